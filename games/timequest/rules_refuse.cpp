// Why something that somebody wished may not be done.
#include <string>

#include "games/timequest/rules.hpp"

namespace tempora::timequest {
namespace {

std::string count(int number, const char* one) { return std::to_string(number) + " " + one + (number == 1 ? "" : "s"); }

}  // namespace

std::optional<Refusal> Rules::refuse(const State& state, Seat seat, std::span<const Move> wish) const {
  if (wish.empty()) return Refusal{"malformed", "a wish has at least one move", "", {}};
  const Task& task = state.agenda.top();
  if (task.what == Do::over) return illegal("TQ-15.3", "the match is over");
  const Move move = wish.front();
  MoveList<Move> moves;
  optional(state, seat, moves);
  if (moves.contains(move)) return std::nullopt;
  if (!owing(state).contains(seat)) {
    if (is_secret(state)) return Refusal{"nothing_owed", "the others are asked now", "TQ-24.4", {}};
    return Refusal{
        "nothing_owed", "player " + std::to_string(owing(state).lowest() + 1) + " is asked now", "TQ-24.1", {}};
  }
  legal(state, seat, moves);
  if (moves.contains(move)) return std::nullopt;
  return task.what == Do::menu ? why_not_in_menu(state, seat, move) : why_not(state, seat, move);
}

// The causes of refusals are tiles.
Refusal Rules::why_not_in_menu(const State& state, Seat seat, Move move) const {
  const Position& now = state.now;
  const Player& player = now.players[seat];
  const int tile = player.tile;
  const bool action = move.act >= Act::move && move.act <= Act::duel;
  const int points = move.act == Act::fight ? 2 : move.act == Act::enter_void ? void_points(state, seat) : 1;
  if (now.free_locked && move.act != Act::event && move.act != Act::trade && move.act != Act::end) {
    return illegal("TQ-8.8", "after a Free Move only trades, won or open events and the end of the turn are left");
  }
  if (action && now.points < points) {
    return illegal("TQ-7.1",
                   "that takes " + count(points, "action point") + "; you have " + std::to_string(now.points));
  }
  if (!action && move.act != Act::end && state.free_acts >= kMostFreeActs) {
    return illegal("TQ-7.5", "at most 40 free acts can be done in a turn");
  }
  switch (move.act) {
    case Act::end:
      return illegal("TQ-7.3", "a turn ends after its first action, or if no action is possible");
    case Act::move:
    case Act::free_move: {
      const int to = move.n[0];
      if (to > kPeriods) return illegal("TQ-2.1", "tiles are the Void, 0, and the periods 1 to 10");
      if (player.bar_move) return illegal("TQ-20.1", "Chrono Eclipse: no Move in this turn");
      if (to == tile) return illegal("TQ-4.1", "your token stands there already", {to});
      if (is_locked(state, tile)) return illegal("TQ-4.1", "a token can't leave a locked period", {tile});
      if (to == kVoid) {
        if (move.act == Act::free_move) return illegal("TQ-8.8", "a Free Move never leads into the Void", {to});
        if (tile != 1 && tile != kPeriods) return illegal("TQ-8.1.3", "only periods 1 and 10 touch the Void", {tile});
        if (artifacts_of(state, seat) < kToEnter)
          return illegal("TQ-12.1", "to enter the Void you must own 2 artifacts", {to});
        return illegal("TQ-8.1.3", "that costs 1 crystal; you have none", {to});
      }
      if (now.visits[static_cast<std::size_t>(to)] == 0) return illegal("TQ-15.1", "that period is closed", {to});
      if (is_locked(state, to)) return illegal("TQ-4.1", "that period is locked", {to});
      if (forbids(state, move.act, to)) return illegal("TQ-21.4", "that Move was just taken back", {to});
      if (move.act == Act::free_move) {
        if (!now.free_move) return illegal("TQ-8.8", "a Free Move is the only action of its turn");
        return illegal("TQ-8.8", "a Free Move leads to a neighbour", {to});
      }
      if (tile == kVoid && !player.portal) {
        return illegal("TQ-12.6",
                       "you came by the edge: you leave to a neighbour of the Void, for its number in crystals", {to});
      }
      return illegal(tile == kVoid ? "TQ-8.1.4" : "TQ-8.1.1",
                     "you can't pay for that; you have " + count(player.crystals, "crystal"), {to});
    }
    case Act::collect:
      if (tile == kVoid) return illegal("TQ-12.8", "nothing is collected in the Void", {tile});
      if (player.bar_collect) return illegal("TQ-20.1", "Cosmic Alignment: no Collect action in this turn");
      if (forbids(state, move.act)) return illegal("TQ-21.4", "collecting was just taken back");
      return illegal("TQ-8.2.1", "the bank has nothing of what is found here", {tile});
    case Act::quest:
    case Act::artifact: {
      bool at_hand = false;
      for_each_quest_at_hand(state, seat, [&](int quest) { at_hand = at_hand || quest == move.n[0]; });
      if (!at_hand) return illegal("TQ-8.3", "that quest is neither in the display nor one of yours");
      if (tile == kVoid) return illegal("TQ-12.8", "there are no quests and artifacts in the Void", {tile});
      if (forbids(state, move.act, move.n[0])) return illegal("TQ-21.4", "that was just taken back");
      if (move.act == Act::quest) {
        if (!player.face_up)
          return illegal("TQ-8.3.2", "your Crystal Collection Token lies face down; moving turns it up");
        return illegal("TQ-8.3", "you can't pay what the quest costs in this period", {tile});
      }
      const Quest& quest = cards_.quests[move.n[0]];
      if (has_artifact(state, seat, quest.period))
        return illegal("TQ-14.2", "you own an artifact of that period", {quest.period});
      if (quest.period != tile && !options_.anywhere) {
        return illegal("TQ-14.2", "an artifact is acquired in the period of its title", {quest.period});
      }
      if (player.crystals < price_lowered(state, seat, move.n[0])) {
        return illegal("TQ-14.2", "that costs " + count(price_lowered(state, seat, move.n[0]), "crystal") +
                                      "; you have " + std::to_string(player.crystals));
      }
      return illegal("TQ-14.2", "that costs " + count(resources_due(state, seat, 0), "resource") +
                                    " of choice, one for each artifact that you own");
    }
    case Act::draw:
      if (forbids(state, move.act)) return illegal("TQ-21.4", "drawing was just taken back");
      return illegal("TQ-8.5", "there are no action cards left");
    case Act::fight:
      return illegal("TQ-13.1", "you challenge another player");
    case Act::enter_void:
      if (tile == kVoid) return illegal("TQ-8.7", "you are in the Void");
      if (is_locked(state, tile)) return illegal("TQ-4.1", "a token can't leave a locked period", {tile});
      if (artifacts_of(state, seat) < kToEnter) return illegal("TQ-12.1", "to enter the Void you must own 2 artifacts");
      return illegal("TQ-8.7", "that costs 2 crystals; you have " + std::to_string(player.crystals));
    case Act::duel:
      if (tile == kVoid) return illegal("TQ-12.8", "there are no duels in the Void", {tile});
      if (now.duelled) return illegal("TQ-14.6", "there is one Artifact Duel a turn");
      return illegal("TQ-14.6", "you challenge another player on your period, and both must own an artifact");
    case Act::trade:
      if (state.offers.size() >= static_cast<std::size_t>(options_.offers)) {
        return illegal("TQ-9.1", "at most " + std::to_string(options_.offers) + " offers can be made in a turn");
      }
      return illegal("TQ-9.1", "nobody can be made an offer");
    case Act::play:
      if (!hand_kinds(state, seat).has(std::min<int>(move.n[0], kMostActionKinds))) {
        return illegal("TQ-9.4", "you don't hold that card");
      }
      return illegal("TQ-9.4", "that card could do nothing now");
    case Act::event:
      return illegal("TQ-10.4", "that event isn't yours, can't be paid, or could do nothing now");
    case Act::attempt:
      return illegal("TQ-9.6", "your event place is empty");
    case Act::use_card:
      return illegal("TQ-9.7", "that card isn't in your slots, is used, can't be paid, or could do nothing now");
    case Act::use_artifact:
      return illegal("TQ-14.8", "that artifact isn't yours, is used, or could do nothing now");
    case Act::use_character:
      return illegal("TQ-9.7", "your character can't do that now");
    default:
      return illegal("TQ-24.3", "now an action, a free act or the end of the turn is asked");
  }
}

Refusal Rules::why_not(const State& state, Seat seat, Move move) const {
  const Task& task = state.agenda.top();
  MoveList<Move> moves;
  list(state, task, seat, moves);
  const bool kind = std::any_of(moves.begin(), moves.end(), [&](const Move& one) { return one.act == move.act; });
  const auto rule = [&]() -> std::string {
    switch (task.what) {
      case Do::pick:
        return "TQ-5.5";
      case Do::choose_objective:
        return "TQ-5.6";
      case Do::draft:
        return "TQ-5.7";
      case Do::mix:
        return "TQ-3.6";
      case Do::way:
        return "TQ-8.1.5";
      case Do::collect:
      case Do::extra:
        return "TQ-8.2";
      case Do::quest:
        return "TQ-8.3.3";
      case Do::trade:
        return "TQ-9.1";
      case Do::discard:
        return "TQ-9.3";
      case Do::replace:
        return "TQ-9.5";
      case Do::all_event:
        return "TQ-11.3";
      case Do::bets:
        return "TQ-13.2";
      case Do::prize:
        return "TQ-13.5";
      case Do::duel:
        return "TQ-14.6";
      case Do::battle:
        return "TQ-16.2";
      case Do::guardian:
        return "TQ-17.6";
      case Do::block:
        return "TQ-11.5";
      case Do::reroll:
        return "TQ-10.2.1";
      default:
        return "TQ-24.1";
    }
  };
  if (kind) return illegal(rule(), "that can't be chosen here, or you can't pay for it");
  std::string allowed;
  Act last = Act::end;
  for (const Move& one : moves) {
    if (!allowed.empty() && one.act == last) continue;
    allowed += (allowed.empty() ? "" : ", ") + std::string(name(one.act));
    last = one.act;
  }
  return illegal(rule(), "something else is asked now; allowed: " + allowed);
}

}  // namespace tempora::timequest
