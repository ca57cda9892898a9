// Every quest card, completed and acquired (TQ-8.3, TQ-14.2, TQ-18).
#include <gtest/gtest.h>

#include <array>

#include "engine/testing/rule.hpp"
#include "games/timequest/testing/position.hpp"

namespace tempora::timequest {
namespace {

// TQ-2.2: X and Y of the periods.
constexpr std::array<std::array<int, 2>, kPeriods> kPrices{
    {{0, 3}, {1, 4}, {1, 2}, {4, 1}, {4, 3}, {2, 0}, {3, 4}, {3, 2}, {0, 2}, {4, 2}}};
constexpr std::array kShortNames{"Fo", "Go", "Kn", "Cl", "St"};

struct Card {
  int period, x, y, crystals;
};

// TQ-18.1, TQ-18.2: the card with that number, 0 to 99.
Card card_of(int number) {
  constexpr std::array<std::array<int, 3>, 20> kPatterns{
      {{2, 1, 2}, {1, 2, 2}, {3, 1, 2}, {1, 1, 1}, {4, 2, 3}, {2, 2, 3}, {3, 3, 4}, {1, 3, 2}, {2, 2, 3}, {3, 3, 4},
       {4, 1, 3}, {1, 4, 3}, {5, 2, 4}, {2, 5, 4}, {4, 4, 5}, {5, 1, 3}, {1, 5, 3}, {3, 5, 5}, {5, 3, 5}, {6, 2, 5}}};
  constexpr std::array<std::array<int, 10>, 2> kLists{
      {{4, 1, 8, 5, 9, 12, 7, 13, 15, 19}, {2, 3, 6, 11, 16, 17, 10, 14, 18, 20}}};
  const int period = number / 10 + 1;
  const auto entry = static_cast<std::size_t>((number % 10 + 2 * ((period - 1) / 2)) % 10);
  const auto& pattern = kPatterns[static_cast<std::size_t>(kLists[period % 2 == 1 ? 0 : 1][entry] - 1)];
  return {period, pattern[0], pattern[1], pattern[2]};
}

std::string count(int number, int type) { return std::to_string(number) + kShortNames[static_cast<std::size_t>(type)]; }

// "-3Go -1St", in type order.
std::string both(char sign, int one, int one_type, int two, int two_type) {
  const std::string first = sign + count(one, one_type);
  const std::string second = sign + count(two, two_type);
  return one_type < two_type ? first + " " + second : second + " " + first;
}

TEST(Quest, EachIsCompletedForThePriceOfThePeriodWhereTheTokenStands) {
  RULE("TQ-8.3");
  RULE("TQ-8.3.1");
  RULE("TQ-8.10");
  RULE("TQ-18.1");
  RULE("TQ-18.2");
  RULE("TQ-18.3");
  RULE("TQ-18.4");
  for (int number = 0; number < 100; ++number) {
    const Card card = card_of(number);
    const int place = card.period % kPeriods + 1;  // another period than that of the title
    const auto [x, y] = kPrices[static_cast<std::size_t>(place - 1)];
    const std::string id = quest_id(number);
    const std::string next = quest_id(number == 0 ? 1 : 0);
    SCOPED_TRACE(id);
    TestPosition position(3);
    position.at(A, place).display(id).quests(next).goods(A, count(card.x, x) + " " + count(card.y, y));
    const std::string crystals = std::to_string(card.crystals) + "Cr";
    EXPECT_EQ(position.play("quest " + id), "AP -1; A " + both('-', card.x, x, card.y, y) + " +" + crystals +
                                                " down; bank " + both('+', card.x, x, card.y, y) + " -" + crystals +
                                                "; display -" + id + " +" + next + "; discards +" + id + "; quests -1");
    EXPECT_EQ(position.has(A), crystals);
    EXPECT_EQ(position.offered("quest"), "");  // TQ-8.3.2: the token is face down
    EXPECT_EQ(position.counted(A, Counter::quest_titles), 1);
    EXPECT_EQ(position.state.now.players[A].counters.titles, 1U << card.period);
  }
}

TEST(Quest, NoneIsCompletedWithOneResourceTooFew) {
  RULE("TQ-3.5");
  RULE("TQ-8.3");
  for (int number = 0; number < 100; ++number) {
    const Card card = card_of(number);
    const int place = card.period % kPeriods + 1;
    const auto [x, y] = kPrices[static_cast<std::size_t>(place - 1)];
    const std::string id = quest_id(number);
    SCOPED_TRACE(id);
    for (const int short_of : {x, y}) {
      TestPosition position(3);
      position.at(A, place).display(id).goods(
          A, count(card.x - (short_of == x ? 1 : 0), x) + " " + count(card.y - (short_of == y ? 1 : 0), y));
      EXPECT_FALSE(position.offers("quest " + id));
      EXPECT_EQ(position.forbids("quest " + id), "TQ-8.3");
    }
  }
}

TEST(Quest, EachIsAcquiredInItsOwnPeriodForItsCrystalsAndAResourceForEachArtifact) {
  RULE("TQ-14.1");
  RULE("TQ-14.2");
  RULE("TQ-14.3");
  RULE("TQ-18.4");
  for (int number = 0; number < 100; ++number) {
    const Card card = card_of(number);
    const std::string id = quest_id(number);
    const std::string next = quest_id(number == 0 ? 1 : 0);
    SCOPED_TRACE(id);
    TestPosition position(3);
    const int owned = number % 4;
    std::string own;
    for (int i = 1; i <= owned; ++i) {
      own += quest_id((card.period - 1 + i) % kPeriods * 10 + 9) + " ";  // of the periods that follow
    }
    const std::string crystals = std::to_string(card.crystals) + "Cr";
    position.at(A, card.period).artifacts(A, own).display(id).quests(next);
    position.crystals(A, card.crystals).goods(A, count(owned, 0)).face_down(A);
    const std::string paid = owned == 0 ? "" : std::to_string(owned) + "Fo ";
    EXPECT_EQ(position.play("artifact " + id), "AP -1; A " + (paid.empty() ? "" : "-" + paid) + "-" + crystals +
                                                   " owns +" + id + "; bank " + (paid.empty() ? "" : "+" + paid) + "+" +
                                                   crystals + "; display -" + id + " +" + next + "; quests -1");
    EXPECT_EQ(position.has(A), "");
    EXPECT_EQ(position.counted(A, Counter::quest_titles), 0);
    EXPECT_FALSE(position.state.now.players[A].face_up);
  }
}

TEST(Quest, NoneIsAcquiredElsewhereNorTwiceForAPeriodNorWithoutThePrice) {
  RULE("TQ-14.2");
  for (int number = 0; number < 100; ++number) {
    const Card card = card_of(number);
    const std::string id = quest_id(number);
    SCOPED_TRACE(id);
    TestPosition position(3);
    position.at(A, card.period % kPeriods + 1).display(id).crystals(A, 5);
    EXPECT_FALSE(position.offers("artifact " + id));
    EXPECT_EQ(position.forbids("artifact " + id), "TQ-14.2");
    position.at(A, card.period);
    EXPECT_TRUE(position.offers("artifact " + id));
    position.crystals(A, card.crystals - 1);
    EXPECT_FALSE(position.offers("artifact " + id));
    const int sister = (card.period - 1) * 10 + (number + 1) % 10;
    position.crystals(A, 5).goods(A, "1Fo").artifacts(A, quest_id(sister));
    EXPECT_FALSE(position.offers("artifact " + id));
    position.artifacts(A, quest_id((number + 10) % 100));
    EXPECT_TRUE(position.offers("artifact " + id));
    position.goods(A, "");  // there is nothing for the artifact already owned
    EXPECT_FALSE(position.offers("artifact " + id));
  }
}

TEST(Quest, PlayerWithoutChoiceOfPaymentForAnArtifactChoosesTheMix) {
  RULE("TQ-14.2");
  RULE("TQ-3.6");
  TestPosition position(3);
  position.at(A, 3).display("Q030").crystals(A, 2).goods(A, "1Fo 2Kn").artifacts(A, "Q001 Q011");
  EXPECT_EQ(position.play("artifact Q030; goods 1Fo 1Kn"),
            "AP -1; A -1Fo -1Kn -2Cr owns +Q030; bank +1Fo +1Kn +2Cr; display -Q030 +Q002; quests -1");
}

TEST(Quest, BankShortOfCrystalsGivesWhatItHas) {
  RULE("TQ-8.3.4");
  TestPosition position(3);
  position.at(A, 5).display("Q010").goods(A, "5St 3Cl").bank("2Cr", B);
  EXPECT_EQ(position.play("quest Q010"),
            "AP -1; A -3Cl -5St +2Cr down; bank +3Cl +5St -2Cr; display -Q010 +Q001; discards +Q010; quests -1");
  position.at(C, 5).turn(C).goods(C, "5St 3Cl").display("Q009").goods(C, "4St 4Cl");
  EXPECT_EQ(position.play("quest Q009"),
            "AP -1; C -4Cl -4St down; bank +4Cl +4St; display -Q009 +Q001; discards +Q009; quests -1");
}

TEST(Quest, TokenFaceDownForbidsIt) {
  RULE("TQ-8.3.2");
  TestPosition position(3);
  position.at(A, 1).display("Q001").goods(A, "1Fo 1Cl").face_down(A);
  EXPECT_EQ(position.forbids("quest Q001"), "TQ-8.3.2");
}

TEST(Quest, EmptyDeckTakesItsDiscardsAndWithoutAnyTheDisplayStaysSmaller) {
  RULE("TQ-8.10");
  TestPosition position(3);
  position.at(A, 1).display("Q001 Q002 Q003 Q004").only_quests("").goods(A, "1Fo 1Cl");
  EXPECT_EQ(
      position.play("quest Q001"), "AP -1; A -1Fo -1Cl +1Cr down; bank +1Fo +1Cl -1Cr; display -Q001 +Q100; discards" +
                                       [] {
                                         std::string gone;
                                         for (int number = 4; number < 100; ++number) gone += " -" + quest_id(number);
                                         return gone;
                                       }() +
                                       "; quests +96");
  EXPECT_EQ(position.told(What::shuffled), 1);
  position.turn(A).display("Q001 Q002 Q003 Q004").only_quests("", false).crystals(A, 1);
  EXPECT_EQ(position.play("artifact Q001"), "AP -1; A -1Cr owns +Q001; bank +1Cr; display -Q001");
  EXPECT_EQ(position.state.now.display.size(), 3U);
}

TEST(Quest, CompletedOneMayComeBackAtOnceWhenNothingElseIsLeft) {
  RULE("TQ-8.10");
  TestPosition position(3);
  position.at(A, 1).display("Q001 Q002 Q003 Q004").only_quests("", false).goods(A, "1Fo 1Cl");
  EXPECT_EQ(position.play("quest Q001"), "AP -1; A -1Fo -1Cl +1Cr down; bank +1Fo +1Cl -1Cr");
  EXPECT_EQ(position.told(What::shuffled), 1);
}

}  // namespace
}  // namespace tempora::timequest
