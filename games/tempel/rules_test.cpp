#include "games/tempel/rules.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <map>
#include <set>

#include "engine/match.hpp"
#include "engine/testing/rule.hpp"
#include "games/tempel/content.hpp"
#include "games/tempel/testing/position.hpp"

namespace tempora::tempel {
namespace {

constexpr int A = 0, B = 1, C = 2, D = 3;

std::vector<Role> all_roles(const State& state) {
  std::vector<Role> roles(state.roles.begin(), state.roles.begin() + state.players);
  if (state.out != Role::none) roles.push_back(state.out);
  return roles;
}

State started(const Rules& rules, std::uint64_t seed) {
  Dealer dealer{Generator(seed)};
  Journal deaf;
  return rules.start(dealer, deaf);
}

// Plays with a random keyholder until the round is over or the match has ended.
void open_at_random(const Rules& rules, State& state, Dealer& dealer, int openings) {
  Journal deaf;
  MoveList<Move> moves;
  for (int i = 0; i < openings && !rules.owing(state).empty(); ++i) {
    moves.clear();
    rules.legal(state, state.open.keyholder, moves);
    rules.play(state, state.open.keyholder, moves[dealer.below(static_cast<std::uint32_t>(moves.size()))], dealer,
               deaf);
  }
}

TEST(TempelComponents, HaveTheCountsOfTheTable) {
  RULE("TD-1.1");
  struct Line {
    int players, adventurers, guardians, dealt, empty, gold, fire, chambers;
  };
  for (const Line& line :
       {Line{3, 2, 2, 3, 8, 5, 2, 15}, Line{4, 3, 2, 4, 12, 6, 2, 20}, Line{5, 3, 2, 5, 16, 7, 2, 25},
        Line{6, 4, 2, 6, 20, 8, 2, 30}, Line{7, 5, 3, 7, 26, 7, 2, 35}, Line{8, 6, 3, 8, 30, 8, 2, 40},
        Line{9, 6, 3, 9, 34, 9, 2, 45}, Line{10, 7, 4, 10, 37, 10, 3, 50}}) {
    const Position position(line.players);
    const View view = position.rules.view(position.state, Viewer::spectator());
    EXPECT_EQ(view.temple.adventurers, line.adventurers);
    EXPECT_EQ(view.temple.guardians, line.guardians);
    EXPECT_EQ(view.temple.empty, line.empty);
    EXPECT_EQ(view.temple.gold, line.gold);
    EXPECT_EQ(view.temple.fire, line.fire);
    EXPECT_EQ(view.temple.gold + view.temple.fire + view.temple.empty, line.chambers);
    EXPECT_EQ(line.chambers, 5 * line.players);
    int gold = 0;
    int fire = 0;
    for (const Holding& holding : position.state.dealt[0]) {
      gold += holding.gold;
      fire += holding.fire;
    }
    EXPECT_EQ(gold, line.gold);
    EXPECT_EQ(fire, line.fire);
  }
}

TEST(TempelComponents, RoleCardStaysOutWhereThePileHasOneMore) {
  RULE("TD-1.2");
  for (const int players : {3, 4, 7, 8, 10}) EXPECT_NE(Position(players).state.out, Role::none) << players;
  for (const int players : {5, 6, 9}) EXPECT_EQ(Position(players).state.out, Role::none) << players;
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    const Position position(players);
    const auto roles = all_roles(position.state);
    const View view = position.rules.view(position.state, Viewer::spectator());
    EXPECT_EQ(std::count(roles.begin(), roles.end(), Role::guardian), view.temple.guardians);
    EXPECT_EQ(std::count(roles.begin(), roles.end(), Role::adventurer), view.temple.adventurers);
  }
}

// TD-9: the exact chances of the number of guardians; 50,000 deals, within four standard errors.
TEST(TempelComponents, NumberOfGuardiansIsAsUncertainAsThePileSays) {
  RULE("TD-1.2");
  const std::map<int, std::pair<int, double>> most_with_chance{{3, {2, 1.0 / 2}}, {4, {2, 3.0 / 5}},  {5, {2, 1.0}},
                                                               {6, {2, 1.0}},     {7, {3, 5.0 / 8}},  {8, {3, 2.0 / 3}},
                                                               {9, {3, 1.0}},     {10, {4, 7.0 / 11}}};
  constexpr int kDeals = 50'000;
  for (const auto& [players, expected] : most_with_chance) {
    const Rules rules = rules_for(players);
    int with_most = 0;
    for (int i = 0; i < kDeals; ++i) {
      const State state = started(rules, seed_of(11, static_cast<std::uint64_t>(i)));
      const auto guardians = std::count(state.roles.begin(), state.roles.end(), Role::guardian);
      ASSERT_TRUE(guardians == expected.first || guardians == expected.first - 1);
      with_most += guardians == expected.first ? 1 : 0;
    }
    const double p = expected.second;
    const double error = std::sqrt(p * (1 - p) / kDeals);
    EXPECT_NEAR(with_most / double{kDeals}, p, 4 * error + 1e-12) << players << " players";
  }
}

TEST(TempelSetUp, OneKeyAndAFirstKeyholderDrawnEvenly) {
  RULE("TD-1.3");
  RULE("TD-2.2");
  const Rules rules = rules_for(5);
  std::array<int, 5> first{};
  constexpr int kDeals = 20'000;
  for (int i = 0; i < kDeals; ++i) {
    const State state = started(rules, seed_of(12, static_cast<std::uint64_t>(i)));
    EXPECT_EQ(rules.owing(state).size(), 1);
    ++first[state.open.keyholder];
  }
  for (const int count : first) EXPECT_NEAR(count / double{kDeals}, 0.2, 4 * std::sqrt(0.16 / kDeals));
}

TEST(TempelSetUp, FirstKeyholderMayBeGiven) {
  RULE("TD-2.2");
  RULE("TD-8");
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    EXPECT_EQ(Position(4, {{"first_keyholder", 2}}, seed).state.open.keyholder, 2);
  }
  EXPECT_FALSE(Rules::create(tempora::Setup{4, {{"first_keyholder", 4}}, ""}));
  EXPECT_FALSE(Rules::create(tempora::Setup{4, {{"first_keyholder", "nobody"}}, ""}));
}

TEST(TempelSetUp, ARematchOffersTheLastKeyholder) {
  RULE("TD-2.2");
  Position position(4, {{"first_keyholder", 2}}, 5);
  EXPECT_EQ(position.rules.rematch(position.state), Json({{"first_keyholder", 2}}));
  position.state.open.keyholder = 1;
  EXPECT_EQ(position.rules.rematch(position.state), Json({{"first_keyholder", 1}}));
}

TEST(TempelSetUp, RolesAreDealtOnceAndKnownToTheirOwnerAlone) {
  RULE("TD-2.1");
  Position position(6);
  const auto before = position.state.roles;
  Dealer dealer{Generator(5)};
  open_at_random(position.rules, position.state, dealer, 13);
  ASSERT_GE(position.state.open.round, 3);
  EXPECT_EQ(position.state.roles, before);
  for (int seat = 0; seat < 6; ++seat) {
    const Json view = position.seen_by(Viewer::seat(static_cast<Seat>(seat)));
    EXPECT_EQ(view["own"]["role"], std::string(name(before[static_cast<std::size_t>(seat)])));
    // Guardians do not know each other: nothing else in the view names a role.
    Json others = view;
    others["own"].erase("role");
    EXPECT_EQ(others.dump().find("\"guardian\""), std::string::npos);
    EXPECT_EQ(others.dump().find("\"adventurer\""), std::string::npos);
    EXPECT_TRUE(view["end"].is_null());
  }
}

TEST(TempelSetUp, NumberOfGuardiansCanBeKnown) {
  RULE("TD-8");
  for (const int players : {3, 4, 7, 8, 10}) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      const Position position(players, {{"reveal_count", "known"}}, seed);
      const auto& roles = position.state.roles;
      const View view = position.rules.view(position.state, Viewer::spectator());
      EXPECT_EQ(std::count(roles.begin(), roles.end(), Role::guardian), view.temple.guardians);
      EXPECT_EQ(position.state.out, Role::none);
      EXPECT_EQ(view.cards_out, 0);
    }
  }
}

TEST(TempelSetUp, RefusesWhatIsNoSetUp) {
  RULE("TD-8");
  for (const int players : {-1, 0, 2, 11, 1000})
    EXPECT_FALSE(Rules::create(tempora::Setup{players, Json::object(), ""}));
  const auto refused = Rules::create(tempora::Setup{5, {{"announcements", "maybe"}}, ""});
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().text.find("on, off"), std::string::npos);
  EXPECT_FALSE(Rules::create(tempora::Setup{5, {{"colour", "red"}}, ""}));
  EXPECT_FALSE(Rules::create(tempora::Setup{5, Json::array(), ""}));
}

TEST(TempelContent, IsRefusedWithThePlaceOfTheMistake) {
  RULE("TD-1.1");
  const Json good = Json::parse(kContent);
  const auto where = [&](const std::string& pointer, const Json& value) {
    Json changed = good;
    changed[Json::json_pointer(pointer)] = value;
    const auto temples = read_temples(changed);
    return temples ? std::string("accepted") : temples.error().where;
  };
  EXPECT_EQ(where("/temples/2/gold", 8), "/temples/2");
  EXPECT_EQ(where("/temples/2/gold", "seven"), "/temples/2/gold");
  EXPECT_EQ(where("/temples/2/players", 11), "/temples/2/players");
  EXPECT_EQ(where("/temples/2/players", 4), "/temples/2");
  EXPECT_EQ(where("/temples/2/guardians", 4), "/temples/2");
  EXPECT_EQ(where("/temples/2/silver", 1), "/temples/2");
  EXPECT_EQ(where("/temples/2/empty", 16), "accepted");
  // Each team has a player, whichever role card stays out.
  const auto pile = [&](int adventurers, int guardians) {
    Json changed = good;
    changed["temples"][1]["adventurers"] = adventurers;
    changed["temples"][1]["guardians"] = guardians;
    return read_temples(changed).has_value();
  };
  EXPECT_TRUE(pile(3, 1));
  EXPECT_TRUE(pile(1, 3));
  EXPECT_TRUE(pile(2, 3));
  EXPECT_FALSE(pile(4, 1));
  EXPECT_FALSE(pile(1, 4));
  EXPECT_FALSE(pile(4, 0));
  EXPECT_FALSE(read_temples(Json::object()));
  EXPECT_FALSE(read_temples(Json::array()));
  EXPECT_FALSE(read_temples(Json{{"temples", Json::array()}}));
  EXPECT_FALSE(Rules::create(tempora::Setup{5, Json::object(), "nonsense"}));
}

TEST(TempelRound, DealsAllThatIsNotOpenEvenly) {
  RULE("TD-3.1");
  std::set<int> rounds;
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    Position position(players, Json::object(), 3);
    Dealer dealer{Generator(4)};
    while (!position.rules.owing(position.state).empty()) {
      const State& state = position.state;
      if (state.open.opened_in_round == 0) {
        rounds.insert(state.open.round);
        int down = 0;
        for (int seat = 0; seat < players; ++seat) {
          EXPECT_EQ(std::popcount(state.open.down[static_cast<std::size_t>(seat)]), 6 - state.open.round);
          down += std::popcount(state.open.down[static_cast<std::size_t>(seat)]);
        }
        EXPECT_EQ(down + state.open.opening_count, 5 * players);
      }
      position.rules.check(state);
      open_at_random(position.rules, position.state, dealer, 1);
    }
  }
  EXPECT_EQ(rounds, (std::set<int>{1, 2, 3, 4}));
}

// Every chamber not yet opened is equally likely to come to every player: the mean of gold before a seat is each · gold
// / left.
TEST(TempelRound, DealIsEven) {
  RULE("TD-3.1");
  RULE("TD-6");
  const Rules rules = rules_for(5);
  constexpr int kDeals = 40'000;
  std::array<double, 5> gold{};
  double two_fires = 0;
  for (int i = 0; i < kDeals; ++i) {
    const State state = started(rules, seed_of(13, static_cast<std::uint64_t>(i)));
    for (std::size_t seat = 0; seat < 5; ++seat) gold[seat] += state.dealt[0][seat].gold;
    two_fires += state.dealt[0][2].fire == 2 ? 1 : 0;
  }
  for (const double sum : gold) EXPECT_NEAR(sum / kDeals, 7.0 * 5 / 25, 4 * std::sqrt(0.84 / kDeals));
  const double p = (5.0 * 4) / (25.0 * 24);
  EXPECT_NEAR(two_fires / kDeals, p, 4 * std::sqrt(p * (1 - p) / kDeals));
}

TEST(TempelRound, OwnerKnowsTheDistributionAndNobodyThePlaces) {
  RULE("TD-3.2");
  Position position(5);
  position.key(A).holds(B, 2, 1);
  const Json own = position.seen_by(Viewer::seat(B))["own"];
  EXPECT_EQ(own["dealt"]["1"], (Json{2, 1, 2}));
  EXPECT_EQ(own["down"], (Json{2, 1, 2}));
  EXPECT_EQ(position.seen_by(Viewer::seat(B))["chambers"]["1"], (Json{"down", "down", "down", "down", "down"}));
  EXPECT_TRUE(position.seen_by(Viewer::spectator())["own"].is_null());
  // The chance to find gold is the same at every place: with the same dice every place shows the same card.
  for (int place = 0; place < 5; ++place) {
    Position copy = position;
    copy.open(B, place, Card::gold);
    EXPECT_EQ(copy.state.open.openings[0].what(), Card::gold);
    EXPECT_EQ(copy.state.open.openings[0].place(), place);
  }
}

TEST(TempelRound, OpeningFindsEachCardAsOftenAsItLiesThere) {
  RULE("TD-6");
  Position position(5);
  position.key(A).holds(B, 2, 1);
  std::array<int, 3> found{};
  constexpr int kTries = 20'000;
  for (int i = 0; i < kTries; ++i) {
    State state = position.state;
    Dealer dealer{Generator(seed_of(14, static_cast<std::uint64_t>(i)))};
    Journal deaf;
    position.rules.play(state, A, Move::open(B, 3), dealer, deaf);
    ++found[static_cast<std::size_t>(state.open.openings[0].what())];
  }
  EXPECT_NEAR(found[0] / double{kTries}, 0.4, 4 * std::sqrt(0.24 / kTries));
  EXPECT_NEAR(found[1] / double{kTries}, 0.2, 4 * std::sqrt(0.16 / kTries));
}

TEST(TempelRound, AnnouncementIsPublicBindsNobodyAndIsSealed) {
  RULE("TD-3.3");
  Position position(5);
  position.key(A);
  const State before = position.state;
  position.announce(C, Move::announce(3, 1));
  EXPECT_TRUE(position.sealed);
  EXPECT_EQ(position.seen_by(Viewer::spectator())["announcements"]["1"], (Json{2, 3, 1, 1, 0}));
  EXPECT_EQ(position.state.down, before.down);
  EXPECT_EQ(position.state.roles, before.roles);
  EXPECT_EQ(position.rules.owing(position.state), position.rules.owing(before));
  position.announce(C, Move::not_telling());
  EXPECT_EQ(position.seen_by(Viewer::seat(A))["announcements"]["2"], (Json{2, nullptr, nullptr, 1, 0}));
  EXPECT_EQ(position.seen_by(Viewer::seat(A))["limits"]["left"], (Json{3, 3, 1, 3, 3}));
}

TEST(TempelRound, AnnouncementIsBoundedByWhatIsThinkable) {
  RULE("TD-3.3");
  const Position position(5);
  EXPECT_EQ(position.forbids(B, Move::announce(5, 0)), "");
  EXPECT_EQ(position.forbids(B, Move::announce(3, 2)), "");
  EXPECT_EQ(position.forbids(B, Move::announce(4, 2)), "TD-3.3");  // more than lies there
  EXPECT_EQ(position.forbids(B, Move::announce(0, 3)), "TD-3.3");  // the match has two fires
  EXPECT_EQ(position.forbids(B, Move::announce(8, 0)), "TD-3.3");
  Position three(3);
  EXPECT_EQ(three.forbids(B, Move::announce(5, 0)), "");
  Json few = Json::parse(kContent);
  few["temples"][2]["gold"] = 2;
  few["temples"][2]["empty"] = 21;
  const auto rules = Rules::create(tempora::Setup{5, Json::object(), few.dump()});
  ASSERT_TRUE(rules);
  const State state = started(*rules, 1);
  const Move too_much = Move::announce(3, 0);
  EXPECT_TRUE(rules->refuse(state, B, std::span(&too_much, 1)));
}

TEST(TempelRound, AnnouncementsStartAnewEachRound) {
  RULE("TD-3.3");
  Position position(3);
  position.key(A);
  for (int i = 0; i < 3; ++i) position.announce(B, Move::announce(1, 0));
  EXPECT_EQ(position.forbids(B, Move::not_telling()), "TD-3.3");
  Dealer dealer{Generator(8)};
  open_at_random(position.rules, position.state, dealer, 3);
  ASSERT_EQ(position.state.open.round, 2);
  EXPECT_EQ(position.forbids(B, Move::announce(1, 0)), "");
}

TEST(TempelRound, AnnouncementsCanBeTurnedOff) {
  RULE("TD-8");
  const Position position(5, {{"announcements", "off"}});
  EXPECT_EQ(position.forbids(B, Move::announce(1, 0)), "TD-8");
  EXPECT_EQ(position.forbids(B, Move::not_telling()), "TD-8");
}

TEST(TempelRound, OpeningTurnsUpAndPassesTheKey) {
  RULE("TD-3.4");
  Position position(4);
  position.key(A).holds(C, 1, 0);
  position.open(C, 2, Card::gold);
  EXPECT_EQ(position.state.open.keyholder, C);
  const Json view = position.seen_by(Viewer::spectator());
  EXPECT_EQ(view["keyholder"], C);
  EXPECT_EQ(view["chambers"]["2"][2], "gold");
  EXPECT_EQ(view["openings"]["1"], (Json{0, 2, 2, "gold", 1}));
}

TEST(TempelRound, KeyholderOpensBeforeAnotherPlayerOnly) {
  RULE("TD-3.4");
  const Position position = Position(4).key(A);
  MoveList<Move> moves;
  position.rules.legal(position.state, A, moves);
  EXPECT_EQ(moves.size(), 15U);
  for (const Move& move : moves) EXPECT_NE(move.seat, A);
  for (const int seat : {B, C, D}) {
    moves.clear();
    position.rules.legal(position.state, static_cast<Seat>(seat), moves);
    EXPECT_TRUE(moves.empty());
  }
  EXPECT_EQ(position.forbids(A, Move::open(7, 0)), "TD-3.4");
  EXPECT_EQ(position.forbids(A, Move::open(B, 5)), "TD-3.1");
}

TEST(TempelRound, IsOverAfterAsManyOpeningsAsPlayers) {
  RULE("TD-3.5");
  Position position(5);
  position.key(A).holds(A, 0, 0).holds(B, 0, 0);
  for (int i = 0; i < 4; ++i) {
    position.open(i % 2 == 0 ? B : A, i / 2, Card::empty);
    EXPECT_EQ(position.state.open.round, 1);
  }
  position.open(B, 4, Card::empty);
  EXPECT_EQ(position.state.open.round, 2);
  EXPECT_EQ(position.state.open.keyholder, B);
}

TEST(TempelRound, KeyholderAlwaysHasAChamberToOpen) {
  RULE("TD-3.6");
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    const Rules rules = rules_for(players);
    MoveList<Move> moves;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
      State state = started(rules, seed);
      Dealer dealer{Generator(seed)};
      while (!rules.owing(state).empty()) {
        moves.clear();
        rules.legal(state, state.open.keyholder, moves);
        ASSERT_FALSE(moves.empty());
        ASSERT_LE(moves.size(), static_cast<std::size_t>(5 * (players - 1)));
        open_at_random(rules, state, dealer, 1);
      }
    }
  }
}

TEST(TempelEnd, WinnersShareTheFirstPlaceAndLosersTheLast) {
  RULE("TD-4.1");
  RULE("TD-4.2");
  Position position(5);
  const std::array<Role, 5> roles{Role::guardian, Role::adventurer, Role::adventurer, Role::guardian, Role::adventurer};
  for (int seat = 0; seat < 5; ++seat) position.role(seat, roles[static_cast<std::size_t>(seat)]);
  position.key(A).holds(B, 1, 1).opened(6, 1);
  Position burning = position;
  position.open(B, 0, Card::gold);
  auto outcome = position.rules.outcome(position.state);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->rule, "TD-4.1");
  EXPECT_EQ(outcome->group, "adventurers");
  EXPECT_EQ(outcome->places, (std::vector<int>{4, 1, 1, 4, 1}));
  burning.open(B, 0, Card::fire);
  outcome = burning.rules.outcome(burning.state);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->rule, "TD-4.2");
  EXPECT_EQ(outcome->group, "guardians");
  EXPECT_EQ(outcome->places, (std::vector<int>{1, 3, 3, 1, 3}));
  EXPECT_EQ(outcome->scores[0][0].amount, 1);
  EXPECT_EQ(outcome->scores[1][0].amount, 0);
}

TEST(TempelEnd, FourRoundsWithoutAllGoldAreTheGuardians) {
  RULE("TD-4.3");
  const Rules rules = rules_for(9);
  int by_time = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    State state = started(rules, seed);
    Dealer dealer{Generator(seed_of(seed, 1))};
    open_at_random(rules, state, dealer, 1000);
    const auto outcome = rules.outcome(state);
    ASSERT_TRUE(outcome);
    if (outcome->rule != "TD-4.3") continue;
    ++by_time;
    EXPECT_EQ(outcome->group, "guardians");
    EXPECT_EQ(state.open.opening_count, 36);
    EXPECT_LT(state.open.opened[0], 9);
    EXPECT_LT(state.open.opened[1], 2);
  }
  EXPECT_GT(by_time, 20);
}

TEST(TempelEnd, NoMatchIsLongerThanItsBound) {
  RULE("TD-4.4");
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    const Rules rules = rules_for(players);
    int longest = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      State state = started(rules, seed);
      Dealer dealer{Generator(seed)};
      Journal deaf;
      MoveList<Move> moves;
      int events = 0;
      while (!rules.owing(state).empty()) {
        for (int seat = 0; seat < players; ++seat) {
          for (;;) {
            moves.clear();
            rules.optional(state, static_cast<Seat>(seat), moves);
            if (moves.empty()) break;
            rules.play(state, static_cast<Seat>(seat), moves[dealer.below(static_cast<std::uint32_t>(moves.size()))],
                       dealer, deaf);
            ++events;
          }
        }
        open_at_random(rules, state, dealer, 1);
        ++events;
      }
      longest = std::max(longest, events);
      EXPECT_LE(state.open.opening_count, 4 * players);
      EXPECT_LE(state.open.announcement_count, 12 * players);
    }
    EXPECT_LE(longest, 16 * players);
  }
}

TEST(TempelDecisions, ListsAreAsLongAsTheTableSays) {
  RULE("TD-5");
  const Position ten(10);
  MoveList<Move> moves;
  ten.rules.legal(ten.state, ten.state.open.keyholder, moves);
  EXPECT_EQ(moves.size(), 45U);
  moves.clear();
  ten.rules.optional(ten.state, 3, moves);
  EXPECT_LE(moves.size(), 24U);
  EXPECT_EQ(moves.size(), 1U + 6 + 5 + 4 + 3);
  EXPECT_EQ(ten.forbids(3, Move{static_cast<Act>(7), 0, 0, 0}), "TD-5");
}

TEST(TempelKnowledge, EachFactReachesItsAudienceAlone) {
  RULE("TD-7");
  RULE("TD-6");
  const Rules rules = rules_for(4);
  std::vector<Entry> facts;
  Dealer dealer{Generator(2)};
  Journal journal(facts);
  State state = rules.start(dealer, journal);
  const auto told = [&](Viewer viewer) {
    Json all = Json::array();
    for (const Entry& entry : facts) {
      if (const Fact* fact = entry.told_to(viewer)) {
        std::string text;
        JsonWriter json(text);
        Rules::write_fact(*fact, json);
        all.push_back(Json::parse(text));
      }
    }
    return all;
  };
  const Json spectator = told(Viewer::spectator());
  ASSERT_EQ(spectator.size(), 2U);
  EXPECT_EQ(spectator[0]["what"], "key");
  EXPECT_EQ(spectator[1], (Json{{"what", "deal"}, {"round", 1}, {"each", 5}}));
  for (int seat = 0; seat < 4; ++seat) {
    const Json own = told(Viewer::seat(static_cast<Seat>(seat)));
    ASSERT_EQ(own.size(), 4U);
    EXPECT_EQ(own[0]["role"], std::string(name(state.roles[static_cast<std::size_t>(seat)])));
    EXPECT_EQ(own[3]["gold"], state.dealt[0][static_cast<std::size_t>(seat)].gold);
  }
}

// TD-9: blind play has exact chances; within four standard errors for every number of players.
TEST(TempelChances, BlindPlayEndsAsOftenAsComputed) {
  RULE("TD-9");
  struct Line {
    int players;
    double gold, fire, time;
  };
  const std::array<Line, 8> lines{{
      {3, 16.0 / 91, 54.0 / 91, 3.0 / 13},
      {4, 2519.0 / 19380, 783.0 / 1292, 1279.0 / 4845},
      {5, 1108.0 / 11385, 2801.0 / 4554, 2183.0 / 7590},
      {6, 969.0 / 13195, 122996.0 / 197925, 60394.0 / 197925},
      {7, 13754.0 / 137547, 421964.0 / 687735, 21889.0 / 76415},
      {8, 9976.0 / 131461, 15910969.0 / 25634895, 707146.0 / 2330445},
      {9, 51228616.0 / 886163135, 3876821.0 / 6196945, 280549116.0 / 886163135},
      {10, 342558432.0 / 6069982555, 1204906861.0 / 2427993022, 417716457.0 / 933843470},
  }};
  const int matches = std::getenv("TEMPORA_FULL") != nullptr ? 1'000'000 : 50'000;
  for (const Line& line : lines) {
    const Rules rules = rules_for(line.players);
    std::map<std::string_view, int> ends;
    for (int i = 0; i < matches; ++i) {
      State state =
          started(rules, seed_of(20 + static_cast<std::uint64_t>(line.players), static_cast<std::uint64_t>(i)));
      Dealer dealer{Generator(seed_of(40, static_cast<std::uint64_t>(i)))};
      open_at_random(rules, state, dealer, 1000);
      ++ends[rule_of(state.open.end)];
    }
    for (const auto& [rule, chance] :
         {std::pair{"TD-4.1", line.gold}, std::pair{"TD-4.2", line.fire}, std::pair{"TD-4.3", line.time}}) {
      EXPECT_NEAR(ends[rule] / double(matches), chance, 4 * std::sqrt(chance * (1 - chance) / matches))
          << line.players << " players, " << rule;
    }
  }
}

// --- TD-10, the worked examples --------------------------------------------------------------------------------------

TEST(TempelExample, 01_KeyholderOpensBeforeAnotherNotBeforeHimself) {
  RULE("TD-10.1");
  const Position position = Position(4).key(A);
  EXPECT_EQ(position.forbids(A, Move::open(B, 0)), "");
  EXPECT_EQ(position.forbids(A, Move::open(A, 0)), "TD-3.4");
}

TEST(TempelExample, 02_WhoHasNoKeyOwesNothing) {
  RULE("TD-10.2");
  const Position position = Position(4).key(A);
  EXPECT_EQ(position.forbids(C, Move::open(B, 0)), "TD-3.4");
  EXPECT_FALSE(position.rules.owing(position.state).contains(C));
}

TEST(TempelExample, 03_OpenChamberIsNotOpenedAgain) {
  RULE("TD-10.3");
  Position position(4);
  position.key(A).holds(B, 0, 0).holds(A, 0, 0);
  position.open(B, 3, Card::empty);
  EXPECT_EQ(position.forbids(B, Move::open(A, 1)), "");
  position.open(A, 1, Card::empty);
  EXPECT_EQ(position.state.open.keyholder, A);
  EXPECT_EQ(position.forbids(A, Move::open(B, 3)), "TD-3.4");
}

TEST(TempelExample, 04_RoundEndsAndTheKeyStays) {
  RULE("TD-10.4");
  Position position(4);
  position.key(C).holds(B, 0, 0).holds(A, 1, 0).holds(D, 0, 1).holds(C, 0, 1);
  position.open(B, 0, Card::empty).open(A, 0, Card::gold).open(B, 1, Card::empty).open(D, 0, Card::fire);
  EXPECT_EQ(position.state.open.round, 2);
  EXPECT_EQ(position.state.open.keyholder, D);
  for (std::size_t seat = 0; seat < 4; ++seat) EXPECT_EQ(std::popcount(position.state.open.down[seat]), 4);
}

TEST(TempelExample, 05_LastGoldWinsAtOnce) {
  RULE("TD-10.5");
  Position position(5);
  position.key(A).holds(B, 1, 0).opened(6, 1).open(B, 0, Card::gold);
  EXPECT_EQ(position.rules.outcome(position.state)->rule, "TD-4.1");
  EXPECT_EQ(position.forbids(B, Move::open(A, 0)), "TD-4.1");
}

TEST(TempelExample, 06_LastFireWinsAtOnce) {
  RULE("TD-10.6");
  Position position(5);
  position.key(A).holds(B, 0, 1).opened(6, 1).open(B, 0, Card::fire);
  EXPECT_EQ(position.rules.outcome(position.state)->rule, "TD-4.2");
}

TEST(TempelExample, 07_TenPlayersHaveAThirdFire) {
  RULE("TD-10.7");
  Position position(10);
  position.key(A).holds(B, 0, 2).opened(0, 1).open(B, 0, Card::fire);
  EXPECT_EQ(position.state.open.opened[1], 2);
  EXPECT_FALSE(position.rules.outcome(position.state));
  position.holds(A, 0, 1).open(A, 0, Card::fire);
  EXPECT_EQ(position.rules.outcome(position.state)->rule, "TD-4.2");
}

// A last round in which one chamber is left to open, before B.
Position last_opening(int gold_found, int gold_before_b) {
  Position position(3);
  position.key(A);
  position.state.open.round = 4;
  position.state.open.opened_in_round = 2;
  position.state.open.opening_count = 11;
  position.opened(gold_found, 0, 11 - gold_found);
  for (std::size_t seat = 0; seat < 3; ++seat) position.state.open.down[seat] = 3;
  return position.holds(B, gold_before_b, 0);
}

TEST(TempelExample, 08_LastGoldGoesBeforeTheEndOfTime) {
  RULE("TD-10.8");
  EXPECT_EQ(last_opening(4, 1).open(B, 0, Card::gold).state.open.end, End::gold);
}

TEST(TempelExample, 09_TimeIsUp) {
  RULE("TD-10.9");
  Position position = last_opening(4, 0).open(B, 0, Card::empty);
  EXPECT_EQ(position.rules.outcome(position.state)->rule, "TD-4.3");
}

TEST(TempelExample, 10_AnnouncementsAreCounted) {
  RULE("TD-10.10");
  Position position(6);
  position.state.open.round = 3;
  for (std::size_t seat = 0; seat < 6; ++seat) position.state.open.down[seat] = 7;
  EXPECT_EQ(position.forbids(B, Move::announce(3, 1)), "TD-3.3");
  EXPECT_EQ(position.forbids(B, Move::announce(2, 1)), "");
  for (int i = 0; i < 3; ++i) position.announce(B, Move::announce(2, 1));
  EXPECT_EQ(position.forbids(B, Move::announce(2, 1)), "TD-3.3");
}

TEST(TempelExample, 11_AnnouncementsNeedNotBeTrue) {
  RULE("TD-10.11");
  Position position(6);
  position.state.open.round = 2;
  for (std::size_t seat = 0; seat < 6; ++seat) position.state.open.down[seat] = 15;
  position.holds(B, 0, 2);
  EXPECT_EQ(position.forbids(B, Move::announce(4, 0)), "");
}

Position example_12() { return Position(5).key(A).holds(B, 1, 1).open(B, 2, Card::gold); }

TEST(TempelExample, 12_OwnViewSaysWhatIsLeftAndNotWhere) {
  RULE("TD-10.12");
  const Position position = example_12();
  const Json view = position.seen_by(Viewer::seat(B));
  EXPECT_EQ(view["own"]["down"], (Json{0, 1, 3}));
  EXPECT_EQ(view["own"]["dealt"]["1"], (Json{1, 1, 3}));
  EXPECT_EQ(view["chambers"]["1"], (Json{"down", "down", "gold", "down", "down"}));
}

TEST(TempelExample, 12_ViewIsTheSameAfterAReconnect) {
  RULE("TD-10.12");
  // The guardians' places, then the owners of seven gold and two fire: B gets one of each, C and D the rest; then what
  // the opening finds. Each owner is drawn among the slots left, five a seat in order.
  ScriptedDice dice({0, 0, 5, 9, 9, 9, 9, 9, 9, 0, 8, 0});
  Match<Rules> match(rules_for(5, {{"first_keyholder", A}}), {"host", 0}, dice);
  const Move opening = Move::open(B, 2);
  ASSERT_TRUE(match.play(A, match.decision(A), std::span(&opening, 1), {"person", 1}, dice));
  const auto view_of_b = [](const Match<Rules>& of) {
    std::string text;
    JsonWriter json(text);
    write(of.view(Viewer::seat(B)), json);
    return text;
  };
  const auto event = [&](std::uint32_t number) {
    std::string text;
    JsonWriter json(text);
    match.write_event(match.events()[number], json);
    return Json::parse(text);
  };
  // Whoever comes back is shown the match as it is read again from what was stored.
  auto again = Match<Rules>::restored(match.rules(), event(0));
  ASSERT_TRUE(again);
  ASSERT_TRUE(again->restore(event(1)));
  EXPECT_EQ(view_of_b(match), view_of_b(*again));
  EXPECT_EQ(Json::parse(view_of_b(*again))["own"]["dealt"]["1"], (Json{1, 1, 3}));
  EXPECT_EQ(Json::parse(view_of_b(*again))["own"]["down"], (Json{0, 1, 3}));
}

TEST(TempelExample, 13_OthersSeeTheSameWhateverSheHolds) {
  RULE("TD-10.13");
  const Position position = example_12();
  const Position other = Position(5).key(A).holds(B, 1, 0).open(B, 2, Card::gold);
  EXPECT_EQ(position.view(Viewer::seat(C)), other.view(Viewer::seat(C)));
  EXPECT_NE(position.view(Viewer::seat(B)), other.view(Viewer::seat(B)));
}

TEST(TempelExample, 14_RoleCardThatIsOutIsShownAtTheEnd) {
  RULE("TD-10.14");
  RULE("TD-4");
  Position position(3);
  position.role(A, Role::adventurer).role(B, Role::guardian).role(C, Role::guardian);
  position.state.out = Role::adventurer;
  for (const Viewer viewer : {Viewer::spectator(), Viewer::seat(A), Viewer::seat(B), Viewer::seat(C)}) {
    EXPECT_TRUE(position.seen_by(viewer)["end"].is_null());
  }
  position.key(A).holds(B, 1, 0).opened(4, 0).open(B, 0, Card::gold);
  for (const Viewer viewer : {Viewer::spectator(), Viewer::seat(A), Viewer::seat(B), Viewer::seat(C)}) {
    EXPECT_EQ(position.seen_by(viewer)["end"]["out"], (Json{"adventurer"}));
  }
}

TEST(TempelExample, 15_SpectatorSeesNoRoleAndNoDistribution) {
  RULE("TD-10.15");
  const std::string text = example_12().view(Viewer::spectator());
  EXPECT_EQ(text.find("adventurer\""), std::string::npos);
  EXPECT_EQ(text.find("guardian\""), std::string::npos);
  EXPECT_EQ(text.find("dealt"), std::string::npos);
  EXPECT_NE(text.find("\"own\":null"), std::string::npos);
}

TEST(TempelExample, 16_WhenItIsOverAllIsShownAndNothingIsLegal) {
  RULE("TD-10.16");
  RULE("TD-4");
  Position position(5);
  position.key(A).holds(B, 1, 0).opened(6, 1).open(B, 0, Card::gold);
  EXPECT_NE(position.forbids(B, Move::open(A, 0)), "");
  EXPECT_NE(position.forbids(C, Move::announce(0, 0)), "");
  EXPECT_TRUE(position.rules.owing(position.state).empty());
  for (const Viewer viewer : {Viewer::spectator(), Viewer::seat(A), Viewer::seat(D)}) {
    const Json end = position.seen_by(viewer)["end"];
    EXPECT_EQ(end["roles"].size(), 5U);
    EXPECT_EQ(end["dealt"]["1"].size(), 5U);
    EXPECT_EQ(end["rest"]["0"].size(), 5U);
    EXPECT_EQ(end["rest"]["1"].size(), 4U);
    EXPECT_EQ(end["rule"], "TD-4.1");
  }
}

TEST(TempelMoves, ReadAndWriteByNames) {
  RULE("TD-5");
  for (const Move& move : {Move::open(2, 3), Move::announce(2, 0), Move::not_telling()}) {
    std::string text;
    JsonWriter json(text);
    write(move, json);
    const auto back = read_move(Json::parse(text));
    ASSERT_TRUE(back);
    EXPECT_EQ(*back, move);
  }
  for (const char* bad : {R"({"do":"open","seat":2,"place":3,"card":"gold"})", R"({"do":"open","seat":2})",
                          R"({"do":"open","seat":-1,"place":0})", R"({"do":"open","seat":2,"place":5})",
                          R"({"do":"open","seat":"2","place":1})", R"({"do":"shuffle"})", R"({})", R"([])", R"(null)",
                          R"("open")", R"({"do":"announce","silent":false})",
                          R"({"do":"announce","silent":true,"gold":1})", R"({"do":"announce","gold":1})",
                          R"({"do":"announce","gold":255,"fire":0})", R"({"do":"announce","gold":1.5,"fire":0})"}) {
    EXPECT_FALSE(read_move(Json::parse(bad))) << bad;
  }
}

}  // namespace
}  // namespace tempora::tempel
