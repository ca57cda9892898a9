// The worked examples of the rule book (TQ-30), each as it is written there.
#include <gtest/gtest.h>

#include "engine/testing/rule.hpp"
#include "games/timequest/testing/position.hpp"

namespace tempora::timequest {
namespace {

class TimequestExample : public ::testing::Test {
 protected:
  TestPosition position;
  [[nodiscard]] const Player& player(Seat seat) const { return position.state.now.players[seat]; }
  [[nodiscard]] int track(int period) const { return position.state.now.visits[static_cast<std::size_t>(period)]; }
  [[nodiscard]] int points() const { return position.state.now.points; }
};

TEST_F(TimequestExample, SetUp) {
  RULE("TQ-30.1");
  RULE("TQ-5.7");
  RULE("TQ-5.8");
  const Rules& rules = rules_for(4, {{"characters", "none"}});
  Dealer dealer{Generator(1)};
  Journal deaf;
  State state = rules.start(dealer, deaf);
  for (Seat seat = 0; seat < 4; ++seat) {
    MoveList<Move> moves;
    rules.legal(state, seat, moves);
    EXPECT_EQ(moves.size(), 155U);
    rules.play(state, seat, move_of("goods 1Fo 3Kn 3St"), dealer, deaf);
  }
  EXPECT_EQ(state.now.bank, (Goods{26, 30, 18, 30, 18}));
  EXPECT_EQ(state.now.crystals, 48);
  EXPECT_EQ(state.now.players[2].crystals, 3);
}

TEST_F(TimequestExample, FirstTurn) {
  RULE("TQ-30.2");
  RULE("TQ-8.1.2");
  RULE("TQ-8.1.4");
  position.crystals(A, 3);
  EXPECT_EQ(position.offered("move"),
            "move 1, move 2, move 3, move 4, move 5, move 6, move 7, move 8, move 9, move 10");
  EXPECT_EQ(position.offered("free_move"), "free_move 1, free_move 10");
  const int bank = position.state.now.crystals;
  position.play("move 6");
  EXPECT_EQ(player(A).crystals, 0);
  EXPECT_EQ(player(A).tile, 6);
  EXPECT_EQ(points(), 3);
  EXPECT_EQ(track(6), 4);
  EXPECT_EQ(position.state.now.crystals, bank + 3);
}

TEST_F(TimequestExample, FirstTurnToTheEdge) {
  RULE("TQ-30.2");
  RULE("TQ-8.1.2");
  position.crystals(A, 3).play("move 10");
  EXPECT_EQ(player(A).crystals, 2);
}

TEST_F(TimequestExample, MoveToAPeriod) {
  RULE("TQ-30.3");
  RULE("TQ-8.1.1");
  position.at(A, 3).crystals(A, 4).face_down(A).visits(6, 4);
  position.play("move 6");
  EXPECT_EQ(player(A).crystals, 1);
  EXPECT_EQ(points(), 3);
  EXPECT_EQ(track(6), 3);
  EXPECT_EQ(track(4), 5);
  EXPECT_EQ(track(5), 5);
  EXPECT_TRUE(player(A).face_up);
}

TEST_F(TimequestExample, OverAClosedPeriod) {
  RULE("TQ-30.4");
  RULE("TQ-4.2");
  RULE("TQ-4.3");
  position.at(A, 4).crystals(A, 2).closed({5});
  EXPECT_EQ(position.offered("free_move"), "free_move 3, free_move 6");
  position.play("move 6");
  EXPECT_EQ(player(A).crystals, 0);
}

TEST_F(TimequestExample, LeavingTheVoidWhereOneIsClosed) {
  RULE("TQ-30.5");
  RULE("TQ-8.1.2");
  position.crystals(A, 4).closed({1});
  EXPECT_EQ(position.offered("free_move"), "free_move 2, free_move 10");
  position.play("move 2");
  EXPECT_EQ(player(A).crystals, 2);

  TestPosition portal;
  portal.crystals(A, 4).closed({1, 2, 3}).play("move 4");
  EXPECT_EQ(portal.has(A), "1Cr");
  TestPosition adjacent;
  adjacent.crystals(A, 4).adjacent(A).closed({1, 2, 3}).play("move 4");
  EXPECT_EQ(adjacent.has(A), "");
}

TEST_F(TimequestExample, RandomAdjacent) {
  RULE("TQ-30.6");
  RULE("TQ-4.5");
  RULE("TQ-11.7");
  position.at(A, 1).at(B, 9).at(C, 10).at(D, 2).face_down(C).crystals(A, 1).goods(A, "2Fo").crystals(B, 1).goods(B,
                                                                                                                 "2Fo");
  position.crystals(D, 1).goods(D, "2Fo");
  position.event("EP16", "A: meet 2Fo 1Cr; B: meet 2Fo 1Cr; D: meet 2Fo 1Cr", "5");
  EXPECT_EQ(player(C).tile, 9);
  EXPECT_EQ(track(9), 4);
  EXPECT_TRUE(player(C).face_up);
  EXPECT_EQ(position.told(What::event_drawn), 0);
}

TEST_F(TimequestExample, Collect) {
  RULE("TQ-30.7");
  RULE("TQ-8.2");
  position.at(A, 2).bank("20Fo 15Cl", D);
  position.play("collect; twice Fo");
  EXPECT_EQ(position.has(A), "2Fo 1Cl");
  EXPECT_EQ(position.state.now.bank[0], 18);
  EXPECT_EQ(position.state.now.bank[3], 14);
  EXPECT_EQ(points(), 3);
}

TEST_F(TimequestExample, CollectWhereTheBankIsShort) {
  RULE("TQ-30.8");
  RULE("TQ-8.2.1");
  position.at(A, 2).bank("1Fo 14Cl", D);
  position.play("collect; twice Fo");
  EXPECT_EQ(position.has(A), "1Fo 1Cl");
  TestPosition other;
  other.at(A, 2).bank("1Fo 14Cl", D).play("collect; twice Cl");
  EXPECT_EQ(other.has(A), "1Fo 2Cl");
  TestPosition empty;
  empty.at(A, 2).bank("0Fo 0Cl", D);
  EXPECT_EQ(empty.offered("collect"), "");
  EXPECT_EQ(empty.forbids("collect"), "TQ-8.2.1");
}

TEST_F(TimequestExample, DoubleAndAmara) {
  RULE("TQ-30.9");
  RULE("TQ-8.2.2");
  RULE("TQ-17.1");
  position.at(A, 4).character(A, "C1").hand(A, "AO11");
  position.play("play AO11; twice Kn");
  EXPECT_EQ(position.has(A), "5Kn 2Cl");
  EXPECT_EQ(points(), 3);
}

TEST_F(TimequestExample, Marsden) {
  RULE("TQ-30.10");
  RULE("TQ-17.2");
  position.at(A, 4).character(A, "C2").goods(A, "3Go 1St");
  position.play("power 1");
  EXPECT_EQ(position.has(A), "2Go 3St");
  EXPECT_EQ(points(), 4);
  EXPECT_EQ(position.offered("power"), "");
}

TEST_F(TimequestExample, QuestAndTheTokenDown) {
  RULE("TQ-30.11");
  RULE("TQ-30.12");
  RULE("TQ-8.3");
  RULE("TQ-8.3.1");
  RULE("TQ-8.3.2");
  position.at(A, 5).goods(A, "2Cl 6St").crystals(A, 2).display("Q015 Q047").hand(A, "AO09").events(A, "EA04");
  position.play("quest Q015");
  EXPECT_EQ(position.has(A), "1Cl 1St 5Cr");
  EXPECT_FALSE(player(A).face_up);
  EXPECT_EQ(points(), 3);
  EXPECT_EQ(position.offered("quest"), "");
  EXPECT_EQ(position.forbids("quest Q047"), "TQ-8.3.2");
  position.play("event EA04");
  EXPECT_EQ(player(A).crystals, 6);
  position.play("play AO09");
  EXPECT_TRUE(position.offers("quest Q047"));
}

TEST_F(TimequestExample, Discounts) {
  RULE("TQ-30.13");
  RULE("TQ-8.3.3");
  position.at(A, 1).goods(A, "6Fo 6Cl").display("Q002").slots(A, "AS08 AS14");
  position.play("quest Q002");
  EXPECT_EQ(position.offered("payment"),
            "payment 2 1, payment 1 1 AS14, payment 2 0 AS14, payment 0 1 AS08, payment 1 0 AS08");
}

TEST_F(TimequestExample, Artifact) {
  RULE("TQ-30.14");
  RULE("TQ-14.2");
  position.at(A, 3).artifacts(A, "Q001 Q031 Q041").goods(A, "4Fo 2Kn").crystals(A, 5).display("Q030 Q012");
  EXPECT_EQ(position.offered("artifact"), "artifact Q030");
  position.play("artifact Q030; goods 3Fo");
  EXPECT_EQ(position.has(A), "1Fo 2Kn 3Cr");
  EXPECT_EQ(player(A).artifacts.size(), 4);
}

TEST_F(TimequestExample, ArtifactDiscounts) {
  RULE("TQ-30.15");
  RULE("TQ-14.4");
  position.at(A, 3).artifacts(A, "Q001 Q031 Q041").goods(A, "4Fo 2Kn").crystals(A, 5).display("Q030").hand(A, "AO08");
  position.play("play AO08; goods 1Fo");
  EXPECT_EQ(position.has(A), "3Fo 2Kn 3Cr");

  TestPosition cheaper;
  cheaper.at(A, 3).artifacts(A, "Q001 Q031 Q041").goods(A, "4Fo 2Kn").crystals(A, 5).display("Q030").slots(A, "AS10");
  cheaper.play("artifact Q030; yes; goods 3Fo");
  EXPECT_EQ(cheaper.has(A), "1Fo 2Kn 4Cr");

  TestPosition one;
  one.at(A, 3).artifacts(A, "Q001").goods(A, "4Fo").crystals(A, 5).display("Q030").hand(A, "AO08");
  one.play("play AO08");
  EXPECT_EQ(one.has(A), "3Fo 3Cr");
  TestPosition none;
  none.at(A, 3).goods(A, "4Fo").crystals(A, 5).display("Q030").hand(A, "AO08");
  none.play("play AO08");
  EXPECT_EQ(none.has(A), "4Fo 3Cr");
}

TEST_F(TimequestExample, PortalEntryWithOneDie) {
  RULE("TQ-30.16");
  RULE("TQ-8.7");
  RULE("TQ-12.5");
  position.at(A, 5).artifacts(A, "Q001 Q031").crystals(A, 6);
  position.play("enter_void; dice 1", "3");
  EXPECT_EQ(position.has(A), "1Cl 1St 4Cr");
  EXPECT_EQ(points(), 2);
  EXPECT_EQ(player(A).tile, kVoid);
  EXPECT_TRUE(player(A).portal);
}

TEST_F(TimequestExample, TwoDice) {
  RULE("TQ-30.17");
  RULE("TQ-12.5");
  const auto roll = [](std::string_view dice) {
    TestPosition entering;
    entering.at(A, 5).artifacts(A, "Q001 Q031").crystals(A, 6);
    entering.play("enter_void; dice 2", dice);
    return entering.has(A);
  };
  EXPECT_EQ(roll("2 6"), "6St 4Cr");
  EXPECT_EQ(roll("1 1"), "6Cr");
  EXPECT_EQ(roll("3 4"), "4Cr");
}

TEST_F(TimequestExample, AdjacentEntry) {
  RULE("TQ-30.18");
  RULE("TQ-12.3");
  RULE("TQ-12.6");
  position.at(A, 10).artifacts(A, "Q001 Q031").crystals(A, 1);
  position.play("move 0; dice 1", "6");
  EXPECT_EQ(position.has(A), "1St 1Cr");
  EXPECT_EQ(points(), 3);
  position.play("end");
  EXPECT_EQ(position.has(A), "1St 1Cr");
  position.begin_turn(A);
  EXPECT_EQ(position.offered("move"), "move 1, move 10");
  EXPECT_EQ(position.offered("free_move"), "free_move 1, free_move 10");
}

TEST_F(TimequestExample, Penalty) {
  RULE("TQ-30.19");
  RULE("TQ-12.7");
  position.crystals(A, 4).artifacts(B, "Q001").artifacts(D, "Q031 Q041").acted();
  position.play("end");
  EXPECT_EQ(player(A).crystals, 3);
  EXPECT_EQ(player(C).crystals, 1);
  TestPosition shared;
  shared.crystals(A, 4).artifacts(B, "Q001").artifacts(C, "Q011").artifacts(D, "Q031 Q041").acted();
  const int bank = shared.state.now.crystals;
  shared.play("end");
  EXPECT_EQ(shared.state.now.players[C].crystals, 0);
  EXPECT_EQ(shared.state.now.crystals, bank + 1);
  TestPosition poor;
  poor.acted().play("end");
  EXPECT_EQ(poor.has(A), "");
}

TEST_F(TimequestExample, ArenaAndBets) {
  RULE("TQ-30.20");
  RULE("TQ-30.21");
  RULE("TQ-13.5");
  RULE("TQ-13.6");
  TestPosition five(5);
  five.goods(C, "4St").goods(D, "5Fo").goods(E, "3Go").bank("20Fo 2Go 20Kn 20Cl 20St 20Cr", B);
  five.play("fight B; C: bet 3 1St; D: bet 5 2Fo; E: bet 2 3Go; yes; goods 2Kn 1St", "6 2");
  EXPECT_EQ(five.has(A), "2Kn 1St 1Cr");
  EXPECT_EQ(five.state.now.points, 2);
  EXPECT_EQ(five.has(C), "6St");
  EXPECT_EQ(five.has(D), "3Fo");
  EXPECT_EQ(five.has(E), "5Go");
}

TEST_F(TimequestExample, ArenaBonus) {
  RULE("TQ-30.22");
  RULE("TQ-13.4");
  position.slots(A, "AS18").goods(C, "1Kn");
  position.play("fight B; C: bet 5 1Kn; no; number 6", "6 1");
  EXPECT_EQ(position.has(A), "6Fo");
  EXPECT_EQ(position.has(C), "5Kn");
  TestPosition even;
  even.slots(A, "AS18").play("fight B", "3 4");
  EXPECT_EQ(even.has(A), "");
  EXPECT_EQ(even.told(What::fight_drawn), 1);
}

TEST_F(TimequestExample, Duel) {
  RULE("TQ-30.23");
  RULE("TQ-14.6");
  position.at(A, 8).at(B, 8).artifacts(A, "Q001").artifacts(B, "Q031 Q041").goods(B, "1Cl");
  position.play("duel B; B: no");
  EXPECT_EQ(position.has(A), "1Cl");
  EXPECT_EQ(position.has(B), "");
  EXPECT_EQ(points(), 3);
  TestPosition poor;
  poor.at(A, 8).at(B, 8).artifacts(A, "Q001").artifacts(B, "Q031 Q041");
  poor.play("duel B");
  EXPECT_EQ(poor.offered(B), "yes");
  poor.play("B: yes", "5 5");
  EXPECT_EQ(poor.state.now.players[A].artifacts.size(), 1);
  EXPECT_EQ(poor.state.now.players[B].artifacts.size(), 2);
}

TEST_F(TimequestExample, Akira) {
  RULE("TQ-30.24");
  RULE("TQ-17.4");
  position.at(A, 1).character(A, "C4").goods(A, "3Go").goods(B, "4Kn");
  const int bank = position.state.now.bank[1];
  position.play("trade; offer 1Go; offer 2Kn; B: yes");
  EXPECT_EQ(position.has(A), "2Go 2Kn");
  EXPECT_EQ(position.has(B), "2Go 2Kn");
  EXPECT_EQ(position.state.now.bank[1], bank - 1);
}

TEST_F(TimequestExample, MasterTrader) {
  RULE("TQ-30.25");
  RULE("TQ-21.2");
  position.at(A, 1).slots(A, "AS03").goods(A, "2Fo").goods(B, "2St");
  position.play("trade; offer 1Fo; offer 1St; B: yes");
  EXPECT_EQ(position.has(A), "1Fo 2St");
  EXPECT_EQ(position.has(B), "1Fo 1St");
}

TEST_F(TimequestExample, TimeRipples) {
  RULE("TQ-30.26");
  RULE("TQ-20.2");
  TestPosition three(3);
  three.goods(A, "5Fo 3Kn 2Cl 1St").goods(B, "2Fo 4Go 1Cl 6St").goods(C, "1Go 2Kn 3Cl");
  three.event("EP11");
  EXPECT_EQ(three.has(A), "3Fo 3Kn 2Cl 1St");
  EXPECT_EQ(three.has(B), "3Fo 2Go 1Kn 2Cl 3St");
  EXPECT_EQ(three.has(C), "1Fo 3Go 1Kn 2Cl 3St");
}

TEST_F(TimequestExample, TimeRipplesWhereOneBlocks) {
  RULE("TQ-30.27");
  RULE("TQ-11.5");
  TestPosition three(3);
  three.goods(A, "5Fo 3Kn 2Cl 1St").goods(B, "2Fo 4Go 1Cl 6St").goods(C, "1Go 2Kn 3Cl").slots(B, "AS15");
  three.event("EP11", "B: fail AS15");
  EXPECT_EQ(three.has(A), "3Fo 3Kn 2Cl 1St");
  EXPECT_EQ(three.has(B), "2Fo 4Go 1Cl 6St");
  EXPECT_EQ(three.has(C), "2Fo 1Go 2Kn 3Cl");
}

TEST_F(TimequestExample, TemporalTax) {
  RULE("TQ-30.28");
  RULE("TQ-11.3");
  position.goods(A, "3Go").goods(B, "2Go").crystals(B, 1);
  position.event("EP02", "A: meet 3Go");
  EXPECT_EQ(position.has(B), "2Go");
  EXPECT_EQ(position.has(A), "");
}

TEST_F(TimequestExample, TimeQuakeWhereTheBankIsShort) {
  RULE("TQ-30.29");
  RULE("TQ-3.3");
  TestPosition all(5);
  all.goods(A, "4Fo").goods(C, "4Go").goods(D, "4Kn").crystals(B, 2).bank("12Cr", E);
  const int before = all.state.now.crystals;
  ASSERT_EQ(before, 12);
  all.event("EP15", "A: meet 4Fo; C: meet 4Go; D: meet 4Kn");
  EXPECT_EQ(all.state.now.players[A].crystals, 5);
  EXPECT_EQ(all.state.now.players[B].crystals, 1);
  EXPECT_EQ(all.state.now.players[C].crystals, 5);
  EXPECT_EQ(all.state.now.players[D].crystals, 3);
}

TEST_F(TimequestExample, MaliksShield) {
  RULE("TQ-30.30");
  RULE("TQ-17.6");
  position.character(A, "C6").at(A, 7).at(C, 7).at(B, 2).at(D, 3).round(2);
  position.crystals(A, 1).crystals(B, 2).crystals(C, 1).goods(A, "1Fo").goods(B, "2Fo").goods(C, "1Fo");
  position.event("EP04", "A: shield");
  EXPECT_EQ(position.has(A), "1Fo 1Cr");
  EXPECT_EQ(position.has(C), "1Fo 1Cr");
  EXPECT_EQ(position.has(B), "1Fo 1Cr");
  EXPECT_EQ(player(A).ready, position.state.round + 3);
}

TEST_F(TimequestExample, MaliksBounty) {
  RULE("TQ-30.31");
  RULE("TQ-17.6");
  position.character(A, "C6").at(A, 7).at(C, 7).at(B, 2).at(D, 3);
  position.goods(A, "2Kn").goods(C, "2Kn").goods(D, "2Kn");
  position.event("EP05", "A: bounty St; A: meet 2Kn; C: meet 2Kn; D: meet 2Kn");
  EXPECT_EQ(position.has(A), "1St 1Cr");
  EXPECT_EQ(position.has(C), "1St 1Cr");
  EXPECT_EQ(position.has(D), "1Cr");
}

TEST_F(TimequestExample, TimeBank) {
  RULE("TQ-30.32");
  RULE("TQ-6.2");
  position.goods(A, "2Go 1Kn");
  position.event("EP10", "A: goods 2Go 1Kn");
  EXPECT_EQ(position.has(A), "");
  EXPECT_EQ(player(A).due, position.state.round + 1);
  TestPosition due(5);
  due.round(4).deposit(A, "2Go 1Kn", 4).bank("3Go 10Kn", E).first(E).turn(D).acted();
  due.play("end");
  EXPECT_EQ(due.has(A), "3Go 2Kn");
}

TEST_F(TimequestExample, Voucher) {
  RULE("TQ-30.33");
  RULE("TQ-20.5");
  RULE("TQ-4.4");
  position.at(A, 4).round(6).goods(A, "1Go 1Cl").crystals(A, 2);
  position.event("EP13", "A: meet 1Go 1Cl");
  ASSERT_EQ(position.state.active, A);
  position.play("move 5");
  EXPECT_EQ(position.offered("way"), "way 1, way 0 voucher");
  position.play("way 0 voucher");
  EXPECT_EQ(player(A).crystals, 3);
  EXPECT_EQ(points(), 3);

  TestPosition far;
  far.at(A, 4).round(6).goods(A, "1Go 1Cl").crystals(A, 2).event("EP13", "A: meet 1Go 1Cl");
  far.play("move 6");
  EXPECT_EQ(far.has(A), "1Cr");
}

TEST_F(TimequestExample, OneWayForAMove) {
  RULE("TQ-30.34");
  RULE("TQ-21.6");
  RULE("TQ-8.1.5");
  position.at(A, 4).crystals(A, 3).slots(A, "AS13").artifacts(A, "Q031");
  position.play("move 6");
  EXPECT_EQ(position.offered("way"), "way 2, way 0 AS13, way 1 R04");
  TestPosition three;
  three.at(A, 4).crystals(A, 3).slots(A, "AS13").artifacts(A, "Q031").play("move 7");
  EXPECT_EQ(three.offered("way"), "way 3, way 2 R04");
}

TEST_F(TimequestExample, TimeDistortion) {
  RULE("TQ-30.35");
  RULE("TQ-19.1");
  position.at(A, 4).crystals(A, 4).events(A, "EA12").display("Q009");
  position.play("event EA12; pick Q009");
  EXPECT_EQ(player(A).crystals, 11);
  EXPECT_TRUE(player(A).face_up);
  EXPECT_EQ(position.state.now.display.size(), 3U);
}

TEST_F(TimequestExample, TimeHealer) {
  RULE("TQ-30.36");
  RULE("TQ-19.1");
  position.at(A, 5).paid(A, "1Cl 5St").events(A, "EA10");
  position.play("event EA10");
  EXPECT_EQ(position.offered("goods"), "goods 2St, goods 1Cl 1St");
}

TEST_F(TimequestExample, Auction) {
  RULE("TQ-30.37");
  RULE("TQ-20.2");
  position.goods(A, "2Fo").goods(B, "4Go").goods(C, "4Kn").quests("Q074");
  position.event("EP25", "A: number 2; B: number 4; C: number 4");
  EXPECT_EQ(position.has(B), "4Go");
  EXPECT_TRUE(position.state.now.quest_discards.has(number_of("Q074")));
  TestPosition won;
  won.goods(A, "2Fo").goods(B, "4Go").goods(C, "4Kn").quests("Q074");
  won.event("EP25", "A: number 2; B: number 4; C: number 3");
  EXPECT_EQ(won.has(B), "");
  EXPECT_TRUE(won.rules.artifact_ready(won.state, B, 8));
}

TEST_F(TimequestExample, Limits) {
  RULE("TQ-30.38");
  RULE("TQ-9.3");
  RULE("TQ-3.7");
  position.at(A, 4).hand(A, "AO01 AO05 AO06").actions("AO13").goods(A, "13Fo 10Kn");
  position.play("draw");
  EXPECT_EQ(position.offered(), "card AO01, card AO05, card AO06, card AO13");
  position.play("card AO05");
  EXPECT_EQ(position.state.decks.hands[A].cards.size(), 3U);
  position.play("end");
  EXPECT_EQ(position.has(A), "10Fo 10Kn");
}

TEST_F(TimequestExample, ActionPointsAreCapped) {
  RULE("TQ-30.39");
  RULE("TQ-7.5");
  position.at(A, 4).hand(A, "AO13").slots(A, "AX01 AX02:2");
  position.play("play AO13; use AX01; use AX02");
  EXPECT_EQ(points(), 8);
  EXPECT_EQ(position.offered("use"), "");
}

TEST_F(TimequestExample, FreeMove) {
  RULE("TQ-30.40");
  RULE("TQ-8.8");
  RULE("TQ-4.6");
  position.at(A, 2).at(B, 3).active_events("EA08").hand(A, "AO06");
  position.play("free_move 3", "5");
  EXPECT_EQ(track(3), 4);
  EXPECT_EQ(position.offered(), "event EA08, end");
  position.play("event EA08; twice Fo");
  EXPECT_EQ(position.has(A), "4Fo 2St");
}

TEST_F(TimequestExample, TimeReversal) {
  RULE("TQ-30.41");
  RULE("TQ-21.4");
  position.at(A, 2).slots(A, "AS19").actions("AO06");
  position.play("draw");
  EXPECT_EQ(points(), 3);
  position.play("use AS19");
  EXPECT_EQ(points(), 4);
  EXPECT_TRUE(position.state.decks.hands[A].cards.empty());
  EXPECT_EQ(position.state.decks.actions.zone()[0].card, number_of("AO06"));
  EXPECT_EQ(position.offered("draw"), "");
  EXPECT_EQ(position.forbids("draw"), "TQ-21.4");
  EXPECT_TRUE(position.offers("collect"));
}

TEST_F(TimequestExample, ClosingAndTheEnd) {
  RULE("TQ-30.42");
  RULE("TQ-15.2");
  TestPosition three(3, {{"end", "3"}});
  three.round(8).first(B).turn(C).at(A, 4).at(B, 4).at(C, 6).crystals(C, 1).closed({2, 5}).visits(7, 1);
  three.play("move 7");
  EXPECT_EQ(three.rules.closed_periods(three.state), 3);
  three.play("end");
  EXPECT_EQ(three.state.active, A);
  EXPECT_EQ(three.state.round, 8);
  three.acted().play("end");
  EXPECT_EQ(three.state.round, 9);
  EXPECT_EQ(three.state.final_round, 9);
  EXPECT_EQ(three.state.first, C);
  EXPECT_EQ(three.rules.level_of_round(9), 2);
}

TEST_F(TimequestExample, RoundLimit) {
  RULE("TQ-30.43");
  RULE("TQ-6.5");
  TestPosition three(3, {{"end", "3"}});
  three.round(14).first(A).turn(C).at(A, 4).at(B, 4).at(C, 6).closed({2, 5}).acted();
  three.play("end");
  EXPECT_EQ(three.state.final_round, 15);
  EXPECT_TRUE(three.state.by_limit);
}

TEST_F(TimequestExample, Score) {
  RULE("TQ-30.44");
  RULE("TQ-16.1");
  TestPosition one(4, {{"objectives", "one"}});
  one.artifacts(A, "Q001 Q011 Q021").crystals(A, 14).objective(A, "B05");
  one.state.now.players[A].counters.fights_won = 3;
  one.state.shown_objectives.insert(A);
  EXPECT_EQ(one.rules.score(one.state, A), 7);
  EXPECT_EQ(one.rules.leftover(one.state, A), 2);
}

TEST_F(TimequestExample, TieBattle) {
  RULE("TQ-30.45");
  RULE("TQ-16.2");
  RULE("TQ-16.4");
  const auto battle = [](std::string_view dice) {
    TestPosition two(2);
    two.round(9).final_round().first(B).turn(A).at(A, 4).at(B, 4).crystals(A, 4).crystals(B, 3).acted();
    two.play("end; A: wager 3 2; B: wager 2 3", dice);
    return two.rules.outcome(two.state)->places;
  };
  EXPECT_EQ(battle("5 3"), (std::vector{2, 1}));
  EXPECT_EQ(battle("4 4"), (std::vector{1, 2}));
}

TEST_F(TimequestExample, ArtifactVictory) {
  RULE("TQ-30.46");
  RULE("TQ-15.4");
  TestPosition three(3);
  three.at(A, 8).at(B, 8).turn(B).artifacts(A, "Q001 Q011 Q021 Q031 Q041 Q051 Q061 Q071 Q081");
  three.artifacts(B, "Q091 Q002 Q012 Q022 Q032").artifacts(C, "Q003 Q013 Q023 Q033 Q043 Q053 Q063");
  three.play("duel A; A: yes; B: no; A: no; B: pick Q091", "2 6");
  EXPECT_EQ(three.owing(), "");
  const auto outcome = three.rules.outcome(three.state);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->places, (std::vector{1, 3, 2}));
  EXPECT_EQ(outcome->rule, "TQ-15.4");
}

TEST_F(TimequestExample, Locked) {
  RULE("TQ-30.47");
  RULE("TQ-4.1");
  position.at(A, 4)
      .at(B, 6)
      .lock(4, B)
      .crystals(A, 5)
      .goods(A, "9Fo 9Go 9St")
      .artifacts(A, "Q001 Q041")
      .hand(A, "AO01");
  position.display("Q011").hand(B, "AO10 AO19");
  EXPECT_EQ(position.offered("move"), "");
  EXPECT_EQ(position.offered("free_move"), "");
  EXPECT_EQ(position.offered("enter_void"), "");
  EXPECT_EQ(position.offered("play"), "");
  EXPECT_TRUE(position.offers("collect"));
  EXPECT_TRUE(position.offers("quest Q011"));
  EXPECT_TRUE(position.offers("fight B"));
  position.turn(B).play("play AO10");
  EXPECT_EQ(position.offered("player"), "player C, player D");
}

TEST_F(TimequestExample, LockedTokenStaysWhereItIs) {
  RULE("TQ-30.47");
  RULE("TQ-4.5");
  position.at(A, 4).at(B, 6).at(C, 1).at(D, 2).lock(4, B);
  position.crystals(B, 1).goods(B, "2Fo").crystals(C, 1).goods(C, "2Fo").crystals(D, 1).goods(D, "2Fo");
  position.event("EP16", "B: meet 2Fo 1Cr; C: meet 2Fo 1Cr; D: meet 2Fo 1Cr");
  EXPECT_EQ(player(A).tile, 4);
}

TEST_F(TimequestExample, OnePeriodLeft) {
  RULE("TQ-30.48");
  RULE("TQ-8.1.2");
  RULE("TQ-8.1.4");
  position.crystals(A, 4).closed({1, 2, 3, 5, 6, 7, 8, 9, 10});
  EXPECT_EQ(position.offered("move"), "move 4");
  EXPECT_EQ(position.offered("free_move"), "free_move 4");
  position.play("move 4");
  EXPECT_EQ(player(A).crystals, 1);
  TestPosition adjacent;
  adjacent.crystals(A, 4).adjacent(A).closed({1, 2, 3, 5, 6, 7, 8, 9, 10}).play("move 4");
  EXPECT_EQ(adjacent.has(A), "");
}

TEST_F(TimequestExample, TradeWithoutAnOffer) {
  RULE("TQ-30.49");
  RULE("TQ-9.1");
  position.at(A, 1).goods(A, "1Fo").goods(B, "2Fo").goods(C, "1St");
  position.play("trade");  // to C, 1 Fo for 1 St: nothing else can be chosen
  EXPECT_EQ(position.owing(), "C");
  EXPECT_EQ(position.told(What::offered), 1);
  position.play("C: no");
  EXPECT_EQ(position.offered("trade"), "");
}

TEST_F(TimequestExample, SwapAndSlip) {
  RULE("TQ-30.50");
  RULE("TQ-21.3");
  RULE("TQ-29.72");
  position.at(A, 3).at(B, 8).at(C, 8).slots(C, "AX10").hand(A, "AO19").visits(3, 1).visits(8, 1);
  position.face_down(A).face_down(B).active_events("EA02");
  position.play("play AO19; player B");
  EXPECT_EQ(player(A).tile, 8);
  EXPECT_EQ(player(B).tile, 3);
  EXPECT_EQ(track(3), 0);
  EXPECT_EQ(track(8), 0);
  EXPECT_TRUE(player(A).face_up);
  EXPECT_TRUE(player(B).face_up);
  EXPECT_EQ(position.offered(C), "no, tile 7, tile 9");
  position.play("C: no", "6");
  EXPECT_EQ(position.told(What::event_drawn), 1);
  TestPosition alone;
  alone.at(A, 3).at(B, 8).hand(A, "AO19").play("play AO19");
  EXPECT_EQ(alone.told(What::event_drawn), 0);
}

TEST_F(TimequestExample, MoveTakenBack) {
  RULE("TQ-30.51");
  RULE("TQ-21.4");
  position.at(A, 2).crystals(A, 2).slots(A, "AS19");
  position.play("move 3");
  EXPECT_EQ(track(3), 4);
  position.play("use AS19");
  EXPECT_EQ(player(A).tile, 2);
  EXPECT_EQ(player(A).crystals, 2);
  EXPECT_EQ(points(), 4);
  EXPECT_EQ(track(3), 5);
  EXPECT_EQ(position.offered("move"), "move 1, move 4");
  EXPECT_TRUE(position.offers("collect"));
}

TEST_F(TimequestExample, RerollOutOfTurn) {
  RULE("TQ-30.52");
  RULE("TQ-10.2.1");
  TestPosition three(2);
  three.artifacts(A, "Q021");
  three.event("EP08", "A: reroll R03; goods 1Fo", "3 4 2");
  EXPECT_EQ(three.has(A), "1Fo");
  EXPECT_FALSE(three.rules.artifact_ready(three.state, A, 3));
  TestPosition guarded(2);
  guarded.goods(A, "1Fo").set(A, "AO14").slots(A, "AS15 AS07");
  guarded.event("EP08", "", "3");
  EXPECT_EQ(guarded.offered(A), "no, block AO14, block AS15, block AS07");
}

TEST_F(TimequestExample, WhichDiscount) {
  RULE("TQ-30.53");
  RULE("TQ-8.3.3");
  position.at(A, 1).goods(A, "1Fo 1Cl").display("Q001").slots(A, "AS08 AS14");
  position.play("quest Q001");
  EXPECT_EQ(position.offered("payment"), "payment 1 1, payment 0 1 AS14, payment 1 0 AS14");
}

}  // namespace
}  // namespace tempora::timequest
