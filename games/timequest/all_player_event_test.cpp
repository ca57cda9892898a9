// Every All Player Event card: met, not met, blocked, and where the supply runs short (TQ-11, TQ-20).
#include <gtest/gtest.h>

#include "engine/testing/rule.hpp"
#include "games/timequest/testing/position.hpp"

namespace tempora::timequest {
namespace {

// Two players; A on 5 with four of each and four crystals, B with nothing on period 7, which is locked.
TestPosition rich() {
  return TestPosition(2).at(A, 5).goods(A, "4Fo 4Go 4Kn 4Cl 4St").crystals(A, 4).at(B, 7).lock(7, B);
}

struct Goal {
  const char* event;
  const char* begins;     // the round, and what else always changes
  const char* meets;      // the answer
  const char* follow_up;  // what is chosen then, and the dice of that
  const char* met;        // what has changed with that
  const char* chooses;    // what is chosen when it is not met
  const char* dice;
  const char* not_met;
  const char* of_b;  // what happens to B, who can't meet it
};

// All with a goal that is paid and no die.
const std::vector<Goal>& goals() {
  static const std::vector<Goal> kGoals{
      {"EP01", "2", "meet 2Cr", "", "A -2Cr; bank +2Cr", "goods 2Fo 1St", "", "A -2Fo -1St; bank +2Fo +1St", ""},
      {"EP02", "2", "meet 3Go", "", "A -3Go; bank +3Go", "", "", "A -2Cr; bank +2Cr", ""},
      {"EP03", "2", "meet 3Fo", "", "A -3Fo; bank +3Fo", "", "", "A -1Cr; bank +1Cr", ""},
      {"EP04", "2", "meet 1Kn 1Cl 1St", "", "A -1Kn -1Cl -1St; bank +1Kn +1Cl +1St", "goods 1Go", "",
       "A -1Go -1Cr; bank +1Go +1Cr", ""},
      {"EP05", "2", "meet 2Kn", "", "A -2Kn +1Cr; bank +2Kn -1Cr", "goods 1Fo 1St", "", "A -1Fo -1St; bank +1Fo +1St",
       ""},
      {"EP06", "2", "meet 2Fo", "", "A -2Fo +1Cr; [B]; bank +2Fo -1Cr", "", "", "A +bar_food; [B]", "B +bar_food"},
      {"EP07", "2", "meet 1Kn", "yes", "A +3Fo -1Kn; bank -3Fo +1Kn; discards +EA02; events -1", "", "",
       "A -1Cr; bank +1Cr", ""},
      {"EP12", "6", "meet 1St", "", "A -1St hand +AO01; bank +1St; actions -1", "goods 1Cl 1St", "",
       "A -1Cl -1St; bank +1Cl +1St", ""},
      {"EP13", "6", "meet 1Go 1Cl", "", "A -1Go -1Cl +1Cr +voucher; [B]; bank +1Go +1Cl -1Cr", "", "",
       "A +bar_collect; [B]", "B +bar_collect"},
      {"EP15", "6", "meet 4Kn", "", "A -4Kn +5Cr; bank +4Kn -5Cr", "", "", "A -1Cr; bank +1Cr", ""},
      {"EP16", "6", "meet 2Cl 1Cr", "", "A -2Cl -1Cr hand +AO01; bank +2Cl +1Cr; actions -1", "", "4",
       "A at 6; track 6 -1", ""},
      {"EP19", "11", "meet 2Fo 2Go", "", "A -2Fo -2Go +3Kn +3Cl; [B]; bank +2Fo +2Go -3Kn -3Cl", "", "", "A down; [B]",
       "B down"},
      {"EP20", "11", "meet 3Kn", "", "A +2Fo +2Go -3Kn +2Cl +2St; bank -2Fo -2Go +3Kn -2Cl -2St", "", "",
       "A -1Fo -1Go -1Cl -1St; bank +1Fo +1Go +1Cl +1St", ""},
      {"EP21", "11", "meet 3Cl 1Cr", "order 0 1 2", "A -3Cl -1Cr; [B]; bank +3Cl +1Cr", "", "", "A +bar_move; [B]",
       "B +bar_move"},
  };
  return kGoals;
}

// "[B]" stands for what happens to B.
std::string expected(const Goal& goal, std::string changes) {
  const std::size_t place = changes.find("[B]");
  if (place != std::string::npos) changes.replace(place, 3, goal.of_b);
  return "round " + std::string(goal.begins) + "; turn A" + (changes.empty() ? "" : "; " + changes);
}

TEST(AllPlayerEvent, GoalIsMetByPayingAndBringsWhatTheCardSays) {
  RULE("TQ-11.3");
  RULE("TQ-11.4");
  RULE("TQ-20.1");
  RULE("TQ-20.4");
  RULE("TQ-20.6");
  for (const Goal& goal : goals()) {
    SCOPED_TRACE(goal.event);
    TestPosition position = rich();
    position.active_events("EA02");
    const std::string dice = goal.event == std::string("EP07") ? "3" : "";
    EXPECT_EQ(position.event(goal.event, "A: " + std::string(goal.meets) + "; " + goal.follow_up, dice),
              expected(goal, goal.met));
    EXPECT_EQ(position.counted(A, Counter::goals_met), 1);
    EXPECT_EQ(position.counted(B, Counter::goals_met), 0);
  }
}

TEST(AllPlayerEvent, GoalThatIsNotMetCostsWhatTheCardSays) {
  RULE("TQ-11.3");
  RULE("TQ-20.1");
  RULE("TQ-3.4");
  for (const Goal& goal : goals()) {
    SCOPED_TRACE(goal.event);
    TestPosition position = rich();
    EXPECT_EQ(position.event(goal.event, "A: fail; " + std::string(goal.chooses), goal.dice),
              expected(goal, goal.not_met));
    EXPECT_EQ(position.counted(A, Counter::goals_met), 0);
  }
}

TEST(AllPlayerEvent, OutcomeNotMetIsBlockedByAChronoShieldOrChronoResilience) {
  RULE("TQ-11.5");
  RULE("TQ-20.1");
  for (const Goal& goal : goals()) {
    SCOPED_TRACE(goal.event);
    TestPosition position = rich();
    position.set(A, "AO14").slots(A, "AS15");
    const std::string of_b = *goal.of_b == 0 ? "" : "; " + std::string(goal.of_b);
    TestPosition other = position;
    EXPECT_EQ(position.event(goal.event, "A: fail AO14"),
              "round " + std::string(goal.begins) + "; turn A; A set -AO14" + of_b + "; discards +AO14");
    EXPECT_EQ(other.event(goal.event, "A: fail AS15"),
              "round " + std::string(goal.begins) + "; turn A; A slot -AS15 +AS15:used" + of_b);
  }
}

TEST(AllPlayerEvent, GuardiansShieldKeepsTheOutcomeNotMetFromThoseOnHerTile) {
  RULE("TQ-17.6");
  RULE("TQ-11.5");
  RULE("TQ-20.1");
  for (const Goal& goal : goals()) {
    SCOPED_TRACE(goal.event);
    TestPosition position = rich();
    position.character(A, "C6");
    const std::string of_b = *goal.of_b == 0 ? "" : "; " + std::string(goal.of_b);
    const std::string ready = std::to_string(std::stoi(goal.begins) + 3);
    EXPECT_EQ(position.event(goal.event, "shield; A: fail"),
              "round " + std::string(goal.begins) + "; turn A; A ready in " + ready + of_b);
  }
}

TEST(AllPlayerEvent, TimeGuardianBlocksOnlyTheThefts) {
  RULE("TQ-11.5");
  RULE("TQ-21.2");
  for (const Goal& goal : goals()) {
    SCOPED_TRACE(goal.event);
    TestPosition position = rich();
    position.slots(A, "AS07");
    position.event(goal.event);
    EXPECT_EQ(position.offered("fail"), goal.event == std::string("EP16") ? "fail, fail AS07" : "fail");
  }
}

TEST(AllPlayerEvent, GoalCanOnlyBeMetByWhoHasAllOfIt) {
  RULE("TQ-3.5");
  RULE("TQ-11.3");
  struct Short {
    const char* event;
    const char* goods;
    int crystals;
  };
  for (const Short& one : {Short{"EP01", "4Fo", 1},
                           {"EP02", "2Go 5St", 5},
                           {"EP03", "2Fo 5St", 5},
                           {"EP04", "3Cl 3St", 5},
                           {"EP05", "1Kn 5Fo", 5},
                           {"EP06", "1Fo 5Go", 5},
                           {"EP07", "5Fo", 5},
                           {"EP12", "", 5},
                           {"EP13", "3Go", 5},
                           {"EP14", "5Fo", 5},
                           {"EP15", "3Fo 3Go 3Kn 3Cl 3St", 5},
                           {"EP16", "5Fo", 0},
                           {"EP16", "1Fo 1Go", 3},
                           {"EP19", "2Fo 1Go", 5},
                           {"EP20", "2Kn", 5},
                           {"EP21", "3Cl", 0},
                           {"EP21", "2Cl", 1}}) {
    SCOPED_TRACE(one.event);
    TestPosition position(2);
    position.goods(A, one.goods).crystals(A, one.crystals).set(A, "AO14");
    position.event(one.event);
    EXPECT_EQ(position.offered(A, "meet"), "");
  }
}

TEST(AllPlayerEvent, CostsOfOneTypeAreOfferedForEachTypeThatIsHeld) {
  RULE("TQ-20.4");
  TestPosition position(2);
  position.goods(A, "4Fo 1Go 2Kn").crystals(A, 1);
  TestPosition other = position;
  TestPosition third = position;
  position.event("EP12");
  EXPECT_EQ(position.offered("meet"), "meet 1Fo, meet 1Go, meet 1Kn");
  other.event("EP15");
  EXPECT_EQ(other.offered("meet"), "meet 4Fo");
  third.event("EP16");
  EXPECT_EQ(third.offered("meet"), "meet 2Fo 1Cr, meet 2Kn 1Cr");
}

TEST(AllPlayerEvent, LossesAreNoMoreThanIsHeld) {
  RULE("TQ-3.4");
  RULE("TQ-20.1");
  TestPosition position(2);
  position.goods(A, "1Fo").crystals(A, 1).goods(B, "2St");
  TestPosition tax = position;
  EXPECT_EQ(position.event("EP01"), "round 2; turn A; A -1Fo; B -2St; bank +1Fo +2St");
  EXPECT_EQ(tax.event("EP02"), "round 2; turn A; A -1Cr; bank +1Cr");
}

TEST(AllPlayerEvent, AnswersAreSecretAndCarriedOutInTableOrder) {
  RULE("TQ-11.3");
  RULE("TQ-11.4");
  RULE("TQ-24.4");
  RULE("TQ-3.3");
  TestPosition position;  // the bank has only seven crystals, and B is first
  position.first(B).goods(A, "4Fo").goods(B, "4Fo").goods(C, "4Go").crystals(D, 2).bank("7Cr", D);
  EXPECT_EQ(position.event("EP15", "C: meet 4Go; A: meet 4Fo"), "round 6");
  EXPECT_EQ(position.owing(), "B");
  EXPECT_EQ(position.play("B: meet 4Fo"), "turn B; A -4Fo +1Cr; B -4Fo +5Cr; C -4Go +2Cr; D -1Cr; bank +8Fo +4Go -7Cr");
}

TEST(AllPlayerEvent, RogueTimeTravelerWithoutCrystalsInTheBankGivesNone) {
  RULE("TQ-3.2");
  TestPosition position(2);
  position.goods(A, "2Kn").bank("0Cr", B);
  EXPECT_EQ(position.event("EP05", "A: meet 2Kn"), "round 2; turn A; A -2Kn; bank +2Kn");
}

TEST(AllPlayerEvent, SuddenDroughtBarsFoodFromCollectingInTheNextTurnOnly) {
  RULE("TQ-20.1");
  RULE("TQ-20.5");
  RULE("TQ-8.2.3");
  TestPosition position(2);
  position.at(A, 2).slots(A, "AS01").engineer(2, A).events(A, "EA08");
  position.event("EP06");
  // Period 2 gives Food and Cloth; no extra may be Food either.
  EXPECT_EQ(position.play("collect; twice Fo; good Go"), "AP -1; A +1Go +2Cl slot -AS01 +AS01:used; bank -1Go -2Cl");
  EXPECT_EQ(position.play("event EA08; twice Fo; good St"),
            "A +2Cl +1St event -EA08:won; bank -2Cl -1St; discards +EA08");
  EXPECT_EQ(position.play("end"), "turn B; A -bar_food");
}

TEST(AllPlayerEvent, SuddenDroughtLeavesNothingToCollectWhereTheOtherTypeIsOut) {
  RULE("TQ-8.2.1");
  TestPosition position(2);
  position.at(A, 2).bank("0Cl", B);
  position.event("EP06");
  EXPECT_EQ(position.forbids("collect"), "TQ-8.2.1");
  EXPECT_EQ(position.play("draw"), "AP -1; A hand +AO01; actions -1");
}

TEST(AllPlayerEvent, WisdomSharingResolvesItsEventAtOnce) {
  RULE("TQ-10.5");
  TestPosition position(2);
  position.at(A, 5).goods(A, "1Kn").active_events("EA02");
  TestPosition declined = position;
  TestPosition failed = position;
  EXPECT_EQ(declined.event("EP07", "A: meet 1Kn; no", "3"),
            "round 2; turn A; A -1Kn; bank +1Kn; discards +EA02; events -1");
  EXPECT_EQ(failed.event("EP07", "A: meet 1Kn", "2"), "round 2; turn A; A -1Kn; bank +1Kn; discards +EA02; events -1");
  EXPECT_EQ(failed.counted(A, Counter::event_goals_met), 0);
  position.active_events("EA15");  // can't be paid
  EXPECT_EQ(position.event("EP07", "A: meet 1Kn"), "round 2; turn A; A -1Kn; bank +1Kn; discards +EA15; events -1");
}

TEST(AllPlayerEvent, WisdomSharingWithACostlyEventThatCanBePaid) {
  RULE("TQ-10.5");
  TestPosition position(2);
  position.goods(A, "4Fo 3Kn").active_events("EA15");
  EXPECT_EQ(position.event("EP07", "A: meet 1Kn; yes"),
            "round 2; turn A; A +6Fo -3Kn; bank -6Fo +3Kn; discards +EA15; events -1");
  EXPECT_EQ(position.counted(A, Counter::event_goals_met), 1);
}

TEST(AllPlayerEvent, WisdomSharingWithoutAnEventToDraw) {
  RULE("TQ-8.10.1");
  TestPosition position;
  position.goods(A, "1Kn").only_active_events("", false);
  EXPECT_EQ(position.event("EP07", "A: meet 1Kn"), "round 2; turn A; A -1Kn; bank +1Kn");
}

TEST(AllPlayerEvent, ChronoThiefRollsForEachInTableOrder) {
  RULE("TQ-20.1");
  TestPosition position;
  position.first(C).goods(A, "1Fo 1Go").goods(B, "1St").goods(D, "2Kn");
  // C 2: gains, D 1: loses, A 3: loses, B 6: gains
  EXPECT_EQ(position.event("EP08", "C: goods 1Cl; A: goods 1Go; B: goods 1Fo", "2 1 3 6"),
            "round 2; turn C; A -1Go; B +1Fo; C +1Cl; D -1Kn; bank -1Fo +1Go +1Kn -1Cl");
  EXPECT_EQ(position.counted(C, Counter::goals_met), 1);
  EXPECT_EQ(position.counted(A, Counter::goals_met), 0);
}

TEST(AllPlayerEvent, ChronoThiefIsBlockedAfterTheDie) {
  RULE("TQ-11.5");
  RULE("TQ-21.2");
  TestPosition position(2);
  position.goods(A, "2Fo").slots(A, "AS07 AS15").set(A, "AO14");
  TestPosition lets = position;
  position.event("EP08", "", "1");
  EXPECT_EQ(position.offered(), "no, block AO14, block AS15, block AS07");
  EXPECT_EQ(position.play("block AS07", "1"), "turn A; A slot -AS07 +AS07:used");
  lets.event("EP08", "", "1");
  EXPECT_EQ(lets.play("no", "1"), "turn A; A -1Fo; bank +1Fo");
}

TEST(AllPlayerEvent, ChronoThiefIsReRolledAndShieldedByTheGuardian) {
  RULE("TQ-10.2.1");
  RULE("TQ-17.6");
  TestPosition position(2);
  position.at(A, 5).at(B, 5).character(B, "C6").goods(A, "2Fo").goods(B, "2Go").slots(A, "AS02");
  EXPECT_EQ(position.event("EP08", "shield; A: reroll AS02", "1 3 5"),
            "round 2; turn A; A slot -AS02 +AS02:used; B ready in 5");
}

TEST(AllPlayerEvent, ChronoThiefWithNothingInTheBankGivesNothing) {
  RULE("TQ-3.6");
  TestPosition position(3);
  position.bank("0Fo 0Go 1Kn 0Cl 0St", C);
  EXPECT_EQ(position.event("EP08", "", "2 2 2"), "round 2; turn A; A +1Kn; bank -1Kn");
}

TEST(AllPlayerEvent, TemporalCrossroadsGivesTwoOrACrystalForTwo) {
  RULE("TQ-20.2");
  TestPosition position;
  position.goods(A, "1Fo 2Go").goods(B, "1St").goods(C, "3Kn");
  EXPECT_EQ(position.event("EP09",
                           "A: option 1; C: option 0; A: goods 1Fo 1Go; B: goods 2Fo; C: goods 1Cl 1St; "
                           "D: goods 2St"),
            "round 2; turn A; A -1Fo -1Go +1Cr; B +2Fo; C +1Cl +1St; D +2St; bank -1Fo +1Go -1Cl -3St -1Cr");
}

TEST(AllPlayerEvent, TemporalCrossroadsGivesWhatTheBankHas) {
  RULE("TQ-3.6");
  RULE("TQ-20.2");
  TestPosition position(3);
  position.bank("0Fo 0Go 0Kn 1Cl 0St 0Cr", C);
  // There is no crystal to be had for two resources, so nobody has a choice.
  EXPECT_EQ(position.event("EP09"), "round 2; turn A; A +1Cl; bank -1Cl");
}

TEST(AllPlayerEvent, TimeBankPaysBackTwiceAtTheEndOfTheNextRound) {
  RULE("TQ-20.2");
  RULE("TQ-6.2");
  TestPosition position(2);
  position.round(2).goods(A, "2Go 2Kn");
  EXPECT_EQ(position.event("EP10", "A: goods 2Go 1Kn"),
            "round 3; turn A; A -2Go -1Kn deposit 2Go 1Kn due 4; bank +2Go +1Kn");
  position.turn(B).acted().all_events(0, "EP03");
  EXPECT_EQ(position.play("end"), "round 4");
  position.first(A).turn(B).acted().all_events(0, "EP03");
  TestPosition poor = position;
  EXPECT_EQ(position.play("end"), "round 5; A +4Go +2Kn deposit back; bank -4Go -2Kn");
  poor.bank("3Go", E);
  EXPECT_EQ(poor.play("end"), "round 5; A +3Go +2Kn deposit back; bank -3Go -2Kn");
}

TEST(AllPlayerEvent, TimeBankTakesUpToThree) {
  RULE("TQ-20.2");
  TestPosition position(2);
  position.goods(A, "2Go 1Kn 1St");
  position.event("EP10");
  EXPECT_TRUE(position.offers("goods"));
  EXPECT_TRUE(position.offers("goods 2Go 1St"));
  EXPECT_FALSE(position.offers("goods 2Go 1Kn 1St"));
  EXPECT_EQ(position.play("goods"), "turn A");
}

TEST(AllPlayerEvent, TimeBankIsLostIfNoRoundFollows) {
  RULE("TQ-20.2");
  TestPosition position(2, {{"tie", "quests"}});
  position.round(5).deposit(A, "3Fo", 6).final_round().turn(B).acted();
  EXPECT_EQ(position.play("end"), "turn nobody; match over");
}

TEST(AllPlayerEvent, TimeRipplesPassesHalfOfEachTypeToTheLeft) {
  RULE("TQ-20.2");
  TestPosition position(3);
  position.goods(A, "5Fo 3Kn 2Cl 1St").goods(B, "2Fo 4Go 1Cl 6St").goods(C, "1Go 2Kn 3Cl");
  EXPECT_EQ(position.event("EP11"), "round 2; turn A; A -2Fo; B +1Fo -2Go +1Kn +1Cl -3St; C +1Fo +2Go -1Kn -1Cl +3St");
  EXPECT_EQ(position.has(A), "3Fo 3Kn 2Cl 1St");
}

TEST(AllPlayerEvent, TimeRipplesLeavesOutWhoBlocksAndWhoIsShielded) {
  RULE("TQ-20.2");
  RULE("TQ-11.5");
  TestPosition position(3);
  position.goods(A, "4Fo").goods(B, "4Go").goods(C, "4Kn").slots(B, "AS15");
  TestPosition open = position;
  TestPosition shielded = position;
  EXPECT_EQ(position.event("EP11", "B: fail AS15"),
            "round 2; turn A; A -2Fo +2Kn; B slot -AS15 +AS15:used; C +2Fo -2Kn");
  EXPECT_EQ(open.event("EP11", "B: fail"), "round 2; turn A; A -2Fo +2Kn; B +2Fo -2Go; C +2Go -2Kn");
  shielded.at(A, 3).at(B, 3).at(C, 4).character(A, "C6");
  EXPECT_EQ(shielded.event("EP11", "shield"), "round 2; turn A; A ready in 5");  // C is alone in the ring
}

TEST(AllPlayerEvent, DuelOfTheAgesIsRolledByWhoPays) {
  RULE("TQ-20.1");
  TestPosition position;
  position.goods(A, "1Kn").goods(B, "1Kn").goods(C, "1Kn").crystals(A, 1).crystals(B, 2).crystals(D, 3);
  EXPECT_EQ(position.event("EP14", "A: meet 1Kn; B: meet 1Kn; C: fail", "4 3"),
            "round 6; turn A; A -1Kn +2Cr; B -1Kn -1Cr; bank +2Kn -1Cr");
  EXPECT_EQ(position.counted(A, Counter::goals_met), 1);
  EXPECT_EQ(position.counted(B, Counter::goals_met), 0);
}

TEST(AllPlayerEvent, DuelOfTheAgesCanBeBlockedAfterTheDieOnly) {
  RULE("TQ-11.5");
  RULE("TQ-10.2.1");
  TestPosition position(2);
  position.goods(A, "1Kn").crystals(A, 1).set(A, "AO14").artifacts(A, "Q021");
  position.event("EP14", "A: meet 1Kn", "3");
  EXPECT_EQ(position.offered(), "no, reroll R03");
  EXPECT_EQ(position.play("reroll R03; block AO14", "2"), "turn A; A set -AO14; used +Q021; discards +AO14");
  TestPosition other(2);
  other.goods(A, "1Kn").set(A, "AO14");
  other.event("EP14");
  EXPECT_EQ(other.offered(), "meet 1Kn, fail");
}

TEST(AllPlayerEvent, TimeQuakePaysCrystalsAsFarAsTheBankLasts) {
  RULE("TQ-3.3");
  RULE("TQ-20.1");
  TestPosition position;
  position.goods(A, "4Fo").goods(B, "3Fo").goods(C, "4Go").goods(D, "4Kn").crystals(B, 2).bank("12Cr", B);
  EXPECT_EQ(position.event("EP15", "A: meet 4Fo; C: meet 4Go; D: meet 4Kn"),
            "round 6; turn A; A -4Fo +5Cr; B -1Cr; C -4Go +5Cr; D -4Kn +3Cr; bank +4Fo +4Go +4Kn -12Cr");
}

TEST(AllPlayerEvent, CosmicAlignmentsVoucherIsAFreeStepOfTheNextTurn) {
  RULE("TQ-20.1");
  RULE("TQ-20.5");
  RULE("TQ-8.1.5");
  TestPosition position(2);
  position.at(A, 4).goods(A, "1Go 1Cl").crystals(A, 1);
  position.event("EP13", "A: meet 1Go 1Cl");  // A has 2 crystals now
  TestPosition kept = position;
  EXPECT_EQ(position.play("move 5; way 0 voucher"), "AP -1; A at 5 -voucher; track 5 -1");
  EXPECT_EQ(position.play("move 7"), "AP -1; A -2Cr at 7; bank +2Cr; track 7 -1");
  kept.play("move 6");  // two steps: there is no other way
  EXPECT_EQ(kept.play("end"), "turn B; A -voucher");
}

TEST(AllPlayerEvent, CosmicAlignmentBarsTheCollectActionAlsoByCardButNotAnEvent) {
  RULE("TQ-20.1");
  RULE("TQ-8.2.4");
  TestPosition position(2);
  position.at(A, 4).hand(A, "AO02").events(A, "EA08");
  position.event("EP13");
  EXPECT_EQ(position.forbids("collect"), "TQ-20.1");
  EXPECT_EQ(position.forbids("play AO02"), "TQ-9.4");
  EXPECT_EQ(position.play("event EA08; twice Kn"), "A +4Kn +2Cl event -EA08:won; bank -4Kn -2Cl; discards +EA08");
  position.play("draw");
  EXPECT_EQ(position.play("end"), "turn B; A -bar_collect");
}

TEST(AllPlayerEvent, TimeBanditsMovesAtRandomAndDrawsNoEvent) {
  RULE("TQ-4.5");
  RULE("TQ-11.7");
  RULE("TQ-20.1");
  TestPosition position;
  position.at(A, 3).at(B, 10).at(C, 9).at(D, 5).closed({6}).face_down(B).lock(3, D);
  // A is locked: no die. B: the higher side has nobody, so 9. C: 3 is the lower side: 8. D: 4 is the higher side: 7.
  EXPECT_EQ(position.event("EP16", "", "5 3 4"),
            "round 6; turn A; B at 9 up; C at 8; D at 7; track 7 -1; track 8 -1; track 9 -1");
}

TEST(AllPlayerEvent, TimeBanditsFromTheVoid) {
  RULE("TQ-4.5");
  TestPosition position(2);
  EXPECT_EQ(position.event("EP16", "", "3 4"), "round 6; turn A; A at 10; B at 1; track 1 -1; track 10 -1");
}

TEST(AllPlayerEvent, TimeBanditsWithoutAnActionCardToDraw) {
  RULE("TQ-8.10.1");
  TestPosition position(2, Json::object(), content_with("action_cards", "AO06 6"));
  position.hand(B, "AO06 AO06 AO06").marked(B, "AO06 AO06").marked(A, "AO06").goods(A, "2Fo").crystals(A, 1);
  position.at(B, 4).closed({1, 2, 3, 5, 6, 7, 8, 9, 10});
  EXPECT_EQ(position.event("EP16", "A: meet 2Fo 1Cr"), "round 6; turn A; A -2Fo -1Cr; bank +2Fo +1Cr");
}

TEST(AllPlayerEvent, ParadoxPortalsHasSixOutcomes) {
  RULE("TQ-20.2");
  struct Outcome {
    const char* die;
    const char* path;
    const char* dice;
    const char* changes;
  };
  for (const Outcome& outcome : {Outcome{"1", "", "", "; A -1Cr; bank +1Cr"},
                                 {"2", "", "", "; A +1Cr; bank -1Cr"},
                                 {"3", "A: goods 1Fo 1Go", "", "; A -1Fo -1Go; bank +1Fo +1Go"},
                                 {"4", "A: goods 2St", "", "; A +2St; bank -2St"},
                                 {"5", "", "1", "; A at 4; track 4 -1"},
                                 {"6", "", "", "; A hand +AO01; actions -1"}}) {
    SCOPED_TRACE(outcome.die);
    TestPosition position(2);
    position.at(A, 5).goods(A, "2Fo 2Go").crystals(A, 2);
    // B rolls 1 and has no crystal.
    const std::string dice = std::string(outcome.die) + " " + outcome.dice + " 1";
    EXPECT_EQ(position.event("EP17", outcome.path, dice), "round 6; turn A" + std::string(outcome.changes));
    EXPECT_EQ(position.counted(A, Counter::goals_met), 0);  // no goal
  }
}

TEST(AllPlayerEvent, ParadoxPortalsOddOutcomesCanBeBlocked) {
  RULE("TQ-20.2");
  RULE("TQ-11.5");
  for (const char die : std::string("123456")) {
    SCOPED_TRACE(die);
    TestPosition position(2);
    position.at(A, 5).crystals(A, 2).goods(A, "4Fo 3Go").slots(A, "AS15 AS07");
    position.event("EP17", "", std::string(1, die) + (die == '2' || die == '6' ? " 2" : ""));
    EXPECT_EQ(position.offers("block AS15"), die == '1' || die == '3' || die == '5');
    EXPECT_FALSE(position.offers("block AS07"));
    if (position.offers("block AS15")) {
      EXPECT_EQ(position.play("block AS15", "2"), "turn A; A slot -AS15 +AS15:used; B +1Cr; bank -1Cr");
    }
  }
}

TEST(AllPlayerEvent, GuardiansShieldKeepsOutcomesOfDiceAway) {
  RULE("TQ-17.6");
  RULE("TQ-20.1");
  RULE("TQ-20.2");
  TestPosition position(2);
  position.at(A, 5).at(B, 5).character(A, "C6").goods(A, "1Kn").crystals(A, 1).crystals(B, 1).set(B, "AO14");
  TestPosition portals = position;
  EXPECT_EQ(position.event("EP14", "shield; A: meet 1Kn", "1"), "round 6; turn A; A -1Kn ready in 9; bank +1Kn");
  // B's Chrono Shield is not asked for; the even outcomes are not kept away.
  EXPECT_EQ(portals.event("EP17", "shield", "2 5"), "round 6; turn A; A +1Cr ready in 9; bank -1Cr");
}

TEST(AllPlayerEvent, TemporalMarketSellsOneOfThree) {
  RULE("TQ-20.2");
  TestPosition position;
  position.goods(A, "2Fo").goods(B, "2Go").goods(C, "2Kn").goods(D, "2Fo 2Go 2Kn").active_events("EA02");
  EXPECT_EQ(position.event("EP18", "D: no; A: option 0; B: option 1; C: option 2; C: yes", "3"),
            "round 6; turn A; A -2Fo +1Cr; B -2Go hand +AO01; C +3Fo -2Kn; bank -1Fo +2Go +2Kn -1Cr; discards +EA02; "
            "events -1; actions -1");
}

TEST(AllPlayerEvent, TemporalMarketOffersOnlyWhatCanBePaidAndBrings) {
  RULE("TQ-20.2");
  TestPosition position;
  position.goods(A, "2Fo 1Go 2Kn").bank("0Cr", B).only_active_events("", false);
  position.goods(C, "2Go");
  position.event("EP18");
  EXPECT_EQ(position.offered(A), "");  // only "no" was left, so A is not asked
  EXPECT_EQ(position.offered(C), "option 1, no");
}

TEST(AllPlayerEvent, TemporalPlagueTakesAnExplorersQuest) {
  RULE("TQ-20.1");
  TestPosition position(2);
  position.character(A, "C5").explorers("Q005 Q006").face_down(B);
  EXPECT_EQ(position.event("EP19", "A: pick Q006"), "round 11; turn A; explorers -Q006; discards +Q006");
  position.explorers("");
  EXPECT_EQ(position.event("EP19"), "round 12; turn A; A down");
}

TEST(AllPlayerEvent, TemporalPlagueAndQuantumHarvestGiveWhatTheBankHas) {
  RULE("TQ-3.2");
  TestPosition position(2);
  position.goods(A, "2Fo 2Go").bank("1Kn 0Cl", B).face_down(B);
  EXPECT_EQ(position.event("EP19", "A: meet 2Fo 2Go"), "round 11; turn A; A -2Fo -2Go +1Kn; bank +2Fo +2Go -1Kn");
  TestPosition other(2);
  other.goods(A, "3Kn").bank("1Fo 0Go 2Cl 3St", B).goods(B, "");
  other.bank("1Fo 0Go", A);
  EXPECT_EQ(other.event("EP20", "A: meet 3Kn"), "round 11; turn A; A +1Fo -3Kn +2Cl +2St; bank -1Fo +3Kn -2Cl -2St");
}

TEST(AllPlayerEvent, QuantumHarvestTakesWhatThereIs) {
  RULE("TQ-3.4");
  TestPosition position(2);
  position.goods(A, "1Fo 3St 2Kn");
  EXPECT_EQ(position.event("EP20"), "round 11; turn A; A -1Fo -1St; bank +1Fo +1St");
}

TEST(AllPlayerEvent, ChronoEclipseShowsThreeQuestsThatAreOrderedAnew) {
  RULE("TQ-20.1");
  RULE("TQ-26");
  TestPosition position(2);
  position.goods(A, "3Cl").crystals(A, 1).quests("Q011 Q012 Q013 Q014");
  position.event("EP21", "A: meet 3Cl 1Cr");
  EXPECT_EQ(position.offered(), "order 0 1 2, order 0 2 1, order 1 0 2, order 1 2 0, order 2 0 1, order 2 1 0");
  EXPECT_EQ(position.play("order 2 0 1"), "turn A; B +bar_move");
  EXPECT_EQ(position.top_quests(4), "Q013 Q011 Q012 Q014");
  EXPECT_TRUE(position.state.decks.quests.at(0).seen_by(Viewer::seat(A)).has_value());
  EXPECT_FALSE(position.state.decks.quests.at(0).seen_by(Viewer::seat(B)).has_value());
  EXPECT_FALSE(position.state.decks.quests.at(3).seen_by(Viewer::seat(A)).has_value());
}

TEST(AllPlayerEvent, ChronoEclipseWithFewerQuestsShowsThose) {
  RULE("TQ-8.10.1");
  TestPosition position(2);
  position.goods(A, "3Cl").crystals(A, 1).display("Q001 Q002 Q003 Q004").only_quests("Q011 Q012");
  position.event("EP21", "A: meet 3Cl 1Cr");
  EXPECT_EQ(position.offered(), "order 0 1 2, order 1 0 2");
  position.play("order 1 0 2");
  EXPECT_EQ(position.top_quests(3), "Q012 Q011");
}

TEST(AllPlayerEvent, ChronoEclipseBarsMoveFreeMoveAndThePortal) {
  RULE("TQ-20.1");
  TestPosition position(2);
  position.crystals(A, 9).face_down(B);
  position.event("EP21");
  EXPECT_EQ(position.offered("move"), "");
  EXPECT_EQ(position.offered("free_move"), "");
  EXPECT_EQ(position.forbids("move 1"), "TQ-20.1");
  EXPECT_EQ(position.play("draw"), "AP -1; A hand +AO01; actions -1");
  EXPECT_EQ(position.play("end").substr(0, 6), "turn B");
  EXPECT_FALSE(position.state.now.players[A].bar_move);
}

TEST(AllPlayerEvent, CosmicLotteryGivesTheHighestAllStakes) {
  RULE("TQ-20.2");
  TestPosition position;
  position.goods(A, "1Fo").goods(B, "1Fo").goods(C, "1Kn").goods(D, "1St");
  EXPECT_EQ(position.event("EP22", "A: good Fo; B: good Fo; C: good Kn; D: no", "2 5 4"),
            "round 11; turn A; A -1Fo; B +1Fo +1Kn; C -1Kn");
}

TEST(AllPlayerEvent, CosmicLotteryIsRolledOnceMoreByThoseWhoAreEqual) {
  RULE("TQ-20.2");
  TestPosition position(3);
  position.goods(A, "1Fo").goods(B, "1Go").goods(C, "1Kn");
  TestPosition again = position;
  EXPECT_EQ(position.event("EP22", "A: good Fo; B: good Go; C: good Kn", "6 6 5  1 2"),
            "round 11; turn A; A -1Fo; B +1Fo +1Kn; C -1Kn");
  EXPECT_EQ(again.event("EP22", "A: good Fo; B: good Go; C: good Kn", "6 6 5  3 3"),
            "round 11; turn A; A -1Fo; B -1Go; C -1Kn; bank +1Fo +1Go +1Kn");
}

TEST(AllPlayerEvent, CosmicLotteryIsReRolledByItsMeans) {
  RULE("TQ-10.2.1");
  TestPosition position(2);
  position.goods(A, "1Fo").goods(B, "1Go").slots(A, "AS02");
  EXPECT_EQ(position.event("EP22", "A: good Fo; B: good Go; A: reroll AS02", "1 6 5"),
            "round 11; turn A; A +1Go slot -AS02 +AS02:used; B -1Go");
}

TEST(AllPlayerEvent, CosmicLotteryWithoutStakesDoesNothing) {
  RULE("TQ-20.2");
  TestPosition position(2);
  position.goods(A, "1Fo");
  EXPECT_EQ(position.event("EP22", "A: no"), "round 11; turn A");
}

TEST(AllPlayerEvent, TimeLoopRepeatsTheLastActionWithItsCostsAndWithoutActionPoints) {
  RULE("TQ-20.2");
  RULE("TQ-20.3");
  TestPosition position;
  position.at(A, 2).last(A, Act::move).crystals(A, 2);
  position.at(B, 5).last(B, Act::collect);
  position.at(C, 1).last(C, Act::quest).display("Q001 Q011 Q012").goods(C, "1Fo 1Cl");
  position.last(D, Act::draw);
  EXPECT_EQ(position.event("EP23", "A: yes; B: yes; C: yes; D: yes; A: move 3; B: twice Go"),
            "round 11; turn A; A -1Cr at 3; B +2Go +1Kn; C -1Fo -1Cl +1Cr down; D hand +AO01; "
            "bank +1Fo -2Go -1Kn +1Cl; track 3 -1; display -Q001 +Q002; discards +Q001; quests -1; actions -1");
}

TEST(AllPlayerEvent, TimeLoopDoesNothingForWhoDidNoneOrCannotOrWillNot) {
  RULE("TQ-20.2");
  TestPosition position;
  position.last(B, Act::collect);         // on the Void
  position.at(C, 1).last(C, Act::quest);  // can't pay
  position.at(D, 3).last(D, Act::draw);   // says no
  EXPECT_EQ(position.event("EP23", "D: no"), "round 11; turn A");
}

TEST(AllPlayerEvent, TimeLoopLapsesWhereItIsNoLongerPossible) {
  RULE("TQ-20.2");
  TestPosition position(2);
  // One visit is left in all: A takes it.
  position.at(A, 2).at(B, 4).last(A, Act::move).last(B, Act::move).crystals(A, 1).crystals(B, 1);
  position.closed({1, 2, 4, 5, 6, 7, 8, 9, 10}).visits(3, 1);
  EXPECT_EQ(position.event("EP23", "A: yes; B: yes"), "round 11; turn A; A -1Cr at 3; bank +1Cr; track 3 -1");
}

TEST(AllPlayerEvent, TimeLoopsMoveMayBeAFreeStepByASlotCardButNotByTheTwoSidedOne) {
  RULE("TQ-20.3");
  TestPosition position(2);
  position.at(A, 2).last(A, Act::move).slots(A, "AS05").at(B, 7).last(B, Act::move).slots(B, "AX05:b");
  EXPECT_EQ(position.event("EP23", "A: yes; A: move 3"), "round 11; turn A; A at 3 slot -AS05 +AS05:used; track 3 -1");
}

TEST(AllPlayerEvent, TimeLoopsCollectHasNoExtrasOfTheActionButTheEngineers) {
  RULE("TQ-8.2.4");
  RULE("TQ-20.3");
  TestPosition position(2);
  position.at(A, 5).last(A, Act::collect).slots(A, "AS01").artifacts(A, "Q001").beacons(1).engineer(5, B);
  EXPECT_EQ(position.event("EP23", "A: yes; twice Kn; good Fo"),
            "round 11; turn A; A +1Fo +1Go +2Kn; bank -1Fo -1Go -2Kn; engineer 5 A");
}

TEST(AllPlayerEvent, QuantumGiftsBringWhatTheDieSays) {
  RULE("TQ-20.2");
  struct Gift {
    const char* die;
    const char* of_a;
    const char* bank;
  };
  for (const Gift& gift : {Gift{"1", "+2Fo +2Go", "-2Fo -2Go"},
                           {"2", "+2Fo +2Go", "-2Fo -2Go"},
                           {"3", "+2Kn +2Cl", "-2Kn -2Cl"},
                           {"4", "+2Kn +2Cl", "-2Kn -2Cl"},
                           {"5", "+2St +1Cr", "-2St -1Cr"},
                           {"6", "+2St +1Cr", "-2St -1Cr"}}) {
    SCOPED_TRACE(gift.die);
    TestPosition position(2);
    const bool first = *gift.die < '3';
    EXPECT_EQ(position.event("EP24", "", std::string(gift.die) + (first ? " 6" : " 1")),
              "round 11; turn A; A " + std::string(gift.of_a) + "; B " + (first ? "+2St +1Cr" : "+2Fo +2Go") +
                  "; bank " +
                  (first             ? "-2Fo -2Go -2St -1Cr"
                   : *gift.die < '5' ? "-2Fo -2Go -2Kn -2Cl"
                                     : "-2Fo -2Go -2St -1Cr"));
  }
}

TEST(AllPlayerEvent, QuantumGiftsGiveAsFarAsTheBankLastsInTableOrder) {
  RULE("TQ-3.3");
  TestPosition position(3);
  position.bank("3Fo 0Go", C).first(B);
  EXPECT_EQ(position.event("EP24", "", "1 6 2"), "round 11; turn B; A +1Fo; B +2Fo; C +2St +1Cr; bank -3Fo -2St -1Cr");
}

TEST(AllPlayerEvent, TimeAuctionSellsTheQuestAsAnArtifactToTheSingleHighestBid) {
  RULE("TQ-20.2");
  RULE("TQ-14.5");
  TestPosition position;
  position.goods(A, "2Fo").goods(B, "2Go 3Kn").goods(C, "4St").quests("Q074").artifacts(B, "Q071");
  TestPosition tie = position;
  EXPECT_EQ(position.event("EP25", "A: number 2; B: number 4; C: number 3; B: number 1"),
            "round 11; turn A; B -1Go -3Kn owns +Q074; bank +1Go +3Kn; quests -1");
  EXPECT_EQ(position.rules.different_artifacts(position.state, B), 1);
  EXPECT_EQ(position.counted(B, Counter::quest_titles), 0);
  EXPECT_EQ(tie.event("EP25", "A: number 2; B: number 4; C: number 4"), "round 11; turn A; discards +Q074; quests -1");
}

TEST(AllPlayerEvent, TimeAuctionBidsGoFromNothingToTenOrWhatIsHeld) {
  RULE("TQ-20.2");
  TestPosition position(2);
  position.goods(A, "3Fo").goods(B, "10Go 10Kn").quests("Q074");
  position.event("EP25");
  EXPECT_EQ(position.offered(A), "number 0, number 1, number 2, number 3");
  EXPECT_EQ(position.offered(B).substr(position.offered(B).size() - 9), "number 10");
  EXPECT_EQ(position.play("A: number 0; B: number 0"), "turn A; shown -Q074; discards +Q074");
}

TEST(AllPlayerEvent, TimeAuctionWithoutAQuestDoesNothing) {
  RULE("TQ-20.2");
  TestPosition position;
  position.goods(A, "3Fo").display("Q001 Q002 Q003").only_quests("", false);
  EXPECT_EQ(position.event("EP25"), "round 11; turn A");
}

TEST(AllPlayerEvent, GuardianIsAskedForAShieldOnlyWhereSomethingCouldBeWardedOff) {
  RULE("TQ-29.75");
  RULE("TQ-20.2");
  const std::string bounties = ", bounty Fo, bounty Go, bounty Kn, bounty Cl, bounty St";
  for (const char* event : {"EP01", "EP08", "EP14", "EP16", "EP21"}) {
    SCOPED_TRACE(event);
    TestPosition position(2);
    position.character(B, "C6").goods(A, "3Kn");
    position.event(event);
    EXPECT_EQ(position.owing(), "B");
    EXPECT_EQ(position.offered(), "no, shield" + bounties);
  }
  for (const char* event : {"EP11", "EP17"}) {
    SCOPED_TRACE(event);
    TestPosition position(2);
    position.character(B, "C6");
    position.event(event);
    EXPECT_EQ(position.offered(), "no, shield");
  }
  for (const char* event : {"EP09", "EP10", "EP18", "EP22", "EP23", "EP25"}) {
    SCOPED_TRACE(event);
    TestPosition position(2);
    position.character(B, "C6").goods(A, "3Fo");
    position.event(event);
    EXPECT_FALSE(position.offers("shield"));
    EXPECT_EQ(position.state.now.players[B].ready, 0);
  }
}

}  // namespace
}  // namespace tempora::timequest
