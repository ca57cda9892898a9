// Khronos: the rules, docs/rules/khronos.md.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/game.hpp"
#include "games/khronos/components.hpp"
#include "games/khronos/facts.hpp"
#include "games/khronos/land.hpp"
#include "games/khronos/moves.hpp"
#include "games/khronos/state.hpp"
#include "games/khronos/view.hpp"

namespace tempora::khronos {

class Rules {
 public:
  using State = khronos::State;
  using Move = khronos::Move;
  using View = khronos::View;

  static const GameInfo& info();
  static std::string_view content_hash();
  static Result<Rules> create(const Setup& setup);

  [[nodiscard]] int players() const { return players_; }
  [[nodiscard]] const Land& land() const { return land_; }
  State start(Dealer& dealer, Journal& journal) const;
  [[nodiscard]] SeatSet owing(const State& state) const;
  void legal(const State& state, Seat seat, MoveList<Move>& moves) const;
  void optional(const State& /*state*/, Seat /*seat*/, MoveList<Move>& /*moves*/) const {}
  // KH-15.4: `act` is always asked, and so is what has more than one answer.
  [[nodiscard]] bool asks(const State& state, Seat seat) const;
  void play(State& state, Seat seat, Move move, Dealer& dealer, Journal& journal) const;
  [[nodiscard]] std::optional<Refusal> refuse(const State& state, Seat seat, std::span<const Move> wish) const;
  [[nodiscard]] std::optional<Outcome> outcome(const State& state) const;
  [[nodiscard]] View view(const State& state, Viewer viewer) const;
  [[nodiscard]] State imagine(const State& state, Viewer viewer, Dealer& dealer) const;
  void check(const State& state) const;
  [[nodiscard]] int group_of(const State& /*state*/, Seat /*seat*/) const { return -1; }
  [[nodiscard]] std::vector<Feature> hidden_features(const State& state) const;
  // A path of moves ends where the active player is asked what to do, not within an action (KH-15.5).
  [[nodiscard]] bool at_rest(const State& state, Seat /*seat*/) const { return state.step == Step::act; }

  static Result<Move> read_move(const Json& json) { return khronos::read_move(json); }
  static void write_fact(const Fact& fact, JsonWriter& json);

  // KH-13: what a domain is worth; what `seat` would collect in `age` if it collected now.
  [[nodiscard]] DomainWorth worth(const State& state, Domain domain) const;
  [[nodiscard]] int income(const State& state, Seat seat, Age age) const;
  // KH-8.2: how many cards the terrain of a footprint costs.
  [[nodiscard]] int terrain_cost(Square anchor, int size) const;

 private:
  Rules() = default;

  using Indices = FixedVector<std::uint16_t, kMostTiles>;  // of buildings

  void survey();
  bool explains(State& state, const Cards& hand) const;
  [[nodiscard]] Cards imagine_active_hand(const State& state, const Cards& pool, Dealer& dealer) const;

  // The turn (rules.cpp).
  void begin_turn(State& state, Journal& journal) const;
  void exchange(State& state, const Cards& cards, Dealer& dealer, Journal& journal) const;
  void take_from_row(State& state, Move move, Journal& journal) const;
  void give(State& state, const Cards& cards, Journal& journal) const;
  void move_agent(State& state, int agent, Age age, Journal& journal) const;
  [[nodiscard]] Action action_of(Move move) const;
  void begin_action(State& state, Move move) const;
  void choose_building(State& state, Square square, Journal& journal) const;
  void choose_place(State& state, Square anchor, Journal& journal) const;
  void ask_for_uses(State& state, Journal& journal) const;
  void pay(State& state, std::array<std::uint8_t, kAgents> uses, Journal& journal) const;
  void populate(State& state, Journal& journal) const;
  void renovate(State& state, Journal& journal) const;
  void end_turn(State& state, const Cards& cards, Dealer& dealer, Journal& journal) const;
  void collect_income(State& state, Journal& journal) const;
  void change_ecus(State& state, Line line, int change, Journal& journal) const;
  void draw_cards(State& state, Seat seat, Dealer& dealer, Journal& journal) const;

  // What may be done where (rules_places.cpp).
  [[nodiscard]] int uses_in(const State& state, Age age) const;
  [[nodiscard]] int affordable_extra(const State& state, Age age, Type type, int cost) const;
  [[nodiscard]] Board room(const State& state, Age age, Type type, int size, int extra) const;
  [[nodiscard]] Board build_anchors(const State& state, Age age, Type type, int size) const;
  [[nodiscard]] bool can_build(const State& state, Age age, Type type, int size) const;
  template <class Visit>
  bool any_growth(const State& state, const Building& building, Visit&& visit) const;
  [[nodiscard]] bool can_upgrade(const State& state, const Building& building) const;
  [[nodiscard]] bool fits(const State& state, const Action& action, const Building& building) const;
  [[nodiscard]] bool possible(const State& state, const Action& action) const;
  void list_growths(const State& state, const Building& building, MoveList<Move>& moves) const;
  void list_acts(const State& state, MoveList<Move>& moves) const;
  [[nodiscard]] Choices choices(const State& state) const;
  void list_shares(const State& state, MoveList<Move>& moves) const;
  [[nodiscard]] bool is_printed(const Building& building) const {
    return building.type == Type::civil && building.size == 1 && land_.hamlets.has(building.anchor());
  }

  // Why not (rules_refuse.cpp).
  [[nodiscard]] int number_of(Square square) const;
  [[nodiscard]] std::optional<Refusal> why_not(const State& state, std::span<const Move> wish) const;
  [[nodiscard]] std::optional<Refusal> why_not_move(const State& state, Move move) const;
  [[nodiscard]] std::optional<Refusal> why_not_pay(const State& state, Age age, Type type, int cost, int extra) const;
  [[nodiscard]] std::optional<Refusal> why_not_there(const State& state, Age age, Type type, int size, Square anchor,
                                                     const Building* old) const;
  [[nodiscard]] std::optional<Refusal> why_not_build(const State& state, const Action& action,
                                                     std::optional<Square> anchor) const;
  [[nodiscard]] std::optional<Refusal> why_not_upgrade(const State& state, Age age, Square from,
                                                       const Move* grow) const;
  [[nodiscard]] std::optional<Refusal> why_not_at(const State& state, const Action& action,
                                                  std::optional<Square> from) const;

  // What an action does (rules_resolution.cpp).
  void put(State& state, Building building) const;
  Building lift(State& state, std::size_t index) const;
  void return_cubes(State& state, Building& building) const;
  void resolve(State& state, Journal& journal) const;
  void change_age(State& state, Journal& journal) const;
  [[nodiscard]] Origin origin_of_new(const State& state, const Building& building) const;
  void resume(State& state, Journal& journal) const;
  void enter_next_age(State& state, Journal& journal) const;
  [[nodiscard]] Building shadow_of(const State& state) const;
  [[nodiscard]] std::optional<std::size_t> older_shadow(const State& state) const;
  [[nodiscard]] std::optional<Stop> why_no_shadow(const State& state) const;
  bool bring_shadow(State& state, Journal& journal) const;
  bool uncover(State& state, std::size_t index, Journal& journal) const;
  bool remove_in_reason(State& state, std::size_t index, Journal& journal) const;
  std::optional<std::uint8_t> who_keeps_a_cube(State& state, const Building& building) const;
  void follow_downsizings(State& state, Journal& journal) const;
  [[nodiscard]] bool may_shrink_to(const State& state, const Building& smaller) const;
  bool settle(State& state, Journal& journal) const;
  [[nodiscard]] Indices conflict(const State& state) const;
  [[nodiscard]] Indices candidates(const State& state) const;
  void keep_standing(State& state, std::size_t index, Journal& journal) const;
  void downsize(State& state, std::size_t index, std::optional<Square> to, Journal& journal) const;
  [[nodiscard]] std::optional<std::size_t> next_loser(const State& state) const;
  [[nodiscard]] Seat owner_to_place(const State& state) const;

  int players_ = 0;
  Land land_;
  Components components_;
  Cards cards_{};  // in the deck
  bool holdem_ = false;
  bool settle_published_ = false;
  bool ruins_count_ = true;
  bool river_hamlet_ = false;
  bool first_random_ = true;
  bool undo_ = true;
  std::array<int, 2> terrain_{};                                      // cards for a forest, for a mountain (KH-8.2)
  std::array<std::array<Board, kMostExtra + 1>, kSizes> affordable_;  // by size − 1 and extra cards: the anchors
  std::array<Board, kSizes> dry_;                                     // by size − 1: the anchors without river
};

}  // namespace tempora::khronos
