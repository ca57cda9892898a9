#include "games/steamtime/moves.hpp"

#include <algorithm>
#include <string>

namespace tempora::steamtime {
namespace {

constexpr std::array<std::string_view, kActs> kActNames{
    "place", "tile", "skip", "specialist", "none",   "sabotage", "card",  "top",     "bottom",  "pay",
    "buy",   "gain", "stop", "discover",   "esteem", "time",     "bonus", "decline", "mission", "done"};
static_assert(!kActNames.back().empty());
constexpr std::array<std::string_view, kOwedKinds> kOwedNames{"colour", "time", "any", "free"};
constexpr std::array<std::string_view, 2> kHalfNames{"top", "bottom"};

// The number in [0, count) whose id is the field's text, or an error that says what is allowed.
template <class IdOf>
Result<std::uint8_t> read_id(const Json& json, std::string_view field, int count, IdOf&& id_of,
                             const std::string& allowed) {
  const auto text = read_string(json, field);
  if (!text) return tl::make_unexpected(text.error());
  for (int number = 0; number < count; ++number) {
    if (id_of(number) == *text) return byte(number);
  }
  return error("'" + std::string(field) + "' must be " + allowed);
}

template <std::size_t N>
Result<std::uint8_t> read_name(const Json& json, std::string_view field, const std::array<std::string_view, N>& names) {
  std::string allowed = "one of";
  for (const std::string_view one : names) allowed += " " + std::string(one);
  return read_id(
      json, field, static_cast<int>(N), [&](int number) { return names[static_cast<std::size_t>(number)]; }, allowed);
}

Result<std::uint8_t> read_space(const Json& json) {
  return read_id(json, "space", 10 * (kBoards + 1), space_id, "a board and a place on it, such as 3.2");
}

Result<std::uint8_t> read_number(const Json& json, std::string_view field, int low, int high) {
  const auto number = read_integer(json, field, low, high);
  if (!number) return tl::make_unexpected(number.error());
  return static_cast<std::uint8_t>(*number);
}

// Reads the fields of `move` after "do", each through `take(number, result)`, and returns how many there are.
Result<std::size_t> read_fields(const Json& json, Move& move) {
  std::string wrong;
  std::size_t count = 0;
  const auto take = [&](std::uint8_t& number, const Result<std::uint8_t>& read) {
    ++count;
    if (read) {
      number = *read;
    } else if (wrong.empty()) {
      wrong = read.error().text;
    }
  };
  switch (move.act) {
    case Act::place:
    case Act::sabotage:
    case Act::bonus:
      take(move.a, read_space(json));
      break;
    case Act::specialist:
      take(move.a, read_id(json, "specialist", kMostSpecialists, specialist_id, "the id of a specialist, such as P3"));
      break;
    case Act::card:
      take(move.a, read_id(json, "card", kMostEncounters, encounter_id, "the id of an encounter, such as N7"));
      break;
    case Act::pay: {
      std::array<std::string_view, kColours + 1> sources{};
      std::copy(kColourCodes.begin(), kColourCodes.end(), sources.begin());
      sources.back() = "steam";
      take(move.a, read_name(json, "from", sources));
      break;
    }
    case Act::buy:
      take(move.a, read_name(json, "colour", kColourCodes));
      break;
    case Act::gain:
      take(move.a, read_name(json, "what", kOwedNames));
      take(move.b, read_name(json, "into", kColourCodes));
      if (move.a == static_cast<std::uint8_t>(Owed::free)) take(move.c, read_space(json));
      break;
    case Act::discover:
      take(move.a, read_number(json, "number", 0, kDiscoveries - 1));
      break;
    case Act::esteem:
      take(move.a, read_number(json, "steam", 0, kSteamTrack));
      break;
    case Act::mission:
      take(move.a, read_number(json, "number", 0, kMostMissions - 1));
      take(move.b, read_name(json, "half", kHalfNames));
      break;
    default:
      break;
  }
  if (!wrong.empty()) return error(wrong);
  return count;
}

}  // namespace

std::string_view name(Act act) {
  const auto number = static_cast<std::size_t>(act);
  return number < kActNames.size() ? kActNames[number] : "unknown";
}

std::string space_id(int space) { return std::to_string(space / 10) + "." + std::to_string(space % 10); }

void write(const Move& move, JsonWriter& json) {
  json.begin_object();
  json.field("do", name(move.act));
  const auto colour = [](int number) { return kColourCodes[static_cast<std::size_t>(number)]; };
  const auto text = [&](std::string_view field, const std::string& id) { json.field(field, std::string_view(id)); };
  switch (move.act) {
    case Act::place:
    case Act::sabotage:
    case Act::bonus:
      text("space", space_id(move.a));
      break;
    case Act::specialist:
      text("specialist", specialist_id(move.a));
      break;
    case Act::card:
      text("card", encounter_id(move.a));
      break;
    case Act::pay:
      json.field("from", move.a == kBySteam ? std::string_view("steam") : colour(move.a));
      break;
    case Act::buy:
      json.field("colour", colour(move.a));
      break;
    case Act::gain:
      json.field("what", kOwedNames[move.a]);
      json.field("into", colour(move.b));
      if (move.a == static_cast<std::uint8_t>(Owed::free)) text("space", space_id(move.c));
      break;
    case Act::discover:
      json.field("number", int{move.a});
      break;
    case Act::esteem:
      json.field("steam", int{move.a});
      break;
    case Act::mission:
      json.field("number", int{move.a});
      json.field("half", kHalfNames[move.b]);
      break;
    default:
      break;
  }
  json.end_object();
}

Result<Move> read_move(const Json& json) {
  if (!json.is_object()) return error("a move is an object with the field 'do'");
  const auto act = read_name(json, "do", kActNames);
  if (!act) return tl::make_unexpected(act.error());
  Move move = Move::of(static_cast<Act>(*act));
  const auto count = read_fields(json, move);
  if (!count) return tl::make_unexpected(count.error());
  if (json.size() != *count + 1) {
    return error("a move '" + std::string(name(move.act)) + "' has other fields than it may have");
  }
  return move;
}

}  // namespace tempora::steamtime
