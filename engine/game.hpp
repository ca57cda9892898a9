// The contract that every game keeps: State is data, Rules is behaviour, whoever looks gets a View.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/dealer.hpp"
#include "engine/journal.hpp"
#include "engine/json.hpp"
#include "engine/json_writer.hpp"
#include "engine/move_list.hpp"
#include "engine/result.hpp"
#include "engine/setup.hpp"
#include "engine/types.hpp"

namespace tempora {

// One line of a score.
struct ScoreLine {
  std::string_view id;
  std::int32_t amount = 0;
};

// How a match ended.
struct Outcome {
  std::vector<int> places;                     // by seat, from 1; equal places are shared
  std::string_view rule;                       // the rule that ended the match
  std::string_view group;                      // the team that won, or empty
  std::vector<std::vector<ScoreLine>> scores;  // by seat
};

void write(const Outcome& outcome, JsonWriter& json);

// A ready phrase of the chat: each reader sees it in the own language, by its id.
struct Phrase {
  std::string_view id;
  bool about = false;  // it speaks of a seat, which must be named
};

// What the catalogue says of a game.
struct GameInfo {
  std::string id;
  std::string name;
  int min_players = 0;
  int max_players = 0;
  int rules_version = 1;
  std::vector<std::string> groups;  // teams, or empty
  std::vector<OptionSpec> options;
  std::vector<Phrase> phrases = {};  // besides those that every table has
};

// What the rules of a match are made from: its options, complete, and its content.
struct Opening {
  Json options;
  Json content;
};
// Checks players, options and that the content is JSON; `built_in` is the game's own content. An error names what is
// wrong and what is allowed.
Result<Opening> open_setup(const GameInfo& info, const Setup& setup, std::string_view built_in);

// A feature of the hidden that the conformance suite compares between truth and imagination.
struct Feature {
  std::string name;
  int value = 0;
};

// How often a seat had or played something in a finished match, for statistics. The texts live as long as the rules.
struct Tally {
  std::string_view kind;  // such as "card"
  std::string_view id;
  Seat seat = 0;
  int count = 0;  // not negative
};

// A type that is its bytes: copying copies them, equal means equal bytes, no padding holds anything.
template <class T>
concept PlainData = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>;

// State, Move, View and the functions of Rules; architecture and reasons are in docs/HACKING.md.
//
//   owing     who owes a decision; empty when the match is over
//   legal     the answers to what a seat owes; not empty if it owes
//   optional  what a seat may do besides; the match never waits for it
//   asks      false: the book lets the engine answer a list of one
//   play      precondition: the move is legal or optional
//   refuse    for a path of at least one move: the rule that forbids the first, or nothing if it is legal or optional.
//             Where a choice is split, a first move may be illegal since it leads nowhere; what is wished behind it
//             then tells which rule to name
//   imagine   a random state that looks the same to that viewer, made from public facts and its own knowledge alone
//   check     asserts the book's invariants
//   group_of  the team of a seat, as an index into info().groups, or −1
//
// A game may have, besides:
//   at_rest(state, seat) → bool  a path of moves of that seat, which owes, is whole here; without it, after each move
//   rematch(state) → Json        options, by name, that the next match among the same people is to begin with, seats as
//                                in this one; everybody may know what it says
//   turn(state) → int, kMostUndosATurn
//                                a number that no two turns of a match share, and how many commands a seat may take
//                                back in a turn; without them, any number
//   tallies(state) → std::vector<Tally>
//                                asked of a finished match: all that the statistics are to list, each time in the same
//                                order, with 0 where nobody had it; of a seat that is not named, 0 is understood; what
//                                is named twice adds up
template <class R>
concept GameRules =
    PlainData<typename R::State> && PlainData<typename R::Move> && sizeof(typename R::Move) <= 8 &&
    requires(const R& rules, typename R::State& changed, const typename R::State& state, const typename R::Move& move,
             MoveList<typename R::Move>& moves, const typename R::View& view, Dealer& dealer, Journal& journal,
             Seat seat, Viewer viewer, const Setup& setup, JsonWriter& json, const Json& text, const Fact& fact) {
      { R::info() } -> std::convertible_to<const GameInfo&>;
      { R::create(setup) } -> std::same_as<Result<R>>;
      { R::content_hash() } -> std::convertible_to<std::string_view>;
      { rules.players() } -> std::same_as<int>;
      { rules.start(dealer, journal) } -> std::same_as<typename R::State>;
      { rules.owing(state) } -> std::same_as<SeatSet>;
      { rules.legal(state, seat, moves) } -> std::same_as<void>;
      { rules.optional(state, seat, moves) } -> std::same_as<void>;
      { rules.asks(state, seat) } -> std::same_as<bool>;
      { rules.play(changed, seat, move, dealer, journal) } -> std::same_as<void>;
      { rules.refuse(state, seat, std::span<const typename R::Move>()) } -> std::same_as<std::optional<Refusal>>;
      { rules.outcome(state) } -> std::same_as<std::optional<Outcome>>;
      { rules.view(state, viewer) } -> std::same_as<typename R::View>;
      { rules.imagine(state, viewer, dealer) } -> std::same_as<typename R::State>;
      { rules.check(state) } -> std::same_as<void>;
      { rules.group_of(state, seat) } -> std::same_as<int>;
      { rules.hidden_features(state) } -> std::same_as<std::vector<Feature>>;
      { write(move, json) } -> std::same_as<void>;
      { write(view, json) } -> std::same_as<void>;
      { write(state, json) } -> std::same_as<void>;
      { R::read_move(text) } -> std::same_as<Result<typename R::Move>>;
      { R::write_fact(fact, json) } -> std::same_as<void>;
    };

template <PlainData T>
bool same_bytes(const T& a, const T& b) {
  return __builtin_memcmp(&a, &b, sizeof(T)) == 0;
}

}  // namespace tempora
