// The land: KH-3, the maps of the content and the checks of others.
#include <gtest/gtest.h>

#include <cstdlib>
#include <sstream>

#include "engine/testing/rule.hpp"
#include "games/khronos/content.hpp"
#include "games/khronos/testing/position.hpp"

namespace tempora::khronos {
namespace {

// The canonical map as the rule book prints it.
constexpr std::string_view kValley =
    "^^^ff...~....ff^\n^^ff....~.....f^\n^f......~..H...f\nf...H...~.......\n........~~......\n.........~......\n"
    ".......H.~...H..\n.H...f...~......\n.....fff.~~...ff\n.....f^f..~..f^^\n......f...~...f^\n.......H..~.H...\n"
    "..H.......~.....\n..........~.....\n..........~~....\nff.........~....\nff...H.....~.H..\n^ff........~....\n"
    "^^f........~...f\n^^^ff.....~~..ff\n";

// A map of plain with four hamlets; tests change its squares.
class Map {
 public:
  Map(int width, int height)
      : width_(width), rows_(static_cast<std::size_t>(height), std::string(static_cast<std::size_t>(width), '.')) {
    for (const char* hamlet : {"A1", "H1", "A8", "H8"}) set(hamlet, 'H');
  }
  Map& set(std::string_view name, char terrain) {
    const Square at = square(name);
    rows_.at(at.row).at(at.column) = terrain;
    return *this;
  }
  Map& fill(int from_row, int to_row, char terrain) {
    for (int row = from_row; row <= to_row; ++row) {
      for (char& square : rows_.at(static_cast<std::size_t>(row - 1))) square = square == 'H' ? 'H' : terrain;
    }
    return *this;
  }
  [[nodiscard]] std::vector<std::string> lines() const {
    std::vector<std::string> lines{"map test " + std::to_string(width_) + " " + std::to_string(rows_.size())};
    lines.insert(lines.end(), rows_.begin(), rows_.end());
    lines.emplace_back("end");
    return lines;
  }
  // "" if it is accepted, else the reason.
  [[nodiscard]] std::string refused() const {
    const auto land = read_land(lines());
    return land ? "" : land.error().text;
  }

 private:
  int width_;
  std::vector<std::string> rows_;
};

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST(KhronosMap, ValleyIsThatOfTheBook) {
  RULE("KH-3.2");
  RULE("KH-3.3");
  const Rules rules = rules_for(3);
  const Land& land = rules.land();
  EXPECT_EQ(land.name, "valley");
  EXPECT_EQ(land.width, 16);
  EXPECT_EQ(land.height, 20);
  std::string drawn;
  for (int row = 0; row < land.height; ++row) {
    for (int column = 0; column < land.width; ++column) {
      drawn += land.terrain(row, column);
      // Each square has exactly one terrain.
      const int kinds = int{land.river.has(row, column)} + int{land.forest.has(row, column)} +
                        int{land.mountain.has(row, column)} + int{land.hamlets.has(row, column)};
      EXPECT_LE(kinds, 1);
    }
    drawn += '\n';
  }
  EXPECT_EQ(drawn, kValley);
  EXPECT_EQ(name(Square{0, 0}), "A1");
  EXPECT_EQ(name(Square{19, 15}), "P20");
}

TEST(KhronosMap, ValleyHasTheCountsOfTheBook) {
  RULE("KH-3.4");
  const Rules rules = rules_for(3);
  const Land& land = rules.land();
  Board listed;
  for (const char* hamlet : {"L3", "E4", "H7", "N7", "B8", "H12", "M12", "C13", "F17", "N17"})
    listed.insert(square(hamlet));
  EXPECT_EQ(land.hamlets, listed);
  EXPECT_EQ(land.forest.count(), 33);
  EXPECT_EQ(land.mountain.count(), 18);
  EXPECT_EQ(land.river.count(), 24);
  EXPECT_EQ(land.squares.count(), 320);
  EXPECT_EQ((land.squares - land.river - land.forest - land.mountain - land.hamlets).count(), 235);
  // The river is one line from I1 to K20 and parts the land in 190 and 106 squares.
  const auto flood = [](Square from, const Board& within) {
    Board reached;
    reached.insert(from);
    for (Board before; before != reached;) {
      before = reached;
      reached |= reached.beside() & within;
    }
    return reached;
  };
  EXPECT_EQ(flood(square("I1"), land.river), land.river);
  EXPECT_TRUE(land.river.has(square("K20")));
  const Board dry = land.squares - land.river;
  EXPECT_EQ(flood(square("A1"), dry).count(), 190);
  EXPECT_EQ(flood(square("P1"), dry).count(), 106);
}

TEST(KhronosMap, CheapSquaresAndRoomAreAsTheBookCounts) {
  RULE("KH-3.5");
  RULE("KH-5.4");
  for (const int players : {2, 3, 4}) {
    const Rules rules = rules_for(players);
    int cheap = 0;
    int land = 0;
    (rules.land().squares - rules.land().river).for_each([&](Square square) {
      ++land;
      cheap += rules.terrain_cost(square, 1) == 0 ? 1 : 0;
    });
    EXPECT_EQ(land, 296);
    EXPECT_EQ(cheap, players == 4 ? 278 : 245) << players;
  }
  std::vector<Square> hamlets;
  rules_for(3).land().hamlets.for_each([&](Square square) { hamlets.push_back(square); });
  for (const Square a : hamlets) {
    for (const Square b : hamlets) {
      EXPECT_TRUE(a == b || std::abs(a.row - b.row) >= 3 || std::abs(a.column - b.column) >= 3);
    }
  }
}

TEST(KhronosMap, AllAgesShowTheSameLand) {
  RULE("KH-3.1");
  for (const char* map : {"valley", "glen", "delta"}) {
    const Position position(2, {{"map", map}});
    for (const Age age : kEveryAge) {
      Board hamlets;
      for (const Building& building : position.state.buildings) {
        if (building.age() == age) hamlets.insert(building.anchor());
      }
      EXPECT_EQ(hamlets, position.rules.land().hamlets) << map;
    }
  }
}

TEST(KhronosMap, PrintedHamletIsThereAgainWhenItsTileLeaves) {
  RULE("KH-3.6");
  RULE("KH-4.1");
  Position position;
  for (const Age age : kEveryAge) {
    EXPECT_EQ(position.at(age, "N7").type, Type::civil);
    EXPECT_EQ(position.at(age, "N7").value(), 1);
  }
  position.faith("Town M6").reason("Town M6");
  EXPECT_EQ(position.at(kFaith, "N7").size, 2);
  position.acts(P1, kMight, 2, 0, 0).play("build Might Keep M5");
  EXPECT_EQ(position.at(kFaith, "N7").size, 1);
  EXPECT_EQ(position.at(kReason, "N7").size, 1);
  EXPECT_EQ(position.stock(Type::civil, 1), 20);  // it is no tile
  EXPECT_EQ(position.stock(Type::civil, 2), 24);
  // It isn't free: nothing can be built over it.
  EXPECT_EQ(position.acts(P2, kFaith, 0, 0, 1).forbids("build Faith Hamlet N7"), "KH-7.8");
  // Nor does the last Hamlet tile matter to it.
  position.stock(Type::civil, 1, 0);
  EXPECT_EQ(position.forbids("upgrade Faith H12 Town H12"), "");
}

TEST(KhronosMap, LoadsFromTheBooksForm) {
  RULE("KH-3.7");
  std::vector<std::string> lines{"# a map", "map valley 16 20"};
  std::istringstream rows{std::string(kValley)};
  for (std::string row; std::getline(rows, row);) lines.push_back(row);
  lines.insert(lines.begin() + 5, "# in the middle");
  lines.emplace_back("end");
  const auto land = read_land(lines);
  ASSERT_TRUE(land) << land.error().text;
  EXPECT_EQ(land->hamlets, rules_for(3).land().hamlets);
  EXPECT_EQ(land->river, rules_for(3).land().river);
  const auto refused = [](std::vector<std::string> changed) { return !read_land(changed); };
  const auto with = [&](std::size_t at, const char* line) {
    auto changed = lines;
    changed[at] = line;
    return changed;
  };
  EXPECT_TRUE(refused({}));
  EXPECT_TRUE(refused(with(1, "map valley 16")));
  EXPECT_TRUE(refused(with(1, "map valley 16 twenty")));
  EXPECT_TRUE(refused(with(1, "land valley 16 20")));
  EXPECT_TRUE(refused(with(2, "^^^ff...~....ff")));
  EXPECT_TRUE(refused(with(2, "^^^ff...~....ff^^")));
  EXPECT_TRUE(refused(with(2, "^^^ff...x....ff^")));
  EXPECT_TRUE(refused(with(lines.size() - 1, "the end")));
  EXPECT_TRUE(refused({lines.begin(), lines.end() - 1}));
  EXPECT_TRUE(refused({lines.begin(), lines.end() - 2}));
  auto more = lines;
  more.emplace_back("^^^");
  EXPECT_TRUE(refused(more));
}

TEST(KhronosMap, MistakeIsNamedWithItsLine) {
  RULE("KH-3.7");
  auto lines = Map(8, 10).lines();
  lines[3] = "...x....";
  const auto land = read_land(lines);
  ASSERT_FALSE(land);
  EXPECT_EQ(land.error().where, "/3");
  EXPECT_TRUE(has(land.error().text, "'x'")) << land.error().text;
  EXPECT_TRUE(has(land.error().text, ". ~ f ^ H")) << land.error().text;
}

TEST(KhronosMap, SizeIsBounded) {
  RULE("KH-3.8");
  for (const auto& [width, height] : {std::pair{8, 8}, {24, 24}, {8, 24}, {24, 8}}) {
    Map map(width, height);
    EXPECT_EQ(map.refused(), width == 8 && height == 8 ? map.refused() : "") << width << height;
  }
  EXPECT_EQ(Map(8, 9).refused(), "");
  EXPECT_TRUE(has(Map(25, 9).refused(), "8 to 24"));
  EXPECT_TRUE(has(Map(8, 25).refused(), "8 to 24"));
  auto narrow = Map(8, 9).lines();
  narrow[0] = "map test 7 9";
  EXPECT_FALSE(read_land(narrow));
  narrow[0] = "map test 8 7";
  EXPECT_FALSE(read_land(narrow));
}

TEST(KhronosMap, HasFourToSixteenHamletsApart) {
  RULE("KH-3.8");
  Map three(12, 12);
  three.set("A1", '.');
  EXPECT_TRUE(has(three.refused(), "4 to 16")) << three.refused();
  Map sixteen(24, 24);
  int hamlets = 4;
  for (int row = 10; row <= 24 && hamlets < 16; row += 3) {
    for (char column = 'A'; column <= 'X' && hamlets < 16; column = static_cast<char>(column + 4), ++hamlets) {
      sixteen.set(std::string(1, column) + std::to_string(row), 'H');
    }
  }
  EXPECT_EQ(sixteen.refused(), "");
  sixteen.set("L5", 'H');
  EXPECT_TRUE(has(sixteen.refused(), "17 hamlets")) << sixteen.refused();
  Map touching(12, 12);
  EXPECT_NE(Map(touching).set("B1", 'H').refused(), "");
  EXPECT_NE(Map(touching).set("A2", 'H').refused(), "");
  EXPECT_EQ(Map(touching).set("B2", 'H').refused(), "");  // a corner
}

TEST(KhronosMap, HasPlainForSixtySquaresAndACastle) {
  RULE("KH-3.8");
  Map map(8, 20);
  map.fill(1, 20, 'f');
  EXPECT_TRUE(has(map.refused(), "60")) << map.refused();
  map.fill(10, 16, '.');
  EXPECT_TRUE(has(map.refused(), "56 squares")) << map.refused();
  map.fill(17, 17, '.').set("A17", 'f').set("B17", 'f').set("C17", 'f').set("D17", 'f');
  EXPECT_EQ(map.refused(), "");
  map.set("E17", 'f');
  EXPECT_TRUE(has(map.refused(), "59 squares")) << map.refused();
  // Rows of two: room for no castle.
  Map stripes(20, 20);
  for (int row = 3; row <= 20; row += 3) stripes.fill(row, row, '~');
  EXPECT_TRUE(has(stripes.refused(), "castle")) << stripes.refused();
  stripes.fill(12, 12, '.');
  EXPECT_EQ(stripes.refused(), "");
  // A place where it would connect two hamlets is none.
  Map cramped(20, 20);
  for (int row = 3; row <= 20; row += 3) cramped.fill(row, row, '~');
  for (const char* square : {"J9", "K9", "L9"}) cramped.set(square, '.');
  EXPECT_EQ(cramped.refused(), "");
  cramped.set("H8", '.').set("H20", 'H').set("I8", 'H').set("M8", 'H').set("I10", 'H').set("M10", 'H');
  EXPECT_TRUE(has(cramped.refused(), "castle")) << cramped.refused();
}

TEST(KhronosMap, OthersLoadWithTheContent) {
  RULE("KH-3.7");
  RULE("KH-18");
  Json content = Json::parse(kContent);
  content["map"]["test"] = Map(8, 9).lines();
  const auto rules = Rules::create(tempora::Setup{2, {{"map", "test"}}, content.dump()});
  ASSERT_TRUE(rules) << rules.error().text;
  EXPECT_EQ(rules->land().height, 9);
  EXPECT_FALSE(Rules::create(tempora::Setup{2, {{"map", "other"}}, content.dump()}));
  content["map"]["test"][4] = "nonsense";
  const auto refused = Rules::create(tempora::Setup{2, {{"map", "test"}}, content.dump()});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().where, "/map/test/4");
}

}  // namespace
}  // namespace tempora::khronos
