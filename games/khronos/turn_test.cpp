// Set-up, rounds, turns, steps and the end: KH-5, KH-6, KH-14, KH-15, worked examples E42 to E45 and E47.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "engine/testing/rule.hpp"
#include "games/khronos/testing/position.hpp"

namespace tempora::khronos {
namespace {

using Texts = std::vector<std::string>;

State started(const Rules& rules, std::uint64_t seed) {
  Dealer dealer{Generator(seed)};
  Journal deaf;
  return rules.start(dealer, deaf);
}

TEST(KhronosExample, E42_WithoutTileNoShadowAndNoCastle) {
  RULE("KH-20");
  RULE("KH-2.7");
  RULE("KH-9.3");
  Position position;
  position.everywhere("Castle B9 P1; Castle G13 P1").might("Castle L8 P2").faith("Castle L8 P2");
  EXPECT_EQ(position.stock(Type::military, 3), 1);
  position.acts(P3, kMight, 4, 0, 0).play("build Might Castle N13");
  EXPECT_EQ(position.ecus(P3), 5);
  EXPECT_EQ(position.might(), "Castle L8 P2; Castle B9 P1; Castle G13 P1; Castle N13 P3");
  EXPECT_EQ(position.faith(), "Castle L8 P2; Castle B9 P1; Castle G13 P1");
  EXPECT_EQ(position.reason(), "Castle B9; Castle G13");
  position.acts(P3, kMight, 4, 0, 0);
  EXPECT_EQ(position.forbids("build Might Castle B18"), "KH-2.7");
  EXPECT_EQ(position.acts(P3, kFaith, 4, 0, 0).forbids("build Faith Castle B18"), "KH-2.7");
}

TEST(KhronosExample, E43_LastCube) {
  RULE("KH-20");
  RULE("KH-2.12");
  RULE("KH-9.3");
  Position position;
  position.cubes(P1, 1).acts(P1, kMight, 2, 0, 0).play("build Might Keep M5");
  EXPECT_EQ(position.might(), "Keep M5 P1");
  EXPECT_EQ(position.faith() + position.reason(), "");
  EXPECT_EQ(position.cubes(P1), 0);
  position.acts(P1, kMight, 2, 0, 1);
  EXPECT_EQ(position.forbids("build Might Tower A7"), "KH-2.12");
  Position hamlet = position;
  hamlet.play("build Might Hamlet A7");
  EXPECT_EQ(hamlet.might(), "Keep M5 P1; Hamlet A7");
  position.play("upgrade Might M5 Castle M4");
  EXPECT_EQ(position.might(), "Castle M4 P1");
  EXPECT_EQ(position.faith() + position.reason(), "");
}

TEST(KhronosExample, E44_Exchange) {
  RULE("KH-20");
  RULE("KH-6.3");
  Position position;
  position.ecus(P1, 3).hand(P1, 2, 1, 1).step(Step::exchange);
  EXPECT_EQ(position.offered().size(), 12U);
  position.play("exchange 0 1 1");
  EXPECT_EQ(position.ecus(P1), 1);
  EXPECT_EQ(position.state.discards, (Cards{0, 1, 1}));
  EXPECT_EQ(position.state.players[P1].hand, (Cards{4, 0, 0}));  // Military lies on top of the pile
  EXPECT_EQ(position.state.step, Step::act);
  // With 1 ecu the step is skipped.
  Position poor;
  poor.ecus(P2, 1).active(P1).play("end discard 0 0 0");
  EXPECT_EQ(poor.state.active, P2);
  EXPECT_EQ(poor.state.step, Step::act);
  Position enough;
  enough.ecus(P2, 2).active(P1).play("end discard 0 0 0");
  EXPECT_EQ(enough.state.step, Step::exchange);
}

TEST(KhronosExample, E45_Swap) {
  RULE("KH-20");
  RULE("KH-6.4");
  RULE("KH-18");
  Position position(3, {{"holdem", "on"}});
  position.hand(P1, 0, 3, 1).hold(2, 0, 1).step(Step::swap);
  EXPECT_EQ(position.offers(), "pass, swap Military 1, swap Military 2, swap Civil 1");
  position.play("swap Military 2");
  EXPECT_EQ(position.offers(), "give 0 1 1, give 0 2 0");
  position.play("give 0 2 0");
  EXPECT_EQ(position.state.row, (Cards{0, 2, 1}));
  EXPECT_EQ(position.state.players[P1].hand, (Cards{2, 1, 1}));
  EXPECT_EQ(position.state.step, Step::act);
  EXPECT_EQ(position.ecus(P1), 4);
}

TEST(KhronosExample, E47_EqualScoresShareThePlace) {
  RULE("KH-20");
  RULE("KH-14.1");
  RULE("KH-14.2");
  Position position;
  position.round(7).active(P3).ecus(P1, 31).ecus(P2, 40).ecus(P3, 31);
  EXPECT_FALSE(position.rules.outcome(position.state));
  position.play("end discard 0 0 0");
  const auto outcome = position.rules.outcome(position.state);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->places, (std::vector<int>{2, 1, 2}));
  EXPECT_EQ(outcome->rule, "KH-14.1");
  EXPECT_EQ(outcome->scores[1][0].amount, 40);
  EXPECT_TRUE(position.rules.owing(position.state).empty());
}

TEST(KhronosSetUp, TwoToFourPlayers) {
  RULE("KH-1.3");
  RULE("KH-18");
  for (const int players : {-1, 0, 1, 5, 10}) EXPECT_FALSE(Rules::create(tempora::Setup{players, Json::object(), ""}));
  for (const int players : {2, 3, 4}) EXPECT_TRUE(Rules::create(tempora::Setup{players, Json::object(), ""}));
  EXPECT_EQ(Rules::info().min_players, 2);
  EXPECT_EQ(Rules::info().max_players, 4);
}

TEST(KhronosSetUp, OptionsHaveTheValuesOfTheTable) {
  RULE("KH-18");
  const std::vector<std::pair<std::string, std::vector<std::string>>> table{{"map", {"valley", "glen", "delta"}},
                                                                            {"holdem", {"off", "on"}},
                                                                            {"settle", {"seed", "published"}},
                                                                            {"ruin", {"printed", "zero"}},
                                                                            {"terrain", {"published", "seed-text"}},
                                                                            {"river-hamlet", {"no", "yes"}},
                                                                            {"deck", {"33", "55"}},
                                                                            {"first", {"random", "P1"}},
                                                                            {"undo", {"on", "off"}}};
  ASSERT_EQ(Rules::info().options.size(), table.size());
  for (const auto& [option, values] : table) {
    for (const std::string& value : values) {
      EXPECT_TRUE(Rules::create(tempora::Setup{3, {{option, value}}, ""})) << option << value;
    }
    const auto refused = Rules::create(tempora::Setup{3, {{option, "maybe"}}, ""});
    ASSERT_FALSE(refused) << option;
    EXPECT_NE(refused.error().text.find(option), std::string::npos) << refused.error().text;
    for (const auto& spec : Rules::info().options) {
      EXPECT_TRUE(spec.name != option || spec.default_value == Json(values.front())) << option;
    }
  }
  EXPECT_FALSE(Rules::create(tempora::Setup{3, {{"colour", "red"}}, ""}));
  EXPECT_FALSE(Rules::create(tempora::Setup{3, Json::array(), ""}));
}

TEST(KhronosSetUp, IsTheSameForAnyNumberOfPlayers) {
  RULE("KH-5.2");
  RULE("KH-5.4");
  RULE("KH-2.11");
  for (const int players : {2, 3, 4}) {
    const Rules rules = rules_for(players);
    const State state = started(rules, 5);
    EXPECT_EQ(state.round, 1);
    EXPECT_EQ(state.pile.size(), 33U - 4U * static_cast<unsigned>(players));
    EXPECT_EQ(count_of(state.discards) + count_of(state.row), 0);
    EXPECT_EQ(state.buildings.size(), 30U);  // printed hamlets
    for (int seat = 0; seat < players; ++seat) {
      const Player& player = state.players[static_cast<std::size_t>(seat)];
      EXPECT_EQ(player.ecus, 4);
      EXPECT_EQ(player.cubes, 25);
      EXPECT_EQ(count_of(player.hand), 4);
      for (const Agent& agent : player.agents) EXPECT_EQ(agent.age, kMight);
    }
    EXPECT_EQ(state.active, state.first);
  }
}

TEST(KhronosSetUp, StartPlayerIsDrawnEvenly) {
  RULE("KH-5.3");
  RULE("KH-16.1");
  RULE("KH-18");
  constexpr int kDeals = 6000;
  for (const int players : {2, 3, 4}) {
    const Rules rules = rules_for(players);
    std::array<int, 4> first{};
    for (int i = 0; i < kDeals; ++i) ++first[started(rules, seed_of(21, static_cast<std::uint64_t>(i))).first];
    const double p = 1.0 / players;
    for (int seat = 0; seat < players; ++seat) {
      EXPECT_NEAR(first[static_cast<std::size_t>(seat)] / double{kDeals}, p, 4 * std::sqrt(p * (1 - p) / kDeals));
    }
    const Rules fixed = rules_for(players, {{"first", "P1"}});
    for (std::uint64_t seed = 0; seed < 30; ++seed) EXPECT_EQ(started(fixed, seed).first, P1);
  }
}

TEST(KhronosSetUp, ChanceComesInItsOrder) {
  RULE("KH-16.1");
  RULE("KH-5.5");
  for (const bool holdem : {false, true}) {
    const Rules rules = rules_for(3, {{"holdem", holdem ? "on" : "off"}});
    const std::uint32_t cards = holdem ? 30 : 33;
    // The start player is 2; every card of the shuffle stays where it is: Civil on top, then Religious, then Military.
    std::vector<std::uint32_t> script{2};
    for (std::uint32_t left = cards; left > 1; --left) script.push_back(left - 1);
    ScriptedDice dice(script);
    std::vector<Draw> draws;
    Dealer dealer(dice, draws);
    std::vector<Entry> facts;
    Journal journal(facts);
    const State state = rules.start(dealer, journal);
    ASSERT_EQ(draws.size(), cards);
    EXPECT_EQ(draws[0].bound, 3U);
    for (std::uint32_t left = cards; left > 1; --left) EXPECT_EQ(draws[cards - left + 1].bound, left);
    EXPECT_EQ(state.first, P3);
    EXPECT_EQ(state.row, holdem ? (Cards{1, 1, 1}) : Cards{});
    // Four cards to P1, to P2, to P3, each from the top.
    EXPECT_EQ(state.players[P1].hand, (Cards{0, 0, 4}));
    EXPECT_EQ(state.players[P2].hand, (Cards{0, 0, 4}));
    EXPECT_EQ(state.players[P3].hand, holdem ? (Cards{0, 2, 2}) : (Cards{0, 1, 3}));
    std::vector<What> order;
    for (const Entry& entry : facts) order.push_back(static_cast<What>(entry.full.what));
    std::vector<What> expected{What::first, What::shuffled, What::drew, What::drew, What::drew, What::turn};
    if (holdem) expected.insert(expected.begin(), What::row);
    EXPECT_EQ(order, expected);
  }
}

TEST(KhronosSetUp, StateHoldsWhatTheBookLists) {
  RULE("KH-5.1");
  Position position(3, {{"holdem", "on"}});
  position.might("Keep M5 P1").reason("Keep M5 (P2 1); C13 (P3 1)");
  std::string text;
  JsonWriter writer(text);
  write(position.state, writer);
  const Json json = Json::parse(text);
  for (const char* key : {"round", "first", "active", "step", "ages", "seats", "stock", "pile", "discards", "row"}) {
    EXPECT_TRUE(json.contains(key)) << key;
  }
  for (const char* key : {"ecus", "cubes", "hand", "agents"}) EXPECT_TRUE(json["seats"][0].contains(key)) << key;
  EXPECT_EQ(json["ages"]["might"].size(), 11U);
  EXPECT_EQ(json["pile"].size(), position.state.pile.size());
}

TEST(KhronosRound, EveryPlayerTakesOneTurnFromTheStartPlayerOn) {
  RULE("KH-6.1");
  RULE("KH-1.4");
  RULE("KH-1.2");
  RULE("KH-14.1");
  RULE("KH-17.1");
  for (const int players : {2, 3, 4}) {
    for (int first = 0; first < players; ++first) {
      Position position(players);
      position.state.first = static_cast<std::uint8_t>(first);
      position.active(static_cast<Seat>(first)).step(Step::exchange);
      for (int turn = 0; turn < 7 * players; ++turn) {
        ASSERT_FALSE(position.rules.owing(position.state).empty());
        EXPECT_EQ(position.state.active, (first + turn) % players);
        EXPECT_EQ(position.state.round, turn / players + 1);
        EXPECT_EQ(position.state.first, first);
        position.play("keep end discard 0 0 0");
      }
      EXPECT_TRUE(position.rules.owing(position.state).empty());
      EXPECT_EQ(position.state.round, 7);
      EXPECT_TRUE(position.rules.outcome(position.state));
    }
  }
}

TEST(KhronosTurn, StepsComeInTheirOrder) {
  RULE("KH-6.2");
  RULE("KH-6.5");
  Position position(3, {{"holdem", "on"}});
  position.uses(P1, 0, 1).active(P3).play("end discard 0 0 0");
  EXPECT_EQ(position.state.active, P1);
  for (const Agent& agent : position.state.players[P1].agents) EXPECT_EQ(agent.uses, 2);
  EXPECT_EQ(position.state.step, Step::exchange);
  EXPECT_EQ(position.forbids("end"), "KH-15.1");
  position.play("keep");
  EXPECT_EQ(position.state.step, Step::swap);
  position.play("pass");
  EXPECT_EQ(position.state.step, Step::act);
  // Any order, as many as one can pay for, or none.
  Position none = position;
  none.play("end");
  EXPECT_EQ(none.state.step, Step::discard);
  position.hand(P1, 2, 1, 1).play("build Might Hamlet C5").play("move 1 Faith").play("build Might Tower A8");
  EXPECT_EQ(position.state.step, Step::act);
  position.play("move 2 Faith").play("build Faith Chapel A8").play("end");
  EXPECT_EQ(position.state.step, Step::discard);
  position.play("discard 0 0 0");
  EXPECT_EQ(position.state.active, P2);
}

TEST(KhronosTurn, UsesComeBackAtTheStartOfTheTurnOnly) {
  RULE("KH-6.2");
  RULE("KH-7.2");
  Position position;
  position.acts(P1, kMight, 2, 1, 1).play("build Might Tower A8 share 1 0").play("build Might Hamlet C5 share 1 0");
  EXPECT_EQ(position.state.players[P1].agents[0].uses, 0);
  position.play("move 1 Faith").play("move 1 Might");
  EXPECT_EQ(position.state.players[P1].agents[0].uses, 0);
  EXPECT_EQ(position.state.players[P1].agents[1].uses, 2);
}

TEST(KhronosTurn, ExchangeDiscardsFirstThenDraws) {
  RULE("KH-6.3");
  RULE("KH-16.2");
  Position position;
  position.hand(P1, 4, 0, 0).hand(P2, 0, 4, 0).hand(P3, 0, 4, 0).discards(7, 3, 11).step(Step::exchange);
  ASSERT_TRUE(position.state.pile.empty());
  position.play("exchange 2 0 0");
  // The discarded cards were shuffled with the rest before he drew.
  EXPECT_EQ(position.told(What::shuffled), 1);
  EXPECT_EQ(position.state.pile.size(), 21U);
  EXPECT_EQ(count_of(position.state.discards), 0);
  EXPECT_EQ(count_of(position.state.players[P1].hand), 4);
  EXPECT_EQ(position.ecus(P1), 2);
  // Once: the step is over.
  EXPECT_EQ(position.forbids("exchange 1 0 0"), "KH-15.1");
}

TEST(KhronosTurn, EmptyPileIsRenewedFromTheDiscards) {
  RULE("KH-16.2");
  Position position;
  position.hand(P1, 0, 0, 0).hand(P2, 0, 4, 0).hand(P3, 0, 4, 0).discards(9, 3, 11);
  ASSERT_EQ(position.state.pile.size(), 2U);
  position.play("end discard 0 0 0");
  EXPECT_EQ(count_of(position.state.players[P1].hand), 4);
  EXPECT_GE(position.state.players[P1].hand[0], 2);  // the two that lay there came first
  EXPECT_EQ(position.state.pile.size(), 21U);
  EXPECT_EQ(count_of(position.state.discards), 0);
}

TEST(KhronosTurn, HandIsDiscardedAtWillAndFilled) {
  RULE("KH-6.6");
  Position position;
  position.hand(P1, 2, 1, 0).play("end");
  EXPECT_EQ(position.offers(),
            "discard 0 0 0, discard 0 1 0, discard 1 0 0, discard 1 1 0, discard 2 0 0, discard 2 1 0");
  position.play("discard 1 1 0");
  EXPECT_EQ(count_of(position.state.players[P1].hand), 4);
  EXPECT_EQ(position.state.discards, (Cards{1, 1, 0}));
  EXPECT_EQ(position.state.players[P1].hand, (Cards{4, 0, 0}));
}

TEST(KhronosTurn, SwapTakesOneColourForAnyCards) {
  RULE("KH-6.4");
  Position position(3, {{"holdem", "on"}});
  EXPECT_EQ(position.state.row, (Cards{1, 1, 1}));
  position.hand(P1, 2, 2, 0).step(Step::swap);
  EXPECT_EQ(position.offers(), "pass, swap Military 1, swap Religious 1, swap Civil 1");
  Position passed = position;
  passed.play("pass");
  EXPECT_EQ(passed.state.row, (Cards{1, 1, 1}));
  // The row need not keep one of each colour, and what was just taken cannot go back.
  position.play("swap Civil 1");
  EXPECT_EQ(position.offers(), "give 0 1 0, give 1 0 0");
  EXPECT_EQ(position.forbids("give 0 0 1"), "KH-6.4");
  position.play("give 1 0 0");
  EXPECT_EQ(position.state.row, (Cards{2, 1, 0}));
  EXPECT_EQ(position.state.players[P1].hand, (Cards{1, 2, 1}));
  EXPECT_EQ(position.forbids("pass"), "KH-15.1");  // once
}

TEST(KhronosTurn, WithoutHoldemThereIsNoSwap) {
  RULE("KH-18");
  Position position;
  position.step(Step::exchange).play("keep");
  EXPECT_EQ(position.state.step, Step::act);
  EXPECT_EQ(count_of(position.state.row), 0);
}

TEST(KhronosSteps, ListOfActsIsInOrder) {
  RULE("KH-15.8");
  RULE("KH-15.1");
  Position position;
  position.might("Watch Tower C9 P1; Chapel A8 P2; Hamlet C5").faith("Watch Tower C9 P1; Chapel A8 P1; Hamlet C5");
  position.reason("Keep M5; Abbey D8").hand(P1, 2, 2, 2).agents(P1, kMight, kFaith);
  EXPECT_EQ(position.offered(), (Texts{"move 1 Faith",
                                       "move 1 Reason",
                                       "move 2 Might",
                                       "move 2 Reason",
                                       "build Might Tower",
                                       "build Might Keep",
                                       "build Might Chapel",
                                       "build Might Monastery",
                                       "build Might Hamlet",
                                       "build Might Town",
                                       "build Faith Tower",
                                       "build Faith Keep",
                                       "build Faith Chapel",
                                       "build Faith Monastery",
                                       "build Faith Hamlet",
                                       "build Faith Town",
                                       "upgrade Might",
                                       "upgrade Faith",
                                       "demolish Might Military",
                                       "demolish Might Religious",
                                       "demolish Might Civil",
                                       "demolish Faith Military",
                                       "demolish Faith Religious",
                                       "demolish Faith Civil",
                                       "end"}));
  position.agents(P1, kReason, kReason);
  EXPECT_EQ(position.offered(), (Texts{"move 1 Might", "move 1 Faith", "move 2 Might", "move 2 Faith", "populate",
                                       "renovate Military", "renovate Religious", "end"}));
}

TEST(KhronosSteps, PlacesAreInReadingOrder) {
  RULE("KH-15.8");
  RULE("KH-15.5");
  Position position;
  position.acts(P1, kMight, 1, 0, 2).play("build Might Hamlet");
  Texts rows;
  for (int row = 1; row <= 20; ++row) rows.push_back("row " + std::to_string(row));
  EXPECT_EQ(position.offered(), rows);
  position.play("row 3");
  EXPECT_EQ(position.offers(),
            "column A, column B, column C, column D, column E, column F, column G, column H, column J, column K, "
            "column M, column N, column O, column P");
  Position which;
  which.reason("Town C2").acts(P1, kReason, 0, 0, 1).play("populate");
  EXPECT_EQ(which.offers(),
            "which C2, which L3, which E4, which H7, which N7, which B8, which H12, which M12, which C13, which F17, "
            "which N17");
  Position grow;
  grow.might("Hamlet C10").acts(P1, kMight, 0, 0, 4).play("upgrade Might C10");
  EXPECT_EQ(grow.offers(),
            "grow 2 B9, grow 2 C9, grow 2 B10, grow 2 C10, grow 3 C8, grow 3 A9, grow 3 B9, "
            "grow 3 C9, grow 3 A10, grow 3 B10, grow 3 C10");
}

TEST(KhronosSteps, CardsAndUsesAreInOrder) {
  RULE("KH-15.8");
  RULE("KH-15.2");
  Position position;
  position.acts(P1, kMight, 2, 1, 1).begin("build Might Keep E8");
  EXPECT_EQ(position.state.step, Step::extra);
  EXPECT_EQ(position.offers(), "extra 0 0 1, extra 0 1 0");
  position.play("extra 0 0 1 share 2 1");
  Position mountain;
  mountain.acts(P1, kMight, 3, 1, 0).begin("build Might Tower A1");
  EXPECT_EQ(mountain.offers(), "extra 1 1 0, extra 2 0 0");
  Position exchange;
  exchange.hand(P1, 1, 1, 2).step(Step::exchange);
  EXPECT_EQ(exchange.offers(),
            "keep, exchange 0 0 1, exchange 0 0 2, exchange 0 1 0, exchange 0 1 1, exchange 0 1 2, exchange 1 0 0, "
            "exchange 1 0 1, exchange 1 0 2, exchange 1 1 0, exchange 1 1 1, exchange 1 1 2");
}

TEST(KhronosSteps, AgentsShareTheUses) {
  RULE("KH-15.2");
  RULE("KH-15.8");
  RULE("KH-7.2");
  const auto shares = [](int one, int two, const char* path, int military) {
    Position position;
    position.acts(P1, kMight, military, 0, 0).uses(P1, one, two);
    return position.begin(path).offers();
  };
  EXPECT_EQ(shares(2, 2, "build Might Tower C5", 4), "share 1 0");
  EXPECT_EQ(shares(2, 2, "build Might Keep C5", 4), "share 2 0, share 1 1");
  EXPECT_EQ(shares(2, 2, "build Might Castle A9", 4), "share 2 2");
  EXPECT_EQ(shares(2, 1, "build Might Tower C5", 4), "share 1 0, share 0 1");
  EXPECT_EQ(shares(1, 2, "build Might Keep C5", 4), "share 1 1, share 0 2");
  EXPECT_EQ(shares(1, 1, "build Might Tower C5", 4), "share 1 0");
  EXPECT_EQ(shares(0, 2, "build Might Tower C5", 4), "share 0 1");
  // With one agent there nothing is asked.
  Position apart;
  apart.hand(P1, 2, 0, 0).agents(P1, kFaith, kMight).play("build Might Keep C5");
  EXPECT_EQ(apart.state.players[P1].agents[0].uses, 2);
  EXPECT_EQ(apart.state.players[P1].agents[1].uses, 0);
}

TEST(KhronosSteps, OnlyWhatCanBeCompletedIsOffered) {
  RULE("KH-15.3");
  Position position;
  // Every kind that is offered leads to its end by any of the steps that it offers.
  position.might("Watch Tower C9 P1; Chapel A8 P2; Keep M5 P2").reason("Keep M5; Abbey D8 (P2 1)");
  position.hand(P1, 2, 1, 1).agents(P1, kMight, kReason);
  MoveList<Move> acts;
  position.rules.legal(position.state, P1, acts);
  for (const Move& act : acts) {
    if (act.act == Act::end || act.act == Act::move) continue;
    std::vector<State> open{position.state};
    Dealer dealer{Generator(1)};
    Journal deaf;
    position.rules.play(open[0], P1, act, dealer, deaf);
    while (!open.empty()) {
      const State state = open.back();
      open.pop_back();
      if (state.step == Step::act) continue;
      MoveList<Move> moves;
      const Seat seat = position.rules.owing(state).lowest();
      position.rules.legal(state, seat, moves);
      ASSERT_FALSE(moves.empty()) << text_of(act);
      for (const Move& move : moves) {
        open.push_back(state);
        position.rules.play(open.back(), seat, move, dealer, deaf);
      }
    }
  }
}

TEST(KhronosSteps, MoveIsSaidByItsNames) {
  RULE("KH-15.1");
  for (const char* text : {"keep",
                           "exchange 1 0 2",
                           "pass",
                           "swap Civil 2",
                           "give 0 1 0",
                           "move 2 Reason",
                           "build Faith Castle",
                           "upgrade Might",
                           "demolish Faith Civil",
                           "populate",
                           "renovate Religious",
                           "end",
                           "row 20",
                           "column P",
                           "which M5",
                           "grow 3 A20",
                           "extra 1 1 0",
                           "share 2 1",
                           "stay H13",
                           "place P20",
                           "keep-cube P4",
                           "discard 4 0 0"}) {
    const Move move = move_of(text);
    std::string written;
    JsonWriter json(written);
    write(move, json);
    const auto back = read_move(Json::parse(written));
    ASSERT_TRUE(back) << text;
    EXPECT_EQ(*back, move) << text;
  }
  for (const char* bad : {R"({})",
                          R"([])",
                          R"(null)",
                          R"("end")",
                          R"({"do":"fly"})",
                          R"({"do":"end","now":true})",
                          R"({"do":"row"})",
                          R"({"do":"row","row":0})",
                          R"({"do":"row","row":25})",
                          R"({"do":"column","column":"Y"})",
                          R"({"do":"column","column":"AB"})",
                          R"({"do":"column","column":1})",
                          R"({"do":"which","square":"M0"})",
                          R"({"do":"which","square":"M05"})",
                          R"({"do":"which","square":"M25"})",
                          R"({"do":"which","square":"5M"})",
                          R"({"do":"which","square":""})",
                          R"({"do":"grow","size":1,"square":"M5"})",
                          R"({"do":"build","age":"now","type":"civil","size":1})",
                          R"({"do":"build","age":"might","type":"civil","size":4})",
                          R"({"do":"build","age":"might","type":"civil","size":1.5})",
                          R"({"do":"discard","cards":[1,0]})",
                          R"({"do":"discard","cards":[1,0,-1]})",
                          R"({"do":"discard","cards":[5,0,0]})",
                          R"({"do":"discard","cards":"none"})",
                          R"({"do":"share","uses":[3,0]})",
                          R"({"do":"keep_cube","seat":4})",
                          R"({"do":"move","agent":0,"age":"faith"})",
                          R"({"do":"move","agent":3,"age":"faith"})",
                          R"({"do":"swap","type":"civil","count":0})",
                          R"({"do":"swap","type":"civil","count":4})"}) {
    EXPECT_FALSE(read_move(Json::parse(bad))) << bad;
  }
}

TEST(KhronosEnd, PlacesHangOnEcusAlone) {
  RULE("KH-14.2");
  RULE("KH-1.2");
  Position position(4);
  position.might("Castle A9 P4").agents(P4, kReason, kReason).hand(P4, 4, 0, 0).cubes(P1, 0);
  position.round(7).active(P4).ecus(P1, 12).ecus(P2, 12).ecus(P3, 5).ecus(P4, 12).play("end discard 0 0 0");
  EXPECT_EQ(position.rules.outcome(position.state)->places, (std::vector<int>{1, 1, 4, 1}));
}

// The sum of the score tells where every ecu came from and went.
TEST(KhronosEnd, ScoreIsTheSumOfItsLines) {
  RULE("KH-14.1");
  RULE("KH-6.7");
  Position position(2);
  position.round(7).might("Keep D13 P2; Town E15").faith("Chapel H11 P1");
  position.acts(P2, kMight, 2, 2, 0).ecus(P2, 9).step(Step::exchange).play("exchange 0 1 0").hand(P2, 2, 1, 0);
  position.play("build Might Keep G4").play("move 2 Faith").play("demolish Faith Chapel H11").play("end discard 0 0 0");
  const auto outcome = position.rules.outcome(position.state);
  ASSERT_TRUE(outcome);
  const auto lines = [&](Seat seat) {
    std::string text;
    for (const ScoreLine& line : outcome->scores[seat]) {
      if (line.amount != 0) text += std::string(line.id) + " " + std::to_string(line.amount) + " ";
    }
    return text;
  };
  EXPECT_EQ(lines(P1), "start 4 ");
  EXPECT_EQ(lines(P2), "start 9 buildings 1 might 4 exchanges -2 moves -1 demolitions -1 ");
}

TEST(KhronosEnd, NothingIsOwedWhenItIsOver) {
  RULE("KH-14.1");
  Position position;
  position.round(7).active(P3).play("end discard 0 0 0");
  for (Seat seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(position.forbids(seat, "end"), "KH-14.1");
    MoveList<Move> moves;
    position.rules.legal(position.state, seat, moves);
    EXPECT_TRUE(moves.empty());
  }
  // In round 6 the last player's turn ends no match.
  Position earlier;
  earlier.round(6).active(P3).play("end discard 0 0 0");
  EXPECT_FALSE(earlier.rules.outcome(earlier.state));
  EXPECT_EQ(earlier.state.round, 7);
}

}  // namespace
}  // namespace tempora::khronos
