// WarTime: what can happen, as facts for the journal. Which numbers each has, rules_facts.cpp says.
#pragma once

#include <cstdint>
#include <initializer_list>

#include "engine/journal.hpp"

namespace tempora::wartime {

enum class What : std::uint16_t {
  first,
  placed,
  round,
  turn,
  income,
  passed,
  roll,
  moved,
  stayed,
  parked,
  shot,
  held,
  lost_fort,
  destroyed,
  captured,
  missed,
  returned,
  crashed,
  boarded,
  landed,
  built,
  paid,
  fortified,
  sold,
  sold_disc,
  spent,
  reward,
  out,
  over
};
inline constexpr int kWhats = static_cast<int>(What::over) + 1;

inline void tell(Journal& journal, What what, std::initializer_list<int> numbers) {
  journal.tell(Audience::everyone(), fact(what, numbers));  // WT-8.1
}

}  // namespace tempora::wartime
