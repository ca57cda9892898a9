// Games and matches for code that picks the game at run time: table, server, command line. No rule is known here, and
// no path leads to a state: what leaves is a view, a fact or a move.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/dealer.hpp"
#include "engine/game.hpp"
#include "engine/json.hpp"
#include "engine/json_writer.hpp"
#include "engine/result.hpp"
#include "engine/setup.hpp"
#include "engine/types.hpp"

namespace tempora {

// Who made an event, and when.
struct Stamp {
  std::string by;         // "person", "bot LEVEL@VERSION", "clock", "host"
  std::int64_t time = 0;  // milliseconds since 1970
};

// The draws of a stored event, "draws":[[bound, outcome]…], as Match writes them; none if it has no such field.
Result<std::vector<Draw>> read_draws(const Json& event);

// The events that a command made: first … last.
struct Played {
  std::uint32_t first = 0;
  std::uint32_t last = 0;
};

// Whether a seat may take back its own latest command.
struct UndoChance {
  enum class Kind : std::uint8_t {
    nothing,  // there is nothing of its own to take back, or it is sealed, or the turn's limit is reached
    free,     // no draw, no reveal, no seal and no other seat's move since
    ask,      // needs the others' consent
  };
  Kind kind = Kind::nothing;
  std::uint32_t to = 0;  // the event after which the match would go on
  bool learned = false;  // something was drawn or revealed since
  bool limited = false;  // nothing, since the seat has taken back as much in this turn as the game allows
};

class AnyMatch {
 public:
  virtual ~AnyMatch() = default;

  [[nodiscard]] virtual int players() const = 0;
  // The number of the latest event; 0 is the start.
  [[nodiscard]] virtual std::uint32_t last_event() const = 0;
  [[nodiscard]] virtual SeatSet owing() const = 0;
  // The event at which `seat` began to owe what it owes; another's answer to a simultaneous decision doesn't change it.
  [[nodiscard]] virtual std::optional<std::uint32_t> decision(Seat seat) const = 0;
  [[nodiscard]] virtual bool has_optional(Seat seat) const = 0;
  [[nodiscard]] virtual std::optional<Outcome> outcome() const = 0;
  // Ends a match that is not over, without places.
  virtual void stop() = 0;
  // The key to the archive: there only when the match is over or stopped.
  [[nodiscard]] virtual std::optional<Finished> finished() const = 0;

  // Plays a path of moves for `seat`: all of it or nothing. `answers` names the decision for a path that begins with an
  // owed move; a path of optional moves needs none. Lists of one that follow are played as events of their own.
  virtual tl::expected<Played, Refusal> play(Seat seat, std::optional<std::uint32_t> answers, const Json& moves,
                                             const Stamp& stamp, Dice& dice) = 0;
  [[nodiscard]] virtual UndoChance undo_chance(Seat seat) const = 0;
  // Takes back `seat`'s latest command; precondition: undo_chance(seat).kind is not `nothing`.
  virtual Played undo(Seat seat, const Stamp& stamp) = 0;

  // What a bot of `level` answers for `seat`, which owes; a function of what the seat may see and of `seed`.
  [[nodiscard]] virtual Json bot_answer(Seat seat, std::string_view level, std::uint64_t seed) const = 0;
  // What a bot of `level` would do besides, or nothing.
  [[nodiscard]] virtual std::optional<Json> bot_optional(Seat seat, std::string_view level,
                                                         std::uint64_t seed) const = 0;

  virtual void write_view(Viewer viewer, JsonWriter& json) const = 0;
  // The view after `event`, as that viewer had it then. event ≤ last_event().
  virtual void write_view_at(std::uint32_t event, Viewer viewer, JsonWriter& json) const = 0;
  // Lists of moves, [Move…]; empty where there are none.
  virtual void write_legal(Seat seat, JsonWriter& json) const = 0;
  virtual void write_optional(Seat seat, JsonWriter& json) const = 0;
  // One FactGroup (docs/protocol.md §3) of what `viewer` is told of `event`; false, and nothing written, if nothing.
  virtual bool write_facts(std::uint32_t event, Viewer viewer, JsonWriter& json) const = 0;
  // What would follow if `seat` played these moves: {"facts","patch","legal","cut"} against its present view, as far as
  // no draw, reveal or another's decision comes between; "cut": one of them came.
  [[nodiscard]] virtual tl::expected<std::string, Refusal> outlook(Seat seat, const Json& moves,
                                                                   std::uint64_t seed) const = 0;
  // The whole paths of what `seat` owes that begin with these moves, or all: {"paths":[[Move…]…],"more"}; "more": there
  // are others, and only the first 2,000 are given.
  [[nodiscard]] virtual tl::expected<std::string, Refusal> paths(Seat seat, const Json& moves,
                                                                 std::uint64_t seed) const = 0;
  // The options that a rematch proposes, by name; a seat is one of this match.
  [[nodiscard]] virtual Json rematch(const Finished& proof) const = 0;
  // The event as a line of the log (docs/log-format.md), without the chain of hashes.
  virtual void write_event(std::uint32_t event, JsonWriter& json) const = 0;
  // The full state, for the archive.
  virtual void write_state_at(std::uint32_t event, const Finished& proof, JsonWriter& json) const = 0;
  // Takes an event as write_event wrote it; an error if it is not what the rules make of it.
  virtual Result<void> restore_event(const Json& event) = 0;
};

class AnyGame {
 public:
  virtual ~AnyGame() = default;
  [[nodiscard]] virtual const GameInfo& info() const = 0;
  [[nodiscard]] virtual std::string_view content_hash() const = 0;
  [[nodiscard]] virtual std::vector<std::string> bot_levels() const = 0;
  // "greedy" → "bot greedy@1", as events name it; nothing for an unknown level.
  [[nodiscard]] virtual std::optional<std::string> bot_stamp(std::string_view level) const = 0;
  // How many answers of a bot of `level` a hint is made of: fewer where each takes long.
  [[nodiscard]] virtual int hint_samples(std::string_view level) const = 0;
  // `setup` can be played; else an error that names what is wrong and what is allowed.
  [[nodiscard]] virtual Result<void> check(const Setup& setup) const = 0;
  // A new match with its event 0 played. The dice are asked only for event 0.
  [[nodiscard]] virtual Result<std::unique_ptr<AnyMatch>> start(const Setup& setup, const Stamp& stamp,
                                                                Dice& dice) const = 0;
  // A match from its stored event 0; the others follow by restore_event.
  [[nodiscard]] virtual Result<std::unique_ptr<AnyMatch>> restore(const Setup& setup, const Json& event0) const = 0;
};

// {"id","name","players":{"min","max"},"groups","bots","rules_version","content","options","phrases"}.
void write(const AnyGame& game, JsonWriter& json);

}  // namespace tempora
