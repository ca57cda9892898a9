// Facts in JSON (docs/protocol.md §8).
#include "games/wartime/rules.hpp"

namespace tempora::wartime {
namespace {

constexpr std::array<std::string_view, kWhats> kWhatNames{
    "first", "placed", "round",     "turn",      "income",    "passed", "roll",     "moved",   "stayed",  "parked",
    "shot",  "held",   "lost_fort", "destroyed", "captured",  "missed", "returned", "crashed", "boarded", "landed",
    "built", "paid",   "fortified", "sold",      "sold_disc", "spent",  "reward",   "out",     "over"};
static_assert(!kWhatNames.back().empty());

}  // namespace

void Rules::write_fact(const Fact& fact, JsonWriter& json) {
  const auto& numbers = fact.numbers;
  const auto piece = [&](std::string_view field, std::size_t at) { json.field(field, piece_id(numbers[at])); };
  const auto number = [&](std::string_view field, std::size_t at) { json.field(field, int{numbers[at]}); };
  json.begin_object();
  json.field("what", kWhatNames[fact.what]);
  switch (static_cast<What>(fact.what)) {
    case What::first:
    case What::passed:
    case What::spent:
    case What::reward:
      number("seat", 0);
      break;
    case What::placed:
      piece("piece", 0);
      number("x", 1);
      number("y", 2);
      number("facing", 3);
      break;
    case What::round:
      number("round", 0);
      break;
    case What::turn:
      number("seat", 0);
      number("round", 1);
      break;
    case What::income:
    case What::paid:
    case What::sold_disc:
      number("seat", 0);
      number("amount", 1);
      break;
    case What::roll:
      piece("piece", 0);
      json.field("action", name(static_cast<Act>(numbers[1])));
      json.key("dice");
      json.begin_array();
      json.value(int{numbers[2]});
      if (numbers[3] != 0) json.value(int{numbers[3]});
      json.end_array();
      break;
    case What::moved:
      piece("piece", 0);
      json.key("from");
      json.begin_object();
      number("x", 1);
      number("y", 2);
      number("facing", 3);
      json.end_object();
      number("x", 4);
      number("y", 5);
      number("facing", 6);
      break;
    case What::stayed:
    case What::held:
    case What::lost_fort:
    case What::returned:
    case What::crashed:
    case What::fortified:
      piece("piece", 0);
      break;
    case What::parked:
      piece("piece", 0);
      piece("field", 1);
      break;
    case What::shot:
    case What::missed:
      piece("piece", 0);
      piece("target", 1);
      break;
    case What::destroyed:
      piece("piece", 0);
      piece("by", 1);
      break;
    case What::captured:
      piece("piece", 0);
      piece("as", 1);
      piece("by", 2);
      break;
    case What::boarded:
      piece("piece", 0);
      piece("carrier", 1);
      break;
    case What::landed:
      piece("piece", 0);
      piece("carrier", 1);
      number("x", 2);
      number("y", 3);
      break;
    case What::built:
      piece("piece", 0);
      piece("by", 1);
      number("x", 2);
      number("y", 3);
      number("facing", 4);
      break;
    case What::sold:
      piece("piece", 0);
      number("amount", 1);
      break;
    case What::out:
      number("seat", 0);
      number("order", 1);
      number("cash", 2);
      number("discs", 3);
      break;
    case What::over:
      json.field("end", kEndNames[static_cast<std::size_t>(numbers[0])]);
      break;
  }
  json.end_object();
}

}  // namespace tempora::wartime
