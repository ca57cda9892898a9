// What each change of the store does to the SQLite file. All of these run inside a transaction of the caller and throw
// Refused or SQLite::Exception; then the caller takes back what they did.
#pragma once

#include "store/sqlite_connection.hpp"

namespace tempora::store {

void append(Connection& connection, const Append& append);
void add_person(Connection& connection, const Person& person, const Device& device);
void rename_person(Connection& connection, const std::string& person, const std::string& name);
void touch_device(Connection& connection, const std::string& device, std::int64_t seen);
void remove_device(Connection& connection, const std::string& person, const std::string& device);
void invite_device(Connection& connection, const Invitation& invitation);
// Answers the id of the person who invited.
std::string join_device(Connection& connection, const std::string& secret_hash, const Device& device);

}  // namespace tempora::store
