#include "cli/tallies.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace tempora::cli {
namespace {

constexpr std::size_t kShown = 5;  // of the best, and of the worst

struct Kind {
  std::string_view name;
  std::vector<lab::Holding> things;
};

// In the order of the first thing of each.
std::vector<Kind> by_kind(const lab::Statistics& statistics) {
  std::vector<Kind> kinds;
  for (const lab::Holding& holding : statistics.holdings()) {
    auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const Kind& known) { return known.name == holding.kind; });
    if (kind == kinds.end()) kind = kinds.insert(kinds.end(), {holding.kind, {}});
    kind->things.push_back(holding);
  }
  return kinds;
}

void write_win_share(const lab::Wins& wins, JsonWriter& json) {
  const lab::Interval interval = wins.interval();
  json.key("win_share");
  json.begin_object();
  json.key("share");
  wins.seats == 0 ? json.null() : json.value(wins.share());
  json.field("low", interval.low);
  json.field("high", interval.high);
  json.end_object();
}

std::string share_text(const lab::Wins& wins) {
  if (wins.seats == 0) return fmt::format("{:>6}", "-");
  const lab::Interval interval = wins.interval();
  return fmt::format("{:6.2f} % ({:6.2f} to {:6.2f})", wins.share() * 100, interval.low * 100, interval.high * 100);
}

void print_kind(Kind kind, std::ostream& out) {
  auto& things = kind.things;
  std::size_t width = 2;
  for (const lab::Holding& thing : things) width = std::max(width, thing.id.size());
  // Those that nobody had come last.
  std::sort(things.begin(), things.end(), [](const lab::Holding& a, const lab::Holding& b) {
    return std::tuple(a.with.seats == 0, -a.with.share(), a.id) < std::tuple(b.with.seats == 0, -b.with.share(), b.id);
  });
  const auto listed = static_cast<std::size_t>(
      std::count_if(things.begin(), things.end(), [](const lab::Holding& thing) { return thing.with.seats > 0; }));
  out << fmt::format("\n{}\n", kind.name);
  if (listed > 0) {
    out << fmt::format("  {:<{}}  {:>10}  {:>10}  {:<27}  {}\n", "id", width, "times", "seats", "won with it",
                       "won without it");
  }
  for (std::size_t i = 0; i < listed; ++i) {
    if (listed > 2 * kShown && i == kShown) {
      out << fmt::format("  … {} others\n", listed - 2 * kShown);
      i = listed - kShown;
    }
    const lab::Holding& thing = things[i];
    out << fmt::format("  {:<{}}  {:>10}  {:>10}  {:<27}  {}\n", thing.id, width, thing.times, thing.with.seats,
                       share_text(thing.with), share_text(thing.without));
  }
  if (listed < things.size()) out << fmt::format("  {} that nobody had\n", things.size() - listed);
}

}  // namespace

void write_tallies(const lab::Statistics& statistics, JsonWriter& json) {
  const auto kinds = by_kind(statistics);
  if (kinds.empty()) return;
  json.key("tallies");
  json.begin_object();
  for (const Kind& kind : kinds) {
    json.key(kind.name);
    json.begin_array();
    for (const lab::Holding& thing : kind.things) {
      json.begin_object();
      json.field("id", thing.id);
      json.field("times", thing.times);
      json.field("holders", thing.with.seats);
      json.field("wins", thing.with.wins);
      write_win_share(thing.with, json);
      json.key("without");
      json.begin_object();
      json.field("seats", thing.without.seats);
      json.field("wins", thing.without.wins);
      write_win_share(thing.without, json);
      json.end_object();
      json.end_object();
    }
    json.end_array();
  }
  json.end_object();
}

void print_tallies(const lab::Statistics& statistics, std::ostream& out) {
  for (Kind& kind : by_kind(statistics)) print_kind(std::move(kind), out);
}

}  // namespace tempora::cli
