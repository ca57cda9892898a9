// Facts as JSON: {"what":"moved","seat":1,"from":3,"to":6,"by_portal":false}; the table is in docs/protocol.md §8.
// For each fact the names and kinds of its numbers, in their order.
#include <array>
#include <string_view>
#include <vector>

#include "games/timequest/rules.hpp"

namespace tempora::timequest {
namespace {

// What a number of a fact is. Where it is −1 (of a seat, a card: nobody, hidden), null is written.
enum class Kind : std::uint8_t {
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

struct FactField {
  std::string_view name;
  Kind is = Kind::number;
};

struct Shape {
  What what = What::over;
  std::string_view name;
  std::vector<FactField> fields;
};

constexpr FactField kSeat{"seat", Kind::seat};

const std::array<Shape, kWhats>& shapes() {
  static const std::array<Shape, kWhats> kShapes{{
      {What::first_player, "first_player", {kSeat}},
      {What::picked, "picked", {kSeat, {"character", Kind::character}}},
      {What::explorer, "explorer", {kSeat, {"quest", Kind::quest}}},
      {What::objective, "objective", {kSeat, {"objective", Kind::objective}}},
      {What::answered, "answered", {kSeat, {"answered", Kind::yes}}},
      {What::drafted, "drafted", {kSeat, {"goods", Kind::goods}, {"crystals"}}},
      {What::round, "round", {{"round"}, {"first", Kind::seat}}},
      {What::final_round, "final_round", {{"round"}}},
      {What::turn, "turn", {kSeat, {"round"}}},
      {What::turn_ended, "turn_ended", {kSeat}},
      {What::penalty, "penalty", {kSeat, {"to", Kind::seat}}},
      {What::limit, "limit", {kSeat}},
      {What::objective_shown, "objective_shown", {kSeat, {"objective", Kind::objective}}},
      {What::wagered, "wagered", {kSeat, {"spot"}, {"stake"}, {"left"}}},
      {What::over, "over", {}},
      {What::moved, "moved", {kSeat, {"from", Kind::tile}, {"to", Kind::tile}, {"by_portal", Kind::yes}}},
      {What::free_move, "free_move", {kSeat, {"from", Kind::tile}, {"to", Kind::tile}}},
      {What::arrived, "arrived", {kSeat, {"tile", Kind::tile}, {"left"}}},
      {What::closed, "closed", {{"tile", Kind::tile}}},
      {What::entered_void, "entered_void", {kSeat, {"from", Kind::tile}, {"by_portal", Kind::yes}}},
      {What::gained, "gained", {kSeat, {"goods", Kind::goods}, {"crystals"}}},
      {What::lost, "lost", {kSeat, {"goods", Kind::goods}, {"crystals"}}},
      {What::paid, "paid", {kSeat, {"goods", Kind::goods}, {"crystals"}}},
      {What::given, "given", {kSeat, {"to", Kind::seat}, {"good", Kind::good}, {"count"}}},
      {What::passed, "passed", {kSeat, {"to", Kind::seat}, {"goods", Kind::goods}}},
      {What::points, "points", {kSeat, {"more"}, {"left"}}},
      {What::collects, "collects", {kSeat, {"tile", Kind::tile}, {"twice", Kind::good}}},
      {What::quest, "quest", {kSeat, {"quest", Kind::quest}, {"tile", Kind::tile}}},
      {What::face, "face", {kSeat, {"up", Kind::yes}}},
      {What::refilled, "refilled", {{"quest", Kind::quest}}},
      {What::artifact, "artifact", {kSeat, {"quest", Kind::quest}}},
      {What::drew, "drew", {kSeat, {"card", Kind::action}, {"marked", Kind::yes}}},
      {What::discarded, "discarded", {kSeat, {"card", Kind::action}}},
      {What::reversed, "reversed", {kSeat, {"act", Kind::act}, {"subject"}}},
      {What::die, "die", {kSeat, {"die"}}},
      {What::rerolled, "rerolled", {kSeat, {"with", Kind::means}, {"of", Kind::seat}, {"was"}, {"die"}}},
      {What::played, "played", {kSeat, {"card", Kind::action}}},
      {What::laid, "laid", {kSeat, {"card", Kind::action}, {"tile", Kind::tile}}},
      {What::lifted, "lifted", {{"card", Kind::action}, {"tile", Kind::tile}}},
      {What::replaced, "replaced", {kSeat, {"card", Kind::action}}},
      {What::used, "used", {kSeat, {"with", Kind::means}}},
      {What::used_up, "used_up", {kSeat, {"card", Kind::action}}},
      {What::power, "power", {kSeat, {"character", Kind::character}}},
      {What::aimed, "aimed", {kSeat, {"at", Kind::seat}}},
      {What::blocked, "blocked", {kSeat, {"with", Kind::means}}},
      {What::passed_on, "passed_on", {kSeat, {"to", Kind::seat}, {"card", Kind::action}}},
      {What::turned_over, "turned_over", {kSeat, {"card", Kind::action}, {"side_b", Kind::yes}}},
      {What::shuffled, "shuffled", {{"deck", Kind::pile}, {"cards"}}},
      {What::looked, "looked", {kSeat, {"deck", Kind::deck}, {"count"}, {"cards", Kind::deck_cards}}},
      {What::ordered, "ordered", {kSeat, {"deck", Kind::deck}, {"count"}}},
      {What::vision, "vision", {kSeat, {"deck", Kind::deck}, {"card", Kind::deck_card}}},
      {What::turned_up, "turned_up", {kSeat, {"event", Kind::event}}},
      {What::put_under, "put_under", {{"deck", Kind::deck}, {"card", Kind::deck_card}}},
      {What::shown_quest, "shown_quest", {kSeat, {"quest", Kind::quest}}},
      {What::melted, "melted", {kSeat, {"quest", Kind::quest}}},
      {What::lost_quest, "lost_quest", {kSeat, {"quest", Kind::quest}}},
      {What::barred, "barred", {kSeat, {"from", Kind::bar}}},
      {What::voucher, "voucher", {kSeat}},
      {What::event_drawn, "event_drawn", {kSeat, {"event", Kind::event}, {"kept", Kind::yes}}},
      {What::event_won, "event_won", {kSeat, {"event", Kind::event}}},
      {What::event_open, "event_open", {kSeat, {"event", Kind::event}}},
      {What::event_failed, "event_failed", {kSeat, {"event", Kind::event}}},
      {What::event_used, "event_used", {kSeat, {"event", Kind::event}}},
      {What::event_kept, "event_kept", {kSeat, {"event", Kind::event}}},
      {What::offered,
       "offered",
       {kSeat, {"to", Kind::seat}, {"give", Kind::good}, {"given"}, {"ask", Kind::good}, {"asked"}}},
      {What::traded,
       "traded",
       {kSeat, {"to", Kind::seat}, {"give", Kind::good}, {"given"}, {"ask", Kind::good}, {"asked"}}},
      {What::declined, "declined", {kSeat, {"to", Kind::seat}}},
      {What::challenged, "challenged", {kSeat, {"to", Kind::seat}, {"for", Kind::challenge}}},
      {What::bet, "bet", {kSeat, {"spot"}, {"goods", Kind::goods}}},
      {What::fight_won, "fight_won", {kSeat, {"over", Kind::seat}, {"with"}, {"against"}, {"by"}}},
      {What::fight_drawn, "fight_drawn", {kSeat, {"and", Kind::seat}, {"with"}}},
      {What::bet_paid, "bet_paid", {kSeat, {"spot"}, {"right", Kind::yes}}},
      {What::duel_accepted, "duel_accepted", {kSeat, {"from", Kind::seat}}},
      {What::duel_declined, "duel_declined", {kSeat, {"from", Kind::seat}}},
      {What::duel_won, "duel_won", {kSeat, {"over", Kind::seat}, {"quest", Kind::quest}}},
      {What::all_event, "all_event", {{"round"}, {"event", Kind::all_event}}},
      {What::guardian, "guardian", {kSeat, {"bounty", Kind::good}}},
      {What::met, "met", {kSeat, {"goods", Kind::goods}, {"crystals"}}},
      {What::failed, "failed", {kSeat, {"with", Kind::means}}},
      {What::option, "option", {kSeat, {"number"}}},
      {What::deposited, "deposited", {kSeat, {"goods", Kind::goods}}},
      {What::staked, "staked", {kSeat, {"good", Kind::good}}},
      {What::bid, "bid", {kSeat, {"number"}}},
      {What::repeats, "repeats", {kSeat}},
      {What::stays_out, "stays_out", {kSeat}},
      {What::lottery, "lottery", {kSeat}},
      {What::auction, "auction", {{"quest", Kind::quest}}},
      {What::auctioned, "auctioned", {kSeat, {"quest", Kind::quest}, {"bid"}}},
  }};
  return kShapes;
}

constexpr std::array<std::string_view, 3> kPileNames{"quests", "events", "actions"};
constexpr std::array<std::string_view, 3> kBars{"food", "collect", "move"};

std::string id_of(Kind is, int number) {
  switch (is) {
    case Kind::good:
      return std::string(kGoodNames[static_cast<std::size_t>(number)]);
    case Kind::quest:
      return quest_id(number);
    case Kind::event:
      return active_event_id(number);
    case Kind::all_event:
      return all_event_id(number);
    case Kind::action:
      return action_id(number);
    case Kind::objective:
      return objective_id(number);
    case Kind::character:
      return character_id(number);
    case Kind::pile:
      return std::string(kPileNames[static_cast<std::size_t>(number)]);
    case Kind::deck:
      return std::string(kDeckNames[static_cast<std::size_t>(number)]);
    case Kind::act:
      return std::string(name(static_cast<Act>(number)));
    case Kind::bar:
      return std::string(kBars[static_cast<std::size_t>(number)]);
    case Kind::challenge:
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
  for (const FactField& field : shape.fields) {
    json.key(field.name);
    const int number = fact.numbers[at++];
    if (field.is == Kind::deck) deck = number;
    if (field.is == Kind::deck_cards) {
      json.begin_array();
      for (--at; at < fact.numbers.size() && fact.numbers[at] >= 0; ++at) {
        json.value(std::string_view(card_id(deck, fact.numbers[at])));
      }
      json.end_array();
    } else if (field.is == Kind::deck_card) {
      json.value(std::string_view(card_id(deck, number)));
    } else if (field.is == Kind::goods) {
      json.begin_array();
      json.value(number);
      for (int i = 1; i < kGoods; ++i) json.value(int{fact.numbers[at++]});
      json.end_array();
    } else if (field.is == Kind::yes) {
      json.value(number != 0);
    } else if (field.is == Kind::number || field.is == Kind::tile || (field.is == Kind::seat && number >= 0)) {
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
