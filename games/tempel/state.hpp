// Tempel des Schreckens: the state of a match, as plain data.
#pragma once

#include <array>
#include <cstdint>

#include "engine/game.hpp"

namespace tempora::tempel {

inline constexpr int kMinPlayers = 3;
inline constexpr int kMaxPlayers = 10;
inline constexpr int kRounds = 4;               // TD-3
inline constexpr int kChambersInRoundOne = 5;   // TD-3.1: then 4, 3 and 2
inline constexpr int kAnnouncementsARound = 3;  // TD-3.3, a player
inline constexpr int kMostOpenings = kRounds * kMaxPlayers;
inline constexpr int kMostAnnouncements = kRounds * kMaxPlayers * kAnnouncementsARound;

enum class Card : std::uint8_t { gold, fire, empty };
enum class Role : std::uint8_t { adventurer, guardian, none };
// How the match ended: TD-4.1, TD-4.2, TD-4.3.
enum class End : std::uint8_t { none, gold, fire, time };

// Chambers dealt to a player in round `round` (1 … 4): 5, 4, 3, 2 (TD-3.1).
constexpr int chambers_each(int round) { return kChambersInRoundOne + 1 - round; }

// How many chambers a set of places holds. A table, since not every machine that runs this counts bits in hardware.
inline constexpr auto kPlacesIn = [] {
  std::array<std::uint8_t, 1U << kChambersInRoundOne> counts{};
  for (unsigned set = 1; set < counts.size(); ++set) {
    counts[set] = static_cast<std::uint8_t>(counts[set >> 1U] + (set & 1U));
  }
  return counts;
}();
constexpr int places_in(unsigned set) { return kPlacesIn[set]; }

// How many gold and fire are among some chambers; the rest are empty.
struct Holding {
  std::uint8_t gold = 0;
  std::uint8_t fire = 0;
  bool operator==(const Holding&) const = default;
};

// One chamber turned up, in two bytes. Who opened it follows: the keyholder before it (TD-3.4).
struct Opening {
  std::uint8_t seat_and_place = 0;
  std::uint8_t card = 0;
  Opening() = default;
  Opening(Seat seat, int place, Card what)
      : seat_and_place(static_cast<std::uint8_t>(seat << 4U | static_cast<unsigned>(place))),
        card(static_cast<std::uint8_t>(what)) {}
  [[nodiscard]] Seat seat() const { return static_cast<Seat>(seat_and_place >> 4U); }
  [[nodiscard]] int place() const { return seat_and_place & 15; }
  [[nodiscard]] Card what() const { return static_cast<Card>(card); }
};

// One announcement, in two bytes: seat, gold, fire, and how many openings came before it.
class Announcement {
 public:
  Announcement() = default;
  Announcement(Seat seat, int gold, int fire, int openings)
      : bits_(static_cast<std::uint16_t>(seat << 12U | gold << 9 | fire << 6 | openings)) {}
  static Announcement silent(Seat seat, int openings) { return {seat, kSilent, 0, openings}; }
  [[nodiscard]] Seat seat() const { return static_cast<Seat>(bits_ >> 12U); }
  [[nodiscard]] bool is_silent() const { return gold() == kSilent; }
  [[nodiscard]] int gold() const { return bits_ >> 9 & 7; }
  [[nodiscard]] int fire() const { return bits_ >> 6 & 7; }
  [[nodiscard]] int openings() const { return bits_ & 63; }

 private:
  static constexpr int kSilent = 7;
  std::uint16_t bits_ = 0;
};

// What everybody sees (TD-7). Arrays by seat; what lies beyond the counts is zero.
struct Public {
  std::uint8_t round = 1;  // 1 … 4
  std::uint8_t keyholder = 0;
  std::uint8_t opened_in_round = 0;
  End end = End::none;
  std::array<std::uint8_t, 3> opened{};  // by Card, since the start
  std::uint8_t opening_count = 0;
  std::uint8_t announcement_count = 0;
  std::array<std::uint8_t, kMaxPlayers> down{};       // this round: the places still face down, as bits
  std::array<std::uint8_t, kMaxPlayers> announced{};  // this round: announcements made
  std::uint8_t first_keyholder = 0;
  std::array<Opening, kMostOpenings> openings{};  // in order
  std::array<Announcement, kMostAnnouncements> announcements{};
};

struct State {
  Public open;
  std::array<Role, kMaxPlayers> roles{};
  Role out = Role::none;  // the role card that stays out (TD-1.2)
  std::uint8_t players = 0;
  std::array<std::array<Holding, kMaxPlayers>, kRounds> dealt{};  // by round − 1 and seat (TD-3.2)
  std::array<Holding, kMaxPlayers> down{};                        // of this round's, what is still face down
};

static_assert(PlainData<State> && sizeof(State) <= 512);

}  // namespace tempora::tempel
