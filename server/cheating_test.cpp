// What a cheat may try through a real socket, and the reason with which each is refused.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "server/server.hpp"
#include "server/testing/client.hpp"
#include "server/testing/house.hpp"
#include "server/testing/party.hpp"

namespace tempora::server {
namespace {

using testing::Browser;
using testing::Folder;
using testing::open_move;
using testing::Party;
using testing::Socket;
using testing::World;

// Bob holds the key first; Ada is host, Eve cheats, Sam has no seat.
class Cheating : public ::testing::Test {
 protected:
  void SetUp() override {
    auto started = Server::start(world_.settings(folder_.path()));
    ASSERT_TRUE(started) << started.error().text;
    server_ = std::move(*started);
    party_ = std::make_unique<Party>(server_->port());
    party_->gather({"Ada", "Bob", "Cyd", "Dan", "Eve"}, {{"first_keyholder", 1}});
  }
  void begin() {
    party_->begin();
    ASSERT_EQ(party_->owing(), 1);
  }
  Socket& at(const char* name) { return party_->at(name); }
  // Plays as a client does that knows what is owed.
  std::string play(const char* name, Json moves, Json more = Json::object()) {
    more["answers"] = at("Bob").you()["decision"];
    more["moves"] = std::move(moves);
    return at(name).refusal("play", std::move(more));
  }
  // Nothing has happened: the number of the last record is what it was.
  void expect_untouched(std::int64_t before) {
    Socket& ada = at("Ada");
    ada.hello();
    EXPECT_EQ(ada.n, before);
  }
  std::int64_t now() {
    party_->catch_up();
    return at("Ada").n;
  }

  Folder folder_;
  World world_;
  std::unique_ptr<Server> server_;
  std::unique_ptr<Party> party_;
};

TEST_F(Cheating, MovingForAnotherSeat) {
  begin();
  const auto before = now();
  EXPECT_EQ(play("Eve", Json::array({open_move(0, 0)}), {{"seat", 1}}), "not_your_seat");
  EXPECT_EQ(play("Ada", Json::array({open_move(0, 0)}), {{"seat", 1}}), "not_your_seat");  // the host neither
  Socket& sam = party_->watch("Sam");
  const auto with_sam = now();
  EXPECT_EQ(sam.refusal("play", {{"seat", 1}, {"answers", 0}, {"moves", Json::array({open_move(0, 0)})}}),
            "not_seated");
  EXPECT_GE(with_sam, before);
  expect_untouched(with_sam);
}

TEST_F(Cheating, OutOfTurn) {
  begin();
  const auto before = now();
  EXPECT_EQ(play("Eve", Json::array({open_move(0, 0)})), "stale");  // it answers a decision that is not hers
  EXPECT_EQ(at("Eve").refusal("play", {{"moves", Json::array({open_move(0, 0)})}}), "nothing_owed");
  expect_untouched(before);
}

TEST_F(Cheating, OpeningWhatMayNotBeOpened) {
  begin();
  EXPECT_EQ(play("Bob", Json::array({open_move(1, 0)})), "illegal");    // an own chamber
  EXPECT_EQ(play("Bob", Json::array({open_move(0, 5)})), "malformed");  // no such place
  EXPECT_EQ(play("Bob", Json::array({open_move(0, -1)})), "malformed");
  EXPECT_EQ(play("Bob", Json::array({open_move(7, 0)})), "illegal");  // no such seat at this table
  EXPECT_EQ(play("Bob", Json::array({open_move(99, 0)})), "malformed");
  ASSERT_EQ(party_->play(open_move(0, 0))["type"], "done");
  ASSERT_EQ(party_->play(open_move(1, 2))["type"], "done");
  party_->catch_up();
  const Json again =
      at("Bob").command("play", {{"answers", at("Bob").you()["decision"]}, {"moves", Json::array({open_move(0, 0)})}});
  EXPECT_EQ(again["refusal"]["code"], "illegal");  // it lies open
  EXPECT_FALSE(again["refusal"]["rule"].get<std::string>().empty());
}

TEST_F(Cheating, ASixthOpeningInARoundOfFive) {
  begin();
  for (int i = 0; i < 4; ++i) ASSERT_EQ(party_->play_first()["type"], "done");
  Socket& player = party_->seat(party_->owing());
  const Json decision = player.you()["decision"];
  const Json legal = player.you()["legal"];
  const Json first{{"answers", decision}, {"moves", Json::array({legal[0], legal[1]})}};
  EXPECT_NE(player.refusal("play", first), "");  // two at once
  ASSERT_EQ(player.refusal("play", {{"answers", decision}, {"moves", Json::array({legal[0]})}}), "");
  EXPECT_NE(player.refusal("play", {{"answers", decision}, {"moves", Json::array({legal[1]})}}), "");  // once more
  party_->catch_up();
  EXPECT_EQ(player.doc["match"]["round"], 2);
  EXPECT_EQ(player.doc["match"]["openings"].size(), 5U);
}

TEST_F(Cheating, OpeningAfterTheEnd) {
  begin();
  std::int64_t last_decision = 0;
  while (party_->owing() >= 0) {
    last_decision = party_->seat(party_->owing()).you()["decision"];
    ASSERT_EQ(party_->play_first()["type"], "done");
  }
  const auto before = now();
  for (const char* name : {"Ada", "Bob", "Cyd", "Dan", "Eve"}) {
    for (int seat = 0; seat < 5; ++seat) {
      EXPECT_EQ(at(name).refusal("play", {{"answers", last_decision}, {"moves", Json::array({open_move(seat, 0)})}}),
                "not_now");
    }
  }
  expect_untouched(before);
}

TEST_F(Cheating, NamingTheCardThatIsToAppear) {
  begin();
  const auto before = now();
  Json move = open_move(0, 0);
  move["card"] = "gold";
  EXPECT_EQ(play("Bob", {move}), "malformed");
  EXPECT_EQ(play("Bob", Json::array({open_move(0, 0)}), {{"card", "gold"}}), "unknown_field");
  EXPECT_EQ(play("Bob", Json::array({open_move(0, 0)}), {{"draws", {{5, 0}}}}), "unknown_field");
  expect_untouched(before);
}

TEST_F(Cheating, WhatOnlyTheHostMayDo) {
  const auto before = now();
  EXPECT_EQ(at("Eve").refusal("start"), "not_host");
  EXPECT_EQ(at("Eve").refusal("remove", {{"seat", 1}}), "not_host");
  EXPECT_EQ(at("Eve").refusal("option", {{"option", "announcements"}, {"value", "off"}}), "not_host");
  EXPECT_EQ(at("Eve").refusal("players", {{"players", 6}}), "not_host");
  EXPECT_EQ(at("Eve").refusal("bot", {{"seat", 1}, {"level", "random"}}), "not_host");
  EXPECT_EQ(at("Eve").refusal("move", {{"seat", 1}, {"to", 4}}), "not_host");
  EXPECT_EQ(at("Eve").refusal("settings", {{"locked", true}}), "not_host");
  EXPECT_EQ(at("Eve").refusal("seat_link", {{"seat", 1}}), "not_host");
  EXPECT_EQ(at("Eve").refusal("start_without"), "not_host");
  EXPECT_EQ(at("Eve").refusal("mute", {{"person", 0}, {"muted", true}}), "not_host");
  for (const char* wish : {"deal", "reset", "kick", "restart", "draw", "reveal", "set_state"}) {
    EXPECT_EQ(at("Eve").refusal(wish), "unknown_command") << wish;
    EXPECT_EQ(at("Ada").refusal(wish), "unknown_command") << wish;
  }
  expect_untouched(before);
}

TEST_F(Cheating, ResettingOrChangingAMatchThatRuns) {
  begin();
  const auto before = now();
  EXPECT_EQ(at("Ada").refusal("start"), "not_now");
  EXPECT_EQ(at("Ada").refusal("option", {{"option", "announcements"}, {"value", "off"}}), "not_now");
  EXPECT_EQ(at("Ada").refusal("remove", {{"seat", 1}}), "not_now");
  EXPECT_EQ(at("Ada").refusal("move", {{"seat", 0}, {"to", 1}}), "not_now");
  EXPECT_EQ(at("Ada").refusal("contribute", {{"bytes", std::string(64, '0')}}), "not_now");
  EXPECT_EQ(at("Ada").refusal("rematch"), "not_over");
  EXPECT_EQ(at("Eve").refusal("sit", {{"as", "Eva"}, {"seat", 1}}), "not_now");
  expect_untouched(before);
}

TEST_F(Cheating, StartingWithTwoOrElevenPlayers) {
  Browser& ada = party_->browser("Ada");
  for (int players : {2, 11, 0, -1}) {
    const auto answer = ada.post("/api/tables", {{"game", "tempel"}, {"players", players}, {"name", "Ada"}});
    EXPECT_EQ(answer.status, 400);
    EXPECT_EQ(answer.refusal(), "players") << players;
    EXPECT_EQ(at("Ada").refusal("players", {{"players", players}}), "players") << players;
  }
}

TEST_F(Cheating, TakingASeatOverToSeeItsSecrets) {
  begin();
  const auto before = now();
  EXPECT_EQ(at("Eve").refusal("claim", {{"secret", std::string(64, '0')}}), "wrong_secret");
  EXPECT_EQ(at("Eve").refusal("claim", {{"secret", ""}}), "wrong_secret");
  EXPECT_EQ(at("Eve").refusal("hand_over", {{"seat", 1}, {"to", {{"person", 4}}}}), "not_your_seat");
  EXPECT_EQ(at("Eve").refusal("return", {{"seat", 1}}), "not_your_seat");
  at("Eve").say({{"type", "lift"}, {"seat", 1}});
  EXPECT_EQ(at("Eve").await("refused")["refusal"]["code"], "not_your_seat");
  // The host has made a link for Bob's seat, and Eve, who holds a seat, has got hold of it.
  const Json link = at("Ada").command("seat_link", {{"seat", 1}});
  ASSERT_EQ(link["type"], "done");
  EXPECT_EQ(at("Eve").refusal("claim", {{"secret", link["secret"]}}), "held_other_seat");
  EXPECT_EQ(at("Eve").you()["seats"], Json::array({4}));
  EXPECT_GE(now(), before);
}

TEST_F(Cheating, ReplayingACommand) {
  begin();
  const Json command{
      {"id", "once"}, {"answers", at("Bob").you()["decision"]}, {"moves", Json::array({open_move(0, 0)})}};
  const Json first = at("Bob").command("play", command);
  ASSERT_EQ(first["type"], "done");
  const auto before = now();
  EXPECT_EQ(at("Bob").command("play", command), first);  // the same answer, and nothing done
  EXPECT_EQ(party_->come_back("Bob").command("play", command), first);
  // Somebody else's id is not Eve's: her command is her own, and refused as such.
  EXPECT_NE(at("Eve").refusal("play", command), "");
  party_->catch_up();
  EXPECT_EQ(at("Ada").doc["match"]["openings"].size(), 1U);
  EXPECT_GE(at("Ada").n, before);
}

TEST_F(Cheating, AStaleAnswer) {
  begin();
  const Json decision = at("Bob").you()["decision"];
  ASSERT_EQ(party_->play(open_move(0, 0))["type"], "done");
  ASSERT_EQ(party_->play(open_move(1, 0))["type"], "done");
  party_->catch_up();
  EXPECT_EQ(at("Bob").refusal("play", {{"answers", decision}, {"moves", Json::array({open_move(2, 0)})}}), "stale");
  EXPECT_EQ(at("Bob").refusal("play", {{"answers", 1'000'000}, {"moves", Json::array({open_move(2, 0)})}}), "stale");
}

TEST_F(Cheating, AWrongToken) {
  begin();
  Browser eve = party_->browser("Eve");
  eve.cookie.back() = eve.cookie.back() == 'A' ? 'E' : 'A';
  const auto socket = eve.open(party_->code());
  ASSERT_TRUE(socket);
  socket->say({{"type", "hello"}});
  EXPECT_EQ(socket->await("closed")["refusal"]["code"], "no_identity");
  EXPECT_FALSE(socket->next());
}

TEST_F(Cheating, AnotherTablesSeat) {
  begin();
  Party other(server_->port());
  other.gather({"Fay", "Gil", "Hal"});
  auto eve = party_->browser("Eve").open(other.code());
  ASSERT_TRUE(eve);
  eve->hello();
  EXPECT_EQ(eve->you()["viewer"], "spectator");
  EXPECT_EQ(eve->refusal("play", {{"seat", 0}, {"answers", 0}, {"moves", Json::array({open_move(1, 0)})}}),
            "not_seated");
  EXPECT_EQ(eve->refusal("stand", {{"seat", 0}}), "not_seated");
}

TEST_F(Cheating, TwoDevicesInARace) {
  begin();
  auto second = party_->browser("Bob").open(party_->code());
  ASSERT_TRUE(second);
  second->hello();
  party_->catch_up();
  const Json decision = at("Bob").you()["decision"];
  const auto message = [&](const char* id, int place) {
    return Json{{"type", "command"},
                {"id", id},
                {"name", "play"},
                {"answers", decision},
                {"moves", Json::array({open_move(0, place)})}};
  };
  at("Bob").say(message("left", 0));
  second->say(message("right", 1));
  std::vector<std::string> outcomes;
  for (Socket* socket : {&at("Bob"), second.get()}) {
    Json answer;
    do answer = Json::parse(*socket->next());
    while (answer["type"] != "done" && answer["type"] != "refused");
    outcomes.push_back(answer["type"] == "done" ? "done" : answer["refusal"]["code"].get<std::string>());
  }
  std::sort(outcomes.begin(), outcomes.end());
  EXPECT_EQ(outcomes[0], "done");
  EXPECT_TRUE(outcomes[1] == "stale" || outcomes[1] == "nothing_owed") << outcomes[1];
  party_->catch_up();
  EXPECT_EQ(at("Ada").doc["match"]["openings"].size(), 1U);
}

TEST_F(Cheating, ARemovedDeviceLosesItsViewAtOnce) {
  begin();
  Browser& desk = party_->browser("Bob");
  Browser phone(server_->port());
  phone.post("/api/me/devices/join",
             {{"secret", desk.post("/api/me/devices/invite", Json::object()).json()["secret"]}});
  const auto socket = phone.enter(party_->code());
  EXPECT_EQ(socket->you()["viewer"], 1);
  for (const Json& device : desk.get("/api/me/devices").json()) {
    if (!device["current"].get<bool>()) desk.remove("/api/me/devices/" + device["id"].get<std::string>());
  }
  EXPECT_EQ(socket->await("closed")["refusal"]["code"], "no_identity");
  EXPECT_FALSE(socket->next());
  EXPECT_EQ(desk.get("/api/me/tables").status, 200);
}

}  // namespace
}  // namespace tempora::server
