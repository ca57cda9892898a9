// How bots of the level greedy fare against random ones: what every game is asked to show.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "lab/lab.hpp"

namespace tempora::lab {

// A share of won matches.
struct Standing {
  std::string
      bots;  // who played, as `--bots` takes it; of a game without groups "greedy": one of them among random ones
  double wins = 0;  // first places, shared ones as fractions
  std::int64_t matches = 0;

  [[nodiscard]] double share() const { return matches == 0 ? 0 : wins / static_cast<double>(matches); }
};

// With one number of players. In a game of groups, those of the first group: the table of who plays greedy, each group
// or not, all random first. Otherwise those of the greedy bot, which takes each seat in turn.
struct Contest {
  int players = 0;
  std::string winner;  // whose wins they are: a group, or "greedy"
  std::vector<Standing> standings;
};

// About `matches` matches for each standing, the same however many `threads`; when a bot's turn comes to do something
// optional, random ones do it half of the times. No standings for a game without the level greedy.
Contest contest(const Lab& lab, int players, std::uint64_t matches, int threads);

}  // namespace tempora::lab
