#include "games/wartime/greedy.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>

#include "bots/best_of.hpp"

namespace tempora::wartime {
namespace {

// What it is worth to destroy an enemy's piece, by type: about its price, and more for what earns, makes or shoots.
constexpr std::array<int, kTypes> kWorth{500, 600, 400, 350, 250, 200, 350, 250, 1500, 150, 400, 200, 130, 350};
constexpr int worth_of(Type type) { return kWorth[static_cast<std::size_t>(type)]; }
constexpr int kFortWorth = 150;
constexpr int kElimination = 2400;  // shared among a seat's last pieces
constexpr int kDiscWorth = 200;     // of the reward of a turn
constexpr int kThousand = 1000;

// How likely an attack by one die comes to reach so far, next or in some turns, in thousandths; a step is 100 u.
constexpr int kLikelySteps = 140;
constexpr std::array<int, kLikelySteps> kLikely = [] {
  std::array<int, kLikelySteps> likely{};
  for (int step = 0; step < kLikelySteps; ++step) {
    const int roll = std::max(1, (step + 1) / 2);
    likely[static_cast<std::size_t>(step)] = roll <= 6 ? kThousand * (7 - roll) / 6 : 0;
  }
  for (int step = 12; step < kLikelySteps; ++step) {  // a turn of walking, 700 on the average, costs a tenth
    const int before = likely[static_cast<std::size_t>(step - 1)];
    likely[static_cast<std::size_t>(step)] = std::max(1, before * 983 / kThousand);
  }
  return likely;
}();

int likely(int distance) { return kLikely[static_cast<std::size_t>(std::clamp(distance / 100, 0, kLikelySteps - 1))]; }

// A target, and what it is worth.
struct Target {
  Point at;
  int size;  // from its centre to where it can be reached, about
  int worth;
  int piece;
};

// All that the bot looks at while it makes up its mind.
class Mind {
 public:
  Mind(const Rules& rules, const State& state, int seat) : rules_(rules), state_(state), seat_(seat), crowd_(state) {
    for (const Standing& standing : crowd_.all()) {
      if (seat_of(standing.piece) == seat) continue;
      targets_[count_++] = {standing.body.at, standing.body.outline->inner, worth(standing.piece), standing.piece};
    }
  }

  [[nodiscard]] Move act(const MoveList<Move>& legal) const {
    return best_of(legal, [&](const Move& move) { return value(move); });
  }
  // Whether another action is worth a disc.
  [[nodiscard]] bool worth_a_disc() const {
    MoveList<Move> moves;
    State next = state_;
    next.step = {};
    next.step.ask = Ask::act;
    rules_.legal(next, static_cast<Seat>(seat_), moves);
    return value(act(moves)) > 2 * kDiscWorth / 3;
  }
  [[nodiscard]] Move go(const MoveList<Move>& legal) const;
  [[nodiscard]] Move hit(const MoveList<Move>& legal) const {
    return best_of(legal,
                   [&](const Move& move) { return move.act == Act::hit ? damage(state_.step.piece, move.a) : 0; });
  }
  [[nodiscard]] Move take(const MoveList<Move>& legal) const {
    const Body body = body_of(state_, state_.step.piece);
    return best_of(legal, [&](const Move& move) { return worth(move.a) * likely(gap(body, body_of(state_, move.a))); });
  }
  [[nodiscard]] Move place(const MoveList<Move>& legal) const;
  [[nodiscard]] Move unload(const MoveList<Move>& legal) const;
  [[nodiscard]] Move land(const MoveList<Move>& legal) const {
    return best_of(legal, [&](const Move& move) { return -nearest_enemy(state_.piece(move.a).at()); });
  }
  [[nodiscard]] Move start(const MoveList<Move>& legal) const;

 private:
  [[nodiscard]] int have(Type type) const { return std::popcount(state_.player(seat_).in_play & bits_of(type)); }
  [[nodiscard]] int cash() const { return state_.player(seat_).cash; }
  [[nodiscard]] bool at_sea() const { return rules_.table().ground == Ground::sea; }

  // Of an enemy's piece.
  [[nodiscard]] int worth(int piece) const {
    const int left = std::popcount(state_.player(seat_of(piece)).in_play);
    int worth = worth_of(type_of(piece)) + kElimination / (left * left);
    if (state_.piece(piece).where == Where::fortified) worth += kFortWorth;
    return worth;
  }
  // What a hit does.
  [[nodiscard]] int damage(int piece, int target) const {
    const int whole = worth(target) + (state_.reward || state_.player(seat_).discs >= kMostSpent ? 0 : kDiscWorth);
    if (state_.piece(target).where != Where::fortified || type_of(piece) == Type::tank) return whole;
    return kFortWorth + whole / 4;
  }
  [[nodiscard]] int distance(Point from, const Target& target) const {
    const Point offset = target.at - from;
    return static_cast<int>(root_above(dot(offset, offset))) - target.size;
  }
  [[nodiscard]] int nearest_enemy(Point from) const {
    int nearest = 30'000;
    for (std::size_t i = 0; i < count_; ++i) nearest = std::min(nearest, distance(from, targets_[i]));
    return nearest;
  }
  // The best that a piece with one die could hit from there, sooner or later.
  [[nodiscard]] int prospect(Point from) const {
    int best = 0;
    for (std::size_t i = 0; i < count_; ++i) {
      const Target& target = targets_[i];
      best = std::max(best, target.worth * likely(distance(from, target)) / kThousand);
    }
    return best;
  }
  // … if it comes so much closer to each.
  [[nodiscard]] int prospect_after(Point from, int step) const {
    int best = 0;
    for (std::size_t i = 0; i < count_; ++i) {
      const Target& target = targets_[i];
      const int after = std::max(150, distance(from, target) - step);
      best = std::max(best, target.worth * likely(after) / kThousand);
    }
    return best;
  }
  // How much enemy buildings within the super weapon's reach of a place are worth.
  [[nodiscard]] int in_super_reach(Point from) const {
    const int reach = rules_.options().any_range ? kAnyReach : kSuperReach + 190;
    int all = 0;
    for (std::size_t i = 0; i < count_; ++i) {
      const Target& target = targets_[i];
      if (is_building(type_of(target.piece)) && distance(from, target) <= reach) all += target.worth;
    }
    return all;
  }

  [[nodiscard]] int value(const Move& move) const;
  [[nodiscard]] int attack(Act act, int piece) const;
  [[nodiscard]] int build(int maker, Type type) const;
  [[nodiscard]] int move(int piece) const;
  [[nodiscard]] bool economy_stands() const { return have(Type::well) == 2 && have(Type::store) == 2; }
  // Whether the bulldozer is to go forward, to where a super weapon would reach the enemy.
  [[nodiscard]] bool marches(int piece) const {
    return type_of(piece) == Type::dozer && economy_stands() && have(Type::super) == 0 && cash() >= 500 &&
           in_super_reach(state_.piece(piece).at()) < 1200;
  }

  const Rules& rules_;
  const State& state_;
  int seat_;
  Crowd crowd_;
  std::array<Target, kMostPieces> targets_;
  std::size_t count_ = 0;
};

int Mind::attack(Act act, int piece) const {
  const int largest = rules_.largest_reach(act, piece);
  const bool always = type_of(piece) == Type::super && act == Act::attack;
  std::array<int, 13> best{};  // by roll
  const Body body = body_of(state_, piece);
  rules_.any_target(state_, crowd_, act, piece, largest, kNoPiece, [&](const Standing& standing) {
    const int roll = always ? 0 : std::max(1, (gap(body, standing.body) + kPip - 1) / kPip);
    int& known = best[static_cast<std::size_t>(roll)];
    known = std::max(known, damage(piece, standing.piece));
    return false;
  });
  if (always) return best[0];
  for (std::size_t roll = 1; roll < best.size(); ++roll) best[roll] = std::max(best[roll], best[roll - 1]);
  int sum = 0;
  if (act == Act::attack_air) {
    for (std::size_t first = 1; first <= 6; ++first) {
      for (std::size_t second = 1; second <= 6; ++second) sum += best[first + second];
    }
    return sum / 36;
  }
  for (std::size_t roll = 1; roll <= 6; ++roll) sum += best[roll];
  int value = sum / 6;
  if (is_carrier(type_of(piece)) && std::popcount(rules_.aboard(state_, piece)) == 2) value = value * 7 / 4;
  if (type_of(piece) == Type::jet && have(Type::field) == 0) value -= worth_of(Type::jet);
  return value;
}

int Mind::build(int maker, Type type) const {
  const Point at = state_.piece(maker).at();
  const int left = rules_.options().rounds - state_.round;
  switch (type) {
    case Type::well:
    case Type::store:
      return left > 2 ? 1000 : 0;
    case Type::dozer:
      return have(Type::dozer) == 0 ? 700 : 20;
    case Type::cc:
      return have(Type::cc) == 0 ? 400 : 5;
    case Type::super:
      return in_super_reach(at);
    case Type::fact:
      return !at_sea() && have(Type::fact) == 0 ? 500 : 10;
    case Type::tank:
      return !at_sea() ? 450 : 5;
    case Type::field:
      return have(Type::field) == 0 ? 400 : 60;
    case Type::jet:
      return 420;
    case Type::barr:
      return have(Type::barr) == 0 ? 80 : 5;
    case Type::inf:
      return have(Type::inf) < 4 ? 70 : 5;
    case Type::batt:
      return 40;
    default:
      return 10;
  }
}

int Mind::move(int piece) const {
  const Type type = type_of(piece);
  const Point at = state_.piece(piece).at();
  if (type == Type::dozer) return marches(piece) ? 300 : -1;
  if (is_carrier(type) && rules_.aboard(state_, piece) == 0) return -1;
  const int step = type == Type::jet ? 1400 : 700;
  const int gain = prospect_after(at, step) - prospect(at);
  return gain * 9 / 10 + (nearest_enemy(at) > 1200 ? 30 : 0);
}

int Mind::value(const Move& move) const {
  switch (move.act) {
    case Act::attack:
    case Act::attack_air:
    case Act::attack_ground:
    case Act::fort_attack:
      return attack(move.act, move.a);
    case Act::capture: {
      int best = 0;
      const Body body = body_of(state_, move.a);
      rules_.any_target(state_, crowd_, Act::capture, move.a, 6 * kPip, kNoPiece, [&](const Standing& standing) {
        best = std::max(best, worth(standing.piece) * 3 / 2 * likely(gap(body, standing.body)) / kThousand);
        return false;
      });
      return best;
    }
    case Act::build:
      return build(move.a, static_cast<Type>(move.b));
    case Act::move:
      return this->move(move.a);
    case Act::fortify: {
      const int danger = nearest_enemy(state_.piece(move.a).at()) < 2400 ? 3 : 1;
      return type_of(move.a) == Type::super ? 350 : 15 * danger + worth_of(type_of(move.a)) / 20;
    }
    case Act::pass:
      return 0;
    default:
      return -1;
  }
}

Move Mind::go(const MoveList<Move>& legal) const {
  const int piece = state_.step.piece;
  const Type type = type_of(piece);
  const Point from = state_.piece(piece).at();
  const int distance_gone = rules_.reach(state_.step);
  const auto place_of_move = [&](const Move& move) {
    return move.act == Act::stay ? from : point_at(from, distance_gone, move.angle);
  };
  if (type == Type::dozer) {
    return best_of(legal, [&](const Move& move) {
      const Point at = place_of_move(move);
      return std::min(in_super_reach(at), 2500) * 10 - nearest_enemy(at);
    });
  }
  return best_of(legal, [&](const Move& move) {
    return prospect(place_of_move(move)) * 100 - nearest_enemy(place_of_move(move)) / 10;
  });
}

Move Mind::place(const MoveList<Move>& legal) const {
  const int maker = state_.step.piece;
  const auto type = static_cast<Type>(state_.step.type);
  return best_of(legal, [&](const Move& move) {
    if (move.act == Act::stop) return -1'000'000;
    const Point at = rules_.slide_place(state_, maker, type, move.angle);
    if (type == Type::super) return in_super_reach(at) * 10 + nearest_enemy(at) / 10;
    return is_building(type) ? nearest_enemy(at) : -nearest_enemy(at);
  });
}

Move Mind::unload(const MoveList<Move>& legal) const {
  return best_of(legal, [&](const Move& move) {
    if (move.act == Act::stop) return -1'000'000;
    return -nearest_enemy(rules_.slide_place(state_, state_.step.piece, Type::inf, move.angle, kPip * move.b));
  });
}

// The command centre in the middle of the start area, the bulldozer towards the middle of the table.
Move Mind::start(const MoveList<Move>& legal) const {
  const Point middle{rules_.table().width / 2, rules_.table().height / 2};
  return best_of(legal, [&](const Move& move) {
    if (state_.step.ask == Ask::cc) return move.a == 5 ? 1 : 0;
    const bool dozer = state_.step.ask == Ask::dozer;
    const Point at = dozer ? rules_.start_place(state_, seat_, move.angle) : rules_.plot_place(seat_, move.a);
    const Point offset = at - middle;
    const auto away = static_cast<int>(root_above(dot(offset, offset)));
    return dozer ? -away : away;
  });
}

}  // namespace

Move GreedyBot::answer(const Sight<Rules>& sight, const MoveList<Move>& legal, Generator& /*generator*/) const {
  const State& state = sight.view().state;
  const Mind mind(sight.rules(), state, sight.seat());
  switch (state.step.ask) {
    case Ask::act:
      return mind.act(legal);
    case Ask::move:
      return mind.go(legal);
    case Ask::target:
      return mind.hit(legal);
    case Ask::take:
      return mind.take(legal);
    case Ask::unload:
      return mind.unload(legal);
    case Ask::place:
      return mind.place(legal);
    case Ask::land:
      return mind.land(legal);
    case Ask::more:
      return mind.worth_a_disc() ? Move::of(Act::spend) : Move::of(Act::end);
    case Ask::load:
      return legal[legal.size() - 1];
    default:
      return mind.start(legal);
  }
}

}  // namespace tempora::wartime
