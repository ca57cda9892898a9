// What the functions behind the commands share.
#pragma once

#include "table/table.hpp"

namespace tempora {

struct Table::Caller {
  int person = 0;
  const Json& message;
  bool seated = false;
  bool host = false;
};

inline Refusal refusal(std::string code, std::string text) { return {std::move(code), std::move(text), "", {}}; }
inline Refusal malformed(const Error& error) { return refusal("malformed", error.text); }

}  // namespace tempora
