// What TimeQuest's cards are called and what they do, in English, from the content of a match.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "engine/setup.hpp"
#include "games/timequest/cards.hpp"

namespace tempora::cli {

class TimequestCards {
 public:
  // Precondition: a match can be set up so.
  explicit TimequestCards(const Setup& setup);

  // "Time Diver" for AO16; also of quests, events, artifacts' powers, characters and objectives. Of a card that is
  // unknown its id.
  [[nodiscard]] std::string name(std::string_view id) const;
  // "jump to any period" for AO16; empty for a card that is unknown.
  [[nodiscard]] std::string text(std::string_view id) const;
  // The quest of that id, or nullptr.
  [[nodiscard]] const timequest::Quest* quest(std::string_view id) const;
  // The artifact of that period.
  [[nodiscard]] const timequest::Artifact& artifact(int period) const;
  // That period; 0 is the Void.
  [[nodiscard]] const timequest::Period& tile(int tile) const;
  [[nodiscard]] const timequest::Cards& all() const { return cards_; }

 private:
  struct Entry {
    std::string name;
    std::string text;
  };
  [[nodiscard]] const Entry* find(std::string_view id) const;

  timequest::Cards cards_;
  std::map<std::string, Entry, std::less<>> entries_;
};

}  // namespace tempora::cli
