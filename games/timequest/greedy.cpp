#include "games/timequest/greedy.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace tempora::timequest {
namespace {

// Values are in hundredths of a crystal; six crystals are a point (TQ-16.1).
constexpr int kCrystal = 100;
constexpr int kPoint = 600;
constexpr std::array kOfType{38, 36, 33, 30, 26, 20, 12, 8, 5, 3};  // the first, second, … resource of a type
constexpr int kActionPoint = 55;                                    // what it will still bring
constexpr int kHandCard = 70;
constexpr int kSlotCard = 110;
constexpr int kSetCard = 60;
constexpr int kOpenEvent = 60;
constexpr int kMissing = 45;  // a resource that a quest or artifact still lacks
constexpr int kMissingCrystal = 90;
constexpr int kReady = 85;      // percent of what could be had at once, if there is a point left for it …
constexpr int kLater = 55;      // … or only in a later turn
constexpr int kElsewhere = 60;  // percent of what could be had in another period, the way paid
constexpr int kSecond = 25;     // percent of the second best chance
constexpr int kInVoid = 90;     // what it costs to stay there by the portal
constexpr int kBarred = 60;
constexpr int kPositions = 420;    // looked at for one decision, about
constexpr int kChanceSamples = 5;  // of what dice decide

class Thinker {
 public:
  Thinker(const Rules& rules, Seat seat, Generator generator) : rules_(rules), seat_(seat), dealer_(generator) {}

  // What `move` leads to, looking at about `positions`.
  int after(State state, Move move, int positions) {
    rules_.play(state, seat_, move, dealer_, deaf_);
    return best_from(state, positions);
  }

  [[nodiscard]] int worth(const State& state) const {
    int others = 0;
    for (const Seat seat : SeatSet::first(rules_.players())) {
      if (seat != seat_)
        others += kPoint * rules_.artifacts_of(state, seat) + kCrystal * state.now.players[seat].crystals;
    }
    return own_worth(state, seat_) - others / (6 * (rules_.players() - 1));
  }

  // What the seat has, and what it could make of it.
  [[nodiscard]] int own_worth(const State& state, Seat seat) const {
    const Player& player = state.now.players[seat];
    int value = kPoint * rules_.artifacts_of(state, seat) + kCrystal * player.crystals;
    for (const std::uint8_t count : player.goods) {
      for (std::size_t i = 0; i < count && i < kOfType.size(); ++i) value += kOfType[i];
    }
    const Hand& hand = state.decks.hands[seat];
    value += kHandCard * static_cast<int>(hand.cards.size() + hand.marked.size());
    for (const Slot& slot : player.slots) value += slot.empty() ? 0 : kSlotCard;
    value += kSetCard * static_cast<int>(player.set.size());
    value += kOpenEvent * static_cast<int>(seat == state.active ? player.events.size() : 0);
    value -= kBarred * ((player.bar_food ? 1 : 0) + (player.bar_collect ? 1 : 0) + (player.bar_move ? 1 : 0));
    value += player.voucher ? kBarred : 0;
    value += count_of(player.deposit) * kOfType[0];
    if (player.tile == kVoid && player.portal) value -= kInVoid;
    const bool acts = seat == state.active && !state.now.free_locked;
    if (acts) value += kActionPoint * state.now.points;
    return value + chances(state, seat, acts && state.now.points > 0);
  }

 private:
  // What quests and artifacts promise here, and where the token could go.
  [[nodiscard]] int chances(const State& state, Seat seat, bool now) const {
    const Player& player = state.now.players[seat];
    int best = 0;
    int second = 0;
    for (int tile = 1; tile <= kPeriods; ++tile) {
      int chance = chance_at(state, seat, tile) * (now ? kReady : kLater) / 100;
      if (tile != player.tile) {
        if (state.now.visits[static_cast<std::size_t>(tile)] == 0) continue;
        const int way = player.tile == kVoid ? 3 : std::abs(tile - player.tile);
        const int crystals = std::min(way, 3);
        chance = (chance - kCrystal * crystals) * kElsewhere / 100;
        if (player.crystals < crystals) chance = chance * 2 / 3;
      }
      if (chance > best) {
        second = best;
        best = chance;
      } else {
        second = std::max(second, chance);
      }
    }
    return best + second * kSecond / 100;
  }

  // The best quest or artifact for somebody who stands there.
  [[nodiscard]] int chance_at(const State& state, Seat seat, int tile) const {
    const Player& player = state.now.players[seat];
    const Cards& cards = rules_.cards();
    const Period& period = cards.periods[static_cast<std::size_t>(tile)];
    const int held_x = player.goods[at(period.x)];
    const int held_y = player.goods[at(period.y)];
    const bool face_up = player.face_up || tile != player.tile;
    const int artifacts = rules_.artifacts_of(state, seat);
    const int goods = count_of(player.goods);
    int best = 0;
    const auto look = [&](std::uint8_t number) {
      const Quest& quest = cards.quests[number];
      if (face_up) {
        const int missing = std::max(0, quest.x - held_x) + std::max(0, quest.y - held_y);
        const int spent = (quest.x + quest.y - missing) * kOfType[4];
        best = std::max(best, kCrystal * quest.crystals - spent - kMissing * missing);
      }
      if (quest.period == tile && !owns(state, seat, tile)) {
        const int lacking = std::max(0, artifacts - goods);
        const int poor = std::max(0, quest.crystals - player.crystals);
        const int price = kCrystal * quest.crystals + kOfType[4] * artifacts;
        best = std::max(best, kPoint - price - kMissing * lacking - kMissingCrystal * poor);
      }
    };
    for (const std::uint8_t quest : state.now.display) look(quest);
    if (!state.now.explorers.empty() && rules_.is_explorer(state, seat)) {
      for (const std::uint8_t quest : state.now.explorers) look(quest);
    }
    return best;
  }

  [[nodiscard]] bool owns(const State& state, Seat seat, int period) const {
    return !(state.now.players[seat].artifacts & rules_.cards_of_period(period)).empty();
  }

  // The best of what may follow, until a turn's menu is asked.
  int best_from(State& state, int positions) {
    while (!rules_.owing(state).empty()) {
      const Do asked = state.agenda.top().what;
      const Seat seat = rules_.owing(state).contains(seat_) ? seat_ : rules_.owing(state).lowest();
      if (asked == Do::menu) return worth(state);
      MoveList<Move> moves;
      rules_.legal(state, seat, moves);
      if (moves.size() == 1 || positions <= 0) {
        rules_.play(state, seat, moves[0], dealer_, deaf_);
      } else if (seat != seat_) {
        rules_.play(state, seat, others_answer(state, seat, moves), dealer_, deaf_);
      } else {
        return best_of(state, moves, positions);
      }
    }
    return worth(state);
  }

  int best_of(const State& state, const MoveList<Move>& moves, int positions) {
    const auto count = static_cast<int>(moves.size());
    const int step = std::max(1, count / positions);
    int best = INT32_MIN;
    for (int i = 0; i < count; i += step) {
      best = std::max(best, after(state, moves[static_cast<std::size_t>(i)], positions / count));
    }
    return best;
  }

  // Whether to agree, the other seat decides by its own gain; else it does the first that it may.
  Move others_answer(const State& state, Seat seat, const MoveList<Move>& moves) {
    if (state.agenda.top().what != Do::trade) return moves[0];
    State agreed = state;
    rules_.play(agreed, seat, Move::of(Act::yes), dealer_, deaf_);
    return Move::of(own_worth(agreed, seat) > own_worth(state, seat) ? Act::yes : Act::no);
  }

  const Rules& rules_;
  Seat seat_;
  Dealer dealer_;
  Journal deaf_;
};

// Whether dice may decide what comes of it.
bool is_chancy(Act act) {
  return act == Act::fight || act == Act::duel || act == Act::enter_void || act == Act::attempt || act == Act::meet ||
         act == Act::dice || act == Act::bet || act == Act::reroll;
}

}  // namespace

Move GreedyBot::answer(const Sight<Rules>& sight, const MoveList<Move>& legal, Generator& generator) const {
  if (legal.size() == 1) return legal[0];
  Dealer imagination(Generator(generator.below(UINT32_MAX)));
  const State state = sight.sampler().imagine(imagination);
  Thinker thinker(sight.rules(), sight.seat(), Generator(generator.below(UINT32_MAX)));
  const auto count = static_cast<int>(legal.size());
  const int positions = std::max(1, kPositions / count);
  Move best = legal[0];
  int most = INT32_MIN;
  std::uint32_t equals = 0;
  for (const Move& move : legal) {
    const int samples = is_chancy(move.act) && count < kPositions / kChanceSamples ? kChanceSamples : 1;
    int value = 0;
    for (int i = 0; i < samples; ++i) value += thinker.after(state, move, positions / samples);
    value /= samples;
    if (value < most) continue;
    equals = value == most ? equals + 1 : 1;
    if (generator.below(equals) > 0) continue;  // each of several as good ones has the same chance
    most = value;
    best = move;
  }
  return best;
}

}  // namespace tempora::timequest
