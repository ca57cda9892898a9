#include "cli/timequest_words.hpp"

#include <fmt/format.h>

#include <vector>

#include "cli/timequest_sentences.hpp"

namespace tempora::cli {
namespace {

constexpr std::size_t kMarks = 52;  // columns before what is on a tile

std::string_view short_name(timequest::Good good) { return kGoodShort[timequest::at(good)]; }
std::string with_id(const Json& id, const TimequestCards& cards) { return text_of(id) + " " + cards.name(text_of(id)); }

// Words in as many lines as they need, each with that indent but the first, which has `head`.
std::string wrapped(const std::string& head, std::string_view text, std::size_t indent) {
  std::string lines;
  std::string line = head;
  std::size_t empty = line.size();  // as long as it holds no word
  while (!text.empty()) {
    const auto end = text.find(' ');
    const std::string_view word = text.substr(0, end);
    if (line.size() > empty && line.size() + 1 + word.size() > kColumns) {
      lines += line + "\n";
      line.assign(indent, ' ');
      empty = line.size();
    }
    if (line.size() > empty) line += ' ';
    line += word;
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  }
  return lines + line + "\n";
}

std::string card_line(const Json& id, std::string_view before, const TimequestCards& cards) {
  const std::string name = with_id(id, cards);
  return wrapped(fmt::format("  {}{}: ", before, name), cards.text(text_of(id)), 6);
}

std::string listed(const std::vector<std::string>& parts, std::string_view between) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : std::string(between)) + part;
  return text;
}

std::string names_of(const Json& seats, const Players& players) {
  std::vector<std::string> names;
  for (const Json& seat : seats) names.push_back(players.name(seat));
  return listed(names, ", ");
}

std::string supply(const Json& goods, const Json& crystals) {
  const std::string resources = timequest_goods(goods);
  return (resources == "nothing" ? "" : resources + " ") + fmt::format("Cr {}", crystals.get<int>());
}

std::string head(const Json& view, const Players& players, const Ink& ink) {
  if (view["round"] == 0) return ink.bold("Before the first round") + "\n";
  std::string text = fmt::format("Round {}, {} events, first: {}", view["round"].get<int>(), text_of(view["level"]),
                                 players.name(view["first"]));
  if (!view["final_round"].is_null()) text += fmt::format("; the Final Round is {}", view["final_round"].get<int>());
  text = ink.bold(text) + "\n";
  if (!view["active"].is_null()) {
    const Json& turn = view["turn"];
    text += fmt::format("The turn: {}, {} action points left, {} spent\n", players.name(view["active"]),
                        turn["points"].get<int>(), turn["spent"].get<int>());
  }
  const Json& decks = view["decks"];
  return text + fmt::format("Bank: {}   decks: {} quests, {} events, {} action cards\n",
                            supply(view["bank"]["goods"], view["bank"]["crystals"]), decks["quests"]["size"].get<int>(),
                            decks["events"]["size"].get<int>(), decks["actions"]["size"].get<int>());
}

// What everybody is asked by the event of the round.
std::string event_line(const Json& view, const Players& players, const TimequestCards& cards) {
  if (view["event"].is_null()) return {};
  std::string text = card_line(view["event"], "Everybody: ", cards);
  if (const Json& guardian = view["guardian"]; !guardian.is_null()) {
    text += fmt::format(
        "  {} {}\n",
        guardian["bounty"].is_null() ? "Shielded:" : "Gain " + text_of(guardian["bounty"]) + " for the goal:",
        names_of(guardian["seats"], players));
  }
  return text;
}

std::vector<std::string> who_stands(const Json& view, int tile, const Players& players) {
  std::vector<std::string> names;
  for (std::size_t seat = 0; seat < players.names.size(); ++seat) {
    const Json& player = view["seats"][std::to_string(seat)];
    if (player["tile"] != tile) continue;
    names.push_back(players.name(seat) + (tile == 0 && player["portal"] == true ? " (portal)" : ""));
  }
  return names;
}

// A tile and what is on it.
std::string tile_line(const std::string& tile, const std::vector<std::string>& marks) {
  return marks.empty() ? tile + "\n" : wrapped(fmt::format("{:<{}}", tile, kMarks), listed(marks, ", "), kMarks);
}

// The circle of tiles.
std::string ring(const Json& view, const Players& players, const Ink& ink, const TimequestCards& cards) {
  std::string text = ink.dim(fmt::format("   {:<22} {:<5}  {:<5}  {}", "period", "X Y", "gain", "visits left")) + "\n" +
                     tile_line(fmt::format("{:>2} {}", 0, cards.tile(0).name), who_stands(view, 0, players));
  for (int tile = 1; tile <= timequest::kPeriods; ++tile) {
    const timequest::Period& period = cards.tile(tile);
    const Json& here = view["periods"][std::to_string(tile)];
    const int visits = here["visits"].get<int>();
    std::vector<std::string> marks = who_stands(view, tile, players);
    if (!here["engineer"].is_null()) marks.push_back("engineer of " + players.name(here["engineer"]));
    if (!here["lock"].is_null()) marks.push_back("locked by " + players.name(here["lock"]));
    const std::string line =
        tile_line(fmt::format("{:>2} {:<22} {} {}  {} {}  {}", tile, period.name, short_name(period.x),
                              short_name(period.y), short_name(period.gains[0]), short_name(period.gains[1]),
                              visits == 0 ? "closed" : fmt::format("{} {:#<{}}", visits, "", visits)),
                  marks);
    text += visits == 0 ? ink.dim(line) : line;
  }
  if (view["beacons"] != 0) text += fmt::format("Resource Beacons: {}\n", view["beacons"].get<int>());
  return text;
}

// A quest and, if the viewer stands on a period, what it costs there.
std::string quest_line(const Json& id, const Json& view, const Ink& ink, const TimequestCards& cards) {
  const timequest::Quest* quest = cards.quest(text_of(id));
  if (quest == nullptr) return "  " + text_of(id) + "\n";
  const Json& own = view["own"];
  const int tile = own.is_null() ? 0 : view["seats"][std::to_string(own["seat"].get<int>())]["tile"].get<int>();
  const timequest::Period& here = cards.tile(tile);
  const std::string_view x = tile == 0 ? "X" : short_name(here.x);
  const std::string_view y = tile == 0 ? "Y" : short_name(here.y);
  const std::string title = fmt::format("{} ({})", quest->title, quest->period);
  std::string text = fmt::format("  {} {:<44} {} {:<2} {} {:<2} for Cr {}", quest->id, title, quest->x, x, quest->y, y,
                                 quest->crystals);
  if (own.is_null() || !own["quests"].contains(quest->id)) return text + "\n";
  const Json& offered = own["quests"][quest->id];
  std::vector<std::string> ways;
  if (offered["complete"] == true) ways.emplace_back("complete");
  if (offered["acquire"] == true) ways.push_back(fmt::format("acquire +{}", offered["resources"].get<int>()));
  return text + "   " + ink.bold(listed(ways, ", ")) + "\n";
}

std::string quests(const Json& view, const Ink& ink, const TimequestCards& cards) {
  std::string text;
  const auto add = [&](std::string_view title, const Json& ids) {
    if (ids.empty()) return;
    text += ink.dim(title) + "\n";
    for (const Json& id : ids) text += quest_line(id, view, ink, cards);
  };
  add("Quests, with the period of their title:", view["display"]);
  add("Explorer's Quests:", view["explorers"]);
  add("Turned up now:", view["handled"]);
  return text;
}

// What lies before a player besides resources.
std::string holdings(const Json& player, const TimequestCards& cards) {
  std::vector<std::string> parts;
  if (!player["character"].is_null()) parts.push_back(cards.name(text_of(player["character"])));
  for (const auto& [id, used] : player["artifacts"].items()) {
    const timequest::Quest* quest = cards.quest(id);
    const std::string name = quest == nullptr ? id : fmt::format("{} ({})", quest->title, quest->period);
    parts.push_back("artifact " + name + (used == true ? ", used" : ""));
  }
  for (const Json& slot : player["slots"]) {
    std::string part = "slot " + with_id(slot["card"], cards);
    if (slot["charges"] != 0) part += fmt::format(", charges {}", slot["charges"].get<int>());
    if (slot["side_b"] == true) part += ", side B";
    if (slot["used"] == true) part += ", used";
    parts.push_back(part);
  }
  for (const Json& card : player["set"]) parts.push_back("set " + with_id(card, cards));
  for (const Json& open : player["events"]) {
    parts.push_back((open["won"] == true ? "won " : "open ") + with_id(open["event"], cards));
  }
  if (!player["event_place"].is_null()) {
    parts.push_back(player["event_place"] == "hidden" ? "a kept event"
                                                      : "kept " + with_id(player["event_place"], cards));
  }
  for (const Json& bar : player["barred"]) parts.push_back("barred: " + text_of(bar));
  if (player["voucher"] == true) parts.emplace_back("voucher");
  if (player["due"] != 0) {
    parts.push_back(
        fmt::format("paid in {}, due in round {}", timequest_goods(player["deposit"]), player["due"].get<int>()));
  }
  if (player["objective_shown"] == true) {
    parts.push_back(fmt::format("objective {}, level {}", cards.name(text_of(player["objectives"][0])),
                                player["level"].get<int>()));
  }
  return listed(parts, " | ");
}

std::string player_lines(const Json& view, std::size_t seat, const Players& players, const TimequestCards& cards) {
  const Json& player = view["seats"][std::to_string(seat)];
  const Json& hand = player["hand"];
  const std::string marked = hand["marked"] == 0 ? "" : fmt::format("+{}", hand["marked"].get<int>());
  std::string text =
      wrapped(fmt::format("{} {} {:<14} ", view["active"] == seat ? ">" : " ", seat + 1, players.name(seat)),
              fmt::format("score {} | {} | token {} | hand {}{}", player["score"].get<int>(),
                          supply(player["goods"], player["crystals"]), player["face_up"] == true ? "up" : "down",
                          hand["cards"].get<int>(), marked),
              4);
  const std::string more = holdings(player, cards);
  return more.empty() ? text : text + wrapped("    ", more, 4);
}

// The viewer's own cards, and what they do.
std::string own_cards(const Json& view, const Ink& ink, const TimequestCards& cards) {
  if (view["own"].is_null()) return {};
  const Json& player = view["seats"][std::to_string(view["own"]["seat"].get<int>())];
  std::string text;
  for (const Json& id : player["hand"]["known"]) text += card_line(id, "", cards);
  for (const Json& id : player["hand"]["known_marked"]) text += card_line(id, "marked ", cards);
  if (!player["character"].is_null()) text += card_line(player["character"], "", cards);
  for (const Json& slot : player["slots"]) text += card_line(slot["card"], "", cards);
  for (const Json& card : player["set"]) text += card_line(card, "", cards);
  for (const auto& [id, used] : player["artifacts"].items()) {
    const timequest::Quest* quest = cards.quest(id);
    if (quest != nullptr) text += card_line(cards.artifact(quest->period).id, "", cards);
  }
  for (const Json& open : player["events"]) text += card_line(open["event"], "", cards);
  for (std::size_t i = 0; i < player["objectives"].size(); ++i) {
    text += card_line(player["objectives"][i], "", cards);
    if (i == 0) {
      text += fmt::format("      so far {}, level {}\n", player["counted"].get<int>(), player["level"].get<int>());
    }
  }
  return text.empty() ? text : ink.dim("What your cards do:") + "\n" + text;
}

std::string dice_line(const Json& view, const Players& players) {
  std::vector<std::string> bets;
  for (const auto& [seat, stake] : view["stakes"].items()) {
    bets.push_back(fmt::format("{} stakes {}", players.names[std::stoul(seat)], timequest_goods(stake["goods"])) +
                   (stake["spot"] == 0 ? "" : fmt::format(" on {} or more", stake["spot"].get<int>())));
  }
  return bets.empty() ? std::string() : wrapped("On the table: ", listed(bets, "; "), 4);
}

std::string question(const Json& view, const Players& players, const Ink& ink, const TimequestCards& cards) {
  const Json& asked = view["asked"];
  if (asked.is_null() || view["owing"].empty()) return {};
  std::string text = names_of(view["owing"], players) + ": " + timequest_question(asked, players, cards);
  if (!view["cause"].is_null()) text += " (" + cards.name(text_of(view["cause"])) + ")";
  if (asked["what"] == "reroll") {
    text += "; the dice show";
    const Json& dice = view["dice"];
    for (int i = 0; i < asked["dice"].get<int>(); ++i) {
      text += fmt::format(" {}", dice[asked["own"].get<std::size_t>() + static_cast<std::size_t>(i)].get<int>());
    }
    if (asked["arena"] == true) {
      text += fmt::format(" against {}", dice[asked["opponent"].get<std::size_t>()].get<int>());
    }
  }
  if (!view["answered"].empty()) text += "; answered: " + names_of(view["answered"], players);
  return ink.bold(wrapped("", text, 4));
}

}  // namespace

std::string TimequestWords::board(const Json& view, const Players& players, const Ink& ink) const {
  std::string text = head(view, players, ink) + event_line(view, players, cards_) + ring(view, players, ink, cards_) +
                     quests(view, ink, cards_);
  for (std::size_t seat = 0; seat < players.names.size(); ++seat) {
    text += player_lines(view, seat, players, cards_);
  }
  return text + own_cards(view, ink, cards_) + dice_line(view, players) + question(view, players, ink, cards_);
}

std::string TimequestWords::fact(const Json& fact, const Players& players, const Ink& ink) const {
  const std::string text = timequest_fact(fact, players, cards_);
  const bool heading =
      fact["what"] == "round" || fact["what"] == "turn" || fact["what"] == "all_event" || fact["what"] == "over";
  return heading ? ink.bold(text) : text;
}

std::string TimequestWords::move(const Json& move, const Players& players) const {
  return timequest_move(move, players, cards_);
}

}  // namespace tempora::cli
