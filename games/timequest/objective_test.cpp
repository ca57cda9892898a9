// What each personal objective counts, and when its levels are reached (TQ-22).
#include <gtest/gtest.h>

#include "engine/testing/rule.hpp"
#include "games/timequest/testing/position.hpp"

namespace tempora::timequest {
namespace {

constexpr std::array<std::array<int, 3>, kCounters> kLevelsOf{{{5, 7, 10},
                                                               {5, 10, 15},
                                                               {3, 5, 8},
                                                               {2, 3, 5},
                                                               {2, 3, 5},
                                                               {3, 5, 7},
                                                               {2, 4, 6},
                                                               {5, 7, 10},
                                                               {10, 18, 25},
                                                               {2, 3, 5},
                                                               {10, 15, 20},
                                                               {2, 3, 5},
                                                               {3, 5, 7},
                                                               {6, 8, 10},
                                                               {3, 5, 7}}};

// Sets what the objective counts.
void count(Counters& counters, int objective, int number) {
  const auto byte = static_cast<std::uint8_t>(number);
  const auto bits = static_cast<std::uint16_t>((1U << (number + 1)) - 2);
  switch (objective) {
    case 0:
      counters.visited = bits;
      break;
    case 1:
      counters.gained.fill(byte);
      break;
    case 2:
      counters.titles = bits;
      break;
    case 3:
      counters.portal_leaves = byte;
      break;
    case 4:
      counters.fights_won = byte;
      break;
    case 5:
      counters.artifact_periods = byte;
      break;
    case 6:
      counters.goals_met = byte;
      break;
    case 7:
      counters.quest_periods = bits;
      break;
    case 8:
      counters.crystals_held = byte;
      break;
    case 9:
      counters.fair_trades = byte;
      counters.partners = 0b1110;
      break;
    case 10:
      counters.collected.fill(byte);
      break;
    case 11:
      counters.journeys[0] = (std::uint64_t{1} << number) - 1;
      break;
    case 12:
      counters.event_goals_met = byte;
      break;
    case 13:
      counters.turn_ends = bits;
      break;
    default:
      counters.cards_played = byte;
      break;
  }
}

TestPosition with_objective(const std::string& objective, int players = 4) {
  return TestPosition(players, {{"objectives", "one"}}).at(A, 4).objective(A, objective);
}

TEST(Objective, EachReachesItsLevelsAtTheNumbersOfTheTableForThatManyPoints) {
  RULE("TQ-22.1");
  RULE("TQ-16.1");
  for (int objective = 0; objective < kCounters; ++objective) {
    const std::string id = objective_id(objective);
    for (int level = 1; level <= 3; ++level) {
      SCOPED_TRACE(id + " level " + std::to_string(level));
      const int number = kLevelsOf[static_cast<std::size_t>(objective)][static_cast<std::size_t>(level - 1)];
      TestPosition position = with_objective(id);
      Counters& counters = position.state.now.players[A].counters;
      count(counters, objective, number - 1);
      EXPECT_EQ(position.rules.level_of(position.state, A, objective), level - 1);
      count(counters, objective, number);
      EXPECT_EQ(position.rules.level_of(position.state, A, objective), level);
      position.play("draw");
      EXPECT_TRUE(position.state.shown_objectives.contains(A));
      EXPECT_EQ(position.rules.score(position.state, A), level);
    }
  }
}

TEST(Objective, IsSecretUntilItsFirstLevelIsReached) {
  RULE("TQ-22.1");
  TestPosition position = with_objective("B15");
  position.hand(A, "AO14 AO04 AS01");
  position.play("play AO14; play AO04");
  EXPECT_EQ(position.told(What::objective_shown), 0);
  position.play("play AS01");
  EXPECT_EQ(position.told(What::objective_shown), 1);
}

TEST(Objective, TimeNavigatorCountsDifferentPeriodsArrivedAt) {
  RULE("TQ-22.1");
  TestPosition position = with_objective("B01");
  position.crystals(A, 9).hand(A, "AO01").play("move 5; move 4; move 5; play AO01; tile 9");
  EXPECT_EQ(position.counted(A, Counter::periods_visited), 3);
}

TEST(Objective, ResourceMasterCountsTheSmallestTotalOfWhatIsGainedOrReceived) {
  RULE("TQ-22.1");
  TestPosition position = with_objective("B02");
  position.goods(A, "9Fo").goods(B, "2St").events(A, "EA06 EA06");
  position.play("event EA06; event EA06");
  EXPECT_EQ(position.counted(A, Counter::goods_gained), 2);
  position.play("trade; offer 1Fo; offer 2St; B: yes");
  EXPECT_EQ(position.state.now.players[A].counters.gained[at(Good::stone)], 4);
  EXPECT_EQ(position.state.now.players[B].counters.gained[at(Good::food)], 1);
  EXPECT_EQ(position.counted(A, Counter::goods_gained), 2);
}

TEST(Objective, QuestConquerorCountsTitlePeriodsAndSpecialistThePlaces) {
  RULE("TQ-22.1");
  RULE("TQ-18.3");
  TestPosition position = with_objective("B03");
  position.display("Q001 Q029 Q002").goods(A, "4Go 5St").play("quest Q001");
  position.state.now.players[A].face_up = true;
  position.play("quest Q029");  // Greek
  position.state.now.players[A].face_up = true;
  position.play("quest Q002");  // prehistoric again
  EXPECT_EQ(position.counted(A, Counter::quest_titles), 2);
  EXPECT_EQ(position.counted(A, Counter::quest_periods), 1);
}

TEST(Objective, VoidVoyagerCountsLeavingByThePortalButNotToTheEdges) {
  RULE("TQ-22.1");
  TestPosition position = with_objective("B04");
  position.at(A, 0).crystals(A, 9).play("move 6");
  EXPECT_EQ(position.counted(A, Counter::portal_leaves), 1);
  position.at(A, 0).play("move 1");
  EXPECT_EQ(position.counted(A, Counter::portal_leaves), 1);
  position.at(A, 0).closed({10}).play("move 9");  // 2 crystals along the edge are cheaper
  EXPECT_EQ(position.counted(A, Counter::portal_leaves), 1);
  position.at(A, 0).closed({8}).play("move 7");
  EXPECT_EQ(position.counted(A, Counter::portal_leaves), 2);
}

TEST(Objective, ArenaGladiatorCountsFightsWonByEitherFighter) {
  RULE("TQ-22.1");
  TestPosition position = with_objective("B05", 2);
  position.play("fight B; yes", "2 1");
  position.play("fight B; B: yes", "1 2");
  EXPECT_EQ(position.counted(A, Counter::fights_won), 1);
  EXPECT_EQ(position.counted(B, Counter::fights_won), 1);
}

TEST(Objective, ArtifactHunterCountsDifferentPeriodsOwnedAtOneTimeAndNeverFalls) {
  RULE("TQ-22.1");
  RULE("TQ-22.2");
  TestPosition position = with_objective("B06", 2);
  position.at(B, 4).artifacts(A, "Q001 Q002 Q011").artifacts(B, "Q012");
  EXPECT_EQ(position.counted(A, Counter::artifact_periods), 2);
  position.play("duel B; B: yes; pick Q011", "1 6");
  EXPECT_EQ(position.rules.different_artifacts(position.state, A), 1);
  EXPECT_EQ(position.counted(A, Counter::artifact_periods), 2);
  EXPECT_EQ(position.counted(B, Counter::artifact_periods), 1);
}

TEST(Objective, EventResolverCountsGoalsMet) {
  RULE("TQ-22.1");
  RULE("TQ-20.6");
  TestPosition position = with_objective("B07", 2);
  position.goods(A, "3Fo");
  position.event("EP03", "A: meet 3Fo");
  EXPECT_EQ(position.counted(A, Counter::goals_met), 1);
  position.event("EP08", "A: goods 1Fo", "2 1");
  EXPECT_EQ(position.counted(A, Counter::goals_met), 2);
  position.event("EP22", "A: no");
  EXPECT_EQ(position.counted(A, Counter::goals_met), 2);
}

TEST(Objective, CrystalAccumulatorCountsTheMostHeldAtOneTime) {
  RULE("TQ-22.1");
  TestPosition position = with_objective("B09");
  position.crystals(A, 9).events(A, "EA04").play("event EA04; move 6");
  EXPECT_EQ(position.state.now.players[A].crystals, 8);
  EXPECT_EQ(position.counted(A, Counter::crystals_held), 10);
  EXPECT_TRUE(position.state.shown_objectives.contains(A));
}

TEST(Objective, CunningTraderCountsTradesInWhichNoMoreWasGivenWithSeveralPartners) {
  RULE("TQ-22.1");
  RULE("TQ-22.2");
  TestPosition position = with_objective("B10");
  position.goods(A, "9Fo").goods(B, "9St").goods(C, "9Kn");
  position.play("trade; player B; offer 1Fo; offer 2St; B: yes");
  EXPECT_EQ(position.counted(A, Counter::fair_trades), 1);
  EXPECT_EQ(position.counted(B, Counter::fair_trades), 0);  // gave more
  position.play("trade; player B; offer 1Fo; offer 1St; B: yes");
  EXPECT_EQ(position.counted(A, Counter::fair_trades), 2);
  EXPECT_EQ(position.counted(B, Counter::fair_trades), 1);
  EXPECT_EQ(position.rules.level_of(position.state, A, number_of("B10")), 1);
  position.play("trade; player B; offer 1Fo; B: yes");
  // Level 2 needs two partners.
  EXPECT_EQ(position.counted(A, Counter::fair_trades), 3);
  EXPECT_EQ(position.rules.level_of(position.state, A, number_of("B10")), 1);
  position.turn(A);
  position.state.offers.clear();
  position.play("trade; player C; offer 2Fo; offer 2Kn; C: yes");
  EXPECT_EQ(position.rules.level_of(position.state, A, number_of("B10")), 2);
}

TEST(Objective, CunningTraderOfTwoPlayersNeedsOnlyTheOne) {
  RULE("TQ-22.1");
  TestPosition position = with_objective("B10", 2);
  Counters& counters = position.state.now.players[A].counters;
  counters.fair_trades = 5;
  counters.partners = 0b10;
  EXPECT_EQ(position.rules.level_of(position.state, A, number_of("B10")), 3);
}

TEST(Objective, ResourceHoarderCountsWhatCollectingBringsWithItsExtras) {
  RULE("TQ-22.1");
  RULE("TQ-8.2.3");
  TestPosition position = with_objective("B11");
  position.engineer(4, A).beacons(1).hand(A, "AO06");
  position.play("play AO06; collect; twice Kn; good Fo; good Go");
  const auto& collected = position.state.now.players[A].counters.collected;
  EXPECT_EQ(collected, (std::array<std::uint16_t, kGoods>{1, 1, 2, 1, 0}));
  EXPECT_EQ(position.counted(A, Counter::goods_collected), 0);
}

TEST(Objective, VoidWandererCountsPairsOfPeriodsWithoutTheStart) {
  RULE("TQ-22.1");
  TestPosition position = with_objective("B12");
  position.at(A, 0).crystals(A, 20).artifacts(A, "Q011 Q021");
  position.play("move 1");
  EXPECT_EQ(position.counted(A, Counter::void_journeys), 0);
  position.play("move 0; dice 0; move 10");
  EXPECT_EQ(position.counted(A, Counter::void_journeys), 1);
  position.turn(A).at(A, 1).play("move 0; dice 0; move 10");
  EXPECT_EQ(position.counted(A, Counter::void_journeys), 1);
  position.turn(A).play("enter_void; dice 0; move 6");
  EXPECT_EQ(position.counted(A, Counter::void_journeys), 2);
}

TEST(Objective, EventMasterCountsActiveGoalsMetByDieOrPayment) {
  RULE("TQ-22.1");
  RULE("TQ-10.7");
  TestPosition position = with_objective("B13");
  position.at(B, 5).crystals(A, 2).goods(A, "4Fo 2Kn").active_events("EA02 EA15");
  position.at(C, 6).play("move 5", "3");
  EXPECT_EQ(position.counted(A, Counter::event_goals_met), 1);
  position.play("move 6");
  EXPECT_EQ(position.counted(A, Counter::event_goals_met), 1);
  position.play("event EA15");
  EXPECT_EQ(position.counted(A, Counter::event_goals_met), 2);
}

TEST(Objective, TimeTravelerTouristCountsPeriodsWhereOwnTurnsEnded) {
  RULE("TQ-22.1");
  RULE("TQ-7.6");
  TestPosition position = with_objective("B14", 2);
  position.acted().play("end");
  EXPECT_EQ(position.counted(A, Counter::turn_ends), 1);
  EXPECT_EQ(position.counted(B, Counter::turn_ends), 0);
  position.turn(B).acted().play("end");  // on the Void
  EXPECT_EQ(position.counted(B, Counter::turn_ends), 0);
}

TEST(Objective, ActionCardAficionadoCountsCardsPlayedSetAndPutIntoPlay) {
  RULE("TQ-22.1");
  TestPosition position = with_objective("B15");
  position.hand(A, "AO06 AO14 AX04").play("play AO06; play AO14; play AX04; tile 5");
  EXPECT_EQ(position.counted(A, Counter::cards_played), 3);
}

TEST(Objective, CountersGoBackWithTimeReversalButAnOpenCardStaysOpen) {
  RULE("TQ-22.2");
  RULE("TQ-21.4");
  TestPosition position = with_objective("B08");
  position.slots(A, "AS19").display("Q001 Q002 Q003").goods(A, "1Go 1St");
  position.state.now.players[A].counters.quest_periods = 0b0110'0000'1010;  // 1, 3, 9, 10
  EXPECT_EQ(position.counted(A, Counter::quest_periods), 4);
  position.play("quest Q001");
  EXPECT_TRUE(position.state.shown_objectives.contains(A));
  position.play("use AS19");
  EXPECT_EQ(position.counted(A, Counter::quest_periods), 4);
  EXPECT_TRUE(position.state.shown_objectives.contains(A));
}

}  // namespace
}  // namespace tempora::timequest
