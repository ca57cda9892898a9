#include "server/message.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <utility>

namespace tempora::server {
namespace {

// All messages that a client may send, and what they count.
constexpr std::array<std::pair<std::string_view, double>, 8> kTypes{{
    {"hello", 2},
    {"command", 1},
    {"outlook", 2},
    {"paths", 5},
    {"hint", 5},
    {"moment", 2},
    {"lift", 1},
    {"ping", 0.5},
}};

const auto* find_type(const Json& message) {
  const auto type = message.find("type");
  const auto* found = kTypes.end();
  if (type != message.end() && type->is_string()) {
    const auto& name = type->get_ref<const std::string&>();
    found = std::find_if(kTypes.begin(), kTypes.end(), [&](const auto& known) { return known.first == name; });
  }
  return found;
}

}  // namespace

tl::expected<Json, Refusal> read_message(std::string_view text, std::size_t max_bytes, int max_depth) {
  auto message = parse_json(text, max_bytes == 0 ? std::numeric_limits<std::size_t>::max() : max_bytes, max_depth);
  if (!message) {
    const bool large = max_bytes != 0 && text.size() > max_bytes;
    return tl::make_unexpected(Refusal{large ? "too_large" : "malformed", std::move(message.error().text), "", {}});
  }
  if (!message->is_object()) {
    return tl::make_unexpected(Refusal{"malformed", "a message must be an object with 'type'", "", {}});
  }
  if (find_type(*message) == kTypes.end()) {
    return tl::make_unexpected(
        Refusal{"unknown_type", "'type' must be hello, command, outlook, paths, hint, moment, lift or ping", "", {}});
  }
  return std::move(*message);
}

double cost_of(const Json& message) { return find_type(message)->second; }

}  // namespace tempora::server
