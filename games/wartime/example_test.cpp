// The worked examples of the rule book (WT-15), each a test named after it.
#include <gtest/gtest.h>

#include "engine/testing/rule.hpp"
#include "games/wartime/testing/position.hpp"

namespace tempora::wartime {
namespace {

using P = TestPosition;

const Json kOnLake{{"map", "lake"}};
const Json kOnIslands{{"map", "islands"}};

std::string corners_of(const Body& body) {
  std::string text;
  for (int i = 0; i < body.outline->count; ++i) {
    const Point corner = body.at + body.outline->corners[static_cast<std::size_t>(i)];
    text += (text.empty() ? "(" : " (") + std::to_string(corner.x) + "," + std::to_string(corner.y) + ")";
  }
  return text;
}

// Which rolls of a die offer the hit.
std::string rolls_that_hit(const P& position, std::string_view action, std::string_view target) {
  std::string rolls;
  for (int roll = 1; roll <= 6; ++roll) {
    P tried = position;
    tried.play(action, {roll});
    if (tried.state.step.ask == Ask::target && tried.offers("hit " + std::string(target)))
      rolls += std::to_string(roll);
  }
  return rolls;
}

TEST(WartimeExample, E1) {
  RULE("WT-15.1");
  RULE("WT-4.1");
  EXPECT_EQ(rounded(8191), 0);
  EXPECT_EQ(rounded(8192), 1);
  EXPECT_EQ(rounded(-8191), 0);
  EXPECT_EQ(rounded(-8192), -1);
  EXPECT_EQ(rounded(24576), 2);
  EXPECT_EQ(rounded(-24576), -2);
}

TEST(WartimeExample, E2) {
  RULE("WT-15.2");
  RULE("WT-4.2");
  const auto pair = [](int k) { return std::pair(cosine(k), sine(k)); };
  EXPECT_EQ(pair(0), std::pair(16384, 0));
  EXPECT_EQ(pair(45), std::pair(11585, 11585));
  EXPECT_EQ(pair(137), std::pair(-11982, 11174));
  EXPECT_EQ(pair(225), std::pair(-11585, -11585));
  EXPECT_EQ(pair(300), std::pair(8192, -14189));
  EXPECT_EQ(pair(359), std::pair(16382, -286));
}

TEST(WartimeExample, E3) {
  RULE("WT-15.3");
  RULE("WT-4.3");
  RULE("WT-7.5");
  EXPECT_EQ(P().put("0.tank.1", 3000, 2400).play("move 0.tank.1; go 30", {4}).at("0.tank.1"), "(3693,2800) 30");
}

TEST(WartimeExample, E4) {
  RULE("WT-15.4");
  RULE("WT-4.3");
  EXPECT_EQ(P().put("0.truck.1", 5000, 3000).play("move 0.truck.1; go 225", {6}).at("0.truck.1"), "(4151,2151) 225");
}

TEST(WartimeExample, E5) {
  RULE("WT-15.5");
  RULE("WT-7.4");
  EXPECT_EQ(P().put("0.jet.1", 4000, 2400).play("move 0.jet.1; go 300", {5, 4}).at("0.jet.1"), "(4900,841) 300");
}

TEST(WartimeExample, E6) {
  RULE("WT-15.6");
  RULE("WT-4.4");
  EXPECT_EQ(corners_of(P().put("0.tank.1", 3693, 2800, 30).body("0.tank.1")),
            "(3573,2627) (3903,2817) (3813,2973) (3483,2783)");
}

TEST(WartimeExample, E7) {
  RULE("WT-15.7");
  RULE("WT-4.4");
  EXPECT_EQ(corners_of(P().put("0.boat.1", 1000, 1000, 90).body("0.boat.1")),
            "(1090,810) (1090,1120) (1000,1190) (910,1120) (910,810)");
}

TEST(WartimeExample, E8) {
  RULE("WT-15.8");
  RULE("WT-4.4");
  EXPECT_EQ(corners_of(P().put("0.jet.1", 2000, 2000, 45).body("0.jet.1")),
            "(1939,1792) (1972,1788) (2000,1816) (2141,2127) (2127,2141) (1816,2000) (1788,1972) (1792,1939)");
}

TEST(WartimeExample, E9) {
  RULE("WT-15.9");
  RULE("WT-4.8");
  EXPECT_EQ(P().put("0.tank.1", 390, 2400).play("move 0.tank.1; go 180", {1}).at("0.tank.1"), "(190,2400) 180");
}

TEST(WartimeExample, E10) {
  RULE("WT-15.10");
  RULE("WT-4.8");
  EXPECT_EQ(P().put("0.tank.1", 389, 2400).play("move 0.tank.1", {1}).forbids("go 180"), "WT-4.8");
}

TEST(WartimeExample, E11) {
  RULE("WT-15.11");
  RULE("WT-4.8");
  EXPECT_EQ(P().put("0.inf.1", 260, 1000).play("move 0.inf.1; go 180", {1}).at("0.inf.1"), "(60,1000)");
  EXPECT_EQ(P().put("0.inf.1", 259, 1000).play("move 0.inf.1", {1}).forbids("go 180"), "WT-4.8");
}

TEST(WartimeExample, E12) {
  RULE("WT-15.12");
  RULE("WT-4.7");
  RULE("WT-4.9");
  P position;
  position.put("0.tank.1", 2000, 2400).put("1.fact.1", 2980, 2400).play("move 0.tank.1; go 0", {3});
  EXPECT_EQ(position.at("0.tank.1"), "(2600,2400)");
  EXPECT_EQ(position.gap("0.tank.1", "1.fact.1"), 0);
}

TEST(WartimeExample, E13) {
  RULE("WT-15.13");
  RULE("WT-4.7");
  RULE("WT-4.9");
  P position;
  position.put("0.tank.1", 2000, 2400).put("1.fact.1", 2979, 2400).play("move 0.tank.1", {3});
  EXPECT_EQ(position.forbids("go 0"), "WT-4.9");
  EXPECT_EQ(position.refusal("go 0")->causes, std::vector{number_of("1.fact.1")});
}

TEST(WartimeExample, E14) {
  RULE("WT-15.14");
  RULE("WT-4.14");
  P position;
  position.put("0.tank.1", 2500, 2400).put("1.fact.1", 2980, 2400).play("move 0.tank.1; go 0", {5});
  EXPECT_EQ(position.at("0.tank.1"), "(3500,2400)");
}

TEST(WartimeExample, E15) {
  RULE("WT-15.15");
  RULE("WT-4.7");
  P position;
  position.put("0.tank.1", 3693, 2800, 30).put("0.inf.1", 3618, 2930).put("0.inf.2", 3618, 2929);
  EXPECT_FALSE(overlap(position.body("0.tank.1"), position.body("0.inf.1")));
  EXPECT_EQ(position.gap("0.tank.1", "0.inf.1"), 1);  // 0.03, which is above 0
  EXPECT_TRUE(overlap(position.body("0.tank.1"), position.body("0.inf.2")));
}

TEST(WartimeExample, E16) {
  RULE("WT-15.16");
  RULE("WT-4.6");
  P position;
  position.put("0.tank.1", 1000, 1000).put("1.well.1", 2180, 1000);
  EXPECT_EQ(position.gap("0.tank.1", "1.well.1"), 800);
  EXPECT_EQ(rolls_that_hit(position, "attack 0.tank.1", "1.well.1"), "456");
}

TEST(WartimeExample, E17) {
  RULE("WT-15.17");
  RULE("WT-4.6");
  P position;
  position.put("0.tank.1", 1000, 1000).put("1.well.1", 2181, 1000);
  EXPECT_EQ(position.gap("0.tank.1", "1.well.1"), 801);
  EXPECT_EQ(rolls_that_hit(position, "attack 0.tank.1", "1.well.1"), "56");
}

TEST(WartimeExample, E18) {
  RULE("WT-15.18");
  RULE("WT-7.9");
  P position;
  position.put("0.tank.1", 1000, 1000).put("1.well.1", 2580, 1000);
  EXPECT_TRUE(position.offers("attack 0.tank.1"));
  EXPECT_EQ(position.put("1.well.1", 2581, 1000).forbids("attack 0.tank.1"), "WT-7.9");
}

TEST(WartimeExample, E19) {
  RULE("WT-15.19");
  RULE("WT-4.6");
  P position;
  position.put("0.inf.1", 1000, 1000).put("1.inf.1", 1432, 1576);
  EXPECT_EQ(rolls_that_hit(position, "attack 0.inf.1", "1.inf.1"), "3456");
  EXPECT_EQ(rolls_that_hit(position.put("1.inf.1", 1432, 1577), "attack 0.inf.1", "1.inf.1"), "456");
}

TEST(WartimeExample, E20) {
  RULE("WT-15.20");
  RULE("WT-4.6");
  RULE("WT-7.7");
  P position;
  position.put("0.barr.1", 1000, 1000).fort("0.barr.1").put("1.well.1", 1670, 1750);
  EXPECT_EQ(rolls_that_hit(position, "fort_attack 0.barr.1", "1.well.1"), "23456");
  EXPECT_EQ(rolls_that_hit(position.put("1.well.1", 1671, 1750), "fort_attack 0.barr.1", "1.well.1"), "3456");
}

TEST(WartimeExample, E21) {
  RULE("WT-15.21");
  RULE("WT-4.13");
  P position;
  position.put("0.tank.1", 1000, 1000).put("1.well.1", 2030, 1000);
  EXPECT_EQ(position.gap("0.tank.1", "1.well.1"), 650);
  EXPECT_EQ(rolls_that_hit(position, "attack 0.tank.1", "1.well.1"), "456");
  position.fort("1.well.1");
  EXPECT_EQ(position.gap("0.tank.1", "1.well.1"), 600);
  EXPECT_EQ(rolls_that_hit(position, "attack 0.tank.1", "1.well.1"), "3456");
}

TEST(WartimeExample, E22) {
  RULE("WT-15.22");
  RULE("WT-4.6");
  P position;
  position.put("0.tank.1", 3693, 2800, 30).put("1.boat.1", 4500, 3400, 200);
  EXPECT_EQ(corners_of(position.body("1.boat.1")), "(4648,3550) (4356,3444) (4321,3335) (4418,3274) (4709,3380)");
  EXPECT_EQ(position.gap("0.tank.1", "1.boat.1"), 624);
  EXPECT_EQ(rolls_that_hit(position, "attack 0.tank.1", "1.boat.1"), "456");
}

TEST(WartimeExample, E23) {
  RULE("WT-15.23");
  RULE("WT-4.6");
  P position;
  position.put("0.tank.1", 3693, 2800, 30).put("1.inf.1", 4200, 2500);
  EXPECT_EQ(position.gap("0.tank.1", "1.inf.1"), 375);
  EXPECT_EQ(rolls_that_hit(position, "attack 0.tank.1", "1.inf.1"), "23456");
}

TEST(WartimeExample, E24) {
  RULE("WT-15.24");
  RULE("WT-4.6");
  P position;
  position.put("0.tank.1", 3693, 2800, 30).put("1.well.1", 3300, 3500);
  EXPECT_EQ(position.gap("0.tank.1", "1.well.1"), 454);
  EXPECT_EQ(rolls_that_hit(position, "attack 0.tank.1", "1.well.1"), "3456");
}

TEST(WartimeExample, E25) {
  RULE("WT-15.25");
  RULE("WT-7.7");
  RULE("WT-7.9");
  P position;
  position.put("0.batt.1", 2000, 2000).put("1.jet.1", 3600, 2900, 217);
  EXPECT_EQ(position.gap("0.batt.1", "1.jet.1"), 1391);
  EXPECT_TRUE(position.offers("attack_air 0.batt.1"));
  EXPECT_EQ(position.forbids("attack_ground 0.batt.1"), "WT-7.9");
  EXPECT_EQ(P(position).play("attack_air 0.batt.1", {1, 6}).offered(), "hold, hit 1.jet.1");
  EXPECT_EQ(P(position).play("attack_air 0.batt.1", {3, 3}).state.step.ask, Ask::act);  // skipped: the next turn
  position.put("1.well.1", 2000, 2500).put("1.jet.1", 2500, 2000);
  EXPECT_EQ(position.play("attack_ground 0.batt.1", {6}).offered(), "hold, hit 1.well.1");
  EXPECT_EQ(position.forbids("hit 1.jet.1"), "WT-7.8");
}

TEST(WartimeExample, E26) {
  RULE("WT-15.26");
  RULE("WT-7.7");
  P position;
  position.put("0.super.1", 1500, 2400).put("1.well.1", 5480, 2400);
  EXPECT_EQ(position.gap("0.super.1", "1.well.1"), 3600);
  P fired = position;
  EXPECT_EQ(fired.play("attack 0.super.1").offered(), "hit 1.well.1");
  EXPECT_EQ(fired.play("hit 1.well.1").at("1.well.1"), "stock");
  position.put("1.well.1", 5481, 2000);
  EXPECT_EQ(position.gap("0.super.1", "1.well.1"), 3602);
  EXPECT_EQ(position.forbids("attack 0.super.1"), "WT-7.9");
}

TEST(WartimeExample, E27) {
  RULE("WT-15.27");
  RULE("WT-4.13");
  RULE("WT-7.11");
  P position;
  position.put("0.super.1", 1500, 2400).put("1.well.1", 5530, 2400).fort("1.well.1").discs(0, 1);
  P fired = position;
  fired.play("attack 0.super.1; hit 1.well.1");
  EXPECT_EQ(fired.at("1.well.1"), "(5530,2400)");
  EXPECT_EQ(fired.gap("0.super.1", "1.well.1"), 3650);
  EXPECT_EQ(fired.play("spend").forbids("attack 0.super.1"), "WT-7.9");
  position.put("1.well.1", 5531, 2400).fort("1.well.1");
  EXPECT_EQ(position.forbids("attack 0.super.1"), "WT-7.9");
}

TEST(WartimeExample, E28) {
  RULE("WT-15.28");
  RULE("WT-4.6");
  P position;
  position.put("0.tank.1", 1000, 1000).put("1.well.1", 1380, 1000);
  EXPECT_EQ(position.gap("0.tank.1", "1.well.1"), 0);
  EXPECT_EQ(rolls_that_hit(position, "attack 0.tank.1", "1.well.1"), "123456");
}

TEST(WartimeExample, E29) {
  RULE("WT-15.29");
  RULE("WT-4.10");
  RULE("WT-7.25");
  P position;
  position.put("0.dozer.1", 2000, 2000).cash(0, 100);
  const auto built = [&](const std::string& at) {
    return P(position).play("build 0.dozer.1 well; at " + at).at("0.well.1");
  };
  EXPECT_EQ(slide(Shape::vehicle, 0, Shape::building, 0), 380);
  EXPECT_EQ(slide(Shape::vehicle, 0, Shape::building, 45), 396);
  EXPECT_EQ(slide(Shape::vehicle, 0, Shape::building, 90), 280);
  EXPECT_EQ(built("0"), "(2380,2000)");
  EXPECT_EQ(built("45"), "(2280,2280)");
  EXPECT_EQ(built("90"), "(2000,2280)");
}

TEST(WartimeExample, E30) {
  RULE("WT-15.30");
  RULE("WT-4.10");
  P position;
  position.put("0.dozer.1", 2000, 2000, 30).cash(0, 100);
  const auto built = [&](const std::string& at) {
    P tried = position;
    tried.play("build 0.dozer.1 fact; at " + at);
    EXPECT_FALSE(overlap(tried.body("0.dozer.1"), tried.body("0.fact.1")));
    EXPECT_LE(tried.gap("0.dozer.1", "0.fact.1"), 2);
    return tried.at("0.fact.1");
  };
  EXPECT_EQ(slide(Shape::vehicle, 30, Shape::building, 75), 376);
  EXPECT_EQ(slide(Shape::vehicle, 30, Shape::building, 210), 450);
  EXPECT_EQ(built("75"), "(2097,2363)");
  EXPECT_EQ(built("210"), "(1610,1775)");
}

TEST(WartimeExample, E31) {
  RULE("WT-15.31");
  RULE("WT-4.10");
  P position;
  position.put("0.fact.1", 2000, 2000).cash(0, 100);
  const auto built = [&](const std::string& at) {
    return P(position).play("build 0.fact.1 tank; at " + at).at("0.tank.1");
  };
  EXPECT_EQ(slide(Shape::building, 0, Shape::vehicle, 0), 380);
  EXPECT_EQ(slide(Shape::building, 0, Shape::vehicle, 45), 459);
  EXPECT_EQ(slide(Shape::building, 0, Shape::vehicle, 70), 425);
  EXPECT_EQ(built("0"), "(2380,2000)");
  EXPECT_EQ(built("45"), "(2325,2325) 45");
  EXPECT_EQ(built("70"), "(2145,2399) 70");
}

TEST(WartimeExample, E32) {
  RULE("WT-15.32");
  RULE("WT-4.10");
  P position;
  position.put("0.barr.1", 2000, 2000).cash(0, 100);
  const auto built = [&](const std::string& at) {
    return P(position).play("build 0.barr.1 inf; at " + at).at("0.inf.1");
  };
  EXPECT_EQ(slide(Shape::building, 0, Shape::infantry, 45), 329);
  EXPECT_EQ(built("0"), "(2250,2000)");
  EXPECT_EQ(built("45"), "(2233,2233)");
  position.fort("0.barr.1");
  EXPECT_EQ(slide(Shape::fortified, 0, Shape::infantry, 45), 400);
  EXPECT_EQ(built("0"), "(2300,2000)");
  EXPECT_EQ(built("45"), "(2283,2283)");
}

TEST(WartimeExample, E33) {
  RULE("WT-15.33");
  RULE("WT-7.30");
  P position;
  position.put("0.well.1", 2000, 2000).put("0.tank.1", 2330, 2000, 90).cash(0, 100);
  EXPECT_TRUE(position.offers("fortify 0.well.1"));
  EXPECT_EQ(position.put("0.tank.1", 2329, 2000, 90).forbids("fortify 0.well.1"), "WT-7.30");
}

TEST(WartimeExample, E34) {
  RULE("WT-15.34");
  RULE("WT-7.30");
  P position;
  position.put("0.well.1", 240, 2000).cash(0, 100);
  EXPECT_TRUE(position.offers("fortify 0.well.1"));
  EXPECT_EQ(position.put("0.well.1", 239, 2000).forbids("fortify 0.well.1"), "WT-7.30");
}

TEST(WartimeExample, E35) {
  RULE("WT-15.35");
  RULE("WT-7.22");
  P position;
  position.put("0.truck.1", 2000, 2000).aboard("0.inf.1", "0.truck.1").play("disembark 0.truck.1", {2});
  const auto set_down = [&](const std::string& put) { return P(position).play("put " + put).at("0.inf.1"); };
  EXPECT_EQ(set_down("0 0"), "(2250,2000)");
  EXPECT_EQ(set_down("0 1"), "(2450,2000)");
  EXPECT_EQ(set_down("0 2"), "(2650,2000)");
  EXPECT_EQ(slide(Shape::vehicle, 0, Shape::infantry, 40), 233);
  EXPECT_EQ(set_down("40 0"), "(2178,2150)");
  EXPECT_EQ(set_down("40 1"), "(2332,2278)");
  EXPECT_EQ(set_down("40 2"), "(2485,2407)");
  EXPECT_EQ(position.forbids("put 0 3"), "WT-7.22");
}

TEST(WartimeExample, E36) {
  RULE("WT-15.36");
  RULE("WT-7.22");
  P position;
  position.put("0.truck.1", 2000, 2000).aboard("0.inf.1", "0.truck.1").put("0.well.1", 2600, 2000);
  EXPECT_EQ(position.play("disembark 0.truck.1", {6}).offered("put 0"), "0, 3, 4, 5, 6");
}

TEST(WartimeExample, E37) {
  RULE("WT-15.37");
  RULE("WT-7.20");
  RULE("WT-7.3");
  P position;
  position.put("0.truck.1", 2000, 2000).put("0.inf.1", 2000, 2550).put("0.inf.2", 2150, 2551);
  EXPECT_EQ(position.gap("0.truck.1", "0.inf.1"), 400);
  EXPECT_EQ(position.gap("0.truck.1", "0.inf.2"), 401);
  EXPECT_EQ(position.play("embark 0.truck.1", {2}).offered(), "stop, load 0.inf.1");
  EXPECT_EQ(position.forbids("load 0.inf.2"), "WT-7.20");
  EXPECT_EQ(position.play("load 0.inf.1").at("0.inf.1"), "aboard 0.truck.1");
  EXPECT_EQ(position.state.active, 1);
}

TEST(WartimeExample, E38) {
  RULE("WT-15.38");
  RULE("WT-7.17");
  RULE("WT-7.18");
  P position;
  position.put("0.inf.1", 1000, 1000).put("1.fact.1", 1850, 1000);
  EXPECT_EQ(position.gap("0.inf.1", "1.fact.1"), 600);
  EXPECT_EQ(position.play("capture 0.inf.1").offered(), "take 1.fact.1");
  P taken = position;
  taken.play("take 1.fact.1", {3});
  EXPECT_EQ(taken.at("0.fact.1"), "(1850,1000)");
  EXPECT_EQ(taken.at("1.fact.1"), "stock");
  EXPECT_EQ(taken.at("0.inf.1"), "(1000,1000)");
  position.play("take 1.fact.1", {2});
  EXPECT_EQ(position.at("1.fact.1"), "(1850,1000)");
  EXPECT_EQ(position.state.active, 1);
}

TEST(WartimeExample, E39) {
  RULE("WT-15.39");
  RULE("WT-7.17");
  P position;
  position.put("0.inf.1", 1000, 1000).put("1.fact.1", 1850, 1000).put("1.barr.1", 1850, 1500);
  position.put("0.fact.1", 5000, 1000).put("0.fact.2", 5000, 2000);
  EXPECT_EQ(position.play("capture 0.inf.1").offered(), "take 1.barr.1");
  EXPECT_EQ(position.forbids("take 1.fact.1"), "WT-7.18");
}

TEST(WartimeExample, E40) {
  RULE("WT-15.40");
  RULE("WT-3.3");
  RULE("WT-3.5");
  const std::vector<Point> lake{{5300, 1862}, {5300, 2938}, {4538, 3700}, {3462, 3700},
                                {2700, 2938}, {2700, 1862}, {3462, 1100}, {4538, 1100}};
  EXPECT_EQ(rules_for(2, kOnLake).table().areas.at(0).corners, lake);
}

TEST(WartimeExample, E41) {
  RULE("WT-15.41");
  RULE("WT-3.7");
  const Table& table = rules_for(2, kOnLake).table();
  const auto terrain = [&](int x) {
    return std::string(table.suits(Type::tank, {x, 2400}) ? "land " : "") +
           (table.suits(Type::boat, {x, 2400}) ? "sea" : "");
  };
  EXPECT_EQ(terrain(2699), "land ");
  EXPECT_EQ(terrain(2700), "land sea");
  EXPECT_EQ(terrain(2701), "sea");
}

TEST(WartimeExample, E42) {
  RULE("WT-15.42");
  RULE("WT-3.9");
  P position(2, kOnLake);
  position.put("0.tank.1", 2660, 1940).play("move 0.tank.1", {6});
  EXPECT_EQ(point_at({2660, 1940}, 1200, 315), (Point{3509, 1091}));
  EXPECT_TRUE(position.rules.table().suits(Type::tank, {3509, 1091}));
  EXPECT_EQ(position.forbids("go 315"), "WT-3.9");
}

TEST(WartimeExample, E43) {
  RULE("WT-15.43");
  RULE("WT-3.9");
  const auto moved = [](int y) { return P(2, kOnLake).put("0.tank.1", 2660, y).play("move 0.tank.1", {6}); };
  EXPECT_EQ(moved(1902).play("go 315").at("0.tank.1"), "(3509,1053) 315");
  EXPECT_EQ(moved(1903).forbids("go 315"), "WT-3.9");
}

TEST(WartimeExample, E44) {
  RULE("WT-15.44");
  RULE("WT-3.9");
  const auto forbids = [](int y) {
    return P(2, kOnIslands).put("0.boat.1", 3450, y).play("move 0.boat.1", {6}).forbids("go 0");
  };
  EXPECT_EQ(forbids(2400), "WT-3.9");
  EXPECT_EQ(forbids(2900), "");
  EXPECT_EQ(forbids(2899), "WT-3.9");
}

TEST(WartimeExample, E45) {
  RULE("WT-15.45");
  RULE("WT-3.10");
  RULE("WT-7.20");
  P position(2, kOnLake);
  position.put("0.truck.1", 2660, 1940, 315).put("0.inf.1", 3509, 1091);
  EXPECT_EQ(position.gap("0.truck.1", "0.inf.1"), 951);
  EXPECT_EQ(position.forbids("embark 0.truck.1"), "WT-7.20");
}

TEST(WartimeExample, E46) {
  RULE("WT-15.46");
  RULE("WT-3.9");
  P position(2, kOnIslands);
  position.put("0.inf.1", 2880, 2400).play("move 0.inf.1", {6});
  EXPECT_TRUE(position.rules.table().suits(Type::inf, {4080, 2400}));
  EXPECT_EQ(position.forbids("go 0"), "WT-3.9");
}

TEST(WartimeExample, E47) {
  RULE("WT-15.47");
  RULE("WT-3.8");
  RULE("WT-7.25");
  P position(2, kOnLake);
  position.put("0.fact.1", 2400, 2400).cash(0, 100).play("build 0.fact.1 boat");
  EXPECT_EQ(position.offered("at"),
            "0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 315, 320, 325, 330, 335, 340, 345, 350, 355");
  EXPECT_EQ(position.forbids("at 50"), "WT-3.8");
  EXPECT_EQ(position.play("at 0").at("0.boat.1"), "(2780,2400)");
}

TEST(WartimeExample, E48) {
  RULE("WT-15.48");
  RULE("WT-7.6");
  P position;
  position.put("0.jet.1", 2100, 2400).put("0.field.1", 4000, 2400).play("move 0.jet.1", {6, 4});
  EXPECT_EQ(position.forbids("go 6"), "WT-4.9");
  EXPECT_EQ(position.play("go 0").at("0.jet.1"), "parked 0.field.1");
  EXPECT_EQ(position.state.piece(number_of("0.jet.1")).at(), (Point{4000, 2400}));
}

TEST(WartimeExample, E49) {
  RULE("WT-15.49");
  RULE("WT-4.9");
  P position;
  position.put("0.field.1", 2000, 2000).parked("0.jet.1", "0.field.1").play("move 0.jet.1", {1, 1});
  EXPECT_EQ(position.forbids("go 45"), "WT-4.9");
  EXPECT_EQ(position.play("go 0").at("0.jet.1"), "(2400,2000)");
}

// The beginning of a match in which seat 0 is first.
P opening() {
  P position(2, Json::object(), true);
  position.state.step.ask = Ask::cc;
  return position;
}

TEST(WartimeExample, E50) {
  RULE("WT-15.50");
  RULE("WT-5.5");
  P position = opening();
  position.play("plot 5");
  EXPECT_EQ(position.at("0.cc.1"), "(1500,2400)");
  EXPECT_EQ(position.offered("dir"), "0, 45, 90, 135, 180, 225, 270, 315");
  const auto placed = [&](const std::string& dir) { return P(position).play("dir " + dir).at("0.dozer.1"); };
  EXPECT_EQ(placed("0"), "(1980,2400)");
  EXPECT_EQ(placed("45"), "(1895,2795) 45");
  EXPECT_EQ(placed("90"), "(1500,2880) 90");
  EXPECT_EQ(placed("135"), "(1105,2795) 135");
  EXPECT_EQ(placed("180"), "(1020,2400) 180");
  EXPECT_EQ(placed("225"), "(1105,2005) 225");
  EXPECT_EQ(placed("270"), "(1500,1920) 270");
  EXPECT_EQ(placed("315"), "(1895,2005) 315");
}

TEST(WartimeExample, E51) {
  RULE("WT-15.51");
  RULE("WT-5.5");
  P position = opening();
  position.play("plot 5; dir 0");
  EXPECT_EQ(position.offered("plot"), "1, 2, 3, 4, 7, 8, 9");
  EXPECT_EQ(position.forbids("plot 6"), "WT-4.9");
}

TEST(WartimeExample, E52) {
  RULE("WT-15.52");
  RULE("WT-5.6");
  RULE("WT-6.1");
  RULE("WT-7.23");
  P position = opening();
  EXPECT_EQ(position.state.bank, 6000);
  position.play("plot 5; dir 0; plot 1; plot 5; dir 180; plot 1");
  EXPECT_EQ(position.state.bank, 5900);
  EXPECT_EQ(position.player(0).cash, 100);
  position.play("build 0.dozer.1 well; at 90");
  EXPECT_EQ(position.player(0).cash, 0);
  EXPECT_EQ(position.at("0.well.2"), "(1980,2680)");
  EXPECT_EQ(position.rules.income(position.state, 0), 200);
  position.play("pass");
  EXPECT_EQ(position.player(0).cash, 200);
}

TEST(WartimeExample, E53) {
  RULE("WT-15.53");
  RULE("WT-6.2");
  RULE("WT-7.32");
  P position;
  position.put("0.well.1", 1000, 1000).put("0.store.1", 2000, 1000).put("0.store.2", 3000, 1000);
  position.cash(1, 0).bank(200).turn(1).play("pass");
  EXPECT_EQ(position.player(0).cash, 200);
  EXPECT_EQ(position.state.bank, 0);
  EXPECT_EQ(position.forbids("sell 0.well.1"), "WT-7.32");
  EXPECT_EQ(P(position).bank(100).forbids("sell 0.well.1"), "");
  EXPECT_EQ(position.rules.income(position.state, 0), 0);
  position.put("0.dozer.1", 5000, 2400).play("build 0.dozer.1 fact; at 0");
  EXPECT_EQ(position.state.bank, 0);  // 100 came back, and seat 1 had its income of it
  EXPECT_EQ(position.told(), "passed 1; round; turn 0; income 0 200; paid 0 100; built 0.fact.1; turn 1; income 1 100");
}

TEST(WartimeExample, E54) {
  RULE("WT-15.54");
  RULE("WT-7.24");
  P position(2, Json::object(), true);
  position.put("0.dozer.1", 2000, 2000).put("1.well.1", 6000, 2000).put("0.store.1", 4000, 2000).cash(0, 100);
  EXPECT_EQ(position.forbids("build 0.dozer.1 store"), "WT-7.24");
  EXPECT_TRUE(position.offers("build 0.dozer.1 well"));
  EXPECT_EQ(position.rules.income(position.state, 0), 100);
}

TEST(WartimeExample, E55) {
  RULE("WT-15.55");
  RULE("WT-7.27");
  P position;
  position.put("0.barr.1", 2000, 2000).cash(0, 100);
  for (int i = 1; i <= 8; ++i) position.put("0.inf." + std::to_string(i), 1000 + 300 * i, 3500);
  position.play("build 0.barr.1 inf; at 0");
  EXPECT_EQ(position.player(0).cash, 0);
  EXPECT_EQ(position.at("0.inf.9"), "(2250,2000)");
  EXPECT_EQ(position.state.active, 1);
}

P shooting_truck() {
  P position;
  position.put("0.truck.1", 2000, 2000).aboard("0.inf.1", "0.truck.1").aboard("0.inf.2", "0.truck.1");
  return position.put("1.well.1", 2830, 2000).fort("1.well.1");
}

TEST(WartimeExample, E56) {
  RULE("WT-15.56");
  RULE("WT-7.12");
  RULE("WT-7.14");
  P position = shooting_truck();
  EXPECT_EQ(position.gap("0.truck.1", "1.well.1"), 400);
  position.play("attack 0.truck.1; hit 1.well.1", {2});
  EXPECT_EQ(position.at("1.well.1"), "(2830,2000)");
  EXPECT_EQ(position.state.active, 1);
  EXPECT_EQ(position.player(0).discs, 0);
}

TEST(WartimeExample, E57) {
  RULE("WT-15.57");
  RULE("WT-6.5");
  RULE("WT-6.6");
  P position = shooting_truck();
  position.discs(0, 1).play("attack 0.truck.1; hit 1.well.1; spend; attack 0.truck.1", {2, 3});
  EXPECT_EQ(position.gap("0.truck.1", "1.well.1"), 450);
  position.play("hit 1.well.1");
  EXPECT_EQ(position.at("1.well.1"), "stock");
  EXPECT_EQ(position.state.active, 1);
  EXPECT_EQ(position.player(0).discs, 1);
}

TEST(WartimeExample, E58) {
  RULE("WT-15.58");
  RULE("WT-7.11");
  P position;
  position.put("0.tank.1", 2000, 2000).put("1.well.1", 2830, 2000).fort("1.well.1");
  position.play("attack 0.tank.1; hit 1.well.1", {2});
  EXPECT_EQ(position.at("1.well.1"), "stock");
  EXPECT_EQ(position.rules.forts_in_stock(position.state, 1), 8);
  EXPECT_EQ(position.player(0).discs, 1);
}

TEST(WartimeExample, E59) {
  RULE("WT-15.59");
  RULE("WT-7.11");
  RULE("WT-6.6");
  P position;
  position.put("0.tank.1", 2000, 2000).put("1.boat.1", 2830, 2000);
  position.aboard("1.inf.1", "1.boat.1").aboard("1.inf.2", "1.boat.1");
  position.play("attack 0.tank.1; hit 1.boat.1", {3});
  EXPECT_EQ(position.at("1.boat.1") + position.at("1.inf.1") + position.at("1.inf.2"), "stockstockstock");
  EXPECT_EQ(position.player(0).discs, 1);
}

TEST(WartimeExample, E60) {
  RULE("WT-15.60");
  RULE("WT-7.15");
  RULE("WT-7.16");
  P position;
  position.put("0.jet.1", 2000, 2000).put("1.tank.1", 2500, 2000);
  position.put("0.field.1", 4000, 2000).parked("0.jet.2", "0.field.1").put("0.field.2", 5000, 2000);
  position.play("attack 0.jet.1; hold", {6});
  EXPECT_EQ(position.at("0.jet.1"), "parked 0.field.2");
  EXPECT_EQ(position.state.active, 1);
}

TEST(WartimeExample, E61) {
  RULE("WT-15.61");
  RULE("WT-7.15");
  RULE("WT-6.6");
  P position;
  position.put("0.jet.1", 2000, 2000).put("1.tank.1", 2500, 2000);
  position.put("0.field.1", 4000, 2000).parked("0.jet.2", "0.field.1").play("attack 0.jet.1; hit 1.tank.1", {6});
  EXPECT_EQ(position.at("0.jet.1"), "stock");
  EXPECT_EQ(position.player(0).discs, 1);
}

TEST(WartimeExample, E62) {
  RULE("WT-15.62");
  RULE("WT-10.1");
  RULE("WT-10.4");
  P position(2, Json::object(), true);
  position.put("0.jet.1", 2000, 2000).put("1.inf.1", 2500, 2000).play("attack 0.jet.1; hit 1.inf.1", {6});
  EXPECT_EQ(position.state.end, End::last_standing);
  EXPECT_EQ(position.at("0.jet.1"), "(2000,2000)");
  EXPECT_EQ(position.rules.outcome(position.state)->places, (std::vector{1, 2}));
}

TEST(WartimeExample, E63) {
  RULE("WT-15.63");
  RULE("WT-7.32");
  RULE("WT-10.2");
  P position(3, Json::object(), true);
  position.put("0.cc.1", 1000, 1000).put("1.well.1", 3000, 1000).put("2.well.1", 5000, 1000);
  position.play("sell 0.cc.1");
  EXPECT_EQ(position.player(0).out, 1);
  EXPECT_EQ(position.player(0).cash, 0);
  EXPECT_EQ(position.state.bank, 9000 - 100);  // after the income of seat 1
  EXPECT_EQ(position.state.active, 1);
  EXPECT_EQ(position.told(), "sold 0.cc.1 100; out 0; turn 1; income 1 100");
}

TEST(WartimeExample, E64) {
  RULE("WT-15.64");
  RULE("WT-6.4");
  RULE("WT-6.6");
  P position(6);
  position.put("0.tank.1", 4000, 4000).discs(0, 4);
  for (int seat = 1; seat <= 5; ++seat) {
    position.put(std::to_string(seat) + ".tank.1", 4000 + 500 * (seat - 3), seat % 2 == 0 ? 4400 : 3600);
  }
  for (int seat = 1; seat <= 5; ++seat) {
    position.play("attack 0.tank.1; hit " + std::to_string(seat) + ".tank.1", {6});
    if (seat < 5) position.play("spend");
  }
  EXPECT_EQ(position.state.active, 1);
  EXPECT_EQ(position.player(0).discs, 1);
}

TEST(WartimeExample, E65) {
  RULE("WT-15.65");
  RULE("WT-7.18");
  RULE("WT-10.2");
  P position(3, Json::object(), true);
  position.put("0.inf.1", 1000, 1000).put("1.fact.1", 1850, 1000).put("2.cc.1", 5000, 1000);
  position.cash(1, 700).discs(1, 2).play("capture 0.inf.1; take 1.fact.1", {3});
  EXPECT_EQ(position.player(1).out, 1);
  EXPECT_EQ(position.player(1).cash, 0);
  EXPECT_EQ(position.player(1).discs, 0);
  EXPECT_EQ(position.state.bank, 9000);
  EXPECT_EQ(position.player(0).discs, 0);
  EXPECT_EQ(position.state.active, 2);
}

TEST(WartimeExample, E66) {
  RULE("WT-15.66");
  RULE("WT-10.6");
  P position(2, Json::object(), true);
  position.put("0.cc.1", 1000, 1000)
      .put("0.well.1", 1500, 1000)
      .put("0.well.2", 2000, 1000)
      .put("0.store.1", 2500, 1000);
  position.put("0.fact.1", 3000, 1000).fort("0.fact.1").put("0.tank.1", 1000, 2000).put("0.truck.1", 2000, 2000);
  position.aboard("0.inf.1", "0.truck.1").aboard("0.inf.2", "0.truck.1").put("0.jet.1", 3000, 2000);
  position.put("1.cc.1", 6000, 2000).cash(0, 700).discs(0, 2).round(80, 0).turn(1).play("pass");
  EXPECT_EQ(position.state.end, End::round_limit);
  EXPECT_EQ(position.rules.score(position.state, 0), 2300);
  std::string lines;
  for (const auto& [line, amount] : position.rules.score_lines(position.state, 0)) {
    lines += std::string(line) + " " + std::to_string(amount) + ", ";
  }
  EXPECT_EQ(lines, "buildings 900, units 400, forts 100, discs 200, cash 700, ");
}

TEST(WartimeExample, E67) {
  RULE("WT-15.67");
  RULE("WT-7.6");
  P position;
  position.put("0.field.1", 4380, 2400).put("0.field.2", 4000, 2400).put("0.jet.1", 2190, 2400);
  position.play("move 0.jet.1; go 0", {6, 4});
  EXPECT_EQ(position.at("0.jet.1"), "parked 0.field.1");
  EXPECT_EQ(position.state.piece(number_of("0.jet.1")).at(), (Point{4380, 2400}));
}

TEST(WartimeExample, E68) {
  RULE("WT-15.68");
  RULE("WT-7.6");
  P position;
  position.put("0.field.1", 190, 2000).put("0.jet.1", 1300, 2000).play("move 0.jet.1; go 180", {3, 3});
  EXPECT_EQ(position.at("0.jet.1"), "parked 0.field.1");
  const Piece& jet = position.state.piece(number_of("0.jet.1"));
  EXPECT_EQ(jet.at(), (Point{190, 2000}));
  EXPECT_EQ(jet.facing, 0);
}

TEST(WartimeExample, E69) {
  RULE("WT-15.69");
  RULE("WT-7.11");
  RULE("WT-6.6");
  P position;
  position.put("0.tank.1", 2000, 2000).put("1.field.1", 2830, 2000).fort("1.field.1").parked("1.jet.1", "1.field.1");
  position.play("attack 0.tank.1; hit 1.field.1", {2});
  EXPECT_EQ(position.at("1.field.1") + position.at("1.jet.1"), "stockstock");
  EXPECT_EQ(position.rules.forts_in_stock(position.state, 1), 8);
  EXPECT_EQ(position.player(0).discs, 1);
}

}  // namespace
}  // namespace tempora::wartime
