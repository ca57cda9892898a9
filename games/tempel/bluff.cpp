#include "games/tempel/bluff.hpp"

#include <algorithm>

namespace tempora::tempel {
namespace {

Holding within(int claimed_gold, int claimed_fire, int each, int gold, int fire) {
  const int said_gold = std::clamp(claimed_gold, 0, std::min(each, gold));
  const int said_fire = std::clamp(claimed_fire, 0, std::min(each - said_gold, fire));
  return {static_cast<std::uint8_t>(said_gold), static_cast<std::uint8_t>(said_fire)};
}

}  // namespace

Sayings bluff(Holding own, int each, int gold, int fire) {
  const auto say = [&](int claimed_gold, int claimed_fire) {
    return within(claimed_gold, claimed_fire, each, gold, fire);
  };
  const int g = own.gold;
  const int f = own.fire;
  if (f > 0) return {{{say(g + f, 0), 60}, {say(std::max(g, 1) + 1, 0), 25}, {say(g, f), 15}}};
  if (g > 0) return {{{say(g - 1, 0), 50}, {say(g, 0), 25}, {say(g - 1, 1), 25}}};
  return {{{say(0, 0), 45}, {say(1, 0), 40}, {say(2, 0), 15}}};
}

}  // namespace tempora::tempel
