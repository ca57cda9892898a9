#include "server/api.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <optional>
#include <utility>

#include "engine/log_file.hpp"
#include "server/replay.hpp"
#include "server/secrets.hpp"

namespace tempora::server {
namespace {

constexpr std::int64_t kMatchesListed = 200;
constexpr std::int64_t kMatchesCounted = 5000;
constexpr std::string_view kCookieDays = "34560000";  // 400 days in seconds, the most that browsers keep

// What a browser may load for our pages, and from where: everything from here, nothing from elsewhere. Style attributes
// run nothing.
constexpr std::string_view kPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self'; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";

Response guarded(Response response) {
  response.headers.emplace_back("Content-Security-Policy", kPolicy);
  response.headers.emplace_back("X-Content-Type-Options", "nosniff");
  response.headers.emplace_back("Referrer-Policy", "no-referrer");
  response.headers.emplace_back("Cross-Origin-Resource-Policy", "same-origin");
  response.headers.emplace_back("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  return response;
}

Response text_response(std::string text, std::string type) {
  return {.status = 200,
          .content_type = std::move(type),
          .body = std::make_shared<const std::string>(std::move(text)),
          .headers = {{"Cache-Control", "no-store"}}};
}

Response store_unreadable() {
  return refuse({"storing_failed", "the store can't be read now; try again in a moment", "", {}});
}

Response json_list(const std::vector<Json>& items) { return json_response(Json(items).dump()); }

std::vector<std::string_view> split(std::string_view path) {
  std::vector<std::string_view> parts;
  while (!path.empty()) {
    path.remove_prefix(1);  // the slash
    const auto end = std::min(path.find('/'), path.size());
    parts.push_back(path.substr(0, end));
    path.remove_prefix(end);
  }
  return parts;
}

// The parts that stand for '*', if the path has this form.
std::optional<std::vector<std::string>> match_path(std::string_view form, std::string_view path) {
  const auto forms = split(form);
  const auto parts = split(path);
  if (forms.size() != parts.size()) return std::nullopt;
  std::vector<std::string> free;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (forms[i] == "*") {
      free.emplace_back(parts[i]);
    } else if (forms[i] != parts[i]) {
      return std::nullopt;
    }
  }
  return free;
}

bool is_loopback(const std::string& address) { return address.starts_with("127.") || address == "::1"; }

}  // namespace

const std::vector<Api::Route>& Api::routes() {
  static const std::vector<Route> kRoutes{
      {"GET", "/health", false, &Api::health},
      {"GET", "/metrics", false, &Api::metrics},
      {"GET", "/api/catalogue", false, &Api::catalogue},
      {"GET", "/api/address", false, &Api::address},
      {"POST", "/api/me", false, &Api::me},
      {"POST", "/api/me/name", true, &Api::my_name},
      {"GET", "/api/me/tables", true, &Api::my_tables},
      {"GET", "/api/me/matches", true, &Api::my_matches},
      {"GET", "/api/me/statistics", true, &Api::my_statistics},
      {"GET", "/api/me/devices", true, &Api::my_devices},
      {"POST", "/api/me/devices/invite", true, &Api::invite_device},
      {"POST", "/api/me/devices/join", false, &Api::join_device},
      {"DELETE", "/api/me/devices/*", true, &Api::remove_device},
      {"GET", "/api/tables", false, &Api::open_tables},
      {"POST", "/api/tables", true, &Api::new_table},
      {"GET", "/api/tables/*/socket", true, &Api::table_socket},
      {"GET", "/api/matches/*/log", false, &Api::match_log},
      {"GET", "/api/matches/*/replay", false, &Api::match_replay},
      {"POST", "/api/replay", false, &Api::replay_upload},
  };
  return kRoutes;
}

Api::Api(ApiSetting setting) : setting_(std::move(setting)) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.key("games");
  json.begin_array();
  for (const AnyGame* game : setting_.games) write(*game, json);
  json.end_array();
  json.end_object();
  catalogue_.add("/api/catalogue", ".json", std::move(text));
}

std::size_t Api::body_limit(std::string_view path) const {
  const Limits& limits = setting_.settings.limits;
  return path == "/api/replay" ? limits.log_bytes : limits.body_bytes;
}

bool Api::own_origin(const Request& request) const {
  const std::string_view origin = host_of(request.origin);
  return !origin.empty() && (origin == request.host || origin == host_of(setting_.settings.public_url));
}

void Api::handle(Request request, Respond respond) {
  const auto finish = [this, respond = std::move(respond)](Response response) {
    setting_.lobby.metrics.request(response.status);
    respond(guarded(std::move(response)));
  };
  const bool api = request.path.starts_with("/api/");
  if (!api && request.path != "/health" && request.path != "/metrics") return finish(setting_.files.respond(request));

  const auto now = std::chrono::steady_clock::now();
  if (api && !setting_.lobby.doorkeeper.requests_by_address.try_take(request.address, 1, now)) {
    return finish(refuse({"too_fast", "too many requests from your address; try again in a moment", "", {}}));
  }
  const Route* route = nullptr;
  bool known = false;
  std::vector<std::string> parts;
  for (const Route& candidate : routes()) {
    auto free = match_path(candidate.path, request.path);
    if (!free) continue;
    known = true;
    if (candidate.method != request.method) continue;
    route = &candidate;
    parts = std::move(*free);
    break;
  }
  if (route == nullptr) {
    return finish(refuse(known ? Refusal{"method", "this call doesn't answer that method", "", {}}
                               : Refusal{"unknown_command", "there is no such call", "", {}}));
  }
  if (route->method != "GET") {
    if (!own_origin(request))
      return finish(refuse({"origin", "calls that change something must come from our own pages", "", {}}));
    if (!request.content_type.starts_with("application/json") &&
        !(route->answer == &Api::replay_upload && request.content_type == "application/x-ndjson")) {
      return finish(refuse({"content_type", "the content type must be application/json", "", {}}));
    }
  }
  Call call{std::move(request), std::move(parts), {}, finish};
  if (route->identity) {
    const auto hash = Persons::token_hash(call.request);
    auto identity = hash ? setting_.lobby.persons.identify(*hash) : std::optional<store::Identity>();
    if (!identity) return finish(refuse(identity.error()));
    if (!*identity) return finish(refuse({"no_identity", "this device is not known; reload the page", "", {}}));
    call.caller = std::move(**identity);
  }
  (this->*route->answer)(std::move(call));
}

tl::expected<std::shared_ptr<Conversation>, Response> Api::open(Request request) {
  const auto no = [this](const Refusal& refusal) {
    Response response = refuse(refusal);
    setting_.lobby.metrics.request(response.status);
    return tl::make_unexpected(guarded(std::move(response)));
  };
  const auto parts = match_path("/api/tables/*/socket", request.path);
  if (!parts) return no({"unknown_command", "sockets are at /api/tables/CODE/socket", "", {}});
  if (!own_origin(request)) return no({"origin", "sockets must be opened from our own pages", "", {}});
  if (!setting_.lobby.doorkeeper.requests_by_address.try_take(request.address, 1, std::chrono::steady_clock::now())) {
    return no({"too_fast", "too many requests from your address; try again in a moment", "", {}});
  }
  const auto hash = Persons::token_hash(request);
  if (!hash) return no({"no_identity", "this device is not known; reload the page", "", {}});
  setting_.lobby.metrics.request(101);
  return make_visitor(setting_.lobby, parts->front(), request.address, *hash);
}

Response Api::with_cookie(Response response, const Request& request, const std::string& token) const {
  const std::string& url = setting_.settings.public_url;
  const bool secure = request.secure || (url.starts_with("https://") && request.host == host_of(url));
  response.headers.emplace_back("Set-Cookie", fmt::format("{}={}; Path=/; Max-Age={}; HttpOnly; SameSite=Lax{}",
                                                          kCookie, token, kCookieDays, secure ? "; Secure" : ""));
  return response;
}

// --- The server itself ---

void Api::health(Call call) {
  if (!setting_.store.table("")) return call.respond(store_unreadable());
  call.respond(json_response(R"({"status":"ok"})"));
}

void Api::metrics(Call call) {
  const std::string& token = setting_.settings.metrics_token;
  const bool local = is_loopback(call.request.address) && !call.request.forwarded;
  const bool authorized = !token.empty() && equal_secrets(call.request.authorization, "Bearer " + token);
  if (!local && !authorized) {
    return call.respond(refuse({"no_identity", "metrics are for this machine, or for the metrics token", "", {}}));
  }
  call.respond(text_response(
      setting_.lobby.metrics.text(setting_.network_figures(), setting_.store.figures(), setting_.lobby.tables.loaded()),
      "text/plain; version=0.0.4; charset=utf-8"));
}

void Api::catalogue(Call call) { call.respond(catalogue_.respond(call.request)); }

void Api::address(Call call) { call.respond(json_response(Json{{"url", setting_.address(call.request)}}.dump())); }

// --- Persons ---

void Api::me(Call call) {
  const auto hash = Persons::token_hash(call.request);
  if (hash) {
    const auto identity = setting_.lobby.persons.identify(*hash);
    if (!identity) return call.respond(refuse(identity.error()));
    if (*identity) {
      const auto devices = setting_.store.devices_of((*identity)->person.id);
      if (!devices) return call.respond(store_unreadable());
      setting_.lobby.persons.seen((*identity)->device);
      const auto token = cookie_value(call.request.cookie, kCookie);
      return call.respond(
          with_cookie(json_response(Json{{"name", (*identity)->person.name}, {"devices", devices->size()}}.dump()),
                      call.request, std::string(*token)));
    }
  }
  if (!setting_.lobby.doorkeeper.identities_by_address.try_take(call.request.address, 1,
                                                                std::chrono::steady_clock::now())) {
    return call.respond(refuse({"too_fast", "too many new identities from your address; try again later", "", {}}));
  }
  const Request request = call.request;
  setting_.lobby.persons.create(request, [this, call = std::move(call)](tl::expected<std::string, Refusal> token) {
    if (!token) return call.respond(refuse(token.error()));
    call.respond(with_cookie(json_response(R"({"name":"","devices":1})"), call.request, *token));
  });
}

void Api::my_name(Call call) {
  const auto body = parse_json(call.request.body);
  const auto name = body ? read_string(*body, "name") : Result<std::string>(tl::make_unexpected(body.error()));
  if (!name) return call.respond(refuse({"malformed", name.error().text, "", {}}));
  setting_.lobby.persons.rename(call.caller.person.id, *name,
                                [respond = call.respond](const std::optional<Refusal>& refusal) {
                                  respond(refusal ? refuse(*refusal) : json_response("{}"));
                                });
}

void Api::my_tables(Call call) {
  const auto tables = setting_.store.tables_of(call.caller.person.id);
  if (!tables) return call.respond(store_unreadable());
  std::vector<Json> list;
  for (const store::Table& table : *tables) {
    Json summary = Json::parse(table.summary);
    Json seats = Json::array();
    for (const Json& name : summary["seats"]) seats.push_back(name.is_string() ? name : Json(""));
    const Json& waiting = summary["waiting"];
    const bool waits = std::find(waiting.begin(), waiting.end(), call.caller.person.id) != waiting.end();
    list.push_back({{"code", table.code},
                    {"game", table.game},
                    {"phase", summary["phase"]},
                    {"waiting", waits},
                    {"seats", seats},
                    {"n", table.last}});
  }
  std::reverse(list.begin(), list.end());  // the newest first
  std::stable_partition(list.begin(), list.end(), [](const Json& table) { return table["waiting"].get<bool>(); });
  call.respond(json_list(list));
}

namespace {

// A person has several seats of a match at a device that is passed on: the first one counts.
const store::Participant* own_seat(const store::FinishedMatch& match, const std::string& person) {
  const auto own = std::find_if(match.participants.begin(), match.participants.end(),
                                [&](const auto& participant) { return participant.person == person; });
  return own == match.participants.end() ? nullptr : &*own;
}

}  // namespace

void Api::my_matches(Call call) {
  const auto matches = setting_.store.matches_of(call.caller.person.id, kMatchesListed);
  if (!matches) return call.respond(store_unreadable());
  std::vector<Json> list;
  for (const store::FinishedMatch& match : *matches) {
    const Json summary = Json::parse(match.summary);
    Json item{
        {"match", match.match},          {"game", match.game},  {"ended", match.ended}, {"players", summary["players"]},
        {"outcome", summary["outcome"]}, {"code", match.table}, {"seat", nullptr},      {"place", nullptr}};
    if (const store::Participant* own = own_seat(match, call.caller.person.id)) {
      item["seat"] = own->seat;
      if (own->place) item["place"] = *own->place;
    }
    list.push_back(std::move(item));
  }
  call.respond(json_list(list));
}

void Api::my_statistics(Call call) {
  const auto game = query_value(call.request.query, "game");
  const auto known = [&](const AnyGame* each) { return game && each->info().id == *game; };
  if (std::none_of(setting_.games.begin(), setting_.games.end(), known)) {
    std::vector<std::string> ids;
    for (const AnyGame* each : setting_.games) ids.emplace_back(each->info().id);
    return call.respond(refuse({"malformed", fmt::format("'game' must be one of {}", fmt::join(ids, ", ")), "", {}}));
  }
  const auto matches = setting_.store.matches_of(call.caller.person.id, kMatchesCounted);
  if (!matches) return call.respond(store_unreadable());
  struct Tally {
    int played = 0;
    int won = 0;
  };
  std::map<std::size_t, Tally> tallies;  // by the number of players
  int stopped = 0;
  int timed = 0;
  std::int64_t time = 0;  // of those whose start is known
  for (const store::FinishedMatch& match : *matches) {
    const store::Participant* own = own_seat(match, call.caller.person.id);
    if (match.game != *game || own == nullptr) continue;
    if (!own->place) {
      ++stopped;
      continue;
    }
    Tally& tally = tallies[match.participants.size()];
    ++tally.played;
    if (*own->place == 1) ++tally.won;
    const Json summary = Json::parse(match.summary);
    if (summary.contains("started")) {
      ++timed;
      time += match.ended - summary["started"].get<std::int64_t>();
    }
  }
  Json answer{{"stopped", stopped}, {"length", nullptr}, {"players", Json::array()}};
  if (timed > 0) answer["length"] = time / timed;
  for (const auto& [players, tally] : tallies) {
    answer["players"].push_back({{"players", players}, {"played", tally.played}, {"won", tally.won}});
  }
  call.respond(json_response(answer.dump()));
}

void Api::my_devices(Call call) {
  const auto devices = setting_.store.devices_of(call.caller.person.id);
  if (!devices) return call.respond(store_unreadable());
  std::vector<Json> list;
  for (const store::Device& device : *devices) {
    list.push_back({{"id", device.id},
                    {"label", device.label},
                    {"created", device.created},
                    {"seen", device.seen},
                    {"current", device.id == call.caller.device.id}});
  }
  call.respond(json_list(list));
}

void Api::remove_device(Call call) {
  const auto devices = setting_.store.devices_of(call.caller.person.id);
  if (!devices) return call.respond(store_unreadable());
  const std::string id = call.parts.front();
  const auto device = std::find_if(devices->begin(), devices->end(), [&](const auto& own) { return own.id == id; });
  std::string token_hash = device == devices->end() ? std::string() : device->token_hash;
  setting_.lobby.persons.remove_device(
      call.caller.person.id, id,
      [this, respond = call.respond, token_hash = std::move(token_hash)](const std::optional<Refusal>& refusal) {
        if (refusal) return respond(refuse(*refusal));
        setting_.lobby.sockets.close(token_hash, {"no_identity", "this device was removed", "", {}});
        respond(json_response("{}"));
      });
}

void Api::invite_device(Call call) {
  const auto devices = setting_.store.devices_of(call.caller.person.id);
  if (!devices) return call.respond(store_unreadable());
  const std::size_t most = setting_.settings.limits.devices_per_person;
  if (most != 0 && devices->size() >= most) {
    return call.respond(
        refuse({"limit", fmt::format("a person has at most {} devices; remove one first", most), "", {}}));
  }
  setting_.lobby.persons.invite(
      call.caller.person.id, [respond = call.respond](tl::expected<Persons::Invitation, Refusal> made) {
        if (!made) return respond(refuse(made.error()));
        respond(json_response(Json{{"secret", made->secret}, {"expires", made->expires}}.dump()));
      });
}

void Api::join_device(Call call) {
  const auto body = parse_json(call.request.body);
  const auto secret = body ? read_string(*body, "secret") : Result<std::string>(tl::make_unexpected(body.error()));
  if (!secret) return call.respond(refuse({"malformed", secret.error().text, "", {}}));
  if (!setting_.lobby.doorkeeper.identities_by_address.try_take(call.request.address, 1,
                                                                std::chrono::steady_clock::now())) {
    return call.respond(refuse({"too_fast", "too many attempts from your address; try again later", "", {}}));
  }
  const Request request = call.request;
  setting_.lobby.persons.join(request, *secret,
                              [this, call = std::move(call)](tl::expected<std::string, Refusal> token) {
                                if (!token) return call.respond(refuse(token.error()));
                                call.respond(with_cookie(json_response("{}"), call.request, *token));
                              });
}

// --- Tables ---

void Api::open_tables(Call call) {
  const auto tables = setting_.store.open_tables();
  if (!tables) return call.respond(store_unreadable());
  std::vector<Json> list;
  for (const store::Table& table : *tables) {
    const Json summary = Json::parse(table.summary);
    list.push_back({{"code", table.code},
                    {"game", table.game},
                    {"players", summary["players"]},
                    {"taken", summary["taken"]},
                    {"host", summary["host"]},
                    {"options", summary["options"]}});
  }
  call.respond(json_list(list));
}

void Api::new_table(Call call) {
  auto wish = parse_json(call.request.body);
  if (!wish) return call.respond(refuse({"malformed", wish.error().text, "", {}}));
  const Limits& limits = setting_.settings.limits;
  const auto own = setting_.store.tables_of(call.caller.person.id);
  if (!own) return call.respond(store_unreadable());
  if (limits.tables_per_person != 0 && own->size() >= limits.tables_per_person) {
    return call.respond(refuse(
        {"limit", fmt::format("a person sits at {} tables at most; end one first", limits.tables_per_person), "", {}}));
  }
  if (!setting_.lobby.doorkeeper.tables_by_person.try_take(call.caller.person.id, 1,
                                                           std::chrono::steady_clock::now())) {
    return call.respond(refuse({"too_fast", "too many new tables; try again in a minute", "", {}}));
  }
  setting_.lobby.tables.open(new_table_code(setting_.random), call.caller.person.id, call.caller.person.name,
                             std::move(*wish), [this, call](tl::expected<std::string, Refusal> code) {
                               if (!code) return call.respond(refuse(code.error()));
                               const std::string url = setting_.address(call.request) + "/t/" + *code;
                               call.respond(json_response(Json{{"code", *code}, {"url", url}}.dump()));
                             });
}

// Without an upgrade this tells a client why its socket didn't open.
void Api::table_socket(Call call) {
  const auto code = look_up_table(setting_.lobby, call.parts.front(), call.request.address);
  call.respond(code ? json_response("{}") : refuse(code.error()));
}

// --- Matches ---

void Api::match_log(Call call) {
  const auto log = setting_.store.match_log(call.parts.front());
  if (!log) return call.respond(store_unreadable());
  if (!*log) return call.respond(refuse({"not_over", "there is no such match, or it is not over", "", {}}));
  Response response = text_response(**log, "application/x-ndjson");
  response.headers.emplace_back("Content-Disposition", R"(attachment; filename="tempora-match.ndjson")");
  call.respond(std::move(response));
}

tl::expected<std::string, Refusal> Api::replay(std::string_view text, std::string_view as) const {
  const auto log = read_log(text);
  if (!log) return tl::make_unexpected(Refusal{"log_damaged", log.error().text, "", {}});
  const auto game = std::find_if(setting_.games.begin(), setting_.games.end(),
                                 [&](const AnyGame* known) { return known->info().id == log->header.game; });
  if (game == setting_.games.end())
    return tl::make_unexpected(Refusal{"log_damaged", "line 1: this server doesn't know the game", "", {}});
  const auto match = tempora::replay(*log, **game);
  if (!match) return tl::make_unexpected(Refusal{"log_damaged", match.error().text, "", {}});
  return write_replay(*log, **match, as);
}

void Api::match_replay(Call call) {
  const auto log = setting_.store.match_log(call.parts.front());
  if (!log) return call.respond(store_unreadable());
  if (!*log) return call.respond(refuse({"not_over", "there is no such match, or it is not over", "", {}}));
  auto text = replay(**log, query_value(call.request.query, "as").value_or("spectator"));
  call.respond(text ? json_response(std::move(*text)) : refuse(text.error()));
}

void Api::replay_upload(Call call) {
  auto text = replay(call.request.body, query_value(call.request.query, "as").value_or("spectator"));
  call.respond(text ? json_response(std::move(*text)) : refuse(text.error()));
}

}  // namespace tempora::server
