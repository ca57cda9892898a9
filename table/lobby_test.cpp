#include <gtest/gtest.h>

#include "table/testing/room.hpp"

namespace tempora {
namespace {

using testing::Room;

Json wish(int players) { return {{"game", "tempel"}, {"players", players}, {"name", "Ada"}}; }

TEST(Opening, SeatsItsMakerAndFillsWithBots) {
  Room room;
  Json with_bots = wish(4);
  with_bots["bots"] = "random";
  with_bots["open"] = true;
  ASSERT_EQ(room.open(with_bots), "");
  const Json table = room.document("ada").at("table");
  EXPECT_EQ(table["code"], "code1");
  EXPECT_EQ(table["phase"], "lobby");
  EXPECT_EQ(table["host"], 0);
  EXPECT_EQ(table["open"], true);
  EXPECT_EQ(table["seats"]["0"]["name"], "Ada");
  EXPECT_EQ(table["seats"]["0"]["kind"], "person");
  EXPECT_EQ(table["seats"]["3"], Json::parse(R"({"kind":"bot","name":"Bot 3","level":"random","ready":true})"));
  EXPECT_EQ(table["options"]["first_keyholder"], "random");
  EXPECT_FALSE(room.table().summary().open) << "no seat is free";
}

TEST(Opening, MayStartAtOnce) {
  Room room;
  Json at_once = wish(3);
  at_once["bots"] = "random";
  at_once["start"] = true;
  ASSERT_EQ(room.open(at_once), "");
  EXPECT_EQ(room.phase(), "playing");
  EXPECT_TRUE(room.document("ada").at("match").is_object());
}

TEST(Opening, RefusesWhatNoTableCanBe) {
  const auto refused = [](const std::string& field, const Json& value) {
    Room room;
    Json bad = wish(5);
    bad[field] = value;
    return room.open(bad);
  };
  EXPECT_EQ(refused("players", 2), "players");
  EXPECT_EQ(refused("players", 11), "players");
  EXPECT_EQ(refused("players", "five"), "players");
  EXPECT_EQ(refused("game", "chess"), "malformed");
  EXPECT_EQ(refused("game", 3), "malformed");
  EXPECT_EQ(refused("options", {{"gold", 3}}), "option");
  EXPECT_EQ(refused("options", Json::array()), "option");
  EXPECT_EQ(refused("options", {{"first_keyholder", 5}}), "option");
  EXPECT_EQ(refused("name", ""), "name_invalid");
  EXPECT_EQ(refused("name", 7), "malformed");
  EXPECT_EQ(refused("bots", "expert"), "malformed");
  EXPECT_EQ(refused("open", "yes"), "malformed");
  EXPECT_EQ(refused("start", 1), "malformed");
  EXPECT_EQ(refused("start", true), "not_ready");
  EXPECT_EQ(refused("seed", 1), "unknown_field");
  Room room;
  EXPECT_EQ(room.open(Json::array()), "malformed");
}

class Lobby : public ::testing::Test {
 protected:
  void SetUp() override {
    ASSERT_EQ(room.open(wish(4)), "");
    for (const char* person : {"ben", "cai", "dee"}) room.come(person);
  }
  Room room;
};

TEST_F(Lobby, SittingTakesTheLowestFreeSeatOrTheNamedOne) {
  EXPECT_EQ(room.code("ben", "sit", {{"as", "Ben"}, {"seat", 2}}), "");
  EXPECT_EQ(room.code("cai", "sit", {{"as", "Cai"}}), "");
  EXPECT_EQ(room.seat(2)["name"], "Ben");
  EXPECT_EQ(room.seat(1)["name"], "Cai");
  EXPECT_EQ(room.document("cai")["you"]["seats"], Json::array({1}));
  EXPECT_EQ(room.code("dee", "sit", {{"as", "Dee"}, {"seat", 1}}), "seat_taken");
  EXPECT_EQ(room.code("dee", "sit", {{"as", "Dee"}, {"seat", 4}}), "seat_unknown");
  EXPECT_EQ(room.code("dee", "sit", {{"as", "Dee"}, {"seat", "1"}}), "malformed");
  EXPECT_EQ(room.code("dee", "sit"), "malformed");
  EXPECT_EQ(room.code("dee", "sit", {{"as", "\u200b"}}), "name_invalid");
  EXPECT_EQ(room.code("dee", "sit", {{"as", "BEN"}}), "name_taken");
  EXPECT_EQ(room.code("dee", "sit", {{"as", "Dee"}}), "");
  room.come("eve");
  EXPECT_EQ(room.code("eve", "sit", {{"as", "Eve"}}), "table_full");
}

TEST_F(Lobby, OnePersonMaySitAtSeveralSeats) {
  EXPECT_EQ(room.code("ada", "sit", {{"as", "Bob"}}), "");
  EXPECT_EQ(room.document("ada")["you"]["seats"], Json::array({0, 1}));
  EXPECT_EQ(room.code("ada", "sit", {{"as", "bob"}}), "name_taken");
  EXPECT_EQ(room.code("ada", "stand"), "malformed") << "which of the two?";
  EXPECT_EQ(room.code("ada", "stand", {{"seat", 1}}), "");
  EXPECT_EQ(room.document("ada")["you"]["seats"], Json::array({0}));
}

TEST_F(Lobby, StandingAndRenaming) {
  EXPECT_EQ(room.code("ben", "stand"), "not_seated");
  EXPECT_EQ(room.code("ben", "rename", {{"as", "B"}}), "not_seated");
  ASSERT_EQ(room.code("ben", "sit", {{"as", "Ben"}}), "");
  EXPECT_EQ(room.code("ben", "rename", {{"as", "Benjamin"}}), "");
  EXPECT_EQ(room.seat(1)["name"], "Benjamin");
  EXPECT_EQ(room.document("ben")["table"]["people"]["1"]["name"], "Benjamin");
  EXPECT_EQ(room.code("ben", "rename", {{"as", "ada"}}), "name_taken");
  EXPECT_EQ(room.code("ben", "rename", {{"as", "\xd7\x90\xe2\x80\xae"}}), "name_invalid");
  EXPECT_EQ(room.code("ben", "rename", {{"seat", 0}, {"as", "Zoe"}}), "not_your_seat");
  EXPECT_EQ(room.code("ben", "stand", {{"seat", 0}}), "not_your_seat");
  EXPECT_EQ(room.code("ben", "stand"), "");
  EXPECT_EQ(room.seat(1)["kind"], "empty");
}

TEST_F(Lobby, OptionsAndPlayersAskForReadinessAgain) {
  ASSERT_EQ(room.code("ben", "sit", {{"as", "Ben"}}), "");
  ASSERT_EQ(room.code("ben", "ready", {{"ready", true}}), "");
  EXPECT_EQ(room.seat(1)["ready"], true);
  EXPECT_EQ(room.code("ada", "option", {{"option", "first_keyholder"}, {"value", 3}}), "");
  EXPECT_EQ(room.document("")["table"]["options"]["first_keyholder"], 3);
  EXPECT_EQ(room.seat(1)["ready"], false);
  ASSERT_EQ(room.code("ben", "ready", {{"ready", true}}), "");
  EXPECT_EQ(room.code("ada", "players", {{"players", 3}}), "");
  EXPECT_EQ(room.seat(1)["ready"], false);
  EXPECT_EQ(room.document("")["table"]["options"]["first_keyholder"], "random") << "seat 3 is no more";
  ASSERT_EQ(room.code("ben", "ready", {{"ready", true}}), "");
  EXPECT_EQ(room.code("ada", "settings", {{"clock", {{"kind", "move"}, {"seconds", 30}}}}), "");
  EXPECT_EQ(room.seat(1)["ready"], false);
}

TEST_F(Lobby, OptionsAndPlayersAreChecked) {
  EXPECT_EQ(room.code("ada", "option", {{"option", "gold"}, {"value", 3}}), "option");
  EXPECT_EQ(room.code("ada", "option", {{"option", "announcements"}, {"value", "loud"}}), "option");
  EXPECT_EQ(room.code("ada", "option", {{"option", std::string(39, 'x') + "\u00e9"}, {"value", 3}}), "option")
      << "an error line is whole UTF-8";
  EXPECT_EQ(room.code("ada", "option", {{"option", "announcements"}}), "malformed");
  EXPECT_EQ(room.code("ada", "option", {{"option", 1}, {"value", 1}}), "malformed");
  EXPECT_EQ(room.code("ada", "players", {{"players", 2}}), "players");
  EXPECT_EQ(room.code("ada", "players", {{"players", 11}}), "players");
  ASSERT_EQ(room.code("ben", "sit", {{"as", "Ben"}, {"seat", 3}}), "");
  EXPECT_EQ(room.code("ada", "players", {{"players", 3}}), "seat_taken");
}

TEST_F(Lobby, TheHostFillsMovesAndRemoves) {
  EXPECT_EQ(room.code("ada", "bot", {{"seat", 1}, {"level", "random"}}), "");
  EXPECT_EQ(room.seat(1)["kind"], "bot");
  EXPECT_EQ(room.code("ada", "bot", {{"seat", 1}, {"level", nullptr}}), "");
  EXPECT_EQ(room.seat(1)["kind"], "empty");
  EXPECT_EQ(room.code("ada", "bot", {{"seat", 1}, {"level", "expert"}}), "malformed");
  EXPECT_EQ(room.code("ada", "bot", {{"seat", 1}}), "malformed");
  EXPECT_EQ(room.code("ada", "bot", {{"seat", 9}, {"level", "random"}}), "seat_unknown");
  EXPECT_EQ(room.code("ada", "bot", {{"seat", 0}, {"level", "random"}}), "seat_taken");
  ASSERT_EQ(room.code("ben", "sit", {{"as", "Ben"}}), "");
  EXPECT_EQ(room.code("ada", "move", {{"seat", 1}, {"to", 3}}), "");
  EXPECT_EQ(room.seat(3)["name"], "Ben");
  EXPECT_EQ(room.code("ada", "move", {{"seat", 1}, {"to", 4}}), "seat_unknown");
  EXPECT_EQ(room.code("ada", "remove", {{"seat", 1}}), "not_now");
  EXPECT_EQ(room.code("ada", "remove", {{"seat", 3}}), "");
  EXPECT_EQ(room.seat(3)["kind"], "empty");
  EXPECT_EQ(room.document("ben")["you"]["seats"], Json::array());
}

TEST_F(Lobby, OnlyTheHostDoesWhatAHostDoes) {
  ASSERT_EQ(room.code("ben", "sit", {{"as", "Ben"}}), "");
  const std::vector<std::pair<std::string, Json>> commands{
      {"option", {{"option", "announcements"}, {"value", "off"}}},
      {"players", {{"players", 5}}},
      {"bot", {{"seat", 2}, {"level", "random"}}},
      {"remove", {{"seat", 0}}},
      {"move", {{"seat", 0}, {"to", 1}}},
      {"settings", {{"locked", true}}},
      {"start", Json::object()},
      {"start_without", Json::object()},
      {"seat_link", {{"seat", 0}}},
      {"mute", {{"person", 2}, {"muted", true}}},
  };
  for (const auto& [name, fields] : commands) EXPECT_EQ(room.code("ben", name, fields), "not_host") << name;
}

TEST_F(Lobby, SettingsAreChecked) {
  EXPECT_EQ(room.code("ada", "settings",
                      {{"locked", true},
                       {"spectators", false},
                       {"open", true},
                       {"hints", false},
                       {"away", 60},
                       {"clock", {{"kind", "fischer"}, {"seconds", 300}, {"increment", 5}}}}),
            "");
  const Json table = room.document("ada")["table"];
  EXPECT_EQ(table["locked"], true);
  EXPECT_EQ(table["spectators"], false);
  EXPECT_EQ(table["open"], true);
  EXPECT_EQ(table["hints"], false);
  EXPECT_EQ(table["away"], 60);
  EXPECT_EQ(table["clock"], Json::parse(R"({"kind":"fischer","seconds":300,"increment":5})"));
  EXPECT_EQ(room.code("ada", "settings"), "malformed");
  EXPECT_EQ(room.code("ada", "settings", {{"locked", 1}}), "malformed");
  EXPECT_EQ(room.code("ada", "settings", {{"away", 1}}), "malformed");
  EXPECT_EQ(room.code("ada", "settings", {{"clock", "none"}}), "malformed");
  EXPECT_EQ(room.code("ada", "settings", {{"clock", {{"kind", "sand"}}}}), "malformed");
  EXPECT_EQ(room.code("ada", "settings", {{"clock", {{"kind", "move"}, {"seconds", 1}}}}), "malformed");
  EXPECT_EQ(room.code("ada", "settings", {{"clock", {{"kind", "move"}, {"minutes", 1}}}}), "malformed");
}

TEST_F(Lobby, ALockedTableTakesNobodyNew) {
  ASSERT_EQ(room.code("ada", "settings", {{"locked", true}}), "");
  EXPECT_EQ(room.code("ben", "sit", {{"as", "Ben"}}), "table_locked");
  EXPECT_EQ(room.code("ada", "sit", {{"as", "Second"}}), "") << "whoever sits already is not new";
}

TEST_F(Lobby, StartNeedsEverySeatFilledAndEverybodyReady) {
  EXPECT_EQ(room.code("ben", "ready", {{"ready", true}}), "not_seated");
  ASSERT_EQ(room.code("ben", "sit", {{"as", "Ben"}}), "");
  EXPECT_EQ(room.code("ada", "start"), "not_ready");
  ASSERT_EQ(room.code("ada", "bot", {{"seat", 2}, {"level", "random"}}), "");
  ASSERT_EQ(room.code("ada", "bot", {{"seat", 3}, {"level", "random"}}), "");
  EXPECT_EQ(room.code("ada", "start"), "not_ready");
  EXPECT_EQ(room.code("ada", "ready", {{"ready", 1}}), "malformed");
  ASSERT_EQ(room.code("ada", "ready", {{"ready", true}}), "");
  EXPECT_EQ(room.code("ada", "start"), "not_ready");
  ASSERT_EQ(room.code("ben", "ready", {{"ready", true}}), "");
  ASSERT_EQ(room.code("ben", "ready", {{"ready", false}}), "");
  EXPECT_EQ(room.code("ada", "start"), "not_ready");
  ASSERT_EQ(room.code("ben", "ready", {{"ready", true}}), "");
  EXPECT_EQ(room.code("ada", "start"), "");
  EXPECT_EQ(room.phase(), "playing");
  for (const auto& [name, fields] :
       std::vector<std::pair<std::string, Json>>{{"sit", {{"as", "X"}}},
                                                 {"stand", Json::object()},
                                                 {"rename", {{"as", "X"}}},
                                                 {"ready", {{"ready", true}}},
                                                 {"start", Json::object()},
                                                 {"option", {{"option", "announcements"}, {"value", "off"}}},
                                                 {"players", {{"players", 5}}},
                                                 {"remove", {{"seat", 1}}},
                                                 {"move", {{"seat", 0}, {"to", 1}}},
                                                 {"bot", {{"seat", 2}, {"level", "random"}}},
                                                 {"settings", {{"away", 60}}},
                                                 {"settings", {{"hints", false}}},
                                                 {"settings", {{"clock", {{"kind", "none"}}}}}}) {
    EXPECT_EQ(room.code("ada", name, fields), "not_now") << name;
  }
  EXPECT_EQ(room.code("ada", "settings", {{"locked", true}, {"spectators", false}, {"open", false}}), "");
}

TEST_F(Lobby, TheSummaryFollows) {
  ASSERT_EQ(room.code("ada", "settings", {{"open", true}}), "");
  EXPECT_TRUE(room.table().summary().open);
  ASSERT_EQ(room.code("ben", "sit", {{"as", "Ben"}, {"seat", 2}}), "");
  EXPECT_EQ(room.table().summary().persons, (std::vector<std::string>{"ada", "ben"}));
  EXPECT_EQ(Json::parse(room.table().summary().json),
            Json::parse(
                R"({"game":"tempel","players":4,"phase":"lobby","seats":["Ada",null,"Ben",null],"taken":2,"host":"Ada",
              "options":{"announcements":"on","first_keyholder":"random","reveal_count":"hidden"},"waiting":["ada","ben"]})"));
  ASSERT_EQ(room.code("ben", "ready", {{"ready", true}}), "");
  EXPECT_EQ(Json::parse(room.table().summary().json)["waiting"], Json::array({"ada"}));
  ASSERT_EQ(room.code("ada", "settings", {{"locked", true}}), "");
  EXPECT_FALSE(room.table().summary().open);
}

TEST_F(Lobby, WhoeverIsAwayForLongIsNoHost) {
  ASSERT_EQ(room.code("cai", "sit", {{"as", "Cai"}}), "");
  ASSERT_EQ(room.code("ben", "sit", {{"as", "Ben"}}), "");
  room.go("ada");
  room.pass(119'999);
  EXPECT_EQ(room.document("")["table"]["host"], 0);
  room.pass(1);
  EXPECT_EQ(room.document("")["table"]["host"], 2) << "Cai has sat longest";
  room.come("ada");
  EXPECT_EQ(room.document("")["table"]["host"], 2);
  EXPECT_EQ(room.code("cai", "bot", {{"seat", 3}, {"level", "random"}}), "");
}

TEST_F(Lobby, AHostMayNotBeReplacedByNobody) {
  for (const char* person : {"ada", "ben", "cai", "dee"}) room.go(person);
  room.pass(1'000'000);
  EXPECT_EQ(room.document("")["table"]["host"], 0);
  room.come("ben");
  EXPECT_EQ(room.document("")["table"]["host"], 0) << "Ben has no seat";
  ASSERT_EQ(room.code("ben", "sit", {{"as", "Ben"}}), "");
  EXPECT_EQ(room.document("")["table"]["host"], 1);
}

TEST_F(Lobby, ACommandIsDoneOnceHoweverOftenItIsSent) {
  const Json sit = {{"type", "command"}, {"id", "same"}, {"name", "sit"}, {"as", "Ben"}};
  const Json first = room.send("ben", sit);
  const std::size_t count = room.records().size();
  EXPECT_EQ(room.send("ben", sit), first);
  EXPECT_EQ(room.records().size(), count);
  ASSERT_EQ(room.code("ada", "settings", {{"open", true}}), "");
  EXPECT_EQ(room.send("ben", sit), first);
  room.restart();
  EXPECT_EQ(room.send("ben", sit), first);
  EXPECT_EQ(room.send("cai", {{"type", "command"}, {"id", "same"}, {"name", "sit"}, {"as", "Cai"}}).at("type"), "done")
      << "ids belong to a person";
}

TEST_F(Lobby, MalformedCommandsCostNothing) {
  const std::size_t count = room.records().size();
  const auto refused = [&](const std::string& text) {
    return room.send("ada", Json::parse(text)).at("refusal").at("code").get<std::string>();
  };
  EXPECT_EQ(refused("[]"), "malformed");
  EXPECT_EQ(refused(R"({"type":"command"})"), "malformed");
  EXPECT_EQ(refused(R"({"type":"command","id":"a b","name":"start"})"), "malformed");
  EXPECT_EQ(refused(R"({"type":"command","id":7,"name":"start"})"), "malformed");
  EXPECT_EQ(refused(R"({"type":"command","id":"a"})"), "malformed");
  EXPECT_EQ(refused(R"({"type":"command","id":"a","name":"deal"})"), "unknown_command");
  EXPECT_EQ(refused(R"({"type":"command","id":"a","name":"start","now":true})"), "unknown_field");
  EXPECT_EQ(refused(R"({"type":"command","id":"a","name":"move","seat":0,"to":1e99})"), "malformed");
  EXPECT_EQ(refused(R"({"type":"command","id":"a","name":"move","seat":0,"to":18446744073709551615})"), "malformed");
  EXPECT_EQ(refused(R"({"type":"command","id":"a","name":"move","seat":0,"to":-1})"), "seat_unknown");
  EXPECT_EQ(refused(R"({"type":"command","id":"a","name":"move","seat":0,"__proto__":{}})"), "unknown_field");
  EXPECT_EQ(room.command("nobody", "start").at("refusal").at("code"), "limit");
  EXPECT_EQ(room.records().size(), count);
}

}  // namespace
}  // namespace tempora
