#include "store/group_writer.hpp"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <future>

#include "store/testing/helpers.hpp"

namespace tempora::store {
namespace {

std::optional<Error> write(GroupWriter& writer, GroupWriter::Change change) {
  std::promise<std::optional<Error>> answered;
  writer.hand_over(std::move(change),
                   [&answered](std::optional<Error> error) { answered.set_value(std::move(error)); });
  return answered.get_future().get();
}

// SQLite rolls back by itself after some errors and not after others.
TEST(GroupWriter, GoesOnAfterErrorsThatLeaveTheTransactionOpen) {
  const TemporaryFolder folder;
  Connection connection(folder.file("file"), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, "");
  GroupWriter writer(connection, 1'000);
  for (const int code : {SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_TOOBIG, SQLITE_NOMEM}) {
    const auto error = write(writer, [code](Connection& c) {
      c.run("CREATE TABLE half (x)");
      throw SQLite::Exception("no more", code);
    });
    ASSERT_TRUE(error.has_value());
    EXPECT_EQ(error->kind, code == SQLITE_CORRUPT || code == SQLITE_NOTADB ? ErrorKind::damaged : ErrorKind::io);
  }
  EXPECT_FALSE(write(writer, [](Connection& c) { c.run("CREATE TABLE whole (x)"); }).has_value());
  EXPECT_EQ(connection.database().execAndGet("SELECT group_concat(name) FROM sqlite_schema").getString(), "whole");
}

// Copying the log into the file is left to the writer, and done: the log does not grow for ever.
TEST(GroupWriter, KeepsTheLogShort) {
  const TemporaryFolder folder;
  Connection connection(folder.file("file"), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, "");
  connection.database().exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; CREATE TABLE t (x)");
  GroupWriter writer(connection, 50);
  for (int i = 0; i < 500; ++i) {
    ASSERT_FALSE(write(writer, [](Connection& c) { c.run("INSERT INTO t VALUES (randomblob(4000))"); }).has_value());
  }
  EXPECT_LT(std::filesystem::file_size(folder.file("file-wal")), 60u * 4'120);
  EXPECT_GT(std::filesystem::file_size(folder.file("file")), 400u * 4'096);
}

}  // namespace
}  // namespace tempora::store
