// What the content holds, and what is refused of a content that a designer has changed.
#include "games/steamtime/components.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "engine/testing/content_mistake.hpp"
#include "engine/testing/rule.hpp"
#include "games/steamtime/content.hpp"

namespace tempora::steamtime {
namespace {

using testing::changed;

const Json& own_content() {
  static const Json kJson = *parse_json(kContent);
  return kJson;
}

const Components& own() {
  static const Components kComponents = *read_components(own_content());
  return kComponents;
}

Gains gains(std::string_view text) { return *read_gains(text); }
Cost cost(std::string_view text) { return *read_cost(text); }
bool nothing_but(const Gains& gains, std::string_view text) { return gains == *read_gains(text); }

// The six boards for so many players, by their numbers.
std::vector<int> boards_for(std::size_t players) {
  std::vector<int> boards;
  for (std::size_t board = 0; board < kBoards; ++board) {
    if (!own().boards[board].sides[players].spaces.empty()) boards.push_back(static_cast<int>(board) + 1);
  }
  return boards;
}

// The spaces of all boards for so many players, by action.
std::map<Action, std::vector<Space>> spaces_for(std::size_t players) {
  std::map<Action, std::vector<Space>> spaces;
  for (const Board& board : own().boards) {
    for (const Space& space : board.sides[players].spaces) spaces[space.action].push_back(space);
  }
  return spaces;
}

// ------------------------------------------------------------------------------------------------ the short notation

TEST(Notation, SaysWhatIsReceived) {
  const Gains many{4, 30, 10, 1, {1, 2, 3, 4, 5, 6}, 2, 1, 3};
  EXPECT_EQ(read_gains("4e + 30g + 10s + 1p + GN + 2BU + 3BK + 4PK + 5GY + 6OR + 2T + * + 3D"), many);
  EXPECT_EQ(read_gains("3D+*+2T+6OR+5GY+4PK+3BK+2BU+GN+p+10s+30g+4e"), many);
  EXPECT_EQ(read_gains("  2 T  +  1*"), (Gains{0, 0, 0, 0, {}, 2, 1, 0}));
  EXPECT_EQ(read_gains("-"), Gains{});
  EXPECT_EQ(read_gains(""), Gains{});
}

TEST(Notation, SaysWhatIsPaid) {
  const Cost many{14, 8, {1, 2, 3, 4, 5, 6}, 8, 4, 3};
  EXPECT_EQ(read_cost("14g + 8s + GN + 2BU + 3BK + 4PK + 5GY + 6OR + 8R + 4U + 3X"), many);
  EXPECT_EQ(read_cost("1U + 2R"), (Cost{0, 0, {}, 2, 1, 0}));
  EXPECT_EQ(read_cost(" - "), Cost{});
}

// Each sign, with the field of Gains or Cost that it means and how many there may be.
template <class Of>
struct Field {
  const char* sign;
  int most;
  std::uint8_t& (*of)(Of&);
};
constexpr std::array<Field<Gains>, 13> kGainFields{{
    {"e", 50, [](Gains& gains) -> std::uint8_t& { return gains.esteem; }},
    {"g", 30, [](Gains& gains) -> std::uint8_t& { return gains.gold; }},
    {"s", 10, [](Gains& gains) -> std::uint8_t& { return gains.steam; }},
    {"p", 4, [](Gains& gains) -> std::uint8_t& { return gains.portal; }},
    {"GN", 6, [](Gains& gains) -> std::uint8_t& { return gains.crystals[at(Colour::green)]; }},
    {"BU", 6, [](Gains& gains) -> std::uint8_t& { return gains.crystals[at(Colour::blue)]; }},
    {"BK", 6, [](Gains& gains) -> std::uint8_t& { return gains.crystals[at(Colour::black)]; }},
    {"PK", 6, [](Gains& gains) -> std::uint8_t& { return gains.crystals[at(Colour::pink)]; }},
    {"GY", 6, [](Gains& gains) -> std::uint8_t& { return gains.crystals[at(Colour::gray)]; }},
    {"OR", 6, [](Gains& gains) -> std::uint8_t& { return gains.crystals[at(Colour::orange)]; }},
    {"T", 6, [](Gains& gains) -> std::uint8_t& { return gains.time; }},
    {"*", 6, [](Gains& gains) -> std::uint8_t& { return gains.any; }},
    {"D", 6, [](Gains& gains) -> std::uint8_t& { return gains.free; }},
}};
constexpr std::array<Field<Cost>, 11> kCostFields{{
    {"g", 60, [](Cost& cost) -> std::uint8_t& { return cost.gold; }},
    {"s", 10, [](Cost& cost) -> std::uint8_t& { return cost.steam; }},
    {"GN", 6, [](Cost& cost) -> std::uint8_t& { return cost.crystals[at(Colour::green)]; }},
    {"BU", 6, [](Cost& cost) -> std::uint8_t& { return cost.crystals[at(Colour::blue)]; }},
    {"BK", 6, [](Cost& cost) -> std::uint8_t& { return cost.crystals[at(Colour::black)]; }},
    {"PK", 6, [](Cost& cost) -> std::uint8_t& { return cost.crystals[at(Colour::pink)]; }},
    {"GY", 6, [](Cost& cost) -> std::uint8_t& { return cost.crystals[at(Colour::gray)]; }},
    {"OR", 6, [](Cost& cost) -> std::uint8_t& { return cost.crystals[at(Colour::orange)]; }},
    {"R", 36, [](Cost& cost) -> std::uint8_t& { return cost.rainbow; }},
    {"U", 9, [](Cost& cost) -> std::uint8_t& { return cost.upgrades; }},
    {"X", 9, [](Cost& cost) -> std::uint8_t& { return cost.expeditions; }},
}};

// Every pair of signs, each with every number that it may have, comes back as it was written; one more is too many.
template <class Of, std::size_t kCount, class Read>
void expect_round_trips(const std::array<Field<Of>, kCount>& fields, Read&& read) {
  for (const auto& first : fields) {
    for (const auto& second : fields) {
      for (int number = 1; number <= first.most; ++number) {
        const std::string text =
            std::to_string(number) + first.sign + " + " + std::to_string(second.most) + second.sign;
        const Result<Of> amount = read(text);
        if (first.sign == second.sign) {
          ASSERT_FALSE(amount) << text;
          EXPECT_EQ(amount.error().text, std::string("'") + first.sign + "' is there twice; allowed: once");
          continue;
        }
        Of expected;
        first.of(expected) = byte(number);
        second.of(expected) = byte(second.most);
        ASSERT_TRUE(amount) << text;
        EXPECT_EQ(*amount, expected) << text;
      }
    }
    for (const std::string& number : std::array<std::string, 3>{"0", std::to_string(first.most + 1), "4294967297"}) {
      const auto amount = read(number + std::string(first.sign));
      ASSERT_FALSE(amount) << number << first.sign;
      EXPECT_EQ(amount.error().text, std::string("'") + number + first.sign + "' must have a number from 1 to " +
                                         std::to_string(first.most));
    }
  }
}

TEST(Notation, ComesBackAsItWasWritten) {
  expect_round_trips(kGainFields, read_gains);
  expect_round_trips(kCostFields, read_cost);
}

TEST(Notation, RefusesOtherSigns) {
  const std::string gain_signs = "a number and one of e, g, s, p, GN, BU, BK, PK, GY, OR, T, *, D";
  const std::string cost_signs = "a number and one of g, s, GN, BU, BK, PK, GY, OR, R, U, X";
  const auto unknown = [](const std::string& amount, const std::string& signs) {
    return "'" + amount + "' is not known here; allowed: " + signs;
  };
  EXPECT_EQ(read_gains("3q").error().text, unknown("3q", gain_signs));
  EXPECT_EQ(read_gains("2e + gn").error().text, unknown("gn", gain_signs));
  EXPECT_EQ(read_gains("2e + 1R").error().text, unknown("1R", gain_signs));
  EXPECT_EQ(read_gains("2e +").error().text, unknown("", gain_signs));
  EXPECT_EQ(read_gains("+ 2e").error().text, unknown("", gain_signs));
  EXPECT_EQ(read_gains("2e 3g").error().text, unknown("2e 3g", gain_signs));
  EXPECT_EQ(read_gains("7").error().text, unknown("7", gain_signs));
  EXPECT_EQ(read_gains("-2e").error().text, unknown("-2e", gain_signs));
  EXPECT_EQ(read_gains("2\xC3\xA9").error().text, unknown("2??", gain_signs));
  EXPECT_EQ(read_cost("2e").error().text, unknown("2e", cost_signs));
  EXPECT_EQ(read_cost("T").error().text, unknown("T", cost_signs));
}

// ------------------------------------------------------------------------------------------------ the book's content

TEST(Content, HasTheComponentsOfTheBook) {
  RULE("ST-1.1");
  RULE("ST-1.2");
  RULE("ST-1.3");
  RULE("ST-1.4");
  RULE("ST-1.6");
  RULE("ST-1.7");
  RULE("ST-1.8");
  RULE("ST-1.10");
  const Supply& supply = own().supply;
  EXPECT_EQ(supply.airships, 3);
  EXPECT_EQ(own().missions.size(), 32U);
  EXPECT_EQ(own().encounters.size(), 24U);
  EXPECT_EQ(own().alpha.size(), 6U);
  EXPECT_EQ(own().omega.size(), 6U);
  EXPECT_EQ(own().specialists.size(), 9U);
  EXPECT_EQ(supply.gold, 100);
  EXPECT_EQ(supply.time, 30);
  EXPECT_EQ(supply.crystals, (Crystals{18, 16, 12, 14, 16, 14}));
  EXPECT_EQ(count_of(supply.crystals) + supply.time, 120);
  for (const Board& board : own().boards) {
    EXPECT_EQ(std::count_if(board.sides.begin(), board.sides.end(), [](auto& side) { return !side.spaces.empty(); }),
              2);
  }
}

TEST(Content, HasTheAirshipBoardOfTheBook) {
  RULE("ST-2.1");
  RULE("ST-2.2");
  RULE("ST-2.3");
  using Marks = std::vector<std::uint8_t>;
  struct Row {
    const char* name;
    const char* code;
    Marks marks;
    Action action;
  };
  const std::array<Row, kColours> rows{{{"Bridge", "GN", {0, 0, 0, 2, 2}, Action::mission},
                                        {"Engine Room", "BU", {0, 0, 2, 2}, Action::encounter},
                                        {"Laboratory", "BK", {0, 2}, Action::deposit},
                                        {"Time Portal", "PK", {0, 0, 2}, Action::upgrade},
                                        {"Midas Machine", "GY", {0, 0, 0, 2}, Action::gold},
                                        {"Analytic Engine", "OR", {0, 0, 2, 2}, Action::expedition}}};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(own().generators[i].name, rows[i].name);
    EXPECT_EQ(own().generators[i].marks, rows[i].marks) << rows[i].name;
    EXPECT_EQ(kColourCodes[i], rows[i].code);
    EXPECT_EQ(at(generator_of(rows[i].action)), i);
  }
}

TEST(Content, HasTheStartOfTheBook) {
  RULE("ST-3.2");
  RULE("ST-3.3");
  const Supply& supply = own().supply;
  EXPECT_EQ(supply.start_gold, 8);
  EXPECT_EQ(supply.start_steam, 1);
  EXPECT_EQ(supply.start_crystals, (Crystals{1, 1, 1, 1, 1, 0}));
  EXPECT_EQ(supply.later[0], Gains{});
  EXPECT_EQ(supply.later[1], (Gains{0, 0, 0, 0, {0, 0, 0, 0, 0, 1}, 0, 0, 0}));
  EXPECT_EQ(supply.later[2], (Gains{0, 0, 1, 0, {0, 0, 0, 0, 0, 1}, 0, 0, 0}));
  EXPECT_EQ(supply.later[3], (Gains{0, 2, 1, 0, {0, 0, 0, 0, 0, 1}, 0, 0, 0}));
}

TEST(Content, LeavesInBankAndBagWhatTheBookSays) {
  RULE("ST-3.4");
  struct Row {
    std::size_t players;
    int bank, bag, filled;
  };
  for (const Row row : {Row{2, 84, 79, 70}, Row{3, 76, 73, 61}, Row{4, 66, 67, 53}}) {
    const Supply& supply = own().supply;
    int bank = supply.gold;
    int bag = count_of(supply.crystals);
    for (std::size_t place = 0; place < row.players; ++place) {
      bank -= supply.start_gold + supply.later[place].gold;
      bag -= count_of(supply.start_crystals) + count_of(supply.later[place].crystals);
    }
    EXPECT_EQ(bank, row.bank) << row.players;
    EXPECT_EQ(bag, row.bag) << row.players;
    const auto spaces = spaces_for(row.players);
    for (const Space& space : spaces.at(Action::deposit)) bag -= space.count;
    EXPECT_EQ(bag, row.filled) << row.players;
  }
}

TEST(Content, HasFewerOrangeCrystalsThanSlotsForFour) {
  RULE("ST-1.9");
  const std::size_t orange = at(Colour::orange);
  EXPECT_LT(own().supply.crystals[orange], kMaxPlayers * own().generators[orange].marks.size());
}

TEST(Content, HasTheBoardSidesOfTheBook) {
  RULE("ST-3.5");
  RULE("ST-3.6");
  RULE("ST-3.7");
  EXPECT_EQ(boards_for(2), (std::vector{1, 2, 3, 4, 5, 6}));
  EXPECT_EQ(boards_for(3), (std::vector{1, 2, 3, 7, 8, 9}));
  EXPECT_EQ(boards_for(4), (std::vector{4, 5, 6, 7, 8, 9}));
}

// "Gold 5 +1s", as the book writes a space.
std::string book_text(const Space& space) {
  static const std::array<std::string, kActions> kNames{"Mission", "Encounter", "Deposit",
                                                        "Upgrade", "Gold",      "Expedition"};
  std::string text = kNames[static_cast<std::size_t>(space.action)];
  if (space.count > 0) text += " " + std::to_string(space.count);
  if (space.extra == Gains{}) return text;
  for (const char* extra : {"1s", "1p", "2e"}) {
    if (nothing_but(space.extra, extra)) return text + " +" + extra;
  }
  return text + " and something else";
}

TEST(Content, HasTheBoardsOfTheBook) {
  RULE("ST-25.1");
  RULE("ST-9.15");
  RULE("ST-9.19");
  const std::array<const char*, kBoards> names{"Stonehenge",    "Pyramids of Giza", "Great Wall of China",
                                               "Easter Island", "Machu Picchu",     "Colosseum",
                                               "Angkor Wat",    "Chichen Itza",     "Taj Mahal"};
  struct Row {
    std::size_t board;
    std::size_t players;
    std::vector<std::string> spaces;
  };
  const std::vector<Row> rows{
      // 2 players
      {1, 2, {"Mission", "Deposit 3", "Expedition"}},
      {2, 2, {"Encounter 3", "Upgrade", "Gold 5 +1s"}},
      {3, 2, {"Mission +1p", "Encounter 2 +2e", "Upgrade"}},
      {4, 2, {"Deposit 4", "Gold 5 +1p", "Expedition"}},
      {5, 2, {"Mission +1s", "Upgrade", "Gold 7"}},
      {6, 2, {"Encounter 2 +1p", "Deposit 2 +2e", "Expedition"}},
      // 3 players
      {1, 3, {"Mission +1s", "Encounter 3", "Deposit 3", "Expedition"}},
      {2, 3, {"Encounter 2 +2e", "Deposit 4", "Upgrade", "Gold 6"}},
      {3, 3, {"Mission", "Upgrade", "Gold 5 +1p", "Expedition"}},
      {7, 3, {"Mission +1p", "Encounter 2 +1p", "Deposit 2 +2e", "Gold 7"}},
      {8, 3, {"Encounter 3", "Upgrade", "Gold 5 +1s", "Expedition"}},
      {9, 3, {"Mission", "Deposit 3", "Upgrade", "Expedition"}},
      // 4 players
      {4, 4, {"Encounter 3", "Deposit 3", "Upgrade", "Gold 6", "Expedition"}},
      {5, 4, {"Mission +1s", "Deposit 4", "Upgrade", "Gold 5 +1p", "Expedition"}},
      {6, 4, {"Mission", "Encounter 2 +2e", "Upgrade", "Gold 7", "Expedition"}},
      {7, 4, {"Mission +1p", "Encounter 2 +1p", "Deposit 2 +2e", "Gold 5 +1s", "Expedition"}},
      {8, 4, {"Mission", "Encounter 2 +2e", "Deposit 3", "Upgrade", "Expedition"}},
      {9, 4, {"Mission +1s", "Encounter 3", "Deposit 2 +2e", "Upgrade", "Gold 7"}},
  };
  ASSERT_EQ(rows.size(), 18U);
  for (const Row& row : rows) {
    const Board& board = own().boards[row.board - 1];
    EXPECT_EQ(board.name, names[row.board - 1]);
    std::vector<std::string> spaces;
    for (const Space& space : board.sides[row.players].spaces) spaces.push_back(book_text(space));
    EXPECT_EQ(spaces, row.spaces) << row.board << " for " << row.players;
  }
}

TEST(Content, HasEachActionOnceForEachDepositOfTheBook) {
  RULE("ST-25.1");
  struct Row {
    std::size_t players, times;
    int slots;
  };
  for (const Row row : {Row{2, 3, 9}, Row{3, 4, 12}, Row{4, 5, 14}}) {
    const auto spaces = spaces_for(row.players);
    ASSERT_EQ(spaces.size(), static_cast<std::size_t>(kActions));
    for (const auto& [action, list] : spaces)
      EXPECT_EQ(list.size(), row.times) << kActionNames[static_cast<std::size_t>(action)];
    int slots = 0;
    for (const Space& space : spaces.at(Action::deposit)) slots += space.count;
    EXPECT_EQ(slots, row.slots) << row.players;
  }
}

TEST(Content, HasTheEffortCardsOfTheBook) {
  RULE("ST-25.2");
  struct Row {
    const char* id;
    std::array<const char*, kLetters> costs;
  };
  const std::array<Row, 12> rows{{
      {"α1", {"BU+GY", "GN+GY", "BK+PK", "GN+BK", "PK+OR", "BU+OR"}},
      {"α2", {"BK+OR", "BU+PK", "PK+GY", "GN+GY", "BU+BK", "GN+OR"}},
      {"α3", {"BK+PK", "BU+OR", "BU+GY", "PK+OR", "GN+BK", "GN+GY"}},
      {"α4", {"GN+PK", "PK+OR", "GN+OR", "BU+BK", "BU+GY", "BK+GY"}},
      {"α5", {"GN+BU", "GN+BK", "BK+OR", "PK+GY", "GY+OR", "BU+PK"}},
      {"α6", {"GY+OR", "BK+GY", "GN+BU", "BU+OR", "GN+PK", "BK+PK"}},
      {"Ω1", {"GN+PK+OR", "BU+BK+GY", "BU+GY+OR", "BK+PK+OR", "GN+BU+GY", "GN+BK+PK"}},
      {"Ω2", {"GN+PK+GY", "BU+PK+OR", "BU+BK+OR", "GN+BK+GY", "GN+BK+OR", "BU+PK+GY"}},
      {"Ω3", {"GN+BU+GY", "GN+BK+PK", "BK+GY+OR", "GN+BU+BK", "BU+PK+OR", "PK+GY+OR"}},
      {"Ω4", {"BU+BK+OR", "GN+BU+OR", "GN+BK+PK", "PK+GY+OR", "BK+PK+GY", "GN+BU+GY"}},
      {"Ω5", {"BU+BK+PK", "BK+PK+GY", "GN+PK+GY", "GN+BU+OR", "GN+GY+OR", "BU+BK+OR"}},
      {"Ω6", {"BK+GY+OR", "GN+GY+OR", "GN+BU+PK", "BU+PK+GY", "BU+BK+PK", "GN+BK+OR"}},
  }};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool alpha = i < 6;
    const Effort& effort = alpha ? own().alpha[i] : own().omega[i - 6];
    EXPECT_EQ(effort_id(static_cast<int>(alpha ? i : kMostEfforts + i - 6)), rows[i].id);
    Crystals shown{};
    for (std::size_t letter = 0; letter < kLetters; ++letter) {
      EXPECT_EQ(effort.costs[letter], cost(rows[i].costs[letter]).crystals) << rows[i].id << " " << letter;
      EXPECT_EQ(count_of(effort.costs[letter]), alpha ? 2 : 3) << rows[i].id << " " << letter;
      for (std::size_t colour = 0; colour < kColours; ++colour) {
        shown[colour] = byte(shown[colour] + effort.costs[letter][colour]);
      }
    }
    Crystals each{};
    each.fill(alpha ? 2 : 3);
    EXPECT_EQ(shown, each) << rows[i].id;
  }
}

TEST(Content, HasTheUpgradesOfTheBook) {
  RULE("ST-25.3");
  const std::array<std::array<const char*, kLetters>, kRounds> rows{{
      {"2e", "4g", "GN", "OR", "1s + 1e", "T"},
      {"3e", "5g", "BU + 1e", "GY + 1e", "D + 1e", "T + 1e"},
      {"4e", "4g + 2e", "PK + 2e", "BK + 3e", "T + 2e", "2s + 2e"},
      {"7e", "4g + 5e", "GN + 5e", "OR + 5e", "T + 5e", "2s + 5e"},
      {"13e", "6g + 10e", "BU + BK + 9e", "* + 11e", "2T + 9e", "4s + 10e"},
  }};
  for (std::size_t round = 0; round < kRounds; ++round) {
    for (std::size_t letter = 0; letter < kLetters; ++letter) {
      EXPECT_EQ(own().upgrades[round][letter], gains(rows[round][letter])) << round + 1 << " " << letter;
    }
  }
}

TEST(Content, HasTheExpeditionsOfTheBook) {
  RULE("ST-25.4");
  struct Row {
    const char* id;
    const char* name;
    const char* find;
    std::array<const char*, kDiscoveries> discoveries;
  };
  const std::array<Row, 30> rows{{
      {"I-A", "Andersons Creek", "10g", {"4g", "4g", "2e", "2s"}},
      {"I-B", "Library of Alexandria", "5e + 1p", {"2e", "2e", "3e", "2p"}},
      {"I-C", "Himeji Castle", "4e + GY", {"GY", "2e", "3e", "3g"}},
      {"I-D", "Alhambra", "6e", {"GN", "2e", "3e", "2s"}},
      {"I-E", "Carthage", "4e + 5g", {"OR", "3g", "2e", "2e"}},
      {"I-F", "Big Ben", "5e + 2s", {"2p", "1s + 1e", "2e", "T"}},
      {"II-A", "Atlantis", "4e + T", {"T", "2e", "3e", "2p"}},
      {"II-B", "Amber Room", "3e + 8g", {"OR", "4g", "3e", "2e"}},
      {"II-C", "Hanging Gardens of Babylon", "7e", {"GN", "2e", "3e", "3e"}},
      {"II-D", "Colossus of Rhodes", "4e + 3s", {"BU", "2s", "3e", "2e"}},
      {"II-E", "Troy", "5e + BK", {"BK", "2e", "3e", "4g"}},
      {"II-F", "Knossos", "5e + 2p", {"PK", "2p", "3e", "3e"}},
      {"III-A", "Pompeii", "8e", {"3e", "3e", "3e", "5g"}},
      {"III-B", "Petra", "5e + T", {"T", "3e", "3e", "2s + 1e"}},
      {"III-C", "Timbuktu", "5e + 6g", {"5g", "3e", "3e", "GY"}},
      {"III-D", "Great Zimbabwe", "6e + OR", {"OR", "3e", "3e", "3s"}},
      {"III-E", "Nalanda", "6e + 2p", {"3e", "2p", "3e", "*"}},
      {"III-F", "Ephesus", "6e + 3s", {"BU", "3e", "3e", "3e"}},
      {"IV-A", "Samarkand", "5e + 8g", {"5g", "3e", "4e", "3e"}},
      {"IV-B", "Tenochtitlan", "9e", {"3e", "3e", "4e", "T"}},
      {"IV-C", "Ur", "6e + GN + 1p", {"4e", "3e", "3e", "GN"}},
      {"IV-D", "Mycenae", "7e + BK", {"4e", "3e", "3e", "*"}},
      {"IV-E", "El Dorado", "4e + 10g", {"6g", "4e", "3e", "3e"}},
      {"IV-F", "Tikal", "7e + 2p", {"2p", "4e", "3e", "3e"}},
      {"V-A", "Persepolis", "10e", {"3e", "4e", "4e", "4e"}},
      {"V-B", "Lhasa", "8e + T", {"T", "4e", "4e", "3e"}},
      {"V-C", "Cahokia", "8e + *", {"*", "4e", "4e", "3e"}},
      {"V-D", "Nan Madol", "8e + 2s", {"3s", "4e", "4e", "3e"}},
      {"V-E", "Antikythera", "8e + 2p", {"2p", "4e", "4e", "3e"}},
      {"V-F", "Sanssouci", "8e + 5g", {"6g", "4e", "4e", "3e"}},
  }};
  for (int card = 0; card < 30; ++card) {
    const Row& row = rows[static_cast<std::size_t>(card)];
    const Expedition& expedition =
        own().expeditions[static_cast<std::size_t>(card / 6)][static_cast<std::size_t>(card % 6)];
    EXPECT_EQ(card_id(card), row.id);
    EXPECT_EQ(expedition.name, row.name);
    EXPECT_EQ(expedition.find, gains(row.find)) << row.id;
    for (std::size_t i = 0; i < kDiscoveries; ++i) {
      EXPECT_EQ(expedition.discoveries[i], gains(row.discoveries[i])) << row.id << " " << i + 1;
    }
  }
}

TEST(Content, HasTheEncountersOfTheBook) {
  RULE("ST-25.5");
  RULE("ST-9.5");
  struct Row {
    const char* name;
    bool purple;
    const char* top_cost;
    const char* top;
    const char* bottom_cost;
    const char* bottom;
  };
  const std::array<Row, 24> rows{{
      {"Alfred Nobel", false, "-", "4e", "2R", "9e"},
      {"Archimedes", false, "-", "2s + 3e", "1R", "6e"},
      {"Bi Sheng", false, "-", "7g", "2g", "5e"},
      {"Galileo Galilei", false, "-", "3p + 1e", "-", "4e"},
      {"Heron of Alexandria", false, "-", "4s + 1e", "2s", "6e"},
      {"Christiaan Huygens", false, "-", "T + 2e", "1s", "5e"},
      {"Johannes Kepler", false, "-", "2p + 2e", "1PK", "7e"},
      {"Gottfried Wilhelm Leibniz", false, "-", "OR + 2e", "1OR", "7e"},
      {"Benjamin Franklin", false, "-", "BU + 2s", "1BU", "6e"},
      {"Hypatia", false, "-", "GN + 2e", "1GN", "6e"},
      {"Al-Jazari", false, "-", "BK + 4g", "1BK", "6e"},
      {"Isaac Newton", false, "-", "GY + 4g", "1GY", "6e"},
      {"Ada Lovelace", false, "-", "* + 2e", "2g", "2T"},
      {"Cai Lun", false, "-", "4g + 2e", "3g", "2*"},
      {"Marcus Licinius Crassus", true, "-", "10g", "-", "2g"},
      {"Jakob Fugger", true, "-", "6g + 2e", "3g", "3e"},
      {"Marco Polo", true, "-", "* + 5g", "2g", "*"},
      {"Leif Erikson", true, "-", "T + 3e", "1s", "2e"},
      {"Montgolfier Brothers", true, "-", "5s + 1e", "-", "1s"},
      {"Leonardo da Vinci", true, "-", "2T + 1e", "3g", "T"},
      {"Zheng He", true, "-", "2* + 1e", "1R", "3g + 1e"},
      {"James Watt", true, "-", "3s + 3e", "1R", "3s"},
      {"Ibn Battuta", true, "-", "6e", "1R", "4e"},
      {"Mary Anning", true, "-", "BK + 4e", "-", "1e"},
  }};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Encounter& encounter = own().encounters[i];
    EXPECT_EQ(encounter.name, rows[i].name);
    EXPECT_EQ(encounter.purple, rows[i].purple) << encounter.name;
    EXPECT_EQ(encounter.top.cost, cost(rows[i].top_cost)) << encounter.name;
    EXPECT_EQ(encounter.top.gains, gains(rows[i].top)) << encounter.name;
    EXPECT_EQ(encounter.bottom.cost, cost(rows[i].bottom_cost)) << encounter.name;
    EXPECT_EQ(encounter.bottom.gains, gains(rows[i].bottom)) << encounter.name;
  }
}

TEST(Content, HasTheMissionsOfTheBook) {
  RULE("ST-25.6");
  struct Row {
    const char* top;
    int esteem;
    const char* bottom;
    int half;
  };
  const std::array<Row, 32> rows{{
      {"3GN", 10, "2GN", 5},
      {"3BU", 10, "2BU", 5},
      {"2BK", 8, "1BK", 3},
      {"3PK", 11, "2PK", 6},
      {"3GY", 10, "2GY", 5},
      {"3OR", 12, "2OR", 6},
      {"2GN + 2BU", 13, "1GN + 1BU", 5},
      {"2BU + 1BK", 10, "1BU + 1BK", 5},
      {"1BK + 2PK", 11, "1BK + 1PK", 5},
      {"2PK + 2GY", 13, "1PK + 1GY", 5},
      {"2GY + 2OR", 14, "1GY + 1OR", 6},
      {"2GN + 2OR", 14, "1GN + 1OR", 6},
      {"1GN + 1BU + 1BK", 10, "1GN + 1BK", 5},
      {"1PK + 1GY + 1OR", 10, "1PK + 1OR", 5},
      {"1GN + 1BU + 1BK + 1PK + 1GY + 1OR", 18, "1GN + 1BU + 1PK + 1GY", 9},
      {"4R", 10, "2R", 4},
      {"6R", 15, "3R", 6},
      {"8R", 20, "4R", 8},
      {"8g", 7, "4g", 3},
      {"14g", 10, "7g", 4},
      {"5s", 7, "2s", 3},
      {"8s", 11, "4s", 5},
      {"5g + 3s", 8, "2g + 2s", 4},
      {"2U", 6, "1U", 3},
      {"3U", 9, "2U", 5},
      {"4U", 13, "3U", 8},
      {"2X", 6, "1X", 3},
      {"3X", 10, "2X", 5},
      {"1U + 1X", 6, "1U", 3},
      {"2U + 2X", 11, "1U + 1X", 5},
      {"1U + 2R", 9, "2R", 4},
      {"1X + 6g", 8, "1X", 3},
  }};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Mission& mission = own().missions[i];
    EXPECT_EQ(mission.top.cost, cost(rows[i].top)) << i + 1;
    EXPECT_EQ(mission.top.esteem, rows[i].esteem) << i + 1;
    EXPECT_EQ(mission.bottom.cost, cost(rows[i].bottom)) << i + 1;
    EXPECT_EQ(mission.bottom.esteem, rows[i].half) << i + 1;
  }
}

TEST(Content, HasTheSpecialistsOfTheBook) {
  RULE("ST-1.11");
  RULE("ST-19.8");
  RULE("ST-19.9");
  struct Row {
    const char* name;
    Talent talent;
    Action action;
    int number;
  };
  const std::array<Row, 9> rows{{{"Helmsman", Talent::counts_more, Action::mission, 1},
                                 {"Stoker", Talent::counts_more, Action::encounter, 1},
                                 {"Alchemist", Talent::counts_more, Action::deposit, 1},
                                 {"Portal Keeper", Talent::counts_more, Action::upgrade, 1},
                                 {"Treasurer", Talent::counts_more, Action::gold, 1},
                                 {"Analyst", Talent::counts_more, Action::expedition, 1},
                                 {"Quartermaster", Talent::no_marks, Action::mission, 0},
                                 {"Navigator", Talent::same_board, Action::mission, 0},
                                 {"Chrononaut", Talent::mr_time, Action::mission, 1}}};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Specialist& specialist = own().specialists[i];
    EXPECT_EQ(specialist.name, rows[i].name);
    EXPECT_EQ(specialist.talent, rows[i].talent) << specialist.name;
    EXPECT_EQ(specialist.action, rows[i].action) << specialist.name;
    EXPECT_EQ(specialist.number, rows[i].number) << specialist.name;
  }
}

TEST(Content, GivesPortalStepsOnlyInOnesOwnTurnAndNeverMoreThanFour) {
  RULE("ST-13.7");
  for (const auto& round : own().upgrades) {
    for (const Gains& income : round) EXPECT_EQ(income.portal, 0);
  }
  std::map<Action, int> most{{Action::upgrade, static_cast<int>(own().generators[at(Colour::pink)].marks.size()) + 1}};
  for (const Encounter& encounter : own().encounters) {
    if (encounter.purple) {
      EXPECT_EQ(encounter.bottom.gains.portal, 0) << encounter.name;
    }
    most[Action::encounter] =
        std::max<int>({most[Action::encounter], encounter.top.gains.portal, encounter.bottom.gains.portal});
  }
  for (const auto& round : own().expeditions) {
    for (const Expedition& expedition : round) {
      int steps = expedition.find.portal;
      for (const Gains& discovery : expedition.discoveries) steps += discovery.portal;
      most[Action::expedition] = std::max(most[Action::expedition], steps);
    }
  }
  EXPECT_EQ(most[Action::expedition], 4);
  for (std::size_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
    const auto all = spaces_for(players);
    for (const auto& [action, spaces] : all) {
      for (const Space& space : spaces) EXPECT_LE(space.extra.portal + most[action], 4) << book_text(space);
    }
  }
}

TEST(Content, HasMissionsForFiveRounds) {
  RULE("ST-15.5");
  for (const auto& [players, laid] : std::map<std::size_t, std::size_t>{{2, 15}, {3, 20}, {4, 25}}) {
    EXPECT_EQ(kRounds * spaces_for(players)[Action::mission].size(), laid);
    EXPECT_LE(laid, own().missions.size());
  }
}

TEST(Content, NumbersItsCards) {
  EXPECT_EQ(card_id(0), "I-A");
  EXPECT_EQ(card_id(card_of(3, 2)), "III-C");
  EXPECT_EQ(card_id(29), "V-F");
  for (int card = 0; card < 30; ++card) EXPECT_EQ(card_of(round_of(card), letter_of(card)), card);
  EXPECT_EQ(encounter_id(0), "N1");
  EXPECT_EQ(mission_id(31), "M32");
  EXPECT_EQ(specialist_id(8), "P9");
}

TEST(Content, SumsGains) {
  Gains sum{1, 2, 3, 4, {1, 2, 3, 4, 5, 6}, 7, 8, 9};
  sum += Gains{10, 20, 30, 40, {10, 20, 30, 40, 50, 60}, 70, 80, 90};
  EXPECT_EQ(sum, (Gains{11, 22, 33, 44, {11, 22, 33, 44, 55, 66}, 77, 88, 99}));
}

// ------------------------------------------------------------------------------------------------ a designer's
// mistakes

struct Mistake {
  std::vector<testing::Change> changes;
  std::string where;
  std::string text;
};

void expect_refused(const Json& content, const std::string& where, const std::string& text) {
  testing::expect_refused(read_components, content, where, text);
}
void expect_all_refused(const std::vector<Mistake>& mistakes) {
  for (const Mistake& mistake : mistakes)
    expect_refused(changed(own_content(), mistake.changes), mistake.where, mistake.text);
}
void expect_accepted(const std::vector<testing::Change>& changes) {
  const auto components = read_components(changed(own_content(), changes));
  EXPECT_TRUE(components) << components.error().where << ": " << components.error().text;
}

TEST(Mistake, InTheSupply) {
  expect_all_refused({
      {{{"/boxes", "1"}},
       "/boxes",
       "the content has no field 'boxes'; allowed: supply, start, generators, boards, alpha, omega, upgrades, "
       "expeditions, encounters, missions, specialists"},
      {{{"/supply", ""}}, "/supply", "'supply' must be a table with gold, time, crystals"},
      {{{"/supply/silver", "1"}}, "/supply/silver", "'supply' has no field 'silver'; allowed: gold, time, crystals"},
      {{{"/supply/gold", "201"}}, "/supply/gold", "'gold' must be a whole number from 0 to 200"},
      {{{"/supply/time", "251"}}, "/supply/time", "'time' must be a whole number from 0 to 250"},
      {{{"/supply/crystals/OR", "61"}}, "/supply/crystals/OR", "'OR' must be a whole number from 0 to 60"},
      {{{"/supply/crystals/OR", ""}}, "/supply/crystals/OR", "'OR' must be a whole number from 0 to 60"},
      {{{"/supply/crystals/T", "1"}},
       "/supply/crystals/T",
       "'crystals' has no field 'T'; allowed: GN, BU, BK, PK, GY, OR"},
      {{{"/supply/crystals", R"({"GN": 60, "BU": 60, "BK": 60, "PK": 60, "GY": 6, "OR": 5})"}},
       "/supply/crystals",
       "there are 251 coloured crystals; allowed: 250"},
  });
  expect_accepted({{"/supply/crystals", R"({"GN": 60, "BU": 60, "BK": 60, "PK": 60, "GY": 5, "OR": 5})"},
                   {"/supply/gold", "200"},
                   {"/supply/time", "250"}});
}

TEST(Mistake, InTheStart) {
  const std::string start_signs = "allowed: a number and one of g, s, GN, BU, BK, PK, GY, OR";
  expect_all_refused({
      {{{"/start/gold", "8"}}, "/start/gold", "'start' has no field 'gold'; allowed: airships, everybody, later"},
      {{{"/start/airships", "4"}}, "/start/airships", "'airships' must be a whole number from 1 to 3"},
      {{{"/start/airships", "0"}}, "/start/airships", "'airships' must be a whole number from 1 to 3"},
      {{{"/start/everybody", "8"}}, "/start/everybody", "'everybody' must be a text such as 4e + GN"},
      {{{"/start/everybody", R"("8g + T")"}}, "/start/everybody", "'everybody': 'T' is not known here; " + start_signs},
      {{{"/start/later/1", R"("OR + 1e")"}},
       "/start/later/1",
       "an entry of 'later': '1e' is not known here; " + start_signs},
      {{{"/start/later/3", ""}},
       "/start/later",
       "'later' must be a list of 4 amounts, one for each place in the turn order"},
      {{{"/start/everybody", R"("3BK")"}}, "/start/later/0", "with 'everybody' these are 3 BK; allowed: 2"},
      {{{"/start/later/2", R"("3PK")"}}, "/start/later/2", "with 'everybody' these are 4 PK; allowed: 3"},
      {{{"/start/later/2", R"("10s")"}}, "/start/later/2", "with 'everybody' these are 11 steam; allowed: 10"},
      {{{"/supply/gold", "33"}}, "/start", "four players start with 34 gold; there are 33"},
      {{{"/supply/crystals/BK", "3"}}, "/start", "four players start with 4 BK; there are 3"},
      {{{"/supply/crystals/OR", "2"}}, "/start", "four players start with 3 OR; there are 2"},
  });
  expect_accepted({{"/supply/gold", "34"}, {"/supply/crystals/OR", "3"}, {"/start/later/2", R"("2PK + 9s")"}});
  expect_accepted({{"/start/everybody", R"("-")"}});
}

TEST(Mistake, InAGenerator) {
  expect_all_refused({
      {{{"/generators/RD", "{}"}}, "/generators/RD", "'generators' has no field 'RD'; allowed: GN, BU, BK, PK, GY, OR"},
      {{{"/generators/GY", ""}}, "/generators/GY", "'GY' must be a table with name, marks"},
      {{{"/generators/GY/slots", "4"}}, "/generators/GY/slots", "'GY' has no field 'slots'; allowed: name, marks"},
      {{{"/generators/GY/name", "\"\""}}, "/generators/GY/name", "'name' must be a text of 1 to 60 letters"},
      {{{"/generators/GY/marks", "[]"}},
       "/generators/GY/marks",
       "'marks' must be a list of 1 to 6 numbers, one for each slot"},
      {{{"/generators/GN/marks", "[0, 0, 0, 0, 0, 0, 0]"}},
       "/generators/GN/marks",
       "'marks' must be a list of 1 to 6 numbers, one for each slot"},
      {{{"/generators/GY/marks/1", "10"}},
       "/generators/GY/marks/1",
       "an entry of 'marks' must be a whole number from 0 to 9"},
      {{{"/generators/PK/marks", "[0, 0, 0, 0, 0]"}},
       "/generators/PK",
       "each crystal is a portal step, and there are 5 slots; allowed: 4"},
  });
  expect_accepted({{"/generators/GN/marks", "[0, 0, 0, 0, 0, 9]"}});
}

TEST(Mistake, InABoard) {
  const std::string space = "/boards/1/two_players/2";
  expect_all_refused({
      {{{"/boards/-", "{}"}}, "/boards", "'boards' must be a list of 9 boards"},
      {{{"/boards/8", ""}}, "/boards", "'boards' must be a list of 9 boards"},
      {{{"/boards/0/five_players", "[]"}},
       "/boards/0/five_players",
       "a board has no field 'five_players'; allowed: name, two_players, three_players, four_players"},
      {{{"/boards/0/name", "1"}}, "/boards/0/name", "'name' must be a text of 1 to 60 letters"},
      {{{"/boards/0/two_players/0", ""}}, "/boards/0/two_players", "'two_players' must be a list of 3 spaces"},
      {{{"/boards/0/three_players/-", "{}"}}, "/boards/0/three_players", "'three_players' must be a list of 4 spaces"},
      {{{"/boards/8/four_players/0", ""}}, "/boards/8/four_players", "'four_players' must be a list of 5 spaces"},
      {{{"/boards/0/two_players", ""}},
       "/boards/0",
       "a board must have two sides, for two numbers of players; this one has 1"},
      {{{"/boards/8/three_players", ""}, {"/boards/8/two_players", own_content()["boards"][0]["two_players"].dump()}},
       "/boards/8/two_players",
       "there are six boards for 2 players already"},
      {{{space + "/does", "\"dance\""}},
       space + "/does",
       "'does' must be one of mission, encounter, deposit, upgrade, gold, expedition"},
      {{{space + "/slots", "1"}},
       space + "/slots",
       "a space that does 'gold' has no field 'slots'; allowed: does, count, extra"},
      {{{"/boards/0/two_players/0/count", "1"}},
       "/boards/0/two_players/0/count",
       "a space that does 'mission' has no field 'count'; allowed: does, extra"},
      {{{space + "/count", "31"}}, space + "/count", "'count' must be a whole number from 1 to 30"},
      {{{space + "/count", ""}}, space + "/count", "'count' must be a whole number from 1 to 30"},
      {{{"/boards/1/two_players/0/count", "4"}},
       "/boards/1/two_players/0/count",
       "'count' must be a whole number from 1 to 3"},
      {{{"/boards/0/two_players/1/count", "7"}},
       "/boards/0/two_players/1/count",
       "'count' must be a whole number from 1 to 6"},
      {{{space + "/extra", R"("1g")"}},
       space + "/extra",
       "'extra': '1g' is not known here; allowed: a number and one of e, s, p"},
      {{{"/boards/1/two_players/1/extra", R"("1p")"}},
       "/boards/1/two_players/1/extra",
       "the action itself gives up to 4 portal steps; allowed: 4 in all"},
      {{{"/boards/5/two_players/0/extra", R"("2p")"}},
       "/boards/5/two_players/0/extra",
       "the action itself gives up to 3 portal steps; allowed: 4 in all"},
      {{{"/boards/0/two_players/2/extra", R"("1p")"}},
       "/boards/0/two_players/2/extra",
       "the action itself gives up to 4 portal steps; allowed: 4 in all"},
      {{{space + "/extra", R"("5p")"}}, space + "/extra", "'extra': '5p' must have a number from 1 to 4"},
  });
  expect_accepted({{space + "/extra", R"("4p + 10s + 50e")"}, {space + "/count", "30"}});
}

TEST(Mistake, TooManySpacesOfOneAction) {
  for (const std::string action : {"mission", "deposit", "upgrade", "expedition"}) {
    // Each side for four players begins with this action; all else takes gold.
    Json content = own_content();
    for (std::size_t board = 3; board < kBoards; ++board) {
      Json& spaces = content["boards"][board]["four_players"];
      for (Json& space : spaces) space = {{"does", "gold"}, {"count", 1}};
      spaces[0] = {{"does", action}};
      if (action == "deposit") spaces[0]["count"] = 1;
    }
    expect_refused(content, "/boards/8/four_players/0",
                   "there are 5 spaces that do '" + action + "' for 4 players already; allowed: no more");
    content["boards"][8]["four_players"][0] = {{"does", "encounter"}, {"count", 1}};
    EXPECT_TRUE(read_components(content)) << action;
  }
}

TEST(Mistake, InAnEffortCard) {
  expect_all_refused({
      {{{"/alpha", "[{}]"}}, "/alpha", "'alpha' must be a list of 2 to 8 effort cards"},
      {{{"/omega", "[{}, {}]"}}, "/omega", "'omega' must be a list of 3 to 8 effort cards"},
      {{{"/alpha/0/G", R"("GN")"}}, "/alpha/0/G", "an effort card has no field 'G'; allowed: id, A, B, C, D, E, F"},
      {{{"/alpha/1/id", R"("α1")"}}, "/alpha/1/id", "'id' must be α2"},
      {{{"/omega/5/id", ""}}, "/omega/5/id", "'id' must be Ω6"},
      {{{"/omega/5/F", ""}}, "/omega/5/F", "'F' must be a text such as GN + BU"},
      {{{"/omega/5/F", R"("-")"}}, "/omega/5/F", "'F' must not be nothing; write for example GN + BU"},
      {{{"/omega/5/F", R"("GN + R")"}},
       "/omega/5/F",
       "'F': 'R' is not known here; allowed: a number and one of GN, BU, BK, PK, GY, OR"},
      {{{"/omega/5/F", R"("7GN")"}}, "/omega/5/F", "'F': '7GN' must have a number from 1 to 6"},
  });
  const auto alpha_id = [](int card) { return "α" + std::to_string(card + 1); };
  expect_refused(testing::with_entries(own_content(), "alpha", 9, alpha_id), "/alpha",
                 "'alpha' must be a list of 2 to 8 effort cards");
  EXPECT_TRUE(read_components(testing::with_entries(own_content(), "alpha", 8, alpha_id)));
  EXPECT_TRUE(read_components(testing::with_entries(own_content(), "alpha", 2, alpha_id)));
}

TEST(Mistake, InAnUpgrade) {
  RULE("ST-13.7");
  expect_all_refused({
      {{{"/upgrades/VI", "{}"}}, "/upgrades/VI", "'upgrades' has no field 'VI'; allowed: I, II, III, IV, V"},
      {{{"/upgrades/V", ""}}, "/upgrades/V", "'V' must be a table with A, B, C, D, E, F"},
      {{{"/upgrades/V/G", R"("2e")"}}, "/upgrades/V/G", "'V' has no field 'G'; allowed: A, B, C, D, E, F"},
      {{{"/upgrades/II/C", ""}}, "/upgrades/II/C", "'C' must be a text such as 4e + GN"},
      {{{"/upgrades/II/C", R"("")"}}, "/upgrades/II/C", "'C' must not be nothing; write for example 4e + GN"},
      {{{"/upgrades/II/C", R"("1e + p")"}},
       "/upgrades/II/C",
       "'C': 'p' is not known here; allowed: a number and one of e, g, s, GN, BU, BK, PK, GY, OR, T, *, D"},
      {{{"/upgrades/I/A", R"("50e")"}, {"/upgrades/I/B", R"("50e")"}, {"/upgrades/I/C", R"("34e")"}},
       "/upgrades",
       "all upgrades together pay 251e; allowed: 250 of each sign"},
  });
  expect_accepted({{"/upgrades/I/A", R"("50e")"}, {"/upgrades/I/B", R"("50e")"}, {"/upgrades/I/C", R"("33e")"}});
}

TEST(Mistake, InAnExpedition) {
  expect_all_refused({
      {{{"/expeditions/29", ""}}, "/expeditions", "'expeditions' must be a list of 30 expeditions, six for each round"},
      {{{"/expeditions/-", "{}"}},
       "/expeditions",
       "'expeditions' must be a list of 30 expeditions, six for each round"},
      {{{"/expeditions/6/id", R"("I-G")"}}, "/expeditions/6/id", "'id' must be II-A"},
      {{{"/expeditions/6/cost", "1"}},
       "/expeditions/6/cost",
       "an expedition has no field 'cost'; allowed: id, name, find, discoveries"},
      {{{"/expeditions/6/name", ""}}, "/expeditions/6/name", "'name' must be a text of 1 to 60 letters"},
      {{{"/expeditions/6/find", R"("4x")"}},
       "/expeditions/6/find",
       "'find': '4x' is not known here; allowed: a number and one of e, g, s, p, GN, BU, BK, PK, GY, OR, T, *, D"},
      {{{"/expeditions/6/find", R"("-")"}},
       "/expeditions/6/find",
       "'find' must not be nothing; write for example 4e + GN"},
      {{{"/expeditions/6/discoveries/3", ""}},
       "/expeditions/6/discoveries",
       "'discoveries' must be a list of 4 discoveries"},
      {{{"/expeditions/6/discoveries/3", R"("51e")"}},
       "/expeditions/6/discoveries/3",
       "an entry of 'discoveries': '51e' must have a number from 1 to 50"},
      {{{"/expeditions/6/find", R"("3p")"}},
       "/expeditions/6",
       "an expedition gives at most 4 portal steps with all discoveries; these are 5"},
  });
  expect_accepted({{"/expeditions/6/find", R"("2p")"}});
}

TEST(Mistake, InAnEncounter) {
  RULE("ST-13.7");
  const std::string trade_signs = "allowed: a number and one of g, s, GN, BU, BK, PK, GY, OR, R";
  expect_all_refused({
      {{{"/encounters", "[{}, {}]"}}, "/encounters", "'encounters' must be a list of 3 to 32 encounters"},
      {{{"/encounters/4/id", R"("N6")"}}, "/encounters/4/id", "'id' must be N5"},
      {{{"/encounters/4/name", "\"\\n\""}}, "/encounters/4/name", "'name' must be a text of 1 to 60 letters"},
      {{{"/encounters/4/blue", "1"}},
       "/encounters/4/blue",
       "an encounter has no field 'blue'; allowed: id, name, top, bottom, purple"},
      {{{"/encounters/4/bottom", ""}}, "/encounters/4", "an encounter must have either 'bottom' or 'purple'"},
      {{{"/encounters/4/purple", R"("1e")"}}, "/encounters/4", "an encounter must have either 'bottom' or 'purple'"},
      {{{"/encounters/4/top", ""}}, "/encounters/4/top", "'top' must be a text such as 2g -> 5e"},
      {{{"/encounters/4/top", R"("2g ->")"}},
       "/encounters/4/top",
       "'top' must not be nothing; write for example 2g -> 5e"},
      {{{"/encounters/4/top", R"("U -> 2e")"}}, "/encounters/4/top", "'top': 'U' is not known here; " + trade_signs},
      {{{"/encounters/4/top", R"("2e -> 2e")"}}, "/encounters/4/top", "'top': '2e' is not known here; " + trade_signs},
      {{{"/encounters/4/top", R"("g -> s -> e")"}},
       "/encounters/4/top",
       "'top': 's -> e' is not known here; allowed: a number and one of e, g, s, p, GN, BU, BK, PK, GY, OR, T, *, D"},
      {{{"/encounters/14/purple", R"("1p")"}},
       "/encounters/14/purple",
       "'purple': '1p' is not known here; allowed: a number and one of e, g, s, GN, BU, BK, PK, GY, OR, T, *, D"},
      {{{"/encounters/4/bottom", R"("5p")"}}, "/encounters/4/bottom", "'bottom': '5p' must have a number from 1 to 4"},
      {{{"/encounters/4/bottom", R"("4p")"}},
       "/boards/5/two_players/0/extra",
       "the action itself gives up to 4 portal steps; allowed: 4 in all"},
  });
  expect_accepted({{"/encounters/4/top", R"("- -> 4s + 1e")"}, {"/encounters/4/bottom", R"("2g + 1R -> 3p")"}});
  expect_refused(testing::with_entries(own_content(), "encounters", 33, encounter_id), "/encounters",
                 "'encounters' must be a list of 3 to 32 encounters");
  EXPECT_TRUE(read_components(testing::with_entries(own_content(), "encounters", 32, encounter_id)));
  EXPECT_TRUE(read_components(testing::with_entries(own_content(), "encounters", 3, encounter_id)));
}

TEST(Mistake, InAMission) {
  RULE("ST-15.5");
  expect_all_refused({
      {{{"/missions/8/id", R"("M8")"}}, "/missions/8/id", "'id' must be M9"},
      {{{"/missions/8/name", "1"}}, "/missions/8/name", "a mission has no field 'name'; allowed: id, top, bottom"},
      {{{"/missions/8/bottom", ""}}, "/missions/8/bottom", "'bottom' must be a text such as 2g -> 5e"},
      {{{"/missions/8/top", R"("11e")"}}, "/missions/8/top", "'top' must cost something; write for example 3GN -> 10e"},
      {{{"/missions/8/top", R"("1BK -> 11g")"}},
       "/missions/8/top",
       "'top': '11g' is not known here; allowed: a number and one of e"},
      {{{"/missions/8/top", R"("1T -> 11e")"}},
       "/missions/8/top",
       "'top': '1T' is not known here; allowed: a number and one of g, s, GN, BU, BK, PK, GY, OR, R, U, X"},
  });
  expect_refused(testing::with_entries(own_content(), "missions", 33, mission_id), "/missions",
                 "'missions' must be a list of 1 to 32 missions");
  expect_refused(testing::with_entries(own_content(), "missions", 24, mission_id), "/missions",
                 "there are 24 missions; allowed: at least 25, as many as five rounds with 4 players lay out");
  EXPECT_TRUE(read_components(testing::with_entries(own_content(), "missions", 25, mission_id)));
}

TEST(Mistake, InASpecialist) {
  expect_all_refused({
      {{{"/specialists", "[{}]"}}, "/specialists", "'specialists' must be a list of 2 to 12 specialists"},
      {{{"/specialists/0/id", R"("S1")"}}, "/specialists/0/id", "'id' must be P1"},
      {{{"/specialists/0/name", ""}}, "/specialists/0/name", "'name' must be a text of 1 to 60 letters"},
      {{{"/specialists/0/does", ""}},
       "/specialists/0/does",
       "'does' must be one of counts_more, no_marks, same_board, mr_time"},
      {{{"/specialists/0/action", R"("tile")"}},
       "/specialists/0/action",
       "'action' must be one of mission, encounter, deposit, upgrade, gold, expedition"},
      {{{"/specialists/0/number", "4"}}, "/specialists/0/number", "'number' must be a whole number from 1 to 3"},
      {{{"/specialists/0/colour", "1"}},
       "/specialists/0/colour",
       "a specialist that does 'counts_more' has no field 'colour'; allowed: id, name, does, action, number"},
      {{{"/specialists/8/number", "2"}},
       "/specialists/8/number",
       "a specialist that does 'mr_time' has no field 'number'; allowed: id, name, does"},
      {{{"/specialists/3/number", "2"}},
       "/specialists/3/number",
       "with the slots of the generator these are 5 portal steps; allowed: 4"},
      {{{"/generators/PK/marks", "[0, 0, 2, 2]"}},
       "/specialists/3/number",
       "with the slots of the generator these are 5 portal steps; allowed: 4"},
  });
  expect_refused(testing::with_entries(own_content(), "specialists", 13, specialist_id), "/specialists",
                 "'specialists' must be a list of 2 to 12 specialists");
  EXPECT_TRUE(read_components(testing::with_entries(own_content(), "specialists", 12, specialist_id)));
  EXPECT_TRUE(read_components(testing::with_entries(own_content(), "specialists", 2, specialist_id)));
}

TEST(Mistake, OnlyTheFirstIsNamed) {
  expect_refused(changed(own_content(), {{"/missions", "1"}, {"/supply/gold", "-1"}, {"/boards", "1"}}), "/supply/gold",
                 "'gold' must be a whole number from 0 to 200");
  expect_refused(Json(), "",
                 "the content must be a table with supply, start, generators, boards, alpha, omega, upgrades, "
                 "expeditions, encounters, missions, specialists");
}

}  // namespace
}  // namespace tempora::steamtime
