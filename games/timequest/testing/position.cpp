#include "games/timequest/testing/position.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <sstream>
#include <stdexcept>

#include "games/timequest/content.hpp"

namespace tempora::timequest {
namespace {

constexpr std::array<std::string_view, kGoods> kShort{"Fo", "Go", "Kn", "Cl", "St"};
constexpr std::string_view kSeats = "ABCDE";
constexpr std::uint32_t kSides = 6;

std::string seat_name(int seat) { return std::string(1, kSeats.at(static_cast<std::size_t>(seat))); }
Seat seat_of(std::string_view name) {
  const auto seat = kSeats.find(name.at(0));
  if (seat == std::string_view::npos || name.size() != 1) throw std::invalid_argument("no seat: " + std::string(name));
  return static_cast<Seat>(seat);
}

std::vector<std::string> words_of(std::string_view text) {
  std::istringstream stream{std::string(text)};
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

std::vector<int> numbers_of(std::string_view ids) {
  std::vector<int> numbers;
  for (const std::string& id : words_of(ids)) numbers.push_back(number_of(id));
  return numbers;
}

// 0 to 4, or 5 for crystals.
std::size_t thing_of(std::string_view name) {
  if (name == "Cr") return kGoods;
  const auto good = std::find(kShort.begin(), kShort.end(), name);
  if (good == kShort.end()) throw std::invalid_argument("no resource: " + std::string(name));
  return static_cast<std::size_t>(good - kShort.begin());
}

bool is_things(std::string_view word) { return std::isdigit(word.front()) != 0 && std::isalpha(word.back()) != 0; }

Means means_of(std::string_view id) {
  if (id == "voucher") return Means::voucher();
  return id.front() == 'R' ? Means::artifact(number_of(id)) : Means::card(number_of(id));
}

std::string join(const std::vector<std::string>& parts, std::string_view between) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : std::string(between)) + part;
  return text;
}

std::string signed_number(int number) { return (number > 0 ? "+" : "") + std::to_string(number); }

// What there is of it, as texts, for example the cards of a hand.
using Bag = std::vector<std::string>;

// What has changed: subjects, each with its changes.
class Changes {
 public:
  // What follows is of `subject`.
  void of(std::string subject) { lines_.push_back({std::move(subject), {}}); }
  void add(std::string change) { lines_.back().changes.push_back(std::move(change)); }
  void count(int before, int after, std::string_view unit) {
    if (before != after) add(signed_number(after - before) + std::string(unit));
  }
  void flag(bool before, bool after, std::string_view name) {
    if (before != after) add((after ? "+" : "-") + std::string(name));
  }
  // Of two bags what went and what came; before that `name`, if there is one.
  void bag(Bag before, Bag after, std::string_view name = "") {
    std::sort(before.begin(), before.end());
    std::sort(after.begin(), after.end());
    Bag gone;
    Bag come;
    std::set_difference(before.begin(), before.end(), after.begin(), after.end(), std::back_inserter(gone));
    std::set_difference(after.begin(), after.end(), before.begin(), before.end(), std::back_inserter(come));
    if (gone.empty() && come.empty()) return;
    if (!name.empty()) add(std::string(name));
    for (const std::string& one : gone) add("-" + one);
    for (const std::string& one : come) add("+" + one);
  }
  [[nodiscard]] std::string text() const {
    std::vector<std::string> parts;
    for (const Line& line : lines_) {
      if (!line.changes.empty()) parts.push_back(line.subject + " " + join(line.changes, " "));
    }
    return join(parts, "; ");
  }

 private:
  struct Line {
    std::string subject;
    std::vector<std::string> changes;
  };
  std::vector<Line> lines_;
};

template <class List>
Bag cards_of(const List& list) {
  Bag bag;
  for (const HiddenCard& card : list) bag.push_back(action_id(card.card));
  return bag;
}

template <class List>
Bag quests_of(const List& list) {
  Bag bag;
  for (const int quest : list) bag.push_back(quest_id(quest));
  return bag;
}

Bag quests_of(const Bits& bits) {
  Bag bag;
  bits.for_each([&](int quest) { bag.push_back(quest_id(quest)); });
  return bag;
}

Bag set_of(const Player& player) {
  Bag bag;
  for (const int card : player.set) bag.push_back(action_id(card));
  return bag;
}

Bag slots_of(const Rules& rules, const Player& player) {
  Bag bag;
  for (const Slot& slot : player.slots) {
    if (slot.empty()) continue;
    std::string text = action_id(slot.card);
    if (rules.cards().actions[slot.card].limit == Limit::charges) text += ":" + std::to_string(slot.charges);
    bag.push_back(text + (slot.side_b ? ":b" : "") + (slot.used ? ":used" : ""));
  }
  return bag;
}

Bag events_of(const Player& player) {
  Bag bag;
  for (const OpenEvent& event : player.events) {
    bag.push_back(active_event_id(event.event) + (event.won ? ":won" : ":open"));
  }
  return bag;
}

template <class List>
Bag event_place_of(const List& list) {
  Bag bag;
  for (const HiddenCard& card : list) bag.push_back(active_event_id(card.card));
  return bag;
}

Bag discards_of(const State& state) {
  Bag bag = quests_of(state.now.quest_discards);
  for (std::size_t i = 0; i < state.now.action_discards.size(); ++i) {
    bag.insert(bag.end(), state.now.action_discards[i], action_id(static_cast<int>(i)));
  }
  for (std::size_t i = 0; i < state.now.event_discards.size(); ++i) {
    bag.insert(bag.end(), state.now.event_discards[i], active_event_id(static_cast<int>(i)));
  }
  return bag;
}

std::string owner(std::uint8_t seat) { return seat == kNone ? "nobody" : seat_name(seat); }

void add_goods(Changes& changes, const Goods& before, const Goods& after) {
  for (std::size_t i = 0; i < before.size(); ++i) changes.count(before[i], after[i], kShort[i]);
}

void add_player(Changes& changes, const Rules& rules, const State& before, const State& after, Seat seat) {
  const Player& was = before.now.players[seat];
  const Player& is = after.now.players[seat];
  changes.of(seat_name(seat));
  add_goods(changes, was.goods, is.goods);
  changes.count(was.crystals, is.crystals, "Cr");
  if (was.tile != is.tile || (is.tile == kVoid && was.portal != is.portal)) {
    changes.add(is.tile != kVoid ? "at " + std::to_string(is.tile) : is.portal ? "at portal" : "at void");
  }
  if (was.face_up != is.face_up) changes.add(is.face_up ? "up" : "down");
  changes.flag(was.bar_food, is.bar_food, "bar_food");
  changes.flag(was.bar_collect, is.bar_collect, "bar_collect");
  changes.flag(was.bar_move, is.bar_move, "bar_move");
  changes.flag(was.voucher, is.voucher, "voucher");
  if (was.character != is.character) changes.add("is " + character_id(is.character));
  if (was.ready != is.ready) changes.add("ready in " + std::to_string(is.ready));
  changes.bag(quests_of(was.artifacts), quests_of(is.artifacts), "owns");
  changes.bag(cards_of(before.decks.hands[seat].cards), cards_of(after.decks.hands[seat].cards), "hand");
  changes.bag(cards_of(before.decks.hands[seat].marked), cards_of(after.decks.hands[seat].marked), "marked");
  changes.bag(set_of(was), set_of(is), "set");
  changes.bag(slots_of(rules, was), slots_of(rules, is), "slot");
  changes.bag(events_of(was), events_of(is), "event");
  changes.bag(event_place_of(before.decks.event_places[seat]), event_place_of(after.decks.event_places[seat]), "place");
  if (was.deposit != is.deposit || was.due != is.due) {
    changes.add(is.due == 0 ? "deposit back" : "deposit " + text_of(is.deposit) + " due " + std::to_string(is.due));
  }
  if (before.stakes[seat] != after.stakes[seat]) {
    changes.add("stakes");
    add_goods(changes, before.stakes[seat], after.stakes[seat]);
  }
}

std::string changes_of(const Rules& rules, const State& before, const State& after) {
  Changes changes;
  changes.of("round");
  if (before.round != after.round) changes.add(std::to_string(after.round));
  changes.of("turn");
  if (before.active != after.active) {
    changes.add(owner(after.active));
  } else {
    changes.of("AP");
    changes.count(before.now.points, after.now.points, "");
  }
  for (int seat = 0; seat < rules.players(); ++seat) {
    add_player(changes, rules, before, after, static_cast<Seat>(seat));
  }
  changes.of("bank");
  add_goods(changes, before.now.bank, after.now.bank);
  changes.count(before.now.crystals, after.now.crystals, "Cr");
  for (std::size_t period = 1; period <= kPeriods; ++period) {
    changes.of("track " + std::to_string(period));
    changes.count(before.now.visits[period], after.now.visits[period], "");
  }
  for (std::size_t period = 1; period <= kPeriods; ++period) {
    if (before.now.lock[period] != after.now.lock[period]) {
      changes.of("lock " + std::to_string(period));
      changes.add(owner(after.now.lock[period]));
    }
    if (before.now.engineer[period] != after.now.engineer[period]) {
      changes.of("engineer " + std::to_string(period));
      changes.add(owner(after.now.engineer[period]));
    }
  }
  changes.of("beacons");
  changes.count(before.now.beacons, after.now.beacons, "");
  changes.of("used");
  changes.bag(quests_of(before.now.used), quests_of(after.now.used));
  changes.of("display");
  changes.bag(quests_of(before.now.display), quests_of(after.now.display));
  changes.of("explorers");
  changes.bag(quests_of(before.now.explorers), quests_of(after.now.explorers));
  changes.of("shown");
  changes.bag(quests_of(before.handled), quests_of(after.handled));
  changes.of("discards");
  changes.bag(discards_of(before), discards_of(after));
  const auto deck = [&](std::string_view name, std::size_t was, std::size_t is) {
    changes.of(std::string(name));
    changes.count(static_cast<int>(was), static_cast<int>(is), "");
  };
  deck("quests", before.decks.quests.size(), after.decks.quests.size());
  deck("events", before.decks.events.size(), after.decks.events.size());
  deck("actions", before.decks.actions.size(), after.decks.actions.size());
  if (rules.outcome(after)) {
    changes.of("match");
    changes.add("over");
  }
  return changes.text();
}

Json without_characters(Json options) {
  options.emplace("characters", "none");
  return options;
}

template <std::size_t kCapacity>
void put(FixedVector<std::uint8_t, kCapacity>& list, const std::vector<int>& numbers) {
  list.clear();
  for (const int number : numbers) list.push_back(byte(number));
}

// Cards that only `seat` has seen.
template <std::size_t kCapacity>
void put(FixedVector<HiddenCard, kCapacity>& list, const std::vector<int>& numbers, Seat seat) {
  list.clear();
  for (const int number : numbers) list.push_back({byte(number), 0, Knowers::only(seat), {}});
}

}  // namespace

const Rules& rules_for(int players, Json options, std::string content) {
  static std::map<std::string, Rules> known;
  const std::string key = std::to_string(players) + options.dump() + content;
  const auto there = known.find(key);
  if (there != known.end()) return there->second;
  auto made = Rules::create(Setup{players, std::move(options), std::move(content)});
  if (!made) throw std::invalid_argument(made.error().text);
  return known.emplace(key, *std::move(made)).first->second;
}

Things things_of(std::string_view text) {
  Things things;
  for (const std::string& word : words_of(text)) {
    std::size_t digits = 0;
    const int count = std::stoi(word, &digits);
    const std::size_t thing = thing_of(std::string_view(word).substr(digits));
    if (thing == kGoods) {
      things.crystals += count;
    } else {
      things.goods[thing] = byte(things.goods[thing] + count);
    }
  }
  return things;
}

std::string text_of(const Goods& goods) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < goods.size(); ++i) {
    if (goods[i] > 0) parts.push_back(std::to_string(goods[i]) + std::string(kShort[i]));
  }
  return join(parts, " ");
}

int number_of(std::string_view id) {
  const std::size_t letters = id.find_first_of("0123456789");
  if (letters == std::string_view::npos) throw std::invalid_argument("no card: " + std::string(id));
  const std::string_view series = id.substr(0, letters);
  const int number = std::stoi(std::string(id.substr(letters)));
  if (series == "AS") return kMostOfSeries + number - 1;
  if (series == "AX") return 2 * kMostOfSeries + number - 1;
  return series == "R" ? number : number - 1;
}

std::string text_of(Move move) {
  const auto& n = move.n;
  const std::string act(name(move.act));
  const auto number = [&](std::size_t at) { return " " + std::to_string(n[at]); };
  const auto good = [&](std::size_t at) { return " " + std::string(kShort.at(n[at])); };
  const auto means = [&](std::size_t at) {
    const Means one = move.means(at);
    return one.is_none() ? std::string() : " " + name(one);
  };
  const auto some = [](const Goods& goods) { return count_of(goods) == 0 ? std::string() : " " + text_of(goods); };
  switch (move.act) {
    case Act::move:
    case Act::free_move:
    case Act::tile:
    case Act::number:
    case Act::dice:
    case Act::option:
    case Act::deck:
      return act + number(0);
    case Act::quest:
    case Act::artifact:
      return act + " " + quest_id(n[0]);
    case Act::any_quest:
      return "pick " + quest_id(n[0]);
    case Act::any_event:
      return "pick " + active_event_id(n[0]);
    case Act::fight:
    case Act::duel:
    case Act::player:
      return act + " " + seat_name(n[0]);
    case Act::play:
    case Act::card:
      return act + " " + action_id(n[0]);
    case Act::event:
      return act + " " + active_event_id(n[0]);
    case Act::use_card:
      return "use " + action_id(n[0]);
    case Act::use_artifact:
      return "use " + artifact_id(n[0]);
    case Act::use_character:
      return "power" + number(0);
    case Act::character:
      return act + " " + character_id(n[0]);
    case Act::objective:
      return act + " " + objective_id(n[0]);
    case Act::goods:
      return act + some(move.goods());
    case Act::good:
    case Act::bounty:
      return act + good(0);
    case Act::two_goods:
      return "two" + good(0) + good(1);
    case Act::side:
      return "twice" + good(0);
    case Act::payment:
      return act + number(0) + number(1) + means(2) + means(3);
    case Act::way:
      return act + number(1) + means(0);
    case Act::offer:
      return act + number(1) + std::string(kShort.at(n[0]));
    case Act::bet:
      return act + number(5) + some(move.goods());
    case Act::wager:
      return act + number(0) + number(1);
    case Act::reroll:
      return act + means(0) + (n[1] > 0 ? number(1) : "");
    case Act::block:
    case Act::fail:
      return act + means(0);
    case Act::meet:
      return act + some(move.goods()) + (n[5] > 0 ? number(5) + "Cr" : "");
    case Act::order:
      return act + number(0) + number(1) + number(2);
    default:
      return act;
  }
}

Move move_of(std::string_view text) {
  const std::vector<std::string> words = words_of(text);
  const std::string word = words.at(0);
  const auto number = [&](std::size_t at) { return at < words.size() ? std::stoi(words[at]) : 0; };
  const auto card = [&] { return number_of(words.at(1)); };
  const auto good = [&](std::size_t at) { return static_cast<Good>(thing_of(words.at(at))); };
  const auto means = [&](std::size_t at) { return at < words.size() ? means_of(words[at]) : Means::none(); };
  const auto things = [&](std::size_t from) {
    Things all;
    for (std::size_t i = from; i < words.size(); ++i) {
      if (!is_things(words[i])) throw std::invalid_argument("no resources: " + words[i]);
      const Things some = things_of(words[i]);
      for (std::size_t type = 0; type < all.goods.size(); ++type) {
        all.goods[type] = byte(all.goods[type] + some.goods[type]);
      }
      all.crystals += some.crystals;
    }
    return all;
  };
  if (word == "pick") return Move::of(words.at(1).front() == 'Q' ? Act::any_quest : Act::any_event, card());
  if (word == "use") return Move::of(words.at(1).front() == 'R' ? Act::use_artifact : Act::use_card, card());
  if (word == "power") return Move::of(Act::use_character, number(1));
  if (word == "two") return Move::two_goods(good(1), good(2));
  if (word == "twice") return Move::side(good(1));
  Act act = Act::end;
  for (int i = 0; i < kActs; ++i) {
    if (name(static_cast<Act>(i)) == word) act = static_cast<Act>(i);
  }
  switch (act) {
    case Act::end:
      if (word != "end") throw std::invalid_argument("no move: " + std::string(text));
      return Move::of(Act::end);
    case Act::quest:
    case Act::artifact:
    case Act::play:
    case Act::card:
    case Act::event:
    case Act::character:
    case Act::objective:
      return Move::of(act, card());
    case Act::fight:
    case Act::duel:
    case Act::player:
      return Move::of(act, seat_of(words.at(1)));
    case Act::goods:
      return Move::with_goods(act, things(1).goods);
    case Act::good:
      return Move::good(good(1));
    case Act::bounty:
      return Move::bounty(good(1));
    case Act::payment:
      return Move::payment(number(1), number(2), means(3), means(4));
    case Act::way:
      return Move::way(means(2), number(1));
    case Act::offer: {
      const Goods goods = things(1).goods;
      const auto type = std::find_if(goods.begin(), goods.end(), [](int count) { return count > 0; });
      return Move::offer(static_cast<Good>(type - goods.begin()), *type);
    }
    case Act::bet:
      return Move::bet(number(1), things(2).goods);
    case Act::wager:
      return Move::wager(number(1), number(2));
    case Act::reroll:
      return Move::reroll(means(1), number(2));
    case Act::block:
      return Move::block(means(1));
    case Act::fail:
      return Move::fail(means(1));
    case Act::meet: {
      const Things paid = things(1);
      return Move::meet(paid.goods, paid.crystals);
    }
    case Act::order:
      return Move::order(number(1), number(2), number(3));
    default:
      return Move::of(act, number(1));
  }
}

std::string content_with(std::string_view list, std::string_view cards) {
  std::map<std::string, int> copies;
  const std::vector<std::string> words = words_of(cards);
  for (std::size_t i = 0; i < words.size(); i += 2) copies[words[i]] = std::stoi(words.at(i + 1));
  Json content = *parse_json(kContent);
  for (Json& card : content.at(std::string(list))) card["copies"] = copies[card.at("id").get<std::string>()];
  return content.dump();
}

void Script::expect(std::string_view dice) {
  dice_.clear();
  next_ = 0;
  for (const std::string& die : words_of(dice)) dice_.push_back(static_cast<std::uint32_t>(std::stoi(die)));
}

// A shuffle draws below n, n − 1 … 2; the first of these is taken for a die, if it is 6.
std::uint32_t Script::below(std::uint32_t bound) {
  if (bound != shuffling_ && bound == kSides) {
    if (finished()) {
      ADD_FAILURE() << "a die was rolled that the test doesn't name";
      return 0;
    }
    return dice_[next_++] - 1;
  }
  shuffling_ = bound > 2 ? bound - 1 : 0;
  return bound - 1;
}

TestPosition::TestPosition(int players, Json options, std::string content)
    : rules(rules_for(players, without_characters(std::move(options)), std::move(content))) {
  Dealer dealer{Generator(1)};
  Journal deaf;
  state = rules.start(dealer, deaf);
  state.secrets.clear();
  state.now.display.clear();
  for (Objectives& own : state.decks.objectives) own.clear();
  round(1);
}

TestPosition& TestPosition::at(Seat seat, int tile) {
  state.now.players[seat].tile = byte(tile);
  return *this;
}

TestPosition& TestPosition::adjacent(Seat seat) {
  state.now.players[seat].portal = false;
  return at(seat, kVoid);
}

TestPosition& TestPosition::goods(Seat seat, std::string_view goods) {
  const Goods given = things_of(goods).goods;
  Goods& held = state.now.players[seat].goods;
  for (std::size_t i = 0; i < given.size(); ++i) {
    state.now.bank[i] = byte(state.now.bank[i] + held[i] - given[i]);
    held[i] = given[i];
  }
  return *this;
}

TestPosition& TestPosition::crystals(Seat seat, int crystals) {
  std::uint8_t& held = state.now.players[seat].crystals;
  state.now.crystals = byte(state.now.crystals + held - crystals);
  held = byte(crystals);
  state.now.players[seat].counters.crystals_held = held;
  return *this;
}

TestPosition& TestPosition::face_down(Seat seat) {
  state.now.players[seat].face_up = false;
  return *this;
}

TestPosition& TestPosition::character(Seat seat, std::string_view id) {
  state.now.players[seat].character = byte(number_of(id));
  return *this;
}

TestPosition& TestPosition::hand(Seat seat, std::string_view cards) {
  put(state.decks.hands[seat].cards, numbers_of(cards), seat);
  settle();
  return *this;
}

TestPosition& TestPosition::marked(Seat seat, std::string_view cards) {
  put(state.decks.hands[seat].marked, numbers_of(cards), seat);
  settle();
  return *this;
}

TestPosition& TestPosition::set(Seat seat, std::string_view cards) {
  put(state.now.players[seat].set, numbers_of(cards));
  settle();
  return *this;
}

TestPosition& TestPosition::slots(Seat seat, std::string_view cards) {
  auto& slots = state.now.players[seat].slots;
  slots = {};
  std::size_t next = 0;
  for (const std::string& word : words_of(cards)) {
    const std::size_t colon = std::min(word.find(':'), word.size());
    const int card = number_of(std::string_view(word).substr(0, colon));
    const std::string mark = colon == word.size() ? "" : word.substr(colon + 1);
    Slot& slot = slots.at(next++);
    slot.card = byte(card);
    slot.charges = rules.cards().actions[slot.card].charges;
    slot.used = mark == "used";
    slot.side_b = mark == "b";
    if (!mark.empty() && std::isdigit(mark[0]) != 0) slot.charges = byte(std::stoi(mark));
  }
  settle();
  return *this;
}

TestPosition& TestPosition::artifacts(Seat seat, std::string_view quests) {
  Player& player = state.now.players[seat];
  player.artifacts.clear();
  for (const int quest : numbers_of(quests)) player.artifacts.insert(quest);
  player.counters.artifact_periods = byte(rules.different_artifacts(state, seat));
  settle();
  return *this;
}

TestPosition& TestPosition::used(std::string_view quests) {
  state.now.used.clear();
  for (const int quest : numbers_of(quests)) state.now.used.insert(quest);
  return *this;
}

TestPosition& TestPosition::events(Seat seat, std::string_view events) {
  auto& list = state.now.players[seat].events;
  list.clear();
  for (const int event : numbers_of(events)) {
    list.push_back({byte(event), rules.cards().active_events[static_cast<std::size_t>(event)].faces != 0});
  }
  settle();
  return *this;
}

TestPosition& TestPosition::event_place(Seat seat, std::string_view event) {
  put(state.decks.event_places[seat], numbers_of(event), seat);
  settle();
  return *this;
}

TestPosition& TestPosition::objective(Seat seat, std::string_view id) {
  put(state.decks.objectives[seat], numbers_of(id));
  return *this;
}

TestPosition& TestPosition::deposit(Seat seat, std::string_view goods, int due) {
  state.now.players[seat].deposit = things_of(goods).goods;
  state.now.players[seat].due = byte(due);
  return *this;
}

TestPosition& TestPosition::paid(Seat seat, std::string_view latest, std::string_view since) {
  state.now.players[seat].paid_latest = things_of(latest).goods;
  state.now.players[seat].paid_since = things_of(since).goods;
  return *this;
}

TestPosition& TestPosition::last(Seat seat, Act act) {
  state.now.players[seat].last = static_cast<std::uint8_t>(act);
  return *this;
}

TestPosition& TestPosition::bank(std::string_view things, Seat to) {
  Player& player = state.now.players[to];
  const Things left = things_of(things);
  for (const std::string& word : words_of(things)) {
    const std::size_t thing = thing_of(word.substr(word.find_first_not_of("0123456789")));
    if (thing == kGoods) {
      crystals(to, player.crystals + state.now.crystals - left.crystals);
    } else {
      player.goods[thing] = byte(player.goods[thing] + state.now.bank[thing] - left.goods[thing]);
      state.now.bank[thing] = left.goods[thing];
    }
  }
  return *this;
}

TestPosition& TestPosition::visits(int period, int left) {
  state.now.visits[static_cast<std::size_t>(period)] = byte(left);
  return *this;
}

TestPosition& TestPosition::closed(std::initializer_list<int> periods) {
  for (const int period : periods) visits(period, 0);
  return *this;
}

TestPosition& TestPosition::lock(int period, Seat seat) {
  state.now.lock[static_cast<std::size_t>(period)] = seat;
  settle();
  return *this;
}

TestPosition& TestPosition::engineer(int period, Seat seat) {
  state.now.engineer[static_cast<std::size_t>(period)] = seat;
  settle();
  return *this;
}

TestPosition& TestPosition::beacons(int count) {
  state.now.beacons = byte(count);
  settle();
  return *this;
}

TestPosition& TestPosition::display(std::string_view quests) {
  put(state.now.display, numbers_of(quests));
  settle();
  return *this;
}

TestPosition& TestPosition::explorers(std::string_view quests) {
  put(state.now.explorers, numbers_of(quests));
  settle();
  return *this;
}

TestPosition& TestPosition::quests(std::string_view quests) {
  quests_ = {numbers_of(quests), false, true};
  settle();
  return *this;
}

TestPosition& TestPosition::active_events(std::string_view events) {
  events_ = {numbers_of(events), false, true};
  settle();
  return *this;
}

TestPosition& TestPosition::actions(std::string_view cards) {
  actions_ = {numbers_of(cards), false, true};
  settle();
  return *this;
}

TestPosition& TestPosition::only_quests(std::string_view quests, bool rest_discarded) {
  quests_ = {numbers_of(quests), true, rest_discarded};
  settle();
  return *this;
}

TestPosition& TestPosition::only_active_events(std::string_view events, bool rest_discarded) {
  events_ = {numbers_of(events), true, rest_discarded};
  settle();
  return *this;
}

TestPosition& TestPosition::only_actions(std::string_view cards) {
  actions_ = {numbers_of(cards), true, true};
  settle();
  return *this;
}

TestPosition& TestPosition::all_events(int level, std::string_view events) {
  all_.at(static_cast<std::size_t>(level)) = {numbers_of(events), false, true};
  settle_all_events();
  return *this;
}

// Whatever lies nowhere else is in a deck, or where the wish for the deck has it.
void TestPosition::settle() {
  const Cards& cards = rules.cards();
  Decks& decks = state.decks;
  Position& now = state.now;
  const auto fill = [](auto& deck, const Wish& wish, std::vector<int> rest, auto&& without) {
    while (!deck.empty()) deck.take();
    std::vector<int> top;
    for (const int card : wish.top) {
      const auto there = std::find(rest.begin(), rest.end(), card);
      if (there == rest.end()) continue;
      rest.erase(there);
      top.push_back(card);
    }
    std::sort(rest.begin(), rest.end());
    const auto put_on = [&](const std::vector<int>& list) {
      for (std::size_t i = list.size(); i-- > 0;) deck.put_on_top({byte(list[i]), 0, {}, {}});
    };
    if (wish.only) {
      for (const int card : rest) without(card);
    } else {
      put_on(rest);
    }
    put_on(top);
  };
  const auto take = [](std::vector<int>& rest, int card) {
    const auto there = std::find(rest.begin(), rest.end(), card);
    if (there != rest.end()) rest.erase(there);
  };

  std::vector<int> quests;
  for (std::size_t i = 0; i < cards.quests.size(); ++i) quests.push_back(static_cast<int>(i));
  for (const int quest : now.display) take(quests, quest);
  for (const int quest : now.explorers) take(quests, quest);
  for (const Player& player : now.players) player.artifacts.for_each([&](int quest) { take(quests, quest); });
  const std::size_t places = rules.players() <= 3 ? 4 : 3;
  const bool fills = !quests_.only;
  for (std::size_t i = quests.size(); fills && i-- > 0 && now.display.size() < places;) {
    const bool wished = std::find(quests_.top.begin(), quests_.top.end(), quests[i]) != quests_.top.end();
    if (wished) continue;
    now.display.push_back(byte(quests[i]));
    quests.erase(quests.begin() + static_cast<std::ptrdiff_t>(i));
  }
  now.quest_discards.clear();
  fill(decks.quests, quests_, quests,
       [&](int quest) { (quests_.rest_discarded ? now.quest_discards : now.players[E].artifacts).insert(quest); });

  std::vector<int> events;
  for (std::size_t i = 0; i < cards.active_events.size(); ++i) {
    events.insert(events.end(), cards.active_events[i].copies, static_cast<int>(i));
  }
  for (const Player& player : now.players) {
    for (const OpenEvent& event : player.events) take(events, event.event);
  }
  for (const auto& place : decks.event_places) {
    for (const HiddenCard& card : place) take(events, card.card);
  }
  now.event_discards.fill(0);
  fill(decks.events, events_, events, [&](int event) {
    if (events_.rest_discarded) {
      ++now.event_discards[static_cast<std::size_t>(event)];
      return;
    }
    for (const Seat seat : {E, D, C}) {
      auto& open = now.players[seat].events;
      if (open.full()) continue;
      open.push_back({byte(event), true});
      return;
    }
  });

  std::vector<int> actions;
  for (std::size_t i = 0; i < cards.actions.size(); ++i) {
    actions.insert(actions.end(), cards.actions[i].copies, static_cast<int>(i));
  }
  for (const Hand& hand : decks.hands) {
    for (const HiddenCard& card : hand.cards) take(actions, card.card);
    for (const HiddenCard& card : hand.marked) take(actions, card.card);
  }
  for (const Player& player : now.players) {
    for (const int card : player.set) take(actions, card);
    for (const Slot& slot : player.slots) take(actions, slot.card);
  }
  for (std::size_t period = 1; period <= kPeriods; ++period) {
    if (now.engineer[period] != kNone) take(actions, number_of("AX04"));
    if (now.lock[period] != kNone) take(actions, number_of("AX07"));
  }
  for (int i = 0; i < now.beacons; ++i) take(actions, number_of("AX09"));
  now.action_discards.fill(0);
  fill(decks.actions, actions_, actions, [&](int card) { ++now.action_discards[static_cast<std::size_t>(card)]; });
}

// The rounds so far have used up what isn't on top.
void TestPosition::settle_all_events() {
  const auto& events = rules.cards().all_events;
  std::array<int, kLevels> used{};
  for (int round = 1; round <= state.round; ++round) {
    ++used[static_cast<std::size_t>(rules.level_of_round(round))];
  }
  for (std::size_t level = 0; level < all_.size(); ++level) {
    std::vector<int> rest;
    for (std::size_t i = 0; i < events.size(); ++i) {
      const int event = static_cast<int>(i);
      const bool on_top = std::find(all_[level].top.begin(), all_[level].top.end(), event) != all_[level].top.end();
      if (events[i].level == level && !on_top) rest.push_back(event);
    }
    rest.erase(rest.begin(), rest.begin() + used[level]);
    auto& deck = state.decks.all[level];
    while (!deck.empty()) deck.take();
    const auto put_on = [&](const std::vector<int>& list) {
      for (std::size_t i = list.size(); i-- > 0;) deck.put_on_top({byte(list[i]), 0, {}, {}});
    };
    put_on(rest);
    put_on(all_[level].top);
  }
}

TestPosition& TestPosition::first(Seat seat) {
  state.first = seat;
  return turn(seat);
}

TestPosition& TestPosition::round(int round) {
  state.round = byte(round);
  state.first = 0;
  settle();
  settle_all_events();
  return turn(0);
}

TestPosition& TestPosition::final_round() {
  state.final_round = state.round;
  return *this;
}

// The agenda of a round in which it is the seat's turn: `top` is what it does next.
void TestPosition::course(Do top, Seat seat) {
  const int players = rules.players();
  while (!state.agenda.empty()) state.agenda.pop();
  const auto push = [&](Do what, int whose) { state.agenda.push({what, byte(whose), 0, 0, 0, 0, 0, {}}); };
  push(Do::end_round, 0);
  const int place = (seat + players - state.first) % players;
  for (int i = players - 1; i > place; --i) push(Do::begin_turn, (state.first + i) % players);
  if (top == Do::menu) push(Do::end_turn, seat);
  push(top, seat);
}

TestPosition& TestPosition::turn(Seat seat) {
  course(Do::menu, seat);
  state.active = seat;
  Position& now = state.now;
  now.points = byte(rules.options().points);
  now.spent = 0;
  now.acted = now.free_locked = now.duelled = now.power_used = now.beacon_used = false;
  now.free_move = true;
  return *this;
}

TestPosition& TestPosition::points(int points) {
  state.now.spent = byte(rules.options().points - points);
  state.now.points = byte(points);
  return *this;
}

TestPosition& TestPosition::acted() {
  state.now.acted = true;
  state.now.free_move = false;
  return *this;
}

void TestPosition::step(Seat seat, Move move) {
  std::vector<Draw> drawn;
  Dealer dealer(script_, drawn);
  Journal journal(facts);
  rules.play(state, seat, move, dealer, journal);
  rules.check(state);
  for (bool again = true; again;) {
    again = false;
    for (const Seat owes : rules.owing(state)) {
      if (again || rules.asks(state, owes)) continue;
      MoveList<Move> moves;
      rules.legal(state, owes, moves);
      rules.play(state, owes, moves[0], dealer, journal);
      rules.check(state);
      again = true;
    }
  }
}

void TestPosition::walk(std::string_view path) {
  while (!path.empty()) {
    const std::size_t end = std::min(path.find(';'), path.size());
    std::string_view text = path.substr(0, end);
    path.remove_prefix(std::min(end + 1, path.size()));
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    if (text.empty()) continue;
    Seat seat = rules.owing(state).empty() ? Seat{0} : rules.owing(state).lowest();
    if (text.size() > 1 && text[1] == ':') {
      seat = seat_of(text.substr(0, 1));
      text.remove_prefix(2);
    }
    const Move move = move_of(text);
    if (!moves_of(seat).contains(move)) {
      ADD_FAILURE() << "\"" << text << "\" isn't legal for " << seat_name(seat) << "; owing: " << owing()
                    << "; offered: " << offered();
      return;
    }
    step(seat, move);
  }
}

MoveList<Move> TestPosition::moves_of(Seat seat) const {
  MoveList<Move> moves;
  if (rules.owing(state).contains(seat)) rules.legal(state, seat, moves);
  rules.optional(state, seat, moves);
  return moves;
}

std::string TestPosition::changed(const State& before, std::string_view dice) const {
  EXPECT_TRUE(script_.finished()) << "fewer dice were rolled than the test names: " << dice;
  return changes_of(rules, before, state);
}

std::string TestPosition::play(std::string_view path, std::string_view dice) {
  const State before = state;
  script_.expect(dice);
  walk(path);
  return changed(before, dice);
}

std::string TestPosition::event(std::string_view id, std::string_view path, std::string_view dice) {
  const int number = number_of(id);
  const int level = rules.cards().all_events.at(static_cast<std::size_t>(number)).level;
  int next = state.round + 1;
  if (rules.level_of_round(next) != level) {
    for (next = 1; rules.level_of_round(next) != level;) ++next;
  }
  state.round = byte(next - 1);
  state.active = kNone;
  all_.at(static_cast<std::size_t>(level)).top = {number};
  settle_all_events();
  while (!state.agenda.empty()) state.agenda.pop();
  state.agenda.push({Do::begin_round, 0, 0, 0, 0, 0, 0, {}});
  state.agenda.push({Do::menu, 0, 0, 0, 0, 0, 0, {}});
  const State before = state;
  script_.expect(dice);
  step(0, Move::of(Act::end));
  walk(path);
  return changed(before, dice);
}

std::string TestPosition::begin_turn(Seat seat, std::string_view dice) {
  state.active = kNone;
  course(Do::begin_turn, seat);
  state.agenda.push({Do::menu, seat, 0, 0, 0, 0, 0, {}});
  const State before = state;
  script_.expect(dice);
  step(seat, Move::of(Act::end));
  return changed(before, dice);
}

std::string TestPosition::forbids(std::string_view move) const { return forbids(rules.owing(state).lowest(), move); }

std::string TestPosition::forbids(Seat seat, std::string_view text) const {
  const Move move = move_of(text);
  const MoveList<Move> moves = moves_of(seat);
  const auto refusal = rules.refuse(state, seat, std::span(&move, 1));
  if (refusal.has_value() == moves.contains(move)) return "the list and the reason contradict each other";
  return refusal ? refusal->rule : "";
}

std::string TestPosition::offered(std::string_view word) const {
  return rules.owing(state).empty() ? "" : offered(rules.owing(state).lowest(), word);
}

std::string TestPosition::offered(Seat seat, std::string_view word) const {
  std::vector<std::string> texts;
  if (!rules.owing(state).contains(seat)) return "";
  MoveList<Move> moves;
  rules.legal(state, seat, moves);
  for (const Move& move : moves) {
    const std::string text = text_of(move);
    const bool fits = text.substr(0, word.size()) == word && (text.size() == word.size() || text[word.size()] == ' ');
    if (word.empty() || fits) texts.push_back(text);
  }
  return join(texts, ", ");
}

bool TestPosition::offers(std::string_view move) const {
  if (rules.owing(state).empty()) return false;
  MoveList<Move> moves;
  rules.legal(state, rules.owing(state).lowest(), moves);
  return moves.contains(move_of(move));
}

std::string TestPosition::owing() const {
  std::string text;
  for (const Seat seat : rules.owing(state)) text += seat_name(seat);
  return text;
}

std::string TestPosition::has(Seat seat) const {
  const Player& player = state.now.players[seat];
  const std::string goods = text_of(player.goods);
  if (player.crystals == 0) return goods;
  return goods + (goods.empty() ? "" : " ") + std::to_string(player.crystals) + "Cr";
}

namespace {

template <class DeckOf>
std::string ids_of(const DeckOf& deck, int from, int count, std::string (*id)(int)) {
  std::vector<std::string> ids;
  for (int i = from; i < from + count && i < static_cast<int>(deck.size()); ++i) {
    ids.push_back(id(deck.at(static_cast<std::size_t>(i)).card));
  }
  return join(ids, " ");
}

}  // namespace

std::string TestPosition::top_quests(int count) const { return ids_of(state.decks.quests, 0, count, quest_id); }
std::string TestPosition::top_active_events(int count) const {
  return ids_of(state.decks.events, 0, count, active_event_id);
}
std::string TestPosition::top_all_events(int level, int count) const {
  return ids_of(state.decks.all.at(static_cast<std::size_t>(level)), 0, count, all_event_id);
}
std::string TestPosition::bottom_quests(int count) const {
  return ids_of(state.decks.quests, static_cast<int>(state.decks.quests.size()) - count, count, quest_id);
}

int TestPosition::told(What what) const {
  return static_cast<int>(std::count_if(facts.begin(), facts.end(), [&](const Entry& entry) {
    return entry.full.what == static_cast<std::uint16_t>(what);
  }));
}

}  // namespace tempora::timequest
