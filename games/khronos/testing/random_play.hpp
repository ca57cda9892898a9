// Random matches for tests: every index gives another mixture of map, players and options, always the same.
#pragma once

#include <cstdint>
#include <functional>

#include "games/khronos/testing/position.hpp"

namespace tempora::khronos {

// A random move as tests like them: cards are spent rather than kept, and in a crowded part of the land, so that
// buildings touch, cover and divide each other.
Move random_move(const MoveList<Move>& moves, Generator& generator);

struct RandomMatch {
  explicit RandomMatch(int index);
  // Calls visit(rules, state) after every move and before the first one.
  void play(const std::function<void(const Rules&, const State&)>& visit) const;

  int players = 2;
  Json options;
  std::uint64_t seed = 0;
};

}  // namespace tempora::khronos
