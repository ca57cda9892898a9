// What each kind of record makes of the table. Nothing here decides or refuses: it runs alike when a record is decided
// and when the table is restored.
#include <algorithm>
#include <exception>
#include <utility>

#include "table/table.hpp"

namespace tempora {
namespace {

constexpr std::size_t kChatKept = 300;
constexpr std::size_t kSpokenKept = 5;
constexpr std::size_t kCommandsKept = 256;
constexpr std::int64_t kLeastAfterReturn = 15 * kSecond;
constexpr std::int64_t kLeastAfterRestart = 60 * kSecond;

SeatSet seats_from(const Json& list) {
  SeatSet seats;
  for (const Json& seat : list) {
    const auto number = seat.get<std::size_t>();
    if (number < kMaxSeats) seats.insert(static_cast<Seat>(number));
  }
  return seats;
}

void sit_down(SeatState& seat, int person, std::string name, std::int64_t n) {
  seat = SeatState{};
  seat.kind = SeatState::Kind::person;
  seat.owner = person;
  seat.holder = person;
  seat.name = name;
  seat.owner_name = std::move(name);
  seat.since = n;
}

void seat_bot(SeatState& seat, std::string level, std::string name) {
  seat = SeatState{};
  seat.kind = SeatState::Kind::bot;
  seat.level = std::move(level);
  seat.name = std::move(name);
}

}  // namespace

void Table::apply(std::string_view kind, const Json& body) {
  state_.n += 1;
  state_.time = body.at("time").get<std::int64_t>();
  folds().at(kind)(*this, body);
}

Result<void> Table::restore_record(const Record& record) {
  const auto fail = [&](const std::string& why) {
    return error("record " + std::to_string(record.n) + " (" + record.kind + "): " + why);
  };
  if (record.n != state_.n + 1) return fail("record " + std::to_string(state_.n + 1) + " comes next");
  auto body = parse_json(record.body, std::size_t{1} << 24U);
  if (!body) return fail(body.error().text);
  try {
    if (record.kind == "event") {
      state_.n += 1;
      state_.time = body->at("time").get<std::int64_t>();
      const Json& line = body->at("line");
      if (record.event == 0) {
        auto match = game_->restore(setup(), line);
        if (!match) return fail(match.error().text);
        match_ = std::move(*match);
        dice_ = dice_of_match();
      } else {
        if (match_ == nullptr) return fail("there is no match that it could belong to");
        if (auto restored = match_->restore_event(line); !restored) return fail(restored.error().text);
      }
      if (record.event != match_->last_event()) return fail("its event's number doesn't fit");
      EventMark mark;
      const bool last = body->contains("seat");
      if (last) {
        mark = {body->at("seat").get<int>(), body->at("owed").get<bool>(), body->at("person").get<bool>(),
                body->at("asked").get<int>()};
        if (mark.seat < 0 || mark.seat >= state_.players) return fail("no such seat");
      }
      apply_event(match_->last_event(), last, mark);
    } else if (!folds().contains(record.kind)) {
      return fail("this program doesn't know such a record");
    } else {
      if (record.kind == "created") {
        game_ = surroundings_->find_game(body->at("game").get<std::string>());
        if (game_ == nullptr) return fail("this program doesn't know that game");
      }
      apply(record.kind, *body);
    }
  } catch (const std::exception& problem) {
    return fail(std::string("damaged: ") + problem.what());
  }
  if (!record.command.empty()) {
    if (const int person = number_of(record.person); person >= 0) note_done(person, record.command);
  }
  return {};
}

void Table::note_done(int person, const std::string& command) {
  PersonState& who = state_.people[static_cast<std::size_t>(person)];
  if (who.done_order.size() >= kCommandsKept) {
    who.done.erase(who.done_order.front());
    who.done_order.erase(who.done_order.begin());
  }
  if (who.done.emplace(command, state_.n).second) who.done_order.push_back(command);
}

std::unique_ptr<Dice> Table::dice_of_match() const {
  std::vector<Bytes32> contributions;
  for (const auto& [seat, bytes] : state_.dice.contributions) contributions.push_back(*from_hex(bytes));
  return surroundings_->make_dice(state_.match, state_.dice.secret, contributions);
}

void Table::say(Json line) {
  line["id"] = ++state_.chat_count;
  if (state_.chat.size() >= kChatKept) state_.chat.erase(state_.chat.begin());
  state_.chat.push_back({state_.n, line.dump()});
}

void Table::unready() {
  for (SeatState& seat : state_.seats) seat.ready = false;
  for (PersonState& person : state_.people) person.commitment.clear();
}

// The time of whoever was away or too slow is never so short that it is over at once.
void Table::come_back(SeatState& seat) {
  seat.stand_in = StandIn::none;
  seat.by_host = false;
  seat.level.clear();
  if (state_.clock.kind == ClockSetting::Kind::move) seat.clock.decision.reset();
  if (state_.clock.kind == ClockSetting::Kind::fischer) {
    seat.clock.left = std::max({seat.clock.left, state_.clock.increment * kSecond, kLeastAfterReturn});
  }
}

// Starts, stops and goes on with the clocks as the match stands now; `answered` is the seat whose holder has just
// answered what it owed.
void Table::refresh_clocks(int answered) {
  if (match_ == nullptr || state_.clock.kind == ClockSetting::Kind::none) return;
  for (int s = 0; s < state_.players; ++s) {
    SeatState& seat = state_.seats[static_cast<std::size_t>(s)];
    SeatClock& clock = seat.clock;
    const auto decision = match_->decision(static_cast<Seat>(s));
    const bool runs = state_.phase == Phase::playing && seat.kind == SeatState::Kind::person &&
                      seat.stand_in == StandIn::none && decision.has_value();
    if (clock.running && (!runs || decision != clock.decision)) {
      clock.left = std::max<std::int64_t>(0, clock.left - (state_.time - clock.at));
      clock.at = state_.time;
      clock.running = false;
    }
    if (answered == s && state_.clock.kind == ClockSetting::Kind::fischer) {
      clock.left += state_.clock.increment * kSecond;
    }
    if (runs && !clock.running) {
      if (state_.clock.kind == ClockSetting::Kind::move && decision != clock.decision) {
        clock.left = state_.clock.seconds * kSecond;
      }
      clock.decision = decision;
      clock.at = state_.time;
      clock.running = true;
    }
  }
}

void Table::apply_match_start() {
  state_.phase = Phase::playing;
  state_.started = state_.time;
  state_.ended = 0;
  state_.event_n.clear();
  for (PersonState& person : state_.people) person.declined = {};
  for (int s = 0; s < state_.players; ++s) {
    SeatState& seat = state_.seats[static_cast<std::size_t>(s)];
    seat.held.clear();
    if (seat.holder >= 0) seat.held.push_back(seat.holder);
    seat.clock = {};
    seat.clock.left = state_.clock.seconds * kSecond;
    seat.clock.at = state_.time;
  }
}

void Table::end_match() {
  state_.ended = state_.time;
  state_.request.reset();
  state_.claim.reset();
  for (SeatState& seat : state_.seats) seat.link.clear();
  refresh_clocks();
}

void Table::apply_event(std::uint32_t event, bool last, const EventMark& mark) {
  if (event == 0) apply_match_start();
  state_.event_n.push_back(state_.n);
  if (!last) return;
  state_.moved = state_.time;
  state_.asked = mark.owed ? 0 : mark.asked;
  asked_ = state_.asked;
  SeatState& seat = state_.seats[static_cast<std::size_t>(mark.seat)];
  if (mark.person && seat.stand_in == StandIn::clock) come_back(seat);
  if (state_.request && state_.request->what == RequestState::What::undo) state_.request.reset();
  if (match_->outcome()) {
    state_.phase = Phase::over;
    end_match();
  } else {
    refresh_clocks(mark.person && mark.owed ? mark.seat : -1);
  }
}

const Table::Folds& Table::folds() {
  static const Folds kFolds{
      {"created",
       [](Table& table, const Json& body) {
         TableState& state = table.state_;
         state.code = body.at("code").get<std::string>();
         state.game = body.at("game").get<std::string>();
         state.players = body.at("players").get<int>();
         state.options = body.at("options");
         state.open = body.at("open").get<bool>();
         PersonState maker;
         maker.id = body.at("person").get<std::string>();
         maker.name = body.at("as").get<std::string>();
         maker.away_since = state.time;
         table.numbers_.emplace(maker.id, 0);
         sit_down(state.seats[0], 0, maker.name, state.n);
         state.people.push_back(std::move(maker));
       }},

      // People come and go.
      {"came",
       [](Table& table, const Json& body) {
         TableState& state = table.state_;
         const auto number = body.at("person").get<std::size_t>();
         if (number == state.people.size()) {
           state.people.emplace_back().id = body.at("id").get<std::string>();
           table.numbers_.emplace(state.people.back().id, static_cast<int>(number));
         }
         PersonState& person = state.people.at(number);
         if (body.contains("as")) person.name = body["as"].get<std::string>();
         person.connected = true;
         person.gone = false;
         for (SeatState& seat : state.seats) {
           const bool waited_for = seat.stand_in == StandIn::clock && seat.holder == static_cast<int>(number);
           if (waited_for) table.come_back(seat);
         }
         table.refresh_clocks();
       }},
      {"left",
       [](Table& table, const Json& body) {
         PersonState& person = table.person_at(body);
         person.connected = false;
         person.away_since = table.state_.time;
       }},
      {"gone", [](Table& table, const Json& body) { table.person_at(body).gone = true; }},
      {"restarted",
       [](Table& table, const Json& body) {
         TableState& state = table.state_;
         const auto before = body.at("before").get<std::int64_t>();
         for (PersonState& person : state.people) {
           if (!person.connected) continue;
           person.connected = false;
           person.away_since = state.time;
         }
         for (SeatState& seat : state.seats) {
           if (!seat.clock.running) continue;
           const std::int64_t used = std::max<std::int64_t>(0, before - seat.clock.at);
           seat.clock.left = std::max(seat.clock.left - used, kLeastAfterRestart);
           seat.clock.at = state.time;
         }
       }},
      {"host",
       [](Table& table, const Json& body) {
         table.state_.host = body.at("person").get<int>();
         table.say({{"notice", "host"}, {"person", table.state_.host}, {"name", table.name_of(table.state_.host)}});
       }},

      // Before the start.
      {"sat",
       [](Table& table, const Json& body) {
         const auto name = body.at("as").get<std::string>();
         PersonState& person = table.person_at(body);
         const int number = body.at("person").get<int>();
         if (table.seats_of(number).empty()) person.name = name;
         sit_down(table.seat_at(body), number, name, table.state_.n);
       }},
      {"stood",
       [](Table& table, const Json& body) {
         table.seat_at(body) = SeatState{};
         if (table.state_.claim && table.state_.claim->seat == body["seat"].get<int>()) table.state_.claim.reset();
       }},
      {"removed",
       [](Table& table, const Json& body) {
         SeatState& seat = table.seat_at(body);
         if (seat.kind == SeatState::Kind::person) {
           table.say({{"notice", "removed"}, {"seat", body["seat"]}, {"name", seat.name}});
         }
         seat = SeatState{};
         if (table.state_.claim && table.state_.claim->seat == body["seat"].get<int>()) table.state_.claim.reset();
       }},
      {"renamed",
       [](Table& table, const Json& body) {
         SeatState& seat = table.seat_at(body);
         seat.name = body.at("as").get<std::string>();
         seat.owner_name = seat.name;
         if (table.lowest_seat_of(seat.holder) == body["seat"].get<int>()) {
           table.state_.people.at(static_cast<std::size_t>(seat.holder)).name = seat.name;
         }
       }},
      {"moved",
       [](Table& table, const Json& body) {
         std::swap(table.seat_at(body), table.state_.seats.at(body.at("to").get<std::size_t>()));
         table.state_.claim.reset();
       }},
      {"bot",
       [](Table& table, const Json& body) {
         SeatState& seat = table.seat_at(body);
         if (body.at("level").is_null()) {
           seat = SeatState{};
         } else {
           seat_bot(seat, body["level"].get<std::string>(), body.at("as").get<std::string>());
         }
       }},
      {"ready",
       [](Table& table, const Json& body) {
         const int person = body.at("person").get<int>();
         const bool ready = body.at("ready").get<bool>();
         for (SeatState& seat : table.state_.seats) {
           if (seat.holder == person) seat.ready = ready;
         }
         table.person_at(body).commitment = body.at("commitment").get<std::string>();
       }},
      {"option",
       [](Table& table, const Json& body) {
         table.state_.options[body.at("option").get<std::string>()] = body.at("value");
         table.unready();
       }},
      {"players",
       [](Table& table, const Json& body) {
         table.state_.players = std::clamp(body.at("players").get<int>(), 1, kMaxSeats);
         table.state_.options = body.at("options");
         table.unready();
       }},
      {"settings",
       [](Table& table, const Json& body) {
         TableState& state = table.state_;
         if (body.contains("locked")) state.locked = body["locked"].get<bool>();
         if (body.contains("spectators")) state.spectators = body["spectators"].get<bool>();
         if (body.contains("open")) state.open = body["open"].get<bool>();
         if (body.contains("hints")) state.hints = body["hints"].get<bool>();
         if (body.contains("away")) state.away = body["away"].get<std::int64_t>();
         if (!body.contains("clock")) return;
         const Json& clock = body["clock"];
         state.clock.kind = static_cast<ClockSetting::Kind>(clock.at("kind").get<int>());
         state.clock.seconds = clock.at("seconds").get<std::int64_t>();
         state.clock.increment = clock.at("increment").get<std::int64_t>();
         table.unready();
       }},

      // Dealing.
      {"dealing",
       [](Table& table, const Json& body) {
         TableState& state = table.state_;
         state.phase = Phase::dealing;
         state.match = body.at("match").get<std::string>();
         state.bot_seed = body.at("bot_seed").get<std::uint64_t>();
         state.dice = {};
         state.dice.secret = from_hex(body.at("secret").get<std::string>()).value();
         state.dice.since = state.time;
         table.commitment_ = to_hex(sha256(state.dice.secret));
         state.claim.reset();
         for (std::size_t p = 0; p < state.people.size(); ++p) {
           state.people[p].mistaken = false;
           const int seat = table.lowest_seat_of(static_cast<int>(p));
           if (seat >= 0 && !state.people[p].commitment.empty())
             state.dice.commitments[seat] = state.people[p].commitment;
         }
       }},
      {"contributed",
       [](Table& table, const Json& body) {
         table.state_.dice.contributions[body.at("seat").get<int>()] =
             to_hex(from_hex(body.at("bytes").get<std::string>()).value());
       }},
      {"mistaken",
       [](Table& table, const Json& body) {
         table.person_at(body).mistaken = true;
         table.say({{"notice", "contribution_wrong"}, {"seat", body.at("seat")}});
       }},
      {"late",
       [](Table& table, const Json& body) {
         table.state_.dice.late = true;
         table.say({{"notice", "contribution_late"}, {"seats", body.at("seats")}});
       }},
      {"started_without",
       [](Table& table, const Json& body) { table.say({{"notice", "started_without"}, {"seats", body.at("seats")}}); }},
      {"called_off",
       [](Table& table, const Json& body) {
         TableState& state = table.state_;
         state.phase = Phase::lobby;
         state.match.clear();
         state.dice = {};
         state.number += 1;  // whoever committed to something for this match needs something new for the next
         table.unready();
         table.say({{"notice", "called_off"}, {"seat", body.at("seat")}});
       }},

      // Agreements.
      {"asked",
       [](Table& table, const Json& body) {
         RequestState request;
         request.id = table.state_.n;
         request.what = static_cast<RequestState::What>(body.at("what").get<int>());
         request.person = body.at("person").get<int>();
         request.seat = body.at("seat").get<int>();
         request.to = body.at("to").get<std::uint32_t>();
         request.learned = body.at("learned").get<bool>();
         request.needed = seats_from(body.at("needed"));
         table.state_.request = request;
       }},
      {"agreed",
       [](Table& table, const Json& body) {
         for (const Seat seat : table.seats_of(body.at("person").get<int>())) {
           if (table.state_.request) table.state_.request->agreed.insert(seat);
         }
       }},
      {"declined",
       [](Table& table, const Json& body) {
         TableState& state = table.state_;
         if (state.request && table.match_ != nullptr) {
           PersonState& asker = state.people.at(static_cast<std::size_t>(state.request->person));
           asker.declined.at(static_cast<std::size_t>(state.request->what)) =
               DeclinedRequest{table.match_->last_event(), state.time};
         }
         state.request.reset();
         table.say({{"notice", "declined"}, {"what", body.at("what")}, {"seat", body.at("seat")}});
       }},
      {"paused",
       [](Table& table, const Json&) {
         table.state_.phase = Phase::paused;
         table.state_.request.reset();
         table.refresh_clocks();
         table.say({{"notice", "paused"}});
       }},
      {"resumed",
       [](Table& table, const Json&) {
         table.state_.phase = Phase::playing;
         table.state_.moved = table.state_.time;
         table.state_.request.reset();
         table.refresh_clocks();
         table.say({{"notice", "resumed"}});
       }},
      {"stopped",
       [](Table& table, const Json& body) {
         table.state_.phase = Phase::stopped;
         table.state_.stopped = body.at("reason").get<std::string>();
         if (table.match_ != nullptr) table.match_->stop();
         table.end_match();
         table.say({{"notice", "stopped"}, {"reason", table.state_.stopped}});
       }},

      // Seats that change hands.
      {"timed_out",
       [](Table& table, const Json& body) {
         SeatState& seat = table.seat_at(body);
         seat.stand_in = StandIn::clock;
         seat.level = body.at("level").get<std::string>();
         table.refresh_clocks();
         seat.clock.left = 0;
         table.say({{"notice", "timeout"}, {"seat", body["seat"]}, {"name", seat.name}});
       }},
      {"conceded",
       [](Table& table, const Json& body) {
         SeatState& seat = table.seat_at(body);
         seat.stand_in = StandIn::conceded;
         seat.level = body.at("level").get<std::string>();
         table.state_.moved = table.state_.time;
         table.refresh_clocks();
         table.say({{"notice", "conceded"}, {"seat", body["seat"]}, {"name", seat.name}});
       }},
      {"handed",
       [](Table& table, const Json& body) {
         SeatState& seat = table.seat_at(body);
         seat.by_host = body.at("by_host").get<bool>();
         Json line = {{"notice", "hand_over"}, {"seat", body["seat"]}, {"name", seat.name}, {"by_host", seat.by_host}};
         if (body.contains("level")) {
           seat.holder = seat.owner;  // whoever played it meanwhile loses its view
           seat.name = seat.owner_name;
           seat.stand_in = StandIn::handed;
           seat.level = body["level"].get<std::string>();
           line["level"] = seat.level;
         } else {
           seat.holder = body.at("person").get<int>();
           seat.stand_in = StandIn::none;
           seat.level.clear();
           seat.name = body.at("as").get<std::string>();
           if (std::find(seat.held.begin(), seat.held.end(), seat.holder) == seat.held.end()) {
             seat.held.push_back(seat.holder);
           }
           line["to"] = seat.name;
         }
         table.state_.moved = table.state_.time;
         table.refresh_clocks();
         table.say(std::move(line));
       }},
      {"returned",
       [](Table& table, const Json& body) {
         SeatState& seat = table.seat_at(body);
         seat.holder = body.at("person").get<int>();
         if (seat.holder == seat.owner) seat.name = seat.owner_name;
         table.come_back(seat);
         table.refresh_clocks();
         table.say({{"notice", "returned"}, {"seat", body["seat"]}, {"name", seat.name}});
       }},
      {"linked",
       [](Table& table, const Json& body) {
         SeatState& seat = table.seat_at(body);
         seat.link = body.at("hash").get<std::string>();
         table.say({{"notice", "seat_link"}, {"seat", body["seat"]}, {"name", seat.name}});
       }},
      {"claiming",
       [](Table& table, const Json& body) {
         SeatState& seat = table.seat_at(body);
         seat.link.clear();
         table.state_.claim =
             ClaimState{body["seat"].get<int>(), body.at("person").get<int>(), body.at("as").get<std::string>()};
         table.say({{"notice", "claim"}, {"seat", body["seat"]}, {"name", seat.name}, {"by", body["as"]}});
       }},
      {"claim_refused",
       [](Table& table, const Json& body) {
         table.state_.claim.reset();
         table.say({{"notice", "claim_refused"}, {"seat", body.at("seat")}});
       }},
      {"claimed",
       [](Table& table, const Json& body) {
         SeatState& seat = table.seat_at(body);
         const int person = body.at("person").get<int>();
         seat.owner = person;
         seat.holder = person;
         seat.name = body.at("as").get<std::string>();
         seat.owner_name = seat.name;
         seat.ready = false;
         seat.by_host = false;
         if (seat.stand_in == StandIn::clock || seat.stand_in == StandIn::handed) table.come_back(seat);
         if (table.in_match() && std::find(seat.held.begin(), seat.held.end(), person) == seat.held.end()) {
           seat.held.push_back(person);
         }
         table.person_at(body).name = seat.name;
         table.state_.claim.reset();
         table.refresh_clocks();
         table.say({{"notice", "claimed"}, {"seat", body["seat"]}, {"name", seat.name}});
       }},

      // Talk.
      {"said",
       [](Table& table, const Json& body) {
         PersonState& person = table.person_at(body);
         const int seat = table.lowest_seat_of(body["person"].get<int>());
         Json line = {{"person", body["person"]}, {"name", person.name}, {"seat", seat < 0 ? Json() : Json(seat)}};
         for (const char* field : {"text", "phrase", "about"}) {
           if (body.contains(field)) line[field] = body[field];
         }
         if (person.spoke.size() >= kSpokenKept) person.spoke.erase(person.spoke.begin());
         person.spoke.push_back(table.state_.time);
         table.say(std::move(line));
       }},
      {"nudged",
       [](Table& table, const Json& body) {
         SeatState& seat = table.seat_at(body);
         seat.nudged = table.state_.time;
         table.say({{"notice", "nudge"}, {"seat", body["seat"]}, {"name", seat.name}, {"by", body.at("by")}});
       }},
      {"muted", [](Table& table, const Json& body) { table.person_at(body).muted = body.at("muted").get<bool>(); }},

      // The next match.
      {"wanted",
       [](Table& table, const Json& body) {
         for (const Seat seat : table.seats_of(body.at("person").get<int>())) table.state_.rematch.insert(seat);
       }},
      {"rematch",
       [](Table& table, const Json& body) {
         TableState& state = table.state_;
         if (body.contains("options")) state.options = body["options"];  // missing in old records
         std::array<SeatState, kMaxSeats> rotated;
         for (int s = 0; s < state.players; ++s) {
           const SeatState& old = state.seats[static_cast<std::size_t>(s)];
           SeatState& seat = rotated[static_cast<std::size_t>(table.next_seat(s))];
           if (old.kind == SeatState::Kind::bot) {
             seat_bot(seat, old.level, old.name);
           } else {
             sit_down(seat, old.holder, old.name, old.since);
           }
         }
         state.seats = rotated;
         state.phase = Phase::lobby;
         state.number += 1;
         state.match.clear();
         state.stopped.clear();
         state.dice = {};
         state.rematch = {};
         state.event_n.clear();
         table.match_.reset();
         table.dice_.reset();
         table.unready();
       }},
  };
  return kFolds;
}

}  // namespace tempora
