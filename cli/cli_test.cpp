#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "cli/files.hpp"
#include "cli/progress.hpp"
#include "cli/run.hpp"
#include "cli/tallies.hpp"
#include "engine/dice.hpp"
#include "engine/json.hpp"
#include "engine/log_file.hpp"
#include "games/catalogue.hpp"
#include "store/sqlite_store.hpp"

namespace tempora::cli {
namespace {

struct Ran {
  int code = 0;
  std::string out;
  std::string err;
};

Ran tempora_run(const std::vector<std::string>& arguments, const std::string& typed = "") {
  std::istringstream in(typed);
  std::ostringstream out;
  std::ostringstream err;
  Console console{in, out, err, false, false};
  const int code = run(arguments, console);
  return {code, out.str(), err.str()};
}

std::size_t lines(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

// A folder of its own for each test, gone afterwards.
class CliTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (std::filesystem::temp_directory_path() / "tempora-cli-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  std::string write(const std::string& name, const std::string& text) const {
    EXPECT_TRUE(write_file(path(name), text));
    return path(name);
  }
  // The log of one simulated match.
  std::string a_log(const std::vector<std::string>& more = {}) const {
    std::vector<std::string> arguments{"sim", "tempel", "--matches", "1", "--chatter", "0.3", "--log", path("logs")};
    arguments.insert(arguments.end(), more.begin(), more.end());
    EXPECT_EQ(tempora_run(arguments).code, kDone);
    return path("logs/match-0.jsonl");
  }

  std::filesystem::path folder_;
};

// Wrong use: exit code 2, nothing on the output, one line that names the argument and what is allowed.
void expect_wrong(const std::vector<std::string>& arguments, const std::string& argument, const std::string& allowed) {
  const Ran ran = tempora_run(arguments);
  const std::string what = testing::PrintToString(arguments) + "\n" + ran.err;
  EXPECT_EQ(ran.code, kWrongUse) << what;
  EXPECT_EQ(ran.out, "") << what;
  EXPECT_EQ(lines(ran.err), 1U) << what;
  EXPECT_NE(ran.err.find(argument), std::string::npos) << what;
  EXPECT_NE(ran.err.find(allowed), std::string::npos) << what;
}

TEST_F(CliTest, WrongUseNamesTheArgumentAndWhatIsAllowed) {
  const std::string commands = "allowed: serve, play, sim, replay, verify, games, bench, backup, restore";
  expect_wrong({}, "COMMAND: missing", commands);
  expect_wrong({"deal"}, "'deal'", commands);
  for (const char* command : {"sim", "play"}) {
    expect_wrong({command}, "GAME: missing", "allowed: tempel");
    expect_wrong({command, "chess"}, "GAME: no game 'chess'", "allowed: tempel");
    expect_wrong({command, "tempel", "--players", "2"}, "--players: '2'", "from 3 to 10");
    expect_wrong({command, "tempel", "--players", "11"}, "--players: '11'", "from 3 to 10");
    expect_wrong({command, "tempel", "--players", "five"}, "--players: 'five'", "from 3 to 10");
    expect_wrong({command, "tempel", "--players"}, "--players: has no value", "allowed: one value");
    expect_wrong({command, "tempel", "--players", "5", "--players", "6"}, "--players: given twice", "allowed: once");
    expect_wrong({command, "tempel", "--seed", "-1"}, "--seed: '-1'", "from 0 to 18446744073709551615");
    expect_wrong({command, "tempel", "--seed", "18446744073709551616"}, "--seed", "from 0 to 18446744073709551615");
    expect_wrong({command, "tempel", "--bots", "cunning"}, "--bots: no level 'cunning'", "allowed: random");
    expect_wrong({command, "tempel", "--option", "colour=red"}, "--option: 'colour=red'", "announcements");
    expect_wrong({command, "tempel", "--option", "announcements=maybe"}, "--option", "allowed: on, off");
    expect_wrong({command, "tempel", "--option", "first_keyholder=5"}, "--option", "a seat from 0 to 4");
    expect_wrong({command, "tempel", "--content", path("none")}, "--content: " + path("none"), "allowed: a folder");
    expect_wrong({command, "tempel", "--cheat"}, "'--cheat'", "--players");
    expect_wrong({command, "tempel", "extra"}, "'extra'", "--players");
  }
  expect_wrong({"sim", "tempel", "--matches", "0"}, "--matches: '0'", "from 1");
  expect_wrong({"sim", "tempel", "--threads", "0"}, "--threads: '0'", "from 1");
  expect_wrong({"sim", "tempel", "--chatter", "1.5"}, "--chatter: '1.5'", "from 0 to 1");
  expect_wrong({"sim", "tempel", "--chatter", "nan"}, "--chatter: 'nan'", "from 0 to 1");
  expect_wrong({"sim", "tempel", "--bots", "random,random"}, "--bots: 2 levels for 5 seats",
               "one for all, or one for each");
  expect_wrong({"sim", "tempel", "--bots", "adventurers=random"}, "--bots: 'guardians' has no level",
               "allowed: one for each group");
  expect_wrong({"sim", "tempel", "--bots", "thieves=random"}, "--bots: 'thieves=random'", "adventurers, guardians");
  expect_wrong({"sim", "tempel", "--bots", "adventurers=random,adventurers=random"}, "--bots: 'adventurers'",
               "allowed: one");
  expect_wrong({"sim", "tempel", "--log", write("file", "")}, "--log", "file");
  expect_wrong({"play", "tempel", "--seat", "5"}, "--seat: '5'", "from 0 to 4");
  expect_wrong({"play", "tempel", "--log", path("none/log")}, "--log: " + path("none/log"), "allowed: a file");
  expect_wrong({"replay"}, "FILE", "allowed");
  expect_wrong({"replay", path("none")}, "FILE: " + path("none"), "allowed: a log file");
  expect_wrong({"replay", folder_.string()}, "FILE", "allowed: a log file");
  expect_wrong({"verify", path("none")}, "FILE: " + path("none"), "allowed: a log file");
  expect_wrong({"bench", "chess"}, "GAME: no game 'chess'", "allowed: tempel");
  expect_wrong({"games", "--json=maybe"}, "--json: takes no value", "allowed: --json");
  expect_wrong({"games", "--jsn"}, "'--jsn'", "--json");
  expect_wrong({"serve", "--port", "65536"}, "--port: '65536'", "from 0 to 65535");
  expect_wrong({"serve", "--web", path("none")}, "--web", "allowed");
  expect_wrong({"serve", "--port", "0", "--data", path("data"), "--store", "mysql://x"}, "--store", "allowed");
  expect_wrong({"serve", "--port", "0", "--data", path("data"), "--public-url", "nowhere"}, "--public-url", "http");
  expect_wrong({"backup", "--data", path("none"), path("copy")}, path("none"), "no such file");
  expect_wrong({"backup", path("copy")}, "--data", "allowed");
  expect_wrong({"restore", path("none"), "--data", path("data")}, path("none"), "no such file");
}

TEST_F(CliTest, WhateverIsTypedMakesOneLine) {
  const std::string bad = "a\nb\x1b[31m";
  expect_wrong({bad}, "'a?b?[31m'", "allowed");
  expect_wrong({"sim", bad}, "GAME: no game 'a?b?[31m'", "allowed");
  for (const char* argument : {"--players", "--seed", "--bots"}) {
    expect_wrong({"play", "tempel", argument, bad}, argument, "allowed");
  }
  for (const char* argument : {"--chatter", "--matches", "--bots"}) {
    expect_wrong({"sim", "tempel", argument, bad}, argument, "allowed");
  }
  expect_wrong({"sim", "tempel", "--option", bad}, "--option: 'a?b?[31m'", "announcements");
  expect_wrong({"sim", "tempel", "--bots", bad + "=random"}, "'a?b?[31m=random'", "groups");
  expect_wrong({"sim", "tempel", bad}, "'a?b?[31m'", "--players");
  expect_wrong({"sim", "tempel", "--content", path(bad)}, "--content", "allowed");
  expect_wrong({"verify", path(bad)}, "FILE: " + path("a?b?[31m"), "allowed");
  const std::string log = a_log();
  for (const char* argument : {"--to", "--as"}) expect_wrong({"replay", log, argument, bad}, argument, "allowed");
}

// A log as another program may have written it: sound, but of that game and that content.
std::string foreign_log(const std::string& game, std::string_view content_hash) {
  LabDice dice(1);
  LogHeader header;
  header.setup.players = 3;
  const auto match = find_game("tempel")->start(header.setup, Stamp{"host", 0}, dice);
  EXPECT_TRUE(match);
  header.game = game;
  header.rules_version = 1;
  header.content_hash = content_hash;
  header.match = "m";
  header.names = {"a", "b", "c"};
  header.dice = {{"kind", "seed"}, {"seed", 1}};
  return write_log(header, **match, "");
}

TEST_F(CliTest, AForeignLogsGameIsShownWithoutWhatControlsATerminal) {
  const std::string log = foreign_log("te\x1b[31m\nmpel", find_game("tempel")->content_hash());
  const Ran ran = tempora_run({"verify", write("foreign.jsonl", log)});
  EXPECT_EQ(ran.code, kNo);
  EXPECT_EQ(lines(ran.err), 1U);
  EXPECT_NE(ran.err.find("'te?[31m?mpel' is not known"), std::string::npos) << ran.err;
}

TEST_F(CliTest, ALogOfOtherContentIsRefused) {
  const std::string file = write("other.jsonl", foreign_log("tempel", std::string(64, 'a')));
  for (const char* command : {"replay", "verify"}) {
    const Ran ran = tempora_run({command, file});
    EXPECT_EQ(ran.code, kNo);
    EXPECT_EQ(lines(ran.err), 1U);
    EXPECT_NE(ran.err.find("played with other content"), std::string::npos) << ran.err;
  }
}

TEST_F(CliTest, HelpNamesEveryCommand) {
  const Ran ran = tempora_run({"--help"});
  EXPECT_EQ(ran.code, kDone);
  for (const char* command : {"serve", "play", "sim", "replay", "verify", "games", "bench", "backup", "restore"}) {
    EXPECT_NE(ran.out.find(command), std::string::npos) << command;
    EXPECT_EQ(tempora_run({command, "--help"}).code, kDone) << command;
  }
}

TEST_F(CliTest, GamesListsTheCatalogue) {
  const Ran ran = tempora_run({"games", "--json"});
  ASSERT_EQ(ran.code, kDone);
  const Json games = Json::parse(ran.out)["games"];
  ASSERT_EQ(games.size(), catalogue().size());
  EXPECT_EQ(games[0]["id"], "tempel");
  EXPECT_EQ(games[0]["players"], (Json{{"min", 3}, {"max", 10}}));
  EXPECT_EQ(games[0]["rules_version"], 1);
  EXPECT_EQ(games[0]["content"], find_game("tempel")->content_hash());
  EXPECT_EQ(games[0]["options"].size(), find_game("tempel")->info().options.size());
  EXPECT_NE(tempora_run({"games"}).out.find("announcements=on"), std::string::npos);
}

Json sim(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), {"sim", "tempel"});
  arguments.emplace_back("--json");
  const Ran ran = tempora_run(arguments);
  EXPECT_EQ(ran.code, kDone) << ran.err;
  EXPECT_EQ(ran.err, "");
  EXPECT_EQ(lines(ran.out), 1U);
  return Json::parse(ran.out);
}

// Without what the clock says.
Json timeless(Json result) {
  for (const char* name : {"seconds", "matches_per_second", "moves_per_second"}) result.erase(name);
  return result;
}

std::vector<std::string> names(const Json& object) {
  std::vector<std::string> all;
  for (const auto& [name, value] : object.items()) all.push_back(name);
  return all;
}

TEST_F(CliTest, SimPrintsItsSchema) {
  std::ifstream file("docs/sim-schema.json");
  Json schema = Json::parse(file);
  EXPECT_EQ(schema["properties"].erase("tallies"), 1U) << "Tempel lists nothing";
  const Json result = sim({"--matches", "200"});
  EXPECT_EQ(names(result), names(schema["properties"]));
  EXPECT_EQ(schema["required"].size(), result.size());
  const Json& outcomes = result["outcomes"];
  EXPECT_EQ(names(outcomes), names(schema["properties"]["outcomes"]["properties"]));
  EXPECT_EQ(result["matches"], 200);
  EXPECT_EQ(result["players"], 5);
  EXPECT_EQ(result["seed"], 1);
  EXPECT_EQ(result["options"]["announcements"], "on");
  int ended = 0;
  for (const auto& [rule, count] : outcomes["by_rule"].items()) ended += count.get<int>();
  EXPECT_EQ(ended, 200);
  double wins = 0;
  for (const Json& seat : outcomes["wins"]) wins += seat.get<double>();
  EXPECT_EQ(outcomes["wins"].size(), 5U);
  EXPECT_NEAR(wins, 200, 1e-9);
  EXPECT_EQ(outcomes["groups"]["adventurers"].get<int>() + outcomes["groups"]["guardians"].get<int>(), 200);
  EXPECT_NEAR(outcomes["length"]["mean"].get<double>() * 200, result["moves"].get<double>(), 1e-6);
}

// Three seats in each of ten matches, of which one had the card, and won three times.
lab::Statistics of_ten_matches(const std::vector<std::string_view>& cards) {
  lab::Statistics statistics;
  for (int match = 0; match < 10; ++match) {
    Outcome outcome;
    outcome.places = {match < 3 ? 1 : 2, match < 3 ? 2 : 1, 3};
    std::vector<Tally> tallies;
    for (const std::string_view card : cards) tallies.push_back({"card", card, 0, 2});
    tallies.push_back({"event", "never", 0, 0});
    statistics.add(outcome, 1, tallies);
  }
  return statistics;
}

TEST(Tallies, AreWrittenByTheirSchema) {
  std::ifstream file("docs/sim-schema.json");
  const Json schema = Json::parse(file);
  const Json& item = schema["properties"]["tallies"]["additionalProperties"]["items"];
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  write_tallies(of_ten_matches({"b", "a"}), json);
  json.end_object();
  const Json written = Json::parse(text);
  EXPECT_EQ(names(written), std::vector<std::string>{"tallies"});
  EXPECT_EQ(names(written["tallies"]), (std::vector<std::string>{"card", "event"}));
  for (const auto& [kind, things] : written["tallies"].items()) {
    for (const Json& thing : things) {
      EXPECT_EQ(names(thing), names(item["properties"]));
      EXPECT_EQ(item["required"].size(), thing.size());
      EXPECT_EQ(names(thing["without"]), names(item["properties"]["without"]["properties"]));
      for (const Json& of : {thing, thing["without"]}) {
        EXPECT_EQ(names(of["win_share"]), names(schema["$defs"]["win_share"]["properties"]));
      }
    }
  }
  const Json& card = written["tallies"]["card"];
  ASSERT_EQ(card.size(), 2U);
  EXPECT_EQ(card[0]["id"], "b") << "in the order in which the game lists them";
  EXPECT_EQ(card[0]["times"], 20);
  EXPECT_EQ(card[0]["holders"], 10);
  EXPECT_EQ(card[0]["wins"], 3.0);
  EXPECT_DOUBLE_EQ(card[0]["win_share"]["share"].get<double>(), 0.3);
  const lab::Interval interval = lab::wilson_interval(3, 10);
  EXPECT_DOUBLE_EQ(card[0]["win_share"]["low"].get<double>(), interval.low);
  EXPECT_DOUBLE_EQ(card[0]["win_share"]["high"].get<double>(), interval.high);
  EXPECT_EQ(card[0]["without"]["seats"], 20);
  EXPECT_EQ(card[0]["without"]["wins"], 7.0);
  EXPECT_TRUE(written["tallies"]["event"][0]["win_share"]["share"].is_null());
}

TEST(Tallies, AreATableOfTheBestAndTheWorst) {
  const auto table = [](const lab::Statistics& statistics) {
    std::ostringstream out;
    print_tallies(statistics, out);
    return out.str();
  };
  EXPECT_EQ(table(of_ten_matches({"spear", "b"})),
            "\ncard\n"
            "  id          times       seats  won with it                  won without it\n"
            "  b              20          10   30.00 % ( 10.78 to  60.32)   35.00 % ( 18.12 to  56.71)\n"
            "  spear          20          10   30.00 % ( 10.78 to  60.32)   35.00 % ( 18.12 to  56.71)\n"
            "\nevent\n"
            "  1 that nobody had\n");
  const std::string many = table(of_ten_matches({"a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"}));
  EXPECT_NE(many.find("\n  e "), std::string::npos);
  EXPECT_EQ(many.find("\n  f "), std::string::npos);
  EXPECT_NE(many.find("\n  … 2 others\n  h "), std::string::npos);
  EXPECT_NE(many.find("\n  l "), std::string::npos);
  EXPECT_EQ(table(lab::Statistics()), "");
  // What everybody had leaves nobody to compare with.
  lab::Statistics shared;
  Outcome outcome;
  outcome.places = {1, 1};
  shared.add(outcome, 1, std::vector<Tally>{{"card", "b", 0, 1}, {"card", "b", 1, 1}});
  EXPECT_NE(table(shared).find("  b            2           2   50.00 % (  9.45 to  90.55)       -\n"),
            std::string::npos);
}

TEST_F(CliTest, SimDependsOnItsSeedAndNotOnItsThreads) {
  const Json one = timeless(sim({"--matches", "500", "--seed", "7", "--chatter", "0.2", "--threads", "1"}));
  EXPECT_EQ(one, timeless(sim({"--matches", "500", "--seed", "7", "--chatter", "0.2", "--threads", "1"})));
  EXPECT_EQ(one, timeless(sim({"--matches", "500", "--seed", "7", "--chatter", "0.2", "--threads", "4"})));
  EXPECT_NE(one, timeless(sim({"--matches", "500", "--seed", "8", "--chatter", "0.2", "--threads", "1"})));
}

TEST_F(CliTest, SimTakesBotsBySeatOrByGroup) {
  const Json all = timeless(sim({"--matches", "50", "--players", "3", "--bots", "random"}));
  EXPECT_EQ(all, timeless(sim({"--matches", "50", "--players", "3", "--bots", "random,random,random"})));
  EXPECT_EQ(all, timeless(sim({"--matches", "50", "--players", "3", "--bots", "guardians=random,adventurers=random"})));
}

TEST_F(CliTest, SimTakesOptions) {
  const Json silent =
      sim({"--matches", "50", "--chatter", "1", "--option", "announcements=off", "--option", "first_keyholder=2"});
  EXPECT_EQ(silent["options"]["announcements"], "off");
  EXPECT_EQ(silent["options"]["first_keyholder"], 2);
  EXPECT_LE(silent["outcomes"]["length"]["max"], 20);
  EXPECT_GT(sim({"--matches", "50", "--chatter", "1"})["outcomes"]["length"]["max"], 20);
}

TEST_F(CliTest, SimPrintsATable) {
  const Ran ran = tempora_run({"sim", "tempel", "--matches", "100"});
  EXPECT_EQ(ran.code, kDone);
  EXPECT_NE(ran.out.find("TD-4.2"), std::string::npos);
  EXPECT_NE(ran.out.find("guardians"), std::string::npos);
  EXPECT_NE(ran.out.find("seat 4"), std::string::npos);
}

TEST_F(CliTest, LogsOfSimulatedMatchesReplayAndVerify) {
  for (const char* players : {"3", "5", "10"}) {
    for (const char* bots : {"random", "greedy", "adventurers=greedy,guardians=random"}) {
      const std::string log = a_log({"--players", players, "--bots", bots});
      const Ran verified = tempora_run({"verify", log});
      EXPECT_EQ(verified.code, kDone) << verified.err;
      EXPECT_NE(verified.out.find("follows its seed; no claim of fair dice"), std::string::npos);
      EXPECT_EQ(tempora_run({"replay", log}).code, kDone);
    }
  }
}

TEST_F(CliTest, AFlippedByteIsRefusedWithItsLine) {
  const auto text = read_file(a_log({"--players", "3"}));
  ASSERT_TRUE(text);
  // A bit of every seventh byte, so that each kind of field is hit many times, the closing line whole. (Without its
  // very last byte a log is cut short.)
  const std::size_t closing = text->rfind('\n', text->size() - 2);
  for (std::size_t at = 0; at + 1 < text->size(); at += at < closing ? 7 : 1) {
    std::string damaged = *text;
    damaged[at] = static_cast<char>(damaged[at] ^ 1);
    const std::string file = write("damaged.jsonl", damaged);
    for (const char* command : {"verify", "replay"}) {
      const Ran ran = tempora_run({command, file});
      EXPECT_EQ(ran.code, kNo) << "byte " << at << ": " << ran.err;
      EXPECT_NE(ran.err.find("line "), std::string::npos) << "byte " << at << ": " << ran.err;
      EXPECT_EQ(lines(ran.err), 1U);
    }
  }
}

TEST_F(CliTest, ALogCutShortIsIncomplete) {
  const auto text = read_file(a_log());
  ASSERT_TRUE(text);
  const std::size_t last_line = text->rfind('\n', text->size() - 2) + 1;
  for (const std::size_t size : {last_line, last_line + 9, last_line - 9}) {
    const std::string file = write("cut.jsonl", text->substr(0, size));
    const Ran verified = tempora_run({"verify", file});
    EXPECT_EQ(verified.code, kNo);
    EXPECT_NE(verified.err.find("incomplete"), std::string::npos);
    const Ran shown = tempora_run({"replay", file});
    EXPECT_EQ(shown.code, kDone);
    EXPECT_NE(shown.err.find("incomplete"), std::string::npos);
    EXPECT_EQ(shown.out, tempora_run({"replay", file, "--as", "spectator"}).out);
    expect_wrong({"replay", file, "--as", "archive"}, "--as: 'archive'", "allowed: spectator");
    expect_wrong({"replay", file, "--as", "0"}, "--as: '0'", "allowed: spectator");
  }
}

TEST_F(CliTest, ReplayShowsWhatAViewerMaySee) {
  const std::string log = a_log();
  expect_wrong({"replay", log, "--to", "1000"}, "--to: '1000'", "from 0 to");
  expect_wrong({"replay", log, "--as", "5"}, "--as: '5'", "a seat from 0 to 4, spectator, archive");
  const Ran spectator = tempora_run({"replay", log, "--as", "spectator", "--json", "--to", "3"});
  EXPECT_EQ(lines(spectator.out), 4U);
  std::istringstream views(spectator.out);
  for (std::string line; std::getline(views, line);) {
    const Json event = Json::parse(line);
    EXPECT_TRUE(event["view"]["own"].is_null());
    EXPECT_TRUE(event["view"]["end"].is_null());
    EXPECT_FALSE(event.contains("legal"));
  }
  const Ran seat = tempora_run({"replay", log, "--as", "2", "--json", "--to", "0"});
  EXPECT_EQ(Json::parse(seat.out)["view"]["own"]["seat"], 2);
  EXPECT_NE(tempora_run({"replay", log, "--as", "2", "--to", "0"}).out.find("You are"), std::string::npos);
  // Whoever answers next could do what was done then, and nobody else.
  std::istringstream archive(tempora_run({"replay", log, "--as", "archive", "--json"}).out);
  Json answer;
  for (std::string line; !answer.contains("decision") && std::getline(archive, line);) answer = Json::parse(line);
  ASSERT_TRUE(answer.contains("decision"));
  const std::string before = std::to_string(answer["n"].get<int>() - 1);
  for (int each = 0; each < 5; ++each) {
    std::istringstream shown(tempora_run({"replay", log, "--as", std::to_string(each), "--json", "--to", before}).out);
    Json now;
    for (std::string line; std::getline(shown, line);) now = Json::parse(line);
    const auto found = std::find(now["legal"].begin(), now["legal"].end(), answer["move"]);
    EXPECT_EQ(found != now["legal"].end(), answer["seat"] == each);
    EXPECT_EQ(now["legal"].empty(), answer["seat"] != each);
  }
}

TEST_F(CliTest, TheArchiveHoldsTheWholeStateAfterEachEvent) {
  const std::string log = a_log();
  const auto text = read_file(log);
  const Ran archive = tempora_run({"replay", log, "--as", "archive", "--json"});
  ASSERT_EQ(archive.code, kDone);
  std::istringstream log_lines(*text);
  std::istringstream states(archive.out);
  std::string logged;
  std::getline(log_lines, logged);  // the setup
  std::size_t events = 0;
  for (std::string line; std::getline(states, line); ++events) {
    Json event = Json::parse(line);
    const Json state = event["state"];
    event.erase("state");
    std::getline(log_lines, logged);
    Json expected = Json::parse(logged);
    expected.erase("prev");
    EXPECT_EQ(event, expected);
    EXPECT_EQ(state["roles"].size(), 5U);
  }
  EXPECT_EQ(events + 2, lines(*text));
  const std::string last = archive.out.substr(archive.out.rfind('\n', archive.out.size() - 2) + 1);
  EXPECT_FALSE(Json::parse(last)["state"]["over"].is_null());
}

TEST_F(CliTest, ContentOfAFolderIsPlayed) {
  const std::string content = path("content");
  ASSERT_TRUE(make_folder(content));
  const auto own = read_file("games/tempel/content/temples.toml");
  ASSERT_TRUE(own);
  write("content/temples.toml", *own);
  const Json built_in = timeless(sim({"--matches", "20"}));
  EXPECT_EQ(timeless(sim({"--matches", "20", "--content", content})), built_in);

  std::string changed = *own;
  const std::size_t five = changed.find("players = 5");
  changed.replace(changed.find("gold = 7", five), 8, "gold = 8");
  changed.replace(changed.find("empty = 16", five), 10, "empty = 15");
  write("content/temples.toml", changed);
  EXPECT_NE(sim({"--matches", "20", "--content", content})["content"], built_in["content"]);
  // Its log carries the content, so that those who read it need no folder.
  const std::string log = a_log({"--content", content});
  EXPECT_EQ(tempora_run({"verify", log}).code, kDone);
  EXPECT_EQ(tempora_run({"replay", log}).code, kDone);
  for (const char* command : {"replay", "verify", "serve", "bench"}) {
    expect_wrong({command, "--content", content}, "'--content' is not an argument of " + std::string(command),
                 "allowed");
  }

  changed.replace(changed.find("gold = 8", five), 8, "gold = 9");
  write("content/temples.toml", changed);
  const std::string line =
      std::to_string(std::count(changed.begin(), changed.begin() + static_cast<std::ptrdiff_t>(five), '\n'));
  expect_wrong({"sim", "tempel", "--content", content}, "temples.toml:" + line + ":", "must be 25");
}

TEST_F(CliTest, PlayGoesFromTheDealToTheEnd) {
  // Enough of every answer: goes on, chooses, announces, looks, asks for help, mistypes.
  std::string typed = "?\nv\na\n1\nx\n";
  for (int i = 0; i < 200; ++i) typed += "1\n\n";
  const Ran ran = tempora_run(
      {"play", "tempel", "--players", "4", "--bots", "random", "--seed", "3", "--seat", "1", "--log", path("log")},
      typed);
  EXPECT_EQ(ran.code, kDone) << ran.err;
  EXPECT_NE(ran.out.find("win:"), std::string::npos);
  EXPECT_NE(ran.out.find("You do not tell"), std::string::npos);
  std::istringstream out(ran.out);
  for (std::string line; std::getline(out, line);) {
    // What is typed is not on the output, so that the answer to a question follows it on its line.
    const std::size_t question = line.rfind("? or q: ");
    EXPECT_LE(line.size() - (question == std::string::npos ? 0 : question + 8), 100U) << line;
  }
  EXPECT_EQ(tempora_run({"verify", path("log")}).code, kDone);
  EXPECT_EQ(
      tempora_run({"play", "tempel", "--players", "4", "--bots", "random", "--seed", "3", "--seat", "1"}, typed).out,
      ran.out);
}

TEST_F(CliTest, PlayShowsNothingHidden) {
  const Ran ran = tempora_run({"play", "tempel", "--seed", "5", "--bots", "random"}, "q\n");
  EXPECT_EQ(ran.code, kDone);
  EXPECT_EQ(ran.out.find("left out"), std::string::npos);
  EXPECT_EQ(ran.out.find("last dealt"), std::string::npos);
}

TEST_F(CliTest, LeavingAMatchStopsIt) {
  EXPECT_EQ(tempora_run({"play", "tempel", "--bots", "random", "--log", path("log")}, "q\n").code, kDone);
  const auto text = read_file(path("log"));
  ASSERT_TRUE(text);
  EXPECT_NE(text->find("{\"stopped\":\"abandoned\"}"), std::string::npos);
  EXPECT_EQ(tempora_run({"verify", path("log")}).code, kDone);
}

TEST_F(CliTest, EachOwnTurnBeginsWithTheBoard) {
  std::string typed;
  for (int i = 0; i < 50; ++i) typed += "1\n";
  for (const int first : {0, 1}) {
    const Ran ran = tempora_run({"play", "tempel", "--players", "4", "--bots", "random", "--seed", "4", "--option",
                                 "announcements=off", "--option", "first_keyholder=" + std::to_string(first)},
                                typed);
    EXPECT_EQ(ran.code, kDone);
    const auto count = [&](std::string_view what) {
      int times = 0;
      for (std::size_t at = ran.out.find(what); at != std::string::npos; at = ran.out.find(what, at + 1)) ++times;
      return times;
    };
    const int turns = count("Your turn");
    EXPECT_GT(turns, 1);
    // Also after the deal, where another begins, and at the end.
    EXPECT_EQ(count("openings left in this round"), turns + (first == 0 ? 0 : 1) + 1) << ran.out;
  }
}

TEST_F(CliTest, WhetherALogCanBeWrittenIsFoundBeforeTheMatch) {
  expect_wrong({"play", "tempel", "--bots", "random", "--log", path("none/log")}, "--log", "allowed");
  // What is there stays until the match is over.
  write("log", "an older match");
  EXPECT_EQ(tempora_run({"play", "tempel", "--seed", "-1", "--log", path("log")}).code, kWrongUse);
  EXPECT_EQ(*read_file(path("log")), "an older match");
  EXPECT_EQ(tempora_run({"play", "tempel", "--bots", "random", "--log", path("log")}, "q\n").code, kDone);
  EXPECT_EQ(read_file(path("log"))->find("an older match"), std::string::npos);
}

TEST_F(CliTest, BenchPrintsOnlyTheSignatureWhereAsked) {
  const Ran ran = tempora_run({"bench", "tempel", "--signature"});
  EXPECT_EQ(ran.code, kDone);
  EXPECT_EQ(lines(ran.out), 1U);
  EXPECT_EQ(ran.out.find("tempel "), 0U);
  EXPECT_EQ(ran.out.size(), std::string("tempel ").size() + 64 + 1);
}

TEST_F(CliTest, BackupAndRestoreRefuseWhatIsNoStore) {
  ASSERT_TRUE(make_folder(path("data")));
  write("data/tempora.sqlite", "not a store");
  const Ran ran = tempora_run({"backup", "--data", path("data"), path("copy")});
  EXPECT_EQ(ran.code, kNo);
  EXPECT_EQ(lines(ran.err), 1U);
}

TEST_F(CliTest, ARestoreThatWouldLoseWhatWasKeptIsANo) {
  ASSERT_TRUE(make_folder(path("data")));
  store::SqliteOptions options;
  options.file = path("data/tempora.sqlite");
  ASSERT_TRUE(store::open_sqlite_store(options));
  ASSERT_EQ(tempora_run({"backup", "--data", path("data"), path("copy")}).code, kDone);
  ASSERT_EQ(tempora_run({"restore", path("copy"), "--data", path("data")}).code, kDone);
  const Ran again = tempora_run({"restore", path("copy"), "--data", path("data")});
  EXPECT_EQ(again.code, kNo);
  EXPECT_NE(again.err.find("tempora.sqlite.replaced: a store that was replaced earlier is here"), std::string::npos);
  EXPECT_EQ(tempora_run({"restore", write("bad", "not a store"), "--data", path("other")}).code, kNo);
  EXPECT_EQ(tempora_run({"restore", path("data/tempora.sqlite"), "--data", path("data")}).code, kWrongUse);
}

TEST(ProgressBarTest, IsShownOnATerminalAfterASecond) {
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  Console console{in, out, err, false, true};
  {
    ProgressBar bar(console);
    bar.show(1, 4, std::chrono::milliseconds(999));
    EXPECT_EQ(err.str(), "");
    bar.show(1, 4, std::chrono::milliseconds(1000));
    EXPECT_NE(err.str().find(" 25 %"), std::string::npos);
  }
  EXPECT_EQ(err.str().back(), '\r');
  EXPECT_EQ(out.str(), "");

  std::ostringstream pipe;
  Console piped{in, out, pipe, false, false};
  ProgressBar(piped).show(1, 4, std::chrono::seconds(5));
  EXPECT_EQ(pipe.str(), "");
}

}  // namespace
}  // namespace tempora::cli
