#include "engine/agenda.hpp"

#include <gtest/gtest.h>

#include <cstring>

namespace tempora {
namespace {

struct Task {
  std::uint8_t kind = 0;
  std::uint8_t seat = 0;
  bool operator==(const Task&) const = default;
};

static_assert(std::has_unique_object_representations_v<Agenda<Task, 3>>);

TEST(Agenda, WhatIsTriggeredGoesFirst) {
  Agenda<Task, 3> agenda;
  EXPECT_TRUE(agenda.empty());
  agenda.push({1, 0});
  agenda.push({2, 4});
  agenda.push({3, 1});
  EXPECT_EQ(agenda.depth(), agenda.max_depth());
  EXPECT_EQ(agenda.pop(), (Task{3, 1}));
  EXPECT_EQ(agenda.top(), (Task{2, 4}));
  agenda.top().seat = 5;
  EXPECT_EQ(agenda.pop(), (Task{2, 5}));
  EXPECT_EQ(agenda.depth(), 1U);
}

TEST(Agenda, FindsTheTaskNearestToTheTop) {
  Agenda<Task, 3> agenda;
  const auto one = [](const Task& task) { return task.kind == 1; };
  EXPECT_EQ(agenda.find(one), nullptr);
  agenda.push({1, 7});
  agenda.push({1, 8});
  agenda.push({2, 9});
  EXPECT_EQ(*agenda.find(one), (Task{1, 8}));
}

TEST(Agenda, ForgetsWhatIsDone) {
  Agenda<Task, 3> used;
  used.push({1, 2});
  used.push({3, 3});
  used.pop();
  used.pop();
  const Agenda<Task, 3> fresh;
  EXPECT_EQ(std::memcmp(&used, &fresh, sizeof used), 0);
}

}  // namespace
}  // namespace tempora
