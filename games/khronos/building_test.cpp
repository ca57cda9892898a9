// Building, upgrading and demolishing in one age: KH-7 and KH-8, worked examples E1 to E17.
#include <gtest/gtest.h>

#include <map>

#include "engine/testing/rule.hpp"
#include "games/khronos/testing/position.hpp"

namespace tempora::khronos {
namespace {

// How many anchors cost nothing extra, cover forest, cover mountain.
std::array<int, 3> by_terrain(const Position& position, const std::vector<Square>& anchors, int size) {
  std::array<int, 3> counts{};
  for (const Square anchor : anchors) {
    bool forest = false;
    bool mountain = false;
    for (int row = anchor.row; row < anchor.row + size; ++row) {
      for (int column = anchor.column; column < anchor.column + size; ++column) {
        const char terrain = position.rules.land().terrain(row, column);
        forest = forest || terrain == 'f';
        mountain = mountain || terrain == '^';
      }
    }
    ++counts[mountain ? 2 : forest ? 1 : 0];
  }
  return counts;
}

// A position in which cards and uses are no limit.
Position rich(int military, int religious, int civil, int players = 3) {
  return Position(players).acts(P1, kMight, military, religious, civil).uses(P1, 3, 3);
}

int cards_spent(Position position, std::string_view path) {
  const int before = count_of(position.state.players[P1].hand);
  position.play(path);
  return before - count_of(position.state.players[P1].hand);
}

TEST(KhronosExample, E01_LegalAnchorsAtSetUp) {
  RULE("KH-20");
  RULE("KH-7.8");
  RULE("KH-3.5");
  using Counts = std::array<int, 3>;
  const auto counts = [](const Position& position, Type type, int size) {
    return by_terrain(position, position.anchors(kMight, type, size), size);
  };
  const Position military = rich(6, 0, 0);
  const Position religious = rich(0, 6, 0);
  const Position civil = rich(0, 0, 6);
  EXPECT_EQ(counts(military, Type::military, 1), (Counts{235, 33, 18}));
  EXPECT_EQ(counts(religious, Type::religious, 1), (Counts{235, 33, 18}));
  EXPECT_EQ(counts(military, Type::military, 2), (Counts{139, 38, 23}));
  EXPECT_EQ(counts(religious, Type::religious, 2), (Counts{139, 38, 23}));
  EXPECT_EQ(counts(military, Type::military, 3), (Counts{54, 28, 27}));
  EXPECT_EQ(counts(religious, Type::religious, 3), (Counts{54, 28, 27}));
  EXPECT_EQ(counts(civil, Type::civil, 1), (Counts{235, 33, 18}));
  EXPECT_EQ(counts(civil, Type::civil, 2), (Counts{184, 38, 23}));
  EXPECT_EQ(counts(civil, Type::civil, 3), (Counts{108, 30, 27}));
}

TEST(KhronosExample, E01_ThreeCastlesWouldConnectHamlets) {
  RULE("KH-20");
  RULE("KH-8.4");
  const Position position = rich(6, 0, 0);
  std::map<std::string, std::vector<std::string>> refused;
  for (int row = 0; row < 20; ++row) {
    for (int column = 0; column < 16; ++column) {
      const std::string anchor = name(Square{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)});
      refused[position.forbids("build Might Castle " + anchor)].push_back(anchor);
    }
  }
  EXPECT_EQ(refused["KH-8.4"], (std::vector<std::string>{"F4", "L4", "E5"}));
  EXPECT_EQ(refused[""].size(), 109U);
  EXPECT_EQ(refused.size(), 4U);  // besides: KH-7.8 for what stands there or the edge, KH-8.1 for the river
}

TEST(KhronosExample, E02_KeepEchoesInBothLaterAges) {
  RULE("KH-20");
  RULE("KH-7.7");
  RULE("KH-7.10");
  RULE("KH-7.11");
  RULE("KH-9.1");
  RULE("KH-2.1");
  Position position;
  position.acts(P1, kMight, 2, 1, 1).play("build Might Keep C5");
  EXPECT_EQ(position.state.players[P1].hand, (Cards{0, 1, 1}));
  EXPECT_EQ(position.state.discards, (Cards{2, 0, 0}));
  EXPECT_EQ(position.ecus(P1), 5);
  EXPECT_EQ(position.might(), "Keep C5 P1");
  EXPECT_EQ(position.faith(), "Keep C5 P1");
  EXPECT_EQ(position.reason(), "Keep C5");
  EXPECT_EQ(position.cubes(P1), 23);
  EXPECT_EQ(position.stock(Type::military, 2), 21);
}

TEST(KhronosExample, E03_RiverIsForTownsAndCities) {
  RULE("KH-20");
  RULE("KH-8.1");
  const Position position = Position().acts(P1, kMight, 2, 0, 2);
  EXPECT_EQ(position.forbids("build Might Tower I3"), "KH-8.1");
  EXPECT_EQ(position.forbids("build Might Hamlet I3"), "KH-8.1");
  EXPECT_EQ(position.forbids("build Might Keep H1"), "KH-8.1");
  Position town = position;
  town.play("build Might Town H3");
  EXPECT_EQ(town.state.players[P1].hand, (Cards{2, 0, 0}));  // the river costs nothing extra
  EXPECT_EQ(town.ecus(P1), 5);
  for (const Age age : kEveryAge) EXPECT_EQ(town.shows(age), "Town H3");
}

TEST(KhronosExample, E04_TerrainCostsCards) {
  RULE("KH-20");
  RULE("KH-8.2");
  RULE("KH-5.4");
  RULE("KH-18");
  for (const int players : {2, 3, 4}) {
    const Position position = Position(players).acts(P1, kMight, 4, 0, 0);
    const int four = players == 4 ? 1 : 0;
    EXPECT_EQ(cards_spent(position, "build Might Keep E8"), 3 - four) << players;
    EXPECT_EQ(cards_spent(position, "build Might Keep A1"), 4 - four) << players;
    EXPECT_EQ(cards_spent(position, "build Might Keep F9"), 4 - four) << players;
    EXPECT_EQ(position.rules.terrain_cost(square("A1"), 3), 2 - four) << players;
    EXPECT_EQ(position.forbids("build Might Castle A1"), "KH-7.5") << players;
  }
  Position seed_text(3, {{"terrain", "seed-text"}});
  seed_text.acts(P1, kMight, 4, 0, 0);
  EXPECT_EQ(cards_spent(seed_text, "build Might Keep E8"), 4);
  EXPECT_EQ(cards_spent(seed_text, "build Might Keep A1"), 3);
  // KH-18: a footprint with both costs the dearer of the two.
  EXPECT_EQ(cards_spent(seed_text, "build Might Keep F9"), 4);
  Position of_four(4, {{"terrain", "seed-text"}});
  of_four.acts(P1, kMight, 4, 0, 0);
  EXPECT_EQ(cards_spent(of_four, "build Might Keep E8"), 2);
  EXPECT_EQ(cards_spent(of_four, "build Might Keep A1"), 3);
}

TEST(KhronosExample, E05_FourCardsNeedBothAgents) {
  RULE("KH-20");
  RULE("KH-7.2");
  RULE("KH-2.10");
  Position position;
  position.hand(P1, 4, 0, 0).agents(P1, kMight, kFaith);
  EXPECT_EQ(position.forbids("build Might Castle B5"), "KH-7.2");
  EXPECT_EQ(position.forbids("build Might Castle"), "KH-7.2");
  Position spent = position;
  position.play("move 2 Might");
  EXPECT_EQ(position.ecus(P1), 3);
  EXPECT_EQ(position.forbids("build Might Castle B5"), "");
  spent.uses(P1, 2, 1).play("move 2 Might");
  EXPECT_EQ(spent.forbids("build Might Castle B5"), "KH-7.2");
}

TEST(KhronosExample, E06_UsesGoWithTheAgent) {
  RULE("KH-20");
  RULE("KH-7.2");
  RULE("KH-7.6");
  Position position;
  position.acts(P1, kMight, 2, 1, 1);
  position.play("build Might Tower C5 share 1 0").play("move 1 Faith").play("build Faith Chapel C5");
  EXPECT_EQ(position.state.players[P1].agents[0].age, kFaith);
  EXPECT_EQ(position.state.players[P1].agents[0].uses, 0);
  EXPECT_EQ(position.state.players[P1].agents[1].age, kMight);
  EXPECT_EQ(position.state.players[P1].agents[1].uses, 2);
  EXPECT_EQ(position.ecus(P1), 3);
  EXPECT_EQ(position.forbids("build Faith Hamlet A5"), "KH-7.2");
}

TEST(KhronosExample, E07_HamletConnectsWhatAWatchTowerMayNot) {
  RULE("KH-20");
  RULE("KH-8.4");
  RULE("KH-8.5");
  RULE("KH-4.3");
  Position position;
  position.might("Hamlet F4; Hamlet G4; Hamlet H5; Hamlet H6").acts(P1, kMight, 1, 0, 1);
  EXPECT_NE(position.at(kMight, "E4").domain, position.at(kMight, "H7").domain);
  EXPECT_EQ(position.forbids("build Might Tower H4"), "KH-8.4");
  EXPECT_EQ(position.forbids("build Might Tower G5"), "KH-8.4");
  position.play("build Might Hamlet H4");
  EXPECT_EQ(position.state.players[P1].hand, (Cards{1, 0, 0}));
  EXPECT_EQ(position.ecus(P1), 4);
  EXPECT_EQ(position.at(kMight, "E4").domain, position.at(kMight, "H7").domain);
  EXPECT_EQ(position.told(What::conflict), 0);
  EXPECT_EQ(position.faith(), "");
  EXPECT_EQ(position.reason(), "");
}

TEST(KhronosExample, E08_OnlyEqualIsForbidden) {
  RULE("KH-20");
  RULE("KH-8.6");
  Position position;
  position.might("Keep D5 P1").acts(P2, kMight, 4, 0, 0);
  EXPECT_EQ(position.forbids("build Might Keep F4"), "KH-8.6");
  EXPECT_EQ(position.forbids("build Might Tower F4"), "");
  EXPECT_EQ(position.forbids("build Might Castle F4"), "KH-8.4");
  position.play("build Might Castle F3");
  EXPECT_EQ(count_of(position.state.players[P2].hand), 0);
  EXPECT_EQ(position.might(), "Castle F3 P2; Keep D5 P1");
}

TEST(KhronosExample, E09_FaithRipplesIntoReasonOnly) {
  RULE("KH-20");
  RULE("KH-7.10");
  RULE("KH-9.1");
  Position chapel;
  chapel.acts(P2, kFaith, 0, 2, 0).play("build Faith Chapel F13");
  EXPECT_EQ(chapel.ecus(P2), 4);
  EXPECT_EQ(chapel.faith(), "Chapel F13 P2");
  EXPECT_EQ(chapel.might() + chapel.reason(), "");
  Position monastery;
  monastery.acts(P2, kFaith, 0, 2, 0).play("build Faith Monastery F13");
  EXPECT_EQ(monastery.ecus(P2), 6);
  EXPECT_EQ(monastery.might(), "");
  EXPECT_EQ(monastery.faith(), "Monastery F13 P2");
  EXPECT_EQ(monastery.reason(), "Monastery F13");
}

TEST(KhronosExample, E10_UpgradeCoversTheOldOneAndFreeSquares) {
  RULE("KH-20");
  RULE("KH-7.12");
  RULE("KH-7.14");
  RULE("KH-7.16");
  Position position;
  position.might("Watch Tower D5 P1").acts(P1, kMight, 1, 0, 0);
  EXPECT_EQ(position.forbids("upgrade Might D5 Keep D4"), "KH-7.14");
  Position other = position;
  other.acts(P2, kMight, 1, 0, 0);
  EXPECT_EQ(other.forbids("upgrade Might D5 Keep C5"), "KH-7.12");
  position.play("upgrade Might D5 Keep C5");
  EXPECT_EQ(count_of(position.state.players[P1].hand), 0);
  EXPECT_EQ(position.ecus(P1), 5);
  EXPECT_EQ(position.might(), "Keep C5 P1");
  EXPECT_EQ(position.faith(), "Keep C5 P1");
  EXPECT_EQ(position.reason(), "Keep C5");
}

TEST(KhronosExample, E11_UpgradeMayNotConnectDomains) {
  RULE("KH-20");
  RULE("KH-8.4");
  const Position position = Position().might("Watch Tower M5 P1").acts(P1, kMight, 1, 0, 0);
  EXPECT_EQ(position.forbids("upgrade Might M5 Keep M5"), "KH-8.4");
  EXPECT_EQ(position.forbids("upgrade Might M5 Keep L4"), "KH-8.4");
  EXPECT_EQ(position.forbids("upgrade Might M5 Keep L5"), "");
}

TEST(KhronosExample, E12_UpgradeMayNotEqualTheTop) {
  RULE("KH-20");
  RULE("KH-8.6");
  const Position position = Position().might("Keep D5 P1; Castle F3 P2").acts(P1, kMight, 2, 0, 0);
  EXPECT_EQ(position.forbids("upgrade Might D5 Castle C5"), "KH-8.6");
}

TEST(KhronosExample, E13_UpgradeLosesTheRenovation) {
  RULE("KH-20");
  RULE("KH-7.13");
  RULE("KH-7.14");
  RULE("KH-7.15");
  RULE("KH-9.5");
  Position position;
  position.might("Keep M5 P1").faith("Keep M5 P1").reason("Keep M5 renovated").acts(P1, kMight, 2, 0, 0);
  EXPECT_EQ(position.cubes(P1), 23);
  EXPECT_EQ(position.forbids("upgrade Might M5 Castle L4"), "KH-8.4");
  EXPECT_EQ(position.forbids("upgrade Might M5 Castle L5"), "KH-7.14");
  position.play("upgrade Might M5 Castle M4");
  EXPECT_EQ(count_of(position.state.players[P1].hand), 0);
  EXPECT_EQ(position.ecus(P1), 5);
  EXPECT_EQ(position.might(), "Castle M4 P1");
  EXPECT_EQ(position.faith(), "Castle M4 P1");
  EXPECT_EQ(position.reason(), "Castle M4");
  EXPECT_EQ(position.cubes(P1), 23);
  EXPECT_EQ(position.stock(Type::military, 2), 24);
  EXPECT_EQ(position.stock(Type::military, 3), 6);
}

TEST(KhronosExample, E14_PopulationStaysWhenAPrintedHamletGrows) {
  RULE("KH-20");
  RULE("KH-7.12");
  RULE("KH-9.5");
  RULE("KH-3.6");
  Position position;
  position.reason("N7 (P2 1)").acts(P1, kMight, 0, 0, 1).play("upgrade Might N7 Town N7");
  EXPECT_EQ(count_of(position.state.players[P1].hand), 0);
  EXPECT_EQ(position.ecus(P1), 5);
  EXPECT_EQ(position.might(), "Town N7");
  EXPECT_EQ(position.faith(), "Town N7");
  EXPECT_EQ(position.reason(), "Town N7 (P2 1)");
  EXPECT_EQ(position.cubes(P2), 24);
}

TEST(KhronosExample, E15_UpgradeInFaithLeavesMightAlone) {
  RULE("KH-20");
  RULE("KH-7.13");
  RULE("KH-7.16");
  RULE("KH-9.5");
  Position position;
  position.might("Town N7").faith("Town N7").reason("Town N7 (P2 1, P3 1)").acts(P1, kFaith, 1, 0, 2);
  position.play("upgrade Faith N7 City N7 extra 1 0 0");
  EXPECT_EQ(count_of(position.state.players[P1].hand), 0);
  EXPECT_EQ(position.state.discards, (Cards{1, 0, 2}));
  EXPECT_EQ(position.ecus(P1), 6);
  EXPECT_EQ(position.might(), "Town N7");
  EXPECT_EQ(position.faith(), "City N7");
  EXPECT_EQ(position.reason(), "City N7 (P2 1, P3 1)");
}

TEST(KhronosExample, E16_WhatCannotBeDemolished) {
  RULE("KH-20");
  RULE("KH-7.17");
  RULE("KH-3.6");
  Position position;
  position.might("Keep C5 P1; Watch Tower A8 P2; Hamlet A5").acts(P1, kMight, 1, 0, 1);
  EXPECT_EQ(position.forbids("demolish Might Hamlet H12"), "KH-7.17");
  EXPECT_EQ(position.forbids("demolish Might Keep C5"), "KH-7.17");
  EXPECT_EQ(position.forbids("demolish Might Tower A8"), "");
  EXPECT_EQ(position.forbids("demolish Might Hamlet A5"), "");
  position.ecus(P1, 0);
  EXPECT_EQ(position.forbids("demolish Might Tower A8"), "KH-7.17");
  EXPECT_EQ(position.forbids("demolish Might Hamlet A5"), "KH-7.17");
  EXPECT_EQ(position.forbids("demolish Might Hamlet H12"), "KH-7.17");
}

TEST(KhronosExample, E17_DemolishingDividesADomain) {
  RULE("KH-20");
  RULE("KH-7.17");
  RULE("KH-7.18");
  RULE("KH-10.5");
  RULE("KH-11.1");
  RULE("KH-11.2");
  RULE("KH-11.5");
  Position position;
  position.everywhere("Castle D12 P1; Keep H13 P2").might("Hamlet G13; Keep H15 P3").acts(P2, kMight, 0, 0, 1);
  EXPECT_EQ(position.at(kMight, "C13").domain, position.at(kMight, "H12").domain);
  EXPECT_EQ(position.at(kMight, "D12").domain, position.at(kMight, "H15").domain);
  position.play("demolish Might Hamlet G13");
  EXPECT_EQ(position.ecus(P2), 3);
  EXPECT_EQ(count_of(position.state.players[P2].hand), 0);
  EXPECT_EQ(position.owes(), P2);
  EXPECT_EQ(position.offers(), "stay H13, stay H15");
  position.play("stay H13");
  EXPECT_EQ(position.owes(), P3);
  EXPECT_EQ(position.offers(), "place H15, place I15, place H16, place I16");
  position.play("place H15");
  EXPECT_EQ(position.might(), "Castle D12 P1; Keep H13 P2; Watch Tower H15 P3");
  EXPECT_EQ(position.faith(), "Castle D12 P1; Keep H13 P2");
  EXPECT_EQ(position.reason(), "Castle D12; Keep H13");
  EXPECT_EQ(position.owes(), P2);
  EXPECT_EQ(position.state.step, Step::act);
}

TEST(KhronosComponents, SizesHaveTheirFootprintsAndValues) {
  RULE("KH-2.3");
  RULE("KH-2.4");
  RULE("KH-4.6");
  const std::array<std::array<const char*, 3>, 3> names{
      {{"Tower", "Keep", "Castle"}, {"Chapel", "Monastery", "Abbey"}, {"Hamlet", "Town", "City"}}};
  const std::array<int, 3> values{1, 2, 4};
  for (const Type type : kEveryType) {
    for (std::size_t size = 1; size <= 3; ++size) {
      Position position;
      const auto card = [&](Type of) { return of == type ? 4 : 0; };
      position.acts(P1, kMight, card(Type::military), card(Type::religious), card(Type::civil));
      const std::string name = names[static_cast<std::size_t>(type)][size - 1];
      EXPECT_EQ(cards_spent(position, "build Might " + name + " A5"), values[size - 1]);
      position.play("build Might " + name + " A5");
      const Building& building = position.at(kMight, "A5");
      EXPECT_EQ(building.value(), values[size - 1]);
      EXPECT_EQ(building.anchor(), square("A5"));
      // Exactly the squares to the right and below, as many as the size, are taken.
      for (int row = 4; row < 8; ++row) {
        for (int column = 0; column < 4; ++column) {
          const Square at{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
          const bool inside = row < 4 + static_cast<int>(size) && column < static_cast<int>(size);
          const std::string hamlet = "build Might Hamlet " + khronos::name(at);
          Position next = position;
          next.active(P2).acts(P2, kMight, 0, 0, 1);
          if (khronos::name(at) == "B8") continue;  // a printed hamlet
          EXPECT_EQ(next.forbids(hamlet), inside ? "KH-7.8" : "") << hamlet;
        }
      }
      const bool ripples = size > 1;
      EXPECT_EQ(position.faith().empty(), !ripples);
      EXPECT_EQ(position.reason().empty(), !ripples);
      if (!ripples) continue;
      const Building& late = position.at(kReason, "A5");
      EXPECT_EQ(late.ruin, type != Type::civil);
      EXPECT_EQ(late.value(), type == Type::civil ? values[size - 1] : static_cast<int>(size) - 1);
    }
  }
}

TEST(KhronosComponents, TilesAndCardsAreThoseOfTheTable) {
  RULE("KH-2.5");
  RULE("KH-2.9");
  RULE("KH-2.11");
  RULE("KH-18");
  const Position position;
  int tiles = 0;
  const std::array<std::array<int, 3>, 3> table{{{20, 24, 9}, {20, 20, 9}, {20, 24, 9}}};
  for (const Type type : kEveryType) {
    for (int size = 1; size <= 3; ++size) {
      EXPECT_EQ(position.stock(type, size), table[static_cast<std::size_t>(type)][static_cast<std::size_t>(size - 1)]);
      tiles += position.stock(type, size);
    }
  }
  EXPECT_EQ(tiles, 155);
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(position.cubes(seat), 25);
  const auto cards_in = [](const State& state) {
    Cards cards = state.row;
    for (const Type type : state.pile) ++cards[static_cast<std::size_t>(type)];
    for (const Player& player : state.players) {
      for (std::size_t i = 0; i < kTypes; ++i) cards[i] = static_cast<std::uint8_t>(cards[i] + player.hand[i]);
    }
    return cards;
  };
  for (const char* holdem : {"off", "on"}) {
    const auto cards = [&](const char* deck) {
      const Rules rules = rules_for(3, {{"deck", deck}, {"holdem", holdem}});
      Dealer dealer{Generator(7)};
      Journal deaf;
      return cards_in(rules.start(dealer, deaf));
    };
    EXPECT_EQ(cards("33"), (Cards{11, 11, 11}));
    EXPECT_EQ(cards("55"), (Cards{18, 18, 19}));
  }
}

TEST(KhronosBuilding, TileIsBackInTheCommonStockAtOnce) {
  RULE("KH-2.6");
  Position position;
  position.might("Watch Tower A8 P2").stock(Type::military, 1, 0).acts(P1, kMight, 2, 0, 0);
  EXPECT_EQ(position.forbids("build Might Tower A5"), "KH-2.7");
  position.play("demolish Might Tower A8");
  EXPECT_EQ(position.stock(Type::military, 1), 1);
  EXPECT_EQ(position.cubes(P2), 25);
  position.play("build Might Tower A5");
  EXPECT_EQ(position.might(), "Watch Tower A5 P1");
}

TEST(KhronosBuilding, WithoutTileNothingIsBuiltOrGrows) {
  RULE("KH-2.7");
  RULE("KH-7.5");
  Position position;
  position.might("Watch Tower C9 P1").stock(Type::military, 2, 0).acts(P1, kMight, 4, 0, 0);
  EXPECT_EQ(position.forbids("build Might Keep L5"), "KH-2.7");
  EXPECT_EQ(position.forbids("upgrade Might C9 Keep C9"), "KH-7.15");
  EXPECT_EQ(position.forbids("upgrade Might C9 Castle C9"), "");
  position.stock(Type::military, 3, 0);
  EXPECT_EQ(position.forbids("upgrade Might C9 Castle C9"), "KH-7.15");
  EXPECT_EQ(position.forbids("build Might Castle L5"), "KH-2.7");
}

TEST(KhronosBuilding, WithoutCubeNothingOfOnesOwnIsBuilt) {
  RULE("KH-2.12");
  Position position;
  position.might("Watch Tower C5 P1").reason("Castle D12; Keep M5").cubes(P1, 0);
  position.acts(P1, kMight, 1, 1, 1);
  EXPECT_EQ(position.forbids("build Might Tower A8"), "KH-2.12");
  EXPECT_EQ(position.forbids("build Might Chapel A8"), "KH-2.12");
  EXPECT_EQ(position.forbids("build Might Hamlet A8"), "");
  EXPECT_EQ(position.forbids("upgrade Might C5 Keep C5"), "");
  position.acts(P1, kReason, 1, 1, 1);
  EXPECT_EQ(position.forbids("populate H12"), "KH-2.12");
  EXPECT_EQ(position.forbids("renovate Castle D12"), "KH-2.12");
  EXPECT_EQ(position.forbids("renovate Keep M5"), "");  // this card finishes it
}

TEST(KhronosBuilding, EcusHaveNoLimit) {
  RULE("KH-2.13");
  Position position;
  position.ecus(P1, 60).acts(P1, kMight, 2, 0, 0).play("build Might Keep C5");
  EXPECT_EQ(position.ecus(P1), 61);
  Position poor;
  poor.ecus(P1, 0).acts(P1, kMight, 2, 0, 0);
  EXPECT_EQ(poor.forbids("move 1 Faith"), "KH-7.6");
  poor.play("build Might Keep C5");
  EXPECT_EQ(poor.ecus(P1), 1);
}

TEST(KhronosBuilding, NeedsAnAgentInThatAge) {
  RULE("KH-7.1");
  Position position;
  position.might("Watch Tower C5 P1").faith("Watch Tower C5 P1").reason("Keep M5").hand(P1, 1, 1, 2);
  position.agents(P1, kMight, kMight);
  EXPECT_EQ(position.forbids("build Faith Hamlet A5"), "KH-7.1");
  EXPECT_EQ(position.forbids("upgrade Faith C5 Keep C5"), "KH-7.1");
  EXPECT_EQ(position.forbids("demolish Faith Tower C5"), "KH-7.1");
  EXPECT_EQ(position.forbids("populate H12"), "KH-7.1");
  EXPECT_EQ(position.forbids("renovate Keep M5"), "KH-7.1");
  position.agents(P1, kFaith, kReason);
  EXPECT_EQ(position.forbids("build Faith Hamlet A5"), "");
  EXPECT_EQ(position.forbids("upgrade Faith C5 Keep C5"), "");
  EXPECT_EQ(position.forbids("demolish Faith Tower C5"), "");
  EXPECT_EQ(position.forbids("populate H12"), "");
  EXPECT_EQ(position.forbids("renovate Keep M5"), "");
  EXPECT_EQ(position.forbids("build Might Hamlet A5"), "KH-7.1");
}

TEST(KhronosBuilding, EachAgeHasItsActions) {
  RULE("KH-7.3");
  Position position;
  position.reason("Keep M5 renovated").acts(P1, kReason, 2, 1, 1);
  EXPECT_EQ(position.forbids("build Reason Keep C5"), "KH-7.3");
  EXPECT_EQ(position.forbids("build Reason Hamlet C5"), "KH-7.3");
  EXPECT_EQ(position.forbids("upgrade Reason H12 Town H12"), "KH-7.3");
  EXPECT_EQ(position.forbids("demolish Reason Hamlet H12"), "KH-7.3");
  for (const std::string& act : position.offered()) {
    EXPECT_TRUE(act == "populate" || act == "end" || act.starts_with("move ")) << act;
  }
  // Populate and renovate go to Reason's boards only.
  EXPECT_EQ(position.play("populate H12").shows(kReason), "Keep M5 renovated; H12 (P1 1)");
  EXPECT_EQ(position.might() + position.faith(), "");
  // With the same cards Might and Faith have the others.
  for (const Age age : {kMight, kFaith}) {
    Position other;
    other.reason("Keep M5").acts(P1, age, 2, 1, 1);
    for (const std::string& act : other.offered()) {
      EXPECT_FALSE(act.starts_with("populate") || act.starts_with("renovate")) << act;
    }
    other.play(age == kMight ? "build Might Hamlet C5 share 1 0" : "build Faith Hamlet C5 share 1 0");
    EXPECT_EQ(other.shows(age), "Hamlet C5");
  }
}

TEST(KhronosBuilding, PaymentIsMadeAtOnceInTheOpen) {
  RULE("KH-7.4");
  Position position;
  position.acts(P1, kMight, 3, 1, 0).play("build Might Keep E8 extra 0 1 0 share 2 1");
  EXPECT_EQ(position.state.discards, (Cards{2, 1, 0}));
  EXPECT_EQ(position.state.players[P1].hand, (Cards{1, 0, 0}));
  EXPECT_EQ(position.state.players[P1].agents[0].uses, 0);
  EXPECT_EQ(position.state.players[P1].agents[1].uses, 1);
  EXPECT_EQ(position.ecus(P1), 5);
}

TEST(KhronosBuilding, WhatCannotBePaidIsNotOffered) {
  RULE("KH-7.5");
  Position position;
  position.acts(P1, kMight, 3, 0, 0);
  EXPECT_EQ(position.forbids("build Might Castle C5"), "KH-7.5");
  EXPECT_EQ(position.forbids("build Might Chapel C5"), "KH-7.5");
  EXPECT_EQ(position.forbids("build Might Keep A1"), "KH-7.5");  // 2 and 2 for the mountain
  EXPECT_EQ(position.forbids("build Might Keep E8"), "");
  position.uses(P1, 1, 1);
  EXPECT_EQ(position.forbids("build Might Keep E8"), "KH-7.2");
  EXPECT_EQ(position.forbids("build Might Keep C5"), "");
  EXPECT_EQ(position.offers(),
            "move 1 Faith, move 1 Reason, move 2 Faith, move 2 Reason, build Might Tower, build Might Keep, end");
}

TEST(KhronosBuilding, MoveGoesToAnotherAgeForOneEcu) {
  RULE("KH-7.6");
  Position position;
  position.ecus(P1, 3).agents(P1, kMight, kReason);
  EXPECT_EQ(position.forbids("move 1 Might"), "KH-7.6");
  EXPECT_EQ(position.forbids("move 2 Reason"), "KH-7.6");
  position.play("move 1 Reason").play("move 2 Might").play("move 2 Faith");
  EXPECT_EQ(position.ecus(P1), 0);
  EXPECT_EQ(position.state.players[P1].agents[0].age, kReason);
  EXPECT_EQ(position.state.players[P1].agents[1].age, kFaith);
  EXPECT_EQ(position.forbids("move 1 Might"), "KH-7.6");
}

TEST(KhronosBuilding, BonusHangsOnAgeAndSize) {
  RULE("KH-7.10");
  RULE("KH-7.16");
  const std::array<std::array<const char*, 3>, 3> names{
      {{"Tower", "Keep", "Castle"}, {"Chapel", "Monastery", "Abbey"}, {"Hamlet", "Town", "City"}}};
  for (const Age age : {kMight, kFaith}) {
    const std::string where = age == kMight ? "Might " : "Faith ";
    const int bonus = age == kMight ? 1 : 2;
    for (const auto& kinds : names) {
      for (int size = 1; size <= 3; ++size) {
        Position position;
        const bool military = &kinds == &names[0];
        const bool religious = &kinds == &names[1];
        position.acts(P1, age, military ? 4 : 0, religious ? 4 : 0, military || religious ? 0 : 4);
        position.play("build " + where + kinds[static_cast<std::size_t>(size - 1)] + " C9");
        EXPECT_EQ(position.ecus(P1), 4 + (size > 1 ? bonus : 0)) << where << kinds[static_cast<std::size_t>(size - 1)];
        if (size == 3) continue;
        // Every upgrade brings the bonus once, also from size 1 to 3.
        for (int to = size + 1; to <= 3; ++to) {
          Position larger = position;
          larger.ecus(P1, 4).acts(P1, age, military ? 4 : 0, religious ? 4 : 0, military || religious ? 0 : 4);
          larger.play("upgrade " + where + "C9 " + kinds[static_cast<std::size_t>(to - 1)] + " C9");
          EXPECT_EQ(larger.ecus(P1), 4 + bonus);
        }
      }
    }
  }
}

TEST(KhronosBuilding, UpgradesCostTheDifferenceFromAnySizeToAnyLarger) {
  RULE("KH-7.12");
  RULE("KH-7.13");
  Position position;
  position.might("Watch Tower C9 P1; Keep F1 P1; Hamlet A16; Town D18").acts(P1, kMight, 2, 0, 2);
  EXPECT_EQ(cards_spent(position, "upgrade Might C9 Keep C9"), 1);
  EXPECT_EQ(cards_spent(position, "upgrade Might F1 Castle F1"), 2);
  EXPECT_EQ(position.forbids("upgrade Might C9 Castle C9"), "KH-7.5");
  position.acts(P1, kMight, 4, 0, 0);
  EXPECT_EQ(cards_spent(position, "upgrade Might C9 Castle C9"), 3);
  // Any player upgrades any Civil building, printed hamlets too; the largest go no further.
  position.acts(P3, kMight, 0, 0, 4);
  EXPECT_EQ(position.forbids("upgrade Might C13 Town C13"), "");
  EXPECT_EQ(position.forbids("upgrade Might D18 City D18"), "");
  EXPECT_EQ(position.forbids("upgrade Might F1 Castle F1"), "KH-7.12");
  position.play("upgrade Might C13 City B13");
  EXPECT_EQ(count_of(position.state.players[P3].hand), 1);
  EXPECT_EQ(position.forbids("upgrade Might B13 City B13"), "KH-7.12");
}

TEST(KhronosBuilding, UpgradePaysForTheWholeNewFootprint) {
  RULE("KH-7.13");
  RULE("KH-8.2");
  Position position;
  // F9 is forest: the Watch Tower has paid for it, and the Keep pays again.
  position.might("Watch Tower F9 P1").acts(P1, kMight, 2, 0, 1);
  EXPECT_EQ(cards_spent(position, "upgrade Might F9 Keep E8"), 2);
  EXPECT_EQ(cards_spent(position, "upgrade Might F9 Keep F9"), 3);  // mountain G10
}

TEST(KhronosBuilding, UpgradeNeverMergesBuildings) {
  RULE("KH-7.14");
  Position position;
  position.might("Hamlet C5; Hamlet D5").acts(P1, kMight, 0, 0, 4);
  EXPECT_EQ(position.forbids("upgrade Might C5 Town C5"), "KH-7.14");
  EXPECT_EQ(position.forbids("upgrade Might C5 Town B4"), "");
  EXPECT_EQ(position.forbids("upgrade Might C5 Town E9"), "KH-7.14");  // doesn't cover it
}

TEST(KhronosBuilding, UpgradeKeepsOwnerAndCube) {
  RULE("KH-7.15");
  Position position;
  position.might("Chapel C5 P2").cubes(P2, 1).acts(P2, kMight, 0, 1, 0).play("upgrade Might C5 Monastery B5");
  EXPECT_EQ(position.might(), "Monastery B5 P2");
  EXPECT_EQ(position.cubes(P2), 0);  // one for the shadow in Faith
  EXPECT_EQ(position.faith(), "Monastery B5 P2");
}

TEST(KhronosBuilding, BuildingNeedNotTouchAnything) {
  RULE("KH-7.8");
  Position position;
  position.acts(P1, kMight, 4, 0, 0);
  EXPECT_EQ(position.forbids("build Might Keep C9"), "");
  EXPECT_EQ(position.forbids("build Might Keep P6"), "KH-7.8");  // beyond the edge
  EXPECT_EQ(position.forbids("build Might Keep G7"), "KH-7.8");  // on printed hamlet H7
  position.might("Keep C9 P2");
  EXPECT_EQ(position.forbids("build Might Keep D10"), "KH-7.8");
  // What stands in another age does not matter.
  EXPECT_EQ(Position(position).acts(P1, kFaith, 4, 0, 0).forbids("build Faith Keep D10"), "");
}

TEST(KhronosBuilding, LegalityDoesNotHangOnTheShadow) {
  RULE("KH-7.9");
  Position position;
  position.faith("Hamlet L4; Chapel L5 P2").acts(P1, kMight, 2, 0, 0);
  EXPECT_EQ(position.forbids("build Might Keep M5"), "");
  position.stock(Type::military, 2, 1);
  EXPECT_EQ(position.forbids("build Might Keep M5"), "");
}

TEST(KhronosBuilding, HamletOnRiverIsAnOption) {
  RULE("KH-8.1");
  RULE("KH-18");
  Position position(3, {{"river-hamlet", "yes"}});
  position.acts(P1, kMight, 2, 0, 2);
  EXPECT_EQ(position.forbids("build Might Hamlet I3"), "");
  EXPECT_EQ(position.forbids("build Might Tower I3"), "KH-8.1");
  EXPECT_EQ(position.forbids("build Might Keep H1"), "KH-8.1");
  EXPECT_EQ(position.forbids("build Might Town H3"), "");
  EXPECT_EQ(position.anchors(kMight, Type::civil, 1).size(), 286U + 24U);
  // Military and Religious buildings don't grow onto the river either.
  Position upgrade;
  upgrade.might("Watch Tower H3 P1; Hamlet A13").acts(P1, kMight, 1, 0, 1);
  EXPECT_EQ(upgrade.forbids("upgrade Might H3 Keep H3"), "KH-8.1");
  EXPECT_EQ(upgrade.forbids("upgrade Might H3 Keep G3"), "");
}

TEST(KhronosBuilding, DomainsAreWhatSharesASide) {
  RULE("KH-4.2");
  RULE("KH-4.3");
  Position position;
  position.might("Keep C9 P1; Chapel E11 P2; Town E9; Hamlet D11");
  const auto domain = [&](const char* square) { return position.at(kMight, square).domain; };
  EXPECT_EQ(domain("C9"), domain("E9"));  // side by side, of any type and owner
  EXPECT_EQ(domain("C9"), domain("D11"));
  EXPECT_EQ(domain("E11"), domain("E9"));
  position.clear(kMight, "E9").clear(kMight, "D11");
  EXPECT_NE(domain("C9"), domain("E11"));                     // a corner does not count
  EXPECT_EQ(domain("M12"), position.at(kMight, "M12").site);  // alone
  // The same squares in another age are another board.
  position.faith("Keep E9 P1");
  EXPECT_NE(domain("C9"), position.at(kFaith, "E9").domain);
}

TEST(KhronosBuilding, CornersConnectNothing) {
  RULE("KH-4.2");
  const Position position = Position().might("Keep M5 P1").acts(P2, kMight, 2, 0, 0);
  EXPECT_EQ(position.forbids("build Might Keep K7"), "");        // a corner of M5, and nothing else
  EXPECT_EQ(position.forbids("build Might Keep K6"), "KH-8.6");  // a side
}

TEST(KhronosBuilding, TopOfATypeHangsOnNothingButValue) {
  RULE("KH-8.6");
  Position position;
  position.might("Keep D5 P2; Chapel D7 P2").acts(P1, kMight, 2, 2, 0);
  // Equal to the top of another type, or to a lower building, is no conflict.
  EXPECT_EQ(position.forbids("build Might Monastery F5"), "");
  EXPECT_EQ(position.forbids("build Might Chapel F4"), "KH-8.6");
  position.might("Watch Tower F4 P2");
  EXPECT_EQ(position.forbids("build Might Tower D4"), "");
  EXPECT_EQ(position.forbids("build Might Keep C3"), "KH-8.6");
}

TEST(KhronosBuilding, CivilUpgradeMayConnectDomains) {
  RULE("KH-8.5");
  Position position;
  position.might("Hamlet M9; Chapel L9 P2; Watch Tower N11 P3").acts(P1, kMight, 0, 0, 3);
  // A City on hamlet M12 touches M9 and L9 above and N11 to the right.
  position.play("upgrade Might M12 City K10");
  for (const char* square : {"M9", "L9", "N11"}) {
    EXPECT_EQ(position.at(kMight, square).domain, position.at(kMight, "K10").domain) << square;
  }
}

}  // namespace
}  // namespace tempora::khronos
