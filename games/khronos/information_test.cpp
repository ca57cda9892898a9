// Who knows what, and that nothing tells more: KH-15.4, 15.6, 15.7, KH-16.3 and 16.4, worked example E46.
#include <gtest/gtest.h>

#include <map>
#include <optional>

#include "bots/random.hpp"
#include "engine/levels.hpp"
#include "engine/match.hpp"
#include "engine/testing/counts.hpp"
#include "engine/testing/rule.hpp"
#include "engine/typed_game.hpp"
#include "games/khronos/testing/position.hpp"
#include "games/khronos/testing/random_play.hpp"

namespace tempora::khronos {
namespace {

using KhronosMatch = Match<Rules>;

const Stamp kStamp{"test", 0};

std::vector<Viewer> viewers(int players) {
  std::vector<Viewer> all{Viewer::spectator()};
  for (int seat = 0; seat < players; ++seat) all.push_back(Viewer::seat(static_cast<Seat>(seat)));
  return all;
}

std::string text_of(const Rules& rules, const State& state, Viewer viewer) {
  std::string text;
  JsonWriter json(text);
  write(rules.view(state, viewer), json);
  return text;
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

TEST(KhronosInformation, HandIsForItsOwnerAndItsNumberForAll) {
  RULE("KH-16.3");
  Position position(3, {{"holdem", "on"}});
  position.hand(P2, 3, 1, 0).hold(0, 2, 1).discards(1, 0, 2);
  for (const Viewer viewer : viewers(3)) {
    const Json view = Json::parse(position.view(viewer));
    for (int seat = 0; seat < 3; ++seat) {
      const Json& player = view["seats"][std::to_string(seat)];
      EXPECT_EQ(player["cards"], 4);
      EXPECT_EQ(player.contains("hand") && !player["hand"].is_null(), viewer.is_seat(static_cast<Seat>(seat)));
    }
    EXPECT_EQ(view["pile"], position.state.pile.size());
    EXPECT_EQ(view["discards"], (Json{1, 0, 2}));
    EXPECT_EQ(view["row"], (Json{0, 2, 1}));
  }
  EXPECT_EQ(Json::parse(position.view(Viewer::seat(P2)))["seats"]["1"]["hand"], (Json{3, 1, 0}));
}

TEST(KhronosInformation, DrawTellsTheDrawerWhatAndOthersHowMany) {
  RULE("KH-16.3");
  Position position;
  position.hand(P1, 1, 0, 0).play("end discard 1 0 0");
  Position other;
  other.hand(P1, 1, 0, 0);
  for (Type& card : other.state.pile) card = card == Type::military ? Type::civil : card;
  other.play("end discard 1 0 0");
  ASSERT_NE(position.state.players[P1].hand, other.state.players[P1].hand);
  EXPECT_EQ(told_to(position.facts, Viewer::seat(P2)), told_to(other.facts, Viewer::seat(P2)));
  EXPECT_EQ(told_to(position.facts, Viewer::spectator()), told_to(other.facts, Viewer::spectator()));
  EXPECT_NE(told_to(position.facts, Viewer::seat(P1)), told_to(other.facts, Viewer::seat(P1)));
  EXPECT_TRUE(position.revealed);
}

// KH-15.4: whether a step has one answer hangs on the hand, and looks the same to others.
TEST(KhronosInformation, ForcedStepLooksLikeAnyOther) {
  RULE("KH-15.4");
  RULE("KH-16.3");
  Position free;
  free.acts(P1, kMight, 2, 1, 1).hand(P2, 1, 2, 1).begin("build Might Keep E8");
  Position forced;
  forced.acts(P1, kMight, 2, 2, 0).hand(P2, 1, 2, 1).begin("build Might Keep E8");
  EXPECT_TRUE(free.rules.asks(free.state, P1));
  EXPECT_FALSE(forced.rules.asks(forced.state, P1));
  for (const Viewer viewer : {Viewer::spectator(), Viewer::seat(P2), Viewer::seat(P3)}) {
    EXPECT_EQ(free.view(viewer), forced.view(viewer));
  }
  free.play("extra 0 1 0 share 2 1");
  forced.play("extra 0 1 0 share 2 1");
  for (const Viewer viewer : {Viewer::spectator(), Viewer::seat(P2), Viewer::seat(P3)}) {
    EXPECT_EQ(free.view(viewer), forced.view(viewer));
    EXPECT_EQ(told_to(free.facts, viewer), told_to(forced.facts, viewer));
  }
}

TEST(KhronosInformation, ListsAreForWhoOwesAlone) {
  RULE("KH-16.3");
  RULE("KH-15.4");
  Position rich;
  rich.acts(P1, kMight, 4, 0, 0);
  Position poor;
  poor.acts(P1, kMight, 0, 4, 0);
  EXPECT_NE(rich.offers(), poor.offers());
  for (const Seat other : {P2, P3}) {
    MoveList<Move> moves;
    rich.rules.legal(rich.state, other, moves);
    rich.rules.optional(rich.state, other, moves);
    EXPECT_TRUE(moves.empty());
    // Neither does a refusal tell what another could do.
    for (const char* wish : {"build Might Castle A9", "build Might Abbey A9", "end"}) {
      EXPECT_EQ(rich.forbids(other, wish), poor.forbids(other, wish));
    }
    EXPECT_EQ(rich.view(Viewer::seat(other)), poor.view(Viewer::seat(other)));
  }
}

// `act` is always asked, other lists of one never.
TEST(KhronosInformation, OneAnswerIsGivenByTheEngineExceptInAct) {
  RULE("KH-15.4");
  Position position;
  position.ecus(P1, 0).hand(P1, 0, 0, 0);
  EXPECT_EQ(position.offers(), "end");
  EXPECT_TRUE(position.rules.asks(position.state, P1));
  position.begin("end");
  EXPECT_EQ(position.offers(), "discard 0 0 0");
  EXPECT_FALSE(position.rules.asks(position.state, P1));
  // In a match such steps are events that the engine made.
  LabDice dice(5);
  KhronosMatch match(rules_for(3, {{"first", "P1"}}), kStamp, dice);
  Generator generator(5);
  int forced = 0;
  while (!match.finished()) {
    const Seat seat = match.owing().lowest();
    MoveList<Move> moves;
    match.legal(seat, moves);
    ASSERT_TRUE(moves.size() > 1 || moves[0].act == Act::end);
    const Move move = random_move(moves, generator);
    ASSERT_TRUE(match.play(seat, match.decision(seat), std::span(&move, 1), kStamp, dice));
  }
  for (const auto& event : match.events()) {
    forced += event.forced ? 1 : 0;
    EXPECT_TRUE(!event.forced || event.command != event.number);
  }
  EXPECT_GT(forced, 0);
}

// A board gathers the steps of an action in one click: the whole paths go on until the next action is asked for.
TEST(KhronosInformation, WholePathsEndWhereTheNextActionIsAskedFor) {
  RULE("KH-15.5");
  LabDice dice(3);
  KhronosMatch match(rules_for(2, {{"first", "P1"}, {"map", "glen"}}), kStamp, dice);
  Move keep;
  keep.act = Act::keep;
  ASSERT_TRUE(match.play(P1, match.decision(P1), std::span(&keep, 1), kStamp, dice));
  const auto paths = match.paths(P1, {}, Generator(1));
  ASSERT_TRUE(paths);
  std::map<Act, std::size_t> longest;
  for (const auto& path : paths->whole) {
    std::size_t& length = longest[path.front().act];
    length = std::max(length, path.size());
    if (path.front().act == Act::build) {
      EXPECT_GE(path.size(), 3U) << "a kind, a row and a column";
    }
  }
  EXPECT_EQ(longest[Act::move], 1U);
  EXPECT_GE(longest[Act::build], 3U);
}

// KH-15.4: what the others are sent of a step does not say who answered it.
TEST(KhronosInformation, NothingSentToOthersSaysThatAStepWasForced) {
  RULE("KH-15.4");
  LabDice dice(7);
  KhronosMatch match(rules_for(3, {{"first", "P1"}}), kStamp, dice);
  Generator generator(7);
  while (!match.finished()) {
    const Seat seat = match.owing().lowest();
    MoveList<Move> moves;
    match.legal(seat, moves);
    const Move move = random_move(moves, generator);
    ASSERT_TRUE(match.play(seat, match.decision(seat), std::span(&move, 1), kStamp, dice));
  }
  const auto events = match.events();
  const TypedMatch<Rules, Levels<Rules, RandomBot<Rules>>> sent(std::move(match));
  std::map<bool, int> told;
  for (const auto& event : events) {
    for (const Viewer viewer : viewers(3)) {
      if (event.seat < 3 && viewer.is_seat(event.seat)) continue;
      std::string text;
      JsonWriter json(text);
      if (!sent.write_facts(event.number, viewer, json)) continue;
      const Json group = Json::parse(text);
      ++told[event.forced];
      EXPECT_EQ(group.size(), 4U) << text;
      for (const char* key : {"event", "seat", "by", "facts"}) EXPECT_TRUE(group.contains(key)) << text;
      EXPECT_EQ(group["by"], kStamp.by);
    }
  }
  EXPECT_GT(told[true], 0);
  EXPECT_GT(told[false], 0);
}

TEST(KhronosInformation, RefusalTellsNothingOfAnothersHand) {
  RULE("KH-16.3");
  Position one;
  one.hand(P1, 4, 0, 0).hand(P2, 4, 0, 0);
  Position two;
  two.hand(P1, 4, 0, 0).hand(P2, 0, 0, 4);
  for (int row = 0; row < 20; ++row) {
    for (const char* act : {"build Might Castle A", "build Might Keep D", "build Might Town D", "upgrade Might N"}) {
      const std::string wish = act + std::to_string(row + 1);
      EXPECT_EQ(one.forbids(wish), two.forbids(wish));
    }
  }
}

// KH-15.7, KH-16.3: a preview is made from what its player knows.
TEST(KhronosInformation, ImaginationHangsOnWhatTheViewerKnowsAlone) {
  RULE("KH-15.7");
  RULE("KH-16.3");
  int compared = 0;
  for (int index = 0; index < scaled(200); ++index) {
    const RandomMatch match(index);
    match.play([&](const Rules& rules, const State& state) {
      if ((static_cast<std::uint32_t>(++compared) * 2654435761U) % 16 != 0) return;
      for (const Viewer viewer : viewers(rules.players())) {
        Dealer first{Generator(seed_of(31, static_cast<std::uint64_t>(compared)))};
        const State other = rules.imagine(state, viewer, first);
        ASSERT_EQ(text_of(rules, state, viewer), text_of(rules, other, viewer));
        // What differs is hidden from him: his lists and whatever he imagines are the same.
        Dealer one{Generator(77)};
        Dealer two{Generator(77)};
        ASSERT_TRUE(same_bytes(rules.imagine(state, viewer, one), rules.imagine(other, viewer, two)));
        if (!viewer.is_seat()) continue;
        MoveList<Move> here;
        MoveList<Move> there;
        rules.legal(state, viewer.seat(), here);
        rules.legal(other, viewer.seat(), there);
        ASSERT_TRUE(std::equal(here.begin(), here.end(), there.begin(), there.end()));
      }
    });
  }
  EXPECT_GT(compared, scaled(10'000));
}

TEST(KhronosInformation, OutlookShowsTheWholeConsequence) {
  RULE("KH-15.7");
  // What P1 would see before he gives the last step of a Keep.
  LabDice dice(3);
  KhronosMatch match(rules_for(2, {{"first", "P1"}}), kStamp, dice);
  const Move keep = Move::of(Act::keep);
  ASSERT_TRUE(match.play(P1, match.decision(P1), std::span(&keep, 1), kStamp, dice));
  const Cards& hand = match.state_for_tests().players[P1].hand;
  const auto best = static_cast<std::size_t>(std::max_element(hand.begin(), hand.end()) - hand.begin());
  ASSERT_GE(hand[best], 2);
  const auto path = path_of(best == 0   ? "build Might Keep C9 share 2 0"
                            : best == 1 ? "build Might Monastery C9 share 2 0"
                                        : "build Might Town C9 share 2 0");
  const auto outlook = match.outlook(P1, path, Generator(9));
  ASSERT_TRUE(outlook) << outlook.error().text;
  EXPECT_FALSE(outlook->cut);
  int standing = 0;
  for (const SeenBuilding& seen : outlook->after.buildings) standing += seen.building.size == 2 ? 1 : 0;
  EXPECT_EQ(standing, 3);
  EXPECT_EQ(outlook->after.players[P1].ecus, 5);
  // It is only display.
  EXPECT_EQ(match.state_for_tests().players[P1].ecus, 4);
}

TEST(KhronosInformation, PileAndHandsTogetherCanBeCounted) {
  RULE("KH-16.4");
  Position position(3, {{"holdem", "on"}});
  position.hold(2, 1, 0).discards(3, 4, 1).hand(P2, 0, 2, 2);
  const auto unseen = [](const State& state, Seat viewer) {
    Cards cards{};
    for (const Type type : state.pile) ++cards[static_cast<std::size_t>(type)];
    for (Seat seat = 0; seat < 3; ++seat) {
      if (seat == viewer) continue;
      for (std::size_t i = 0; i < kTypes; ++i) {
        cards[i] = static_cast<std::uint8_t>(cards[i] + state.players[seat].hand[i]);
      }
    }
    return cards;
  };
  bool split_differs = false;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Dealer dealer{Generator(seed)};
    const State imagined = position.rules.imagine(position.state, Viewer::seat(P2), dealer);
    EXPECT_EQ(unseen(imagined, P2), (Cards{6, 4, 8}));
    EXPECT_EQ(imagined.players[P2].hand, (Cards{0, 2, 2}));
    split_differs = split_differs || imagined.players[P1].hand != position.state.players[P1].hand;
  }
  EXPECT_TRUE(split_differs);
}

TEST(KhronosInformation, CardsTakenFromTheRowAreRemembered) {
  RULE("KH-16.3");
  RULE("KH-6.4");
  Position position(3, {{"holdem", "on"}});
  position.hand(P1, 0, 3, 1).hold(2, 0, 1).step(Step::swap).play("swap Military 2").play("give 0 2 0");
  const auto certain = [&] {
    Cards least{4, 4, 4};
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
      Dealer dealer{Generator(seed)};
      const State imagined = position.rules.imagine(position.state, Viewer::seat(P3), dealer);
      for (std::size_t i = 0; i < kTypes; ++i) least[i] = std::min(least[i], imagined.players[P1].hand[i]);
    }
    return least;
  };
  EXPECT_EQ(certain(), (Cards{2, 0, 0}));
  // When one is spent, it may have been one of these.
  position.play("build Might Tower C5");
  EXPECT_EQ(certain(), (Cards{1, 0, 0}));
  position.play("end discard 1 0 0");
  EXPECT_EQ(certain(), (Cards{0, 0, 0}));
  // So it is if he held a third one that nobody saw.
  position.active(P1).hand(P1, 1, 2, 1).hold(2, 0, 1).step(Step::swap);
  position.play("swap Military 2 give 0 2 0");
  EXPECT_EQ(certain(), (Cards{2, 0, 0}));
  position.play("build Might Tower A8");
  ASSERT_EQ(position.state.players[P1].hand, (Cards{2, 0, 1}));
  EXPECT_EQ(certain(), (Cards{1, 0, 0}));
}

// The hands that the active player may hold, exactly: every way in which the cards that nobody has seen may lie is as
// likely as any other, as far as the steps that he has made were legal with it.
class Imagination : public ::testing::Test {
 protected:
  // Cards that P2 doesn't see: 3 Military, 2 Religious, 3 Civil; P1 and P3 hold four each.
  static Position small() {
    Position position;
    position.hand(P2, 1, 1, 2).hand(P1, 2, 1, 1).hand(P3, 1, 1, 2).discards(7, 8, 6);
    return position;
  }
  // How many of the ways to choose P1's unknown cards of those labelled cards make each hand.
  static std::map<Cards, std::uint32_t> expected(const Position& before, std::string_view steps) {
    std::vector<Type> cards{before.state.pile.begin(), before.state.pile.end()};
    for (const Seat seat : {P1, P3}) {
      for (const Type type : kEveryType) {
        const auto at = static_cast<std::size_t>(type);
        const Player& player = before.state.players[seat];
        for (int i = player.known[at]; i < player.hand[at]; ++i) cards.push_back(type);
      }
    }
    const Player& player = before.state.players[P1];
    const int unknown = count_of(player.hand) - count_of(player.known);
    std::map<Cards, std::uint32_t> ways;
    for (std::uint32_t chosen = 0; chosen < 1U << cards.size(); ++chosen) {
      if (std::popcount(chosen) != unknown) continue;
      Cards hand = player.known;
      for (std::size_t i = 0; i < cards.size(); ++i) hand[static_cast<std::size_t>(cards[i])] += chosen >> i & 1U;
      if (allows(before, hand, steps)) ++ways[hand];
    }
    return ways;
  }
  // Every outcome of the draw by which imagination chooses P1's hand.
  static std::map<Cards, std::uint32_t> imagined(const Position& after) {
    std::map<Cards, std::uint32_t> hands;
    std::uint32_t bound = 1;
    for (std::uint32_t outcome = 0; outcome < bound; ++outcome) {
      ScriptedDice dice({outcome});
      std::vector<Draw> draws;
      Dealer dealer(dice, draws);
      const State state = after.rules.imagine(after.state, Viewer::seat(P2), dealer);
      bound = draws.at(0).bound;
      ++hands[state.players[P1].hand];
    }
    return hands;
  }
  static void compare(const Position& before, std::string_view steps, std::size_t at_least = 2) {
    Position after = before;
    if (!steps.empty()) after.begin(steps);
    const auto ways = expected(before, steps);
    EXPECT_GE(ways.size(), at_least) << steps;
    EXPECT_EQ(imagined(after), ways) << steps;
  }

 private:
  static bool allows(const Position& before, const Cards& hand, std::string_view steps) {
    State state = before.state;
    state.players[P1].hand = hand;
    Dealer dealer{Generator(1)};
    Journal deaf;
    for (const Move move : path_of(steps)) {
      MoveList<Move> moves;
      before.rules.legal(state, P1, moves);
      if (!moves.contains(move)) return false;
      before.rules.play(state, P1, move, dealer, deaf);
    }
    return true;
  }
};

TEST_F(Imagination, IsEvenOverAllHands) {
  RULE("KH-16.4");
  compare(small(), "", 9);
}

TEST_F(Imagination, RespectsTheStepsOfAnAction) {
  RULE("KH-15.5");
  RULE("KH-16.3");
  Position position = small();
  position.might("Watch Tower C10 P1; Chapel A5 P2");
  for (const char* steps :
       {"build Might Keep", "build Might Keep row 8", "build Might Keep E8", "build Might Keep E8 extra 0 1 0",
        "build Might Keep C5", "build Might Hamlet", "build Might Chapel row 3", "upgrade Might", "upgrade Might C10",
        "upgrade Might C10 Keep C10", "upgrade Might N7", "demolish Might Military", "demolish Might Tower C10",
        "demolish Might Religious"}) {
    compare(position, steps);
  }
  position.uses(P1, 1, 0);
  for (const char* steps : {"build Might Tower", "upgrade Might", "upgrade Might H12"}) compare(position, steps);
}

TEST_F(Imagination, RespectsCardsSeenGoingIntoTheHand) {
  RULE("KH-16.3");
  Position position = small();
  position.might("Watch Tower C10 P1");
  for (const Cards& known : {Cards{1, 0, 0}, Cards{2, 0, 0}, Cards{0, 0, 1}, Cards{0, 1, 0}}) {
    position.state.players[P1].known = known;
    for (const char* steps :
         {"", "build Might Keep", "build Might Keep E8", "upgrade Might C10", "build Might Hamlet A5"}) {
      compare(position, steps, 1);
    }
  }
}

TEST_F(Imagination, RespectsStepsInReason) {
  RULE("KH-16.3");
  Position position = small();
  position.reason("Keep M5; Abbey D8").agents(P1, kReason, kReason);
  for (const char* steps : {"populate", "populate N7", "renovate Military", "renovate Keep M5", "renovate Religious"}) {
    compare(position, steps);
  }
}

TEST_F(Imagination, TellsNoMoreOfTheOthersThanTheCardsLeft) {
  RULE("KH-16.4");
  // With P1's hand as it is, P3's is drawn evenly from the rest; 20,000 imaginations within four standard errors.
  Position position = small();
  std::map<Cards, double> chance;  // of P3's hand, over the 70 ways to part the eight cards
  for (std::uint32_t chosen = 0; chosen < 256; ++chosen) {
    if (std::popcount(chosen) != 4) continue;
    const Cards hand{static_cast<std::uint8_t>(std::popcount(chosen & 7U)),
                     static_cast<std::uint8_t>(std::popcount(chosen >> 3U & 3U)),
                     static_cast<std::uint8_t>(std::popcount(chosen >> 5U))};
    chance[hand] += 1.0 / 70;
  }
  constexpr int kTries = 20'000;
  std::map<Cards, int> seen;
  for (int i = 0; i < kTries; ++i) {
    Dealer dealer{Generator(seed_of(41, static_cast<std::uint64_t>(i)))};
    ++seen[position.rules.imagine(position.state, Viewer::seat(P2), dealer).players[P3].hand];
  }
  for (const auto& [hand, count] : seen) EXPECT_TRUE(chance.contains(hand));
  for (const auto& [hand, p] : chance) {
    EXPECT_NEAR(seen[hand] / double{kTries}, p, 4 * std::sqrt(p * (1 - p) / kTries));
  }
}

TEST(KhronosExample, E46_StepsOfATurnCanBeTakenBack) {
  RULE("KH-20");
  RULE("KH-15.6");
  LabDice dice(3);
  KhronosMatch match(rules_for(2, {{"first", "P1"}}), kStamp, dice);
  const auto play = [&](std::string_view text) {
    const auto path = path_of(text);
    const auto played = match.play(P1, match.decision(P1), path, kStamp, dice);
    ASSERT_TRUE(played) << played.error().text;
  };
  EXPECT_EQ(match.undo_chance(P1).kind, UndoChance::Kind::nothing);  // his turn has just begun
  play("keep");
  const State kept = match.state_for_tests();
  play("move 1 Faith");
  const State moved = match.state_for_tests();
  const Cards hand = moved.players[P1].hand;
  play(hand[2] > 0 ? "build Might Hamlet C5" : hand[0] > 0 ? "build Might Tower C5" : "build Might Chapel C5");
  EXPECT_NE(match.state_for_tests().buildings.size(), moved.buildings.size());
  EXPECT_EQ(match.undo_chance(P1).kind, UndoChance::Kind::free);
  EXPECT_EQ(match.undo_chance(P2).kind, UndoChance::Kind::nothing);
  match.undo(P1, kStamp);
  EXPECT_TRUE(same_bytes(match.state_for_tests(), moved));
  match.undo(P1, kStamp);
  EXPECT_TRUE(same_bytes(match.state_for_tests(), kept));
  // After the draw of phase 3 nothing can be taken back.
  play("end");
  EXPECT_EQ(match.undo_chance(P1).kind, UndoChance::Kind::free);
  play("discard 0 0 0");
  EXPECT_EQ(match.state_for_tests().active, P2);
  EXPECT_EQ(match.undo_chance(P1).kind, UndoChance::Kind::nothing);
  EXPECT_EQ(match.undo_chance(P2).kind, UndoChance::Kind::nothing);
}

TEST(KhronosExample, E46_PlaceOfAnotherPlayerIsABarrier) {
  RULE("KH-20");
  RULE("KH-15.6");
  Position position;
  position.might("Castle D12 P2; Castle G16 P3; Watch Tower F18 P1").acts(P1, kMight, 0, 0, 2);
  position.play("build Might Town E15");
  EXPECT_TRUE(position.sealed);  // he waits for P2
  position.play("place D13");
  EXPECT_TRUE(position.sealed);
  // His own `place` is none, nor is his choice of who stays.
  Position own;
  own.might("Castle D12 P1; Castle G16 P1").acts(P1, kMight, 0, 0, 2).play("build Might Town E15");
  EXPECT_FALSE(own.sealed);
  own.play("stay D12");
  EXPECT_FALSE(own.sealed);
  own.play("place G16");
  EXPECT_FALSE(own.sealed);
  EXPECT_FALSE(own.revealed);
}

TEST(KhronosUndo, HoldemSwapIsNoBarrierAndExchangeIs) {
  RULE("KH-15.6");
  Position position(3, {{"holdem", "on"}});
  position.hand(P1, 0, 3, 1).hold(2, 0, 1).step(Step::swap).play("swap Military 2");
  EXPECT_FALSE(position.sealed || position.revealed);
  position.play("give 0 2 0");
  EXPECT_FALSE(position.sealed || position.revealed);
  Position exchange;
  exchange.step(Step::exchange).play("exchange 1 0 0");
  EXPECT_TRUE(exchange.sealed);
  Position kept;
  kept.step(Step::exchange).play("keep");
  EXPECT_FALSE(kept.sealed || kept.revealed);
}

TEST(KhronosUndo, CanBeTurnedOff) {
  RULE("KH-15.6");
  RULE("KH-18");
  Position position(3, {{"undo", "off"}});
  position.play("move 1 Faith");
  EXPECT_TRUE(position.sealed);
  Position on;
  on.play("move 1 Faith");
  EXPECT_FALSE(on.sealed);
}

// At every event of random matches: who may take back, and how far, is what the book's barriers say; what comes back
// is the state before, and nothing that was drawn ever goes back.
TEST(KhronosUndo, GoesAsFarAsTheLastBarrierAndNoFurther) {
  RULE("KH-15.6");
  int undone = 0;
  int barriers = 0;
  int waits = 0;
  for (int index = 0; index < scaled(2000); ++index) {
    Generator generator(seed_of(51, static_cast<std::uint64_t>(index)));
    LabDice dice(seed_of(52, static_cast<std::uint64_t>(index)));
    RandomMatch random(index);
    if (random.options["undo"] == "off") continue;
    KhronosMatch match(rules_for(random.players, random.options), kStamp, dice);
    std::vector<State> before;  // of the steps of this turn that may go back
    while (!match.finished()) {
      const State state = match.state_for_tests();
      const Seat seat = match.owing().lowest();
      for (Seat other = 0; other < random.players; ++other) {
        const bool may = other == state.active && seat == state.active && !before.empty();
        ASSERT_EQ(match.undo_chance(other).kind, may ? UndoChance::Kind::free : UndoChance::Kind::nothing);
      }
      waits += seat != state.active ? 1 : 0;
      if (seat == state.active && !before.empty() && generator.below(6) == 0) {
        match.undo(seat, kStamp);
        ASSERT_TRUE(same_bytes(match.state_for_tests(), before.back()));
        before.pop_back();
        ++undone;
        continue;
      }
      MoveList<Move> moves;
      match.legal(seat, moves);
      const Move move = random_move(moves, generator);
      const auto first = match.events().size();
      ASSERT_TRUE(match.play(seat, match.decision(seat), std::span(&move, 1), kStamp, dice));
      bool barrier = seat != state.active || match.state_for_tests().active != state.active;
      for (std::size_t i = first; i < match.events().size(); ++i) barrier = barrier || !match.events()[i].draws.empty();
      const bool waiting = !match.finished() && match.owing().lowest() != match.state_for_tests().active;
      if (barrier || waiting || move.act == Act::exchange || move.act == Act::discard) {
        before.clear();
        ++barriers;
      } else {
        before.push_back(state);
      }
    }
  }
  EXPECT_GT(undone, 50);
  EXPECT_GT(barriers, 50);
  EXPECT_GT(waits, 0);
}

}  // namespace
}  // namespace tempora::khronos
