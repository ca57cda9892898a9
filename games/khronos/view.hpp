// Khronos: what one viewer may see (KH-16.3), built from that and from nothing else.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/game.hpp"
#include "games/khronos/land.hpp"
#include "games/khronos/state.hpp"

namespace tempora::khronos {

// A domain: the sums of the values of its buildings by type (KH-4.5), and what each player would collect for it
// (KH-13).
struct DomainWorth {
  Domain domain;
  std::array<int, kTypes> power{};
  std::array<int, kMaxPlayers> income{};
};

struct SeenBuilding {
  Building building;
  bool printed = false;  // a printed hamlet
  bool top = false;      // the top of its type in its domain, Military or Religious
};

// What the active player may do, and where (KH-15.3), so that a board can offer every place at once.
struct Choices {
  struct NewBuilding {
    Age age = Age::might;
    Type type = Type::military;
    int size = 0;
    Board anchors;
  };
  struct Upgrade {
    Age age = Age::might;
    Square from;
    int size = 0;
    std::vector<Square> anchors;
  };
  std::vector<NewBuilding> build;
  std::vector<Upgrade> upgrade;
  std::vector<Site> demolish;
  std::vector<Square> populate;  // in Reason
  std::vector<Square> renovate;
};

// A player, as everybody sees him; the hand only if the viewer may.
struct SeenPlayer {
  int ecus = 0;
  std::array<std::int16_t, kLines> ledger{};
  int cubes = 0;
  int cards = 0;
  Cards known{};  // of the hand: what came from the Hold'em row
  std::array<Agent, kAgents> agents{};
  std::array<int, kAges> income{};  // what he would collect now, by age, wherever his agents stand
  bool hand_is_seen = false;
  Cards hand{};
};

struct View {
  const Land* land = nullptr;  // of the rules, which outlive the view
  int seat = -1;               // whose view this is; −1: a spectator's or the archive's
  int round = 1;
  int first = 0;
  int active = 0;
  Step step = Step::exchange;
  int owes = -1;  // the seat that is asked; −1: nobody
  Action action;
  std::vector<SeenBuilding> buildings;
  std::vector<DomainWorth> domains;
  std::vector<SeenPlayer> players;
  std::array<std::array<std::uint8_t, kSizes>, kTypes> stock{};
  int pile = 0;
  Cards discards{};
  Cards row{};
  bool holdem = false;
  Building loser;                  // place: which building is made smaller
  Resolution resolution;           // stay, place, keep_cube: how far it has come
  bool undo = true;                // whether steps may be taken back (KH-15.6)
  std::optional<Choices> choices;  // act: of the viewer, if he is asked
};

// docs/protocol.md §8.
void write(const View& view, JsonWriter& json);
// docs/archive-format.md.
void write(const State& state, JsonWriter& json);

}  // namespace tempora::khronos
