#include "games/wartime/components.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "engine/content_value.hpp"

namespace tempora::wartime {
namespace {

constexpr int kMostForts = 15;
constexpr int kMostDiscs = 4;  // WT-6.4
constexpr int kMostMoney = 9000;
constexpr int kLeastBank = 500;  // the largest start_cash
constexpr int kUnit = 100;       // WT-2.8
constexpr int kShortestSide = 3000;
constexpr int kLongestSide = 20000;
constexpr int kLeastOpen = 7;         // directions and plots, WT-5.5
constexpr int kStartsBetween = 2800;  // so far apart in x or y that start areas can't get in each other's way
constexpr int kMostMaps = 20;
constexpr int kLeastCorners = 3;

int money(const ContentValue& value, int least, int most) {
  const int amount = value.number(least, most);
  if (amount % kUnit != 0) value.refuse(line(value.name(), " must be a multiple of ", kUnit));
  return amount;
}

Point read_point(const ContentValue& value, int width, int height) {
  Point point;
  int at = 0;
  value.each(2, 2, "whole numbers, x and y", [&](const ContentValue& coordinate) {
    (at == 0 ? point.x : point.y) = coordinate.number(0, at == 0 ? width : height);
    ++at;
  });
  return point;
}

// WT-3.3
std::vector<Point> octagon(Point centre, int a, int h) {
  std::vector<Point> corners{{a, -h}, {a, h}, {h, a}, {-h, a}, {-a, h}, {-a, -h}, {-h, -a}, {h, -a}};
  for (Point& corner : corners) corner = centre + corner;
  return corners;
}

Area read_area(const ContentValue& value, const Table& table) {
  Area area;
  if (value["corners"].there()) {
    value.expect("an area with corners", {"corners"});
    value["corners"].each(kLeastCorners, kMostAreaCorners, "points", [&](const ContentValue& corner) {
      area.corners.push_back(read_point(corner, table.width, table.height));
    });
  } else {
    value.expect("an area", {"x", "y", "a", "h"});
    const Point centre{value["x"].number(0, table.width), value["y"].number(0, table.height)};
    const int a = value["a"].number(1, kLongestSide / 2);
    area.corners = octagon(centre, a, value["h"].number(1, std::max(1, a - 1)));
  }
  if (area.corners.empty()) return area;
  area.low = area.high = area.corners[0];
  for (const Point corner : area.corners) {
    area.low = {std::min(area.low.x, corner.x), std::min(area.low.y, corner.y)};
    area.high = {std::max(area.high.x, corner.x), std::max(area.high.y, corner.y)};
  }
  if (area.low.x < 0 || area.low.y < 0 || area.high.x > table.width || area.high.y > table.height) {
    value.refuse("the area leaves the table; allowed: areas that lie on it");
  }
  // Strictly convex and once around: every corner lies strictly left of every edge that it is not an end of.
  const std::size_t count = area.corners.size();
  for (std::size_t i = 0; i < count; ++i) {
    const Point edge = area.corners[(i + 1) % count] - area.corners[i];
    for (std::size_t j = 0; j < count; ++j) {
      if (j == i || j == (i + 1) % count || cross(edge, area.corners[j] - area.corners[i]) > 0) continue;
      value.refuse("the area is not convex and counter-clockwise; allowed: corners each of which turns left");
      return area;
    }
  }
  return area;
}

Body body_of(Type type, Point at, int facing) { return {&outline(shape_of(type), facing), at}; }

// Whether a piece could stand there if nothing else did.
bool has_room(const Table& table, Type type, Point at, int facing) {
  return on_table(body_of(type, at, facing), table.width, table.height) && table.suits(type, at);
}

// Wherever a seat puts its command centre and its bulldozer, there must be enough to choose from (WT-5.5).
bool has_start(const Table& table, Point centre) {
  for (int plot = 1; plot <= kPlots; ++plot) {
    const Point cc = plot_at(centre, plot);
    if (!has_room(table, Type::cc, cc, 0)) return false;
    int directions = 0;
    for (int i = 0; i < kStartDirections; ++i) {
      const int direction = i * kDegrees / kStartDirections;
      const Point dozer = point_at(cc, slide(Shape::building, 0, Shape::vehicle, direction) + kStartGap, direction);
      if (!has_room(table, Type::dozer, dozer, direction)) continue;
      ++directions;
      int plots = 0;
      for (int other = 1; other <= kPlots; ++other) {
        const Point well = plot_at(centre, other);
        if (other != plot && has_room(table, Type::well, well, 0) &&
            !overlap(body_of(Type::well, well, 0), body_of(Type::dozer, dozer, direction))) {
          ++plots;
        }
      }
      if (plots < kLeastOpen) return false;
    }
    if (directions < kLeastOpen) return false;
  }
  return true;
}

void read_starts(const ContentValue& value, Table& table) {
  const auto players = static_cast<std::size_t>(table.players);
  value.each(players, players, "points, one for each player", [&](const ContentValue& start) {
    const Point centre = read_point(start, table.width, table.height);
    for (const Point other : table.starts) {
      if (std::abs(centre.x - other.x) >= kStartsBetween || std::abs(centre.y - other.y) >= kStartsBetween) continue;
      start.refuse(line("two starts are too close; allowed: ", kStartsBetween, " or more apart in x or in y"));
    }
    if (!has_start(table, centre)) {
      start.refuse(
          line("the start has no room; allowed: starts with nine plots for the command centre, and for each of "
               "them ",
               kLeastOpen, " sides for the bulldozer or more, and then as many plots for the oil well"));
    }
    table.starts.push_back(centre);
  });
}

Table read_table(const ContentValue& value, Ground ground) {
  value.expect("a table", {"players", "width", "height", "starts", "areas"});
  Table table;
  table.ground = ground;
  table.players = value["players"].number(kMinPlayers, kMaxPlayers);
  table.width = value["width"].number(kShortestSide, kLongestSide);
  table.height = value["height"].number(kShortestSide, kLongestSide);
  if (ground != Ground::open) {
    value["areas"].each(1, kMostAreas, "areas", [&](const ContentValue& area) {
      table.areas.push_back(read_area(area, table));
      for (std::size_t i = 0; i + 1 < table.areas.size(); ++i) {
        if (table.areas[i].corners.empty() || table.areas.back().corners.empty()) continue;
        if (apart(table.areas[i].corners, table.areas.back().corners)) continue;
        area.refuse("two areas overlap; allowed: areas that are apart");
      }
    });
  } else if (value["areas"].there()) {
    value["areas"].refuse("open ground has no areas; allowed: none");
  }
  // Of a table that is not in order it makes no sense to look for room.
  if (std::none_of(table.areas.begin(), table.areas.end(), [](const Area& area) { return area.corners.empty(); })) {
    read_starts(value["starts"], table);
  }
  return table;
}

Map read_map(const ContentValue& value) {
  value.expect("a map", {"name", "ground", "tables"});
  Map map;
  map.name = value["name"].text();
  const auto ground = value["ground"].word<Ground>(kGroundNames);
  value["tables"].each(1, kMaxPlayers - kMinPlayers + 1, "tables", [&](const ContentValue& table) {
    Table read = read_table(table, ground);
    const auto same = [&](const Table& other) { return other.players == read.players; };
    if (std::any_of(map.tables.begin(), map.tables.end(), same)) {
      table["players"].refuse(line("another table of the map is for ", read.players, " players; allowed: one"));
    }
    map.tables.push_back(std::move(read));
  });
  return map;
}

void read_pieces(const ContentValue& value, Components& components) {
  value.expect("'pieces'", kTypeNames);
  for (int i = 0; i < kTypes; ++i) {
    const auto type = static_cast<Type>(i);
    const ContentValue piece = value[name(type)];
    piece.expect("a piece", {"count", "price"});
    // Everybody starts with one of these.
    const int least = type == Type::cc || type == Type::dozer || type == Type::well ? 1 : 0;
    components.counts[static_cast<std::size_t>(i)] =
        static_cast<std::uint8_t>(piece["count"].number(least, places_of(type)));
    components.prices[static_cast<std::size_t>(i)] =
        static_cast<std::uint16_t>(money(piece["price"], kUnit, kMostMoney));
  }
}

}  // namespace

std::string_view piece_id(int piece) {
  static const std::vector<std::string> kIds = [] {
    std::vector<std::string> ids;
    for (int i = 0; i < kMostPieces; ++i) {
      ids.push_back(line(seat_of(i), ".", name(type_of(i)), ".", place_of(i) - first_place(type_of(i)) + 1));
    }
    return ids;
  }();
  return kIds[static_cast<std::size_t>(piece)];
}

std::optional<int> find_piece(std::string_view id) {
  for (int piece = 0; piece < kMostPieces; ++piece) {
    if (piece_id(piece) == id) return piece;
  }
  return std::nullopt;
}

bool Table::suits(Type type, Point at) const {
  if (ground == Ground::open || type == Type::jet) return true;  // WT-3.11
  const auto may_hold = [&](const Area& area) {
    return at.x >= area.low.x && at.x <= area.high.x && at.y >= area.low.y && at.y <= area.high.y;
  };
  if (lives_around(type)) {
    return std::none_of(areas.begin(), areas.end(),
                        [&](const Area& area) { return may_hold(area) && strictly_inside(area.corners, at); });
  }
  return std::any_of(areas.begin(), areas.end(),
                     [&](const Area& area) { return may_hold(area) && inside_or_on(area.corners, at); });
}

bool Table::clear(Type type, Point from, Point to) const {
  if (ground == Ground::open || type == Type::jet) return true;
  if (lives_around(type)) {
    return std::all_of(areas.begin(), areas.end(), [&](const Area& area) {
      return std::max(from.x, to.x) <= area.low.x || std::min(from.x, to.x) >= area.high.x ||
             std::max(from.y, to.y) <= area.low.y || std::min(from.y, to.y) >= area.high.y ||
             apart(from, to, area.corners);
    });
  }
  return std::any_of(areas.begin(), areas.end(), [&](const Area& area) {
    return from.x >= area.low.x && from.x <= area.high.x && inside_or_on(area.corners, to) &&
           inside_or_on(area.corners, from);
  });
}

bool Table::clear_around(Type type, Point from, int distance) const {
  if (ground == Ground::open || type == Type::jet) return true;
  return lives_around(type) && std::all_of(areas.begin(), areas.end(), [&](const Area& area) {
           return from.x + distance <= area.low.x || from.x - distance >= area.high.x ||
                  from.y + distance <= area.low.y || from.y - distance >= area.high.y;
         });
}

Result<Components> read_components(const Json& content) {
  std::optional<Error> mistake;
  const ContentValue value(content, mistake);
  value.expect("the content", {"pieces", "forts", "discs", "money", "maps"});
  Components components;
  read_pieces(value["pieces"], components);
  value["forts"].expect("'forts'", {"count", "price"});
  components.forts = value["forts"]["count"].number(0, kMostForts);
  components.fort_price = money(value["forts"]["price"], kUnit, kMostMoney);
  value["discs"].expect("'discs'", {"count", "sale"});
  components.discs = value["discs"]["count"].number(0, kMostDiscs);
  components.disc_sale = money(value["discs"]["sale"], kUnit, kMostMoney);
  value["money"].expect("'money'", {"bank", "income", "building_sale"});
  components.bank = money(value["money"]["bank"], kLeastBank, kMostMoney);
  components.income = money(value["money"]["income"], kUnit, kMostMoney);
  components.building_sale = money(value["money"]["building_sale"], kUnit, kMostMoney);
  value["maps"].each(1, kMostMaps, "maps", [&](const ContentValue& map) {
    Map read = read_map(map);
    const auto same = [&](const Map& other) { return other.name == read.name; };
    if (std::any_of(components.maps.begin(), components.maps.end(), same)) {
      map["name"].refuse(line("there is another map called ", read.name));
    }
    components.maps.push_back(std::move(read));
  });
  if (mistake) return tl::make_unexpected(*mistake);
  return components;
}

}  // namespace tempora::wartime
