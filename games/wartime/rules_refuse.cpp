// Why something that somebody wished may not be done.
#include <bit>
#include <string>

#include "games/wartime/rules.hpp"

namespace tempora::wartime {
namespace {

std::string id(int piece) { return std::string(piece_id(piece)); }

// What is asked, and by which rule it is.
struct Question {
  std::string_view rule;
  std::string_view text;
};
constexpr std::array<Question, kAsks> kQuestions{
    Question{"WT-10.5", "the match is over"},
    Question{"WT-5.5", "the command centre goes on a plot of the own start area now"},
    Question{"WT-5.5", "the bulldozer goes beside the command centre now, in a direction that is a multiple of 45"},
    Question{"WT-5.5", "the oil well goes on a free plot of the own start area now"},
    Question{"WT-7.1", "an action is chosen now"},
    Question{"WT-7.5", "a direction is chosen now, or to stay"},
    Question{"WT-7.9", "a target is chosen now"},
    Question{"WT-7.18", "the building to capture is chosen now"},
    Question{"WT-7.20", "an infantry to take aboard is chosen now, or to stop"},
    Question{"WT-7.22", "a place for the infantry is chosen now, or to stop"},
    Question{"WT-7.25", "a place for the new piece is chosen now, in a direction that is a multiple of 5"},
    Question{"WT-7.16", "an airfield to land on is chosen now"},
    Question{"WT-6.5", "the turn ends now, or a plus disc is spent"}};

std::string text_of(Fault fault, int cause) {
  switch (fault) {
    case Fault::table:
      return "it would leave the table";
    case Fault::terrain:
      return "the terrain there doesn't suit it";
    case Fault::line:
      return "the line to there is not clear";
    default:
      return "it would overlap " + id(cause);
  }
}

Refusal fault_refusal(Fault fault, int cause) {
  Refusal refusal = illegal(rule_of(fault), text_of(fault, cause));
  if (fault == Fault::overlap) refusal.causes.push_back(cause);
  return refusal;
}

std::string text_of(Reason reason) {
  switch (reason) {
    case Reason::aboard:
      return "it is aboard; allowed: actions of its carrier";
    case Reason::bank:
      return "the bank can't pay";
    case Reason::cash:
      return "the cash is too little";
    case Reason::stock:
      return "none is in stock";
    case Reason::room:
      return "there is no room beside the builder";
    case Reason::well:
      return "an oil storage needs an own oil well in play";
    case Reason::no_target:
      return "no target is within the largest reach";
    case Reason::empty:
      return "nobody is aboard";
    case Reason::full:
      return "two infantry are aboard already";
    case Reason::no_infantry:
      return "no own infantry is within the largest reach";
    case Reason::fort:
      return "it has a fort";
    case Reason::no_fort:
      return "it has no fort";
    case Reason::fort_room:
      return "there is no room for a fort around it";
    case Reason::parked:
      return "a jet is parked on it";
    case Reason::option:
      return "forts don't shoot in this match";
    case Reason::disc:
      return "there is no plus disc to sell";
    case Reason::none:
      return "";
  }
  return "";
}

}  // namespace

std::optional<Refusal> Rules::refuse(const State& state, Seat seat, std::span<const Move> wish) const {
  if (wish.empty()) return Refusal{"malformed", "a wish has at least one move", "", {}};
  if (state.step.ask == Ask::over) {
    const bool last = state.end == End::last_standing;
    return illegal(last ? "WT-10.3" : "WT-10.5", "the match is over");
  }
  if (!owing(state).contains(seat)) {
    return Refusal{"nothing_owed", "player " + std::to_string(state.active + 1) + " is asked now", "WT-8.2", {}};
  }
  MoveList<Move> moves;
  legal(state, seat, moves);
  if (moves.contains(wish.front())) return std::nullopt;
  return why_not(state, wish.front());
}

Refusal Rules::why_not(const State& state, Move move) const {
  const Step& step = state.step;
  const Question& question = kQuestions[static_cast<std::size_t>(step.ask)];
  Refusal otherwise = illegal(question.rule, std::string(question.text));
  // Whatever bytes a wish consists of, what is looked up must be there.
  const bool names_piece = move.a < kMostPieces;
  const bool has_angle = move.angle >= 0 && move.angle < kDegrees;
  int cause = kNoPiece;
  switch (step.ask) {
    case Ask::cc:
    case Ask::well: {
      if (move.act != Act::plot || move.a < 1 || move.a > kPlots) return otherwise;
      const Type type = step.ask == Ask::cc ? Type::cc : Type::well;
      const Fault fault = fault_at(Crowd(state), type, plot_place(state.active, move.a), 0, &cause);
      return fault == Fault::none ? otherwise : fault_refusal(fault, cause);
    }
    case Ask::dozer: {
      if (move.act != Act::dir || !has_angle || move.angle % (kDegrees / kStartDirections) != 0) return otherwise;
      const Point at = start_place(state, state.active, move.angle);
      const Fault fault = fault_at(Crowd(state), Type::dozer, at, move.angle, &cause);
      return fault == Fault::none ? otherwise : fault_refusal(fault, cause);
    }
    case Ask::act: {
      if (move.act == Act::sell_disc) {
        const Denial denial = deny_disc_sale(state, state.active);
        return denial.reason == Reason::none ? otherwise : illegal(denial.rule, text_of(denial.reason));
      }
      if (!is_action(move.act) || !names_piece) return otherwise;
      if (seat_of(move.a) != state.active || !state.piece(move.a).in_play()) {
        return illegal("WT-7.1", id(move.a) + " is not one of the own pieces in play", {move.a});
      }
      const Type type = type_of(move.a);
      const auto made = made_by(type);
      const bool makes =
          move.act != Act::build || std::find(made.begin(), made.end(), static_cast<Type>(move.b)) != made.end();
      if (!can_ever(type, move.act) || !makes) {
        return illegal("WT-2.6", "a piece of type " + std::string(name(type)) + " can't do that", {move.a});
      }
      const Denial denial = deny(state, Crowd(state), move.act, move.a, static_cast<Type>(move.b));
      return denial.reason == Reason::none ? otherwise : illegal(denial.rule, text_of(denial.reason), {move.a});
    }
    case Ask::move: {
      if (move.act != Act::go || !has_angle) return otherwise;
      const Destination to = destination(state, Crowd(state, step.piece), step.piece, reach(step), move.angle);
      return to.fault == Fault::none ? otherwise : fault_refusal(to.fault, to.cause);
    }
    case Ask::target: {
      if (move.act != Act::hit || !names_piece) return otherwise;
      if (move.a == step.barred) {
        return illegal("WT-7.12", id(move.a) + " lost its fort in this action; allowed: another target", {move.a});
      }
      const bool aimed = any_target(state, Crowd(state), step.act, step.piece, kAnyReach, step.barred,
                                    [&](const Standing& standing) { return standing.piece == move.a; });
      if (!aimed) return illegal("WT-7.8", id(move.a) + " can't be a target of this attack", {move.a});
      return illegal("WT-7.9", id(move.a) + " is not within the reach of " + std::to_string(reach(step)), {move.a});
    }
    case Ask::take:
      if (move.act != Act::take || !names_piece) return otherwise;
      return illegal("WT-7.18",
                     id(move.a) +
                         " can't be captured; allowed: enemy buildings within 1200, without a fort, of which "
                         "one is in the own stock",
                     {move.a});
    case Ask::load:
      if (move.act != Act::load || !names_piece) return otherwise;
      return illegal("WT-7.20", id(move.a) + " is no own infantry within the reach", {move.a});
    case Ask::unload: {
      if (move.act != Act::put || !has_angle || move.angle % kUnloadStep != 0 || move.b > step.roll()) return otherwise;
      const Point at = slide_place(state, step.piece, Type::inf, move.angle, kPip * move.b);
      const Fault fault = unload_fault(state, Crowd(state), step.piece, at, &cause);
      return fault == Fault::none ? otherwise : fault_refusal(fault, cause);
    }
    case Ask::place: {
      if (move.act != Act::at || !has_angle || move.angle % kPlaceStep != 0) return otherwise;
      const auto type = static_cast<Type>(step.type);
      const Point at = slide_place(state, step.piece, type, move.angle);
      const Fault fault = fault_at(Crowd(state), type, at, turns(type) ? move.angle : 0, &cause);
      return fault == Fault::none ? otherwise : fault_refusal(fault, cause);
    }
    default:
      return otherwise;
  }
}

}  // namespace tempora::wartime
