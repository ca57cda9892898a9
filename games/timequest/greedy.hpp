// TimeQuest: a bot that plays. It tries what it could do, each in an imagined state until the next turn's menu, and
// takes what leaves it best off: points, crystals, resources, and what they could buy where it stands or could go.
#pragma once

#include <optional>
#include <string_view>

#include "engine/sight.hpp"
#include "games/timequest/rules.hpp"

namespace tempora::timequest {

class GreedyBot {
 public:
  static constexpr std::string_view kLevel = "greedy";
  static constexpr int kVersion = 1;
  static constexpr int kHintSamples = 4;  // a move may take 2 ms

  Move answer(const Sight<Rules>& sight, const MoveList<Move>& legal, Generator& generator) const;
  // Its answers are thought over once.
  std::optional<Move> optional(const Sight<Rules>& /*sight*/, const MoveList<Move>& /*moves*/,
                               Generator& /*generator*/) const {
    return std::nullopt;
  }
  [[nodiscard]] bool speaks() const { return false; }
};

}  // namespace tempora::timequest
