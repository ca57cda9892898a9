// What is done before the start: sitting down, options, readiness, the start itself and the dealing.
#include <algorithm>

#include "table/caller.hpp"
#include "table/text.hpp"

namespace tempora {
namespace {

constexpr std::int64_t kDay = 86'400;

// {"kind","seconds","increment"}, as the record "settings" holds it.
tl::expected<Json, Refusal> read_clock(const Json& clock) {
  if (auto fields = expect_fields(clock, "'clock'", {"kind", "seconds", "increment"}); !fields) {
    return tl::make_unexpected(malformed(fields.error()));
  }
  static constexpr std::array<std::string_view, 3> kKinds{"none", "move", "fischer"};
  const auto kind = read_string(clock, "kind");
  const auto at = kind ? std::find(kKinds.begin(), kKinds.end(), *kind) : kKinds.end();
  if (at == kKinds.end()) {
    return tl::make_unexpected(refusal("malformed", "the clock's 'kind' must be one of none, move, fischer"));
  }
  const ClockSetting usual;
  Json read = {
      {"kind", static_cast<int>(at - kKinds.begin())}, {"seconds", usual.seconds}, {"increment", usual.increment}};
  for (const auto& [field, low, high] :
       {std::tuple{"seconds", std::int64_t{5}, 30 * kDay}, {"increment", std::int64_t{0}, kDay}}) {
    if (!clock.contains(field)) continue;
    const auto number = read_integer(clock, field, low, high);
    if (!number) return tl::make_unexpected(malformed(number.error()));
    read[field] = *number;
  }
  return read;
}

// The options with every default filled in. A name that no option has isn't repeated: it may be anything.
tl::expected<Json, Refusal> read_options(const AnyGame& game, const Json& given, int players) {
  const auto& specs = game.info().options;
  if (given.is_object()) {
    std::string known;
    for (const OptionSpec& spec : specs) known += (known.empty() ? "" : ", ") + spec.name;
    for (const auto& [name, unused] : given.items()) {
      const bool is_known =
          std::any_of(specs.begin(), specs.end(), [&](const OptionSpec& spec) { return spec.name == name; });
      if (!is_known) return tl::make_unexpected(refusal("option", "no such option; known: " + known));
    }
  }
  auto options = complete_options(specs, given, players);
  if (!options) return tl::make_unexpected(refusal("option", options.error().text));
  if (auto fits = game.check({players, *options, ""}); !fits) {
    return tl::make_unexpected(refusal("option", fits.error().text));
  }
  return *options;
}

}  // namespace

void Table::add_lobby_commands(Commands& commands) {
  commands.insert({{"sit", {{"as", "seat"}, &Table::sit}},
                   {"stand", {{"seat"}, &Table::stand}},
                   {"rename", {{"as", "seat"}, &Table::rename}},
                   {"ready", {{"ready", "commitment"}, &Table::ready}},
                   {"option", {{"option", "value"}, &Table::option}},
                   {"players", {{"players"}, &Table::players}},
                   {"bot", {{"seat", "level"}, &Table::bot}},
                   {"remove", {{"seat"}, &Table::remove}},
                   {"move", {{"seat", "to"}, &Table::move}},
                   {"settings", {{"locked", "spectators", "open", "clock", "away", "hints"}, &Table::settings}},
                   {"start", {{}, &Table::start}},
                   {"contribute", {{"bytes"}, &Table::contribute}},
                   {"start_without", {{}, &Table::start_without}}});
}

// The wish of POST /api/tables.
Table::Refused Table::set_up(const Json& wish, std::string_view offered_name) {
  if (auto fields = expect_fields(wish, "a new table", {"game", "players", "options", "name", "bots", "open", "start"});
      !fields) {
    return refusal(wish.is_object() ? "unknown_field" : "malformed", fields.error().text);
  }
  const auto id = read_string(wish, "game");
  if (!id) return malformed(id.error());
  game_ = surroundings_->find_game(*id);
  if (game_ == nullptr) return refusal("malformed", "'game' must be the id of a game of the catalogue");
  const GameInfo& info = game_->info();
  const auto count = read_integer(wish, "players", info.min_players, info.max_players);
  if (!count) return refusal("players", count.error().text);
  const int players = static_cast<int>(*count);
  const auto options = read_options(*game_, wish.value("options", Json::object()), players);
  if (!options) return options.error();
  std::string given(offered_name);
  if (wish.contains("name")) {
    const auto name = read_string(wish, "name");
    if (!name) return malformed(name.error());
    given = *name;
  }
  const auto name = clean_name(given);
  if (!name) return name.error();
  std::string level;
  if (wish.contains("bots") && !wish["bots"].is_null()) {
    const auto bots = read_string(wish, "bots");
    if (!bots) return malformed(bots.error());
    if (!game_->bot_stamp(*bots)) return unknown_level();
    level = *bots;
  }
  const auto flag = [&](const char* field) -> Result<bool> {
    return wish.contains(field) ? read_bool(wish, field) : false;
  };
  const auto open = flag("open");
  if (!open) return malformed(open.error());
  const auto start = flag("start");
  if (!start) return malformed(start.error());
  if (*start && level.empty() && players > 1) {
    return refusal("not_ready", "'start' needs 'bots' to fill the other seats");
  }
  note("created", {{"code", state_.code},
                   {"game", info.id},
                   {"players", players},
                   {"options", *options},
                   {"open", *open},
                   {"person", actor_},
                   {"as", *name}});
  for (int s = 1; s < players && !level.empty(); ++s) {
    note("bot", {{"seat", s}, {"level", level}, {"as", free_bot_name()}});
  }
  if (*start) {
    note("ready", {{"person", 0}, {"ready", true}, {"commitment", ""}});
    deal();
  }
  return std::nullopt;
}

Refusal Table::unknown_level() const {
  std::string known;
  for (const auto& level : game_->bot_levels()) known += (known.empty() ? "" : ", ") + level;
  return refusal("malformed", "no such level of bots; known: " + known);
}

std::string Table::free_bot_name() const {
  for (int i = 1;; ++i) {
    std::string name = "Bot " + std::to_string(i);
    if (!name_taken(name, -1, -1)) return name;
  }
}

Table::Refused Table::sit(const Caller& caller) {
  if (auto no = need_lobby()) return no;
  if (state_.locked && !caller.seated)
    return refusal("table_locked", "the host has locked this table: nobody else may sit down");
  const auto given = read_string(caller.message, "as");
  if (!given) return malformed(given.error());
  const auto name = clean_name(*given);
  if (!name) return name.error();
  int seat = 0;
  if (caller.message.contains("seat")) {
    const auto wished = any_seat(caller);
    if (!wished) return wished.error();
    seat = *wished;
    if (state_.seats[static_cast<std::size_t>(seat)].kind != SeatState::Kind::empty) {
      return refusal("seat_taken", "seat " + std::to_string(seat) + " is taken; choose an empty one");
    }
  } else {
    while (seat < state_.players && state_.seats[static_cast<std::size_t>(seat)].kind != SeatState::Kind::empty) ++seat;
    if (seat == state_.players) return refusal("table_full", "all " + std::to_string(seat) + " seats are taken");
  }
  if (auto no = name_taken(*name, seat, caller.person)) return no;
  note("sat", {{"person", caller.person}, {"seat", seat}, {"as", *name}});
  return std::nullopt;
}

Table::Refused Table::stand(const Caller& caller) {
  if (auto no = need_lobby()) return no;
  const auto seat = own_seat(caller);
  if (!seat) return seat.error();
  note("stood", {{"seat", *seat}});
  return std::nullopt;
}

Table::Refused Table::rename(const Caller& caller) {
  if (auto no = need_lobby()) return no;
  const auto seat = own_seat(caller);
  if (!seat) return seat.error();
  const auto given = read_string(caller.message, "as");
  if (!given) return malformed(given.error());
  const auto name = clean_name(*given);
  if (!name) return name.error();
  if (auto no = name_taken(*name, *seat, caller.person)) return no;
  note("renamed", {{"seat", *seat}, {"as", *name}});
  return std::nullopt;
}

Table::Refused Table::ready(const Caller& caller) {
  if (!caller.seated) return refusal("not_seated", "only somebody with a seat may do that");
  const auto ready = read_bool(caller.message, "ready");
  if (!ready) return malformed(ready.error());
  if (state_.phase == Phase::dealing && !*ready) {
    note("called_off", {{"seat", lowest_seat_of(caller.person)}});
    return std::nullopt;
  }
  if (auto no = need_lobby()) return no;
  std::string commitment;
  if (caller.message.contains("commitment")) {
    const auto text = read_string(caller.message, "commitment");
    const auto bytes = text ? from_hex(*text) : std::nullopt;
    if (!bytes) return refusal("commitment", "'commitment' must be a SHA-256 as 64 hexadecimal digits");
    if (!*ready) return refusal("commitment", "'commitment' goes only with 'ready': true");
    commitment = to_hex(*bytes);
    for (std::size_t p = 0; p < state_.people.size(); ++p) {
      if (static_cast<int>(p) != caller.person && state_.people[p].commitment == commitment) {
        return refusal("commitment", "that commitment is somebody else's; make one of your own");
      }
    }
  }
  note("ready", {{"person", caller.person}, {"ready", *ready}, {"commitment", commitment}});
  return std::nullopt;
}

Table::Refused Table::option(const Caller& caller) {
  if (auto no = need_host(caller)) return no;
  if (auto no = need_lobby()) return no;
  const auto name = read_string(caller.message, "option");
  if (!name) return malformed(name.error());
  if (!caller.message.contains("value")) return refusal("malformed", "'value' is missing");
  Json wished = state_.options;
  wished[*name] = caller.message["value"];
  const auto options = read_options(*game_, wished, state_.players);
  if (!options) return options.error();
  note("option", {{"option", *name}, {"value", (*options)[*name]}});
  return std::nullopt;
}

Table::Refused Table::players(const Caller& caller) {
  if (auto no = need_host(caller)) return no;
  if (auto no = need_lobby()) return no;
  const auto count = read_integer(caller.message, "players", game_->info().min_players, game_->info().max_players);
  if (!count) return refusal("players", count.error().text);
  const int players = static_cast<int>(*count);
  for (int s = players; s < state_.players; ++s) {
    if (state_.seats[static_cast<std::size_t>(s)].kind != SeatState::Kind::empty) {
      return refusal("seat_taken", "seat " + std::to_string(s) + " must be empty first");
    }
  }
  // An option that doesn't fit so many players goes back to its default.
  Json kept = Json::object();
  for (const auto& [name, value] : state_.options.items()) {
    Json with = kept;
    with[name] = value;
    if (read_options(*game_, with, players)) kept = std::move(with);
  }
  const auto options = read_options(*game_, kept, players);
  if (!options) return options.error();
  note("players", {{"players", players}, {"options", *options}});
  return std::nullopt;
}

Table::Refused Table::bot(const Caller& caller) {
  if (auto no = need_host(caller)) return no;
  if (auto no = need_lobby()) return no;
  const auto seat = any_seat(caller);
  if (!seat) return seat.error();
  const SeatState& at = state_.seats[static_cast<std::size_t>(*seat)];
  if (at.kind == SeatState::Kind::person) {
    return refusal("seat_taken", "a person sits at seat " + std::to_string(*seat) + "; remove the person first");
  }
  if (!caller.message.contains("level")) return refusal("malformed", "'level' must be a level of bots, or null");
  if (caller.message["level"].is_null()) {
    note("bot", {{"seat", *seat}, {"level", Json()}});
    return std::nullopt;
  }
  const auto level = read_string(caller.message, "level");
  if (!level || !game_->bot_stamp(*level)) return unknown_level();
  note("bot",
       {{"seat", *seat}, {"level", *level}, {"as", at.kind == SeatState::Kind::bot ? at.name : free_bot_name()}});
  return std::nullopt;
}

Table::Refused Table::remove(const Caller& caller) {
  if (auto no = need_host(caller)) return no;
  if (auto no = need_lobby()) return no;
  const auto seat = any_seat(caller);
  if (!seat) return seat.error();
  if (state_.seats[static_cast<std::size_t>(*seat)].kind == SeatState::Kind::empty) {
    return refusal("not_now", "nobody sits at seat " + std::to_string(*seat));
  }
  note("removed", {{"seat", *seat}});
  return std::nullopt;
}

Table::Refused Table::move(const Caller& caller) {
  if (auto no = need_host(caller)) return no;
  if (auto no = need_lobby()) return no;
  const auto seat = any_seat(caller);
  if (!seat) return seat.error();
  const auto to = any_seat(caller, "to");
  if (!to) return to.error();
  note("moved", {{"seat", *seat}, {"to", *to}});
  return std::nullopt;
}

Table::Refused Table::settings(const Caller& caller) {
  if (auto no = need_host(caller)) return no;
  Json body = Json::object();
  for (const char* field : {"locked", "spectators", "open", "hints"}) {
    if (!caller.message.contains(field)) continue;
    const auto flag = read_bool(caller.message, field);
    if (!flag) return malformed(flag.error());
    body[field] = *flag;
  }
  if (caller.message.contains("away")) {
    const auto away = read_integer(caller.message, "away", 30, 30 * kDay);
    if (!away) return malformed(away.error());
    body["away"] = *away;
  }
  if (caller.message.contains("clock")) {
    auto clock = read_clock(caller.message["clock"]);
    if (!clock) return clock.error();
    body["clock"] = std::move(*clock);
  }
  // What decides about seats and moves is agreed before the start and stays.
  if (body.contains("hints") || body.contains("away") || body.contains("clock")) {
    if (auto no = need_lobby()) return no;
  }
  if (body.empty()) return refusal("malformed", "'settings' needs one of locked, spectators, open, clock, away, hints");
  note("settings", std::move(body));
  return std::nullopt;
}

Table::Refused Table::start(const Caller& caller) {
  if (auto no = need_host(caller)) return no;
  if (auto no = need_lobby()) return no;
  std::string waiting;
  for (int s = 0; s < state_.players; ++s) {
    const SeatState& seat = state_.seats[static_cast<std::size_t>(s)];
    if (seat.kind == SeatState::Kind::empty) {
      return refusal("not_ready", "seat " + std::to_string(s) + " is empty; all " + std::to_string(state_.players) +
                                      " seats must be filled");
    }
    if (seat.kind == SeatState::Kind::person && !seat.ready) waiting += (waiting.empty() ? "" : ", ") + seat.name;
  }
  if (!waiting.empty()) return refusal("not_ready", "not ready yet: " + waiting);
  if (auto fits = game_->check(setup()); !fits) return refusal("option", fits.error().text);
  deal();
  return std::nullopt;
}

Table::Refused Table::contribute(const Caller& caller) {
  if (state_.phase != Phase::dealing)
    return refusal("not_now", "contributions to the dice are taken only while dealing");
  const int seat = lowest_seat_of(caller.person);
  const auto hash = state_.dice.commitments.find(seat);
  if (hash == state_.dice.commitments.end()) {
    return refusal("contribution", "only somebody who sent a commitment with 'ready' may contribute");
  }
  if (state_.dice.contributions.contains(seat)) return refusal("contribution", "your contribution is here already");
  const auto text = read_string(caller.message, "bytes");
  const auto bytes = text ? from_hex(*text) : std::nullopt;
  if (!bytes) return refusal("contribution", "'bytes' must be 32 bytes as 64 hexadecimal digits");
  if (to_hex(sha256(*bytes)) != hash->second) {
    if (!state_.people[static_cast<std::size_t>(caller.person)].mistaken) {
      note("mistaken", {{"person", caller.person}, {"seat", seat}});
    }
    return refusal("contribution", "'bytes' must be what the commitment is the SHA-256 of");
  }
  note("contributed", {{"seat", seat}, {"bytes", to_hex(*bytes)}});
  return std::nullopt;
}

Table::Refused Table::start_without(const Caller& caller) {
  if (auto no = need_host(caller)) return no;
  if (state_.phase != Phase::dealing) return refusal("not_now", "that is possible only while dealing");
  if (now_ < state_.dice.since + kDealingLimit) {
    return refusal("not_now", "contributions have ten seconds to arrive; wait for them first");
  }
  Json seats = Json::array();
  for (const Seat seat : missing_contributions()) seats.push_back(int{seat});
  note("started_without", {{"seats", std::move(seats)}});
  begin_match();
  return std::nullopt;
}

}  // namespace tempora
