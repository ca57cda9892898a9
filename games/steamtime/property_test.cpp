// What holds in every match, with every mixture of options: what there is (ST-4.3), the lists of moves (ST-20.2), the
// bounds (ST-23), and a reason for whatever is refused.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/journal.hpp"
#include "engine/testing/rule.hpp"
#include "games/steamtime/testing/position.hpp"

namespace tempora::steamtime {
namespace {

// Every mixture of the options by its number.
constexpr int kMixtures = 128;
constexpr int kAll = 1;
constexpr int kSome = 5;  // every fifth: each option with each value of each other one
Json options_of(int mixture) {
  constexpr std::array<std::array<const char*, 3>, 7> kOptions{{{"sabotage", "off", "on"},
                                                                {"specialists", "off", "on"},
                                                                {"basic_income", "on", "off"},
                                                                {"upgrade_income", "at_once", "next_round"},
                                                                {"steam_payment", "recolour", "mint"},
                                                                {"time_in_bonus", "counts", "coloured_only"},
                                                                {"mission_halves", "top", "either"}}};
  Json options = Json::object();
  for (std::size_t i = 0; i < kOptions.size(); ++i) options[kOptions[i][0]] = kOptions[i][1 + (mixture >> i & 1)];
  return options;
}

// One step of a match: before it, the move, after it, and what it told.
struct Step {
  const Rules& rules;
  const State& before;
  const MoveList<Move>& moves;
  Seat seat;
  Move move;
  const State& after;
  const std::vector<Entry>& facts;
};

// Plays a random match of all or some mixtures for each number of players and visits every step. Skipping is unusual,
// so that matches are full.
template <class Visit, class Finish>
void play_matches(int every, Visit&& visit, Finish&& finish) {
  for (int players = 2; players <= 4; ++players) {
    for (int mixture = 0; mixture < kMixtures; mixture += every) {
      const Rules& rules = rules_for(players, options_of(mixture));
      const std::uint64_t seed = seed_of(71, static_cast<std::uint64_t>(4 * mixture + players));
      Generator generator(seed);
      Dealer dealer{Generator(~seed)};
      std::vector<Entry> facts;
      Journal journal(facts);
      State state = rules.start(dealer, journal);
      MoveList<Move> moves;
      int steps = 0;
      while (!rules.owing(state).empty()) {
        const Seat seat = rules.owing(state).lowest();
        moves.clear();
        rules.legal(state, seat, moves);
        ASSERT_FALSE(moves.empty());
        Move move = moves[generator.below(static_cast<std::uint32_t>(moves.size()))];
        if (move.act == Act::skip) move = moves[generator.below(static_cast<std::uint32_t>(moves.size()))];
        const State before = state;
        facts.clear();
        rules.play(state, seat, move, dealer, journal);
        ++steps;
        visit(Step{rules, before, moves, seat, move, state, facts});
        if (::testing::Test::HasFatalFailure()) return;
      }
      finish(rules, state, steps);
    }
  }
}

TEST(SteamtimeProperties, NothingIsLostAndNothingComesFromNowhere) {
  RULE("ST-4.1");
  RULE("ST-4.2");
  RULE("ST-4.3");
  RULE("ST-1.4");
  RULE("ST-24.1");
  const std::string all = "18GN 16BU 12BK 14PK 16GY 14OR 30T 100g";
  play_matches(
      kAll,
      [&](const Step& step) {
        step.rules.check(step.after);
        ASSERT_EQ(inventory(step.rules, step.after), all);
        for (int seat = 0; seat < step.rules.players(); ++seat) {
          const Player& player = step.after.players[static_cast<std::size_t>(seat)];
          ASSERT_LE(player.steam, 10);
          ASSERT_LE(player.gold, 100);
          ASSERT_LT(player.portal, 5);
          for (std::size_t k = 0; k < kColours; ++k) {
            ASSERT_LE(static_cast<std::size_t>(player.generators[k].count()),
                      step.rules.components().generators[k].marks.size());
          }
          ASSERT_GE(player.score(), step.before.players[static_cast<std::size_t>(seat)].score());
        }
      },
      [](const Rules& rules, const State& state, int) {
        ASSERT_TRUE(rules.outcome(state));
        ASSERT_EQ(state.round, 5);
      });
}

// The bound of each question (ST-20.2).
std::size_t most_moves(Do what) {
  static const std::map<Do, std::size_t> kBounds{
      {Do::sabotage, 30},  {Do::specialist, 3}, {Do::menu, 32}, {Do::toll, 6},    {Do::card, 3},
      {Do::choose_act, 3}, {Do::purple, 2},     {Do::pay, 7},   {Do::rainbow, 6}, {Do::buy, 5},
      {Do::gain, 33},      {Do::discover, 4},   {Do::tile, 12}, {Do::bonus, 31},  {Do::missions, 51}};
  return kBounds.at(what);
}

TEST(SteamtimeProperties, ListsAreShortWithoutDuplicatesAndNeverEmpty) {
  RULE("ST-20.1");
  RULE("ST-20.2");
  RULE("ST-20.3");
  RULE("ST-23.4");
  std::map<Do, std::size_t> most;
  play_matches(
      kAll,
      [&](const Step& step) {
        ASSERT_EQ(step.rules.owing(step.before).size(), 1);
        ASSERT_TRUE(step.rules.asks(step.before, step.seat));
        const Do what = step.before.agenda.top().what;
        most[what] = std::max(most[what], step.moves.size());
        ASSERT_LE(step.moves.size(), most_moves(what)) << static_cast<int>(what);
        for (std::size_t i = 0; i < step.moves.size(); ++i) {
          for (std::size_t k = i + 1; k < step.moves.size(); ++k) ASSERT_FALSE(step.moves[i] == step.moves[k]);
        }
        // A way out is offered where nothing else may be legal.
        const auto offers = [&](Act act) {
          return std::any_of(step.moves.begin(), step.moves.end(), [&](const Move& move) { return move.act == act; });
        };
        ASSERT_TRUE(what != Do::menu || offers(Act::skip));
        ASSERT_TRUE(what != Do::bonus || offers(Act::decline));
        ASSERT_TRUE(what != Do::gain || offers(Act::stop));
        ASSERT_TRUE(what != Do::missions || offers(Act::done));
        ASSERT_TRUE((what != Do::choose_act && what != Do::purple && what != Do::specialist) || offers(Act::none));
      },
      [](const Rules&, const State&, int) {});
  EXPECT_EQ(most.size(), 15U);  // every question was asked
}

TEST(SteamtimeProperties, TurnsActionsAndDecisionsAreBounded) {
  RULE("ST-23.1");
  RULE("ST-23.2");
  RULE("ST-23.3");
  RULE("ST-13.7");
  int turns = 0;
  int in_turn = 0;
  int in_action = 0;
  int bonus_actions = 0;
  int longest = 0;
  play_matches(
      kSome,
      [&](const Step& step) {
        const int n = step.rules.players();
        const Do what = step.before.agenda.top().what;
        ++in_turn;
        in_action = step.before.active == kNone ? 0 : in_action + 1;  // incomes and missions are no actions
        if (what == Do::menu || what == Do::bonus || what == Do::specialist || what == Do::tile) in_action = 1;
        if (what == Do::bonus && step.move.act == Act::bonus) ++bonus_actions;
        ASSERT_LE(in_action, 15 + 1);  // with the choice of the action itself
        ASSERT_LE(in_turn, 230);
        ASSERT_LE(bonus_actions, 13);
        int steps = 0;
        for (const Entry& entry : step.facts) {
          switch (static_cast<What>(entry.full.what)) {
            case What::turn:
              ++turns;
              in_turn = 0;
              bonus_actions = 0;
              break;
            case What::round:
              turns = 0;
              break;
            case What::portal:
              ASSERT_EQ(entry.full.numbers[0], step.before.active);
              steps += entry.full.numbers[1];
              break;
            default:
              break;
          }
        }
        ASSERT_LE(steps, 4);
        ASSERT_LE(turns, 3 * n * n + 2 * n);
      },
      [&](const Rules&, const State&, int steps) {
        ASSERT_LT(steps, 16'000);
        longest = std::max(longest, steps);
        turns = 0;
      });
  EXPECT_GT(longest, 100);
}

// Moves of every kind, most of them wrong.
std::vector<Move> all_kinds() {
  std::vector<Move> moves;
  for (int act = 0; act < kActs; ++act) {
    for (const int a : {0, 1, 3, 5, 6, 11, 12, 24, 32, 41, 53, 62, 75, 93, 99, 200}) {
      for (const int b : {0, 1, 4}) moves.push_back(Move::of(static_cast<Act>(act), a, b, b * 10 + 2));
    }
  }
  return moves;
}

TEST(SteamtimeProperties, EveryRefusalNamesARule) {
  RULE("ST-20.3");
  const std::vector<Move> wishes = all_kinds();
  std::set<std::string> rules_named;
  int count = 0;
  play_matches(
      kSome,
      [&](const Step& step) {
        if (++count % 41 != 0) return;
        for (const Move& wish : wishes) {
          // What no wire can bring.
          if (wish.act == Act::pay && wish.a > kBySteam) continue;
          if (wish.act == Act::buy && wish.a >= kColours) continue;
          if (wish.act == Act::gain && (wish.a >= kOwedKinds || wish.b >= kColours)) continue;
          if ((wish.act == Act::place || wish.act == Act::bonus || wish.act == Act::sabotage) && wish.a > 99) continue;
          for (int seat = 0; seat < step.rules.players(); ++seat) {
            const auto refusal = step.rules.refuse(step.before, static_cast<Seat>(seat), std::span(&wish, 1));
            const bool legal = seat == step.seat && step.moves.contains(wish);
            ASSERT_EQ(refusal.has_value(), !legal);
            if (!refusal) continue;
            ASSERT_EQ(refusal->rule.substr(0, 3), "ST-");
            ASSERT_FALSE(refusal->text.empty());
            rules_named.insert(refusal->rule);
          }
        }
      },
      [&](const Rules& rules, const State& state, int) {
        const Move move = Move::of(Act::skip);
        ASSERT_EQ(rules.refuse(state, A, std::span(&move, 1))->rule, "ST-5.3");
      });
  EXPECT_GT(rules_named.size(), 30U);
}

// A move comes back from the wire as it was, and what happens is told in the words of its fact.
TEST(SteamtimeProperties, MovesAndFactsAreWrittenInFull) {
  RULE("ST-20.6");
  std::set<std::string> names;
  std::set<std::string> acts;
  play_matches(
      kSome,
      [&](const Step& step) {
        std::string text;
        JsonWriter json(text);
        write(step.move, json);
        const auto read = Rules::read_move(Json::parse(text));
        ASSERT_TRUE(read) << text;
        ASSERT_EQ(*read, step.move) << text;
        acts.insert(Json::parse(text)["do"]);
        for (const Entry& entry : step.facts) {
          std::string line;
          JsonWriter writer(line);
          Rules::write_fact(entry.full, writer);
          const auto fact = parse_json(line);
          ASSERT_TRUE(fact) << line;
          names.insert((*fact)["what"]);
        }
      },
      [](const Rules&, const State&, int) {});
  EXPECT_EQ(acts.size(), static_cast<std::size_t>(kActs));
  EXPECT_EQ(names.size(), static_cast<std::size_t>(kWhats - 1));  // who is the first player is told at the start
}

// The order in a turn (ST-20.7): the specialist before the turn's choice, saboteurs before the action, the tile's
// TIME-crystal after it.
TEST(SteamtimeProperties, QuestionsComeInTheOrderOfTheBook) {
  RULE("ST-20.7");
  RULE("ST-9.1");
  play_matches(
      kSome,
      [&](const Step& step) {
        const Do asked = step.before.agenda.top().what;
        const Do next = step.after.agenda.top().what;
        const bool passed = std::any_of(step.facts.begin(), step.facts.end(), [](const Entry& entry) {
          return entry.full.what == static_cast<std::uint16_t>(What::skipped);
        });
        if (asked == Do::specialist && !passed) {
          ASSERT_EQ(next, Do::menu);
        }
        if (asked == Do::toll) {
          ASSERT_NE(next, Do::reward);
        }
        if (asked == Do::card) {
          ASSERT_EQ(next, Do::choose_act);
        }
        if (asked == Do::menu && step.move.act == Act::tile) {
          ASSERT_EQ(next, Do::tile);
        }
        if (next == Do::toll && asked != Do::toll) {
          ASSERT_TRUE(asked == Do::menu || asked == Do::bonus);
        }
      },
      [](const Rules&, const State&, int) {});
}

}  // namespace
}  // namespace tempora::steamtime
