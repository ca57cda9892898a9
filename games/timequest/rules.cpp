// The course of a match: set-up, rounds, turns (TQ-5, TQ-6, TQ-7), and what is asked when.
#include "games/timequest/rules.hpp"

#include <algorithm>
#include <cassert>
#include <string>

#include "games/timequest/content.hpp"

namespace tempora::timequest {
namespace {

constexpr int kDraft = 7;                 // TQ-5.7
constexpr std::uint8_t kDraftOfType = 3;  // TQ-5.7
constexpr int kHolding = 10;              // TQ-3.7
constexpr int kFewestRounds = 5;
constexpr int kMostRounds = 19;  // TQ-6.5, with 5 closed periods

std::vector<std::string> numbers(std::string first, int low, int high) {
  std::vector<std::string> values{std::move(first)};
  for (int number = low; number <= high; ++number) values.push_back(std::to_string(number));
  return values;
}

}  // namespace

const GameInfo& Rules::info() {
  static const GameInfo kInfo{
      "timequest",
      "TimeQuest",
      kMinPlayers,
      kMaxPlayers,
      1,
      {},
      {
          choice_option("end", {"3", "4", "5"}, "How many closed periods bring the Final Round (TQ-15.2).", "4"),
          choice_option("visits", numbers("by-players", 2, 8),
                        "How many visits each period can take: one more than there are players, or a number (TQ-2.5)."),
          choice_option("actions", {"4", "3"},
                        "Action points in a turn; with 3 a period takes one visit less (TQ-7.1)."),
          {"rounds",
           OptionSpec::Kind::range,
           {},
           kFewestRounds,
           kMostRounds,
           kMostRounds,
           "The last round, at most; the events last for 15, 17 or 19 with 3, 4 or 5 closed periods (TQ-6.5)."},
          {"crystals", OptionSpec::Kind::range, {}, 0, 5, 3, "Time Crystals at the start (TQ-5.8)."},
          choice_option("objectives", {"off", "one", "two"},
                        "Personal objectives: none, one each, or two of which each keeps one (TQ-22)."),
          choice_option("characters", {"choose", "random", "none"},
                        "Whether players choose their characters, draw them, or play without (TQ-17)."),
          choice_option("cooldown", {"3", "2"}, "After how many rounds Guardian's Choice is ready again (TQ-17.6)."),
          choice_option("artifacts", {"own-period", "anywhere"},
                        "Where an artifact can be acquired: in its own period, or in any (TQ-14.2)."),
          choice_option("holding", {"10", "none"},
                        "How many resources of a type may be kept at the end of a turn (TQ-3.7)."),
          choice_option("offers", {"3", "10"}, "How many offers of a trade may be made in a turn (TQ-9.1)."),
          choice_option("tie", {"arena", "quests"},
                        "Who wins a tie: a battle in the Arena, or most quests and then most resources (TQ-16.2)."),
      }};
  return kInfo;
}

std::string_view Rules::content_hash() { return kContentHash; }

Result<Rules> Rules::create(const Setup& setup) {
  const auto opening = open_setup(info(), setup, kContent);
  if (!opening) return tl::make_unexpected(opening.error());
  const auto& [given, content] = *opening;
  auto cards = read_cards(content);
  if (!cards) return tl::make_unexpected(cards.error());

  const auto text = [&](const char* option) { return given[option].get<std::string>(); };
  const auto number = [&](const char* option) { return std::stoi(text(option)); };
  Rules rules;
  rules.players_ = setup.players;
  rules.cards_ = std::move(*cards);
  Options& options = rules.options_;
  options.closed_to_end = number("end");
  options.points = number("actions");
  options.visits = text("visits") == "by-players" ? setup.players + (options.points == 3 ? 0 : 1) : number("visits");
  const int limit = 2 * options.closed_to_end + 9;  // TQ-6.5
  options.rounds = std::min(limit, given["rounds"].get<int>());
  options.crystals = given["crystals"].get<int>();
  options.objectives = text("objectives") == "off" ? 0 : text("objectives") == "one" ? 1 : 2;
  options.characters = text("characters") == "choose"   ? Options::Characters::choose
                       : text("characters") == "random" ? Options::Characters::random
                                                        : Options::Characters::none;
  options.cooldown = number("cooldown");
  options.anywhere = text("artifacts") == "anywhere";
  options.holding_limit = text("holding") == "10";
  options.offers = number("offers");
  options.battle = text("tie") == "arena";

  for (std::size_t i = 0; i < rules.cards_.quests.size(); ++i) {
    const int period = rules.cards_.quests[i].period;
    rules.period_cards_[static_cast<std::size_t>(period)].insert(static_cast<int>(i));
    if (rules.cards_.artifacts[static_cast<std::size_t>(period)].limit == Limit::match) {
      rules.lasting_.insert(static_cast<int>(i));
    }
  }
  for (std::size_t card = 0; card < rules.cards_.actions.size(); ++card) {
    for (const Trait& trait : rules.cards_.actions[card].traits) {
      rules.card_with_[static_cast<std::size_t>(trait.ability)] = static_cast<std::uint8_t>(card);
    }
  }
  for (const AllEvent& event : rules.cards_.all_events) {
    if (event.ask == Ask::bank) rules.deposit_times_ = event.times;
  }
  for (std::size_t i = 0; i < rules.cards_.active_events.size(); ++i) {  // TQ-19.2
    for (const Effect& effect : rules.cards_.programs[rules.cards_.active_events[i].use]) {
      if (effect.op == Op::gain) {
        rules.shown_[i] = static_cast<std::uint8_t>(rules.shown_[i] + effect.amount.crystals);
      }
    }
  }
  return rules;
}

void Rules::push(State& state, Do what, Seat seat, int a, int b, int c, int d) const {
  state.agenda.push({what, seat, 0, byte(a), byte(b), byte(c), byte(d), {}});
}

// For each player in table order: the first's is done first.
void Rules::push_for_all(State& state, Do what) const {
  for (int i = players_; i-- > 0;) push(state, what, static_cast<Seat>((state.first + i) % players_));
}

Rules::State Rules::start(Dealer& dealer, Journal& journal) const {
  State state;
  state.seats = static_cast<std::uint8_t>(players_);
  set_up(state, dealer, journal);
  push(state, Do::begin_round, 0);
  push(state, Do::draft, 0);
  if (options_.objectives > 0) push(state, Do::choose_objective, 0);
  push(state, Do::explore, 0);
  if (options_.characters == Options::Characters::choose) {  // TQ-5.5: the last player picks first
    in_table_order(state, [&](Seat seat) { push(state, Do::pick, seat); });
  }
  proceed(state, dealer, journal);
  return state;
}

// TQ-5.1 to TQ-5.5
void Rules::set_up(State& state, Dealer& dealer, Journal& journal) const {
  Position& now = state.now;
  state.first = static_cast<std::uint8_t>(dealer.below(static_cast<std::uint32_t>(players_)));
  journal.tell(Audience::everyone(), fact(What::first_player, {state.first}));
  now.bank.fill(cards_.bank_goods);
  now.crystals = cards_.bank_crystals;
  for (int period = 1; period <= kPeriods; ++period) {
    now.visits[static_cast<std::size_t>(period)] = static_cast<std::uint8_t>(options_.visits);
  }
  now.engineer.fill(kNone);
  now.lock.fill(kNone);

  const auto fill = [&](auto& deck, int card, int copies) {
    for (int i = 0; i < copies; ++i) deck.put_on_top({static_cast<std::uint8_t>(card), 0, {}, {}});
  };
  for (std::size_t i = 0; i < cards_.quests.size(); ++i) fill(state.decks.quests, static_cast<int>(i), 1);
  for (std::size_t i = 0; i < cards_.active_events.size(); ++i) {
    fill(state.decks.events, static_cast<int>(i), cards_.active_events[i].copies);
  }
  for (std::size_t i = 0; i < cards_.actions.size(); ++i) {
    fill(state.decks.actions, static_cast<int>(i), cards_.actions[i].copies);
  }
  for (std::size_t i = 0; i < cards_.all_events.size(); ++i) {
    fill(state.decks.all[cards_.all_events[i].level], static_cast<int>(i), 1);
  }
  state.decks.quests.shuffle(dealer, {});
  refill_display(state, dealer, journal);
  state.decks.events.shuffle(dealer, {});
  state.decks.actions.shuffle(dealer, {});
  for (auto& deck : state.decks.all) deck.shuffle(dealer, {});

  if (options_.characters == Options::Characters::random) {
    std::array<std::uint8_t, kMostCharacters> pile{};
    auto left = static_cast<std::uint32_t>(cards_.characters.size());
    for (std::size_t i = 0; i < left; ++i) pile[i] = static_cast<std::uint8_t>(i);
    in_table_order(state, [&](Seat seat) {
      now.players[seat].character = dealer.draw(std::span<std::uint8_t>(pile), left);
      journal.tell(Audience::everyone(), fact(What::picked, {seat, now.players[seat].character}));
    });
  }
}

// Does whatever needs no decision, until somebody is asked or the match is over.
void Rules::proceed(State& state, Dealer& dealer, Journal& journal) const {
  while (advance(state, dealer, journal)) claim(state, journal);
}

bool Rules::is_secret(const State& state) const { return state.secrets.open() && !state.secrets.complete(); }

// Asks the question on top of the agenda in secret; whoever has no choice has answered already (TQ-11.3).
void Rules::ask_in_secret(State& state, SeatSet seats) const {
  state.secrets.ask(seats);
  for (const Seat seat : seats) {
    MoveList<Move> answers;
    list(state, state.agenda.top(), seat, answers);
    if (answers.size() == 1) state.secrets.answer(seat, answers[0]);
  }
}

SeatSet Rules::owing(const State& state) const {
  if (is_secret(state)) return state.secrets.owing();
  const Task& task = state.agenda.top();
  return task.what == Do::over ? SeatSet() : SeatSet::of(task.seat);
}

void Rules::legal(const State& state, Seat seat, MoveList<Move>& moves) const {
  list(state, state.agenda.top(), seat, moves);
}

void Rules::optional(const State& state, Seat seat, MoveList<Move>& moves) const {
  if (!is_secret(state) || !state.secrets.answered().contains(seat)) return;
  if (state.rethought[seat] >= kMostRethought) return;
  MoveList<Move> answers;
  list(state, state.agenda.top(), seat, answers);
  if (answers.size() > 1) moves.push(Move::of(Act::think_again));
}

bool Rules::asks(const State& state, Seat seat) const {
  const Task& task = state.agenda.top();
  const bool answers_offer = task.what == Do::trade && seat != task.d;
  const bool answers_challenge = task.what == Do::duel && task.stage == 1;
  if (task.what == Do::menu || answers_offer || answers_challenge) return true;  // TQ-24.1
  MoveList<Move> moves;
  list(state, task, seat, moves);
  return moves.size() > 1;
}

void Rules::play(State& state, Seat seat, Move move, Dealer& dealer, Journal& journal) const {
  const auto before = reached(state);
  take_answer(state, seat, move, dealer, journal);
  note_what_stays_hidden(state, before, journal);
}

void Rules::take_answer(State& state, Seat seat, Move move, Dealer& dealer, Journal& journal) const {
  if (is_secret(state)) {
    if (move.act == Act::think_again) {
      state.secrets.take_back(seat);
      ++state.rethought[seat];
      journal.tell(Audience::everyone(), fact(What::answered, {seat, 0}));
      return;
    }
    state.secrets.answer(seat, move);
    if (state.secrets.complete()) state.rethought = {};
    journal.tell(Audience::everyone(), fact(What::answered, {seat, 1}));
  } else {
    if (seat != state.active) state.deed.spoilt = true;  // TQ-21.4
    answer(state, seat, move, dealer, journal);
    claim(state, journal);
  }
  proceed(state, dealer, journal);
}

// What the task on top does by itself; false where it waits for an answer.
bool Rules::advance(State& state, Dealer& dealer, Journal& journal) const {
  Task& task = state.agenda.top();
  const Seat seat = task.seat;
  switch (task.what) {
    case Do::explore:  // TQ-17.5
      state.agenda.pop();
      for (const Seat explorer : everybody()) {
        for (int i = power_number(state, explorer, Ability::explorer); i > 0; --i) {
          const auto quest = draw_quest(state, dealer, journal);
          if (!quest) break;
          state.now.explorers.push_back(static_cast<std::uint8_t>(*quest));
          journal.reveal(Audience::everyone(), fact(What::explorer, {explorer, *quest}));
        }
      }
      return true;
    case Do::choose_objective:
      return advance_objectives(state, dealer, journal);
    case Do::draft:
      if (!state.secrets.open()) ask_in_secret(state, everybody());
      if (!state.secrets.complete()) return false;
      state.agenda.pop();
      in_table_order(state, [&](Seat drafting) {
        Player& player = state.now.players[drafting];
        player.goods = state.secrets.of(drafting).goods();
        player.crystals = static_cast<std::uint8_t>(options_.crystals);  // TQ-5.8
        note_crystals(state, drafting);
        for (std::size_t i = 0; i < player.goods.size(); ++i) {
          state.now.bank[i] = static_cast<std::uint8_t>(state.now.bank[i] - player.goods[i]);
        }
        state.now.crystals = static_cast<std::uint8_t>(state.now.crystals - player.crystals);
        const Goods& goods = player.goods;
        journal.reveal(Audience::everyone(), fact(What::drafted, {drafting, goods[0], goods[1], goods[2], goods[3],
                                                                  goods[4], player.crystals}));
      });
      state.secrets.clear();
      return true;
    case Do::begin_round:
      state.agenda.pop();
      begin_round(state, journal);
      return true;
    case Do::all_event:
      return advance_all_event(state, dealer, journal);
    case Do::begin_turn:
      state.agenda.pop();
      begin_turn(state, seat, dealer, journal);
      return true;
    case Do::end_turn:
      state.agenda.pop();
      end_turn(state, seat, journal);
      return true;
    case Do::end_round:
      state.agenda.pop();
      end_round(state, dealer, journal);
      return true;
    case Do::battle:
      if (!state.secrets.open()) ask_in_secret(state, tied_for_first(state));
      if (!state.secrets.complete()) return false;
      resolve_battle(state, dealer, journal);
      return true;
    case Do::outcome:
      state.agenda.pop();
      carry_out(state, seat, journal);
      return true;
    case Do::die_outcome:
      return advance_die_outcome(state, dealer, journal);
    case Do::ripples:
      state.agenda.pop();
      ripple(state, journal);
      return true;
    case Do::lottery:
      return advance_lottery(state, dealer, journal);
    case Do::auction:
      state.agenda.pop();
      hold_auction(state, journal);
      return true;
    case Do::effects: {
      const Program& program = cards_.programs[task.a];
      if (task.stage == program.size()) {
        state.agenda.pop();
        return true;
      }
      const Effect& effect = program[task.stage++];
      const Task copy = task;
      do_effect(state, copy, effect, dealer, journal);
      return true;
    }
    case Do::swap_places:
    case Do::push:
    case Do::raid:
    case Do::forced_trade:
      return advance_aimed(state, journal);
    case Do::event:
      return advance_event(state, dealer, journal);
    case Do::collect:
      return advance_collect(state);
    case Do::artifact:
      return advance_artifact(state, dealer, journal);
    case Do::void_roll:
      return advance_void(state, dealer, journal);
    case Do::fight:
      return advance_fight(state, dealer, journal);
    case Do::bets:
      if (is_secret(state)) return false;
      state.agenda.pop();
      return true;
    case Do::put_back:
      state.agenda.pop();
      put_handled_under(state, journal);
      return true;
    case Do::duel:
      return advance_duel(state, dealer, journal);
    case Do::bonus:
      state.agenda.pop();
      add_bonus(state, journal);
      return true;
    default: {
      // A question to which there is no answer is not asked.
      if (task.what == Do::menu || task.what == Do::over) return false;
      MoveList<Move> moves;
      list(state, task, seat, moves);
      if (!moves.empty()) return false;
      state.agenda.pop();
      return true;
    }
  }
}

// The answers to `task` for that seat, in a fixed order.
void Rules::list(const State& state, const Task& task, Seat seat, MoveList<Move>& moves) const {
  const Position& now = state.now;
  if (is_jump(task.what)) return list_jumps(state, task, moves);
  if (is_aimed(task.what)) return list_targets(state, task, moves);
  if (is_of_cards(task.what)) return list_decks(state, task, moves);
  switch (task.what) {
    case Do::pick:
      for (std::size_t i = 0; i < cards_.characters.size(); ++i) {
        const auto taken = [&](const Player& player) { return player.character == i; };
        if (std::none_of(now.players.begin(), now.players.end(), taken)) {
          moves.push(Move::of(Act::character, static_cast<int>(i)));
        }
      }
      break;
    case Do::choose_objective:
      for (const std::uint8_t objective : state.decks.objectives[seat]) moves.push(Move::of(Act::objective, objective));
      break;
    case Do::draft:
      for_each_mix({kDraftOfType, kDraftOfType, kDraftOfType, kDraftOfType, kDraftOfType}, kDraft, kDraft,
                   [&](const Goods& goods) { moves.push(Move::with_goods(Act::goods, goods)); });
      break;
    case Do::menu:
      list_menu(state, seat, moves);
      break;
    case Do::battle:
      list_wagers(state, seat, moves);
      break;
    case Do::guardian:
      list_guardian(state, moves);
      break;
    case Do::all_event:
      list_answers(state, seat, moves);
      break;
    case Do::loop:
      list_loop(state, seat, moves);
      break;
    case Do::mix:
      list_mix(state, task, moves);
      break;
    case Do::one_type:
      for (const Good good : kEveryGood) {
        const bool pays = task.b == 1;
        const int held = pays ? now.players[seat].goods[at(good)] : now.bank[at(good)];
        if (held >= (pays ? task.a : 1)) moves.push(Move::good(good));
      }
      break;
    case Do::two_types:
      for (int one = 0; one < kGoods; ++one) {
        for (int two = one + 1; two < kGoods; ++two) {
          if (now.bank[static_cast<std::size_t>(one)] + now.bank[static_cast<std::size_t>(two)] > 0) {
            moves.push(Move::two_goods(static_cast<Good>(one), static_cast<Good>(two)));
          }
        }
      }
      break;
    case Do::exchange:
      list_exchange(state, task, moves);
      break;
    case Do::way:
      for (const Way& way : ways(state, seat, task.a)) moves.push(Move::way(way.means, way.crystals));
      break;
    case Do::collect:
      for (const Good good : cards_.periods[now.players[seat].tile].gains) moves.push(Move::side(good));
      break;
    case Do::extra:
      list_extra(state, task, moves);
      break;
    case Do::quest:
      list_payments(state, task, moves);
      break;
    case Do::refund:
      for (const Good good : kEveryGood) {
        if (task.goods[at(good)] > 0 && now.bank[at(good)] > 0) moves.push(Move::good(good));
      }
      break;
    case Do::artifact:
      moves.push(Move::of(Act::yes));
      moves.push(Move::of(Act::no));
      break;
    case Do::use_now:
      if (can_use_event(state, seat, task.a)) moves.push(Move::of(Act::yes));
      if (!moves.empty()) moves.push(Move::of(Act::no));
      break;
    case Do::void_roll:
      for (int dice = 0; dice <= 2; ++dice) moves.push(Move::of(Act::dice, dice));
      break;
    case Do::trade:
      list_trade(state, task, moves);
      break;
    case Do::discard: {
      const Hand& hand = state.decks.hands[seat];
      Bits kinds;
      if (task.a == 0) {
        for (const HiddenCard& card : hand.cards) kinds.insert(card.card);
      } else {
        for (const HiddenCard& card : hand.marked) kinds.insert(card.card);
      }
      kinds.for_each([&](int card) { moves.push(Move::of(Act::card, card)); });
      break;
    }
    case Do::replace: {
      const auto& slots = now.players[seat].slots;
      for (const Slot& slot : slots) moves.push(Move::of(Act::card, slot.card));
      if (task.b == 1) moves.push(Move::of(Act::card, task.a));  // the card that comes may be the one that goes
      break;
    }
    case Do::bets:
      list_bets(state, seat, moves);
      break;
    case Do::reroll:
      list_rerolls(state, task, moves);
      break;
    case Do::prize:
      moves.push(Move::of(Act::yes));
      moves.push(Move::of(Act::no));
      break;
    case Do::duel:
      list_duel(state, task, moves);
      break;
    default:
      break;
  }
}

// Takes the answer of the seat that the task on top asks.
void Rules::answer(State& state, Seat seat, Move move, Dealer& dealer, Journal& journal) const {
  Task& task = state.agenda.top();
  if (is_jump(task.what)) return answer_jump(state, move, journal);
  if (is_aimed(task.what)) return answer_target(state, seat, move, journal);
  if (is_of_cards(task.what)) return answer_decks(state, seat, move, dealer, journal);
  switch (task.what) {
    case Do::menu:
      choose(state, seat, move, dealer, journal);
      break;
    case Do::pick:
      state.agenda.pop();
      state.now.players[seat].character = move.n[0];
      journal.tell(Audience::everyone(), fact(What::picked, {seat, move.n[0]}));
      break;
    case Do::guardian:
      answer_guardian(state, seat, move, journal);
      break;
    case Do::loop:
      answer_loop(state, seat, move, dealer, journal);
      break;
    case Do::mix:
      answer_mix(state, move, journal);
      break;
    case Do::one_type: {
      const Task asked = state.agenda.pop();
      Goods goods{};
      goods[at(move.good())] = asked.a;
      if (asked.b == 1) {
        pay(state, seat, goods, 0, journal, asked.c == 1);
      } else {
        gain(state, seat, goods, 0, journal);
      }
      break;
    }
    case Do::two_types: {
      const Task asked = state.agenda.pop();
      Goods goods{};
      goods[move.n[0]] = asked.a;
      goods[move.n[1]] = asked.a;
      gain(state, seat, goods, 0, journal);
      break;
    }
    case Do::exchange:
      answer_exchange(state, move, journal);
      break;
    case Do::way: {
      const Task asked = state.agenda.pop();
      for (const Way& way : ways(state, seat, asked.a)) {
        if (way.means != move.means() || way.crystals != move.n[1]) continue;
        go(state, seat, asked.a, way, journal);
        break;
      }
      break;
    }
    case Do::collect:
      answer_collect(state, move, journal);
      break;
    case Do::extra: {
      const Task asked = state.agenda.pop();
      use_extra(state, asked, journal);
      gain_good(state, seat, move.good(), asked.b, journal, true);
      break;
    }
    case Do::quest: {
      const Task asked = state.agenda.pop();
      complete(state, seat, asked.a, move, dealer, journal);
      break;
    }
    case Do::refund: {
      const Task asked = state.agenda.pop();
      use(state, seat, Means::of(asked.a), journal);
      gain_good(state, seat, move.good(), asked.b, journal);
      break;
    }
    case Do::artifact:
      task.c = move.act == Act::yes ? 1 : 0;
      ++task.stage;
      break;
    case Do::use_now: {
      const Task asked = state.agenda.pop();
      if (move.act == Act::yes) {
        use_event(state, seat, asked.a, journal);
      } else {
        discard_event(state, asked.a);
        journal.tell(Audience::everyone(), fact(What::event_failed, {seat, asked.a}));
      }
      break;
    }
    case Do::void_roll:
      task.b = move.n[0];
      ++task.stage;
      break;
    case Do::trade:
      answer_trade(state, move, journal);
      break;
    case Do::discard: {
      const Task asked = state.agenda.pop();
      discard_from_hand(state, seat, move.n[0], asked.a == 1, journal);
      break;
    }
    case Do::replace: {
      const Task asked = state.agenda.pop();
      replace_slot(state, seat, asked.a, move.n[0], journal);
      break;
    }
    case Do::reroll:
      answer_reroll(state, move, dealer, journal);
      break;
    case Do::prize:
      answer_prize(state, move, journal);
      break;
    case Do::duel:
      answer_duel(state, move, journal);
      break;
    default:
      break;
  }
}

// TQ-5.6: dealt, and with two each keeps one.
bool Rules::advance_objectives(State& state, Dealer& dealer, Journal& journal) const {
  auto& all = state.decks.objectives;
  if (!state.secrets.open()) {
    std::array<std::uint8_t, kMostObjectives> pile{};
    auto left = static_cast<std::uint32_t>(cards_.objectives.size());
    for (std::size_t i = 0; i < left; ++i) pile[i] = static_cast<std::uint8_t>(i);
    in_table_order(state, [&](Seat seat) {
      for (int i = 0; i < options_.objectives; ++i) {
        const std::uint8_t objective = dealer.draw(std::span<std::uint8_t>(pile), left);
        all[seat].push_back(objective);
        journal.reveal(Audience::only(seat), fact(What::objective, {seat, objective}),
                       fact(What::objective, {seat, -1}));
      }
    });
    if (options_.objectives > 1) ask_in_secret(state, SeatSet::first(players_));
  }
  if (options_.objectives > 1) {
    if (!state.secrets.complete()) return false;
    for (const Seat seat : everybody()) {
      const std::uint8_t kept = state.secrets.of(seat).n[0];
      if (all[seat][0] != kept) std::swap(all[seat][0], all[seat][1]);
      journal.reveal(Audience::only(seat), fact(What::objective, {seat, kept}), fact(What::objective, {seat, -1}));
    }
    state.secrets.clear();
  }
  state.agenda.pop();
  return true;
}

// TQ-6.1
void Rules::begin_round(State& state, Journal& journal) const {
  Position& now = state.now;
  ++state.round;
  now.used = now.used & lasting_;
  for (Player& player : now.players) {
    for (Slot& slot : player.slots) {
      if (!slot.empty() && cards_.actions[slot.card].limit == Limit::round) slot.used = false;
    }
  }
  journal.tell(Audience::everyone(), fact(What::round, {state.round, state.first}));
  if (state.final_round == state.round) journal.tell(Audience::everyone(), fact(What::final_round, {state.round}));
  state.dice = {};
  push(state, Do::end_round, 0);
  push_for_all(state, Do::begin_turn);
  push(state, Do::all_event, 0);
}

// TQ-7.1
void Rules::begin_turn(State& state, Seat seat, Dealer& dealer, Journal& journal) const {
  Position& now = state.now;
  Player& player = now.players[seat];
  state.active = seat;
  state.free_acts = 0;
  state.offers.clear();
  journal.tell(Audience::everyone(), fact(What::turn, {seat, state.round}));
  for (int period = 1; period <= kPeriods; ++period) {
    if (now.lock[static_cast<std::size_t>(period)] != seat) continue;
    const int die = roll(state, 0, seat, dealer, journal);
    if (die >= 5) lift_lock(state, period, journal);
  }
  for (Slot& slot : player.slots) {
    if (!slot.empty() && cards_.actions[slot.card].limit == Limit::turn) slot.used = false;
  }
  now.points = static_cast<std::uint8_t>(options_.points);
  now.spent = 0;
  now.acted = false;
  now.free_locked = false;
  now.free_move = true;
  now.duelled = false;
  now.power_used = false;
  now.beacon_used = false;
  player.last = 0;
  push(state, Do::end_turn, seat);
  push(state, Do::menu, seat);
}

// TQ-7.6
void Rules::end_turn(State& state, Seat seat, Journal& journal) const {
  Player& player = state.now.players[seat];
  for (const OpenEvent& open : player.events) discard_event(state, open.event);
  player.events.clear();
  player.bar_food = player.bar_collect = player.bar_move = player.voucher = false;
  pay_penalty(state, seat, journal);
  if (options_.holding_limit) {  // TQ-3.7
    Goods over{};
    for (std::size_t i = 0; i < over.size(); ++i) {
      over[i] = static_cast<std::uint8_t>(std::max(0, player.goods[i] - kHolding));
    }
    if (count_of(over) > 0) {
      journal.tell(Audience::everyone(), fact(What::limit, {seat}));
      lose(state, seat, over, 0, journal);
    }
  }
  if (player.tile != kVoid) {
    player.counters.turn_ends = static_cast<std::uint16_t>(player.counters.turn_ends | 1U << player.tile);
  }
  player.paid_latest = player.paid_now;
  player.paid_since = {};
  player.paid_now = {};
  state.now.points = 0;
  state.deed = {};
  state.forbidden = {};
  state.active = kNone;
  journal.tell(Audience::everyone(), fact(What::turn_ended, {seat}));
}

// TQ-12.7
void Rules::pay_penalty(State& state, Seat seat, Journal& journal) const {
  Player& player = state.now.players[seat];
  if (player.tile != kVoid || !player.portal || player.crystals == 0) return;
  if (has(state, seat, Ability::portal)) return;  // R10
  int fewest = kMostQuests;
  int sharing = 0;
  Seat poorest = 0;
  for (const Seat other : everybody()) {
    if (other == seat) continue;
    const int artifacts = artifacts_of(state, other);
    if (artifacts < fewest) {
      fewest = artifacts;
      sharing = 0;
      poorest = other;
    }
    sharing += artifacts == fewest ? 1 : 0;
  }
  const bool to_bank = sharing > 1;
  journal.tell(Audience::everyone(), fact(What::penalty, {seat, to_bank ? -1 : poorest}));
  lose(state, seat, {}, 1, journal);
  if (!to_bank) gain(state, poorest, {}, 1, journal);
}

// TQ-6.2
void Rules::end_round(State& state, Dealer& dealer, Journal& journal) const {
  Position& now = state.now;
  in_table_order(state, [&](Seat seat) {
    Player& player = now.players[seat];
    if (player.due != state.round) return;
    const Goods deposit = std::exchange(player.deposit, {});
    player.due = 0;
    Goods goods{};
    for (std::size_t i = 0; i < goods.size(); ++i) goods[i] = static_cast<std::uint8_t>(deposit[i] * deposit_times_);
    gain(state, seat, goods, 0, journal);
  });
  for (int i = now.beacons; i > 0; --i) {
    if (roll(state, 0, kNone, dealer, journal) != 1) continue;
    lift_beacon(state, journal);
  }
  for (const Seat seat : everybody()) {
    for (Slot& slot : now.players[seat].slots) {
      if (slot.empty() || !slot.used || !cards_.actions[slot.card].two_sided) continue;
      slot.side_b = !slot.side_b;
      slot.used = false;
      journal.tell(Audience::everyone(), fact(What::turned_over, {seat, slot.card, slot.side_b ? 1 : 0}));
    }
  }
  if (state.final_round == state.round) return finish(state, journal);
  const bool closed = closed_periods(state) >= options_.closed_to_end;  // TQ-15.2
  const bool limit = state.round + 1 == options_.rounds;                // TQ-6.5
  if (closed || limit) {
    state.final_round = static_cast<std::uint8_t>(state.round + 1);
    state.by_limit = !closed;
  }
  state.first = left_of(state.first);
  push(state, Do::begin_round, 0);
}

int Rules::turn(const State& state) const {
  const int of_round = state.active == kNone ? 0 : 1 + (state.active - state.first + players_) % players_;
  return state.round * (players_ + 1) + of_round;
}

// TQ-6.4: 0 Easy, 1 Moderate, 2 Difficult.
int Rules::level_of_round(int round) const {
  const int each = options_.closed_to_end + 1;
  return std::min((round - 1) / each, kLevels - 1);
}

}  // namespace tempora::timequest
