// The move of a list that is worth most; of several such, the first.
#pragma once

#include "engine/move_list.hpp"

namespace tempora {

// value(move): a number. Precondition: the list is not empty.
template <class Move, class Value>
Move best_of(const MoveList<Move>& legal, Value&& value) {
  const Move* best = legal.begin();
  auto most = value(*best);
  for (const Move* move = legal.begin() + 1; move != legal.end(); ++move) {
    const auto worth = value(*move);
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return *best;
}

}  // namespace tempora
