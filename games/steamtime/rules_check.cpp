// The book's invariants (ST-4.3).
#include <bit>
#include <cassert>

#include "games/steamtime/rules.hpp"

// In a release nothing is asserted, and what is counted for it not used.
#ifdef NDEBUG
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#pragma GCC diagnostic ignored "-Wunused-variable"
#endif

namespace tempora::steamtime {

void Rules::check(const State& state) const {
  assert(state.seats == players_ && state.first < players_ && state.round >= 1 && state.round <= kRounds);
  assert(state.efforts.size() == state.round);
  Crystals crystals = state.bag;
  for (const Crystals& deposit : state.deposits) {
    for (std::size_t k = 0; k < kColours; ++k) crystals[k] = byte(crystals[k] + deposit[k]);
  }
  int time = state.mine;
  int gold = state.bank;
  int missions = std::popcount(state.missions);
  for (int seat = 0; seat < players_; ++seat) {
    const Player& player = state.players[static_cast<std::size_t>(seat)];
    for (std::size_t k = 0; k < kColours; ++k) {
      const Filling& filling = player.generators[k];
      assert(static_cast<std::size_t>(filling.count()) <= components_.generators[k].marks.size());
      crystals[k] = byte(crystals[k] + filling.coloured);
      time += filling.time;
    }
    gold += player.gold;
    missions += static_cast<int>(player.missions.size());
    assert(player.steam <= kSteamTrack && player.portal < kPortalTrack);
    assert(player.hangar <= components_.supply.airships && player.highest <= kStream);
    assert(player.upgrades_spent <= player.upgrades.size() && player.expeditions_spent <= player.expeditions.size());
    assert((player.hand & player.deck) == 0);
    for (const std::uint8_t card : player.pile) assert(((player.hand | player.deck) >> card & 1) == 0);
  }
  assert(crystals == components_.supply.crystals);
  assert(time == components_.supply.time && gold == components_.supply.gold);
  assert((state.encounters & state.encounter_discards) == 0);
  assert(missions <= static_cast<int>(components_.missions.size()));
  for (int space = 0; space < space_count_; ++space) {
    const auto number = static_cast<std::size_t>(space);
    const Action action = spaces_[number].space.action;
    const bool holds_card = action == Action::mission || action == Action::upgrade || action == Action::expedition;
    assert(holds_card || state.lying[number] == kNone);
    assert(state.airships[number] == kNone || state.airships[number] < players_);
  }
}

}  // namespace tempora::steamtime
