// What must hold at every event of any match, found here by other ways than the rules take: KH-2, 4.11, 15, 16.2, 17.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <vector>

#include "engine/testing/counts.hpp"
#include "engine/testing/rule.hpp"
#include "games/khronos/components.hpp"
#include "games/khronos/content.hpp"
#include "games/khronos/testing/position.hpp"
#include "games/khronos/testing/random_play.hpp"

namespace tempora::khronos {
namespace {

constexpr int kMatches = 2000;

// The squares of one age: which building lies on each, −1 for none.
using Grid = std::array<std::array<int, kMostColumns>, kMostRows>;

Grid grid_of(const State& state, Age age) {
  Grid grid;
  for (auto& row : grid) row.fill(-1);
  for (std::size_t i = 0; i < state.buildings.size(); ++i) {
    const Building& building = state.buildings[i];
    if (building.age() != age) continue;
    for (int row = 0; row < building.size; ++row) {
      for (int column = 0; column < building.size; ++column) {
        int& square = grid.at(building.anchor().row + static_cast<std::size_t>(row))
                          .at(building.anchor().column + static_cast<std::size_t>(column));
        EXPECT_EQ(square, -1) << "two buildings on one square";
        square = static_cast<int>(i);
      }
    }
  }
  return grid;
}

// Square by square: a number for each domain, 0 for free squares.
Grid domains_of(const Grid& buildings) {
  Grid domains{};
  int count = 0;
  for (int row = 0; row < kMostRows; ++row) {
    for (int column = 0; column < kMostColumns; ++column) {
      std::vector<std::pair<int, int>> open{{row, column}};
      bool fresh = true;
      while (!open.empty()) {
        const auto [r, c] = open.back();
        open.pop_back();
        if (r < 0 || c < 0 || r >= kMostRows || c >= kMostColumns) continue;
        const auto y = static_cast<std::size_t>(r);
        const auto x = static_cast<std::size_t>(c);
        if (buildings[y][x] < 0 || domains[y][x] != 0) continue;
        if (fresh) ++count;
        fresh = false;
        domains[y][x] = count;
        open.insert(open.end(), {{r + 1, c}, {r - 1, c}, {r, c + 1}, {r, c - 1}});
      }
    }
  }
  return domains;
}

bool printed(const Rules& rules, const Building& building) {
  return building.type == Type::civil && building.size == 1 && rules.land().hamlets.has(building.anchor());
}

// The domains that are kept are those of a flood fill, and at rest none of them holds a conflict.
void check_domains(const State& state) {
  for (const Age age : kEveryAge) {
    const Grid buildings = grid_of(state, age);
    const Grid filled = domains_of(buildings);
    std::map<int, Domain> names;
    std::map<std::pair<int, int>, std::vector<int>> values;  // by domain and type
    for (const Building& building : state.buildings) {
      if (building.age() != age) continue;
      const int domain = filled[building.anchor().row][building.anchor().column];
      const auto named = names.emplace(domain, building.site).first;  // the first in reading order names it
      ASSERT_EQ(building.domain, named->second);
      if (building.type != Type::civil) values[{domain, static_cast<int>(building.type)}].push_back(building.value());
    }
    if (age == Age::reason || state.resolution.stage != Resolution::Stage::none) continue;
    for (auto& [where, all] : values) {
      std::sort(all.rbegin(), all.rend());
      ASSERT_TRUE(all.size() < 2 || all[0] > all[1]) << "a conflict at rest";
    }
  }
}

// Every building stands only where and as it may.
void check_buildings(const Rules& rules, const State& state, bool river_hamlets) {
  const Land& land = rules.land();
  for (std::size_t i = 0; i < state.buildings.size(); ++i) {
    const Building& building = state.buildings[i];
    ASSERT_TRUE(i == 0 || state.buildings[i - 1].site < building.site);
    ASSERT_TRUE(building.size >= 1 && building.size <= 3 && land.fits(building.anchor(), building.size));
    const bool civil = building.type == Type::civil;
    const bool late = building.age() == Age::reason;
    int covered = 0;
    for (int row = building.anchor().row; row < building.anchor().row + building.size; ++row) {
      for (int column = building.anchor().column; column < building.anchor().column + building.size; ++column) {
        const char terrain = land.terrain(row, column);
        covered += terrain == 'H' ? 1 : 0;
        const bool may_cover_river = civil && (building.size > 1 || river_hamlets);
        ASSERT_TRUE(terrain != '~' || may_cover_river);
      }
    }
    ASSERT_LE(covered, civil ? 1 : 0);
    ASSERT_EQ(building.owner != kNobody, !civil && !late);
    ASSERT_TRUE(building.owner == kNobody || building.owner < rules.players());
    ASSERT_TRUE(!building.ruin || (late && !civil));
    ASSERT_TRUE(!late || building.size > 1 || printed(rules, building));
    const int most = !late ? 0 : civil ? value_of(building.size) : building.ruin ? ruin_value_of(building.size) - 1 : 0;
    ASSERT_LE(building.cube_count(), most);
  }
  for (const Age age : kEveryAge) {
    const Grid grid = grid_of(state, age);
    land.hamlets.for_each([&](Square square) { ASSERT_GE(grid[square.row][square.column], 0); });
  }
}

// Nothing is lost and nothing comes from nowhere.
void check_material(const Rules& rules, const State& state, const Components& components, const Cards& deck) {
  auto tiles = state.stock;
  std::array<int, kMaxPlayers> cubes{};
  for (const Building& building : state.buildings) {
    if (!printed(rules, building)) ++tiles[static_cast<std::size_t>(building.type)][building.size - 1U];
    if (building.owner != kNobody) ++cubes[building.owner];
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) cubes[seat] += building.cubes[seat];
  }
  ASSERT_EQ(tiles, components.tiles);
  Cards cards{};
  const auto add = [&](const Cards& more) {
    for (std::size_t i = 0; i < kTypes; ++i) cards[i] = static_cast<std::uint8_t>(cards[i] + more[i]);
  };
  add(state.discards);
  add(state.row);
  if (state.step == Step::give) add(state.action.paid);  // between row and hand
  for (const Type type : state.pile) ++cards[static_cast<std::size_t>(type)];
  for (int seat = 0; seat < rules.players(); ++seat) {
    const Player& player = state.players[static_cast<std::size_t>(seat)];
    ASSERT_EQ(cubes[static_cast<std::size_t>(seat)] + player.cubes, 25);
    ASSERT_LE(count_of(player.hand), 4);
    for (std::size_t i = 0; i < kTypes; ++i) ASSERT_LE(player.known[i], player.hand[i]);
    ASSERT_LE(player.ecus, 4 + 2 * 28 + 2 * rules.land().width * rules.land().height);  // KH-17.2
    add(player.hand);
  }
  ASSERT_EQ(cards, deck);
  ASSERT_GE(state.pile.size() + static_cast<std::size_t>(count_of(state.discards)), 14U);  // KH-16.2
}

// KH-15.1: how long the list of a step may be. KH-15.8: how its moves are ordered, each before the next.
std::size_t longest(const Rules& rules, const State& state) {
  switch (state.step) {
    case Step::exchange:
    case Step::discard:
      return 12;
    case Step::swap:
    case Step::give:
    case Step::place:
    case Step::keep_cube:
      return 4;
    case Step::act:
      return 34;
    case Step::row:
      return static_cast<std::size_t>(rules.land().height);
    case Step::column:
      return static_cast<std::size_t>(rules.land().width);
    case Step::which: {
      const auto more = static_cast<std::size_t>(std::max(0, rules.land().hamlets.count() - 10));
      switch (state.action.act) {
        case Act::upgrade:
          return 79 + more;
        case Act::demolish:
          return 20;
        case Act::populate:
          return 43 + more;
        default:
          return 33;
      }
    }
    case Step::grow:
      return 13;
    case Step::extra:
      return 3;
    case Step::share:
      return 2;
    case Step::stay:
      return 24;
    case Step::over:
      return 0;
  }
  return 0;
}

std::array<int, 4> rank_of(Move move) {
  switch (move.act) {
    case Act::keep:
    case Act::pass:
      return {0, 0, 0, 0};
    case Act::move:
      return {0, move.a, move.b, 0};
    case Act::build:
      return {1, move.a, move.b, move.c};
    case Act::upgrade:
      return {2, move.a, 0, 0};
    case Act::demolish:
      return {3, move.a, move.b, 0};
    case Act::populate:
      return {4, 0, 0, 0};
    case Act::renovate:
      return {5, move.a, 0, 0};
    case Act::end:
      return {6, 0, 0, 0};
    case Act::grow:
      return {move.c, move.a, move.b, 0};
    case Act::share:
      return {-move.a, move.b, 0, 0};
    case Act::exchange:
    case Act::swap:
      return {1, move.a, move.b, move.c};
    default:
      return {0, move.a, move.b, move.c};
  }
}

void check_list(const Rules& rules, const State& state) {
  const SeatSet owing = rules.owing(state);
  ASSERT_LE(owing.size(), 1);  // KH-1.5
  for (Seat seat = 0; seat < rules.players(); ++seat) {
    MoveList<Move> moves;
    rules.legal(state, seat, moves);
    ASSERT_EQ(moves.empty(), !owing.contains(seat));
    if (moves.empty()) continue;
    ASSERT_LE(moves.size(), longest(rules, state));
    for (std::size_t i = 1; i < moves.size(); ++i) {
      ASSERT_LT(rank_of(moves[i - 1]), rank_of(moves[i])) << text_of(moves[i - 1]) << ", " << text_of(moves[i]);
    }
  }
}

// The sizes of what can be downsized.
int sizes_of(const State& state) {
  int sum = 0;
  for (const Building& building : state.buildings) {
    if (building.age() != Age::reason && building.type != Type::civil) sum += building.size;
  }
  return sum;
}

Cards deck_of(const Components& components, const std::string& name) {
  for (const Deck& deck : components.decks) {
    if (deck.name == name) return deck.cards;
  }
  return {};
}

TEST(KhronosProperty, BoardsHoldAtEveryEvent) {
  RULE("KH-4.11");
  RULE("KH-4.3");
  RULE("KH-2.6");
  RULE("KH-2.13");
  RULE("KH-15.1");
  RULE("KH-15.8");
  RULE("KH-16.2");
  RULE("KH-17.2");
  RULE("KH-1.5");
  const Components components = read_components(Json::parse(kContent)).value();
  std::map<std::string, std::set<std::string>> values;
  std::map<Step, int> steps;
  for (int index = 0; index < scaled(kMatches); ++index) {
    const RandomMatch match(index);
    SCOPED_TRACE(index);
    for (const auto& [option, value] : match.options.items()) values[option].insert(value.get<std::string>());
    const Cards deck = deck_of(components, match.options["deck"].get<std::string>());
    const bool river_hamlets = match.options["river-hamlet"] == "yes";
    match.play([&](const Rules& rules, const State& state) {
      if (::testing::Test::HasFatalFailure()) return;
      ++steps[state.step];
      check_domains(state);
      check_buildings(rules, state, river_hamlets);
      check_material(rules, state, components, deck);
      check_list(rules, state);
      rules.check(state);
    });
    ASSERT_FALSE(HasFatalFailure());
  }
  // All maps and all values of all options were played, and every step came.
  for (const auto& [option, seen] : values) EXPECT_EQ(seen.size(), option == "map" ? 3U : 2U) << option;
  for (int step = 0; step <= static_cast<int>(Step::over); ++step) {
    if (static_cast<Step>(step) == Step::keep_cube) continue;  // too rare for the short run; see the examples
    EXPECT_GT(steps[static_cast<Step>(step)], 0) << step;
  }
}

TEST(KhronosProperty, MatchesKeepTheirBounds) {
  RULE("KH-17.1");
  RULE("KH-17.3");
  RULE("KH-17.4");
  RULE("KH-5.3");
  RULE("KH-6.1");
  RULE("KH-15.1");
  int downsized = 0;
  for (int index = 0; index < scaled(kMatches); ++index) {
    const RandomMatch match(index);
    SCOPED_TRACE(index);
    const Rules rules = rules_for(match.players, match.options);
    Dealer dealer{Generator(seed_of(match.seed, 3))};
    Generator generator(seed_of(match.seed, 4));
    std::vector<Entry> facts;
    Journal journal(facts);
    State state = rules.start(dealer, journal);
    const int first = state.first;
    int decisions = 0;
    int turns = 1;
    int lost_in_match = 0;
    std::map<Act, int> in_turn;
    int steps_before = 0;  // of the present card action
    int choices = 0;       // keep_cube, in its resolution
    MoveList<Move> moves;
    while (!rules.owing(state).empty()) {
      const Seat seat = rules.owing(state).lowest();
      const Seat active = state.active;
      const Step step = state.step;
      const int sizes = sizes_of(state);
      moves.clear();
      rules.legal(state, seat, moves);
      const Move move = random_move(moves, generator);
      const std::size_t heard = facts.size();
      rules.play(state, seat, move, dealer, journal);
      ++decisions;
      ++in_turn[move.act];
      if (step == Step::act) steps_before = choices = 0;
      ++(step == Step::keep_cube ? choices : steps_before);
      ASSERT_TRUE(step > Step::share || steps_before <= 6);  // `act` and five more
      ASSERT_LE(choices, 9);
      int lost = 0;
      for (std::size_t i = heard; i < facts.size(); ++i) {
        const auto what = static_cast<What>(facts[i].full.what);
        lost += what == What::downsized || what == What::destroyed ? 1 : 0;
      }
      lost_in_match += lost;
      // Each downsizing takes a size away; in its resolution only the shadow can add some, three at most.
      ASSERT_TRUE((step != Step::place && step != Step::stay) || sizes_of(state) <= sizes - lost + 3);
      ASSERT_EQ(state.first, first);
      if (state.active == active && state.step != Step::over) continue;
      const int actions = in_turn[Act::build] + in_turn[Act::upgrade] + in_turn[Act::demolish] +
                          in_turn[Act::populate] + in_turn[Act::renovate];
      ASSERT_LE(actions, 4);
      for (const Act once : {Act::exchange, Act::swap, Act::discard}) ASSERT_LE(in_turn[once], 1);
      in_turn.clear();
      turns += state.step == Step::over ? 0 : 1;
    }
    ASSERT_EQ(turns, 7 * match.players);
    const int squares = rules.land().width * rules.land().height;
    ASSERT_LE(decisions, match.players * (4 + 2 * 28 + 2 * squares + 28 * 14 + 168 * 2 + 7 * 6));
    ASSERT_LE(lost_in_match, 168 * match.players);
    downsized += lost_in_match;
  }
  EXPECT_GT(downsized, scaled(400));
}

// Each turn begins with full hands and all uses, and only `place` is asked of another player.
TEST(KhronosProperty, TurnsBeginAlike) {
  RULE("KH-6.2");
  RULE("KH-6.6");
  RULE("KH-4.9");
  for (int index = 0; index < scaled(kMatches); ++index) {
    const RandomMatch match(index);
    int active = -1;
    int round = 0;
    match.play([&](const Rules& rules, const State& state) {
      for (const Seat seat : rules.owing(state)) {
        EXPECT_TRUE(state.step == Step::place || seat == state.active);
      }
      if (state.step == Step::over || (state.active == active && state.round == round)) return;
      active = state.active;
      round = state.round;
      for (int seat = 0; seat < rules.players(); ++seat) {
        EXPECT_EQ(count_of(state.players[static_cast<std::size_t>(seat)].hand), 4);
      }
      for (const Agent& agent : state.players[state.active].agents) EXPECT_EQ(agent.uses, 2);
      EXPECT_TRUE(state.resolution.downsizings.empty());
    });
  }
}

// The queue of downsizings holds what was told, each a size smaller or nothing, and is empty at rest (KH-12.1).
TEST(KhronosProperty, QueueOfDownsizingsIsWhatHappened) {
  RULE("KH-12.1");
  RULE("KH-11.1");
  RULE("KH-17.3");
  int queued = 0;
  for (int index = 0; index < scaled(kMatches); ++index) {
    RandomMatch(index).play([&](const Rules& rules, const State& state) {
      const auto& queue = state.resolution.downsizings;
      if (state.resolution.stage == Resolution::Stage::none) {
        EXPECT_TRUE(queue.empty());
        return;
      }
      for (const Downsizing& one : queue) {
        ++queued;
        EXPECT_NE(one.type, Type::civil);
        EXPECT_LT(one.owner, rules.players());
        EXPECT_TRUE(one.smaller == 0 || one.smaller == one.size - 1);
        if (one.smaller == 0) continue;
        EXPECT_TRUE(one.to.row - one.from.row >= 0 && one.to.row - one.from.row <= 1);
        EXPECT_TRUE(one.to.column - one.from.column >= 0 && one.to.column - one.from.column <= 1);
      }
    });
  }
  EXPECT_GT(queued, 0);
}

}  // namespace
}  // namespace tempora::khronos
