// Steam Time: the rules, docs/rules/steamtime.md.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.hpp"
#include "games/steamtime/components.hpp"
#include "games/steamtime/facts.hpp"
#include "games/steamtime/moves.hpp"
#include "games/steamtime/state.hpp"
#include "games/steamtime/view.hpp"

namespace tempora::steamtime {

// The options of a match (ST-24).
struct Options {
  bool sabotage = false;
  bool specialists = false;
  bool basic_income = true;
  bool upgrade_income_at_once = true;
  bool mint = false;                           // 1 steam alone pays for a crystal (ST-11.11)
  bool time_in_bonus = true;                   // TIME-crystals count for bonuses (ST-12.4)
  bool either_half = false;                    // of a mission (ST-17.6)
  std::array<std::uint8_t, kStream> stream{};  // boards in use from the bottom up, or 0: random
  int first = -1;                              // seat, or −1: random
};

// What a player pays with.
struct Purse {
  std::array<Filling, kColours> generators{};
  int gold = 0;
  int steam = 0;
};

inline constexpr int kPrice = 2;      // of a crystal of a deposit, in gold (ST-9.9)
inline constexpr int kGoldBonus = 2;  // for each crystal in the Midas Machine (ST-9.14)

// An action space in use.
struct Place {
  Space space;
  std::uint8_t code = 0;     // as moves name it
  std::uint8_t board = 0;    // 1 to 9
  std::uint8_t deposit = 0;  // its number among the deposits in use
};

class Rules {
 public:
  using State = steamtime::State;
  using Move = steamtime::Move;
  using View = steamtime::View;

  static const GameInfo& info();
  static std::string_view content_hash();
  static Result<Rules> create(const Setup& setup);

  [[nodiscard]] int players() const { return players_; }
  [[nodiscard]] const Components& components() const { return components_; }
  [[nodiscard]] const Options& options() const { return options_; }
  State start(Dealer& dealer, Journal& journal) const;
  [[nodiscard]] SeatSet owing(const State& state) const;
  void legal(const State& state, Seat seat, MoveList<Move>& moves) const;
  void optional(const State& /*state*/, Seat /*seat*/, MoveList<Move>& /*moves*/) const {}
  // ST-20.1
  [[nodiscard]] bool asks(const State& /*state*/, Seat /*seat*/) const { return true; }
  void play(State& state, Seat seat, Move move, Dealer& dealer, Journal& journal) const;
  [[nodiscard]] std::optional<Refusal> refuse(const State& state, Seat seat, std::span<const Move> wish) const;
  [[nodiscard]] std::optional<Outcome> outcome(const State& state) const;
  [[nodiscard]] View view(const State& state, Viewer viewer) const;
  [[nodiscard]] State imagine(const State& state, Viewer viewer, Dealer& dealer) const;
  void check(const State& state) const;
  [[nodiscard]] int group_of(const State& /*state*/, Seat /*seat*/) const { return -1; }
  [[nodiscard]] std::vector<Feature> hidden_features(const State& state) const;
  // A payment is whole when nothing more is to be paid.
  [[nodiscard]] bool at_rest(const State& state, Seat /*seat*/) const {
    const Do what = state.agenda.top().what;
    return what != Do::toll && what != Do::pay && what != Do::rainbow;
  }
  // For statistics: who took which upgrade, expedition and mission, and who played which specialist.
  [[nodiscard]] std::vector<Tally> tallies(const State& state) const;

  static Result<Move> read_move(const Json& json) { return steamtime::read_move(json); }
  static void write_fact(const Fact& fact, JsonWriter& json);

  // Spaces in use, board after board by their numbers, on each from left to right.
  [[nodiscard]] std::span<const Place> spaces() const {
    return {spaces_.data(), static_cast<std::size_t>(space_count_)};
  }
  [[nodiscard]] const Place& space(int number) const { return spaces_[static_cast<std::size_t>(number)]; }
  // The number of the space with that code, or −1.
  [[nodiscard]] int space_of(int code) const { return numbers_[static_cast<std::size_t>(code)]; }
  // 1 at the bottom of the stream, 6 at the top.
  [[nodiscard]] int position_of(const State& state, int space) const;

  // What the effort card in force asks for that letter (ST-25.2).
  [[nodiscard]] const Crystals& effort(const State& state, int letter) const;
  // ST-11.7, ST-11.11
  [[nodiscard]] bool payable(const Purse& purse, const Crystals& need) const;
  // How many crystals of other colours, or steam, that takes.
  [[nodiscard]] static int deficit(const Purse& purse, const Crystals& need);
  // ST-8.5, ST-8.6: whether the action of a space could be carried out, saboteurs included.
  [[nodiscard]] bool can_use(const State& state, Seat seat, int space) const;
  // ST-8: whether an airship may go there, besides.
  [[nodiscard]] bool can_place(const State& state, Seat seat, int space) const;
  [[nodiscard]] bool can_take_tile(const State& state, Seat seat) const;
  [[nodiscard]] int tolls(const State& state, Seat seat, int space) const;
  // ST-12: how many crystals count for the bonus of an action.
  [[nodiscard]] int bonus(const State& state, Seat seat, Action action) const;
  // ST-11.10
  [[nodiscard]] bool can_pay(const Player& player, const Cost& cost) const;
  // The half that Act::mission completes.
  [[nodiscard]] const Goal& goal(const Player& player, Move move) const;
  // What the slot costs that the next crystal of a generator fills, or nothing where it is full (ST-10.7).
  [[nodiscard]] std::optional<int> mark(const State& state, Seat seat, int generator) const;
  [[nodiscard]] bool has_talent(const State& state, Seat seat, Talent talent) const;
  [[nodiscard]] Seat seat_after(Seat seat, int steps = 1) const { return static_cast<Seat>((seat + steps) % players_); }

 private:
  Rules() = default;

  // The course of a match (rules.cpp).
  void proceed(State& state, Dealer& dealer, Journal& journal) const;
  bool advance(State& state, Dealer& dealer, Journal& journal) const;
  void answer(State& state, Seat seat, Move move, Journal& journal) const;
  void push(State& state, Do what, Seat seat, int a = 0, int b = 0, int c = 0) const;
  void lay_out(State& state, Dealer& dealer, Journal& journal) const;
  void begin_actions(State& state) const;
  void begin_turn(State& state, Seat seat, Journal& journal) const;
  bool advance_menu(State& state, Journal& journal) const;
  void choose(State& state, Seat seat, Move move, Journal& journal) const;
  bool end_turn(State& state, Dealer& dealer, Journal& journal) const;
  void end_actions(State& state, Journal& journal) const;
  void supply(State& state, Dealer& dealer, Journal& journal) const;
  void take_income(State& state, Seat seat, Journal& journal) const;
  void draw_specialists(State& state, Seat seat, Dealer& dealer, Journal& journal) const;
  [[nodiscard]] bool could_place(const State& state, Seat seat) const;

  // Actions (rules_actions.cpp).
  void list_spaces(const State& state, Seat seat, Act act, MoveList<Move>& moves) const;
  void use(State& state, Seat seat, int space) const;
  void carry_out(State& state, Seat seat, int space, Dealer& dealer, Journal& journal) const;
  void reward(State& state, Seat seat, int space, Journal& journal) const;
  void draw_encounters(State& state, Seat seat, int count, Dealer& dealer, Journal& journal) const;
  void choose_card(State& state, Move move, Journal& journal) const;
  void trade(State& state, Seat seat, int encounter, bool bottom, Journal& journal) const;
  std::uint8_t take_from(State& state, int code) const;
  void finish_upgrade(State& state, Journal& journal) const;
  bool advance_discoveries(State& state, Journal& journal) const;
  void buy(State& state, Move move, Journal& journal) const;

  // Crystals, gold, steam and esteem (rules_supply.cpp).
  [[nodiscard]] Purse purse_of(const Player& player) const;
  [[nodiscard]] bool can_use_after(const State& state, Seat seat, int space, Purse& purse, int tolls, int from) const;
  [[nodiscard]] bool can_act(const State& state, Seat seat, int space, const Purse& purse) const;
  [[nodiscard]] bool can_fill(const State& state, Seat seat, int generator, const Purse& purse, int price) const;
  void gain(State& state, Seat seat, const Gains& gains, Source source, Journal& journal) const;
  void gain_esteem(State& state, Seat seat, int count, Source source, Journal& journal) const;
  void gain_gold(State& state, Seat seat, int count, Journal& journal) const;
  void gain_steam(State& state, Seat seat, int count, Journal& journal) const;
  void gain_steps(State& state, Seat seat, int count, Journal& journal) const;
  void pay_gold(State& state, Seat seat, int count, Journal& journal) const;
  void pay_steam(State& state, Seat seat, int count, Journal& journal) const;
  void pay_crystal(State& state, Seat seat, int generator, Journal& journal) const;
  void pay(State& state, Seat seat, const Cost& cost, Journal& journal) const;
  void fill(State& state, Seat seat, int generator, bool time, Journal& journal) const;
  void list_gains(const State& state, const Task& task, MoveList<Move>& moves) const;
  void answer_gain(State& state, Move move, Journal& journal) const;
  void list_payments(const State& state, const Task& task, MoveList<Move>& moves) const;
  void answer_payment(State& state, Move move, Journal& journal) const;
  void list_tolls(const State& state, const Task& task, MoveList<Move>& moves) const;
  void list_tile(const State& state, Seat seat, MoveList<Move>& moves) const;
  void answer_tile(State& state, Seat seat, Move move, Journal& journal) const;

  // The end (rules_end.cpp).
  void list_missions(const State& state, Seat seat, MoveList<Move>& moves) const;
  void complete(State& state, Seat seat, Move move, Journal& journal) const;

  [[nodiscard]] Refusal why_not(const State& state, Seat seat, Move move) const;
  [[nodiscard]] Refusal why_not_use(const State& state, Seat seat, int space, bool airship) const;

  int players_ = 0;
  Components components_;
  Options options_;
  std::array<std::uint8_t, kStream> boards_{};  // in use, ascending (ST-3.7)
  std::array<Place, kMostSpaces> spaces_{};
  std::array<std::int8_t, 128> numbers_{};  // of spaces, by code
  int space_count_ = 0;
  // Ids of what the statistics count.
  struct Ids {
    std::vector<std::string> cards;
    std::vector<std::string> missions;
    std::vector<std::string> specialists;
  } ids_;
};

}  // namespace tempora::steamtime
