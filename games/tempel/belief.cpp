#include "games/tempel/belief.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/tempel/bluff.hpp"

namespace tempora::tempel {
namespace {

// How often an adventurer misspeaks, and what an odd opening tells: weights found by trial matches.
constexpr double kSlip = 0.02;
constexpr double kSensibleByAdventurer = 0.85;
constexpr double kSensibleByGuardian = 0.60;
constexpr double kStillSensible = 0.15;  // that much less appeal than the best is no sign
constexpr double kTiltFloor = 0.2;       // no claim proves that nothing lies there
constexpr double kImpossible = 1e-9;     // a set of guardians under which the announcements can't be

constexpr int kMostCards = kMaxPlayers * kChambersInRoundOne;

// Binomial coefficients as doubles; exact up to 2⁵³, beyond that rounded the same way everywhere.
constexpr auto kChoose = [] {
  std::array<std::array<double, kMostCards + 1>, kMostCards + 1> rows{};
  for (std::size_t n = 0; n <= kMostCards; ++n) {
    rows[n][0] = 1;
    for (std::size_t k = 1; k <= n; ++k) rows[n][k] = rows[n - 1][k - 1] + (k < n ? rows[n - 1][k] : 0);
  }
  return rows;
}();

// In how many ways so many gold and fire can lie in so many chambers; 0 if they can't.
double ways(int chambers, int gold, int fire) {
  if (gold < 0 || fire < 0 || gold + fire > chambers) return 0;
  return kChoose[static_cast<std::size_t>(chambers)][static_cast<std::size_t>(gold)] *
         kChoose[static_cast<std::size_t>(chambers - gold)][static_cast<std::size_t>(fire)];
}

// One round as everybody saw it.
struct Round {
  int each = 0;
  int gold = 0;  // dealt in this round, over all
  int fire = 0;
  struct Seat {
    bool claims = false;
    int gold = 0;  // claimed
    int fire = 0;
    // If it is a guardian: how likely it claims that, and how much gold and fire then lies there, against the average.
    double chance_to_claim = 1;
    double gold_tilt = 1;
    double fire_tilt = 1;
    int found_gold = 0;
    int found_fire = 0;
    int opened = 0;
    [[nodiscard]] int down(int chambers) const { return chambers - opened; }
  };
  std::array<Seat, kMaxPlayers> seats;
};

// How good an opening before `seat` looks to somebody who believes what was announced in this round.
double appeal_of(const Round& round, int players, int seat, bool last_fire) {
  const Round::Seat& there = round.seats[static_cast<std::size_t>(seat)];
  const int down = there.down(round.each);
  if (there.claims) {
    const double gold = std::max(0, there.gold - there.found_gold);
    const double fire = std::max(0, there.fire - there.found_fire);
    return worth(gold / down, fire / down, last_fire);
  }
  int gold = round.gold;
  int fire = round.fire;
  int chambers = 0;
  for (int other = 0; other < players; ++other) {
    const Round::Seat& at = round.seats[static_cast<std::size_t>(other)];
    gold -= at.claims ? std::max(at.gold, at.found_gold) : at.found_gold;
    fire -= at.claims ? std::max(at.fire, at.found_fire) : at.found_fire;
    chambers += at.claims ? 0 : at.down(round.each);
  }
  return worth(std::clamp(gold, 0, chambers) / double(chambers), std::clamp(fire, 0, chambers) / double(chambers),
               last_fire);
}

class Reader {
 public:
  explicit Reader(const View& view) : view_(view) {
    manners_.fill(1);
    find_erratic();
    read_rounds();
    for (int number = 1; number <= view_.open.round; ++number)
      read_bluffs(rounds_[static_cast<std::size_t>(number - 1)]);
  }

  Belief believe() {
    weigh_all();
    Belief belief;
    const Round& round = rounds_[static_cast<std::size_t>(view_.open.round - 1)];
    const bool last_fire = view_.temple.fire - view_.open.opened[static_cast<std::size_t>(Card::fire)] == 1;
    for (int seat = 0; seat < view_.players; ++seat) {
      const auto at = static_cast<std::size_t>(seat);
      Belief::Seat& result = belief.seats[at];
      result.down = round.seats[at].down(round.each);
      result.guardian = guardian_[at] / total_;
      if (result.down == 0) continue;
      result.gold = std::min(1.0, gold_[at] / total_ / result.down);
      result.fire = std::min(1.0, fire_[at] / total_ / result.down);
      result.appeal = appeal_of(round, view_.players, seat, last_fire);
    }
    return belief;
  }

 private:
  // Who says now this and now that within a round: such words are noise, true or not.
  void find_erratic() {
    const Public& open = view_.open;
    std::array<int, kMaxPlayers> last;
    last.fill(-1);
    for (int i = 0; i < open.announcement_count; ++i) {
      const Announcement& said = open.announcements[static_cast<std::size_t>(i)];
      int& before = last[said.seat()];
      if (before >= 0) {
        const Announcement& earlier = open.announcements[static_cast<std::size_t>(before)];
        const bool same_round = earlier.openings() / view_.players == said.openings() / view_.players;
        const bool same_words = earlier.gold() == said.gold() && earlier.fire() == said.fire();
        if (same_round && !same_words) erratic_[said.seat()] = true;
      }
      before = i;
    }
  }

  // What a claim says if it is a guardian's bluff.
  void read_bluffs(Round& round) const {
    const int all = round.each * view_.players;
    const double hands = ways(all, round.gold, round.fire);
    for (int seat = 0; seat < view_.players; ++seat) {
      Round::Seat& there = round.seats[static_cast<std::size_t>(seat)];
      if (!there.claims) continue;
      double chance = 0;
      double gold_sum = 0;
      double fire_sum = 0;
      for (int gold = 0; gold <= round.each; ++gold) {
        for (int fire = 0; gold + fire <= round.each; ++fire) {
          const double dealt =
              ways(round.each, gold, fire) * ways(all - round.each, round.gold - gold, round.fire - fire) / hands;
          if (dealt == 0) continue;
          const Holding own{static_cast<std::uint8_t>(gold), static_cast<std::uint8_t>(fire)};
          double says = 0;
          for (const Saying& saying : bluff(own, round.each, view_.temple.gold, view_.temple.fire)) {
            if (saying.claim.gold == there.gold && saying.claim.fire == there.fire) says += saying.weight;
          }
          const double together = dealt * says / kBluffWeights;
          chance += together;
          gold_sum += together * gold;
          fire_sum += together * fire;
        }
      }
      constexpr double kLeast = 0.002;  // guardians, too, say what no table foresees
      there.chance_to_claim = chance + kLeast;
      if (chance == 0) continue;
      const double gold_mean = round.gold * round.each / double(all);
      const double fire_mean = round.fire * round.each / double(all);
      there.gold_tilt = gold_mean > 0 ? gold_sum / chance / gold_mean : 1;
      there.fire_tilt = fire_mean > 0 ? fire_sum / chance / fire_mean : 1;
    }
  }

  void read_rounds() {
    const Public& open = view_.open;
    int gold = view_.temple.gold;
    int fire = view_.temple.fire;
    int said = 0;
    for (int number = 1; number <= open.round; ++number) {
      Round& round = rounds_[static_cast<std::size_t>(number - 1)];
      round.each = chambers_each(number);
      round.gold = gold;
      round.fire = fire;
      const int first = (number - 1) * view_.players;
      const int end = std::min<int>(number * view_.players, open.opening_count);
      for (int i = first; i < end; ++i) {
        said = hear(round, said, i);
        const Opening& opening = open.openings[static_cast<std::size_t>(i)];
        const int opener = i == 0 ? open.first_keyholder : open.openings[static_cast<std::size_t>(i - 1)].seat();
        judge(round, opener, opening.seat(), fire == 1);
        Round::Seat& there = round.seats[opening.seat()];
        ++there.opened;
        if (opening.what() == Card::gold) {
          ++there.found_gold;
          --gold;
        } else if (opening.what() == Card::fire) {
          ++there.found_fire;
          --fire;
        }
      }
      said = hear(round, said, number < open.round ? end - 1 : end);
    }
  }

  // Takes in the announcements made before opening number `before` + 1; the latest of a seat counts.
  int hear(Round& round, int said, int before) const {
    const Public& open = view_.open;
    for (; said < open.announcement_count; ++said) {
      const Announcement& announcement = open.announcements[static_cast<std::size_t>(said)];
      if (announcement.openings() > before) break;
      if (announcement.is_silent() || erratic_[announcement.seat()]) continue;
      Round::Seat& seat = round.seats[announcement.seat()];
      seat.claims = true;
      seat.gold = announcement.gold();
      seat.fire = announcement.fire();
    }
    return said;
  }

  // Whether the opener chose as one who seeks gold would: it counts for or against its being a guardian.
  void judge(const Round& round, int opener, int chosen, bool last_fire) {
    double best = -1e9;
    double appeal = 0;
    for (int seat = 0; seat < view_.players; ++seat) {
      if (seat == opener || round.seats[static_cast<std::size_t>(seat)].down(round.each) == 0) continue;
      const double value = appeal_of(round, view_.players, seat, last_fire);
      best = std::max(best, value);
      if (seat == chosen) appeal = value;
    }
    const bool sensible = appeal >= best - kStillSensible;
    manners_[static_cast<std::size_t>(opener)] *= sensible ? kSensibleByGuardian / kSensibleByAdventurer
                                                           : (1 - kSensibleByGuardian) / (1 - kSensibleByAdventurer);
  }

  void weigh_all() {
    const auto sets = 1U << view_.players;
    const auto own = 1U << view_.seat;
    const bool own_guardian = view_.role == Role::guardian;
    for (unsigned guardians = 0; guardians < sets; ++guardians) {
      // TD-1.2: every assignment of the pile to the seats and the card that stays out has the same chance.
      const int count = std::popcount(guardians);
      const bool possible =
          count == view_.temple.guardians || (view_.cards_out > 0 && count == view_.temple.guardians - 1);
      if (!possible || ((guardians & own) != 0) != own_guardian) continue;
      weigh(guardians);
    }
  }

  void weigh(unsigned guardians) {
    double weight = 1;
    std::array<double, kMaxPlayers> gold{};
    std::array<double, kMaxPlayers> fire{};
    for (int seat = 0; seat < view_.players; ++seat) {
      if (seat != view_.seat && (guardians >> seat & 1U) != 0) weight *= manners_[static_cast<std::size_t>(seat)];
    }
    for (int number = 1; number <= view_.open.round; ++number) weight *= chance_of_round(number, guardians, gold, fire);
    total_ += weight;
    for (int seat = 0; seat < view_.players; ++seat) {
      const auto at = static_cast<std::size_t>(seat);
      if ((guardians >> seat & 1U) != 0) guardian_[at] += weight;
      gold_[at] += weight * gold[at];
      fire_[at] += weight * fire[at];
    }
  }

  // The chance of what was said and found in a round if these are the guardians; and what is then expected to lie
  // face down before each seat.
  double chance_of_round(int number, unsigned guardians, std::array<double, kMaxPlayers>& gold,
                         std::array<double, kMaxPlayers>& fire) const {
    const Round& round = rounds_[static_cast<std::size_t>(number - 1)];
    int gold_left = round.gold;
    int fire_left = round.fire;
    int free_chambers = 0;
    double chance = 1;
    std::array<bool, kMaxPlayers> is_free{};
    for (int seat = 0; seat < view_.players; ++seat) {
      const auto at = static_cast<std::size_t>(seat);
      const Round::Seat& there = round.seats[at];
      const int down = there.down(round.each);
      gold_left -= there.found_gold;
      fire_left -= there.found_fire;
      if (seat == view_.seat) {
        const Holding own = view_.dealt[static_cast<std::size_t>(number - 1)];
        gold[at] = own.gold - there.found_gold;
        fire[at] = own.fire - there.found_fire;
      } else if (there.claims && (guardians >> seat & 1U) == 0 &&
                 ways(down, there.gold - there.found_gold, there.fire - there.found_fire) > 0) {
        gold[at] = there.gold - there.found_gold;
        fire[at] = there.fire - there.found_fire;
        chance *= ways(down, there.gold - there.found_gold, there.fire - there.found_fire) * (1 - kSlip);
      } else {
        is_free[at] = true;
        free_chambers += down;
        if (there.claims) chance *= there.chance_to_claim * ((guardians >> seat & 1U) == 0 ? kSlip : 1);
      }
      if (!is_free[at]) {
        gold_left -= static_cast<int>(gold[at]);
        fire_left -= static_cast<int>(fire[at]);
      }
    }
    const double rest = ways(free_chambers, gold_left, fire_left);
    chance *= rest > 0 ? rest : kImpossible;
    share_out(round, guardians, is_free, &Round::Seat::gold_tilt, std::max(0, gold_left), gold);
    share_out(round, guardians, is_free, &Round::Seat::fire_tilt, std::max(0, fire_left), fire);
    return chance;
  }

  // Spreads `amount` over the chambers of the free seats: evenly, but for what guardians' claims betray.
  void share_out(const Round& round, unsigned guardians, const std::array<bool, kMaxPlayers>& is_free,
                 double Round::Seat::* tilt, int amount, std::array<double, kMaxPlayers>& into) const {
    std::array<double, kMaxPlayers> share{};
    double sum = 0;
    for (int seat = 0; seat < view_.players; ++seat) {
      const auto at = static_cast<std::size_t>(seat);
      if (!is_free[at]) continue;
      share[at] = round.seats[at].down(round.each) *
                  ((guardians >> seat & 1U) != 0 ? round.seats[at].*tilt + kTiltFloor : 1 + kTiltFloor);
      sum += share[at];
    }
    for (std::size_t at = 0; at < static_cast<std::size_t>(view_.players); ++at) {
      if (is_free[at]) into[at] = sum > 0 ? amount * share[at] / sum : 0;
    }
  }

  const View& view_;
  std::array<bool, kMaxPlayers> erratic_{};
  std::array<Round, kRounds> rounds_;
  std::array<double, kMaxPlayers> manners_;  // how much likelier a seat's openings are from a guardian
  double total_ = 0;
  std::array<double, kMaxPlayers> guardian_{};
  std::array<double, kMaxPlayers> gold_{};
  std::array<double, kMaxPlayers> fire_{};
};

}  // namespace

double worth(double gold, double fire, bool last_fire) { return gold - fire * (last_fire ? 2.5 : 0.8); }

Belief believe(const View& view) { return Reader(view).believe(); }

}  // namespace tempora::tempel
