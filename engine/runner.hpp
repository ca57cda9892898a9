// The loop that plays a match among bots: while somebody owes, each bot seat, from the lowest owing seat on, is asked
// once for an optional move; then the lowest owing seat answers. Lists of one are answered as Match answers them, so
// that both make the same events. No virtual call, no allocation.
#pragma once

#include <cstdint>

#include "engine/game.hpp"
#include "engine/sight.hpp"

namespace tempora {

// Who plays in the loop:
//   answer(seat, sight, legal, generator) → Move, one of `legal`
//   speakers() → SeatSet: for whom optional(…) may ever return something; the same all through a match
//   optional(seat, sight, list, generator) → std::optional<Move>, one of `list`
template <class R, class Player>
class Runner {
  static_assert(GameRules<R>);

 public:
  using State = typename R::State;
  using Move = typename R::Move;

  Runner(const R& rules, Player& player) : rules_(rules), player_(player) {}

  // Plays `state` to its end and returns the number of moves. `on_move(seat, move, legal, forced)` is called before
  // each is played; `legal` is the list that it was chosen from.
  template <class OnMove>
  std::uint32_t play(State& state, Dealer& dealer, Journal& journal, Generator& generator, OnMove&& on_move) {
    const SeatSet speakers = player_.speakers();
    std::uint32_t count = 0;
    const auto play_one = [&](Seat seat, const Move& move, bool forced) {
      on_move(seat, move, moves_, forced);
      rules_.play(state, seat, move, dealer, journal);
      ++count;
    };
    // Answers the first list of one among those that are owed, if there is any.
    const auto answer_list_of_one = [&](SeatSet owing) {
      for (const Seat seat : owing) {
        if (rules_.asks(state, seat)) continue;
        moves_.clear();
        rules_.legal(state, seat, moves_);
        play_one(seat, moves_[0], true);
        return true;
      }
      return false;
    };
    for (SeatSet owing = rules_.owing(state); !owing.empty(); owing = rules_.owing(state)) {
      if (answer_list_of_one(owing)) continue;
      if (!speakers.empty()) {
        for (int i = 0; i < rules_.players(); ++i) {
          const auto speaker = static_cast<Seat>((owing.lowest() + i) % rules_.players());
          if (!speakers.contains(speaker)) continue;
          moves_.clear();
          rules_.optional(state, speaker, moves_);
          if (moves_.empty()) continue;
          const auto move = player_.optional(speaker, Sight<R>(rules_, state, speaker), moves_, generator);
          if (!move) continue;
          play_one(speaker, *move, false);
          while (answer_list_of_one(rules_.owing(state))) {
          }
        }
        owing = rules_.owing(state);
        if (owing.empty()) break;
      }
      const Seat seat = owing.lowest();
      moves_.clear();
      rules_.legal(state, seat, moves_);
      play_one(seat, player_.answer(seat, Sight<R>(rules_, state, seat), moves_, generator), false);
    }
    return count;
  }

 private:
  const R& rules_;
  Player& player_;
  MoveList<Move> moves_;
};

}  // namespace tempora
