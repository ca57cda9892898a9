// Reads arguments as they were typed. Errors are one line that names the argument and what is allowed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "cli/commands.hpp"
#include "engine/any_game.hpp"

namespace tempora::cli {

// A whole number from `low` to `high`, in decimal digits.
Result<std::uint64_t> read_number(std::string_view name, std::string_view text, std::uint64_t low, std::uint64_t high);
// A number from 0 to 1.
Result<double> read_share(std::string_view name, std::string_view text);
// The game with that id.
Result<const AnyGame*> read_game(std::string_view id);
// The seed that was given, or `otherwise`.
Result<std::uint64_t> read_seed(const std::optional<std::string>& text, std::uint64_t otherwise);
// The setup that `--players`, `--option` and `--content` describe, with its options complete, and playable. Without
// `--players` it has 5, or as near to that as the game allows.
Result<Setup> read_setup(const MatchArguments& arguments, const AnyGame& game);

}  // namespace tempora::cli
