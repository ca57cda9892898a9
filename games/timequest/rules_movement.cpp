// Movement, arrival and the Void (TQ-4, TQ-8.1, TQ-12).
#include <algorithm>
#include <cstdlib>

#include "games/timequest/rules.hpp"

namespace tempora::timequest {
namespace {

constexpr int kPortal = 3;         // crystals to leave by it (TQ-8.1.4)
constexpr int kPortalBoosted = 2;  // R10

}  // namespace

// TQ-4.1, but for where the token is.
bool Rules::is_possible(const State& state, int tile) const {
  const auto period = static_cast<std::size_t>(tile);
  return state.now.visits[period] > 0 && state.now.lock[period] == kNone;
}

bool Rules::is_locked(const State& state, int tile) const {
  return tile != kVoid && state.now.lock[static_cast<std::size_t>(tile)] != kNone;
}

Neighbours Rules::neighbours(const State& state, int tile) const {
  Neighbours found;
  if (is_locked(state, tile)) return found;
  const int below = tile == kVoid ? kPeriods : tile - 1;
  for (int period = below; period >= 1 && found.low == 0; --period) {
    if (is_possible(state, period)) found.low = period;
  }
  for (int period = tile + 1; period <= kPeriods && found.high == 0; ++period) {
    if (is_possible(state, period)) found.high = period;
  }
  return found;
}

// TQ-8.1.1 to 8.1.5; none if the token can't get there by a Move.
Ways Rules::ways(const State& state, Seat seat, int to) const {
  Ways found;
  const Player& player = state.now.players[seat];
  const int from = player.tile;
  if (to == from || is_locked(state, from)) return found;
  const auto add = [&](Means means, int crystals, bool by_portal = false) {
    if (player.crystals >= crystals) found.push_back({means, byte(crystals), by_portal});
  };
  if (to == kVoid) {  // TQ-8.1.3
    const bool beside = from == 1 || from == kPeriods;
    if (beside && artifacts_of(state, seat) >= kToEnter) add(Means::none(), 1);
    return found;
  }
  if (!is_possible(state, to)) return found;
  const Neighbours next = neighbours(state, from);
  if (from == kVoid) {
    int walk = kMostCrystals;  // TQ-8.1.2
    if (to == next.high) walk = to;
    if (to == next.low) walk = std::min(walk, kPeriods + 1 - to);
    const int portal = !player.portal ? kMostCrystals : has(state, seat, Ability::portal) ? kPortalBoosted : kPortal;
    if (std::min(walk, portal) < kMostCrystals) add(Means::none(), std::min(walk, portal), portal < walk);
  } else {
    const int distance = std::abs(to - from);  // TQ-4.2
    add(Means::none(), distance);
    for (const Ready& one : ready(state, seat, Ability::diagonal)) {
      if (distance == one.number) add(one.means, 0);
    }
    for (const Ready& one : ready(state, seat, Ability::move_discount)) {
      if (distance >= one.number) add(one.means, distance - 1);
    }
  }
  if (next.has(to)) {  // TQ-4.4
    if (player.voucher && seat == state.active) add(Means::voucher(), 0);
    for (const Ready& one : ready(state, seat, Ability::free_step)) add(one.means, 0);
  }
  return found;
}

void Rules::list_moves(const State& state, Seat seat, MoveList<Move>& moves) const {
  const Player& player = state.now.players[seat];
  if (player.bar_move || is_locked(state, player.tile)) return;
  for (int tile = kVoid; tile <= kPeriods; ++tile) {
    if (forbids(state, Act::move, tile)) continue;
    if (!ways(state, seat, tile).empty()) moves.push(Move::of(Act::move, tile));
  }
}

// A Move; where it can be paid in several ways, the player is asked.
void Rules::move_now(State& state, Seat seat, int to, Journal& journal) const {
  const Ways found = ways(state, seat, to);
  if (found.size() == 1) return go(state, seat, to, found[0], journal);
  push(state, Do::way, seat, to);
}

void Rules::go(State& state, Seat seat, int to, const Way& way, Journal& journal) const {
  Player& player = state.now.players[seat];
  journal.tell(Audience::everyone(), fact(What::moved, {seat, player.tile, to, way.by_portal ? 1 : 0}));
  use(state, seat, way.means, journal);
  pay(state, seat, {}, way.crystals, journal, false);
  if (to == kVoid) return enter_void(state, seat, false, journal);
  if (way.by_portal && to != 1 && to != kPeriods) ++player.counters.portal_leaves;  // B04
  arrive(state, seat, to, false, journal);
}

// TQ-4.6 (a) to (d). Returns whether another token stands there.
bool Rules::put_token(State& state, Seat seat, int tile, Seat but, Journal& journal) const {
  Position& now = state.now;
  Player& player = now.players[seat];
  const auto period = static_cast<std::size_t>(tile);
  if (player.tile == kVoid && player.entered_from > 0) {  // B12
    const int pair = kPeriods * (player.entered_from - 1) + tile - 1;
    player.counters.journeys[static_cast<std::size_t>(pair) / 64] |= std::uint64_t{1} << (pair % 64);
  }
  player.entered_from = 0;
  player.tile = byte(tile);
  --now.visits[period];
  player.face_up = true;
  player.counters.visited = static_cast<std::uint16_t>(player.counters.visited | 1U << tile);
  if (seat != state.active) state.deed.spoilt = true;
  journal.tell(Audience::everyone(), fact(What::arrived, {seat, tile, now.visits[period]}));
  if (now.visits[period] == 0) journal.tell(Audience::everyone(), fact(What::closed, {tile}));
  for (const Seat other : everybody()) {
    if (other != seat && other != but && now.players[other].tile == tile) return true;
  }
  return false;
}

void Rules::arrive(State& state, Seat seat, int tile, bool by_event, Journal& journal) const {
  const bool met_somebody = put_token(state, seat, tile, kNone, journal);
  if (met_somebody && seat == state.active && !by_event) push(state, Do::event, seat, kNone);  // (f)
  ask_slips(state, seat, tile);
}

// TQ-4.6 (e): the owners of AX10 there, in table order.
void Rules::ask_slips(State& state, Seat seat, int tile) const {
  for (int i = players_; i-- > 0;) {
    const auto owner = static_cast<Seat>((state.first + i) % players_);
    if (owner == seat || state.now.players[owner].tile != tile) continue;
    if (has(state, owner, Ability::slip)) push(state, Do::slip, owner);
  }
}

bool Rules::can_jump(const State& state, Seat seat, bool to_neighbour) const {
  const int from = state.now.players[seat].tile;
  if (is_locked(state, from)) return false;
  if (to_neighbour) return !neighbours(state, from).empty();
  for (int period = 1; period <= kPeriods; ++period) {
    if (period != from && is_possible(state, period)) return true;
  }
  return false;
}

// Jump: `a`: 1 to a neighbour; `b`: 1 by an Active Player Event. Slip and duellist: to a neighbour, or not.
void Rules::list_jumps(const State& state, const Task& task, MoveList<Move>& moves) const {
  const int from = state.now.players[task.seat].tile;
  const Neighbours next = neighbours(state, from);
  const bool anywhere = task.what == Do::jump && task.a == 0;
  if (!anywhere && next.empty()) return;
  if (anywhere && is_locked(state, from)) return;
  if (task.what == Do::slip && !has(state, task.seat, Ability::slip)) return;
  if (task.what != Do::jump) moves.push(Move::of(Act::no));
  for (int period = 1; period <= kPeriods; ++period) {
    if (anywhere ? period != from && is_possible(state, period) : next.has(period)) {
      moves.push(Move::of(Act::tile, period));
    }
  }
}

void Rules::answer_jump(State& state, Move move, Journal& journal) const {
  const Task asked = state.agenda.pop();
  if (move.act == Act::no) return;
  if (asked.what == Do::slip) {
    use(state, asked.seat, ready(state, asked.seat, Ability::slip)[0].means, journal);
  } else if (asked.what == Do::duellist) {
    use(state, asked.seat, Means::of(asked.a), journal);
  }
  arrive(state, asked.seat, move.n[0], asked.what == Do::slip || (asked.what == Do::jump && asked.b == 1), journal);
}

// TQ-4.5
void Rules::step_at_random(State& state, Seat seat, Dealer& dealer, Journal& journal) const {
  const Neighbours next = neighbours(state, state.now.players[seat].tile);
  if (next.empty()) return;
  const bool higher = roll(state, 0, seat, dealer, journal) >= 4;
  const int side = higher ? next.high : next.low;
  arrive(state, seat, side != 0 ? side : higher ? next.low : next.high, false, journal);
}

// TQ-12.2, TQ-12.3; then a roll (TQ-12.4), with X and Y of the period just left.
void Rules::enter_void(State& state, Seat seat, bool portal, Journal& journal) const {
  Player& player = state.now.players[seat];
  player.entered_from = player.tile;
  player.tile = kVoid;
  player.portal = portal;
  player.face_up = true;  // TQ-4.6 (c)
  journal.tell(Audience::everyone(), fact(What::entered_void, {seat, player.entered_from, portal ? 1 : 0}));
  push(state, Do::void_roll, seat, player.entered_from);
}

// `a`: the period left; `b`: how many dice. TQ-12.5
bool Rules::advance_void(State& state, Dealer& dealer, Journal& journal) const {
  Task& task = state.agenda.top();
  const Seat seat = task.seat;
  const auto dice = static_cast<int>(task.b);
  if (task.stage == 0) return false;
  if (task.stage == 1 && dice > 0) {
    ++task.stage;
    for (int die = 0; die < dice; ++die) roll(state, static_cast<std::size_t>(die), seat, dealer, journal);
    ask_reroll(state, seat, Reroll::own, dice);
    return true;
  }
  const Period& period = cards_.periods[task.a];
  state.agenda.pop();
  if (dice == 0) return true;
  const int sum = state.dice[0] + (dice == 2 ? state.dice[1] : 0);
  if (dice == 2 && sum % 2 != 0) return true;
  const VoidRow& row = cards_.void_rows[static_cast<std::size_t>(dice == 2 ? sum / 2 : sum) - 1];
  Goods goods{};
  goods[at(period.x)] = byte(goods[at(period.x)] + row.x * dice);
  goods[at(period.y)] = byte(goods[at(period.y)] + row.y * dice);
  gain(state, seat, goods, row.crystals * dice, journal);
  return true;
}

}  // namespace tempora::timequest
