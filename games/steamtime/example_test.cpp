// The worked examples of the rule book (ST-28), each as it is written there.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "engine/match.hpp"
#include "engine/testing/rule.hpp"
#include "games/steamtime/testing/position.hpp"

namespace tempora::steamtime {
namespace {

// What is received comes as a player's income of one upgrade here, which is all the income that he has.

TEST(SteamtimeExample, EX1_SetUp) {
  RULE("ST-28.1");
  RULE("ST-3.2");
  RULE("ST-3.3");
  RULE("ST-3.4");
  RULE("ST-1.5");
  RULE("ST-1.6");
  const Rules& rules = rules_for(4, {{"first_player", 0}});
  Dealer dealer{Generator(1)};
  Journal deaf;
  const State state = rules.start(dealer, deaf);
  constexpr std::array kGold{8, 8, 8, 10};
  constexpr std::array kSteam{1, 1, 2, 2};
  constexpr std::array kCrystals{5, 6, 6, 6};
  for (std::size_t seat = 0; seat < 4; ++seat) {
    const Player& player = state.players[seat];
    EXPECT_EQ(player.gold, kGold[seat]);
    EXPECT_EQ(player.steam, kSteam[seat]);
    EXPECT_EQ(player.crystals(), kCrystals[seat]);
    EXPECT_EQ(player.generators[at(Colour::orange)].coloured, seat == 0 ? 0 : 1);
    EXPECT_EQ(player.hangar, 3);
    EXPECT_EQ(player.score(), 0);
    EXPECT_EQ(player.portal, 0);
  }
  EXPECT_EQ(state.bank, 66);
  EXPECT_EQ(state.mine, 30);
  EXPECT_EQ(state.holder, kNone);
  EXPECT_EQ(count_of(state.bag), 53);
  Crystals bag = state.bag;
  for (const Crystals& deposit : state.deposits) {
    for (std::size_t k = 0; k < kColours; ++k) bag[k] = byte(bag[k] + deposit[k]);
  }
  EXPECT_EQ(bag, (Crystals{14, 12, 8, 10, 12, 11}));
}

TEST(SteamtimeExample, EX2_TimeCrystalMovesIntoAMarkedSlot) {
  RULE("ST-28.2");
  RULE("ST-10.5");
  RULE("ST-10.7");
  TestPosition position(2, kOnlyUpgrades);
  position.has(A, "BU 1+1T, 3g, upgrade II-C");
  EXPECT_EQ(position.income(A, "gain BU"), "A +BU -2g +1e");
  EXPECT_EQ(position.player(A).generators[at(Colour::blue)], (Filling{2, 1}));
  EXPECT_EQ(position.player(A).gold, 1);
}

TEST(SteamtimeExample, EX3_MarkCannotBePaid) {
  RULE("ST-28.3");
  RULE("ST-10.3");
  RULE("ST-10.9");
  TestPosition position(2, kOnlyUpgrades);
  position.has(A, "BU 1+1T, 1g, upgrade II-C");
  EXPECT_EQ(position.income(A), "A +1e");
  EXPECT_EQ(position.owing(), "");
}

TEST(SteamtimeExample, EX4_GeneratorIsFull) {
  RULE("ST-28.4");
  RULE("ST-10.9");
  TestPosition position(2, kOnlyUpgrades);
  position.has(A, "BK 1+1T, 9g, upgrade III-D");
  EXPECT_EQ(position.income(A), "A +3e");
  EXPECT_EQ(position.owing(), "");
}

TEST(SteamtimeExample, EX5_TimeCrystalGoesWhereASlotIsOpen) {
  RULE("ST-28.5");
  RULE("ST-10.6");
  RULE("ST-10.7");
  TestPosition position(2, kOnlyUpgrades);
  position.has(A, "GN 3, BU 1, BK 1, PK 1, GY 1, 1g, upgrade I-F");
  EXPECT_EQ(position.income(A), "");
  EXPECT_EQ(position.offered(), "gain T>BU, gain T>PK, gain T>GY, gain T>OR, stop");
  EXPECT_EQ(position.play("gain T>OR"), "A +T@OR");
  EXPECT_EQ(position.state.mine, 29);
}

TEST(SteamtimeExample, EX6_TimeCrystalIsSpentFirst) {
  RULE("ST-28.6");
  RULE("ST-11.1");
  RULE("ST-11.2");
  RULE("ST-11.3");
  RULE("ST-11.4");
  RULE("ST-11.5");
  TestPosition position(2, {{"mission_halves", "either"}});
  position.has(A, "GY 2+1T, mission M5").scoring(A);
  const int gray = position.state.bag[at(Colour::gray)];
  EXPECT_EQ(position.play("mission M5 bottom"), "A -GY -T@GY +5e done M5");
  EXPECT_EQ(position.state.mine, 30);
  EXPECT_EQ(position.state.bag[at(Colour::gray)], gray + 1);
}

TEST(SteamtimeExample, EX7_ChoiceIsLegalOnlyIfTheRestStaysPayable) {
  RULE("ST-28.7");
  RULE("ST-11.6");
  RULE("ST-11.8");
  TestPosition position(2, {{"upgrade_income", "next_round"}});
  position.has(A, "GN 2, GY 1, 1s").effort("α2").lies("2.2", "I-C").mr_time(A);
  const Crystals bag = position.state.bag;
  position.play("bonus 2.2");
  EXPECT_EQ(position.offered(), "pay GN");
  EXPECT_EQ(position.forbids("pay GY"), "ST-11.8");
  EXPECT_EQ(position.play("pay GN"), "A -GN -1s");
  EXPECT_EQ(position.offered(), "pay GY");
  EXPECT_EQ(position.play("pay GY"), "A -GY upgrade I-C; 2.2 -I-C");
  EXPECT_EQ(position.state.bag, (Crystals{byte(bag[0] + 1), bag[1], bag[2], bag[3], byte(bag[4] + 1), bag[5]}));
}

TEST(SteamtimeExample, EX8_DeficitAgainstSteamAndSurplus) {
  RULE("ST-28.8");
  RULE("ST-11.7");
  TestPosition position;
  position.has(A, "GN 3, 1s").effort("α2").lies("2.2", "I-C").lies("3.3", "I-D");
  EXPECT_EQ(position.forbids("place 2.2"), "ST-11.7");
  EXPECT_EQ(position.forbids("place 3.3"), "");
}

TEST(SteamtimeExample, EX9_AnotherGeneratorPays) {
  RULE("ST-28.9");
  RULE("ST-11.8");
  TestPosition position;
  position.has(A, "GN 1, BU 1, PK 1, 1s").effort("α5").lies("2.2", "I-A").mr_time(A);
  position.play("bonus 2.2");
  EXPECT_EQ(position.offered(), "pay GN, pay PK");
  position.play("pay PK");
  EXPECT_EQ(position.offered(), "pay BU");
  EXPECT_EQ(position.play("pay BU"), "A -BU +2e upgrade I-A; 2.2 -I-A");
  EXPECT_EQ(position.player(A).generators[at(Colour::green)].coloured, 1);
  EXPECT_EQ(position.player(A).steam, 0);
}

TEST(SteamtimeExample, EX10_TimeCrystalIsRecoloured) {
  RULE("ST-28.10");
  RULE("ST-11.3");
  RULE("ST-11.6");
  TestPosition position;
  position.has(A, "GN 1+2T, 2s").effort("α1").lies("2.2", "II-D").mr_time(A);
  position.play("bonus 2.2; pay GN");  // BK is all that is left to pay
  const int mine = position.state.mine;
  EXPECT_EQ(position.offered(), "pay GN");
  position.play("pay GN");
  EXPECT_EQ(position.player(A).generators[at(Colour::green)], (Filling{1, 0}));
  EXPECT_EQ(position.player(A).steam, 1);
  EXPECT_EQ(position.state.mine, mine + 1);
}

TEST(SteamtimeExample, EX11_Mission) {
  RULE("ST-28.11");
  RULE("ST-9.2");
  RULE("ST-9.3");
  RULE("ST-12.4");
  TestPosition position;
  position.has(A, "GN 2+1T, 3s, 10e").lies("5.1", "M7");
  EXPECT_EQ(position.play("place 5.1"), "A +1s +3e mission M7 hangar -1 highest 5; 5.1 A -M7; turn B");
}

TEST(SteamtimeExample, EX12_Encounter) {
  RULE("ST-28.12");
  RULE("ST-9.4");
  RULE("ST-9.5");
  RULE("ST-9.6");
  RULE("ST-9.7");
  TestPosition position;
  position.has(A, "BU 2+1T, GN 1, 8s, 20e");
  position.play("place 3.2", "N3 N10");
  EXPECT_EQ(position.offered(), "card N3, card N10");
  position.play("card N10");
  EXPECT_EQ(position.offered(), "top, bottom, none");
  position.play("top; gain GN");
  EXPECT_EQ(position.player(A).generators[at(Colour::green)].coloured, 2);
  EXPECT_EQ(position.player(A).score(), 24);
  EXPECT_EQ(position.player(A).steam, 10);
}

TEST(SteamtimeExample, EX13_PurpleActionForTheOthers) {
  RULE("ST-28.13");
  RULE("ST-9.5");
  RULE("ST-9.6");
  RULE("ST-12.2");
  TestPosition position(3);
  position.has(A, "BU 1, 2s").has(B, "GN 1+1T");
  const int mine = position.state.mine;
  position.play("A: place 2.1; A: card N22", "N3 N22");
  EXPECT_EQ(position.offered(), "top, none");
  EXPECT_EQ(position.play("A: top; B: bottom; B: pay GN"), "A +4s +3e; B -T@GN +3s; turn B");
  EXPECT_EQ(position.player(A).score(), 5);
  EXPECT_EQ(position.player(A).steam, 6);
  EXPECT_EQ(position.state.mine, mine + 1);
  EXPECT_EQ(position.offered("skip"), "skip");  // C is not asked
}

TEST(SteamtimeExample, EX14_NewCrystalCountsForTheBonus) {
  RULE("ST-28.14");
  RULE("ST-9.9");
  RULE("ST-9.10");
  RULE("ST-9.11");
  RULE("ST-12.3");
  TestPosition position;
  position.has(A, "GN 2, 8g").deposit("1.2", "BK 2GN");
  EXPECT_EQ(position.play("place 1.2; buy BK; buy GN; stop; gain T>OR"),
            "A +GN +BK +T@OR -4g hangar -1 highest 1; 1.2 A -GN -BK; turn B");
}

TEST(SteamtimeExample, EX15_BuyingEndsByItself) {
  RULE("ST-28.15");
  RULE("ST-9.10");
  RULE("ST-10.3");
  TestPosition position;
  position.has(A, "GN 3, 5g").deposit("6.2", "GN PK");
  EXPECT_EQ(position.play("place 6.2; buy GN"), "A +GN -4g +2e hangar -1 highest 6; 6.2 A -GN; turn B");
}

TEST(SteamtimeExample, EX16_MineRunsOut) {
  RULE("ST-28.16");
  RULE("ST-9.11");
  RULE("ST-16.1");
  TestPosition position(4);
  position.has(A, "BK 2, 2g").deposit("4.2", "GN").mine(1);
  position.play("place 4.2; buy GN");
  EXPECT_EQ(position.play("gain T>PK"), "A +T@PK; turn B");
  EXPECT_EQ(position.player(A).gold, 0);
  EXPECT_EQ(position.player(A).generators[at(Colour::green)].coloured, 1);
  EXPECT_EQ(position.state.mine, 0);
}

TEST(SteamtimeExample, EX17_Upgrade) {
  RULE("ST-28.17");
  RULE("ST-9.12");
  RULE("ST-9.13");
  RULE("ST-13.1");
  TestPosition position;
  position.has(A, "GN 1, BU 1, PK 1, GY 1, OR 1, 2s, 30e, 4p").effort("Ω1").lies("2.2", "III-C");
  EXPECT_EQ(position.play("place 2.2; pay BU; pay GY; pay OR; gain PK"),
            "A -BU +PK -GY -OR +2e portal 1 upgrade III-C hangar -1 highest 2; 2.2 A -III-C");
  EXPECT_EQ(position.offered("decline"), "decline");
}

TEST(SteamtimeExample, EX18_BonusActionOnAnOccupiedSpace) {
  RULE("ST-28.18");
  RULE("ST-13.3");
  RULE("ST-13.6");
  TestPosition position;
  position.has(A, "GY 3, highest 6").airship("5.3", B).mr_time(A);
  EXPECT_EQ(position.play("bonus 5.3"), "A +13g");
  EXPECT_EQ(position.state.airships[static_cast<std::size_t>(position.rules.space_of(53))], B);
}

TEST(SteamtimeExample, EX19_BonusActionsThatCanBeCarriedOut) {
  RULE("ST-28.19");
  RULE("ST-13.4");
  RULE("ST-8.5");
  TestPosition position;
  position.mr_time(A);
  EXPECT_EQ(position.offered(), "bonus 2.1, bonus 2.3, bonus 3.2, bonus 4.2, bonus 5.3, bonus 6.1, decline");
}

TEST(SteamtimeExample, EX20_BankRunsOut) {
  RULE("ST-28.20");
  RULE("ST-16.3");
  TestPosition position;
  position.has(A, "GY 4, 20g").bank(12).mr_time(A);
  EXPECT_EQ(position.play("bonus 5.3"), "A +12g");
  EXPECT_EQ(position.state.bank, 0);
}

TEST(SteamtimeExample, EX21_Expedition) {
  RULE("ST-28.21");
  RULE("ST-9.16");
  RULE("ST-9.17");
  RULE("ST-9.18");
  TestPosition position;
  position.has(A, "BK 1, OR 3, 5e").round(2).lies("1.3", "II-A");  // α2 is in force
  position.play("place 1.3; pay BK; pay OR");
  EXPECT_EQ(position.offered(), "discover 1, discover 2, discover 3, discover 4");
  position.play("discover 1; discover 3");
  EXPECT_EQ(position.offered(), "gain T>GN, gain T>BU, gain T>BK, gain T>PK, gain T>GY, stop");
  position.play("gain T>BK; gain T>PK");
  const Player& player = position.player(A);
  EXPECT_EQ(player.generators, (std::array<Filling, kColours>{{{}, {}, {0, 1}, {0, 1}, {}, {2, 0}}}));
  EXPECT_EQ(player.score(), 12);
}

TEST(SteamtimeExample, EX22_AllDiscoveries) {
  RULE("ST-28.22");
  RULE("ST-9.18");
  RULE("ST-10.11");
  TestPosition position;
  position.has(A, "GN 1, BU 1, PK 1, OR 3+1T, 70e").round(5).effort("Ω6").lies("1.3", "V-C");
  position.play("place 1.3; pay GN; pay BU; pay PK");
  EXPECT_EQ(position.offered(), "gain * GN, gain * BU, gain * BK, gain * PK, gain * GY, stop");  // no gold for OR
  position.play("gain * GN; gain * PK");
  const Player& player = position.player(A);
  EXPECT_EQ(player.generators, (std::array<Filling, kColours>{{{1, 0}, {}, {}, {1, 0}, {}, {3, 1}}}));
  EXPECT_EQ(player.score(), 89);
}

TEST(SteamtimeExample, EX23_TileTurnsSteamIntoEsteem) {
  RULE("ST-28.23");
  RULE("ST-14.2");
  TestPosition position;
  position.has(A, "6s, 12e, turns 1").play("tile");
  EXPECT_EQ(position.offered(), "esteem 0, esteem 1, esteem 2, esteem 3, esteem 4, esteem 5, esteem 6, time");
  EXPECT_EQ(position.play("esteem 4"), "A -4s +4e; turn B");
}

TEST(SteamtimeExample, EX24_TileGivesATimeCrystal) {
  RULE("ST-28.24");
  RULE("ST-14.2");
  TestPosition position;
  position.has(A, "6s, 12e, turns 1").play("tile");
  EXPECT_EQ(position.play("time; gain T>BK"), "A +T@BK -1s; turn B");
  EXPECT_EQ(position.state.mine, 29);
}

TEST(SteamtimeExample, EX25_FirstPlayerTakesNoTileAtFirst) {
  RULE("ST-28.25");
  RULE("ST-7.3");
  RULE("ST-7.4");
  TestPosition position;
  position.turn(A);
  EXPECT_EQ(position.offered("tile"), "");
  EXPECT_EQ(position.forbids("tile"), "ST-7.4");
  position.play("A: place 2.3");
  EXPECT_EQ(position.offered("tile"), "tile");
  position.play("B: tile; B: esteem 0");
  EXPECT_EQ(position.forbids("tile"), "ST-7.3");
  EXPECT_EQ(position.offered(), "place 3.2, place 4.2, place 5.3, place 6.1, skip");
  position.play("A: skip; B: skip");
  EXPECT_EQ(position.state.round, 2);
  EXPECT_EQ(position.state.first, B);
}

TEST(SteamtimeExample, EX26_HigherAndHigher) {
  RULE("ST-28.26");
  RULE("ST-8.2");
  TestPosition position;
  position.has(A, "20g, hangar 2, highest 2").airship("2.1", A).lies("1.1", "M1").deposit("1.2", "GN BU PK");
  EXPECT_EQ(position.offered("place"), "place 3.2, place 4.2, place 5.3, place 6.1");
  for (const char* move : {"place 1.1", "place 1.2", "place 2.2", "place 2.3"}) {
    EXPECT_EQ(position.forbids(move), "ST-8.2") << move;
  }
}

TEST(SteamtimeExample, EX27_AirshipOnTheTopBoard) {
  RULE("ST-28.27");
  RULE("ST-8.3");
  RULE("ST-7.6");
  TestPosition position;
  position.has(A, "hangar 2, highest 6, turns 1");
  EXPECT_EQ(position.offered(), "tile, skip");
  EXPECT_EQ(position.forbids("place 5.3"), "ST-8.3");
  position.holder(B).turn(B).play("B: place 2.3");
  EXPECT_EQ(position.owing(), "B");
  EXPECT_FALSE(position.player(A).withdrawn);
}

TEST(SteamtimeExample, EX28_EverybodySkips) {
  RULE("ST-28.28");
  RULE("ST-7.5");
  RULE("ST-7.9");
  RULE("ST-7.10");
  TestPosition position(2, kOnlyUpgrades);
  position.has(A, "2s").turn(A);
  EXPECT_EQ(position.play("A: skip"), "A withdrawn; turn B");
  EXPECT_EQ(position.play("B: skip"), "B withdrawn; tile A; turn nobody");
  EXPECT_EQ(position.owing(), "A");
  EXPECT_EQ(position.offered(), "esteem 0, esteem 1, esteem 2, time");
  position.play("A: esteem 2");
  EXPECT_EQ(position.player(A).steam, 0);
  EXPECT_EQ(position.player(A).score(), 2);
  EXPECT_EQ(position.state.first, A);
  EXPECT_EQ(position.state.round, 2);
}

TEST(SteamtimeExample, EX29_Income) {
  RULE("ST-28.29");
  RULE("ST-6.2");
  RULE("ST-6.4");
  RULE("ST-10.8");
  TestPosition position;
  position.has(A, "GN 3, OR 1, 1g, 10s, 40e, upgrade I-A, upgrade I-B, upgrade I-C, upgrade I-F");
  position.deposit("1.2", "BK BU GY");
  EXPECT_EQ(position.income(A), "A +4g +2e");
  EXPECT_EQ(position.choices(), 11U);
  EXPECT_EQ(position.play("gain GN; gain T>OR; gain D BK 1.2"), "A +GN +BK +T@OR -2g; 1.2 -BK");
  EXPECT_EQ(position.player(A).gold, 3);
  EXPECT_EQ(position.player(A).generators[at(Colour::orange)], (Filling{1, 1}));
}

TEST(SteamtimeExample, EX30_ColourIsUsedUp) {
  RULE("ST-28.30");
  RULE("ST-16.2");
  RULE("ST-6.3");
  RULE("ST-1.9");
  TestPosition position(4, kOnlyUpgrades);
  position.has(A, "OR 2, 9g, upgrade IV-D").has(B, "OR 4").has(C, "OR 4").has(D, "OR 4");
  EXPECT_EQ(position.state.bag[at(Colour::orange)], 0);
  EXPECT_EQ(position.income(A), "A +5e");
  EXPECT_EQ(position.owing(), "");
}

TEST(SteamtimeExample, EX31_StreamMoves) {
  RULE("ST-28.31");
  RULE("ST-15.1");
  TestPosition position;
  position.holder(A).end_actions();
  EXPECT_EQ(position.state.stream, (std::array<std::uint8_t, kStream>{6, 1, 2, 3, 4, 5}));
}

TEST(SteamtimeExample, EX32_EsteemIsANumber) {
  RULE("ST-28.32");
  RULE("ST-17.11");
  TestPosition position;
  position.has(A, "5s, 58e, turns 1").play("tile; esteem 5");
  EXPECT_EQ(Json::parse(position.view(Viewer::seat(B)))["seats"]["0"]["score"], 63);
  position.has(A, "4s, 118e, turns 1").holder(kNone).turn(A).play("tile; esteem 4");
  EXPECT_EQ(Json::parse(position.view(Viewer::seat(B)))["seats"]["0"]["score"], 122);
}

TEST(SteamtimeExample, EX33_Missions) {
  RULE("ST-28.33");
  RULE("ST-17.1");
  RULE("ST-17.2");
  RULE("ST-17.4");
  TestPosition position;
  position.has(A, "GN 2+1T, PK 0+1T, OR 1, 9g, 80e, mission M1, mission M16, mission M19").scoring(A);
  EXPECT_EQ(position.offered(), "mission M1, mission M16, mission M19, done");
  EXPECT_EQ(position.play("mission M1"), "A -2GN -T@GN +10e done M1");
  EXPECT_EQ(position.forbids("mission M16"), "ST-17.4");
  EXPECT_EQ(position.play("mission M19"), "A -8g +7e done M19");
  EXPECT_EQ(position.player(A).score(), 97);
  EXPECT_EQ(position.player(A).gold, 1);
  EXPECT_EQ(position.player(A).crystals(), 2);
  EXPECT_TRUE(position.rules.outcome(position.state));
}

TEST(SteamtimeExample, EX34_MissionsInAnotherOrder) {
  RULE("ST-28.34");
  RULE("ST-17.2");
  RULE("ST-17.3");
  TestPosition position;
  position.has(A, "GN 2+1T, PK 0+1T, OR 1, 9g, 80e, mission M1, mission M16, mission M19").scoring(A);
  EXPECT_EQ(position.play("mission M16; pay GN; pay PK; pay OR; pay GN"), "A -GN -T@GN -T@PK -OR +10e done M16");
  EXPECT_EQ(position.offered(), "mission M19, done");
  position.play("mission M19");
  EXPECT_EQ(position.player(A).score(), 97);
  EXPECT_EQ(position.player(A).gold, 1);
  EXPECT_EQ(position.player(A).crystals(), 1);
}

TEST(SteamtimeExample, EX35_Places) {
  RULE("ST-28.35");
  RULE("ST-17.8");
  RULE("ST-17.9");
  TestPosition two;
  two.has(A, "97e, GN 1+1T").has(B, "97e, BU 1").scoring(A);
  EXPECT_EQ(two.rules.outcome(two.state)->places, (std::vector<int>{1, 2}));
  TestPosition three(3);
  three.has(A, "97e, GN 1+1T").has(B, "90e, GN 5").has(C, "97e, OR 0+2T").scoring(A);
  EXPECT_EQ(three.rules.outcome(three.state)->places, (std::vector<int>{1, 3, 1}));
}

TEST(SteamtimeExample, EX36_SaboteursArePaidFirst) {
  RULE("ST-28.36");
  RULE("ST-18.2");
  RULE("ST-18.4");
  TestPosition position(3, {{"sabotage", "on"}});
  position.has(A, "GN 1+1T, BU 0+1T, 3e").has(B, "saboteur 3.1").has(C, "saboteur 3.1").lies("3.1", "M1");
  const int mine = position.state.mine;
  position.play("place 3.1");
  EXPECT_EQ(position.offered(), "pay GN, pay BU");
  EXPECT_EQ(position.play("pay GN; pay BU"), "A -T@GN -T@BU +1e mission M1; 3.1 -M1; turn B");
  EXPECT_EQ(position.player(A).score(), 4);
  EXPECT_EQ(position.state.mine, mine + 2);
}

TEST(SteamtimeExample, EX37_SaboteursMakeASpaceIllegal) {
  RULE("ST-28.37");
  RULE("ST-18.3");
  RULE("ST-18.5");
  RULE("ST-8.6");
  TestPosition position(3, {{"sabotage", "on"}});
  position.has(A, "GN 1+1T").has(B, "saboteur 3.1").has(C, "saboteur 3.1").lies("3.1", "M1");
  EXPECT_EQ(position.forbids("place 3.1"), "ST-18.5");
  position.mr_time(A);
  EXPECT_EQ(position.forbids("bonus 3.1"), "ST-18.5");
  position.has(A, "GN 1, saboteur 3.1").has(B, "").has(C, "");
  EXPECT_EQ(position.play("bonus 3.1"), "A +1e mission M1; 3.1 -M1");
}

TEST(SteamtimeExample, EX38_Alchemist) {
  RULE("ST-28.38");
  RULE("ST-19.4");
  RULE("ST-19.9");
  TestPosition position(2, {{"specialists", "on"}});
  position.has(A, "BK 1+1T, 2g, top P3").deposit("1.2", "GN").mr_time(A);
  EXPECT_EQ(position.play("bonus 1.2; buy GN; gain T>OR; gain T>OR; gain T>PK"), "A +GN +T@PK +2T@OR -2g; 1.2 -GN");
  EXPECT_EQ(position.owing(), "");
}

TEST(SteamtimeExample, EX39_Quartermaster) {
  RULE("ST-28.39");
  RULE("ST-19.9");
  TestPosition position(2, {{"specialists", "on"}, {"basic_income", "off"}});
  position.has(A, "BK 1, top P7, upgrade III-D");
  EXPECT_EQ(position.income(A, "gain BK"), "A +BK +3e");
}

// A match in which the first player has just placed on a deposit that two different crystals can be bought from.
Match<Rules> match_with_deposit(std::uint8_t& space, std::vector<Move>& bought) {
  const Stamp stamp{"test", 0};
  for (std::uint64_t seed = 0;; ++seed) {
    LabDice dice(seed);
    Match<Rules> match(rules_for(2, {{"first_player", 0}}), stamp, dice);
    MoveList<Move> moves;
    match.legal(A, moves);
    for (const Move& move : moves) {
      if (move.act != Act::place) continue;
      const Place& place = match.rules().space(match.rules().space_of(move.a));
      if (place.space.action != Action::deposit) continue;
      const Crystals& deposit = match.state_for_tests().deposits[place.deposit];
      if (deposit[at(Colour::gray)] == 0 || deposit[at(Colour::green)] == 0) continue;
      space = move.a;
      bought = {Move::of(Act::buy, 4), Move::of(Act::buy, 0)};
      return match;
    }
  }
}

TEST(SteamtimeExample, EX40_Undo) {
  RULE("ST-28.40");
  RULE("ST-21.1");
  RULE("ST-21.2");
  RULE("ST-21.3");
  const Stamp stamp{"test", 0};
  std::uint8_t space = 0;
  std::vector<Move> bought;
  Match<Rules> match = match_with_deposit(space, bought);
  LabDice dice(1);
  std::vector<State> states;
  for (const Move& move : {Move::of(Act::place, space), bought[0], bought[1]}) {
    states.push_back(match.state_for_tests());
    ASSERT_TRUE(match.play(A, match.decision(A), std::span(&move, 1), stamp, dice));
  }
  while (!states.empty()) {
    EXPECT_EQ(match.undo_chance(A).kind, UndoChance::Kind::free);
    match.undo(A, stamp);
    EXPECT_TRUE(same_bytes(match.state_for_tests(), states.back()));
    states.pop_back();
  }

  // On an encounter space the cards are drawn with the placement.
  MoveList<Move> moves;
  match.legal(A, moves);
  const auto* encounter = std::find_if(moves.begin(), moves.end(), [&](const Move& move) {
    return move.act == Act::place &&
           match.rules().space(match.rules().space_of(move.a)).space.action == Action::encounter;
  });
  ASSERT_TRUE(match.play(A, match.decision(A), std::span(encounter, 1), stamp, dice));
  EXPECT_NE(match.undo_chance(A).kind, UndoChance::Kind::free);
}

TEST(SteamtimeExample, EX41_Navigator) {
  RULE("ST-28.41");
  RULE("ST-8.3");
  RULE("ST-19.9");
  TestPosition position(2, {{"specialists", "on"}});
  position.has(A, "hangar 1, highest 6, turns 1, top P8").lies("6.3", "I-A").airship("6.2", A);
  EXPECT_EQ(position.offered(), "place 6.1, tile, skip");
  position.has(A, "hangar 1, highest 6, turns 1");
  EXPECT_EQ(position.offered(), "tile, skip");
}

TEST(SteamtimeExample, EX42_BonusActionAfterTheLastAirship) {
  RULE("ST-28.42");
  RULE("ST-7.7");
  RULE("ST-7.9");
  TestPosition position;
  position.has(A, "GN 2, PK 1, 4p, hangar 1").has(B, "hangar 0").holder(B).effort("α1").lies("2.2", "I-D");
  position.has(A, "GN 1, BK 1, PK 1, 4p, hangar 1").play("place 2.2; pay GN; pay BK; gain OR");
  EXPECT_EQ(position.owing(), "A");
  EXPECT_EQ(position.offered("decline"), "decline");
  position.play("decline");
  EXPECT_EQ(position.state.round, 2);
}

TEST(SteamtimeExample, EX43_Mint) {
  RULE("ST-28.43");
  RULE("ST-11.11");
  TestPosition position(2, {{"steam_payment", "mint"}});
  position.has(A, "GN 1, 2s").effort("α5").lies("2.2", "I-A").mr_time(A);
  position.play("bonus 2.2");
  EXPECT_EQ(position.offered(), "pay GN, pay steam");
  TestPosition other = position;
  position.play("pay GN");
  EXPECT_EQ(position.offered(), "pay steam");
  position.play("pay steam");
  EXPECT_EQ(position.player(A).steam, 1);
  other.play("pay steam");
  EXPECT_EQ(other.offered(), "pay GN, pay steam");
  TestPosition third = other;
  other.play("pay GN");
  EXPECT_EQ(other.player(A).steam, 0);
  EXPECT_EQ(other.player(A).crystals(), 0);
  third.play("pay steam");
  EXPECT_EQ(third.player(A).steam, 0);
  EXPECT_EQ(third.player(A).crystals(), 1);
}

}  // namespace
}  // namespace tempora::steamtime
