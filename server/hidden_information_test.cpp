// Two matches that differ only in what a viewer never gets to see give that viewer the same bytes, through the real
// server and real sockets, up to the event that ends the match. No byte is masked.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <numeric>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/fair_dice.hpp"
#include "server/server.hpp"
#include "server/testing/client.hpp"
#include "server/testing/house.hpp"
#include "server/testing/party.hpp"
#include "table/messages.hpp"

namespace tempora::server {
namespace {

using testing::Folder;
using testing::open_move;
using testing::Party;
using testing::Socket;
using testing::World;

constexpr int kPlayers = 5;

// Where the two worlds differ: who is the second guardian, and who holds a gold and who a fire before the first round.
struct Secrets {
  std::vector<int> guardians;
  std::vector<int> gold;
  std::vector<int> fire;
};
const Secrets kOneWorld{{1, 3}, {0, 0, 1, 2, 3, 3, 2}, {1, 4}};
const Secrets kOtherWorld{{1, 4}, {0, 0, 1, 2, 4, 3, 2}, {1, 3}};

// Deals event 0 as the secrets say; every later draw is a fixed function of event, place and seed, alike in both
// worlds.
class PlannedDice final : public Dice {
 public:
  PlannedDice(const Secrets& secrets, std::uint64_t seed) : seed_(seed) {
    std::vector<int> places(kPlayers);
    std::iota(places.begin(), places.end(), 0);
    draw(places, secrets.guardians);
    std::vector<int> owners(kPlayers * 5);
    for (std::size_t slot = 0; slot < owners.size(); ++slot) owners[slot] = static_cast<int>(slot / 5);
    std::vector<int> holders = secrets.gold;
    holders.insert(holders.end(), secrets.fire.begin(), secrets.fire.end());
    draw(owners, holders);
  }

  void begin(std::uint32_t event) override {
    event_ = event;
    drawn_ = 0;
  }
  std::uint32_t below(std::uint32_t bound) override {
    const std::uint32_t at = drawn_++;
    if (event_ == 0) return plan_.at(at);
    if (event_ <= kFirstRound && at == 0) return bound - 1;  // the last of a hand is empty
    return static_cast<std::uint32_t>(mix(seed_ ^ (std::uint64_t{event_} << 32U) ^ at) % bound);
  }

 private:
  // Events with openings of the first round lie below this number; so many announcements are made at most.
  static constexpr std::uint32_t kFirstRound = 12;

  // Plans the draws that take `wanted` out of `items`, one after the other, as the rules do it: a swap to the front.
  void draw(std::vector<int>& items, const std::vector<int>& wanted) {
    for (std::size_t next = 0; next < wanted.size(); ++next) {
      const auto from = items.begin() + static_cast<std::ptrdiff_t>(next);
      const auto found = std::find(from, items.end(), wanted[next]);
      plan_.push_back(static_cast<std::uint32_t>(found - from));
      std::iter_swap(from, found);
    }
  }

  std::vector<std::uint32_t> plan_;
  std::uint64_t seed_;
  std::uint32_t event_ = 0;
  std::uint32_t drawn_ = 0;
};

// What the viewers were sent, in the order in which it came.
struct Heard {
  std::vector<std::string> seat;
  std::vector<std::string> spectator;
  std::vector<std::string> asked;  // answers to plain requests
  std::string end;                 // the view when everything lies open
};

std::vector<std::string> until_the_end(const std::vector<std::string>& messages) {
  const auto end = std::find_if(messages.begin(), messages.end(), [](const std::string& text) {
    return text.find(R"("phase":"over")") != std::string::npos;
  });
  EXPECT_NE(end, messages.end()) << "the match did not end";
  return {messages.begin(), end};
}

// Plays one match of Ada (seat 0), Bob, Cyd, Dan and Eve, with Sam looking on: everybody does the same in every world.
class Watched {
 public:
  Watched(const Secrets& secrets, std::uint64_t seed) : world_(seed), party_(start(secrets, seed)) {}

  Heard play() {
    party_.gather({"Ada", "Bob", "Cyd", "Dan", "Eve"}, {{"first_keyholder", 1}});
    party_.watch("Sam");
    deal();
    look_around();
    use_another_device();
    say_things();
    // The first round: the key goes between Bob, Cyd and Ada; Dan's and Eve's chambers stay shut.
    for (const auto& [seat, place] : std::vector<std::pair<int, int>>{{2, 0}, {0, 0}, {1, 4}, {2, 3}, {0, 1}}) {
      ask_everything();
      EXPECT_EQ(party_.play(open_move(seat, place))["type"], "done") << seat << "," << place;
      party_.catch_up();
      look_around();
    }
    party_.come_back("Ada", party_.at("Ada").n - 3);
    party_.come_back("Sam");
    while (party_.owing() >= 0) {
      ask_everything();
      EXPECT_EQ(party_.play_first()["type"], "done");
      party_.catch_up();
      if (party_.owing() >= 0) look_around();
    }
    heard_.end = party_.at("Ada").doc["match"]["end"].dump();
    const auto add = [](std::vector<std::string>& to, std::vector<std::string> more) {
      to.insert(to.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    };
    add(heard_.seat, until_the_end(party_.heard("Ada")));
    add(heard_.spectator, until_the_end(party_.heard("Sam")));
    return std::move(heard_);
  }

 private:
  std::uint16_t start(const Secrets& secrets, std::uint64_t seed) {
    ServerSettings settings = world_.settings(folder_.path());
    settings.make_dice = [secrets, seed](const std::string&, const Bytes32&, std::span<const Bytes32>) {
      return std::make_unique<PlannedDice>(secrets, seed);
    };
    auto started = Server::start(std::move(settings));
    EXPECT_TRUE(started) << started.error().text;
    server_ = std::move(*started);
    return server_->port();
  }

  // Ada gives her part of the dice; the others leave theirs to her.
  void deal() {
    Socket& ada = party_.at("Ada");
    EXPECT_EQ(ada.refusal("ready", {{"ready", true}, {"commitment", to_hex(sha256(std::string(32, '\xaa')))}}), "");
    for (const char* name : {"Bob", "Cyd", "Dan", "Eve"})
      EXPECT_EQ(party_.at(name).refusal("ready", {{"ready", true}}), "");
    EXPECT_EQ(ada.refusal("start"), "");
    EXPECT_EQ(ada.table()["phase"], "dealing");
    EXPECT_EQ(ada.refusal("contribute", {{"bytes", std::string(64, 'a')}}), "");
    party_.catch_up();
    EXPECT_EQ(ada.table()["phase"], "playing");
  }

  // Plain requests: lists, and the match that is not over yet.
  void look_around() {
    const std::string match = party_.at("Ada").table()["match"];
    for (const char* name : {"Ada", "Sam"}) {
      for (const std::string& path :
           {std::string("/api/me/tables"), std::string("/api/tables"), std::string("/api/me/matches"),
            "/api/matches/" + match + "/log", "/api/matches/" + match + "/replay?as=archive",
            "/api/matches/" + match + "/replay?as=3"}) {
        heard_.asked.push_back(party_.browser(name).get(path).body);
      }
    }
  }

  // A second device of Ada's sees her table, is removed, and hears `closed`.
  void use_another_device() {
    testing::Browser& desk = party_.browser("Ada");
    testing::Browser phone(server_->port());
    phone.post("/api/me/devices/join",
               {{"secret", desk.post("/api/me/devices/invite", Json::object()).json()["secret"]}});
    const auto socket = phone.enter(party_.code());
    for (const Json& device : desk.get("/api/me/devices").json()) {
      if (!device["current"].get<bool>()) desk.remove("/api/me/devices/" + device["id"].get<std::string>());
    }
    EXPECT_TRUE(socket->await("closed").is_object());
    heard_.seat.insert(heard_.seat.end(), socket->heard.begin(), socket->heard.end());
  }

  // Those whose secrets differ speak.
  void say_things() {
    for (const char* name : {"Dan", "Eve"}) {
      EXPECT_EQ(party_.at(name).refusal("chat", {{"text", fmt::format("{} has seen the cards", name)}}), "");
      const Json announcement{{"do", "announce"}, {"gold", 1}, {"fire", 0}};
      EXPECT_EQ(party_.at(name).refusal("play", {{"moves", Json::array({announcement})}}), "");
    }
    party_.catch_up();
  }

  // Every kind of question, and commands that are refused.
  void ask_everything() {
    Socket& ada = party_.at("Ada");
    Socket& sam = party_.at("Sam");
    const auto ask = [](Socket& socket, const Json& message, std::string_view answer) {
      socket.say(message);
      EXPECT_TRUE(socket.await(answer).is_object()) << message.dump();
    };
    for (int seat : {3, 4}) {
      for (int place = 0; place < 5; ++place) {
        ask(ada, {{"type", "outlook"}, {"id", "o"}, {"moves", Json::array({open_move(seat, place)})}}, "outlook");
      }
    }
    ask(ada, {{"type", "hint"}, {"id", "h"}}, "hint");
    ask(ada, {{"type", "ping"}}, "pong");
    ask(ada, {{"type", "lift"}, {"seat", 3}}, "refused");
    ask(ada, {{"type", "lift"}, {"seat", nullptr}}, "state");
    ask(ada, {{"type", "lift"}, {"seat", 0}}, "state");
    ask(ada, {{"type", "hello"}, {"last", 0}}, "state");
    for (Socket* socket : {&ada, &sam}) {
      ask(*socket, {{"type", "moment"}, {"id", "m"}, {"event", socket->you()["event"]}}, "moment");
      ask(*socket, {{"type", "moment"}, {"id", "m"}, {"event", 0}}, "moment");
    }
    EXPECT_NE(ada.refusal("play", {{"seat", 3}, {"answers", 0}, {"moves", Json::array({open_move(4, 0)})}}), "");
    EXPECT_NE(sam.refusal("play", {{"answers", 0}, {"moves", Json::array({open_move(4, 0)})}}), "");
  }

  Folder folder_;
  World world_;
  std::unique_ptr<Server> server_;
  Party party_;
  Heard heard_;
};

void expect_same(const std::vector<std::string>& one, const std::vector<std::string>& other, const char* who) {
  ASSERT_EQ(one.size(), other.size()) << who;
  for (std::size_t i = 0; i < one.size(); ++i) ASSERT_EQ(one[i], other[i]) << who << ", message " << i;
}

std::set<std::string> types_of(const std::vector<std::string>& messages) {
  std::set<std::string> types;
  for (const std::string& text : messages) types.insert(Json::parse(text)["type"].get<std::string>());
  return types;
}

TEST(HiddenInformation, WhatAViewerNeverSeesChangesNoByteOfWhatItIsSent) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const Heard one = Watched(kOneWorld, seed).play();
    const Heard other = Watched(kOtherWorld, seed).play();
    ASSERT_NE(one.end, other.end) << "the two matches are the same, and show nothing";
    expect_same(one.seat, other.seat, "the seat");
    expect_same(one.spectator, other.spectator, "the spectator");
    expect_same(one.asked, other.asked, "plain requests");
    // A new type of message fails here until the match above makes the server send it.
    EXPECT_EQ(types_of(one.seat), std::set<std::string>(kMessageTypes.begin(), kMessageTypes.end()));
  }
}

// The comparison sees a difference where there is one: those who may know hear other bytes.
TEST(HiddenInformation, ThoseWhoMayKnowAreSentSomethingElse) {
  const auto guardian = [](const Secrets& secrets) {
    Folder folder;
    World world;
    ServerSettings settings = world.settings(folder.path());
    settings.make_dice = [&](const std::string&, const Bytes32&, std::span<const Bytes32>) {
      return std::make_unique<PlannedDice>(secrets, 1);
    };
    const auto server = Server::start(std::move(settings));
    EXPECT_TRUE(server);
    Party party((*server)->port());
    party.gather({"Ada", "Bob", "Cyd", "Dan", "Eve"}, {{"first_keyholder", 1}});
    party.begin();
    return party.at("Dan").doc["match"]["own"];
  };
  EXPECT_EQ(guardian(kOneWorld)["role"], "guardian");
  EXPECT_EQ(guardian(kOtherWorld)["role"], "adventurer");
}

}  // namespace
}  // namespace tempora::server
