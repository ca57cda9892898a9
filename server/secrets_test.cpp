#include "server/secrets.hpp"

#include <gtest/gtest.h>

#include <set>

namespace tempora::server {
namespace {

Random counting() {
  return [next = std::uint8_t{0}](std::span<std::uint8_t> bytes) mutable {
    for (auto& byte : bytes) byte = next++;
  };
}

TEST(Secrets, TokensHold256Bits) {
  const std::string token = new_token(counting());
  EXPECT_EQ(token.size(), 43U);
  EXPECT_TRUE(is_token(token));
  EXPECT_EQ(hash_of(token).size(), 32U);
  EXPECT_NE(hash_of(token), hash_of(new_token(system_random())));
}

TEST(Secrets, OnlyTextsOfTheRightFormAreTokens) {
  const std::string token = new_token(counting());
  EXPECT_FALSE(is_token(""));
  EXPECT_FALSE(is_token(token.substr(1)));
  EXPECT_FALSE(is_token(token + "A"));
  EXPECT_FALSE(is_token(token.substr(1) + "="));
}

TEST(Secrets, TableCodesHold40BitsInLettersThatNobodyConfuses) {
  const Random random = system_random();
  std::set<std::string> codes;
  std::set<char> letters;
  for (int i = 0; i < 10'000; ++i) {
    const std::string code = new_table_code(random);
    ASSERT_EQ(code.size(), 8U);
    ASSERT_EQ(read_table_code(code), code);
    letters.insert(code.begin(), code.end());
    codes.insert(code);
  }
  EXPECT_EQ(codes.size(), 10'000U);
  EXPECT_EQ(letters.size(), 32U);  // 5 bits a letter
  for (const char confusing : {'I', 'L', 'O', 'U'}) EXPECT_FALSE(letters.contains(confusing));
}

TEST(Secrets, ATypedCodeIsReadAsItWasMeant) {
  EXPECT_EQ(read_table_code("abcdo1il"), "ABCD0111");
  EXPECT_FALSE(read_table_code("ABCDEFG"));
  EXPECT_FALSE(read_table_code("ABCDEFGHJ"));
  EXPECT_FALSE(read_table_code("ABCDEFGU"));
  EXPECT_FALSE(read_table_code("ABCD/..H"));
}

TEST(Secrets, AFingerprintSaysNothingOfTheText) {
  EXPECT_EQ(fingerprint("ABCDEFGH").size(), 8U);
  EXPECT_NE(fingerprint("ABCDEFGH"), fingerprint("ABCDEFGJ"));
}

TEST(Secrets, ComparesWholeTexts) {
  EXPECT_TRUE(equal_secrets("abc", "abc"));
  EXPECT_FALSE(equal_secrets("abc", "abd"));
  EXPECT_FALSE(equal_secrets("abc", "ab"));
}

}  // namespace
}  // namespace tempora::server
