// A random state that looks the same to a viewer, made from what everybody sees and what that viewer knows, and from
// nothing else. Every arrangement that fits has the same chance: openings tell of cards, not of intentions.
#include <algorithm>
#include <bit>

#include "games/tempel/rules.hpp"

namespace tempora::tempel {
namespace {

// Gold and fire that were turned up before seat after seat in one round, and over all.
struct Found {
  std::array<Holding, kMaxPlayers> by_seat{};
  std::array<std::uint8_t, kMaxPlayers> openings{};
};

Found found_in(const Public& open, int round, int players) {
  Found found;
  const int first = (round - 1) * players;
  const int last = std::min<int>(round * players, open.opening_count);
  for (int i = first; i < last; ++i) {
    const Opening& opening = open.openings[static_cast<std::size_t>(i)];
    Holding& there = found.by_seat[opening.seat()];
    there.gold = static_cast<std::uint8_t>(there.gold + (opening.what() == Card::gold ? 1 : 0));
    there.fire = static_cast<std::uint8_t>(there.fire + (opening.what() == Card::fire ? 1 : 0));
    ++found.openings[opening.seat()];
  }
  return found;
}

}  // namespace

Rules::State Rules::imagine(const State& state, Viewer viewer, Dealer& dealer) const {
  if (viewer.is_archive() || state.open.end != End::none) return state;
  State imagined{};
  imagined.open = state.open;
  imagined.players = state.players;
  const int own = viewer.is_seat() ? viewer.seat() : -1;

  // Roles: the pile without the own card, shuffled over the other seats and the card that stays out.
  std::array<Role, kMaxPlayers + 1> pile{};
  std::size_t count = 0;
  const auto own_role = own >= 0 ? state.roles[static_cast<std::size_t>(own)] : Role::none;
  for (int i = own_role == Role::adventurer ? 1 : 0; i < temple_.adventurers; ++i) pile[count++] = Role::adventurer;
  for (int i = own_role == Role::guardian ? 1 : 0; i < temple_.guardians; ++i) pile[count++] = Role::guardian;
  dealer.shuffle(std::span(pile.data(), count));
  imagined.roles.fill(Role::none);
  imagined.out = Role::none;
  std::size_t next_role = 0;
  for (int seat = 0; seat < players_; ++seat) {
    imagined.roles[static_cast<std::size_t>(seat)] = seat == own ? own_role : pile[next_role++];
  }
  if (next_role < count) imagined.out = pile[next_role];

  // Each round's deal: what is known of it, and the rest of that round's gold and fire over the chambers left.
  int gold = temple_.gold;
  int fire = temple_.fire;
  for (int round = 1; round <= state.open.round; ++round) {
    const auto at = static_cast<std::size_t>(round - 1);
    const Found found = found_in(state.open, round, players_);
    auto& dealt = imagined.dealt[at];
    std::array<std::uint8_t, kMaxPlayers * kChambersInRoundOne> free{};
    std::uint32_t slots = 0;
    int gold_left = gold;
    int fire_left = fire;
    for (int seat = 0; seat < players_; ++seat) {
      const auto index = static_cast<std::size_t>(seat);
      dealt[index] = seat == own ? state.dealt[at][index] : found.by_seat[index];
      gold_left -= dealt[index].gold;
      fire_left -= dealt[index].fire;
      gold -= found.by_seat[index].gold;
      fire -= found.by_seat[index].fire;
      if (seat == own) continue;
      for (int i = found.openings[index]; i < chambers_each(round); ++i)
        free[slots++] = static_cast<std::uint8_t>(seat);
    }
    std::uint32_t next = 0;
    const auto deal_one = [&]() -> Holding& {
      const std::uint32_t chosen = next + dealer.below(slots - next);
      std::swap(free[next], free[chosen]);
      return dealt[free[next++]];
    };
    for (int i = 0; i < gold_left; ++i) ++deal_one().gold;
    for (int i = 0; i < fire_left; ++i) ++deal_one().fire;
    if (round < state.open.round) continue;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players_); ++seat) {
      imagined.down[seat].gold = static_cast<std::uint8_t>(dealt[seat].gold - found.by_seat[seat].gold);
      imagined.down[seat].fire = static_cast<std::uint8_t>(dealt[seat].fire - found.by_seat[seat].fire);
    }
  }
  return imagined;
}

}  // namespace tempora::tempel
