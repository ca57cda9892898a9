#include "cli/console.hpp"

#include <algorithm>
#include <string>

namespace tempora::cli {
namespace {

// One line, whatever was typed or stands in a file: what controls a terminal shows as '?'.
void say(Console& console, std::string_view what) {
  std::string line(what);
  std::replace_if(line.begin(), line.end(), [](char c) { return (c >= 0 && c < 0x20) || c == 0x7f; }, '?');
  console.err << "tempora: " << line << '\n';
}

}  // namespace

int wrong_use(Console& console, std::string_view what) {
  say(console, what);
  return kWrongUse;
}

int answer_no(Console& console, std::string_view what) {
  say(console, what);
  return kNo;
}

}  // namespace tempora::cli
