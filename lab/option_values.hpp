// Sets of options that show every value of every option at least once.
#pragma once

#include <span>
#include <vector>

#include "engine/setup.hpp"

namespace tempora::lab {

// First the defaults, then for each other value of each option the defaults with that value; all complete. Of a range
// these are its two ends, of a seat the first and the last one, of an order the reversed one.
std::vector<Json> option_values(std::span<const OptionSpec> specs, int players);

}  // namespace tempora::lab
