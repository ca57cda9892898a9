#include "games/khronos/components.hpp"

#include <algorithm>

namespace tempora::khronos {
namespace {

constexpr int kFewestCards = kMaxPlayers * kHand + kRow + kHand + 1;  // cards never run out (KH-16.2)

Result<std::array<std::uint8_t, kSizes>> read_sizes(const Json& tiles, Type type) {
  const std::string where = "/tiles/" + std::string(name(type));
  const Json list = tiles.value(std::string(name(type)), Json());
  std::array<std::uint8_t, kSizes> sizes{};
  if (!list.is_array() || list.size() != sizes.size()) {
    return error("a list of three numbers: how many tiles of size 1, 2 and 3", where);
  }
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    if (!list[i].is_number_integer() || list[i] < 0 || list[i] > kMostTiles) {
      return error("how many tiles: a whole number from 0 to 160", where + "/" + std::to_string(i));
    }
    sizes[i] = list[i].get<std::uint8_t>();
  }
  return sizes;
}

Result<Deck> read_deck(const Json& json, const std::string& where) {
  if (auto fields = expect_fields(json, "a deck", {"name", "military", "religious", "civil"}); !fields) {
    return error(fields.error().text, where);
  }
  const auto name_of = read_string(json, "name");
  if (!name_of) return error(name_of.error().text, where + "/name");
  Deck deck{*name_of, {}};
  for (const Type type : kEveryType) {
    const auto count = read_integer(json, name(type), 0, kMostCards);
    if (!count) return error(count.error().text, where + "/" + std::string(name(type)));
    deck.cards[static_cast<std::size_t>(type)] = static_cast<std::uint8_t>(*count);
  }
  const int count = count_of(deck.cards);
  if (count < kFewestCards || count > kMostCards) {
    return error("the deck has " + std::to_string(count) + " cards; allowed: 24 to 60", where);
  }
  return deck;
}

}  // namespace

Result<Components> read_components(const Json& content) {
  Components components;
  const Json tiles = content.value("tiles", Json());
  if (auto fields = expect_fields(tiles, "'tiles'", {"military", "religious", "civil"}); !fields) {
    return error(fields.error().text, "/tiles");
  }
  int count = 0;
  int sizes_to_lose = 0;
  for (const Type type : kEveryType) {
    const auto sizes = read_sizes(tiles, type);
    if (!sizes) return tl::make_unexpected(sizes.error());
    components.tiles[static_cast<std::size_t>(type)] = *sizes;
    count += count_of(*sizes);
    if (type != Type::civil) sizes_to_lose += (*sizes)[0] + 2 * (*sizes)[1] + 3 * (*sizes)[2];
  }
  if (count > kMostTiles) {
    return error("there are " + std::to_string(count) + " tiles; allowed: 160 in all", "/tiles");
  }
  if (sizes_to_lose > kMostSizes) {
    return error(
        "the sizes of all Military and Religious tiles make " + std::to_string(sizes_to_lose) + "; allowed: 190 in all",
        "/tiles");
  }
  const Json decks = content.value("decks", Json());
  if (!decks.is_array() || decks.empty()) return error("'decks' must be a list of one deck or more", "/decks");
  for (std::size_t i = 0; i < decks.size(); ++i) {
    const std::string where = "/decks/" + std::to_string(i);
    auto deck = read_deck(decks[i], where);
    if (!deck) return tl::make_unexpected(deck.error());
    const auto same = [&](const Deck& other) { return other.name == deck->name; };
    if (std::any_of(components.decks.begin(), components.decks.end(), same)) {
      return error("there is another deck called " + deck->name, where + "/name");
    }
    components.decks.push_back(std::move(*deck));
  }
  return components;
}

}  // namespace tempora::khronos
