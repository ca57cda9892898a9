#include "games/khronos/greedy.hpp"

#include <algorithm>
#include <array>

#include "bots/best_of.hpp"
#include "games/khronos/buildings.hpp"

namespace tempora::khronos {
namespace {

// Values are in thousandths of an ecu.
constexpr int kEcu = 1000;
constexpr int kPerBuilding = 60;      // for each point of value of a building of one's own: it may yet rule a domain
constexpr int kOthersShare = 3;       // what the others gain counts a third, shared among them
constexpr int kTries = 100;           // positions looked at for one decision, about
constexpr int kTriesBehindMove = 13;  // of them behind the move of an agent
// What an income is worth some rounds before it is paid: much may happen until then.
constexpr std::array<int, kRounds> kAhead{1000, 850, 722, 614, 522, 444, 377};

class Thinker {
 public:
  Thinker(const Rules& rules, Seat seat) : rules_(rules), seat_(seat), dealer_(Generator(0)) {}

  // The best of what the steps after `state` may lead to, looking at about `tries` positions.
  int best_after(const State& state, int tries) {
    if (state.active != seat_ || state.step == Step::over) return worth(state);
    switch (state.step) {
      case Step::row:
        return best_place(state, tries);
      case Step::column:
      case Step::which:
      case Step::grow:
        return best_answer(state, tries);
      default:
        return worth(at_rest(state));
    }
  }

  int after(State state, Move move, int tries) {
    rules_.play(state, seat_, move, dealer_, deaf_);
    return best_after(state, tries);
  }

  // What an agent's move leads to, with one action behind it.
  int after_agent_move(State state, Move move) {
    rules_.play(state, seat_, move, dealer_, deaf_);
    int best = worth(state);
    MoveList<Move> acts;
    rules_.legal(state, seat_, acts);
    for (const Move& act : acts) {
      if (act.act == Act::move || act.act == Act::end) continue;
      best = std::max(best, after(state, act, kTriesBehindMove / static_cast<int>(acts.size()) + 1));
    }
    return best;
  }

  int worth(const State& state) const {
    std::array<int, kMaxPlayers> standing{};
    std::array<std::array<int, kAges>, kMaxPlayers> income{};
    for (const Building& building : state.buildings) {
      if (building.owner != kNobody) standing[building.owner] += kPerBuilding * building.value();
      if (building.site != building.domain) continue;
      const DomainWorth domain = rules_.worth(state, building.domain);
      for (std::size_t seat = 0; seat < income.size(); ++seat) {
        income[seat][static_cast<std::size_t>(building.age())] += domain.income[seat];
      }
    }
    int own = 0;
    int others = 0;
    for (int seat = 0; seat < rules_.players(); ++seat) {
      const auto at = static_cast<std::size_t>(seat);
      const int value = standing[at] + kEcu * state.players[at].ecus + to_come(state, seat, income[at]);
      (seat == seat_ ? own : others) += value;
    }
    return own - others / (kOthersShare * (rules_.players() - 1));
  }

 private:
  // What the incomes still to come are worth to a player (KH-13.1): in two ages at most, those where the agents stand
  // if it is paid now, else the best two.
  int to_come(const State& state, int seat, const std::array<int, kAges>& income) const {
    const int behind = (state.active - state.first + rules_.players()) % rules_.players();
    const int place = (seat - state.first + rules_.players()) % rules_.players();
    const bool has_had_turn = place < behind;
    int value = 0;
    for (const int round : {4, kRounds}) {
      if (round < state.round || (round == state.round && has_had_turn)) continue;
      if (round == state.round && seat == state.active) {
        const auto& agents = state.players[static_cast<std::size_t>(seat)].agents;
        for (const Age age : kEveryAge) {
          if (agents[0].age == age || agents[1].age == age) value += kEcu * income[static_cast<std::size_t>(age)];
        }
        continue;
      }
      const int best_two = income[0] + income[1] + income[2] - *std::min_element(income.begin(), income.end());
      value += kAhead[static_cast<std::size_t>(round - state.round)] * best_two;
    }
    return value;
  }

  // Answers what is left of an action with the first that is offered.
  State at_rest(State state) {
    MoveList<Move> moves;
    while (state.step > Step::act && state.step < Step::discard) {
      const Seat seat = rules_.owing(state).lowest();
      moves.clear();
      rules_.legal(state, seat, moves);
      rules_.play(state, seat, moves[0], dealer_, deaf_);
    }
    return state;
  }

  int best_answer(const State& state, int tries) {
    MoveList<Move> moves;
    rules_.legal(state, seat_, moves);
    const auto count = static_cast<int>(moves.size());
    const int step = std::max(1, count / std::max(1, tries));
    int best = INT32_MIN;
    for (int i = 0; i < count; i += step) {
      best = std::max(best, after(state, moves[static_cast<std::size_t>(i)], std::max(1, tries / count)));
    }
    return best;
  }

  int best_place(const State& state, int tries) {
    const int count = state.anchors.count();
    const int step = std::max(1, count / std::max(1, tries));
    int best = INT32_MIN;
    int number = 0;
    state.anchors.for_each([&](Square square) {
      if (number++ % step != 0) return;
      State next = state;
      rules_.play(next, seat_, Move::row(square.row), dealer_, deaf_);
      best = std::max(best, after(next, Move::column(square.column), 1));
    });
    return best;
  }

  const Rules& rules_;
  Seat seat_;
  Dealer dealer_;
  Journal deaf_;
};

// Many cards of one type build more than few of each.
int worth_of_hand(const Cards& hand) { return hand[0] * hand[0] + hand[1] * hand[1] + hand[2] * hand[2] + hand[2]; }

Cards without(Cards hand, Move move) {
  hand[0] = static_cast<std::uint8_t>(hand[0] - move.a);
  hand[1] = static_cast<std::uint8_t>(hand[1] - move.b);
  hand[2] = static_cast<std::uint8_t>(hand[2] - move.c);
  return hand;
}

}  // namespace

Move GreedyBot::answer(const Sight<Rules>& sight, const MoveList<Move>& legal, Generator& generator) const {
  Dealer imagination{Generator(generator.below(UINT32_MAX))};
  const State state = sight.sampler().imagine(imagination);
  const Cards hand = state.players[sight.seat()].hand;
  Thinker thinker(sight.rules(), sight.seat());
  const int tries = std::max(1, kTries / static_cast<int>(legal.size()));
  switch (state.step) {
    case Step::exchange:
      return Move::of(Act::keep);
    case Step::swap:  // takes what there is most of in its hand
      return best_of(legal, [&](Move move) {
        return move.act == Act::pass ? hand[0] + hand[1] + hand[2] - kHand : hand[move.a] + move.b - kHand;
      });
    case Step::give:
      return best_of(legal, [&](Move move) { return worth_of_hand(without(hand, move)); });
    case Step::act:
      return best_of(legal, [&](Move move) {
        if (move.act == Act::end) return thinker.worth(state);
        return move.act == Act::move ? thinker.after_agent_move(state, move) : thinker.after(state, move, tries);
      });
    case Step::discard:  // single cards go, if there are others to build with
      return best_of(legal, [&](Move move) {
        int value = 0;
        for (const auto& [held, gone] : {std::pair{hand[0], move.a}, {hand[1], move.b}, {hand[2], move.c}}) {
          value += held == 1 && gone == 1 ? 1 : -2 * gone;
        }
        return value;
      });
    default:
      return best_of(legal, [&](Move move) { return thinker.after(state, move, tries); });
  }
}

}  // namespace tempora::khronos
