#include <gtest/gtest.h>

#include "engine/log_file.hpp"
#include "table/testing/room.hpp"

namespace tempora {
namespace {

using testing::Room;

std::string bytes_of(char letter) { return to_hex(sha256(std::string(1, letter))); }
std::string hash_of(const std::string& hex) { return to_hex(sha256(*from_hex(hex))); }

class Dealing : public ::testing::Test {
 protected:
  void SetUp() override {
    ASSERT_EQ(room.open({{"game", "tempel"}, {"players", 4}, {"name", "Ada"}}), "");
    room.come("ben");
    ASSERT_EQ(room.code("ben", "sit", {{"as", "Ben"}, {"seat", 2}}), "");
    ASSERT_EQ(room.code("ada", "sit", {{"as", "Second"}, {"seat", 3}}), "") << "one person, two seats, one commitment";
    ASSERT_EQ(room.code("ada", "bot", {{"seat", 1}, {"level", "random"}}), "");
    room.checks = true;
  }
  void commit() {
    ASSERT_EQ(room.code("ada", "ready", {{"ready", true}, {"commitment", hash_of(bytes_of('a'))}}), "");
    ASSERT_EQ(room.code("ben", "ready", {{"ready", true}, {"commitment", hash_of(bytes_of('b'))}}), "");
    ASSERT_EQ(room.code("ada", "start"), "");
  }
  Room room;
};

TEST_F(Dealing, WaitsForEveryContributionAndVerifiesAfterwards) {
  EXPECT_EQ(room.code("ada", "contribute", {{"bytes", bytes_of('a')}}), "not_now");
  commit();
  EXPECT_EQ(room.phase(), "dealing");
  const Json dealing = room.document("ben")["table"]["dealing"];
  EXPECT_EQ(dealing["missing"], Json::parse("[0,2]"));
  EXPECT_EQ(dealing["late"], false);
  const Json dice = room.document("ben")["table"]["dice"];
  EXPECT_EQ(dice["commitment"], dealing["commitment"]);
  EXPECT_EQ(dice["commitments"], Json({{"0", hash_of(bytes_of('a'))}, {"2", hash_of(bytes_of('b'))}}));
  EXPECT_FALSE(dice.contains("secret"));
  EXPECT_EQ(room.code("ben", "contribute", {{"bytes", bytes_of('b')}}), "");
  EXPECT_EQ(room.document("ada")["table"]["dealing"]["missing"], Json::parse("[0]"));
  EXPECT_EQ(room.code("ben", "contribute", {{"bytes", bytes_of('b')}}), "contribution") << "only once";
  EXPECT_EQ(room.code("ada", "contribute", {{"bytes", bytes_of('a')}}), "");
  EXPECT_EQ(room.phase(), "playing");
  EXPECT_EQ(room.document("ada")["table"]["dice"]["contributions"], Json({{"0", bytes_of('a')}, {"2", bytes_of('b')}}));

  ASSERT_EQ(room.code("ada", "ask", {{"what", "stop"}}), "");
  ASSERT_EQ(room.code("ben", "answer", {{"request", room.document("ben")["table"]["request"]["id"]}, {"agree", true}}),
            "");
  ASSERT_EQ(room.finished().size(), 1U);
  const auto log = read_log(room.finished()[0].log);
  ASSERT_TRUE(log) << log.error().text;
  const DiceVerdict verdict = verify_dice(*log);
  EXPECT_TRUE(verdict.holds && verdict.fair) << verdict.text;
  const Json opened = room.document("")["table"]["dice"];
  EXPECT_EQ(hash_of(opened["secret"].get<std::string>()), dealing["commitment"].get<std::string>());
}

TEST_F(Dealing, StoresTheSecretBeforeItsCommitmentIsShown) {
  commit();
  const Record& record = room.records().back();
  EXPECT_EQ(record.kind, "dealing");
  const std::string secret = Json::parse(record.body).at("secret").get<std::string>();
  const std::string commitment = room.document("")["table"]["dealing"]["commitment"].get<std::string>();
  EXPECT_EQ(hash_of(secret), commitment);
  EXPECT_EQ(record.match, room.document("")["table"]["match"].get<std::string>());
  for (const char* person : {"ada", "ben"}) {
    for (const auto& message : room.device(person).heard) EXPECT_EQ(message.find(secret), std::string::npos);
  }
}

TEST_F(Dealing, NamesAWrongContributionOnce) {
  commit();
  EXPECT_EQ(room.code("ben", "contribute", {{"bytes", bytes_of('x')}}), "contribution");
  EXPECT_EQ(room.code("ben", "contribute", {{"bytes", bytes_of('y')}}), "contribution");
  EXPECT_EQ(room.code("ben", "contribute", {{"bytes", "zz"}}), "contribution");
  EXPECT_EQ(room.code("ben", "contribute"), "contribution");
  int named = 0;
  for (const Json& line : room.device("ada").chat)
    named += line.value("notice", "") == "contribution_wrong" && line["seat"] == 2;
  EXPECT_EQ(named, 1);
  EXPECT_EQ(room.code("ben", "contribute", {{"bytes", bytes_of('b')}}), "") << "the right one is still welcome";
}

TEST_F(Dealing, TheHostMayStartWithoutThoseWhoAreLate) {
  commit();
  ASSERT_EQ(room.code("ada", "contribute", {{"bytes", bytes_of('a')}}), "");
  EXPECT_EQ(room.code("ada", "start_without"), "not_now");
  EXPECT_EQ(room.code("ben", "start_without"), "not_host");
  room.pass(9'999);
  EXPECT_EQ(room.document("")["table"]["dealing"]["late"], false);
  room.pass(1);
  EXPECT_EQ(room.document("")["table"]["dealing"]["late"], true);
  EXPECT_EQ(room.device("ben").chat.back()["notice"], "contribution_late");
  EXPECT_EQ(room.device("ben").chat.back()["seats"], Json::parse("[2]"));
  EXPECT_EQ(room.code("ada", "start_without"), "");
  EXPECT_EQ(room.phase(), "playing");
  EXPECT_EQ(room.device("ben").chat.back()["notice"], "started_without");
  EXPECT_EQ(room.document("")["table"]["dice"]["contributions"], Json({{"0", bytes_of('a')}}));
  EXPECT_EQ(room.code("ben", "contribute", {{"bytes", bytes_of('b')}}), "not_now");
}

TEST_F(Dealing, MayBeCalledOff) {
  commit();
  const Json before = room.document("")["table"];
  EXPECT_EQ(room.code("ben", "ready", {{"ready", false}}), "");
  const Json after = room.document("")["table"];
  EXPECT_EQ(after["phase"], "lobby");
  EXPECT_EQ(after["number"], before["number"].get<int>() + 1) << "the same commitment is not used twice";
  EXPECT_EQ(after["seats"]["0"]["ready"], false);
  EXPECT_EQ(room.device("ada").chat.back()["notice"], "called_off");
}

TEST_F(Dealing, CommitmentsAreChecked) {
  EXPECT_EQ(room.code("ada", "ready", {{"ready", true}, {"commitment", "abc"}}), "commitment");
  EXPECT_EQ(room.code("ada", "ready", {{"ready", true}, {"commitment", 7}}), "commitment");
  EXPECT_EQ(room.code("ada", "ready", {{"ready", false}, {"commitment", hash_of(bytes_of('a'))}}), "commitment");
  EXPECT_EQ(room.code("ada", "ready", {{"ready", true}, {"commitment", hash_of(bytes_of('a'))}}), "");
  EXPECT_EQ(room.code("ben", "ready", {{"ready", true}, {"commitment", hash_of(bytes_of('a'))}}), "commitment")
      << "copied";
  EXPECT_EQ(room.code("ben", "ready", {{"ready", true}}), "") << "a device that can't make one plays all the same";
  EXPECT_EQ(room.code("ada", "start"), "");
  EXPECT_EQ(room.code("ben", "contribute", {{"bytes", bytes_of('b')}}), "contribution");
  EXPECT_EQ(room.code("ada", "contribute", {{"bytes", bytes_of('a')}}), "");
  EXPECT_EQ(room.phase(), "playing");
}

TEST_F(Dealing, TheSameSecretAndContributionsDealTheSameCards) {
  const auto deal = [](char contribution) {
    Room other;
    other.checks = false;
    EXPECT_EQ(other.open({{"game", "tempel"}, {"players", 3}, {"bots", "random"}, {"name", "Ada"}}), "");
    EXPECT_EQ(other.code("ada", "ready", {{"ready", true}, {"commitment", hash_of(bytes_of(contribution))}}), "");
    EXPECT_EQ(other.code("ada", "start"), "");
    EXPECT_EQ(other.code("ada", "contribute", {{"bytes", bytes_of(contribution)}}), "");
    return other.records().back().body;
  };
  EXPECT_EQ(deal('a'), deal('a'));
  EXPECT_NE(deal('a'), deal('b')) << "the player's bytes count";
}

}  // namespace
}  // namespace tempora
