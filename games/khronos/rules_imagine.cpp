// What a viewer must hold for possible (KH-16.3, KH-16.4).
#include <algorithm>
#include <string>

#include "games/khronos/buildings.hpp"
#include "games/khronos/rules.hpp"

namespace tempora::khronos {
namespace {

// C(n, k) for k ≤ kHand.
std::uint32_t choose(int n, int k) {
  std::uint32_t ways = 1;
  for (int i = 0; i < k; ++i) ways = ways * static_cast<std::uint32_t>(n - i) / static_cast<std::uint32_t>(i + 1);
  return n < k ? 0 : ways;
}

}  // namespace

// The active player has begun a card action, for all to see: whether this hand allows the steps made so far.
bool Rules::explains(State& state, const Cards& hand) const {
  state.players[state.active].hand = hand;
  const Action& action = state.action;
  switch (state.step) {
    case Step::row:
    case Step::column:
      return hand[at(action.type)] >= action.cost;
    case Step::which:
      return possible(state, action);
    case Step::grow:
      return can_upgrade(state, state.buildings[*find(state, Site(action.age, action.from))]);
    case Step::extra:
      return hand[at(action.type)] >= action.cost;
    case Step::share:
      return hand[0] >= action.paid[0] && hand[1] >= action.paid[1] && hand[2] >= action.paid[2];
    default:
      return true;
  }
}

// Draws what the active player may hold besides the cards known to be there: each way to take them from `pool` is as
// likely as its cards make it, among those that explain the steps made so far.
Cards Rules::imagine_active_hand(const State& state, const Cards& pool, Dealer& dealer) const {
  const Player& player = state.players[state.active];
  const int count = count_of(player.hand) - count_of(player.known);
  State trial = state;
  std::array<Cards, 16> hands;
  std::array<std::uint32_t, 16> weights{};
  std::size_t size = 0;
  std::uint32_t total = 0;
  for (int military = 0; military <= std::min<int>(count, pool[0]); ++military) {
    for (int religious = 0; religious <= std::min<int>(count - military, pool[1]); ++religious) {
      const int civil = count - military - religious;
      if (civil > pool[2]) continue;
      const Cards unknown{static_cast<std::uint8_t>(military), static_cast<std::uint8_t>(religious),
                          static_cast<std::uint8_t>(civil)};
      Cards hand = unknown;
      for (std::size_t i = 0; i < hand.size(); ++i) hand[i] = static_cast<std::uint8_t>(hand[i] + player.known[i]);
      if (!explains(trial, hand)) continue;
      hands[size] = unknown;
      weights[size] = choose(pool[0], military) * choose(pool[1], religious) * choose(pool[2], civil);
      total += weights[size++];
    }
  }
  std::uint32_t chosen = dealer.below(total);
  std::size_t hand = 0;
  while (chosen >= weights[hand]) chosen -= weights[hand++];
  return hands[hand];
}

Rules::State Rules::imagine(const State& state, Viewer viewer, Dealer& dealer) const {
  State other = state;
  if (viewer.is_archive()) return other;
  Cards pool{};
  for (const Type card : state.pile) ++pool[at(card)];
  for (int seat = 0; seat < players_; ++seat) {
    if (viewer.is_seat(static_cast<Seat>(seat))) continue;
    const Player& player = state.players[static_cast<std::size_t>(seat)];
    for (std::size_t i = 0; i < pool.size(); ++i) {
      pool[i] = static_cast<std::uint8_t>(pool[i] + player.hand[i] - player.known[i]);
    }
  }
  const auto deal = [&](Seat seat, const Cards& unknown) {
    Player& player = other.players[seat];
    for (std::size_t i = 0; i < pool.size(); ++i) {
      player.hand[i] = static_cast<std::uint8_t>(player.known[i] + unknown[i]);
      pool[i] = static_cast<std::uint8_t>(pool[i] - unknown[i]);
    }
  };
  if (!viewer.is_seat(state.active)) deal(state.active, imagine_active_hand(state, pool, dealer));
  FixedVector<Type, kMostCards> cards;
  for (const Type type : kEveryType) {
    for (int i = 0; i < pool[at(type)]; ++i) cards.push_back(type);
  }
  dealer.shuffle(cards.span());
  for (int seat = 0; seat < players_; ++seat) {
    const Player& player = state.players[static_cast<std::size_t>(seat)];
    if (viewer.is_seat(static_cast<Seat>(seat)) || seat == state.active) continue;
    Cards unknown{};
    for (int i = count_of(player.hand) - count_of(player.known); i > 0; --i) ++unknown[at(cards.pop_back())];
    deal(static_cast<Seat>(seat), unknown);
  }
  other.pile = cards;
  return other;
}

// Before anybody has decided anything, nothing but chance has told the hands.
std::vector<Feature> Rules::hidden_features(const State& state) const {
  std::vector<Feature> features;
  const bool undecided =
      state.round == 1 && state.active == state.first && state.step == Step::exchange && count_of(state.discards) == 0;
  if (!undecided) return features;
  features.push_back({"the top card", static_cast<int>(state.pile.back())});
  features.push_back({"the bottom card", static_cast<int>(state.pile[0])});
  for (int seat = 0; seat < players_; ++seat) {
    const Cards& hand = state.players[static_cast<std::size_t>(seat)].hand;
    features.push_back({"Military cards of seat " + std::to_string(seat), hand[0]});
    features.push_back({"Civil cards of seat " + std::to_string(seat), hand[2]});
  }
  return features;
}

}  // namespace tempora::khronos
