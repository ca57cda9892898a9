// The log of a match as a file (docs/log-format.md): a line for the setup, a line an event, a closing line; each holds
// the SHA-256 of the line before.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.hpp"
#include "engine/fair_dice.hpp"

namespace tempora {

struct LogHeader {
  std::string game;
  int rules_version = 0;
  std::string content_hash;
  Setup setup;                     // with its options complete
  std::string match;               // the match's id
  std::vector<std::string> names;  // by seat
  std::int64_t started = 0;        // milliseconds since 1970
  // {"kind":"fair","commitment","secret","commitments":{seat:…},"contributions":{seat:…}} or {"kind":"seed","seed"}.
  Json dice;
};

struct Log {
  LogHeader header;
  std::vector<Json> events;  // from event 0 on, as AnyMatch::write_event writes them
  bool complete = false;     // it has its closing line
  Json end;                  // {"outcome":…} or {"stopped":REASON}
};

// SHA-256 of the content that a match with this setup has, as its log names it.
std::string content_hash(const AnyGame& game, const Setup& setup);

// `stopped` is the reason why the match was stopped; empty if it came to its own end.
std::string write_log(const LogHeader& header, const AnyMatch& match, std::string_view stopped);

// Reads a log and checks its chain; an error names the line. A log that only lacks its end is read, as not complete.
Result<Log> read_log(std::string_view text);

// Plays the log's events again by the game's rules; an error names the event.
Result<std::unique_ptr<AnyMatch>> replay(const Log& log, const AnyGame& game);

// Checks every draw of the log against its dice, without any rule. What it says: one line.
struct DiceVerdict {
  bool holds = false;
  bool fair = false;  // false: it follows a lab seed, and nothing is claimed
  std::string text;
};
DiceVerdict verify_dice(const Log& log);

}  // namespace tempora
