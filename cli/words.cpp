#include "cli/words.hpp"

#include <fmt/format.h>

#include <map>

#include "cli/khronos_words.hpp"
#include "cli/tempel_words.hpp"
#include "cli/timequest_words.hpp"

namespace tempora::cli {

std::string Ink::paint(std::string_view code, std::string_view text) const {
  if (!on_) return std::string(text);
  return "\033[" + std::string(code) + "m" + std::string(text) + "\033[0m";
}

std::string Players::name(const Json& seat) const { return is_you(seat) ? "you" : names[seat.get<std::size_t>()]; }

std::string Players::whose(const Json& seat) const { return is_you(seat) ? "your" : name(seat) + "'s"; }

std::string Players::does(const Json& seat, std::string_view third, std::string_view second) const {
  return is_you(seat) ? fmt::format("You {}", second) : fmt::format("{} {}", name(seat), third);
}

namespace {

const std::map<std::string_view, const Words*>& all_words() {
  static const KhronosWords kKhronos;
  static const TempelWords kTempel;
  static const TimequestWords kTimequest;
  static const std::map<std::string_view, const Words*> kWords{
      {"khronos", &kKhronos}, {"tempel", &kTempel}, {"timequest", &kTimequest}};
  return kWords;
}

}  // namespace

Result<void> check_words(std::span<const AnyGame* const> games) {
  for (const AnyGame* game : games) {
    if (!all_words().contains(game->info().id)) {
      return error("the game '" + game->info().id +
                   "' has no words for the terminal; cli/words.cpp lists those that do");
    }
  }
  return {};
}

const Words& words_of(std::string_view game) { return *all_words().at(game); }

}  // namespace tempora::cli
