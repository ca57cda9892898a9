// Positions for tests, written as the rule book writes its examples, and moves as short words: "move 6", "collect;
// twice Fo", "fight B; C: bet 3 1St". What a path of moves changes is one text that holds everything, so that a test
// sees what should not have changed too:
//
//   TestPosition position;  // 4 players: L = 5, T = 4; all on the Void, with nothing; A has begun the turn in round 1
//   position.at(A, 2).crystals(A, 4);
//   EXPECT_EQ(position.play("move 6"), "AP -1; A -4Cr at 6; bank +4Cr; track 6 -1");
//   EXPECT_EQ(position.play("collect; twice Go"), "AP -1; A +2Go +1Cl; bank -2Go -1Cl");
//   EXPECT_EQ(position.offered("move"), "");
//   EXPECT_EQ(position.forbids("move 7"), "TQ-8.1.1");
//
// Dice are named with the path that rolls them, as many as are rolled: position.play("fight B", "6 2"). Shuffles leave
// the cards as they are: by number, the highest on top.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/dealer.hpp"
#include "games/timequest/rules.hpp"

namespace tempora::timequest {

inline constexpr Seat A = 0, B = 1, C = 2, D = 3, E = 4;

// Made once for all tests: reading the content takes long. Throws where a match can't be set up so.
const Rules& rules_for(int players, Json options = Json::object(), std::string content = "");

// "2Fo 1St 3Cr"; crystals only where there is a place for them.
struct Things {
  Goods goods{};
  int crystals = 0;
};
Things things_of(std::string_view text);
std::string text_of(const Goods& goods);
// "AO05", "Q015", "EA02": the number of the card.
int number_of(std::string_view id);
std::string text_of(Move move);
// Moves, parted by semicolons. The words are those of text_of; goods and means may be left out where there are none.
//   move 6 · free_move 3 · collect · quest Q015 · artifact Q030 · draw · fight B · enter_void · duel B · trade · end
//   play AO05 · event EA02 · attempt · use AS06 · use R05 · power 0
//   goods 2Fo 1St · good Fo · two Fo Kn · number 3 · player B · tile 5 · twice Fo · payment 2 1 AS08 AS14 · way 2 AS13
//   card AO05 · pick Q030 · pick EA02 · offer 2Fo · bet 3 1St · bet 0 · wager 3 2 · reroll AS02 1 · block AO14 · dice 2
//   shield · bounty St · meet 2Fo 1Cr · fail AO14 · option 1 · order 2 0 1 · deck 1 · bottom · yes · no · think_again
//   character C2 · objective B07
Move move_of(std::string_view text);

// The content, but of a list such as "action_cards" only these cards are in the game: "AO05 6" are six copies of one.
std::string content_with(std::string_view list, std::string_view cards);

// Deals what a test names.
class Script final : public Dice {
 public:
  void begin(std::uint32_t /*event*/) override {}
  std::uint32_t below(std::uint32_t bound) override;
  void expect(std::string_view dice);
  [[nodiscard]] bool finished() const { return next_ == dice_.size(); }

 private:
  std::vector<std::uint32_t> dice_;
  std::size_t next_ = 0;
  std::uint32_t shuffling_ = 0;  // the bound that comes next in a shuffle
};

// A match in which a test says what lies where. Ids are parted by spaces; every list replaces the one before.
class TestPosition {
 public:
  explicit TestPosition(int players = 4, Json options = Json::object(), std::string content = "");

  // Players.
  TestPosition& at(Seat seat, int tile);  // 0: the Void, with status portal
  TestPosition& adjacent(Seat seat);      // on the Void, with that status
  TestPosition& goods(Seat seat, std::string_view goods);
  TestPosition& crystals(Seat seat, int crystals);
  TestPosition& face_down(Seat seat);
  TestPosition& character(Seat seat, std::string_view id);
  TestPosition& hand(Seat seat, std::string_view cards);
  TestPosition& marked(Seat seat, std::string_view cards);
  TestPosition& set(Seat seat, std::string_view cards);
  TestPosition& slots(Seat seat, std::string_view cards);  // "AS01:used AX02:1" (charges), "AX05:b" (side)
  TestPosition& artifacts(Seat seat, std::string_view quests);
  TestPosition& used(std::string_view quests);               // artifacts used in this round, or in the match
  TestPosition& events(Seat seat, std::string_view events);  // won, or open
  TestPosition& event_place(Seat seat, std::string_view event);
  TestPosition& objective(Seat seat, std::string_view id);
  TestPosition& deposit(Seat seat, std::string_view goods, int due);  // EP10: comes back at the end of that round
  TestPosition& paid(Seat seat, std::string_view latest, std::string_view since = "");  // EA10
  TestPosition& last(Seat seat, Act act);                                               // EP23

  // What lies in the middle.
  TestPosition& bank(std::string_view things, Seat to);  // these are left; what else there was of each has seat `to`
  TestPosition& visits(int period, int left);
  TestPosition& closed(std::initializer_list<int> periods);
  TestPosition& lock(int period, Seat seat);
  TestPosition& engineer(int period, Seat seat);
  TestPosition& beacons(int count);
  TestPosition& display(std::string_view quests);  // any others fill it up
  TestPosition& explorers(std::string_view quests);
  // The top cards of a deck, the top one first; below them lies the rest by number, the lowest on top.
  TestPosition& quests(std::string_view quests);
  TestPosition& active_events(std::string_view events);
  TestPosition& actions(std::string_view cards);
  // The deck holds only these. The rest has been discarded, or is out of reach: quests are artifacts of E, events lie
  // won before E, D and C (E need not be in the match). For action cards see content_with.
  TestPosition& only_quests(std::string_view quests, bool rest_discarded = true);
  TestPosition& only_active_events(std::string_view events, bool rest_discarded = true);
  TestPosition& only_actions(std::string_view cards);
  // The top cards of the deck of All Player Events of that level, 0 to 2.
  TestPosition& all_events(int level, std::string_view events);

  // The course of the match.
  TestPosition& first(Seat seat);
  TestPosition& round(int round);
  TestPosition& final_round();    // this one is it
  TestPosition& turn(Seat seat);  // has begun, with all action points
  TestPosition& points(int points);
  TestPosition& acted();  // the turn has had an action

  // Plays the moves. "C: fail" is C's; otherwise whoever owes moves, of several the lowest seat. What can only be
  // answered in one way is done as a match does it. Returns what has changed; a test fails if a move isn't legal.
  std::string play(std::string_view path, std::string_view dice = "");
  // A round begins (the one after the present) with that All Player Event. Where its level isn't that of the round,
  // the first round of the level is taken.
  std::string event(std::string_view id, std::string_view path = "", std::string_view dice = "");
  // The turn of a player begins.
  std::string begin_turn(Seat seat, std::string_view dice = "");

  // The rule that forbids the first move of the path to whoever owes, or to `seat`; "" if it is legal.
  [[nodiscard]] std::string forbids(std::string_view move) const;
  [[nodiscard]] std::string forbids(Seat seat, std::string_view move) const;
  // What whoever owes is offered, or `seat`: "move 1, move 10"; with `word` only moves that begin with it.
  [[nodiscard]] std::string offered(std::string_view word = "") const;
  [[nodiscard]] std::string offered(Seat seat, std::string_view word = "") const;
  // Whether exactly that move is among them.
  [[nodiscard]] bool offers(std::string_view move) const;
  // "A", "BC"; "" when the match is over.
  [[nodiscard]] std::string owing() const;
  // "2Fo 3Cr"
  [[nodiscard]] std::string has(Seat seat) const;
  // The top cards of a deck: "Q001 Q002".
  [[nodiscard]] std::string top_quests(int count) const;
  [[nodiscard]] std::string top_active_events(int count) const;
  [[nodiscard]] std::string top_all_events(int level, int count) const;
  [[nodiscard]] std::string bottom_quests(int count) const;  // the lowest last
  [[nodiscard]] int counted(Seat seat, Counter counter) const { return rules.counted(state, seat, counter); }
  // How often a fact of that kind has been told.
  [[nodiscard]] int told(What what) const;

  Rules rules;
  State state;
  std::vector<Entry> facts;

 private:
  struct Wish {
    std::vector<int> top;
    bool only = false;
    bool rest_discarded = true;
  };
  void settle();
  void settle_all_events();
  void step(Seat seat, Move move);
  void course(Do top, Seat seat);
  void walk(std::string_view path);
  // What that seat may do, optional moves too.
  [[nodiscard]] MoveList<Move> moves_of(Seat seat) const;
  [[nodiscard]] std::string changed(const State& before, std::string_view dice) const;

  Wish quests_;
  Wish events_;
  Wish actions_;
  std::array<Wish, kLevels> all_;
  Script script_;
};

}  // namespace tempora::timequest
