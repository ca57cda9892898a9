// Errors as values.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace tempora {

// What is wrong and what is allowed, in one line of English.
struct Error {
  std::string text;
  std::string where = {};  // where in a content file: a JSON pointer such as /temples/2/gold, or empty
};

template <class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> error(std::string text, std::string where = {}) {
  return tl::make_unexpected(Error{std::move(text), std::move(where)});
}

// Why something that somebody wished may not be done. It holds nothing that the asker may not know.
struct Refusal {
  std::string code;         // one of docs/protocol.md §7
  std::string text;         // one line of English: what is wrong and what is allowed
  std::string rule;         // the rule of the book that forbids it, or empty
  std::vector<int> causes;  // what on the board causes it, in the game's own numbering
};

// A refusal by a rule of the book.
inline Refusal illegal(std::string_view rule, std::string text, std::vector<int> causes = {}) {
  return {"illegal", std::move(text), std::string(rule), std::move(causes)};
}

}  // namespace tempora
