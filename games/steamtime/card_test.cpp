// Every upgrade, expedition and encounter, with its exact result (ST-25.3 to ST-25.5), as the book has it; also where
// gold, crystals, TIME-crystals, slots or the gold for a slot are lacking.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "engine/testing/rule.hpp"
#include "games/steamtime/testing/position.hpp"

namespace tempora::steamtime {
namespace {

const Json kMint{{"steam_payment", "mint"}};

// What buying III-C or so costs in steam, where steam pays for everything.
int price_of(std::string_view card) {
  const std::string_view round = card.substr(0, card.find('-'));
  return round == "I" || round == "II" ? 2 : 3;
}
std::string effort_of(std::string_view card) { return price_of(card) == 3 ? "Ω1" : "α1"; }

// ------------------------------------------------------------------------------------------------ upgrades

struct UpgradeRow {
  const char* id;
  const char* path;    // what is chosen
  const char* income;  // of a player who has nothing
};

const std::vector<UpgradeRow>& upgrades() {
  static const std::vector<UpgradeRow> kRows{
      {"I-A", "", "A +2e"},
      {"I-B", "", "A +4g"},
      {"I-C", "gain GN", "A +GN"},
      {"I-D", "gain OR", "A +OR"},
      {"I-E", "", "A +1s +1e"},
      {"I-F", "gain T>BU", "A +T@BU"},
      {"II-A", "", "A +3e"},
      {"II-B", "", "A +5g"},
      {"II-C", "gain BU", "A +BU +1e"},
      {"II-D", "gain GY", "A +GY +1e"},
      {"II-E", "gain D BK 1.2", "A +BK +1e; 1.2 -BK"},
      {"II-F", "gain T>GY", "A +T@GY +1e"},
      {"III-A", "", "A +4e"},
      {"III-B", "", "A +4g +2e"},
      {"III-C", "gain PK", "A +PK +2e"},
      {"III-D", "gain BK", "A +BK +3e"},
      {"III-E", "gain T>OR", "A +T@OR +2e"},
      {"III-F", "", "A +2s +2e"},
      {"IV-A", "", "A +7e"},
      {"IV-B", "", "A +4g +5e"},
      {"IV-C", "gain GN", "A +GN +5e"},
      {"IV-D", "gain OR", "A +OR +5e"},
      {"IV-E", "gain T>BK", "A +T@BK +5e"},
      {"IV-F", "", "A +2s +5e"},
      {"V-A", "", "A +13e"},
      {"V-B", "", "A +6g +10e"},
      {"V-C", "gain BK; gain BU", "A +BU +BK +9e"},
      {"V-D", "gain * PK", "A +PK +11e"},
      {"V-E", "gain T>GN; gain T>GN", "A +2T@GN +9e"},
      {"V-F", "", "A +4s +10e"},
  };
  return kRows;
}

TEST(SteamtimeUpgrades, EachPaysItsIncomeEveryRound) {
  RULE("ST-25.3");
  RULE("ST-6.2");
  RULE("ST-6.5");
  ASSERT_EQ(upgrades().size(), 30U);
  for (const UpgradeRow& row : upgrades()) {
    TestPosition position(2, kOnlyUpgrades);
    position.has(A, std::string("upgrade ") + row.id).deposit("1.2", "BK");
    EXPECT_EQ(position.income(A, row.path), row.income) << row.id;
    EXPECT_EQ(position.owing(), "") << row.id;
  }
}

TEST(SteamtimeUpgrades, EachPaysItsIncomeWhenItIsBought) {
  RULE("ST-25.3");
  RULE("ST-9.12");
  for (const UpgradeRow& row : upgrades()) {
    TestPosition position(2, kMint);
    const int price = price_of(row.id);
    position.has(A, std::to_string(price) + "s").deposit("1.2", "BK").lies("2.2", row.id).effort(effort_of(row.id));
    position.mr_time(A);
    State before = position.state;
    before.players[A].steam = 0;
    position.play(std::string("bonus 2.2; pay steam; pay steam;") + (price == 3 ? "pay steam;" : "") + row.path);
    // The bonus counts a crystal that came into the Time Portal.
    const std::string id = row.id;
    std::string expected = row.income;
    const std::string steps = id == "III-C" || id == "V-D" ? " portal 1" : "";
    const auto rest = expected.find(';');
    const std::string tail = rest == std::string::npos ? "" : expected.substr(rest);
    expected = expected.substr(0, rest) + steps + " upgrade " + id + tail + "; 2.2 -" + id;
    EXPECT_EQ(position.since(before), expected) << id;
    EXPECT_EQ(position.owing(), "") << id;
  }
}

// A shortage: what A has besides the card, what is left of something, what is chosen, what comes of it.
struct Short {
  const char* id;
  const char* has;
  const char* left;
  const char* path;
  const char* result;
};

TEST(SteamtimeUpgrades, WhatRunsOut) {
  RULE("ST-6.3");
  RULE("ST-10.8");
  RULE("ST-10.9");
  RULE("ST-10.10");
  RULE("ST-10.12");
  RULE("ST-16.1");
  RULE("ST-16.2");
  const std::vector<Short> rows{
      {"I-B", "", "bank 3", "", "A +3g"},
      {"I-B", "", "bank 0", "", ""},
      {"I-C", "", "bag GN 0", "", ""},
      {"I-C", "GN 5, 9g", "", "", ""},
      {"I-C", "GN 3, 1g", "", "", ""},
      {"I-C", "GN 3+1T, 2g", "", "gain GN", "A +GN -2g"},
      {"I-C", "", "", "stop", ""},
      {"I-D", "", "bag OR 0", "", ""},
      {"I-D", "OR 2, 1g", "", "", ""},
      {"I-D", "OR 2, 2g", "", "gain OR", "A +OR -2g"},
      {"I-D", "OR 2+2T, 9g", "", "", ""},
      {"I-E", "10s", "", "", "A +1e"},
      {"I-E", "9s", "", "", "A +1s +1e"},
      {"I-F", "", "mine 0", "", ""},
      {"I-F", "GN 5, BU 4, BK 2, PK 3, GY 4, OR 4, 9g", "", "", ""},
      {"I-F", "GN 3, BU 2, BK 1, PK 2, GY 3, OR 2, 1g", "", "", ""},
      {"I-F", "GN 3, BU 2, BK 1, PK 2, GY 3, OR 2, 2g", "", "gain T>BK", "A +T@BK -2g"},
      {"II-B", "", "bank 5", "", "A +5g"},
      {"II-B", "", "bank 4", "", "A +4g"},
      {"II-C", "", "bag BU 0", "", "A +1e"},
      {"II-C", "BU 2, 1g", "", "", "A +1e"},
      {"II-D", "", "bag GY 0", "", "A +1e"},
      {"II-D", "GY 4, 9g", "", "", "A +1e"},
      {"II-E", "BK 1, 1g", "", "", "A +1e"},  // the deposit: BK, no 2 gold
      {"II-E", "BK 1, 2g", "", "gain D BK 4.2", "A +BK -2g +1e; 4.2 -BK"},
      {"II-E", "BK 2, 9g", "", "", "A +1e"},
      {"II-F", "", "mine 0", "", "A +1e"},
      {"III-B", "", "bank 1", "", "A +1g +2e"},
      {"III-C", "", "bag PK 0", "", "A +2e"},
      {"III-C", "PK 2+1T, 9g", "", "", "A +2e"},
      {"III-C", "PK 1+1T, 2g", "", "gain PK", "A +PK -2g +2e"},
      {"III-D", "", "bag BK 0", "", "A +3e"},
      {"III-D", "BK 1, 1g", "", "", "A +3e"},
      {"III-E", "", "mine 0", "", "A +2e"},
      {"III-F", "9s", "", "", "A +1s +2e"},
      {"IV-B", "", "bank 0", "", "A +5e"},
      {"IV-B", "GN 3, upgrade I-C", "", "gain GN", "A +GN +2g +5e"},  // the gold comes before the crystal
      {"IV-C", "", "bag GN 0", "", "A +5e"},
      {"IV-D", "", "bag OR 0", "", "A +5e"},
      {"IV-E", "", "mine 0", "", "A +5e"},
      {"IV-F", "10s", "", "", "A +5e"},
      {"V-B", "", "bank 2", "", "A +2g +10e"},
      {"V-C", "", "bag BU 0", "gain BK", "A +BK +9e"},
      {"V-C", "BU 2, BK 1, 2g", "", "gain BK", "A +BK -2g +9e"},  // gold for one of them only
      {"V-C", "BU 2, BK 1, 2g", "", "gain BU", "A +BU -2g +9e"},
      {"V-C", "", "", "gain BK; stop", "A +BK +9e"},
      {"V-D", "GN 5, BU 4, BK 2, PK 3, GY 4, OR 4, 9g", "", "", "A +11e"},
      {"V-E", "", "mine 0", "", "A +9e"},
      {"V-E", "", "mine 1", "gain T>OR", "A +T@OR +9e"},
      {"V-E", "", "", "gain T>OR; stop", "A +T@OR +9e"},
      {"V-E", "GN 5, BU 4, BK 1, PK 3, GY 4, OR 4, 3g", "", "gain T>BK", "A +T@BK -2g +9e"},
      {"V-F", "8s", "", "", "A +2s +10e"},
  };
  for (const Short& row : rows) {
    TestPosition position(4, kOnlyUpgrades);
    position.has(A, std::string(row.has) + ", upgrade " + row.id).deposit("4.2", "BK").left(row.left);
    EXPECT_EQ(position.income(A, row.path), row.result) << row.id << ", " << row.has << ", " << row.left;
    EXPECT_EQ(position.owing(), "") << row.id << ", " << row.has << ", " << row.left;
  }
}

// ------------------------------------------------------------------------------------------------ expeditions

// What A receives who has no crystals but those in the Analytic Engine, and no gold: with none there; with one, for
// each of the discoveries; with four, for all. Owed crystals are placed as they are offered first: TIME-crystals and
// those of any colour in the Bridge.
struct ExpeditionRow {
  const char* id;
  std::array<const char*, 6> results;
};

const std::vector<ExpeditionRow>& expeditions() {
  static const std::vector<ExpeditionRow> kRows{
      {"I-A", {"+10g", "+14g", "+14g", "+10g +2e", "+10g +2s", "+18g +2s +2e"}},
      {"I-B", {"+5e portal 1", "+7e portal 1", "+7e portal 1", "+8e portal 1", "+5e portal 3", "+12e portal 3"}},
      {"I-C", {"+GY +4e", "+2GY +4e", "+GY +6e", "+GY +7e", "+GY +3g +4e", "+2GY +3g +9e"}},
      {"I-D", {"+6e", "+GN +6e", "+8e", "+9e", "+2s +6e", "+GN +2s +11e"}},
      {"I-E", {"+5g +4e", "+OR +5g +4e", "+8g +4e", "+5g +6e", "+5g +6e", "+8g +8e"}},  // the engine is full
      {"I-F", {"+2s +5e", "+2s +5e portal 2", "+3s +6e", "+2s +7e", "+T@GN +2s +5e", "+T@GN +3s +8e portal 2"}},
      {"II-A", {"+T@GN +4e", "+2T@GN +4e", "+T@GN +6e", "+T@GN +7e", "+T@GN +4e portal 2", "+2T@GN +9e portal 2"}},
      {"II-B", {"+8g +3e", "+OR +8g +3e", "+12g +3e", "+8g +6e", "+8g +5e", "+12g +8e"}},
      {"II-C", {"+7e", "+GN +7e", "+9e", "+10e", "+10e", "+GN +15e"}},
      {"II-D", {"+3s +4e", "+BU +3s +4e", "+5s +4e", "+3s +7e", "+3s +6e", "+BU +5s +9e"}},
      // The second slot of the Laboratory is marked.
      {"II-E", {"+BK +5e", "+BK +5e", "+BK +7e", "+BK +8e", "+BK +4g +5e", "+2BK +2g +10e"}},
      {"II-F",
       {"+5e portal 2", "+PK +5e portal 2", "+5e portal 4", "+8e portal 2", "+8e portal 2", "+PK +11e portal 4"}},
      {"III-A", {"+8e", "+11e", "+11e", "+11e", "+5g +8e", "+5g +17e"}},
      {"III-B", {"+T@GN +5e", "+2T@GN +5e", "+T@GN +8e", "+T@GN +8e", "+T@GN +2s +6e", "+2T@GN +2s +12e"}},
      {"III-C", {"+6g +5e", "+11g +5e", "+6g +8e", "+6g +8e", "+GY +6g +5e", "+GY +11g +11e"}},
      {"III-D", {"+OR +6e", "+OR +6e", "+OR +9e", "+OR +9e", "+OR +3s +6e", "+3s +12e"}},  // the third one is marked
      {"III-E",
       {"+6e portal 2", "+9e portal 2", "+6e portal 4", "+9e portal 2", "+GN +6e portal 2", "+GN +12e portal 4"}},
      {"III-F", {"+3s +6e", "+BU +3s +6e", "+3s +9e", "+3s +9e", "+3s +9e", "+BU +3s +15e"}},
      {"IV-A", {"+8g +5e", "+13g +5e", "+8g +8e", "+8g +9e", "+8g +8e", "+13g +15e"}},
      {"IV-B", {"+9e", "+12e", "+12e", "+13e", "+T@GN +9e", "+T@GN +19e"}},
      {"IV-C",
       {"+GN +6e portal 1", "+GN +10e portal 1", "+GN +9e portal 1", "+GN +9e portal 1", "+2GN +6e portal 1",
        "+2GN +16e portal 1"}},
      {"IV-D", {"+BK +7e", "+BK +11e", "+BK +10e", "+BK +10e", "+GN +BK +7e", "+GN +BK +17e"}},
      {"IV-E", {"+10g +4e", "+16g +4e", "+10g +8e", "+10g +7e", "+10g +7e", "+16g +14e"}},
      {"IV-F", {"+7e portal 2", "+7e portal 4", "+11e portal 2", "+10e portal 2", "+10e portal 2", "+17e portal 4"}},
      {"V-A", {"+10e", "+13e", "+14e", "+14e", "+14e", "+25e"}},
      {"V-B", {"+T@GN +8e", "+2T@GN +8e", "+T@GN +12e", "+T@GN +12e", "+T@GN +11e", "+2T@GN +19e"}},
      {"V-C", {"+GN +8e", "+2GN +8e", "+GN +12e", "+GN +12e", "+GN +11e", "+2GN +19e"}},
      {"V-D", {"+2s +8e", "+5s +8e", "+2s +12e", "+2s +12e", "+2s +11e", "+5s +19e"}},
      {"V-E", {"+8e portal 2", "+8e portal 4", "+12e portal 2", "+12e portal 2", "+11e portal 2", "+19e portal 4"}},
      {"V-F", {"+5g +8e", "+11g +8e", "+5g +12e", "+5g +12e", "+5g +11e", "+11g +19e"}},
  };
  return kRows;
}

// A pays for the expedition on space `space` by steam alone and discovers; what changes but for the steam paid.
std::string discover(TestPosition& position, const std::string& id, const std::string& space,
                     const std::string& discoveries) {
  const int price = price_of(id);
  position.lies(space, id).effort(effort_of(id)).mr_time(A);
  State before = position.state;
  before.players[A].steam = byte(before.players[A].steam - price);
  position.play("bonus " + space + "; pay steam; pay steam;" + (price == 3 ? "pay steam;" : "") + discoveries);
  position.settle_up();
  return position.since(before);
}

TEST(SteamtimeExpeditions, EachGivesItsFindAndDiscoveries) {
  RULE("ST-25.4");
  RULE("ST-9.16");
  RULE("ST-9.17");
  RULE("ST-9.18");
  ASSERT_EQ(expeditions().size(), 30U);
  for (const ExpeditionRow& row : expeditions()) {
    const std::string id = row.id;
    const std::string steam = std::to_string(price_of(id)) + "s";
    for (int which = 0; which < 6; ++which) {
      TestPosition position(2, kMint);
      position.has(A, (which == 0 ? "" : which == 5 ? "OR 3+1T," : "OR 1,") + steam);
      const std::string discoveries = which == 0 || which == 5 ? "" : "discover " + std::to_string(which);
      EXPECT_EQ(
          discover(position, id, "1.3", discoveries),
          "A " + std::string(row.results.at(static_cast<std::size_t>(which))) + " expedition " + id + "; 1.3 -" + id)
          << id << " " << which;
      EXPECT_EQ(position.owing(), "") << id << " " << which;
    }
  }
}

TEST(SteamtimeExpeditions, WhatRunsOut) {
  RULE("ST-9.18");
  RULE("ST-10.9");
  RULE("ST-16.1");
  RULE("ST-16.2");
  RULE("ST-2.5");
  // With all discoveries; A's steam is what remains after paying.
  const std::vector<Short> rows{
      {"I-A", "OR 4, 2s", "bank 12", "", "+12g +2s +2e"},
      {"I-A", "OR 4, 2s", "bank 0", "", "+2s +2e"},
      {"I-C", "OR 4, 2s", "bag GY 0", "", "+3g +9e"},
      {"I-C", "OR 4, GY 3, 2s", "", "", "+GY +1g +9e"},
      {"I-C", "OR 4, GY 4, 2s", "", "", "+3g +9e"},
      {"I-D", "OR 4, 2s", "bag GN 0", "", "+2s +11e"},
      {"I-E", "OR 4, 2s", "bank 0", "", "+8e"},
      {"I-F", "OR 4, 2s", "mine 0", "", "+3s +8e portal 2"},
      {"I-F", "OR 4, 10s", "", "", "+T@GN +2s +8e portal 2"},
      {"II-A", "OR 4, 2s", "mine 1", "", "+T@GN +9e portal 2"},
      {"II-A", "OR 4, 2s", "mine 0", "", "+9e portal 2"},
      {"II-A", "GN 5, BU 4, BK 2, PK 3, GY 3, OR 4, 2s, 1g", "", "", "+9e portal 2"},
      {"II-A", "GN 5, BU 4, BK 2, PK 3, GY 3, OR 4, 2s, 3g", "", "", "+T@GY -2g +9e portal 2"},
      {"II-B", "OR 4, 2s", "bank 9", "", "+9g +8e"},
      {"II-D", "OR 4, 10s", "bag BU 0", "", "+2s +9e"},
      {"II-D", "OR 4, BU 2, 2s", "", "", "+5s +9e"},
      {"II-E", "OR 4, 2s", "bag BK 0", "", "+4g +10e"},
      {"II-E", "OR 4, BK 1, 2s", "", "", "+BK +2g +10e"},
      {"II-F", "OR 4, 2s", "bag PK 0", "", "+11e portal 4"},
      {"II-F", "OR 4, PK 2, 2s", "", "", "+11e portal 4"},
      {"II-F", "OR 4, 2s, 3p", "", "", "+PK +11e portal 2"},
      {"III-B", "OR 4, 3s", "mine 1", "", "+T@GN +2s +12e"},
      {"III-C", "OR 4, 3s", "bag GY 0", "", "+11g +11e"},
      {"III-E", "OR 4, 3s", "", "", "+GN +12e portal 4"},
      {"III-F", "OR 4, 3s", "bag BU 0", "", "+3s +15e"},
      {"IV-B", "OR 4, 3s", "mine 0", "", "+19e"},
      {"IV-C", "OR 4, GN 2, 3s", "", "", "+GN +16e portal 1"},
      {"IV-C", "OR 4, 3s", "bag GN 1", "", "+GN +16e portal 1"},
      {"IV-D", "OR 4, BK 2, 3s", "", "", "+GN +17e"},
      {"IV-E", "OR 4, 3s", "bank 11", "", "+11g +14e"},
      {"V-B", "OR 4, 3s", "mine 1", "", "+T@GN +19e"},
      {"V-C", "GN 5, BU 4, BK 2, PK 3, GY 4, OR 4, 3s, 9g", "", "", "+19e"},
      {"V-C", "GN 3, BU 2, BK 1, PK 2, GY 3, OR 4, 3s, 3g", "", "", "+GN -2g +19e"},
      {"V-D", "OR 4, 9s", "", "", "+4s +19e"},
      {"V-F", "OR 4, 3s", "bank 5", "", "+5g +19e"},
  };
  for (const Short& row : rows) {
    TestPosition position(4, kMint);
    position.has(A, row.has).left(row.left);
    const std::string id = row.id;
    std::string expected = "A " + std::string(row.result) + " expedition " + id + "; 4.5 -" + id;
    if (std::string(row.has).find("3p") != std::string::npos) expected += "; owed +1 bonus action";
    EXPECT_EQ(discover(position, id, "4.5", ""), expected) << id << ", " << row.has << ", " << row.left;
    EXPECT_EQ(position.owing(), "") << id << ", " << row.has << ", " << row.left;
  }
}

TEST(SteamtimeExpeditions, DiscoveriesAreChosenBeforeAnythingIsReceived) {
  RULE("ST-9.18");
  TestPosition position;
  position.has(A, "GN 1, BK 1, OR 3").effort("α1").lies("1.3", "I-D").mr_time(A);
  EXPECT_EQ(position.play("bonus 1.3; pay GN; pay BK; discover 2; discover 4"), "A -GN -BK");
  EXPECT_EQ(position.offered(), "discover 1, discover 3");
  EXPECT_EQ(position.forbids("discover 2"), "ST-9.18");
  EXPECT_EQ(position.play("discover 1"), "A +2s +8e expedition I-D; 1.3 -I-D");
  EXPECT_EQ(position.play("gain GN"), "A +GN");
}

// ------------------------------------------------------------------------------------------------ encounters

// A, who has what `has` says, does the top action having nothing; the bottom one having exactly what it costs, and
// cannot with `poor`. Where the bottom action is purple, B does it.
struct EncounterRow {
  const char* id;
  const char* top;
  bool purple;
  const char* has;
  const char* poor;  // "" where it costs nothing
  const char* bottom;
};

const std::vector<EncounterRow>& encounters() {
  static const std::vector<EncounterRow> kRows{
      {"N1", "+4e", false, "GN 1, OR 0+1T", "OR 1", "-GN -T@OR +9e"},
      {"N2", "+2s +3e", false, "PK 1", "9g, 9s", "-PK +6e"},
      {"N3", "+7g", false, "2g", "1g", "-2g +5e"},
      {"N4", "+1e portal 3", false, "", "", "+4e"},
      {"N5", "+4s +1e", false, "2s", "1s", "-2s +6e"},
      {"N6", "+T@GN +2e", false, "1s", "9g", "-1s +5e"},
      {"N7", "+2e portal 2", false, "PK 1", "GN 1", "-PK +7e"},
      {"N8", "+OR +2e", false, "OR 0+1T", "GN 1", "-T@OR +7e"},
      {"N9", "+BU +3s", false, "BU 1", "GN 1", "-BU +6e"},  // the bonus counts the new crystal
      {"N10", "+GN +2e", false, "GN 1", "BU 1", "-GN +6e"},
      {"N11", "+BK +4g", false, "BK 1", "GN 1, 9s", "-BK +6e"},
      {"N12", "+GY +4g", false, "GY 0+1T", "OR 1", "-T@GY +6e"},
      {"N13", "+GN +2e", false, "2g", "1g", "+2T@GN -2g"},
      {"N14", "+4g +2e", false, "3g", "2g", "+2GN -3g"},
      {"N15", "+10g", true, "", "", "+2g"},
      {"N16", "+6g +2e", true, "3g", "2g", "-3g +3e"},
      {"N17", "+GN +5g", true, "2g", "1g", "+GN -2g"},
      {"N18", "+T@GN +3e", true, "1s", "9g", "-1s +2e"},
      {"N19", "+5s +1e", true, "", "", "+1s"},
      {"N20", "+2T@GN +1e", true, "3g", "2g", "+T@GN -3g"},
      {"N21", "+2GN +1e", true, "BK 1", "9g, 9s", "-BK +3g +1e"},
      {"N22", "+3s +3e", true, "GY 0+1T", "9g, 9s", "-T@GY +3s"},
      {"N23", "+6e", true, "OR 1", "9g, 9s", "-OR +4e"},
      {"N24", "+BK +4e", true, "", "", "+1e"},
  };
  return kRows;
}

// A is on that "Encounter 3", where the card is drawn, and chooses it. Two others lie in the deck.
void meet(TestPosition& position, const std::string& id, const std::string& space = "2.1") {
  const std::string others = id == "N1" ? "N2 N3" : id == "N2" ? "N1 N3" : "N1 N2";
  position.encounters(id + " " + others, "").mr_time(A);
  position.play("bonus " + space + "; card " + id, id + " " + others.substr(0, 2));
}

TEST(SteamtimeEncounters, EachTopAction) {
  RULE("ST-25.5");
  RULE("ST-9.4");
  RULE("ST-9.5");
  ASSERT_EQ(encounters().size(), 24U);
  for (const EncounterRow& row : encounters()) {
    TestPosition position;
    meet(position, row.id);
    const State before = position.state;
    position.play("top");
    position.settle_up();
    EXPECT_EQ(position.since(before), std::string("A ") + row.top) << row.id;
  }
}

TEST(SteamtimeEncounters, EachBottomAction) {
  RULE("ST-25.5");
  RULE("ST-9.5");
  RULE("ST-9.6");
  RULE("ST-11.9");
  RULE("ST-11.10");
  for (const EncounterRow& row : encounters()) {
    const Seat who = row.purple ? B : A;
    TestPosition position;
    position.has(who, row.has);
    meet(position, row.id);
    if (row.purple) {
      EXPECT_EQ(position.forbids("bottom"), "ST-9.5") << row.id;
      position.play("none");
      EXPECT_EQ(position.owing(), "B") << row.id;
    }
    const State before = position.state;
    position.play("bottom");
    position.settle_up();
    EXPECT_EQ(position.since(before), std::string(row.purple ? "B " : "A ") + row.bottom) << row.id;
    EXPECT_EQ(position.owing(), "") << row.id;

    if (std::string(row.poor).empty()) continue;
    TestPosition poor;
    poor.has(who, row.poor);
    meet(poor, row.id);
    if (row.purple) {
      poor.play("none");
      EXPECT_EQ(poor.owing(), "") << row.id;
    } else {
      EXPECT_EQ(poor.offered(), "top, none") << row.id;
      EXPECT_EQ(poor.forbids("bottom"), "ST-9.6") << row.id;
    }
  }
}

TEST(SteamtimeEncounters, WhatRunsOut) {
  RULE("ST-10.9");
  RULE("ST-10.10");
  RULE("ST-16.1");
  RULE("ST-16.2");
  // The path is the choice of an action; with BU 0 there is no bonus.
  const std::vector<Short> rows{
      {"N2", "9s", "", "top", "A +1s +3e"},
      {"N3", "", "bank 5", "top", "A +5g"},
      {"N3", "", "bank 0", "top", ""},
      {"N3", "2g", "bank 0", "bottom", "A -2g +5e"},
      {"N4", "2p", "", "top", "A +1e portal 0; owed +1 bonus action"},
      {"N4", "4p", "", "top", "A +1e portal 2; owed +1 bonus action"},
      {"N5", "7s", "", "top", "A +3s +1e"},
      {"N6", "", "mine 0", "top", "A +2e"},
      {"N6", "GN 5, BU 0, BK 2, PK 3, GY 4, OR 4", "", "top", "A +T@BU +1s +2e"},
      {"N7", "3p", "", "top", "A +2e portal 0; owed +1 bonus action"},
      {"N8", "", "bag OR 0", "top", "A +2e"},
      {"N8", "OR 4, 9g", "", "top", "A +2e"},
      {"N8", "OR 2, 1g", "", "top", "A +2e"},
      {"N8", "OR 2, 2g", "", "top", "A +OR -2g +2e"},
      {"N9", "", "bag BU 0", "top", "A +2s"},
      {"N10", "GN 2+1T, 1g", "", "top", "A +2e"},
      {"N11", "BK 1", "", "top", "A +BK +2g"},  // the gold comes before the crystal
      {"N11", "BK 2", "", "top", "A +4g"},
      {"N12", "", "bag GY 0", "top", "A +4g"},
      {"N13", "2g", "mine 1", "bottom", "A +T@GN -2g"},
      {"N13", "2g", "mine 0", "bottom", "A -2g"},
      {"N13", "GN 5, BU 0, BK 2, PK 3, GY 4, OR 4", "bag BU 0", "top", "A +2e"},
      {"N14", "3g, GN 3, BU 2, BK 1, PK 2, GY 3, OR 2", "", "bottom", "A -3g +2s"},
      {"N15", "", "bank 9", "top", "A +9g"},
      {"N16", "", "bank 4", "top", "A +4g +2e"},
      {"N19", "10s", "", "top", "A +1e"},
      {"N20", "", "mine 1", "top", "A +T@GN +1e"},
      {"N21", "GN 2", "", "top", "A +GN +BU +1s +1e"},
      {"N24", "BK 1", "", "top", "A +4e"},
      {"N24", "", "bag BK 0", "top", "A +4e"},
  };
  for (const Short& row : rows) {
    TestPosition position(4);
    position.has(A, row.has).left(row.left);
    meet(position, row.id, "4.1");
    const State before = position.state;
    position.play(row.path);
    if (position.owing() == "A") position.settle_up();
    while (position.offered() == "bottom, none") position.play("none");
    EXPECT_EQ(position.since(before), row.result) << row.id << ", " << row.has << ", " << row.left;
  }
}

TEST(SteamtimeEncounters, DiscardsAreShuffledWhenTheDeckIsEmpty) {
  RULE("ST-9.8");
  TestPosition position;
  position.encounters("N5", "N7 N9 N11").mr_time(A);
  // N5 is the last one; what is drawn with it comes from the discards, in which it is not.
  EXPECT_EQ(position.play("bonus 2.1", "N11 N7"), "discards -N7 -N9 -N11");
  EXPECT_EQ(position.offered(), "card N5, card N11, card N7");
  EXPECT_EQ(position.state.encounters, std::uint32_t{1} << number_of("N9"));
  EXPECT_EQ(position.told(What::shuffled), 1);
  position.play("card N5");
  EXPECT_EQ(position.state.encounter_discards, std::uint32_t{1} << number_of("N5") |
                                                   std::uint32_t{1} << number_of("N7") |
                                                   std::uint32_t{1} << number_of("N11"));
}

TEST(SteamtimeEncounters, OthersAreAskedClockwiseWhateverTheActivePlayerDoes) {
  RULE("ST-9.5");
  RULE("ST-9.6");
  RULE("ST-12.2");
  TestPosition position(4);
  position.has(A, "3g").has(B, "3g, BU 2").has(C, "3g").has(D, "2g").encounters("N16 N1 N2", "").turn(C);
  position.play("C: place 4.1; C: card N16; C: none", "N16 N1");
  EXPECT_EQ(position.owing(), "A");  // D can't pay
  EXPECT_EQ(position.offered(), "bottom, none");
  EXPECT_EQ(position.play("A: bottom"), "A -3g +3e");
  EXPECT_EQ(position.play("B: none"), "turn D");  // no bonus for B's Engine Room
}

}  // namespace
}  // namespace tempora::steamtime
