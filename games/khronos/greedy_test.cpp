#include "games/khronos/greedy.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "bots/random.hpp"
#include "engine/match.hpp"
#include "engine/runner.hpp"
#include "games/khronos/rules.hpp"

namespace tempora::khronos {
namespace {

// One greedy bot against random ones.
class OneGreedy {
 public:
  explicit OneGreedy(Seat greedy) : greedy_(greedy) {}
  [[nodiscard]] SeatSet speakers() const { return {}; }
  Move answer(Seat seat, const Sight<Rules>& sight, const MoveList<Move>& legal, Generator& generator) {
    if (seat != greedy_) return random_.answer(sight, legal, generator);
    const Move move = bot_.answer(sight, legal, generator);
    legal_ = legal_ && legal.contains(move);
    return move;
  }
  std::optional<Move> optional(Seat /*seat*/, const Sight<Rules>& /*sight*/, const MoveList<Move>& /*moves*/,
                               Generator& /*generator*/) {
    return std::nullopt;
  }
  [[nodiscard]] bool legal() const { return legal_; }

 private:
  Seat greedy_;
  GreedyBot bot_;
  RandomBot<Rules> random_;
  bool legal_ = true;
};

// Against random others it takes first places, ties as fractions, in at least 90 % of the matches: the lower end of the
// 95 % interval, with seats rotated.
TEST(KhronosGreedy, BeatsRandomOthers) {
  const int matches = std::getenv("TEMPORA_FULL") != nullptr ? 1'000 : 50;
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    const Rules rules = *Rules::create(tempora::Setup{players, Json::object(), ""});
    double wins = 0;
    double squares = 0;
    for (int i = 0; i < matches; ++i) {
      const std::uint64_t seed = seed_of(2026, static_cast<std::uint64_t>(i));
      Dealer dealer{Generator(seed_of(seed, 0))};
      Generator generator(seed_of(seed, 1));
      Journal deaf;
      State state = rules.start(dealer, deaf);
      const auto seat = static_cast<Seat>(i % players);
      OneGreedy cast(seat);
      Runner<Rules, OneGreedy>(rules, cast).play(state, dealer, deaf, generator, [](auto&&...) {});
      ASSERT_TRUE(cast.legal());
      const auto places = rules.outcome(state)->places;
      const double share =
          places[seat] == 1 ? 1.0 / static_cast<double>(std::count(places.begin(), places.end(), 1)) : 0.0;
      wins += share;
      squares += share * share;
    }
    const double mean = wins / matches;
    const double error = std::sqrt(std::max(0.0, squares / matches - mean * mean) / matches);
    std::printf("  greedy against random, %d players: %.4f ± %.4f\n", players, mean, 1.96 * error);
    EXPECT_GE(mean - 1.96 * error, 0.9) << players << " players";
  }
}

}  // namespace
}  // namespace tempora::khronos
