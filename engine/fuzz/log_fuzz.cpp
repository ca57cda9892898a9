// The log importer: whatever comes, the answer is a match or an error. Lines come without their hashes, which are put
// in here, for no fuzzer finds SHA-256; a text that begins with '#' is taken as it is.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "engine/fair_dice.hpp"
#include "engine/log_file.hpp"
#include "engine/testing/conformance/records.hpp"
#include "engine/testing/probe/probe.hpp"

using namespace tempora;

namespace {

std::string chained(std::string_view text) {
  std::string log;
  std::string previous;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    std::string line(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.empty()) continue;
    if (line.back() == '}') line.pop_back();
    line += ",\"prev\":\"" + previous + "\"}";
    previous = to_hex(sha256(line));
    log += line + "\n";
  }
  return log;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto log = text.starts_with('#') ? read_log(text.substr(1)) : read_log(chained(text));
  if (!log) {
    if (!log.error().text.starts_with("line ")) std::abort();
    return 0;
  }
  static_cast<void>(verify_dice(*log));
  static const TypedGame<probe::Rules, Levels<probe::Rules, conformance::AnyAnswer<probe::Rules>>> kGame;
  const auto match = replay(*log, kGame);
  if (!match) {
    if (match.error().text.empty()) std::abort();
    return 0;
  }
  // What was taken can be written and taken again.
  std::string reason;
  if (log->complete && log->end.contains("stopped")) reason = log->end["stopped"].get<std::string>();
  const auto again = read_log(write_log(log->header, **match, reason));
  if (!again || (log->complete && !replay(*again, kGame))) std::abort();
  return 0;
}
