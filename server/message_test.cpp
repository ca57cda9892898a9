#include "server/message.hpp"

#include <gtest/gtest.h>

#include <string>

namespace tempora::server {
namespace {

std::string code_of(std::string_view text) {
  const auto message = read_message(text, 1'000, 6);
  return message ? "" : message.error().code;
}

TEST(Message, TakesAnObjectWithAKnownType) {
  for (const char* type : {"hello", "command", "outlook", "paths", "hint", "moment", "lift", "ping"}) {
    const auto message = read_message(std::string(R"({"type":")") + type + R"("})", 1'000, 6);
    ASSERT_TRUE(message) << type;
    EXPECT_GT(cost_of(*message), 0);
  }
}

TEST(Message, RefusesEverythingElseWithItsReason) {
  EXPECT_EQ(code_of(""), "malformed");
  EXPECT_EQ(code_of("nonsense"), "malformed");
  EXPECT_EQ(code_of("[]"), "malformed");
  EXPECT_EQ(code_of("null"), "malformed");
  EXPECT_EQ(code_of(R"({"type":"ping")"), "malformed");
  EXPECT_EQ(code_of("{\"type\":\"ping\xff\"}"), "malformed");
  EXPECT_EQ(code_of(R"({"type":"ping","x":)" + std::string(100, '[') + std::string(100, ']') + "}"), "malformed");
  EXPECT_EQ(code_of(R"({"type":"ping","x":")" + std::string(1'000, 'x') + "\"}"), "too_large");
  EXPECT_EQ(code_of("{}"), "unknown_type");
  EXPECT_EQ(code_of(R"({"type":7})"), "unknown_type");
  EXPECT_EQ(code_of(R"({"type":"__proto__"})"), "unknown_type");
  EXPECT_EQ(code_of(R"({"__proto__":{"type":"ping"}})"), "unknown_type");
}

TEST(Message, AHintCostsMoreThanAPing) { EXPECT_GT(cost_of({{"type", "hint"}}), cost_of({{"type", "ping"}})); }

}  // namespace
}  // namespace tempora::server
