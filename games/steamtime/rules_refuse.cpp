// Why something that somebody wished may not be done.
#include <string>

#include "games/steamtime/rules.hpp"

namespace tempora::steamtime {
namespace {

std::string colour_name(int colour) { return std::string(kColourCodes[static_cast<std::size_t>(colour)]); }

}  // namespace

std::optional<Refusal> Rules::refuse(const State& state, Seat seat, std::span<const Move> wish) const {
  if (wish.empty()) return Refusal{"malformed", "a wish has at least one move", "", {}};
  if (state.agenda.top().what == Do::over) return illegal("ST-5.3", "the match is over");
  if (!owing(state).contains(seat)) {
    return Refusal{
        "nothing_owed", "player " + std::to_string(owing(state).lowest() + 1) + " is asked now", "ST-20.3", {}};
  }
  MoveList<Move> moves;
  legal(state, seat, moves);
  if (moves.contains(wish.front())) return std::nullopt;
  return why_not(state, seat, wish.front());
}

// Causes are codes of spaces.
Refusal Rules::why_not_use(const State& state, Seat seat, int space, bool airship) const {
  const Place& place = spaces_[static_cast<std::size_t>(space)];
  const Player& player = state.players[seat];
  const int code = place.code;
  if (airship) {
    if (player.hangar == 0) return illegal("ST-7.2", "your hangar is empty");
    if (player.withdrawn) return illegal("ST-7.5", "you have withdrawn: no more airships in this round");
    if (state.airships[static_cast<std::size_t>(space)] != kNone) {
      return illegal("ST-8.1", "an airship stands there", {code});
    }
    const int position = position_of(state, space);
    if (position <= player.highest && !(position == player.highest && has_talent(state, seat, Talent::same_board))) {
      return illegal(player.highest == kStream ? "ST-8.3" : "ST-8.2",
                     "your next airship must go to a board above position " + std::to_string(player.highest), {code});
    }
  }
  const Purse purse = purse_of(player);
  if (!can_act(state, seat, space, purse)) {
    switch (place.space.action) {
      case Action::deposit:
        return illegal("ST-8.5", "you can buy and place none of its crystals: each costs 2 gold, and its slot", {code});
      case Action::gold:
        return illegal("ST-8.5", "the bank is empty", {code});
      default:
        break;
    }
    const std::uint8_t card = state.lying[static_cast<std::size_t>(space)];
    if (card == kNone) return illegal("ST-8.5", "nothing lies there any more", {code});
    const int lacking = deficit(purse, effort(state, letter_of(card)));
    return illegal("ST-11.7",
                   "you lack " + std::to_string(lacking) + " of its crystals; steam " + std::to_string(purse.steam) +
                       " and other crystals don't make up for them",
                   {code});
  }
  return illegal("ST-18.5",
                 "its saboteurs cost " + std::to_string(tolls(state, seat, space)) +
                     " TIME-crystals, after which its action could not be carried out",
                 {code});
}

Refusal Rules::why_not(const State& state, Seat seat, Move move) const {
  const Task& task = state.agenda.top();
  const Player& player = state.players[seat];
  const auto is_space = [&](int code) { return code < static_cast<int>(numbers_.size()) && space_of(code) >= 0; };
  switch (task.what) {
    case Do::sabotage:
      return illegal("ST-18.1", "put your saboteur on an action space");
    case Do::specialist:
      if (move.act == Act::specialist) return illegal("ST-19.2", "that specialist is not in your hand");
      return illegal("ST-19.3", "play a specialist, or none");
    case Do::menu:
      if (move.act == Act::place) {
        if (!is_space(move.a)) return illegal("ST-3.7", "that space is not in use");
        return why_not_use(state, seat, space_of(move.a), true);
      }
      if (move.act == Act::tile) {
        if (state.holder != kNone) return illegal("ST-7.3", "somebody has taken the tile in this round");
        return illegal("ST-7.4", "the first player may not take the tile on the first turn of the round");
      }
      return illegal("ST-7.1", "place an airship, take the tile, or skip");
    case Do::bonus:
      if (move.act == Act::bonus) {
        if (!is_space(move.a)) return illegal("ST-3.7", "that space is not in use");
        return why_not_use(state, seat, space_of(move.a), false);
      }
      return illegal("ST-13.3", "put Mr. TIME on an action space, or decline");
    case Do::toll:
      if (move.act == Act::pay && move.a < kColours) {
        if (player.generators[move.a].time == 0) return illegal("ST-18.4", "no TIME-crystal stands there");
        return illegal("ST-18.5", "without that crystal the action could not be carried out");
      }
      return illegal("ST-18.2", "pay a TIME-crystal for each saboteur first");
    case Do::card:
      return illegal("ST-9.4", "choose one of the encounters drawn");
    case Do::choose_act:
      if (move.act == Act::bottom && components_.encounters[task.a].purple) {
        return illegal("ST-9.5", "the purple action is for the others");
      }
      if (move.act == Act::top || move.act == Act::bottom) return illegal("ST-9.6", "you can't pay for that action");
      return illegal("ST-9.4", "carry out an action of the encounter, or none");
    case Do::purple:
      return illegal("ST-9.5", "carry out the purple action, or none");
    case Do::pay:
      if (move.act == Act::pay && move.a <= kBySteam) {
        if (move.a == kBySteam) {
          return options_.mint ? illegal("ST-11.11", "the rest could not be paid then")
                               : illegal("ST-11.6", "steam alone pays for nothing");
        }
        if (player.generators[move.a].count() == 0) return illegal("ST-11.1", "no crystal stands there");
        return illegal("ST-11.8", "the rest could not be paid then");
      }
      return illegal("ST-11.8", "pay a crystal of one of your generators");
    case Do::rainbow:
      return illegal("ST-11.10", "pay a crystal of one of your generators");
    case Do::discover:
      return illegal("ST-9.18", "choose a discovery that you have not chosen yet");
    case Do::buy: {
      if (move.act == Act::stop) return illegal("ST-9.10", "buy one crystal at least");
      if (move.act != Act::buy || move.a >= kColours)
        return illegal("ST-9.10", "buy a crystal of this deposit, or stop");
      if (state.deposits[space(space_of(task.a)).deposit][move.a] == 0) {
        return illegal("ST-9.10", "no " + colour_name(move.a) + " lies in this deposit");
      }
      if (!mark(state, seat, move.a)) return illegal("ST-10.1", "its generator is full");
      return illegal("ST-10.3", "you can't pay 2 gold, and the slot that it would fill");
    }
    case Do::gain: {
      if (move.act != Act::gain || move.b >= kColours) return illegal("ST-10.8", "receive an owed crystal, or stop");
      const auto kind = static_cast<Owed>(move.a);
      const std::size_t owed = kind == Owed::colour ? move.b
                               : kind == Owed::time ? kOwedTime
                               : kind == Owed::any  ? kOwedAny
                                                    : kOwedFree;
      if (task.owed[owed] == 0) return illegal("ST-10.8", "no such crystal is owed to you");
      if (!mark(state, seat, move.b)) return illegal("ST-10.1", "that generator is full");
      if (*mark(state, seat, move.b) > player.gold) return illegal("ST-10.3", "you can't pay for that slot");
      if (kind == Owed::free) return illegal("ST-6.4", "no such crystal lies there");
      return illegal("ST-16.2", "there is none left");
    }
    case Do::tile:
      if (move.act == Act::esteem) return illegal("ST-14.3", "you have " + std::to_string(player.steam) + " steam");
      if (move.act == Act::time) {
        return illegal("ST-14.3", "that takes 1 steam, a TIME-crystal in the mine and a slot for it");
      }
      return illegal("ST-14.2", "turn steam into esteem, or 1 steam into a TIME-crystal");
    case Do::missions:
      if (move.act == Act::mission) {
        if (move.a >= player.missions.size()) return illegal("ST-17.2", "you have no such mission");
        if ((player.missions_done >> move.a & 1U) != 0) return illegal("ST-17.2", "that mission is completed");
        if (move.b > 0 && !options_.either_half) return illegal("ST-17.6", "only the top half of a mission counts");
        return illegal("ST-17.4", "you can't pay what that mission asks for");
      }
      return illegal("ST-17.2", "complete a mission, or be done");
    default:
      return illegal("ST-20.3", "nothing is asked");
  }
}

}  // namespace tempora::steamtime
