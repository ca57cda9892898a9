// Tempel des Schreckens: the rules, docs/rules/tempel.md.
#pragma once

#include <string_view>
#include <vector>

#include "engine/game.hpp"
#include "games/tempel/moves.hpp"
#include "games/tempel/state.hpp"
#include "games/tempel/temples.hpp"
#include "games/tempel/view.hpp"

namespace tempora::tempel {

class Rules {
 public:
  using State = tempel::State;
  using Move = tempel::Move;
  using View = tempel::View;

  static const GameInfo& info();
  static std::string_view content_hash();
  static Result<Rules> create(const Setup& setup);

  [[nodiscard]] int players() const { return players_; }
  State start(Dealer& dealer, Journal& journal) const;
  [[nodiscard]] SeatSet owing(const State& state) const {
    return state.open.end == End::none ? SeatSet::of(state.open.keyholder) : SeatSet();  // TD-5
  }
  void legal(const State& state, Seat seat, MoveList<Move>& moves) const;
  void optional(const State& state, Seat seat, MoveList<Move>& moves) const;
  // A keyholder always chooses: the book lets nothing be answered for anybody.
  [[nodiscard]] bool asks(const State& /*state*/, Seat /*seat*/) const { return true; }
  void play(State& state, Seat seat, Move move, Dealer& dealer, Journal& journal) const;
  [[nodiscard]] std::optional<Refusal> refuse(const State& state, Seat seat, std::span<const Move> wish) const;
  [[nodiscard]] std::optional<Outcome> outcome(const State& state) const;
  [[nodiscard]] View view(const State& state, Viewer viewer) const;
  State imagine(const State& state, Viewer viewer, Dealer& dealer) const;
  void check(const State& state) const;
  [[nodiscard]] int group_of(const State& state, Seat seat) const {
    return state.roles[seat] == Role::guardian ? 1 : 0;
  }
  [[nodiscard]] std::vector<Feature> hidden_features(const State& state) const;
  [[nodiscard]] Json rematch(const State& state) const;

  static Result<Move> read_move(const Json& json) { return tempel::read_move(json); }
  static void write_fact(const Fact& fact, JsonWriter& json);

 private:
  Rules() = default;

  void deal_roles(State& state, Dealer& dealer) const;
  void deal_round(State& state, Dealer& dealer, Journal& journal) const;
  void open_chamber(State& state, Seat seat, int place, Dealer& dealer, Journal& journal) const;
  void announce(State& state, Seat seat, Move move, Journal& journal) const;
  [[nodiscard]] std::optional<Refusal> refuse_opening(const State& state, Seat seat, Move move) const;
  [[nodiscard]] std::optional<Refusal> refuse_announcement(const State& state, Seat seat, Move move) const;

  int players_ = 0;
  Temple temple_;             // with `reveal_count` = known, the pile is what is dealt
  bool announcing_ = true;    // option `announcements`
  int first_keyholder_ = -1;  // option `first_keyholder`; −1: random
};

}  // namespace tempora::tempel
