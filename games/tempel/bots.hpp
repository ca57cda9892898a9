// Tempel des Schreckens: its bots, by level.
#pragma once

#include "bots/random.hpp"
#include "engine/levels.hpp"
#include "games/tempel/greedy.hpp"
#include "games/tempel/rules.hpp"

namespace tempora::tempel {

using BotLevels = Levels<Rules, RandomBot<Rules>, GreedyBot>;

}  // namespace tempora::tempel
