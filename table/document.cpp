// The one projection: what a viewer is told of the table, its match and himself (docs/protocol.md §5). Every message to
// every viewer is made of these parts.
#include <algorithm>
#include <utility>

#include "engine/merge_patch.hpp"
#include "table/table.hpp"

namespace tempora {
namespace {

constexpr std::size_t kMostFacts = 200;
constexpr std::size_t kMostLines = 200;

void write_seats_of(SeatSet seats, JsonWriter& json) {
  json.begin_array();
  for (const Seat seat : seats) json.value(int{seat});
  json.end_array();
}

void write_by_seat(const std::map<int, std::string>& values, JsonWriter& json) {
  json.begin_object();
  for (const auto& [seat, value] : values) {
    json.key(seat);
    json.value(std::string_view(value));
  }
  json.end_object();
}

}  // namespace

// --- The table ---

Table::Text Table::table_part() const {
  if (shown_table_.n != state_.n) {
    std::string text = write_table();
    if (shown_table_.text == nullptr || *shown_table_.text != text) {
      shown_table_.text = std::make_shared<const std::string>(std::move(text));
    }
    shown_table_.n = state_.n;
  }
  return shown_table_.text;
}

std::string Table::write_table() const {
  std::string text;
  text.reserve(2048);
  JsonWriter json(text);
  json.begin_object();
  json.field("code", std::string_view(state_.code));
  json.field("game", std::string_view(state_.game));
  json.key("options");
  json.raw(state_.options.dump());
  json.field("players", state_.players);
  json.field("phase", phase_name(state_.phase));
  json.key("match");
  state_.match.empty() ? json.null() : json.value(std::string_view(state_.match));
  json.field("number", state_.number);
  json.field("host", state_.host);
  json.field("locked", state_.locked);
  json.field("spectators", state_.spectators);
  json.field("open", state_.open);
  json.field("hints", state_.hints);
  json.field("away", state_.away);
  static constexpr std::array<std::string_view, 3> kClocks{"none", "move", "fischer"};
  json.key("clock");
  json.begin_object();
  json.field("kind", kClocks[static_cast<std::size_t>(state_.clock.kind)]);
  if (state_.clock.kind != ClockSetting::Kind::none) {
    json.field("seconds", state_.clock.seconds);
    json.field("increment", state_.clock.increment);
  }
  json.end_object();
  write_people(json);
  write_seats(json);
  write_agreements(json);
  write_dice(json);
  json.key("result");
  state_.phase == Phase::over || state_.phase == Phase::stopped ? write_result(json) : json.null();
  json.key("rematch");
  if (state_.rematch.empty()) {
    json.null();
  } else {
    json.begin_object();
    json.key("wanted");
    write_seats_of(state_.rematch, json);
    json.end_object();
  }
  json.end_object();
  return text;
}

void Table::write_people(JsonWriter& json) const {
  int watching = 0;
  json.key("people");
  json.begin_object();
  for (int p = 0; p < static_cast<int>(state_.people.size()); ++p) {
    if (!is_listed(p)) continue;
    const PersonState& person = state_.people[static_cast<std::size_t>(p)];
    const SeatSet seats = seats_of(p);
    if (seats.empty() && person.connected && may_watch(p)) ++watching;
    json.key(p);
    json.begin_object();
    json.field("name", std::string_view(person.name));
    json.key("seat");
    write_seats_of(seats, json);
    json.field("connected", person.connected);
    json.field("muted", person.muted);
    json.end_object();
  }
  json.end_object();
  json.field("watching", watching);
}

void Table::write_seats(JsonWriter& json) const {
  static constexpr std::array<std::string_view, 3> kKinds{"empty", "person", "bot"};
  const bool clocks = state_.clock.kind != ClockSetting::Kind::none && match_ != nullptr;
  json.key("seats");
  json.begin_object();
  for (int s = 0; s < state_.players; ++s) {
    const SeatState& seat = state_.seats[static_cast<std::size_t>(s)];
    json.key(s);
    json.begin_object();
    json.field("kind", kKinds[static_cast<std::size_t>(seat.kind)]);
    if (seat.kind == SeatState::Kind::bot) {
      json.field("name", std::string_view(seat.name));
      json.field("level", std::string_view(seat.level));
      json.field("ready", true);
    }
    if (seat.kind == SeatState::Kind::person) {
      const PersonState& holder = state_.people[static_cast<std::size_t>(seat.holder)];
      json.field("person", seat.holder);
      if (seat.owner != seat.holder) json.field("owner", seat.owner);
      json.field("name", std::string_view(seat.name));
      json.field("ready", seat.ready);
      json.key("away");
      holder.connected ? json.null() : json.value(holder.away_since);
      json.field("conceded", seat.stand_in == StandIn::conceded);
      json.key("stand_in");
      seat.stand_in == StandIn::none ? json.null() : json.value(std::string_view(seat.level));
      if (clocks) {
        json.key("clock");
        json.begin_object();
        json.field("left", seat.clock.left);
        json.field("running", seat.clock.running);
        json.field("at", seat.clock.at);
        json.end_object();
      }
    }
    json.end_object();
  }
  json.end_object();
}

void Table::write_agreements(JsonWriter& json) const {
  json.key("request");
  if (!state_.request) {
    json.null();
  } else {
    const RequestState& request = *state_.request;
    json.begin_object();
    json.field("id", request.id);
    json.field("what", RequestState::kNames[static_cast<std::size_t>(request.what)]);
    json.field("by", request.seat);
    if (request.what == RequestState::What::undo) {
      json.field("to", request.to);
      json.field("learned", request.learned);
    }
    json.key("agreed");
    write_seats_of(request.agreed, json);
    json.key("needed");
    write_seats_of(request.needed, json);
    json.end_object();
  }
  json.key("claim");
  if (!state_.claim) {
    json.null();
  } else {
    json.begin_object();
    json.field("seat", state_.claim->seat);
    json.field("name", std::string_view(state_.claim->name));
    json.end_object();
  }
}

void Table::write_dice(JsonWriter& json) const {
  json.key("dealing");
  if (state_.phase != Phase::dealing) {
    json.null();
  } else {
    json.begin_object();
    json.field("commitment", std::string_view(commitment_));
    json.key("missing");
    write_seats_of(missing_contributions(), json);
    json.field("since", state_.dice.since);
    json.field("late", state_.dice.late);
    json.end_object();
  }
  json.key("dice");
  if (state_.match.empty()) {
    json.null();
    return;
  }
  json.begin_object();
  json.field("commitment", std::string_view(commitment_));
  json.key("commitments");
  write_by_seat(state_.dice.commitments, json);
  json.key("contributions");
  write_by_seat(state_.dice.contributions, json);
  if (state_.phase == Phase::over || state_.phase == Phase::stopped) {
    json.field("secret", std::string_view(to_hex(state_.dice.secret)));
  }
  json.end_object();
}

void Table::write_result(JsonWriter& json) const {
  if (const auto outcome = match_->outcome()) {
    write(*outcome, json);
    return;
  }
  json.begin_object();
  json.field("stopped", std::string_view(state_.stopped));
  json.end_object();
}

// --- The match ---

Table::Shown& Table::shown(Viewer viewer) const {
  return shown_match_[viewer.is_seat() ? viewer.seat() : std::size_t{kMaxSeats}];
}

Table::Text Table::match_part(Viewer viewer) const {
  Shown& part = shown(viewer);
  if (part.n != state_.n) {
    std::string text;
    if (match_ == nullptr) {
      text = "null";
    } else {
      text.reserve(2048);
      JsonWriter json(text);
      match_->write_view(viewer, json);
    }
    if (part.text == nullptr || *part.text != text) part.text = std::make_shared<const std::string>(std::move(text));
    part.n = state_.n;
  }
  return part.text;
}

const std::string& Table::facts_since(std::int64_t n, Viewer viewer) const {
  Shown& part = shown(viewer);
  if (part.facts_n == state_.n && part.facts_from == n) return part.facts;
  part.facts_n = state_.n;
  part.facts_from = n;
  part.facts.clear();
  if (match_ == nullptr) return part.facts;
  const auto first = std::upper_bound(state_.event_n.begin(), state_.event_n.end(), n) - state_.event_n.begin();
  auto event = static_cast<std::size_t>(first);
  if (state_.event_n.size() > kMostFacts) event = std::max(event, state_.event_n.size() - kMostFacts);
  JsonWriter json(part.facts);
  json.begin_array();
  bool told = false;
  for (; event < state_.event_n.size(); ++event) {
    told = match_->write_facts(static_cast<std::uint32_t>(event), viewer, json) || told;
  }
  json.end_array();
  if (!told) part.facts.clear();
  return part.facts;
}

// --- Talk ---

std::string Table::chat_since(std::int64_t n) const {
  std::string text;
  auto line = std::find_if(state_.chat.begin(), state_.chat.end(), [&](const ChatLine& at) { return at.n > n; });
  if (line == state_.chat.end()) return text;
  if (const auto count = state_.chat.end() - line; count > static_cast<std::ptrdiff_t>(kMostLines)) {
    line = state_.chat.end() - static_cast<std::ptrdiff_t>(kMostLines);
  }
  JsonWriter json(text);
  json.begin_array();
  for (; line != state_.chat.end(); ++line) json.raw(line->json);
  json.end_array();
  return text;
}

// --- The person ---

void Table::write_you(int person, Viewer viewer, JsonWriter& json) const {
  const SeatSet seats = seats_of(person);
  const SeatSet owing = state_.phase == Phase::playing ? match_->owing() : SeatSet();
  SeatSet owes;
  bool free = false;
  bool ask = false;
  for (const Seat seat : seats) {
    const StandIn stand_in = state_.seats[seat].stand_in;
    if (owing.contains(seat) && stand_in != StandIn::conceded && stand_in != StandIn::handed) owes.insert(seat);
    if (state_.phase != Phase::playing) continue;
    const auto kind = undo_chance(seat).kind;
    free = free || kind == UndoChance::Kind::free;
    ask = ask || kind == UndoChance::Kind::ask;
  }
  const bool plays = state_.phase == Phase::playing && viewer.is_seat();
  const StandIn stand_in = viewer.is_seat() ? state_.seats[viewer.seat()].stand_in : StandIn::none;
  const bool acts = plays && stand_in != StandIn::conceded && stand_in != StandIn::handed;
  const auto decision = acts ? match_->decision(viewer.seat()) : std::nullopt;
  json.begin_object();
  json.key("person");
  person < 0 ? json.null() : json.value(person);
  json.key("seats");
  write_seats_of(seats, json);
  json.key("viewer");
  viewer.is_seat() ? json.value(int{viewer.seat()}) : json.value("spectator");
  json.field("host", person == state_.host);
  json.key("owes");
  write_seats_of(owes, json);
  json.key("decision");
  decision ? json.value(*decision) : json.null();
  json.key("legal");
  acts ? match_->write_legal(viewer.seat(), json) : json.raw("[]");
  json.key("optional");
  acts ? match_->write_optional(viewer.seat(), json) : json.raw("[]");
  json.key("undo");
  if (free) {
    json.value("free");
  } else {
    ask ? json.value("ask") : json.null();
  }
  json.field("event", match_ == nullptr ? 0 : match_->last_event());
  json.key("owing");
  write_seats_of(owing, json);
  json.end_object();
}

std::string Table::document(int person, Viewer viewer) const {
  const bool watches = may_watch(person);
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.key("table");
  json.raw(*table_part());
  json.key("match");
  json.raw(watches ? *match_part(viewer) : "null");
  json.key("you");
  write_you(person, viewer, json);
  json.end_object();
  return text;
}

// --- Differences ---

const std::string& Table::patch_of(Shown& part, const Text& before, const Text& after) {
  if (part.before == before && part.after == after) return part.patch;
  part.before = before;
  part.after = after;
  part.patch.clear();
  if (before == after) return part.patch;
  if (before == nullptr || *before == "null" || *after == "null") {
    part.patch = *after;
  } else {
    merge_patch(*before, *after, part.patch);
  }
  return part.patch;
}

const std::string& Table::table_patch(const Text& before) const { return patch_of(shown_table_, before, table_part()); }

const std::string& Table::match_patch(Viewer viewer, const Text& before) const {
  return patch_of(shown(viewer), before, match_part(viewer));
}

}  // namespace tempora
