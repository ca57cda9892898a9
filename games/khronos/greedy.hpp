// Khronos: a bot that plays. It tries what it could do in its own turn, each to its end, and takes what leaves it
// richest, counting income to come.
#pragma once

#include <optional>
#include <string_view>

#include "engine/sight.hpp"
#include "games/khronos/rules.hpp"

namespace tempora::khronos {

class GreedyBot {
 public:
  static constexpr std::string_view kLevel = "greedy";
  static constexpr int kVersion = 1;
  static constexpr int kHintSamples = 3;  // a move may take 2 ms

  Move answer(const Sight<Rules>& sight, const MoveList<Move>& legal, Generator& generator) const;
  std::optional<Move> optional(const Sight<Rules>& /*sight*/, const MoveList<Move>& /*moves*/,
                               Generator& /*generator*/) const {
    return std::nullopt;
  }
  [[nodiscard]] bool speaks() const { return false; }
};

}  // namespace tempora::khronos
