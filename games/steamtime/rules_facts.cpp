// Facts as JSON: {"what":"placed","seat":1,"space":"3.2"}; the table is in docs/protocol.md §8. For each fact the names
// and kinds of its numbers, in their order.
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "games/steamtime/rules.hpp"

namespace tempora::steamtime {
namespace {

// What a number of a fact is. Where it is −1 (a hidden card), null is written.
enum class Is : std::uint8_t {
  number,
  yes,
  seat,
  space,
  colour,
  crystals,
  card,
  cards,
  mission,
  tile,
  effort,
  half,
  source,
  specialist,
  discoveries
};

struct Field {
  std::string_view name;
  Is is = Is::number;
};

struct Shape {
  What what = What::first_player;
  std::string_view name;
  std::vector<Field> fields;
};

constexpr Field kSeat{"seat", Is::seat};
constexpr Field kSpace{"space", Is::space};
constexpr Field kCount{"count", Is::number};
constexpr Field kEncounter{"card", Is::card};

const std::array<Shape, kWhats>& shapes() {
  static const std::array<Shape, kWhats> kShapes{{
      {What::first_player, "first_player", {kSeat}},
      {What::round, "round", {{"round"}, {"first", Is::seat}}},
      {What::filled, "filled", {kSpace, {"crystals", Is::crystals}}},
      {What::laid_mission, "laid_mission", {kSpace, {"mission", Is::mission}}},
      {What::laid_upgrade, "laid_upgrade", {kSpace, {"upgrade", Is::tile}}},
      {What::laid_expedition, "laid_expedition", {kSpace, {"expedition", Is::tile}}},
      {What::effort, "effort", {{"round"}, {"effort", Is::effort}}},
      {What::income, "income", {kSeat}},
      {What::turn, "turn", {kSeat, {"round"}}},
      {What::skipped, "skipped", {kSeat, {"withdrawn", Is::yes}}},
      {What::tile, "tile", {kSeat}},
      {What::scoring, "scoring", {kSeat}},
      {What::completed, "completed", {kSeat, {"mission", Is::mission}, {"half", Is::half}}},
      {What::placed, "placed", {kSeat, kSpace}},
      {What::mr_time, "mr_time", {kSeat, kSpace}},
      {What::declined, "declined", {kSeat}},
      {What::took_mission, "took_mission", {kSeat, {"mission", Is::mission}}},
      {What::shuffled, "shuffled", {}},
      {What::drew, "drew", {kSeat, {"cards", Is::cards}}},
      {What::chose, "chose", {kSeat, kEncounter}},
      {What::acted, "acted", {kSeat, kEncounter, {"half", Is::half}}},
      {What::declined_act, "declined_act", {kSeat, kEncounter}},
      {What::upgrade, "upgrade", {kSeat, {"upgrade", Is::tile}}},
      {What::expedition, "expedition", {kSeat, {"expedition", Is::tile}, {"discoveries", Is::discoveries}}},
      {What::bought, "bought", {kSeat, kSpace, {"colour", Is::colour}}},
      {What::esteem, "esteem", {kSeat, kCount, {"from", Is::source}}},
      {What::gold, "gold", {kSeat, kCount}},
      {What::steam, "steam", {kSeat, kCount}},
      {What::portal, "portal", {kSeat, kCount}},
      {What::bonus_action, "bonus_action", {kSeat, kCount}},
      {What::took_free, "took_free", {kSeat, kSpace, {"colour", Is::colour}}},
      {What::crystal, "crystal", {kSeat, {"into", Is::colour}, {"time", Is::yes}}},
      {What::stopped, "stopped", {kSeat}},
      {What::paid_gold, "paid_gold", {kSeat, kCount}},
      {What::paid_steam, "paid_steam", {kSeat, kCount}},
      {What::paid_crystal, "paid_crystal", {kSeat, {"from", Is::colour}, {"time", Is::yes}}},
      {What::sabotage, "sabotage", {kSeat, kSpace}},
      {What::toll, "toll", {kSeat, kSpace}},
      {What::specialist, "specialist", {kSeat, {"specialist", Is::specialist}}},
      {What::drew_specialist, "drew_specialist", {kSeat, {"specialist", Is::specialist}}},
  }};
  return kShapes;
}

std::string id_of(Is is, int number) {
  switch (is) {
    case Is::space:
      return space_id(number);
    case Is::colour:
      return std::string(kColourCodes[static_cast<std::size_t>(number)]);
    case Is::card:
      return encounter_id(number);
    case Is::mission:
      return mission_id(number);
    case Is::tile:
      return card_id(number);
    case Is::effort:
      return effort_id(number);
    case Is::half:
      return number == 0 ? "top" : "bottom";
    case Is::source:
      return std::string(kSourceNames[static_cast<std::size_t>(number)]);
    default:
      return specialist_id(number);
  }
}

}  // namespace

void Rules::write_fact(const Fact& fact, JsonWriter& json) {
  const Shape& shape = shapes()[fact.what];
  json.begin_object();
  json.field("what", shape.name);
  std::size_t at = 0;
  for (const Field& field : shape.fields) {
    json.key(field.name);
    const int number = fact.numbers[at++];
    switch (field.is) {
      case Is::number:
      case Is::seat:
        json.value(number);
        break;
      case Is::yes:
        json.value(number != 0);
        break;
      case Is::crystals:
        json.begin_array();
        json.value(number);
        for (int i = 1; i < kColours; ++i) json.value(int{fact.numbers[at++]});
        json.end_array();
        break;
      case Is::cards:
        json.begin_array();
        for (--at; at < 4 && fact.numbers[at] >= 0; ++at) json.value(std::string_view(encounter_id(fact.numbers[at])));
        json.end_array();
        break;
      case Is::discoveries:
        json.begin_array();
        for (int i = 0; i < kDiscoveries; ++i) {
          if ((number >> i & 1) != 0) json.value(i);
        }
        json.end_array();
        break;
      default:
        if (number < 0) {
          json.null();
        } else {
          json.value(std::string_view(id_of(field.is, number)));
        }
    }
  }
  json.end_object();
}

}  // namespace tempora::steamtime
