// Every slot card (TQ-9.5, TQ-21.2), and the pairs of them that the book names.
#include <gtest/gtest.h>

#include "engine/testing/rule.hpp"
#include "games/timequest/testing/position.hpp"

namespace tempora::timequest {
namespace {

// It is A's turn, on 4 (gains Kn and Cl; X is St, Y is Go), with these cards in the slots.
TestPosition with_slots(const std::string& cards, int players = 4) {
  return TestPosition(players).at(A, 4).slots(A, cards);
}

TEST(SlotCard, EachIsPutIntoASlotAndCountsAsPlayed) {
  RULE("TQ-9.5");
  RULE("TQ-21.2");
  for (int number = 0; number < 20; ++number) {
    const std::string id = action_id(kMostOfSeries + number);
    SCOPED_TRACE(id);
    TestPosition position;
    position.hand(A, id);
    EXPECT_EQ(position.play("play " + id), "A hand -" + id + " slot +" + id);
    EXPECT_EQ(position.counted(A, Counter::cards_played), 1);
    position.slots(A, "AX01 AX02").hand(A, id);
    EXPECT_EQ(position.play("play " + id + "; card AX01"), "A hand -" + id + " slot -AX01 +" + id + "; discards +AX01");
  }
}

TEST(SlotCard, EachIsRefreshedAtTheStartOfARound) {
  RULE("TQ-6.1");
  RULE("TQ-0.5");
  RULE("TQ-21.2");
  for (int number = 0; number < 20; ++number) {
    const std::string id = action_id(kMostOfSeries + number);
    SCOPED_TRACE(id);
    TestPosition position(2);
    position.slots(A, id + ":used");
    EXPECT_EQ(position.event("EP22"), "round 11; turn A; A slot -" + id + ":used +" + id);
  }
}

TEST(SlotCard, ChronoGathererAddsOneOfTheGains) {
  RULE("TQ-21.2");
  RULE("TQ-8.2.3");
  TestPosition position = with_slots("AS01");
  TestPosition none = position;
  position.play("collect; twice Kn");
  EXPECT_EQ(position.offered(), "good Kn, good Cl");
  EXPECT_EQ(position.play("good Cl"), "A +1Cl slot -AS01 +AS01:used; bank -1Cl");
  EXPECT_EQ(position.play("collect; twice Kn"), "AP -1; A +2Kn +1Cl; bank -2Kn -1Cl");
  none.bank("2Kn 1Cl", D);  // after collecting nothing is left to gain, so the card is not used up
  EXPECT_EQ(none.play("collect; twice Kn"), "AP -1; A +2Kn +1Cl; bank -2Kn -1Cl");
}

TEST(SlotCard, TimeOpportunistReRollsAnOwnDie) {
  RULE("TQ-21.2");
  RULE("TQ-10.2.1");
  TestPosition event = with_slots("AS02");
  event.at(A, 3).at(B, 4).crystals(A, 1).active_events("EA02");
  event.play("move 4", "1");
  EXPECT_EQ(event.offered(), "no, reroll AS02");
  EXPECT_EQ(event.play("reroll AS02", "6"), "A slot -AS02 +AS02:used event +EA02:won");
  TestPosition fight = with_slots("AS02", 2);
  fight.play("fight B", "1 3");
  EXPECT_EQ(fight.play("reroll AS02", "3"), "A slot -AS02 +AS02:used");
  TestPosition duel = with_slots("AS02", 2);
  duel.at(B, 4).artifacts(A, "Q001").artifacts(B, "Q002");
  duel.play("duel B; B: yes", "1 3");
  EXPECT_EQ(duel.play("reroll AS02", "4"), "A owns +Q002 slot -AS02 +AS02:used; B owns -Q002");
  TestPosition entry = with_slots("AS02");
  entry.crystals(A, 2).artifacts(A, "Q011 Q041");
  entry.play("enter_void; dice 2", "2 3");
  EXPECT_EQ(entry.offered(), "no, reroll AS02, reroll AS02 1");
  // 2 and 6: row 4 doubled.
  EXPECT_EQ(entry.play("reroll AS02 1", "6"), "A +6St slot -AS02 +AS02:used; bank -6St");
}

TEST(SlotCard, TimeOpportunistIsNotAskedForTheSideOfAMoveALockOrABeacon) {
  RULE("TQ-10.2.1");
  TestPosition position(2);
  position.at(A, 4).slots(A, "AS02").artifacts(B, "Q021");
  EXPECT_EQ(position.event("EP16", "", "1 6"), "round 6; turn A; A at 3; B at 1; track 1 -1; track 3 -1");
  TestPosition lock = with_slots("AS02");
  lock.lock(7, A);
  EXPECT_EQ(lock.begin_turn(A, "1"), "turn A");
}

TEST(SlotCard, MasterTraderDoublesTheFirstOneForOne) {
  RULE("TQ-21.2");
  TestPosition position = with_slots("AS03");
  position.goods(A, "4Fo").goods(B, "4St");
  // Two for one is no one for one: the card waits.
  EXPECT_EQ(position.play("trade; offer 2Fo; offer 1St; B: yes"), "A -2Fo +1St; B +2Fo -1St");
  EXPECT_EQ(position.play("trade; offer 1Fo; offer 1St; B: yes"),
            "A -1Fo +2St slot -AS03 +AS03:used; B +1Fo -1St; bank -1St");
  TestPosition declined = with_slots("AS03");
  declined.goods(A, "4Fo").goods(B, "4St");
  EXPECT_EQ(declined.play("trade; offer 1Fo; offer 1St; B: no"), "");
  declined.bank("0St", D);
  EXPECT_EQ(declined.play("trade; player B; offer 1Fo; offer 2St; B: no"), "");
}

TEST(SlotCard, MasterTraderIsNotUsedUpWhereTheBankHasNone) {
  RULE("TQ-21.2");
  TestPosition position = with_slots("AS03");
  position.goods(A, "4Fo").bank("0St", B);
  EXPECT_EQ(position.play("trade; offer 1Fo; offer 1St; B: yes"), "A -1Fo +1St; B +1Fo -1St");
}

TEST(SlotCard, ResourcefulAdventurerGivesACrystalMoreForTheFirstQuest) {
  RULE("TQ-21.2");
  TestPosition position = with_slots("AS04");
  position.display("Q001 Q029 Q002").goods(A, "1Go 1St").quests("Q100");
  TestPosition poor = position;
  EXPECT_EQ(position.play("quest Q001"),
            "AP -1; A -1Go -1St +2Cr down slot -AS04 +AS04:used; bank +1Go +1St -2Cr; display -Q001 +Q100; "
            "discards +Q001; quests -1");
  poor.bank("1Cr", D);
  EXPECT_EQ(poor.play("quest Q001"),
            "AP -1; A -1Go -1St +1Cr down; bank +1Go +1St -1Cr; display -Q001 +Q100; discards +Q001; quests -1");
}

TEST(SlotCard, SeasonedTravelerMakesAMoveAFreeStep) {
  RULE("TQ-21.2");
  RULE("TQ-8.1.5");
  RULE("TQ-4.4");
  TestPosition position = with_slots("AS05");
  position.artifacts(A, "Q001 Q002");
  EXPECT_EQ(position.offered("move"), "move 3, move 5");
  TestPosition pays = position;
  EXPECT_EQ(position.play("move 5"), "AP -1; A at 5 slot -AS05 +AS05:used; track 5 -1");
  EXPECT_EQ(position.offered("move"), "");
  pays.crystals(A, 2).play("move 5");
  EXPECT_EQ(pays.offered(), "way 1, way 0 AS05");
  EXPECT_EQ(pays.play("way 1"), "A -1Cr at 5; bank +1Cr; track 5 -1");
  TestPosition edge = with_slots("AS05");
  edge.at(A, 1).artifacts(A, "Q001 Q002");
  EXPECT_EQ(edge.offered("move"), "move 2");  // never into the Void
}

TEST(SlotCard, CrystalSeekerBuysACrystalForFourOfOneType) {
  RULE("TQ-21.2");
  TestPosition position = with_slots("AS06");
  position.goods(A, "4Fo 5St 3Kn");
  TestPosition poor = position;
  position.play("use AS06");
  EXPECT_EQ(position.offered(), "good Fo, good St");
  EXPECT_EQ(position.play("good St"), "A -4St +1Cr; bank +4St -1Cr");
  EXPECT_EQ(position.forbids("use AS06"), "TQ-9.7");
  poor.goods(A, "3Fo 3Go 3Kn");
  EXPECT_EQ(poor.forbids("use AS06"), "TQ-9.7");
  poor.goods(A, "4Fo").bank("0Cr", D);
  EXPECT_EQ(poor.forbids("use AS06"), "TQ-9.7");
}

TEST(SlotCard, CunningStrategistLowersAQuestByTwo) {
  RULE("TQ-21.2");
  RULE("TQ-8.3.3");
  TestPosition position = with_slots("AS08");
  position.display("Q003 Q001 Q002").goods(A, "3Go 1St").quests("Q100");  // (1, 3)
  position.play("quest Q003");
  EXPECT_EQ(position.offered(), "payment 1 3, payment 0 2 AS08, payment 1 1 AS08");
  EXPECT_EQ(position.play("payment 1 1 AS08"),
            "A -1Go -1St +2Cr down slot -AS08 +AS08:used; bank +1Go +1St -2Cr; display -Q003 +Q100; discards +Q003; "
            "quests -1");
}

TEST(SlotCard, TimeSaverLowersAQuestByOneAndMakesItPossible) {
  RULE("TQ-21.2");
  RULE("TQ-8.3.3");
  TestPosition position = with_slots("AS14");
  position.display("Q001 Q002 Q003").goods(A, "1St").quests("Q100");
  EXPECT_EQ(position.offered("quest"), "quest Q001");
  EXPECT_EQ(position.play("quest Q001"),
            "AP -1; A -1St +1Cr down slot -AS14 +AS14:used; bank +1St -1Cr; display -Q001 +Q100; discards +Q001; "
            "quests -1");
}

TEST(SlotCard, BothDiscountsTogetherAndTheSmallestThatDoes) {
  RULE("TQ-8.3.3");
  TestPosition position = with_slots("AS08 AS14");
  position.display("Q002 Q001 Q008").goods(A, "6St 6Go");
  TestPosition one = position;
  TestPosition large = position;
  position.play("quest Q002");
  EXPECT_EQ(position.offered(), "payment 2 1, payment 1 1 AS14, payment 2 0 AS14, payment 0 1 AS08, payment 1 0 AS08");
  one.play("quest Q001");
  EXPECT_EQ(one.offered(), "payment 1 1, payment 0 1 AS14, payment 1 0 AS14");
  large.play("quest Q008");  // (5, 2)
  EXPECT_TRUE(large.offers("payment 4 0 AS14 AS08"));
  EXPECT_TRUE(large.offers("payment 2 2 AS14 AS08"));
  EXPECT_NE(large.play("payment 2 2 AS14 AS08").find("A -2Go -2St +4Cr down slot -AS08 -AS14 +AS08:used +AS14:used"),
            std::string::npos);
}

TEST(SlotCard, TemporalTacticianMakesTheOpponentReRoll) {
  RULE("TQ-21.2");
  RULE("TQ-13.3");
  TestPosition position = with_slots("AS09", 2);
  position.play("fight B", "4 6");
  EXPECT_EQ(position.offered(), "no, reroll AS09");
  EXPECT_EQ(position.play("reroll AS09; no; goods 3Fo", "1"), "A +3Fo slot -AS09 +AS09:used; bank -3Fo");
  TestPosition defender = with_slots("AS09", 2);
  defender.turn(B);
  EXPECT_EQ(defender.play("fight A; A: reroll AS09; A: yes", "6 2 1"),
            "AP -2; A +1Cr slot -AS09 +AS09:used; bank -1Cr");
}

TEST(SlotCard, ChallengerReRollsBeforeTheDefenderWithAllMeansOnceEach) {
  RULE("TQ-13.3");
  TestPosition position(2);
  position.slots(A, "AS02 AS09").set(A, "AO07").artifacts(A, "Q021").set(B, "AO07");
  position.play("fight B", "1 2");
  EXPECT_EQ(position.owing(), "A");
  EXPECT_EQ(position.offered(), "no, reroll AS02, reroll R03, reroll AO07, reroll AS09");
  position.play("reroll AS02; reroll R03; reroll AO07; reroll AS09", "2 3 4 4");
  EXPECT_EQ(position.owing(), "B");
  EXPECT_EQ(position.play("reroll AO07", "4"), "A set -AO07; B set -AO07; discards +AO07 +AO07");
}

TEST(SlotCard, ArtifactSpecialistLowersTheCrystalsByOne) {
  RULE("TQ-21.2");
  RULE("TQ-14.4");
  TestPosition position = with_slots("AS10");
  position.display("Q039 Q001 Q002").crystals(A, 1).quests("Q100");
  EXPECT_EQ(position.play("artifact Q039"),
            "AP -1; A -1Cr owns +Q039 slot -AS10 +AS10:used; bank +1Cr; display -Q039 +Q100; quests -1");
  TestPosition choice = with_slots("AS10");
  choice.display("Q039 Q001 Q002").crystals(A, 2).quests("Q100");
  EXPECT_EQ(choice.play("artifact Q039; no"), "AP -1; A -2Cr owns +Q039; bank +2Cr; display -Q039 +Q100; quests -1");
  TestPosition one = with_slots("AS10");  // at least one crystal remains
  one.at(A, 1).display("Q001 Q051 Q052").crystals(A, 1).quests("Q100");
  EXPECT_EQ(one.play("artifact Q001"), "AP -1; A -1Cr owns +Q001; bank +1Cr; display -Q001 +Q100; quests -1");
}

TEST(SlotCard, CrystalFinderGivesTheCrystalsShownOnTheTopEvent) {
  RULE("TQ-21.2");
  RULE("TQ-19.2");
  TestPosition position = with_slots("AS11");
  position.active_events("EA11");
  TestPosition none = position;
  EXPECT_EQ(position.play("use AS11"), "A +8Cr slot -AS11 +AS11:used; bank -8Cr; discards +EA11; events -1");
  none.only_active_events("", false);
  EXPECT_EQ(none.forbids("use AS11"), "TQ-9.7");
  TestPosition nothing = with_slots("AS11");
  nothing.active_events("EA02");
  EXPECT_EQ(nothing.play("use AS11"), "A slot -AS11 +AS11:used; discards +EA02; events -1");
}

TEST(SlotCard, FutureVisionOrdersThreeEventsOfEitherDeck) {
  RULE("TQ-21.2");
  RULE("TQ-21.5");
  TestPosition position = with_slots("AS12");
  position.active_events("EA01 EA02 EA03").all_events(0, "EP05 EP06 EP07");
  position.play("use AS12");
  EXPECT_EQ(position.offered(), "deck 1, deck 2");
  TestPosition all = position;
  EXPECT_EQ(position.play("deck 1; order 2 0 1"), "");
  EXPECT_EQ(position.top_active_events(3), "EA03 EA01 EA02");
  EXPECT_EQ(all.play("deck 2; order 1 0 2"), "");
  EXPECT_EQ(all.top_all_events(0, 3), "EP06 EP05 EP07");
  EXPECT_TRUE(all.state.decks.all[0].at(0).seen_by(Viewer::seat(A)).has_value());
  EXPECT_FALSE(all.state.decks.all[0].at(0).seen_by(Viewer::seat(B)).has_value());
}

TEST(SlotCard, FutureVisionShufflesTheDiscardedEventsWhereTheDeckIsEmpty) {
  RULE("TQ-21.2");
  TestPosition position = with_slots("AS12");
  position.only_active_events("").play("use AS12; deck 1");
  EXPECT_EQ(position.told(What::shuffled), 1);
  EXPECT_EQ(position.offered(), "order 0 1 2, order 0 2 1, order 1 0 2, order 1 2 0, order 2 0 1, order 2 1 0");
}

TEST(SlotCard, FutureVisionInTheFinalRoundKnowsNoNextRound) {
  RULE("TQ-21.5");
  TestPosition position = with_slots("AS12");
  position.active_events("EA01 EA02 EA03").final_round();
  EXPECT_EQ(position.play("use AS12; order 1 0 2"), "A slot -AS12 +AS12:used");
  EXPECT_EQ(position.top_active_events(3), "EA02 EA01 EA03");
}

TEST(SlotCard, ExpertNavigatorMovesExactlyTwoStepsForNothing) {
  RULE("TQ-21.2");
  TestPosition position = with_slots("AS13");
  EXPECT_EQ(position.offered("move"), "move 2, move 6");
  EXPECT_EQ(position.play("move 6"), "AP -1; A at 6 slot -AS13 +AS13:used; track 6 -1");
  TestPosition edge = with_slots("AS13");
  edge.at(A, 0);
  edge.adjacent(A);
  EXPECT_EQ(edge.offered("move"), "");  // between periods only
}

TEST(SlotCard, TwoWaysOfPayingAMoveAreNotCombined) {
  RULE("TQ-21.6");
  RULE("TQ-8.1.5");
  TestPosition position = with_slots("AS13");
  position.artifacts(A, "Q031").crystals(A, 3);
  TestPosition far = position;
  position.play("move 6");
  EXPECT_EQ(position.offered(), "way 2, way 0 AS13, way 1 R04");
  far.play("move 7");
  EXPECT_EQ(far.offered(), "way 3, way 2 R04");
}

TEST(SlotCard, ChronoResilienceBlocksNoCardAimedAtItsOwner) {
  RULE("TQ-21.2");
  RULE("TQ-11.5");
  TestPosition position;
  position.at(A, 4).at(B, 8).hand(A, "AO10").slots(B, "AS15");
  EXPECT_EQ(position.play("play AO10; player B; tile 9"), "A hand -AO10; B at 9; track 9 -1; discards +AO10");
}

TEST(SlotCard, TimeResourceAlchemistBuysThreeResources) {
  RULE("TQ-21.2");
  TestPosition position = with_slots("AS16");
  position.crystals(A, 2);
  TestPosition poor = position;
  TestPosition none = position;
  EXPECT_EQ(position.play("use AS16; goods 1Fo 2Cl"), "A +1Fo +2Cl -2Cr slot -AS16 +AS16:used; bank -1Fo -2Cl +2Cr");
  poor.bank("0Fo 1Go 0Kn 0Cl 1St", D);
  EXPECT_EQ(poor.play("use AS16"), "A +1Go +1St -2Cr slot -AS16 +AS16:used; bank -1Go -1St +2Cr");
  none.crystals(A, 1);
  EXPECT_EQ(none.forbids("use AS16"), "TQ-9.7");
  none.crystals(A, 2).bank("0Fo 0Go 0Kn 0Cl 0St", D);
  EXPECT_EQ(none.forbids("use AS16"), "TQ-9.7");
}

TEST(SlotCard, ArtifactExpertAcquiresTheTopQuestWhereverItsOwnerStands) {
  RULE("TQ-21.2");
  RULE("TQ-7.3");
  TestPosition position = with_slots("AS17");
  position.quests("Q083").crystals(A, 1).goods(A, "1Fo").artifacts(A, "Q001");
  position.play("use AS17");
  EXPECT_EQ(position.offered(), "yes, no");
  TestPosition other = position;
  EXPECT_EQ(position.play("yes"), "AP -1; A -1Fo -1Cr owns +Q083; bank +1Fo +1Cr; shown -Q083");
  EXPECT_TRUE(position.offers("end"));
  EXPECT_EQ(other.play("no"), "shown -Q083; quests +1");
  EXPECT_EQ(other.bottom_quests(1), "Q083");
  EXPECT_EQ(other.forbids("end"), "TQ-7.3");
}

TEST(SlotCard, ArtifactExpertPutsUnderWhatCannotBeAcquired) {
  RULE("TQ-21.2");
  TestPosition position = with_slots("AS17");
  position.quests("Q083");  // no crystal
  EXPECT_EQ(position.play("use AS17"), "A slot -AS17 +AS17:used");
  EXPECT_EQ(position.bottom_quests(1), "Q083");
  TestPosition in_void = with_slots("AS17");
  in_void.at(A, 0);
  EXPECT_EQ(in_void.forbids("use AS17"), "TQ-9.7");
  TestPosition no_points = with_slots("AS17");
  no_points.points(0).acted();
  EXPECT_EQ(no_points.forbids("use AS17"), "TQ-9.7");
  TestPosition no_quest = with_slots("AS17");
  no_quest.display("Q001 Q002 Q003").only_quests("", false);
  EXPECT_EQ(no_quest.forbids("use AS17"), "TQ-9.7");
}

TEST(SlotCard, ArenaChampionAddsOneInTheFirstFightOfTheRound) {
  RULE("TQ-21.2");
  RULE("TQ-13.4");
  TestPosition position = with_slots("AS18", 2);
  EXPECT_EQ(position.play("fight B; yes", "3 3"), "AP -2; A +1Cr slot -AS18 +AS18:used; bank -1Cr");
  EXPECT_EQ(position.play("fight B", "3 3"), "AP -2");
}

TEST(SlotCard, TimeReversalTakesBackACollect) {
  RULE("TQ-21.4");
  TestPosition position = with_slots("AS19 AS01");
  EXPECT_EQ(position.play("collect; twice Kn; good Kn; use AS19"), "A slot -AS19 +AS19:used");
  EXPECT_EQ(position.forbids("collect"), "TQ-21.4");
  EXPECT_EQ(position.counted(A, Counter::goods_collected), 0);
  EXPECT_EQ(position.play("draw"), "AP -1; A hand +AO01; actions -1");
  EXPECT_TRUE(position.offers("collect"));
}

TEST(SlotCard, TimeReversalTakesBackAQuestAnArtifactAndADraw) {
  RULE("TQ-21.4");
  TestPosition position = with_slots("AS19");
  position.display("Q001 Q002 Q039").goods(A, "2Go 3St").crystals(A, 2).quests("Q100");
  TestPosition artifact = position;
  TestPosition draw = position;
  EXPECT_EQ(position.play("quest Q001; use AS19"), "A slot -AS19 +AS19:used");
  EXPECT_EQ(position.bottom_quests(1), "Q100");
  EXPECT_EQ(position.offered("quest"), "quest Q002, quest Q039");
  EXPECT_EQ(artifact.play("artifact Q039; use AS19"), "A slot -AS19 +AS19:used");
  EXPECT_EQ(artifact.offered("artifact"), "");
  EXPECT_TRUE(artifact.offers("quest Q039"));  // another action with the same card
  draw.actions("AO06");
  EXPECT_EQ(draw.play("draw; use AS19"), "A slot -AS19 +AS19:used");
  EXPECT_EQ(draw.forbids("draw"), "TQ-21.4");
  const auto& deck = draw.state.decks.actions;
  EXPECT_EQ(deck.at(deck.size() - 1).card, number_of("AO06"));
}

TEST(SlotCard, TimeReversalReturnsTheCardThatCarriedTheAction) {
  RULE("TQ-21.4");
  struct Carried {
    const char* card;
    const char* path;
  };
  for (const Carried& one : {Carried{"AO02", "play AO02; twice Kn"},
                             {"AO11", "play AO11; twice Kn"},
                             {"AO03", "play AO03; pick Q001"},
                             {"AO15", "play AO15; pick Q001"},
                             {"AO08", "play AO08"}}) {
    SCOPED_TRACE(one.card);
    TestPosition position = with_slots("AS19");
    position.display("Q001 Q002 Q039").hand(A, one.card).crystals(A, 2);
    EXPECT_EQ(position.play(std::string(one.path) + "; use AS19"), "A slot -AS19 +AS19:used");
    EXPECT_EQ(position.counted(A, Counter::cards_played), 0);
  }
}

TEST(SlotCard, TimeReversalOfATreasureHunterPutsTheCompletedQuestUnderTheDeckToo) {
  RULE("TQ-21.4");
  TestPosition position = with_slots("AS19");
  position.hand(A, "AO12").quests("Q012 Q001 Q002").goods(A, "1Go 3St");
  EXPECT_EQ(position.play("play AO12; pick Q012; use AS19"), "A slot -AS19 +AS19:used");
  EXPECT_EQ(position.bottom_quests(3), "Q001 Q002 Q012");
}

TEST(SlotCard, TimeReversalOfAnArtifactExpert) {
  RULE("TQ-21.4");
  TestPosition position = with_slots("AS19 AS17");
  position.quests("Q083").crystals(A, 1);
  EXPECT_EQ(position.play("use AS17; yes; use AS19"), "A slot -AS19 +AS19:used");
  EXPECT_EQ(position.bottom_quests(1), "Q083");
}

TEST(SlotCard, TimeReversalIsForbiddenAfterAFreeActAShuffleOrWhatConcernedOthers) {
  RULE("TQ-21.4");
  TestPosition free_act = with_slots("AS19");
  free_act.hand(A, "AO06");
  EXPECT_EQ(free_act.forbids("use AS19"), "TQ-9.7");
  free_act.play("collect; twice Kn; play AO06");
  EXPECT_EQ(free_act.forbids("use AS19"), "TQ-9.7");
  TestPosition shuffled = with_slots("AS19");
  shuffled.only_actions("");
  shuffled.play("draw");
  EXPECT_EQ(shuffled.forbids("use AS19"), "TQ-9.7");
  TestPosition slipped = with_slots("AS19");
  slipped.at(B, 5).slots(B, "AX10").crystals(A, 1).active_events("EA11");
  slipped.play("move 5; B: no");
  EXPECT_EQ(slipped.forbids("use AS19"), "TQ-9.7");
  TestPosition fought = with_slots("AS19", 2);
  fought.play("fight B", "3 3");
  EXPECT_EQ(fought.forbids("use AS19"), "TQ-9.7");
}

TEST(SlotCard, TimeReversalOfAMovePutsItsEventUnderTheDeck) {
  RULE("TQ-21.4");
  TestPosition position = with_slots("AS19");
  position.at(B, 5).crystals(A, 1).active_events("EA11");
  EXPECT_EQ(position.play("move 5; use AS19"), "A slot -AS19 +AS19:used");
  EXPECT_EQ(position.forbids("move 5"), "TQ-21.4");
  const auto& deck = position.state.decks.events;
  EXPECT_EQ(deck.at(deck.size() - 1).card, number_of("EA11"));
}

TEST(SlotCard, FlexibleTraderOffersAsManyForAsManyFromFourToTen) {
  RULE("TQ-21.2");
  RULE("TQ-9.1");
  TestPosition position = with_slots("AS20");
  position.goods(A, "6Fo").goods(B, "5St 2Kn");
  position.play("trade");
  EXPECT_EQ(position.offered(), "offer 1Fo, offer 2Fo, offer 3Fo, offer 4Fo, offer 5Fo");
  TestPosition small = position;
  EXPECT_EQ(position.play("offer 5Fo"), "A slot -AS20 +AS20:used");  // only 5 St can be asked; used by the offer
  EXPECT_EQ(position.play("B: yes"), "A -5Fo +5St; B +5Fo -5St");
  EXPECT_EQ(small.play("offer 3Fo; offer 1St; B: no"), "");
}

}  // namespace
}  // namespace tempora::timequest
