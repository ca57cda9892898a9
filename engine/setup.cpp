#include "engine/setup.hpp"

#include <algorithm>
#include <charconv>

#include "engine/game.hpp"

namespace tempora {
namespace {

std::string join(std::span<const std::string> values) {
  std::string text;
  for (const auto& value : values) {
    if (!text.empty()) text += ", ";
    text += value;
  }
  return text;
}

std::string allowed(const OptionSpec& spec, int players) {
  switch (spec.kind) {
    case OptionSpec::Kind::choice:
      return join(spec.values);
    case OptionSpec::Kind::range:
      return "a whole number from " + std::to_string(spec.low) + " to " + std::to_string(spec.high);
    case OptionSpec::Kind::seat:
      return (spec.values.empty() ? "" : join(spec.values) + ", or ") + "a seat from 0 to " +
             std::to_string(players - 1);
    case OptionSpec::Kind::order:
      return "an order of " + join(spec.values);
    case OptionSpec::Kind::content:
      return "a name that the content gives, such as " + join(spec.values);
  }
  return {};
}

bool is_order_of(const Json& value, std::span<const std::string> values) {
  if (!value.is_array() || value.size() != values.size()) return false;
  return std::all_of(values.begin(), values.end(),
                     [&](const std::string& item) { return std::count(value.begin(), value.end(), Json(item)) == 1; });
}

bool fits(const OptionSpec& spec, const Json& value, int players) {
  const bool named = value.is_string() && std::find(spec.values.begin(), spec.values.end(),
                                                    value.get_ref<const std::string&>()) != spec.values.end();
  const auto within = [&](std::int64_t low, std::int64_t high) {
    return value.is_number_integer() && value >= low && value <= high;
  };
  switch (spec.kind) {
    case OptionSpec::Kind::choice:
      return named;
    case OptionSpec::Kind::range:
      return within(spec.low, spec.high);
    case OptionSpec::Kind::seat:
      return named || within(0, players - 1);
    case OptionSpec::Kind::order:
      return is_order_of(value, spec.values);
    case OptionSpec::Kind::content:
      return value.is_string();
  }
  return false;
}

std::string names(std::span<const OptionSpec> specs) {
  std::vector<std::string> all;
  for (const auto& spec : specs) all.push_back(spec.name);
  return join(all);
}

const OptionSpec* find(std::span<const OptionSpec> specs, std::string_view name) {
  const auto at = std::find_if(specs.begin(), specs.end(), [&](const OptionSpec& spec) { return spec.name == name; });
  return at == specs.end() ? nullptr : &*at;
}

std::string_view kind_name(OptionSpec::Kind kind) {
  switch (kind) {
    case OptionSpec::Kind::choice:
    case OptionSpec::Kind::content:  // whoever can't change the content has a choice of its own
      return "choice";
    case OptionSpec::Kind::range:
      return "range";
    case OptionSpec::Kind::seat:
      return "seat";
    case OptionSpec::Kind::order:
      return "order";
  }
  return {};
}

}  // namespace

void write(const OptionSpec& option, JsonWriter& json) {
  json.begin_object();
  json.field("name", std::string_view(option.name));
  json.field("kind", kind_name(option.kind));
  if (option.kind == OptionSpec::Kind::range) {
    json.field("min", option.low);
    json.field("max", option.high);
  } else {
    json.key(option.kind == OptionSpec::Kind::seat ? "also" : "values");
    json.begin_array();
    for (const auto& value : option.values) json.value(std::string_view(value));
    json.end_array();
  }
  json.key("default");
  json.raw(option.default_value.dump());
  json.field("help", std::string_view(option.help));
  json.end_object();
}

OptionSpec choice_option(std::string name, std::vector<std::string> values, std::string help, std::string standard) {
  if (standard.empty()) standard = values.front();
  return {std::move(name), OptionSpec::Kind::choice, std::move(values), 0, 0, std::move(standard), std::move(help)};
}

Result<Json> complete_options(std::span<const OptionSpec> specs, const Json& given, int players) {
  if (!given.is_object()) return error("options must be an object with " + names(specs));
  for (const auto& [name, value] : given.items()) {
    const OptionSpec* spec = find(specs, name);
    if (spec == nullptr) return error("no option '" + excerpt(name) + "'; allowed: " + names(specs));
    if (!fits(*spec, value, players)) {
      return error("option '" + name + "' can't have that value; allowed: " + allowed(*spec, players));
    }
  }
  Json complete = Json::object();
  for (const auto& spec : specs) complete[spec.name] = given.value(spec.name, spec.default_value);
  return complete;
}

Result<void> set_option(std::span<const OptionSpec> specs, std::string_view assignment, Json& options) {
  const auto equals = assignment.find('=');
  const std::string name(assignment.substr(0, equals));
  const OptionSpec* spec = find(specs, name);
  if (spec == nullptr || equals == std::string_view::npos) {
    return error("'" + excerpt(assignment) + "' is not NAME=VALUE with NAME one of " + names(specs));
  }
  const std::string_view text = assignment.substr(equals + 1);
  if (spec->kind == OptionSpec::Kind::order) {
    Json order = Json::array();
    for (std::size_t from = 0; from <= text.size();) {
      const std::size_t comma = std::min(text.find(',', from), text.size());
      order.push_back(std::string(text.substr(from, comma - from)));
      from = comma + 1;
    }
    options[name] = order;
    return {};
  }
  std::int64_t number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_number = !text.empty() && read.ec == std::errc() && read.ptr == text.data() + text.size();
  const bool is_word = spec->kind == OptionSpec::Kind::choice || spec->kind == OptionSpec::Kind::content;
  if (is_number && !is_word) {
    options[name] = number;
  } else {
    options[name] = std::string(text);
  }
  return {};
}

Result<Opening> open_setup(const GameInfo& info, const Setup& setup, std::string_view built_in) {
  if (setup.players < info.min_players || setup.players > info.max_players) {
    return error(info.name + " is for " + std::to_string(info.min_players) + " to " + std::to_string(info.max_players) +
                 " players, not " + std::to_string(setup.players));
  }
  auto options = complete_options(info.options, setup.options, setup.players);
  if (!options) return tl::make_unexpected(options.error());
  auto content = parse_json(setup.content.empty() ? built_in : std::string_view(setup.content));
  if (!content) return tl::make_unexpected(content.error());
  return Opening{std::move(*options), std::move(*content)};
}

}  // namespace tempora
