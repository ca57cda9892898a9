#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <thread>
#include <vector>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/progress.hpp"
#include "lab/catalogue.hpp"
#include "lab/contest.hpp"

namespace tempora::cli {
namespace {

// The quickest of many rounds counts: what else the machine does can only slow a round down. A round is short, so that
// some go undisturbed, and a game whose matches are long has fewer of them.
struct Effort {
  int rounds = 1600;
  int matches = 250;  // a round
};
constexpr double kRoundNanoseconds = 20e6;
constexpr double kAllNanoseconds = 8e9;

Effort effort_for(const lab::Lab& lab, int players) {
  constexpr Effort kMost;
  const double match = lab.pace(players, 3, 10).match_nanoseconds;
  Effort effort;
  effort.matches = std::clamp(static_cast<int>(kRoundNanoseconds / match), 1, kMost.matches);
  effort.rounds = std::clamp(static_cast<int>(kAllNanoseconds / (match * effort.matches)), 10, kMost.rounds);
  return effort;
}

constexpr std::uint64_t kContestMatches = 1000;  // for each number of players and each standing
constexpr std::int64_t kTimes = 20'000;          // thinking and listing are timed, for each number of players
constexpr double kThinkingMicroseconds = 2000;   // of a greedy bot, the aim at the 99th percentile

// What figures of a game are held against; 0: nothing.
struct Aims {
  std::string_view game;
  double draw_costs = 0;  // a match, in costs of its bare draws: at most, and the aim
  double draw_costs_aim = 0;
  int state_bytes = 0;
  double view_microseconds = 0;
  double match_milliseconds = 0;
  double list_microseconds = 0;  // of a list of legal moves: in the mean, and at most
  double longest_list_microseconds = 0;
  double matches_per_second = 0;  // random ones on one core, with that many players
  int matches_players = 0;
};
constexpr Aims kAims[] = {{"tempel", 8, 5, 512, 10, 0, 0, 0, 0, 0},
                          {"khronos", 0, 0, 0, 0, 2, 4, 20, 0, 0},
                          {"steamtime", 0, 0, 0, 0, 0, 0, 0, 3000, 3},
                          {"wartime", 0, 0, 0, 0, 10, 0, 0, 0, 0}};

Aims aims_of(const AnyGame& game) {
  for (const Aims& aims : kAims) {
    if (aims.game == game.info().id) return aims;
  }
  return {};
}

// Random matches a second on one core: what the best public C++ framework plays on this kind of machine.
struct Baseline {
  std::string_view game;
  int players;
  double matches_per_second;
};
constexpr Baseline kBaselines[] = {{"tempel", 5, 137'000}};

std::optional<double> baseline(const AnyGame& game, int players) {
  for (const Baseline& known : kBaselines) {
    if (known.game == game.info().id && known.players == players) return known.matches_per_second;
  }
  return std::nullopt;
}

struct Figures {
  const lab::Lab* lab;
  std::vector<lab::Pace> paces;  // by number of players, like the next
  std::vector<lab::Contest> contests;
  std::vector<lab::Cost> listing;
  std::vector<lab::Cost> thinking;  // of the level greedy; empty where there is none
  lab::ViewCost view;
  std::string signature;
};

double matches_per_second(const lab::Pace& pace) { return 1e9 / pace.match_nanoseconds; }
double moves_per_second(const lab::Pace& pace) { return pace.length.mean() * matches_per_second(pace); }

void write(const lab::Pace& pace, const AnyGame& game, JsonWriter& json) {
  json.begin_object();
  json.field("players", pace.players);
  json.field("matches_per_second", matches_per_second(pace));
  if (const auto known = baseline(game, pace.players)) json.field("baseline_matches_per_second", *known);
  json.field("moves_per_second", moves_per_second(pace));
  json.field("match_nanoseconds", pace.match_nanoseconds);
  json.field("draws", pace.draws);
  json.field("draws_nanoseconds", pace.draws_nanoseconds);
  json.field("ratio", pace.ratio);
  json.key("legal");
  json.begin_object();
  json.field("mean", pace.legal.mean());
  json.field("max", pace.legal.greatest());
  json.end_object();
  json.key("length");
  json.begin_object();
  json.field("mean", pace.length.mean());
  json.field("min", pace.length.least());
  json.field("max", pace.length.greatest());
  json.end_object();
  json.end_object();
}

lab::Interval interval(const lab::Standing& standing) {
  return lab::wilson_interval(standing.wins, static_cast<double>(standing.matches));
}

void write(const lab::Contest& contest, JsonWriter& json) {
  json.begin_object();
  json.field("players", contest.players);
  json.field("winner", std::string_view(contest.winner));
  json.key("shares");
  json.begin_array();
  for (const lab::Standing& standing : contest.standings) {
    json.begin_object();
    json.field("bots", std::string_view(standing.bots));
    json.field("matches", standing.matches);
    json.field("share", standing.share());
    json.field("low", interval(standing).low);
    json.field("high", interval(standing).high);
    json.end_object();
  }
  json.end_array();
  json.end_object();
}

void write(const lab::Cost& cost, JsonWriter& json) {
  json.begin_object();
  json.field("players", cost.players);
  json.field("times", cost.times);
  json.field("mean_microseconds", cost.mean);
  json.field("p99_microseconds", cost.p99);
  json.field("max_microseconds", cost.greatest);
  json.end_object();
}

void write(const Aims& aims, JsonWriter& json) {
  json.key("limits");
  json.begin_object();
  if (aims.draw_costs > 0) json.field("ratio", aims.draw_costs);
  if (aims.draw_costs_aim > 0) json.field("ratio_aim", aims.draw_costs_aim);
  if (aims.state_bytes > 0) json.field("state_bytes", aims.state_bytes);
  if (aims.view_microseconds > 0) json.field("view_microseconds", aims.view_microseconds);
  if (aims.match_milliseconds > 0) json.field("match_milliseconds", aims.match_milliseconds);
  if (aims.list_microseconds > 0) json.field("list_microseconds", aims.list_microseconds);
  if (aims.longest_list_microseconds > 0) json.field("longest_list_microseconds", aims.longest_list_microseconds);
  if (aims.matches_per_second > 0) {
    json.field("matches_per_second", aims.matches_per_second);
    json.field("matches_players", aims.matches_players);
  }
  json.end_object();
}

void write(const Figures& figures, JsonWriter& json) {
  const AnyGame& game = figures.lab->game();
  json.begin_object();
  json.field("game", std::string_view(game.info().id));
  json.field("signature", std::string_view(figures.signature));
  json.field("state_bytes", figures.lab->state_bytes());
  write(aims_of(game), json);
  json.key("view");
  json.begin_object();
  json.field("players", figures.view.players);
  json.field("moves", figures.view.moves);
  json.field("bytes", figures.view.bytes);
  json.field("microseconds", figures.view.microseconds);
  json.end_object();
  json.key("random");
  json.begin_array();
  for (const lab::Pace& pace : figures.paces) write(pace, game, json);
  json.end_array();
  json.key("greedy_against_random");
  json.begin_array();
  for (const lab::Contest& contest : figures.contests) write(contest, json);
  json.end_array();
  const auto write_costs = [&](std::string_view key, const std::vector<lab::Cost>& costs) {
    json.key(key);
    json.begin_array();
    for (const lab::Cost& cost : costs) write(cost, json);
    json.end_array();
  };
  write_costs("legal_lists", figures.listing);
  write_costs("greedy_thinking", figures.thinking);
  json.end_object();
}

void print_json(const std::vector<Figures>& all, std::ostream& out) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.key("games");
  json.begin_array();
  for (const Figures& figures : all) write(figures, json);
  json.end_array();
  json.end_object();
  out << text << '\n';
}

// A line for each number of players, a column for each standing.
void print_contests(const std::vector<lab::Contest>& contests, std::ostream& out) {
  const std::vector<lab::Standing>& columns = contests.front().standings;
  if (columns.empty()) return;
  out << fmt::format("greedy against random, {} matches each: wins of {} in %, with their 95 % intervals (Wilson)\n",
                     kContestMatches, contests.front().winner);
  const auto width = [](const lab::Standing& standing) { return std::max<std::size_t>(20, standing.bots.size()); };
  out << "players";
  for (const lab::Standing& standing : columns) out << fmt::format("  {:>{}}", standing.bots, width(standing));
  out << '\n';
  for (const lab::Contest& contest : contests) {
    out << fmt::format("{:>7}", contest.players);
    for (const lab::Standing& standing : contest.standings) {
      const std::string share = fmt::format("{:.1f} ({:.1f} to {:.1f})", 100 * standing.share(),
                                            100 * interval(standing).low, 100 * interval(standing).high);
      out << fmt::format("  {:>{}}", share, width(standing));
    }
    out << '\n';
  }
}

// An aim of 0 is none.
void print_costs(std::string_view what, const std::vector<lab::Cost>& costs, double mean_aim, double greatest_aim,
                 std::ostream& out) {
  for (const lab::Cost& cost : costs) {
    out << fmt::format("{}, {} players: {:.2f} us in the mean, {:.2f} at the 99th percentile, {:.2f} at most, of {}\n",
                       what, cost.players, cost.mean, cost.p99, cost.greatest, cost.times);
  }
  if (mean_aim > 0) out << fmt::format("aims: {:g} us in the mean, {:g} at most\n", mean_aim, greatest_aim);
}

void print_table(const Figures& figures, std::ostream& out) {
  const AnyGame& game = figures.lab->game();
  const Aims aims = aims_of(game);
  out << fmt::format("{}: random matches, one thread, `legal` filled at every choice; the quickest of many rounds\n",
                     game.info().id);
  out << "players  matches/s     moves/s  ns/match  draws  ns/draws  ratio  legal mean max  length mean  min  max\n";
  for (const lab::Pace& pace : figures.paces) {
    out << fmt::format(
        "{:>7} {:>10.0f} {:>11.0f} {:>9.0f} {:>6.1f} {:>9.1f} {:>6.2f} {:>11.2f} {:>3} {:>12.2f} {:>4} {:>4}\n",
        pace.players, matches_per_second(pace), moves_per_second(pace), pace.match_nanoseconds, pace.draws,
        pace.draws_nanoseconds, pace.ratio, pace.legal.mean(), pace.legal.greatest(), pace.length.mean(),
        pace.length.least(), pace.length.greatest());
  }
  out << "ratio: a match against the bare cost of its draws, the median of all rounds"
      << (aims.draw_costs > 0 ? fmt::format("; at most {:g}, aim {:g}\n", aims.draw_costs, aims.draw_costs_aim) : "\n");
  if (aims.match_milliseconds > 0) out << fmt::format("match: aim {:g} ms\n", aims.match_milliseconds);
  if (aims.matches_per_second > 0) {
    out << fmt::format("matches: aim {:g} a second with {} players\n", aims.matches_per_second, aims.matches_players);
  }
  for (const lab::Pace& pace : figures.paces) {
    if (const auto known = baseline(game, pace.players)) {
      out << fmt::format(
          "{} players: {:.1f} times the {:.0f} matches/s of the best public C++ framework on this kind of machine; aim "
          "10\n",
          pace.players, matches_per_second(pace) / *known, *known);
    }
  }
  out << fmt::format("state: {} bytes", figures.lab->state_bytes())
      << (aims.state_bytes > 0 ? fmt::format(", at most {}\n", aims.state_bytes) : "\n");
  out << fmt::format("view: {:.2f} us and {} bytes as JSON, {} players after {} moves", figures.view.microseconds,
                     figures.view.bytes, figures.view.players, figures.view.moves)
      << (aims.view_microseconds > 0 ? fmt::format("; at most {:g} us\n", aims.view_microseconds) : "\n");
  print_contests(figures.contests, out);
  print_costs("legal lists", figures.listing, aims.list_microseconds, aims.longest_list_microseconds, out);
  print_costs("greedy's decisions", figures.thinking, 0, 0, out);
  if (!figures.thinking.empty()) out << fmt::format("aim: {:g} us at the 99th percentile\n", kThinkingMicroseconds);
  out << fmt::format("signature: {}\n", figures.signature);
}

Figures measure(const lab::Lab& lab, ProgressBar& bar) {
  const GameInfo& info = lab.game().info();
  Figures figures{&lab, {}, {}, {}, {}, lab.view_cost(), lab.signature()};
  const auto counts = static_cast<std::uint64_t>(info.max_players - info.min_players) + 1;
  for (int players = info.min_players; players <= info.max_players; ++players) {
    bar.show(figures.paces.size(), 2 * counts);
    const Effort effort = effort_for(lab, players);
    figures.paces.push_back(lab.pace(players, effort.rounds, effort.matches));
    figures.listing.push_back(lab.listing_cost(players, kTimes));
  }
  const int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  for (int players = info.min_players; players <= info.max_players; ++players) {
    bar.show(counts + figures.contests.size(), 2 * counts);
    figures.contests.push_back(lab::contest(lab, players, kContestMatches, threads));
  }
  const auto levels = lab.game().bot_levels();
  const auto greedy = std::find(levels.begin(), levels.end(), "greedy");
  if (greedy == levels.end()) return figures;
  for (int players = info.min_players; players <= info.max_players; ++players) {
    figures.thinking.push_back(lab.thinking_cost(players, static_cast<std::size_t>(greedy - levels.begin()), kTimes));
  }
  return figures;
}

}  // namespace

int bench(const BenchArguments& arguments, Console& console) {
  std::vector<const lab::Lab*> labs(lab::catalogue().begin(), lab::catalogue().end());
  if (!arguments.game.empty()) {
    const auto game = read_game(arguments.game);
    if (!game) return wrong_use(console, game.error().text);
    labs = {lab::find_lab(arguments.game)};
  }
  if (arguments.signature) {
    for (const lab::Lab* lab : labs) console.out << lab->game().info().id << ' ' << lab->signature() << '\n';
    return kDone;
  }
  std::vector<Figures> all;
  {
    ProgressBar bar(console);
    for (const lab::Lab* lab : labs) all.push_back(measure(*lab, bar));
  }
  if (arguments.json) {
    print_json(all, console.out);
  } else {
    for (const Figures& figures : all) print_table(figures, console.out);
  }
  return kDone;
}

}  // namespace tempora::cli
