// Every special action card (TQ-21.3).
#include <gtest/gtest.h>

#include "engine/testing/rule.hpp"
#include "games/timequest/testing/position.hpp"

namespace tempora::timequest {
namespace {

TEST(SpecialCard, TimeAcceleratorAddsAPointOnceInEachOwnTurn) {
  RULE("TQ-21.3");
  RULE("TQ-7.1");
  TestPosition position;
  position.at(A, 4).hand(A, "AX01");
  EXPECT_EQ(position.play("play AX01; use AX01"), "AP +1; A hand -AX01 slot +AX01:used");
  EXPECT_EQ(position.forbids("use AX01"), "TQ-9.7");
  EXPECT_EQ(position.begin_turn(B), "turn B");
  EXPECT_EQ(position.begin_turn(A), "turn A; A slot -AX01:used +AX01");
}

TEST(SpecialCard, TimeAcceleratorAndMasterOfTimeAreNotOfferedAtEightPoints) {
  RULE("TQ-7.5");
  TestPosition position;
  position.at(A, 4).hand(A, "AO13 AO13").slots(A, "AX01 AX02").play("play AO13; play AO13");
  EXPECT_EQ(position.forbids("use AX01"), "TQ-9.7");
  EXPECT_EQ(position.forbids("use AX02"), "TQ-9.7");
}

TEST(SpecialCard, MasterOfTimeHasThreeCharges) {
  RULE("TQ-21.3");
  TestPosition position;
  position.at(A, 4).hand(A, "AX02");
  EXPECT_EQ(position.play("play AX02"), "A hand -AX02 slot +AX02:3");
  EXPECT_EQ(position.play("use AX02; use AX02"), "AP +2; A slot -AX02:3 +AX02:1");
  EXPECT_EQ(position.play("use AX02"), "AP +1; A slot -AX02:1; discards +AX02");
}

TEST(SpecialCard, AncientKnowledgeKeepsOneOfTheTopFiveEvents) {
  RULE("TQ-21.3");
  RULE("TQ-9.6");
  RULE("TQ-26");
  TestPosition position;
  position.at(A, 4).hand(A, "AX03").active_events("EA01 EA02 EA02 EA04 EA11 EA12");
  position.play("play AX03");
  EXPECT_EQ(position.offered(), "pick EA01, pick EA02, pick EA04, pick EA11");
  EXPECT_EQ(position.play("pick EA11"), "A place +EA11; discards +EA01 +EA02 +EA02 +EA04; events -5");
  EXPECT_TRUE(position.state.decks.event_places[A][0].seen_by(Viewer::seat(A)).has_value());
  EXPECT_FALSE(position.state.decks.event_places[A][0].seen_by(Viewer::seat(B)).has_value());
  EXPECT_EQ(position.play("attempt"), "A event +EA11:open place -EA11");
}

TEST(SpecialCard, AncientKnowledgeReplacesTheEventKeptBefore) {
  RULE("TQ-9.6");
  TestPosition position;
  position.at(A, 4).hand(A, "AX03").event_place(A, "EA02").active_events("EA01 EA03 EA05 EA07 EA08");
  EXPECT_EQ(position.play("play AX03; pick EA08"),
            "A hand -AX03 place -EA02 +EA08; discards +AX03 +EA01 +EA02 +EA03 +EA05 +EA07; events -5");
  TestPosition failed = position;
  EXPECT_EQ(position.play("attempt", "4"), "A event +EA08:won place -EA08");
  EXPECT_EQ(failed.play("attempt", "3"), "A place -EA08; discards +EA08");
}

TEST(SpecialCard, AncientKnowledgeTakesWhatTheDeckHolds) {
  RULE("TQ-8.10.1");
  TestPosition position;
  position.at(A, 4).hand(A, "AX03").only_active_events("EA01 EA03");
  position.play("play AX03");
  EXPECT_EQ(position.offered(), "pick EA01, pick EA03");
  EXPECT_EQ(position.play("pick EA03"), "A place +EA03; discards +EA01; events -2");
  TestPosition none;
  none.at(A, 4).hand(A, "AX03").only_active_events("", false);
  EXPECT_EQ(none.forbids("play AX03"), "TQ-9.4");
}

TEST(SpecialCard, TemporalEngineerGoesToWhoeverCollectsOnItsPeriod) {
  RULE("TQ-21.3");
  RULE("TQ-21.8");
  TestPosition position;
  position.at(A, 4).at(B, 7).hand(A, "AX04");
  position.play("play AX04");
  EXPECT_EQ(position.offered("tile"),
            "tile 1, tile 2, tile 3, tile 4, tile 5, tile 6, tile 7, tile 8, tile 9, tile 10");
  EXPECT_EQ(position.play("tile 7"), "engineer 7 A");
  EXPECT_EQ(position.play("collect; twice Kn"), "AP -1; A +2Kn +1Cl; bank -2Kn -1Cl");
  position.turn(B);
  EXPECT_EQ(position.play("collect; twice Go; good St"), "AP -1; B +1Fo +2Go +1St; bank -1Fo -2Go -1St; engineer 7 B");
  EXPECT_EQ(position.play("collect; twice Go; good Kn"), "AP -1; B +1Fo +2Go +1Kn; bank -1Fo -2Go -1Kn");
}

TEST(SpecialCard, TemporalEngineerGivesOnlyWhatTheBankHas) {
  RULE("TQ-8.2.3");
  TestPosition position;
  position.at(A, 4).engineer(4, B).bank("0Fo 0Go 2Kn 0Cl 0St", D);
  EXPECT_EQ(position.play("collect; twice Kn"), "AP -1; A +2Kn; bank -2Kn; engineer 4 A");
}

TEST(SpecialCard, TwoSidedTimeManipulatorGivesAResourceThenTurnsOver) {
  RULE("TQ-21.3");
  RULE("TQ-6.2");
  TestPosition position(2);
  position.at(A, 4).hand(A, "AX05");
  EXPECT_EQ(position.play("play AX05; use AX05; goods 1St"), "A +1St hand -AX05 slot +AX05:used; bank -1St");
  EXPECT_EQ(position.forbids("use AX05"), "TQ-9.7");
  EXPECT_EQ(position.offered("move"), "");  // side A moves nobody
  position.turn(B).acted();
  EXPECT_NE(position.play("end").find("A slot -AX05:used +AX05:b"), std::string::npos);
}

TEST(SpecialCard, TwoSidedTimeManipulatorsSideBIsAFreeStepOfTheOwnTurn) {
  RULE("TQ-21.3");
  RULE("TQ-8.1.5");
  TestPosition position(2);
  position.at(A, 4).slots(A, "AX05:b");
  EXPECT_EQ(position.offered("move"), "move 3, move 5");
  EXPECT_EQ(position.forbids("use AX05"), "TQ-9.7");
  EXPECT_EQ(position.play("move 5"), "AP -1; A at 5 slot -AX05:b +AX05:b:used; track 5 -1");
  EXPECT_EQ(position.offered("move"), "");
  position.turn(B).acted();
  EXPECT_NE(position.play("end").find("A slot -AX05:b:used +AX05"), std::string::npos);
  TestPosition unused(2);
  unused.slots(A, "AX05:b").turn(B).acted();
  EXPECT_EQ(unused.play("end").find("AX05"), std::string::npos);
}

TEST(SpecialCard, TwoSidedTimeManipulatorWithAnEmptyBank) {
  RULE("TQ-9.7");
  TestPosition position;
  position.at(A, 4).slots(A, "AX05").bank("0Fo 0Go 0Kn 0Cl 0St", D);
  EXPECT_EQ(position.forbids("use AX05"), "TQ-9.7");
}

TEST(SpecialCard, ChronoDistorterGivesOneOfOneType) {
  RULE("TQ-21.3");
  TestPosition position;
  position.at(A, 4).hand(A, "AX06").bank("0Go", D);
  TestPosition none = position;
  position.play("play AX06");
  EXPECT_EQ(position.offered(), "good Fo, good Kn, good Cl, good St");
  EXPECT_EQ(position.play("good Cl"), "A +1Cl; bank -1Cl");
  none.bank("0Fo 0Kn 0Cl 0St", D);
  EXPECT_EQ(none.forbids("play AX06"), "TQ-9.4");
}

TEST(SpecialCard, TimeLockLocksAPeriodUntilItsPlayerRollsFiveOrSix) {
  RULE("TQ-21.3");
  RULE("TQ-4.1");
  RULE("TQ-7.1");
  TestPosition position;
  position.at(A, 4).crystals(A, 9).hand(A, "AX07");
  position.play("play AX07");
  EXPECT_EQ(position.offered(), "tile 1, tile 2, tile 3, tile 4, tile 5, tile 6, tile 7, tile 8, tile 9, tile 10");
  EXPECT_EQ(position.play("tile 5"), "lock 5 A");
  EXPECT_EQ(position.forbids("move 5"), "TQ-4.1");
  EXPECT_EQ(position.offered("free_move"), "");  // cards have been played in this turn
  EXPECT_EQ(position.begin_turn(B), "turn B");   // no die: A laid it
  EXPECT_EQ(position.begin_turn(A, "4"), "turn A");
  EXPECT_EQ(position.begin_turn(A, "5"), "turn A; lock 5 nobody; discards +AX07");
}

TEST(SpecialCard, TimeLockHoldsTheTokensThatStandThere) {
  RULE("TQ-4.1");
  RULE("TQ-4.3");
  TestPosition position;
  position.at(A, 4).crystals(A, 9).lock(4, B).artifacts(A, "Q011 Q021").hand(A, "AO01 AO10").at(B, 4);
  EXPECT_EQ(position.offered("move"), "");
  EXPECT_EQ(position.offered("free_move"), "");
  EXPECT_EQ(position.forbids("enter_void"), "TQ-4.1");
  EXPECT_EQ(position.forbids("play AO01"), "TQ-9.4");
  EXPECT_EQ(position.play("collect; twice Cl"), "AP -1; A +1Kn +2Cl; bank -1Kn -2Cl");
  EXPECT_EQ(position.play("play AO10; player C; tile 1"), "A hand -AO10; C at 1; track 1 -1; discards +AO10");
}

TEST(SpecialCard, QuantumDuelistLetsTheWinnerOfAFightJump) {
  RULE("TQ-21.3");
  RULE("TQ-13.7");
  TestPosition position(2);
  position.at(A, 4).slots(A, "AX08");
  position.play("fight B; yes", "5 4");
  EXPECT_EQ(position.offered(), "no, tile 3, tile 5");
  TestPosition stays = position;
  EXPECT_EQ(position.play("tile 5"), "A at 5; track 5 -1");
  EXPECT_EQ(stays.play("no"), "");
}

TEST(SpecialCard, QuantumDuelistGoesToTheWinnerWhenItsOwnerLoses) {
  RULE("TQ-21.3");
  TestPosition position(2);
  position.at(A, 4).slots(A, "AX08 AS01");
  EXPECT_EQ(position.play("fight B; B: yes", "4 5"), "AP -2; A slot -AX08; B +1Cr slot +AX08; bank -1Cr");
  EXPECT_EQ(position.owing(), "A");  // the winner had not owned it: no jump
}

TEST(SpecialCard, QuantumDuelistComesIntoFullSlotsForOneOfTheThree) {
  RULE("TQ-21.3");
  TestPosition position(2);
  position.at(A, 4).slots(A, "AX08").slots(B, "AS01 AS02");
  position.play("fight B; B: no; B: yes", "4 5");
  EXPECT_EQ(position.owing(), "B");
  EXPECT_EQ(position.offered(), "card AS01, card AS02, card AX08");
  TestPosition other = position;
  EXPECT_EQ(position.play("card AS01"), "B slot -AS01 +AX08; discards +AS01");
  EXPECT_EQ(other.play("card AX08"), "discards +AX08");
}

TEST(SpecialCard, QuantumDuelistOnALockedPeriodJumpsNowhere) {
  RULE("TQ-4.1");
  TestPosition position(2);
  position.at(A, 4).slots(A, "AX08").lock(4, B);
  EXPECT_EQ(position.play("fight B; yes", "5 4"), "AP -2; A +1Cr; bank -1Cr");
}

TEST(SpecialCard, QuantumDuelistStaysAfterADraw) {
  RULE("TQ-21.3");
  TestPosition position(2);
  position.at(A, 4).slots(A, "AX08");
  EXPECT_EQ(position.play("fight B", "4 4"), "AP -2");
}

TEST(SpecialCard, QuantumDuelistsJumpDrawsAnEventInTheOwnTurnOnly) {
  RULE("TQ-4.6");
  TestPosition position(2);
  position.at(A, 4).at(B, 5).slots(A, "AX08").active_events("EA02");
  EXPECT_EQ(position.play("fight B; yes; tile 5", "5 4 6"),
            "AP -2; A +1Cr at 5 event +EA02:won; bank -1Cr; track 5 -1; events -1");
  TestPosition defender(2);
  defender.at(A, 4).at(B, 5).slots(B, "AX08");
  EXPECT_EQ(defender.play("fight B; B: yes; B: tile 4", "4 5"), "AP -2; B +1Cr at 4; bank -1Cr; track 4 -1");
}

TEST(SpecialCard, ResourceBeaconGivesToEverybodysFirstCollectAction) {
  RULE("TQ-21.3");
  RULE("TQ-8.2.3");
  TestPosition position;
  position.at(A, 4).at(B, 7).hand(A, "AX09");
  EXPECT_EQ(position.play("play AX09"), "A hand -AX09; beacons +1");
  EXPECT_EQ(position.play("collect; twice Kn; good Go"), "AP -1; A +1Go +2Kn +1Cl; bank -1Go -2Kn -1Cl");
  EXPECT_EQ(position.play("collect; twice Kn"), "AP -1; A +2Kn +1Cl; bank -2Kn -1Cl");
  position.turn(B);
  EXPECT_EQ(position.play("collect; twice Go; good St"), "AP -1; B +1Fo +2Go +1St; bank -1Fo -2Go -1St");
}

TEST(SpecialCard, ResourceBeaconIsDiscardedWhenTheDieAtTheEndOfTheRoundShowsOne) {
  RULE("TQ-21.3");
  RULE("TQ-6.2");
  TestPosition position(2);
  position.beacons(1).turn(B).acted().all_events(0, "EP03");
  TestPosition stays = position;
  EXPECT_NE(position.play("end", "1").find("beacons -1; discards +AX09"), std::string::npos);
  EXPECT_EQ(stays.play("end", "2").find("beacons"), std::string::npos);
}

TEST(SpecialCard, TimeSlipLetsItsOwnerJumpWhenAnotherArrives) {
  RULE("TQ-21.3");
  RULE("TQ-4.6");
  TestPosition position;
  position.at(A, 3).at(B, 4).at(C, 5).crystals(A, 1).slots(B, "AX10").active_events("EA02");
  position.play("move 4");
  EXPECT_EQ(position.owing(), "B");
  EXPECT_EQ(position.offered(), "no, tile 3, tile 5");
  TestPosition stays = position;
  // The arrival counts all the same; the owner draws no event, though C is there.
  EXPECT_EQ(position.play("tile 5", "3"), "A event +EA02:won; B at 5; track 5 -1; events -1");
  EXPECT_EQ(stays.play("no", "3"), "A event +EA02:won; events -1");
}

TEST(SpecialCard, TimeSlipWithoutANeighbourIsNotAsked) {
  RULE("TQ-24.1");
  TestPosition position;
  position.at(A, 3).at(B, 4).crystals(A, 1).slots(B, "AX10").active_events("EA02");
  position.closed({1, 2, 3, 5, 6, 7, 8, 9, 10});
  EXPECT_EQ(position.play("move 4", "3"), "AP -1; A -1Cr at 4 event +EA02:won; bank +1Cr; track 4 -1; events -1");
}

TEST(SpecialCard, TimeSlipReactsToASwapAfterBothHaveArrived) {
  RULE("TQ-21.1");
  RULE("TQ-21.3");
  TestPosition position;
  position.at(A, 3).at(B, 8).at(C, 8).at(D, 3).slots(C, "AX10").hand(A, "AO19").active_events("EA02");
  position.play("play AO19; player B");
  EXPECT_EQ(position.owing(), "C");
  EXPECT_EQ(position.play("tile 9", "3"), "A event +EA02:won; C at 9; track 9 -1; events -1");
}

TEST(SpecialCard, CardsInSlotsReplaceOneOfTwo) {
  RULE("TQ-9.5");
  TestPosition position;
  position.at(A, 4).slots(A, "AS01 AX02:1").hand(A, "AX01");
  position.play("play AX01");
  EXPECT_EQ(position.offered(), "card AS01, card AX02");
  EXPECT_EQ(position.play("card AX02"), "A slot -AX02:1 +AX01; discards +AX02");
  EXPECT_TRUE(position.offers("use AX01"));
}

}  // namespace
}  // namespace tempora::timequest
