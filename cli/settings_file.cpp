#include "cli/settings_file.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "content/loader.hpp"
#include "engine/json.hpp"

namespace tempora::cli {
namespace {

using server::Limits;
using server::Rate;

constexpr std::int64_t kMostNumber = 1'000'000'000;

struct CountName {
  std::string_view name;
  std::size_t Limits::* count;
};
constexpr std::array kCounts{CountName{"message_bytes", &Limits::message_bytes},
                             CountName{"body_bytes", &Limits::body_bytes},
                             CountName{"log_bytes", &Limits::log_bytes},
                             CountName{"queued_bytes", &Limits::queued_bytes},
                             CountName{"connections", &Limits::connections},
                             CountName{"connections_per_address", &Limits::connections_per_address},
                             CountName{"tables_per_person", &Limits::tables_per_person},
                             CountName{"devices_per_person", &Limits::devices_per_person}};

struct RateName {
  std::string_view name;
  Rate Limits::* rate;
};
constexpr std::array kRates{RateName{"messages_per_connection", &Limits::messages_per_connection},
                            RateName{"messages_per_person", &Limits::messages_per_person},
                            RateName{"messages_per_address", &Limits::messages_per_address},
                            RateName{"requests_per_address", &Limits::requests_per_address},
                            RateName{"unknown_tables_per_address", &Limits::unknown_tables_per_address},
                            RateName{"new_identities_per_address", &Limits::new_identities_per_address},
                            RateName{"new_tables_per_person", &Limits::new_tables_per_person}};

Result<void> read_rate(const Json& value, const std::string& where, Rate& rate) {
  const auto number = [](const Json& json) { return json.is_number_integer() && json >= 0 && json <= kMostNumber; };
  if (!value.is_array() || value.size() != 2 || !number(value[0]) || !number(value[1])) {
    return error("a rate is [per minute, at once], two whole numbers from 0 (no limit) to 1000000000", where);
  }
  rate = {value[0].get<double>() / 60, value[1].get<double>()};
  return {};
}

Result<void> read_limits(const Json& json, Limits& limits) {
  if (!json.is_object()) return error("'limits' must be a table", "/limits");
  for (const auto& [name, value] : json.items()) {
    const std::string where = "/limits/" + name;
    const auto* const count =
        std::find_if(kCounts.begin(), kCounts.end(), [&](const CountName& at) { return at.name == name; });
    const auto* const rate =
        std::find_if(kRates.begin(), kRates.end(), [&](const RateName& at) { return at.name == name; });
    if (count != kCounts.end()) {
      const auto read = read_integer(json, name, 0, kMostNumber);
      if (!read) return error(read.error().text, where);
      limits.*(count->count) = static_cast<std::size_t>(*read);
    } else if (rate != kRates.end()) {
      if (auto read = read_rate(value, where, limits.*(rate->rate)); !read) return read;
    } else {
      std::string allowed;
      for (const CountName& at : kCounts) allowed += std::string(at.name) + ", ";
      for (const RateName& at : kRates) allowed += std::string(at.name) + ", ";
      return error("no limit '" + excerpt(name) + "'; allowed: " + allowed.substr(0, allowed.size() - 2), where);
    }
  }
  return {};
}

Result<void> read_pace(const Json& json, Pace& pace) {
  const auto milliseconds = [](const Json& value) {
    return value.is_number_integer() && value >= 0 && value <= 60'000;
  };
  if (!json.is_array() || json.size() != 2 || !milliseconds(json[0]) || !milliseconds(json[1]) || json[0] > json[1]) {
    return error("'bot_pace' is [least, most] in milliseconds, from 0 to 60000", "/bot_pace");
  }
  pace = {json[0].get<std::int64_t>(), json[1].get<std::int64_t>()};
  return {};
}

Result<void> take_over(const Json& json, server::ServerSettings& settings) {
  for (const auto& [name, value] : json.items()) {
    Result<void> read;
    if (name == "bot_pace") {
      read = read_pace(value, settings.pace);
    } else if (name == "metrics_token") {
      const auto token = read_string(json, name);
      if (!token || token->size() < 16)
        return error("'metrics_token' must be a string of at least 16 characters", "/metrics_token");
      settings.metrics_token = *token;
    } else if (name == "limits") {
      read = read_limits(value, settings.limits);
    } else {
      return error("no setting '" + excerpt(name) + "'; allowed: bot_pace, metrics_token, limits", "/" + name);
    }
    if (!read) return read;
  }
  return {};
}

}  // namespace

Result<void> read_settings_file(const std::filesystem::path& path, server::ServerSettings& settings) {
  std::ifstream file(path, std::ios::binary);
  const std::array files{content::File{path.string(), {std::istreambuf_iterator<char>(file), {}}}};
  if (!file.is_open()) return error(path.string() + ": it can't be read");
  const auto content = content::read(files);
  if (!content) return tl::make_unexpected(content.error());
  auto taken = take_over(Json::parse(content->text()), settings);
  if (!taken) return error(content->locate(taken.error().where) + ": " + taken.error().text);
  return {};
}

}  // namespace tempora::cli
