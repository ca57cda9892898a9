// The commands: each takes its arguments as they were typed, checks them, and returns the exit code.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/console.hpp"

namespace tempora::cli {

// What `play` and `sim` have in common; what is missing takes its default.
struct MatchArguments {
  std::string game;
  std::optional<std::string> players;
  std::optional<std::string> bots;
  std::optional<std::string> seed;
  std::vector<std::string> options;  // NAME=VALUE
  std::optional<std::string> content;
  std::optional<std::string> log;
};

struct SimArguments : MatchArguments {
  std::optional<std::string> matches;
  std::optional<std::string> chatter;
  std::optional<std::string> threads;
  bool json = false;
};

struct PlayArguments : MatchArguments {
  std::optional<std::string> seat;
};

struct ReplayArguments {
  std::string file;
  std::optional<std::string> to;
  std::optional<std::string> as;
  bool json = false;
};

struct BenchArguments {
  std::string game;  // empty: all
  bool json = false;
  bool signature = false;  // only the signatures, a line a game
};

struct ServeArguments {
  std::optional<std::string> port;
  std::optional<std::string> bind;
  std::optional<std::string> public_url;
  std::optional<std::string> data;
  std::optional<std::string> store;
  std::optional<std::string> web;
  bool trust_proxy = false;
};

int serve(const ServeArguments& arguments, Console& console);
int play(const PlayArguments& arguments, Console& console);
int sim(const SimArguments& arguments, Console& console);
int replay(const ReplayArguments& arguments, Console& console);
int verify(const std::string& file, Console& console);
int games(bool json, Console& console);
int bench(const BenchArguments& arguments, Console& console);
int backup(const std::string& data, const std::string& file, Console& console);
int restore(const std::string& file, const std::string& data, Console& console);

}  // namespace tempora::cli
