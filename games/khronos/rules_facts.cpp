// How a fact is written (docs/protocol.md §8).
#include <string>

#include "games/khronos/facts.hpp"
#include "games/khronos/rules.hpp"

namespace tempora::khronos {
namespace {

constexpr std::array<std::string_view, 30> kWhat{
    "row",       "first",     "shuffled", "drew",      "turn",     "exchanged",  "swapped",   "gave",
    "moved",     "paid",      "ecus",     "built",     "grown",    "demolished", "populated", "renovating",
    "renovated", "shadow",    "stopped",  "displaced", "vanished", "cube_stays", "conflict",  "stays",
    "downsized", "destroyed", "shrunk",   "discarded", "income",   "over"};
constexpr std::array<std::string_view, 4> kStops{"tile", "cube", "domains", "hierarchy"};

}  // namespace

void Rules::write_fact(const Fact& fact, JsonWriter& json) {
  const auto& numbers = fact.numbers;
  const auto seat = [&](int at) { json.field("seat", int{numbers[static_cast<std::size_t>(at)]}); };
  const auto age = [&](int at) { json.field("age", name(static_cast<Age>(numbers[static_cast<std::size_t>(at)]))); };
  const auto cards = [&](std::size_t at) {
    json.key("cards");
    json.begin_array();
    for (std::size_t i = at; i < at + kTypes; ++i) json.value(int{numbers[i]});
    json.end_array();
  };
  const auto square = [&](std::size_t at) {
    const Square place{static_cast<std::uint8_t>(numbers[at]), static_cast<std::uint8_t>(numbers[at + 1])};
    json.field("square", std::string_view(name(place)));
  };
  json.begin_object();
  json.field("what", kWhat[fact.what]);
  switch (static_cast<What>(fact.what)) {
    case What::row:
      cards(0);
      break;
    case What::first:
      seat(0);
      break;
    case What::shuffled:
      json.field("count", int{numbers[0]});
      break;
    case What::drew:
      seat(0);
      json.field("count", int{numbers[1]});
      if (numbers[2] >= 0) cards(2);
      break;
    case What::turn:
      seat(0);
      json.field("round", int{numbers[1]});
      break;
    case What::exchanged:
    case What::gave:
    case What::discarded:
      seat(0);
      cards(1);
      break;
    case What::swapped:
      seat(0);
      json.field("type", name(static_cast<Type>(numbers[1])));
      json.field("count", int{numbers[2]});
      break;
    case What::moved:
      seat(0);
      json.field("agent", numbers[1] + 1);
      age(2);
      break;
    case What::paid:
      seat(0);
      cards(1);
      json.key("uses");
      json.begin_array();
      json.value(int{numbers[4]});
      json.value(int{numbers[5]});
      json.end_array();
      break;
    case What::ecus:
      seat(0);
      json.field("change", int{numbers[1]});
      json.field("now", int{numbers[2]});
      break;
    case What::populated:
    case What::renovating:
    case What::renovated:
    case What::cube_stays:
      seat(0);
      square(1);
      break;
    case What::stopped:
      age(0);
      json.field("why", kStops[static_cast<std::size_t>(numbers[1])]);
      break;
    case What::conflict:
      age(0);
      json.field("type", name(static_cast<Type>(numbers[1])));
      json.field("contenders", int{numbers[2]});
      break;
    case What::income:
      seat(0);
      age(1);
      json.field("ecus", int{numbers[2]});
      break;
    case What::over:
      break;
    default:  // a building
      age(0);
      square(1);
      json.field("type", name(static_cast<Type>(numbers[3])));
      json.field("size", int{numbers[4]});
      if (numbers[5] >= 0) json.field("owner", int{numbers[5]});
  }
  json.end_object();
}

}  // namespace tempora::khronos
