#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <memory>
#include <random>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/words.hpp"
#include "engine/dice.hpp"
#include "engine/log_file.hpp"

namespace tempora::cli {
namespace {

std::int64_t now() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

std::uint64_t any_seed() {
  std::random_device device;
  return std::uint64_t{device()} << 32U | device();
}

// A match at this terminal: one person, and bots.
class TerminalMatch {
 public:
  struct Plan {
    const AnyGame& game;
    Setup setup;
    std::string level;  // of the bots
    Seat seat;          // the person's
    std::uint64_t seed;
  };

  TerminalMatch(Plan plan, Console& console)
      : plan_(std::move(plan)),
        console_(console),
        ink_(console.colours),
        dice_(seed_of(plan_.seed, 0)),
        started_(now()) {
    for (int seat = 0; seat < plan_.setup.players; ++seat) {
      players_.names.push_back(seat == plan_.seat ? "person" : fmt::format("{} {}", plan_.level, seat));
    }
    players_.you = plan_.seat;
  }

  // Plays to the end, or until the person has had enough.
  Result<void> play() {
    auto match = plan_.game.start(plan_.setup, Stamp{"host", started_}, dice_);
    if (!match) return tl::make_unexpected(match.error());
    match_ = std::move(*match);
    words_ = words_of(plan_.game.info().id, plan_.setup);
    console_.out << ink_.bold(plan_.game.info().name) << ": a number chooses, ? helps, q leaves.\n";
    tell();
    show_board();
    while (!match_->owing().empty() && !left_) {
      bots_speak();
      const SeatSet owing = match_->owing();
      if (owing.empty()) break;
      if (owing.lowest() == plan_.seat) {
        decide();
      } else {
        look_on();
        if (!left_) answer(owing.lowest());
      }
    }
    if (left_) match_->stop();
    if (match_->outcome()) show_board();
    return {};
  }

  std::string log() const {
    LogHeader header;
    header.game = plan_.game.info().id;
    header.rules_version = plan_.game.info().rules_version;
    header.setup = plan_.setup;
    header.content_hash = content_hash(plan_.game, plan_.setup);
    header.match = fmt::format("play-{}", plan_.seed);
    header.names = players_.names;
    header.started = started_;
    header.dice = {{"kind", "seed"}, {"seed", seed_of(plan_.seed, 0)}};
    return write_log(header, *match_, left_ ? "abandoned" : "");
  }

 private:
  Stamp bot_stamp() const { return {*plan_.game.bot_stamp(plan_.level), now()}; }
  // A bot's choices follow from the seed and from the event that they follow upon.
  std::uint64_t bot_seed(Seat seat) const {
    return seed_of(seed_of(plan_.seed, 1), std::uint64_t{match_->last_event()} * kMaxSeats + seat);
  }

  void bots_speak() {
    const Seat first = match_->owing().lowest();
    for (int i = 0; i < match_->players(); ++i) {
      const auto seat = static_cast<Seat>((first + i) % match_->players());
      if (seat == plan_.seat) continue;
      const auto move = match_->bot_optional(seat, plan_.level, bot_seed(seat));
      if (move) act(seat, *move, bot_stamp());
      if (match_->owing().empty()) return;
    }
  }
  void answer(Seat seat) { act(seat, match_->bot_answer(seat, plan_.level, bot_seed(seat)), bot_stamp()); }

  void act(Seat seat, const Json& move, const Stamp& stamp) {
    const auto played = match_->play(seat, match_->decision(seat), Json::array({move}), stamp, dice_);
    if (!played) console_.out << played.error().text << '\n';
    tell();
  }

  // Says what happened since it was last said.
  void tell() {
    for (; told_ <= match_->last_event(); ++told_) {
      const Json group =
          parsed([&](JsonWriter& json) { (void)match_->write_facts(told_, Viewer::seat(plan_.seat), json); });
      if (group.is_null()) continue;
      for (const Json& fact : group["facts"]) {
        console_.out << "  " << words_->fact(fact, players_, ink_) << '\n';
      }
    }
  }
  void show_board() {
    const Json view = parsed([&](JsonWriter& json) { match_->write_view(Viewer::seat(plan_.seat), json); });
    console_.out << '\n' << words_->board(view, players_, ink_) << '\n';
    board_of_ = match_->last_event();
  }

  Json optional() const {
    return parsed([&](JsonWriter& json) { match_->write_optional(plan_.seat, json); });
  }

  void show_choices(const Json& moves) {
    std::vector<std::string> labels;
    std::size_t widest = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      labels.push_back(fmt::format("{:>3}  {}", i + 1, words_->move(moves[i], players_)));
      widest = std::max(widest, labels.back().size() + 2);
    }
    const std::size_t columns = std::max<std::size_t>(1, kColumns / widest);
    for (std::size_t i = 0; i < labels.size(); ++i) {
      const bool last = (i + 1) % columns == 0 || i + 1 == labels.size();
      console_.out << fmt::format("{:<{}}", labels[i], last ? 0 : widest) << (last ? "\n" : "");
    }
  }

  // The line that the person typed, without blanks around it; nothing when there is no more or the person leaves.
  std::optional<std::string> ask(std::string_view question) {
    console_.out << question << std::flush;
    std::string line;
    if (!std::getline(console_.in, line)) {
      console_.out << '\n';
      line = "q";
    }
    line.erase(0, std::min(line.find_first_not_of(" \t\r"), line.size()));
    line.erase(line.find_last_not_of(" \t\r") + 1);
    if (line != "q") return line;
    left_ = true;
    return std::nullopt;
  }

  // The move that `line` chooses by its number, or nothing, and the person is told what is allowed.
  std::optional<Json> chosen(const Json& moves, const std::string& line) {
    std::size_t number = 0;
    const auto read = std::from_chars(line.data(), line.data() + line.size(), number);
    if (read.ec == std::errc() && read.ptr == line.data() + line.size() && number >= 1 && number <= moves.size()) {
      return moves[number - 1];
    }
    console_.out << fmt::format("'{}' is not a choice; allowed: 1 to {}\n", excerpt(line), moves.size());
    return std::nullopt;
  }

  void help(bool can_speak) {
    console_.out << "  a number chooses · v shows the board · q leaves the match";
    if (can_speak) console_.out << " · a: " << words_->optional();
    console_.out << "\n";
  }

  // What a person may type besides a choice; true if that was it.
  bool common(const std::string& line, const Json& optional) {
    if (line == "?") {
      help(!optional.empty());
    } else if (line == "v") {
      show_board();
    } else if (line == "a" && !optional.empty()) {
      show_choices(optional);
      const auto number = ask(fmt::format("{}: 1 to {}, or nothing: ", words_->optional(), optional.size()));
      if (number && !number->empty()) {
        if (const auto move = chosen(optional, *number)) act(plan_.seat, *move, Stamp{"person", now()});
      }
    } else {
      return false;
    }
    return true;
  }

  // The person's own decision.
  void decide() {
    if (board_of_ != match_->last_event()) show_board();
    const Json legal = parsed([&](JsonWriter& json) { match_->write_legal(plan_.seat, json); });
    show_choices(legal);
    for (;;) {
      const Json more = optional();
      const auto line = ask(fmt::format("Your turn: 1 to {}{}, ? or q: ", legal.size(),
                                        more.empty() ? "" : fmt::format(", a to {}", words_->optional())));
      if (!line) return;
      if (common(*line, more)) {
        if (left_) return;
        continue;
      }
      if (const auto move = chosen(legal, *line)) {
        act(plan_.seat, *move, Stamp{"person", now()});
        return;
      }
    }
  }

  // Another's turn: the person may say something first.
  void look_on() {
    for (;;) {
      const Json more = optional();
      if (more.empty()) return;
      const auto line = ask(fmt::format("Enter goes on, a to {}, ? or q: ", words_->optional()));
      if (!line || line->empty()) return;
      if (!common(*line, more))
        console_.out << fmt::format("'{}' is not allowed; allowed: Enter, a, v, ?, q\n", excerpt(*line));
      if (left_) return;
    }
  }

  Plan plan_;
  Console& console_;
  Ink ink_;
  std::unique_ptr<const Words> words_;  // of the match
  LabDice dice_;
  std::int64_t started_;
  Players players_;
  std::unique_ptr<AnyMatch> match_;
  std::uint32_t told_ = 0;
  std::uint32_t board_of_ = 0;  // the event after which the board was last shown
  bool left_ = false;
};

Result<TerminalMatch::Plan> read_plan(const PlayArguments& arguments, const AnyGame& game) {
  const auto setup = read_setup(arguments, game);
  if (!setup) return tl::make_unexpected(setup.error());
  const auto levels = game.bot_levels();
  const std::string level = arguments.bots.value_or(levels.back());
  if (!game.bot_stamp(level)) {
    std::string known;
    for (const std::string& name : levels) known += (known.empty() ? "" : ", ") + name;
    return error("--bots: no level '" + excerpt(level) + "'; allowed: " + known);
  }
  const auto seat =
      read_number("--seat", arguments.seat.value_or("0"), 0, static_cast<std::uint64_t>(setup->players - 1));
  if (!seat) return tl::make_unexpected(seat.error());
  const auto seed = read_seed(arguments.seed, any_seed());
  if (!seed) return tl::make_unexpected(seed.error());
  return TerminalMatch::Plan{game, *setup, level, static_cast<Seat>(*seat), *seed};
}

}  // namespace

int play(const PlayArguments& arguments, Console& console) {
  const auto game = read_game(arguments.game);
  if (!game) return wrong_use(console, game.error().text);
  const auto plan = read_plan(arguments, **game);
  if (!plan) return wrong_use(console, plan.error().text);
  if (arguments.log) {
    if (const auto writable = check_writable(*arguments.log); !writable) {
      return wrong_use(console, "--log: " + writable.error().text + "; allowed: a file that can be written");
    }
  }
  TerminalMatch match(*plan, console);
  if (const auto played = match.play(); !played) return answer_no(console, played.error().text);
  if (arguments.log) {
    if (const auto written = write_file(*arguments.log, match.log()); !written) {
      return answer_no(console, "--log: " + written.error().text);
    }
  }
  return kDone;
}

}  // namespace tempora::cli
