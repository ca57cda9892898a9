// Turns, actions, information, leaving the game, end, lists: WT-6 to WT-12.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "engine/testing/rule.hpp"
#include "games/wartime/testing/position.hpp"

namespace tempora::wartime {
namespace {

using P = TestPosition;

// ------------------------------------------------------------------------------------------------ turns

TEST(WartimeTurn, IsOneActionOfOnePieceAndThenTheNextPlayers) {
  RULE("WT-6.3");
  RULE("WT-6.8");
  P position(3);
  position.put("0.tank.1", 4000, 4000).play("move 0.tank.1; go 0", {1});
  EXPECT_EQ(position.state.active, 1);
  EXPECT_EQ(position.player(1).cash, 100);  // its income
  EXPECT_EQ(position.forbids("pass", 0), "WT-8.2");
}

TEST(WartimeTurn, TheShotOfAFortEarnsADiscAndACrashNone) {
  RULE("WT-6.7");
  P position;
  position.put("0.barr.1", 1000, 1000).fort("0.barr.1").put("1.tank.1", 1500, 1000);
  position.play("fort_attack 0.barr.1; hit 1.tank.1", {6});
  EXPECT_EQ(position.player(0).discs, 1);

  P fort_lost;  // a destroyed fort is none
  fort_lost.put("0.inf.1", 1000, 1000).put("1.barr.1", 1500, 1000).fort("1.barr.1");
  fort_lost.play("attack 0.inf.1; hit 1.barr.1", {6});
  EXPECT_EQ(fort_lost.at("1.barr.1"), "(1500,1000)");
  EXPECT_EQ(fort_lost.player(0).discs, 0);

  P crash;
  crash.put("0.jet.1", 1000, 1000).put("1.tank.1", 1500, 1000).play("attack 0.jet.1; hold", {6});
  EXPECT_EQ(crash.at("0.jet.1"), "stock");
  EXPECT_EQ(crash.player(0).discs, 0);
}

TEST(WartimeTurn, EarnsNoDiscWhenNoneIsLeftInStock) {
  RULE("WT-6.6");
  P position;
  position.put("0.tank.1", 1000, 1000).put("1.tank.1", 1500, 1000).discs(0, 4);
  EXPECT_EQ(position.play("attack 0.tank.1; hit 1.tank.1; end", {6}).player(0).discs, 4);
}

TEST(WartimeTurn, ARoundIsOverWhenTheFirstSeatsPlaceIsPassed) {
  RULE("WT-6.9");
  P position(3, Json::object(), true);
  position.round(1, 1).turn(1);
  position.put("0.well.1", 2000, 2000).put("2.well.1", 4000, 6000).put("1.cc.1", 6000, 2000);
  position.play("pass; pass; pass");
  EXPECT_EQ(position.state.round, 2);
  EXPECT_EQ(position.state.active, 1);
  position.play("sell 1.cc.1");  // the first seat goes out
  EXPECT_EQ(position.state.active, 2);
  EXPECT_EQ(position.state.round, 2);
  position.play("pass");
  EXPECT_EQ(position.state.active, 0);
  EXPECT_EQ(position.state.round, 2);
  position.play("pass");  // its place is passed all the same
  EXPECT_EQ(position.state.active, 2);
  EXPECT_EQ(position.state.round, 3);
}

// ------------------------------------------------------------------------------------------------ actions

TEST(WartimeAction, IsListedOnlyIfAllItNeedsIsThere) {
  RULE("WT-7.1");
  P position(2, Json::object(), true);
  position.put("0.truck.1", 2000, 2000).aboard("0.inf.1", "0.truck.1").put("0.cc.1", 1000, 1000);
  position.put("0.field.1", 3000, 3000).parked("0.jet.1", "0.field.1").put("1.well.1", 7000, 4000);
  EXPECT_EQ(position.offered(), "pass, sell 0.cc.1, sell 0.field.1, move 0.truck.1, disembark 0.truck.1, move 0.jet.1");
  EXPECT_EQ(position.forbids("move 0.inf.1"), "WT-7.1");   // aboard
  EXPECT_EQ(position.forbids("move 1.well.1"), "WT-7.1");  // another's
  EXPECT_EQ(position.forbids("move 0.tank.1"), "WT-7.1");  // not in play
  position.play("move 0.truck.1", {1});
  EXPECT_TRUE(position.sealed);  // it can't be taken back
}

TEST(WartimeAction, IsUsedUpIfTheRollMakesNothingPossible) {
  RULE("WT-7.2");
  P position;
  position.put("0.tank.1", 1000, 1000).put("1.well.1", 2580, 1000).play("attack 0.tank.1", {5});
  EXPECT_EQ(position.state.active, 1);
  EXPECT_EQ(position.at("1.well.1"), "(2580,1000)");
}

TEST(WartimeAction, OnlyStandingEnemyPiecesAreTargets) {
  RULE("WT-7.8");
  P position;
  position.put("0.tank.1", 2000, 2000).put("0.well.1", 2500, 2000);
  position.put("1.truck.1", 2000, 2500).aboard("1.inf.1", "1.truck.1");
  position.put("1.field.1", 2000, 1500).parked("1.jet.1", "1.field.1").put("1.jet.2", 1500, 2000);
  EXPECT_EQ(position.play("attack 0.tank.1", {6}).offered(), "hold, hit 1.field.1, hit 1.truck.1, hit 1.jet.2");
  for (const char* move : {"hit 0.well.1", "hit 1.inf.1", "hit 1.jet.1"}) EXPECT_EQ(position.forbids(move), "WT-7.8");
}

TEST(WartimeAction, ACarriersShotIsMeasuredFromItAndAParkedJetsFromItsPlace) {
  RULE("WT-7.10");
  P carrier;
  carrier.put("0.truck.1", 1000, 1000).aboard("0.inf.1", "0.truck.1").put("1.tank.1", 1000 + 380 + 200, 1000);
  EXPECT_EQ(carrier.gap("0.truck.1", "1.tank.1"), 200);
  EXPECT_TRUE(carrier.play("attack 0.truck.1", {1}).offers("hit 1.tank.1"));

  // Nose forward it reaches as far as the airfield does; to its side 60 less.
  P jet;
  jet.put("0.field.1", 1000, 1000).parked("0.jet.1", "0.field.1");
  jet.put("1.tank.1", 1000 + 380 + 200, 1000).put("1.tank.2", 1000, 1000 + 130 + 90 + 200);
  EXPECT_EQ(jet.play("attack 0.jet.1", {1}).offered(), "hold, hit 1.tank.1, hit 1.tank.2");
  jet.turn(0).put("1.tank.2", 1000, 1000 + 130 + 90 + 201);
  EXPECT_EQ(jet.play("attack 0.jet.1", {1}).offered(), "hold, hit 1.tank.1");
}

TEST(WartimeAction, ACarrierShootsOnceForEachInfantryAboard) {
  RULE("WT-7.13");
  P position;
  position.put("0.boat.1", 1000, 1000).put("1.tank.1", 1500, 1000).put("1.tank.2", 1000, 1500);
  EXPECT_EQ(position.forbids("attack 0.boat.1"), "WT-7.13");
  P one = position;
  one.aboard("0.inf.1", "0.boat.1").play("attack 0.boat.1; hit 1.tank.1", {6});
  EXPECT_EQ(one.state.active, 1);
  position.aboard("0.inf.1", "0.boat.1").aboard("0.inf.2", "0.boat.1");
  position.play("attack 0.boat.1; hit 1.tank.1; hit 1.tank.2", {6, 6});
  EXPECT_EQ(position.at("1.tank.1") + " " + position.at("1.tank.2"), "stock stock");
  EXPECT_EQ(position.at("0.inf.1") + ", " + position.at("0.inf.2"), "aboard 0.boat.1, aboard 0.boat.1");
  EXPECT_EQ(position.state.active, 1);
}

TEST(WartimeAction, TheSecondShotIsRolledAfterTheFirstIsSettled) {
  RULE("WT-7.14");
  P position;
  position.put("0.truck.1", 2000, 2000).aboard("0.inf.1", "0.truck.1").aboard("0.inf.2", "0.truck.1");
  position.put("1.tank.1", 2500, 2000).put("1.tank.2", 2000, 3100);
  P after_hold = position;
  after_hold.play("attack 0.truck.1; hold", {6, 6});
  EXPECT_EQ(after_hold.offered(), "hold, hit 1.tank.1, hit 1.tank.2");
  P after_miss = position;
  after_miss.remove("1.tank.1").play("attack 0.truck.1", {1, 6});  // nothing within 200
  EXPECT_EQ(after_miss.offered(), "hold, hit 1.tank.2");
  after_miss.play("hit 1.tank.2");
  EXPECT_EQ(after_miss.at("0.inf.1"), "aboard 0.truck.1");
  EXPECT_EQ(after_miss.state.active, 1);
  P nothing_left = position;
  nothing_left.remove("1.tank.2").play("attack 0.truck.1; hit 1.tank.1", {6});
  EXPECT_EQ(nothing_left.state.active, 1);
  P tank;  // has but one shot
  tank.put("0.tank.1", 2000, 2000).put("1.tank.1", 2500, 2000).put("1.tank.2", 2000, 2500);
  tank.play("attack 0.tank.1; hit 1.tank.1", {6});
  EXPECT_EQ(tank.state.active, 1);
}

TEST(WartimeAction, UnitsFaceWhereTheyGoAndBuildingsAndInfantryNowhere) {
  RULE("WT-4.4");
  P position;
  position.put("0.tank.1", 2000, 2000)
      .put("0.inf.1", 3000, 2000)
      .put("0.dozer.1", 4000, 2000)
      .put("0.fact.1", 5000, 2000);
  position.play("move 0.tank.1; go 45", {1}).turn(0).play("move 0.inf.1; go 45", {1}).cash(0, 200);
  position.turn(0).play("build 0.dozer.1 well; at 45").turn(0).play("build 0.fact.1 truck; at 45");
  for (const auto& [id, facing] : {std::pair("0.tank.1", 45), {"0.inf.1", 0}, {"0.well.2", 0}, {"0.truck.1", 45}}) {
    EXPECT_EQ(position.state.piece(number_of(id)).facing, facing) << id;
  }
}

TEST(WartimeAction, MovesAndTrucksNeedAClearLine) {
  RULE("WT-3.10");
  const Json lake{{"map", "lake"}};  // whose corner lies at (2700,1862)
  P tank(2, lake);
  tank.put("0.tank.1", 2660, 1940).play("move 0.tank.1", {6});
  EXPECT_EQ(tank.forbids("go 315"), "WT-3.9");
  EXPECT_EQ(tank.forbids("go 180"), "");
  P truck(2, lake);
  truck.put("0.truck.1", 2660, 1940, 315).aboard("0.inf.1", "0.truck.1").play("disembark 0.truck.1", {6});
  EXPECT_EQ(truck.forbids("put 320 6"), "WT-3.9");
  EXPECT_EQ(truck.forbids("put 180 6"), "");
  P boat(2, lake);  // sets down over the water as over the beach
  boat.put("0.boat.1", 3000, 2000).aboard("0.inf.1", "0.boat.1").play("disembark 0.boat.1", {4});
  EXPECT_EQ(boat.forbids("put 180 4"), "");
  for (const auto& [shore, inland] : {std::pair(3500, "go 0"), {4500, "go 180"}}) {  // of the middle island
    P on_shore(2, {{"map", "islands"}});
    EXPECT_EQ(on_shore.put("0.tank.1", shore, 2400).play("move 0.tank.1", {1}).forbids(inland), "");
  }
}

TEST(WartimeAction, WhatWouldLeaveNothingButToStopIsNotAsked) {
  RULE("WT-7.3");
  P at_sea(2, {{"map", "islands"}});  // nowhere to set anybody down
  at_sea.put("0.boat.1", 4000, 600).aboard("0.inf.1", "0.boat.1").play("disembark 0.boat.1", {1});
  EXPECT_EQ(at_sea.at("0.inf.1"), "aboard 0.boat.1");
  EXPECT_EQ(at_sea.state.active, 1);
  P on_land;
  on_land.put("0.boat.1", 4000, 600).aboard("0.inf.1", "0.boat.1").play("disembark 0.boat.1", {1});
  EXPECT_EQ(on_land.state.step.ask, Ask::unload);
  EXPECT_TRUE(on_land.rules.asks(on_land.state, 0));   // whatever else is asked, is asked
  EXPECT_EQ(on_land.play("put 0 0").state.active, 1);  // nobody is left aboard
}

TEST(WartimeAction, TakesUpToTwoInfantryAboard) {
  RULE("WT-7.19");
  P position;
  position.put("0.boat.1", 1000, 1000).put("0.inf.1", 1000, 1400).put("0.inf.2", 1000, 600).put("0.inf.3", 1400, 1000);
  EXPECT_EQ(position.play("embark 0.boat.1", {6}).offered(), "stop, load 0.inf.1, load 0.inf.2, load 0.inf.3");
  EXPECT_EQ(position.play("load 0.inf.3").offered(), "stop, load 0.inf.1, load 0.inf.2");
  position.play("load 0.inf.1");
  EXPECT_EQ(position.at("0.inf.1") + ", " + position.at("0.inf.3"), "aboard 0.boat.1, aboard 0.boat.1");
  EXPECT_EQ(position.state.active, 1);  // it is full
  EXPECT_EQ(position.turn(0).forbids("embark 0.boat.1"), "WT-7.20");
}

TEST(WartimeAction, SetsUpToTwoInfantryDown) {
  RULE("WT-7.21");
  P position;
  position.put("0.truck.1", 2000, 2000).aboard("0.inf.1", "0.truck.1").aboard("0.inf.2", "0.truck.1");
  position.play("disembark 0.truck.1; put 0 0", {1});
  EXPECT_EQ(position.at("0.inf.1"), "(2250,2000)");  // the lower serial first
  EXPECT_EQ(position.at("0.inf.2"), "aboard 0.truck.1");
  EXPECT_EQ(position.forbids("put 0 0"), "WT-4.9");
  position.play("put 180 1");
  EXPECT_EQ(position.at("0.inf.2"), "(1550,2000)");
  EXPECT_EQ(position.state.active, 1);
}

TEST(WartimeAction, BarracksMakeTwoInfantryFor100) {
  RULE("WT-7.26");
  P position;
  position.put("0.barr.1", 2000, 2000).cash(0, 100).play("build 0.barr.1 inf; at 0; at 180");
  EXPECT_EQ(position.player(0).cash, 0);
  EXPECT_EQ(position.at("0.inf.1") + " " + position.at("0.inf.2"), "(2250,2000) (1750,2000)");
}

TEST(WartimeAction, TheSecondInfantryMayBeLeftAway) {
  RULE("WT-7.27");
  P position;
  position.put("0.barr.1", 2000, 2000).cash(0, 100).play("build 0.barr.1 inf");
  EXPECT_FALSE(position.offers("stop"));
  position.play("at 0");
  EXPECT_TRUE(position.offers("stop"));
  EXPECT_EQ(position.forbids("at 0"), "WT-4.9");
  P second = position;
  EXPECT_EQ(second.play("at 90").at("0.inf.2"), "(2000,2250)");
  EXPECT_EQ(second.player(0).cash, 0);
  position.play("stop");
  EXPECT_EQ(position.at("0.inf.2"), "stock");
  EXPECT_EQ(position.state.active, 1);
}

TEST(WartimeAction, AJetIsMadeOnAnAirfieldWithoutOne) {
  RULE("WT-7.28");
  P position;
  position.put("0.field.1", 2000, 2000).cash(0, 200).play("build 0.field.1 jet");
  EXPECT_EQ(position.at("0.jet.1"), "parked 0.field.1");
  EXPECT_EQ(position.player(0).cash, 100);
  EXPECT_EQ(position.turn(0).forbids("build 0.field.1 jet"), "WT-7.28");
}

TEST(WartimeAction, AFortCosts100) {
  RULE("WT-7.29");
  P position;
  position.put("0.barr.1", 2000, 2000).cash(0, 100);
  const int bank = position.state.bank;
  position.play("fortify 0.barr.1");
  EXPECT_EQ(position.at("0.barr.1"), "(2000,2000) fort");
  EXPECT_EQ(position.player(0).cash, 0);
  EXPECT_EQ(position.state.bank, bank + 100 - 100);  // and the income of the next
  EXPECT_EQ(position.rules.forts_in_stock(position.state, 0), 7);
  EXPECT_EQ(position.turn(0).forbids("fortify 0.barr.1"), "WT-7.29");
}

TEST(WartimeAction, ASaleBrings100AndLosesAParkedJet) {
  RULE("WT-7.31");
  P position;
  position.put("0.field.1", 2000, 2000).fort("0.field.1").parked("0.jet.1", "0.field.1").play("sell 0.field.1");
  EXPECT_EQ(position.at("0.field.1") + " " + position.at("0.jet.1"), "stock stock");
  EXPECT_EQ(position.player(0).cash, 100);
}

TEST(WartimeAction, ADiscIsSoldFor100) {
  RULE("WT-7.33");
  RULE("WT-7.34");
  P position;
  EXPECT_EQ(position.forbids("sell_disc"), "WT-7.33");
  position.discs(0, 2);
  EXPECT_EQ(P(position).bank(0).forbids("sell_disc"), "WT-7.34");
  EXPECT_EQ(P(position).bank(100).forbids("sell_disc"), "");
  position.play("sell_disc");
  EXPECT_EQ(position.player(0).discs, 1);
  EXPECT_EQ(position.player(0).cash, 100);
  EXPECT_EQ(position.offered(), "end, spend");  // an action like any other
}

TEST(WartimeAction, PassingDoesNothing) {
  RULE("WT-7.35");
  P position;
  position.discs(0, 1);
  P passed = position;
  passed.play("pass");
  EXPECT_EQ(passed.state.active, 1);  // also with a disc (WT-6.5)
  EXPECT_EQ(passed.state.pieces, position.state.pieces);
  EXPECT_EQ(passed.player(0), position.player(0));
  // Always listed: with nothing but a building that can't be sold.
  EXPECT_EQ(P(2).bank(0).offered(), "pass");
}

// ------------------------------------------------------------------------------------------------ information, state

TEST(WartimeInformation, NothingIsHidden) {
  RULE("WT-8.1");
  RULE("WT-9.1");
  RULE("WT-9.2");
  RULE("WT-9.3");
  RULE("WT-9.4");
  P position;
  position.put("0.tank.1", 3000, 2000, 30)
      .put("0.field.1", 1000, 1000)
      .fort("0.field.1")
      .parked("0.jet.1", "0.field.1");
  position.put("1.truck.1", 3500, 2000).aboard("1.inf.1", "1.truck.1").cash(1, 700).discs(0, 2).round(7, 1);
  position.play("attack 0.tank.1", {5});
  Json own = position.view(0);
  Json others = position.view(1);
  for (const char* mine : {"you", "own", "denials", "reasons"}) {
    own.erase(mine);
    others.erase(mine);
  }
  EXPECT_EQ(own, others);
  EXPECT_EQ(own["round"], 7);
  EXPECT_EQ(own["active"], 0);
  for (const Entry& entry : position.facts) EXPECT_TRUE(entry.audience.hears(Viewer::spectator()));
}

TEST(WartimeInformation, OnlyOneSeatDecidesAtATime) {
  RULE("WT-8.2");
  P position(6);
  for (int turn = 0; turn < 6; ++turn) {
    const SeatSet owing = position.rules.owing(position.state);
    EXPECT_EQ(owing, SeatSet::of(position.state.active));
    EXPECT_EQ(position.forbids("pass", (position.state.active + 1) % 6), "WT-8.2");
    position.play("pass");
  }
}

TEST(WartimeState, MoneyAndPiecesAreNeverLost) {
  RULE("WT-9.5");
  P position;
  position.put("0.dozer.1", 2000, 2000).cash(0, 400).cash(1, 300).put("1.tank.1", 2000, 2700);
  const auto money = [&] { return position.state.bank + position.player(0).cash + position.player(1).cash; };
  EXPECT_EQ(money(), 6000);
  position.play("build 0.dozer.1 barr; at 90; attack 1.tank.1; hit 0.barr.1", {6});
  EXPECT_EQ(money(), 6000);
  EXPECT_EQ(position.rules.in_stock(position.state, 0, Type::barr), 2);  // what is destroyed returns to the stock
  EXPECT_EQ(position.player(1).discs, 1);
}

// ------------------------------------------------------------------------------------------------ leaving, end, score

TEST(WartimeEnd, TheLastSeatLeftWins) {
  RULE("WT-10.3");
  P position(3, Json::object(), true);
  position.put("0.tank.1", 4000, 4000).put("1.well.1", 4500, 4000).put("2.well.1", 4000, 4500).discs(0, 1);
  position.play("attack 0.tank.1; hit 1.well.1", {6});
  EXPECT_FALSE(position.rules.outcome(position.state));
  position.play("spend; attack 0.tank.1; hit 2.well.1", {6});
  const auto outcome = position.rules.outcome(position.state);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->rule, "WT-10.3");
  EXPECT_EQ(outcome->places, (std::vector{1, 3, 2}));  // out last, placed better (WT-10.7)
  EXPECT_EQ(position.forbids("pass"), "WT-10.3");
}

TEST(WartimeEnd, TheRoundLimitEndsTheMatch) {
  RULE("WT-10.5");
  P position(2, {{"rounds", 10}});
  position.round(10, 0).turn(1);
  EXPECT_FALSE(position.rules.outcome(position.state));
  position.play("pass");
  const auto outcome = position.rules.outcome(position.state);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->rule, "WT-10.5");
  EXPECT_EQ(position.state.end, End::round_limit);
  EXPECT_EQ(position.forbids("pass"), "WT-10.5");
}

TEST(WartimeEnd, PlacesGoByScoreThenBuildingsThenUnits) {
  RULE("WT-10.7");
  const auto places = [](auto&& arrange) {
    P position(4, {{"rounds", 10}}, true);
    for (const char* id : {"0.well.1", "1.well.1", "2.well.1", "3.well.1"}) {
      position.put(id, 1000 + 1500 * seat_of(number_of(id)), 1000);
    }
    arrange(position);
    position.round(10, 0).turn(3).play("pass");
    return position.rules.outcome(position.state)->places;
  };
  EXPECT_EQ(places([](P& /*position*/) {}), (std::vector{1, 1, 1, 1}));
  EXPECT_EQ(places([](P& position) { position.cash(2, 100); }), (std::vector{2, 2, 1, 2}));
  // 100 each: as a building, as two units, as one unit, as cash.
  EXPECT_EQ(places([](P& position) {
              position.put("0.store.1", 1000, 3000).put("1.inf.1", 2500, 3000).put("1.inf.2", 2500, 4000);
              position.put("2.tank.1", 4000, 3000).cash(3, 100);
            }),
            (std::vector{1, 2, 3, 4}));
}

TEST(WartimeEnd, WhoCanDoNothingUsefulIsNotOut) {
  RULE("WT-10.8");
  P position(2, Json::object(), true);
  position.put("0.cc.1", 2000, 2000).put("1.cc.1", 6000, 2000);
  EXPECT_EQ(position.offered(), "pass, sell 0.cc.1");
  EXPECT_EQ(position.player(0).out, 0);
  position.play("sell 0.cc.1");
  EXPECT_EQ(position.player(0).out, 1);
}

// ------------------------------------------------------------------------------------------------ lists, length

TEST(WartimeLists, StandInTheOrderOfTheTable) {
  RULE("WT-11.1");
  P position(2, Json::object(), true);
  position.put("0.batt.1", 2000, 2000).fort("0.batt.1").put("0.fact.1", 1000, 3000).put("0.inf.1", 2500, 2500);
  position.put("0.truck.1", 3000, 2500).aboard("0.inf.2", "0.truck.1");
  position.put("1.well.1", 2500, 2000).put("1.jet.1", 2000, 2500).cash(0, 300).discs(0, 1);
  EXPECT_EQ(position.offered(),
            "pass, sell_disc, build 0.fact.1 boat, build 0.fact.1 tank, build 0.fact.1 truck, fortify 0.fact.1, "
            "sell 0.fact.1, attack_air 0.batt.1, attack_ground 0.batt.1, fort_attack 0.batt.1, sell 0.batt.1, "
            "move 0.truck.1, attack 0.truck.1, embark 0.truck.1, disembark 0.truck.1, move 0.inf.1, attack 0.inf.1, "
            "capture 0.inf.1");
  // A capture names the building first and rolls then.
  EXPECT_EQ(P(position).play("capture 0.inf.1").offered(), "take 1.well.1");
  EXPECT_EQ(P(position).play("capture 0.inf.1; take 1.well.1", {6}).told(), "roll 0.inf.1; captured 1.well.1 0.well.1");
  const std::string angles = P(position).play("move 0.truck.1", {1}).offered("go");
  EXPECT_EQ(angles.substr(0, 16), "0, 1, 2, 3, 4, 5");
  EXPECT_EQ(P(position).play("disembark 0.truck.1", {1}).offered().substr(0, 31), "stop, put 0 0, put 0 1, put 10 ");
}

TEST(WartimeLength, ATurnHasAtMostFiveActions) {
  RULE("WT-12.1");
  P position;
  position.put("0.tank.1", 3000, 2000).discs(0, 4);
  int decisions = 0;
  for (int action = 0; action < 5; ++action) {
    ASSERT_EQ(position.state.active, 0);
    position.play("move 0.tank.1; go " + std::to_string(action % 2 * 180), {1});
    decisions += 2;
    if (action < 4) {
      position.play("spend");
      ++decisions;
    }
  }
  EXPECT_EQ(position.state.active, 1);
  EXPECT_EQ(position.player(0).discs, 0);
  EXPECT_LE(decisions, 19);
}

TEST(WartimeLength, NoListIsEmptyAndNobodyNeedsToPlayOn) {
  RULE("WT-12.2");
  RULE("WT-12.3");
  // Two seats that pass for ever, up to the limit.
  P position(2, {{"rounds", 300}});
  for (int turn = 0; turn < 600; ++turn) {
    ASSERT_EQ(position.state.step.ask, Ask::act);
    ASSERT_GE(position.choices(), 1U);
    position.play("pass");
  }
  EXPECT_EQ(position.state.end, End::round_limit);
}

// ------------------------------------------------------------------------------------------------ statistics

TEST(WartimeStatistics, CountActionsAndThoseThatCameToSomething) {
  P position;
  position.put("0.truck.1", 2000, 2000).aboard("0.inf.1", "0.truck.1").aboard("0.inf.2", "0.truck.1").discs(0, 1);
  position.put("1.tank.1", 2500, 2000).put("1.tank.2", 2000, 2500).put("1.barr.1", 1500, 2000).fort("1.barr.1");
  position.play("attack 0.truck.1; hit 1.tank.1; hit 1.tank.2; spend", {6, 6});
  EXPECT_EQ(position.tallied(0, "action"), "attack 1");
  EXPECT_EQ(position.tallied(0, "success"), "attack 1") << "an action with two hits is one";
  position.play("attack 0.truck.1; hit 1.barr.1", {6});
  EXPECT_EQ(position.tallied(0, "success"), "attack 2") << "a fort that is lost counts";
  EXPECT_EQ(position.tallied(0, "disc"), "earned 1, spent 1");
  position.turn(0).play("attack 0.truck.1; hold; hold", {6, 6});
  position.turn(0).play("move 0.truck.1; stay", {1}).turn(0).play("move 0.truck.1; go 270", {3});
  position.turn(0).play("disembark 0.truck.1; put 270 1; put 0 1", {1});
  position.turn(0).play("capture 0.inf.1; take 1.barr.1", {1});  // too far
  position.turn(0).play("embark 0.truck.1; load 0.inf.1; load 0.inf.2", {6}).turn(0).play("pass");
  EXPECT_EQ(position.tallied(0, "action"), "pass 1, move 2, attack 3, capture 1, embark 1, disembark 1");
  EXPECT_EQ(position.tallied(0, "success"), "move 1, attack 2, embark 1, disembark 1");
  for (const char* kind : {"action", "success", "disc", "destroyed"}) EXPECT_EQ(position.tallied(1, kind), "") << kind;
}

TEST(WartimeStatistics, CountWhatWasBuiltCapturedAndDestroyed) {
  P position;
  position.put("0.barr.1", 1000, 1000).put("0.field.1", 3000, 1000).put("0.fact.1", 5000, 1000).cash(0, 400);
  position.play("fortify 0.barr.1").turn(0).play("build 0.barr.1 inf; at 0; at 90");
  position.turn(0).play("build 0.field.1 jet").turn(0).play("build 0.fact.1 tank; at 0");
  EXPECT_EQ(position.tallied(0, "built"), "tank 1, inf 2, jet 1");
  EXPECT_EQ(position.tallied(0, "action"), "build 3, fortify 1");

  position.put("1.well.1", 1600, 1000).put("1.truck.1", 5800, 1000).aboard("1.inf.1", "1.truck.1");
  position.turn(0).play("capture 0.inf.1; take 1.well.1", {6}).put("1.dozer.1", 500, 1000);
  position.turn(0).play("fort_attack 0.barr.1; hit 1.dozer.1", {6});
  position.turn(0).play("attack 0.tank.1; hit 1.truck.1", {6});
  EXPECT_EQ(position.tallied(0, "captured"), "well 1");
  EXPECT_EQ(position.tallied(0, "destroyed"), "dozer 1, truck 1") << "who was aboard is not counted";
  EXPECT_EQ(position.tallied(0, "destroyed_by"), "barr 1, tank 1");
  EXPECT_EQ(position.tallied(0, "success"), "attack 1, fort_attack 1, capture 1");
  position.turn(0).play("sell 0.fact.1").turn(0).play("sell_disc");
  EXPECT_EQ(position.tallied(0, "action"),
            "sell_disc 1, attack 1, fort_attack 1, capture 1, build 3, fortify 1, sell 1");
  EXPECT_EQ(position.tallied(0, "built"), "tank 1, inf 2, jet 1") << "what was captured or is gone changes nothing";
  for (const char* kind : {"built", "captured", "destroyed", "destroyed_by"}) EXPECT_EQ(position.tallied(1, kind), "");
}

TEST(WartimeStatistics, ListEachThingForEverySeatOnce) {
  P position(3);
  std::set<std::tuple<std::string_view, std::string_view, Seat>> known;
  std::map<std::string_view, int> things;
  for (const Tally& tally : position.rules.tallies(position.state)) {
    EXPECT_TRUE(known.emplace(tally.kind, tally.id, tally.seat).second) << tally.kind << " " << tally.id;
    if (tally.seat == 0) ++things[tally.kind];
  }
  EXPECT_EQ(known.size(), 3U * 84);
  const std::map<std::string_view, int> expected{{"order", 3},    {"start", 9},         {"built", 14},
                                                 {"action", 13},  {"success", 8},       {"destroyed", 14},
                                                 {"captured", 8}, {"destroyed_by", 13}, {"disc", 2}};
  EXPECT_EQ(things, expected);
}

}  // namespace
}  // namespace tempora::wartime
