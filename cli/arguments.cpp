#include "cli/arguments.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>

#include "content/loader.hpp"
#include "games/catalogue.hpp"

namespace tempora::cli {
namespace {

template <class Number>
std::optional<Number> parse(std::string_view text) {
  Number number{};
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || read.ec != std::errc() || read.ptr != text.data() + text.size()) return std::nullopt;
  return number;
}

}  // namespace

Result<std::uint64_t> read_number(std::string_view name, std::string_view text, std::uint64_t low, std::uint64_t high) {
  const auto number = parse<std::uint64_t>(text);
  if (!number || *number < low || *number > high) {
    return error(
        fmt::format("{}: '{}' is not allowed; allowed: a whole number from {} to {}", name, excerpt(text), low, high));
  }
  return *number;
}

Result<double> read_share(std::string_view name, std::string_view text) {
  const auto number = parse<double>(text);
  if (!number || !(*number >= 0 && *number <= 1)) {
    return error(fmt::format("{}: '{}' is not allowed; allowed: a number from 0 to 1", name, excerpt(text)));
  }
  return *number;
}

Result<const AnyGame*> read_game(std::string_view id) {
  if (const AnyGame* game = find_game(id)) return game;
  std::vector<std::string> known;
  for (const AnyGame* game : catalogue()) known.push_back(game->info().id);
  return error(fmt::format("GAME: {}; allowed: {}", id.empty() ? "missing" : fmt::format("no game '{}'", excerpt(id)),
                           fmt::join(known, ", ")));
}

Result<std::uint64_t> read_seed(const std::optional<std::string>& text, std::uint64_t otherwise) {
  if (!text) return otherwise;
  return read_number("--seed", *text, 0, UINT64_MAX);
}

Result<Setup> read_setup(const MatchArguments& arguments, const AnyGame& game) {
  const GameInfo& info = game.info();
  Setup setup;
  setup.players = std::clamp(5, info.min_players, info.max_players);
  if (arguments.players) {
    const auto players = read_number("--players", *arguments.players, static_cast<std::uint64_t>(info.min_players),
                                     static_cast<std::uint64_t>(info.max_players));
    if (!players) return tl::make_unexpected(players.error());
    setup.players = static_cast<int>(*players);
  }
  for (const std::string& assignment : arguments.options) {
    if (auto set = set_option(info.options, assignment, setup.options); !set) {
      return error("--option: " + set.error().text);
    }
  }
  const auto options = complete_options(info.options, setup.options, setup.players);
  if (!options) return error("--option: " + options.error().text);
  setup.options = *options;
  if (!arguments.content) {
    if (auto checked = game.check(setup); !checked) return error("--option: " + checked.error().text);
    return setup;
  }
  const auto content = content::load(*arguments.content);
  if (!content) return error("--content: " + content.error().text);
  setup.content = content->text();
  if (auto checked = game.check(setup); !checked) {
    return error("--content: " + content->locate(checked.error().where) + ": " + checked.error().text);
  }
  return setup;
}

}  // namespace tempora::cli
