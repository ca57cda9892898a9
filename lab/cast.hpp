// Who plays in a simulation: a level for each seat, or for each group of the game.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "engine/any_game.hpp"

namespace tempora::lab {

// Levels as indices into AnyGame::bot_levels().
struct Cast {
  std::array<std::size_t, kMaxSeats> by_seat{};
  // By index into GameInfo::groups; not empty: a seat's group decides, after the deal. A seat that the rules put into
  // no group keeps its own level.
  std::vector<std::size_t> by_group;
};

// Reads what `--bots` takes: "greedy" (all seats), "greedy,random,random" (one each), or
// "adventurers=greedy,guardians=random" (every group once). An error says what is allowed.
Result<Cast> read_cast(std::string_view list, const AnyGame& game, int players);

}  // namespace tempora::lab
