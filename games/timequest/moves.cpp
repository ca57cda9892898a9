#include "games/timequest/moves.hpp"

#include <algorithm>
#include <vector>

namespace tempora::timequest {
namespace {

constexpr std::array<std::string_view, kActs> kActNames{
    "end",           "move",      "free_move", "collect", "quest",  "artifact",  "draw",      "fight",
    "enter_void",    "duel",      "trade",     "play",    "event",  "attempt",   "use_card",  "use_artifact",
    "use_character", "character", "objective", "goods",   "good",   "two_goods", "number",    "player",
    "tile",          "side",      "payment",   "way",     "card",   "any_quest", "any_event", "offer",
    "bet",           "wager",     "reroll",    "block",   "dice",   "shield",    "bounty",    "meet",
    "fail",          "option",    "order",     "deck",    "bottom", "yes",       "no",        "think_again"};
static_assert(!kActNames.back().empty());

// What a number of a move is.
enum class Is : std::uint8_t {
  number,
  good,
  tile,
  player,
  quest,
  event,
  action,
  artifact,
  character,
  objective,
  means
};

// One field of a move: its name, what it is, where in `n` it stands, and the greatest number.
struct Field {
  std::string_view name;
  Is is = Is::number;
  std::size_t place = 0;
  int most = 0;
};
using Fields = std::vector<Field>;

constexpr int kMostSeat = 4;

// Besides "do" and, where they stand first in `n`, "goods".
Fields fields_of(Act act) {
  switch (act) {
    case Act::move:
    case Act::free_move:
      return {{"to", Is::tile, 0, 0}};
    case Act::tile:
      return {{"tile", Is::tile, 0, 0}};
    case Act::quest:
    case Act::artifact:
    case Act::any_quest:
      return {{"quest", Is::quest, 0, 0}};
    case Act::fight:
    case Act::duel:
    case Act::player:
      return {{"player", Is::player, 0, 0}};
    case Act::play:
    case Act::use_card:
    case Act::card:
      return {{"card", Is::action, 0, 0}};
    case Act::event:
    case Act::any_event:
      return {{"event", Is::event, 0, 0}};
    case Act::use_artifact:
      return {{"artifact", Is::artifact, 0, 0}};
    case Act::character:
      return {{"character", Is::character, 0, 0}};
    case Act::objective:
      return {{"objective", Is::objective, 0, 0}};
    case Act::good:
    case Act::bounty:
      return {{"good", Is::good, 0, 0}};
    case Act::side:
      return {{"twice", Is::good, 0, 0}};
    case Act::two_goods:
      return {{"good", Is::good, 0, 0}, {"and", Is::good, 1, 0}};
    case Act::number:
    case Act::dice:
    case Act::option:
    case Act::deck:
    case Act::use_character:  // which of its powers
      return {{"number", Is::number, 0, kNone}};
    case Act::payment:
      return {{"x", Is::number, 0, kNone},
              {"y", Is::number, 1, kNone},
              {"with", Is::means, 2, 0},
              {"and", Is::means, 3, 0}};
    case Act::way:
      return {{"with", Is::means, 0, 0}, {"crystals", Is::number, 1, kNone}};
    case Act::offer:
      return {{"good", Is::good, 0, 0}, {"count", Is::number, 1, kNone}};
    case Act::bet:
      return {{"spot", Is::number, 5, 5}};
    case Act::wager:
      return {{"spot", Is::number, 0, 5}, {"crystals", Is::number, 1, kNone}};
    case Act::reroll:
      return {{"with", Is::means, 0, 0}, {"die", Is::number, 1, 1}};
    case Act::block:
    case Act::fail:
      return {{"with", Is::means, 0, 0}};
    case Act::meet:
      return {{"crystals", Is::number, 5, kNone}};
    case Act::order:
      return {{"first", Is::number, 0, 2},
              {"second", Is::number, 1, 2},
              {"third", Is::number, 2, 2},
              {"deck", Is::number, 3, 1}};
    default:
      return {};
  }
}

constexpr bool has_goods(Act act) { return act == Act::goods || act == Act::bet || act == Act::meet; }

std::string id_of(Is is, int number) {
  switch (is) {
    case Is::good:
      return std::string(number < kGoods ? kGoodNames[static_cast<std::size_t>(number)] : "unknown");
    case Is::quest:
      return quest_id(number);
    case Is::event:
      return active_event_id(number);
    case Is::action:
      return action_id(number);
    case Is::artifact:
      return artifact_id(number);
    case Is::character:
      return character_id(number);
    case Is::objective:
      return objective_id(number);
    default:
      return name(Means::of(static_cast<std::uint8_t>(number)));
  }
}

// The numbers that an id of that kind can stand for.
struct Numbers {
  int first = 0;
  int last = 0;
};
Numbers numbers_of(Is is) {
  switch (is) {
    case Is::good:
      return {0, kGoods - 1};
    case Is::quest:
      return {0, kMostQuests - 1};
    case Is::event:
      return {0, kMostEventKinds - 1};
    case Is::action:
      return {0, kMostActionKinds - 1};
    case Is::artifact:
      return {1, kPeriods};
    case Is::character:
      return {0, kMostCharacters - 1};
    case Is::objective:
      return {0, kMostObjectives - 1};
    default:
      return {0, kNone};
  }
}

std::string_view example_of(Is is) {
  switch (is) {
    case Is::good:
      return "food, gold, knowledge, cloth or stone";
    case Is::quest:
      return "the id of a quest, such as Q015";
    case Is::event:
      return "the id of an Active Player Event, such as EA02";
    case Is::action:
      return "the id of an action card, such as AS02";
    case Is::artifact:
      return "an artifact's power, R01 to R10";
    case Is::character:
      return "the id of a character, such as C3";
    case Is::objective:
      return "the id of an objective, such as B07";
    default:
      return "the id of a card or an artifact, voucher, or none";
  }
}

Result<std::uint8_t> read_field(const Json& json, const Field& field) {
  const auto number = [&](int low, int high) -> Result<std::uint8_t> {
    const auto value = read_integer(json, field.name, low, high);
    if (!value) return tl::make_unexpected(value.error());
    return static_cast<std::uint8_t>(*value);
  };
  if (field.is == Is::number) return number(0, field.most);
  if (field.is == Is::tile) return number(0, kPeriods);
  if (field.is == Is::player) return number(0, kMostSeat);
  const auto text = read_string(json, field.name);
  if (!text) return tl::make_unexpected(text.error());
  const Numbers numbers = numbers_of(field.is);
  for (int candidate = numbers.first; candidate <= numbers.last; ++candidate) {
    const Means means = Means::of(static_cast<std::uint8_t>(candidate));
    const bool is_means = means.is_none() || means.is_card() || means.is_artifact() || means.is_voucher();
    if (field.is == Is::means && !is_means) continue;
    if (id_of(field.is, candidate) == *text) return static_cast<std::uint8_t>(candidate);
  }
  return error("'" + std::string(field.name) + "' must be " + std::string(example_of(field.is)));
}

Result<Goods> read_goods(const Json& json) {
  const Json list = json.value("goods", Json());
  Goods goods{};
  bool good = list.is_array() && list.size() == goods.size();
  for (std::size_t i = 0; good && i < goods.size(); ++i) {
    good = list[i].is_number_integer() && list[i] >= 0 && list[i] < kNone;
    if (good) goods[i] = list[i].get<std::uint8_t>();
  }
  if (!good) return error("'goods' must be a list of 5 whole numbers from 0 to 254, in type order");
  return goods;
}

}  // namespace

std::string_view name(Act act) {
  const auto number = static_cast<std::size_t>(act);
  return number < kActNames.size() ? kActNames[number] : "unknown";
}

std::string name(Means means) {
  if (means.is_none()) return "none";
  if (means.is_voucher()) return "voucher";
  if (means.is_artifact()) return artifact_id(means.artifact());
  return means.is_card() ? action_id(means.card()) : "unknown";
}

void write(const Move& move, JsonWriter& json) {
  json.begin_object();
  json.field("do", name(move.act));
  if (has_goods(move.act)) {
    json.key("goods");
    json.begin_array();
    for (const std::uint8_t count : move.goods()) json.value(int{count});
    json.end_array();
  }
  for (const Field& field : fields_of(move.act)) {
    const int number = move.n[field.place];
    if (field.is == Is::number || field.is == Is::tile || field.is == Is::player) {
      json.field(field.name, number);
    } else {
      json.field(field.name, std::string_view(id_of(field.is, number)));
    }
  }
  json.end_object();
}

Result<Move> read_move(const Json& json) {
  if (!json.is_object()) return error("a move is an object with the field 'do'");
  const auto act = read_string(json, "do");
  if (!act) return tl::make_unexpected(act.error());
  const auto known = std::find(kActNames.begin(), kActNames.end(), *act);
  if (known == kActNames.end()) {
    std::string allowed;
    for (const std::string_view one : kActNames) allowed += (allowed.empty() ? "" : ", ") + std::string(one);
    return error("'do' must be one of " + allowed);
  }
  Move move = Move::of(static_cast<Act>(known - kActNames.begin()));
  std::size_t count = 1;
  if (has_goods(move.act)) {
    const auto goods = read_goods(json);
    if (!goods) return tl::make_unexpected(goods.error());
    std::copy(goods->begin(), goods->end(), move.n.begin());
    ++count;
  }
  for (const Field& field : fields_of(move.act)) {
    const auto value = read_field(json, field);
    if (!value) return tl::make_unexpected(value.error());
    move.n[field.place] = *value;
    ++count;
  }
  if (json.size() != count) return error("a move '" + *act + "' has other fields than it may have");
  return move;
}

}  // namespace tempora::timequest
