// Every mission with both halves, and the end of a match (ST-17, ST-25.6), as the book has it.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/testing/rule.hpp"
#include "games/steamtime/missions.hpp"
#include "games/steamtime/testing/position.hpp"

namespace tempora::steamtime {
namespace {

const Json kEither{{"mission_halves", "either"}};

// What a half asks for, exactly and with something missing, and what comes of it. Rainbow crystals are paid as they are
// offered first.
struct Half {
  const char* has;
  const char* poor;
  const char* result;
};
struct MissionRow {
  const char* id;
  Half top;
  Half bottom;
};

const std::vector<MissionRow>& missions() {
  static const std::vector<MissionRow> kRows{
      {"M1", {"GN 2+1T", "GN 2, 9s", "-2GN -T@GN +10e"}, {"GN 2", "GN 1, BU 4", "-2GN +5e"}},
      {"M2", {"BU 3", "BU 2, 9s", "-3BU +10e"}, {"BU 0+2T", "BU 1", "-2T@BU +5e"}},
      {"M3", {"BK 1+1T", "BK 1, GN 5", "-BK -T@BK +8e"}, {"BK 1", "GN 5", "-BK +3e"}},
      {"M4", {"PK 3", "PK 2, GN 5", "-3PK +11e"}, {"PK 2", "PK 1", "-2PK +6e"}},
      {"M5", {"GY 3", "GY 2", "-3GY +10e"}, {"GY 2", "GY 1", "-2GY +5e"}},
      {"M6", {"OR 3", "OR 2", "-3OR +12e"}, {"OR 2", "OR 1", "-2OR +6e"}},
      {"M7", {"GN 2, BU 2", "GN 2, BU 1", "-2GN -2BU +13e"}, {"GN 1, BU 1", "GN 5", "-GN -BU +5e"}},
      {"M8", {"BU 2, BK 1", "BU 4", "-2BU -BK +10e"}, {"BU 1, BK 1", "BK 2", "-BU -BK +5e"}},
      {"M9", {"BK 1, PK 2", "BK 1, PK 1", "-BK -2PK +11e"}, {"BK 1, PK 1", "PK 3", "-BK -PK +5e"}},
      {"M10", {"PK 2, GY 2", "PK 2, GY 1", "-2PK -2GY +13e"}, {"PK 1, GY 1", "GY 4", "-PK -GY +5e"}},
      {"M11", {"GY 2, OR 2", "GY 1, OR 2", "-2GY -2OR +14e"}, {"GY 1, OR 1", "OR 4", "-GY -OR +6e"}},
      {"M12", {"GN 2, OR 2", "GN 5, OR 1", "-2GN -2OR +14e"}, {"GN 1, OR 1", "GN 5", "-GN -OR +6e"}},
      {"M13", {"GN 1, BU 1, BK 1", "GN 1, BU 1", "-GN -BU -BK +10e"}, {"GN 1, BK 1", "GN 5, BU 4", "-GN -BK +5e"}},
      {"M14", {"PK 1, GY 1, OR 1", "PK 1, GY 1", "-PK -GY -OR +10e"}, {"PK 1, OR 1", "PK 3, GY 4", "-PK -OR +5e"}},
      {"M15",
       {"GN 1, BU 1, BK 1, PK 1, GY 1, OR 0+1T", "GN 1, BU 1, BK 1, PK 1, GY 1", "-GN -BU -BK -PK -GY -T@OR +18e"},
       {"GN 1, BU 1, PK 1, GY 1", "GN 1, BU 1, BK 1, PK 1, OR 1", "-GN -BU -PK -GY +9e"}},
      {"M16", {"GN 2, BK 1, OR 0+1T", "GN 3", "-2GN -BK -T@OR +10e"}, {"BU 2", "BU 1", "-2BU +4e"}},
      {"M17", {"GN 5, GY 1", "GN 5", "-5GN -GY +15e"}, {"PK 3", "PK 2", "-3PK +6e"}},
      {"M18", {"GN 5, BU 3", "GN 5, BU 2", "-5GN -3BU +20e"}, {"OR 4", "OR 3", "-4OR +8e"}},
      {"M19", {"8g", "7g", "-8g +7e"}, {"4g", "3g", "-4g +3e"}},
      {"M20", {"14g", "13g", "-14g +10e"}, {"7g", "6g", "-7g +4e"}},
      {"M21", {"5s", "4s", "-5s +7e"}, {"2s", "1s", "-2s +3e"}},
      {"M22", {"8s", "7s", "-8s +11e"}, {"4s", "3s", "-4s +5e"}},
      {"M23", {"5g, 3s", "5g, 2s", "-5g -3s +8e"}, {"2g, 2s", "1g, 2s", "-2g -2s +4e"}},
      {"M24",
       {"upgrade I-A, upgrade I-B", "upgrade I-A, expedition I-B", "+6e done M24 +2U down"},
       {"upgrade I-A", "expedition I-A", "+3e done M24 +1U down"}},
      {"M25",
       {"upgrade I-A, upgrade I-B, upgrade V-A", "upgrade I-A, upgrade I-B", "+9e done M25 +3U down"},
       {"upgrade I-A, upgrade I-B", "upgrade I-A", "+5e done M25 +2U down"}},
      {"M26",
       {"upgrade I-A, upgrade I-B, upgrade V-A, upgrade V-B", "upgrade I-A, upgrade I-B, upgrade V-A",
        "+13e done M26 +4U down"},
       {"upgrade I-A, upgrade I-B, upgrade V-A", "upgrade I-A, upgrade I-B", "+8e done M26 +3U down"}},
      {"M27",
       {"expedition I-A, expedition I-B", "expedition I-A, upgrade I-B", "+6e done M27 +2X down"},
       {"expedition I-A", "upgrade I-A", "+3e done M27 +1X down"}},
      {"M28",
       {"expedition I-A, expedition I-B, expedition V-A", "expedition I-A, expedition I-B", "+10e done M28 +3X down"},
       {"expedition I-A, expedition I-B", "expedition I-A", "+5e done M28 +2X down"}},
      {"M29",
       {"upgrade I-A, expedition I-A", "upgrade I-A, upgrade I-B", "+6e done M29 +1U down +1X down"},
       {"upgrade I-A", "expedition I-A", "+3e done M29 +1U down"}},
      {"M30",
       {"upgrade I-A, upgrade I-B, expedition I-A, expedition I-B", "upgrade I-A, expedition I-A, expedition I-B",
        "+11e done M30 +2U down +2X down"},
       {"upgrade I-A, expedition I-A", "upgrade I-A", "+5e done M30 +1U down +1X down"}},
      {"M31",
       {"upgrade I-A, BU 1, GY 0+1T", "upgrade I-A, BU 1", "-BU -T@GY +9e done M31 +1U down"},
       {"GN 1, BK 1", "GN 1, upgrade I-A", "-GN -BK +4e"}},
      {"M32",
       {"expedition I-A, 6g", "expedition I-A, 5g", "-6g +8e done M32 +1X down"},
       {"expedition I-A", "9g", "+3e done M32 +1X down"}},
  };
  return kRows;
}

std::string expected(const MissionRow& row, const Half& half) {
  const std::string result = std::string("A ") + half.result;
  return result.find("done") == std::string::npos ? result + " done " + row.id : result;
}

TestPosition at_the_end(const char* has, const char* mission, const Json& options = Json::object()) {
  TestPosition position(2, options);
  position.has(A, std::string(has) + ", mission " + mission).scoring(A);
  return position;
}

TEST(SteamtimeMissions, EachTopHalf) {
  RULE("ST-25.6");
  RULE("ST-17.1");
  RULE("ST-17.3");
  RULE("ST-17.4");
  RULE("ST-17.5");
  ASSERT_EQ(missions().size(), 32U);
  for (const MissionRow& row : missions()) {
    const std::string move = std::string("mission ") + row.id;
    TestPosition position = at_the_end(row.top.has, row.id);
    EXPECT_EQ(position.offered(), move + ", done") << row.id;
    EXPECT_EQ(position.forbids(move + " bottom"), "ST-17.6") << row.id;
    const State before = position.state;
    position.play(move);
    position.settle_up();
    EXPECT_EQ(position.since(before), expected(row, row.top)) << row.id;
    EXPECT_EQ(position.owing(), "") << row.id;
    EXPECT_EQ(at_the_end(row.top.poor, row.id).owing(), "") << row.id;  // can't be paid: nothing is asked
  }
}

TEST(SteamtimeMissions, EachBottomHalfWithTheOption) {
  RULE("ST-25.6");
  RULE("ST-17.6");
  RULE("ST-24.1");
  for (const MissionRow& row : missions()) {
    const std::string move = std::string("mission ") + row.id + " bottom";
    TestPosition position = at_the_end(row.bottom.has, row.id, kEither);
    EXPECT_EQ(position.offered(), move + ", done") << row.id;
    const State before = position.state;
    position.play(move);
    position.settle_up();
    EXPECT_EQ(position.since(before), expected(row, row.bottom)) << row.id;
    EXPECT_EQ(position.owing(), "") << row.id;
    EXPECT_EQ(at_the_end(row.bottom.poor, row.id, kEither).owing(), "") << row.id;

    // Whoever can pay the top half chooses between them; one of them completes the mission.
    TestPosition both = at_the_end((std::string(row.top.has) + ", " + row.bottom.has).c_str(), row.id, kEither);
    if (both.offered().find(std::string("mission ") + row.id + ",") != std::string::npos) {
      both.play(std::string("mission ") + row.id);
      both.settle_up();
      EXPECT_EQ(both.owing(), "") << row.id;
    }
  }
}

// The best missions of A and what they bring: "M1, M19 top: 17".
std::string best_missions_of(const TestPosition& position) {
  const Player& player = position.state.players[A];
  const BestMissions best = best_missions(position.rules, player);
  std::string text;
  for (const Move& move : best.order) {
    text += mission_id(player.missions[move.a]) + (move.b == 0 ? " " : " bottom ");
  }
  return text + "+" + std::to_string(best.esteem) + "e";
}

TEST(SteamtimeMissions, TheBestBringMostEsteemTogether) {
  RULE("ST-17.2");
  TestPosition position;
  position.has(A, "GN 2+1T, PK 0+1T, OR 1, 9g, mission M1, mission M16, mission M19");
  EXPECT_EQ(best_missions_of(position), "M1 M19 +17e");  // M16 instead of M1 would leave fewer crystals (ST-17.8)
  position.has(A, "GN 3, BU 4, 8g, mission M16, mission M19, mission M1");
  EXPECT_EQ(best_missions_of(position), "M1 M19 M16 +27e");  // crystals of any kind come after those of a colour
  position.has(A, "GN 1, 7g, mission M1, mission M19");
  EXPECT_EQ(best_missions_of(position), "+0e");
}

TEST(SteamtimeMissions, TheBestTakeLowerHalvesWithTheOption) {
  RULE("ST-17.6");
  const char* const held = "GN 2, PK 2, 4g, mission M19, mission M16, mission M1";
  EXPECT_EQ(best_missions_of(TestPosition().has(A, held)), "M16 +10e");
  EXPECT_EQ(best_missions_of(TestPosition(2, kEither).has(A, held)), "M19 bottom M16 +13e");
}

TEST(SteamtimeMissions, TheBestAreAHintForWhoeverIsAsked) {
  TestPosition position;
  position.has(A, "GN 3, mission M1").has(B, "PK 3, mission M4").scoring(A);
  EXPECT_EQ(position.rules.view(position.state, Viewer::seat(A)).best->esteem, 10);
  EXPECT_FALSE(position.rules.view(position.state, Viewer::seat(B)).best);
  EXPECT_FALSE(position.rules.view(position.state, Viewer::spectator()).best);
  position.turn(A);
  EXPECT_FALSE(position.rules.view(position.state, Viewer::seat(A)).best);
}

TEST(SteamtimeScoring, GoesOnFromTheHolderOfTheTile) {
  RULE("ST-17.2");
  RULE("ST-5.3");
  TestPosition position(3);
  position.has(A, "9g, 5s, mission M19, mission M21").has(B, "8s, mission M22").has(C, "mission M1").scoring(B);
  EXPECT_EQ(position.owing(), "B");
  EXPECT_EQ(position.play("B: done"), "");
  EXPECT_EQ(position.owing(), "A");  // C can't complete any
  EXPECT_EQ(position.play("A: mission M21"), "A -5s +7e done M21");
  EXPECT_EQ(position.forbids("mission M21"), "ST-17.2");
  EXPECT_EQ(position.play("A: mission M19"), "A -8g +7e done M19");
  EXPECT_EQ(position.owing(), "");
}

TEST(SteamtimeScoring, AMissionNotCompletedCostsNothing) {
  RULE("ST-17.2");
  TestPosition position;
  position.has(A, "9g, mission M19, mission M1").scoring(A);
  EXPECT_EQ(position.play("done"), "");
  EXPECT_TRUE(position.rules.outcome(position.state));
}

TEST(SteamtimeScoring, TilesAreTurnedFaceDownOnce) {
  RULE("ST-17.5");
  TestPosition position;
  position.has(A, "upgrade I-A, upgrade I-B, upgrade V-A, expedition I-A, mission M24, mission M29, mission M27");
  position.scoring(A);
  EXPECT_EQ(position.offered(), "mission M24, mission M29, done");
  position.play("mission M24");  // the two oldest
  EXPECT_EQ(position.player(A).upgrades_spent, 2);
  EXPECT_EQ(position.offered(), "mission M29, done");
  position.play("mission M29");
  EXPECT_EQ(position.player(A).upgrades_spent, 3);
  EXPECT_EQ(position.owing(), "");
}

TEST(SteamtimeScoring, ASpentTimeCrystalCountsAsTheColourOfItsGenerator) {
  RULE("ST-17.4");
  TestPosition position;
  position.has(A, "PK 0+2T, GY 1+1T, 10s, mission M10").scoring(A);
  EXPECT_EQ(position.play("mission M10"), "A -2T@PK -GY -T@GY +13e done M10");
}

TEST(SteamtimeScoring, WhatIsLeftScoresNothing) {
  RULE("ST-17.7");
  RULE("ST-17.12");
  TestPosition position;
  position.has(A, "GN 5, 20g, 10s, 41e, upgrade V-A, expedition V-A").has(B, "41e, GN 5, BU 1").scoring(A);
  const auto outcome = position.rules.outcome(position.state);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->places, (std::vector<int>{2, 1}));  // the same esteem; B has one crystal more
  int sum = 0;
  for (const ScoreLine& line : outcome->scores[0]) sum += line.amount;
  EXPECT_EQ(sum, 41);
  EXPECT_EQ(outcome->rule, "ST-17.12");
}

TEST(SteamtimeScoring, StatisticsCountWhatWasTakenAndDone) {
  TestPosition position(2, {{"specialists", "on"}});
  position.has(A, "8g, upgrade I-C, expedition II-A, mission M19, mission M1, top P2").scoring(A).play("mission M19");
  int sum = 0;
  for (const Tally& tally : position.rules.tallies(position.state)) {
    const bool wanted =
        tally.seat == A &&
        ((tally.kind == "upgrade" && tally.id == "I-C") || (tally.kind == "expedition" && tally.id == "II-A") ||
         (tally.kind == "mission" && tally.id == "M19") || (tally.kind == "specialist" && tally.id == "P2"));
    EXPECT_EQ(tally.count, wanted ? 1 : 0) << tally.kind << " " << tally.id;
    sum += tally.count;
  }
  EXPECT_EQ(sum, 4);
}

TEST(SteamtimeScoring, EsteemHasNoLimit) {
  RULE("ST-17.11");
  RULE("ST-17.8");
  TestPosition position;
  position.has(A, "GN 3, 178e, mission M1").has(B, "GN 5, 185e").scoring(A).play("mission M1");
  EXPECT_EQ(position.player(A).score(), 188);
  EXPECT_EQ(position.rules.outcome(position.state)->places, (std::vector<int>{1, 2}));
}

}  // namespace
}  // namespace tempora::steamtime
