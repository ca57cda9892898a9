// Positions for tests, written as the rule book writes its examples, and moves as short words. What a path of moves
// changes is one text that holds everything, so that a test sees what should not have changed too:
//
//   TestPosition position;  // 2 players, boards 1 to 6 from the bottom up, nobody has anything; it is A's turn
//   position.has(A, "GN 2+1T, 3s, 10e").lies("5.1", "M7");
//   EXPECT_EQ(position.play("place 5.1"), "A +1s +3e mission M7 hangar -1 highest 5; 5.1 A -M7; turn B");
//   EXPECT_EQ(position.offered("place"), "place 2.1, place 3.2");
//   EXPECT_EQ(position.forbids("place 1.1"), "ST-8.5");
//
// Bag, mine, bank and the deck of missions hold what lies nowhere else (ST-4.3); every step is checked for that, and
// they are told only where it doesn't follow from what else is told.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/dice.hpp"
#include "games/steamtime/rules.hpp"

namespace tempora::steamtime {

inline constexpr Seat A = 0, B = 1, C = 2, D = 3;

// Options with which nobody gets steam and a crystal besides (ST-6.7).
inline const Json kOnlyUpgrades{{"basic_income", "off"}};

// The rules for so many players with these options; they are made once.
const Rules& rules_for(int players, const Json& options = Json::object());

// "III-C": the number of an upgrade or expedition; "M7", "N10", "P3", "α1", "Ω2": of the others.
int number_of(std::string_view id);

// "18GN … 30T 100g": what there is of everything, wherever it is (ST-4.3).
std::string inventory(const Rules& rules, const State& state);

class TestPosition {
 public:
  // By default the boards lie in the order of their numbers, and A is the first player.
  explicit TestPosition(int players = 2, Json options = Json::object());

  // What a player has, and nothing else: "GN 2+1T, OR 0+1T, 8g, 2s, 30e, 4p" (on space 4 of the time portal track),
  // "upgrade II-A", "expedition I-C", "mission M7", "top P3", "hand P1", "deck P2", "hangar 2", "highest 5", "turns 1",
  // "withdrawn", "saboteur 3.2".
  TestPosition& has(Seat seat, std::string_view things);
  TestPosition& lies(std::string_view space, std::string_view card);         // "II-A", "M7"
  TestPosition& deposit(std::string_view space, std::string_view crystals);  // "BK 2GN"
  TestPosition& airship(std::string_view space, Seat seat);
  TestPosition& stream(std::string_view boards);  // from the bottom up: "1 2 3 4 5 6"
  // The effort card in force; the round is one in which it can be.
  TestPosition& effort(std::string_view id);
  TestPosition& round(int round);
  TestPosition& holder(Seat seat);
  TestPosition& first(Seat seat);
  TestPosition& skips(int count);
  // The encounters that have not been drawn; `discards`: those that have been.
  TestPosition& encounters(std::string_view deck, std::string_view discards);
  // So much is left; the rest has the last player.
  TestPosition& mine(int left);
  TestPosition& bank(int left);
  // … and of crystals of a colour the rest lies in the deposit with the lowest number.
  TestPosition& bag(std::string_view colour, int left);
  TestPosition& left(std::string_view what);  // "bank 3", "mine 0", "bag GN 0"; "" for nothing special

  // The turn of a player begins, without what is owed to him; what is left of it is asked first.
  TestPosition& turn(Seat seat);
  // A bonus action is asked for, and nothing comes after it: so that a test sees what an action does, and only that.
  TestPosition& mr_time(Seat seat);
  // The end of round 5: missions are asked for, from the holder of the tile on.
  TestPosition& scoring(Seat holder);
  // A player's income; the result is what it changes.
  std::string income(Seat seat, std::string_view path = "");
  // The end of the action phase, with the supply phase and the incomes that follow.
  std::string end_actions(std::string_view draws = "");

  // Plays the moves, parted by semicolons; whoever owes plays them, and "B: bottom" says who that must be.
  //   place 3.2 · tile · skip · specialist P1 · none · sabotage 3.2 · card N10 · top · bottom · pay GN · pay steam
  //   buy BK · gain GN (owed as such) · gain T>OR · gain * PK · gain D BK 1.2 · stop · discover 1 · esteem 4 · time
  //   bonus 5.3 · decline · mission M1 · mission M1 bottom · done
  // `draws`: encounters and specialists in the order in which they are drawn; others are the lowest, as is whatever
  // comes by chance otherwise. Returns what has changed; a test fails if a move isn't legal.
  std::string play(std::string_view path, std::string_view draws = "");

  // Receives and pays what is asked for, each time by the first move that is offered.
  std::string settle_up();
  // What has changed since then.
  [[nodiscard]] std::string since(const State& before) const;

  // The rule that forbids the move to whoever owes, or to `seat`; "" if it is legal.
  [[nodiscard]] std::string forbids(std::string_view move) const;
  [[nodiscard]] std::string forbids(Seat seat, std::string_view move) const;
  // What is offered: "pay GN, pay BU"; with `word` only moves that begin with it.
  [[nodiscard]] std::string offered(std::string_view word = "") const;
  [[nodiscard]] std::size_t choices() const;
  [[nodiscard]] std::string owing() const;  // "A", or "" when nothing is asked any more
  [[nodiscard]] std::string view(Viewer viewer) const;
  // How often a fact of that kind has been told.
  [[nodiscard]] int told(What what) const;
  [[nodiscard]] const Player& player(Seat seat) const { return state.players[seat]; }

  [[nodiscard]] Move move_of(std::string_view text) const;
  [[nodiscard]] std::string text_of(Move move) const;

  const Rules& rules;
  State state;
  std::vector<Entry> facts;
  bool revealed = false;  // something hidden by the moves played last

 private:
  // Deals the cards that a test names.
  class Script final : public Dice {
   public:
    explicit Script(const State& state) : state_(state) {}
    void begin(std::uint32_t /*event*/) override {}
    std::uint32_t below(std::uint32_t bound) override;
    std::vector<std::string> next;

   private:
    const State& state_;
  };

  void settle();
  void step(Seat seat, Move move, Script& script);
  std::string run(const Task& task, std::string_view path, std::string_view draws);
  void walk(std::string_view path, Script& script);
  [[nodiscard]] std::size_t space(std::string_view id) const;
};

}  // namespace tempora::steamtime
