// Where airships may go, and what action spaces do (ST-8, ST-9, ST-13, ST-18).
#include <algorithm>
#include <bit>

#include "games/steamtime/rules.hpp"

namespace tempora::steamtime {

// ST-18.2, ST-18.3
int Rules::tolls(const State& state, Seat seat, int space) const {
  const std::uint8_t code = spaces_[static_cast<std::size_t>(space)].code;
  int count = 0;
  for (int other = 0; other < players_; ++other) {
    if (other != seat && state.players[static_cast<std::size_t>(other)].saboteur == code) ++count;
  }
  return count;
}

bool Rules::can_use(const State& state, Seat seat, int space) const {
  Purse purse = purse_of(state.players[seat]);
  return can_use_after(state, seat, space, purse, tolls(state, seat, space), 0);
}

// Whether the action can be carried out once so many TIME-crystals are paid, in some way, from generators of at least
// `from` (ST-18.5).
bool Rules::can_use_after(const State& state, Seat seat, int space, Purse& purse, int tolls, int from) const {
  if (tolls == 0) return can_act(state, seat, space, purse);
  for (int generator = from; generator < kColours; ++generator) {
    Filling& filling = purse.generators[static_cast<std::size_t>(generator)];
    if (filling.time == 0) continue;
    --filling.time;
    const bool can = can_use_after(state, seat, space, purse, tolls - 1, generator);
    ++filling.time;
    if (can) return true;
  }
  return false;
}

// ST-8.5, after the space's extra (ST-9.1)
bool Rules::can_act(const State& state, Seat seat, int space, const Purse& purse) const {
  const auto number = static_cast<std::size_t>(space);
  const Place& place = spaces_[number];
  const std::uint8_t card = state.lying[number];
  switch (place.space.action) {
    case Action::mission:
      return card != kNone;
    case Action::encounter:
      return true;
    case Action::deposit:
      for (int colour = 0; colour < kColours; ++colour) {
        if (state.deposits[place.deposit][static_cast<std::size_t>(colour)] == 0) continue;
        if (can_fill(state, seat, colour, purse, kPrice)) return true;
      }
      return false;
    case Action::gold:
      return state.bank > 0;
    case Action::upgrade:
    case Action::expedition: {
      if (card == kNone) return false;
      Purse with_extra = purse;
      with_extra.steam = std::min(kSteamTrack, purse.steam + place.space.extra.steam);
      return payable(with_extra, effort(state, letter_of(card)));
    }
  }
  return false;
}

bool Rules::can_place(const State& state, Seat seat, int space) const {
  const Player& player = state.players[seat];
  if (player.hangar == 0 || player.withdrawn) return false;
  if (state.airships[static_cast<std::size_t>(space)] != kNone) return false;  // ST-8.1
  const int position = position_of(state, space);
  if (position < player.highest) return false;  // ST-8.2
  if (position == player.highest && !has_talent(state, seat, Talent::same_board)) return false;
  return can_use(state, seat, space);
}

void Rules::list_spaces(const State& state, Seat seat, Act act, MoveList<Move>& moves) const {
  for (int space = 0; space < space_count_; ++space) {
    if (act == Act::place ? can_place(state, seat, space) : can_use(state, seat, space)) {
      moves.push(Move::of(act, spaces_[static_cast<std::size_t>(space)].code));
    }
  }
}

// ST-9.1: saboteurs, then the extra and the action, then its bonus.
void Rules::use(State& state, Seat seat, int space) const {
  const std::uint8_t code = spaces_[static_cast<std::size_t>(space)].code;
  push(state, Do::act, seat, code);
  const int count = tolls(state, seat, space);
  if (count > 0) push(state, Do::toll, seat, code, count);
}

void Rules::carry_out(State& state, Seat seat, int space, Dealer& dealer, Journal& journal) const {
  const Place& place = spaces_[static_cast<std::size_t>(space)];
  gain(state, seat, place.space.extra, Source::extra, journal);
  if (place.space.action != Action::expedition) push(state, Do::reward, seat, place.code);
  switch (place.space.action) {
    case Action::mission:
      state.players[seat].missions.push_back(byte(take_from(state, place.code) - kMissionsFrom));
      journal.tell(Audience::everyone(), fact(What::took_mission, {seat, state.players[seat].missions.back()}));
      break;
    case Action::encounter:
      draw_encounters(state, seat, place.space.count, dealer, journal);
      break;
    case Action::deposit:
      push(state, Do::buy, seat, place.code);
      break;
    case Action::gold:
      gain_gold(state, seat, place.space.count, journal);
      break;
    case Action::upgrade:
    case Action::expedition:
      push(state, place.space.action == Action::upgrade ? Do::upgrade : Do::discover, seat, place.code, 0, kNone);
      push(state, Do::pay, seat);
      std::copy_n(effort(state, letter_of(state.lying[static_cast<std::size_t>(space)])).begin(), kColours,
                  state.agenda.top().owed.begin());
      break;
  }
}

// ST-12: the bonus of everything but expeditions.
void Rules::reward(State& state, Seat seat, int space, Journal& journal) const {
  const Action action = spaces_[static_cast<std::size_t>(space)].space.action;
  const int count = bonus(state, seat, action);
  switch (action) {
    case Action::mission:
      return gain_esteem(state, seat, count, Source::bridge, journal);
    case Action::encounter:
      return gain_steam(state, seat, count, journal);
    case Action::deposit: {
      Gains gains;
      gains.time = byte(std::min<int>(count, state.mine));
      return gain(state, seat, gains, Source::extra, journal);
    }
    case Action::upgrade:
      return gain_steps(state, seat, count, journal);
    case Action::gold:
      return gain_gold(state, seat, kGoldBonus * count, journal);
    case Action::expedition:
      return;
  }
}

int Rules::bonus(const State& state, Seat seat, Action action) const {
  const Player& player = state.players[seat];
  const Filling& filling = player.generators[at(generator_of(action))];
  int count = options_.time_in_bonus ? filling.count() : filling.coloured;
  if (!player.pile.empty()) {
    const Specialist& top = components_.specialists[player.pile.back()];
    if (top.talent == Talent::counts_more && top.action == action) count += top.number;
  }
  return count;
}

bool Rules::has_talent(const State& state, Seat seat, Talent talent) const {
  const auto& pile = state.players[seat].pile;
  return !pile.empty() && components_.specialists[pile.back()].talent == talent;
}

// ST-9.4, ST-9.8
void Rules::draw_encounters(State& state, Seat seat, int count, Dealer& dealer, Journal& journal) const {
  std::array<std::uint8_t, 3> drawn{kNone, kNone, kNone};
  for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
    if (state.encounters == 0) {
      state.encounters = state.encounter_discards;
      state.encounter_discards = 0;
      journal.tell(Audience::everyone(), fact(What::shuffled, {}));
    }
    drawn[i] = byte(dealer.draw_bit(state.encounters));
  }
  push(state, Do::card, seat, drawn[0], drawn[1], drawn[2]);
  const auto told = [](std::uint8_t card) { return card == kNone ? -1 : static_cast<int>(card); };
  journal.tell(Audience::everyone(), fact(What::drew, {seat, told(drawn[0]), told(drawn[1]), told(drawn[2])}));
}

// ST-9.5: the others' purple actions follow the active player's.
void Rules::choose_card(State& state, Move move, Journal& journal) const {
  const Task asked = state.agenda.pop();
  for (const std::uint8_t card : {asked.a, asked.b, asked.c}) {
    if (card != kNone) state.encounter_discards |= std::uint32_t{1} << card;
  }
  journal.tell(Audience::everyone(), fact(What::chose, {asked.seat, move.a}));
  if (components_.encounters[move.a].purple) {
    for (int i = players_ - 1; i > 0; --i) push(state, Do::purple, seat_after(asked.seat, i), move.a);
  }
  push(state, Do::choose_act, asked.seat, move.a);
}

void Rules::trade(State& state, Seat seat, int encounter, bool bottom, Journal& journal) const {
  const Encounter& card = components_.encounters[static_cast<std::size_t>(encounter)];
  journal.tell(Audience::everyone(), fact(What::acted, {seat, encounter, bottom ? 1 : 0}));
  push(state, Do::receive, seat, encounter, bottom ? 1 : 0);
  pay(state, seat, (bottom ? card.bottom : card.top).cost, journal);
}

// What lies on the space with that code goes to a player.
std::uint8_t Rules::take_from(State& state, int code) const {
  std::uint8_t& lying = state.lying[static_cast<std::size_t>(space_of(code))];
  const std::uint8_t card = lying;
  lying = kNone;
  return card;
}

// ST-9.12
void Rules::finish_upgrade(State& state, Journal& journal) const {
  const Task task = state.agenda.pop();
  const std::uint8_t card = take_from(state, task.a);
  state.players[task.seat].upgrades.push_back(card);
  journal.tell(Audience::everyone(), fact(What::upgrade, {task.seat, card}));
  if (!options_.upgrade_income_at_once) return;
  const auto round = static_cast<std::size_t>(round_of(card) - 1);
  gain(state, task.seat, components_.upgrades[round][static_cast<std::size_t>(letter_of(card))], Source::upgrade,
       journal);
}

// ST-9.17, ST-9.18: asks for discoveries, if not all are received; then hands out what was found.
bool Rules::advance_discoveries(State& state, Journal& journal) const {
  Task& task = state.agenda.top();
  if (task.c == kNone) {
    const int count = bonus(state, task.seat, Action::expedition);
    const bool all = count >= kDiscoveries;
    task.c = byte(all ? 0 : count);
    task.b = byte(all ? (1 << kDiscoveries) - 1 : 0);
  }
  if (task.c > 0) return false;
  const Task done = state.agenda.pop();
  const std::uint8_t card = take_from(state, done.a);
  state.players[done.seat].expeditions.push_back(card);
  journal.tell(Audience::everyone(), fact(What::expedition, {done.seat, card, done.b}));
  const auto& expedition =
      components_.expeditions[static_cast<std::size_t>(round_of(card) - 1)][static_cast<std::size_t>(letter_of(card))];
  Gains gains = expedition.find;
  for (std::size_t i = 0; i < kDiscoveries; ++i) {
    if ((done.b >> i & 1U) != 0) gains += expedition.discoveries[i];
  }
  gain(state, done.seat, gains, Source::expedition, journal);
  return true;
}

// ST-9.9, ST-9.10
void Rules::buy(State& state, Move move, Journal& journal) const {
  Task& task = state.agenda.top();
  ++task.b;
  const Seat seat = task.seat;
  const Place& place = space(space_of(task.a));
  --state.deposits[place.deposit][move.a];
  journal.tell(Audience::everyone(), fact(What::bought, {seat, place.code, move.a}));
  pay_gold(state, seat, kPrice, journal);
  fill(state, seat, move.a, false, journal);
}

}  // namespace tempora::steamtime
