// Two matches that differ only in what a viewer never sees give that viewer the same bytes in every message, up to the
// event that ends the match. Nothing is masked.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "table/messages.hpp"
#include "table/testing/room.hpp"

namespace tempora {
namespace {

using testing::Room;

constexpr int kPlayers = 5;

// Outcomes by event.
class Script final : public Dice {
 public:
  explicit Script(const std::map<std::uint32_t, std::vector<std::uint32_t>>& outcomes) : outcomes_(&outcomes) {}
  void begin(std::uint32_t event) override {
    event_ = event;
    next_ = 0;
  }
  std::uint32_t below(std::uint32_t bound) override {
    const auto& all = outcomes_->at(event_);
    EXPECT_LT(next_, all.size()) << "event " << event_;
    EXPECT_LT(all.at(next_), bound);
    return all.at(next_++);
  }

 private:
  const std::map<std::uint32_t, std::vector<std::uint32_t>>* outcomes_;
  std::uint32_t event_ = 0;
  std::size_t next_ = 0;
};

struct Holding {
  int gold = 0;
  int fire = 0;
};
using Deal = std::array<Holding, kPlayers>;

// The outcomes that deal so many gold and fire to each seat, `each` chambers a seat (games/tempel: first all gold, then
// all fire, each to one of the places that are left).
std::vector<std::uint32_t> outcomes_of(const Deal& deal, int each) {
  std::vector<int> owners;
  for (int seat = 0; seat < kPlayers; ++seat) owners.insert(owners.end(), static_cast<std::size_t>(each), seat);
  std::vector<std::uint32_t> outcomes;
  std::size_t next = 0;
  const auto deal_to = [&](int seat) {
    const auto at = std::find(owners.begin() + static_cast<std::ptrdiff_t>(next), owners.end(), seat);
    outcomes.push_back(static_cast<std::uint32_t>(at - owners.begin()) - static_cast<std::uint32_t>(next));
    std::iter_swap(owners.begin() + static_cast<std::ptrdiff_t>(next++), at);
  };
  for (int seat = 0; seat < kPlayers; ++seat) {
    for (int i = 0; i < deal[static_cast<std::size_t>(seat)].gold; ++i) deal_to(seat);
  }
  for (int seat = 0; seat < kPlayers; ++seat) {
    for (int i = 0; i < deal[static_cast<std::size_t>(seat)].fire; ++i) deal_to(seat);
  }
  return outcomes;
}

// Seats 2 and 4 have other roles in the two worlds, and lie on other chambers, which nobody ever opens.
struct World {
  std::vector<std::uint32_t> guardians;
  Deal first;
  Deal second;
};
const World kWorlds[] = {
    {{3, 3}, {{{2, 0}, {2, 0}, {1, 0}, {2, 1}, {0, 1}}}, {{{1, 0}, {1, 1}, {1, 0}, {1, 0}, {0, 0}}}},
    {{3, 1}, {{{2, 0}, {2, 0}, {0, 1}, {2, 1}, {1, 0}}}, {{{1, 0}, {1, 1}, {0, 0}, {1, 0}, {1, 0}}}},
};

struct Opening {
  int by;
  int before;
  std::uint32_t outcome;  // among what lies face down there: first gold, then fire, then empty
};
// Gold at 1, fire at 3, gold at 0, gold at 1, empty at 0; then empty at 3 and the second fire at 1.
constexpr Opening kOpenings[] = {{0, 1, 0}, {1, 3, 2}, {3, 0, 0}, {0, 1, 0}, {1, 0, 2}, {0, 3, 1}, {3, 1, 1}};

struct Heard {
  std::map<std::string, std::vector<std::string>> messages;  // by device
  std::map<std::string, std::size_t> before_the_end;         // how many of them
  Json end;
};

Heard run(const World& world) {
  std::map<std::uint32_t, std::vector<std::uint32_t>> outcomes;
  outcomes[0] = world.guardians;
  for (const auto outcome : outcomes_of(world.first, 5)) outcomes[0].push_back(outcome);
  Heard heard;
  Room room;
  room.checks = false;  // a script can't be taken up in the middle
  room.surroundings().make_dice = [&](const std::string&, const Bytes32&, std::span<const Bytes32>) {
    return std::make_unique<Script>(outcomes);
  };
  const std::vector<std::string> people{"ada", "ben", "cai", "dan", "eva"};
  EXPECT_EQ(
      room.open({{"game", "tempel"}, {"players", kPlayers}, {"options", {{"first_keyholder", 0}}}, {"name", "ada"}}),
      "");
  for (std::size_t p = 1; p < people.size(); ++p) {
    room.come(people[p]);
    EXPECT_EQ(room.code(people[p], "sit", {{"as", people[p]}}), "");
  }
  room.come("fox");
  EXPECT_EQ(room.code("ada", "settings", {{"clock", {{"kind", "fischer"}, {"seconds", 600}, {"increment", 5}}}}), "");
  room.begin(people);
  std::array<int, kPlayers> opened{};
  int number = 0;
  for (const Opening& opening : kOpenings) {
    const std::string& by = people[static_cast<std::size_t>(opening.by)];
    // Words, wishes and questions of all kinds before each opening.
    const Json move = {
        {"do", "open"}, {"seat", opening.before}, {"place", opened[static_cast<std::size_t>(opening.before)]}};
    for (const auto& person : people) {
      EXPECT_EQ(room.code(person, "chat", {{"text", "event " + std::to_string(number)}}), "");
      if (number % 3 == 0) {
        EXPECT_EQ(room.code(person, "play", {{"moves", Json::parse(R"([{"do":"announce","gold":1,"fire":1}])")}}), "");
      }
      (void)room.command(person, "play",
                         {{"answers", 0}, {"moves", Json::array({{{"do", "open"}, {"seat", 2}, {"place", 9}}})}});
      (void)room.command(person, "undo");
      if (!room.document("")["table"]["request"].is_null()) {
        EXPECT_EQ(room.code("fox", "answer", {{"request", 1}, {"agree", true}}), "not_seated");
        EXPECT_EQ(room.code(person == "ada" ? "ben" : "ada", "answer",
                            {{"request", room.document("")["table"]["request"]["id"]}, {"agree", false}}),
                  "");
      }
    }
    for (const char* viewer : {"ada", "ben", "dan", "fox"}) {
      room.ask(viewer, {{"type", "outlook"}, {"id", "o"}, {"moves", Json::array({move})}});
      room.ask(viewer,
               {{"type", "outlook"}, {"id", "p"}, {"moves", Json::parse(R"([{"do":"announce","gold":0,"fire":0}])")}});
      room.ask(viewer, {{"type", "paths"}, {"id", "q"}});
      room.ask(viewer, {{"type", "paths"}, {"id", "r"}, {"moves", Json::array({move})}});
      room.ask(viewer, {{"type", "hint"}, {"id", "h"}});
      room.ask(viewer, {{"type", "moment"}, {"id", "m"}, {"event", 0}});
      room.ask(viewer, {{"type", "ping"}});
      room.ask(viewer, {{"type", "hello"}, {"last", 20}});
      room.ask(viewer, {{"type", "lift"}, {"seat", 2}});
    }
    room.pass(20'000);
    ++number;
    const std::uint32_t event = room.table().match()->last_event() + 1;
    outcomes[event] = {opening.outcome};
    if (number == kPlayers) {
      for (const auto outcome : outcomes_of(world.second, 4)) outcomes[event].push_back(outcome);
      opened = {};
    }
    if (number == static_cast<int>(std::size(kOpenings))) {
      for (const auto& [key, device] : room.devices()) heard.before_the_end[key] = device.heard.size();
    }
    const Json decision = room.document(by)["you"]["decision"];
    EXPECT_EQ(room.code(by, "play", {{"answers", decision}, {"moves", Json::array({move})}}), "");
    if (number != kPlayers) ++opened[static_cast<std::size_t>(opening.before)];
  }
  EXPECT_EQ(room.phase(), "over");
  heard.end = room.document("")["match"]["end"];
  for (const auto& [key, device] : room.devices()) heard.messages[key] = device.heard;
  return heard;
}

TEST(LookAlike, WhatAViewerNeverSeesChangesNoByte) {
  const Heard one = run(kWorlds[0]);
  const Heard other = run(kWorlds[1]);
  ASSERT_NE(one.end["roles"], other.end["roles"]) << "the worlds do differ";
  ASSERT_NE(one.end["dealt"], other.end["dealt"]);
  std::set<std::string> types{"closed"};  // made by the server from a refusal alone: closed_message
  for (const char* viewer : {"ada", "ben", "dan", "fox"}) {
    const std::size_t count = one.before_the_end.at(viewer);
    ASSERT_EQ(count, other.before_the_end.at(viewer)) << viewer;
    ASSERT_GT(count, 100U);
    for (std::size_t i = 0; i < count; ++i) {
      ASSERT_EQ(one.messages.at(viewer)[i], other.messages.at(viewer)[i]) << viewer << ", message " << i;
      types.insert(Json::parse(one.messages.at(viewer)[i]).at("type").get<std::string>());
    }
    EXPECT_NE(one.messages.at(viewer), other.messages.at(viewer)) << "the end shows it";
  }
  for (const auto type : kMessageTypes) EXPECT_TRUE(types.contains(std::string(type))) << type << " is not covered";
  EXPECT_EQ(types.size(), kMessageTypes.size()) << "a type that the list lacks";
  // The two seats that differ do see it, so the comparison can fail.
  for (const char* seat : {"cai", "eva"}) EXPECT_NE(one.messages.at(seat), other.messages.at(seat));
}

// The outcomes of a shuffle of Khronos' 33 cards that leaves these on top, the first of them drawn first, and `bottom`
// at the other end.
std::vector<std::uint32_t> shuffle_to(const std::string& top, char bottom) {
  std::string cards = std::string(11, 'M') + std::string(11, 'R') + std::string(11, 'C');
  std::vector<std::uint32_t> outcomes;
  std::size_t left = cards.size();
  const auto lay = [&](std::size_t at) {
    outcomes.push_back(static_cast<std::uint32_t>(at));
    std::swap(cards[--left], cards[at]);
  };
  for (const char card : top) lay(cards.find(card));
  // The rest lies by type, and the first of it is the one wanted.
  std::string rest = cards.substr(0, left);
  std::sort(rest.begin(), rest.end());
  rest.erase(rest.find(bottom), 1);
  while (left > 1) {
    lay(std::string_view(cards).substr(0, left).rfind(rest.back()));
    rest.pop_back();
  }
  EXPECT_EQ(cards[0], bottom);
  return outcomes;
}

// In one world the first player chooses which card pays for the forest, in the other the program does (KH-15.4), and
// with that step the tower stands. The card that differs stays in the hand, and its like lies at the bottom of the
// pile.
Heard build_on_forest(const std::string& hand, char bottom, bool forced) {
  const std::map<std::uint32_t, std::vector<std::uint32_t>> outcomes{{0, shuffle_to(hand + "MRCCMMRC", bottom)}};
  Heard heard;
  Room room;
  room.checks = false;  // a script can't be taken up in the middle
  room.surroundings().make_dice = [&](const std::string&, const Bytes32&, std::span<const Bytes32>) {
    return std::make_unique<Script>(outcomes);
  };
  const std::vector<std::string> people{"ada", "ben", "cai"};
  room.gather({{"game", "khronos"}, {"players", 3}, {"options", {{"first", "P1"}}}, {"name", "ada"}}, people);
  room.come("fox");
  room.begin(people);
  const auto look_round = [&] {
    for (const char* viewer : {"ben", "cai", "fox"}) {
      room.ask(viewer, {{"type", "outlook"}, {"id", "o"}, {"moves", Json::parse(R"([{"do":"end"}])")}});
      room.ask(viewer, {{"type", "paths"}, {"id", "p"}});
      room.ask(viewer, {{"type", "hint"}, {"id", "h"}});
      room.ask(viewer, {{"type", "moment"}, {"id", "m"}, {"event", room.table().match()->last_event()}});
      room.ask(viewer, {{"type", "hello"}, {"last", 1}});
    }
  };
  const auto play = [&](const std::string& by, const char* moves) {
    const Json decision = room.document(by)["you"]["decision"];
    EXPECT_EQ(room.code(by, "play", {{"answers", decision}, {"moves", Json::parse(moves)}}), "") << moves;
    look_round();
  };
  const char* build = R"([{"do":"build","age":"might","type":"military","size":1},{"do":"row","row":9},
                          {"do":"column","column":"F"},{"do":"extra","cards":[0,1,0]}])";
  play("ada", R"([{"do":"keep"}])");
  play("ada", R"([{"do":"move","agent":2,"age":"faith"}])");
  play("ada", build);
  const auto log = Json::parse([&] {
    std::string text;
    JsonWriter json(text);
    room.table().match()->write_event(6, json);
    return text;
  }());
  EXPECT_EQ(log["move"]["do"], "extra");
  EXPECT_EQ(log.value("forced", false), forced);
  EXPECT_EQ(room.code("ada", "undo"), "");
  look_round();
  play("ada", build);
  play("ada", R"([{"do":"end"}])");
  play("ada", R"([{"do":"discard","cards":[0,0,0]}])");
  play("ben", R"([{"do":"keep"}])");
  play("ben", R"([{"do":"end"}])");
  for (const auto& [key, device] : room.devices()) heard.messages[key] = device.heard;
  return heard;
}

TEST(LookAlike, WhetherTheProgramAnsweredAStepChangesNoByte) {
  const Heard chosen = build_on_forest("MRRC", 'R', false);
  const Heard forced = build_on_forest("MRRR", 'C', true);
  for (const char* viewer : {"ben", "cai", "fox"}) {
    ASSERT_GT(chosen.messages.at(viewer).size(), 30U);
    EXPECT_EQ(chosen.messages.at(viewer), forced.messages.at(viewer)) << viewer;
  }
  EXPECT_NE(chosen.messages.at("ada"), forced.messages.at("ada")) << "she sees her cards";
}

TEST(LookAlike, ClosedHoldsItsRefusalAlone) {
  EXPECT_EQ(closed_message({"too_fast", "slower", "", {}}),
            R"({"type":"closed","refusal":{"code":"too_fast","text":"slower"}})");
}

}  // namespace
}  // namespace tempora
