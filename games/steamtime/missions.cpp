#include "games/steamtime/missions.hpp"

#include <algorithm>
#include <tuple>

#include "games/steamtime/rules.hpp"

namespace tempora::steamtime {
namespace {

constexpr std::size_t kMostSearched = 12;

class Search {
 public:
  Search(const Rules& rules, const Player& player) : rules_(rules), player_(player), means_(player) {
    for (std::size_t i = 0; i < player.missions.size(); ++i) {
      if ((player.missions_done >> i & 1U) == 0) open_.push_back(byte(static_cast<int>(i)));
    }
    std::stable_sort(open_.begin(), open_.end(), [&](std::uint8_t a, std::uint8_t b) { return most(a) > most(b); });
    while (open_.size() > kMostSearched) open_.pop_back();
    for (std::size_t i = open_.size(); i-- > 0;) rest_[i] = rest_[i + 1] + most(open_[i]);
  }

  BestMissions best() {
    search(0, means_, {});
    std::stable_sort(best_.order.begin(), best_.order.end(), [&](const Move& a, const Move& b) {
      return rules_.goal(player_, a).cost.rainbow < rules_.goal(player_, b).cost.rainbow;
    });
    return best_;
  }

 private:
  int halves() const { return rules_.options().either_half ? 2 : 1; }
  // The esteem that a mission can bring.
  int most(std::uint8_t place) const {
    int esteem = 0;
    for (int half = 0; half < halves(); ++half) {
      esteem = std::max<int>(esteem, rules_.goal(player_, Move::of(Act::mission, place, half)).esteem);
    }
    return esteem;
  }

  void search(std::size_t next, const Means& means, const BestMissions& chosen) {
    if (std::tie(chosen.esteem, means.total) > std::tie(best_.esteem, crystals_left_)) {
      best_ = chosen;
      crystals_left_ = means.total;
    }
    for (; next < open_.size() && chosen.esteem + rest_[next] >= best_.esteem; ++next) {
      for (int half = 0; half < halves(); ++half) {
        const Move move = Move::of(Act::mission, open_[next], half);
        const Goal& goal = rules_.goal(player_, move);
        Means left = means;
        if (!left.pay(goal.cost)) continue;
        BestMissions with = chosen;
        with.order.push_back(move);
        with.esteem += goal.esteem;
        search(next + 1, left, with);
      }
    }
  }

  const Rules& rules_;
  const Player& player_;
  Means means_;
  FixedVector<std::uint8_t, kMostTaken> open_;  // by their places
  std::array<int, kMostSearched + 1> rest_{};   // the esteem of those from there on, at most
  BestMissions best_;
  int crystals_left_ = 0;
};

}  // namespace

Means::Means(const Player& player)
    : total(player.crystals()),
      gold(player.gold),
      steam(player.steam),
      upgrades(static_cast<int>(player.upgrades.size()) - player.upgrades_spent),
      expeditions(static_cast<int>(player.expeditions.size()) - player.expeditions_spent) {
  for (std::size_t k = 0; k < kColours; ++k) crystals[k] = player.generators[k].count();
}

bool Means::pay(const Cost& cost) {
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

BestMissions best_missions(const Rules& rules, const Player& player) { return Search(rules, player).best(); }

}  // namespace tempora::steamtime
