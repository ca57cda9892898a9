// Tempel des Schreckens: what one viewer may see (TD-7), built from that and from nothing else.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/game.hpp"
#include "games/tempel/state.hpp"
#include "games/tempel/temples.hpp"

namespace tempora::tempel {

struct View {
  int players = 0;
  Temple temple;            // what is in the temple, and the role pile of this match
  int cards_out = 0;        // role cards that stay out (TD-1.2)
  bool announcing = false;  // option `announcements`
  Public open;

  int seat = -1;                         // whose view this is; −1: a spectator's or the archive's
  Role role = Role::none;                // own (TD-2.1)
  std::array<Holding, kRounds> dealt{};  // own, by round − 1 (TD-3.2)
  Holding down;                          // own, what of this round's is still face down

  bool all = false;  // the match is over, or this is the archive: what follows is there
  std::array<Role, kMaxPlayers> roles{};
  Role out = Role::none;
  std::array<std::array<Holding, kMaxPlayers>, kRounds> all_dealt{};
  std::array<Holding, kMaxPlayers> all_down{};
};

std::string_view name(Card card);
std::string_view name(Role role);
// The rule that ended the match, or nothing while it runs.
std::string_view rule_of(End end);
// The team that won: "adventurers" or "guardians".
std::string_view winners(End end);

// docs/protocol.md §8.
void write(const View& view, JsonWriter& json);
// docs/archive-format.md.
void write(const State& state, JsonWriter& json);

}  // namespace tempora::tempel
