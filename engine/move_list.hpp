// The legal answers to one decision, without allocation.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <span>
#include <type_traits>

namespace tempora {

template <class Move>
class MoveList {
 public:
  static constexpr std::size_t kCapacity = 512;
  static_assert(std::is_trivially_copyable_v<Move> && sizeof(Move) <= 8);

  MoveList() {}  // NOLINT(modernize-use-equals-default): leaves the 4 kB of storage alone on purpose

  void clear() { size_ = 0; }
  void push(const Move& move) {
    assert(size_ < kCapacity);
    moves_[size_++] = move;
  }
  // For lists that are filled quickly, row by row: copies the first kCount moves of the row to the list's place `at`,
  // which is quicker than copying those of them that count; the next row goes over the rest. `resize` then says how
  // long the list is. (The length is the caller's meanwhile, since a compiler must assume that copying bytes changes
  // the list's own.)
  template <std::size_t kCount, std::size_t N>
  void copy_row(std::size_t at, const std::array<Move, N>& row) {
    static_assert(kCount <= N);
    assert(at + kCount <= kCapacity);
    __builtin_memcpy(static_cast<void*>(moves_.data() + at), row.data(), kCount * sizeof(Move));
  }
  void resize(std::size_t size) {
    assert(size <= kCapacity);
    size_ = size;
  }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  const Move& operator[](std::size_t at) const { return moves_[at]; }
  [[nodiscard]] const Move* begin() const { return moves_.data(); }
  [[nodiscard]] const Move* end() const { return moves_.data() + size_; }
  [[nodiscard]] bool contains(const Move& move) const { return std::find(begin(), end(), move) != end(); }
  [[nodiscard]] std::span<const Move> span() const { return {moves_.data(), size_}; }

 private:
  std::size_t size_ = 0;
  union {
    std::array<Move, kCapacity> moves_;
  };
};

}  // namespace tempora
