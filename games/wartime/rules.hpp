// WarTime: the rules, docs/rules/wartime.md.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.hpp"
#include "games/wartime/components.hpp"
#include "games/wartime/crowd.hpp"
#include "games/wartime/facts.hpp"
#include "games/wartime/moves.hpp"
#include "games/wartime/state.hpp"
#include "games/wartime/view.hpp"

namespace tempora::wartime {

// The options of a match (WT-13).
struct Options {
  int rounds = 0;
  int start_cash = 0;
  bool fort_attack = true;
  bool any_range = false;  // of the super weapon
};

inline constexpr int kPip = 200;           // reach of a pip (WT-1.7)
inline constexpr int kLargestRoll = 6;     // of a die
inline constexpr int kSuperReach = 3600;   // WT-2.5
inline constexpr int kAnyReach = 60'000;   // beyond every table
inline constexpr int kMostAboard = 2;      // WT-7.19
inline constexpr int kPlaceStep = 5;       // degrees between places of what is built (WT-7.25)
inline constexpr int kUnloadStep = 10;     // … and of who is set down (WT-7.22)
inline constexpr int kInfantryAtOnce = 2;  // WT-7.26

// Why something can't stand or go somewhere.
enum class Fault : std::uint8_t { none, table, terrain, line, overlap };
inline constexpr int kFaults = 5;
inline constexpr std::array<std::string_view, kFaults> kFaultRules{"", "WT-4.8", "WT-3.8", "WT-3.9", "WT-4.9"};
constexpr std::string_view rule_of(Fault fault) { return kFaultRules[static_cast<std::size_t>(fault)]; }

// Where a move leads.
struct Destination {
  Point at;
  int facing = 0;
  int field = kNoPiece;  // on which a jet parks (WT-7.6): then nothing is at fault
  Fault fault = Fault::none;
  int cause = kNoPiece;  // what it overlaps
};

// Why an action is not listed (WT-7.1).
enum class Reason : std::uint8_t {
  none,
  aboard,
  bank,
  cash,
  stock,
  room,
  well,
  no_target,
  empty,
  full,
  no_infantry,
  fort,
  no_fort,
  fort_room,
  parked,
  option,
  disc
};
inline constexpr int kReasons = static_cast<int>(Reason::disc) + 1;

struct Denial {
  Reason reason = Reason::none;
  std::string_view rule;
};

// What a piece of that type makes, in the order of types (WT-2.6).
std::span<const Type> made_by(Type maker);
// Whether pieces of that type have the action at all.
bool can_ever(Type type, Act act);

// Directions, a bit each.
class Directions {
 public:
  void insert(int direction) { word(direction) |= bit(direction); }
  void erase(int direction) { word(direction) &= ~bit(direction); }
  [[nodiscard]] bool contains(int direction) const {
    return (words_[static_cast<std::size_t>(direction / 64)] & bit(direction)) != 0;
  }
  bool operator==(const Directions&) const = default;

 private:
  static std::uint64_t bit(int direction) { return std::uint64_t{1} << (direction % 64); }
  std::uint64_t& word(int direction) { return words_[static_cast<std::size_t>(direction / 64)]; }
  std::array<std::uint64_t, (kDegrees + 63) / 64> words_{};
};

class Rules {
 public:
  using State = wartime::State;
  using Move = wartime::Move;
  using View = wartime::View;

  static const GameInfo& info();
  static std::string_view content_hash();
  static Result<Rules> create(const Setup& setup);

  [[nodiscard]] int players() const { return players_; }
  [[nodiscard]] const Components& components() const { return components_; }
  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] const Table& table() const { return table_; }
  [[nodiscard]] std::string_view map_name() const { return map_; }
  State start(Dealer& dealer, Journal& journal) const;
  [[nodiscard]] SeatSet owing(const State& state) const;
  void legal(const State& state, Seat seat, MoveList<Move>& moves) const;
  void optional(const State& /*state*/, Seat /*seat*/, MoveList<Move>& /*moves*/) const {}
  // WT-7.3
  [[nodiscard]] bool asks(const State& /*state*/, Seat /*seat*/) const { return true; }
  void play(State& state, Seat seat, Move move, Dealer& dealer, Journal& journal) const;
  [[nodiscard]] std::optional<Refusal> refuse(const State& state, Seat seat, std::span<const Move> wish) const;
  [[nodiscard]] std::optional<Outcome> outcome(const State& state) const;
  [[nodiscard]] std::vector<Tally> tallies(const State& state) const;
  [[nodiscard]] View view(const State& state, Viewer viewer) const;
  // Nothing on the table is hidden (WT-8.1); what only the statistics keep, no viewer sees.
  [[nodiscard]] State imagine(const State& state, Viewer viewer, Dealer& /*dealer*/) const {
    State other = state;
    if (!viewer.is_archive()) {
      other.succeeded = false;
      other.chronicles = {};
    }
    return other;
  }
  void check(const State& state) const;
  [[nodiscard]] int group_of(const State& /*state*/, Seat /*seat*/) const { return -1; }
  [[nodiscard]] std::vector<Feature> hidden_features(const State& /*state*/) const { return {}; }

  static Result<Move> read_move(const Json& json) { return wartime::read_move(json); }
  static void write_fact(const Fact& fact, JsonWriter& json);

  // What boards show, bots ask and tests compare.

  // The next income, as far as the bank can pay now (WT-6.2).
  [[nodiscard]] int income(const State& state, int seat) const;
  // WT-10.6; without regard to whether the seat is out.
  [[nodiscard]] std::vector<ScoreLine> score_lines(const State& state, int seat) const;
  [[nodiscard]] int score(const State& state, int seat) const;
  [[nodiscard]] int in_stock(const State& state, int seat, Type type) const;
  [[nodiscard]] int forts_in_stock(const State& state, int seat) const;
  // Infantry aboard a carrier, as bits of their seat.
  [[nodiscard]] std::uint64_t aboard(const State& state, int carrier) const;
  // The jet parked on an airfield, or kNoPiece.
  [[nodiscard]] int parked_on(const State& state, int field) const;

  // Why an action of a piece in play is not listed; `type`: of what is built.
  [[nodiscard]] Denial deny(const State& state, const Crowd& crowd, Act act, int piece, Type type = Type::cc) const;
  [[nodiscard]] Denial deny_disc_sale(const State& state, int seat) const;
  // How far an attack, capture or embarking reaches at most (WT-7.9, WT-7.18, WT-7.20).
  [[nodiscard]] int largest_reach(Act act, int piece) const;
  // How far it reaches with the roll made.
  [[nodiscard]] int reach(const Step& step) const;
  // Calls visit(standing) for all that an attack, capture or embarking may aim at within `reach`, in piece order, until
  // one returns true; whether one did. `barred` can't be attacked.
  template <class Visit>
  bool any_target(const State& state, const Crowd& crowd, Act act, int piece, int reach, int barred,
                  Visit&& visit) const;

  // WT-7.5, WT-7.6. `crowd` without the piece itself.
  [[nodiscard]] Destination destination(const State& state, const Crowd& crowd, int piece, int distance,
                                        int direction) const;
  // The directions that D-MOVE lists.
  [[nodiscard]] Directions directions(const State& state, int piece, int distance) const;
  // The place of a slide (WT-4.10), by direction.
  [[nodiscard]] Point slide_place(const State& state, int beside, Type type, int direction, int further = 0) const;
  // Whether a new piece of that type is free to stand there (WT-4.9), and what it overlaps otherwise.
  [[nodiscard]] Fault fault_at(const Crowd& crowd, Type type, Point at, int facing, int* cause = nullptr) const;
  // Why an infantry can't be set down at such a place (WT-7.22).
  [[nodiscard]] Fault unload_fault(const State& state, const Crowd& crowd, int carrier, Point at,
                                   int* cause = nullptr) const;
  [[nodiscard]] Body new_body(Type type, Point at, int facing) const { return {&outline(shape_of(type), facing), at}; }
  // The place of the bulldozer at the start (WT-5.5).
  [[nodiscard]] Point start_place(const State& state, int seat, int direction) const;
  [[nodiscard]] Point plot_place(int seat, int plot) const {
    return plot_at(table_.starts[static_cast<std::size_t>(seat)], plot);
  }

 private:
  Rules() = default;

  // The course of a match (rules.cpp).
  void begin_turn(State& state, Journal& journal) const;
  void end_action(State& state, Journal& journal, bool passed = false) const;
  void end_turn(State& state, Journal& journal) const;
  void place_start(State& state, Type type, Point at, int facing, Journal& journal) const;
  void take_out(State& state, int seat, Journal& journal) const;
  void check_out(State& state, int seat, Journal& journal) const;

  // Actions (rules_actions.cpp).
  void begin_action(State& state, Move move, Dealer& dealer, Journal& journal) const;
  void count_success(State& state) const;
  void roll(State& state, Dealer& dealer, Journal& journal) const;
  void begin_move(State& state, Journal& journal) const;
  void go(State& state, int direction, Journal& journal) const;
  void shoot(State& state, Dealer& dealer, Journal& journal) const;
  void hit(State& state, int target, Dealer& dealer, Journal& journal) const;
  void hold(State& state, Dealer& dealer, Journal& journal) const;
  void after_shot(State& state, Dealer& dealer, Journal& journal) const;
  void capture(State& state, int target, Dealer& dealer, Journal& journal) const;
  void ask_load(State& state, Journal& journal) const;
  void board(State& state, int infantry, Journal& journal) const;
  void ask_unload(State& state, Journal& journal) const;
  void set_down(State& state, Move move, Journal& journal) const;
  void build(State& state, int direction, Journal& journal) const;
  void make_jet(State& state, Journal& journal) const;
  void fortify(State& state, Journal& journal) const;
  void sell(State& state, Journal& journal) const;
  void pay(State& state, int amount, Journal& journal) const;
  int enter(State& state, int seat, Type type, Point at, int facing) const;
  void leave(State& state, int piece) const;
  void leave_with_guests(State& state, int piece, Journal& journal) const;
  void park(State& state, int jet, int field, Journal& journal) const;
  [[nodiscard]] std::uint64_t empty_fields(const State& state, int seat) const;
  [[nodiscard]] bool has_room(const State& state, const Crowd& crowd, int maker, Type type) const;

  // Lists (rules_lists.cpp).
  void list_actions(const State& state, MoveList<Move>& moves) const;
  void list_places(const State& state, MoveList<Move>& moves) const;
  void list_unloading(const State& state, MoveList<Move>& moves) const;

  [[nodiscard]] Refusal why_not(const State& state, Move move) const;

  int players_ = 0;
  Components components_;
  Options options_;
  Table table_;
  std::string map_;
};

template <class Visit>
bool Rules::any_target(const State& state, const Crowd& crowd, Act act, int piece, int reach, int barred,
                       Visit&& visit) const {
  const Body body = body_of(state, piece);
  const int seat = seat_of(piece);
  const Type own = type_of(piece);
  for (const Standing& standing : crowd.all()) {
    const Type type = type_of(standing.piece);
    if (act == Act::embark) {
      if (seat_of(standing.piece) != seat || type != Type::inf) continue;
    } else {
      if (seat_of(standing.piece) == seat || standing.piece == barred) continue;  // WT-7.8, WT-7.12
      if (act == Act::attack_air && type != Type::jet) continue;
      if (act == Act::attack_ground && type == Type::jet) continue;
      if (own == Type::super && act == Act::attack && !is_building(type)) continue;
      if (act == Act::capture && (!is_building(type) || state.piece(standing.piece).where == Where::fortified ||
                                  in_stock(state, seat, type) == 0)) {
        continue;
      }
    }
    if (!near(body, standing.body, reach)) continue;
    if (act == Act::embark && own == Type::truck && !table_.clear(Type::inf, body.at, standing.body.at)) continue;
    if (visit(standing)) return true;
  }
  return false;
}

}  // namespace tempora::wartime
