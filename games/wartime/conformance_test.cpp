// WarTime keeps the engine's contract.
#include "engine/testing/conformance.hpp"

#include "games/wartime/rules.hpp"

namespace tempora {
namespace {

conformance::Settings wartime_settings() {
  conformance::Settings settings;
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
