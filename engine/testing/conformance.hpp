// The suite that every game must pass. A game's test file says
//
//   TEMPORA_CONFORMANCE(tempel::Rules, settings())
//
// and gets a GoogleTest for each part; conformance<R>(settings) gives the findings of all parts as lines, for those who
// test the suite itself. What the parts mean is in docs/adding-a-game.md.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/testing/conformance/findings.hpp"
#include "engine/testing/conformance/frequencies.hpp"
#include "engine/testing/conformance/hidden.hpp"
#include "engine/testing/conformance/records.hpp"
#include "engine/testing/conformance/settings.hpp"
#include "engine/testing/conformance/setups.hpp"
#include "engine/testing/conformance/walk.hpp"
#include "engine/testing/counts.hpp"

namespace tempora {

template <GameRules R>
class Conformance {
 public:
  using Settings = conformance::Settings;
  using State = typename R::State;
  using Move = typename R::Move;

  explicit Conformance(Settings settings) : settings_(std::move(settings)) {}

  // Random play ends within the book's bound, always with a choice and always the same way for the same seed.
  std::vector<std::string> matches() {
    return for_all_players("matches", settings_.matches, [&](const Table& table, int index) { walk(table, index); });
  }

  // Logs replay to the same bytes, undo gives back the exact bytes, outlooks come true, files come back.
  std::vector<std::string> records() {
    return for_all_players("records", settings_.records, [&](const Table& table, int index) {
      conformance::Record<R> record(table.rules, table.seed(index), chatter_of(table.seed(index)), table.bound,
                                    *findings_, table.name(index));
      record.play();
      record.check_log();
      size(record.match().events().size(), "events with undo");
      size(record.undos(), "undos", "of them free", record.free_undos());
      if (index % 10 == 0) {
        conformance::check_log_file<R>(table.setup, table.seed(index), table.bound, *findings_, table.name(index));
      }
    });
  }

  // What is legal is accepted; whatever else arrives is refused with a reason and changes nothing.
  std::vector<std::string> refusals() {
    return for_all_players("refusals", settings_.refused_positions, [&](const Table& table, int index) {
      conformance::Record<R> record(table.rules, table.seed(index), chatter_of(table.seed(index)), table.bound,
                                    *findings_, table.name(index));
      Generator generator(~table.seed(index));
      record.play_to(generator.below(static_cast<std::uint32_t>(table.mean_length) + 2));
      record.check_allowed();
      record.check_refusals(settings_.refusals);
      size(record.refused(), "moves refused in a position");
    });
  }

  // Nothing hidden leaks, nothing known is forgotten.
  std::vector<std::string> positions() {
    return for_all_players("positions", settings_.positions, [&](const Table& table, int index) {
      Generator generator(table.seed(index));
      conformance::Hidden<R> hidden(table.rules, *findings_);
      std::optional<State> state;
      while (!state) state = random_position(table, generator);
      for (const Viewer viewer : conformance::viewers(table.setup.players)) {
        hidden.check(*state, viewer, generator, table.name(index));
      }
      size(hidden.steps(), "steps compared in a position");
    });
  }

  // Hidden features are as frequent in imagination as in truth.
  std::vector<std::string> frequencies() {
    conformance::Frequencies frequencies;
    const int counts = R::info().max_players - R::info().min_players + 1;
    begin();
    const int each = std::max(1, settings_.frequency_matches / counts);
    run_all_players("frequencies", each, [&](const Table& table, int index) {
      Generator generator(table.seed(index));
      const auto state = random_position(table, generator);
      if (!state) return;
      const auto viewers = conformance::viewers(table.setup.players);
      const Viewer viewer = viewers[generator.below(static_cast<std::uint32_t>(viewers.size()))];
      Dealer dealer{Generator(~table.seed(index))};
      const State one = table.rules.imagine(*state, viewer, dealer);
      const State two = table.rules.imagine(*state, viewer, dealer);
      frequencies.add(std::to_string(table.setup.players) + " players: ", table.rules.hidden_features(*state),
                      table.rules.hidden_features(one), table.rules.hidden_features(two));
    });
    frequencies.report(*findings_);
    std::cout << "  frequencies: " << frequencies.compared() << " compared, the worst lies " << frequencies.worst()
              << " standard errors off\n";
    return findings_->lines();
  }

  // All parts.
  std::vector<std::string> all() {
    std::vector<std::string> lines;
    for (const auto part : {&Conformance::matches, &Conformance::records, &Conformance::refusals,
                            &Conformance::positions, &Conformance::frequencies}) {
      const auto more = (this->*part)();
      lines.insert(lines.end(), more.begin(), more.end());
    }
    return lines;
  }

 private:
  // The rules of one setup.
  struct Table {
    R rules;
    Setup setup;
    std::uint64_t series = 0;
    std::uint32_t bound = 0;  // the most events that the book allows
    double mean_length = 1;   // of random matches, in events

    [[nodiscard]] std::uint64_t seed(int index) const { return seed_of(series, static_cast<std::uint64_t>(index)); }
    [[nodiscard]] std::string name(int index) const {
      std::string text = std::to_string(setup.players) + " players, options " + setup.options.dump();
      if (!setup.content.empty()) text += ", content " + setup.content.substr(0, 40);
      return text + ", match " + std::to_string(index);
    }
  };

  // Of a hundred events of a match, how many are optional moves where there are any: matches are silent, talkative and
  // all between.
  static int chatter_of(std::uint64_t seed) { return static_cast<int>(mix(seed) % 101); }

  void begin() {
    findings_.emplace();
    sizes_.clear();
  }

  template <class Part>
  std::vector<std::string> for_all_players(const char* name, int count, Part&& part) {
    begin();
    run_all_players(name, count, part);
    return findings_->lines();
  }

  // Calls part(table, index) that many times (scaled) for every number of players, spread over setups that cover all
  // pairs of option values.
  template <class Part>
  void run_all_players(const char* name, int count, Part&& part) {
    for (int players = R::info().min_players; players <= R::info().max_players; ++players) {
      sizes_.clear();
      const auto tables = make_tables(players);
      const int times = std::max(scaled(count), static_cast<int>(tables.size()));
      for (int index = 0; index < times && !tables.empty(); ++index) {
        part(tables[static_cast<std::size_t>(index) % tables.size()], index);
      }
      std::cout << "  " << R::info().id << ", " << players << " players: " << times << " " << name << " in "
                << tables.size() << " setups";
      for (const auto& [what, most] : sizes_) std::cout << "; " << what << " " << most;
      std::cout << "\n";
    }
  }

  std::vector<Table> make_tables(int players) {
    const auto accepts = [](const Setup& setup) { return R::create(setup).has_value(); };
    const std::uint64_t series = seed_of(settings_.seed, static_cast<std::uint64_t>(players));
    GameInfo info = R::info();
    for (OptionSpec& option : info.options) {
      const auto highest = settings_.highest.find(option.name);
      if (highest != settings_.highest.end()) option.high = highest->second;
    }
    const auto covering = conformance::covering_setups(info, players, settings_.contents, accepts, series);
    for (const auto& refused : covering.refused) {
      findings_->add("an option is refused", refused + ", " + std::to_string(players) + " players");
    }
    std::vector<Table> tables;
    for (const Setup& setup : covering.setups) {
      tables.push_back({*R::create(setup), setup, seed_of(series, tables.size()), settings_.bound(setup), 1});
      tables.back().mean_length = mean_length(tables.back());
    }
    if (tables.empty()) findings_->add("no match", "no setup can be played by " + std::to_string(players));
    return tables;
  }

  // Of 16 matches, or of fewer where they are long; measured once, as all parts of a suite play at the same tables.
  double mean_length(const Table& table) const {
    static constexpr int kSample = 16;
    static constexpr std::uint64_t kEnough = 8000;
    static std::map<std::pair<std::string, std::uint64_t>, double> measured;
    const auto [mean, is_new] = measured.try_emplace({table.setup.content + table.name(0), table.series}, 0.0);
    if (is_new) {
      std::uint64_t events = 0;
      int matches = 0;
      for (; matches < kSample && events < kEnough; ++matches) {
        events += play(table, mix(table.seed(matches)), [](const State&, std::uint32_t) { return true; });
      }
      mean->second = static_cast<double>(events) / matches;
    }
    return mean->second;
  }

  // Random play; after the start and each event go_on(state, event) is asked. Returns the number of the last event.
  template <class GoOn>
  std::uint32_t play(const Table& table, std::uint64_t seed, GoOn&& go_on) const {
    Generator generator(seed);
    Dealer dealer{Generator(~seed)};
    Journal deaf;
    const int chatter = chatter_of(seed);
    State state = table.rules.start(dealer, deaf);
    for (std::uint32_t event = 0;; ++event) {
      if (!go_on(state, event) || event > table.bound) return event;
      const auto choice = conformance::choose(table.rules, state, generator, chatter);
      if (!choice) return event;
      table.rules.play(state, choice->seat, choice->move, dealer, deaf);
    }
  }

  // A position of a random match. It is chosen without regard to what comes later, so that it tells nothing of the
  // hidden; nothing, if the match ends before.
  std::optional<State> random_position(const Table& table, Generator& generator) const {
    const auto length = static_cast<std::uint32_t>(std::max(1.0, table.mean_length));
    const std::uint32_t at = generator.below(length + length / 4 + 1);
    std::optional<State> found;
    play(table, seed_of(table.series, generator.below(UINT32_MAX)), [&](const State& state, std::uint32_t event) {
      if (event == at && !table.rules.owing(state).empty()) found = state;
      return event < at;
    });
    return found;
  }

  // One match of `matches`.
  void walk(const Table& table, int index) {
    const R& rules = table.rules;
    const auto said = [&](std::uint32_t event, const std::string& what) {
      return what + ", event " + std::to_string(event) + ", " + table.name(index);
    };
    std::vector<State> states;
    const std::uint32_t last = play(table, table.seed(index), [&](const State& state, std::uint32_t event) {
      states.push_back(state);
      rules.check(state);
      check_position(rules, state, [&](const std::string& what) { return said(event, what); });
      return true;
    });
    size(last, "events", "the book allows", table.bound);
    findings_->expect(last <= table.bound, "a match is too long", [&] { return said(last, "the book allows fewer"); });
    check_end(rules, states.back(), [&](const std::string& what) { return said(last, what); });
    play(table, table.seed(index), [&](const State& state, std::uint32_t event) {
      const bool same = event < states.size() && same_bytes(state, states[event]);
      findings_->expect(same, "the same seed gives another match", [&] { return said(event, "other bytes"); });
      return same;
    });
    check_orders(table, states, index);
  }

  template <class Said>
  void check_position(const R& rules, const State& state, Said&& said) {
    const SeatSet owing = rules.owing(state);
    findings_->expect(owing.empty() == rules.outcome(state).has_value(), "outcome",
                      [&] { return said("a match has an outcome when and only when nobody owes"); });
    for (int number = 0; number < rules.players(); ++number) {
      const auto seat = static_cast<Seat>(number);
      MoveList<Move> moves;
      if (owing.contains(seat)) {
        rules.legal(state, seat, moves);
        size(moves.size(), "legal moves", "room for", MoveList<Move>::kCapacity);
        findings_->expect(!moves.empty(), "nothing is legal", [&] { return said("seat " + std::to_string(seat)); });
        findings_->expect(rules.asks(state, seat) || moves.size() == 1, "asks",
                          [&] { return said("the engine may only answer a list of one"); });
      }
      moves.clear();
      rules.optional(state, seat, moves);
      size(moves.size(), "optional moves");
      findings_->expect(moves.empty() || !owing.empty(), "optional",
                        [&] { return said("there are optional moves after the end"); });
      const int group = rules.group_of(state, seat);
      findings_->expect(group >= -1 && group < static_cast<int>(R::info().groups.size()), "group",
                        [&] { return said("group " + std::to_string(group)); });
    }
    for (int seat = rules.players(); seat < kMaxSeats; ++seat) {
      findings_->expect(!owing.contains(static_cast<Seat>(seat)), "owing",
                        [&] { return said("a seat that isn't there"); });
    }
    if constexpr (requires { state.agenda.depth(); }) {
      size(state.agenda.depth(), "agenda", "room for", state.agenda.max_depth());
    }
  }

  template <class Said>
  void check_end(const R& rules, const State& state, Said&& said) {
    const auto outcome = rules.outcome(state);
    if (!outcome) return;
    const auto players = static_cast<std::size_t>(rules.players());
    const auto& places = outcome->places;
    const bool sound = places.size() == players && outcome->scores.size() == players && !outcome->rule.empty() &&
                       *std::min_element(places.begin(), places.end()) == 1 &&
                       *std::max_element(places.begin(), places.end()) <= rules.players();
    findings_->expect(sound, "outcome", [&] { return said("places from 1, a score for each seat and a rule"); });
    for (const Viewer viewer : conformance::viewers(rules.players())) {
      const std::string view = conformance::json_of(rules.view(state, viewer));
      size(view.size(), "bytes of a view at the end");
      findings_->expect(parse_json(view).has_value(), "a view is not JSON", [&] { return said(view); });
    }
  }

  // Where several seats owe, their answers in any order give the same bytes, and one's answer changes no other's list.
  void check_orders(const Table& table, const std::vector<State>& states, int index) {
    const R& rules = table.rules;
    Generator generator(mix(table.seed(index)));
    for (const State& state : states) {
      const SeatSet owing = rules.owing(state);
      if (owing.size() < 2) continue;
      std::vector<conformance::Choice<R>> answers;
      for (const Seat seat : owing) {
        MoveList<Move> moves;
        rules.legal(state, seat, moves);
        answers.push_back({seat, moves[generator.below(static_cast<std::uint32_t>(moves.size()))]});
      }
      const std::uint64_t seed = generator.below(UINT32_MAX);
      const State one = answered(rules, state, answers, seed, table.name(index));
      for (std::size_t i = answers.size(); i > 1; --i) {
        std::swap(answers[i - 1], answers[generator.below(static_cast<std::uint32_t>(i))]);
      }
      const State two = answered(rules, state, answers, seed, table.name(index));
      findings_->expect(same_bytes(one, two), "the order of answers matters", [&] { return table.name(index); });
    }
  }
  State answered(const R& rules, State state, const std::vector<conformance::Choice<R>>& answers, std::uint64_t seed,
                 const std::string& where) {
    Dealer dealer{Generator(seed)};
    Journal deaf;
    for (std::size_t i = 0; i < answers.size(); ++i) {
      const bool owes = rules.owing(state).contains(answers[i].seat);
      MoveList<Move> moves;
      if (owes) rules.legal(state, answers[i].seat, moves);
      findings_->expect(moves.contains(answers[i].move), "the order of answers matters",
                        [&] { return "an answer is not legal behind another's, " + where; });
      if (!moves.contains(answers[i].move)) return state;
      rules.play(state, answers[i].seat, answers[i].move, dealer, deaf);
    }
    return state;
  }

  // For the report: the most that was seen of something, and what there is room for.
  void size(std::uint64_t count, const std::string& what) { sizes_[what] = std::max(sizes_[what], count); }
  void size(std::uint64_t count, const std::string& what, const std::string& of, std::uint64_t room) {
    size(count, what);
    size(room, what + " – " + of);
  }

  Settings settings_;
  std::optional<conformance::Findings> findings_;
  std::map<std::string, std::uint64_t> sizes_;
};

// What the suite finds wrong with R; empty if nothing.
template <GameRules R>
std::vector<std::string> conformance_findings(const conformance::Settings& settings) {
  return Conformance<R>(settings).all();
}

}  // namespace tempora

#define TEMPORA_CONFORMANCE_PART(RULES, SETTINGS, NAME, PART)                                            \
  TEST(Conformance, NAME) {                                                                              \
    for (const auto& finding : ::tempora::Conformance<RULES>(SETTINGS).PART()) ADD_FAILURE() << finding; \
  }

// The suite for one game, as tests. One game a test program.
#define TEMPORA_CONFORMANCE(RULES, SETTINGS)                                                      \
  TEMPORA_CONFORMANCE_PART(RULES, SETTINGS, RandomPlayEndsWithinTheBound, matches)                \
  TEMPORA_CONFORMANCE_PART(RULES, SETTINGS, LogsReplayAndUndoGivesBackTheBytes, records)          \
  TEMPORA_CONFORMANCE_PART(RULES, SETTINGS, OnlyLegalMovesAreAccepted, refusals)                  \
  TEMPORA_CONFORMANCE_PART(RULES, SETTINGS, NothingHiddenLeaksNothingKnownIsForgotten, positions) \
  TEMPORA_CONFORMANCE_PART(RULES, SETTINGS, TheHiddenIsAsFrequentAsImagined, frequencies)
