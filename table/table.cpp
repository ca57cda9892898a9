#include "table/table.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/generator.hpp"
#include "engine/log_file.hpp"
#include "table/messages.hpp"
#include "table/text.hpp"

namespace tempora {
namespace {

constexpr std::size_t kMostPeople = 500;

template <std::size_t kSize>
std::array<std::uint8_t, kSize> random_bytes(const Surroundings& surroundings) {
  std::array<std::uint8_t, kSize> bytes{};
  surroundings.random(std::as_writable_bytes(std::span(bytes)));
  return bytes;
}

Json list_of(SeatSet seats) {
  Json list = Json::array();
  for (const Seat seat : seats) list.push_back(int{seat});
  return list;
}

}  // namespace

std::unique_ptr<Dice> make_fair_dice(const std::string& match, const Bytes32& secret,
                                     std::span<const Bytes32> contributions) {
  return std::make_unique<FairDice>(fair_key(match, secret, contributions));
}

// --- Making a table ---

tl::expected<Table::Opened, Refusal> Table::open(const Surroundings& surroundings, std::string code,
                                                 std::string_view person, std::string_view offered_name,
                                                 const Json& wish, std::int64_t now) {
  std::unique_ptr<Table> table(new Table(surroundings));
  table->state_.code = std::move(code);
  table->begin_step(person, now);
  if (auto refusal = table->set_up(wish, offered_name)) return tl::make_unexpected(std::move(*refusal));
  table->settle();
  Step step = table->end_step();
  return Opened{std::move(table), std::move(step)};
}

Result<std::unique_ptr<Table>> Table::restore(const Surroundings& surroundings, std::span<const Record> records) {
  if (records.empty() || records.front().kind != "created") return error("a table begins with the record 'created'");
  std::unique_ptr<Table> table(new Table(surroundings));
  for (const Record& record : records) {
    if (auto restored = table->restore_record(record); !restored) return tl::make_unexpected(restored.error());
  }
  table->summary_ = table->summary();
  return table;
}

// --- One step ---

void Table::begin_step(std::string_view person, std::int64_t now) {
  now_ = std::max(now, state_.time);  // a clock that was set back must not turn time around
  actor_ = person;
  fresh_.clear();
  secret_.clear();
  ended_ = false;
}

Step Table::end_step() {
  Step step;
  if (!fresh_.empty()) {
    if (ended_) step.finished = finished_match();
    if (Summary now = summary(); now != summary_) {
      summary_ = std::move(now);
      step.summary = summary_;
    }
    step.records = std::move(fresh_);
    fresh_.clear();
  }
  return step;
}

void Table::note(std::string_view kind, Json body) {
  const bool ran = in_match();
  body["time"] = now_;
  apply(kind, body);
  ended_ = ended_ || (ran && (state_.phase == Phase::over || state_.phase == Phase::stopped));
  Record record;
  record.n = state_.n;
  record.kind = kind;
  record.body = body.dump();
  record.match = state_.match;
  record.person = actor_;
  fresh_.push_back(std::move(record));
}

void Table::note_events(const Played& played, const EventMark& mark) {
  for (std::uint32_t event = played.first; event <= played.last; ++event) {
    const bool last = event == played.last;
    Record record;
    JsonWriter json(record.body);
    json.begin_object();
    json.field("time", now_);
    if (last) {
      json.field("seat", mark.seat);
      json.field("owed", mark.owed);
      json.field("person", mark.person);
      json.field("asked", mark.asked);
    }
    json.key("line");
    match_->write_event(event, json);
    json.end_object();
    state_.n += 1;
    state_.time = now_;
    apply_event(event, last, mark);
    record.n = state_.n;
    record.kind = "event";
    record.match = state_.match;
    record.event = event;
    record.person = actor_;
    fresh_.push_back(std::move(record));
  }
  ended_ = ended_ || state_.phase == Phase::over;
}

Step Table::present(std::string_view person, std::string_view offered_name, bool here, std::int64_t now) {
  begin_step(person, now);
  int number = number_of(person);
  if (number < 0 && (!here || state_.people.size() >= kMostPeople)) return {};
  if (number >= 0 && state_.people[static_cast<std::size_t>(number)].connected == here) return {};
  if (!here) {
    note("left", {{"person", number}});
  } else {
    Json body = {{"person", number < 0 ? static_cast<int>(state_.people.size()) : number}};
    if (number < 0) body["id"] = person;
    if (number < 0 || seats_of(number).empty()) {
      const auto name = clean_name(offered_name);
      body["as"] = name && !name_taken(*name, -1, number) ? *name : "";
    }
    note("came", std::move(body));
    number = number_of(person);
    for (int s = 0; s < state_.players && in_match(); ++s) {
      const SeatState& seat = state_.seats[static_cast<std::size_t>(s)];
      if (seat.owner == number && seat.by_host) note("returned", {{"seat", s}, {"person", number}});
    }
  }
  settle();
  return end_step();
}

Step Table::restarted(std::int64_t now) {
  begin_step("", now);
  note("restarted", {{"before", state_.time}});
  settle();
  return end_step();
}

Step Table::stop(std::int64_t now) {
  begin_step("", now);
  if (in_match()) note("stopped", {{"reason", "operator"}});
  return end_step();
}

Step Table::command(std::string_view person, const Json& message, std::int64_t now) {
  begin_step(person, now);
  std::string id;
  if (message.is_object() && message.contains("id") && message["id"].is_string()) {
    id = message["id"].get<std::string>();
  }
  Step step;
  const auto refuse = [&](const Refusal& refusal) {
    step = end_step();
    step.answer = refused_message(is_command_id(id) ? id : "", refusal);
    return std::move(step);
  };
  if (!is_command_id(id)) {
    return refuse({"malformed", "'id' must be 1 to 40 characters of A–Z a–z 0–9 - _", "", {}});
  }
  const int number = number_of(person);
  if (number < 0) {
    return refuse(
        {"limit",
         "only somebody whom this table knows can do that; it holds " + std::to_string(kMostPeople) + " people",
         "",
         {}});
  }
  const auto& done = state_.people[static_cast<std::size_t>(number)].done;
  if (const auto before = done.find(id); before != done.end()) {
    step.answer = done_message(id, before->second);
    return step;
  }
  if (auto refusal = run_command(number, message)) return refuse(*refusal);
  settle();
  assert(!fresh_.empty());
  note_done(number, id);
  fresh_.back().command = id;
  fresh_.back().answer = done_message(id, state_.n);
  const std::string answer = secret_.empty() ? fresh_.back().answer : done_message(id, state_.n, secret_);
  step = end_step();
  step.answer = answer;
  return step;
}

// --- What follows ---

void Table::settle() {
  while (settle_once()) {
  }
}

bool Table::settle_once() {
  if (state_.phase == Phase::dealing && state_.dice.contributions.size() == state_.dice.commitments.size()) {
    begin_match();
    return true;
  }
  if (in_match() && state_.request && outstanding().empty()) {
    const RequestState request = *state_.request;
    switch (request.what) {
      case RequestState::What::undo: {
        const Played undone = match_->undo(static_cast<Seat>(request.seat), Stamp{"person", now_});
        note_events(undone, {request.seat, false, true, 0});
        break;
      }
      case RequestState::What::stop:
        note("stopped", {{"reason", missing_agreements(request).empty() ? "agreed" : "abandoned"}});
        break;
      case RequestState::What::pause:
        note("paused");
        break;
      case RequestState::What::resume:
        note("resumed");
        break;
    }
    return true;
  }
  if (const int next = next_host(); next != state_.host) {
    note("host", {{"person", next}});
    return true;
  }
  if (state_.claim) {
    const ClaimState claim = *state_.claim;
    const int owner = state_.seats[static_cast<std::size_t>(claim.seat)].owner;
    if (state_.people[static_cast<std::size_t>(owner)].gone) {
      note("claimed", {{"seat", claim.seat}, {"person", claim.person}, {"as", claim.name}});
      return true;
    }
  }
  if (!state_.rematch.empty() && all_want_rematch()) {
    note("rematch", {{"options", rematch_options()}});
    return true;
  }
  return false;
}

// The host, or, when he is gone, who has sat here longest of those who are here.
int Table::next_host() const {
  if (!state_.people[static_cast<std::size_t>(state_.host)].gone) return state_.host;
  const SeatState* longest = nullptr;
  for (const SeatState& seat : state_.seats) {
    const bool here =
        seat.kind == SeatState::Kind::person && state_.people[static_cast<std::size_t>(seat.holder)].connected;
    if (here && (longest == nullptr || seat.since < longest->since)) longest = &seat;
  }
  return longest == nullptr ? state_.host : longest->holder;
}

bool Table::all_want_rematch() const {
  for (int s = 0; s < state_.players; ++s) {
    const SeatState& seat = state_.seats[static_cast<std::size_t>(s)];
    const bool waits = seat.kind == SeatState::Kind::person &&
                       state_.people[static_cast<std::size_t>(seat.holder)].connected &&
                       !state_.rematch.contains(static_cast<Seat>(s));
    if (waits) return false;
  }
  return true;
}

// What the game proposes for the next match, and else what was chosen for this one; a seat goes with whoever sits
// there.
Json Table::rematch_options() const {
  Json options = state_.options;
  if (const auto finished = match_->finished()) options.update(match_->rematch(*finished));
  for (const OptionSpec& spec : game_->info().options) {
    if (spec.kind != OptionSpec::Kind::seat || !options.contains(spec.name)) continue;
    Json& value = options[spec.name];
    if (value.is_number_integer()) value = next_seat(value.get<int>());
  }
  return options;
}

// Seats whose holders said nothing yet to the request, those who are gone included.
SeatSet Table::missing_agreements(const RequestState& request) {
  SeatSet missing = request.needed;
  for (const Seat seat : request.agreed) missing.erase(seat);
  return missing;
}

// The same without those who are gone: they are not waited for.
SeatSet Table::outstanding() const {
  SeatSet waiting = missing_agreements(*state_.request);
  for (const Seat seat : missing_agreements(*state_.request)) {
    if (state_.people[static_cast<std::size_t>(state_.seats[seat].holder)].gone) waiting.erase(seat);
  }
  return waiting;
}

// --- Dealing ---

void Table::deal() {
  const auto match = random_bytes<12>(*surroundings_);
  const auto secret = random_bytes<32>(*surroundings_);
  const auto seed = random_bytes<8>(*surroundings_);
  std::uint64_t bot_seed = 0;
  for (const std::uint8_t byte : seed) bot_seed = bot_seed << 8U | byte;
  note("dealing", {{"match", to_hex(match)}, {"secret", to_hex(secret)}, {"bot_seed", bot_seed}});
}

void Table::begin_match() {
  dice_ = dice_of_match();
  auto match = game_->start(setup(), Stamp{"host", now_}, *dice_);
  assert(match);  // the setup was checked before the dealing
  match_ = std::move(*match);
  note_events({0, match_->last_event()}, {});
}

// --- Time ---

std::optional<std::int64_t> Table::wake_at() const {
  std::optional<std::int64_t> at;
  const auto sooner = [&](std::int64_t time) { at = at ? std::min(*at, time) : time; };
  if (state_.phase == Phase::dealing && !state_.dice.late) sooner(state_.dice.since + kDealingLimit);
  if (state_.phase == Phase::playing) {
    if (bots_due()) sooner(bots_at());
    for (const SeatState& seat : state_.seats) {
      if (seat.clock.running) sooner(seat.clock.at + seat.clock.left);
    }
  }
  for (std::size_t p = 0; p < state_.people.size(); ++p) {
    if (is_missed(p)) sooner(state_.people[p].away_since + state_.away * kSecond);
  }
  return at;
}

// The person is away, and it matters when he is away past the limit.
bool Table::is_missed(std::size_t person) const {
  const PersonState& who = state_.people[person];
  if (who.connected || who.gone) return false;
  const int number = static_cast<int>(person);
  return number == state_.host || std::any_of(state_.seats.begin(), state_.seats.end(), [&](const SeatState& seat) {
           return seat.holder == number || seat.owner == number;
         });
}

Step Table::wake(std::int64_t now) {
  begin_step("", now);
  const auto due = wake_at();
  if (!due || *due > now_) return {};
  if (state_.phase == Phase::dealing && !state_.dice.late && state_.dice.since + kDealingLimit <= now_) {
    note("late", {{"seats", list_of(missing_contributions())}});
    return end_step();
  }
  for (int s = 0; s < state_.players && state_.phase == Phase::playing; ++s) {
    const SeatClock& clock = state_.seats[static_cast<std::size_t>(s)].clock;
    if (clock.running && clock.at + clock.left <= now_) {
      note("timed_out", {{"seat", s}, {"level", advising_level()}});
      return end_step();
    }
  }
  for (std::size_t p = 0; p < state_.people.size(); ++p) {
    if (is_missed(p) && state_.people[p].away_since + state_.away * kSecond <= now_) {
      note("gone", {{"person", static_cast<int>(p)}});
      settle();
      return end_step();
    }
  }
  play_bots();
  return end_step();
}

SeatSet Table::missing_contributions() const {
  SeatSet missing;
  for (const auto& [seat, hash] : state_.dice.commitments) {
    if (!state_.dice.contributions.contains(seat)) missing.insert(static_cast<Seat>(seat));
  }
  return missing;
}

// --- Bots ---

// The bots in the order in which they are asked for an optional move: from the lowest owing seat on.
std::vector<int> Table::speaking_bots() const {
  std::vector<int> bots;
  const SeatSet owing = match_->owing();
  if (owing.empty()) return bots;
  for (int i = 0; i < state_.players; ++i) {
    const int s = (owing.lowest() + i) % state_.players;
    if (state_.seats[static_cast<std::size_t>(s)].kind == SeatState::Kind::bot) bots.push_back(s);
  }
  return bots;
}

// The lowest seat that owes and that no person plays now.
std::optional<int> Table::owing_bot() const {
  for (const Seat s : match_->owing()) {
    const SeatState& seat = state_.seats[s];
    if (seat.kind == SeatState::Kind::bot || seat.stand_in != StandIn::none) return s;
  }
  return std::nullopt;
}

bool Table::bots_due() const {
  if (match_ == nullptr || match_->owing().empty()) return false;
  return owing_bot() || asked_ < static_cast<int>(speaking_bots().size());
}

// When the bots do what they do next; it doesn't depend on what that is, nor on whether it is anything.
std::int64_t Table::bots_at() const {
  const auto span =
      static_cast<std::uint64_t>(std::max<std::int64_t>(0, surroundings_->pace.most - surroundings_->pace.least)) + 1;
  return state_.moved + surroundings_->pace.least +
         static_cast<std::int64_t>(seed_of(state_.bot_seed, match_->last_event()) % span);
}

// What a bot draws depends on the match, the event and the seat alone, so that it is the same after a restart.
// `use`: 0 for what it owes, 1 for what it may do besides.
std::uint64_t Table::bot_seed(int seat, std::uint64_t use) const {
  return seed_of(seed_of(~state_.bot_seed, match_->last_event()), 2 * static_cast<std::uint64_t>(seat) + use);
}

void Table::play_bots() {
  if (state_.phase != Phase::playing || !bots_due() || bots_at() > now_) return;
  const std::vector<int> bots = speaking_bots();
  while (asked_ < static_cast<int>(bots.size())) {
    const int s = bots[static_cast<std::size_t>(asked_++)];
    const SeatState& bot = state_.seats[static_cast<std::size_t>(s)];
    const auto move = match_->bot_optional(static_cast<Seat>(s), bot.level, bot_seed(s, 1));
    if (!move) continue;
    play_for(s, std::nullopt, *move, *game_->bot_stamp(bot.level));
    return;
  }
  const auto owes = owing_bot();
  if (!owes) return;
  const int s = *owes;
  const SeatState& seat = state_.seats[static_cast<std::size_t>(s)];
  const Json move = match_->bot_answer(static_cast<Seat>(s), seat.level, bot_seed(s, 0));
  std::string by = *game_->bot_stamp(seat.level);
  if (seat.stand_in == StandIn::clock) by = "clock";
  if (seat.stand_in == StandIn::handed && seat.by_host) by = "host";
  play_for(s, match_->decision(static_cast<Seat>(s)), move, by);
}

void Table::play_for(int seat, std::optional<std::uint32_t> answers, const Json& move, const std::string& by) {
  const auto played = match_->play(static_cast<Seat>(seat), answers, Json::array({move}), Stamp{by, now_}, *dice_);
  assert(played);  // bots choose from the lists that the rules made
  if (played) note_events(*played, {seat, answers.has_value(), false, asked_});
}

// --- What others keep of the table ---

Summary Table::summary() const {
  Summary summary;
  SeatSet owing = in_match() ? match_->owing() : SeatSet();
  std::vector<std::string> waiting;
  int taken = 0;
  JsonWriter json(summary.json);
  json.begin_object();
  json.field("game", std::string_view(state_.game));
  json.field("players", state_.players);
  json.field("phase", phase_name(state_.phase));
  json.key("seats");
  json.begin_array();
  for (int s = 0; s < state_.players; ++s) {
    const SeatState& seat = state_.seats[static_cast<std::size_t>(s)];
    if (seat.kind == SeatState::Kind::empty) {
      json.null();
      continue;
    }
    ++taken;
    json.value(std::string_view(seat.name));
    for (const int person : {seat.owner, seat.holder}) {
      if (person >= 0) summary.persons.push_back(state_.people[static_cast<std::size_t>(person)].id);
    }
    const bool waits =
        seat.kind == SeatState::Kind::person &&
        (state_.phase == Phase::lobby ? !seat.ready
                                      : owing.contains(static_cast<Seat>(s)) && state_.phase == Phase::playing);
    if (waits) waiting.push_back(state_.people[static_cast<std::size_t>(seat.holder)].id);
  }
  json.end_array();
  json.field("taken", taken);
  json.field("host", std::string_view(name_of(state_.host)));
  json.key("options");
  json.raw(state_.options.dump());
  json.key("waiting");
  json.begin_array();
  std::sort(waiting.begin(), waiting.end());
  waiting.erase(std::unique(waiting.begin(), waiting.end()), waiting.end());
  for (const auto& id : waiting) json.value(std::string_view(id));
  json.end_array();
  json.end_object();
  std::sort(summary.persons.begin(), summary.persons.end());
  summary.persons.erase(std::unique(summary.persons.begin(), summary.persons.end()), summary.persons.end());
  summary.open = state_.open && !state_.locked && state_.phase == Phase::lobby && taken < state_.players;
  summary.over = state_.phase == Phase::over || state_.phase == Phase::stopped;
  return summary;
}

FinishedMatch Table::finished_match() const {
  FinishedMatch finished;
  finished.match = state_.match;
  finished.game = state_.game;
  finished.ended = state_.ended;
  const auto outcome = match_->outcome();
  LogHeader header;
  header.game = state_.game;
  header.rules_version = game_->info().rules_version;
  header.content_hash = game_->content_hash();
  header.setup = setup();
  header.match = state_.match;
  header.started = state_.started;
  header.dice = {{"kind", "fair"},
                 {"secret", to_hex(state_.dice.secret)},
                 {"commitment", to_hex(sha256(state_.dice.secret))},
                 {"commitments", Json::object()},
                 {"contributions", Json::object()}};
  for (const auto& [seat, hash] : state_.dice.commitments) header.dice["commitments"][std::to_string(seat)] = hash;
  for (const auto& [seat, bytes] : state_.dice.contributions)
    header.dice["contributions"][std::to_string(seat)] = bytes;
  for (int s = 0; s < state_.players; ++s) {
    const SeatState& seat = state_.seats[static_cast<std::size_t>(s)];
    FinishedMatch::Participant participant;
    participant.seat = s;
    if (seat.owner >= 0) participant.person = state_.people[static_cast<std::size_t>(seat.owner)].id;
    if (outcome) participant.place = outcome->places[static_cast<std::size_t>(s)];
    finished.participants.push_back(std::move(participant));
    header.names.push_back(seat.name);
  }
  JsonWriter json(finished.summary);
  json.begin_object();
  json.field("started", state_.started);
  json.key("players");
  json.begin_array();
  for (const auto& name : header.names) json.value(std::string_view(name));
  json.end_array();
  json.key("outcome");
  write_result(json);
  json.end_object();
  finished.log = write_log(header, *match_, state_.stopped);
  return finished;
}

// --- Who is who ---

int Table::number_of(std::string_view person) const {
  const auto at = numbers_.find(person);
  return at == numbers_.end() ? -1 : at->second;
}

bool Table::holds(int person, int seat) const {
  return person >= 0 && seat >= 0 && seat < state_.players &&
         state_.seats[static_cast<std::size_t>(seat)].holder == person;
}

SeatSet Table::seats_of(int person) const {
  SeatSet seats;
  for (int s = 0; s < state_.players; ++s) {
    if (holds(person, s)) seats.insert(static_cast<Seat>(s));
  }
  return seats;
}

bool Table::may_watch(int person) const {
  return state_.spectators || state_.phase == Phase::lobby || person == state_.host || !seats_of(person).empty();
}

int Table::lowest_seat_of(int person) const {
  const SeatSet seats = seats_of(person);
  return seats.empty() ? -1 : seats.lowest();
}

// Those who sit here, are here, or matter otherwise; the others are forgotten until they come back.
bool Table::is_listed(int person) const {
  const PersonState& who = state_.people[static_cast<std::size_t>(person)];
  return who.connected || who.muted || person == state_.host ||
         std::any_of(state_.seats.begin(), state_.seats.end(),
                     [&](const SeatState& seat) { return seat.holder == person || seat.owner == person; });
}

const std::string& Table::name_of(int person) const { return state_.people[static_cast<std::size_t>(person)].name; }

std::string_view phase_name(Phase phase) {
  static constexpr std::array<std::string_view, 6> kNames{"lobby", "dealing", "playing", "paused", "over", "stopped"};
  return kNames[static_cast<std::size_t>(phase)];
}

}  // namespace tempora
