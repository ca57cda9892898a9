#include <gtest/gtest.h>

#include "table/testing/room.hpp"

namespace tempora {
namespace {

using testing::Room;

class Clocks : public ::testing::Test {
 protected:
  void play(const Json& clock) {
    const std::vector<std::string> people{"ada", "ben", "cai"};
    room.gather({{"game", "tempel"}, {"players", 3}, {"options", {{"first_keyholder", 0}}}, {"name", "ada"}}, people);
    ASSERT_EQ(room.code("ada", "settings", {{"clock", clock}}), "");
    room.begin(people);
  }
  Json clock(int seat) { return room.seat(seat)["clock"]; }
  // Opens a chamber before `seat`.
  std::string open(const std::string& person, int seat) {
    const Json you = room.document(person)["you"];
    for (const Json& move : you["legal"]) {
      if (move["seat"] == seat)
        return room.code(person, "play", {{"answers", you["decision"]}, {"moves", Json::array({move})}});
    }
    return "no such move";
  }
  Room room;
};

TEST_F(Clocks, NoneShowsNone) {
  play({{"kind", "none"}});
  EXPECT_FALSE(room.seat(0).contains("clock"));
  EXPECT_EQ(room.pass(10 * 86'400'000LL), 0) << "play by appointment";
}

TEST_F(Clocks, MoveTimeCountsForEachDecision) {
  play({{"kind", "move"}, {"seconds", 30}});
  EXPECT_EQ(clock(0), Json({{"left", 30'000}, {"running", true}, {"at", room.now()}}));
  EXPECT_EQ(clock(1)["running"], false);
  room.pass(20'000);
  ASSERT_EQ(open("ada", 1), "");
  EXPECT_EQ(clock(0)["running"], false);
  EXPECT_EQ(clock(0)["left"], 10'000);
  EXPECT_EQ(clock(1), Json({{"left", 30'000}, {"running", true}, {"at", room.now()}}));
  // Words of others don't give more time.
  room.pass(5'000);
  ASSERT_EQ(room.code("cai", "play", {{"moves", Json::parse(R"([{"do":"announce","silent":true}])")}}), "");
  EXPECT_EQ(clock(1)["at"], room.now() - 5'000);
  ASSERT_EQ(open("ben", 0), "");
  EXPECT_EQ(clock(0)["left"], 30'000);
}

TEST_F(Clocks, ABotPlaysWhatIsOwedUntilThePlayerIsBack) {
  play({{"kind", "move"}, {"seconds", 30}});
  room.pass(29'999);
  EXPECT_TRUE(room.seat(0)["stand_in"].is_null());
  room.pass(1);
  EXPECT_EQ(room.seat(0)["stand_in"], "greedy");
  EXPECT_EQ(room.device("ben").facts.back()["by"], "clock");
  EXPECT_EQ(room.device("ben").facts.back()["seat"], 0);
  const int key = room.keyholder();
  ASSERT_NE(key, 0);
  ASSERT_EQ(open(key == 1 ? "ben" : "cai", 0), "");
  room.pass(0);
  EXPECT_NE(room.keyholder(), 0) << "the bot has answered again, at once";
  const int next = room.keyholder();
  EXPECT_EQ(room.code("ada", "return", {{"seat", 0}}), "");
  EXPECT_TRUE(room.seat(0)["stand_in"].is_null());
  ASSERT_EQ(open(next == 1 ? "ben" : "cai", 0), "");
  room.pass(1'000);
  EXPECT_EQ(room.keyholder(), 0);
  EXPECT_EQ(clock(0)["left"], 30'000);
}

TEST_F(Clocks, PlayingOrComingBackEndsTheStandIn) {
  play({{"kind", "fischer"}, {"seconds", 10}, {"increment", 0}});
  room.surroundings().pace = {2'000, 2'000};
  room.pass(10'000);
  EXPECT_EQ(room.seat(0)["stand_in"], "greedy");
  EXPECT_EQ(clock(0)["left"], 0);
  EXPECT_EQ(room.keyholder(), 1) << "the bot's time had passed already";
}

TEST_F(Clocks, WhoPlaysAfterAllIsBack) {
  room.surroundings().pace = {20'000, 20'000};
  play({{"kind", "fischer"}, {"seconds", 10}, {"increment", 0}});
  room.pass(10'000);
  EXPECT_EQ(room.seat(0)["stand_in"], "greedy");
  ASSERT_EQ(open("ada", 1), "");
  EXPECT_TRUE(room.seat(0)["stand_in"].is_null());
  EXPECT_EQ(clock(0)["left"], 15'000) << "enough for a next move";
}

TEST_F(Clocks, ReconnectingEndsTheStandIn) {
  play({{"kind", "fischer"}, {"seconds", 10}, {"increment", 3}});
  room.go("ada");
  room.pass(10'000);
  EXPECT_EQ(room.seat(0)["stand_in"], "greedy");
  room.come("ada");
  EXPECT_TRUE(room.seat(0)["stand_in"].is_null());
  EXPECT_EQ(clock(0)["left"], 15'000);
}

TEST_F(Clocks, FischerAddsWithEachAnswer) {
  play({{"kind", "fischer"}, {"seconds", 60}, {"increment", 5}});
  room.pass(20'000);
  ASSERT_EQ(open("ada", 1), "");
  EXPECT_EQ(clock(0)["left"], 45'000);
  room.pass(1'000);
  ASSERT_EQ(open("ben", 0), "");
  EXPECT_EQ(clock(1)["left"], 64'000);
  EXPECT_EQ(clock(0), Json({{"left", 45'000}, {"running", true}, {"at", room.now()}}));
}

TEST_F(Clocks, StandWhileTheMatchIsPaused) {
  play({{"kind", "move"}, {"seconds", 30}});
  room.pass(10'000);
  const auto agree = [&](const char* what) {
    ASSERT_EQ(room.code("ada", "ask", {{"what", what}}), "");
    const Json id = room.document("")["table"]["request"]["id"];
    ASSERT_EQ(room.code("ben", "answer", {{"request", id}, {"agree", true}}), "");
    ASSERT_EQ(room.code("cai", "answer", {{"request", id}, {"agree", true}}), "");
  };
  agree("pause");
  EXPECT_EQ(clock(0)["running"], false);
  EXPECT_EQ(clock(0)["left"], 20'000);
  room.pass(500'000);
  agree("resume");
  EXPECT_EQ(clock(0), Json({{"left", 20'000}, {"running", true}, {"at", room.now()}}));
}

TEST_F(Clocks, StandWhileTheServerIsDown) {
  play({{"kind", "fischer"}, {"seconds", 100}, {"increment", 0}});
  room.pass(20'000);
  ASSERT_EQ(room.code("ben", "chat", {{"text", "hurry"}}), "");  // the last that is known of the old process
  for (const char* person : {"ada", "ben", "cai"}) room.devices().erase(person);
  room.now() += 3'600'000;
  room.restart();
  room.keep(room.table().restarted(room.now()));
  EXPECT_EQ(clock(0), Json({{"left", 80'000}, {"running", true}, {"at", room.now()}}));
  EXPECT_EQ(room.document("")["table"]["people"]["0"]["connected"], false);
  EXPECT_EQ(room.seat(0)["away"], room.now());
  room.pass(30'000);
  ASSERT_EQ(room.seat(0)["stand_in"], Json());
}

// What was thought up to the last thing that is stored counts; what came between it and the crash nobody knows, and it
// costs nobody anything.
TEST_F(Clocks, ChargeAfterACrashWhatIsKnownAndNoMore) {
  play({{"kind", "fischer"}, {"seconds", 300}, {"increment", 0}});
  room.pass(50'000);
  room.go("cai");  // is stored, as everything is that happens at the table
  room.pass(70'000);
  EXPECT_EQ(clock(0), Json({{"left", 300'000}, {"running", true}, {"at", room.now() - 120'000}}));
  for (const char* person : {"ada", "ben"}) room.devices().erase(person);
  room.now() += 3'600'000;
  room.restart();
  room.keep(room.table().restarted(room.now()));
  EXPECT_EQ(clock(0), Json({{"left", 250'000}, {"running", true}, {"at", room.now()}}));
  EXPECT_EQ(clock(1)["left"], 300'000);
  // A second crash before anything else happened charges nothing again.
  room.now() += 3'600'000;
  room.restart();
  room.keep(room.table().restarted(room.now()));
  EXPECT_EQ(clock(0), Json({{"left", 250'000}, {"running", true}, {"at", room.now()}}));
}

TEST_F(Clocks, HaveAMinuteAtLeastAfterARestart) {
  play({{"kind", "move"}, {"seconds", 30}});
  room.pass(29'000);
  for (const char* person : {"ada", "ben", "cai"}) room.devices().erase(person);
  room.restart();
  room.keep(room.table().restarted(room.now()));
  EXPECT_EQ(clock(0)["left"], 60'000);
  room.pass(59'999);
  EXPECT_TRUE(room.seat(0)["stand_in"].is_null());
  room.pass(1);
  EXPECT_EQ(room.seat(0)["stand_in"], "greedy");
}

TEST_F(Clocks, TimeNeverRunsBackwards) {
  play({{"kind", "move"}, {"seconds", 30}});
  const std::int64_t before = room.now();
  room.now() -= 1'000'000;
  ASSERT_EQ(open("ada", 1), "");
  EXPECT_EQ(clock(1)["at"], before);
  EXPECT_EQ(clock(0)["left"], 30'000);
}

}  // namespace
}  // namespace tempora
