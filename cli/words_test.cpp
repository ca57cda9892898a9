#include "cli/words.hpp"

#include <gtest/gtest.h>

#include <array>

#include "bots/random.hpp"
#include "engine/levels.hpp"
#include "engine/testing/probe/probe.hpp"
#include "engine/typed_game.hpp"
#include "games/catalogue.hpp"

namespace tempora::cli {
namespace {

TEST(Words, EveryGameOfTheCatalogueHasSome) {
  const auto complete = check_words(catalogue());
  EXPECT_TRUE(complete) << complete.error().text;
  for (const AnyGame* game : catalogue()) EXPECT_FALSE(words_of(game->info().id).optional().empty());
}

TEST(Words, AGameWithoutAnyIsNamed) {
  static const TypedGame<probe::Rules, Levels<probe::Rules, RandomBot<probe::Rules>>> kProbe;
  const std::array<const AnyGame*, 2> games{catalogue().front(), &kProbe};
  const auto complete = check_words(games);
  ASSERT_FALSE(complete);
  EXPECT_NE(complete.error().text.find("'probe' has no words"), std::string::npos) << complete.error().text;
}

}  // namespace
}  // namespace tempora::cli
