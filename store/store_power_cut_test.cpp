// The power fails at random moments: what was acknowledged is there afterwards.
#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <memory>
#include <random>

#include "store/sqlite_store.hpp"
#include "store/testing/load.hpp"
#include "store/testing/power_cut_vfs.hpp"

namespace tempora::store {
namespace {

constexpr int kCutsOfAStore = 5;
// The power fails within so many steps of the disk from when the store begins to be opened.
constexpr std::uint64_t kFirstSteps = 150;
constexpr std::uint64_t kSteps = 1'500;

int cuts() { return std::getenv("TEMPORA_FULL") != nullptr ? 2'000 : 100; }

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

}  // namespace
}  // namespace tempora::store
