// TimeQuest: what one viewer may see (TQ-26), built from that and from nothing else.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/game.hpp"
#include "games/timequest/cards.hpp"
#include "games/timequest/state.hpp"

namespace tempora::timequest {

struct Options;

// A deck from outside: how many cards, and those that the viewer knows, by how many lie above each.
struct SeenDeck {
  int size = 0;
  std::vector<std::pair<int, int>> known;  // place, card
};

// The cards of a hand that the viewer knows; of the others only how many there are.
struct SeenHand {
  int cards = 0;
  int marked = 0;
  std::vector<int> known;
  std::vector<int> known_marked;
};

// What a quest that the viewer can use means for him where he stands.
struct Offered {
  int quest = 0;
  bool completable = false;
  bool acquirable = false;
  int resources = 0;  // for the artifact, besides its crystals
};

// Where the viewer could go by a Move, and for how many crystals at least.
struct Destination {
  int tile = 0;
  int crystals = 0;
  bool several = false;  // ways to pay
};

struct SeenPlayer {
  SeenHand hand;
  int event_place = -1;         // −1: empty; kNone: hidden
  std::vector<int> objectives;  // those that the viewer knows; the first is the one kept
  int hidden_objectives = 0;    // how many others he holds
  bool objective_shown = false;
  int counted = 0;  // of the first objective
  int level = 0;
  int score = 0;
};

struct View {
  const Cards* cards = nullptr;  // of the rules, which outlive the view
  const Options* options = nullptr;
  int seat = -1;  // whose view this is; −1: a spectator's or the archive's
  int players = 0;
  int round = 0;
  int first = 0;
  int active = -1;
  int final_round = 0;
  int level = 0;  // of the round's event
  bool by_limit = false;
  Position now;  // nothing of it is hidden
  SeenDeck quests;
  SeenDeck events;
  SeenDeck actions;
  std::array<SeenDeck, kLevels> all;
  std::vector<SeenPlayer> seats;
  int event = -1;
  SeatSet guarded;
  int bounty = -1;
  std::vector<int> handled;
  std::vector<TradeOffer> offers;
  int free_acts = 0;
  Cause cause;
  Task asked;
  std::optional<Task> threat;  // of a block: what is aimed at whoever is asked
  SeatSet owing;
  SeatSet answered;                           // of a secret question
  std::optional<Move> answer;                 // the viewer's own
  std::vector<std::pair<int, Move>> answers;  // all, once they are revealed
  std::array<Goods, kMaxPlayers> stakes{};
  std::array<std::uint8_t, kMaxPlayers> spots{};
  std::array<std::uint8_t, kMaxPlayers> dice{};
  std::vector<Seat> fighters;  // in the Arena: who challenged, and whom
  bool reversible = false;
  Forbidden forbidden;
  std::array<std::uint8_t, kMaxPlayers> battle{};
  // Of a seat's own view:
  std::vector<Offered> offered;
  std::vector<Destination> destinations;
};

// docs/protocol.md §8.
void write(const View& view, JsonWriter& json);
// docs/archive-format.md.
void write(const State& state, JsonWriter& json);

}  // namespace tempora::timequest
