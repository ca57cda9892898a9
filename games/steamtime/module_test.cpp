// The modules Sabotage and Specialists (ST-18, ST-19), each alone and both together.
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <string>
#include <vector>

#include "engine/testing/rule.hpp"
#include "games/steamtime/testing/position.hpp"

namespace tempora::steamtime {
namespace {

const Json kSabotage{{"sabotage", "on"}};
const Json kSpecialists{{"specialists", "on"}};
const Json kBoth{{"sabotage", "on"}, {"specialists", "on"}};

State start(const Rules& rules, std::uint64_t seed = 1) {
  Dealer dealer{Generator(seed)};
  Journal deaf;
  return rules.start(dealer, deaf);
}

// ------------------------------------------------------------------------------------------------ specialists

struct TalentRow {
  const char* has;  // "top …" added
  const char* top;
  const char* path;
  const char* draws;
  const char* result;
};

TEST(SteamtimeSpecialists, EachDoesWhatItSays) {
  RULE("ST-19.9");
  RULE("ST-19.4");
  RULE("ST-12.1");
  const std::vector<TalentRow> rows{
      // With nothing, something and all in the generator.
      {"", "P1", "bonus 1.1", "", "A +1e mission M1; 1.1 -M1"},
      {"GN 5", "P1", "bonus 1.1", "", "A +6e mission M1; 1.1 -M1"},
      {"GN 5", "P2", "bonus 1.1", "", "A +5e mission M1; 1.1 -M1"},
      {"", "P2", "bonus 2.1; card N1; none", "N1 N2 N3", "A +1s; discards +N1 +N2 +N3"},
      {"BU 4", "P2", "bonus 2.1; card N1; none", "N1 N2 N3", "A +5s; discards +N1 +N2 +N3"},
      {"BU 4, 6s", "P2", "bonus 2.1; card N1; none", "N1 N2 N3", "A +4s; discards +N1 +N2 +N3"},
      {"BU 4", "P1", "bonus 2.1; card N1; none", "N1 N2 N3", "A +4s; discards +N1 +N2 +N3"},
      {"2g", "P3", "bonus 1.2; buy GN; gain T>OR", "", "A +GN +T@OR -2g; 1.2 -GN"},
      {"BK 2, 2g", "P3", "bonus 1.2; buy GN; gain T>OR; gain T>OR; gain T>PK", "", "A +GN +T@PK +2T@OR -2g; 1.2 -GN"},
      {"2g", "P4", "bonus 1.2; buy GN", "", "A +GN -2g; 1.2 -GN"},
      {"BU 1, GY 1", "P4", "bonus 2.2; pay BU; pay GY", "", "A -BU -GY +2e portal 1 upgrade I-A; 2.2 -I-A"},
      {"BU 1, GY 1, PK 3", "P4", "bonus 2.2; pay BU; pay GY", "", "A -BU -GY +2e portal 4 upgrade I-A; 2.2 -I-A"},
      {"BU 1, GY 1", "P5", "bonus 2.2; pay BU; pay GY", "", "A -BU -GY +2e upgrade I-A; 2.2 -I-A"},
      {"", "P5", "bonus 5.3", "", "A +9g"},
      {"GY 4", "P5", "bonus 5.3", "", "A +17g"},
      {"GY 4", "P6", "bonus 5.3", "", "A +15g"},
      {"GN 1, BK 1", "P6", "bonus 1.3; pay GN; pay BK; discover 3", "", "A -GN -BK +9e expedition I-D; 1.3 -I-D"},
      {"GN 1, BK 1, OR 3", "P6", "bonus 1.3; pay GN; pay BK; gain GN", "", "A -BK +2s +11e expedition I-D; 1.3 -I-D"},
      {"GN 1, BK 1, OR 4", "P6", "bonus 1.3; pay GN; pay BK; gain GN", "", "A -BK +2s +11e expedition I-D; 1.3 -I-D"},
      {"GN 1, BK 1", "P7", "bonus 1.3; pay GN; pay BK", "", "A -GN -BK +6e expedition I-D; 1.3 -I-D"},
      {"GN 3, 2g", "P7", "bonus 1.2; buy GN", "", "A +GN -2g; 1.2 -GN"},
      {"GN 4, 2g", "P7", "bonus 1.2; buy GN", "", "A +GN -2g; 1.2 -GN"},
      {"GN 3, 4g", "P8", "bonus 1.2; buy GN", "", "A +GN -4g; 1.2 -GN"},
      {"GN 3, 4g", "P9", "bonus 1.2; buy GN", "", "A +GN -4g; 1.2 -GN"},
  };
  for (const TalentRow& row : rows) {
    TestPosition position(2, kSpecialists);
    position.has(A, std::string(row.has) + ", top " + row.top).effort("α1").deposit("1.2", "GN").mr_time(A);
    position.lies("1.1", "M1").lies("2.2", "I-A").lies("1.3", "I-D");
    EXPECT_EQ(position.play(row.path, row.draws), row.result) << row.top << ", " << row.has;
    EXPECT_EQ(position.owing(), "") << row.top << ", " << row.has;
  }
}

TEST(SteamtimeSpecialists, FullGeneratorStaysFullForTheQuartermaster) {
  RULE("ST-19.9");
  TestPosition position(2, kSpecialists);
  position.has(A, "GN 5, 9g, top P7").deposit("1.2", "GN");
  EXPECT_EQ(position.forbids("place 1.2"), "ST-8.5");
}

TEST(SteamtimeSpecialists, OnlyTheTopOneIsActive) {
  RULE("ST-19.4");
  RULE("ST-19.5");
  TestPosition position(2, kSpecialists);
  position.has(A, "top P1, top P5").lies("1.1", "M1").mr_time(A);
  EXPECT_EQ(position.play("bonus 1.1"), "A mission M1; 1.1 -M1");

  // It stays active, from turn to turn and from round to round.
  TestPosition later(2, kSpecialists);
  later.has(A, "hand P5").turn(A).play("specialist P5; place 2.3");
  EXPECT_EQ(later.play("B: skip; A: place 5.3"), "A +9g hangar -1 highest 5; B withdrawn; 5.3 A");
  later.holder(A).end_actions();
  EXPECT_EQ(later.state.round, 2);
  later.mr_time(A);
  EXPECT_EQ(later.play("bonus 5.3"), "A +9g");
}

TEST(SteamtimeSpecialists, ChrononautHelpsInTheTurnInWhichItIsPlayedOnly) {
  RULE("ST-19.8");
  RULE("ST-19.9");
  RULE("ST-13.5");
  TestPosition position(2, kSpecialists);
  position.has(A, "hand P9").turn(A);
  EXPECT_EQ(position.play("specialist P9; place 2.3"), "A +5g +1s hangar -1 highest 2 top P9; 2.3 A");
  EXPECT_EQ(position.owing(), "A");
  EXPECT_EQ(position.play("bonus 5.3"), "A +7g; turn B");
  EXPECT_EQ(position.play("B: skip; A: place 4.2"), "A +5g portal 1 hangar -1 highest 4; B withdrawn; 4.2 A");

  for (const char* path : {"specialist P9; skip", "specialist P9; tile; esteem 0", "none; place 2.3"}) {
    TestPosition other(2, kSpecialists);
    other.has(A, "hand P9, turns 1").turn(A).play(path);
    EXPECT_EQ(other.owing(), "B") << path;
  }
}

TEST(SteamtimeSpecialists, NavigatorGoesToTheBoardOfTheHighestAirshipToo) {
  RULE("ST-19.9");
  RULE("ST-8.2");
  TestPosition position(2, kSpecialists);
  position.has(A, "top P8, highest 3, hangar 2").airship("3.1", A).lies("3.1", "M1").lies("2.2", "I-A");
  EXPECT_EQ(position.offered("place"), "place 3.2, place 4.2, place 5.3, place 6.1");
  EXPECT_EQ(position.forbids("place 3.1"), "ST-8.1");
  EXPECT_EQ(position.forbids("place 2.3"), "ST-8.2");
}

TEST(SteamtimeSpecialists, IsOfferedAtTheStartOfATurnWithAnAirship) {
  RULE("ST-19.2");
  RULE("ST-19.3");
  TestPosition position(2, kSpecialists);
  position.has(A, "hand P5, hand P7").turn(A);
  EXPECT_EQ(position.offered(), "specialist P5, specialist P7, none");
  EXPECT_EQ(position.forbids("specialist P1"), "ST-19.2");
  EXPECT_EQ(position.forbids("place 5.3"), "ST-19.3");
  position.play("specialist P7");
  EXPECT_EQ(position.offered("place"), "place 2.1, place 2.3, place 3.2, place 4.2, place 5.3, place 6.1");

  // Not with an empty hangar, nor after withdrawing, nor without a card.
  TestPosition empty(2, kSpecialists);
  empty.has(A, "").has(B, "hand P1, hangar 0").turn(A).play("A: place 2.3");
  EXPECT_EQ(empty.offered(), "tile, skip");
  TestPosition withdrawn(2, kSpecialists);
  withdrawn.has(A, "").has(B, "hand P1, withdrawn").turn(A).play("A: place 2.3");
  EXPECT_EQ(withdrawn.offered(), "tile, skip");
  TestPosition without(2, kSpecialists);
  without.has(A, "").has(B, "deck P1").turn(A).play("A: place 2.3");
  EXPECT_EQ(without.offered("spec"), "");
}

// What may be done is judged after it: the Quartermaster makes a placement legal that was not.
TEST(SteamtimeSpecialists, TurnIsJudgedAfterIt) {
  RULE("ST-19.3");
  RULE("ST-7.6");
  TestPosition position(2, kSpecialists);
  position.has(A, "GN 3, 2g, hand P7, highest 5").has(B, "").deposit("6.2", "GN").bank(0).airship("6.1", B).holder(B);
  position.turn(A);
  TestPosition other = position;
  EXPECT_EQ(position.play("specialist P7; place 6.2; buy GN"),
            "A +GN -2g +2e hangar -1 highest 6 top P7; 6.2 A -GN; turn B");
  EXPECT_EQ(other.play("none"), "turn B");
  EXPECT_FALSE(other.player(A).withdrawn);
}

TEST(SteamtimeSpecialists, HandIsFilledAtTheEndOfATurn) {
  RULE("ST-19.6");
  RULE("ST-19.7");
  TestPosition position(2, kSpecialists);
  position.has(A, "hand P1, hand P2, deck P3, deck P4").turn(A);
  EXPECT_EQ(position.play("specialist P1; place 5.3", "P4"),
            "A +7g hangar -1 highest 5 top P1 draws P4; 5.3 A; turn B");
  EXPECT_TRUE(position.revealed);
  EXPECT_EQ(position.play("B: skip; A: specialist P2; A: tile; A: esteem 0"),
            "A top P2 draws P3; B withdrawn; tile A; turn A");
  EXPECT_EQ(position.play("A: specialist P3; A: place 6.1; A: card N1; A: none", "N1 N2"),
            "A portal 1 hangar -1 highest 6 top P3; 6.1 A; discards +N1 +N2");
  EXPECT_EQ(std::popcount(position.player(A).hand), 1);  // the deck is empty
}

TEST(SteamtimeSpecialists, EverybodyBeginsWithTwoOfNine) {
  RULE("ST-19.1");
  RULE("ST-1.11");
  const State state = start(rules_for(4, kSpecialists));
  for (const Player& player : state.players) {
    EXPECT_EQ(std::popcount(player.hand), 2);
    EXPECT_EQ(std::popcount(player.deck), 7);
    EXPECT_EQ(player.hand & player.deck, 0);
    EXPECT_EQ(player.hand | player.deck, 0x1ff);
  }
  for (const Player& player : start(rules_for(4, kSabotage)).players) EXPECT_EQ(player.hand | player.deck, 0);
}

// ------------------------------------------------------------------------------------------------ saboteurs

TEST(SteamtimeSabotage, TokensArePlacedFromTheLastPlayerToTheFirst) {
  RULE("ST-18.1");
  RULE("ST-1.11");
  for (const Json& options : {kSabotage, kBoth}) {
    TestPosition position(3, options);
    Dealer dealer{Generator(1)};
    Journal deaf;
    position.state = position.rules.start(dealer, deaf);
    EXPECT_EQ(position.owing(), "C");
    EXPECT_EQ(position.choices(), 24U);
    EXPECT_EQ(position.forbids("place 1.1"), "ST-18.1");
    EXPECT_EQ(position.play("C: sabotage 2.1; B: sabotage 2.1; A: sabotage 3.4"),
              "A saboteur 3.4; B saboteur 2.1; C saboteur 2.1; turn A");
    EXPECT_EQ(position.owing(), "A");
    EXPECT_EQ(position.offered("specialist").empty(), options == kSabotage);
  }
}

TEST(SteamtimeSabotage, EveryPaymentKeepsTheActionPossible) {
  RULE("ST-18.5");
  RULE("ST-18.4");
  // The upgrade I-A costs BU + GY; the Engine Room's TIME-crystal is needed for it, that of the Bridge is not.
  TestPosition position(3, kSabotage);
  position.has(A, "GN 0+1T, BU 0+1T, GY 1+1T, 9g").has(B, "saboteur 2.3").effort("α1").lies("2.3", "I-A");
  position.play("place 2.3");
  EXPECT_EQ(position.offered(), "pay GN, pay GY");
  EXPECT_EQ(position.forbids("pay BU"), "ST-18.5");
  EXPECT_EQ(position.forbids("pay OR"), "ST-18.4");
  EXPECT_EQ(position.forbids("tile"), "ST-18.2");
  EXPECT_EQ(position.play("pay GN; pay BU; pay GY"), "A -T@GN -T@BU -T@GY +2e upgrade I-A; 2.3 -I-A; turn B");

  // Steam pays no saboteur, though it could pay for the upgrade.
  TestPosition steam(3, kSabotage);
  steam.has(A, "BU 1, GY 1, GN 2, 9s").has(B, "saboteur 2.3").effort("α1").lies("2.3", "I-A");
  EXPECT_EQ(steam.forbids("place 2.3"), "ST-18.5");
}

TEST(SteamtimeSabotage, APaymentCanMakeRoom) {
  RULE("ST-18.5");
  RULE("ST-18.2");
  // The Laboratory is full: paying with its TIME-crystal opens the slot for the one that is bought.
  TestPosition position(3, kSabotage);
  position.has(A, "BK 1+1T, 4g").has(B, "saboteur 1.3").deposit("1.3", "BK").mr_time(A);
  EXPECT_EQ(position.play("bonus 1.3; pay BK; buy BK; stop"), "A +BK -T@BK -4g; 1.3 -BK");
}

TEST(SteamtimeSabotage, MrTimePaysToo) {
  RULE("ST-18.2");
  RULE("ST-13.4");
  TestPosition position(3, kBoth);
  position.has(A, "OR 0+1T").has(B, "saboteur 7.4").mr_time(A);
  EXPECT_EQ(position.play("bonus 7.4; pay OR"), "A -T@OR +7g");
}

TEST(SteamtimeSabotage, TokensComeBackInTheSupplyPhase) {
  RULE("ST-18.6");
  TestPosition position(2, kSabotage);
  position.has(A, "saboteur 1.1").has(B, "saboteur 2.1").holder(A).end_actions();
  EXPECT_EQ(position.player(A).saboteur, kNone);
  EXPECT_EQ(position.player(B).saboteur, kNone);
}

// In a whole round with both modules: saboteurs first, then a specialist in each turn.
TEST(SteamtimeModules, WorkTogether) {
  RULE("ST-20.7");
  RULE("ST-24.1");
  TestPosition position(2, kBoth);
  position.has(A, "hand P1, GN 1+1T, 3g").has(B, "saboteur 3.1").lies("3.1", "M1").turn(A);
  EXPECT_EQ(position.play("A: specialist P1; A: place 3.1; A: pay GN"),
            "A -T@GN +2e portal 1 mission M1 hangar -1 highest 3 top P1; 3.1 A -M1; turn B");
}

}  // namespace
}  // namespace tempora::steamtime
