// What somebody may try who wants to win otherwise than by playing: each attempt is refused with its reason, nothing is
// stored, and nothing changes.
#include <gtest/gtest.h>

#include "table/testing/room.hpp"

namespace tempora {
namespace {

using testing::Room;

class Cheating : public ::testing::Test {
 protected:
  void SetUp() override {
    room.play(5, {"ada", "ben", "cai", "dan", "eva"}, {{"first_keyholder", 0}});
    room.come("fox");
  }
  // The refusal of a command that must leave no trace.
  Json tried(const std::string& person, const std::string& name, const Json& fields = Json::object()) {
    const std::size_t count = room.records().size();
    const std::string before = Room::everything(room.table(), 8);
    const Json answer = room.command(person, name, fields);
    EXPECT_EQ(answer.at("type"), "refused") << name;
    EXPECT_FALSE(answer["refusal"]["text"].get<std::string>().empty());
    EXPECT_EQ(room.records().size(), count);
    EXPECT_EQ(Room::everything(room.table(), 8), before);
    return answer.value("refusal", Json::object());
  }
  Json open(const std::string& person, int seat, int place, int answers) {
    return tried(person, "play", {{"answers", answers}, {"moves", moves(seat, place)}});
  }
  static Json moves(int seat, int place) { return Json::array({{{"do", "open"}, {"seat", seat}, {"place", place}}}); }
  void opens(const std::string& person, int seat, int place) {
    const Json decision = room.document(person)["you"]["decision"];
    ASSERT_EQ(room.code(person, "play", {{"answers", decision}, {"moves", moves(seat, place)}}), "");
  }
  Room room;
};

TEST_F(Cheating, MovingForAnotherSeat) {
  EXPECT_EQ(tried("ben", "play", {{"seat", 0}, {"answers", 0}, {"moves", moves(2, 0)}})["code"], "not_your_seat");
  EXPECT_EQ(tried("fox", "play", {{"seat", 0}, {"answers", 0}, {"moves", moves(2, 0)}})["code"], "not_seated");
}

TEST_F(Cheating, OutOfTurn) {
  const Json refusal = tried("ben", "play", {{"moves", moves(2, 0)}});
  EXPECT_EQ(refusal["code"], "nothing_owed");
  EXPECT_EQ(refusal["rule"], "TD-3.4");
  EXPECT_EQ(open("ben", 2, 0, 0)["code"], "stale");
}

TEST_F(Cheating, OpeningAnOwnOrAnOpenChamberOrOneThatIsNotThere) {
  EXPECT_EQ(open("ada", 0, 0, 0)["rule"], "TD-3.4") << "an own one";
  for (const auto& [seat, place] : {std::pair{1, 5}, {1, -1}, {5, 0}, {-1, 0}, {1, 250}}) {
    const std::string code = open("ada", seat, place, 0)["code"].get<std::string>();
    EXPECT_TRUE(code == "malformed" || code == "illegal") << seat << " " << place << " " << code;
  }
  opens("ada", 1, 3);
  opens("ben", 0, 2);
  const Json again = open("ada", 1, 3, 2);
  EXPECT_EQ(again["code"], "illegal");
  EXPECT_EQ(again["rule"], "TD-3.4") << "it is open already";
}

TEST_F(Cheating, ASixthTimeInARoundOfFive) {
  opens("ada", 1, 0);
  opens("ben", 0, 0);
  opens("ada", 1, 1);
  opens("ben", 0, 1);
  const Json decision = room.document("ada")["you"]["decision"];
  opens("ada", 1, 2);
  const Json match = room.document("ada")["match"];
  if (room.phase() == "playing") {
    EXPECT_EQ(match["round"], 2);
    EXPECT_EQ(match["left"], 5);
    EXPECT_EQ(match["chambers"]["1"].size(), 4U) << "what was opened is never dealt again";
  }
  EXPECT_EQ(tried("ada", "play", {{"answers", decision}, {"moves", moves(1, 3)}})["code"].get<std::string>(),
            room.phase() == "playing" ? "stale" : "not_now");
}

TEST_F(Cheating, OpeningAfterTheEnd) {
  for (int guard = 0; room.phase() == "playing" && guard < 30; ++guard) {
    static const char* const kNames[] = {"ada", "ben", "cai", "dan", "eva"};
    ASSERT_EQ(room.open_first(kNames[room.keyholder()]), "");
  }
  ASSERT_EQ(room.phase(), "over");
  for (const char* person : {"ada", "ben", "cai"}) EXPECT_EQ(open(person, 3, 4, 0)["code"], "not_now");
  EXPECT_EQ(tried("ada", "play", {{"moves", Json::parse(R"([{"do":"announce","silent":true}])")}})["code"], "not_now");
  EXPECT_EQ(tried("ada", "undo")["code"], "not_now");
}

TEST_F(Cheating, NamingTheCardThatIsToAppear) {
  for (const char* field : {"card", "gold", "draws", "outcome"}) {
    Json named = moves(1, 0);
    named[0][field] = "gold";
    EXPECT_EQ(tried("ada", "play", {{"answers", 0}, {"moves", named}})["code"], "malformed") << field;
  }
  EXPECT_EQ(tried("ada", "play", {{"answers", 0}, {"moves", moves(1, 0)}, {"draws", {{5, 0}}}})["code"],
            "unknown_field");
}

TEST_F(Cheating, KickingStartingResettingDealingChangingOptions) {
  for (const auto& [name, fields] :
       std::vector<std::pair<std::string, Json>>{{"remove", {{"seat", 0}}},
                                                 {"start", Json::object()},
                                                 {"start_without", Json::object()},
                                                 {"option", {{"option", "reveal_count"}, {"value", "known"}}},
                                                 {"players", {{"players", 3}}},
                                                 {"move", {{"seat", 0}, {"to", 1}}},
                                                 {"bot", {{"seat", 0}, {"level", "random"}}},
                                                 {"settings", {{"hints", true}}},
                                                 {"seat_link", {{"seat", 0}}},
                                                 {"mute", {{"person", 5}, {"muted", true}}}}) {
    EXPECT_EQ(tried("ben", name, fields)["code"], "not_host") << name;
    EXPECT_EQ(tried("fox", name, fields)["code"], "not_host") << name;
  }
  // Nor may the host, once a match runs.
  EXPECT_EQ(tried("ada", "remove", {{"seat", 1}})["code"], "not_now");
  EXPECT_EQ(tried("ada", "start")["code"], "not_now");
  EXPECT_EQ(tried("ada", "option", {{"option", "reveal_count"}, {"value", "known"}})["code"], "not_now");
  for (const char* name : {"rematch"}) EXPECT_EQ(tried("ada", name)["code"], "not_over");
  for (const char* name : {"reset", "deal", "kick", "stop", "finish"}) {
    EXPECT_EQ(tried("ada", name)["code"], "unknown_command") << name;
  }
}

TEST_F(Cheating, StartingWithTwoOrEleven) {
  for (const int players : {2, 11, 0, -3}) {
    Room other;
    EXPECT_EQ(other.open({{"game", "tempel"}, {"players", players}, {"name", "Ada"}}), "players");
    ASSERT_EQ(other.open({{"game", "tempel"}, {"players", 3}, {"name", "Ada"}}), "");
    EXPECT_EQ(other.code("ada", "players", {{"players", players}}), "players");
  }
}

TEST_F(Cheating, TakingOverASeatToSeeItsSecrets) {
  EXPECT_EQ(tried("fox", "hand_over", {{"seat", 1}, {"to", {{"person", 5}}}})["code"], "not_your_seat");
  EXPECT_EQ(tried("ada", "hand_over", {{"seat", 1}, {"to", {{"person", 5}}}})["code"], "not_now");
  EXPECT_EQ(tried("fox", "return", {{"seat", 1}})["code"], "not_your_seat");
  EXPECT_EQ(tried("fox", "claim", {{"secret", std::string(64, 'a')}})["code"], "wrong_secret");
  EXPECT_EQ(tried("fox", "sit", {{"as", "Fox"}, {"seat", 1}})["code"], "not_now");
  EXPECT_EQ(tried("ada", "hand_over", {{"seat", 0}, {"to", {{"person", 1}}}})["code"], "held_other_seat");
  // The host's own link to another's seat.
  const std::string secret = room.command("ada", "seat_link", {{"seat", 1}})["secret"].get<std::string>();
  EXPECT_EQ(tried("ada", "claim", {{"secret", secret}})["code"], "held_other_seat");
  // Looking without sitting.
  const std::string before = room.document("fox").dump();
  EXPECT_EQ(room.ask("fox", {{"type", "lift"}, {"seat", 1}})["refusal"]["code"], "not_your_seat");
  EXPECT_EQ(room.ask("ben", {{"type", "lift"}, {"seat", 0}})["refusal"]["code"], "not_your_seat");
  EXPECT_EQ(room.ask("fox", {{"type", "hint"}, {"id", "h"}})["refusal"]["code"], "not_seated");
  EXPECT_EQ(room.ask("fox", {{"type", "outlook"}, {"id", "o"}, {"moves", moves(1, 0)}})["refusal"]["code"],
            "not_seated");
  EXPECT_EQ(room.document("fox").dump(), before);
  EXPECT_TRUE(room.ask("fox", {{"type", "moment"}, {"id", "m"}, {"event", 0}})["match"]["own"].is_null());
}

TEST_F(Cheating, ReplayingACommand) {
  const Json message = {{"type", "command"}, {"id", "once"}, {"name", "play"}, {"answers", 0}, {"moves", moves(1, 0)}};
  const Json first = room.send("ada", message);
  EXPECT_EQ(first["type"], "done");
  const std::size_t count = room.records().size();
  EXPECT_EQ(room.send("ada", message), first);
  room.restart();
  EXPECT_EQ(room.send("ada", message), first);
  EXPECT_EQ(room.records().size(), count);
  Json stolen = message;
  EXPECT_EQ(room.send("ben", stolen)["refusal"]["code"], "stale") << "somebody else's id answers nothing";
}

TEST_F(Cheating, AStaleAnswer) {
  opens("ada", 1, 0);
  opens("ben", 0, 0);
  EXPECT_EQ(open("ada", 1, 1, 0)["code"], "stale") << "the decision of a turn before";
  EXPECT_EQ(open("ada", 1, 1, 7)["code"], "stale") << "one that is still to come";
}

TEST_F(Cheating, WhoeverIsNotKnownHere) {
  EXPECT_EQ(tried("stranger", "play", {{"answers", 0}, {"moves", moves(1, 0)}})["code"], "limit");
}

TEST_F(Cheating, TwoDevicesInARace) {
  const Json left = {{"type", "command"}, {"id", "left"}, {"name", "play"}, {"answers", 0}, {"moves", moves(1, 0)}};
  const Json right = {{"type", "command"}, {"id", "right"}, {"name", "play"}, {"answers", 0}, {"moves", moves(2, 0)}};
  EXPECT_EQ(room.send("ada", left)["type"], "done");
  EXPECT_EQ(room.send("ada", right)["refusal"]["code"], "stale");
  EXPECT_EQ(room.document("")["match"]["openings"].size(), 1U);
}

}  // namespace
}  // namespace tempora
