// A bot that wants the state can't be one of a game's levels: they are given a Sight.
#include "engine/levels.hpp"
#include "engine/testing/probe/probe.hpp"

namespace tempora {

using probe::Rules;

struct Cheat {
  static constexpr std::string_view kLevel = "cheat";
  static constexpr int kVersion = 1;
#ifdef FORBIDDEN
  using Wanted = probe::State;
#else
  using Wanted = Sight<Rules>;
#endif
  probe::Move answer(const Wanted& /*wanted*/, const MoveList<probe::Move>& legal, Generator& /*generator*/) const {
    return legal[0];
  }
};

probe::Move play(const Levels<Rules, Cheat>& levels, const Sight<Rules>& sight, Generator& generator) {
  return levels.answer(0, sight, MoveList<probe::Move>(), generator);
}

}  // namespace tempora
