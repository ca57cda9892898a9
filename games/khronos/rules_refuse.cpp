// Which rule forbids a wish, and which squares cause it: numbers in reading order, row × width + column.
#include <algorithm>
#include <string>

#include "games/khronos/buildings.hpp"
#include "games/khronos/rules.hpp"

namespace tempora::khronos {
namespace {

constexpr std::array<std::string_view, kTypes> kCards{"Military", "Religious", "Civil"};
constexpr std::array<std::string_view, kAges> kAgesSaid{"Might", "Faith", "Reason"};

std::string_view cards_of(Type type) { return kCards[static_cast<std::size_t>(type)]; }
std::string_view said(Age age) { return kAgesSaid[static_cast<std::size_t>(age)]; }

std::string cards(int count, std::string_view kind) {
  return std::to_string(count) + " " + std::string(kind) + (count == 1 ? " card" : " cards");
}

// The step that a move answers.
Step step_of(Act act) {
  switch (act) {
    case Act::keep:
    case Act::exchange:
      return Step::exchange;
    case Act::pass:
    case Act::swap:
      return Step::swap;
    case Act::give:
      return Step::give;
    case Act::row:
      return Step::row;
    case Act::column:
      return Step::column;
    case Act::which:
      return Step::which;
    case Act::grow:
      return Step::grow;
    case Act::extra:
      return Step::extra;
    case Act::share:
      return Step::share;
    case Act::stay:
      return Step::stay;
    case Act::place:
      return Step::place;
    case Act::keep_cube:
      return Step::keep_cube;
    case Act::discard:
      return Step::discard;
    default:
      return Step::act;
  }
}

constexpr std::array<std::string_view, 14> kAsked{"whether to exchange cards",
                                                  "whether to swap with the row",
                                                  "which cards go to the row",
                                                  "an action, or the end of the turn",
                                                  "the row of the new building",
                                                  "the column of the new building",
                                                  "which building",
                                                  "the larger building and its place",
                                                  "which cards pay for the terrain",
                                                  "how many uses each agent gives",
                                                  "which building stays",
                                                  "where the smaller building goes",
                                                  "whose cube stays",
                                                  "which cards are discarded"};

// The first move of that kind in what is wished.
const Move* wished(std::span<const Move> wish, Act act) {
  const auto move = std::find_if(wish.begin(), wish.end(), [&](const Move& one) { return one.act == act; });
  return move == wish.end() ? nullptr : &*move;
}

}  // namespace

int Rules::number_of(Square square) const { return square.row * land_.width + square.column; }

// Why the active player can't spend that many cards of that type in that age (KH-7.1, 7.2, 7.5), or nothing.
std::optional<Refusal> Rules::why_not_pay(const State& state, Age age, Type type, int cost, int extra) const {
  const Player& player = state.players[state.active];
  const auto is_there = [&](const Agent& agent) { return agent.age == age; };
  if (std::none_of(player.agents.begin(), player.agents.end(), is_there)) {
    return illegal("KH-7.1", "none of your agents stands in " + std::string(said(age)));
  }
  const int held = player.hand[static_cast<std::size_t>(type)];
  if (held < cost) {
    return illegal("KH-7.5", "that takes " + cards(cost, cards_of(type)) + "; you hold " + std::to_string(held));
  }
  if (count_of(player.hand) < cost + extra) {
    return illegal("KH-7.5", "that takes " + cards(cost, cards_of(type)) + " and " + std::to_string(extra) +
                                 " more for the terrain; you hold " + std::to_string(count_of(player.hand)) +
                                 " in all");
  }
  const int uses = uses_in(state, age);
  if (uses < cost + extra) {
    return illegal("KH-7.2", "your agents in " + std::string(said(age)) + " have " + std::to_string(uses) +
                                 " uses left; that takes " + std::to_string(cost + extra));
  }
  return std::nullopt;
}

// Why a building of that type and size may not stand there (KH-7.8, 7.14, KH-8), or nothing. `old`: what it replaces.
std::optional<Refusal> Rules::why_not_there(const State& state, Age age, Type type, int size, Square anchor,
                                            const Building* old) const {
  if (!land_.fits(anchor, size)) {
    return illegal(old == nullptr ? "KH-7.8" : "KH-7.14", "it would lie beyond the edge of the map");
  }
  if (old != nullptr && !(anchor.row <= old->anchor().row && anchor.column <= old->anchor().column &&
                          anchor.row + size >= old->anchor().row + old->size &&
                          anchor.column + size >= old->anchor().column + old->size)) {
    return illegal("KH-7.14", "it must cover every square of the smaller building", {number_of(old->anchor())});
  }
  std::vector<int> covered;
  std::vector<int> touching;
  std::vector<int> equal;
  std::optional<Domain> domain = old != nullptr ? std::optional(old->domain) : std::nullopt;
  bool joins = false;
  for (const Building& building : in_age(state, age)) {
    if (old != nullptr && building.site == old->site) continue;
    if (overlap(building.anchor(), building.size, anchor, size)) covered.push_back(number_of(building.anchor()));
    if (!touch(building.anchor(), building.size, anchor, size)) continue;
    touching.push_back(number_of(building.anchor()));
    joins = joins || (domain && *domain != building.domain);
    domain = domain ? domain : building.domain;
  }
  if (!covered.empty()) {
    return illegal(old == nullptr ? "KH-7.8" : "KH-7.14", "its squares must be free", std::move(covered));
  }
  const bool may_cover_river = type == Type::civil && (size > 1 || river_hamlet_);
  if (!may_cover_river && land_.river.meets_footprint(anchor, size)) {
    std::vector<int> river;
    Board footprint;
    footprint.insert_footprint(anchor, size);
    (footprint & land_.river).for_each([&](Square square) { river.push_back(number_of(square)); });
    return illegal("KH-8.1", "only Towns and Cities may cover river", std::move(river));
  }
  if (!has_owner(type)) return std::nullopt;
  if (joins) return illegal("KH-8.4", "it would connect different domains", std::move(touching));
  if (!domain || top_value(state, *domain, type, old) != value_of(size)) return std::nullopt;
  for (const Building& building : in_age(state, age)) {
    const bool counts = building.domain == *domain && building.type == type && building.size == size;
    if (counts && (old == nullptr || building.site != old->site)) equal.push_back(number_of(building.anchor()));
  }
  return illegal("KH-8.6", "its domain's highest building of that type would have the same value", std::move(equal));
}

std::optional<Refusal> Rules::why_not_build(const State& state, const Action& action,
                                            std::optional<Square> anchor) const {
  if (static_cast<int>(action.age) >= kAges || static_cast<int>(action.type) >= kTypes || action.size < 1 ||
      action.size > kSizes) {
    return illegal("KH-15.1", "a building has an age, a type and a size from 1 to 3");
  }
  if (action.age == Age::reason) return illegal("KH-7.3", "nothing is built in Reason; allowed: Might, Faith");
  if (state.stock[static_cast<std::size_t>(action.type)][action.size - 1U] == 0) {
    return illegal("KH-2.7", "there is no such tile in stock");
  }
  if (has_owner(action.type) && state.players[state.active].cubes == 0) {
    return illegal("KH-2.12", "you have no cube left to put on it");
  }
  const int extra = anchor && land_.fits(*anchor, action.size) ? terrain_cost(*anchor, action.size) : 0;
  if (auto refusal = why_not_pay(state, action.age, action.type, action.cost, 0)) return refusal;
  if (anchor) {
    if (auto refusal = why_not_there(state, action.age, action.type, action.size, *anchor, nullptr)) return refusal;
    return why_not_pay(state, action.age, action.type, action.cost, extra);
  }
  return illegal("KH-7.8", "there is no place for it that you can pay");
}

std::optional<Refusal> Rules::why_not_upgrade(const State& state, Age age, Square from, const Move* grow) const {
  const auto index = land_.fits(from, 1) ? find(state, Site(age, from)) : std::nullopt;
  if (!index) return illegal("KH-7.12", "no building has its top left square there");
  const Building& building = state.buildings[*index];
  const std::vector<int> itself{number_of(from)};
  if (has_owner(building.type) && building.owner != state.active) {
    return illegal("KH-7.12", "it belongs to another player", itself);
  }
  if (building.size == kSizes) return illegal("KH-7.12", "there is nothing larger", itself);
  const int size = grow != nullptr ? grow->c : building.size + 1;
  if (size <= building.size || size > kSizes) {
    return illegal("KH-7.12", "the new building must be larger; the largest size is 3", itself);
  }
  if (state.stock[static_cast<std::size_t>(building.type)][static_cast<std::size_t>(size - 1)] == 0) {
    return illegal("KH-7.15", "there is no such tile in stock");
  }
  const int cost = value_of(size) - value_of(building.size);
  if (auto refusal = why_not_pay(state, age, building.type, cost, 0)) return refusal;
  const Square anchor = grow != nullptr ? grow->square() : from;
  if (auto refusal = why_not_there(state, age, building.type, size, anchor, &building)) return refusal;
  return why_not_pay(state, age, building.type, cost, terrain_cost(anchor, size));
}

// Demolish, populate, renovate.
std::optional<Refusal> Rules::why_not_at(const State& state, const Action& action, std::optional<Square> from) const {
  const Player& player = state.players[state.active];
  const bool demolish = action.act == Act::demolish;
  const std::string_view rule = demolish ? "KH-7.17" : action.act == Act::populate ? "KH-7.19" : "KH-7.20";
  if (static_cast<int>(action.age) >= kAges || static_cast<int>(action.type) >= kTypes) {
    return illegal("KH-15.1", "no such age or type");
  }
  if (demolish && action.age == Age::reason) {
    return illegal("KH-7.3", "nothing is demolished in Reason; allowed: Might, Faith");
  }
  if (demolish && player.ecus == 0) return illegal(rule, "demolishing costs 1 ecu; you have none");
  if (auto refusal = why_not_pay(state, action.age, action.type, 1, 0)) return refusal;
  if (action.act == Act::populate && player.cubes == 0) return illegal("KH-2.12", "you have no cube left to put there");
  const Building* building = nullptr;
  if (from && land_.fits(*from, 1)) {
    if (const auto index = find(state, Site(action.age, *from))) building = &state.buildings[*index];
  }
  if (from && building == nullptr) return illegal(rule, "no building has its top left square there");
  const std::vector<int> itself = from ? std::vector<int>{number_of(*from)} : std::vector<int>{};
  if (demolish) return illegal(rule, "only tiles of size 1 can be demolished, and no printed hamlet", itself);
  if (action.act == Act::populate) {
    return illegal(rule, "only a Civil building that holds fewer cubes than its value can be populated", itself);
  }
  const bool lacks_cube = building != nullptr && building->ruin && building->type == action.type;
  if (lacks_cube) return illegal("KH-2.12", "you have no cube left to begin a renovation with", itself);
  return illegal(rule, "only a ruin of that type can be renovated", itself);
}

std::optional<Refusal> Rules::refuse(const State& state, Seat seat, std::span<const Move> wish) const {
  if (wish.empty()) return Refusal{"malformed", "a wish has at least one move", "", {}};
  if (state.step == Step::over) return illegal("KH-14.1", "the match is over");
  if (!owing(state).contains(seat)) {
    return Refusal{
        "nothing_owed", "player " + std::to_string(owing(state).lowest() + 1) + " is asked now", "KH-15.1", {}};
  }
  MoveList<Move> moves;
  legal(state, seat, moves);
  const Move move = wish.front();
  if (moves.contains(move)) return std::nullopt;
  if (move.act > Act::discard || step_of(move.act) != state.step) {
    return illegal("KH-15.1", "now is asked " + std::string(kAsked[static_cast<std::size_t>(state.step)]));
  }
  // Whatever isn't listed is refused, also where no rule but the form of a move forbids it.
  auto refusal = why_not(state, wish);
  return refusal ? refusal : illegal("KH-15.1", "that is none of the answers to it");
}

std::optional<Refusal> Rules::why_not(const State& state, std::span<const Move> wish) const {
  const Move move = wish.front();
  if (move.act == Act::move) return why_not_move(state, move);
  const Move* column = wished(wish, Act::column);
  const Move* which = wished(wish, Act::which);
  const Move* grow = wished(wish, Act::grow);
  const auto square = [](const Move* chosen) {
    return chosen != nullptr ? std::optional(chosen->square()) : std::nullopt;
  };
  switch (state.step) {
    case Step::act: {
      const Action action = action_of(move);
      const Move* row = wished(wish, Act::row);
      if (move.act == Act::build) {
        const bool placed = row != nullptr && column != nullptr;
        return why_not_build(state, action, placed ? std::optional(Square{row->a, column->a}) : std::nullopt);
      }
      if (move.act != Act::upgrade) return why_not_at(state, action, square(which));
      if (action.age != Age::might && action.age != Age::faith) {
        return illegal("KH-7.3", "nothing is upgraded in Reason; allowed: Might, Faith");
      }
      if (which != nullptr) return why_not_upgrade(state, action.age, which->square(), grow);
      return illegal("KH-7.12", "there is no building that you could upgrade and pay for");
    }
    case Step::row:
      if (column != nullptr) return why_not_build(state, state.action, Square{move.a, column->a});
      return illegal("KH-7.8", "there is no place in that row");
    case Step::column:
      return why_not_build(state, state.action, Square{state.action.to.row, move.a});
    case Step::which:
      if (state.action.act == Act::upgrade) return why_not_upgrade(state, state.action.age, move.square(), grow);
      return why_not_at(state, state.action, move.square());
    case Step::grow:
      return why_not_upgrade(state, state.action.age, state.action.from, &move);
    case Step::extra:
      return illegal("KH-8.2", "the terrain costs " + cards(state.action.extra, "more") + " of those that are left");
    case Step::share:
      return illegal("KH-7.2", "both together give " + std::to_string(count_of(state.action.paid)) +
                                   " uses; with as many left, agent 1 gives at least as many as agent 2");
    case Step::stay:
      return illegal("KH-10.4", "that building is no candidate");
    case Step::place:
      return illegal("KH-11.2", "the smaller building lies on squares of the old one");
    case Step::keep_cube:
      return illegal("KH-9.8", "only a player with most cubes there can be chosen");
    case Step::swap:
      return illegal("KH-6.4", "the row has no such cards");
    case Step::give:
      return illegal("KH-6.4", "as many cards of your hand as you took, and not those");
    case Step::exchange:
      return illegal("KH-6.3", "one card or more, as you hold them");
    default:
      return illegal("KH-6.6", "cards as you hold them");
  }
}

// KH-7.6
std::optional<Refusal> Rules::why_not_move(const State& state, Move move) const {
  if (move.a >= kAgents || move.b >= kAges) return illegal("KH-7.6", "agent 1 or 2 goes to Might, Faith or Reason");
  if (state.players[state.active].ecus == 0) return illegal("KH-7.6", "a move costs 1 ecu; you have none");
  return illegal("KH-7.6", "that agent stands there already");
}

}  // namespace tempora::khronos
