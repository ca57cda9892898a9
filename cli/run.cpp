#include "cli/run.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <functional>
#include <string_view>
#include <vector>

#include "cli/commands.hpp"
#include "cli/words.hpp"
#include "engine/json.hpp"
#include "games/catalogue.hpp"

namespace tempora::cli {
namespace {

// The command line as CLI11 sees it. Values stay as they were typed: each command checks its own.
class Program {
 public:
  Program() {
    app_.name("tempora");
    app_.option_defaults()->disable_flag_override();
    add_serve();
    add_play();
    add_sim();
    add_replay();
    add_verify();
    add_games();
    add_bench();
    add_backup();
    add_restore();
  }

  int run(std::vector<std::string> arguments, Console& console) {
    if (arguments.empty()) return wrong_use(console, "COMMAND: missing; allowed: " + commands());
    const std::string first = arguments.front();
    if (first != "--help" && first != "-h" && !is_command(first)) {
      return wrong_use(console, "COMMAND: no command '" + excerpt(first) + "'; allowed: " + commands());
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
    } catch (const CLI::ParseError& problem) {
      return wrong_use(console, value_mistaken(problem.what()));
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

  void add_serve() {
    CLI::App& command = add("serve", "Serve the game to browsers");
    command.add_option("--port", serve_.port, "The port to listen on; 8080");
    command.add_option("--bind", serve_.bind, "The address to listen on; all of this machine's");
    command.add_option("--public-url", serve_.public_url,
                       "The address under which others reach it, such as https://play.example.org");
    command.add_flag("--trust-proxy", serve_.trust_proxy, "Believe a proxy's X-Forwarded-For and X-Forwarded-Proto");
    command.add_option("--data", serve_.data, "The folder for everything that is kept; data");
    command.add_option("--store", serve_.store, "sqlite:FILE; tempora.sqlite in the data folder");
    command.add_option("--web", serve_.web, "The folder with the built browser client; found beside the program");
    on(command, [this](Console& console) { return serve(serve_, console); });
  }
  void add_play() {
    CLI::App& command = add("play", "Play in this terminal against bots");
    add_match(command, play_);
    command.add_option("--bots", play_.bots, "The level of the other seats; the game's best");
    command.add_option("--seat", play_.seat, "Your seat, from 0; 0");
    command.add_option("--log", play_.log, "Write the match's log to this file");
    on(command, [this](Console& console) { return play(play_, console); });
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
  void add_replay() {
    CLI::App& command = add("replay", "Show a match again from its log");
    command.add_option("FILE", replay_.file, "A log file")->required();
    command.add_option("--to", replay_.to, "The last event to show");
    command.add_option("--as", replay_.as, "Whose view: a seat, spectator, or archive (all is open); archive");
    command.add_flag("--json", replay_.json, "One JSON object an event (docs/archive-format.md)");
    on(command, [this](Console& console) { return replay(replay_, console); });
  }
  void add_verify() {
    CLI::App& command = add("verify", "Check a log: its chain, the rules, the dice");
    command.add_option("FILE", verify_, "A log file")->required();
    on(command, [this](Console& console) { return verify(verify_, console); });
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
  void add_backup() {
    CLI::App& command = add("backup", "Copy a server's store to a file, while it runs");
    command.add_option("FILE", file_, "The file to write")->required();
    command.add_option("--data", data_, "The server's data folder")->required();
    on(command, [this](Console& console) { return backup(data_, file_, console); });
  }
  void add_restore() {
    CLI::App& command = add("restore", "Put a backup into the data folder of a server that doesn't run");
    command.add_option("FILE", file_, "The backup")->required();
    command.add_option("--data", data_, "The server's data folder")->required();
    on(command, [this](Console& console) { return restore(file_, data_, console); });
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
    return "'" + (extra.empty() ? std::string() : excerpt(extra.front())) + "' is not an argument of " +
           named().get_name() + "; allowed: " + options();
  }
  // A value too many or too few. CLI11 begins with the argument's name, without its dashes where it takes no value.
  std::string value_mistaken(std::string_view what) {
    const std::string name(what.substr(0, what.find_first_of(": ")));
    const CLI::Option* option = named().get_option_no_throw(name);
    if (option == nullptr) return "--" + name + ": takes no value; allowed: --" + name;
    if (option->count() > 1) return name + ": given twice; allowed: once";
    return name + ": has no value; allowed: one value";
  }

  CLI::App app_{
      "Tempora, a table for board games: play with friends in a browser, alone against bots, or let bots play."};
  ServeArguments serve_;
  PlayArguments play_;
  SimArguments sim_;
  ReplayArguments replay_;
  BenchArguments bench_;
  std::string verify_;
  std::string file_;
  std::string data_;
  bool json_ = false;
  std::function<int(Console&)> chosen_;
};

}  // namespace

int run(std::span<const std::string> arguments, Console& console) {
  if (const auto complete = check_words(catalogue()); !complete) return answer_no(console, complete.error().text);
  return Program().run({arguments.begin(), arguments.end()}, console);
}

}  // namespace tempora::cli
