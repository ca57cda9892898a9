// Khronos: its bots, by level.
#pragma once

#include "bots/random.hpp"
#include "engine/levels.hpp"
#include "games/khronos/greedy.hpp"
#include "games/khronos/rules.hpp"

namespace tempora::khronos {

using BotLevels = Levels<Rules, RandomBot<Rules>, GreedyBot>;

}  // namespace tempora::khronos
