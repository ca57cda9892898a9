#include "games/timequest/view.hpp"

#include <algorithm>
#include <string>

#include "games/timequest/rules.hpp"

namespace tempora::timequest {
namespace {

constexpr std::array<std::string_view, kDos> kDoNames{"pick",       "explore",      "choose_objective",
                                                      "draft",      "begin_round",  "all_event",
                                                      "begin_turn", "menu",         "end_turn",
                                                      "end_round",  "battle",       "over",
                                                      "guardian",   "outcome",      "die_outcome",
                                                      "ripples",    "lottery",      "auction",
                                                      "loop",       "effects",      "mix",
                                                      "one_type",   "two_types",    "exchange",
                                                      "jump",       "slip",         "duellist",
                                                      "push",       "forced_trade", "swap_places",
                                                      "raid",       "block",        "lay",
                                                      "treasure",   "melt",         "bury",
                                                      "expert",     "look",         "order",
                                                      "keep",       "vision",       "lose_quest",
                                                      "free_quest", "hunt",         "put_back",
                                                      "way",        "collect",      "extra",
                                                      "quest",      "refund",       "artifact",
                                                      "event",      "use_now",      "void_roll",
                                                      "trade",      "discard",      "replace",
                                                      "fight",      "bets",         "reroll",
                                                      "prize",      "duel",         "bonus"};
static_assert(!kDoNames.back().empty());
constexpr std::array<std::string_view, 5> kMixNames{"gain", "lose", "pay", "pay", "regain"};

template <class Counts, class IdOf>
void write_counts(std::string_view key, const Counts& counts, IdOf&& id_of, JsonWriter& json) {
  json.key(key);
  json.begin_object();
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] > 0) json.field(std::string_view(id_of(static_cast<int>(i))), int{counts[i]});
  }
  json.end_object();
}

std::vector<int> numbers_of(const Bits& bits) {
  std::vector<int> numbers;
  bits.for_each([&](int number) { numbers.push_back(number); });
  return numbers;
}

template <class IdOf>
void write_deck(std::string_view key, const SeenDeck& deck, IdOf&& id_of, JsonWriter& json) {
  json.key(key);
  json.begin_object();
  json.field("size", deck.size);
  json.key("known");
  json.begin_object();
  for (const auto& [place, card] : deck.known) {
    json.key(static_cast<std::size_t>(place));
    json.value(std::string_view(id_of(card)));
  }
  json.end_object();
  json.end_object();
}

void write_counters(const Counters& counters, JsonWriter& json) {
  json.field("quests", int{counters.quests});
  json.field("fights_won", int{counters.fights_won});
  json.field("goals_met", int{counters.goals_met});
  json.field("event_goals_met", int{counters.event_goals_met});
  json.field("fair_trades", int{counters.fair_trades});
  json.field("cards_played", int{counters.cards_played});
}

// What everybody sees of a player.
void write_public(const Player& player, const Position& now, JsonWriter& json) {
  json.field_or_null("character", character_id(player.character), player.character != kNone);
  json.field("tile", int{player.tile});
  json.field("portal", player.portal);
  json.field("face_up", player.face_up);
  json.list("goods", player.goods);
  json.field("crystals", int{player.crystals});
  json.key("artifacts");
  json.begin_object();
  player.artifacts.for_each([&](int quest) { json.field(std::string_view(quest_id(quest)), now.used.has(quest)); });
  json.end_object();
  json.key("slots");
  json.begin_array();
  for (const Slot& slot : player.slots) {
    if (slot.empty()) continue;
    json.begin_object();
    json.field("card", action_id(slot.card));
    json.field("used", slot.used);
    json.field("charges", int{slot.charges});
    json.field("side_b", slot.side_b);
    json.end_object();
  }
  json.end_array();
  json.list("set", player.set, action_id);
  json.key("events");
  json.begin_array();
  for (const OpenEvent& open : player.events) {
    json.begin_object();
    json.field("event", active_event_id(open.event));
    json.field("won", open.won);
    json.end_object();
  }
  json.end_array();
  json.key("barred");
  json.begin_array();
  if (player.bar_food) json.value("food");
  if (player.bar_collect) json.value("collect");
  if (player.bar_move) json.value("move");
  json.end_array();
  json.field("voucher", player.voucher);
  json.field("ready", int{player.ready});
  json.list("deposit", player.deposit);
  json.field("due", int{player.due});
  Goods paid{};
  for (std::size_t i = 0; i < paid.size(); ++i) {
    paid[i] = static_cast<std::uint8_t>(player.paid_latest[i] + player.paid_since[i] + player.paid_now[i]);
  }
  json.list("paid", paid);
  json.field("last", name(static_cast<Act>(player.last)));
  write_counters(player.counters, json);
}

void write_player(const SeenPlayer& seen, const Player& player, const Position& now, JsonWriter& json) {
  json.begin_object();
  write_public(player, now, json);
  json.key("hand");
  json.begin_object();
  json.field("cards", seen.hand.cards);
  json.list("known", seen.hand.known, action_id);
  json.field("marked", seen.hand.marked);
  json.list("known_marked", seen.hand.known_marked, action_id);
  json.end_object();
  json.key("event_place");
  if (seen.event_place < 0) {
    json.null();
  } else if (seen.event_place == kNone) {
    json.value("hidden");
  } else {
    json.value(std::string_view(active_event_id(seen.event_place)));
  }
  json.list("objectives", seen.objectives, objective_id);
  json.field("hidden_objectives", seen.hidden_objectives);
  json.field("objective_shown", seen.objective_shown);
  json.field("counted", seen.counted);
  json.field("level", seen.level);
  json.field("score", seen.score);
  json.end_object();
}

void write_map(const Position& now, JsonWriter& json) {
  json.key("periods");
  json.begin_object();
  for (std::size_t period = 1; period <= kPeriods; ++period) {
    json.key(period);
    json.begin_object();
    json.field("visits", int{now.visits[period]});
    json.field_or_null("engineer", now.engineer[period], now.engineer[period] != kNone);
    json.field_or_null("lock", now.lock[period], now.lock[period] != kNone);
    json.end_object();
  }
  json.end_object();
  json.field("beacons", int{now.beacons});
  json.key("bank");
  json.begin_object();
  json.list("goods", now.bank);
  json.field("crystals", int{now.crystals});
  json.end_object();
  json.list("display", now.display, quest_id);
  json.list("explorers", now.explorers, quest_id);
  json.key("discards");
  json.begin_object();
  json.list("quests", numbers_of(now.quest_discards), quest_id);
  write_counts("events", now.event_discards, active_event_id, json);
  write_counts("actions", now.action_discards, action_id, json);
  json.end_object();
}

void write_turn(const Position& now, int free_acts, JsonWriter& json) {
  json.key("turn");
  json.begin_object();
  json.field("points", int{now.points});
  json.field("spent", int{now.spent});
  json.field("acted", now.acted);
  json.field("free_locked", now.free_locked);
  json.field("free_move", now.free_move);
  json.field("duelled", now.duelled);
  json.field("power_used", now.power_used);
  json.field("free_acts", free_acts);
  json.end_object();
}

void write_offer(const TradeOffer& offer, JsonWriter& json) {
  json.begin_object();
  json.field("to", int{offer.partner});
  json.field("give", kGoodNames[offer.give]);
  json.field("given", int{offer.given});
  json.field("ask", kGoodNames[offer.ask]);
  json.field("asked", int{offer.asked});
  json.end_object();
}

// What the chosen thing is, for the words of what is asked.
void write_cause(const Cause& cause, JsonWriter& json) {
  json.key("cause");
  switch (cause.act) {
    case Act::play:
    case Act::use_card:
      json.value(std::string_view(action_id(cause.number)));
      break;
    case Act::event:
      json.value(std::string_view(active_event_id(cause.number)));
      break;
    case Act::use_artifact:
      json.value(std::string_view(artifact_id(cause.number)));
      break;
    case Act::quest:
    case Act::artifact:
      json.value(std::string_view(quest_id(cause.number)));
      break;
    default:
      json.null();
  }
}

// What is aimed at whoever is asked whether to block it, or null.
const Task* threat_in(const State& state) {
  const Task& asked = state.agenda.top();
  if (asked.what != Do::block || asked.a == 1) return nullptr;  // an outcome of an event
  return state.agenda.find([](const Task& task) { return is_aimed(task.what) && task.what != Do::block; });
}

void write_threat(const Task& threat, JsonWriter& json) {
  json.field("of", kDoNames[static_cast<std::size_t>(threat.what)]);
  json.field("by", int{threat.seat});
  switch (threat.what) {
    case Do::push:
      json.field("tile", int{threat.b});
      break;
    case Do::raid:
      json.field("good", kGoodNames[threat.b]);
      json.field("count", int{threat.d});
      break;
    case Do::forced_trade:
      json.field("give", kGoodNames[threat.b]);
      json.field("given", int{threat.c});
      json.field("ask", kGoodNames[threat.goods[0]]);
      break;
    default:
      break;
  }
}

// The question that is open. What its fields are for each, the table of docs/protocol.md §8 says.
void write_asked(const Task& task, const Task* threat, JsonWriter& json) {
  json.key("asked");
  if (task.what == Do::over) {
    json.null();
    return;
  }
  json.begin_object();
  json.field("what", kDoNames[static_cast<std::size_t>(task.what)]);
  switch (task.what) {
    case Do::mix:
      json.field("for", kMixNames[task.a]);
      json.field("left", int{task.b});
      if (task.d == 1) json.field("good", kGoodNames[task.c]);
      json.list("chosen", task.goods);
      break;
    case Do::one_type:
      json.field("for", task.b == 1 ? "pay" : "gain");
      json.field("count", int{task.a});
      break;
    case Do::two_types:
      json.field("count", int{task.a});
      break;
    case Do::exchange:
      json.field("stage", int{task.stage});
      if (task.stage > 0) json.field("give", kGoodNames[task.b]);
      if (task.stage > 1) json.field("get", kGoodNames[task.c]);
      break;
    case Do::extra:
    case Do::refund:
      json.field("with", name(Means::of(task.a)));
      json.field("count", int{task.b});
      break;
    case Do::quest:
    case Do::artifact:
    case Do::expert:
      json.field("quest", quest_id(task.a));
      break;
    case Do::use_now:
      json.field("event", active_event_id(task.a));
      break;
    case Do::way:
      json.field("to", int{task.a});
      break;
    case Do::trade:
      json.field("stage", int{task.stage});
      json.field("from", int{task.d});
      if (task.stage > 0) json.field("to", int{task.a});
      if (task.stage > 1) {
        json.field("give", kGoodNames[task.b]);
        json.field("given", int{task.c});
      }
      if (task.stage > 2) {
        json.field("ask", kGoodNames[task.goods[0]]);
        json.field("asked", int{task.goods[1]});
      }
      break;
    case Do::push:
    case Do::raid:
    case Do::forced_trade:
    case Do::swap_places:
      json.field("stage", int{task.stage});
      if (task.stage > 0) json.field("at", int{task.a});
      if (task.stage > 1) {
        json.field("give", kGoodNames[task.b]);
        json.field("given", int{task.c});
      }
      break;
    case Do::lay:
    case Do::replace:
      json.field("card", action_id(task.a));
      break;
    case Do::discard:
      json.field("marked", task.a == 1);
      break;
    case Do::reroll:
      json.field("arena", task.a == static_cast<int>(Reroll::arena));
      json.field("dice", int{task.b});
      json.field("own", int{task.c});
      json.field("opponent", int{task.d});
      break;
    case Do::block:
      if (threat != nullptr) write_threat(*threat, json);
      break;
    case Do::prize:
      json.field("items", int{task.a});
      break;
    case Do::duel:
      json.field("stage", int{task.stage});
      json.field("from", int{task.d});
      json.field("to", int{task.a});
      break;
    case Do::void_roll:
      json.field("from", int{task.a});
      break;
    case Do::melt:
      json.field("times", int{task.a});
      break;
    case Do::look:
    case Do::keep:
      json.field("count", int{task.b});
      break;
    case Do::order:
      json.field("deck", kDeckNames[task.a]);
      json.field("count", int{task.b});
      break;
    case Do::vision:
      if (task.stage > 0) json.field("deck", kDeckNames[task.a]);
      break;
    default:
      break;
  }
  json.end_object();
}

void write_table(const std::array<Goods, kMaxPlayers>& stakes, const std::array<std::uint8_t, kMaxPlayers>& spots,
                 const std::array<std::uint8_t, kMaxPlayers>& dice, JsonWriter& json) {
  json.key("stakes");
  json.begin_object();
  for (std::size_t seat = 0; seat < stakes.size(); ++seat) {
    if (count_of(stakes[seat]) == 0) continue;
    json.key(seat);
    json.begin_object();
    json.field("spot", int{spots[seat]});
    json.list("goods", stakes[seat]);
    json.end_object();
  }
  json.end_object();
  json.list("dice", dice);
}

template <class Places>
SeenDeck seen_deck(const Places& deck, Viewer viewer) {
  SeenDeck seen;
  seen.size = static_cast<int>(deck.size());
  for (std::size_t i = 0; i < deck.size(); ++i) {
    if (const auto card = deck.at(i).seen_by(viewer)) seen.known.emplace_back(static_cast<int>(i), *card);
  }
  return seen;
}

std::vector<int> seen_cards(std::span<const HiddenCard> cards, Viewer viewer) {
  std::vector<int> known;
  for (const HiddenCard& card : cards) {
    if (const auto seen = card.seen_by(viewer)) known.push_back(*seen);
  }
  std::sort(known.begin(), known.end());
  return known;
}

}  // namespace

Rules::View Rules::view(const State& state, Viewer viewer) const {
  View view;
  view.cards = &cards_;
  view.options = &options_;
  if (viewer.is_seat()) view.seat = viewer.seat();
  view.players = players_;
  view.round = state.round;
  view.first = state.first;
  view.active = state.active == kNone ? -1 : state.active;
  view.final_round = state.final_round;
  view.level = level_of_round(std::max<int>(1, state.round));
  view.by_limit = state.by_limit;
  view.now = state.now;
  view.quests = seen_deck(state.decks.quests, viewer);
  view.events = seen_deck(state.decks.events, viewer);
  view.actions = seen_deck(state.decks.actions, viewer);
  for (std::size_t level = 0; level < view.all.size(); ++level)
    view.all[level] = seen_deck(state.decks.all[level], viewer);
  for (const Seat seat : everybody()) {
    SeenPlayer seen;
    const Hand& hand = state.decks.hands[seat];
    seen.hand = {static_cast<int>(hand.cards.size()), static_cast<int>(hand.marked.size()),
                 seen_cards(hand.cards.span(), viewer), seen_cards(hand.marked.span(), viewer)};
    const auto& place = state.decks.event_places[seat];
    if (!place.empty()) seen.event_place = place[0].seen_by(viewer).value_or(kNone);
    const Objectives& own = state.decks.objectives[seat];
    const bool sees_all = viewer.is_seat(seat) || viewer.is_archive();
    seen.objective_shown = state.shown_objectives.contains(seat);
    for (std::size_t i = 0; i < own.size(); ++i) {
      if (sees_all || (i == 0 && seen.objective_shown)) {
        seen.objectives.push_back(own[i]);
      } else {
        ++seen.hidden_objectives;
      }
    }
    if (!seen.objectives.empty()) {
      seen.counted = counted(state, seat, cards_.objectives[own[0]].counter);
      seen.level = level_of(state, seat, own[0]);
    }
    seen.score = score(state, seat);
    view.seats.push_back(std::move(seen));
  }
  view.event = state.event == kNone ? -1 : state.event;
  view.guarded = state.guarded;
  view.bounty = state.bounty == kNone ? -1 : state.bounty;
  view.handled.assign(state.handled.begin(), state.handled.end());
  view.offers.assign(state.offers.begin(), state.offers.end());
  view.free_acts = state.free_acts;
  view.cause = state.cause;
  view.asked = state.agenda.top();
  if (const Task* threat = threat_in(state)) view.threat = *threat;
  view.owing = owing(state);
  if (is_secret(state)) {
    view.answered = state.secrets.answered();
    if (viewer.is_seat() && view.answered.contains(viewer.seat())) view.answer = state.secrets.of(viewer.seat());
  } else if (state.secrets.open()) {
    for (const Seat seat : state.secrets.answered()) view.answers.emplace_back(seat, state.secrets.of(seat));
  }
  view.stakes = state.stakes;
  view.spots = state.spots;
  view.dice = state.dice;
  const auto is_fight = [](const Task& task) { return task.what == Do::fight; };
  if (const Task* fight = state.agenda.find(is_fight)) view.fighters = {fight->seat, fight->a};
  view.reversible = state.deed.act != Act::end && !state.deed.spoilt;
  view.forbidden = state.forbidden;
  view.battle = state.battle;
  if (viewer.is_seat() && state.round > 0) look_around(state, viewer.seat(), view);
  return view;
}

// What the quests mean for that seat here, and where it could go.
void Rules::look_around(const State& state, Seat seat, View& view) const {
  const Player& player = state.now.players[seat];
  for_each_quest_at_hand(state, seat, [&](int quest) {
    view.offered.push_back({quest, can_complete(state, seat, quest, false),
                            can_acquire(state, seat, quest, 0, options_.anywhere), resources_due(state, seat, 0)});
  });
  if (player.bar_move) return;
  for (int tile = kVoid; tile <= kPeriods; ++tile) {
    const Ways found = ways(state, seat, tile);
    if (found.empty()) continue;
    const auto cheapest = std::min_element(found.begin(), found.end(),
                                           [](const Way& a, const Way& b) { return a.crystals < b.crystals; });
    view.destinations.push_back({tile, cheapest->crystals, found.size() > 1});
  }
}

void write(const View& view, JsonWriter& json) {
  const Options& options = *view.options;
  json.begin_object();
  json.field("players", view.players);
  json.key("options");
  json.begin_object();
  json.field("end", options.closed_to_end);
  json.field("visits", options.visits);
  json.field("points", options.points);
  json.field("rounds", options.rounds);
  json.field("objectives", options.objectives);
  json.field("offers", options.offers);
  json.field("anywhere", options.anywhere);
  json.field("holding_limit", options.holding_limit);
  json.end_object();
  json.field("round", view.round);
  json.field("level", kLevelNames[static_cast<std::size_t>(view.level)]);
  json.field("first", view.first);
  json.field_or_null("active", view.active, view.active >= 0);
  json.field_or_null("final_round", view.final_round, view.final_round > 0);
  json.field("by_limit", view.by_limit);
  write_map(view.now, json);
  json.key("decks");
  json.begin_object();
  write_deck("quests", view.quests, quest_id, json);
  write_deck("events", view.events, active_event_id, json);
  write_deck("actions", view.actions, action_id, json);
  for (std::size_t level = 0; level < view.all.size(); ++level) {
    write_deck(kLevelNames[level], view.all[level], all_event_id, json);
  }
  json.end_object();
  json.key("seats");
  json.begin_object();
  for (std::size_t seat = 0; seat < view.seats.size(); ++seat) {
    json.key(seat);
    write_player(view.seats[seat], view.now.players[seat], view.now, json);
  }
  json.end_object();
  write_turn(view.now, view.free_acts, json);
  json.field_or_null("event", all_event_id(view.event), view.event >= 0);
  json.key("guardian");
  if (view.guarded.empty()) {
    json.null();
  } else {
    json.begin_object();
    json.list("seats", view.guarded);
    json.field_or_null("bounty", kGoodNames[static_cast<std::size_t>(std::max(0, view.bounty))], view.bounty >= 0);
    json.end_object();
  }
  json.list("handled", view.handled, quest_id);
  json.key("offers");
  json.begin_array();
  for (const TradeOffer& offer : view.offers) write_offer(offer, json);
  json.end_array();
  write_cause(view.cause, json);
  write_asked(view.asked, view.threat ? &*view.threat : nullptr, json);
  json.list("owing", view.owing);
  json.list("answered", view.answered);
  json.key("answers");
  json.begin_object();
  for (const auto& [seat, answer] : view.answers) {
    json.key(static_cast<std::size_t>(seat));
    write(answer, json);
  }
  json.end_object();
  write_table(view.stakes, view.spots, view.dice, json);
  json.list("fighters", view.fighters);
  json.field("reversible", view.reversible);
  json.key("battle");
  json.begin_object();
  for (std::size_t seat = 0; seat < view.battle.size(); ++seat) {
    if (view.battle[seat] == 0) continue;
    json.key(seat);
    json.value(view.battle[seat] - 1);
  }
  json.end_object();
  json.key("own");
  if (view.seat < 0) {
    json.null();
    json.end_object();
    return;
  }
  json.begin_object();
  json.field("seat", view.seat);
  json.key("answer");
  if (view.answer) {
    write(*view.answer, json);
  } else {
    json.null();
  }
  json.key("quests");
  json.begin_object();
  for (const Offered& offered : view.offered) {
    json.key(std::string_view(quest_id(offered.quest)));
    json.begin_object();
    json.field("complete", offered.completable);
    json.field("acquire", offered.acquirable);
    json.field("resources", offered.resources);
    json.end_object();
  }
  json.end_object();
  json.key("moves");
  json.begin_object();
  for (const Destination& destination : view.destinations) {
    json.key(static_cast<std::size_t>(destination.tile));
    json.begin_object();
    json.field("crystals", destination.crystals);
    json.field("several", destination.several);
    json.end_object();
  }
  json.end_object();
  json.end_object();
  json.end_object();
}

namespace {

template <class Places, class IdOf>
void write_pile(std::string_view key, const Places& deck, IdOf&& id_of, JsonWriter& json) {
  json.key(key);  // the top first
  json.begin_array();
  for (std::size_t i = 0; i < deck.size(); ++i) json.value(std::string_view(id_of(deck.at(i).card)));
  json.end_array();
}

void write_hidden(std::string_view key, std::span<const HiddenCard> cards, JsonWriter& json) {
  json.key(key);
  json.begin_array();
  for (const HiddenCard& card : cards) json.value(std::string_view(action_id(card.card)));
  json.end_array();
}

}  // namespace

void write(const State& state, JsonWriter& json) {
  json.begin_object();
  json.field("round", int{state.round});
  json.field("first", int{state.first});
  json.field_or_null("active", state.active, state.active != kNone);
  json.field_or_null("final_round", state.final_round, state.final_round > 0);
  write_map(state.now, json);
  write_turn(state.now, state.free_acts, json);
  json.key("decks");
  json.begin_object();
  write_pile("quests", state.decks.quests, quest_id, json);
  write_pile("events", state.decks.events, active_event_id, json);
  write_pile("actions", state.decks.actions, action_id, json);
  for (std::size_t level = 0; level < kLevels; ++level) {
    write_pile(kLevelNames[level], state.decks.all[level], all_event_id, json);
  }
  json.end_object();
  json.key("seats");
  json.begin_array();
  for (std::size_t seat = 0; seat < state.seats; ++seat) {
    json.begin_object();
    write_public(state.now.players[seat], state.now, json);
    write_hidden("hand", state.decks.hands[seat].cards.span(), json);
    write_hidden("marked", state.decks.hands[seat].marked.span(), json);
    const auto& place = state.decks.event_places[seat];
    json.field_or_null("event_place", place.empty() ? std::string() : active_event_id(place[0].card), !place.empty());
    json.list("objectives", state.decks.objectives[seat], objective_id);
    json.end_object();
  }
  json.end_array();
  json.field_or_null("event", all_event_id(state.event), state.event != kNone);
  json.list("handled", state.handled, quest_id);
  write_asked(state.agenda.top(), threat_in(state), json);
  write_table(state.stakes, state.spots, state.dice, json);
  json.end_object();
}

}  // namespace tempora::timequest
