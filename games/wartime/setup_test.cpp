// Words, pieces, maps, set-up and options: WT-1, WT-2, WT-3, WT-5, WT-13.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <map>

#include "engine/dice.hpp"
#include "engine/testing/rule.hpp"
#include "games/wartime/testing/position.hpp"

namespace tempora::wartime {
namespace {

using P = TestPosition;

const Json kLake{{"map", "lake"}};
const Json kIslands{{"map", "islands"}};

double from_edge(Point corner, Point a, Point b) {
  const double length = std::hypot(b.x - a.x, b.y - a.y);
  const double along = ((corner.x - a.x) * (b.x - a.x) + (corner.y - a.y) * (b.y - a.y)) / length;
  if (along <= 0) return std::hypot(corner.x - a.x, corner.y - a.y);
  if (along >= length) return std::hypot(corner.x - b.x, corner.y - b.y);
  return std::abs((corner.x - a.x) * (b.y - a.y) - (corner.y - a.y) * (b.x - a.x)) / length;
}

double between(const Area& one, const Area& other) {
  double least = from_edge(one.corners[0], other.corners[0], other.corners[1]);
  for (const auto& [corners, edges] : {std::pair(&one, &other), std::pair(&other, &one)}) {
    for (const Point& corner : corners->corners) {
      for (std::size_t i = 0; i < edges->corners.size(); ++i) {
        const Point next = edges->corners[(i + 1) % edges->corners.size()];
        least = std::min(least, from_edge(corner, edges->corners[i], next));
      }
    }
  }
  return least;
}

class OneFace final : public Dice {
 public:
  explicit OneFace(std::uint32_t face) : face_(face) {}
  void begin(std::uint32_t /*event*/) override {}
  std::uint32_t below(std::uint32_t bound) override {
    bound_ = bound;
    return face_;
  }
  [[nodiscard]] std::uint32_t bound() const { return bound_; }

 private:
  std::uint32_t face_;
  std::uint32_t bound_ = 0;
};

// A match from its very start; seat `first` was drawn.
P started(int players, std::uint32_t first, const Json& options = Json::object()) {
  P position(players, options, true);
  OneFace face(first);
  std::vector<Draw> drawn;
  Dealer dealer(face, drawn);
  Journal journal(position.facts);
  position.state = position.rules.start(dealer, journal);
  EXPECT_EQ(face.bound(), static_cast<std::uint32_t>(players));
  EXPECT_EQ(drawn.size(), 1U);
  return position;
}

TEST(WartimeStatistics, KnowWhoBeganAndOnWhichPlot) {
  P position = started(3, 1);
  position.play("plot 5; dir 90; plot 1; plot 9; dir 270; plot 1; plot 2; dir 90; plot 7");
  EXPECT_EQ(position.tallied(0, "order") + ", " + position.tallied(0, "start"), "3 1, 2 1");
  EXPECT_EQ(position.tallied(1, "order") + ", " + position.tallied(1, "start"), "1 1, 5 1");
  EXPECT_EQ(position.tallied(2, "order") + ", " + position.tallied(2, "start"), "2 1, 9 1");
  EXPECT_EQ(position.tallied(1, "built"), "") << "what everybody starts with is not listed";
}

TEST(WartimeWords, SeatsGoRoundInTheirOrder) {
  RULE("WT-1.4");
  P position(6);
  for (const int seat : {0, 1, 2, 3, 4, 5, 0}) {
    EXPECT_EQ(position.state.active, seat);
    position.play("pass");
  }
  EXPECT_EQ(Rules::info().min_players, 2);
  EXPECT_EQ(Rules::info().max_players, 6);
}

TEST(WartimeWords, TellBuildingsUnitsAndCarriersApart) {
  RULE("WT-1.5");
  const std::map<std::string_view, std::string_view> kinds{
      {"cc", "building"},   {"well", "building"}, {"store", "building"}, {"field", "building"}, {"barr", "building"},
      {"fact", "building"}, {"batt", "building"}, {"super", "building"}, {"dozer", "unit"},     {"boat", "carrier"},
      {"tank", "unit"},     {"truck", "carrier"}, {"inf", "unit"},       {"jet", "unit"}};
  for (int number = 0; number < kTypes; ++number) {
    const auto type = static_cast<Type>(number);
    const std::string_view kind = kinds.at(name(type));
    EXPECT_EQ(is_building(type), kind == "building") << name(type);
    EXPECT_EQ(is_carrier(type), kind == "carrier") << name(type);
    EXPECT_EQ(can_ever(type, Act::move), kind != "building") << name(type);
    EXPECT_FALSE(can_ever(type, Act::hit)) << "an answer, not an action";
  }
  // Only standing pieces are in the way or can be targets: neither who is aboard nor a parked jet.
  P position;
  position.put("0.tank.1", 1000, 1000).put("1.truck.1", 1500, 1000).aboard("1.inf.1", "1.truck.1");
  position.put("1.field.1", 1500, 1500).parked("1.jet.1", "1.field.1");
  EXPECT_EQ(position.play("attack 0.tank.1", {6}).offered(), "hold, hit 1.field.1, hit 1.truck.1");
}

TEST(WartimeWords, PiecesTakeTheLowestFreeSerialAndStandInPieceOrder) {
  RULE("WT-1.6");
  P position;
  position.put("0.inf.1", 1000, 1000).put("0.inf.3", 1500, 1000).put("0.barr.1", 3000, 2000).cash(0, 100);
  position.play("build 0.barr.1 inf; at 0").told();
  EXPECT_EQ(position.at("0.inf.2"), "(3250,2000)");
  position.play("at 90");
  EXPECT_EQ(position.at("0.inf.4"), "(3000,2250)");

  P targets(3);
  targets.put("0.tank.1", 4000, 4000);
  for (const char* id : {"2.cc.1", "1.jet.1", "1.inf.2", "1.inf.1", "1.dozer.1", "1.cc.2"}) {
    static int place = 0;
    targets.put(id, 3400 + 600 * (place % 3), place < 3 ? 4500 : 3500);
    ++place;
  }
  EXPECT_EQ(targets.play("attack 0.tank.1", {6}).offered("hit"),
            "1.cc.2, 1.dozer.1, 1.inf.1, 1.inf.2, 1.jet.1, 2.cc.1");
}

TEST(WartimeWords, APipReaches200) {
  RULE("WT-1.7");
  RULE("WT-2.5");
  for (int roll = 1; roll <= 6; ++roll) {
    P position;
    position.put("0.inf.1", 2000, 2000).play("move 0.inf.1; go 0", {roll});
    EXPECT_EQ(position.at("0.inf.1"), "(" + std::to_string(2000 + 200 * roll) + ",2000)");
  }
  EXPECT_EQ(kLargestRoll * kPip, 1200);
  EXPECT_EQ(kSuperReach, 3 * 1200);
}

TEST(WartimePieces, ThereAreAsManyAsPrinted) {
  RULE("WT-2.3");
  const std::map<std::string_view, int> counts{{"cc", 2},   {"dozer", 2}, {"well", 2}, {"store", 2}, {"field", 2},
                                               {"barr", 2}, {"fact", 2},  {"batt", 2}, {"super", 1}, {"boat", 2},
                                               {"tank", 2}, {"truck", 2}, {"inf", 9},  {"jet", 2}};
  const P position;
  int pieces = 0;
  for (int number = 0; number < kTypes; ++number) {
    const auto type = static_cast<Type>(number);
    EXPECT_EQ(position.rules.components().count(type), counts.at(name(type))) << name(type);
    pieces += counts.at(name(type));
  }
  EXPECT_EQ(position.rules.components().forts, 8);
  EXPECT_EQ(position.rules.components().discs, 4);
  EXPECT_EQ(pieces + 8 + 4 + 1, 47);  // with the disc holder
}

TEST(WartimePieces, PricesAndAbilitiesAreThoseOfTheTable) {
  RULE("WT-2.6");
  RULE("WT-2.8");
  struct Row {
    std::string_view type;
    int price;
    std::string_view made_by;
    std::string_view acts;
  };
  constexpr std::array<Row, kTypes> kRows{{
      {"cc", 500, "dozer", "fort_attack build fortify sell"},
      {"dozer", 200, "cc", "move build"},
      {"well", 100, "dozer", "fort_attack fortify sell"},
      {"store", 100, "dozer", "fort_attack fortify sell"},
      {"field", 100, "dozer", "fort_attack build fortify sell"},
      {"barr", 100, "dozer", "fort_attack build fortify sell"},
      {"fact", 100, "dozer", "fort_attack build fortify sell"},
      {"batt", 100, "dozer", "attack_air attack_ground fort_attack fortify sell"},
      {"super", 1500, "dozer", "attack fort_attack fortify sell"},
      {"boat", 100, "fact", "move attack embark disembark"},
      {"tank", 100, "fact", "move attack"},
      {"truck", 100, "fact", "move attack embark disembark"},
      {"inf", 100, "barr", "move attack capture"},
      {"jet", 100, "field", "move attack"},
  }};
  const Components& components = P().rules.components();
  for (const Row& row : kRows) {
    const auto number = static_cast<int>(&row - kRows.data());
    const auto type = static_cast<Type>(number);
    EXPECT_EQ(name(type), row.type);
    EXPECT_EQ(components.price(type), row.price) << row.type;
    EXPECT_EQ(components.price(type) % 100, 0);
    std::string acts;
    for (int act = static_cast<int>(Act::move); act <= static_cast<int>(Act::sell); ++act) {
      if (can_ever(type, static_cast<Act>(act)))
        acts += (acts.empty() ? "" : " ") + std::string(name(static_cast<Act>(act)));
    }
    EXPECT_EQ(acts, row.acts) << row.type;
    for (int maker = 0; maker < kTypes; ++maker) {
      const auto made = made_by(static_cast<Type>(maker));
      EXPECT_EQ(std::find(made.begin(), made.end(), type) != made.end(), name(static_cast<Type>(maker)) == row.made_by)
          << name(static_cast<Type>(maker)) << " makes " << row.type;
    }
  }
  EXPECT_EQ(components.building_sale, 100);
  EXPECT_EQ(components.disc_sale, 100);
  EXPECT_EQ(components.fort_price, 100);
  EXPECT_EQ(components.income, 100);
}

TEST(WartimePieces, OneDieServesTheWholeMatch) {
  RULE("WT-2.2");
  P position;
  position.put("0.inf.1", 2000, 2000).put("1.inf.1", 6000, 2000);
  position.play("move 0.inf.1; go 90", {2}).play("move 1.inf.1; go 90", {2});
  EXPECT_EQ(position.at("0.inf.1"), "(2000,2400)");
  EXPECT_EQ(position.at("1.inf.1"), "(6000,2400)");
}

TEST(WartimePieces, TheHolderOfDiscsIsNoPiece) {
  RULE("WT-2.10");
  P position(2, Json::object(), true);
  position.put("0.tank.1", 2000, 2000).put("1.well.1", 2500, 2000).discs(1, 4).discs(0, 4);
  EXPECT_EQ(position.play("attack 0.tank.1", {1}).offered(), "hold, hit 1.well.1");
  position.play("hit 1.well.1");  // the last piece: four discs keep nobody in
  EXPECT_EQ(position.state.end, End::last_standing);
}

TEST(WartimeMaps, TablesAreAsLargeAsTheBookSaysAndStartsWhereItSays) {
  RULE("WT-3.1");
  const std::array<std::string_view, 5> tables{
      "8000 4800 (1500,2400) (6500,2400)", "8000 7400 (1500,1535) (6500,1535) (4000,5865)",
      "8000 8000 (1500,1500) (6500,1500) (6500,6500) (1500,6500)",
      "11100 10700 (3050,1503) (8050,1503) (9595,6258) (5550,9197) (1505,6258)",
      "13000 11700 (4000,1520) (9000,1520) (11500,5850) (9000,10180) (4000,10180) (1500,5850)"};
  for (const char* map : {"open", "lake", "islands"}) {
    for (int players = 2; players <= 6; ++players) {
      const Table& table = rules_for(players, {{"map", map}}).table();
      std::string text = std::to_string(table.width) + " " + std::to_string(table.height);
      for (const Point& start : table.starts)
        text += " (" + std::to_string(start.x) + "," + std::to_string(start.y) + ")";
      EXPECT_EQ(text, tables[static_cast<std::size_t>(players - 2)]) << map;
    }
  }
}

TEST(WartimeMaps, AStartAreaHasNinePlots) {
  RULE("WT-3.2");
  std::string plots;
  for (int plot = 1; plot <= 9; ++plot) {
    const Point at = plot_at({1500, 2400}, plot);
    plots += "(" + std::to_string(at.x) + "," + std::to_string(at.y) + ")";
  }
  EXPECT_EQ(plots, "(900,1800)(1500,1800)(2100,1800)(900,2400)(1500,2400)(2100,2400)(900,3000)(1500,3000)(2100,3000)");
}

TEST(WartimeMaps, WithoutTerrainEverythingIsLandAndSea) {
  RULE("WT-3.4");
  const P position;
  EXPECT_EQ(position.rules.map_name(), "open");
  for (const Type type : {Type::boat, Type::tank, Type::jet, Type::cc}) {
    EXPECT_TRUE(position.rules.table().suits(type, {4000, 2400}));
    EXPECT_TRUE(position.rules.table().clear(type, {500, 500}, {7500, 4000}));
  }
}

TEST(WartimeMaps, IslandsLieInASea) {
  RULE("WT-3.6");
  constexpr std::array<std::pair<int, int>, 5> kMiddle{{{500, 207}, {700, 290}, {1000, 414}, {1300, 538}, {1500, 621}}};
  constexpr std::array<Point, 5> kMiddles{{{4000, 2400}, {4000, 2978}, {4000, 4000}, {5550, 4944}, {6500, 5850}}};
  constexpr std::array<int, 5> kStraits{600, 688, 1136, 1359, 1932};
  for (int players = 2; players <= 6; ++players) {
    const Table& table = rules_for(players, kIslands).table();
    const auto row = static_cast<std::size_t>(players - 2);
    const auto [half, side] = kMiddle[row];
    const Point middle = kMiddles[row];
    ASSERT_EQ(table.areas.size(), static_cast<std::size_t>(players + 1));
    const auto is_land = [&](Point at) { return table.suits(Type::tank, at); };
    const auto is_sea = [&](Point at) { return table.suits(Type::boat, at); };
    EXPECT_TRUE(is_land({middle.x + half, middle.y}) && is_sea({middle.x + half, middle.y + side}));
    EXPECT_FALSE(is_land({middle.x + half + 1, middle.y}));
    EXPECT_FALSE(is_sea({middle.x + half - 1, middle.y}));
    for (const Point& start : table.starts) {
      EXPECT_TRUE(is_land({start.x + 1400, start.y + 580}) && is_sea({start.x + 1400, start.y + 580}));
      EXPECT_FALSE(is_land({start.x + 1401, start.y}));
      EXPECT_FALSE(is_sea({start.x + 1399, start.y}));
      EXPECT_FALSE(is_sea(start));
    }
    // The narrowest strait between a home island and the middle one.
    double strait = table.width;
    for (const Area& home : table.areas) {
      if (home.low.x + home.high.x == 2 * middle.x && home.low.y + home.high.y == 2 * middle.y) continue;
      for (const Area& other : table.areas) {
        if (other.low.x + other.high.x != 2 * middle.x || other.low.y + other.high.y != 2 * middle.y) continue;
        strait = std::min(strait, between(home, other));
      }
    }
    EXPECT_NEAR(strait, kStraits[row], 1) << players << " players";
  }
}

TEST(WartimeMaps, AJetFliesOverLandAndSea) {
  RULE("WT-3.11");
  for (const Json& options : {kLake, kIslands}) {
    P position(2, options);
    position.put("0.jet.1", 1500, 2400).play("move 0.jet.1; go 0", {6, 6});
    EXPECT_EQ(position.at("0.jet.1"), "(3900,2400)");
    EXPECT_TRUE(position.rules.table().suits(Type::jet, {3000, 2400}));
    EXPECT_TRUE(position.rules.table().suits(Type::jet, {4000, 2400}));
  }
}

TEST(WartimeGeometry, MovesAreMeasuredFromCentresAndShotsFromOutlines) {
  RULE("WT-4.12");
  P position;
  position.put("0.tank.1", 1000, 1000).put("1.tank.1", 1580, 1000);
  EXPECT_EQ(position.gap("0.tank.1", "1.tank.1"), 200);  // between outlines, where the centres are 580 apart
  EXPECT_TRUE(P(position).play("attack 0.tank.1", {1}).offers("hit 1.tank.1"));
  EXPECT_EQ(position.play("move 0.tank.1; go 90", {1}).at("0.tank.1"), "(1000,1200) 90");
}

// ------------------------------------------------------------------------------------------------ set-up

TEST(WartimeSetup, BeginsWithoutCashAndPieces) {
  RULE("WT-2.7");
  RULE("WT-5.1");
  RULE("WT-5.2");
  for (int players = 2; players <= 6; ++players) {
    const P position = started(players, 0);
    EXPECT_EQ(position.state.bank, 3000 * players);
    for (int seat = 0; seat < players; ++seat) EXPECT_EQ(position.player(seat), Player{});
  }
}

TEST(WartimeSetup, WhoBeginsIsDrawn) {
  RULE("WT-5.3");
  for (std::uint32_t first = 0; first < 3; ++first) {
    P position = started(3, first);
    EXPECT_EQ(position.state.active, first);
    EXPECT_EQ(position.told(), "first " + std::to_string(first));
  }
}

TEST(WartimeSetup, EachPlacesACommandCentreABulldozerAndAWell) {
  RULE("WT-5.4");
  RULE("WT-5.5");
  RULE("WT-5.6");
  P position = started(3, 2);
  for (const int seat : {2, 0, 1}) {
    EXPECT_EQ(position.state.active, seat);
    EXPECT_EQ(position.offered(), "plot 1, plot 2, plot 3, plot 4, plot 5, plot 6, plot 7, plot 8, plot 9");
    position.play("plot 5");
    EXPECT_EQ(position.offered(), "dir 0, dir 45, dir 90, dir 135, dir 180, dir 225, dir 270, dir 315");
    position.play("dir 90; plot 1");
    const std::string own = std::to_string(seat);
    const Point start = position.rules.table().starts[static_cast<std::size_t>(seat)];
    EXPECT_EQ(position.body(own + ".cc.1").at, start);
    EXPECT_EQ(position.body(own + ".dozer.1").at, (Point{start.x, start.y + 380 + 100}));
    EXPECT_EQ(position.body(own + ".well.1").at, (Point{start.x - 600, start.y - 600}));
  }
  EXPECT_EQ(position.state.active, 2);
  EXPECT_EQ(position.state.round, 1);
  EXPECT_EQ(position.player(2).cash, 100);
  EXPECT_EQ(position.player(0).cash, 0);
  EXPECT_EQ(position.player(2).discs, 0);
  EXPECT_EQ(std::popcount(position.player(2).in_play), 3);
}

TEST(WartimeSetup, AlwaysLeavesSevenDirectionsAndSevenPlots) {
  RULE("WT-5.5");
  for (const char* map : {"open", "lake", "islands"}) {
    for (int players = 2; players <= 6; ++players) {
      for (int plot = 1; plot <= 9; ++plot) {
        P position = started(players, 0, {{"map", map}});
        for (int seat = 0; seat < players; ++seat) {
          position.play("plot " + std::to_string(plot));
          EXPECT_GE(position.choices(), 7U) << map << " " << players << " plot " << plot;
          for (int direction = 0; direction < 360; direction += 45) {
            P tried = position;
            if (!tried.offers("dir " + std::to_string(direction))) continue;
            EXPECT_GE(tried.play("dir " + std::to_string(direction)).choices(), 7U);
          }
          MoveList<Move> moves;
          position.rules.legal(position.state, position.state.active, moves);
          position.play(P::text_of(*moves.begin()));
          moves.clear();
          position.rules.legal(position.state, position.state.active, moves);
          position.play(P::text_of(*moves.begin()));
        }
      }
    }
  }
}

// ------------------------------------------------------------------------------------------------ options

TEST(WartimeOptions, AreThoseOfTheBook) {
  RULE("WT-13");
  constexpr std::array<int, 7> kUsual{0, 0, 80, 60, 50, 40, 40};
  for (int players = 2; players <= 6; ++players) {
    EXPECT_EQ(rules_for(players).options().rounds, kUsual[static_cast<std::size_t>(players)]);
  }
  EXPECT_EQ(rules_for(2, {{"rounds", 10}}).options().rounds, 10);
  EXPECT_EQ(rules_for(2, {{"rounds", 300}}).options().rounds, 300);
  for (const int rounds : {-1, 1, 9, 301}) EXPECT_FALSE(Rules::create(tempora::Setup{2, {{"rounds", rounds}}, ""}));
  EXPECT_FALSE(Rules::create(tempora::Setup{2, {{"map", "desert"}}, ""}));

  for (const int cash : {0, 300, 500}) {
    const P position = started(3, 0, {{"start_cash", std::to_string(cash)}});
    EXPECT_EQ(position.player(2).cash, cash);
    EXPECT_EQ(position.state.bank, 3 * (3000 - cash));
  }

  P silent(2, {{"fort_attack", "no"}});
  silent.put("0.barr.1", 1000, 1000).fort("0.barr.1").put("1.well.1", 1500, 1000);
  EXPECT_EQ(silent.forbids("fort_attack 0.barr.1"), "WT-13");

  P far(2, {{"super_range", "any"}}, true);
  far.put("0.super.1", 300, 300).put("1.well.1", 7700, 4500).put("1.cc.1", 7000, 4500);
  EXPECT_EQ(far.play("attack 0.super.1").offered(), "hit 1.cc.1, hit 1.well.1");
}

}  // namespace
}  // namespace tempora::wartime
