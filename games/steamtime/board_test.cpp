// Every space of every monument board, every slot of the airship board and every effort card, with its exact result
// (ST-2.3, ST-25.1, ST-25.2), as the book has it.
#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>
#include <vector>

#include "engine/testing/rule.hpp"
#include "games/steamtime/testing/position.hpp"

namespace tempora::steamtime {
namespace {

constexpr std::array<const char*, kColours> kCodes{"GN", "BU", "BK", "PK", "GY", "OR"};

// A has one crystal in each generator, 8 gold, 3 steam and the disc on space 1 of the time portal track; α1 is in
// force. M1, I-A (BU + GY) or I-D (GN + BK) lies there, or GN PK GY, or N1 to N3 are drawn, and A does the same with
// it each time: what differs is what the space itself gives.
struct Way {
  const char* kind;
  const char* path;
  const char* draws;
};
constexpr Way kMission{"Mission", "", ""};
constexpr Way kEncounter2{"Encounter 2", "card N2; top", "N1 N2"};
constexpr Way kEncounter3{"Encounter 3", "card N2; top", "N1 N2 N3"};
constexpr Way kDeposit{"Deposit", "buy GN; stop; gain T>OR", ""};
constexpr Way kUpgrade{"Upgrade", "pay BU; pay GY", ""};
constexpr Way kGold{"Gold", "", ""};
constexpr Way kExpedition{"Expedition", "pay GN; pay BK; discover 3", ""};

// A shortage: what A has, what is left of something, and what comes of it.
struct ShortSpace {
  const char* has;
  const char* left;
  const char* path;
  const char* result;
};

struct Row {
  int players;
  const char* space;
  const Way* way;
  const char* result;  // "%" stands for the space
};

std::string with_space(std::string text, const std::string& space) {
  const auto at = text.find('%');
  return at == std::string::npos ? text : text.replace(at, 1, space);
}

const std::vector<Row>& all_spaces() {
  static const std::vector<Row> kRows{
      {2, "1.1", &kMission, "A +1e mission M1; % -M1"},
      {2, "1.2", &kDeposit, "A +GN +T@OR -2g; % -GN"},
      {2, "1.3", &kExpedition, "A -GN -BK +9e expedition I-D; % -I-D"},
      {2, "2.1", &kEncounter3, "A +3s +3e; discards +N1 +N2 +N3"},
      {2, "2.2", &kUpgrade, "A -BU -GY +2e portal 2 upgrade I-A; % -I-A"},
      {2, "2.3", &kGold, "A +7g +1s"},
      {2, "3.1", &kMission, "A +1e portal 2 mission M1; % -M1"},
      {2, "3.2", &kEncounter2, "A +3s +5e; discards +N1 +N2"},
      {2, "3.3", &kUpgrade, "A -BU -GY +2e portal 2 upgrade I-A; % -I-A"},
      {2, "4.1", &kDeposit, "A +GN +T@OR -2g; % -GN"},
      {2, "4.2", &kGold, "A +7g portal 2"},
      {2, "4.3", &kExpedition, "A -GN -BK +9e expedition I-D; % -I-D"},
      {2, "5.1", &kMission, "A +1s +1e mission M1; % -M1"},
      {2, "5.2", &kUpgrade, "A -BU -GY +2e portal 2 upgrade I-A; % -I-A"},
      {2, "5.3", &kGold, "A +9g"},
      {2, "6.1", &kEncounter2, "A +3s +3e portal 2; discards +N1 +N2"},
      {2, "6.2", &kDeposit, "A +GN +T@OR -2g +2e; % -GN"},
      {2, "6.3", &kExpedition, "A -GN -BK +9e expedition I-D; % -I-D"},

      {3, "1.1", &kMission, "A +1s +1e mission M1; % -M1"},
      {3, "1.2", &kEncounter3, "A +3s +3e; discards +N1 +N2 +N3"},
      {3, "1.3", &kDeposit, "A +GN +T@OR -2g; % -GN"},
      {3, "1.4", &kExpedition, "A -GN -BK +9e expedition I-D; % -I-D"},
      {3, "2.1", &kEncounter2, "A +3s +5e; discards +N1 +N2"},
      {3, "2.2", &kDeposit, "A +GN +T@OR -2g; % -GN"},
      {3, "2.3", &kUpgrade, "A -BU -GY +2e portal 2 upgrade I-A; % -I-A"},
      {3, "2.4", &kGold, "A +8g"},
      {3, "3.1", &kMission, "A +1e mission M1; % -M1"},
      {3, "3.2", &kUpgrade, "A -BU -GY +2e portal 2 upgrade I-A; % -I-A"},
      {3, "3.3", &kGold, "A +7g portal 2"},
      {3, "3.4", &kExpedition, "A -GN -BK +9e expedition I-D; % -I-D"},
      {3, "7.1", &kMission, "A +1e portal 2 mission M1; % -M1"},
      {3, "7.2", &kEncounter2, "A +3s +3e portal 2; discards +N1 +N2"},
      {3, "7.3", &kDeposit, "A +GN +T@OR -2g +2e; % -GN"},
      {3, "7.4", &kGold, "A +9g"},
      {3, "8.1", &kEncounter3, "A +3s +3e; discards +N1 +N2 +N3"},
      {3, "8.2", &kUpgrade, "A -BU -GY +2e portal 2 upgrade I-A; % -I-A"},
      {3, "8.3", &kGold, "A +7g +1s"},
      {3, "8.4", &kExpedition, "A -GN -BK +9e expedition I-D; % -I-D"},
      {3, "9.1", &kMission, "A +1e mission M1; % -M1"},
      {3, "9.2", &kDeposit, "A +GN +T@OR -2g; % -GN"},
      {3, "9.3", &kUpgrade, "A -BU -GY +2e portal 2 upgrade I-A; % -I-A"},
      {3, "9.4", &kExpedition, "A -GN -BK +9e expedition I-D; % -I-D"},

      {4, "4.1", &kEncounter3, "A +3s +3e; discards +N1 +N2 +N3"},
      {4, "4.2", &kDeposit, "A +GN +T@OR -2g; % -GN"},
      {4, "4.3", &kUpgrade, "A -BU -GY +2e portal 2 upgrade I-A; % -I-A"},
      {4, "4.4", &kGold, "A +8g"},
      {4, "4.5", &kExpedition, "A -GN -BK +9e expedition I-D; % -I-D"},
      {4, "5.1", &kMission, "A +1s +1e mission M1; % -M1"},
      {4, "5.2", &kDeposit, "A +GN +T@OR -2g; % -GN"},
      {4, "5.3", &kUpgrade, "A -BU -GY +2e portal 2 upgrade I-A; % -I-A"},
      {4, "5.4", &kGold, "A +7g portal 2"},
      {4, "5.5", &kExpedition, "A -GN -BK +9e expedition I-D; % -I-D"},
      {4, "6.1", &kMission, "A +1e mission M1; % -M1"},
      {4, "6.2", &kEncounter2, "A +3s +5e; discards +N1 +N2"},
      {4, "6.3", &kUpgrade, "A -BU -GY +2e portal 2 upgrade I-A; % -I-A"},
      {4, "6.4", &kGold, "A +9g"},
      {4, "6.5", &kExpedition, "A -GN -BK +9e expedition I-D; % -I-D"},
      {4, "7.1", &kMission, "A +1e portal 2 mission M1; % -M1"},
      {4, "7.2", &kEncounter2, "A +3s +3e portal 2; discards +N1 +N2"},
      {4, "7.3", &kDeposit, "A +GN +T@OR -2g +2e; % -GN"},
      {4, "7.4", &kGold, "A +7g +1s"},
      {4, "7.5", &kExpedition, "A -GN -BK +9e expedition I-D; % -I-D"},
      {4, "8.1", &kMission, "A +1e mission M1; % -M1"},
      {4, "8.2", &kEncounter2, "A +3s +5e; discards +N1 +N2"},
      {4, "8.3", &kDeposit, "A +GN +T@OR -2g; % -GN"},
      {4, "8.4", &kUpgrade, "A -BU -GY +2e portal 2 upgrade I-A; % -I-A"},
      {4, "8.5", &kExpedition, "A -GN -BK +9e expedition I-D; % -I-D"},
      {4, "9.1", &kMission, "A +1s +1e mission M1; % -M1"},
      {4, "9.2", &kEncounter3, "A +3s +3e; discards +N1 +N2 +N3"},
      {4, "9.3", &kDeposit, "A +GN +T@OR -2g +2e; % -GN"},
      {4, "9.4", &kUpgrade, "A -BU -GY +2e portal 2 upgrade I-A; % -I-A"},
      {4, "9.5", &kGold, "A +9g"},
  };
  return kRows;
}

TEST(SteamtimeBoards, EverySpaceGivesWhatItShows) {
  RULE("ST-25.1");
  RULE("ST-9.1");
  RULE("ST-9.14");
  RULE("ST-9.15");
  RULE("ST-9.19");
  for (const Row& row : all_spaces()) {
    TestPosition position(row.players);
    position.has(A, "GN 1, BU 1, BK 1, PK 1, GY 1, OR 1, 8g, 3s, 20e, 1p").effort("α1").mr_time(A);
    if (row.way == &kMission) position.lies(row.space, "M1");
    if (row.way == &kDeposit) position.deposit(row.space, "GN PK GY");
    if (row.way == &kUpgrade) position.lies(row.space, "I-A");
    if (row.way == &kExpedition) position.lies(row.space, "I-D");
    EXPECT_EQ(position.play(std::string("bonus ") + row.space + ";" + row.way->path, row.way->draws),
              with_space(row.result, row.space))
        << row.players << " players, " << row.space;
    EXPECT_EQ(position.owing(), "");
  }
}

TEST(SteamtimeBoards, NoOtherSpaceIsInUse) {
  RULE("ST-3.7");
  RULE("ST-25.1");
  for (int players = 2; players <= 4; ++players) {
    std::set<std::string> shown;
    std::set<std::string> in_use;
    for (const Row& row : all_spaces()) {
      if (row.players == players) shown.insert(row.space);
    }
    for (const Place& place : rules_for(players).spaces()) in_use.insert(space_id(place.code));
    EXPECT_EQ(shown, in_use) << players;
  }
}

// With no, one and the most crystals in the generator that belongs to the action.
struct Bonus {
  const char* has;
  const char* path;
  const char* draws;
  const char* result;
};

TEST(SteamtimeBoards, BonusForNoOneAndTheMostCrystals) {
  RULE("ST-12.1");
  RULE("ST-12.4");
  RULE("ST-9.3");
  RULE("ST-9.7");
  RULE("ST-9.11");
  RULE("ST-9.13");
  RULE("ST-9.14");
  RULE("ST-2.5");
  const std::vector<Bonus> rows{
      {"", "bonus 1.1", "", "A mission M1; 1.1 -M1"},
      {"GN 0+1T", "bonus 1.1", "", "A +1e mission M1; 1.1 -M1"},
      {"GN 2+3T", "bonus 1.1", "", "A +5e mission M1; 1.1 -M1"},
      {"", "bonus 2.1; card N1; none", "N1 N2 N3", "discards +N1 +N2 +N3"},
      {"BU 1", "bonus 2.1; card N1; none", "N1 N2 N3", "A +1s; discards +N1 +N2 +N3"},
      {"BU 3+1T", "bonus 2.1; card N1; none", "N1 N2 N3", "A +4s; discards +N1 +N2 +N3"},
      {"BU 4, 8s", "bonus 2.1; card N1; none", "N1 N2 N3", "A +2s; discards +N1 +N2 +N3"},
      {"2g", "bonus 1.2; buy GN", "", "A +GN -2g; 1.2 -GN"},
      {"BK 0+1T, 2g", "bonus 1.2; buy GN; gain T>OR", "", "A +GN +T@OR -2g; 1.2 -GN"},
      {"BK 2, 2g", "bonus 1.2; buy GN; gain T>OR; gain T>OR", "", "A +GN +2T@OR -2g; 1.2 -GN"},
      {"BK 2, 2g", "bonus 1.2; buy GN; gain T>OR; stop", "", "A +GN +T@OR -2g; 1.2 -GN"},
      {"BU 1, GY 1", "bonus 2.2; pay BU; pay GY", "", "A -BU -GY +2e upgrade I-A; 2.2 -I-A"},
      {"BU 1, GY 1, PK 1", "bonus 2.2; pay BU; pay GY", "", "A -BU -GY +2e portal 1 upgrade I-A; 2.2 -I-A"},
      {"BU 1, GY 1, PK 2+1T", "bonus 2.2; pay BU; pay GY", "", "A -BU -GY +2e portal 3 upgrade I-A; 2.2 -I-A"},
      {"BU 1, GY 1, PK 3, 2p", "bonus 2.2; pay BU; pay GY", "",
       "A -BU -GY +2e portal 0 upgrade I-A; 2.2 -I-A; owed +1 bonus action"},
      {"", "bonus 5.3", "", "A +7g"},
      {"GY 1", "bonus 5.3", "", "A +9g"},
      {"GY 3+1T", "bonus 5.3", "", "A +15g"},
      {"GN 1, BK 1", "bonus 1.3; pay GN; pay BK", "", "A -GN -BK +6e expedition I-D; 1.3 -I-D"},
      {"GN 1, BK 1, OR 0+1T", "bonus 1.3; pay GN; pay BK; discover 2", "", "A -GN -BK +8e expedition I-D; 1.3 -I-D"},
      {"GN 1, BK 1, OR 3", "bonus 1.3; pay GN; pay BK; discover 2; discover 4; discover 3", "",
       "A -GN -BK +2s +11e expedition I-D; 1.3 -I-D"},
      {"GN 1, BK 1, OR 3+1T", "bonus 1.3; pay GN; pay BK; gain GN", "", "A -BK +2s +11e expedition I-D; 1.3 -I-D"},
  };
  for (const Bonus& row : rows) {
    TestPosition position;
    position.has(A, row.has).effort("α1").deposit("1.2", "GN").mr_time(A);
    position.lies("1.1", "M1").lies("2.2", "I-A").lies("1.3", "I-D");
    EXPECT_EQ(position.play(row.path, row.draws), row.result) << row.has;
    EXPECT_EQ(position.owing(), "") << row.has;
  }
}

// What there is too little of: gold in the bank, TIME-crystals, slots, gold for a marked slot, cards. With four
// players, since what is missing lies with the others.
TEST(SteamtimeBoards, WhatRunsOut) {
  RULE("ST-16.1");
  RULE("ST-16.3");
  RULE("ST-9.10");
  RULE("ST-10.3");
  RULE("ST-10.9");
  const std::vector<ShortSpace> rows{
      {"", "bank 1", "bonus 6.4", "A +1g"},
      {"GY 2", "bank 10", "bonus 6.4", "A +10g"},
      {"GY 2", "bank 11", "bonus 6.4", "A +11g"},
      {"GY 2", "bank 7", "bonus 6.4", "A +7g"},
      {"BK 2, 2g", "mine 0", "bonus 4.2; buy GN", "A +GN -2g; 4.2 -GN"},
      {"BK 2, 2g", "mine 1", "bonus 4.2; buy GN; gain T>BU", "A +GN +T@BU -2g; 4.2 -GN"},
      // No slot for the TIME-crystals, or none that could be paid.
      {"GN 4, BU 4, BK 2, PK 3, GY 4, OR 4, 4g", "", "bonus 4.2; buy GN", "A +GN -4g; 4.2 -GN"},
      {"GN 3, BU 3, BK 2, PK 2, GY 3, OR 3, 4g", "", "bonus 4.2; buy GN", "A +GN -4g; 4.2 -GN"},
      {"GN 3, BU 3, BK 2, PK 2, GY 3, OR 3, 6g", "", "bonus 4.2; buy GN; gain T>OR", "A +GN +T@OR -6g; 4.2 -GN"},
      {"GN 5, PK 2, 5g", "", "bonus 4.2; buy PK", "A +PK -4g; 4.2 -PK"},
      {"GN 3, 3g", "", "bonus 4.2; buy PK", "A +PK -2g; 4.2 -PK"},
      {"GN 3, 5g", "", "bonus 4.2; buy GN", "A +GN -4g; 4.2 -GN"},
  };
  for (const ShortSpace& row : rows) {
    TestPosition position(4);
    position.has(A, row.has).deposit("4.2", "GN PK").left(row.left).mr_time(A);
    EXPECT_EQ(position.play(row.path), row.result) << row.has << " " << row.left;
    EXPECT_EQ(position.owing(), "") << row.has << " " << row.left;
  }
}

TEST(SteamtimeBoards, WhatCannotBeCarriedOut) {
  RULE("ST-8.4");
  RULE("ST-8.5");
  RULE("ST-10.1");
  RULE("ST-11.7");
  const std::vector<ShortSpace> rows{
      {"", "bank 0", "6.4", "ST-8.5"},
      {"", "bank 0", "7.4", "ST-8.5"},
      {"1g", "", "4.2", "ST-8.5"},
      {"GN 3, PK 2, 3g", "", "4.2", "ST-8.5"},  // 2 for the crystal, 2 for the slot
      {"GN 5, PK 3, 9g", "", "4.2", "ST-8.5"},
      {"9g", "", "5.2", "ST-8.5"},  // an empty deposit
      {"", "", "6.1", "ST-8.5"},    // nothing lies there
      {"GN 2, BU 2, GY 2, 9s", "", "5.3", "ST-8.5"},
      {"GN 2, BU 2, BK 2, 9s", "", "5.5", "ST-8.5"},
      {"GN 4, BU 1", "", "4.3", "ST-11.7"},      // I-A: BU + GY
      {"GN 1, OR 4", "", "4.5", "ST-11.7"},      // I-D: GN + BK
      {"BU 1, GN 0, 1s", "", "4.3", "ST-11.7"},  // nothing to recolour
  };
  for (const ShortSpace& row : rows) {
    TestPosition position(4);
    position.has(A, row.has).effort("α1").deposit("4.2", "GN PK").lies("4.3", "I-A").lies("4.5", "I-D").left(row.left);
    EXPECT_EQ(position.forbids(std::string("place ") + row.path), row.result) << row.has;
    position.mr_time(A);
    EXPECT_EQ(position.forbids(std::string("bonus ") + row.path), row.result) << row.has;
  }
}

// The extra comes before the action: its steam pays, its esteem and steps are received whatever comes then.
TEST(SteamtimeBoards, ExtraComesFirst) {
  RULE("ST-9.1");
  RULE("ST-13.5");
  TestPosition position;
  position.has(A, "4p, 2g").deposit("6.2", "GN").mr_time(A);
  EXPECT_EQ(position.play("bonus 6.1", "N1 N2"), "A portal 0; owed +1 bonus action");
  EXPECT_EQ(position.offered(), "card N1, card N2");
}

// ------------------------------------------------------------------------------------------------ the airship board

// Every slot of every generator, filled by a coloured crystal and by a TIME-crystal, with and without the gold.
TEST(SteamtimeAirship, EverySlotCostsWhatItsMarkSays) {
  RULE("ST-2.3");
  RULE("ST-2.4");
  RULE("ST-10.2");
  RULE("ST-10.3");
  RULE("ST-10.7");
  RULE("ST-10.9");
  const std::array<std::vector<int>, kColours> marks{{
      {0, 0, 0, 2, 2},  // Bridge
      {0, 0, 2, 2},     // Engine Room
      {0, 2},           // Laboratory
      {0, 0, 2},        // Time Portal
      {0, 0, 0, 2},     // Midas Machine
      {0, 0, 2, 2},     // Analytic Engine
  }};
  for (std::size_t k = 0; k < kColours; ++k) {
    const std::string code = kCodes[k];
    for (std::size_t slot = 0; slot <= marks[k].size(); ++slot) {
      for (const bool time : {false, true}) {
        // V-D gives * + 11e, I-F gives T.
        const std::string gained = time ? "+T@" + code : "+" + code;
        const std::string move = time ? "gain T>" + code : "gain * " + code;
        const std::string esteem = time ? "" : " +11e";
        for (const int gold : {0, 1, 2, 5}) {
          TestPosition position(2, {{"basic_income", "off"}});
          position.has(A, code + " " + std::to_string(slot) + "," + std::to_string(gold) + "g, upgrade " +
                              (time ? "I-F" : "V-D"));
          position.income(A);
          const bool open = slot < marks[k].size() && marks[k][slot] <= gold;
          EXPECT_EQ(position.offered(move), open ? move : "") << code << " slot " << slot + 1 << ", gold " << gold;
          if (!open) {
            EXPECT_EQ(position.forbids(move), slot == marks[k].size() ? "ST-10.1" : "ST-10.3");
            continue;
          }
          const std::string price = marks[k][slot] == 0 ? "" : " -2g";
          EXPECT_EQ(position.play(move), "A " + gained + price) << code << " slot " << slot + 1 << esteem;
        }
      }
    }
  }
}

TEST(SteamtimeAirship, TimeCrystalsStandToTheRight) {
  RULE("ST-10.4");
  RULE("ST-10.5");
  RULE("ST-10.6");
  TestPosition position(2, {{"basic_income", "off"}});
  position.has(A, "BU 0+2T, 2g, upgrade II-C");
  EXPECT_EQ(position.income(A, "gain BU"), "A +BU -2g +1e");
  EXPECT_EQ(position.player(A).generators[at(Colour::blue)], (Filling{1, 2}));
}

// ------------------------------------------------------------------------------------------------ effort cards

TEST(SteamtimeEffort, EveryCardAsksForWhatItShows) {
  RULE("ST-25.2");
  RULE("ST-9.12");
  RULE("ST-9.16");
  RULE("ST-11.8");
  struct Card {
    const char* id;
    std::array<const char*, kLetters> costs;
  };
  const std::vector<Card> cards{
      {"α1", {"BU+GY", "GN+GY", "BK+PK", "GN+BK", "PK+OR", "BU+OR"}},
      {"α2", {"BK+OR", "BU+PK", "PK+GY", "GN+GY", "BU+BK", "GN+OR"}},
      {"α3", {"BK+PK", "BU+OR", "BU+GY", "PK+OR", "GN+BK", "GN+GY"}},
      {"α4", {"GN+PK", "PK+OR", "GN+OR", "BU+BK", "BU+GY", "BK+GY"}},
      {"α5", {"GN+BU", "GN+BK", "BK+OR", "PK+GY", "GY+OR", "BU+PK"}},
      {"α6", {"GY+OR", "BK+GY", "GN+BU", "BU+OR", "GN+PK", "BK+PK"}},
      {"Ω1", {"GN+PK+OR", "BU+BK+GY", "BU+GY+OR", "BK+PK+OR", "GN+BU+GY", "GN+BK+PK"}},
      {"Ω2", {"GN+PK+GY", "BU+PK+OR", "BU+BK+OR", "GN+BK+GY", "GN+BK+OR", "BU+PK+GY"}},
      {"Ω3", {"GN+BU+GY", "GN+BK+PK", "BK+GY+OR", "GN+BU+BK", "BU+PK+OR", "PK+GY+OR"}},
      {"Ω4", {"BU+BK+OR", "GN+BU+OR", "GN+BK+PK", "PK+GY+OR", "BK+PK+GY", "GN+BU+GY"}},
      {"Ω5", {"BU+BK+PK", "BK+PK+GY", "GN+PK+GY", "GN+BU+OR", "GN+GY+OR", "BU+BK+OR"}},
      {"Ω6", {"BK+GY+OR", "GN+GY+OR", "GN+BU+PK", "BU+PK+GY", "BU+BK+PK", "GN+BK+OR"}},
  };
  for (const Card& card : cards) {
    for (std::size_t letter = 0; letter < kLetters; ++letter) {
      std::vector<std::string> colours;  // "BU+GY" → BU, GY
      for (std::string rest = card.costs[letter]; !rest.empty();) {
        colours.push_back(rest.substr(0, 2));
        rest.erase(0, 3);
      }
      const std::string tile = std::string("I-") + static_cast<char>('A' + letter);
      for (const char* space : {"2.2", "1.3"}) {
        const std::string bonus = std::string("bonus ") + space;
        const std::string where = std::string(card.id) + " " + tile + " on " + space;
        TestPosition position(2, {{"upgrade_income", "next_round"}});
        std::string all;
        for (const std::string& colour : colours) all += colour + " 1,";
        position.has(A, all).effort(card.id).lies(space, tile).mr_time(A);
        position.play(bonus);
        for (const std::string& colour : colours) {
          EXPECT_EQ(position.offered(), "pay " + colour) << where;
          EXPECT_EQ(position.play("pay " + colour).substr(0, 5), "A -" + colour) << where;
        }
        EXPECT_EQ(position.player(A).upgrades.size() + position.player(A).expeditions.size(), 1U) << where;

        // Without one of them it can't be had, even with two of another.
        for (std::size_t missing = 0; missing < colours.size(); ++missing) {
          TestPosition poor(2);
          std::string some;
          for (std::size_t i = 0; i < colours.size(); ++i) {
            if (i != missing) some += colours[i] + " 2,";
          }
          poor.has(A, some).effort(card.id).lies(space, tile).mr_time(A);
          EXPECT_EQ(poor.forbids(bonus), "ST-11.7") << where;
        }
      }
    }
  }
}

}  // namespace
}  // namespace tempora::steamtime
