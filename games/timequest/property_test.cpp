// What holds in every match: the book's invariants (TQ-23.3), bounds (TQ-27), and who sees what (TQ-23.1, TQ-26).
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "engine/match.hpp"
#include "engine/testing/rule.hpp"
#include "games/timequest/testing/position.hpp"

namespace tempora::timequest {
namespace {

std::string json_of(const View& view) {
  std::string text;
  JsonWriter json(text);
  write(view, json);
  return text;
}

// Plays random matches; visit(before, seat, move, after) for each step, choose(state, seat, moves, generator) → move.
template <class Choose, class Visit>
void play_matches(const Rules& rules, int matches, Choose&& choose, Visit&& visit) {
  for (int i = 0; i < matches; ++i) {
    const std::uint64_t seed = seed_of(4, static_cast<std::uint64_t>(i));
    Generator generator(seed);
    Dealer dealer{Generator(~seed)};
    Journal deaf;
    State state = rules.start(dealer, deaf);
    while (!rules.owing(state).empty()) {
      const Seat seat = rules.owing(state).lowest();
      MoveList<Move> moves;
      rules.legal(state, seat, moves);
      const Move move = choose(state, moves, generator);
      const State before = state;
      rules.play(state, seat, move, dealer, deaf);
      visit(before, seat, move, state);
    }
    ASSERT_TRUE(rules.outcome(state));
  }
}

Move any_of(const State& /*state*/, const MoveList<Move>& moves, Generator& generator) {
  return moves[generator.below(static_cast<std::uint32_t>(moves.size()))];
}

TEST(TimequestProperties, NothingIsLostAndNothingComesFromNowhere) {
  RULE("TQ-3.1");
  RULE("TQ-23.3");
  const Rules& rules = rules_for(5, {{"objectives", "one"}});
  play_matches(rules, 12, any_of, [&](const State&, Seat, Move, const State& state) {
    rules.check(state);
    Goods goods = state.now.bank;
    int crystals = state.now.crystals;
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
      const Player& player = state.now.players[seat];
      crystals += player.crystals;
      for (std::size_t i = 0; i < goods.size(); ++i) {
        goods[i] = static_cast<std::uint8_t>(goods[i] + player.goods[i] + state.stakes[seat][i]);
      }
    }
    ASSERT_EQ(goods, (Goods{30, 30, 30, 30, 30}));
    ASSERT_EQ(crystals, 60);
  });
}

TEST(TimequestProperties, OnlyADuelTakesAnArtifactAway) {
  RULE("TQ-14.7");
  const Rules& rules = rules_for(4, {{"artifacts", "anywhere"}, {"crystals", 5}});
  play_matches(rules, 15, any_of, [&](const State& before, Seat, Move move, const State& after) {
    const bool reverses = before.agenda.top().what == Do::menu && move.act == Act::use_card;  // AS19
    if (before.agenda.top().what == Do::duel || reverses) return;
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
      const Bits had = before.now.players[seat].artifacts;
      ASSERT_EQ((had & after.now.players[seat].artifacts).size(), had.size());
    }
  });
}

TEST(TimequestProperties, CountersNeverFallButByATimeReversal) {
  RULE("TQ-22.2");
  const Rules& rules = rules_for(4);
  play_matches(rules, 10, any_of, [&](const State& before, Seat, Move move, const State& after) {
    const bool menu = before.agenda.top().what == Do::menu;
    if (menu && move.act == Act::use_card && move.n[0] == number_of("AS19")) return;
    for (Seat seat = 0; seat < 4; ++seat) {
      for (int counter = 0; counter < kCounters; ++counter) {
        const auto which = static_cast<Counter>(counter);
        ASSERT_GE(rules.counted(after, seat, which), rules.counted(before, seat, which)) << counter;
      }
    }
  });
}

TEST(TimequestProperties, AMenuHasAtMost65Moves) {
  RULE("TQ-24.3");
  std::size_t most = 0;
  play_matches(
      rules_for(5, {{"offers", "10"}}), 15,
      [&](const State& state, const MoveList<Move>& moves, Generator& generator) {
        if (state.agenda.top().what == Do::menu) most = std::max(most, moves.size());
        return any_of(state, moves, generator);
      },
      [](auto&&...) {});
  EXPECT_LE(most, 65U);
  EXPECT_GT(most, 20U);
}

TEST(TimequestProperties, RoundsTurnsAndStepsAreBounded) {
  RULE("TQ-27.1");
  RULE("TQ-27.2");
  RULE("TQ-27.3");
  RULE("TQ-27.4");
  RULE("TQ-27.5");
  const Rules& rules = rules_for(5, {{"end", "5"}, {"visits", "8"}});
  int between_menus = 0;
  int steps = 0;
  int turns = 0;
  play_matches(rules, 8, any_of, [&](const State& before, Seat, Move, const State& after) {
    ASSERT_LE(after.round, 19);
    turns = before.round == 0 ? 0 : turns + (after.active != kNone && rules.turn(after) != rules.turn(before) ? 1 : 0);
    ASSERT_LE(turns, after.round * 5);
    ASSERT_LE(after.now.points + after.now.spent, 8);
    ASSERT_LE(after.free_acts, 40);
    // Of one choice, or of an event with its answers: a fight has most, with a mix for the winner.
    between_menus = before.agenda.top().what == Do::menu ? 0 : between_menus + 1;
    ASSERT_LE(before.round > 0 ? between_menus : 0, 60);
    steps = before.round == 0 ? 0 : steps + 1;
    ASSERT_LE(steps, 95 * 60);
  });
}

TEST(TimequestProperties, AMatchEndsThoughNobodyMoves) {
  RULE("TQ-27.6");
  RULE("TQ-6.5");
  const Rules& rules = rules_for(3, {{"characters", "none"}});
  const auto stay = [](const State& state, const MoveList<Move>& moves, Generator& generator) {
    std::vector<Move> others;
    for (const Move& move : moves) {
      const bool moves_token = move.act == Act::move || move.act == Act::free_move || move.act == Act::play;
      if (!moves_token) others.push_back(move);
    }
    if (others.empty()) return any_of(state, moves, generator);
    return others[generator.below(static_cast<std::uint32_t>(others.size()))];
  };
  int rounds = 0;
  play_matches(rules, 3, stay, [&](const State&, Seat, Move, const State& after) { rounds = after.round; });
  EXPECT_EQ(rounds, 17);
}

TEST(TimequestProperties, WhoseTurnItIsNeverDependsOnWhoPlays) {
  RULE("TQ-24.6");
  // A seat whose player is gone is asked like any other: whoever answers for it gets its view and its list.
  TestPosition position;
  position.first(B).turn(B).acted().play("end");
  EXPECT_EQ(position.owing(), "C");
  EXPECT_NE(position.offered(C), "");
}

// What everybody sees is the same for a spectator and for each seat, but for what is the seat's own.
TEST(TimequestProperties, WhatIsPublicIsSeenByAll) {
  RULE("TQ-23.1");
  RULE("TQ-26");
  const Rules& rules = rules_for(3, {{"objectives", "one"}});
  int compared = 0;
  play_matches(rules, 3, any_of, [&](const State&, Seat, Move, const State& state) {
    if (++compared % 25 != 0) return;
    const auto spectator = *parse_json(json_of(rules.view(state, Viewer::spectator())));
    for (Seat seat = 0; seat < 3; ++seat) {
      auto own = *parse_json(json_of(rules.view(state, Viewer::seat(seat))));
      for (const char* field : {"round", "active", "periods", "bank", "display", "discards", "turn", "asked", "owing",
                                "answered", "event", "offers", "stakes", "explorers", "beacons"}) {
        ASSERT_EQ(own[field], spectator[field]) << field;
      }
      for (Seat other = 0; other < 3; ++other) {
        const std::string key = std::to_string(other);
        Json theirs = own["seats"][key];
        const Json& open = spectator["seats"][key];
        for (const char* field : {"goods", "crystals", "tile", "artifacts", "slots", "set", "events", "score"}) {
          ASSERT_EQ(theirs[field], open[field]) << field;
        }
        ASSERT_EQ(theirs["hand"]["cards"], open["hand"]["cards"]);
        if (other == seat) continue;
        ASSERT_LE(theirs["hand"]["known"].size(), state.decks.hands[other].cards.size());
        ASSERT_TRUE(state.shown_objectives.contains(other) || theirs["objectives"].empty());
      }
      ASSERT_EQ(own["seats"][std::to_string(seat)]["hand"]["known"].size(), state.decks.hands[seat].cards.size());
    }
  });
}

TEST(TimequestUndo, GoesBackToTheLastFixedPointTenTimesATurn) {
  RULE("TQ-25.1");
  LabDice dice(3);
  Match<Rules> match(rules_for(2, {{"characters", "none"}}), Stamp{}, dice);
  const auto play = [&](Seat seat, std::string_view text) {
    const Move move = move_of(text);
    return match.play(seat, match.decision(seat), std::span(&move, 1), Stamp{}, dice).has_value();
  };
  for (const Seat seat : {A, B}) ASSERT_TRUE(play(seat, "goods 3Fo 3Go 1St"));
  while (match.state_for_tests().active == kNone) {
    const Seat seat = match.owing().lowest();
    MoveList<Move> moves;
    match.legal(seat, moves);
    ASSERT_TRUE(match.play(seat, match.decision(seat), std::span(moves.begin(), 1), Stamp{}, dice));
  }
  const Seat seat = match.state_for_tests().active;
  EXPECT_EQ(match.undo_chance(seat).kind == UndoChance::Kind::free, false);  // the start of the turn is fixed
  for (int i = 0; i < Rules::kMostUndosATurn; ++i) {
    ASSERT_TRUE(play(seat, "move 1"));
    ASSERT_EQ(match.undo_chance(seat).kind, UndoChance::Kind::free);
    match.undo(seat, Stamp{});
    ASSERT_EQ(match.state_for_tests().now.players[seat].tile, kVoid);
  }
  ASSERT_TRUE(play(seat, "move 1"));
  EXPECT_EQ(match.undo_chance(seat).kind, UndoChance::Kind::nothing);
}

TEST(TimequestUndo, ADrawnCardIsAFixedPoint) {
  RULE("TQ-25.1");
  TestPosition position;
  position.at(A, 4);
  Dealer dealer{Generator(1)};
  Journal journal;
  State state = position.state;
  position.rules.play(state, A, move_of("draw"), dealer, journal);
  EXPECT_TRUE(journal.revealed());
  Journal other;
  State moved = position.state;
  position.rules.play(moved, A, move_of("collect"), dealer, other);
  EXPECT_FALSE(other.revealed());
}

// A number for Match, which counts takings-back by it.
TEST(TimequestUndo, NoTwoTurnsShareANumber) {
  RULE("TQ-25.1");
  const Rules& rules = rules_for(3);
  std::set<int> begun;
  int turns = 0;
  play_matches(rules, 1, any_of, [&](const State& before, Seat, Move, const State& after) {
    if (after.active == kNone || (before.active == after.active && before.round == after.round)) return;
    ++turns;
    begun.insert(rules.turn(after));
  });
  EXPECT_GT(turns, 15);
  EXPECT_EQ(begun.size(), static_cast<std::size_t>(turns));
}

TEST(TimequestKnowledge, AlikeCardsCanNotBeToldApart) {
  RULE("TQ-29.71");
  RULE("TQ-26");
  TestPosition position;
  position.at(A, 4).slots(A, "AS12").active_events("EA02 EA02 EA03");
  position.play("use AS12; deck 1; order 2 0 1");
  // A knows the order it chose; nobody else knows anything.
  const View own = position.rules.view(position.state, Viewer::seat(A));
  EXPECT_EQ(own.events.known.size(), 3U);
  EXPECT_EQ(own.events.known[0].second, number_of("EA03"));
  EXPECT_TRUE(position.rules.view(position.state, Viewer::seat(B)).events.known.empty());
}

TEST(TimequestKnowledge, ATimeReversalDoesNotTellWhichCardWasDrawn) {
  RULE("TQ-29.79");
  RULE("TQ-21.4");
  const auto after = [](std::string_view discarded) {
    TestPosition position;
    position.at(A, 4).slots(A, "AS19").hand(A, "AO05 AO06 AO09").actions("AO13");
    position.play("draw; card " + std::string(discarded) + "; use AS19");
    EXPECT_EQ(position.state.decks.hands[A].cards.size(), 3U);
    EXPECT_EQ(position.state.decks.actions.zone()[0].card, number_of("AO13"));
    std::set<int> held;
    for (const HiddenCard& card : position.state.decks.hands[A].cards) held.insert(card.card);
    EXPECT_EQ(held, (std::set{number_of("AO05"), number_of("AO06"), number_of("AO09")}));
    return json_of(position.rules.view(position.state, Viewer::seat(B)));
  };
  EXPECT_EQ(after("AO05"), after("AO13"));
}

}  // namespace
}  // namespace tempora::timequest
