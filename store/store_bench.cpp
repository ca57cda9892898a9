// How many appends a second the SQLite store makes durable, and how many syncs the disk below it does. TMPDIR says
// which disk.
#include <benchmark/benchmark.h>
#include <fcntl.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <future>
#include <vector>

#include "store/sqlite_store.hpp"
#include "store/testing/helpers.hpp"

namespace tempora::store {
namespace {

// What the disk can do: 4 KiB written over and synced, one after the other.
void sync_disk(benchmark::State& state) {
  const TemporaryFolder folder;
  const int file = ::open(folder.file("disk").c_str(), O_RDWR | O_CREAT, 0600);
  std::vector<char> page(4'096, 'x');
  constexpr off_t kPages = 1'000;
  for (off_t i = 0; i < kPages; ++i) benchmark::DoNotOptimize(::pwrite(file, page.data(), page.size(), i * 4'096));
  ::fsync(file);
  off_t i = 0;
  for (auto _ : state) {
    if (::pwrite(file, page.data(), page.size(), i++ % kPages * 4'096) != 4'096 || ::fsync(file) != 0) {
      state.SkipWithError("the disk fails");
      break;
    }
  }
  ::close(file);
  state.SetItemsProcessed(state.iterations());
}

// A move as a server stores it: a record of some 700 bytes and the table's new summary.
Append move(const std::string& code, std::int64_t n) {
  Append append = records(code, n, n);
  Record& record = append.records[0];
  record.body = "\"" + std::string(500, 'b') + "\"";
  record.match = "match of " + code;
  record.event = n;
  record.person = "ada";
  record.command = fmt::format("command-{}", n);
  record.answer = "\"" + std::string(100, 'a') + "\"";
  append.update = table(code);
  append.update->summary = "\"" + std::string(300, 's') + "\"";
  append.update->persons = {"ada"};
  return append;
}

// So many tables append at once, each its next move as soon as the last one is durable.
class Tables {
 public:
  Tables(Store& store, std::int64_t count) : store_(store), last_(static_cast<std::size_t>(count), 0) {}

  // Returns when each table has appended so many moves.
  void append(std::int64_t moves) {
    std::promise<void> done;
    done_ = &done;
    playing_ = last_.size();
    const std::int64_t until = last_[0] + moves;
    for (std::size_t i = 0; i < last_.size(); ++i) next(i, until);
    done.get_future().wait();
  }

 private:
  void next(std::size_t i, std::int64_t until) {
    store_.append(move(fmt::format("T{}", i), last_[i] + 1), [this, i, until](const Result<void>& result) {
      if (!result) std::abort();
      if (++last_[i] < until) {
        next(i, until);
      } else if (--playing_ == 0) {
        done_->set_value();
      }
    });
  }

  Store& store_;
  std::vector<std::int64_t> last_;
  std::atomic<std::size_t> playing_ = 0;
  std::promise<void>* done_ = nullptr;
};

void append_moves(benchmark::State& state) {
  const TemporaryFolder folder;
  SqliteOptions options;
  options.file = folder.file("store");
  const auto store = open_sqlite_store(options);
  if (!store || !add_person(**store, "ada")) {
    state.SkipWithError("the store does not open");
    return;
  }
  Tables tables(**store, state.range(0));
  constexpr std::int64_t kMoves = 20;
  const std::int64_t batch = kMoves * state.range(0);
  const Figures before = (*store)->figures();
  while (state.KeepRunningBatch(batch)) tables.append(kMoves);
  const Figures after = (*store)->figures();
  state.SetItemsProcessed(state.iterations());
  state.counters["appends/commit"] =
      static_cast<double>(after.stored - before.stored) / static_cast<double>(after.commits - before.commits);
}

void read_table(benchmark::State& state) {
  const TemporaryFolder folder;
  SqliteOptions options;
  options.file = folder.file("store");
  const auto store = open_sqlite_store(options);
  if (!store || !add_person(**store, "ada")) {
    state.SkipWithError("the store does not open");
    return;
  }
  Tables(**store, 20).append(state.range(0));
  for (auto _ : state) benchmark::DoNotOptimize((*store)->records("T7"));
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

BENCHMARK(sync_disk)->Unit(benchmark::kMicrosecond)->UseRealTime();
BENCHMARK(append_moves)
    ->ArgName("tables")
    ->Arg(1)
    ->Arg(5)
    ->Arg(20)
    ->Arg(50)
    ->Arg(200)
    ->Arg(400)
    ->Unit(benchmark::kMicrosecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();
BENCHMARK(read_table)->ArgName("records")->Arg(100)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace tempora::store
