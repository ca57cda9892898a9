#include "games/wartime/greedy.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>

#include "bots/best_of.hpp"

namespace tempora::wartime {
namespace {

// What it is worth to destroy an enemy's piece, by type: buildings are soon built again, while there is a bulldozer.
constexpr std::array<int, kTypes> kWorth{280, 600, 160, 150, 180, 120, 200, 120, 1200, 150, 350, 150, 150, 300};
constexpr int kBuiltOnce = 150;  // more, of a building that can't be built again
constexpr int worth_of(Type type) { return kWorth[static_cast<std::size_t>(type)]; }
constexpr int kFortWorth = 80;
constexpr int kElimination = 20'000;  // shared among a seat's last pieces
constexpr int kThreat = 250;          // more, of a piece that could shoot at one's own
constexpr int kThousand = 1000;

constexpr std::size_t kMostAims = 12;
constexpr int kReach = kPip * kLargestRoll;  // of one die
constexpr int kNear = 150;                   // from centre to rim, about

// What the next disc is worth, by how many the seat holds: more than four it can't hold.
constexpr std::array<int, 5> kNextDisc{220, 200, 150, 80, 0};
// How much an action has to be worth for a disc to be spent on it, by how many the seat holds. Most are kept for a last
// fort: who goes near, shoots, and shoots again in one turn is not shot at, and the fort isn't built again. More than
// four there can't be, so one of four is spent on anything.
constexpr std::array<int, 5> kSpendFor{0, 3000, 3000, 2500, 1};

// How good it is to be so far away from a target that it has to be walked to, in thousandths; a step is 100 u, and
// each roll of walking costs more than a tenth.
constexpr int kFarSteps = 180;
constexpr std::array<int, kFarSteps> kFar = [] {
  std::array<int, kFarSteps> far{};
  far[0] = 330;
  for (std::size_t step = 1; step < far.size(); ++step) far[step] = far[step - 1] * 982 / kThousand;
  return far;
}();
int far_away(int distance) {
  return kFar[static_cast<std::size_t>(std::clamp((distance - kReach) / 100, 0, kFarSteps - 1))];
}

// The roll by which one die reaches so far.
int least_roll(int distance) { return std::max(1, (distance + kPip - 1) / kPip); }
// The chance of it, in sixths.
int sixths(int distance) { return std::max(0, kLargestRoll + 1 - least_roll(distance)); }
int chance(int distance) { return kThousand * sixths(distance) / kLargestRoll; }

// How likely a duel is won, in thousandths, by the chances to hit and to be hit, in sixths, if the enemy shoots first;
// what comes later counts a tenth less.
using Duels = std::array<std::array<int, kLargestRoll + 1>, kLargestRoll + 1>;
constexpr Duels kDuels = [] {
  Duels duels{};
  for (int hit = 0; hit <= kLargestRoll; ++hit) {
    for (int risk = 0; risk <= kLargestRoll; ++risk) {
      const int alive = kLargestRoll - risk;
      duels[static_cast<std::size_t>(hit)][static_cast<std::size_t>(risk)] =
          950 * alive * hit / (36 - 9 * alive * (kLargestRoll - hit) / 10);
    }
  }
  return duels;
}();

int length(Point offset) { return static_cast<int>(root_above(dot(offset, offset))); }

// What can't be crossed, as a circle, and how a point lies to it: the way around leaves it along a tangent, or straight
// to the rim from within.
struct Circle {
  Point middle;
  int radius;
};
struct Bearing {
  int heading = 0;
  int turn = 0;  // degrees between its heading and where its way touches the circle
  int way = 0;   // length of it
};
Bearing bearing(const Circle& circle, Point point) {
  const Point offset = point - circle.middle;
  const std::int64_t square = dot(offset, offset);
  const std::int64_t rest = square - std::int64_t{circle.radius} * circle.radius;
  Bearing bearing;
  if (square == 0) return {0, 0, circle.radius};
  bearing.heading = heading(offset);
  if (rest <= 0) {
    bearing.way = circle.radius - length(offset);
    return bearing;
  }
  bearing.way = static_cast<int>(root_above(rest));
  bearing.turn = heading({circle.radius, bearing.way});
  return bearing;
}
// How far it is around the circle, 0 if the circle is not in the way.
int way_around(const Circle& circle, const Bearing& from, const Bearing& to) {
  int between = std::abs(from.heading - to.heading);
  if (between > kDegrees / 2) between = kDegrees - between;
  const int along = between - from.turn - to.turn;
  if (along <= 0) return 0;
  return from.way + to.way + circle.radius * along * 1745 / 100'000;
}

// An enemy's piece, and what it is worth.
struct Target {
  Point at;
  int size = 0;  // from its centre to where it can be reached, about
  int worth = 0;
  int piece = 0;
  bool fortified = false;
  std::array<Bearing, kMostAreas> bearings{};
};

// Where something could be shot at from.
struct Threat {
  Point at;
  Type type;
  int shots;  // in a turn: one, and more with discs
};

// All that the bot looks at while it makes up its mind.
class Mind {
 public:
  Mind(const Rules& rules, const State& state, int seat) : rules_(rules), state_(state), seat_(seat), crowd_(state) {
    for (const Area& area : rules.table().areas) {
      const Point middle{(area.low.x + area.high.x) / 2, (area.low.y + area.high.y) / 2};
      int radius = 0;
      for (const Point corner : area.corners) radius = std::max(radius, length(corner - middle));
      circles_[circle_count_++] = {middle, radius};
    }
    for (int other = 0; other < state.seats; ++other) {
      if (other != seat) look_at(other);
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
    const Move best = act(moves);
    if (discs() == 1 && (best.act < Act::attack || best.act > Act::capture)) return false;
    return value(best) >= kSpendFor[std::min(discs(), kSpendFor.size() - 1)];
  }
  [[nodiscard]] Move go(const MoveList<Move>& legal) const;
  [[nodiscard]] Move hit(const MoveList<Move>& legal) const {
    return best_of(legal,
                   [&](const Move& move) { return move.act == Act::hit ? damage(state_.step.piece, move.a) : 0; });
  }
  [[nodiscard]] Move take(const MoveList<Move>& legal) const {
    const Body body = body_of(state_, state_.step.piece);
    return best_of(legal, [&](const Move& move) { return worth(move.a) * chance(gap(body, body_of(state_, move.a))); });
  }
  [[nodiscard]] Move place(const MoveList<Move>& legal) const;
  [[nodiscard]] Move unload(const MoveList<Move>& legal) const;
  [[nodiscard]] Move land(const MoveList<Move>& legal) const {
    return best_of(legal, [&](const Move& move) { return -nearest_enemy(state_.piece(move.a).at()); });
  }
  [[nodiscard]] Move start(const MoveList<Move>& legal) const;

 private:
  void look_at(int other);
  [[nodiscard]] int have(Type type) const { return std::popcount(state_.player(seat_).in_play & bits_of(type)); }
  [[nodiscard]] int cash() const { return state_.player(seat_).cash; }
  [[nodiscard]] std::size_t discs() const { return state_.player(seat_).discs; }
  // Land pieces don't leave their islands.
  [[nodiscard]] bool at_sea() const { return rules_.table().ground == Ground::sea; }
  [[nodiscard]] Type carrier() const { return at_sea() ? Type::boat : Type::truck; }

  // Of an enemy's piece.
  [[nodiscard]] int worth(int piece) const {
    const int left = std::popcount(state_.player(seat_of(piece)).in_play);
    int worth = worth_of(type_of(piece)) + kElimination / (left * left);
    if (state_.piece(piece).where == Where::fortified) worth += kFortWorth;
    if (is_building(type_of(piece)) && (state_.player(seat_of(piece)).in_play & bits_of(Type::dozer)) == 0) {
      worth += made_by(type_of(piece)).empty() ? kBuiltOnce : 3 * kBuiltOnce;
    }
    if (type_of(piece) == Type::dozer && (state_.player(seat_of(piece)).in_play & bits_of(Type::cc)) != 0) {
      worth -= kBuiltOnce;
    }
    if (is_armed(piece) && nearest_own(state_.piece(piece).at()) < kReach + kNear) worth += kThreat;
    return worth;
  }
  // Whether it can shoot with a die.
  [[nodiscard]] bool is_armed(int piece) const {
    const Type type = type_of(piece);
    if (is_carrier(type)) return rules_.aboard(state_, piece) != 0;
    if (state_.piece(piece).where == Where::fortified && rules_.options().fort_attack) return true;
    return type == Type::tank || type == Type::inf || type == Type::jet || type == Type::batt;
  }
  // What a hit does.
  [[nodiscard]] int damage(int piece, int target) const {
    const int whole = worth(target) + (state_.reward ? 0 : kNextDisc[std::min(discs(), kNextDisc.size() - 1)]);
    return effect(type_of(piece), state_.piece(target).where == Where::fortified, whole);
  }
  // Only tanks break a fort and its building at once.
  [[nodiscard]] int effect(Type type, bool fortified, int worth) const {
    if (!fortified || type == Type::tank) return worth;
    if (type == Type::jet) return 0;                      // it flies home after a shot
    if (has_another_go()) return kFortWorth + worth / 2;  // another shot before the fort can be built again
    return kFortWorth + worth / 8;
  }
  // Whether a disc is left for another action after the next one.
  [[nodiscard]] bool has_another_go() const {
    return discs() > (state_.step.ask == Ask::more ? 1U : 0U) && state_.spent < kMostSpent;
  }
  [[nodiscard]] static int distance(Point from, const Target& target) { return length(target.at - from) - target.size; }
  [[nodiscard]] int nearest_enemy(Point from) const {
    int nearest = 30'000;
    for (std::size_t i = 0; i < count_; ++i) nearest = std::min(nearest, distance(from, targets_[i]));
    return nearest;
  }
  [[nodiscard]] int nearest_own(Point from, std::uint64_t bits = ~std::uint64_t{0}) const {
    int nearest = 30'000;
    for_each_piece(seat_, state_.player(seat_).standing & bits,
                   [&](int piece) { nearest = std::min(nearest, length(state_.piece(piece).at() - from)); });
    return nearest;
  }

  // How a piece of that type sees all that it has to go around.
  using Bearings = std::array<Bearing, kMostAreas>;
  [[nodiscard]] bool goes_around(Type type) const {
    return rules_.table().ground == Ground::land ? type != Type::jet && type != Type::boat
                                                 : at_sea() && type == Type::boat;
  }
  [[nodiscard]] Bearings bearings_of(Type type, Point from) const {
    Bearings bearings{};
    if (!goes_around(type)) return bearings;
    for (std::size_t i = 0; i < circle_count_; ++i) bearings[i] = bearing(circles_[i], from);
    return bearings;
  }
  // How far a target is for a piece of that type; jets go twice as far in a move.
  [[nodiscard]] int way(Type type, Point from, const Bearings& bearings, const Target& target) const {
    int far = distance(from, target);
    if (type == Type::jet && far > kReach) return kReach + (far - kReach) / 2;
    if (far > kReach && goes_around(type)) {
      for (std::size_t i = 0; i < circle_count_; ++i) {
        far = std::max(far, way_around(circles_[i], bearings[i], target.bearings[i]) - target.size);
      }
    }
    return far;
  }
  // In how many of eight directions a factory there launches boats.
  [[nodiscard]] int launches(Point factory) const {
    constexpr int kLaunch = 400;
    int count = 0;
    for (int k = 0; k < kDegrees; k += kDegrees / 8) {
      count += rules_.table().suits(Type::boat, point_at(factory, kLaunch, k)) ? 1 : 0;
    }
    return count;
  }
  [[nodiscard]] bool has_shipyard() const {
    bool has = false;
    for_each_piece(seat_, state_.player(seat_).standing & bits_of(Type::fact),
                   [&](int factory) { has = has || launches(state_.piece(factory).at()) > 0; });
    return has;
  }
  // Whether a bulldozer is near enough to the shore to build one.
  [[nodiscard]] bool finds_shipyard(int dozer) const {
    for (int k = 0; k < kDegrees; k += kDegrees / 8) {
      if (launches(rules_.slide_place(state_, dozer, Type::fact, k)) > 0) return true;
    }
    return false;
  }
  // The targets that matter most to a piece; what it thinks of is bounded by their number.
  struct Aims {
    Type type = Type::tank;
    std::array<const Target*, kMostAims> targets{};
    std::size_t count = 0;
  };
  [[nodiscard]] Aims aims(Type type, Point from) const {
    Aims aims;
    aims.type = type;
    std::array<int, kMostAims> values{};
    const Bearings bearings = bearings_of(type, from);
    constexpr int kStep = 700;
    for (std::size_t i = 0; i < count_; ++i) {
      const int value = effect(type, targets_[i].fortified, targets_[i].worth) *
                        far_away(way(type, from, bearings, targets_[i]) - kStep + kReach);
      std::size_t at = aims.count < kMostAims ? aims.count++ : kMostAims;
      for (; at > 0 && values[at - 1] < value; --at) {
        if (at == kMostAims) continue;
        values[at] = values[at - 1];
        aims.targets[at] = aims.targets[at - 1];
      }
      if (at == kMostAims) continue;
      values[at] = value;
      aims.targets[at] = &targets_[i];
    }
    return aims;
  }
  // How good it is for a piece to be there: what it may shoot, or go to, and whether it will be shot at before.
  [[nodiscard]] int position(const Aims& aims, Point at) const {
    const Bearings bearings = bearings_of(aims.type, at);
    const auto risk = static_cast<std::size_t>(danger(aims.type, at));
    const bool at_once = has_another_go();
    int best = 0;
    for (std::size_t i = 0; i < aims.count; ++i) {
      const Target& target = *aims.targets[i];
      const auto hit = static_cast<std::size_t>(sixths(distance(at, target)));
      int good = kDuels[hit][risk];
      if (hit == 0) {
        good = far_away(way(aims.type, at, bearings, target));
      } else if (at_once) {  // with a disc it shoots first
        good = (kThousand * static_cast<int>(hit) + (kLargestRoll - static_cast<int>(hit)) * good) / kLargestRoll;
      }
      best = std::max(best, effect(aims.type, target.fortified, target.worth) * good);
    }
    return best / kThousand - worth_of(aims.type) * static_cast<int>(risk) / 20;
  }
  // The chance that one of the others' pieces hits what is there in its turn, in sixths; `type`: of what it is.
  [[nodiscard]] int danger(Type type, Point at) const {
    if (is_building(type) && under_super(at)) return kLargestRoll;
    int most = 0;
    for (std::size_t i = 0; i < threat_count_ && most < kLargestRoll; ++i) {
      const Threat& threat = threats_[i];
      const Point offset = threat.at - at;
      constexpr int kMost = 2 * kReach + 3 * kNear;
      if (threat.type == Type::super || std::abs(offset.x) > kMost || std::abs(offset.y) > kMost) continue;
      const int far = length(offset) - (is_building(type) ? 2 : 1) * kNear;
      const int missed = kLargestRoll - sixths(threat.type == Type::batt && type == Type::jet ? far / 2 : far);
      int all_missed = missed;
      for (int shot = 1; shot < threat.shots; ++shot) all_missed = all_missed * missed / kLargestRoll;
      most = std::max(most, kLargestRoll - all_missed);
    }
    return most;
  }
  [[nodiscard]] int super_reach() const { return rules_.options().any_range ? kAnyReach : kSuperReach; }
  [[nodiscard]] bool under_super(Point at) const {
    constexpr int kRims = 500;  // of two buildings, corner to corner
    for (std::size_t i = 0; i < threat_count_; ++i) {
      if (threats_[i].type == Type::super && length(threats_[i].at - at) <= super_reach() + kRims) return true;
    }
    return false;
  }
  // How much enemy buildings within the super weapon's reach of a place are worth.
  [[nodiscard]] int in_super_reach(Point from) const {
    int all = 0;
    for (std::size_t i = 0; i < count_; ++i) {
      const Target& target = targets_[i];
      if (is_building(type_of(target.piece)) && distance(from, target) <= super_reach()) all += target.worth;
    }
    return all;
  }
  // How good it is to have the super weapon there; another one might shoot first.
  [[nodiscard]] int as_super_place(Point at) const { return under_super(at) && discs() == 0 ? 0 : in_super_reach(at); }
  // Whether the super weapon's targets are all gone.
  [[nodiscard]] bool super_is_idle() const {
    const int super = piece_number(seat_, Type::super, 1);
    return have(Type::super) == 1 && in_super_reach(state_.piece(super).at()) == 0;
  }
  [[nodiscard]] int best_super_place() const {
    int best = 0;
    for_each_piece(seat_, state_.player(seat_).in_play & bits_of(Type::dozer),
                   [&](int dozer) { best = std::max(best, as_super_place(state_.piece(dozer).at())); });
    return best;
  }

  [[nodiscard]] int value(const Move& move) const;
  [[nodiscard]] int attack(Act act, int piece) const;
  [[nodiscard]] int capture(int piece) const;
  [[nodiscard]] int embark(int piece) const;
  [[nodiscard]] int build(int maker, Type type) const;
  [[nodiscard]] int move(int piece) const;
  // How good it is for the bulldozer to be there: where a super weapon would reach the enemy, not too near, and where
  // no super weapon reaches what it builds.
  [[nodiscard]] int as_site(Point at) const {
    constexpr int kDistance = 2000;
    constexpr int kEnough = 2500;
    const Bearings bearings = bearings_of(Type::dozer, at);
    int nearest = 30'000;
    int in_reach = 0;
    for (std::size_t i = 0; i < count_; ++i) {
      const Target& target = targets_[i];
      nearest = std::min(nearest, way(Type::dozer, at, bearings, target));
      if (is_building(type_of(target.piece)) && distance(at, target) <= super_reach()) in_reach += target.worth;
    }
    const bool seeks = have(Type::super) == 0 || super_is_idle();
    return (seeks ? 10 * std::min(in_reach, kEnough) : 0) - std::abs(nearest - kDistance) -
           1500 * danger(Type::dozer, at) - (under_super(at) ? 8000 : 0);
  }
  // Whether nothing finds room beside the bulldozer.
  [[nodiscard]] bool boxed_in(int dozer) const {
    constexpr int kTurn = 15;
    for (int k = 0; k < kDegrees; k += kTurn) {
      const Point place = rules_.slide_place(state_, dozer, Type::barr, k);
      if (rules_.fault_at(crowd_, Type::barr, place, 0) == Fault::none) return false;
    }
    return true;
  }
  // What it is worth to move the bulldozer.
  [[nodiscard]] int relocation(int dozer) const {
    const Point at = state_.piece(dozer).at();
    if (boxed_in(dozer)) return 200;
    const int need = rules_.components().price(Type::super);
    const bool flees = under_super(at);
    const bool to_reach = have(Type::super) == 0 ? have(Type::well) + have(Type::store) >= 3 && cash() >= need / 3
                                                 : super_is_idle() && cash() >= need;
    const bool marches = to_reach && in_super_reach(at) < std::min(1000, buildings_ / 3);
    if (!flees && !marches) return -1;
    // Some rolls, some directions.
    constexpr std::array<int, 3> kRolls{2, 3, 5};
    constexpr int kTurn = 15;
    const int here = as_site(at);
    const Table& table = rules_.table();
    std::size_t useful = 0;
    for (const int roll : kRolls) {
      for (int k = 0; k < kDegrees; k += kTurn) {
        const Point to = point_at(at, kPip * roll, k);
        if (!table.clear(Type::dozer, at, to) || as_site(to) <= here + kPip) continue;
        if (rules_.fault_at(crowd_, Type::dozer, to, k) != Fault::none) continue;
        // Off its island it never comes: the next step has to do.
        if (at_sea() && have(Type::super) == 1 && in_super_reach(to) == 0) continue;
        ++useful;
        break;
      }
    }
    if (2 * useful < kRolls.size()) return -1;
    return flees ? 170 : have(Type::super) == 0 ? 300 : 500;
  }

  const Rules& rules_;
  const State& state_;
  int seat_;
  Crowd crowd_;
  std::array<Circle, kMostAreas> circles_;
  std::size_t circle_count_ = 0;
  std::array<Target, kMostPieces> targets_;
  std::size_t count_ = 0;
  std::array<Threat, kMostPieces> threats_;
  std::size_t threat_count_ = 0;
  int buildings_ = 0;  // what all the others' are worth
};

void Mind::look_at(int other) {
  const bool around = rules_.table().ground != Ground::open;
  for_each_piece(other, state_.player(other).in_play, [&](int piece) {
    const Piece& there = state_.piece(piece);
    if (there.where != Where::aboard && (is_armed(piece) || type_of(piece) == Type::super)) {
      threats_[threat_count_++] = {there.at(), type_of(piece), 1 + std::min<int>(state_.player(other).discs, 2)};
    }
    if (!there.standing()) return;
    Target& target = targets_[count_++];
    target.at = there.at();
    target.size = body_of(state_, piece).outline->inner;
    target.worth = worth(piece);
    target.piece = piece;
    target.fortified = there.where == Where::fortified;
    if (is_building(type_of(piece))) buildings_ += target.worth;
    for (std::size_t i = 0; around && i < circle_count_; ++i) target.bearings[i] = bearing(circles_[i], target.at);
  });
}

int Mind::attack(Act act, int piece) const {
  const int largest = rules_.largest_reach(act, piece);
  const bool always = type_of(piece) == Type::super && act == Act::attack;
  std::array<int, 2 * kLargestRoll + 1> best{};  // by roll
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
    for (std::size_t first = 1; first <= kLargestRoll; ++first) {
      for (std::size_t second = 1; second <= kLargestRoll; ++second) sum += best[first + second];
    }
    return sum / (kLargestRoll * kLargestRoll);
  }
  for (std::size_t roll = 1; roll <= kLargestRoll; ++roll) sum += best[roll];
  int value = sum / kLargestRoll;
  if (is_carrier(type_of(piece)) && std::popcount(rules_.aboard(state_, piece)) == kMostAboard) value = value * 7 / 4;
  if (type_of(piece) == Type::jet && have(Type::field) == 0) value -= worth_of(Type::jet);
  return value;
}

int Mind::capture(int piece) const {
  int best = 0;
  const Body body = body_of(state_, piece);
  rules_.any_target(state_, crowd_, Act::capture, piece, kReach, kNoPiece, [&](const Standing& standing) {
    best = std::max(best, worth(standing.piece) * 3 / 2 * chance(gap(body, standing.body)) / kThousand);
    return false;
  });
  return best;
}

// Two infantry aboard shoot twice in an action, and go on one roll.
int Mind::embark(int piece) const {
  if (type_of(piece) != carrier() || danger(carrier(), state_.piece(piece).at()) > 1) return 0;
  std::array<int, 2> best{};
  const Body body = body_of(state_, piece);
  rules_.any_target(state_, crowd_, Act::embark, piece, kReach, kNoPiece, [&](const Standing& standing) {
    const int likely = chance(gap(body, standing.body));
    if (likely > best[0]) {
      best = {likely, best[0]};
    } else {
      best[1] = std::max(best[1], likely);
    }
    return false;
  });
  return (200 * best[0] + (rules_.aboard(state_, piece) == 0 ? 100 * best[1] : 0)) / kThousand;
}

int Mind::build(int maker, Type type) const {
  const Point at = state_.piece(maker).at();
  const bool none = have(type) == 0;
  // What a super weapon shoots at once is hardly worth building.
  const int share = is_building(type) && under_super(at) ? 4 : 1;
  switch (type) {
    case Type::well:
    case Type::store: {
      if (rules_.options().rounds - state_.round <= 2) return 0;
      const int earning = have(Type::well) + have(Type::store);
      const bool rich = cash() >= 1000 && have(Type::super) == 1;
      if (rich || state_.bank < 200) return (earning == 0 ? 200 : 60) / share;
      return (1000 - 100 * earning) / share;
    }
    case Type::dozer:
      return none ? 900 : cash() >= 1000 ? 150 : 20;
    case Type::cc:
      return none && cash() >= 700 ? 350 / share : 5;
    case Type::super:
      return as_super_place(at);
    case Type::fact:
      if (at_sea()) return !has_shipyard() && finds_shipyard(maker) ? 350 / share : 5;
      return none ? 500 / share : 10;
    case Type::tank:
      return at_sea() ? 5 : 450;
    case Type::field:
      return (none && !at_sea() ? 400 : 60) / share;
    case Type::jet:
      return none ? 120 : 30;
    case Type::barr:
      return none && (at_sea() ? has_shipyard() : have(Type::fact) > 0) ? (at_sea() ? 330 : 250) / share : 5;
    case Type::truck:
    case Type::boat:
      return type == carrier() && none && have(Type::barr) > 0 ? 320 : 5;
    case Type::inf:
      return have(carrier()) > 0 && have(Type::inf) < kMostAboard * have(carrier()) ? 310 : 8;
    case Type::batt:
      return 15;
    default:
      return 10;
  }
}

int Mind::move(int piece) const {
  const Type type = type_of(piece);
  const Point at = state_.piece(piece).at();
  if (type == Type::dozer) return relocation(piece);
  if (is_carrier(type) && rules_.aboard(state_, piece) == 0) return -1;
  if (at_sea() && type != Type::boat && type != Type::jet) return -1;
  // Some rolls, some directions.
  const Aims aims = this->aims(type, at);
  const int here = position(aims, at);
  const Table& table = rules_.table();
  constexpr std::array<int, 3> kRolls{2, 4, 6};
  constexpr int kTurn = 15;
  int sum = 0;
  for (const int roll : kRolls) {
    const int far = kPip * (type == Type::jet ? 2 * roll - 1 : roll);
    int best = here;
    for (int k = 0; k < kDegrees; k += kTurn) {
      const Point to = point_at(at, far, k);
      if (!on_table(rules_.new_body(type, to, turns(type) ? k : 0), table.width, table.height)) continue;
      if (!table.suits(type, to) || !table.clear(type, at, to)) continue;
      best = std::max(best, position(aims, to));
    }
    sum += best - here;
  }
  const int gain = sum / static_cast<int>(kRolls.size());
  return gain * 3 / 2 + (gain > 0 && nearest_enemy(at) > kReach ? 300 : 0);
}

int Mind::value(const Move& move) const {
  switch (move.act) {
    case Act::attack:
    case Act::attack_air:
    case Act::attack_ground:
    case Act::fort_attack:
      return attack(move.act, move.a);
    case Act::capture:
      return capture(move.a);
    case Act::embark:
      return embark(move.a);
    case Act::build:
      return build(move.a, static_cast<Type>(move.b));
    case Act::move:
      return this->move(move.a);
    case Act::fortify: {
      const int exposed = danger(type_of(move.a), state_.piece(move.a).at()) > 0 ? 3 : 1;
      return type_of(move.a) == Type::super ? 350 : 15 * exposed + worth_of(type_of(move.a)) / 20;
    }
    case Act::sell:  // the super weapon, to build it anew where it reaches something
      return type_of(move.a) == Type::super && super_is_idle() &&
                     cash() + rules_.components().building_sale >= rules_.components().price(Type::super)
                 ? best_super_place() / 4
                 : -1;
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
  const int far = rules_.reach(state_.step);
  const auto place_of_move = [&](const Move& move) {
    return move.act == Act::stay ? from : point_at(from, far, move.angle);
  };
  if (type == Type::dozer) {
    const bool leaves = boxed_in(piece);
    return best_of(legal, [&](const Move& move) {
      return as_site(place_of_move(move)) - (move.act == Act::stay && leaves ? 100'000 : 0);
    });
  }
  const Aims aims = this->aims(type, from);
  return best_of(legal, [&](const Move& move) { return position(aims, place_of_move(move)); });
}

Move Mind::place(const MoveList<Move>& legal) const {
  const int maker = state_.step.piece;
  const auto type = static_cast<Type>(state_.step.type);
  return best_of(legal, [&](const Move& move) {
    if (move.act == Act::stop) return -1'000'000;
    const Point at = rules_.slide_place(state_, maker, type, move.angle);
    const int exposed = danger(type, at);
    if (type == Type::super) return as_super_place(at) * 10 + nearest_enemy(at) / 10 - 800 * exposed;
    if (at_sea() && (type == Type::inf || type == Type::barr)) {  // where boats are boarded
      return -nearest_own(at, bits_of(Type::boat) | bits_of(Type::fact)) - 300 * exposed;
    }
    if (!is_building(type)) return -nearest_enemy(at) - 150 * exposed;
    const int shore = type == Type::fact && at_sea() ? 1000 * launches(at) : 0;
    return nearest_enemy(at) - 300 * exposed + shore;
  });
}

Move Mind::unload(const MoveList<Move>& legal) const {
  return best_of(legal, [&](const Move& move) {
    if (move.act == Act::stop) return -1'000'000;
    return -nearest_enemy(rules_.slide_place(state_, state_.step.piece, Type::inf, move.angle, kPip * move.b));
  });
}

// The bulldozer towards the middle of the table.
Move Mind::start(const MoveList<Move>& legal) const {
  const Point middle{rules_.table().width / 2, rules_.table().height / 2};
  return best_of(legal,
                 [&](const Move& move) { return -length(rules_.start_place(state_, seat_, move.angle) - middle); });
}

}  // namespace

Move GreedyBot::answer(const Sight<Rules>& sight, const MoveList<Move>& legal, Generator& generator) const {
  const State& state = sight.view().state;
  const Mind mind(sight.rules(), state, sight.seat());
  switch (state.step.ask) {
    // Anywhere: if all always began alike, the others would go for the same seat in every match.
    case Ask::cc:
    case Ask::well:
      return legal[generator.below(static_cast<std::uint32_t>(legal.size()))];
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
