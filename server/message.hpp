// Reading what comes through a socket.
#pragma once

#include <cstddef>
#include <string_view>

#include "engine/json.hpp"
#include "engine/result.hpp"

namespace tempora::server {

// The message as an object with a known type; else the refusal. `max_bytes` 0: no limit.
tl::expected<Json, Refusal> read_message(std::string_view text, std::size_t max_bytes, int max_depth);

// How much a message counts against the sender's rate: more where answering it is work.
double cost_of(const Json& message);

}  // namespace tempora::server
