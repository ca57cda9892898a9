// Crystals, gold, steam and esteem: receiving, placing, paying (ST-10, ST-11, ST-13.1, ST-14.2, ST-16).
#include <algorithm>

#include "games/steamtime/missions.hpp"
#include "games/steamtime/rules.hpp"

namespace tempora::steamtime {

Purse Rules::purse_of(const Player& player) const { return {player.generators, player.gold, player.steam}; }

const Crystals& Rules::effort(const State& state, int letter) const {
  const std::uint8_t card = state.efforts.back();
  const Effort& effort = card < kMostEfforts ? components_.alpha[card] : components_.omega[card - kMostEfforts];
  return effort.costs[static_cast<std::size_t>(letter)];
}

int Rules::deficit(const Purse& purse, const Crystals& need) {
  int lacking = 0;
  for (std::size_t k = 0; k < kColours; ++k) lacking += std::max(0, need[k] - purse.generators[k].count());
  return lacking;
}

bool Rules::payable(const Purse& purse, const Crystals& need) const {
  const int lacking = deficit(purse, need);
  if (lacking > purse.steam) return false;
  if (options_.mint) return true;
  int surplus = 0;
  for (std::size_t k = 0; k < kColours; ++k) surplus += std::max(0, purse.generators[k].count() - need[k]);
  return lacking <= surplus;
}

std::optional<int> Rules::mark(const State& state, Seat seat, int generator) const {
  const auto k = static_cast<std::size_t>(generator);
  const auto& marks = components_.generators[k].marks;
  const auto next = static_cast<std::size_t>(state.players[seat].generators[k].count());
  if (next >= marks.size()) return std::nullopt;
  return has_talent(state, seat, Talent::no_marks) ? 0 : marks[next];
}

// Whether a crystal for so much gold could be bought and placed with that purse (ST-10.3).
bool Rules::can_fill(const State& state, Seat seat, int generator, const Purse& purse, int price) const {
  const auto k = static_cast<std::size_t>(generator);
  const auto& marks = components_.generators[k].marks;
  const auto next = static_cast<std::size_t>(purse.generators[k].count());
  if (next >= marks.size()) return false;
  return price + (has_talent(state, seat, Talent::no_marks) ? 0 : marks[next]) <= purse.gold;
}

// ST-10.8: numbers first, then the crystals are asked for.
void Rules::gain(State& state, Seat seat, const Gains& gains, Source source, Journal& journal) const {
  gain_gold(state, seat, gains.gold, journal);
  gain_esteem(state, seat, gains.esteem, source, journal);
  gain_steam(state, seat, gains.steam, journal);
  gain_steps(state, seat, gains.portal, journal);
  OwedCrystals owed{};
  std::copy(gains.crystals.begin(), gains.crystals.end(), owed.begin());
  owed[kOwedTime] = gains.time;
  owed[kOwedAny] = gains.any;
  owed[kOwedFree] = gains.free;
  if (owed == OwedCrystals{}) return;
  push(state, Do::gain, seat);
  state.agenda.top().owed = owed;
}

void Rules::gain_esteem(State& state, Seat seat, int count, Source source, Journal& journal) const {
  if (count == 0) return;
  std::uint16_t& esteem = state.players[seat].esteem[static_cast<std::size_t>(source)];
  esteem = static_cast<std::uint16_t>(esteem + count);
  journal.tell(Audience::everyone(), fact(What::esteem, {seat, count, static_cast<int>(source)}));
}

// ST-16.3
void Rules::gain_gold(State& state, Seat seat, int count, Journal& journal) const {
  const int gained = std::min<int>(count, state.bank);
  if (gained == 0) return;
  state.bank = byte(state.bank - gained);
  state.players[seat].gold = byte(state.players[seat].gold + gained);
  journal.tell(Audience::everyone(), fact(What::gold, {seat, gained}));
}

// ST-2.5
void Rules::gain_steam(State& state, Seat seat, int count, Journal& journal) const {
  Player& player = state.players[seat];
  const int gained = std::min(count, kSteamTrack - player.steam);
  if (gained == 0) return;
  player.steam = byte(player.steam + gained);
  journal.tell(Audience::everyone(), fact(What::steam, {seat, gained}));
}

// ST-2.7, ST-13.1, ST-13.2
void Rules::gain_steps(State& state, Seat seat, int count, Journal& journal) const {
  if (count == 0) return;
  Player& player = state.players[seat];
  const int reached = player.portal + count;
  player.portal = byte(reached % kPortalTrack);
  journal.tell(Audience::everyone(), fact(What::portal, {seat, count}));
  const int crossings = reached / kPortalTrack;
  if (crossings == 0) return;
  state.owed_actions = byte(state.owed_actions + crossings);
  journal.tell(Audience::everyone(), fact(What::bonus_action, {seat, crossings}));
}

void Rules::pay_gold(State& state, Seat seat, int count, Journal& journal) const {
  if (count == 0) return;
  state.players[seat].gold = byte(state.players[seat].gold - count);
  state.bank = byte(state.bank + count);
  journal.tell(Audience::everyone(), fact(What::paid_gold, {seat, count}));
}

void Rules::pay_steam(State& state, Seat seat, int count, Journal& journal) const {
  if (count == 0) return;
  state.players[seat].steam = byte(state.players[seat].steam - count);
  journal.tell(Audience::everyone(), fact(What::paid_steam, {seat, count}));
}

// ST-11.1 to ST-11.5
void Rules::pay_crystal(State& state, Seat seat, int generator, Journal& journal) const {
  const auto k = static_cast<std::size_t>(generator);
  Filling& filling = state.players[seat].generators[k];
  const bool time = filling.time > 0;
  if (time) {
    --filling.time;
    ++state.mine;
  } else {
    --filling.coloured;
    ++state.bag[k];
  }
  journal.tell(Audience::everyone(), fact(What::paid_crystal, {seat, generator, time ? 1 : 0}));
}

bool Rules::can_pay(const Player& player, const Cost& cost) const { return Means(player).pay(cost); }

// ST-11.10, ST-17.4, ST-17.5
void Rules::pay(State& state, Seat seat, const Cost& cost, Journal& journal) const {
  pay_gold(state, seat, cost.gold, journal);
  pay_steam(state, seat, cost.steam, journal);
  for (int k = 0; k < kColours; ++k) {
    for (int i = cost.crystals[static_cast<std::size_t>(k)]; i > 0; --i) pay_crystal(state, seat, k, journal);
  }
  Player& player = state.players[seat];
  player.upgrades_spent = byte(player.upgrades_spent + cost.upgrades);
  player.expeditions_spent = byte(player.expeditions_spent + cost.expeditions);
  if (cost.rainbow > 0) push(state, Do::rainbow, seat, cost.rainbow);
}

// ST-10.3, ST-10.5, ST-10.7. Precondition: the slot can be paid.
void Rules::fill(State& state, Seat seat, int generator, bool time, Journal& journal) const {
  const int price = *mark(state, seat, generator);
  Filling& filling = state.players[seat].generators[static_cast<std::size_t>(generator)];
  ++(time ? filling.time : filling.coloured);
  journal.tell(Audience::everyone(), fact(What::crystal, {seat, generator, time ? 1 : 0}));
  pay_gold(state, seat, price, journal);
}

// ST-10.9
void Rules::list_gains(const State& state, const Task& task, MoveList<Move>& moves) const {
  const Purse purse = purse_of(state.players[task.seat]);
  std::array<bool, kColours> open{};
  for (int k = 0; k < kColours; ++k) open[static_cast<std::size_t>(k)] = can_fill(state, task.seat, k, purse, 0);
  for (int k = 0; k < kColours; ++k) {
    const auto colour = static_cast<std::size_t>(k);
    if (!open[colour]) continue;
    if (task.owed[colour] > 0 && state.bag[colour] > 0) moves.push(Move::gain(Owed::colour, k));
    if (task.owed[kOwedTime] > 0 && state.mine > 0) moves.push(Move::gain(Owed::time, k));
    if (task.owed[kOwedAny] > 0 && state.bag[colour] > 0) moves.push(Move::gain(Owed::any, k));
    if (task.owed[kOwedFree] == 0) continue;
    for (const Place& place : spaces()) {
      if (place.space.action != Action::deposit || state.deposits[place.deposit][colour] == 0) continue;
      moves.push(Move::gain(Owed::free, k, place.code));
    }
  }
  if (!moves.empty()) moves.push(Move::of(Act::stop));
}

void Rules::answer_gain(State& state, Move move, Journal& journal) const {
  Task& task = state.agenda.top();
  const Seat seat = task.seat;
  if (move.act == Act::stop) {
    state.agenda.pop();
    journal.tell(Audience::everyone(), fact(What::stopped, {seat}));
    return;
  }
  const auto kind = static_cast<Owed>(move.a);
  switch (kind) {
    case Owed::colour:
      --task.owed[move.b];
      --state.bag[move.b];
      break;
    case Owed::time:
      --task.owed[kOwedTime];
      --state.mine;
      break;
    case Owed::any:
      --task.owed[kOwedAny];
      --state.bag[move.b];
      break;
    case Owed::free:
      --task.owed[kOwedFree];
      --state.deposits[space(space_of(move.c)).deposit][move.b];
      break;
  }
  if (kind == Owed::free) journal.tell(Audience::everyone(), fact(What::took_free, {seat, move.c, move.b}));
  fill(state, seat, move.b, kind == Owed::time, journal);
}

// ST-11.8, ST-11.10, ST-11.11
void Rules::list_payments(const State& state, const Task& task, MoveList<Move>& moves) const {
  Purse purse = purse_of(state.players[task.seat]);
  if (task.what == Do::rainbow) {
    for (int k = 0; k < kColours; ++k) {
      if (purse.generators[static_cast<std::size_t>(k)].count() > 0) moves.push(Move::of(Act::pay, k));
    }
    return;
  }
  Crystals need{};
  std::copy_n(task.owed.begin(), kColours, need.begin());
  const auto colour = static_cast<std::size_t>(
      std::find_if(need.begin(), need.end(), [](std::uint8_t count) { return count > 0; }) - need.begin());
  --need[colour];
  for (std::size_t k = 0; k < kColours; ++k) {
    Filling& filling = purse.generators[k];
    const int steam = k == colour ? 0 : 1;
    if (filling.count() == 0 || steam > purse.steam) continue;
    const Filling before = filling;
    --(filling.time > 0 ? filling.time : filling.coloured);
    purse.steam -= steam;
    if (payable(purse, need)) moves.push(Move::of(Act::pay, static_cast<int>(k)));
    purse.steam += steam;
    filling = before;
  }
  if (!options_.mint || purse.steam == 0) return;
  --purse.steam;
  if (payable(purse, need)) moves.push(Move::of(Act::pay, kBySteam));
}

void Rules::answer_payment(State& state, Move move, Journal& journal) const {
  Task& task = state.agenda.top();
  const Seat seat = task.seat;
  if (task.what == Do::rainbow) {
    if (--task.a == 0) state.agenda.pop();
    return pay_crystal(state, seat, move.a, journal);
  }
  const auto due = std::find_if(task.owed.begin(), task.owed.end(), [](std::uint8_t count) { return count > 0; });
  const bool same = due - task.owed.begin() == move.a;
  --*due;
  if (task.owed == OwedCrystals{}) state.agenda.pop();
  if (!same) pay_steam(state, seat, 1, journal);
  if (move.a != kBySteam) pay_crystal(state, seat, move.a, journal);
}

// ST-18.4, ST-18.5
void Rules::list_tolls(const State& state, const Task& task, MoveList<Move>& moves) const {
  Purse purse = purse_of(state.players[task.seat]);
  for (int k = 0; k < kColours; ++k) {
    Filling& filling = purse.generators[static_cast<std::size_t>(k)];
    if (filling.time == 0) continue;
    --filling.time;
    if (can_use_after(state, task.seat, space_of(task.a), purse, task.b - 1, 0)) moves.push(Move::of(Act::pay, k));
    ++filling.time;
  }
}

// ST-14.2, ST-14.3
void Rules::list_tile(const State& state, Seat seat, MoveList<Move>& moves) const {
  const Player& player = state.players[seat];
  for (int count = 0; count <= std::min<int>(kSteamTrack, player.steam); ++count) {
    moves.push(Move::of(Act::esteem, count));
  }
  if (player.steam == 0 || state.mine == 0) return;
  const Purse purse = purse_of(player);
  for (int k = 0; k < kColours; ++k) {
    if (can_fill(state, seat, k, purse, 0)) {
      moves.push(Move::of(Act::time));
      return;
    }
  }
}

void Rules::answer_tile(State& state, Seat seat, Move move, Journal& journal) const {
  state.agenda.pop();
  if (move.act == Act::esteem) {
    pay_steam(state, seat, move.a, journal);
    return gain_esteem(state, seat, move.a, Source::tile, journal);
  }
  pay_steam(state, seat, 1, journal);
  Gains gains;
  gains.time = 1;
  gain(state, seat, gains, Source::tile, journal);
}

}  // namespace tempora::steamtime
