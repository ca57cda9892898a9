// A random state that looks the same to a viewer, made from what everybody sees and what that viewer knows, and from
// nothing else. Every arrangement that fits has the same chance: openings tell of cards, not of intentions.
#include <algorithm>

#include "games/tempel/rules.hpp"

namespace tempora::tempel {
namespace {

// What was turned up in one round before each seat, and how many openings that were.
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

// Roles: the pile without the own card, shuffled over the other seats and the card that stays out (TD-1.2). `own` is
// the viewer's seat, or −1.
void imagine_roles(State& imagined, const Temple& temple, int own, Role own_role, Dealer& dealer) {
  std::array<Role, kMaxPlayers + 1> pile{};
  std::size_t count = 0;
  for (int i = own_role == Role::adventurer ? 1 : 0; i < temple.adventurers; ++i) pile[count++] = Role::adventurer;
  for (int i = own_role == Role::guardian ? 1 : 0; i < temple.guardians; ++i) pile[count++] = Role::guardian;
  dealer.shuffle(std::span(pile.data(), count));
  imagined.roles.fill(Role::none);
  std::size_t next = 0;
  for (int seat = 0; seat < imagined.players; ++seat) {
    imagined.roles[static_cast<std::size_t>(seat)] = seat == own ? own_role : pile[next++];
  }
  imagined.out = next < count ? pile[next] : Role::none;
}

// One round's deal: what is known of it, which is `own_holding` and what was found, and the rest of the gold and fire
// that were dealt over the chambers of others that stayed face down.
std::array<Holding, kMaxPlayers> imagine_deal(const Found& found, int players, int round, Holding dealt_in_all, int own,
                                              Holding own_holding, Dealer& dealer) {
  std::array<Holding, kMaxPlayers> dealt{};
  std::array<std::uint8_t, kMaxPlayers * kChambersInRoundOne> free{};
  std::uint32_t slots = 0;
  int gold = dealt_in_all.gold;
  int fire = dealt_in_all.fire;
  for (int seat = 0; seat < players; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    dealt[at] = seat == own ? own_holding : found.by_seat[at];
    gold -= dealt[at].gold;
    fire -= dealt[at].fire;
    if (seat == own) continue;
    for (int i = found.openings[at]; i < chambers_each(round); ++i) free[slots++] = static_cast<std::uint8_t>(seat);
  }
  std::uint32_t next = 0;
  const auto deal_one = [&]() -> Holding& {
    const std::uint32_t chosen = next + dealer.below(slots - next);
    std::swap(free[next], free[chosen]);
    return dealt[free[next++]];
  };
  for (int i = 0; i < gold; ++i) ++deal_one().gold;
  for (int i = 0; i < fire; ++i) ++deal_one().fire;
  return dealt;
}

Holding without(Holding holding, Holding found) {
  return {static_cast<std::uint8_t>(holding.gold - found.gold), static_cast<std::uint8_t>(holding.fire - found.fire)};
}

}  // namespace

Rules::State Rules::imagine(const State& state, Viewer viewer, Dealer& dealer) const {
  if (viewer.is_archive() || state.open.end != End::none) return state;
  State imagined{};
  imagined.open = state.open;
  imagined.players = state.players;
  const int own = viewer.is_seat() ? viewer.seat() : -1;
  const auto own_at = static_cast<std::size_t>(std::max(own, 0));
  imagine_roles(imagined, temple_, own, own >= 0 ? state.roles[own_at] : Role::none, dealer);
  Holding unfound{static_cast<std::uint8_t>(temple_.gold), static_cast<std::uint8_t>(temple_.fire)};
  for (int round = 1; round <= state.open.round; ++round) {
    const auto at = static_cast<std::size_t>(round - 1);
    const Found found = found_in(state.open, round, players_);
    imagined.dealt[at] =
        imagine_deal(found, players_, round, unfound, own, own >= 0 ? state.dealt[at][own_at] : Holding(), dealer);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players_); ++seat) {
      unfound = without(unfound, found.by_seat[seat]);
      if (round == state.open.round) {
        imagined.down[seat] = without(imagined.dealt[at][seat], found.by_seat[seat]);
      }
    }
  }
  return imagined;
}

}  // namespace tempora::tempel
