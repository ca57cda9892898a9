// What a match starts from: players, options, content.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json.hpp"
#include "engine/json_writer.hpp"

namespace tempora {

// An option of a game, as the catalogue lists it.
struct OptionSpec {
  enum class Kind : std::uint8_t {
    choice,   // one of `values`
    range,    // a whole number from `low` to `high`; what players and other options exclude, Rules::create refuses
    seat,     // a seat, or one of `values`
    order,    // a permutation of `values`
    content,  // what the content gives under that name; `values` are those of the game's own content
  };
  std::string name;
  Kind kind = Kind::choice;
  std::vector<std::string> values;
  std::int64_t low = 0;
  std::int64_t high = 0;
  Json default_value;
  std::string help;  // one line of English
};

void write(const OptionSpec& option, JsonWriter& json);

// A choice between `values`, of which the first is the default unless `standard` names another.
OptionSpec choice_option(std::string name, std::vector<std::string> values, std::string help,
                         std::string standard = "");

struct Setup {
  int players = 0;
  Json options = Json::object();  // by name; what is missing takes its default
  std::string content;            // canonical JSON of the content; empty: the game's own
};

// `given` with every default filled in, or an error that names the option and what is allowed.
Result<Json> complete_options(std::span<const OptionSpec> specs, const Json& given, int players);

// Reads "NAME=VALUE" as the command line gives it: a number where the option's kind asks for one.
Result<void> set_option(std::span<const OptionSpec> specs, std::string_view assignment, Json& options);

}  // namespace tempora
