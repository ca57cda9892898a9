// A finished match as the replay page gets it (docs/protocol.md §6).
#pragma once

#include <string>
#include <string_view>

#include "engine/any_game.hpp"
#include "engine/log_file.hpp"
#include "engine/result.hpp"

namespace tempora::server {

// `as` is a seat, "spectator" or "archive"; `match` is what the log's events make. An archive view needs a log that is
// complete. A refusal names what is wrong and what is allowed.
tl::expected<std::string, Refusal> write_replay(const Log& log, const AnyMatch& match, std::string_view as);

}  // namespace tempora::server
