// Token buckets: how fast somebody may go on.
#pragma once

#include <chrono>
#include <cstddef>
#include <mutex>
#include <string>
#include <unordered_map>

namespace tempora::server {

using SteadyTime = std::chrono::steady_clock::time_point;

struct Rate {
  double per_second = 0;  // 0: no limit
  double burst = 0;       // at most so much at once
};

// Not thread-safe.
class TokenBucket {
 public:
  explicit TokenBucket(const Rate& rate) : rate_(rate), level_(rate.burst) {}

  // Takes `cost`, which may leave a debt, and says how long the taker has to wait until the debt is paid.
  std::chrono::nanoseconds take(double cost, SteadyTime now);
  // Whether `cost` can be taken without a debt.
  [[nodiscard]] bool covers(double cost, SteadyTime now) const { return level(now) >= cost; }
  [[nodiscard]] bool full(SteadyTime now) const { return level(now) >= rate_.burst; }

 private:
  [[nodiscard]] double level(SteadyTime now) const;

  Rate rate_;
  double level_;
  SteadyTime at_{};  // when it had that level
};

// A bucket for each key (an address, a person). Thread-safe; buckets that are full again are forgotten.
class RateLimiter {
 public:
  explicit RateLimiter(const Rate& rate) : rate_(rate) {}

  std::chrono::nanoseconds take(const std::string& key, double cost, SteadyTime now);
  // Takes `cost` if that leaves no debt.
  bool try_take(const std::string& key, double cost, SteadyTime now);
  [[nodiscard]] bool covers(const std::string& key, double cost, SteadyTime now) const;
  [[nodiscard]] std::size_t size() const;

 private:
  TokenBucket& bucket(const std::string& key, SteadyTime now);

  Rate rate_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string, TokenBucket> buckets_;
  std::size_t sweep_at_ = 1024;
};

}  // namespace tempora::server
