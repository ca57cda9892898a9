#include "cli/log_argument.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <charconv>
#include <vector>

#include "cli/files.hpp"
#include "engine/json.hpp"
#include "games/catalogue.hpp"

namespace tempora::cli {
namespace {

// The line of the file that an error of `replay` is about: its text begins with "event N: " where it is about one.
std::size_t line_of(const Log& log, std::string_view text) {
  constexpr std::string_view kEvent = "event ";
  std::size_t event = 0;
  if (text.starts_with(kEvent) &&
      std::from_chars(text.data() + kEvent.size(), text.data() + text.size(), event).ec == std::errc()) {
    return event + 2;
  }
  // Else about the setup in the first line, or about how the match ended in the last.
  return text.starts_with("the closing line") ? log.events.size() + 2 : 1;
}

}  // namespace

ReadLog read_log_argument(const std::string& file, Console& console) {
  const auto text = read_file(file);
  if (!text) return {wrong_use(console, "FILE: " + text.error().text + "; allowed: a log file"), {}};
  auto log = read_log(*text);
  if (!log) return {answer_no(console, file + ": damaged: " + log.error().text), {}};
  const auto fail = [&](std::size_t line, std::string_view what) {
    return ReadLog{answer_no(console, fmt::format("{}: line {}: {}", file, line, what)), {}};
  };
  ReplayedLog replayed;
  replayed.game = find_game(log->header.game);
  if (replayed.game == nullptr) {
    std::vector<std::string> known;
    for (const AnyGame* game : catalogue()) known.push_back(game->info().id);
    return fail(
        1, fmt::format("the game '{}' is not known; known: {}", excerpt(log->header.game), fmt::join(known, ", ")));
  }
  auto match = tempora::replay(*log, *replayed.game);
  if (!match) return fail(line_of(*log, match.error().text), match.error().text);
  replayed.match = std::move(*match);
  replayed.log = std::move(*log);
  return {kDone, std::move(replayed)};
}

}  // namespace tempora::cli
