#include "games/timequest/greedy.hpp"

#include <gtest/gtest.h>

#include "bots/testing/beats_random.hpp"

namespace tempora::timequest {
namespace {

TEST(TimequestGreedy, BeatsRandomOthers) { expect_beats_random<Rules, GreedyBot>(); }

}  // namespace
}  // namespace tempora::timequest
