// A match that still runs gives no proof of its end, and nobody else can make one.
#include "engine/match.hpp"
#include "engine/testing/probe/probe.hpp"

namespace tempora {

Viewer open_all(const Match<probe::Rules>& match) {
#ifdef FORBIDDEN
  static_cast<void>(match);
  return Viewer::archive(Finished{});
#else
  const auto proof = match.finished();
  return proof ? Viewer::archive(*proof) : Viewer::spectator();
#endif
}

}  // namespace tempora
