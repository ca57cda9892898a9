#include "cli/steamtime_words.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>
#include <vector>

#include "games/steamtime/content.hpp"

namespace tempora::cli {
namespace {

constexpr std::string_view kIndent = "    ";

// Adds "3g" and the like, with plus signs between.
class Notation {
 public:
  void add(int count, std::string_view sign) {
    if (count == 0) return;
    if (!text_.empty()) text_ += " + ";
    const bool letters = sign.size() > 1 || (sign[0] >= 'A' && sign[0] <= 'Z') || sign == "*";
    text_ += letters && count == 1 ? std::string(sign) : fmt::format("{}{}", count, sign);
  }
  void add(const steamtime::Crystals& crystals) {
    for (std::size_t k = 0; k < steamtime::kColours; ++k) add(crystals[k], steamtime::kColourCodes[k]);
  }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  std::string text_;
};

std::string notation(const steamtime::Gains& gains) {
  Notation sum;
  sum.add(gains.crystals);
  sum.add(gains.time, "T");
  sum.add(gains.any, "*");
  sum.add(gains.free, "D");
  sum.add(gains.gold, "g");
  sum.add(gains.steam, "s");
  sum.add(gains.portal, "p");
  sum.add(gains.esteem, "e");
  return sum.text().empty() ? "nothing" : sum.text();
}

std::string notation(const steamtime::Cost& cost) {
  Notation sum;
  sum.add(cost.crystals);
  sum.add(cost.rainbow, "R");
  sum.add(cost.upgrades, "U");
  sum.add(cost.expeditions, "X");
  sum.add(cost.gold, "g");
  sum.add(cost.steam, "s");
  return sum.text().empty() ? "nothing" : sum.text();
}

// The number for which `id_of` gives that id. Precondition: there is one below `count`.
template <class IdOf>
std::size_t number_of(const std::string& id, int count, IdOf&& id_of) {
  int number = 0;
  while (number < count && id_of(number) != id) ++number;
  return static_cast<std::size_t>(number);
}

// Parts side by side, with as many to a line as there is room for.
std::string wrapped(const std::vector<std::string>& parts) {
  std::string text;
  std::string row;
  for (const std::string& part : parts) {
    if (!row.empty() && kIndent.size() + row.size() + 2 + part.size() > kColumns) {
      text += fmt::format("{}{}\n", kIndent, row);
      row.clear();
    }
    row += (row.empty() ? "" : "  ") + part;
  }
  return text + fmt::format("{}{}\n", kIndent, row);
}

std::string crystals_of(const Json& counts) {
  Notation sum;
  for (std::size_t k = 0; k < steamtime::kColours; ++k) sum.add(counts[k].get<int>(), steamtime::kColourCodes[k]);
  return sum.text().empty() ? "empty" : sum.text();
}

std::string generators(const Json& fillings) {
  std::string text;
  for (std::size_t k = 0; k < steamtime::kColours; ++k) {
    const int coloured = fillings[k][0].get<int>();
    const int time = fillings[k][1].get<int>();
    text += fmt::format("{}{} {}{}", k == 0 ? "" : "  ", steamtime::kColourCodes[k], coloured,
                        time == 0 ? std::string() : fmt::format("+{}T", time));
  }
  return text;
}

std::string list(const Json& ids) {
  std::string text;
  for (const Json& id : ids) text += (text.empty() ? "" : " ") + text_of(id);
  return text;
}

std::string_view name_of(const std::string& colour) {
  static constexpr std::array<std::string_view, steamtime::kColours> kNames{"green", "blue", "black",
                                                                            "pink",  "gray", "orange"};
  return kNames[number_of(colour, steamtime::kColours,
                          [](int k) { return steamtime::kColourCodes[static_cast<std::size_t>(k)]; })];
}

}  // namespace

// The content was read before, when the match was set up.
SteamtimeWords::SteamtimeWords(const Setup& setup)
    : players_(setup.players),
      components_(*steamtime::read_components(*parse_json(setup.content.empty() ? std::string_view(steamtime::kContent)
                                                                                : std::string_view(setup.content)))) {}

const steamtime::Space& SteamtimeWords::space(const std::string& id) const {
  const auto board = static_cast<std::size_t>(id[0] - '1');
  const auto place = static_cast<std::size_t>(id[2] - '1');
  return components_.boards[board].sides[static_cast<std::size_t>(players_)].spaces[place];
}

const steamtime::Expedition& SteamtimeWords::expedition(const std::string& id) const {
  const std::size_t card = number_of(id, steamtime::kRounds * steamtime::kLetters, steamtime::card_id);
  return components_.expeditions[card / steamtime::kLetters][card % steamtime::kLetters];
}

const steamtime::Encounter& SteamtimeWords::encounter(const std::string& id) const {
  return components_
      .encounters[number_of(id, static_cast<int>(components_.encounters.size()), steamtime::encounter_id)];
}

const steamtime::Specialist& SteamtimeWords::specialist(const std::string& id) const {
  return components_
      .specialists[number_of(id, static_cast<int>(components_.specialists.size()), steamtime::specialist_id)];
}

// "M7: 2GN + 2BU -> 13e"; an expedition's find, then its discoveries: "I-E: 5g + 4e; OR, 3g, 2e, 2e".
std::string SteamtimeWords::lies(const std::string& id, bool as_expedition) const {
  if (id[0] == 'M') {
    const steamtime::Goal& goal =
        components_.missions[number_of(id, static_cast<int>(components_.missions.size()), steamtime::mission_id)].top;
    return fmt::format("{}: {} -> {}e", id, notation(goal.cost), int{goal.esteem});
  }
  if (as_expedition) {
    std::string text = fmt::format("{}: {}", id, notation(expedition(id).find));
    std::string_view between = "; ";
    for (const steamtime::Gains& discovery : expedition(id).discoveries) {
      text += std::string(std::exchange(between, ", ")) + notation(discovery);
    }
    return text;
  }
  const std::size_t card = number_of(id, steamtime::kRounds * steamtime::kLetters, steamtime::card_id);
  return fmt::format("{}: {}", id,
                     notation(components_.upgrades[card / steamtime::kLetters][card % steamtime::kLetters]));
}

std::string SteamtimeWords::encounter_text(const std::string& id) const {
  const steamtime::Encounter& card = encounter(id);
  return fmt::format("{}: {} -> {} | {} -> {}{}", card.name, notation(card.top.cost), notation(card.top.gains),
                     notation(card.bottom.cost), notation(card.bottom.gains), card.purple ? " (others)" : "");
}

// What the choices don't say by themselves: the card that they are about, and what is owed.
std::string SteamtimeWords::question(const Json& view) const {
  const Json& asked = view["asked"];
  if (asked.is_null()) return {};
  std::string text;
  if (asked.contains("card")) text = encounter_text(text_of(asked["card"]));
  const bool pays = asked["what"] == "pay";
  if (pays || asked["what"] == "gain") {
    const Json& counts = asked["owed"];
    Notation owed;
    for (std::size_t k = 0; k < steamtime::kColours; ++k) owed.add(counts[k].get<int>(), steamtime::kColourCodes[k]);
    owed.add(counts[steamtime::kColours].get<int>(), "T");
    owed.add(counts[steamtime::kColours + 1].get<int>(), "*");
    owed.add(counts[steamtime::kColours + 2].get<int>(), "D");
    text += fmt::format("{}{} {}", text.empty() ? "" : "   ", pays ? "to pay:" : "owed:", owed.text());
  }
  return text.empty() ? text : text + "\n";
}

std::string SteamtimeWords::board(const Json& view, const Players& players, const Ink& ink) const {
  const std::string effort = text_of(view["efforts"].back());
  std::string text = ink.bold(fmt::format("Round {} of {}", view["round"].get<int>(), steamtime::kRounds)) +
                     fmt::format("   effort {}:", effort);
  const std::size_t card = number_of(effort, 2 * steamtime::kMostEfforts, steamtime::effort_id);
  const steamtime::Effort& costs =
      card < steamtime::kMostEfforts ? components_.alpha[card] : components_.omega[card - steamtime::kMostEfforts];
  for (int letter = 0; letter < steamtime::kLetters; ++letter) {
    Notation sum;
    sum.add(costs.costs[static_cast<std::size_t>(letter)]);
    text += fmt::format("  {} {}", static_cast<char>('A' + letter), sum.text());
    if (letter == 2) text += fmt::format("\n{:<25}", "");
  }
  text += fmt::format("\nbag {}   mine {}   bank {}\n", crystals_of(view["bag"]), view["mine"].get<int>(),
                      view["bank"].get<int>());
  std::size_t deposit = 0;
  std::vector<std::pair<std::string, std::string>> on_spaces;
  for (const auto& [id, there] : view["spaces"].items()) {
    const steamtime::Space& printed = space(id);
    std::string what(steamtime::kActionNames[static_cast<std::size_t>(printed.action)]);
    if (printed.action == steamtime::Action::gold || printed.action == steamtime::Action::encounter)
      what += fmt::format(" {}", printed.count);
    if (printed.action == steamtime::Action::deposit) what += " " + crystals_of(view["deposits"][deposit++]);
    if (printed.extra != steamtime::Gains{}) what += " +" + notation(printed.extra);
    if (!there["lies"].is_null()) {
      what += " " + lies(text_of(there["lies"]), printed.action == steamtime::Action::expedition);
    }
    if (!there["airship"].is_null()) what += fmt::format(" <{}>", there["airship"].get<int>() + 1);
    on_spaces.emplace_back(id, id + " " + what);
  }
  for (std::size_t position = steamtime::kStream; position-- > 0;) {
    const int board = view["stream"][position].get<int>();
    text += ink.bold(fmt::format("{} {}", position + 1, components_.boards[static_cast<std::size_t>(board - 1)].name)) +
            "\n";
    std::vector<std::string> parts;
    for (const auto& [id, what] : on_spaces) {
      if (id[0] == static_cast<char>('0' + board)) parts.push_back(what);
    }
    text += wrapped(parts);
  }
  for (std::size_t seat = 0; seat < players.names.size(); ++seat) {
    const Json& player = view["seats"][std::to_string(seat)];
    text += fmt::format("{} {} {:<14} {:>3} esteem  {:>2} gold  {:>2} steam  portal {}  airships {}{}{}\n",
                        view["active"] == seat ? ">" : " ", seat + 1, players.name(seat), player["score"].get<int>(),
                        player["gold"].get<int>(), player["steam"].get<int>(), player["portal"].get<int>(),
                        player["hangar"].get<int>(), player["withdrawn"].get<bool>() ? ", withdrawn" : "",
                        view["holder"] == seat ? ", holds the tile" : "");
    std::vector<std::string> parts{generators(player["generators"])};
    if (!player["upgrades"].empty()) parts.push_back("upgrades " + list(player["upgrades"]));
    if (!player["expeditions"].empty()) parts.push_back("expeditions " + list(player["expeditions"]));
    for (const Json& mission : player["missions"]) {
      parts.push_back(lies(text_of(mission["mission"]), false) + (mission["done"].get<bool>() ? " (done)" : ""));
    }
    if (!player["pile"].empty()) parts.push_back("at work " + text_of(player["pile"].back()));
    if (!player["hand"]["known"].empty()) parts.push_back("specialists " + list(player["hand"]["known"]));
    if (!player["saboteur"].is_null()) parts.push_back("saboteur on " + text_of(player["saboteur"]));
    text += wrapped(parts);
  }
  return text + question(view);
}

std::string SteamtimeWords::fact(const Json& fact, const Players& players, const Ink& ink) const {
  const std::string what = text_of(fact["what"]);
  const auto who = [&](std::string_view third, std::string_view second) {
    return players.does(fact["seat"], third, second);
  };
  const auto at = [&] { return text_of(fact["space"]); };
  const auto count = [&] { return fact["count"].get<int>(); };
  const auto met = [&](const Json& id) -> const std::string& { return encounter(text_of(id)).name; };
  const auto crystal = [&](std::string_view field) {
    const std::string colour = text_of(fact[field]);
    return fact["time"].get<bool>() ? fmt::format("a TIME-crystal ({})", name_of(colour))
                                    : fmt::format("a {} crystal", name_of(colour));
  };
  if (what == "first_player") return who("is", "are") + " the first player.";
  if (what == "round") {
    return ink.bold(
        fmt::format("Round {}: {} first.", fact["round"].get<int>(), players.does(fact["first"], "plays", "play")));
  }
  if (what == "filled") return fmt::format("Deposit {}: {}.", at(), crystals_of(fact["crystals"]));
  if (what == "laid_mission") return fmt::format("At {}: mission {}.", at(), lies(text_of(fact["mission"]), false));
  if (what == "laid_upgrade") return fmt::format("At {}: upgrade {}.", at(), lies(text_of(fact["upgrade"]), false));
  if (what == "laid_expedition")
    return fmt::format("At {}: expedition {}.", at(), lies(text_of(fact["expedition"]), true));
  if (what == "effort") return fmt::format("The effort card is {}.", text_of(fact["effort"]));
  if (what == "income") return who("takes", "take") + " income.";
  if (what == "turn") {
    return ink.bold(fmt::format("Round {}: {} turn.", fact["round"].get<int>(), players.whose(fact["seat"])));
  }
  if (what == "skipped") return who("skips", "skip") + (fact["withdrawn"].get<bool>() ? ", withdrawn now." : ".");
  if (what == "tile") return who("takes", "take") + " the first-player tile.";
  if (what == "scoring") return "Missions are revealed; " + players.does(fact["seat"], "begins", "begin") + ".";
  if (what == "completed") {
    return fmt::format("{} mission {} by its {} half.", who("completes", "complete"), text_of(fact["mission"]),
                       text_of(fact["half"]));
  }
  if (what == "placed") return fmt::format("{} an airship at {}.", who("places", "place"), at());
  if (what == "mr_time") return fmt::format("{} Mr. TIME to {}.", who("sends", "send"), at());
  if (what == "declined") return who("does", "do") + " no bonus action.";
  if (what == "took_mission") return fmt::format("{} mission {}.", who("takes", "take"), text_of(fact["mission"]));
  if (what == "shuffled") return "The encounters are shuffled.";
  if (what == "drew") {
    std::string names;
    for (const Json& id : fact["cards"]) names += (names.empty() ? "" : ", ") + met(id);
    return fmt::format("{} {}.", who("meets", "meet"), names);
  }
  if (what == "chose") return fmt::format("{} {}.", who("chooses", "choose"), met(fact["card"]));
  if (what == "acted") {
    return fmt::format("{} the {} action of {}.", who("carries out", "carry out"), text_of(fact["half"]),
                       met(fact["card"]));
  }
  if (what == "declined_act") return fmt::format("{} no action of {}.", who("does", "do"), met(fact["card"]));
  if (what == "upgrade") return fmt::format("{} upgrade {}.", who("gets", "get"), text_of(fact["upgrade"]));
  if (what == "expedition") {
    return fmt::format("{} expedition {}, {}, with {} discoveries.", who("makes", "make"), text_of(fact["expedition"]),
                       expedition(text_of(fact["expedition"])).name, fact["discoveries"].size());
  }
  if (what == "bought") return fmt::format("{} a crystal of deposit {}.", who("buys", "buy"), at());
  if (what == "esteem") return fmt::format("{} {} esteem.", who("gains", "gain"), count());
  if (what == "gold") return fmt::format("{} {} gold.", who("gets", "get"), count());
  if (what == "steam") return fmt::format("{} {} steam.", who("gets", "get"), count());
  if (what == "portal") {
    return fmt::format("{} {} step{} through the time portal.", who("goes", "go"), count(), count() == 1 ? "" : "s");
  }
  if (what == "bonus_action") return who("earns", "earn") + " a bonus action.";
  if (what == "took_free") return fmt::format("{} a crystal of deposit {}.", who("takes", "take"), at());
  if (what == "crystal") return fmt::format("{} {}.", who("places", "place"), crystal("into"));
  if (what == "stopped") return who("takes", "take") + " no more.";
  if (what == "paid_gold") return fmt::format("{} {} gold.", who("pays", "pay"), count());
  if (what == "paid_steam") return fmt::format("{} {} steam.", who("spends", "spend"), count());
  if (what == "paid_crystal") return fmt::format("{} {}.", who("spends", "spend"), crystal("from"));
  if (what == "sabotage") return fmt::format("{} a saboteur at {}.", who("puts", "put"), at());
  if (what == "toll") return fmt::format("{} a saboteur at {}.", who("pays off", "pay off"), at());
  if (fact["specialist"].is_null()) return who("draws", "draw") + " a specialist.";
  return fmt::format("{} the specialist {}.", what == "specialist" ? who("plays", "play") : who("draws", "draw"),
                     specialist(text_of(fact["specialist"])).name);
}

std::string SteamtimeWords::move(const Json& move, const Players& /*players*/) const {
  const std::string act = text_of(move["do"]);
  const auto at = [&] {
    const std::string id = text_of(move["space"]);
    return fmt::format("{} ({})", id, steamtime::kActionNames[static_cast<std::size_t>(space(id).action)]);
  };
  if (act == "place") return "place an airship at " + at();
  if (act == "tile") return "take the first-player tile";
  if (act == "skip") return "skip";
  if (act == "specialist") return "play the " + specialist(text_of(move["specialist"])).name;
  if (act == "none") return "none";
  if (act == "sabotage") return "put the saboteur at " + at();
  if (act == "card") return encounter_text(text_of(move["card"]));
  if (act == "top" || act == "bottom") return "its " + act + " action";
  if (act == "pay") {
    return text_of(move["from"]) == "steam" ? "pay steam alone"
                                            : fmt::format("pay a {} crystal", name_of(text_of(move["from"])));
  }
  if (act == "buy") return fmt::format("buy a {} crystal", name_of(text_of(move["colour"])));
  if (act == "gain") {
    const std::string kind = text_of(move["what"]);
    const std::string_view colour = name_of(text_of(move["into"]));
    if (kind == "time") return fmt::format("a TIME-crystal among the {} ones", colour);
    if (kind == "free") return fmt::format("a free {} crystal of deposit {}", colour, text_of(move["space"]));
    return fmt::format("a {} crystal{}", colour, kind == "any" ? " of your choice" : "");
  }
  if (act == "stop") return "no more";
  if (act == "discover") return fmt::format("discovery {}", move["number"].get<int>() + 1);
  if (act == "esteem") return fmt::format("turn {} steam into esteem", move["steam"].get<int>());
  if (act == "time") return "turn 1 steam into a TIME-crystal";
  if (act == "bonus") return "Mr. TIME to " + at();
  if (act == "decline") return "no bonus action";
  if (act == "mission")
    return fmt::format("complete mission {} of yours, {} half", move["number"].get<int>() + 1, text_of(move["half"]));
  return "no more missions";
}

}  // namespace tempora::cli
