// Fair dice: nobody, the server included, can choose or foresee a draw, and anybody can check it afterwards. How and
// why is in docs/dice.md.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/dealer.hpp"

namespace tempora {

using Bytes32 = std::array<std::uint8_t, 32>;

Bytes32 sha256(std::span<const std::uint8_t> bytes);
Bytes32 sha256(std::string_view text);
std::string to_hex(std::span<const std::uint8_t> bytes);
// 64 hexadecimal digits, or nothing.
std::optional<Bytes32> from_hex(std::string_view text);

// SHA-256("tempora dice 1" ‖ 0 ‖ match id ‖ 0 ‖ secret ‖ contributions in seat order).
Bytes32 fair_key(std::string_view match_id, const Bytes32& secret, std::span<const Bytes32> contributions);

// Event n draws from HMAC-SHA-256(key, n ‖ block), both as 32-bit big-endian numbers, block = 0, 1, …; each block gives
// eight 32-bit big-endian words; a word becomes an outcome as Generator::below does it.
class FairDice final : public Dice {
 public:
  explicit FairDice(const Bytes32& key) : key_(key) {}
  void begin(std::uint32_t event) override;
  std::uint32_t below(std::uint32_t bound) override;

 private:
  std::uint32_t word();

  Bytes32 key_;
  std::uint32_t event_ = 0;
  std::uint32_t block_ = 0;
  std::size_t used_ = 32;
  Bytes32 bytes_{};
};

}  // namespace tempora
