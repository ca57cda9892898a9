// Steam Time: a bot that plays. It tries each answer, goes on with the turn to its end, and takes what leaves it best
// off: esteem, income to come, what its crystals may still do, and missions in reach. In a round it also thinks of the
// airships that follow, and of where the others want to go.
#pragma once

#include <optional>
#include <string_view>

#include "engine/sight.hpp"
#include "games/steamtime/rules.hpp"

namespace tempora::steamtime {

class GreedyBot {
 public:
  static constexpr std::string_view kLevel = "greedy";
  static constexpr int kVersion = 2;
  static constexpr int kHintSamples = 3;

  Move answer(const Sight<Rules>& sight, const MoveList<Move>& legal, Generator& generator) const;
  std::optional<Move> optional(const Sight<Rules>& /*sight*/, const MoveList<Move>& /*moves*/,
                               Generator& /*generator*/) const {
    return std::nullopt;
  }
  [[nodiscard]] bool speaks() const { return false; }
};

}  // namespace tempora::steamtime
