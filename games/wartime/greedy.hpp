// WarTime: a bot that builds an economy, carries the war to the others and finishes it. It looks one action ahead: what
// each is worth, by what it may destroy, or bring into reach before it is shot at itself. The last pieces of a seat are
// worth most, so that seats go out.
#pragma once

#include <optional>
#include <string_view>

#include "engine/generator.hpp"
#include "engine/move_list.hpp"
#include "engine/sight.hpp"
#include "games/wartime/rules.hpp"

namespace tempora::wartime {

class GreedyBot {
 public:
  static constexpr std::string_view kLevel = "greedy";
  static constexpr int kVersion = 2;

  [[nodiscard]] bool speaks() const { return false; }
  Move answer(const Sight<Rules>& sight, const MoveList<Move>& legal, Generator& generator) const;
  [[nodiscard]] std::optional<Move> optional(const Sight<Rules>& /*sight*/, const MoveList<Move>& /*moves*/,
                                             Generator& /*generator*/) const {
    return std::nullopt;
  }
};

}  // namespace tempora::wartime
