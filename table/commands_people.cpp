// What concerns people rather than moves: seats that change hands, talk, the host's measures.
#include <algorithm>

#include "table/caller.hpp"
#include "table/text.hpp"

namespace tempora {
namespace {

constexpr std::int64_t kMinute = 60'000;
constexpr std::size_t kLinesAtOnce = 5;
constexpr std::int64_t kLinesWithin = 10'000;

}  // namespace

void Table::add_people_commands(Commands& commands) {
  commands.insert({{"hand_over", {{"seat", "to"}, &Table::hand_over}},
                   {"return", {{"seat"}, &Table::take_back}},
                   {"seat_link", {{"seat"}, &Table::seat_link}},
                   {"claim", {{"secret", "as"}, &Table::claim}},
                   {"answer_claim", {{"seat", "agree"}, &Table::answer_claim}},
                   {"nudge", {{"seat"}, &Table::nudge}},
                   {"chat", {{"text", "phrase", "about"}, &Table::chat}},
                   {"mute", {{"person", "muted"}, &Table::mute}}});
}

Table::Refused Table::hand_over(const Caller& caller) {
  const auto seat = any_seat(caller);
  if (!seat) return seat.error();
  if (auto no = need_running()) return no;
  const SeatState& at = state_.seats[static_cast<std::size_t>(*seat)];
  if (at.kind != SeatState::Kind::person) return refusal("not_your_seat", "a bot sits there");
  const bool owner = at.owner == caller.person;
  if (!owner && !caller.host)
    return refusal("not_your_seat", "only its owner, or the host when the owner is away, may hand a seat over");
  if (!owner && !state_.people[static_cast<std::size_t>(at.owner)].gone) {
    return refusal("not_now", "the host may hand a seat over when its owner has been away for " +
                                  std::to_string(state_.away) + " s");
  }
  if (at.stand_in == StandIn::conceded) return refusal("not_now", "this seat has conceded; a bot plays on");
  const auto to = caller.message.find("to");
  const bool one = to != caller.message.end() && to->is_object() && to->size() == 1;
  if (one && to->contains("bot")) {
    const auto level = read_string(*to, "bot");
    if (!level || !game_->bot_stamp(*level)) return unknown_level();
    note("handed", {{"seat", *seat}, {"level", *level}, {"by_host", !owner}});
    return std::nullopt;
  }
  if (!one || !to->contains("person"))
    return refusal("malformed", "'to' must be {\"bot\":LEVEL} or {\"person\":NUMBER}");
  const auto person = read_integer(*to, "person", 0, static_cast<std::int64_t>(state_.people.size()) - 1);
  if (!person) return malformed(person.error());
  const int taker = static_cast<int>(*person);
  if (!state_.people[static_cast<std::size_t>(taker)].connected) return refusal("not_now", "that person is not here");
  if (taker == at.holder) return refusal("not_now", "that person has the seat already");
  if (taker == at.owner) return refusal("not_now", "its owner takes the seat back with 'return'");
  if (auto no = may_take(taker, *seat)) return no;
  const auto name = seat_name(taker, *seat);
  if (!name) return name.error();
  note("handed", {{"seat", *seat}, {"person", taker}, {"as", *name}, {"by_host", !owner}});
  return std::nullopt;
}

// The name under which somebody who had no seat takes this one.
tl::expected<std::string, Refusal> Table::seat_name(int person, int seat) const {
  const std::string& name = name_of(person);
  if (name.empty()) return tl::make_unexpected(refusal("name_invalid", "that person has no name at this table yet"));
  if (auto no = name_taken(name, seat, person)) return tl::make_unexpected(*no);
  return name;
}

Table::Refused Table::take_back(const Caller& caller) {
  const auto seat = any_seat(caller);
  if (!seat) return seat.error();
  if (auto no = need_running()) return no;
  const SeatState& at = state_.seats[static_cast<std::size_t>(*seat)];
  if (at.owner != caller.person) {
    const bool slow = at.holder == caller.person && at.stand_in == StandIn::clock;
    if (!slow) return refusal("not_your_seat", "only its owner may take a seat back");
  }
  if (at.stand_in == StandIn::conceded) return refusal("not_now", "this seat has conceded; a bot plays on");
  if (at.holder == at.owner && at.stand_in == StandIn::none) return refusal("not_now", "you play this seat already");
  note("returned", {{"seat", *seat}, {"person", caller.person}});
  return std::nullopt;
}

Table::Refused Table::seat_link(const Caller& caller) {
  if (auto no = need_host(caller)) return no;
  const auto seat = any_seat(caller);
  if (!seat) return seat.error();
  if (state_.phase != Phase::lobby) {
    if (auto no = need_running()) return no;
  }
  if (state_.seats[static_cast<std::size_t>(*seat)].kind != SeatState::Kind::person) {
    return refusal("not_now", "no person sits at seat " + std::to_string(*seat));
  }
  Bytes32 secret{};
  surroundings_->random(std::as_writable_bytes(std::span(secret)));
  secret_ = to_hex(secret);
  note("linked", {{"seat", *seat}, {"hash", to_hex(sha256(secret))}});
  return std::nullopt;
}

Table::Refused Table::claim(const Caller& caller) {
  if (state_.phase != Phase::lobby) {
    if (auto no = need_running()) return no;
  }
  const auto text = read_string(caller.message, "secret");
  if (!text) return malformed(text.error());
  const auto secret = from_hex(*text);
  const std::string hash = secret ? to_hex(sha256(*secret)) : "";
  const auto at = std::find_if(state_.seats.begin(), state_.seats.end(),
                               [&](const SeatState& seat) { return !hash.empty() && seat.link == hash; });
  if (at == state_.seats.end()) {
    return refusal("wrong_secret", "that seat link is wrong, was used, or was replaced; ask the host for a new one");
  }
  const int seat = static_cast<int>(at - state_.seats.begin());
  if (at->owner == caller.person) return refusal("not_now", "that seat is yours already");
  if (state_.claim) return refusal("not_now", "another claim waits for its answer");
  if (auto no = may_take(caller.person, seat)) return no;
  std::string name = at->owner_name;
  if (caller.message.contains("as")) {
    const auto given = read_string(caller.message, "as");
    if (!given) return malformed(given.error());
    const auto clean = clean_name(*given);
    if (!clean) return clean.error();
    if (auto no = name_taken(*clean, seat, caller.person)) return no;
    name = *clean;
  }
  note("claiming", {{"seat", seat}, {"person", caller.person}, {"as", name}});
  return std::nullopt;
}

Table::Refused Table::answer_claim(const Caller& caller) {
  const auto seat = any_seat(caller);
  if (!seat) return seat.error();
  const auto agree = read_bool(caller.message, "agree");
  if (!agree) return malformed(agree.error());
  if (!state_.claim || state_.claim->seat != *seat) return refusal("request_unknown", "nobody claims that seat");
  if (state_.seats[static_cast<std::size_t>(*seat)].owner != caller.person) {
    return refusal("not_your_seat", "only the seat's owner may answer that");
  }
  if (*agree) {
    note("claimed", {{"seat", *seat}, {"person", state_.claim->person}, {"as", state_.claim->name}});
  } else {
    note("claim_refused", {{"seat", *seat}});
  }
  return std::nullopt;
}

Table::Refused Table::nudge(const Caller& caller) {
  if (!caller.seated) return refusal("not_seated", "only somebody with a seat may do that");
  const auto seat = any_seat(caller);
  if (!seat) return seat.error();
  const SeatState& at = state_.seats[static_cast<std::size_t>(*seat)];
  const bool waited_for = at.kind == SeatState::Kind::person && at.stand_in == StandIn::none &&
                          (state_.phase == Phase::lobby
                               ? !at.ready
                               : state_.phase == Phase::playing && match_->owing().contains(static_cast<Seat>(*seat)));
  if (!waited_for) return refusal("not_now", "nobody waits for that seat");
  if (at.nudged != 0 && now_ < at.nudged + kMinute) return refusal("too_fast", "a seat may be nudged once a minute");
  note("nudged", {{"seat", *seat}, {"by", lowest_seat_of(caller.person)}});
  return std::nullopt;
}

Table::Refused Table::chat(const Caller& caller) {
  const PersonState& person = state_.people[static_cast<std::size_t>(caller.person)];
  if (person.muted && !caller.seated) return refusal("muted", "the host has muted you");
  Json body = {{"person", caller.person}};
  if (caller.message.contains("text") == caller.message.contains("phrase")) {
    return refusal("malformed", "'chat' needs either 'text' or 'phrase'");
  }
  std::optional<Phrase> phrase;
  if (caller.message.contains("text")) {
    const auto text = read_string(caller.message, "text");
    if (!text) return malformed(text.error());
    const auto clean = clean_text(*text);
    if (!clean) return clean.error();
    body["text"] = *clean;
  } else {
    const auto id = read_string(caller.message, "phrase");
    if (!id) return malformed(id.error());
    std::vector<Phrase> phrases(kPhrases.begin(), kPhrases.end());
    const auto& own = game_->info().phrases;
    phrases.insert(phrases.end(), own.begin(), own.end());
    std::string known;
    for (const Phrase& each : phrases) {
      if (each.id == *id) phrase = each;
      known += (known.empty() ? "" : ", ") + std::string(each.id);
    }
    if (!phrase) return refusal("malformed", "no such phrase; known: " + known);
    body["phrase"] = *id;
  }
  const bool about = phrase && phrase->about;
  if (about != caller.message.contains("about")) {
    return refusal("malformed", "'about' names a seat, and goes with the phrases that speak of one");
  }
  if (about) {
    const auto seat = any_seat(caller, "about");
    if (!seat) return seat.error();
    body["about"] = *seat;
  }
  if (person.spoke.size() >= kLinesAtOnce && now_ < person.spoke[person.spoke.size() - kLinesAtOnce] + kLinesWithin) {
    return refusal("too_fast", "at most 5 lines in ten seconds");
  }
  note("said", std::move(body));
  return std::nullopt;
}

Table::Refused Table::mute(const Caller& caller) {
  if (auto no = need_host(caller)) return no;
  const auto person = read_integer(caller.message, "person", 0, static_cast<std::int64_t>(state_.people.size()) - 1);
  if (!person) return malformed(person.error());
  const auto muted = read_bool(caller.message, "muted");
  if (!muted) return malformed(muted.error());
  if (*muted && !seats_of(static_cast<int>(*person)).empty()) {
    return refusal("not_now", "only people without a seat can be muted");
  }
  note("muted", {{"person", static_cast<int>(*person)}, {"muted", *muted}});
  return std::nullopt;
}

}  // namespace tempora
