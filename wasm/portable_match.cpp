// Whole matches among bots, as text: the same on every machine and compiler. Built as WebAssembly with one function for
// a page, and as a program that prints the same matches; wasm/portable_match.mjs compares the two.

#include <cstdint>
#include <cstdio>
#include <string>

#include "engine/any_game.hpp"
#include "engine/dice.hpp"
#include "engine/generator.hpp"
#include "games/catalogue.hpp"

namespace tempora {
namespace {

// The events of a match of that game, one a line, or the error. The seats take the game's bot levels in turn, and each
// may do something of its own accord before every answer.
std::string portable_match(const AnyGame& game, int players, std::uint64_t seed) {
  const auto levels = game.bot_levels();
  const auto level = [&](Seat seat) -> const std::string& { return levels[seat % levels.size()]; };
  LabDice dice(seed);
  Setup setup;
  setup.players = players;
  auto started = game.start(setup, {"host", 0}, dice);
  if (!started) return started.error().text + '\n';
  AnyMatch& match = **started;
  std::uint64_t thoughts = 0;
  const auto play = [&](Seat seat, std::optional<std::uint32_t> answers, const Json& move) {
    return match.play(seat, answers, Json::array({move}), {*game.bot_stamp(level(seat)), 0}, dice).has_value();
  };
  while (!match.owing().empty()) {
    for (int seat = 0; seat < players; ++seat) {
      const auto speaker = static_cast<Seat>(seat);
      const auto move = match.bot_optional(speaker, level(speaker), seed_of(seed, ++thoughts));
      if (move && !play(speaker, std::nullopt, *move)) return "an optional move of a bot was refused\n";
    }
    if (match.owing().empty()) break;
    const Seat seat = match.owing().lowest();
    const Json move = match.bot_answer(seat, level(seat), seed_of(seed, ++thoughts));
    if (!play(seat, match.decision(seat), move)) return "an answer of a bot was refused\n";
  }
  std::string events;
  for (std::uint32_t event = 0; event <= match.last_event(); ++event) {
    JsonWriter json(events);
    match.write_event(event, json);
    events += '\n';
  }
  return events;
}

}  // namespace

// The match of the catalogue's game `game` as text that ends with 0, valid until the next call; null if there is no
// such game. The seed is 0 … 2³² − 1.
extern "C" const char* tempora_portable_match(std::uint32_t game, std::int32_t players, std::uint32_t seed) {
  static std::string text;
  if (game >= catalogue().size()) return nullptr;
  text = portable_match(*catalogue()[game], players, seed);
  return text.c_str();
}

}  // namespace tempora

#ifndef __wasm__
int main() {
  for (std::uint32_t game = 0; game < tempora::catalogue().size(); ++game) {
    for (std::int32_t players = 0; players <= tempora::kMaxSeats; ++players) {
      for (std::uint32_t seed = 1; seed <= 5; ++seed) {
        std::fputs(tempora::tempora_portable_match(game, players, seed), stdout);
      }
    }
  }
  return 0;
}
#endif
