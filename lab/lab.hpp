// The lab of one game, for code that picks the game at run time: thousands of matches among bots, and how fast they go.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.hpp"
#include "lab/cast.hpp"
#include "lab/statistics.hpp"

namespace tempora::lab {

// Match i of a plan has the seed seed_of(seed, i); its dealer draws from Generator(seed_of(that, 0)), its bots from
// Generator(seed_of(that, 1)). So nothing depends on `threads`.
struct Plan {
  Setup setup;
  Cast cast;
  double chatter = 0;  // the chance that a random bot takes an optional move when asked, 0 … 1
  std::uint64_t seed = 1;
  std::uint64_t matches = 1000;
  int threads = 1;
};

// Takes the log file (docs/log-format.md) of match `index`; called from several threads at once.
using LogSink = std::function<Result<void>(std::uint64_t index, std::string_view log)>;
// Called now and then, from the thread that waits.
using Progress = std::function<void(std::uint64_t done, std::uint64_t all)>;

struct Simulation {
  Statistics statistics;
  double seconds = 0;
};

// Random play with one number of players, one thread; `legal` is filled at every choice.
struct Pace {
  int players = 0;
  double match_nanoseconds = 0;  // a match; of the quickest round, like the next
  double draws_nanoseconds = 0;  // the draws that a match asked for, of the dealer and of the bots, and nothing else
  double ratio = 0;              // of the two, timed one after the other; the median of all rounds
  double draws = 0;              // a match, mean
  Sample length;                 // moves a match
  Sample legal;                  // legal moves a choice
};

// The greatest view that random play with all optional moves leads to, at the greatest number of players.
struct ViewCost {
  int players = 0;
  std::uint32_t moves = 0;  // that led to it
  std::size_t bytes = 0;    // as JSON
  double microseconds = 0;  // to make it from the state and write it as JSON
};

// What something takes that was done many times, in microseconds.
struct Cost {
  int players = 0;
  std::int64_t times = 0;
  double mean = 0;
  double p99 = 0;  // the 99th percentile
  double greatest = 0;
};

class Lab {
 public:
  virtual ~Lab() = default;
  [[nodiscard]] virtual const AnyGame& game() const = 0;

  // An error if the setup can't be played, or the one that `log` gave. `log` and `progress` may be empty.
  [[nodiscard]] virtual Result<Simulation> simulate(const Plan& plan, const LogSink& log,
                                                    const Progress& progress) const = 0;

  // `rounds` rounds of `matches` matches each, with seeds of their own.
  [[nodiscard]] virtual Pace pace(int players, int rounds, int matches) const = 0;
  [[nodiscard]] virtual std::size_t state_bytes() const = 0;
  [[nodiscard]] virtual ViewCost view_cost() const = 0;

  // Of a decision of bots of that level (an index into the game's bot_levels()) in matches among their like; at least
  // `times` decisions that leave a choice.
  [[nodiscard]] virtual Cost thinking_cost(int players, std::size_t level, std::int64_t times) const = 0;
  // Of filling the list of legal moves where it leaves a choice, in random play: the quickest of a few times each.
  [[nodiscard]] virtual Cost listing_cost(int players, std::int64_t times) const = 0;

  // SHA-256 over the logs of matches with fixed seeds: all numbers of players, all bots, all values of options.
  [[nodiscard]] virtual std::string signature() const = 0;
};

}  // namespace tempora::lab
