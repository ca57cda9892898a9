// Finished matches, one for each way in which this game can end. What was played once must replay for ever.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>

#include "bots/random.hpp"
#include "engine/levels.hpp"
#include "engine/log_file.hpp"
#include "engine/testing/rule.hpp"
#include "engine/typed_game.hpp"
#include "games/timequest/rules.hpp"

namespace tempora::timequest {
namespace {

using Game = TypedGame<Rules, Levels<Rules, RandomBot<Rules>>>;

// Replays a fixture, compares it with what would be written of it, and returns its text and outcome.
struct Replayed {
  std::string text;
  Outcome outcome;
};
Replayed replayed(const std::string& name) {
  std::ifstream file("games/timequest/fixtures/" + name + ".jsonl", std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const auto log = read_log(text);
  if (!log) {
    ADD_FAILURE() << name << ": " << log.error().text;
    return {};
  }
  EXPECT_TRUE(log->complete);
  EXPECT_TRUE(verify_dice(*log).holds);
  static const Game kGame;
  const auto match = replay(*log, kGame);
  if (!match) {
    ADD_FAILURE() << name << ": " << match.error().text;
    return {};
  }
  EXPECT_EQ(write_log(log->header, **match, ""), text);
  const auto outcome = (*match)->outcome();
  EXPECT_TRUE(outcome) << name;
  return {text, outcome.value_or(Outcome{})};
}

TEST(TimeQuestFixtures, TimeIsClosed) {
  RULE("TQ-15.2");
  RULE("TQ-15.3");
  const Replayed match = replayed("closed");
  EXPECT_EQ(match.outcome.rule, "TQ-15.2");
  EXPECT_NE(match.text.find("\"undo\":"), std::string::npos) << "something was taken back in it";
}

TEST(TimeQuestFixtures, TheLastRoundIsOver) {
  RULE("TQ-6.5");
  RULE("TQ-15.3");
  const Replayed match = replayed("limit");
  EXPECT_EQ(match.outcome.rule, "TQ-6.5");
  EXPECT_NE(match.text.find("\"undo\":"), std::string::npos) << "something was taken back in it";
}

TEST(TimeQuestFixtures, OnePlayerHasArtifactsOfAllPeriods) {
  RULE("TQ-15.3");
  RULE("TQ-15.4");
  const Replayed match = replayed("artifacts");
  EXPECT_EQ(match.outcome.rule, "TQ-15.4");
  ASSERT_EQ(match.outcome.scores.size(), 2U);
  const std::size_t winner = match.outcome.places[0] == 1 ? 0 : 1;
  EXPECT_GE(match.outcome.scores[winner][0].amount, 10);
}

TEST(TimeQuestFixtures, ATieIsFoughtOut) {
  RULE("TQ-16.2");
  const Replayed match = replayed("battle");
  EXPECT_NE(match.text.find("\"do\":\"wager\""), std::string::npos);
  const auto score = [&](std::size_t seat) {
    int sum = 0;
    for (const auto& line : match.outcome.scores[seat]) sum += line.amount;
    return sum;
  };
  ASSERT_EQ(match.outcome.places.size(), 3U);
  int best = 0;
  for (std::size_t seat = 0; seat < 3; ++seat) best = std::max(best, score(seat));
  int tied = 0;
  for (std::size_t seat = 0; seat < 3; ++seat) tied += score(seat) == best ? 1 : 0;
  EXPECT_GT(tied, 1);
}

TEST(TimeQuestFixtures, ObjectivesCount) {
  RULE("TQ-22.1");
  const Replayed match = replayed("objectives");
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
