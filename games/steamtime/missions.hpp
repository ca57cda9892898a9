// Steam Time: what a player can pay missions with at the end, and which of them bring most together (ST-17.1 to
// ST-17.6).
#pragma once

#include <array>

#include "engine/fixed_vector.hpp"
#include "games/steamtime/moves.hpp"
#include "games/steamtime/state.hpp"

namespace tempora::steamtime {

class Rules;

struct Means {
  std::array<int, kColours> crystals{};  // coloured and TIME, by generator (ST-17.4)
  int total = 0;                         // … in all: what rainbow crystals are paid with
  int gold = 0;
  int steam = 0;
  int upgrades = 0;  // face up
  int expeditions = 0;

  explicit Means(const Player& player);
  // Pays, or changes nothing and returns false if there is too little. Rainbow crystals only lower the total: they come
  // from what nothing else needs, so missions that ask for them are completed last.
  bool pay(const Cost& cost);
};

// Missions to complete, in that order: most esteem, then most crystals left (ST-17.8). Of a player with more than 12
// open missions only the 12 of most esteem are thought about.
struct BestMissions {
  FixedVector<Move, kMostTaken> order;
  int esteem = 0;
};
BestMissions best_missions(const Rules& rules, const Player& player);

}  // namespace tempora::steamtime
