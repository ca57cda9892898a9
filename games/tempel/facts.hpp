// Tempel des Schreckens: the facts that a journal holds; their numbers in order.
#pragma once

#include <cstdint>

namespace tempora::tempel {

enum class What : std::uint16_t {
  roles,       // one's own: role
  key,         // seat
  deal,        // round, each; one's own: gold, fire
  opened,      // by, seat, place, card
  round_over,  // round
  announced,   // seat, gold, fire; or seat alone when it is not telling
  won,         // end
};

}  // namespace tempora::tempel
