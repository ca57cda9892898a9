#include <algorithm>
#include <cassert>
#include <iterator>
#include <numeric>

#include "engine/testing/probe/probe.hpp"

namespace tempora::probe {
namespace {

enum class What : std::uint16_t {
  drew,
  looked,
  ordered,
  played,
  shown,
  left,
  shuffled,
  passed,
  to,
  given,
  amounts,
  bid,
  thinks,
  bids,
  won,
  shouted
};
constexpr const char* kWhat[] = {"drew", "looked", "ordered", "played", "shown",  "left", "shuffled", "passed",
                                 "to",   "given",  "amounts", "bid",    "thinks", "bids", "won",      "shouted"};
constexpr const char* kFaults[] = {"none",
                                   "leaky_view",
                                   "leaky_fact",
                                   "leaky_draw",
                                   "leaky_refusal",
                                   "forgetful_imagine",
                                   "knowing_imagine",
                                   "loaded_imagine",
                                   "forgotten_reveal",
                                   "accepted_illegal",
                                   "order_dependent",
                                   "endless",
                                   "impure"};
constexpr std::string_view kContent = R"({"powers":[1,2,3,4,5,6,7,8,9,6,3,2]})";
constexpr int kAmounts = 20;
constexpr int kBids = 4;
constexpr std::uint8_t kTwice = 2;  // PB-4, PB-5

Fact fact(What what, std::initializer_list<int> numbers) {
  Fact told{static_cast<std::uint16_t>(what), {}};
  std::transform(numbers.begin(), numbers.end(), told.numbers.begin(),
                 [](int number) { return static_cast<std::int16_t>(number); });
  return told;
}

std::array<std::span<Place>, kSeats + 1> zones(State& state) {
  auto& hands = state.hands;
  return {state.deck.zone(), hands[0].span(), hands[1].span(), hands[2].span(), hands[3].span()};
}

std::vector<std::uint8_t> permutation(std::size_t count, int number) {
  std::vector<std::uint8_t> order(count);
  std::iota(order.begin(), order.end(), std::uint8_t{0});
  while (number-- > 0) std::next_permutation(order.begin(), order.end());
  return order;
}

// Takes a card out of a hand for all to see.
Place take(State& state, Seat seat, Card card) {
  Hand& hand = state.hands[seat];
  std::size_t at = 0;
  while (hand[at].card != card) ++at;
  learn(hand[at], Knowers::everyone(), zones(state));
  return hand.remove(at);
}

std::size_t looked_at(const State& state) { return std::min<std::size_t>(state.deck.size(), 3); }

}  // namespace

const GameInfo& Rules::info() {
  static const GameInfo kInfo = {
      "probe",
      "Probe",
      2,
      static_cast<int>(kSeats),
      1,
      {},
      {{"rounds", OptionSpec::Kind::range, {}, 1, 4, 3, "How many rounds a match has."},
       {"shouting", OptionSpec::Kind::choice, {"on", "off"}, 0, 0, "on", "Whether seats may shout."},
       {"first", OptionSpec::Kind::seat, {"random"}, 0, 0, "random", "Who begins each round."}}};
  return kInfo;
}

std::string_view Rules::content_hash() { return "probe-1"; }

Result<Rules> Rules::create(const Setup& setup) {
  if (setup.players < info().min_players || setup.players > info().max_players) return error("players: 2 to 4");
  const auto options = complete_options(info().options, setup.options, setup.players);
  if (!options) return tl::make_unexpected(options.error());
  const auto content = parse_json(setup.content.empty() ? kContent : setup.content);
  if (!content) return tl::make_unexpected(content.error());
  if (auto fields = expect_fields(*content, "content", {"powers", "fault"}); !fields) {
    return tl::make_unexpected(fields.error());
  }
  Rules rules;
  rules.players_ = setup.players;
  rules.rounds_ = (*options)["rounds"].get<int>();
  rules.shouting_ = (*options)["shouting"] == "on";
  if ((*options)["first"].is_number()) rules.first_ = (*options)["first"].get<int>();
  const Json powers = content->value("powers", Json());
  if (!powers.is_array() || powers.size() < 6 || powers.size() > kCards / 2) return error("powers: a list of 6 to 12");
  for (const Json& power : powers) {
    if (!power.is_number_unsigned() || power < 1 || power > 9) return error("powers: whole numbers from 1 to 9");
    rules.powers_.push_back(power.get<int>());
  }
  if (content->contains("fault")) {
    const auto name = read_string(*content, "fault");
    const auto known = std::find(std::begin(kFaults), std::end(kFaults), name.value_or(""));
    if (known == std::end(kFaults)) return error("fault: unknown");
    rules.fault_ = static_cast<Fault>(known - std::begin(kFaults));
  }
  return rules;
}

std::uint32_t Rules::bound() const {
  const int turn = 4;                                // play, seat, give, amounts
  const int thoughts = 2 * kTwice, shouts = kTwice;  // a thought and the new bid
  return static_cast<std::uint32_t>(players_ * (rounds_ * (turn + 1) + thoughts + shouts));
}

State Rules::start(Dealer& dealer, Journal& journal) const {
  State state;
  state.players = static_cast<std::uint8_t>(players_);
  for (std::size_t card = 0; card < 2 * powers_.size(); ++card)
    state.deck.put_on_top({static_cast<Card>(card), 0, {}, {}});
  state.deck.shuffle(dealer, zones(state));
  state.first = static_cast<std::uint8_t>(first_ >= 0 ? first_ : dealer.below(static_cast<std::uint32_t>(players_)));
  for (Seat seat = 0; seat < players_; ++seat) {  // PB-1
    draw_card(state, seat, dealer, journal);
    draw_card(state, seat, dealer, journal);
  }
  state.rest = state.players;
  go_on(state);
  return state;
}

// The next turn, or the bids, when nothing is left to do.
void Rules::go_on(State& state) const {
  if (!state.agenda.empty() || state.bids.open() || state.round == rounds_) return;
  if (state.rest == 0) return state.bids.ask(SeatSet::first(players_));  // PB-4
  const int seat = (state.first + players_ - state.rest--) % players_;
  state.agenda.push({Task::Kind::turn, static_cast<Seat>(seat), 0});
}

SeatSet Rules::owing(const State& state) const {
  if (state.bids.open()) return state.bids.owing();
  return state.agenda.empty() ? SeatSet() : SeatSet::of(state.agenda.top().seat);
}

Json Rules::rematch(const State& state) const {
  const auto* const lowest = std::min_element(state.scores.begin(), state.scores.begin() + players_);
  return {{"first", lowest - state.scores.begin()}};
}

// PB-3: the other seats with room for a gift.
SeatSet Rules::can_get(const State& state, Seat from) const {
  SeatSet seats;
  for (Seat seat = 0; seat < players_; ++seat) {
    if (seat != from && !state.hands[seat].full()) seats.insert(seat);
  }
  return seats;
}

void Rules::legal(const State& state, Seat seat, MoveList<Move>& moves) const {
  const auto number = [](auto value) { return static_cast<std::uint8_t>(value); };
  if (state.bids.open()) {
    for (int bid = 0; bid < kBids; ++bid) moves.push({Act::bid, number(bid), 0});
    return;
  }
  const Hand& hand = state.hands[seat];
  const Task& task = state.agenda.top();
  switch (task.kind) {
    case Task::Kind::turn:  // PB-2
      moves.push({Act::pass, 0, 0});
      if (hand.size() < kHand && !(state.deck.empty() && state.discards.empty())) moves.push({Act::draw, 0, 0});
      for (const Place& place : hand) moves.push({Act::play, place.card, 0});
      if (state.deck.empty()) break;
      for (const Act act : {Act::look, Act::show, Act::shuffle}) moves.push({act, 0, 0});
      break;
    case Task::Kind::order:
      for (int i = 0; i < (task.about == 3 ? 6 : task.about); ++i) moves.push({Act::order, number(i), 0});
      break;
    case Task::Kind::under:
      moves.push({Act::keep, 0, 0});
      moves.push({Act::under, 0, 0});
      break;
    case Task::Kind::seat:
      for (const Seat to : can_get(state, seat)) moves.push({Act::seat, to, 0});
      break;
    case Task::Kind::give:  // PB-3: whether there is a choice depends on what the hand holds
      moves.push({Act::none, 0, 0});
      for (const Place& place : hand) {
        if (power(place.card) <= 5) moves.push({Act::give, place.card, 0});
      }
      break;
    case Task::Kind::amounts:
      for (int a = 0; a < kAmounts; ++a) {
        for (int b = 0; b < kAmounts; ++b) moves.push({Act::amounts, number(a), number(b)});
      }
      break;
    case Task::Kind::none:
      break;
  }
}

void Rules::optional(const State& state, Seat seat, MoveList<Move>& moves) const {
  const SeatSet waiting = owing(state);
  if (waiting.empty()) return;
  const bool may_think = state.bids.answered().contains(seat) && state.thoughts[seat] < kTwice;
  if (may_think) moves.push({Act::think, 0, 0});                                 // PB-4
  if (shouting_ && state.shouts[seat] < kTwice) moves.push({Act::shout, 0, 0});  // PB-5
}

bool Rules::asks(const State& state, Seat seat) const {
  MoveList<Move> moves;
  legal(state, seat, moves);
  return moves.size() > 1;
}

void Rules::play(State& state, Seat seat, Move move, Dealer& dealer, Journal& journal) const {
  const auto tell = [&](What what, std::initializer_list<int> numbers) {
    journal.tell(Audience::everyone(), fact(what, numbers));
  };
  if (move.act == Act::shout) {
    ++state.shouts[seat];
    journal.seal();
    return tell(What::shouted, {seat});
  }
  if (move.act == Act::think) {
    ++state.thoughts[seat];
    state.bids.take_back(seat);
    return tell(What::thinks, {seat});
  }
  if (move.act == Act::bid) {
    state.bids.answer(seat, move.a);
    const Audience audience = faulty(Fault::leaky_fact) ? Audience::everyone() : Audience::only(seat);
    journal.tell(audience, fact(What::bid, {seat, move.a}), fact(What::bid, {seat, -1}));
    if (state.bids.complete()) settle_bids(state, seat, dealer, journal);
    return go_on(state);
  }
  const Task task = state.agenda.pop();
  const std::size_t count = looked_at(state);
  switch (move.act) {
    case Act::draw:
      draw_card(state, seat, dealer, journal);
      break;
    case Act::look:
      state.deck.look(Knowers::only(seat), count, zones(state));
      journal.reveal(Audience::only(seat),
                     fact(What::looked,
                          {seat, state.deck.at(0).card, state.deck.at(count / 2).card, state.deck.at(count - 1).card}),
                     fact(What::looked, {seat, -1}));
      state.agenda.push({Task::Kind::order, seat, static_cast<std::uint8_t>(count)});
      break;
    case Act::order:
      state.deck.reorder(seat, permutation(task.about, move.a), zones(state));
      journal.tell(Audience::only(seat), fact(What::ordered, {seat, move.a}), fact(What::ordered, {seat, -1}));
      break;
    case Act::play:
      play_card(state, seat, move.a, journal);
      break;
    case Act::show: {
      state.deck.look(Knowers::everyone(), 1, zones(state));
      const Fact shown = fact(What::shown, {seat, state.deck.at(0).card});
      if (faulty(Fault::forgotten_reveal)) {
        journal.tell(Audience::everyone(), shown);
      } else {
        journal.reveal(Audience::everyone(), shown);
      }
      state.agenda.push({Task::Kind::under, seat, 0});
      break;
    }
    case Act::shuffle:
      state.deck.shuffle(dealer, zones(state));
      tell(What::shuffled, {seat});
      break;
    case Act::under:
      state.deck.put_under(state.deck.take());
      [[fallthrough]];
    case Act::keep:
      tell(What::left, {seat, move.act == Act::under ? 1 : 0});
      break;
    case Act::seat:
      state.agenda.push({Task::Kind::give, seat, move.a});
      tell(What::to, {seat, move.a});
      break;
    case Act::give:
      give_card(state, seat, task.about, move.a, journal);
      break;
    case Act::amounts:
      state.scores[seat] = static_cast<std::uint8_t>(state.scores[seat] + (move.a + move.b) % 3);
      tell(What::amounts, {seat, move.a, move.b});
      break;
    default:
      tell(What::passed, {seat});
  }
  go_on(state);
}

void Rules::draw_card(State& state, Seat seat, Dealer& dealer, Journal& journal) const {
  if (state.deck.empty()) {  // PB-6
    while (!state.discards.empty()) state.deck.put_on_top({state.discards.pop_back(), 0, {}, {}});
    state.deck.shuffle(dealer, zones(state));
  }
  if (state.deck.empty()) return;
  Hand& hand = state.hands[seat];
  hand.push_back(state.deck.draw(seat, zones(state)));
  const Fact drew = fact(What::drew, {seat, hand.back().card});
  journal.reveal(Audience::only(seat), drew, faulty(Fault::leaky_draw) ? drew : fact(What::drew, {seat, -1}));
}

void Rules::play_card(State& state, Seat seat, Card card, Journal& journal) const {
  take(state, seat, card);
  state.discards.push_back(card);
  state.scores[seat] = static_cast<std::uint8_t>(state.scores[seat] + power(card));
  if (faulty(Fault::impure)) {
    static std::uint8_t played = 0;
    state.scores[seat] = static_cast<std::uint8_t>(state.scores[seat] + ++played % 2);
  }
  journal.reveal(Audience::everyone(), fact(What::played, {seat, card}));
  if (power(card) % 2 == 0) state.agenda.push({Task::Kind::amounts, seat, card});
  if (power(card) % 3 == 0 && !can_get(state, seat).empty()) state.agenda.push({Task::Kind::seat, seat, 0});
}

void Rules::give_card(State& state, Seat from, Seat to, Card card, Journal& journal) const {
  state.hands[to].push_back(take(state, from, card));
  journal.reveal(Audience::everyone(), fact(What::given, {from, to, card}));
}

void Rules::settle_bids(State& state, Seat last, Dealer& dealer, Journal& journal) const {
  std::vector<Seat> best;
  Fact told = fact(What::bids, {});
  for (Seat seat = 0; seat < players_; ++seat) {
    const int bid = state.bids.of(seat);
    told.numbers[seat] = static_cast<std::int16_t>(bid);
    if (!best.empty() && bid > state.bids.of(best[0])) best.clear();
    if (best.empty() || bid == state.bids.of(best[0])) best.push_back(seat);
  }
  journal.reveal(Audience::everyone(), told);
  state.bids.clear();
  const Seat winner = best[dealer.below(static_cast<std::uint32_t>(best.size()))];
  ++state.scores[faulty(Fault::order_dependent) ? last : winner];
  journal.tell(Audience::everyone(), fact(What::won, {winner}));
  if (state.hands[winner].size() < kHand) draw_card(state, winner, dealer, journal);
  state.rest = state.players;
  if (!faulty(Fault::endless)) ++state.round;
}

std::optional<Refusal> Rules::refuse(const State& state, Seat seat, std::span<const Move> wish) const {
  const SeatSet waiting = owing(state);
  MoveList<Move> moves;
  if (waiting.contains(seat)) legal(state, seat, moves);
  optional(state, seat, moves);
  if (moves.contains(wish.front())) return std::nullopt;
  if (faulty(Fault::accepted_illegal) && wish.front() == Move{}) return std::nullopt;
  if (waiting.empty()) return Refusal{"not_now", "the match is over", "PB-1", {}};
  if (!waiting.contains(seat)) return Refusal{"nothing_owed", "another seat is asked now", "PB-2", {}};
  Refusal refusal{"illegal", "that is none of the moves listed", "PB-2", {}};
  const Hand& next = state.hands[(seat + 1U) % state.players];
  if (faulty(Fault::leaky_refusal) && !next.empty()) refusal.causes.push_back(next[0].card);
  return refusal;
}

std::optional<Outcome> Rules::outcome(const State& state) const {
  if (!owing(state).empty()) return std::nullopt;
  Outcome outcome;
  outcome.rule = "PB-6";
  for (Seat seat = 0; seat < players_; ++seat) {
    const auto better = std::count_if(state.scores.begin(), state.scores.begin() + players_,
                                      [&](int score) { return score > state.scores[seat]; });
    outcome.places.push_back(static_cast<int>(better) + 1);
    outcome.scores.push_back({{"score", state.scores[seat]}});
  }
  return outcome;
}

State Rules::imagine(const State& state, Viewer viewer, Dealer& dealer) const {
  State other = state;
  if (faulty(Fault::knowing_imagine)) return other;
  redraw<Card>(zones(other), faulty(Fault::forgetful_imagine) ? Viewer::spectator() : viewer, dealer);
  other.bids.imagine(viewer, [&](Seat) { return static_cast<std::uint8_t>(dealer.below(kBids)); });
  if (!faulty(Fault::loaded_imagine)) return other;
  for (Seat seat = 0; seat < players_; ++seat) {
    for (Place& held : other.hands[seat]) {
      for (Place& lies : other.deck.zone()) {
        const bool unknown = !held.exact.has(viewer) && !lies.exact.has(viewer) && held.group == 0 && lies.group == 0;
        if (unknown && held.card % 2 == 0 && lies.card % 2 == 1) std::swap(held.card, lies.card);
      }
    }
  }
  return other;
}

void Rules::check(const State& state) const {
  [[maybe_unused]] std::size_t cards = state.deck.size() + state.discards.size();
  for (const Hand& hand : state.hands) cards += hand.size();
  assert(cards == 2 * powers_.size());
  assert(state.agenda.depth() <= state.agenda.max_depth());
  assert(state.round <= rounds_ && state.rest <= players_);
}

// The suit is what no rule looks at: of a pair of cards one is even and one is odd.
std::vector<Feature> Rules::hidden_features(const State& state) const {
  std::vector<Feature> features;
  if (!state.deck.empty()) features.push_back({"suit of the top card", state.deck.at(0).card % 2});
  for (Seat seat = 0; seat < players_; ++seat) {
    for (const Place& place : state.hands[seat]) features.push_back({"suit of a card in a hand", place.card % 2});
  }
  for (const Seat seat : state.bids.answered()) features.push_back({"bid", state.bids.of(seat)});
  return features;
}

void Rules::write_fact(const Fact& fact, JsonWriter& json) {
  json.begin_object();
  json.field("what", kWhat[fact.what]);
  json.key("numbers");
  json.begin_array();
  for (const std::int16_t number : fact.numbers) json.value(number);
  json.end_array();
  json.end_object();
}

}  // namespace tempora::probe
