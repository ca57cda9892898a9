// WarTime keeps the engine's contract.
#include "engine/testing/conformance.hpp"

#include <algorithm>

#include "engine/testing/counts.hpp"
#include "games/wartime/rules.hpp"

namespace tempora {
namespace {

conformance::Settings wartime_settings() {
  conformance::Settings settings;
  // A match is about ten times as long as one of the other games, and nothing in it is hidden.
  settings.matches = 400;
  settings.records = 80;
  settings.positions = 1000;
  settings.refused_positions = 200;
  settings.frequency_matches = 1000;
  // Matches of 300 rounds are the same at greater length.
  settings.highest["rounds"] = std::max(10, scaled(300));
  // WT-12.1: three placings for each seat, and as many as 19 decisions in each of the turns.
  settings.bound = [](const Setup& setup) {
    const auto rules = wartime::Rules::create(setup);
    const int turns = rules->options().rounds * setup.players;
    return static_cast<std::uint32_t>(3 * setup.players + 19 * turns);
  };
  return settings;
}

TEMPORA_CONFORMANCE(wartime::Rules, wartime_settings())

}  // namespace
}  // namespace tempora
