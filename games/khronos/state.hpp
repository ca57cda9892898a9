// Khronos: what a match consists of (KH-5.1).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/fixed_vector.hpp"
#include "engine/types.hpp"
#include "games/khronos/board.hpp"
#include "games/khronos/land.hpp"
#include "games/khronos/moves.hpp"

namespace tempora::khronos {

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 4;
inline constexpr int kRounds = 7;
inline constexpr int kHand = 4;       // KH-5.2
inline constexpr int kCubes = 25;     // KH-2.11
inline constexpr int kAgents = 2;     // KH-2.10
inline constexpr int kUses = 2;       // of an agent in a turn, KH-7.2
inline constexpr int kRow = 3;        // cards of the Hold'em row, KH-6.4
inline constexpr int kMostExtra = 2;  // cards for terrain, KH-8.2
inline constexpr int kMostTiles = 160;
inline constexpr int kMostCards = 60;
inline constexpr std::uint8_t kNobody = 255;

// KH-2.3: value and cost in cards; what it costs to renovate, which is what a ruin counts.
constexpr int value_of(int size) { return size == 3 ? 4 : size; }
constexpr int ruin_value_of(int size) { return size - 1; }

constexpr std::size_t at(Type type) { return static_cast<std::size_t>(type); }
constexpr bool has_owner(Type type) { return type != Type::civil; }                             // KH-2.12
constexpr bool has_owner(Age age, Type type) { return age != Age::reason && has_owner(type); }  // KH-4.4

// How many cards of each type.
using Cards = std::array<std::uint8_t, kTypes>;
constexpr int count_of(const Cards& cards) { return cards[0] + cards[1] + cards[2]; }

constexpr bool pays_income(int round) { return round == 4 || round == kRounds; }  // KH-1.2

// Where a building stands; the numbers grow from age to age and in reading order.
class Site {
 public:
  constexpr Site() = default;
  constexpr Site(Age age, Square anchor)
      : number_(static_cast<std::uint16_t>((static_cast<unsigned>(age) << 10U) | (unsigned{anchor.row} << 5U) |
                                           anchor.column)) {}
  [[nodiscard]] constexpr Age age() const { return static_cast<Age>(number_ >> 10U); }
  [[nodiscard]] constexpr Square anchor() const {
    return {static_cast<std::uint8_t>(number_ >> 5U & 31U), static_cast<std::uint8_t>(number_ & 31U)};
  }
  constexpr auto operator<=>(const Site&) const = default;

 private:
  std::uint16_t number_ = 0;
};

// A domain is known by where its first building in reading order stands.
using Domain = Site;

// To which domain a building belonged when its age began to change (KH-4.8). Only while an action is resolved.
class Origin {
 public:
  constexpr Origin() = default;
  static constexpr Origin none() { return {}; }
  static constexpr Origin own() { return Origin(0x8000); }  // of a new building that touches nothing
  static constexpr Origin of(Domain domain) {
    return Origin(static_cast<std::uint16_t>(0x4000U | (static_cast<unsigned>(domain.age()) << 10U) |
                                             (unsigned{domain.anchor().row} << 5U) | domain.anchor().column));
  }
  // The domain, or nothing if it is none or a new building's own.
  [[nodiscard]] constexpr std::optional<Domain> domain() const {
    if ((number_ & 0x4000U) == 0) return std::nullopt;
    return Domain(static_cast<Age>(number_ >> 10U & 3U),
                  {static_cast<std::uint8_t>(number_ >> 5U & 31U), static_cast<std::uint8_t>(number_ & 31U)});
  }
  constexpr bool operator==(const Origin&) const = default;

 private:
  constexpr explicit Origin(std::uint16_t number) : number_(number) {}
  std::uint16_t number_ = 0;
};

// A tile, or a printed hamlet that none covers (KH-4.1).
struct Building {
  Site site;
  Domain domain;
  Origin origin;
  std::array<std::uint8_t, kMaxPlayers> cubes{};  // in Reason: of the population, or of a renovation begun
  Type type = Type::civil;
  std::uint8_t size = 1;
  std::uint8_t owner = kNobody;
  bool ruin = false;
  bool loses = false;         // a conflict, and is still to be downsized (KH-10.7)
  std::uint8_t strength = 0;  // the power of its origin when the settling began (KH-10.2)

  [[nodiscard]] constexpr Age age() const { return site.age(); }
  [[nodiscard]] constexpr Square anchor() const { return site.anchor(); }
  // KH-2.3, KH-13.3
  [[nodiscard]] constexpr int value() const { return ruin ? ruin_value_of(size) : value_of(size); }
  [[nodiscard]] constexpr int cube_count() const { return cubes[0] + cubes[1] + cubes[2] + cubes[3]; }
  bool operator==(const Building&) const = default;
};

struct Agent {
  Age age = Age::might;
  std::uint8_t uses = 0;  // left in this turn
};

// The ecus of a player line by line, as the end adds them up.
enum class Line : std::uint8_t { start, buildings, might, faith, reason, exchanges, moves, demolitions };
inline constexpr std::size_t kLines = 8;
inline constexpr std::array<std::string_view, kLines> kLineNames{"start",  "buildings", "might", "faith",
                                                                 "reason", "exchanges", "moves", "demolitions"};
constexpr Line income_line(Age age) { return static_cast<Line>(static_cast<int>(Line::might) + static_cast<int>(age)); }

struct Player {
  std::uint16_t ecus = 0;
  std::array<std::int16_t, kLines> ledger{};  // where they came from and went; their sum
  Cards hand{};
  Cards known{};  // of the hand: what everybody saw going there from the Hold'em row
  std::uint8_t cubes = 0;
  std::uint8_t spare = 0;
  std::array<Agent, kAgents> agents{};
};

// What the match waits for (KH-15.1).
enum class Step : std::uint8_t {
  exchange,
  swap,
  give,
  act,
  row,
  column,
  which,
  grow,
  extra,
  share,
  stay,
  place,
  keep_cube,
  discard,
  over
};

// The card action that the active player is putting together (KH-15.5), and that is then resolved.
struct Action {
  Act act = Act::end;  // build, upgrade, demolish, populate, renovate; swap, between taking and giving; else end
  Age age = Age::might;
  Type type = Type::military;
  std::uint8_t size = 0;  // build, upgrade: of the new building; swap: how many cards
  Square from;            // what stands there already; swap: the type and number of the cards taken
  std::uint8_t from_size = 0;
  std::uint8_t cost = 0;   // cards of the type
  std::uint8_t extra = 0;  // cards for terrain (KH-8.2)
  Cards paid{};            // all cards, once `extra` is answered
  Square to;               // build, upgrade: of the new building
};

// KH-11: what became of a building that was downsized; how it goes on in the later ages.
struct Downsizing {
  Square from;
  Square to;
  Type type = Type::military;
  std::uint8_t owner = 0;
  std::uint8_t size = 0;     // before
  std::uint8_t smaller = 0;  // 0: nothing stands there now
  bool operator==(const Downsizing&) const = default;
};

// KH-17.3: every downsizing takes a size away from the Military and Religious buildings, whose tiles have at most
// kMostSizes together; the shadow of a new building brings three more.
inline constexpr int kMostSizes = 190;
inline constexpr int kMostDownsizings = kMostSizes + 3;

// Where the resolution of the action is (KH-12.1).
struct Resolution {
  enum class Stage : std::uint8_t {
    none,    // nothing is being resolved
    shadow,  // what the shadow covers is removed, then it is placed
    follow,  // downsizings of earlier ages are applied
    settle,  // conflicts are settled
  };
  Stage stage = Stage::none;
  Age age = Age::might;
  bool shadow = false;                            // it still goes on to later ages
  std::uint8_t keeper = kNobody;                  // whose cube stays, as just answered (KH-9.8)
  SeatSet tied;                                   // keep_cube: who may be chosen
  Square contested;                               // keep_cube: of the building in Reason that holds the cubes
  Origin origin;                                  // what the shadow inherits from the older one (KH-9.5)
  std::array<std::uint8_t, kMaxPlayers> cubes{};  // what the shadow takes over
  FixedVector<Downsizing, kMostDownsizings> downsizings;
  std::uint8_t spare = 0;
};

struct State {
  FixedVector<Building, kMostTiles + 3 * kMostHamlets> buildings;  // in the order of their sites
  std::array<Player, kMaxPlayers> players{};
  FixedVector<Type, kMostCards> pile;  // the top last
  Cards discards{};
  Cards row{};                                                   // Hold'em
  std::array<std::array<std::uint8_t, kSizes>, kTypes> stock{};  // of tiles, by type and size − 1
  std::uint8_t seats = 0;                                        // how many players
  std::uint8_t round = 1;
  std::uint8_t first = 0;
  std::uint8_t active = 0;
  Step step = Step::exchange;
  std::array<std::uint8_t, 3> spare{};
  Action action;
  Board anchors;  // row, column: where the new building may stand
  Resolution resolution;
};

static_assert(std::has_unique_object_representations_v<Resolution>);
static_assert(std::has_unique_object_representations_v<State>);

}  // namespace tempora::khronos
