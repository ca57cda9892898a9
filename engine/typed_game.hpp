// AnyGame and AnyMatch over one game's Rules and its bots.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/any_game.hpp"
#include "engine/levels.hpp"
#include "engine/match.hpp"
#include "engine/merge_patch.hpp"

namespace tempora {

template <GameRules R, class BotLevels>
class TypedMatch final : public AnyMatch {
 public:
  using Move = typename R::Move;
  explicit TypedMatch(Match<R> match) : match_(std::move(match)) {}

  int players() const override { return match_.rules().players(); }
  std::uint32_t last_event() const override { return match_.last_event(); }
  SeatSet owing() const override { return match_.owing(); }
  std::optional<std::uint32_t> decision(Seat seat) const override { return match_.decision(seat); }
  bool has_optional(Seat seat) const override {
    MoveList<Move> moves;
    match_.optional(seat, moves);
    return !moves.empty();
  }
  std::optional<Outcome> outcome() const override { return match_.outcome(); }
  void stop() override { match_.stop(); }
  std::optional<Finished> finished() const override { return match_.finished(); }

  tl::expected<Played, Refusal> play(Seat seat, std::optional<std::uint32_t> answers, const Json& moves,
                                     const Stamp& stamp, Dice& dice) override {
    auto path = read_path(moves);
    if (!path) return tl::make_unexpected(std::move(path.error()));
    return match_.play(seat, answers, *path, stamp, dice);
  }
  UndoChance undo_chance(Seat seat) const override { return match_.undo_chance(seat); }
  Played undo(Seat seat, const Stamp& stamp) override { return match_.undo(seat, stamp); }

  Json bot_answer(Seat seat, std::string_view level, std::uint64_t seed) const override {
    MoveList<Move> moves;
    match_.legal(seat, moves);
    Generator generator(seed);
    return to_json(bots_.answer(*BotLevels::find(level), match_.sight(seat), moves, generator));
  }
  std::optional<Json> bot_optional(Seat seat, std::string_view level, std::uint64_t seed) const override {
    const std::size_t index = *BotLevels::find(level);
    MoveList<Move> moves;
    match_.optional(seat, moves);
    if (moves.empty() || !bots_.speaks(index)) return std::nullopt;
    Generator generator(seed);
    const auto move = bots_.optional(index, match_.sight(seat), moves, generator);
    if (!move) return std::nullopt;
    return to_json(*move);
  }

  void write_view(Viewer viewer, JsonWriter& json) const override { write(match_.view(viewer), json); }
  void write_view_at(std::uint32_t event, Viewer viewer, JsonWriter& json) const override {
    write(match_.view_at(event, viewer), json);
  }
  void write_legal(Seat seat, JsonWriter& json) const override {
    MoveList<Move> moves;
    match_.legal(seat, moves);
    write_moves(moves, json);
  }
  void write_optional(Seat seat, JsonWriter& json) const override {
    MoveList<Move> moves;
    match_.optional(seat, moves);
    write_moves(moves, json);
  }
  bool write_facts(std::uint32_t number, Viewer viewer, JsonWriter& json) const override {
    const auto& event = match_.events()[number];
    bool told = event.undo_to.has_value();
    for (const Entry& entry : event.facts) told = told || entry.told_to(viewer) != nullptr;
    if (!told) return false;
    json.begin_object();
    json.field("event", number);
    json.field("seat", int{event.seat});
    json.field("by", std::string_view(event.stamp.by).substr(0, event.stamp.by.find(' ')));
    if (event.undo_to) json.field("undo", *event.undo_to);
    json.key("facts");
    write_entries(event.facts, viewer, json);
    json.end_object();
    return true;
  }

  tl::expected<std::string, Refusal> outlook(Seat seat, const Json& moves, std::uint64_t seed) const override {
    auto path = read_path(moves);
    if (!path) return tl::make_unexpected(std::move(path.error()));
    auto ahead = match_.outlook(seat, *path, Generator(seed));
    if (!ahead) return tl::make_unexpected(std::move(ahead.error()));
    std::string before;
    std::string after;
    std::string patch;
    JsonWriter before_json(before);
    JsonWriter after_json(after);
    write(ahead->before, before_json);
    write(ahead->after, after_json);
    if (!merge_patch(before, after, patch)) patch = "{}";
    std::string text;
    JsonWriter json(text);
    json.begin_object();
    json.key("facts");
    write_entries(ahead->facts, Viewer::seat(seat), json);
    json.key("patch");
    json.raw(patch);
    json.key("legal");
    write_moves(ahead->legal, json);
    json.field("cut", ahead->cut);
    json.end_object();
    return text;
  }

  tl::expected<std::string, Refusal> paths(Seat seat, const Json& moves, std::uint64_t seed) const override {
    auto prefix = read_path(moves, 0);
    if (!prefix) return tl::make_unexpected(std::move(prefix.error()));
    auto found = match_.paths(seat, *prefix, Generator(seed));
    if (!found) return tl::make_unexpected(std::move(found.error()));
    std::string text;
    JsonWriter json(text);
    json.begin_object();
    json.key("paths");
    json.begin_array();
    for (const auto& path : found->whole) write_moves(path, json);
    json.end_array();
    json.field("more", found->more);
    json.end_object();
    return text;
  }
  Json rematch(const Finished& proof) const override { return match_.rematch(proof); }

  void write_event(std::uint32_t event, JsonWriter& json) const override {
    match_.write_event(match_.events()[event], json);
  }
  void write_state_at(std::uint32_t event, const Finished& proof, JsonWriter& json) const override {
    write(match_.state_at(event, proof), json);
  }
  Result<void> restore_event(const Json& event) override { return match_.restore(event); }

 private:
  static tl::expected<std::vector<Move>, Refusal> read_path(const Json& moves, std::size_t least = 1) {
    const auto malformed = [](std::string text) {
      return tl::make_unexpected(Refusal{"malformed", std::move(text), "", {}});
    };
    if (!moves.is_array() || moves.size() < least || moves.size() > Match<R>::kLongestPath) {
      return malformed("'moves' must be a list of " + std::to_string(least) + " to 64 moves");
    }
    std::vector<Move> path;
    for (const Json& item : moves) {
      const auto move = R::read_move(item);
      if (!move) return malformed(move.error().text);
      path.push_back(*move);
    }
    return path;
  }
  static Json to_json(const Move& move) {
    std::string text;
    JsonWriter json(text);
    write(move, json);
    return Json::parse(text);
  }
  static void write_moves(const auto& moves, JsonWriter& json) {
    json.begin_array();
    for (const Move& move : moves) write(move, json);
    json.end_array();
  }
  static void write_entries(const std::vector<Entry>& entries, Viewer viewer, JsonWriter& json) {
    json.begin_array();
    for (const Entry& entry : entries) {
      if (const Fact* fact = entry.told_to(viewer)) R::write_fact(*fact, json);
    }
    json.end_array();
  }

  Match<R> match_;
  BotLevels bots_;
};

template <GameRules R, class BotLevels>
class TypedGame final : public AnyGame {
 public:
  const GameInfo& info() const override { return R::info(); }
  std::string_view content_hash() const override { return R::content_hash(); }
  std::vector<std::string> bot_levels() const override { return {BotLevels::kNames.begin(), BotLevels::kNames.end()}; }
  std::optional<std::string> bot_stamp(std::string_view level) const override {
    const auto index = BotLevels::find(level);
    if (!index) return std::nullopt;
    return "bot " + std::string(level) + "@" + std::to_string(BotLevels::kVersions[*index]);
  }
  int hint_samples(std::string_view level) const override { return BotLevels::kHintSamples[*BotLevels::find(level)]; }
  Result<void> check(const Setup& setup) const override {
    auto rules = R::create(setup);
    if (!rules) return tl::make_unexpected(rules.error());
    return {};
  }
  Result<std::unique_ptr<AnyMatch>> start(const Setup& setup, const Stamp& stamp, Dice& dice) const override {
    auto rules = R::create(setup);
    if (!rules) return tl::make_unexpected(rules.error());
    return std::make_unique<TypedMatch<R, BotLevels>>(Match<R>(std::move(*rules), stamp, dice));
  }
  Result<std::unique_ptr<AnyMatch>> restore(const Setup& setup, const Json& event0) const override {
    auto rules = R::create(setup);
    if (!rules) return tl::make_unexpected(rules.error());
    auto match = Match<R>::restored(std::move(*rules), event0);
    if (!match) return tl::make_unexpected(match.error());
    return std::make_unique<TypedMatch<R, BotLevels>>(std::move(*match));
  }
};

}  // namespace tempora
