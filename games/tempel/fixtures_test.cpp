// Finished matches, one for every way in which this game can end: what was played once must replay for ever.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/testing/rule.hpp"
#include "games/testing/finished_match.hpp"

namespace tempora::tempel {
namespace {

TEST(TempelFixtures, EveryEndingReplays) {
  RULE("TD-4.1");
  RULE("TD-4.2");
  RULE("TD-4.3");
  std::set<std::string> rules;
  for (const char* name : {"gold", "fire", "time"}) rules.emplace(finished_match("tempel", name).outcome.rule);
  EXPECT_EQ(rules, (std::set<std::string>{"TD-4.1", "TD-4.2", "TD-4.3"}));
}

TEST(TempelFixtures, ChangedLogIsRefusedWithItsLine) {
  std::string text = read_fixture("tempel", "gold");
  const std::size_t at = text.find("\"gold\":", text.find("\"n\":1,"));
  text[at + 7] = text[at + 7] == '0' ? '1' : '0';
  const auto log = read_log(text);
  ASSERT_FALSE(log);
  EXPECT_EQ(log.error().text.rfind("line 4", 0), 0U) << log.error().text;
}

}  // namespace
}  // namespace tempora::tempel
