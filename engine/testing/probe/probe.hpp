// A small game that holds what the engine must be able to carry: nested choices, simultaneous secret answers, optional
// moves, a deck with looks and secret orders, seals, reveals, lists of one, lists of hundreds, content. It tests the
// conformance suite, which it passes; its content may name a fault, and then it must not pass.
//
// PB-1: Each seat gets two cards. A match has `rounds` rounds; in each, every seat has a turn, from `first` on, then
// all bid.
//
// PB-2: A turn: draw a card (hand limit 4) · look at the top three and put them back in any order · play a card · show
// the top card to all, then keep it there or put it under · shuffle the deck · pass.
//
// PB-3: A card played scores its power. An even power: first choose amounts (a, b) of 0 … 19 each; it scores a + b
// more, modulo 3. A power that 3 divides: before that, choose another seat, and give it, open, a card of power at most
// 5, or none.
//
// PB-4: Bids of 0 … 3, all secretly at the same time; who waits for others may think again, twice a match. The highest
// bid scores 1 (a die decides among equals) and its seat draws a card.
//
// PB-5: Any seat may shout, twice a match, at any time. A shout can't be taken back.
//
// PB-6: The highest score wins. An empty deck is made of the discards.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/agenda.hpp"
#include "engine/deck.hpp"
#include "engine/fixed_vector.hpp"
#include "engine/game.hpp"
#include "engine/secret_answers.hpp"

namespace tempora::probe {

inline constexpr std::size_t kSeats = 4;
inline constexpr std::size_t kCards = 24;
inline constexpr std::size_t kHand = 4;

using Card = std::uint8_t;
using Place = KnownCard<Card>;
using Hand = FixedVector<Place, kHand + 1>;  // a gift may exceed the limit

enum class Act : std::uint8_t {
  pass,
  draw,
  look,
  play,
  show,
  shuffle,
  order,
  keep,
  under,
  seat,
  give,
  none,
  amounts,
  bid,
  think,
  shout
};

struct Move {
  Act act = Act::pass;
  std::uint8_t a = 0;  // order: its number; play, give: the card; seat; amounts: the first; bid
  std::uint8_t b = 0;  // amounts: the second
  bool operator==(const Move&) const = default;
};
void write(const Move& move, JsonWriter& json);

struct Task {
  enum class Kind : std::uint8_t { none, turn, order, under, seat, give, amounts };
  Kind kind = Kind::none;
  Seat seat = 0;
  std::uint8_t about = 0;  // order: how many cards; give: to whom
  bool operator==(const Task&) const = default;
};

struct State {
  Deck<Card, kCards> deck;
  std::array<Hand, kSeats> hands;
  FixedVector<Card, kCards> discards;
  // The amounts of a card, and above them the seat that gets a gift or the gift itself (PB-3): two at most; all else
  // stands alone.
  Agenda<Task, 2> agenda;
  SecretAnswers<std::uint8_t, kSeats> bids;
  std::array<std::uint8_t, kSeats> scores{};
  std::array<std::uint8_t, kSeats> thoughts{};
  std::array<std::uint8_t, kSeats> shouts{};
  std::uint8_t players = 0;
  std::uint8_t round = 0;
  std::uint8_t rest = 0;   // turns of this round still to begin
  std::uint8_t first = 0;  // who begins each round
};
void write(const State& state, JsonWriter& json);

// What a viewer sees of a place: the card or 255, its group, and who knows what lies there.
struct SeenPlace {
  Card card = 255;
  std::uint8_t group = 0;
  Knowers known_to;
};

struct View {
  std::vector<SeenPlace> deck;  // from the top down
  std::vector<std::vector<SeenPlace>> hands;
  std::vector<std::vector<Card>> among;  // by group, from 1: known to be there, in whatever order
  std::vector<Card> discards;
  std::vector<int> bids;  // by seat: −2 not asked, −1 owes, 255 hidden, or one's own
  std::vector<int> scores;
  std::vector<int> thoughts;
  std::vector<int> shouts;
  int round = 0;
  int rest = 0;
  Task task;
};
void write(const View& view, JsonWriter& json);

// What content may ask for, by name.
enum class Fault : std::uint8_t {
  none,
  leaky_view,         // a view shows the top card
  leaky_fact,         // a bid is told to everybody
  leaky_draw,         // a drawn card is told to everybody
  leaky_refusal,      // a refusal depends on another's hand
  forgetful_imagine,  // imagination redraws cards that the viewer knows
  knowing_imagine,    // imagination keeps the truth
  loaded_imagine,     // imagination deals other seats odd cards first
  forgotten_reveal,   // showing the top card counts as no reveal
  accepted_illegal,   // a seat out of turn may pass
  order_dependent,    // the last to bid scores
  endless,            // no round is ever the last
  impure,             // what a card scores depends on how many were played by this program
};

class Rules {
 public:
  using State = probe::State;
  using Move = probe::Move;
  using View = probe::View;

  static const GameInfo& info();
  static std::string_view content_hash();
  // Content: {"powers":[…]} of 6 to 12 powers from 1 to 9, a pair of cards each, and perhaps "fault".
  static Result<Rules> create(const Setup& setup);

  [[nodiscard]] int players() const { return players_; }
  State start(Dealer& dealer, Journal& journal) const;
  [[nodiscard]] SeatSet owing(const State& state) const;
  void legal(const State& state, Seat seat, MoveList<Move>& moves) const;
  void optional(const State& state, Seat seat, MoveList<Move>& moves) const;
  [[nodiscard]] bool asks(const State& state, Seat seat) const;
  void play(State& state, Seat seat, Move move, Dealer& dealer, Journal& journal) const;
  [[nodiscard]] std::optional<Refusal> refuse(const State& state, Seat seat, std::span<const Move> wish) const;
  [[nodiscard]] std::optional<Outcome> outcome(const State& state) const;
  [[nodiscard]] View view(const State& state, Viewer viewer) const;
  [[nodiscard]] State imagine(const State& state, Viewer viewer, Dealer& dealer) const;
  void check(const State& state) const;
  [[nodiscard]] int group_of(const State& /*state*/, Seat /*seat*/) const { return -1; }
  [[nodiscard]] std::vector<Feature> hidden_features(const State& state) const;
  // A card played is one path, with all that it asks for (PB-3).
  [[nodiscard]] bool at_rest(const State& state, Seat /*seat*/) const {
    return state.agenda.empty() || state.agenda.top().kind == Task::Kind::turn;
  }
  // Who has the lowest score begins the next match.
  [[nodiscard]] Json rematch(const State& state) const;
  static Result<Move> read_move(const Json& json);
  static void write_fact(const Fact& fact, JsonWriter& json);

  // The most events of a match (PB-1 to PB-5).
  [[nodiscard]] std::uint32_t bound() const;

 private:
  Rules() = default;

  [[nodiscard]] bool faulty(Fault fault) const { return fault_ == fault; }
  [[nodiscard]] int power(Card card) const { return powers_[card / 2U]; }
  [[nodiscard]] SeatSet can_get(const State& state, Seat from) const;
  void go_on(State& state) const;
  void draw_card(State& state, Seat seat, Dealer& dealer, Journal& journal) const;
  void play_card(State& state, Seat seat, Card card, Journal& journal) const;
  void give_card(State& state, Seat from, Seat to, Card card, Journal& journal) const;
  void settle_bids(State& state, Seat last, Dealer& dealer, Journal& journal) const;

  int players_ = 0;
  int rounds_ = 0;
  int first_ = -1;  // −1: random
  bool shouting_ = false;
  std::vector<int> powers_;
  Fault fault_ = Fault::none;
};

}  // namespace tempora::probe
