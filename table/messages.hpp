// Messages that don't depend on what a viewer sees.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/json_writer.hpp"
#include "engine/result.hpp"

namespace tempora {

// All messages that the server sends. Tests go over this list, so that a new one can't stay uncovered.
inline constexpr std::array<std::string_view, 10> kMessageTypes{"state", "update", "done",   "refused", "outlook",
                                                                "paths", "hint",   "moment", "closed",  "pong"};

void write(const Refusal& refusal, JsonWriter& json);

// `secret`: what only the sender learns, or empty.
std::string done_message(std::string_view id, std::int64_t n, std::string_view secret = {});
std::string refused_message(std::string_view id, const Refusal& refusal);
std::string closed_message(const Refusal& refusal);

// 1 to 40 characters of A–Z a–z 0–9 - _.
bool is_command_id(std::string_view id);

}  // namespace tempora
