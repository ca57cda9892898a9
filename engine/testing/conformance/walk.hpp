// Random play, and what a viewer gets to see of a position.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/dice.hpp"
#include "engine/game.hpp"

namespace tempora::conformance {

inline std::vector<Viewer> viewers(int players) {
  std::vector<Viewer> all;
  for (int seat = 0; seat < players; ++seat) all.push_back(Viewer::seat(static_cast<Seat>(seat)));
  all.push_back(Viewer::spectator());
  return all;
}

inline std::string name(Viewer viewer) {
  return viewer.is_seat() ? "seat " + std::to_string(viewer.seat()) : "a spectator";
}

template <class T>
std::string json_of(const T& value) {
  std::string text;
  JsonWriter json(text);
  write(value, json);
  return text;
}

template <class T>
void append_bytes(std::string& text, const T& value) {
  text.append(reinterpret_cast<const char*>(&value), sizeof value);
}

inline std::string text_of(const std::optional<Refusal>& refusal) {
  if (!refusal) return "allowed";
  std::string text = refusal->code + "|" + refusal->text + "|" + refusal->rule;
  for (const int cause : refusal->causes) text += "|" + std::to_string(cause);
  return text;
}

template <class R>
struct Choice {
  Seat seat = 0;
  typename R::Move move{};
};

// All moves that `seat` may make: what it owes first.
template <GameRules R>
std::vector<typename R::Move> moves_of(const R& rules, const typename R::State& state, Seat seat) {
  MoveList<typename R::Move> moves;
  if (rules.owing(state).contains(seat)) rules.legal(state, seat, moves);
  std::vector<typename R::Move> all(moves.begin(), moves.end());
  moves.clear();
  rules.optional(state, seat, moves);
  all.insert(all.end(), moves.begin(), moves.end());
  return all;
}

// The next event of random play: an answer that the engine gives; else, of a hundred, `chatter` times an optional move
// of any seat that has one; else an answer of any seat that owes. Nothing when the match is over.
template <GameRules R>
std::optional<Choice<R>> choose(const R& rules, const typename R::State& state, Generator& generator, int chatter) {
  const SeatSet owing = rules.owing(state);
  if (owing.empty()) return std::nullopt;
  const auto any = [&](Seat seat, const MoveList<typename R::Move>& moves) {
    return Choice<R>{seat, moves[generator.below(static_cast<std::uint32_t>(moves.size()))]};
  };
  MoveList<typename R::Move> moves;
  for (const Seat seat : owing) {
    if (rules.asks(state, seat)) continue;
    rules.legal(state, seat, moves);
    return any(seat, moves);
  }
  if (generator.below(100) < static_cast<std::uint32_t>(chatter)) {
    const auto players = static_cast<std::uint32_t>(rules.players());
    const std::uint32_t first = generator.below(players);
    for (std::uint32_t i = 0; i < players; ++i) {
      const auto seat = static_cast<Seat>((first + i) % players);
      moves.clear();
      rules.optional(state, seat, moves);
      if (!moves.empty()) return any(seat, moves);
    }
  }
  std::uint32_t skip = generator.below(static_cast<std::uint32_t>(owing.size()));
  for (const Seat seat : owing) {
    if (skip-- > 0) continue;
    moves.clear();
    rules.legal(state, seat, moves);
    return moves.empty() ? std::nullopt : std::optional(any(seat, moves));
  }
  return std::nullopt;
}

// Everything that `viewer` gets of a position: view, who owes, how it ended, and the own lists.
template <GameRules R>
std::string picture(const R& rules, const typename R::State& state, Viewer viewer) {
  std::string text;
  JsonWriter json(text);
  write(rules.view(state, viewer), json);
  const SeatSet owing = rules.owing(state);
  append_bytes(text, owing);
  if (const auto outcome = rules.outcome(state)) text += json_of(*outcome);
  if (!viewer.is_seat()) return text;
  const Seat seat = viewer.seat();
  if (owing.contains(seat)) text += rules.asks(state, seat) ? "asked" : "forced";
  for (const auto& move : moves_of(rules, state, seat)) append_bytes(text, move);
  return text;
}

// What `viewer` is told.
template <GameRules R>
std::string told(const std::vector<Entry>& entries, Viewer viewer) {
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  for (const Entry& entry : entries) {
    if (const Fact* fact = entry.told_to(viewer)) R::write_fact(*fact, json);
  }
  json.end_array();
  return text;
}

// One event played from a position, and everything that came of it.
template <GameRules R>
struct Step {
  typename R::State after;
  std::vector<Entry> facts;
  std::vector<Draw> draws;
  bool barrier = false;  // a draw, a reveal or a seal

  Step(const R& rules, const typename R::State& before, Seat seat, const typename R::Move& move, Dice& dice)
      : after(before) {
    Dealer dealer(dice, draws);
    Journal journal(facts);
    rules.play(after, seat, move, dealer, journal);
    barrier = !draws.empty() || journal.revealed() || journal.sealed();
  }
  [[nodiscard]] bool reveals_to(Viewer viewer) const {
    for (const Entry& entry : facts) {
      if (entry.reveals && entry.audience.hears(viewer)) return true;
    }
    return false;
  }
  [[nodiscard]] std::vector<std::uint32_t> outcomes() const {
    std::vector<std::uint32_t> all;
    for (const Draw& draw : draws) all.push_back(draw.outcome);
    return all;
  }
  // The draws had the same bounds.
  [[nodiscard]] bool drew_like(const Step& other) const {
    if (draws.size() != other.draws.size()) return false;
    for (std::size_t i = 0; i < draws.size(); ++i) {
      if (draws[i].bound != other.draws[i].bound) return false;
    }
    return true;
  }
};

}  // namespace tempora::conformance
