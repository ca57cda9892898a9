#include "engine/fixed_vector.hpp"

#include <cstring>
#include <vector>

#include "engine/testing/property.hpp"

namespace tempora {
namespace {

struct Wide {
  std::uint64_t number = 0;
  bool operator==(const Wide&) const = default;
};

static_assert(std::has_unique_object_representations_v<FixedVector<std::uint8_t, 7>>);
static_assert(std::has_unique_object_representations_v<FixedVector<std::uint8_t, 300>>);
static_assert(std::has_unique_object_representations_v<FixedVector<std::uint16_t, 3>>);
static_assert(std::has_unique_object_representations_v<FixedVector<Wide, 2>>);
static_assert(sizeof(FixedVector<std::uint8_t, 7>) == 8);

using Small = FixedVector<std::uint8_t, 6>;

bool same(const Small& a, const Small& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

Small filled(const std::vector<std::uint8_t>& items) {
  Small list;
  for (const auto item : items) list.push_back(item);
  return list;
}

// Whatever was done to a list, it is the bytes of a new one with the same items.
RC_GTEST_PROP(FixedVector, FollowsAVectorByteForByte, ()) {
  Small list;
  std::vector<std::uint8_t> model;
  const auto steps = *rc::gen::container<std::vector<std::pair<std::uint8_t, std::uint8_t>>>(
      40, rc::gen::pair(rc::gen::inRange<std::uint8_t>(0, 5), rc::gen::arbitrary<std::uint8_t>()));
  for (const auto& [action, value] : steps) {
    const std::size_t at = model.empty() ? 0 : value % model.size();
    const auto place = model.begin() + static_cast<std::ptrdiff_t>(at);
    if (action == 0 && !list.full()) {
      list.push_back(value);
      model.push_back(value);
    } else if (action == 1 && !list.full()) {
      list.insert(at, value);
      model.insert(place, value);
    } else if (action == 2 && !model.empty()) {
      RC_ASSERT(list.remove(at) == *place);
      model.erase(place);
    } else if (action == 3 && !model.empty()) {
      RC_ASSERT(list.pop_back() == model.back());
      model.pop_back();
    } else if (action == 4 && value < 16) {
      list.clear();
      model.clear();
    }
    RC_ASSERT(std::vector<std::uint8_t>(list.begin(), list.end()) == model);
    RC_ASSERT(same(list, filled(model)));
  }
}

TEST(FixedVector, TakesAnItemOfItsOwn) {
  Small list = filled({1, 2, 3});
  list.insert(0, list[2]);
  EXPECT_TRUE(same(list, filled({3, 1, 2, 3})));
}

TEST(FixedVector, KnowsItsItems) {
  const Small list = filled({4, 5});
  EXPECT_TRUE(list.contains(5));
  EXPECT_FALSE(list.contains(0));  // an unused place is no item
  EXPECT_EQ(list.back(), 5);
  EXPECT_EQ(list.span().size(), 2U);
  EXPECT_FALSE(list.full());
  EXPECT_EQ(Small::capacity(), 6U);
}

}  // namespace
}  // namespace tempora
