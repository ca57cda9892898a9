#include "cli/timequest_cards.hpp"

#include <fmt/format.h>

#include <cassert>

#include "games/timequest/rules.hpp"

namespace tempora::cli {
namespace {

using namespace timequest;

std::string count(int number, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", number, number == 1 ? one : many);
}

// Adds `part` to a list in `text`.
void append(std::string& text, std::string_view between, std::string_view part) {
  if (part.empty()) return;
  if (!text.empty()) text += between;
  text += part;
}

std::string amount(const Amount& what) {
  std::string text;
  for (std::size_t i = 0; i < what.goods.size(); ++i) {
    if (what.goods[i] > 0) append(text, ", ", fmt::format("{} {}", what.goods[i], kGoodNames[i]));
  }
  if (what.choice > 0) append(text, ", ", fmt::format("{} of choice", what.choice));
  if (what.one_type > 0) append(text, ", ", fmt::format("{} of one type", what.one_type));
  if (what.two_types > 0) append(text, ", ", fmt::format("{} each of two types", what.two_types));
  if (what.crystals > 0) append(text, ", ", count(what.crystals, "crystal", "crystals"));
  return text;
}

std::string effect_text(const Effect& effect) {
  const int n = effect.number;
  switch (effect.op) {
    case Op::gain:
      return "gain " + amount(effect.amount);
    case Op::lose:
      return "lose " + amount(effect.amount);
    case Op::points:
      return "get " + count(n, "action point", "action points") + " more";
    case Op::jump:
      return n == 1 ? "jump to a neighbour" : "jump to any period";
    case Op::random_step:
      return "step to a random neighbour";
    case Op::collect:
      return n == 1 ? "collect without an action point" : fmt::format("collect {}-fold without an action point", n);
    case Op::act_collect:
      return n == 1 ? "do a Collect action" : fmt::format("do a Collect action with {} times the yield", n);
    case Op::act_quest:
      return "do a Quest action without paying resources";
    case Op::act_artifact:
      return "acquire an artifact for " + count(n, "resource", "resources") + " less";
    case Op::draw_actions:
      return "draw " + count(n, "action card", "action cards");
    case Op::draw_marked:
      return "draw " + count(n, "action card", "action cards") + " outside the hand limit";
    case Op::draw_event:
      return "draw an Active Player Event and resolve it";
    case Op::exchange:
      return n == 0 ? "exchange any number of one type with the bank for as many of another"
                    : fmt::format("exchange up to {} of one type with the bank for as many of another", n);
    case Op::swap_goods:
      return "give the bank " + amount(effect.amount) + " for " + amount(effect.other);
    case Op::face_up:
      return "turn your Crystal Collection Token face up";
    case Op::turn_up:
      return "turn up the top " + count(n, "Active Player Event", "Active Player Events") + " for the crystals shown";
    case Op::bar_food:
      return "no food from collecting until your next turn is over";
    case Op::bar_collect:
      return "no Collect action in your next turn";
    case Op::bar_move:
      return "no Move in your next turn";
    case Op::voucher:
      return "get a voucher for a free step in your next turn";
    case Op::lose_quest:
      return "lose an Explorer's Quest, or turn your Crystal Collection Token face down";
    case Op::look_quests:
      return "look alone at the top " + count(n, "quest", "quests") + " and order them anew";
    case Op::regain:
      return fmt::format("regain up to {} of what you paid lately", n);
    case Op::melt_quest:
      return fmt::format("discard a quest for {} times its crystals", n);
    case Op::push:
      return "move another player to a neighbouring period";
    case Op::treasure:
      return "turn up the top " + count(n, "quest", "quests") + " and complete one of them, or none";
    case Op::forced_trade:
      return fmt::format("exchange up to {} of a type for as many of another player, who can't decline", n);
    case Op::swap_places:
      return "change places with another player";
    case Op::look_events:
      return "look alone at the top " + count(n, "card", "cards") + " of an event deck and order them anew";
    case Op::artifact_expert:
      return "turn up the top quest and acquire it, wherever you are, for an action point, or not";
    case Op::reverse:
      return "take back your latest action";
    case Op::keep_event:
      return "look alone at the top " + count(n, "Active Player Event", "Active Player Events") + " and keep one";
    case Op::raid:
      return fmt::format("take {} of a type from a player on your period", n);
    case Op::bury_quest:
      return "put a quest of the display under the deck";
    case Op::vision:
      return "show the top card of a deck to everybody; it stays there, or goes to the bottom";
  }
  return {};
}

std::string trait_text(const Trait& trait) {
  const int n = trait.number;
  switch (trait.ability) {
    case Ability::none:
      return {};
    case Ability::collect_bonus:
      return fmt::format("a Collect action brings {} more of one of the period's types", n);
    case Ability::engineer:
      return fmt::format("whoever collects there becomes its owner and gains {} more of any type", n);
    case Ability::beacon:
      return fmt::format("the first Collect action of each turn brings {} more of any type", n);
    case Ability::reroll:
      return "roll an own die once more";
    case Ability::reroll_in_arena:
      return "roll your die once more in your next Arena Fight";
    case Ability::reroll_opponent:
      return "your opponent's die is rolled once more in an Arena Fight";
    case Ability::arena_bonus:
      return fmt::format("+{} on your die in an Arena Fight", n);
    case Ability::duelist:
      return "jump to a neighbour after winning an Arena Fight; losing one, you lose this card to the winner";
    case Ability::free_step:
      return "a Move to a neighbour costs no crystals";
    case Ability::diagonal:
      return fmt::format("a Move of exactly {} steps costs no crystals", n);
    case Ability::move_discount:
      return fmt::format("a Move of {} steps or more costs 1 crystal less", n);
    case Ability::portal:
      return "enter by the portal for 1 action point, leave by it for 2 crystals, and pay no penalty in the Void";
    case Ability::quest_discount:
      return "a quest costs " + count(n, "resource", "resources") + " less";
    case Ability::quest_crystals:
      return "a quest brings " + count(n, "crystal", "crystals") + " more";
    case Ability::quest_refund:
      return fmt::format("after a quest gain {} of a type just paid", n);
    case Ability::artifact_discount:
      return "an artifact costs " + count(n, "crystal", "crystals") + " less";
    case Ability::goal_discount:
      return "the goal of an All Player Event costs 1 resource less";
    case Ability::trade_bonus:
      return fmt::format("the first accepted offer of 1 for 1 brings {} more", n);
    case Ability::big_trade:
      return fmt::format("one offer may be 4 to {} for as many", n);
    case Ability::shield:
      return "blocks an outcome of an All Player Event";
    case Ability::guard:
      return "blocks a theft";
    case Ability::armour:
      return "blocks an outcome of an All Player Event, or a card aimed at you";
    case Ability::slip:
      return "jump to a neighbour when another player arrives on your tile";
    case Ability::lock:
      return "nobody comes to that period or leaves it";
    case Ability::gain_bonus:
      return fmt::format("in your turn, gain {} knowledge more whenever you gain some", n);
    case Ability::gift:
      return fmt::format("who accepts your offer gains {} more of what you gave", n);
    case Ability::explorer:
      return count(n, "quest lies", "quests lie") + " open for you alone";
    case Ability::guardian:
      return "shield everybody on your tile from an All Player Event, or promise a resource for its goal";
  }
  return {};
}

std::string traits_text(const Traits& traits) {
  std::string text;
  for (const Trait& trait : traits) append(text, "; ", trait_text(trait));
  return text;
}

std::string program_text(const Cards& cards, int program) {
  std::string text;
  for (const Effect& effect : cards.programs[static_cast<std::size_t>(program)]) {
    append(text, ", then ", effect_text(effect));
  }
  return text;
}

std::string faces_text(int faces) {
  std::string text;
  for (int face = 1; face <= 6; ++face) {
    if ((faces >> (face - 1) & 1) != 0) append(text, " ", std::to_string(face));
  }
  return "die " + text;
}

std::string limit_text(Limit limit, int charges) {
  switch (limit) {
    case Limit::turn:
      return "once per turn: ";
    case Limit::round:
      return "once per round: ";
    case Limit::match:
      return "once in the match: ";
    case Limit::charges:
      return count(charges, "time", "times") + ": ";
    case Limit::always:
      break;
  }
  return {};
}

std::string what_use_does(const Cards& cards, const Amount& price, int use) {
  return (price.nothing() ? "" : "pay " + amount(price) + ", ") + program_text(cards, use);
}

std::string card_text(const Cards& cards, const ActiveEvent& event) {
  return event.faces != 0 ? faces_text(event.faces) + ": " + program_text(cards, event.use)
                          : what_use_does(cards, event.price, event.use);
}

// What meets the goal and what follows, of an event with one.
std::string goal_text(const Cards& cards, const AllEvent& event) {
  std::string goal;
  if (!event.price.nothing()) goal = (event.optional ? "you may pay " : "pay ") + amount(event.price);
  if (event.faces != 0) append(goal, ", ", faces_text(event.faces));
  std::string text = goal;
  append(text, ": ", program_text(cards, event.met));
  if (event.not_met > 0) append(text, "; else ", program_text(cards, event.not_met));
  return text;
}

std::string card_text(const Cards& cards, const AllEvent& event) {
  std::string text;
  switch (event.ask) {
    case Ask::goal:
    case Ask::die:
      return goal_text(cards, event);
    case Ask::table:
      for (std::size_t face = 0; face < event.table.size(); ++face) {
        const std::string outcome = program_text(cards, event.table[face]);
        append(text, "; ", fmt::format("{} {}", face + 1, outcome.empty() ? "nothing" : outcome));
      }
      return "die: " + text;
    case Ask::offers:
      for (std::size_t i = 0; i < event.offers.size(); ++i) {
        append(text, "; ",
               fmt::format("offer {}: {}", i + 1, what_use_does(cards, event.offers[i].price, event.offers[i].get)));
      }
      return text;
    case Ask::bank:
      return fmt::format("pay in up to {} resources; at the end of the next round {} times as many come back",
                         event.most, event.times);
    case Ask::ripples:
      return "half of each of your types goes to the left, and half of the right neighbour's comes in";
    case Ask::lottery:
      return "you may stake a resource; the highest die gets all stakes";
    case Ask::loop:
      return "you may repeat the last Move, Collect, Quest or Draw of your latest turn without an action point";
    case Ask::auction:
      return fmt::format("the top quest is an artifact for the highest bid, up to {} resources", event.most);
  }
  return text;
}

std::string card_text(const Cards& cards, const ActionCard& card) {
  std::string use = card.use > 0 ? what_use_does(cards, card.price, card.use) : "";
  const std::string traits = traits_text(card.traits);
  switch (card.place) {
    case Place::discards:
      return use;
    case Place::set:
      return "set: " + traits;
    case Place::slot:
      if (card.two_sided) return "slot, " + limit_text(card.limit, 0) + "side A: " + use + "; side B: " + traits;
      return "slot, " + limit_text(card.limit, card.charges) + use + traits;
    case Place::period:
      return "on a period: " + traits;
    case Place::beside:
      return "beside the map: " + traits;
  }
  return {};
}

std::string card_text(const Cards& cards, const Artifact& artifact) {
  return limit_text(artifact.limit, 0) +
         (artifact.use > 0 ? program_text(cards, artifact.use) : traits_text(artifact.traits));
}

std::string card_text(const Cards& cards, const Character& character) {
  std::string text;
  for (const std::uint8_t use : character.uses) append(text, ", or ", program_text(cards, use));
  return (text.empty() ? "" : "once per turn: ") + text + traits_text(character.traits);
}

std::string counter_text(Counter counter) {
  switch (counter) {
    case Counter::periods_visited:
      return "periods visited";
    case Counter::goods_gained:
      return "gained of each type";
    case Counter::quest_titles:
      return "periods in the titles of quests completed";
    case Counter::portal_leaves:
      return "times out of the Void by the portal, not to period 1 or 10";
    case Counter::fights_won:
      return "Arena Fights won";
    case Counter::artifact_periods:
      return "different artifacts at one time";
    case Counter::goals_met:
      return "goals of All Player Events met";
    case Counter::quest_periods:
      return "periods in which a quest was completed";
    case Counter::crystals_held:
      return "crystals at one time";
    case Counter::fair_trades:
      return "trades in which you gave no more than you got, with different partners";
    case Counter::goods_collected:
      return "collected of each type";
    case Counter::void_journeys:
      return "different ways into the Void and out of it";
    case Counter::event_goals_met:
      return "goals of Active Player Events met";
    case Counter::turn_ends:
      return "periods in which a turn of yours ended";
    case Counter::cards_played:
      return "action cards played";
  }
  return {};
}

std::string card_text(const Objective& objective) {
  const auto& levels = objective.levels;
  return fmt::format("{}, {} or {} {}", levels[0], levels[1], levels[2], counter_text(objective.counter));
}

std::string card_text(const Quest& quest) {
  return fmt::format("{} X, {} Y for {}", quest.x, quest.y, count(quest.crystals, "crystal", "crystals"));
}

}  // namespace

TimequestCards::TimequestCards(const Setup& setup) {
  const auto rules = Rules::create(setup);
  assert(rules);
  cards_ = rules->cards();
  const auto add = [&](const std::string& id, const std::string& name, const std::string& text) {
    if (!id.empty()) entries_[id] = {name, text};
  };
  for (const Quest& quest : cards_.quests) add(quest.id, quest.title, card_text(quest));
  for (const ActiveEvent& event : cards_.active_events) add(event.id, event.name, card_text(cards_, event));
  for (const AllEvent& event : cards_.all_events) add(event.id, event.name, card_text(cards_, event));
  for (const ActionCard& card : cards_.actions) add(card.id, card.name, card_text(cards_, card));
  for (const Artifact& artifact : cards_.artifacts) add(artifact.id, artifact.name, card_text(cards_, artifact));
  for (const Character& character : cards_.characters) add(character.id, character.name, card_text(cards_, character));
  for (const Objective& objective : cards_.objectives) add(objective.id, objective.title, card_text(objective));
  add("voucher", "the voucher", "a free step");
}

const TimequestCards::Entry* TimequestCards::find(std::string_view id) const {
  const auto found = entries_.find(id);
  return found == entries_.end() ? nullptr : &found->second;
}

std::string TimequestCards::name(std::string_view id) const {
  const Entry* entry = find(id);
  return entry == nullptr ? std::string(id) : entry->name;
}

std::string TimequestCards::text(std::string_view id) const {
  const Entry* entry = find(id);
  return entry == nullptr ? std::string() : entry->text;
}

const Quest* TimequestCards::quest(std::string_view id) const {
  for (const Quest& quest : cards_.quests) {
    if (quest.id == id) return &quest;
  }
  return nullptr;
}

const Artifact& TimequestCards::artifact(int period) const {
  return cards_.artifacts[static_cast<std::size_t>(period)];
}

const Period& TimequestCards::tile(int tile) const { return cards_.periods[static_cast<std::size_t>(tile)]; }

}  // namespace tempora::cli
