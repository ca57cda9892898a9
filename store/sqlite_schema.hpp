// The shape of the SQLite file, and how files of older programs come to it.
#pragma once

#include <span>

#include "store/sqlite_connection.hpp"

namespace tempora::store {

// What marks an SQLite file as ours (PRAGMA application_id): "Tmpr".
inline constexpr std::int64_t kApplicationId = 0x546d7072;

// Step i brings a file from version i to version i + 1. A step that was once released is never changed again.
std::span<const char* const> schema_steps();

// The file's schema version; 0 when the file is empty. Throws Refused when it isn't ours or is newer than `steps`.
std::int64_t schema_version(Connection& connection, std::span<const char* const> steps = schema_steps());

// Takes the steps that the file lacks, all of them or none.
void migrate(Connection& connection, std::span<const char* const> steps = schema_steps());

}  // namespace tempora::store
