// Plays matches among bots, one after the other, without a virtual call and without allocation.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/log_file.hpp"
#include "engine/runner.hpp"
#include "engine/typed_game.hpp"
#include "lab/cast.hpp"

namespace tempora::lab {

// The seeds of one match: of its dealer and of its bots.
constexpr std::uint64_t dealer_seed(std::uint64_t match_seed) { return seed_of(match_seed, 0); }
constexpr std::uint64_t bots_seed(std::uint64_t match_seed) { return seed_of(match_seed, 1); }

// Bots of one game at its seats, as a Runner asks them.
template <GameRules R, class BotLevels>
class Company {
 public:
  using Move = typename R::Move;

  // `chatter`: the chance that a bot that has `set_chatter` takes an optional move when asked, 0 … 1.
  Company(int players, const Cast& cast, double chatter) : players_(players), cast_(cast), level_(cast.by_seat) {
    set_chatter(chatter, std::make_index_sequence<BotLevels::kCount>());
    find_speakers();
  }

  // Gives the seats of a match that was just dealt their bots.
  void sit_down(const R& rules, const typename R::State& state) {
    if (cast_.by_group.empty()) return;
    for (int i = 0; i < players_; ++i) {
      const auto seat = static_cast<Seat>(i);
      const int group = rules.group_of(state, seat);
      level_[seat] = group < 0 ? cast_.by_seat[seat] : cast_.by_group[static_cast<std::size_t>(group)];
    }
    find_speakers();
  }

  Move answer(Seat seat, const Sight<R>& sight, const MoveList<Move>& legal, Generator& generator) const {
    return bots_.answer(level_[seat], sight, legal, generator);
  }
  [[nodiscard]] SeatSet speakers() const { return speakers_; }
  std::optional<Move> optional(Seat seat, const Sight<R>& sight, const MoveList<Move>& moves,
                               Generator& generator) const {
    return bots_.optional(level_[seat], sight, moves, generator);
  }
  [[nodiscard]] std::size_t level(Seat seat) const { return level_[seat]; }

 private:
  void find_speakers() {
    speakers_ = SeatSet();
    for (int i = 0; i < players_; ++i) {
      const auto seat = static_cast<Seat>(i);
      if (bots_.speaks(level_[seat])) speakers_.insert(seat);
    }
  }
  template <std::size_t... kLevel>
  void set_chatter(double chatter, std::index_sequence<kLevel...> /*levels*/) {
    const auto set = [&](auto& bot) {
      if constexpr (requires { bot.set_chatter(std::uint32_t{}); }) {
        bot.set_chatter(static_cast<std::uint32_t>(std::lround(chatter * bot.kParts)));
      }
    };
    (set(bots_.template get<kLevel>()), ...);
  }

  int players_;
  Cast cast_;
  std::array<std::size_t, kMaxSeats> level_;
  SeatSet speakers_;
  BotLevels bots_;
};

template <GameRules R, class BotLevels>
class Simulator {
 public:
  using State = typename R::State;
  using Move = typename R::Move;

  Simulator(const R& rules, const Cast& cast, double chatter)
      : rules_(rules), company_(rules.players(), cast, chatter), runner_(rules, company_) {}
  Simulator(const Simulator&) = delete;
  Simulator& operator=(const Simulator&) = delete;

  // Plays the match with that seed to its end: `on_move` as in Runner::play, then at_end(state, number of moves).
  template <class OnMove, class AtEnd>
  void play(std::uint64_t match_seed, OnMove&& on_move, AtEnd&& at_end) {
    Dealer dealer{Generator(dealer_seed(match_seed))};
    play_dealt_by(dealer, match_seed, on_move, at_end);
  }
  template <class OnMove, class AtEnd>
  void play_dealt_by(Dealer& dealer, std::uint64_t match_seed, OnMove&& on_move, AtEnd&& at_end) {
    Generator generator(bots_seed(match_seed));
    Journal deaf;
    State state = rules_.start(dealer, deaf);
    company_.sit_down(rules_, state);
    const std::uint32_t moves = runner_.play(state, dealer, deaf, generator, on_move);
    at_end(std::as_const(state), moves);
  }
  [[nodiscard]] std::size_t level(Seat seat) const { return company_.level(seat); }

 private:
  const R& rules_;
  Company<R, BotLevels> company_;
  Runner<R, Company<R, BotLevels>> runner_;
};

// Plays the match with that seed and gives its moves to Match, with the same dice; returns its log file. `header` knows
// all but the names and the dice. `simulator` has then played it. An error if Match came to another end: a fault in the
// rules.
template <GameRules R, class BotLevels>
Result<std::string> log_of_match(const R& rules, Simulator<R, BotLevels>& simulator, std::uint64_t match_seed,
                                 LogHeader header) {
  using State = typename R::State;
  using Move = typename R::Move;
  std::vector<std::pair<Seat, Move>> moves;
  State end{};
  simulator.play(
      match_seed,
      [&](Seat seat, const Move& move, const MoveList<Move>& /*legal*/, bool forced) {
        if (!forced) moves.emplace_back(seat, move);
      },
      [&](const State& state, std::uint32_t /*moves*/) { end = state; });
  const auto stamp = [&](Seat seat) {
    const std::size_t level = simulator.level(seat);
    return Stamp{"bot " + std::string(BotLevels::kNames[level]) + "@" + std::to_string(BotLevels::kVersions[level]), 0};
  };
  LabDice dice(dealer_seed(match_seed));
  Match<R> match(rules, Stamp{"host", 0}, dice);
  for (const auto& [seat, move] : moves) {
    if (auto played = match.play(seat, match.decision(seat), std::span(&move, 1), stamp(seat), dice); !played) {
      return error("a match played again by its moves refused one: " + played.error().text);
    }
  }
  const auto finished = match.finished();
  if (!finished || !same_bytes(match.state_at(match.last_event(), *finished), end)) {
    return error("a match played again by its moves came to another end");
  }
  for (int seat = 0; seat < rules.players(); ++seat) {
    header.names.push_back(std::string(BotLevels::kNames[simulator.level(static_cast<Seat>(seat))]) + " " +
                           std::to_string(seat));
  }
  header.dice = {{"kind", "seed"}, {"seed", dealer_seed(match_seed)}};
  return write_log(header, TypedMatch<R, BotLevels>(std::move(match)), "");
}

}  // namespace tempora::lab
