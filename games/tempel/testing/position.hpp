// Positions for tests: a match in which one says what lies where, who holds the key, and what an opening finds.
#pragma once

#include <bit>
#include <initializer_list>
#include <string>
#include <vector>

#include "engine/dice.hpp"
#include "games/tempel/rules.hpp"

namespace tempora::tempel {

inline Rules rules_for(int players, Json options = Json::object()) {
  return *Rules::create(Setup{players, std::move(options), ""});
}

class Position {
 public:
  explicit Position(int players, Json options = Json::object(), std::uint64_t seed = 1)
      : rules(rules_for(players, std::move(options))) {
    Dealer dealer{Generator(seed)};
    Journal deaf;
    state = rules.start(dealer, deaf);
  }

  Position& key(int seat) {
    state.open.keyholder = state.open.first_keyholder = static_cast<std::uint8_t>(seat);
    return *this;
  }
  // Says what `seat` was dealt in this round; nothing is open before it yet.
  Position& holds(int seat, int gold, int fire) {
    const Holding holding{static_cast<std::uint8_t>(gold), static_cast<std::uint8_t>(fire)};
    state.dealt[static_cast<std::size_t>(state.open.round - 1)][static_cast<std::size_t>(seat)] = holding;
    state.down[static_cast<std::size_t>(seat)] = holding;
    return *this;
  }
  Position& role(int seat, Role role) {
    state.roles[static_cast<std::size_t>(seat)] = role;
    return *this;
  }
  // Says what was opened before, as far as the end of the match asks.
  Position& opened(int gold, int fire, int empty = 0) {
    state.open.opened = {static_cast<std::uint8_t>(gold), static_cast<std::uint8_t>(fire),
                         static_cast<std::uint8_t>(empty)};
    return *this;
  }
  // The keyholder opens `place` before `seat`, and finds `card`, which must lie there.
  Position& open(int seat, int place, Card card) {
    const Holding down = state.down[static_cast<std::size_t>(seat)];
    const std::uint32_t chosen = card == Card::gold   ? 0U
                                 : card == Card::fire ? down.gold
                                                      : down.gold + std::uint32_t{down.fire};
    ScriptedDice dice({chosen});
    std::vector<Draw> draws;
    Dealer dealer(dice, draws);
    Journal journal(facts);
    rules.play(state, state.open.keyholder, Move::open(seat, place), dealer, journal);
    return *this;
  }
  Position& announce(int seat, Move move) {
    std::vector<Draw> draws;
    ScriptedDice dice({});
    Dealer dealer(dice, draws);
    Journal journal(facts);
    rules.play(state, static_cast<Seat>(seat), move, dealer, journal);
    sealed = journal.sealed();
    return *this;
  }

  // The rule that forbids it, or "" if it is legal.
  [[nodiscard]] std::string forbids(int seat, Move move) const {
    MoveList<Move> moves;
    if (rules.owing(state).contains(static_cast<Seat>(seat))) rules.legal(state, static_cast<Seat>(seat), moves);
    rules.optional(state, static_cast<Seat>(seat), moves);
    const auto refusal = rules.refuse(state, static_cast<Seat>(seat), std::span(&move, 1));
    if (refusal.has_value() == moves.contains(move)) return "the list and the reason contradict each other";
    return refusal ? refusal->rule : "";
  }
  [[nodiscard]] std::string view(Viewer viewer) const {
    std::string text;
    JsonWriter json(text);
    write(rules.view(state, viewer), json);
    return text;
  }
  [[nodiscard]] Json seen_by(Viewer viewer) const { return Json::parse(view(viewer)); }

  Rules rules;
  Rules::State state;
  std::vector<Entry> facts;
  bool sealed = false;
};

}  // namespace tempora::tempel
