// TimeQuest keeps the engine's contract.
#include "engine/testing/conformance.hpp"

#include "games/timequest/rules.hpp"

namespace tempora {
namespace {

conformance::Settings timequest_settings() {
  conformance::Settings settings;
  // TQ-27: 19 rounds of a turn each and an event phase; a turn has 8 action points and 40 free acts, most of several
  // steps, and a secret answer may be taken back three times.
  settings.bound = [](const Setup& setup) { return static_cast<std::uint32_t>(19 * 400 * setup.players); };
  return settings;
}

TEMPORA_CONFORMANCE(timequest::Rules, timequest_settings())

}  // namespace
}  // namespace tempora
