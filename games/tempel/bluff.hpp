// Tempel des Schreckens: how a guardian that plays well announces. The same table serves to speak and to listen.
#pragma once

#include <array>
#include <cstdint>

#include "games/tempel/state.hpp"

namespace tempora::tempel {

// One thing that may be said, with its weight.
struct Saying {
  Holding claim;
  std::uint32_t weight = 0;
};

// What a guardian says who was dealt `own` of `each` chambers in a temple with that much gold and fire; the weights sum
// to kBluffWeights. Fire is kept quiet and baited with gold; gold is played down.
inline constexpr std::uint32_t kBluffWeights = 100;
using Sayings = std::array<Saying, 3>;
Sayings bluff(Holding own, int each, int gold, int fire);

}  // namespace tempora::tempel
