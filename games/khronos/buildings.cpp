#include "games/khronos/buildings.hpp"

#include <algorithm>

namespace tempora::khronos {
namespace {

bool touch(const Building& a, const Building& b) { return khronos::touch(a.anchor(), a.size, b.anchor(), b.size); }

}  // namespace

Range range_of(const State& state, Age age) {
  Range range;
  const auto& buildings = state.buildings;
  while (range.begin < buildings.size() && buildings[range.begin].age() < age) ++range.begin;
  range.end = range.begin;
  while (range.end < buildings.size() && buildings[range.end].age() == age) ++range.end;
  return range;
}

std::span<const Building> in_age(const State& state, Age age) {
  const Range range = range_of(state, age);
  return state.buildings.span().subspan(range.begin, range.end - range.begin);
}

std::optional<std::size_t> find(const State& state, Site site) {
  const auto place = std::lower_bound(state.buildings.begin(), state.buildings.end(), site,
                                      [](const Building& building, Site other) { return building.site < other; });
  if (place == state.buildings.end() || place->site != site) return std::nullopt;
  return static_cast<std::size_t>(place - state.buildings.begin());
}

std::optional<std::size_t> find_at(const State& state, Age age, Square square) {
  const Range range = range_of(state, age);
  for (std::size_t i = range.begin; i < range.end; ++i) {
    if (overlap(state.buildings[i].anchor(), state.buildings[i].size, square, 1)) return i;
  }
  return std::nullopt;
}

std::optional<std::size_t> find_same(const State& state, Age age, Type type, int size, Square anchor) {
  const auto index = find(state, Site(age, anchor));
  if (!index || state.buildings[*index].type != type || state.buildings[*index].size != size) return std::nullopt;
  return index;
}

Board occupied(const State& state, Age age) {
  Board board;
  for (const Building& building : in_age(state, age)) board.insert_footprint(building.anchor(), building.size);
  return board;
}

bool overlap(Square a, int size_a, Square b, int size_b) {
  return a.row < b.row + size_b && b.row < a.row + size_a && a.column < b.column + size_b &&
         b.column < a.column + size_a;
}

bool touch(Square a, int size_a, Square b, int size_b) {
  const bool share_rows = a.row < b.row + size_b && b.row < a.row + size_a;
  const bool share_columns = a.column < b.column + size_b && b.column < a.column + size_a;
  const bool meet_rows = a.row == b.row + size_b || b.row == a.row + size_a;
  const bool meet_columns = a.column == b.column + size_b || b.column == a.column + size_a;
  return (share_rows && meet_columns) || (share_columns && meet_rows);
}

void add(State& state, Building building) {
  auto& buildings = state.buildings;
  const Range range = range_of(state, building.age());
  building.domain = building.site;
  for (std::size_t i = range.begin; i < range.end; ++i) {
    if (touch(buildings[i], building)) building.domain = std::min(building.domain, buildings[i].domain);
  }
  std::size_t place = range.begin;
  for (std::size_t i = range.begin; i < range.end; ++i) {
    if (buildings[i].site < building.site) place = i + 1;
    if (!touch(buildings[i], building) || buildings[i].domain == building.domain) continue;
    const Domain joined = buildings[i].domain;
    for (std::size_t j = range.begin; j < range.end; ++j) {
      if (buildings[j].domain == joined) buildings[j].domain = building.domain;
    }
  }
  buildings.insert(place, building);
}

Building take(State& state, std::size_t index) {
  const Building gone = state.buildings.remove(index);
  // The rest of its domain, numbered anew: reading order makes the first of each part give it its name.
  std::array<std::size_t, kMostTiles + kMostHamlets> rest;
  std::size_t count = 0;
  const Range range = range_of(state, gone.age());
  for (std::size_t i = range.begin; i < range.end; ++i) {
    if (state.buildings[i].domain == gone.domain) rest[count++] = i;
  }
  // [0, named) have their name; those from `next` on have still to pass it to their neighbours.
  std::size_t named = 0;
  for (std::size_t next = 0; named < count;) {
    if (next == named) {
      const auto first = std::min_element(rest.begin() + static_cast<std::ptrdiff_t>(named),
                                          rest.begin() + static_cast<std::ptrdiff_t>(count));
      std::swap(rest[named], *first);
      Building& building = state.buildings[rest[named++]];
      building.domain = building.site;
    }
    const Building& from = state.buildings[rest[next++]];
    for (std::size_t i = named; i < count; ++i) {
      if (!touch(from, state.buildings[rest[i]])) continue;
      state.buildings[rest[i]].domain = from.domain;
      std::swap(rest[i], rest[named++]);
    }
  }
  return gone;
}

int top_value(const State& state, Domain domain, Type type, const Building* except) {
  int top = 0;
  for (const Building& building : in_age(state, domain.age())) {
    if (building.domain == domain && building.type == type && &building != except)
      top = std::max(top, building.value());
  }
  return top;
}

}  // namespace tempora::khronos
