// Choosing among cards: of a display, of what is shown, of the top of a deck (AO12, AS12, AS17, AX03, EA12, EP19, EP21,
// R09, TQ-17.3).
#include <algorithm>

#include "games/timequest/rules.hpp"

namespace tempora::timequest {

// Calls visit(deck, its zones) for one of the decks that are looked at.
template <class Visit>
auto Rules::with_deck(State& state, int deck, Visit&& visit) const {
  Decks& decks = state.decks;
  if (deck == kEventDeck) return visit(decks.events, event_zones(decks));
  if (deck == kQuestDeck) return visit(decks.quests, std::array{decks.quests.zone()});
  auto& all = decks.all[static_cast<std::size_t>(next_level(state))];
  return visit(all, std::array{all.zone()});
}

// The level of the next round's All Player deck, or −1: none in the Final Round (TQ-21.5).
int Rules::next_level(const State& state) const {
  return state.round == state.final_round ? -1 : level_of_round(state.round + 1);
}

void Rules::list_decks_to_look_at(const State& state, bool quests, MoveList<Move>& moves) const {
  if (quests && can_draw_quest(state)) moves.push(Move::of(Act::deck, kQuestDeck));
  if (can_draw_event(state)) moves.push(Move::of(Act::deck, kEventDeck));
  const int level = next_level(state);
  if (level >= 0 && !state.decks.all[static_cast<std::size_t>(level)].empty())
    moves.push(Move::of(Act::deck, kAllDeck));
}

// `seat` alone looks at the top `count`, or all that are there. Returns how many.
int Rules::look_at(State& state, Seat seat, int deck, int count, Journal& journal) const {
  return with_deck(state, deck, [&](auto& cards, const auto& zones) {
    const auto there = std::min<std::size_t>(static_cast<std::size_t>(count), cards.size());
    cards.look(Knowers::only(seat), there, zones);
    std::array<int, 5> seen{-1, -1, -1, -1, -1};
    for (std::size_t i = 0; i < there && i < seen.size(); ++i) seen[i] = cards.at(i).card;
    journal.reveal(
        Audience::only(seat),
        fact(What::looked, {seat, deck, static_cast<int>(there), seen[0], seen[1], seen[2], seen[3], seen[4]}),
        fact(What::looked, {seat, deck, static_cast<int>(there), -1, -1, -1, -1, -1}));
    return static_cast<int>(there);
  });
}

// It looks at them and puts them back in any order (AS12, EP21).
void Rules::look_and_order(State& state, Seat seat, int deck, int count, Journal& journal) const {
  const int seen = look_at(state, seat, deck, count, journal);
  if (seen > 1) push(state, Do::order, seat, deck, seen);
}

void Rules::list_decks(const State& state, const Task& task, MoveList<Move>& moves) const {
  const Seat seat = task.seat;
  const auto quests_at_hand = [&](auto&& fits) {
    for_each_quest_at_hand(state, seat, [&](int quest) {
      if (fits(quest)) moves.push(Move::of(Act::any_quest, quest));
    });
  };
  switch (task.what) {
    case Do::treasure:
      for (const std::uint8_t quest : state.handled) {
        if (can_complete(state, seat, quest, false)) moves.push(Move::of(Act::any_quest, quest));
      }
      moves.push(Move::of(Act::no));
      break;
    case Do::melt:
      quests_at_hand([](int) { return true; });
      break;
    case Do::bury:
      for (const std::uint8_t quest : state.now.display) moves.push(Move::of(Act::any_quest, quest));
      break;
    case Do::lose_quest:
      for (const std::uint8_t quest : state.now.explorers) moves.push(Move::of(Act::any_quest, quest));
      break;
    case Do::free_quest:
      quests_at_hand(
          [&](int quest) { return can_complete(state, seat, quest, true) && !forbids(state, Act::quest, quest); });
      break;
    case Do::hunt:
      quests_at_hand([&](int quest) {
        return can_acquire(state, seat, quest, task.a, options_.anywhere) && !forbids(state, Act::artifact, quest);
      });
      break;
    case Do::expert:
      if (can_acquire(state, seat, task.a, 0, true) && !forbids(state, Act::artifact, task.a)) {
        moves.push(Move::of(Act::yes));
      }
      moves.push(Move::of(Act::no));
      break;
    case Do::look:
      list_decks_to_look_at(state, false, moves);
      break;
    case Do::vision:
      if (task.stage == 0) {
        list_decks_to_look_at(state, true, moves);
      } else {
        moves.push(Move::of(Act::no));
        moves.push(Move::of(Act::bottom));
      }
      break;
    case Do::order: {
      std::array<int, 3> order{0, 1, 2};
      do {
        if (task.b == 3 || order[2] == 2) moves.push(Move::order(order[0], order[1], order[2]));
      } while (std::next_permutation(order.begin(), order.end()));
      break;
    }
    default: {  // keep
      std::uint64_t kinds = 0;
      for (std::size_t i = 0; i < task.b; ++i) kinds |= std::uint64_t{1} << state.decks.events.at(i).card;
      for (; kinds != 0; kinds &= kinds - 1) moves.push(Move::of(Act::any_event, std::countr_zero(kinds)));
      break;
    }
  }
}

void Rules::answer_decks(State& state, Seat seat, Move move, Dealer& dealer, Journal& journal) const {
  Task& task = state.agenda.top();
  const int quest = move.n[0];
  switch (task.what) {
    case Do::treasure:
      if (move.act == Act::no) {
        state.agenda.pop();
        put_handled_under(state, journal);
        state.deed = {};
        return;
      }
      task.what = Do::put_back;
      state.now.acted = true;  // TQ-7.3
      if (state.deed.act != Act::end) {
        state.deed.subject = byte(quest);
        state.deed.drawn_quests.push_back(byte(quest));
      }
      state.forbidden = {};
      begin_quest(state, seat, quest);
      return;
    case Do::melt: {
      const Task asked = state.agenda.pop();
      discard_quest(state, quest);
      journal.tell(Audience::everyone(), fact(What::melted, {seat, quest}));
      const int crystals = cards_.quests[static_cast<std::size_t>(quest)].crystals * asked.a;
      take_away(state, quest, dealer, journal);
      gain(state, seat, {}, crystals, journal);
      return;
    }
    case Do::bury:
      state.agenda.pop();
      put_quest_under(state, quest, journal);
      take_away(state, quest, dealer, journal);
      return;
    case Do::lose_quest:
      state.agenda.pop();
      discard_quest(state, quest);
      journal.tell(Audience::everyone(), fact(What::lost_quest, {seat, quest}));
      take_away(state, quest, dealer, journal);
      return;
    case Do::free_quest:
      state.agenda.pop();
      state.deed.subject = state.deed.act == Act::end ? std::uint8_t{0} : byte(quest);
      state.now.players[seat].last = static_cast<std::uint8_t>(Act::quest);
      complete(state, seat, quest, Move::of(Act::free_move), dealer, journal);
      return;
    case Do::hunt: {
      const Task asked = state.agenda.pop();
      state.deed.subject = state.deed.act == Act::end ? std::uint8_t{0} : byte(quest);
      push(state, Do::artifact, seat, quest, asked.a);
      return;
    }
    case Do::expert: {
      const Task asked = state.agenda.pop();
      if (move.act == Act::no) {
        put_handled_under(state, journal);
        state.deed = {};
        return;
      }
      state.deed.subject = state.deed.act == Act::end ? std::uint8_t{0} : asked.a;
      spend(state, 1);
      push(state, Do::artifact, seat, asked.a, 0);
      return;
    }
    case Do::look: {
      const Task asked = state.agenda.pop();
      if (move.n[0] == kEventDeck) fill_events(state, dealer, journal);
      look_and_order(state, seat, move.n[0], asked.b, journal);
      return;
    }
    case Do::order: {
      const Task asked = state.agenda.pop();
      const std::array<std::uint8_t, 3> order{move.n[0], move.n[1], move.n[2]};
      with_deck(state, asked.a, [&](auto& cards, auto zones) {
        cards.reorder(seat, std::span(order.data(), asked.b), zones);
        return 0;
      });
      journal.tell(Audience::everyone(), fact(What::ordered, {seat, asked.a, asked.b}));
      return;
    }
    case Do::vision:
      if (task.stage == 0) {
        if (move.n[0] == kQuestDeck) fill_quests(state, dealer, journal);
        if (move.n[0] == kEventDeck) fill_events(state, dealer, journal);
        task.a = move.n[0];
        task.stage = 1;
        with_deck(state, move.n[0], [&](auto& cards, auto zones) {
          cards.look(Knowers::everyone(), 1, zones);
          journal.reveal(Audience::everyone(), fact(What::vision, {seat, move.n[0], cards.at(0).card}));
          return 0;
        });
        return;
      }
      with_deck(state, task.a, [&](auto& cards, auto /*zones*/) {
        if (move.act == Act::bottom) {
          const HiddenCard card = cards.take();
          cards.put_under(card);
          journal.tell(Audience::everyone(), fact(What::put_under, {task.a, card.card}));
        }
        return 0;
      });
      state.agenda.pop();
      return;
    default: {  // keep
      const Task asked = state.agenda.pop();
      keep_event(state, seat, asked.b, move.n[0], journal);
      return;
    }
  }
}

// The event that was kept goes from its place, for all to see.
int Rules::clear_event_place(State& state, Seat seat) const {
  auto& place = state.decks.event_places[seat];
  learn<std::uint8_t>(place[0], Knowers::everyone(), event_zones(state.decks));
  return place.pop_back().card;
}

// AX03: one of the top `count` goes to the event place, the others are discarded for all to see.
void Rules::keep_event(State& state, Seat seat, int count, int kept, Journal& journal) const {
  auto& place = state.decks.event_places[seat];
  if (!place.empty()) {
    const int old = clear_event_place(state, seat);
    discard_event(state, old);
    journal.reveal(Audience::everyone(), fact(What::event_failed, {seat, old}));
  }
  journal.reveal(Audience::only(seat), fact(What::event_kept, {seat, kept}), fact(What::event_kept, {seat, -1}));
  FixedVector<HiddenCard, 1> taken;
  for (int i = 0; i < count; ++i) {
    if (taken.empty() && state.decks.events.at(0).card == kept) {
      taken.push_back(state.decks.events.take());
      continue;
    }
    const int event = state.decks.events.turn_up(event_zones(state.decks)).card;
    discard_event(state, event);
    journal.reveal(Audience::everyone(), fact(What::turned_up, {seat, event}));
  }
  place = taken;
}

// Quests that were shown and not used go under the deck, in the order in which they were drawn.
void Rules::put_handled_under(State& state, Journal& journal) const {
  for (const std::uint8_t quest : state.handled) put_quest_under(state, quest, journal);
  state.handled.clear();
}

}  // namespace tempora::timequest
