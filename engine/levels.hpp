// The bots of one game, by level. A bot type has
//   static constexpr std::string_view kLevel; static constexpr int kVersion;
//   Move answer(const Sight<R>&, const MoveList<Move>& legal, Generator&) const
//   std::optional<Move> optional(const Sight<R>&, const MoveList<Move>& moves, Generator&) const
//   bool speaks() const: whether `optional` ever returns something
// and may have
//   static constexpr int kHintSamples: how many of its answers a hint is made of, 32 if it doesn't say. Hints hold up
//     their table, so that a bot that takes a millisecond should ask for few.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <tuple>

#include "engine/game.hpp"
#include "engine/sight.hpp"

namespace tempora {

inline constexpr int kUsualHintSamples = 32;

template <class Bot>
constexpr int hint_samples_of() {
  if constexpr (requires { Bot::kHintSamples; }) {
    return Bot::kHintSamples;
  } else {
    return kUsualHintSamples;
  }
}

template <GameRules R, class... Bots>
class Levels {
 public:
  using Move = typename R::Move;
  static constexpr std::size_t kCount = sizeof...(Bots);
  static constexpr std::array<std::string_view, kCount> kNames{Bots::kLevel...};
  static constexpr std::array<int, kCount> kVersions{Bots::kVersion...};
  static constexpr std::array<int, kCount> kHintSamples{hint_samples_of<Bots>()...};

  static std::optional<std::size_t> find(std::string_view level) {
    for (std::size_t i = 0; i < kCount; ++i) {
      if (kNames[i] == level) return i;
    }
    return std::nullopt;
  }

  template <std::size_t kIndex>
  auto& get() {
    return std::get<kIndex>(bots_);
  }

  Move answer(std::size_t level, const Sight<R>& sight, const MoveList<Move>& legal, Generator& generator) const {
    return with(level, [&](const auto& bot) { return bot.answer(sight, legal, generator); });
  }
  std::optional<Move> optional(std::size_t level, const Sight<R>& sight, const MoveList<Move>& moves,
                               Generator& generator) const {
    return with(level, [&](const auto& bot) { return bot.optional(sight, moves, generator); });
  }
  [[nodiscard]] bool speaks(std::size_t level) const {
    return with(level, [](const auto& bot) { return bot.speaks(); });
  }

 private:
  template <std::size_t I = 0, class F>
  auto with(std::size_t level, F&& call) const {
    if constexpr (I + 1 < kCount) {
      if (level != I) return with<I + 1>(level, call);
    }
    return call(std::get<I>(bots_));
  }

  std::tuple<Bots...> bots_;
};

}  // namespace tempora
