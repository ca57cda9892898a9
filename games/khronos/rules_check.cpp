// The book's invariants.
#include <cassert>
#include <numeric>

#include "games/khronos/buildings.hpp"
#include "games/khronos/rules.hpp"

// In a release nothing is asserted, and what is counted for it not used.
#ifdef NDEBUG
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#pragma GCC diagnostic ignored "-Wunused-variable"
#endif

namespace tempora::khronos {

void Rules::check(const State& state) const {
  assert(state.seats == players_ && state.active < players_ && state.first < players_);
  assert(state.round >= 1 && state.round <= kRounds);
  const bool at_rest = state.resolution.stage == Resolution::Stage::none;
  assert(!at_rest || state.resolution.downsizings.empty());

  auto tiles = state.stock;
  std::array<int, kMaxPlayers> cubes{};
  const auto& buildings = state.buildings;
  for (std::size_t i = 0; i < buildings.size(); ++i) {
    const Building& building = buildings[i];
    const bool civil = building.type == Type::civil;
    const bool late = building.age() == Age::reason;
    assert(i == 0 || buildings[i - 1].site < building.site);
    assert(land_.fits(building.anchor(), building.size));
    assert((building.owner < players_) == (!civil && !late));    // KH-4.4
    assert(!building.ruin || (late && !civil));                  // KH-9.9
    assert(!late || building.size > 1 || is_printed(building));  // KH-9.1
    assert(late || building.cube_count() == 0);
    assert(!civil || building.cube_count() <= value_of(building.size));                       // KH-7.19
    assert(civil || !building.ruin || building.cube_count() < ruin_value_of(building.size));  // KH-7.20
    for (std::size_t j = i + 1; j < buildings.size() && buildings[j].age() == building.age(); ++j) {
      assert(!overlap(building.anchor(), building.size, buildings[j].anchor(), buildings[j].size));
      if (touch(building.anchor(), building.size, buildings[j].anchor(), buildings[j].size)) {
        assert(building.domain == buildings[j].domain);  // KH-4.3
      }
      const bool equal = at_rest && !late && !civil && building.domain == buildings[j].domain &&
                         building.type == buildings[j].type && building.size == buildings[j].size;
      assert(!equal || top_value(state, building.domain, building.type) > building.value());  // KH-4.11
    }
    if (!is_printed(building)) ++tiles[static_cast<std::size_t>(building.type)][building.size - 1U];
    if (building.owner < kMaxPlayers) ++cubes[building.owner];
    for (std::size_t seat = 0; seat < cubes.size(); ++seat) cubes[seat] += building.cubes[seat];
  }
  assert(tiles == components_.tiles);  // KH-2.5

  int cards = static_cast<int>(state.pile.size()) + count_of(state.discards) + count_of(state.row);
  if (state.step == Step::give) cards += count_of(state.action.paid);
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players_); ++seat) {
    const Player& player = state.players[seat];
    assert(cubes[seat] + player.cubes == kCubes);  // KH-2.11
    assert(count_of(player.hand) <= kHand);
    assert(std::accumulate(player.ledger.begin(), player.ledger.end(), 0) == player.ecus);
    for (std::size_t i = 0; i < kTypes; ++i) assert(player.known[i] <= player.hand[i]);
    cards += count_of(player.hand);
  }
  assert(cards == count_of(cards_));
}

}  // namespace tempora::khronos
