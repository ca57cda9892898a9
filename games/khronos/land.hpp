// Khronos: the land that the three ages show (KH-3), read from a map in the book's form (KH-3.7).
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "engine/json.hpp"
#include "engine/result.hpp"
#include "games/khronos/board.hpp"

namespace tempora::khronos {

inline constexpr int kMostHamlets = 16;  // KH-3.8

struct Land {
  std::string name;
  int width = 0;
  int height = 0;
  Board squares;  // all that lie on the map
  Board river;
  Board forest;
  Board mountain;
  Board hamlets;  // printed ones (KH-3.6)

  // Whether the whole footprint lies on the map.
  [[nodiscard]] bool fits(Square anchor, int size) const {
    return anchor.row + size <= height && anchor.column + size <= width;
  }
  [[nodiscard]] char terrain(int row, int column) const;
};

// Reads a map from its lines and checks it (KH-3.7, KH-3.8); an error's `where` is "/<line>", counted from 0.
Result<Land> read_land(std::span<const std::string> lines);

// Reads all maps of the content: {"valley": [line, …], …}; each is called as its file is.
Result<std::vector<Land>> read_lands(const Json& maps);

}  // namespace tempora::khronos
