#include "games/wartime/greedy.hpp"

#include <gtest/gtest.h>

#include "bots/testing/beats_random.hpp"

namespace tempora::wartime {
namespace {

TEST(WartimeGreedy, BeatsRandomOthers) { expect_beats_random<Rules, GreedyBot>(); }

}  // namespace
}  // namespace tempora::wartime
