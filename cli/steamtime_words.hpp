// Steam Time in lines of text.
#pragma once

#include "cli/words.hpp"
#include "games/steamtime/components.hpp"

namespace tempora::cli {

class SteamtimeWords final : public Words {
 public:
  explicit SteamtimeWords(const Setup& setup);
  std::string board(const Json& view, const Players& players, const Ink& ink) const override;
  std::string fact(const Json& fact, const Players& players, const Ink& ink) const override;
  std::string move(const Json& move, const Players& players) const override;
  std::string_view optional() const override { return ""; }

 private:
  [[nodiscard]] const steamtime::Space& space(const std::string& id) const;
  [[nodiscard]] const steamtime::Expedition& expedition(const std::string& id) const;
  [[nodiscard]] const steamtime::Encounter& encounter(const std::string& id) const;
  [[nodiscard]] const steamtime::Specialist& specialist(const std::string& id) const;
  [[nodiscard]] std::string lies(const std::string& id, bool as_expedition) const;
  [[nodiscard]] std::string encounter_text(const std::string& id) const;
  [[nodiscard]] std::string question(const Json& view) const;

  int players_;
  steamtime::Components components_;
};

}  // namespace tempora::cli
