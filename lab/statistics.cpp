#include "lab/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace tempora::lab {
namespace {

using Counts = std::map<std::string, std::int64_t, std::less<>>;

void count(Counts& counts, std::string_view name) {
  const auto at = counts.find(name);
  if (at == counts.end()) {
    counts.emplace(name, 1);
  } else {
    ++at->second;
  }
}

void merge(Counts& into, const Counts& from) {
  for (const auto& [name, number] : from) into[name] += number;
}

}  // namespace

Interval wilson_interval(double successes, double trials) {
  if (trials <= 0) return {0, 1};
  constexpr double kZ = 1.959963984540054;  // 97.5 % of the normal distribution lie below
  const double share = successes / trials;
  const double z2 = kZ * kZ / trials;
  const double middle = (share + z2 / 2) / (1 + z2);
  const double half = kZ * std::sqrt(share * (1 - share) / trials + z2 / (4 * trials)) / (1 + z2);
  return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

void Sample::add(std::int64_t value) {
  least_ = count_ == 0 ? value : std::min(least_, value);
  greatest_ = count_ == 0 ? value : std::max(greatest_, value);
  ++count_;
  sum_ += value;
  squares_ += static_cast<Wide>(value) * value;
}

void Sample::add(const Sample& other) {
  if (other.count_ == 0) return;
  least_ = count_ == 0 ? other.least_ : std::min(least_, other.least_);
  greatest_ = count_ == 0 ? other.greatest_ : std::max(greatest_, other.greatest_);
  count_ += other.count_;
  sum_ += other.sum_;
  squares_ += other.squares_;
}

double Sample::mean() const { return count_ == 0 ? 0 : static_cast<double>(sum_) / static_cast<double>(count_); }

double Sample::standard_deviation() const {
  if (count_ < 2) return 0;
  // n · Σx² − (Σx)², exact before it is divided.
  const Wide spread = squares_ * count_ - static_cast<Wide>(sum_) * sum_;
  const auto n = static_cast<double>(count_);
  return std::sqrt(static_cast<double>(spread) / (n * (n - 1)));
}

void Statistics::add(const Outcome& outcome, std::int64_t moves, std::span<const Tally> tallies) {
  count(by_rule_, outcome.rule);
  if (!outcome.group.empty()) count(groups_, outcome.group);
  const auto winners = static_cast<std::size_t>(std::count(outcome.places.begin(), outcome.places.end(), 1));
  for (std::size_t seat = 0; seat < outcome.places.size(); ++seat) {
    if (outcome.places[seat] == 1) ++first_places_[seat][winners];
  }
  for (const auto& lines : outcome.scores) {
    std::int64_t score = 0;
    for (const ScoreLine& line : lines) score += line.amount;
    score_.add(score);
  }
  length_.add(moves);
  seats_ += std::ssize(outcome.places);
  std::vector<SeatSet> holders(things_.size());
  std::size_t at = 0;
  for (const Tally& tally : tallies) {
    at = find(tally.kind, tally.id, at);
    if (at == holders.size()) holders.emplace_back();
    things_[at].times += tally.count;
    if (tally.count > 0) holders[at].insert(tally.seat);
  }
  for (std::size_t i = 0; i < holders.size(); ++i) {
    for (const Seat seat : holders[i]) {
      ++things_[i].seats;
      if (outcome.places[seat] == 1) ++things_[i].first_places[winners];
    }
  }
}

void Statistics::add(const Statistics& other) {
  const auto add_places = [](FirstPlaces& into, const FirstPlaces& from) {
    for (std::size_t winners = 0; winners < into.size(); ++winners) into[winners] += from[winners];
  };
  merge(by_rule_, other.by_rule_);
  merge(groups_, other.groups_);
  for (std::size_t seat = 0; seat < first_places_.size(); ++seat) {
    add_places(first_places_[seat], other.first_places_[seat]);
  }
  score_.add(other.score_);
  length_.add(other.length_);
  seats_ += other.seats_;
  std::size_t at = 0;
  for (const Thing& thing : other.things_) {
    at = find(thing.kind, thing.id, at);
    things_[at].times += thing.times;
    things_[at].seats += thing.seats;
    add_places(things_[at].first_places, thing.first_places);
  }
}

std::size_t Statistics::find(std::string_view kind, std::string_view id, std::size_t near) {
  for (std::size_t i = 0; i < things_.size(); ++i) {
    const std::size_t at = (near + i) % things_.size();
    if (things_[at].id == id && things_[at].kind == kind) return at;
  }
  things_.push_back({std::string(kind), std::string(id), 0, 0, {}});
  return things_.size() - 1;
}

double Statistics::sum(const FirstPlaces& places) {
  double wins = 0;
  for (std::size_t winners = 1; winners < places.size(); ++winners) {
    wins += static_cast<double>(places[winners]) / static_cast<double>(winners);
  }
  return wins;
}

std::vector<double> Statistics::wins(int players) const {
  std::vector<double> wins;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) wins.push_back(sum(first_places_[seat]));
  return wins;
}

std::vector<Holding> Statistics::holdings() const {
  FirstPlaces all{};
  for (const FirstPlaces& places : first_places_) {
    for (std::size_t winners = 0; winners < all.size(); ++winners) all[winners] += places[winners];
  }
  std::vector<Holding> holdings;
  for (const Thing& thing : things_) {
    FirstPlaces others = all;
    for (std::size_t winners = 0; winners < others.size(); ++winners) others[winners] -= thing.first_places[winners];
    holdings.push_back({thing.kind,
                        thing.id,
                        thing.times,
                        {thing.seats, sum(thing.first_places)},
                        {seats_ - thing.seats, sum(others)}});
  }
  return holdings;
}

}  // namespace tempora::lab
