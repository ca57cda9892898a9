// Finished matches, one on each map of the content; the one way in which this game can end is KH-14.1. What was played
// once must replay for ever.
#include <gtest/gtest.h>

#include <string>

#include "engine/testing/rule.hpp"
#include "games/testing/finished_match.hpp"

namespace tempora::khronos {
namespace {

TEST(KhronosFixtures, EveryMapReplaysToItsEnd) {
  RULE("KH-14.1");
  RULE("KH-17.1");
  for (const std::string map : {"valley", "glen", "delta"}) {
    const auto [text, outcome] = finished_match("khronos", map);
    EXPECT_EQ(outcome.rule, "KH-14.1");
    EXPECT_NE(text.find("\"map\":\"" + map + "\""), std::string::npos);
    // Somebody was asked in it where a smaller building goes, and something was taken back.
    EXPECT_NE(text.find("\"do\":\"place\""), std::string::npos) << map;
    EXPECT_NE(text.find("\"undo\":"), std::string::npos) << map;
  }
}

}  // namespace
}  // namespace tempora::khronos
