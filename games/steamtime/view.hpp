// Steam Time: what one viewer may see (ST-22), built from that and from nothing else.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/game.hpp"
#include "games/steamtime/missions.hpp"
#include "games/steamtime/state.hpp"

namespace tempora::steamtime {

class Rules;

// What a space means for the viewer now.
struct Prospect {
  bool place = false;    // an airship may go there (ST-8)
  bool use = false;      // its action could be carried out, by Mr. TIME for instance (ST-8.5)
  bool payable = false;  // upgrades and expeditions: by what he has
  int deficit = 0;       // … how many crystals of the colours asked for he lacks
};

// All is public but the specialists in hand and the order of what is drawn later, which no state holds.
struct View {
  const Rules* rules = nullptr;
  State open;     // without the hands and decks of specialists …
  int seat = -1;  // of the viewer
  std::array<std::uint8_t, kMaxPlayers> hand_count{};
  std::array<std::uint8_t, kMaxPlayers> deck_count{};
  std::array<std::uint16_t, kMaxPlayers> known_hand{};  // … of which the viewer knows these
  std::vector<Prospect> prospects;                      // of a seat's own view: by space
  std::optional<BestMissions> best;                     // … while it is asked for a mission: a hint
};

// docs/protocol.md §8.
void write(const View& view, JsonWriter& json);
// docs/archive-format.md.
void write(const State& state, JsonWriter& json);

}  // namespace tempora::steamtime
