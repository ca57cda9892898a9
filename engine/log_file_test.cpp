// Log files by the game `probe`: the chain, what is missing, and the dice.
#include "engine/log_file.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/dice.hpp"
#include "engine/testing/conformance/records.hpp"
#include "engine/testing/probe/probe.hpp"

namespace tempora {
namespace {

using Game = TypedGame<probe::Rules, Levels<probe::Rules, conformance::AnyAnswer<probe::Rules>>>;

const Bytes32 kSecret = sha256("secret");
const std::vector<Bytes32> kContributions = {sha256("one"), sha256("three")};  // of the seats 0 and 2

struct Played {
  LogHeader header;
  std::unique_ptr<AnyMatch> match;
};

// A match of three among bots; with fair dice, or from a lab seed.
Played play(bool fair) {
  const Game game;
  Played played;
  LogHeader& header = played.header;
  header.game = game.info().id;
  header.rules_version = game.info().rules_version;
  header.content_hash = game.content_hash();
  header.setup.players = 3;
  header.setup.options = {{"rounds", 1}};
  header.match = "some match";
  header.names = {"Ada", "Bob \"the\" Bold", "Çelik"};
  header.started = 1'770'000'000'000;
  if (fair) {
    header.dice = {
        {"kind", "fair"},
        {"secret", to_hex(kSecret)},
        {"commitment", to_hex(sha256(kSecret))},
        {"contributions", {{"0", to_hex(kContributions[0])}, {"2", to_hex(kContributions[1])}}},
        {"commitments", {{"0", to_hex(sha256(kContributions[0]))}, {"2", to_hex(sha256(kContributions[1]))}}}};
  } else {
    header.dice = {{"kind", "seed"}, {"seed", 11}};
  }
  FairDice fair_dice(fair_key(header.match, kSecret, kContributions));
  LabDice lab_dice(11);
  Dice& dice = fair ? static_cast<Dice&>(fair_dice) : lab_dice;
  played.match = *game.start(header.setup, {"host", 1}, dice);
  AnyMatch& match = *played.match;
  for (std::uint64_t i = 0; !match.owing().empty(); ++i) {
    const Seat seat = match.owing().lowest();
    const Json moves = Json::array({match.bot_answer(seat, "random", i)});
    EXPECT_TRUE(match.play(seat, match.decision(seat), moves, {"bot random@1", 2}, dice).has_value());
  }
  return played;
}

std::string problem(const std::string& text) {
  const auto log = read_log(text);
  return log ? "" : log.error().text;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = text.find('\n', from) + 1;
    lines.push_back(text.substr(from, end - from));
    from = end;
  }
  return lines;
}

TEST(LogFile, HoldsEverythingOfAMatch) {
  const Played played = play(true);
  const std::string text = write_log(played.header, *played.match, "");
  const auto log = read_log(text);
  ASSERT_TRUE(log.has_value()) << log.error().text;
  EXPECT_TRUE(log->complete);
  EXPECT_EQ(log->header.names, played.header.names);
  EXPECT_EQ(log->header.setup.options, played.header.setup.options);
  EXPECT_EQ(log->header.started, played.header.started);
  EXPECT_EQ(log->events.size(), played.match->last_event() + 1);
  const Game game;
  const auto again = replay(*log, game);
  ASSERT_TRUE(again.has_value()) << again.error().text;
  EXPECT_EQ(write_log(log->header, **again, ""), text);
}

TEST(LogFile, EveryChangedByteIsNoticed) {
  const Played played = play(false);
  const std::string text = write_log(played.header, *played.match, "");
  const std::size_t last_line = text.rfind('\n', text.size() - 2) + 1;
  const Game game;
  for (std::size_t at = 0; at < last_line; at += 7) {  // the last line is covered by what it says, below
    std::string damaged = text;
    damaged[at] = static_cast<char>(damaged[at] ^ 1);
    const auto log = read_log(damaged);
    ASSERT_FALSE(log.has_value()) << "byte " << at;
    EXPECT_EQ(log.error().text.rfind("line ", 0), 0U) << log.error().text;
  }
}

TEST(LogFile, ALineThatIsMissingMovedOrDoubledIsNamed) {
  const Played played = play(false);
  const auto lines = lines_of(write_log(played.header, *played.match, ""));
  const auto joined = [](const std::vector<std::string>& parts) {
    std::string text;
    for (const auto& part : parts) text += part;
    return text;
  };
  ASSERT_GT(lines.size(), 6U);
  auto missing = lines;
  missing.erase(missing.begin() + 3);
  EXPECT_EQ(problem(joined(missing)), "line 4: it does not follow the line before it (hash differs)");
  auto moved = lines;
  std::swap(moved[2], moved[3]);
  EXPECT_EQ(problem(joined(moved)), "line 3: it does not follow the line before it (hash differs)");
  auto doubled = lines;
  doubled.insert(doubled.begin() + 2, doubled[2]);
  EXPECT_EQ(problem(joined(doubled)), "line 4: it does not follow the line before it (hash differs)");
  auto longer = lines;
  longer.push_back("{}\n");
  EXPECT_EQ(problem(joined(longer)), "line " + std::to_string(longer.size()) + ": nothing may follow the closing line");
  EXPECT_EQ(problem(""), "line 1: the log is empty");
  EXPECT_EQ(problem("[]\n"), "line 1: not an object");
  EXPECT_NE(problem("{\"prev\":\"\"}\n"), "");
}

TEST(LogFile, NamesAreOneASeatAndOnlyText) {
  Played played = play(false);
  const auto with = [&](std::vector<std::string> names) {
    played.header.names = std::move(names);
    return problem(write_log(played.header, *played.match, ""));
  };
  const std::string wrong =
      "line 1: 'names' must be a list of 3 strings, one a seat, without characters that control or reorder text";
  EXPECT_EQ(with({"Ada", "Bob", "עדה Çelik 😀"}), "");
  EXPECT_EQ(with({"Ada", "Bob"}), wrong);
  EXPECT_EQ(with({"Ada", "Bob", "Cy", "Di"}), wrong);
  for (const char* name :
       {"\x1b[31mAda", "A\nB", "A\x7f", "\u0085", "\u009b31m", "\u200eAda", "\u2028", "A\u202eB", "\u2066"}) {
    EXPECT_EQ(with({"Ada", name, "Cy"}), wrong) << name;
  }
}

TEST(LogFile, OneCutShortIsIncomplete) {
  const Played played = play(false);
  const std::string text = write_log(played.header, *played.match, "");
  const std::size_t first_line = text.find('\n') + 1;
  const Game game;
  for (std::size_t length = first_line; length + 1 < text.size(); length += 13) {
    const auto log = read_log(std::string_view(text).substr(0, length));
    ASSERT_TRUE(log.has_value()) << length << ": " << log.error().text;
    EXPECT_FALSE(log->complete) << length;
    const auto match = replay(*log, game);
    EXPECT_EQ(match.has_value(), !log->events.empty()) << length;
  }
}

TEST(LogFile, IsReplayedOnlyByItsOwnRules) {
  const Played played = play(false);
  auto log = *read_log(write_log(played.header, *played.match, ""));
  const Game game;
  log.header.game = "tempel";
  EXPECT_EQ(replay(log, game).error().text, "this log is of the game 'tempel', not 'probe'");
  log.header.game = "probe";
  log.header.rules_version = 2;
  EXPECT_EQ(replay(log, game).error().text, "this log was played by rules version 2; known: 1");
  log.header.rules_version = 1;
  log.header.setup.players = 2;  // other rules make other events
  EXPECT_FALSE(replay(log, game).has_value());
  log.header.setup.players = 99;
  EXPECT_FALSE(replay(log, game).has_value());
  log.header.setup.players = 3;
  log.end = {{"outcome", {{"places", {1, 1, 1}}}}};
  EXPECT_EQ(replay(log, game).error().text, "the closing line is not how this match ended");
}

TEST(LogFile, AStoppedMatchSaysWhy) {
  const Game game;
  LabDice dice(11);
  Played played = play(false);
  auto match = *game.start(played.header.setup, {"host", 1}, dice);
  match->stop();
  const auto log = read_log(write_log(played.header, *match, "agreed"));
  ASSERT_TRUE(log.has_value());
  EXPECT_EQ(log->end, Json({{"stopped", "agreed"}}));
  const auto again = replay(*log, game);
  ASSERT_TRUE(again.has_value());
  EXPECT_TRUE((*again)->finished().has_value());
}

TEST(VerifyDice, FairDiceHold) {
  const Played played = play(true);
  const auto log = *read_log(write_log(played.header, *played.match, ""));
  const auto verdict = verify_dice(log);
  EXPECT_TRUE(verdict.holds) << verdict.text;
  EXPECT_TRUE(verdict.fair);
}

TEST(VerifyDice, ALabSeedClaimsNothing) {
  const Played played = play(false);
  auto log = *read_log(write_log(played.header, *played.match, ""));
  const auto verdict = verify_dice(log);
  EXPECT_TRUE(verdict.holds);
  EXPECT_FALSE(verdict.fair);
  EXPECT_EQ(verdict.text, "follows its seed; no claim of fair dice");
  log.header.dice["seed"] = 12U;
  EXPECT_EQ(verify_dice(log).text, "event 0 has draws that this seed did not give");
  log.header.dice["kind"] = "marked";
  EXPECT_EQ(verify_dice(log).text, "unknown dice; known: fair, seed");
}

TEST(VerifyDice, WhateverWasChangedIsFound) {
  const Played played = play(true);
  const Log good = *read_log(write_log(played.header, *played.match, ""));
  const auto verdict = [&](auto&& change) {
    Log log = good;
    change(log);
    const auto found = verify_dice(log);
    EXPECT_FALSE(found.holds);
    return found.text;
  };
  EXPECT_EQ(verdict([](Log& log) { log.header.dice["secret"] = to_hex(sha256("other")); }),
            "the secret is not the one that was committed to");
  EXPECT_EQ(verdict([](Log& log) { log.header.dice.erase("secret"); }), "the secret or its commitment is missing");
  EXPECT_EQ(verdict([](Log& log) { log.header.dice["contributions"]["2"] = to_hex(sha256("other")); }),
            "the contribution of seat 2 is not the one that was committed to");
  EXPECT_NE(verdict([](Log& log) { log.header.dice["contributions"].erase("0"); }), "");
  EXPECT_NE(verdict([](Log& log) { log.header.match = "another"; }), "");
  EXPECT_NE(verdict([](Log& log) {
              auto& draw = log.events[0]["draws"][0];
              draw[1] = (draw[1].get<int>() + 1) % draw[0].get<int>();
            }),
            "");
  EXPECT_NE(verdict([](Log& log) { log.events[0]["draws"] = "none"; }), "");
}

}  // namespace
}  // namespace tempora
