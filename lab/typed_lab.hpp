// Lab over one game's Rules and its bots.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <numeric>
#include <thread>
#include <utility>

#include "lab/lab.hpp"
#include "lab/option_values.hpp"
#include "lab/simulator.hpp"

namespace tempora::lab {

template <GameRules R, class BotLevels>
class TypedLab final : public Lab {
 public:
  explicit TypedLab(const AnyGame& game) : game_(game) {}
  const AnyGame& game() const override { return game_; }

  Result<Simulation> simulate(const Plan& plan, const LogSink& log, const Progress& progress) const override;
  Pace pace(int players, int rounds, int matches) const override;
  std::size_t state_bytes() const override { return sizeof(State); }
  ViewCost view_cost() const override;
  Cost thinking_cost(int players, std::size_t level, std::int64_t times) const override;
  Cost listing_cost(int players, std::int64_t times) const override;
  std::string signature() const override;

 private:
  using State = typename R::State;
  using Move = typename R::Move;
  using Clock = std::chrono::steady_clock;
  static constexpr std::uint64_t kFixedSeed = 20'240'601;

  static double nanoseconds_since(Clock::time_point start) {
    return std::chrono::duration<double, std::nano>(Clock::now() - start).count();
  }
  static R rules_for(int players) {
    Setup setup;
    setup.players = players;
    return *R::create(setup);
  }

  static Cast cast_of(std::size_t level) {
    Cast cast;
    cast.by_seat.fill(level);
    return cast;
  }
  static Cast random_cast() { return cast_of(*BotLevels::find("random")); }

  // A company whose answers are timed, in microseconds.
  struct TimedCompany {
    using Bots = Company<R, BotLevels>;
    Bots bots;
    std::vector<double> taken;

    Move answer(Seat seat, const Sight<R>& sight, const MoveList<Move>& legal, Generator& generator) {
      const auto start = Clock::now();
      const Move move = bots.answer(seat, sight, legal, generator);
      taken.push_back(nanoseconds_since(start) / 1000);
      return move;
    }
    [[nodiscard]] SeatSet speakers() const { return bots.speakers(); }
    std::optional<Move> optional(Seat seat, const Sight<R>& sight, const MoveList<Move>& moves,
                                 Generator& generator) const {
      return bots.optional(seat, sight, moves, generator);
    }
  };

  // Plays the match with the fixed seed of that number; on_choice(state, seat, forced) comes before each move.
  template <class Player, class OnChoice>
  static void play_fixed(const R& rules, Runner<R, Player>& runner, Company<R, BotLevels>& bots, std::uint64_t match,
                         OnChoice&& on_choice) {
    const std::uint64_t seed = seed_of(kFixedSeed, match);
    Dealer dealer{Generator(dealer_seed(seed))};
    Generator generator(bots_seed(seed));
    Journal deaf;
    State state = rules.start(dealer, deaf);
    bots.sit_down(rules, state);
    runner.play(state, dealer, deaf, generator, [&](Seat seat, const Move&, const MoveList<Move>&, bool forced) {
      on_choice(std::as_const(state), seat, forced);
    });
  }

  // `taken`: microseconds, not empty; is sorted.
  static Cost cost_of(int players, std::vector<double>& taken) {
    std::sort(taken.begin(), taken.end());
    Cost cost;
    cost.players = players;
    cost.times = std::ssize(taken);
    cost.mean = std::accumulate(taken.begin(), taken.end(), 0.0) / static_cast<double>(taken.size());
    cost.p99 = taken[taken.size() * 99 / 100];
    cost.greatest = taken.back();
    return cost;
  }

  const AnyGame& game_;
};

template <GameRules R, class BotLevels>
Result<Simulation> TypedLab<R, BotLevels>::simulate(const Plan& plan, const LogSink& log,
                                                    const Progress& progress) const {
  const auto rules = R::create(plan.setup);
  if (!rules) return tl::make_unexpected(rules.error());
  constexpr std::uint64_t kChunk = 64;
  std::atomic<std::uint64_t> next = 0;
  std::atomic<std::uint64_t> done = 0;
  std::mutex mutex;
  std::condition_variable changed;
  int working = std::max(1, plan.threads);
  Simulation result;
  std::optional<Error> failure;

  const auto play_chunk = [&](Simulator<R, BotLevels>& simulator, std::uint64_t first,
                              Statistics& statistics) -> Result<void> {
    const std::uint64_t end = std::min(first + kChunk, plan.matches);
    for (std::uint64_t i = first; i < end; ++i) {
      const std::uint64_t seed = seed_of(plan.seed, i);
      if (log) {
        LogHeader header;
        header.game = game_.info().id;
        header.rules_version = game_.info().rules_version;
        header.setup = plan.setup;
        header.content_hash = content_hash(game_, plan.setup);
        header.match = "sim-" + std::to_string(plan.seed) + "-" + std::to_string(i);
        const auto text = log_of_match(*rules, simulator, seed, std::move(header));
        if (!text) return tl::make_unexpected(text.error());
        if (auto taken = log(i, *text); !taken) return taken;
      }
      simulator.play(
          seed, [](auto&&...) {},
          [&](const State& state, std::uint32_t moves) {
            if constexpr (requires { rules->tallies(state); }) {
              statistics.add(*rules->outcome(state), moves, rules->tallies(state));
            } else {
              statistics.add(*rules->outcome(state), moves);
            }
          });
    }
    done.fetch_add(end - first, std::memory_order_relaxed);
    return {};
  };
  const auto work = [&] {
    Simulator<R, BotLevels> simulator(*rules, plan.cast, plan.chatter);
    Statistics statistics;
    Result<void> played;
    while (played) {
      const std::uint64_t first = next.fetch_add(kChunk, std::memory_order_relaxed);
      if (first >= plan.matches) break;
      played = play_chunk(simulator, first, statistics);
    }
    const std::scoped_lock lock(mutex);
    result.statistics.add(statistics);
    if (!played) {
      next = plan.matches;
      if (!failure) failure = played.error();
    }
    --working;
    changed.notify_one();
  };

  const auto start = Clock::now();
  std::vector<std::thread> threads;
  for (int i = 0; i < std::max(1, plan.threads); ++i) threads.emplace_back(work);
  {
    std::unique_lock lock(mutex);
    while (!changed.wait_for(lock, std::chrono::milliseconds(100), [&] { return working == 0; })) {
      if (progress) progress(done.load(std::memory_order_relaxed), plan.matches);
    }
  }
  for (std::thread& thread : threads) thread.join();
  result.seconds = nanoseconds_since(start) * 1e-9;
  if (failure) return tl::make_unexpected(std::move(*failure));
  return result;
}

template <GameRules R, class BotLevels>
Pace TypedLab<R, BotLevels>::pace(int players, int rounds, int matches) const {
  const R rules = rules_for(players);
  Simulator<R, BotLevels> simulator(rules, random_cast(), 0);
  Pace pace;
  pace.players = players;
  std::uint64_t all_draws = 0;
  std::vector<double> ratios;
  std::vector<std::uint32_t> bounds;
  std::vector<Draw> dealt;
  for (int round = 0; round < rounds; ++round) {
    const std::uint64_t seed = seed_of(kFixedSeed, static_cast<std::uint64_t>(round));
    const auto match_seed = [&](int match) { return seed_of(seed, static_cast<std::uint64_t>(match)); };
    bounds.clear();
    for (int match = 0; match < matches; ++match) {
      dealt.clear();
      Dealer dealer{Generator(dealer_seed(match_seed(match)))};
      dealer.record(dealt);
      simulator.play_dealt_by(
          dealer, match_seed(match),
          [&](Seat, const Move&, const MoveList<Move>& legal, bool forced) {
            pace.legal.add(static_cast<std::int64_t>(legal.size()));
            // A random bot draws once for each answer.
            if (!forced) bounds.push_back(static_cast<std::uint32_t>(legal.size()));
          },
          [&](const State&, std::uint32_t moves) { pace.length.add(moves); });
      for (const Draw& draw : dealt) bounds.push_back(draw.bound);
    }
    all_draws += bounds.size();

    auto start = Clock::now();
    std::uint64_t played_moves = 0;
    for (int match = 0; match < matches; ++match) {
      simulator.play(
          match_seed(match), [](auto&&...) {}, [&](const State&, std::uint32_t moves) { played_moves += moves; });
    }
    const double played = nanoseconds_since(start) / matches;

    start = Clock::now();
    Generator generator(seed);
    std::uint64_t outcomes = 0;
    for (const std::uint32_t bound : bounds) outcomes += generator.below(bound);
    const double drawn = nanoseconds_since(start) / matches;
    // Keeps the compiler from leaving out what is measured.
    asm volatile("" : : "r"(played_moves), "r"(outcomes));

    ratios.push_back(played / drawn);
    pace.match_nanoseconds = round == 0 ? played : std::min(pace.match_nanoseconds, played);
    pace.draws_nanoseconds = round == 0 ? drawn : std::min(pace.draws_nanoseconds, drawn);
  }
  const auto middle = ratios.begin() + rounds / 2;
  std::nth_element(ratios.begin(), middle, ratios.end());
  pace.ratio = *middle;
  pace.draws = static_cast<double>(all_draws) / (static_cast<double>(rounds) * matches);
  return pace;
}

template <GameRules R, class BotLevels>
ViewCost TypedLab<R, BotLevels>::view_cost() const {
  constexpr int kMatches = 500;
  constexpr int kRounds = 500;
  constexpr int kTimes = 20;
  const R rules = rules_for(game_.info().max_players);
  Simulator<R, BotLevels> simulator(rules, random_cast(), 1);
  ViewCost cost;
  cost.players = rules.players();
  std::string text;
  const auto write_view = [&](const State& state, Seat seat) {
    text.clear();
    JsonWriter json(text);
    write(rules.view(state, Viewer::seat(seat)), json);
  };
  State greatest{};
  Seat whose = 0;
  for (std::uint64_t match = 0; match < kMatches; ++match) {
    simulator.play(
        seed_of(kFixedSeed, match), [](auto&&...) {},
        [&](const State& state, std::uint32_t moves) {
          for (int i = 0; i < rules.players(); ++i) {
            const auto seat = static_cast<Seat>(i);
            write_view(state, seat);
            if (text.size() <= cost.bytes) continue;
            cost.bytes = text.size();
            cost.moves = moves;
            greatest = state;
            whose = seat;
          }
        });
  }
  for (int round = 0; round < kRounds; ++round) {
    const auto start = Clock::now();
    for (int time = 0; time < kTimes; ++time) write_view(greatest, whose);
    const double taken = nanoseconds_since(start) / kTimes / 1000;
    cost.microseconds = round == 0 ? taken : std::min(cost.microseconds, taken);
  }
  return cost;
}

template <GameRules R, class BotLevels>
Cost TypedLab<R, BotLevels>::thinking_cost(int players, std::size_t level, std::int64_t times) const {
  const R rules = rules_for(players);
  TimedCompany company{{players, cast_of(level), 0}, {}};
  Runner<R, TimedCompany> runner(rules, company);
  for (std::uint64_t match = 0; std::ssize(company.taken) < times; ++match) {
    play_fixed(rules, runner, company.bots, match, [](auto&&...) {});
  }
  return cost_of(players, company.taken);
}

template <GameRules R, class BotLevels>
Cost TypedLab<R, BotLevels>::listing_cost(int players, std::int64_t times) const {
  constexpr int kTries = 5;
  const R rules = rules_for(players);
  Company<R, BotLevels> company(players, random_cast(), 0);
  Runner<R, Company<R, BotLevels>> runner(rules, company);
  std::vector<double> taken;
  MoveList<Move> list;
  for (std::uint64_t match = 0; std::ssize(taken) < times; ++match) {
    play_fixed(rules, runner, company, match, [&](const State& state, Seat seat, bool forced) {
      if (forced) return;
      double least = 0;
      for (int time = 0; time < kTries; ++time) {
        list.clear();
        const auto start = Clock::now();
        rules.legal(state, seat, list);
        const double took = nanoseconds_since(start) / 1000;
        least = time == 0 ? took : std::min(least, took);
      }
      taken.push_back(least);
    });
  }
  return cost_of(players, taken);
}

template <GameRules R, class BotLevels>
std::string TypedLab<R, BotLevels>::signature() const {
  constexpr std::uint64_t kMatches = 2;
  const GameInfo& info = game_.info();
  std::string hashes;
  for (int players = info.min_players; players <= info.max_players; ++players) {
    for (const Json& options : option_values(info.options, players)) {
      Setup setup{players, options, {}};
      const auto rules = R::create(setup);
      if (!rules) continue;  // values that exclude each other
      for (std::size_t first = 0; first < BotLevels::kCount; ++first) {
        Cast cast;
        // Each level beside the next one: all meet all others' play, and each plays alone where there is only one.
        for (std::size_t seat = 0; seat < cast.by_seat.size(); ++seat)
          cast.by_seat[seat] = (first + seat / 2) % BotLevels::kCount;
        Simulator<R, BotLevels> simulator(*rules, cast, 0.5);
        for (std::uint64_t match = 0; match < kMatches; ++match) {
          LogHeader header;
          header.game = info.id;
          header.rules_version = info.rules_version;
          header.content_hash = content_hash(game_, setup);
          header.setup = setup;
          const auto log = log_of_match(*rules, simulator, seed_of(kFixedSeed, match), std::move(header));
          hashes += log ? to_hex(sha256(std::string_view(*log))) : log.error().text;
        }
      }
    }
  }
  return to_hex(sha256(std::string_view(hashes)));
}

}  // namespace tempora::lab
