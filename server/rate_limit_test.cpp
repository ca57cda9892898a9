#include "server/rate_limit.hpp"

#include <gtest/gtest.h>

namespace tempora::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::nanoseconds;
using std::chrono::seconds;

const SteadyTime kStart = SteadyTime{} + seconds(1'000);

TEST(TokenBucket, ABurstIsFreeAndADebtMustBeWaitedFor) {
  TokenBucket bucket({10, 3});
  for (int i = 0; i < 3; ++i) EXPECT_EQ(bucket.take(1, kStart), nanoseconds::zero());
  EXPECT_EQ(bucket.take(1, kStart), milliseconds(100));
  EXPECT_EQ(bucket.take(1, kStart), milliseconds(200));
  EXPECT_FALSE(bucket.covers(1, kStart + milliseconds(200)));
  EXPECT_TRUE(bucket.covers(1, kStart + milliseconds(300)));
}

TEST(TokenBucket, FillsUpToItsBurst) {
  TokenBucket bucket({10, 3});
  bucket.take(3, kStart);
  EXPECT_FALSE(bucket.full(kStart));
  EXPECT_TRUE(bucket.full(kStart + seconds(1)));
  EXPECT_FALSE(bucket.covers(3.1, kStart + seconds(100)));
}

TEST(TokenBucket, WithoutARateNothingIsLimited) {
  TokenBucket bucket({0, 0});
  for (int i = 0; i < 1'000; ++i) EXPECT_EQ(bucket.take(10, kStart), nanoseconds::zero());
}

TEST(TokenBucket, AClockThatStandsStillFillsNothing) {
  TokenBucket bucket({10, 1});
  bucket.take(1, kStart);
  EXPECT_EQ(bucket.take(1, kStart - seconds(10)), milliseconds(100));
}

TEST(RateLimiter, KeepsKeysApart) {
  RateLimiter limiter({1, 2});
  EXPECT_TRUE(limiter.try_take("a", 2, kStart));
  EXPECT_FALSE(limiter.try_take("a", 1, kStart));
  EXPECT_FALSE(limiter.covers("a", 1, kStart));
  EXPECT_TRUE(limiter.covers("b", 2, kStart));
  EXPECT_TRUE(limiter.try_take("b", 2, kStart));
}

TEST(RateLimiter, ForgetsThoseWhoHaveWaitedEnough) {
  RateLimiter limiter({1, 1});
  for (int i = 0; i < 100'000; ++i) limiter.try_take(std::to_string(i), 1, kStart + milliseconds(i));
  EXPECT_LT(limiter.size(), 5'000U);
}

}  // namespace
}  // namespace tempora::server
