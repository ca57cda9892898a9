#include "cli/words.hpp"

#include <gtest/gtest.h>

#include <array>

#include "bots/random.hpp"
#include "engine/dice.hpp"
#include "engine/levels.hpp"
#include "engine/testing/probe/probe.hpp"
#include "engine/typed_game.hpp"
#include "games/catalogue.hpp"

namespace tempora::cli {
namespace {

TEST(Words, EveryGameOfTheCatalogueHasSome) {
  const auto complete = check_words(catalogue());
  EXPECT_TRUE(complete) << complete.error().text;
  for (const AnyGame* game : catalogue()) {
    LabDice dice(1);
    tempora::Setup setup;
    setup.players = game->info().min_players;
    const auto match = game->start(setup, {"host", 0}, dice);
    ASSERT_TRUE(match);
    std::string view;
    JsonWriter json(view);
    (*match)->write_view(Viewer::seat(0), json);
    const Players players{std::vector<std::string>(static_cast<std::size_t>(setup.players), "Ada"), 0};
    EXPECT_FALSE(words_of(game->info().id).board(Json::parse(view), players, Ink(false)).empty());
  }
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
