#include "engine/json.hpp"

#include <algorithm>

namespace tempora {
namespace {

std::string join(std::initializer_list<std::string_view> names) {
  std::string text;
  for (const auto name : names) {
    if (!text.empty()) text += ", ";
    text += name;
  }
  return text;
}

const Json* find(const Json& object, std::string_view name) {
  if (!object.is_object()) return nullptr;
  const auto at = object.find(name);
  return at == object.end() ? nullptr : &*at;
}

}  // namespace

std::string excerpt(std::string_view text) {
  std::string safe;
  for (const char c : text.substr(0, 40)) safe.push_back(c >= 0x20 && c < 0x7f ? c : '?');
  return safe;
}

Result<Json> parse_json(std::string_view text, std::size_t max_bytes, int max_depth) {
  if (text.size() > max_bytes) return error("the text is longer than " + std::to_string(max_bytes) + " bytes");
  bool too_deep = false;
  const auto watch = [&](int depth, Json::parse_event_t event, Json&) {
    const bool opens = event == Json::parse_event_t::object_start || event == Json::parse_event_t::array_start;
    too_deep = too_deep || (opens && depth >= max_depth);
    return !too_deep;
  };
  Json json = Json::parse(text.begin(), text.end(), watch, /*allow_exceptions=*/false);
  if (too_deep) return error("nested deeper than " + std::to_string(max_depth) + " levels");
  if (json.is_discarded()) return error("not valid JSON in UTF-8");
  return json;
}

Result<void> expect_fields(const Json& object, std::string_view what, std::initializer_list<std::string_view> allowed) {
  if (!object.is_object()) return error(std::string(what) + " must be an object with " + join(allowed));
  for (const auto& [name, unused] : object.items()) {
    if (std::find(allowed.begin(), allowed.end(), name) == allowed.end()) {
      return error(std::string(what) + " has no field '" + excerpt(name) + "'; allowed: " + join(allowed));
    }
  }
  return {};
}

Result<std::int64_t> read_integer(const Json& object, std::string_view name, std::int64_t low, std::int64_t high) {
  const Json* field = find(object, name);
  const bool fits =
      field != nullptr && field->is_number_integer() &&
      (!field->is_number_unsigned() || field->get<std::uint64_t>() <= static_cast<std::uint64_t>(INT64_MAX));
  const std::int64_t number = fits ? field->get<std::int64_t>() : 0;
  if (!fits || number < low || number > high) {
    return error("'" + std::string(name) + "' must be a whole number from " + std::to_string(low) + " to " +
                 std::to_string(high));
  }
  return number;
}

Result<std::string> read_string(const Json& object, std::string_view name) {
  const Json* field = find(object, name);
  if (field == nullptr || !field->is_string()) return error("'" + std::string(name) + "' must be a string");
  return field->get<std::string>();
}

Result<bool> read_bool(const Json& object, std::string_view name) {
  const Json* field = find(object, name);
  if (field == nullptr || !field->is_boolean()) return error("'" + std::string(name) + "' must be true or false");
  return field->get<bool>();
}

}  // namespace tempora
