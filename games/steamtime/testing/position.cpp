#include "games/steamtime/testing/position.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cctype>
#include <map>
#include <sstream>
#include <stdexcept>

namespace tempora::steamtime {
namespace {

constexpr std::string_view kSeats = "ABCD";

std::string seat_name(int seat) { return std::string(1, kSeats.at(static_cast<std::size_t>(seat))); }

[[noreturn]] void unknown(std::string_view text) { throw std::invalid_argument("unknown: " + std::string(text)); }

std::vector<std::string> words_of(std::string_view text) {
  std::istringstream stream{std::string(text)};
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

// Parts of a text without the blanks around them; empty ones are left out.
std::vector<std::string> split(std::string_view text, char between) {
  std::vector<std::string> parts;
  std::istringstream stream{std::string(text)};
  for (std::string part; std::getline(stream, part, between);) {
    const auto first = part.find_first_not_of(' ');
    if (first != std::string::npos) parts.push_back(part.substr(first, part.find_last_not_of(' ') - first + 1));
  }
  return parts;
}

std::string join(const std::vector<std::string>& parts, std::string_view between) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : std::string(between)) + part;
  return text;
}

int colour_of(std::string_view code) {
  const auto found = std::find(kColourCodes.begin(), kColourCodes.end(), code);
  if (found == kColourCodes.end()) unknown(code);
  return static_cast<int>(found - kColourCodes.begin());
}
std::string code_of(int colour) { return std::string(kColourCodes.at(static_cast<std::size_t>(colour))); }

// "3.2" → 32
int space_number(std::string_view id) {
  if (id.size() != 3 || id[1] != '.') unknown(id);
  return space_code(id[0] - '0', id[2] - '0');
}

template <class IdOf>
int find_id(std::string_view id, int count, IdOf&& id_of) {
  for (int number = 0; number < count; ++number) {
    if (id_of(number) == id) return number;
  }
  unknown(id);
}

template <class Bits>
Bits bits_of(std::string_view ids) {
  Bits bits = 0;
  for (const std::string& id : words_of(ids)) bits = static_cast<Bits>(bits | Bits{1} << number_of(id));
  return bits;
}

// What has changed: subjects, each with its changes.
class Changes {
 public:
  void of(std::string subject) { lines_.push_back({std::move(subject), {}}); }
  void add(std::string change) { lines_.back().changes.push_back(std::move(change)); }
  void count(int before, int after, std::string_view unit) {
    if (before != after) add((after > before ? "+" : "-") + number(std::abs(after - before), unit));
  }
  // "+GN", "-2BU"
  void crystals(int before, int after, std::string_view code) {
    const int change = std::abs(after - before);
    if (change != 0)
      add((after > before ? "+" : "-") + (change == 1 ? "" : std::to_string(change)) + std::string(code));
  }
  [[nodiscard]] std::string text() const {
    std::vector<std::string> parts;
    for (const Line& line : lines_) {
      if (!line.changes.empty()) parts.push_back(line.subject + " " + join(line.changes, " "));
    }
    return join(parts, "; ");
  }

 private:
  static std::string number(int count, std::string_view unit) { return std::to_string(count) + std::string(unit); }
  struct Line {
    std::string subject;
    std::vector<std::string> changes;
  };
  std::vector<Line> lines_;
};

template <class List, class IdOf>
void add_new(Changes& changes, std::string_view name, const List& before, const List& after, IdOf&& id_of) {
  for (std::size_t i = before.size(); i < after.size(); ++i) {
    changes.add(std::string(name) + " " + id_of(static_cast<int>(after[i])));
  }
}

void add_player(Changes& changes, const Player& before, const Player& after, int seat) {
  changes.of(seat_name(seat));
  for (std::size_t k = 0; k < kColours; ++k) {
    changes.crystals(before.generators[k].coloured, after.generators[k].coloured, kColourCodes[k]);
    changes.crystals(before.generators[k].time, after.generators[k].time, "T@" + std::string(kColourCodes[k]));
  }
  changes.count(before.gold, after.gold, "g");
  changes.count(before.steam, after.steam, "s");
  changes.count(before.score(), after.score(), "e");
  if (before.portal != after.portal) changes.add("portal " + std::to_string(after.portal));
  add_new(changes, "upgrade", before.upgrades, after.upgrades, card_id);
  add_new(changes, "expedition", before.expeditions, after.expeditions, card_id);
  add_new(changes, "mission", before.missions, after.missions, mission_id);
  for (std::size_t i = 0; i < after.missions.size(); ++i) {
    if (((before.missions_done ^ after.missions_done) >> i & 1U) != 0) {
      changes.add("done " + mission_id(after.missions[i]));
    }
  }
  changes.count(before.upgrades_spent, after.upgrades_spent, "U down");
  changes.count(before.expeditions_spent, after.expeditions_spent, "X down");
  if (before.hangar != after.hangar) {
    changes.add("hangar " + std::string(after.hangar > before.hangar ? "+" : "") +
                std::to_string(after.hangar - before.hangar));
  }
  if (before.highest != after.highest) changes.add("highest " + std::to_string(after.highest));
  if (before.withdrawn != after.withdrawn) changes.add(after.withdrawn ? "withdrawn" : "back");
  if (before.saboteur != after.saboteur) {
    changes.add(after.saboteur == kNone ? "saboteur back" : "saboteur " + space_id(after.saboteur));
  }
  add_new(changes, "top", before.pile, after.pile, specialist_id);
  for (int card = 0; card < kMostSpecialists; ++card) {
    if ((after.hand >> card & 1U) != 0 && (before.hand >> card & 1U) == 0) changes.add("draws " + specialist_id(card));
  }
}

std::string lying_id(int card) { return card < kMissionsFrom ? card_id(card) : mission_id(card - kMissionsFrom); }

std::string changes_of(const Rules& rules, const State& before, const State& after) {
  Changes changes;
  for (int seat = 0; seat < rules.players(); ++seat) {
    const auto number = static_cast<std::size_t>(seat);
    add_player(changes, before.players[number], after.players[number], seat);
  }
  for (std::size_t i = 0; i < rules.spaces().size(); ++i) {
    const Place& place = rules.spaces()[i];
    changes.of(space_id(place.code));
    if (before.airships[i] != after.airships[i]) {
      changes.add(after.airships[i] == kNone ? "free" : seat_name(after.airships[i]));
    }
    if (before.lying[i] != after.lying[i]) {
      if (before.lying[i] != kNone) changes.add("-" + lying_id(before.lying[i]));
      if (after.lying[i] != kNone) changes.add("+" + lying_id(after.lying[i]));
    }
    if (place.space.action != Action::deposit) continue;
    for (std::size_t k = 0; k < kColours; ++k) {
      changes.crystals(before.deposits[place.deposit][k], after.deposits[place.deposit][k], kColourCodes[k]);
    }
  }
  changes.of("discards");
  for (int card = 0; card < kMostEncounters; ++card) {
    const bool was = (before.encounter_discards >> card & 1U) != 0;
    const bool is = (after.encounter_discards >> card & 1U) != 0;
    if (was != is) changes.add((is ? "+" : "-") + encounter_id(card));
  }
  changes.of("owed");
  changes.count(before.owed_actions, after.owed_actions, " bonus action");
  if (before.stream != after.stream) {
    changes.of("stream");
    for (const std::uint8_t board : after.stream) changes.add(std::to_string(board));
  }
  const auto told = [&](std::string_view name, int was, int is) {
    if (was == is) return;
    changes.of(std::string(name));
    changes.add(is == kNone ? "nobody" : seat_name(is));
  };
  if (before.round != after.round) {
    changes.of("round");
    changes.add(std::to_string(after.round));
  }
  told("first", before.first, after.first);
  told("tile", before.holder, after.holder);
  if (before.active != kNone || after.active != kNone) told("turn", before.active, after.active);
  return changes.text();
}

}  // namespace

std::string inventory(const Rules& rules, const State& state) {
  Crystals crystals = state.bag;
  int time = state.mine;
  int gold = state.bank;
  for (const Crystals& deposit : state.deposits) {
    for (std::size_t k = 0; k < kColours; ++k) crystals[k] = byte(crystals[k] + deposit[k]);
  }
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(rules.players()); ++seat) {
    for (std::size_t k = 0; k < kColours; ++k) {
      crystals[k] = byte(crystals[k] + state.players[seat].generators[k].coloured);
      time += state.players[seat].generators[k].time;
    }
    gold += state.players[seat].gold;
  }
  std::string text;
  for (std::size_t k = 0; k < kColours; ++k) text += std::to_string(crystals[k]) + std::string(kColourCodes[k]) + " ";
  return text + std::to_string(time) + "T " + std::to_string(gold) + "g";
}

const Rules& rules_for(int players, const Json& options) {
  static std::map<std::string, Rules> known;
  const std::string key = std::to_string(players) + options.dump();
  const auto there = known.find(key);
  if (there != known.end()) return there->second;
  auto made = Rules::create(Setup{players, options, ""});
  if (!made) throw std::invalid_argument(made.error().text);
  return known.emplace(key, *std::move(made)).first->second;
}

int number_of(std::string_view id) {
  if (id.find('-') != std::string_view::npos) return find_id(id, kRounds * kLetters, card_id);
  switch (id.front()) {
    case 'M':
      return find_id(id, kMostMissions, mission_id);
    case 'N':
      return find_id(id, kMostEncounters, encounter_id);
    case 'P':
      return find_id(id, kMostSpecialists, specialist_id);
    default:
      return find_id(id, 2 * kMostEfforts, effort_id);
  }
}

namespace {

Json in_order(Json options) {
  options.emplace("board_order", "given");
  options.emplace("first_player", 0);
  return options;
}

}  // namespace

TestPosition::TestPosition(int players, Json options) : rules(rules_for(players, in_order(std::move(options)))) {
  Dealer dealer{Generator(1)};
  Journal deaf;
  state = rules.start(dealer, deaf);
  for (int seat = 0; seat < players; ++seat) {
    Player& player = state.players[static_cast<std::size_t>(seat)];
    player = {};
    player.hangar = byte(rules.components().supply.airships);
  }
  state.lying.fill(kNone);
  state.deposits = {};
  round(1);
  encounters("", "");
  state.encounters = static_cast<std::uint32_t>((std::uint64_t{1} << rules.components().encounters.size()) - 1);
  settle();
  turn(A);
}

std::size_t TestPosition::space(std::string_view id) const {
  const int number = rules.space_of(space_number(id));
  if (number < 0) unknown(id);
  return static_cast<std::size_t>(number);
}

TestPosition& TestPosition::has(Seat seat, std::string_view things) {
  Player& player = state.players[seat];
  player = {};
  player.hangar = byte(rules.components().supply.airships);
  for (const std::string& thing : split(things, ',')) {
    const auto words = words_of(thing);
    const std::string& what = words.front();
    const std::string with = words.size() > 1 ? words[1] : "";
    const auto number = [&] { return byte(std::stoi(with)); };
    if (std::isdigit(what.front()) != 0) {
      const int count = std::stoi(what);
      switch (what.back()) {
        case 'g':
          player.gold = byte(count);
          break;
        case 's':
          player.steam = byte(count);
          break;
        case 'e':
          player.esteem[0] = static_cast<std::uint16_t>(count);
          break;
        case 'p':
          player.portal = byte(count);
          break;
        default:
          unknown(thing);
      }
    } else if (what == "upgrade") {
      player.upgrades.push_back(byte(number_of(with)));
    } else if (what == "expedition") {
      player.expeditions.push_back(byte(number_of(with)));
    } else if (what == "mission") {
      player.missions.push_back(byte(number_of(with)));
    } else if (what == "top") {
      player.pile.push_back(byte(number_of(with)));
    } else if (what == "hand") {
      player.hand = static_cast<std::uint16_t>(player.hand | 1U << number_of(with));
    } else if (what == "deck") {
      player.deck = static_cast<std::uint16_t>(player.deck | 1U << number_of(with));
    } else if (what == "hangar") {
      player.hangar = number();
    } else if (what == "highest") {
      player.highest = number();
    } else if (what == "turns") {
      player.turns = number();
    } else if (what == "withdrawn") {
      player.withdrawn = true;
    } else if (what == "saboteur") {
      player.saboteur = byte(space_number(with));
    } else {
      const auto plus = with.find('+');
      Filling& filling = player.generators[static_cast<std::size_t>(colour_of(what))];
      filling.coloured = number();
      filling.time = plus == std::string::npos ? 0 : byte(std::stoi(with.substr(plus + 1)));
    }
  }
  settle();
  return *this;
}

TestPosition& TestPosition::lies(std::string_view id, std::string_view card) {
  state.lying[space(id)] = byte((card.front() == 'M' ? kMissionsFrom : 0) + number_of(card));
  settle();
  return *this;
}

TestPosition& TestPosition::deposit(std::string_view id, std::string_view crystals) {
  Crystals& deposit = state.deposits[rules.space(static_cast<int>(space(id))).deposit];
  deposit = {};
  for (const std::string& word : words_of(crystals)) {
    const std::size_t digits = word.find_first_not_of("0123456789");
    const int count = digits == 0 ? 1 : std::stoi(word.substr(0, digits));
    deposit[static_cast<std::size_t>(colour_of(std::string_view(word).substr(digits)))] = byte(count);
  }
  settle();
  return *this;
}

TestPosition& TestPosition::airship(std::string_view id, Seat seat) {
  state.airships[space(id)] = seat;
  return *this;
}

TestPosition& TestPosition::stream(std::string_view boards) {
  const auto words = words_of(boards);
  for (std::size_t i = 0; i < kStream; ++i) state.stream[i] = byte(std::stoi(words.at(i)));
  return *this;
}

TestPosition& TestPosition::round(int round) {
  state.round = byte(round);
  state.efforts.clear();
  for (int i = 0; i < round; ++i) state.efforts.push_back(byte(i < 2 ? i : kMostEfforts + i - 2));
  return *this;
}

TestPosition& TestPosition::effort(std::string_view id) {
  const int card = number_of(id);
  const bool is_alpha = card < kMostEfforts;
  if (is_alpha != (state.round <= 2)) round(is_alpha ? 1 : 3);
  state.efforts[state.efforts.size() - 1] = byte(card);
  return *this;
}

TestPosition& TestPosition::holder(Seat seat) {
  state.holder = seat;
  return *this;
}

TestPosition& TestPosition::first(Seat seat) {
  state.first = seat;
  return *this;
}

TestPosition& TestPosition::skips(int count) {
  state.skips = byte(count);
  return *this;
}

TestPosition& TestPosition::encounters(std::string_view deck, std::string_view discards) {
  state.encounters = bits_of<std::uint32_t>(deck);
  state.encounter_discards = bits_of<std::uint32_t>(discards);
  return *this;
}

TestPosition& TestPosition::mine(int left) {
  for (int seat = rules.players() - 1; seat > 0 && state.mine > left; --seat) {
    Player& player = state.players[static_cast<std::size_t>(seat)];
    for (std::size_t k = 0; k < kColours; ++k) {
      const auto slots = static_cast<int>(rules.components().generators[k].marks.size());
      const int count = std::min(slots - player.generators[k].count(), state.mine - left);
      player.generators[k].time = byte(player.generators[k].time + count);
      state.mine = byte(state.mine - count);
    }
  }
  if (state.mine != left) throw std::invalid_argument("there is no room for so many TIME-crystals");
  return *this;
}

TestPosition& TestPosition::bank(int left) {
  Player& last = state.players[static_cast<std::size_t>(rules.players() - 1)];
  last.gold = byte(last.gold + state.bank - left);
  settle();
  return *this;
}

TestPosition& TestPosition::bag(std::string_view colour, int left) {
  const auto k = static_cast<std::size_t>(colour_of(colour));
  state.deposits[0][k] = byte(state.deposits[0][k] + state.bag[k] - left);
  settle();
  return *this;
}

TestPosition& TestPosition::left(std::string_view what) {
  const auto words = words_of(what);
  if (words.empty()) return *this;
  if (words[0] == "bank") return bank(std::stoi(words.at(1)));
  if (words[0] == "mine") return mine(std::stoi(words.at(1)));
  if (words[0] != "bag") unknown(what);
  return bag(words.at(1), std::stoi(words.at(2)));
}

// What lies nowhere else.
void TestPosition::settle() {
  const Supply& supply = rules.components().supply;
  state.bag = supply.crystals;
  int time = supply.time;
  int gold = supply.gold;
  state.missions = static_cast<std::uint32_t>((std::uint64_t{1} << rules.components().missions.size()) - 1);
  const auto take = [&](std::size_t k, int count) {
    if (count > state.bag[k]) throw std::invalid_argument("there are not so many " + code_of(static_cast<int>(k)));
    state.bag[k] = byte(state.bag[k] - count);
  };
  for (const Crystals& deposit : state.deposits) {
    for (std::size_t k = 0; k < kColours; ++k) take(k, deposit[k]);
  }
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(rules.players()); ++seat) {
    const Player& player = state.players[seat];
    for (std::size_t k = 0; k < kColours; ++k) {
      take(k, player.generators[k].coloured);
      time -= player.generators[k].time;
    }
    gold -= player.gold;
    for (const std::uint8_t mission : player.missions) state.missions &= ~(std::uint32_t{1} << mission);
  }
  for (const std::uint8_t card : state.lying) {
    if (card != kNone && card >= kMissionsFrom) state.missions &= ~(std::uint32_t{1} << (card - kMissionsFrom));
  }
  if (time < 0 || gold < 0) throw std::invalid_argument("there is not so much");
  state.mine = byte(time);
  state.bank = byte(gold);
}

TestPosition& TestPosition::turn(Seat seat) {
  state.agenda = {};
  state.agenda.push({Do::over, 0, 0, 0, 0, {}});
  state.agenda.push({Do::end_turn, seat, 0, 0, 0, {}});
  state.agenda.push({Do::menu, seat, 0, 0, 0, {}});
  const Player& player = state.players[seat];
  if (player.hand != 0 && player.hangar > 0 && !player.withdrawn) {
    state.agenda.push({Do::specialist, seat, 0, 0, 0, {}});
  }
  state.active = seat;
  return *this;
}

TestPosition& TestPosition::mr_time(Seat seat) {
  state.agenda = {};
  state.agenda.push({Do::over, 0, 0, 0, 0, {}});
  state.agenda.push({Do::bonus, seat, 0, 0, 0, {}});
  state.active = seat;
  return *this;
}

TestPosition& TestPosition::scoring(Seat holder_) {
  round(kRounds);
  state.holder = holder_;
  state.active = kNone;
  run({Do::end_actions, 0, 0, 0, 0, {}}, "", "");
  return *this;
}

std::string TestPosition::income(Seat seat, std::string_view path) {
  state.active = kNone;
  return run({Do::income, seat, 0, 0, 0, {}}, path, "");
}

std::string TestPosition::end_actions(std::string_view draws) {
  state.active = kNone;
  return run({Do::end_actions, 0, 0, 0, 0, {}}, "", draws);
}

// Lets the rules do a task: a bonus action is declined, which changes nothing, and it is what comes next.
std::string TestPosition::run(const Task& task, std::string_view path, std::string_view draws) {
  state.agenda = {};
  state.agenda.push({Do::over, 0, 0, 0, 0, {}});
  state.agenda.push(task);
  state.agenda.push({Do::bonus, task.seat, 0, 0, 0, {}});
  return play("decline;" + std::string(path), draws);
}

std::uint32_t TestPosition::Script::below(std::uint32_t bound) {
  if (next.empty()) return 0;
  const std::string id = next.front();
  const std::uint32_t set = id.front() == 'N'   ? state_.encounters
                            : id.front() == 'M' ? state_.missions
                                                : state_.players[state_.active == kNone ? 0 : state_.active].deck;
  const std::uint32_t bit = std::uint32_t{1} << number_of(id);
  if (static_cast<std::uint32_t>(std::popcount(set)) != bound) return 0;
  next.erase(next.begin());
  if ((set & bit) == 0) {
    ADD_FAILURE() << id << " can't be drawn";
    return 0;
  }
  return static_cast<std::uint32_t>(std::popcount(set & (bit - 1)));
}

void TestPosition::step(Seat seat, Move move, Script& script) {
  std::vector<Draw> drawn;
  Dealer dealer(script, drawn);
  Journal journal(facts);
  rules.play(state, seat, move, dealer, journal);
  revealed = revealed || journal.revealed();
  rules.check(state);
}

void TestPosition::walk(std::string_view path, Script& script) {
  for (std::string text : split(path, ';')) {
    const std::string owes = owing();
    if (text.size() > 1 && text[1] == ':') {
      if (owes != text.substr(0, 1)) {
        ADD_FAILURE() << "it isn't for " << text << ", but for " << owes << "; offered: " << offered();
        return;
      }
      text = split(text.substr(2), ';').front();
    }
    MoveList<Move> moves;
    const Seat seat = owes.empty() ? Seat{0} : rules.owing(state).lowest();
    if (!owes.empty()) rules.legal(state, seat, moves);
    const Move move = move_of(text);
    if (!moves.contains(move)) {
      ADD_FAILURE() << "\"" << text << "\" isn't legal; owing: " << owes << "; offered: " << offered();
      return;
    }
    step(seat, move, script);
  }
}

std::string TestPosition::play(std::string_view path, std::string_view draws) {
  const State before = state;
  Script script(state);
  script.next = words_of(draws);
  revealed = false;
  walk(path, script);
  EXPECT_TRUE(script.next.empty()) << "fewer cards were drawn than the test names: " << draws;
  EXPECT_EQ(inventory(rules, state), inventory(rules, before)) << path;
  return changes_of(rules, before, state);
}

std::string TestPosition::settle_up() {
  const State before = state;
  for (;;) {
    const std::string moves = offered();
    if (moves.substr(0, 4) != "gain" && moves.substr(0, 3) != "pay") break;
    play(moves.substr(0, moves.find(',')));
  }
  return since(before);
}

std::string TestPosition::since(const State& before) const { return changes_of(rules, before, state); }

std::string TestPosition::forbids(std::string_view move) const { return forbids(rules.owing(state).lowest(), move); }

std::string TestPosition::forbids(Seat seat, std::string_view text) const {
  const Move move = move_of(text);
  MoveList<Move> moves;
  if (rules.owing(state).contains(seat)) rules.legal(state, seat, moves);
  const auto refusal = rules.refuse(state, seat, std::span(&move, 1));
  if (refusal.has_value() == moves.contains(move)) return "the list and the reason contradict each other";
  return refusal ? refusal->rule : "";
}

std::string TestPosition::offered(std::string_view word) const {
  std::vector<std::string> texts;
  if (rules.owing(state).empty()) return "";
  MoveList<Move> moves;
  rules.legal(state, rules.owing(state).lowest(), moves);
  for (const Move& move : moves) {
    const std::string text = text_of(move);
    if (text.substr(0, word.size()) == word) texts.push_back(text);
  }
  return join(texts, ", ");
}

std::size_t TestPosition::choices() const {
  if (rules.owing(state).empty()) return 0;
  MoveList<Move> moves;
  rules.legal(state, rules.owing(state).lowest(), moves);
  return moves.size();
}

std::string TestPosition::owing() const {
  std::string text;
  for (const Seat seat : rules.owing(state)) text += seat_name(seat);
  return text;
}

std::string TestPosition::view(Viewer viewer) const {
  std::string text;
  JsonWriter json(text);
  write(rules.view(state, viewer), json);
  return text;
}

int TestPosition::told(What what) const {
  return static_cast<int>(std::count_if(facts.begin(), facts.end(), [&](const Entry& entry) {
    return entry.full.what == static_cast<std::uint16_t>(what);
  }));
}

Move TestPosition::move_of(std::string_view text) const {
  const auto words = words_of(text);
  const std::string with = words.size() > 1 ? words[1] : "";
  int act = 0;
  while (act < kActs && name(static_cast<Act>(act)) != words.front()) ++act;
  if (act == kActs) unknown(text);
  const auto of = [&](int a, int b = 0) { return Move::of(static_cast<Act>(act), a, b); };
  switch (static_cast<Act>(act)) {
    case Act::place:
    case Act::sabotage:
    case Act::bonus:
      return of(space_number(with));
    case Act::specialist:
    case Act::card:
      return of(number_of(with));
    case Act::pay:
      return of(with == "steam" ? kBySteam : colour_of(with));
    case Act::buy:
      return of(colour_of(with));
    case Act::gain:
      if (with.substr(0, 2) == "T>") return Move::gain(Owed::time, colour_of(std::string_view(with).substr(2)));
      if (with == "*") return Move::gain(Owed::any, colour_of(words.at(2)));
      if (with == "D") return Move::gain(Owed::free, colour_of(words.at(2)), space_number(words.at(3)));
      return Move::gain(Owed::colour, colour_of(with));
    case Act::discover:
      return of(std::stoi(with) - 1);
    case Act::esteem:
      return of(std::stoi(with));
    case Act::mission: {
      const auto& missions = state.players[rules.owing(state).lowest()].missions;
      const auto* found = std::find(missions.begin(), missions.end(), number_of(with));
      return of(static_cast<int>(found - missions.begin()), words.size() > 2 ? 1 : 0);
    }
    default:
      return of(0);
  }
}

std::string TestPosition::text_of(Move move) const {
  const std::string act(name(move.act));
  switch (move.act) {
    case Act::place:
    case Act::sabotage:
    case Act::bonus:
      return act + " " + space_id(move.a);
    case Act::specialist:
      return act + " " + specialist_id(move.a);
    case Act::card:
      return act + " " + encounter_id(move.a);
    case Act::pay:
      return act + " " + (move.a == kBySteam ? "steam" : code_of(move.a));
    case Act::buy:
      return act + " " + code_of(move.a);
    case Act::gain:
      switch (static_cast<Owed>(move.a)) {
        case Owed::time:
          return act + " T>" + code_of(move.b);
        case Owed::any:
          return act + " * " + code_of(move.b);
        case Owed::free:
          return act + " D " + code_of(move.b) + " " + space_id(move.c);
        default:
          return act + " " + code_of(move.b);
      }
    case Act::discover:
      return act + " " + std::to_string(move.a + 1);
    case Act::esteem:
      return act + " " + std::to_string(move.a);
    case Act::mission:
      return act + " " + mission_id(state.players[rules.owing(state).lowest()].missions[move.a]) +
             (move.b == 0 ? "" : " bottom");
    default:
      return act;
  }
}

}  // namespace tempora::steamtime
