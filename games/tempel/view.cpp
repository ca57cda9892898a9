#include "games/tempel/view.hpp"

#include <bit>

namespace tempora::tempel {
namespace {

int empty_of(Holding holding, int cards) { return cards - holding.gold - holding.fire; }

void write_holding(Holding holding, int cards, JsonWriter& json) {
  json.begin_array();
  json.value(int{holding.gold});
  json.value(int{holding.fire});
  json.value(empty_of(holding, cards));
  json.end_array();
}

// The round in which each opening lies follows from its number.
int round_of(int opening, int players) { return opening / players + 1; }

// Openings of this round, by seat and place.
using Faces = std::array<std::array<std::int8_t, kChambersInRoundOne>, kMaxPlayers>;
Faces faces_of(const Public& open) {
  Faces faces;
  for (auto& places : faces) places.fill(-1);
  for (int i = open.opening_count - open.opened_in_round; i < open.opening_count; ++i) {
    const Opening& opening = open.openings[static_cast<std::size_t>(i)];
    faces[opening.seat()][static_cast<std::size_t>(opening.place())] = static_cast<std::int8_t>(opening.what());
  }
  return faces;
}

void write_chambers(const Public& open, int players, JsonWriter& json) {
  const Faces faces = faces_of(open);
  json.begin_object();
  for (int seat = 0; seat < players; ++seat) {
    json.key(seat);
    json.begin_array();
    for (int place = 0; place < chambers_each(open.round); ++place) {
      const int face = faces[static_cast<std::size_t>(seat)][static_cast<std::size_t>(place)];
      json.value(face < 0 ? std::string_view("down") : name(static_cast<Card>(face)));
    }
    json.end_array();
  }
  json.end_object();
}

// Who opened it: before whom the chamber before it lay (TD-3.4).
Seat keyholder_before(const Public& open, int opening) {
  return opening == 0 ? open.first_keyholder : open.openings[static_cast<std::size_t>(opening - 1)].seat();
}

void write_openings(const Public& open, int players, JsonWriter& json) {
  json.begin_object();
  for (int i = 0; i < open.opening_count; ++i) {
    const Opening& opening = open.openings[static_cast<std::size_t>(i)];
    json.key(i + 1);
    json.begin_array();
    json.value(int{keyholder_before(open, i)});
    json.value(int{opening.seat()});
    json.value(opening.place());
    json.value(name(opening.what()));
    json.value(round_of(i, players));
    json.end_array();
  }
  json.end_object();
}

// The round of an announcement: openings before it tell it, except at the border of two rounds, where the deal came
// first.
void write_announcements(const Public& open, int players, JsonWriter& json) {
  json.begin_object();
  for (int i = 0; i < open.announcement_count; ++i) {
    const Announcement& said = open.announcements[static_cast<std::size_t>(i)];
    json.key(i + 1);
    json.begin_array();
    json.value(int{said.seat()});
    if (said.is_silent()) {
      json.null();
      json.null();
    } else {
      json.value(said.gold());
      json.value(said.fire());
    }
    json.value(round_of(said.openings(), players));
    json.value(said.openings());
    json.end_array();
  }
  json.end_object();
}

void write_own(const View& view, JsonWriter& json) {
  if (view.seat < 0) {
    json.null();
    return;
  }
  json.begin_object();
  json.field("seat", view.seat);
  json.field("role", name(view.role));
  json.key("dealt");
  json.begin_object();
  for (int round = 1; round <= view.open.round; ++round) {
    json.key(round);
    write_holding(view.dealt[static_cast<std::size_t>(round - 1)], chambers_each(round), json);
  }
  json.end_object();
  json.key("down");
  write_holding(view.down, std::popcount(view.open.down[static_cast<std::size_t>(view.seat)]), json);
  json.end_object();
}

void write_all(const View& view, JsonWriter& json) {
  if (!view.all) {
    json.null();
    return;
  }
  json.begin_object();
  json.key("roles");
  json.begin_array();
  for (int seat = 0; seat < view.players; ++seat) json.value(name(view.roles[static_cast<std::size_t>(seat)]));
  json.end_array();
  json.key("out");
  json.begin_array();
  if (view.out != Role::none) json.value(name(view.out));
  json.end_array();
  json.key("dealt");
  json.begin_object();
  for (int round = 1; round <= view.open.round; ++round) {
    json.key(round);
    json.begin_array();
    for (int seat = 0; seat < view.players; ++seat) {
      write_holding(view.all_dealt[static_cast<std::size_t>(round - 1)][static_cast<std::size_t>(seat)],
                    chambers_each(round), json);
    }
    json.end_array();
  }
  json.end_object();
  json.key("rest");
  json.begin_object();
  for (int seat = 0; seat < view.players; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    const Holding down = view.all_down[at];
    const int cards = std::popcount(view.open.down[at]);
    json.key(seat);
    json.begin_array();
    for (int card = 0; card < cards; ++card) {
      json.value(name(card < down.gold ? Card::gold : card < down.gold + down.fire ? Card::fire : Card::empty));
    }
    json.end_array();
  }
  json.end_object();
  if (view.open.end != End::none) {
    json.field("rule", rule_of(view.open.end));
    json.field("group", winners(view.open.end));
  }
  json.end_object();
}

}  // namespace

std::string_view name(Card card) {
  switch (card) {
    case Card::gold:
      return "gold";
    case Card::fire:
      return "fire";
    case Card::empty:
      return "empty";
  }
  return {};
}

std::string_view name(Role role) {
  switch (role) {
    case Role::adventurer:
      return "adventurer";
    case Role::guardian:
      return "guardian";
    case Role::none:
      return "none";
  }
  return {};
}

std::string_view rule_of(End end) {
  switch (end) {
    case End::gold:
      return "TD-4.1";
    case End::fire:
      return "TD-4.2";
    case End::time:
      return "TD-4.3";
    case End::none:
      return {};
  }
  return {};
}

std::string_view winners(End end) { return end == End::gold ? "adventurers" : "guardians"; }

void write(const View& view, JsonWriter& json) {
  const Public& open = view.open;
  const int each = chambers_each(open.round);
  json.begin_object();
  json.field("players", view.players);
  json.field("round", int{open.round});
  json.field("each", each);
  json.field("keyholder", int{open.keyholder});
  json.field("left", open.end == End::none ? view.players - open.opened_in_round : 0);
  json.key("temple");
  json.begin_object();
  json.field("gold", view.temple.gold);
  json.field("fire", view.temple.fire);
  json.field("empty", view.temple.empty);
  json.end_object();
  json.key("opened");
  json.begin_object();
  for (const Card card : {Card::gold, Card::fire, Card::empty}) {
    json.field(name(card), int{open.opened[static_cast<std::size_t>(card)]});
  }
  json.end_object();
  json.key("pile");
  json.begin_object();
  json.field("adventurers", view.temple.adventurers);
  json.field("guardians", view.temple.guardians);
  json.field("out", view.cards_out);
  json.end_object();
  json.field("announcing", view.announcing);
  json.key("limits");
  json.begin_object();
  json.field("gold", view.temple.gold);
  json.field("fire", view.temple.fire);
  json.field("total", each);
  json.key("left");
  json.begin_array();
  for (int seat = 0; seat < view.players; ++seat) {
    json.value(kAnnouncementsARound - open.announced[static_cast<std::size_t>(seat)]);
  }
  json.end_array();
  json.end_object();
  json.key("chambers");
  write_chambers(open, view.players, json);
  json.key("openings");
  write_openings(open, view.players, json);
  json.key("announcements");
  write_announcements(open, view.players, json);
  json.key("own");
  write_own(view, json);
  json.key("end");
  write_all(view, json);
  json.end_object();
}

void write(const State& state, JsonWriter& json) {
  const Public& open = state.open;
  const int players = state.players;
  json.begin_object();
  json.field("players", players);
  json.field("round", int{open.round});
  json.field("keyholder", int{open.keyholder});
  json.field("opened_in_round", int{open.opened_in_round});
  json.key("roles");
  json.begin_array();
  for (int seat = 0; seat < players; ++seat) json.value(name(state.roles[static_cast<std::size_t>(seat)]));
  json.end_array();
  json.field("out", name(state.out));
  json.key("chambers");
  write_chambers(open, players, json);
  json.key("down");
  json.begin_array();
  for (int seat = 0; seat < players; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    write_holding(state.down[at], std::popcount(open.down[at]), json);
  }
  json.end_array();
  json.key("dealt");
  json.begin_object();
  for (int round = 1; round <= open.round; ++round) {
    json.key(round);
    json.begin_array();
    for (int seat = 0; seat < players; ++seat) {
      write_holding(state.dealt[static_cast<std::size_t>(round - 1)][static_cast<std::size_t>(seat)],
                    chambers_each(round), json);
    }
    json.end_array();
  }
  json.end_object();
  json.key("openings");
  write_openings(open, players, json);
  json.key("announcements");
  write_announcements(open, players, json);
  json.key("over");
  if (open.end == End::none) {
    json.null();
  } else {
    json.value(rule_of(open.end));
  }
  json.end_object();
}

}  // namespace tempora::tempel
