// The power fails at random moments: what was acknowledged is there afterwards, and a copy is whole or not there.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <random>

#include "engine/testing/counts.hpp"
#include "store/sqlite_store.hpp"
#include "store/testing/load.hpp"
#include "store/testing/power_cut_vfs.hpp"

namespace tempora::store {
namespace {

constexpr int kCutsOfAStore = 5;
// The power fails within so many steps of the disk from when the store begins to be opened.
constexpr std::uint64_t kFirstSteps = 150;
constexpr std::uint64_t kSteps = 1'500;

int cuts() { return scaled(2'000); }

// What happened over all cuts.
struct Report {
  std::string lost;  // a line for each thing; empty: nothing
  std::int64_t acknowledged = 0;
};

Result<std::unique_ptr<Store>> open(const TemporaryFolder& folder, const PowerCutVfs& vfs, bool synchronous) {
  SqliteOptions options;
  options.file = folder.file("store");
  options.vfs = vfs.name();
  options.synchronous = synchronous;
  options.checkpoint_pages = 30;  // so that many cuts fall into a checkpoint
  return open_sqlite_store(options);
}

// Opens the store, works at it until the power fails, and puts down what was acknowledged. What went wrong before the
// power failed; empty: nothing.
std::string work_until_cut(const TemporaryFolder& folder, PowerCutVfs& vfs, bool synchronous,
                           std::map<std::string, std::int64_t>& acknowledged) {
  Result<std::unique_ptr<Store>> opened = open(folder, vfs, synchronous);
  if (!opened) return vfs.is_cut() ? "" : "the store does not open: " + opened.error().text + "\n";
  std::unique_ptr<Store> store = std::move(*opened);
  Load load(*store, 5, [&](const std::string& code, std::int64_t n) { acknowledged[code] = n; });
  load.start();
  store.reset();  // waits for the load, which ends when the power fails
  return vfs.is_cut() ? "" : "an append was refused while there was power\n";
}

// Cuts the power again and again.
Report cut_power(std::uint64_t seed, int cuts, bool synchronous) {
  std::mt19937_64 random(seed);
  Report report;
  int stores = 0;
  for (int cut = 0; cut < cuts; ++stores) {
    // Several cuts at each store, the first of them soon, so that its making is cut as well.
    const TemporaryFolder folder;
    PowerCutVfs vfs("power-cut", random());
    std::map<std::string, std::int64_t> acknowledged;
    std::string now;
    for (int i = 0; i < kCutsOfAStore && cut < cuts && now.empty(); ++i, ++cut) {
      vfs.cut_at(vfs.steps() + 1 + random() % (i == 0 ? kFirstSteps : kSteps));
      now = work_until_cut(folder, vfs, synchronous, acknowledged);
      vfs.cut();
      vfs.restore_power();
      const Result<std::unique_ptr<Store>> store = open(folder, vfs, synchronous);
      now +=
          store ? what_is_lost(**store, acknowledged) : "the store does not open again: " + store.error().text + "\n";
    }
    for (const auto& [code, last] : acknowledged) report.acknowledged += last;
    if (!now.empty()) report.lost += fmt::format("store {}, cut {}: {}", stores, cut, now);
  }
  return report;
}

TEST(StorePowerCut, LosesNothingThatWasAcknowledged) {
  const Report report = cut_power(1, cuts(), true);
  EXPECT_EQ(report.lost, "");
  EXPECT_GT(report.acknowledged, 100 * cuts());
}

// The test above would see losses: without synchronous writing there are some.
TEST(StorePowerCut, LosesMuchWithoutSynchronousWriting) { EXPECT_NE(cut_power(1, 20, false).lost, ""); }

constexpr std::int64_t kOld = 9;  // records of the store that is replaced
constexpr std::int64_t kNew = 4;  // and of the other

// Makes a store and closes it, or leaves it as it lies there when its server was killed: with its newest record in the
// log alone.
void make_store(const TemporaryFolder& folder, const std::string& name, std::int64_t count, bool killed) {
  SqliteOptions options;
  options.file = folder.file("living " + name);
  const auto open_again = [&] { return std::move(open_sqlite_store(options).value()); };
  std::unique_ptr<Store> store = open_again();
  Append step = records("A", 1, count - 1);
  step.update = table("A");
  ASSERT_TRUE(append(*store, step));
  store.reset();
  store = open_again();
  ASSERT_TRUE(append(*store, records("A", count, count)));
  if (!killed) store.reset();
  std::filesystem::copy_file(options.file, folder.file(name));
  if (killed) std::filesystem::copy_file(options.file + "-wal", folder.file(name + "-wal"));
}

// The records of a sound store; −1 if it is none.
std::int64_t count(const std::string& file, const PowerCutVfs& vfs) {
  SqliteOptions options;
  options.file = file;
  options.vfs = vfs.name();
  const Result<std::unique_ptr<Store>> store = open_sqlite_store(options);
  if (!store) return -1;
  const auto found = (*store)->records("A");
  if (!found || *found != records("A", 1, static_cast<std::int64_t>(found->size())).records) return -1;
  return static_cast<std::int64_t>(found->size());
}

// Cuts the power at one step of a restore, or of a backup, then at the next, until it has run through; counts in
// `found` what was there afterwards. The number of steps.
std::uint64_t cut_copy(const TemporaryFolder& stores, std::uint64_t seed, std::uint64_t first, bool restores,
                       std::map<std::int64_t, int>& found) {
  for (std::uint64_t step = first;; ++step) {
    const TemporaryFolder folder;
    const std::string from = folder.file("from");
    const std::string to = folder.file("to");
    for (const char* name : {"from", "from-wal", "to", "to-wal"}) {
      if (std::filesystem::exists(stores.file(name))) std::filesystem::copy_file(stores.file(name), folder.file(name));
    }
    PowerCutVfs vfs("power-cut-copy", seed * 1'000 + step);
    const CopyOptions options{vfs.name(), &vfs.files()};
    const auto copy = [&] {
      return restores ? restore_sqlite_store(from, to, options) : backup_sqlite_store(from, to, options);
    };
    vfs.cut_at(step);
    const Result<void> copied = copy();
    const bool whole = !vfs.is_cut();
    EXPECT_EQ(whole, copied.has_value()) << "step " << step;
    vfs.cut();
    vfs.restore_power();
    const std::int64_t now = count(to, vfs);
    ++found[now];
    EXPECT_TRUE(now == kNew || (now == kOld && !whole)) << "step " << step << ": " << now << " records";
    if (restores && now == kNew) {
      EXPECT_EQ(count(to + ".replaced", vfs), kOld) << "step " << step << ": what was replaced is gone";
    } else {
      // Half a copy is in nobody's way.
      EXPECT_TRUE(copy()) << "step " << step;
      EXPECT_EQ(count(to, vfs), kNew) << "step " << step;
    }
    if (whole) return step;
  }
}

void expect_old_or_new(bool restores, bool killed) {
  // At the last steps the copy takes its place: there chance has the most to decide.
  constexpr std::uint64_t kPlacing = 3;
  const auto seeds = static_cast<std::uint64_t>(scaled(1'000));
  const TemporaryFolder stores;
  make_store(stores, "from", kNew, !restores);
  make_store(stores, "to", kOld, killed);
  std::map<std::int64_t, int> found;
  const std::uint64_t steps = cut_copy(stores, 0, 1, restores, found);
  ASSERT_GT(steps, kPlacing);
  for (std::uint64_t seed = 1; seed <= seeds && !::testing::Test::HasFailure(); ++seed) {
    cut_copy(stores, seed, steps - kPlacing, restores, found);
  }
  EXPECT_GT(found[kOld], 0);
  EXPECT_GT(found[kNew], 0);
}

TEST(StorePowerCut, LeavesTheOldStoreOrTheNewWhenItCutsARestore) { expect_old_or_new(true, false); }
TEST(StorePowerCut, LeavesTheOldStoreOrTheNewWhenItCutsARestoreOverAKilledOne) { expect_old_or_new(true, true); }
TEST(StorePowerCut, LeavesTheOldBackupOrTheNewWhenItCutsABackup) { expect_old_or_new(false, false); }

}  // namespace
}  // namespace tempora::store
