// Actions: what they need, and what they do (WT-7).
#include <algorithm>
#include <bit>

#include "games/wartime/rules.hpp"

namespace tempora::wartime {
namespace {

constexpr std::uint32_t kSides = 6;

std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }
std::uint64_t bit_of(int piece) { return std::uint64_t{1} << place_of(piece); }

std::size_t index(Act act) { return static_cast<std::size_t>(act); }
std::size_t index(Type type) { return static_cast<std::size_t>(type); }

bool rolls_two(Act act, Type type) { return act == Act::attack_air || (act == Act::move && type == Type::jet); }

}  // namespace

// A piece of that type comes into play, the lowest that is free (WT-1.6). There is one in stock.
int Rules::enter(State& state, int seat, Type type, Point at, int facing) const {
  Player& player = state.player(seat);
  const int place = std::countr_zero(~player.in_play & bits_of(type));
  const int piece = kOfSeat * seat + place;
  player.in_play |= bit_of(piece);
  player.standing |= bit_of(piece);
  state.piece(piece) = {static_cast<std::int16_t>(at.x), static_cast<std::int16_t>(at.y),
                        static_cast<std::int16_t>(facing), Where::standing, 0};
  return piece;
}

void Rules::leave(State& state, int piece) const {
  Player& player = state.player(seat_of(piece));
  player.in_play &= ~bit_of(piece);
  player.standing &= ~bit_of(piece);
  state.piece(piece) = {};
}

// The piece goes back to its owner's stock, and with it whoever is aboard or parked on it.
void Rules::leave_with_guests(State& state, int piece, Journal& journal) const {
  std::uint64_t guests = is_carrier(type_of(piece)) ? aboard(state, piece) : 0;
  if (type_of(piece) == Type::field) {
    if (const int jet = parked_on(state, piece); jet != kNoPiece) guests = bit_of(jet);
  }
  leave(state, piece);
  for_each_piece(seat_of(piece), guests, [&](int guest) {
    leave(state, guest);
    tell(journal, What::returned, {guest});
  });
}

std::uint64_t Rules::aboard(const State& state, int carrier) const {
  const int seat = seat_of(carrier);
  std::uint64_t found = 0;
  const Player& player = state.player(seat);
  for_each_piece(seat, player.in_play & ~player.standing & bits_of(Type::inf), [&](int infantry) {
    if (state.piece(infantry).host == carrier) found |= bit_of(infantry);
  });
  return found;
}

int Rules::parked_on(const State& state, int field) const {
  const int seat = seat_of(field);
  int found = kNoPiece;
  const Player& player = state.player(seat);
  for_each_piece(seat, player.in_play & ~player.standing & bits_of(Type::jet), [&](int jet) {
    if (state.piece(jet).host == field) found = jet;
  });
  return found;
}

std::uint64_t Rules::empty_fields(const State& state, int seat) const {
  std::uint64_t fields = 0;
  for_each_piece(seat, state.player(seat).in_play & bits_of(Type::field), [&](int field) {
    if (parked_on(state, field) == kNoPiece) fields |= bit_of(field);
  });
  return fields;
}

void Rules::park(State& state, int jet, int field, Journal& journal) const {
  Piece& piece = state.piece(jet);
  piece = state.piece(field);
  piece.where = Where::parked;
  piece.host = byte(field);
  state.player(seat_of(jet)).standing &= ~bit_of(jet);
  tell(journal, What::parked, {jet, field});
}

int Rules::largest_reach(Act act, int piece) const {
  if (act == Act::attack_air) return 2 * kLargestRoll * kPip;
  if (act == Act::attack && type_of(piece) == Type::super) return options_.any_range ? kAnyReach : kSuperReach;
  return kLargestRoll * kPip;
}

int Rules::reach(const Step& step) const {
  const bool rolled = step.dice[0] != 0;
  return rolled ? kPip * step.roll() : largest_reach(step.act, step.piece);
}

bool Rules::has_room(const State& state, const Crowd& crowd, int maker, Type type) const {
  constexpr int kFarthest = 600;  // no slide is as long
  const Piece& piece = state.piece(maker);
  const Crowd around(crowd, piece.at(), kFarthest + outline(shape_of(type), 0).outer);
  for (int direction = 0; direction < kDegrees; direction += kPlaceStep) {
    const Point at = slide_place(state, maker, type, direction);
    if (fault_at(around, type, at, turns(type) ? direction : 0) == Fault::none) return true;
  }
  return false;
}

Denial Rules::deny_disc_sale(const State& state, int seat) const {
  if (state.player(seat).discs == 0) return {Reason::disc, "WT-7.33"};
  if (state.bank < components_.disc_sale) return {Reason::bank, "WT-7.34"};
  return {};
}

Denial Rules::deny(const State& state, const Crowd& crowd, Act act, int piece, Type type) const {
  const Piece& own = state.piece(piece);
  const int seat = seat_of(piece);
  const Player& player = state.player(seat);
  if (own.where == Where::aboard) return {Reason::aboard, "WT-7.1"};
  const auto has_target = [&] {
    return any_target(state, crowd, act, piece, largest_reach(act, piece), kNoPiece,
                      [](const Standing&) { return true; });
  };
  switch (act) {
    case Act::attack:
      if (is_carrier(type_of(piece)) && aboard(state, piece) == 0) return {Reason::empty, "WT-7.13"};
      if (!has_target()) return {Reason::no_target, "WT-7.9"};
      return {};
    case Act::attack_air:
    case Act::attack_ground:
      if (!has_target()) return {Reason::no_target, "WT-7.9"};
      return {};
    case Act::fort_attack:
      if (!options_.fort_attack) return {Reason::option, "WT-13"};
      if (own.where != Where::fortified) return {Reason::no_fort, "WT-7.7"};
      if (!has_target()) return {Reason::no_target, "WT-7.9"};
      return {};
    case Act::capture:
      if (!has_target()) return {Reason::no_target, "WT-7.18"};
      return {};
    case Act::embark:
      if (std::popcount(aboard(state, piece)) == kMostAboard) return {Reason::full, "WT-7.20"};
      if (!has_target()) return {Reason::no_infantry, "WT-7.20"};
      return {};
    case Act::disembark:
      if (aboard(state, piece) == 0) return {Reason::empty, "WT-7.22"};
      return {};
    case Act::build:
      if (in_stock(state, seat, type) == 0) return {Reason::stock, "WT-7.24"};
      if (player.cash < components_.price(type)) return {Reason::cash, "WT-7.24"};
      if (type == Type::store && (player.in_play & bits_of(Type::well)) == 0) return {Reason::well, "WT-7.24"};
      if (type == Type::jet) {
        if (parked_on(state, piece) != kNoPiece) return {Reason::parked, "WT-7.28"};
        return {};
      }
      if (!has_room(state, crowd, piece, type)) return {Reason::room, "WT-7.24"};
      return {};
    case Act::fortify:
      if (own.where == Where::fortified) return {Reason::fort, "WT-7.29"};
      if (forts_in_stock(state, seat) == 0) return {Reason::stock, "WT-7.30"};
      if (player.cash < components_.fort_price) return {Reason::cash, "WT-7.30"};
      if (const Body ring{&outline(Shape::fortified, 0), own.at()};
          !on_table(ring, table_.width, table_.height) || crowd.overlapped(ring, piece) != kNoPiece) {
        return {Reason::fort_room, "WT-7.30"};
      }
      return {};
    case Act::sell:
      if (state.bank < components_.building_sale) return {Reason::bank, "WT-7.32"};
      return {};
    default:
      return {};
  }
}

void Rules::begin_action(State& state, Move move, Dealer& dealer, Journal& journal) const {
  journal.seal();  // WT-7.1
  Step& step = state.step;
  step.act = move.act;
  ++state.chronicle(state.active).chosen[index(move.act)];
  state.succeeded = false;
  if (move.act == Act::pass) {
    tell(journal, What::passed, {state.active});
    return end_action(state, journal, true);
  }
  if (move.act == Act::sell_disc) {
    Player& player = state.player(state.active);
    --player.discs;
    player.cash = static_cast<std::uint16_t>(player.cash + components_.disc_sale);
    state.bank = static_cast<std::uint16_t>(state.bank - components_.disc_sale);
    tell(journal, What::sold_disc, {state.active, components_.disc_sale});
    return end_action(state, journal);
  }
  step.piece = move.a;
  const auto guests = [&] { return std::popcount(aboard(state, step.piece)); };
  switch (move.act) {
    case Act::move:
      roll(state, dealer, journal);
      return begin_move(state, journal);
    case Act::attack:
      step.left = byte(is_carrier(type_of(step.piece)) ? guests() - 1 : 0);  // WT-7.13
      return shoot(state, dealer, journal);
    case Act::attack_air:
    case Act::attack_ground:
    case Act::fort_attack:
      return shoot(state, dealer, journal);
    case Act::capture:
      step.ask = Ask::take;
      return;
    case Act::embark:
      roll(state, dealer, journal);
      step.left = byte(kMostAboard - guests());
      return ask_load(state, journal);
    case Act::disembark:
      roll(state, dealer, journal);
      step.left = byte(guests());
      return ask_unload(state, journal);
    case Act::build:
      step.type = move.b;
      if (static_cast<Type>(step.type) == Type::jet) return make_jet(state, journal);
      step.left = static_cast<Type>(step.type) == Type::inf ? kInfantryAtOnce - 1 : 0;
      step.ask = Ask::place;
      return;
    case Act::fortify:
      return fortify(state, journal);
    default:
      return sell(state, journal);
  }
}

void Rules::count_success(State& state) const {
  if (state.succeeded) return;
  state.succeeded = true;
  ++state.chronicle(state.active).succeeded[index(state.step.act)];
}

void Rules::roll(State& state, Dealer& dealer, Journal& journal) const {
  Step& step = state.step;
  step.dice[0] = byte(static_cast<int>(dealer.roll(kSides)));
  step.dice[1] =
      rolls_two(step.act, type_of(step.piece)) ? byte(static_cast<int>(dealer.roll(kSides))) : std::uint8_t{0};
  tell(journal, What::roll, {step.piece, static_cast<int>(step.act), step.dice[0], step.dice[1]});
}

void Rules::begin_move(State& state, Journal& journal) const {
  const int piece = state.step.piece;
  const int distance = kPip * state.step.roll();
  const Crowd crowd(state, piece);
  for (int direction = 0; direction < kDegrees; ++direction) {
    if (destination(state, crowd, piece, distance, direction).fault == Fault::none) {
      state.step.ask = Ask::move;
      return;
    }
  }
  tell(journal, What::stayed, {piece});  // WT-7.3
  end_action(state, journal);
}

void Rules::go(State& state, int direction, Journal& journal) const {
  count_success(state);
  const int number = state.step.piece;
  Piece& piece = state.piece(number);
  const Piece before = piece;
  const Destination to = destination(state, Crowd(state, number), number, kPip * state.step.roll(), direction);
  piece.x = static_cast<std::int16_t>(to.at.x);
  piece.y = static_cast<std::int16_t>(to.at.y);
  piece.facing = static_cast<std::int16_t>(to.facing);
  piece.where = Where::standing;
  piece.host = 0;
  Player& player = state.player(seat_of(number));
  player.standing |= bit_of(number);
  tell(journal, What::moved, {number, before.x, before.y, before.facing, piece.x, piece.y, piece.facing});
  if (to.field != kNoPiece) park(state, number, to.field, journal);
  if (is_carrier(type_of(number))) {
    for_each_piece(seat_of(number), aboard(state, number), [&](int guest) {
      state.piece(guest).x = piece.x;
      state.piece(guest).y = piece.y;
    });
  }
  end_action(state, journal);
}

// One shot: the roll, and what can be hit.
void Rules::shoot(State& state, Dealer& dealer, Journal& journal) const {
  Step& step = state.step;
  if (type_of(step.piece) != Type::super || step.act != Act::attack) roll(state, dealer, journal);
  const Crowd crowd(state);
  const bool any =
      any_target(state, crowd, step.act, step.piece, reach(step), step.barred, [](const Standing&) { return true; });
  if (any) {
    step.ask = Ask::target;
    return;
  }
  hold(state, dealer, journal);  // WT-7.3
}

void Rules::hold(State& state, Dealer& dealer, Journal& journal) const {
  tell(journal, What::held, {state.step.piece});
  after_shot(state, dealer, journal);
}

// WT-7.11
void Rules::hit(State& state, int target, Dealer& dealer, Journal& journal) const {
  count_success(state);
  Step& step = state.step;
  tell(journal, What::shot, {step.piece, target});
  Piece& piece = state.piece(target);
  const bool by_tank = type_of(step.piece) == Type::tank;  // a fort's shot is never one: no tank has a fort
  const bool fortified = piece.where == Where::fortified;
  if (fortified) {
    piece.where = Where::standing;
    tell(journal, What::lost_fort, {target});
  }
  if (fortified && !by_tank) {
    step.barred = byte(target);  // WT-7.12
  } else {
    Chronicle& chronicle = state.chronicle(state.active);
    ++chronicle.destroyed[index(type_of(target))];
    ++chronicle.destroyed_by[index(type_of(step.piece))];
    tell(journal, What::destroyed, {target, step.piece});
    leave_with_guests(state, target, journal);
    state.reward = true;  // WT-6.6
    check_out(state, seat_of(target), journal);
    if (state.end != End::none) return;
  }
  after_shot(state, dealer, journal);
}

void Rules::after_shot(State& state, Dealer& dealer, Journal& journal) const {
  Step& step = state.step;
  const int piece = step.piece;
  if (step.left > 0) {  // WT-7.14
    --step.left;
    const Crowd crowd(state);
    const bool any = any_target(state, crowd, step.act, piece, largest_reach(step.act, piece), step.barred,
                                [](const Standing&) { return true; });
    if (any) return shoot(state, dealer, journal);
  }
  const int seat = state.active;
  if (type_of(piece) == Type::jet && state.piece(piece).where == Where::standing) {  // WT-7.15, WT-7.16
    const std::uint64_t fields = empty_fields(state, seat);
    if (std::popcount(fields) > 1) {
      step.ask = Ask::land;
      return;
    }
    if (fields != 0) {
      park(state, piece, kOfSeat * seat + std::countr_zero(fields), journal);
    } else {
      leave(state, piece);
      tell(journal, What::crashed, {piece});
      check_out(state, seat, journal);
    }
  }
  end_action(state, journal);
}

// WT-7.17, WT-7.18
void Rules::capture(State& state, int target, Dealer& dealer, Journal& journal) const {
  const int infantry = state.step.piece;
  roll(state, dealer, journal);
  if (!near(body_of(state, infantry), body_of(state, target), reach(state.step))) {
    tell(journal, What::missed, {infantry, target});
    return end_action(state, journal);
  }
  count_success(state);
  ++state.chronicle(state.active).captured[index(type_of(target))];
  const Point at = state.piece(target).at();
  leave_with_guests(state, target, journal);
  const int taken = enter(state, state.active, type_of(target), at, 0);
  tell(journal, What::captured, {target, taken, infantry});
  check_out(state, seat_of(target), journal);
  end_action(state, journal);
}

void Rules::ask_load(State& state, Journal& journal) const {
  Step& step = state.step;
  const bool any = step.left > 0 && any_target(state, Crowd(state), step.act, step.piece, reach(step), kNoPiece,
                                               [](const Standing&) { return true; });
  if (!any) return end_action(state, journal);  // WT-7.3
  step.ask = Ask::load;
}

void Rules::board(State& state, int infantry, Journal& journal) const {
  Step& step = state.step;
  count_success(state);
  Piece& piece = state.piece(infantry);
  piece = {state.piece(step.piece).x, state.piece(step.piece).y, 0, Where::aboard, step.piece};
  state.player(state.active).standing &= ~bit_of(infantry);
  tell(journal, What::boarded, {infantry, step.piece});
  --step.left;
  ask_load(state, journal);
}

void Rules::ask_unload(State& state, Journal& journal) const {
  Step& step = state.step;
  MoveList<Move> moves;
  if (step.left > 0) list_unloading(state, moves);
  if (moves.size() <= 1) return end_action(state, journal);  // WT-7.3
  step.ask = Ask::unload;
}

void Rules::set_down(State& state, Move move, Journal& journal) const {
  count_success(state);
  Step& step = state.step;
  const int infantry = kOfSeat * state.active + std::countr_zero(aboard(state, step.piece));  // WT-7.22
  const Point at = slide_place(state, step.piece, Type::inf, move.angle, kPip * move.b);
  state.piece(infantry) = {static_cast<std::int16_t>(at.x), static_cast<std::int16_t>(at.y), 0, Where::standing, 0};
  state.player(state.active).standing |= bit_of(infantry);
  tell(journal, What::landed, {infantry, step.piece, at.x, at.y});
  --step.left;
  ask_unload(state, journal);
}

void Rules::pay(State& state, int amount, Journal& journal) const {
  Player& player = state.player(state.active);
  player.cash = static_cast<std::uint16_t>(player.cash - amount);
  state.bank = static_cast<std::uint16_t>(state.bank + amount);
  tell(journal, What::paid, {state.active, amount});
}

// WT-7.23 to WT-7.27
void Rules::build(State& state, int direction, Journal& journal) const {
  Step& step = state.step;
  const auto type = static_cast<Type>(step.type);
  const bool second = type == Type::inf && step.left == 0;
  if (!second) pay(state, components_.price(type), journal);
  const Point at = slide_place(state, step.piece, type, direction);
  const int facing = turns(type) ? direction : 0;
  const int made = enter(state, state.active, type, at, facing);
  ++state.chronicle(state.active).built[index(type)];
  tell(journal, What::built, {made, step.piece, at.x, at.y, facing});
  if (step.left > 0) {
    --step.left;
    if (in_stock(state, state.active, type) > 0 && has_room(state, Crowd(state), step.piece, type)) return;  // WT-7.27
  }
  end_action(state, journal);
}

// WT-7.28
void Rules::make_jet(State& state, Journal& journal) const {
  const int field = state.step.piece;
  pay(state, components_.price(Type::jet), journal);
  const Point at = state.piece(field).at();
  const int jet = enter(state, state.active, Type::jet, at, 0);
  ++state.chronicle(state.active).built[index(Type::jet)];
  tell(journal, What::built, {jet, field, at.x, at.y, 0});
  park(state, jet, field, journal);
  end_action(state, journal);
}

// WT-7.29
void Rules::fortify(State& state, Journal& journal) const {
  pay(state, components_.fort_price, journal);
  state.piece(state.step.piece).where = Where::fortified;
  tell(journal, What::fortified, {state.step.piece});
  end_action(state, journal);
}

// WT-7.31, WT-7.32
void Rules::sell(State& state, Journal& journal) const {
  const int piece = state.step.piece;
  const int seat = state.active;
  Player& player = state.player(seat);
  player.cash = static_cast<std::uint16_t>(player.cash + components_.building_sale);
  state.bank = static_cast<std::uint16_t>(state.bank - components_.building_sale);
  tell(journal, What::sold, {piece, components_.building_sale});
  leave_with_guests(state, piece, journal);
  check_out(state, seat, journal);
  end_action(state, journal);
}

}  // namespace tempora::wartime
