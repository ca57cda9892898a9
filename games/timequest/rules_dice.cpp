// Dice and their re-rolls (TQ-10.2.1), the Arena (TQ-13) and the Artifact Duel (TQ-14.6).
#include <algorithm>

#include "games/timequest/rules.hpp"

namespace tempora::timequest {
namespace {

constexpr int kSpots = 4;  // ≥ 2 to ≥ 5 (TQ-13.2)
constexpr int kLowestSpot = 2;
constexpr int kMostStake = 3;

}  // namespace

// Rolls a die for all to see; `seat`: whose it is, or kNone.
int Rules::roll(State& state, std::size_t die, Seat seat, Dealer& dealer, Journal& journal) const {
  state.dice[die] = byte(static_cast<int>(dealer.roll(6)));
  journal.tell(Audience::everyone(), fact(What::die, {seat == kNone ? -1 : seat, state.dice[die]}));
  return state.dice[die];
}

// Whoever has means to re-roll is asked before anything follows from the dice. `first`: where the own die lies;
// `dice`: how many are the own, one or two.
void Rules::ask_reroll(State& state, Seat seat, Reroll kind, int dice, int first, int opponent) const {
  push(state, Do::reroll, seat, static_cast<int>(kind), dice, first, opponent);
  if (reroll_means(state, state.agenda.top()).empty()) state.agenda.pop();
}

// What re-rolls now, and in `number` whether it is the opponent's die.
Rules::AllReady Rules::reroll_means(const State& state, const Task& task) const {
  AllReady all;
  const auto add = [&](Ability ability, int opponent) {
    for (const Ready& one : ready(state, task.seat, ability)) all.push_back({one.means, byte(opponent)});
  };
  add(Ability::reroll, 0);
  if (static_cast<Reroll>(task.a) == Reroll::arena) {  // TQ-13.3
    // Set cards stay until the fight is over; how many were used, `goods[0]` counts.
    int left = -task.goods[0];
    for (const std::uint8_t card : state.now.players[task.seat].set) {
      const Traits& traits = cards_.actions[card].traits;
      if (traits.empty() || traits[0].ability != Ability::reroll_in_arena || left++ < 0) continue;
      all.push_back({Means::card(card), 0});
      break;
    }
    add(Ability::reroll_opponent, 1);
  }
  return all;
}

void Rules::list_rerolls(const State& state, const Task& task, MoveList<Move>& moves) const {
  const AllReady means = reroll_means(state, task);
  if (means.empty()) return;
  moves.push(Move::of(Act::no));
  for (const Ready& one : means) {
    for (int die = 0; die < (one.number == 1 ? 1 : task.b); ++die) moves.push(Move::reroll(one.means, die));
  }
}

void Rules::answer_reroll(State& state, Move move, Dealer& dealer, Journal& journal) const {
  Task& task = state.agenda.top();
  const Seat seat = task.seat;
  if (move.act == Act::no) {
    state.agenda.pop();
    return;
  }
  bool opponent = false;
  for (const Ready& one : reroll_means(state, task)) {
    if (one.means == move.means()) opponent = one.number == 1;
  }
  const bool set =
      move.means().is_card() && cards_.actions[static_cast<std::size_t>(move.means().card())].place == Place::set;
  if (set) {
    ++task.goods[0];
    journal.tell(Audience::everyone(), fact(What::used, {seat, move.means().number()}));
  } else {
    use(state, seat, move.means(), journal);
  }
  const int die = opponent ? task.d : task.c + move.n[1];
  const int old = state.dice[static_cast<std::size_t>(die)];
  state.dice[static_cast<std::size_t>(die)] = byte(static_cast<int>(dealer.roll(6)));
  journal.tell(Audience::everyone(), fact(What::rerolled, {seat, move.means().number(), opponent ? task.d : seat, old,
                                                           state.dice[static_cast<std::size_t>(die)]}));
  if (reroll_means(state, state.agenda.top()).empty()) state.agenda.pop();
}

// A fight: `seat` challenges `a`; `b`: the difference, `c`: the winner.
bool Rules::advance_fight(State& state, Dealer& dealer, Journal& journal) const {
  Task& task = state.agenda.top();
  const Seat challenger = task.seat;
  const Seat defender = task.a;
  switch (task.stage++) {
    case 0: {  // TQ-13.2
      SeatSet bettors = SeatSet::first(players_);
      bettors.erase(challenger);
      bettors.erase(defender);
      if (bettors.empty()) return true;
      push(state, Do::bets, challenger);
      ask_in_secret(state, bettors);
      return true;
    }
    case 1:  // TQ-13.3
      take_stakes(state, journal);
      roll(state, challenger, challenger, dealer, journal);
      roll(state, defender, defender, dealer, journal);
      ask_reroll(state, defender, Reroll::arena, 1, defender, challenger);
      ask_reroll(state, challenger, Reroll::arena, 1, challenger, defender);
      return true;
    case 2: {
      const int one = state.dice[challenger] + arena_bonus(state, challenger, journal);
      const int two = state.dice[defender] + arena_bonus(state, defender, journal);
      drop_set(state, challenger, Ability::reroll_in_arena, journal);
      drop_set(state, defender, Ability::reroll_in_arena, journal);
      task.b = byte(std::abs(one - two));  // TQ-13.5
      task.c = one > two ? challenger : one < two ? defender : kNone;
      if (task.c == kNone) {
        journal.tell(Audience::everyone(), fact(What::fight_drawn, {challenger, defender, one}));
        return true;
      }
      ++state.now.players[task.c].counters.fights_won;
      journal.tell(Audience::everyone(), fact(What::fight_won, {task.c, task.c == challenger ? defender : challenger,
                                                                std::max(one, two), std::min(one, two), task.b}));
      begin_prize(state, task.c, task.b, journal);
      return true;
    }
    case 3:  // TQ-13.6
      pay_bets(state, task.b, challenger, journal);
      return true;
    case 4: {  // TQ-13.7
      if (task.c == kNone) return true;
      const Seat winner = task.c;
      const Seat loser = winner == challenger ? defender : challenger;
      pass_on_duellist(state, loser, winner, journal);
      return true;
    }
    default:
      state.agenda.pop();
      return true;
  }
}

// TQ-13.4
int Rules::arena_bonus(State& state, Seat seat, Journal& journal) const {
  int bonus = 0;
  for (const Ready& one : ready(state, seat, Ability::arena_bonus)) {
    bonus += one.number;
    use(state, seat, one.means, journal);
  }
  return bonus;
}

// Set cards with that ability go: their fight is over (AO07).
void Rules::drop_set(State& state, Seat seat, Ability ability, Journal& journal) const {
  auto& set = state.now.players[seat].set;
  for (std::size_t i = set.size(); i-- > 0;) {
    const Traits& traits = cards_.actions[set[i]].traits;
    const bool drop =
        std::any_of(traits.begin(), traits.end(), [&](const Trait& trait) { return trait.ability == ability; });
    if (!drop) continue;
    const std::uint8_t card = set.remove(i);
    discard_action(state, card);
    journal.tell(Audience::everyone(), fact(What::used_up, {seat, card}));
  }
}

// TQ-13.5: a crystal or not, then the mix.
void Rules::begin_prize(State& state, Seat winner, int items, Journal& journal) const {
  if (state.now.crystals == 0) return begin_mix(state, winner, Mix::gain, items, journal);
  push(state, Do::prize, winner, items);
}

void Rules::answer_prize(State& state, Move move, Journal& journal) const {
  const Task asked = state.agenda.pop();
  const bool crystal = move.act == Act::yes;
  if (crystal) gain(state, asked.seat, {}, 1, journal);
  const int resources = asked.a - (crystal ? 1 : 0);
  if (resources > 0) begin_mix(state, asked.seat, Mix::gain, resources, journal);
}

void Rules::list_bets(const State& state, Seat seat, MoveList<Move>& moves) const {
  moves.push(Move::bet(0, {}));
  for (int spot = kLowestSpot; spot < kLowestSpot + kSpots; ++spot) {
    for_each_mix(state.now.players[seat].goods, 1, kMostStake,
                 [&](const Goods& stake) { moves.push(Move::bet(spot, stake)); });
  }
}

// The bets are revealed, and the stakes laid on the table.
void Rules::take_stakes(State& state, Journal& journal) const {
  if (!state.secrets.open()) return;
  for (const Seat seat : state.secrets.answered()) {
    const Move bet = state.secrets.of(seat);
    const Goods stake = bet.goods();
    Player& player = state.now.players[seat];
    for (std::size_t i = 0; i < stake.size(); ++i) player.goods[i] = byte(player.goods[i] - stake[i]);
    state.stakes[seat] = stake;
    state.spots[seat] = bet.n[5];
    journal.reveal(Audience::everyone(),
                   fact(What::bet, {seat, bet.n[5], stake[0], stake[1], stake[2], stake[3], stake[4]}));
  }
  state.secrets.clear();
}

// TQ-13.6: all stakes go to the bank first.
void Rules::pay_bets(State& state, int difference, Seat challenger, Journal& journal) const {
  const auto stakes = std::exchange(state.stakes, {});
  const auto spots = std::exchange(state.spots, {});
  for (const Goods& stake : stakes) {
    for (std::size_t i = 0; i < stake.size(); ++i) state.now.bank[i] = byte(state.now.bank[i] + stake[i]);
  }
  for (int i = 1; i < players_; ++i) {
    const auto seat = static_cast<Seat>((challenger + i) % players_);
    if (spots[seat] == 0) continue;
    const bool right = difference >= spots[seat];
    journal.tell(Audience::everyone(), fact(What::bet_paid, {seat, spots[seat], right ? 1 : 0}));
    if (!right) continue;
    Goods goods{};
    for (std::size_t good = 0; good < goods.size(); ++good) goods[good] = byte(stakes[seat][good] * spots[seat]);
    gain(state, seat, goods, 0, journal);
  }
}

// AX08: who won a fight may jump; from who lost it the card goes to the winner.
void Rules::pass_on_duellist(State& state, Seat loser, Seat winner, Journal& journal) const {
  for (Slot& slot : state.now.players[loser].slots) {
    if (slot.empty()) continue;
    const Traits& traits = cards_.actions[slot.card].traits;
    const auto is_duelist = [](const Trait& trait) { return trait.ability == Ability::duelist; };
    if (std::none_of(traits.begin(), traits.end(), is_duelist)) continue;
    const std::uint8_t card = slot.card;
    slot = {};
    tidy_slots(state, loser);
    journal.tell(Audience::everyone(), fact(What::passed_on, {loser, winner, card}));
    fill_slot(state, winner, card, true);
    return;
  }
  for (const Ready& one : ready(state, winner, Ability::duelist)) push(state, Do::duellist, winner, one.means.number());
}

// `seat` challenges `a`; `b`: accepted; `c`: who loses. Asked are the target (stage 1) and the loser (stage 4).
bool Rules::advance_duel(State& state, Dealer& dealer, Journal& journal) const {
  Task& task = state.agenda.top();
  const Seat challenger = task.d;
  const Seat target = task.a;
  switch (task.stage) {
    case 0:
      task.stage = 1;
      task.seat = target;  // who is asked
      return true;
    case 1:
    case 2:  // declined: which resource
    case 5:  // lost: which artifact
      return false;
    case 3:
      task.stage = 4;
      roll(state, challenger, challenger, dealer, journal);
      roll(state, target, target, dealer, journal);
      ask_reroll(state, target, Reroll::own, 1, target);
      ask_reroll(state, challenger, Reroll::own, 1, challenger);
      return true;
    default: {
      const int one = state.dice[challenger];
      const int two = state.dice[target];
      if (one == two) {
        journal.tell(Audience::everyone(), fact(What::fight_drawn, {challenger, target, one}));
        state.agenda.pop();
        return true;
      }
      task.seat = one > two ? target : challenger;
      task.stage = 5;
      return false;
    }
  }
}

void Rules::list_duel(const State& state, const Task& task, MoveList<Move>& moves) const {
  const Player& player = state.now.players[task.seat];
  if (task.stage == 1) {
    moves.push(Move::of(Act::yes));
    if (count_of(player.goods) > 0) moves.push(Move::of(Act::no));
  } else if (task.stage == 2) {
    for (const Good good : kEveryGood) {
      if (player.goods[at(good)] > 0) moves.push(Move::good(good));
    }
  } else {
    player.artifacts.for_each([&](int quest) { moves.push(Move::of(Act::any_quest, quest)); });
  }
}

void Rules::answer_duel(State& state, Move move, Journal& journal) const {
  Task& task = state.agenda.top();
  const Seat challenger = task.d;
  if (task.stage == 1) {
    const bool accepted = move.act == Act::yes;
    journal.tell(Audience::everyone(),
                 fact(accepted ? What::duel_accepted : What::duel_declined, {task.seat, challenger}));
    task.stage = accepted ? 3 : 2;
    return;
  }
  const Task done = state.agenda.pop();
  if (done.stage == 2) {
    Player& target = state.now.players[done.seat];
    target.goods[move.n[0]] = byte(target.goods[move.n[0]] - 1);
    receive(state, challenger, move.good(), 1);
    journal.tell(Audience::everyone(), fact(What::given, {done.seat, challenger, move.n[0], 1}));
    return;
  }
  const Seat winner = done.seat == challenger ? done.a : challenger;
  state.now.players[done.seat].artifacts.erase(move.n[0]);
  journal.tell(Audience::everyone(), fact(What::duel_won, {winner, done.seat, move.n[0]}));
  own_artifact(state, winner, move.n[0]);
}

}  // namespace tempora::timequest
