// KH-13: what domains are worth to whom.
#include <algorithm>

#include "games/khronos/buildings.hpp"
#include "games/khronos/rules.hpp"

namespace tempora::khronos {

DomainWorth Rules::worth(const State& state, Domain domain) const {
  DomainWorth worth{domain, {}, {}};
  std::array<int, kMaxPlayers> population{};
  const Building* top = nullptr;
  const Type ruler = domain.age() == Age::faith ? Type::religious : Type::military;
  for (const Building& building : in_age(state, domain.age())) {
    if (building.domain != domain) continue;
    const int value = building.ruin && !ruins_count_ ? 0 : building.value();  // KH-13.3
    worth.power[static_cast<std::size_t>(building.type)] += value;
    if (building.type == ruler && (top == nullptr || building.value() > top->value())) top = &building;
    if (building.ruin) continue;
    for (std::size_t seat = 0; seat < population.size(); ++seat) population[seat] += building.cubes[seat];
  }
  if (domain.age() != Age::reason) {
    if (top != nullptr) worth.income[top->owner] = worth.power[static_cast<std::size_t>(Type::civil)];
    return worth;
  }
  const int most = *std::max_element(population.begin(), population.end());
  for (std::size_t seat = 0; seat < population.size(); ++seat) {  // KH-13.2
    if (most > 0 && population[seat] == most) worth.income[seat] = worth.power[0] + worth.power[1];
  }
  return worth;
}

int Rules::income(const State& state, Seat seat, Age age) const {
  int ecus = 0;
  for (const Building& building : in_age(state, age)) {
    if (building.site == building.domain) ecus += worth(state, building.domain).income[seat];
  }
  return ecus;
}

}  // namespace tempora::khronos
