// Everything random comes from a Dealer, and everything that it dealt can be written down.
#pragma once

#include <bit>
#include <concepts>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "engine/generator.hpp"

namespace tempora {

// One draw: uniform in 0 … bound − 1, and what came.
struct Draw {
  std::uint32_t bound = 0;
  std::uint32_t outcome = 0;
  bool operator==(const Draw&) const = default;
};

// Where the draws of a recorded match come from: fair dice, a record, a script. `begin` names the event that asks.
class Dice {
 public:
  virtual ~Dice() = default;
  virtual void begin(std::uint32_t event) = 0;
  virtual std::uint32_t below(std::uint32_t bound) = 0;  // bound ≥ 2
};

class Dealer {
 public:
  // The lab: draws from a generator of its own; nothing is recorded unless `record` is called.
  explicit Dealer(Generator generator) : generator_(generator) {}
  // Draws from `dice` (which must outlive the dealer) and records them.
  explicit Dealer(Dice& dice, std::vector<Draw>& record) : generator_(0), dice_(&dice), record_(&record) {}

  // Uniform in 0 … bound − 1. A bound of 1 is no draw.
  std::uint32_t below(std::uint32_t bound) {
    if (bound <= 1) return 0;
    if (dice_ == nullptr && record_ == nullptr) [[likely]] {
      return generator_.below(bound);
    }
    return recorded(bound);
  }
  // A die with that many sides: 1 … sides.
  std::uint32_t roll(std::uint32_t sides) { return below(sides) + 1; }
  // Fisher–Yates, from the last place down.
  template <class T>
  void shuffle(std::span<T> items) {
    for (auto left = static_cast<std::uint32_t>(items.size()); left > 1; --left) {
      std::swap(items[left - 1], items[below(left)]);
    }
  }
  // Takes a uniformly random item out of `pile` (its last item moves to the gap) and lowers `count`.
  template <class T, class Count>
  T draw(std::span<T> pile, Count& count) {
    const std::uint32_t at = below(static_cast<std::uint32_t>(count));
    const T item = pile[at];
    pile[at] = pile[static_cast<std::size_t>(--count)];
    pile[static_cast<std::size_t>(count)] = T{};
    return item;
  }

  // Takes a uniformly random one of the bits that are set out of `set`, and says which. Precondition: there is one.
  template <std::unsigned_integral Bits>
  int draw_bit(Bits& set) {
    Bits rest = set;
    for (std::uint32_t i = below(static_cast<std::uint32_t>(std::popcount(set))); i > 0; --i) {
      rest = static_cast<Bits>(rest & (rest - 1U));
    }
    const int drawn = std::countr_zero(rest);
    set = static_cast<Bits>(set & ~(Bits{1} << drawn));
    return drawn;
  }

  // From now on every draw is appended to `record`.
  void record(std::vector<Draw>& record) { record_ = &record; }

 private:
  std::uint32_t recorded(std::uint32_t bound) {
    const std::uint32_t outcome = dice_ != nullptr ? dice_->below(bound) : generator_.below(bound);
    record_->push_back({bound, outcome});
    return outcome;
  }

  Generator generator_;
  Dice* dice_ = nullptr;
  std::vector<Draw>* record_ = nullptr;
};

}  // namespace tempora
