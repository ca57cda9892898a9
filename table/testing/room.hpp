// A table with people at it, for tests: simulated time, chance from a seed, and every step checked: records have no
// gap, the table restored from them is the same table, and what was sent adds up to the document.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/generator.hpp"
#include "games/catalogue.hpp"
#include "table/session.hpp"
#include "table/table.hpp"

namespace tempora::testing {

// Without the members that are null: a merge patch can't tell them from absent ones.
Json without_nulls(const Json& json);

// What one device knows: the document as its messages made it.
struct Device {
  Session session;
  Json doc;
  std::int64_t n = 0;
  std::vector<Json> facts;  // by group
  std::vector<Json> chat;
  std::vector<std::string> heard;  // every message, as it came

  explicit Device(std::string person) : session(std::move(person)) {}
  void hear(const std::string& text);
};

inline const std::vector<std::string> kThree{"ada", "ben", "cai"};

class Room {
 public:
  explicit Room(std::uint64_t seed = 1);

  Surroundings& surroundings() { return surroundings_; }
  Table& table() { return *table_; }
  std::int64_t& now() { return now_; }
  const std::vector<Record>& records() const { return records_; }
  const std::vector<FinishedMatch>& finished() const { return finished_; }
  std::map<std::string, Device>& devices() { return devices_; }
  Device& device(const std::string& key) { return devices_.at(key); }

  // A new table, its maker connected; the refusal's code, or "".
  std::string open(const Json& wish, const std::string& person = "ada");
  // The same, and these people sit down at it; the first of them is its maker.
  void gather(const Json& wish, const std::vector<std::string>& people);
  // A match of Tempel for three, with two of the seats played at Ada's device: hers, and Bob's, who has the key first.
  void play_at_one_device();
  // A table of Tempel with `people` seated, everybody ready and the match begun; the others are bots.
  void play(int players, const std::vector<std::string>& people, Json options = Json::object());
  void begin(const std::vector<std::string>& people);

  void come(const std::string& person);
  void go(const std::string& person);

  Json command(const std::string& person, const std::string& name, Json fields = Json::object());
  Json send(const std::string& person, const Json& message);
  // The code of the refusal, or "" when it was done.
  std::string code(const std::string& person, const std::string& name, Json fields = Json::object());
  Json ask(const std::string& person, const Json& message);

  // Lets time pass, and everything happen that is due meanwhile; how often something was due.
  int pass(std::int64_t milliseconds);

  Json document(const std::string& person) const;
  Json seat(int number) const { return document("").at("table").at("seats").at(std::to_string(number)); }
  std::string phase() const { return std::string(phase_name(table_->phase())); }
  int keyholder() const { return document("").at("match").at("keyholder").get<int>(); }

  // Plays the first legal move for the person.
  std::string open_first(const std::string& person);

  // The process ends and a new one takes over.
  void restart();

  // Every person's document from every seat, and all that was said.
  static std::string everything(const Table& table, int people);
  void keep(const Step& step);

  bool checks = true;  // restore and compare after every step

 private:
  Generator chance_;
  Surroundings surroundings_;
  std::unique_ptr<Table> table_;
  std::int64_t now_ = 1'000'000'000'000;
  std::int64_t commands_ = 0;
  std::vector<Record> records_;
  std::vector<FinishedMatch> finished_;
  std::map<std::string, Device> devices_;
};

}  // namespace tempora::testing
