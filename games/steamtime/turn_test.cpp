// Set-up, rounds, turns, the tile and the supply phase (ST-3, ST-5 to ST-8, ST-13 to ST-15), and the options (ST-24).
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/testing/rule.hpp"
#include "games/steamtime/testing/position.hpp"

namespace tempora::steamtime {
namespace {

State start(const Rules& rules, std::uint64_t seed, std::vector<Entry>& facts) {
  Dealer dealer{Generator(seed)};
  Journal journal(facts);
  return rules.start(dealer, journal);
}
State start(const Rules& rules, std::uint64_t seed = 1) {
  std::vector<Entry> facts;
  return start(rules, seed, facts);
}

// A match of the lowest moves, as far as `stop` wants.
template <class Stop>
State play_until(const Rules& rules, std::uint64_t seed, Stop&& stop) {
  Generator generator(seed);
  Dealer dealer{Generator(~seed)};
  Journal deaf;
  State state = rules.start(dealer, deaf);
  MoveList<Move> moves;
  while (!rules.owing(state).empty() && !stop(state)) {
    moves.clear();
    rules.legal(state, rules.owing(state).lowest(), moves);
    rules.play(state, rules.owing(state).lowest(), moves[generator.below(static_cast<std::uint32_t>(moves.size()))],
               dealer, deaf);
  }
  return state;
}

// ------------------------------------------------------------------------------------------------ set-up

TEST(SteamtimeSetUp, FirstPlayerAndBoardsComeByChanceOrAsGiven) {
  RULE("ST-3.1");
  RULE("ST-3.8");
  RULE("ST-24.1");
  RULE("ST-27.71");
  const Rules& random = rules_for(4);
  std::set<int> first;
  std::set<int> bottom;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const State state = start(random, seed);
    first.insert(state.first);
    bottom.insert(state.stream[0]);
    EXPECT_EQ(random.owing(state), SeatSet::of(state.first));  // no income in round 1 (ST-5.2)
    EXPECT_EQ(state.players[state.first].generators[at(Colour::orange)].coloured, 0);
    EXPECT_EQ(state.players[(state.first + 3U) % 4].gold, 10);
  }
  EXPECT_EQ(first, (std::set<int>{0, 1, 2, 3}));
  EXPECT_EQ(bottom, (std::set<int>{4, 5, 6, 7, 8, 9}));

  const Rules& given = rules_for(
      3, {{"first_player", 2}, {"board_order", "given"}, {"boards", {"9", "4", "1", "5", "7", "6", "3", "2", "8"}}});
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const State state = start(given, seed);
    EXPECT_EQ(state.first, 2);
    EXPECT_EQ(state.stream, (std::array<std::uint8_t, kStream>{9, 1, 7, 3, 2, 8}));
  }
}

TEST(SteamtimeSetUp, WrongSetUpsAreRefused) {
  RULE("ST-24.1");
  EXPECT_FALSE(Rules::create(tempora::Setup{1, Json::object(), ""}));
  EXPECT_FALSE(Rules::create(tempora::Setup{5, Json::object(), ""}));
  EXPECT_FALSE(Rules::create(tempora::Setup{2, {{"sabotage", "perhaps"}}, ""}));
  EXPECT_FALSE(Rules::create(tempora::Setup{2, {{"first_player", 2}}, ""}));
  EXPECT_FALSE(Rules::create(tempora::Setup{2, {{"boards", {"1", "2"}}}, ""}));
  EXPECT_FALSE(Rules::create(tempora::Setup{2, {{"sabotages", "on"}}, ""}));
}

// What lies on the spaces in a round: that, and nothing else.
void expect_display(const Rules& rules, const State& state) {
  std::set<int> cards;
  for (std::size_t i = 0; i < rules.spaces().size(); ++i) {
    const Space& space = rules.spaces()[i].space;
    const int card = state.lying[i];
    switch (space.action) {
      case Action::mission:
        ASSERT_GE(card, kMissionsFrom);
        EXPECT_EQ(state.missions >> (card - kMissionsFrom) & 1U, 0U);
        break;
      case Action::upgrade:
      case Action::expedition:
        ASSERT_LT(card, kMissionsFrom);
        EXPECT_EQ(round_of(card), state.round);
        break;
      default:
        EXPECT_EQ(card, kNone);
    }
    if (card != kNone) {
      EXPECT_TRUE(cards.insert(card + (space.action == Action::upgrade ? 100 : 0)).second);
    }
    if (space.action == Action::deposit) {
      EXPECT_EQ(count_of(state.deposits[rules.spaces()[i].deposit]), space.count);
    }
    EXPECT_EQ(state.airships[i], kNone);
  }
}

TEST(SteamtimeSetUp, SpacesAreFilled) {
  RULE("ST-3.4");
  RULE("ST-3.5");
  RULE("ST-3.9");
  RULE("ST-3.11");
  RULE("ST-3.13");
  constexpr std::array kBag{70, 61, 53};
  constexpr std::array kLaidOut{3, 4, 5};
  for (int players = 2; players <= 4; ++players) {
    const Rules& rules = rules_for(players);
    const auto number = static_cast<std::size_t>(players - 2);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const State state = start(rules, seed);
      expect_display(rules, state);
      EXPECT_EQ(count_of(state.bag), kBag[number]);
      EXPECT_EQ(std::popcount(state.missions), 32 - kLaidOut[number]);
      EXPECT_EQ(std::popcount(state.encounters), 24);
      EXPECT_EQ(std::set<int>(state.stream.begin(), state.stream.end()).size(), 6U);
    }
  }
}

TEST(SteamtimeSetUp, FillingGoesFromTheBottomUpAndFromLeftToRight) {
  RULE("ST-3.12");
  RULE("ST-20.4");
  const Rules& rules = rules_for(4);
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    std::vector<Entry> facts;
    const State state = start(rules, seed, facts);
    std::vector<std::pair<int, int>> order;  // (kind, position and place)
    for (const Entry& entry : facts) {
      const auto what = static_cast<What>(entry.full.what);
      const int kind = what == What::filled            ? 0
                       : what == What::laid_mission    ? 1
                       : what == What::laid_expedition ? 2
                       : what == What::laid_upgrade    ? 3
                       : what == What::effort          ? 4
                                                       : -1;
      if (kind < 0) continue;
      EXPECT_EQ(entry.audience.hears(Viewer::spectator()), true);
      const int code = entry.full.numbers[0];
      order.emplace_back(kind, kind == 4 ? 0 : 10 * rules.position_of(state, rules.space_of(code)) + code % 10);
    }
    EXPECT_EQ(order.size(), 5U * 4 + 1);
    EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));
  }
}

TEST(SteamtimeSetUp, EffortCardsAreTwoAlphaThenThreeOmega) {
  RULE("ST-3.10");
  RULE("ST-15.3");
  std::set<std::string> seen;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const State state = play_until(rules_for(2), seed, [](const State&) { return false; });
    ASSERT_EQ(state.efforts.size(), 5U);
    std::set<int> cards(state.efforts.begin(), state.efforts.end());
    EXPECT_EQ(cards.size(), 5U);
    for (std::size_t i = 0; i < 5; ++i) {
      EXPECT_EQ(state.efforts[i] < kMostEfforts, i < 2);
      seen.insert(effort_id(state.efforts[i]));
    }
  }
  EXPECT_EQ(seen.size(), 12U);
}

// ------------------------------------------------------------------------------------------------ rounds

TEST(SteamtimeRounds, FiveRoundsAndThenTheEnd) {
  RULE("ST-5.1");
  RULE("ST-5.2");
  RULE("ST-5.3");
  RULE("ST-17.12");
  const Rules& rules = rules_for(3);
  Dealer dealer{Generator(3)};
  Generator generator(4);
  std::vector<Entry> facts;
  Journal journal(facts);
  State state = rules.start(dealer, journal);
  MoveList<Move> moves;
  while (!rules.owing(state).empty()) {
    moves.clear();
    rules.legal(state, rules.owing(state).lowest(), moves);
    rules.play(state, rules.owing(state).lowest(), moves[generator.below(static_cast<std::uint32_t>(moves.size()))],
               dealer, journal);
  }
  std::map<What, int> told;
  std::vector<int> incomes;
  for (const Entry& entry : facts) {
    ++told[static_cast<What>(entry.full.what)];
    if (entry.full.what == static_cast<std::uint16_t>(What::round)) incomes.push_back(0);
    if (entry.full.what == static_cast<std::uint16_t>(What::income)) {
      ASSERT_FALSE(incomes.empty());  // none in round 1
      ++incomes.back();
    }
  }
  EXPECT_EQ(told[What::round], 4);
  EXPECT_EQ(told[What::effort], 5);
  EXPECT_EQ(told[What::tile], 5);
  EXPECT_EQ(told[What::scoring], 1);
  EXPECT_EQ(incomes, (std::vector<int>{3, 3, 3, 3}));
  EXPECT_EQ(state.round, 5);
}

TEST(SteamtimeRounds, IncomeGoesClockwiseFromTheFirstPlayer) {
  RULE("ST-6.1");
  RULE("ST-6.4");
  RULE("ST-6.6");
  RULE("ST-14.1");
  TestPosition position(3);
  position.has(A, "upgrade II-E").has(B, "10s").has(C, "upgrade III-F").holder(B).end_actions();
  EXPECT_EQ(position.state.first, B);
  EXPECT_EQ(position.owing(), "B");
  EXPECT_EQ(position.player(B).steam, 10);
  EXPECT_EQ(position.player(C).steam, 0);  // one player takes the whole income before the next
  const auto take = [&] { position.play(position.offered().substr(0, position.offered().find(','))); };
  const int filled = count_of(position.state.deposits[0]) + count_of(position.state.deposits[1]) +
                     count_of(position.state.deposits[2]) + count_of(position.state.deposits[3]);
  take();
  EXPECT_EQ(position.owing(), "C");
  EXPECT_EQ(position.player(C).steam, 3);  // 1 of everybody's income, 2 of the upgrade (ST-6.5)
  EXPECT_EQ(position.player(C).score(), 2);
  take();
  EXPECT_EQ(position.owing(), "A");
  take();
  EXPECT_EQ(position.owing(), "A");  // one more of the upgrade
  take();
  EXPECT_EQ(position.owing(), "B");
  EXPECT_EQ(position.offered("skip"), "skip");
  EXPECT_EQ(count_of(position.state.deposits[0]) + count_of(position.state.deposits[1]) +
                count_of(position.state.deposits[2]) + count_of(position.state.deposits[3]),
            filled - 4);  // not filled again
}

TEST(SteamtimeRounds, BasicIncome) {
  RULE("ST-6.4");
  RULE("ST-6.5");
  RULE("ST-6.7");
  RULE("ST-2.5");
  TestPosition position;
  position.deposit("1.2", "GN").deposit("4.1", "GN OR").has(A, "9s");
  EXPECT_EQ(position.income(A), "A +1s");
  EXPECT_EQ(position.offered(), "gain D GN 1.2, gain D GN 4.1, gain D OR 4.1, stop");
  EXPECT_EQ(position.play("gain D OR 4.1"), "A +OR; 4.1 -OR");
  EXPECT_EQ(position.income(A, "stop"), "");  // 10 steam is all
  position.has(A, "OR 4, GN 5").deposit("4.1", "OR");
  EXPECT_EQ(position.income(A), "A +1s");
  EXPECT_EQ(position.owing(), "");

  TestPosition off(2, kOnlyUpgrades);
  off.deposit("1.2", "GN").has(A, "upgrade III-F");
  EXPECT_EQ(off.income(A), "A +2s +2e");
  EXPECT_EQ(off.income(B), "");
}

TEST(SteamtimeRounds, SupplyPhase) {
  RULE("ST-15.1");
  RULE("ST-15.2");
  RULE("ST-15.3");
  RULE("ST-15.4");
  RULE("ST-4.3");
  TestPosition position(3, kOnlyUpgrades);
  position.has(A, "hangar 0, highest 6, turns 4").has(B, "hangar 1, highest 3, turns 3, withdrawn").has(C, "9g");
  position.airship("3.1", A).airship("7.3", B).deposit("1.3", "GN GN OR").lies("1.1", "M5").lies("1.4", "I-B");
  position.lies("2.3", "I-A").stream("9 8 1 2 3 7").holder(C).end_actions();
  const State& state = position.state;
  EXPECT_EQ(state.round, 2);
  EXPECT_EQ(state.first, C);
  EXPECT_EQ(state.holder, kNone);
  EXPECT_EQ(state.stream, (std::array<std::uint8_t, kStream>{7, 9, 8, 1, 2, 3}));
  for (const Seat seat : {A, B, C}) {
    EXPECT_EQ(position.player(seat).hangar, 3);
    EXPECT_EQ(position.player(seat).highest, 0);
    EXPECT_EQ(position.player(seat).turns, 0);
    EXPECT_FALSE(position.player(seat).withdrawn);
  }
  expect_display(position.rules, state);
  EXPECT_EQ(count_of(state.bag), 90 - 12);           // nobody has any, 12 lie on deposits
  EXPECT_EQ(std::popcount(state.missions) + 4, 31);  // M5 has left the match
  EXPECT_EQ(state.missions >> number_of("M5") & 1U, 0U);
  EXPECT_EQ(position.owing(), "C");
  EXPECT_EQ(position.offered("skip"), "skip");
}

TEST(SteamtimeRounds, DepositsStayEmptyWhenTheBagIs) {
  RULE("ST-15.5");
  TestPosition position(4, kOnlyUpgrades);
  // All that there are but two; the crystals of deposits come back first, so none may lie there.
  State& state = position.state;
  state.bag = {};
  state.bag[at(Colour::pink)] = 2;
  position.state.agenda = {};
  position.state.agenda.push({Do::over, 0, 0, 0, 0, {}});
  position.state.agenda.push({Do::end_actions, 0, 0, 0, 0, {}});
  position.state.agenda.push({Do::bonus, 0, 0, 0, 0, {}});
  position.state.holder = A;
  Dealer dealer{Generator(1)};
  Journal deaf;
  position.rules.play(state, A, Move::of(Act::decline), dealer, deaf);
  // The stream is 9 4 5 6 7 8 now; board 9's deposit is filled first.
  EXPECT_EQ(count_of(state.bag), 0);
  EXPECT_EQ(state.deposits[4][at(Colour::pink)], 2);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(count_of(state.deposits[i]), 0);
}

// ------------------------------------------------------------------------------------------------ turns

TEST(SteamtimeTurns, GoClockwiseFromTheFirstPlayer) {
  RULE("ST-7.1");
  RULE("ST-7.2");
  RULE("ST-20.3");
  TestPosition position(3);
  position.first(B).turn(B);
  EXPECT_EQ(position.forbids(A, "skip"), "ST-20.3");
  EXPECT_EQ(position.play("B: place 2.4"), "B +6g hangar -1 highest 2; 2.4 B; turn C");
  EXPECT_EQ(position.play("C: place 3.3"), "C +5g portal 1 hangar -1 highest 3; 3.3 C; turn A");
  EXPECT_EQ(position.play("A: skip"), "A withdrawn; turn B");
}

TEST(SteamtimeTurns, APlayerWhoSkippedPlacesNoMoreButMayTakeTheTile) {
  RULE("ST-7.5");
  TestPosition position;
  position.has(B, "").play("A: skip; B: place 2.3");
  EXPECT_EQ(position.offered(), "tile, skip");
  EXPECT_EQ(position.forbids("place 3.2"), "ST-7.5");
  EXPECT_EQ(position.play("A: tile; A: esteem 0"), "tile A; turn B");
}

TEST(SteamtimeTurns, SkippingWithoutALegalPlacementIsNoWithdrawal) {
  RULE("ST-7.5");
  RULE("ST-7.6");
  TestPosition position;
  position.has(A, "highest 5, hangar 1, turns 2").airship("6.1", B).play("A: skip");
  EXPECT_FALSE(position.player(A).withdrawn);
  EXPECT_EQ(position.told(What::skipped), 1);
}

// A purple action makes a placement legal again for somebody whose turn had passed.
TEST(SteamtimeTurns, WhoeverWasPassedOverMayPlaceLater) {
  RULE("ST-7.6");
  TestPosition position;
  position.has(A, "highest 5, hangar 1, turns 2").has(B, "9g, GN 5").deposit("6.2", "BU").airship("6.1", B);
  position.holder(B).turn(B).play("B: place 2.3");
  EXPECT_EQ(position.owing(), "B");  // A can't place
  position.play("B: place 3.2; B: card N15; B: none; A: bottom", "N15 N1");
  EXPECT_EQ(position.owing(), "A");  // 2 gold buy a crystal
  EXPECT_EQ(position.offered(), "place 6.2, skip");
}

TEST(SteamtimeTurns, APhaseEndsWhenEverybodyIsOutAndTheTileTaken) {
  RULE("ST-7.7");
  RULE("ST-7.8");
  RULE("ST-7.9");
  TestPosition position(2, kOnlyUpgrades);
  position.has(A, "hangar 1, turns 2").has(B, "withdrawn").holder(B).play("A: place 2.3");
  EXPECT_EQ(position.state.round, 2);
  EXPECT_EQ(position.told(What::skipped), 0);  // at once, before anybody's turn is passed over
  // Not as long as the tile lies there.
  TestPosition tile(2, kOnlyUpgrades);
  tile.has(A, "hangar 1, turns 2").has(B, "withdrawn").play("A: place 2.3");
  EXPECT_EQ(tile.owing(), "B");
  EXPECT_EQ(tile.offered(), "tile, skip");
  tile.play("B: tile; B: esteem 0");
  EXPECT_EQ(tile.state.round, 2);
  EXPECT_EQ(tile.state.first, B);
}

TEST(SteamtimeTurns, APhaseEndsAfterAsManySkipsInARowAsThereArePlayers) {
  RULE("ST-7.9");
  RULE("ST-7.10");
  TestPosition position(3, kOnlyUpgrades);
  position.first(C).turn(C);
  position.play("C: skip; A: skip; B: place 2.4; C: skip");
  EXPECT_EQ(position.owing(), "A");
  position.play("A: skip");
  EXPECT_EQ(position.owing(), "B");
  EXPECT_EQ(position.play("B: skip"), "B withdrawn; tile C; turn nobody");
  EXPECT_EQ(position.owing(), "C");  // who has to take it without steam
  EXPECT_EQ(position.offered(), "esteem 0");
  position.play("C: esteem 0");
  EXPECT_EQ(position.state.round, 2);
  EXPECT_EQ(position.state.first, C);
}

TEST(SteamtimeTurns, SkipsWithoutADecisionCountToo) {
  RULE("ST-7.9");
  TestPosition position(2, kOnlyUpgrades);
  position.has(A, "hangar 1, highest 6, turns 1").has(B, "hangar 1").holder(B).turn(B);
  position.play("B: skip");  // A, who has an airship and has not withdrawn, is passed over
  EXPECT_EQ(position.state.round, 2);
}

TEST(SteamtimeTurns, ATurnOrderIsTheSameUntilTheNextRound) {
  RULE("ST-14.4");
  RULE("ST-14.1");
  TestPosition position(3);
  position.play("A: place 2.4; B: tile; B: esteem 0");
  EXPECT_EQ(position.owing(), "C");
  EXPECT_EQ(position.state.first, A);
}

TEST(SteamtimeTurns, SpacesForAirships) {
  RULE("ST-8.1");
  RULE("ST-8.2");
  RULE("ST-8.3");
  RULE("ST-7.2");
  TestPosition position;
  position.has(A, "hangar 2, highest 3").airship("4.2", B).airship("3.2", A);
  EXPECT_EQ(position.offered("place"), "place 5.3, place 6.1");
  EXPECT_EQ(position.forbids("place 4.2"), "ST-8.1");
  EXPECT_EQ(position.forbids("place 2.3"), "ST-8.2");
  EXPECT_EQ(position.forbids("place 7.1"), "ST-3.7");
  // The position counts, not the number of the board.
  position.stream("6 5 4 3 2 1");
  EXPECT_EQ(position.offered("place"), "place 2.1, place 2.3");
  position.has(A, "hangar 0");
  EXPECT_EQ(position.forbids("place 5.3"), "ST-7.2");
  position.has(A, "hangar 1, highest 6");
  EXPECT_EQ(position.forbids("place 5.3"), "ST-8.3");
  EXPECT_EQ(position.forbids("bonus 5.3"), "ST-7.1");
}

TEST(SteamtimeTurns, HighestAirshipIsToldByPosition) {
  RULE("ST-8.2");
  TestPosition position;
  position.stream("6 5 4 3 2 1");
  EXPECT_EQ(position.play("A: place 5.3; B: skip"), "A +7g hangar -1 highest 2; B withdrawn; 5.3 A");
  EXPECT_EQ(position.offered("place"), "place 2.1, place 2.3, place 3.2, place 4.2");
}

TEST(SteamtimeTurns, SeveralAirshipsOfDifferentPlayersOnABoard) {
  RULE("ST-8.1");
  TestPosition position;
  position.play("A: place 2.3");
  EXPECT_EQ(position.forbids("place 2.3"), "ST-8.1");
  EXPECT_EQ(position.play("B: place 2.1; B: card N1; B: none", "N1 N2 N3"),
            "B hangar -1 highest 2; 2.1 B; discards +N1 +N2 +N3; turn A");
}

// ------------------------------------------------------------------------------------------------ actions

TEST(SteamtimeActions, BuyingEndsWhenThePlayerStops) {
  RULE("ST-9.9");
  RULE("ST-9.10");
  TestPosition position;
  position.has(A, "20g, GY 4").deposit("4.1", "2GN GY OR").mr_time(A).play("bonus 4.1");
  EXPECT_EQ(position.offered(), "buy GN, buy OR");  // no stop before the first
  EXPECT_EQ(position.forbids("stop"), "ST-9.10");
  EXPECT_EQ(position.forbids("buy BU"), "ST-9.10");
  EXPECT_EQ(position.forbids("buy GY"), "ST-10.1");
  position.play("buy GN");
  EXPECT_EQ(position.offered(), "buy GN, buy OR, stop");
  EXPECT_EQ(position.play("buy OR; stop"), "A +OR -2g; 4.1 -OR");
  EXPECT_EQ(position.owing(), "");
}

TEST(SteamtimeActions, OnlyTheActivePlayerGetsABonus) {
  RULE("ST-12.2");
  TestPosition position;
  position.has(A, "GN 3").has(B, "GN 5, GY 4, BU 3").lies("1.1", "M1").mr_time(A);
  EXPECT_EQ(position.play("bonus 1.1"), "A +3e mission M1; 1.1 -M1");
}

TEST(SteamtimeActions, BonusIsCountedAfterTheAction) {
  RULE("ST-12.3");
  RULE("ST-12.5");
  // Spent crystals don't count: two of the Time Portal's three pay.
  TestPosition position;
  position.has(A, "PK 2, OR 1").effort("α3").lies("2.2", "I-D").mr_time(A);  // PK + OR
  EXPECT_EQ(position.play("bonus 2.2; pay PK; pay OR; gain OR"), "A -PK portal 1 upgrade I-D; 2.2 -I-D");
  // The expedition's is counted after paying: one crystal of two is left.
  position.has(A, "PK 1, OR 2").lies("1.3", "I-D").mr_time(A).play("bonus 1.3; pay PK; pay OR");
  EXPECT_EQ(position.offered(), "discover 1, discover 2, discover 3, discover 4");
  EXPECT_EQ(position.play("discover 2"), "A +8e expedition I-D; 1.3 -I-D");
  // Received ones do: the card gives the Engine Room its only crystal. TIME-crystals of a bonus may be refused.
  position.has(A, "").mr_time(A);
  EXPECT_EQ(position.play("bonus 2.1; card N9; top; gain BU", "N9 N1 N2"), "A +BU +3s; discards +N1 +N2 +N9");
}

TEST(SteamtimeActions, TimeCrystalsDoNotCountWithTheOption) {
  RULE("ST-12.4");
  TestPosition position(2, {{"time_in_bonus", "coloured_only"}});
  position.has(A, "GN 2+3T, GY 0+4T, OR 1+3T, BK 1").effort("α1").lies("1.1", "M1").lies("1.3", "I-D").mr_time(A);
  EXPECT_EQ(position.play("bonus 1.1"), "A +2e mission M1; 1.1 -M1");
  position.mr_time(A);
  EXPECT_EQ(position.play("bonus 5.3"), "A +7g");
  position.mr_time(A);
  EXPECT_EQ(position.play("bonus 1.3; pay GN; pay BK; discover 2"), "A -T@GN -BK +8e expedition I-D; 1.3 -I-D");
}

TEST(SteamtimeActions, UpgradePaysNextRoundWithTheOption) {
  RULE("ST-9.20");
  TestPosition position(2, {{"upgrade_income", "next_round"}, {"basic_income", "off"}});
  position.has(A, "BU 1, GY 1, PK 1").effort("α1").lies("2.2", "I-A").mr_time(A);
  EXPECT_EQ(position.play("bonus 2.2; pay BU; pay GY"), "A -BU -GY portal 1 upgrade I-A; 2.2 -I-A");
  EXPECT_EQ(position.income(A), "A +2e");
}

TEST(SteamtimeActions, MoreThanFourUpgrades) {
  RULE("ST-2.9");
  TestPosition position;
  position.has(A, "BU 1, GY 1, upgrade I-B, upgrade I-C, upgrade I-D, upgrade I-E, upgrade II-B").effort("α1");
  position.lies("2.2", "I-A").mr_time(A);
  EXPECT_EQ(position.play("bonus 2.2; pay BU; pay GY"), "A -BU -GY +2e upgrade I-A; 2.2 -I-A");
}

TEST(SteamtimeActions, AllSteamCanBeSpent) {
  RULE("ST-2.6");
  RULE("ST-11.6");
  TestPosition position;
  position.has(A, "GN 2, 2s").effort("α1").lies("2.2", "I-A").mr_time(A);  // BU + GY
  EXPECT_EQ(position.play("bonus 2.2; pay GN; pay GN"), "A -2GN -2s +2e upgrade I-A; 2.2 -I-A");
  EXPECT_EQ(position.player(A).steam, 0);
}

TEST(SteamtimeActions, SteamChangesNoColoursOfEncountersAndMissions) {
  RULE("ST-11.9");
  TestPosition position;
  position.has(A, "GN 3, 9s").encounters("N7 N8 N11", "").mr_time(A);
  EXPECT_EQ(position.play("bonus 2.1; card N7", "N7 N8"), "discards +N7 +N8 +N11");
  EXPECT_EQ(position.forbids("bottom"), "ST-9.6");
  TestPosition mission;
  mission.has(A, "GN 3, 9s, mission M2").scoring(A);
  EXPECT_EQ(mission.owing(), "");
}

TEST(SteamtimeActions, RainbowCrystalsComeFromAnyGenerator) {
  RULE("ST-11.10");
  TestPosition position;
  position.has(A, "GN 1, OR 0+1T, PK 1").mr_time(A).play("bonus 2.1; card N1; bottom", "N1 N2 N3");
  EXPECT_EQ(position.offered(), "pay GN, pay PK, pay OR");
  EXPECT_EQ(position.forbids("pay BU"), "ST-11.10");
  EXPECT_EQ(position.play("pay OR; pay GN"), "A -GN -T@OR +9e");
}

TEST(SteamtimeActions, GainRefusesWhatIsNotOwed) {
  RULE("ST-10.8");
  RULE("ST-10.11");
  RULE("ST-10.1");
  TestPosition position(2, kOnlyUpgrades);
  position.has(A, "BK 2, GN 3, upgrade V-D").bag("PK", 0).income(A);
  EXPECT_EQ(position.offered(), "gain * BU, gain * GY, gain * OR, stop");
  EXPECT_EQ(position.forbids("gain T>BU"), "ST-10.8");
  EXPECT_EQ(position.forbids("gain BU"), "ST-10.8");
  EXPECT_EQ(position.forbids("gain D BU 1.2"), "ST-10.8");
  EXPECT_EQ(position.forbids("gain * BK"), "ST-10.1");
  EXPECT_EQ(position.forbids("gain * GN"), "ST-10.3");
  EXPECT_EQ(position.forbids("gain * PK"), "ST-16.2");
  EXPECT_EQ(position.forbids("skip"), "ST-10.8");
}

// ------------------------------------------------------------------------------------------------ Mr. TIME, tile

TEST(SteamtimePortal, TrackIsARingOfFive) {
  RULE("ST-2.7");
  RULE("ST-13.1");
  RULE("ST-13.2");
  struct Walk {
    int from;
    int to;
    int owed;
  };
  // Four steps: three by the card, one by the space.
  for (const Walk& walk : {Walk{0, 4, 0}, Walk{1, 0, 1}, Walk{2, 1, 1}, Walk{4, 3, 1}}) {
    TestPosition position;
    position.has(A, std::to_string(walk.from) + "p").encounters("N4 N1 N2", "").mr_time(A);
    position.play("bonus 6.1; card N4; top", "N4 N1");
    EXPECT_EQ(position.player(A).portal, walk.to);
    EXPECT_EQ(position.state.owed_actions, walk.owed);
  }
}

TEST(SteamtimePortal, BonusActionsFollowOneAfterAnother) {
  RULE("ST-13.5");
  RULE("ST-13.4");
  RULE("ST-13.6");
  TestPosition position;
  position.has(A, "4p, 0g").lies("3.1", "M1");
  EXPECT_EQ(position.play("place 3.1"), "A portal 0 mission M1 hangar -1 highest 3; 3.1 A -M1");
  EXPECT_EQ(position.forbids("skip"), "ST-13.3");
  EXPECT_EQ(position.forbids("bonus 3.1"), "ST-8.5");  // the mission is gone
  EXPECT_EQ(position.forbids("bonus 7.1"), "ST-3.7");
  EXPECT_EQ(position.forbids("bonus 1.1"), "ST-8.5");  // and there was none here
  EXPECT_EQ(position.play("decline"), "turn B");
}

TEST(SteamtimePortal, WhatMrTimeTakesIsGone) {
  RULE("ST-13.6");
  RULE("ST-13.3");
  TestPosition position;
  position.has(A, "4p").lies("3.1", "M1").lies("1.1", "M2").play("place 3.1");
  EXPECT_EQ(position.play("bonus 1.1"), "A mission M2; 1.1 -M2; turn B");  // below the highest airship
  EXPECT_EQ(position.forbids("place 1.1"), "ST-8.5");
  EXPECT_EQ(position.player(A).highest, 3);
}

TEST(SteamtimePortal, ABonusActionMayEarnAnother) {
  RULE("ST-13.5");
  RULE("ST-13.4");
  TestPosition position;
  position.has(A, "4p").lies("3.1", "M1").play("place 3.1");
  position.state.players[A].portal = 4;
  EXPECT_EQ(position.play("bonus 4.2"), "A +5g portal 0");
  EXPECT_EQ(position.offered("decline"), "decline");
  EXPECT_EQ(position.play("decline"), "turn B");
}

TEST(SteamtimeTile, SteamIntoEsteemOrATimeCrystal) {
  RULE("ST-14.2");
  RULE("ST-14.3");
  RULE("ST-7.3");
  TestPosition position;
  position.has(A, "turns 1").play("tile");
  EXPECT_EQ(position.offered(), "esteem 0");
  EXPECT_EQ(position.forbids("time"), "ST-14.3");
  EXPECT_EQ(position.forbids("esteem 1"), "ST-14.3");
  EXPECT_EQ(position.forbids("tile"), "ST-14.2");
  EXPECT_EQ(position.play("esteem 0"), "turn B");

  TestPosition ten;
  ten.has(A, "10s, turns 1").play("tile");
  EXPECT_EQ(ten.choices(), 12U);
  EXPECT_EQ(ten.play("esteem 10"), "A -10s +10e; turn B");

  TestPosition full;  // all slots that are left are marked
  full.has(A, "GN 3, BU 2, BK 1, PK 2, GY 3, OR 2, 1g, 1s, turns 1").play("tile");
  EXPECT_EQ(full.offered(), "esteem 0, esteem 1");
  full.has(A, "GN 3, BU 2, BK 1, PK 2, GY 3, OR 2, 2g, 1s, turns 1");
  EXPECT_EQ(full.play("time; gain T>GY"), "A +T@GY -2g -1s; turn B");

  TestPosition empty(4);
  empty.has(A, "1s, turns 1").mine(0).play("tile");
  EXPECT_EQ(empty.offered(), "esteem 0, esteem 1");
}

TEST(SteamtimeTile, IsForbiddenOnTheFirstPlayersFirstTurnOnly) {
  RULE("ST-7.4");
  TestPosition position(3);
  position.first(B).turn(B);
  EXPECT_EQ(position.forbids("tile"), "ST-7.4");
  position.play("B: skip");
  EXPECT_EQ(position.forbids("tile"), "");
  position.play("C: skip; A: place 2.4");
  EXPECT_EQ(position.owing(), "B");
  EXPECT_EQ(position.forbids("tile"), "");
}

TEST(SteamtimeMint, SteamAloneOrWithACrystal) {
  RULE("ST-11.11");
  TestPosition position(2, {{"steam_payment", "mint"}});
  position.has(A, "1s").effort("α5").lies("2.2", "I-A");  // GN + BU
  EXPECT_EQ(position.forbids("place 2.2"), "ST-11.7");
  position.has(A, "PK 1, 2s").mr_time(A).play("bonus 2.2");
  EXPECT_EQ(position.offered(), "pay PK, pay steam");
  EXPECT_EQ(position.play("pay steam; pay PK"), "A -PK -2s +2e upgrade I-A; 2.2 -I-A");

  TestPosition recolour;
  recolour.has(A, "GN 1, BU 1, 2s").effort("α5").lies("2.2", "I-A").mr_time(A).play("bonus 2.2");
  EXPECT_EQ(recolour.forbids("pay steam"), "ST-11.6");
  EXPECT_EQ(recolour.forbids("pay OR"), "ST-11.1");
  EXPECT_EQ(recolour.forbids("stop"), "ST-11.8");
}

TEST(SteamtimeDecks, LieInNoOrder) {
  RULE("ST-27.70");
  const Rules& rules = rules_for(2, {{"first_player", 0}});
  const State state = start(rules);
  std::set<int> drawn;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    State after = state;
    Dealer dealer{Generator(seed)};
    Journal deaf;
    rules.play(after, A, Move::of(Act::place, space_code(3, 2)), dealer, deaf);
    drawn.insert(after.agenda.top().a);
  }
  EXPECT_GE(drawn.size(), 15U);  // of 24 encounters
}

}  // namespace
}  // namespace tempora::steamtime
