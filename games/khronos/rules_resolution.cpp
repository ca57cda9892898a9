// What an action does: to its own age, by ripple to the later ones, and until no conflict is left (KH-8 to KH-12).
#include <algorithm>
#include <utility>

#include "games/khronos/buildings.hpp"
#include "games/khronos/facts.hpp"
#include "games/khronos/rules.hpp"

namespace tempora::khronos {
namespace {

std::uint8_t& stock_of(State& state, Type type, int size) {
  return state.stock[at(type)][static_cast<std::size_t>(size - 1)];
}

// KH-10.2: what counts for settling.
Type type_of_power(Age age) { return age == Age::might ? Type::military : Type::religious; }

void note_origins(State& state, Age age) {  // KH-4.8
  const Range range = range_of(state, age);
  for (std::size_t i = range.begin; i < range.end; ++i) {
    state.buildings[i].origin = Origin::of(state.buildings[i].domain);
  }
}

void forget_origins(State& state) {
  for (Building& building : state.buildings) {
    building.origin = Origin::none();
    building.strength = 0;
  }
}

void begin_settling(State& state, Age age) {  // KH-10.2
  const Range range = range_of(state, age);
  for (std::size_t i = range.begin; i < range.end; ++i) {
    int power = 0;
    for (const Building& building : in_age(state, age)) {
      const bool counts = building.type == type_of_power(age) && building.origin == state.buildings[i].origin;
      power += counts ? building.value() : 0;
    }
    state.buildings[i].strength = static_cast<std::uint8_t>(power);
  }
}

}  // namespace

void Rules::return_cubes(State& state, Building& building) const {
  if (building.owner != kNobody) ++state.players[building.owner].cubes;
  for (std::size_t seat = 0; seat < building.cubes.size(); ++seat) {
    state.players[seat].cubes = static_cast<std::uint8_t>(state.players[seat].cubes + building.cubes[seat]);
  }
  building.cubes = {};
}

// Puts a tile on a board, with a cube of its owner. A printed hamlet below is covered (KH-3.6).
void Rules::put(State& state, Building building) const {
  const auto covers = [&](const Building& other) {
    return other.age() == building.age() && is_printed(other) &&
           overlap(other.anchor(), 1, building.anchor(), building.size);
  };
  const auto& buildings = state.buildings;
  const auto hamlet = std::find_if(buildings.begin(), buildings.end(), covers);
  if (hamlet != buildings.end()) khronos::take(state, static_cast<std::size_t>(hamlet - buildings.begin()));
  --stock_of(state, building.type, building.size);
  if (building.owner != kNobody) --state.players[building.owner].cubes;
  khronos::add(state, building);
}

// Takes a tile from a board: it is in stock again, its cubes are with their owners, and a printed hamlet below stands
// there again with the tile's origin (KH-2.6, KH-2.12, KH-3.6, KH-4.8).
Building Rules::lift(State& state, std::size_t index) const {
  Building gone = khronos::take(state, index);
  ++stock_of(state, gone.type, gone.size);
  return_cubes(state, gone);
  if (gone.type != Type::civil) return gone;
  land_.hamlets.for_each([&](Square square) {
    if (!overlap(square, 1, gone.anchor(), gone.size)) return;
    Building hamlet;
    hamlet.site = Site(gone.age(), square);
    hamlet.origin = gone.origin;
    khronos::add(state, hamlet);
  });
  return gone;
}

// KH-12.1
void Rules::resolve(State& state, Journal& journal) const {
  state.resolution = {};
  state.resolution.age = state.action.age;
  note_origins(state, state.action.age);
  change_age(state, journal);
  state.resolution.shadow = state.action.act != Act::demolish && state.action.size > 1;  // KH-9.1
  state.resolution.stage = Resolution::Stage::settle;
  begin_settling(state, state.action.age);
  resume(state, journal);
}

// The origin of a new building in its age (KH-4.8).
Origin Rules::origin_of_new(const State& state, const Building& building) const {
  if (building.type == Type::civil) return Origin::none();
  for (const Building& other : in_age(state, building.age())) {
    if (touch(other.anchor(), other.size, building.anchor(), building.size)) return other.origin;
  }
  return Origin::own();
}

// What the action does in its own age (KH-7.11, 7.15, 7.17).
void Rules::change_age(State& state, Journal& journal) const {
  const Action& action = state.action;
  Building building;
  building.site = Site(action.age, action.to);
  building.type = action.type;
  building.size = action.size;
  switch (action.act) {
    case Act::build:
      if (action.type != Type::civil) building.owner = state.active;
      building.origin = origin_of_new(state, building);
      put(state, building);
      journal.tell(Audience::everyone(), fact(What::built, building));
      break;
    case Act::upgrade: {
      const Building smaller = is_printed(state.buildings[*find(state, Site(action.age, action.from))])
                                   ? state.buildings[*find(state, Site(action.age, action.from))]
                                   : lift(state, *find(state, Site(action.age, action.from)));
      building.owner = smaller.owner;
      building.origin = smaller.origin;
      put(state, building);
      journal.tell(Audience::everyone(), fact(What::grown, building));
      break;
    }
    default: {  // demolish
      const Building gone = lift(state, *find(state, Site(action.age, action.from)));
      journal.tell(Audience::everyone(), fact(What::demolished, gone));
    }
  }
}

// Goes on with the resolution until it is done or somebody has to choose.
void Rules::resume(State& state, Journal& journal) const {
  Resolution& resolution = state.resolution;
  using Stage = Resolution::Stage;
  state.step = Step::act;
  while (resolution.stage != Stage::none) {
    switch (resolution.stage) {
      case Stage::settle:
        if (!settle(state, journal)) {
          if (state.step == Step::place && owner_to_place(state) != state.active) journal.seal();  // KH-15.6
          return;
        }
        enter_next_age(state, journal);
        break;
      case Stage::shadow:
        if (!bring_shadow(state, journal)) return;
        resolution.stage = Stage::follow;
        break;
      case Stage::follow:
        follow_downsizings(state, journal);
        if (resolution.age == Age::faith) {  // KH-9.10
          begin_settling(state, resolution.age);
          resolution.stage = Stage::settle;
        } else {
          resolution.stage = Stage::none;
        }
        break;
      case Stage::none:
        break;
    }
  }
  forget_origins(state);
  resolution = {};
  state.action = {};
}

void Rules::enter_next_age(State& state, Journal& journal) const {
  Resolution& resolution = state.resolution;
  const bool nothing_goes_on = !resolution.shadow && resolution.downsizings.empty();
  if (resolution.age == Age::reason || nothing_goes_on) {
    resolution.stage = Resolution::Stage::none;
    return;
  }
  resolution.age = static_cast<Age>(static_cast<int>(resolution.age) + 1);
  note_origins(state, resolution.age);
  if (resolution.shadow) {
    const auto stop = why_no_shadow(state);
    if (stop) {
      resolution.shadow = false;  // KH-9.2
      journal.tell(Audience::everyone(),
                   fact(What::stopped, {static_cast<int>(resolution.age), static_cast<int>(*stop)}));
    }
  }
  resolution.stage = resolution.shadow ? Resolution::Stage::shadow : Resolution::Stage::follow;
}

// The shadow that is to come to the age of the resolution (KH-9.9), without its origin and cubes.
Building Rules::shadow_of(const State& state) const {
  Building shadow;
  shadow.site = Site(state.resolution.age, state.action.to);
  shadow.type = state.action.type;
  shadow.size = state.action.size;
  shadow.ruin = state.resolution.age == Age::reason && shadow.type != Type::civil;
  if (has_owner(state.resolution.age, shadow.type)) shadow.owner = state.active;
  return shadow;
}

// Where the older shadow stands, that of the building which the action has upgraded (KH-9.5).
std::optional<std::size_t> Rules::older_shadow(const State& state) const {
  const Action& action = state.action;
  if (action.act != Act::upgrade) return std::nullopt;
  const auto index = find_same(state, state.resolution.age, action.type, action.from_size, action.from);
  const bool other_owner =
      index && has_owner(state.resolution.age, action.type) && state.buildings[*index].owner != state.active;
  return other_owner ? std::nullopt : index;
}

// Why the shadow does not come to the age of the resolution, or nothing if it comes (KH-9.3, KH-9.4).
std::optional<Stop> Rules::why_no_shadow(const State& state) const {
  const Building shadow = shadow_of(state);
  const auto older = older_shadow(state);
  State without = state;  // what it covers
  FixedVector<Domain, kMostTiles> domains;
  const auto belongs = [&](Domain domain) {
    if (!domains.contains(domain)) domains.push_back(domain);
  };
  for (const Building& building : in_age(state, shadow.age())) {
    const bool covered = overlap(building.anchor(), building.size, shadow.anchor(), shadow.size);
    if (covered && !is_printed(building)) lift(without, *find(without, building.site));
    if (older && building.site == state.buildings[*older].site) belongs(building.domain);
  }
  if (stock_of(without, shadow.type, shadow.size) == 0) return Stop::tile;
  if (!has_owner(shadow.age(), shadow.type)) return std::nullopt;
  // Tiles and cubes of what it covers count as available.
  if (without.players[shadow.owner].cubes == 0) return Stop::cube;
  int top = 0;
  for (const Building& building : in_age(without, shadow.age())) {
    if (!touch(building.anchor(), building.size, shadow.anchor(), shadow.size)) continue;
    // An uncovered hamlet counts with the domain of what covered it.
    belongs(state.buildings[*find_at(state, shadow.age(), building.anchor())].domain);
    top = std::max(top, top_value(without, building.domain, shadow.type));
  }
  if (domains.size() > 1) return Stop::domains;
  if (top == shadow.value()) return Stop::hierarchy;
  return std::nullopt;
}

// KH-9.8: of a building in Reason that is removed or covered, on or over a printed hamlet, one cube stays: of the
// player with most there. kNobody: it has none. Nothing: several have as many, and the acting player has to choose.
std::optional<std::uint8_t> Rules::who_keeps_a_cube(State& state, const Building& building) const {
  const std::uint8_t most = *std::max_element(building.cubes.begin(), building.cubes.end());
  if (most == 0) return kNobody;
  SeatSet tied;
  for (std::size_t seat = 0; seat < building.cubes.size(); ++seat) {
    if (building.cubes[seat] == most) tied.insert(static_cast<Seat>(seat));
  }
  if (tied.size() == 1) return tied.lowest();
  if (state.resolution.keeper != kNobody) return std::exchange(state.resolution.keeper, kNobody);
  state.resolution.tied = tied;
  state.resolution.contested = building.anchor();
  state.step = Step::keep_cube;
  return std::nullopt;
}

// Removes a tile in Reason; on a hamlet below it a cube may stay. Returns false, and has removed nothing, if somebody
// has to choose whose.
bool Rules::remove_in_reason(State& state, std::size_t index, Journal& journal) const {
  const Building& building = state.buildings[index];
  std::optional<Square> hamlet;
  land_.hamlets.for_each([&](Square square) {
    if (overlap(square, 1, building.anchor(), building.size)) hamlet = square;
  });
  const auto keeper = hamlet && building.type == Type::civil ? who_keeps_a_cube(state, building) : kNobody;
  if (!keeper) return false;
  state.resolution.tied = {};
  lift(state, index);
  if (*keeper == kNobody) return true;
  ++state.buildings[*find(state, Site(Age::reason, *hamlet))].cubes[*keeper];
  --state.players[*keeper].cubes;
  journal.tell(Audience::everyone(), fact(What::cube_stays, *keeper, *hamlet));
  return true;
}

// KH-12.2: removes what the shadow covers, in reading order, then places it. Returns false if somebody has to choose.
bool Rules::bring_shadow(State& state, Journal& journal) const {
  Resolution& resolution = state.resolution;
  Building shadow = shadow_of(state);
  for (;;) {
    const auto range = range_of(state, shadow.age());
    std::size_t index = range.begin;
    while (index < range.end &&
           !overlap(state.buildings[index].anchor(), state.buildings[index].size, shadow.anchor(), shadow.size)) {
      ++index;
    }
    if (index == range.end) break;
    if (!uncover(state, index, journal)) return false;
  }
  shadow.origin = resolution.origin == Origin::none() ? origin_of_new(state, shadow) : resolution.origin;
  shadow.cubes = resolution.cubes;
  for (std::size_t seat = 0; seat < shadow.cubes.size(); ++seat) {
    state.players[seat].cubes = static_cast<std::uint8_t>(state.players[seat].cubes - shadow.cubes[seat]);
  }
  resolution.cubes = {};
  resolution.origin = Origin::none();
  put(state, shadow);
  journal.tell(Audience::everyone(), fact(What::shadow, shadow));
  return true;
}

// Takes away one building that the shadow covers (KH-9.5 to KH-9.8). Returns false if somebody has to choose.
bool Rules::uncover(State& state, std::size_t index, Journal& journal) const {
  Resolution& resolution = state.resolution;
  const Building building = state.buildings[index];
  const bool is_civil = building.type == Type::civil;
  if (index == older_shadow(state)) {  // KH-9.5
    resolution.origin = building.origin;
    if (is_civil) resolution.cubes = building.cubes;
    if (is_printed(building)) {
      return_cubes(state, state.buildings[index]);
      khronos::take(state, index);
    } else {
      lift(state, index);
    }
    return true;
  }
  if (is_printed(building)) {  // KH-9.8
    const auto keeper = who_keeps_a_cube(state, building);
    if (!keeper) return false;
    return_cubes(state, state.buildings[index]);
    khronos::take(state, index);
    if (*keeper != kNobody) ++resolution.cubes[*keeper];
    return true;
  }
  if (building.age() == Age::reason) {
    if (!remove_in_reason(state, index, journal)) return false;
  } else {
    const auto twin = find_same(state, Age::reason, building.type, building.size, building.anchor());  // KH-9.7
    if (twin) {
      const Building vanishing = state.buildings[*twin];
      if (!remove_in_reason(state, *twin, journal)) return false;
      journal.tell(Audience::everyone(), fact(What::vanished, vanishing));
    }
    lift(state, *find(state, building.site));
  }
  journal.tell(Audience::everyone(), fact(What::displaced, building));
  return true;
}

// KH-11.3 to 11.5: what was downsized in earlier ages is so in this one, if the same building stands here.
void Rules::follow_downsizings(State& state, Journal& journal) const {
  Resolution& resolution = state.resolution;
  for (std::size_t i = 0; i < resolution.downsizings.size();) {
    Downsizing& downsizing = resolution.downsizings[i];
    const auto index = find_same(state, resolution.age, downsizing.type, downsizing.size, downsizing.from);
    if (!index || (resolution.age == Age::faith && state.buildings[*index].owner != downsizing.owner)) {
      resolution.downsizings.remove(i);
      continue;
    }
    const Building gone = lift(state, *index);
    journal.tell(Audience::everyone(), fact(What::vanished, gone));
    if (downsizing.smaller > 1) {
      Building smaller;
      smaller.site = Site(resolution.age, downsizing.to);
      smaller.origin = gone.origin;
      smaller.type = downsizing.type;
      smaller.size = downsizing.smaller;
      smaller.owner = gone.owner;
      smaller.ruin = resolution.age == Age::reason;
      if (may_shrink_to(state, smaller)) {
        put(state, smaller);
        journal.tell(Audience::everyone(), fact(What::shrunk, smaller));
      } else {
        downsizing.smaller = 0;
      }
    }
    ++i;
  }
}

// KH-11.4
bool Rules::may_shrink_to(const State& state, const Building& smaller) const {
  if (state.stock[at(smaller.type)][static_cast<std::size_t>(smaller.size - 1)] == 0) return false;
  if (smaller.age() == Age::reason) return true;
  int top = 0;
  for (const Building& building : in_age(state, smaller.age())) {
    if (!touch(building.anchor(), building.size, smaller.anchor(), smaller.size)) continue;
    top = std::max(top, top_value(state, building.domain, smaller.type));
  }
  return top != smaller.value();
}

std::optional<std::size_t> Rules::next_loser(const State& state) const {
  const auto loser = std::find_if(state.buildings.begin(), state.buildings.end(),
                                  [](const Building& building) { return building.loses; });
  if (loser == state.buildings.end()) return std::nullopt;
  return static_cast<std::size_t>(loser - state.buildings.begin());
}

Seat Rules::owner_to_place(const State& state) const { return state.buildings[*next_loser(state)].owner; }

// Settles conflicts until none is left (KH-10). Returns false if somebody has to choose.
bool Rules::settle(State& state, Journal& journal) const {
  for (;;) {
    while (const auto loser = next_loser(state)) {  // KH-10.7
      const Building& building = state.buildings[*loser];
      const bool has_smaller = building.size > 1 && stock_of(state, building.type, building.size - 1) > 0;
      if (has_smaller) {
        state.step = Step::place;
        return false;
      }
      downsize(state, *loser, std::nullopt, journal);  // KH-11.1, KH-11.2
    }
    const auto contenders = conflict(state);
    if (contenders.empty()) return true;
    const Building& one = state.buildings[contenders[0]];
    journal.tell(Audience::everyone(), fact(What::conflict, {static_cast<int>(one.age()), static_cast<int>(one.type),
                                                             static_cast<int>(contenders.size())}));
    const auto may_stay = candidates(state);
    if (may_stay.size() > 1) {
      state.step = Step::stay;
      return false;
    }
    keep_standing(state, may_stay[0], journal);
  }
}

// The contenders of the next conflict in the age of the resolution, in reading order (KH-4.7, KH-10.3); empty if there
// is none.
Rules::Indices Rules::conflict(const State& state) const {
  const Age age = state.resolution.age;
  const Range range = range_of(state, age);
  const Type other = age == Age::might ? Type::religious : Type::military;
  for (const Type type : {type_of_power(age), other}) {
    for (std::size_t i = range.begin; i < range.end; ++i) {
      const Domain domain = state.buildings[i].domain;
      if (state.buildings[i].site != domain) continue;
      const int top = top_value(state, domain, type);
      Indices contenders;
      for (std::size_t j = i; j < range.end; ++j) {
        const Building& building = state.buildings[j];
        if (building.domain == domain && building.type == type && building.value() == top) {
          contenders.push_back(static_cast<std::uint16_t>(j));
        }
      }
      if (contenders.size() > 1) return contenders;
    }
  }
  return {};
}

// Those of the contenders that may stay (KH-10.4, 10.5, 10.8); all of one origin are equally strong.
Rules::Indices Rules::candidates(const State& state) const {
  const Indices contenders = conflict(state);
  const auto building = [&](std::uint16_t index) -> const Building& { return state.buildings[index]; };
  int strongest = 0;
  for (const std::uint16_t index : contenders) strongest = std::max<int>(strongest, building(index).strength);
  Indices may_stay;
  for (const std::uint16_t index : contenders) {
    if (building(index).strength == strongest) may_stay.push_back(index);
  }
  if (!settle_published_) return may_stay;
  Indices of_others;
  for (const std::uint16_t index : may_stay) {
    if (building(index).owner != state.active) of_others.push_back(index);
  }
  return of_others.empty() ? may_stay : of_others;
}

// One contender stays; all others of this conflict lose.
void Rules::keep_standing(State& state, std::size_t index, Journal& journal) const {
  for (const std::uint16_t contender : conflict(state)) state.buildings[contender].loses = contender != index;
  journal.tell(Audience::everyone(), fact(What::stays, state.buildings[index]));
}

// KH-11.1, KH-11.2. `to`: where the smaller one is placed, or nothing if there is none.
void Rules::downsize(State& state, std::size_t index, std::optional<Square> to, Journal& journal) const {
  Building smaller = state.buildings[index];
  Downsizing downsizing{smaller.anchor(), smaller.anchor(), smaller.type, smaller.owner, smaller.size, 0};
  lift(state, index);
  if (to) {
    smaller.site = Site(smaller.age(), *to);
    smaller.size = static_cast<std::uint8_t>(smaller.size - 1);
    smaller.loses = false;
    downsizing.to = *to;
    downsizing.smaller = smaller.size;
    put(state, smaller);
    journal.tell(Audience::everyone(), fact(What::downsized, smaller));
  } else {
    journal.tell(Audience::everyone(), fact(What::destroyed, smaller));
  }
  state.resolution.downsizings.push_back(downsizing);
}

}  // namespace tempora::khronos
