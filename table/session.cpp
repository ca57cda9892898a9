#include "table/session.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "engine/generator.hpp"
#include "engine/merge_patch.hpp"
#include "table/caller.hpp"

namespace tempora {
namespace {

std::string begin_message(std::string_view type, std::string_view id) {
  std::string text = R"({"type":")";
  text += type;
  text += R"(","id":")";
  text += id;
  text += '"';
  return text;
}

// What a bot would do in that seat's place, from what the seat may see: {"move","weights"} without the braces.
std::string hint(const AnyMatch& match, Seat seat, std::string_view level, int samples) {
  std::map<std::string, int> counts;
  for (int i = 0; i < samples; ++i) {
    const std::uint64_t seed = seed_of(match.last_event(), static_cast<std::uint64_t>(i));
    ++counts[match.bot_answer(seat, level, seed).dump()];
  }
  std::vector<std::pair<std::string, int>> ranked(counts.begin(), counts.end());
  std::sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) {
    return a.second != b.second ? a.second > b.second : a.first < b.first;
  });
  std::string text = R"(,"move":)" + ranked.front().first + R"(,"weights":)";
  JsonWriter json(text);
  json.begin_array();
  for (const auto& [move, count] : ranked) {
    json.begin_array();
    json.raw(move);
    json.value(static_cast<double>(count) / samples);
    json.end_array();
  }
  json.end_array();
  return text;
}

}  // namespace

Viewer Session::viewer(const Table& table) {
  if (number_ < 0) number_ = table.number_of(person_);
  const SeatSet seats = table.seats_of(number_);
  if (lift_) {
    const auto seat = *lift_;
    if (!seat) return Viewer::spectator();
    if (seats.contains(static_cast<Seat>(*seat))) return Viewer::seat(static_cast<Seat>(*seat));
  }
  return seats.size() == 1 ? Viewer::seat(seats.lowest()) : Viewer::spectator();
}

// The whole of it, with the facts and lines that came after record `since`.
std::string Session::state(const Table& table, std::int64_t since) {
  viewer_ = viewer(table);
  watches_ = table.may_watch(number_);
  n_ = table.last_n();
  table_ = table.table_part();
  match_ = watches_ ? table.match_part(viewer_) : nullptr;
  you_.clear();
  JsonWriter you(you_);
  table.write_you(number_, viewer_, you);
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", std::string_view("state"));
  json.field("n", n_);
  json.key("doc");
  json.begin_object();
  json.key("table");
  json.raw(*table_);
  json.key("match");
  match_ != nullptr ? json.raw(*match_) : json.null();
  json.key("you");
  json.raw(you_);
  json.end_object();
  const std::string facts = watches_ ? table.facts_since(since, viewer_) : "";
  json.key("facts");
  json.raw(facts.empty() ? "[]" : facts);
  const std::string chat = watches_ ? table.chat_since(since) : "";
  json.key("chat");
  json.raw(chat.empty() ? "[]" : chat);
  json.end_object();
  return text;
}

void Session::update(const Table& table, std::vector<std::string>& messages) {
  if (!greeted_ || n_ == table.last_n()) return;
  const Viewer now = viewer(table);
  // Another view, or a table that was thrown away and restored from less: nothing of the old one may stay.
  if (!(now == viewer_) || table.may_watch(number_) != watches_ || n_ > table.last_n()) {
    messages.push_back(state(table, 0));
    return;
  }
  const std::int64_t since = n_;
  for (++n_; n_ < table.last_n(); ++n_) {
    messages.push_back(R"({"type":"update","n":)" + std::to_string(n_) + "}");
  }
  std::string text = R"({"type":"update","n":)" + std::to_string(n_);
  if (watches_) {
    if (const std::string& facts = table.facts_since(since, viewer_); !facts.empty()) text += R"(,"facts":)" + facts;
  }
  const std::string& table_patch = table.table_patch(table_);
  table_ = table.table_part();
  std::string you;
  JsonWriter you_json(you);
  table.write_you(number_, viewer_, you_json);
  std::string you_patch;
  merge_patch(you_, you, you_patch);
  you_ = std::move(you);
  std::string_view match_patch;
  if (watches_) {
    match_patch = table.match_patch(viewer_, match_);
    match_ = table.match_part(viewer_);
  }
  const char* separator = R"(,"patch":{)";
  for (const auto& [key, patch] : {std::pair<std::string_view, std::string_view>{"table", table_patch},
                                   {"match", match_patch},
                                   {"you", you_patch}}) {
    if (patch.empty()) continue;
    text += separator;
    separator = ",";
    text += '"';
    text += key;
    text += "\":";
    text += patch;
  }
  if (*separator == ',' && separator[1] == '\0') text += '}';
  if (watches_) {
    if (const std::string chat = table.chat_since(since); !chat.empty()) text += R"(,"chat":)" + chat;
  }
  text += '}';
  messages.push_back(std::move(text));
}

std::string Session::answer(const Table& table, const Json& message) {
  std::string id;
  if (message.is_object() && message.contains("id") && message["id"].is_string()) {
    id = message["id"].get<std::string>();
  }
  if (!is_command_id(id)) id.clear();
  const auto refuse = [&](const Refusal& no) { return refused_message(id, no); };
  const auto type = read_string(message, "type");
  if (!type) return refuse(refusal("malformed", type.error().text));
  if (*type == "ping") {
    if (auto fields = expect_fields(message, "'ping'", {"type"}); !fields) {
      return refuse(refusal("unknown_field", fields.error().text));
    }
    return R"({"type":"pong"})";
  }
  tl::expected<std::string, Refusal> answered;
  if (*type == "hello") {
    answered = hello(table, message);
  } else if (*type == "lift") {
    answered = lift(table, message);
  } else if (*type == "outlook" || *type == "paths" || *type == "hint" || *type == "moment") {
    if (id.empty()) return refuse(refusal("malformed", "'id' must be 1 to 40 characters of A–Z a–z 0–9 - _"));
    answered = ask(table, *type, id, message);
    if (!answered) {
      std::string text = begin_message(*type, id) + R"(,"refusal":)";
      JsonWriter json(text);
      write(answered.error(), json);
      return text + "}";
    }
  } else {
    return refuse(
        refusal("unknown_type", "no such message; known: hello, command, outlook, paths, hint, moment, lift, ping"));
  }
  return answered ? std::move(*answered) : refuse(answered.error());
}

tl::expected<std::string, Refusal> Session::hello(const Table& table, const Json& message) {
  if (auto fields = expect_fields(message, "'hello'", {"type", "last", "languages"}); !fields) {
    return tl::make_unexpected(refusal("unknown_field", fields.error().text));
  }
  std::int64_t last = 0;
  if (message.contains("last")) {
    const auto read = read_integer(message, "last", 0, INT64_MAX);
    if (!read) return tl::make_unexpected(refusal("malformed", read.error().text));
    last = *read <= table.last_n() ? *read : 0;
  }
  if (message.contains("languages")) {
    const Json& languages = message["languages"];
    const bool good = languages.is_array() && languages.size() <= 20 &&
                      std::all_of(languages.begin(), languages.end(), [](const Json& at) { return at.is_string(); });
    if (!good)
      return tl::make_unexpected(refusal("malformed", "'languages' must be a list of at most 20 language tags"));
  }
  greeted_ = true;
  return state(table, last);
}

tl::expected<std::string, Refusal> Session::lift(const Table& table, const Json& message) {
  if (auto fields = expect_fields(message, "'lift'", {"type", "seat"}); !fields) {
    return tl::make_unexpected(refusal("unknown_field", fields.error().text));
  }
  if (!greeted_) return tl::make_unexpected(refusal("not_now", "say hello first"));
  if (!message.contains("seat")) return tl::make_unexpected(refusal("malformed", "'seat' must be a seat or null"));
  if (message["seat"].is_null()) {
    lift_.emplace(std::nullopt);
    return state(table, 0);
  }
  const auto seat = read_integer(message, "seat", 0, kMaxSeats - 1);
  if (!seat) return tl::make_unexpected(refusal("malformed", seat.error().text));
  if (!table.holds(table.number_of(person_), static_cast<int>(*seat))) {
    return tl::make_unexpected(refusal("not_your_seat", "seat " + std::to_string(*seat) + " is not yours to look at"));
  }
  lift_.emplace(static_cast<int>(*seat));
  return state(table, 0);
}

tl::expected<std::string, Refusal> Session::ask(const Table& table, const std::string& type, const std::string& id,
                                                const Json& message) {
  const auto refuse = [](std::string code, std::string text) {
    return tl::make_unexpected(refusal(std::move(code), std::move(text)));
  };
  const std::string_view field = type == "moment" ? "event" : "moves";
  const auto fields = type == "hint" ? expect_fields(message, "'hint'", {"type", "id"})
                                     : expect_fields(message, "'" + type + "'", {"type", "id", field});
  if (!fields) return refuse("unknown_field", fields.error().text);
  const Viewer now = viewer(table);
  const AnyMatch* match = table.match();
  if (!table.may_watch(number_)) return refuse("no_spectators", "this table is closed to people without a seat");
  if (match == nullptr) return refuse("not_now", "no match has begun");
  if (type == "moment") {
    const auto event = read_integer(message, "event", 0, match->last_event());
    if (!event) return refuse("malformed", event.error().text);
    std::string text = begin_message(type, id) + R"(,"event":)" + std::to_string(*event) + R"(,"match":)";
    JsonWriter json(text);
    match->write_view_at(static_cast<std::uint32_t>(*event), now, json);
    return text + "}";
  }
  if (!now.is_seat()) return refuse("not_seated", "that is for somebody who looks from a seat");
  if (table.phase() != Phase::playing) return refuse("not_now", "no match is being played");
  if (type == "hint" && !table.hints()) return refuse("not_now", "this table gives no hints");
  if (type != "outlook" && !match->owing().contains(now.seat())) {
    return refuse("nothing_owed", "this seat owes nothing now");
  }
  if (type == "hint") {
    return begin_message(type, id) + hint(*match, now.seat(), table.advising_level(), table.hint_samples()) + "}";
  }
  if (type == "outlook" && !message.contains("moves")) return refuse("malformed", "'moves' must be a list of moves");
  const std::uint64_t seed = seed_of(match->last_event(), now.seat());
  const auto ahead = type == "outlook" ? match->outlook(now.seat(), message["moves"], seed)
                                       : match->paths(now.seat(), message.value("moves", Json::array()), seed);
  if (!ahead) return tl::make_unexpected(ahead.error());
  return begin_message(type, id) + "," + ahead->substr(1);
}

}  // namespace tempora
