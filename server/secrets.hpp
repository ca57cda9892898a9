// Tokens, ids and table codes, and the one way in which a token is kept: as its hash.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tempora::server {

// Fills the bytes with random ones; may be called from any thread.
using Random = std::function<void(std::span<std::uint8_t>)>;

// The operating system's.
Random system_random();

// 256 random bits as 43 characters of base64url: identity cookies and invitations.
std::string new_token(const Random& random);
// Whether `text` has the form of a token; only then is it worth a look-up.
bool is_token(std::string_view text);

// 120 random bits as 20 characters of base64url: persons, devices, matches. Not secret, never guessed.
std::string new_id(const Random& random);

// 40 random bits as 8 characters that nobody confuses: digits and capital letters without I, L, O and U.
std::string new_table_code(const Random& random);
// The code that somebody typed: small letters made large, O read as 0, I and L as 1. Nothing if it can't be a code.
std::optional<std::string> read_table_code(std::string_view typed);

// The 32 bytes of SHA-256, as the store keeps them.
std::string hash_of(std::string_view token);
// The first 8 hexadecimal digits of the hash: names a table or a device in the log without giving it away.
std::string fingerprint(std::string_view text);

// Compares in a time that doesn't depend on where the texts differ.
bool equal_secrets(std::string_view a, std::string_view b);

}  // namespace tempora::server
