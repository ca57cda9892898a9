// Nothing hidden leaks, nothing known is forgotten: every position is compared with others that look the same to a
// viewer.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/testing/conformance/findings.hpp"
#include "engine/testing/conformance/walk.hpp"

namespace tempora::conformance {

template <GameRules R>
class Hidden {
 public:
  using State = typename R::State;
  using Move = typename R::Move;

  Hidden(const R& rules, Findings& findings) : rules_(rules), findings_(findings) {}

  // How many steps could be compared; for the suite's report.
  [[nodiscard]] std::uint64_t steps() const { return steps_; }

  // Checks the position `state` for `viewer`; `where` says which position it is.
  void check(const State& state, Viewer viewer, Generator& generator, const std::string& where) {
    viewer_ = viewer;
    where_ = &where;
    const std::uint64_t seed = std::uint64_t{generator.below(UINT32_MAX)} << 1U;
    const State other = imagine(state, seed);
    check_alike(state, other, generator);
    check_independent(state, other, seed + 1, "imagination knows the truth");
    for (const auto& mover : movers(state)) {
      check_step(state, other, mover, generator);
      check_secret(state, mover, generator);
    }
  }

 private:
  State imagine(const State& state, std::uint64_t seed) const {
    Dealer dealer{Generator(seed)};
    return rules_.imagine(state, viewer_, dealer);
  }
  std::string said(const std::string& what) const { return what + " for " + name(viewer_) + ", " + *where_; }

  void check_alike(const State& state, const State& other, Generator& generator) {
    findings_.expect(picture(rules_, state, viewer_) == picture(rules_, other, viewer_), "imagination looks different",
                     [&] { return said(difference(state, other)); });
    rules_.check(other);
    const auto truth = rules_.hidden_features(state);
    const auto imagined = rules_.hidden_features(other);
    bool alike = truth.size() == imagined.size();
    for (std::size_t i = 0; alike && i < truth.size(); ++i) alike = truth[i].name == imagined[i].name;
    findings_.expect(alike, "features", [&] { return said("other features are named in the imagined state"); });
    if (!viewer_.is_seat()) return;
    for (int i = 0; i < 4; ++i) {
      const Move wish = random_bytes(generator);
      const auto refused = [&](const State& in) {
        return text_of(rules_.refuse(in, viewer_.seat(), std::span(&wish, 1)));
      };
      findings_.expect(refused(state) == refused(other), "a refusal tells what is hidden",
                       [&] { return said("\"" + refused(state) + "\" or \"" + refused(other) + "\""); });
    }
  }

  // Two states that look the same to the viewer must be imagined alike.
  void check_independent(const State& a, const State& b, std::uint64_t seed, const char* check) {
    findings_.expect(same_bytes(imagine(a, seed), imagine(b, seed)), check,
                     [&] { return said("two states that look the same give different imaginations with one seed"); });
  }

  // Who may move, with its moves.
  struct Mover {
    Seat seat = 0;
    std::vector<Move> moves;
  };
  std::vector<Mover> movers(const State& state) const {
    std::vector<Mover> all;
    for (int seat = 0; seat < rules_.players(); ++seat) {
      auto moves = moves_of(rules_, state, static_cast<Seat>(seat));
      if (!moves.empty()) all.push_back({static_cast<Seat>(seat), std::move(moves)});
    }
    return all;
  }

  // The same move in two states that look the same, with the same outcomes of chance.
  void check_step(const State& state, const State& other, const Mover& mover, Generator& generator) {
    const auto possible = moves_of(rules_, other, mover.seat);
    std::vector<Move> both;
    for (const Move& move : mover.moves) {
      if (std::find(possible.begin(), possible.end(), move) != possible.end()) both.push_back(move);
    }
    if (both.empty()) return;
    const Move move = any(both, generator);
    LabDice dice(generator.below(UINT32_MAX));
    const Step<R> truth(rules_, state, mover.seat, move, dice);
    ScriptedDice same(truth.outcomes());
    const Step<R> imagined(rules_, other, mover.seat, move, same);
    const bool no_reveal = !truth.reveals_to(viewer_) && !imagined.reveals_to(viewer_) && truth.drew_like(imagined);
    if (truth.barrier && !no_reveal) return;
    ++steps_;
    const char* check = truth.barrier ? "a step leaks" : "a barrier was forgotten";
    const auto by = [&] { return said(json_of(move) + " of seat " + std::to_string(mover.seat)); };
    findings_.expect(told<R>(truth.facts, viewer_) == told<R>(imagined.facts, viewer_), check, [&] {
      return by() + " tells " + told<R>(truth.facts, viewer_) + " or " + told<R>(imagined.facts, viewer_);
    });
    findings_.expect(picture(rules_, truth.after, viewer_) == picture(rules_, imagined.after, viewer_), check,
                     [&] { return by() + ": afterwards " + difference(truth.after, imagined.after); });
  }

  // Two moves of another seat after which the viewer sees the same: what it imagines must be the same too; and if they
  // are a secret, that is, if the mover sees something else and chance was asked the same, so must be what it is told.
  void check_secret(const State& state, const Mover& mover, Generator& generator) {
    if (viewer_.is_seat(mover.seat) || mover.moves.size() < 2) return;
    const std::uint32_t seed = generator.below(UINT32_MAX);
    LabDice dice(seed);
    LabDice same(seed);
    const Step<R> one(rules_, state, mover.seat, any(mover.moves, generator), dice);
    const Step<R> two(rules_, state, mover.seat, any(mover.moves, generator), same);
    if (same_bytes(one.after, two.after) || one.reveals_to(viewer_) || two.reveals_to(viewer_)) return;
    if (picture(rules_, one.after, viewer_) != picture(rules_, two.after, viewer_)) return;
    check_independent(one.after, two.after, seed, "imagination knows a secret move");
    const Viewer own = Viewer::seat(mover.seat);
    const bool secret = one.drew_like(two) && picture(rules_, one.after, own) != picture(rules_, two.after, own);
    if (!secret) return;
    findings_.expect(told<R>(one.facts, viewer_) == told<R>(two.facts, viewer_), "a secret move is told", [&] {
      return said(told<R>(one.facts, viewer_) + " or " + told<R>(two.facts, viewer_) +
                  ", though the views are the same");
    });
  }

  // What differs for the viewer.
  std::string difference(const State& a, const State& b) const {
    const std::string view_a = json_of(rules_.view(a, viewer_));
    const std::string view_b = json_of(rules_.view(b, viewer_));
    if (view_a == view_b) return "the lists, who owes or the outcome differ";
    const auto at = static_cast<std::size_t>(
        std::mismatch(view_a.begin(), view_a.end(), view_b.begin(), view_b.end()).first - view_a.begin());
    const std::size_t from = at < 30 ? 0 : at - 30;
    return "the view has …" + view_a.substr(from, 60) + "… or …" + view_b.substr(from, 60) + "…";
  }

  static Move any(const std::vector<Move>& moves, Generator& generator) {
    return moves[generator.below(static_cast<std::uint32_t>(moves.size()))];
  }
  static Move random_bytes(Generator& generator) {
    std::array<std::uint8_t, sizeof(Move)> bytes;
    for (auto& byte : bytes) byte = static_cast<std::uint8_t>(generator.below(generator.below(2) == 0 ? 8 : 256));
    return std::bit_cast<Move>(bytes);
  }

  const R& rules_;
  Findings& findings_;
  Viewer viewer_ = Viewer::spectator();
  const std::string* where_ = nullptr;
  std::uint64_t steps_ = 0;
};

}  // namespace tempora::conformance
