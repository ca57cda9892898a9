// The test of a bot that plays: against random others it takes first places, ties as fractions, in at least 90 % of the
// matches: the lower end of the 95 % interval, with seats rotated, at every number of players.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <optional>

#include "bots/random.hpp"
#include "engine/match.hpp"
#include "engine/runner.hpp"
#include "engine/testing/counts.hpp"

namespace tempora {

// One such bot among random ones.
template <GameRules R, class Bot>
class OneAmongRandom {
 public:
  using Move = typename R::Move;
  explicit OneAmongRandom(Seat seat) : seat_(seat) {}
  [[nodiscard]] SeatSet speakers() const { return {}; }
  Move answer(Seat seat, const Sight<R>& sight, const MoveList<Move>& legal, Generator& generator) {
    if (seat != seat_) return random_.answer(sight, legal, generator);
    const Move move = bot_.answer(sight, legal, generator);
    legal_ = legal_ && legal.contains(move);
    return move;
  }
  std::optional<Move> optional(Seat /*seat*/, const Sight<R>& /*sight*/, const MoveList<Move>& /*moves*/,
                               Generator& /*generator*/) {
    return std::nullopt;
  }
  // All its answers were.
  [[nodiscard]] bool legal() const { return legal_; }

 private:
  Seat seat_;
  Bot bot_;
  RandomBot<R> random_;
  bool legal_ = true;
};

// In 1,000 matches a number of players (scaled).
template <GameRules R, class Bot>
void expect_beats_random() {
  const int matches = scaled(1'000);
  for (int players = R::info().min_players; players <= R::info().max_players; ++players) {
    const R rules = *R::create(Setup{players, Json::object(), ""});
    double wins = 0;
    double squares = 0;
    for (int i = 0; i < matches; ++i) {
      const std::uint64_t seed = seed_of(2026, static_cast<std::uint64_t>(i));
      Dealer dealer{Generator(seed_of(seed, 0))};
      Generator generator(seed_of(seed, 1));
      Journal deaf;
      typename R::State state = rules.start(dealer, deaf);
      const auto seat = static_cast<Seat>(i % players);
      OneAmongRandom<R, Bot> cast(seat);
      Runner<R, OneAmongRandom<R, Bot>>(rules, cast).play(state, dealer, deaf, generator, [](auto&&...) {});
      ASSERT_TRUE(cast.legal());
      const auto places = rules.outcome(state)->places;
      const double share =
          places[seat] == 1 ? 1.0 / static_cast<double>(std::count(places.begin(), places.end(), 1)) : 0.0;
      wins += share;
      squares += share * share;
    }
    const double mean = wins / matches;
    const double error = std::sqrt(std::max(0.0, squares / matches - mean * mean) / matches);
    std::printf("  %d players: %.4f ± %.4f of first places\n", players, mean, 1.96 * error);
    EXPECT_GE(mean - 1.96 * error, 0.9) << players << " players";
  }
}

}  // namespace tempora
