// A table: where people sit, talk and play matches, one after the other. Pure logic: time, randomness and games are
// handed in, and nothing is sent or stored here.
//
// A table is the fold of its records. Whatever happens is decided into records, which are applied at once and handed
// back in a Step. The caller stores them, and only then lets anybody know (the messages of Session, the answer). When
// storing fails, the table is thrown away and restored from what is stored.
//
// A table is used by one thread at a time, its const functions included: they share caches.
// Times are milliseconds since 1970. A person is named by the id under which the server knows him.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.hpp"
#include "engine/fair_dice.hpp"
#include "engine/json.hpp"
#include "engine/result.hpp"
#include "table/record.hpp"
#include "table/state.hpp"

namespace tempora {

// How long a bot takes: from `least` to `most`, drawn without regard to what it knows or to what it will do.
struct Pace {
  std::int64_t least = 0;
  std::int64_t most = 0;
};

// The dice that anybody can check afterwards: for every match but those of tests.
std::unique_ptr<Dice> make_fair_dice(const std::string& match, const Bytes32& secret,
                                     std::span<const Bytes32> contributions);

// What a table takes from its surroundings. It must outlive the table and be safe to call from every thread.
struct Surroundings {
  std::function<const AnyGame*(std::string_view id)> find_game;  // null for an unknown game
  std::function<void(std::span<std::byte>)> random;              // fills with unpredictable bytes
  // The dice of a match; `contributions` in the order of seats.
  std::function<std::unique_ptr<Dice>(const std::string& match, const Bytes32& secret,
                                      std::span<const Bytes32> contributions)>
      make_dice = make_fair_dice;
  Pace pace;
};

// What lists of tables are made from.
struct Summary {
  // {"game","players","phase","seats":[name or null…],"taken","host":name,"options":{},"waiting":[person id…]}
  std::string json;
  std::vector<std::string> persons;  // ids of those who have a seat, sorted, each once
  bool open = false;                 // anybody may see it and sit down
  bool over = false;                 // nothing is going on

  bool operator==(const Summary&) const = default;
};

// A match that is over or stopped.
struct FinishedMatch {
  struct Participant {
    std::string person;  // empty: a bot
    int seat = 0;
    std::optional<int> place;  // none when the match was stopped
  };
  std::string match;
  std::string game;
  std::int64_t ended = 0;
  std::string summary;                    // {"started":unix_ms,"players":[name…],"outcome":the document's result}
  std::vector<Participant> participants;  // by seat
  std::string log;                        // the log file
};

// What one thing that happened leads to.
struct Step {
  std::vector<Record> records;            // to be stored, all or nothing; may be empty
  std::string answer;                     // the message to whoever sent the command, after the updates; or empty
  std::optional<Summary> summary;         // when it changed
  std::optional<FinishedMatch> finished;  // when a match ended
};

class Table {
 public:
  struct Opened;

  // A new table as POST /api/tables wishes it (docs/protocol.md §2); `person` is its host and sits at seat 0.
  // `offered_name` is taken when the wish has none.
  static tl::expected<Opened, Refusal> open(const Surroundings& surroundings, std::string code, std::string_view person,
                                            std::string_view offered_name, const Json& wish, std::int64_t now);
  // The table that these records (its first to its last) make; an error if they don't fit together or the match can't
  // be replayed under its rules.
  static Result<std::unique_ptr<Table>> restore(const Surroundings& surroundings, std::span<const Record> records);

  // A message {"type":"command", …}. Always leaves an answer: done or refused.
  [[nodiscard]] Step command(std::string_view person, const Json& message, std::int64_t now);
  // The person has a connection (of any device) here, or no longer any. Telling it again changes nothing.
  [[nodiscard]] Step present(std::string_view person, std::string_view offered_name, bool here, std::int64_t now);
  // Does one thing that is due by `now`: a bot's move, a clock that ran out, a limit that passed. To be called until
  // wake_at() lies after `now`.
  [[nodiscard]] Step wake(std::int64_t now);
  // When wake has something to do, or nothing.
  [[nodiscard]] std::optional<std::int64_t> wake_at() const;
  // To be called once after the process started: nobody is connected, and running clocks have at least a minute.
  [[nodiscard]] Step restarted(std::int64_t now);
  // The operator ends the match, if one is running.
  [[nodiscard]] Step stop(std::int64_t now);

  [[nodiscard]] const std::string& code() const { return state_.code; }
  [[nodiscard]] std::int64_t last_n() const { return state_.n; }
  [[nodiscard]] Phase phase() const { return state_.phase; }
  [[nodiscard]] Summary summary() const;

  // Everything that leaves the table towards a viewer is made of these (see Session).

  // The person's number at this table, or −1.
  [[nodiscard]] int number_of(std::string_view person) const;
  // May the person look at this seat's secrets on one of his devices?
  [[nodiscard]] bool holds(int person, int seat) const;
  // The seats that the person plays.
  [[nodiscard]] SeatSet seats_of(int person) const;
  // False: somebody without a seat at a table that is closed to spectators; he sees neither match nor chat.
  [[nodiscard]] bool may_watch(int person) const;

  using Text = std::shared_ptr<const std::string>;
  // The parts of the document (docs/protocol.md §5) as JSON, made once for all who see the same.
  [[nodiscard]] Text table_part() const;
  [[nodiscard]] Text match_part(Viewer viewer) const;
  void write_you(int person, Viewer viewer, JsonWriter& json) const;
  // The merge patch from an earlier text of a part to its present one, "" if they are equal.
  [[nodiscard]] const std::string& table_patch(const Text& before) const;
  [[nodiscard]] const std::string& match_patch(Viewer viewer, const Text& before) const;
  // The whole document.
  [[nodiscard]] std::string document(int person, Viewer viewer) const;
  // [FactGroup…] of the events stored after record `n`, at most the last 200; empty where there is nothing to tell.
  [[nodiscard]] const std::string& facts_since(std::int64_t n, Viewer viewer) const;
  // [Line…] of the lines stored after record `n`, at most the last 200; empty where there are none.
  [[nodiscard]] std::string chat_since(std::int64_t n) const;
  // The match that is played, or was the last; null before the first.
  [[nodiscard]] const AnyMatch* match() const { return match_.get(); }
  [[nodiscard]] bool hints() const { return state_.hints; }
  // How many answers of the advising level a hint is made of.
  [[nodiscard]] int hint_samples() const { return game_->hint_samples(advising_level()); }
  // The level of bots that stands in for people and gives hints.
  [[nodiscard]] std::string advising_level() const;

 private:
  using Refused = std::optional<Refusal>;
  struct Caller;
  struct CommandSpec {
    std::vector<std::string_view> fields;
    Refused (Table::*run)(const Caller&);
  };
  using Commands = std::map<std::string_view, CommandSpec>;
  using Folds = std::map<std::string_view, void (*)(Table&, const Json&)>;

  // What a record of a match event says besides the event itself.
  struct EventMark {
    int seat = 0;
    bool owed = false;    // it answered what the seat owed
    bool person = false;  // the seat's holder made it himself
    int asked = 0;        // TableState::asked
  };

  explicit Table(const Surroundings& surroundings) : surroundings_(&surroundings) {}

  // --- table.cpp: steps
  void begin_step(std::string_view person, std::int64_t now);
  Step end_step();
  // Decides a record: applies it and keeps it for the step.
  void note(std::string_view kind, Json body = Json::object());
  // The same for events that the match has played already.
  void note_events(const Played& played, const EventMark& mark);
  // Whatever follows at once from what was decided.
  void settle();
  bool settle_once();
  void deal();
  void begin_match();
  [[nodiscard]] int next_host() const;
  [[nodiscard]] bool all_want_rematch() const;
  [[nodiscard]] Json rematch_options() const;
  // Where a rematch puts whoever sits there.
  [[nodiscard]] int next_seat(int seat) const { return (seat + 1) % state_.players; }
  [[nodiscard]] bool is_missed(std::size_t person) const;
  [[nodiscard]] static SeatSet missing_agreements(const RequestState& request);
  [[nodiscard]] SeatSet outstanding() const;
  [[nodiscard]] SeatSet missing_contributions() const;
  void play_bots();
  void play_for(int seat, std::optional<std::uint32_t> answers, const Json& move, const std::string& by);
  [[nodiscard]] std::int64_t bots_at() const;
  [[nodiscard]] bool bots_due() const;
  [[nodiscard]] std::optional<int> owing_bot() const;
  [[nodiscard]] std::vector<int> speaking_bots() const;
  [[nodiscard]] std::uint64_t bot_seed(int seat, std::uint64_t use) const;
  [[nodiscard]] FinishedMatch finished_match() const;

  // --- fold.cpp: what records make of the table
  static const Folds& folds();
  Result<void> restore_record(const Record& record);
  void note_done(int person, const std::string& command);
  void apply(std::string_view kind, const Json& body);
  void apply_event(std::uint32_t event, bool last, const EventMark& mark);
  void apply_match_start();
  void end_match();
  void unready();
  void come_back(SeatState& seat);
  void refresh_clocks(int answered = -1);
  void say(Json line);
  SeatState& seat_at(const Json& body) { return state_.seats.at(body.at("seat").get<std::size_t>()); }
  PersonState& person_at(const Json& body) { return state_.people.at(body.at("person").get<std::size_t>()); }
  [[nodiscard]] std::unique_ptr<Dice> dice_of_match() const;
  [[nodiscard]] Setup setup() const { return {state_.players, state_.options, ""}; }

  // --- commands*.cpp
  Refused run_command(int person, const Json& message);
  static const Commands& commands();
  static void add_lobby_commands(Commands& commands);
  static void add_match_commands(Commands& commands);
  static void add_people_commands(Commands& commands);
  Refused sit(const Caller& caller);
  Refused stand(const Caller& caller);
  Refused rename(const Caller& caller);
  Refused ready(const Caller& caller);
  Refused option(const Caller& caller);
  Refused players(const Caller& caller);
  Refused bot(const Caller& caller);
  Refused remove(const Caller& caller);
  Refused move(const Caller& caller);
  Refused settings(const Caller& caller);
  Refused start(const Caller& caller);
  Refused contribute(const Caller& caller);
  Refused start_without(const Caller& caller);
  Refused play(const Caller& caller);
  Refused undo(const Caller& caller);
  Refused answer(const Caller& caller);
  Refused ask(const Caller& caller);
  Refused concede(const Caller& caller);
  Refused rematch(const Caller& caller);
  Refused hand_over(const Caller& caller);
  Refused take_back(const Caller& caller);
  Refused seat_link(const Caller& caller);
  Refused claim(const Caller& caller);
  Refused answer_claim(const Caller& caller);
  Refused nudge(const Caller& caller);
  Refused chat(const Caller& caller);
  Refused mute(const Caller& caller);
  [[nodiscard]] Refused need_host(const Caller& caller) const;
  [[nodiscard]] Refused need_lobby() const;
  [[nodiscard]] Refused need_running() const;
  [[nodiscard]] Refused name_taken(std::string_view name, int seat, int person) const;
  [[nodiscard]] Refused may_take(int person, int seat) const;
  // The seat that a field names, or the caller's only one.
  [[nodiscard]] tl::expected<int, Refusal> any_seat(const Caller& caller, std::string_view field = "seat") const;
  [[nodiscard]] tl::expected<int, Refusal> own_seat(const Caller& caller) const;
  Refused set_up(const Json& wish, std::string_view offered_name);
  [[nodiscard]] Refusal unknown_level() const;
  [[nodiscard]] tl::expected<std::string, Refusal> seat_name(int person, int seat) const;
  [[nodiscard]] UndoChance undo_chance(int seat) const;
  [[nodiscard]] std::string free_bot_name() const;
  [[nodiscard]] int lowest_seat_of(int person) const;
  [[nodiscard]] bool is_listed(int person) const;
  [[nodiscard]] const std::string& name_of(int person) const;
  [[nodiscard]] bool in_match() const { return state_.phase == Phase::playing || state_.phase == Phase::paused; }
  Refused ask_for(RequestState::What what, int person, int seat, const UndoChance& chance);

  // --- document.cpp
  [[nodiscard]] std::string write_table() const;
  void write_people(JsonWriter& json) const;
  void write_seats(JsonWriter& json) const;
  void write_agreements(JsonWriter& json) const;
  void write_dice(JsonWriter& json) const;
  void write_result(JsonWriter& json) const;

  // The latest text of one part, and the latest patch towards it.
  struct Shown {
    std::int64_t n = -1;
    Text text;
    Text before;  // the patch leads from here …
    Text after;   // … to here
    std::string patch;
    std::int64_t facts_from = -1;
    std::int64_t facts_n = -1;
    std::string facts;
  };
  static const std::string& patch_of(Shown& part, const Text& before, const Text& after);
  Shown& shown(Viewer viewer) const;

  const Surroundings* surroundings_;
  const AnyGame* game_ = nullptr;
  TableState state_;
  std::unique_ptr<AnyMatch> match_;
  std::unique_ptr<Dice> dice_;
  std::map<std::string, int, std::less<>> numbers_;  // of people, by id
  std::string commitment_;                           // to the secret of the match's dice

  // The step that is being decided.
  std::int64_t now_ = 0;
  std::string actor_;
  std::vector<Record> fresh_;
  std::string secret_;  // for the answer alone
  bool ended_ = false;
  int asked_ = 0;  // as TableState::asked, and those who said no since the last record
  Summary summary_;

  mutable Shown shown_table_;
  mutable std::array<Shown, kMaxSeats + 1> shown_match_;  // by seat; the last is the spectators'
};

struct Table::Opened {
  std::unique_ptr<Table> table;
  Step step;
};

}  // namespace tempora
