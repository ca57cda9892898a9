// The course of a match: set-up, rounds, turns (ST-3, ST-5 to ST-7, ST-14, ST-15), and what is asked when.
#include "games/steamtime/rules.hpp"

#include <algorithm>
#include <bit>
#include <string>

#include "games/steamtime/content.hpp"

namespace tempora::steamtime {
namespace {

constexpr int kHandOfSpecialists = 2;  // ST-19.1
constexpr int kAlphaRounds = 2;        // ST-3.10

template <class Set>
Set all_bits(std::size_t count) {
  return static_cast<Set>((std::uint64_t{1} << count) - 1U);
}

int draw_colour(Crystals& bag, int count, Dealer& dealer) {
  auto left = static_cast<int>(dealer.below(static_cast<std::uint32_t>(count)));
  std::size_t colour = 0;
  while (left >= bag[colour]) left -= bag[colour++];
  --bag[colour];
  return static_cast<int>(colour);
}

}  // namespace

const GameInfo& Rules::info() {
  static const GameInfo kInfo{
      "steamtime",
      "Steam Time",
      kMinPlayers,
      kMaxPlayers,
      1,
      {},
      {
          choice_option("sabotage", {"off", "on"}, "Module: saboteurs whom others have to pay off (ST-18)."),
          choice_option("specialists", {"off", "on"},
                        "Module: specialists, one of them at work for each player (ST-19)."),
          choice_option(
              "basic_income", {"on", "off"},
              "Whether everybody gets steam and a free crystal each round, besides what upgrades pay (ST-6.7)."),
          choice_option("upgrade_income", {"at_once", "next_round"},
                        "When a new upgrade pays for the first time (ST-9.20)."),
          choice_option("steam_payment", {"recolour", "mint"},
                        "What 1 steam does in a payment: changes a crystal's colour, or stands for a crystal as well "
                        "(ST-11.11)."),
          choice_option("time_in_bonus", {"counts", "coloured_only"},
                        "Whether TIME-crystals count for the bonuses of actions (ST-12.4)."),
          choice_option("mission_halves", {"top", "either"},
                        "Whether a mission is completed by its top half only, or by either (ST-17.6)."),
          choice_option("board_order", {"random", "given"},
                        "The order of the monument boards: by chance, or as 'boards' says (ST-3.8)."),
          {"boards",
           OptionSpec::Kind::order,
           {"1", "2", "3", "4", "5", "6", "7", "8", "9"},
           0,
           0,
           Json::array({"1", "2", "3", "4", "5", "6", "7", "8", "9"}),
           "With board_order given: the boards from the bottom up; those not in use are left out (ST-3.7)."},
          {"first_player",
           OptionSpec::Kind::seat,
           {"random"},
           0,
           0,
           "random",
           "Who is the first player of round 1: drawn at random, or a given seat (ST-3.1)."},
      }};
  return kInfo;
}

std::string_view Rules::content_hash() { return kContentHash; }

Result<Rules> Rules::create(const Setup& setup) {
  const auto opening = open_setup(info(), setup, kContent);
  if (!opening) return tl::make_unexpected(opening.error());
  const auto& [given, content] = *opening;
  auto components = read_components(content);
  if (!components) return tl::make_unexpected(components.error());

  const auto is = [&](const char* option, const char* value) { return given[option] == value; };
  Rules rules;
  rules.players_ = setup.players;
  rules.components_ = std::move(*components);
  Options& options = rules.options_;
  options.sabotage = is("sabotage", "on");
  options.specialists = is("specialists", "on");
  options.basic_income = is("basic_income", "on");
  options.upgrade_income_at_once = is("upgrade_income", "at_once");
  options.mint = is("steam_payment", "mint");
  options.time_in_bonus = is("time_in_bonus", "counts");
  options.either_half = is("mission_halves", "either");
  if (!is("first_player", "random")) options.first = given["first_player"].get<int>();

  rules.numbers_.fill(-1);
  std::size_t in_use = 0;
  std::uint8_t deposits = 0;
  for (std::size_t board = 0; board < kBoards; ++board) {  // ST-3.7
    const Side& side = rules.components_.boards[board].sides[static_cast<std::size_t>(setup.players)];
    if (side.spaces.empty()) continue;
    for (std::size_t i = 0; i < side.spaces.size(); ++i) {
      const auto number = static_cast<std::size_t>(rules.space_count_++);
      Place& place = rules.spaces_[number];
      place.space = side.spaces[i];
      place.code = space_code(static_cast<int>(board) + 1, static_cast<int>(i) + 1);
      place.board = byte(static_cast<int>(board) + 1);
      if (place.space.action == Action::deposit) place.deposit = deposits++;
      rules.numbers_[place.code] = static_cast<std::int8_t>(number);
    }
    rules.boards_[in_use++] = byte(static_cast<int>(board) + 1);
  }
  if (is("board_order", "given")) {
    std::size_t position = 0;
    for (const Json& name : given["boards"]) {
      const auto board = static_cast<std::uint8_t>(std::stoi(name.get<std::string>()));
      if (std::find(rules.boards_.begin(), rules.boards_.end(), board) == rules.boards_.end()) continue;
      options.stream[position++] = board;
    }
  }
  for (int card = 0; card < kRounds * kLetters; ++card) rules.ids_.cards.push_back(card_id(card));
  for (int i = 0; i < static_cast<int>(rules.components_.missions.size()); ++i)
    rules.ids_.missions.push_back(mission_id(i));
  for (int i = 0; i < static_cast<int>(rules.components_.specialists.size()); ++i) {
    rules.ids_.specialists.push_back(specialist_id(i));
  }
  return rules;
}

void Rules::push(State& state, Do what, Seat seat, int a, int b, int c) const {
  state.agenda.push({what, seat, byte(a), byte(b), byte(c), {}});
}

Rules::State Rules::start(Dealer& dealer, Journal& journal) const {
  State state;
  state.seats = byte(players_);
  push(state, Do::over, 0);
  state.first = options_.first >= 0 ? byte(options_.first)
                                    : byte(static_cast<int>(dealer.below(static_cast<std::uint32_t>(players_))));
  journal.tell(Audience::everyone(), fact(What::first_player, {state.first}));

  const Supply& supply = components_.supply;
  state.bag = supply.crystals;
  state.mine = byte(supply.time);
  int bank = supply.gold;
  for (int i = 0; i < players_; ++i) {  // ST-3.2, ST-3.3
    Player& player = state.players[seat_after(state.first, i)];
    const Gains& more = supply.later[static_cast<std::size_t>(i)];
    player.gold = byte(supply.start_gold + more.gold);
    player.steam = byte(supply.start_steam + more.steam);
    player.hangar = byte(supply.airships);
    bank -= player.gold;
    for (std::size_t k = 0; k < kColours; ++k) {
      player.generators[k].coloured = byte(supply.start_crystals[k] + more.crystals[k]);
      state.bag[k] = byte(state.bag[k] - player.generators[k].coloured);
    }
  }
  state.bank = byte(bank);
  state.encounters = all_bits<std::uint32_t>(components_.encounters.size());
  state.missions = all_bits<std::uint32_t>(components_.missions.size());

  state.stream = boards_;
  if (options_.stream[0] == 0) {  // ST-3.8
    dealer.shuffle(std::span<std::uint8_t>(state.stream));
  } else {
    state.stream = options_.stream;
  }
  if (options_.specialists) {  // ST-19.1
    for (int i = 0; i < players_; ++i) {
      const Seat seat = seat_after(state.first, i);
      state.players[seat].deck = all_bits<std::uint16_t>(components_.specialists.size());
      draw_specialists(state, seat, dealer, journal);
    }
  }
  lay_out(state, dealer, journal);
  push(state, Do::begin_actions, 0);
  proceed(state, dealer, journal);
  return state;
}

// ST-3.10 to ST-3.13, ST-15.3
void Rules::lay_out(State& state, Dealer& dealer, Journal& journal) const {
  state.lying.fill(kNone);
  state.airships.fill(kNone);
  const auto for_each = [&](Action action, auto&& visit) {  // from the bottom up, on each board from left to right
    for (const std::uint8_t board : state.stream) {
      for (int place = 1; place <= players_ + 1; ++place) {
        const auto number = static_cast<std::size_t>(space_of(space_code(board, place)));
        if (spaces_[number].space.action == action) visit(number);
      }
    }
  };
  for_each(Action::deposit, [&](std::size_t number) {
    const Place& place = spaces_[number];
    Crystals& deposit = state.deposits[place.deposit];
    for (int left = place.space.count; left > 0; --left) {
      const int count = count_of(state.bag);
      if (count == 0) break;  // ST-15.5
      ++deposit[static_cast<std::size_t>(draw_colour(state.bag, count, dealer))];
    }
    journal.tell(Audience::everyone(), fact(What::filled, {place.code, deposit[0], deposit[1], deposit[2], deposit[3],
                                                           deposit[4], deposit[5]}));
  });
  for_each(Action::mission, [&](std::size_t number) {
    const int mission = dealer.draw_bit(state.missions);
    state.lying[number] = byte(kMissionsFrom + mission);
    journal.tell(Audience::everyone(), fact(What::laid_mission, {spaces_[number].code, mission}));
  });
  for (const Action action : {Action::expedition, Action::upgrade}) {
    auto letters = all_bits<std::uint8_t>(kLetters);
    for_each(action, [&](std::size_t number) {
      state.lying[number] = byte(card_of(state.round, dealer.draw_bit(letters)));
      journal.tell(Audience::everyone(), fact(action == Action::upgrade ? What::laid_upgrade : What::laid_expedition,
                                              {spaces_[number].code, state.lying[number]}));
    });
  }
  const bool is_alpha = state.round <= kAlphaRounds;
  auto cards = all_bits<std::uint8_t>((is_alpha ? components_.alpha : components_.omega).size());
  for (const std::uint8_t used : state.efforts) {
    if ((used < kMostEfforts) == is_alpha) cards = static_cast<std::uint8_t>(cards & ~(1U << (used % kMostEfforts)));
  }
  state.efforts.push_back(byte(dealer.draw_bit(cards) + (is_alpha ? 0 : kMostEfforts)));
  journal.tell(Audience::everyone(), fact(What::effort, {state.round, state.efforts.back()}));
}

// Does whatever needs no decision, until somebody is asked or the match is over.
void Rules::proceed(State& state, Dealer& dealer, Journal& journal) const {
  while (advance(state, dealer, journal)) {
  }
}

SeatSet Rules::owing(const State& state) const {
  const Task& task = state.agenda.top();
  return task.what == Do::over ? SeatSet() : SeatSet::of(task.seat);
}

void Rules::play(State& state, Seat seat, Move move, Dealer& dealer, Journal& journal) const {
  answer(state, seat, move, journal);
  proceed(state, dealer, journal);
}

// What the task on top does by itself; false where it waits for an answer.
bool Rules::advance(State& state, Dealer& dealer, Journal& journal) const {
  const Task task = state.agenda.top();
  switch (task.what) {
    case Do::income:
      state.agenda.pop();
      take_income(state, task.seat, journal);
      return true;
    case Do::begin_actions:
      state.agenda.pop();
      begin_actions(state);
      return true;
    case Do::turn:
      state.agenda.pop();
      begin_turn(state, task.seat, journal);
      return true;
    case Do::menu:
      return advance_menu(state, journal);
    case Do::end_turn:
      return end_turn(state, dealer, journal);
    case Do::end_actions:
      end_actions(state, journal);
      return true;
    case Do::supply:
      state.agenda.pop();
      supply(state, dealer, journal);
      return true;
    case Do::act:
      state.agenda.pop();
      carry_out(state, task.seat, space_of(task.a), dealer, journal);
      return true;
    case Do::reward:
      state.agenda.pop();
      reward(state, task.seat, space_of(task.a), journal);
      return true;
    case Do::upgrade:
      finish_upgrade(state, journal);
      return true;
    case Do::discover:
      return advance_discoveries(state, journal);
    case Do::receive: {
      state.agenda.pop();
      const Encounter& encounter = components_.encounters[task.a];
      gain(state, task.seat, (task.b == 1 ? encounter.bottom : encounter.top).gains, Source::encounter, journal);
      return true;
    }
    case Do::purple:
      if (can_pay(state.players[task.seat], components_.encounters[task.a].bottom.cost)) return false;
      state.agenda.pop();
      return true;
    case Do::buy:
    case Do::gain:
    case Do::missions: {
      // Where nothing is left to choose but to stop, nothing is asked (ST-9.10, ST-10.9, ST-17.2).
      MoveList<Move> moves;
      legal(state, task.seat, moves);
      if (!moves.empty()) return false;
      state.agenda.pop();
      return true;
    }
    default:
      return false;
  }
}

void Rules::begin_actions(State& state) const {
  state.skips = 0;
  push(state, Do::turn, state.first);
  if (!options_.sabotage) return;
  for (int i = 0; i < players_; ++i) push(state, Do::sabotage, seat_after(state.first, i));  // the last is asked first
}

void Rules::begin_turn(State& state, Seat seat, Journal& journal) const {
  state.active = seat;
  state.played = kNone;
  journal.tell(Audience::everyone(), fact(What::turn, {seat, state.round}));
  push(state, Do::end_turn, seat);
  push(state, Do::menu, seat);
  const Player& player = state.players[seat];
  if (player.hand != 0 && player.hangar > 0 && !player.withdrawn) push(state, Do::specialist, seat);  // ST-19.3
}

bool Rules::could_place(const State& state, Seat seat) const {
  for (int space = 0; space < space_count_; ++space) {
    if (can_place(state, seat, space)) return true;
  }
  return false;
}

// ST-7.3, ST-7.4
bool Rules::can_take_tile(const State& state, Seat seat) const {
  return state.holder == kNone && (seat != state.first || state.players[seat].turns > 0);
}

// ST-7.6
bool Rules::advance_menu(State& state, Journal& journal) const {
  const Seat seat = state.agenda.top().seat;
  if (can_take_tile(state, seat) || could_place(state, seat)) return false;
  state.agenda.pop();
  ++state.skips;
  journal.tell(Audience::everyone(), fact(What::skipped, {seat, 0}));
  return true;
}

void Rules::legal(const State& state, Seat seat, MoveList<Move>& moves) const {
  const Task& task = state.agenda.top();
  const Player& player = state.players[seat];
  switch (task.what) {
    case Do::sabotage:
      for (const Place& place : spaces()) moves.push(Move::of(Act::sabotage, place.code));
      break;
    case Do::specialist:
      for (std::size_t i = 0; i < components_.specialists.size(); ++i) {
        if ((player.hand >> i & 1U) != 0) moves.push(Move::of(Act::specialist, static_cast<int>(i)));
      }
      moves.push(Move::of(Act::none));
      break;
    case Do::menu:
      list_spaces(state, seat, Act::place, moves);
      if (can_take_tile(state, seat)) moves.push(Move::of(Act::tile));
      moves.push(Move::of(Act::skip));
      break;
    case Do::bonus:
      list_spaces(state, seat, Act::bonus, moves);
      moves.push(Move::of(Act::decline));
      break;
    case Do::toll:
      list_tolls(state, task, moves);
      break;
    case Do::card:
      for (const std::uint8_t card : {task.a, task.b, task.c}) {
        if (card != kNone) moves.push(Move::of(Act::card, card));
      }
      break;
    case Do::choose_act: {
      const Encounter& encounter = components_.encounters[task.a];
      if (can_pay(player, encounter.top.cost)) moves.push(Move::of(Act::top));
      if (!encounter.purple && can_pay(player, encounter.bottom.cost)) moves.push(Move::of(Act::bottom));
      moves.push(Move::of(Act::none));
      break;
    }
    case Do::purple:
      moves.push(Move::of(Act::bottom));
      moves.push(Move::of(Act::none));
      break;
    case Do::pay:
    case Do::rainbow:
      list_payments(state, task, moves);
      break;
    case Do::discover:
      for (int i = 0; i < kDiscoveries; ++i) {
        if ((task.b >> i & 1U) == 0) moves.push(Move::of(Act::discover, i));
      }
      break;
    case Do::buy: {
      const Place& place = space(space_of(task.a));
      const Purse purse = purse_of(player);
      for (int colour = 0; colour < kColours; ++colour) {
        if (state.deposits[place.deposit][static_cast<std::size_t>(colour)] == 0) continue;
        if (can_fill(state, seat, colour, purse, kPrice)) moves.push(Move::of(Act::buy, colour));
      }
      if (!moves.empty() && task.b > 0) moves.push(Move::of(Act::stop));
      break;
    }
    case Do::gain:
      list_gains(state, task, moves);
      break;
    case Do::tile:
      list_tile(state, seat, moves);
      break;
    case Do::missions:
      list_missions(state, seat, moves);
      break;
    default:
      break;
  }
}

void Rules::answer(State& state, Seat seat, Move move, Journal& journal) const {
  Task& task = state.agenda.top();
  Player& player = state.players[seat];
  switch (task.what) {
    case Do::sabotage:
      state.agenda.pop();
      player.saboteur = move.a;
      journal.tell(Audience::everyone(), fact(What::sabotage, {seat, move.a}));
      break;
    case Do::specialist:
      state.agenda.pop();
      if (move.act == Act::none) break;
      player.hand = static_cast<std::uint16_t>(player.hand & ~(1U << move.a));
      player.pile.push_back(move.a);
      state.played = move.a;
      journal.tell(Audience::everyone(), fact(What::specialist, {seat, move.a}));
      break;
    case Do::menu:
      choose(state, seat, move, journal);
      break;
    case Do::bonus:
      state.agenda.pop();
      if (move.act == Act::decline) {
        journal.tell(Audience::everyone(), fact(What::declined, {seat}));
        break;
      }
      journal.tell(Audience::everyone(), fact(What::mr_time, {seat, move.a}));
      use(state, seat, space_of(move.a));
      break;
    case Do::toll:
      journal.tell(Audience::everyone(), fact(What::toll, {seat, task.a}));
      if (--task.b == 0) state.agenda.pop();
      pay_crystal(state, seat, move.a, journal);
      break;
    case Do::card:
      choose_card(state, move, journal);
      break;
    case Do::choose_act:
    case Do::purple: {
      const Task asked = state.agenda.pop();
      if (move.act == Act::none) {
        journal.tell(Audience::everyone(), fact(What::declined_act, {seat, asked.a}));
        break;
      }
      trade(state, seat, asked.a, move.act == Act::bottom, journal);
      break;
    }
    case Do::pay:
    case Do::rainbow:
      answer_payment(state, move, journal);
      break;
    case Do::discover:
      task.b = byte(task.b | 1 << move.a);
      --task.c;
      break;
    case Do::buy:
      if (move.act == Act::stop) {
        state.agenda.pop();
      } else {
        buy(state, move, journal);
      }
      break;
    case Do::gain:
      answer_gain(state, move, journal);
      break;
    case Do::tile:
      answer_tile(state, seat, move, journal);
      break;
    case Do::missions:
      if (move.act == Act::done) {
        state.agenda.pop();
      } else {
        complete(state, seat, move, journal);
      }
      break;
    default:
      break;
  }
}

// What is chosen in a turn (ST-7.2 to ST-7.5).
void Rules::choose(State& state, Seat seat, Move move, Journal& journal) const {
  Player& player = state.players[seat];
  if (move.act == Act::skip) {
    if (could_place(state, seat)) player.withdrawn = true;
    state.agenda.pop();
    ++state.skips;
    journal.tell(Audience::everyone(), fact(What::skipped, {seat, player.withdrawn ? 1 : 0}));
    return;
  }
  state.agenda.pop();
  state.skips = 0;
  if (move.act == Act::tile) {
    state.holder = seat;
    journal.tell(Audience::everyone(), fact(What::tile, {seat}));
    push(state, Do::tile, seat);
    return;
  }
  const int space = space_of(move.a);
  --player.hangar;
  player.highest = byte(position_of(state, space));
  state.airships[static_cast<std::size_t>(space)] = seat;
  journal.tell(Audience::everyone(), fact(What::placed, {seat, move.a}));
  if (state.played != kNone) {
    const Specialist& specialist = components_.specialists[state.played];
    if (specialist.talent == Talent::mr_time) {
      state.owed_actions = byte(state.owed_actions + specialist.number);
      journal.tell(Audience::everyone(), fact(What::bonus_action, {seat, specialist.number}));
    }
  }
  use(state, seat, space);
}

// ST-7.7, ST-7.9
bool Rules::end_turn(State& state, Dealer& dealer, Journal& journal) const {
  const Seat seat = state.agenda.top().seat;
  if (state.owed_actions > 0) {  // ST-13.5
    --state.owed_actions;
    push(state, Do::bonus, seat);
    return true;
  }
  state.agenda.pop();
  ++state.players[seat].turns;
  draw_specialists(state, seat, dealer, journal);  // ST-19.6
  state.active = kNone;
  state.played = kNone;
  bool all_out = state.holder != kNone;
  for (int i = 0; i < players_; ++i) {
    const Player& player = state.players[static_cast<std::size_t>(i)];
    all_out = all_out && (player.withdrawn || player.hangar == 0);
  }
  if (all_out || state.skips >= players_) {
    push(state, Do::end_actions, state.first);
  } else {
    push(state, Do::turn, seat_after(seat));
  }
  return true;
}

// ST-7.10
void Rules::end_actions(State& state, Journal& journal) const {
  if (state.holder == kNone) {
    state.holder = state.first;
    journal.tell(Audience::everyone(), fact(What::tile, {state.first}));
    push(state, Do::tile, state.first);
    return;
  }
  state.agenda.pop();
  if (state.round < kRounds) {
    push(state, Do::supply, 0);
    return;
  }
  journal.tell(Audience::everyone(), fact(What::scoring, {state.holder}));
  for (int i = players_; i-- > 0;) push(state, Do::missions, seat_after(state.holder, i));  // ST-17.2
}

// ST-15
void Rules::supply(State& state, Dealer& dealer, Journal& journal) const {
  for (Player& player : state.players) {
    if (&player - state.players.data() == players_) break;
    player.hangar = byte(components_.supply.airships);
    player.highest = 0;
    player.turns = 0;
    player.withdrawn = false;
    player.saboteur = kNone;
  }
  std::rotate(state.stream.begin(), state.stream.end() - 1, state.stream.end());
  for (Crystals& deposit : state.deposits) {
    for (std::size_t k = 0; k < kColours; ++k) state.bag[k] = byte(state.bag[k] + deposit[k]);
    deposit = {};
  }
  ++state.round;
  state.first = state.holder;
  state.holder = kNone;
  journal.tell(Audience::everyone(), fact(What::round, {state.round, state.first}));
  lay_out(state, dealer, journal);
  push(state, Do::begin_actions, 0);
  for (int i = players_; i-- > 0;) push(state, Do::income, seat_after(state.first, i));
}

// ST-6
void Rules::take_income(State& state, Seat seat, Journal& journal) const {
  Gains gains;
  for (const std::uint8_t card : state.players[seat].upgrades) {
    gains +=
        components_.upgrades[static_cast<std::size_t>(round_of(card) - 1)][static_cast<std::size_t>(letter_of(card))];
  }
  if (options_.basic_income) {
    ++gains.steam;
    ++gains.free;
  }
  journal.tell(Audience::everyone(), fact(What::income, {seat}));
  gain(state, seat, gains, Source::upgrade, journal);
}

void Rules::draw_specialists(State& state, Seat seat, Dealer& dealer, Journal& journal) const {
  Player& player = state.players[seat];
  while (std::popcount(player.hand) < kHandOfSpecialists && player.deck != 0) {
    const int card = dealer.draw_bit(player.deck);
    player.hand = static_cast<std::uint16_t>(player.hand | 1U << card);
    journal.reveal(Audience::only(seat), fact(What::drew_specialist, {seat, card}),
                   fact(What::drew_specialist, {seat, -1}));
  }
}

int Rules::position_of(const State& state, int space) const {
  const std::uint8_t board = spaces_[static_cast<std::size_t>(space)].board;
  return static_cast<int>(std::find(state.stream.begin(), state.stream.end(), board) - state.stream.begin()) + 1;
}

}  // namespace tempora::steamtime
