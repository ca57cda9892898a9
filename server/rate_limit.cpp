#include "server/rate_limit.hpp"

#include <algorithm>

namespace tempora::server {

double TokenBucket::level(SteadyTime now) const {
  if (at_ == SteadyTime{} || now <= at_) return level_;
  return std::min(rate_.burst, level_ + std::chrono::duration<double>(now - at_).count() * rate_.per_second);
}

std::chrono::nanoseconds TokenBucket::take(double cost, SteadyTime now) {
  if (rate_.per_second <= 0) return std::chrono::nanoseconds::zero();
  level_ = level(now) - cost;
  at_ = now;
  if (level_ >= 0) return std::chrono::nanoseconds::zero();
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
      std::chrono::duration<double>(-level_ / rate_.per_second));
}

TokenBucket& RateLimiter::bucket(const std::string& key, SteadyTime now) {
  if (buckets_.size() >= sweep_at_) {
    std::erase_if(buckets_, [&](const auto& entry) { return entry.second.full(now); });
    sweep_at_ = std::max<std::size_t>(1024, 2 * buckets_.size());
  }
  return buckets_.try_emplace(key, rate_).first->second;
}

std::chrono::nanoseconds RateLimiter::take(const std::string& key, double cost, SteadyTime now) {
  if (rate_.per_second <= 0) return std::chrono::nanoseconds::zero();
  const std::lock_guard lock(mutex_);
  return bucket(key, now).take(cost, now);
}

bool RateLimiter::try_take(const std::string& key, double cost, SteadyTime now) {
  if (rate_.per_second <= 0) return true;
  const std::lock_guard lock(mutex_);
  TokenBucket& found = bucket(key, now);
  if (!found.covers(cost, now)) return false;
  found.take(cost, now);
  return true;
}

bool RateLimiter::covers(const std::string& key, double cost, SteadyTime now) const {
  if (rate_.per_second <= 0) return true;
  const std::lock_guard lock(mutex_);
  const auto found = buckets_.find(key);
  return found == buckets_.end() || found->second.covers(cost, now);
}

std::size_t RateLimiter::size() const {
  const std::lock_guard lock(mutex_);
  return buckets_.size();
}

}  // namespace tempora::server
