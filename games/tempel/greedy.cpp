#include "games/tempel/greedy.hpp"

#include <algorithm>

#include "games/tempel/belief.hpp"
#include "games/tempel/bluff.hpp"

namespace tempora::tempel {
namespace {

// Weights found by trial matches.
constexpr double kKeyToAFriend = 0.25;  // what it is worth that the key comes to one's own team
constexpr double kStandingOut = 1.1;    // what it costs a guardian to open where nobody would

double value_for(const Belief::Seat& seat, Role role, double best_appeal, bool last_fire) {
  const double worth_there = worth(seat.gold, seat.fire, last_fire);
  if (role == Role::adventurer) return worth_there + kKeyToAFriend * (1 - seat.guardian);
  return -worth_there + kKeyToAFriend * seat.guardian - kStandingOut * (best_appeal - seat.appeal);
}

Move bluff(const View& view, Generator& generator) {
  const Holding own = view.dealt[static_cast<std::size_t>(view.open.round - 1)];
  std::uint32_t lot = generator.below(kBluffWeights);
  Holding claim;
  for (const Saying& saying : bluff(own, chambers_each(view.open.round), view.temple.gold, view.temple.fire)) {
    claim = saying.claim;
    if (lot < saying.weight) break;
    lot -= saying.weight;
  }
  return Move::announce(claim.gold, claim.fire);
}

}  // namespace

Move GreedyBot::answer(const Sight<Rules>& sight, const MoveList<Move>& legal, Generator& generator) const {
  const View& view = sight.view();
  const Belief belief = believe(view);
  const bool last_fire = view.temple.fire - view.open.opened[static_cast<std::size_t>(Card::fire)] == 1;
  double best_appeal = -1e9;
  for (const Move& move : legal) best_appeal = std::max(best_appeal, belief.seats[move.seat].appeal);
  // Places before one player are alike: the first of each, and among equally good players one at random.
  double best = -1e9;
  std::uint32_t equal = 0;
  Move chosen = legal[0];
  int last_seat = -1;
  for (const Move& move : legal) {
    if (move.seat == last_seat) continue;
    last_seat = move.seat;
    const double value = value_for(belief.seats[move.seat], view.role, best_appeal, last_fire);
    if (value > best + 1e-12) {
      best = value;
      equal = 0;
      chosen = move;
    } else if (value > best - 1e-12 && generator.below(++equal + 1) == 0) {
      chosen = move;
    }
  }
  return chosen;
}

std::optional<Move> GreedyBot::optional(const Sight<Rules>& sight, const MoveList<Move>& moves,
                                        Generator& generator) const {
  const View& view = sight.view();
  if (view.open.announced[sight.seat()] > 0) return std::nullopt;
  const Holding own = view.dealt[static_cast<std::size_t>(view.open.round - 1)];
  const Move said = view.role == Role::adventurer ? Move::announce(own.gold, own.fire) : bluff(view, generator);
  return moves.contains(said) ? std::optional(said) : std::nullopt;
}

}  // namespace tempora::tempel
