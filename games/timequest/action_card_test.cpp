// Every one-time action card, with what blocks it and where it can't be played (TQ-9.4, TQ-21.1).
#include <gtest/gtest.h>

#include "engine/testing/rule.hpp"
#include "games/timequest/testing/position.hpp"

namespace tempora::timequest {
namespace {

// It is A's turn, on 4 (gains Kn and Cl; X is St, Y is Go), with these cards.
TestPosition holding(const std::string& cards) { return TestPosition().at(A, 4).hand(A, cards); }

void expect_to_need_a_point_and_a_period(const std::string& card) {
  EXPECT_EQ(holding(card).points(0).acted().forbids("play " + card), "TQ-9.4") << card;
  EXPECT_EQ(holding(card).at(A, 0).forbids("play " + card), "TQ-9.4") << card;
}

TEST(ActionCard, TimeManipulatorAndTimeDiverJumpToAnyPossibleDestination) {
  RULE("TQ-21.1");
  RULE("TQ-4.4");
  RULE("TQ-4.6");
  for (const std::string card : {"AO01", "AO16"}) {
    SCOPED_TRACE(card);
    TestPosition position = holding(card);
    position.closed({2}).lock(7, B).at(B, 9).face_down(A).active_events("EA02");
    position.play("play " + card);
    EXPECT_EQ(position.offered(), "tile 1, tile 3, tile 5, tile 6, tile 8, tile 9, tile 10");
    TestPosition met = position;
    EXPECT_EQ(position.play("tile 10"), "A at 10 up; track 10 -1");
    // Who arrives where another token is draws an event.
    EXPECT_EQ(met.play("tile 9", "3"), "A at 9 up event +EA02:won; track 9 -1; events -1");
    TestPosition from_void = holding(card);
    from_void.at(A, 0);
    EXPECT_EQ(from_void.play("play " + card + "; tile 6"), "A at 6 hand -" + card + "; track 6 -1; discards +" + card);
  }
}

TEST(ActionCard, JumpIsNoActionAndEndsThePossibilityOfAFreeMove) {
  RULE("TQ-7.3");
  RULE("TQ-8.8");
  TestPosition position = holding("AO01");
  position.play("play AO01; tile 6");
  EXPECT_EQ(position.forbids("end"), "TQ-7.3");
  EXPECT_EQ(position.forbids("free_move 5"), "TQ-8.8");
}

TEST(ActionCard, JumpIsNotPlayedFromALockedPeriodNorWithoutADestination) {
  RULE("TQ-9.4");
  RULE("TQ-4.1");
  for (const std::string card : {"AO01", "AO16"}) {
    TestPosition position = holding(card);
    position.lock(4, A);
    EXPECT_EQ(position.forbids("play " + card), "TQ-9.4");
    position = holding(card);
    position.closed({1, 2, 3, 5, 6, 7, 8, 9, 10});
    EXPECT_EQ(position.forbids("play " + card), "TQ-9.4");
  }
}

TEST(ActionCard, ResourcefulExplorerAndDoubleResourcesCollectTwiceTheYield) {
  RULE("TQ-21.1");
  RULE("TQ-8.2.2");
  for (const std::string card : {"AO02", "AO11"}) {
    SCOPED_TRACE(card);
    TestPosition position = holding(card);
    TestPosition bank_short = position;
    TestPosition extras = position;
    EXPECT_EQ(position.play("play " + card + "; twice Cl"),
              "AP -1; A +2Kn +4Cl hand -" + card + "; bank -2Kn -4Cl; discards +" + card);
    EXPECT_TRUE(position.offers("end"));  // it was an action
    bank_short.bank("1Kn 3Cl", D);
    EXPECT_EQ(bank_short.play("play " + card + "; twice Cl"),
              "AP -1; A +1Kn +3Cl hand -" + card + "; bank -1Kn -3Cl; discards +" + card);
    extras.slots(A, "AS01").artifacts(A, "Q001").engineer(4, B).beacons(1);
    EXPECT_EQ(extras.play("play " + card + "; twice Kn; good Kn; good Cl; good Fo; good St"),
              "AP -1; A +1Fo +5Kn +3Cl +1St hand -" + card + " slot -AS01 +AS01:used; bank -1Fo -5Kn -3Cl -1St; " +
                  "engineer 4 A; used +Q001; discards +" + card);
  }
}

TEST(ActionCard, ResourcefulExplorerNeedsAPointAPeriodAndSomethingToCollect) {
  RULE("TQ-9.4");
  RULE("TQ-8.2.1");
  for (const std::string card : {"AO02", "AO11"}) {
    expect_to_need_a_point_and_a_period(card);
    TestPosition position = holding(card);
    position.bank("0Kn 0Cl", D);
    EXPECT_EQ(position.forbids("play " + card), "TQ-9.4");
  }
}

TEST(ActionCard, QuestMasterCompletesAQuestWithoutPaying) {
  RULE("TQ-21.1");
  RULE("TQ-8.3");
  for (const std::string card : {"AO03", "AO15"}) {
    SCOPED_TRACE(card);
    TestPosition position = holding(card);
    // AS04 gives its crystal; R02 has nothing that was paid to give back.
    position.display("Q010 Q001 Q003").slots(A, "AS04").artifacts(A, "Q011");
    EXPECT_EQ(position.play("play " + card + "; pick Q010"),
              "AP -1; A +6Cr down hand -" + card +
                  " slot -AS04 +AS04:used; bank -6Cr; display -Q010 +Q002; discards +" + card + " +Q010; quests -1");
    EXPECT_TRUE(position.offers("end"));
  }
}

TEST(ActionCard, QuestMasterNeedsAPointAPeriodAndTheTokenFaceUp) {
  RULE("TQ-9.4");
  RULE("TQ-8.3.2");
  for (const std::string card : {"AO03", "AO15"}) {
    expect_to_need_a_point_and_a_period(card);
    TestPosition position = holding(card);
    position.face_down(A);
    EXPECT_EQ(position.forbids("play " + card), "TQ-9.4");
  }
}

TEST(ActionCard, DefenderOfTimeAddsOneInTheNextFightOfEitherFighter) {
  RULE("TQ-21.1");
  RULE("TQ-13.4");
  TestPosition position = holding("AO04");
  EXPECT_EQ(position.play("play AO04"), "A hand -AO04 set +AO04");
  TestPosition defender = position;
  EXPECT_EQ(position.play("fight B; no; goods 1Fo", "3 3"), "AP -2; A +1Fo set -AO04; bank -1Fo; discards +AO04");
  EXPECT_EQ(position.play("fight B", "3 3"), "AP -2");  // it is gone
  defender.at(B, 4).turn(B);
  EXPECT_EQ(defender.play("fight A; A: yes", "2 2"), "AP -2; A +1Cr set -AO04; bank -1Cr; discards +AO04");
}

TEST(ActionCard, BothDefendersOfTimeAndArenaChampionAddUp) {
  RULE("TQ-13.4");
  RULE("TQ-21.6");
  TestPosition position(2);
  position.set(A, "AO04 AO04").slots(A, "AS18");
  // 6 + 3 against 1: eight items.
  EXPECT_EQ(position.play("fight B; yes; number 7", "6 1"),
            "AP -2; A +7Fo +1Cr set -AO04 -AO04 slot -AS18 +AS18:used; bank -7Fo -1Cr; discards +AO04 +AO04");
}

TEST(ActionCard, ChronoTraderExchangesAsManyAsBothHave) {
  RULE("TQ-21.1");
  TestPosition position = holding("AO05");
  position.goods(A, "7Fo 1Go").bank("5St", D);
  position.play("play AO05");
  EXPECT_EQ(position.offered(), "good Fo, good Go");
  position.play("good Fo");
  EXPECT_EQ(position.offered(), "good Go, good Kn, good Cl, good St");
  TestPosition other = position;
  position.play("good St");
  EXPECT_EQ(position.offered(), "number 1, number 2, number 3, number 4, number 5");
  EXPECT_EQ(position.play("number 5"), "A -5Fo +5St; bank +5Fo -5St");
  EXPECT_EQ(other.play("good Kn; number 7"), "A -7Fo +7Kn; bank +7Fo -7Kn");
}

TEST(ActionCard, ChronoTraderNeedsSomethingOnBothSides) {
  RULE("TQ-9.4");
  TestPosition position = holding("AO05");
  EXPECT_EQ(position.forbids("play AO05"), "TQ-9.4");
  position.goods(A, "1Fo").bank("0Go 0Kn 0Cl 0St", D);
  EXPECT_EQ(position.forbids("play AO05"), "TQ-9.4");
}

TEST(ActionCard, TemporalScholarGivesTwoKnowledge) {
  RULE("TQ-21.1");
  TestPosition position = holding("AO06 AO06");
  EXPECT_EQ(position.play("play AO06"), "A +2Kn hand -AO06; bank -2Kn; discards +AO06");
  position.bank("1Kn", D);
  EXPECT_EQ(position.play("play AO06"), "A +1Kn hand -AO06; bank -1Kn; discards +AO06");
  position.hand(A, "AO06");
  EXPECT_EQ(position.forbids("play AO06"), "TQ-9.4");
}

TEST(ActionCard, TimeGamblerReRollsTheOwnDieOnceAndGoesAfterTheFight) {
  RULE("TQ-21.1");
  RULE("TQ-13.3");
  TestPosition position = holding("AO07");
  EXPECT_EQ(position.play("play AO07"), "A hand -AO07 set +AO07");
  TestPosition unused = position;
  TestPosition defender = position;
  position.play("fight B", "1 3");
  EXPECT_EQ(position.offered(), "no, reroll AO07");
  EXPECT_EQ(position.play("reroll AO07; no; goods 2Cl", "5"), "A +2Cl set -AO07; bank -2Cl; discards +AO07");
  EXPECT_EQ(unused.play("fight B; no", "3 3"), "AP -2; A set -AO07; discards +AO07");
  defender.turn(B);
  EXPECT_EQ(defender.play("fight A; A: reroll AO07", "3 1 3"), "AP -2; A set -AO07; discards +AO07");
}

TEST(ActionCard, BothTimeGamblersReRollOneAfterTheOther) {
  RULE("TQ-13.3");
  TestPosition position(2);
  position.set(A, "AO07 AO07");
  EXPECT_EQ(position.play("fight B; reroll AO07; reroll AO07", "1 4 2 4"),
            "AP -2; A set -AO07 -AO07; discards +AO07 +AO07");
}

TEST(ActionCard, ArtifactHunterLowersTheResourcesByTwo) {
  RULE("TQ-21.1");
  RULE("TQ-14.4");
  struct Case {
    const char* owned;
    const char* paid;
  };
  for (const Case& one : {Case{"", ""},
                          {"Q001", "1Fo"},
                          {"Q001 Q011", "1Fo"},
                          {"Q001 Q011 Q021", "1Fo"},
                          {"Q001 Q011 Q021 Q041", "2Fo"}}) {
    SCOPED_TRACE(one.owned);
    TestPosition position = holding("AO08");
    position.artifacts(A, one.owned).goods(A, one.paid).crystals(A, 2).display("Q039 Q051 Q052").quests("Q100");
    const std::string paid = one.paid;
    EXPECT_EQ(position.play("play AO08"),
              "AP -1; A " + (paid.empty() ? "" : "-" + paid + " ") + "-2Cr owns +Q039 hand -AO08; bank " +
                  (paid.empty() ? "" : "+" + paid + " ") + "+2Cr; display -Q039 +Q100; discards +AO08; quests -1");
  }
}

TEST(ActionCard, ArtifactHunterAndArtifactSpecialistLowerBothParts) {
  RULE("TQ-14.4");
  RULE("TQ-21.6");
  TestPosition position = holding("AO08");
  position.artifacts(A, "Q001 Q011 Q021").goods(A, "1Kn").crystals(A, 2).display("Q039").slots(A, "AS10");
  EXPECT_EQ(position.play("play AO08; yes"),
            "AP -1; A -1Kn -1Cr owns +Q039 hand -AO08 slot -AS10 +AS10:used; bank +1Kn +1Cr; display -Q039 +Q002; "
            "discards +AO08; quests -1");
}

TEST(ActionCard, ArtifactHunterNeedsAPointAndAnArtifactThatCanBeAcquired) {
  RULE("TQ-9.4");
  TestPosition position = holding("AO08");
  position.display("Q039 Q001 Q002").crystals(A, 2);
  EXPECT_TRUE(position.offers("play AO08"));
  position.crystals(A, 1);
  EXPECT_EQ(position.forbids("play AO08"), "TQ-9.4");
  position.crystals(A, 2).points(0).acted();
  EXPECT_EQ(position.forbids("play AO08"), "TQ-9.4");
}

TEST(ActionCard, EfficientCollectorTurnsTheTokenFaceUp) {
  RULE("TQ-21.1");
  TestPosition position = holding("AO09");
  EXPECT_EQ(position.forbids("play AO09"), "TQ-9.4");
  position.face_down(A);
  EXPECT_EQ(position.play("play AO09"), "A up hand -AO09; discards +AO09");
}

TEST(ActionCard, TimeVortexMovesAnOpponentToANeighbour) {
  RULE("TQ-21.1");
  RULE("TQ-4.6");
  TestPosition position = holding("AO10");
  position.at(B, 7).face_down(B).closed({8}).lock(9, C).at(C, 9).at(D, 6);
  position.play("play AO10");
  EXPECT_EQ(position.offered(), "player B, player D");  // C is on a locked period
  position.play("player B");
  EXPECT_EQ(position.offered(), "tile 6, tile 10");
  EXPECT_EQ(position.play("tile 6"), "B at 6 up; track 6 -1");  // no event, though D is there
}

TEST(ActionCard, TimeVortexIsBlockedByAChronoShield) {
  RULE("TQ-21.1");
  TestPosition position = holding("AO10");
  position.at(B, 7).set(B, "AO14").slots(B, "AS07 AS15");
  position.play("play AO10; player B; tile 6");
  EXPECT_EQ(position.owing(), "B");
  EXPECT_EQ(position.offered(), "no, block AO14");
  TestPosition lets = position;
  EXPECT_EQ(position.play("block AO14"), "B set -AO14; discards +AO14");
  EXPECT_EQ(lets.play("no"), "B at 6; track 6 -1");
}

TEST(ActionCard, TimeVortexIsNotPlayedWhereNobodyCanBeMoved) {
  RULE("TQ-9.4");
  TestPosition position(2);
  position.at(A, 4).at(B, 7).hand(A, "AO10").lock(7, A);
  EXPECT_EQ(position.forbids("play AO10"), "TQ-9.4");
}

TEST(ActionCard, TreasureHunterCompletesOneOfTheTopThreeAndPutsTheRestUnder) {
  RULE("TQ-21.1");
  TestPosition position = holding("AO12");
  position.quests("Q012 Q001 Q002 Q003").goods(A, "1Go 3St");
  position.play("play AO12");
  EXPECT_EQ(position.offered(), "pick Q012, pick Q001, pick Q002, no");
  TestPosition none = position;
  EXPECT_EQ(position.play("pick Q012"),
            "A -1Go -3St +2Cr down; bank +1Go +3St -2Cr; shown -Q001 -Q002 -Q012; discards +Q012; quests +2");
  EXPECT_EQ(position.bottom_quests(2), "Q001 Q002");
  EXPECT_TRUE(position.offers("end"));
  EXPECT_EQ(none.play("no"), "shown -Q001 -Q002 -Q012; quests +3");
  EXPECT_EQ(none.bottom_quests(3), "Q012 Q001 Q002");
  EXPECT_EQ(none.forbids("end"), "TQ-7.3");
}

TEST(ActionCard, TreasureHunterIsPlayableWithTheTokenDownAndTakesWhatTheDeckHolds) {
  RULE("TQ-21.1");
  RULE("TQ-8.10.1");
  TestPosition position = holding("AO12");
  position.face_down(A).goods(A, "5Go 5St").display("Q098 Q099 Q100").only_quests("Q001 Q002", false);
  EXPECT_EQ(position.play("play AO12"), "A hand -AO12; discards +AO12");
  EXPECT_EQ(position.told(What::shown_quest), 2);
  EXPECT_EQ(position.top_quests(3), "Q001 Q002");
  position.only_quests("", false).hand(A, "AO12");
  EXPECT_EQ(position.forbids("play AO12"), "TQ-9.4");
  position = holding("AO12");
  position.at(A, 0);
  EXPECT_EQ(position.forbids("play AO12"), "TQ-9.4");
}

TEST(ActionCard, TimeSurgeAddsTwoActionPointsUpToEightInATurn) {
  RULE("TQ-21.1");
  RULE("TQ-7.5");
  TestPosition position = holding("AO13 AO13 AO09");
  EXPECT_EQ(position.play("play AO13"), "AP +2; A hand -AO13; discards +AO13");
  position.play("draw");  // spent points count too
  position.hand(A, "AO13 AO13");
  EXPECT_EQ(position.play("play AO13"), "AP +2; A hand -AO13; discards +AO13");
  EXPECT_EQ(position.forbids("play AO13"), "TQ-9.4");
  TestPosition seven = holding("AO13");
  seven.slots(A, "AX01 AX02").play("use AX01; use AX02; use AX02");
  EXPECT_EQ(seven.play("play AO13"), "AP +1; A hand -AO13; discards +AO13");
}

TEST(ActionCard, ChronoShieldIsSet) {
  RULE("TQ-21.1");
  TestPosition position = holding("AO14");
  EXPECT_EQ(position.play("play AO14"), "A hand -AO14 set +AO14");
  EXPECT_EQ(position.counted(A, Counter::cards_played), 1);
}

TEST(ActionCard, ResourcefulRecoveryGivesThreeOfChoice) {
  RULE("TQ-21.1");
  RULE("TQ-3.6");
  TestPosition position = holding("AO17 AO17");
  EXPECT_EQ(position.play("play AO17; goods 2Go 1St"), "A +2Go +1St hand -AO17; bank -2Go -1St; discards +AO17");
  position.bank("0Fo 1Go 0Kn 1Cl 0St", D);
  EXPECT_EQ(position.play("play AO17"), "A +1Go +1Cl hand -AO17; bank -1Go -1Cl; discards +AO17");
  position.hand(A, "AO17");
  EXPECT_EQ(position.forbids("play AO17"), "TQ-9.4");
}

TEST(ActionCard, FortuitousEncounterForcesAnExchange) {
  RULE("TQ-21.1");
  TestPosition position = holding("AO18");
  position.goods(A, "4Fo 1Go").goods(B, "2Kn 1Fo").character(A, "C4").slots(A, "AS03");
  position.play("play AO18");  // C and D have nothing
  EXPECT_EQ(position.offered(), "offer 1Fo, offer 2Fo, offer 1Go");
  // An exchange, no trade: neither Akira nor Master Trader adds to it.
  EXPECT_EQ(position.play("offer 2Fo"), "A -2Fo +2Kn; B +2Fo -2Kn");
  EXPECT_EQ(position.counted(A, Counter::fair_trades), 0);
}

TEST(ActionCard, FortuitousEncounterIsBlockedByChronoShieldOrTimeGuardian) {
  RULE("TQ-21.1");
  RULE("TQ-21.2");
  TestPosition position = holding("AO18");
  position.goods(A, "1Fo").goods(B, "1Kn").set(B, "AO14").slots(B, "AS07 AS15");
  position.play("play AO18");
  EXPECT_EQ(position.owing(), "B");
  EXPECT_EQ(position.offered(), "no, block AO14, block AS07");
  TestPosition other = position;
  EXPECT_EQ(position.play("block AO14"), "B set -AO14; discards +AO14");
  EXPECT_EQ(other.play("block AS07"), "B slot -AS07 +AS07:used");
}

TEST(ActionCard, FortuitousEncounterNeedsDifferentTypesOnBothSides) {
  RULE("TQ-9.4");
  TestPosition position = holding("AO18");
  position.goods(A, "3Fo").goods(B, "3Fo");
  EXPECT_EQ(position.forbids("play AO18"), "TQ-9.4");
  position.goods(A, "").goods(B, "3Go");
  EXPECT_EQ(position.forbids("play AO18"), "TQ-9.4");
}

TEST(ActionCard, ParallelPathChangesPlaces) {
  RULE("TQ-21.1");
  RULE("TQ-29.72");
  TestPosition position = holding("AO19");
  position.at(B, 8).at(C, 4).at(D, 0).face_down(A).face_down(B);
  // C is on the same period, D on the Void. B has left when A comes, so A meets nobody.
  EXPECT_EQ(position.play("play AO19"), "A at 8 up hand -AO19; B at 4 up; track 4 -1; track 8 -1; discards +AO19");
}

TEST(ActionCard, ParallelPathDrawsAnEventWhereSomebodyElseStands) {
  RULE("TQ-21.1");
  RULE("TQ-29.72");
  TestPosition position = holding("AO19");
  position.at(B, 8).at(C, 8).active_events("EA02");
  EXPECT_EQ(position.play("play AO19; player B", "3"),
            "A at 8 hand -AO19 event +EA02:won; B at 4; track 4 -1; track 8 -1; discards +AO19; events -1");
}

TEST(ActionCard, ParallelPathIsBlockedByAChronoShield) {
  RULE("TQ-21.1");
  TestPosition position = holding("AO19");
  position.at(B, 8).set(B, "AO14").slots(B, "AS07");
  position.play("play AO19");
  EXPECT_EQ(position.offered(), "no, block AO14");
  EXPECT_EQ(position.play("block AO14"), "B set -AO14; discards +AO14");
}

TEST(ActionCard, ParallelPathNeedsTwoOpenPeriods) {
  RULE("TQ-9.4");
  for (const int wrong : {0, 1, 2, 3}) {
    TestPosition position(2);
    position.at(A, 4).at(B, 8).hand(A, "AO19");
    EXPECT_TRUE(position.offers("play AO19"));
    if (wrong == 0) position.closed({4});
    if (wrong == 1) position.closed({8});
    if (wrong == 2) position.lock(8, B);
    if (wrong == 3) position.at(B, 4);
    EXPECT_EQ(position.forbids("play AO19"), "TQ-9.4");
  }
}

TEST(ActionCard, CrystalFortuneGivesTheCrystalsShownOnThreeEvents) {
  RULE("TQ-21.1");
  RULE("TQ-19.2");
  TestPosition position = holding("AO20");
  position.active_events("EA04 EA11 EA12");
  TestPosition poor = position;
  EXPECT_EQ(position.play("play AO20"), "A +9Cr hand -AO20; bank -9Cr; discards +AO20 +EA04 +EA11 +EA12; events -3");
  poor.bank("2Cr", D);
  EXPECT_EQ(poor.play("play AO20"), "A +2Cr hand -AO20; bank -2Cr; discards +AO20 +EA04 +EA11 +EA12; events -3");
  TestPosition none = holding("AO20");
  none.active_events("EA06 EA14 EA15");
  EXPECT_EQ(none.play("play AO20"), "A hand -AO20; discards +AO20 +EA06 +EA14 +EA15; events -3");
}

TEST(ActionCard, CrystalFortuneWithFewerEventsTurnsUpWhatThereIs) {
  RULE("TQ-8.10.1");
  TestPosition position = holding("AO20");
  position.only_active_events("EA04 EA04", false);
  EXPECT_EQ(position.play("play AO20"), "A +2Cr hand -AO20; bank -2Cr; discards +AO20 +EA04 +EA04; events -2");
  position = holding("AO20");
  position.only_active_events("", false);
  EXPECT_EQ(position.forbids("play AO20"), "TQ-9.4");
}

}  // namespace
}  // namespace tempora::timequest
