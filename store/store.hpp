// What must outlive the process: tables, their streams of records, finished matches, secrets and persons.
//
// Writing is asynchronous. A change is handed over, and its callback comes when the change is durable (it survives a
// kill and a power cut) or refused (then nothing of it is there). Changes are done in the order in which they were
// handed over, and so come the callbacks, on a thread of the store: they must be quick and must not throw; they may
// hand over further changes. Reading blocks, works from any thread, and sees durable changes only.
//
// The store makes no ids, no times and no secrets: all are handed in. Times are milliseconds since 1970 (UTC).
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace tempora::store {

enum class ErrorKind {
  conflict,  // what is to be made is there already: the number, event, command, id or file. Read again
  missing,   // what the change is about isn't there
  invalid,   // what was handed in contradicts itself or breaks a rule of the store
  full,      // no room on the disk. Works again when there is room
  io,        // the disk failed, or the database is locked by another program. May work again
  damaged,   // the file is not a sound database
  version,   // written by a newer program, or not by this program at all
  in_use,    // another process holds the store
};

struct Error {
  ErrorKind kind;
  std::string text;  // one line of English for the operator; holds no content of the store
};

template <class T>
using Result = tl::expected<T, Error>;

// One record of a table's stream.
struct Record {
  std::int64_t n = 0;                 // 1, 2, 3 … at each table, without a gap
  std::string kind;                   // what it is: the table's word for it
  std::string body;                   // JSON
  std::string match;                  // id of the match that it belongs to, or empty
  std::optional<std::int64_t> event;  // number of the match event that it holds: unique in the match
  std::string person;                 // who caused it, or empty
  std::string command;                // the command's id, or empty: unique for table and person
  std::string answer;                 // JSON that is sent again when the same command comes again, or empty

  bool operator==(const Record&) const = default;
};

// A table as the home page shows it.
struct Table {
  std::string code;
  std::string game;
  std::int64_t created = 0;
  std::string summary;               // JSON: phase, names, who is waited for
  std::vector<std::string> persons;  // ids of those who sit there, sorted, each once
  bool open = false;                 // listed for everybody
  bool over = false;                 // nothing is going on at it any more
  std::int64_t last = 0;             // number of its last record; the store finds it out, it is ignored when written

  bool operator==(const Table&) const = default;
};

struct Participant {
  std::string person;  // empty: a bot
  std::int64_t seat = 0;
  std::optional<std::int64_t> place;  // none when the match was stopped

  bool operator==(const Participant&) const = default;
};

// A match that is over or stopped.
struct FinishedMatch {
  std::string match;
  std::string table;
  std::string game;
  std::int64_t ended = 0;
  std::string summary;                    // JSON: names, outcome
  std::vector<Participant> participants;  // by seat

  bool operator==(const FinishedMatch&) const = default;
};

// A finished match and its log file, as it is handed out.
struct MatchLog {
  FinishedMatch match;
  std::string log;
};

// What a match's dice follow from. Stored before its commitment is shown to anybody.
struct MatchSecret {
  std::string match;
  std::string bytes;
};

// What one step of a table stores: all of it or nothing.
struct Append {
  std::string table;            // code
  std::vector<Record> records;  // their numbers follow the table's last one
  std::optional<Table> update;  // what the table is from now on, its code the same; makes it when there is none
  std::optional<MatchSecret> secret;
  std::optional<MatchLog> finished;
};

struct Person {
  std::string id;
  std::string name;  // empty until the person gives one
  std::int64_t created = 0;

  bool operator==(const Person&) const = default;
};

// A device on which a person is known by a token.
struct Device {
  std::string id;
  std::string person;
  std::string token_hash;  // SHA-256 of the token, 32 bytes; the token itself is never stored
  std::int64_t created = 0;
  std::int64_t seen = 0;  // when it was last here
  std::string label;      // what kind of device it is, for the person

  bool operator==(const Device&) const = default;
};

// Lets one more device of the person join, once.
struct Invitation {
  std::string secret_hash;  // SHA-256 of the secret, 32 bytes
  std::string person;
  std::int64_t created = 0;
  std::int64_t expires = 0;
};

struct Identity {
  Person person;
  Device device;
};

// For the metrics.
struct Figures {
  std::uint64_t stored = 0;   // changes that became durable
  std::uint64_t refused = 0;  // changes that did not
  std::uint64_t commits = 0;  // transactions that made them durable
  std::uint64_t waiting = 0;  // changes handed over and not yet answered
};

class Store {
 public:
  using Done = std::function<void(Result<void>)>;

  // Waits until everything that was handed over is answered. Nothing may be handed over meanwhile, except by callbacks.
  virtual ~Store() = default;

  // `conflict` when a record's number does not follow the table's last one, or when the event, the command, the secret
  // or the finished match is there already; `missing` when there is no such table, or no such person at it.
  virtual void append(Append append, Done done) = 0;

  // A new person with a first device. `conflict` when the person, the device or the token is there already.
  virtual void add_person(Person person, Device device, Done done) = 0;
  virtual void rename_person(std::string person, std::string name, Done done) = 0;
  virtual void touch_device(std::string device, std::int64_t seen, Done done) = 0;
  // `missing` also when the device is somebody else's.
  virtual void remove_device(std::string person, std::string device, Done done) = 0;
  // Forgets invitations that have expired by then.
  virtual void invite_device(Invitation invitation, Done done) = 0;
  // Uses the invitation up and adds the device (its `person` is filled in); answers the person's id. `missing` when the
  // invitation was never made, is used up, or expired at `device.created` or before.
  virtual void join_device(std::string secret_hash, Device device, std::function<void(Result<std::string>)> done) = 0;

  // Records of a table from number `from` on, in order; empty when there are none.
  virtual Result<std::vector<Record>> records(const std::string& table, std::int64_t from = 1) = 0;
  // What was answered to the command, when it was stored.
  virtual Result<std::optional<std::string>> answer(const std::string& table, const std::string& person,
                                                    const std::string& command) = 0;

  virtual Result<std::optional<Table>> table(const std::string& code) = 0;
  // Tables that are not over, the oldest first: all, those where the person sits, the open ones.
  virtual Result<std::vector<Table>> running_tables() = 0;
  virtual Result<std::vector<Table>> tables_of(const std::string& person) = 0;
  virtual Result<std::vector<Table>> open_tables() = 0;

  // Matches of the person that are over or stopped, the newest first, at most `limit`.
  virtual Result<std::vector<FinishedMatch>> matches_of(const std::string& person, std::int64_t limit) = 0;
  virtual Result<std::optional<FinishedMatch>> finished_match(const std::string& match) = 0;
  // The log file of a match that is over or stopped.
  virtual Result<std::optional<std::string>> match_log(const std::string& match) = 0;
  virtual Result<std::optional<std::string>> match_secret(const std::string& match) = 0;

  virtual Result<std::optional<Person>> person(const std::string& id) = 0;
  virtual Result<std::optional<Identity>> identify(const std::string& token_hash) = 0;
  // The person's devices, the newest first.
  virtual Result<std::vector<Device>> devices_of(const std::string& person) = 0;

  virtual Figures figures() const = 0;
};

}  // namespace tempora::store
