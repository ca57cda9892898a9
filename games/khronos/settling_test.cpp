// Conflicts in Might and Faith, and who gives way: KH-10 to KH-12, worked examples E28 to E36.
#include <gtest/gtest.h>

#include "engine/testing/rule.hpp"
#include "games/khronos/testing/position.hpp"

namespace tempora::khronos {
namespace {

// P1 builds Town E15 in Might.
Position& build_town(Position& position) { return position.acts(P1, kMight, 0, 0, 2).play("build Might Town E15"); }

std::vector<std::string> conflicts(const Position& position) {
  std::vector<std::string> told;
  for (const Entry& entry : position.facts) {
    if (entry.full.what != static_cast<std::uint16_t>(What::conflict)) continue;
    told.push_back(std::string(name(static_cast<Age>(entry.full.numbers[0]))) + " " +
                   std::string(name(static_cast<Type>(entry.full.numbers[1]))) + " " +
                   std::to_string(entry.full.numbers[2]));
  }
  return told;
}

using Told = std::vector<std::string>;

TEST(KhronosExample, E28_WeakerCastleIsDownsizedInAllAges) {
  RULE("KH-20");
  RULE("KH-10.2");
  RULE("KH-10.4");
  RULE("KH-11.1");
  RULE("KH-11.2");
  RULE("KH-11.3");
  RULE("KH-12.1");
  Position position;
  position.everywhere("Castle D12 P2; Castle G16 P3").might("Watch Tower F18 P1");
  build_town(position);
  EXPECT_EQ(position.ecus(P1), 5);
  EXPECT_EQ(position.owes(), P2);
  EXPECT_EQ(position.offers(), "place D12, place E12, place D13, place E13");
  position.play("place D13");
  EXPECT_EQ(position.might(), "Keep D13 P2; Town E15; Castle G16 P3; Watch Tower F18 P1");
  EXPECT_EQ(position.faith(), "Keep D13 P2; Town E15; Castle G16 P3");
  EXPECT_EQ(position.reason(), "Keep D13; Town E15; Castle G16");
  EXPECT_EQ(conflicts(position), (Told{"might military 2"}));
  EXPECT_EQ(position.state.step, Step::act);
  EXPECT_EQ(position.cubes(P2), 23);
}

TEST(KhronosExample, E29_ActingPlayerChoosesBetweenEquals) {
  RULE("KH-20");
  RULE("KH-10.4");
  RULE("KH-10.8");
  RULE("KH-11.2");
  RULE("KH-18");
  Position position;
  position.might("Castle D12 P2; Castle G16 P1");
  build_town(position);
  EXPECT_EQ(position.owes(), P1);
  EXPECT_EQ(position.offers(), "stay D12, stay G16");
  position.play("stay G16").play("place E12");
  EXPECT_EQ(position.might(), "Keep E12 P2; Town E15; Castle G16 P1");
  EXPECT_NE(position.at(kMight, "E12").domain, position.at(kMight, "E15").domain);

  Position published(3, {{"settle", "published"}});
  published.might("Castle D12 P2; Castle G16 P1");
  build_town(published);
  EXPECT_EQ(published.owes(), P1);
  EXPECT_EQ(published.offers(), "place G16, place H16, place G17, place H17");
  published.play("place H17");
  EXPECT_EQ(published.might(), "Castle D12 P2; Town E15; Keep H17 P1");
}

TEST(KhronosExample, E30_ThreeDomainsJoin) {
  RULE("KH-20");
  RULE("KH-10.4");
  RULE("KH-10.6");
  RULE("KH-10.7");
  Position position;
  position.might("Keep D13 P1; Keep G14 P2; Hamlet H13; Watch Tower I14 P2; Keep F18 P3");
  build_town(position);
  EXPECT_EQ(position.owes(), P1);
  EXPECT_EQ(position.offers(), "place D13, place E13, place D14, place E14");
  position.play("place D13");
  EXPECT_EQ(position.owes(), P3);
  EXPECT_EQ(position.offers(), "place F18, place G18, place F19, place G19");
  position.play("place G19");
  EXPECT_EQ(position.might(),
            "Watch Tower D13 P1; Hamlet H13; Keep G14 P2; Watch Tower I14 P2; Town E15; Watch Tower G19 P3");
  EXPECT_EQ(conflicts(position), (Told{"might military 3"}));
}

TEST(KhronosExample, E31_FourWatchTowersAndOneStays) {
  RULE("KH-20");
  RULE("KH-10.6");
  RULE("KH-11.1");
  Position position;
  position.might("Watch Tower N13 P1; Watch Tower M14 P2; Watch Tower O14 P3; Watch Tower N15 P2");
  position.acts(P1, kMight, 0, 0, 1).play("build Might Hamlet N14");
  EXPECT_EQ(position.owes(), P1);
  EXPECT_EQ(position.offers(), "stay N13, stay M14, stay O14, stay N15");
  position.play("stay N13");
  EXPECT_EQ(position.might(), "Watch Tower N13 P1; Hamlet N14");
  EXPECT_EQ(count_of(position.state.players[P1].hand), 0);
  EXPECT_EQ(position.ecus(P1), 4);
  EXPECT_EQ(position.cubes(P2), 25);
  EXPECT_EQ(position.cubes(P3), 25);
}

TEST(KhronosExample, E32_DownsizingDividesADomain) {
  RULE("KH-20");
  RULE("KH-11.6");
  RULE("KH-10.5");
  RULE("KH-4.8");
  Position position;
  position.might("Castle D12 P2; Keep D10 P3; Castle G16 P3; Keep E18 P1; Watch Tower J17 P1");
  build_town(position);
  EXPECT_EQ(position.owes(), P2);
  position.play("place D12");
  EXPECT_EQ(position.owes(), P1);
  EXPECT_EQ(position.offers(), "stay D10, stay D12");
  position.play("stay D10");
  EXPECT_EQ(position.owes(), P2);
  position.play("place D13");
  EXPECT_EQ(position.might(),
            "Keep D10 P3; Watch Tower D13 P2; Town E15; Castle G16 P3; Watch Tower J17 P1; Keep E18 P1");
  EXPECT_EQ(conflicts(position), (Told{"might military 2", "might military 2"}));
}

TEST(KhronosExample, E33_WithoutTheSameBuildingItGoesNoFurther) {
  RULE("KH-20");
  RULE("KH-11.5");
  Position position;
  position.everywhere("Castle G16 P3")
      .might("Castle D12 P2; Watch Tower F18 P1")
      .faith("Keep E13 P2")
      .reason("Keep E13");
  build_town(position).play("place D13");
  EXPECT_EQ(position.might(), "Keep D13 P2; Town E15; Castle G16 P3; Watch Tower F18 P1");
  EXPECT_EQ(position.faith(), "Keep E13 P2; Town E15; Castle G16 P3");
  EXPECT_EQ(position.reason(), "Keep E13; Town E15; Castle G16");
}

TEST(KhronosDownsizing, StopsInFaithEvenIfReasonHasTheSameBuilding) {
  RULE("KH-11.5");
  Position position;
  position.might("Castle D12 P2; Castle G16 P3; Watch Tower F18 P1").reason("Castle D12");
  build_town(position).play("place D13");
  EXPECT_EQ(position.might(), "Keep D13 P2; Town E15; Castle G16 P3; Watch Tower F18 P1");
  EXPECT_EQ(position.reason(), "Castle D12; Town E15");
}

TEST(KhronosExample, E34_SmallerShadowThatWouldEqualTheTopDoesNotCome) {
  RULE("KH-20");
  RULE("KH-11.4");
  Position position;
  position.everywhere("Castle D12 P2")
      .might("Castle G16 P3; Watch Tower F18 P1")
      .faith("Keep D10 P3")
      .reason("Keep D10");
  build_town(position).play("place D12");
  EXPECT_EQ(position.might(), "Keep D12 P2; Town E15; Castle G16 P3; Watch Tower F18 P1");
  EXPECT_EQ(position.faith(), "Keep D10 P3; Town E15");
  EXPECT_EQ(position.reason(), "Keep D10; Town E15");
}

TEST(KhronosExample, E35_ShadowJoinsDomainsInFaith) {
  RULE("KH-20");
  RULE("KH-9.10");
  RULE("KH-10.2");
  RULE("KH-11.3");
  Position position;
  position.faith("Monastery D13 P2; Monastery F18 P3; Chapel G17 P3").reason("Monastery D13; Monastery F18");
  build_town(position);
  EXPECT_EQ(position.owes(), P2);
  EXPECT_EQ(position.offers(), "place D13, place E13, place D14, place E14");
  position.play("place E14");
  EXPECT_EQ(position.might(), "Town E15");
  EXPECT_EQ(position.faith(), "Chapel E14 P2; Town E15; Chapel G17 P3; Monastery F18 P3");
  EXPECT_EQ(position.reason(), "Town E15; Monastery F18");
  EXPECT_EQ(conflicts(position), (Told{"faith religious 2"}));
}

TEST(KhronosExample, E36_ReasonIsNeverSettled) {
  RULE("KH-20");
  RULE("KH-10.1");
  Position position;
  position.reason("Castle D12; Castle G16").acts(P1, kFaith, 0, 0, 2).play("build Faith Town E15");
  EXPECT_EQ(position.ecus(P1), 6);
  EXPECT_EQ(position.reason(), "Castle D12; Town E15; Castle G16");
  EXPECT_EQ(position.at(kReason, "D12").domain, position.at(kReason, "G16").domain);
  EXPECT_EQ(position.faith(), "Town E15");
  EXPECT_EQ(position.might(), "");
  EXPECT_EQ(position.told(What::conflict), 0);
}

TEST(KhronosSettling, MilitaryPowerDecidesInMightForBothTypes) {
  RULE("KH-10.2");
  RULE("KH-4.5");
  // Religious 2 with Military 1 against Religious 2 and 1 with Military 0.
  Position position;
  position.might("Monastery D13 P2; Watch Tower C12 P3; Monastery F18 P3; Chapel G17 P1");
  build_town(position);
  EXPECT_EQ(position.owes(), P3);
  EXPECT_EQ(position.offers(), "place F18, place G18, place F19, place G19");
}

TEST(KhronosSettling, ReligiousPowerDecidesInFaithForBothTypes) {
  RULE("KH-10.2");
  Position position;
  position.faith("Keep D13 P2; Watch Tower C12 P3; Keep F18 P3; Chapel G17 P1").acts(P1, kFaith, 0, 0, 2);
  position.play("build Faith Town E15");
  EXPECT_EQ(position.owes(), P2);
  EXPECT_EQ(position.offers(), "place D13, place E13, place D14, place E14");
}

TEST(KhronosSettling, PowerIsThatOfAllBuildingsWhoeverOwnsThem) {
  RULE("KH-4.5");
  RULE("KH-10.2");
  Position position;
  position.might("Keep D13 P2; Watch Tower C12 P1; Keep F18 P3");
  build_town(position);
  EXPECT_EQ(position.owes(), P3);  // 3 against 2
}

TEST(KhronosSettling, PowerIsCountedOnce) {
  RULE("KH-10.2");
  RULE("KH-10.3");
  // Both sides have Military power 4. After the one Castle is a Keep they still count as equal.
  Position position;
  position.might("Castle D12 P2; Monastery B14 P2; Castle G16 P3; Monastery E18 P3");
  EXPECT_EQ(position.at(kMight, "B14").domain, position.at(kMight, "D12").domain);
  build_town(position);
  EXPECT_EQ(position.offers(), "stay D12, stay G16");
  position.play("stay G16").play("place D13");
  EXPECT_EQ(position.offers(), "stay B14, stay E18");
  position.play("stay B14").play("place E19");
  EXPECT_EQ(position.might(), "Keep D13 P2; Monastery B14 P2; Town E15; Castle G16 P3; Chapel E19 P3");
  EXPECT_EQ(conflicts(position), (Told{"might military 2", "might religious 2"}));
}

TEST(KhronosSettling, OwnTypeOfTheAgeComesFirst) {
  RULE("KH-10.3");
  const auto told_in = [](Age age, const char* path) {
    Position position;
    position.put(age, "Keep D13 P2; Monastery B14 P2; Keep G15 P3; Monastery E18 P3").acts(P1, age, 0, 0, 2);
    position.play(path);
    while (position.state.step != Step::act) position.play(position.offered().front());
    return conflicts(position);
  };
  EXPECT_EQ(told_in(kMight, "build Might Town E15"), (Told{"might military 2", "might religious 2"}));
  EXPECT_EQ(told_in(kFaith, "build Faith Town E15"), (Told{"faith religious 2", "faith military 2"}));
}

TEST(KhronosSettling, DomainsComeInReadingOrder) {
  RULE("KH-10.3");
  RULE("KH-10.5");
  // Hamlet D10 holds three parts together: above and below stand two equal Watch Towers, to the right the top.
  Position position;
  position.might("Watch Tower D7 P3; Hamlet D8; Watch Tower D9 P2; Hamlet D10; Hamlet E10; Castle F9 P1");
  position.might("Watch Tower D11 P2; Hamlet D12; Watch Tower D13 P3");
  EXPECT_EQ(position.at(kMight, "D7").domain, position.at(kMight, "D13").domain);
  position.acts(P1, kMight, 0, 0, 1).play("demolish Might Hamlet D10");
  EXPECT_EQ(position.offers(), "stay D7, stay D9");
  position.play("stay D9");
  EXPECT_EQ(position.offers(), "stay D11, stay D13");
  position.play("stay D13");
  EXPECT_EQ(position.might(), "Hamlet D8; Watch Tower D9 P2; Castle F9 P1; Hamlet E10; Hamlet D12; Watch Tower D13 P3");
}

TEST(KhronosSettling, StrongestOriginsTopsAreTheOnlyCandidates) {
  RULE("KH-10.4");
  // Powers 3, 3 and 2: the third can't be chosen.
  Position position;
  position.might("Keep D13 P1; Watch Tower C12 P1; Keep G14 P2; Watch Tower I14 P2; Keep F18 P3");
  build_town(position);
  EXPECT_EQ(position.offers(), "stay D13, stay G14");
  EXPECT_EQ(position.forbids("stay F18"), "KH-10.4");
  position.play("stay G14");
  EXPECT_EQ(position.owes(), P1);
  position.play("place D13");
  EXPECT_EQ(position.owes(), P3);
}

TEST(KhronosSettling, PublishedLetsTheOthersStayWhereThereIsAChoice) {
  RULE("KH-10.8");
  RULE("KH-18");
  // A division: E17 by the published rule. P2's own Keep is downsized.
  Position position(3, {{"settle", "published"}});
  position.might("Castle D12 P1; Keep H13 P2; Hamlet G13; Keep H15 P3").acts(P2, kMight, 0, 0, 1);
  position.play("demolish Might Hamlet G13");
  EXPECT_EQ(position.owes(), P2);
  EXPECT_EQ(position.offers(), "place H13, place I13, place H14, place I14");
  // Between two others he chooses; and between his own ones as well.
  Position towers(3, {{"settle", "published"}});
  towers.might("Watch Tower N13 P1; Watch Tower M14 P2; Watch Tower O14 P3; Watch Tower N15 P1");
  Position own = towers;
  towers.acts(P1, kMight, 0, 0, 1).play("build Might Hamlet N14");
  EXPECT_EQ(towers.offers(), "stay M14, stay O14");
  own.clear(kMight, "M14").clear(kMight, "O14").acts(P1, kMight, 0, 0, 1).play("build Might Hamlet N14");
  EXPECT_EQ(own.offers(), "stay N13, stay N15");
  // Where power decides there is no choice.
  Position decided(3, {{"settle", "published"}});
  decided.might("Castle D12 P2; Castle G16 P1; Watch Tower F18 P1");
  build_town(decided);
  EXPECT_EQ(decided.owes(), P2);
  EXPECT_EQ(decided.state.step, Step::place);
}

TEST(KhronosSettling, OnlyMilitaryAndReligiousBuildingsConflict) {
  RULE("KH-4.7");
  RULE("KH-11.1");
  Position position;
  position.might("Town D13; Town G14; Keep F18 P1; Monastery H16 P2");
  build_town(position);
  EXPECT_EQ(position.told(What::conflict), 0);
  EXPECT_EQ(position.might(), "Town D13; Town G14; Town E15; Monastery H16 P2; Keep F18 P1");
}

TEST(KhronosSettling, LowerEqualsAreNoConflict) {
  RULE("KH-4.7");
  Position position;
  position.might("Castle D12 P1; Watch Tower G15 P2; Watch Tower G16 P3; Watch Tower E17 P2");
  build_town(position);
  EXPECT_EQ(position.told(What::conflict), 0);
}

TEST(KhronosDownsizing, OwnerChoosesAmongFourSquaresOfTheOldOne) {
  RULE("KH-11.2");
  Position position;
  position.might("Castle D12 P2; Castle G16 P3; Watch Tower F18 P1");
  build_town(position);
  EXPECT_EQ(position.owes(), P2);
  EXPECT_EQ(position.forbids(P1, "place D12"), "KH-15.1");
  EXPECT_EQ(position.forbids("place C12"), "KH-11.2");
  EXPECT_EQ(position.forbids("place D14"), "KH-11.2");
  for (const char* anchor : {"D12", "E12", "D13", "E13"}) {
    Position placed = position;
    placed.play("place " + std::string(anchor));
    EXPECT_EQ(placed.at(kMight, anchor).size, 2);
    EXPECT_EQ(placed.at(kMight, anchor).owner, P2);
  }
}

TEST(KhronosDownsizing, WithoutSmallerTileItIsDestroyed) {
  RULE("KH-11.2");
  RULE("KH-2.7");
  Position position;
  position.everywhere("Castle D12 P2; Castle G16 P3").might("Watch Tower F18 P1").stock(Type::military, 2, 0);
  build_town(position);
  EXPECT_EQ(position.state.step, Step::act);
  EXPECT_EQ(position.might(), "Town E15; Castle G16 P3; Watch Tower F18 P1");
  EXPECT_EQ(position.faith(), "Town E15; Castle G16 P3");
  EXPECT_EQ(position.reason(), "Town E15; Castle G16");
  EXPECT_EQ(position.cubes(P2), 25);
  EXPECT_EQ(position.stock(Type::military, 3), 6);
}

TEST(KhronosDownsizing, WithoutTileInALaterAgeNoSmallerShadowComes) {
  RULE("KH-11.4");
  Position position;
  position.everywhere("Castle D12 P2").might("Castle G16 P3; Watch Tower F18 P1").stock(Type::military, 2, 1);
  build_town(position).play("place D13");
  EXPECT_EQ(position.might(), "Keep D13 P2; Town E15; Castle G16 P3; Watch Tower F18 P1");
  EXPECT_EQ(position.faith(), "Town E15");
  EXPECT_EQ(position.reason(), "Town E15");
  // Two tiles are enough for Faith, where there is one again only for whom it stands.
  Position two;
  two.everywhere("Castle D12 P2").might("Castle G16 P3; Watch Tower F18 P1").stock(Type::military, 2, 2);
  build_town(two).play("place D13");
  EXPECT_EQ(two.faith(), "Keep D13 P2; Town E15");
  EXPECT_EQ(two.reason(), "Town E15");
}

TEST(KhronosDownsizing, LosesTheRenovationAndAllCubes) {
  RULE("KH-11.3");
  for (const char* ruin : {"Castle D12 renovated", "Castle D12 (P3 1)"}) {
    Position position;
    position.might("Castle D12 P2; Castle G16 P3; Watch Tower F18 P1").faith("Castle D12 P2").reason(ruin);
    build_town(position).play("place E13");
    EXPECT_EQ(position.faith(), "Keep E13 P2; Town E15");
    EXPECT_EQ(position.reason(), "Keep E13; Town E15");
    EXPECT_EQ(position.cubes(P3), 24);
    EXPECT_EQ(position.at(kFaith, "E13").owner, P2);
  }
}

TEST(KhronosDownsizing, SizeOneTakesTheSameBuildingOfTheNextAgeAlong) {
  RULE("KH-11.3");
  RULE("KH-11.5");
  Position position;
  position.might("Watch Tower N13 P1; Watch Tower M14 P2; Watch Tower O14 P3")
      .faith("Watch Tower M14 P2; Watch Tower O14 P1");
  position.acts(P1, kMight, 0, 0, 1).play("build Might Hamlet N14").play("stay N13");
  EXPECT_EQ(position.might(), "Watch Tower N13 P1; Hamlet N14");
  EXPECT_EQ(position.faith(), "Watch Tower O14 P1");  // that one belongs to another
}

TEST(KhronosDownsizing, FromTwoToOneNothingSmallerRipples) {
  RULE("KH-11.3");
  Position position;
  position.everywhere("Keep D13 P2").might("Keep G15 P3; Watch Tower I15 P1");
  build_town(position).play("place D14");
  EXPECT_EQ(position.might(), "Watch Tower D14 P2; Town E15; Keep G15 P3; Watch Tower I15 P1");
  EXPECT_EQ(position.faith(), "Town E15");
  EXPECT_EQ(position.reason(), "Town E15");
}

TEST(KhronosDownsizing, CostsAndBringsNothing) {
  RULE("KH-11.7");
  RULE("KH-8.3");
  Position position;
  position.everywhere("Castle D12 P2").might("Castle G16 P3; Watch Tower F18 P1");
  build_town(position).play("place D13");
  EXPECT_EQ(position.ecus(P2), 4);
  EXPECT_EQ(position.state.players[P2].hand, (Cards{2, 1, 1}));
  EXPECT_EQ(position.ecus(P1), 5);
}

TEST(KhronosDownsizing, StaysInItsPlaceTwiceInOneResolution) {
  RULE("KH-12.1");
  RULE("KH-11.6");
  // E32 with a Castle that has shadows: from Castle to Keep to Watch Tower, step by step in the later ages too.
  Position position;
  position.everywhere("Castle D12 P2").might("Keep D10 P3; Castle G16 P3; Keep E18 P1; Watch Tower J17 P1");
  build_town(position).play("place D12").play("stay D10").play("place D13");
  EXPECT_EQ(position.faith(), "Town E15");
  EXPECT_EQ(position.reason(), "Town E15");
  EXPECT_EQ(position.cubes(P2), 24);
}

TEST(KhronosResolution, AgeIsFinishedBeforeTheNextBegins) {
  RULE("KH-12.1");
  Position position;
  position.everywhere("Castle D12 P2; Castle G16 P3").might("Watch Tower F18 P1");
  build_town(position);
  EXPECT_EQ(position.faith(), "Castle D12 P2; Castle G16 P3");  // not yet
  position.play("place D13");
  std::vector<std::string> told;
  for (const Entry& entry : position.facts) {
    switch (static_cast<What>(entry.full.what)) {
      case What::built:
      case What::downsized:
      case What::shadow:
      case What::vanished:
      case What::shrunk:
        told.push_back(std::string(name(static_cast<Age>(entry.full.numbers[0]))) + " " +
                       name(Square{static_cast<std::uint8_t>(entry.full.numbers[1]),
                                   static_cast<std::uint8_t>(entry.full.numbers[2])}));
        break;
      default:
        break;
    }
  }
  EXPECT_EQ(told, (Told{"might E15", "might D13", "faith E15", "faith D12", "faith D13", "reason E15", "reason D12",
                        "reason D13"}));
}

TEST(KhronosResolution, CannotBeRefusedOrShortened) {
  RULE("KH-12.3");
  Position position;
  position.might("Castle D12 P2; Castle G16 P1");
  build_town(position);
  for (const char* other : {"end", "move 1 Faith", "build Might Hamlet C5", "place D12", "pass"}) {
    EXPECT_EQ(position.forbids(other), "KH-15.1") << other;
  }
  position.play("stay G16");
  EXPECT_EQ(position.forbids(P1, "end"), "KH-15.1");
  EXPECT_EQ(position.forbids(P2, "pass"), "KH-15.1");
}

TEST(KhronosResolution, DownsizingsOfFaithGoOnToReason) {
  RULE("KH-12.1");
  Position position;
  position.faith("Abbey D12 P2; Abbey G16 P3; Chapel F18 P1").reason("Abbey D12; Abbey G16");
  build_town(position).play("place D13");
  EXPECT_EQ(position.faith(), "Monastery D13 P2; Town E15; Abbey G16 P3; Chapel F18 P1");
  EXPECT_EQ(position.reason(), "Monastery D13; Town E15; Abbey G16");
}

}  // namespace
}  // namespace tempora::khronos
