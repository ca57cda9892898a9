#include "games/wartime/view.hpp"

#include <algorithm>
#include <bit>
#include <string>

#include "games/wartime/rules.hpp"

namespace tempora::wartime {
namespace {

constexpr std::array<std::string_view, kAsks> kAskNames{"over", "cc",   "dozer",  "well",  "act",  "move", "target",
                                                        "take", "load", "unload", "place", "land", "more"};
constexpr std::array<std::string_view, kFaults> kFaultNames{"", "table", "terrain", "line", "overlap"};
constexpr std::array<std::string_view, kReasons> kReasonNames{
    "",     "aboard",      "bank", "cash",    "stock",     "room",   "well",   "no_target", "empty",
    "full", "no_infantry", "fort", "no_fort", "fort_room", "parked", "option", "disc"};
static_assert(!kReasonNames.back().empty());

void write_list(std::initializer_list<int> numbers, JsonWriter& json) {
  json.begin_array();
  for (const int number : numbers) json.value(number);
  json.end_array();
}

void write_piece_or_null(std::string_view key, int piece, JsonWriter& json) {
  json.key(key);
  if (piece == kNoPiece) {
    json.null();
  } else {
    json.value(piece_id(piece));
  }
}

void write_end(End end, JsonWriter& json) {
  json.field_or_null("over", kEndNames[static_cast<std::size_t>(end)], end != End::none);
}

void write_dice(const Step& step, JsonWriter& json) {
  json.key("dice");
  json.begin_array();
  for (const std::uint8_t die : step.dice) {
    if (die != 0) json.value(int{die});
  }
  json.end_array();
}

void write_pieces(const State& state, JsonWriter& json) {
  json.key("pieces");
  json.begin_object();
  for (int seat = 0; seat < state.seats; ++seat) {
    for_each_piece(seat, state.player(seat).in_play, [&](int number) {
      const Piece& piece = state.piece(number);
      json.key(piece_id(number));
      json.begin_object();
      json.field("x", int{piece.x});
      json.field("y", int{piece.y});
      json.field("facing", int{piece.facing});
      if (piece.where == Where::fortified) json.field("fort", true);
      if (piece.where == Where::aboard) json.field("aboard", piece_id(piece.host));
      if (piece.where == Where::parked) json.field("parked", piece_id(piece.host));
      json.end_object();
    });
  }
  json.end_object();
}

void write_table(const Rules& rules, JsonWriter& json) {
  const Table& table = rules.table();
  json.key("map");
  json.begin_object();
  json.field("width", table.width);
  json.field("height", table.height);
  json.field("ground", kGroundNames[static_cast<std::size_t>(table.ground)]);
  json.key("areas");
  json.begin_array();
  for (const Area& area : table.areas) {
    json.begin_array();
    for (const Point corner : area.corners) write_list({corner.x, corner.y}, json);
    json.end_array();
  }
  json.end_array();
  json.key("starts");
  json.begin_array();
  for (const Point start : table.starts) write_list({start.x, start.y}, json);
  json.end_array();
  json.end_object();
}

// What never changes in a match.
void write_components(const Rules& rules, JsonWriter& json) {
  const Components& components = rules.components();
  json.key("shapes");
  json.begin_object();
  const auto write_shape = [&](std::string_view key, Shape shape) {
    const Outline& turned = outline(shape, 0);
    json.key(key);
    json.begin_object();
    json.key("corners");
    json.begin_array();
    for (int i = 0; i < turned.count; ++i) {
      const Point corner = turned.corners[static_cast<std::size_t>(i)];
      write_list({corner.x, corner.y}, json);
    }
    json.end_array();
    json.field("radius", turned.radius);
    json.end_object();
  };
  const auto each_type = [&](auto&& visit) {
    for (int type = 0; type < kTypes; ++type) visit(static_cast<Type>(type));
  };
  each_type([&](Type type) { write_shape(name(type), shape_of(type)); });
  write_shape("fort", Shape::fortified);
  json.end_object();
  json.key("prices");
  json.begin_object();
  each_type([&](Type type) { json.field(name(type), components.price(type)); });
  json.field("fort", components.fort_price);
  json.end_object();
  json.key("counts");
  json.begin_object();
  each_type([&](Type type) { json.field(name(type), components.count(type)); });
  json.field("fort", components.forts);
  json.field("disc", components.discs);
  json.end_object();
  json.key("sale");
  json.begin_object();
  json.field("building", components.building_sale);
  json.field("disc", components.disc_sale);
  json.end_object();
}

void write_player(const Rules& rules, const State& state, int seat, JsonWriter& json) {
  const Player& player = state.player(seat);
  json.begin_object();
  json.field("cash", int{player.cash});
  json.field("income", rules.income(state, seat));
  json.field("discs", int{player.discs});
  json.field_or_null("out", player.out, player.out != 0);
  json.key("stock");
  json.begin_object();
  for (int type = 0; type < kTypes; ++type) {
    json.field(kTypeNames[static_cast<std::size_t>(type)], rules.in_stock(state, seat, static_cast<Type>(type)));
  }
  json.end_object();
  json.field("forts", rules.forts_in_stock(state, seat));
  json.field("score", player.out == 0 ? rules.score(state, seat) : 0);
  json.field("buildings", std::popcount(player.in_play & kBuildings));
  json.field("units", std::popcount(player.in_play & ~kBuildings));
  json.end_object();
}

// WT-16.4: all directions, with what lies in the way.
void write_arcs(const Rules& rules, const State& state, JsonWriter& json) {
  const int piece = state.step.piece;
  const int distance = rules.reach(state.step);
  constexpr int kLargestOutline = 340;
  const Crowd crowd(Crowd(state, piece), state.piece(piece).at(), distance + kLargestOutline);
  const auto same = [](const Destination& a, const Destination& b) {
    return a.fault == b.fault && a.cause == b.cause && a.field == b.field;
  };
  json.key("arcs");
  json.begin_array();
  Destination arc = rules.destination(state, crowd, piece, distance, 0);
  for (int from = 0, to = 1; to <= kDegrees; ++to) {
    const Destination next = to < kDegrees ? rules.destination(state, crowd, piece, distance, to) : Destination{};
    if (to < kDegrees && same(arc, next)) continue;
    json.begin_object();
    json.field("from", from);
    json.field("to", to - 1);
    if (arc.fault != Fault::none) {
      json.field("why", kFaultNames[static_cast<std::size_t>(arc.fault)]);
      json.field("rule", rule_of(arc.fault));
      if (arc.cause != kNoPiece) json.list("causes", std::array{arc.cause}, piece_id);
    }
    if (arc.field != kNoPiece) json.field("parks", piece_id(arc.field));
    json.end_object();
    arc = next;
    from = to;
  }
  json.end_array();
}

// Gaps to all that could be reached with the largest roll.
void write_gaps(const Rules& rules, const State& state, Act act, JsonWriter& json) {
  const Step& step = state.step;
  const Body body = body_of(state, step.piece);
  json.key("gaps");
  json.begin_object();
  rules.any_target(state, Crowd(state), act, step.piece, rules.largest_reach(act, step.piece), step.barred,
                   [&](const Standing& standing) {
                     json.field(piece_id(standing.piece), gap(body, standing.body));
                     return false;
                   });
  json.end_object();
}

// The places of the moves that can be answered now.
void write_places(const Rules& rules, const State& state, JsonWriter& json) {
  const Step& step = state.step;
  MoveList<Move> moves;
  rules.legal(state, state.active, moves);
  const bool plots = step.ask == Ask::cc || step.ask == Ask::well;
  json.key(plots ? "plots" : "places");
  json.begin_array();
  for (const Move& move : moves) {
    if (move.act == Act::plot) {
      const Point at = rules.plot_place(state.active, move.a);
      write_list({move.a, at.x, at.y}, json);
    } else if (move.act == Act::dir) {
      const Point at = rules.start_place(state, state.active, move.angle);
      write_list({move.angle, at.x, at.y}, json);
    } else if (move.act == Act::at) {
      const Point at = rules.slide_place(state, step.piece, static_cast<Type>(step.type), move.angle);
      write_list({move.angle, at.x, at.y}, json);
    } else if (move.act == Act::put) {
      const Point at = rules.slide_place(state, step.piece, Type::inf, move.angle, kPip * move.b);
      write_list({move.angle, move.b, at.x, at.y}, json);
    }
  }
  json.end_array();
}

void write_reach(int reach, JsonWriter& json) { json.field_or_null("reach", reach, reach < kAnyReach); }

void write_asked(const Rules& rules, const State& state, JsonWriter& json) {
  const Step& step = state.step;
  json.key("asked");
  if (step.ask == Ask::over) return json.null();
  json.begin_object();
  json.field("what", kAskNames[static_cast<std::size_t>(step.ask)]);
  json.field("seat", int{state.active});
  if (step.ask >= Ask::move && step.ask <= Ask::land) json.field("piece", piece_id(step.piece));
  switch (step.ask) {
    case Ask::cc:
    case Ask::dozer:
    case Ask::well:
      write_places(rules, state, json);
      break;
    case Ask::move:
      write_dice(step, json);
      write_reach(rules.reach(step), json);
      write_arcs(rules, state, json);
      break;
    case Ask::target:
      json.field("action", name(step.act));
      write_dice(step, json);
      write_reach(rules.reach(step), json);
      write_gaps(rules, state, step.act, json);
      json.field("shots", int{step.left});
      write_piece_or_null("barred", step.barred, json);
      break;
    case Ask::take:
      write_reach(rules.largest_reach(Act::capture, step.piece), json);
      write_gaps(rules, state, Act::capture, json);
      break;
    case Ask::load:
      write_dice(step, json);
      write_reach(rules.reach(step), json);
      write_gaps(rules, state, Act::embark, json);
      json.field("left", int{step.left});
      break;
    case Ask::unload:
      json.field("infantry", piece_id(kOfSeat * state.active + std::countr_zero(rules.aboard(state, step.piece))));
      write_dice(step, json);
      write_places(rules, state, json);
      json.field("left", int{step.left});
      break;
    case Ask::place:
      json.field("type", kTypeNames[step.type]);
      json.field("second", static_cast<Type>(step.type) == Type::inf && step.left == 0);
      write_places(rules, state, json);
      break;
    case Ask::land: {
      MoveList<Move> moves;
      rules.legal(state, state.active, moves);
      json.list("fields", moves, [](const Move& move) { return piece_id(move.a); });
      break;
    }
    case Ask::more:
      json.field("left", std::min(kMostSpent - state.spent, int{state.player(state.active).discs}));
      break;
    default:
      break;
  }
  json.end_object();
}

// How many of how many equally likely rolls reach so far: WT-16.3.
void write_prospect(const Rules& rules, Act act, int piece, int distance, JsonWriter& json) {
  if (act == Act::attack && type_of(piece) == Type::super) return write_list({distance, 0, 1, 1}, json);
  const int least = std::max(1, (distance + kPip - 1) / kPip);
  if (rules.largest_reach(act, piece) == kLargestRoll * kPip) {
    return write_list({distance, least, kLargestRoll - least + 1, kLargestRoll}, json);
  }
  int ways = 0;
  for (int first = 1; first <= kLargestRoll; ++first) {
    for (int second = 1; second <= kLargestRoll; ++second) ways += first + second >= least ? 1 : 0;
  }
  write_list({distance, std::max(2, least), ways, kLargestRoll * kLargestRoll}, json);
}

// What the seat that is asked for an action could reach, and why it can't do what is not listed.
void write_own(const Rules& rules, const State& state, JsonWriter& json) {
  const int seat = state.active;
  const std::uint64_t pieces = state.player(seat).in_play;
  const Crowd crowd(state);
  json.begin_object();
  json.field("seat", seat);
  json.key("reach");
  json.begin_object();
  for_each_piece(seat, pieces, [&](int piece) {
    if (state.piece(piece).where == Where::aboard) return;
    bool begun = false;
    for (const Act act :
         {Act::attack, Act::attack_air, Act::attack_ground, Act::fort_attack, Act::capture, Act::embark}) {
      if (!can_ever(type_of(piece), act) || rules.deny(state, crowd, act, piece).reason != Reason::none) continue;
      if (!begun) {
        json.key(piece_id(piece));
        json.begin_object();
        begun = true;
      }
      json.key(name(act));
      json.begin_object();
      const Body body = body_of(state, piece);
      rules.any_target(state, crowd, act, piece, rules.largest_reach(act, piece), kNoPiece,
                       [&](const Standing& standing) {
                         json.key(piece_id(standing.piece));
                         write_prospect(rules, act, piece, gap(body, standing.body), json);
                         return false;
                       });
      json.end_object();
    }
    if (begun) json.end_object();
  });
  json.end_object();

  json.key("denied");
  json.begin_object();
  const auto write_denial = [&](std::string_view key, const Denial& denial) {
    json.key(key);
    json.begin_array();
    json.value(denial.rule);
    json.value(kReasonNames[static_cast<std::size_t>(denial.reason)]);
    json.end_array();
  };
  if (const Denial denial = rules.deny_disc_sale(state, seat); denial.reason != Reason::none) {
    json.key("");
    json.begin_object();
    write_denial(name(Act::sell_disc), denial);
    json.end_object();
  }
  for_each_piece(seat, pieces, [&](int piece) {
    json.key(piece_id(piece));
    json.begin_object();
    for (int number = static_cast<int>(Act::move); number <= static_cast<int>(Act::sell); ++number) {
      const auto act = static_cast<Act>(number);
      if (!can_ever(type_of(piece), act)) continue;
      if (act != Act::build) {
        const Denial denial = rules.deny(state, crowd, act, piece);
        if (denial.reason != Reason::none) write_denial(name(act), denial);
        continue;
      }
      for (const Type made : made_by(type_of(piece))) {
        const Denial denial = rules.deny(state, crowd, act, piece, made);
        if (denial.reason == Reason::none) continue;
        write_denial(std::string(name(act)) + " " + std::string(name(made)), denial);
      }
    }
    json.end_object();
  });
  json.end_object();
  json.end_object();
}

}  // namespace

void write(const View& view, JsonWriter& json) {
  const Rules& rules = *view.rules;
  const State& state = view.state;
  const Options& options = rules.options();
  json.begin_object();
  json.field("players", rules.players());
  json.key("options");
  json.begin_object();
  json.field("map", rules.map_name());
  json.field("rounds", options.rounds);
  json.field("start_cash", options.start_cash);
  json.field("fort_attack", options.fort_attack);
  json.field("super_range", options.any_range ? std::string_view("any") : std::string_view("three"));
  json.end_object();
  write_table(rules, json);
  write_components(rules, json);
  json.field("round", int{state.round});
  json.field("first", int{state.first});
  json.field_or_null("active", state.active, state.step.ask >= Ask::act);
  json.field("spent", int{state.spent});
  json.field("reward", state.reward);
  json.field("bank", int{state.bank});
  write_pieces(state, json);
  json.key("seats");
  json.begin_object();
  for (int seat = 0; seat < rules.players(); ++seat) {
    json.key(seat);
    write_player(rules, state, seat, json);
  }
  json.end_object();
  write_asked(rules, state, json);
  json.list("owing", rules.owing(state));
  json.key("own");
  if (view.seat == state.active && state.step.ask == Ask::act) {
    write_own(rules, state, json);
  } else {
    json.null();
  }
  write_end(state.end, json);
  json.end_object();
}

void write(const State& state, JsonWriter& json) {
  const Step& step = state.step;
  json.begin_object();
  json.field("round", int{state.round});
  json.field("first", int{state.first});
  json.field("active", int{state.active});
  json.field("spent", int{state.spent});
  json.field("reward", state.reward);
  json.field("bank", int{state.bank});
  write_pieces(state, json);
  json.key("seats");
  json.begin_object();
  for (int seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.player(seat);
    json.key(seat);
    json.begin_object();
    json.field("cash", int{player.cash});
    json.field("discs", int{player.discs});
    json.field_or_null("out", player.out, player.out != 0);
    json.end_object();
  }
  json.end_object();
  json.key("step");
  if (step.ask == Ask::over) {
    json.null();
  } else {
    json.begin_object();
    json.field("what", kAskNames[static_cast<std::size_t>(step.ask)]);
    if (step.ask >= Ask::move && step.ask <= Ask::land) {
      json.field("action", name(step.act));
      json.field("piece", piece_id(step.piece));
      if (step.act == Act::build) json.field("type", kTypeNames[step.type]);
      write_dice(step, json);
      json.field("left", int{step.left});
      write_piece_or_null("barred", step.barred, json);
    }
    json.end_object();
  }
  write_end(state.end, json);
  json.end_object();
}

}  // namespace tempora::wartime
