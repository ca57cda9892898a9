// The loop that plays a match among bots: while somebody owes, each bot seat, from the lowest owing seat on, is asked once
// for an optional move; then the lowest owing seat answers. No virtual call, no allocation.
#pragma once

#include <cstdint>

#include "engine/game.hpp"
#include "engine/sight.hpp"

namespace tempora {

// Who plays in the loop:
//   answer(seat, sight, legal, generator) → Move, one of `legal`
//   speaks(seat) → whether optional(…) would ever return something for that seat
//   optional(seat, sight, list, generator) → std::optional<Move>, one of `list`
template <class R, class Player>
class Runner {
  static_assert(GameRules<R>);

 public:
  using State = typename R::State;
  using Move = typename R::Move;

  Runner(const R& rules, Player& player) : rules_(rules), player_(player) {}

  // Plays `state` to its end and returns the number of moves. `on_move(seat, move, forced)` is called before each is played.
  template <class OnMove>
  std::uint32_t play(State& state, Dealer& dealer, Journal& journal, Generator& generator, OnMove&& on_move) {
    std::uint32_t count = 0;
    for (SeatSet owing = rules_.owing(state); !owing.empty(); owing = rules_.owing(state)) {
      const Seat seat = owing.lowest();
      if (!rules_.asks(state, seat)) {
        moves_.clear();
        rules_.legal(state, seat, moves_);
        on_move(seat, moves_[0], true);
        rules_.play(state, seat, moves_[0], dealer, journal);
        ++count;
        continue;
      }
      for (int i = 0; i < rules_.players(); ++i) {
        const auto speaker = static_cast<Seat>((seat + i) % rules_.players());
        if (!player_.speaks(speaker)) continue;
        moves_.clear();
        rules_.optional(state, speaker, moves_);
        if (moves_.empty()) continue;
        const auto move = player_.optional(speaker, Sight<R>(rules_, state, speaker), moves_, generator);
        if (!move) continue;
        on_move(speaker, *move, false);
        rules_.play(state, speaker, *move, dealer, journal);
        ++count;
      }
      const SeatSet now = rules_.owing(state);
      if (now.empty()) break;
      const Seat next = now.lowest();
      moves_.clear();
      rules_.legal(state, next, moves_);
      const Move move = player_.answer(next, Sight<R>(rules_, state, next), moves_, generator);
      on_move(next, move, false);
      rules_.play(state, next, move, dealer, journal);
      ++count;
    }
    return count;
  }

 private:
  const R& rules_;
  Player& player_;
  MoveList<Move> moves_;
};

}  // namespace tempora
