#include "games/khronos/testing/random_play.hpp"

#include <array>
#include <initializer_list>

namespace tempora::khronos {

Move random_move(const MoveList<Move>& moves, Generator& generator) {
  const auto crowded = [](const Move& move) {
    switch (move.act) {
      case Act::build:
        return move.c > 1 || move.b == static_cast<int>(Type::civil);
      case Act::upgrade:
      case Act::demolish:
      case Act::populate:
      case Act::renovate:
        return true;
      case Act::row:
        return move.a >= 2 && move.a < 9;
      case Act::column:
        return move.a >= 1 && move.a < 9;
      default:
        return false;
    }
  };
  Move move = moves[generator.below(static_cast<std::uint32_t>(moves.size()))];
  for (int again = 0; again < 4 && !crowded(move); ++again) {
    move = moves[generator.below(static_cast<std::uint32_t>(moves.size()))];
  }
  return move;
}

RandomMatch::RandomMatch(int index) : seed(seed_of(61, static_cast<std::uint64_t>(index))) {
  Generator generator(seed);
  const auto one_of = [&](std::initializer_list<const char*> values) {
    return *(values.begin() + generator.below(static_cast<std::uint32_t>(values.size())));
  };
  constexpr std::array kMaps{"valley", "glen", "delta"};
  players = 2 + index % 3;
  options = {{"map", kMaps[static_cast<std::size_t>(index / 3 % 3)]},
             {"holdem", one_of({"off", "on"})},
             {"settle", one_of({"seed", "published"})},
             {"ruin", one_of({"printed", "zero"})},
             {"terrain", one_of({"published", "seed-text"})},
             {"river-hamlet", one_of({"no", "yes"})},
             {"deck", one_of({"33", "55"})},
             {"first", one_of({"random", "P1"})},
             {"undo", one_of({"on", "off"})}};
}

void RandomMatch::play(const std::function<void(const Rules&, const State&)>& visit) const {
  const Rules rules = rules_for(players, options);
  Dealer dealer{Generator(seed_of(seed, 1))};
  Generator generator(seed_of(seed, 2));
  Journal deaf;
  State state = rules.start(dealer, deaf);
  MoveList<Move> moves;
  for (visit(rules, state); !rules.owing(state).empty(); visit(rules, state)) {
    const Seat seat = rules.owing(state).lowest();
    moves.clear();
    rules.legal(state, seat, moves);
    rules.play(state, seat, random_move(moves, generator), dealer, deaf);
  }
}

}  // namespace tempora::khronos
