// Drawing, discarding, refilling (TQ-8.10, TQ-9.3).
#include <algorithm>

#include "games/timequest/rules.hpp"

namespace tempora::timequest {
namespace {

std::uint8_t byte(int value) { return static_cast<std::uint8_t>(value); }

}  // namespace

bool Rules::can_draw_quest(const State& state) const {
  return !state.decks.quests.empty() || !state.now.quest_discards.empty();
}
bool Rules::can_draw_event(const State& state) const {
  const auto& discards = state.now.event_discards;
  return !state.decks.events.empty() ||
         std::any_of(discards.begin(), discards.end(), [](int count) { return count > 0; });
}
bool Rules::can_draw_action(const State& state) const {
  const auto& discards = state.now.action_discards;
  return !state.decks.actions.empty() ||
         std::any_of(discards.begin(), discards.end(), [](int count) { return count > 0; });
}

// An empty deck takes its discards (TQ-8.10). Returns whether there is a card now.
bool Rules::fill_quests(State& state, Dealer& dealer, Journal& journal) const {
  auto& deck = state.decks.quests;
  if (!deck.empty()) return true;
  state.now.quest_discards.for_each([&](int quest) { deck.put_on_top({byte(quest), 0, {}, {}}); });
  state.now.quest_discards.clear();
  if (deck.empty()) return false;
  const std::array zones{deck.zone()};
  deck.shuffle(dealer, zones);
  state.deed.spoilt = true;
  journal.tell(Audience::everyone(), fact(What::shuffled, {0, static_cast<int>(deck.size())}));
  return true;
}

bool Rules::fill_events(State& state, Dealer& dealer, Journal& journal) const {
  auto& deck = state.decks.events;
  if (!deck.empty()) return true;
  for (std::size_t kind = 0; kind < state.now.event_discards.size(); ++kind) {
    for (; state.now.event_discards[kind] > 0; --state.now.event_discards[kind]) {
      deck.put_on_top({byte(static_cast<int>(kind)), 0, {}, {}});
    }
  }
  if (deck.empty()) return false;
  deck.shuffle(dealer, event_zones(state.decks));
  state.deed.spoilt = true;
  journal.tell(Audience::everyone(), fact(What::shuffled, {1, static_cast<int>(deck.size())}));
  return true;
}

bool Rules::fill_actions(State& state, Dealer& dealer, Journal& journal) const {
  auto& deck = state.decks.actions;
  if (!deck.empty()) return true;
  for (std::size_t kind = 0; kind < state.now.action_discards.size(); ++kind) {
    for (; state.now.action_discards[kind] > 0; --state.now.action_discards[kind]) {
      deck.put_on_top({byte(static_cast<int>(kind)), 0, {}, {}});
    }
  }
  if (deck.empty()) return false;
  deck.shuffle(dealer, action_zones(state.decks));
  state.deed.spoilt = true;
  journal.tell(Audience::everyone(), fact(What::shuffled, {2, static_cast<int>(deck.size())}));
  return true;
}

// The top quest, turned up for all to see; nothing, if there is none.
std::optional<int> Rules::draw_quest(State& state, Dealer& dealer, Journal& journal) const {
  if (!fill_quests(state, dealer, journal)) return std::nullopt;
  auto& deck = state.decks.quests;
  const std::array zones{deck.zone()};
  const int quest = deck.turn_up(zones).card;
  if (state.deed.act != Act::end) state.deed.drawn_quests.push_back(byte(quest));
  return quest;
}

std::optional<int> Rules::draw_event_card(State& state, Dealer& dealer, Journal& journal) const {
  if (!fill_events(state, dealer, journal)) return std::nullopt;
  const int event = state.decks.events.turn_up(event_zones(state.decks)).card;
  if (state.deed.act != Act::end) state.deed.drawn_events.push_back(byte(event));
  return event;
}

// TQ-8.5, TQ-9.3: into the hand, or marked beside it; then the limit is kept. False if there is none.
bool Rules::draw_action(State& state, Seat seat, bool marked, Dealer& dealer, Journal& journal) const {
  if (!fill_actions(state, dealer, journal)) return false;
  const HiddenCard card = state.decks.actions.draw(seat, action_zones(state.decks));
  Hand& hand = state.decks.hands[seat];
  journal.reveal(Audience::only(seat), fact(What::drew, {seat, card.card, marked ? 1 : 0}),
                 fact(What::drew, {seat, -1, marked ? 1 : 0}));
  if (state.deed.act != Act::end) state.deed.drawn = card.card;
  if (marked) {
    hand.marked.push_back(card);
    if (hand.marked.size() > kMarked) push(state, Do::discard, seat, 1);
  } else {
    hand.cards.push_back(card);
    if (hand.cards.size() > kHand) push(state, Do::discard, seat, 0);
  }
  return true;
}

void Rules::refill_display(State& state, Dealer& dealer, Journal& journal) const {
  const std::size_t places = players_ <= 3 ? 4 : 3;  // TQ-5.2
  while (state.now.display.size() < places) {
    const auto quest = draw_quest(state, dealer, journal);
    if (!quest) return;
    state.now.display.push_back(byte(*quest));
    journal.reveal(Audience::everyone(), fact(What::refilled, {*quest}));
  }
}

void Rules::put_quest_under(State& state, int quest, Journal& journal) const {
  state.decks.quests.put_under({byte(quest), 0, Knowers::everyone(), {}});
  journal.tell(Audience::everyone(), fact(What::put_under, {0, quest}));
}

void Rules::discard_quest(State& state, int quest) const { state.now.quest_discards.insert(quest); }
void Rules::discard_action(State& state, int card) const {
  ++state.now.action_discards[static_cast<std::size_t>(card)];
}
void Rules::discard_event(State& state, int event) const {
  ++state.now.event_discards[static_cast<std::size_t>(event)];
}

// Which kinds of action cards a seat holds.
Bits Rules::hand_kinds(const State& state, Seat seat) const {
  Bits kinds;
  const Hand& hand = state.decks.hands[seat];
  for (const HiddenCard& card : hand.cards) kinds.insert(card.card);
  for (const HiddenCard& card : hand.marked) kinds.insert(card.card);
  return kinds;
}

// A card goes from the hand, for all to see. Of cards that look alike the one goes of which most is known, so that
// nobody goes on counting on a card that may be gone; those of the hand before marked ones.
void Rules::leave_hand(State& state, Seat seat, int card, std::optional<bool> marked) const {
  const auto take_from = [&](auto& cards) {
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if (cards[i].card != card) continue;
      if (!best || std::popcount(cards[i].exact.bits()) > std::popcount(cards[*best].exact.bits())) best = i;
    }
    if (best) cards.remove(*best);
    return best.has_value();
  };
  Hand& hand = state.decks.hands[seat];
  if (marked != true && take_from(hand.cards)) return;
  take_from(hand.marked);
}

// TQ-9.3: one card, which was too many.
void Rules::discard_from_hand(State& state, Seat seat, int card, bool marked, Journal& journal) const {
  leave_hand(state, seat, card, marked);
  discard_action(state, card);
  if (state.deed.act != Act::end) state.deed.discarded = byte(card);
  journal.reveal(Audience::everyone(), fact(What::discarded, {seat, card}));
}

}  // namespace tempora::timequest
