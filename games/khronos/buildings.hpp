// Khronos: the buildings of a state, and the domains that they make (KH-4.1 to 4.3). Domains are kept up to date
// whenever a building comes or goes.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "games/khronos/state.hpp"

namespace tempora::khronos {

// The places in state.buildings that an age takes up: [begin, end).
struct Range {
  std::size_t begin = 0;
  std::size_t end = 0;
};
Range range_of(const State& state, Age age);

// The buildings of one age, in reading order.
std::span<const Building> in_age(const State& state, Age age);

// Where in state.buildings the building with that site stands, or nothing.
std::optional<std::size_t> find(const State& state, Site site);
// Where the building stands that covers this square, or nothing.
std::optional<std::size_t> find_at(const State& state, Age age, Square square);

// KH-4.10, apart from the owner: the building of that age with the same type, size and squares, or nothing.
std::optional<std::size_t> find_same(const State& state, Age age, Type type, int size, Square anchor);

// All squares with a building.
Board occupied(const State& state, Age age);

// Whether two footprints share a square; share a side (KH-4.2).
bool overlap(Square a, int size_a, Square b, int size_b);
bool touch(Square a, int size_a, Square b, int size_b);

// Puts a building into its age and joins domains.
void add(State& state, Building building);
// Takes a building out of its age, which may divide its domain.
Building take(State& state, std::size_t index);

// The highest value among the buildings of `type` in one domain of an age; 0 if there is none. `except` isn't counted.
int top_value(const State& state, Domain domain, Type type, const Building* except = nullptr);

}  // namespace tempora::khronos
