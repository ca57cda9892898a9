// Steam Time: what a match consists of (ST-4).
#pragma once

#include <array>
#include <cstdint>
#include <numeric>
#include <string_view>

#include "engine/agenda.hpp"
#include "engine/fixed_vector.hpp"
#include "engine/types.hpp"
#include "games/steamtime/components.hpp"
#include "games/steamtime/moves.hpp"

namespace tempora::steamtime {

// Cards of each kind that a player can take: all that are laid out in five rounds.
inline constexpr int kMostTaken = kRounds * kMostOnBoard;

// What stands in a generator; TIME-crystals always to the right of the coloured ones (ST-10.5).
struct Filling {
  std::uint8_t coloured = 0;
  std::uint8_t time = 0;
  [[nodiscard]] constexpr int count() const { return coloured + time; }
  bool operator==(const Filling&) const = default;
};

// Where esteem comes from: for the score at the end.
enum class Source : std::uint8_t { upgrade, expedition, encounter, bridge, extra, tile, mission };
inline constexpr int kSources = 7;
inline constexpr std::array<std::string_view, kSources> kSourceNames{"upgrade", "expedition", "encounter", "bridge",
                                                                     "extra",   "tile",       "mission"};

struct Player {
  std::uint32_t missions_done = 0;               // a bit for each place in `missions`
  std::array<std::uint16_t, kSources> esteem{};  // by where it came from
  std::uint16_t hand = 0;                        // specialists, a bit each (ST-19)
  std::uint16_t deck = 0;
  std::array<Filling, kColours> generators{};
  std::uint8_t gold = 0;
  std::uint8_t steam = 0;
  std::uint8_t portal = 0;          // 0 is the top space (ST-2.7)
  std::uint8_t hangar = 0;          // airships
  std::uint8_t highest = 0;         // position of the highest airship of this round, 0: none (ST-8.2)
  std::uint8_t turns = 0;           // taken in this round
  bool withdrawn = false;           // ST-7.5
  std::uint8_t upgrades_spent = 0;  // the oldest, turned face down (ST-17.5)
  std::uint8_t expeditions_spent = 0;
  std::uint8_t saboteur = kNone;                   // the code of the space on which it stands (ST-18)
  FixedVector<std::uint8_t, kMostTaken> upgrades;  // oldest first
  FixedVector<std::uint8_t, kMostTaken> expeditions;
  FixedVector<std::uint8_t, kMostTaken> missions;
  FixedVector<std::uint8_t, kMostSpecialists> pile;  // the top one last
  std::uint8_t spare = 0;

  [[nodiscard]] int score() const { return std::accumulate(esteem.begin(), esteem.end(), 0); }
  [[nodiscard]] int crystals() const {
    int count = 0;
    for (const Filling& filling : generators) count += filling.count();
    return count;
  }
};

// What is still to be done, or asked. What `a` to `c` and `owed` mean is said beside each.
enum class Do : std::uint8_t {
  over,
  income,         // ST-6
  begin_actions,  // ST-18.1
  sabotage,       // asks where the saboteur goes
  turn,           // begins (ST-7.1)
  specialist,     // asks for one (ST-19.3)
  menu,           // asks what to do in the turn
  end_turn,       // ST-7.7
  end_actions,    // ST-7.10
  supply,         // ST-15
  missions,       // asks for a mission to complete (ST-17.2)
  toll,           // asks for a TIME-crystal for a saboteur: code of the space `a`, `b` how many more (ST-18.2)
  act,            // extra and action of the space with code `a` (ST-9.1)
  reward,         // the bonus of the space with code `a`, counted now (ST-12.3)
  card,           // asks for one of the encounters `a`, `b`, `c` (ST-9.4)
  choose_act,     // asks for the top or bottom action of encounter `a`
  purple,         // asks whether to do the bottom action of encounter `a`
  rainbow,        // asks for a crystal to pay, `a` more
  pay,            // asks for a crystal to pay; the first colours of `owed`: what is still to be paid (ST-11.8)
  upgrade,        // the one of the space with code `a` is paid
  discover,  // the expedition of the space with code `a` is paid; asks for `c` more discoveries, `b`: those chosen, as
             // bits
  receive,   // what a trade gives: `a` encounter, `b`: 1 its bottom action
  buy,       // asks for a crystal of the deposit of the space with code `a`; `b`: how many were bought
  gain,      // asks for a crystal of `owed` and its place (ST-10.8)
  tile,      // asks what the tile does (ST-14.2)
  bonus      // asks for a bonus action (ST-13.3)
};
inline constexpr int kDos = static_cast<int>(Do::bonus) + 1;

// Crystals owed: by colour, TIME, any colour, from a deposit.
inline constexpr int kOwed = kColours + 3;
inline constexpr std::size_t kOwedTime = kColours;
inline constexpr std::size_t kOwedAny = kColours + 1;
inline constexpr std::size_t kOwedFree = kColours + 2;
using OwedCrystals = std::array<std::uint8_t, kOwed>;

struct Task {
  Do what = Do::over;
  std::uint8_t seat = 0;  // whose it is, and who is asked
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  OwedCrystals owed{};
  bool operator==(const Task&) const = default;
};

inline constexpr int kMissionsFrom = kRounds * kLetters;  // of what lies on a space

inline constexpr std::size_t kMostTasks = 16;

struct State {
  std::array<Player, kMaxPlayers> players{};
  // Decks of which nobody sees anything but what is turned up are sets; the next card is drawn from them.
  std::uint32_t encounters = 0;  // not yet drawn, a bit each
  std::uint32_t encounter_discards = 0;
  std::uint32_t missions = 0;  // not yet laid out
  Agenda<Task, kMostTasks> agenda;
  std::array<std::uint8_t, kStream> stream{};  // the board at each position, from the bottom up: 1 to 9
  // By space (Rules::spaces): what lies there, an upgrade's or expedition's card or kMissionsFrom + a mission, or
  // kNone; and whose airship stands there, or kNone.
  std::array<std::uint8_t, kMostSpaces> lying{};
  std::array<std::uint8_t, kMostSpaces> airships{};
  std::array<Crystals, kMostDeposits> deposits{};  // in the order of their spaces
  FixedVector<std::uint8_t, kRounds> efforts;      // α from 0 on, Ω from kMostEfforts on; the one in force last
  Crystals bag{};
  std::uint8_t mine = 0;
  std::uint8_t bank = 0;
  std::uint8_t round = 1;
  std::uint8_t first = 0;
  std::uint8_t holder = kNone;    // of the first-player tile
  std::uint8_t active = kNone;    // whose turn it is, or kNone
  std::uint8_t skips = 0;         // in a row
  std::uint8_t owed_actions = 0;  // bonus actions of the active player (ST-13.1)
  std::uint8_t played = kNone;    // the specialist played in this turn
  std::uint8_t seats = 0;
  std::uint8_t spare = 0;
};

static_assert(std::has_unique_object_representations_v<State>);

}  // namespace tempora::steamtime
