#include <fmt/format.h>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/log_argument.hpp"
#include "cli/words.hpp"

namespace tempora::cli {
namespace {

// Whose view `--as` asks for. Of a match that may still be going on only what everybody sees is shown.
Result<Viewer> read_viewer(const std::optional<std::string>& text, const AnyMatch& match, bool complete) {
  const auto finished = complete ? match.finished() : std::nullopt;
  if (!finished) {
    if (text && *text != "spectator") {
      return error("--as: '" + excerpt(*text) + "' is not allowed, since the log is incomplete; allowed: spectator");
    }
    return Viewer::spectator();
  }
  if (!text || *text == "archive") return Viewer::archive(*finished);
  if (*text == "spectator") return Viewer::spectator();
  const auto seat = read_number("--as", *text, 0, static_cast<std::uint64_t>(match.players() - 1));
  if (!seat) {
    return error(fmt::format("--as: '{}' is not allowed; allowed: a seat from 0 to {}, spectator, archive",
                             excerpt(*text), match.players() - 1));
  }
  return Viewer::seat(static_cast<Seat>(*seat));
}

// The event as the log has it, with the state after it: docs/archive-format.md.
void print_state(const AnyMatch& match, std::uint32_t event, const Finished& proof, std::ostream& out) {
  std::string text;
  JsonWriter json(text);
  match.write_event(event, json);
  text.pop_back();  // the closing brace
  text += ",\"state\":";
  JsonWriter state(text);
  match.write_state_at(event, proof, state);
  out << text << "}\n";
}

void print_views(const ReplayedLog& replayed, std::uint32_t last, Viewer viewer, std::ostream& out) {
  const AnyMatch& match = *replayed.match;
  const std::vector<Json>& events = replayed.log.events;
  // What a seat may do is known of the present only, so the match is played once more beside its views.
  const auto present = replayed.game->restore(replayed.log.header.setup, events.front()).value();
  for (std::uint32_t event = 0; event <= last; ++event) {
    if (event > 0) (void)present->restore_event(events[event]);  // as when the log was read
    std::string text;
    JsonWriter json(text);
    json.begin_object();
    json.field("n", event);
    json.key("told");
    if (!match.write_facts(event, viewer, json)) json.null();
    json.key("view");
    match.write_view_at(event, viewer, json);
    if (viewer.is_seat()) {
      json.key("legal");
      present->write_legal(viewer.seat(), json);
    }
    json.end_object();
    out << text << '\n';
  }
}

void print_words(const ReplayedLog& replayed, std::uint32_t last, Viewer viewer, Console& console) {
  const Ink ink(console.colours);
  const auto words = words_of(replayed.game->info().id, replayed.log.header.setup);
  const AnyMatch& match = *replayed.match;
  Players players{replayed.log.header.names, viewer.is_seat() ? viewer.seat() : -1};
  std::vector<std::string>& names = players.names;
  for (std::size_t seat = names.size(); seat < static_cast<std::size_t>(match.players()); ++seat) {
    names.push_back("seat " + std::to_string(seat));
  }
  console.out << ink.bold(replayed.game->info().name) << '\n';
  for (std::uint32_t event = 0; event <= last; ++event) {
    const Json told = parsed([&](JsonWriter& json) { (void)match.write_facts(event, viewer, json); });
    if (told.is_null()) continue;
    if (told.contains("undo")) {
      console.out << fmt::format("{:>4}  {} takes back what came after event {}.\n", event,
                                 names[told["seat"].get<std::size_t>()], told["undo"].get<int>());
    }
    for (const Json& fact : told["facts"]) {
      const std::string line = words->fact(fact, players, ink);
      if (!line.empty()) console.out << fmt::format("{:>4}  {}\n", event, line);
    }
  }
  console.out << words->board(parsed([&](JsonWriter& json) { match.write_view_at(last, viewer, json); }), players, ink);
}

}  // namespace

int replay(const ReplayArguments& arguments, Console& console) {
  const auto [code, replayed] = read_log_argument(arguments.file, console);
  if (code != kDone) return code;
  const AnyMatch& match = *replayed.match;
  const bool complete = replayed.log.complete;
  const auto viewer = read_viewer(arguments.as, match, complete);
  if (!viewer) return wrong_use(console, viewer.error().text);
  std::uint32_t last = match.last_event();
  if (arguments.to) {
    const auto to = read_number("--to", *arguments.to, 0, last);
    if (!to) return wrong_use(console, to.error().text);
    last = static_cast<std::uint32_t>(*to);
  }
  if (!arguments.json) {
    print_words(replayed, last, *viewer, console);
  } else if (viewer->is_archive()) {
    for (std::uint32_t event = 0; event <= last; ++event) print_state(match, event, *match.finished(), console.out);
  } else {
    print_views(replayed, last, *viewer, console.out);
  }
  if (!complete) console.err << "tempora: incomplete: the log has no closing line; shown is what spectators see\n";
  return kDone;
}

}  // namespace tempora::cli
