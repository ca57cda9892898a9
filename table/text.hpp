// Names and chat lines that anybody may have typed.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/game.hpp"

namespace tempora {

// The name in NFC without blanks around it: 1 to 24 characters that can be seen, none that controls, reorders or hides
// text. Refused with `name_invalid`.
tl::expected<std::string, Refusal> clean_name(std::string_view name);

// Two names are the same name if their keys are equal: case and compatible forms of letters don't matter.
std::string name_key(std::string_view name);

// The line in NFC without blanks around it: 1 to 500 characters; line breaks become blanks. Refused with
// `text_invalid`.
tl::expected<std::string, Refusal> clean_text(std::string_view text);

// The ready phrases of every table; a game may have others besides (GameInfo::phrases).
inline constexpr std::array<Phrase, 8> kPhrases{{{"hello", false},
                                                 {"thanks", false},
                                                 {"well_played", false},
                                                 {"good_luck", false},
                                                 {"one_moment", false},
                                                 {"sorry", false},
                                                 {"trust_me", false},
                                                 {"your_turn", true}}};

}  // namespace tempora
