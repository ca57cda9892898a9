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
#include "lab/typed_lab.hpp"

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

TEST(StatisticsTest, ShareFirstPlaces) {
  Statistics statistics;
  statistics.add(outcome_of({1, 1, 3}, {5, 5, 1}, "a"), 10);
  statistics.add(outcome_of({3, 1, 2}, {0, 8, 3}), 20);
  Statistics other;
  other.add(outcome_of({1, 1, 1}, {2, 2, 2}, "b"), 6);
  statistics.add(other);
  EXPECT_EQ(statistics.matches(), 3);
  const auto wins = statistics.wins(3);
  EXPECT_DOUBLE_EQ(wins[0], 0.5 + 1.0 / 3);
  EXPECT_DOUBLE_EQ(wins[1], 1.5 + 1.0 / 3);
  EXPECT_DOUBLE_EQ(wins[2], 1.0 / 3);
  EXPECT_EQ(statistics.by_rule().at("X-1"), 3);
  EXPECT_EQ(statistics.groups().at("a"), 1);
  EXPECT_EQ(statistics.groups().at("b"), 1);
  EXPECT_EQ(statistics.score().sum(), 28);
  EXPECT_EQ(statistics.score().count(), 9);
  EXPECT_EQ(statistics.length().greatest(), 20);
}

TEST(StatisticsTest, CompareThoseWhoHadAThingWithAllOthers) {
  Statistics statistics;
  // "a" twice with seat 0, of which one entry says so; "b" with seats 0 and 2; "c" with nobody.
  const std::vector<Tally> first = {{"card", "a", 0, 1}, {"card", "a", 0, 1}, {"card", "a", 1, 0},
                                    {"card", "b", 2, 1}, {"card", "b", 0, 3}, {"event", "a", 1, 0}};
  statistics.add(outcome_of({1, 1, 3}, {}), 1, first);
  Statistics other;
  const std::vector<Tally> second = {{"card", "a", 2, 1}, {"card", "b", 0, 0}, {"event", "a", 0, 0}};
  other.add(outcome_of({2, 3, 1}, {}), 1, second);
  statistics.add(other);

  const auto holdings = statistics.holdings();
  ASSERT_EQ(holdings.size(), 3U);
  const auto expect = [](const Holding& holding, std::string_view kind, std::string_view id, int times, int seats,
                         double wins) {
    EXPECT_EQ(holding.kind, kind);
    EXPECT_EQ(holding.id, id);
    EXPECT_EQ(holding.times, times);
    EXPECT_EQ(holding.with.seats, seats);
    EXPECT_DOUBLE_EQ(holding.with.wins, wins);
    EXPECT_EQ(holding.without.seats, 6 - seats);
    EXPECT_DOUBLE_EQ(holding.without.wins, 2 - wins);
  };
  expect(holdings[0], "card", "a", 3, 2, 1.5);
  expect(holdings[1], "card", "b", 4, 2, 0.5);
  expect(holdings[2], "event", "a", 0, 0, 0);
  EXPECT_DOUBLE_EQ(holdings[1].with.share(), 0.25);
  EXPECT_DOUBLE_EQ(holdings[1].without.share(), 1.5 / 4);
  EXPECT_DOUBLE_EQ(holdings[2].with.share(), 0);
  EXPECT_EQ(holdings[2].with.interval().high, 1) << "nothing is known of what nobody had";
  EXPECT_TRUE(Statistics().holdings().empty());
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

// The probe, which lists who shouted and who thought again.
struct ListingRules : probe::Rules {
  explicit ListingRules(const probe::Rules& rules) : Rules(rules) {}
  static Result<ListingRules> create(const tempora::Setup& setup) {
    const auto rules = Rules::create(setup);
    if (!rules) return tl::make_unexpected(rules.error());
    return ListingRules(*rules);
  }
  [[nodiscard]] std::vector<Tally> tallies(const State& state) const {
    std::vector<Tally> tallies;
    for (int i = 0; i < players(); ++i) {
      const auto seat = static_cast<Seat>(i);
      tallies.push_back({"spoken", "shout", seat, state.shouts[seat]});
      tallies.push_back({"spoken", "whisper", seat, 0});
      tallies.push_back({"thought", "again", seat, state.thoughts[seat]});
    }
    return tallies;
  }
};

TEST(Simulation, AsksOfEachMatchWhatTheGameLists) {
  using ProbeLevels = Levels<ListingRules, RandomBot<ListingRules>>;
  const TypedGame<ListingRules, ProbeLevels> game;
  const TypedLab<ListingRules, ProbeLevels> lab(game);
  Plan plan;
  plan.setup.players = 3;
  plan.matches = 300;
  plan.chatter = 0.1;
  // Counted otherwise: match by match.
  std::int64_t shouts = 0;
  std::int64_t holders = 0;
  double wins = 0;
  const auto rules = ListingRules::create(plan.setup);
  Simulator<ListingRules, ProbeLevels> simulator(*rules, plan.cast, plan.chatter);
  for (std::uint64_t match = 0; match < plan.matches; ++match) {
    simulator.play(
        seed_of(plan.seed, match), [](auto&&...) {},
        [&](const probe::State& state, std::uint32_t) {
          const auto places = rules->outcome(state)->places;
          const auto winners = std::count(places.begin(), places.end(), 1);
          for (std::size_t seat = 0; seat < 3; ++seat) {
            shouts += state.shouts[seat];
            if (state.shouts[seat] == 0) continue;
            ++holders;
            if (places[seat] == 1) wins += 1.0 / static_cast<double>(winners);
          }
        });
  }
  ASSERT_GT(holders, 0);
  ASSERT_LT(holders, 900);
  for (const int threads : {1, 4}) {
    plan.threads = threads;
    const auto result = lab.simulate(plan, {}, {});
    ASSERT_TRUE(result);
    const auto holdings = result->statistics.holdings();
    ASSERT_EQ(holdings.size(), 3U);
    EXPECT_EQ(holdings[0].id, "shout");
    EXPECT_EQ(holdings[0].times, shouts);
    EXPECT_EQ(holdings[0].with.seats, holders);
    EXPECT_NEAR(holdings[0].with.wins, wins, 1e-9);
    EXPECT_EQ(holdings[0].without.seats, 900 - holders);
    EXPECT_NEAR(holdings[0].without.wins, 300 - wins, 1e-9);
    EXPECT_EQ(holdings[1].id, "whisper");
    EXPECT_EQ(holdings[1].times, 0);
    EXPECT_EQ(holdings[2].kind, "thought");
  }
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
  // Both are timed one after the other: which is more depends on what else the machine does.
  EXPECT_GT(pace.match_nanoseconds, 0);
  EXPECT_GT(pace.draws_nanoseconds, 0);
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
    EXPECT_GT(cost.p99, 0);
    EXPECT_GE(cost.greatest, cost.p99);
    EXPECT_GE(cost.greatest, cost.mean);  // a single long pause may lift the mean above the 99th percentile
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
  EXPECT_EQ(table.standings[2].wins, static_cast<double>(same->statistics.groups().at("adventurers")));
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
      result.statistics.add(outcome_of(places, std::vector<int>(places.size())), 1);
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
