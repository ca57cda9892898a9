// TimeQuest: what can happen, as facts for the journal. Which numbers each has, rules_facts.cpp says.
#pragma once

#include <cstdint>

namespace tempora::timequest {

enum class What : std::uint16_t {
  // The course of a match.
  first_player,
  picked,
  explorer,
  objective,
  answered,
  drafted,
  round,
  final_round,
  turn,
  turn_ended,
  penalty,
  limit,
  objective_shown,
  wagered,
  over,
  // Movement.
  moved,
  free_move,
  arrived,
  closed,
  entered_void,
  // Resources and action points.
  gained,
  lost,
  paid,
  given,
  passed,
  points,
  // Actions.
  collects,
  quest,
  face,
  refilled,
  artifact,
  drew,
  discarded,
  reversed,
  // Dice.
  die,
  rerolled,
  // Cards.
  played,
  laid,
  lifted,
  replaced,
  used,
  used_up,
  power,
  aimed,
  blocked,
  passed_on,
  turned_over,
  shuffled,
  looked,
  ordered,
  vision,
  turned_up,
  put_under,
  shown_quest,
  melted,
  lost_quest,
  barred,
  voucher,
  event_drawn,
  event_won,
  event_open,
  event_failed,
  event_used,
  event_kept,
  // Trade, Arena, duel.
  offered,
  traded,
  declined,
  challenged,
  bet,
  fight_won,
  fight_drawn,
  bet_paid,
  duel_accepted,
  duel_declined,
  duel_won,
  // All Player Events.
  all_event,
  guardian,
  met,
  failed,
  option,
  deposited,
  staked,
  bid,
  repeats,
  stays_out,
  lottery,
  auction,
  auctioned
};
inline constexpr int kWhats = static_cast<int>(What::auctioned) + 1;

}  // namespace tempora::timequest
