// The sources of a recorded match's draws, except fair dice (fair_dice.hpp).
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "engine/dealer.hpp"

namespace tempora {

// A lab seed: one stream for the whole match.
class LabDice final : public Dice {
 public:
  explicit LabDice(std::uint64_t seed) : generator_(seed) {}
  void begin(std::uint32_t /*event*/) override {}
  std::uint32_t below(std::uint32_t bound) override { return generator_.below(bound); }

 private:
  Generator generator_;
};

// The draws of one event as they were recorded; `faithful` tells whether exactly these were asked for.
class RecordedDice final : public Dice {
 public:
  explicit RecordedDice(std::span<const Draw> draws) : draws_(draws) {}
  void begin(std::uint32_t /*event*/) override {}
  std::uint32_t below(std::uint32_t bound) override {
    if (next_ >= draws_.size() || draws_[next_].bound != bound || draws_[next_].outcome >= bound) {
      strayed_ = true;
      return 0;
    }
    return draws_[next_++].outcome;
  }
  [[nodiscard]] bool faithful() const { return !strayed_ && next_ == draws_.size(); }

 private:
  std::span<const Draw> draws_;
  std::size_t next_ = 0;
  bool strayed_ = false;
};

// Outcomes that a test names, in order; an outcome is taken modulo the bound, and when they have run out 0 comes.
class ScriptedDice final : public Dice {
 public:
  explicit ScriptedDice(std::vector<std::uint32_t> outcomes) : outcomes_(std::move(outcomes)) {}
  void begin(std::uint32_t /*event*/) override {}
  std::uint32_t below(std::uint32_t bound) override {
    return next_ < outcomes_.size() ? outcomes_[next_++] % bound : 0;
  }

 private:
  std::vector<std::uint32_t> outcomes_;
  std::size_t next_ = 0;
};

// Notes that somebody drew, and deals nothing: an outlook ends before the first draw.
class NoDice final : public Dice {
 public:
  void begin(std::uint32_t /*event*/) override { asked_ = false; }
  std::uint32_t below(std::uint32_t /*bound*/) override {
    asked_ = true;
    return 0;
  }
  [[nodiscard]] bool asked() const { return asked_; }

 private:
  bool asked_ = false;
};

}  // namespace tempora
