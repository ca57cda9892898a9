// The powers of all characters (TQ-17), with the cards that the book names together with them.
#include <gtest/gtest.h>

#include "engine/testing/rule.hpp"
#include "games/timequest/testing/position.hpp"

namespace tempora::timequest {
namespace {

// It is A's turn, on 4 (gains Kn and Cl; X is St, Y is Go), with this character.
TestPosition playing(const std::string& character, int players = 4) {
  return TestPosition(players).at(A, 4).character(A, character);
}

TEST(Character, AmaraGainsAKnowledgeMoreWithEachGainingStepThatBringsSome) {
  RULE("TQ-17.1");
  RULE("TQ-3.8");
  TestPosition position = playing("C1");
  position.hand(A, "AO06 AO17").slots(A, "AS01").goods(A, "1Fo");
  EXPECT_EQ(position.play("play AO06"), "A +3Kn hand -AO06; bank -3Kn; discards +AO06");
  EXPECT_EQ(position.play("play AO17; goods 2Cl 1St"), "A +2Cl +1St hand -AO17; bank -2Cl -1St; discards +AO17");
  // The collecting with its extra is one gaining step.
  EXPECT_EQ(position.play("collect; twice Kn; good Kn"), "AP -1; A +4Kn +1Cl slot -AS01 +AS01:used; bank -4Kn -1Cl");
}

TEST(Character, AmarasExtraIsTheLastOfACollectingAndCountsAsCollected) {
  RULE("TQ-17.1");
  RULE("TQ-8.2.3");
  TestPosition position = playing("C1");
  position.bank("2Kn", D);
  EXPECT_EQ(position.play("collect; twice Kn"), "AP -1; A +2Kn +1Cl; bank -2Kn -1Cl");  // none is left
  TestPosition more = playing("C1");
  more.play("collect; twice Kn");
  EXPECT_EQ(more.state.now.players[A].counters.collected[at(Good::knowledge)], 3);
}

TEST(Character, AmaraGainsWithExchangesButNotWithTradesNorOutsideHerTurn) {
  RULE("TQ-17.1");
  RULE("TQ-11.7");
  TestPosition position = playing("C1", 2);
  position.hand(A, "AO05").goods(A, "3Fo").goods(B, "2Kn");
  EXPECT_EQ(position.play("play AO05; good Kn; number 2"), "A -2Fo +3Kn hand -AO05; bank +2Fo -3Kn; discards +AO05");
  EXPECT_EQ(position.play("trade; offer 1Kn; B: yes"), "A -1Fo +1Kn; B +1Fo -1Kn");
  EXPECT_EQ(position.event("EP24", "", "3 1"), "round 11; turn A; A +2Kn +2Cl; B +2Fo +2Go; bank -2Fo -2Go -2Kn -2Cl");
}

TEST(Character, AmaraGainsWithAnEventAnArenaPrizeAndTheVoid) {
  RULE("TQ-17.1");
  TestPosition position = playing("C1", 2);
  position.events(A, "EA03");
  EXPECT_EQ(position.play("event EA03"), "A +3Kn event -EA03:won; bank -3Kn; discards +EA03");
  EXPECT_EQ(position.play("fight B; no; goods 1Kn", "4 3"), "AP -2; A +2Kn; bank -2Kn");
  TestPosition entry = playing("C1");
  entry.at(A, 6).crystals(A, 2).artifacts(A, "Q011 Q041");  // X of the Renaissance is Knowledge
  EXPECT_EQ(entry.play("enter_void; dice 1", "2"), "AP -2; A +3Kn -2Cr at portal; bank -3Kn +2Cr");
}

TEST(Character, MarsdenChangesStoneIntoGoldOrBackOnceATurn) {
  RULE("TQ-17.2");
  TestPosition position = playing("C2");
  position.goods(A, "1Go 2St");
  EXPECT_EQ(position.offered("power"), "power 0, power 1");
  TestPosition back = position;
  EXPECT_EQ(position.play("power 0"), "A +1Go -2St; bank -1Go +2St");
  EXPECT_EQ(position.forbids("power 1"), "TQ-9.7");
  EXPECT_EQ(back.play("power 1"), "A -1Go +2St; bank +1Go -2St");
}

TEST(Character, MarsdenNeedsWhatHeGivesAndWhatTheBankGives) {
  RULE("TQ-17.2");
  RULE("TQ-9.7");
  TestPosition position = playing("C2");
  position.goods(A, "1St");
  EXPECT_EQ(position.offered("power"), "");
  position.goods(A, "2St").bank("0Go", D);
  EXPECT_EQ(position.offered("power"), "");
  position.goods(D, "").goods(A, "1Go").bank("1St", D);
  EXPECT_EQ(position.play("power 1"), "A -1Go +1St; bank +1Go -1St");  // the bank had only one
}

TEST(Character, MarsdenMayStillMakeAFreeMoveAfterwards) {
  RULE("TQ-8.8");
  TestPosition position = playing("C2");
  position.goods(A, "2St").play("power 0");
  EXPECT_EQ(position.offered("free_move"), "free_move 3, free_move 5");
}

TEST(Character, OpheliaShowsATopCardAndLeavesItOrPutsItAtTheBottom) {
  RULE("TQ-17.3");
  TestPosition position = playing("C3");
  position.quests("Q050").active_events("EA02").all_events(0, "EP07");
  position.play("power 0");
  EXPECT_EQ(position.offered(), "deck 0, deck 1, deck 2");
  TestPosition events = position;
  TestPosition all = position;
  position.play("deck 0");
  EXPECT_EQ(position.offered(), "no, bottom");
  EXPECT_TRUE(position.state.decks.quests.at(0).seen_by(Viewer::spectator()).has_value());
  EXPECT_EQ(position.play("bottom"), "");
  EXPECT_EQ(position.bottom_quests(1), "Q050");
  EXPECT_EQ(position.forbids("power 0"), "TQ-9.7");
  EXPECT_EQ(events.play("deck 1; no"), "");
  EXPECT_EQ(events.top_active_events(1), "EA02");
  EXPECT_EQ(all.play("deck 2; bottom"), "");
  EXPECT_NE(all.top_all_events(0, 1), "EP07");
}

TEST(Character, OpheliaSeesTheDeckOfTheNextRoundAndNoneInTheFinalRound) {
  RULE("TQ-17.3");
  RULE("TQ-21.5");
  TestPosition position = playing("C3");
  position.round(5).all_events(1, "EP15").play("power 0; deck 2");  // round 6 is Moderate
  EXPECT_TRUE(position.state.decks.all[1].at(0).seen_by(Viewer::spectator()).has_value());
  TestPosition last = playing("C3");
  last.final_round().play("power 0");
  EXPECT_EQ(last.offered(), "deck 0, deck 1");
}

TEST(Character, OpheliaIsNotOfferedEmptyDecks) {
  RULE("TQ-17.3");
  TestPosition position = playing("C3");
  position.display("Q001 Q002 Q003").only_quests("", false).only_active_events("", false).final_round();
  EXPECT_EQ(position.forbids("power 0"), "TQ-9.7");
}

TEST(Character, AkirasPartnerGainsOneOfWhatAkiraGave) {
  RULE("TQ-17.4");
  TestPosition position = playing("C4");
  position.goods(A, "5Go").goods(B, "5Kn");
  EXPECT_EQ(position.play("trade; offer 1Go; offer 2Kn; B: yes"), "A -1Go +2Kn; B +2Go -2Kn; bank -1Go");
  EXPECT_EQ(position.play("trade; offer 1Go; offer 1Kn; B: no"), "");
  position.bank("0Go", D);
  EXPECT_EQ(position.play("trade; player B; offer 2Go; offer 1Kn; B: yes"), "A -2Go +1Kn; B +2Go -1Kn");
}

TEST(Character, AkiraWithMasterTraderGainsToo) {
  RULE("TQ-17.4");
  RULE("TQ-21.2");
  TestPosition position = playing("C4");
  position.goods(A, "1Go").goods(B, "1Kn").slots(A, "AS03");
  EXPECT_EQ(position.play("trade; B: yes"), "A -1Go +2Kn slot -AS03 +AS03:used; B +2Go -1Kn; bank -1Go -1Kn");
  // B10 counts the exchange itself.
  EXPECT_EQ(position.counted(A, Counter::fair_trades), 1);
  EXPECT_EQ(position.counted(B, Counter::fair_trades), 1);
}

TEST(Character, AkirasGiftGoesToNobodyWhenTheOfferIsAnothers) {
  RULE("TQ-17.4");
  TestPosition position = playing("C4");
  position.turn(B).goods(A, "1Go").goods(B, "1Kn");
  EXPECT_EQ(position.play("trade; A: yes"), "A -1Go +1Kn; B +1Go -1Kn");
}

TEST(Character, IsabellaCompletesAndAcquiresHerOwnQuestsWhichAreNotReplaced) {
  RULE("TQ-17.5");
  TestPosition position = playing("C5");
  position.explorers("Q001 Q031 Q039").goods(A, "1Go 1St").crystals(A, 2);
  TestPosition acquires = position;
  EXPECT_EQ(position.play("quest Q001"),
            "AP -1; A -1Go -1St +1Cr down; bank +1Go +1St -1Cr; explorers -Q001; discards +Q001");
  acquires.artifacts(A, "");
  EXPECT_EQ(acquires.play("artifact Q039"), "AP -1; A -2Cr owns +Q039; bank +2Cr; explorers -Q039");
}

TEST(Character, IsabellasQuestsAreHersAlone) {
  RULE("TQ-17.5");
  TestPosition position = playing("C5");
  position.explorers("Q001").turn(B).at(B, 4).goods(B, "1Go 1St").crystals(B, 1);
  EXPECT_EQ(position.offered("quest"), "");
  EXPECT_EQ(position.forbids("quest Q001"), "TQ-8.3");
}

TEST(Character, IsabellasQuestsServeCardsToo) {
  RULE("TQ-17.5");
  TestPosition position = playing("C5");
  position.explorers("Q010").hand(A, "AO03");
  EXPECT_EQ(position.play("play AO03; pick Q010"),
            "AP -1; A +5Cr down hand -AO03; bank -5Cr; explorers -Q010; discards +AO03 +Q010");
}

TEST(Character, IsabellaDrawsThreeQuestsAtSetUp) {
  RULE("TQ-17.5");
  RULE("TQ-5.5");
  const Rules rules = TestPosition(2, {{"characters", "choose"}}).rules;
  Dealer dealer{Generator(1)};
  Journal deaf;
  State state = rules.start(dealer, deaf);
  const Seat last = rules.owing(state).lowest();
  EXPECT_EQ(last, (state.first + 1) % 2);  // the last in table order picks first
  rules.play(state, last, move_of("character C5"), dealer, deaf);
  EXPECT_EQ(state.now.explorers.size(), 0U);
  rules.play(state, state.first, move_of("character C1"), dealer, deaf);
  EXPECT_EQ(state.now.explorers.size(), 3U);
  EXPECT_EQ(state.decks.quests.size(), 93U);  // four lie in the display
}

TEST(Character, MaliksShieldKeepsLossesFromAllOnHerTileWhenSheUsesIt) {
  RULE("TQ-17.6");
  RULE("TQ-17.7");
  TestPosition position;
  position.round(2).at(A, 7).at(C, 7).at(B, 2).character(A, "C6");
  position.crystals(A, 1).crystals(B, 1).crystals(C, 1).goods(B, "1Fo");
  EXPECT_EQ(position.event("EP04", "shield"), "round 3; turn A; A ready in 6; B -1Fo -1Cr; bank +1Fo +1Cr");
  position.state.now.players[A].ready = 6;
  EXPECT_EQ(position.event("EP03"), "round 4; turn A; A -1Cr; C -1Cr; bank +2Cr");  // not ready: not asked
}

TEST(Character, MaliksPowerIsReadyAgainAfterThreeRoundsOrTwo) {
  RULE("TQ-17.6");
  TestPosition position(2, {{"cooldown", "2"}});
  position.round(2).character(A, "C6");
  EXPECT_EQ(position.event("EP03", "shield"), "round 3; turn A; A ready in 5");
  position.event("EP02");
  EXPECT_EQ(position.owing(), "A");
  EXPECT_FALSE(position.offers("shield"));
  position.event("EP01");  // round 5
  EXPECT_TRUE(position.offers("shield"));
}

TEST(Character, MaliksShieldOnTheVoidAndNobodyIsAskedForAProtectionUnderIt) {
  RULE("TQ-17.7");
  RULE("TQ-11.3");
  TestPosition position(3);
  position.character(A, "C6").at(C, 4).set(B, "AO14").set(C, "AO14").crystals(B, 2).crystals(C, 2);
  position.event("EP02", "shield");
  EXPECT_EQ(position.owing(), "C");  // B can only let it fail
  EXPECT_EQ(position.offered(), "fail, fail AO14");
  EXPECT_EQ(position.play("C: fail"), "turn A; C -2Cr; bank +2Cr");
}

TEST(Character, MaliksBountyGoesToThoseOnHerTileWhoMeetTheGoal) {
  RULE("TQ-17.6");
  TestPosition position;
  position.at(A, 7).at(C, 7).at(B, 2).character(A, "C6").goods(A, "2Kn").goods(B, "2Kn").goods(D, "2Kn").goods(C,
                                                                                                               "2Kn");
  EXPECT_EQ(position.event("EP05", "bounty St; A: meet 2Kn; B: fail; C: meet 2Kn; D: meet 2Kn"),
            "round 2; turn A; A -2Kn +1St +1Cr ready in 5; B -2Kn; C -2Kn +1St +1Cr; D -2Kn +1Cr; "
            "bank +8Kn -2St -3Cr");
}

TEST(Character, MaliksBountyIsGainedForADieToo) {
  RULE("TQ-17.6");
  RULE("TQ-20.6");
  TestPosition position(2);
  position.at(A, 7).at(B, 7).character(A, "C6").goods(B, "1Kn");
  EXPECT_EQ(position.event("EP08", "bounty St; A: goods 1Fo", "2 1"),
            "round 2; turn A; A +1Fo +1St ready in 5; B -1Kn; bank -1Fo +1Kn -1St");
}

TEST(Character, MalikMayDecideForNothing) {
  RULE("TQ-17.6");
  TestPosition position(2);
  position.character(A, "C6").crystals(A, 2);
  EXPECT_EQ(position.event("EP02", "no"), "round 2; turn A; A -2Cr; bank +2Cr");
  EXPECT_EQ(position.state.now.players[A].ready, 0);
}

}  // namespace
}  // namespace tempora::timequest
