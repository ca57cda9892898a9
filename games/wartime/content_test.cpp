// Content that a designer has changed: what is allowed, and what is said of mistakes.
#include "games/wartime/content.hpp"

#include <gtest/gtest.h>

#include "engine/testing/content_mistake.hpp"
#include "engine/testing/rule.hpp"
#include "games/wartime/rules.hpp"

namespace tempora::wartime {
namespace {

using testing::Change;
using testing::changed;

Json content() { return Json::parse(kContent); }

void expect_mistake(const std::vector<Change>& changes, const std::string& where, const std::string& text) {
  testing::expect_refused([](const Json& json) { return read_components(json); }, changed(content(), changes), where,
                          text);
}

Result<Rules> rules_of(const std::vector<Change>& changes, int players = 2, const Json& options = Json::object()) {
  return Rules::create(Setup{players, options, changed(content(), changes).dump()});
}

// The tables of a map, by number of players from 2 on: /maps/1/tables/0 is the lake for two.
constexpr const char* kIsland = R"({"name":"ring","ground":"sea","tables":[{"players":2,"width":9000,"height":5000,
  "starts":[[1500,2500],[7500,2500]],
  "areas":[{"corners":[[100,1000],[3000,1000],[3000,4000],[100,4000]]},
           {"corners":[[6000,1000],[8900,1000],[8900,4000],[6000,4000]]}]}]})";

TEST(WartimeContent, AMapCanBeAdded) {
  RULE("WT-3.7");
  const auto rules = rules_of({{"/maps/-", kIsland}}, 2, {{"map", "ring"}});
  ASSERT_TRUE(rules) << rules.error().text;
  EXPECT_EQ(rules->table().width, 9000);
  EXPECT_EQ(rules->table().areas.size(), 2U);
  EXPECT_TRUE(rules->table().suits(Type::boat, {4500, 2500}));
  EXPECT_FALSE(rules->table().suits(Type::tank, {4500, 2500}));
  const auto three = rules_of({{"/maps/-", kIsland}}, 3, {{"map", "ring"}});
  ASSERT_FALSE(three);
  EXPECT_EQ(three.error().text, "the map 'ring' has no table for 3 players");
  const auto unknown = rules_of({}, 2, {{"map", "ring"}});
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.error().text, "option 'map' can't have that value; allowed: open, lake, islands");
}

TEST(WartimeContent, PricesAndCountsCanBeChanged) {
  const auto rules = rules_of({{"/pieces/tank", R"({"count":1,"price":300})"}, {"/money/income", "200"}});
  ASSERT_TRUE(rules);
  EXPECT_EQ(rules->components().count(Type::tank), 1);
  EXPECT_EQ(rules->components().price(Type::tank), 300);
  EXPECT_EQ(rules->components().income, 200);
}

TEST(WartimeContent, WrongPiecesAndMoneyAreRefused) {
  expect_mistake({{"/pieces/tank/count", "3"}}, "/pieces/tank/count", "'count' must be a whole number from 0 to 2");
  expect_mistake({{"/pieces/cc/count", "0"}}, "/pieces/cc/count", "'count' must be a whole number from 1 to 2");
  expect_mistake({{"/pieces/tank/price", "150"}}, "/pieces/tank/price", "'price' must be a multiple of 100");
  expect_mistake({{"/pieces/tank/price", "0"}}, "/pieces/tank/price",
                 "'price' must be a whole number from 100 to 9000");
  expect_mistake({{"/pieces/mech", R"({"count":1,"price":100})"}}, "/pieces/mech",
                 "'pieces' has no field 'mech'; allowed: cc, dozer, well, store, field, barr, fact, batt, super, boat, "
                 "tank, truck, inf, jet");
  expect_mistake({{"/pieces/tank", "7"}}, "/pieces/tank", "a piece must be a table with count, price");
  expect_mistake({{"/forts/count", "16"}}, "/forts/count", "'count' must be a whole number from 0 to 15");
  expect_mistake({{"/discs/count", "5"}}, "/discs/count", "'count' must be a whole number from 0 to 4");
  expect_mistake({{"/money/bank", "400"}}, "/money/bank", "'bank' must be a whole number from 500 to 9000");
  expect_mistake({{"/money/income", ""}}, "/money/income", "'income' must be a whole number from 100 to 9000");
  expect_mistake({{"/tanks", "1"}}, "/tanks",
                 "the content has no field 'tanks'; allowed: pieces, forts, discs, money, maps");
}

TEST(WartimeContent, WrongMapsAreRefused) {
  expect_mistake({{"/maps", "[]"}}, "/maps", "'maps' must be a list of 1 to 20 maps");
  expect_mistake({{"/maps/1/name", "\"open\""}}, "/maps/1/name", "there is another map called open");
  expect_mistake({{"/maps/1/ground", "\"mud\""}}, "/maps/1/ground", "'ground' must be one of open, land, sea");
  expect_mistake({{"/maps/0/tables/1/players", "2"}, {"/maps/0/tables/1/starts/2", ""}}, "/maps/0/tables/1/players",
                 "another table of the map is for 2 players; allowed: one");
  expect_mistake({{"/maps/0/tables/0/width", "2000"}}, "/maps/0/tables/0/width",
                 "'width' must be a whole number from 3000 to 20000");
  expect_mistake({{"/maps/0/tables/0/areas", "[]"}}, "/maps/0/tables/0/areas",
                 "open ground has no areas; allowed: none");
  expect_mistake({{"/maps/1/tables/0/areas", "[]"}}, "/maps/1/tables/0/areas",
                 "'areas' must be a list of 1 to 12 areas");
}

TEST(WartimeContent, WrongAreasAreRefused) {
  const std::string area = "/maps/1/tables/0/areas/0";
  expect_mistake({{area, R"({"corners":[[3000,1000],[4000,1000]]})"}}, area + "/corners",
                 "'corners' must be a list of 3 to 16 points");
  expect_mistake({{area, R"({"corners":[[3000,1000],[3000,2000],[4000,2000]]})"}}, area,
                 "the area is not convex and counter-clockwise; allowed: corners each of which turns left");
  expect_mistake({{area, R"({"corners":[[3000,1000],[5000,1000],[5000,3000],[4000,1500],[3000,3000]]})"}}, area,
                 "the area is not convex and counter-clockwise; allowed: corners each of which turns left");
  expect_mistake({{area, R"({"corners":[[3000,1000],[4000,1000],[5000,1000],[4000,3000]]})"}}, area,
                 "the area is not convex and counter-clockwise; allowed: corners each of which turns left");
  expect_mistake({{area, R"({"corners":[[3000,1000],[9000,1000],[4000,3000]]})"}}, area + "/corners/1/0",
                 "an entry of an entry of 'corners' must be a whole number from 0 to 8000");
  expect_mistake({{area, R"({"x":7500,"y":2400,"a":1300,"h":538})"}}, area,
                 "the area leaves the table; allowed: areas that lie on it");
  expect_mistake({{area, R"({"x":4000,"y":2400,"a":1300,"h":1300})"}}, area + "/h",
                 "'h' must be a whole number from 1 to 1299");
  expect_mistake({{"/maps/1/tables/0/areas/-", R"({"x":4000,"y":2400,"a":500,"h":200})"}}, "/maps/1/tables/0/areas/1",
                 "two areas overlap; allowed: areas that are apart");
}

TEST(WartimeContent, WrongStartsAreRefused) {
  RULE("WT-5.5");
  const std::string starts = "/maps/0/tables/0/starts";
  const std::string no_room =
      "the start has no room; allowed: starts with nine plots for the command centre, and for each of them 7 sides for "
      "the bulldozer or more, and then as many plots for the oil well";
  expect_mistake({{starts + "/1", ""}}, starts, "'starts' must be a list of 2 points, one for each player");
  expect_mistake({{starts + "/1", "[4000,2400]"}}, starts + "/1",
                 "two starts are too close; allowed: 2800 or more apart in x or in y");
  expect_mistake({{starts + "/0", "[700,2400]"}}, starts + "/0", no_room);
  expect_mistake({{"/maps/1/tables/0/starts/0", "[2500,2400]"}}, "/maps/1/tables/0/starts/0", no_room);
  expect_mistake({{"/maps/2/tables/0/starts/0", "[1500,1900]"}}, "/maps/2/tables/0/starts/0", no_room);
}

}  // namespace
}  // namespace tempora::wartime
