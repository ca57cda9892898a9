// A load for tests that kill: tables whose appends follow each other as soon as each is answered.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>

#include "store/testing/helpers.hpp"

namespace tempora::store {

// Tables T0, T1, … append one or two records at a time, forever, until an append is refused. Some appends also
// update the table and end a match. Driven by the store's own thread: the same disk gives the same load.
class Load {
 public:
  // Called on the store's thread for every acknowledged append: the table and the number of its last record.
  using Acknowledged = std::function<void(const std::string& table, std::int64_t last)>;

  // Must outlive the store.
  Load(Store& store, int tables, Acknowledged acknowledged)
      : store_(store), tables_(tables), acknowledged_(std::move(acknowledged)) {}

  // Goes on from what the store holds.
  void start() {
    std::map<std::string, std::int64_t> last;
    if (const auto held = store_.running_tables()) {
      for (const Table& table : *held) last[table.code] = table.last;
    }
    for (int i = 0; i < tables_; ++i) {
      const std::string code = fmt::format("T{}", i);
      next(code, last[code]);
    }
  }

  // The match that an append ends which stores record `last`.
  static std::string match(const std::string& code, std::int64_t last) { return fmt::format("{}-{}", code, last); }
  // Appends end with records 1, 3, 4, 6, 7, 9 and so on.
  static bool ends_append(std::int64_t last) { return last % 3 != 2; }
  static bool ends_match(std::int64_t last) { return last % 4 == 0; }

 private:
  void next(const std::string& code, std::int64_t last) {
    const std::int64_t end = ends_append(last + 1) ? last + 1 : last + 2;
    Append append = records(code, last + 1, end);
    if (last == 0 || ends_match(end)) append.update = table(code);
    if (ends_match(end)) append.finished = MatchLog{{match(code, end), code, "tempel", end, "{}", {}}, "log"};
    store_.append(std::move(append), [this, code, end](const Result<void>& result) {
      if (!result) return;
      acknowledged_(code, end);
      next(code, end);
    });
  }

  Store& store_;
  const int tables_;
  const Acknowledged acknowledged_;
};

// What is wrong with what the store holds after `acknowledged` (table → number of the last record), a line each; empty
// when all is well.
inline std::string what_is_lost(Store& store, const std::map<std::string, std::int64_t>& acknowledged) {
  std::string lost;
  for (const auto& [code, last] : acknowledged) {
    const auto found = store.records(code);
    if (!found) {
      lost += fmt::format("{}: {}\n", code, found.error().text);
      continue;
    }
    const auto count = static_cast<std::int64_t>(found->size());
    if (count < last) lost += fmt::format("{}: {} of {} acknowledged records are there\n", code, count, last);
    if (*found != records(code, 1, count).records) lost += fmt::format("{}: records are not what they were\n", code);
    if (!Load::ends_append(count)) lost += fmt::format("{}: half an append is there\n", code);
    for (std::int64_t n = 1; n <= last; ++n) {
      if (!Load::ends_append(n) || !Load::ends_match(n)) continue;
      const auto match = store.finished_match(Load::match(code, n));
      if (!match || !*match) lost += fmt::format("{}: the match that ended with record {} is lost\n", code, n);
    }
  }
  return lost;
}

}  // namespace tempora::store
