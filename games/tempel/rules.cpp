#include "games/tempel/rules.hpp"

#include <algorithm>
#include <cassert>
#include <string>
#include <type_traits>

#include "games/tempel/content.hpp"
#include "games/tempel/facts.hpp"

namespace tempora::tempel {
namespace {

// The openings of every set of face-down places before every seat, so that a list is filled by copying. A row has room
// for eight moves, of which the first as many as there are places in the set count.
constexpr int kPlaceSets = 1 << kChambersInRoundOne;
using Row = std::array<Move, 8>;
constexpr auto kOpenings = [] {
  std::array<std::array<Row, kPlaceSets>, kMaxPlayers> rows{};
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    for (unsigned places = 0; places < kPlaceSets; ++places) {
      std::size_t count = 0;
      for (int place = 0; place < kChambersInRoundOne; ++place) {
        if ((places >> place & 1U) == 0) continue;
        rows[static_cast<std::size_t>(seat)][places][count++] = Move::open(seat, place);
      }
    }
  }
  return rows;
}();

// The owner of each chamber in the deal of a round: `each` for seat 0, `each` for seat 1, …
using Slots = std::array<std::uint8_t, kMaxPlayers * kChambersInRoundOne>;
constexpr auto kSlots = [] {
  std::array<Slots, kRounds> slots{};
  for (int round = 1; round <= kRounds; ++round) {
    for (int slot = 0; slot < kMaxPlayers * kChambersInRoundOne; ++slot) {
      slots[static_cast<std::size_t>(round - 1)][static_cast<std::size_t>(slot)] =
          static_cast<std::uint8_t>(slot / chambers_each(round));
    }
  }
  return slots;
}();

}  // namespace

const GameInfo& Rules::info() {
  static const GameInfo kInfo{
      "tempel",
      "Tempel des Schreckens",
      kMinPlayers,
      kMaxPlayers,
      1,
      {"adventurers", "guardians"},
      {
          choice_option("announcements", {"on", "off"},
                        "Whether players may announce how much gold and fire lies before them (TD-3.3)."),
          {"first_keyholder",
           OptionSpec::Kind::seat,
           {"random"},
           0,
           0,
           "random",
           "Who holds the key first: drawn at random, or a given seat (TD-2.2)."},
          choice_option("reveal_count", {"hidden", "known"},
                        "Whether the number of guardians is uncertain where a role card stays out, or known (TD-8)."),
      },
      {{"trust", true}, {"doubt", true}, {"open", true}, {"avoid", true}}};
  return kInfo;
}

std::string_view Rules::content_hash() { return kContentHash; }

Result<Rules> Rules::create(const Setup& setup) {
  const auto opening = open_setup(info(), setup, kContent);
  if (!opening) return tl::make_unexpected(opening.error());
  const auto& [options, content] = *opening;
  const auto temples = read_temples(content);
  if (!temples) return tl::make_unexpected(temples.error());
  Rules rules;
  rules.players_ = setup.players;
  rules.temple_ = (*temples)[static_cast<std::size_t>(setup.players - kMinPlayers)];
  // TD-8 reveal_count: all guardians of the pile are dealt, and adventurers fill the rest.
  if (options["reveal_count"] == "known") rules.temple_.adventurers = setup.players - rules.temple_.guardians;
  rules.announcing_ = options["announcements"] == "on";
  const Json& first = options["first_keyholder"];
  if (first.is_number()) rules.first_keyholder_ = first.get<int>();
  return rules;
}

// TD-2.2: the last keyholder begins the next match.
Json Rules::rematch(const State& state) const { return {{"first_keyholder", state.open.keyholder}}; }

// TD-2.1, TD-1.2: the pile is shuffled and dealt; where it has one card more, that card stays out.
void Rules::deal_roles(State& state, Dealer& dealer) const {
  const int pile = temple_.adventurers + temple_.guardians;
  std::array<Role, kMaxPlayers + 1> cards;
  cards.fill(Role::adventurer);
  std::array<std::uint8_t, kMaxPlayers + 1> places{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
  for (int i = 0; i < temple_.guardians; ++i) {  // where the guardians lie decides all
    const auto next = static_cast<std::size_t>(i);
    std::swap(places[next], places[next + dealer.below(static_cast<std::uint32_t>(pile - i))]);
    cards[places[next]] = Role::guardian;
  }
  state.roles.fill(Role::none);
  std::copy_n(cards.begin(), players_, state.roles.begin());
  state.out = pile > players_ ? cards[static_cast<std::size_t>(players_)] : Role::none;
}

// TD-3.1, TD-3.2: all chambers not yet opened are dealt out evenly. How each player's cards then lie is decided when
// one of them is opened (TD-6): nobody knows it before, and the chances are the same.
void Rules::deal_round(State& state, Dealer& dealer, Journal& journal) const {
  const auto round = static_cast<std::size_t>(state.open.round - 1);
  const int each = chambers_each(state.open.round);
  const auto slots = static_cast<std::uint32_t>(each * players_);
  const int gold = temple_.gold - state.open.opened[static_cast<std::size_t>(Card::gold)];
  const int fire = temple_.fire - state.open.opened[static_cast<std::size_t>(Card::fire)];
  auto& dealt = state.dealt[round];
  Slots owner = kSlots[round];
  std::uint32_t next = 0;
  const auto deal_one = [&] {
    const std::uint32_t at = next + dealer.below(slots - next);
    std::swap(owner[next], owner[at]);
    return owner[next++];
  };
  for (int i = 0; i < gold + fire; ++i) {
    Holding& holding = dealt[deal_one()];
    ++(i < gold ? holding.gold : holding.fire);
  }
  state.down = dealt;
  std::fill_n(state.open.down.begin(), players_, static_cast<std::uint8_t>((1 << each) - 1));
  std::fill_n(state.open.announced.begin(), players_, std::uint8_t{0});
  const auto number = static_cast<std::int16_t>(state.open.round);
  const auto cards = static_cast<std::int16_t>(each);
  journal.tell(Audience::everyone(), fact(What::deal, {number, cards, -1, -1}));
  for (int seat = 0; seat < players_; ++seat) {
    const Holding own = dealt[static_cast<std::size_t>(seat)];
    journal.reveal(Audience::only(static_cast<Seat>(seat)), fact(What::deal, {number, cards, own.gold, own.fire}));
  }
}

Rules::State Rules::start(Dealer& dealer, Journal& journal) const {
  State state{};
  state.players = static_cast<std::uint8_t>(players_);
  deal_roles(state, dealer);
  for (int seat = 0; seat < players_; ++seat) {
    const auto own = static_cast<std::int16_t>(state.roles[static_cast<std::size_t>(seat)]);
    journal.reveal(Audience::only(static_cast<Seat>(seat)), fact(What::roles, {own}));
  }
  state.open.keyholder = first_keyholder_ >= 0
                             ? static_cast<std::uint8_t>(first_keyholder_)
                             : static_cast<std::uint8_t>(dealer.below(static_cast<std::uint32_t>(players_)));
  state.open.first_keyholder = state.open.keyholder;
  journal.tell(Audience::everyone(), fact(What::key, {state.open.keyholder}));
  deal_round(state, dealer, journal);
  return state;
}

void Rules::legal(const State& state, Seat seat, MoveList<Move>& moves) const {
  if (state.open.end != End::none || seat != state.open.keyholder) return;  // TD-3.4
  auto down = state.open.down;
  down[seat] = 0;  // TD-3.4: another player's
  std::size_t size = moves.size();
  const auto players = static_cast<std::size_t>(players_);
  const auto fill = [&]<std::size_t kMost>(std::integral_constant<std::size_t, kMost>) {
    for (std::size_t other = 0; other < players; ++other) {
      moves.copy_row<kMost>(size, kOpenings[other][down[other]]);
      size += static_cast<std::size_t>(places_in(down[other]));
    }
  };
  // From the second round on four places are the most, and four moves are copied in one go.
  if (state.open.round == 1) {
    fill(std::integral_constant<std::size_t, sizeof(Row) / sizeof(Move)>());
  } else {
    fill(std::integral_constant<std::size_t, kChambersInRoundOne - 1>());
  }
  moves.resize(size);
}

void Rules::optional(const State& state, Seat seat, MoveList<Move>& moves) const {
  if (!announcing_ || state.open.end != End::none || seat >= players_) return;
  if (state.open.announced[seat] >= kAnnouncementsARound) return;  // TD-3.3
  const int each = chambers_each(state.open.round);
  moves.push(Move::not_telling());
  for (int gold = 0; gold <= std::min(each, temple_.gold); ++gold) {
    for (int fire = 0; fire <= std::min(each - gold, temple_.fire); ++fire) moves.push(Move::announce(gold, fire));
  }
}

void Rules::play(State& state, Seat seat, Move move, Dealer& dealer, Journal& journal) const {
  if (move.act == Act::open) {
    open_chamber(state, move.seat, move.place(), dealer, journal);
  } else {
    announce(state, seat, move, journal);
  }
}

void Rules::open_chamber(State& state, Seat seat, int place, Dealer& dealer, Journal& journal) const {
  Public& open = state.open;
  Holding& down = state.down[seat];
  const auto count = static_cast<std::uint32_t>(places_in(open.down[seat]));
  open.down[seat] = static_cast<std::uint8_t>(open.down[seat] & ~(1U << place));
  const std::uint32_t chosen = dealer.below(count);  // TD-6
  // Gold comes first, then fire, then empty ones. Sums of comparisons: nobody, the processor included, can foresee
  // which it is.
  const unsigned not_gold = chosen >= down.gold ? 1 : 0;
  const unsigned neither = chosen >= std::uint32_t{down.gold} + down.fire ? 1 : 0;
  const auto card = static_cast<Card>(not_gold + neither);
  down.gold = static_cast<std::uint8_t>(down.gold - 1 + not_gold);
  down.fire = static_cast<std::uint8_t>(down.fire - not_gold + neither);
  open.openings[open.opening_count++] = Opening(seat, place, card);
  ++open.opened[static_cast<std::size_t>(card)];
  ++open.opened_in_round;
  journal.reveal(Audience::everyone(), fact(What::opened, {open.keyholder, seat, static_cast<std::int16_t>(place),
                                                           static_cast<std::int16_t>(card)}));
  open.keyholder = seat;  // TD-3.4

  if (open.opened[static_cast<std::size_t>(Card::gold)] == temple_.gold) {  // TD-4.1
    open.end = End::gold;
  } else if (open.opened[static_cast<std::size_t>(Card::fire)] == temple_.fire) {  // TD-4.2
    open.end = End::fire;
  } else if (open.opened_in_round == players_) {  // TD-3.5
    journal.tell(Audience::everyone(), fact(What::round_over, {open.round}));
    if (open.round == kRounds) {  // TD-4.3
      open.end = End::time;
    } else {
      ++open.round;
      open.opened_in_round = 0;
      deal_round(state, dealer, journal);
    }
  }
  if (open.end != End::none) {
    journal.tell(Audience::everyone(), fact(What::won, {static_cast<std::int16_t>(open.end)}));
  }
}

void Rules::announce(State& state, Seat seat, Move move, Journal& journal) const {
  Public& open = state.open;
  open.announcements[open.announcement_count++] = move.silent()
                                                      ? Announcement::silent(seat, open.opening_count)
                                                      : Announcement(seat, move.gold(), move.fire, open.opening_count);
  ++open.announced[seat];
  const auto gold = static_cast<std::int16_t>(move.silent() ? -1 : move.gold());
  journal.tell(Audience::everyone(), fact(What::announced, {seat, gold, move.fire}));
  journal.seal();  // TD-3.3: it is said and cannot be taken back
}

std::optional<Refusal> Rules::refuse(const State& state, Seat seat, std::span<const Move> wish) const {
  if (wish.empty()) return Refusal{"malformed", "a wish has at least one move", "", {}};
  if (state.open.end != End::none) {
    return illegal(rule_of(state.open.end), "the match is over: nothing can be opened or announced");
  }
  const Move move = wish.front();
  if (move.act == Act::open) return refuse_opening(state, seat, move);
  if (move.act == Act::announce) return refuse_announcement(state, seat, move);
  return illegal("TD-5", "a move opens a chamber or announces");
}

std::optional<Refusal> Rules::refuse_opening(const State& state, Seat seat, Move move) const {
  if (seat != state.open.keyholder) {
    return Refusal{"nothing_owed",
                   "only the keyholder opens a chamber, and that is seat " + std::to_string(state.open.keyholder),
                   "TD-3.4",
                   {state.open.keyholder}};
  }
  const int each = chambers_each(state.open.round);
  if (move.seat >= players_) {
    return illegal("TD-3.4", "no such player; seats go from 0 to " + std::to_string(players_ - 1));
  }
  if (move.seat == seat) return illegal("TD-3.4", "a keyholder opens a chamber before another player, not an own one");
  if (move.place() >= each) {
    return illegal("TD-3.1", "no such chamber; places go from 0 to " + std::to_string(each - 1) + " in this round");
  }
  if ((state.open.down[move.seat] >> move.place() & 1U) == 0) return illegal("TD-3.4", "that chamber is open already");
  if (move.fire != 0) return illegal("TD-3.4", "an opening names a player and a place, nothing else");
  return std::nullopt;
}

std::optional<Refusal> Rules::refuse_announcement(const State& state, Seat seat, Move move) const {
  if (!announcing_) return illegal("TD-8", "this match is played without announcements");
  if (seat >= players_) return illegal("TD-3.3", "no such player; seats go from 0 to " + std::to_string(players_ - 1));
  if (state.open.announced[seat] >= kAnnouncementsARound) {
    return illegal("TD-3.3", "three announcements a player and round are the most");
  }
  if (move.seat != 0 || (move.silent() && move.fire != 0)) {
    return illegal("TD-3.3", "an announcement names gold and fire, or nothing at all");
  }
  if (move.silent()) return std::nullopt;
  const int each = chambers_each(state.open.round);
  if (move.gold() > temple_.gold || move.fire > temple_.fire || move.gold() + move.fire > each) {
    return illegal("TD-3.3", "gold is at most " + std::to_string(temple_.gold) + ", fire at most " +
                                 std::to_string(temple_.fire) + ", both together at most " + std::to_string(each));
  }
  return std::nullopt;
}

std::optional<Outcome> Rules::outcome(const State& state) const {
  if (state.open.end == End::none) return std::nullopt;
  const Role won = state.open.end == End::gold ? Role::adventurer : Role::guardian;
  Outcome outcome;
  outcome.rule = rule_of(state.open.end);
  outcome.group = winners(state.open.end);
  const auto winners_count = static_cast<int>(std::count(state.roles.begin(), state.roles.begin() + players_, won));
  for (int seat = 0; seat < players_; ++seat) {
    const bool wins = state.roles[static_cast<std::size_t>(seat)] == won;
    outcome.places.push_back(wins ? 1 : winners_count + 1);  // TD-4: winners share place 1, losers the last one
    outcome.scores.push_back({{"win", wins ? 1 : 0}});
  }
  return outcome;
}

Rules::View Rules::view(const State& state, Viewer viewer) const {
  View view;
  view.players = players_;
  view.temple = temple_;
  view.cards_out = temple_.adventurers + temple_.guardians - players_;
  view.announcing = announcing_;
  view.open = state.open;
  if (viewer.is_seat()) {
    const Seat seat = viewer.seat();
    view.seat = seat;
    view.role = state.roles[seat];
    for (std::size_t round = 0; round < state.open.round; ++round) view.dealt[round] = state.dealt[round][seat];
    view.down = state.down[seat];
  }
  if (state.open.end != End::none || viewer.is_archive()) {  // TD-4: then all is shown
    view.all = true;
    view.roles = state.roles;
    view.out = state.out;
    view.all_dealt = state.dealt;
    view.all_down = state.down;
  }
  return view;
}

void Rules::check(const State& state) const {
  const Public& open = state.open;
  assert(state.players == players_ && open.keyholder < players_);
  assert(open.round >= 1 && open.round <= kRounds);
  assert(open.opening_count == (open.round - 1) * players_ + open.opened_in_round);
  assert(open.opening_count <= kRounds * players_);  // TD-4.4
  assert(open.opened[0] + open.opened[1] + open.opened[2] == open.opening_count);
  const auto guardians =
      std::count(state.roles.begin(), state.roles.end(), Role::guardian) + (state.out == Role::guardian ? 1 : 0);
  const auto adventurers =
      std::count(state.roles.begin(), state.roles.end(), Role::adventurer) + (state.out == Role::adventurer ? 1 : 0);
  assert(guardians == temple_.guardians && adventurers == temple_.adventurers);
  int gold = open.opened[static_cast<std::size_t>(Card::gold)];
  int fire = open.opened[static_cast<std::size_t>(Card::fire)];
  int down = 0;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players_); ++seat) {
    gold += state.down[seat].gold;
    fire += state.down[seat].fire;
    down += places_in(open.down[seat]);
    assert(state.down[seat].gold + state.down[seat].fire <= places_in(open.down[seat]));
    assert(open.announced[seat] <= kAnnouncementsARound);  // TD-3.3
  }
  assert(gold == temple_.gold && fire == temple_.fire);
  assert(down == chambers_each(open.round) * players_ - open.opened_in_round);
  assert(open.end != End::none || down > 0);
  (void)adventurers;
  (void)guardians;
  (void)gold;
  (void)fire;
  (void)down;
}

std::vector<Feature> Rules::hidden_features(const State& state) const {
  std::vector<Feature> features;
  int guardians = 0;
  const auto round = static_cast<std::size_t>(state.open.round - 1);
  for (int seat = 0; seat < players_; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    guardians += state.roles[at] == Role::guardian ? 1 : 0;
    const std::string of = " of seat " + std::to_string(seat);
    features.push_back({"role" + of, static_cast<int>(state.roles[at])});
    features.push_back({"gold dealt" + of, state.dealt[round][at].gold});
    features.push_back({"fire dealt" + of, state.dealt[round][at].fire});
    features.push_back({"gold dealt in round 1" + of, state.dealt[0][at].gold});
  }
  features.push_back({"guardians", guardians});
  features.push_back({"role card out", static_cast<int>(state.out)});
  return features;
}

void Rules::write_fact(const Fact& fact, JsonWriter& json) {
  const auto& numbers = fact.numbers;
  json.begin_object();
  switch (static_cast<What>(fact.what)) {
    case What::roles:
      json.field("what", "roles");
      json.field("role", name(static_cast<Role>(numbers[0])));
      break;
    case What::key:
      json.field("what", "key");
      json.field("seat", numbers[0]);
      break;
    case What::deal:
      json.field("what", "deal");
      json.field("round", numbers[0]);
      json.field("each", numbers[1]);
      if (numbers[2] >= 0) {
        json.field("gold", numbers[2]);
        json.field("fire", numbers[3]);
        json.field("empty", numbers[1] - numbers[2] - numbers[3]);
      }
      break;
    case What::opened:
      json.field("what", "opened");
      json.field("by", numbers[0]);
      json.field("seat", numbers[1]);
      json.field("place", numbers[2]);
      json.field("card", name(static_cast<Card>(numbers[3])));
      break;
    case What::round_over:
      json.field("what", "round_over");
      json.field("round", numbers[0]);
      break;
    case What::announced:
      json.field("what", "announced");
      json.field("seat", numbers[0]);
      if (numbers[1] < 0) {
        json.field("silent", true);
      } else {
        json.field("gold", numbers[1]);
        json.field("fire", numbers[2]);
      }
      break;
    case What::won:
      json.field("what", "won");
      json.field("rule", rule_of(static_cast<End>(numbers[0])));
      json.field("group", winners(static_cast<End>(numbers[0])));
      break;
  }
  json.end_object();
}

}  // namespace tempora::tempel
