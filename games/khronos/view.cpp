#include "games/khronos/view.hpp"

#include <algorithm>
#include <string>

#include "games/khronos/buildings.hpp"
#include "games/khronos/rules.hpp"

namespace tempora::khronos {
namespace {

constexpr std::array<std::string_view, 15> kSteps{"exchange", "swap",  "give",      "act",     "row",
                                                  "column",   "which", "grow",      "extra",   "share",
                                                  "stay",     "place", "keep_cube", "discard", "over"};

void write_numbers(std::string_view key, const auto& numbers, std::size_t count, JsonWriter& json) {
  json.key(key);
  json.begin_array();
  for (std::size_t i = 0; i < count; ++i) json.value(static_cast<int>(numbers[i]));
  json.end_array();
}
void write_cards(std::string_view key, const Cards& cards, JsonWriter& json) {
  write_numbers(key, cards, cards.size(), json);
}
void write_square(std::string_view key, Square square, JsonWriter& json) {
  json.field(key, std::string_view(name(square)));
}

void write_agents(const std::array<Agent, kAgents>& agents, JsonWriter& json) {
  json.key("agents");
  json.begin_array();
  for (const Agent& agent : agents) {
    json.begin_object();
    json.field("age", name(agent.age));
    json.field("uses", int{agent.uses});
    json.end_object();
  }
  json.end_array();
}

// The fields of a building that are there in every age.
void write_building(const Building& building, std::size_t players, JsonWriter& json) {
  json.field("type", name(building.type));
  json.field("size", int{building.size});
  if (building.owner != kNobody) json.field("owner", int{building.owner});
  if (building.ruin) json.field("ruin", true);
  const bool has_cubes = std::any_of(building.cubes.begin(), building.cubes.end(), [](int count) { return count > 0; });
  if (has_cubes) write_numbers("cubes", building.cubes, players, json);
}

void write_land(const Land& land, JsonWriter& json) {
  json.key("land");
  json.begin_object();
  json.field("name", std::string_view(land.name));
  json.field("width", land.width);
  json.field("height", land.height);
  json.key("rows");
  json.begin_array();
  for (int row = 0; row < land.height; ++row) {
    std::string text;
    for (int column = 0; column < land.width; ++column) text += land.terrain(row, column);
    json.value(std::string_view(text));
  }
  json.end_array();
  json.end_object();
}

void write_age(const View& view, Age age, JsonWriter& json) {
  json.key(name(age));
  json.begin_object();
  json.key("buildings");
  json.begin_object();
  for (const SeenBuilding& seen : view.buildings) {
    const Building& building = seen.building;
    if (building.age() != age) continue;
    json.key(std::string_view(name(building.anchor())));
    json.begin_object();
    write_building(building, view.players.size(), json);
    json.field("domain", std::string_view(name(building.domain.anchor())));
    if (seen.printed) json.field("printed", true);
    if (seen.top) json.field("top", true);
    if (building.loses) json.field("loses", true);
    if (building.origin != Origin::none()) {
      const auto origin = building.origin.domain();
      json.field("origin", std::string_view(origin ? name(origin->anchor()) : "new"));
      json.field("power", int{building.strength});
    }
    json.end_object();
  }
  json.end_object();
  json.key("domains");
  json.begin_object();
  for (const DomainWorth& worth : view.domains) {
    if (worth.domain.age() != age) continue;
    json.key(std::string_view(name(worth.domain.anchor())));
    json.begin_object();
    write_numbers("power", worth.power, worth.power.size(), json);
    write_numbers("income", worth.income, view.players.size(), json);
    json.end_object();
  }
  json.end_object();
  json.end_object();
}

void write_action(const Action& action, Step step, JsonWriter& json) {
  json.key("action");
  if (action.act == Act::end) {
    json.null();
    return;
  }
  json.begin_object();
  json.field("do", name(action.act));
  if (action.act == Act::swap) {
    write_cards("taken", action.paid, json);
    json.end_object();
    return;
  }
  const bool is_type_known = action.act != Act::upgrade || action.from_size > 0;
  json.field("age", name(action.age));
  if (is_type_known) json.field("type", name(action.type));
  if (action.size > 0) json.field("size", int{action.size});
  if (action.from_size > 0) write_square("from", action.from, json);
  const bool is_placed = action.act == Act::build || action.act == Act::upgrade ? count_of(action.paid) > 0 : false;
  if (is_placed) write_square("to", action.to, json);
  if (step == Step::column) json.field("row", action.to.row + 1);
  if (action.cost > 0) json.field("cost", int{action.cost});
  if (action.extra > 0) json.field("extra", int{action.extra});
  write_cards("paid", action.paid, json);
  json.end_object();
}

// Whose cubes are chosen from (KH-9.8).
void write_contested(Step step, Square square, SeatSet tied, JsonWriter& json) {
  json.key("cubes");
  if (step != Step::keep_cube) {
    json.null();
    return;
  }
  json.begin_object();
  write_square("square", square, json);
  json.key("tied");
  json.begin_array();
  for (const Seat seat : tied) json.value(int{seat});
  json.end_array();
  json.end_object();
}

void write_owes(const State& state, JsonWriter& json) {
  json.key("owes");
  const auto loser = std::find_if(state.buildings.begin(), state.buildings.end(),
                                  [](const Building& building) { return building.loses; });
  if (state.step == Step::over) {
    json.null();
  } else {
    json.value(int{state.step == Step::place ? loser->owner : state.active});
  }
}

// What was downsized, and is to be so in later ages too (KH-11.3).
void write_downsized(const Resolution& resolution, JsonWriter& json) {
  json.key("downsized");
  json.begin_array();
  for (const Downsizing& downsizing : resolution.downsizings) {
    json.begin_object();
    json.field("type", name(downsizing.type));
    json.field("owner", int{downsizing.owner});
    json.field("size", int{downsizing.size});
    write_square("from", downsizing.from, json);
    json.field("smaller", int{downsizing.smaller});
    if (downsizing.smaller > 0) write_square("to", downsizing.to, json);
    json.end_object();
  }
  json.end_array();
}

// What of a resolution is still to be done (KH-12.1).
void write_resolution(const State& state, JsonWriter& json) {
  const Resolution& resolution = state.resolution;
  json.key("resolution");
  if (resolution.stage == Resolution::Stage::none) {
    json.null();
    return;
  }
  json.begin_object();
  json.field("age", name(resolution.age));
  json.field("shadow", resolution.shadow);
  json.key("losers");
  json.begin_array();
  for (const Building& building : state.buildings) {
    if (building.loses) json.value(std::string_view(name(building.anchor())));
  }
  json.end_array();
  write_contested(state.step, resolution.contested, resolution.tied, json);
  write_downsized(resolution, json);
  json.end_object();
}

void write_player(const SeenPlayer& player, JsonWriter& json) {
  json.begin_object();
  json.field("ecus", player.ecus);
  json.key("ledger");
  json.begin_object();
  for (std::size_t line = 0; line < kLines; ++line) json.field(kLineNames[line], int{player.ledger[line]});
  json.end_object();
  json.field("cubes", player.cubes);
  json.field("cards", player.cards);
  if (count_of(player.known) > 0) write_cards("known", player.known, json);
  write_agents(player.agents, json);
  write_numbers("income", player.income, player.income.size(), json);
  if (player.hand_is_seen) write_cards("hand", player.hand, json);
  json.end_object();
}

void write_squares(std::string_view key, const std::vector<Square>& squares, JsonWriter& json) {
  json.key(key);
  json.begin_array();
  for (const Square square : squares) json.value(std::string_view(name(square)));
  json.end_array();
}

// Anchors of a new building are a number for each row, in which bit 0 is column A.
void write_choices(const Choices& choices, int rows, JsonWriter& json) {
  json.begin_object();
  json.key("build");
  json.begin_array();
  for (const Choices::NewBuilding& building : choices.build) {
    json.begin_object();
    json.field("age", name(building.age));
    json.field("type", name(building.type));
    json.field("size", building.size);
    json.key("anchors");
    json.begin_array();
    for (int row = 0; row < rows; ++row) json.value(static_cast<int>(building.anchors.row(row)));
    json.end_array();
    json.end_object();
  }
  json.end_array();
  json.key("upgrade");
  json.begin_array();
  for (const Choices::Upgrade& upgrade : choices.upgrade) {
    json.begin_object();
    json.field("age", name(upgrade.age));
    write_square("from", upgrade.from, json);
    json.field("size", upgrade.size);
    write_squares("anchors", upgrade.anchors, json);
    json.end_object();
  }
  json.end_array();
  json.key("demolish");
  json.begin_array();
  for (const Site site : choices.demolish) {
    json.begin_object();
    json.field("age", name(site.age()));
    write_square("square", site.anchor(), json);
    json.end_object();
  }
  json.end_array();
  write_squares("populate", choices.populate, json);
  write_squares("renovate", choices.renovate, json);
  json.end_object();
}

void write_stock(const std::array<std::array<std::uint8_t, kSizes>, kTypes>& stock, JsonWriter& json) {
  json.key("stock");
  json.begin_object();
  for (const Type type : kEveryType) {
    const auto& sizes = stock[static_cast<std::size_t>(type)];
    write_numbers(name(type), sizes, sizes.size(), json);
  }
  json.end_object();
}

}  // namespace

Rules::View Rules::view(const State& state, Viewer viewer) const {
  View view;
  view.land = &land_;
  if (viewer.is_seat()) view.seat = viewer.seat();
  view.round = state.round;
  view.first = state.first;
  view.active = state.active;
  view.step = state.step;
  const SeatSet asked = owing(state);
  if (!asked.empty()) view.owes = asked.lowest();
  view.action = state.action;
  for (const Building& building : state.buildings) {
    SeenBuilding seen{building, is_printed(building), false};
    if (building.site == building.domain) view.domains.push_back(worth(state, building.domain));
    const bool may_rule = building.age() != Age::reason && building.type != Type::civil;
    seen.top = may_rule && top_value(state, building.domain, building.type) == building.value();
    view.buildings.push_back(seen);
  }
  for (int seat = 0; seat < players_; ++seat) {
    const Player& player = state.players[static_cast<std::size_t>(seat)];
    SeenPlayer seen{
        player.ecus, player.ledger, player.cubes, count_of(player.hand), player.known, player.agents, {}, false, {}};
    for (const DomainWorth& worth : view.domains) {
      seen.income[static_cast<std::size_t>(worth.domain.age())] += worth.income[static_cast<std::size_t>(seat)];
    }
    if (viewer.is_seat(static_cast<Seat>(seat)) || viewer.is_archive()) {
      seen.hand_is_seen = true;
      seen.hand = player.hand;
    }
    view.players.push_back(seen);
  }
  view.stock = state.stock;
  view.pile = static_cast<int>(state.pile.size());
  view.discards = state.discards;
  view.row = state.row;
  view.holdem = holdem_;
  if (state.step == Step::place) view.loser = state.buildings[*next_loser(state)];
  view.resolution = state.resolution;
  view.undo = undo_;
  if (state.step == Step::act && viewer.is_seat(state.active)) view.choices = choices(state);
  return view;
}

void write(const View& view, JsonWriter& json) {
  json.begin_object();
  json.field("players", static_cast<int>(view.players.size()));
  write_land(*view.land, json);
  json.field("round", view.round);
  json.field("first", view.first);
  json.field("active", view.active);
  json.field("step", kSteps[static_cast<std::size_t>(view.step)]);
  json.key("owes");
  if (view.owes < 0) {
    json.null();
  } else {
    json.value(view.owes);
  }
  write_action(view.action, view.step, json);
  json.key("resolving");
  if (view.step == Step::stay || view.step == Step::place || view.step == Step::keep_cube) {
    json.value(name(view.resolution.age));
  } else {
    json.null();
  }
  json.key("loser");
  if (view.step == Step::place) {
    json.begin_object();
    json.field("age", name(view.loser.age()));
    write_square("square", view.loser.anchor(), json);
    json.end_object();
  } else {
    json.null();
  }
  write_contested(view.step, view.resolution.contested, view.resolution.tied, json);
  write_downsized(view.resolution, json);
  json.field("undo", view.undo);
  json.key("ages");
  json.begin_object();
  for (const Age age : kEveryAge) write_age(view, age, json);
  json.end_object();
  json.key("seats");
  json.begin_object();
  for (std::size_t seat = 0; seat < view.players.size(); ++seat) {
    json.key(seat);
    write_player(view.players[seat], json);
  }
  json.end_object();
  write_stock(view.stock, json);
  json.field("pile", view.pile);
  write_cards("discards", view.discards, json);
  json.key("row");
  if (view.holdem) {
    json.begin_array();
    for (const std::uint8_t count : view.row) json.value(int{count});
    json.end_array();
  } else {
    json.null();
  }
  json.key("own");
  if (view.seat < 0) {
    json.null();
  } else {
    json.begin_object();
    json.field("seat", view.seat);
    json.key("may");
    if (view.choices) {
      write_choices(*view.choices, view.land->height, json);
    } else {
      json.null();
    }
    json.end_object();
  }
  json.end_object();
}

void write(const State& state, JsonWriter& json) {
  json.begin_object();
  json.field("round", int{state.round});
  json.field("first", int{state.first});
  json.field("active", int{state.active});
  json.field("step", kSteps[static_cast<std::size_t>(state.step)]);
  write_owes(state, json);
  write_action(state.action, state.step, json);
  write_resolution(state, json);
  json.key("ages");
  json.begin_object();
  for (const Age age : kEveryAge) {
    json.key(name(age));
    json.begin_array();
    for (const Building& building : in_age(state, age)) {
      json.begin_object();
      write_square("anchor", building.anchor(), json);
      write_building(building, state.seats, json);
      json.end_object();
    }
    json.end_array();
  }
  json.end_object();
  json.key("seats");
  json.begin_array();
  for (std::size_t seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    json.begin_object();
    json.field("ecus", int{player.ecus});
    json.field("cubes", int{player.cubes});
    write_cards("hand", player.hand, json);
    write_agents(player.agents, json);
    json.end_object();
  }
  json.end_array();
  write_stock(state.stock, json);
  json.key("pile");  // the top first
  json.begin_array();
  for (std::size_t i = state.pile.size(); i-- > 0;) json.value(name(state.pile[i]));
  json.end_array();
  write_cards("discards", state.discards, json);
  write_cards("row", state.row, json);
  json.end_object();
}

}  // namespace tempora::khronos
