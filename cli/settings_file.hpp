// The settings of a server that an operator keeps in a file: DATA/settings.toml (docs/operators.md).
#pragma once

#include <filesystem>

#include "engine/result.hpp"
#include "server/server.hpp"

namespace tempora::cli {

// Takes over what the file sets; what it leaves out stays as it is. An error is "path:line: what is wrong and what is
// allowed".
Result<void> read_settings_file(const std::filesystem::path& path, server::ServerSettings& settings);

}  // namespace tempora::cli
