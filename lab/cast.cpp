#include "lab/cast.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <string>

namespace tempora::lab {
namespace {

std::vector<std::string> split(std::string_view text) {
  std::vector<std::string> parts;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t comma = std::min(text.find(',', from), text.size());
    parts.emplace_back(text.substr(from, comma - from));
    from = comma + 1;
  }
  return parts;
}

std::optional<std::size_t> index_of(const std::vector<std::string>& names, std::string_view name) {
  const auto at = std::find(names.begin(), names.end(), name);
  if (at == names.end()) return std::nullopt;
  return static_cast<std::size_t>(at - names.begin());
}

Result<std::size_t> read_level(const AnyGame& game, std::string_view name) {
  const auto levels = game.bot_levels();
  if (const auto level = index_of(levels, name)) return *level;
  return error(fmt::format("no level '{}'; allowed: {}", excerpt(name), fmt::join(levels, ", ")));
}

Result<Cast> read_groups(const std::vector<std::string>& parts, const AnyGame& game) {
  constexpr std::size_t kNone = SIZE_MAX;
  const auto& groups = game.info().groups;
  if (groups.empty())
    return error(fmt::format("{} has no groups; allowed: a level for all or one for each seat", game.info().id));
  Cast cast;
  cast.by_group.assign(groups.size(), kNone);
  for (const std::string& part : parts) {
    const std::size_t equals = std::min(part.find('='), part.size());
    const auto group = index_of(groups, std::string_view(part).substr(0, equals));
    if (equals == part.size() || !group) {
      return error(fmt::format("'{}' is not GROUP=LEVEL; groups: {}", excerpt(part), fmt::join(groups, ", ")));
    }
    const auto level = read_level(game, std::string_view(part).substr(equals + 1));
    if (!level) return tl::make_unexpected(level.error());
    if (cast.by_group[*group] != kNone) return error(fmt::format("'{}' has two levels; allowed: one", groups[*group]));
    cast.by_group[*group] = *level;
  }
  for (std::size_t group = 0; group < groups.size(); ++group) {
    if (cast.by_group[group] == kNone)
      return error(fmt::format("'{}' has no level; allowed: one for each group", groups[group]));
  }
  return cast;
}

}  // namespace

Result<Cast> read_cast(std::string_view list, const AnyGame& game, int players) {
  const auto parts = split(list);
  if (list.find('=') != std::string_view::npos) return read_groups(parts, game);
  if (parts.size() != 1 && parts.size() != static_cast<std::size_t>(players)) {
    return error(
        fmt::format("{} levels for {} seats; allowed: one for all, or one for each seat", parts.size(), players));
  }
  Cast cast;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    const auto level = read_level(game, parts[parts.size() == 1 ? 0 : seat]);
    if (!level) return tl::make_unexpected(level.error());
    cast.by_seat[seat] = *level;
  }
  return cast;
}

}  // namespace tempora::lab
