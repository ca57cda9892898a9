#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "bots/random.hpp"
#include "engine/levels.hpp"
#include "engine/testing/probe/probe.hpp"
#include "engine/typed_game.hpp"
#include "games/catalogue.hpp"
#include "lab/catalogue.hpp"
#include "lab/contest.hpp"
#include "lab/option_values.hpp"
#include "lab/simulator.hpp"
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

struct OtherBot : RandomBot<probe::Rules> {
  static constexpr std::string_view kLevel = "other";
};

TEST(CompanyTest, ASeatWithoutAGroupKeepsItsOwnLevel) {
  tempora::Setup setup;
  setup.players = 3;
  const auto rules = probe::Rules::create(setup);
  ASSERT_TRUE(rules);
  using ProbeLevels = Levels<probe::Rules, RandomBot<probe::Rules>, OtherBot>;
  const auto other = ProbeLevels::find("other");
  ASSERT_EQ(other, 1U);
  Cast cast;
  cast.by_group = {*other, *other};
  cast.by_seat = {0, *other, 0};
  Company<probe::Rules, ProbeLevels> company(3, cast, 0);
  company.sit_down(*rules, probe::State{});  // in `probe` nobody has a group
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(company.level(seat), cast.by_seat[seat]);
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

TEST(CostTest, OfThinkingAndListingIsOfAsManyTimesAsAskedFor) {
  const Lab& lab = *find_lab("tempel");
  for (const Cost& cost : {lab.thinking_cost(4, 1, 500), lab.listing_cost(4, 500)}) {
    EXPECT_EQ(cost.players, 4);
    EXPECT_GE(cost.times, 500);
    EXPECT_LT(cost.times, 600) << "whole matches: not many more";
    EXPECT_GT(cost.mean, 0);
    EXPECT_GE(cost.p99, cost.mean);
    EXPECT_GE(cost.greatest, cost.p99);
  }
}

TEST(ContestTest, OfTeamsIsTheTableOfWhoPlaysWell) {
  const Contest table = contest(*find_lab("tempel"), 5, 400, 2);
  EXPECT_EQ(table.players, 5);
  EXPECT_EQ(table.winner, "adventurers");
  ASSERT_EQ(table.standings.size(), 4U);
  EXPECT_EQ(table.standings[0].bots, "adventurers=random,guardians=random");
  EXPECT_EQ(table.standings[1].bots, "adventurers=random,guardians=greedy");
  EXPECT_EQ(table.standings[2].bots, "adventurers=greedy,guardians=random");
  EXPECT_EQ(table.standings[3].bots, "adventurers=greedy,guardians=greedy");
  for (const Standing& standing : table.standings) EXPECT_EQ(standing.matches, 400);
  EXPECT_GT(table.standings[2].share(), table.standings[0].share());
  EXPECT_LT(table.standings[3].share(), table.standings[2].share());
  // As a simulation with the same bots and seed counts them.
  Plan plan;
  plan.setup.players = 5;
  plan.matches = 400;
  plan.chatter = 0.5;
  plan.cast = *read_cast(table.standings[2].bots, find_lab("tempel")->game(), 5);
  const auto same = find_lab("tempel")->simulate(plan, {}, {});
  ASSERT_TRUE(same);
  EXPECT_EQ(table.standings[2].wins, static_cast<double>(same->tally.groups().at("adventurers")));
}

// A game without groups: who draws the highest number wins; a greedy bot always wins.
class Lottery final : public Lab {
 public:
  const AnyGame& game() const override { return game_; }
  Result<Simulation> simulate(const Plan& plan, const LogSink&, const Progress&) const override {
    plans.push_back(plan);
    Simulation result;
    std::vector<int> places(static_cast<std::size_t>(plan.setup.players), 2);
    places[static_cast<std::size_t>(std::find(plan.cast.by_seat.begin(), plan.cast.by_seat.end(), 1U) -
                                    plan.cast.by_seat.begin())] = 1;
    for (std::uint64_t match = 0; match < plan.matches; ++match) {
      result.tally.add(outcome_of(places, std::vector<int>(places.size())), 1);
    }
    return result;
  }
  Pace pace(int, int, int) const override { return {}; }
  std::size_t state_bytes() const override { return 0; }
  ViewCost view_cost() const override { return {}; }
  Cost thinking_cost(int /*players*/, std::size_t /*level*/, std::int64_t /*times*/) const override { return {}; }
  Cost listing_cost(int /*players*/, std::int64_t /*times*/) const override { return {}; }
  std::string signature() const override { return ""; }

  mutable std::vector<Plan> plans;

 private:
  // Greedy after random, as every game lists them; what they play is nobody's concern here.
  using Bot = RandomBot<probe::Rules>;
  struct Greedy : Bot {
    static constexpr std::string_view kLevel = "greedy";
  };
  TypedGame<probe::Rules, Levels<probe::Rules, Bot, Greedy>> game_;
};

TEST(ContestTest, OfSinglePlayersLetsTheGreedyOneTakeEachSeat) {
  const Lottery lottery;
  const Contest result = contest(lottery, 3, 100, 1);
  EXPECT_EQ(result.winner, "greedy");
  ASSERT_EQ(result.standings.size(), 1U);
  EXPECT_EQ(result.standings[0].matches, 102) << "as many at each seat";
  EXPECT_EQ(result.standings[0].share(), 1);
  ASSERT_EQ(lottery.plans.size(), 3U);
  for (std::size_t seat = 0; seat < 3; ++seat) {
    for (std::size_t other = 0; other < 3; ++other)
      EXPECT_EQ(lottery.plans[seat].cast.by_seat[other], seat == other ? 1U : 0U);
  }
}

TEST(Signature, IsTheSameEachTime) {
  const std::string first = find_lab("tempel")->signature();
  EXPECT_EQ(first.size(), 64U);
  EXPECT_EQ(first, find_lab("tempel")->signature());
}

}  // namespace
}  // namespace tempora::lab
