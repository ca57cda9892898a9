#include "games/khronos/moves.hpp"

#include <algorithm>
#include <optional>

#include "games/khronos/state.hpp"

namespace tempora::khronos {
namespace {

constexpr std::array<std::string_view, kAges> kAgeNames{"might", "faith", "reason"};
constexpr std::array<std::string_view, kTypes> kTypeNames{"military", "religious", "civil"};
constexpr std::array<std::string_view, 22> kActNames{
    "end",      "keep", "exchange", "pass",  "swap", "give",  "move",  "build", "upgrade", "demolish",  "populate",
    "renovate", "row",  "column",   "which", "grow", "extra", "share", "stay",  "place",   "keep_cube", "discard"};

// What a move says besides what it does.
enum class Says : std::uint8_t {
  nothing,
  cards,
  swap,
  move,
  build,
  age,
  demolish,
  type,
  row,
  column,
  square,
  grow,
  share,
  seat
};

constexpr Says says(Act act) {
  switch (act) {
    case Act::exchange:
    case Act::give:
    case Act::extra:
    case Act::discard:
      return Says::cards;
    case Act::swap:
      return Says::swap;
    case Act::move:
      return Says::move;
    case Act::build:
      return Says::build;
    case Act::upgrade:
      return Says::age;
    case Act::demolish:
      return Says::demolish;
    case Act::renovate:
      return Says::type;
    case Act::row:
      return Says::row;
    case Act::column:
      return Says::column;
    case Act::which:
    case Act::stay:
    case Act::place:
      return Says::square;
    case Act::grow:
      return Says::grow;
    case Act::share:
      return Says::share;
    case Act::keep_cube:
      return Says::seat;
    default:
      return Says::nothing;
  }
}

std::string column_name(int column) { return {static_cast<char>('A' + column)}; }

void write_list(std::initializer_list<int> numbers, JsonWriter& json) {
  json.begin_array();
  for (const int number : numbers) json.value(number);
  json.end_array();
}

// Reads the fields of one move, and keeps the first thing that is wrong.
class Reader {
 public:
  explicit Reader(const Json& json) : json_(json) {}

  void only(std::initializer_list<std::string_view> fields) {
    if (auto known = expect_fields(json_, "that move", fields); !known) fail(known.error().text);
  }
  std::uint8_t number(std::string_view name, int low, int high) {
    const auto value = read_integer(json_, name, low, high);
    if (!value) return fail(value.error().text);
    return static_cast<std::uint8_t>(*value);
  }
  template <std::size_t N>
  std::uint8_t one_of(std::string_view name, const std::array<std::string_view, N>& names) {
    const auto value = read_string(json_, name);
    if (!value) return fail(value.error().text);
    const auto known = std::find(names.begin(), names.end(), *value);
    if (known != names.end()) return static_cast<std::uint8_t>(known - names.begin());
    std::string allowed;
    for (const std::string_view one : names) allowed += (allowed.empty() ? "" : ", ") + std::string(one);
    return fail("'" + std::string(name) + "' must be one of " + allowed);
  }
  // A list of N numbers from 0 to `high`.
  template <std::size_t N>
  std::array<std::uint8_t, N> numbers(std::string_view name, int high) {
    std::array<std::uint8_t, N> list{};
    const Json value = json_.value(std::string(name), Json());
    bool good = value.is_array() && value.size() == N;
    for (std::size_t i = 0; good && i < N; ++i) {
      good = value[i].is_number_integer() && value[i] >= 0 && value[i] <= high;
      if (good) list[i] = value[i].template get<std::uint8_t>();
    }
    if (!good) {
      fail("'" + std::string(name) + "' must be a list of " + std::to_string(N) + " whole numbers from 0 to " +
           std::to_string(high));
    }
    return list;
  }
  std::uint8_t column() {
    const auto value = read_string(json_, "column");
    if (!value || value->size() != 1 || (*value)[0] < 'A' || (*value)[0] >= 'A' + kMostColumns) {
      return fail("'column' must be a letter from A to X");
    }
    return static_cast<std::uint8_t>((*value)[0] - 'A');
  }
  Square square() {
    const auto value = read_string(json_, "square");
    const auto good = [&] {
      if (!value || value->size() < 2 || value->size() > 3 || (*value)[0] < 'A' || (*value)[0] >= 'A' + kMostColumns) {
        return false;
      }
      return std::all_of(value->begin() + 1, value->end(), [](char c) { return c >= '0' && c <= '9'; }) &&
             (*value)[1] != '0' && std::stoi(value->substr(1)) <= kMostRows;
    };
    if (!good()) {
      fail("'square' must be a letter from A to X and a row from 1 to 24, such as \"M5\"");
      return {};
    }
    return {static_cast<std::uint8_t>(std::stoi(value->substr(1)) - 1), static_cast<std::uint8_t>((*value)[0] - 'A')};
  }

  [[nodiscard]] const std::optional<std::string>& wrong() const { return wrong_; }

 private:
  std::uint8_t fail(std::string text) {
    if (!wrong_) wrong_ = std::move(text);
    return 0;
  }

  const Json& json_;
  std::optional<std::string> wrong_;
};

}  // namespace

std::string_view name(Act act) { return kActNames[static_cast<std::size_t>(act)]; }
std::string_view name(Age age) { return kAgeNames[static_cast<std::size_t>(age)]; }
std::string_view name(Type type) { return kTypeNames[static_cast<std::size_t>(type)]; }
std::string name(Square square) { return column_name(square.column) + std::to_string(square.row + 1); }

void write(const Move& move, JsonWriter& json) {
  json.begin_object();
  const auto act = static_cast<std::size_t>(move.act);
  json.field("do", act < kActNames.size() ? kActNames[act] : "unknown");
  const auto age = [&](std::uint8_t at) { json.field("age", at < kAges ? kAgeNames[at] : "unknown"); };
  const auto type = [&](std::uint8_t at) { json.field("type", at < kTypes ? kTypeNames[at] : "unknown"); };
  switch (says(move.act)) {
    case Says::nothing:
      break;
    case Says::cards:
      json.key("cards");
      write_list({move.a, move.b, move.c}, json);
      break;
    case Says::swap:
      type(move.a);
      json.field("count", int{move.b});
      break;
    case Says::move:
      json.field("agent", move.a + 1);
      age(move.b);
      break;
    case Says::build:
      age(move.a);
      type(move.b);
      json.field("size", int{move.c});
      break;
    case Says::age:
      age(move.a);
      break;
    case Says::demolish:
      age(move.a);
      type(move.b);
      break;
    case Says::type:
      type(move.a);
      break;
    case Says::row:
      json.field("row", move.a + 1);
      break;
    case Says::column:
      json.field("column", std::string_view(column_name(move.a)));
      break;
    case Says::square:
      json.field("square", std::string_view(name(move.square())));
      break;
    case Says::grow:
      json.field("size", int{move.c});
      json.field("square", std::string_view(name(move.square())));
      break;
    case Says::share:
      json.key("uses");
      write_list({move.a, move.b}, json);
      break;
    case Says::seat:
      json.field("seat", int{move.a});
      break;
  }
  json.end_object();
}

Result<Move> read_move(const Json& json) {
  if (!json.is_object()) return error("a move is an object with the field 'do'");
  Reader reader(json);
  Move move{static_cast<Act>(reader.one_of("do", kActNames)), 0, 0, 0};
  if (reader.wrong()) return error(*reader.wrong());
  switch (says(move.act)) {
    case Says::nothing:
      reader.only({"do"});
      break;
    case Says::cards: {
      reader.only({"do", "cards"});
      const auto cards = reader.numbers<kTypes>("cards", kHand);
      move = Move::cards(move.act, cards[0], cards[1], cards[2]);
      break;
    }
    case Says::swap:
      reader.only({"do", "type", "count"});
      move.a = reader.one_of("type", kTypeNames);
      move.b = reader.number("count", 1, kRow);
      break;
    case Says::move:
      reader.only({"do", "agent", "age"});
      move.a = static_cast<std::uint8_t>(reader.number("agent", 1, kAgents) - 1);
      move.b = reader.one_of("age", kAgeNames);
      break;
    case Says::build:
      reader.only({"do", "age", "type", "size"});
      move.a = reader.one_of("age", kAgeNames);
      move.b = reader.one_of("type", kTypeNames);
      move.c = reader.number("size", 1, kSizes);
      break;
    case Says::age:
      reader.only({"do", "age"});
      move.a = reader.one_of("age", kAgeNames);
      break;
    case Says::demolish:
      reader.only({"do", "age", "type"});
      move.a = reader.one_of("age", kAgeNames);
      move.b = reader.one_of("type", kTypeNames);
      break;
    case Says::type:
      reader.only({"do", "type"});
      move.a = reader.one_of("type", kTypeNames);
      break;
    case Says::row:
      reader.only({"do", "row"});
      move.a = static_cast<std::uint8_t>(reader.number("row", 1, kMostRows) - 1);
      break;
    case Says::column:
      reader.only({"do", "column"});
      move.a = reader.column();
      break;
    case Says::square:
      reader.only({"do", "square"});
      move = Move::at(move.act, reader.square());
      break;
    case Says::grow:
      reader.only({"do", "size", "square"});
      move = Move::grow(reader.number("size", 2, kSizes), reader.square());
      break;
    case Says::share: {
      reader.only({"do", "uses"});
      const auto uses = reader.numbers<kAgents>("uses", kUses);
      move = Move::share(uses[0], uses[1]);
      break;
    }
    case Says::seat:
      reader.only({"do", "seat"});
      move.a = reader.number("seat", 0, kMaxPlayers - 1);
      break;
  }
  if (reader.wrong()) return error(*reader.wrong());
  return move;
}

}  // namespace tempora::khronos
