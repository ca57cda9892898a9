#include "games/wartime/testing/position.hpp"

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <sstream>

#include "engine/dice.hpp"

namespace tempora::wartime {
namespace {

std::vector<std::string> split(std::string_view text, char at) {
  std::vector<std::string> parts;
  std::istringstream stream{std::string(text)};
  for (std::string part; std::getline(stream, part, at);) {
    part.erase(0, std::min(part.find_first_not_of(' '), part.size()));
    part.erase(part.find_last_not_of(' ') + 1);
    if (!part.empty()) parts.push_back(part);
  }
  return parts;
}

template <class T>
std::uint16_t amount(T number) {
  return static_cast<std::uint16_t>(number);
}

std::uint64_t bit_of(int piece) { return std::uint64_t{1} << place_of(piece); }

// Dice that must be asked for as often as they are named.
class NamedDice final : public Dice {
 public:
  explicit NamedDice(std::vector<int> faces) : faces_(std::move(faces)) {}
  void begin(std::uint32_t /*event*/) override {}
  std::uint32_t below(std::uint32_t bound) override {
    if (next_ >= faces_.size()) {
      ADD_FAILURE() << "more dice are rolled than the test names";
      return 0;
    }
    return static_cast<std::uint32_t>(faces_[next_++] - 1) % bound;
  }
  [[nodiscard]] bool spent() const { return next_ == faces_.size(); }

 private:
  std::vector<int> faces_;
  std::size_t next_ = 0;
};

}  // namespace

int number_of(std::string_view id) {
  const auto piece = find_piece(id);
  if (!piece) ADD_FAILURE() << "no such piece: " << id;
  return piece.value_or(0);
}

const Rules& rules_for(int players, const Json& options) {
  static std::map<std::string, std::unique_ptr<const Rules>> made;
  auto& rules = made[std::to_string(players) + options.dump()];
  if (!rules) {
    auto created = Rules::create(Setup{players, options, ""});
    if (!created) throw std::runtime_error(created.error().text);
    rules = std::make_unique<const Rules>(std::move(*created));
  }
  return *rules;
}

TestPosition::TestPosition(int players, const Json& options, bool bare) : rules(rules_for(players, options)) {
  state.seats = static_cast<std::uint8_t>(players);
  state.bank = amount(rules.components().bank * players);
  turn(0);
  if (bare) return;
  // In the corners, as far from the middle of the table as they can stand.
  const Table& table = rules.table();
  for (int seat = 0; seat < players; ++seat) {
    const int x = seat % 2 == 0 ? 190 : table.width - 190;
    const int y = seat % 4 < 2 ? table.height - 190 - 400 * (seat / 4) : 190;
    const Point on_land = table.ground == Ground::sea ? rules.plot_place(seat, 1) : Point{x, y};
    put(std::to_string(seat) + ".well.2", on_land.x, on_land.y);
  }
}

TestPosition& TestPosition::put(std::string_view id, int x, int y, int facing) {
  const int piece = number_of(id);
  Player& player = state.player(seat_of(piece));
  player.in_play |= bit_of(piece);
  player.standing |= bit_of(piece);
  state.piece(piece) = {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y), static_cast<std::int16_t>(facing),
                        Where::standing, 0};
  return *this;
}

TestPosition& TestPosition::fort(std::string_view id) {
  state.piece(number_of(id)).where = Where::fortified;
  return *this;
}

TestPosition& TestPosition::aboard(std::string_view infantry, std::string_view carrier) {
  const int piece = number_of(infantry);
  const int host = number_of(carrier);
  put(infantry, state.piece(host).x, state.piece(host).y);
  state.piece(piece).where = Where::aboard;
  state.piece(piece).host = static_cast<std::uint8_t>(host);
  state.player(seat_of(piece)).standing &= ~bit_of(piece);
  return *this;
}

TestPosition& TestPosition::parked(std::string_view jet, std::string_view field) {
  aboard(jet, field);
  state.piece(number_of(jet)).where = Where::parked;
  return *this;
}

TestPosition& TestPosition::remove(std::string_view id) {
  const int piece = number_of(id);
  state.player(seat_of(piece)).in_play &= ~bit_of(piece);
  state.player(seat_of(piece)).standing &= ~bit_of(piece);
  state.piece(piece) = {};
  return *this;
}

TestPosition& TestPosition::cash(int seat, int amount_of_money) {
  state.bank = amount(state.bank + state.player(seat).cash - amount_of_money);
  state.player(seat).cash = amount(amount_of_money);
  return *this;
}

TestPosition& TestPosition::discs(int seat, int count) {
  state.player(seat).discs = static_cast<std::uint8_t>(count);
  return *this;
}

TestPosition& TestPosition::bank(int left) {
  Player& last = state.player(state.seats - 1);
  last.cash = amount(last.cash + state.bank - left);
  state.bank = amount(left);
  return *this;
}

TestPosition& TestPosition::round(int round, int first) {
  state.round = amount(round);
  state.first = static_cast<std::uint8_t>(first);
  return *this;
}

TestPosition& TestPosition::turn(int seat) {
  state.active = static_cast<std::uint8_t>(seat);
  state.step = {};
  state.step.ask = Ask::act;
  return *this;
}

TestPosition& TestPosition::play(std::string_view path, std::vector<int> dice) {
  NamedDice named(std::move(dice));
  sealed = false;
  for (const std::string& text : split(path, ';')) {
    const Move move = move_of(text);
    if (!offers(text)) {
      ADD_FAILURE() << "\"" << text << "\" isn't legal; offered: " << offered();
      return *this;
    }
    std::vector<Draw> drawn;
    Dealer dealer(named, drawn);
    Journal journal(facts);
    rules.play(state, state.active, move, dealer, journal);
    sealed = sealed || journal.sealed();
    rules.check(state);
  }
  EXPECT_TRUE(named.spent()) << "fewer dice are rolled than the test names";
  return *this;
}

std::string TestPosition::told() {
  std::string text;
  for (const Entry& entry : facts) {
    std::string fact;
    JsonWriter json(fact);
    Rules::write_fact(entry.full, json);
    const Json read = Json::parse(fact);
    text += (text.empty() ? "" : "; ") + read["what"].get<std::string>();
    for (const char* field : {"piece", "seat", "target", "as", "amount"}) {
      if (!read.contains(field)) continue;
      text += " " + (read[field].is_string() ? read[field].get<std::string>() : read[field].dump());
    }
  }
  facts.clear();
  return text;
}

std::string TestPosition::offered(std::string_view word) const {
  std::string text;
  MoveList<Move> moves;
  rules.legal(state, state.active, moves);
  for (const Move& move : moves) {
    std::string one = text_of(move);
    if (one.substr(0, word.size()) != word) continue;
    if (!word.empty()) one.erase(0, word.size() + 1);
    text += (text.empty() ? "" : ", ") + one;
  }
  return text;
}

std::size_t TestPosition::choices() const {
  MoveList<Move> moves;
  rules.legal(state, state.active, moves);
  return moves.size();
}

bool TestPosition::offers(std::string_view move) const {
  MoveList<Move> moves;
  rules.legal(state, state.active, moves);
  return moves.contains(move_of(move));
}

std::optional<Refusal> TestPosition::refusal(std::string_view text) const {
  const Move move = move_of(text);
  return rules.refuse(state, state.active, std::span(&move, 1));
}

std::string TestPosition::forbids(std::string_view text, int seat) const {
  const Move move = move_of(text);
  const auto found = rules.refuse(state, static_cast<Seat>(seat < 0 ? state.active : seat), std::span(&move, 1));
  if (seat < 0 && found.has_value() == offers(text)) return "the list and the reason contradict each other";
  return found ? found->rule : "";
}

std::string TestPosition::at(std::string_view id) const {
  const Piece& piece = state.piece(number_of(id));
  if (piece.where == Where::stock) return "stock";
  if (piece.where == Where::aboard) return "aboard " + std::string(piece_id(piece.host));
  if (piece.where == Where::parked) return "parked " + std::string(piece_id(piece.host));
  std::string text = "(" + std::to_string(piece.x) + "," + std::to_string(piece.y) + ")";
  if (piece.where == Where::fortified) return text + " fort";
  return piece.facing == 0 ? text : text + " " + std::to_string(piece.facing);
}

Body TestPosition::body(std::string_view id) const { return body_of(state, number_of(id)); }

int TestPosition::gap(std::string_view one, std::string_view other) const {
  return wartime::gap(body(one), body(other));
}

std::string TestPosition::tallied(int seat, std::string_view kind) const {
  std::string text;
  for (const Tally& tally : rules.tallies(state)) {
    if (tally.seat != seat || tally.kind != kind || tally.count == 0) continue;
    text += (text.empty() ? "" : ", ") + std::string(tally.id) + " " + std::to_string(tally.count);
  }
  return text;
}

Json TestPosition::view(int seat) const {
  std::string text;
  JsonWriter json(text);
  write(rules.view(state, Viewer::seat(static_cast<Seat>(seat))), json);
  return Json::parse(text);
}

Move TestPosition::move_of(std::string_view text) {
  const auto words = split(text, ' ');
  int act = 0;
  while (act < kActs && name(static_cast<Act>(act)) != words.at(0)) ++act;
  if (act == kActs) throw std::runtime_error("no such move: " + std::string(text));
  const auto with = [&](std::size_t word) { return words.at(word); };
  switch (static_cast<Act>(act)) {
    case Act::plot:
      return Move::of(Act::plot, std::stoi(with(1)));
    case Act::dir:
    case Act::go:
    case Act::at:
      return Move::towards(static_cast<Act>(act), std::stoi(with(1)));
    case Act::put:
      return Move::towards(Act::put, std::stoi(with(1)), std::stoi(with(2)));
    case Act::build: {
      const auto* const type = std::find(kTypeNames.begin(), kTypeNames.end(), with(2));
      return Move::of(Act::build, number_of(with(1)), static_cast<int>(type - kTypeNames.begin()));
    }
    default:
      return Move::of(static_cast<Act>(act), words.size() > 1 ? number_of(with(1)) : 0);
  }
}

std::string TestPosition::text_of(const Move& move) {
  const std::string act(name(move.act));
  switch (move.act) {
    case Act::plot:
      return act + " " + std::to_string(move.a);
    case Act::dir:
    case Act::go:
    case Act::at:
      return act + " " + std::to_string(move.angle);
    case Act::put:
      return act + " " + std::to_string(move.angle) + " " + std::to_string(move.b);
    case Act::build:
      return act + " " + std::string(piece_id(move.a)) + " " + std::string(kTypeNames[move.b]);
    case Act::hit:
    case Act::take:
    case Act::load:
    case Act::land:
      return act + " " + std::string(piece_id(move.a));
    default:
      return is_action(move.act) ? act + " " + std::string(piece_id(move.a)) : act;
  }
}

}  // namespace tempora::wartime
