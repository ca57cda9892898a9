// Positions for tests, written as the rule book writes its examples, and moves as short words:
//
//   TestPosition position;  // 2 players, map open, no piece on the table; it is the turn of seat 0
//   position.put("0.tank.1", 3000, 2400).put("1.well.1", 4000, 2400);
//   position.play("attack 0.tank.1", {4});
//   EXPECT_EQ(position.offered(), "hold, hit 1.well.1");
//   EXPECT_EQ(position.forbids("hit 1.tank.1"), "WT-7.8");
//
// Whatever money isn't said to be elsewhere is in the bank. Every step is checked.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/wartime/rules.hpp"

namespace tempora::wartime {

// The rules for so many players with these options; they are made once.
const Rules& rules_for(int players, const Json& options = Json::object());

class TestPosition {
 public:
  // Each player has a well far off, in a corner or on plot 1 of an island, so that nobody is out; `bare`: none has.
  explicit TestPosition(int players = 2, const Json& options = Json::object(), bool bare = false);

  TestPosition& put(std::string_view id, int x, int y, int facing = 0);
  TestPosition& fort(std::string_view id);
  TestPosition& aboard(std::string_view infantry, std::string_view carrier);
  TestPosition& parked(std::string_view jet, std::string_view field);
  TestPosition& remove(std::string_view id);
  TestPosition& cash(int seat, int amount);
  TestPosition& discs(int seat, int count);
  // So much is left; the rest has the last player.
  TestPosition& bank(int left);
  TestPosition& round(int round, int first);
  // The turn of a seat, after its income.
  TestPosition& turn(int seat);

  // Plays moves, parted by semicolons; whoever owes plays them. `dice` are rolled in order. A test fails if a move
  // isn't legal, or if other dice are rolled.
  //   plot 5 · dir 45 · pass · sell_disc · move 0.tank.1 · build 0.dozer.1 well · stay · go 30 · hold · hit 1.well.1
  //   take 1.fact.1 · stop · load 0.inf.1 · put 40 2 · at 90 · land 0.field.1 · end · spend
  TestPosition& play(std::string_view path, std::vector<int> dice = {});
  // What was told by `play` since the last call of this: "roll 0.tank.1; moved 0.tank.1": facts and their pieces or
  // seats.
  std::string told();

  // "hold, hit 1.well.1"; with `word` only moves that begin with it, and without it.
  [[nodiscard]] std::string offered(std::string_view word = "") const;
  [[nodiscard]] std::size_t choices() const;
  [[nodiscard]] bool offers(std::string_view move) const;
  // The rule that forbids the move to whoever owes, or to `seat`; "" if it is legal.
  [[nodiscard]] std::string forbids(std::string_view move, int seat = -1) const;
  [[nodiscard]] std::optional<Refusal> refusal(std::string_view move) const;
  // "(3693,2800) 30", "(2000,2000) fort", "aboard 0.truck.1", "parked 0.field.1", "stock"
  [[nodiscard]] std::string at(std::string_view id) const;
  [[nodiscard]] Body body(std::string_view id) const;
  [[nodiscard]] int gap(std::string_view one, std::string_view other) const;
  // What the statistics list for a seat: "move 2, sell 1".
  [[nodiscard]] std::string tallied(int seat, std::string_view kind) const;
  [[nodiscard]] const Player& player(int seat) const { return state.player(seat); }
  [[nodiscard]] Json view(int seat = 0) const;

  [[nodiscard]] static Move move_of(std::string_view text);
  [[nodiscard]] static std::string text_of(const Move& move);

  const Rules& rules;
  State state;
  std::vector<Entry> facts;
  bool sealed = false;  // by the moves played last
};

int number_of(std::string_view id);

}  // namespace tempora::wartime
