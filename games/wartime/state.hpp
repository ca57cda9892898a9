// WarTime: what a match consists of (WT-9).
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "engine/types.hpp"
#include "games/wartime/components.hpp"
#include "games/wartime/moves.hpp"

namespace tempora::wartime {

// Where a piece is (WT-1.5). Standing, or standing with a fort, it has a place of its own.
enum class Where : std::uint8_t { stock, standing, fortified, aboard, parked };

// In stock all its bytes are 0. Aboard and parked it has the place of its host (WT-9.4).
struct Piece {
  std::int16_t x = 0;
  std::int16_t y = 0;
  std::int16_t facing = 0;
  Where where = Where::stock;
  std::uint8_t host = 0;  // the number of the carrier or airfield, if aboard or parked

  [[nodiscard]] constexpr Point at() const { return {x, y}; }
  [[nodiscard]] constexpr bool in_play() const { return where != Where::stock; }
  [[nodiscard]] constexpr bool standing() const { return where == Where::standing || where == Where::fortified; }
  bool operator==(const Piece&) const = default;
};

struct Player {
  std::uint64_t in_play = 0;   // pieces by place among those of the seat, a bit each
  std::uint64_t standing = 0;  // … of them those that stand
  std::uint16_t cash = 0;
  std::uint8_t discs = 0;
  std::uint8_t out = 0;  // 1 for the first that went out, 0: in the game
  std::array<std::uint8_t, 4> unused{};
  bool operator==(const Player&) const = default;
};

// What a player did in the match: for statistics.
struct Chronicle {
  static constexpr std::size_t kActions = static_cast<std::size_t>(Act::sell) + 1;
  using OfTypes = std::array<std::uint16_t, kTypes>;
  std::array<std::uint16_t, kActions> chosen{};     // actions, by Act
  std::array<std::uint16_t, kActions> succeeded{};  // … that moved, hit, took, loaded or set down anything
  OfTypes built{};                                  // after the set-up
  OfTypes captured{};
  OfTypes destroyed{};       // others' pieces, but not who was aboard or parked on them
  OfTypes destroyed_by{};    // … by what shot
  std::uint16_t earned = 0;  // discs
  std::uint16_t spent = 0;   // discs
  std::uint8_t plot = 0;     // of the first command centre
  std::uint8_t unused = 0;
};

// The decision that is open.
enum class Ask : std::uint8_t { over, cc, dozer, well, act, move, target, take, load, unload, place, land, more };
inline constexpr int kAsks = static_cast<int>(Ask::more) + 1;

// … and what it is about. Nothing nests: an action is one step after another.
struct Step {
  Ask ask = Ask::over;
  Act act = Act::pass;                 // the action under way
  std::uint8_t piece = 0;              // … with this piece
  std::uint8_t type = 0;               // of what is built
  std::array<std::uint8_t, 2> dice{};  // as rolled, 0: none
  std::uint8_t left = 0;               // target: shots after this one; load, unload: how many, with this one;
                                       // place: of two infantry, how many after this one
  std::uint8_t barred = kNoPiece;      // lost its fort in this action (WT-7.12)

  [[nodiscard]] constexpr int roll() const { return dice[0] + dice[1]; }
  bool operator==(const Step&) const = default;
};

enum class End : std::uint8_t { none, last_standing, round_limit };
inline constexpr std::array<std::string_view, 3> kEndNames{"", "last_standing", "round_limit"};

inline constexpr int kMostSpent = 4;  // discs in a turn (WT-6.4)

struct State {
  std::array<Player, kMaxPlayers> players{};
  std::array<Piece, kMostPieces> pieces{};  // by number
  Step step;
  std::uint16_t bank = 0;
  std::uint16_t round = 1;
  std::uint8_t seats = 0;
  std::uint8_t first = 0;
  std::uint8_t active = 0;  // who places or is on turn
  std::uint8_t spent = 0;   // discs in this turn
  bool reward = false;      // a disc is earned
  bool succeeded = false;   // the action under way is counted as such
  std::uint8_t outs = 0;    // seats that went out
  End end = End::none;
  std::array<std::uint8_t, 8> unused{};
  std::array<Chronicle, kMaxPlayers> chronicles{};

  [[nodiscard]] const Piece& piece(int number) const { return pieces[static_cast<std::size_t>(number)]; }
  Piece& piece(int number) { return pieces[static_cast<std::size_t>(number)]; }
  [[nodiscard]] const Player& player(int seat) const { return players[static_cast<std::size_t>(seat)]; }
  Player& player(int seat) { return players[static_cast<std::size_t>(seat)]; }
  Chronicle& chronicle(int seat) { return chronicles[static_cast<std::size_t>(seat)]; }
};

// The bits of all pieces of a type, as in Player.
constexpr std::uint64_t bits_of(Type type) { return ((std::uint64_t{1} << places_of(type)) - 1) << first_place(type); }
inline constexpr std::uint64_t kBuildings = [] {
  std::uint64_t bits = 0;
  for (int type = 0; type < kTypes; ++type) {
    if (is_building(static_cast<Type>(type))) bits |= bits_of(static_cast<Type>(type));
  }
  return bits;
}();

// Calls visit(piece) for the pieces of a seat whose bits are set, in piece order.
template <class Visit>
void for_each_piece(int seat, std::uint64_t bits, Visit&& visit) {
  for (std::uint64_t rest = bits; rest != 0; rest &= rest - 1) visit(kOfSeat * seat + std::countr_zero(rest));
}

}  // namespace tempora::wartime
