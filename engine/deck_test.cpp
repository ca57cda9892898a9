#include "engine/deck.hpp"

#include <algorithm>
#include <cstring>
#include <map>
#include <numeric>
#include <set>
#include <vector>

#include "engine/testing/property.hpp"

namespace tempora {
namespace {

using Card = std::uint8_t;
using Place = KnownCard<Card>;

// A deck of five and the hands of three seats.
struct Cards {
  Deck<Card, 5> deck;
  std::array<FixedVector<Place, 5>, 3> hands;

  std::array<std::span<Place>, 4> zones() { return {deck.zone(), hands[0].span(), hands[1].span(), hands[2].span()}; }
  [[nodiscard]] std::array<std::span<const Place>, 4> zones() const {
    return {deck.zone(), hands[0].span(), hands[1].span(), hands[2].span()};
  }
  // All cards in the order of the zones.
  [[nodiscard]] std::vector<Card> order() const {
    std::vector<Card> cards;
    for (const auto zone : zones()) {
      for (const Place& place : zone) cards.push_back(place.card);
    }
    return cards;
  }
  void look(Knowers who, std::size_t count) { deck.look(who, count, zones()); }
  void draw_to(Seat seat) { hands[seat].push_back(deck.draw(seat, zones())); }
  void reorder(Seat by, const std::vector<std::uint8_t>& order) {
    look(Knowers::only(by), order.size());
    deck.reorder(by, order, zones());
  }
};

static_assert(std::has_unique_object_representations_v<Cards>);
static_assert(std::has_unique_object_representations_v<Deck<std::uint16_t, 7>>);
static_assert(sizeof(Place) == 6);

bool same(const Cards& a, const Cards& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

// 0 on the bottom … 4 on top.
Cards fresh() {
  Cards cards;
  for (Card card = 0; card < 5; ++card) cards.deck.put_on_top({card, 0, {}, {}});
  return cards;
}

// The same with two kinds of cards only: a 1, and four 0.
Cards alike() {
  Cards cards = fresh();
  for (Place& place : cards.deck.zone()) place.card /= 4;
  return cards;
}

Cards shuffled(Cards cards) {
  Dealer dealer{Generator(*rc::gen::arbitrary<std::uint64_t>())};
  cards.deck.shuffle(dealer, cards.zones());
  return cards;
}

Cards imagined(Cards cards, Viewer viewer, std::uint64_t seed) {
  Dealer dealer{Generator(seed)};
  redraw<Card>(cards.zones(), viewer, dealer);
  return cards;
}

// What `viewer` knows, place by place and group by group.
std::vector<int> knowledge(const Cards& cards, Viewer viewer) {
  std::vector<int> known;
  for (const auto zone : cards.zones()) {
    for (const Place& place : zone) {
      known.push_back(place.seen_by(viewer).value_or(255));
      known.push_back(place.group);
    }
    known.push_back(-1);
  }
  for (unsigned group = 1; group < 6; ++group) {
    for (const Card card : known_among<Card>(cards.zones(), group, viewer)) known.push_back(card);
    known.push_back(-2);
  }
  return known;
}

// Anything that may happen to the cards.
struct Step {
  enum class Kind { look, reorder, draw, turn_up, show, shuffle };
  Kind kind = Kind::look;
  Seat seat = 0;
  std::size_t count = 0;            // look, reorder: of the top cards; show: which of the hand
  std::vector<std::uint8_t> order;  // reorder
  std::uint64_t seed = 0;           // of what is random
};

Step any_step(const Cards& cards) {
  using Kind = Step::Kind;
  Step step;
  step.kind = *rc::gen::weightedElement<Kind>(
      {{3, Kind::look}, {4, Kind::reorder}, {3, Kind::draw}, {1, Kind::turn_up}, {3, Kind::show}, {3, Kind::shuffle}});
  step.seat = *rc::gen::element<Seat>(0, 1, 2);
  step.count = std::min(cards.deck.size(), static_cast<std::size_t>(*rc::gen::element(1, 2, 3)));
  if (step.kind == Kind::show) step.count = static_cast<std::size_t>(*rc::gen::element(0, 1));
  step.seed = *rc::gen::arbitrary<std::uint64_t>();
  step.order.resize(step.count);
  std::iota(step.order.begin(), step.order.end(), std::uint8_t{0});
  Dealer dealer{Generator(step.seed)};
  dealer.shuffle(std::span(step.order));
  return step;
}

// What `viewer` sees of it.
std::vector<Card> take(const Step& step, Cards& cards, Viewer viewer) {
  std::vector<Card> seen;
  const bool own = viewer.is_seat(step.seat);
  const auto look = [&] {
    for (std::size_t i = 0; own && i < step.count; ++i) seen.push_back(cards.deck.at(i).card);
  };
  auto& hand = cards.hands[step.seat];
  switch (step.kind) {
    case Step::Kind::look:
      look();
      cards.look(Knowers::only(step.seat), step.count);
      break;
    case Step::Kind::reorder:
      look();
      cards.reorder(step.seat, step.order);
      break;
    case Step::Kind::draw:
      if (cards.deck.empty()) break;
      cards.draw_to(step.seat);
      if (own) seen.push_back(hand.back().card);
      break;
    case Step::Kind::turn_up:
      if (cards.deck.empty()) break;
      cards.deck.put_under(cards.deck.turn_up(cards.zones()));
      seen.push_back(cards.deck.zone()[0].card);
      break;
    case Step::Kind::show:  // and put under the deck
      if (step.count >= hand.size()) break;
      learn(hand[step.count], Knowers::everyone(), cards.zones());
      seen.push_back(hand[step.count].card);
      cards.deck.put_under(hand.remove(step.count));
      break;
    case Step::Kind::shuffle: {
      Dealer dealer{Generator(step.seed)};
      cards.deck.shuffle(dealer, cards.zones());
    }
  }
  return seen;
}

RC_GTEST_PROP(Deck, ImaginationKnowsWhatTheViewerKnowsAndNoMore, ()) {
  Cards cards = shuffled(*rc::gen::element(fresh(), alike()));
  const int steps = *rc::gen::resize(100, rc::gen::inRange(0, 30));
  for (int step = 0; step < steps; ++step) take(any_step(cards), cards, Viewer::spectator());
  for (const Viewer viewer : {Viewer::seat(0), Viewer::seat(1), Viewer::seat(2), Viewer::spectator()}) {
    const Cards other = imagined(cards, viewer, 1);
    RC_ASSERT(knowledge(other, viewer) == knowledge(cards, viewer));
    auto a = cards.order();
    auto b = other.order();
    std::sort(a.begin(), a.end());
    std::sort(b.begin(), b.end());
    RC_ASSERT(a == b);
    RC_ASSERT(same(imagined(other, viewer, 2), imagined(cards, viewer, 2)));
  }
}

// Two truths that look the same to a viewer, such as two in which cards that look alike have changed places, go on
// looking the same, and being imagined the same, until it sees something else.
RC_GTEST_PROP(Deck, NoStepTellsWhichOfAlikeCardsItWas, ()) {
  Cards cards = shuffled(*rc::gen::element(fresh(), alike()));
  const Viewer viewer = *rc::gen::element(Viewer::seat(0), Viewer::seat(1), Viewer::seat(2), Viewer::spectator());
  Cards other = imagined(cards, viewer, 1);
  const int steps = *rc::gen::resize(100, rc::gen::inRange(0, 200));
  for (int number = 0; number < steps; ++number) {
    const Step step = any_step(cards);
    const auto seen = take(step, cards, viewer);
    const bool looked_the_same = take(step, other, viewer) == seen;
    if (looked_the_same) {
      RC_ASSERT(knowledge(other, viewer) == knowledge(cards, viewer));
      RC_ASSERT(same(imagined(other, viewer, step.seed), imagined(cards, viewer, step.seed)));
    }
    if (!looked_the_same || *rc::gen::element(true, false)) other = imagined(cards, viewer, step.seed);
  }
}

// All orders of the deck that a careful onlooker at seat 0 holds for possible, while seat 0 looks at top cards, seat 1
// puts top cards in secret orders, and the top card is turned up and put under the deck.
class Onlooker {
 public:
  explicit Onlooker(const Cards& cards) : cards_(cards) {
    Dealer dealer{Generator(7)};
    cards_.deck.shuffle(dealer, cards_.zones());
    std::vector<Card> all = cards_.order();
    std::sort(all.begin(), all.end());
    do possible_.insert(all);
    while (std::next_permutation(all.begin(), all.end()));
  }

  void look(std::size_t count) {
    cards_.look(Knowers::only(0), count);
    see(count);
  }
  void turn_up() {
    see(1);
    cards_.deck.put_under(cards_.deck.turn_up(cards_.zones()));
    std::set<std::vector<Card>> next;
    for (auto other : possible_) {
      std::rotate(other.begin(), other.end() - 1, other.end());
      next.insert(other);
    }
    possible_ = next;
  }
  void reorder(std::size_t count, Dealer& dealer) {
    std::vector<std::uint8_t> order(count);
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    dealer.shuffle(std::span(order));
    cards_.reorder(1, order);
    std::set<std::vector<Card>> next;
    for (auto other : possible_) {
      const auto first = other.end() - static_cast<std::ptrdiff_t>(count);
      std::sort(first, other.end());
      do next.insert(other);
      while (std::next_permutation(first, other.end()));
    }
    possible_ = next;
  }

  [[nodiscard]] const std::set<std::vector<Card>>& possible() const { return possible_; }
  // All orders that imagination reaches; of at most 120, each in 2000 tries but for one chance in ten million.
  [[nodiscard]] std::set<std::vector<Card>> imagined_orders() const {
    std::set<std::vector<Card>> reached;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) reached.insert(imagined(cards_, Viewer::seat(0), seed).order());
    return reached;
  }

 private:
  // The top `count` cards are seen.
  void see(std::size_t count) {
    const auto truth = cards_.order();
    std::erase_if(possible_, [&](const auto& other) {
      return !std::equal(truth.end() - static_cast<std::ptrdiff_t>(count), truth.end(),
                         other.end() - static_cast<std::ptrdiff_t>(count));
    });
  }

  Cards cards_;
  std::set<std::vector<Card>> possible_;
};

// Whatever happens to the top cards: the redraw reaches whatever is possible.
RC_GTEST_PROP(Deck, ReachesWhateverIsPossible, ()) {
  Onlooker onlooker(*rc::gen::element(fresh(), alike()));
  Dealer dealer{Generator(*rc::gen::arbitrary<std::uint64_t>())};
  const int steps = *rc::gen::inRange(1, 6);
  for (int step = 0; step < steps; ++step) {
    const auto count = static_cast<std::size_t>(*rc::gen::inRange(1, 5));
    switch (*rc::gen::inRange(0, 3)) {
      case 0:
        onlooker.look(count);
        break;
      case 1:
        onlooker.reorder(count, dealer);
        break;
      default:
        onlooker.turn_up();
    }
  }
  const auto reached = onlooker.imagined_orders();
  const auto& possible = onlooker.possible();
  RC_ASSERT(std::includes(reached.begin(), reached.end(), possible.begin(), possible.end()));
}

// Where each secret order holds all cards of those before it, no group reaches beyond it: the redraw reaches nothing
// else.
RC_GTEST_PROP(Deck, ReachesNothingButWhatIsPossible, ()) {
  Onlooker onlooker(fresh());
  Dealer dealer{Generator(*rc::gen::arbitrary<std::uint64_t>())};
  const int steps = *rc::gen::inRange(1, 6);
  int widest = 1;
  for (int step = 0; step < steps; ++step) {
    if (*rc::gen::arbitrary<bool>()) {
      onlooker.look(static_cast<std::size_t>(*rc::gen::inRange(1, 5)));
    } else {
      widest = *rc::gen::inRange(widest, 5);
      onlooker.reorder(static_cast<std::size_t>(widest), dealer);
    }
  }
  RC_ASSERT(onlooker.imagined_orders() == onlooker.possible());
}

TEST(Deck, ANarrowerSecretOrderJoinsTheGroupThatReachesBeyondIt) {
  Cards cards = fresh();
  cards.reorder(1, {1, 0, 2, 3});
  cards.look(Knowers::only(0), 1);
  const Card seen = cards.deck.at(0).card;
  cards.reorder(1, {1, 0});
  const unsigned group = cards.deck.at(0).group;
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(cards.deck.at(i).group, group);
  EXPECT_EQ(known_among<Card>(std::as_const(cards).zones(), group, Viewer::seat(0)), std::vector<Card>{seen});
}

TEST(Deck, AnothersSecretOrderLeavesTheCardsKnownAmongTheTop) {
  Cards cards = fresh();
  cards.look(Knowers::only(0), 1);  // seat 0 sees the 4
  cards.reorder(1, {2, 0, 1});      // seat 1 has seen 4, 3, 2 and lays 2, 4, 3
  EXPECT_EQ(cards.order(), (std::vector<Card>{0, 1, 3, 4, 2}));
  EXPECT_EQ(known_among<Card>(std::as_const(cards).zones(), 1, Viewer::seat(0)), (std::vector<Card>{4}));
  EXPECT_EQ(cards.deck.at(0).seen_by(Viewer::seat(0)), std::nullopt);
  EXPECT_EQ(cards.deck.at(0).seen_by(Viewer::seat(1)), Card{2});
  EXPECT_EQ(known_among<Card>(std::as_const(cards).zones(), 1, Viewer::seat(2)), std::vector<Card>{});
}

TEST(Deck, WhatIsKnownAmongTheTopFollowsAHiddenDraw) {
  Cards cards = fresh();
  cards.look(Knowers::only(0), 3);
  cards.reorder(1, {1, 2, 0});
  cards.draw_to(2);  // one of 2, 3, 4, as seat 0 knows
  std::map<Card, int> count;
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    const Cards other = imagined(cards, Viewer::seat(0), seed);
    ++count[other.hands[2][0].card];
    EXPECT_EQ(other.order()[0] + other.order()[1], 1);  // 0 and 1 stay on the bottom, unknown
  }
  ASSERT_EQ(count.size(), 3U);
  for (const auto& [card, times] : count) {
    EXPECT_GE(card, 2);
    EXPECT_NEAR(times, 1000, 5 * 26);  // five standard deviations
  }
}

// From the top, 1, 0, 0. Seat 0 has seen the first 0 and seat 2 all three; then seat 1 has put a 0 on top: the one that
// seat 0 saw, or the other.
TEST(Deck, OfAlikeCardsTheFirstThatIsSeenIsTheOneThatWasCountedOn) {
  const auto played = [](const std::vector<std::uint8_t>& secret) {
    Cards cards;
    for (const Card card : std::vector<Card>{0, 0, 1}) cards.deck.put_on_top({card, 0, {}, {}});
    cards.look(Knowers::only(2), 3);
    learn(cards.deck.at(1), Knowers::only(0), cards.zones());
    cards.reorder(1, secret);
    return cards;
  };
  const Viewer onlooker = Viewer::seat(0);
  for (const auto& secret : std::vector<std::vector<std::uint8_t>>{{1, 0, 2}, {2, 0, 1}}) {
    Cards open = played(secret);
    ASSERT_EQ(open.deck.at(0).card, 0);
    const unsigned group = open.deck.at(0).group;
    EXPECT_EQ(known_among<Card>(std::as_const(open).zones(), group, onlooker), (std::vector<Card>{0}));
    // Who knew them all knows what is left, wherever it lies.
    const Place place = open.deck.turn_up(open.zones());
    EXPECT_EQ(place, (Place{0, 0, Knowers::everyone(), {}}));
    EXPECT_EQ(known_among<Card>(std::as_const(open).zones(), group, onlooker), (std::vector<Card>{}));
    EXPECT_EQ(known_among<Card>(std::as_const(open).zones(), group, Viewer::seat(2)), (std::vector<Card>{0, 1}));
    EXPECT_EQ(open.deck.at(0).seen_by(Viewer::seat(1)), open.deck.at(0).card);

    // Seat 0 draws it: the same for that seat, and nothing for the others.
    Cards drawn = played(secret);
    drawn.draw_to(0);
    EXPECT_EQ(known_among<Card>(std::as_const(drawn).zones(), group, onlooker), (std::vector<Card>{}));
    EXPECT_EQ(known_among<Card>(std::as_const(drawn).zones(), group, Viewer::seat(2)), (std::vector<Card>{0, 0, 1}));
    // Then it is shown: the others have one less to count on, and seat 0, who had counted it, no less than before.
    learn(drawn.hands[0][0], Knowers::everyone(), drawn.zones());
    EXPECT_EQ(known_among<Card>(std::as_const(drawn).zones(), group, Viewer::seat(2)), (std::vector<Card>{0, 1}));
  }
}

TEST(Deck, OfWhatIsKnownToBeInTheGroupOneLessIsCountedOn) {
  const Knowers seat = Knowers::only(0);
  std::array<Place, 5> places = {
      {{0, 1, seat, seat}, {0, 2, {}, seat}, {0, 1, {}, seat}, {0, 1, {}, seat}, {0, 1, {}, {}}}};
  const std::array<std::span<Place>, 1> zones = {places};
  const auto known = [&](unsigned group) {
    const std::array<std::span<const Place>, 1> seen = {places};
    return known_among<Card>(seen, group, Viewer::seat(0));
  };
  ASSERT_EQ(known(1), (std::vector<Card>{0, 0}));
  learn(places[4], seat, zones);
  EXPECT_EQ(known(1), (std::vector<Card>{0}));
  EXPECT_EQ(known(2), (std::vector<Card>{0}));
  EXPECT_EQ(places[0].seen_by(Viewer::seat(0)), Card{0});
}

// A seat that looks at a card twice, or at one that it put there, has learned nothing.
TEST(Deck, LookingAgainCountsNothing) {
  Cards cards;
  for (const Card card : std::vector<Card>{0, 0, 0, 1}) cards.deck.put_on_top({card, 0, {}, {}});
  cards.look(Knowers::only(0), 3);  // 1, 0, 0
  cards.reorder(1, {1, 2, 0});      // 0, 0, 1
  cards.look(Knowers::only(0), 1);
  const unsigned group = cards.deck.at(0).group;
  const auto known = [&] { return known_among<Card>(std::as_const(cards).zones(), group, Viewer::seat(0)); };
  EXPECT_EQ(known(), (std::vector<Card>{0, 1}));
  cards.look(Knowers::only(0), 1);
  EXPECT_EQ(known(), (std::vector<Card>{0, 1}));
  cards.deck.turn_up(cards.zones());
  EXPECT_EQ(known(), (std::vector<Card>{0, 1}));
}

TEST(Deck, AShuffleEndsAllKnowledge) {
  Cards cards = fresh();
  cards.look(Knowers::only(0), 3);
  cards.reorder(1, {1, 2, 0});
  cards.draw_to(2);
  Dealer dealer{Generator(3)};
  cards.deck.shuffle(dealer, cards.zones());
  std::set<Card> drawn;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    drawn.insert(imagined(cards, Viewer::seat(0), seed).hands[2][0].card);
  }
  // Seat 0 knew the hand's card among three; two of them went under the others, so it could be any of five.
  EXPECT_EQ(drawn.size(), 5U);
  EXPECT_EQ(cards.hands[2][0].seen_by(Viewer::seat(2)), cards.hands[2][0].card);
}

// Whether seat 0 sees the card that it knew among the three, or another, is hidden from all others.
TEST(Deck, ImaginationDoesNotTellHowSecretOrdersMet) {
  std::set<std::vector<Card>> truths;
  const auto played = [&](const std::vector<std::uint8_t>& secret) {
    Cards cards = fresh();
    cards.look(Knowers::only(0), 1);
    cards.reorder(1, secret);
    cards.draw_to(2);
    cards.look(Knowers::only(0), 1);
    cards.reorder(2, {1, 2, 0});
    truths.insert(cards.order());
    return cards;
  };
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Cards first = imagined(played({0, 1, 2}), Viewer::spectator(), seed);
    EXPECT_TRUE(same(first, imagined(played({1, 0, 2}), Viewer::spectator(), seed)));
    EXPECT_TRUE(same(first, imagined(played({2, 1, 0}), Viewer::spectator(), seed)));
  }
  EXPECT_EQ(truths.size(), 3U);
}

TEST(Deck, ACardSeenGoingIntoAHandIsKnownThere) {
  Cards cards = fresh();
  cards.look(Knowers::everyone(), 1);
  cards.draw_to(1);
  cards.draw_to(1);
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    EXPECT_EQ(imagined(cards, Viewer::spectator(), seed).hands[1][0].card, 4);
  }
}

TEST(Deck, EveryOrderOfTheUnknownIsEquallyLikely) {
  Cards cards = fresh();
  cards.look(Knowers::only(0), 2);  // 4 and 3 are known; 0, 1, 2 below are not
  std::map<std::vector<Card>, int> count;
  for (std::uint64_t seed = 0; seed < 6000; ++seed) ++count[imagined(cards, Viewer::seat(0), seed).order()];
  ASSERT_EQ(count.size(), 6U);
  for (const auto& [order, times] : count) EXPECT_NEAR(times, 1000, 5 * 29);  // five standard deviations
}

}  // namespace
}  // namespace tempora
