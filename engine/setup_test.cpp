#include "engine/setup.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/testing/conformance/setups.hpp"

namespace tempora {
namespace {

const std::vector<OptionSpec>& specs() {
  static const std::vector<OptionSpec> kSpecs = {
      {"talk", OptionSpec::Kind::choice, {"on", "off"}, 0, 0, "on", "Whether one may talk."},
      {"rounds", OptionSpec::Kind::range, {}, 2, 9, 4, "How many rounds."},
      {"first", OptionSpec::Kind::seat, {"random"}, 0, 0, "random", "Who begins."},
      {"ties",
       OptionSpec::Kind::order,
       {"gold", "cards", "dice"},
       0,
       0,
       {"gold", "cards", "dice"},
       "What breaks ties."},
  };
  return kSpecs;
}

std::string problem(const Json& options) {
  const auto complete = complete_options(specs(), options, 3);
  return complete ? "" : complete.error().text;
}

TEST(Options, DefaultsFillWhatIsMissing) {
  const auto complete = complete_options(specs(), {{"rounds", 9}}, 3);
  ASSERT_TRUE(complete.has_value());
  EXPECT_EQ(*complete, Json::parse(R"({"talk":"on","rounds":9,"first":"random","ties":["gold","cards","dice"]})"));
}

TEST(Options, EveryKindTakesWhatItAllows) {
  EXPECT_EQ(problem({{"talk", "off"}, {"rounds", 2}, {"first", 2}, {"ties", {"dice", "gold", "cards"}}}), "");
}

TEST(Options, AnErrorNamesTheOptionAndWhatIsAllowed) {
  EXPECT_EQ(problem({{"talk", "loud"}}), "option 'talk' can't have that value; allowed: on, off");
  EXPECT_EQ(problem({{"talk", 1}}), "option 'talk' can't have that value; allowed: on, off");
  const std::string range = "option 'rounds' can't have that value; allowed: a whole number from 2 to 9";
  for (const Json& bad : {Json(1), Json(10), Json("4"), Json(4.5), Json(nullptr), Json(UINT64_MAX)}) {
    EXPECT_EQ(problem({{"rounds", bad}}), range) << bad;
  }
  const std::string seat = "option 'first' can't have that value; allowed: random, or a seat from 0 to 2";
  for (const Json& bad : {Json(3), Json(-1), Json("me"), Json(true)}) EXPECT_EQ(problem({{"first", bad}}), seat) << bad;
  const std::string order = "option 'ties' can't have that value; allowed: an order of gold, cards, dice";
  for (const char* bad :
       {R"(["gold","cards"])", R"(["gold","gold","dice"])", R"("gold")", R"(["gold","cards","dice","gold"])"}) {
    EXPECT_EQ(problem({{"ties", Json::parse(bad)}}), order) << bad;
  }
  EXPECT_EQ(problem({{"taste", 1}}), "no option 'taste'; allowed: talk, rounds, first, ties");
  EXPECT_EQ(problem(Json::array()), "options must be an object with talk, rounds, first, ties");
}

TEST(Options, ReadsAssignments) {
  Json options = Json::object();
  for (const char* text : {"talk=off", "rounds=7", "first=1", "ties=dice,gold,cards"}) {
    ASSERT_TRUE(set_option(specs(), text, options).has_value()) << text;
  }
  EXPECT_EQ(options, Json::parse(R"({"talk":"off","rounds":7,"first":1,"ties":["dice","gold","cards"]})"));
  EXPECT_TRUE(set_option(specs(), "first=random", options).has_value());
  EXPECT_EQ(options["first"], "random");
  EXPECT_FALSE(set_option(specs(), "talk", options).has_value());
  EXPECT_EQ(set_option(specs(), "taste=1", options).error().text,
            "'taste=1' is not NAME=VALUE with NAME one of talk, rounds, first, ties");
}

TEST(OpenSetup, GivesTheOptionsCompleteAndTheContentOrSaysWhatIsWrong) {
  GameInfo info;
  info.name = "Chess";
  info.min_players = 2;
  info.max_players = 4;
  info.options = specs();
  constexpr std::string_view kOwn = R"({"cards":52})";
  const auto opening = open_setup(info, tempora::Setup{3, {{"rounds", 9}}, ""}, kOwn);
  ASSERT_TRUE(opening.has_value());
  EXPECT_EQ(opening->options, *complete_options(info.options, {{"rounds", 9}}, 3));
  EXPECT_EQ(opening->content, (Json{{"cards", 52}}));
  EXPECT_EQ(open_setup(info, tempora::Setup{2, Json::object(), R"({"cards":32})"}, kOwn)->content,
            (Json{{"cards", 32}}));

  for (const int players : {1, 5}) {
    EXPECT_EQ(open_setup(info, tempora::Setup{players, Json::object(), ""}, kOwn).error().text,
              "Chess is for 2 to 4 players, not " + std::to_string(players));
  }
  EXPECT_FALSE(open_setup(info, tempora::Setup{2, {{"colour", "red"}}, ""}, kOwn));
  EXPECT_FALSE(open_setup(info, tempora::Setup{2, Json::object(), "nonsense"}, kOwn));
}

// The suite's setups: each value, and every pair of values that is allowed.
TEST(CoveringSetups, HoldEveryPairOfValues) {
  GameInfo info;
  info.options = specs();
  const std::vector<std::string> contents = {"", "{}"};
  const auto accepts = [](const tempora::Setup& setup) {  // one pair can't stand together
    return !(setup.options.value("talk", "") == "off" && setup.options.value("rounds", 0) == 9);
  };
  const auto cover = conformance::covering_setups(info, 3, contents, accepts, 1);
  const auto both = [&](const char* a, const Json& x, const char* b, const Json& y) {
    return std::any_of(cover.setups.begin(), cover.setups.end(), [&](const tempora::Setup& setup) {
      return setup.options.at(a) == x && setup.options.at(b) == y;
    });
  };
  const Json orders = Json::parse(R"([["gold","cards","dice"],["dice","cards","gold"]])");
  for (const Json& talk : {Json("on"), Json("off")}) {
    for (const Json& rounds : {Json(2), Json(4), Json(9)}) {
      EXPECT_EQ(both("talk", talk, "rounds", rounds), !(talk == "off" && rounds == 9)) << talk << rounds;
      for (const Json& first : {Json("random"), Json(0), Json(1), Json(2)}) {
        EXPECT_TRUE(both("first", first, "talk", talk)) << first << talk;
        EXPECT_TRUE(both("first", first, "rounds", rounds)) << first << rounds;
      }
      for (const Json& order : orders) {
        EXPECT_TRUE(both("ties", order, "talk", talk)) << order << talk;
        EXPECT_TRUE(both("ties", order, "rounds", rounds)) << order << rounds;
      }
    }
  }
  EXPECT_EQ(cover.refused.size(), 1U);
  EXPECT_LT(cover.setups.size(), 24U);  // of 96
  for (const tempora::Setup& setup : cover.setups) EXPECT_TRUE(accepts(setup));
}

}  // namespace
}  // namespace tempora
