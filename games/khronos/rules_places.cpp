// What may be built, upgraded and renovated where, and what it costs (KH-7, KH-8).
#include <algorithm>

#include "games/khronos/buildings.hpp"
#include "games/khronos/rules.hpp"

namespace tempora::khronos {
namespace {

// Calls visit(its squares, the highest Military value, the highest Religious value) for every domain of an age.
template <class Visit>
void for_each_domain(const State& state, Age age, Visit&& visit) {
  const auto buildings = in_age(state, age);
  for (std::size_t first = 0; first < buildings.size(); ++first) {
    const Domain domain = buildings[first].domain;
    if (buildings[first].site != domain) continue;
    Board squares;
    std::array<int, kTypes> top{};
    for (std::size_t i = first; i < buildings.size(); ++i) {
      const Building& building = buildings[i];
      if (building.domain != domain) continue;
      squares.insert_footprint(building.anchor(), building.size);
      top[at(building.type)] = std::max(top[at(building.type)], building.value());
    }
    visit(squares, top);
  }
}

}  // namespace

int Rules::terrain_cost(Square anchor, int size) const {
  const int forest = land_.forest.meets_footprint(anchor, size) ? terrain_[0] : 0;
  const int mountain = land_.mountain.meets_footprint(anchor, size) ? terrain_[1] : 0;
  return std::max(forest, mountain);
}

// KH-7.2: the uses that the active player's agents have left there.
int Rules::uses_in(const State& state, Age age) const {
  int uses = 0;
  for (const Agent& agent : state.players[state.active].agents) uses += agent.age == age ? agent.uses : 0;
  return uses;
}

// How many cards for terrain the active player could add to `cost` cards of `type`; −1 if not even those can be paid.
int Rules::affordable_extra(const State& state, Age age, Type type, int cost) const {
  const Cards& hand = state.players[state.active].hand;
  if (hand[at(type)] < cost) return -1;
  return std::max(-1, std::min({count_of(hand), uses_in(state, age)}) - cost);
}

// The anchors where a new building lies on free squares that it may cover and whose terrain costs at most `extra`.
Board Rules::room(const State& state, Age age, Type type, int size, int extra) const {
  const auto by_size = static_cast<std::size_t>(size - 1);
  Board anchors = (land_.squares - occupied(state, age)).anchors_within(size);  // KH-7.8
  anchors &= affordable_[by_size][static_cast<std::size_t>(std::min(extra, kMostExtra))];
  const bool may_cover_river = type == Type::civil && (size > 1 || river_hamlet_);  // KH-8.1
  if (!may_cover_river) anchors &= dry_[by_size];
  return anchors;
}

// Where the active player could build that (KH-7.7 to 7.11); empty if nowhere.
Board Rules::build_anchors(const State& state, Age age, Type type, int size) const {
  const int extra = affordable_extra(state, age, type, value_of(size));
  const bool no_tile = state.stock[at(type)][static_cast<std::size_t>(size - 1)] == 0;  // KH-2.7
  const bool no_cube = has_owner(type) && state.players[state.active].cubes == 0;       // KH-2.12
  if (age == Age::reason || extra < 0 || no_tile || no_cube) return {};                 // KH-7.3
  Board anchors = room(state, age, type, size, extra);
  if (!has_owner(type)) return anchors;  // KH-8.5
  Board one;
  Board several;
  Board equal;
  for_each_domain(state, age, [&](const Board& squares, const std::array<int, kTypes>& top) {
    const Board touching = squares.beside().anchors_meeting(size);
    several |= one & touching;
    one |= touching;
    if (top[at(type)] == value_of(size)) equal |= touching;
  });
  return anchors - several - equal;  // KH-8.4, KH-8.6
}

// Whether build_anchors has any, which mostly needs no look at domains: something that touches nothing breaks no rule.
bool Rules::can_build(const State& state, Age age, Type type, int size) const {
  const int extra = affordable_extra(state, age, type, value_of(size));
  if (extra < 0 || age == Age::reason) return false;
  const bool no_tile = state.stock[at(type)][static_cast<std::size_t>(size - 1)] == 0;
  const bool no_cube = has_owner(type) && state.players[state.active].cubes == 0;
  if (no_tile || no_cube) return false;
  const Board anchors = room(state, age, type, size, extra);
  if (anchors.empty()) return false;
  if (!has_owner(type) || !(anchors - occupied(state, age).beside().anchors_meeting(size)).empty()) return true;
  return !build_anchors(state, age, type, size).empty();
}

// Calls visit(size, anchor) for every larger building that may replace this one, by size and in reading order, until it
// returns true; returns whether it did (KH-7.12 to 7.15).
template <class Visit>
bool Rules::any_growth(const State& state, const Building& building, Visit&& visit) const {
  if (building.size == kSizes || (has_owner(building.type) && building.owner != state.active)) return false;
  const int cheapest = value_of(building.size + 1) - value_of(building.size);
  if (affordable_extra(state, building.age(), building.type, cheapest) < 0) return false;
  Board others;   // squares of other buildings
  Board foreign;  // of other domains
  for (const Building& other : in_age(state, building.age())) {
    if (other.site == building.site) continue;
    others.insert_footprint(other.anchor(), other.size);
    if (other.domain != building.domain) foreign.insert_footprint(other.anchor(), other.size);
  }
  const int top = has_owner(building.type) ? top_value(state, building.domain, building.type, &building) : 0;
  for (int size = building.size + 1; size <= kSizes; ++size) {
    if (state.stock[at(building.type)][static_cast<std::size_t>(size - 1)] == 0) continue;
    const int cost = value_of(size) - value_of(building.size);
    const int extra = affordable_extra(state, building.age(), building.type, cost);
    if (extra < 0) continue;
    if (has_owner(building.type) && top == value_of(size)) continue;  // KH-8.6
    const int slack = size - building.size;
    for (int row = std::max(0, building.anchor().row - slack); row <= building.anchor().row; ++row) {
      for (int column = std::max(0, building.anchor().column - slack); column <= building.anchor().column; ++column) {
        const Square anchor{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
        if (!land_.fits(anchor, size) || others.meets_footprint(anchor, size)) continue;  // KH-7.14
        if (terrain_cost(anchor, size) > extra) continue;
        if (has_owner(building.type)) {
          if (land_.river.meets_footprint(anchor, size)) continue;  // KH-8.1
          if (foreign.touches_footprint(anchor, size)) continue;    // KH-8.4
        }
        if (visit(size, anchor)) return true;
      }
    }
  }
  return false;
}

bool Rules::can_upgrade(const State& state, const Building& building) const {
  return any_growth(state, building, [](int, Square) { return true; });
}

void Rules::list_growths(const State& state, const Building& building, MoveList<Move>& moves) const {
  any_growth(state, building, [&](int size, Square anchor) {
    moves.push(Move::grow(size, anchor));
    return false;
  });
}

// Whether the active player's action may be done to this building.
bool Rules::fits(const State& state, const Action& action, const Building& building) const {
  if (building.age() != action.age) return false;
  const Player& player = state.players[state.active];
  switch (action.act) {
    case Act::upgrade:
      return can_upgrade(state, building);
    case Act::demolish:  // KH-7.17
      return building.type == action.type && building.size == 1 && !is_printed(building);
    case Act::populate:  // KH-7.19
      return building.type == Type::civil && building.cube_count() < value_of(building.size);
    case Act::renovate:  // KH-7.20, KH-2.12
      if (!building.ruin || building.type != action.type) return false;
      return player.cubes > 0 || building.cube_count() + 1 >= ruin_value_of(building.size);
    default:
      return false;
  }
}

// Whether the active player can pay for the action, and there is something that it may be done to.
bool Rules::possible(const State& state, const Action& action) const {
  const Player& player = state.players[state.active];
  if (action.act != Act::upgrade && affordable_extra(state, action.age, action.type, 1) < 0) return false;
  if (action.act == Act::demolish && player.ecus == 0) return false;
  if (action.act == Act::populate && player.cubes == 0) return false;
  const auto buildings = in_age(state, action.age);
  return std::any_of(buildings.begin(), buildings.end(),
                     [&](const Building& building) { return fits(state, action, building); });
}

// KH-15.1 `act`, in the order of KH-15.8.
void Rules::list_acts(const State& state, MoveList<Move>& moves) const {
  const Player& player = state.players[state.active];
  if (player.ecus > 0) {  // KH-7.6
    for (int agent = 0; agent < kAgents; ++agent) {
      for (const Age age : kEveryAge) {
        if (player.agents[static_cast<std::size_t>(agent)].age != age) moves.push(Move::move(agent, age));
      }
    }
  }
  for (const Age age : {Age::might, Age::faith}) {
    if (uses_in(state, age) == 0) continue;  // KH-7.1
    for (const Type type : kEveryType) {
      for (int size = 1; size <= kSizes; ++size) {
        if (can_build(state, age, type, size)) moves.push(Move::build(age, type, size));
      }
    }
  }
  const auto offer = [&](Move move) {
    if (possible(state, action_of(move))) moves.push(move);
  };
  for (const Age age : {Age::might, Age::faith}) {
    if (uses_in(state, age) > 0) offer(Move::upgrade(age));
  }
  for (const Age age : {Age::might, Age::faith}) {
    for (const Type type : kEveryType) offer(Move::demolish(age, type));
  }
  offer(Move::of(Act::populate));
  for (const Type type : {Type::military, Type::religious}) offer(Move::renovate(type));
  moves.push(Move::of(Act::end));
}

Choices Rules::choices(const State& state) const {
  Choices choices;
  for (const Age age : {Age::might, Age::faith}) {
    if (uses_in(state, age) == 0) continue;
    for (const Type type : kEveryType) {
      for (int size = 1; size <= kSizes; ++size) {
        const Board anchors = build_anchors(state, age, type, size);
        if (!anchors.empty()) choices.build.push_back({age, type, size, anchors});
      }
    }
    for (const Building& building : in_age(state, age)) {
      any_growth(state, building, [&](int size, Square anchor) {
        const bool more = !choices.upgrade.empty() && choices.upgrade.back().age == age &&
                          choices.upgrade.back().from == building.anchor() && choices.upgrade.back().size == size;
        if (!more) choices.upgrade.push_back({age, building.anchor(), size, {}});
        choices.upgrade.back().anchors.push_back(anchor);
        return false;
      });
    }
  }
  MoveList<Move> acts;
  list_acts(state, acts);
  for (const Move act : acts) {
    const Action action = action_of(act);
    for (const Building& building : in_age(state, action.age)) {
      if (act.act == Act::demolish && fits(state, action, building)) choices.demolish.push_back(building.site);
      if (act.act == Act::populate && fits(state, action, building)) choices.populate.push_back(building.anchor());
      if (act.act == Act::renovate && fits(state, action, building)) choices.renovate.push_back(building.anchor());
    }
  }
  return choices;
}

// KH-15.2: with as many uses left for both, agent 1 gives at least as many as agent 2.
void Rules::list_shares(const State& state, MoveList<Move>& moves) const {
  const auto& agents = state.players[state.active].agents;
  const int count = state.action.cost + state.action.extra;
  for (int one = std::min<int>(count, agents[0].uses); one >= 0; --one) {
    const int two = count - one;
    if (two > agents[1].uses || (agents[0].uses == agents[1].uses && one < two)) continue;
    moves.push(Move::share(one, two));
  }
}

}  // namespace tempora::khronos
