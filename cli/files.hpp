// Whole files at once. Errors are one line: the path, and what went wrong.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "engine/result.hpp"

namespace tempora::cli {

Result<std::string> read_file(const std::filesystem::path& path);
// What was there is replaced.
Result<void> write_file(const std::filesystem::path& path, std::string_view text);
// Whether write_file could write there. What was there stays; where nothing was, an empty file is left.
Result<void> check_writable(const std::filesystem::path& path);
// Makes the folder, and those around it, where they are missing.
Result<void> make_folder(const std::filesystem::path& path);

}  // namespace tempora::cli
