// Khronos keeps the engine's contract.
#include "engine/testing/conformance.hpp"

#include "games/khronos/rules.hpp"

namespace tempora {
namespace {

conformance::Settings khronos_settings() {
  conformance::Settings settings;
  settings.bound = [](const Setup& setup) { return static_cast<std::uint32_t>(1470 * setup.players); };  // KH-17.4
  return settings;
}

TEMPORA_CONFORMANCE(khronos::Rules, khronos_settings())

}  // namespace
}  // namespace tempora
