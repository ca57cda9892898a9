// The labs of all games, in the order of the games' catalogue.
#pragma once

#include <span>
#include <string_view>

#include "lab/lab.hpp"

namespace tempora::lab {

std::span<const Lab* const> catalogue();

// The lab of the game with that id, or null.
const Lab* find_lab(std::string_view id);

}  // namespace tempora::lab
