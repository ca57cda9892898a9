// TimeQuest: the answers to the decisions of TQ-24.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/game.hpp"
#include "games/timequest/cards.hpp"

namespace tempora::timequest {

enum class Act : std::uint8_t {
  // The turn menu (TQ-24.3).
  end,
  move,
  free_move,
  collect,
  quest,
  artifact,
  draw,
  fight,
  enter_void,
  duel,
  trade,
  play,           // an action card of the hand
  event,          // a won or open event
  attempt,        // the event of the event place
  use_card,       // a card in a slot
  use_artifact,   // its power
  use_character,  // its power
  // Answers to everything else.
  character,
  objective,
  goods,      // so many of each type
  good,       // a type
  two_goods,  // two types
  number,
  player,
  tile,
  side,       // of which gain type twice as many (TQ-8.2)
  payment,    // of a quest, with the discounts used
  way,        // of paying a Move
  card,       // an action card: which goes
  any_quest,  // a quest
  any_event,  // an Active Player Event
  offer,      // what is given or asked
  bet,
  wager,   // in the battle of a tie (TQ-16.2)
  reroll,  // by which means
  block,   // by which means
  dice,    // how many (TQ-12.4)
  shield,
  bounty,
  meet,  // the goal, and what is paid
  fail,  // and perhaps block
  option,
  order,
  deck,
  bottom,
  yes,
  no,
  think_again  // takes a secret answer back while others still think
};
inline constexpr int kActs = static_cast<int>(Act::think_again) + 1;

// What pays for a Move, re-rolls, blocks or lowers a price: an action card by its number, an artifact's power, the
// voucher of Cosmic Alignment, or crystals alone.
class Means {
 public:
  constexpr Means() = default;
  static constexpr Means card(int action) { return Means(static_cast<std::uint8_t>(action)); }
  static constexpr Means artifact(int period) { return Means(static_cast<std::uint8_t>(kArtifacts + period)); }
  static constexpr Means voucher() { return Means(kVoucher); }
  static constexpr Means none() { return {}; }
  static constexpr Means of(std::uint8_t number) { return Means(number); }

  [[nodiscard]] constexpr bool is_none() const { return number_ == kNone; }
  [[nodiscard]] constexpr bool is_voucher() const { return number_ == kVoucher; }
  [[nodiscard]] constexpr bool is_card() const { return number_ < kMostActionKinds; }
  [[nodiscard]] constexpr bool is_artifact() const { return number_ > kArtifacts && number_ <= kArtifacts + kPeriods; }
  [[nodiscard]] constexpr int card() const { return number_; }
  [[nodiscard]] constexpr int artifact() const { return number_ - kArtifacts; }
  [[nodiscard]] constexpr std::uint8_t number() const { return number_; }
  constexpr bool operator==(const Means&) const = default;

 private:
  static constexpr std::uint8_t kArtifacts = 100;
  static constexpr std::uint8_t kVoucher = 120;
  constexpr explicit Means(std::uint8_t number) : number_(number) {}
  std::uint8_t number_ = kNone;
};

// What `n` holds, the factories below say; the rest is 0.
struct alignas(8) Move {
  Act act = Act::end;
  std::array<std::uint8_t, 7> n{};
  // At once, not byte by byte.
  constexpr bool operator==(const Move& other) const {
    return std::bit_cast<std::uint64_t>(*this) == std::bit_cast<std::uint64_t>(other);
  }

  static constexpr Move of(Act act, int a = 0, int b = 0, int c = 0) {
    return {act, {byte(a), byte(b), byte(c), 0, 0, 0, 0}};
  }
  static constexpr Move with_goods(Act act, const Goods& goods, int more = 0) {
    return {act, {goods[0], goods[1], goods[2], goods[3], goods[4], byte(more), 0}};
  }
  static constexpr Move good(Good good) { return of(Act::good, static_cast<int>(good)); }
  static constexpr Move two_goods(Good one, Good two) {
    return of(Act::two_goods, static_cast<int>(one), static_cast<int>(two));
  }
  static constexpr Move side(Good twice) { return of(Act::side, static_cast<int>(twice)); }
  // `first`, `second`: the cards that lower the price, or none; the first has the lower number.
  static constexpr Move payment(int x, int y, Means first = {}, Means second = {}) {
    return of(Act::payment, x, y).and_means(2, first).and_means(3, second);
  }
  static constexpr Move way(Means means, int crystals) { return of(Act::way, means.number(), crystals); }
  static constexpr Move offer(Good good, int count) { return of(Act::offer, static_cast<int>(good), count); }
  // No bet has spot 0 and no stake.
  static constexpr Move bet(int spot, const Goods& stake) { return with_goods(Act::bet, stake, spot); }
  // No wager has spot 0 and stake 0.
  static constexpr Move wager(int spot, int crystals) { return of(Act::wager, spot, crystals); }
  // `die`: 0, or 1 for the second of two.
  static constexpr Move reroll(Means means, int die = 0) { return of(Act::reroll, means.number(), die); }
  static constexpr Move block(Means means) { return of(Act::block, means.number()); }
  static constexpr Move meet(const Goods& paid, int crystals) { return with_goods(Act::meet, paid, crystals); }
  static constexpr Move fail(Means means = {}) { return of(Act::fail, means.number()); }
  static constexpr Move bounty(Good good) { return of(Act::bounty, static_cast<int>(good)); }
  // Of three cards the first, second and third from now on; for AS12 with the deck, 0 or 1.
  static constexpr Move order(int first, int second, int third, int deck = 0) {
    return {Act::order, {byte(first), byte(second), byte(third), byte(deck), 0, 0, 0}};
  }

  [[nodiscard]] constexpr Goods goods() const { return {n[0], n[1], n[2], n[3], n[4]}; }
  [[nodiscard]] constexpr Good good() const { return static_cast<Good>(n[0]); }
  [[nodiscard]] constexpr Means means(std::size_t place = 0) const { return Means::of(n[place]); }

 private:
  [[nodiscard]] constexpr Move and_means(std::size_t place, Means means) const {
    Move move = *this;
    move.n[place] = means.number();
    return move;
  }
};

std::string_view name(Act act);
// "AS02", "R03", "voucher", "none".
std::string name(Means means);

// {"do":"move","to":6}, {"do":"quest","quest":"Q015"}, {"do":"goods","goods":[0,2,0,0,1]}: the table is in
// docs/protocol.md §8.
void write(const Move& move, JsonWriter& json);
Result<Move> read_move(const Json& json);

}  // namespace tempora::timequest
