#include "games/tempel/greedy.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "bots/random.hpp"
#include "engine/dice.hpp"
#include "engine/match.hpp"
#include "engine/runner.hpp"
#include "engine/testing/rule.hpp"
#include "games/tempel/belief.hpp"
#include "games/tempel/bluff.hpp"
#include "games/tempel/testing/position.hpp"

namespace tempora::tempel {
namespace {

// Adventurers of one level against guardians of another; random ones announce at random every second time.
class Teams {
 public:
  Teams(const State& state, bool greedy_adventurers, bool greedy_guardians)
      : state_(state), greedy_{greedy_adventurers, greedy_guardians} {
    random_.set_chatter(RandomBot<Rules>::kParts / 2);
  }
  [[nodiscard]] SeatSet speakers() const { return SeatSet::first(kMaxSeats); }
  Move answer(Seat seat, const Sight<Rules>& sight, const MoveList<Move>& legal, Generator& generator) const {
    return is_greedy(seat) ? bot_.answer(sight, legal, generator) : random_.answer(sight, legal, generator);
  }
  std::optional<Move> optional(Seat seat, const Sight<Rules>& sight, const MoveList<Move>& moves,
                               Generator& generator) const {
    return is_greedy(seat) ? bot_.optional(sight, moves, generator) : random_.optional(sight, moves, generator);
  }

 private:
  [[nodiscard]] bool is_greedy(Seat seat) const { return greedy_[state_.roles[seat] == Role::guardian ? 1 : 0]; }

  const State& state_;
  std::array<bool, 2> greedy_;
  RandomBot<Rules> random_;
  GreedyBot bot_;
};

struct Share {
  double low, middle, high;  // a 95 % interval (Wilson)
};

Share adventurers_win(int players, bool greedy_adventurers, bool greedy_guardians, int matches) {
  const Rules rules = rules_for(players);
  int wins = 0;
  for (int i = 0; i < matches; ++i) {
    const std::uint64_t seed = seed_of(2026, static_cast<std::uint64_t>(i));
    Dealer dealer{Generator(seed_of(seed, 0))};
    Generator generator(seed_of(seed, 1));
    Journal deaf;
    State state = rules.start(dealer, deaf);
    Teams teams(state, greedy_adventurers, greedy_guardians);
    Runner<Rules, Teams>(rules, teams).play(state, dealer, deaf, generator, [](auto&&...) {});
    wins += state.open.end == End::gold ? 1 : 0;
  }
  const double n = matches;
  const double p = wins / n;
  const double z = 1.96;
  const double centre = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);
  return {centre - half, p, centre + half};
}

// The 2 × 2 table for five players: each step to greedy helps its own team, intervals apart.
TEST(TempelGreedy, HelpsItsOwnTeamOnBothSides) {
  constexpr int kMatches = 20'000;
  const Share blind = adventurers_win(5, false, false, kMatches);
  const Share guardians_play = adventurers_win(5, false, true, kMatches);
  const Share adventurers_play = adventurers_win(5, true, false, kMatches);
  const Share all_play = adventurers_win(5, true, true, kMatches);
  for (const auto& [name, share] : {std::pair{"random adventurers, random guardians", blind},
                                    std::pair{"random adventurers, greedy guardians", guardians_play},
                                    std::pair{"greedy adventurers, random guardians", adventurers_play},
                                    std::pair{"greedy adventurers, greedy guardians", all_play}}) {
    std::printf("%s: adventurers win %.4f (%.4f to %.4f)\n", name, share.middle, share.low, share.high);
  }
  EXPECT_NEAR(blind.middle, 0.0973, 0.01);
  EXPECT_LT(guardians_play.high, blind.low);
  EXPECT_LT(all_play.high, adventurers_play.low);
  EXPECT_GT(adventurers_play.low, blind.high);
  EXPECT_GT(all_play.low, guardians_play.high);
  EXPECT_GT(all_play.low, 0.30);
  EXPECT_LT(all_play.high, 0.70);
}

TEST(TempelGreedy, BelievesWhatTheFindsShow) {
  // B announced no fire, and fire came up before B: B is most likely a guardian.
  Position position(5);
  for (int seat = 0; seat < 5; ++seat) position.role(seat, seat < 2 ? Role::guardian : Role::adventurer);
  position.key(4)
      .holds(1, 0, 1)
      .announce(1, Move::announce(3, 0))
      .announce(2, Move::announce(1, 0))
      .announce(3, Move::announce(1, 0));
  const Belief before = believe(position.rules.view(position.state, Viewer::seat(4)));
  position.open(1, 0, Card::fire);
  const Belief after = believe(position.rules.view(position.state, Viewer::seat(4)));
  EXPECT_GT(after.seats[1].guardian, 0.9);
  EXPECT_GT(after.seats[1].guardian, before.seats[1].guardian);
  EXPECT_LT(after.seats[2].guardian, before.seats[2].guardian);
  EXPECT_DOUBLE_EQ(after.seats[4].guardian, 0);  // one's own role is known
  double guardians = 0;
  for (int seat = 0; seat < 5; ++seat) guardians += after.seats[static_cast<std::size_t>(seat)].guardian;
  EXPECT_NEAR(guardians, 2, 1e-9);
}

TEST(TempelGreedy, AdventurersOpenWhereTrustedGoldLies) {
  Position position(5);
  for (int seat = 0; seat < 5; ++seat) position.role(seat, seat < 2 ? Role::guardian : Role::adventurer);
  for (int seat = 0; seat < 5; ++seat) position.holds(seat, seat == 3 ? 3 : 1, 0);
  position.key(2);
  for (const int seat : {0, 1, 4}) position.announce(seat, Move::announce(1, 0));
  position.announce(3, Move::announce(3, 0));
  const Belief belief = believe(position.rules.view(position.state, Viewer::seat(2)));
  for (const std::size_t other : {0U, 1U, 4U}) EXPECT_GT(belief.seats[3].gold, belief.seats[other].gold);
}

TEST(TempelGreedy, AdventurersTellTheTruthAndGuardiansSayWhatCanBeSaid) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const int players = 3 + static_cast<int>(seed % 8);
    const auto match = Match<Rules>(rules_for(players), Stamp{"bot", 0}, *std::make_unique<LabDice>(seed));
    for (int seat = 0; seat < players; ++seat) {
      MoveList<Move> moves;
      match.optional(static_cast<Seat>(seat), moves);
      Generator generator(seed);
      const auto said = GreedyBot().optional(match.sight(static_cast<Seat>(seat)), moves, generator);
      ASSERT_TRUE(said);
      EXPECT_TRUE(moves.contains(*said));
      const View view = match.view(Viewer::seat(static_cast<Seat>(seat)));
      if (view.role == Role::adventurer) {
        EXPECT_EQ(*said, Move::announce(view.dealt[0].gold, view.dealt[0].fire));
      }
    }
  }
}

TEST(TempelGreedy, BluffsAreWeighedInFull) {
  for (int each = 2; each <= 5; ++each) {
    for (int gold = 0; gold <= each; ++gold) {
      for (int fire = 0; gold + fire <= each && fire <= 3; ++fire) {
        std::uint32_t sum = 0;
        for (const Saying& saying :
             bluff({static_cast<std::uint8_t>(gold), static_cast<std::uint8_t>(fire)}, each, 10, 3)) {
          sum += saying.weight;
          EXPECT_LE(saying.claim.gold + saying.claim.fire, each);
        }
        EXPECT_EQ(sum, kBluffWeights);
      }
    }
  }
}

// Adventurers that talk and think find more gold than those who open blindly (TD-9), however many play.
TEST(TempelGreedy, BeatsBlindPlayForEveryNumberOfPlayers) {
  const std::array<double, 8> blind{0.1758, 0.1300, 0.0973, 0.0734, 0.1000, 0.0759, 0.0578, 0.0564};
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    const Share share = adventurers_win(players, true, true, 300);
    EXPECT_GT(share.low, blind[static_cast<std::size_t>(players - kMinPlayers)]) << players << " players";
  }
}

TEST(TempelGreedy, AnswersWithALegalMoveAtEveryDecision) {
  RULE("TD-5");
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      LabDice dice(seed);
      Match<Rules> match(rules_for(players), Stamp{"host", 0}, dice);
      Generator generator(seed);
      MoveList<Move> moves;
      while (!match.owing().empty()) {
        for (int speaker = 0; speaker < players; ++speaker) {
          const auto seat = static_cast<Seat>(speaker);
          match.optional(seat, moves);
          const auto said = GreedyBot().optional(match.sight(seat), moves, generator);
          if (!said) continue;
          ASSERT_TRUE(match.play(seat, std::nullopt, std::span(&*said, 1), Stamp{"bot", 0}, dice));
        }
        const Seat seat = match.owing().lowest();
        match.legal(seat, moves);
        const Move answer = GreedyBot().answer(match.sight(seat), moves, generator);
        ASSERT_TRUE(moves.contains(answer));
        ASSERT_TRUE(match.play(seat, match.decision(seat), std::span(&answer, 1), Stamp{"bot", 0}, dice));
      }
    }
  }
}

}  // namespace
}  // namespace tempora::tempel
