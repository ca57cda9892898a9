// Nobody but a match or the lab's loop can make a Sampler.
#include "engine/sight.hpp"
#include "engine/testing/probe/probe.hpp"

namespace tempora {

probe::State dream(const Sight<probe::Rules>& sight, const probe::State& state, Dealer& dealer) {
#ifdef FORBIDDEN
  return Sampler<probe::Rules>(sight.rules(), state, Viewer::seat(0)).imagine(dealer);
#else
  static_cast<void>(state);
  return sight.sampler().imagine(dealer);
#endif
}

}  // namespace tempora
