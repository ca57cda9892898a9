// The probe, in which a seat may take back two commands a turn.
#pragma once

#include "engine/testing/probe/probe.hpp"

namespace tempora::probe {

struct LimitedRules : Rules {
  static constexpr int kMostUndosATurn = 2;
  explicit LimitedRules(const Rules& rules) : Rules(rules) {}
  static Result<LimitedRules> create(const Setup& setup) {
    const auto rules = Rules::create(setup);
    if (!rules) return tl::make_unexpected(rules.error());
    return LimitedRules(*rules);
  }
  [[nodiscard]] int turn(const State& state) const { return players() * state.round - state.rest; }
};

}  // namespace tempora::probe
