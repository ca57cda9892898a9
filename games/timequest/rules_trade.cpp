// Trade (TQ-9.1).
#include <algorithm>

#include "games/timequest/rules.hpp"

namespace tempora::timequest {
namespace {

constexpr int kMostTraded = 3;  // of a type
enum TradeStage : std::uint8_t { with_whom, what_to_give, what_to_ask, accept };

}  // namespace

// Calls visit(offer) for every offer that may be made to `partner` now, until it says false.
template <class Visit>
bool Rules::for_each_offer(const State& state, Seat seat, Seat partner, Visit&& visit) const {
  const Goods& own = state.now.players[seat].goods;
  const Goods& theirs = state.now.players[partner].goods;
  const AllReady big = ready(state, seat, Ability::big_trade);
  const int most = big.empty() ? kMostTraded : big[0].number;
  for (int give = 0; give < kGoods; ++give) {
    const int held = own[static_cast<std::size_t>(give)];
    for (int given = 1; given <= std::min(most, held); ++given) {
      for (int ask = 0; ask < kGoods; ++ask) {
        if (ask == give) continue;
        const int there = theirs[static_cast<std::size_t>(ask)];
        const bool is_big = given > kMostTraded;
        const int fewest = is_big ? given : 1;
        for (int asked = fewest; asked <= std::min(is_big ? given : kMostTraded, there); ++asked) {
          const TradeOffer offer{partner, byte(give), byte(given), byte(ask), byte(asked)};
          if (state.offers.contains(offer)) continue;
          if (!visit(offer)) return false;
        }
      }
    }
  }
  return true;
}

bool Rules::can_offer(const State& state, Seat seat, Seat partner) const {
  if (count_of(state.now.players[partner].goods) == 0) return false;
  return !for_each_offer(state, seat, partner, [](const TradeOffer&) { return false; });
}

bool Rules::can_trade(const State& state, Seat seat) const {
  if (state.offers.size() >= static_cast<std::size_t>(options_.offers)) return false;
  if (count_of(state.now.players[seat].goods) == 0) return false;
  for (const Seat partner : everybody()) {
    if (partner != seat && can_offer(state, seat, partner)) return true;
  }
  return false;
}

// `a`: the partner; `b`, `c`: the type given and how many; `goods[0]`, `goods[1]`: the type asked and how many;
// `d`: whose offer it is.
void Rules::list_trade(const State& state, const Task& task, MoveList<Move>& moves) const {
  const Seat seat = task.d;
  // Offers come sorted, so that what was listed before was listed last.
  const auto add = [&](const Move& move) {
    if (moves.empty() || moves[moves.size() - 1] != move) moves.push(move);
    return true;
  };
  switch (task.stage) {
    case with_whom:
      for (const Seat partner : everybody()) {
        if (partner != seat && can_offer(state, seat, partner)) moves.push(Move::of(Act::player, partner));
      }
      break;
    case what_to_give:
      for_each_offer(state, seat, task.a, [&](const TradeOffer& offer) {
        return add(Move::offer(static_cast<Good>(offer.give), offer.given));
      });
      break;
    case what_to_ask:
      for_each_offer(state, seat, task.a, [&](const TradeOffer& offer) {
        if (offer.give != task.b || offer.given != task.c) return true;
        return add(Move::offer(static_cast<Good>(offer.ask), offer.asked));
      });
      break;
    default:
      moves.push(Move::of(Act::yes));
      moves.push(Move::of(Act::no));
      break;
  }
}

void Rules::answer_trade(State& state, Move move, Journal& journal) const {
  Task& task = state.agenda.top();
  switch (task.stage) {
    case with_whom:
      task.a = move.n[0];
      break;
    case what_to_give:
      task.b = move.n[0];
      task.c = move.n[1];
      break;
    case what_to_ask: {
      task.goods[0] = move.n[0];
      task.goods[1] = move.n[1];
      state.offers.push_back({task.a, task.b, task.c, move.n[0], move.n[1]});
      if (task.c > kMostTraded) use(state, task.d, ready(state, task.d, Ability::big_trade)[0].means, journal);
      journal.tell(Audience::everyone(), fact(What::offered, {task.d, task.a, task.b, task.c, move.n[0], move.n[1]}));
      task.seat = task.a;
      break;
    }
    default: {
      const Task done = state.agenda.pop();
      const TradeOffer offer{done.a, done.b, done.c, done.goods[0], done.goods[1]};
      if (move.act == Act::yes) return trade(state, done.d, offer, true, journal);
      journal.tell(Audience::everyone(), fact(What::declined, {done.a, done.d}));
      return;
    }
  }
  ++task.stage;
}

// The exchange, then what the bank adds. `agreed`: it was an offer; AO18 forces one.
void Rules::trade(State& state, Seat seat, const TradeOffer& offer, bool agreed, Journal& journal) const {
  Position& now = state.now;
  Player& own = now.players[seat];
  Player& other = now.players[offer.partner];
  own.goods[offer.give] = byte(own.goods[offer.give] - offer.given);
  other.goods[offer.ask] = byte(other.goods[offer.ask] - offer.asked);
  receive(state, seat, static_cast<Good>(offer.ask), offer.asked);
  receive(state, offer.partner, static_cast<Good>(offer.give), offer.given);
  state.deed.spoilt = true;
  journal.tell(Audience::everyone(),
               fact(What::traded, {seat, offer.partner, offer.give, offer.given, offer.ask, offer.asked}));
  if (!agreed) return;
  if (offer.given <= offer.asked) note_trade(own, offer.partner);  // B10
  if (offer.asked <= offer.given) note_trade(other, seat);
  if (const int gift = power_number(state, seat, Ability::gift); gift > 0) {  // TQ-17.4
    gain_good(state, offer.partner, static_cast<Good>(offer.give), gift, journal);
  }
  if (offer.given != 1 || offer.asked != 1 || now.bank[offer.ask] == 0) return;
  for (const Ready& one : ready(state, seat, Ability::trade_bonus)) {  // AS03
    use(state, seat, one.means, journal);
    gain_good(state, seat, static_cast<Good>(offer.ask), one.number, journal);
  }
}

void Rules::note_trade(Player& player, Seat partner) const {
  ++player.counters.fair_trades;
  player.counters.partners = byte(static_cast<int>(player.counters.partners | 1U << partner));
}

}  // namespace tempora::timequest
