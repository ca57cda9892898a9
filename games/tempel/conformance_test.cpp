// Tempel des Schreckens keeps the engine's contract.
#include "engine/testing/conformance.hpp"

#include "games/tempel/rules.hpp"

namespace tempora {
namespace {

conformance::Settings tempel_settings() {
  conformance::Settings settings;
  // TD-4.4: 4 openings and 12 announcements a player.
  settings.bound = [](const Setup& setup) { return static_cast<std::uint32_t>(16 * setup.players); };
  return settings;
}

TEMPORA_CONFORMANCE(tempel::Rules, tempel_settings())

}  // namespace
}  // namespace tempora
