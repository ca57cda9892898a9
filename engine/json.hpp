// Reading JSON that anybody may have sent: bounded, without exceptions, with errors that name the field.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string_view>

#include "engine/result.hpp"

namespace tempora {

using Json = nlohmann::json;

// How deep what we read may be nested, where nothing else is said.
inline constexpr int kMostNested = 16;

// Parses one JSON text of at most `max_bytes`, nested at most `max_depth` deep, valid UTF-8, without duplicate keys'
// harm (the last one counts).
Result<Json> parse_json(std::string_view text, std::size_t max_bytes = std::size_t{1} << 20U,
                        int max_depth = kMostNested);

// The beginning of what somebody sent, with everything but printable ASCII as '?': fit for an error line.
std::string excerpt(std::string_view text);

// The object's fields are all among `allowed`, and it is an object.
Result<void> expect_fields(const Json& object, std::string_view what, std::initializer_list<std::string_view> allowed);

// A whole number within [low, high] under `name`.
Result<std::int64_t> read_integer(const Json& object, std::string_view name, std::int64_t low, std::int64_t high);

// A string under `name`.
Result<std::string> read_string(const Json& object, std::string_view name);

// True or false under `name`.
Result<bool> read_bool(const Json& object, std::string_view name);

}  // namespace tempora
