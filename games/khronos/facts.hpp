// Khronos: the facts that a journal holds; their numbers in order. Cards are three numbers: Military, Religious, Civil.
// A building is six: age, row, column, type, size, owner or −1.
#pragma once

#include <cstdint>

#include "engine/journal.hpp"
#include "games/khronos/state.hpp"

namespace tempora::khronos {

enum class What : std::uint16_t {
  row,         // cards: the Hold'em row
  first,       // seat: who begins each round
  shuffled,    // how many cards
  drew,        // seat, how many, cards (one's own; to others −1)
  turn,        // seat, round
  exchanged,   // seat, cards
  swapped,     // seat, type, how many
  gave,        // seat, cards
  moved,       // seat, agent, age
  paid,        // seat, cards, uses of agent 1, of agent 2
  ecus,        // seat, change, now
  built,       // building
  grown,       // building: the larger one
  demolished,  // building
  populated,   // seat, row, column
  renovating,  // seat, row, column
  renovated,   // seat, row, column
  shadow,      // building: it has come
  stopped,     // age, why: Stop
  displaced,   // building: removed by contradiction
  vanished,    // building: the shadow of one that is gone
  cube_stays,  // seat, row, column
  conflict,    // age, type, how many contenders
  stays,       // building
  downsized,   // building: the smaller one
  destroyed,   // building
  shrunk,      // building: the smaller shadow
  discarded,   // seat, cards
  income,      // seat, age, ecus
  over
};

// Why a shadow does not come to an age (KH-9.3, KH-9.4).
enum class Stop : std::uint8_t { tile, cube, domains, hierarchy };

using tempora::fact;

inline Fact fact(What what, const Building& building) {
  return fact(what, {static_cast<int>(building.age()), building.anchor().row, building.anchor().column,
                     static_cast<int>(building.type), building.size, building.owner == kNobody ? -1 : building.owner});
}

// Somebody did something at a building in Reason.
inline Fact fact(What what, Seat seat, Square square) { return fact(what, {seat, square.row, square.column}); }

}  // namespace tempora::khronos
