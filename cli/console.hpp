// Where a command reads and writes, so that tests can stand in for a terminal.
#pragma once

#include <istream>
#include <ostream>
#include <string_view>

namespace tempora::cli {

// Exit codes, as docs/command-line.md promises them.
inline constexpr int kDone = 0;
inline constexpr int kNo = 1;        // it ran, and the answer is no
inline constexpr int kWrongUse = 2;  // one line on `err` names the argument and what is allowed

struct Console {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  bool colours = false;   // `out` is a terminal that shows them
  bool progress = false;  // `err` is a terminal: a bar may be shown
};

// Each says one line and returns its exit code.
int wrong_use(Console& console, std::string_view what);
int answer_no(Console& console, std::string_view what);

}  // namespace tempora::cli
