#include "games/steamtime/greedy.hpp"

#include <algorithm>
#include <array>

#include "bots/best_of.hpp"

namespace tempora::steamtime {
namespace {

// Values are in hundredths of a point of esteem.
constexpr int kPoint = 100;
constexpr int kGold = 28;
constexpr int kOneSteam = 75;
constexpr int kStep = 70;  // on the portal track
constexpr int kBonusAction = 450;
constexpr int kCrystal = 150;  // a coloured one; the last ones of a match only as far as missions use them
constexpr int kTime = 160;
constexpr int kEngine = 45;        // a crystal in a generator, for each round in which it may improve actions
constexpr int kAirship = 420;      // that can still be placed
constexpr int kRoom = 40;          // a board above the highest airship
constexpr int kFirst = 250;        // to be first in the next round
constexpr int kOthersShare = 4;    // what the others have counts a fourth, shared among them
constexpr int kMostSearched = 12;  // missions tried together in all combinations
constexpr int kEncounterSamples = 3;

// What one more of each income is worth.
int worth_of(const Gains& gains) {
  return kPoint * gains.esteem + kGold * gains.gold + kOneSteam * gains.steam + kStep * gains.portal +
         kCrystal * (count_of(gains.crystals) + gains.any + gains.free) + kTime * gains.time;
}

// What is there to pay missions with at the end.
struct Means {
  std::array<int, kColours> crystals{};
  int total = 0;
  int gold = 0;
  int steam = 0;
  int upgrades = 0;
  int expeditions = 0;

  explicit Means(const Player& player)
      : gold(player.gold),
        steam(player.steam),
        upgrades(static_cast<int>(player.upgrades.size()) - player.upgrades_spent),
        expeditions(static_cast<int>(player.expeditions.size()) - player.expeditions_spent) {
    for (std::size_t k = 0; k < kColours; ++k) total += crystals[k] = player.generators[k].count();
  }
  // Pays, if it can.
  bool pay(const Cost& cost) {
    const int taken = count_of(cost.crystals) + cost.rainbow;
    bool can = gold >= cost.gold && steam >= cost.steam && total >= taken && upgrades >= cost.upgrades &&
               expeditions >= cost.expeditions;
    for (std::size_t k = 0; k < kColours; ++k) can = can && crystals[k] >= cost.crystals[k];
    if (!can) return false;
    gold -= cost.gold;
    steam -= cost.steam;
    upgrades -= cost.upgrades;
    expeditions -= cost.expeditions;
    total -= taken;
    for (std::size_t k = 0; k < kColours; ++k) crystals[k] -= cost.crystals[k];
    return true;
  }
  // How much is lacking for that, in crystals or what takes about as long to come by.
  [[nodiscard]] int lacking(const Cost& cost) const {
    int lacks = 0;
    for (std::size_t k = 0; k < kColours; ++k) lacks += std::max(0, cost.crystals[k] - crystals[k]);
    lacks = std::max(lacks, count_of(cost.crystals) + cost.rainbow - total);
    return lacks + (std::max(0, cost.gold - gold) + 3) / 4 + (std::max(0, cost.steam - steam) + 1) / 2 +
           2 * (std::max(0, cost.upgrades - upgrades) + std::max(0, cost.expeditions - expeditions));
  }
};

class MissionSearch {
 public:
  MissionSearch(const Rules& rules, const Player& player) : rules_(rules), player_(player) {
    for (std::size_t i = 0; i < player.missions.size() && count_ < kMostSearched; ++i) {
      if ((player.missions_done >> i & 1U) == 0) open_[static_cast<std::size_t>(count_++)] = static_cast<int>(i);
    }
  }
  BestMissions best() {
    search(0, Means(player_), {});
    return best_;
  }

 private:
  // A rainbow crystal is paid last, with what nothing else needs: so what is left in all is what counts for it.
  void search(int next, const Means& means, BestMissions chosen) {
    if (chosen.esteem > best_.esteem) best_ = chosen;
    for (int i = next; i < count_; ++i) {
      const int place = open_[static_cast<std::size_t>(i)];
      const Mission& mission = rules_.components().missions[player_.missions[static_cast<std::size_t>(place)]];
      for (const bool bottom : {false, true}) {
        if (bottom && !rules_.options().either_half) break;
        const Goal& goal = bottom ? mission.bottom : mission.top;
        Means left = means;
        if (!left.pay(goal.cost)) continue;
        BestMissions with = chosen;
        (bottom ? with.bottom : with.top) |= std::uint32_t{1} << place;
        with.esteem += goal.esteem;
        search(i + 1, left, with);
      }
    }
  }

  const Rules& rules_;
  const Player& player_;
  std::array<int, kMostSearched> open_{};
  int count_ = 0;
  BestMissions best_;
};

class Thinker {
 public:
  Thinker(const Rules& rules, Seat seat, std::uint32_t seed) : rules_(rules), seat_(seat), dealer_(Generator(seed)) {}

  // What a move leads to when the turn goes on with the best answers, one looked ahead at a time.
  int after(State state, Move move) {
    rules_.play(state, seat_, move, dealer_, deaf_);
    finish(state);
    return worth(state);
  }

  int worth(const State& state) const {
    int others = 0;
    for (int seat = 0; seat < rules_.players(); ++seat) {
      if (seat != seat_) others += worth_of_player(state, static_cast<Seat>(seat));
    }
    return worth_of_player(state, seat_) - others / (kOthersShare * (rules_.players() - 1));
  }

 private:
  // Answers what is asked of this seat until its turn is over, or something new begins.
  void finish(State& state) {
    while (state.agenda.top().what != Do::over && state.agenda.top().seat == seat_) {
      switch (state.agenda.top().what) {
        case Do::menu:
        case Do::specialist:
        case Do::bonus:
        case Do::missions:
        case Do::sabotage:
          return;
        default:
          break;
      }
      MoveList<Move> moves;
      rules_.legal(state, seat_, moves);
      const Move* best = moves.begin();
      int most = INT32_MIN;
      for (const Move* move = moves.begin(); moves.size() > 1 && move != moves.end(); ++move) {
        State next = state;
        rules_.play(next, seat_, *move, dealer_, deaf_);
        if (state.agenda.top().what == Do::card) finish(next);
        const int value = worth(next);
        if (value > most) {
          most = value;
          best = move;
        }
      }
      rules_.play(state, seat_, *best, dealer_, deaf_);
    }
  }

  int worth_of_player(const State& state, Seat seat) const {
    const Player& player = state.players[seat];
    const int incomes = kRounds - state.round;  // still to come
    int value = kPoint * player.score();
    value += kGold * player.gold + kOneSteam * player.steam + kStep * player.portal;
    if (seat == state.active) value += kBonusAction * state.owed_actions;
    for (const std::uint8_t card : player.upgrades) {
      value += incomes * worth_of(rules_.components().upgrades[static_cast<std::size_t>(round_of(card) - 1)]
                                                              [static_cast<std::size_t>(letter_of(card))]);
    }
    // Crystals lose their worth towards the end, but for missions.
    const int use = std::min(incomes, 2) + (player.hangar > 0 ? 1 : 0);
    for (const Filling& filling : player.generators) {
      value += use * (kCrystal * filling.coloured + kTime * filling.time) / 3 + incomes * kEngine * filling.count();
    }
    const int usable = player.withdrawn ? 0 : std::min<int>(player.hangar, kStream - player.highest);
    value += kAirship * usable + (usable > 0 ? kRoom * (kStream - player.highest) : 0);
    if (state.holder == seat && state.round < kRounds) value += kFirst;
    return value + worth_of_missions(state, player);
  }

  int worth_of_missions(const State& state, const Player& player) const {
    const Means means(player);
    const int rounds = kRounds - state.round;
    int value = 0;
    for (std::size_t i = 0; i < player.missions.size(); ++i) {
      if ((player.missions_done >> i & 1U) != 0) continue;
      const Goal& goal = rules_.components().missions[player.missions[i]].top;
      const int lacks = means.lacking(goal.cost);
      const int chance = std::max(0, 80 - (lacks * 80) / (3 + 2 * rounds));  // in hundredths
      value += goal.esteem * chance;
    }
    return value;
  }

  const Rules& rules_;
  Seat seat_;
  Dealer dealer_;
  Journal deaf_;
};

// A specialist that helps an action helps more, the more often it is done; Mr. TIME's helps at once.
int worth_of_specialist(const Rules& rules, const State& state, Seat seat, Move move) {
  const auto value = [&](const Specialist& specialist) {
    switch (specialist.talent) {
      case Talent::mr_time:
        return kBonusAction * specialist.number;
      case Talent::counts_more:
        return kPoint * specialist.number;
      default:
        return kPoint;
    }
  };
  const auto& pile = state.players[seat].pile;
  if (move.act == Act::none) {
    const bool idle = pile.empty() || rules.components().specialists[pile.back()].talent == Talent::mr_time;
    return idle ? 0 : value(rules.components().specialists[pile.back()]) + kPoint / 2;
  }
  return value(rules.components().specialists[move.a]);
}

// A saboteur stands best where others want to go, and not oneself.
int worth_of_sabotage(const Rules& rules, const State& state, Seat seat, Move move) {
  const int space = rules.space_of(move.a);
  int value = 0;
  for (int other = 0; other < rules.players(); ++other) {
    const bool can = rules.can_use(state, static_cast<Seat>(other), space);
    value += can ? (other == seat ? -2 : 2) : 0;
  }
  const Action action = rules.space(space).space.action;
  return 2 * value + (action == Action::upgrade || action == Action::expedition ? 3 : 0);
}

// The crystal that is paid is one that the missions still wished don't need.
int worth_of_rainbow(const Rules& rules, const Player& player, Move move) {
  Player after = player;
  Filling& filling = after.generators[move.a];
  --(filling.time > 0 ? filling.time : filling.coloured);
  return best_missions(rules, after).esteem;
}

}  // namespace

BestMissions best_missions(const Rules& rules, const Player& player) { return MissionSearch(rules, player).best(); }

Move GreedyBot::answer(const Sight<Rules>& sight, const MoveList<Move>& legal, Generator& generator) const {
  const std::uint32_t seed = generator.below(UINT32_MAX);
  if (legal.size() == 1) return legal[0];
  Dealer imagination{Generator(seed)};
  const Rules& rules = sight.rules();
  const Seat seat = sight.seat();
  const State state = sight.sampler().imagine(imagination);
  const Player& player = state.players[seat];
  Thinker thinker(rules, seat, seed);
  switch (state.agenda.top().what) {
    case Do::missions: {
      const BestMissions best = best_missions(rules, player);
      return best_of(legal, [&](Move move) {
        if (move.act == Act::done) return 0;
        const std::uint32_t chosen = move.b == 0 ? best.top : best.bottom;
        return (chosen >> move.a & 1U) != 0 ? 1 : -1;
      });
    }
    case Do::specialist:
      return best_of(legal, [&](Move move) { return worth_of_specialist(rules, state, seat, move); });
    case Do::sabotage:
      return best_of(legal, [&](Move move) { return worth_of_sabotage(rules, state, seat, move); });
    case Do::rainbow:
      if (state.active == kNone) {  // for a mission
        return best_of(legal, [&](Move move) { return worth_of_rainbow(rules, player, move); });
      }
      break;
    default:
      break;
  }
  return best_of(legal, [&](Move move) {
    const bool places = move.act == Act::place || move.act == Act::bonus;
    const bool draws = places && rules.space(rules.space_of(move.a)).space.action == Action::encounter;
    if (!draws) return thinker.after(state, move);
    int sum = 0;
    for (int i = 0; i < kEncounterSamples; ++i) sum += thinker.after(state, move);
    return sum / kEncounterSamples;
  });
}

}  // namespace tempora::steamtime
