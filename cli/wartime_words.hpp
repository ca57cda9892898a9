// WarTime in lines of text.
#pragma once

#include "cli/words.hpp"

namespace tempora::cli {

class WartimeWords final : public Words {
 public:
  std::string board(const Json& view, const Players& players, const Ink& ink) const override;
  std::string fact(const Json& fact, const Players& players, const Ink& ink) const override;
  std::string move(const Json& move, const Players& players) const override;
  std::string_view optional() const override { return ""; }
};

}  // namespace tempora::cli
