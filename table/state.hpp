// What a table is between two records: plain data.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/fair_dice.hpp"
#include "engine/json.hpp"
#include "engine/types.hpp"

namespace tempora {

// Milliseconds.
inline constexpr std::int64_t kSecond = 1'000;
inline constexpr std::int64_t kDealingLimit = 10 * kSecond;  // until a part of the dice is late

enum class Phase : std::uint8_t { lobby, dealing, playing, paused, over, stopped };
std::string_view phase_name(Phase phase);

struct ClockSetting {
  enum class Kind : std::uint8_t { none, move, fischer };
  Kind kind = Kind::none;
  std::int64_t seconds = 60;   // move: for each decision; fischer: for the whole match
  std::int64_t increment = 0;  // fischer: seconds added with each answer
};

struct RequestState {
  enum class What : std::uint8_t { undo, stop, pause, resume };
  static constexpr std::size_t kWhats = 4;
  static constexpr std::array<std::string_view, kWhats> kNames{"undo", "stop", "pause", "resume"};
  std::int64_t id = 0;
  What what = What::undo;
  int person = -1;
  int seat = 0;
  std::uint32_t to = 0;
  bool learned = false;
  SeatSet agreed;
  SeatSet needed;
};

// A request that somebody declined, or that its asker took back.
struct DeclinedRequest {
  std::uint32_t event = 0;  // the match's last one then
  std::int64_t at = 0;
};

// Somebody who was ever here; his number is his place in TableState::people.
struct PersonState {
  std::string id;
  std::string name;  // what he sat down with, or offered; empty when he has none or it was taken
  bool connected = false;
  bool muted = false;
  bool gone = false;                         // away past the table's limit
  std::int64_t away_since = 0;               // while not connected
  std::string commitment;                    // to his part of the next match's dice: 64 hex digits, or empty
  bool mistaken = false;                     // has sent a contribution that doesn't fit it
  std::vector<std::int64_t> spoke;           // when he wrote his last chat lines
  std::map<std::string, std::int64_t> done;  // numbers of the records of his latest commands, by their ids
  std::vector<std::string> done_order;       // the same ids, the oldest first
  // By what he asked for in this match: the last time that he did not get it.
  std::array<std::optional<DeclinedRequest>, RequestState::kWhats> declined;
};

// Why a bot plays for a seat that a person holds. It plays only what is owed.
enum class StandIn : std::uint8_t {
  none,
  clock,     // the time ran out; until the player is back
  handed,    // handed to a bot, until it is taken back
  conceded,  // until the match ends
};

struct SeatClock {
  std::int64_t left = 0;  // milliseconds, at the moment `at`
  std::int64_t at = 0;
  bool running = false;
  std::optional<std::uint32_t> decision;  // what it runs, or last ran, for
};

struct SeatState {
  enum class Kind : std::uint8_t { empty, person, bot };
  Kind kind = Kind::empty;
  int owner = -1;    // the person whose seat it is
  int holder = -1;   // the person who plays it and sees its secrets: its owner, or whom it was handed to
  std::string name;  // of whoever plays it
  std::string owner_name;
  std::string level;  // of the bot that sits or stands in
  bool ready = false;
  std::int64_t since = 0;  // the record with which the owner sat down
  StandIn stand_in = StandIn::none;
  bool by_host = false;   // it was handed on by the host
  std::vector<int> held;  // persons who held it in this match
  SeatClock clock;
  std::int64_t nudged = 0;
  std::string link;  // SHA-256 of the secret that claims it, 64 hex digits, or empty
};

struct ClaimState {
  int seat = 0;
  int person = 0;
  std::string name;
};

// The dice of a match: what everybody committed to, and what came.
struct DiceState {
  Bytes32 secret{};
  std::map<int, std::string> commitments;    // by seat (a person's lowest), 64 hex digits
  std::map<int, std::string> contributions;  // likewise
  std::int64_t since = 0;                    // when all hashes lay open
  bool late = false;                         // ten seconds have passed
};

struct ChatLine {
  std::int64_t n = 0;  // its record
  std::string json;
};

struct TableState {
  std::string code;
  std::string game;
  Json options = Json::object();  // complete
  int players = 0;
  Phase phase = Phase::lobby;
  std::int64_t n = 0;
  std::int64_t time = 0;  // of the last record
  int host = 0;
  bool locked = false;
  bool spectators = true;
  bool open = false;
  bool hints = true;
  std::int64_t away = 120;  // seconds
  ClockSetting clock;
  std::vector<PersonState> people;
  std::array<SeatState, kMaxSeats> seats;

  std::string match;  // id; empty before the first
  int number = 1;     // which match at this table
  std::int64_t started = 0;
  std::int64_t ended = 0;
  DiceState dice;
  std::uint64_t bot_seed = 0;
  std::vector<std::int64_t> event_n;  // by event: its record
  std::int64_t moved = 0;             // since when bots may think about what is owed now
  int asked = 0;                      // how many bots were asked for an optional move since the last owed answer
  std::string stopped;                // reason, or empty
  SeatSet rematch;                    // who wants one

  std::optional<RequestState> request;
  std::optional<ClaimState> claim;

  std::vector<ChatLine> chat;  // the last ones
  std::int64_t chat_count = 0;
};

}  // namespace tempora
