// The powers of all artifacts (TQ-14.8).
#include <gtest/gtest.h>

#include "engine/testing/rule.hpp"
#include "games/timequest/testing/position.hpp"

namespace tempora::timequest {
namespace {

// It is A's turn, on 4 (gains Kn and Cl; X is St, Y is Go), with these artifacts.
TestPosition owning(const std::string& quests, int players = 4) {
  return TestPosition(players).at(A, 4).artifacts(A, quests);
}

TEST(Artifact, LivingEmberAddsOneOfTheGainsToACollectAction) {
  RULE("TQ-14.8");
  RULE("TQ-8.2.3");
  TestPosition position = owning("Q001");
  TestPosition both = owning("Q001");
  EXPECT_EQ(position.play("collect; twice Kn; good Cl"), "AP -1; A +2Kn +2Cl; bank -2Kn -2Cl; used +Q001");
  EXPECT_EQ(position.play("collect; twice Kn"), "AP -1; A +2Kn +1Cl; bank -2Kn -1Cl");
  both.slots(A, "AS01");  // first the card, then the artifact
  EXPECT_EQ(both.play("collect; twice Kn; good Cl; good Kn"),
            "AP -1; A +3Kn +2Cl slot -AS01 +AS01:used; bank -3Kn -2Cl; used +Q001");
  TestPosition none = owning("Q001");
  none.bank("2Kn 1Cl", D);
  EXPECT_EQ(none.play("collect; twice Kn"), "AP -1; A +2Kn +1Cl; bank -2Kn -1Cl");
}

TEST(Artifact, ScribesLedgerGivesBackOneOfWhatWasPaid) {
  RULE("TQ-14.8");
  TestPosition position = owning("Q011");
  position.display("Q001 Q002 Q003").goods(A, "1Go 1St").quests("Q100");
  TestPosition discounted = position;
  position.play("quest Q001");
  EXPECT_EQ(position.offered(), "good Go, good St");
  EXPECT_EQ(position.play("good St"), "A +1St; bank -1St; used +Q011");
  discounted.slots(A, "AS14").play("quest Q001; payment 1 0 AS14");  // only St was paid
  EXPECT_EQ(discounted.has(A), "1Go 1St 1Cr");
}

TEST(Artifact, OraclesBowlReRollsAnOwnDieOnceARound) {
  RULE("TQ-14.8");
  RULE("TQ-10.2.1");
  TestPosition position = owning("Q021");
  position.at(A, 3).at(B, 4).at(C, 5).crystals(A, 2).active_events("EA02 EA02");
  EXPECT_EQ(position.play("move 4; reroll R03", "1 5"),
            "AP -1; A -1Cr at 4 event +EA02:won; bank +1Cr; track 4 -1; used +Q021; events -1");
  EXPECT_EQ(position.play("move 5", "1"), "AP -1; A -1Cr at 5; bank +1Cr; track 5 -1; discards +EA02; events -1");
}

TEST(Artifact, MilestoneLowersAMoveOfTwoOrMoreSteps) {
  RULE("TQ-14.8");
  RULE("TQ-8.1.5");
  TestPosition position = owning("Q031");
  position.crystals(A, 2);
  EXPECT_EQ(position.offered("move"), "move 1, move 2, move 3, move 5, move 6, move 7");
  EXPECT_EQ(position.play("move 7"), "AP -1; A -2Cr at 7; bank +2Cr; track 7 -1; used +Q031");
  TestPosition step = owning("Q031");
  step.crystals(A, 1);
  EXPECT_EQ(step.play("move 5"), "AP -1; A -1Cr at 5; bank +1Cr; track 5 -1");
}

TEST(Artifact, RaidersHornTakesAResourceOnTheOwnPeriod) {
  RULE("TQ-14.8");
  TestPosition position = owning("Q041");
  position.at(B, 4).at(C, 5).goods(B, "2Fo 1St").goods(C, "9Kn");
  position.play("use R05");
  EXPECT_EQ(position.offered(), "good Fo, good St");
  EXPECT_EQ(position.play("good Fo"), "A +1Fo; B -1Fo");
  EXPECT_EQ(position.forbids("use R05"), "TQ-14.8");
  EXPECT_EQ(position.state.now.used.size(), 1);
}

TEST(Artifact, RaidersHornIsBlockedByChronoShieldOrTimeGuardianAndIsUsedAllTheSame) {
  RULE("TQ-14.8");
  RULE("TQ-21.1");
  RULE("TQ-21.2");
  TestPosition position = owning("Q041");
  position.at(B, 4).goods(B, "1St").set(B, "AO14").slots(B, "AS07 AS15");
  position.play("use R05");
  EXPECT_EQ(position.owing(), "B");
  EXPECT_EQ(position.offered(), "no, block AO14, block AS07");
  TestPosition lets = position;
  EXPECT_EQ(position.play("block AS07"), "B slot -AS07 +AS07:used");
  EXPECT_EQ(position.forbids("use R05"), "TQ-14.8");
  EXPECT_EQ(lets.play("no"), "A +1St; B -1St");
}

TEST(Artifact, RaidersHornNeedsAVictimWithResourcesOnAPeriod) {
  RULE("TQ-9.7");
  TestPosition position = owning("Q041");
  position.at(B, 4).at(C, 5).goods(C, "9Kn");
  EXPECT_EQ(position.forbids("use R05"), "TQ-14.8");
  position.at(A, 0).at(B, 0).goods(B, "1Fo");
  EXPECT_EQ(position.forbids("use R05"), "TQ-14.8");
}

TEST(Artifact, PaintersPaletteExchangesOneWithTheBank) {
  RULE("TQ-14.8");
  TestPosition position = owning("Q051");
  position.goods(A, "3Fo");
  TestPosition none = position;
  EXPECT_EQ(position.play("use R06; good St"), "A -1Fo +1St; bank +1Fo -1St; used +Q051");
  none.goods(A, "");
  EXPECT_EQ(none.forbids("use R06"), "TQ-14.8");
  none.goods(A, "1Fo").bank("0Go 0Kn 0Cl 0St", D);
  EXPECT_EQ(none.forbids("use R06"), "TQ-14.8");
}

TEST(Artifact, LibertyBellLowersGoalsByOneResource) {
  RULE("TQ-14.8");
  RULE("TQ-29.76");
  struct Lowered {
    const char* event;
    const char* offered;
  };
  for (const Lowered& one : {Lowered{"EP01", "meet 2Cr"},
                             {"EP02", "meet 2Go"},
                             {"EP04", "meet 1Cl 1St, meet 1Kn 1St, meet 1Kn 1Cl"},
                             {"EP07", "meet 1Kn"},
                             {"EP13", "meet 1Cl, meet 1Go"},
                             {"EP14", "meet 1Kn"},
                             {"EP20", "meet 2Kn"},
                             {"EP21", "meet 2Cl 1Cr"},
                             {"EP19", "meet 1Fo 2Go, meet 2Fo 1Go"}}) {
    SCOPED_TRACE(one.event);
    TestPosition position(2);
    position.goods(A, "3Fo 3Go 3Kn 3Cl 3St").crystals(A, 3).artifacts(A, "Q061");
    position.event(one.event);
    EXPECT_EQ(position.offered("meet"), one.offered);
  }
}

TEST(Artifact, FlywheelAddsTwoPointsOnceInTheMatch) {
  RULE("TQ-14.8");
  RULE("TQ-7.5");
  TestPosition position = owning("Q071", 2);
  EXPECT_EQ(position.play("use R08"), "AP +2; used +Q071");
  EXPECT_EQ(position.forbids("use R08"), "TQ-14.8");
  EXPECT_EQ(position.event("EP22"), "round 11; turn A");  // the mark stays
  EXPECT_EQ(position.forbids("use R08"), "TQ-14.8");
  TestPosition seven = owning("Q071");
  seven.hand(A, "AO13").slots(A, "AX01").play("play AO13; use AX01");
  EXPECT_EQ(seven.play("use R08"), "AP +1; used +Q071");
}

TEST(Artifact, FlywheelsMarkGoesWithTheCard) {
  RULE("TQ-14.8");
  TestPosition position(2);
  position.at(A, 4).at(B, 4).artifacts(A, "Q001").artifacts(B, "Q071").used("Q071");
  position.play("duel B; B: yes", "6 1");
  EXPECT_EQ(position.rules.artifacts_of(position.state, A), 2);
  EXPECT_EQ(position.forbids("use R08"), "TQ-14.8");
}

TEST(Artifact, CodeMachinePutsAQuestOfTheDisplayUnderTheDeck) {
  RULE("TQ-14.8");
  TestPosition position = owning("Q081");
  position.display("Q001 Q002 Q003").quests("Q100");
  TestPosition none = position;
  EXPECT_EQ(position.play("use R09; pick Q002"), "used +Q081; display -Q002 +Q100");
  EXPECT_EQ(position.bottom_quests(1), "Q002");
  none.only_quests("", false);
  EXPECT_EQ(none.offered("use"), "");
}

TEST(Artifact, BoosterStageMakesThePortalCheaper) {
  RULE("TQ-14.8");
  RULE("TQ-8.7");
  RULE("TQ-8.1.4");
  RULE("TQ-12.7");
  TestPosition position = owning("Q091 Q011");
  position.crystals(A, 4).points(1).acted();
  EXPECT_EQ(position.play("enter_void; dice 0"), "AP -1; A -2Cr at portal; bank +2Cr");
  EXPECT_EQ(position.play("end"), "turn B");  // no penalty
  position.turn(A);
  EXPECT_EQ(position.offered("move"),
            "move 1, move 2, move 3, move 4, move 5, move 6, move 7, move 8, move 9, move 10");
  EXPECT_EQ(position.play("move 6"), "AP -1; A -2Cr at 6; bank +2Cr; track 6 -1");
}

TEST(Artifact, TwoOfAPeriodAreOnePowerUsedIfEitherIsMarked) {
  RULE("TQ-14.5");
  RULE("TQ-14.8");
  TestPosition position = owning("Q051 Q052");
  position.goods(A, "3Fo");
  position.play("use R06; good St");
  EXPECT_EQ(position.forbids("use R06"), "TQ-14.8");
  TestPosition marked = owning("Q051 Q052");
  marked.goods(A, "3Fo").used("Q052");
  EXPECT_EQ(marked.forbids("use R06"), "TQ-14.8");
  EXPECT_EQ(position.rules.different_artifacts(position.state, A), 1);
  EXPECT_EQ(position.rules.artifacts_of(position.state, A), 2);
}

TEST(Artifact, PowersOfARoundAreRefreshedAtItsStart) {
  RULE("TQ-6.1");
  RULE("TQ-14.8");
  TestPosition position(2);
  position.artifacts(A, "Q001 Q011 Q021 Q031 Q041 Q051 Q071 Q081").used("Q001 Q011 Q021 Q031 Q041 Q051 Q071 Q081");
  EXPECT_EQ(position.event("EP22"), "round 11; turn A; used -Q001 -Q011 -Q021 -Q031 -Q041 -Q051 -Q081");
}

}  // namespace
}  // namespace tempora::timequest
