// The view says what a board needs, and the same as the lists and refusals say (docs/protocol.md §8).
#include <gtest/gtest.h>

#include <string>

#include "engine/testing/rule.hpp"
#include "games/wartime/testing/position.hpp"

namespace tempora::wartime {
namespace {

using P = TestPosition;

TEST(WartimeView, ShowsTheSameToEverybodyButWhatOneCouldDo) {
  RULE("WT-8.1");
  P position(3);
  position.put("0.tank.1", 2000, 2000);
  Json own = position.view(0);
  Json other = position.view(1);
  EXPECT_EQ(own["own"]["seat"], 0);
  EXPECT_TRUE(other["own"].is_null());
  own.erase("own");
  other.erase("own");
  EXPECT_EQ(own, other);
}

TEST(WartimeView, ShowsPiecesAndPlayers) {
  P position(2, {{"start_cash", "300"}});
  position.put("0.barr.1", 1000, 1000).fort("0.barr.1").put("0.truck.1", 2000, 2000, 30);
  position.aboard("0.inf.1", "0.truck.1").put("0.field.1", 3000, 1000).parked("0.jet.1", "0.field.1").cash(0, 400);
  const Json view = position.view();
  EXPECT_EQ(view["pieces"]["0.barr.1"], (Json{{"x", 1000}, {"y", 1000}, {"facing", 0}, {"fort", true}}));
  EXPECT_EQ(view["pieces"]["0.inf.1"], (Json{{"x", 2000}, {"y", 2000}, {"facing", 0}, {"aboard", "0.truck.1"}}));
  EXPECT_EQ(view["pieces"]["0.jet.1"], (Json{{"x", 3000}, {"y", 1000}, {"facing", 0}, {"parked", "0.field.1"}}));
  EXPECT_EQ(view["pieces"]["0.truck.1"]["facing"], 30);
  const Json& player = view["seats"]["0"];
  EXPECT_EQ(player["cash"], 400);
  EXPECT_EQ(player["income"], 100);
  EXPECT_EQ(player["forts"], 7);
  EXPECT_EQ(player["stock"]["inf"], 8);
  EXPECT_EQ(player["buildings"], 3);
  EXPECT_EQ(player["units"], 3);
  EXPECT_EQ(player["score"], 100 + 100 + 100 + 100 + 50 + 100 + 100 + 400);
  EXPECT_EQ(view["options"]["start_cash"], 300);
  EXPECT_EQ(view["shapes"]["fort"]["corners"][0], (Json{-240, -240}));
  EXPECT_EQ(view["shapes"]["inf"]["radius"], 60);
}

// The directions of arcs without a reason are those that can be answered; those with one are refused for it.
TEST(WartimeView, ArcsCoverEveryDirectionWithItsReason) {
  P position(2, {{"map", "lake"}});
  position.put("0.tank.1", 2660, 1940).put("1.fact.1", 2300, 700).put("0.well.1", 1600, 1500).put("0.inf.1", 2700, 600);
  position.play("move 0.tank.1", {6});
  const Json asked = position.view()["asked"];
  EXPECT_EQ(asked["reach"], 1200);
  EXPECT_EQ(asked["dice"], Json::array({6}));
  int next = 0;
  std::string reasons;
  for (const Json& arc : asked["arcs"]) {
    EXPECT_EQ(arc["from"], next);
    next = arc["to"].get<int>() + 1;
    for (int k = arc["from"]; k < next; ++k) {
      const auto refusal = position.refusal("go " + std::to_string(k));
      EXPECT_EQ(refusal.has_value(), arc.contains("why")) << k;
      if (!refusal) continue;
      EXPECT_EQ(refusal->rule, arc["rule"].get<std::string>()) << k;
      std::vector<int> causes;
      for (const Json& cause : arc.value("causes", Json::array()))
        causes.push_back(number_of(cause.get<std::string>()));
      EXPECT_EQ(refusal->causes, causes) << k;
    }
    if (arc.contains("why")) reasons += arc["why"].get<std::string>() + " ";
  }
  EXPECT_EQ(next, kDegrees);
  for (const char* why : {"terrain", "line", "overlap"}) EXPECT_NE(reasons.find(why), std::string::npos) << why;
}

TEST(WartimeView, ArcsSayWhereAJetParks) {
  P position;
  position.put("0.jet.1", 2100, 2400).put("0.field.1", 4000, 2400).play("move 0.jet.1", {6, 4});
  const Json arc = position.view()["asked"]["arcs"][0];
  EXPECT_EQ(arc["parks"], "0.field.1");
  EXPECT_FALSE(arc.contains("why"));
}

TEST(WartimeView, SaysWithWhichRollWhatCouldBeReached) {
  P position;
  position.put("0.tank.1", 1000, 1000).put("1.well.1", 2180, 1000).put("0.batt.1", 1000, 3000);
  position.put("1.jet.1", 2600, 3900, 217).put("0.super.1", 4000, 2400);
  const Json reach = position.view()["own"]["reach"];
  EXPECT_EQ(reach["0.tank.1"]["attack"]["1.well.1"], (Json{800, 4, 3, 6}));
  EXPECT_EQ(reach["0.batt.1"]["attack_air"]["1.jet.1"], (Json{1391, 7, 21, 36}));
  EXPECT_FALSE(reach["0.batt.1"].contains("attack_ground"));
  EXPECT_EQ(reach["0.super.1"]["attack"]["1.well.1"], (Json{position.gap("0.super.1", "1.well.1"), 0, 1, 1}));
  EXPECT_FALSE(reach["0.super.1"]["attack"].contains("1.jet.1"));
}

// What is denied is what is not listed, by the rule that a refusal names.
TEST(WartimeView, SaysWhyActionsAreNotListed) {
  P position(2, {{"fort_attack", "no"}});
  position.put("0.cc.1", 1000, 1000).put("0.dozer.1", 1500, 1000).put("0.fact.1", 2200, 1000).fort("0.fact.1");
  position.put("0.truck.1", 3000, 1000).aboard("0.inf.1", "0.truck.1").aboard("0.inf.2", "0.truck.1");
  position.put("0.field.1", 4000, 1000).parked("0.jet.1", "0.field.1").put("0.inf.3", 3000, 2000).cash(0, 150).bank(50);
  const Json denied = position.view()["own"]["denied"];
  EXPECT_EQ(denied[""]["sell_disc"], (Json{"WT-7.33", "disc"}));
  EXPECT_EQ(denied["0.cc.1"]["build dozer"], (Json{"WT-7.24", "cash"}));
  EXPECT_EQ(denied["0.cc.1"]["sell"], (Json{"WT-7.32", "bank"}));
  EXPECT_EQ(denied["0.field.1"]["build jet"], (Json{"WT-7.28", "parked"}));
  EXPECT_EQ(denied["0.fact.1"]["fort_attack"], (Json{"WT-13", "option"}));
  EXPECT_EQ(denied["0.fact.1"]["fortify"], (Json{"WT-7.29", "fort"}));
  EXPECT_EQ(denied["0.truck.1"]["embark"], (Json{"WT-7.20", "full"}));
  EXPECT_EQ(denied["0.truck.1"]["attack"], (Json{"WT-7.9", "no_target"}));
  EXPECT_EQ(denied["0.inf.1"]["move"], (Json{"WT-7.1", "aboard"}));
  EXPECT_EQ(denied["0.inf.3"]["capture"], (Json{"WT-7.18", "no_target"}));
  for (const auto& [piece, actions] : denied.items()) {
    for (const auto& [action, why] : actions.items()) {
      const std::size_t made = action.find(' ');
      std::string move = action.substr(0, made) + " " + piece;
      if (made != std::string::npos) move += action.substr(made);
      EXPECT_EQ(position.forbids(move), why[0].get<std::string>()) << move;
    }
  }
}

TEST(WartimeView, SaysWhereWhatIsAskedMayGo) {
  P position;
  position.put("0.barr.1", 2000, 2000).cash(0, 100).play("build 0.barr.1 inf");
  Json asked = position.view()["asked"];
  EXPECT_EQ(asked["type"], "inf");
  EXPECT_EQ(asked["second"], false);
  EXPECT_EQ(asked["places"][0], (Json{0, 2250, 2000}));
  EXPECT_EQ(asked["places"].size(), 72U);
  EXPECT_EQ(position.play("at 0").view()["asked"]["second"], true);

  P truck;
  truck.put("0.truck.1", 2000, 2000).aboard("0.inf.2", "0.truck.1").play("disembark 0.truck.1", {2});
  asked = truck.view()["asked"];
  EXPECT_EQ(asked["infantry"], "0.inf.2");
  EXPECT_EQ(asked["places"].size(), truck.choices() - 1);
  EXPECT_EQ(asked["places"][2], (Json{0, 2, 2650, 2000}));

  P jet;
  jet.put("0.jet.1", 2000, 2000).put("1.tank.1", 2500, 2000).put("0.field.1", 4000, 2000).put("0.field.2", 5000, 2000);
  EXPECT_EQ(jet.play("attack 0.jet.1; hold", {6}).view()["asked"]["fields"], (Json{"0.field.1", "0.field.2"}));

  P discs;
  discs.put("0.tank.1", 2000, 2000).discs(0, 2).play("move 0.tank.1; stay", {1});
  EXPECT_EQ(discs.view()["asked"]["left"], 2);
}

TEST(WartimeView, SaysWhatATargetIsAway) {
  P position;
  position.put("0.truck.1", 2000, 2000).aboard("0.inf.1", "0.truck.1").aboard("0.inf.2", "0.truck.1");
  position.put("1.well.1", 2830, 2000).fort("1.well.1").put("1.tank.1", 2000, 3200);
  Json asked = position.play("attack 0.truck.1", {2}).view()["asked"];
  EXPECT_EQ(asked["gaps"], (Json{{"1.well.1", 400}, {"1.tank.1", 1020}}));
  EXPECT_EQ(asked["reach"], 400);
  EXPECT_EQ(asked["shots"], 1);
  EXPECT_TRUE(asked["barred"].is_null());
  asked = position.play("hit 1.well.1", {6}).view()["asked"];
  EXPECT_EQ(asked["barred"], "1.well.1");
  EXPECT_EQ(asked["gaps"], (Json{{"1.tank.1", 1020}}));
  EXPECT_EQ(asked["shots"], 0);
}

}  // namespace
}  // namespace tempora::wartime
