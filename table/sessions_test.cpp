#include <gtest/gtest.h>

#include <cmath>

#include "bots/random.hpp"
#include "engine/levels.hpp"
#include "engine/testing/probe/probe.hpp"
#include "engine/typed_game.hpp"
#include "games/catalogue.hpp"
#include "table/session.hpp"
#include "table/testing/room.hpp"

namespace tempora {
namespace {

using testing::Device;
using testing::Room;

const std::vector<std::string> kThree{"ada", "ben", "cai"};

TEST(Sessions, ComeBackWithTheirLastNumber) {
  Room room;
  room.play(3, kThree, {{"first_keyholder", 0}});
  const std::int64_t last = room.table().last_n();
  ASSERT_EQ(room.code("ben", "chat", {{"text", "one"}}), "");
  ASSERT_EQ(room.open_first("ada"), "");
  const Json state = room.ask("cai", {{"type", "hello"}, {"last", last}, {"languages", {"de", "en"}}});
  EXPECT_EQ(state["n"], room.table().last_n());
  ASSERT_EQ(state["facts"].size(), 1U);
  EXPECT_EQ(state["facts"][0]["event"], 1);
  ASSERT_EQ(state["chat"].size(), 1U);
  EXPECT_EQ(state["chat"][0]["text"], "one");
  const Json all = room.ask("cai", {{"type", "hello"}});
  EXPECT_EQ(all["facts"].size(), 2U);
  EXPECT_EQ(room.ask("cai", {{"type", "hello"}, {"last", 1'000'000}})["facts"].size(), 2U)
      << "a number of another life";
}

TEST(Sessions, HearNothingBeforeTheirHello) {
  Room room;
  room.play(3, kThree);
  Session quiet("ben");
  std::vector<std::string> messages;
  ASSERT_EQ(room.code("ben", "chat", {{"text", "one"}}), "");
  quiet.update(room.table(), messages);
  EXPECT_TRUE(messages.empty());
  EXPECT_NE(quiet.answer(room.table(), {{"type", "lift"}, {"seat", 1}}).find("not_now"), std::string::npos);
}

TEST(Sessions, GetANumberForEachRecord) {
  Room room;
  room.play(3, kThree, {{"first_keyholder", 0}});
  const auto before = room.device("cai").heard.size();
  const Json quiet = Json::parse(R"({"do":"announce","silent":true})");
  ASSERT_EQ(room.code("ben", "play", {{"moves", {quiet, quiet}}}), "");
  const auto& heard = room.device("cai").heard;
  ASSERT_EQ(heard.size(), before + 2);
  EXPECT_EQ(Json::parse(heard[before]).size(), 2U) << "an empty number";
  EXPECT_EQ(Json::parse(heard[before + 1])["facts"].size(), 2U);
}

TEST(Sessions, StartAnewWhenTheirTableWasThrownAway) {
  Room room;
  room.play(3, kThree, {{"first_keyholder", 0}});
  const auto stored = Table::restore(room.surroundings(), room.records());
  ASSERT_TRUE(stored);
  ASSERT_EQ(room.open_first("ada"), "");  // this one could not be stored
  Device& ben = room.device("ben");
  EXPECT_EQ(ben.doc["you"]["event"], 1);
  std::vector<std::string> messages;
  ben.session.update(**stored, messages);
  ASSERT_EQ(messages.size(), 1U);
  ben.hear(messages[0]);
  EXPECT_EQ(ben.doc, Json::parse((*stored)->document(1, Viewer::seat(1))));
}

TEST(Sessions, ShowOneSeatOfSeveralAtATime) {
  Room room;
  room.play_at_one_device();
  EXPECT_EQ(room.device("ada").doc["you"]["viewer"], "spectator") << "between: the public view";
  EXPECT_EQ(room.device("ada").doc["you"]["legal"], Json::array());
  EXPECT_EQ(room.device("ada").doc["you"]["owes"], Json::array({1}));
  const Json lifted = room.ask("ada", {{"type", "lift"}, {"seat", 1}});
  EXPECT_EQ(lifted["type"], "state");
  EXPECT_EQ(lifted["doc"]["match"]["own"]["seat"], 1);
  EXPECT_FALSE(lifted["doc"]["you"]["legal"].empty());
  EXPECT_EQ(room.ask("ada", {{"type", "lift"}, {"seat", 0}})["doc"]["match"]["own"]["seat"], 0);
  EXPECT_EQ(room.ask("ada", {{"type", "lift"}, {"seat", 2}})["refusal"]["code"], "not_your_seat");
  EXPECT_TRUE(room.ask("ada", {{"type", "lift"}, {"seat", nullptr}})["doc"]["match"]["own"].is_null());
}

TEST(Sessions, AnswerQuestions) {
  Room room;
  room.play(3, kThree, {{"first_keyholder", 0}});
  const Json announce = Json::parse(R"([{"do":"announce","gold":1,"fire":0}])");
  const Json outlook = room.ask("ben", {{"type", "outlook"}, {"id", "o1"}, {"moves", announce}});
  EXPECT_EQ(outlook["id"], "o1");
  EXPECT_EQ(outlook["facts"][0]["what"], "announced");
  EXPECT_TRUE(outlook["patch"].contains("announcements"));
  EXPECT_EQ(room.document("ben")["match"]["announcements"].size(), 0U) << "nothing has happened";
  const Json no = room.ask(
      "ben", {{"type", "outlook"}, {"id", "o2"}, {"moves", Json::parse(R"([{"do":"open","seat":2,"place":0}])")}});
  EXPECT_EQ(no["type"], "outlook");
  EXPECT_EQ(no["refusal"]["rule"], "TD-3.4");

  const Json hint = room.ask("ada", {{"type", "hint"}, {"id", "h1"}});
  EXPECT_EQ(hint["move"]["do"], "open");
  double sum = 0;
  for (const Json& weight : hint["weights"]) sum += weight[1].get<double>();
  EXPECT_DOUBLE_EQ(sum, 1.0);
  EXPECT_EQ(room.ask("ben", {{"type", "hint"}, {"id", "h2"}})["refusal"]["code"], "nothing_owed");

  ASSERT_EQ(room.open_first("ada"), "");
  const Json moment = room.ask("ben", {{"type", "moment"}, {"id", "m1"}, {"event", 0}});
  EXPECT_EQ(moment["match"]["openings"].size(), 0U);
  EXPECT_EQ(moment["match"]["own"]["seat"], 1);
  EXPECT_EQ(room.ask("ben", {{"type", "moment"}, {"id", "m2"}, {"event", 2}})["refusal"]["code"], "malformed");
  EXPECT_EQ(room.ask("ben", {{"type", "ping"}}), Json({{"type", "pong"}}));
}

TEST(Sessions, ListTheWholePathsOfADecision) {
  Room room;
  room.play(3, kThree, {{"first_keyholder", 0}});
  const Json all = room.ask("ada", {{"type", "paths"}, {"id", "p1"}});
  EXPECT_EQ(all["id"], "p1");
  EXPECT_EQ(all["more"], false);
  Json moves = Json::array();
  for (const Json& path : all["paths"]) {
    ASSERT_EQ(path.size(), 1U) << "an opening is one move";
    moves.push_back(path[0]);
  }
  EXPECT_EQ(moves, room.document("ada")["you"]["legal"]);
  const Json one = room.ask("ada", {{"type", "paths"}, {"id", "p2"}, {"moves", Json::array({moves[3]})}});
  EXPECT_EQ(one["paths"], Json::array({Json::array({moves[3]})}));
  const Json own = Json::parse(R"([{"do":"open","seat":0,"place":0}])");
  const Json no = room.ask("ada", {{"type", "paths"}, {"id", "p3"}, {"moves", own}});
  EXPECT_EQ(no["type"], "paths");
  EXPECT_EQ(no["refusal"]["rule"], "TD-3.4");
  EXPECT_EQ(room.ask("ben", {{"type", "paths"}, {"id", "p4"}})["refusal"]["code"], "nothing_owed");
  room.come("eve");
  EXPECT_EQ(room.ask("eve", {{"type", "paths"}, {"id", "p5"}})["refusal"]["code"], "not_seated");
}

// A bot that takes long, and says how often a hint may ask it.
class SlowBot : public RandomBot<probe::Rules> {
 public:
  static constexpr std::string_view kLevel = "greedy";
  static constexpr int kHintSamples = 4;
  static inline int asked = 0;
  probe::Move answer(const Sight<probe::Rules>& sight, const MoveList<probe::Move>& legal, Generator& generator) const {
    ++asked;
    return RandomBot::answer(sight, legal, generator);
  }
};

TEST(Sessions, AskABotForAHintNoMoreOftenThanItSays) {
  Room room;
  room.surroundings().find_game = [](std::string_view) -> const AnyGame* {
    static const TypedGame<probe::Rules, Levels<probe::Rules, RandomBot<probe::Rules>, SlowBot>> kGame;
    return &kGame;
  };
  ASSERT_EQ(
      room.open({{"game", "probe"}, {"players", 2}, {"options", {{"first", 0}}}, {"bots", "random"}, {"name", "Ada"}}),
      "");
  room.begin({"ada"});
  const int before = SlowBot::asked;
  const Json hint = room.ask("ada", {{"type", "hint"}, {"id", "h"}});
  EXPECT_EQ(SlowBot::asked - before, 4);
  for (const Json& weight : hint["weights"]) EXPECT_EQ(std::fmod(weight[1].get<double>(), 0.25), 0);
  EXPECT_EQ(find_game("tempel")->hint_samples("greedy"), 32);
}

TEST(Sessions, AnswerNoHintWhereTheTableGivesNone) {
  Room room;
  ASSERT_EQ(room.open({{"game", "tempel"},
                       {"players", 3},
                       {"options", {{"first_keyholder", 0}}},
                       {"bots", "random"},
                       {"name", "Ada"}}),
            "");
  EXPECT_EQ(room.ask("ada", {{"type", "hint"}, {"id", "h"}})["refusal"]["code"], "not_now");
  ASSERT_EQ(room.code("ada", "settings", {{"hints", false}}), "");
  room.begin({"ada"});
  EXPECT_EQ(room.ask("ada", {{"type", "hint"}, {"id", "h"}})["refusal"]["code"], "not_now");
}

TEST(Sessions, RefuseWhatTheyDontUnderstand) {
  Room room;
  room.play(3, kThree);
  const auto refused = [&](const std::string& text) {
    return room.ask("ben", Json::parse(text))["refusal"]["code"].get<std::string>();
  };
  EXPECT_EQ(refused("null"), "malformed");
  EXPECT_EQ(refused("{}"), "malformed");
  EXPECT_EQ(refused(R"({"type":"shout"})"), "unknown_type");
  EXPECT_EQ(refused(R"({"type":"ping","now":1})"), "unknown_field");
  EXPECT_EQ(refused(R"({"type":"hello","seat":1})"), "unknown_field");
  EXPECT_EQ(refused(R"({"type":"hello","last":-1})"), "malformed");
  EXPECT_EQ(refused(R"({"type":"hello","languages":"de"})"), "malformed");
  EXPECT_EQ(refused(R"({"type":"lift"})"), "malformed");
  EXPECT_EQ(refused(R"({"type":"lift","seat":"a"})"), "malformed");
  EXPECT_EQ(refused(R"({"type":"lift","seat":1,"as":2})"), "unknown_field");
  EXPECT_EQ(refused(R"({"type":"hint"})"), "malformed");
  EXPECT_EQ(refused(R"({"type":"outlook","id":"o"})"), "malformed");
  EXPECT_EQ(refused(R"({"type":"outlook","id":"o","moves":5})"), "malformed");
  EXPECT_EQ(refused(R"({"type":"paths"})"), "malformed");
  EXPECT_EQ(refused(R"({"type":"paths","id":"p","event":5})"), "unknown_field");
  EXPECT_EQ(refused(R"({"type":"moment","id":"m"})"), "malformed");
  EXPECT_EQ(refused(R"({"type":"moment","id":"m","event":0,"as":"archive"})"), "unknown_field");
}

// --- Random lives of tables ---

// Sends commands that may make sense and commands that don't, from people who come and go, while time passes and the
// process is restarted now and then. Room checks after every step that the restored table is the same table and that
// every device's document is the projection. Half of the time the restored table goes on.
class RandomLife {
 public:
  explicit RandomLife(std::uint64_t seed) : room_(seed), generator_(seed_of(seed, 77)) {}

  void run(int steps) {
    const bool probe = below(3) == 0;
    const int players = 3 + below(2);
    ASSERT_EQ(room_.open({{"game", probe ? "probe" : "tempel"}, {"players", players}, {"name", "ada"}}, "p0"), "");
    room_.surroundings().pace = below(2) == 0 ? Pace{} : Pace{500, 4'000};
    for (int i = 0; i < steps && !::testing::Test::HasFatalFailure(); ++i) step();
  }
  int matches() const { return static_cast<int>(room_.finished().size()); }
  std::size_t records() const { return room_.records().size(); }

 private:
  int below(int bound) { return static_cast<int>(generator_.below(static_cast<std::uint32_t>(bound))); }
  std::string somebody() { return "p" + std::to_string(below(6)); }
  Json seat() { return below(30) == 0 ? Json("x") : Json(below(6) - (below(30) == 0 ? 2 : 0)); }

  void step() {
    switch (below(10)) {
      case 0:
        room_.come(somebody());
        return;
      case 1:
        if (below(3) == 0) room_.go(somebody());
        return;
      case 2:
        room_.pass(below(5) == 0 ? below(200'000) : below(3'000));
        return;
      case 3:
        if (below(4) == 0) room_.restart();
        if (below(20) == 0) {
          room_.devices().clear();
          room_.keep(room_.table().restarted(room_.now()));
        }
        return;
      default:
        break;
    }
    const std::string person = somebody();
    if (room_.phase() == "playing" && below(3) != 0) {
      play(person);
      return;
    }
    if (room_.phase() == "lobby" && below(2) == 0) {
      towards_a_match();
      return;
    }
    static const std::vector<std::string> kNames{
        "sit",      "sit",     "stand",   "rename",    "ready",      "ready",         "ready",  "ready",
        "option",   "players", "bot",     "bot",       "bot",        "bot",           "remove", "move",
        "settings", "start",   "start",   "start",     "contribute", "start_without", "undo",   "answer",
        "answer",   "ask",     "concede", "hand_over", "return",     "seat_link",     "claim",  "answer_claim",
        "nudge",    "chat",    "mute",    "rematch",   "rematch",    "nonsense"};
    const std::string& name = kNames[static_cast<std::size_t>(below(static_cast<int>(kNames.size())))];
    const Json answer = room_.command(below(3) == 0 ? person : "p0", name, fields(name));
    if (answer.contains("secret")) secret_ = answer["secret"].get<std::string>();
  }

  // What brings the table nearer to its next match.
  void towards_a_match() {
    const Json table = room_.document("")["table"];
    std::map<int, std::string> ids;  // by the table's number
    for (int i = 0; i < 6; ++i) ids[room_.table().number_of("p" + std::to_string(i))] = "p" + std::to_string(i);
    const std::string host = ids.at(table["host"].get<int>());
    for (const auto& [at, seat] : table["seats"].items()) {
      if (seat["kind"] == "empty") {
        (void)room_.command(host, "bot", {{"seat", std::stoi(at)}, {"level", "random"}});
        return;
      }
      if (seat["ready"] == false) {
        (void)room_.command(ids.at(seat["person"].get<int>()), "ready", fields("ready"));
        return;
      }
    }
    (void)room_.command(host, "start");
  }

  void play(const std::string& person) {
    const int number = room_.table().number_of(person);
    const SeatSet seats = room_.table().seats_of(number);
    if (seats.empty()) return;
    const Seat at = seats.lowest();
    const Json you = Json::parse(room_.table().document(number, Viewer::seat(at)))["you"];
    const Json& list = !you["legal"].empty() && below(4) != 0 ? you["legal"] : you["optional"];
    Json command = {{"seat", at}};
    if (!you["decision"].is_null() && (&list == &you["legal"] || list == you["legal"]))
      command["answers"] = you["decision"];
    command["moves"] = list.empty()
                           ? Json::array({{{"do", "open"}, {"seat", below(5)}, {"place", below(6)}}})
                           : Json::array({list[static_cast<std::size_t>(below(static_cast<int>(list.size())))]});
    (void)room_.command(person, "play", command);
  }

  static std::string bytes(int of) { return to_hex(sha256("bytes " + std::to_string(of))); }

  Json fields(const std::string& name) {
    const Json table = room_.document("")["table"];
    if (name == "sit" || name == "rename") return {{"as", "name" + std::to_string(below(8))}};
    if (name == "ready") {
      if (below(2) == 0) return {{"ready", below(8) != 0}};
      return {{"ready", true}, {"commitment", to_hex(sha256(*from_hex(bytes(below(3)))))}};
    }
    if (name == "contribute") return {{"bytes", bytes(below(3))}};
    if (name == "option") return {{"option", "first_keyholder"}, {"value", below(4)}};
    if (name == "players") return {{"players", 2 + below(4)}};
    if (name == "bot") return {{"seat", seat()}, {"level", below(6) == 0 ? Json() : Json("random")}};
    if (name == "move") return {{"seat", seat()}, {"to", seat()}};
    if (name == "settings") {
      switch (below(4)) {
        case 0:
          return {
              {"clock",
               {{"kind", below(2) == 0 ? "move" : "fischer"}, {"seconds", 5 + below(60)}, {"increment", below(9)}}}};
        case 1:
          return {{"spectators", below(2) == 0}};
        case 2:
          return {{"away", 30 + below(100)}};
        default:
          return {{"locked", below(4) == 0}, {"open", below(2) == 0}};
      }
    }
    if (name == "answer")
      return {{"request", table["request"].is_null() ? Json(3) : table["request"]["id"]}, {"agree", below(4) != 0}};
    if (name == "ask")
      return {
          {"what", std::vector<std::string>{"stop", "pause", "resume", "resume"}[static_cast<std::size_t>(below(4))]}};
    if (name == "hand_over")
      return {{"seat", seat()}, {"to", below(2) == 0 ? Json({{"bot", "random"}}) : Json({{"person", below(6)}})}};
    if (name == "claim") return {{"secret", secret_}};
    if (name == "answer_claim") return {{"seat", seat()}, {"agree", below(2) == 0}};
    if (name == "chat")
      return below(2) == 0 ? Json({{"text", "line " + std::to_string(below(100))}})
                           : Json({{"phrase", "doubt"}, {"about", seat()}});
    if (name == "mute") return {{"person", below(6)}, {"muted", below(2) == 0}};
    if (name == "start" || name == "undo" || name == "rematch" || name == "start_without" || name == "nonsense")
      return Json::object();
    return {{"seat", seat()}};
  }

  Room room_;
  Generator generator_;
  std::string secret_ = std::string(64, '0');
};

TEST(RandomLives, RestoreToTheSameTableAfterEveryCommand) {
  int matches = 0;
  std::size_t records = 0;
  for (std::uint64_t seed = 1; seed <= 24; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    RandomLife life(seed);
    ASSERT_NO_FATAL_FAILURE(life.run(300));
    matches += life.matches();
    records += life.records();
  }
  EXPECT_GT(matches, 12) << "too few of these lives hold a whole match";
  EXPECT_GT(records, 1'000U);
}

}  // namespace
}  // namespace tempora
