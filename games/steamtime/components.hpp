// Steam Time: boards, cards and tiles as data, read from content/ (ST-1, ST-2, ST-19, ST-25).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json.hpp"
#include "engine/result.hpp"

namespace tempora::steamtime {

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 4;
inline constexpr int kRounds = 5;
inline constexpr int kBoards = 9;       // ST-1.2
inline constexpr int kStream = 6;       // boards in use (ST-3.5)
inline constexpr int kMostOnBoard = 5;  // action spaces of a board: one more than there are players
inline constexpr int kMostSpaces = kStream * kMostOnBoard;
inline constexpr int kLetters = 6;      // costs A to F; upgrades and expeditions of a round (ST-1.3)
inline constexpr int kSteamTrack = 10;  // ST-2.5
inline constexpr int kPortalTrack = 5;  // ST-2.7
inline constexpr int kDiscoveries = 4;  // ST-9.18
inline constexpr int kMostEncounters = 32;
inline constexpr int kMostMissions = 32;
inline constexpr int kMostEfforts = 8;  // of each kind, α and Ω
inline constexpr int kMostSpecialists = 12;
inline constexpr int kMostSlots = 6;     // of a generator
inline constexpr int kMostDeposits = 5;  // in use at a time
inline constexpr int kMostDeposit = 6;   // crystals of a deposit
inline constexpr std::uint8_t kNone = 255;

// Small numbers are kept in a byte each.
constexpr std::uint8_t byte(int value) { return static_cast<std::uint8_t>(value); }

// Crystals, and the generators that belong to them, in the order of ST-2.1.
enum class Colour : std::uint8_t { green, blue, black, pink, gray, orange };
inline constexpr int kColours = 6;
inline constexpr std::array<std::string_view, kColours> kColourCodes{"GN", "BU", "BK", "PK", "GY", "OR"};
using Crystals = std::array<std::uint8_t, kColours>;

constexpr std::size_t at(Colour colour) { return static_cast<std::size_t>(colour); }
constexpr int count_of(const Crystals& crystals) {
  int count = 0;
  for (const std::uint8_t one : crystals) count += one;
  return count;
}

// The six actions, in the order of their generators: the Bridge's crystals improve missions, and so on (ST-2.3).
enum class Action : std::uint8_t { mission, encounter, deposit, upgrade, gold, expedition };
inline constexpr int kActions = 6;
inline constexpr std::array<std::string_view, kActions> kActionNames{"mission", "encounter", "deposit",
                                                                     "upgrade", "gold",      "expedition"};
constexpr Colour generator_of(Action action) { return static_cast<Colour>(action); }

// What is received.
struct Gains {
  std::uint8_t esteem = 0;
  std::uint8_t gold = 0;
  std::uint8_t steam = 0;
  std::uint8_t portal = 0;
  Crystals crystals{};
  std::uint8_t time = 0;  // TIME-crystals
  std::uint8_t any = 0;   // coloured crystals of a colour of choice (ST-10.11)
  std::uint8_t free = 0;  // from any crystal deposit

  Gains& operator+=(const Gains& other);  // sums stay below 256 for what content allows together
  bool operator==(const Gains&) const = default;
};

// What is paid.
struct Cost {
  std::uint8_t gold = 0;
  std::uint8_t steam = 0;
  Crystals crystals{};
  std::uint8_t rainbow = 0;  // of any colour
  std::uint8_t upgrades = 0;
  std::uint8_t expeditions = 0;

  bool operator==(const Cost&) const = default;
};

struct Space {
  Action action = Action::mission;
  std::uint8_t count = 0;  // encounter cards drawn, slots of a deposit, gold taken
  Gains extra;             // steam, portal steps or esteem (ST-9.19)
};

// One side of a monument board.
struct Side {
  std::vector<Space> spaces;
};
struct Board {
  std::string name;
  std::array<Side, kMaxPlayers + 1> sides;  // by players; empty where the board isn't used
};

struct GeneratorSlots {
  std::string name;
  std::vector<std::uint8_t> marks;  // what each slot costs in gold when it is filled, left to right (ST-2.4)
};

// A kind of effort card: the cost of each letter (ST-25.2).
struct Effort {
  std::array<Crystals, kLetters> costs{};
};

struct Expedition {
  std::string name;
  Gains find;
  std::array<Gains, kDiscoveries> discoveries;
};

struct Trade {
  Cost cost;
  Gains gains;
};
struct Encounter {
  std::string name;
  bool purple = false;  // the bottom action is for the others (ST-9.5)
  Trade top;
  Trade bottom;
};

struct Goal {
  Cost cost;
  std::uint8_t esteem = 0;
};
struct Mission {
  Goal top;
  Goal bottom;
};

// What a specialist does while on top (ST-19.9).
enum class Talent : std::uint8_t {
  counts_more,  // the generator of `action` counts `number` crystals more
  no_marks,     // marked slots cost nothing
  same_board,   // an airship may also go to the board of the highest one
  mr_time       // in the turn in which the card is played and an airship placed: `number` bonus actions
};
struct Specialist {
  std::string name;
  Talent talent = Talent::counts_more;
  Action action = Action::mission;
  std::uint8_t number = 0;
};

// What everybody starts with, and what there is (ST-1, ST-3).
struct Supply {
  int gold = 0;
  int time = 0;
  Crystals crystals{};
  int start_gold = 0;
  int start_steam = 0;
  Crystals start_crystals{};
  std::array<Gains, kMaxPlayers> later;  // by place in the turn order: gold, steam and crystals more (ST-3.3)
  int airships = 0;
};

struct Components {
  Supply supply;
  std::array<GeneratorSlots, kColours> generators;
  std::array<Board, kBoards> boards;
  std::vector<Effort> alpha;
  std::vector<Effort> omega;
  std::array<std::array<Gains, kLetters>, kRounds> upgrades;  // by round and letter
  std::array<std::array<Expedition, kLetters>, kRounds> expeditions;
  std::vector<Encounter> encounters;
  std::vector<Mission> missions;
  std::vector<Specialist> specialists;
};

// Reads canonical content and checks it, so that whatever it has keeps within the bounds of the engine; an error names
// where in it (a JSON pointer) and what is allowed.
Result<Components> read_components(const Json& content);

// "4e + 2g", "BU + 1e", "2*": numbers, which may be left out if they are 1, with the signs of ST-0; "-" or "" for
// nothing. content/README.md says how much of each there may be.
Result<Gains> read_gains(std::string_view text);
// "2GN + 2BU", "5g + 3s", "1U + 2R".
Result<Cost> read_cost(std::string_view text);

// Ids for people, in moves, facts and views. Upgrades and expeditions are known by 6 · (round − 1) + letter.
std::string card_id(int card);        // "III-C"
std::string effort_id(int card);      // "α1" for 0 …, "Ω1" for kMostEfforts …
std::string encounter_id(int card);   // "N1" …
std::string mission_id(int card);     // "M1" …
std::string specialist_id(int card);  // "P1" …
constexpr int card_of(int round, int letter) { return kLetters * (round - 1) + letter; }
constexpr int letter_of(int card) { return card % kLetters; }
constexpr int round_of(int card) { return card / kLetters + 1; }

}  // namespace tempora::steamtime
