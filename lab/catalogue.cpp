#include "lab/catalogue.hpp"

#include <array>

#include "games/catalogue.hpp"
#include "games/khronos/bots.hpp"
#include "games/steamtime/bots.hpp"
#include "games/tempel/bots.hpp"
#include "games/timequest/bots.hpp"
#include "games/wartime/bots.hpp"
#include "lab/typed_lab.hpp"

namespace tempora::lab {

std::span<const Lab* const> catalogue() {
  static const TypedLab<tempel::Rules, tempel::BotLevels> kTempel(*find_game("tempel"));
  static const TypedLab<khronos::Rules, khronos::BotLevels> kKhronos(*find_game("khronos"));
  static const TypedLab<timequest::Rules, timequest::BotLevels> kTimequest(*find_game("timequest"));
  static const TypedLab<steamtime::Rules, steamtime::BotLevels> kSteamtime(*find_game("steamtime"));
  static const TypedLab<wartime::Rules, wartime::BotLevels> kWartime(*find_game("wartime"));
  static const std::array<const Lab*, 5> kLabs{&kTempel, &kKhronos, &kTimequest, &kSteamtime, &kWartime};
  return kLabs;
}

const Lab* find_lab(std::string_view id) {
  for (const Lab* lab : catalogue()) {
    if (lab->game().info().id == id) return lab;
  }
  return nullptr;
}

}  // namespace tempora::lab
