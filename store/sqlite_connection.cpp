#include "store/sqlite_connection.hpp"

#include <fmt/core.h>
#include <sqlite3.h>

namespace tempora::store {
namespace {

constexpr int kBusyMilliseconds = 5'000;

ErrorKind kind_of(const SQLite::Exception& exception) {
  switch (exception.getErrorCode()) {
    case SQLITE_CONSTRAINT:
      switch (exception.getExtendedErrorCode()) {
        case SQLITE_CONSTRAINT_FOREIGNKEY:
          return ErrorKind::missing;
        case SQLITE_CONSTRAINT_UNIQUE:
        case SQLITE_CONSTRAINT_PRIMARYKEY:
          return ErrorKind::conflict;
        default:
          return ErrorKind::invalid;
      }
    case SQLITE_FULL:
      return ErrorKind::full;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return ErrorKind::damaged;
    default:
      return ErrorKind::io;
  }
}

}  // namespace

Error error_of(const SQLite::Exception& exception) {
  return Error{kind_of(exception),
               fmt::format("{} (SQLite code {})", exception.what(), exception.getExtendedErrorCode())};
}

Connection::Connection(const std::string& file, int flags, const std::string& vfs)
    : database_(file, flags | SQLITE_OPEN_NOMUTEX, kBusyMilliseconds, vfs) {}

Query Connection::query(const char* sql) {
  auto found = statements_.find(sql);
  if (found == statements_.end()) found = statements_.emplace(sql, SQLite::Statement(database_, sql)).first;
  return Query(found->second);
}

}  // namespace tempora::store
