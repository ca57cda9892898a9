#include "games/khronos/testing/position.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <sstream>
#include <stdexcept>

#include "games/khronos/buildings.hpp"

namespace tempora::khronos {
namespace {

constexpr std::array<std::string_view, kAges> kAgeWords{"Might", "Faith", "Reason"};
constexpr std::array<std::string_view, kTypes> kTypeWords{"Military", "Religious", "Civil"};
constexpr std::array<std::array<std::string_view, kSizes>, kTypes> kNames{
    {{"Tower", "Keep", "Castle"}, {"Chapel", "Monastery", "Abbey"}, {"Hamlet", "Town", "City"}}};

struct Kind {
  Type type = Type::civil;
  int size = 1;
};

// The words of a text; "Watch Tower" is the word "Tower".
std::vector<std::string> words_of(std::string_view text) {
  std::istringstream stream{std::string(text)};
  std::vector<std::string> words;
  for (std::string word; stream >> word;) {
    if (word != "Watch") words.push_back(word);
  }
  return words;
}

std::optional<Kind> find_kind(std::string_view word) {
  for (const Type type : kEveryType) {
    const auto& names = kNames[static_cast<std::size_t>(type)];
    const auto name = std::find(names.begin(), names.end(), word);
    if (name != names.end()) return Kind{type, static_cast<int>(name - names.begin()) + 1};
  }
  return std::nullopt;
}

Kind kind_of(std::string_view word) {
  const auto kind = find_kind(word);
  if (!kind) throw std::invalid_argument("no building: " + std::string(word));
  return *kind;
}

Age age_of(std::string_view word) {
  const auto age = std::find(kAgeWords.begin(), kAgeWords.end(), word);
  if (age == kAgeWords.end()) throw std::invalid_argument("no age: " + std::string(word));
  return static_cast<Age>(age - kAgeWords.begin());
}

Type type_of(std::string_view word) {
  const auto type = std::find(kTypeWords.begin(), kTypeWords.end(), word);
  return type == kTypeWords.end() ? kind_of(word).type : static_cast<Type>(type - kTypeWords.begin());
}

Seat seat_of(std::string_view word) { return static_cast<Seat>(word.at(1) - '1'); }

std::string seat_name(int seat) { return "P" + std::to_string(seat + 1); }

// Reads the words of moves one after the other.
class Words {
 public:
  explicit Words(std::string_view text) : words_(words_of(text)) {}
  [[nodiscard]] bool left() const { return next_ < words_.size(); }
  // Whether a square such as M5 comes next.
  [[nodiscard]] bool square_next() const {
    return left() && words_[next_].at(0) < 'Z' && std::isdigit(words_[next_].back());
  }
  std::string take() { return words_.at(next_++); }
  int number() { return std::stoi(take()); }
  Move cards(Act act) {
    const int military = number();
    const int religious = number();
    return Move::cards(act, military, religious, number());
  }

 private:
  std::vector<std::string> words_;
  std::size_t next_ = 0;
};

// The next move, and the steps that its words say too.
void read_moves(Words& words, std::vector<Move>& path) {
  const std::string act = words.take();
  if (act == "build") {
    const Age age = age_of(words.take());
    const Kind kind = kind_of(words.take());
    path.push_back(Move::build(age, kind.type, kind.size));
    if (!words.square_next()) return;
    const Square place = square(words.take());
    path.push_back(Move::row(place.row));
    path.push_back(Move::column(place.column));
  } else if (act == "upgrade") {
    path.push_back(Move::upgrade(age_of(words.take())));
    if (!words.square_next()) return;
    path.push_back(Move::at(Act::which, square(words.take())));
    if (!words.left()) return;
    const int size = kind_of(words.take()).size;
    path.push_back(Move::grow(size, square(words.take())));
  } else if (act == "demolish" || act == "renovate") {
    const Age age = act == "demolish" ? age_of(words.take()) : kReason;
    const Type type = type_of(words.take());
    path.push_back(act == "demolish" ? Move::demolish(age, type) : Move::renovate(type));
    if (words.square_next()) path.push_back(Move::at(Act::which, square(words.take())));
  } else if (act == "populate") {
    path.push_back(Move::of(Act::populate));
    if (words.square_next()) path.push_back(Move::at(Act::which, square(words.take())));
  } else if (act == "move") {
    const int agent = words.number() - 1;
    path.push_back(Move::move(agent, age_of(words.take())));
  } else if (act == "exchange") {
    path.push_back(words.cards(Act::exchange));
  } else if (act == "give") {
    path.push_back(words.cards(Act::give));
  } else if (act == "extra") {
    path.push_back(words.cards(Act::extra));
  } else if (act == "discard") {
    path.push_back(words.cards(Act::discard));
  } else if (act == "swap") {
    const Type type = type_of(words.take());
    path.push_back(Move::swap(type, words.number()));
  } else if (act == "share") {
    const int one = words.number();
    path.push_back(Move::share(one, words.number()));
  } else if (act == "stay") {
    path.push_back(Move::at(Act::stay, square(words.take())));
  } else if (act == "place") {
    path.push_back(Move::at(Act::place, square(words.take())));
  } else if (act == "which") {
    path.push_back(Move::at(Act::which, square(words.take())));
  } else if (act == "grow") {
    const int size = words.number();
    path.push_back(Move::grow(size, square(words.take())));
  } else if (act == "row") {
    path.push_back(Move::row(words.number() - 1));
  } else if (act == "column") {
    path.push_back(Move::column(words.take().at(0) - 'A'));
  } else if (act == "keep-cube") {
    path.push_back(Move::keep_cube(seat_of(words.take())));
  } else if (act == "keep" || act == "pass" || act == "end") {
    path.push_back(Move::of(act == "keep" ? Act::keep : act == "pass" ? Act::pass : Act::end));
  } else {
    throw std::invalid_argument("no move: " + act);
  }
}

}  // namespace

Rules rules_for(int players, Json options) {
  auto rules = Rules::create(Setup{players, std::move(options), ""});
  if (!rules) throw std::invalid_argument(rules.error().text);
  return *std::move(rules);
}

Square square(std::string_view name) {
  return {static_cast<std::uint8_t>(std::stoi(std::string(name.substr(1))) - 1),
          static_cast<std::uint8_t>(name.at(0) - 'A')};
}

std::vector<Move> path_of(std::string_view text) {
  Words words(text);
  std::vector<Move> path;
  while (words.left()) read_moves(words, path);
  return path;
}

Move move_of(std::string_view text) {
  const auto path = path_of(text);
  if (path.size() != 1) throw std::invalid_argument("not one move: " + std::string(text));
  return path[0];
}

std::string text_of(Move move) {
  const auto age = [&] { return std::string(kAgeWords.at(move.a)); };
  const auto numbers = [&](int count) {
    std::string text = " " + std::to_string(move.a) + " " + std::to_string(move.b);
    return count == 3 ? text + " " + std::to_string(move.c) : text;
  };
  switch (move.act) {
    case Act::build:
      return "build " + age() + " " + std::string(kNames.at(move.b).at(static_cast<std::size_t>(move.c - 1)));
    case Act::upgrade:
      return "upgrade " + age();
    case Act::demolish:
      return "demolish " + age() + " " + std::string(kTypeWords.at(move.b));
    case Act::renovate:
      return "renovate " + std::string(kTypeWords.at(move.a));
    case Act::move:
      return "move " + std::to_string(move.a + 1) + " " + std::string(kAgeWords.at(move.b));
    case Act::exchange:
    case Act::give:
    case Act::extra:
    case Act::discard:
      return std::string(name(move.act)) + numbers(3);
    case Act::share:
      return "share" + numbers(2);
    case Act::swap:
      return "swap " + std::string(kTypeWords.at(move.a)) + " " + std::to_string(move.b);
    case Act::row:
      return "row " + std::to_string(move.a + 1);
    case Act::column:
      return "column " + std::string(1, static_cast<char>('A' + move.a));
    case Act::which:
    case Act::stay:
    case Act::place:
      return std::string(name(move.act)) + " " + name(move.square());
    case Act::grow:
      return "grow " + std::to_string(move.c) + " " + name(move.square());
    case Act::keep_cube:
      return "keep-cube " + seat_name(move.a);
    default:
      return std::string(name(move.act));
  }
}

std::string text_of(const Rules& rules, const Building& building) {
  const bool printed =
      building.type == Type::civil && building.size == 1 && rules.land().hamlets.has(building.anchor());
  std::string text;
  if (!printed) {
    const std::string_view kind =
        kNames[static_cast<std::size_t>(building.type)][static_cast<std::size_t>(building.size - 1)];
    text = (kind == "Tower" ? "Watch " : "") + std::string(kind) + " ";
  }
  text += name(building.anchor());
  if (building.owner != kNobody) text += " " + seat_name(building.owner);
  if (building.age() == kReason && building.type != Type::civil && !building.ruin) text += " renovated";
  std::string cubes;
  for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
    if (building.cubes[seat] == 0) continue;
    cubes +=
        (cubes.empty() ? "" : ", ") + seat_name(static_cast<int>(seat)) + " " + std::to_string(building.cubes[seat]);
  }
  return cubes.empty() ? text : text + " (" + cubes + ")";
}

Position::Position(int players, Json options) : rules(rules_for(players, std::move(options))) {
  Dealer dealer{Generator(1)};
  Journal deaf;
  state = rules.start(dealer, deaf);
  for (const Type type : state.pile) ++deck_[static_cast<std::size_t>(type)];
  for (std::size_t i = 0; i < kTypes; ++i) {
    deck_[i] = static_cast<std::uint8_t>(deck_[i] + state.row[i]);
    for (const Player& player : state.players) deck_[i] = static_cast<std::uint8_t>(deck_[i] + player.hand[i]);
  }
  for (Seat seat = 0; seat < players; ++seat) state.players[seat].hand = {2, 1, 1};
  shuffle_rest();
  state.first = 0;
  active(P1);
}

void Position::put_one(Age age, std::string_view text) {
  std::string plain(text);
  std::replace_if(plain.begin(), plain.end(), [](char c) { return c == '(' || c == ')' || c == ','; }, ' ');
  Words words(plain);
  std::string word = words.take();
  Building building;
  const auto kind = find_kind(word);
  if (kind) {
    building.type = kind->type;
    building.size = static_cast<std::uint8_t>(kind->size);
    building.ruin = age == kReason && kind->type != Type::civil;
    word = words.take();
  }
  building.site = Site(age, square(word));
  while (words.left()) {
    word = words.take();
    if (word == "renovated") {
      building.ruin = false;
    } else if (age == kReason) {
      const int count = words.number();
      building.cubes[seat_of(word)] = static_cast<std::uint8_t>(count);
      cubes(seat_of(word), cubes(seat_of(word)) - count);
    } else {
      building.owner = seat_of(word);
      cubes(building.owner, cubes(building.owner) - 1);
    }
  }
  if (!kind) {  // a printed hamlet
    state.buildings[find(state, building.site).value()].cubes = building.cubes;
    return;
  }
  for (std::size_t i = 0; i < state.buildings.size(); ++i) {
    const Building& other = state.buildings[i];
    if (other.age() != age || !overlap(other.anchor(), other.size, building.anchor(), building.size)) continue;
    if (other.size > 1 || !rules.land().hamlets.has(other.anchor()) || building.type != Type::civil) {
      throw std::invalid_argument("something stands there already: " + std::string(text));
    }
    take(state, i);
    break;
  }
  stock(building.type, building.size, stock(building.type, building.size) - 1);
  add(state, building);
}

Position& Position::put(Age age, std::string_view buildings) {
  while (!buildings.empty()) {
    const std::size_t end = std::min(buildings.find(';'), buildings.size());
    put_one(age, buildings.substr(0, end));
    buildings.remove_prefix(std::min(end + 1, buildings.size()));
  }
  return *this;
}

Position& Position::everywhere(std::string_view buildings) {
  might(buildings).faith(buildings);
  std::string ruins(buildings);
  for (const char* owner : {" P1", " P2", " P3", " P4"}) {
    for (std::size_t at = 0; (at = ruins.find(owner, at)) != std::string::npos;) ruins.erase(at, 3);
  }
  return reason(ruins);
}

Position& Position::clear(Age age, std::string_view at) {
  const Building gone = take(state, find(state, Site(age, square(at))).value());
  stock(gone.type, gone.size, stock(gone.type, gone.size) + 1);
  if (gone.owner != kNobody) cubes(gone.owner, cubes(gone.owner) + 1);
  for (Seat seat = 0; seat < kMaxPlayers; ++seat) {
    if (gone.cubes[seat] > 0) cubes(seat, cubes(seat) + gone.cubes[seat]);
  }
  return *this;
}

Position& Position::round(int round) {
  state.round = static_cast<std::uint8_t>(round);
  return *this;
}

Position& Position::active(Seat seat) {
  state.active = seat;
  state.step = Step::act;
  for (int other = 0; other < rules.players(); ++other) uses(static_cast<Seat>(other), kUses, kUses);
  return *this;
}

Position& Position::step(Step step) {
  state.step = step;
  return *this;
}

Position& Position::hand(Seat seat, int military, int religious, int civil) {
  const Move cards = Move::cards(Act::give, military, religious, civil);
  state.players[seat].hand = {cards.a, cards.b, cards.c};
  shuffle_rest();
  return *this;
}

Position& Position::hold(int military, int religious, int civil) {
  const Move cards = Move::cards(Act::give, military, religious, civil);
  state.row = {cards.a, cards.b, cards.c};
  shuffle_rest();
  return *this;
}

Position& Position::discards(int military, int religious, int civil) {
  const Move cards = Move::cards(Act::give, military, religious, civil);
  state.discards = {cards.a, cards.b, cards.c};
  shuffle_rest();
  return *this;
}

// What lies nowhere else is the pile, by type with Military on top.
void Position::shuffle_rest() {
  Cards rest = deck_;
  const auto without = [&](const Cards& cards) {
    for (std::size_t i = 0; i < kTypes; ++i) rest[i] = static_cast<std::uint8_t>(std::max(0, rest[i] - cards[i]));
  };
  without(state.row);
  without(state.discards);
  for (const Player& player : state.players) without(player.hand);
  state.pile.clear();
  for (const Type type : {Type::civil, Type::religious, Type::military}) {
    for (int i = 0; i < rest[static_cast<std::size_t>(type)]; ++i) state.pile.push_back(type);
  }
}

Position& Position::ecus(Seat seat, int ecus) {
  Player& player = state.players[seat];
  player.ledger[static_cast<std::size_t>(Line::start)] += static_cast<std::int16_t>(ecus - player.ecus);
  player.ecus = static_cast<std::uint16_t>(ecus);
  return *this;
}

Position& Position::cubes(Seat seat, int left) {
  state.players[seat].cubes = static_cast<std::uint8_t>(left);
  return *this;
}

Position& Position::agents(Seat seat, Age one, Age two) {
  state.players[seat].agents[0].age = one;
  state.players[seat].agents[1].age = two;
  return *this;
}

Position& Position::uses(Seat seat, int one, int two) {
  state.players[seat].agents[0].uses = static_cast<std::uint8_t>(one);
  state.players[seat].agents[1].uses = static_cast<std::uint8_t>(two);
  return *this;
}

Position& Position::stock(Type type, int size, int left) {
  state.stock[static_cast<std::size_t>(type)][static_cast<std::size_t>(size - 1)] = static_cast<std::uint8_t>(left);
  return *this;
}

Position& Position::acts(Seat seat, Age age, int military, int religious, int civil) {
  return active(seat).agents(seat, age, age).hand(seat, military, religious, civil);
}

Position& Position::play(std::string_view path) {
  play_path(path, true);
  return *this;
}

Position& Position::begin(std::string_view path) {
  play_path(path, false);
  return *this;
}

void Position::play_path(std::string_view path, bool complete) {
  Dealer dealer{Generator(1)};
  Journal journal(facts);
  MoveList<Move> moves;
  const auto list = [&] {
    moves.clear();
    rules.legal(state, owes(), moves);
  };
  const auto pays = [&] { return complete && (state.step == Step::extra || state.step == Step::share); };
  for (const Move move : path_of(path)) {
    for (list(); !moves.contains(move) && pays(); list()) rules.play(state, owes(), moves[0], dealer, journal);
    if (!moves.contains(move)) {
      ADD_FAILURE() << text_of(move) << " of \"" << path << "\" isn't legal; these are: " << offers();
      return;
    }
    rules.play(state, owes(), move, dealer, journal);
  }
  while (pays()) {
    list();
    rules.play(state, owes(), moves[0], dealer, journal);
  }
  sealed = journal.sealed();
  revealed = journal.revealed();
}

std::string Position::forbids(std::string_view path) const { return forbids(owes(), path); }

std::string Position::forbids(Seat seat, std::string_view path) const {
  State trial = state;
  Dealer dealer{Generator(1)};
  Journal deaf;
  const auto moves_of = path_of(path);
  for (std::size_t i = 0; i < moves_of.size(); ++i) {
    MoveList<Move> moves;
    if (rules.owing(trial).contains(seat)) rules.legal(trial, seat, moves);
    const auto refusal = rules.refuse(trial, seat, std::span(moves_of).subspan(i));
    if (refusal.has_value() == moves.contains(moves_of[i])) {
      return text_of(moves_of[i]) + ": the list and the reason contradict each other";
    }
    if (refusal) return refusal->rule;
    rules.play(trial, seat, moves_of[i], dealer, deaf);
  }
  return "";
}

std::vector<std::string> Position::offered() const {
  std::vector<std::string> texts;
  if (rules.owing(state).empty()) return texts;
  MoveList<Move> moves;
  rules.legal(state, owes(), moves);
  for (const Move& move : moves) texts.push_back(text_of(move));
  return texts;
}

std::string Position::offers() const {
  std::string text;
  for (const std::string& move : offered()) text += (text.empty() ? "" : ", ") + move;
  return text;
}

std::vector<Square> Position::anchors(Age age, Type type, int size) const {
  std::vector<Square> squares;
  State trial = state;
  Dealer dealer{Generator(1)};
  Journal deaf;
  MoveList<Move> moves;
  rules.legal(trial, state.active, moves);
  if (!moves.contains(Move::build(age, type, size))) return squares;
  rules.play(trial, state.active, Move::build(age, type, size), dealer, deaf);
  MoveList<Move> rows;
  rules.legal(trial, state.active, rows);
  for (const Move& row : rows) {
    State in_row = trial;
    rules.play(in_row, state.active, row, dealer, deaf);
    MoveList<Move> columns;
    rules.legal(in_row, state.active, columns);
    for (const Move& column : columns) squares.push_back({row.a, column.a});
  }
  return squares;
}

std::string Position::shows(Age age) const {
  std::string text;
  for (const Building& building : in_age(state, age)) {
    const bool printed =
        building.type == Type::civil && building.size == 1 && rules.land().hamlets.has(building.anchor());
    if (printed && building.cube_count() == 0) continue;
    text += (text.empty() ? "" : "; ") + text_of(rules, building);
  }
  return text;
}

const Building& Position::at(Age age, std::string_view place) const {
  return state.buildings[find_at(state, age, square(place)).value()];
}

std::string Position::view(Viewer viewer) const {
  std::string text;
  JsonWriter json(text);
  write(rules.view(state, viewer), json);
  return text;
}

int Position::told(What what) const {
  return static_cast<int>(std::count_if(facts.begin(), facts.end(), [&](const Entry& entry) {
    return entry.full.what == static_cast<std::uint16_t>(what);
  }));
}

}  // namespace tempora::khronos
