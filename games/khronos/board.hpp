// Khronos: squares, and sets of squares as bits.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace tempora::khronos {

inline constexpr int kMostRows = 24;  // KH-3.8
inline constexpr int kMostColumns = 24;

struct Square {
  std::uint8_t row = 0;     // from the top, 0 is row 1
  std::uint8_t column = 0;  // from the left, 0 is A
  bool operator==(const Square&) const = default;
};

// A set of squares: a word a row, a bit a column.
class Board {
 public:
  constexpr Board() = default;

  [[nodiscard]] constexpr bool has(int row, int column) const { return (rows_[at(row)] >> column & 1U) != 0; }
  [[nodiscard]] constexpr bool has(Square square) const { return has(square.row, square.column); }
  constexpr void insert(Square square) { rows_[square.row] |= 1U << square.column; }
  [[nodiscard]] constexpr std::uint32_t row(int row) const { return rows_[at(row)]; }
  [[nodiscard]] constexpr bool empty() const {
    std::uint32_t any = 0;
    for (const std::uint32_t row : rows_) any |= row;
    return any == 0;
  }
  [[nodiscard]] constexpr int count() const {
    int count = 0;
    for (const std::uint32_t row : rows_) count += std::popcount(row);
    return count;
  }

  // The footprint of a building of `size` with its anchor there (KH-2.3, KH-2.4).
  constexpr void insert_footprint(Square anchor, int size) {
    for (int row = anchor.row; row < anchor.row + size; ++row) rows_[at(row)] |= span(anchor.column, size);
  }
  [[nodiscard]] constexpr bool meets_footprint(Square anchor, int size) const {
    std::uint32_t any = 0;
    for (int row = anchor.row; row < anchor.row + size; ++row) any |= rows_[at(row)];
    return (any & span(anchor.column, size)) != 0;
  }
  // Whether it has a square that shares a side with a square of the footprint (KH-4.2).
  [[nodiscard]] constexpr bool touches_footprint(Square anchor, int size) const {
    const std::uint32_t columns = span(anchor.column, size);
    const std::uint32_t sides = columns << 1U | columns >> 1U;
    std::uint32_t any = 0;
    for (int row = anchor.row; row < anchor.row + size; ++row) any |= rows_[at(row)] & sides & ~columns;
    if (anchor.row > 0) any |= rows_[at(anchor.row - 1)] & columns;
    if (anchor.row + size < kMostRows) any |= rows_[at(anchor.row + size)] & columns;
    return any != 0;
  }

  // The squares that share a side with a square of it; its own squares may be among them.
  [[nodiscard]] constexpr Board beside() const {
    Board board;
    for (std::size_t row = 0; row < kMostRows; ++row) {
      const std::uint32_t above = row > 0 ? rows_[row - 1] : 0;
      const std::uint32_t below = row + 1 < kMostRows ? rows_[row + 1] : 0;
      board.rows_[row] = rows_[row] << 1U | rows_[row] >> 1U | above | below;
    }
    return board;
  }
  // The anchors of the footprints that meet it.
  [[nodiscard]] constexpr Board anchors_meeting(int size) const {
    Board board = *this;
    for (int step = 1; step < size; ++step) {
      for (std::uint32_t& row : board.rows_) row |= row >> 1U;
    }
    for (int step = 1; step < size; ++step) {
      for (std::size_t row = 0; row + 1 < kMostRows; ++row) board.rows_[row] |= board.rows_[row + 1];
    }
    return board;
  }
  // The anchors of the footprints that lie within it.
  [[nodiscard]] constexpr Board anchors_within(int size) const {
    Board board = *this;
    for (int step = 1; step < size; ++step) {
      for (std::uint32_t& row : board.rows_) row &= row >> 1U;
    }
    for (int step = 1; step < size; ++step) {
      for (std::size_t row = 0; row < kMostRows; ++row) {
        board.rows_[row] &= row + 1 < kMostRows ? board.rows_[row + 1] : 0;
      }
    }
    return board;
  }

  constexpr Board& operator|=(const Board& other) {
    for (std::size_t row = 0; row < kMostRows; ++row) rows_[row] |= other.rows_[row];
    return *this;
  }
  constexpr Board& operator&=(const Board& other) {
    for (std::size_t row = 0; row < kMostRows; ++row) rows_[row] &= other.rows_[row];
    return *this;
  }
  // Takes the squares of `other` out.
  constexpr Board& operator-=(const Board& other) {
    for (std::size_t row = 0; row < kMostRows; ++row) rows_[row] &= ~other.rows_[row];
    return *this;
  }
  friend constexpr Board operator|(Board a, const Board& b) { return a |= b; }
  friend constexpr Board operator&(Board a, const Board& b) { return a &= b; }
  friend constexpr Board operator-(Board a, const Board& b) { return a -= b; }
  constexpr bool operator==(const Board&) const = default;

  // Calls visit(Square) for every square in reading order.
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for (std::size_t row = 0; row < kMostRows; ++row) {
      for (std::uint32_t left = rows_[row]; left != 0; left &= left - 1U) {
        visit(Square{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(std::countr_zero(left))});
      }
    }
  }

 private:
  static constexpr std::size_t at(int row) { return static_cast<std::size_t>(row); }
  static constexpr std::uint32_t span(int column, int size) { return ((1U << size) - 1U) << column; }

  std::array<std::uint32_t, kMostRows> rows_{};
};

}  // namespace tempora::khronos
