// WarTime: the standing pieces in one row, to look through quickly.
#pragma once

#include <array>
#include <cstdlib>
#include <span>

#include "games/wartime/geometry.hpp"
#include "games/wartime/state.hpp"

namespace tempora::wartime {

// The footprint of a piece in play.
inline Body body_of(const State& state, int number) {
  const Piece& piece = state.piece(number);
  const Shape shape = piece.where == Where::fortified ? Shape::fortified : shape_of(type_of(number));
  return {&outline(shape, piece.facing), piece.at()};
}

struct Standing {
  Body body;
  int piece;  // its number
};

class Crowd {
 public:
  // All that stand but `except`.
  explicit Crowd(const State& state, int except = kNoPiece) {
    for (int seat = 0; seat < state.seats; ++seat) {
      for_each_piece(seat, state.player(seat).standing, [&](int piece) {
        if (piece != except) pieces_[size_++] = {body_of(state, piece), piece};
      });
    }
  }
  // Of `crowd` those that may reach into the square of 2 · `reach` around a point.
  Crowd(const Crowd& crowd, Point around, int reach) {
    for (const Standing& standing : crowd.all()) {
      const int most = reach + standing.body.outline->outer;
      const Point offset = standing.body.at - around;
      if (std::abs(offset.x) <= most && std::abs(offset.y) <= most) pieces_[size_++] = standing;
    }
  }

  [[nodiscard]] std::span<const Standing> all() const { return {pieces_.data(), size_}; }
  // The first that a footprint overlaps, but for `except`; kNoPiece if none does.
  [[nodiscard]] int overlapped(const Body& body, int except = kNoPiece) const {
    for (const Standing& standing : all()) {
      if (standing.piece != except && overlap(body, standing.body)) return standing.piece;
    }
    return kNoPiece;
  }

 private:
  std::array<Standing, kMostPieces> pieces_;
  std::size_t size_ = 0;
};

}  // namespace tempora::wartime
