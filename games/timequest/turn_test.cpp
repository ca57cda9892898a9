// Set-up, rounds, turns, actions, the Void, the Arena, the end: what the worked examples (example_test.cpp) leave open.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/testing/rule.hpp"
#include "games/timequest/testing/position.hpp"

namespace tempora::timequest {
namespace {

State started(const Rules& rules, std::uint64_t seed) {
  Dealer dealer{Generator(seed)};
  Journal deaf;
  return rules.start(dealer, deaf);
}

// The seats of the facts of that kind, in their order.
std::string order_of(const TestPosition& position, What what) {
  std::string seats;
  for (const Entry& entry : position.facts) {
    if (entry.full.what == static_cast<std::uint16_t>(what)) seats += static_cast<char>('A' + entry.full.numbers[0]);
  }
  return seats;
}

TEST(TimequestWords, TypesHaveAnOrder) {
  RULE("TQ-0.1");
  EXPECT_EQ(std::vector(kGoodNames.begin(), kGoodNames.end()),
            (std::vector<std::string_view>{"food", "gold", "knowledge", "cloth", "stone"}));
}

TEST(TimequestWords, TableOrderBeginsWithTheFirstPlayer) {
  RULE("TQ-0.3");
  RULE("TQ-11.4");
  TestPosition position;
  position.first(C).goods(A, "1Fo").goods(B, "1Fo").goods(C, "1Fo").goods(D, "1Fo");
  position.event("EP05");
  EXPECT_EQ(order_of(position, What::failed), "CDAB");
  EXPECT_EQ(order_of(position, What::lost), "CDAB");
}

TEST(TimequestWords, NothingFallsBelowZero) {
  RULE("TQ-0.4");
  RULE("TQ-3.4");
  TestPosition position;
  position.crystals(A, 1).goods(B, "2Fo");
  position.event("EP02");
  EXPECT_EQ(position.has(A), "");
  TestPosition few;
  few.goods(A, "1Fo 1St").event("EP01");
  EXPECT_EQ(few.has(A), "");
}

TEST(TimequestWords, OncePerRoundIsFreshForTheEvent) {
  RULE("TQ-0.5");
  RULE("TQ-6.1");
  TestPosition position(2);
  position.artifacts(A, "Q021").used("Q021").event("EP08", "", "3");
  EXPECT_EQ(position.offered(A), "no, reroll R03");
}

TEST(TimequestWords, OncePerTurnIsFreshInTheOwnTurn) {
  RULE("TQ-0.5");
  RULE("TQ-7.1");
  TestPosition position;
  position.at(A, 4).slots(A, "AX01:used");
  EXPECT_EQ(position.offered("use"), "");
  position.begin_turn(A);
  EXPECT_EQ(position.offered("use"), "use AX01");
}

TEST(TimequestMap, TheVoidTouchesOneAndTen) {
  RULE("TQ-2.1");
  const TestPosition position;
  const auto next = [&](int tile) { return position.rules.neighbours(position.state, tile); };
  EXPECT_EQ(next(kVoid).low, 10);
  EXPECT_EQ(next(kVoid).high, 1);
  EXPECT_EQ(next(1).low, 0);
  EXPECT_EQ(next(1).high, 2);
  EXPECT_EQ(next(10).low, 9);
  EXPECT_EQ(next(10).high, 0);
}

TEST(TimequestMap, TheVoidHasNoTrackAndNothingToFind) {
  RULE("TQ-2.4");
  RULE("TQ-12.8");
  TestPosition position;
  position.at(A, 5).artifacts(A, "Q001 Q031").crystals(A, 6).goods(A, "9Fo 9Cl 9St").display("Q041 Q051");
  EXPECT_NE(position.offered("quest"), "");
  const auto visits = position.state.now.visits;
  position.play("enter_void; dice 0");
  EXPECT_EQ(position.state.now.visits, visits);
  EXPECT_EQ(position.offered("quest") + position.offered("artifact") + position.offered("collect"), "");
  EXPECT_EQ(position.forbids("collect"), "TQ-12.8");
  EXPECT_EQ(position.forbids("quest Q041"), "TQ-12.8");
  EXPECT_NE(position.offered("fight"), "");
}

TEST(TimequestMap, VisitsFollowThePlayersAndTheOptions) {
  RULE("TQ-2.5");
  RULE("TQ-28");
  for (int players = 2; players <= 5; ++players) {
    EXPECT_EQ(rules_for(players).options().visits, players + 1);
    EXPECT_EQ(rules_for(players, {{"actions", "3"}}).options().visits, players);
    EXPECT_EQ(rules_for(players, {{"visits", "5"}}).options().visits, 5);
  }
}

TEST(TimequestMap, AnyNumberOfTokensShareATile) {
  RULE("TQ-4.7");
  TestPosition position(5);
  position.at(A, 3).at(B, 4).at(C, 4).at(D, 4).at(E, 4).crystals(A, 1).active_events("EA02");
  position.play("move 4", "1");
  EXPECT_EQ(position.state.now.players[A].tile, 4);
}

TEST(TimequestSupply, TheBankGivesWhatItHas) {
  RULE("TQ-3.2");
  RULE("TQ-3.8");
  TestPosition position;
  position.at(A, 4).hand(A, "AO06").bank("1Kn", D);
  position.play("play AO06");
  EXPECT_EQ(position.has(A), "1Kn");
  EXPECT_EQ(position.state.now.bank[2], 0);
  TestPosition amara;
  amara.at(A, 4).character(A, "C1").hand(A, "AO06").play("play AO06");
  EXPECT_EQ(amara.has(A), "3Kn");  // once for the step, not for each
}

TEST(TimequestSetUp, AnybodyMayBeFirst) {
  RULE("TQ-5.1");
  RULE("TQ-24.2");
  const Rules& rules = rules_for(4);
  std::set<int> firsts;
  for (std::uint64_t seed = 0; seed < 40; ++seed) firsts.insert(started(rules, seed).first);
  EXPECT_EQ(firsts.size(), 4U);
}

TEST(TimequestSetUp, DecksDisplayAndTokens) {
  RULE("TQ-5.2");
  RULE("TQ-5.3");
  RULE("TQ-5.4");
  for (int players = 2; players <= 5; ++players) {
    const Rules& rules = rules_for(players);
    const State state = started(rules, 5);
    EXPECT_EQ(state.now.display.size(), players <= 3 ? 4U : 3U);
    EXPECT_EQ(state.decks.quests.size(), 100 - state.now.display.size());
    EXPECT_EQ(state.decks.events.size(), 35U);
    EXPECT_EQ(state.decks.actions.size(), 60U);
    EXPECT_EQ(state.decks.all[0].size(), 11U);
    EXPECT_EQ(state.decks.all[1].size(), 7U);
    EXPECT_EQ(state.decks.all[2].size(), 7U);
    EXPECT_EQ(state.now.bank, (Goods{30, 30, 30, 30, 30}));
    EXPECT_EQ(state.now.crystals, 60);
    for (int period = 1; period <= kPeriods; ++period) {
      EXPECT_EQ(state.now.visits[static_cast<std::size_t>(period)], players + 1);
    }
    for (int seat = 0; seat < players; ++seat) {
      const Player& player = state.now.players[static_cast<std::size_t>(seat)];
      EXPECT_EQ(player.tile, kVoid);
      EXPECT_TRUE(player.portal);
      EXPECT_TRUE(player.face_up);
    }
  }
}

TEST(TimequestSetUp, DecksAreShuffled) {
  RULE("TQ-5.3");
  const Rules& rules = rules_for(3);
  std::set<int> quests;
  std::set<int> events;
  std::set<int> actions;
  std::set<int> all;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const State state = started(rules, seed);
    quests.insert(state.decks.quests.at(0).card);
    events.insert(state.decks.events.at(0).card);
    actions.insert(state.decks.actions.at(0).card);
    all.insert(state.decks.all[0].at(0).card);
  }
  EXPECT_GT(quests.size(), 15U);
  EXPECT_GT(events.size(), 6U);
  EXPECT_GT(actions.size(), 10U);
  EXPECT_GT(all.size(), 5U);
}

TEST(TimequestSetUp, TheLastPlayerPicksFirst) {
  RULE("TQ-5.5");
  const Rules& rules = rules_for(4);
  Dealer dealer{Generator(3)};
  Journal deaf;
  State state = rules.start(dealer, deaf);
  std::set<int> taken;
  for (int i = 0; i < 4; ++i) {
    const auto expected = static_cast<Seat>((state.first + 3 - i) % 4);
    ASSERT_EQ(rules.owing(state), SeatSet::of(expected));
    MoveList<Move> moves;
    rules.legal(state, expected, moves);
    EXPECT_EQ(moves.size(), static_cast<std::size_t>(6 - i));
    EXPECT_TRUE(taken.insert(moves[0].n[0]).second);
    rules.play(state, expected, moves[0], dealer, deaf);
  }
  EXPECT_EQ(rules.owing(state).size(), 4);
}

TEST(TimequestSetUp, CharactersMayBeDrawnOrLeftOut) {
  RULE("TQ-29.80");
  RULE("TQ-28");
  const State drawn = started(rules_for(5, {{"characters", "random"}}), 8);
  std::set<int> characters;
  for (const Player& player : drawn.now.players) characters.insert(player.character);
  EXPECT_EQ(characters.size(), 5U);
  EXPECT_FALSE(characters.contains(kNone));
  const State none = started(rules_for(5, {{"characters", "none"}}), 8);
  EXPECT_EQ(none.now.players[0].character, kNone);
}

TEST(TimequestSetUp, ObjectivesAreDealtAndOneOfTwoIsKept) {
  RULE("TQ-5.6");
  RULE("TQ-24.4");
  const Rules& one = rules_for(5, {{"characters", "none"}, {"objectives", "one"}});
  const State dealt = started(one, 2);
  std::set<int> different;
  for (const Objectives& own : dealt.decks.objectives) {
    ASSERT_EQ(own.size(), 1U);
    different.insert(own[0]);
  }
  EXPECT_EQ(different.size(), 5U);

  const Rules& two = rules_for(2, {{"characters", "none"}, {"objectives", "two"}});
  Dealer dealer{Generator(2)};
  Journal deaf;
  State state = two.start(dealer, deaf);
  EXPECT_EQ(two.owing(state).size(), 2);
  const std::uint8_t second = state.decks.objectives[B][1];
  two.play(state, B, Move::of(Act::objective, second), dealer, deaf);
  EXPECT_EQ(two.owing(state), SeatSet::of(A));
  two.play(state, A, Move::of(Act::objective, state.decks.objectives[A][0]), dealer, deaf);
  EXPECT_EQ(state.decks.objectives[B][0], second);
}

TEST(TimequestRound, EachHasOneTurnInTableOrder) {
  RULE("TQ-6.1");
  RULE("TQ-6.3");
  RULE("TQ-11.1");
  TestPosition position;
  position.first(B).turn(B).acted();
  std::string order;
  for (int i = 0; i < 4; ++i) {
    order += static_cast<char>('A' + position.state.active);
    position.acted().play("end");
  }
  EXPECT_EQ(order, "BCDA");
  EXPECT_EQ(position.state.first, C);
  EXPECT_EQ(position.told(What::all_event), 1);
}

TEST(TimequestRound, LevelsOfTheEvents) {
  RULE("TQ-6.4");
  const auto levels = [](const char* end) {
    const Rules& rules = rules_for(3, {{"end", end}});
    std::string text;
    for (int round = 1; round <= rules.options().rounds; ++round) text += "EMD"[rules.level_of_round(round)];
    return text;
  };
  EXPECT_EQ(levels("3"), "EEEEMMMMDDDDDDD");
  EXPECT_EQ(levels("4"), "EEEEEMMMMMDDDDDDD");
  EXPECT_EQ(levels("5"), "EEEEEEMMMMMMDDDDDDD");
}

TEST(TimequestRound, TheUsedEventNeverReturns) {
  RULE("TQ-11.6");
  RULE("TQ-11.1");
  TestPosition position;
  position.event("EP03");
  EXPECT_EQ(position.state.decks.all[0].size() + position.state.round, 11U);
  for (const HiddenCard& card : position.state.decks.all[0].zone()) EXPECT_NE(card.card, number_of("EP03"));
}

TEST(TimequestTurn, ActionPointsOfATurn) {
  RULE("TQ-7.1");
  RULE("TQ-28");
  TestPosition four;
  four.begin_turn(A);
  EXPECT_EQ(four.state.now.points, 4);
  TestPosition three(4, {{"actions", "3"}});
  three.begin_turn(A);
  EXPECT_EQ(three.state.now.points, 3);
}

TEST(TimequestTurn, TheLockIsRolledForAtItsPlayersTurn) {
  RULE("TQ-7.1");
  TestPosition position;
  position.at(A, 2).lock(4, A);
  position.begin_turn(A, "4");
  EXPECT_EQ(position.state.now.lock[4], A);
  position.begin_turn(A, "5");
  EXPECT_EQ(position.state.now.lock[4], kNone);
}

TEST(TimequestTurn, ItEndsAfterAnAction) {
  RULE("TQ-7.2");
  RULE("TQ-7.3");
  TestPosition position;
  position.at(A, 4).hand(A, "AO01 AO02 AO13");
  EXPECT_EQ(position.offered("end"), "");
  EXPECT_EQ(position.forbids("end"), "TQ-7.3");
  position.play("play AO01; tile 6");  // a jump is no action
  EXPECT_EQ(position.offered("end"), "");
  position.play("play AO02; twice Go");
  EXPECT_EQ(position.offered("end"), "end");
}

TEST(TimequestTurn, WithoutPointsFreeActsGoOn) {
  RULE("TQ-7.4");
  TestPosition position;
  position.at(A, 4).points(0).acted().hand(A, "AO06").goods(A, "1Fo").goods(B, "1St");
  EXPECT_EQ(position.offered(), "trade, play AO06, end");
  EXPECT_EQ(position.forbids("collect"), "TQ-7.1");
}

TEST(TimequestTurn, FortyFreeActs) {
  RULE("TQ-7.5");
  RULE("TQ-27.2");
  TestPosition position;
  position.at(A, 4).acted().hand(A, "AO06").goods(A, "1Fo").goods(B, "1St");
  position.state.free_acts = 39;
  EXPECT_TRUE(position.offers("play AO06"));
  position.state.free_acts = 40;
  EXPECT_EQ(position.offered("play") + position.offered("trade"), "");
  EXPECT_EQ(position.forbids("play AO06"), "TQ-7.5");
}

TEST(TimequestActions, WhatTheyCost) {
  RULE("TQ-8.4");
  RULE("TQ-8.5");
  RULE("TQ-8.6");
  RULE("TQ-8.9");
  const auto left = [](std::string_view path, std::string_view dice = "") {
    TestPosition position;
    position.at(A, 3).at(B, 3).artifacts(A, "Q001").artifacts(B, "Q011").crystals(A, 5).goods(A, "3Fo");
    position.goods(B, "1St").display("Q030");
    position.play(path, dice);
    return static_cast<int>(position.state.now.points);
  };
  EXPECT_EQ(left("artifact Q030"), 3);
  EXPECT_EQ(left("draw"), 3);
  EXPECT_EQ(left("fight B", "3 3"), 2);
  EXPECT_EQ(left("duel B; B: no"), 3);
  TestPosition one;
  one.at(A, 3).points(1);
  EXPECT_EQ(one.offered("fight"), "");
  EXPECT_EQ(one.forbids("fight B"), "TQ-7.1");
}

TEST(TimequestActions, IntoTheVoidByTheEdge) {
  RULE("TQ-8.1.3");
  RULE("TQ-12.1");
  TestPosition position;
  position.at(A, 1).crystals(A, 1).artifacts(A, "Q011");
  EXPECT_EQ(position.forbids("move 0"), "TQ-12.1");
  position.artifacts(A, "Q011 Q021");
  EXPECT_TRUE(position.offers("move 0"));
  TestPosition inside;
  inside.at(A, 2).crystals(A, 5).artifacts(A, "Q011 Q021");
  EXPECT_EQ(inside.forbids("move 0"), "TQ-8.1.3");
  TestPosition portal;
  portal.at(A, 2).crystals(A, 5).artifacts(A, "Q011");
  EXPECT_EQ(portal.forbids("enter_void"), "TQ-12.1");
}

TEST(TimequestActions, ExtrasOfCollectingFollowInTheirOrder) {
  RULE("TQ-8.2.3");
  RULE("TQ-8.2.4");
  TestPosition position;
  position.at(A, 2).slots(A, "AS01").artifacts(A, "Q001").engineer(2, B).beacons(1);
  position.play("collect; twice Fo");
  EXPECT_EQ(position.offered("good"), "good Fo, good Cl");  // AS01
  position.play("good Fo");
  EXPECT_EQ(position.offered("good"), "good Fo, good Cl");  // R01
  position.play("good Cl");
  EXPECT_EQ(position.state.now.engineer[2], A);
  EXPECT_EQ(position.offered("good"), "good Fo, good Go, good Kn, good Cl, good St");  // AX04
  position.play("good Go");
  EXPECT_EQ(position.offered("good"), "good Fo, good Go, good Kn, good Cl, good St");  // AX09
  position.play("good St");
  EXPECT_EQ(position.has(A), "3Fo 1Go 2Cl 1St");

  TestPosition as_if;
  as_if.at(A, 2).slots(A, "AS01").artifacts(A, "Q001").beacons(1).events(A, "EA08");
  as_if.play("event EA08; twice Fo");
  EXPECT_EQ(as_if.has(A), "4Fo 2Cl");
}

TEST(TimequestActions, ATimeReversalIsSomethingDone) {
  RULE("TQ-8.8");
  RULE("TQ-21.4");
  TestPosition position;
  position.at(A, 2).crystals(A, 2).slots(A, "AS19");
  EXPECT_EQ(position.offered("free_move"), "free_move 1, free_move 3");
  position.play("move 3; use AS19");
  EXPECT_EQ(position.offered("free_move"), "");
  EXPECT_EQ(position.forbids("free_move 1"), "TQ-8.8");
}

// A slot card that jumps is no event: whom its player meets brings one (TQ-4.6, TQ-10.6).
TEST(TimequestActions, AJumpByASlotCardMeetsSomebody) {
  RULE("TQ-4.6");
  RULE("TQ-10.6");
  Json content = *parse_json(content_with("action_cards", "AO01 6 AS11 1"));
  for (Json& card : content["action_cards"]) {
    if (card["id"] == "AS11") card["use"] = Json::array({{{"do", "jump"}}});
  }
  TestPosition position(4, Json::object(), content.dump());
  position.at(A, 2).at(B, 5).slots(A, "AS11").active_events("EA02");
  position.play("use AS11; tile 5", "1");
  EXPECT_EQ(position.told(What::event_drawn), 1);
}

TEST(TimequestFreeActs, OnlyTheActivePlayerTrades) {
  RULE("TQ-9.2");
  TestPosition position;
  position.at(A, 1).goods(A, "1Fo").goods(B, "1St");
  EXPECT_TRUE(position.offers("trade"));
  EXPECT_EQ(position.offered(B), "");
}

TEST(TimequestFreeActs, CardsThatCouldDoNothingAreNotPlayed) {
  RULE("TQ-9.4");
  RULE("TQ-9.7");
  TestPosition position;
  position.at(A, 4).hand(A, "AO09 AO14 AO05").artifacts(A, "Q051");
  EXPECT_EQ(position.offered("play"), "play AO14");
  EXPECT_EQ(position.offered("use"), "");  // R06 without a resource
  EXPECT_EQ(position.forbids("play AO09"), "TQ-9.4");
  position.play("play AO14");
  EXPECT_TRUE(position.state.now.players[A].set.contains(static_cast<std::uint8_t>(number_of("AO14"))));
}

TEST(TimequestFreeActs, AFullSlotIsReplaced) {
  RULE("TQ-9.5");
  RULE("TQ-21.8");
  TestPosition position;
  position.at(A, 4).hand(A, "AS05").slots(A, "AS01 AS02");
  position.play("play AS05; card AS01");
  EXPECT_EQ(position.state.now.players[A].slots[0].card, number_of("AS05"));
  EXPECT_EQ(position.state.now.action_discards[static_cast<std::size_t>(number_of("AS01"))], 1);
  EXPECT_EQ(position.state.now.action_discards[static_cast<std::size_t>(number_of("AS05"))], 0);
}

TEST(TimequestFreeActs, TheEventPlaceIsAttempted) {
  RULE("TQ-9.6");
  TestPosition position;
  position.at(A, 4).event_place(A, "EA02");
  position.play("attempt", "3");
  EXPECT_TRUE(position.state.decks.event_places[A].empty());
  EXPECT_TRUE(position.offers("event EA02"));
}

TEST(TimequestEvents, OutsideTheOwnTurnTheyAreUsedAtOnce) {
  RULE("TQ-10.5");
  TestPosition position;
  position.goods(A, "1Kn").active_events("EA02");
  position.event("EP07", "A: meet 1Kn; A: yes", "4");
  EXPECT_EQ(position.has(A), "3Fo");
  EXPECT_TRUE(position.state.now.players[A].events.empty());
}

TEST(TimequestEvents, MalikDecidesFirstAndInTheVoidToo) {
  RULE("TQ-11.2");
  RULE("TQ-17.7");
  TestPosition position;
  position.character(B, "C6").at(A, 4).at(C, 4).crystals(B, 3).crystals(D, 3).goods(B, "1Fo").goods(D, "1Fo");
  position.event("EP02");
  EXPECT_EQ(position.owing(), "B");
  position.play("B: shield");
  EXPECT_EQ(position.has(B), "1Fo 3Cr");
  EXPECT_EQ(position.has(D), "1Fo 3Cr");
}

TEST(TimequestEvents, MalikIsNotAskedInVain) {
  RULE("TQ-29.75");
  TestPosition position;
  position.character(B, "C6").event("EP24", "", "1 1 1 1");
  EXPECT_EQ(position.told(What::guardian), 0);
  EXPECT_EQ(position.state.now.players[B].ready, 0);
}

TEST(TimequestVoid, EntryAndRoll) {
  RULE("TQ-12.2");
  RULE("TQ-12.4");
  TestPosition position;
  position.at(A, 5).artifacts(A, "Q001 Q031").crystals(A, 2);
  position.play("enter_void");
  EXPECT_EQ(position.offered("dice"), "dice 0, dice 1, dice 2");
  position.play("dice 0");
  EXPECT_EQ(position.has(A), "");
  EXPECT_EQ(position.offered("dice"), "");
  EXPECT_TRUE(position.state.now.players[A].portal);
}

TEST(TimequestArena, ChallengeBetsAndReRolls) {
  RULE("TQ-13.1");
  RULE("TQ-13.2");
  RULE("TQ-13.3");
  RULE("TQ-29.70");
  TestPosition position;
  position.at(A, 4).at(B, 9).goods(C, "1Fo 1St").slots(A, "AS09").artifacts(B, "Q021");
  EXPECT_EQ(position.offered("fight"), "fight B, fight C, fight D");
  position.play("fight B");
  EXPECT_EQ(position.owing(), "C");
  EXPECT_EQ(position.offered(C),
            "bet 0, bet 2 1St, bet 2 1Fo, bet 2 1Fo 1St, bet 3 1St, bet 3 1Fo, bet 3 1Fo 1St, "
            "bet 4 1St, bet 4 1Fo, bet 4 1Fo 1St, bet 5 1St, bet 5 1Fo, bet 5 1Fo 1St");
  position.play("C: bet 0", "2 6");
  EXPECT_EQ(position.offered(A), "no, reroll AS09");
  position.play("A: reroll AS09", "4");
  EXPECT_EQ(position.offered(B), "no, reroll R03");
  position.play("B: reroll R03", "2");
  EXPECT_EQ(position.told(What::fight_drawn), 1);
  TestPosition two(2);
  two.at(A, 4).play("fight B", "3 3");
  EXPECT_EQ(two.told(What::bet), 0);
}

TEST(TimequestArena, BothCopiesOfTimeGambler) {
  RULE("TQ-29.77");
  RULE("TQ-13.3");
  TestPosition position(2);
  position.at(A, 4).set(A, "AO07 AO07");
  position.play("fight B; reroll AO07; reroll AO07", "1 5 2 5");
  EXPECT_EQ(position.told(What::rerolled), 2);
  EXPECT_TRUE(position.state.now.players[A].set.empty());
  EXPECT_EQ(position.state.now.action_discards[static_cast<std::size_t>(number_of("AO07"))], 2);
}

TEST(TimequestArena, TheDuellistJumpsOrPassesOn) {
  RULE("TQ-13.7");
  TestPosition wins(2);
  wins.at(A, 4).slots(A, "AX08").play("fight B; no; goods 1St", "3 2");
  EXPECT_EQ(wins.offered(), "no, tile 3, tile 5");
  TestPosition loses(2);
  loses.at(A, 4).slots(A, "AX08").play("fight B; B: no; B: goods 1St", "2 3");
  EXPECT_EQ(loses.state.now.players[B].slots[0].card, number_of("AX08"));
  EXPECT_TRUE(loses.state.now.players[A].slots[0].empty());
}

TEST(TimequestArtifacts, ASecondOfAPeriodIsNoSecondPower) {
  RULE("TQ-14.5");
  TestPosition position;
  position.at(A, 4).artifacts(A, "Q051 Q052").goods(A, "2Fo");
  EXPECT_EQ(position.rules.score(position.state, A), 2);
  EXPECT_EQ(position.rules.different_artifacts(position.state, A), 1);
  EXPECT_EQ(position.rules.resources_due(position.state, A, 0), 2);
  position.play("use R06; good St");
  EXPECT_EQ(position.offered("use"), "");
}

TEST(TimequestEnd, AClosedPeriodIsNoDestination) {
  RULE("TQ-15.1");
  TestPosition position;
  position.at(A, 4).crystals(A, 9).closed({7});
  EXPECT_EQ(position.forbids("move 7"), "TQ-15.1");
  EXPECT_FALSE(position.offers("move 7"));
}

TEST(TimequestEnd, WithoutLeftoversTheVictoryIsShared) {
  RULE("TQ-16.3");
  RULE("TQ-16.4");
  TestPosition position(3);
  position.round(9).final_round().first(B).turn(A).at(A, 4).at(B, 4).at(C, 5).crystals(A, 6).crystals(B, 6).acted();
  position.play("end");
  EXPECT_EQ(position.rules.outcome(position.state)->places, (std::vector{1, 1, 3}));
  EXPECT_EQ(position.told(What::wagered), 0);
}

TEST(TimequestEnd, TheOtherTieRule) {
  RULE("TQ-28");
  TestPosition position(3, {{"tie", "quests"}});
  position.round(9).final_round().first(B).turn(A).at(A, 4).at(B, 4).at(C, 5).crystals(A, 7).crystals(B, 8).acted();
  position.crystals(C, 9).goods(A, "3Fo").goods(C, "1Fo");
  position.state.now.players[B].counters.quests = 2;
  position.play("end");
  EXPECT_EQ(position.rules.outcome(position.state)->places, (std::vector{2, 1, 3}));
}

TEST(TimequestEnd, TheLastRoundMayBeEarlierNeverLater) {
  RULE("TQ-28");
  RULE("TQ-29.81");
  EXPECT_EQ(rules_for(3, {{"rounds", 5}}).options().rounds, 5);
  EXPECT_EQ(rules_for(3, {{"rounds", 18}, {"end", "3"}}).options().rounds, 15);
}

TEST(TimequestCards, ThereIsNoNextDeckInTheFinalRound) {
  RULE("TQ-21.5");
  TestPosition position;
  position.at(A, 4).slots(A, "AS12").play("use AS12");
  EXPECT_EQ(position.offered("deck"), "deck 1, deck 2");
  TestPosition last;
  last.at(A, 4).slots(A, "AS12").round(9).final_round().turn(A).only_active_events("EA01 EA02");
  last.play("use AS12");
  EXPECT_EQ(last.offered("order"), "order 0 1 2, order 1 0 2");
}

TEST(TimequestDecisions, WhatIsAskedAndWhatNot) {
  RULE("TQ-24.1");
  TestPosition position;
  position.at(A, 4).acted().points(0);
  EXPECT_TRUE(position.rules.asks(position.state, A));  // the menu, even if only its end is left
  EXPECT_EQ(position.offered(), "end");
  TestPosition two;
  two.at(A, 8).at(B, 8).artifacts(A, "Q001").artifacts(B, "Q031").play("duel B");
  EXPECT_EQ(two.offered(B), "yes");
  EXPECT_TRUE(two.rules.asks(two.state, B));
}

TEST(TimequestDecisions, WhoFightsIsSeenUntilTheFightIsOver) {
  RULE("TQ-13.2");
  TestPosition position;
  position.goods(C, "1St").play("fight B");
  const auto seen = [&] { return position.rules.view(position.state, Viewer::spectator()); };
  EXPECT_EQ(seen().fighters, (std::vector<Seat>{A, B}));
  EXPECT_EQ(seen().dice, (std::array<std::uint8_t, kMaxPlayers>{}));
  position.play("C: bet 0", "6 1");
  EXPECT_EQ(seen().fighters, (std::vector<Seat>{A, B}));
  position.play("no; number 5");
  EXPECT_EQ(seen().fighters, (std::vector<Seat>{}));
  EXPECT_EQ(seen().dice[A], 6);  // they lie there until the next action
  position.play("draw");
  EXPECT_EQ(seen().dice[A], 0);
}

TEST(TimequestDecisions, WhoeverMayBlockACardSeesWhatItDoes) {
  RULE("TQ-26");
  TestPosition position;
  position.at(A, 4).at(B, 7).hand(A, "AO10").set(B, "AO14").play("play AO10; player B; tile 6");
  const auto asked = [&] {
    std::string text;
    JsonWriter json(text);
    write(position.rules.view(position.state, Viewer::spectator()), json);
    return Json::parse(text)["asked"];
  };
  EXPECT_EQ(asked(), (Json{{"what", "block"}, {"of", "push"}, {"by", 0}, {"tile", 6}}));
}

TEST(TimequestDecisions, NobodyIsAskedForAProtectionHeLacks) {
  RULE("TQ-24.5");
  TestPosition position;
  position.at(A, 4).at(B, 4).hand(A, "AO10");
  position.play("play AO10; player B; tile 5");
  EXPECT_EQ(position.state.now.players[B].tile, 5);
  EXPECT_EQ(position.owing(), "A");
}

TEST(TimequestDecisions, ASecretAnswerCanBeTakenBackThreeTimes) {
  RULE("TQ-29.78");
  RULE("TQ-24.4");
  TestPosition position;
  position.goods(A, "3Fo").goods(B, "3Fo").crystals(A, 1).crystals(B, 1).event("EP03");
  EXPECT_EQ(position.owing(), "AB");
  for (int i = 0; i < 3; ++i) {
    position.play("A: meet 3Fo");
    EXPECT_EQ(position.owing(), "B");
    EXPECT_EQ(position.has(A), "3Fo 1Cr");
    position.play("A: think_again");
  }
  position.play("A: meet 3Fo");
  EXPECT_NE(position.forbids(A, "think_again"), "");
}

// The latest fact of that kind as JSON.
Json told(const TestPosition& position, What what) {
  Json latest;
  for (const Entry& entry : position.facts) {
    if (entry.full.what != static_cast<std::uint16_t>(what)) continue;
    std::string text;
    JsonWriter json(text);
    Rules::write_fact(entry.full, json);
    latest = Json::parse(text);
  }
  return latest;
}

TEST(TimequestFacts, SayWhoChallengedWhomAndWhoWon) {
  RULE("TQ-13.5");
  TestPosition position;
  position.at(A, 4).at(B, 4);
  TestPosition lost = position;
  position.play("fight B", "6 2");
  EXPECT_EQ(told(position, What::challenged), (Json{{"what", "challenged"}, {"seat", 0}, {"to", 1}, {"for", "fight"}}));
  EXPECT_EQ(told(position, What::fight_won),
            (Json{{"what", "fight_won"}, {"seat", 0}, {"over", 1}, {"with", 6}, {"against", 2}, {"by", 4}}));
  lost.play("fight B", "1 2");
  EXPECT_EQ(told(lost, What::fight_won),
            (Json{{"what", "fight_won"}, {"seat", 1}, {"over", 0}, {"with", 2}, {"against", 1}, {"by", 1}}));
}

TEST(TimequestFacts, SayWhoGetsThePenaltyOfTheVoid) {
  RULE("TQ-12.7");
  TestPosition position(3);
  position.crystals(A, 2).artifacts(B, "Q001").acted();
  TestPosition shared = position;
  position.play("end");
  EXPECT_EQ(told(position, What::penalty), (Json{{"what", "penalty"}, {"seat", 0}, {"to", 2}}));
  shared.artifacts(C, "Q011").play("end");
  EXPECT_EQ(told(shared, What::penalty), (Json{{"what", "penalty"}, {"seat", 0}, {"to", nullptr}}));
}

TEST(TimequestFacts, SayWhetherTheVoidWasEnteredByThePortal) {
  RULE("TQ-12.2");
  TestPosition position;
  position.at(A, 4).artifacts(A, "Q001 Q011").crystals(A, 2).play("enter_void");
  EXPECT_EQ(told(position, What::entered_void),
            (Json{{"what", "entered_void"}, {"seat", 0}, {"from", 4}, {"by_portal", true}}));
}

TEST(TimequestFacts, SayWhichSideOfACardIsUpNow) {
  RULE("TQ-21.3");
  TestPosition position(2);
  position.at(A, 4).hand(A, "AX05").play("play AX05; use AX05; goods 1St");
  position.turn(B).acted().play("end");
  EXPECT_EQ(told(position, What::turned_over),
            (Json{{"what", "turned_over"}, {"seat", 0}, {"card", "AX05"}, {"side_b", true}}));
  TestPosition back(2);
  back.at(A, 4).slots(A, "AX05:b").play("move 5");
  back.turn(B).acted().play("end");
  EXPECT_EQ(told(back, What::turned_over),
            (Json{{"what", "turned_over"}, {"seat", 0}, {"card", "AX05"}, {"side_b", false}}));
}

TEST(TimequestRefusals, NameTheRuleOfThePlace) {
  RULE("TQ-8.1.1");
  RULE("TQ-8.1.4");
  RULE("TQ-8.3");
  TestPosition position;
  EXPECT_EQ(position.forbids("move 6"), "TQ-8.1.4");
  position.at(A, 4);
  EXPECT_EQ(position.forbids("move 7"), "TQ-8.1.1");
  EXPECT_EQ(position.points(1).acted().forbids("enter_void"), "TQ-7.1");
  position.display("Q001 Q002 Q003").face_down(A);
  EXPECT_EQ(position.forbids("quest Q030"), "TQ-8.3");
  EXPECT_EQ(position.forbids("quest Q001"), "TQ-8.3.2");
}

TEST(TimequestStatistics, CountEveryCardPlayedEventUsedAndGoalMet) {
  TestPosition position(2, {}, content_with("action_cards", "AO13 6 AS07 1"));
  position.at(A, 4).hand(A, "AO13 AO13").events(A, "EA02 EA02").goods(A, "2Kn").artifacts(A, "Q001 Q002 Q011");
  position.play("play AO13; event EA02; play AO13; event EA02");
  position.event("EP05", "meet 2Kn");
  const auto times = [&](Seat seat, std::string_view id) {
    int count = 0;
    for (const Tally& tally : position.rules.tallies(position.state)) {
      if (tally.seat == seat && tally.id == id) count += tally.count;
    }
    return count;
  };
  EXPECT_EQ(times(A, "AO13"), 2);
  EXPECT_EQ(times(A, "AS07"), 0);
  EXPECT_EQ(times(A, "EA02"), 2);
  EXPECT_EQ(times(A, "EP05"), 1);
  EXPECT_EQ(times(A, "R01"), 2) << "two artifacts of one period";
  EXPECT_EQ(times(A, "R02"), 1);
  for (const Tally& tally : position.rules.tallies(position.state)) {
    EXPECT_NE(tally.id, "AO01") << "a card that isn't in the game is not listed";
    EXPECT_TRUE(tally.seat == A || tally.count == 0) << tally.id;
  }
}

}  // namespace
}  // namespace tempora::timequest
