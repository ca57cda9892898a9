// What is done while a match runs and after it: moves, taking back, agreements, conceding, the next match.
#include <algorithm>

#include "table/caller.hpp"

namespace tempora {
namespace {

constexpr std::int64_t kAskAgain = 60'000;  // milliseconds, while nothing happens in the match

}  // namespace

void Table::add_match_commands(Commands& commands) {
  commands.insert({{"play", {{"seat", "answers", "moves"}, &Table::play}},
                   {"undo", {{}, &Table::undo}},
                   {"answer", {{"request", "agree"}, &Table::answer}},
                   {"ask", {{"what"}, &Table::ask}},
                   {"concede", {{"seat"}, &Table::concede}},
                   {"rematch", {{}, &Table::rematch}}});
}

Table::Refused Table::play(const Caller& caller) {
  if (!caller.seated) return refusal("not_seated", "only somebody with a seat may play");
  const auto seat = own_seat(caller);
  if (!seat) return seat.error();
  if (state_.phase == Phase::paused) return refusal("not_now", "the match is paused");
  if (state_.phase != Phase::playing) return refusal("not_now", "no match is running");
  const SeatState& at = state_.seats[static_cast<std::size_t>(*seat)];
  if (at.stand_in == StandIn::conceded) return refusal("not_now", "this seat has conceded; a bot plays on");
  if (at.stand_in == StandIn::handed) return refusal("not_now", "a bot plays for this seat; take it back first");
  std::optional<std::uint32_t> answers;
  if (caller.message.contains("answers")) {
    const auto decision = read_integer(caller.message, "answers", 0, UINT32_MAX);
    if (!decision) return malformed(decision.error());
    answers = static_cast<std::uint32_t>(*decision);
  }
  if (!caller.message.contains("moves")) return refusal("malformed", "'moves' must be a list of moves");
  const auto owed = match_->decision(static_cast<Seat>(*seat));
  const auto played =
      match_->play(static_cast<Seat>(*seat), answers, caller.message["moves"], Stamp{"person", now_}, *dice_);
  if (!played) return played.error();
  const bool answered = owed && match_->decision(static_cast<Seat>(*seat)) != owed;
  note_events(*played, {*seat, answered, true, answered ? 0 : asked_});
  return std::nullopt;
}

// Asks everybody else who plays a seat; where there is nobody to ask, it is done at once. Whoever did not get what he
// asked for waits until the match has gone on, or a while: nobody is to be worn down by questions.
Table::Refused Table::ask_for(RequestState::What what, int person, int seat, const UndoChance& chance) {
  if (state_.request) return refusal("not_now", "another request waits for its answers");
  const auto& declined = state_.people[static_cast<std::size_t>(person)].declined[static_cast<std::size_t>(what)];
  if (declined && declined->event == match_->last_event() && now_ < declined->at + kAskAgain) {
    return refusal("asked_before", "you did not get that; ask again after the next move, or in a minute");
  }
  Json needed = Json::array();
  for (int s = 0; s < state_.players; ++s) {
    const SeatState& at = state_.seats[static_cast<std::size_t>(s)];
    const bool asked = at.kind == SeatState::Kind::person && at.holder != person && at.stand_in != StandIn::conceded &&
                       at.stand_in != StandIn::handed;
    if (asked) needed.push_back(s);
  }
  note("asked", {{"what", static_cast<int>(what)},
                 {"person", person},
                 {"seat", seat},
                 {"to", chance.to},
                 {"learned", chance.learned},
                 {"needed", std::move(needed)}});
  return std::nullopt;
}

Table::Refused Table::undo(const Caller& caller) {
  if (!caller.seated) return refusal("not_seated", "only somebody with a seat may do that");
  if (state_.phase != Phase::playing)
    return refusal("not_now", "nothing can be taken back now: no match is being played");
  int best = -1;
  bool limited = false;
  UndoChance chance;
  for (const Seat seat : seats_of(caller.person)) {
    const UndoChance own = undo_chance(seat);
    limited = limited || own.limited;
    if (own.kind == UndoChance::Kind::nothing || (best >= 0 && own.to <= chance.to)) continue;
    best = seat;
    chance = own;
  }
  if (best < 0) {
    return refusal("undo_nothing", limited ? "you have taken back as many moves in this turn as the game allows"
                                           : "you have no move that can be taken back");
  }
  if (chance.kind == UndoChance::Kind::free) {
    note_events(match_->undo(static_cast<Seat>(best), Stamp{"person", now_}), {best, false, true, 0});
    return std::nullopt;
  }
  return ask_for(RequestState::What::undo, caller.person, best, chance);
}

UndoChance Table::undo_chance(int seat) const {
  const StandIn stand_in = state_.seats[static_cast<std::size_t>(seat)].stand_in;
  if (stand_in == StandIn::conceded || stand_in == StandIn::handed) return {};
  return match_->undo_chance(static_cast<Seat>(seat));
}

Table::Refused Table::answer(const Caller& caller) {
  if (!caller.seated) return refusal("not_seated", "only somebody with a seat may do that");
  const auto id = read_integer(caller.message, "request", 0, INT64_MAX);
  if (!id) return malformed(id.error());
  const auto agree = read_bool(caller.message, "agree");
  if (!agree) return malformed(agree.error());
  if (!state_.request || state_.request->id != *id) {
    return refusal("request_unknown", "there is no such request any more");
  }
  const RequestState& request = *state_.request;
  bool asked = false;
  for (const Seat seat : seats_of(caller.person)) asked = asked || request.needed.contains(seat);
  const bool asker = request.person == caller.person;
  if (*agree && asker) return refusal("not_now", "you asked yourself; the others answer");
  if (!asked && !asker) return refusal("not_now", "your seat is not asked");
  if (*agree) {
    note("agreed", {{"person", caller.person}});
  } else {
    note("declined", {{"what", RequestState::kNames[static_cast<std::size_t>(request.what)]},
                      {"seat", lowest_seat_of(caller.person)}});
  }
  return std::nullopt;
}

Table::Refused Table::ask(const Caller& caller) {
  if (!caller.seated) return refusal("not_seated", "only somebody with a seat may do that");
  const auto text = read_string(caller.message, "what");
  const auto at = text ? std::find(RequestState::kNames.begin() + 1, RequestState::kNames.end(), *text)
                       : RequestState::kNames.end();
  if (at == RequestState::kNames.end()) return refusal("malformed", "'what' must be one of stop, pause, resume");
  if (auto no = need_running()) return no;
  const auto what = static_cast<RequestState::What>(at - RequestState::kNames.begin());
  if (what == RequestState::What::pause && state_.phase == Phase::paused)
    return refusal("not_now", "the match is paused already");
  if (what == RequestState::What::resume && state_.phase != Phase::paused)
    return refusal("not_now", "the match is not paused");
  return ask_for(what, caller.person, lowest_seat_of(caller.person), {});
}

Table::Refused Table::concede(const Caller& caller) {
  const auto seat = own_seat(caller);
  if (!seat) return seat.error();
  if (auto no = need_running()) return no;
  if (state_.seats[static_cast<std::size_t>(*seat)].stand_in == StandIn::conceded) {
    return refusal("not_now", "this seat has conceded already");
  }
  note("conceded", {{"seat", *seat}, {"level", advising_level()}});
  return std::nullopt;
}

Table::Refused Table::rematch(const Caller& caller) {
  if (!caller.seated) return refusal("not_seated", "only somebody with a seat may do that");
  if (state_.phase != Phase::over && state_.phase != Phase::stopped) {
    return refusal("not_over", "a new match can begin when this one is over");
  }
  note("wanted", {{"person", caller.person}});
  return std::nullopt;
}

}  // namespace tempora
