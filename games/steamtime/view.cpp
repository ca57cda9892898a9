#include "games/steamtime/view.hpp"

#include <algorithm>
#include <bit>
#include <string>
#include <vector>

#include "games/steamtime/rules.hpp"

namespace tempora::steamtime {
namespace {

constexpr std::array<std::string_view, kDos> kDoNames{
    "over",   "income",   "begin_actions", "sabotage", "turn",   "specialist", "menu",       "end_turn", "end_actions",
    "supply", "missions", "toll",          "act",      "reward", "card",       "choose_act", "purple",   "rainbow",
    "pay",    "upgrade",  "discover",      "receive",  "buy",    "gain",       "tile",       "bonus"};
static_assert(!kDoNames.back().empty());

std::vector<int> numbers_of(std::uint32_t bits) {
  std::vector<int> numbers;
  for (std::uint32_t rest = bits; rest != 0; rest &= rest - 1) numbers.push_back(std::countr_zero(rest));
  return numbers;
}

// What everybody sees of a player, but the specialists.
void write_public(const Player& player, JsonWriter& json) {
  json.field("score", player.score());
  json.key("esteem");
  json.begin_object();
  for (std::size_t i = 0; i < kSources; ++i) json.field(kSourceNames[i], int{player.esteem[i]});
  json.end_object();
  json.field("gold", int{player.gold});
  json.field("steam", int{player.steam});
  json.field("portal", int{player.portal});
  json.field("hangar", int{player.hangar});
  json.field("highest", int{player.highest});
  json.field("turns", int{player.turns});
  json.field("withdrawn", player.withdrawn);
  json.key("generators");
  json.begin_array();
  for (const Filling& filling : player.generators) {
    json.begin_array();
    json.value(int{filling.coloured});
    json.value(int{filling.time});
    json.end_array();
  }
  json.end_array();
  json.list("upgrades", player.upgrades, card_id);
  json.field("upgrades_spent", int{player.upgrades_spent});
  json.list("expeditions", player.expeditions, card_id);
  json.field("expeditions_spent", int{player.expeditions_spent});
  json.key("missions");
  json.begin_array();
  for (std::size_t i = 0; i < player.missions.size(); ++i) {
    json.begin_object();
    json.field("mission", mission_id(player.missions[i]));
    json.field("done", (player.missions_done >> i & 1U) != 0);
    json.end_object();
  }
  json.end_array();
  json.key("saboteur");
  if (player.saboteur == kNone) {
    json.null();
  } else {
    json.value(std::string_view(space_id(player.saboteur)));
  }
  json.list("pile", player.pile, specialist_id);
}

void write_player(const View& view, int seat, JsonWriter& json) {
  const auto number = static_cast<std::size_t>(seat);
  json.begin_object();
  write_public(view.open.players[number], json);
  json.key("bonuses");
  json.begin_array();
  for (int action = 0; action < kActions; ++action) {
    json.value(view.rules->bonus(view.open, static_cast<Seat>(seat), static_cast<Action>(action)));
  }
  json.end_array();
  json.key("hand");
  json.begin_object();
  json.field("cards", int{view.hand_count[number]});
  json.list("known", numbers_of(view.known_hand[number]), specialist_id);
  json.end_object();
  json.field("deck", int{view.deck_count[number]});
  json.end_object();
}

// The course of the match, the stream and the supply: the same for everybody.
void write_table(const State& state, JsonWriter& json) {
  json.field("round", int{state.round});
  json.field("first", int{state.first});
  json.field_or_null("holder", state.holder, state.holder < kMaxPlayers);
  json.field_or_null("active", state.active, state.active < kMaxPlayers);
  json.field("skips", int{state.skips});
  json.field("owed_actions", int{state.owed_actions});
  json.list("stream", state.stream);
  json.list("efforts", state.efforts, effort_id);
  json.key("spaces");
  json.begin_object();
  std::array<std::uint8_t, kStream> boards = state.stream;
  std::sort(boards.begin(), boards.end());
  std::size_t space = 0;
  for (const std::uint8_t board : boards) {
    for (int place = 1; place <= state.seats + 1; ++place, ++space) {
      json.key(std::string_view(space_id(space_code(board, place))));
      json.begin_object();
      const int lies = state.lying[space];
      json.key("lies");
      if (lies == kNone) {
        json.null();
      } else {
        json.value(std::string_view(lies < kMissionsFrom ? card_id(lies) : mission_id(lies - kMissionsFrom)));
      }
      json.field_or_null("airship", state.airships[space], state.airships[space] < kMaxPlayers);
      json.end_object();
    }
  }
  json.end_object();
  json.key("deposits");
  json.begin_array();
  for (const Crystals& deposit : state.deposits) {
    json.begin_array();
    for (const std::uint8_t count : deposit) json.value(int{count});
    json.end_array();
  }
  json.end_array();
  json.list("bag", state.bag);
  json.field("mine", int{state.mine});
  json.field("bank", int{state.bank});
  json.list("encounters", numbers_of(state.encounters), encounter_id);
  json.list("encounter_discards", numbers_of(state.encounter_discards), encounter_id);
  json.list("missions", numbers_of(state.missions), mission_id);
}

// The question that is open, in the middle of what; what its fields are for each, the table of docs/protocol.md §8
// says.
void write_asked(const State& state, JsonWriter& json) {
  const Task& task = state.agenda.top();
  json.key("asked");
  if (task.what == Do::over) {
    json.null();
    return;
  }
  json.begin_object();
  json.field("what", kDoNames[static_cast<std::size_t>(task.what)]);
  // Where Mr. TIME is, or the airship that was placed last, and which encounter is carried out: of an action that goes
  // on, a task below the question says it.
  const Task* action = state.agenda.find([](const Task& one) {
    return one.what == Do::toll || one.what == Do::act || one.what == Do::reward || one.what == Do::discover;
  });
  if (action != nullptr) json.field("space", space_id(action->a));
  const Task* encounter = state.agenda.find(
      [](const Task& one) { return one.what == Do::choose_act || one.what == Do::purple || one.what == Do::receive; });
  if (encounter != nullptr) json.field("card", encounter_id(encounter->a));
  switch (task.what) {
    case Do::toll:
      json.field("left", int{task.b});
      break;
    case Do::card: {
      std::vector<int> cards;
      for (const std::uint8_t card : {task.a, task.b, task.c}) {
        if (card != kNone) cards.push_back(card);
      }
      json.list("cards", cards, encounter_id);
      break;
    }
    case Do::rainbow:
      json.field("left", int{task.a});
      break;
    case Do::pay:
    case Do::gain:
      json.list("owed", task.owed);
      break;
    case Do::buy:
      json.field("bought", int{task.b});
      break;
    case Do::discover:
      json.field("left", int{task.c});
      json.list("chosen", numbers_of(task.b));
      break;
    default:
      break;
  }
  json.end_object();
}

void write_own(const View& view, JsonWriter& json) {
  json.key("own");
  if (view.seat < 0) {
    json.null();
    return;
  }
  json.begin_object();
  json.field("seat", view.seat);
  json.key("spaces");
  json.begin_object();
  for (std::size_t i = 0; i < view.prospects.size(); ++i) {
    const Prospect& prospect = view.prospects[i];
    const Place& place = view.rules->spaces()[i];
    json.key(std::string_view(space_id(place.code)));
    json.begin_object();
    json.field("place", prospect.place);
    json.field("use", prospect.use);
    const bool has_price = place.space.action == Action::upgrade || place.space.action == Action::expedition;
    if (has_price && view.open.lying[i] != kNone) {
      json.field("payable", prospect.payable);
      json.field("deficit", prospect.deficit);
    }
    json.end_object();
  }
  json.end_object();
  if (view.best) {
    json.key("best");
    json.begin_object();
    json.key("moves");
    json.begin_array();
    for (const Move& move : view.best->order) write(move, json);
    json.end_array();
    json.field("esteem", view.best->esteem);
    json.end_object();
  }
  json.end_object();
}

}  // namespace

Rules::View Rules::view(const State& state, Viewer viewer) const {
  View view;
  view.rules = this;
  view.open = state;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players_); ++seat) {
    Player& player = view.open.players[seat];
    view.hand_count[seat] = byte(std::popcount(player.hand));
    view.deck_count[seat] = byte(std::popcount(player.deck));
    if (viewer.is_archive() || viewer.is_seat(static_cast<Seat>(seat))) view.known_hand[seat] = player.hand;
    player.hand = 0;
    player.deck = 0;
  }
  if (!viewer.is_seat()) return view;
  const Seat seat = viewer.seat();
  view.seat = seat;
  if (state.agenda.top().what == Do::missions && state.agenda.top().seat == seat) {
    view.best = best_missions(*this, state.players[seat]);
  }
  const Purse purse = purse_of(state.players[seat]);
  for (int space = 0; space < space_count_; ++space) {
    Prospect& prospect = view.prospects.emplace_back();
    prospect.place = can_place(state, seat, space);
    prospect.use = can_use(state, seat, space);
    const auto number = static_cast<std::size_t>(space);
    const Action action = spaces_[number].space.action;
    if ((action != Action::upgrade && action != Action::expedition) || state.lying[number] == kNone) continue;
    const Crystals& need = effort(state, letter_of(state.lying[number]));
    prospect.payable = payable(purse, need);
    prospect.deficit = deficit(purse, need);
  }
  return view;
}

void write(const View& view, JsonWriter& json) {
  const Options& options = view.rules->options();
  json.begin_object();
  json.field("players", view.rules->players());
  json.key("options");
  json.begin_object();
  json.field("sabotage", options.sabotage);
  json.field("specialists", options.specialists);
  json.field("basic_income", options.basic_income);
  json.field("upgrade_income", options.upgrade_income_at_once ? "at_once" : "next_round");
  json.field("steam_payment", options.mint ? "mint" : "recolour");
  json.field("time_in_bonus", options.time_in_bonus ? "counts" : "coloured_only");
  json.field("mission_halves", options.either_half ? "either" : "top");
  json.end_object();
  write_table(view.open, json);
  json.key("seats");
  json.begin_object();
  for (int seat = 0; seat < view.rules->players(); ++seat) {
    json.key(static_cast<std::size_t>(seat));
    write_player(view, seat, json);
  }
  json.end_object();
  write_asked(view.open, json);
  json.list("owing", view.rules->owing(view.open));
  write_own(view, json);
  json.end_object();
}

void write(const State& state, JsonWriter& json) {
  json.begin_object();
  write_table(state, json);
  json.key("seats");
  json.begin_object();
  for (std::size_t seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    json.key(seat);
    json.begin_object();
    write_public(player, json);
    json.list("hand", numbers_of(player.hand), specialist_id);
    json.list("deck", numbers_of(player.deck), specialist_id);
    json.end_object();
  }
  json.end_object();
  write_asked(state, json);
  json.end_object();
}

}  // namespace tempora::steamtime
