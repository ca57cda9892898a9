// The generator of the lab: the same seed gives the same numbers on every machine and compiler.
#pragma once

#include <cstdint>
#include <pcg_random.hpp>

namespace tempora {

// SplitMix64's finisher (Steele, Lea, Flood 2014): spreads consecutive numbers over all 64 bits.
constexpr std::uint64_t mix(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15U;
  x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9U;
  x = (x ^ (x >> 27U)) * 0x94d049bb133111ebU;
  return x ^ (x >> 31U);
}

// The seed of item `index` of a series with seed `seed`.
constexpr std::uint64_t seed_of(std::uint64_t seed, std::uint64_t index) { return mix(mix(seed) ^ mix(~index)); }

// Uniform in 0 … bound − 1, exactly, from uniform 32-bit words (Lemire 2019: multiply, and reject the few that would be
// uneven). bound ≥ 1.
template <class Word>
std::uint32_t uniform_below(std::uint32_t bound, Word&& word) {
  std::uint64_t product = std::uint64_t{word()} * bound;
  auto low = static_cast<std::uint32_t>(product);
  if (low < bound) [[unlikely]] {
    const std::uint32_t threshold = (0U - bound) % bound;
    while (low < threshold) {
      product = std::uint64_t{word()} * bound;
      low = static_cast<std::uint32_t>(product);
    }
  }
  return static_cast<std::uint32_t>(product >> 32U);
}

class Generator {
 public:
  explicit Generator(std::uint64_t seed) : pcg_(seed) {}

  // Uniform in 0 … bound − 1; bound ≥ 1.
  std::uint32_t below(std::uint32_t bound) { return uniform_below(bound, pcg_); }

 private:
  pcg32 pcg_;
};

}  // namespace tempora
