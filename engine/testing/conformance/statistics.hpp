// Comparing two things that should be alike in distribution, seen in pairs.
#pragma once

#include <cmath>

namespace tempora::conformance {

// The differences of independent pairs whose true mean should be 0.
class PairedDifference {
 public:
  void add(double difference) {
    sum_ += difference;
    squares_ += difference * difference;
  }
  // Whether no pair differed.
  [[nodiscard]] bool none() const { return squares_ == 0; }
  // How many standard errors the mean lies from 0. Where all differences are ±1 it is the statistic of McNemar's test,
  // and n differing pairs can't give more than √n: a few are never taken for a deviation.
  [[nodiscard]] double deviation() const { return none() ? 0 : sum_ / std::sqrt(squares_); }

 private:
  double sum_ = 0;
  double squares_ = 0;
};

// With some thousand comparisons of correct games, one in a few thousand runs would go beyond this; seeds are fixed.
inline constexpr double kMostDeviation = 5;

}  // namespace tempora::conformance
