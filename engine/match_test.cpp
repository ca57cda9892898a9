// Match by the game `probe`: numbers of decisions, undo, lists of one, paths, outlook, snapshots.
#include "engine/match.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/testing/probe/limited.hpp"
#include "engine/testing/probe/probe.hpp"

namespace tempora {
namespace {

using probe::Act;
using probe::LimitedRules;
using probe::Move;
using probe::Rules;

const Stamp kPerson = {"person", 7};

Rules rules(int players, const char* content = "") {
  Setup setup;
  setup.players = players;
  setup.options = {{"first", 0}};
  setup.content = content;
  return *Rules::create(setup);
}

// A match with dice of its own; seat 0 begins.
struct Table {
  LabDice dice{3};
  Match<Rules> match;

  explicit Table(int players, const char* content = "") : match(rules(players, content), kPerson, dice) {}

  // Plays moves as one command and returns the refusal's code, or "".
  std::string play(Seat seat, const std::vector<Move>& path) {
    const auto played = match.play(seat, match.decision(seat), path, kPerson, dice);
    return played ? "" : played.error().code;
  }
  std::vector<Move> legal(Seat seat) const {
    MoveList<Move> moves;
    match.legal(seat, moves);
    return {moves.begin(), moves.end()};
  }
  // The owing seats pass until all have to bid.
  void pass_to_bids() {
    while (match.owing().size() == 1) ASSERT_EQ(play(match.owing().lowest(), {{Act::pass, 0, 0}}), "");
  }
  std::string view(Viewer viewer) const {
    std::string text;
    JsonWriter json(text);
    write(match.view(viewer), json);
    return text;
  }
};

TEST(Decisions, AreNumberedByTheEventAtWhichASeatBeganToOwe) {
  Table table(3);
  EXPECT_EQ(table.match.decision(0), 0U);
  EXPECT_EQ(table.match.decision(1), std::nullopt);
  EXPECT_EQ(table.match.decision(9), std::nullopt);
  table.pass_to_bids();  // events 1, 2, 3
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}}) EXPECT_EQ(table.match.decision(seat), 3U);
}

TEST(Decisions, AnothersSecretAnswerChangesNothing) {
  Table table(3);
  table.pass_to_bids();
  ASSERT_EQ(table.play(1, {{Act::bid, 2, 0}}), "");  // event 4
  EXPECT_EQ(table.match.decision(0), 3U);
  EXPECT_EQ(table.match.decision(1), std::nullopt);
  ASSERT_EQ(table.play(1, {{Act::think, 0, 0}}), "");  // event 5: seat 1 owes anew
  EXPECT_EQ(table.match.decision(0), 3U);
  EXPECT_EQ(table.match.decision(1), 5U);
}

TEST(Decisions, AStaleAnswerIsRefused) {
  Table table(3);
  const Move pass = {Act::pass, 0, 0};
  ASSERT_EQ(table.play(0, {pass}), "");
  const auto code = [&](Seat seat, std::optional<std::uint32_t> answers) {
    const auto played = table.match.play(seat, answers, std::span(&pass, 1), kPerson, table.dice);
    return played ? "" : played.error().code;
  };
  EXPECT_EQ(code(0, 0), "stale");             // sent twice
  EXPECT_EQ(code(1, 0), "stale");             // meant for another decision
  EXPECT_EQ(code(1, std::nullopt), "stale");  // an answer must name its decision
  EXPECT_EQ(code(2, std::nullopt), "nothing_owed");
  EXPECT_EQ(code(7, std::nullopt), "seat_unknown");
  EXPECT_EQ(table.match.last_event(), 1U);
  EXPECT_EQ(code(1, 1), "");
}

TEST(Paths, AreAppliedWholeOrNotAtAll) {
  Table table(2, R"({"powers":[2,2,2,2,2,2]})");  // every card played asks for amounts
  const Move card = {Act::play, table.match.state_for_tests().hands[0][0].card, 0};
  const auto before = table.match.state_for_tests();
  EXPECT_EQ(table.play(0, {}), "malformed");
  EXPECT_EQ(table.play(0, std::vector<Move>(65, card)), "malformed");
  // Playing a card shows it: what comes after may not hang on it in the same breath.
  EXPECT_EQ(table.play(0, {card, {Act::amounts, 1, 1}}), "illegal");
  EXPECT_TRUE(same_bytes(before, table.match.state_for_tests()));
  EXPECT_EQ(table.match.last_event(), 0U);
  // Nothing hidden comes between choosing amounts and shouting; but a third shout is one too many, and the turn is
  // over.
  ASSERT_EQ(table.play(0, {card}), "");
  const auto middle = table.match.state_for_tests();
  const Move shout = {Act::shout, 0, 0};
  EXPECT_EQ(table.play(0, {{Act::amounts, 1, 1}, shout, shout, shout}), "nothing_owed");
  EXPECT_TRUE(same_bytes(middle, table.match.state_for_tests()));
  const auto played = table.match.play(0, table.match.decision(0),
                                       std::vector<Move>{{Act::amounts, 1, 1}, shout, shout}, kPerson, table.dice);
  ASSERT_TRUE(played.has_value());
  EXPECT_EQ(played->first, 2U);
  EXPECT_EQ(played->last, 4U);
}

// Says in a refusal how many moves were wished from there on.
struct Attentive : Rules {
  explicit Attentive(Rules rules) : Rules(std::move(rules)) {}
  static Result<Attentive> create(const Setup& setup) {
    auto rules = Rules::create(setup);
    if (!rules) return tl::make_unexpected(rules.error());
    return Attentive(std::move(*rules));
  }
  [[nodiscard]] std::optional<Refusal> refuse(const State& state, Seat seat, std::span<const Move> wish) const {
    auto refusal = Rules::refuse(state, seat, wish);
    if (refusal) refusal->causes = {static_cast<int>(wish.size())};
    return refusal;
  }
};

TEST(Paths, ARefusalHearsTheWholeWish) {
  LabDice dice(3);
  Match<Attentive> match(Attentive(rules(2)), kPerson, dice);
  const Move bid = {Act::bid, 0, 0};
  const Move shout = {Act::shout, 0, 0};
  const std::vector<Move> path = {shout, bid, {Act::pass, 0, 0}};
  const auto played = match.play(0, match.decision(0), path, kPerson, dice);
  ASSERT_FALSE(played.has_value());
  EXPECT_EQ(played.error().causes, std::vector<int>{2});
  const auto ahead = match.outlook(0, path, Generator(1));
  ASSERT_FALSE(ahead.has_value());
  EXPECT_EQ(ahead.error().causes, std::vector<int>{2});
}

// With two seats the receiver of a gift is a list of one, and with no low card so is the gift.
TEST(ListsOfOne, AreEventsOfTheirOwnThatLookLikeAnyOther) {
  Table table(2, R"({"powers":[9,9,9,9,9,9]})");
  const probe::Card card = table.match.state_for_tests().hands[0][0].card;
  ASSERT_EQ(table.play(0, {{Act::play, card, 0}}), "");
  ASSERT_EQ(table.match.last_event(), 3U);
  const auto& events = table.match.events();
  EXPECT_FALSE(events[1].forced);
  for (const std::uint32_t number : {2U, 3U}) {
    EXPECT_TRUE(events[number].forced);
    EXPECT_EQ(events[number].seat, 0);
    EXPECT_EQ(events[number].command, 1U);
    EXPECT_EQ(events[number].decision, number - 1);
  }
  EXPECT_EQ(events[2].move, (Move{Act::seat, 1, 0}));
  EXPECT_EQ(events[3].move, (Move{Act::none, 0, 0}));
  EXPECT_EQ(table.match.decision(1), 3U);

  // The same gift kept back by choice, where the cards are low: seat 1 is told the same.
  Table other(2, R"({"powers":[3,3,3,3,3,3]})");
  ASSERT_EQ(other.play(0, {{Act::play, other.match.state_for_tests().hands[0][0].card, 0}}), "");
  ASSERT_EQ(other.match.last_event(), 2U);
  ASSERT_EQ(other.legal(0).size(), 2U);
  ASSERT_EQ(other.play(0, {{Act::none, 0, 0}}), "");
  const auto told = [](const Match<Rules>& match, std::uint32_t number) {
    std::string text;
    JsonWriter json(text);
    for (const Entry& entry : match.events()[number].facts) {
      if (const Fact* fact = entry.told_to(Viewer::seat(1))) Rules::write_fact(*fact, json);
    }
    return text;
  };
  EXPECT_EQ(told(table.match, 3), told(other.match, 3));
}

TEST(ListsOfOne, MayBeNamedInAPath) {
  Table table(2, R"({"powers":[9,9,9,9,9,9]})");
  const probe::Card card = table.match.state_for_tests().hands[0][0].card;
  const std::vector<Move> whole{{Act::play, card, 0}, {Act::seat, 1, 0}, {Act::none, 0, 0}};
  const auto ahead = table.match.outlook(0, whole, Generator(1));
  ASSERT_TRUE(ahead.has_value());
  const auto shorter = table.match.outlook(0, std::span(whole).first(1), Generator(1));
  EXPECT_EQ(ahead->facts.size(), shorter->facts.size());
  // What is named must be what the engine answers.
  EXPECT_NE(table.play(0, {whole[0], {Act::seat, 0, 0}}), "");
  EXPECT_EQ(table.match.last_event(), 0U);
  ASSERT_EQ(table.play(0, whole), "");
  EXPECT_EQ(table.match.last_event(), 3U);
  EXPECT_TRUE(table.match.events()[2].forced);
}

TEST(Undo, IsFreeWhileNothingWasLearned) {
  Table table(2);
  EXPECT_EQ(table.match.undo_chance(0).kind, UndoChance::Kind::nothing);
  const auto before = table.match.state_for_tests();
  const std::string view = table.view(Viewer::seat(1));
  ASSERT_EQ(table.play(0, {{Act::pass, 0, 0}}), "");
  EXPECT_EQ(table.match.undo_chance(0).kind, UndoChance::Kind::free);
  EXPECT_EQ(table.match.undo_chance(1).kind, UndoChance::Kind::nothing);
  const Played undone = table.match.undo(0, kPerson);
  EXPECT_EQ(undone.first, 2U);
  EXPECT_TRUE(same_bytes(before, table.match.state_for_tests()));
  EXPECT_EQ(table.view(Viewer::seat(1)), view);
  EXPECT_EQ(table.match.decision(0), 2U);  // an answer to the old decision is stale
  EXPECT_EQ(table.match.events()[2].undo_to, 0U);
  EXPECT_EQ(table.match.undo_chance(0).kind, UndoChance::Kind::nothing);
}

TEST(Undo, MustBeAskedForBehindADrawAReveralOrAnothersMove) {
  Table revealed(2);
  ASSERT_EQ(revealed.play(0, {{Act::draw, 0, 0}}), "");
  EXPECT_EQ(revealed.match.undo_chance(0).kind, UndoChance::Kind::ask);
  EXPECT_TRUE(revealed.match.undo_chance(0).learned);

  Table drawn(2);
  ASSERT_EQ(drawn.play(0, {{Act::shuffle, 0, 0}}), "");
  EXPECT_EQ(drawn.match.undo_chance(0).kind, UndoChance::Kind::ask);

  Table moved(2);
  ASSERT_EQ(moved.play(0, {{Act::pass, 0, 0}}), "");
  ASSERT_EQ(moved.play(1, {{Act::pass, 0, 0}}), "");
  EXPECT_EQ(moved.match.undo_chance(0).kind, UndoChance::Kind::ask);
  EXPECT_FALSE(moved.match.undo_chance(0).learned);
  EXPECT_EQ(moved.match.undo_chance(1).kind, UndoChance::Kind::free);
  // With consent both moves are undone, and everything is as it was.
  const auto start = moved.match.state_at_for_tests(0);
  moved.match.undo(0, kPerson);
  EXPECT_TRUE(same_bytes(start, moved.match.state_for_tests()));
}

TEST(Undo, NeverGoesBehindASeal) {
  Table table(2);
  ASSERT_EQ(table.play(0, {{Act::pass, 0, 0}}), "");
  ASSERT_EQ(table.play(1, {{Act::shout, 0, 0}}), "");
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    EXPECT_EQ(table.match.undo_chance(seat).kind, UndoChance::Kind::nothing);
  }
  ASSERT_EQ(table.play(1, {{Act::pass, 0, 0}}), "");
  EXPECT_EQ(table.match.undo_chance(1).kind, UndoChance::Kind::free);  // what came after may go back
}

struct LimitedTable {
  LabDice dice{3};
  Match<LimitedRules> match{LimitedRules(rules(2)), kPerson, dice};

  void pass(Seat seat) {
    const Move move{Act::pass, 0, 0};
    ASSERT_TRUE(match.play(seat, match.decision(seat), std::span(&move, 1), kPerson, dice));
  }
  void pass_and_take_back(Seat seat) {
    pass(seat);
    ASSERT_EQ(match.undo_chance(seat).kind, UndoChance::Kind::free);
    match.undo(seat, kPerson);
  }
  void expect_limited(Seat seat, bool limited) const {
    EXPECT_EQ(match.undo_chance(seat).kind, limited ? UndoChance::Kind::nothing : UndoChance::Kind::free);
    EXPECT_EQ(match.undo_chance(seat).limited, limited);
  }
};

TEST(Undo, IsCountedByTurnWhereTheGameLimitsIt) {
  LimitedTable table;
  EXPECT_FALSE(table.match.undo_chance(0).limited) << "there is nothing to take back";
  table.pass_and_take_back(0);
  table.pass_and_take_back(0);
  EXPECT_FALSE(table.match.undo_chance(0).limited);
  table.pass(0);
  table.expect_limited(0, true);
  // Each seat has its own, and each turn.
  table.pass_and_take_back(1);
  table.expect_limited(0, true);
  table.pass_and_take_back(1);
  table.pass(1);
  table.expect_limited(1, true);
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    const Move bid{Act::bid, 0, 0};
    ASSERT_TRUE(table.match.play(seat, table.match.decision(seat), std::span(&bid, 1), kPerson, table.dice));
  }
  table.pass(0);
  table.expect_limited(0, false);
}

TEST(Undo, BeyondTheLimitIsNoLog) {
  LimitedTable table;
  table.pass_and_take_back(0);
  table.pass_and_take_back(0);
  table.pass(0);
  const auto event = [&](std::size_t number) {
    std::string text;
    JsonWriter json(text);
    table.match.write_event(table.match.events()[number], json);
    return Json::parse(text);
  };
  auto restored = Match<LimitedRules>::restored(table.match.rules(), event(0));
  ASSERT_TRUE(restored);
  for (std::size_t number = 1; number < table.match.events().size(); ++number) {
    ASSERT_TRUE(restored->restore(event(number)));
  }
  EXPECT_TRUE(restored->undo_chance(0).limited);
  Json third = event(4);
  third["n"] = table.match.events().size();
  EXPECT_FALSE(restored->restore(third));
}

TEST(Undo, TakesBackWholeCommandsWithWhatTheEngineAnswered) {
  Table table(2, R"({"powers":[9,9,9,9,9,9]})");
  const auto before = table.match.state_for_tests();
  ASSERT_EQ(table.play(0, {{Act::play, table.match.state_for_tests().hands[0][0].card, 0}}), "");
  ASSERT_EQ(table.match.last_event(), 3U);
  const UndoChance chance = table.match.undo_chance(0);
  EXPECT_EQ(chance.kind, UndoChance::Kind::ask);  // a card was shown
  EXPECT_EQ(chance.to, 0U);
  table.match.undo(0, kPerson);
  EXPECT_TRUE(same_bytes(before, table.match.state_for_tests()));
  EXPECT_EQ(table.match.decision(0), 4U);
}

TEST(Undo, AnUndoneBranchStaysInTheLog) {
  Table table(2);
  ASSERT_EQ(table.play(0, {{Act::pass, 0, 0}}), "");
  const std::string passed = table.view(Viewer::spectator());
  table.match.undo(0, kPerson);
  ASSERT_EQ(table.play(0, {{Act::draw, 0, 0}}), "");
  std::string text;
  JsonWriter json(text);
  write(table.match.view_at(1, Viewer::spectator()), json);
  EXPECT_EQ(text, passed);
  EXPECT_EQ(table.match.events().size(), 4U);
  EXPECT_EQ(table.match.events()[3].parent, 0U);
}

TEST(Outlook, StopsBeforeWhatNobodyKnows) {
  Table table(2);
  const auto cut = [&](const Move& move) {
    const auto ahead = table.match.outlook(0, std::span(&move, 1), Generator(1));
    return ahead.has_value() && ahead->cut;
  };
  EXPECT_TRUE(cut({Act::draw, 0, 0}));
  EXPECT_TRUE(cut({Act::look, 0, 0}));
  EXPECT_TRUE(cut({Act::shuffle, 0, 0}));
  EXPECT_TRUE(cut({Act::pass, 0, 0}));  // played, but then another decides
  const Move illegal = {Act::bid, 0, 0};
  EXPECT_FALSE(table.match.outlook(0, std::span(&illegal, 1), Generator(1)).has_value());
}

TEST(Outlook, ShowsWhatFollowsAndWhatIsLegalThen) {
  Table table(2);
  ASSERT_EQ(table.play(0, {{Act::look, 0, 0}}), "");
  const auto orders = table.legal(0);
  ASSERT_EQ(orders.size(), 6U);
  const auto ahead = table.match.outlook(0, std::span(&orders[3], 1), Generator(1));
  ASSERT_TRUE(ahead.has_value());
  std::string promised;
  JsonWriter json(promised);
  write(ahead->after, json);
  ASSERT_EQ(table.play(0, {orders[3]}), "");
  EXPECT_EQ(promised, table.view(Viewer::seat(0)));
}

TEST(Paths, EndWhereADecisionEnds) {
  Table table(2);
  ASSERT_EQ(table.play(0, {{Act::look, 0, 0}}), "");
  const auto paths = table.match.paths(0, {}, Generator(1));
  EXPECT_EQ(paths->whole.size(), 6U);
  EXPECT_FALSE(paths->more);
  for (const auto& path : paths->whole) EXPECT_EQ(path.size(), 1U);
  const auto four = table.match.paths(0, {}, Generator(1), 4);
  EXPECT_EQ(four->whole.size(), 4U);
  EXPECT_TRUE(four->more);
  EXPECT_TRUE(table.match.paths(1, {}, Generator(1))->whole.empty());
}

TEST(Paths, HoldAllThatADecisionIsSplitInto) {
  // Who plays a six gives a card to one of two seats, which is none, since sixes are too strong; then two amounts of
  // twenty each. Nothing is drawn or revealed meanwhile.
  Table table(3, R"({"powers":[6,6,6,6,6,6]})");
  ASSERT_EQ(table.play(0, {{Act::play, table.match.state_for_tests().hands[0][0].card, 0}}), "");
  const auto all = table.match.paths(0, {}, Generator(1));
  ASSERT_EQ(all->whole.size(), 800U);
  for (const auto& path : all->whole) {
    ASSERT_EQ(path.size(), 2U);
    EXPECT_EQ(path[0].act, Act::seat);
    EXPECT_EQ(path[1].act, Act::amounts);
  }
  const std::vector<Move> to_two{{Act::seat, 2, 0}};
  const auto some = table.match.paths(0, to_two, Generator(1));
  EXPECT_EQ(some->whole.size(), 400U);
  for (const auto& path : some->whole) EXPECT_EQ(path[0], to_two[0]);
  const std::vector<Move> whole{{Act::seat, 2, 0}, {Act::amounts, 3, 4}};
  EXPECT_EQ(table.match.paths(0, whole, Generator(1))->whole, std::vector(1, whole));
  EXPECT_EQ(table.play(0, some->whole[17]), "");
}

TEST(Paths, RefuseAPrefixThatCantBePlayed) {
  Table table(3);
  const std::vector<Move> draw{{Act::draw, 0, 0}};
  EXPECT_EQ(table.match.paths(0, draw, Generator(1))->whole, std::vector(1, draw)) << "nobody knows what comes then";
  const std::vector<Move> beyond{{Act::draw, 0, 0}, {Act::pass, 0, 0}};
  EXPECT_EQ(table.match.paths(0, beyond, Generator(1)).error().code, "illegal");
  const std::vector<Move> illegal{{Act::amounts, 1, 1}};
  EXPECT_EQ(table.match.paths(0, illegal, Generator(1)).error().code, "illegal");
}

TEST(Rematch, ProposesWhatTheGameSays) {
  Table table(3, R"({"powers":[1,1,1,1,1,1]})");
  EXPECT_FALSE(table.match.finished());
  ASSERT_EQ(table.play(0, {{Act::play, table.match.state_for_tests().hands[0][0].card, 0}}), "");
  table.match.stop();
  EXPECT_EQ(table.match.rematch(*table.match.finished()), Json({{"first", 1}})) << "seat 0 has a point";
}

TEST(Stop, EndsAMatchWithoutPlaces) {
  Table table(2);
  EXPECT_FALSE(table.match.finished().has_value());
  table.match.stop();
  EXPECT_TRUE(table.match.finished().has_value());
  EXPECT_TRUE(table.match.owing().empty());
  EXPECT_TRUE(table.legal(0).empty());
  EXPECT_EQ(table.play(0, {{Act::pass, 0, 0}}), "not_now");
  EXPECT_EQ(table.match.undo_chance(0).kind, UndoChance::Kind::nothing);
  EXPECT_FALSE(table.match.outcome().has_value());
}

TEST(Log, AnEventSaysWhoWhatAndWhen) {
  Table table(2);
  ASSERT_EQ(table.play(0, {{Act::pass, 0, 0}}), "");
  std::string text;
  JsonWriter json(text);
  table.match.write_event(table.match.events()[1], json);
  EXPECT_EQ(Json::parse(text),
            Json::parse(R"({"n":1,"seat":0,"decision":0,"move":{"do":"pass"},"by":"person","time":7})"));
}

TEST(Log, WhoAnsweredAndToWhichCommandItBelongsMustBeTrue) {
  // Who plays a nine gives a card to the only other seat: events 1 and 2 are one command, and the second is forced.
  Table table(2, R"({"powers":[9,9,9,9,9,9]})");
  ASSERT_EQ(table.play(0, {{Act::play, table.match.state_for_tests().hands[0][0].card, 0}}), "");
  std::vector<Json> events;
  for (const auto& event : table.match.events()) {
    std::string text;
    JsonWriter json(text);
    table.match.write_event(event, json);
    events.push_back(Json::parse(text));
  }
  ASSERT_GE(events.size(), 3U);
  ASSERT_EQ(events[2]["forced"], true);
  auto restored = *Match<Rules>::restored(table.match.rules(), events[0]);
  const auto problem = [&](Json event, const char* field, const Json& value) {
    if (value.is_null()) {
      event.erase(field);
    } else {
      event[field] = value;
    }
    const auto result = restored.restore(event);
    return result ? "" : result.error().text;
  };
  EXPECT_EQ(problem(events[1], "command", 0), "event 1: it is not part of that command");
  EXPECT_EQ(problem(events[1], "command", 7), "event 1: it is not part of that command");
  EXPECT_EQ(problem(events[1], "forced", true), "event 1: it is not part of that command");
  ASSERT_TRUE(restored.restore(events[1]));
  EXPECT_EQ(problem(events[2], "forced", nullptr),
            "event 2: 'forced' must stand where the book lets the engine answer, and only there");
  EXPECT_EQ(problem(events[2], "command", nullptr), "event 2: it is not part of that command");
  EXPECT_EQ(problem(events[2], "command", 0), "event 2: it is not part of that command");
  EXPECT_EQ(restored.last_event(), 1U);
  EXPECT_TRUE(restored.restore(events[2]));
}

TEST(Log, WhatTheRulesWouldNotMakeIsRefused) {
  Table table(2);
  const auto event = [](const char* text) { return Json::parse(text); };
  const auto problem = [&](const Json& json) {
    const auto restored = table.match.restore(json);
    return restored ? "" : restored.error().text;
  };
  EXPECT_EQ(problem(event(R"({"n":2,"seat":0,"decision":0,"move":{"do":"pass"},"by":"person","time":7})")),
            "event 2: event 1 comes next");
  EXPECT_EQ(problem(event(R"({"n":1,"seat":5,"decision":0,"move":{"do":"pass"},"by":"person","time":7})")),
            "event 1: no such seat");
  EXPECT_EQ(problem(event(R"({"n":1,"seat":0,"undo":0,"by":"person","time":7})")),
            "event 1: nothing can be taken back to there");
  EXPECT_NE(problem(event(R"({"n":1,"seat":1,"decision":0,"move":{"do":"pass"},"by":"person","time":7})")), "");
  EXPECT_NE(problem(event(R"({"n":1,"seat":0,"decision":0,"move":{"do":"fly"},"by":"person","time":7})")), "");
  EXPECT_NE(problem(event(R"({"n":1,"seat":0,"decision":0,"move":{"do":"shuffle"},"by":"person","time":7})")), "")
      << "a shuffle without draws";
  EXPECT_NE(problem(event(R"({"n":1,"seat":0,"decision":0,"move":{"do":"pass"},"by":"person"})")), "");
  EXPECT_NE(problem(Json::array()), "");
  EXPECT_EQ(table.match.last_event(), 0U);
  EXPECT_EQ(problem(event(R"({"n":1,"seat":0,"decision":0,"move":{"do":"pass"},"by":"person","time":7})")), "");
}

}  // namespace
}  // namespace tempora
