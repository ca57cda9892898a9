// A log that somebody names on the command line.
#pragma once

#include <memory>
#include <string>

#include "cli/console.hpp"
#include "engine/log_file.hpp"

namespace tempora::cli {

struct ReplayedLog {
  Log log;
  const AnyGame* game = nullptr;
  std::unique_ptr<AnyMatch> match;  // after its last event
};

// Reads the log, checks its chain and plays it by the rules. Else `code` is the exit code, and what is wrong is said: a
// file that can't be read is wrong use; a log that is damaged or breaks the rules is a no, with its line number.
struct ReadLog {
  int code = kDone;
  ReplayedLog replayed;
};
ReadLog read_log_argument(const std::string& file, Console& console);

}  // namespace tempora::cli
