#include "cli/timequest_sentences.hpp"

#include <fmt/format.h>

#include <array>
#include <span>
#include <utility>

namespace tempora::cli {
namespace {

// A sentence for what has that name, if the condition holds: "field", "!field" or "field=value"; the first one that
// fits is said. In braces stands a word, and most often the field that it shows; behind |, what is said where that is
// null.
//   who LOOKS|LOOK   the seat as the subject that does it: "Ada looks", "You look"
//   whose, Whose     its genitive: "Ada's", "your"
//   name             a seat: "Ada", "you"
//   card, cards      the name of a card, those of a list behind a colon
//   with             ", with" and the name of a card, if there is one
//   tile, deck, good, text, number
//   place            a number that people count from 1
//   count A|B        a number of things: "1 card", "2 cards"
//   goods            the fields goods and crystals
//   amount           so many (field) of a type (field)
//   if WORDS         the words, if the field is true
struct Sentence {
  std::string_view what;
  std::string_view when;
  std::string_view text;
};

constexpr Sentence kFacts[] = {
    {"first_player", "", "{who seat goes|go} first."},
    {"picked", "", "{who seat is|are} {card character}."},
    {"explorer", "", "{who seat lays|lay} an Explorer's Quest open: {card quest}."},
    {"objective", "objective", "{Whose seat} objective: {card objective}."},
    {"objective", "", "{who seat gets|get} an objective."},
    {"answered", "answered", "{who seat has|have} answered."},
    {"answered", "", "{who seat thinks|think} again."},
    {"drafted", "", "{who seat sets|set} out with {goods}."},
    {"round", "", "Round {number round} begins, from {name first} on."},
    {"final_round", "", "It is the Final Round."},
    {"turn", "", "Round {number round}: {whose seat} turn."},
    {"turn_ended", "", "{Whose seat} turn is over."},
    {"penalty", "", "The Void takes a crystal from {name seat}: it goes to {name to|the bank}."},
    {"limit", "", "{who seat returns|return} what is above 10 of a type."},
    {"objective_shown", "", "{Whose seat} objective is turned up: {card objective}."},
    {"wagered", "spot", "{who seat bets|bet} {number stake} on {number spot} or more; {number left} left."},
    {"wagered", "", "{who seat doesn't|don't} bet; {number left} left."},
    {"over", "", "The match is over."},
    {"moved", "", "{who seat moves|move} from {tile from} to {tile to}{if by_portal  by the portal}."},
    {"free_move", "", "{who seat makes|make} the Free Move from {tile from} to {tile to}."},
    {"arrived", "", "{who seat arrives|arrive} in {tile tile}: {count left visit|visits} left."},
    {"closed", "", "{tile tile} closes."},
    {"entered_void", "", "{who seat enters|enter} the Void from {tile from}{if by_portal  by the portal}."},
    {"gained", "", "{who seat gains|gain} {goods}."},
    {"lost", "", "{who seat loses|lose} {goods}."},
    {"paid", "", "{who seat pays|pay} {goods}."},
    {"given", "", "{who seat gives|give} {name to} {amount count good}."},
    {"passed", "", "{who seat passes|pass} {goods} on to {name to}."},
    {"points", "", "{who seat gets|get} {count more action point|action points} more; {number left} left."},
    {"collects", "", "{who seat collects|collect} in {tile tile}, above all {good twice}."},
    {"quest", "", "{who seat completes|complete} {card quest} in {tile tile}."},
    {"face", "up", "{Whose seat} Crystal Collection Token turns face up."},
    {"face", "", "{Whose seat} Crystal Collection Token turns face down."},
    {"refilled", "", "New in the display: {card quest}."},
    {"artifact", "", "{who seat acquires|acquire} the artifact {card quest}."},
    {"drew", "", "{who seat draws|draw} {card card|an action card}{if marked , outside the hand limit}."},
    {"discarded", "", "{who seat discards|discard} {card card}."},
    {"reversed", "", "{who seat takes|take} the latest action back: {text act}."},
    {"die", "!seat", "The die shows a {number die}."},
    {"die", "", "{who seat rolls|roll} a {number die}."},
    {"rerolled", "", "{who seat uses|use} {card with}: {whose of} {number was} becomes a {number die}."},
    {"played", "", "{who seat plays|play} {card card}."},
    {"laid", "", "{who seat lays|lay} {card card} on {tile tile}."},
    {"lifted", "", "{card card} is discarded from {tile tile|beside the map}."},
    {"replaced", "", "{Whose seat} {card card} makes room."},
    {"used", "", "{who seat uses|use} {card with}."},
    {"used_up", "", "{Whose seat} {card card} is used up."},
    {"power", "", "{who seat uses|use} the power of {card character}."},
    {"aimed", "", "{who seat aims|aim} it at {name at}."},
    {"blocked", "", "{who seat blocks|block} it with {card with}."},
    {"passed_on", "", "{Whose seat} {card card} goes to {name to}."},
    {"turned_over", "side_b", "{Whose seat} {card card} turns over to side B."},
    {"turned_over", "", "{Whose seat} {card card} turns over to side A."},
    {"shuffled", "", "Shuffled: {deck deck}, {count cards card|cards}."},
    {"looked", "", "{who seat looks|look} at the top {count count card|cards} of {deck deck}{cards cards}."},
    {"ordered", "", "{who seat orders|order} the top {count count card|cards} of {deck deck} anew."},
    {"vision", "", "{who seat shows|show} the top card of {deck deck}: {card card}."},
    {"turned_up", "", "{who seat turns|turn} up {card event}."},
    {"put_under", "", "{card card} goes under {deck deck}."},
    {"shown_quest", "", "{who seat turns|turn} up {card quest}."},
    {"melted", "", "{who seat discards|discard} the quest {card quest}."},
    {"lost_quest", "", "{who seat loses|lose} the quest {card quest}."},
    {"barred", "from=food", "{Whose seat} collecting brings no food until the next turn is over."},
    {"barred", "from=collect", "{who seat does|do} no Collect action in the next turn."},
    {"barred", "", "{who seat makes|make} no Move in the next turn."},
    {"voucher", "", "{who seat gets|get} a voucher for a free step."},
    {"event_drawn", "kept", "{who seat attempts|attempt} the kept event {card event}."},
    {"event_drawn", "", "{who seat draws|draw} the event {card event}."},
    {"event_won", "", "{who seat wins|win} {card event}."},
    {"event_open", "", "{card event} lies open before {name seat}."},
    {"event_failed", "", "{Whose seat} event {card event} is discarded."},
    {"event_used", "", "{who seat uses|use} the event {card event}."},
    {"event_kept", "", "{who seat keeps|keep} the event {card event|unseen}."},
    {"offered", "", "{who seat offers|offer} {name to} {amount given give} for {amount asked ask}."},
    {"traded", "", "{who seat gives|give} {name to} {amount given give} for {amount asked ask}."},
    {"declined", "", "{who seat declines|decline}."},
    {"challenged", "for=fight", "{who seat challenges|challenge} {name to} to an Arena Fight."},
    {"challenged", "", "{who seat challenges|challenge} {name to} to an Artifact Duel."},
    {"bet", "spot", "{who seat bets|bet} {goods} on {number spot} or more."},
    {"bet", "", "{who seat doesn't|don't} bet."},
    {"fight_won", "", "{who seat beats|beat} {name over} by {number by}, {number with} to {number against}."},
    {"fight_drawn", "", "Nobody wins: {name seat} and {name and} both have {number with}."},
    {"bet_paid", "right", "{who seat was|were} right with {number spot} or more."},
    {"bet_paid", "", "{who seat was|were} wrong with {number spot} or more."},
    {"duel_accepted", "", "{who seat accepts|accept} the duel."},
    {"duel_declined", "", "{who seat declines|decline} the duel."},
    {"duel_won", "", "{who seat wins|win} {card quest} from {name over}."},
    {"all_event", "", "Everybody: {card event}."},
    {"guardian", "bounty", "{who seat promises|promise} {good bounty} to all on the tile who meet the goal."},
    {"guardian", "", "{who seat shields|shield} everybody on the tile."},
    {"met", "", "{who seat meets|meet} the goal for {goods}."},
    {"failed", "", "{who seat lets|let} it fail{with with}."},
    {"option", "", "{who seat takes|take} offer {place number}."},
    {"deposited", "", "{who seat pays|pay} in {goods}."},
    {"staked", "", "{who seat stakes|stake} {good good}."},
    {"bid", "", "{who seat bids|bid} {number number}."},
    {"repeats", "", "{who seat does|do} it once more."},
    {"stays_out", "", "{who seat stays|stay} out."},
    {"lottery", "seat", "{who seat wins|win} all stakes."},
    {"lottery", "", "The dice stay equal: the stakes go to the bank."},
    {"auction", "", "Up for auction: {card quest}."},
    {"auctioned", "seat", "{who seat gets|get} the artifact {card quest} for {number bid}."},
    {"auctioned", "", "Nobody gets {card quest}."},
};

constexpr Sentence kMoves[] = {
    {"end", "", "end the turn"},
    {"move", "", "move to {tile to}"},
    {"free_move", "", "Free Move to {tile to}"},
    {"collect", "", "collect"},
    {"quest", "", "complete {card quest}"},
    {"artifact", "", "acquire {card quest}"},
    {"draw", "", "draw an action card"},
    {"fight", "", "fight {name player} in the Arena"},
    {"enter_void", "", "enter the Void by the portal"},
    {"duel", "", "challenge {name player} to a duel"},
    {"trade", "", "trade"},
    {"play", "", "play {card card}"},
    {"event", "", "use the event {card event}"},
    {"attempt", "", "attempt the kept event"},
    {"use_card", "", "use {card card}"},
    {"use_artifact", "", "use {card artifact}"},
    {"use_character", "", "use your power, way {place number}"},
    {"character", "", "be {card character}"},
    {"objective", "", "keep {card objective}"},
    {"goods", "", "{goods}"},
    {"good", "", "{good good}"},
    {"two_goods", "", "{good good} and {good and}"},
    {"number", "", "{number number}"},
    {"player", "", "{name player}"},
    {"tile", "", "{tile tile}"},
    {"side", "", "above all {good twice}"},
    {"payment", "", "pay {number x} X, {number y} Y{with with}{with and}"},
    {"way", "", "pay {count crystals crystal|crystals}{with with}"},
    {"card", "", "{card card}"},
    {"any_quest", "", "{card quest}"},
    {"any_event", "", "{card event}"},
    {"offer", "", "{amount count good}"},
    {"bet", "spot", "{goods} on {number spot} or more"},
    {"bet", "", "no bet"},
    {"wager", "spot", "{count crystals crystal|crystals} on {number spot} or more"},
    {"wager", "", "no bet"},
    {"reroll", "", "roll die {place die} again{with with}"},
    {"block", "", "block it{with with}"},
    {"dice", "", "{count number die|dice}"},
    {"shield", "", "shield everybody on your tile"},
    {"bounty", "", "promise {good good}"},
    {"meet", "", "meet the goal for {goods}"},
    {"fail", "with", "let it fail, but block it{with with}"},
    {"fail", "", "let it fail"},
    {"option", "", "offer {place number}"},
    {"order", "", "order {place first} {place second} {place third}"},
    {"deck", "", "{deck number}"},
    {"bottom", "", "put it at the bottom"},
    {"yes", "", "yes"},
    {"no", "", "no"},
    {"think_again", "", "think again"},
};

constexpr Sentence kQuestions[] = {
    {"pick", "", "choose a character"},
    {"choose_objective", "", "keep one of two objectives"},
    {"draft", "", "choose 7 resources, at most 3 of a type"},
    {"all_event", "", "answer the event"},
    {"menu", "", "choose what to do in the turn"},
    {"battle", "", "bet crystals on the difference of two dice"},
    {"guardian", "", "shield, promise a resource, or neither"},
    {"loop", "", "choose the action that is done once more"},
    {"mix", "good", "choose how much {good good} to {text for}: {number left} in all"},
    {"mix", "", "choose what to {text for}: {number left} in all"},
    {"one_type", "", "name the type to {text for}: {number count} of it"},
    {"two_types", "", "name two types to gain: {number count} of each"},
    {"exchange", "stage=0", "choose what to give the bank"},
    {"exchange", "stage=1", "choose what to get for {good give}"},
    {"exchange", "", "choose how much {good give} to exchange for {good get}"},
    {"jump", "", "choose where to jump"},
    {"slip", "", "stay, or jump to a neighbour"},
    {"duellist", "", "stay, or jump to a neighbour"},
    {"push", "stage=0", "choose whom to move"},
    {"push", "", "choose where {name at} is moved"},
    {"forced_trade", "stage=0", "choose with whom to exchange"},
    {"forced_trade", "stage=1", "choose what to give {name at}"},
    {"forced_trade", "", "choose what to take from {name at} for {amount given give}"},
    {"swap_places", "", "choose with whom to change places"},
    {"raid", "stage=0", "choose from whom to take"},
    {"raid", "", "choose what to take from {name at}"},
    {"block", "tile", "block it, or be moved to {tile tile} by {name by}"},
    {"block", "good", "block it, or lose {amount count good} to {name by}"},
    {"block", "give", "block it, or give {amount given ask} for {amount given give} to {name by}"},
    {"block", "by", "block it, or change places with {name by}"},
    {"block", "", "block it, or let it happen"},
    {"lay", "", "choose the period for {card card}"},
    {"treasure", "", "complete one of these quests, or none"},
    {"melt", "", "discard a quest for {number times} times its crystals"},
    {"bury", "", "choose the quest that goes under the deck"},
    {"expert", "", "acquire {card quest}, or not"},
    {"look", "", "choose the deck to look at"},
    {"order", "", "put {count count card|cards} back on {deck deck}"},
    {"keep", "", "keep one of {count count event|events}"},
    {"vision", "deck", "put the card at the bottom of {deck deck}, or not"},
    {"vision", "", "choose the deck whose top card is shown"},
    {"lose_quest", "", "choose the quest to lose"},
    {"free_quest", "", "choose the quest to complete without paying"},
    {"hunt", "", "choose the artifact to acquire"},
    {"way", "", "choose how to pay the Move to {tile to}"},
    {"collect", "", "choose which type to collect above all"},
    {"extra", "", "name the type to gain: {number count} more"},
    {"quest", "", "choose how to pay {card quest}"},
    {"refund", "", "name the type to get back: {number count} of it"},
    {"artifact", "", "use the discount for {card quest}, or not"},
    {"use_now", "", "use {card event} now, or discard it"},
    {"void_roll", "", "choose how many dice to roll"},
    {"trade", "stage=0", "choose with whom to trade"},
    {"trade", "stage=1", "choose what to offer {name to}"},
    {"trade", "stage=2", "choose what to ask of {name to} for {amount given give}"},
    {"trade", "", "accept {amount given give} from {name from} for {amount asked ask}, or decline"},
    {"discard", "marked", "discard one of the marked cards"},
    {"discard", "", "discard a card of the hand"},
    {"replace", "", "choose the card that makes room for {card card}"},
    {"bets", "", "bet on the fight, or not"},
    {"reroll", "", "roll again, or leave the dice"},
    {"prize", "", "take a crystal among {count items item|items}, or not"},
    {"duel", "stage=1", "accept {whose from} challenge, or decline"},
    {"duel", "stage=2", "choose the resource to give {name from}"},
    {"duel", "", "choose the artifact to give"},
};

// In the order of their numbers in a move.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kDecks{{{"quests", "the quest deck"},
                                                                               {"events", "the event deck"},
                                                                               {"all", "the deck of All Player Events"},
                                                                               {"actions", "the action cards"}}};

bool is_nothing(const Json& value) {
  if (value.is_null() || value == "none") return true;
  return value.is_boolean() ? !value.get<bool>() : value.is_number() && value == 0;
}

// A seat, a tile or a card has no other number than its own: 0 is one of them.
bool holds(std::string_view when, const Json& json) {
  if (when.empty()) return true;
  if (const auto equals = when.find('='); equals != std::string_view::npos) {
    const Json& value = json.at(std::string(when.substr(0, equals)));
    const std::string_view wanted = when.substr(equals + 1);
    return value.is_string() ? value == wanted : std::to_string(value.get<int>()) == wanted;
  }
  const bool inverse = when[0] == '!';
  const std::string field(when.substr(inverse ? 1 : 0));
  if (!json.contains(field)) return inverse;
  const bool there = field == "seat" ? !json[field].is_null() : !is_nothing(json[field]);
  return there != inverse;
}

std::string deck_name(const Json& deck) {
  if (deck.is_number()) return std::string(kDecks[deck.get<std::size_t>()].second);
  for (const auto& [id, name] : kDecks) {
    if (deck == id) return std::string(name);
  }
  return deck.get<std::string>();
}

std::string goods_and_crystals(const Json& json) {
  const int crystals = json.value("crystals", 0);
  std::string text = timequest_goods(json.at("goods"));
  if (crystals == 0) return text;
  return (text == "nothing" ? "" : text + " ") + fmt::format("Cr {}", crystals);
}

std::pair<std::string_view, std::string_view> split(std::string_view text, char at) {
  const auto place = text.find(at);
  if (place == std::string_view::npos) return {text, {}};
  return {text.substr(0, place), text.substr(place + 1)};
}

// What stands for the words between two braces.
std::string filled(std::string_view words, const Json& json, const Players& players, const TimequestCards& cards) {
  const auto [word, rest] = split(words, ' ');
  if (word == "goods") return goods_and_crystals(json);
  const auto [field, more] = split(rest, ' ');
  if (word == "amount") {
    return fmt::format("{} {}", json.at(std::string(field)).get<int>(), json.at(std::string(more)).get<std::string>());
  }
  const auto [name, instead] = split(field, '|');
  const Json& value = json.at(std::string(name));
  const bool missing = value.is_null() || (word == "tile" && value < 0);
  if (missing && !instead.empty()) {
    // What is said instead may have several words.
    return std::string(rest.substr(rest.find('|') + 1));
  }
  if (word == "who") {
    const auto [third, second] = split(more, '|');
    return players.does(value, third, second);
  }
  if (word == "whose") return players.whose(value);
  if (word == "Whose") return players.is_you(value) ? "Your" : players.whose(value);
  if (word == "name") return players.name(value);
  if (word == "card") return cards.name(value.get<std::string>());
  if (word == "cards") {
    std::string text;
    for (const Json& card : value) {
      text += (text.empty() ? ": " : ", ") + cards.name(card.get<std::string>());
    }
    return text;
  }
  if (word == "with") return is_nothing(value) ? "" : ", with " + cards.name(value.get<std::string>());
  if (word == "tile") return cards.tile(value.get<int>()).name;
  if (word == "deck") return deck_name(value);
  if (word == "place") return std::to_string(value.get<int>() + 1);
  if (word == "number") return std::to_string(value.get<int>());
  if (word == "count") {
    const auto [one, many] = split(more, '|');
    return fmt::format("{} {}", value.get<int>(), value == 1 ? one : many);
  }
  if (word == "if") return is_nothing(value) ? std::string() : std::string(more);
  return value.get<std::string>();  // good, text
}

std::string say(std::span<const Sentence> sentences, std::string_view what, const Json& json, const Players& players,
                const TimequestCards& cards) {
  for (const Sentence& sentence : sentences) {
    if (sentence.what != what || !holds(sentence.when, json)) continue;
    std::string text;
    std::string_view rest = sentence.text;
    for (auto open = rest.find('{'); open != std::string_view::npos; open = rest.find('{')) {
      const auto close = rest.find('}', open);
      text += rest.substr(0, open);
      text += filled(rest.substr(open + 1, close - open - 1), json, players, cards);
      rest = rest.substr(close + 1);
    }
    return text += rest;
  }
  return std::string(what);
}

}  // namespace

std::string timequest_fact(const Json& fact, const Players& players, const TimequestCards& cards) {
  return say(kFacts, fact["what"].get<std::string>(), fact, players, cards);
}

std::string timequest_move(const Json& move, const Players& players, const TimequestCards& cards) {
  return say(kMoves, move["do"].get<std::string>(), move, players, cards);
}

std::string timequest_question(const Json& asked, const Players& players, const TimequestCards& cards) {
  return say(kQuestions, asked["what"].get<std::string>(), asked, players, cards);
}

std::string timequest_goods(const Json& goods) {
  std::string text;
  for (std::size_t i = 0; i < kGoodShort.size(); ++i) {
    if (goods[i] == 0) continue;
    text += fmt::format("{}{} {}", text.empty() ? "" : " ", kGoodShort[i], goods[i].get<int>());
  }
  return text.empty() ? "nothing" : text;
}

}  // namespace tempora::cli
