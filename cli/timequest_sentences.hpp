// TimeQuest's facts, moves and questions as sentences.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "cli/timequest_cards.hpp"
#include "cli/words.hpp"

namespace tempora::cli {

// In type order.
inline constexpr std::array<std::string_view, timequest::kGoods> kGoodShort{"Fo", "Go", "Kn", "Cl", "St"};

// "Ada moves from Viking Age to The Void."
std::string timequest_fact(const Json& fact, const Players& players, const TimequestCards& cards);
// "move to Viking Age"
std::string timequest_move(const Json& move, const Players& players, const TimequestCards& cards);
// What the field `asked` of a view says, without whom it asks: "choose how many dice to roll".
std::string timequest_question(const Json& asked, const Players& players, const TimequestCards& cards);
// "Fo 2 Kn 1": `goods` in type order; "nothing" where there is none.
std::string timequest_goods(const Json& goods);

}  // namespace tempora::cli
