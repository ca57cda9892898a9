// What can be asked of the SQLite file. All of these run inside a read transaction of the caller, so that one answer
// is of one moment, and throw SQLite::Exception.
#pragma once

#include "store/sqlite_connection.hpp"

namespace tempora::store {

std::vector<Record> records(Connection& connection, const std::string& table, std::int64_t from);
std::optional<std::string> answer(Connection& connection, const std::string& table, const std::string& person,
                                  const std::string& command);
std::optional<Table> table(Connection& connection, const std::string& code);
std::vector<Table> running_tables(Connection& connection);
std::vector<Table> tables_of(Connection& connection, const std::string& person);
std::vector<Table> open_tables(Connection& connection);
std::vector<FinishedMatch> matches_of(Connection& connection, const std::string& person, std::int64_t limit);
std::optional<FinishedMatch> finished_match(Connection& connection, const std::string& match);
std::optional<std::string> match_log(Connection& connection, const std::string& match);
std::optional<std::string> match_secret(Connection& connection, const std::string& match);
std::optional<Person> person(Connection& connection, const std::string& id);
std::optional<Identity> identify(Connection& connection, const std::string& token_hash);
std::vector<Device> devices_of(Connection& connection, const std::string& person);

}  // namespace tempora::store
