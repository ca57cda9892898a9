#include "lab/catalogue.hpp"

#include <array>

#include "games/catalogue.hpp"
#include "games/khronos/bots.hpp"
#include "games/tempel/bots.hpp"
#include "lab/typed_lab.hpp"

namespace tempora::lab {

std::span<const Lab* const> catalogue() {
  static const TypedLab<tempel::Rules, tempel::BotLevels> kTempel(*find_game("tempel"));
  static const TypedLab<khronos::Rules, khronos::BotLevels> kKhronos(*find_game("khronos"));
  static const std::array<const Lab*, 2> kLabs{&kTempel, &kKhronos};
  return kLabs;
}

const Lab* find_lab(std::string_view id) {
  for (const Lab* lab : catalogue()) {
    if (lab->game().info().id == id) return lab;
  }
  return nullptr;
}

}  // namespace tempora::lab
