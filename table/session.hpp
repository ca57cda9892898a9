// What one connection sees of a table, and everything that is sent to it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json.hpp"
#include "engine/result.hpp"
#include "engine/types.hpp"
#include "table/messages.hpp"
#include "table/table.hpp"

namespace tempora {

class Session {
 public:
  // The connection of the person with this id.
  explicit Session(std::string person) : person_(std::move(person)) {}

  [[nodiscard]] const std::string& person() const { return person_; }

  // Answers any message but a command: hello, outlook, paths, hint, moment, lift, ping.
  [[nodiscard]] std::string answer(const Table& table, const Json& message);
  // Appends what the connection is to be told of the records since it was last told; nothing before its hello.
  void update(const Table& table, std::vector<std::string>& messages);

 private:
  std::string person_;
  int number_ = -1;                         // the person's number at the table, once known
  std::optional<std::optional<int>> lift_;  // hot seat: what was asked for; null: only what is public
  bool greeted_ = false;
  bool watches_ = true;  // false: a table closed to those without a seat shows neither match nor chat
  std::int64_t n_ = 0;   // the last record told
  Viewer viewer_ = Viewer::spectator();
  Table::Text table_;
  Table::Text match_;
  std::string you_;

  Viewer viewer(const Table& table);
  std::string state(const Table& table, std::int64_t since);
  tl::expected<std::string, Refusal> hello(const Table& table, const Json& message);
  tl::expected<std::string, Refusal> lift(const Table& table, const Json& message);
  tl::expected<std::string, Refusal> ask(const Table& table, const std::string& type, const std::string& id,
                                         const Json& message);
};

}  // namespace tempora
