#include "cli/words.hpp"

#include <fmt/format.h>

#include <concepts>
#include <map>

#include "cli/khronos_words.hpp"
#include "cli/steamtime_words.hpp"
#include "cli/tempel_words.hpp"
#include "cli/timequest_words.hpp"
#include "cli/wartime_words.hpp"

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

using MakeWords = std::unique_ptr<const Words> (*)(const Setup& setup);

template <class GameWords>
std::unique_ptr<const Words> make_words(const Setup& setup) {
  if constexpr (std::constructible_from<GameWords, const Setup&>)
    return std::make_unique<GameWords>(setup);
  else
    return std::make_unique<GameWords>();
}

const std::map<std::string_view, MakeWords>& all_words() {
  static const std::map<std::string_view, MakeWords> kWords{{"khronos", make_words<KhronosWords>},
                                                            {"steamtime", make_words<SteamtimeWords>},
                                                            {"tempel", make_words<TempelWords>},
                                                            {"timequest", make_words<TimequestWords>},
                                                            {"wartime", make_words<WartimeWords>}};
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

std::unique_ptr<const Words> words_of(std::string_view game, const Setup& setup) { return all_words().at(game)(setup); }

}  // namespace tempora::cli
