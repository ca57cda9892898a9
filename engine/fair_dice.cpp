#include "engine/fair_dice.hpp"

#include <sodium.h>

#include <vector>

namespace tempora {
namespace {

void put_big_endian(std::uint32_t number, std::uint8_t* to) {
  for (int i = 0; i < 4; ++i) to[i] = static_cast<std::uint8_t>(number >> (24 - 8 * i));
}

std::span<const std::uint8_t> bytes_of(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

}  // namespace

Bytes32 sha256(std::span<const std::uint8_t> bytes) {
  Bytes32 hash;
  crypto_hash_sha256(hash.data(), bytes.data(), bytes.size());
  return hash;
}

Bytes32 sha256(std::string_view text) { return sha256(bytes_of(text)); }

std::string to_hex(std::span<const std::uint8_t> bytes) {
  static constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  text.reserve(2 * bytes.size());
  for (const std::uint8_t byte : bytes) {
    text.push_back(kDigits[byte >> 4U]);
    text.push_back(kDigits[byte & 15U]);
  }
  return text;
}

std::optional<Bytes32> from_hex(std::string_view text) {
  Bytes32 bytes;
  std::size_t length = 0;
  if (text.size() != 2 * bytes.size()) return std::nullopt;
  if (sodium_hex2bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &length, nullptr) != 0 ||
      length != bytes.size()) {
    return std::nullopt;
  }
  return bytes;
}

Bytes32 fair_key(std::string_view match_id, const Bytes32& secret, std::span<const Bytes32> contributions) {
  static constexpr std::string_view kTag = "tempora dice 1";
  std::vector<std::uint8_t> all;
  const auto append = [&](std::span<const std::uint8_t> part) { all.insert(all.end(), part.begin(), part.end()); };
  append(bytes_of(kTag));
  all.push_back(0);
  append(bytes_of(match_id));
  all.push_back(0);
  append(secret);
  for (const Bytes32& contribution : contributions) append(contribution);
  return sha256(all);
}

void FairDice::begin(std::uint32_t event) {
  event_ = event;
  block_ = 0;
  used_ = bytes_.size();
}

std::uint32_t FairDice::word() {
  if (used_ == bytes_.size()) {
    std::array<std::uint8_t, 8> position;
    put_big_endian(event_, position.data());
    put_big_endian(block_++, position.data() + 4);
    crypto_auth_hmacsha256(bytes_.data(), position.data(), position.size(), key_.data());
    used_ = 0;
  }
  std::uint32_t number = 0;
  for (int i = 0; i < 4; ++i) number = number << 8U | bytes_[used_++];
  return number;
}

std::uint32_t FairDice::below(std::uint32_t bound) {
  return uniform_below(bound, [this] { return word(); });
}

}  // namespace tempora
