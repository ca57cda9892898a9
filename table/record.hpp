// What a table stores: its whole life is a list of records, and the table is what follows from them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace tempora {

struct Record {
  std::int64_t n = 0;                 // 1, 2, 3 … without a gap
  std::string kind;                   // what happened, by its name in fold.cpp
  std::string body;                   // a JSON object; holds secrets, never to be shown
  std::string match;                  // id of the match that it belongs to, or empty
  std::optional<std::int64_t> event;  // the match event that it holds
  std::string person;                 // id of the person who caused it, or empty
  std::string command;                // the person's id of the command, or empty
  std::string answer;                 // the message that is sent again when the command comes again, or empty

  bool operator==(const Record&) const = default;
};

}  // namespace tempora
