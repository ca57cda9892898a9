// WarTime: pieces, prices and maps (WT-2, WT-3), from the content files.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/fixed_vector.hpp"
#include "engine/json.hpp"
#include "engine/result.hpp"
#include "games/wartime/geometry.hpp"

namespace tempora::wartime {

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 6;

// In the order of every list (WT-1.6).
enum class Type : std::uint8_t {
  cc,     // command centre
  dozer,  // bulldozer
  well,   // oil well
  store,  // oil storage
  field,  // airfield
  barr,   // barracks
  fact,   // factory
  batt,   // missile battery
  super,  // super weapon
  boat,
  tank,
  truck,
  inf,  // infantry
  jet   // fighter jet
};
inline constexpr int kTypes = 14;
inline constexpr std::array<std::string_view, kTypes> kTypeNames{
    "cc", "dozer", "well", "store", "field", "barr", "fact", "batt", "super", "boat", "tank", "truck", "inf", "jet"};
constexpr std::string_view name(Type type) { return kTypeNames[static_cast<std::size_t>(type)]; }
constexpr bool is_building(Type type) {  // WT-1.5
  return type == Type::cc || (type >= Type::well && type <= Type::super);
}
constexpr bool is_carrier(Type type) { return type == Type::boat || type == Type::truck; }
constexpr Shape shape_of(Type type) {  // WT-2.9; of a building without a fort
  if (is_building(type)) return Shape::building;
  if (type == Type::boat) return Shape::boat;
  if (type == Type::inf) return Shape::infantry;
  return type == Type::jet ? Shape::jet : Shape::vehicle;
}
// Whether it faces where it goes; others face 0 (WT-4.4).
constexpr bool turns(Type type) { return !is_building(type) && type != Type::inf; }

// Every piece that there can be has a number: those of a seat lie together, in the order of types and serials.
inline constexpr std::array<std::uint8_t, kTypes + 1> kPlaces{0, 2, 4, 6, 8, 10, 12, 14, 16, 17, 19, 21, 23, 32, 34};
inline constexpr int kOfSeat = kPlaces.back();
inline constexpr int kMostPieces = kOfSeat * kMaxPlayers;
inline constexpr int kNoPiece = 255;
constexpr int first_place(Type type) { return kPlaces[static_cast<std::size_t>(type)]; }
constexpr int places_of(Type type) { return kPlaces[static_cast<std::size_t>(type) + 1] - first_place(type); }

constexpr int seat_of(int piece) { return piece / kOfSeat; }
constexpr int place_of(int piece) { return piece % kOfSeat; }
inline constexpr std::array<Type, kOfSeat> kTypeOfPlace = [] {
  std::array<Type, kOfSeat> types{};
  for (int type = 0; type < kTypes; ++type) {
    for (int i = 0; i < places_of(static_cast<Type>(type)); ++i) {
      const int place = first_place(static_cast<Type>(type)) + i;
      types[static_cast<std::size_t>(place)] = static_cast<Type>(type);
    }
  }
  return types;
}();
constexpr Type type_of(int piece) { return kTypeOfPlace[static_cast<std::size_t>(place_of(piece))]; }
// serial ≥ 1
constexpr int piece_number(int seat, Type type, int serial) { return kOfSeat * seat + first_place(type) + serial - 1; }

// "0.tank.1"; the text lives for ever.
std::string_view piece_id(int piece);
// Nothing if there can't be such a piece.
std::optional<int> find_piece(std::string_view id);

inline constexpr int kPlots = 9;
// Of a start area (WT-3.2). 1 ≤ plot ≤ 9.
constexpr Point plot_at(Point centre, int plot) {
  constexpr int kBetween = 600;
  return {centre.x + kBetween * ((plot - 1) % 3 - 1), centre.y + kBetween * ((plot - 1) / 3 - 1)};
}

// What lies around the areas of a map; with `open`, everything is land and sea at once (WT-3.4 to WT-3.6).
enum class Ground : std::uint8_t { open, land, sea };
inline constexpr std::array<std::string_view, 3> kGroundNames{"open", "land", "sea"};

inline constexpr int kMostAreas = 12;
inline constexpr int kMostAreaCorners = 16;

// Convex: a sea where the ground is land, an island where it is sea. A shore belongs to both.
struct Area {
  std::vector<Point> corners;  // counter-clockwise
  Point low;                   // bounds
  Point high;
};

struct Table {
  int players = 0;
  int width = 0;
  int height = 0;
  Ground ground = Ground::open;
  std::vector<Point> starts;  // by seat
  std::vector<Area> areas;

  // Whether terrain suits a piece whose centre is there (WT-3.8).
  [[nodiscard]] bool suits(Type type, Point at) const;
  // Whether a straight line is clear for it (WT-3.9); `from` suits it. A clear line leads to where it is suited too.
  [[nodiscard]] bool clear(Type type, Point from, Point to) const;
  // Whether surely every line is that goes `distance` away or less.
  [[nodiscard]] bool clear_around(Type type, Point from, int distance) const;
  // Whether it lives on what lies around the areas, not on these.
  [[nodiscard]] bool lives_around(Type type) const { return (ground == Ground::sea) == (type == Type::boat); }
};

struct Map {
  std::string name;
  std::vector<Table> tables;  // by number of players, each at most once
};

struct Components {
  std::array<std::uint8_t, kTypes> counts{};
  std::array<std::uint16_t, kTypes> prices{};
  int forts = 0;
  int fort_price = 0;
  int discs = 0;
  int disc_sale = 0;
  int building_sale = 0;
  int income = 0;
  int bank = 0;  // for each player
  std::vector<Map> maps;

  [[nodiscard]] int count(Type type) const { return counts[static_cast<std::size_t>(type)]; }
  [[nodiscard]] int price(Type type) const { return prices[static_cast<std::size_t>(type)]; }
};

inline constexpr int kStartGap = 100;       // between command centre and bulldozer (WT-5.5)
inline constexpr int kStartDirections = 8;  // … of the bulldozer, every 45 degrees

// Reads and checks the content; an error says where.
Result<Components> read_components(const Json& content);

}  // namespace tempora::wartime
