// Gaining, losing and paying (TQ-3), and what cards, artifacts and characters in front of a player give.
#include <algorithm>

#include "games/timequest/rules.hpp"

namespace tempora::timequest {
namespace {

constexpr int kMixAtOnce = 3;  // TQ-3.6

Fact goods_fact(What what, Seat seat, const Goods& goods, int crystals) {
  return fact(what, {seat, goods[0], goods[1], goods[2], goods[3], goods[4], crystals});
}

}  // namespace

// A resource or crystal comes to a player, from wherever: what objectives count.
void Rules::receive(State& state, Seat seat, Good good, int count) const {
  Player& player = state.now.players[seat];
  player.goods[at(good)] = byte(player.goods[at(good)] + count);
  std::uint16_t& total = player.counters.gained[at(good)];
  total = static_cast<std::uint16_t>(total + count);
}

void Rules::note_crystals(State& state, Seat seat) const {
  Player& player = state.now.players[seat];
  player.counters.crystals_held = std::max(player.counters.crystals_held, player.crystals);
}

// TQ-3.2: what the bank has of it.
void Rules::gain(State& state, Seat seat, const Goods& goods, int crystals, Journal& journal, bool collecting) const {
  Position& now = state.now;
  Player& player = now.players[seat];
  Goods got{};
  for (const Good good : kEveryGood) {
    const int count = std::min(goods[at(good)], now.bank[at(good)]);
    if (count == 0) continue;
    got[at(good)] = byte(count);
    now.bank[at(good)] = byte(now.bank[at(good)] - count);
    receive(state, seat, good, count);
    if (collecting) {
      std::uint16_t& total = player.counters.collected[at(good)];
      total = static_cast<std::uint16_t>(total + count);
    }
  }
  const int cut = std::min<int>(crystals, now.crystals);
  now.crystals = byte(now.crystals - cut);
  player.crystals = byte(player.crystals + cut);
  note_crystals(state, seat);
  if (count_of(got) + cut == 0) return;
  if (seat != state.active) state.deed.spoilt = true;
  if (got[at(Good::knowledge)] > 0 && seat == state.active)
    state.bonus = std::max<std::uint8_t>(state.bonus, collecting ? 2 : 1);
  journal.tell(Audience::everyone(), goods_fact(What::gained, seat, got, cut));
}

void Rules::gain_good(State& state, Seat seat, Good good, int count, Journal& journal, bool collecting) const {
  Goods goods{};
  goods[at(good)] = byte(count);
  gain(state, seat, goods, 0, journal, collecting);
}

// TQ-3.4: what is there of it goes to the bank.
void Rules::lose(State& state, Seat seat, const Goods& goods, int crystals, Journal& journal) const {
  Position& now = state.now;
  Player& player = now.players[seat];
  Goods gone{};
  for (std::size_t i = 0; i < goods.size(); ++i) {
    gone[i] = std::min(goods[i], player.goods[i]);
    player.goods[i] = byte(player.goods[i] - gone[i]);
    now.bank[i] = byte(now.bank[i] + gone[i]);
  }
  const int cut = std::min<int>(crystals, player.crystals);
  player.crystals = byte(player.crystals - cut);
  now.crystals = byte(now.crystals + cut);
  if (count_of(gone) + cut == 0) return;
  if (seat != state.active) state.deed.spoilt = true;
  journal.tell(Audience::everyone(), goods_fact(What::lost, seat, gone, cut));
}

// TQ-3.5; precondition: it is there. `recorded`: Time Healer may bring it back (EA10).
void Rules::pay(State& state, Seat seat, const Goods& goods, int crystals, Journal& journal, bool recorded) const {
  Position& now = state.now;
  Player& player = now.players[seat];
  Goods& record = seat == state.active ? player.paid_now : player.paid_since;
  for (std::size_t i = 0; i < goods.size(); ++i) {
    player.goods[i] = byte(player.goods[i] - goods[i]);
    now.bank[i] = byte(now.bank[i] + goods[i]);
    if (recorded) record[i] = byte(record[i] + goods[i]);
  }
  player.crystals = byte(player.crystals - crystals);
  now.crystals = byte(now.crystals + crystals);
  if (count_of(goods) + crystals > 0) journal.tell(Audience::everyone(), goods_fact(What::paid, seat, goods, crystals));
}

bool Rules::can_pay(const State& state, Seat seat, const Amount& amount) const {
  const Player& player = state.now.players[seat];
  int left = 0;
  bool one_type = amount.one_type == 0;
  for (std::size_t i = 0; i < player.goods.size(); ++i) {
    if (player.goods[i] < amount.goods[i]) return false;
    left += player.goods[i] - amount.goods[i];
    one_type = one_type || player.goods[i] - amount.goods[i] >= amount.one_type;
  }
  return one_type && left >= amount.choice && player.crystals >= amount.crystals;
}

bool Rules::can_gain(const State& state, const Amount& amount) const {
  const Position& now = state.now;
  for (std::size_t i = 0; i < now.bank.size(); ++i) {
    if (amount.goods[i] > 0 && now.bank[i] > 0) return true;
  }
  if (amount.crystals > 0 && now.crystals > 0) return true;
  return amount.choice + amount.one_type + amount.two_types > 0 && count_of(now.bank) > 0;
}

void Rules::give(State& state, Seat seat, const Amount& amount, Journal& journal) const {
  gain(state, seat, amount.goods, amount.crystals, journal);
  if (amount.two_types > 0) push(state, Do::two_types, seat, amount.two_types);
  if (amount.one_type > 0) push(state, Do::one_type, seat, amount.one_type);
  if (amount.choice > 0) begin_mix(state, seat, Mix::gain, amount.choice, journal);
}

void Rules::take(State& state, Seat seat, const Amount& amount, Journal& journal) const {
  lose(state, seat, amount.goods, amount.crystals, journal);
  if (amount.choice > 0) begin_mix(state, seat, Mix::lose, amount.choice, journal);
}

// Precondition: can_pay.
void Rules::charge(State& state, Seat seat, const Amount& amount, bool recorded, Journal& journal) const {
  pay(state, seat, amount.goods, amount.crystals, journal, recorded);
  if (amount.one_type > 0) push(state, Do::one_type, seat, amount.one_type, 1, recorded ? 1 : 0);
  if (amount.choice > 0) begin_mix(state, seat, recorded ? Mix::pay_recorded : Mix::pay, amount.choice, journal);
}

// How many of each type can be chosen.
Goods Rules::mix_caps(const State& state, Seat seat, Mix mode) const {
  const Player& player = state.now.players[seat];
  if (mode == Mix::gain) return state.now.bank;
  if (mode != Mix::regain) return player.goods;
  Goods caps{};
  for (std::size_t i = 0; i < caps.size(); ++i) {
    caps[i] = std::min(byte(player.paid_latest[i] + player.paid_since[i] + player.paid_now[i]), state.now.bank[i]);
  }
  return caps;
}

// TQ-3.6: `count` of choice. Where there are fewer, all of them; then nothing is asked.
void Rules::begin_mix(State& state, Seat seat, Mix mode, int count, Journal& journal) const {
  const Goods caps = mix_caps(state, seat, mode);
  const int there = count_of(caps);
  if (there <= count) return finish_mix(state, seat, mode, caps, journal);
  const auto types = std::count_if(caps.begin(), caps.end(), [](int cap) { return cap > 0; });
  if (types == 1) {
    Goods goods{};
    for (std::size_t i = 0; i < caps.size(); ++i) goods[i] = caps[i] > 0 ? byte(count) : std::uint8_t{0};
    return finish_mix(state, seat, mode, goods, journal);
  }
  push(state, Do::mix, seat, static_cast<int>(mode), count, 0, count > kMixAtOnce ? 1 : 0);
  settle_mix(state, journal);
}

// Type by type: goes past types of which there is no choice.
void Rules::settle_mix(State& state, Journal& journal) const {
  Task& task = state.agenda.top();
  if (task.d == 0) return;
  const Goods caps = mix_caps(state, task.seat, static_cast<Mix>(task.a));
  for (; task.c < kGoods; ++task.c) {
    int later = 0;
    for (std::size_t i = task.c + 1U; i < caps.size(); ++i) later += caps[i];
    const int fewest = std::max(0, task.b - later);
    const int most = std::min<int>(caps[task.c], task.b);
    if (fewest < most) return;
    task.goods[task.c] = byte(fewest);
    task.b = byte(task.b - fewest);
  }
  const Task done = state.agenda.pop();
  finish_mix(state, done.seat, static_cast<Mix>(done.a), done.goods, journal);
}

void Rules::list_mix(const State& state, const Task& task, MoveList<Move>& moves) const {
  const Goods caps = mix_caps(state, task.seat, static_cast<Mix>(task.a));
  const int count = task.b;
  if (task.d == 1) {
    int later = 0;
    for (std::size_t i = task.c + 1U; i < caps.size(); ++i) later += caps[i];
    for (int number = std::max(0, count - later); number <= std::min<int>(caps[task.c], count); ++number) {
      moves.push(Move::of(Act::number, number));
    }
    return;
  }
  for_each_mix(caps, count, count, [&](const Goods& goods) { moves.push(Move::with_goods(Act::goods, goods)); });
}

void Rules::answer_mix(State& state, Move move, Journal& journal) const {
  Task& task = state.agenda.top();
  if (move.act == Act::goods) {
    const Task done = state.agenda.pop();
    return finish_mix(state, done.seat, static_cast<Mix>(done.a), move.goods(), journal);
  }
  task.goods[task.c] = move.n[0];
  task.b = byte(task.b - move.n[0]);
  ++task.c;
  settle_mix(state, journal);
}

void Rules::finish_mix(State& state, Seat seat, Mix mode, const Goods& goods, Journal& journal) const {
  switch (mode) {
    case Mix::gain:
      gain(state, seat, goods, 0, journal);
      break;
    case Mix::lose:
      lose(state, seat, goods, 0, journal);
      break;
    case Mix::pay:
    case Mix::pay_recorded:
      pay(state, seat, goods, 0, journal, mode == Mix::pay_recorded);
      break;
    case Mix::regain: {
      Player& player = state.now.players[seat];
      for (std::size_t i = 0; i < goods.size(); ++i) {
        int left = goods[i];
        for (Goods* record : {&player.paid_now, &player.paid_since, &player.paid_latest}) {
          const int back = std::min<int>(left, (*record)[i]);
          (*record)[i] = byte((*record)[i] - back);
          left -= back;
        }
      }
      gain(state, seat, goods, 0, journal);
      break;
    }
  }
}

// With the bank: what is given, what comes, how many (EA07, AO05, R06). `a`: the most, 0 for no limit; `b` and `c`: the
// types, once they are chosen.
void Rules::list_exchange(const State& state, const Task& task, MoveList<Move>& moves) const {
  const Goods& held = state.now.players[task.seat].goods;
  const Goods& bank = state.now.bank;
  if (task.stage == 2) {
    const int most = std::min(held[task.b], bank[task.c]);
    for (int number = 1; number <= (task.a == 0 ? most : std::min<int>(most, task.a)); ++number) {
      moves.push(Move::of(Act::number, number));
    }
    return;
  }
  for (const Good good : kEveryGood) {
    if (task.stage == 1) {
      if (at(good) != task.b && bank[at(good)] > 0) moves.push(Move::good(good));
    } else if (held[at(good)] > 0 && count_of(bank) > bank[at(good)]) {
      moves.push(Move::good(good));
    }
  }
}

void Rules::answer_exchange(State& state, Move move, Journal& journal) const {
  Task& task = state.agenda.top();
  if (task.stage == 0) {
    task.b = move.n[0];
  } else if (task.stage == 1) {
    task.c = move.n[0];
  } else {
    const Task done = state.agenda.pop();
    Goods out{};
    out[done.b] = move.n[0];
    pay(state, done.seat, out, 0, journal, false);
    gain_good(state, done.seat, static_cast<Good>(done.c), move.n[0], journal);
    return;
  }
  ++task.stage;
}

// TQ-17.1: the last of a gaining step.
void Rules::add_bonus(State& state, Journal& journal) const {
  const bool collecting = state.bonus == 2;
  const bool due = state.bonus > 0 && state.active != kNone;
  state.bonus = 0;
  if (!due) return;
  const int more = power_number(state, state.active, Ability::gain_bonus);
  if (more == 0) return;
  gain_good(state, state.active, Good::knowledge, more, journal, collecting);
  state.bonus = 0;
}

bool Rules::has_artifact(const State& state, Seat seat, int period) const {
  return !(state.now.players[seat].artifacts & cards_of_period(period)).empty();
}

// TQ-14.5: two artifacts of a period are one power, used if either card is marked.
bool Rules::artifact_ready(const State& state, Seat seat, int period) const {
  const Bits own = state.now.players[seat].artifacts & cards_of_period(period);
  return !own.empty() && (own & state.now.used).empty();
}

bool Rules::slot_ready(const Slot& slot) const {
  if (slot.empty()) return false;
  return cards_.actions[slot.card].limit == Limit::charges ? slot.charges > 0 : !slot.used;
}

// All that gives `ability` to the seat now: set cards, slots, artifacts.
Rules::AllReady Rules::ready(const State& state, Seat seat, Ability ability) const {
  AllReady all;
  const Player& player = state.now.players[seat];
  if (player.set.empty() && player.slots[0].empty() && player.slots[1].empty() && player.artifacts.empty()) return all;
  const auto add = [&](const Traits& traits, Means means) {
    for (const Trait& trait : traits) {
      if (trait.ability == ability) all.push_back({means, trait.number});
    }
  };
  for (const std::uint8_t card : player.set) {
    const bool twice =
        std::any_of(all.begin(), all.end(), [&](const Ready& one) { return one.means == Means::card(card); });
    if (!twice || ability == Ability::arena_bonus) add(cards_.actions[card].traits, Means::card(card));
  }
  for (const Slot& slot : player.slots) {
    if (!slot_ready(slot)) continue;
    const ActionCard& card = cards_.actions[slot.card];
    if (!card.two_sided || (slot.side_b && seat == state.active)) add(card.traits, Means::card(slot.card));
  }
  if (player.artifacts.empty()) return all;
  for (int period = 1; period <= kPeriods; ++period) {
    const Traits& traits = cards_.artifacts[static_cast<std::size_t>(period)].traits;
    if (!traits.empty() && artifact_ready(state, seat, period)) add(traits, Means::artifact(period));
  }
  return all;
}

bool Rules::has(const State& state, Seat seat, Ability ability) const { return !ready(state, seat, ability).empty(); }

// Marks it as used: for this round, or a set card for good.
void Rules::use(State& state, Seat seat, Means means, Journal& journal) const {
  Position& now = state.now;
  Player& player = now.players[seat];
  if (means.is_none()) return;
  if (means.is_voucher()) {
    player.voucher = false;
  } else if (means.is_artifact()) {
    const Artifact& artifact = cards_.artifacts[static_cast<std::size_t>(means.artifact())];
    if (artifact.limit == Limit::always) return;
    const Bits own = player.artifacts & cards_of_period(means.artifact());
    bool marked = false;
    own.for_each([&](int card) {
      if (!marked) now.used.insert(card);
      marked = true;
    });
  } else if (cards_.actions[static_cast<std::size_t>(means.card())].place == Place::set) {
    for (std::size_t i = 0; i < player.set.size(); ++i) {
      if (player.set[i] != means.card()) continue;
      player.set.remove(i);
      discard_action(state, means.card());
      break;
    }
  } else {
    for (Slot& slot : player.slots) {
      if (slot.card != means.card() || !slot_ready(slot)) continue;
      const Limit limit = cards_.actions[slot.card].limit;
      if (limit == Limit::charges) {
        --slot.charges;
      } else {
        slot.used = limit != Limit::always;
      }
      break;
    }
  }
  journal.tell(Audience::everyone(), fact(What::used, {seat, means.number()}));
}

int Rules::power_number(const State& state, Seat seat, Ability ability) const {
  const std::uint8_t character = state.now.players[seat].character;
  if (character == kNone) return 0;
  for (const Trait& trait : cards_.characters[character].traits) {
    if (trait.ability == ability) return std::max<int>(1, trait.number);
  }
  return 0;
}

// TQ-11.5, and the table of AO14, AS07, AS15: what could block that threat now.
Rules::AllReady Rules::protections(const State& state, Seat seat, Threat threat) const {
  AllReady all;
  const auto add = [&](Ability ability) {
    for (const Ready& one : ready(state, seat, ability)) all.push_back(one);
  };
  add(Ability::armour);
  if (threat.event) add(Ability::shield);
  if (threat.theft) add(Ability::guard);
  return all;
}

}  // namespace tempora::timequest
