// How a game looks in lines of text: its board, moves and facts in words. It sees what a client sees: the JSON of
// views, moves and facts (docs/protocol.md).
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.hpp"
#include "engine/json.hpp"
#include "engine/result.hpp"
#include "engine/setup.hpp"

namespace tempora::cli {

inline constexpr std::size_t kColumns = 100;  // at most, of a line

// What write(JsonWriter&) writes; null if that is nothing.
Json parsed(const auto& write) {
  std::string text;
  JsonWriter json(text);
  write(json);
  return text.empty() ? Json() : Json::parse(text);
}

inline std::string text_of(const Json& value) { return value.get<std::string>(); }

// Colours of a terminal, or nothing at all.
class Ink {
 public:
  explicit Ink(bool on) : on_(on) {}
  [[nodiscard]] std::string bold(std::string_view text) const { return paint("1", text); }
  [[nodiscard]] std::string dim(std::string_view text) const { return paint("2", text); }
  [[nodiscard]] std::string red(std::string_view text) const { return paint("1;31", text); }
  [[nodiscard]] std::string yellow(std::string_view text) const { return paint("1;33", text); }
  [[nodiscard]] std::string blue(std::string_view text) const { return paint("1;34", text); }

 private:
  [[nodiscard]] std::string paint(std::string_view code, std::string_view text) const;
  bool on_;
};

// Who sits at the table, and who looks.
struct Players {
  std::vector<std::string> names;  // by seat
  int you = -1;                    // the seat that looks; -1: nobody in particular

  [[nodiscard]] bool is_you(const Json& seat) const { return you >= 0 && seat == you; }
  // "Ada", "you"
  [[nodiscard]] std::string name(const Json& seat) const;
  // "Ada's", "your"
  [[nodiscard]] std::string whose(const Json& seat) const;
  // "Ada opens", "You open"
  [[nodiscard]] std::string does(const Json& seat, std::string_view third, std::string_view second) const;
};

class Words {
 public:
  virtual ~Words() = default;
  // The board, at most kColumns wide, each line ended.
  [[nodiscard]] virtual std::string board(const Json& view, const Players& players, const Ink& ink) const = 0;
  // One line without its end; empty for what was told to one seat alone where nobody in particular looks.
  [[nodiscard]] virtual std::string fact(const Json& fact, const Players& players, const Ink& ink) const = 0;
  // A few words for a list of choices.
  [[nodiscard]] virtual std::string move(const Json& move, const Players& players) const = 0;
  // What moves besides the owed ones are, as a verb: "announce"; empty where the game has none.
  [[nodiscard]] virtual std::string_view optional() const = 0;
};

// An error that names the first of these games that has no words. The program asks when it starts, for the whole
// catalogue.
Result<void> check_words(std::span<const AnyGame* const> games);

// The words of a match of the game with that id, which has some; content of its own may have other names.
// Precondition: a match can be set up so.
std::unique_ptr<const Words> words_of(std::string_view game, const Setup& setup);

}  // namespace tempora::cli
