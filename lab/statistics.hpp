// What many matches came to. Counts are whole numbers, so that sums do not depend on the order in which they are made.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.hpp"

namespace tempora::lab {

struct Interval {
  double low = 0;
  double high = 0;
};

// Wilson's interval for a share of `successes` in `trials`, at 95 %. `successes` may be a sum of fractions. 0 … 1
// without trials.
Interval wilson_interval(double successes, double trials);

// Wide enough for the sum of squares of 64-bit numbers.
// NOLINTNEXTLINE(modernize-use-using): -Wpedantic takes the type in this form only
__extension__ typedef __int128 Wide;

// Sum, mean and spread of whole numbers.
class Sample {
 public:
  void add(std::int64_t value);
  void add(const Sample& other);
  [[nodiscard]] std::int64_t count() const { return count_; }
  [[nodiscard]] std::int64_t sum() const { return sum_; }
  [[nodiscard]] double mean() const;
  // Of the sample, with count − 1; 0 for fewer than two values.
  [[nodiscard]] double standard_deviation() const;
  [[nodiscard]] std::int64_t least() const { return least_; }
  [[nodiscard]] std::int64_t greatest() const { return greatest_; }

 private:
  std::int64_t count_ = 0;
  std::int64_t sum_ = 0;
  Wide squares_ = 0;
  std::int64_t least_ = 0;
  std::int64_t greatest_ = 0;
};

// First places among some seats of some matches; one shared by k seats counts 1 / k for each.
struct Wins {
  std::int64_t seats = 0;
  double wins = 0;
  // 0 without seats.
  [[nodiscard]] double share() const { return seats == 0 ? 0 : wins / static_cast<double>(seats); }
  [[nodiscard]] Interval interval() const { return wilson_interval(wins, static_cast<double>(seats)); }
};

// What came of having one of the things that a game lists (Rules::tallies).
struct Holding {
  std::string_view kind;
  std::string_view id;
  std::int64_t times = 0;  // how often it was had, by all seats
  Wins with;               // seats that had it in a match, at least once
  Wins without;            // all others
};

class Statistics {
 public:
  void add(const Outcome& outcome, std::int64_t moves, std::span<const Tally> tallies = {});
  void add(const Statistics& other);

  [[nodiscard]] std::int64_t matches() const { return length_.count(); }
  [[nodiscard]] const std::map<std::string, std::int64_t, std::less<>>& by_rule() const { return by_rule_; }
  // Matches that each group won.
  [[nodiscard]] const std::map<std::string, std::int64_t, std::less<>>& groups() const { return groups_; }
  // By seat: first places, one shared by k seats counting 1 / k for each.
  [[nodiscard]] std::vector<double> wins(int players) const;
  // Scores of all seats in all matches, each the sum of its lines.
  [[nodiscard]] const Sample& score() const { return score_; }
  // Moves a match.
  [[nodiscard]] const Sample& length() const { return length_; }
  // In the order in which the game lists them; they refer to these statistics. Empty where a game lists nothing.
  [[nodiscard]] std::vector<Holding> holdings() const;

 private:
  // First places by the number of seats that shared them.
  using FirstPlaces = std::array<std::int64_t, kMaxSeats + 1>;
  static double sum(const FirstPlaces& places);

  struct Thing {
    std::string kind;
    std::string id;
    std::int64_t times = 0;
    std::int64_t seats = 0;  // that had it
    FirstPlaces first_places{};
  };
  // The place of that thing in things_; looked for from `near` on, where it mostly is.
  std::size_t find(std::string_view kind, std::string_view id, std::size_t near);

  std::map<std::string, std::int64_t, std::less<>> by_rule_;
  std::map<std::string, std::int64_t, std::less<>> groups_;
  std::array<FirstPlaces, kMaxSeats> first_places_{};  // by seat
  Sample score_;
  Sample length_;
  std::int64_t seats_ = 0;  // of all matches
  std::vector<Thing> things_;
};

}  // namespace tempora::lab
