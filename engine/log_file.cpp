#include "engine/log_file.hpp"

#include <optional>
#include <utility>

#include "engine/dice.hpp"

namespace tempora {
namespace {

constexpr int kFormat = 1;
constexpr std::size_t kLongestLine = std::size_t{1} << 20U;
constexpr std::size_t kMostLines = 1'000'000;

void close_line(std::string& line, std::string_view previous, std::string& text) {
  line.pop_back();  // the closing brace
  line += ",\"prev\":\"";
  line += previous;
  line += "\"}";
  text += line;
  text += '\n';
}

std::string hash_of(std::string_view line) { return to_hex(sha256(line)); }

// Whether somebody who shows `text`, valid UTF-8, might send a terminal commands or have lines reordered: control
// characters, line separators, and what changes the direction of writing.
bool controls_text(std::string_view text) {
  const auto between = [&](std::size_t at, std::string_view first, std::string_view last) {
    const std::string_view character = text.substr(at, first.size());
    return character >= first && character <= last;
  };
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte < 0x20 || byte == 0x7f) return true;
    if (between(at, "\u0080", "\u009f") || between(at, "\u200e", "\u200f") || between(at, "\u2028", "\u202e") ||
        between(at, "\u2066", "\u2069")) {
      return true;
    }
  }
  return false;
}

Result<LogHeader> read_header(const Json& json) {
  if (auto fields = expect_fields(json, "the first line",
                                  {"tempora_log", "game", "rules", "content", "players", "options", "content_text",
                                   "match", "names", "started", "dice", "prev"});
      !fields) {
    return tl::make_unexpected(fields.error());
  }
  LogHeader header;
  const auto format = read_integer(json, "tempora_log", kFormat, kFormat);
  const auto game = read_string(json, "game");
  const auto rules = read_integer(json, "rules", 1, 1'000'000);
  const auto content = read_string(json, "content");
  const auto players = read_integer(json, "players", 1, kMaxSeats);
  const auto match = read_string(json, "match");
  const auto started = read_integer(json, "started", 0, std::int64_t{1} << 53U);
  for (const Error* problem :
       {format ? nullptr : &format.error(), game ? nullptr : &game.error(), rules ? nullptr : &rules.error(),
        content ? nullptr : &content.error(), players ? nullptr : &players.error(), match ? nullptr : &match.error(),
        started ? nullptr : &started.error()}) {
    if (problem != nullptr) return tl::make_unexpected(*problem);
  }
  header.game = *game;
  header.rules_version = static_cast<int>(*rules);
  header.content_hash = *content;
  header.setup.players = static_cast<int>(*players);
  header.match = *match;
  header.started = *started;
  if (!json.contains("options") || !json["options"].is_object()) return error("'options' must be an object");
  header.setup.options = json["options"];
  if (json.contains("content_text")) {
    const auto text = read_string(json, "content_text");
    if (!text) return tl::make_unexpected(text.error());
    header.setup.content = *text;
  }
  const auto wrong_names = [&] {
    return error("'names' must be a list of " + std::to_string(*players) +
                 " strings, one a seat, without characters that control or reorder text");
  };
  const Json names = json.value("names", Json());
  if (!names.is_array() || names.size() != static_cast<std::size_t>(*players)) return wrong_names();
  for (const Json& name : names) {
    if (!name.is_string() || controls_text(name.get_ref<const std::string&>())) return wrong_names();
    header.names.push_back(name.get<std::string>());
  }
  if (!json.contains("dice") || !json["dice"].is_object()) return error("'dice' must be an object");
  header.dice = json["dice"];
  return header;
}

// Asks `dice` for exactly the draws of the log; the first event that differs, or nothing.
std::optional<std::size_t> first_difference(const Log& log, Dice& dice) {
  for (std::size_t number = 0; number < log.events.size(); ++number) {
    const auto draws = read_draws(log.events[number]);
    if (!draws) return number;
    dice.begin(static_cast<std::uint32_t>(number));
    for (const Draw& draw : *draws) {
      if (dice.below(draw.bound) != draw.outcome) return number;
    }
  }
  return std::nullopt;
}

std::optional<Bytes32> hex_field(const Json& object, std::string_view name) {
  const auto text = read_string(object, name);
  return text ? from_hex(*text) : std::nullopt;
}

DiceVerdict failed(std::string text) { return {false, false, std::move(text)}; }

DiceVerdict verify_fair(const Log& log) {
  const Json& dice = log.header.dice;
  const auto secret = hex_field(dice, "secret");
  const auto commitment = hex_field(dice, "commitment");
  if (!secret || !commitment) return failed("the secret or its commitment is missing");
  if (sha256(*secret) != *commitment) return failed("the secret is not the one that was committed to");
  std::vector<Bytes32> contributions;
  const Json given = dice.value("contributions", Json::object());
  const Json committed = dice.value("commitments", Json::object());
  if (!given.is_object() || !committed.is_object()) return failed("the contributions are not readable");
  for (int seat = 0; seat < log.header.setup.players; ++seat) {
    const std::string key = std::to_string(seat);
    if (!given.contains(key)) continue;
    const auto contribution = hex_field(given, key);
    const auto hash = hex_field(committed, key);
    if (!contribution || !hash || sha256(*contribution) != *hash) {
      return failed("the contribution of seat " + key + " is not the one that was committed to");
    }
    contributions.push_back(*contribution);
  }
  FairDice fair(fair_key(log.header.match, *secret, contributions));
  if (const auto at = first_difference(log, fair)) {
    return failed("event " + std::to_string(*at) + " has draws that these dice did not give");
  }
  return {
      true, true,
      "fair dice: every draw follows from the secret and " + std::to_string(contributions.size()) + " contributions"};
}

}  // namespace

std::string content_hash(const AnyGame& game, const Setup& setup) {
  return setup.content.empty() ? std::string(game.content_hash()) : hash_of(setup.content);
}

std::string write_log(const LogHeader& header, const AnyMatch& match, std::string_view stopped) {
  std::string text;
  std::string line;
  {
    JsonWriter json(line);
    json.begin_object();
    json.field("tempora_log", kFormat);
    json.field("game", std::string_view(header.game));
    json.field("rules", header.rules_version);
    json.field("content", std::string_view(header.content_hash));
    json.field("players", header.setup.players);
    json.key("options");
    json.raw(header.setup.options.dump());
    if (!header.setup.content.empty()) json.field("content_text", std::string_view(header.setup.content));
    json.field("match", std::string_view(header.match));
    json.key("names");
    json.begin_array();
    for (const auto& name : header.names) json.value(std::string_view(name));
    json.end_array();
    json.field("started", header.started);
    json.key("dice");
    json.raw(header.dice.dump());
    json.end_object();
  }
  close_line(line, "", text);
  std::string previous = hash_of(line);
  for (std::uint32_t event = 0; event <= match.last_event(); ++event) {
    line.clear();
    JsonWriter json(line);
    match.write_event(event, json);
    close_line(line, previous, text);
    previous = hash_of(line);
  }
  line.clear();
  JsonWriter json(line);
  json.begin_object();
  json.key("end");
  json.begin_object();
  if (const auto outcome = match.outcome(); outcome && stopped.empty()) {
    json.key("outcome");
    write(*outcome, json);
  } else {
    json.field("stopped", stopped);
  }
  json.end_object();
  json.end_object();
  close_line(line, previous, text);
  return text;
}

Result<Log> read_log(std::string_view text) {
  Log log;
  std::string previous;
  std::size_t number = 0;
  while (!text.empty()) {
    ++number;
    const auto fail = [&](const std::string& what) { return error("line " + std::to_string(number) + ": " + what); };
    if (number > kMostLines) return fail("a log has at most a million lines");
    if (log.complete) return fail("nothing may follow the closing line");
    const std::size_t newline = text.find('\n');
    const std::string_view line = text.substr(0, newline);
    const bool cut_short = newline == std::string_view::npos;
    text.remove_prefix(cut_short ? text.size() : newline + 1);
    auto json = parse_json(line, kLongestLine);
    if (!json && cut_short && number > 1) return log;  // the last line was cut in the middle
    if (!json) return fail(json.error().text);
    if (!json->is_object()) return fail("not an object");
    const auto chained = read_string(*json, "prev");
    if (!chained || *chained != previous) return fail("it does not follow the line before it (hash differs)");
    previous = hash_of(line);
    if (number == 1) {
      auto header = read_header(*json);
      if (!header) return fail(header.error().text);
      log.header = std::move(*header);
    } else if (json->contains("end")) {
      log.end = (*json)["end"];
      log.complete = true;
    } else {
      json->erase("prev");
      log.events.push_back(std::move(*json));
    }
  }
  if (number == 0) return error("line 1: the log is empty");
  return log;
}

Result<std::unique_ptr<AnyMatch>> replay(const Log& log, const AnyGame& game) {
  const GameInfo& info = game.info();
  if (log.header.game != info.id)
    return error("this log is of the game '" + excerpt(log.header.game) + "', not '" + info.id + "'");
  if (log.header.rules_version != info.rules_version) {
    return error("this log was played by rules version " + std::to_string(log.header.rules_version) +
                 "; known: " + std::to_string(info.rules_version));
  }
  if (log.header.content_hash != content_hash(game, log.header.setup)) {
    return error("this log was played with other content than it carries or this program has");
  }
  if (log.events.empty()) return error("the log holds no event");
  auto match = game.restore(log.header.setup, log.events.front());
  if (!match) return match;
  for (std::size_t i = 1; i < log.events.size(); ++i) {
    if (auto restored = (*match)->restore_event(log.events[i]); !restored) {
      const std::string& what = restored.error().text;
      return error(what.starts_with("event ") ? what : "event " + std::to_string(i) + ": " + what);
    }
  }
  if (!log.complete) return match;
  const bool stopped = log.end.is_object() && log.end.contains("stopped");
  const auto outcome = (*match)->outcome();
  if (stopped && !outcome) {
    const Json& reason = log.end["stopped"];
    if (reason != "agreed" && reason != "abandoned" && reason != "operator") {
      return error(
          "the closing line names no known reason why the match was stopped; known: agreed, abandoned, operator");
    }
    (*match)->stop();
    return match;
  }
  std::string text;
  JsonWriter json(text);
  if (outcome) write(*outcome, json);
  if (!outcome || !log.end.is_object() || !log.end.contains("outcome") ||
      log.end["outcome"].dump() != Json::parse(text).dump()) {
    return error("the closing line is not how this match ended");
  }
  return match;
}

DiceVerdict verify_dice(const Log& log) {
  const auto kind = read_string(log.header.dice, "kind");
  if (kind && *kind == "seed") {
    const Json& seed = log.header.dice.contains("seed") ? log.header.dice["seed"] : Json();
    if (!seed.is_number_unsigned()) return failed("the seed is not readable");
    LabDice lab(seed.get<std::uint64_t>());
    if (const auto at = first_difference(log, lab)) {
      return failed("event " + std::to_string(*at) + " has draws that this seed did not give");
    }
    return {true, false, "follows its seed; no claim of fair dice"};
  }
  if (kind && *kind == "fair") return verify_fair(log);
  return failed("unknown dice; known: fair, seed");
}

}  // namespace tempora
