#include "games/catalogue.hpp"

#include <array>

#include "engine/typed_game.hpp"
#include "games/tempel/bots.hpp"
#include "games/tempel/rules.hpp"

namespace tempora {

std::span<const AnyGame* const> catalogue() {
  static const TypedGame<tempel::Rules, tempel::BotLevels> kTempel;
  static const std::array<const AnyGame*, 1> kGames{&kTempel};
  return kGames;
}

const AnyGame* find_game(std::string_view id) {
  for (const AnyGame* game : catalogue()) {
    if (game->info().id == id) return game;
  }
  return nullptr;
}

}  // namespace tempora
