#include "engine/dealer.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <map>
#include <numeric>
#include <pcg_random.hpp>
#include <vector>

#include "engine/dice.hpp"
#include "engine/generator.hpp"

namespace tempora {
namespace {

// The numbers that O'Neill's pcg32-demo prints for seed 42, stream 54.
TEST(Generator, PcgGivesThePublishedNumbers) {
  pcg32 pcg(42U, 54U);
  for (const std::uint32_t word : {0xa15c02b7U, 0x7b47f409U, 0xba1d3330U, 0x83d2f293U, 0xbfa4784bU, 0xcbed606eU}) {
    EXPECT_EQ(pcg(), word);
  }
}

// PCG XSH-RR 64/32 written out anew (O'Neill 2014), on the library's default stream.
class Reference {
 public:
  explicit Reference(std::uint64_t seed) : state_((seed + kIncrement) * kMultiplier + kIncrement) {}
  std::uint32_t word() {
    const auto folded = static_cast<std::uint32_t>(((state_ >> 18U) ^ state_) >> 27U);
    const auto turn = static_cast<int>(state_ >> 59U);
    state_ = state_ * kMultiplier + kIncrement;
    return std::rotr(folded, turn);
  }

 private:
  static constexpr std::uint64_t kMultiplier = 6364136223846793005U;
  static constexpr std::uint64_t kIncrement = 1442695040888963407U;
  std::uint64_t state_;
};

TEST(Generator, IsPcg32OnItsDefaultStream) {
  Generator generator(20260201);
  Reference reference(20260201);
  for (int i = 0; i < 1000; ++i) EXPECT_EQ(generator.below(1U << 31U), reference.word() >> 1U);
}

// The first numbers of SplitMix64 with seed 1234567, as published with the algorithm's reference code.
TEST(Generator, MixIsSplitMix64) {
  constexpr std::uint64_t kGamma = 0x9e3779b97f4a7c15U;
  std::uint64_t state = 1234567;
  for (const std::uint64_t number : {6457827717110365317U, 3203168211198807973U, 9817491932198370423U,
                                     4593380528125082431U, 16408922859458223821U}) {
    EXPECT_EQ(mix(state), number);
    state += kGamma;
  }
}

TEST(Generator, TheFewWordsThatWouldBeUnevenAreRejected) {
  // 2³² = 3 · 1431655765 + 1: for three outcomes exactly one word, 0, is too many.
  std::vector<std::uint32_t> words = {0, 0, UINT32_MAX};
  std::size_t next = 0;
  EXPECT_EQ(uniform_below(3, [&] { return words[next++]; }), 2U);
  EXPECT_EQ(next, 3U);
  next = 0;
  words = {0};
  EXPECT_EQ(uniform_below(4, [&] { return words[next++]; }), 0U);
  // The borders between outcomes: the words 1 … 1431655765 give 0, the next 1431655765 give 1.
  for (const auto& [word, outcome] : std::map<std::uint32_t, std::uint32_t>{
           {1U, 0U}, {1431655765U, 0U}, {1431655766U, 1U}, {2863311530U, 1U}, {2863311531U, 2U}}) {
    EXPECT_EQ(uniform_below(3, [&, w = word] { return w; }), outcome) << word;
  }
}

// χ² of equal expectations, against its mean plus five standard deviations.
void expect_even(const std::vector<int>& counts, int total) {
  const double expected = static_cast<double>(total) / static_cast<double>(counts.size());
  double sum = 0;
  for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
  const double freedom = static_cast<double>(counts.size()) - 1;
  EXPECT_LT(sum, freedom + 5 * std::sqrt(2 * freedom));
}

TEST(Dealer, EveryOutcomeIsEquallyLikely) {
  for (const std::uint32_t bound : {2U, 3U, 6U, 7U, 100U}) {
    Dealer dealer{Generator(bound)};
    std::vector<int> counts(bound);
    for (int i = 0; i < 60'000; ++i) ++counts[dealer.below(bound)];
    expect_even(counts, 60'000);
  }
}

TEST(Dealer, EveryOrderIsEquallyLikely) {
  Dealer dealer{Generator(1)};
  std::map<std::array<int, 4>, int> counts;
  for (int i = 0; i < 48'000; ++i) {
    std::array<int, 4> items = {0, 1, 2, 3};
    dealer.shuffle(std::span<int>(items));
    ++counts[items];
  }
  ASSERT_EQ(counts.size(), 24U);
  std::vector<int> times;
  for (const auto& [order, count] : counts) times.push_back(count);
  expect_even(times, 48'000);
}

TEST(Dealer, DrawsEachItemOnceAndLeavesNoTrace) {
  Dealer dealer{Generator(2)};
  std::array<std::uint8_t, 5> pile = {11, 12, 13, 14, 15};
  int count = 5;
  std::vector<std::uint8_t> drawn;
  while (count > 0) drawn.push_back(dealer.draw(std::span<std::uint8_t>(pile), count));
  std::sort(drawn.begin(), drawn.end());
  EXPECT_EQ(drawn, (std::vector<std::uint8_t>{11, 12, 13, 14, 15}));
  EXPECT_EQ(pile, (std::array<std::uint8_t, 5>{}));
}

TEST(Dealer, DrawsEachBitThatIsSetEquallyOftenAndTakesItOut) {
  Dealer dealer{Generator(3)};
  constexpr std::uint32_t kSet = 1U | 1U << 5U | 1U << 17U | 1U << 31U;
  std::map<int, int> counts;
  for (int i = 0; i < 40'000; ++i) {
    std::uint32_t left = kSet;
    const int drawn = dealer.draw_bit(left);
    ASSERT_EQ(left | 1U << drawn, kSet);
    ASSERT_NE(left, kSet);
    ++counts[drawn];
  }
  ASSERT_EQ(counts.size(), 4U);
  std::vector<int> times;
  for (const auto& [bit, count] : counts) times.push_back(count);
  expect_even(times, 40'000);
}

TEST(Dealer, ADieHasNoZero) {
  Dealer dealer{Generator(3)};
  std::uint32_t low = 99;
  std::uint32_t high = 0;
  for (int i = 0; i < 1000; ++i) {
    const std::uint32_t roll = dealer.roll(6);
    low = std::min(low, roll);
    high = std::max(high, roll);
  }
  EXPECT_EQ(low, 1U);
  EXPECT_EQ(high, 6U);
}

// Some draws of every kind.
std::vector<int> play(Dealer& dealer) {
  std::vector<int> items(6);
  std::iota(items.begin(), items.end(), 0);
  dealer.shuffle(std::span(items));
  items.push_back(static_cast<int>(dealer.below(1)));  // no draw
  items.push_back(static_cast<int>(dealer.roll(20)));
  return items;
}

TEST(Dealer, ARecordReplaysWithoutTheGenerator) {
  LabDice lab(5);
  std::vector<Draw> record;
  Dealer dealer(lab, record);
  const auto items = play(dealer);
  ASSERT_EQ(record.size(), 6U);  // five of the shuffle and a roll; a bound of 1 is no draw
  EXPECT_EQ(record[0].bound, 6U);
  EXPECT_EQ(record[5].bound, 20U);

  RecordedDice recorded(record);
  std::vector<Draw> again;
  Dealer replay(recorded, again);
  EXPECT_EQ(play(replay), items);
  EXPECT_EQ(again, record);
  EXPECT_TRUE(recorded.faithful());

  Dealer bare{Generator(5)};  // recording changes nothing
  EXPECT_EQ(play(bare), items);
}

TEST(Dealer, RecordsOnRequest) {
  Dealer dealer{Generator(6)};
  dealer.below(9);
  std::vector<Draw> record;
  dealer.record(record);
  const std::uint32_t outcome = dealer.below(9);
  EXPECT_EQ(record, (std::vector<Draw>{{9, outcome}}));
}

TEST(RecordedDice, NoticesWhatWasNotRecorded) {
  const std::vector<Draw> record = {{6, 2}, {4, 1}};
  {
    RecordedDice dice(record);
    dice.below(6);
    EXPECT_FALSE(dice.faithful()) << "one draw was not asked for";
  }
  {
    RecordedDice dice(record);
    dice.below(6);
    dice.below(5);
    EXPECT_FALSE(dice.faithful()) << "another bound";
  }
  {
    RecordedDice dice(record);
    for (int i = 0; i < 3; ++i) dice.below(i == 0 ? 6 : 4);
    EXPECT_FALSE(dice.faithful()) << "one draw too many";
  }
  const std::vector<Draw> impossible = {{6, 6}};
  RecordedDice dice(impossible);
  EXPECT_LT(dice.below(6), 6U);
  EXPECT_FALSE(dice.faithful());
}

TEST(ScriptedDice, DealsWhatATestNames) {
  ScriptedDice dice({4, 7});
  EXPECT_EQ(dice.below(6), 4U);
  EXPECT_EQ(dice.below(6), 1U);
  EXPECT_EQ(dice.below(6), 0U);
}

}  // namespace
}  // namespace tempora
