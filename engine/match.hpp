// A match: its setup and its events. State, views, replay and undo are functions of them.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/any_game.hpp"
#include "engine/dice.hpp"
#include "engine/game.hpp"
#include "engine/sight.hpp"

namespace tempora {

template <class R>
class Match {
  static_assert(GameRules<R>);

 public:
  using State = typename R::State;
  using Move = typename R::Move;
  static constexpr std::size_t kLongestPath = 64;
  static constexpr std::size_t kMostPaths = 2000;

  struct Event {
    std::uint32_t number = 0;
    std::uint32_t parent = 0;               // the event in whose state it was made
    std::optional<std::uint32_t> decision;  // the decision that it answers; none: an optional move
    std::optional<std::uint32_t> undo_to;   // takes the match back to just after that event
    std::uint32_t command = 0;              // the first event of the command that made it
    Seat seat = 0;
    bool forced = false;  // a list of one, answered by the engine
    bool revealed = false;
    bool sealed = false;
    int turn = 0;  // in which the match is after it (Rules::turn), in a game that limits undo
    Move move{};
    std::vector<Draw> draws;
    std::vector<Entry> facts;
    Stamp stamp;
  };

  // Deals a new match: event 0, and the lists of one that follow it.
  Match(R rules, const Stamp& stamp, Dice& dice) : rules_(std::move(rules)) {
    begin(stamp, dice);
    force(stamp, dice, 0);
  }

  // Takes up a match at its stored event 0; the others follow by `restore`.
  static Result<Match> restored(R rules, const Json& event0) {
    Match match(std::move(rules));
    auto stored = read_event(event0);
    if (!stored) return tl::make_unexpected(stored.error());
    if (stored->number != 0) return error("a match begins with event 0");
    RecordedDice dice(stored->draws);
    match.begin(stored->stamp, dice);
    if (!dice.faithful()) return error("event 0: these draws are not what the rules ask for");
    return match;
  }

  [[nodiscard]] const R& rules() const { return rules_; }
  [[nodiscard]] const std::vector<Event>& events() const { return events_; }
  [[nodiscard]] std::uint32_t last_event() const { return static_cast<std::uint32_t>(events_.size() - 1); }
  [[nodiscard]] SeatSet owing() const { return stopped_ ? SeatSet() : rules_.owing(state_); }
  [[nodiscard]] std::optional<std::uint32_t> decision(Seat seat) const {
    if (seat >= rules_.players() || !owing().contains(seat)) return std::nullopt;
    return since_[seat];
  }
  [[nodiscard]] std::optional<Outcome> outcome() const { return rules_.outcome(state_); }
  void stop() { stopped_ = true; }
  [[nodiscard]] std::optional<Finished> finished() const {
    if (!stopped_ && !rules_.owing(state_).empty()) return std::nullopt;
    return Finished();
  }

  void legal(Seat seat, MoveList<Move>& moves) const {
    moves.clear();
    if (owing().contains(seat)) rules_.legal(state_, seat, moves);
  }
  void optional(Seat seat, MoveList<Move>& moves) const {
    moves.clear();
    if (!stopped_) rules_.optional(state_, seat, moves);
  }
  [[nodiscard]] typename R::View view(Viewer viewer) const { return rules_.view(state_, viewer); }
  [[nodiscard]] typename R::View view_at(std::uint32_t event, Viewer viewer) const {
    return rules_.view(state_at(event), viewer);
  }
  [[nodiscard]] State state_at(std::uint32_t event, const Finished& /*proof*/) const { return state_at(event); }
  [[nodiscard]] Sight<R> sight(Seat seat) const { return Sight<R>(rules_, state_, seat); }
  // For tests that compare bytes; the truth must not reach anybody who plays.
  [[nodiscard]] const State& state_for_tests() const { return state_; }
  [[nodiscard]] State state_at_for_tests(std::uint32_t event) const { return state_at(event); }

  // Plays a path of moves, all of it or nothing; see AnyMatch::play. It may name the answers that the engine gives by
  // itself, so that whoever wishes need not know where there is no choice.
  tl::expected<Played, Refusal> play(Seat seat, std::optional<std::uint32_t> answers, std::span<const Move> path,
                                     const Stamp& stamp, Dice& dice) {
    if (seat >= rules_.players()) return refused("seat_unknown", "no such seat; seats go from 0 to players − 1");
    if (path.empty() || path.size() > kLongestPath) return refused("malformed", "a path has 1 to 64 moves");
    const auto first = static_cast<std::uint32_t>(events_.size());
    const Snapshot before = snapshot();
    for (std::size_t i = 0; i < path.size(); ++i) {
      auto refusal = i == 0 ? std::nullopt : chance_since(first);
      if (!refusal) refusal = why_not(seat, answers, path.subspan(i), i == 0);
      if (refusal) {
        go_back(before, first);
        return tl::make_unexpected(std::move(*refusal));
      }
      apply(seat, path[i], stamp, dice, first, false);
      i += force(stamp, dice, first, seat, path.subspan(i + 1));
    }
    return Played{first, last_event()};
  }

  [[nodiscard]] UndoChance undo_chance(Seat seat) const {
    UndoChance chance = latest_command(seat);
    if constexpr (kLimitsUndo) {
      if (chance.kind != UndoChance::Kind::nothing &&
          undos_in_turn(seat, events_[chance.to].turn) >= R::kMostUndosATurn) {
        chance = {};
        chance.limited = true;
      }
    }
    return chance;
  }

  Played undo(Seat seat, const Stamp& stamp) {
    take_back(seat, undo_chance(seat).to, stamp);
    return {last_event(), last_event()};
  }

  // What would follow if `seat` played this path, in an imagined state that looks the same to it.
  struct Outlook {
    std::vector<Entry> facts;
    typename R::View before;
    typename R::View after;
    MoveList<Move> legal;
    bool cut = false;  // a draw, a reveal or another's decision came first
  };
  tl::expected<Outlook, Refusal> outlook(Seat seat, std::span<const Move> path, Generator generator) const {
    Dealer imagination(generator);
    State state = rules_.imagine(state_, Viewer::seat(seat), imagination);
    Outlook result;
    result.before = rules_.view(state, Viewer::seat(seat));
    for (std::size_t i = 0; i < path.size(); ++i) {
      if (result.cut) break;
      if (auto refusal = refuse_in(state, seat, path.subspan(i))) return tl::make_unexpected(std::move(*refusal));
      if (!step(state, seat, path[i], result.facts)) {
        result.cut = true;
        break;
      }
      result.cut = !follow_forced(state, seat, path, i, result.facts);
    }
    result.after = rules_.view(state, Viewer::seat(seat));
    if (!result.cut && rules_.owing(state).contains(seat)) rules_.legal(state, seat, result.legal);
    return result;
  }

  // The whole paths of `seat`'s present decision that begin with `prefix`, which may be empty: a path ends where the
  // game is at rest again (Rules::at_rest, if it has one; else after each move), another owes, or chance comes. Like an
  // outlook, made in an imagined state that looks the same to the seat.
  struct Paths {
    std::vector<std::vector<Move>> whole;  // none if the seat owes nothing
    bool more = false;                     // there are others, beyond the limit
  };
  tl::expected<Paths, Refusal> paths(Seat seat, std::span<const Move> prefix, Generator generator,
                                     std::size_t limit = kMostPaths) const {
    Paths paths;
    if (!owing().contains(seat)) return paths;
    Dealer imagination(generator);
    State state = rules_.imagine(state_, Viewer::seat(seat), imagination);
    std::vector<Move> path(prefix.begin(), prefix.end());
    bool ended = false;
    for (std::size_t at = 0; at < prefix.size(); ++at) {
      if (ended) return refused("illegal", "a path ends where something is drawn or revealed, or another decides");
      if (auto refusal = refuse_in(state, seat, prefix.subspan(at))) return tl::make_unexpected(std::move(*refusal));
      ended = !go_on(state, seat, prefix, at);
    }
    if (ended || (!path.empty() && at_rest(state, seat))) {
      paths.whole.push_back(std::move(path));
    } else {
      expand(state, seat, path, paths, limit);
    }
    return paths;
  }

  // The options that a rematch of this match proposes (Rules::rematch), by name, with its own seats; empty where the
  // game has no wish.
  [[nodiscard]] Json rematch(const Finished& /*proof*/) const {
    if constexpr (requires { rules_.rematch(state_); }) {
      return rules_.rematch(state_);
    } else {
      return Json::object();
    }
  }

  // {"n","decision","seat","by","move","draws","time",…}: docs/log-format.md.
  void write_event(const Event& event, JsonWriter& json) const {
    json.begin_object();
    json.field("n", event.number);
    if (event.number > 0) {
      json.field("seat", int{event.seat});
      if (event.undo_to) {
        json.field("undo", *event.undo_to);
      } else {
        if (event.decision) json.field("decision", *event.decision);
        json.key("move");
        write(event.move, json);
        if (event.command != event.number) json.field("command", event.command);
        if (event.forced) json.field("forced", true);
      }
    }
    json.field("by", std::string_view(event.stamp.by));
    json.field("time", event.stamp.time);
    if (!event.draws.empty()) {
      json.key("draws");
      json.begin_array();
      for (const Draw& draw : event.draws) {
        json.begin_array();
        json.value(draw.bound);
        json.value(draw.outcome);
        json.end_array();
      }
      json.end_array();
    }
    json.end_object();
  }

  // Takes the next event as write_event wrote it.
  Result<void> restore(const Json& json) {
    auto stored = read_event(json);
    if (!stored) return tl::make_unexpected(stored.error());
    const std::string at = "event " + std::to_string(stored->number) + ": ";
    if (stored->number != events_.size()) return error(at + "event " + std::to_string(events_.size()) + " comes next");
    if (stored->seat >= rules_.players()) return error(at + "no such seat");
    if (stored->undo_to) {
      const UndoChance chance = undo_chance(stored->seat);
      if (chance.kind == UndoChance::Kind::nothing || chance.to != *stored->undo_to) {
        return error(at + "nothing can be taken back to there");
      }
      take_back(stored->seat, chance.to, stored->stamp);
      return {};
    }
    if (!may_continue(*stored)) return error(at + "it is not part of that command");
    const auto owed = decision(stored->seat);
    if (stored->decision && stored->decision != owed) return error(at + "that decision is not owed");
    const bool answered_by_rules = stored->decision && !rules_.asks(state_, stored->seat);
    if (stored->forced != answered_by_rules) {
      return error(at + "'forced' must stand where the book lets the engine answer, and only there");
    }
    if (auto refusal = why_not(stored->seat, stored->decision, std::span(&stored->move, 1), !stored->forced)) {
      return error(at + refusal->text);
    }
    RecordedDice dice(stored->draws);
    const Snapshot before = snapshot();
    apply(stored->seat, stored->move, stored->stamp, dice, stored->command, stored->forced);
    if (!dice.faithful() || events_.back().decision != stored->decision) {
      go_back(before, stored->number);
      return error(at + "these draws are not what the rules ask for");
    }
    return {};
  }

 private:
  struct Snapshot {
    State state;
    std::vector<std::uint32_t> line;
    std::array<std::uint32_t, kMaxSeats> since;
    std::map<std::uint32_t, State> states;
    std::uint32_t barrier;
  };

  explicit Match(R rules) : rules_(std::move(rules)) {}

  static constexpr bool kLimitsUndo = requires(const R& rules, const State& state) {
    { rules.turn(state) } -> std::same_as<int>;
    { R::kMostUndosATurn } -> std::convertible_to<int>;
  };
  int turn() const {
    if constexpr (kLimitsUndo) return rules_.turn(state_);
    return 0;
  }
  // How often `seat` went back to a place in that turn; what it took back stays taken back.
  std::ptrdiff_t undos_in_turn(Seat seat, int turn) const {
    return std::count_if(events_.begin(), events_.end(),
                         [&](const Event& event) { return event.undo_to && event.seat == seat && event.turn == turn; });
  }
  // Whether `seat` could take back its own latest command, however often it has done so.
  UndoChance latest_command(Seat seat) const {
    UndoChance chance;
    if (stopped_ || rules_.owing(state_).empty()) return chance;
    bool free = true;
    for (std::size_t i = line_.size(); i-- > 1;) {
      const Event& event = events_[line_[i]];
      if (event.sealed) return {};
      const bool known = event.revealed || !event.draws.empty();
      chance.learned = chance.learned || known;
      free = free && !known && event.seat == seat;
      if (event.seat != seat || event.forced || event.command != event.number) continue;
      chance.kind = free ? UndoChance::Kind::free : UndoChance::Kind::ask;
      chance.to = event.parent;
      return chance;
    }
    return {};
  }

  static tl::unexpected<Refusal> refused(std::string code, std::string text) {
    return tl::make_unexpected(Refusal{std::move(code), std::move(text), "", {}});
  }

  void begin(const Stamp& stamp, Dice& dice) {
    Event event;
    event.stamp = stamp;
    dice.begin(0);
    Dealer dealer(dice, event.draws);
    Journal journal(event.facts);
    state_ = rules_.start(dealer, journal);
    event.revealed = true;
    event.sealed = true;
    events_.push_back(std::move(event));
    line_ = {0};
    states_.emplace(0, state_);
    for (const Seat seat : owing()) since_[seat] = 0;
    events_.back().turn = turn();
  }

  // Whether `next` begins a command or belongs to the one that was played last: a further move of its seat, or an
  // answer that the engine gives.
  bool may_continue(const Event& next) const {
    if (next.command == next.number) return !next.forced;
    const Event& last = events_.back();
    if (last.undo_to || last.command != next.command) return false;
    return next.forced || (next.command > 0 && events_[next.command].seat == next.seat);
  }

  // Why `seat` may not play the first move of `wish` now; what it wishes behind that may tell the rules the reason.
  std::optional<Refusal> why_not(Seat seat, std::optional<std::uint32_t> answers, std::span<const Move> wish,
                                 bool first) const {
    const Move& move = wish.front();
    const auto owed = decision(seat);
    MoveList<Move> moves;
    legal(seat, moves);
    if (moves.contains(move)) {
      if (first && answers != owed) {
        return Refusal{
            "stale", "that answer is to another decision; the one owed now is " + std::to_string(*owed), "", {}};
      }
      return std::nullopt;
    }
    optional(seat, moves);
    if (moves.contains(move)) return std::nullopt;
    if (first && answers && answers != owed) {
      return Refusal{"stale",
                     "that answer is to another decision; " + (owed ? "the one owed now is " + std::to_string(*owed)
                                                                    : std::string("this seat owes none now")),
                     "",
                     {}};
    }
    if (stopped_) return Refusal{"not_now", "the match was stopped", "", {}};
    if (auto refusal = rules_.refuse(state_, seat, wish)) return refusal;
    return Refusal{"illegal", "that move is not legal now", "", {}};
  }

  std::optional<Refusal> refuse_in(const State& state, Seat seat, std::span<const Move> wish) const {
    const Move& move = wish.front();
    MoveList<Move> moves;
    if (rules_.owing(state).contains(seat)) rules_.legal(state, seat, moves);
    if (!moves.contains(move)) rules_.optional(state, seat, moves);
    if (moves.contains(move)) return std::nullopt;
    if (auto refusal = rules_.refuse(state, seat, wish)) return refusal;
    return Refusal{"illegal", "that move is not legal then", "", {}};
  }

  // A path may not go on behind a draw or a reveal: refusing its rest would tell what came.
  std::optional<Refusal> chance_since(std::uint32_t first) const {
    for (std::size_t i = first; i < events_.size(); ++i) {
      if (events_[i].revealed || !events_[i].draws.empty()) {
        return Refusal{"illegal", "a path ends where something is drawn or revealed", "", {}};
      }
    }
    return std::nullopt;
  }

  void apply(Seat seat, const Move& move, const Stamp& stamp, Dice& dice, std::uint32_t command, bool forced) {
    Event event;
    event.number = static_cast<std::uint32_t>(events_.size());
    event.parent = line_.back();
    event.command = command;
    event.seat = seat;
    event.forced = forced;
    event.move = move;
    event.stamp = stamp;
    const SeatSet before = rules_.owing(state_);
    MoveList<Move> moves;
    legal(seat, moves);
    const bool owed = moves.contains(move);
    if (owed) event.decision = since_[seat];
    dice.begin(event.number);
    Dealer dealer(dice, event.draws);
    Journal journal(event.facts);
    rules_.play(state_, seat, move, dealer, journal);
    event.revealed = journal.revealed();
    event.sealed = journal.sealed();
    event.turn = turn();
    for (const Seat other : rules_.owing(state_)) {
      if (!before.contains(other) || (other == seat && owed)) since_[other] = event.number;
    }
    line_.push_back(event.number);
    const bool barrier = event.revealed || event.sealed || !event.draws.empty();
    events_.push_back(std::move(event));
    keep_state(barrier);
  }

  // Answers the lists of one that the book lets the engine answer. Returns how many of the moves that `seat` wishes
  // next are among them.
  std::size_t force(const Stamp& stamp, Dice& dice, std::uint32_t command, Seat wisher = 0,
                    std::span<const Move> wish = {}) {
    MoveList<Move> moves;
    std::size_t named = 0;
    for (bool again = true; again;) {
      again = false;
      for (const Seat seat : owing()) {
        if (rules_.asks(state_, seat)) continue;
        legal(seat, moves);
        apply(seat, moves[0], stamp, dice, command, true);
        if (seat == wisher && named < wish.size() && wish[named] == moves[0]) ++named;
        again = true;
        break;
      }
    }
    return named;
  }

  void take_back(Seat seat, std::uint32_t to, const Stamp& stamp) {
    Event event;
    event.number = static_cast<std::uint32_t>(events_.size());
    event.command = event.number;
    event.parent = line_.back();
    event.undo_to = to;
    event.seat = seat;
    event.stamp = stamp;
    state_ = state_at(to);
    while (line_.back() != to) line_.pop_back();
    event.turn = turn();
    for (const Seat owes : rules_.owing(state_)) since_[owes] = event.number;
    events_.push_back(std::move(event));
    // Line and parents go on from `to`; the undo itself holds no state of its own.
  }

  // Snapshots: every 64 events and at the last barrier.
  void keep_state(bool barrier) {
    const std::uint32_t number = last_event();
    if (barrier) {
      if (barrier_ % 64 != 0) states_.erase(barrier_);
      barrier_ = number;
    }
    if (barrier || number % 64 == 0) states_.insert_or_assign(number, state_);
  }

  State state_at(std::uint32_t event) const {
    std::vector<std::uint32_t> path;
    auto known = states_.find(event);
    while (known == states_.end()) {
      const Event& at = events_[event];
      if (at.undo_to) {
        event = *at.undo_to;
      } else {
        path.push_back(event);
        event = at.parent;
      }
      known = states_.find(event);
    }
    State state = known->second;
    Journal deaf;
    for (auto number = path.rbegin(); number != path.rend(); ++number) {
      const Event& at = events_[*number];
      RecordedDice dice(at.draws);
      std::vector<Draw> unused;
      Dealer dealer(dice, unused);
      rules_.play(state, at.seat, at.move, dealer, deaf);
    }
    return state;
  }

  Snapshot snapshot() const { return {state_, line_, since_, states_, barrier_}; }
  void go_back(const Snapshot& to, std::uint32_t first) {
    state_ = to.state;
    line_ = to.line;
    since_ = to.since;
    states_ = to.states;
    barrier_ = to.barrier;
    events_.resize(first);
  }

  // Plays one move in an imagined state; false, and the state unchanged, if it draws or reveals.
  bool step(State& state, Seat seat, const Move& move, std::vector<Entry>& facts) const {
    State next = state;
    std::vector<Entry> told;
    std::vector<Draw> draws;
    NoDice dice;
    Dealer dealer(dice, draws);
    Journal journal(told);
    rules_.play(next, seat, move, dealer, journal);
    if (dice.asked() || journal.revealed()) return false;
    state = next;
    facts.insert(facts.end(), told.begin(), told.end());
    return true;
  }

  // Lists of one of `seat` itself, where the path may name them behind `at`; false if another owes, or chance came.
  bool follow_forced(State& state, Seat seat, std::span<const Move> path, std::size_t& at,
                     std::vector<Entry>& facts) const {
    MoveList<Move> moves;
    while (rules_.owing(state) == SeatSet::of(seat)) {
      if (rules_.asks(state, seat)) return true;
      moves.clear();
      rules_.legal(state, seat, moves);
      if (!step(state, seat, moves[0], facts)) return false;
      if (at + 1 < path.size() && path[at + 1] == moves[0]) ++at;
    }
    return rules_.owing(state).contains(seat);
  }

  bool at_rest(const State& state, Seat seat) const {
    if constexpr (requires { rules_.at_rest(state, seat); }) {
      return rules_.at_rest(state, seat);
    } else {
      return true;
    }
  }

  // Plays the move at `at` of a path in an imagined state, and what the engine answers behind it; false if the path
  // ends there whatever the game says.
  bool go_on(State& state, Seat seat, std::span<const Move> path, std::size_t& at) const {
    std::vector<Entry> unused;
    return step(state, seat, path[at], unused) && follow_forced(state, seat, path, at, unused);
  }

  void expand(const State& state, Seat seat, std::vector<Move>& path, Paths& paths, std::size_t limit) const {
    MoveList<Move> moves;
    rules_.legal(state, seat, moves);
    for (const Move& move : moves) {
      if (paths.whole.size() >= limit) {
        paths.more = true;
        return;
      }
      State next = state;
      path.push_back(move);
      std::size_t at = path.size() - 1;
      if (go_on(next, seat, path, at) && !at_rest(next, seat) && path.size() < kLongestPath) {
        expand(next, seat, path, paths, limit);
      } else {
        paths.whole.push_back(path);
      }
      path.pop_back();
    }
  }

  static Result<Event> read_event(const Json& json) {
    static constexpr std::int64_t kMost = 1'000'000;
    if (auto fields = expect_fields(
            json, "an event", {"n", "seat", "undo", "decision", "move", "command", "forced", "by", "time", "draws"});
        !fields) {
      return tl::make_unexpected(fields.error());
    }
    Event event;
    const auto number = read_integer(json, "n", 0, kMost);
    if (!number) return tl::make_unexpected(number.error());
    event.number = static_cast<std::uint32_t>(*number);
    event.command = event.number;
    const auto integer = [&](std::string_view name, auto& into) -> Result<bool> {
      if (!json.contains(name)) return false;
      const auto value = read_integer(json, name, 0, kMost);
      if (!value) return tl::make_unexpected(value.error());
      into = static_cast<std::uint32_t>(*value);
      return true;
    };
    if (event.number > 0) {
      const auto seat = read_integer(json, "seat", 0, kMaxSeats - 1);
      if (!seat) return tl::make_unexpected(seat.error());
      event.seat = static_cast<Seat>(*seat);
      if (auto read = integer("undo", event.undo_to); !read) return tl::make_unexpected(read.error());
      if (auto read = integer("decision", event.decision); !read) return tl::make_unexpected(read.error());
      if (auto read = integer("command", event.command); !read) return tl::make_unexpected(read.error());
      if (!event.undo_to) {
        if (!json.contains("move")) return error("an event has a 'move' or an 'undo'");
        const auto move = R::read_move(json["move"]);
        if (!move) return tl::make_unexpected(move.error());
        event.move = *move;
      }
      if (json.contains("forced")) {
        const auto forced = read_bool(json, "forced");
        if (!forced) return tl::make_unexpected(forced.error());
        event.forced = *forced;
      }
    }
    const auto by = read_string(json, "by");
    if (!by) return tl::make_unexpected(by.error());
    event.stamp.by = *by;
    const auto time = read_integer(json, "time", 0, std::int64_t{1} << 53U);
    if (!time) return tl::make_unexpected(time.error());
    event.stamp.time = *time;
    auto draws = read_draws(json);
    if (!draws) return tl::make_unexpected(draws.error());
    event.draws = std::move(*draws);
    return event;
  }

  R rules_;
  State state_{};
  std::vector<Event> events_;
  std::vector<std::uint32_t> line_;               // the events in effect, from 0 on
  std::array<std::uint32_t, kMaxSeats> since_{};  // by seat: the event at which it began to owe
  std::map<std::uint32_t, State> states_;         // snapshots by event
  std::uint32_t barrier_ = 0;
  bool stopped_ = false;
};

}  // namespace tempora
