// What can be answered (WT-11).
#include <bit>
#include <span>

#include "games/wartime/rules.hpp"

namespace tempora::wartime {
namespace {

constexpr std::array kMadeByCc{Type::dozer};
constexpr std::array kMadeByDozer{Type::cc,   Type::well, Type::store, Type::field,
                                  Type::barr, Type::fact, Type::batt,  Type::super};
constexpr std::array kMadeByField{Type::jet};
constexpr std::array kMadeByBarr{Type::inf};
constexpr std::array kMadeByFact{Type::boat, Type::tank, Type::truck};

}  // namespace

// WT-2.6
std::span<const Type> made_by(Type maker) {
  switch (maker) {
    case Type::cc:
      return kMadeByCc;
    case Type::dozer:
      return kMadeByDozer;
    case Type::field:
      return kMadeByField;
    case Type::barr:
      return kMadeByBarr;
    case Type::fact:
      return kMadeByFact;
    default:
      return {};
  }
}

bool can_ever(Type type, Act act) {
  switch (act) {
    case Act::move:
      return !is_building(type);
    case Act::attack:
      return type == Type::super || is_carrier(type) || type == Type::tank || type == Type::inf || type == Type::jet;
    case Act::attack_air:
    case Act::attack_ground:
      return type == Type::batt;
    case Act::fort_attack:
    case Act::fortify:
    case Act::sell:
      return is_building(type);
    case Act::capture:
      return type == Type::inf;
    case Act::embark:
    case Act::disembark:
      return is_carrier(type);
    case Act::build:
      return !made_by(type).empty();
    default:
      return false;
  }
}

void Rules::list_actions(const State& state, MoveList<Move>& moves) const {
  const int seat = state.active;
  moves.push(Move::of(Act::pass));
  if (deny_disc_sale(state, seat).reason == Reason::none) moves.push(Move::of(Act::sell_disc));
  const Crowd crowd(state);
  for_each_piece(seat, state.player(seat).in_play, [&](int piece) {
    const Type type = type_of(piece);
    std::array<bool, kShapes> crowded{};  // without room for a shape there is none for other pieces of it
    for (int number = static_cast<int>(Act::move); number <= static_cast<int>(Act::sell); ++number) {
      const auto act = static_cast<Act>(number);
      if (!can_ever(type, act)) continue;
      if (act != Act::build) {
        if (deny(state, crowd, act, piece).reason == Reason::none) moves.push(Move::of(act, piece));
        continue;
      }
      for (const Type made : made_by(type)) {
        bool& no_room = crowded[static_cast<std::size_t>(shape_of(made))];
        if (no_room) continue;
        const Reason reason = deny(state, crowd, act, piece, made).reason;
        no_room = reason == Reason::room;
        if (reason == Reason::none) moves.push(Move::of(Act::build, piece, static_cast<int>(made)));
      }
    }
  });
}

// WT-7.25
void Rules::list_places(const State& state, MoveList<Move>& moves) const {
  const Step& step = state.step;
  const auto type = static_cast<Type>(step.type);
  if (type == Type::inf && step.left == 0) moves.push(Move::of(Act::stop));  // WT-7.27
  const Crowd crowd(state);
  for (int direction = 0; direction < kDegrees; direction += kPlaceStep) {
    const Point at = slide_place(state, step.piece, type, direction);
    if (fault_at(crowd, type, at, turns(type) ? direction : 0) == Fault::none) {
      moves.push(Move::towards(Act::at, direction));
    }
  }
}

// WT-7.22
void Rules::list_unloading(const State& state, MoveList<Move>& moves) const {
  constexpr int kFarthest = 2000;  // no slide and roll together are as far
  const Step& step = state.step;
  moves.push(Move::of(Act::stop));
  const Crowd crowd(Crowd(state), state.piece(step.piece).at(), kFarthest);
  for (int direction = 0; direction < kDegrees; direction += kUnloadStep) {
    for (int further = 0; further <= step.roll(); ++further) {
      const Point at = slide_place(state, step.piece, Type::inf, direction, kPip * further);
      if (unload_fault(state, crowd, step.piece, at) == Fault::none) {
        moves.push(Move::towards(Act::put, direction, further));
      }
    }
  }
}

void Rules::legal(const State& state, Seat seat, MoveList<Move>& moves) const {
  if (!owing(state).contains(seat)) return;
  const Step& step = state.step;
  const auto list_targets = [&](Act act, Act answer, int distance) {
    any_target(state, Crowd(state), act, step.piece, distance, step.barred, [&](const Standing& standing) {
      moves.push(Move::of(answer, standing.piece));
      return false;
    });
  };
  switch (step.ask) {
    case Ask::cc:
    case Ask::well: {
      const Crowd crowd(state);
      const Type type = step.ask == Ask::cc ? Type::cc : Type::well;
      for (int plot = 1; plot <= kPlots; ++plot) {
        if (fault_at(crowd, type, plot_place(seat, plot), 0) == Fault::none) moves.push(Move::of(Act::plot, plot));
      }
      return;
    }
    case Ask::dozer: {
      const Crowd crowd(state);
      for (int i = 0; i < kStartDirections; ++i) {
        const int direction = i * kDegrees / kStartDirections;
        if (fault_at(crowd, Type::dozer, start_place(state, seat, direction), direction) == Fault::none) {
          moves.push(Move::towards(Act::dir, direction));
        }
      }
      return;
    }
    case Ask::act:
      return list_actions(state, moves);
    case Ask::move: {
      moves.push(Move::of(Act::stay));
      const Directions open = directions(state, step.piece, reach(step));
      for (int k = 0; k < kDegrees; ++k) {
        if (open.contains(k)) moves.push(Move::towards(Act::go, k));
      }
      return;
    }
    case Ask::target:
      if (step.dice[0] != 0) moves.push(Move::of(Act::hold));  // WT-7.9
      return list_targets(step.act, Act::hit, reach(step));
    case Ask::take:
      return list_targets(Act::capture, Act::take, largest_reach(Act::capture, step.piece));
    case Ask::load:
      moves.push(Move::of(Act::stop));
      return list_targets(Act::embark, Act::load, reach(step));
    case Ask::unload:
      return list_unloading(state, moves);
    case Ask::place:
      return list_places(state, moves);
    case Ask::land:
      for_each_piece(seat, empty_fields(state, seat), [&](int field) { moves.push(Move::of(Act::land, field)); });
      return;
    case Ask::more:
      moves.push(Move::of(Act::end));
      moves.push(Move::of(Act::spend));
      return;
    case Ask::over:
      return;
  }
}

}  // namespace tempora::wartime
