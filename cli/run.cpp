#include "cli/run.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <functional>
#include <string_view>
#include <vector>

#include "cli/commands.hpp"

namespace tempora::cli {
namespace {

// The command line as CLI11 sees it. Values stay as they were typed: each command checks its own.
class Program {
 public:
  Program() {
    app_.name("tempora");
    add_sim();
    add_games();
    add_bench();
  }

  int run(std::vector<std::string> arguments, Console& console) {
    if (arguments.empty()) return wrong_use(console, "COMMAND: missing; allowed: " + commands());
    const std::string first = arguments.front();
    if (first != "--help" && first != "-h" && !is_command(first)) {
      return wrong_use(console, "COMMAND: no command '" + first.substr(0, 40) + "'; allowed: " + commands());
    }
    std::reverse(arguments.begin(), arguments.end());  // as CLI11 takes them
    try {
      app_.parse(arguments);
    } catch (const CLI::CallForHelp&) {
      console.out << app_.help();
      return kDone;
    } catch (const CLI::ExtrasError&) {
      return wrong_use(console, unexpected());
    } catch (const CLI::RequiredError& problem) {
      return wrong_use(console, std::string(problem.what()) + "; allowed: " + options());
    } catch (const CLI::ParseError& problem) {  // a value too many or too few; the argument's name comes first
      const std::string_view what = problem.what();
      return wrong_use(console, std::string(what.substr(0, what.find(':'))) +
                                    ": allowed: one value each time, none where it is only named (" +
                                    named().get_name() + " --help)");
    }
    return chosen_(console);
  }

 private:
  template <class Arguments>
  void add_match(CLI::App& command, Arguments& arguments) {
    command.add_option("GAME", arguments.game, "The game, by its id (tempora games)");
    command.add_option("--players", arguments.players, "How many play; 5, or as near to that as the game allows");
    command.add_option("--seed", arguments.seed, "Everything random follows from it: 0 to 2^64 - 1");
    command.add_option("--option", arguments.options, "NAME=VALUE: an option of the game; may be given several times")
        ->allow_extra_args(false);
    command.add_option("--content", arguments.content,
                       "A folder with content files (*.toml) instead of the game's own");
  }

  CLI::App& add(const std::string& name, const std::string& help) { return *app_.add_subcommand(name, help); }
  template <class Run>
  void on(CLI::App& command, Run&& run) {
    command.callback([this, run] { chosen_ = run; });
  }

  void add_sim() {
    CLI::App& command = add("sim", "Play many matches among bots and count how they end");
    add_match(command, sim_);
    command.add_option("--matches", sim_.matches, "How many; 1000");
    command.add_option("--bots", sim_.bots,
                       "One level for all, one for each seat (a,b,c), or one for each group (x=a,y=b); random");
    command.add_option("--chatter", sim_.chatter, "The chance that a random bot takes an optional move when asked; 0");
    command.add_option("--threads", sim_.threads, "How many work at once; as many as the machine has cores");
    command.add_option("--log", sim_.log, "Write each match's log into this folder");
    command.add_flag("--json", sim_.json, "Print one JSON object (docs/sim-schema.json)");
    on(command, [this](Console& console) { return sim(sim_, console); });
  }
  void add_games() {
    CLI::App& command = add("games", "List the games with their options");
    command.add_flag("--json", json_, "As JSON");
    on(command, [this](Console& console) { return games(json_, console); });
  }
  void add_bench() {
    CLI::App& command = add("bench", "Measure how fast this machine plays");
    command.add_option("GAME", bench_.game, "The game, by its id; all");
    command.add_flag("--json", bench_.json, "As JSON");
    command.add_flag("--signature", bench_.signature, "Print only the signatures, a line a game");
    on(command, [this](Console& console) { return bench(bench_, console); });
  }

  bool is_command(std::string_view name) {
    const auto commands = app_.get_subcommands({});
    return std::any_of(commands.begin(), commands.end(),
                       [&](const CLI::App* command) { return command->get_name() == name; });
  }
  std::string commands() {
    std::string names;
    for (const CLI::App* command : app_.get_subcommands({})) names += (names.empty() ? "" : ", ") + command->get_name();
    return names;
  }
  // The command that was named, or the program itself.
  CLI::App& named() {
    const auto commands = app_.get_subcommands();
    return commands.empty() ? app_ : *commands.front();
  }
  std::string options() {
    std::string names;
    for (const CLI::Option* option : named().get_options({})) names += (names.empty() ? "" : ", ") + option->get_name();
    return names;
  }
  std::string unexpected() {
    const auto extra = app_.remaining(true);
    return "'" + (extra.empty() ? std::string() : extra.front().substr(0, 40)) + "' is not an argument of " +
           named().get_name() + "; allowed: " + options();
  }

  CLI::App app_{
      "Tempora, a table for board games: play with friends in a browser, alone against bots, or let bots play."};
  SimArguments sim_;
  BenchArguments bench_;
  bool json_ = false;
  std::function<int(Console&)> chosen_;
};

}  // namespace

int run(std::span<const std::string> arguments, Console& console) {
  return Program().run({arguments.begin(), arguments.end()}, console);
}

}  // namespace tempora::cli
