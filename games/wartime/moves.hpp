// WarTime: the answers to decisions (WT-11).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/json.hpp"
#include "engine/json_writer.hpp"
#include "engine/result.hpp"
#include "games/wartime/components.hpp"

namespace tempora::wartime {

enum class Act : std::uint8_t {
  plot,  // the plot `a` of the own start area
  dir,   // the bulldozer, in direction `angle`
  pass,
  sell_disc,
  move,           // with piece `a`, like all down to sell
  attack,         //
  attack_air,     //
  attack_ground,  //
  fort_attack,    //
  capture,        //
  embark,         //
  disembark,      //
  build,          // … a piece of type `b`
  fortify,        //
  sell,           //
  stay,
  go,  // in direction `angle`
  hold,
  hit,   // piece `a`
  take,  // piece `a`
  stop,
  load,  // infantry `a`
  put,   // an infantry, in direction `angle`, `b` steps away
  at,    // the new piece, in direction `angle`
  land,  // on airfield `a`
  end,
  spend
};
inline constexpr int kActs = static_cast<int>(Act::spend) + 1;

struct Move {
  Act act = Act::pass;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t unused = 0;  // so that no padding lies before the angle
  std::int16_t angle = 0;

  static constexpr Move of(Act act, int a = 0, int b = 0) {
    return {act, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), 0, 0};
  }
  static constexpr Move towards(Act act, int angle, int step = 0) {
    return {act, 0, static_cast<std::uint8_t>(step), 0, static_cast<std::int16_t>(angle)};
  }
  bool operator==(const Move&) const = default;
};

std::string_view name(Act act);
// An action of a piece, which D-ACT lists (WT-7.1).
constexpr bool is_action(Act act) { return act >= Act::move && act <= Act::sell; }

// {"do":"hit","target":"1.well.1"}: the table is in docs/protocol.md §8.
void write(const Move& move, JsonWriter& json);
Result<Move> read_move(const Json& json);

}  // namespace tempora::wartime
