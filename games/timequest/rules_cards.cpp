// What cards and powers do (TQ-9.3 to TQ-9.7, TQ-14.8, TQ-17, TQ-21).
#include <algorithm>

#include "games/timequest/rules.hpp"

namespace tempora::timequest {
namespace {

// Stages of what is aimed at another player: whom, then what, then perhaps he blocks it.
enum AimStage : std::uint8_t { whom, what, what_for, block, act };

}  // namespace

// Whether it would gain, move or change anything now (TQ-9.4, TQ-9.7).
bool Rules::can_do(const State& state, Seat seat, const Effect& effect) const {
  const Position& now = state.now;
  const Player& player = now.players[seat];
  const auto any_other = [&](auto&& holds) {
    for (const Seat other : everybody()) {
      if (other != seat && holds(other)) return true;
    }
    return false;
  };
  const auto any_quest = [&](auto&& holds) {
    bool any = false;
    for_each_quest_at_hand(state, seat, [&](int quest) { any = any || holds(quest); });
    return any;
  };
  switch (effect.op) {
    case Op::gain:
      return can_gain(state, effect.amount);
    case Op::points:
      return seat == state.active && now.points + now.spent < kMostPoints;  // TQ-7.5
    case Op::jump:
      return can_jump(state, seat, effect.number == 1);
    case Op::random_step:
      return !neighbours(state, player.tile).empty();
    case Op::collect:
      return can_collect(state, seat);
    case Op::act_collect:
      return now.points >= 1 && !player.bar_collect && !forbids(state, Act::collect) && can_collect(state, seat);
    case Op::act_quest:
      return now.points >= 1 && any_quest([&](int quest) {
               return can_complete(state, seat, quest, true) && !forbids(state, Act::quest, quest);
             });
    case Op::act_artifact:
      return now.points >= 1 && any_quest([&](int quest) {
               return can_acquire(state, seat, quest, effect.number, options_.anywhere) &&
                      !forbids(state, Act::artifact, quest);
             });
    case Op::draw_actions:
    case Op::draw_marked:
      return can_draw_action(state);
    case Op::draw_event:
    case Op::turn_up:
    case Op::keep_event:
      return can_draw_event(state);
    case Op::exchange: {
      bool any = false;
      for (const Good good : kEveryGood) {
        any = any || (player.goods[at(good)] > 0 && count_of(now.bank) > now.bank[at(good)]);
      }
      return any;
    }
    case Op::swap_goods:
      return can_pay(state, seat, effect.amount) && can_gain(state, effect.other);
    case Op::face_up:
      return !player.face_up;
    case Op::look_quests:
    case Op::treasure:
      return can_draw_quest(state) && (effect.op == Op::look_quests || player.tile != kVoid);
    case Op::regain:
      return count_of(mix_caps(state, seat, Mix::regain)) > 0;
    case Op::melt_quest:
      return any_quest([](int) { return true; });
    case Op::push:
      return any_other([&](Seat other) { return !neighbours(state, now.players[other].tile).empty(); });
    case Op::forced_trade:
      return any_other([&](Seat other) { return can_force_trade(state, seat, other); });
    case Op::swap_places:
      return any_other([&](Seat other) { return can_swap(state, seat, other); });
    case Op::look_events:
    case Op::vision: {
      MoveList<Move> decks;
      list_decks_to_look_at(state, effect.op == Op::vision, decks);
      return !decks.empty();
    }
    case Op::artifact_expert:
      return now.points >= 1 && player.tile != kVoid && can_draw_quest(state);
    case Op::reverse:
      return state.deed.act != Act::end && !state.deed.spoilt;
    case Op::raid:
      return player.tile != kVoid && any_other([&](Seat other) {
               return now.players[other].tile == player.tile && count_of(now.players[other].goods) > 0;
             });
    case Op::bury_quest:
      return !now.display.empty() && can_draw_quest(state);
    default:
      return true;  // what an event does to a player: never offered
  }
}

bool Rules::can_run(const State& state, Seat seat, int program) const {
  const Program& effects = cards_.programs[static_cast<std::size_t>(program)];
  return std::any_of(effects.begin(), effects.end(), [&](const Effect& effect) { return can_do(state, seat, effect); });
}

// `by_event`: an Active Player Event does (TQ-10.6).
void Rules::run(State& state, Seat seat, int program, bool by_event) const {
  if (program > 0) push(state, Do::effects, seat, program, 0, by_event ? 1 : 0);
}

// `task`: the seat, and in `c` whether an Active Player Event does it.
void Rules::do_effect(State& state, const Task& task, const Effect& effect, Dealer& dealer, Journal& journal) const {
  Position& now = state.now;
  const Seat seat = task.seat;
  Player& player = now.players[seat];
  switch (effect.op) {
    case Op::gain:
      give(state, seat, effect.amount, journal);
      return;
    case Op::lose:
      take(state, seat, effect.amount, journal);
      return;
    case Op::points: {
      const int more = std::min<int>(effect.number, kMostPoints - now.points - now.spent);
      if (more <= 0) return;
      now.points = byte(now.points + more);
      journal.tell(Audience::everyone(), fact(What::points, {seat, more, now.points}));
      return;
    }
    case Op::jump:
      push(state, Do::jump, seat, effect.number, task.c);
      return;
    case Op::random_step:
      step_at_random(state, seat, dealer, journal);
      return;
    case Op::collect:
      if (can_collect(state, seat)) begin_collect(state, seat, effect.number, false);
      return;
    case Op::act_collect:
      spend(state, 1);
      begin_collect(state, seat, effect.number, true);
      return;
    case Op::act_quest:
      spend(state, 1);
      push(state, Do::free_quest, seat);
      return;
    case Op::act_artifact:
      spend(state, 1);
      push(state, Do::hunt, seat, effect.number);
      return;
    case Op::draw_actions:
    case Op::draw_marked:
      for (int i = 0; i < effect.number; ++i) {
        draw_action(state, seat, effect.op == Op::draw_marked, dealer, journal);
      }
      return;
    case Op::draw_event:
      if (can_draw_event(state)) push(state, Do::event, seat, kNone);
      return;
    case Op::exchange:
      push(state, Do::exchange, seat, effect.number);
      return;
    case Op::swap_goods:
      pay(state, seat, effect.amount.goods, effect.amount.crystals, journal, false);
      give(state, seat, effect.other, journal);
      return;
    case Op::face_up:
      player.face_up = true;
      journal.tell(Audience::everyone(), fact(What::face, {seat, 1}));
      return;
    case Op::turn_up: {  // AO20, AS11
      int crystals = 0;
      FixedVector<std::uint8_t, 8> cards;
      for (int i = 0; i < effect.number; ++i) {
        const auto event = draw_event_card(state, dealer, journal);
        if (!event) break;
        cards.push_back(byte(*event));
        crystals += shown_[static_cast<std::size_t>(*event)];
        journal.reveal(Audience::everyone(), fact(What::turned_up, {seat, *event}));
      }
      for (const std::uint8_t event : cards) discard_event(state, event);
      gain(state, seat, {}, crystals, journal);
      return;
    }
    case Op::bar_food:
      player.bar_food = true;
      journal.tell(Audience::everyone(), fact(What::barred, {seat, 0}));
      return;
    case Op::bar_collect:
      player.bar_collect = true;
      journal.tell(Audience::everyone(), fact(What::barred, {seat, 1}));
      return;
    case Op::bar_move:
      player.bar_move = true;
      journal.tell(Audience::everyone(), fact(What::barred, {seat, 2}));
      return;
    case Op::voucher:
      player.voucher = true;
      journal.tell(Audience::everyone(), fact(What::voucher, {seat}));
      return;
    case Op::lose_quest:
      if (is_explorer(state, seat) && !now.explorers.empty()) {
        push(state, Do::lose_quest, seat);
      } else {
        player.face_up = false;
        journal.tell(Audience::everyone(), fact(What::face, {seat, 0}));
      }
      return;
    case Op::look_quests:
      if (fill_quests(state, dealer, journal)) look_and_order(state, seat, kQuestDeck, effect.number, journal);
      return;
    case Op::regain:
      begin_mix(state, seat, Mix::regain, effect.number, journal);
      return;
    case Op::melt_quest:
      push(state, Do::melt, seat, effect.number);
      return;
    case Op::push:
      push(state, Do::push, seat);
      return;
    case Op::forced_trade:
      push(state, Do::forced_trade, seat, 0, 0, 0, effect.number);
      return;
    case Op::swap_places:
      push(state, Do::swap_places, seat);
      return;
    case Op::raid:
      push(state, Do::raid, seat, 0, 0, 0, effect.number);
      return;
    case Op::treasure: {
      const Deed deed = state.deed;
      for (int i = 0; i < effect.number; ++i) {
        const auto quest = draw_quest(state, dealer, journal);
        if (!quest) break;
        state.handled.push_back(byte(*quest));
        journal.reveal(Audience::everyone(), fact(What::shown_quest, {seat, *quest}));
      }
      state.deed.drawn_quests = deed.drawn_quests;  // only what is completed is then taken back
      push(state, Do::treasure, seat);
      return;
    }
    case Op::artifact_expert: {
      const auto quest = draw_quest(state, dealer, journal);
      if (!quest) return;
      state.handled.push_back(byte(*quest));
      journal.reveal(Audience::everyone(), fact(What::shown_quest, {seat, *quest}));
      push(state, Do::expert, seat, *quest);
      return;
    }
    case Op::look_events:
      push(state, Do::look, seat, 0, effect.number);
      return;
    case Op::keep_event:
      if (!fill_events(state, dealer, journal)) return;
      push(state, Do::keep, seat, 0, look_at(state, seat, kEventDeck, effect.number, journal));
      return;
    case Op::bury_quest:
      push(state, Do::bury, seat);
      return;
    case Op::vision:
      push(state, Do::vision, seat);
      return;
    case Op::reverse:
      return;
  }
}

bool Rules::can_play(const State& state, Seat seat, int card) const {
  const ActionCard& played = cards_.actions[static_cast<std::size_t>(card)];
  if (played.place == Place::discards) return can_pay(state, seat, played.price) && can_run(state, seat, played.use);
  if (played.place != Place::period) return true;
  MoveList<Move> tiles;
  list_targets(state, {Do::lay, seat, 0, byte(card), 0, 0, 0, {}}, tiles);
  return !tiles.empty();
}

// TQ-9.4, TQ-9.5
void Rules::play_card(State& state, Seat seat, int card, Journal& journal) const {
  const ActionCard& played = cards_.actions[static_cast<std::size_t>(card)];
  Player& player = state.now.players[seat];
  if (played.place == Place::discards) {
    switch (cards_.programs[played.use][0].op) {
      case Op::act_collect:
        begin_deed(state, Act::collect, 0, card);
        break;
      case Op::act_quest:
      case Op::treasure:
        begin_deed(state, Act::quest, kNone, card);
        break;
      case Op::act_artifact:
        begin_deed(state, Act::artifact, kNone, card);
        break;
      default:
        break;
    }
  }
  leave_hand(state, seat, card);
  ++player.counters.cards_played;  // B15
  ++state.chronicles[seat].played[static_cast<std::size_t>(card)];
  journal.reveal(Audience::everyone(), fact(What::played, {seat, card}));
  switch (played.place) {
    case Place::discards:
      discard_action(state, card);
      run(state, seat, played.use);
      charge(state, seat, played.price, false, journal);
      break;
    case Place::set:
      player.set.push_back(byte(card));
      break;
    case Place::slot:
      fill_slot(state, seat, card, false);
      break;
    case Place::period:
      push(state, Do::lay, seat, card);
      break;
    case Place::beside:
      ++state.now.beacons;
      break;
  }
}

// `passed_on`: the card may also be the one that goes (AX08).
void Rules::fill_slot(State& state, Seat seat, int card, bool passed_on) const {
  for (Slot& slot : state.now.players[seat].slots) {
    if (!slot.empty()) continue;
    slot = {byte(card), cards_.actions[static_cast<std::size_t>(card)].charges, false, false};
    return;
  }
  push(state, Do::replace, seat, card, passed_on ? 1 : 0);
}

void Rules::replace_slot(State& state, Seat seat, int card, int gone, Journal& journal) const {
  discard_action(state, gone);
  journal.tell(Audience::everyone(), fact(What::replaced, {seat, gone}));
  if (gone == card) return;
  auto& slots = state.now.players[seat].slots;
  for (Slot& slot : slots) {
    if (slot.card != gone) continue;
    slot = {byte(card), cards_.actions[static_cast<std::size_t>(card)].charges, false, false};
    return;
  }
}

// A slot card without charges goes.
void Rules::drop_empty(State& state, Seat seat, Journal& journal) const {
  for (Slot& slot : state.now.players[seat].slots) {
    if (slot.empty() || cards_.actions[slot.card].limit != Limit::charges || slot.charges > 0) continue;
    discard_action(state, slot.card);
    journal.tell(Audience::everyone(), fact(What::used_up, {seat, slot.card}));
    slot = {};
  }
  tidy_slots(state, seat);
}

// The first slot is filled first.
void Rules::tidy_slots(State& state, Seat seat) const {
  auto& slots = state.now.players[seat].slots;
  if (slots[0].empty()) std::swap(slots[0], slots[1]);
}

int Rules::number_with(Ability ability) const {
  for (const Trait& trait : cards_.actions[static_cast<std::size_t>(card_with(ability))].traits) {
    if (trait.ability == ability) return trait.number;
  }
  return 0;
}

// AX07 is discarded.
void Rules::lift_lock(State& state, int period, Journal& journal) const {
  const int card = card_with(Ability::lock);
  state.now.lock[static_cast<std::size_t>(period)] = kNone;
  discard_action(state, card);
  journal.tell(Audience::everyone(), fact(What::lifted, {card, period}));
}

// AX09 is discarded.
void Rules::lift_beacon(State& state, Journal& journal) const {
  const int card = card_with(Ability::beacon);
  --state.now.beacons;
  discard_action(state, card);
  journal.tell(Audience::everyone(), fact(What::lifted, {card, -1}));
}

bool Rules::can_use_event(const State& state, Seat seat, int event) const {
  const ActiveEvent& card = cards_.active_events[static_cast<std::size_t>(event)];
  if (!can_pay(state, seat, card.price)) return false;
  const Program& program = cards_.programs[card.use];
  const bool jumps_first = !program.empty() && program[0].op == Op::jump;  // TQ-10.4
  return jumps_first ? can_do(state, seat, program[0]) : can_run(state, seat, card.use);
}

// `a`: the target; what else the stages of each choose is in `b`, `c` and `goods[0]`.
void Rules::list_targets(const State& state, const Task& task, MoveList<Move>& moves) const {
  const Position& now = state.now;
  const Seat seat = task.seat;
  const Player& player = now.players[seat];
  const auto others = [&](auto&& fits) {
    for (const Seat other : everybody()) {
      if (other != seat && fits(other)) moves.push(Move::of(Act::player, other));
    }
  };
  const Goods& theirs = now.players[std::min<std::size_t>(task.a, kMaxPlayers - 1)].goods;
  switch (task.what) {
    case Do::push:
      if (task.stage == whom) {
        others([&](Seat other) { return !neighbours(state, now.players[other].tile).empty(); });
      } else {
        const Neighbours next = neighbours(state, now.players[task.a].tile);
        for (int period = 1; period <= kPeriods; ++period) {
          if (next.has(period)) moves.push(Move::of(Act::tile, period));
        }
      }
      break;
    case Do::swap_places:
      others([&](Seat other) { return can_swap(state, seat, other); });
      break;
    case Do::raid:
      if (task.stage == whom) {
        others([&](Seat other) {
          return now.players[other].tile == player.tile && count_of(now.players[other].goods) > 0;
        });
      } else {
        for (const Good good : kEveryGood) {
          if (theirs[at(good)] > 0) moves.push(Move::good(good));
        }
      }
      break;
    case Do::forced_trade:
      if (task.stage == whom) {
        others([&](Seat other) { return can_force_trade(state, seat, other); });
        break;
      }
      for (const Good give : kEveryGood) {
        for (int given = 1; given <= std::min<int>(task.d, player.goods[at(give)]); ++given) {
          if (task.stage == what_for && (at(give) != task.b || given != task.c)) continue;
          bool any = false;
          for (const Good good : kEveryGood) {
            if (good == give || theirs[at(good)] < given) continue;
            any = true;
            if (task.stage == what_for) moves.push(Move::good(good));
          }
          if (any && task.stage == what) moves.push(Move::offer(give, given));
        }
      }
      break;
    case Do::lay: {
      const auto& there = cards_.actions[task.a].traits[0].ability == Ability::lock ? now.lock : now.engineer;
      for (int period = 1; period <= kPeriods; ++period) {
        if (there[static_cast<std::size_t>(period)] == kNone) moves.push(Move::of(Act::tile, period));
      }
      break;
    }
    default: {  // block
      const AllReady means = protections(state, seat, {task.a == 1, task.b == 1});
      if (means.empty()) break;
      moves.push(Move::of(Act::no));
      for (const Ready& one : means) moves.push(Move::block(one.means));
      break;
    }
  }
}

void Rules::answer_target(State& state, Seat seat, Move move, Journal& journal) const {
  Task& task = state.agenda.top();
  if (task.what == Do::block) {
    state.agenda.pop();
    state.blocked = move.act == Act::block;
    if (!state.blocked) return;
    use(state, seat, move.means(), journal);
    journal.tell(Audience::everyone(), fact(What::blocked, {seat, move.means().number()}));
    return;
  }
  if (task.what == Do::lay) {
    const Task asked = state.agenda.pop();
    const bool locks = cards_.actions[asked.a].traits[0].ability == Ability::lock;
    (locks ? state.now.lock : state.now.engineer)[move.n[0]] = seat;
    journal.tell(Audience::everyone(), fact(What::laid, {seat, asked.a, move.n[0]}));
    return;
  }
  if (task.stage == whom) {
    task.a = move.n[0];
    task.stage = task.what == Do::swap_places ? block : what;
    return;
  }
  if (task.stage == what && task.what == Do::forced_trade) {
    task.b = move.n[0];
    task.c = move.n[1];
    task.stage = what_for;
    return;
  }
  if (task.what == Do::forced_trade) {
    task.goods[0] = move.n[0];
  } else {
    task.b = move.n[0];
  }
  task.stage = block;
}

// Whoever it is aimed at may block it; then it is done.
bool Rules::advance_aimed(State& state, Journal& journal) const {
  Task& task = state.agenda.top();
  if (task.stage < block) return false;
  const bool theft = task.what == Do::forced_trade || task.what == Do::raid;
  if (task.stage == block) {
    task.stage = act;
    journal.tell(Audience::everyone(), fact(What::aimed, {task.seat, task.a, static_cast<int>(task.what)}));
    ask_block(state, task.a, {false, theft});
    return true;
  }
  const Task done = state.agenda.pop();
  if (std::exchange(state.blocked, false)) return true;
  const Seat target = done.a;
  switch (done.what) {
    case Do::push:
      arrive(state, target, done.b, false, journal);
      break;
    case Do::swap_places:
      swap_places(state, done.seat, target, journal);
      break;
    case Do::raid: {
      Player& victim = state.now.players[target];
      const int count = std::min<int>(done.d, victim.goods[done.b]);
      victim.goods[done.b] = byte(victim.goods[done.b] - count);
      receive(state, done.seat, static_cast<Good>(done.b), count);
      journal.tell(Audience::everyone(), fact(What::given, {target, done.seat, done.b, count}));
      break;
    }
    default:
      trade(state, done.seat, {target, done.b, done.c, done.goods[0], done.c}, false, journal);
      break;
  }
  return true;
}

void Rules::ask_block(State& state, Seat target, Threat threat) const {
  state.blocked = false;
  if (protections(state, target, threat).empty()) return;
  push(state, Do::block, target, threat.event ? 1 : 0, threat.theft ? 1 : 0);
}

bool Rules::can_force_trade(const State& state, Seat seat, Seat other) const {
  const Goods& own = state.now.players[seat].goods;
  const Goods& theirs = state.now.players[other].goods;
  for (std::size_t give = 0; give < own.size(); ++give) {
    for (std::size_t ask = 0; ask < own.size(); ++ask) {
      if (give != ask && own[give] > 0 && theirs[ask] > 0) return true;
    }
  }
  return false;
}

// AO19: both on periods neither closed nor locked, not the same.
bool Rules::can_swap(const State& state, Seat seat, Seat other) const {
  const int one = state.now.players[seat].tile;
  const int two = state.now.players[other].tile;
  return one != two && one != kVoid && two != kVoid && is_possible(state, one) && is_possible(state, two);
}

// AO19. Who changes places is no other token there (ruling TQ-29.72).
void Rules::swap_places(State& state, Seat seat, Seat other, Journal& journal) const {
  const int own = state.now.players[seat].tile;
  const int theirs = state.now.players[other].tile;
  const bool met_somebody = put_token(state, seat, theirs, other, journal);
  put_token(state, other, own, seat, journal);
  if (met_somebody) push(state, Do::event, seat, kNone);
  ask_slips(state, other, own);
  ask_slips(state, seat, theirs);
}

}  // namespace tempora::timequest
