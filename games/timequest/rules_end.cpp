// Objectives, the end, score and ties (TQ-15, TQ-16, TQ-22).
#include <algorithm>

#include "games/timequest/rules.hpp"

namespace tempora::timequest {
namespace {

constexpr int kCrystalsAPoint = 6;  // TQ-16.1
constexpr int kBattleSpots = 5;     // TQ-16.2: up to "≥ 5"

template <class Number>
int smallest(const std::array<Number, kGoods>& totals) {
  return *std::min_element(totals.begin(), totals.end());
}

}  // namespace

int Rules::closed_periods(const State& state) const {
  int closed = 0;
  for (int period = 1; period <= kPeriods; ++period) closed += state.now.visits[static_cast<std::size_t>(period)] == 0;
  return closed;
}

int Rules::counted(const State& state, Seat seat, Counter counter) const {
  const Counters& counters = state.now.players[seat].counters;
  switch (counter) {
    case Counter::periods_visited:
      return std::popcount(counters.visited);
    case Counter::goods_gained:
      return smallest(counters.gained);
    case Counter::quest_titles:
      return std::popcount(counters.titles);
    case Counter::portal_leaves:
      return counters.portal_leaves;
    case Counter::fights_won:
      return counters.fights_won;
    case Counter::artifact_periods:
      return counters.artifact_periods;
    case Counter::goals_met:
      return counters.goals_met;
    case Counter::quest_periods:
      return std::popcount(counters.quest_periods);
    case Counter::crystals_held:
      return counters.crystals_held;
    case Counter::fair_trades:
      return counters.fair_trades;
    case Counter::goods_collected:
      return smallest(counters.collected);
    case Counter::void_journeys:
      return std::popcount(counters.journeys[0]) + std::popcount(counters.journeys[1]);
    case Counter::event_goals_met:
      return counters.event_goals_met;
    case Counter::turn_ends:
      return std::popcount(counters.turn_ends);
    default:
      return counters.cards_played;
  }
}

// TQ-22.1: 0 to 3.
int Rules::level_of(const State& state, Seat seat, int objective) const {
  const Objective& card = cards_.objectives[static_cast<std::size_t>(objective)];
  const int count = counted(state, seat, card.counter);
  int level = 0;
  for (int next = 1; next <= 3; ++next) {
    if (count < card.levels[static_cast<std::size_t>(next - 1)]) break;
    const int partners = std::popcount(state.now.players[seat].counters.partners);
    if (card.counter == Counter::fair_trades && partners < std::min(next, players_ - 1)) break;  // B10
    level = next;
  }
  return level;
}

// Of the objective that the seat has kept; 0 without.
int Rules::objective_bonus(const State& state, Seat seat) const {
  const Objectives& own = state.decks.objectives[seat];
  return own.empty() ? 0 : level_of(state, seat, own[0]);
}

// TQ-16.1, with the objective only where everybody sees it.
int Rules::score(const State& state, Seat seat) const {
  const int bonus = state.shown_objectives.contains(seat) ? objective_bonus(state, seat) : 0;
  return artifacts_of(state, seat) + state.now.players[seat].crystals / kCrystalsAPoint + bonus;
}

int Rules::leftover(const State& state, Seat seat) const { return state.now.players[seat].crystals % kCrystalsAPoint; }

// What takes effect as soon as it is so: objectives are turned up (TQ-22.1), the artifact victory (TQ-15.4).
void Rules::claim(State& state, Journal& journal) const {
  if (!state.acquired && options_.objectives == 0) return;
  state.acquired = false;
  if (state.agenda.top().what == Do::over) return;
  if (options_.objectives > 0 && state.round > 0) {
    for (const Seat seat : everybody()) {
      if (!state.shown_objectives.contains(seat) && objective_bonus(state, seat) > 0)
        show_objective(state, seat, journal);
    }
  }
  for (int i = 0; i < players_; ++i) {
    const auto seat = static_cast<Seat>((state.first + i) % players_);
    if (artifacts_of(state, seat) < kPeriods || different_artifacts(state, seat) < kPeriods) continue;
    if (options_.objectives > 0 && objective_bonus(state, seat) == 0) continue;
    state.winner = seat;
    end_match(state, journal);
    return;
  }
}

// By seat, as bits, the objectives of which it has reached the first level.
Rules::Reached Rules::reached(const State& state) const {
  Reached reached{};
  if (options_.objectives == 0 || state.round == 0) return reached;
  for (const Seat seat : everybody()) {
    if (state.shown_objectives.contains(seat)) continue;
    for (std::size_t i = 0; i < cards_.objectives.size(); ++i) {
      if (level_of(state, seat, static_cast<int>(i)) > 0) reached[seat] |= std::uint32_t{1} << i;
    }
  }
  return reached;
}

// Whoever would now have to turn an objective up and doesn't has another one: that becomes known without a fact.
void Rules::note_what_stays_hidden(const State& state, const Reached& before, Journal& journal) const {
  const Reached after = reached(state);
  for (const Seat seat : everybody()) {
    if ((after[seat] & ~before[seat]) != 0) journal.reveal(Audience::nobody(), fact(What::objective, {seat, -1}));
  }
}

void Rules::show_objective(State& state, Seat seat, Journal& journal) const {
  state.shown_objectives.insert(seat);
  journal.reveal(Audience::everyone(), fact(What::objective_shown, {seat, state.decks.objectives[seat][0]}));
}

// After the last round: perhaps a battle for first place (TQ-16.2, TQ-16.3), then it is over.
void Rules::finish(State& state, Journal& journal) const {
  show_all_objectives(state, journal);
  const SeatSet tied = tied_for_first(state);
  bool leftovers = false;
  for (const Seat seat : tied) leftovers = leftovers || leftover(state, seat) > 0;
  if (options_.battle && tied.size() > 1 && leftovers) return push(state, Do::battle, 0);
  end_match(state, journal);
}

void Rules::show_all_objectives(State& state, Journal& journal) const {
  for (const Seat seat : everybody()) {
    if (!state.decks.objectives[seat].empty() && !state.shown_objectives.contains(seat)) {
      show_objective(state, seat, journal);
    }
  }
}

void Rules::end_match(State& state, Journal& journal) const {
  show_all_objectives(state, journal);
  while (!state.agenda.empty()) state.agenda.pop();
  push(state, Do::over, 0);
  state.secrets.clear();
  state.deed = {};
  state.active = kNone;
  journal.tell(Audience::everyone(), fact(What::over, {}));
}

SeatSet Rules::tied_for_first(const State& state) const {
  int best = -1;
  SeatSet tied;
  for (const Seat seat : everybody()) {
    const int points = score(state, seat);
    if (points < best) continue;
    if (points > best) tied = {};
    best = points;
    tied.insert(seat);
  }
  return tied;
}

void Rules::list_wagers(const State& state, Seat seat, MoveList<Move>& moves) const {
  moves.push(Move::wager(0, 0));
  for (int spot = 2; spot <= kBattleSpots; ++spot) {
    for (int stake = 1; stake <= leftover(state, seat); ++stake) moves.push(Move::wager(spot, stake));
  }
}

// TQ-16.2
void Rules::resolve_battle(State& state, Dealer& dealer, Journal& journal) const {
  const int one = roll(state, 0, kNone, dealer, journal);
  const int two = roll(state, 1, kNone, dealer, journal);
  const int difference = std::abs(one - two);
  in_table_order(state, [&](Seat seat) {
    if (!state.secrets.answered().contains(seat)) return;
    const Move wager = state.secrets.of(seat);
    const int spot = wager.n[0];
    const int stake = wager.n[1];
    const bool right = spot > 0 && difference >= spot;
    const int left = leftover(state, seat) - stake + (right ? spot * stake : 0);
    state.battle[seat] = byte(left + 1);
    journal.reveal(Audience::everyone(), fact(What::wagered, {seat, spot, stake, left}));
  });
  end_match(state, journal);
}

// TQ-16.4, TQ-15.4.
std::vector<int> Rules::places(const State& state) const {
  // What decides, the most important first; more is better.
  using Standing = std::array<int, 4>;
  std::vector<Standing> standings;
  for (const Seat seat : everybody()) {
    const Player& player = state.now.players[seat];
    Standing standing{state.winner == seat ? 1 : 0, score(state, seat), state.battle[seat], 0};
    if (!options_.battle && state.winner == kNone && tied_for_first(state).contains(seat)) {  // TQ-28
      standing[2] = player.counters.quests;
      standing[3] = count_of(player.goods);
    }
    standings.push_back(standing);
  }
  std::vector<int> places;
  for (const Standing& own : standings) {
    const auto better =
        std::count_if(standings.begin(), standings.end(), [&](const Standing& one) { return one > own; });
    places.push_back(static_cast<int>(better) + 1);
  }
  return places;
}

std::optional<Outcome> Rules::outcome(const State& state) const {
  if (state.agenda.top().what != Do::over) return std::nullopt;
  Outcome outcome;
  outcome.places = places(state);
  outcome.rule = state.winner != kNone ? "TQ-15.4" : state.by_limit ? "TQ-6.5" : "TQ-15.2";
  for (const Seat seat : everybody()) {
    auto& lines = outcome.scores.emplace_back();
    lines.push_back({"artifacts", artifacts_of(state, seat)});
    lines.push_back({"crystals", state.now.players[seat].crystals / kCrystalsAPoint});
    if (options_.objectives > 0) lines.push_back({"objective", objective_bonus(state, seat)});
  }
  return outcome;
}

}  // namespace tempora::timequest
