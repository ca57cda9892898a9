// The book's invariants (WT-9.5).
#include <bit>
#include <cassert>

#include "games/wartime/rules.hpp"

// In a release nothing is asserted, and what is counted for it not used.
#ifdef NDEBUG
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#pragma GCC diagnostic ignored "-Wunused-variable"
#endif

namespace tempora::wartime {

void Rules::check(const State& state) const {
  int cash = state.bank;
  int outs = 0;
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    const Player& player = state.player(seat);
    if (seat >= players_) assert(player == Player{});
    cash += player.cash;
    outs += player.out != 0 ? 1 : 0;
    assert(player.discs <= components_.discs && (player.standing & ~player.in_play) == 0);
    if (player.out != 0) assert(player.in_play == 0 && player.cash == 0 && player.discs == 0);
    for (int type = 0; type < kTypes && seat < players_; ++type) {
      assert(in_stock(state, seat, static_cast<Type>(type)) >= 0);
    }
    if (seat < players_) assert(forts_in_stock(state, seat) >= 0);
    for (int piece = kOfSeat * seat; piece < kOfSeat * (seat + 1); ++piece) {
      const Piece& at = state.piece(piece);
      const Type type = type_of(piece);
      assert(at.in_play() == ((player.in_play >> place_of(piece) & 1) != 0));
      assert(at.standing() == ((player.standing >> place_of(piece) & 1) != 0));
      if (!at.in_play()) assert(at == Piece{});
      assert(turns(type) || at.facing == 0);
      assert(at.where != Where::fortified || is_building(type));
      if (at.where == Where::aboard || at.where == Where::parked) {
        const bool right_host = at.where == Where::aboard ? type == Type::inf && is_carrier(type_of(at.host))
                                                          : type == Type::jet && type_of(at.host) == Type::field;
        assert(right_host && seat_of(at.host) == seat && state.piece(at.host).standing());
        assert(at.at() == state.piece(at.host).at());
        if (at.where == Where::aboard) assert(std::popcount(aboard(state, at.host)) <= kMostAboard);
      }
    }
  }
  assert(cash == components_.bank * players_ && outs == state.outs);
  const Crowd crowd(state);
  for (const Standing& standing : crowd.all()) {
    assert(on_table(standing.body, table_.width, table_.height));
    assert(table_.suits(type_of(standing.piece), standing.body.at));
    assert(crowd.overlapped(standing.body, standing.piece) == kNoPiece);
  }
  assert(state.active < players_ && state.first < players_ && state.round >= 1 && state.round <= options_.rounds);
  assert(state.spent <= kMostSpent && (state.step.ask == Ask::over) == (state.end != End::none));
}

}  // namespace tempora::wartime
