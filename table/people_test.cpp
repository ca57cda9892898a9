#include <gtest/gtest.h>

#include "table/testing/room.hpp"
#include "table/text.hpp"

namespace tempora {
namespace {

using testing::kThree;
using testing::Room;

class People : public ::testing::Test {
 protected:
  void SetUp() override {
    room.play(3, kThree, {{"first_keyholder", 0}});
    room.come("eve");
  }
  std::string hand(const std::string& person, int seat, const Json& to) {
    return room.code(person, "hand_over", {{"seat", seat}, {"to", to}});
  }
  Json own(const std::string& person) { return room.document(person)["match"]["own"]; }
  std::string link(int seat) {
    const Json answer = room.command("ada", "seat_link", {{"seat", seat}});
    return answer.value("secret", "");
  }
  Room room;
  const int eve = 3;
};

// --- Handing over ---

TEST_F(People, OwnersHandTheirSeatToABotAndTakeItBack) {
  EXPECT_EQ(hand("ada", 0, {{"bot", "random"}}), "");
  EXPECT_EQ(room.seat(0)["stand_in"], "random");
  EXPECT_EQ(room.document("ada")["you"]["owes"], Json::array());
  EXPECT_EQ(room.code("ada", "play", {{"answers", 0}, {"moves", Json::parse(R"([{"do":"open","seat":1,"place":0}])")}}),
            "not_now");
  EXPECT_TRUE(own("ada").is_object()) << "it is still their seat";
  room.pass(0);
  EXPECT_NE(room.keyholder(), 0);
  EXPECT_EQ(room.device("ben").facts.back()["by"], "bot");
  EXPECT_EQ(room.code("ben", "return", {{"seat", 0}}), "not_your_seat");
  EXPECT_EQ(room.code("ada", "return", {{"seat", 0}}), "");
  EXPECT_TRUE(room.seat(0)["stand_in"].is_null());
  EXPECT_EQ(room.code("ada", "return", {{"seat", 0}}), "not_now");
}

TEST_F(People, OwnersHandTheirSeatToSomebodyWithoutOne) {
  EXPECT_EQ(hand("ben", 1, {{"person", eve}}), "");
  EXPECT_EQ(room.seat(1)["name"], "eve");
  EXPECT_EQ(room.seat(1)["owner"], 1);
  EXPECT_TRUE(own("eve").is_object());
  EXPECT_TRUE(own("ben").is_null()) << "the view goes with the seat";
  EXPECT_EQ(room.device("ben").doc["you"]["viewer"], "spectator");
  EXPECT_EQ(room.device("eve").doc["you"]["viewer"], 1);
  EXPECT_EQ(room.device("cai").chat.back()["notice"], "hand_over");
  ASSERT_EQ(room.open_first("ada"), "");
  ASSERT_EQ(room.keyholder(), 1);
  EXPECT_EQ(room.code("ben", "play", {{"answers", 1}, {"moves", Json::parse(R"([{"do":"open","seat":0,"place":0}])")}}),
            "not_seated");
  EXPECT_EQ(room.open_first("eve"), "");
  EXPECT_EQ(room.code("ben", "return", {{"seat", 1}}), "");
  EXPECT_TRUE(own("eve").is_null());
  EXPECT_TRUE(own("ben").is_object());
  EXPECT_EQ(room.seat(1)["name"], "ben");
}

TEST_F(People, TheHostHandsOverOnlyWhenTheOwnerIsGone) {
  EXPECT_EQ(hand("ada", 1, {{"bot", "random"}}), "not_now");
  room.go("ben");
  room.pass(119'000);
  EXPECT_EQ(hand("ada", 1, {{"bot", "random"}}), "not_now");
  room.pass(1'000);
  EXPECT_EQ(hand("cai", 1, {{"bot", "random"}}), "not_your_seat");
  EXPECT_EQ(hand("ada", 1, {{"bot", "random"}}), "");
  EXPECT_EQ(room.device("cai").chat.back()["by_host"], true);
  ASSERT_EQ(room.open_first("ada"), "");
  ASSERT_EQ(room.keyholder(), 1);
  room.pass(0);
  EXPECT_NE(room.keyholder(), 1);
  EXPECT_EQ(room.device("cai").facts.back()["by"], "host") << "its events say so";
  room.come("ben");
  EXPECT_TRUE(room.seat(1)["stand_in"].is_null()) << "the owner gets it back on return";
  EXPECT_EQ(room.device("cai").chat.back()["notice"], "returned");
}

TEST_F(People, ThePersonWhomTheHostGaveASeatLosesItWhenTheOwnerReturns) {
  room.go("ben");
  room.pass(120'000);
  ASSERT_EQ(hand("ada", 1, {{"person", eve}}), "");
  EXPECT_TRUE(own("eve").is_object());
  room.come("ben");
  EXPECT_TRUE(own("eve").is_null());
  EXPECT_TRUE(own("ben").is_object());
  EXPECT_EQ(hand("ben", 1, {{"person", eve}}), "") << "it may be the same seat again";
}

TEST_F(People, ASeatThatGoesOnToABotIsSeenByItsOwnerAlone) {
  ASSERT_EQ(hand("ben", 1, {{"person", eve}}), "");
  ASSERT_EQ(hand("ben", 1, {{"bot", "random"}}), "");
  EXPECT_TRUE(own("eve").is_null());
  EXPECT_TRUE(own("ben").is_object());
  EXPECT_EQ(room.seat(1)["name"], "ben");
}

TEST_F(People, NobodyGetsASecondSeatOfAMatch) {
  room.come("fox");
  EXPECT_EQ(hand("ben", 1, {{"person", 2}}), "held_other_seat") << "Cai holds one";
  EXPECT_EQ(hand("ben", 1, {{"person", 0}}), "held_other_seat") << "the host too";
  ASSERT_EQ(hand("ben", 1, {{"person", eve}}), "");
  ASSERT_EQ(room.code("ben", "return", {{"seat", 1}}), "");
  EXPECT_EQ(hand("cai", 2, {{"person", eve}}), "held_other_seat") << "Eve held one";
  ASSERT_EQ(hand("ben", 1, {{"person", 4}}), "");
  EXPECT_EQ(hand("cai", 2, {{"person", 1}}), "held_other_seat") << "Ben owns one";
}

TEST_F(People, HandingOverIsChecked) {
  EXPECT_EQ(hand("ben", 1, {{"bot", "expert"}}), "malformed");
  EXPECT_EQ(hand("ben", 1, {{"person", 40}}), "malformed");
  EXPECT_EQ(hand("ben", 1, "greedy"), "malformed");
  EXPECT_EQ(hand("ben", 1, {{"bot", "random"}, {"person", 3}}), "malformed");
  EXPECT_EQ(room.code("ben", "hand_over", {{"seat", 1}}), "malformed");
  EXPECT_EQ(hand("ben", 3, {{"bot", "random"}}), "seat_unknown");
  EXPECT_EQ(hand("eve", 1, {{"bot", "random"}}), "not_your_seat");
  EXPECT_EQ(hand("ben", 1, {{"person", 1}}), "not_now");
  room.go("eve");
  EXPECT_EQ(hand("ben", 1, {{"person", eve}}), "not_now") << "Eve is not here";
  ASSERT_EQ(room.code("ben", "concede"), "");
  EXPECT_EQ(hand("ben", 1, {{"bot", "random"}}), "not_now");
  room.keep(room.table().stop(room.now()));
  EXPECT_EQ(hand("cai", 2, {{"bot", "random"}}), "not_now");
  EXPECT_EQ(room.code("cai", "return", {{"seat", 2}}), "not_now");
}

// --- Seat links ---

TEST_F(People, WhoLostTheDeviceClaimsTheSeatWhenTheOldOneIsGone) {
  const std::string secret = link(1);
  ASSERT_EQ(secret.size(), 64U);
  for (const Record& record : room.records()) {
    EXPECT_EQ(record.body.find(secret), std::string::npos);
    EXPECT_EQ(record.answer.find(secret), std::string::npos);
  }
  for (const auto& message : room.device("cai").heard) EXPECT_EQ(message.find(secret), std::string::npos);
  EXPECT_EQ(room.device("cai").chat.back()["notice"], "seat_link") << "all see it";
  room.go("ben");
  EXPECT_EQ(room.code("eve", "claim", {{"secret", secret}, {"as", "Benjamin"}}), "");
  EXPECT_EQ(room.document("")["table"]["claim"], Json({{"seat", 1}, {"name", "Benjamin"}}));
  EXPECT_TRUE(own("eve").is_null());
  room.pass(120'000);
  EXPECT_EQ(room.seat(1)["name"], "Benjamin");
  EXPECT_TRUE(own("eve").is_object());
  room.come("ben");
  EXPECT_TRUE(own("ben").is_null());
  EXPECT_EQ(room.code("ben", "return", {{"seat", 1}}), "not_your_seat");
  EXPECT_EQ(room.code("ben", "claim", {{"secret", secret}}), "wrong_secret") << "used";
}

TEST_F(People, ADeviceThatStillHoldsTheSeatIsAskedFirst) {
  std::string secret = link(1);
  ASSERT_EQ(room.code("eve", "claim", {{"secret", secret}}), "");
  EXPECT_EQ(room.code("cai", "answer_claim", {{"seat", 1}, {"agree", true}}), "not_your_seat");
  EXPECT_EQ(room.code("ben", "answer_claim", {{"seat", 2}, {"agree", true}}), "request_unknown");
  EXPECT_EQ(room.code("ben", "answer_claim", {{"seat", 1}}), "malformed");
  EXPECT_EQ(room.code("ben", "answer_claim", {{"seat", 1}, {"agree", false}}), "");
  EXPECT_TRUE(room.document("")["table"]["claim"].is_null());
  EXPECT_TRUE(own("ben").is_object());
  EXPECT_EQ(room.code("eve", "claim", {{"secret", secret}}), "wrong_secret");
  secret = link(1);
  ASSERT_EQ(room.code("eve", "claim", {{"secret", secret}}), "");
  EXPECT_EQ(room.code("ben", "answer_claim", {{"seat", 1}, {"agree", true}}), "");
  EXPECT_TRUE(own("eve").is_object());
  EXPECT_TRUE(own("ben").is_null()) << "the old token loses its view at once";
  EXPECT_EQ(room.seat(1)["name"], "ben") << "the name stays where none is given";
}

TEST_F(People, ClaimsAreChecked) {
  EXPECT_EQ(room.code("ada", "seat_link", {{"seat", 5}}), "seat_unknown");
  EXPECT_EQ(room.code("eve", "claim", {{"secret", std::string(64, '0')}}), "wrong_secret");
  EXPECT_EQ(room.code("eve", "claim", {{"secret", "0"}}), "wrong_secret");
  EXPECT_EQ(room.code("eve", "claim"), "malformed");
  const std::string secret = link(1);
  EXPECT_EQ(room.code("ben", "claim", {{"secret", secret}}), "not_now") << "it is his";
  EXPECT_EQ(room.code("cai", "claim", {{"secret", secret}}), "held_other_seat");
  EXPECT_EQ(room.code("eve", "claim", {{"secret", secret}, {"as", "cai"}}), "name_taken");
  EXPECT_EQ(room.code("eve", "claim", {{"secret", secret}, {"as", ""}}), "name_invalid");
  const std::string newer = link(1);
  EXPECT_EQ(room.code("eve", "claim", {{"secret", secret}}), "wrong_secret") << "replaced";
  ASSERT_EQ(room.code("eve", "claim", {{"secret", newer}}), "");
  room.come("fox");
  const std::string other = link(2);
  EXPECT_EQ(room.code("fox", "claim", {{"secret", other}}), "not_now") << "one claim at a time";
  EXPECT_EQ(hand("cai", 2, {{"person", eve}}), "held_other_seat") << "Eve is to hold seat 1";
  room.keep(room.table().stop(room.now()));
  EXPECT_TRUE(room.document("")["table"]["claim"].is_null());
  EXPECT_EQ(room.code("fox", "claim", {{"secret", other}}), "not_now");
  EXPECT_EQ(room.code("ada", "seat_link", {{"seat", 1}}), "not_now");
}

TEST_F(People, TheSecretIsAnsweredOnceAndNotAgainAfterwards) {
  const Json message = {{"type", "command"}, {"id", "link"}, {"name", "seat_link"}, {"seat", 1}};
  EXPECT_TRUE(room.send("ada", message).contains("secret"));
  EXPECT_FALSE(room.send("ada", message).contains("secret"));
}

// --- Spectators ---

TEST_F(People, SpectatorsSeeWhatIsPublic) {
  const Json doc = room.document("eve");
  EXPECT_EQ(doc["you"]["viewer"], "spectator");
  EXPECT_TRUE(doc["match"]["own"].is_null());
  EXPECT_EQ(doc["table"]["watching"], 1);
  room.go("eve");
  EXPECT_EQ(room.document("ada")["table"]["watching"], 0);
  EXPECT_FALSE(room.document("ada")["table"]["people"].contains("3")) << "whoever only watched is forgotten";
}

TEST_F(People, AClosedTableShowsNeitherMatchNorTalk) {
  ASSERT_EQ(room.code("ben", "chat", {{"text", "before"}}), "");
  ASSERT_EQ(room.code("ada", "settings", {{"spectators", false}}), "");
  const Json doc = room.device("eve").doc;
  EXPECT_TRUE(!doc.contains("match") || doc["match"].is_null());
  EXPECT_TRUE(room.device("eve").facts.empty());
  EXPECT_TRUE(room.device("eve").chat.empty());
  EXPECT_EQ(room.document("ada")["table"]["watching"], 0);
  ASSERT_EQ(room.open_first("ada"), "");
  ASSERT_EQ(room.code("ben", "chat", {{"text", "after"}}), "");
  EXPECT_TRUE(room.device("eve").facts.empty());
  EXPECT_TRUE(room.device("eve").chat.empty());
  EXPECT_EQ(room.code("eve", "chat", {{"text", "hello?"}}), "no_spectators");
  EXPECT_EQ(room.ask("eve", {{"type", "moment"}, {"id", "m"}, {"event", 0}})["refusal"]["code"], "no_spectators");
  const std::string secret = link(1);
  EXPECT_EQ(room.code("eve", "claim", {{"secret", secret}}), "") << "a seat link still works";
  ASSERT_EQ(room.code("ada", "settings", {{"spectators", true}}), "");
  EXPECT_TRUE(room.device("eve").doc["match"].is_object());
  EXPECT_FALSE(room.device("eve").facts.empty());
}

// --- Talk ---

TEST_F(People, ChatReachesEverybody) {
  EXPECT_EQ(room.code("eve", "chat", {{"text", " what a\nnight "}}), "");
  const Json line = room.device("ben").chat.back();
  EXPECT_EQ(line["text"], "what a night");
  EXPECT_EQ(line["person"], eve);
  EXPECT_EQ(line["name"], "eve");
  EXPECT_TRUE(line["seat"].is_null());
  EXPECT_EQ(room.code("ben", "chat", {{"phrase", "trust"}, {"about", 2}}), "");
  EXPECT_EQ(room.device("eve").chat.back()["phrase"], "trust");
  EXPECT_EQ(room.device("eve").chat.back()["about"], 2);
  EXPECT_EQ(room.device("eve").chat.back()["seat"], 1);
  EXPECT_EQ(room.device("eve").chat.back()["id"], line["id"].get<int>() + 1);
}

TEST_F(People, ChatIsChecked) {
  EXPECT_EQ(room.code("ben", "chat"), "malformed");
  EXPECT_EQ(room.code("ben", "chat", {{"text", "a"}, {"phrase", "hello"}}), "malformed");
  EXPECT_EQ(room.code("ben", "chat", {{"text", 5}}), "malformed");
  EXPECT_EQ(room.code("ben", "chat", {{"text", "  "}}), "text_invalid");
  EXPECT_EQ(room.code("ben", "chat", {{"text", std::string(501, 'a')}}), "text_invalid");
  EXPECT_EQ(room.code("ben", "chat", {{"phrase", "insult"}}), "malformed");
  EXPECT_EQ(room.code("ben", "chat", {{"phrase", "trust"}}), "malformed");
  EXPECT_EQ(room.code("ben", "chat", {{"phrase", "hello"}, {"about", 1}}), "malformed");
  EXPECT_EQ(room.code("ben", "chat", {{"text", "hi"}, {"about", 1}}), "malformed");
  EXPECT_EQ(room.code("ben", "chat", {{"phrase", "trust"}, {"about", 3}}), "seat_unknown");
}

TEST(Phrases, AreThoseOfEveryTableAndOfItsGame) {
  Room room;
  ASSERT_EQ(room.open({{"game", "probe"}, {"players", 3}, {"name", "Ada"}}), "");
  EXPECT_EQ(room.code("ada", "chat", {{"phrase", "hello"}}), "");
  const Json no = room.command("ada", "chat", {{"phrase", "trust"}, {"about", 0}})["refusal"];
  EXPECT_EQ(no["text"],
            "no such phrase; known: hello, thanks, well_played, good_luck, one_moment, sorry, trust_me, your_turn");
}

TEST_F(People, ChatIsSlowedDown) {
  for (int i = 0; i < 5; ++i) EXPECT_EQ(room.code("ben", "chat", {{"text", "spam"}}), "");
  EXPECT_EQ(room.code("ben", "chat", {{"text", "spam"}}), "too_fast");
  EXPECT_EQ(room.code("cai", "chat", {{"text", "others may"}}), "");
  room.pass(10'000);
  EXPECT_EQ(room.code("ben", "chat", {{"text", "calm"}}), "");
}

TEST_F(People, TheHostMutesThoseWithoutASeat) {
  EXPECT_EQ(room.code("ada", "mute", {{"person", eve}, {"muted", true}}), "");
  EXPECT_EQ(room.code("eve", "chat", {{"text", "but"}}), "muted");
  EXPECT_EQ(room.document("")["table"]["people"]["3"]["muted"], true);
  EXPECT_EQ(room.code("ada", "mute", {{"person", eve}, {"muted", false}}), "");
  EXPECT_EQ(room.code("eve", "chat", {{"text", "thanks"}}), "");
  EXPECT_EQ(room.code("ada", "mute", {{"person", 1}, {"muted", true}}), "not_now");
  EXPECT_EQ(room.code("ada", "mute", {{"person", 77}, {"muted", true}}), "malformed");
  EXPECT_EQ(room.code("ada", "mute", {{"person", eve}}), "malformed");
}

TEST_F(People, NudgesAreGentle) {
  EXPECT_EQ(room.code("eve", "nudge", {{"seat", 0}}), "not_seated");
  EXPECT_EQ(room.code("ben", "nudge", {{"seat", 2}}), "not_now");
  EXPECT_EQ(room.code("ben", "nudge", {{"seat", 3}}), "seat_unknown");
  EXPECT_EQ(room.code("ben", "nudge", {{"seat", 0}}), "");
  EXPECT_EQ(room.device("ada").chat.back()["notice"], "nudge");
  EXPECT_EQ(room.device("ada").chat.back()["by"], 1);
  room.pass(59'999);
  EXPECT_EQ(room.code("cai", "nudge", {{"seat", 0}}), "too_fast");
  room.pass(1);
  EXPECT_EQ(room.code("cai", "nudge", {{"seat", 0}}), "");
}

// --- Coming and going ---

TEST_F(People, PresenceIsShownAndTakesANumber) {
  const std::int64_t n = room.table().last_n();
  room.go("ben");
  EXPECT_EQ(room.table().last_n(), n + 1);
  EXPECT_EQ(room.document("")["table"]["people"]["1"]["connected"], false);
  EXPECT_EQ(room.seat(1)["away"], room.now());
  room.go("ben");
  EXPECT_EQ(room.table().last_n(), n + 1) << "told twice, nothing changes";
  room.come("ben");
  EXPECT_TRUE(room.seat(1)["away"].is_null());
  EXPECT_TRUE(room.table().present("nobody", "", false, room.now()).records.empty());
}

TEST_F(People, TheHostGoesOnToWhoSatLongestInTheMatchToo) {
  room.go("ada");
  room.pass(120'000);
  EXPECT_EQ(room.document("")["table"]["host"], 1);
  EXPECT_EQ(hand("ben", 0, {{"bot", "random"}}), "");
  EXPECT_EQ(hand("ben", 2, {{"bot", "random"}}), "not_now") << "Cai is here";
}

TEST(Names, OfferedOnesAreTakenOnlyWhenFree) {
  Room room;
  ASSERT_EQ(room.open({{"game", "tempel"}, {"players", 3}, {"name", "Ada"}}), "");
  room.keep(room.table().present("x1", "ADA", true, room.now()));
  room.keep(room.table().present("x2", "bad\u202e", true, room.now()));
  room.keep(room.table().present("x3", " Gil ", true, room.now()));
  const Json people = room.document("")["table"]["people"];
  EXPECT_EQ(people["1"]["name"], "");
  EXPECT_EQ(people["2"]["name"], "");
  EXPECT_EQ(people["3"]["name"], "Gil");
  EXPECT_EQ(room.code("x1", "sit", {{"as", "gil"}}), "name_taken");
  EXPECT_EQ(room.code("x3", "sit", {{"as", "Gil"}}), "");
}

TEST(Crowds, ATableKnowsAtMost500People) {
  Room room;
  room.checks = false;
  ASSERT_EQ(room.open({{"game", "tempel"}, {"players", 3}, {"name", "Ada"}}), "");
  for (int i = 0; i < 600; ++i) room.keep(room.table().present("p" + std::to_string(i), "", true, room.now()));
  EXPECT_EQ(room.document("")["table"]["people"].size(), 500U);
  EXPECT_EQ(room.table().number_of("p599"), -1);
  EXPECT_EQ(room.code("p599", "chat", {{"text", "hi"}}), "limit");
}

}  // namespace
}  // namespace tempora
