#include "cli/tempel_words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace tempora::cli {
namespace {

constexpr std::size_t kNameWidth = 14;

// A place in a row of chambers; places count from 1 for people.
std::string chamber(std::string_view face, std::size_t place, const Ink& ink) {
  if (face == "gold") return ink.yellow("[ gold ]");
  if (face == "fire") return ink.red("[ FIRE ]");
  if (face == "empty") return ink.dim("[empty ]");
  return fmt::format("[  {}   ]", place + 1);
}

std::string holding(const Json& counts, const Ink& ink) {
  return fmt::format("{}, {}, {} empty", ink.yellow(fmt::format("{} gold", counts[0].get<int>())),
                     ink.red(fmt::format("{} fire", counts[1].get<int>())), counts[2].get<int>());
}

std::string_view team(std::string_view role) {
  return role == "guardian" ? "a guardian of the temple" : "an adventurer";
}

// What a seat announced in this round, the newest last.
std::string announced(const Json& view, int seat) {
  std::string text;
  for (std::size_t i = 1; i <= view["announcements"].size(); ++i) {
    const Json& said = view["announcements"][std::to_string(i)];
    if (said[0] != seat || said[3] != view["round"]) continue;
    if (!text.empty()) text += ", then ";
    text += said[1].is_null() ? "says nothing" : fmt::format("{} gold {} fire", said[1].get<int>(), said[2].get<int>());
  }
  return text;
}

std::string secrets(const Json& view, const Players& players, const Ink& ink) {
  const Json& end = view["end"];
  std::string text;
  for (std::size_t seat = 0; seat < players.names.size(); ++seat) {
    const std::string role = end["roles"][seat].get<std::string>();
    text += fmt::format("  {:<{}} {}; last dealt {}\n", players.name(seat), kNameWidth,
                        role == "guardian" ? ink.red(team(role)) : ink.blue(team(role)),
                        holding(end["dealt"][std::to_string(view["round"].get<int>())][seat], ink));
  }
  for (const Json& out : end["out"])
    text += fmt::format("  {:<{}} {}\n", "left out", kNameWidth, team(out.get<std::string>()));
  return text;
}

std::string ending(std::string_view rule) {
  if (rule == "TD-4.1") return "all gold is found";
  if (rule == "TD-4.2") return "all fire traps are open";
  return "the four rounds are over";
}

}  // namespace

std::string TempelWords::board(const Json& view, const Players& players, const Ink& ink) const {
  const Json& temple = view["temple"];
  const Json& opened = view["opened"];
  std::string text =
      ink.bold(fmt::format("Round {} of 4", view["round"].get<int>())) +
      fmt::format("   {}   {}   empty {} of {}   openings left in this round: {}\n",
                  ink.yellow(fmt::format("gold {} of {}", opened["gold"].get<int>(), temple["gold"].get<int>())),
                  ink.red(fmt::format("fire {} of {}", opened["fire"].get<int>(), temple["fire"].get<int>())),
                  opened["empty"].get<int>(), temple["empty"].get<int>(), view["left"].get<int>());
  for (std::size_t seat = 0; seat < players.names.size(); ++seat) {
    const bool key = view["keyholder"] == seat && view["end"].is_null();
    text += fmt::format("{} {:<{}}", key ? ink.bold("key") : "   ", players.name(seat), kNameWidth);
    const Json& row = view["chambers"][std::to_string(seat)];
    for (std::size_t place = 0; place < row.size(); ++place)
      text += " " + chamber(row[place].get<std::string>(), place, ink);
    const std::string said = announced(view, static_cast<int>(seat));
    if (!said.empty()) text += "\n" + std::string(kNameWidth + 5, ' ') + ink.dim("said: " + said);
    text += "\n";
  }
  if (const Json& own = view["own"]; !own.is_null()) {
    text +=
        fmt::format("You are {}.\nDealt to you this round: {}; still face down: {}.\n",
                    ink.bold(team(own["role"].get<std::string>())),
                    holding(own["dealt"][std::to_string(view["round"].get<int>())], ink), holding(own["down"], ink));
  }
  if (!view["end"].is_null()) text += secrets(view, players, ink);
  return text;
}

std::string TempelWords::fact(const Json& fact, const Players& players, const Ink& ink) const {
  const std::string what = fact["what"];
  if (players.you < 0 && (what == "roles" || (what == "deal" && fact.contains("gold")))) return {};
  if (what == "roles") return "You are " + ink.bold(team(fact["role"].get<std::string>())) + ".";
  if (what == "key") return players.does(fact["seat"], "gets", "get") + " the key.";
  if (what == "deal") {
    if (!fact.contains("gold")) {
      return fmt::format("Round {}: {} chambers are dealt to each player.", fact["round"].get<int>(),
                         fact["each"].get<int>());
    }
    return "Yours: " + holding({fact["gold"], fact["fire"], fact["empty"]}, ink) + ".";
  }
  if (what == "opened") {
    const std::string card = fact["card"];
    return fmt::format("{} chamber {} before {}: {}.", players.does(fact["by"], "opens", "open"),
                       fact["place"].get<int>() + 1, players.name(fact["seat"]),
                       card == "gold"   ? ink.yellow("gold")
                       : card == "fire" ? ink.red("a fire trap")
                                        : "empty");
  }
  if (what == "round_over") return fmt::format("Round {} is over.", fact["round"].get<int>());
  if (what == "announced") {
    if (fact.contains("silent")) return players.does(fact["seat"], "does not tell.", "do not tell.");
    return fmt::format("{}: {} gold, {} fire.", players.does(fact["seat"], "says", "say"), fact["gold"].get<int>(),
                       fact["fire"].get<int>());
  }
  const std::string rule = fact["rule"];
  return ink.bold(fmt::format("The {} win: {} ({}).", fact["group"].get<std::string>(), ending(rule), rule));
}

std::string TempelWords::move(const Json& move, const Players& players) const {
  if (move["do"] == "open")
    return fmt::format("{}, chamber {}", players.name(move["seat"]), move["place"].get<int>() + 1);
  if (move.contains("silent")) return "I do not tell";
  return fmt::format("{} gold, {} fire", move["gold"].get<int>(), move["fire"].get<int>());
}

}  // namespace tempora::cli
