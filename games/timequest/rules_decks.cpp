// Drawing, discarding, refilling (TQ-8.10, TQ-9.3).
#include <algorithm>

#include "games/timequest/rules.hpp"

namespace tempora::timequest {

namespace {

// Discards are counts by kind.
template <class Counts>
bool any_left(const Counts& discards) {
  return std::any_of(discards.begin(), discards.end(), [](int count) { return count > 0; });
}

template <class Counts, class Cards>
void put_copies_back(Counts& discards, Cards& deck) {
  for (std::size_t kind = 0; kind < discards.size(); ++kind) {
    for (; discards[kind] > 0; --discards[kind]) deck.put_on_top({byte(static_cast<int>(kind)), 0, {}, {}});
  }
}

}  // namespace

bool Rules::can_draw_quest(const State& state) const {
  return !state.decks.quests.empty() || !state.now.quest_discards.empty();
}
bool Rules::can_draw_event(const State& state) const {
  return !state.decks.events.empty() || any_left(state.now.event_discards);
}
bool Rules::can_draw_action(const State& state) const {
  return !state.decks.actions.empty() || any_left(state.now.action_discards);
}

// An empty deck takes its discards (TQ-8.10): `put_back` lays them on it, `zones` are then all of the kind. Returns
// whether there is a card now.
template <class Cards, class PutBack, class Zones>
bool Rules::fill(State& state, Cards& deck, int pile, PutBack&& put_back, Zones&& zones, Dealer& dealer,
                 Journal& journal) const {
  if (!deck.empty()) return true;
  put_back();
  if (deck.empty()) return false;
  deck.shuffle(dealer, zones());
  state.deed.spoilt = true;
  journal.tell(Audience::everyone(), fact(What::shuffled, {pile, static_cast<int>(deck.size())}));
  return true;
}

bool Rules::fill_quests(State& state, Dealer& dealer, Journal& journal) const {
  auto& deck = state.decks.quests;
  const auto put_back = [&] {
    state.now.quest_discards.for_each([&](int quest) { deck.put_on_top({byte(quest), 0, {}, {}}); });
    state.now.quest_discards.clear();
  };
  return fill(state, deck, 0, put_back, [&] { return std::array{deck.zone()}; }, dealer, journal);
}

bool Rules::fill_events(State& state, Dealer& dealer, Journal& journal) const {
  auto& deck = state.decks.events;
  const auto put_back = [&] { put_copies_back(state.now.event_discards, deck); };
  return fill(state, deck, 1, put_back, [&] { return event_zones(state.decks); }, dealer, journal);
}

bool Rules::fill_actions(State& state, Dealer& dealer, Journal& journal) const {
  auto& deck = state.decks.actions;
  const auto put_back = [&] { put_copies_back(state.now.action_discards, deck); };
  return fill(state, deck, 2, put_back, [&] { return action_zones(state.decks); }, dealer, journal);
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

// TQ-8.5, TQ-9.3: into the hand, or marked beside it; then the limit is kept.
void Rules::draw_action(State& state, Seat seat, bool marked, Dealer& dealer, Journal& journal) const {
  if (!fill_actions(state, dealer, journal)) return;
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
}

void Rules::refill_display(State& state, Dealer& dealer, Journal& journal) const {
  while (state.now.display.size() < display_places()) {
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
