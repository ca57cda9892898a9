// Populating, renovating and income: KH-7.19 to 7.22 and KH-13, worked examples E37 to E41.
#include <gtest/gtest.h>

#include "engine/testing/rule.hpp"
#include "games/khronos/testing/position.hpp"

namespace tempora::khronos {
namespace {

// What a player gets at the end of his turn in that round.
int collected(Position position, Seat seat, int round = 4) {
  const int before = position.ecus(seat);
  position.active(seat).round(round).play("end discard 0 0 0");
  return position.ecus(seat) - before;
}

Position example_40(Json options = Json::object()) {
  Position position(3, std::move(options));
  position.reason("Town E15 (P1 1, P2 1); C13 (P1 1); F17 (P2 1); Castle D12; Keep G14; Monastery C10 renovated");
  for (Seat seat = 0; seat < 3; ++seat) position.agents(seat, kReason, kMight);
  return position;
}

TEST(KhronosExample, E37_NoMoreCubesThanValue) {
  RULE("KH-20");
  RULE("KH-7.19");
  Position position;
  position.reason("Town E15 (P1 1, P2 1)").acts(P1, kReason, 0, 0, 2);
  EXPECT_EQ(position.forbids("populate E15"), "KH-7.19");
  position.play("populate F17");
  EXPECT_EQ(position.reason(), "Town E15 (P1 1, P2 1); F17 (P1 1)");
  position.acts(P2, kReason, 0, 0, 2);
  EXPECT_EQ(position.forbids("populate F17"), "KH-7.19");
}

TEST(KhronosExample, E38_AnotherMayFinishARenovation) {
  RULE("KH-20");
  RULE("KH-7.20");
  RULE("KH-7.21");
  Position position;
  position.reason("Castle D12").acts(P3, kReason, 1, 0, 0).play("renovate Castle D12");
  EXPECT_EQ(position.reason(), "Castle D12 (P3 1)");
  EXPECT_EQ(position.cubes(P3), 24);
  position.acts(P1, kReason, 1, 0, 0).cubes(P1, 0).play("renovate Castle D12");
  EXPECT_EQ(position.reason(), "Castle D12 renovated");
  EXPECT_EQ(position.cubes(P3), 25);
  EXPECT_EQ(position.cubes(P1), 0);
  EXPECT_EQ(position.at(kReason, "D12").owner, kNobody);
}

TEST(KhronosExample, E39_TopsCollectTheCivilPowerOfTheirDomains) {
  RULE("KH-20");
  RULE("KH-13.1");
  RULE("KH-4.5");
  RULE("KH-4.6");
  Position position;
  position.might("Keep D13 P1; Town E15; Watch Tower G15 P2; Watch Tower O7 P2");
  position.faith("Monastery D13 P2; Town E15; Chapel B12 P1");
  EXPECT_EQ(collected(Position(position).agents(P1, kMight, kMight), P1), 4);
  EXPECT_EQ(collected(Position(position).agents(P2, kMight, kFaith), P2), 5);
  EXPECT_EQ(collected(Position(position).agents(P2, kFaith, kFaith), P2), 4);
  EXPECT_EQ(collected(Position(position).agents(P1, kMight, kFaith), P1), 4);  // the Chapel brings nothing
  EXPECT_EQ(collected(Position(position).agents(P1, kFaith, kFaith), P1), 0);
}

TEST(KhronosExample, E40_ReasonPaysTheMostNumerous) {
  RULE("KH-20");
  RULE("KH-13.1");
  RULE("KH-13.2");
  RULE("KH-13.3");
  RULE("KH-18");
  const Position position = example_40();
  EXPECT_EQ(collected(position, P1), 5);
  EXPECT_EQ(collected(position, P2), 5);
  EXPECT_EQ(collected(position, P3), 0);
  const Position zero = example_40({{"ruin", "zero"}});
  EXPECT_EQ(collected(zero, P1), 2);
  EXPECT_EQ(collected(zero, P2), 2);
  for (Position renovated : {position, zero}) {
    renovated.clear(kReason, "D12").reason("Castle D12 renovated");
    const bool printed = collected(position, P1) == collected(renovated, P1) - 2;
    EXPECT_EQ(collected(renovated, P1), printed ? 7 : 6);
  }
}

TEST(KhronosExample, E41_OnlyWhereAnAgentStands) {
  RULE("KH-20");
  RULE("KH-13.1");
  EXPECT_EQ(collected(example_40().agents(P1, kMight, kFaith), P1), 0);
  EXPECT_EQ(collected(example_40().agents(P1, kReason, kFaith), P1), 5);
  EXPECT_EQ(collected(example_40().agents(P1, kReason, kReason), P1), 5);  // once, also with both there
}

TEST(KhronosIncome, OnlyInRoundsFourAndSeven) {
  RULE("KH-6.7");
  RULE("KH-1.2");
  for (int round = 1; round <= 7; ++round) {
    EXPECT_EQ(collected(example_40(), P1, round), round == 4 || round == 7 ? 5 : 0) << round;
  }
}

TEST(KhronosIncome, NobodyElseCollects) {
  RULE("KH-13.4");
  Position position = example_40();
  position.active(P1).round(4).play("end discard 0 0 0");
  EXPECT_EQ(position.ecus(P1), 9);
  EXPECT_EQ(position.ecus(P2), 4);
  EXPECT_EQ(position.ecus(P3), 4);
  // Each on his own turn.
  position.play("keep end discard 0 0 0");
  EXPECT_EQ(position.ecus(P2), 9);
}

TEST(KhronosIncome, ComesAfterTheHandIsFilled) {
  RULE("KH-6.2");
  Position position = example_40();
  position.active(P1).round(4).play("end discard 1 0 0");
  std::vector<What> order;
  for (const Entry& entry : position.facts) {
    const auto what = static_cast<What>(entry.full.what);
    if (what == What::discarded || what == What::drew || what == What::income) order.push_back(what);
  }
  EXPECT_EQ(order, (std::vector<What>{What::discarded, What::drew, What::income, What::income}));
}

TEST(KhronosIncome, EachDomainOfATopCounts) {
  RULE("KH-13.1");
  Position position;
  position.might("Keep D13 P1; Watch Tower O7 P1; Keep L1 P2; Monastery D5 P1").agents(P1, kMight, kFaith);
  EXPECT_EQ(collected(position, P1), 2);  // C13 and N7; the top Religious building of a domain counts in Faith only
  // A domain without a Civil building pays nothing, one without a top nobody.
  Position alone;
  alone.might("Castle A9 P1; Town C2").clear(kMight, "A9").might("Castle D8 P1");
  EXPECT_EQ(collected(alone, P1), 0);
}

TEST(KhronosIncome, SumIsOfAllTypesThatCount) {
  RULE("KH-13.1");
  RULE("KH-4.5");
  const Position position = example_40();
  const DomainWorth worth = position.rules.worth(position.state, position.at(kReason, "E15").domain);
  EXPECT_EQ(worth.power, (std::array<int, 3>{3, 2, 4}));
  EXPECT_EQ(worth.income, (std::array<int, 4>{5, 5, 0, 0}));
  EXPECT_EQ(position.rules.income(position.state, P1, kReason), 5);
}

TEST(KhronosIncome, OnePopulationCubeIsNeeded) {
  RULE("KH-13.1");
  Position position;
  position.reason("Castle D12; Keep M5 (P2 1)");
  for (Seat seat = 0; seat < 3; ++seat) position.agents(seat, kReason, kReason);
  EXPECT_EQ(collected(position, P1), 0);  // nobody lives there: not all have "most"
  EXPECT_EQ(collected(position, P2), 0);
}

TEST(KhronosIncome, CubesOnRuinsAreNoPopulation) {
  RULE("KH-13.3");
  Position position;
  position.reason("Castle D12 (P3 1); C13 (P1 1)");
  for (Seat seat = 0; seat < 3; ++seat) position.agents(seat, kReason, kReason);
  EXPECT_EQ(collected(position, P1), 2);
  EXPECT_EQ(collected(position, P3), 0);
}

TEST(KhronosIncome, RuinCountsItsRuinValue) {
  RULE("KH-13.3");
  RULE("KH-2.8");
  RULE("KH-2.3");
  const auto worth = [](const char* building, const char* ruin = "printed") {
    Position position(3, {{"ruin", ruin}});
    position.reason("C13 (P1 1); " + std::string(building)).agents(P1, kReason, kReason);
    return collected(position, P1);
  };
  EXPECT_EQ(worth("Keep D13"), 1);
  EXPECT_EQ(worth("Abbey D12"), 2);
  EXPECT_EQ(worth("Keep D13 renovated"), 2);
  EXPECT_EQ(worth("Abbey D12 renovated"), 4);
  EXPECT_EQ(worth("Keep D13", "zero"), 0);
  EXPECT_EQ(worth("Abbey D12", "zero"), 0);
  EXPECT_EQ(worth("Abbey D12 renovated", "zero"), 4);
  EXPECT_EQ(worth("Town D13"), 0);
}

TEST(KhronosReason, BuildingHoldsAsManyCubesAsItsValue) {
  RULE("KH-7.19");
  Position position;
  position.reason("City C9; Town H3; Keep M5 renovated");
  const auto fill = [&](const std::string& square, int value) {
    for (int i = 0; i < value; ++i) {
      const auto seat = static_cast<Seat>(i % 2);  // several players may share it
      position.acts(seat, kReason, 0, 0, 1);
      EXPECT_EQ(position.forbids("populate " + square), "") << square << i;
      position.play("populate " + square);
    }
    position.acts(P3, kReason, 0, 0, 1);
    EXPECT_EQ(position.forbids("populate " + square), "KH-7.19") << square;
  };
  fill("C9", 4);
  fill("H3", 2);
  fill("N7", 1);
  EXPECT_EQ(position.forbids("populate M5"), "KH-7.19");
  EXPECT_EQ(position.cubes(P1), 21);
  EXPECT_EQ(position.cubes(P2), 22);
}

TEST(KhronosReason, RuinIsRenovatedWithCardsOfItsColour) {
  RULE("KH-7.20");
  Position position;
  position.reason("Abbey D12; Keep M5; Monastery C2 renovated").acts(P1, kReason, 1, 1, 0);
  EXPECT_EQ(position.forbids("renovate Keep D12"), "KH-7.20");
  EXPECT_EQ(position.forbids("renovate Monastery C2"), "KH-7.20");
  EXPECT_EQ(position.forbids("renovate Monastery D12"), "");
  position.play("renovate Keep M5");  // one card reaches its ruin value
  EXPECT_EQ(position.at(kReason, "M5").ruin, false);
  EXPECT_EQ(position.at(kReason, "M5").cube_count(), 0);
  EXPECT_EQ(position.cubes(P1), 25);
  position.play("renovate Abbey D12");
  EXPECT_EQ(position.reason(), "Monastery C2 renovated; Keep M5 renovated; Abbey D12 (P1 1)");
}

TEST(KhronosReason, RenovationBelongsToNobody) {
  RULE("KH-7.21");
  Position position;
  position.reason("Castle D12 (P1 1)").acts(P1, kReason, 1, 0, 0).play("renovate Castle D12");
  EXPECT_EQ(position.reason(), "Castle D12 renovated");
  EXPECT_EQ(position.cubes(P1), 25);
}

TEST(KhronosReason, OneCardAtATime) {
  RULE("KH-7.22");
  Position position;
  position.reason("Castle D12; City C9").acts(P1, kReason, 2, 0, 2);
  position.play("renovate Castle D12");
  EXPECT_EQ(position.state.players[P1].hand, (Cards{1, 0, 2}));
  position.play("renovate Castle D12").play("populate C9").play("populate C9");
  EXPECT_EQ(position.reason(), "City C9 (P1 2); Castle D12 renovated");
  EXPECT_EQ(count_of(position.state.players[P1].hand), 0);
  EXPECT_EQ(position.state.players[P1].agents[0].uses + position.state.players[P1].agents[1].uses, 0);
  EXPECT_EQ(position.ecus(P1), 4);
}

}  // namespace
}  // namespace tempora::khronos
