// The turn menu (TQ-7.2, TQ-24.3) and the actions (TQ-8), and taking one back (TQ-21.4).
#include <algorithm>

#include "games/timequest/rules.hpp"

namespace tempora::timequest {
namespace {

constexpr int kFightPoints = 2;        // TQ-8.6
constexpr int kVoidPoints = 2;         // TQ-8.7
constexpr int kVoidPointsBoosted = 1;  // R10
constexpr int kVoidCrystals = 2;

}  // namespace

void Rules::list_menu(const State& state, Seat seat, MoveList<Move>& moves) const {
  const Position& now = state.now;
  const Player& player = now.players[seat];
  const bool on_period = player.tile != kVoid;
  if (!now.free_locked && now.points >= 1) {
    list_moves(state, seat, moves);
    if (now.free_move && !player.bar_move) {  // TQ-8.8
      const Neighbours next = neighbours(state, player.tile);
      for (int period = 1; period <= kPeriods; ++period) {
        if (next.has(period)) moves.push(Move::of(Act::free_move, period));
      }
    }
    if (!player.bar_collect && !forbids(state, Act::collect) && can_collect(state, seat)) {
      moves.push(Move::of(Act::collect));
    }
    if (on_period) {
      for_each_quest_at_hand(state, seat, [&](int quest) {
        if (can_complete(state, seat, quest, false) && !forbids(state, Act::quest, quest)) {
          moves.push(Move::of(Act::quest, quest));
        }
      });
      for_each_quest_at_hand(state, seat, [&](int quest) {
        if (can_acquire(state, seat, quest, 0, options_.anywhere) && !forbids(state, Act::artifact, quest)) {
          moves.push(Move::of(Act::artifact, quest));
        }
      });
    }
    if (!forbids(state, Act::draw) && can_draw_action(state)) moves.push(Move::of(Act::draw));
    if (now.points >= kFightPoints) {
      for (const Seat other : everybody()) {
        if (other != seat) moves.push(Move::of(Act::fight, other));
      }
    }
    if (can_enter_void(state, seat)) moves.push(Move::of(Act::enter_void));
    if (on_period && !now.duelled && !player.artifacts.empty()) {  // TQ-14.6
      for (const Seat other : everybody()) {
        const Player& target = now.players[other];
        if (other != seat && target.tile == player.tile && !target.artifacts.empty()) {
          moves.push(Move::of(Act::duel, other));
        }
      }
    }
  }
  const bool may_end = now.acted || moves.empty();  // TQ-7.3
  if (state.free_acts < kMostFreeActs) list_free_acts(state, seat, moves);
  if (may_end) moves.push(Move::of(Act::end));
}

bool Rules::can_enter_void(const State& state, Seat seat) const {
  const Player& player = state.now.players[seat];
  if (player.tile == kVoid || is_locked(state, player.tile)) return false;
  if (player.crystals < kVoidCrystals || artifacts_of(state, seat) < kToEnter) return false;
  return state.now.points >= void_points(state, seat);
}

int Rules::void_points(const State& state, Seat seat) const {
  return has(state, seat, Ability::portal) ? kVoidPointsBoosted : kVoidPoints;
}

// TQ-9
void Rules::list_free_acts(const State& state, Seat seat, MoveList<Move>& moves) const {
  const Position& now = state.now;
  const Player& player = now.players[seat];
  if (can_trade(state, seat)) moves.push(Move::of(Act::trade));
  if (!now.free_locked) {
    hand_kinds(state, seat).for_each([&](int card) {
      if (can_play(state, seat, card)) moves.push(Move::of(Act::play, card));
    });
    for (std::size_t i = 0; i < player.slots.size(); ++i) {
      const Slot& slot = player.slots[i];
      if (i > 0 && slot.card == player.slots[0].card && slot_ready(player.slots[0])) continue;
      if (can_use_slot(state, seat, slot)) moves.push(Move::of(Act::use_card, slot.card));
    }
    if (!player.artifacts.empty()) {
      for (int period = 1; period <= kPeriods; ++period) {
        const std::uint8_t use = cards_.artifacts[static_cast<std::size_t>(period)].use;
        if (use > 0 && artifact_ready(state, seat, period) && can_run(state, seat, use)) {
          moves.push(Move::of(Act::use_artifact, period));
        }
      }
    }
    if (!state.decks.event_places[seat].empty()) moves.push(Move::of(Act::attempt));
    if (player.character != kNone && !now.power_used) {
      const Character& character = cards_.characters[player.character];
      for (std::size_t i = 0; i < character.uses.size(); ++i) {
        if (can_run(state, seat, character.uses[i])) moves.push(Move::of(Act::use_character, static_cast<int>(i)));
      }
    }
  }
  std::uint64_t listed = 0;
  for (const OpenEvent& open : player.events) {
    const std::uint64_t bit = std::uint64_t{1} << open.event;
    if ((listed & bit) != 0 || !can_use_event(state, seat, open.event)) continue;
    listed |= bit;
    moves.push(Move::of(Act::event, open.event));
  }
}

bool Rules::can_use_slot(const State& state, Seat seat, const Slot& slot) const {
  if (slot.empty()) return false;
  const ActionCard& card = cards_.actions[slot.card];
  if (card.use == 0 || !slot_ready(slot) || (card.two_sided && slot.side_b)) return false;
  return can_pay(state, seat, card.price) && can_run(state, seat, card.use);
}

// TQ-7.5
void Rules::spend(State& state, int points) const {
  Position& now = state.now;
  now.points = byte(now.points - points);
  now.spent = byte(now.spent + points);
  now.acted = true;
  now.free_move = false;
  state.forbidden = {};
}

// From here on `act` can be taken back, if its player has what it takes.
void Rules::begin_deed(State& state, Act act, int subject, int card) const {
  if (!has_reversal(state, state.active)) return;
  state.before = state.now;
  state.deed = {};
  state.deed.act = act;
  state.deed.subject = byte(subject);
  state.deed.card = byte(card);
}

void Rules::choose(State& state, Seat seat, Move move, Dealer& dealer, Journal& journal) const {
  Position& now = state.now;
  Player& player = now.players[seat];
  const bool reverses = move.act == Act::use_card && is_reversal(move.n[0]);
  if (!reverses) state.deed = {};
  const bool action = move.act >= Act::move && move.act <= Act::duel;
  if (!action && move.act != Act::end) ++state.free_acts;
  if (!action && move.act != Act::trade && move.act != Act::use_character) now.free_move = false;
  if (move.act != Act::end) push(state, Do::bonus, seat);
  state.cause = {move.act, move.n[0]};
  state.dice = {};
  switch (move.act) {
    case Act::end:
      state.agenda.pop();
      return;
    case Act::move:
      begin_deed(state, Act::move, move.n[0], kNone);
      spend(state, 1);
      player.last = static_cast<std::uint8_t>(Act::move);
      move_now(state, seat, move.n[0], journal);
      return;
    case Act::free_move:
      spend(state, 0);
      now.points = 0;
      now.free_locked = true;
      player.last = static_cast<std::uint8_t>(Act::move);  // EP23
      journal.tell(Audience::everyone(), fact(What::free_move, {seat, player.tile, move.n[0]}));
      arrive(state, seat, move.n[0], false, journal);
      return;
    case Act::collect:
      begin_deed(state, Act::collect, 0, kNone);
      spend(state, 1);
      begin_collect(state, seat, 1, true);
      return;
    case Act::quest:
      begin_deed(state, Act::quest, move.n[0], kNone);
      spend(state, 1);
      begin_quest(state, seat, move.n[0]);
      return;
    case Act::artifact:
      begin_deed(state, Act::artifact, move.n[0], kNone);
      spend(state, 1);
      push(state, Do::artifact, seat, move.n[0], 0);
      return;
    case Act::draw:
      begin_deed(state, Act::draw, 0, kNone);
      spend(state, 1);
      player.last = static_cast<std::uint8_t>(Act::draw);
      draw_action(state, seat, false, dealer, journal);
      return;
    case Act::fight:
      spend(state, kFightPoints);
      journal.tell(Audience::everyone(), fact(What::challenged, {seat, move.n[0], 0}));
      push(state, Do::fight, seat, move.n[0]);
      return;
    case Act::enter_void:
      spend(state, void_points(state, seat));
      pay(state, seat, {}, kVoidCrystals, journal, false);
      enter_void(state, seat, true, journal);
      return;
    case Act::duel:
      spend(state, 1);
      now.duelled = true;
      journal.tell(Audience::everyone(), fact(What::challenged, {seat, move.n[0], 1}));
      push(state, Do::duel, seat, move.n[0], 0, 0, seat);
      return;
    case Act::trade:
      push(state, Do::trade, seat, 0, 0, 0, seat);
      return;
    case Act::play:
      play_card(state, seat, move.n[0], journal);
      return;
    case Act::event:
      use_open_event(state, seat, move.n[0], journal);
      return;
    case Act::attempt: {  // TQ-9.6
      const int event = clear_event_place(state, seat);
      journal.reveal(Audience::everyone(), fact(What::event_drawn, {seat, event, 1}));
      push(state, Do::event, seat, event);
      state.agenda.top().stage = 1;
      return;
    }
    case Act::use_card: {
      const ActionCard& card = cards_.actions[move.n[0]];
      if (cards_.programs[card.use][0].op == Op::artifact_expert) begin_deed(state, Act::artifact, kNone, kNone);
      use(state, seat, Means::card(move.n[0]), journal);
      if (reverses) return reverse(state, seat, journal);
      run(state, seat, card.use);
      charge(state, seat, card.price, false, journal);
      drop_empty(state, seat, journal);
      return;
    }
    case Act::use_artifact:
      use(state, seat, Means::artifact(move.n[0]), journal);
      run(state, seat, cards_.artifacts[move.n[0]].use);
      return;
    case Act::use_character:
      now.power_used = true;
      journal.tell(Audience::everyone(), fact(What::power, {seat, player.character}));
      run(state, seat, cards_.characters[player.character].uses[move.n[0]]);
      return;
    default:
      return;
  }
}

// TQ-8.2.1
bool Rules::can_collect(const State& state, Seat seat) const {
  const Player& player = state.now.players[seat];
  if (player.tile == kVoid) return false;
  const auto& gains = cards_.periods[player.tile].gains;
  return std::any_of(gains.begin(), gains.end(), [&](Good good) { return can_gain_good(state, seat, good); });
}

// One that a collecting player can gain: there, and not barred (EP06).
bool Rules::can_gain_good(const State& state, Seat seat, Good good) const {
  return state.now.bank[at(good)] > 0 && !(good == Good::food && state.now.players[seat].bar_food);
}

// `a`: how many times the yield; `b`: 1: the action itself, with what needs it (TQ-8.2.4).
void Rules::begin_collect(State& state, Seat seat, int times, bool action) const {
  if (action) state.now.players[seat].last = static_cast<std::uint8_t>(Act::collect);
  push(state, Do::collect, seat, times, action ? 1 : 0);
}

void Rules::answer_collect(State& state, Move move, Journal& journal) const {
  Task& task = state.agenda.top();
  const Seat seat = task.seat;
  const Period& period = cards_.periods[state.now.players[seat].tile];
  journal.tell(Audience::everyone(), fact(What::collects, {seat, state.now.players[seat].tile, move.n[0]}));
  Goods goods{};
  for (const Good good : period.gains) {
    const int count = (good == move.good() ? 2 : 1) * task.a;
    if (can_gain_good(state, seat, good)) goods[at(good)] = byte(goods[at(good)] + count);
  }
  ++task.stage;
  gain(state, seat, goods, 0, journal, true);
}

// After the choice of stage 0 the extras of TQ-8.2.3, each if something of it can be gained.
bool Rules::advance_collect(State& state) const {
  Task& task = state.agenda.top();
  const Seat seat = task.seat;
  const bool action = task.b == 1;
  const int tile = state.now.players[seat].tile;
  const auto period = static_cast<std::size_t>(tile);
  // A question about `number` of a type; `c`: 1: any type, 0: one of the period's.
  const auto ask = [&](Means means, int number, bool any) {
    push(state, Do::extra, seat, means.number(), number, any ? 1 : 0);
  };
  switch (task.stage++) {
    case 0:
      --task.stage;
      return false;
    case 1:  // AS01, R01
      if (action) {
        const AllReady all = ready(state, seat, Ability::collect_bonus);
        for (std::size_t i = all.size(); i-- > 0;) ask(all[i].means, all[i].number, false);
      }
      return true;
    case 2:  // AX04
      if (state.now.engineer[period] != kNone) {
        state.now.engineer[period] = seat;
        ask(Means::none(), number_with(Ability::engineer), true);
      }
      return true;
    case 3:  // AX09
      if (action && seat == state.active && state.now.beacons > 0 && !state.now.beacon_used) {
        for (int i = 0; i < state.now.beacons; ++i)
          push(state, Do::extra, seat, kNone, number_with(Ability::beacon), 1, 1);
      }
      return true;
    default:
      state.agenda.pop();
      return true;
  }
}

void Rules::list_extra(const State& state, const Task& task, MoveList<Move>& moves) const {
  const auto add = [&](Good good) {
    if (can_gain_good(state, task.seat, good)) moves.push(Move::good(good));
  };
  if (task.c == 1) {
    for (const Good good : kEveryGood) add(good);
    return;
  }
  for (const Good good : cards_.periods[state.now.players[task.seat].tile].gains) add(good);
}

void Rules::use_extra(State& state, const Task& task, Journal& journal) const {
  use(state, task.seat, Means::of(task.a), journal);
  if (task.d == 1) state.now.beacon_used = true;
}

// TQ-8.3.3: every payment of the quest that the seat can make now, until visit(payment) says false. A payment names the
// fewest cards that give it.
template <class Visit>
bool Rules::for_each_payment(const State& state, Seat seat, int quest, Visit&& visit) const {
  const Player& player = state.now.players[seat];
  const Quest& card = cards_.quests[static_cast<std::size_t>(quest)];
  const Period& period = cards_.periods[player.tile];
  const int held_x = player.goods[at(period.x)];
  const int held_y = player.goods[at(period.y)];
  const auto pay_less = [&](int less, Means first, Means second) {
    const int total = card.x + card.y - less;
    for (int x = std::max(0, total - card.y); x <= std::min<int>(card.x, total); ++x) {
      if (x > held_x || total - x > held_y) continue;
      if (!visit(Move::payment(x, total - x, first, second))) return false;
    }
    return true;
  };
  if (!pay_less(0, {}, {})) return false;
  AllReady discounts = ready(state, seat, Ability::quest_discount);
  if (discounts.empty()) return true;
  const int most = card.x + card.y - 1;
  if (discounts.size() == 2 && discounts[1].number < discounts[0].number) std::swap(discounts[0], discounts[1]);
  int before = 0;
  const auto lower = [&](int less, Means first, Means second) {
    less = std::min(less, most);
    if (less <= before) return true;
    before = less;
    return pay_less(less, first, second);
  };
  if (!lower(discounts[0].number, discounts[0].means, {})) return false;
  if (discounts.size() < 2) return true;
  return lower(discounts[1].number, discounts[1].means, {}) &&
         lower(discounts[0].number + discounts[1].number, discounts[0].means, discounts[1].means);
}

void Rules::list_payments(const State& state, const Task& task, MoveList<Move>& moves) const {
  for_each_payment(state, task.seat, task.a, [&](const Move& payment) {
    moves.push(payment);
    return true;
  });
}

// `free`: without paying resources (AO03).
bool Rules::can_complete(const State& state, Seat seat, int quest, bool free) const {
  const Player& player = state.now.players[seat];
  if (player.tile == kVoid || !player.face_up) return false;
  return free || !for_each_payment(state, seat, quest, [](const Move&) { return false; });
}

// The payment is asked where there are several.
void Rules::begin_quest(State& state, Seat seat, int quest) const {
  state.now.players[seat].last = static_cast<std::uint8_t>(Act::quest);
  push(state, Do::quest, seat, quest);
}

// TQ-8.3: pay, gain, turn the token, discard the card, refill.
void Rules::complete(State& state, Seat seat, int quest, Move payment, Dealer& dealer, Journal& journal) const {
  Player& player = state.now.players[seat];
  const Quest& card = cards_.quests[static_cast<std::size_t>(quest)];
  const Period& period = cards_.periods[player.tile];
  const bool free = payment.act != Act::payment;
  journal.tell(Audience::everyone(), fact(What::quest, {seat, quest, player.tile}));
  Goods paid{};
  if (!free) {
    use(state, seat, payment.means(2), journal);
    use(state, seat, payment.means(3), journal);
    paid[at(period.x)] = byte(paid[at(period.x)] + payment.n[0]);
    paid[at(period.y)] = byte(paid[at(period.y)] + payment.n[1]);
    pay(state, seat, paid, 0, journal, true);
  }
  int crystals = card.crystals;
  for (const Ready& one : ready(state, seat, Ability::quest_crystals)) {  // AS04
    if (state.now.crystals <= crystals) break;
    use(state, seat, one.means, journal);
    crystals += one.number;
  }
  gain(state, seat, {}, crystals, journal);
  player.face_up = false;
  journal.tell(Audience::everyone(), fact(What::face, {seat, 0}));
  ++player.counters.quests;
  player.counters.titles = static_cast<std::uint16_t>(player.counters.titles | 1U << card.period);
  player.counters.quest_periods = static_cast<std::uint16_t>(player.counters.quest_periods | 1U << player.tile);
  discard_quest(state, quest);
  take_away(state, quest, dealer, journal);
  if (free) return;
  const AllReady refunds = ready(state, seat, Ability::quest_refund);  // R02
  for (std::size_t i = refunds.size(); i-- > 0;) {
    push(state, Do::refund, seat, refunds[i].means.number(), refunds[i].number);
    state.agenda.top().goods = paid;
  }
}

// A quest leaves the display, which is refilled, or the Explorer's Quests, or those that are handled.
void Rules::take_away(State& state, int quest, Dealer& dealer, Journal& journal) const {
  const auto take_from = [&](auto& list) {
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (list[i] != quest) continue;
      list.remove(i);
      return true;
    }
    return false;
  };
  if (take_from(state.handled) || take_from(state.now.explorers)) return;
  if (take_from(state.now.display)) refill_display(state, dealer, journal);
}

// TQ-14.2, TQ-14.4: resources for the next artifact.
int Rules::resources_due(const State& state, Seat seat, int less) const {
  const int own = artifacts_of(state, seat);
  return own <= 1 || less == 0 ? own : std::max(1, own - less);
}

bool Rules::can_acquire(const State& state, Seat seat, int quest, int less, bool anywhere) const {
  const Player& player = state.now.players[seat];
  const Quest& card = cards_.quests[static_cast<std::size_t>(quest)];
  if (player.tile == kVoid || (!anywhere && card.period != player.tile)) return false;
  if (has_artifact(state, seat, card.period)) return false;
  if (count_of(player.goods) < resources_due(state, seat, less)) return false;
  if (player.crystals >= card.crystals) return true;
  return player.crystals >= price_lowered(state, seat, quest);
}

// TQ-14.4: with AS10; the full price without.
int Rules::price_lowered(const State& state, Seat seat, int quest) const {
  const int price = cards_.quests[static_cast<std::size_t>(quest)].crystals;
  const AllReady all = ready(state, seat, Ability::artifact_discount);
  return all.empty() ? price : std::min(price, std::max(1, price - all[0].number));
}

// `a`: the quest; `b`: resources less; `c`: 1: with the discount card.
bool Rules::advance_artifact(State& state, Dealer& dealer, Journal& journal) const {
  Task& task = state.agenda.top();
  const Seat seat = task.seat;
  Player& player = state.now.players[seat];
  switch (task.stage) {
    case 0: {
      const int price = cards_.quests[task.a].crystals;
      const int lowered = price_lowered(state, seat, task.a);
      if (lowered < price && player.crystals >= price) return false;
      task.c = lowered < price ? 1 : 0;
      ++task.stage;
      return true;
    }
    case 1: {
      ++task.stage;
      const int due = resources_due(state, seat, task.b);
      if (due > 0) begin_mix(state, seat, Mix::pay_recorded, due, journal);
      return true;
    }
    default: {
      const Task done = state.agenda.pop();
      int price = cards_.quests[done.a].crystals;
      if (done.c == 1) {
        price = price_lowered(state, seat, done.a);
        use(state, seat, ready(state, seat, Ability::artifact_discount)[0].means, journal);
      }
      pay(state, seat, {}, price, journal, false);
      journal.tell(Audience::everyone(), fact(What::artifact, {seat, done.a}));
      take_away(state, done.a, dealer, journal);
      own_artifact(state, seat, done.a);
      return true;
    }
  }
}

void Rules::own_artifact(State& state, Seat seat, int quest) const {
  Player& player = state.now.players[seat];
  player.artifacts.insert(quest);
  state.acquired = true;
  player.counters.artifact_periods =
      std::max(player.counters.artifact_periods, byte(different_artifacts(state, seat)));  // B06
}

int Rules::different_artifacts(const State& state, Seat seat) const {
  int periods = 0;
  for (int period = 1; period <= kPeriods; ++period) periods += has_artifact(state, seat, period) ? 1 : 0;
  return periods;
}

bool Rules::forbids(const State& state, Act act, int subject) const {
  return state.forbidden.act == act && state.forbidden.subject == subject;
}

bool Rules::is_reversal(int card) const {
  const std::uint8_t use = cards_.actions[static_cast<std::size_t>(card)].use;
  return use > 0 && cards_.programs[use][0].op == Op::reverse;
}

bool Rules::has_reversal(const State& state, Seat seat) const {
  const auto& slots = state.now.players[seat].slots;
  return std::any_of(slots.begin(), slots.end(),
                     [&](const Slot& slot) { return slot_ready(slot) && is_reversal(slot.card); });
}

// TQ-21.4. Its own card stays used, and which action card went under the deck only its player knows.
void Rules::reverse(State& state, Seat seat, Journal& journal) const {
  const Deed deed = state.deed;
  state.now = state.before;
  state.now.free_move = false;  // TQ-8.8: something has been done
  for (Slot& slot : state.now.players[seat].slots) {
    if (!slot_ready(slot) || !is_reversal(slot.card)) continue;
    slot.used = true;
    break;
  }
  state.deed = {};
  state.forbidden = {deed.act, deed.subject};
  for (const std::uint8_t quest : deed.drawn_quests) put_quest_under(state, quest, journal);
  for (const std::uint8_t event : deed.drawn_events) {
    state.decks.events.put_under({event, 0, Knowers::everyone(), {}});
    journal.tell(Audience::everyone(), fact(What::put_under, {1, event}));
  }
  auto& hand = state.decks.hands[seat].cards;
  if (deed.drawn != kNone) {
    const bool kept = deed.discarded != deed.drawn;
    const HiddenCard drawn = kept ? hand.pop_back() : HiddenCard{deed.drawn, 0, Knowers::only(seat), {}};
    state.decks.actions.put_under(drawn);
    if (kept && deed.discarded != kNone) hand.push_back({deed.discarded, 0, Knowers::only(seat), {}});
  }
  if (deed.card != kNone) hand.push_back({deed.card, 0, Knowers::everyone(), {}});
  journal.tell(Audience::everyone(), fact(What::reversed, {seat, static_cast<int>(deed.act), deed.subject}));
}

}  // namespace tempora::timequest
