#include "lab/option_values.hpp"

#include <algorithm>

namespace tempora::lab {
namespace {

std::vector<Json> values_of(const OptionSpec& spec, int players) {
  std::vector<Json> values;
  switch (spec.kind) {
    case OptionSpec::Kind::choice:
    case OptionSpec::Kind::content:
      values.assign(spec.values.begin(), spec.values.end());
      break;
    case OptionSpec::Kind::range:
      values = {spec.low, spec.high};
      break;
    case OptionSpec::Kind::seat:
      values.assign(spec.values.begin(), spec.values.end());
      values.emplace_back(0);
      values.emplace_back(players - 1);
      break;
    case OptionSpec::Kind::order:
      values.emplace_back(std::vector<std::string>(spec.values.rbegin(), spec.values.rend()));
      break;
  }
  return values;
}

}  // namespace

std::vector<Json> option_values(std::span<const OptionSpec> specs, int players) {
  Json defaults = Json::object();
  for (const OptionSpec& spec : specs) defaults[spec.name] = spec.default_value;
  std::vector<Json> sets{defaults};
  for (const OptionSpec& spec : specs) {
    for (const Json& value : values_of(spec, players)) {
      if (value == spec.default_value) continue;
      Json options = defaults;
      options[spec.name] = value;
      sets.push_back(options);
    }
  }
  return sets;
}

}  // namespace tempora::lab
