// A small list inside a state: plain data, no allocation, no padding, and unused places are zero, so that equal lists
// are equal bytes.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

namespace tempora {

// The unsigned integer of that many bytes.
template <std::size_t kBytes>
using UnsignedOf = std::conditional_t<
    kBytes == 1, std::uint8_t,
    std::conditional_t<kBytes == 2, std::uint16_t, std::conditional_t<kBytes == 4, std::uint32_t, std::uint64_t>>>;

// T is plain data and has ==.
template <class T, std::size_t kCapacity>
class FixedVector {
  static_assert(std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>,
                "the items of a FixedVector must be plain data without padding");
  // As wide as the items are aligned, so that no padding follows it.
  using Size = UnsignedOf<(kCapacity > 0xff && alignof(T) == 1) ? 2 : alignof(T)>;

 public:
  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  [[nodiscard]] constexpr bool full() const { return size_ == kCapacity; }
  [[nodiscard]] static constexpr std::size_t capacity() { return kCapacity; }

  constexpr T& operator[](std::size_t at) {
    assert(at < size_);
    return items_[at];
  }
  constexpr const T& operator[](std::size_t at) const {
    assert(at < size_);
    return items_[at];
  }
  constexpr T& back() { return (*this)[size_ - 1U]; }
  [[nodiscard]] constexpr const T& back() const { return (*this)[size_ - 1U]; }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  [[nodiscard]] constexpr const T* begin() const { return items_.data(); }
  [[nodiscard]] constexpr const T* end() const { return items_.data() + size_; }
  constexpr std::span<T> span() { return {items_.data(), size_}; }
  [[nodiscard]] constexpr std::span<const T> span() const { return {items_.data(), size_}; }

  // Precondition: not full.
  constexpr void push_back(const T& item) { insert(size_, item); }
  // Puts `item` before place `at`, at most size(); what lay from there on moves up. Precondition: not full.
  constexpr void insert(std::size_t at, const T& item) {
    assert(size_ < kCapacity && at <= size_);
    const T copy = item;  // `item` may lie in this list
    for (std::size_t i = size_; i > at; --i) items_[i] = items_[i - 1];
    items_[at] = copy;
    ++size_;
  }
  // Takes out and returns the last item. Precondition: not empty.
  constexpr T pop_back() { return remove(size_ - 1U); }
  // Takes out and returns the item at `at`, keeping the order of the others.
  constexpr T remove(std::size_t at) {
    assert(at < size_);
    const T item = items_[at];
    for (std::size_t i = at + 1; i < size_; ++i) items_[i - 1] = items_[i];
    items_[--size_] = T{};
    return item;
  }
  constexpr void clear() {
    while (size_ > 0) items_[--size_] = T{};
  }
  [[nodiscard]] constexpr bool contains(const T& item) const {
    for (const T& other : *this) {
      if (other == item) return true;
    }
    return false;
  }
  constexpr bool operator==(const FixedVector&) const = default;

 private:
  std::array<T, kCapacity> items_{};
  Size size_ = 0;
};

}  // namespace tempora
