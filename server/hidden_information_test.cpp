// Two matches that differ only in what a viewer never gets to see give that viewer the same bytes, through the real
// server and real sockets, up to the event that ends the match. No byte is masked.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/fair_dice.hpp"
#include "engine/generator.hpp"
#include "engine/testing/counts.hpp"
#include "games/tempel/content.hpp"
#include "games/tempel/temples.hpp"
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

// How many pairs of worlds for each number of players.

const std::vector<std::string> kNames{"Ada", "Bob", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon"};
constexpr const char* kSpectator = "Sam";
constexpr int kWords = 2;  // announcements by those who have something to hide, before the first opening

// What lies in secret: the holders of the guardians in the pile (its last card may stay out), and of each gold and each
// fire in the first round.
struct Secrets {
  std::vector<int> guardians;
  std::vector<int> gold;
  std::vector<int> fire;
};

// Two worlds that differ in the roles of two players, and in two chambers of the first round that nobody opens: a gold
// before one player and a fire before another, or the other way round.
struct Worlds {
  int players = 0;
  std::uint64_t seed = 0;
  Secrets one;
  Secrets other;
  std::vector<int> keepers;  // of these secrets; all others must not notice
};

Worlds make_worlds(int players, std::uint64_t seed) {
  Generator chance(seed_of(seed, static_cast<std::uint64_t>(players)));
  const tempel::Temple temple = tempel::read_temples(Json::parse(tempel::kContent))
                                    .value()[static_cast<std::size_t>(players - tempel::kMinPlayers)];
  const auto take = [&](std::vector<int>& from) {
    const auto at = from.begin() + chance.below(static_cast<std::uint32_t>(from.size()));
    const int taken = *at;
    from.erase(at);
    return taken;
  };
  std::vector<int> seats(static_cast<std::size_t>(players));
  std::iota(seats.begin(), seats.end(), 0);
  Worlds worlds;
  worlds.players = players;
  worlds.seed = seed;
  std::vector<int> left = seats;
  const int guardian = take(left);
  const int adventurer = take(left);
  // Somebody must be left to look on.
  std::vector<int> hoarders = players < 5 ? std::vector<int>{guardian, adventurer} : seats;
  const int with_gold = take(hoarders);
  const int with_fire = take(hoarders);
  const std::set<int> keepers{guardian, adventurer, with_gold, with_fire};
  worlds.keepers = {keepers.begin(), keepers.end()};

  Secrets& one = worlds.one;
  one.guardians = {guardian};
  if (temple.adventurers + temple.guardians > players) left.push_back(players);  // the card that stays out
  for (int i = 1; i < temple.guardians; ++i) one.guardians.push_back(take(left));
  // Of five chambers at most two with something in them before those who open differently, so that two openings show
  // empty ones in both worlds.
  one.gold = {with_gold};
  one.fire = {with_fire};
  std::vector<int> room{with_gold, with_fire};
  for (const int seat : seats) {
    if (seat != with_gold && seat != with_fire) room.insert(room.end(), 3, seat);
  }
  for (int i = 1; i < temple.gold; ++i) one.gold.push_back(take(room));
  for (int i = 1; i < temple.fire; ++i) one.fire.push_back(take(room));

  worlds.other = one;
  worlds.other.guardians[0] = adventurer;
  worlds.other.gold[0] = with_fire;
  worlds.other.fire[0] = with_gold;
  return worlds;
}

// Deals event 0 as the secrets say; every later draw is a fixed function of event, place and seed, alike in both
// worlds.
class PlannedDice final : public Dice {
 public:
  PlannedDice(const Worlds& worlds, const Secrets& secrets) : seed_(worlds.seed) {
    const auto players = static_cast<std::size_t>(worlds.players);
    first_round_ =
        static_cast<std::uint32_t>(worlds.players) + static_cast<std::uint32_t>(worlds.keepers.size()) * kWords;
    std::vector<int> places(players + 1);
    std::iota(places.begin(), places.end(), 0);
    draw(places, secrets.guardians);
    plan_.push_back(static_cast<std::uint32_t>(mix(seed_) % players));  // the first keyholder
    std::vector<int> owners(players * 5);
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
    if (event_ <= first_round_ && at == 0) return bound - 1;  // the last of a hand is empty
    return static_cast<std::uint32_t>(mix(seed_ ^ (std::uint64_t{event_} << 32U) ^ at) % bound);
  }

 private:
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
  std::uint32_t first_round_ = 0;  // the last event of the first round
  std::uint32_t event_ = 0;
  std::uint32_t drawn_ = 0;
};

// What everybody was sent, in the order in which it came.
struct Heard {
  std::map<std::string, std::vector<std::string>> messages;  // by name, up to the end of the match
  std::vector<std::string> asked;                            // answers to plain requests
  std::string end;                                           // the view when everything lies open
};

std::vector<std::string> until_the_end(std::vector<std::string> messages) {
  const auto end = std::find_if(messages.begin(), messages.end(), [](const std::string& text) {
    return text.find(R"("phase":"over")") != std::string::npos;
  });
  EXPECT_NE(end, messages.end()) << "the match did not end";
  messages.erase(end, messages.end());
  return messages;
}

// Plays one match, with Sam looking on: everybody does the same in both worlds.
class Watched {
 public:
  Watched(const Worlds& worlds, const Secrets& secrets)
      : worlds_(worlds), chance_(worlds.seed), world_(worlds.seed), party_(start(secrets)) {
    for (int seat = 0; seat < worlds.players; ++seat) {
      const bool keeps = std::count(worlds.keepers.begin(), worlds.keepers.end(), seat) != 0;
      (keeps ? keepers_ : viewers_).push_back(kNames[static_cast<std::size_t>(seat)]);
    }
    viewers_.emplace_back(kSpectator);
  }

  // Those who must not notice anything: seats, and at the end the spectator.
  [[nodiscard]] const std::vector<std::string>& viewers() const { return viewers_; }
  [[nodiscard]] const std::vector<std::string>& keepers() const { return keepers_; }

  Heard play() {
    party_.gather({kNames.begin(), kNames.begin() + worlds_.players});
    party_.watch(kSpectator);
    deal();
    for (const std::string& viewer : viewers_) look_around(viewer);
    use_another_device(viewers_.front());
    say_things();
    std::vector<int> opened(static_cast<std::size_t>(worlds_.players));
    for (int opening = 0; opening < worlds_.players; ++opening) open_in_first_round(opened);
    party_.come_back(viewers_.front(), party_.at(viewers_.front()).n - 3);
    party_.come_back(kSpectator);
    while (party_.owing() >= 0) {
      ask_and_look();
      const Json legal = party_.seat(party_.owing()).you()["legal"];
      EXPECT_EQ(party_.play(legal[chance_.below(static_cast<std::uint32_t>(legal.size()))])["type"], "done");
    }
    heard_.end = party_.at(kSpectator).doc["match"]["end"].dump();
    for (const auto* names : {&viewers_, &keepers_}) {
      for (const std::string& name : *names) {
        for (std::string& text : until_the_end(party_.heard(name))) heard_.messages[name].push_back(std::move(text));
      }
    }
    return std::move(heard_);
  }

 private:
  std::uint16_t start(const Secrets& secrets) {
    ServerSettings settings = world_.settings(folder_.path());
    settings.make_dice = [this, secrets](const std::string&, const Bytes32&, std::span<const Bytes32>) {
      return std::make_unique<PlannedDice>(worlds_, secrets);
    };
    auto started = Server::start(std::move(settings));
    EXPECT_TRUE(started) << started.error().text;
    server_ = std::move(*started);
    return server_->port();
  }

  // One viewer gives a part of the dice; the others leave theirs to it.
  void deal() {
    Socket& giver = party_.at(viewers_.front());
    for (const std::string& name : party_.people()) {
      Json ready{{"ready", true}};
      if (name == viewers_.front()) ready["commitment"] = to_hex(sha256(std::string(32, '\xaa')));
      EXPECT_EQ(party_.at(name).refusal("ready", ready), "");
    }
    EXPECT_EQ(party_.at("Ada").refusal("start"), "");
    party_.catch_up();
    EXPECT_EQ(giver.table()["phase"], "dealing");
    EXPECT_EQ(giver.refusal("contribute", {{"bytes", std::string(64, 'a')}}), "");
    party_.catch_up();
    EXPECT_EQ(giver.table()["phase"], "playing");
  }

  // Opens a chamber of the first round, at most two before each player: those are empty where the worlds differ.
  void open_in_first_round(std::vector<int>& opened) {
    ask_and_look();
    Json allowed = Json::array();
    for (const Json& move : party_.seat(party_.owing()).you()["legal"]) {
      if (opened[move["seat"].get<std::size_t>()] < 2) allowed.push_back(move);
    }
    const Json move = allowed[chance_.below(static_cast<std::uint32_t>(allowed.size()))];
    ++opened[move["seat"].get<std::size_t>()];
    EXPECT_EQ(party_.play(move)["type"], "done") << move;
    party_.catch_up();
  }

  // One viewer after the other asks everything that can be asked; so does the spectator, each time.
  void ask_and_look() {
    const std::string& viewer = viewers_[turn_++ % viewers_.size()];
    party_.catch_up();
    for (const std::string& name : std::set<std::string>{viewer, kSpectator}) {
      ask_everything(name);
      look_around(name);
    }
  }

  // Plain requests: lists, and the match that is not over yet.
  void look_around(const std::string& name) {
    const std::string match = party_.at(name).table()["match"];
    for (const std::string& path : {std::string("/api/me/tables"), std::string("/api/tables"),
                                    std::string("/api/me/matches"), std::string("/api/me/statistics?game=tempel"),
                                    "/api/matches/" + match + "/log", "/api/matches/" + match + "/replay?as=archive",
                                    fmt::format("/api/matches/{}/replay?as={}", match, worlds_.keepers.front())}) {
      heard_.asked.push_back(party_.browser(name).get(path).body);
    }
  }

  // A second device sees the table as well, is removed, and hears `closed`.
  void use_another_device(const std::string& name) {
    testing::Browser& desk = party_.browser(name);
    testing::Browser phone(server_->port());
    phone.post("/api/me/devices/join",
               {{"secret", desk.post("/api/me/devices/invite", Json::object()).json()["secret"]}});
    const auto socket = phone.enter(party_.code());
    for (const Json& device : desk.get("/api/me/devices").json()) {
      if (!device["current"].get<bool>()) desk.remove("/api/me/devices/" + device["id"].get<std::string>());
    }
    EXPECT_TRUE(socket->await("closed").is_object());
    heard_.messages[name] = socket->heard;
  }

  // Those whose secrets differ speak.
  void say_things() {
    for (const std::string& name : keepers_) {
      EXPECT_EQ(party_.at(name).refusal("chat", {{"text", name + " has seen the cards"}}), "");
      for (int i = 0; i < kWords; ++i) {
        const Json announcement{{"do", "announce"}, {"gold", 1}, {"fire", i}};
        EXPECT_EQ(party_.at(name).refusal("play", {{"moves", Json::array({announcement})}}), "");
      }
    }
    party_.catch_up();
  }

  // Every kind of question, and commands that are refused.
  void ask_everything(const std::string& name) {
    Socket& socket = party_.at(name);
    const auto ask = [&](const Json& message, std::string_view answer) {
      socket.say(message);
      EXPECT_TRUE(socket.await(answer).is_object()) << message.dump();
    };
    const int keeper = worlds_.keepers.front();
    ask({{"type", "moment"}, {"id", "m"}, {"event", socket.you()["event"]}}, "moment");
    ask({{"type", "moment"}, {"id", "m"}, {"event", 0}}, "moment");
    ask({{"type", "hello"}, {"last", 0}}, "state");
    ask({{"type", "lift"}, {"seat", keeper}}, "refused");
    const Json theft{{"seat", keeper}, {"answers", 0}, {"moves", Json::array({open_move(keeper, 0)})}};
    EXPECT_NE(socket.refusal("play", theft), "");
    if (name == kSpectator) return;
    for (const int seat : worlds_.keepers) {
      for (int place = 0; place < 5; ++place) {
        const Json path = Json::array({open_move(seat, place)});
        ask({{"type", "outlook"}, {"id", "o"}, {"moves", path}}, "outlook");
        ask({{"type", "paths"}, {"id", "p"}, {"moves", path}}, "paths");
      }
    }
    ask({{"type", "paths"}, {"id", "p"}}, "paths");
    ask({{"type", "hint"}, {"id", "h"}}, "hint");
    ask({{"type", "ping"}}, "pong");
    const Json own = socket.you()["seats"][0];
    ask({{"type", "lift"}, {"seat", nullptr}}, "state");
    ask({{"type", "lift"}, {"seat", own}}, "state");
  }

  const Worlds worlds_;
  Generator chance_;  // what people choose
  Folder folder_;
  World world_;
  std::unique_ptr<Server> server_;
  Party party_;
  std::vector<std::string> viewers_;
  std::vector<std::string> keepers_;
  std::size_t turn_ = 0;
  Heard heard_;
};

void expect_same(const std::vector<std::string>& one, const std::vector<std::string>& other, const std::string& who) {
  ASSERT_EQ(one.size(), other.size()) << who;
  for (std::size_t i = 0; i < one.size(); ++i) ASSERT_EQ(one[i], other[i]) << who << ", message " << i;
}

std::set<std::string> types_of(const std::vector<std::string>& messages) {
  std::set<std::string> types;
  for (const std::string& text : messages) types.insert(Json::parse(text)["type"].get<std::string>());
  return types;
}

class HiddenInformation : public ::testing::TestWithParam<int> {};

TEST_P(HiddenInformation, WhatAViewerNeverSeesChangesNoByteOfWhatItIsSent) {
  for (int pair = 1; pair <= scaled(20); ++pair) {
    const Worlds worlds = make_worlds(GetParam(), static_cast<std::uint64_t>(pair));
    SCOPED_TRACE(fmt::format("pair {}, secrets of {}", pair, fmt::join(worlds.keepers, ", ")));
    Watched in_one(worlds, worlds.one);
    Watched in_other(worlds, worlds.other);
    const Heard one = in_one.play();
    const Heard other = in_other.play();
    ASSERT_NE(one.end, other.end) << "the two matches are the same, and show nothing";
    for (const std::string& viewer : in_one.viewers())
      expect_same(one.messages.at(viewer), other.messages.at(viewer), viewer);
    expect_same(one.asked, other.asked, "plain requests");
    // The comparison sees a difference where there is one: those who may know are sent other bytes.
    for (const std::string& keeper : in_one.keepers()) EXPECT_NE(one.messages.at(keeper), other.messages.at(keeper));
    // A new type of message fails here until the match above makes the server send it.
    EXPECT_EQ(types_of(one.messages.at(in_one.viewers().front())),
              std::set<std::string>(kMessageTypes.begin(), kMessageTypes.end()));
    if (HasFatalFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(Players, HiddenInformation, ::testing::Range(3, 11));

}  // namespace
}  // namespace tempora::server
