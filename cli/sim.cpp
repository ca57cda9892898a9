#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <thread>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/progress.hpp"
#include "cli/tallies.hpp"
#include "engine/log_file.hpp"
#include "lab/catalogue.hpp"

namespace tempora::cli {
namespace {

constexpr std::uint64_t kMostMatches = 1'000'000'000'000;
constexpr std::uint64_t kMostThreads = 1024;

// docs/sim-schema.json.
void print_json(const AnyGame& game, const lab::Plan& plan, const lab::Simulation& result, std::ostream& out) {
  const lab::Statistics& statistics = result.statistics;
  const double seconds = std::max(result.seconds, 1e-9);
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("game", std::string_view(game.info().id));
  json.field("players", plan.setup.players);
  json.key("options");
  json.raw(plan.setup.options.dump());
  json.field("content", std::string_view(content_hash(game, plan.setup)));
  json.field("seed", plan.seed);
  json.field("matches", statistics.matches());
  json.field("seconds", result.seconds);
  json.field("matches_per_second", static_cast<double>(statistics.matches()) / seconds);
  json.field("moves", statistics.length().sum());
  json.field("moves_per_second", static_cast<double>(statistics.length().sum()) / seconds);
  json.key("outcomes");
  json.begin_object();
  json.key("by_rule");
  json.begin_object();
  for (const auto& [rule, count] : statistics.by_rule()) json.field(rule, count);
  json.end_object();
  json.key("wins");
  json.begin_array();
  for (const double wins : statistics.wins(plan.setup.players)) json.value(wins);
  json.end_array();
  json.key("groups");
  json.begin_object();
  for (const std::string& group : game.info().groups) {
    const auto at = statistics.groups().find(group);
    json.field(group, at == statistics.groups().end() ? 0 : at->second);
  }
  json.end_object();
  json.key("score");
  json.begin_object();
  json.field("mean", statistics.score().mean());
  json.field("sd", statistics.score().standard_deviation());
  json.end_object();
  json.key("length");
  json.begin_object();
  json.field("mean", statistics.length().mean());
  json.field("min", statistics.length().least());
  json.field("max", statistics.length().greatest());
  json.end_object();
  json.end_object();
  write_tallies(statistics, json);
  json.end_object();
  out << text << '\n';
}

void print_share(std::string_view name, double wins, std::int64_t matches, std::ostream& out) {
  const lab::Interval interval = lab::wilson_interval(wins, static_cast<double>(matches));
  const double share = matches == 0 ? 0 : wins / static_cast<double>(matches);
  out << fmt::format("  {:<14} {:>12.10g}  {:6.2f} %  ({:.2f} to {:.2f})\n", name, wins, share * 100,
                     interval.low * 100, interval.high * 100);
}

void print_table(const AnyGame& game, const lab::Plan& plan, const lab::Simulation& result, std::ostream& out) {
  const lab::Statistics& statistics = result.statistics;
  const double seconds = std::max(result.seconds, 1e-9);
  out << fmt::format("{} with {} players, seed {}: {} matches in {:.2f} s, {:.0f} matches/s, {:.0f} moves/s\n",
                     game.info().id, plan.setup.players, plan.seed, statistics.matches(), result.seconds,
                     static_cast<double>(statistics.matches()) / seconds,
                     static_cast<double>(statistics.length().sum()) / seconds);
  out << "Shares with their 95 % intervals (Wilson).\nEnded by\n";
  for (const auto& [rule, count] : statistics.by_rule()) {
    print_share(rule, static_cast<double>(count), statistics.matches(), out);
  }
  if (!game.info().groups.empty()) out << "Won by\n";
  for (const std::string& group : game.info().groups) {
    const auto at = statistics.groups().find(group);
    print_share(group, at == statistics.groups().end() ? 0 : static_cast<double>(at->second), statistics.matches(),
                out);
  }
  out << "First places, shared ones as fractions\n";
  const auto wins = statistics.wins(plan.setup.players);
  for (std::size_t seat = 0; seat < wins.size(); ++seat) {
    print_share(fmt::format("seat {}", seat), wins[seat], statistics.matches(), out);
  }
  out << fmt::format("Score of a seat: mean {:.4f}, sd {:.4f}\n", statistics.score().mean(),
                     statistics.score().standard_deviation());
  out << fmt::format("Moves a match: mean {:.2f}, {} to {}\n", statistics.length().mean(), statistics.length().least(),
                     statistics.length().greatest());
  print_tallies(statistics, out);
}

Result<lab::Plan> read_plan(const SimArguments& arguments, const AnyGame& game) {
  lab::Plan plan;
  const auto setup = read_setup(arguments, game);
  if (!setup) return tl::make_unexpected(setup.error());
  plan.setup = *setup;
  const auto cast = lab::read_cast(arguments.bots.value_or("random"), game, plan.setup.players);
  if (!cast) return error("--bots: " + cast.error().text);
  plan.cast = *cast;
  const auto chatter = read_share("--chatter", arguments.chatter.value_or("0"));
  if (!chatter) return tl::make_unexpected(chatter.error());
  plan.chatter = *chatter;
  const auto seed = read_seed(arguments.seed, 1);
  if (!seed) return tl::make_unexpected(seed.error());
  plan.seed = *seed;
  const auto matches = read_number("--matches", arguments.matches.value_or("1000"), 1, kMostMatches);
  if (!matches) return tl::make_unexpected(matches.error());
  plan.matches = *matches;
  const auto threads = arguments.threads ? read_number("--threads", *arguments.threads, 1, kMostThreads)
                                         : std::max(1U, std::thread::hardware_concurrency());
  if (!threads) return tl::make_unexpected(threads.error());
  plan.threads = static_cast<int>(*threads);
  return plan;
}

}  // namespace

int sim(const SimArguments& arguments, Console& console) {
  const auto game = read_game(arguments.game);
  if (!game) return wrong_use(console, game.error().text);
  const auto plan = read_plan(arguments, **game);
  if (!plan) return wrong_use(console, plan.error().text);
  lab::LogSink sink;
  if (arguments.log) {
    const std::filesystem::path folder(*arguments.log);
    if (auto made = make_folder(folder); !made) return wrong_use(console, "--log: " + made.error().text);
    const int digits = static_cast<int>(std::to_string(plan->matches - 1).size());
    sink = [folder, digits](std::uint64_t index, std::string_view log) {
      return write_file(folder / fmt::format("match-{:0{}}.jsonl", index, digits), log);
    };
  }
  ProgressBar bar(console);
  const auto result =
      lab::find_lab((*game)->info().id)->simulate(*plan, sink, [&](std::uint64_t done, std::uint64_t all) {
        bar.show(done, all);
      });
  if (!result) return answer_no(console, result.error().text);
  if (arguments.json) {
    print_json(**game, *plan, *result, console.out);
  } else {
    print_table(**game, *plan, *result, console.out);
  }
  return kDone;
}

}  // namespace tempora::cli
