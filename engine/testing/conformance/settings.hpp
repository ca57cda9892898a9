// How much the conformance suite does. All counts but the refusals are scaled.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/setup.hpp"

namespace tempora::conformance {

struct Settings {
  // The most events (moves, the engine's included) that the book allows a match of this setup, without undo.
  std::function<std::uint32_t(const Setup&)> bound;
  // Contents to play with, as Setup::content; the empty one is the game's own.
  std::vector<std::string> contents = {""};
  // Of ranges, by option, the highest value that is tried, if that is not the option's own.
  std::map<std::string, int> highest;

  // For every number of players:
  int matches = 2000;     // random matches, spread over the setups
  int records = 400;      // matches whose log is replayed, with undo
  int positions = 10000;  // random positions whose views are compared
  int refused_positions = 1000;
  int refusals = 200;  // moves refused in each of them
  // For the whole game:
  int frequency_matches = 100'000;

  std::uint64_t seed = 20260201;
};

}  // namespace tempora::conformance
