// What a viewer must hold for possible: only the others' specialists are hidden (ST-22).
#include <bit>
#include <string>

#include "games/steamtime/rules.hpp"

namespace tempora::steamtime {

Rules::State Rules::imagine(const State& state, Viewer viewer, Dealer& dealer) const {
  State imagined = state;
  if (viewer.is_archive()) return imagined;
  for (int seat = 0; seat < players_; ++seat) {
    if (viewer.is_seat(static_cast<Seat>(seat))) continue;
    Player& player = imagined.players[static_cast<std::size_t>(seat)];
    player.deck = static_cast<std::uint16_t>(player.deck | player.hand);
    const int count = std::popcount(player.hand);
    player.hand = 0;
    for (int i = 0; i < count; ++i)
      player.hand = static_cast<std::uint16_t>(player.hand | 1U << dealer.draw_bit(player.deck));
  }
  return imagined;
}

// Before anybody could play one, nothing but chance has told who holds what.
std::vector<Feature> Rules::hidden_features(const State& state) const {
  std::vector<Feature> features;
  for (int seat = 0; seat < players_; ++seat) {
    const Player& player = state.players[static_cast<std::size_t>(seat)];
    if (player.hand == 0 || !player.pile.empty() || player.turns > 0 || state.round > 1) continue;
    features.push_back({"the lower specialist of seat " + std::to_string(seat), std::countr_zero(player.hand)});
    features.push_back({"the upper specialist of seat " + std::to_string(seat), std::bit_width(player.hand)});
  }
  return features;
}

}  // namespace tempora::steamtime
