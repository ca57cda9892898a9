// Tables of a running server: coming back, restarting, timers, memory, going away.
#include <SQLiteCpp/Database.h>
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "server/server.hpp"
#include "server/testing/client.hpp"
#include "server/testing/house.hpp"
#include "server/testing/party.hpp"

namespace tempora::server {
namespace {

using testing::Browser;
using testing::Folder;
using testing::Party;
using testing::Socket;
using testing::World;

class TablesTest : public ::testing::Test {
 protected:
  void start() { start(world_.settings(folder_.path())); }
  void start(ServerSettings settings) {
    auto started = Server::start(std::move(settings));
    ASSERT_TRUE(started) << started.error().text;
    server_ = std::move(*started);
  }
  // The process ends and a new one takes over.
  void restart() {
    server_.reset();
    start();
  }
  // Waits for what happens on the server's own threads.
  template <class Condition>
  static bool eventually(Condition holds) {
    const auto deadline = std::chrono::steady_clock::now() + testing::kPatience;
    while (!holds()) {
      if (std::chrono::steady_clock::now() > deadline) return false;
      std::this_thread::yield();
    }
    return true;
  }

  Folder folder_;
  World world_;
  std::unique_ptr<Server> server_;
};

TEST_F(TablesTest, FiveFriendsPlayAWholeMatchAndFindItAfterwards) {
  start();
  Party party(server_->port());
  party.gather({"Ada", "Bob", "Cyd", "Dan", "Eve"});
  party.begin();
  while (party.owing() >= 0) ASSERT_EQ(party.play_first()["type"], "done");
  const Json& table = party.at("Ada").table();
  ASSERT_EQ(table["phase"], "over");
  const std::string match = table["match"];
  for (const std::string& name : party.people()) {
    EXPECT_EQ(party.at(name).gaps, 0) << name;
    const Json matches = party.browser(name).get("/api/me/matches").json();
    ASSERT_EQ(matches.size(), 1U) << name;
    EXPECT_EQ(matches[0]["match"], match);
    EXPECT_EQ(matches[0]["code"], party.code());
    EXPECT_EQ(matches[0]["players"].size(), 5U);
  }
  EXPECT_EQ(party.browser("Cyd").get("/api/me/matches").json()[0]["seat"], 2);
  int won = 0;
  for (int seat = 0; seat < 5; ++seat) {
    const std::string& name = party.people()[static_cast<std::size_t>(seat)];
    const Json statistics = party.browser(name).get("/api/me/statistics?game=tempel").json();
    const int place = table["result"]["places"][static_cast<std::size_t>(seat)];
    EXPECT_EQ(statistics["players"], Json({{{"players", 5}, {"played", 1}, {"won", place == 1 ? 1 : 0}}})) << name;
    EXPECT_EQ(statistics["stopped"], 0) << name;
    EXPECT_GE(statistics["length"].get<std::int64_t>(), 0) << name;
    won += statistics["players"][0]["won"].get<int>();
  }
  EXPECT_GT(won, 0);
  const auto unknown = party.browser("Ada").get("/api/me/statistics?game=chess");
  EXPECT_EQ(unknown.refusal(), "malformed");
  EXPECT_NE(unknown.body.find("'game' must be one of tempel"), std::string::npos) << unknown.body;

  Browser stranger(server_->port());
  const auto log = stranger.get("/api/matches/" + match + "/log");
  ASSERT_EQ(log.status, 200);
  for (const char* as : {"0", "4", "spectator", "archive"}) {
    const auto replay = stranger.get("/api/matches/" + match + "/replay?as=" + as);
    ASSERT_EQ(replay.status, 200) << replay.body;
    const Json json = replay.json();
    EXPECT_TRUE(json["closed"].get<bool>());
    EXPECT_EQ(json["setup"]["names"].size(), 5U);
    EXPECT_EQ(json["result"]["places"], table["result"]["places"]);
    EXPECT_EQ(json["frames"][1]["decision"], 0);
    Json view = json["frames"][0]["match"];
    for (const Json& frame : json["frames"]) {
      if (frame.contains("patch")) view.merge_patch(frame["patch"]);
    }
    EXPECT_EQ(view["openings"], party.at("Ada").doc["match"]["openings"]);
    const auto uploaded =
        stranger.request("POST", fmt::format("/api/replay?as={}", as), log.body, stranger.own_pages());
    EXPECT_EQ(uploaded.body, replay.body);
  }
  EXPECT_EQ(stranger.get("/api/matches/" + match + "/replay?as=5").refusal(), "seat_unknown");
  std::string damaged = log.body;
  damaged[damaged.size() / 2] ^= 1;
  EXPECT_EQ(stranger.request("POST", "/api/replay?as=archive", damaged, stranger.own_pages()).refusal(), "log_damaged");
  const std::string cut = log.body.substr(0, log.body.rfind("{\"end\""));
  EXPECT_EQ(stranger.request("POST", "/api/replay?as=archive", cut, stranger.own_pages()).refusal(), "log_incomplete");
  EXPECT_EQ(stranger.request("POST", "/api/replay?as=0", cut, stranger.own_pages()).status, 200);
}

TEST_F(TablesTest, WhoComesBackGetsWhatWasMissed) {
  start();
  Party party(server_->port());
  party.gather({"Ada", "Bob", "Cyd"});
  party.begin();
  const std::int64_t before = party.at("Cyd").n;
  party.at("Cyd").drop();
  ASSERT_EQ(party.play_first()["type"], "done");
  ASSERT_EQ(party.at("Ada").refusal("chat", {{"text", "where is Cyd"}}), "");
  auto socket = party.browser("Cyd").open(party.code());
  const Json state = socket->hello(before);
  ASSERT_TRUE(state.is_object());
  bool opened = false;
  for (const Json& group : state["facts"]) {
    for (const Json& fact : group["facts"]) opened = opened || fact["what"] == "opened";
  }
  EXPECT_TRUE(opened);
  EXPECT_NE(state["chat"].dump().find("where is Cyd"), std::string::npos);
  EXPECT_EQ(state["doc"]["table"]["phase"], "playing");
  // A number that never was is taken as none.
  EXPECT_TRUE(socket->hello(1'000'000).is_object());
}

TEST_F(TablesTest, CommandsOutOfOrderAndTwiceAreAnsweredOnceEach) {
  start();
  Party party(server_->port());
  party.gather({"Ada", "Bob", "Cyd"});
  Socket& ada = party.at("Ada");
  const auto line = [](int i) {
    return Json{
        {"type", "command"}, {"id", fmt::format("m{}", i)}, {"name", "chat"}, {"text", fmt::format("line {}", i)}};
  };
  for (const int i : {5, 3, 5, 4, 3, 5}) ada.say(line(i));  // without waiting
  std::map<std::string, std::set<std::int64_t>> answers;
  for (int i = 0; i < 6; ++i) {
    const Json done = ada.await("done");
    ASSERT_TRUE(done.is_object());
    answers[done["id"]].insert(done["n"].get<std::int64_t>());
  }
  ASSERT_EQ(answers.size(), 3U);
  for (const auto& [id, numbers] : answers) EXPECT_EQ(numbers.size(), 1U) << id << " was done more than once";
  ada.hello();
  std::string all;
  for (const std::string& text : ada.heard) all += text;
  EXPECT_EQ(ada.gaps, 0);
}

TEST_F(TablesTest, AMatchGoesOnAfterARestart) {
  start();
  Party party(server_->port());
  party.gather({"Ada", "Bob", "Cyd"});
  party.begin();
  ASSERT_EQ(party.play_first()["type"], "done");
  party.catch_up();
  const Json match = party.at("Bob").doc["match"];
  const std::int64_t n = party.at("Bob").n;
  std::thread stopping([&] { server_->stop(); });
  for (const std::string& name : party.people()) {
    EXPECT_TRUE(party.at(name).await("closed").is_object()) << "nobody said goodbye to " << name;
    EXPECT_FALSE(party.at(name).next());
    EXPECT_EQ(party.at(name).close_code(), 1012);
  }
  stopping.join();
  restart();
  party.move_to(server_->port());
  for (const std::string& name : party.people()) party.come_back(name, n);
  EXPECT_GE(party.at("Bob").n, n);
  EXPECT_EQ(party.at("Bob").doc["match"], match);
  while (party.owing() >= 0) ASSERT_EQ(party.play_first()["type"], "done");
  EXPECT_EQ(party.at("Ada").table()["phase"], "over");
}

TEST_F(TablesTest, BotsPlayOnWhenNobodyLooksAndAfterARestart) {
  ServerSettings slow = world_.settings(folder_.path());
  slow.pace = {1'000, 1'000};
  start(std::move(slow));
  Browser ada = Browser(server_->port()).introduce();
  const auto made = ada.post("/api/tables", {{"game", "tempel"}, {"players", 4}, {"name", "Ada"}, {"bots", "random"}});
  ASSERT_EQ(made.status, 200) << made.body;
  const std::string code = made.json()["code"];
  {
    const auto socket = ada.enter(code);
    ASSERT_EQ(socket->refusal("ready", {{"ready", true}}), "");
    ASSERT_EQ(socket->refusal("start"), "");
    ASSERT_EQ(socket->refusal("hand_over", {{"seat", 0}, {"to", {{"bot", "random"}}}}), "");
  }
  server_.reset();
  start();  // at once: every seat is a bot's, and bots have no pace any more
  world_.now += 600'000;
  server_->clock_moved();
  Browser back = ada;
  back.move_to(server_->port());
  const auto socket = back.enter(code);
  while (socket->table()["phase"] != "over") ASSERT_TRUE(socket->next());
  EXPECT_EQ(socket->gaps, 0);
}

TEST_F(TablesTest, AClockRunsOutByItself) {
  start();
  Party party(server_->port());
  party.gather({"Ada", "Bob", "Cyd"});
  ASSERT_EQ(party.at("Ada").refusal("settings", {{"clock", {{"kind", "move"}, {"seconds", 60}, {"increment", 0}}}}),
            "");
  party.begin();
  const std::int64_t n = party.at("Ada").n;
  world_.now += 61'000;
  server_->clock_moved();
  party.at("Ada").catch_up(n + 1);
  EXPECT_GT(party.at("Ada").n, n);
}

TEST_F(TablesTest, IdleTablesLeaveTheMemoryAndComeBack) {
  ServerSettings settings = world_.settings(folder_.path());
  settings.unload_after = std::chrono::seconds(60);
  start(std::move(settings));
  Party party(server_->port());
  party.gather({"Ada", "Bob", "Cyd"});
  ASSERT_EQ(party.at("Ada").refusal("chat", {{"text", "see you tomorrow"}}), "");
  EXPECT_EQ(server_->loaded_tables(), 1U);
  for (const std::string& name : party.people()) party.at(name).drop();
  const auto unloaded = [&] {
    world_.now += 10'000;
    server_->clock_moved();
    return server_->loaded_tables() == 0;
  };
  ASSERT_TRUE(eventually(unloaded));
  Socket& ada = party.come_back("Ada");
  EXPECT_EQ(server_->loaded_tables(), 1U);
  EXPECT_NE(ada.heard.front().find("see you tomorrow"), std::string::npos);
  EXPECT_EQ(ada.table()["seats"]["2"]["name"], "Cyd");
}

TEST_F(TablesTest, ATableThatCannotGoOnIsSetAsideAndKept) {
  start();
  Party party(server_->port());
  party.gather({"Ada", "Bob", "Cyd"});
  party.begin();
  Party other(server_->port());
  other.gather({"Dan", "Eve", "Fay"});
  party.disconnect();
  other.disconnect();
  server_.reset();
  const std::string file = (folder_.path() / "tempora.sqlite").string();
  const auto count = [&](fmt::string_view what) {
    SQLite::Database database(file, SQLite::OPEN_READWRITE);
    return database.execAndGet(fmt::format(fmt::runtime(what), party.code())).getInt();
  };
  const int records = count("SELECT count(*) FROM records JOIN tables ON tables.id = table_id WHERE code = '{}'");
  ASSERT_GT(records, 0);
  {
    SQLite::Database database(file, SQLite::OPEN_READWRITE);
    database.exec(fmt::format(
        "UPDATE records SET body = '{{}}' WHERE table_id = (SELECT id FROM tables WHERE code = '{}') AND n = {}",
        party.code(), records - 1));
  }
  start();
  party.move_to(server_->port());
  other.move_to(server_->port());
  const auto socket = party.browser("Ada").open(party.code());
  socket->say({{"type", "hello"}});
  EXPECT_EQ(socket->await("closed")["refusal"]["code"], "set_aside");
  EXPECT_FALSE(socket->next());
  EXPECT_NE(world_.log().find("table_set_aside"), std::string::npos);
  EXPECT_EQ(world_.log().find(party.code()), std::string::npos) << "the log holds a table code";
  other.come_back("Dan");
  EXPECT_EQ(other.at("Dan").refusal("chat", {{"text", "we go on"}}), "");
  other.disconnect();
  server_.reset();
  EXPECT_EQ(count("SELECT count(*) FROM records JOIN tables ON tables.id = table_id WHERE code = '{}'"), records);
}

TEST_F(TablesTest, HomeShowsOwnTablesAndOpenOnes) {
  start();
  Party party(server_->port());
  party.gather({"Ada", "Bob", "Cyd"});
  Browser guest = Browser(server_->port()).introduce();
  EXPECT_TRUE(guest.get("/api/tables").json().empty());
  ASSERT_EQ(party.at("Ada").refusal("settings", {{"open", true}}), "");
  party.begin();
  const int owing = party.owing();
  for (int seat = 0; seat < 3; ++seat) {
    const Json tables = party.browser(party.people()[static_cast<std::size_t>(seat)]).get("/api/me/tables").json();
    ASSERT_EQ(tables.size(), 1U);
    EXPECT_EQ(tables[0]["code"], party.code());
    EXPECT_EQ(tables[0]["waiting"], seat == owing);
    EXPECT_EQ(tables[0]["seats"], (Json{"Ada", "Bob", "Cyd"}));
    EXPECT_EQ(tables[0].dump().find("persons"), std::string::npos);
  }
  EXPECT_TRUE(guest.get("/api/me/tables").json().empty());
}

TEST_F(TablesTest, TablesOfOnePersonHaveALimit) {
  ServerSettings settings = world_.settings(folder_.path());
  settings.limits.tables_per_person = 2;
  start(std::move(settings));
  Browser ada = Browser(server_->port()).introduce();
  const Json wish{{"game", "tempel"}, {"players", 3}, {"name", "Ada"}};
  EXPECT_EQ(ada.post("/api/tables", wish).status, 200);
  EXPECT_EQ(ada.post("/api/tables", wish).status, 200);
  EXPECT_EQ(ada.post("/api/tables", wish).refusal(), "limit");
}

TEST_F(TablesTest, WhoSendsTooFastIsSlowedAndThenSentAway) {
  ServerSettings settings = world_.settings(folder_.path());
  settings.limits.messages_per_connection = {20, 20};
  settings.limits.slowed_messages = 10;
  start(std::move(settings));
  Party party(server_->port());
  party.gather({"Ada", "Bob", "Cyd"});
  Socket& ada = party.at("Ada");
  while (ada.push(R"({"type":"ping"})")) ada.next(std::chrono::milliseconds(0));
  while (ada.next()) {
  }
  EXPECT_NE(ada.heard.back().find("too_fast"), std::string::npos);
  EXPECT_EQ(party.at("Bob").refusal("chat", {{"text", "quiet at last"}}), "");
}

TEST_F(TablesTest, WhoDoesNotReadIsDropped) {
  ServerSettings settings = world_.settings(folder_.path());
  settings.limits.queued_bytes = 64 * 1024;
  start(std::move(settings));
  Party party(server_->port());
  party.gather({"Ada", "Bob", "Cyd"});
  const auto dropped = [&] {
    return party.browser("Ada").get("/metrics").body.find("tempora_clients_dropped 1") != std::string::npos;
  };
  // Bob asks for the whole table again and again and reads nothing of it.
  for (int i = 0; i < 100'000 && party.at("Bob").push(R"({"type":"hello"})"); ++i) {
  }
  EXPECT_TRUE(eventually(dropped));
  EXPECT_EQ(party.at("Cyd").refusal("chat", {{"text", "still here"}}), "");
}

}  // namespace
}  // namespace tempora::server
