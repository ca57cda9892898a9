// Finished matches that a game keeps in its fixtures/: what was played once must replay for ever.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "engine/log_file.hpp"
#include "games/catalogue.hpp"

namespace tempora {

struct FinishedMatch {
  std::string text;  // the whole log
  Outcome outcome;
};

inline std::string read_fixture(const std::string& game, const std::string& name) {
  std::ifstream file("games/" + game + "/fixtures/" + name + ".jsonl", std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// Replays a fixture to its end; the log that would be written of it then is the same to the last byte.
inline FinishedMatch finished_match(const std::string& game, const std::string& name) {
  const std::string text = read_fixture(game, name);
  const auto log = read_log(text);
  if (!log) {
    ADD_FAILURE() << name << ": " << log.error().text;
    return {};
  }
  EXPECT_TRUE(log->complete) << name;
  EXPECT_TRUE(verify_dice(*log).holds) << name;
  const auto match = replay(*log, *find_game(game));
  if (!match) {
    ADD_FAILURE() << name << ": " << match.error().text;
    return {};
  }
  EXPECT_EQ(write_log(log->header, **match, ""), text) << name;
  const auto outcome = (*match)->outcome();
  EXPECT_TRUE(outcome) << name;
  return {text, outcome.value_or(Outcome{})};
}

inline int score_of(const Outcome& outcome, std::size_t seat) {
  int sum = 0;
  for (const auto& line : outcome.scores[seat]) sum += line.amount;
  return sum;
}

}  // namespace tempora
