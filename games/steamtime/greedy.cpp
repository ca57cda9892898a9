#include "games/steamtime/greedy.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "bots/best_of.hpp"
#include "games/steamtime/missions.hpp"

namespace tempora::steamtime {
namespace {

// Values are in hundredths of a point of esteem. Those of things were found by matches of bots with other values
// against bots with these.
constexpr int kPoint = 100;
constexpr int kGold = 34;
constexpr int kOneSteam = 60;
constexpr int kStep = 50;  // on the portal track
constexpr int kBonusAction = 570;
constexpr int kCrystal = 168;  // a coloured one
constexpr int kTime = 198;
// A crystal in each generator, for each round in which it may improve actions; the bonuses of most count only so far.
constexpr std::array<int, kColours> kEngine{40, 42, 45, 38, 28, 158};
constexpr int kMostUseful = 4;
constexpr int kFirst = 140;   // to be first in the next round, times the number of this one: late rounds bring more
constexpr int kPlanned = 98;  // what is expected of the airships that follow, in hundredths of it
// That somebody takes what is best for him, and each next space this share as probably, in hundredths.
constexpr int kTakesBest = 80;
constexpr int kTakesNext = 50;
// A mission that can be paid now will be completed with this chance, in hundredths, less for each airship to come: the
// crystals may be put to better use.
constexpr int kSure = 60;
constexpr int kUnsure = 3;
constexpr int kAirshipsForLack = 6;  // for 10 things that a mission lacks

constexpr int kEncounterSamples = 3;

// What one more of each income is worth besides esteem.
int worth_of_means(const Gains& gains) {
  return kGold * gains.gold + kOneSteam * gains.steam + kStep * gains.portal +
         kCrystal * (count_of(gains.crystals) + gains.any + gains.free) + kTime * gains.time;
}

// How much is lacking for a cost, in crystals or what takes about as long to come by.
int lacking(const Means& means, const Cost& cost) {
  int lacks = 0;
  for (std::size_t k = 0; k < kColours; ++k) lacks += std::max(0, cost.crystals[k] - means.crystals[k]);
  lacks = std::max(lacks, count_of(cost.crystals) + cost.rainbow - means.total);
  return lacks + (std::max(0, cost.gold - means.gold) + 3) / 4 + (std::max(0, cost.steam - means.steam) + 1) / 2 +
         2 * (std::max(0, cost.upgrades - means.upgrades) + std::max(0, cost.expeditions - means.expeditions));
}

// Sets aside what there is of a cost.
void set_aside(Means& means, const Cost& cost) {
  const auto lower = [](int& count, int by) { count = std::max(0, count - by); };
  lower(means.gold, cost.gold);
  lower(means.steam, cost.steam);
  lower(means.upgrades, cost.upgrades);
  lower(means.expeditions, cost.expeditions);
  lower(means.total, count_of(cost.crystals) + cost.rainbow);
  for (std::size_t k = 0; k < kColours; ++k) lower(means.crystals[k], cost.crystals[k]);
}

// A space to which an airship may go, and what that brings.
struct Aim {
  int space = 0;
  int position = 0;
  int value = 0;
  int free = 1000;  // that it still is when it is one's turn again, in thousandths
};

struct Aims {
  std::array<Aim, kMostSpaces> list{};
  std::size_t count = 0;

  Aim* begin() { return list.data(); }
  Aim* end() { return list.data() + count; }
  [[nodiscard]] const Aim* begin() const { return list.data(); }
  [[nodiscard]] const Aim* end() const { return list.data() + count; }
};

// What one seat's moves lead to when it goes on with the best answers, one looked ahead at a time.
class Thinker {
 public:
  Thinker(const Rules& rules, Seat seat, std::uint32_t seed) : rules_(rules), seat_(seat), dealer_(Generator(seed)) {}

  int after(const State& state, Move move, int samples = kEncounterSamples) {
    const bool places = move.act == Act::place || move.act == Act::bonus;
    const bool draws = places && rules_.space(rules_.space_of(move.a)).space.action == Action::encounter;
    const int times = draws ? samples : 1;
    int sum = 0;
    for (int i = 0; i < times; ++i) {
      State next = state;
      rules_.play(next, seat_, move, dealer_, deaf_);
      finish(next);
      sum += worth(next);
    }
    return sum / times;
  }

  // Where the seat's next airship may go if it is its turn now, the best first. A value is what is gained by that
  // against an airship that does nothing.
  Aims aims(State state, int samples) {
    state.agenda = {};
    state.agenda.push({Do::over, 0, 0, 0, 0, {}});
    state.agenda.push({Do::end_turn, seat_, 0, 0, 0, {}});
    state.agenda.push({Do::menu, seat_, 0, 0, 0, {}});
    state.active = seat_;
    const int base = without_airship(state);
    MoveList<Move> moves;
    rules_.legal(state, seat_, moves);
    Aims aims;
    for (const Move& move : moves) {
      if (move.act != Act::place) continue;
      const int space = rules_.space_of(move.a);
      aims.list[aims.count++] = {space, rules_.position_of(state, space), after(state, move, samples) - base};
    }
    std::stable_sort(aims.begin(), aims.end(), [](const Aim& a, const Aim& b) { return a.value > b.value; });
    return aims;
  }

  int without_airship(State state) const {
    if (state.players[seat_].hangar > 0) --state.players[seat_].hangar;
    return worth(state);
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
      const bool is_card = state.agenda.top().what == Do::card;
      const Move best = moves.size() == 1 ? moves[0] : best_of(moves, [&](Move move) {
        State next = state;
        rules_.play(next, seat_, move, dealer_, deaf_);
        if (is_card) finish(next);
        return worth(next);
      });
      rules_.play(state, seat_, best, dealer_, deaf_);
    }
  }

  int worth(const State& state) const {
    const Player& player = state.players[seat_];
    const int incomes = kRounds - state.round;  // still to come
    const int airships = rules_.components().supply.airships;
    const int usable = player.withdrawn ? 0 : std::min<int>(player.hangar, kStream - player.highest);
    const int ahead = airships * incomes + usable;
    // What is not esteem is worth the less, the fewer airships are left that could use it; in hundredths.
    const int use = 120 * ahead / (ahead + airships);
    int value = kPoint * player.score() + (ahead > 0 ? kStep * player.portal : 0);
    int means = kGold * player.gold + kOneSteam * player.steam;
    for (const std::uint8_t card : player.upgrades) {
      const Gains& gains =
          rules_.components()
              .upgrades[static_cast<std::size_t>(round_of(card) - 1)][static_cast<std::size_t>(letter_of(card))];
      value += incomes * kPoint * gains.esteem;
      means += incomes * worth_of_means(gains);
    }
    for (std::size_t k = 0; k < kColours; ++k) {
      const Filling& filling = player.generators[k];
      means += kCrystal * filling.coloured + kTime * filling.time;
      value += ahead * kEngine[k] * std::min(kMostUseful, filling.count()) / airships;
    }
    value += means * use / 100;
    if (seat_ == state.active) value += kBonusAction * state.owed_actions;
    if (state.holder == seat_ && state.round < kRounds) value += kFirst * state.round;
    return value + worth_of_missions(player, ahead);
  }

  // The most promising mission takes what it needs; the next one has what is left.
  int worth_of_missions(const Player& player, int ahead) const {
    std::array<const Goal*, kMostTaken> goals{};
    std::size_t open = 0;
    for (std::size_t i = 0; i < player.missions.size(); ++i) {
      const Move move = Move::of(Act::mission, static_cast<int>(i));
      if ((player.missions_done >> i & 1U) == 0) goals[open++] = &rules_.goal(player, move);
    }
    const int sure = ahead == 0 ? 100 : kSure - kUnsure * ahead;
    Means means(player);
    int value = 0;
    while (open > 0) {
      int most = 0;
      std::size_t best = 0;
      for (std::size_t i = 0; i < open; ++i) {
        const int chance = sure - 1000 * lacking(means, goals[i]->cost) / (10 + kAirshipsForLack * ahead);
        if (goals[i]->esteem * chance <= most) continue;
        most = goals[i]->esteem * chance;
        best = i;
      }
      if (most == 0) break;
      value += most;
      set_aside(means, goals[best]->cost);
      goals[best] = goals[--open];
    }
    return value;
  }

  const Rules& rules_;
  Seat seat_;
  Dealer dealer_;
  Journal deaf_;
};

// What the airships still to be placed in a round may bring: each goes where it is worth most, further up than the one
// before (ST-8.2), if that space is still free, or else to the next best.
class Plan {
 public:
  Plan(const Aims& aims, int airships) {
    for (int left = 1; left <= std::min(airships, kStream); ++left) {
      for (int from = 0; from < kStream; ++from) expected_[index(left)][index(from)] = expect(aims, left, from);
    }
  }
  // Of so many airships above that position.
  [[nodiscard]] int worth(int airships, int position) const {
    return kPlanned * expected_[index(std::min(airships, kStream))][index(position)] / 100;
  }

 private:
  static std::size_t index(int number) { return static_cast<std::size_t>(number); }

  int expect(const Aims& aims, int left, int from) const {
    Aims above;
    for (Aim aim : aims) {
      aim.value += worth(left - 1, aim.position);
      if (aim.position > from && aim.value > 0) above.list[above.count++] = aim;
    }
    std::stable_sort(above.begin(), above.end(), [](const Aim& a, const Aim& b) { return a.value > b.value; });
    int expected = 0;
    int open = 1000;  // that none of the better ones was free, in thousandths
    for (const Aim& aim : above) {
      expected += aim.value * open / 1000 * aim.free / 1000;
      open = open * (1000 - aim.free) / 1000;
    }
    return expected;
  }

  std::array<std::array<int, kStream + 1>, kStream + 1> expected_{};  // by airships left and position
};

// The choice of a turn: its worth, that of the airships that follow, and what it takes away from the others.
Move choose_turn(const Rules& rules, const State& state, Seat seat, const MoveList<Move>& legal, std::uint32_t seed) {
  Thinker thinker(rules, seat, seed);
  Aims own = thinker.aims(state, kEncounterSamples);
  std::array<int, kMostSpaces> denied{};
  for (int i = 1; i < rules.players(); ++i) {
    const Seat other = rules.seat_after(seat, i);
    if (state.players[other].withdrawn || state.players[other].hangar == 0) continue;
    const Aims theirs = Thinker(rules, other, seed).aims(state, 1);
    int takes = kTakesBest;
    for (const Aim& aim : theirs) {
      if (aim.value <= 0 || takes == 0) break;
      for (Aim& mine : own) mine.free -= mine.space == aim.space ? mine.free * takes / 100 : 0;
      takes = takes * kTakesNext / 100;
    }
    if (theirs.count == 0) continue;
    // Without the best they take the next best.
    const int next_best = theirs.count > 1 ? std::max(0, theirs.list[1].value) : 0;
    const Aim& best = theirs.list[0];
    denied[static_cast<std::size_t>(best.space)] += std::max(0, best.value - next_best) / (rules.players() - 1);
  }
  const Player& player = state.players[seat];
  const Plan plan(own, player.hangar);
  const int base = thinker.without_airship(state);
  return best_of(legal, [&](Move move) {
    if (move.act != Act::place) {
      const int more = move.act == Act::tile ? plan.worth(player.hangar, player.highest) : 0;
      return thinker.after(state, move) - base + more;
    }
    const int space = rules.space_of(move.a);
    const Aim& aim = *std::find_if(own.begin(), own.end(), [&](const Aim& one) { return one.space == space; });
    return aim.value + denied[static_cast<std::size_t>(space)] + plan.worth(player.hangar - 1, aim.position);
  });
}

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

Move GreedyBot::answer(const Sight<Rules>& sight, const MoveList<Move>& legal, Generator& generator) const {
  const std::uint32_t seed = generator.below(UINT32_MAX);
  if (legal.size() == 1) return legal[0];
  Dealer imagination{Generator(seed)};
  const Rules& rules = sight.rules();
  const Seat seat = sight.seat();
  const State state = sight.sampler().imagine(imagination);
  const Player& player = state.players[seat];
  switch (state.agenda.top().what) {
    case Do::menu:
      return choose_turn(rules, state, seat, legal, seed);
    case Do::missions: {
      const BestMissions best = best_missions(rules, player);
      return best.order.empty() ? Move::of(Act::done) : best.order[0];
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
  Thinker thinker(rules, seat, seed);
  return best_of(legal, [&](Move move) { return thinker.after(state, move); });
}

}  // namespace tempora::steamtime
