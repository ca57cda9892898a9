// Facts as JSON: {"what":"moved","seat":1,"from":3,"to":6,"by_portal":false}; the table is in docs/protocol.md §8.
// For each fact the names and kinds of its numbers, in their order.
#include <array>
#include <string_view>
#include <vector>

#include "games/timequest/rules.hpp"

namespace tempora::timequest {
namespace {

// What a number of a fact is. Where it is −1 (of a seat, a card: nobody, hidden), null is written.
enum class Is : std::uint8_t {
  number,
  yes,
  seat,
  tile,
  good,
  goods,
  quest,
  event,
  all_event,
  action,
  objective,
  character,
  means,
  pile,
  deck,
  deck_card,
  deck_cards,
  act,
  bar,
  challenge
};

struct Field {
  std::string_view name;
  Is is = Is::number;
};

struct Shape {
  What what = What::over;
  std::string_view name;
  std::vector<Field> fields;
};

constexpr Field kSeat{"seat", Is::seat};

const std::array<Shape, kWhats>& shapes() {
  static const std::array<Shape, kWhats> kShapes{{
      {What::first_player, "first_player", {kSeat}},
      {What::picked, "picked", {kSeat, {"character", Is::character}}},
      {What::explorer, "explorer", {kSeat, {"quest", Is::quest}}},
      {What::objective, "objective", {kSeat, {"objective", Is::objective}}},
      {What::answered, "answered", {kSeat, {"answered", Is::yes}}},
      {What::drafted, "drafted", {kSeat, {"goods", Is::goods}, {"crystals"}}},
      {What::round, "round", {{"round"}, {"first", Is::seat}}},
      {What::final_round, "final_round", {{"round"}}},
      {What::turn, "turn", {kSeat, {"round"}}},
      {What::turn_ended, "turn_ended", {kSeat}},
      {What::penalty, "penalty", {kSeat, {"to", Is::seat}}},
      {What::limit, "limit", {kSeat}},
      {What::objective_shown, "objective_shown", {kSeat, {"objective", Is::objective}}},
      {What::wagered, "wagered", {kSeat, {"spot"}, {"stake"}, {"left"}}},
      {What::over, "over", {}},
      {What::moved, "moved", {kSeat, {"from", Is::tile}, {"to", Is::tile}, {"by_portal", Is::yes}}},
      {What::free_move, "free_move", {kSeat, {"from", Is::tile}, {"to", Is::tile}}},
      {What::arrived, "arrived", {kSeat, {"tile", Is::tile}, {"left"}}},
      {What::closed, "closed", {{"tile", Is::tile}}},
      {What::entered_void, "entered_void", {kSeat, {"from", Is::tile}, {"by_portal", Is::yes}}},
      {What::gained, "gained", {kSeat, {"goods", Is::goods}, {"crystals"}}},
      {What::lost, "lost", {kSeat, {"goods", Is::goods}, {"crystals"}}},
      {What::paid, "paid", {kSeat, {"goods", Is::goods}, {"crystals"}}},
      {What::given, "given", {kSeat, {"to", Is::seat}, {"good", Is::good}, {"count"}}},
      {What::passed, "passed", {kSeat, {"to", Is::seat}, {"goods", Is::goods}}},
      {What::points, "points", {kSeat, {"more"}, {"left"}}},
      {What::collects, "collects", {kSeat, {"tile", Is::tile}, {"twice", Is::good}}},
      {What::quest, "quest", {kSeat, {"quest", Is::quest}, {"tile", Is::tile}}},
      {What::face, "face", {kSeat, {"up", Is::yes}}},
      {What::refilled, "refilled", {{"quest", Is::quest}}},
      {What::artifact, "artifact", {kSeat, {"quest", Is::quest}}},
      {What::drew, "drew", {kSeat, {"card", Is::action}, {"marked", Is::yes}}},
      {What::discarded, "discarded", {kSeat, {"card", Is::action}}},
      {What::reversed, "reversed", {kSeat, {"act", Is::act}, {"subject"}}},
      {What::die, "die", {kSeat, {"die"}}},
      {What::rerolled, "rerolled", {kSeat, {"with", Is::means}, {"of", Is::seat}, {"was"}, {"die"}}},
      {What::played, "played", {kSeat, {"card", Is::action}}},
      {What::laid, "laid", {kSeat, {"card", Is::action}, {"tile", Is::tile}}},
      {What::lifted, "lifted", {{"card", Is::action}, {"tile", Is::tile}}},
      {What::replaced, "replaced", {kSeat, {"card", Is::action}}},
      {What::used, "used", {kSeat, {"with", Is::means}}},
      {What::used_up, "used_up", {kSeat, {"card", Is::action}}},
      {What::power, "power", {kSeat, {"character", Is::character}}},
      {What::aimed, "aimed", {kSeat, {"at", Is::seat}}},
      {What::blocked, "blocked", {kSeat, {"with", Is::means}}},
      {What::passed_on, "passed_on", {kSeat, {"to", Is::seat}, {"card", Is::action}}},
      {What::turned_over, "turned_over", {kSeat, {"card", Is::action}, {"side_b", Is::yes}}},
      {What::shuffled, "shuffled", {{"deck", Is::pile}, {"cards"}}},
      {What::looked, "looked", {kSeat, {"deck", Is::deck}, {"count"}, {"cards", Is::deck_cards}}},
      {What::ordered, "ordered", {kSeat, {"deck", Is::deck}, {"count"}}},
      {What::vision, "vision", {kSeat, {"deck", Is::deck}, {"card", Is::deck_card}}},
      {What::turned_up, "turned_up", {kSeat, {"event", Is::event}}},
      {What::put_under, "put_under", {{"deck", Is::deck}, {"card", Is::deck_card}}},
      {What::shown_quest, "shown_quest", {kSeat, {"quest", Is::quest}}},
      {What::melted, "melted", {kSeat, {"quest", Is::quest}}},
      {What::lost_quest, "lost_quest", {kSeat, {"quest", Is::quest}}},
      {What::barred, "barred", {kSeat, {"from", Is::bar}}},
      {What::voucher, "voucher", {kSeat}},
      {What::event_drawn, "event_drawn", {kSeat, {"event", Is::event}, {"kept", Is::yes}}},
      {What::event_won, "event_won", {kSeat, {"event", Is::event}}},
      {What::event_open, "event_open", {kSeat, {"event", Is::event}}},
      {What::event_failed, "event_failed", {kSeat, {"event", Is::event}}},
      {What::event_used, "event_used", {kSeat, {"event", Is::event}}},
      {What::event_kept, "event_kept", {kSeat, {"event", Is::event}}},
      {What::offered,
       "offered",
       {kSeat, {"to", Is::seat}, {"give", Is::good}, {"given"}, {"ask", Is::good}, {"asked"}}},
      {What::traded, "traded", {kSeat, {"to", Is::seat}, {"give", Is::good}, {"given"}, {"ask", Is::good}, {"asked"}}},
      {What::declined, "declined", {kSeat, {"to", Is::seat}}},
      {What::challenged, "challenged", {kSeat, {"to", Is::seat}, {"for", Is::challenge}}},
      {What::bet, "bet", {kSeat, {"spot"}, {"goods", Is::goods}}},
      {What::fight_won, "fight_won", {kSeat, {"over", Is::seat}, {"with"}, {"against"}, {"by"}}},
      {What::fight_drawn, "fight_drawn", {kSeat, {"and", Is::seat}, {"with"}}},
      {What::bet_paid, "bet_paid", {kSeat, {"spot"}, {"right", Is::yes}}},
      {What::duel_accepted, "duel_accepted", {kSeat, {"from", Is::seat}}},
      {What::duel_declined, "duel_declined", {kSeat, {"from", Is::seat}}},
      {What::duel_won, "duel_won", {kSeat, {"over", Is::seat}, {"quest", Is::quest}}},
      {What::all_event, "all_event", {{"round"}, {"event", Is::all_event}}},
      {What::guardian, "guardian", {kSeat, {"bounty", Is::good}}},
      {What::met, "met", {kSeat, {"goods", Is::goods}, {"crystals"}}},
      {What::failed, "failed", {kSeat, {"with", Is::means}}},
      {What::option, "option", {kSeat, {"number"}}},
      {What::deposited, "deposited", {kSeat, {"goods", Is::goods}}},
      {What::staked, "staked", {kSeat, {"good", Is::good}}},
      {What::bid, "bid", {kSeat, {"number"}}},
      {What::repeats, "repeats", {kSeat}},
      {What::stays_out, "stays_out", {kSeat}},
      {What::lottery, "lottery", {kSeat}},
      {What::auction, "auction", {{"quest", Is::quest}}},
      {What::auctioned, "auctioned", {kSeat, {"quest", Is::quest}, {"bid"}}},
  }};
  return kShapes;
}

constexpr std::array<std::string_view, 3> kDeckNames{"quests", "events", "all"};
constexpr std::array<std::string_view, 3> kPileNames{"quests", "events", "actions"};
constexpr std::array<std::string_view, 3> kBars{"food", "collect", "move"};

std::string id_of(Is is, int number) {
  switch (is) {
    case Is::good:
      return std::string(kGoodNames[static_cast<std::size_t>(number)]);
    case Is::quest:
      return quest_id(number);
    case Is::event:
      return active_event_id(number);
    case Is::all_event:
      return all_event_id(number);
    case Is::action:
      return action_id(number);
    case Is::objective:
      return objective_id(number);
    case Is::character:
      return character_id(number);
    case Is::pile:
      return std::string(kPileNames[static_cast<std::size_t>(number)]);
    case Is::deck:
      return std::string(kDeckNames[static_cast<std::size_t>(number)]);
    case Is::act:
      return std::string(name(static_cast<Act>(number)));
    case Is::bar:
      return std::string(kBars[static_cast<std::size_t>(number)]);
    case Is::challenge:
      return number == 0 ? "fight" : "duel";
    default:
      return name(Means::of(static_cast<std::uint8_t>(number)));
  }
}

// The id of a card of one of the decks that are looked at.
std::string card_id(int deck, int card) {
  if (deck == kQuestDeck) return quest_id(card);
  return deck == kEventDeck ? active_event_id(card) : all_event_id(card);
}

}  // namespace

void Rules::write_fact(const Fact& fact, JsonWriter& json) {
  const Shape& shape = shapes()[fact.what];
  json.begin_object();
  json.field("what", shape.name);
  std::size_t at = 0;
  int deck = 0;
  for (const Field& field : shape.fields) {
    json.key(field.name);
    const int number = fact.numbers[at++];
    if (field.is == Is::deck) deck = number;
    if (field.is == Is::deck_cards) {
      json.begin_array();
      for (--at; at < fact.numbers.size() && fact.numbers[at] >= 0; ++at) {
        json.value(std::string_view(card_id(deck, fact.numbers[at])));
      }
      json.end_array();
    } else if (field.is == Is::deck_card) {
      json.value(std::string_view(card_id(deck, number)));
    } else if (field.is == Is::goods) {
      json.begin_array();
      json.value(number);
      for (int i = 1; i < kGoods; ++i) json.value(int{fact.numbers[at++]});
      json.end_array();
    } else if (field.is == Is::yes) {
      json.value(number != 0);
    } else if (field.is == Is::number || field.is == Is::tile || (field.is == Is::seat && number >= 0)) {
      json.value(number);
    } else if (number < 0) {
      json.null();
    } else {
      json.value(std::string_view(id_of(field.is, number)));
    }
  }
  json.end_object();
}

}  // namespace tempora::timequest
