// What a bot gets to decide with: what its seat may see, and imagined states. Never the truth.
#pragma once

#include <optional>

#include "engine/game.hpp"

namespace tempora {

template <class R>
class Match;
template <class R, class Player>
class Runner;

// Makes random states that look like the truth to one viewer. Only a match (or the lab's loop) can make one.
template <GameRules R>
class Sampler {
 public:
  typename R::State imagine(Dealer& dealer) const { return rules_->imagine(*state_, viewer_, dealer); }

 private:
  friend class Match<R>;
  template <class Q, class P>
  friend class Runner;
  template <GameRules Q>
  friend class Sight;
  Sampler(const R& rules, const typename R::State& state, Viewer viewer)
      : rules_(&rules), state_(&state), viewer_(viewer) {}
  const R* rules_;
  const typename R::State* state_;
  Viewer viewer_;
};

// A seat's view, made when it is first asked for, and its sampler.
template <GameRules R>
class Sight {
 public:
  [[nodiscard]] const R& rules() const { return *rules_; }
  [[nodiscard]] Seat seat() const { return seat_; }
  [[nodiscard]] const typename R::View& view() const {
    if (!view_) view_.emplace(rules_->view(*state_, Viewer::seat(seat_)));
    return *view_;
  }
  [[nodiscard]] Sampler<R> sampler() const { return Sampler<R>(*rules_, *state_, Viewer::seat(seat_)); }

 private:
  friend class Match<R>;
  template <class Q, class P>
  friend class Runner;
  Sight(const R& rules, const typename R::State& state, Seat seat) : rules_(&rules), state_(&state), seat_(seat) {}
  const R* rules_;
  const typename R::State* state_;
  Seat seat_;
  mutable std::optional<typename R::View> view_;
};

}  // namespace tempora
