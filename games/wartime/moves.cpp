#include "games/wartime/moves.hpp"

#include <algorithm>
#include <string>

namespace tempora::wartime {
namespace {

constexpr std::array<std::string_view, kActs> kActNames{
    "plot",          "dir",         "pass",    "sell_disc", "move",      "attack", "attack_air",
    "attack_ground", "fort_attack", "capture", "embark",    "disembark", "build",  "fortify",
    "sell",          "stay",        "go",      "hold",      "hit",       "take",   "stop",
    "load",          "put",         "at",      "land",      "end",       "spend"};
static_assert(!kActNames.back().empty());

constexpr int kLargestStep = 6;

// The field that names piece `a`, or empty.
std::string_view piece_field(Act act) {
  if (is_action(act) || act == Act::load || act == Act::land) return "piece";
  return act == Act::hit || act == Act::take ? "target" : "";
}
bool has_angle(Act act) { return act == Act::dir || act == Act::go || act == Act::put || act == Act::at; }

Result<std::size_t> read_word(const Json& json, std::string_view field, std::span<const std::string_view> words,
                              std::string_view which) {
  const auto text = read_string(json, field);
  if (!text) return tl::make_unexpected(text.error());
  const auto found = std::find(words.begin(), words.end(), *text);
  if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
  return error("'" + std::string(field) + "' must be " + std::string(which) + ", not " + excerpt(*text));
}

}  // namespace

std::string_view name(Act act) {
  const auto number = static_cast<std::size_t>(act);
  return number < kActNames.size() ? kActNames[number] : "unknown";
}

void write(const Move& move, JsonWriter& json) {
  json.begin_object();
  json.field("do", name(move.act));
  if (const auto field = piece_field(move.act); !field.empty()) json.field(field, piece_id(move.a));
  if (move.act == Act::plot) json.field("plot", int{move.a});
  if (move.act == Act::build) json.field("type", kTypeNames[move.b]);
  if (has_angle(move.act)) json.field("angle", int{move.angle});
  if (move.act == Act::put) json.field("step", int{move.b});
  json.end_object();
}

Result<Move> read_move(const Json& json) {
  if (!json.is_object()) return error("a move is an object with the field 'do'");
  const auto act = read_word(json, "do", kActNames, "what to do, such as go or hit");
  if (!act) return tl::make_unexpected(act.error());
  Move move = Move::of(static_cast<Act>(*act));
  std::size_t fields = 1;
  if (const auto field = piece_field(move.act); !field.empty()) {
    ++fields;
    const auto id = read_string(json, field);
    if (!id) return tl::make_unexpected(id.error());
    const auto piece = find_piece(*id);
    if (!piece) return error("'" + std::string(field) + "' must be a piece such as 0.tank.1, not " + excerpt(*id));
    move.a = static_cast<std::uint8_t>(*piece);
  }
  const auto take = [&](std::string_view field, int low, int high, auto& into) -> Result<void> {
    ++fields;
    const auto number = read_integer(json, field, low, high);
    if (!number) return tl::make_unexpected(number.error());
    into = static_cast<std::remove_reference_t<decltype(into)>>(*number);
    return {};
  };
  Result<void> taken;
  if (move.act == Act::plot) taken = take("plot", 1, kPlots, move.a);
  if (has_angle(move.act)) taken = take("angle", 0, kDegrees - 1, move.angle);
  if (taken && move.act == Act::put) taken = take("step", 0, kLargestStep, move.b);
  if (!taken) return tl::make_unexpected(taken.error());
  if (move.act == Act::build) {
    ++fields;
    const auto type = read_word(json, "type", kTypeNames, "a type of pieces, such as tank");
    if (!type) return tl::make_unexpected(type.error());
    move.b = static_cast<std::uint8_t>(*type);
  }
  if (json.size() != fields) {
    return error("a move '" + std::string(name(move.act)) + "' has other fields than it may have");
  }
  return move;
}

}  // namespace tempora::wartime
