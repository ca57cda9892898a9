#include <gtest/gtest.h>

#include <set>

#include "games/catalogue.hpp"
#include "lab/catalogue.hpp"
#include "lab/option_values.hpp"
#include "lab/statistics.hpp"

namespace tempora::lab {
namespace {

Outcome outcome_of(std::vector<int> places, std::vector<int> scores, std::string_view group = "") {
  Outcome outcome;
  outcome.places = std::move(places);
  outcome.rule = "X-1";
  outcome.group = group;
  for (const int score : scores) outcome.scores.push_back({{"half", score / 2}, {"rest", score - score / 2}});
  return outcome;
}

TEST(Wilson, MatchesValuesWorkedOutByHand) {
  // 10 of 100: centre (0.1 + 0.0192073) / 1.0384146, half-width 0.0595709 (z = 1.959964).
  const Interval ten = wilson_interval(10, 100);
  EXPECT_NEAR(ten.low, 0.05522914, 1e-7);
  EXPECT_NEAR(ten.high, 0.17436566, 1e-7);
  // None and all of n: 0 … z² / (n + z²), and its mirror.
  const double z2 = 1.959963984540054 * 1.959963984540054;
  EXPECT_DOUBLE_EQ(wilson_interval(0, 20).low, 0);
  EXPECT_NEAR(wilson_interval(0, 20).high, z2 / (20 + z2), 1e-12);
  EXPECT_NEAR(wilson_interval(20, 20).low, 20 / (20 + z2), 1e-12);
  EXPECT_DOUBLE_EQ(wilson_interval(20, 20).high, 1);
  EXPECT_EQ(wilson_interval(0, 0).high, 1);
}

TEST(SampleTest, KnowsMeanAndSpread) {
  Sample sample;
  EXPECT_EQ(sample.mean(), 0);
  EXPECT_EQ(sample.standard_deviation(), 0);
  for (const int value : {2, 4, 4, 4, 5, 5, 7, 9}) sample.add(value);
  EXPECT_EQ(sample.mean(), 5);
  EXPECT_NEAR(sample.standard_deviation(), 2.138089935, 1e-9);  // √(32 / 7)
  EXPECT_EQ(sample.least(), 2);
  EXPECT_EQ(sample.greatest(), 9);
  Sample negative;
  negative.add(-3);
  negative.add(sample);
  EXPECT_EQ(negative.least(), -3);
  EXPECT_EQ(negative.count(), 9);
  EXPECT_EQ(negative.sum(), 37);
}

TEST(TallyTest, SharesFirstPlaces) {
  Tally tally;
  tally.add(outcome_of({1, 1, 3}, {5, 5, 1}, "a"), 10);
  tally.add(outcome_of({3, 1, 2}, {0, 8, 3}), 20);
  Tally other;
  other.add(outcome_of({1, 1, 1}, {2, 2, 2}, "b"), 6);
  tally.add(other);
  EXPECT_EQ(tally.matches(), 3);
  const auto wins = tally.wins(3);
  EXPECT_DOUBLE_EQ(wins[0], 0.5 + 1.0 / 3);
  EXPECT_DOUBLE_EQ(wins[1], 1.5 + 1.0 / 3);
  EXPECT_DOUBLE_EQ(wins[2], 1.0 / 3);
  EXPECT_EQ(tally.by_rule().at("X-1"), 3);
  EXPECT_EQ(tally.groups().at("a"), 1);
  EXPECT_EQ(tally.groups().at("b"), 1);
  EXPECT_EQ(tally.score().sum(), 28);
  EXPECT_EQ(tally.score().count(), 9);
  EXPECT_EQ(tally.length().greatest(), 20);
}

TEST(OptionValues, ShowEveryValueOnce) {
  const std::vector<OptionSpec> specs{
      {"speech", OptionSpec::Kind::choice, {"on", "off"}, 0, 0, "on", ""},
      {"length", OptionSpec::Kind::range, {}, 1, 9, 4, ""},
      {"first", OptionSpec::Kind::seat, {"random"}, 0, 0, "random", ""},
      {"turns", OptionSpec::Kind::order, {"a", "b", "c"}, 0, 0, Json{"a", "b", "c"}, ""},
  };
  const auto sets = option_values(specs, 4);
  EXPECT_EQ(sets.size(), 1U + 1 + 2 + 2 + 1);
  std::set<std::string> different;
  for (const Json& options : sets) {
    EXPECT_TRUE(complete_options(specs, options, 4)) << options;
    different.insert(options.dump());
  }
  EXPECT_EQ(different.size(), sets.size());
}

TEST(Catalogue, HasALabForEveryGame) {
  ASSERT_EQ(catalogue().size(), tempora::catalogue().size());
  for (const AnyGame* game : tempora::catalogue()) {
    ASSERT_NE(find_lab(game->info().id), nullptr);
    EXPECT_EQ(&find_lab(game->info().id)->game(), game);
  }
  EXPECT_EQ(find_lab("none"), nullptr);
}

TEST(Simulation, StopsAtTheFirstLogThatIsNotTaken) {
  Plan plan;
  plan.setup.players = 5;
  plan.matches = 1000;
  plan.threads = 2;
  const auto result = find_lab("tempel")->simulate(
      plan, [](std::uint64_t, std::string_view) -> Result<void> { return error("the disk is full"); }, {});
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().text, "the disk is full");
}

TEST(Simulation, RefusesASetupThatCantBePlayed) {
  Plan plan;
  plan.setup.players = 11;
  EXPECT_FALSE(find_lab("tempel")->simulate(plan, {}, {}));
}

TEST(PaceTest, CountsTheVeryDraws) {
  const Pace pace = find_lab("tempel")->pace(5, 2, 500);
  // Before the first move: two guardians of five roles, the key, seven gold and two fire; then two draws a move, but
  // for the last chamber before a player: its bound is 1, and that is no draw. Deals of later rounds come on top.
  EXPECT_GE(pace.draws, 12 + pace.length.mean());
  EXPECT_EQ(pace.length.count(), 1000);
  EXPECT_EQ(pace.legal.count(), pace.length.sum());
  EXPECT_EQ(pace.legal.greatest(), 20);
  EXPECT_GT(pace.match_nanoseconds, pace.draws_nanoseconds);
}

TEST(ViewCostTest, IsOfAMatchWithEveryAnnouncement) {
  const ViewCost cost = find_lab("tempel")->view_cost();
  EXPECT_EQ(cost.players, 10);
  EXPECT_EQ(cost.moves, 40U + 120U);
}

TEST(Signature, IsTheSameEachTime) {
  const std::string first = find_lab("tempel")->signature();
  EXPECT_EQ(first.size(), 64U);
  EXPECT_EQ(first, find_lab("tempel")->signature());
}

}  // namespace
}  // namespace tempora::lab
