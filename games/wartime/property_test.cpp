// What must hold at every event of any match, found here by other ways than the rules take: WT-4.9, 7.5, 9.4, 9.5,
// 12.1.
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <functional>
#include <map>
#include <string>

#include "engine/testing/counts.hpp"
#include "engine/testing/rule.hpp"
#include "games/wartime/testing/position.hpp"

namespace tempora::wartime {
namespace {

const std::array kMaps{"open", "lake", "islands"};

// Random matches on all maps with all numbers of players; visit(rules, before, move, after, draws) after each move.
using Visit =
    std::function<void(const Rules& rules, const State& before, const Move& move, const State& after, int draws)>;
void play_matches(int matches, const Visit& visit) {
  for (int i = 0; i < matches; ++i) {
    const int players = kMinPlayers + i % (kMaxPlayers - kMinPlayers + 1);
    const Json options{{"map", kMaps[static_cast<std::size_t>(i / 5) % kMaps.size()]}, {"start_cash", "500"}};
    const Rules& rules = rules_for(players, options);
    Generator generator(seed_of(11, static_cast<std::uint64_t>(i)));
    std::vector<Draw> draws;
    Dealer dealer{Generator(seed_of(12, static_cast<std::uint64_t>(i)))};
    dealer.record(draws);
    Journal deaf;
    State state = rules.start(dealer, deaf);
    while (!rules.owing(state).empty()) {
      MoveList<Move> moves;
      rules.legal(state, state.active, moves);
      const Move move = moves[generator.below(static_cast<std::uint32_t>(moves.size()))];
      const State before = state;
      draws.clear();
      rules.play(state, state.active, move, dealer, deaf);
      visit(rules, before, move, state, static_cast<int>(draws.size()));
      if (::testing::Test::HasFatalFailure()) return;
    }
  }
}

void expect_sound(const Rules& rules, const State& state) {
  const Components& components = rules.components();
  int money = state.bank;
  std::vector<int> standing;
  for (int seat = 0; seat < rules.players(); ++seat) {
    const Player& player = state.player(seat);
    money += player.cash;
    ASSERT_LE(player.discs, 4);
    std::array<int, kTypes> in_play{};
    std::map<int, int> guests;  // by host
    int forts = 0;
    for (int piece = kOfSeat * seat; piece < kOfSeat * (seat + 1); ++piece) {
      const Piece& at = state.piece(piece);
      if (at.where == Where::stock) continue;
      ++in_play[static_cast<std::size_t>(type_of(piece))];
      forts += at.where == Where::fortified ? 1 : 0;
      if (at.standing()) {
        standing.push_back(piece);
      } else {
        ASSERT_EQ(at.at(), state.piece(at.host).at());  // WT-9.4
        ASSERT_TRUE(state.piece(at.host).standing());
        ASSERT_LE(++guests[at.host], type_of(at.host) == Type::field ? 1 : 2);
      }
    }
    ASSERT_LE(forts, 8);
    for (int type = 0; type < kTypes; ++type) {
      const auto known = static_cast<Type>(type);
      ASSERT_EQ(in_play[static_cast<std::size_t>(type)] + rules.in_stock(state, seat, known), components.count(known));
      ASSERT_GE(rules.in_stock(state, seat, known), 0);
    }
  }
  ASSERT_EQ(money, 3000 * rules.players());
  for (std::size_t i = 0; i < standing.size(); ++i) {
    for (std::size_t j = i + 1; j < standing.size(); ++j) {
      ASSERT_FALSE(overlap(body_of(state, standing[i]), body_of(state, standing[j])))
          << piece_id(standing[i]) << " and " << piece_id(standing[j]);
    }
  }
}

TEST(WartimeProperty, MoneyPiecesAndRoomAreKeptAtEveryEvent) {
  RULE("WT-9.4");
  RULE("WT-9.5");
  play_matches(scaled(600), [](const Rules& rules, const State&, const Move&, const State& after, int) {
    expect_sound(rules, after);
  });
}

TEST(WartimeProperty, ATurnStaysWithinTheBooksBounds) {
  RULE("WT-12.1");
  int decisions = 0;
  int draws = 0;
  int actions = 0;
  int most_actions = 0;
  play_matches(scaled(600), [&](const Rules&, const State& before, const Move&, const State& after, int drawn) {
    if (before.step.ask < Ask::act) return;
    ++decisions;
    draws += drawn;
    actions += before.step.ask == Ask::act ? 1 : 0;
    ASSERT_LE(decisions, 19);
    ASSERT_LE(draws, 2 * 10);  // a chance event is a die or two
    ASSERT_LE(actions, 5);
    most_actions = std::max(most_actions, actions);
    const bool over = after.active != before.active || after.round != before.round || after.end != End::none;
    if (over) decisions = draws = actions = 0;
  });
  EXPECT_GT(most_actions, 1);
}

// The directions that are listed are those that are found when every piece is looked at in each of them.
void expect_directions(const Rules& rules, const State& state) {
  const int piece = state.step.piece;
  const int distance = rules.reach(state.step);
  const Directions open = rules.directions(state, piece, distance);
  const Crowd crowd(state, piece);
  for (int k = 0; k < kDegrees; ++k) {
    ASSERT_EQ(open.contains(k), rules.destination(state, crowd, piece, distance, k).fault == Fault::none)
        << piece_id(piece) << " goes " << distance << " in direction " << k;
  }
}

TEST(WartimeProperty, EveryDirectionIsJudgedAsIfEveryPieceWereLookedAt) {
  RULE("WT-7.5");
  RULE("WT-4.9");
  int moves = 0;
  play_matches(scaled(600), [&](const Rules& rules, const State&, const Move&, const State& after, int) {
    if (after.step.ask != Ask::move) return;
    ++moves;
    expect_directions(rules, after);
  });
  EXPECT_GT(moves, scaled(20'000));
}

TEST(WartimeProperty, EveryDirectionIsJudgedInACrowdToo) {
  RULE("WT-7.5");
  RULE("WT-7.6");
  const Rules& rules = rules_for(6);
  Generator generator(2026);
  const auto any = [&](int bound) { return static_cast<int>(generator.below(static_cast<std::uint32_t>(bound))); };
  for (int i = 0; i < scaled(4000); ++i) {
    TestPosition position(6, Json::object(), true);
    State& state = position.state;
    for (int tries = 0; tries < 400; ++tries) {  // in a corner, so that the edge of the table is near as well
      const int number = any(kMostPieces);
      if (state.piece(number).in_play()) continue;
      const Type type = type_of(number);
      const int facing = turns(type) ? any(kDegrees) : 0;
      const Body body{&outline(shape_of(type), facing), {any(2600), any(2600)}};
      if (!on_table(body, rules.table().width, rules.table().height)) continue;
      if (Crowd(state).overlapped(body) != kNoPiece) continue;
      const std::string id(piece_id(number));
      position.put(id, body.at.x, body.at.y, facing);
      if (is_building(type) && any(4) == 0) {
        state.piece(number).where = Where::fortified;
        if (Crowd(state).overlapped(body_of(state, number), number) != kNoPiece) {
          state.piece(number).where = Where::standing;
        }
      }
      const int jet = piece_number(seat_of(number), Type::jet, 1);
      if (type == Type::field && any(2) == 0 && !state.piece(jet).in_play()) {
        position.parked(std::string(piece_id(jet)), id);
      }
    }
    for (int number = 0; number < kMostPieces; ++number) {
      if (!state.piece(number).in_play() || is_building(type_of(number))) continue;
      state.active = static_cast<std::uint8_t>(seat_of(number));
      state.step = {};
      state.step.ask = Ask::move;
      state.step.act = Act::move;
      state.step.piece = static_cast<std::uint8_t>(number);
      state.step.dice = {static_cast<std::uint8_t>(any(6) + 1),
                         static_cast<std::uint8_t>(type_of(number) == Type::jet ? any(6) + 1 : 0)};
      expect_directions(rules, state);
      if (HasFatalFailure()) return;
    }
  }
}

// An action is listed if and only if its list of answers is not empty after the luckiest roll.
TEST(WartimeProperty, ActionsAreListedIfTheLuckiestRollLeavesSomething) {
  RULE("WT-7.1");
  RULE("WT-7.9");
  RULE("WT-7.24");
  int compared = 0;
  play_matches(scaled(200), [&](const Rules& rules, const State&, const Move&, const State& after, int) {
    if (after.step.ask != Ask::act || ++compared % 7 != 0) return;
    MoveList<Move> moves;
    rules.legal(after, after.active, moves);
    const Crowd crowd(after);
    for_each_piece(after.active, after.player(after.active).standing, [&](int piece) {
      const Type type = type_of(piece);
      const auto opens = [&](Act act, Ask ask, int sides, Type made) {
        State lucky = after;
        lucky.step.ask = ask;
        lucky.step.act = act;
        lucky.step.piece = static_cast<std::uint8_t>(piece);
        lucky.step.type = static_cast<std::uint8_t>(made);
        if (sides > 0) lucky.step.dice[0] = 6;
        if (sides > 1) lucky.step.dice[1] = 6;
        lucky.step.left = 1;
        MoveList<Move> answers;
        rules.legal(lucky, lucky.active, answers);
        return answers.size() > (sides > 0 ? 1U : 0U);
      };
      if (type == Type::tank || type == Type::inf || type == Type::jet) {
        ASSERT_EQ(moves.contains(Move::of(Act::attack, piece)), opens(Act::attack, Ask::target, 1, Type::cc));
      }
      if (type == Type::batt) {
        ASSERT_EQ(moves.contains(Move::of(Act::attack_air, piece)), opens(Act::attack_air, Ask::target, 2, Type::cc));
      }
      if (type == Type::inf) {
        ASSERT_EQ(moves.contains(Move::of(Act::capture, piece)), opens(Act::capture, Ask::take, 0, Type::cc));
      }
      for (const Type made : made_by(type)) {
        if (made == Type::jet || made == Type::store) continue;
        const bool affordable = after.player(after.active).cash >= rules.components().price(made) &&
                                rules.in_stock(after, after.active, made) > 0;
        ASSERT_EQ(moves.contains(Move::of(Act::build, piece, static_cast<int>(made))),
                  affordable && opens(Act::build, Ask::place, 0, made));
      }
    });
  });
  EXPECT_GT(compared, scaled(10'000));
}

}  // namespace
}  // namespace tempora::wartime
