#include "engine/any_game.hpp"

namespace tempora {

Result<std::vector<Draw>> read_draws(const Json& event) {
  std::vector<Draw> draws;
  if (!event.contains("draws")) return draws;
  const auto malformed = [] {
    return error("'draws' must be a list of [bound, outcome] with 2 ≤ bound < 2³² and 0 ≤ outcome < bound");
  };
  if (!event["draws"].is_array()) return malformed();
  for (const Json& pair : event["draws"]) {
    if (!pair.is_array() || pair.size() != 2 || !pair[0].is_number_unsigned() || !pair[1].is_number_unsigned()) {
      return malformed();
    }
    const auto bound = pair[0].get<std::uint64_t>();
    const auto outcome = pair[1].get<std::uint64_t>();
    if (bound < 2 || bound > UINT32_MAX || outcome >= bound) return malformed();
    draws.push_back({static_cast<std::uint32_t>(bound), static_cast<std::uint32_t>(outcome)});
  }
  return draws;
}

void write(const Outcome& outcome, JsonWriter& json) {
  json.begin_object();
  json.key("places");
  json.begin_array();
  for (const int place : outcome.places) json.value(place);
  json.end_array();
  json.field("rule", outcome.rule);
  if (!outcome.group.empty()) json.field("group", outcome.group);
  json.key("scores");
  json.begin_array();
  for (const auto& lines : outcome.scores) {
    json.begin_array();
    for (const ScoreLine& line : lines) {
      json.begin_object();
      json.field("line", line.id);
      json.field("amount", line.amount);
      json.end_object();
    }
    json.end_array();
  }
  json.end_array();
  json.end_object();
}

void write(const AnyGame& game, JsonWriter& json) {
  const GameInfo& info = game.info();
  const auto list = [&](std::string_view name, const std::vector<std::string>& items) {
    json.key(name);
    json.begin_array();
    for (const auto& item : items) json.value(std::string_view(item));
    json.end_array();
  };
  json.begin_object();
  json.field("id", std::string_view(info.id));
  json.field("name", std::string_view(info.name));
  json.key("players");
  json.begin_object();
  json.field("min", info.min_players);
  json.field("max", info.max_players);
  json.end_object();
  list("groups", info.groups);
  list("bots", game.bot_levels());
  json.field("rules_version", info.rules_version);
  json.field("content", game.content_hash());
  json.key("options");
  json.begin_array();
  for (const OptionSpec& option : info.options) write(option, json);
  json.end_array();
  json.key("phrases");
  json.begin_array();
  for (const Phrase& phrase : info.phrases) {
    json.begin_object();
    json.field("id", phrase.id);
    json.field("about", phrase.about);
    json.end_object();
  }
  json.end_array();
  json.end_object();
}

}  // namespace tempora
