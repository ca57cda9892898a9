#include "lab/contest.hpp"

#include <algorithm>

namespace tempora::lab {
namespace {

constexpr double kChatter = 0.5;

Statistics play(const Lab& lab, Plan plan, const Cast& cast, std::uint64_t seed, std::uint64_t matches) {
  plan.cast = cast;
  plan.seed = seed;
  plan.matches = matches;
  return lab.simulate(plan, {}, {})->statistics;  // the game's own options and content can be played
}

}  // namespace

Contest contest(const Lab& lab, int players, std::uint64_t matches, int threads) {
  const GameInfo& info = lab.game().info();
  const auto levels = lab.game().bot_levels();
  Contest contest;
  contest.players = players;
  contest.winner = info.groups.empty() ? "greedy" : info.groups.front();
  const auto level = [&](std::string_view name) { return std::find(levels.begin(), levels.end(), name); };
  if (level("greedy") == levels.end()) return contest;
  const auto greedy = static_cast<std::size_t>(level("greedy") - levels.begin());
  const auto random = static_cast<std::size_t>(level("random") - levels.begin());
  Plan plan;
  plan.setup.players = players;
  plan.chatter = kChatter;
  plan.threads = threads;

  if (info.groups.empty()) {
    Standing standing;
    standing.bots = "greedy";
    const auto seats = static_cast<std::uint64_t>(players);
    for (std::size_t seat = 0; seat < seats; ++seat) {
      Cast cast;
      cast.by_seat.fill(random);
      cast.by_seat[seat] = greedy;
      const Statistics result = play(lab, plan, cast, seat + 1, (matches + seats - 1) / seats);
      standing.wins += result.wins(players)[seat];
      standing.matches += result.matches();
    }
    contest.standings.push_back(std::move(standing));
    return contest;
  }
  for (std::size_t who = 0; who < std::size_t{1} << info.groups.size(); ++who) {
    Standing standing;
    Cast cast;
    for (std::size_t group = 0; group < info.groups.size(); ++group) {
      const bool plays_well = (who >> (info.groups.size() - 1 - group) & 1U) != 0;
      cast.by_group.push_back(plays_well ? greedy : random);
      standing.bots += (group == 0 ? "" : ",") + info.groups[group] + (plays_well ? "=greedy" : "=random");
    }
    const Statistics result = play(lab, plan, cast, 1, matches);
    const auto won = result.groups().find(contest.winner);
    standing.wins = won == result.groups().end() ? 0 : static_cast<double>(won->second);
    standing.matches = result.matches();
    contest.standings.push_back(std::move(standing));
  }
  return contest;
}

}  // namespace tempora::lab
