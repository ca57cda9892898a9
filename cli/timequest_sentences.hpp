// TimeQuest's facts, moves and questions as sentences.
#pragma once

#include <string>

#include "cli/words.hpp"

namespace tempora::cli {

// "Ada moves from Viking Age to The Void."
std::string timequest_fact(const Json& fact, const Players& players);
// "move to Viking Age"
std::string timequest_move(const Json& move, const Players& players);
// What the field `asked` of a view says, without whom it asks: "choose how many dice to roll".
std::string timequest_question(const Json& asked, const Players& players);
// "Fo 2 Kn 1": `goods` in type order; "nothing" where there is none.
std::string timequest_goods(const Json& goods);

}  // namespace tempora::cli
