// Who knows what, and that nothing tells more (ST-22); what can be taken back (ST-21).
#include <gtest/gtest.h>

#include <bit>
#include <set>
#include <string>
#include <vector>

#include "engine/match.hpp"
#include "engine/testing/rule.hpp"
#include "games/steamtime/testing/position.hpp"

namespace tempora::steamtime {
namespace {

const Json kSpecialists{{"specialists", "on"}};
const Stamp kStamp{"test", 0};

std::vector<Viewer> viewers(int players) {
  std::vector<Viewer> all{Viewer::spectator()};
  for (int seat = 0; seat < players; ++seat) all.push_back(Viewer::seat(static_cast<Seat>(seat)));
  return all;
}

// The facts as a viewer hears them.
std::string told_to(const std::vector<Entry>& facts, Viewer viewer) {
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  for (const Entry& entry : facts) {
    if (const Fact* fact = entry.told_to(viewer)) Rules::write_fact(*fact, json);
  }
  json.end_array();
  return text;
}

// Two positions that differ only in the specialists that B has in hand.
TestPosition with_hand(const char* hand) {
  TestPosition position(3, kSpecialists);
  position.has(A, "hand P1, hand P2, deck P3, deck P4, GN 2").has(B, hand).lies("3.1", "M1").turn(A);
  return position;
}
constexpr const char* kOne = "hand P1, hand P9, deck P2, deck P8, top P3, 3g";
constexpr const char* kOther = "hand P2, hand P8, deck P1, deck P9, top P3, 3g";

TEST(SteamtimeInformation, SpecialistsInHandAreForTheirOwner) {
  RULE("ST-22.1");
  const TestPosition one = with_hand(kOne);
  const TestPosition other = with_hand(kOther);
  for (const Viewer viewer : viewers(3)) {
    EXPECT_EQ(one.view(viewer) == other.view(viewer), !viewer.is_seat(B));
    // What bots are given holds no more than what is written.
    EXPECT_TRUE(same_bytes(one.rules.view(one.state, viewer).open, other.rules.view(other.state, viewer).open));
    const Json view = Json::parse(one.view(viewer));
    EXPECT_EQ(view["seats"]["1"]["hand"]["cards"], 2);
    EXPECT_EQ(view["seats"]["1"]["deck"], 2);
    EXPECT_EQ(view["seats"]["1"]["pile"], Json({"P3"}));
    EXPECT_EQ(view["seats"]["1"]["hand"]["known"], viewer.is_seat(B) ? Json({"P1", "P9"}) : Json::array());
  }
}

TEST(SteamtimeInformation, NothingThatOthersDoTellsOfAHand) {
  RULE("ST-22.1");
  TestPosition one = with_hand(kOne);
  TestPosition other = with_hand(kOther);
  const auto play = [](TestPosition& position) {
    position.play("A: specialist P2; A: place 3.1; B: none; B: place 2.4; C: place 3.3; A: none; A: tile; A: esteem 0",
                  "P3");
  };
  play(one);
  play(other);
  for (const Viewer viewer : viewers(3)) {
    EXPECT_EQ(one.view(viewer) == other.view(viewer), !viewer.is_seat(B));
    EXPECT_EQ(told_to(one.facts, viewer), told_to(other.facts, viewer));
  }
  // What A is refused doesn't hang on it either.
  const Move move = Move::of(Act::specialist, 0);
  EXPECT_EQ(one.rules.refuse(one.state, A, std::span(&move, 1))->text,
            other.rules.refuse(other.state, A, std::span(&move, 1))->text);
}

TEST(SteamtimeInformation, ADrawIsForTheDrawer) {
  RULE("ST-22.1");
  RULE("ST-19.6");
  const auto drawn = [](const char* card) {
    TestPosition position(2, kSpecialists);
    position.has(A, "hand P1, hand P2, deck P3, deck P4").turn(A).play("specialist P1; place 5.3", card);
    return position;
  };
  const TestPosition three = drawn("P3");
  const TestPosition four = drawn("P4");
  EXPECT_NE(told_to(three.facts, Viewer::seat(A)), told_to(four.facts, Viewer::seat(A)));
  for (const Viewer viewer : {Viewer::seat(B), Viewer::spectator()}) {
    EXPECT_EQ(told_to(three.facts, viewer), told_to(four.facts, viewer));
    EXPECT_EQ(three.view(viewer), four.view(viewer));
  }
}

TEST(SteamtimeInformation, AllElseIsForEverybody) {
  RULE("ST-22.1");
  TestPosition position(2);
  position.has(A, "GN 2+1T, 3g, 2s, 7e, 1p, upgrade I-A, expedition I-B, mission M7").deposit("1.2", "GN BK");
  position.encounters("N1 N2 N3", "N4 N5").lies("2.2", "I-C");
  for (const Viewer viewer : viewers(2)) {
    const Json view = Json::parse(position.view(viewer));
    const Json& seat = view["seats"]["0"];
    EXPECT_EQ(seat["score"], 7);
    EXPECT_EQ(seat["generators"][0], Json({2, 1}));
    EXPECT_EQ(seat["upgrades"], Json({"I-A"}));
    EXPECT_EQ(seat["expeditions"], Json({"I-B"}));
    EXPECT_EQ(seat["missions"][0]["mission"], "M7");  // it lay open before
    EXPECT_EQ(view["bag"], Json({15, 16, 11, 14, 16, 14}));
    EXPECT_EQ(view["mine"], 29);
    EXPECT_EQ(view["bank"], 97);
    EXPECT_EQ(view["encounter_discards"], Json({"N4", "N5"}));
    EXPECT_EQ(view["spaces"]["2.2"]["lies"], "I-C");
  }
  // What comes later stands nowhere: views of the start tell of this round only.
  const std::string text = position.view(Viewer::seat(A));
  EXPECT_EQ(text.find("II-"), std::string::npos);
  EXPECT_EQ(text.find("Ω"), std::string::npos);
}

TEST(SteamtimeInformation, EncountersDrawnAreForEverybody) {
  RULE("ST-22.1");
  TestPosition position;
  position.mr_time(A).play("bonus 2.1", "N5 N6 N7");
  for (const Viewer viewer : viewers(2)) {
    EXPECT_EQ(Json::parse(position.view(viewer))["asked"]["cards"], Json({"N5", "N6", "N7"}));
  }
}

// Mr. TIME leaves nothing on the board: the question says where he is, and which encounter is carried out.
TEST(SteamtimeInformation, QuestionSaysWhichActionGoesOn) {
  RULE("ST-22.1");
  const auto asked = [](const TestPosition& position) {
    return Json::parse(position.view(Viewer::spectator()))["asked"];
  };
  TestPosition position;
  position.has(A, "GN 1, BK 1, OR 1").effort("α1").lies("1.3", "I-D").mr_time(A);
  EXPECT_FALSE(asked(position).contains("space"));
  position.play("bonus 1.3");
  EXPECT_EQ(asked(position)["space"], "1.3");
  position.play("pay GN; pay BK");
  EXPECT_EQ(asked(position)["what"], "discover");
  EXPECT_EQ(asked(position)["space"], "1.3");
  TestPosition encounter;
  encounter.has(A, "GN 2").mr_time(A).play("bonus 2.1", "N1 N2 N3");
  EXPECT_EQ(asked(encounter)["space"], "2.1");
  EXPECT_FALSE(asked(encounter).contains("card"));
  encounter.play("card N1; bottom");
  EXPECT_EQ(asked(encounter)["what"], "rainbow");
  EXPECT_EQ(asked(encounter)["card"], "N1");
  EXPECT_EQ(asked(encounter)["space"], "2.1");
}

TEST(SteamtimeInformation, ImaginationKeepsWhatTheViewerKnows) {
  RULE("ST-22.1");
  const TestPosition one = with_hand(kOne);
  const TestPosition other = with_hand(kOther);
  std::set<int> hands;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Dealer first{Generator(seed)};
    Dealer second{Generator(seed)};
    const State imagined = one.rules.imagine(one.state, Viewer::seat(A), first);
    EXPECT_TRUE(same_bytes(imagined, other.rules.imagine(other.state, Viewer::seat(A), second)));
    EXPECT_EQ(imagined.players[A].hand, one.player(A).hand);
    EXPECT_EQ(imagined.players[A].deck, one.player(A).deck);
    EXPECT_EQ(std::popcount(imagined.players[B].hand), 2);
    EXPECT_EQ(imagined.players[B].hand | imagined.players[B].deck, one.player(B).hand | one.player(B).deck);
    hands.insert(imagined.players[B].hand);
    Dealer third{Generator(seed)};
    EXPECT_EQ(one.rules.imagine(one.state, Viewer::seat(B), third).players[B].hand, one.player(B).hand);
  }
  EXPECT_EQ(hands.size(), 6U);  // two of four
}

// ------------------------------------------------------------------------------------------------ undo

// A crystal from the bag is picked: nothing is drawn, so that it can be taken back.
TEST(SteamtimeInformation, ACrystalFromTheBagIsNoChance) {
  RULE("ST-20.5");
  TestPosition position(2, {{"basic_income", "off"}});
  position.has(A, "upgrade V-D").income(A);
  std::vector<Draw> drawn;
  ScriptedDice dice({});
  Dealer dealer(dice, drawn);
  Journal deaf;
  position.rules.play(position.state, A, position.move_of("gain * BU"), dealer, deaf);
  EXPECT_TRUE(drawn.empty());
  EXPECT_FALSE(deaf.revealed());
}

// Plays the first move of that kind that is offered to whoever owes; which seat it was.
Seat play(Match<Rules>& match, Act act, Dice& dice) {
  const Seat seat = match.owing().lowest();
  MoveList<Move> moves;
  match.legal(seat, moves);
  for (const Move& move : moves) {
    if (move.act != act) continue;
    EXPECT_TRUE(match.play(seat, match.decision(seat), std::span(&move, 1), kStamp, dice));
    return seat;
  }
  ADD_FAILURE() << "nothing of the kind is offered";
  return seat;
}

Match<Rules> match_of(const Json& options, Dice& dice) { return {rules_for(2, options), kStamp, dice}; }

TEST(SteamtimeUndo, GoesBackToTheLastBarrier) {
  RULE("ST-21.1");
  RULE("ST-21.2");
  LabDice dice(5);
  Match<Rules> match = match_of({{"first_player", 0}}, dice);
  EXPECT_EQ(match.undo_chance(A).kind, UndoChance::Kind::nothing);  // the set-up is not a decision of A's
  const State before = match.state_for_tests();
  play(match, Act::skip, dice);
  EXPECT_EQ(match.undo_chance(A).kind, UndoChance::Kind::free);
  EXPECT_EQ(match.undo_chance(B).kind, UndoChance::Kind::nothing);
  match.undo(A, kStamp);
  EXPECT_TRUE(same_bytes(match.state_for_tests(), before));

  // Another player's decision is a barrier.
  play(match, Act::skip, dice);
  EXPECT_EQ(play(match, Act::place, dice), B);
  EXPECT_NE(match.undo_chance(A).kind, UndoChance::Kind::free);
}

TEST(SteamtimeUndo, DrawsAndTheSupplyPhaseAreBarriers) {
  RULE("ST-21.2");
  LabDice dice(5);
  Match<Rules> match = match_of({{"first_player", 0}}, dice);
  play(match, Act::skip, dice);
  play(match, Act::skip, dice);
  ASSERT_EQ(match.owing(), SeatSet::of(A));  // who must take the tile
  play(match, Act::esteem, dice);
  EXPECT_EQ(match.state_for_tests().round, 2);
  EXPECT_NE(match.undo_chance(A).kind, UndoChance::Kind::free);

  LabDice other(6);
  Match<Rules> specialists = match_of({{"first_player", 0}, {"specialists", "on"}}, other);
  play(specialists, Act::specialist, other);
  EXPECT_EQ(specialists.undo_chance(A).kind, UndoChance::Kind::free);
  play(specialists, Act::skip, other);  // draws a specialist
  EXPECT_NE(specialists.undo_chance(A).kind, UndoChance::Kind::free);
}

// The board offers whole payments: each ends where nothing more is to be paid.
TEST(SteamtimeUndo, PathsOfAPaymentAreWhole) {
  RULE("ST-11.8");
  int found = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    LabDice dice(seed);
    const Match<Rules> match = match_of({{"first_player", 0}}, dice);
    MoveList<Move> moves;
    match.legal(A, moves);
    for (const Move& move : moves) {
      if (move.act != Act::place) continue;
      const Action action = match.rules().space(match.rules().space_of(move.a)).space.action;
      if (action != Action::upgrade && action != Action::expedition) continue;
      const auto paths = match.paths(A, std::span(&move, 1), Generator(1));
      ASSERT_TRUE(paths);
      EXPECT_FALSE(paths->whole.empty());
      for (const auto& path : paths->whole) {
        EXPECT_EQ(path.size(), 3U);  // the airship and two crystals, as in round 1
        EXPECT_EQ(path[1].act, Act::pay);
        EXPECT_EQ(path[2].act, Act::pay);
        ++found;
      }
    }
  }
  EXPECT_GT(found, 20);
}

TEST(SteamtimeUndo, PaymentsAreTakenBackCrystalByCrystal) {
  RULE("ST-21.1");
  RULE("ST-21.3");
  for (std::uint64_t seed = 0;; ++seed) {
    LabDice dice(seed);
    Match<Rules> match = match_of({{"first_player", 0}}, dice);
    MoveList<Move> moves;
    match.legal(A, moves);
    const auto pays = [&](const Move& move) {
      if (move.act != Act::place) return false;
      const Action action = match.rules().space(match.rules().space_of(move.a)).space.action;
      return action == Action::upgrade || action == Action::expedition;
    };
    const auto* found = std::find_if(moves.begin(), moves.end(), pays);
    if (found == moves.end()) continue;
    std::vector<State> states{match.state_for_tests()};
    ASSERT_TRUE(match.play(A, match.decision(A), std::span(found, 1), kStamp, dice));
    states.push_back(match.state_for_tests());
    play(match, Act::pay, dice);
    while (!states.empty()) {
      EXPECT_EQ(match.undo_chance(A).kind, UndoChance::Kind::free);
      match.undo(A, kStamp);
      EXPECT_TRUE(same_bytes(match.state_for_tests(), states.back()) || states.size() == 2);
      states.pop_back();
    }
    break;
  }
}

}  // namespace
}  // namespace tempora::steamtime
