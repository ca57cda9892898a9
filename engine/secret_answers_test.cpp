#include "engine/secret_answers.hpp"

#include <cstring>
#include <vector>

#include "engine/testing/property.hpp"

namespace tempora {
namespace {

using Answers = SecretAnswers<std::uint16_t, 5>;

static_assert(std::has_unique_object_representations_v<Answers>);
static_assert(std::has_unique_object_representations_v<SecretAnswers<std::uint8_t, 5>>);
static_assert(std::has_unique_object_representations_v<SecretAnswers<std::uint64_t, 3>>);

bool same(const Answers& a, const Answers& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

SeatSet seats(const std::vector<Seat>& list) {
  SeatSet set;
  for (const Seat seat : list) set.insert(seat);
  return set;
}

TEST(SecretAnswers, SaysWhoHasAnswered) {
  Answers answers;
  EXPECT_FALSE(answers.open());
  answers.ask(seats({0, 2, 4}));
  EXPECT_TRUE(answers.open());
  answers.answer(2, 0);  // an answer of zero is an answer
  EXPECT_EQ(answers.owing(), seats({0, 4}));
  EXPECT_EQ(answers.answered(), seats({2}));
  EXPECT_FALSE(answers.complete());
  answers.answer(0, 7);
  answers.answer(4, 9);
  EXPECT_TRUE(answers.complete());
  EXPECT_EQ(answers.of(4), 9);
  answers.clear();
  EXPECT_TRUE(same(answers, Answers()));
}

// Any order, with any number of second thoughts, gives the same bytes.
RC_GTEST_PROP(SecretAnswers, OrderAndSecondThoughtsLeaveNoTrace, ()) {
  const std::vector<Seat> all = {0, 1, 3, 4};
  const auto chosen = *rc::gen::container<std::vector<std::uint16_t>>(5, rc::gen::arbitrary<std::uint16_t>());
  Answers plain;
  plain.ask(seats(all));
  for (const Seat seat : all) plain.answer(seat, chosen[seat]);

  auto order = all;
  for (std::size_t i = order.size(); i > 1; --i) {
    std::swap(order[i - 1], order[*rc::gen::inRange<std::size_t>(0, i)]);
  }
  Answers other;
  other.ask(seats(all));
  for (const Seat seat : order) {
    if (other.owing().size() > 1 && *rc::gen::arbitrary<bool>()) {
      other.answer(seat, *rc::gen::arbitrary<std::uint16_t>());
      other.take_back(seat);
    }
    other.answer(seat, chosen[seat]);
  }
  RC_ASSERT(same(plain, other));
}

TEST(SecretAnswers, ImaginesOnlyWhatTheViewerMayNotKnow) {
  Answers answers;
  answers.ask(seats({0, 1, 2}));
  answers.answer(0, 10);
  answers.answer(1, 11);
  const auto draw = [](Seat seat) { return static_cast<std::uint16_t>(100 + seat); };

  Answers own = answers;
  own.imagine(Viewer::seat(1), draw);
  EXPECT_EQ(own.of(0), 100);
  EXPECT_EQ(own.of(1), 11);
  EXPECT_EQ(own.owing(), seats({2}));

  Answers seen = answers;
  seen.imagine(Viewer::spectator(), draw);
  EXPECT_EQ(seen.of(0), 100);
  EXPECT_EQ(seen.of(1), 101);

  answers.answer(2, 12);  // the last is in: they lie open
  Answers open = answers;
  open.imagine(Viewer::spectator(), draw);
  EXPECT_TRUE(same(open, answers));
}

}  // namespace
}  // namespace tempora
