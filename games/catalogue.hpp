// The one list of all games.
#pragma once

#include <span>
#include <string_view>

#include "engine/any_game.hpp"

namespace tempora {

std::span<const AnyGame* const> catalogue();

// The game with that id, or null.
const AnyGame* find_game(std::string_view id);

}  // namespace tempora
