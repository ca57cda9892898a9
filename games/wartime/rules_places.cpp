// Where pieces can stand and go (WT-4.9, WT-4.10, WT-7.5, WT-7.6).
#include <algorithm>

#include "games/wartime/rules.hpp"

namespace tempora::wartime {
namespace {

// Directions in which a circle that goes `distance` away from (0,0) comes nearer than `reach` to a point: those less
// than so many degrees from it; −1 for none. `slack` degrees are for rounding: added where too many do no harm, taken
// off where too few do none.
int width_of_arc(std::int64_t distance, std::int64_t away_squared, std::int64_t reach, int slack) {
  const std::int64_t above = distance * distance + away_squared - reach * reach;
  const std::int64_t root = root_above(away_squared);
  // cos > above / (2 · distance · away), and away lies between root − 1 and root.
  const std::int64_t away = ((above > 0) == (slack > 0)) ? root : root - 1;
  const std::int64_t below = 2 * distance * away;
  const auto within = [&](int degrees) { return (std::int64_t{cosine(degrees)} * below) > (above << 14); };
  if (!within(0)) return -1;
  int low = 0;
  int high = 180;
  while (low < high) {
    const int middle = (low + high + 1) / 2;
    if (within(middle)) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return std::min(low + slack, 180);
}

}  // namespace

Point Rules::slide_place(const State& state, int beside, Type type, int direction, int further) const {
  const Piece& piece = state.piece(beside);
  const Shape shape = piece.where == Where::fortified ? Shape::fortified : shape_of(type_of(beside));
  return point_at(piece.at(), slide(shape, piece.facing, shape_of(type), direction) + further, direction);
}

Fault Rules::fault_at(const Crowd& crowd, Type type, Point at, int facing, int* cause) const {
  const Body body = new_body(type, at, facing);
  if (!on_table(body, table_.width, table_.height)) return Fault::table;  // WT-4.8
  if (!table_.suits(type, at)) return Fault::terrain;                     // WT-3.8
  const int overlapped = crowd.overlapped(body);
  if (cause != nullptr) *cause = overlapped;
  return overlapped == kNoPiece ? Fault::none : Fault::overlap;  // WT-4.9
}

Fault Rules::unload_fault(const State& state, const Crowd& crowd, int carrier, Point at, int* cause) const {
  const Fault fault = fault_at(crowd, Type::inf, at, 0, cause);
  if (fault != Fault::none || type_of(carrier) != Type::truck) return fault;
  return table_.clear(Type::inf, state.piece(carrier).at(), at) ? Fault::none : Fault::line;  // WT-3.10
}

Destination Rules::destination(const State& state, const Crowd& crowd, int piece, int distance, int direction) const {
  const Type type = type_of(piece);
  const Point from = state.piece(piece).at();
  Destination to{point_at(from, distance, direction), turns(type) ? direction : 0, kNoPiece, Fault::none, kNoPiece};
  if (type == Type::jet) {  // WT-7.6
    int field = kNoPiece;
    for_each_piece(seat_of(piece), state.player(seat_of(piece)).in_play & bits_of(Type::field), [&](int number) {
      if (field == kNoPiece && covers(body_of(state, number), to.at) && parked_on(state, number) == kNoPiece)
        field = number;
    });
    if (field != kNoPiece) {
      to.field = field;
      return to;
    }
  }
  to.fault = fault_at(crowd, type, to.at, to.facing, &to.cause);
  if ((to.fault == Fault::none || to.fault == Fault::overlap) && !table_.clear(type, from, to.at)) {  // WT-3.10
    to.fault = Fault::line;
    to.cause = kNoPiece;
  }
  return to;
}

// The same as `destination` for all directions, without looking at every piece in each of them: a piece is in the way
// on one arc, surely within another, and only between them it has to be looked at closely.
Directions Rules::directions(const State& state, int piece, int distance) const {
  const Type type = type_of(piece);
  const Shape shape = shape_of(type);
  const bool turning = turns(type);
  const Point from = state.piece(piece).at();
  Directions open;
  const bool free_lines = table_.clear_around(type, from, distance + 1);
  std::array<Point, kDegrees> places;
  for (int k = 0; k < kDegrees; ++k) {
    const Point at = point_at(from, distance, k);
    places[static_cast<std::size_t>(k)] = at;
    if (!on_table({&outline(shape, turning ? k : 0), at}, table_.width, table_.height)) continue;
    if (free_lines || table_.clear(type, from, at)) open.insert(k);
  }
  const Outline& own = outline(shape, 0);
  // The outer circle of a shape grows by less than this when it is turned, and places are rounded by less than 1.
  constexpr int kRounding = 4;
  constexpr int kSlack = 3;
  const int most = distance + own.outer + kRounding;
  for (int seat = 0; seat < players_; ++seat) {
    for_each_piece(seat, state.player(seat).standing, [&](int number) {
      if (number == piece) return;
      const Body body = body_of(state, number);
      const Point offset = body.at - from;
      const std::int64_t away = dot(offset, offset);
      const std::int64_t touch = own.outer + body.outline->outer + kRounding;
      if (away >= (most + body.outline->outer) * std::int64_t{most + body.outline->outer}) return;
      if (distance > touch && away <= (distance - touch) * (distance - touch)) return;
      const bool around = away == 0;  // the airfield of a parked jet
      const int towards = around ? 0 : heading(offset);
      const int outer = around ? kDegrees / 2 : width_of_arc(distance, away, touch, kSlack);
      const int certain = own.inner + body.outline->inner - kRounding;
      const int inner = around ? -1 : width_of_arc(distance, away, certain, -kSlack);
      for (int turn = -outer; turn <= outer; ++turn) {
        const int k = (towards + turn + kDegrees) % kDegrees;
        if (!open.contains(k)) continue;
        if (std::abs(turn) <= inner ||
            overlap({&outline(shape, turning ? k : 0), places[static_cast<std::size_t>(k)]}, body)) {
          open.erase(k);
        }
      }
    });
  }
  if (type == Type::jet) {
    for_each_piece(seat_of(piece), empty_fields(state, seat_of(piece)), [&](int field) {
      const Body body = body_of(state, field);
      for (int k = 0; k < kDegrees; ++k) {
        if (covers(body, places[static_cast<std::size_t>(k)])) open.insert(k);
      }
    });
  }
  return open;
}

}  // namespace tempora::wartime
