// The course of a match: set-up, turns, steps, end (KH-5, KH-6, KH-14, KH-15).
#include "games/khronos/rules.hpp"

#include <algorithm>
#include <cassert>
#include <string>

#include "games/khronos/buildings.hpp"
#include "games/khronos/content.hpp"
#include "games/khronos/facts.hpp"

namespace tempora::khronos {
namespace {

constexpr int kEcus = 4;          // KH-5.2
constexpr int kExchangeCost = 2;  // KH-6.3
constexpr std::string_view kEnd = "KH-14.1";

// Which of `named` the option names, or an error.
template <class Named>
Result<std::size_t> find_named(const std::vector<Named>& all, std::string_view option, const Json& value) {
  std::string names;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (value == all[i].name) return i;
    names += (i > 0 ? ", " : "") + all[i].name;
  }
  return error("option '" + std::string(option) + "' can't have that value; allowed: " + names);
}

Cards cards_of(Move move) { return {move.a, move.b, move.c}; }

void add(Cards& to, const Cards& cards) {
  for (std::size_t i = 0; i < to.size(); ++i) to[i] = static_cast<std::uint8_t>(to[i] + cards[i]);
}
void subtract(Cards& from, const Cards& cards) {
  for (std::size_t i = 0; i < from.size(); ++i) from[i] = static_cast<std::uint8_t>(from[i] - cards[i]);
}

// Cards leave a hand, for all to see. Cards of a type are alike: those that everybody knew go first.
void leave_hand(Player& player, const Cards& cards) {
  subtract(player.hand, cards);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    player.known[i] = static_cast<std::uint8_t>(player.known[i] - std::min(player.known[i], cards[i]));
  }
}

// Every way to take from `cards` at least `fewest` and at most `most`, in the order of KH-15.8.
void list_choices(Act act, const Cards& cards, int fewest, int most, MoveList<Move>& moves) {
  for (int military = 0; military <= cards[0]; ++military) {
    for (int religious = 0; religious <= cards[1]; ++religious) {
      for (int civil = 0; civil <= cards[2]; ++civil) {
        const int count = military + religious + civil;
        if (count >= fewest && count <= most) moves.push(Move::cards(act, military, religious, civil));
      }
    }
  }
}

}  // namespace

const GameInfo& Rules::info() {
  static const GameInfo kInfo{
      "khronos",
      "Khronos",
      kMinPlayers,
      kMaxPlayers,
      1,
      {},
      {
          {"map",
           OptionSpec::Kind::content,
           {"valley", "glen", "delta"},
           0,
           0,
           "valley",
           "The land on which the match is played: one of the maps of the content (KH-3)."},
          choice_option("holdem", {"off", "on"}, "Whether a row of three open cards lies there to swap with (KH-6.4)."),
          choice_option(
              "settle", {"seed", "published"},
              "Who stays where a conflict lets the acting player choose: anybody, or first another player (KH-10.8)."),
          choice_option("ruin", {"printed", "zero"},
                        "What an unrenovated ruin counts for income: its value, or nothing (KH-13.3)."),
          choice_option(
              "terrain", {"published", "seed-text"},
              "With 2 or 3 players: forest costs 1 card more and mountain 2, or the other way round (KH-8.2)."),
          choice_option("river-hamlet", {"no", "yes"}, "Whether a Hamlet may be built on river (KH-8.1)."),
          {"deck",
           OptionSpec::Kind::content,
           {"33", "55"},
           0,
           0,
           "33",
           "How many construction cards there are (KH-2.9)."},
          choice_option("first", {"random", "P1"},
                        "Who begins each round: drawn at random, or the first player (KH-5.3)."),
          choice_option("undo", {"on", "off"}, "Whether steps of a turn may be taken back (KH-15.6)."),
      }};
  return kInfo;
}

std::string_view Rules::content_hash() { return kContentHash; }

Result<Rules> Rules::create(const Setup& setup) {
  const auto opening = open_setup(info(), setup, kContent);
  if (!opening) return tl::make_unexpected(opening.error());
  const auto& [given, content] = *opening;
  if (auto fields = expect_fields(content, "the content", {"map", "tiles", "decks"}); !fields) {
    return tl::make_unexpected(fields.error());
  }
  auto components = read_components(content);
  if (!components) return tl::make_unexpected(components.error());
  auto lands = read_lands(content.value("map", Json::object()));
  if (!lands) return tl::make_unexpected(lands.error());

  const auto is = [&](const char* option, const char* value) { return given[option] == value; };
  Rules rules;
  rules.players_ = setup.players;
  rules.components_ = std::move(*components);
  const auto land = find_named(*lands, "map", given["map"]);
  if (!land) return tl::make_unexpected(land.error());
  rules.land_ = (*lands)[*land];
  const auto deck = find_named(rules.components_.decks, "deck", given["deck"]);
  if (!deck) return tl::make_unexpected(deck.error());
  rules.cards_ = rules.components_.decks[*deck].cards;
  rules.holdem_ = is("holdem", "on");
  rules.settle_published_ = is("settle", "published");
  rules.ruins_count_ = is("ruin", "printed");
  rules.river_hamlet_ = is("river-hamlet", "yes");
  rules.first_random_ = is("first", "random");
  rules.undo_ = is("undo", "on");
  rules.terrain_ = setup.players == kMaxPlayers ? std::array{0, 1}
                   : is("terrain", "published") ? std::array{1, 2}
                                                : std::array{2, 1};
  rules.survey();
  return rules;
}

// What never changes of the land, so that legal moves are quick.
void Rules::survey() {
  for (int size = 1; size <= kSizes; ++size) {
    const auto by_size = static_cast<std::size_t>(size - 1);
    const Board anchors = land_.squares.anchors_within(size);
    dry_[by_size] = anchors - land_.river.anchors_meeting(size);
    anchors.for_each([&](Square anchor) {
      for (int extra = terrain_cost(anchor, size); extra <= kMostExtra; ++extra) {
        affordable_[by_size][static_cast<std::size_t>(extra)].insert(anchor);
      }
    });
  }
}

Rules::State Rules::start(Dealer& dealer, Journal& journal) const {
  State state;
  state.seats = static_cast<std::uint8_t>(players_);
  for (const Age age : kEveryAge) {
    land_.hamlets.for_each([&](Square square) {
      Building hamlet;
      hamlet.site = Site(age, square);
      khronos::add(state, hamlet);
    });
  }
  state.stock = components_.tiles;
  for (const Type type : kEveryType) {
    for (int i = 0; i < cards_[at(type)]; ++i) state.pile.push_back(type);
  }
  if (holdem_) {  // KH-5.5
    for (const Type type : kEveryType) {
      if (cards_[at(type)] == 0) continue;
      const auto card = std::find(state.pile.begin(), state.pile.end(), type) - state.pile.begin();
      state.pile.remove(static_cast<std::size_t>(card));
      ++state.row[at(type)];
    }
    journal.tell(Audience::everyone(), fact(What::row, {state.row[0], state.row[1], state.row[2]}));
  }
  // KH-16.1: the start player, the shuffle, the cards.
  if (first_random_) state.first = static_cast<std::uint8_t>(dealer.below(static_cast<std::uint32_t>(players_)));
  journal.tell(Audience::everyone(), fact(What::first, {state.first}));
  dealer.shuffle(state.pile.span());
  journal.tell(Audience::everyone(), fact(What::shuffled, {static_cast<int>(state.pile.size())}));
  for (int seat = 0; seat < players_; ++seat) {  // KH-5.2
    Player& player = state.players[static_cast<std::size_t>(seat)];
    player.ecus = kEcus;
    player.ledger[static_cast<std::size_t>(Line::start)] = kEcus;
    player.cubes = kCubes;
    draw_cards(state, static_cast<Seat>(seat), dealer, journal);
  }
  state.active = state.first;
  begin_turn(state, journal);
  return state;
}

SeatSet Rules::owing(const State& state) const {
  if (state.step == Step::over) return {};
  return SeatSet::of(state.step == Step::place ? owner_to_place(state) : state.active);
}

void Rules::legal(const State& state, Seat seat, MoveList<Move>& moves) const {
  if (!owing(state).contains(seat)) return;
  const Player& player = state.players[seat];
  const Action& action = state.action;
  switch (state.step) {
    case Step::exchange:
      moves.push(Move::of(Act::keep));
      list_choices(Act::exchange, player.hand, 1, kHand, moves);
      break;
    case Step::swap:
      moves.push(Move::of(Act::pass));
      for (const Type type : kEveryType) {
        for (int count = 1; count <= std::min<int>(state.row[at(type)], count_of(player.hand)); ++count) {
          moves.push(Move::swap(type, count));
        }
      }
      break;
    case Step::give:
      list_choices(Act::give, player.hand, count_of(action.paid), count_of(action.paid), moves);
      break;
    case Step::act:
      list_acts(state, moves);
      break;
    case Step::row:
      for (int row = 0; row < land_.height; ++row) {
        if (state.anchors.row(row) != 0) moves.push(Move::row(row));
      }
      break;
    case Step::column:
      for (int column = 0; column < land_.width; ++column) {
        if (state.anchors.has(action.to.row, column)) moves.push(Move::column(column));
      }
      break;
    case Step::which:
      for (const Building& building : in_age(state, action.age)) {
        if (fits(state, action, building)) moves.push(Move::at(Act::which, building.anchor()));
      }
      break;
    case Step::grow:
      list_growths(state, state.buildings[*find(state, Site(action.age, action.from))], moves);
      break;
    case Step::extra: {
      Cards others = player.hand;
      others[at(action.type)] = static_cast<std::uint8_t>(others[at(action.type)] - action.cost);
      list_choices(Act::extra, others, action.extra, action.extra, moves);
      break;
    }
    case Step::share:
      list_shares(state, moves);
      break;
    case Step::stay:
      for (const std::size_t index : candidates(state)) {
        moves.push(Move::at(Act::stay, state.buildings[index].anchor()));
      }
      break;
    case Step::place: {  // KH-11.2
      const Building& loser = state.buildings[*next_loser(state)];
      const Square anchor = loser.anchor();
      for (const int row : {0, 1}) {
        for (const int column : {0, 1}) {
          moves.push(Move::at(Act::place, {static_cast<std::uint8_t>(anchor.row + row),
                                           static_cast<std::uint8_t>(anchor.column + column)}));
        }
      }
      break;
    }
    case Step::keep_cube:
      for (const Seat tied : state.resolution.tied) moves.push(Move::keep_cube(tied));
      break;
    case Step::discard:
      list_choices(Act::discard, player.hand, 0, kHand, moves);
      break;
    case Step::over:
      break;
  }
}

bool Rules::asks(const State& state, Seat seat) const {
  if (state.step == Step::act) return true;
  MoveList<Move> moves;
  legal(state, seat, moves);
  return moves.size() > 1;
}

void Rules::play(State& state, Seat seat, Move move, Dealer& dealer, Journal& journal) const {
  if (!undo_) journal.seal();
  switch (state.step) {
    case Step::exchange:
      if (move.act == Act::exchange) exchange(state, cards_of(move), dealer, journal);
      state.step = holdem_ ? Step::swap : Step::act;
      break;
    case Step::swap:
      state.step = Step::act;
      if (move.act == Act::swap) take_from_row(state, move, journal);
      break;
    case Step::give:
      give(state, cards_of(move), journal);
      break;
    case Step::act:
      if (move.act == Act::end) {
        state.step = Step::discard;
      } else if (move.act == Act::move) {
        move_agent(state, move.a, static_cast<Age>(move.b), journal);
      } else {
        begin_action(state, move);
      }
      break;
    case Step::row:
      state.action.to.row = move.a;
      state.step = Step::column;
      break;
    case Step::column:
      state.anchors = {};
      choose_place(state, {state.action.to.row, move.a}, journal);
      break;
    case Step::which:
      choose_building(state, move.square(), journal);
      break;
    case Step::grow:
      state.action.size = move.c;
      state.action.cost = static_cast<std::uint8_t>(value_of(state.action.size) - value_of(state.action.from_size));
      choose_place(state, move.square(), journal);
      break;
    case Step::extra:
      add(state.action.paid, cards_of(move));
      ask_for_uses(state, journal);
      break;
    case Step::share:
      pay(state, {move.a, move.b}, journal);
      break;
    case Step::stay:
      keep_standing(state, *find(state, Site(state.resolution.age, move.square())), journal);
      resume(state, journal);
      break;
    case Step::place:
      downsize(state, *next_loser(state), move.square(), journal);
      if (seat != state.active) journal.seal();  // KH-15.6
      resume(state, journal);
      break;
    case Step::keep_cube:
      state.resolution.keeper = move.a;
      resume(state, journal);
      break;
    case Step::discard:
      end_turn(state, cards_of(move), dealer, journal);
      break;
    case Step::over:
      break;
  }
}

void Rules::begin_turn(State& state, Journal& journal) const {
  Player& player = state.players[state.active];
  for (Agent& agent : player.agents) agent.uses = kUses;  // KH-6.2
  state.step = player.ecus >= kExchangeCost ? Step::exchange : holdem_ ? Step::swap : Step::act;
  journal.tell(Audience::everyone(), fact(What::turn, {state.active, state.round}));
}

// KH-6.3: the cards go first, then the new ones come.
void Rules::exchange(State& state, const Cards& cards, Dealer& dealer, Journal& journal) const {
  Player& player = state.players[state.active];
  change_ecus(state, Line::exchanges, -kExchangeCost, journal);
  leave_hand(player, cards);
  add(state.discards, cards);
  journal.reveal(Audience::everyone(), fact(What::exchanged, {state.active, cards[0], cards[1], cards[2]}));
  draw_cards(state, state.active, dealer, journal);
  journal.seal();  // KH-15.6
}

// KH-6.4: the cards come to the hand once as many have gone to the row, so that they cannot go back.
void Rules::take_from_row(State& state, Move move, Journal& journal) const {
  state.row[move.a] = static_cast<std::uint8_t>(state.row[move.a] - move.b);
  state.action = {};
  state.action.act = Act::swap;
  state.action.paid[move.a] = move.b;
  state.step = Step::give;
  journal.tell(Audience::everyone(), fact(What::swapped, {state.active, move.a, move.b}));
}

void Rules::give(State& state, const Cards& cards, Journal& journal) const {
  Player& player = state.players[state.active];
  leave_hand(player, cards);
  add(state.row, cards);
  add(player.hand, state.action.paid);
  add(player.known, state.action.paid);
  state.action = {};
  state.step = Step::act;
  journal.tell(Audience::everyone(), fact(What::gave, {state.active, cards[0], cards[1], cards[2]}));
}

// KH-7.6
void Rules::move_agent(State& state, int agent, Age age, Journal& journal) const {
  change_ecus(state, Line::moves, -1, journal);
  state.players[state.active].agents[static_cast<std::size_t>(agent)].age = age;
  journal.tell(Audience::everyone(), fact(What::moved, {state.active, agent, static_cast<int>(age)}));
}

// What the moves of `act` begin; the rest is chosen in the steps that follow (KH-15.5).
Action Rules::action_of(Move move) const {
  Action action;
  action.act = move.act;
  switch (move.act) {
    case Act::build:
      action.age = static_cast<Age>(move.a);
      action.type = static_cast<Type>(move.b);
      action.size = move.c;
      action.cost = static_cast<std::uint8_t>(value_of(move.c));  // KH-7.7
      break;
    case Act::upgrade:
      action.age = static_cast<Age>(move.a);
      break;
    case Act::demolish:
      action.age = static_cast<Age>(move.a);
      action.type = static_cast<Type>(move.b);
      action.cost = 1;
      break;
    case Act::populate:
      action.age = Age::reason;
      action.type = Type::civil;
      action.cost = 1;
      break;
    default:  // renovate
      action.age = Age::reason;
      action.type = static_cast<Type>(move.a);
      action.cost = 1;
  }
  return action;
}

void Rules::begin_action(State& state, Move move) const {
  state.action = action_of(move);
  const Action& action = state.action;
  if (action.act != Act::build) {
    state.step = Step::which;
    return;
  }
  state.anchors = build_anchors(state, action.age, action.type, action.size);
  state.step = Step::row;
}

void Rules::choose_building(State& state, Square square, Journal& journal) const {
  const Building& building = state.buildings[*find(state, Site(state.action.age, square))];
  state.action.from = square;
  state.action.from_size = building.size;
  state.action.type = building.type;
  if (state.action.act == Act::upgrade) {
    state.step = Step::grow;
    return;
  }
  state.action.paid[at(building.type)] = state.action.cost;
  ask_for_uses(state, journal);
}

// Where the new building of the action goes; then its cards are due, and those for the terrain.
void Rules::choose_place(State& state, Square anchor, Journal& journal) const {
  Action& action = state.action;
  action.to = anchor;
  action.paid[at(action.type)] = action.cost;
  action.extra = static_cast<std::uint8_t>(terrain_cost(anchor, action.size));
  if (action.extra > 0) {
    state.step = Step::extra;
  } else {
    ask_for_uses(state, journal);
  }
}

// KH-7.2: which agents give the uses is a choice where both stand there.
void Rules::ask_for_uses(State& state, Journal& journal) const {
  const Action& action = state.action;
  const auto& agents = state.players[state.active].agents;
  if (agents[0].age == action.age && agents[1].age == action.age) {
    state.step = Step::share;
    return;
  }
  const auto count = static_cast<std::uint8_t>(count_of(action.paid));
  pay(state,
      agents[0].age == action.age ? std::array<std::uint8_t, kAgents>{count, 0}
                                  : std::array<std::uint8_t, kAgents>{0, count},
      journal);
}

// KH-7.4: cards, uses and ecus go at once, and then the action is done.
void Rules::pay(State& state, std::array<std::uint8_t, kAgents> uses, Journal& journal) const {
  Player& player = state.players[state.active];
  const Action& action = state.action;
  leave_hand(player, action.paid);
  add(state.discards, action.paid);
  for (std::size_t i = 0; i < uses.size(); ++i) {
    player.agents[i].uses = static_cast<std::uint8_t>(player.agents[i].uses - uses[i]);
  }
  journal.tell(Audience::everyone(),
               fact(What::paid, {state.active, action.paid[0], action.paid[1], action.paid[2], uses[0], uses[1]}));
  if (action.act == Act::demolish) change_ecus(state, Line::demolitions, -1, journal);  // KH-7.17
  const bool bonus = action.act == Act::upgrade || (action.act == Act::build && action.size > 1);
  if (bonus) change_ecus(state, Line::buildings, action.age == Age::might ? 1 : 2, journal);  // KH-7.10, KH-7.16
  state.step = Step::act;
  if (action.act == Act::populate) {
    populate(state, journal);
  } else if (action.act == Act::renovate) {
    renovate(state, journal);
  } else {
    resolve(state, journal);
  }
}

// KH-7.19
void Rules::populate(State& state, Journal& journal) const {
  Building& building = state.buildings[*find(state, Site(Age::reason, state.action.from))];
  ++building.cubes[state.active];
  --state.players[state.active].cubes;
  journal.tell(Audience::everyone(), fact(What::populated, state.active, building.anchor()));
  state.action = {};
}

// KH-7.20
void Rules::renovate(State& state, Journal& journal) const {
  Building& ruin = state.buildings[*find(state, Site(Age::reason, state.action.from))];
  if (ruin.cube_count() + 1 >= ruin_value_of(ruin.size)) {
    return_cubes(state, ruin);
    ruin.ruin = false;
    journal.tell(Audience::everyone(), fact(What::renovated, state.active, ruin.anchor()));
  } else {
    ++ruin.cubes[state.active];
    --state.players[state.active].cubes;
    journal.tell(Audience::everyone(), fact(What::renovating, state.active, ruin.anchor()));
  }
  state.action = {};
}

// KH-6.6, KH-6.7, then the next player's turn (KH-6.1) or the end (KH-14.1).
void Rules::end_turn(State& state, const Cards& cards, Dealer& dealer, Journal& journal) const {
  Player& player = state.players[state.active];
  leave_hand(player, cards);
  add(state.discards, cards);
  journal.reveal(Audience::everyone(), fact(What::discarded, {state.active, cards[0], cards[1], cards[2]}));
  draw_cards(state, state.active, dealer, journal);
  if (pays_income(state.round)) collect_income(state, journal);
  for (Agent& agent : player.agents) agent.uses = 0;
  journal.seal();  // KH-15.6
  state.active = static_cast<std::uint8_t>((state.active + 1) % players_);
  if (state.active == state.first) ++state.round;
  if (state.round <= kRounds) return begin_turn(state, journal);
  state.round = kRounds;
  state.step = Step::over;
  journal.tell(Audience::everyone(), fact(What::over, {}));
}

void Rules::collect_income(State& state, Journal& journal) const {
  const auto& agents = state.players[state.active].agents;
  for (const Age age : kEveryAge) {
    if (agents[0].age != age && agents[1].age != age) continue;  // KH-13.1
    const int ecus = income(state, state.active, age);
    journal.tell(Audience::everyone(), fact(What::income, {state.active, static_cast<int>(age), ecus}));
    if (ecus > 0) change_ecus(state, income_line(age), ecus, journal);
  }
}

void Rules::change_ecus(State& state, Line line, int change, Journal& journal) const {
  Player& player = state.players[state.active];
  std::int16_t& entry = player.ledger[static_cast<std::size_t>(line)];
  entry = static_cast<std::int16_t>(entry + change);
  player.ecus = static_cast<std::uint16_t>(player.ecus + change);
  journal.tell(Audience::everyone(), fact(What::ecus, {state.active, change, player.ecus}));
}

// Fills a hand up to four cards (KH-6.3, KH-6.6), each from the top of the pile.
void Rules::draw_cards(State& state, Seat seat, Dealer& dealer, Journal& journal) const {
  Player& player = state.players[seat];
  Cards drawn{};
  while (count_of(player.hand) < kHand) {
    if (state.pile.empty()) {  // KH-16.2
      for (const Type type : kEveryType) {
        for (; state.discards[at(type)] > 0; --state.discards[at(type)]) state.pile.push_back(type);
      }
      dealer.shuffle(state.pile.span());
      journal.tell(Audience::everyone(), fact(What::shuffled, {static_cast<int>(state.pile.size())}));
    }
    const Type card = state.pile.pop_back();
    ++player.hand[at(card)];
    ++drawn[at(card)];
  }
  const int count = count_of(drawn);
  if (count == 0) return;
  journal.reveal(Audience::only(seat), fact(What::drew, {seat, count, drawn[0], drawn[1], drawn[2]}),
                 fact(What::drew, {seat, count, -1, -1, -1}));
}

std::optional<Outcome> Rules::outcome(const State& state) const {
  if (state.step != Step::over) return std::nullopt;
  Outcome outcome;
  outcome.rule = kEnd;
  for (int seat = 0; seat < players_; ++seat) {
    const int ecus = state.players[static_cast<std::size_t>(seat)].ecus;
    const auto richer = std::count_if(state.players.begin(), state.players.begin() + players_,
                                      [&](const Player& other) { return other.ecus > ecus; });
    outcome.places.push_back(static_cast<int>(richer) + 1);  // KH-14.2
    std::vector<ScoreLine>& lines = outcome.scores.emplace_back();
    for (std::size_t line = 0; line < kLines; ++line) {
      lines.push_back({kLineNames[line], state.players[static_cast<std::size_t>(seat)].ledger[line]});
    }
  }
  return outcome;
}

}  // namespace tempora::khronos
