#include "games/tempel/temples.hpp"

#include <string>
#include <utility>

namespace tempora::tempel {
namespace {

Result<std::pair<int, Temple>> read_temple(const Json& json, const std::string& where) {
  if (auto fields = expect_fields(json, "a temple", {"players", "adventurers", "guardians", "gold", "fire", "empty"});
      !fields) {
    return error(fields.error().text, where);
  }
  const auto number = [&](std::string_view name, int low, int high) -> Result<int> {
    const auto value = read_integer(json, name, low, high);
    if (!value) return error(value.error().text, where + "/" + std::string(name));
    return static_cast<int>(*value);
  };
  const auto players = number("players", kMinPlayers, kMaxPlayers);
  if (!players) return tl::make_unexpected(players.error());
  Temple temple;
  const int chambers = kChambersInRoundOne * *players;
  for (const auto& [name, into, low] :
       {std::tuple{"adventurers", &temple.adventurers, 1}, std::tuple{"guardians", &temple.guardians, 1},
        std::tuple{"gold", &temple.gold, 1}, std::tuple{"fire", &temple.fire, 1},
        std::tuple{"empty", &temple.empty, 0}}) {
    const auto value = number(name, low, chambers);
    if (!value) return tl::make_unexpected(value.error());
    *into = *value;
  }
  const int pile = temple.adventurers + temple.guardians;
  if (pile != *players && pile != *players + 1) {
    return error("adventurers and guardians together must be the number of players, or one more", where);
  }
  const int least = 1 + pile - *players;  // so that each team has a player whichever card stays out (TD-1.2, TD-4)
  if (temple.adventurers < least || temple.guardians < least) {
    return error("there must be " + std::to_string(least) + " adventurers and " + std::to_string(least) +
                     " guardians or more, so that each team has a player",
                 where);
  }
  if (temple.gold + temple.fire + temple.empty != chambers) {
    return error("gold, fire and empty together must be " + std::to_string(chambers) + ", five chambers a player",
                 where);
  }
  return std::pair{*players, temple};
}

}  // namespace

Result<Temples> read_temples(const Json& content) {
  if (auto fields = expect_fields(content, "the content", {"temples"}); !fields)
    return tl::make_unexpected(fields.error());
  if (!content.contains("temples") || !content["temples"].is_array()) {
    return error("'temples' must be a list with one temple for each number of players from 3 to 10");
  }
  Temples temples;
  std::array<bool, std::tuple_size_v<Temples>> known{};
  std::size_t index = 0;
  for (const Json& item : content["temples"]) {
    const std::string where = "/temples/" + std::to_string(index++);
    const auto temple = read_temple(item, where);
    if (!temple) return tl::make_unexpected(temple.error());
    const auto at = static_cast<std::size_t>(temple->first - kMinPlayers);
    if (known[at]) return error("there is another temple for " + std::to_string(temple->first) + " players", where);
    known[at] = true;
    temples[at] = temple->second;
  }
  for (std::size_t at = 0; at < known.size(); ++at) {
    if (!known[at]) {
      return error("there is no temple for " + std::to_string(static_cast<int>(at) + kMinPlayers) + " players",
                   "/temples");
    }
  }
  return temples;
}

}  // namespace tempora::tempel
