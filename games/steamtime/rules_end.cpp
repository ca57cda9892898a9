// Missions, scores and places (ST-17).
#include <algorithm>

#include "games/steamtime/rules.hpp"

namespace tempora::steamtime {

const Goal& Rules::goal(const Player& player, Move move) const {
  const Mission& mission = components_.missions[player.missions[move.a]];
  return move.b == 0 ? mission.top : mission.bottom;
}

// ST-17.2, ST-17.6
void Rules::list_missions(const State& state, Seat seat, MoveList<Move>& moves) const {
  const Player& player = state.players[seat];
  for (std::size_t i = 0; i < player.missions.size(); ++i) {
    if ((player.missions_done >> i & 1U) != 0) continue;
    for (int half = 0; half <= (options_.either_half ? 1 : 0); ++half) {
      const Move move = Move::of(Act::mission, static_cast<int>(i), half);
      if (can_pay(player, goal(player, move).cost)) moves.push(move);
    }
  }
  if (!moves.empty()) moves.push(Move::of(Act::done));
}

void Rules::complete(State& state, Seat seat, Move move, Journal& journal) const {
  Player& player = state.players[seat];
  player.missions_done |= std::uint32_t{1} << move.a;
  journal.tell(Audience::everyone(), fact(What::completed, {seat, player.missions[move.a], move.b}));
  const Goal& chosen = goal(player, move);
  pay(state, seat, chosen.cost, journal);
  gain_esteem(state, seat, chosen.esteem, Source::mission, journal);
}

// ST-17.8, ST-17.9, ST-17.12
std::optional<Outcome> Rules::outcome(const State& state) const {
  if (state.agenda.top().what != Do::over) return std::nullopt;
  Outcome outcome;
  outcome.rule = "ST-17.12";
  const auto standing = [&](int seat) {
    const Player& player = state.players[static_cast<std::size_t>(seat)];
    return std::pair(player.score(), player.crystals());
  };
  for (int seat = 0; seat < players_; ++seat) {
    int place = 1;
    for (int other = 0; other < players_; ++other) place += standing(other) > standing(seat) ? 1 : 0;
    outcome.places.push_back(place);
    auto& lines = outcome.scores.emplace_back();
    for (std::size_t i = 0; i < kSources; ++i) {
      lines.push_back({kSourceNames[i], state.players[static_cast<std::size_t>(seat)].esteem[i]});
    }
  }
  return outcome;
}

std::vector<Tally> Rules::tallies(const State& state) const {
  std::vector<Tally> tallies;
  const auto add = [&](std::string_view kind, const auto& ids, auto&& count) {
    for (std::size_t i = 0; i < ids.size(); ++i) {
      for (int seat = 0; seat < players_; ++seat) {
        const Player& player = state.players[static_cast<std::size_t>(seat)];
        tallies.push_back({kind, ids[i], static_cast<Seat>(seat), count(player, static_cast<std::uint8_t>(i))});
      }
    }
  };
  add("upgrade", ids_.cards,
      [](const Player& player, std::uint8_t card) { return player.upgrades.contains(card) ? 1 : 0; });
  add("expedition", ids_.cards,
      [](const Player& player, std::uint8_t card) { return player.expeditions.contains(card) ? 1 : 0; });
  add("mission", ids_.missions, [](const Player& player, std::uint8_t card) {
    const auto found = std::find(player.missions.begin(), player.missions.end(), card);
    if (found == player.missions.end()) return 0;
    return static_cast<int>(player.missions_done >> (found - player.missions.begin()) & 1U);
  });
  if (options_.specialists) {
    add("specialist", ids_.specialists,
        [](const Player& player, std::uint8_t card) { return player.pile.contains(card) ? 1 : 0; });
  }
  return tallies;
}

}  // namespace tempora::steamtime
