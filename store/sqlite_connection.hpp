// One connection to an SQLite database, as the store uses it. Functions here throw SQLite::Exception or Refused.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "store/store.hpp"

namespace tempora::store {

// Thrown inside the store where a change must not be done.
struct Refused {
  Error error;
};

Error error_of(const SQLite::Exception& exception);

// A prepared statement with its values, ready to be stepped through. Values must live as long as this does.
class Query {
 public:
  explicit Query(SQLite::Statement& statement) : statement_(statement) {}
  ~Query() { statement_.tryReset(); }
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;

  Query& text(const std::string& value) {
    statement_.bindNoCopy(++bound_, value);
    return *this;
  }
  // Null when empty.
  Query& optional_text(const std::string& value) { return value.empty() ? null() : text(value); }
  Query& blob(const std::string& value) {
    // A null pointer would be a NULL, so an empty blob needs a pointer all the same.
    statement_.bindNoCopy(++bound_, static_cast<const void*>(value.c_str()), static_cast<int>(value.size()));
    return *this;
  }
  Query& number(std::int64_t value) {
    statement_.bind(++bound_, value);
    return *this;
  }
  Query& optional_number(std::optional<std::int64_t> value) { return value ? number(*value) : null(); }

  // The next row, or false at the end.
  bool step() { return statement_.executeStep(); }
  // Runs a statement that gives no rows; the number of rows that it changed.
  int run() { return statement_.exec(); }

  // A column of the current row; null reads as empty or 0.
  std::string text_at(int column) const { return statement_.getColumn(column).getString(); }
  std::int64_t number_at(int column) const { return statement_.getColumn(column).getInt64(); }
  std::optional<std::int64_t> optional_number_at(int column) const {
    if (statement_.getColumn(column).isNull()) return std::nullopt;
    return number_at(column);
  }

 private:
  Query& null() {
    statement_.bind(++bound_);
    return *this;
  }

  SQLite::Statement& statement_;
  int bound_ = 0;
};

class Connection {
 public:
  // `vfs`: empty for the usual one. `flags`: SQLITE_OPEN_… A lock held by another program is waited for five seconds.
  Connection(const std::string& file, int flags, const std::string& vfs);

  // `sql` must be a literal: its statement is prepared once and found again by its address.
  Query query(const char* sql);
  void run(const char* sql) { query(sql).run(); }
  SQLite::Database& database() { return database_; }

 private:
  SQLite::Database database_;
  std::map<const char*, SQLite::Statement> statements_;
};

}  // namespace tempora::store
