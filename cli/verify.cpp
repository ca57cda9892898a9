#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/log_argument.hpp"

namespace tempora::cli {

int verify(const std::string& file, Console& console) {
  const auto [code, replayed] = read_log_argument(file, console);
  if (code != kDone) return code;
  const Log& log = replayed.log;
  console.out << fmt::format("chain: {} lines, each holds the hash of the one before\n",
                             log.events.size() + (log.complete ? 2 : 1));
  console.out << fmt::format("rules: {} version {}, {} events, all as the rules make them\n", log.header.game,
                             log.header.rules_version, log.events.size());
  if (!log.complete) return answer_no(console, file + ": incomplete: its closing line is missing");
  const DiceVerdict dice = verify_dice(log);
  console.out << "dice: " << dice.text << '\n';
  return dice.holds ? kDone : answer_no(console, file + ": the dice do not hold: " + dice.text);
}

}  // namespace tempora::cli
