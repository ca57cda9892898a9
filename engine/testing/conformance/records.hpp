// Matches with their logs: replay, undo, outlook, decisions, and moves that must be refused.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/levels.hpp"
#include "engine/log_file.hpp"
#include "engine/match.hpp"
#include "engine/testing/conformance/findings.hpp"
#include "engine/testing/conformance/walk.hpp"
#include "engine/typed_game.hpp"

namespace tempora::conformance {

// A bot for the logs of the suite: a random answer.
template <GameRules R>
struct AnyAnswer {
  static constexpr std::string_view kLevel = "random";
  static constexpr int kVersion = 1;
  typename R::Move answer(const Sight<R>& /*sight*/, const MoveList<typename R::Move>& legal,
                          Generator& generator) const {
    return legal[generator.below(static_cast<std::uint32_t>(legal.size()))];
  }
  std::optional<typename R::Move> optional(const Sight<R>& /*sight*/, const MoveList<typename R::Move>& /*moves*/,
                                           Generator& /*generator*/) const {
    return std::nullopt;
  }
  [[nodiscard]] bool speaks() const { return false; }
};

// One random match, played event by event through Match, with its log taken and replayed.
template <GameRules R>
class Record {
 public:
  using State = typename R::State;
  using Move = typename R::Move;

  Record(R rules, std::uint64_t seed, int chatter, std::uint32_t bound, Findings& findings, std::string where)
      : dice_(seed),
        generator_(mix(seed)),
        chatter_(chatter),
        most_events_(4 * bound + 100),
        findings_(findings),
        where_(std::move(where)),
        match_(std::move(rules), stamp(), dice_) {
    remember();
  }

  // Plays to the end, taking back a few commands on the way.
  void play() {
    while (!match_.owing().empty() && match_.last_event() < most_events_) {
      if (undos_ < kMostUndos && generator_.below(6) == 0) take_back();
      check_outlook();
      step();
    }
  }

  // Plays on to the position before event `last`, or to the end.
  void play_to(std::uint32_t last) {
    while (!match_.owing().empty() && match_.last_event() < last) step();
  }

  // Tries `count` moves that are not legal here.
  void check_refusals(int count) {
    for (int i = 0; i < count; ++i) {
      const auto seat = any_seat();
      const Move move = other_move(seat);
      const auto allowed = moves_of(match_.rules(), match_.state_for_tests(), seat);
      if (std::find(allowed.begin(), allowed.end(), move) != allowed.end()) continue;
      ++refused_;
      const auto by = [&] { return said(json_of(move) + " of seat " + std::to_string(seat)); };
      const auto refusal = match_.rules().refuse(match_.state_for_tests(), seat, std::span(&move, 1));
      findings_.expect(refusal.has_value(), "an illegal move is not refused", by);
      if (refusal) {
        findings_.expect(!refusal->code.empty() && !refusal->text.empty(), "a refusal gives no reason", by);
      }
      expect_refused(seat, std::span(&move, 1));
    }
    check_half_path();
    check_stale();
  }

  // Every move that may be made is allowed by the rules and by the match, and comes back from its JSON.
  void check_allowed() {
    for (int seat = 0; seat < match_.rules().players(); ++seat) {
      const auto moves = moves_of(match_.rules(), match_.state_for_tests(), static_cast<Seat>(seat));
      for (std::size_t i = 0; i < moves.size(); ++i) {
        const Move& move = moves[i];
        const auto by = [&] { return said(json_of(move) + " of seat " + std::to_string(seat)); };
        findings_.expect(std::count(moves.begin(), moves.end(), move) == 1, "a list names a move twice", by);
        const auto refusal =
            match_.rules().refuse(match_.state_for_tests(), static_cast<Seat>(seat), std::span(&move, 1));
        findings_.expect(!refusal, "a legal move is refused", [&] { return by() + ": " + text_of(refusal); });
        const auto json = parse_json(json_of(move));
        const auto read = json ? R::read_move(*json) : Result<Move>(error("not JSON"));
        findings_.expect(read.has_value() && same_bytes(*read, move), "a move does not come back from JSON", by);
      }
    }
  }

  // Takes the log and replays it; call it after play().
  void check_log() {
    std::vector<Json> events;
    for (const auto& event : match_.events()) {
      std::string text;
      JsonWriter json(text);
      match_.write_event(event, json);
      const auto read = parse_json(text);
      findings_.expect(read.has_value(), "an event is not JSON", [&] { return said(text); });
      if (!read) return;
      events.push_back(*read);
    }
    auto replayed = Match<R>::restored(match_.rules(), events[0]);
    for (std::uint32_t number = 0; number < events.size(); ++number) {
      if (number > 0 && replayed) {
        check_damaged(*replayed, events[number]);
        if (const auto restored = replayed->restore(events[number]); !restored) {
          findings_.add("the log can't be replayed", said(restored.error().text));
          return;
        }
      }
      if (!replayed) {
        findings_.add("the log can't be replayed", said(replayed.error().text));
        return;
      }
      const bool same = same_bytes(replayed->state_for_tests(), match_.state_at_for_tests(number)) &&
                        same_bytes(replayed->state_for_tests(), states_.at(number));
      findings_.expect(same, "a replay differs", [&] { return said("after event " + std::to_string(number)); });
    }
    if (const auto proof = match_.finished()) {
      const State end = match_.state_at(match_.last_event(), *proof);
      findings_.expect(same_bytes(end, match_.state_for_tests()), "a replay differs",
                       [&] { return said("at the end"); });
      findings_.expect(parse_json(json_of(end)).has_value(), "a state is not JSON", [&] { return said(json_of(end)); });
      const auto open = json_of(match_.view(Viewer::archive(*proof)));
      findings_.expect(parse_json(open).has_value(), "a view is not JSON", [&] { return said(open); });
    } else {
      findings_.add("a match is not finished", said("though nobody owes anything"));
    }
  }

  [[nodiscard]] const Match<R>& match() const { return match_; }
  [[nodiscard]] std::uint64_t refused() const { return refused_; }
  [[nodiscard]] std::uint64_t free_undos() const { return free_undos_; }
  [[nodiscard]] std::uint64_t undos() const { return static_cast<std::uint64_t>(undos_); }

 private:
  static constexpr int kMostUndos = 20;

  static Stamp stamp() { return {"person", 1}; }
  std::string said(const std::string& what) const { return what + ", " + where_; }
  Seat any_seat() { return static_cast<Seat>(generator_.below(static_cast<std::uint32_t>(match_.rules().players()))); }

  // The state after the latest event; those of the events before it, in the same command, as Match rebuilds them.
  void remember() {
    for (auto number = static_cast<std::uint32_t>(states_.size()); number < match_.last_event(); ++number) {
      states_.push_back(match_.state_at_for_tests(number));
    }
    states_.push_back(match_.state_for_tests());
    lists_.clear();
  }

  void step() {
    const auto choice = choose(match_.rules(), match_.state_for_tests(), generator_, chatter_);
    if (!choice) {
      findings_.add("nobody can go on", said("though somebody owes"));
      match_.stop();
      return;
    }
    std::map<Seat, std::uint32_t> owed;
    for (const Seat seat : match_.owing()) owed[seat] = *match_.decision(seat);
    before_ = moves_of(match_.rules(), match_.state_for_tests(), choice->seat);
    before_seat_ = choice->seat;
    MoveList<Move> legal;
    match_.legal(choice->seat, legal);
    const bool answers = legal.contains(choice->move);
    const std::optional<std::uint32_t> decision = answers ? match_.decision(choice->seat) : std::nullopt;
    const auto played = match_.play(choice->seat, decision, std::span(&choice->move, 1), stamp(), dice_);
    if (!played) {
      findings_.add("a legal move is refused", said(json_of(choice->move) + ": " + played.error().text));
      match_.stop();
      return;
    }
    remember();
    match_.rules().check(match_.state_for_tests());
    for (const Seat seat : match_.owing()) {
      const bool waited = owed.contains(seat) && !(answers && seat == choice->seat) && played->first == played->last;
      if (!waited) continue;
      findings_.expect(match_.decision(seat) == owed[seat], "a decision is renumbered",
                       [&] { return said("seat " + std::to_string(seat) + " by another's move"); });
    }
  }

  void take_back() {
    const Seat seat = any_seat();
    const UndoChance chance = match_.undo_chance(seat);
    if (chance.kind == UndoChance::Kind::nothing) return;
    if (chance.kind == UndoChance::Kind::free) {
      ++free_undos_;
      // Every event in effect since then: from the latest one back along the parents.
      for (std::uint32_t number = latest_in_effect(); number != chance.to;) {
        const auto& event = match_.events()[number];
        const bool own = event.seat == seat && !event.revealed && !event.sealed && event.draws.empty();
        findings_.expect(own, "undo is free behind a barrier", [&] { return said("event " + std::to_string(number)); });
        number = event.parent;
      }
    }
    match_.undo(seat, stamp());
    ++undos_;
    remember();
    findings_.expect(same_bytes(match_.state_for_tests(), states_.at(chance.to)), "undo gives other bytes",
                     [&] { return said("back to event " + std::to_string(chance.to)); });
  }
  std::uint32_t latest_in_effect() const {
    std::uint32_t number = match_.last_event();
    while (match_.events()[number].undo_to) number = *match_.events()[number].undo_to;
    return number;
  }

  // What an outlook promises is what comes.
  void check_outlook() {
    const Seat seat = any_seat();
    const auto moves = moves_of(match_.rules(), match_.state_for_tests(), seat);
    if (moves.empty()) return;
    const Move move = moves[generator_.below(static_cast<std::uint32_t>(moves.size()))];
    const auto ahead = match_.outlook(seat, std::span(&move, 1), Generator(generator_.below(UINT32_MAX)));
    const auto by = [&] { return said(json_of(move) + " of seat " + std::to_string(seat)); };
    if (!ahead) {
      findings_.add("an outlook refuses a legal move", by());
      return;
    }
    const Viewer viewer = Viewer::seat(seat);
    findings_.expect(json_of(ahead->before) == json_of(match_.view(viewer)), "an outlook begins elsewhere", by);
    if (ahead->cut) return;
    Match<R> truth = match_;
    LabDice dice(1);
    const auto decision = truth.decision(seat);
    if (!truth.play(seat, decision, std::span(&move, 1), stamp(), dice)) return;  // reported by step()
    std::vector<Entry> facts;
    for (std::uint32_t number = match_.last_event() + 1; number <= truth.last_event(); ++number) {
      const auto& event = truth.events()[number];
      facts.insert(facts.end(), event.facts.begin(), event.facts.end());
    }
    findings_.expect(json_of(ahead->after) == json_of(truth.view(viewer)), "an outlook is wrong", by);
    findings_.expect(told<R>(ahead->facts, viewer) == told<R>(facts, viewer), "an outlook is wrong", by);
    MoveList<Move> legal;
    truth.legal(seat, legal);
    findings_.expect(std::equal(legal.begin(), legal.end(), ahead->legal.begin(), ahead->legal.end()),
                     "an outlook is wrong", by);
  }

  // A move that `seat` may hardly make: legal ones with changed bytes, those of another seat, of one event earlier or
  // later, or random bytes.
  Move other_move(Seat seat) {
    const auto kind = generator_.below(5);
    if (kind == 4) return random_bytes();
    if (kind == 1) return any_of(moves_now(any_seat()));
    if (kind == 2 && before_seat_ == seat) return any_of(before_);
    if (kind == 3) return any_of(moves_later(seat));
    auto bytes = std::bit_cast<Bytes>(any_of(moves_now(generator_.below(2) == 0 ? seat : any_seat())));
    auto& byte = bytes[generator_.below(sizeof(Move))];
    byte = static_cast<std::uint8_t>(generator_.below(2) == 0 ? byte ^ (1U << generator_.below(8)) : byte + 1U);
    return std::bit_cast<Move>(bytes);
  }
  const std::vector<Move>& moves_now(Seat seat) {
    auto [entry, added] = lists_.try_emplace(seat);
    if (added) entry->second = moves_of(match_.rules(), match_.state_for_tests(), seat);
    return entry->second;
  }
  // Moves that `seat` may make one event later, whatever that is.
  std::vector<Move> moves_later(Seat seat) {
    const auto choice = choose(match_.rules(), match_.state_for_tests(), generator_, chatter_);
    if (!choice) return {};
    LabDice dice(generator_.below(UINT32_MAX));
    const Step<R> next(match_.rules(), match_.state_for_tests(), choice->seat, choice->move, dice);
    return moves_of(match_.rules(), next.after, seat);
  }
  using Bytes = std::array<std::uint8_t, sizeof(Move)>;
  Move random_bytes() {
    Bytes bytes;
    for (auto& byte : bytes) byte = static_cast<std::uint8_t>(generator_.below(generator_.below(2) == 0 ? 8 : 256));
    return std::bit_cast<Move>(bytes);
  }
  Move any_of(const std::vector<Move>& moves) {
    return moves.empty() ? random_bytes() : moves[generator_.below(static_cast<std::uint32_t>(moves.size()))];
  }

  void expect_refused(Seat seat, std::span<const Move> path) {
    const State before = match_.state_for_tests();
    const std::uint32_t last = match_.last_event();
    LabDice dice(2);
    const auto played = match_.play(seat, match_.decision(seat), path, stamp(), dice);
    const auto by = [&] { return said(json_of(path.back()) + " of seat " + std::to_string(seat)); };
    findings_.expect(!played, "an illegal move is played", by);
    if (!played) {
      findings_.expect(!played.error().code.empty() && !played.error().text.empty(), "a refusal gives no reason", by);
    }
    findings_.expect(same_bytes(before, match_.state_for_tests()) && last == match_.last_event(),
                     "a refused move changes something", by);
  }

  // A path that begins well and ends badly is refused whole.
  void check_half_path() {
    for (const Seat seat : match_.owing()) {
      const auto& moves = moves_now(seat);
      const std::array<Move, 2> path = {any_of(moves), random_bytes()};
      Match<R> copy = match_;
      LabDice dice(3);
      if (!copy.play(seat, match_.decision(seat), std::span(path).first(1), stamp(), dice)) continue;
      const auto next = moves_of(copy.rules(), copy.state_for_tests(), seat);
      if (std::find(next.begin(), next.end(), path[1]) == next.end()) expect_refused(seat, path);
    }
  }
  // A good answer to another decision is refused.
  void check_stale() {
    for (const Seat seat : match_.owing()) {
      MoveList<Move> legal;
      match_.legal(seat, legal);
      LabDice dice(4);
      const auto played = match_.play(seat, *match_.decision(seat) + 1, std::span(legal.begin(), 1), stamp(), dice);
      findings_.expect(!played && played.error().code == "stale", "a stale answer is not refused",
                       [&] { return said("seat " + std::to_string(seat)); });
    }
  }

  // A damaged event is refused and leaves the match as it was.
  void check_damaged(Match<R>& replayed, const Json& event) {
    std::vector<Json> damaged(1, event);
    damaged[0]["n"] = event["n"].get<int>() + 1;
    if (event.contains("draws")) {
      damaged.push_back(event);
      damaged.back()["draws"][0][0] = event["draws"][0][0].get<std::uint32_t>() + 1;
      damaged.push_back(event);
      damaged.back().erase("draws");
    }
    if (event.contains("decision")) {
      damaged.push_back(event);
      damaged.back()["decision"] = event["decision"].get<int>() + 1;
    }
    if (event.contains("move")) {
      damaged.push_back(event);
      damaged.back()["move"] = "none";
    }
    for (const Json& bad : damaged) {
      const State before = replayed.state_for_tests();
      const std::uint32_t last = replayed.last_event();
      findings_.expect(!replayed.restore(bad), "a damaged event is taken", [&] { return said(bad.dump()); });
      findings_.expect(same_bytes(before, replayed.state_for_tests()) && last == replayed.last_event(),
                       "a damaged event changes something", [&] { return said(bad.dump()); });
    }
  }

  LabDice dice_;
  Generator generator_;
  int chatter_;
  std::uint32_t most_events_;  // enough for what is played again after an undo
  Findings& findings_;
  std::string where_;
  Match<R> match_;
  std::vector<State> states_;                // after each event, as it was then
  std::map<Seat, std::vector<Move>> lists_;  // what each seat may do now, filled as asked for
  std::vector<Move> before_;                 // what `before_seat_` could do before the latest event
  Seat before_seat_ = 0;
  int undos_ = 0;
  std::uint64_t free_undos_ = 0;
  std::uint64_t refused_ = 0;
};

// A match through AnyMatch: its log file is read, replayed and written again to the same bytes; one cut short is
// incomplete, and a changed line is refused.
template <GameRules R>
void check_log_file(const Setup& setup, std::uint64_t seed, std::uint32_t bound, Findings& findings,
                    const std::string& where) {
  using Game = TypedGame<R, Levels<R, AnyAnswer<R>>>;
  const Game game;
  const auto fail = [&](const std::string& what) {
    findings.add("a log file does not come back", what + ", " + where);
  };
  LabDice dice(seed);
  auto match = game.start(setup, {"host", 1}, dice);
  if (!match) return fail(match.error().text);
  for (std::uint64_t i = 0; !(*match)->owing().empty() && i < bound; ++i) {
    const Seat seat = (*match)->owing().lowest();
    const Json moves = Json::array({(*match)->bot_answer(seat, "random", seed_of(seed, i))});
    const auto played = (*match)->play(seat, (*match)->decision(seat), moves, {"bot random@1", 2}, dice);
    if (!played) return fail(played.error().text);
  }
  LogHeader header;
  header.game = game.info().id;
  header.rules_version = game.info().rules_version;
  header.content_hash = content_hash(game, setup);
  header.setup = setup;
  header.match = "m";
  header.names.assign(static_cast<std::size_t>(setup.players), "somebody");
  header.dice = {{"kind", "seed"}, {"seed", seed}};
  const std::string text = write_log(header, **match, "");
  const auto log = read_log(text);
  if (!log) return fail(log.error().text);
  const auto again = replay(*log, game);
  if (!again) return fail(again.error().text);
  if (!log->complete || write_log(log->header, **again, "") != text) return fail("written again it is another file");
  if (!verify_dice(*log).holds) return fail("its dice do not verify");
  const auto cut = read_log(std::string_view(text).substr(0, text.size() - 2));
  if (!cut || cut->complete) return fail("one cut short does not count as incomplete");
  std::string damaged = text;
  const std::size_t at = damaged.find("\"by\"");
  damaged[at + 1] = 'B';
  if (read_log(damaged)) return fail("a changed byte goes unnoticed");
}

}  // namespace tempora::conformance
