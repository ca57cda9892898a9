#include "games/catalogue.hpp"

#include <array>

#include "engine/typed_game.hpp"
#include "games/khronos/bots.hpp"
#include "games/khronos/rules.hpp"
#include "games/steamtime/bots.hpp"
#include "games/steamtime/rules.hpp"
#include "games/tempel/bots.hpp"
#include "games/tempel/rules.hpp"
#include "games/timequest/bots.hpp"
#include "games/timequest/rules.hpp"
#include "games/wartime/bots.hpp"
#include "games/wartime/rules.hpp"

namespace tempora {

std::span<const AnyGame* const> catalogue() {
  static const TypedGame<tempel::Rules, tempel::BotLevels> kTempel;
  static const TypedGame<khronos::Rules, khronos::BotLevels> kKhronos;
  static const TypedGame<timequest::Rules, timequest::BotLevels> kTimequest;
  static const TypedGame<steamtime::Rules, steamtime::BotLevels> kSteamtime;
  static const TypedGame<wartime::Rules, wartime::BotLevels> kWartime;
  static const std::array<const AnyGame*, 5> kGames{&kTempel, &kKhronos, &kTimequest, &kSteamtime, &kWartime};
  return kGames;
}

const AnyGame* find_game(std::string_view id) {
  for (const AnyGame* game : catalogue()) {
    if (game->info().id == id) return game;
  }
  return nullptr;
}

}  // namespace tempora
