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

void Tally::add(const Outcome& outcome, std::int64_t moves) {
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
}

void Tally::add(const Tally& other) {
  merge(by_rule_, other.by_rule_);
  merge(groups_, other.groups_);
  for (std::size_t seat = 0; seat < first_places_.size(); ++seat) {
    for (std::size_t winners = 0; winners < first_places_[seat].size(); ++winners) {
      first_places_[seat][winners] += other.first_places_[seat][winners];
    }
  }
  score_.add(other.score_);
  length_.add(other.length_);
}

std::vector<double> Tally::wins(int players) const {
  std::vector<double> wins(static_cast<std::size_t>(players));
  for (std::size_t seat = 0; seat < wins.size(); ++seat) {
    for (std::size_t winners = 1; winners < first_places_[seat].size(); ++winners) {
      wins[seat] += static_cast<double>(first_places_[seat][winners]) / static_cast<double>(winners);
    }
  }
  return wins;
}

}  // namespace tempora::lab
