// The book's invariants (TQ-23.3).
#include <algorithm>
#include <cassert>

#include "games/timequest/rules.hpp"

// In a release nothing is asserted, and what is counted for it not used.
#ifdef NDEBUG
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#pragma GCC diagnostic ignored "-Wunused-variable"
#endif

namespace tempora::timequest {

void Rules::check(const State& state) const {
  const Position& now = state.now;
  const Decks& decks = state.decks;
  assert(state.seats == players_ && state.first < players_);
  assert(!state.agenda.empty());

  // bank + players + stakes
  std::array<int, kGoods> goods{};
  int crystals = now.crystals;
  for (std::size_t i = 0; i < goods.size(); ++i) {
    goods[i] = now.bank[i];
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
      goods[i] += now.players[seat].goods[i] + state.stakes[seat][i];
    }
    assert(goods[i] == cards_.bank_goods);
  }
  for (const Player& player : now.players) crystals += player.crystals;
  assert(crystals == cards_.bank_crystals);

  // quests: each at one place
  Bits quests = now.quest_discards;
  auto count = static_cast<std::size_t>(now.quest_discards.size());
  const auto add = [&](int quest) {
    quests.insert(quest);
    ++count;
  };
  for (const HiddenCard& card : decks.quests.zone()) add(card.card);
  for (const std::uint8_t quest : now.display) add(quest);
  for (const std::uint8_t quest : now.explorers) add(quest);
  for (const std::uint8_t quest : state.handled) add(quest);
  for (const Player& player : now.players) player.artifacts.for_each(add);
  assert(count == cards_.quests.size() && static_cast<std::size_t>(quests.size()) == count);

  // Active Player Events; one may just be being carried out
  std::size_t events = decks.events.size();
  for (const int discarded : now.event_discards) events += static_cast<std::size_t>(discarded);
  for (const Player& player : now.players) events += player.events.size();
  for (const auto& place : decks.event_places) events += place.size();
  std::size_t all_events = 0;
  for (const ActiveEvent& event : cards_.active_events) all_events += event.copies;
  assert(events <= all_events && events + 1 >= all_events);

  // action cards; one may just be being laid
  std::size_t actions = decks.actions.size() + now.beacons;
  for (const int discarded : now.action_discards) actions += static_cast<std::size_t>(discarded);
  for (const Hand& hand : decks.hands) actions += hand.cards.size() + hand.marked.size();
  for (const Player& player : now.players) {
    actions += player.set.size();
    for (const Slot& slot : player.slots) actions += slot.empty() ? 0 : 1;
  }
  for (std::size_t period = 1; period <= kPeriods; ++period) {
    actions += now.engineer[period] != kNone ? 1 : 0;
    actions += now.lock[period] != kNone ? 1 : 0;
  }
  std::size_t all_actions = 0;
  for (const ActionCard& card : cards_.actions) all_actions += card.copies;
  assert(actions <= all_actions && actions + 1 >= all_actions);

  // All Player cards: as many used as rounds begun
  std::size_t unused = 0;
  for (const auto& deck : decks.all) unused += deck.size();
  const std::size_t used = cards_.all_events.size() - unused;
  assert(used == state.round || used + 1 == state.round);

  for (std::size_t period = 1; period <= kPeriods; ++period) assert(now.visits[period] <= options_.visits);
  assert(now.display.size() == display_places() || !can_draw_quest(state) || state.agenda.top().what != Do::menu);
  for (const Seat seat : everybody()) {
    const Hand& hand = decks.hands[seat];
    const bool at_rest = state.agenda.top().what == Do::menu;
    assert(!at_rest || (hand.cards.size() <= kHand && hand.marked.size() <= kMarked));
  }
  assert(now.points + now.spent <= kMostPoints);
  assert(state.round <= options_.rounds);
}

}  // namespace tempora::timequest
