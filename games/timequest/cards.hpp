// TimeQuest: periods, cards and powers as data, read from content/ (TQ-1, TQ-2, TQ-12, TQ-14, TQ-17 to TQ-22).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/fixed_vector.hpp"
#include "engine/json.hpp"
#include "engine/result.hpp"

namespace tempora::timequest {

enum class Good : std::uint8_t { food, gold, knowledge, cloth, stone };  // in type order, TQ-0.1
inline constexpr int kGoods = 5;
inline constexpr std::array kEveryGood{Good::food, Good::gold, Good::knowledge, Good::cloth, Good::stone};
inline constexpr std::array<std::string_view, kGoods> kGoodNames{"food", "gold", "knowledge", "cloth", "stone"};
using Goods = std::array<std::uint8_t, kGoods>;

// Small numbers are kept in a byte each.
constexpr std::uint8_t byte(int value) { return static_cast<std::uint8_t>(value); }

constexpr std::size_t at(Good good) { return static_cast<std::size_t>(good); }
constexpr int count_of(const Goods& goods) { return goods[0] + goods[1] + goods[2] + goods[3] + goods[4]; }

inline constexpr int kPeriods = 10;  // tiles 1 to 10; tile 0 is the Void (TQ-2.1)
inline constexpr int kMostQuests = 128;
inline constexpr int kSeries = 3;  // of action cards: AO one-time, AS slot, AX special
inline constexpr int kMostOfSeries = 32;
inline constexpr int kMostActionKinds = kSeries * kMostOfSeries;
inline constexpr int kMostActions = 96;     // with copies
inline constexpr int kMostEventKinds = 48;  // of each of both kinds
inline constexpr int kMostEvents = 64;      // Active Player Events with copies
inline constexpr int kMostOfLevel = 24;     // All Player Events of a level
inline constexpr int kMostObjectives = 32;
inline constexpr int kMostCharacters = 8;
inline constexpr std::uint8_t kNone = 255;

// A card is known by its number. Ids say the same for people, whatever the content holds: content numbers the cards of
// a series without a gap, in their order.
//   quests Q001 … are 0 …; Active Player Events EA01 … and All Player Events EP01 … are 0 …; objectives B01 … are 0 …;
//   characters C1 … are 0 …; artifacts R01 to R10 are their periods, 1 to 10;
//   action cards AO01 … are 0 …, AS01 … are 32 …, AX01 … are 64 …
std::string quest_id(int quest);
std::string active_event_id(int event);
std::string all_event_id(int event);
std::string objective_id(int objective);
std::string character_id(int character);
std::string artifact_id(int period);
std::string action_id(int action);

// What is paid, gained or lost.
struct Amount {
  Goods goods{};
  std::uint8_t crystals = 0;
  std::uint8_t choice = 0;     // resources of choice (TQ-0.2)
  std::uint8_t one_type = 0;   // of one type, which the player names
  std::uint8_t two_types = 0;  // of each of two different types, which the player names

  [[nodiscard]] constexpr bool nothing() const {
    return count_of(goods) + crystals + choice + one_type + two_types == 0;
  }
  bool operator==(const Amount&) const = default;
};

// What a card does, one step of it. `number` is what the comment calls n.
enum class Op : std::uint8_t {
  gain,          // `amount` from the bank
  lose,          // `amount` to the bank, as far as held
  points,        // n action points more (TQ-7.5)
  jump,          // to any possible destination; n = 1: to a neighbour (TQ-4.4)
  random_step,   // to a random adjacent location (TQ-4.5)
  collect,       // as if by the action, n times the yield (TQ-8.2.4)
  act_collect,   // a Collect action with n times the yield
  act_quest,     // a Quest action without paying resources
  act_artifact,  // an Acquire action with n resources less (TQ-14.4)
  draw_actions,  // n action cards
  draw_marked,   // n action cards, kept outside the hand limit (TQ-9.3)
  draw_event,    // an Active Player Event, resolved at once outside the own turn (TQ-10.5)
  exchange,      // with the bank: up to n of one type for as many of another; n = 0: as many as both have
  swap_goods,    // with the bank: `amount` for `other`
  face_up,       // the own Crystal Collection Token
  turn_up,       // the top n Active Player Events: gain the crystals shown, discard them
  bar_food,      // until the end of the next turn no Food from collecting
  bar_collect,   // no Collect action in the next turn
  bar_move,      // no Move in the next turn
  voucher,       // one free step in the next turn
  lose_quest,    // EP19
  look_quests,   // look alone at the top n quests and put them back in any order (EP21)
  // One card each, coded under the name:
  regain,           // EA10: up to n of what was paid
  melt_quest,       // EA12: discard a quest of the display, gain n times its crystals
  push,             // AO10
  treasure,         // AO12: the top n quests
  forced_trade,     // AO18: up to n for n
  swap_places,      // AO19
  look_events,      // AS12: at the top n of one of two decks
  artifact_expert,  // AS17
  reverse,          // AS19
  keep_event,       // AX03: one of the top n
  raid,             // R05: take n resources
  bury_quest,       // R09
  vision            // C3
};

struct Effect {
  Op op = Op::gain;
  std::uint8_t number = 0;
  Amount amount;
  Amount other;  // swap_goods: what comes
  bool operator==(const Effect&) const = default;
};

// What is done one after another; a program is known by its number in Cards::programs. Program 0 is empty.
using Program = FixedVector<Effect, 4>;

// What a card or artifact in front of a player changes. `number` is what the comment calls n.
enum class Ability : std::uint8_t {
  none,
  collect_bonus,      // with a Collect action: n of one of the period's gain types more (AS01, R01)
  engineer,           // AX04: n of any type for who collects on its period
  beacon,             // AX09: n of any type for everybody's first Collect action of the own turn
  reroll,             // one own die of TQ-10.2.1 (AS02, R03)
  reroll_in_arena,    // AO07
  reroll_opponent,    // AS09
  arena_bonus,        // n more on the own die (AO04, AS18)
  duelist,            // AX08
  free_step,          // AS05, AX05
  diagonal,           // a Move of exactly n steps between periods costs no crystals (AS13)
  move_discount,      // a Move of n steps or more between periods costs 1 crystal less (R04)
  portal,             // R10
  quest_discount,     // n resources less (AS08, AS14)
  quest_crystals,     // n crystals more (AS04)
  quest_refund,       // n of a type just paid (R02)
  artifact_discount,  // n crystals less (AS10)
  goal_discount,      // R07
  trade_bonus,        // n of the type received, for the first accepted offer of 1 for 1 (AS03)
  big_trade,          // one offer of 4 to n for as many (AS20)
  shield,             // blocks an outcome of TQ-11.5 (AS15)
  guard,              // blocks thefts (AS07)
  armour,             // blocks both, and cards aimed at the owner (AO14)
  slip,               // AX10
  lock,               // AX07
  // Powers of characters:
  gain_bonus,  // C1: n Knowledge more with each gaining step that brings some
  gift,        // C4: n to the other player of an accepted offer
  explorer,    // C5: n quests of the own
  guardian     // C6
};

struct Trait {
  Ability ability = Ability::none;
  std::uint8_t number = 0;
  bool operator==(const Trait&) const = default;
};
using Traits = FixedVector<Trait, 2>;

// How often something can be used.
enum class Limit : std::uint8_t { always, turn, round, match, charges };

struct Period {
  std::string name;
  Good x = Good::food;  // what quests cost here
  Good y = Good::food;
  std::array<Good, 2> gains{};  // what collecting gives here
};

struct Quest {
  std::string id;
  std::string title;
  std::uint8_t period = 1;  // of the title
  std::uint8_t x = 0;
  std::uint8_t y = 0;
  std::uint8_t crystals = 0;
};

struct ActiveEvent {
  std::string id;
  std::string name;
  std::uint8_t copies = 1;
  std::uint8_t faces = 0;  // a bit for each face of the die that meets the goal, bit 0 for a 1; 0: no die
  Amount price;            // what the goal costs when it is used; nothing, if there is a die
  std::uint8_t use = 0;    // a program
};

// What an All Player Event asks (TQ-11, TQ-20).
enum class Ask : std::uint8_t {
  goal,     // meet the goal by paying, or not
  die,      // nothing: a die decides
  table,    // nothing: a die decides between six outcomes
  offers,   // one of several offers, or (if optional) none
  bank,     // EP10
  ripples,  // EP11
  lottery,  // EP22
  loop,     // EP23
  auction   // EP25
};

struct Offer {
  Amount price;
  std::uint8_t get = 0;  // a program
  bool operator==(const Offer&) const = default;
};

struct AllEvent {
  std::string id;
  std::string name;
  std::uint8_t level = 0;  // 0 Easy, 1 Moderate, 2 Difficult
  Ask ask = Ask::goal;
  bool optional = false;   // goal: who doesn't take part loses nothing; offers: none may be taken
  bool theft = false;      // a guard blocks its outcome
  Amount price;            // of the goal
  std::uint8_t faces = 0;  // of the die that decides, after the payment if there is one; 0: no die
  std::uint8_t met = 0;    // programs
  std::uint8_t not_met = 0;
  std::array<std::uint8_t, 6> table{};  // programs by the face of the die
  std::uint8_t starred = 0;             // a bit for each face whose outcome can be blocked
  FixedVector<Offer, 3> offers;
  std::uint8_t most = 0;   // bank: resources paid; auction: the highest bid
  std::uint8_t times = 0;  // bank: how many come back for each
};

// Where an action card goes when it is played.
enum class Place : std::uint8_t { discards, set, slot, period, beside };

struct ActionCard {
  std::string id;
  std::string name;
  std::uint8_t copies = 0;
  Place place = Place::discards;
  Limit limit = Limit::round;  // in a slot
  std::uint8_t charges = 0;
  bool two_sided = false;  // side A has the program, side B the traits
  Amount price;            // of a use
  std::uint8_t use = 0;    // a program: when played, or in the own turn from the slot
  Traits traits;
};

struct Artifact {
  std::string id;
  std::string name;
  Limit limit = Limit::round;
  std::uint8_t use = 0;  // a program, in the own turn
  Traits traits;
};

struct Character {
  std::string id;
  std::string name;
  FixedVector<std::uint8_t, 2> uses;  // programs, once per own turn one of them
  Traits traits;
};

// What an objective counts (TQ-22).
enum class Counter : std::uint8_t {
  periods_visited,
  goods_gained,
  quest_titles,
  portal_leaves,
  fights_won,
  artifact_periods,
  goals_met,
  quest_periods,
  crystals_held,
  fair_trades,
  goods_collected,
  void_journeys,
  event_goals_met,
  turn_ends,
  cards_played
};
inline constexpr int kCounters = 15;

struct Objective {
  std::string id;
  std::string title;
  Counter counter = Counter::periods_visited;
  std::array<std::uint8_t, 3> levels{};
};

// One row of the Void's table (TQ-12.5), X and Y being those of the period just left.
struct VoidRow {
  std::uint8_t x = 0;
  std::uint8_t y = 0;
  std::uint8_t crystals = 0;
};

struct Cards {
  std::uint8_t bank_goods = 30;
  std::uint8_t bank_crystals = 60;
  std::array<Period, kPeriods + 1> periods;  // [0] is the Void: only its name counts
  std::array<VoidRow, 6> void_rows{};
  std::vector<Program> programs;
  std::vector<Quest> quests;
  std::vector<ActiveEvent> active_events;
  std::vector<AllEvent> all_events;
  std::array<ActionCard, kMostActionKinds> actions;  // by number; where there is none, `id` is empty and `copies` 0
  std::array<Artifact, kPeriods + 1> artifacts;      // by period; [0] is unused
  std::vector<Character> characters;
  std::vector<Objective> objectives;
};

// Reads the content, or an error with the place and what is allowed. The form is in content/README.md.
Result<Cards> read_cards(const Json& content);

}  // namespace tempora::timequest
