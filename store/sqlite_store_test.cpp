// What only the SQLite store does: its file, its schema, its disk.
#include "store/sqlite_store.hpp"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <array>
#include <fstream>
#include <memory>
#include <sstream>

#include "store/sqlite_connection.hpp"
#include "store/sqlite_schema.hpp"
#include "store/testing/helpers.hpp"
#include "store/testing/power_cut_vfs.hpp"

namespace tempora::store {
namespace {

Result<std::unique_ptr<Store>> open(const std::string& file, const std::string& vfs = "") {
  SqliteOptions options;
  options.file = file;
  options.vfs = vfs;
  return open_sqlite_store(options);
}

ErrorKind refusal(const std::string& file) {
  const auto store = open(file);
  if (store) return ErrorKind{-1};
  EXPECT_EQ(store.error().text.find('\n'), std::string::npos);
  EXPECT_NE(store.error().text.find(file), std::string::npos) << store.error().text;
  return store.error().kind;
}

std::string read_text(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  EXPECT_TRUE(in.is_open()) << path;
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

void execute(const std::string& file, const std::string& sql) {
  Connection(file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, "").database().exec(sql);
}

std::string schema_of(Connection& connection) {
  std::string all;
  Query query = connection.query("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name");
  while (query.step()) all += query.text_at(0) + "\n";
  return all;
}

TEST(SqliteStoreFile, IsForItsOwnerOnly) {
  const TemporaryFolder folder;
  ASSERT_TRUE(open(folder.file("store")));
  using std::filesystem::perms;
  EXPECT_EQ(std::filesystem::status(folder.file("store")).permissions(), perms::owner_read | perms::owner_write);
}

TEST(SqliteStoreFile, IsHeldByOneStoreAtATime) {
  const TemporaryFolder folder;
  {
    const auto first = open(folder.file("store"));
    ASSERT_TRUE(first);
    EXPECT_EQ(open(folder.file("store")).error().kind, ErrorKind::in_use);
  }
  EXPECT_TRUE(open(folder.file("store")));
}

TEST(SqliteStoreFile, IsOneFileAfterAClose) {
  const TemporaryFolder folder;
  {
    const auto store = open(folder.file("store"));
    ASSERT_TRUE(append(**store, new_table("A")));
    ASSERT_TRUE((*store)->table("A"));
    EXPECT_TRUE(std::filesystem::exists(folder.file("store-wal")));
  }
  EXPECT_FALSE(std::filesystem::exists(folder.file("store-wal")));
  EXPECT_FALSE(std::filesystem::exists(folder.file("store-shm")));
}

TEST(SqliteStoreFile, IsRefusedWhenItIsNotAStore) {
  const TemporaryFolder folder;
  EXPECT_EQ(refusal(folder.file("no/folder")), ErrorKind::io);

  execute(folder.file("other"), "CREATE TABLE other (a)");
  EXPECT_EQ(refusal(folder.file("other")), ErrorKind::version);

  std::ofstream(folder.file("text")) << "This is no database, and long enough for SQLite to see that it is none: "
                                     << std::string(500, '.');
  EXPECT_EQ(refusal(folder.file("text")), ErrorKind::damaged);
}

TEST(SqliteStoreSchema, NewerFileIsRefusedAndLeftAsItIs) {
  const TemporaryFolder folder;
  const std::string file = folder.file("store");
  ASSERT_TRUE(open(file));
  execute(file, "PRAGMA user_version = 1000");
  const std::string before = read_text(file);
  const auto store = open(file);
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().kind, ErrorKind::version);
  EXPECT_EQ(store.error().text, fmt::format("{}: the store has schema version 1000, this program knows versions up to "
                                            "{}: use the program that wrote it, or a newer one",
                                            file, schema_steps().size()));
  EXPECT_EQ(read_text(file), before);
}

// version_1.sql stands for the files that version 1 left behind, so it is never changed.
TEST(SqliteStoreSchema, FileOfVersion1IsBroughtUpToDate) {
  const TemporaryFolder folder;
  const std::string file = folder.file("store");
  execute(file, read_text("store/testing/version_1.sql"));
  const auto opened = open(file);
  ASSERT_TRUE(opened) << opened.error().text;
  Store& store = **opened;

  const std::vector<Record> records = store.records("K7QF").value();
  ASSERT_EQ(records.size(), 2u);
  EXPECT_EQ(records[0], (Record{1, "event", R"({"move":1})", "m1", 0, "ada", "c1", R"({"type":"done"})"}));
  EXPECT_EQ(records[1], (Record{2, "chat", R"({"text":"hello"})", "", std::nullopt, "", "", ""}));
  const Table table{"K7QF", "tempel", 1000, R"({"phase":"over"})", {"ada"}, true, false, 2};
  EXPECT_EQ(store.open_tables().value(), std::vector<Table>{table});
  const FinishedMatch match{"m1", "K7QF", "tempel", 2000, R"({"won":"guardians"})", {{"ada", 0, 1}, {"", 1, {}}}};
  EXPECT_EQ(store.matches_of("ada", 10).value(), std::vector<FinishedMatch>{match});
  EXPECT_EQ(store.match_log("m1").value(), "the log\n");
  EXPECT_EQ(store.match_secret("m1").value(), std::string("\x01\x02\x03", 3));
  EXPECT_EQ(store.identify(std::string(32, '\xab')).value()->person, (Person{"ada", "Ada", 900}));
  EXPECT_EQ(store.identify(std::string(32, '\xab')).value()->device.label, "a phone");
  EXPECT_EQ(await<std::string>([&](auto done) {
              store.join_device(std::string(32, '\xcd'), device("d2", 3'000), done);
            }).value(),
            "ada");
}

TEST(SqliteStoreSchema, OldFileGetsTheShapeOfANewOne) {
  const TemporaryFolder folder;
  execute(folder.file("old"), read_text("store/testing/version_1.sql"));
  ASSERT_TRUE(open(folder.file("old")));
  ASSERT_TRUE(open(folder.file("new")));
  Connection old_file(folder.file("old"), SQLITE_OPEN_READWRITE, "");
  Connection new_file(folder.file("new"), SQLITE_OPEN_READWRITE, "");
  EXPECT_EQ(schema_of(old_file), schema_of(new_file));
  EXPECT_EQ(schema_version(old_file), static_cast<std::int64_t>(schema_steps().size()));
}

TEST(SqliteStoreSchema, StepsThatLackAreTakenAllOrNone) {
  const TemporaryFolder folder;
  Connection connection(folder.file("store"), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, "");
  constexpr std::array kOne{"CREATE TABLE a (x)"};
  constexpr std::array kThree{"CREATE TABLE a (x)", "ALTER TABLE a ADD COLUMN y; INSERT INTO a VALUES (1, 2)",
                              "CREATE TABLE b (z)"};
  constexpr std::array kBroken{"CREATE TABLE a (x)", "CREATE TABLE c (z)", "this is no SQL"};
  EXPECT_EQ(schema_version(connection, kOne), 0);
  migrate(connection, kOne);
  EXPECT_EQ(schema_version(connection, kOne), 1);
  const std::string before = schema_of(connection);
  EXPECT_THROW(migrate(connection, kBroken), SQLite::Exception);
  EXPECT_EQ(schema_version(connection, kOne), 1);
  EXPECT_EQ(schema_of(connection), before);
  migrate(connection, kThree);
  EXPECT_EQ(schema_version(connection, kThree), 3);
  EXPECT_EQ(connection.database().execAndGet("SELECT sum(y) FROM a").getInt(), 2);
  migrate(connection, kThree);
  EXPECT_EQ(connection.database().execAndGet("SELECT count(*) FROM a").getInt(), 1) << "a step is taken once";
  EXPECT_THROW(migrate(connection, kOne), Refused);
}

TEST(SqliteStoreDisk, FullDiskRefusesAndGoesOnWhenThereIsRoom) {
  const TemporaryFolder folder;
  PowerCutVfs vfs("full-disk", 1);
  std::int64_t stored = 0;
  {
    const auto opened = open(folder.file("store"), vfs.name());
    ASSERT_TRUE(opened) << opened.error().text;
    Store& store = **opened;
    ASSERT_TRUE(append(store, new_table("A")));
    for (int round = 0; round < 3; ++round) {
      vfs.limit_room(200'000);
      Result<void> result;
      while ((result = append(store, records("A", stored + 1, stored + 1)))) ++stored;
      EXPECT_EQ(kind(result), ErrorKind::full) << result.error().text;
      EXPECT_EQ(kind(append(store, records("A", stored + 1, stored + 5))), ErrorKind::full);
      EXPECT_EQ(store.records("A").value().size(), static_cast<std::size_t>(stored)) << "reading goes on";
      vfs.limit_room(std::nullopt);
      ASSERT_TRUE(append(store, records("A", stored + 1, stored + 2)));
      stored += 2;
    }
  }
  EXPECT_GT(stored, 6);
  const auto again = open(folder.file("store"), vfs.name());
  EXPECT_EQ((*again)->records("A").value(), records("A", 1, stored).records);
}

TEST(SqliteStoreDisk, WhatFitsIsStoredThoughItsGroupDoesNot) {
  const TemporaryFolder folder;
  PowerCutVfs vfs("nearly-full-disk", 1);
  const auto opened = open(folder.file("store"), vfs.name());
  ASSERT_TRUE(opened);
  Store& store = **opened;
  std::promise<void> held;
  std::promise<void> latch;
  store.append(new_table("A"), [&](const Result<void>&) {
    held.set_value();
    latch.get_future().wait();
  });
  held.get_future().wait();
  vfs.limit_room(100'000);
  std::vector<std::optional<ErrorKind>> answers;
  const auto note = [&answers](const Result<void>& result) { answers.push_back(kind(result)); };
  Append big = new_table("B");
  big.records = {record(1)};
  big.records[0].body = std::string(1'000'000, '.');
  store.append(records("A", 1, 1), note);
  store.append(big, note);
  store.append(records("A", 3, 3), note);
  store.append(records("A", 2, 2), note);
  latch.set_value();
  ASSERT_TRUE(await([&](auto done) { store.append(records("A", 3, 3), done); }));
  EXPECT_EQ(answers,
            (std::vector<std::optional<ErrorKind>>{std::nullopt, ErrorKind::full, ErrorKind::conflict, std::nullopt}));
  EXPECT_EQ(store.records("A").value(), records("A", 1, 3).records);
  EXPECT_EQ(store.table("B").value(), std::nullopt);
}

TEST(SqliteStoreDisk, FailedSyncRefuses) {
  const TemporaryFolder folder;
  PowerCutVfs vfs("failing-disk", 1);
  const auto opened = open(folder.file("store"), vfs.name());
  ASSERT_TRUE(opened);
  Store& store = **opened;
  ASSERT_TRUE(append(store, new_table("A")));
  vfs.fail_syncs(true);
  EXPECT_EQ(kind(append(store, records("A", 1, 1))), ErrorKind::io);
  EXPECT_TRUE(store.records("A").value().empty()) << "what is not durable is not shown";
  vfs.fail_syncs(false);
  EXPECT_TRUE(append(store, records("A", 1, 1)));
  EXPECT_EQ(store.records("A").value().size(), 1u);
}

}  // namespace
}  // namespace tempora::store
