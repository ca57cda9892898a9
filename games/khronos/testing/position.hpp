// Positions for tests, written as the rule book writes its examples: "Keep M5 P1", "Town E15 (P1 1, P2 1)", and moves
// as it tells them: "build Might Keep M5", "upgrade Faith D5 Castle C5", "stay H13".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/dice.hpp"
#include "games/khronos/rules.hpp"

namespace tempora::khronos {

inline constexpr Seat P1 = 0, P2 = 1, P3 = 2, P4 = 3;
inline constexpr Age kMight = Age::might, kFaith = Age::faith, kReason = Age::reason;

Rules rules_for(int players, Json options = Json::object());

Square square(std::string_view name);
// One move as the tests write it: "stay H13", "extra 0 0 1", "share 1 1", "keep-cube P3", "build Might Keep".
Move move_of(std::string_view text);
// A whole action, "build Might Keep M5 extra 0 1 0 share 1 1", as its steps.
std::vector<Move> path_of(std::string_view text);
std::string text_of(Move move);
// "Keep M5 P1", with a ruin's "renovated" and with cubes: "Town E15 (P1 1, P2 1)"; a printed hamlet is only its square.
std::string text_of(const Rules& rules, const Building& building);

// A match in which a test says what stands where. At first P1 is to act in round 1: his agents and those of all others
// stand in Might with two uses, all have 4 ecus and 2 Military, 1 Religious and 1 Civil card.
class Position {
 public:
  explicit Position(int players = 3, Json options = Json::object());

  // Buildings of an age, parted by semicolons. In Reason Military and Religious ones are ruins, unless "renovated".
  Position& put(Age age, std::string_view buildings);
  Position& might(std::string_view buildings) { return put(kMight, buildings); }
  Position& faith(std::string_view buildings) { return put(kFaith, buildings); }
  Position& reason(std::string_view buildings) { return put(kReason, buildings); }
  // In all three ages; in Reason without owner.
  Position& everywhere(std::string_view buildings);
  // Takes a building away as if it had never stood there.
  Position& clear(Age age, std::string_view at);

  Position& round(int round);
  Position& active(Seat seat);
  Position& step(Step step);
  Position& hand(Seat seat, int military, int religious, int civil);
  Position& hold(int military, int religious, int civil);      // the Hold'em row
  Position& discards(int military, int religious, int civil);  // the discard pile
  Position& ecus(Seat seat, int ecus);
  Position& cubes(Seat seat, int left);  // in stock
  Position& agents(Seat seat, Age one, Age two);
  Position& uses(Seat seat, int one, int two);
  Position& stock(Type type, int size, int left);
  // `seat` is to act: both agents there with all uses, and these cards.
  Position& acts(Seat seat, Age age, int military, int religious, int civil);

  // The player who owes it plays a path; steps about cards and uses that it leaves out are answered by the first that
  // is offered. A test fails if a move isn't legal.
  Position& play(std::string_view path);
  // Plays exactly these steps, and no others.
  Position& begin(std::string_view path);
  // The rule that forbids the path to whoever owes, or to `seat`; "" if it is legal as a whole.
  [[nodiscard]] std::string forbids(std::string_view path) const;
  [[nodiscard]] std::string forbids(Seat seat, std::string_view path) const;
  // What the player who owes is offered: "stay G16, stay D12".
  [[nodiscard]] std::string offers() const;
  [[nodiscard]] std::vector<std::string> offered() const;
  [[nodiscard]] Seat owes() const { return rules.owing(state).lowest(); }
  // The squares where something may be built, in reading order.
  [[nodiscard]] std::vector<Square> anchors(Age age, Type type, int size) const;

  // What stands in an age, in reading order; printed hamlets only with their cubes.
  [[nodiscard]] std::string shows(Age age) const;
  [[nodiscard]] std::string might() const { return shows(kMight); }
  [[nodiscard]] std::string faith() const { return shows(kFaith); }
  [[nodiscard]] std::string reason() const { return shows(kReason); }
  [[nodiscard]] int ecus(Seat seat) const { return state.players[seat].ecus; }
  [[nodiscard]] int cubes(Seat seat) const { return state.players[seat].cubes; }
  [[nodiscard]] int stock(Type type, int size) const {
    return state.stock[static_cast<std::size_t>(type)][static_cast<std::size_t>(size - 1)];
  }
  [[nodiscard]] const Building& at(Age age, std::string_view square) const;
  [[nodiscard]] std::string view(Viewer viewer) const;
  // How often a fact of that kind has been told.
  [[nodiscard]] int told(What what) const;

  Rules rules;
  Rules::State state;
  std::vector<Entry> facts;
  bool sealed = false;    // by the moves played last
  bool revealed = false;  // by them

 private:
  void play_path(std::string_view path, bool complete);
  void put_one(Age age, std::string_view text);
  void shuffle_rest();

  Cards deck_{};
};

}  // namespace tempora::khronos
