#include "games/khronos/greedy.hpp"

#include <gtest/gtest.h>

#include "bots/testing/beats_random.hpp"

namespace tempora::khronos {
namespace {

TEST(KhronosGreedy, BeatsRandomOthers) { expect_beats_random<Rules, GreedyBot>(); }

}  // namespace
}  // namespace tempora::khronos
