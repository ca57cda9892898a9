#include "engine/fair_dice.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "engine/generator.hpp"

namespace tempora {
namespace {

using Bytes = std::vector<std::uint8_t>;

Bytes bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

// HMAC (RFC 2104) written out anew over sha256; a key of at most 64 bytes.
Bytes32 hmac(const Bytes& key, const Bytes& message) {
  Bytes inner(64, 0x36);
  Bytes outer(64, 0x5c);
  for (std::size_t i = 0; i < key.size(); ++i) {
    inner[i] ^= key[i];
    outer[i] ^= key[i];
  }
  inner.insert(inner.end(), message.begin(), message.end());
  const Bytes32 hash = sha256(inner);
  outer.insert(outer.end(), hash.begin(), hash.end());
  return sha256(outer);
}

// FIPS 180-2, appendix B.
TEST(Sha256, GivesThePublishedHashes) {
  EXPECT_EQ(to_hex(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(to_hex(sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(to_hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

// RFC 4231, cases 1 and 2: the measure of the measure.
TEST(Sha256, TheTestsOwnHmacIsRight) {
  EXPECT_EQ(to_hex(hmac(Bytes(20, 0x0b), bytes_of("Hi There"))),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
  EXPECT_EQ(to_hex(hmac(bytes_of("Jefe"), bytes_of("what do ya want for nothing?"))),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
}

TEST(Hex, GoesThereAndBack) {
  const Bytes32 hash = sha256("tempora");
  EXPECT_EQ(from_hex(to_hex(hash)), hash);
  EXPECT_EQ(from_hex(""), std::nullopt);
  EXPECT_EQ(from_hex(std::string(63, 'a')), std::nullopt);
  EXPECT_EQ(from_hex(std::string(65, 'a')), std::nullopt);
  EXPECT_EQ(from_hex(std::string(63, 'a') + "g"), std::nullopt);
  EXPECT_EQ(from_hex(std::string(62, 'a') + " a"), std::nullopt);
}

TEST(FairDice, TheKeyHoldsAllThatWentIn) {
  const Bytes32 secret = sha256("secret");
  const std::vector<Bytes32> contributions = {sha256("one"), sha256("two")};
  Bytes all = bytes_of("tempora dice 1");
  all.push_back(0);
  for (const char c : std::string_view("match")) all.push_back(static_cast<std::uint8_t>(c));
  all.push_back(0);
  all.insert(all.end(), secret.begin(), secret.end());
  for (const Bytes32& contribution : contributions) all.insert(all.end(), contribution.begin(), contribution.end());
  EXPECT_EQ(fair_key("match", secret, contributions), sha256(all));
}

// The outcomes by the description in the header, step by step.
TEST(FairDice, FollowFromKeyAndPosition) {
  const Bytes32 key = sha256("key");
  FairDice dice(key);
  for (const std::uint32_t event : {0U, 1U, 77U, 70'000U}) {
    std::uint32_t block = 0;
    std::size_t used = 8;
    Bytes32 words{};
    const auto word = [&] {
      if (used == 8) {
        Bytes position;
        for (const std::uint32_t number : {event, block}) {
          for (int shift = 24; shift >= 0; shift -= 8) position.push_back(static_cast<std::uint8_t>(number >> shift));
        }
        words = hmac(Bytes(key.begin(), key.end()), position);
        ++block;
        used = 0;
      }
      std::uint32_t number = 0;
      for (std::size_t i = 0; i < 4; ++i) number = number << 8U | words[4 * used + i];
      ++used;
      return number;
    };
    dice.begin(event);
    for (int i = 0; i < 40; ++i) {
      const auto bound = static_cast<std::uint32_t>(2 + i * i);
      EXPECT_EQ(dice.below(bound), uniform_below(bound, word)) << "event " << event << ", draw " << i;
    }
  }
}

TEST(FairDice, AnEventsDrawsDependOnItsNumberAlone) {
  const auto draws = [](std::vector<std::uint32_t> events) {
    FairDice dice(sha256("key"));
    std::vector<std::uint32_t> outcomes;
    for (const std::uint32_t event : events) {
      dice.begin(event);
      outcomes = {dice.below(1000), dice.below(1000), dice.below(1000)};
    }
    return outcomes;
  };
  EXPECT_EQ(draws({5}), draws({1, 2, 9, 5}));
  EXPECT_NE(draws({5}), draws({6}));
}

TEST(FairDice, OutcomesAreEven) {
  FairDice dice(sha256("even"));
  std::array<int, 6> counts{};
  for (std::uint32_t event = 0; event < 6000; ++event) {
    dice.begin(event);
    ++counts[dice.below(6)];
  }
  for (const int count : counts) EXPECT_NEAR(count, 1000, 5 * 29);  // five standard deviations
}

}  // namespace
}  // namespace tempora
