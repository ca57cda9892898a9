// Tempel des Schreckens: a bot that plays. An adventurer tells the truth and opens the best expected chamber; a
// guardian hides gold, plays down fire, and opens what is bad for the adventurers as far as it does not stand out.
#pragma once

#include <optional>
#include <string_view>

#include "engine/sight.hpp"
#include "games/tempel/rules.hpp"

namespace tempora::tempel {

class GreedyBot {
 public:
  static constexpr std::string_view kLevel = "greedy";
  static constexpr int kVersion = 1;

  Move answer(const Sight<Rules>& sight, const MoveList<Move>& legal, Generator& generator) const;
  // One announcement a round, before anything else.
  std::optional<Move> optional(const Sight<Rules>& sight, const MoveList<Move>& moves, Generator& generator) const;
  [[nodiscard]] bool speaks() const { return true; }
};

}  // namespace tempora::tempel
