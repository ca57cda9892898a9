// What the server does when the disk fails: nothing is shown that is not stored, others go on, and it recovers.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "server/server.hpp"
#include "server/testing/client.hpp"
#include "server/testing/house.hpp"
#include "server/testing/party.hpp"
#include "store/sqlite_store.hpp"
#include "store/testing/power_cut_vfs.hpp"

namespace tempora::server {
namespace {

using testing::Folder;
using testing::Party;
using testing::World;

// A store in front of another: refuses what a table appends while told so.
class RefusingStore final : public store::Store {
 public:
  RefusingStore(std::unique_ptr<store::Store> inner, std::shared_ptr<std::atomic<bool>> refuse, std::string* table)
      : inner_(std::move(inner)), refuse_(std::move(refuse)), table_(table) {}

  void append(store::Append append, Done done) override {
    if (*refuse_ && append.table == *table_) {
      return done(tl::make_unexpected(store::Error{store::ErrorKind::full, "no room"}));
    }
    inner_->append(std::move(append), std::move(done));
  }
  void add_person(store::Person person, store::Device device, Done done) override {
    inner_->add_person(std::move(person), std::move(device), std::move(done));
  }
  void rename_person(std::string person, std::string name, Done done) override {
    inner_->rename_person(std::move(person), std::move(name), std::move(done));
  }
  void touch_device(std::string device, std::int64_t seen, Done done) override {
    inner_->touch_device(std::move(device), seen, std::move(done));
  }
  void remove_device(std::string person, std::string device, Done done) override {
    inner_->remove_device(std::move(person), std::move(device), std::move(done));
  }
  void invite_device(store::Invitation invitation, Done done) override {
    inner_->invite_device(std::move(invitation), std::move(done));
  }
  void join_device(std::string secret_hash, store::Device device,
                   std::function<void(store::Result<std::string>)> done) override {
    inner_->join_device(std::move(secret_hash), std::move(device), std::move(done));
  }
  store::Result<std::vector<store::Record>> records(const std::string& table, std::int64_t from) override {
    return inner_->records(table, from);
  }
  store::Result<std::optional<std::string>> answer(const std::string& table, const std::string& person,
                                                   const std::string& command) override {
    return inner_->answer(table, person, command);
  }
  store::Result<std::optional<store::Table>> table(const std::string& code) override { return inner_->table(code); }
  store::Result<std::vector<store::Table>> running_tables() override { return inner_->running_tables(); }
  store::Result<std::vector<store::Table>> tables_of(const std::string& person) override {
    return inner_->tables_of(person);
  }
  store::Result<std::vector<store::Table>> open_tables() override { return inner_->open_tables(); }
  store::Result<std::vector<store::FinishedMatch>> matches_of(const std::string& person, std::int64_t limit) override {
    return inner_->matches_of(person, limit);
  }
  store::Result<std::optional<store::FinishedMatch>> finished_match(const std::string& match) override {
    return inner_->finished_match(match);
  }
  store::Result<std::optional<std::string>> match_log(const std::string& match) override {
    return inner_->match_log(match);
  }
  store::Result<std::optional<std::string>> match_secret(const std::string& match) override {
    return inner_->match_secret(match);
  }
  store::Result<std::optional<store::Person>> person(const std::string& id) override { return inner_->person(id); }
  store::Result<std::optional<store::Identity>> identify(const std::string& token_hash) override {
    return inner_->identify(token_hash);
  }
  store::Result<std::vector<store::Device>> devices_of(const std::string& person) override {
    return inner_->devices_of(person);
  }
  store::Figures figures() const override { return inner_->figures(); }

 private:
  std::unique_ptr<store::Store> inner_;
  std::shared_ptr<std::atomic<bool>> refuse_;
  std::string* table_;
};

TEST(Storing, AFailureIsSaidShownNowhereAndOthersGoOn) {
  Folder folder;
  World world;
  auto refuse = std::make_shared<std::atomic<bool>>(false);
  std::string code;
  ServerSettings settings = world.settings(folder.path());
  settings.open_store = [&]() -> store::Result<std::unique_ptr<store::Store>> {
    store::SqliteOptions options;
    options.file = (folder.path() / "s.sqlite").string();
    auto inner = store::open_sqlite_store(options);
    if (!inner) return tl::make_unexpected(inner.error());
    return std::make_unique<RefusingStore>(std::move(*inner), refuse, &code);
  };
  const auto server = Server::start(std::move(settings));
  ASSERT_TRUE(server);
  Party unlucky((*server)->port());
  unlucky.gather({"Ada", "Bob", "Cyd"});
  unlucky.begin();
  Party lucky((*server)->port());
  lucky.gather({"Dan", "Eve", "Fay"});
  lucky.begin();
  code = unlucky.code();
  unlucky.catch_up();
  const std::int64_t before = unlucky.at("Ada").n;
  const Json match = unlucky.at("Cyd").doc["match"];
  const int owing = unlucky.owing();

  *refuse = true;
  const Json move = unlucky.seat(owing).you()["legal"][0];
  const Json refused = unlucky.play(move);
  EXPECT_EQ(refused["refusal"]["code"], "storing_failed");
  EXPECT_EQ(unlucky.at("Ada").refusal("chat", {{"text", "is anybody there"}}), "storing_failed");
  EXPECT_EQ(lucky.play_first()["type"], "done");
  EXPECT_EQ(lucky.at("Dan").refusal("chat", {{"text", "all well"}}), "");
  for (const char* name : {"Ada", "Bob", "Cyd"}) {
    const Json state = unlucky.at(name).await("state");  // what is stored is shown afresh
    EXPECT_EQ(state["n"], before) << name;
    for (const std::string& text : unlucky.at(name).heard) EXPECT_EQ(text.find("is anybody there"), std::string::npos);
  }
  EXPECT_EQ(unlucky.at("Cyd").doc["match"], match);

  *refuse = false;
  unlucky.at("Ada").hello();
  EXPECT_EQ(unlucky.owing(), owing);
  EXPECT_EQ(unlucky.play(move)["type"], "done");
  unlucky.catch_up();
  EXPECT_GT(unlucky.at("Cyd").n, before);
  EXPECT_NE(world.log().find("storing_failed"), std::string::npos);
}

TEST(Storing, AFullDiskRefusesAndWorksAgainWhenThereIsRoom) {
  Folder folder;
  World world;
  store::PowerCutVfs disk("server-full-disk", 1);
  ServerSettings settings = world.settings(folder.path());
  settings.open_store = [&] {
    store::SqliteOptions options;
    options.file = (folder.path() / "s.sqlite").string();
    options.vfs = disk.name();
    return store::open_sqlite_store(options);
  };
  auto server = Server::start(settings);
  ASSERT_TRUE(server);
  Party party((*server)->port());
  party.gather({"Ada", "Bob", "Cyd"});
  party.begin();
  disk.limit_room(0);
  EXPECT_EQ(party.at("Ada").refusal("chat", {{"text", "lost"}}), "storing_failed");
  EXPECT_EQ(party.browser("Ada").post("/api/me/name", {{"name", "Adele"}}).refusal(), "storing_failed");
  EXPECT_EQ(party.browser("Ada").get("/health").status, 200);  // what is there can be read
  disk.limit_room(std::nullopt);
  const Json done = party.at("Ada").command("chat", {{"text", "heard"}});
  ASSERT_EQ(done["type"], "done");
  party.at("Bob").catch_up(done["n"]);
  std::string all;
  for (const std::string& text : party.at("Bob").heard) all += text;
  EXPECT_EQ(all.find("lost"), std::string::npos);
  EXPECT_NE(all.find("heard"), std::string::npos);
}

// The power goes at one moment after another; what was acknowledged before is there when it is back.
void cut_the_power(bool synchronous, std::string& lost) {
  for (std::uint64_t seed = 1; seed <= 6 && lost.empty(); ++seed) {
    Folder folder;
    World world(seed);
    store::PowerCutVfs disk("server-power-" + std::to_string(synchronous) + std::to_string(seed), seed);
    const auto start = [&] {
      ServerSettings settings = world.settings(folder.path());
      settings.open_store = [&] {
        store::SqliteOptions options;
        options.file = (folder.path() / "s.sqlite").string();
        options.vfs = disk.name();
        options.synchronous = synchronous;
        return store::open_sqlite_store(options);
      };
      return Server::start(std::move(settings));
    };
    auto server = start();
    ASSERT_TRUE(server);
    Party party((*server)->port());
    party.gather({"Ada", "Bob", "Cyd"});
    party.begin();
    disk.cut_at(disk.steps() + 20 + 7 * seed);
    std::int64_t acknowledged = 0;
    for (int i = 0; i < 200; ++i) {
      const Json answer = party.at("Ada").command("settings", {{"locked", i % 2 == 0}});
      if (!answer.is_object() || answer["type"] != "done") break;
      acknowledged = answer["n"];
    }
    ASSERT_TRUE(disk.is_cut());
    const std::int64_t shown = std::max(acknowledged, party.at("Bob").n);
    party.disconnect();
    server->reset();
    disk.restore_power();
    server = start();
    if (!server) {
      lost = server.error().text;
      return;
    }
    party.move_to((*server)->port());
    auto socket = party.browser("Ada").open(party.code());
    if (!socket || !socket->hello().is_object() || socket->n < shown) lost = "records are gone";
    socket.reset();
    server->reset();
  }
}

TEST(Storing, APowerCutLosesNothingThatWasAcknowledged) {
  std::string lost;
  cut_the_power(true, lost);
  EXPECT_EQ(lost, "");
}

TEST(Storing, WithoutSyncingAPowerCutDoesLoseSomething) {
  std::string lost;
  cut_the_power(false, lost);
  EXPECT_NE(lost, "") << "the test above would not notice a loss";
}

}  // namespace
}  // namespace tempora::server
