// Finished matches: each way in which the places are found, with both modules, and with the variants. fixtures/make.sh
// says how they were made.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/testing/rule.hpp"
#include "games/testing/finished_match.hpp"

namespace tempora::steamtime {
namespace {

FinishedMatch steamtime_match(const std::string& name) {
  FinishedMatch match = finished_match("steamtime", name);
  EXPECT_EQ(match.outcome.rule, "ST-17.12") << name;
  return match;
}
bool tells(const FinishedMatch& match, const std::string& text) { return match.text.find(text) != std::string::npos; }

TEST(SteamtimeFixtures, MostEsteemWins) {
  RULE("ST-17.8");
  RULE("ST-17.12");
  const Outcome outcome = steamtime_match("esteem").outcome;
  ASSERT_EQ(outcome.places, (std::vector<int>{1, 2}));
  EXPECT_GT(score_of(outcome, 0), score_of(outcome, 1));
}

TEST(SteamtimeFixtures, ATieIsDecidedByCrystals) {
  RULE("ST-17.8");
  const Outcome outcome = steamtime_match("crystals").outcome;
  ASSERT_EQ(outcome.places, (std::vector<int>{1, 3, 2}));
  EXPECT_EQ(score_of(outcome, 0), score_of(outcome, 2));
}

TEST(SteamtimeFixtures, WhoIsStillTiedSharesThePlace) {
  RULE("ST-17.9");
  const Outcome outcome = steamtime_match("shared").outcome;
  ASSERT_EQ(outcome.places, (std::vector<int>{1, 1}));
  EXPECT_EQ(score_of(outcome, 0), score_of(outcome, 1));
}

TEST(SteamtimeFixtures, BothModulesAreInPlay) {
  RULE("ST-18.1");
  RULE("ST-19.3");
  const FinishedMatch match = steamtime_match("modules");
  EXPECT_EQ(match.outcome.places.size(), 4U);
  EXPECT_TRUE(tells(match, R"("do":"sabotage")"));
  EXPECT_TRUE(tells(match, R"("do":"specialist")"));
}

TEST(SteamtimeFixtures, VariantsAreInPlay) {
  RULE("ST-11.11");
  RULE("ST-17.6");
  const FinishedMatch match = steamtime_match("variants");
  EXPECT_TRUE(tells(match, R"("from":"steam")"));
  EXPECT_TRUE(tells(match, R"("half":"bottom")"));
}

}  // namespace
}  // namespace tempora::steamtime
