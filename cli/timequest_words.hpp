// TimeQuest in lines of text.
#pragma once

#include "cli/timequest_cards.hpp"
#include "cli/words.hpp"

namespace tempora::cli {

class TimequestWords final : public Words {
 public:
  explicit TimequestWords(const Setup& setup) : cards_(setup) {}
  std::string board(const Json& view, const Players& players, const Ink& ink) const override;
  std::string fact(const Json& fact, const Players& players, const Ink& ink) const override;
  std::string move(const Json& move, const Players& players) const override;
  std::string_view optional() const override { return "think again"; }

 private:
  TimequestCards cards_;
};

}  // namespace tempora::cli
