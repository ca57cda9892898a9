#include "cli/khronos_words.hpp"

#include <fmt/format.h>

#include <array>
#include <vector>

namespace tempora::cli {
namespace {

constexpr std::array<std::string_view, 3> kAges{"might", "faith", "reason"};
constexpr std::array<std::string_view, 3> kTypes{"military", "religious", "civil"};
constexpr std::array<std::string_view, 3> kCardNames{"Military", "Religious", "Civil"};
constexpr std::size_t kGap = 2;  // between two boards
constexpr std::size_t kRowNumber = 3;

std::string title(std::string_view word) {
  std::string text(word);
  text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string building(std::string_view type, int size) {
  static constexpr std::array<std::array<std::string_view, 3>, 3> kNames{
      {{"Watch Tower", "Keep", "Castle"}, {"Chapel", "Monastery", "Abbey"}, {"Hamlet", "Town", "City"}}};
  for (std::size_t i = 0; i < kTypes.size(); ++i) {
    if (kTypes[i] == type) return std::string(kNames[i][static_cast<std::size_t>(size - 1)]);
  }
  return {};
}

// "2 Military, 1 Civil".
std::string cards(const Json& counts) {
  std::string text;
  for (std::size_t i = 0; i < kCardNames.size(); ++i) {
    if (counts[i] == 0) continue;
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", counts[i].get<int>(), kCardNames[i]);
  }
  return text.empty() ? "no card" : text;
}

std::string ecus(int count) { return fmt::format("{} ecu{}", count, count == 1 ? "" : "s"); }

// "Ada's Keep at M5 in Faith".
std::string place(const Json& fact, const Players& players) {
  const std::string owner = fact.contains("owner") ? players.whose(fact["owner"]) : "the";
  return fmt::format("{} {} at {} in {}", owner, building(text_of(fact["type"]), fact["size"].get<int>()),
                     text_of(fact["square"]), title(text_of(fact["age"])));
}

std::pair<std::size_t, std::size_t> row_and_column(std::string_view square) {
  return {std::stoul(std::string(square.substr(1))) - 1, static_cast<std::size_t>(square[0] - 'A')};
}

// One age as rows of text, `cell` characters a square. A building shows its type's letter, a ruin a small one, and
// where there is room its owner's number or how many cubes are on it.
std::vector<std::string> age_rows(const Json& view, std::string_view age, std::size_t cell, const Ink& ink) {
  const Json& land = view["land"];
  const auto height = land["height"].get<std::size_t>();
  const auto width = land["width"].get<std::size_t>();
  std::vector<std::vector<std::string>> squares(height, std::vector<std::string>(width));
  for (std::size_t row = 0; row < height; ++row) {
    const std::string terrain = text_of(land["rows"][row]);
    for (std::size_t column = 0; column < width; ++column) {
      const char kind = terrain[column] == 'H' ? '.' : terrain[column];
      squares[row][column] = ink.dim(std::string(1, kind) + (cell > 1 ? " " : ""));
    }
  }
  for (const auto& [anchor, standing] : view["ages"][std::string(age)]["buildings"].items()) {
    const auto [top, left] = row_and_column(anchor);
    const auto size = standing["size"].get<std::size_t>();
    const std::string type = text_of(standing["type"]);
    std::string mark(1, type == "military"             ? 'M'
                        : type == "religious"          ? 'R'
                        : standing.contains("printed") ? 'h'
                                                       : 'C');
    if (standing.contains("ruin")) mark[0] = static_cast<char>(mark[0] - 'A' + 'a');
    int number = standing.contains("owner") ? standing["owner"].get<int>() + 1 : 0;
    if (standing.contains("cubes")) {
      for (const Json& count : standing["cubes"]) number += count.get<int>();
    }
    if (cell > 1) mark += number > 0 ? std::to_string(number) : " ";
    const std::string painted = type == "military"    ? ink.yellow(mark)
                                : type == "religious" ? ink.red(mark)
                                                      : ink.blue(mark);
    for (std::size_t row = top; row < top + size; ++row) {
      for (std::size_t column = left; column < left + size; ++column) squares[row][column] = painted;
    }
  }
  std::vector<std::string> rows;
  for (const auto& row : squares) {
    std::string& text = rows.emplace_back();
    for (const std::string& square : row) text += square;
  }
  return rows;
}

std::string boards(const Json& view, const Ink& ink) {
  const Json& land = view["land"];
  const auto width = land["width"].get<std::size_t>();
  const std::size_t cell = (kColumns - kRowNumber - 2 * kGap) / 3 >= 2 * width ? 2 : 1;
  std::string columns;
  for (std::size_t column = 0; column < width; ++column) {
    columns += static_cast<char>('A' + column);
    if (cell > 1) columns += ' ';
  }
  std::string text = "  ";
  for (const std::string_view age : kAges) text += fmt::format("{:{}}{:<{}}", "", kGap, title(age), cell * width);
  text += "\n  ";
  for (std::size_t i = 0; i < kAges.size(); ++i) text += ink.dim(fmt::format("{:{}}{}", "", kGap, columns));
  text += "\n";
  std::array<std::vector<std::string>, 3> rows;
  for (std::size_t i = 0; i < kAges.size(); ++i) rows[i] = age_rows(view, kAges[i], cell, ink);
  for (std::size_t row = 0; row < rows[0].size(); ++row) {
    text += fmt::format("{:>2}", row + 1);
    for (const auto& age : rows) text += std::string(kGap, ' ') + age[row];
    text += "\n";
  }
  return text;
}

std::string stopped(std::string_view why) {
  if (why == "tile") return "there is no such tile left";
  if (why == "cube") return "there is no cube for it";
  if (why == "domains") return "it would connect different domains";
  return "its domain has a building as high";
}

}  // namespace

std::string KhronosWords::board(const Json& view, const Players& players, const Ink& ink) const {
  std::string text = boards(view, ink);
  text += ink.bold(fmt::format("Round {} of 7", view["round"].get<int>())) +
          fmt::format("   pile {}   discards: {}", view["pile"].get<int>(), cards(view["discards"]));
  if (!view["row"].is_null()) text += "   row: " + cards(view["row"]);
  text += "\n";
  for (std::size_t seat = 0; seat < players.names.size(); ++seat) {
    const Json& player = view["seats"][std::to_string(seat)];
    text += fmt::format("{} {} {:<14} {:>3} ecus  {:>2} cubes  {} cards  ", view["active"] == seat ? ">" : " ",
                        seat + 1, players.name(seat), player["ecus"].get<int>(), player["cubes"].get<int>(),
                        player["cards"].get<int>());
    for (const Json& agent : player["agents"]) {
      text += fmt::format(" {}{}", title(text_of(agent["age"])),
                          agent["uses"] == 0 ? "" : fmt::format("({})", agent["uses"].get<int>()));
    }
    const Json& income = player["income"];
    text += fmt::format("  income {}/{}/{}\n", income[0].get<int>(), income[1].get<int>(), income[2].get<int>());
    if (player.contains("hand")) text += fmt::format("    hand: {}\n", ink.bold(cards(player["hand"])));
  }
  return text;
}

std::string KhronosWords::fact(const Json& fact, const Players& players, const Ink& ink) const {
  const std::string what = text_of(fact["what"]);
  const auto who = [&](std::string_view third, std::string_view second) {
    return players.does(fact["seat"], third, second);
  };
  if (what == "row") return "The row: " + cards(fact["cards"]) + ".";
  if (what == "first") return who("begins", "begin") + " each round.";
  if (what == "shuffled") return fmt::format("The pile of {} cards is shuffled.", fact["count"].get<int>());
  if (what == "drew") {
    if (!fact.contains("cards")) return fmt::format("{} {} cards.", who("draws", "draw"), fact["count"].get<int>());
    return who("draws", "draw") + ": " + cards(fact["cards"]) + ".";
  }
  if (what == "turn") {
    return ink.bold(fmt::format("Round {}: {} turn.", fact["round"].get<int>(), players.whose(fact["seat"])));
  }
  if (what == "exchanged") return who("exchanges", "exchange") + " " + cards(fact["cards"]) + ".";
  if (what == "swapped") {
    return fmt::format("{} {} {} from the row.", who("takes", "take"), fact["count"].get<int>(),
                       title(text_of(fact["type"])));
  }
  if (what == "gave") return who("gives", "give") + " the row " + cards(fact["cards"]) + ".";
  if (what == "moved") {
    return fmt::format("{} agent {} to {}.", who("moves", "move"), fact["agent"].get<int>(),
                       title(text_of(fact["age"])));
  }
  if (what == "paid") return who("spends", "spend") + " " + cards(fact["cards"]) + ".";
  if (what == "ecus") {
    const int change = fact["change"].get<int>();
    return fmt::format("{} {} and {} {} now.", change > 0 ? who("gets", "get") : who("pays", "pay"),
                       ecus(change > 0 ? change : -change), players.is_you(fact["seat"]) ? "have" : "has",
                       fact["now"].get<int>());
  }
  if (what == "built") return "Built: " + place(fact, players) + ".";
  if (what == "grown") return "Upgraded: now " + place(fact, players) + ".";
  if (what == "demolished") return "Demolished: " + place(fact, players) + ".";
  if (what == "populated") return fmt::format("{} {}.", who("populates", "populate"), text_of(fact["square"]));
  if (what == "renovating") {
    return fmt::format("{} to renovate {}.", who("begins", "begin"), text_of(fact["square"]));
  }
  if (what == "renovated") return fmt::format("{} {}.", who("renovates", "renovate"), text_of(fact["square"]));
  if (what == "shadow") return "Its shadow comes: " + place(fact, players) + ".";
  if (what == "stopped") {
    return fmt::format("No shadow comes to {}: {}.", title(text_of(fact["age"])), stopped(text_of(fact["why"])));
  }
  if (what == "displaced") return "Contradiction: " + place(fact, players) + " is removed.";
  if (what == "vanished") return "It never was: " + place(fact, players) + " is gone.";
  if (what == "cube_stays") {
    return fmt::format("A cube of {} stays at {}.", players.name(fact["seat"]), text_of(fact["square"]));
  }
  if (what == "conflict") {
    return fmt::format("Conflict in {}: {} {} buildings are equally high.", title(text_of(fact["age"])),
                       fact["contenders"].get<int>(), title(text_of(fact["type"])));
  }
  if (what == "stays") return "It stays: " + place(fact, players) + ".";
  if (what == "downsized") return "Downsized: now " + place(fact, players) + ".";
  if (what == "destroyed") return "Destroyed: " + place(fact, players) + ".";
  if (what == "shrunk") return "Its smaller shadow: " + place(fact, players) + ".";
  if (what == "discarded") return who("discards", "discard") + " " + cards(fact["cards"]) + ".";
  if (what == "income") {
    return fmt::format("{} {} in {}.", who("collects", "collect"), ecus(fact["ecus"].get<int>()),
                       title(text_of(fact["age"])));
  }
  return "The match is over.";
}

std::string KhronosWords::move(const Json& move, const Players& players) const {
  const std::string act = text_of(move["do"]);
  const auto in = [&] { return title(text_of(move["age"])); };
  if (act == "keep") return "keep all cards";
  if (act == "exchange") return "exchange " + cards(move["cards"]);
  if (act == "pass") return "no swap";
  if (act == "swap") return fmt::format("take {} {}", move["count"].get<int>(), title(text_of(move["type"])));
  if (act == "give") return "give " + cards(move["cards"]);
  if (act == "move") return fmt::format("move agent {} to {}", move["agent"].get<int>(), in());
  if (act == "build")
    return fmt::format("build {} in {}", building(text_of(move["type"]), move["size"].get<int>()), in());
  if (act == "upgrade") return "upgrade in " + in();
  if (act == "demolish") return fmt::format("demolish {} in {}", building(text_of(move["type"]), 1), in());
  if (act == "populate") return "populate";
  if (act == "renovate") return "renovate a " + title(text_of(move["type"])) + " ruin";
  if (act == "end") return "end the turn";
  if (act == "row") return fmt::format("row {}", move["row"].get<int>());
  if (act == "column") return "column " + text_of(move["column"]);
  if (act == "grow") return fmt::format("size {} at {}", move["size"].get<int>(), text_of(move["square"]));
  if (act == "extra") return "for the terrain " + cards(move["cards"]);
  if (act == "share") {
    return fmt::format("agent 1 gives {}, agent 2 {}", move["uses"][0].get<int>(), move["uses"][1].get<int>());
  }
  if (act == "keep_cube") return "a cube of " + players.name(move["seat"]) + " stays";
  if (act == "discard") return "discard " + cards(move["cards"]);
  return fmt::format("{} {}", act == "which" ? "at" : act, text_of(move["square"]));  // which, stay, place
}

}  // namespace tempora::cli
