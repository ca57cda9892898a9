// Khronos: tiles and cards (KH-2.5, KH-2.9), from the content file.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/json.hpp"
#include "engine/result.hpp"
#include "games/khronos/state.hpp"

namespace tempora::khronos {

struct Deck {
  std::string name;  // the value of the option `deck`
  Cards cards{};
};

struct Components {
  std::array<std::array<std::uint8_t, kSizes>, kTypes> tiles{};  // by type and size − 1
  std::vector<Deck> decks;
};

// Reads what the content has besides maps, and checks it; an error says where.
Result<Components> read_components(const Json& content);

}  // namespace tempora::khronos
