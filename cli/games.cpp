#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/commands.hpp"
#include "games/catalogue.hpp"

namespace tempora::cli {
namespace {

std::string values_of(const OptionSpec& option) {
  switch (option.kind) {
    case OptionSpec::Kind::choice:
    case OptionSpec::Kind::content:
      return fmt::format("{}", fmt::join(option.values, ", "));
    case OptionSpec::Kind::range:
      return fmt::format("{} to {}", option.low, option.high);
    case OptionSpec::Kind::seat:
      return fmt::format("{}{}a seat", fmt::join(option.values, ", "), option.values.empty() ? "" : ", ");
    case OptionSpec::Kind::order:
      return fmt::format("an order of {}", fmt::join(option.values, ", "));
  }
  return {};
}

void describe(const AnyGame& game, std::ostream& out) {
  const GameInfo& info = game.info();
  out << fmt::format("{}  {}\n", info.id, info.name);
  out << fmt::format("  players  {} to {}\n", info.min_players, info.max_players);
  if (!info.groups.empty()) out << fmt::format("  groups   {}\n", fmt::join(info.groups, ", "));
  out << fmt::format("  bots     {}\n", fmt::join(game.bot_levels(), ", "));
  out << fmt::format("  rules    version {}\n", info.rules_version);
  out << fmt::format("  content  {}\n", game.content_hash());
  for (const OptionSpec& option : info.options) {
    const Json& value = option.default_value;
    out << fmt::format("  option   {}={}  ({})\n           {}\n", option.name,
                       value.is_string() ? value.get<std::string>() : value.dump(), values_of(option), option.help);
  }
}

}  // namespace

int games(bool json, Console& console) {
  if (!json) {
    for (const AnyGame* game : catalogue()) describe(*game, console.out);
    return kDone;
  }
  std::string text;
  JsonWriter writer(text);
  writer.begin_object();
  writer.key("games");
  writer.begin_array();
  for (const AnyGame* game : catalogue()) write(*game, writer);
  writer.end_array();
  writer.end_object();
  console.out << text << '\n';
  return kDone;
}

}  // namespace tempora::cli
