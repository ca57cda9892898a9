#include <algorithm>
#include <iterator>

#include "engine/testing/probe/probe.hpp"

namespace tempora::probe {
namespace {

constexpr const char* kActs[] = {"pass",  "draw", "look", "play", "show",    "shuffle", "order", "keep",
                                 "under", "seat", "give", "none", "amounts", "bid",     "think", "shout"};

SeenPlace seen(const Place& place, Viewer viewer) {
  return {place.seen_by(viewer).value_or(Card{255}), place.group, place.exact};
}

template <class List>
void write_numbers(JsonWriter& json, std::string_view name, const List& list) {
  json.key(name);
  json.begin_array();
  for (const auto number : list) json.value(static_cast<int>(number));
  json.end_array();
}

void write_places(JsonWriter& json, const std::vector<SeenPlace>& places) {
  json.begin_array();
  for (const SeenPlace& place : places) {
    json.value(static_cast<int>(place.card));
    json.value(static_cast<int>(place.group));
    json.value(static_cast<int>(place.known_to.bits()));
  }
  json.end_array();
}

}  // namespace

View Rules::view(const State& state, Viewer viewer) const {
  View view;
  const auto& hands = state.hands;
  const std::array<std::span<const Place>, kSeats + 1> zones = {state.deck.zone(), hands[0].span(), hands[1].span(),
                                                                hands[2].span(), hands[3].span()};
  unsigned groups = 0;
  for (const auto zone : zones) {
    for (const Place& place : zone) groups = std::max<unsigned>(groups, place.group);
  }
  for (unsigned group = 1; group <= groups; ++group) view.among.push_back(known_among<Card>(zones, group, viewer));
  for (std::size_t i = 0; i < state.deck.size(); ++i) view.deck.push_back(seen(state.deck.at(i), viewer));
  if (faulty(Fault::leaky_view) && !view.deck.empty()) view.deck[0].card = state.deck.at(0).card;
  for (Seat seat = 0; seat < players_; ++seat) {
    auto& hand = view.hands.emplace_back();
    for (const Place& place : hands[seat]) hand.push_back(seen(place, viewer));
    const bool own = viewer.is_seat(seat) || viewer.is_archive();
    const bool answered = state.bids.answered().contains(seat);
    view.bids.push_back(!state.bids.open() ? -2 : !answered ? -1 : own ? state.bids.of(seat) : 255);
    view.scores.push_back(state.scores[seat]);
    view.thoughts.push_back(state.thoughts[seat]);
    view.shouts.push_back(state.shouts[seat]);
  }
  view.discards.assign(state.discards.begin(), state.discards.end());
  view.round = state.round;
  view.rest = state.rest;
  if (!state.agenda.empty()) view.task = state.agenda.top();
  return view;
}

void write(const View& view, JsonWriter& json) {
  json.begin_object();
  json.key("deck");
  write_places(json, view.deck);
  json.key("hands");
  json.begin_array();
  for (const auto& hand : view.hands) write_places(json, hand);
  json.end_array();
  json.key("among");
  json.begin_array();
  for (const auto& cards : view.among) {
    json.begin_array();
    for (const Card card : cards) json.value(static_cast<int>(card));
    json.end_array();
  }
  json.end_array();
  write_numbers(json, "discards", view.discards);
  write_numbers(json, "bids", view.bids);
  write_numbers(json, "scores", view.scores);
  write_numbers(json, "thoughts", view.thoughts);
  write_numbers(json, "shouts", view.shouts);
  json.field("round", view.round);
  json.field("rest", view.rest);
  write_numbers(json, "task", std::array<int, 3>{static_cast<int>(view.task.kind), view.task.seat, view.task.about});
  json.end_object();
}

void write(const State& state, JsonWriter& json) {
  json.begin_object();
  json.key("deck");
  json.begin_array();
  for (std::size_t i = 0; i < state.deck.size(); ++i) json.value(static_cast<int>(state.deck.at(i).card));
  json.end_array();
  json.key("hands");
  json.begin_array();
  for (const Hand& hand : state.hands) {
    json.begin_array();
    for (const Place& place : hand) json.value(static_cast<int>(place.card));
    json.end_array();
  }
  json.end_array();
  write_numbers(json, "discards", state.discards);
  write_numbers(json, "scores", state.scores);
  json.field("round", int{state.round});
  json.end_object();
}

void write(const Move& move, JsonWriter& json) {
  json.begin_object();
  const auto act = static_cast<std::size_t>(move.act);
  json.field("do", act < std::size(kActs) ? kActs[act] : "unknown");
  if (move.a != 0) json.field("a", int{move.a});
  if (move.b != 0) json.field("b", int{move.b});
  json.end_object();
}

Result<Move> Rules::read_move(const Json& json) {
  if (auto fields = expect_fields(json, "a move", {"do", "a", "b"}); !fields)
    return tl::make_unexpected(fields.error());
  const auto act = read_string(json, "do");
  const auto known = std::find(std::begin(kActs), std::end(kActs), act.value_or(""));
  if (known == std::end(kActs)) return error("'do' must name a move");
  Move move;
  move.act = static_cast<Act>(known - std::begin(kActs));
  for (const auto& [name, number] : {std::pair("a", &move.a), std::pair("b", &move.b)}) {
    if (!json.contains(name)) continue;
    const auto value = read_integer(json, name, 0, 255);
    if (!value) return tl::make_unexpected(value.error());
    *number = static_cast<std::uint8_t>(*value);
  }
  return move;
}

}  // namespace tempora::probe
