// What a viewer must hold for possible (TQ-26).
#include <algorithm>
#include <string>

#include "games/timequest/rules.hpp"

namespace tempora::timequest {

Rules::State Rules::imagine(const State& state, Viewer viewer, Dealer& dealer) const {
  State other = state;
  if (viewer.is_archive()) return other;
  Decks& decks = other.decks;
  redraw<std::uint8_t>(std::array{decks.quests.zone()}, viewer, dealer);
  redraw<std::uint8_t>(event_zones(decks), viewer, dealer);
  redraw<std::uint8_t>(action_zones(decks), viewer, dealer);
  for (auto& deck : decks.all) redraw<std::uint8_t>(std::array{deck.zone()}, viewer, dealer);
  imagine_objectives(other, viewer, dealer);
  imagine_deed(other, viewer, dealer);
  other.secrets.imagine(viewer, [&](Seat seat) {
    MoveList<Move> answers;
    list(other, other.agenda.top(), seat, answers);
    return answers[dealer.below(static_cast<std::uint32_t>(answers.size()))];
  });
  return other;
}

// Those of others that are not turned up, out of all that the viewer has not seen. Who keeps one face down has not
// reached its first level (TQ-22.1). Seat after seat takes one at random; where nothing is left for the last, all begin
// again: the truth shows that there is a way.
void Rules::imagine_objectives(State& state, Viewer viewer, Dealer& dealer) const {
  Bits unseen;
  for (std::size_t i = 0; i < cards_.objectives.size(); ++i) unseen.insert(static_cast<int>(i));
  const auto is_seen = [&](Seat seat, std::size_t place) {
    return viewer.is_seat(seat) || (place == 0 && state.shown_objectives.contains(seat));
  };
  for (const Seat seat : everybody()) {
    const Objectives& own = state.decks.objectives[seat];
    for (std::size_t place = 0; place < own.size(); ++place) {
      if (is_seen(seat, place)) unseen.erase(own[place]);
    }
  }
  const auto deal = [&]() {
    Bits left = unseen;
    for (const std::size_t place : {std::size_t{0}, std::size_t{1}}) {
      for (const Seat seat : everybody()) {
        Objectives& own = state.decks.objectives[seat];
        if (place >= own.size() || is_seen(seat, place)) continue;
        FixedVector<std::uint8_t, kMostObjectives> fitting;
        left.for_each([&](int objective) {
          const bool would_show = place == 0 && state.round > 0 && level_of(state, seat, objective) > 0;
          if (!would_show) fitting.push_back(static_cast<std::uint8_t>(objective));
        });
        if (fitting.empty()) return false;
        own[place] = fitting[dealer.below(static_cast<std::uint32_t>(fitting.size()))];
        left.erase(own[place]);
      }
    }
    return true;
  };
  while (!deal()) continue;
}

// Which action card the latest action drew (TQ-21.4): the newest of the hand, or the one that was discarded then.
void Rules::imagine_deed(State& state, Viewer viewer, Dealer& dealer) const {
  Deed& deed = state.deed;
  if (deed.drawn == kNone || viewer.is_seat(state.active)) return;
  const HiddenCard& newest = state.decks.hands[state.active].cards.back();
  const bool discarded = deed.discarded != kNone && (newest.exact.has(viewer) || dealer.below(kHand + 1) == 0);
  deed.drawn = discarded ? deed.discarded : newest.card;
}

// While nobody has decided anything that chance does not decide, or of what lies where only chance decides.
std::vector<Feature> Rules::hidden_features(const State& state) const {
  std::vector<Feature> features;
  const Decks& decks = state.decks;
  if (!decks.quests.empty())
    features.push_back({"the period of the top quest", cards_.quests[decks.quests.at(0).card].period});
  if (state.round > 1 || state.active != kNone) return features;
  features.push_back({"the top event", decks.events.at(0).card});
  features.push_back({"the series of the top action card", decks.actions.at(0).card / kMostOfSeries});
  features.push_back({"the top Difficult event", decks.all[2].at(0).card});
  if (state.round > 0) return features;
  for (const Seat seat : everybody()) {
    const Objectives& own = decks.objectives[seat];
    if (!own.empty()) features.push_back({"the objective of seat " + std::to_string(seat), own[0]});
  }
  return features;
}

std::vector<Tally> Rules::tallies(const State& state) const {
  std::vector<Tally> tallies;
  const auto for_all_seats = [&](std::string_view kind, std::string_view id, auto&& count) {
    for (const Seat seat : everybody()) tallies.push_back({kind, id, seat, count(seat)});
  };
  for (std::size_t i = 0; i < cards_.characters.size(); ++i) {
    for_all_seats("character", cards_.characters[i].id,
                  [&](Seat seat) { return state.now.players[seat].character == i ? 1 : 0; });
  }
  for (int period = 1; period <= kPeriods; ++period) {
    for_all_seats("artifact", cards_.artifacts[static_cast<std::size_t>(period)].id,
                  [&](Seat seat) { return (state.now.players[seat].artifacts & cards_of_period(period)).size(); });
  }
  for (std::size_t i = 0; i < cards_.actions.size(); ++i) {
    if (cards_.actions[i].copies == 0) continue;
    for_all_seats("card", cards_.actions[i].id, [&](Seat seat) { return int{state.chronicles[seat].played[i]}; });
  }
  for (std::size_t i = 0; i < cards_.active_events.size(); ++i) {
    for_all_seats("event", cards_.active_events[i].id, [&](Seat seat) { return int{state.chronicles[seat].used[i]}; });
  }
  for (std::size_t i = 0; i < cards_.all_events.size(); ++i) {
    if (cards_.all_events[i].ask != Ask::goal && cards_.all_events[i].ask != Ask::die) continue;
    for_all_seats("goal", cards_.all_events[i].id, [&](Seat seat) { return int{state.chronicles[seat].met[i]}; });
  }
  return tallies;
}

}  // namespace tempora::timequest
