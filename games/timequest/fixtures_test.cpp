// Finished matches, one for each way in which this game can end. What was played once must replay for ever.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "engine/testing/rule.hpp"
#include "games/testing/finished_match.hpp"

namespace tempora::timequest {
namespace {

FinishedMatch replayed(const std::string& name) { return finished_match("timequest", name); }

TEST(TimeQuestFixtures, TimeIsClosed) {
  RULE("TQ-15.2");
  RULE("TQ-15.3");
  const FinishedMatch match = replayed("closed");
  EXPECT_EQ(match.outcome.rule, "TQ-15.2");
  EXPECT_NE(match.text.find("\"undo\":"), std::string::npos) << "something was taken back in it";
}

TEST(TimeQuestFixtures, TheLastRoundIsOver) {
  RULE("TQ-6.5");
  RULE("TQ-15.3");
  const FinishedMatch match = replayed("limit");
  EXPECT_EQ(match.outcome.rule, "TQ-6.5");
  EXPECT_NE(match.text.find("\"undo\":"), std::string::npos) << "something was taken back in it";
}

TEST(TimeQuestFixtures, OnePlayerHasArtifactsOfAllPeriods) {
  RULE("TQ-15.3");
  RULE("TQ-15.4");
  const FinishedMatch match = replayed("artifacts");
  EXPECT_EQ(match.outcome.rule, "TQ-15.4");
  ASSERT_EQ(match.outcome.scores.size(), 2U);
  const std::size_t winner = match.outcome.places[0] == 1 ? 0 : 1;
  EXPECT_GE(match.outcome.scores[winner][0].amount, 10);
}

TEST(TimeQuestFixtures, ATieIsFoughtOut) {
  RULE("TQ-16.2");
  const FinishedMatch match = replayed("battle");
  EXPECT_NE(match.text.find("\"do\":\"wager\""), std::string::npos);
  ASSERT_EQ(match.outcome.places.size(), 3U);
  int best = 0;
  for (std::size_t seat = 0; seat < 3; ++seat) best = std::max(best, score_of(match.outcome, seat));
  int tied = 0;
  for (std::size_t seat = 0; seat < 3; ++seat) tied += score_of(match.outcome, seat) == best ? 1 : 0;
  EXPECT_GT(tied, 1);
}

TEST(TimeQuestFixtures, ObjectivesCount) {
  RULE("TQ-22.1");
  const FinishedMatch match = replayed("objectives");
  EXPECT_EQ(match.outcome.rule, "TQ-15.2");
  EXPECT_NE(match.text.find("\"do\":\"objective\""), std::string::npos);
  int bonus = 0;
  for (const auto& lines : match.outcome.scores) {
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[2].id, "objective");
    bonus += lines[2].amount;
  }
  EXPECT_GT(bonus, 0);
}

}  // namespace
}  // namespace tempora::timequest
