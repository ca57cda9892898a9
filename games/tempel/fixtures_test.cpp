// Finished matches, one for every way in which this game can end: what was played once must replay for ever.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include "engine/log_file.hpp"
#include "engine/testing/rule.hpp"
#include "games/catalogue.hpp"

namespace tempora::tempel {
namespace {

std::string read_fixture(const std::string& name) {
  std::ifstream file("games/tempel/fixtures/" + name + ".jsonl", std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(TempelFixtures, EveryEndingReplays) {
  RULE("TD-4.1");
  RULE("TD-4.2");
  RULE("TD-4.3");
  std::set<std::string_view> rules;
  for (const char* name : {"gold", "fire", "time"}) {
    const std::string text = read_fixture(name);
    const auto log = read_log(text);
    ASSERT_TRUE(log) << name << ": " << log.error().text;
    EXPECT_TRUE(log->complete);
    const auto match = replay(*log, *find_game("tempel"));
    ASSERT_TRUE(match) << name << ": " << match.error().text;
    const auto outcome = (*match)->outcome();
    ASSERT_TRUE(outcome);
    rules.insert(outcome->rule);
    EXPECT_TRUE(verify_dice(*log).holds);
    EXPECT_EQ(write_log(log->header, **match, ""), text);
  }
  EXPECT_EQ(rules, (std::set<std::string_view>{"TD-4.1", "TD-4.2", "TD-4.3"}));
}

TEST(TempelFixtures, ChangedLogIsRefusedWithItsLine) {
  std::string text = read_fixture("gold");
  const std::size_t at = text.find("\"gold\":", text.find("\"n\":1,"));
  text[at + 7] = text[at + 7] == '0' ? '1' : '0';
  const auto log = read_log(text);
  ASSERT_FALSE(log);
  EXPECT_EQ(log.error().text.rfind("line 4", 0), 0U) << log.error().text;
}

}  // namespace
}  // namespace tempora::tempel
