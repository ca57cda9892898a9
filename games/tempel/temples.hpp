// Tempel des Schreckens: what lies in the temple and in the role pile (TD-1.1), from the content file.
#pragma once

#include <array>

#include "engine/json.hpp"
#include "engine/result.hpp"
#include "games/tempel/state.hpp"

namespace tempora::tempel {

struct Temple {
  int adventurers = 0;
  int guardians = 0;
  int gold = 0;
  int fire = 0;
  int empty = 0;
};

// By number of players − 3.
using Temples = std::array<Temple, kMaxPlayers - kMinPlayers + 1>;

// Reads the content, temples.toml, and checks it; an error says where.
Result<Temples> read_temples(const Json& content);

}  // namespace tempora::tempel
