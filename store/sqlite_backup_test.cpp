#include <gtest/gtest.h>
#include <sqlite3.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <memory>
#include <thread>

#include "store/sqlite_connection.hpp"
#include "store/sqlite_store.hpp"
#include "store/testing/helpers.hpp"

namespace tempora::store {
namespace {

std::unique_ptr<Store> store_in(const std::string& file) {
  SqliteOptions options;
  options.file = file;
  options.checkpoint_pages = 20;
  auto store = open_sqlite_store(options);
  if (!store) ADD_FAILURE() << store.error().text;
  return std::move(store.value());
}

// A store with a table that has so many records.
void fill(const std::string& file, std::int64_t count) {
  const std::unique_ptr<Store> store = store_in(file);
  Append step = records("A", 1, count);
  step.update = table("A");
  ASSERT_TRUE(append(*store, step));
}

std::size_t count(const std::string& file) { return store_in(file)->records("A").value().size(); }

TEST(SqliteBackup, IsWholeWhileTheStoreIsWritten) {
  const TemporaryFolder folder;
  const std::unique_ptr<Store> store = store_in(folder.file("store"));
  ASSERT_TRUE(append(*store, new_table("A")));
  // Each append stores two records, so that a copy of half an append would show.
  std::atomic<std::int64_t> acknowledged = 0;
  std::atomic<bool> stop = false;
  std::thread writer([&] {
    while (!stop) {
      EXPECT_TRUE(append(*store, records("A", acknowledged + 1, acknowledged + 2)));
      acknowledged += 2;
    }
  });
  for (int i = 0; i < 10; ++i) {
    const std::int64_t before = acknowledged;
    const Result<void> result = backup_sqlite_store(folder.file("store"), folder.file("backup"));
    ASSERT_TRUE(result) << result.error().text;
    const std::vector<Record> found = store_in(folder.file("backup"))->records("A").value();
    EXPECT_EQ(found.size() % 2, 0u);
    EXPECT_GE(found.size(), static_cast<std::size_t>(before)) << "all that was acknowledged before is in it";
    EXPECT_EQ(found, records("A", 1, static_cast<std::int64_t>(found.size())).records);
  }
  stop = true;
  writer.join();
}

TEST(SqliteBackup, IsOneFileForItsOwnerOnly) {
  const TemporaryFolder folder;
  fill(folder.file("store"), 3);
  ASSERT_TRUE(backup_sqlite_store(folder.file("store"), folder.file("backup")));
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder.file(""))) {
    names.push_back(entry.path().filename().string());
  }
  std::sort(names.begin(), names.end());
  EXPECT_EQ(names, (std::vector<std::string>{"backup", "store", "store.lock"}));
  using std::filesystem::perms;
  EXPECT_EQ(std::filesystem::status(folder.file("backup")).permissions(), perms::owner_read | perms::owner_write);
}

TEST(SqliteBackup, OfWhatIsNoSoundStoreIsRefusedAndTheOldOneKept) {
  const TemporaryFolder folder;
  fill(folder.file("store"), 3);
  ASSERT_TRUE(backup_sqlite_store(folder.file("store"), folder.file("backup")));
  EXPECT_EQ(kind(backup_sqlite_store(folder.file("none"), folder.file("backup"))), ErrorKind::missing);
  EXPECT_EQ(kind(backup_sqlite_store(folder.file("store"), folder.file("store"))), ErrorKind::invalid);
  EXPECT_EQ(kind(backup_sqlite_store(folder.file("store"), folder.file("no/folder"))), ErrorKind::io);
  std::ofstream(folder.file("text")) << std::string(1'000, '.');
  EXPECT_EQ(kind(backup_sqlite_store(folder.file("text"), folder.file("backup"))), ErrorKind::damaged);
  std::ofstream(folder.file("empty"));
  EXPECT_EQ(kind(backup_sqlite_store(folder.file("empty"), folder.file("backup"))), ErrorKind::version);

  // Damage inside a page of the file.
  fill(folder.file("damaged"), 500);
  {
    std::fstream file(folder.file("damaged"), std::ios::in | std::ios::out | std::ios::binary);
    const auto size = static_cast<std::streamoff>(std::filesystem::file_size(folder.file("damaged")));
    file.seekp(size / 4096 / 2 * 4096);
    file << std::string(4'096, '\x5a');
  }
  const Result<void> damaged = backup_sqlite_store(folder.file("damaged"), folder.file("backup"));
  EXPECT_EQ(kind(damaged), ErrorKind::damaged);
  EXPECT_EQ(damaged.error().text.find('\n'), std::string::npos) << damaged.error().text;
  EXPECT_FALSE(std::filesystem::exists(folder.file("backup.partial")));
  EXPECT_EQ(count(folder.file("backup")), 3u);
}

// A store as it lies there after its server was killed: the newest records are in the log only.
void fill_and_kill(const TemporaryFolder& folder, const std::string& name, std::int64_t count) {
  SqliteOptions options;
  options.file = folder.file("living");
  const std::unique_ptr<Store> store = std::move(open_sqlite_store(options).value());
  Append step = records("A", 1, count);
  step.update = table("A");
  ASSERT_TRUE(append(*store, step));
  for (const char* end : {"", "-wal"}) std::filesystem::copy_file(folder.file("living") + end, folder.file(name) + end);
}

TEST(SqliteBackup, OfAKilledStoreHoldsWhatIsInItsLog) {
  const TemporaryFolder folder;
  fill_and_kill(folder, "store", 7);
  ASSERT_TRUE(backup_sqlite_store(folder.file("store"), folder.file("backup")));
  EXPECT_EQ(count(folder.file("backup")), 7u);
}

TEST(SqliteRestore, KeepsWhatIsInTheLogOfAKilledStore) {
  const TemporaryFolder folder;
  fill(folder.file("backup"), 3);
  fill_and_kill(folder, "store", 7);
  ASSERT_TRUE(restore_sqlite_store(folder.file("backup"), folder.file("store")));
  EXPECT_EQ(count(folder.file("store")), 3u);
  EXPECT_EQ(count(folder.file("store.replaced")), 7u);
}

TEST(SqliteRestore, PutsTheBackupInPlaceAndKeepsWhatWasThere) {
  const TemporaryFolder folder;
  fill(folder.file("store"), 3);
  ASSERT_TRUE(backup_sqlite_store(folder.file("store"), folder.file("backup")));
  ASSERT_TRUE(append(*store_in(folder.file("store")), records("A", 4, 9)));

  const Result<void> restored = restore_sqlite_store(folder.file("backup"), folder.file("store"));
  ASSERT_TRUE(restored) << restored.error().text;
  EXPECT_EQ(count(folder.file("store")), 3u);
  EXPECT_EQ(count(folder.file("store.replaced")), 9u);
  EXPECT_EQ(count(folder.file("backup")), 3u);

  const Result<void> again = restore_sqlite_store(folder.file("backup"), folder.file("store"));
  EXPECT_EQ(kind(again), ErrorKind::conflict) << "the store that was kept is not lost by a second restore";
  EXPECT_EQ(count(folder.file("store.replaced")), 9u);
}

TEST(SqliteRestore, MakesAStoreWhereThereIsNone) {
  const TemporaryFolder folder;
  fill(folder.file("backup"), 3);
  ASSERT_TRUE(restore_sqlite_store(folder.file("backup"), folder.file("store")));
  EXPECT_EQ(count(folder.file("store")), 3u);
  EXPECT_FALSE(std::filesystem::exists(folder.file("store.replaced")));
}

TEST(SqliteRestore, IsRefusedWhileTheStoreIsInUse) {
  const TemporaryFolder folder;
  fill(folder.file("backup"), 3);
  const std::unique_ptr<Store> store = store_in(folder.file("store"));
  ASSERT_TRUE(append(*store, new_table("A")));
  EXPECT_EQ(kind(restore_sqlite_store(folder.file("backup"), folder.file("store"))), ErrorKind::in_use);
  EXPECT_TRUE(append(*store, records("A", 1, 1)));
}

TEST(SqliteRestore, OfWhatIsNoBackupLeavesTheStoreAlone) {
  const TemporaryFolder folder;
  fill(folder.file("store"), 3);
  std::ofstream(folder.file("text")) << std::string(1'000, '.');
  EXPECT_EQ(kind(restore_sqlite_store(folder.file("text"), folder.file("store"))), ErrorKind::damaged);
  EXPECT_EQ(kind(restore_sqlite_store(folder.file("none"), folder.file("store"))), ErrorKind::missing);
  EXPECT_EQ(count(folder.file("store")), 3u);
  EXPECT_FALSE(std::filesystem::exists(folder.file("store.replaced")));
}

TEST(SqliteRestore, OfABackupByANewerProgramIsRefused) {
  const TemporaryFolder folder;
  fill(folder.file("store"), 3);
  fill(folder.file("backup"), 5);
  Connection(folder.file("backup"), SQLITE_OPEN_READWRITE, "").database().exec("PRAGMA user_version = 1000");
  EXPECT_EQ(kind(restore_sqlite_store(folder.file("backup"), folder.file("store"))), ErrorKind::version);
  EXPECT_EQ(count(folder.file("store")), 3u);
}

TEST(SqliteRestore, ReplacesAStoreThatIsDamaged) {
  const TemporaryFolder folder;
  fill(folder.file("backup"), 3);
  std::ofstream(folder.file("store")) << std::string(1'000, '.');
  std::filesystem::create_directory(folder.file("store-wal"));  // a log that nobody can read
  ASSERT_TRUE(restore_sqlite_store(folder.file("backup"), folder.file("store")));
  EXPECT_EQ(count(folder.file("store")), 3u);
  EXPECT_EQ(std::filesystem::file_size(folder.file("store.replaced")), 1'000u);
  EXPECT_TRUE(std::filesystem::exists(folder.file("store.replaced-wal"))) << "it must not be taken for the new one's";
}

}  // namespace
}  // namespace tempora::store
