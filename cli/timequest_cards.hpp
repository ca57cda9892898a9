// What TimeQuest's cards are called and what they do, in English, from the content that is built in. A match with other
// content has the same ids; a card that is unknown here is called by its id.
#pragma once

#include <string>
#include <string_view>

#include "games/timequest/cards.hpp"

namespace tempora::cli {

const timequest::Cards& timequest_cards();

// "Time Diver" for AO16; also of quests, events, artifacts' powers, characters and objectives.
std::string timequest_card_name(std::string_view id);
// "jump to any period" for AO16; empty for a card that is unknown.
std::string timequest_card_text(std::string_view id);
// The quest of that id, or nullptr.
const timequest::Quest* timequest_quest(std::string_view id);
// "Viking Age"; tile 0 is "The Void".
std::string timequest_tile_name(int tile);

}  // namespace tempora::cli
