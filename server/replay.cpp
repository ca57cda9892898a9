#include "server/replay.hpp"

#include <fmt/format.h>

#include <charconv>
#include <optional>

#include "engine/merge_patch.hpp"

namespace tempora::server {
namespace {

tl::expected<Viewer, Refusal> read_viewer(const Log& log, const AnyMatch& match, std::string_view as) {
  if (as == "spectator") return Viewer::spectator();
  if (as == "archive") {
    const auto proof = match.finished();
    if (log.complete && proof) return Viewer::archive(*proof);
    return tl::make_unexpected(Refusal{"log_incomplete", "'archive' needs a log with its closing line", "", {}});
  }
  int seat = -1;
  const auto [end, failed] = std::from_chars(as.data(), as.data() + as.size(), seat);
  if (failed == std::errc{} && end == as.data() + as.size() && seat >= 0 && seat < match.players()) {
    return Viewer::seat(static_cast<Seat>(seat));
  }
  return tl::make_unexpected(
      Refusal{"seat_unknown",
              fmt::format("'as' must be a seat from 0 to {}, spectator or archive", match.players() - 1),
              "",
              {}});
}

std::string view_at(const AnyMatch& match, std::uint32_t event, Viewer viewer) {
  std::string view;
  JsonWriter json(view);
  match.write_view_at(event, viewer, json);
  return view;
}

}  // namespace

tl::expected<std::string, Refusal> write_replay(const Log& log, const AnyMatch& match, std::string_view as) {
  const auto viewer = read_viewer(log, match, as);
  if (!viewer) return tl::make_unexpected(viewer.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.key("setup");
  json.begin_object();
  json.field("game", log.header.game);
  json.field("players", match.players());
  json.key("options");
  json.raw(log.header.setup.options.dump());
  json.key("names");
  json.begin_array();
  for (const std::string& name : log.header.names) json.value(name);
  json.end_array();
  json.field("started", log.header.started);
  json.field("match", log.header.match);
  json.end_object();
  json.key("as");
  if (viewer->is_seat()) {
    json.value(static_cast<int>(viewer->seat()));
  } else {
    json.value(as);
  }
  json.field("closed", log.complete);
  json.key("dice");
  json.raw(log.header.dice.dump());
  json.key("frames");
  json.begin_array();
  std::string view;
  for (std::uint32_t event = 0; event <= match.last_event(); ++event) {
    const std::string next = view_at(match, event, *viewer);
    const Json& line = log.events[event];
    json.begin_object();
    json.field("event", event);
    if (event != 0) {
      json.key("seat");
      json.raw(line["seat"].dump());
      const auto by = line["by"].get<std::string>();
      json.field("by", std::string_view(by).substr(0, by.find(' ')));
      json.key("time");
      json.raw(line["time"].dump());
      for (const char* field : {"decision", "undo"}) {
        if (!line.contains(field)) continue;
        json.key(field);
        json.raw(line[field].dump());
      }
    }
    std::string group;
    JsonWriter facts(group);
    json.key("facts");
    json.raw(match.write_facts(event, *viewer, facts) ? Json::parse(group)["facts"].dump() : "[]");
    if (event == 0) {
      json.key("match");
      json.raw(next);
    } else if (std::string patch; merge_patch(view, next, patch)) {
      json.key("patch");
      json.raw(patch);
    }
    json.end_object();
    view = next;
  }
  json.end_array();
  json.key("result");
  json.raw(log.end.contains("outcome") ? log.end["outcome"].dump() : log.end.dump());
  json.end_object();
  return text;
}

}  // namespace tempora::server
