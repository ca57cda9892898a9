// What the content holds, and what is refused of a content that a designer has changed.
#include "games/timequest/cards.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "engine/testing/content_mistake.hpp"
#include "engine/testing/rule.hpp"
#include "games/timequest/content.hpp"

namespace tempora::timequest {
namespace {

const Json& own_content() {
  static const Json kJson = *parse_json(kContent);
  return kJson;
}

const Cards& own_cards() {
  static const Cards kCards = *read_cards(own_content());
  return kCards;
}

// The faces of a die, as a card has them.
std::uint8_t faces(std::initializer_list<int> list) {
  int bits = 0;
  for (const int face : list) bits |= 1 << (face - 1);
  return static_cast<std::uint8_t>(bits);
}

// The numbers of food, gold, knowledge, cloth and stone.
Amount goods(Goods goods, std::uint8_t crystals = 0) { return {goods, crystals, 0, 0, 0}; }
Amount crystals(std::uint8_t count) { return {{}, count, 0, 0, 0}; }
Amount choice(std::uint8_t count, std::uint8_t crystals = 0) { return {{}, crystals, count, 0, 0}; }
Amount one_type(std::uint8_t count, std::uint8_t crystals = 0) { return {{}, crystals, 0, count, 0}; }
Amount two_types(std::uint8_t count) { return {{}, 0, 0, 0, count}; }

Effect gain(const Amount& amount) { return {Op::gain, 0, amount, {}}; }
Effect lose(const Amount& amount) { return {Op::lose, 0, amount, {}}; }
Effect does(Op op, std::uint8_t number = 0) { return {op, number, {}, {}}; }

using Effects = std::vector<Effect>;
Effects effects(std::uint8_t program) {
  const Program& list = own_cards().programs[program];
  return {list.begin(), list.end()};
}

using TraitList = std::vector<Trait>;
TraitList list(const Traits& traits) { return {traits.begin(), traits.end()}; }

TEST(Content, HasTheComponentsOfTheBook) {
  RULE("TQ-1.1");
  RULE("TQ-1.2");
  RULE("TQ-1.3");
  const Cards& cards = own_cards();
  EXPECT_EQ(cards.bank_goods, 30);
  EXPECT_EQ(cards.bank_crystals, 60);
  EXPECT_EQ(cards.quests.size(), 100U);
  EXPECT_EQ(cards.characters.size(), 6U);
  EXPECT_EQ(cards.objectives.size(), 15U);
  int active = 0;
  for (const ActiveEvent& event : cards.active_events) active += event.copies;
  EXPECT_EQ(active, 35);
  std::array<int, 3> levels{};
  for (const AllEvent& event : cards.all_events) ++levels[event.level];
  EXPECT_EQ(levels, (std::array{11, 7, 7}));
  EXPECT_TRUE(cards.programs[0].empty());
}

TEST(Content, HasThePeriodsOfTheBook) {
  RULE("TQ-2.2");
  RULE("TQ-2.3");
  using enum Good;
  struct Row {
    const char* name;
    Good x, y, gain_a, gain_b;
  };
  const std::array<Row, kPeriods> rows{{{"Prehistoric Era", food, cloth, knowledge, stone},
                                        {"Ancient Egypt", gold, stone, food, cloth},
                                        {"Ancient Greece", gold, knowledge, food, stone},
                                        {"Roman Empire", stone, gold, knowledge, cloth},
                                        {"Viking Age", stone, cloth, gold, knowledge},
                                        {"Renaissance", knowledge, food, gold, cloth},
                                        {"American Revolution", cloth, stone, gold, food},
                                        {"Industrial Revolution", cloth, knowledge, gold, food},
                                        {"World War II", food, knowledge, cloth, stone},
                                        {"Space Race", stone, knowledge, gold, food}}};
  std::map<Good, int> paid;
  std::map<Good, int> gained;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Period& period = own_cards().periods[i + 1];
    EXPECT_EQ(period.name, rows[i].name);
    EXPECT_EQ(period.x, rows[i].x) << period.name;
    EXPECT_EQ(period.y, rows[i].y) << period.name;
    EXPECT_EQ(period.gains, (std::array{rows[i].gain_a, rows[i].gain_b})) << period.name;
    ++paid[period.x];
    ++paid[period.y];
    for (const Good good : period.gains) ++gained[good];
  }
  EXPECT_EQ(paid, (std::map<Good, int>{{food, 3}, {gold, 3}, {knowledge, 5}, {cloth, 4}, {stone, 5}}));
  EXPECT_EQ(gained, (std::map<Good, int>{{food, 5}, {gold, 5}, {knowledge, 3}, {cloth, 4}, {stone, 3}}));
}

TEST(Content, HasTheVoidOfTheBook) {
  RULE("TQ-12.5");
  const std::array<std::array<int, 3>, 6> rows{{{0, 0, 1}, {2, 0, 0}, {1, 1, 0}, {3, 0, 0}, {0, 2, 0}, {1, 0, 1}}};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const VoidRow& row = own_cards().void_rows[i];
    EXPECT_EQ((std::array<int, 3>{row.x, row.y, row.crystals}), rows[i]) << i + 1;
  }
}

TEST(Content, GivesEachQuestItsPattern) {
  RULE("TQ-18.1");
  RULE("TQ-18.2");
  using Pattern = std::array<int, 3>;  // X, Y, crystals
  const std::array<Pattern, 20> patterns{{{2, 1, 2}, {1, 2, 2}, {3, 1, 2}, {1, 1, 1}, {4, 2, 3}, {2, 2, 3}, {3, 3, 4},
                                          {1, 3, 2}, {2, 2, 3}, {3, 3, 4}, {4, 1, 3}, {1, 4, 3}, {5, 2, 4}, {2, 5, 4},
                                          {4, 4, 5}, {5, 1, 3}, {1, 5, 3}, {3, 5, 5}, {5, 3, 5}, {6, 2, 5}}};
  const std::array<std::array<std::size_t, 10>, 2> lists{
      {{4, 1, 8, 5, 9, 12, 7, 13, 15, 19}, {2, 3, 6, 11, 16, 17, 10, 14, 18, 20}}};
  std::map<Pattern, int> counts;
  std::set<std::string> titles;
  for (std::size_t period = 1; period <= kPeriods; ++period) {
    for (std::size_t title = 0; title < 10; ++title) {
      const Quest& quest = own_cards().quests[10 * (period - 1) + title];
      const std::size_t entry = (title + 2 * ((period - 1) / 2)) % 10;
      const Pattern pattern{quest.x, quest.y, quest.crystals};
      EXPECT_EQ(pattern, patterns[lists[(period - 1) % 2][entry] - 1]) << quest.id;
      EXPECT_EQ(quest.period, period) << quest.id;
      ++counts[pattern];
      titles.insert(quest.title);
    }
  }
  EXPECT_EQ(titles.size(), 100U);
  for (const Pattern& pattern : patterns) {
    EXPECT_EQ(counts[pattern], 5 * std::count(patterns.begin(), patterns.end(), pattern));
  }
}

TEST(Content, HasTheActivePlayerEventsOfTheBook) {
  RULE("TQ-19.1");
  struct Row {
    const char* name;
    int copies;
    std::uint8_t faces;
    Amount price;
    Effects use;
  };
  const std::vector<Row> rows{
      {"Time Loop", 3, faces({4, 5, 6}), {}, {does(Op::jump, 1)}},
      {"Time Traveler's Feast", 3, faces({3, 4, 5, 6}), {}, {gain(goods({3, 0, 0, 0, 0}))}},
      {"Ancient Knowledge", 3, faces({2, 4, 6}), {}, {gain(goods({0, 0, 2, 0, 0}))}},
      {"Time Riddle", 3, faces({4, 5, 6}), {}, {gain(crystals(1))}},
      {"Lost Artifact", 3, faces({3, 4, 5, 6}), {}, {gain(one_type(2))}},
      {"Timeworn Map", 3, faces({3, 4, 5, 6}), {}, {gain(goods({1, 1, 1, 1, 1}))}},
      {"Time Traveler's Market", 3, faces({2, 4, 6}), {}, {does(Op::exchange, 3)}},
      {"Beneficial Glitch", 3, faces({4, 5, 6}), {}, {does(Op::collect, 2)}},
      {"Lost and Found", 3, faces({5, 6}), {}, {gain(two_types(2))}},
      {"Time Healer", 3, faces({1, 2, 3}), {}, {does(Op::regain, 2)}},
      {"Temporal Treasure Vault", 1, 0, goods({5, 5, 5, 5, 5}), {gain(crystals(8))}},
      {"Time Distortion", 1, 0, crystals(3), {does(Op::melt_quest, 2)}},
      {"Ancient Master", 1, 0, goods({0, 4, 6, 0, 0}), {does(Op::draw_marked, 2)}},
      {"Time Navigator", 1, 0, crystals(4), {does(Op::jump), does(Op::collect, 1)}},
      {"Miracle Growth", 1, 0, goods({4, 0, 2, 0, 0}), {gain(goods({10, 0, 0, 0, 0}))}},
  };
  ASSERT_EQ(own_cards().active_events.size(), rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const ActiveEvent& event = own_cards().active_events[i];
    EXPECT_EQ(event.name, rows[i].name) << event.id;
    EXPECT_EQ(event.copies, rows[i].copies) << event.id;
    EXPECT_EQ(event.faces, rows[i].faces) << event.id;
    EXPECT_TRUE(event.price == rows[i].price) << event.id;
    EXPECT_TRUE(effects(event.use) == rows[i].use) << event.id;
  }
}

TEST(Content, HasTheGoalsOfTheBook) {
  RULE("TQ-20.1");
  RULE("TQ-20.4");
  struct Row {
    std::size_t number;
    const char* name;
    Amount price;
    Effects met;
    Effects not_met;
  };
  const std::vector<Row> rows{
      {1, "Timequake", crystals(2), {}, {lose(choice(3))}},
      {2, "Temporal Tax", goods({0, 3, 0, 0, 0}), {}, {lose(crystals(2))}},
      {3, "Solar Flare", goods({3, 0, 0, 0, 0}), {}, {lose(crystals(1))}},
      {4, "Time Vortex (I)", goods({0, 0, 1, 1, 1}), {}, {lose(choice(1, 1))}},
      {5, "Rogue Time Traveler", goods({0, 0, 2, 0, 0}), {gain(crystals(1))}, {lose(choice(2))}},
      {6, "Sudden Drought", goods({2, 0, 0, 0, 0}), {gain(crystals(1))}, {does(Op::bar_food)}},
      {7, "Wisdom Sharing", goods({0, 0, 1, 0, 0}), {does(Op::draw_event)}, {lose(crystals(1))}},
      {8, "Chrono Thief", {}, {gain(choice(1))}, {lose(choice(1))}},
      {12, "Time Vortex (II)", one_type(1), {does(Op::draw_actions, 1)}, {lose(choice(2))}},
      {13, "Cosmic Alignment", goods({0, 1, 0, 1, 0}), {gain(crystals(1)), does(Op::voucher)}, {does(Op::bar_collect)}},
      {14, "Duel of the Ages", goods({0, 0, 1, 0, 0}), {gain(crystals(2))}, {lose(crystals(1))}},
      {15, "Time Quake", one_type(4), {gain(crystals(5))}, {lose(crystals(1))}},
      {16, "Time Bandits", one_type(2, 1), {does(Op::draw_actions, 1)}, {does(Op::random_step)}},
      {19, "Temporal Plague", goods({2, 2, 0, 0, 0}), {gain(goods({0, 0, 3, 3, 0}))}, {does(Op::lose_quest)}},
      {20, "Quantum Harvest", goods({0, 0, 3, 0, 0}), {gain(goods({2, 2, 0, 2, 2}))}, {lose(goods({1, 1, 0, 1, 1}))}},
      {21, "Chrono Eclipse", goods({0, 0, 0, 3, 0}, 1), {does(Op::look_quests, 3)}, {does(Op::bar_move)}},
  };
  for (const Row& row : rows) {
    const AllEvent& event = own_cards().all_events[row.number - 1];
    EXPECT_EQ(event.name, row.name) << event.id;
    EXPECT_EQ(event.level, row.number <= 11 ? 0 : row.number <= 18 ? 1 : 2) << event.id;
    EXPECT_EQ(event.ask, row.number == 8 ? Ask::die : Ask::goal) << event.id;
    EXPECT_EQ(event.faces, row.number == 8 ? faces({2, 4, 6}) : row.number == 14 ? faces({4, 5, 6}) : 0) << event.id;
    EXPECT_EQ(event.optional, row.number == 14) << event.id;
    EXPECT_EQ(event.theft, row.number == 8 || row.number == 16) << event.id;  // TQ-11.5
    EXPECT_TRUE(event.price == row.price) << event.id;
    EXPECT_TRUE(effects(event.met) == row.met) << event.id;
    EXPECT_TRUE(effects(event.not_met) == row.not_met) << event.id;
  }
}

TEST(Content, HasTheSpecialEventsOfTheBook) {
  RULE("TQ-20.2");
  const auto event = [](std::size_t number) -> const AllEvent& { return own_cards().all_events[number - 1]; };
  const auto expect = [&](std::size_t number, const char* name, int level, Ask ask) {
    EXPECT_EQ(event(number).name, name);
    EXPECT_EQ(event(number).level, level) << name;
    EXPECT_EQ(event(number).ask, ask) << name;
  };
  expect(9, "Temporal Crossroads", 0, Ask::offers);
  expect(10, "Time Bank", 0, Ask::bank);
  expect(11, "Time Ripples", 0, Ask::ripples);
  expect(17, "Paradox Portals", 1, Ask::table);
  expect(18, "Temporal Market", 1, Ask::offers);
  expect(22, "Cosmic Lottery", 2, Ask::lottery);
  expect(23, "Time Loop", 2, Ask::loop);
  expect(24, "Quantum Gifts", 2, Ask::table);
  expect(25, "Time Auction", 2, Ask::auction);

  const auto expect_offers = [&](std::size_t number, const std::vector<std::pair<Amount, Effects>>& offers) {
    ASSERT_EQ(event(number).offers.size(), offers.size());
    for (std::size_t i = 0; i < offers.size(); ++i) {
      EXPECT_TRUE(event(number).offers[i].price == offers[i].first) << number << " " << i;
      EXPECT_TRUE(effects(event(number).offers[i].get) == offers[i].second) << number << " " << i;
    }
  };
  EXPECT_FALSE(event(9).optional);
  expect_offers(9, {{{}, {gain(choice(2))}}, {choice(2), {gain(crystals(1))}}});
  EXPECT_TRUE(event(18).optional);
  expect_offers(18, {{goods({2, 0, 0, 0, 0}), {gain(crystals(1))}},
                     {goods({0, 2, 0, 0, 0}), {does(Op::draw_actions, 1)}},
                     {goods({0, 0, 2, 0, 0}), {does(Op::draw_event)}}});
  EXPECT_EQ(event(10).most, 3);
  EXPECT_EQ(event(10).times, 2);
  EXPECT_EQ(event(25).most, 10);

  const auto expect_table = [&](std::size_t number, const std::array<Effect, 6>& table, std::uint8_t starred) {
    EXPECT_EQ(event(number).starred, starred);
    for (std::size_t i = 0; i < table.size(); ++i) {
      EXPECT_TRUE(effects(event(number).table[i]) == Effects{table[i]}) << number << " " << i + 1;
    }
  };
  expect_table(17,
               {lose(crystals(1)), gain(crystals(1)), lose(choice(2)), gain(choice(2)), does(Op::random_step),
                does(Op::draw_actions, 1)},
               faces({1, 3, 5}));
  const Effect low = gain(goods({2, 2, 0, 0, 0}));
  const Effect middle = gain(goods({0, 0, 2, 2, 0}));
  const Effect high = gain(goods({0, 0, 0, 0, 2}, 1));
  expect_table(24, {low, low, middle, middle, high, high}, 0);
}

TEST(Content, HasTheActionCardsOfTheBook) {
  RULE("TQ-21.1");
  RULE("TQ-21.2");
  RULE("TQ-21.3");
  RULE("TQ-21.7");
  using A = Ability;
  constexpr auto kDiscards = Place::discards;
  constexpr auto kSet = Place::set;
  constexpr auto kSlot = Place::slot;
  struct Row {
    const char* id;
    const char* name;
    int copies;
    Place place;
    Limit limit;  // of a slot
    Effects use;
    TraitList traits = {};
    Amount price = {};
    int charges = 0;
    bool two_sided = false;
  };
  const std::vector<Row> rows{
      {"AO01", "Time Manipulator", 1, kDiscards, Limit::round, {does(Op::jump)}},
      {"AO02", "Resourceful Explorer", 1, kDiscards, Limit::round, {does(Op::act_collect, 2)}},
      {"AO03", "Quest Master", 1, kDiscards, Limit::round, {does(Op::act_quest)}},
      {"AO04", "Defender of Time", 2, kSet, Limit::round, {}, {{A::arena_bonus, 1}}},
      {"AO05", "Chrono Trader", 2, kDiscards, Limit::round, {does(Op::exchange, 0)}},
      {"AO06", "Temporal Scholar", 2, kDiscards, Limit::round, {gain(goods({0, 0, 2, 0, 0}))}},
      {"AO07", "Time Gambler", 2, kSet, Limit::round, {}, {{A::reroll_in_arena, 0}}},
      {"AO08", "Artifact Hunter", 2, kDiscards, Limit::round, {does(Op::act_artifact, 2)}},
      {"AO09", "Efficient Collector", 2, kDiscards, Limit::round, {does(Op::face_up)}},
      {"AO10", "Time Vortex", 2, kDiscards, Limit::round, {does(Op::push)}},
      {"AO11", "Double Resources", 1, kDiscards, Limit::round, {does(Op::act_collect, 2)}},
      {"AO12", "Treasure Hunter", 1, kDiscards, Limit::round, {does(Op::treasure, 3)}},
      {"AO13", "Time Surge", 2, kDiscards, Limit::round, {does(Op::points, 2)}},
      {"AO14", "Chrono Shield", 2, kSet, Limit::round, {}, {{A::armour, 0}}},
      {"AO15", "Quest Master", 1, kDiscards, Limit::round, {does(Op::act_quest)}},
      {"AO16", "Time Diver", 1, kDiscards, Limit::round, {does(Op::jump)}},
      {"AO17", "Resourceful Recovery", 2, kDiscards, Limit::round, {gain(choice(3))}},
      {"AO18", "Fortuitous Encounter", 1, kDiscards, Limit::round, {does(Op::forced_trade, 3)}},
      {"AO19", "Parallel Path", 1, kDiscards, Limit::round, {does(Op::swap_places)}},
      {"AO20", "Crystal Fortune", 1, kDiscards, Limit::round, {does(Op::turn_up, 3)}},
      {"AS01", "Chrono Gatherer", 1, kSlot, Limit::round, {}, {{A::collect_bonus, 1}}},
      {"AS02", "Time Opportunist", 1, kSlot, Limit::round, {}, {{A::reroll, 0}}},
      {"AS03", "Master Trader", 1, kSlot, Limit::round, {}, {{A::trade_bonus, 1}}},
      {"AS04", "Resourceful Adventurer", 1, kSlot, Limit::round, {}, {{A::quest_crystals, 1}}},
      {"AS05", "Seasoned Traveler", 1, kSlot, Limit::round, {}, {{A::free_step, 0}}},
      {"AS06", "Crystal Seeker", 1, kSlot, Limit::round, {gain(crystals(1))}, {}, one_type(4)},
      {"AS07", "Time Guardian", 1, kSlot, Limit::round, {}, {{A::guard, 0}}},
      {"AS08", "Cunning Strategist", 1, kSlot, Limit::round, {}, {{A::quest_discount, 2}}},
      {"AS09", "Temporal Tactician", 1, kSlot, Limit::round, {}, {{A::reroll_opponent, 0}}},
      {"AS10", "Artifact Specialist", 1, kSlot, Limit::round, {}, {{A::artifact_discount, 1}}},
      {"AS11", "Crystal Finder", 1, kSlot, Limit::round, {does(Op::turn_up, 1)}},
      {"AS12", "Future Vision", 1, kSlot, Limit::round, {does(Op::look_events, 3)}},
      {"AS13", "Expert Navigator", 1, kSlot, Limit::round, {}, {{A::diagonal, 2}}},
      {"AS14", "Time Saver", 1, kSlot, Limit::round, {}, {{A::quest_discount, 1}}},
      {"AS15", "Chrono Resilience", 1, kSlot, Limit::round, {}, {{A::shield, 0}}},
      {"AS16", "Time-Resource Alchemist", 1, kSlot, Limit::round, {gain(choice(3))}, {}, crystals(2)},
      {"AS17", "Artifact Expert", 1, kSlot, Limit::round, {does(Op::artifact_expert)}},
      {"AS18", "Arena Champion", 1, kSlot, Limit::round, {}, {{A::arena_bonus, 1}}},
      {"AS19", "Time Reversal", 1, kSlot, Limit::round, {does(Op::reverse)}},
      {"AS20", "Flexible Trader", 1, kSlot, Limit::round, {}, {{A::big_trade, 10}}},
      {"AX01", "Time Accelerator", 1, kSlot, Limit::turn, {does(Op::points, 1)}},
      {"AX02", "Master of Time", 1, kSlot, Limit::charges, {does(Op::points, 1)}, {}, {}, 3},
      {"AX03", "Ancient Knowledge", 1, kDiscards, Limit::round, {does(Op::keep_event, 5)}},
      {"AX04", "Temporal Engineer", 1, Place::period, Limit::round, {}, {{A::engineer, 1}}},
      {"AX05",
       "Time Manipulator (two-sided)",
       1,
       kSlot,
       Limit::round,
       {gain(choice(1))},
       {{A::free_step, 0}},
       {},
       0,
       true},
      {"AX06", "Chrono Distorter", 1, kDiscards, Limit::round, {gain(one_type(1))}},
      {"AX07", "Time Lock", 1, Place::period, Limit::round, {}, {{A::lock, 0}}},
      {"AX08", "Quantum Duelist", 1, kSlot, Limit::always, {}, {{A::duelist, 0}}},
      {"AX09", "Resource Beacon", 1, Place::beside, Limit::round, {}, {{A::beacon, 1}}},
      {"AX10", "Time Slip", 1, kSlot, Limit::always, {}, {{A::slip, 0}}},
  };
  std::map<std::string, ActionCard> cards;
  std::map<std::string, int> copies;  // by series
  for (int number = 0; number < kMostActionKinds; ++number) {
    const ActionCard& card = own_cards().actions[static_cast<std::size_t>(number)];
    copies[action_id(number).substr(0, 2)] += card.copies;
    if (card.id.empty()) continue;
    EXPECT_EQ(card.id, action_id(number));
    cards[card.id] = card;
  }
  EXPECT_EQ(copies, (std::map<std::string, int>{{"AO", 30}, {"AS", 20}, {"AX", 10}}));
  EXPECT_EQ(cards.size(), rows.size());
  for (const Row& row : rows) {
    const ActionCard& card = cards[row.id];
    EXPECT_EQ(card.name, row.name);
    EXPECT_EQ(card.copies, row.copies) << row.id;
    EXPECT_EQ(card.place, row.place) << row.id;
    EXPECT_EQ(card.limit, row.limit) << row.id;
    EXPECT_EQ(card.charges, row.charges) << row.id;
    EXPECT_EQ(card.two_sided, row.two_sided) << row.id;
    EXPECT_TRUE(card.price == row.price) << row.id;
    EXPECT_TRUE(effects(card.use) == row.use) << row.id;
    EXPECT_TRUE(list(card.traits) == row.traits) << row.id;
  }
}

TEST(Content, HasTheArtifactsOfTheBook) {
  RULE("TQ-14.8");
  using A = Ability;
  struct Row {
    const char* name;
    Limit limit;
    Effects use;
    TraitList traits;
  };
  const std::array<Row, kPeriods> rows{{{"Living Ember", Limit::round, {}, {{A::collect_bonus, 1}}},
                                        {"Scribe's Ledger", Limit::round, {}, {{A::quest_refund, 1}}},
                                        {"Oracle's Bowl", Limit::round, {}, {{A::reroll, 0}}},
                                        {"Milestone", Limit::round, {}, {{A::move_discount, 2}}},
                                        {"Raider's Horn", Limit::round, {does(Op::raid, 1)}, {}},
                                        {"Painter's Palette", Limit::round, {does(Op::exchange, 1)}, {}},
                                        {"Liberty Bell", Limit::always, {}, {{A::goal_discount, 0}}},
                                        {"Flywheel", Limit::match, {does(Op::points, 2)}, {}},
                                        {"Code Machine", Limit::round, {does(Op::bury_quest)}, {}},
                                        {"Booster Stage", Limit::always, {}, {{A::portal, 0}}}}};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Artifact& artifact = own_cards().artifacts[i + 1];
    EXPECT_EQ(artifact.name, rows[i].name);
    EXPECT_EQ(artifact.limit, rows[i].limit) << artifact.id;
    EXPECT_TRUE(effects(artifact.use) == rows[i].use) << artifact.id;
    EXPECT_TRUE(list(artifact.traits) == rows[i].traits) << artifact.id;
  }
}

TEST(Content, HasTheCharactersOfTheBook) {
  RULE("TQ-17.1");
  RULE("TQ-17.2");
  RULE("TQ-17.3");
  RULE("TQ-17.4");
  RULE("TQ-17.5");
  RULE("TQ-17.6");
  using A = Ability;
  struct Row {
    const char* name;
    std::vector<Effects> uses;
    TraitList traits;
  };
  const Amount gold = goods({0, 1, 0, 0, 0});
  const Amount stone = goods({0, 0, 0, 0, 2});
  const std::array<Row, 6> rows{{{"Amara \"The Archivist\" Jones", {}, {{A::gain_bonus, 1}}},
                                 {"Dr. Theodore \"The Engineer\" Marsden",
                                  {{{Op::swap_goods, 0, stone, gold}}, {{Op::swap_goods, 0, gold, stone}}},
                                  {}},
                                 {"Ophelia \"The Seer\" Sinclair", {{does(Op::vision)}}, {}},
                                 {"Akira \"The Diplomat\" Tanaka", {}, {{A::gift, 1}}},
                                 {"Isabella \"The Explorer\" Cortez", {}, {{A::explorer, 3}}},
                                 {"Malik \"The Guardian\" Ndlovu", {}, {{A::guardian, 0}}}}};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Character& character = own_cards().characters[i];
    EXPECT_EQ(character.name, rows[i].name);
    std::vector<Effects> uses;
    for (const std::uint8_t program : character.uses) uses.push_back(effects(program));
    EXPECT_TRUE(uses == rows[i].uses) << character.id;
    EXPECT_TRUE(list(character.traits) == rows[i].traits) << character.id;
  }
}

TEST(Content, HasTheObjectivesOfTheBook) {
  RULE("TQ-22.1");
  struct Row {
    const char* title;
    Counter counter;
    std::array<std::uint8_t, 3> levels;
  };
  const std::array<Row, 15> rows{{{"Time Navigator", Counter::periods_visited, {5, 7, 10}},
                                  {"Resource Master", Counter::goods_gained, {5, 10, 15}},
                                  {"Quest Conqueror", Counter::quest_titles, {3, 5, 8}},
                                  {"Void Voyager", Counter::portal_leaves, {2, 3, 5}},
                                  {"Arena Gladiator", Counter::fights_won, {2, 3, 5}},
                                  {"Artifact Hunter", Counter::artifact_periods, {3, 5, 7}},
                                  {"Event Resolver", Counter::goals_met, {2, 4, 6}},
                                  {"Time Period Specialist", Counter::quest_periods, {5, 7, 10}},
                                  {"Crystal Accumulator", Counter::crystals_held, {10, 18, 25}},
                                  {"Cunning Trader", Counter::fair_trades, {2, 3, 5}},
                                  {"Resource Hoarder", Counter::goods_collected, {10, 15, 20}},
                                  {"The Void Wanderer", Counter::void_journeys, {2, 3, 5}},
                                  {"Event Master", Counter::event_goals_met, {3, 5, 7}},
                                  {"Time Traveler Tourist", Counter::turn_ends, {6, 8, 10}},
                                  {"Action Card Aficionado", Counter::cards_played, {3, 5, 7}}}};
  ASSERT_EQ(own_cards().objectives.size(), rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Objective& objective = own_cards().objectives[i];
    EXPECT_EQ(objective.title, rows[i].title);
    EXPECT_EQ(objective.counter, rows[i].counter) << objective.id;
    EXPECT_EQ(objective.levels, rows[i].levels) << objective.id;
  }
}

TEST(Content, NumbersItsCards) {
  EXPECT_EQ(quest_id(0), "Q001");
  EXPECT_EQ(quest_id(127), "Q128");
  EXPECT_EQ(active_event_id(14), "EA15");
  EXPECT_EQ(all_event_id(0), "EP01");
  EXPECT_EQ(objective_id(9), "B10");
  EXPECT_EQ(character_id(5), "C6");
  EXPECT_EQ(artifact_id(10), "R10");
  EXPECT_EQ(action_id(0), "AO01");
  EXPECT_EQ(action_id(kMostOfSeries), "AS01");
  EXPECT_EQ(action_id(3 * kMostOfSeries - 1), "AX32");
}

using testing::Change;

Json changed(const std::vector<Change>& changes) { return testing::changed(own_content(), changes); }

template <class IdOf>
Json with_entries(const std::string& kind, int count, IdOf&& id_of) {
  return testing::with_entries(own_content(), kind, count, id_of);
}

void expect_refused(const Json& content, const std::string& where, const std::string& text) {
  testing::expect_refused(read_cards, content, where, text);
}

struct Refused {
  std::vector<Change> changes;
  std::string where;
  std::string text;
};

void expect_all_refused(const std::vector<Refused>& mistakes) {
  for (const Refused& mistake : mistakes) expect_refused(changed(mistake.changes), mistake.where, mistake.text);
}

void expect_accepted(const std::vector<Change>& changes) {
  const auto cards = read_cards(changed(changes));
  EXPECT_TRUE(cards) << cards.error().where << ": " << cards.error().text;
}

const std::string kOpsOfAllEvents =
    "gain, lose, jump, random_step, collect, draw_actions, draw_marked, draw_event, exchange, face_up, turn_up, "
    "bar_food, bar_collect, bar_move, voucher, lose_quest, look_quests, regain, melt_quest";
const std::string kOpsOfEvents =
    "gain, lose, points, jump, random_step, collect, draw_actions, draw_marked, draw_event, exchange, swap_goods, "
    "face_up, turn_up, bar_food, bar_collect, bar_move, voucher, lose_quest, look_quests, regain, melt_quest";
const std::string kOpsOfCards =
    "gain, lose, points, jump, random_step, collect, act_collect, act_quest, act_artifact, draw_actions, draw_marked, "
    "draw_event, exchange, swap_goods, face_up, turn_up, bar_food, bar_collect, bar_move, voucher, lose_quest, "
    "look_quests, regain, melt_quest, push, treasure, forced_trade, swap_places, look_events, artifact_expert, "
    "keep_event, raid, bury_quest, vision";
const std::string kOpsOfSlots =
    "gain, lose, points, jump, random_step, collect, act_collect, act_quest, act_artifact, draw_actions, draw_marked, "
    "draw_event, exchange, swap_goods, face_up, turn_up, bar_food, bar_collect, bar_move, voucher, lose_quest, "
    "look_quests, regain, melt_quest, push, treasure, forced_trade, swap_places, look_events, artifact_expert, "
    "reverse, keep_event, raid, bury_quest, vision";
const std::string kGoodsFields = "food, gold, knowledge, cloth, stone, each";

TEST(Mistake, InTheTable) {
  expect_all_refused({
      {{{"/extra", "1"}},
       "/extra",
       "the content has no field 'extra'; allowed: bank, void, periods, void_rows, quests, active_events, "
       "all_player_events, action_cards, artifacts, characters, objectives"},
      {{{"/bank", ""}}, "/bank", "'bank' must be a table with goods, crystals"},
      {{{"/bank/gold", "3"}}, "/bank/gold", "'bank' has no field 'gold'; allowed: goods, crystals"},
      {{{"/bank/goods", "14"}}, "/bank/goods", "'goods' must be a whole number from 15 to 40"},
      {{{"/bank/goods", "41"}}, "/bank/goods", "'goods' must be a whole number from 15 to 40"},
      {{{"/bank/crystals", "24"}}, "/bank/crystals", "'crystals' must be a whole number from 25 to 100"},
      {{{"/bank/crystals", "101"}}, "/bank/crystals", "'crystals' must be a whole number from 25 to 100"},
      {{{"/bank/crystals", "true"}}, "/bank/crystals", "'crystals' must be a whole number from 25 to 100"},
      {{{"/bank/crystals", "18446744073709551615"}},
       "/bank/crystals",
       "'crystals' must be a whole number from 25 to 100"},
      {{{"/void_rows/5", ""}}, "/void_rows", "'void_rows' must be a list of 6 rows, one for each face"},
      {{{"/void_rows/1/x", "16"}}, "/void_rows/1/x", "'x' must be a whole number from 0 to 15"},
      {{{"/void_rows/1/y", "-1"}}, "/void_rows/1/y", "'y' must be a whole number from 0 to 15"},
      {{{"/void_rows/0/crystals", "\"1\""}}, "/void_rows/0/crystals", "'crystals' must be a whole number from 0 to 15"},
      {{{"/void_rows/1/z", "1"}}, "/void_rows/1/z", "a row of the Void has no field 'z'; allowed: x, y, crystals"},
  });
  expect_accepted({{"/bank/goods", "15"}, {"/bank/crystals", "25"}, {"/void_rows/0", "{}"}});
}

TEST(Mistake, InAPeriod) {
  expect_all_refused({
      {{{"/void", "[]"}}, "/void", "'void' must be a table with name"},
      {{{"/void/name", "\"\""}}, "/void/name", "'name' must be a text of 1 to 60 letters"},
      {{{"/void/name", "\"a\\u001b\""}}, "/void/name", "'name' must be a text of 1 to 60 letters"},
      {{{"/periods", "{}"}}, "/periods", "'periods' must be a list of 10 periods"},
      {{{"/periods/9", ""}}, "/periods", "'periods' must be a list of 10 periods"},
      {{{"/periods/-", "{}"}}, "/periods", "'periods' must be a list of 10 periods"},
      {{{"/periods/3", "7"}}, "/periods/3", "a period must be a table with name, x, y, gains"},
      {{{"/periods/0/z", "1"}}, "/periods/0/z", "a period has no field 'z'; allowed: name, x, y, gains"},
      {{{"/periods/4/name", "\"" + std::string(61, 'a') + "\""}},
       "/periods/4/name",
       "'name' must be a text of 1 to 60 letters"},
      {{{"/periods/0/x", "\"water\""}}, "/periods/0/x", "'x' must be one of food, gold, knowledge, cloth, stone"},
      {{{"/periods/0/y", ""}}, "/periods/0/y", "'y' must be one of food, gold, knowledge, cloth, stone"},
      {{{"/periods/0/y", "\"food\""}}, "/periods/0/y", "'x' and 'y' must be two different types"},
      {{{"/periods/2/gains", "[\"food\"]"}}, "/periods/2/gains", "'gains' must be a list of 2 types"},
      {{{"/periods/2/gains/1", "1"}},
       "/periods/2/gains/1",
       "an entry of 'gains' must be one of food, gold, knowledge, cloth, stone"},
      {{{"/periods/2/gains/1", "\"food\""}}, "/periods/2/gains", "'gains' must be two different types"},
  });
}

TEST(Mistake, InAQuest) {
  expect_all_refused({
      {{{"/quests", ""}}, "/quests", "'quests' must be a list of 20 to 128 quests"},
      {{{"/quests/3/z", "1"}}, "/quests/3/z", "a quest has no field 'z'; allowed: id, title, period, x, y, crystals"},
      {{{"/quests/3/id", "\"Q003\""}}, "/quests/3/id", "'id' must be Q004"},
      {{{"/quests/3", ""}}, "/quests/3/id", "'id' must be Q004"},
      {{{"/quests/3/id", ""}}, "/quests/3/id", "'id' must be Q004"},
      {{{"/quests/3/title", "4"}}, "/quests/3/title", "'title' must be a text of 1 to 60 letters"},
      {{{"/quests/3/period", "0"}}, "/quests/3/period", "'period' must be a whole number from 1 to 10"},
      {{{"/quests/3/period", "11"}}, "/quests/3/period", "'period' must be a whole number from 1 to 10"},
      {{{"/quests/3/x", "31"}}, "/quests/3/x", "'x' must be a whole number from 0 to 30"},
      {{{"/quests/3/y", "-1"}}, "/quests/3/y", "'y' must be a whole number from 0 to 30"},
      {{{"/quests/3/crystals", ""}}, "/quests/3/crystals", "'crystals' must be a whole number from 0 to 30"},
      {{{"/quests/3/x", "0"}, {"/quests/3/y", "0"}},
       "/quests/3",
       "a quest must cost something: 'x' and 'y' together at least 1"},
  });
  expect_accepted({{"/quests/3/x", "0"}, {"/quests/3/y", "1"}});
  EXPECT_TRUE(read_cards(with_entries("quests", 20, quest_id)));
  EXPECT_TRUE(read_cards(with_entries("quests", 128, quest_id)));
  expect_refused(with_entries("quests", 19, quest_id), "/quests", "'quests' must be a list of 20 to 128 quests");
  expect_refused(with_entries("quests", 129, quest_id), "/quests", "'quests' must be a list of 20 to 128 quests");
}

TEST(Mistake, InAnAmount) {
  const std::string gain = "/active_events/1/use/0";    // EA02
  const std::string price = "/active_events/14/price";  // EA15
  const std::string lose = "/all_player_events/0/not_met/0";
  const std::string marsden = "/characters/1/uses/0/0";
  const std::string priced = kGoodsFields + ", crystals, choice, one_type";
  expect_all_refused({
      {{{gain + "/food", "31"}}, gain + "/food", "'food' must be a whole number from 1 to 30"},
      {{{gain + "/food", "0"}}, gain + "/food", "'food' must be a whole number from 1 to 30"},
      {{{gain + "/crystals", "31"}}, gain + "/crystals", "'crystals' must be a whole number from 1 to 30"},
      {{{gain + "/choice", "-2"}}, gain + "/choice", "'choice' must be a whole number from 1 to 30"},
      {{{gain + "/one_type", "1.5"}}, gain + "/one_type", "'one_type' must be a whole number from 1 to 30"},
      {{{gain + "/two_types", "\"\""}}, gain + "/two_types", "'two_types' must be a whole number from 1 to 30"},
      {{{gain + "/each", "1"}}, gain + "/food", "'each' stands for all five types; no type can be beside it"},
      {{{gain + "/food", ""}}, gain, "how much of what? allowed: " + priced + ", two_types"},
      {{{gain + "/water", "1"}},
       gain + "/water",
       "'gain' has no field 'water'; allowed: do, " + priced + ", two_types"},
      {{{lose + "/one_type", "1"}},
       lose + "/one_type",
       "'lose' has no field 'one_type'; allowed: do, " + kGoodsFields + ", crystals, choice"},
      {{{price, "[]"}}, price, "a price must be a table with " + priced},
      {{{price, "{}"}}, price, "how much of what? allowed: " + priced},
      {{{price + "/two_types", "2"}}, price + "/two_types", "a price has no field 'two_types'; allowed: " + priced},
      {{{price, R"({"choice": 1, "one_type": 2})"}},
       price + "/one_type",
       "what is paid may have 'choice' or 'one_type', not both"},
      {{{marsden + "/give", ""}}, marsden + "/give", "'give' must be a table with " + kGoodsFields},
      {{{marsden + "/get/crystals", "1"}},
       marsden + "/get/crystals",
       "'get' has no field 'crystals'; allowed: " + kGoodsFields},
  });
  expect_accepted({{gain, R"({"do": "gain", "crystals": 30, "choice": 1, "one_type": 1, "two_types": 1})"},
                   {lose, R"({"do": "lose", "each": 30})"}});
}

TEST(Mistake, InAnOperation) {
  const std::string event = "/active_events/0/use";
  const std::string card = "/action_cards/0/use";
  expect_all_refused({
      {{{card, "[]"}}, card, "'use' must be a list of 1 to 4 operations"},
      {{{card, R"([{"do":"jump"},{"do":"jump"},{"do":"jump"},{"do":"jump"},{"do":"jump"}])"}},
       card,
       "'use' must be a list of 1 to 4 operations"},
      {{{card + "/0", "\"jump\""}}, card + "/0/do", "'do' must be one of " + kOpsOfCards},
      {{{card + "/0/do", "\"fly\""}}, card + "/0/do", "'do' must be one of " + kOpsOfCards},
      {{{event + "/0/do", "\"fly\""}}, event + "/0/do", "'do' must be one of " + kOpsOfEvents},
      {{{event + "/0", R"({"do": "push"})"}}, event + "/0/do", "'do' must be one of " + kOpsOfEvents},
      {{{card + "/0/do", "\"reverse\""}}, card + "/0/do", "'do' must be one of " + kOpsOfCards},
      {{{"/artifacts/4/use/0/do", "\"reverse\""}}, "/artifacts/4/use/0/do", "'do' must be one of " + kOpsOfCards},
      {{{"/characters/2/uses/0/0/do", "\"reverse\""}},
       "/characters/2/uses/0/0/do",
       "'do' must be one of " + kOpsOfCards},
      {{{"/action_cards/30/use/0/do", "1"}}, "/action_cards/30/use/0/do", "'do' must be one of " + kOpsOfSlots},
      {{{"/all_player_events/0/not_met/0/do", "\"points\""}},
       "/all_player_events/0/not_met/0/do",
       "'do' must be one of " + kOpsOfAllEvents},
      {{{"/all_player_events/4/met/0/do", "\"points\""}},
       "/all_player_events/4/met/0/do",
       "'do' must be one of " + kOpsOfAllEvents},
      {{{"/all_player_events/16/table/0/0/do", "\"points\""}},
       "/all_player_events/16/table/0/0/do",
       "'do' must be one of " + kOpsOfAllEvents},
      {{{"/all_player_events/8/offers/0/get/0/do", "\"points\""}},
       "/all_player_events/8/offers/0/get/0/do",
       "'do' must be one of " + kOpsOfAllEvents},
      {{{"/action_cards/1/use/-", R"({"do": "gain", "food": 1})"}},
       "/action_cards/1/use",
       "'act_collect' must be the only operation of its list"},
      {{{event + "/0/food", "1"}}, event + "/0/food", "'jump' has no field 'food'; allowed: do, number"},
      {{{event + "/0", R"({"do": "voucher", "number": 1})"}},
       event + "/0/number",
       "'voucher' has no field 'number'; allowed: do"},
      {{{event + "/0", R"({"do": "gain", "food": 1, "number": 1})"}},
       event + "/0/number",
       "'gain' has no field 'number'; allowed: do, " + kGoodsFields + ", crystals, choice, one_type, two_types"},
  });
}

TEST(Mistake, AnOperationThatMustBeAlone) {
  const std::string use = "/action_cards/30/use";  // AS11
  for (const std::string alone :
       {R"({"do": "act_collect", "number": 1})", R"({"do": "act_quest"})", R"({"do": "act_artifact", "number": 1})",
        R"({"do": "treasure", "number": 1})", R"({"do": "swap_goods", "give": {"food": 1}, "get": {"gold": 1}})",
        R"({"do": "artifact_expert"})", R"({"do": "reverse"})"}) {
    expect_accepted({{use, "[" + alone + "]"}});
    const std::string name = Json::parse(alone)["do"];
    expect_refused(changed({{use, R"([{"do": "face_up"}, )" + alone + "]"}}), use,
                   "'" + name + "' must be the only operation of its list");
  }
}

TEST(Mistake, InTheNumberOfAnOperation) {
  struct Range {
    std::string name;
    int low, high;
  };
  const std::string at = "/action_cards/0/use/0";
  for (const Range& range : std::vector<Range>{{"points", 1, 8},
                                               {"jump", 0, 1},
                                               {"collect", 1, 5},
                                               {"act_collect", 1, 5},
                                               {"act_artifact", 1, 9},
                                               {"draw_actions", 1, 2},
                                               {"draw_marked", 1, 2},
                                               {"exchange", 0, 30},
                                               {"turn_up", 1, 8},
                                               {"look_quests", 1, 3},
                                               {"regain", 1, 9},
                                               {"melt_quest", 1, 5},
                                               {"treasure", 1, 3},
                                               {"forced_trade", 1, 9},
                                               {"look_events", 1, 3},
                                               {"keep_event", 1, 5},
                                               {"raid", 1, 9}}) {
    const auto with = [&](const std::string& number) -> std::vector<Change> {
      return {{at, "{\"do\": \"" + range.name + "\"" + number + "}"}};
    };
    const std::string text =
        "'number' must be a whole number from " + std::to_string(range.low) + " to " + std::to_string(range.high);
    expect_accepted(with(", \"number\": " + std::to_string(range.low)));
    expect_accepted(with(", \"number\": " + std::to_string(range.high)));
    expect_refused(changed(with(", \"number\": " + std::to_string(range.low - 1))), at + "/number", text);
    expect_refused(changed(with(", \"number\": " + std::to_string(range.high + 1))), at + "/number", text);
    if (range.low == 0) {
      expect_accepted(with(""));
    } else {
      expect_refused(changed(with("")), at + "/number", text);
    }
  }
}

TEST(Mistake, InATrait) {
  const std::string slot = "/action_cards/20/traits";  // AS01
  const std::string set = "/action_cards/3/traits";    // AO04
  const std::string artifact = "/artifacts/0/traits";
  const std::string character = "/characters/0/traits";
  const std::string engineer = R"([{"do": "engineer", "number": 1}])";
  const std::string of_slots =
      "collect_bonus, reroll, reroll_opponent, arena_bonus, duelist, free_step, diagonal, move_discount, "
      "quest_discount, quest_crystals, quest_refund, artifact_discount, trade_bonus, big_trade, shield, guard, armour, "
      "slip";
  expect_all_refused({
      {{{slot, "[]"}}, slot, "'traits' must be a list of 1 to 2 traits"},
      {{{slot, "{}"}}, slot, "'traits' must be a list of 1 to 2 traits"},
      {{{slot + "/0/do", "\"none\""}}, slot + "/0/do", "'do' must be one of " + of_slots},
      {{{slot + "/0/do", "\"portal\""}}, slot + "/0/do", "'do' must be one of " + of_slots},
      {{{set + "/0/do", "\"reroll\""}},
       set + "/0/do",
       "'do' must be one of reroll_in_arena, arena_bonus, shield, guard, armour"},
      {{{set + "/-", R"({"do": "armour"})"}}, set, "'traits' must be a list of 1 trait"},
      {{{"/action_cards/43/traits/0/do", "\"reroll\""}},
       "/action_cards/43/traits/0/do",
       "'do' must be one of engineer, lock"},
      {{{"/action_cards/48/traits/0/do", "\"lock\""}}, "/action_cards/48/traits/0/do", "'do' must be beacon"},
      {{{artifact + "/0/do", "\"slip\""}},
       artifact + "/0/do",
       "'do' must be one of collect_bonus, reroll, reroll_opponent, arena_bonus, free_step, diagonal, move_discount, "
       "portal, quest_discount, quest_crystals, quest_refund, artifact_discount, goal_discount, trade_bonus, "
       "big_trade"},
      {{{character + "/0/do", "\"reroll\""}},
       character + "/0/do",
       "'do' must be one of gain_bonus, gift, explorer, guardian"},
      {{{slot + "/0/number", ""}}, slot + "/0/number", "'number' must be a whole number from 1 to 9"},
      {{{slot + "/0/number", "10"}}, slot + "/0/number", "'number' must be a whole number from 1 to 9"},
      {{{slot, R"([{"do": "diagonal", "number": 1}])"}},
       slot + "/0/number",
       "'number' must be a whole number from 2 to 9"},
      {{{slot, R"([{"do": "big_trade", "number": 3}])"}},
       slot + "/0/number",
       "'number' must be a whole number from 4 to 30"},
      {{{set + "/0/number", "6"}}, set + "/0/number", "'number' must be a whole number from 1 to 5"},
      {{{"/characters/4/traits/0/number", "9"}},
       "/characters/4/traits/0/number",
       "'number' must be a whole number from 1 to 8"},
      {{{slot, R"([{"do": "reroll", "number": 1}])"}},
       slot + "/0/number",
       "'reroll' has no field 'number'; allowed: do"},
      {{{slot + "/-", R"({"do": "collect_bonus", "number": 1})"}},
       slot + "/1/do",
       "'collect_bonus' is there already; allowed: once"},
      {{{artifact, R"([{"do": "quest_refund", "number": 2}])"}},
       "/artifacts/1/traits/0/do",
       "'quest_refund' is there already; allowed: once"},
      // On one kind of card only.
      {{{"/action_cards/46/traits", engineer}},
       "/action_cards/46/traits/0/do",
       "'engineer' is there already; allowed: once"},
      {{{"/action_cards/43/traits", R"([{"do": "lock"}])"}},
       "/action_cards/46/traits/0/do",
       "'lock' is there already; allowed: once"},
      {{{"/action_cards/43/place", "\"beside\""}, {"/action_cards/43/traits", R"([{"do": "beacon", "number": 1}])"}},
       "/action_cards/48/traits/0/do",
       "'beacon' is there already; allowed: once"},
      {{{slot, R"([{"do": "duelist"}])"}}, "/action_cards/47/traits/0/do", "'duelist' is there already; allowed: once"},
      {{{slot, R"([{"do": "slip"}])"}}, "/action_cards/49/traits/0/do", "'slip' is there already; allowed: once"},
      {{{character, R"([{"do": "explorer", "number": 1}])"}},
       "/characters/4/traits/0/do",
       "'explorer' is there already; allowed: once"},
      {{{character, R"([{"do": "guardian"}])"}},
       "/characters/5/traits/0/do",
       "'guardian' is there already; allowed: once"},
      // It would have no end.
      {{{"/action_cards/20/limit", "\"always\""}}, slot + "/0/do", "'collect_bonus' needs another limit than 'always'"},
      {{{"/action_cards/21/limit", "\"always\""}},
       "/action_cards/21/traits/0/do",
       "'reroll' needs another limit than 'always'"},
      {{{"/action_cards/28/limit", "\"always\""}},
       "/action_cards/28/traits/0/do",
       "'reroll_opponent' needs another limit than 'always'"},
      {{{"/artifacts/2/limit", "\"always\""}},
       "/artifacts/2/traits/0/do",
       "'reroll' needs another limit than 'always'"},
  });
  expect_accepted({{slot + "/-", R"({"do": "diagonal", "number": 9})"}});
  expect_accepted({{character + "/-", R"({"do": "gift", "number": 9})"}});
}

TEST(Mistake, InAnActivePlayerEvent) {
  const std::string at = "/active_events/1";
  expect_all_refused({
      {{{"/active_events", "[]"}}, "/active_events", "'active_events' must be a list of 1 to 48 events"},
      {{{at + "/goal", "1"}}, at + "/goal", "an event has no field 'goal'; allowed: id, name, copies, die, price, use"},
      {{{at + "/id", "\"EA01\""}}, at + "/id", "'id' must be EA02"},
      {{{at + "/name", ""}}, at + "/name", "'name' must be a text of 1 to 60 letters"},
      {{{at + "/copies", "10"}}, at + "/copies", "'copies' must be a whole number from 0 to 9"},
      {{{at + "/copies", "-1"}}, at + "/copies", "'copies' must be a whole number from 0 to 9"},
      {{{at + "/die", ""}}, at, "an event must have either 'die' or 'price'"},
      {{{at + "/price", R"({"gold": 1})"}}, at, "an event must have either 'die' or 'price'"},
      {{{at + "/die", "[]"}}, at + "/die", "'die' must be a list of 1 to 6 faces of a die"},
      {{{at + "/die/1", "7"}}, at + "/die/1", "an entry of 'die' must be a whole number from 1 to 6"},
      {{{at + "/die/1", "0"}}, at + "/die/1", "an entry of 'die' must be a whole number from 1 to 6"},
      {{{at + "/die/1", "3"}}, at + "/die/1", "each face can be there once"},
      {{{at + "/use", ""}}, at + "/use", "'use' must be a list of 1 to 4 operations"},
  });

  // 6 to 64 cards.
  Json few = own_content();
  for (Json& event : few["active_events"]) event["copies"] = 0;
  few["active_events"][0]["copies"] = 6;
  EXPECT_TRUE(read_cards(few));
  few["active_events"][0]["copies"] = 5;
  expect_refused(few, "/active_events", "there are 5 cards with all copies; allowed: 6 to 64");
  Json many = own_content();
  for (Json& event : many["active_events"]) event["copies"] = 4;
  many["active_events"][0]["copies"] = 8;
  EXPECT_TRUE(read_cards(many));
  many["active_events"][0]["copies"] = 9;
  expect_refused(many, "/active_events", "there are 65 cards with all copies; allowed: 6 to 64");
  expect_refused(with_entries("active_events", 49, active_event_id), "/active_events",
                 "'active_events' must be a list of 1 to 48 events");
}

TEST(Mistake, InAnAllPlayerEvent) {
  const auto event = [](int number) { return "/all_player_events/" + std::to_string(number - 1); };
  const std::string common = "id, name, level, ask";
  expect_all_refused({
      {{{"/all_player_events", ""}}, "/all_player_events", "'all_player_events' must be a list of 1 to 48 events"},
      {{{event(1) + "/copies", "1"}},
       event(1) + "/copies",
       "an event that asks 'goal' has no field 'copies'; allowed: " + common +
           ", price, die, optional, theft, met, not_met"},
      {{{event(1) + "/id", "\"EP1\""}}, event(1) + "/id", "'id' must be EP01"},
      {{{event(1) + "/name", "\"\""}}, event(1) + "/name", "'name' must be a text of 1 to 60 letters"},
      {{{event(1) + "/level", "\"hard\""}}, event(1) + "/level", "'level' must be one of easy, moderate, difficult"},
      {{{event(1) + "/ask", "\"what\""}},
       event(1) + "/ask",
       "'ask' must be one of goal, die, table, offers, bank, ripples, lottery, loop, auction"},
      {{{event(1) + "/price", ""}}, event(1), "an event with a goal must have a 'price'"},
      {{{event(1) + "/price", R"({"choice": 1})"}},
       event(1) + "/price/choice",
       "a goal must not cost resources of choice"},
      {{{event(1) + "/optional", "true"}}, event(1) + "/optional", "'optional' needs a 'die'"},
      {{{event(1) + "/optional", "1"}}, event(1) + "/optional", "'optional' must be true or false"},
      {{{event(1) + "/theft", "\"yes\""}}, event(1) + "/theft", "'theft' must be true or false"},
      {{{event(1) + "/not_met", ""}}, event(1), "an event must have 'met' or 'not_met', or both"},
      {{{event(1) + "/met", "[]"}}, event(1) + "/met", "'met' must be a list of 1 to 4 operations"},
      {{{event(8) + "/die", ""}}, event(8), "an event that asks 'die' must have a 'die'"},
      {{{event(8) + "/price", R"({"gold": 1})"}},
       event(8) + "/price",
       "an event that asks 'die' has no field 'price'; allowed: " + common + ", die, theft, met, not_met"},
      {{{event(8) + "/met", ""}, {event(8) + "/not_met", ""}},
       event(8),
       "an event must have 'met' or 'not_met', or both"},
      {{{event(9) + "/offers", "[]"}}, event(9) + "/offers", "'offers' must be a list of 1 to 3 offers"},
      {{{event(18) + "/offers/-", "{}"}}, event(18) + "/offers", "'offers' must be a list of 1 to 3 offers"},
      {{{event(9) + "/offers/0/cost", "1"}},
       event(9) + "/offers/0/cost",
       "an offer has no field 'cost'; allowed: price, get"},
      {{{event(9) + "/offers/0/get", ""}}, event(9) + "/offers/0/get", "'get' must be a list of 1 to 4 operations"},
      {{{event(18) + "/optional", "false"}},
       event(18) + "/offers",
       "one offer must have no price, or the event must be 'optional'"},
      {{{event(9) + "/theft", "true"}},
       event(9) + "/theft",
       "an event that asks 'offers' has no field 'theft'; allowed: " + common + ", offers, optional"},
      {{{event(10) + "/most", "4"}}, event(10) + "/most", "'most' must be a whole number from 1 to 3"},
      {{{event(10) + "/times", "0"}}, event(10) + "/times", "'times' must be a whole number from 1 to 9"},
      {{{event(10) + "/met", "[]"}},
       event(10) + "/met",
       "an event that asks 'bank' has no field 'met'; allowed: " + common + ", most, times"},
      {{{event(11) + "/ask", "\"bank\""}, {event(11) + "/most", "1"}, {event(11) + "/times", "2"}},
       event(11) + "/ask",
       "'bank' can be asked by one event only; there is one already"},
      {{{event(11) + "/most", "1"}},
       event(11) + "/most",
       "an event that asks 'ripples' has no field 'most'; allowed: " + common},
      {{{event(22) + "/most", "1"}},
       event(22) + "/most",
       "an event that asks 'lottery' has no field 'most'; allowed: " + common},
      {{{event(23) + "/most", "1"}},
       event(23) + "/most",
       "an event that asks 'loop' has no field 'most'; allowed: " + common},
      {{{event(25) + "/most", "31"}}, event(25) + "/most", "'most' must be a whole number from 1 to 30"},
      {{{event(25) + "/times", "1"}},
       event(25) + "/times",
       "an event that asks 'auction' has no field 'times'; allowed: " + common + ", most"},
      {{{event(17) + "/table/5", ""}},
       event(17) + "/table",
       "'table' must be a list of 6 lists of operations, one for each face"},
      {{{event(17) + "/table/5", "{}"}},
       event(17) + "/table/5",
       "an entry of 'table' must be a list of 0 to 4 operations"},
      {{{event(17) + "/starred/0", "7"}},
       event(17) + "/starred/0",
       "an entry of 'starred' must be a whole number from 1 to 6"},
      {{{event(17) + "/die", "[1]"}},
       event(17) + "/die",
       "an event that asks 'table' has no field 'die'; allowed: " + common + ", table, starred, theft"},
  });
  expect_accepted({{event(17) + "/table/5", "[]"}, {event(17) + "/starred", ""}});

  // Enough for the longest match, and no more than a deck holds.
  const auto with_level = [](const std::string& level, int count) {
    Json content = own_content();
    Json& events = content["all_player_events"];
    Json kept = Json::array();
    for (const Json& one : events) {
      if (one["level"] != level) kept.push_back(one);
    }
    for (int i = 0; i < count; ++i) {
      Json one = events[0];
      one["level"] = level;
      kept.push_back(one);
    }
    for (std::size_t i = 0; i < kept.size(); ++i) kept[i]["id"] = all_event_id(static_cast<int>(i));
    events = kept;
    return content;
  };
  for (const auto& [level, fewest] : {std::pair{"easy", 6}, std::pair{"moderate", 6}, std::pair{"difficult", 7}}) {
    const std::string allowed = " events; allowed: " + std::to_string(fewest) + " to 24";
    EXPECT_TRUE(read_cards(with_level(level, fewest)));
    EXPECT_TRUE(read_cards(with_level(level, 24)));
    expect_refused(with_level(level, fewest - 1), "/all_player_events",
                   "there are " + std::to_string(fewest - 1) + " " + level + allowed);
    expect_refused(with_level(level, 25), "/all_player_events", std::string("there are 25 ") + level + allowed);
  }
}

TEST(Mistake, InAnActionCard) {
  const auto card = [](int number) { return "/action_cards/" + std::to_string(number); };  // from 0: AO, AS, AX
  const std::string common = "id, name, copies, place";
  expect_all_refused({
      {{{"/action_cards", "{}"}}, "/action_cards", "'action_cards' must be a list of 1 to 96 action cards"},
      {{{card(0) + "/limit", "\"round\""}},
       card(0) + "/limit",
       "a card of the place 'discards' has no field 'limit'; allowed: " + common + ", price, use"},
      {{{card(3) + "/use", "[]"}},
       card(3) + "/use",
       "a card of the place 'set' has no field 'use'; allowed: " + common + ", traits"},
      {{{card(20) + "/goal", "1"}},
       card(20) + "/goal",
       "a card of the place 'slot' has no field 'goal'; allowed: " + common +
           ", limit, charges, two_sided, price, use, traits"},
      {{{card(43) + "/use", "[]"}},
       card(43) + "/use",
       "a card of the place 'period' has no field 'use'; allowed: " + common + ", traits"},
      {{{card(48) + "/use", "[]"}},
       card(48) + "/use",
       "a card of the place 'beside' has no field 'use'; allowed: " + common + ", traits"},
      {{{card(1) + "/id", "\"AO03\""}}, card(1) + "/id", "'id' must be one of AO02, AS01, AX01"},
      {{{card(25) + "/id", "\"AS05\""}}, card(25) + "/id", "'id' must be one of AO21, AS06, AX01"},
      {{{card(1) + "/name", "[]"}}, card(1) + "/name", "'name' must be a text of 1 to 60 letters"},
      {{{card(1) + "/copies", "10"}}, card(1) + "/copies", "'copies' must be a whole number from 0 to 9"},
      {{{card(1) + "/place", "\"hand\""}},
       card(1) + "/place",
       "'place' must be one of discards, set, slot, period, beside"},
      {{{card(0) + "/use", ""}}, card(0), "a card of the place 'discards' must have 'use'"},
      {{{card(3) + "/traits", ""}}, card(3), "a card of this place must have 'traits'"},
      {{{card(43) + "/traits", ""}}, card(43), "a card of this place must have 'traits'"},
      {{{card(20) + "/traits", ""}}, card(20), "a card of the place 'slot' must have 'use' or 'traits', or both"},
      {{{card(20) + "/limit", ""}}, card(20) + "/limit", "'limit' must be one of always, turn, round, charges"},
      {{{card(20) + "/limit", "\"match\""}},
       card(20) + "/limit",
       "'limit' must be one of always, turn, round, charges"},
      {{{card(30) + "/limit", "\"always\""}},
       card(30) + "/limit",
       "'limit' must be one of turn, round, charges where there is a 'use'"},
      {{{card(20) + "/price", R"({"gold": 1})"}}, card(20) + "/price", "'price' needs a 'use'"},
      {{{card(20) + "/charges", "2"}}, card(20) + "/charges", "'charges' needs the limit 'charges'"},
      {{{card(41) + "/charges", ""}}, card(41) + "/charges", "'charges' must be a whole number from 1 to 9"},
      {{{card(41) + "/charges", "10"}}, card(41) + "/charges", "'charges' must be a whole number from 1 to 9"},
      {{{card(20) + "/two_sided", "true"}},
       card(20) + "/two_sided",
       "a card with two sides must have 'use', 'traits' and the limit 'round'"},
      {{{card(44) + "/limit", "\"turn\""}},
       card(44) + "/two_sided",
       "a card with two sides must have 'use', 'traits' and the limit 'round'"},
      {{{card(44) + "/two_sided", "2"}}, card(44) + "/two_sided", "'two_sided' must be true or false"},
      {{{card(3) + "/copies", "5"}}, "/action_cards", "there are 9 cards to set; allowed: 8 in all"},
  });
  expect_accepted({{card(3) + "/copies", "4"}, {card(0) + "/price", R"({"gold": 1})"}, {card(0) + "/copies", "0"}});

  // 6 to 96 cards, 32 of a series.
  Json few = own_content();
  for (Json& one : few["action_cards"]) one["copies"] = 0;
  few["action_cards"][0]["copies"] = 6;
  EXPECT_TRUE(read_cards(few));
  few["action_cards"][0]["copies"] = 5;
  expect_refused(few, "/action_cards", "there are 5 cards with all copies; allowed: 6 to 96");
  Json many = own_content();
  for (const int number : {0, 1, 2, 4, 5}) many["action_cards"][static_cast<std::size_t>(number)]["copies"] = 8;
  many["action_cards"][7]["copies"] = 5;
  EXPECT_TRUE(read_cards(many));
  many["action_cards"][7]["copies"] = 6;
  expect_refused(many, "/action_cards", "there are 97 cards with all copies; allowed: 6 to 96");
  Json series = own_content();
  for (int number = 20; number <= 32; ++number) {
    Json one = series["action_cards"][0];
    one["id"] = "AO" + std::to_string(number + 1);
    series["action_cards"].push_back(one);
  }
  expect_refused(series, "/action_cards/62/id", "'id' must be one of AS21, AX11");
  series["action_cards"].erase(62);
  const auto full = read_cards(series);
  ASSERT_TRUE(full) << full.error().text;
  EXPECT_EQ(full->actions[kMostOfSeries - 1].id, "AO32");
}

TEST(Mistake, InAnArtifact) {
  const std::string at = "/artifacts/4";
  expect_all_refused({
      {{{"/artifacts/9", ""}}, "/artifacts", "'artifacts' must be a list of 10 artifacts, one for each period"},
      {{{at + "/price", "{}"}},
       at + "/price",
       "an artifact has no field 'price'; allowed: id, name, limit, use, traits"},
      {{{at + "/id", "\"R06\""}}, at + "/id", "'id' must be R05"},
      {{{at + "/name", ""}}, at + "/name", "'name' must be a text of 1 to 60 letters"},
      {{{at + "/limit", ""}}, at + "/limit", "'limit' must be one of always, round, match"},
      {{{at + "/limit", "\"charges\""}}, at + "/limit", "'limit' must be one of always, round, match"},
      {{{at + "/limit", "\"always\""}}, at + "/limit", "'limit' must be one of round, match where there is a 'use'"},
      {{{at + "/use", ""}}, at, "an artifact must have 'use' or 'traits', or both"},
  });
}

TEST(Mistake, InACharacter) {
  const std::string at = "/characters/1";
  expect_all_refused({
      {{{"/characters/0", ""}, {"/characters/0", ""}},
       "/characters",
       "'characters' must be a list of 5 to 8 characters"},
      {{{at + "/use", "[]"}}, at + "/use", "a character has no field 'use'; allowed: id, name, uses, traits"},
      {{{at + "/id", "\"C1\""}}, at + "/id", "'id' must be C2"},
      {{{at + "/name", "1"}}, at + "/name", "'name' must be a text of 1 to 60 letters"},
      {{{at + "/uses", "[]"}}, at + "/uses", "'uses' must be a list of 1 to 2 lists of operations"},
      {{{at + "/uses/-", "[]"}}, at + "/uses", "'uses' must be a list of 1 to 2 lists of operations"},
      {{{at + "/uses/1", "[]"}}, at + "/uses/1", "an entry of 'uses' must be a list of 1 to 4 operations"},
      {{{at + "/uses/1", "null"}}, at + "/uses/1", "a power must be a list of 1 to 4 operations"},
      {{{at + "/uses", ""}}, at, "a character must have 'uses' or 'traits', or both"},
  });
  EXPECT_TRUE(read_cards(with_entries("characters", 5, character_id)));
  Json many = own_content();
  for (int number = 6; number <= 8; ++number) {
    Json one = many["characters"][0];
    one["id"] = character_id(number);
    many["characters"].push_back(one);
  }
  expect_refused(many, "/characters", "'characters' must be a list of 5 to 8 characters");
  many["characters"].erase(8);
  EXPECT_TRUE(read_cards(many));
}

TEST(Mistake, InAnObjective) {
  const std::string at = "/objectives/2";
  expect_all_refused({
      {{{at + "/level", "1"}}, at + "/level", "an objective has no field 'level'; allowed: id, title, counter, levels"},
      {{{at + "/id", "\"B3\""}}, at + "/id", "'id' must be B03"},
      {{{at + "/title", ""}}, at + "/title", "'title' must be a text of 1 to 60 letters"},
      {{{at + "/counter", "\"points\""}},
       at + "/counter",
       "'counter' must be one of periods_visited, goods_gained, quest_titles, portal_leaves, fights_won, "
       "artifact_periods, goals_met, quest_periods, crystals_held, fair_trades, goods_collected, void_journeys, "
       "event_goals_met, turn_ends, cards_played"},
      {{{at + "/levels/2", ""}}, at + "/levels", "'levels' must be a list of 3 numbers"},
      {{{at + "/levels/2", "101"}}, at + "/levels/2", "an entry of 'levels' must be a whole number from 1 to 100"},
      {{{at + "/levels/0", "0"}}, at + "/levels/0", "an entry of 'levels' must be a whole number from 1 to 100"},
      {{{at + "/levels/1", "3"}}, at + "/levels/1", "'levels' must rise"},
  });
  EXPECT_TRUE(read_cards(with_entries("objectives", 10, objective_id)));
  EXPECT_TRUE(read_cards(with_entries("objectives", 32, objective_id)));
  for (const int count : {9, 33}) {
    expect_refused(with_entries("objectives", count, objective_id), "/objectives",
                   "'objectives' must be a list of 10 to 32 objectives");
  }
}

TEST(Mistake, TooManyListsOfOperations) {
  Json content = own_content();
  Json& events = content["all_player_events"];
  const Json table = events[16];
  Json all = Json::array();
  for (int number = 0; number < kMostEventKinds; ++number) {
    Json event = table;
    event["id"] = all_event_id(number);
    event["level"] = number < 20 ? "easy" : number < 40 ? "moderate" : "difficult";
    all.push_back(event);
  }
  events = all;
  // 15 lists of the Active Player Events stand before them.
  expect_refused(content, "/all_player_events/40/table/0",
                 "there are 255 lists of operations already; allowed: no more");
}

TEST(Mistake, OnlyTheFirstIsNamed) {
  expect_refused(changed({{"/quests/0/x", "99"}, {"/bank/goods", "99"}, {"/objectives", "1"}}), "/bank/goods",
                 "'goods' must be a whole number from 15 to 40");
  expect_refused(Json(), "",
                 "the content must be a table with bank, void, periods, void_rows, quests, active_events, "
                 "all_player_events, action_cards, artifacts, characters, objectives");
}

}  // namespace
}  // namespace tempora::timequest
