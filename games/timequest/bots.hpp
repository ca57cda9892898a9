// TimeQuest: its bots, by level.
#pragma once

#include "bots/random.hpp"
#include "engine/levels.hpp"
#include "games/timequest/greedy.hpp"
#include "games/timequest/rules.hpp"

namespace tempora::timequest {

using BotLevels = Levels<Rules, RandomBot<Rules>, GreedyBot>;

}  // namespace tempora::timequest
