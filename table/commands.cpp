// From a command's message to the function behind it, and what those functions ask first.
#include <algorithm>

#include "table/caller.hpp"
#include "table/text.hpp"

namespace tempora {

const Table::Commands& Table::commands() {
  static const Commands kCommands = [] {
    Commands commands;
    add_lobby_commands(commands);
    add_match_commands(commands);
    add_people_commands(commands);
    return commands;
  }();
  return kCommands;
}

Table::Refused Table::run_command(int person, const Json& message) {
  const auto name = read_string(message, "name");
  if (!name) return malformed(name.error());
  const auto command = commands().find(*name);
  if (command == commands().end()) {
    std::string known;
    for (const auto& [other, unused] : commands()) known += (known.empty() ? "" : ", ") + std::string(other);
    return refusal("unknown_command", "no such command; known: " + known);
  }
  const auto& fields = command->second.fields;
  for (const auto& [field, unused] : message.items()) {
    if (field == "type" || field == "id" || field == "name") continue;
    if (std::find(fields.begin(), fields.end(), field) != fields.end()) continue;
    std::string known;
    for (const auto allowed : fields) known += (known.empty() ? "" : ", ") + std::string(allowed);
    return refusal("unknown_field", "'" + *name + "' takes " + (known.empty() ? "no fields" : "only " + known));
  }
  if (!may_watch(person) && *name != "claim") {
    return refusal("no_spectators", "this table is closed to people without a seat; ask its host for a seat link");
  }
  return (this->*command->second.run)(Caller{person, message, !seats_of(person).empty(), person == state_.host});
}

Table::Refused Table::need_host(const Caller& caller) const {
  if (caller.host) return std::nullopt;
  return refusal("not_host", "only the host may do that; the host is " + name_of(state_.host));
}

Table::Refused Table::need_lobby() const {
  if (state_.phase == Phase::lobby) return std::nullopt;
  return refusal("not_now", "that is possible only before the start");
}

Table::Refused Table::need_running() const {
  if (in_match()) return std::nullopt;
  return refusal("not_now", "that is possible only while a match runs");
}

tl::expected<int, Refusal> Table::any_seat(const Caller& caller, std::string_view field) const {
  const auto seat = read_integer(caller.message, field, INT64_MIN, INT64_MAX);
  if (!seat)
    return tl::make_unexpected(refusal("malformed", "'" + std::string(field) + "' must be a seat: a whole number"));
  if (*seat < 0 || *seat >= state_.players) {
    return tl::make_unexpected(
        refusal("seat_unknown", "no such seat; seats go from 0 to " + std::to_string(state_.players - 1)));
  }
  return static_cast<int>(*seat);
}

tl::expected<int, Refusal> Table::own_seat(const Caller& caller) const {
  const SeatSet own = seats_of(caller.person);
  if (own.empty()) return tl::make_unexpected(refusal("not_seated", "only somebody with a seat may do that"));
  if (!caller.message.contains("seat")) {
    if (own.size() == 1) return own.lowest();
    return tl::make_unexpected(refusal("malformed", "'seat' must say which of your seats is meant"));
  }
  auto seat = any_seat(caller);
  if (seat && !own.contains(static_cast<Seat>(*seat))) {
    return tl::make_unexpected(refusal("not_your_seat", "seat " + std::to_string(*seat) + " is somebody else's"));
  }
  return seat;
}

// The name belongs to another seat, or to somebody who is here. Exempt are the seat itself and the person's own name.
Table::Refused Table::name_taken(std::string_view name, int seat, int person) const {
  const std::string key = name_key(name);
  bool taken = false;
  for (int s = 0; s < kMaxSeats; ++s) {
    const SeatState& other = state_.seats[static_cast<std::size_t>(s)];
    if (s == seat || other.kind == SeatState::Kind::empty) continue;
    taken = taken || name_key(other.name) == key || (other.owner >= 0 && name_key(other.owner_name) == key);
  }
  for (int p = 0; p < static_cast<int>(state_.people.size()); ++p) {
    if (p != person && is_listed(p) && seats_of(p).empty()) taken = taken || name_key(name_of(p)) == key;
  }
  if (!taken) return std::nullopt;
  return refusal("name_taken", "somebody at this table has that name already; choose another");
}

// Nobody plays two seats of a match by turns: whoever holds, held or is to hold another seat may not take this one.
Table::Refused Table::may_take(int person, int seat) const {
  const bool claims = state_.claim && state_.claim->person == person && state_.claim->seat != seat;
  bool other = claims;
  for (int s = 0; s < state_.players; ++s) {
    const SeatState& at = state_.seats[static_cast<std::size_t>(s)];
    if (s == seat) continue;
    other = other || at.owner == person || at.holder == person ||
            std::find(at.held.begin(), at.held.end(), person) != at.held.end();
  }
  if (!other) return std::nullopt;
  return refusal("held_other_seat",
                 "whoever holds, held or is to hold another seat of this match may not take this one");
}

std::string Table::advising_level() const {
  const auto levels = game_->bot_levels();
  return std::find(levels.begin(), levels.end(), "greedy") != levels.end() ? "greedy" : levels.front();
}

}  // namespace tempora
