// Steam Time: its bots, by level.
#pragma once

#include "bots/random.hpp"
#include "engine/levels.hpp"
#include "games/steamtime/greedy.hpp"
#include "games/steamtime/rules.hpp"

namespace tempora::steamtime {

using BotLevels = Levels<Rules, RandomBot<Rules>, GreedyBot>;

}  // namespace tempora::steamtime
