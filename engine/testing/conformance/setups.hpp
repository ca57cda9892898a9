// Setups that together hold each value of each option, and every pair of values of two options.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "engine/game.hpp"

namespace tempora::conformance {

struct CoveringSetups {
  std::vector<Setup> setups;
  std::vector<std::string> refused;  // values and pairs that `accepts` lets stand in no setup that was tried
};

// The values tried of a range are its bounds and its default; of an order, its default and the reverse. `contents`
// count as the values of one more option.
CoveringSetups covering_setups(const GameInfo& info, int players, std::span<const std::string> contents,
                               const std::function<bool(const Setup&)>& accepts, std::uint64_t seed);

}  // namespace tempora::conformance
