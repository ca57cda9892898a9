// Steam Time: what can happen, as facts for the journal. Which numbers each has, rules_facts.cpp says.
#pragma once

#include <cstdint>

namespace tempora::steamtime {

enum class What : std::uint16_t {
  // The course of a match.
  first_player,
  round,
  filled,
  laid_mission,
  laid_upgrade,
  laid_expedition,
  effort,
  income,
  turn,
  skipped,
  tile,
  scoring,
  completed,
  // Actions.
  placed,
  mr_time,
  declined,
  took_mission,
  shuffled,
  drew,
  chose,
  acted,
  declined_act,
  upgrade,
  expedition,
  bought,
  // What comes and goes.
  esteem,
  gold,
  steam,
  portal,
  bonus_action,
  took_free,
  crystal,
  stopped,
  paid_gold,
  paid_steam,
  paid_crystal,
  // Modules.
  sabotage,
  toll,
  specialist,
  drew_specialist
};
inline constexpr int kWhats = static_cast<int>(What::drew_specialist) + 1;

}  // namespace tempora::steamtime
