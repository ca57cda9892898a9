#include "cli/wartime_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

namespace tempora::cli {
namespace {

constexpr int kMapColumns = 96;
constexpr int kPerMillimetre = 10;  // units of the view

struct TypeWords {
  std::string_view code;
  std::string_view mark;  // on the map
  std::string_view name;
};
constexpr std::array kPieceTypes{TypeWords{"cc", "CC", "command centre"},  TypeWords{"dozer", "do", "bulldozer"},
                                 TypeWords{"well", "OW", "oil well"},      TypeWords{"store", "OS", "oil storage"},
                                 TypeWords{"field", "AF", "airfield"},     TypeWords{"barr", "BA", "barracks"},
                                 TypeWords{"fact", "FA", "factory"},       TypeWords{"batt", "MB", "missile battery"},
                                 TypeWords{"super", "SW", "super weapon"}, TypeWords{"boat", "bo", "boat"},
                                 TypeWords{"tank", "ta", "tank"},          TypeWords{"truck", "tr", "truck"},
                                 TypeWords{"inf", "in", "infantry"},       TypeWords{"jet", "je", "jet"}};

const TypeWords& type_words(std::string_view code) {
  return *std::find_if(kPieceTypes.begin(), kPieceTypes.end(),
                       [&](const TypeWords& type) { return type.code == code; });
}

// A piece's id, "0.tank.1", taken apart.
struct PieceName {
  int seat;
  const TypeWords& type;
  std::string serial;
};
PieceName apart(std::string_view id) {
  const std::size_t type = id.find('.') + 1;
  const std::size_t serial = id.find('.', type) + 1;
  return {id[0] - '0', type_words(id.substr(type, serial - type - 1)), std::string(id.substr(serial))};
}

// "tank 1"
std::string short_name(const Json& id) {
  const PieceName name = apart(text_of(id));
  return fmt::format("{} {}", name.type.name, name.serial);
}
// "Ada's tank 1", "your tank 1"
std::string piece(const Json& id, const Players& players) {
  return players.whose(Json(apart(text_of(id)).seat)) + " " + short_name(id);
}
std::string capital(std::string text) {
  if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string millimetres(const Json& units) {
  const int length = units.get<int>();
  return fmt::format("{}.{} mm", length / kPerMillimetre, length % kPerMillimetre);
}
// In millimetres, "(150, 240)".
std::string place(const Json& at) {
  return fmt::format("({}, {})", at["x"].get<int>() / kPerMillimetre, at["y"].get<int>() / kPerMillimetre);
}

std::string dice_text(const Json& dice) {
  if (dice.size() == 2) {
    const int first = dice[0].get<int>();
    const int second = dice[1].get<int>();
    return fmt::format("{} and {}, {} in all", first, second, first + second);
  }
  return fmt::format("{}", dice[0].get<int>());
}

std::string ink_of(const Ink& ink, int seat, std::string_view text) {
  if (seat % 3 == 0) return ink.red(text);
  return seat % 3 == 1 ? ink.blue(text) : ink.yellow(text);
}

bool inside(const Json& corners, int x, int y) {
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Json& a = corners[i];
    const Json& b = corners[(i + 1) % corners.size()];
    const auto ax = a[0].get<std::int64_t>();
    const auto ay = a[1].get<std::int64_t>();
    if ((b[0].get<std::int64_t>() - ax) * (y - ay) - (b[1].get<std::int64_t>() - ay) * (x - ax) < 0) return false;
  }
  return true;
}

// The table, coarse: seat and type of every standing piece where its centre is, a fort as brackets.
std::string map_text(const Json& view, const Ink& ink) {
  const Json& map = view["map"];
  const int width = map["width"].get<int>();
  const int height = map["height"].get<int>();
  const int across = (width + kMapColumns - 1) / kMapColumns;
  const int up = 2 * across;  // a letter is about twice as high as wide
  const int columns = (width + across - 1) / across;
  const int rows = (height + up - 1) / up;
  const std::string ground = text_of(map["ground"]);
  std::vector<std::vector<std::string>> cells;
  for (int row = 0; row < rows; ++row) {
    auto& line = cells.emplace_back();
    for (int column = 0; column < columns; ++column) {
      const int x = column * across + across / 2;
      const int y = height - row * up - across;
      bool in_area = false;
      for (const Json& area : map["areas"]) in_area = in_area || inside(area, x, y);
      const bool sea = ground != "open" && in_area == (ground == "land");
      line.push_back(sea ? ink.blue("~") : " ");
    }
  }
  for (const auto& [id, at] : view["pieces"].items()) {
    if (at.contains("aboard") || at.contains("parked")) continue;
    const PieceName name = apart(id);
    std::string mark = fmt::format("{}{}", name.seat + 1, name.type.mark);
    if (at.contains("fort")) mark = "[" + mark + "]";
    const int row = std::clamp((height - at["y"].get<int>()) / up, 0, rows - 1);
    const int first = std::clamp(at["x"].get<int>() / across - static_cast<int>(mark.size()) / 2, 0,
                                 columns - static_cast<int>(mark.size()));
    for (std::size_t i = 0; i < mark.size(); ++i) {
      cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(first) + i] =
          ink_of(ink, name.seat, std::string_view(mark).substr(i, 1));
    }
  }
  const std::string edge = "+" + std::string(static_cast<std::size_t>(columns), '-') + "+\n";
  std::string text = edge;
  for (const auto& line : cells) {
    text += "|";
    for (const std::string& cell : line) text += cell;
    text += "|\n";
  }
  return text + edge;
}

// Words in lines of at most kColumns, those after the first indented.
std::string wrapped(const std::string& title, const std::vector<std::string>& words) {
  constexpr std::string_view kUnderTitle = "    ";
  std::string text;
  std::string line = title;
  const auto end_line = [&] { text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n"; };
  for (const std::string& word : words) {
    if (line.size() + word.size() > kColumns) {
      end_line();
      line = kUnderTitle;
    }
    line += word + "  ";
  }
  end_line();
  return text;
}

std::string seat_text(const Json& view, int seat, const Players& players, const Ink& ink) {
  const Json& player = view["seats"][std::to_string(seat)];
  std::string text = fmt::format("{} {} {:<14}", view["active"] == seat ? ">" : " ",
                                 ink_of(ink, seat, std::to_string(seat + 1)), players.name(Json(seat)));
  if (!player["out"].is_null()) return text + " is out\n";
  text += fmt::format(" cash {:>4} (+{})  {} discs  {} forts  score {}\n", player["cash"].get<int>(),
                      player["income"].get<int>(), player["discs"].get<int>(), player["forts"].get<int>(),
                      player["score"].get<int>());
  std::vector<std::string> pieces;
  for (const auto& [id, at] : view["pieces"].items()) {
    const PieceName name = apart(id);
    if (name.seat != seat) continue;
    std::string where = place(at);
    if (at.contains("aboard")) where = "aboard " + short_name(at["aboard"]);
    if (at.contains("parked")) where = "parked on " + short_name(at["parked"]);
    pieces.push_back(fmt::format("{}{} {}", short_name(Json(id)), at.contains("fort") ? " with fort" : "", where));
  }
  return text + wrapped("    ", pieces);
}

// What each own piece could reach with which roll.
std::string reach_text(const Json& reach, const Players& players) {
  std::string text;
  for (const auto& [id, actions] : reach.items()) {
    for (const auto& [action, targets] : actions.items()) {
      std::vector<std::string> words;
      for (const auto& [target, prospect] : targets.items()) {
        std::string roll = prospect[1] == 0 ? "" : fmt::format(" ({}+)", prospect[1].get<int>());
        words.push_back(fmt::format("{} {}{};", piece(Json(target), players), millimetres(prospect[0]), roll));
      }
      std::string verb = action;
      std::replace(verb.begin(), verb.end(), '_', ' ');
      text += wrapped(fmt::format("  {}, {}: ", short_name(Json(id)), verb), words);
    }
  }
  return text;
}

std::string question(const Json& asked, const Players& players) {
  const std::string what = text_of(asked["what"]);
  if (what == "cc") return "a plot for the command centre";
  if (what == "dozer") return "a side for the bulldozer";
  if (what == "well") return "a plot for the oil well";
  if (what == "act") return "an action";
  if (what == "more") return "whether a plus disc is spent for another action";
  std::string text = piece(asked["piece"], players) + ": ";
  if (what == "move") text += "where to go";
  if (what == "target") text += "what to hit";
  if (what == "take") text += "what to capture";
  if (what == "load") text += "who comes aboard";
  if (what == "unload") text += "where " + short_name(asked["infantry"]) + " is set down";
  if (what == "place") text += "where the new " + std::string(type_words(text_of(asked["type"])).name) + " stands";
  if (what == "land") text += "on which airfield to land";
  if (asked.contains("dice") && !asked["dice"].empty()) text += "; rolled " + dice_text(asked["dice"]);
  return text;
}

}  // namespace

std::string WartimeWords::board(const Json& view, const Players& players, const Ink& ink) const {
  std::string text = map_text(view, ink);
  text += ink.bold(fmt::format("Round {} of {}", view["round"].get<int>(), view["options"]["rounds"].get<int>())) +
          fmt::format("   bank {}   lengths in millimetres, [ ]: with fort\n", view["bank"].get<int>());
  for (int seat = 0; seat < view["players"].get<int>(); ++seat) text += seat_text(view, seat, players, ink);
  if (!view["own"].is_null()) text += reach_text(view["own"]["reach"], players);
  if (const Json& asked = view["asked"]; !asked.is_null()) {
    text += capital(fmt::format("{} asked: {}.\n", players.does(asked["seat"], "is", "are"), question(asked, players)));
    if (asked.contains("gaps")) {
      std::vector<std::string> words;
      for (const auto& [target, gap] : asked["gaps"].items()) {
        words.push_back(fmt::format("{} {};", piece(Json(target), players), millimetres(gap)));
      }
      text += wrapped("  Distances: ", words);
    }
  }
  return text;
}

std::string WartimeWords::fact(const Json& fact, const Players& players, const Ink& ink) const {
  const std::string what = text_of(fact["what"]);
  const auto who = [&](std::string_view third, std::string_view second) {
    return players.does(fact["seat"], third, second);
  };
  const auto named = [&](const char* field) { return piece(fact[field], players); };
  const auto subject = [&] { return capital(named("piece")); };
  const auto money = [&] { return fmt::format("{}", fact["amount"].get<int>()); };
  if (what == "first") return who("begins", "begin") + ".";
  if (what == "placed") return fmt::format("{} is placed at {}.", subject(), place(fact));
  if (what == "round") return ink.bold(fmt::format("Round {}.", fact["round"].get<int>()));
  if (what == "turn") return ink.bold(capital(players.whose(fact["seat"])) + " turn.");
  if (what == "income") return who("gets", "get") + " an income of " + money() + ".";
  if (what == "passed") return who("passes", "pass") + ".";
  if (what == "roll") {
    std::string action = text_of(fact["action"]);
    std::replace(action.begin(), action.end(), '_', ' ');
    return fmt::format("{}, {}: the dice say {}.", subject(), action, dice_text(fact["dice"]));
  }
  if (what == "moved") return fmt::format("{} goes from {} to {}.", subject(), place(fact["from"]), place(fact));
  if (what == "stayed") return subject() + " stays.";
  if (what == "parked") return subject() + " parks on " + short_name(fact["field"]) + ".";
  if (what == "shot") return subject() + " hits " + named("target") + ".";
  if (what == "held") return subject() + " hits nothing.";
  if (what == "lost_fort") return subject() + " loses its fort.";
  if (what == "destroyed") return ink.bold(subject() + " is destroyed.");
  if (what == "captured") return ink.bold(fmt::format("{} is captured: now {}.", subject(), named("as")));
  if (what == "missed") return subject() + " does not reach " + named("target") + ".";
  if (what == "returned") return subject() + " goes with it.";
  if (what == "crashed") return subject() + " finds no airfield and crashes.";
  if (what == "boarded") return subject() + " boards " + short_name(fact["carrier"]) + ".";
  if (what == "landed") return fmt::format("{} leaves {} at {}.", subject(), short_name(fact["carrier"]), place(fact));
  if (what == "built") return fmt::format("{} is made at {}.", subject(), place(fact));
  if (what == "paid") return who("pays", "pay") + " " + money() + ".";
  if (what == "fortified") return subject() + " gets a fort.";
  if (what == "sold") return subject() + " is sold for " + money() + ".";
  if (what == "sold_disc") return who("sells", "sell") + " a plus disc for " + money() + ".";
  if (what == "spent") return who("spends", "spend") + " a plus disc for another action.";
  if (what == "reward") return who("earns", "earn") + " a plus disc.";
  if (what == "out") return ink.bold(who("is", "are") + " out.");
  return ink.bold(fact["end"] == "round_limit" ? "The last round is over: the score decides." : "One is left.");
}

std::string WartimeWords::move(const Json& move, const Players& players) const {
  const std::string act = text_of(move["do"]);
  const auto angle = [&] { return move["angle"].get<int>(); };
  if (act == "plot") return fmt::format("plot {}", move["plot"].get<int>());
  if (act == "dir" || act == "at") return fmt::format("at {}", angle());
  if (act == "go") return fmt::format("go {}", angle());
  if (act == "put") return fmt::format("at {}, {} pips", angle(), move["step"].get<int>());
  if (act == "sell_disc") return "sell a plus disc";
  if (act == "hit" || act == "take") return act + " " + piece(move["target"], players);
  if (act == "load") return short_name(move["piece"]) + " aboard";
  if (act == "land") return "land on " + short_name(move["piece"]);
  if (act == "build") {
    return fmt::format("{}: build {}", short_name(move["piece"]), type_words(text_of(move["type"])).name);
  }
  std::string verb = act;
  if (!move.contains("piece")) return verb;
  std::replace(verb.begin(), verb.end(), '_', ' ');
  return short_name(move["piece"]) + ": " + verb;
}

}  // namespace tempora::cli
