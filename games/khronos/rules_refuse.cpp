// Which rule forbids a wish, and what on the boards causes it.
#include <string>

#include "games/khronos/rules.hpp"

namespace tempora::khronos {

std::optional<Refusal> Rules::refuse(const State& state, Seat seat, std::span<const Move> wish) const {
  if (wish.empty()) return Refusal{"malformed", "a wish has at least one move", "", {}};
  MoveList<Move> moves;
  legal(state, seat, moves);
  if (moves.contains(wish.front())) return std::nullopt;
  return Refusal{"illegal", "not legal now", "KH-15.1", {}};
}

}  // namespace tempora::khronos
