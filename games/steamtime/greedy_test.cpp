#include "games/steamtime/greedy.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "bots/testing/beats_random.hpp"
#include "games/steamtime/missions.hpp"
#include "games/steamtime/testing/position.hpp"

namespace tempora::steamtime {
namespace {

TEST(SteamtimeGreedy, BeatsRandomOthers) { expect_beats_random<Rules, GreedyBot>(); }

// The most esteem that A can end with: every order, every half, every choice of rainbow crystals.
int most_esteem(const Rules& rules, const State& state) {
  int most = state.players[A].score();
  if (rules.owing(state).empty()) return most;
  Dealer dealer{Generator(1)};
  Journal deaf;
  MoveList<Move> moves;
  rules.legal(state, A, moves);
  for (const Move& move : moves) {
    State after = state;
    rules.play(after, A, move, dealer, deaf);
    most = std::max(most, most_esteem(rules, after));
  }
  return most;
}

// At the end, with some of everything and four missions; B has nothing to decide.
TestPosition at_the_end(Generator& generator, bool either) {
  const Json options{{"mission_halves", either ? "either" : "top"}};
  TestPosition position(2, options);
  std::string has;
  for (const std::string_view code : kColourCodes) {
    const std::uint32_t coloured = generator.below(code == "BK" ? 2 : 3);  // the Laboratory has two slots
    has += std::string(code) + " " + std::to_string(coloured) + "+" + std::to_string(generator.below(2)) + ",";
  }
  has += std::to_string(generator.below(16)) + "g," + std::to_string(generator.below(11)) + "s";
  for (std::uint32_t i = generator.below(4); i > 0; --i) has += ",upgrade " + card_id(static_cast<int>(i));
  for (std::uint32_t i = generator.below(4); i > 0; --i) has += ",expedition " + card_id(static_cast<int>(i));
  const std::uint32_t first = generator.below(32);
  // 7 has no factor in common with 32: four different missions of all kinds.
  for (std::uint32_t i = 0; i < 4; ++i) has += ",mission " + mission_id(static_cast<int>((first + 7 * i) % 32));
  return position.has(A, has).scoring(A);
}

TEST(SteamtimeGreedy, FindsTheMissionsThatBringMost) {
  Generator generator(28);
  for (int i = 0; i < 60; ++i) {
    TestPosition position = at_the_end(generator, i % 2 == 1);
    const int most = most_esteem(position.rules, position.state);
    EXPECT_EQ(best_missions(position.rules, position.player(A)).esteem, most) << i;
    // And completes them, whatever it pays rainbow crystals with.
    using Cast = OneAmongRandom<Rules, GreedyBot>;
    Cast cast(A);
    Dealer dealer{Generator(1)};
    Journal deaf;
    Runner<Rules, Cast>(position.rules, cast).play(position.state, dealer, deaf, generator, [](auto&&...) {});
    EXPECT_TRUE(cast.legal());
    EXPECT_EQ(position.player(A).score(), most) << i;
  }
}

}  // namespace
}  // namespace tempora::steamtime
