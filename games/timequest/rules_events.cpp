// Events: those of the active player (TQ-10), and those of all (TQ-11, TQ-20).
#include <algorithm>

#include "games/timequest/rules.hpp"

namespace tempora::timequest {
namespace {

bool meets(std::uint8_t faces, int die) { return (faces >> (die - 1) & 1) != 0; }

}  // namespace

// `a`: the card, once it is drawn. In the own turn it is kept until it is used; else it is used at once (TQ-10.5).
bool Rules::advance_event(State& state, Dealer& dealer, Journal& journal) const {
  Task& task = state.agenda.top();
  const Seat seat = task.seat;
  Player& player = state.now.players[seat];
  switch (task.stage++) {
    case 0: {
      const auto drawn = draw_event_card(state, dealer, journal);
      if (!drawn) {
        state.agenda.pop();
        return true;
      }
      task.a = byte(*drawn);
      journal.reveal(Audience::everyone(), fact(What::event_drawn, {seat, *drawn, 0}));
      return true;
    }
    case 1:
      if (cards_.active_events[task.a].faces != 0) {  // TQ-10.2
        roll(state, 0, seat, dealer, journal);
        ask_reroll(state, seat, Reroll::own, 1);
      }
      return true;
    default: {
      const Task done = state.agenda.pop();
      const std::uint8_t faces = cards_.active_events[done.a].faces;
      if (faces != 0 && !meets(faces, state.dice[0])) {
        discard_event(state, done.a);
        journal.tell(Audience::everyone(), fact(What::event_failed, {seat, done.a}));
        return true;
      }
      if (faces != 0) ++player.counters.event_goals_met;  // TQ-10.7
      if (seat == state.active) {
        player.events.push_back({done.a, faces != 0});
        journal.tell(Audience::everyone(), fact(faces != 0 ? What::event_won : What::event_open, {seat, done.a}));
      } else if (can_use_event(state, seat, done.a)) {
        push(state, Do::use_now, seat, done.a);
      } else {
        discard_event(state, done.a);
        journal.tell(Audience::everyone(), fact(What::event_failed, {seat, done.a}));
      }
      return true;
    }
  }
}

void Rules::use_open_event(State& state, Seat seat, int event, Journal& journal) const {
  auto& events = state.now.players[seat].events;
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (events[i].event != event) continue;
    events.remove(i);
    break;
  }
  use_event(state, seat, event, journal);
}

void Rules::use_event(State& state, Seat seat, int event, Journal& journal) const {
  const ActiveEvent& card = cards_.active_events[static_cast<std::size_t>(event)];
  journal.tell(Audience::everyone(), fact(What::event_used, {seat, event}));
  ++state.chronicles[seat].used[static_cast<std::size_t>(event)];
  discard_event(state, event);
  run(state, seat, card.use, true);
  if (card.price.nothing()) return;
  ++state.now.players[seat].counters.event_goals_met;
  charge(state, seat, card.price, true, journal);
}

// TQ-11
bool Rules::advance_all_event(State& state, Dealer& dealer, Journal& journal) const {
  Task& task = state.agenda.top();
  switch (task.stage) {
    case 0: {  // TQ-11.1
      ++task.stage;
      state.cause = {};
      auto& deck = state.decks.all[static_cast<std::size_t>(level_of_round(state.round))];
      const std::array zones{deck.zone()};
      state.event = deck.turn_up(zones).card;
      journal.reveal(Audience::everyone(), fact(What::all_event, {state.round, state.event}));
      return true;
    }
    case 1:  // TQ-11.2
      ++task.stage;
      for (const Seat seat : everybody()) {
        const bool ready =
            power_number(state, seat, Ability::guardian) > 0 && state.now.players[seat].ready <= state.round;
        if (ready) push(state, Do::guardian, seat);
      }
      return true;
    case 2: {  // TQ-11.3
      ++task.stage;
      if (cards_.all_events[state.event].ask == Ask::auction) {
        const auto quest = draw_quest(state, dealer, journal);
        if (!quest) return true;
        state.handled.push_back(byte(*quest));
        journal.reveal(Audience::everyone(), fact(What::auction, {*quest}));
      }
      const SeatSet asked = who_answers(state);
      if (!asked.empty()) ask_in_secret(state, asked);
      return true;
    }
    case 3:  // TQ-11.4
      if (is_secret(state)) return false;
      ++task.stage;
      show_answers(state, journal);
      push_outcomes(state);
      return true;
    default:  // TQ-11.6
      state.agenda.pop();
      state.secrets.clear();
      state.event = kNone;
      state.guarded = {};
      state.bounty = kNone;
      return true;
  }
}

void Rules::push_outcomes(State& state) const {
  switch (cards_.all_events[state.event].ask) {
    case Ask::ripples:
      push(state, Do::ripples, 0);
      return;
    case Ask::lottery:
      push(state, Do::lottery, 0);
      return;
    case Ask::auction:
      push(state, Do::auction, 0);
      return;
    default:
      push_for_all(state, Do::outcome);
  }
}

// Who has something to decide.
SeatSet Rules::who_answers(const State& state) const {
  SeatSet asked;
  const Ask ask = cards_.all_events[state.event].ask;
  for (const Seat seat : everybody()) {
    MoveList<Move> moves;
    list_answers(state, seat, moves);
    const bool has_choice = moves.size() > 1 || (moves.size() == 1 && ask != Ask::ripples);
    if (has_choice) asked.insert(seat);
  }
  return asked;
}

void Rules::list_answers(const State& state, Seat seat, MoveList<Move>& moves) const {
  const AllEvent& event = cards_.all_events[state.event];
  const Player& player = state.now.players[seat];
  switch (event.ask) {
    case Ask::goal:
      list_goal(state, seat, event, moves);
      break;
    case Ask::ripples:
      list_failures(state, seat, moves);
      break;
    case Ask::offers:
      for (std::size_t i = 0; i < event.offers.size(); ++i) {
        const Offer& offer = event.offers[i];
        const bool gives = offer.price.nothing() || can_run(state, seat, offer.get);
        if (can_pay(state, seat, offer.price) && gives) moves.push(Move::of(Act::option, static_cast<int>(i)));
      }
      if (event.optional || moves.empty()) moves.push(Move::of(Act::no));
      break;
    case Ask::bank:
      for_each_mix(player.goods, 0, event.most,
                   [&](const Goods& goods) { moves.push(Move::with_goods(Act::goods, goods)); });
      break;
    case Ask::lottery:
      moves.push(Move::of(Act::no));
      for (const Good good : kEveryGood) {
        if (player.goods[at(good)] > 0) moves.push(Move::good(good));
      }
      break;
    case Ask::loop: {
      moves.push(Move::of(Act::no));
      MoveList<Move> again;
      list_loop(state, seat, again);
      if (!again.empty()) moves.push(Move::of(Act::yes));
      break;
    }
    case Ask::auction:
      if (state.handled.empty()) break;
      for (int bid = 0; bid <= std::min<int>(event.most, count_of(player.goods)); ++bid) {
        moves.push(Move::of(Act::number, bid));
      }
      break;
    default:
      break;  // a die decides
  }
}

// TQ-11.3, with R07: one item less, at least one is paid.
void Rules::list_goal(const State& state, Seat seat, const AllEvent& event, MoveList<Move>& moves) const {
  const Player& player = state.now.players[seat];
  const Amount& price = event.price;
  const bool discount = has(state, seat, Ability::goal_discount);
  const auto add = [&](const Goods& goods) {
    const Move move = Move::meet(goods, price.crystals);
    for (std::size_t i = 0; i < goods.size(); ++i) {
      if (goods[i] > player.goods[i]) return;
    }
    if (player.crystals >= price.crystals && !moves.contains(move)) moves.push(move);
  };
  const auto add_with_discount = [&](const Goods& goods) {
    if (!discount || count_of(goods) == 0 || count_of(goods) + price.crystals <= 1) return add(goods);
    for (std::size_t i = 0; i < goods.size(); ++i) {
      if (goods[i] == 0) continue;
      Goods less = goods;
      --less[i];
      add(less);
    }
  };
  if (price.one_type == 0) {
    add_with_discount(price.goods);
  } else {
    for (std::size_t i = 0; i < price.goods.size(); ++i) {
      Goods goods = price.goods;
      goods[i] = byte(goods[i] + price.one_type);
      add_with_discount(goods);
    }
  }
  if (event.optional) {
    moves.push(Move::fail());
  } else {
    list_failures(state, seat, moves);
  }
}

// To let it fail, or to block that too; nobody blocks whom the guardian shields.
void Rules::list_failures(const State& state, Seat seat, MoveList<Move>& moves) const {
  moves.push(Move::fail());
  if (is_shielded(state, seat)) return;
  for (const Ready& one : protections(state, seat, threat_of(state))) moves.push(Move::fail(one.means));
}

Threat Rules::threat_of(const State& state) const { return {true, cards_.all_events[state.event].theft}; }

// TQ-17.6, TQ-20.2: a shield only where there is something to ward off, a bounty only where there is a goal.
void Rules::list_guardian(const State& state, MoveList<Move>& moves) const {
  const AllEvent& event = cards_.all_events[state.event];
  const bool threatens = event.not_met > 0 || event.starred != 0 || event.ask == Ask::ripples;
  const bool has_goal = event.ask == Ask::goal || event.ask == Ask::die;  // TQ-20.6
  if (!threatens && !has_goal) return;
  moves.push(Move::of(Act::no));
  if (threatens) moves.push(Move::of(Act::shield));
  if (!has_goal) return;
  for (const Good good : kEveryGood) moves.push(Move::bounty(good));
}

void Rules::answer_guardian(State& state, Seat seat, Move move, Journal& journal) const {
  state.agenda.pop();
  if (move.act == Act::no) return;
  Player& guardian = state.now.players[seat];
  guardian.ready = byte(state.round + options_.cooldown);
  for (const Seat other : everybody()) {
    if (state.now.players[other].tile == guardian.tile) state.guarded.insert(other);
  }
  state.bounty = move.act == Act::bounty ? move.n[0] : kNone;
  journal.tell(Audience::everyone(), fact(What::guardian, {seat, state.bounty == kNone ? -1 : state.bounty}));
}

void Rules::show_answers(State& state, Journal& journal) const {
  if (!state.secrets.open()) return;
  in_table_order(state, [&](Seat seat) {
    if (!state.secrets.answered().contains(seat)) return;
    const Move move = state.secrets.of(seat);
    const auto& n = move.n;
    switch (move.act) {
      case Act::meet:
        journal.reveal(Audience::everyone(), fact(What::met, {seat, n[0], n[1], n[2], n[3], n[4], n[5]}));
        break;
      case Act::goods:
        journal.reveal(Audience::everyone(), fact(What::deposited, {seat, n[0], n[1], n[2], n[3], n[4]}));
        break;
      case Act::good:
        journal.reveal(Audience::everyone(), fact(What::staked, {seat, n[0]}));
        break;
      case Act::number:
        journal.reveal(Audience::everyone(), fact(What::bid, {seat, n[0]}));
        break;
      case Act::option:
        journal.reveal(Audience::everyone(), fact(What::option, {seat, n[0]}));
        break;
      case Act::yes:
        journal.reveal(Audience::everyone(), fact(What::repeats, {seat}));
        break;
      case Act::fail:
        journal.reveal(Audience::everyone(), fact(What::failed, {seat, n[0]}));
        break;
      default:
        journal.reveal(Audience::everyone(), fact(What::stays_out, {seat}));
        break;
    }
  });
}

// What the event does to one player (TQ-11.4).
void Rules::carry_out(State& state, Seat seat, Journal& journal) const {
  const AllEvent& event = cards_.all_events[state.event];
  if (event.ask == Ask::die || event.ask == Ask::table) return push(state, Do::die_outcome, seat);
  const Move answer = state.secrets.of(seat);
  switch (event.ask) {
    case Ask::goal:
      if (answer.act == Act::meet) {
        pay(state, seat, answer.goods(), answer.n[5], journal, true);
        if (event.faces != 0) return push(state, Do::die_outcome, seat);
        meet_goal(state, seat, journal);
        return run(state, seat, event.met);
      }
      if (event.optional || is_shielded(state, seat)) return;
      if (answer.means().is_none()) return run(state, seat, event.not_met);
      use(state, seat, answer.means(), journal);
      return journal.tell(Audience::everyone(), fact(What::blocked, {seat, answer.n[0]}));
    case Ask::offers: {
      if (answer.act != Act::option) return;
      const Offer& offer = event.offers[answer.n[0]];
      run(state, seat, offer.get);
      return charge(state, seat, offer.price, false, journal);
    }
    case Ask::bank: {  // EP10
      Player& player = state.now.players[seat];
      if (count_of(answer.goods()) == 0) return;
      pay(state, seat, answer.goods(), 0, journal, false);
      player.deposit = answer.goods();
      player.due = byte(state.round + 1);
      return;
    }
    case Ask::loop:
      if (answer.act == Act::yes) push(state, Do::loop, seat);
      return;
    default:
      return;
  }
}

// TQ-20.6, TQ-22 B07; the bounty too.
void Rules::meet_goal(State& state, Seat seat, Journal& journal) const {
  ++state.now.players[seat].counters.goals_met;
  ++state.chronicles[seat].met[state.event];
  if (state.bounty != kNone && state.guarded.contains(seat)) {
    gain_good(state, seat, static_cast<Good>(state.bounty), 1, journal);
  }
}

// A die decides (EP08, EP14, EP17, EP24).
bool Rules::advance_die_outcome(State& state, Dealer& dealer, Journal& journal) const {
  Task& task = state.agenda.top();
  const Seat seat = task.seat;
  const AllEvent& event = cards_.all_events[state.event];
  if (task.stage == 0) {
    ++task.stage;
    roll(state, 0, seat, dealer, journal);
    ask_reroll(state, seat, Reroll::own, 1);
    return true;
  }
  const int die = state.dice[0];
  const bool by_table = event.ask == Ask::table;
  const bool good = by_table ? !meets(event.starred, die) : meets(event.faces, die);
  if (task.stage == 1 && !good && !is_shielded(state, seat)) {
    ++task.stage;
    task.a = byte(die);
    ask_block(state, seat, threat_of(state));
    return true;
  }
  const Task done = state.agenda.pop();
  const auto face = static_cast<std::size_t>((done.stage == 1 ? die : done.a) - 1);
  const bool spared = done.stage == 1 ? !good : std::exchange(state.blocked, false);
  if (spared) return true;
  if (good && !by_table) meet_goal(state, seat, journal);
  run(state, seat, by_table ? event.table[face] : good ? event.met : event.not_met);
  return true;
}

// EP11: all at once; who is shielded or has blocked stays out, and the ring closes over him.
void Rules::ripple(State& state, Journal& journal) const {
  FixedVector<Seat, kMaxPlayers> ring;
  in_table_order(state, [&](Seat seat) {
    if (is_shielded(state, seat)) return;
    const bool answered = state.secrets.open() && state.secrets.answered().contains(seat);
    const Means means = answered ? state.secrets.of(seat).means() : Means::none();
    if (means.is_none()) return ring.push_back(seat);
    use(state, seat, means, journal);
    journal.tell(Audience::everyone(), fact(What::blocked, {seat, means.number()}));
  });
  if (ring.size() < 2) return;
  std::array<Goods, kMaxPlayers> halves{};
  for (std::size_t i = 0; i < ring.size(); ++i) {
    Goods& goods = state.now.players[ring[i]].goods;
    for (std::size_t good = 0; good < goods.size(); ++good) {
      halves[i][good] = byte(goods[good] / 2);
      goods[good] = byte(goods[good] - halves[i][good]);
    }
  }
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Goods& half = halves[i];
    const Seat left = ring[(i + 1) % ring.size()];
    for (const Good good : kEveryGood) receive(state, left, good, half[at(good)]);
    journal.tell(Audience::everyone(),
                 fact(What::passed, {ring[i], left, half[0], half[1], half[2], half[3], half[4]}));
  }
}

// EP22. `a`: who rolls, as bits; `b`: whose turn to roll it is in table order; `c`: 1: again.
bool Rules::advance_lottery(State& state, Dealer& dealer, Journal& journal) const {
  Task& task = state.agenda.top();
  const auto rolls = [](int who, Seat seat) { return (who >> seat & 1) != 0; };
  if (task.stage == 0) {
    ++task.stage;
    for (const Seat seat : everybody()) {
      const Move answer = state.secrets.of(seat);
      if (answer.act != Act::good) continue;
      Player& player = state.now.players[seat];
      player.goods[answer.n[0]] = byte(player.goods[answer.n[0]] - 1);
      state.stakes[seat][answer.n[0]] = 1;
      task.a = byte(task.a | 1 << seat);
    }
    return true;
  }
  if (task.b < players_) {
    const auto seat = static_cast<Seat>((state.first + task.b++) % players_);
    if (!rolls(task.a, seat)) return true;
    roll(state, seat, seat, dealer, journal);
    ask_reroll(state, seat, Reroll::own, 1, seat);
    return true;
  }
  int highest = 0;
  int winners = 0;
  for (const Seat seat : everybody()) {
    if (!rolls(task.a, seat) || state.dice[seat] < highest) continue;
    winners = (state.dice[seat] > highest ? 0 : winners) | 1 << seat;
    highest = state.dice[seat];
  }
  const bool tie = std::popcount(static_cast<unsigned>(winners)) > 1;
  if (tie && task.c == 0) {
    task.a = byte(winners);
    task.b = 0;
    task.c = 1;
    return true;
  }
  state.agenda.pop();
  const auto stakes = std::exchange(state.stakes, {});
  if (winners == 0) return true;
  const auto winner = static_cast<Seat>(std::countr_zero(static_cast<unsigned>(winners)));
  journal.tell(Audience::everyone(), fact(What::lottery, {tie ? -1 : winner}));
  for (const Goods& stake : stakes) {
    for (const Good good : kEveryGood) {
      if (stake[at(good)] == 0) continue;
      if (tie) {
        state.now.bank[at(good)] = byte(state.now.bank[at(good)] + 1);
      } else {
        receive(state, winner, good, 1);
      }
    }
  }
  return true;
}

// EP25
void Rules::hold_auction(State& state, Journal& journal) const {
  if (state.handled.empty()) return;
  const int quest = state.handled.pop_back();
  int highest = 0;
  int sharing = 0;
  Seat winner = 0;
  for (const Seat seat : everybody()) {
    const int bid = state.secrets.of(seat).n[0];
    if (bid > highest) {
      highest = bid;
      sharing = 0;
      winner = seat;
    }
    sharing += bid == highest ? 1 : 0;
  }
  if (highest == 0 || sharing > 1) {
    discard_quest(state, quest);
    journal.tell(Audience::everyone(), fact(What::auctioned, {-1, quest, highest}));
    return;
  }
  journal.tell(Audience::everyone(), fact(What::auctioned, {winner, quest, highest}));
  own_artifact(state, winner, quest);
  begin_mix(state, winner, Mix::pay_recorded, highest, journal);
}

// EP23: the last kind of action of the latest turn, once more and without action points.
void Rules::list_loop(const State& state, Seat seat, MoveList<Move>& moves) const {
  const Player& player = state.now.players[seat];
  switch (static_cast<Act>(player.last)) {
    case Act::move:
      list_moves(state, seat, moves);
      break;
    case Act::collect:
      if (can_collect(state, seat)) moves.push(Move::of(Act::collect));
      break;
    case Act::quest:
      for_each_quest_at_hand(state, seat, [&](int quest) {
        if (can_complete(state, seat, quest, false)) moves.push(Move::of(Act::quest, quest));
      });
      break;
    case Act::draw:
      if (can_draw_action(state)) moves.push(Move::of(Act::draw));
      break;
    default:
      break;
  }
}

void Rules::answer_loop(State& state, Seat seat, Move move, Dealer& dealer, Journal& journal) const {
  state.agenda.pop();
  switch (move.act) {
    case Act::move:
      return move_now(state, seat, move.n[0], journal);
    case Act::collect:
      return begin_collect(state, seat, 1, false);
    case Act::quest:
      return begin_quest(state, seat, move.n[0]);
    default:
      draw_action(state, seat, false, dealer, journal);
  }
}

}  // namespace tempora::timequest
