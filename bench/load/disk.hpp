// How fast the disk makes things durable.
#pragma once

#include <chrono>
#include <filesystem>

namespace tempora::load {

// Appends 4 KiB and syncs, over and over for that long, in a file of its own in `folder`; how often a second.
double syncs_per_second(const std::filesystem::path& folder, std::chrono::milliseconds time);

}  // namespace tempora::load
