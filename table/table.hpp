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

#include <cstddef>
#include <cstdint>
#include <functional>
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
  std::string summary;  // {"players":[name…],"places":[…]|null,"outcome":the document's result}
  std::vector<Participant> participants;  // by seat
  std::string log;                        // the log file
};

// What one thing that happened leads to.
struct Step {
  std::vector<Record> records;           // to be stored, all or nothing; may be empty
  std::string answer;                    // the message to whoever sent the command, after the updates; or empty
  std::optional<Summary> summary;        // when it changed
  std::optional<FinishedMatch> finished;  // when a match ended
};

class Table {
 public:
  struct Opened;

  // A new table as POST /api/tables wishes it (docs/protocol.md §2); `person` is its host and sits at seat 0.
  // `offered_name` is taken when the wish has none.
  static tl::expected<Opened, Refusal> open(const Surroundings& surroundings, std::string code,
                                            std::string_view person, std::string_view offered_name, const Json& wish,
                                            std::int64_t now);
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
  // The whole document.
  [[nodiscard]] std::string document(int person, Viewer viewer) const;
  // [FactGroup…] of the events stored after record `n`, at most the last 200; empty where there is nothing to tell.
  [[nodiscard]] std::string facts_since(std::int64_t n, Viewer viewer) const;
  // [Line…] of the lines stored after record `n`, at most the last 200; empty where there are none.
  [[nodiscard]] std::string chat_since(std::int64_t n) const;
  // The match that is played, or was the last; null before the first.
  [[nodiscard]] const AnyMatch* match() const { return match_.get(); }
  [[nodiscard]] bool hints() const { return state_.hints; }

 private:
};

struct Table::Opened {
  std::unique_ptr<Table> table;
  Step step;
};

}  // namespace tempora
