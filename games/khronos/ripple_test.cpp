// How what is built comes to later ages, and what it removes there: KH-9, worked examples E18 to E27 and E48 to E50.
#include <gtest/gtest.h>

#include "engine/testing/rule.hpp"
#include "games/khronos/testing/position.hpp"

namespace tempora::khronos {
namespace {

// Why the shadow did not come, as it was told last; "" if that was never told.
std::string stopped(const Position& position) {
  constexpr std::array kWhy{"tile", "cube", "domains", "hierarchy"};
  std::string why;
  for (const Entry& entry : position.facts) {
    if (entry.full.what != static_cast<std::uint16_t>(What::stopped)) continue;
    why = std::string(name(static_cast<Age>(entry.full.numbers[0]))) + " " +
          kWhy.at(static_cast<std::size_t>(entry.full.numbers[1]));
  }
  return why;
}

// P1 builds Keep M5 in Might.
Position& build_keep(Position& position) { return position.acts(P1, kMight, 2, 0, 0).play("build Might Keep M5"); }

TEST(KhronosExample, E18_ShadowThatConnectsDomainsIsRefused) {
  RULE("KH-20");
  RULE("KH-9.4");
  RULE("KH-9.2");
  RULE("KH-7.9");
  Position position;
  position.faith("Hamlet L4; Chapel L5 P2");
  build_keep(position);
  EXPECT_EQ(position.might(), "Keep M5 P1");
  EXPECT_EQ(position.faith(), "Hamlet L4; Chapel L5 P2");
  EXPECT_EQ(position.reason(), "");
  EXPECT_EQ(position.ecus(P1), 5);
  EXPECT_EQ(position.cubes(P1), 24);
  EXPECT_EQ(stopped(position), "faith domains");
}

TEST(KhronosExample, E19_LostShadowNeverComesLater) {
  RULE("KH-20");
  RULE("KH-9.2");
  Position position;
  position.faith("Hamlet L4; Chapel L5 P2");
  build_keep(position);
  position.acts(P3, kFaith, 0, 1, 0).play("demolish Faith Chapel L5");
  EXPECT_EQ(position.might(), "Keep M5 P1");
  EXPECT_EQ(position.faith(), "Hamlet L4");
  EXPECT_EQ(position.reason(), "");
  // Neither does it come with a later shadow.
  position.acts(P1, kMight, 2, 0, 0).play("build Might Keep C9");
  EXPECT_EQ(position.faith(), "Hamlet L4; Keep C9 P1");
}

TEST(KhronosExample, E20_ShadowThatEqualsTheTopIsRefused) {
  RULE("KH-20");
  RULE("KH-9.4");
  Position position;
  position.faith("Keep M8 P2").reason("Keep M8");
  build_keep(position);
  EXPECT_EQ(position.faith(), "Keep M8 P2");
  EXPECT_EQ(position.reason(), "Keep M8");
  EXPECT_EQ(stopped(position), "faith hierarchy");
}

TEST(KhronosExample, E21_ContradictionRemovesAndItsRuinGoesToo) {
  RULE("KH-20");
  RULE("KH-9.6");
  RULE("KH-9.7");
  Position position;
  position.faith("Keep N5 P2").reason("Keep N5");
  build_keep(position);
  EXPECT_EQ(position.might(), "Keep M5 P1");
  EXPECT_EQ(position.faith(), "Keep M5 P1");
  EXPECT_EQ(position.reason(), "Keep M5");
  EXPECT_EQ(position.cubes(P2), 25);
  EXPECT_EQ(position.cubes(P1), 23);
  EXPECT_EQ(position.stock(Type::military, 2), 21);
}

TEST(KhronosExample, E22_RenovationCubesGoBack) {
  RULE("KH-20");
  RULE("KH-9.6");
  RULE("KH-9.7");
  Position position;
  position.faith("Castle M4 P2").reason("Castle M4 (P3 1)").acts(P1, kMight, 0, 2, 0);
  position.play("build Might Monastery O5");
  EXPECT_EQ(position.might(), "Monastery O5 P1");
  EXPECT_EQ(position.faith(), "Monastery O5 P1");
  EXPECT_EQ(position.reason(), "Monastery O5");
  EXPECT_EQ(position.cubes(P2), 25);
  EXPECT_EQ(position.cubes(P3), 25);
}

TEST(KhronosExample, E23_OneCubeStaysOnThePrintedHamlet) {
  RULE("KH-20");
  RULE("KH-9.8");
  RULE("KH-3.6");
  RULE("KH-4.9");
  Position position;
  position.faith("Town M6").reason("Town M6 (P2 1, P3 1)");
  Position alone = position;
  build_keep(position);
  EXPECT_EQ(position.owes(), P1);
  EXPECT_EQ(position.offers(), "keep-cube P2, keep-cube P3");
  EXPECT_EQ(position.forbids("keep-cube P1"), "KH-9.8");
  position.play("keep-cube P3");
  EXPECT_EQ(position.might(), "Keep M5 P1");
  EXPECT_EQ(position.faith(), "Keep M5 P1");
  EXPECT_EQ(position.reason(), "Keep M5; N7 (P3 1)");
  EXPECT_EQ(position.at(kFaith, "N7").size, 1);
  EXPECT_EQ(position.cubes(P2), 25);
  EXPECT_EQ(position.cubes(P3), 24);
  EXPECT_EQ(position.stock(Type::civil, 2), 24);

  alone.clear(kReason, "M6").reason("Town M6 (P2 2)");
  build_keep(alone);
  EXPECT_EQ(alone.state.step, Step::act);
  EXPECT_EQ(alone.reason(), "Keep M5; N7 (P2 1)");
  EXPECT_EQ(alone.cubes(P2), 24);
}

TEST(KhronosExample, E24_CubeEndsOnTheBuildingOfTheHamletsSquare) {
  RULE("KH-20");
  RULE("KH-9.8");
  Position position;
  position.faith("Town M6").reason("Town M6 (P2 1, P3 1)").acts(P1, kMight, 0, 0, 1);
  position.play("upgrade Might N7 Town N7");
  EXPECT_EQ(position.offers(), "keep-cube P2, keep-cube P3");
  position.play("keep-cube P2");
  EXPECT_EQ(position.might(), "Town N7");
  EXPECT_EQ(position.faith(), "Town N7");
  EXPECT_EQ(position.reason(), "Town N7 (P2 1)");
  EXPECT_EQ(position.cubes(P2), 24);
  EXPECT_EQ(position.cubes(P3), 25);
}

TEST(KhronosExample, E25_OlderShadowStaysIfTheNewOneIsRefused) {
  RULE("KH-20");
  RULE("KH-9.4");
  RULE("KH-9.5");
  Position position;
  position.everywhere("Keep M5 P1").faith("Chapel P5 P2").acts(P1, kMight, 2, 0, 0);
  position.play("upgrade Might M5 Castle M4");
  EXPECT_EQ(position.might(), "Castle M4 P1");
  EXPECT_EQ(position.faith(), "Keep M5 P1; Chapel P5 P2");
  EXPECT_EQ(position.reason(), "Keep M5");
  EXPECT_EQ(stopped(position), "faith domains");
}

TEST(KhronosExample, E26_OwnBuildingsAreRemovedToo) {
  RULE("KH-20");
  RULE("KH-9.6");
  Position position;
  position.might("Watch Tower N6 P1").faith("Castle M4 P1").reason("Castle M4 renovated").acts(P1, kMight, 1, 0, 0);
  position.play("upgrade Might N6 Keep M5");
  EXPECT_EQ(position.might(), "Keep M5 P1");
  EXPECT_EQ(position.faith(), "Keep M5 P1");
  EXPECT_EQ(position.reason(), "Keep M5");
  EXPECT_EQ(position.cubes(P1), 23);
}

TEST(KhronosExample, E27_ContradictionThatTakesATopAwayIsSettled) {
  RULE("KH-20");
  RULE("KH-9.10");
  RULE("KH-10.5");
  RULE("KH-4.7");
  Position position;
  position.faith("Castle L8 P2; Keep O6 P3; Keep N4 P1").reason("Castle L8; Keep O6; Keep N4");
  EXPECT_EQ(position.at(kFaith, "N4").domain, position.at(kFaith, "L8").domain);
  position.acts(P1, kMight, 0, 0, 2).play("build Might Town L10");
  EXPECT_EQ(position.owes(), P1);
  EXPECT_EQ(position.offers(), "stay N4, stay O6");
  position.play("stay N4");
  EXPECT_EQ(position.owes(), P3);
  EXPECT_EQ(position.offers(), "place O6, place P6, place O7, place P7");
  position.play("place P6");
  EXPECT_EQ(position.might(), "Town L10");
  EXPECT_EQ(position.faith(), "Keep N4 P1; Watch Tower P6 P3; Town L10");
  EXPECT_EQ(position.reason(), "Keep N4; Town L10");
}

TEST(KhronosExample, E48_StoppedShadowLeavesThePopulationWhereItIs) {
  RULE("KH-20");
  RULE("KH-9.3");
  RULE("KH-9.7");
  Position position;
  position.might("Town N7").reason("N7 (P2 1)").stock(Type::civil, 3, 2).acts(P1, kMight, 1, 0, 2);
  position.play("upgrade Might N7 City N7");
  EXPECT_EQ(count_of(position.state.players[P1].hand), 0);
  EXPECT_EQ(position.ecus(P1), 5);
  EXPECT_EQ(position.might(), "City N7");
  EXPECT_EQ(position.faith(), "City N7");
  EXPECT_EQ(position.reason(), "N7 (P2 1)");
  EXPECT_EQ(stopped(position), "reason tile");
}

TEST(KhronosExample, E49_CubeOnATwinDoesNotCount) {
  RULE("KH-20");
  RULE("KH-9.3");
  RULE("KH-2.12");
  Position position;
  position.faith("Town M6").reason("Town M6 (P1 1)").cubes(P1, 1);
  build_keep(position);
  EXPECT_EQ(position.cubes(P1), 0);
  EXPECT_EQ(position.might(), "Keep M5 P1");
  EXPECT_EQ(position.faith(), "Town M6");
  EXPECT_EQ(position.reason(), "Town M6 (P1 1)");
  EXPECT_EQ(stopped(position), "faith cube");
}

TEST(KhronosExample, E50_CubeOnACoveredBuildingCounts) {
  RULE("KH-20");
  RULE("KH-9.3");
  Position position;
  position.faith("Keep N5 P1").reason("Keep N5").cubes(P1, 1);
  build_keep(position);
  EXPECT_EQ(position.cubes(P1), 0);
  EXPECT_EQ(position.might(), "Keep M5 P1");
  EXPECT_EQ(position.faith(), "Keep M5 P1");
  EXPECT_EQ(position.reason(), "Keep M5");
}

TEST(KhronosRipple, OnlySizesTwoAndThreeCastShadowsIntoLaterAges) {
  RULE("KH-9.1");
  RULE("KH-2.1");
  RULE("KH-2.8");
  for (const char* kind : {"Watch Tower", "Keep", "Castle", "Chapel", "Monastery", "Abbey", "Hamlet", "Town", "City"}) {
    for (const Age age : {kMight, kFaith}) {
      const std::string name(kind);
      const bool military = name == "Watch Tower" || name == "Keep" || name == "Castle";
      const bool religious = name == "Chapel" || name == "Monastery" || name == "Abbey";
      const bool small = name == "Watch Tower" || name == "Chapel" || name == "Hamlet";
      Position position;
      position.acts(P1, age, military ? 4 : 0, religious ? 4 : 0, military || religious ? 0 : 4);
      position.play((age == kMight ? "build Might " : "build Faith ") + name + " C9");
      const std::string owned = name + " C9" + (military || religious ? " P1" : "");
      EXPECT_EQ(position.might(), age == kMight ? owned : "");
      EXPECT_EQ(position.faith(), small && age == kMight ? "" : owned);
      EXPECT_EQ(position.reason(), small ? "" : name + " C9");
      // Shadows cost no cards and bring no ecus.
      const int size = position.at(age, "C9").size;
      EXPECT_EQ(count_of(position.state.players[P1].hand), 4 - value_of(size));
      EXPECT_EQ(position.ecus(P1), 4 + (small ? 0 : age == kMight ? 1 : 2));
    }
  }
}

TEST(KhronosRipple, ShadowIsNoActionAndNotOptional) {
  RULE("KH-9.1");
  Position position;
  position.acts(P1, kMight, 2, 0, 0).uses(P1, 2, 0);
  position.play("build Might Keep C9");
  EXPECT_EQ(position.state.step, Step::act);
  EXPECT_EQ(position.faith(), "Keep C9 P1");
  EXPECT_EQ(position.told(What::ecus), 1);
  EXPECT_EQ(position.told(What::paid), 1);
}

TEST(KhronosRipple, TilesOfWhatItCoversCount) {
  RULE("KH-9.3");
  RULE("KH-2.6");
  RULE("KH-2.7");
  Position position;
  position.faith("Keep N5 P2").reason("Keep N5").stock(Type::military, 2, 1);
  build_keep(position);
  EXPECT_EQ(position.faith(), "Keep M5 P1");
  EXPECT_EQ(position.reason(), "Keep M5");
  EXPECT_EQ(position.stock(Type::military, 2), 0);
}

TEST(KhronosRipple, ShadowThatStopsChangesNothing) {
  RULE("KH-9.3");
  RULE("KH-9.2");
  Position position;
  position.faith("Chapel N5 P2; Hamlet M6").reason("Keep O3; Town M4 (P3 1)").stock(Type::military, 2, 1);
  const std::string faith = position.faith();
  const std::string reason = position.reason();
  build_keep(position);
  EXPECT_EQ(position.faith(), faith);
  EXPECT_EQ(position.reason(), reason);
  EXPECT_EQ(stopped(position), "faith tile");
  EXPECT_EQ(position.told(What::displaced), 0);
}

TEST(KhronosRipple, DomainsBeforeTheShadowDecide) {
  RULE("KH-9.4");
  // Town M6 holds Hamlet L6 and printed hamlet N7 together. The Keep takes its place and would touch both: they
  // belonged to one domain, the uncovered hamlet to that of the Town.
  Position position;
  position.faith("Town M6; Hamlet L6").reason("Town M6");
  build_keep(position);
  EXPECT_EQ(position.faith(), "Keep M5 P1; Hamlet L6");
  EXPECT_EQ(position.reason(), "Keep M5");
  // Without the Town they are two.
  Position parted;
  parted.faith("Hamlet L6");
  build_keep(parted);
  EXPECT_EQ(parted.faith(), "Hamlet L6");
  EXPECT_EQ(stopped(parted), "faith domains");
}

TEST(KhronosRipple, UncoveredHamletCountsWithTheDomainOfWhatCoveredIt) {
  RULE("KH-9.4");
  // Once the Town is gone the Keep touches hamlet N7, of the Town's domain, and the Chapel, which was one of its own.
  Position position;
  position.faith("Chapel O5 P2; Town M6");
  EXPECT_NE(position.at(kFaith, "O5").domain, position.at(kFaith, "N7").domain);
  build_keep(position);
  EXPECT_EQ(position.faith(), "Chapel O5 P2; Town M6");
  EXPECT_EQ(stopped(position), "faith domains");
}

TEST(KhronosRipple, DomainOfTheOlderShadowCounts) {
  RULE("KH-9.4");
  RULE("KH-9.5");
  Position built;
  built.faith("Chapel E3 P2").acts(P1, kMight, 4, 0, 0).play("build Might Castle F1");
  EXPECT_EQ(built.faith(), "Castle F1 P1; Chapel E3 P2");
  // The same Castle by upgrade: its older shadow was a domain of its own.
  Position grown;
  grown.everywhere("Keep F1 P1").faith("Chapel E3 P2").acts(P1, kMight, 2, 0, 0);
  EXPECT_NE(grown.at(kFaith, "F1").domain, grown.at(kFaith, "E3").domain);
  grown.play("upgrade Might F1 Castle F1");
  EXPECT_EQ(grown.faith(), "Keep F1 P1; Chapel E3 P2");
  EXPECT_EQ(grown.reason(), "Keep F1");
  EXPECT_EQ(stopped(grown), "faith domains");
}

TEST(KhronosRipple, HierarchyIsTestedWithoutWhatIsCovered) {
  RULE("KH-9.4");
  Position position;
  position.faith("Castle N8 P2; Keep N5 P3");
  build_keep(position);  // lower than the Castle, and the equal Keep is covered
  EXPECT_EQ(position.faith(), "Keep M5 P1; Castle N8 P2");
  // What stands in the domain only through a building that is covered is gone from it.
  Position cut;
  cut.faith("Town M6; Hamlet L7; Keep K8 P2");
  EXPECT_EQ(cut.at(kFaith, "K8").domain, cut.at(kFaith, "M6").domain);
  build_keep(cut);
  EXPECT_EQ(cut.faith(), "Keep M5 P1; Hamlet L7; Keep K8 P2");
}

TEST(KhronosRipple, CivilShadowIsNeverRefused) {
  RULE("KH-9.4");
  Position position;
  position.faith("Hamlet L4; Chapel L5 P2").acts(P1, kMight, 0, 0, 2).play("build Might Town M5");
  EXPECT_EQ(position.faith(), "Hamlet L4; Chapel L5 P2; Town M5");
  EXPECT_EQ(position.at(kFaith, "L5").domain, position.at(kFaith, "N7").domain);
}

TEST(KhronosRipple, ReasonTestsNeitherRule) {
  RULE("KH-9.4");
  Position position;
  position.reason("Keep M8; Hamlet L6; Chapel L5");
  build_keep(position);
  EXPECT_EQ(position.reason(), "Chapel L5; Keep M5; Hamlet L6; Keep M8");
}

TEST(KhronosRipple, BuildingOfAnotherOwnerIsNoOlderShadow) {
  RULE("KH-9.5");
  RULE("KH-4.10");
  Position position;
  position.might("Keep F1 P1").faith("Keep F1 P2").acts(P1, kMight, 2, 0, 0).play("upgrade Might F1 Castle F1");
  EXPECT_EQ(position.faith(), "Castle F1 P1");
  EXPECT_EQ(position.cubes(P2), 25);
  EXPECT_EQ(position.told(What::displaced), 1);
  // Its own older shadow isn't removed by contradiction: nothing is displaced.
  Position own;
  own.everywhere("Keep F1 P1").acts(P1, kMight, 2, 0, 0).play("upgrade Might F1 Castle F1");
  EXPECT_EQ(own.faith(), "Castle F1 P1");
  EXPECT_EQ(own.reason(), "Castle F1");
  EXPECT_EQ(own.told(What::displaced), 0);
  EXPECT_EQ(own.told(What::vanished), 0);
}

TEST(KhronosRipple, SameBuildingHasTheSameTypeSizeAndSquares) {
  RULE("KH-4.10");
  // What a contradiction removes in Faith takes its twin along; what differs in size, type or squares is no twin.
  for (const char* twin : {"Keep N5", "Keep N5 renovated"}) {
    Position position;
    position.faith("Keep N5 P2").reason(twin).stock(Type::military, 2, 1);
    build_keep(position);
    EXPECT_EQ(position.reason(), "Keep M5") << twin;
  }
  for (const char* other : {"Monastery O5", "Keep O5", "Castle O4"}) {
    Position position;
    position.faith("Keep N5 P2").reason(other).acts(P1, kMight, 2, 0, 0);
    position.play("build Might Keep M5");
    EXPECT_EQ(position.reason(),
              std::string(other).ends_with("O4") ? "Castle O4; Keep M5" : "Keep M5; " + std::string(other));
  }
}

TEST(KhronosRipple, TwinGoesEvenIfTheShadowStopsBeforeReason) {
  RULE("KH-9.7");
  Position position;
  position.faith("Keep N5 P2").reason("Keep N5").stock(Type::military, 3, 2).acts(P1, kMight, 4, 0, 0);
  position.play("build Might Castle M4");
  EXPECT_EQ(position.faith(), "Castle M4 P1");
  EXPECT_EQ(position.reason(), "");
  EXPECT_EQ(stopped(position), "reason tile");
  EXPECT_EQ(position.cubes(P2), 25);
}

TEST(KhronosRipple, PrintedHamletHasNoTwin) {
  RULE("KH-9.7");
  // City N7 covers the printed hamlet in Faith; in Reason it stays populated until the shadow comes there.
  Position position;
  position.reason("N7 (P2 1)").stock(Type::civil, 3, 2).might("Town N7").acts(P1, kMight, 1, 0, 2);
  position.play("upgrade Might N7 City N7");
  EXPECT_EQ(position.faith(), "City N7");
  EXPECT_EQ(position.reason(), "N7 (P2 1)");
  EXPECT_EQ(position.told(What::vanished), 0);
}

TEST(KhronosRipple, CubeStaysOnACoveredPrintedHamlet) {
  RULE("KH-9.8");
  // The Town in Might has no shadow; its City covers printed hamlet N7 in Reason.
  Position position;
  position.might("Town N7").reason("N7 (P2 1)").acts(P1, kMight, 1, 0, 2).play("upgrade Might N7 City N7");
  EXPECT_EQ(position.reason(), "City N7 (P2 1)");
  EXPECT_EQ(position.cubes(P2), 24);
}

TEST(KhronosRipple, PlayerWithMostCubesKeepsOne) {
  RULE("KH-9.8");
  Position position(4);
  position.faith("City M6").reason("City M6 (P1 1, P2 2, P4 1)");
  build_keep(position);
  EXPECT_EQ(position.reason(), "Keep M5; N7 (P2 1)");
  EXPECT_EQ(position.cubes(P1), 23);
  EXPECT_EQ(position.cubes(P2), 24);
  EXPECT_EQ(position.cubes(P4), 25);
  // A Civil building over no printed hamlet leaves none.
  Position elsewhere;
  elsewhere.faith("Town M4").reason("Town M4 (P2 1)");
  build_keep(elsewhere);
  EXPECT_EQ(elsewhere.reason(), "Keep M5");
  EXPECT_EQ(elsewhere.cubes(P2), 25);
}

TEST(KhronosRipple, TiesOfThreeAreForTheActingPlayer) {
  RULE("KH-9.8");
  RULE("KH-4.9");
  Position position(4);
  position.faith("City M6").reason("City M6 (P2 1, P3 1, P4 1)").acts(P3, kMight, 2, 0, 0);
  position.play("build Might Keep M5");
  EXPECT_EQ(position.owes(), P3);
  EXPECT_EQ(position.offers(), "keep-cube P2, keep-cube P3, keep-cube P4");
  position.play("keep-cube P4");
  EXPECT_EQ(position.reason(), "Keep M5; N7 (P4 1)");
}

TEST(KhronosRipple, ShadowStandsWithACubeInFaithAndAsARuinInReason) {
  RULE("KH-9.9");
  RULE("KH-4.4");
  RULE("KH-2.8");
  Position position;
  position.acts(P2, kMight, 0, 4, 0).play("build Might Abbey C9");
  EXPECT_EQ(position.at(kFaith, "C9").owner, P2);
  EXPECT_FALSE(position.at(kFaith, "C9").ruin);
  EXPECT_EQ(position.at(kReason, "C9").owner, kNobody);
  EXPECT_TRUE(position.at(kReason, "C9").ruin);
  EXPECT_EQ(position.at(kReason, "C9").cube_count(), 0);
  EXPECT_EQ(position.cubes(P2), 23);
  Position civil;
  civil.acts(P2, kMight, 0, 0, 4).play("build Might City C9");
  for (const Age age : kEveryAge) {
    EXPECT_EQ(civil.at(age, "C9").owner, kNobody);
    EXPECT_FALSE(civil.at(age, "C9").ruin);
  }
  EXPECT_EQ(civil.cubes(P2), 25);
}

TEST(KhronosRipple, ShadowsCostNoTerrainAndKeepTheLand) {
  RULE("KH-8.3");
  RULE("KH-3.1");
  Position keep;
  keep.acts(P1, kMight, 4, 0, 0).play("build Might Keep A1");
  EXPECT_EQ(count_of(keep.state.players[P1].hand), 0);
  EXPECT_EQ(keep.faith(), "Keep A1 P1");
  EXPECT_EQ(keep.reason(), "Keep A1");
  Position town;
  town.acts(P1, kMight, 0, 0, 2).play("build Might Town I4");
  for (const Age age : kEveryAge) EXPECT_EQ(town.shows(age), "Town I4");
  // A smaller building on forest costs nothing either.
  Position smaller;
  smaller.might("Castle E8 P2; Castle A9 P1").acts(P1, kMight, 0, 0, 1);
  smaller.play("build Might Hamlet D10").play("stay A9");
  smaller.play("place F9");
  EXPECT_EQ(smaller.might(), "Castle A9 P1; Keep F9 P2; Hamlet D10");
  EXPECT_EQ(smaller.state.players[P2].hand, (Cards{2, 1, 1}));
}

TEST(KhronosResolution, CoveredBuildingsGoInReadingOrderAndThenTheTileComes) {
  RULE("KH-12.2");
  Position position;
  position.faith("Chapel M6 P3; Hamlet N5; Watch Tower M5 P2");
  build_keep(position);
  std::vector<std::string> told;
  for (const Entry& entry : position.facts) {
    const auto what = static_cast<What>(entry.full.what);
    if (what != What::displaced && what != What::shadow) continue;
    if (entry.full.numbers[0] != static_cast<int>(kFaith)) continue;
    told.push_back((what == What::shadow ? "comes " : "goes ") +
                   name(Square{static_cast<std::uint8_t>(entry.full.numbers[1]),
                               static_cast<std::uint8_t>(entry.full.numbers[2])}));
  }
  EXPECT_EQ(told, (std::vector<std::string>{"goes M5", "goes N5", "goes M6", "comes M5"}));
}

TEST(KhronosResolution, TestComesBeforeTheRemoval) {
  RULE("KH-12.2");
  Position position;
  position.faith("Hamlet L4; Chapel L5 P2; Watch Tower M5 P2");
  position.clear(kFaith, "M5").faith("Watch Tower N5 P3");
  build_keep(position);
  EXPECT_EQ(stopped(position), "faith domains");
  EXPECT_EQ(position.faith(), "Hamlet L4; Chapel L5 P2; Watch Tower N5 P3");
}

}  // namespace
}  // namespace tempora::khronos
