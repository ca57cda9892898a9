// Tempel des Schreckens: the two moves (TD-5).
#pragma once

#include <cstdint>

#include "engine/game.hpp"

namespace tempora::tempel {

enum class Act : std::uint8_t { open, announce };

// Aligned as one word, so that it is copied as one.
struct alignas(4) Move {
  static constexpr std::uint8_t kSilent = 255;

  Act act = Act::open;
  std::uint8_t seat = 0;   // open: before whom the chamber lies
  std::uint8_t first = 0;  // open: the place, 0 … 4; announce: gold, or kSilent
  std::uint8_t fire = 0;   // announce: fire

  static constexpr Move open(int seat, int place) {
    return {Act::open, static_cast<std::uint8_t>(seat), static_cast<std::uint8_t>(place), 0};
  }
  static constexpr Move announce(int gold, int fire) {
    return {Act::announce, 0, static_cast<std::uint8_t>(gold), static_cast<std::uint8_t>(fire)};
  }
  static constexpr Move not_telling() { return {Act::announce, 0, kSilent, 0}; }

  [[nodiscard]] constexpr int place() const { return first; }
  [[nodiscard]] constexpr int gold() const { return first; }
  [[nodiscard]] constexpr bool silent() const { return act == Act::announce && first == kSilent; }
  bool operator==(const Move&) const = default;
};

// {"do":"open","seat":2,"place":3}, {"do":"announce","gold":2,"fire":0}, {"do":"announce","silent":true}.
void write(const Move& move, JsonWriter& json);
Result<Move> read_move(const Json& json);

}  // namespace tempora::tempel
