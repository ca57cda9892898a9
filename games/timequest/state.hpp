// TimeQuest: what a match consists of (TQ-23).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/agenda.hpp"
#include "engine/deck.hpp"
#include "engine/fixed_vector.hpp"
#include "engine/secret_answers.hpp"
#include "engine/types.hpp"
#include "games/timequest/cards.hpp"
#include "games/timequest/moves.hpp"

namespace tempora::timequest {

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 5;
inline constexpr int kTiles = kPeriods + 1;
inline constexpr int kVoid = 0;
inline constexpr int kSlots = 2;          // TQ-9.5
inline constexpr int kHand = 3;           // TQ-9.3
inline constexpr int kMarked = 2;         // TQ-9.3
inline constexpr int kToEnter = 2;        // artifacts, to enter the Void, TQ-12.1
inline constexpr int kMostPoints = 8;     // action points in a turn, TQ-7.5
inline constexpr int kMostFreeActs = 40;  // TQ-7.5
inline constexpr int kMostRethought = 3;  // takings-back of an answer to a secret question
inline constexpr int kMostOffers = 10;    // of a turn, TQ-28
inline constexpr int kMostSet = 8;        // set cards of all players together
inline constexpr int kMostOpen = 16;      // won and open events of a turn, TQ-24.3 counts 13
inline constexpr int kMostExplorers = 8;  // Explorer's Quests
inline constexpr int kMostDisplay = 4;    // TQ-5.2
inline constexpr int kLevels = 3;         // of All Player Events
inline constexpr std::array<std::string_view, kLevels> kLevelNames{"easy", "moderate", "difficult"};
inline constexpr int kMostCrystals = 255;

// Decks that are looked at.
inline constexpr std::array<std::string_view, 3> kDeckNames{"quests", "events", "all"};
inline constexpr int kQuestDeck = 0;
inline constexpr int kEventDeck = 1;
inline constexpr int kAllDeck = 2;  // of All Player Events: of the next round

// A set of numbers below 128: cards, or periods.
class Bits {
 public:
  [[nodiscard]] constexpr bool has(int number) const { return (words_[at(number)] >> (number & 63) & 1U) != 0; }
  constexpr void insert(int number) { words_[at(number)] |= std::uint64_t{1} << (number & 63); }
  constexpr void erase(int number) { words_[at(number)] &= ~(std::uint64_t{1} << (number & 63)); }
  constexpr void clear() { words_ = {}; }
  [[nodiscard]] constexpr int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }
  [[nodiscard]] constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  constexpr Bits operator&(const Bits& other) const {
    return {words_[0] & other.words_[0], words_[1] & other.words_[1]};
  }
  constexpr Bits operator|(const Bits& other) const {
    return {words_[0] | other.words_[0], words_[1] | other.words_[1]};
  }
  constexpr bool operator==(const Bits&) const = default;
  constexpr Bits() = default;

  // Calls visit(number) for each, ascending.
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for (int word = 0; word < 2; ++word) {
      for (std::uint64_t rest = words_[static_cast<std::size_t>(word)]; rest != 0; rest &= rest - 1) {
        visit(word * 64 + std::countr_zero(rest));
      }
    }
  }

 private:
  constexpr Bits(std::uint64_t low, std::uint64_t high) : words_{low, high} {}
  static constexpr std::size_t at(int number) { return static_cast<std::size_t>(number) >> 6U; }
  std::array<std::uint64_t, 2> words_{};
};

// A card in a slot (TQ-9.5).
struct Slot {
  std::uint8_t card = kNone;
  std::uint8_t charges = 0;
  bool used = false;    // this round; AX01: this turn
  bool side_b = false;  // AX05

  [[nodiscard]] constexpr bool empty() const { return card == kNone; }
  bool operator==(const Slot&) const = default;
};

// A won or open event (TQ-10.2, TQ-10.3).
struct OpenEvent {
  std::uint8_t event = 0;
  bool won = false;  // its goal was met by a die; open otherwise
  bool operator==(const OpenEvent&) const = default;
};

// What objectives count (TQ-22), for everybody, whatever his objective is.
struct Counters {
  std::array<std::uint64_t, 2> journeys{};        // B12: pairs of periods, as bits 10 · (from − 1) + to − 1
  std::array<std::uint16_t, kGoods> gained{};     // B02
  std::array<std::uint16_t, kGoods> collected{};  // B11
  std::uint16_t visited = 0;                      // B01: a bit for each period
  std::uint16_t titles = 0;                       // B03
  std::uint16_t quest_periods = 0;                // B08
  std::uint16_t turn_ends = 0;                    // B14
  std::uint8_t quests = 0;                        // completed
  std::uint8_t portal_leaves = 0;                 // B04
  std::uint8_t fights_won = 0;                    // B05
  std::uint8_t artifact_periods = 0;              // B06: the most at one time
  std::uint8_t goals_met = 0;                     // B07
  std::uint8_t crystals_held = 0;                 // B09: the most at one time
  std::uint8_t fair_trades = 0;                   // B10
  std::uint8_t partners = 0;                      // B10: a bit for each seat
  std::uint8_t event_goals_met = 0;               // B13
  std::uint8_t cards_played = 0;                  // B15
  std::array<std::uint8_t, 2> spare{};
};

// How often a player played each action card, met each All Player goal and used each Active Player Event: for
// statistics. What Time Reversal takes back was played all the same.
struct Chronicle {
  std::array<std::uint8_t, kMostActionKinds> played{};
  std::array<std::uint8_t, kMostEventKinds> met{};
  std::array<std::uint8_t, kMostEventKinds> used{};
};

struct Player {
  Bits artifacts;  // quest cards (TQ-14)
  Counters counters;
  Goods goods{};
  std::uint8_t crystals = 0;
  std::uint8_t character = kNone;
  std::uint8_t tile = kVoid;
  bool portal = true;             // the status on the Void (TQ-12); false: adjacent
  bool face_up = true;            // the Crystal Collection Token
  bool bar_food = false;          // EP06
  bool bar_collect = false;       // EP13
  bool bar_move = false;          // EP21
  bool voucher = false;           // EP13
  std::uint8_t ready = 0;         // the round from which Guardian's Choice can be used again (TQ-17.6)
  std::uint8_t entered_from = 0;  // the period from which he came into the Void, or 0
  std::uint8_t last = 0;          // of the latest turn, EP23: an Act, or 0
  std::array<Slot, kSlots> slots{};
  FixedVector<std::uint8_t, kMostSet> set;
  FixedVector<OpenEvent, kMostOpen> events;
  Goods deposit{};       // EP10
  std::uint8_t due = 0;  // the round at whose end it comes back; 0: none
  // EA10: what was paid to the bank for quests, artifacts and event goals …
  Goods paid_latest{};  // … in the latest finished turn
  Goods paid_since{};   // … since then, before this turn
  Goods paid_now{};     // … in this turn
  std::array<std::uint8_t, 8> spare{};
};

// All that Time Reversal can bring back (TQ-21.4): nothing of it is hidden.
struct Position {
  std::array<Player, kMaxPlayers> players{};
  Bits used;  // artifacts, by card: used in this round, or in the match (TQ-14.8)
  Bits quest_discards;
  Goods bank{};
  std::uint8_t crystals = 0;                    // of the bank
  std::array<std::uint8_t, kTiles> visits{};    // left, by period
  std::array<std::uint8_t, kTiles> engineer{};  // AX04: its owner, or kNone
  std::array<std::uint8_t, kTiles> lock{};      // AX07: who laid it, or kNone
  std::uint8_t beacons = 0;                     // AX09 beside the map
  std::uint8_t points = 0;                      // action points left
  std::uint8_t spent = 0;
  bool acted = false;        // the turn has had its first action (TQ-7.3)
  bool free_locked = false;  // TQ-8.8
  bool free_move = false;    // may still be made: nothing but trades and the own power was done (TQ-8.8)
  bool duelled = false;
  bool power_used = false;   // of the character, in this turn
  bool beacon_used = false;  // by the active player, in this turn
  FixedVector<std::uint8_t, kMostDisplay> display;
  FixedVector<std::uint8_t, kMostExplorers> explorers;           // Explorer's Quests (TQ-17.5)
  std::array<std::uint8_t, kMostActionKinds> action_discards{};  // how many of each
  std::array<std::uint8_t, kMostEventKinds> event_discards{};
  std::array<std::uint8_t, 2> spare{};
};

using HiddenCard = KnownCard<std::uint8_t>;

// Action cards that a player holds.
struct Hand {
  FixedVector<HiddenCard, kHand + 2> cards;
  FixedVector<HiddenCard, kMarked + 3> marked;  // outside the hand limit
};

// The objectives of a player: one, or two of which he keeps one; that is then the first.
using Objectives = FixedVector<std::uint8_t, 2>;

// Everything of which something is hidden.
struct Decks {
  Deck<std::uint8_t, kMostQuests> quests;
  Deck<std::uint8_t, kMostEvents> events;
  Deck<std::uint8_t, kMostActions> actions;
  std::array<Deck<std::uint8_t, kMostOfLevel>, kLevels> all;  // All Player Events by level
  std::array<Hand, kMaxPlayers> hands;
  std::array<FixedVector<HiddenCard, 1>, kMaxPlayers> event_places;
  std::array<Objectives, kMaxPlayers> objectives;
  std::uint8_t spare = 0;
};

// All places where Active Player Events, and where action cards, may lie hidden.
inline std::array<std::span<HiddenCard>, 1 + kMaxPlayers> event_zones(Decks& decks) {
  std::array<std::span<HiddenCard>, 1 + kMaxPlayers> zones{decks.events.zone()};
  for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) zones[seat + 1] = decks.event_places[seat].span();
  return zones;
}
inline std::array<std::span<HiddenCard>, 1 + 2 * kMaxPlayers> action_zones(Decks& decks) {
  std::array<std::span<HiddenCard>, 1 + 2 * kMaxPlayers> zones{decks.actions.zone()};
  for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
    zones[2 * seat + 1] = decks.hands[seat].cards.span();
    zones[2 * seat + 2] = decks.hands[seat].marked.span();
  }
  return zones;
}

// What is still to be done, or asked. The comments of rules_*.cpp say what the fields of each mean.
enum class Do : std::uint8_t {
  // The course of a match.
  pick,
  explore,
  choose_objective,
  draft,
  begin_round,
  all_event,
  begin_turn,
  menu,
  end_turn,
  end_round,
  battle,
  over,
  // All Player Events.
  guardian,
  outcome,
  die_outcome,
  ripples,
  lottery,
  auction,
  loop,
  // Effects of cards.
  effects,
  mix,
  one_type,
  two_types,
  exchange,
  jump,
  slip,
  duellist,
  push,
  forced_trade,
  swap_places,
  raid,
  block,
  lay,
  treasure,
  melt,
  bury,
  expert,
  look,
  order,
  keep,
  vision,
  lose_quest,
  free_quest,
  hunt,
  put_back,
  // Actions.
  way,
  collect,
  extra,
  quest,
  refund,
  artifact,
  event,
  use_now,
  void_roll,
  trade,
  discard,
  replace,
  fight,
  bets,
  reroll,
  prize,
  duel,
  bonus
};
inline constexpr int kDos = static_cast<int>(Do::bonus) + 1;

// Questions that stand together in the list: where to jump; whom something is aimed at, and what; which card.
constexpr bool is_jump(Do what) { return what >= Do::jump && what <= Do::duellist; }
constexpr bool is_aimed(Do what) { return what >= Do::push && what <= Do::lay; }
constexpr bool is_of_cards(Do what) { return what >= Do::treasure && what <= Do::hunt; }

// What a mix is chosen for (TQ-3.6).
enum class Mix : std::uint8_t { gain, lose, pay, pay_recorded, regain };

// What a re-roll is asked for (TQ-10.2.1).
enum class Reroll : std::uint8_t { own, arena };

// What can be blocked (TQ-11.5, AO14, AS07): an outcome of an event, a theft, or a card aimed at somebody.
struct Threat {
  bool event = false;
  bool theft = false;
};

// Calls visit(goods) for every mix of `fewest` to `most` resources, at most `caps` of each type, in type order.
template <class Visit>
constexpr void for_each_mix(const Goods& caps, int fewest, int most, Visit&& visit) {
  const auto at_most = [&](std::size_t type, int left) { return std::min<int>(caps[type], left); };
  for (int food = 0; food <= at_most(0, most); ++food) {
    const int after_food = most - food;
    for (int gold = 0; gold <= at_most(1, after_food); ++gold) {
      const int after_gold = after_food - gold;
      for (int knowledge = 0; knowledge <= at_most(2, after_gold); ++knowledge) {
        const int after_knowledge = after_gold - knowledge;
        for (int cloth = 0; cloth <= at_most(3, after_knowledge); ++cloth) {
          const int left = after_knowledge - cloth;
          for (int stone = std::max(0, fewest - (most - left)); stone <= at_most(4, left); ++stone) {
            visit(Goods{byte(food), byte(gold), byte(knowledge), byte(cloth), byte(stone)});
          }
        }
      }
    }
  }
}

struct Task {
  Do what = Do::over;
  std::uint8_t seat = 0;  // whose it is, and who is asked, unless the comment beside it says otherwise
  std::uint8_t stage = 0;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  std::uint8_t d = 0;
  Goods goods{};
  bool operator==(const Task&) const = default;
};

// The deepest agenda. The course of a match holds a round's end and five turns; in a phase of events five outcomes
// more. What one player does then nests: a card, its effects, an action, its payment, a die with its re-roll, an
// arrival with as many reactions as there are players, each of them an arrival that follows when the last is done.
inline constexpr std::size_t kMostTasks = 40;

// The latest action of a turn, for Time Reversal (TQ-21.4). Kept only while the active player has such a card ready.
struct Deed {
  Act act = Act::end;              // move, collect, quest, artifact or draw; else there is nothing to take back
  std::uint8_t subject = 0;        // where to, or which quest
  std::uint8_t card = kNone;       // the one-time card that carried it
  bool spoilt = false;             // another player decided, gained, lost or was moved, or a deck was shuffled
  std::uint8_t discarded = kNone;  // the card discarded to the hand limit
  std::uint8_t drawn = kNone;      // the action card drawn: hidden from the others
  FixedVector<std::uint8_t, 4> drawn_quests;
  FixedVector<std::uint8_t, 2> drawn_events;
};

// What may not be done next, after a Time Reversal.
struct Forbidden {
  Act act = Act::end;  // end: nothing
  std::uint8_t subject = 0;
};

// An offer of this turn (TQ-9.1): not repeated.
struct TradeOffer {
  std::uint8_t partner = 0;
  std::uint8_t give = 0;
  std::uint8_t given = 0;
  std::uint8_t ask = 0;
  std::uint8_t asked = 0;
  bool operator==(const TradeOffer&) const = default;
};

// What was chosen last in the menu, if it does more than a plain action: for the words of what is then asked.
struct Cause {
  Act act = Act::end;
  std::uint8_t number = 0;  // as the move has it
};

struct State {
  Position now;
  Position before;  // the latest action, if `deed` has one
  SecretAnswers<Move, kMaxPlayers> secrets;
  Decks decks;
  SeatSet guarded;           // who is on the guardian's tile (TQ-17.6): shielded, or, if a type was named, …
  SeatSet shown_objectives;  // turned up (TQ-22.1)
  Agenda<Task, kMostTasks> agenda;
  Deed deed;
  Forbidden forbidden;
  Cause cause;
  FixedVector<TradeOffer, kMostOffers> offers;
  std::array<Chronicle, kMaxPlayers> chronicles{};
  std::uint8_t free_acts = 0;
  std::uint8_t round = 0;
  std::uint8_t first = 0;
  std::uint8_t active = kNone;                     // whose turn it is, or kNone
  std::uint8_t final_round = 0;                    // its number, once it is known
  bool by_limit = false;                           // it comes from the round limit (TQ-6.5)
  std::uint8_t winner = kNone;                     // by artifact victory
  std::uint8_t event = kNone;                      // the All Player Event of the round, while it is carried out
  std::uint8_t bounty = kNone;                     // … what they gain for the goal
  std::array<Goods, kMaxPlayers> stakes{};         // on the table: Arena, EP22
  std::array<std::uint8_t, kMaxPlayers> spots{};   // Arena: "≥ k"; tie battle
  std::array<std::uint8_t, kMaxPlayers> dice{};    // Arena, duel, EP22: by seat; else the first, or the first two
  FixedVector<std::uint8_t, 4> handled;            // quests that are neither here nor there
  bool blocked = false;                            // the answer to Do::block
  std::uint8_t bonus = 0;                          // gain_bonus: 1: the gaining step brought some; 2: by collecting
  std::array<std::uint8_t, kMaxPlayers> battle{};  // tie battle: what each has in the end, plus 1; 0: not in it
  std::uint8_t seats = 0;
  std::array<std::uint8_t, kMaxPlayers> rethought{};  // how often each took an answer to this secret question back
  bool acquired = false;                              // an artifact has come to somebody since the last claim (TQ-15.4)
  std::array<std::uint8_t, 3> spare{};
};

static_assert(std::has_unique_object_representations_v<State>);

}  // namespace tempora::timequest
