// A bot that answers at random: any legal move with the same chance. It takes optional moves only with `chatter`.
#pragma once

#include <optional>
#include <string_view>

#include "engine/game.hpp"
#include "engine/sight.hpp"

namespace tempora {

template <GameRules R>
class RandomBot {
 public:
  using Move = typename R::Move;
  static constexpr std::string_view kLevel = "random";
  static constexpr int kVersion = 1;
  static constexpr std::uint32_t kParts = 1'000'000;

  // The chance to take an optional move when asked, in millionths.
  void set_chatter(std::uint32_t millionths) { chatter_ = millionths; }

  Move answer(const Sight<R>& /*sight*/, const MoveList<Move>& legal, Generator& generator) const {
    return legal[generator.below(static_cast<std::uint32_t>(legal.size()))];
  }
  std::optional<Move> optional(const Sight<R>& /*sight*/, const MoveList<Move>& moves, Generator& generator) const {
    if (generator.below(kParts) >= chatter_) return std::nullopt;
    return moves[generator.below(static_cast<std::uint32_t>(moves.size()))];
  }
  [[nodiscard]] bool speaks() const { return chatter_ > 0; }

 private:
  std::uint32_t chatter_ = 0;
};

}  // namespace tempora
