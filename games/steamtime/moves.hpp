// Steam Time: the answers to decisions (ST-20.2).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/json.hpp"
#include "engine/json_writer.hpp"
#include "engine/result.hpp"
#include "games/steamtime/components.hpp"

namespace tempora::steamtime {

enum class Act : std::uint8_t {
  place,       // an airship, on space `a`
  tile,        // take the first-player tile
  skip,        // the turn
  specialist,  // play `a`
  none,        // no specialist; no action of an encounter; no purple action
  sabotage,    // the saboteur, on space `a`
  card,        // the encounter `a`
  top,         // its top action
  bottom,      // its bottom action; of a purple one, by another player
  pay,         // a crystal, or "steam" (option mint), from generator `a`
  buy,         // a crystal of colour `a`
  gain,        // an owed crystal: kind `a`; to or of colour `b`; of the deposit at space `c`
  stop,        // buy or receive no more
  discover,    // discovery `a`
  esteem,      // turn `a` steam into esteem
  time,        // turn 1 steam into a TIME-crystal
  bonus,       // Mr. TIME, on space `a`
  decline,     // no bonus action
  mission,     // complete mission `a`, by its half `b`
  done         // no more missions
};
inline constexpr int kActs = static_cast<int>(Act::done) + 1;

// An owed crystal: one of a colour, a TIME-crystal, one of any colour, one from a deposit.
enum class Owed : std::uint8_t { colour, time, any, free };
inline constexpr int kOwedKinds = 4;

// A space as people name it: board · 10 + place, so that 32 is space 2 of board 3 (ST-25.1).
constexpr std::uint8_t space_code(int board, int place) { return byte(10 * board + place); }

// In Act::pay: steam alone (ST-11.11).
inline constexpr int kBySteam = kColours;

struct Move {
  Act act = Act::skip;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;

  static constexpr Move of(Act act, int a = 0, int b = 0, int c = 0) { return {act, byte(a), byte(b), byte(c)}; }
  static constexpr Move gain(Owed kind, int colour, int space = 0) {
    return of(Act::gain, static_cast<int>(kind), colour, space);
  }
  bool operator==(const Move&) const = default;
};

std::string_view name(Act act);
std::string space_id(int space);  // "3.2"

// {"do":"place","space":"3.2"}, {"do":"pay","from":"GN"}, {"do":"gain","what":"time","into":"OR"}: the table is in
// docs/protocol.md §8.
void write(const Move& move, JsonWriter& json);
Result<Move> read_move(const Json& json);

}  // namespace tempora::steamtime
