#include "cli/words.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <sstream>
#include <utility>

#include "bots/random.hpp"
#include "cli/timequest_cards.hpp"
#include "content/loader.hpp"
#include "engine/dice.hpp"
#include "engine/levels.hpp"
#include "engine/testing/probe/probe.hpp"
#include "engine/typed_game.hpp"
#include "games/catalogue.hpp"

namespace tempora::cli {
namespace {

// A random match of which every board, move and fact is put into words, as somebody sees it.
class ToldMatch {
 public:
  ToldMatch(const AnyGame& game, const Setup& setup, Viewer viewer)
      : words_(words_of(game.info().id, setup)),
        viewer_(viewer),
        players_{std::vector<std::string>(static_cast<std::size_t>(setup.players), "Ada Lovelace"),
                 viewer.is_seat() ? int{viewer.seat()} : -1},
        match_(*game.start(setup, {"host", 0}, dice_)) {}

  void play() {
    while (match_->outcome() == std::nullopt) {
      tell();
      const Seat seat = match_->owing().lowest();
      const Json move = match_->bot_answer(seat, "random", match_->last_event());
      expect_said(words_->move(move, players_));
      EXPECT_LE(words_->move(move, players_).size(), 90U) << move;
      ASSERT_TRUE(match_->play(seat, match_->decision(seat), Json::array({move}), {"random 1", 0}, dice_));
    }
    tell();
  }

 private:
  void tell() {
    const Json view = parsed([&](JsonWriter& json) { match_->write_view(viewer_, json); });
    std::istringstream lines(words_->board(view, players_, Ink(false)));
    for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 100U) << line;
    for (; told_ <= match_->last_event(); ++told_) {
      const Json told = parsed([&](JsonWriter& json) { (void)match_->write_facts(told_, viewer_, json); });
      if (told.is_null()) continue;
      for (const Json& fact : told["facts"]) expect_said(words_->fact(fact, players_, Ink(false)));
    }
  }
  // A line of words, not the name of something.
  static void expect_said(const std::string& text) {
    EXPECT_EQ(text.find_first_of("{}_\n"), std::string::npos) << text;
  }

  std::unique_ptr<const Words> words_;
  Viewer viewer_;
  Players players_;
  LabDice dice_{1};
  std::unique_ptr<AnyMatch> match_;
  std::uint32_t told_ = 0;
};

TEST(Words, TellWholeMatchesOnBoardsOfAHundredColumns) {
  for (const AnyGame* game : catalogue()) {
    tempora::Setup setup;
    for (setup.players = game->info().min_players; setup.players <= game->info().max_players; ++setup.players) {
      ToldMatch(*game, setup, Viewer::seat(0)).play();
      ToldMatch(*game, setup, Viewer::spectator()).play();
    }
  }
}

// A match of four with options that bring what others don't.
void expect_told(const char* id, Json options) {
  const AnyGame* game = find_game(id);
  ASSERT_NE(game, nullptr);
  tempora::Setup setup;
  setup.players = 4;
  setup.options = std::move(options);
  ToldMatch(*game, setup, Viewer::seat(3)).play();
}

TEST(Words, TimeQuestTellsWhateverItsOptionsBring) {
  expect_told("timequest",
              {{"objectives", "two"}, {"artifacts", "anywhere"}, {"offers", "10"}, {"crystals", 5}, {"end", "5"}});
}

TEST(Words, SteamTimeTellsWhateverItsOptionsBring) {
  expect_told("steamtime",
              {{"sabotage", "on"}, {"specialists", "on"}, {"steam_payment", "mint"}, {"mission_halves", "either"}});
}

tempora::Setup two_players() {
  tempora::Setup setup;
  setup.players = 2;
  return setup;
}

TEST(TimequestCards, HaveANameAndSayWhatTheyDo) {
  const TimequestCards cards(two_players());
  const timequest::Cards& all = cards.all();
  const auto expect_text = [&](const std::string& id) {
    EXPECT_NE(cards.name(id), id);
    EXPECT_FALSE(cards.text(id).empty()) << id;
  };
  for (const auto& card : all.quests) expect_text(card.id);
  for (const auto& card : all.active_events) expect_text(card.id);
  for (const auto& card : all.all_events) expect_text(card.id);
  for (const auto& card : all.characters) expect_text(card.id);
  for (const auto& card : all.objectives) expect_text(card.id);
  for (const auto& card : all.artifacts) {
    if (!card.id.empty()) expect_text(card.id);
  }
  for (const auto& card : all.actions) {
    if (!card.id.empty()) expect_text(card.id);
  }
  EXPECT_EQ(cards.name("AS06"), "Crystal Seeker");
  EXPECT_EQ(cards.text("AS06"), "slot, once per round: pay 4 of one type, gain 1 crystal");
  EXPECT_EQ(cards.text("AO14"), "set: blocks an outcome of an All Player Event, or a card aimed at you");
  EXPECT_EQ(cards.text("AX05"),
            "slot, once per round: side A: gain 1 of choice; side B: a Move to a neighbour costs no crystals");
  EXPECT_EQ(cards.text("EA14"), "pay 4 crystals, jump to any period, then collect without an action point");
  EXPECT_EQ(cards.text("EA01"), "die 4 5 6: jump to a neighbour");
  EXPECT_EQ(cards.text("EP08"), "die 2 4 6: gain 1 of choice; else lose 1 of choice");
  EXPECT_EQ(cards.text("EP14"), "you may pay 1 knowledge, die 4 5 6: gain 2 crystals; else lose 1 crystal");
  EXPECT_EQ(cards.text("R08"), "once in the match: get 2 action points more");
  EXPECT_EQ(cards.text("B01"), "5, 7 or 10 periods visited");
}

TEST(TimequestCards, UnknownOnesAreCalledByTheirIds) {
  const TimequestCards cards(two_players());
  EXPECT_EQ(cards.name("Q999"), "Q999");
  EXPECT_TRUE(cards.text("Q999").empty());
}

TEST(TimequestCards, AreThoseOfTheMatch) {
  const auto folder = content::load("games/timequest/content");
  ASSERT_TRUE(folder) << folder.error().text;
  Json changed = Json::parse(folder->text());
  Json& diver = changed["action_cards"][15];
  ASSERT_EQ(diver["id"], "AO16");
  diver["name"] = "Time Walker";
  tempora::Setup setup = two_players();
  setup.content = changed.dump();
  EXPECT_EQ(TimequestCards(setup).name("AO16"), "Time Walker");
  const auto words = words_of("timequest", setup);
  const Players players{{"Ada", "Ben"}, 0};
  EXPECT_EQ(words->move({{"do", "play"}, {"card", "AO16"}}, players), "play Time Walker");
}

TEST(Words, EveryGameOfTheCatalogueHasSome) {
  const auto complete = check_words(catalogue());
  EXPECT_TRUE(complete) << complete.error().text;
  for (const AnyGame* game : catalogue()) {
    LabDice dice(1);
    tempora::Setup setup;
    setup.players = game->info().min_players;
    const auto match = game->start(setup, {"host", 0}, dice);
    ASSERT_TRUE(match);
    std::string view;
    JsonWriter json(view);
    (*match)->write_view(Viewer::seat(0), json);
    const Players players{std::vector<std::string>(static_cast<std::size_t>(setup.players), "Ada"), 0};
    EXPECT_FALSE(words_of(game->info().id, setup)->board(Json::parse(view), players, Ink(false)).empty());
  }
}

TEST(Words, AGameWithoutAnyIsNamed) {
  static const TypedGame<probe::Rules, Levels<probe::Rules, RandomBot<probe::Rules>>> kProbe;
  const std::array<const AnyGame*, 2> games{catalogue().front(), &kProbe};
  const auto complete = check_words(games);
  ASSERT_FALSE(complete);
  EXPECT_NE(complete.error().text.find("'probe' has no words"), std::string::npos) << complete.error().text;
}

}  // namespace
}  // namespace tempora::cli
