// Finished matches, one for each way in which this game can end. What was played once must replay for ever.
#include <gtest/gtest.h>

#include <string>

#include "engine/testing/rule.hpp"
#include "games/testing/finished_match.hpp"

namespace tempora::wartime {
namespace {

FinishedMatch replayed(const std::string& name) { return finished_match("wartime", name); }

TEST(WartimeFixtures, OneIsLeft) {
  RULE("WT-10.3");
  const FinishedMatch match = replayed("last_standing");
  EXPECT_EQ(match.outcome.rule, "WT-10.3");
  EXPECT_EQ(match.outcome.places, (std::vector{1, 2}));
  EXPECT_EQ(score_of(match.outcome, 1), 0);
  for (const char* done : {"\"do\":\"hit\"", "\"do\":\"spend\"", "\"do\":\"at\"", "\"do\":\"go\""}) {
    EXPECT_NE(match.text.find(done), std::string::npos) << done;
  }
}

TEST(WartimeFixtures, TheLastRoundIsOver) {
  RULE("WT-10.5");
  const FinishedMatch match = replayed("round_limit");
  EXPECT_EQ(match.outcome.rule, "WT-10.5");
  ASSERT_EQ(match.outcome.places.size(), 4U);
  for (const char* done : {"\"do\":\"load\"", "\"do\":\"put\"", "\"do\":\"fortify\"", "\"do\":\"sell_disc\""}) {
    EXPECT_NE(match.text.find(done), std::string::npos) << done;
  }
}

}  // namespace
}  // namespace tempora::wartime
