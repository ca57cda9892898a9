// What the statistics list of a match.
#include "games/wartime/rules.hpp"

namespace tempora::wartime {
namespace {

constexpr std::string_view kNumbers = "123456789";

// What is rolled for, but by the super weapon.
constexpr bool may_fail(Act act) { return act >= Act::move && act <= Act::disembark; }

}  // namespace

std::vector<Tally> Rules::tallies(const State& state) const {
  std::vector<Tally> tallies;
  const auto for_all_seats = [&](std::string_view kind, std::string_view id, auto&& count) {
    for (int seat = 0; seat < players_; ++seat) {
      const int times = count(seat, state.chronicles[static_cast<std::size_t>(seat)]);
      tallies.push_back({kind, id, static_cast<Seat>(seat), times});
    }
  };
  // Each seat has one number, from 1 to `most`.
  const auto for_numbers = [&](std::string_view kind, int most, auto&& number_of) {
    for (int number = 1; number <= most; ++number) {
      for_all_seats(kind, kNumbers.substr(static_cast<std::size_t>(number - 1), 1),
                    [&](int seat, const Chronicle& chronicle) { return number_of(seat, chronicle) == number ? 1 : 0; });
    }
  };
  const auto for_acts = [&](std::string_view kind, const auto& counts, auto&& listed) {
    for (int number = static_cast<int>(Act::pass); number <= static_cast<int>(Act::sell); ++number) {
      const auto act = static_cast<Act>(number);
      if (!listed(act)) continue;
      for_all_seats(kind, name(act), [&](int, const Chronicle& chronicle) {
        return (chronicle.*counts)[static_cast<std::size_t>(number)];
      });
    }
  };
  const auto for_types = [&](std::string_view kind, Chronicle::OfTypes Chronicle::* counts, auto&& listed) {
    for (int number = 0; number < kTypes; ++number) {
      const auto type = static_cast<Type>(number);
      if (!listed(type)) continue;
      for_all_seats(kind, name(type), [&](int, const Chronicle& chronicle) {
        return (chronicle.*counts)[static_cast<std::size_t>(number)];
      });
    }
  };
  const auto all = [](auto) { return true; };

  for_numbers("order", players_,
              [&](int seat, const Chronicle&) { return (seat - state.first + players_) % players_ + 1; });
  for_numbers("start", kPlots, [](int, const Chronicle& chronicle) { return int{chronicle.plot}; });
  for_types("built", &Chronicle::built, all);
  for_acts("action", &Chronicle::chosen, all);
  for_acts("success", &Chronicle::succeeded, may_fail);
  for_types("destroyed", &Chronicle::destroyed, all);
  for_types("destroyed_by", &Chronicle::destroyed_by,
            [](Type type) { return is_building(type) || can_ever(type, Act::attack); });
  for_types("captured", &Chronicle::captured, is_building);
  for_all_seats("disc", "earned", [](int, const Chronicle& chronicle) { return int{chronicle.earned}; });
  for_all_seats("disc", "spent", [](int, const Chronicle& chronicle) { return int{chronicle.spent}; });
  return tallies;
}

}  // namespace tempora::wartime
