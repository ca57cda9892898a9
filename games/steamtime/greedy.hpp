// Steam Time: a bot that plays. It tries each answer, goes on with the turn to its end, and takes what leaves it best
// off: esteem, income to come, what its crystals may still buy, and missions in reach.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/sight.hpp"
#include "games/steamtime/rules.hpp"

namespace tempora::steamtime {

class GreedyBot {
 public:
  static constexpr std::string_view kLevel = "greedy";
  static constexpr int kVersion = 1;
  static constexpr int kHintSamples = 3;

  Move answer(const Sight<Rules>& sight, const MoveList<Move>& legal, Generator& generator) const;
  std::optional<Move> optional(const Sight<Rules>& /*sight*/, const MoveList<Move>& /*moves*/,
                               Generator& /*generator*/) const {
    return std::nullopt;
  }
  [[nodiscard]] bool speaks() const { return false; }
};

// The missions, as bits by their places, that bring most esteem together at the end (ST-17.2): each by its top half, or
// with option `either` by the better of its halves that fits. What a mission takes is gone for the others, so not all
// that are payable now are in it.
struct BestMissions {
  std::uint32_t top = 0;     // to complete by the top half
  std::uint32_t bottom = 0;  // … by the bottom half
  int esteem = 0;
};
BestMissions best_missions(const Rules& rules, const Player& player);

}  // namespace tempora::steamtime
