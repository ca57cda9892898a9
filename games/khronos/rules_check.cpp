// The book's invariants.
#include <cassert>

#include "games/khronos/buildings.hpp"
#include "games/khronos/rules.hpp"

namespace tempora::khronos {

void Rules::check(const State& state) const { (void)state; }

}  // namespace tempora::khronos
