// The program `tempora`: reads its arguments and runs the command that they name.
#pragma once

#include <span>
#include <string>

#include "cli/console.hpp"

namespace tempora::cli {

// `arguments` without the program's name; returns the exit code.
int run(std::span<const std::string> arguments, Console& console);

}  // namespace tempora::cli
