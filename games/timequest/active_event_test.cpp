// Every Active Player Event card: its goal, its use, and where it can't be used (TQ-10, TQ-19).
#include <gtest/gtest.h>

#include "engine/testing/rule.hpp"
#include "games/timequest/testing/position.hpp"

namespace tempora::timequest {
namespace {

// A has moved from 3 to 4, where B stands, and drawn that event; `die` is "" where it has no die.
TestPosition drawn(const std::string& event, const std::string& die) {
  TestPosition position;
  position.at(A, 3).at(B, 4).crystals(A, 1).active_events(event);
  const bool met = position.play("move 4", die).find("event +" + event) != std::string::npos;
  EXPECT_TRUE(met) << event << " isn't before its player";
  return position;
}

// A has it won or open before him, on 4.
TestPosition having(const std::string& event) { return TestPosition().at(A, 4).events(A, event); }

TEST(ActiveEvent, DieMeetsTheGoalOrTheCardIsDiscarded) {
  RULE("TQ-10.1");
  RULE("TQ-10.2");
  RULE("TQ-10.7");
  RULE("TQ-19.1");
  struct Goal {
    const char* event;
    const char* faces;
  };
  for (const Goal& goal :
       {Goal{"EA01", "456"}, Goal{"EA02", "3456"}, Goal{"EA03", "246"}, Goal{"EA04", "456"}, Goal{"EA05", "3456"},
        Goal{"EA06", "3456"}, Goal{"EA07", "246"}, Goal{"EA08", "456"}, Goal{"EA09", "56"}, Goal{"EA10", "123"}}) {
    for (const char die : std::string("123456")) {
      const std::string id = goal.event;
      SCOPED_TRACE(id + " " + die);
      const bool met = std::string(goal.faces).find(die) != std::string::npos;
      TestPosition position;
      position.at(A, 3).at(B, 4).crystals(A, 1).active_events(id);
      EXPECT_EQ(position.play("move 4", std::string(1, die)),
                "AP -1; A -1Cr at 4" + (met ? " event +" + id + ":won" : "") + "; bank +1Cr; track 4 -1" +
                    (met ? "" : "; discards +" + id) + "; events -1");
      EXPECT_EQ(position.counted(A, Counter::event_goals_met), met ? 1 : 0);
    }
  }
}

TEST(ActiveEvent, CostlyOneLiesOpenAndItsGoalIsMetWhenItIsPaid) {
  RULE("TQ-10.3");
  RULE("TQ-10.7");
  RULE("TQ-19.1");
  for (const char* event : {"EA11", "EA12", "EA13", "EA14", "EA15"}) {
    SCOPED_TRACE(event);
    TestPosition position = drawn(event, "");
    EXPECT_EQ(position.counted(A, Counter::event_goals_met), 0);
    EXPECT_EQ(position.forbids("event " + std::string(event)), "TQ-10.4");  // A has nothing to pay with
    EXPECT_EQ(position.play("end"), "turn B; A event -" + std::string(event) + ":open; discards +" + event);
  }
}

TEST(ActiveEvent, WonOneThatIsNotUsedIsDiscardedWithTheTurn) {
  RULE("TQ-7.6");
  RULE("TQ-10.4");
  TestPosition position = drawn("EA02", "6");
  EXPECT_EQ(position.play("end"), "turn B; A event -EA02:won; discards +EA02");
}

TEST(ActiveEvent, TimeLoopJumpsToANeighbourAndDrawsNoFurtherEvent) {
  RULE("TQ-19.1");
  RULE("TQ-10.6");
  TestPosition position = having("EA01");
  position.at(B, 6).closed({5}).face_down(A);
  EXPECT_EQ(position.play("event EA01; tile 6"), "A at 6 up event -EA01:won; track 6 -1; discards +EA01");
  position = having("EA01");
  position.play("event EA01");
  EXPECT_EQ(position.offered(), "tile 3, tile 5");
}

TEST(ActiveEvent, TimeLoopWithoutANeighbourIsNotOffered) {
  RULE("TQ-10.4");
  RULE("TQ-19.1");
  TestPosition position = having("EA01");
  position.closed({1, 2, 3, 5, 6, 7, 8, 9, 10});
  EXPECT_EQ(position.forbids("event EA01"), "TQ-10.4");
  position = having("EA01");
  position.lock(4, B);
  EXPECT_EQ(position.forbids("event EA01"), "TQ-10.4");
}

TEST(ActiveEvent, TimeTravelersFeastGivesThreeFood) {
  RULE("TQ-19.1");
  TestPosition position = having("EA02");
  EXPECT_EQ(position.play("event EA02"), "A +3Fo event -EA02:won; bank -3Fo; discards +EA02");
  position = having("EA02");
  position.bank("1Fo", D);
  EXPECT_EQ(position.play("event EA02"), "A +1Fo event -EA02:won; bank -1Fo; discards +EA02");
  position = having("EA02");
  position.bank("0Fo", D);
  EXPECT_EQ(position.forbids("event EA02"), "TQ-10.4");
}

TEST(ActiveEvent, AncientKnowledgeGivesTwoKnowledge) {
  RULE("TQ-19.1");
  TestPosition position = having("EA03");
  EXPECT_EQ(position.play("event EA03"), "A +2Kn event -EA03:won; bank -2Kn; discards +EA03");
  position = having("EA03");
  position.bank("0Kn", D);
  EXPECT_EQ(position.forbids("event EA03"), "TQ-10.4");
}

TEST(ActiveEvent, TimeRiddleGivesACrystalEvenWithTheTokenFaceDown) {
  RULE("TQ-19.1");
  RULE("TQ-8.3.2");
  TestPosition position = having("EA04");
  position.face_down(A);
  EXPECT_EQ(position.play("event EA04"), "A +1Cr event -EA04:won; bank -1Cr; discards +EA04");
  position = having("EA04");
  position.bank("0Cr", D);
  EXPECT_EQ(position.forbids("event EA04"), "TQ-10.4");
}

TEST(ActiveEvent, LostArtifactGivesTwoOfOneTypeAndNoArtifact) {
  RULE("TQ-19.1");
  RULE("TQ-0.2");
  TestPosition position = having("EA05");
  position.bank("0Fo 1Cl", D);
  position.play("event EA05");
  EXPECT_EQ(position.offered(), "good Go, good Kn, good Cl, good St");
  TestPosition other = position;
  EXPECT_EQ(position.play("good St"), "A +2St; bank -2St");
  EXPECT_EQ(other.play("good Cl"), "A +1Cl; bank -1Cl");
}

TEST(ActiveEvent, TimewornMapGivesOneOfEachThatTheBankHas) {
  RULE("TQ-19.1");
  TestPosition position = having("EA06");
  EXPECT_EQ(position.play("event EA06"),
            "A +1Fo +1Go +1Kn +1Cl +1St event -EA06:won; bank -1Fo -1Go -1Kn -1Cl -1St; discards +EA06");
  position = having("EA06");
  position.bank("0Go 0Cl", D);
  EXPECT_EQ(position.play("event EA06"), "A +1Fo +1Kn +1St event -EA06:won; bank -1Fo -1Kn -1St; discards +EA06");
}

TEST(ActiveEvent, TimeTravelersMarketExchangesUpToThreeAsFarAsTheBankHas) {
  RULE("TQ-19.1");
  TestPosition position = having("EA07");
  position.goods(A, "5Fo 1Go").bank("2St", D);
  position.play("event EA07");
  EXPECT_EQ(position.offered(), "good Fo, good Go");
  position.play("good Fo");
  EXPECT_EQ(position.offered(), "good Go, good Kn, good Cl, good St");
  TestPosition other = position;
  position.play("good Kn");
  EXPECT_EQ(position.offered(), "number 1, number 2, number 3");
  EXPECT_EQ(position.play("number 3"), "A -3Fo +3Kn; bank +3Fo -3Kn");
  other.play("good St");
  EXPECT_EQ(other.offered(), "number 1, number 2");
  EXPECT_EQ(other.play("number 2"), "A -2Fo +2St; bank +2Fo -2St");
}

TEST(ActiveEvent, TimeTravelersMarketNeedsSomethingToGive) {
  RULE("TQ-10.4");
  TestPosition position = having("EA07");
  EXPECT_EQ(position.forbids("event EA07"), "TQ-10.4");
  position.goods(A, "1Fo").bank("0Go 0Kn 0Cl 0St", D);
  EXPECT_EQ(position.forbids("event EA07"), "TQ-10.4");
}

TEST(ActiveEvent, BeneficialGlitchCollectsDoubleWithoutAnActionPoint) {
  RULE("TQ-19.1");
  RULE("TQ-8.2.2");
  RULE("TQ-8.2.4");
  TestPosition position = having("EA08");
  position.slots(A, "AS01").artifacts(A, "Q001").beacons(1).engineer(4, B);
  // AS01, R01 and AX09 need the action itself, AX04 does not.
  EXPECT_EQ(position.play("event EA08; twice Kn; good St"),
            "A +4Kn +2Cl +1St event -EA08:won; bank -4Kn -2Cl -1St; engineer 4 A; discards +EA08");
  position = having("EA08");
  position.bank("3Kn 0Cl", D);
  EXPECT_EQ(position.play("event EA08; twice Kn"), "A +3Kn event -EA08:won; bank -3Kn; discards +EA08");
  position = having("EA08");
  position.bank("0Kn 0Cl", D);
  EXPECT_EQ(position.forbids("event EA08"), "TQ-10.4");
  position = having("EA08");
  position.at(A, 0);
  EXPECT_EQ(position.forbids("event EA08"), "TQ-10.4");
}

TEST(ActiveEvent, LostAndFoundGivesTwoEachOfTwoTypes) {
  RULE("TQ-19.1");
  TestPosition position = having("EA09");
  position.bank("1Fo 0Go 0Kn", D);
  position.play("event EA09");
  EXPECT_EQ(position.offered(),
            "two Fo Go, two Fo Kn, two Fo Cl, two Fo St, two Go Cl, two Go St, two Kn Cl, "
            "two Kn St, two Cl St");
  TestPosition other = position;
  EXPECT_EQ(position.play("two Fo St"), "A +1Fo +2St; bank -1Fo -2St");
  EXPECT_EQ(other.play("two Cl St"), "A +2Cl +2St; bank -2Cl -2St");
}

TEST(ActiveEvent, TimeHealerBringsBackTwoOfWhatWasPaidLately) {
  RULE("TQ-19.1");
  TestPosition position = having("EA10");
  position.paid(A, "5St 1Cl").bank("3St", D);
  position.play("event EA10");
  EXPECT_EQ(position.offered(), "goods 2St, goods 1Cl 1St");
  TestPosition other = position;
  EXPECT_EQ(position.play("goods 2St"), "A +2St; bank -2St");
  EXPECT_EQ(other.play("goods 1Cl 1St"), "A +1Cl +1St; bank -1Cl -1St");
}

TEST(ActiveEvent, TimeHealerCountsWhatWasPaidThisTurnForQuestsArtifactsAndGoalsOnly) {
  RULE("TQ-19.1");
  TestPosition position = having("EA10");
  // A quest (1 St, 2 Go), then AS06, a trade and a Move, which don't count.
  position.goods(A, "1St 2Go 4Fo").crystals(A, 1).display("Q011").slots(A, "AS06");
  position.play("quest Q011; use AS06");
  position.play("event EA10");
  EXPECT_EQ(position.offered(), "goods 1Go 1St, goods 2Go");
}

TEST(ActiveEvent, TimeHealerIsNotOfferedWhereNothingWasPaidOrTheBankHasNoneOfIt) {
  RULE("TQ-10.4");
  TestPosition position = having("EA10");
  EXPECT_EQ(position.forbids("event EA10"), "TQ-10.4");
  position.paid(A, "1St").bank("0St", D);
  EXPECT_EQ(position.forbids("event EA10"), "TQ-10.4");
}

TEST(ActiveEvent, WhatTimeHealerBroughtBackItDoesNotBringBackAgain) {
  RULE("TQ-29.73");
  TestPosition position = having("EA10 EA10");
  position.paid(A, "2St", "1Cl");
  EXPECT_EQ(position.play("event EA10; goods 1Cl 1St"), "A +1Cl +1St event -EA10:won; bank -1Cl -1St; discards +EA10");
  EXPECT_EQ(position.play("event EA10"), "A +1St event -EA10:won; bank -1St; discards +EA10");
}

TEST(ActiveEvent, TemporalTreasureVaultChangesFiveOfEachIntoEightCrystals) {
  RULE("TQ-19.1");
  TestPosition position = having("EA11");
  position.goods(A, "5Fo 5Go 5Kn 5Cl 4St");
  EXPECT_EQ(position.forbids("event EA11"), "TQ-10.4");
  position.goods(A, "5Fo 5Go 5Kn 5Cl 6St");
  TestPosition poor = position;
  EXPECT_EQ(position.play("event EA11"),
            "A -5Fo -5Go -5Kn -5Cl -5St +8Cr event -EA11:open; bank +5Fo +5Go +5Kn +5Cl +5St -8Cr; discards +EA11");
  EXPECT_EQ(position.counted(A, Counter::event_goals_met), 1);
  poor.bank("3Cr", D);
  EXPECT_EQ(poor.play("event EA11"),
            "A -5Fo -5Go -5Kn -5Cl -5St +3Cr event -EA11:open; bank +5Fo +5Go +5Kn +5Cl +5St -3Cr; discards +EA11");
}

TEST(ActiveEvent, TimeDistortionDiscardsAQuestForTwiceItsCrystals) {
  RULE("TQ-19.1");
  TestPosition position = having("EA12");
  position.crystals(A, 2).display("Q009 Q001 Q002");
  EXPECT_EQ(position.forbids("event EA12"), "TQ-10.4");
  position.crystals(A, 4);
  EXPECT_EQ(position.play("event EA12; pick Q009"),
            "A +7Cr event -EA12:open; bank -7Cr; display -Q009 +Q003; discards +EA12 +Q009; quests -1");
  EXPECT_TRUE(position.state.now.players[A].face_up);
  EXPECT_EQ(position.counted(A, Counter::quest_titles), 0);
}

TEST(ActiveEvent, TimeDistortionOfAnExplorersQuestAndWithABankThatIsShort) {
  RULE("TQ-19.1");
  RULE("TQ-17.5");
  TestPosition position = having("EA12");
  position.character(A, "C5").explorers("Q010").crystals(A, 3).bank("1Cr", D);
  // The bank has 1 + 3 just paid.
  EXPECT_EQ(position.play("event EA12; pick Q010"),
            "A +1Cr event -EA12:open; bank -1Cr; explorers -Q010; discards +EA12 +Q010");
}

TEST(ActiveEvent, AncientMasterDrawsTwoCardsBesideTheHandLimit) {
  RULE("TQ-19.1");
  RULE("TQ-9.3");
  TestPosition position = having("EA13");
  position.goods(A, "4Go 6Kn").hand(A, "AO13 AO14 AO17").actions("AO05 AO06");
  EXPECT_EQ(position.play("event EA13"),
            "A -4Go -6Kn marked +AO05 +AO06 event -EA13:open; bank +4Go +6Kn; discards +EA13; actions -2");
  EXPECT_TRUE(position.offers("play AO06"));
}

TEST(ActiveEvent, AncientMasterKeepsTwoMarkedCardsAtMost) {
  RULE("TQ-9.3");
  TestPosition position = having("EA13");
  position.goods(A, "4Go 6Kn").marked(A, "AO13").actions("AO05 AO06");
  position.play("event EA13");
  EXPECT_EQ(position.offered(), "card AO05, card AO06, card AO13");
  EXPECT_EQ(position.play("card AO13"), "A marked -AO13; discards +AO13");
}

TEST(ActiveEvent, AncientMasterOfWhoHasTwoMarkedCardsDiscardsTwo) {
  RULE("TQ-9.3");
  TestPosition position = having("EA13");
  position.goods(A, "4Go 6Kn").marked(A, "AO13 AO17").actions("AO05 AO06");
  position.play("event EA13");
  EXPECT_EQ(position.play("card AO13; card AO17"), "A marked -AO13 -AO17; discards +AO13 +AO17");
  EXPECT_TRUE(position.offers("play AO06"));
}

TEST(ActiveEvent, AncientMasterDrawsAsManyCardsAsThereAre) {
  RULE("TQ-8.10.1");
  TestPosition position(4, Json::object(), content_with("action_cards", "AO06 6"));
  position.at(A, 4).events(A, "EA13").goods(A, "4Go 6Kn").hand(A, "AO06 AO06 AO06").hand(B, "AO06 AO06");
  EXPECT_EQ(position.play("event EA13"),
            "A -4Go -6Kn marked +AO06 event -EA13:open; bank +4Go +6Kn; discards +EA13; actions -1");
  position.events(A, "EA13").goods(A, "4Go 6Kn");
  EXPECT_EQ(position.forbids("event EA13"), "TQ-10.4");
}

TEST(ActiveEvent, OfAlikeCardsInHandAndMarkedTheUnmarkedOneIsPlayed) {
  RULE("TQ-29.74");
  TestPosition position;
  position.at(A, 4).hand(A, "AO06").marked(A, "AO06");
  EXPECT_EQ(position.play("play AO06"), "A +2Kn hand -AO06; bank -2Kn; discards +AO06");
  EXPECT_EQ(position.play("play AO06"), "A +2Kn marked -AO06; bank -2Kn; discards +AO06");
}

TEST(ActiveEvent, TimeNavigatorJumpsAnywhereAndCollectsThere) {
  RULE("TQ-19.1");
  RULE("TQ-8.2.4");
  TestPosition position = having("EA14");
  position.crystals(A, 3);
  EXPECT_EQ(position.forbids("event EA14"), "TQ-10.4");
  position.crystals(A, 4).at(B, 9).closed({2}).lock(7, C);
  position.play("event EA14");
  EXPECT_EQ(position.offered(), "tile 1, tile 3, tile 5, tile 6, tile 8, tile 9, tile 10");
  EXPECT_EQ(position.play("tile 9; twice St"), "A +1Cl +2St at 9; bank -1Cl -2St; track 9 -1");
}

TEST(ActiveEvent, TimeNavigatorWithoutADestinationIsNotOffered) {
  RULE("TQ-10.4");
  TestPosition position = having("EA14");
  position.crystals(A, 4).closed({1, 2, 3, 5, 6, 7, 8, 9, 10});
  EXPECT_EQ(position.forbids("event EA14"), "TQ-10.4");
  position = having("EA14");
  position.crystals(A, 4).lock(4, B);
  EXPECT_EQ(position.forbids("event EA14"), "TQ-10.4");
}

TEST(ActiveEvent, TimeNavigatorWithNothingToCollectStillJumps) {
  RULE("TQ-8.2.1");
  TestPosition position = having("EA14");
  position.crystals(A, 4).bank("0Cl 0St", D);
  EXPECT_EQ(position.play("event EA14; tile 9"), "A -4Cr at 9 event -EA14:open; bank +4Cr; track 9 -1; discards +EA14");
}

TEST(ActiveEvent, MiracleGrowthGivesTenFood) {
  RULE("TQ-19.1");
  TestPosition position = having("EA15");
  position.goods(A, "4Fo 1Kn");
  EXPECT_EQ(position.forbids("event EA15"), "TQ-10.4");
  position.goods(A, "4Fo 2Kn");
  TestPosition poor = position;
  EXPECT_EQ(position.play("event EA15"), "A +6Fo -2Kn event -EA15:open; bank -6Fo +2Kn; discards +EA15");
  poor.bank("3Fo", D);  // and the four paid
  EXPECT_EQ(poor.play("event EA15"), "A +3Fo -2Kn event -EA15:open; bank -3Fo +2Kn; discards +EA15");
}

TEST(ActiveEvent, EmptyDeckTakesItsDiscardsAndWithoutAnyNothingIsDrawn) {
  RULE("TQ-8.10");
  RULE("TQ-19.3");
  TestPosition position;
  position.at(A, 3).at(B, 4).crystals(A, 2).only_active_events("");
  position.play("move 4");
  EXPECT_EQ(position.told(What::shuffled), 1);
  EXPECT_EQ(position.told(What::event_drawn), 1);
  position.at(C, 5).only_active_events("", false);
  EXPECT_EQ(position.play("move 5"), "AP -1; A -1Cr at 5; bank +1Cr; track 5 -1");
}

}  // namespace
}  // namespace tempora::timequest
