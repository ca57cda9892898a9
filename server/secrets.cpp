#include "server/secrets.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>

#include "engine/fair_dice.hpp"

namespace tempora::server {
namespace {

constexpr std::string_view kCodeLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";  // Crockford's base 32
constexpr std::size_t kCodeLength = 8;
constexpr std::size_t kTokenLength = 43;

template <std::size_t kBytes>
std::string base64url(const Random& random) {
  std::array<std::uint8_t, kBytes> bytes{};
  random(bytes);
  std::array<char, sodium_base64_ENCODED_LEN(kBytes, sodium_base64_VARIANT_URLSAFE_NO_PADDING)> text{};
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  return text.data();
}

bool is_base64url(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

}  // namespace

Random system_random() {
  return [](std::span<std::uint8_t> bytes) { randombytes_buf(bytes.data(), bytes.size()); };
}

std::string new_token(const Random& random) { return base64url<32>(random); }

bool is_token(std::string_view text) {
  return text.size() == kTokenLength && std::all_of(text.begin(), text.end(), is_base64url);
}

std::string new_id(const Random& random) { return base64url<15>(random); }

std::string new_table_code(const Random& random) {
  std::array<std::uint8_t, 5> bytes{};
  random(bytes);
  std::uint64_t bits = 0;
  for (const auto byte : bytes) bits = (bits << 8U) | byte;
  std::string code;
  for (std::size_t i = 0; i < kCodeLength; ++i, bits >>= 5U) code.push_back(kCodeLetters[bits & 31U]);
  return code;
}

std::optional<std::string> read_table_code(std::string_view typed) {
  if (typed.size() != kCodeLength) return std::nullopt;
  std::string code;
  for (char c : typed) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    if (c == 'O') c = '0';
    if (c == 'I' || c == 'L') c = '1';
    if (kCodeLetters.find(c) == std::string_view::npos) return std::nullopt;
    code.push_back(c);
  }
  return code;
}

std::string hash_of(std::string_view token) {
  const Bytes32 hash = sha256(token);
  return {hash.begin(), hash.end()};
}

std::string fingerprint(std::string_view text) { return to_hex(sha256(text)).substr(0, 8); }

bool equal_secrets(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace tempora::server
