// Finished matches, one on each map of the content; the one way in which this game can end is KH-14.1. What was played
// once must replay for ever.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "bots/random.hpp"
#include "engine/levels.hpp"
#include "engine/log_file.hpp"
#include "engine/testing/rule.hpp"
#include "engine/typed_game.hpp"
#include "games/khronos/rules.hpp"

namespace tempora::khronos {
namespace {

using Game = TypedGame<Rules, Levels<Rules, RandomBot<Rules>>>;

TEST(KhronosFixtures, EveryMapReplaysToItsEnd) {
  RULE("KH-14.1");
  RULE("KH-17.1");
  const Game game;
  for (const std::string map : {"valley", "glen", "delta"}) {
    std::ifstream file("games/khronos/fixtures/" + map + ".jsonl", std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const auto log = read_log(text);
    ASSERT_TRUE(log) << map << ": " << log.error().text;
    EXPECT_TRUE(log->complete);
    EXPECT_EQ(log->header.setup.options["map"], map);
    const auto match = replay(*log, game);
    ASSERT_TRUE(match) << map << ": " << match.error().text;
    const auto outcome = (*match)->outcome();
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->rule, "KH-14.1");
    EXPECT_TRUE(verify_dice(*log).holds);
    EXPECT_EQ(write_log(log->header, **match, ""), text);
    // Somebody was asked in it where a smaller building goes, and something was taken back.
    EXPECT_NE(text.find("\"do\":\"place\""), std::string::npos) << map;
    EXPECT_NE(text.find("\"undo\":"), std::string::npos) << map;
  }
}

}  // namespace
}  // namespace tempora::khronos
