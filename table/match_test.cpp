#include <gtest/gtest.h>

#include <set>

#include "bots/random.hpp"
#include "engine/log_file.hpp"
#include "engine/testing/probe/limited.hpp"
#include "engine/typed_game.hpp"
#include "table/testing/room.hpp"

namespace tempora {
namespace {

using testing::kThree;
using testing::Room;

// Plays on with first legal moves until the match is over.
void play_out(Room& room, const std::vector<std::string>& people) {
  for (int guard = 0; room.phase() == "playing" && guard < 200; ++guard) {
    const int key = room.keyholder();
    if (key < static_cast<int>(people.size())) {
      ASSERT_EQ(room.open_first(people[static_cast<std::size_t>(key)]), "");
    }
    room.pass(0);
  }
  ASSERT_EQ(room.phase(), "over");
}

TEST(Playing, AWholeMatchEndsWithALogThatVerifies) {
  Room room;
  room.play(3, kThree);
  play_out(room, kThree);
  const Json table = room.document("")["table"];
  EXPECT_TRUE(table["result"].contains("places"));
  EXPECT_TRUE(table["dice"].contains("secret"));
  EXPECT_TRUE(room.document("")["match"]["end"].is_object());
  ASSERT_EQ(room.finished().size(), 1U);
  const FinishedMatch& finished = room.finished()[0];
  EXPECT_EQ(finished.match, table["match"].get<std::string>());
  EXPECT_EQ(finished.game, "tempel");
  EXPECT_EQ(finished.ended, room.now());
  ASSERT_EQ(finished.participants.size(), 3U);
  EXPECT_EQ(finished.participants[1].person, "ben");
  EXPECT_EQ(finished.participants[1].place, table["result"]["places"][1].get<int>());
  const auto log = read_log(finished.log);
  ASSERT_TRUE(log) << log.error().text;
  EXPECT_EQ(Json::parse(finished.summary),
            Json({{"started", log->header.started}, {"players", kThree}, {"outcome", table["result"]}}));
  EXPECT_TRUE(replay(*log, *find_game("tempel")));
  EXPECT_TRUE(verify_dice(*log).fair);
  EXPECT_EQ(log->header.names, kThree);
  EXPECT_TRUE(room.table().summary().over);
  EXPECT_EQ(room.code("ada", "play", {{"answers", 1}, {"moves", {{{"do", "open"}, {"seat", 1}, {"place", 0}}}}}),
            "not_now");
}

TEST(Playing, IsRefusedWithTheReason) {
  Room room;
  room.play(3, kThree, {{"first_keyholder", 0}});
  room.come("eve");
  const Json open = {{"do", "open"}, {"seat", 1}, {"place", 0}};
  const auto play = [&](const std::string& person, const Json& answers, const Json& moves) {
    return room.code(person, "play", {{"answers", answers}, {"moves", moves}});
  };
  EXPECT_EQ(play("eve", 0, Json::array({open})), "not_seated");
  EXPECT_EQ(room.code("ben", "play", {{"seat", 0}, {"answers", 0}, {"moves", Json::array({open})}}), "not_your_seat");
  EXPECT_EQ(room.code("ada", "play", {{"seat", 7}, {"answers", 0}, {"moves", Json::array({open})}}), "seat_unknown");
  EXPECT_EQ(play("ada", 3, Json::array({open})), "stale");
  EXPECT_EQ(room.code("ada", "play", {{"moves", Json::array({open})}}), "stale");
  EXPECT_EQ(play("ada", "x", Json::array({open})), "malformed");
  EXPECT_EQ(play("ada", 0, open), "malformed");
  EXPECT_EQ(play("ada", 0, Json::array()), "malformed");
  EXPECT_EQ(room.code("ada", "play", {{"answers", 0}}), "malformed");
  EXPECT_EQ(play("ada", 0, Json::parse(R"([{"do":"open","seat":1,"place":0,"card":"gold"}])")), "malformed");
  const Json own =
      room.command("ada", "play", {{"answers", 0}, {"moves", Json::parse(R"([{"do":"open","seat":0,"place":0}])")}});
  EXPECT_EQ(own["refusal"]["code"], "illegal");
  EXPECT_EQ(own["refusal"]["rule"], "TD-3.4");
  EXPECT_EQ(play("ada", 0, Json::array({open})), "");
  EXPECT_EQ(play("ada", 0, Json::array({open})), "stale") << "the key is Ben's now";
}

TEST(Playing, APathIsPlayedWholeOrNotAtAll) {
  Room room;
  room.play(3, kThree, {{"first_keyholder", 0}});
  const Json announce = {{"do", "announce"}, {"gold", 1}, {"fire", 0}};
  const Json wrong = {{"do", "announce"}, {"gold", 9}, {"fire", 0}};
  const std::size_t count = room.records().size();
  EXPECT_EQ(room.code("ben", "play", {{"moves", {announce, wrong}}}), "illegal");
  EXPECT_EQ(room.records().size(), count);
  EXPECT_EQ(room.code("ben", "play", {{"moves", {announce, announce}}}), "");
  EXPECT_EQ(room.records().size(), count + 2);
  EXPECT_TRUE(room.records().back().answer.find("done") != std::string::npos);
  EXPECT_TRUE(room.records()[count].command.empty()) << "the command stands with its last record";
}

TEST(Playing, OptionalMovesAreNeverOwed) {
  Room room;
  room.play(3, kThree, {{"first_keyholder", 0}});
  EXPECT_EQ(room.document("ben")["you"]["owes"], Json::array());
  EXPECT_EQ(room.document("ben")["you"]["owing"], Json::array({0}));
  EXPECT_EQ(room.document("ada")["you"]["owes"], Json::array({0}));
  EXPECT_EQ(room.document("ada")["you"]["decision"], 0);
  EXPECT_EQ(room.document("ben")["you"]["legal"], Json::array());
  EXPECT_FALSE(room.document("ben")["you"]["optional"].empty());
  const Json quiet = {{"do", "announce"}, {"silent", true}};
  EXPECT_EQ(room.code("ben", "play", {{"moves", Json::array({quiet})}}), "");
  EXPECT_EQ(room.document("ada")["you"]["decision"], 0) << "the decision is the same one";
  EXPECT_EQ(room.open_first("ada"), "");
}

TEST(Playing, WithSeveralSeatsTheSeatIsNamed) {
  Room room;
  room.play_at_one_device();
  const Json moves = Json::parse(R"([{"do":"open","seat":0,"place":0}])");
  EXPECT_EQ(room.code("ada", "play", {{"answers", 0}, {"moves", moves}}), "malformed");
  EXPECT_EQ(room.code("ada", "play", {{"seat", 2}, {"answers", 0}, {"moves", moves}}), "not_your_seat");
  EXPECT_EQ(room.code("ada", "play", {{"seat", 0}, {"answers", 0}, {"moves", moves}}), "stale");
  EXPECT_EQ(room.code("ada", "play", {{"seat", 1}, {"answers", 0}, {"moves", moves}}), "");
}

// --- Bots ---

TEST(Bots, PlayAMatchAlone) {
  Room room;
  ASSERT_EQ(room.open({{"game", "tempel"}, {"players", 5}, {"bots", "greedy"}, {"name", "Ada"}}), "");
  ASSERT_EQ(room.code("ada", "bot", {{"seat", 0}, {"level", "greedy"}}), "seat_taken");
  ASSERT_EQ(room.code("ada", "stand"), "");
  ASSERT_EQ(room.code("ada", "bot", {{"seat", 0}, {"level", "greedy"}}), "");
  ASSERT_EQ(room.code("ada", "start"), "");
  room.pass(0);
  EXPECT_EQ(room.phase(), "over");
  const auto log = read_log(room.finished().at(0).log);
  ASSERT_TRUE(log);
  for (std::size_t i = 1; i < log->events.size(); ++i) EXPECT_EQ(log->events[i]["by"], "bot greedy@1");
  // The loop asks each bot once for an optional move before each owed answer.
  std::set<int> spoke;
  int announced = 0;
  for (const Json& event : log->events) {
    if (!event.contains("decision")) {
      if (event.contains("seat")) {
        EXPECT_TRUE(spoke.insert(event["seat"].get<int>()).second) << "asked twice in a row";
        ++announced;
      }
    } else {
      spoke.clear();
    }
  }
  EXPECT_GT(announced, 0) << "greedy bots announce";
}

TEST(Bots, DoTheSameAfterARestartAtAnyMoment) {
  const auto run = [](bool restarts) {
    Room room;
    room.checks = false;
    EXPECT_EQ(room.open({{"game", "tempel"}, {"players", 5}, {"bots", "greedy"}, {"name", "Ada"}, {"start", true}}),
              "");
    for (int guard = 0; room.phase() == "playing" && guard < 500; ++guard) {
      if (room.keyholder() == 0 && !room.document("ada")["you"]["legal"].empty()) {
        if (restarts) room.restart();
        EXPECT_EQ(room.open_first("ada"), "");
      }
      while (room.table().wake_at() && *room.table().wake_at() <= room.now()) {
        room.keep(room.table().wake(room.now()));
        if (restarts) {
          // Whoever was asked and said nothing is asked once more and says nothing once more.
          const auto before = room.records().size();
          room.restart();
          if (room.phase() == "playing" && room.keyholder() == 0) {
            room.pass(0);
            if (room.records().size() == before) break;
          }
        }
      }
    }
    EXPECT_EQ(room.phase(), "over");
    return room.records();
  };
  const auto straight = run(false);
  const auto broken = run(true);
  ASSERT_EQ(straight.size(), broken.size());
  for (std::size_t i = 0; i < straight.size(); ++i) {
    EXPECT_TRUE(straight[i] == broken[i]) << straight[i].body << "\n" << broken[i].body;
  }
}

TEST(Bots, TakeTheirTimeWhateverTheyDo) {
  Room room;
  room.surroundings().pace = {1'000, 3'000};
  ASSERT_EQ(room.open({{"game", "tempel"},
                       {"players", 4},
                       {"options", {{"first_keyholder", 2}}},
                       {"bots", "greedy"},
                       {"name", "Ada"},
                       {"start", true}}),
            "");
  std::int64_t last = room.now();
  std::set<std::int64_t> waits;
  for (int i = 0; i < 40 && room.table().wake_at(); ++i) {
    const auto count = room.records().size();
    room.now() = std::max(room.now(), *room.table().wake_at());
    room.keep(room.table().wake(room.now()));
    if (room.records().size() == count) continue;
    waits.insert(room.now() - last);
    last = room.now();
  }
  ASSERT_GT(waits.size(), 3U) << "not always the same";
  EXPECT_GE(*waits.begin(), 1'000);
  EXPECT_LE(*waits.rbegin(), 3'000);
}

TEST(Bots, DontWaitForPeopleBeforeTheyAnnounce) {
  Room room;
  ASSERT_EQ(room.open({{"game", "tempel"},
                       {"players", 4},
                       {"options", {{"first_keyholder", 0}}},
                       {"bots", "greedy"},
                       {"name", "Ada"},
                       {"start", true}}),
            "");
  room.pass(0);
  EXPECT_EQ(room.keyholder(), 0);
  EXPECT_FALSE(room.document("ada")["match"]["announcements"].empty());
}

// --- Taking back ---

// A game with moves that reveal nothing: "pass".
class Undo : public ::testing::Test {
 protected:
  void SetUp() override {
    room.gather({{"game", "probe"}, {"players", 3}, {"name", "Ada"}}, kThree);
    room.begin(kThree);
  }
  std::string owing() { return kThree[room.document("")["you"]["owing"][0].get<std::size_t>()]; }
  std::string do_move(const std::string& person, const std::string& act) {
    const Json you = room.document(person)["you"];
    for (const Json& move : you["legal"]) {
      if (move["do"] == act)
        return room.code(person, "play", {{"answers", you["decision"]}, {"moves", Json::array({move})}});
    }
    return "no such move";
  }
  Json request() { return room.document("")["table"]["request"]; }
  Room room;
};

TEST_F(Undo, IsFreeWhileNothingWasLearnedAndNobodyElseMoved) {
  const std::string first = owing();
  EXPECT_EQ(room.code(first, "undo"), "undo_nothing");
  const Json before = room.document(first)["match"];
  ASSERT_EQ(do_move(first, "pass"), "");
  EXPECT_EQ(room.document(first)["you"]["undo"], "free");
  EXPECT_EQ(room.code(first, "undo"), "");
  EXPECT_EQ(room.document(first)["match"], before);
  EXPECT_EQ(owing(), first);
  EXPECT_EQ(room.device(first).facts.back()["undo"], 0) << "everybody is told";
  EXPECT_EQ(room.code(first, "undo"), "undo_nothing");
}

TEST(LimitedUndo, SaysSoWhenTheTurnHasNoMore) {
  static const TypedGame<probe::LimitedRules, Levels<probe::LimitedRules, RandomBot<probe::LimitedRules>>> kGame;
  Room room;
  room.surroundings().find_game = [](std::string_view) -> const AnyGame* { return &kGame; };
  room.gather({{"game", "probe"}, {"players", 2}, {"options", {{"first", 0}}}, {"name", "Ada"}}, {"ada", "ben"});
  room.begin({"ada", "ben"});
  const auto pass = [&] {
    const Json pass_move = room.document("ada")["you"]["legal"][0];
    ASSERT_EQ(pass_move["do"], "pass");
    ASSERT_EQ(room.code("ada", "play",
                        {{"answers", room.document("ada")["you"]["decision"]}, {"moves", Json::array({pass_move})}}),
              "");
  };
  for (int time = 0; time < probe::LimitedRules::kMostUndosATurn; ++time) {
    pass();
    EXPECT_EQ(room.document("ada")["you"]["undo"], "free");
    EXPECT_EQ(room.code("ada", "undo"), "");
  }
  const auto refused = [&] { return room.command("ada", "undo").at("refusal"); };
  EXPECT_EQ(refused()["text"], "you have no move that can be taken back");
  pass();
  EXPECT_TRUE(room.document("ada")["you"]["undo"].is_null());
  room.restart();
  EXPECT_EQ(refused()["code"], "undo_nothing");
  EXPECT_EQ(refused()["text"], "you have taken back as many moves in this turn as the game allows");
}

TEST_F(Undo, NeedsTheOthersAfterADraw) {
  const std::string first = owing();
  ASSERT_EQ(do_move(first, "draw"), "");
  EXPECT_EQ(room.document(first)["you"]["undo"], "ask");
  EXPECT_EQ(room.code(first, "undo"), "");
  const Json asked = request();
  EXPECT_EQ(asked["what"], "undo");
  EXPECT_EQ(asked["learned"], true);
  EXPECT_EQ(asked["to"], 0);
  EXPECT_EQ(asked["needed"].size(), 2U);
  EXPECT_EQ(room.code(first, "undo"), "not_now");
  EXPECT_EQ(room.code(first, "answer", {{"request", asked["id"]}, {"agree", true}}), "not_now");
  const std::string second = owing();
  EXPECT_EQ(room.code(second, "answer", {{"request", 1}, {"agree", true}}), "request_unknown");
  EXPECT_EQ(room.code(second, "answer", {{"request", asked["id"]}, {"agree", true}}), "");
  EXPECT_EQ(request()["agreed"].size(), 1U);
  for (const auto& third : kThree) {
    if (third != first && third != second) {
      EXPECT_EQ(room.code(third, "answer", {{"request", asked["id"]}, {"agree", true}}), "");
    }
  }
  EXPECT_EQ(owing(), first);
  EXPECT_TRUE(request().is_null());
}

TEST_F(Undo, LapsesWithTheNextEvent) {
  const std::string first = owing();
  ASSERT_EQ(do_move(first, "draw"), "");
  ASSERT_EQ(room.code(first, "undo"), "");
  ASSERT_EQ(do_move(owing(), "pass"), "");
  EXPECT_TRUE(request().is_null());
}

TEST_F(Undo, IsOverWhenOneDeclinesOrTheAskerThinksAgain) {
  const std::string first = owing();
  ASSERT_EQ(do_move(first, "draw"), "");
  ASSERT_EQ(room.code(first, "undo"), "");
  EXPECT_EQ(room.code(owing(), "answer", {{"request", request()["id"]}, {"agree", false}}), "");
  EXPECT_TRUE(request().is_null());
  EXPECT_EQ(room.device(first).chat.back()["notice"], "declined");
  EXPECT_EQ(room.code(first, "undo"), "asked_before");
  room.pass(59'999);
  EXPECT_EQ(room.code(first, "undo"), "asked_before");
  room.pass(1);
  ASSERT_EQ(room.code(first, "undo"), "");
  EXPECT_EQ(room.code(first, "answer", {{"request", request()["id"]}, {"agree", false}}), "");
  EXPECT_TRUE(request().is_null());
}

TEST_F(Undo, MayBeAskedForAgainAfterAnotherEvent) {
  const std::string first = owing();
  ASSERT_EQ(do_move(first, "draw"), "");
  ASSERT_EQ(room.code(first, "undo"), "");
  ASSERT_EQ(room.code(first, "answer", {{"request", request()["id"]}, {"agree", false}}), "");
  EXPECT_EQ(room.code(first, "undo"), "asked_before") << "a question that was taken back has disturbed the others too";
  ASSERT_EQ(do_move(owing(), "pass"), "");
  EXPECT_EQ(room.code(first, "undo"), "");
}

TEST(UndoWithBots, BotsAgree) {
  Room room;
  ASSERT_EQ(room.open({{"game", "probe"}, {"players", 3}, {"bots", "random"}, {"name", "Ada"}, {"start", true}}), "");
  room.pass(0);
  const Json you = room.document("ada")["you"];
  ASSERT_FALSE(you["legal"].empty());
  ASSERT_EQ(room.code("ada", "play", {{"answers", you["decision"]}, {"moves", Json::array({you["legal"][0]})}}), "");
  room.pass(0);
  ASSERT_FALSE(room.document("ada")["you"]["undo"].is_null());
  EXPECT_EQ(room.code("ada", "undo"), "");
  EXPECT_EQ(room.document("ada")["you"]["decision"], room.document("ada")["you"]["event"]);
}

TEST(UndoInTempel, WordsAreNotTakenBack) {
  Room room;
  room.play(3, kThree, {{"first_keyholder", 0}});
  ASSERT_EQ(room.code("ada", "play", {{"moves", Json::parse(R"([{"do":"announce","silent":true}])")}}), "");
  EXPECT_TRUE(room.document("ada")["you"]["undo"].is_null());
  EXPECT_EQ(room.code("ada", "undo"), "undo_nothing");
  ASSERT_EQ(room.open_first("ada"), "");
  EXPECT_EQ(room.document("ada")["you"]["undo"], "ask") << "a chamber was revealed";
}

// --- Agreements ---

TEST(Agreements, StoppingNeedsEverybody) {
  Room room;
  room.play(4, kThree);
  room.come("eve");
  EXPECT_EQ(room.code("eve", "ask", {{"what", "stop"}}), "not_seated");
  EXPECT_EQ(room.code("ada", "ask", {{"what", "dance"}}), "malformed");
  EXPECT_EQ(room.code("ada", "ask", {{"what", "undo"}}), "malformed");
  EXPECT_EQ(room.code("ada", "ask"), "malformed");
  EXPECT_EQ(room.code("ada", "ask", {{"what", "stop"}}), "");
  EXPECT_EQ(room.code("ben", "ask", {{"what", "pause"}}), "not_now");
  const Json id = room.document("")["table"]["request"]["id"];
  EXPECT_EQ(room.code("eve", "answer", {{"request", id}, {"agree", true}}), "not_seated");
  EXPECT_EQ(room.code("ben", "answer", {{"request", id}}), "malformed");
  EXPECT_EQ(room.code("ben", "answer", {{"request", id}, {"agree", true}}), "");
  EXPECT_EQ(room.phase(), "playing");
  EXPECT_EQ(room.code("cai", "answer", {{"request", id}, {"agree", true}}), "");
  EXPECT_EQ(room.phase(), "stopped");
  EXPECT_EQ(room.document("")["table"]["result"], Json({{"stopped", "agreed"}}));
  EXPECT_EQ(room.finished().at(0).participants[0].place, std::nullopt);
  EXPECT_EQ(read_log(room.finished()[0].log)->end, Json({{"stopped", "agreed"}}));
  EXPECT_EQ(room.code("ada", "ask", {{"what", "stop"}}), "not_now");
}

TEST(Agreements, NobodyWaitsForThoseWhoAreGone) {
  Room room;
  room.play(3, kThree);
  room.go("cai");
  ASSERT_EQ(room.code("ada", "ask", {{"what", "stop"}}), "");
  ASSERT_EQ(room.code("ben", "answer", {{"request", room.document("")["table"]["request"]["id"]}, {"agree", true}}),
            "");
  EXPECT_EQ(room.phase(), "playing");
  room.pass(120'000);
  EXPECT_EQ(room.phase(), "stopped");
  EXPECT_EQ(room.document("")["table"]["result"], Json({{"stopped", "abandoned"}}));
}

TEST(Agreements, PausingAndGoingOn) {
  Room room;
  room.play(3, {"ada", "ben"}, {{"first_keyholder", 0}});
  EXPECT_EQ(room.code("ada", "ask", {{"what", "resume"}}), "not_now");
  ASSERT_EQ(room.code("ada", "ask", {{"what", "pause"}}), "");
  ASSERT_EQ(room.code("ben", "answer", {{"request", room.document("")["table"]["request"]["id"]}, {"agree", true}}),
            "");
  EXPECT_EQ(room.phase(), "paused");
  EXPECT_EQ(room.document("ada")["you"]["legal"], Json::array());
  EXPECT_EQ(room.code("ada", "play", {{"answers", 0}, {"moves", Json::parse(R"([{"do":"open","seat":1,"place":0}])")}}),
            "not_now");
  EXPECT_EQ(room.code("ada", "undo"), "not_now");
  EXPECT_EQ(room.code("ada", "ask", {{"what", "pause"}}), "not_now");
  EXPECT_EQ(room.pass(600'000), 0) << "bots rest too";
  ASSERT_EQ(room.code("ben", "ask", {{"what", "resume"}}), "");
  ASSERT_EQ(room.code("ada", "answer", {{"request", room.document("")["table"]["request"]["id"]}, {"agree", true}}),
            "");
  EXPECT_EQ(room.phase(), "playing");
  EXPECT_EQ(room.open_first("ada"), "");
}

// What a player does not get he may ask for again when the match has gone on, or after a minute; others may ask for it
// at once, and he for something else.
TEST(Agreements, NobodyAsksForTheSameAgainAndAgain) {
  Room room;
  room.play(3, kThree, {{"first_keyholder", 0}});
  const auto decline = [&](const char* person) {
    return room.code(person, "answer", {{"request", room.document("")["table"]["request"]["id"]}, {"agree", false}});
  };
  const auto ask = [&](const char* person, const char* what) { return room.code(person, "ask", {{"what", what}}); };
  for (const char* what : {"stop", "pause"}) {
    ASSERT_EQ(ask("ada", what), "");
    ASSERT_EQ(decline("ben"), "");
    EXPECT_EQ(ask("ada", what), "asked_before");
  }
  room.restart();
  EXPECT_EQ(ask("ada", "stop"), "asked_before") << "a restart forgets nothing";
  ASSERT_EQ(ask("ben", "stop"), "") << "somebody else has not asked yet";
  ASSERT_EQ(decline("cai"), "");
  ASSERT_EQ(room.code("cai", "chat", {{"text", "no"}}), "");
  EXPECT_EQ(ask("ben", "stop"), "asked_before") << "words are no event of the match";
  ASSERT_EQ(room.open_first("ada"), "");
  ASSERT_EQ(ask("ada", "stop"), "");
  ASSERT_EQ(decline("cai"), "");
  EXPECT_EQ(ask("ada", "stop"), "asked_before");
  room.pass(60'000);
  ASSERT_EQ(ask("ada", "stop"), "") << "where nobody moves, a minute is enough";
}

TEST(Agreements, APausedMatchNeverStaysSoBecauseSomebodyDeclinedOnce) {
  Room room;
  room.play(3, {"ada", "ben"});
  const auto answer = [&](bool agree) {
    return room.code("ben", "answer", {{"request", room.document("")["table"]["request"]["id"]}, {"agree", agree}});
  };
  ASSERT_EQ(room.code("ada", "ask", {{"what", "pause"}}), "");
  ASSERT_EQ(answer(true), "");
  ASSERT_EQ(room.code("ada", "ask", {{"what", "resume"}}), "");
  ASSERT_EQ(answer(false), "");
  EXPECT_EQ(room.code("ada", "ask", {{"what", "resume"}}), "asked_before");
  room.pass(60'000);
  ASSERT_EQ(room.code("ada", "ask", {{"what", "resume"}}), "");
  ASSERT_EQ(answer(true), "");
  EXPECT_EQ(room.phase(), "playing");
}

TEST(Agreements, ANewMatchKnowsNothingOfWhatWasDeclinedInTheLast) {
  Room room;
  room.play(3, kThree);
  ASSERT_EQ(room.code("ada", "ask", {{"what", "stop"}}), "");
  ASSERT_EQ(room.code("ben", "answer", {{"request", room.document("")["table"]["request"]["id"]}, {"agree", false}}),
            "");
  room.keep(room.table().stop(room.now()));
  for (const auto& person : kThree) ASSERT_EQ(room.code(person, "rematch"), "");
  room.begin(kThree);
  EXPECT_EQ(room.code("ada", "ask", {{"what", "stop"}}), "");
}

TEST(Agreements, WhoeverPlaysAloneAgreesWithHimself) {
  Room room;
  room.play(3, {"ada"});
  EXPECT_EQ(room.code("ada", "ask", {{"what", "pause"}}), "");
  EXPECT_EQ(room.phase(), "paused");
  EXPECT_EQ(room.code("ada", "ask", {{"what", "stop"}}), "");
  EXPECT_EQ(room.phase(), "stopped");
}

TEST(Agreements, TheOperatorMayStopAMatch) {
  Room room;
  room.play(3, kThree);
  room.keep(room.table().stop(room.now()));
  EXPECT_EQ(room.document("")["table"]["result"], Json({{"stopped", "operator"}}));
  EXPECT_EQ(room.finished().size(), 1U);
  EXPECT_TRUE(room.table().stop(room.now()).records.empty());
}

// --- Conceding, and the next match ---

TEST(Conceding, ABotPlaysOnAndSaysSo) {
  Room room;
  room.play(3, kThree, {{"first_keyholder", 0}});
  room.come("eve");
  EXPECT_EQ(room.code("eve", "concede"), "not_seated");
  EXPECT_EQ(room.code("ada", "concede", {{"seat", 1}}), "not_your_seat");
  EXPECT_EQ(room.code("ada", "concede"), "");
  EXPECT_EQ(room.seat(0)["conceded"], true);
  EXPECT_EQ(room.seat(0)["stand_in"], "greedy");
  EXPECT_EQ(room.code("ada", "concede"), "not_now");
  EXPECT_EQ(room.code("ada", "return", {{"seat", 0}}), "not_now");
  EXPECT_EQ(room.code("ada", "play", {{"answers", 0}, {"moves", Json::parse(R"([{"do":"open","seat":1,"place":0}])")}}),
            "not_now");
  EXPECT_EQ(room.document("ada")["you"]["owes"], Json::array());
  room.pass(0);
  EXPECT_NE(room.keyholder(), 0);
  EXPECT_EQ(room.device("ben").facts.back()["by"], "bot");
  EXPECT_TRUE(room.document("ada")["match"]["announcements"].empty()) << "it plays only what is owed";
}

TEST(Rematch, RotatesTheSeatsAndAsksEverybodyToBeReady) {
  Room room;
  room.play(4, kThree, {{"reveal_count", "known"}});
  EXPECT_EQ(room.code("ada", "rematch"), "not_over");
  play_out(room, kThree);
  room.come("eve");
  EXPECT_EQ(room.code("eve", "rematch"), "not_seated");
  EXPECT_EQ(room.code("ben", "rematch"), "");
  EXPECT_EQ(room.phase(), "over");
  EXPECT_EQ(room.document("")["table"]["rematch"]["wanted"], Json::array({1}));
  EXPECT_EQ(room.code("ada", "rematch"), "");
  room.go("cai");  // who left is not waited for
  const Json table = room.document("")["table"];
  EXPECT_EQ(table["phase"], "lobby");
  EXPECT_EQ(table["number"], 2);
  EXPECT_EQ(table["seats"]["1"]["name"], "ada");
  EXPECT_EQ(table["seats"]["2"]["name"], "ben");
  EXPECT_EQ(table["seats"]["3"]["name"], "cai");
  EXPECT_EQ(table["seats"]["0"]["kind"], "bot");
  EXPECT_EQ(table["seats"]["1"]["ready"], false);
  EXPECT_EQ(table["options"]["reveal_count"], "known");
  EXPECT_TRUE(table["match"].is_null() && table["result"].is_null() && table["rematch"].is_null());
  EXPECT_TRUE(room.document("ada")["match"].is_null());
  room.come("cai");
  const std::string first_match = room.finished().at(0).match;
  room.begin(kThree);
  EXPECT_NE(room.document("")["table"]["match"], first_match);
  EXPECT_EQ(room.document("ada")["you"]["seats"], Json::array({1}));
  room.keep(room.table().stop(room.now()));
  EXPECT_EQ(room.finished().size(), 2U);
}

TEST(Rematch, OffersTheLastKeyholderWhereverItSitsNow) {
  Room room;
  room.play(3, kThree, {{"first_keyholder", 1}, {"announcements", "off"}});
  play_out(room, kThree);
  const int last = room.document("")["match"]["keyholder"];
  for (const auto& person : kThree) ASSERT_EQ(room.code(person, "rematch"), "");
  Json options = room.document("")["table"]["options"];
  EXPECT_EQ(options["first_keyholder"], (last + 1) % 3);
  EXPECT_EQ(options["announcements"], "off");
  // The host may choose otherwise.
  ASSERT_EQ(room.code("ada", "option", {{"option", "first_keyholder"}, {"value", "random"}}), "");
  EXPECT_EQ(room.document("")["table"]["options"]["first_keyholder"], "random");
}

TEST(Rematch, OneClickIsEnoughAgainstBots) {
  Room room;
  room.play(3, {"ada"});
  room.keep(room.table().stop(room.now()));
  EXPECT_EQ(room.code("ada", "rematch"), "");
  EXPECT_EQ(room.phase(), "lobby");
}

}  // namespace
}  // namespace tempora
