// Steam Time keeps the engine's contract.
#include "engine/testing/conformance.hpp"

#include "games/steamtime/rules.hpp"

namespace tempora {
namespace {

conformance::Settings steamtime_settings() {
  conformance::Settings settings;
  settings.bound = [](const Setup& /*setup*/) { return 16'000U; };  // ST-23.3
  return settings;
}

TEMPORA_CONFORMANCE(steamtime::Rules, steamtime_settings())

}  // namespace
}  // namespace tempora
