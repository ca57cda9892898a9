// WarTime: its bots, by level.
#pragma once

#include "bots/random.hpp"
#include "engine/levels.hpp"
#include "games/wartime/greedy.hpp"
#include "games/wartime/rules.hpp"

namespace tempora::wartime {

using BotLevels = Levels<Rules, RandomBot<Rules>, GreedyBot>;

}  // namespace tempora::wartime
