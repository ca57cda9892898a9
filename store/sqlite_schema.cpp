#include "store/sqlite_schema.hpp"

#include <fmt/core.h>

#include <array>

namespace tempora::store {
namespace {

// Tables are named by a small number inside the file, which keeps the indexes of `records` small.
constexpr const char* kVersion1 = R"sql(
CREATE TABLE persons (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE devices (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES persons (id),
  token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  created INTEGER NOT NULL,
  seen INTEGER NOT NULL,
  label TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX devices_by_person ON devices (person);

CREATE TABLE invitations (
  secret_hash BLOB PRIMARY KEY CHECK (length(secret_hash) = 32),
  person TEXT NOT NULL REFERENCES persons (id),
  created INTEGER NOT NULL,
  expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_by_expiry ON invitations (expires);

CREATE TABLE tables (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  created INTEGER NOT NULL,
  open INTEGER NOT NULL CHECK (open IN (0, 1)),
  over INTEGER NOT NULL CHECK (over IN (0, 1)),
  summary TEXT NOT NULL
) STRICT;
CREATE INDEX tables_running ON tables (created, id) WHERE over = 0;
CREATE INDEX tables_open ON tables (created, id) WHERE over = 0 AND open = 1;

CREATE TABLE seated (
  person TEXT NOT NULL REFERENCES persons (id),
  table_id INTEGER NOT NULL REFERENCES tables (id),
  PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX seated_by_table ON seated (table_id, person);

CREATE TABLE records (
  id INTEGER PRIMARY KEY,
  table_id INTEGER NOT NULL REFERENCES tables (id),
  n INTEGER NOT NULL CHECK (n >= 1),
  kind TEXT NOT NULL,
  match TEXT,
  event INTEGER,
  person TEXT,
  command TEXT,
  body TEXT NOT NULL,
  answer TEXT,
  UNIQUE (table_id, n),
  CHECK (event IS NULL OR match IS NOT NULL),
  CHECK (command IS NULL OR person IS NOT NULL)
) STRICT;
CREATE UNIQUE INDEX records_by_event ON records (match, event) WHERE event IS NOT NULL;
CREATE UNIQUE INDEX records_by_command ON records (table_id, person, command) WHERE command IS NOT NULL;

CREATE TABLE secrets (
  match TEXT PRIMARY KEY,
  bytes BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE matches (
  id INTEGER PRIMARY KEY,
  match TEXT NOT NULL UNIQUE,
  table_id INTEGER NOT NULL REFERENCES tables (id),
  game TEXT NOT NULL,
  ended INTEGER NOT NULL,
  summary TEXT NOT NULL,
  log TEXT NOT NULL
) STRICT;

CREATE TABLE participants (
  match_id INTEGER NOT NULL REFERENCES matches (id),
  seat INTEGER NOT NULL,
  person TEXT REFERENCES persons (id),
  place INTEGER,
  PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX participants_by_person ON participants (person, match_id) WHERE person IS NOT NULL;
)sql";

constexpr std::array kSteps{kVersion1};

std::int64_t pragma(Connection& connection, const char* sql) {
  return connection.database().execAndGet(sql).getInt64();
}

}  // namespace

std::span<const char* const> schema_steps() { return kSteps; }

std::int64_t schema_version(Connection& connection, std::span<const char* const> steps) {
  const std::int64_t version = pragma(connection, "PRAGMA user_version");
  const std::int64_t application = pragma(connection, "PRAGMA application_id");
  if (application != kApplicationId) {
    const bool fresh =
        application == 0 && version == 0 && pragma(connection, "SELECT count(*) FROM sqlite_schema") == 0;
    if (fresh) return 0;
    throw Refused{{ErrorKind::version, "the file is an SQLite database, but not a store of this program"}};
  }
  const auto known = static_cast<std::int64_t>(steps.size());
  if (version > known) {
    throw Refused{{ErrorKind::version, fmt::format("the store has schema version {}, this program knows versions up to "
                                                   "{}: use the program that wrote it, or a newer one",
                                                   version, known)}};
  }
  return version;
}

void migrate(Connection& connection, std::span<const char* const> steps) {
  SQLite::Database& database = connection.database();
  SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
  const std::int64_t version = schema_version(connection, steps);
  const auto known = static_cast<std::int64_t>(steps.size());
  if (version == known) return;
  for (const char* step : steps.subspan(static_cast<std::size_t>(version))) database.exec(step);
  database.exec(fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}", kApplicationId, known));
  transaction.commit();
}

}  // namespace tempora::store
