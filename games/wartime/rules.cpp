// The course of a match: set-up, turns, leaving the game, end (WT-5, WT-6, WT-10).
#include "games/wartime/rules.hpp"

#include <algorithm>
#include <bit>
#include <string>

#include "games/wartime/content.hpp"

namespace tempora::wartime {
namespace {

constexpr int kFewestRounds = 10;
constexpr int kMostRounds = 300;
constexpr std::array<int, kMaxPlayers + 1> kUsualRounds{0, 0, 80, 60, 50, 40, 40};  // WT-13

std::uint16_t money(int amount) { return static_cast<std::uint16_t>(amount); }

}  // namespace

const GameInfo& Rules::info() {
  static const GameInfo kInfo{
      "wartime",
      "WarTime",
      kMinPlayers,
      kMaxPlayers,
      1,
      {},
      {
          {"map",
           OptionSpec::Kind::content,
           {"open", "lake", "islands"},
           0,
           0,
           "open",
           "The table on which the match is played: one of the maps of the content (WT-3)."},
          {"rounds",
           OptionSpec::Kind::range,
           {},
           0,
           kMostRounds,
           0,
           "After how many rounds the match ends, 10 to 300; 0: 80, 60, 50, 40, 40 with 2, 3, 4, 5, 6 players "
           "(WT-10.5)."},
          choice_option("start_cash", {"0", "300", "500"}, "Cash of each player at the start, from the bank (WT-13)."),
          choice_option("fort_attack", {"yes", "no"}, "Whether buildings with a fortification may shoot (WT-7.7)."),
          choice_option("super_range", {"three", "any"},
                        "How far the super weapon reaches: three sticks, or everywhere (WT-7.7)."),
      }};
  return kInfo;
}

std::string_view Rules::content_hash() { return kContentHash; }

Result<Rules> Rules::create(const Setup& setup) {
  const auto opening = open_setup(info(), setup, kContent);
  if (!opening) return tl::make_unexpected(opening.error());
  const auto& [given, content] = *opening;
  auto components = read_components(content);
  if (!components) return tl::make_unexpected(components.error());

  Rules rules;
  rules.players_ = setup.players;
  rules.components_ = std::move(*components);
  Options& options = rules.options_;
  options.rounds = given["rounds"].get<int>();
  if (options.rounds != 0 && options.rounds < kFewestRounds) {
    return error("option 'rounds' can't be " + std::to_string(options.rounds) + "; allowed: 0, or 10 to 300");
  }
  if (options.rounds == 0) options.rounds = kUsualRounds[static_cast<std::size_t>(setup.players)];
  options.start_cash = std::stoi(given["start_cash"].get<std::string>());
  options.fort_attack = given["fort_attack"] == "yes";
  options.any_range = given["super_range"] == "any";

  std::string names;
  for (const Map& map : rules.components_.maps) {
    names += (names.empty() ? "" : ", ") + map.name;
    if (given["map"] != map.name) continue;
    rules.map_ = map.name;
    for (const Table& table : map.tables) {
      if (table.players == setup.players) rules.table_ = table;
    }
  }
  if (rules.map_.empty()) return error("option 'map' can't have that value; allowed: " + names);
  if (rules.table_.players == 0) {
    return error("the map '" + rules.map_ + "' has no table for " + std::to_string(setup.players) + " players");
  }
  return rules;
}

Rules::State Rules::start(Dealer& dealer, Journal& journal) const {
  State state;
  state.seats = static_cast<std::uint8_t>(players_);
  state.bank = money((components_.bank - options_.start_cash) * players_);  // WT-5.2, WT-13
  for (int seat = 0; seat < players_; ++seat) state.player(seat).cash = money(options_.start_cash);
  state.first = static_cast<std::uint8_t>(dealer.below(static_cast<std::uint32_t>(players_)));  // WT-5.3
  tell(journal, What::first, {state.first});
  state.active = state.first;
  state.step.ask = Ask::cc;
  return state;
}

SeatSet Rules::owing(const State& state) const {
  return state.step.ask == Ask::over ? SeatSet() : SeatSet::of(state.active);
}

Point Rules::start_place(const State& state, int seat, int direction) const {
  const Point cc = state.piece(piece_number(seat, Type::cc, 1)).at();
  return point_at(cc, slide(Shape::building, 0, Shape::vehicle, direction) + kStartGap, direction);
}

// WT-5.5
void Rules::place_start(State& state, Type type, Point at, int facing, Journal& journal) const {
  const int piece = enter(state, state.active, type, at, facing);
  tell(journal, What::placed, {piece, at.x, at.y, facing});
  if (type == Type::cc) {
    state.step.ask = Ask::dozer;
  } else if (type == Type::dozer) {
    state.step.ask = Ask::well;
  } else {
    state.active = static_cast<std::uint8_t>((state.active + 1) % players_);
    state.step.ask = Ask::cc;
    if (state.active == state.first) begin_turn(state, journal);  // WT-5.6
  }
}

int Rules::income(const State& state, int seat) const {
  const std::uint64_t paying = state.player(seat).in_play & (bits_of(Type::well) | bits_of(Type::store));
  return std::min(components_.income * std::popcount(paying), int{state.bank});  // WT-6.2
}

void Rules::begin_turn(State& state, Journal& journal) const {
  tell(journal, What::turn, {state.active, state.round});
  Player& player = state.player(state.active);
  const int amount = income(state, state.active);
  if ((player.in_play & (bits_of(Type::well) | bits_of(Type::store))) != 0) {
    tell(journal, What::income, {state.active, amount});
  }
  player.cash = money(player.cash + amount);
  state.bank = money(state.bank - amount);
  state.spent = 0;
  state.reward = false;
  state.step = {};
  state.step.ask = Ask::act;
}

void Rules::end_action(State& state, Journal& journal, bool passed) const {
  if (state.end != End::none) return;
  state.step = {};
  const Player& player = state.player(state.active);
  if (!passed && player.out == 0 && player.discs > 0 && state.spent < kMostSpent) {  // WT-6.5
    state.step.ask = Ask::more;
    return;
  }
  end_turn(state, journal);
}

void Rules::end_turn(State& state, Journal& journal) const {
  Player& player = state.player(state.active);
  if (state.reward && player.out == 0 && player.discs < components_.discs) {  // WT-6.6, WT-10.2
    ++player.discs;
    ++state.chronicle(state.active).earned;
    tell(journal, What::reward, {state.active});
  }
  const int round = state.round;
  do {
    state.active = static_cast<std::uint8_t>((state.active + 1) % players_);
    if (state.active == state.first) ++state.round;  // WT-6.9
  } while (state.player(state.active).out != 0);
  if (state.round > options_.rounds) {  // WT-10.5
    state.round = static_cast<std::uint16_t>(options_.rounds);
    state.end = End::round_limit;
    state.step = {};
    state.reward = false;
    tell(journal, What::over, {static_cast<int>(state.end)});
    return;
  }
  if (state.round > round) tell(journal, What::round, {state.round});
  begin_turn(state, journal);
}

// WT-10.2
void Rules::take_out(State& state, int seat, Journal& journal) const {
  Player& player = state.player(seat);
  player.out = ++state.outs;
  tell(journal, What::out, {seat, player.out, player.cash, player.discs});
  state.bank = money(state.bank + player.cash);
  player.cash = 0;
  player.discs = 0;
  if (state.outs < players_ - 1) return;
  state.end = End::last_standing;  // WT-10.4
  state.step = {};
  state.reward = false;
  tell(journal, What::over, {static_cast<int>(state.end)});
}

void Rules::check_out(State& state, int seat, Journal& journal) const {
  if (state.player(seat).in_play == 0) take_out(state, seat, journal);  // WT-10.1
}

void Rules::play(State& state, Seat /*seat*/, Move move, Dealer& dealer, Journal& journal) const {
  switch (state.step.ask) {
    case Ask::cc:
      state.chronicle(state.active).plot = move.a;
      return place_start(state, Type::cc, plot_place(state.active, move.a), 0, journal);
    case Ask::dozer:
      return place_start(state, Type::dozer, start_place(state, state.active, move.angle), move.angle, journal);
    case Ask::well:
      return place_start(state, Type::well, plot_place(state.active, move.a), 0, journal);
    case Ask::act:
      return begin_action(state, move, dealer, journal);
    case Ask::move:
      if (move.act == Act::go) return go(state, move.angle, journal);
      tell(journal, What::stayed, {state.step.piece});
      return end_action(state, journal);
    case Ask::target:
      return move.act == Act::hit ? hit(state, move.a, dealer, journal) : hold(state, dealer, journal);
    case Ask::take:
      return capture(state, move.a, dealer, journal);
    case Ask::load:
      return move.act == Act::load ? board(state, move.a, journal) : end_action(state, journal);
    case Ask::unload:
      return move.act == Act::put ? set_down(state, move, journal) : end_action(state, journal);
    case Ask::place:
      return move.act == Act::at ? build(state, move.angle, journal) : end_action(state, journal);
    case Ask::land:
      park(state, state.step.piece, move.a, journal);
      return end_action(state, journal);
    case Ask::more:
      if (move.act == Act::end) return end_turn(state, journal);
      --state.player(state.active).discs;  // WT-6.4
      ++state.spent;
      ++state.chronicle(state.active).spent;
      tell(journal, What::spent, {state.active});
      state.step = {};
      state.step.ask = Ask::act;
      return;
    case Ask::over:
      return;
  }
}

std::vector<ScoreLine> Rules::score_lines(const State& state, int seat) const {
  int buildings = 0;
  int units = 0;
  int forts = 0;
  for_each_piece(seat, state.player(seat).in_play, [&](int piece) {
    const Type type = type_of(piece);
    const int price = components_.price(type) / (type == Type::inf ? kInfantryAtOnce : 1);
    (is_building(type) ? buildings : units) += price;
    forts += state.piece(piece).where == Where::fortified ? components_.fort_price : 0;
  });
  const Player& player = state.player(seat);
  return {{"buildings", buildings},
          {"units", units},
          {"forts", forts},
          {"discs", player.discs * components_.disc_sale},
          {"cash", player.cash}};
}

int Rules::score(const State& state, int seat) const {
  int score = 0;
  for (const ScoreLine& line : score_lines(state, seat)) score += line.amount;
  return score;
}

// WT-10.6, WT-10.7
std::optional<Outcome> Rules::outcome(const State& state) const {
  if (state.end == End::none) return std::nullopt;
  Outcome outcome;
  outcome.rule = state.end == End::last_standing ? "WT-10.3" : "WT-10.5";
  // What counts first, then second, and so on.
  const auto standing = [&](int seat) {
    const Player& player = state.player(seat);
    return std::array<int, 4>{player.out == 0 ? kMaxPlayers + 1 : player.out, score(state, seat),
                              std::popcount(player.in_play & kBuildings), std::popcount(player.in_play & ~kBuildings)};
  };
  for (int seat = 0; seat < players_; ++seat) {
    int place = 1;
    for (int other = 0; other < players_; ++other) place += standing(other) > standing(seat) ? 1 : 0;
    outcome.places.push_back(place);
    outcome.scores.push_back(score_lines(state, seat));
  }
  return outcome;
}

View Rules::view(const State& state, Viewer viewer) const {
  return {this, state, viewer.is_seat() ? int{viewer.seat()} : -1};
}

int Rules::in_stock(const State& state, int seat, Type type) const {
  return components_.count(type) - std::popcount(state.player(seat).in_play & bits_of(type));
}

int Rules::forts_in_stock(const State& state, int seat) const {
  int forts = components_.forts;
  for_each_piece(seat, state.player(seat).standing & kBuildings,
                 [&](int piece) { forts -= state.piece(piece).where == Where::fortified ? 1 : 0; });
  return forts;
}

}  // namespace tempora::wartime
