#include "games/timequest/cards.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "engine/content_value.hpp"
#include "games/timequest/state.hpp"

namespace tempora::timequest {
namespace {

constexpr int kMostAmount = 30;  // of anything that one effect moves
constexpr int kMostCopies = 9;
constexpr int kMostCharges = 9;
constexpr int kMostPrograms = 256;
constexpr int kMostMix = 3;          // resources in one secret answer (TQ-3.6)
constexpr int kFewestGoods = 15;     // what five drafts can take of a type (TQ-5.7)
constexpr int kFewestCrystals = 25;  // what five players can start with (TQ-28)
constexpr int kMostVoidGain = 15;    // two dice double it
constexpr int kFewestQuests = 20;
constexpr int kFewestEvents = 6;               // Active Player Events with copies
constexpr int kFewestActions = 6;              // with copies
constexpr std::array kFewestOfLevel{6, 6, 7};  // the longest match takes so many of each (TQ-6.4)

template <class Enum>
constexpr std::size_t index(Enum value) {
  return static_cast<std::size_t>(value);
}
template <class Enum>
constexpr unsigned bit(Enum value) {
  return 1U << index(value);
}

// A number of at least so many digits.
std::string padded(int number, std::size_t digits) {
  const std::string text = std::to_string(number);
  return std::string(digits - std::min(digits, text.size()), '0') + text;
}

// What an amount may consist of: the first so many of kAmountFields.
constexpr std::array<std::string_view, 10> kAmountFields{"food", "gold",     "knowledge", "cloth",    "stone",
                                                         "each", "crystals", "choice",    "one_type", "two_types"};
enum class Of : std::uint8_t { nothing = 0, goods = 6, loss = 8, price = 9, gain = 10 };

constexpr std::span<const std::string_view> amount_fields(Of of) { return std::span(kAmountFields).first(index(of)); }

// Whose lists of operations: those of All Player Events are carried out when it is nobody's turn, those of Active
// Player Events perhaps; the others in the own turn.
enum class Owner : std::uint8_t { all_event, active_event, card, slot };
constexpr unsigned kOwnTurn = bit(Owner::card) | bit(Owner::slot);
constexpr unsigned kNotOfAll = kOwnTurn | bit(Owner::active_event);
constexpr unsigned kAnywhere = kNotOfAll | bit(Owner::all_event);

struct OpForm {
  std::string_view name;
  Of amount = Of::nothing;
  int low = 0;   // of `number`; 0: it may be left out
  int high = 0;  // 0: there is none
  unsigned owners = kAnywhere;
  bool alone = false;  // the only one of its list: whether it can be done must be known before
};
constexpr std::array kOps{
    OpForm{"gain", Of::gain},
    OpForm{"lose", Of::loss},
    OpForm{"points", Of::nothing, 1, kMostPoints, kNotOfAll},
    OpForm{"jump", Of::nothing, 0, 1},
    OpForm{"random_step"},
    OpForm{"collect", Of::nothing, 1, 5},
    OpForm{"act_collect", Of::nothing, 1, 5, kOwnTurn, true},
    OpForm{"act_quest", Of::nothing, 0, 0, kOwnTurn, true},
    OpForm{"act_artifact", Of::nothing, 1, 9, kOwnTurn, true},
    OpForm{"draw_actions", Of::nothing, 1, 2},
    OpForm{"draw_marked", Of::nothing, 1, 2},
    OpForm{"draw_event"},
    OpForm{"exchange", Of::nothing, 0, kMostAmount},
    OpForm{"swap_goods", Of::nothing, 0, 0, kNotOfAll, true},
    OpForm{"face_up"},
    OpForm{"turn_up", Of::nothing, 1, 8},
    OpForm{"bar_food"},
    OpForm{"bar_collect"},
    OpForm{"bar_move"},
    OpForm{"voucher"},
    OpForm{"lose_quest"},
    OpForm{"look_quests", Of::nothing, 1, 3},
    OpForm{"regain", Of::nothing, 1, 9},
    OpForm{"melt_quest", Of::nothing, 1, 5},
    OpForm{"push", Of::nothing, 0, 0, kOwnTurn},
    OpForm{"treasure", Of::nothing, 1, 3, kOwnTurn, true},
    OpForm{"forced_trade", Of::nothing, 1, 9, kOwnTurn},
    OpForm{"swap_places", Of::nothing, 0, 0, kOwnTurn},
    OpForm{"look_events", Of::nothing, 1, 3, kOwnTurn},
    OpForm{"artifact_expert", Of::nothing, 0, 0, kOwnTurn, true},
    OpForm{"reverse", Of::nothing, 0, 0, bit(Owner::slot), true},
    OpForm{"keep_event", Of::nothing, 1, 5, kOwnTurn},
    OpForm{"raid", Of::nothing, 1, 9, kOwnTurn},
    OpForm{"bury_quest", Of::nothing, 0, 0, kOwnTurn},
    OpForm{"vision", Of::nothing, 0, 0, kOwnTurn},
};
static_assert(kOps.size() == index(Op::vision) + 1);

// Where a trait may stand: on action cards by their place, on artifacts, with characters.
enum class Home : std::uint8_t {
  set = static_cast<std::uint8_t>(Place::set),
  slot = static_cast<std::uint8_t>(Place::slot),
  period = static_cast<std::uint8_t>(Place::period),
  beside = static_cast<std::uint8_t>(Place::beside),
  artifact,
  character
};
constexpr unsigned kSlotOrArtifact = bit(Home::slot) | bit(Home::artifact);
constexpr unsigned kSlotOrSet = bit(Home::slot) | bit(Home::set);

struct TraitForm {
  std::string_view name;
  unsigned homes = 0;
  int low = 0;           // of `number`
  int high = 0;          // 0: there is none
  bool once = false;     // on one kind of card only
  bool limited = false;  // not with the limit "always": it would have no end
};
constexpr std::array kTraits{
    TraitForm{"none"},
    TraitForm{"collect_bonus", kSlotOrArtifact, 1, 9, false, true},
    TraitForm{"engineer", bit(Home::period), 1, 9, true},
    TraitForm{"beacon", bit(Home::beside), 1, 9, true},
    TraitForm{"reroll", kSlotOrArtifact, 0, 0, false, true},
    TraitForm{"reroll_in_arena", bit(Home::set)},
    TraitForm{"reroll_opponent", kSlotOrArtifact, 0, 0, false, true},
    TraitForm{"arena_bonus", kSlotOrSet | bit(Home::artifact), 1, 5},
    TraitForm{"duelist", bit(Home::slot), 0, 0, true},
    TraitForm{"free_step", kSlotOrArtifact},
    TraitForm{"diagonal", kSlotOrArtifact, 2, 9},
    TraitForm{"move_discount", kSlotOrArtifact, 2, 9},
    TraitForm{"portal", bit(Home::artifact)},
    TraitForm{"quest_discount", kSlotOrArtifact, 1, 9},
    TraitForm{"quest_crystals", kSlotOrArtifact, 1, 9},
    TraitForm{"quest_refund", kSlotOrArtifact, 1, 9},
    TraitForm{"artifact_discount", kSlotOrArtifact, 1, 9},
    TraitForm{"goal_discount", bit(Home::artifact)},
    TraitForm{"trade_bonus", kSlotOrArtifact, 1, 9},
    TraitForm{"big_trade", kSlotOrArtifact, 4, kMostAmount},
    TraitForm{"shield", kSlotOrSet},
    TraitForm{"guard", kSlotOrSet},
    TraitForm{"armour", kSlotOrSet},
    TraitForm{"slip", bit(Home::slot), 0, 0, true},
    TraitForm{"lock", bit(Home::period), 0, 0, true},
    TraitForm{"gain_bonus", bit(Home::character), 1, 9},
    TraitForm{"gift", bit(Home::character), 1, 9},
    TraitForm{"explorer", bit(Home::character), 1, kMostExplorers, true},
    TraitForm{"guardian", bit(Home::character), 0, 0, true},
};
static_assert(kTraits.size() == index(Ability::guardian) + 1);

// A kind of card, and its fields besides those that all have.
struct Form {
  std::string_view name;
  std::array<std::string_view, 6> fields{};  // those that are there stand first
};
constexpr std::array kPlaces{
    Form{"discards", {"price", "use"}},
    Form{"set", {"traits"}},
    Form{"slot", {"limit", "charges", "two_sided", "price", "use", "traits"}},
    Form{"period", {"traits"}},
    Form{"beside", {"traits"}},
};
static_assert(kPlaces.size() == index(Place::beside) + 1);
constexpr std::array kAsks{
    Form{"goal", {"price", "die", "optional", "theft", "met", "not_met"}},
    Form{"die", {"die", "theft", "met", "not_met"}},
    Form{"table", {"table", "starred", "theft"}},
    Form{"offers", {"offers", "optional"}},
    Form{"bank", {"most", "times"}},
    Form{"ripples"},
    Form{"lottery"},
    Form{"loop"},
    Form{"auction", {"most"}},
};
static_assert(kAsks.size() == index(Ask::auction) + 1);

constexpr std::array<std::string_view, 5> kLimitNames{"always", "turn", "round", "match", "charges"};
static_assert(kLimitNames.size() == index(Limit::charges) + 1);
constexpr std::array<std::string_view, kCounters> kCounterNames{
    "periods_visited",  "goods_gained",  "quest_titles",    "portal_leaves", "fights_won",
    "artifact_periods", "goals_met",     "quest_periods",   "crystals_held", "fair_trades",
    "goods_collected",  "void_journeys", "event_goals_met", "turn_ends",     "cards_played"};

class Reader {
 public:
  Result<Cards> read(const Json& json) {
    const ContentValue content(json, mistake_);
    content.expect("the content", {"bank", "void", "periods", "void_rows", "quests", "active_events",
                                   "all_player_events", "action_cards", "artifacts", "characters", "objectives"});
    cards_.programs.emplace_back();
    read_bank(content["bank"]);
    read_periods(content);
    read_void_rows(content["void_rows"]);
    read_quests(content["quests"]);
    read_active_events(content["active_events"]);
    read_all_events(content["all_player_events"]);
    read_actions(content["action_cards"]);
    read_artifacts(content["artifacts"]);
    read_characters(content["characters"]);
    read_objectives(content["objectives"]);
    if (mistake_) return tl::make_unexpected(*mistake_);
    return std::move(cards_);
  }

 private:
  void read_bank(const ContentValue& bank) {
    bank.expect("'bank'", {"goods", "crystals"});
    cards_.bank_goods = byte(bank["goods"].number(kFewestGoods, 40));
    cards_.bank_crystals = byte(bank["crystals"].number(kFewestCrystals, 100));
  }

  void read_periods(const ContentValue& content) {
    content["void"].expect("'void'", {"name"});
    cards_.periods[0].name = content["void"]["name"].text();
    std::size_t number = 0;
    content["periods"].each(kPeriods, kPeriods, "periods", [&](const ContentValue& table) {
      table.expect("a period", {"name", "x", "y", "gains"});
      Period& period = cards_.periods[++number];
      period.name = table["name"].text();
      period.x = table["x"].word<Good>(kGoodNames);
      period.y = table["y"].word<Good>(kGoodNames);
      if (period.x == period.y) table["y"].refuse("'x' and 'y' must be two different types");
      std::size_t place = 0;
      table["gains"].each(2, 2, "types",
                          [&](const ContentValue& gain) { period.gains[place++] = gain.word<Good>(kGoodNames); });
      if (period.gains[0] == period.gains[1]) table["gains"].refuse("'gains' must be two different types");
    });
  }

  void read_void_rows(const ContentValue& rows) {
    std::size_t number = 0;
    rows.each(cards_.void_rows.size(), cards_.void_rows.size(), "rows, one for each face",
              [&](const ContentValue& table) {
                table.expect("a row of the Void", {"x", "y", "crystals"});
                VoidRow& row = cards_.void_rows[number++];
                row.x = byte(table["x"].number_or(0, 0, kMostVoidGain));
                row.y = byte(table["y"].number_or(0, 0, kMostVoidGain));
                row.crystals = byte(table["crystals"].number_or(0, 0, kMostVoidGain));
              });
  }

  void read_quests(const ContentValue& quests) {
    quests.each(kFewestQuests, kMostQuests, "quests", [&](const ContentValue& table) {
      table.expect("a quest", {"id", "title", "period", "x", "y", "crystals"});
      Quest quest;
      quest.id = read_id(table, quest_id(static_cast<int>(cards_.quests.size())));
      quest.title = table["title"].text();
      quest.period = byte(table["period"].number(1, kPeriods));
      quest.x = byte(table["x"].number(0, kMostAmount));
      quest.y = byte(table["y"].number(0, kMostAmount));
      quest.crystals = byte(table["crystals"].number(0, kMostAmount));
      if (quest.x + quest.y == 0) table.refuse("a quest must cost something: 'x' and 'y' together at least 1");
      cards_.quests.push_back(std::move(quest));
    });
  }

  void read_active_events(const ContentValue& events) {
    int count = 0;
    events.each(1, kMostEventKinds, "events", [&](const ContentValue& table) {
      table.expect("an event", {"id", "name", "copies", "die", "price", "use"});
      ActiveEvent event;
      event.id = read_id(table, active_event_id(static_cast<int>(cards_.active_events.size())));
      event.name = table["name"].text();
      event.copies = read_copies(table);
      count += event.copies;
      if (table["die"].there() == table["price"].there()) table.refuse("an event must have either 'die' or 'price'");
      event.faces = read_faces(table["die"]);
      event.price = read_price(table["price"]);
      event.use = read_program(table["use"], Owner::active_event);
      if (event.use == 0) table["use"].refuse("'use' must be a list of 1 to 4 operations");
      cards_.active_events.push_back(std::move(event));
    });
    expect_cards(events, count, kFewestEvents, kMostEvents);
  }

  void read_all_events(const ContentValue& events) {
    std::array<int, kLevels> counts{};
    bool has_bank = false;
    events.each(1, kMostEventKinds, "events", [&](const ContentValue& table) {
      AllEvent event;
      event.ask = table["ask"].there() ? read_kind<Ask>(table["ask"], kAsks) : Ask::goal;
      const Form& form = kAsks[index(event.ask)];
      table.expect(line("an event that asks '", form.name, "'"), {"id", "name", "level", "ask"}, form.fields);
      event.id = read_id(table, all_event_id(static_cast<int>(cards_.all_events.size())));
      event.name = table["name"].text();
      event.level = table["level"].word<std::uint8_t>(kLevelNames);
      ++counts[event.level];
      if (event.ask == Ask::bank && std::exchange(has_bank, true)) {
        table["ask"].refuse("'bank' can be asked by one event only; there is one already");
      }
      read_what_is_asked(table, event);
      cards_.all_events.push_back(std::move(event));
    });
    for (std::size_t level = 0; level < counts.size(); ++level) {
      if (counts[level] >= kFewestOfLevel[level] && counts[level] <= kMostOfLevel) continue;
      events.refuse(line("there are ", counts[level], " ", kLevelNames[level],
                         " events; allowed: ", kFewestOfLevel[level], " to ", kMostOfLevel));
    }
  }

  void read_what_is_asked(const ContentValue& table, AllEvent& event) {
    event.optional = table["optional"].flag();
    event.theft = table["theft"].flag();
    event.faces = read_faces(table["die"]);
    event.price = read_price(table["price"]);
    event.met = read_program(table["met"], Owner::all_event);
    event.not_met = read_program(table["not_met"], Owner::all_event);
    switch (event.ask) {
      case Ask::goal:
        if (!table["price"].there()) table.refuse("an event with a goal must have a 'price'");
        if (event.price.choice > 0) table["price"]["choice"].refuse("a goal must not cost resources of choice");
        if (event.optional && event.faces == 0) table["optional"].refuse("'optional' needs a 'die'");
        expect_outcome(table, event);
        break;
      case Ask::die:
        if (event.faces == 0) table.refuse("an event that asks 'die' must have a 'die'");
        expect_outcome(table, event);
        break;
      case Ask::table: {
        std::size_t face = 0;
        table["table"].each(
            event.table.size(), event.table.size(), "lists of operations, one for each face",
            [&](const ContentValue& list) { event.table[face++] = read_program(list, Owner::all_event, 0); });
        event.starred = read_faces(table["starred"]);
        break;
      }
      case Ask::offers:
        read_offers(table, event);
        break;
      case Ask::bank:
        event.most = byte(table["most"].number(1, kMostMix));
        event.times = byte(table["times"].number(1, 9));
        break;
      case Ask::auction:
        event.most = byte(table["most"].number(1, kMostAmount));
        break;
      case Ask::ripples:
      case Ask::lottery:
      case Ask::loop:
        break;
    }
  }

  static void expect_outcome(const ContentValue& table, const AllEvent& event) {
    if (event.met + event.not_met == 0) table.refuse("an event must have 'met' or 'not_met', or both");
  }

  void read_offers(const ContentValue& table, AllEvent& event) {
    bool free = event.optional;
    table["offers"].each(1, event.offers.capacity(), "offers", [&](const ContentValue& item) {
      item.expect("an offer", {"price", "get"});
      const Offer offer{read_price(item["price"]), read_program(item["get"], Owner::all_event)};
      if (offer.get == 0) item["get"].refuse("'get' must be a list of 1 to 4 operations");
      free = free || offer.price.nothing();
      event.offers.push_back(offer);
    });
    if (!free) table["offers"].refuse("one offer must have no price, or the event must be 'optional'");
  }

  void read_actions(const ContentValue& actions) {
    std::array<int, kSeries> next{};
    int count = 0;
    int set = 0;
    actions.each(1, kMostActionKinds, "action cards", [&](const ContentValue& table) {
      ActionCard card;
      card.place = table["place"].there() ? read_kind<Place>(table["place"], kPlaces) : Place::discards;
      const Form& form = kPlaces[index(card.place)];
      table.expect(line("a card of the place '", form.name, "'"), {"id", "name", "copies", "place"}, form.fields);
      const int number = read_action_number(table["id"], next);
      card.id = action_id(number);
      card.name = table["name"].text();
      card.copies = read_copies(table);
      count += card.copies;
      if (card.place == Place::set) set += card.copies;
      card.two_sided = table["two_sided"].flag();
      card.price = read_price(table["price"]);
      card.use = read_program(table["use"], card.place == Place::slot ? Owner::slot : Owner::card);
      if (card.place == Place::slot) {
        card.limit = table["limit"].word<Limit>(
            kLimitNames, bit(Limit::always) | bit(Limit::turn) | bit(Limit::round) | bit(Limit::charges));
        if (card.limit == Limit::charges) card.charges = byte(table["charges"].number(1, kMostCharges));
      }
      if (card.place != Place::discards) {
        card.traits = read_traits(table["traits"], static_cast<Home>(card.place), card.limit);
      }
      expect_sense(table, card);
      cards_.actions[static_cast<std::size_t>(number)] = std::move(card);
    });
    expect_cards(actions, count, kFewestActions, kMostActions);
    if (set > kMostSet) actions.refuse(line("there are ", set, " cards to set; allowed: ", kMostSet, " in all"));
  }

  // The card's number: its id must be the next of its series.
  static int read_action_number(const ContentValue& id, std::array<int, kSeries>& next) {
    std::array<std::string, kSeries> ids;
    for (int series = 0; series < kSeries; ++series) {
      const int number = next[static_cast<std::size_t>(series)];
      if (number < kMostOfSeries) ids[static_cast<std::size_t>(series)] = action_id(kMostOfSeries * series + number);
    }
    const std::size_t series = id.word(ids.size(), [&](std::size_t i) { return std::string_view(ids[i]); });
    return static_cast<int>(series) * kMostOfSeries + next[series]++;
  }

  static void expect_sense(const ContentValue& table, const ActionCard& card) {
    if (card.use == 0 && card.traits.empty()) {
      table.refuse(card.place == Place::discards ? "a card of the place 'discards' must have 'use'"
                   : card.place == Place::slot   ? "a card of the place 'slot' must have 'use' or 'traits', or both"
                                                 : "a card of this place must have 'traits'");
    }
    if (card.use == 0 && table["price"].there()) table["price"].refuse("'price' needs a 'use'");
    if (card.limit != Limit::charges && table["charges"].there()) {
      table["charges"].refuse("'charges' needs the limit 'charges'");
    }
    if (card.use != 0 && card.limit == Limit::always) {
      table["limit"].refuse("'limit' must be one of turn, round, charges where there is a 'use'");
    }
    if (card.two_sided && (card.use == 0 || card.traits.empty() || card.limit != Limit::round)) {
      table["two_sided"].refuse("a card with two sides must have 'use', 'traits' and the limit 'round'");
    }
  }

  void read_artifacts(const ContentValue& artifacts) {
    std::size_t period = 0;
    artifacts.each(kPeriods, kPeriods, "artifacts, one for each period", [&](const ContentValue& table) {
      table.expect("an artifact", {"id", "name", "limit", "use", "traits"});
      Artifact& artifact = cards_.artifacts[++period];
      artifact.id = read_id(table, artifact_id(static_cast<int>(period)));
      artifact.name = table["name"].text();
      artifact.limit =
          table["limit"].word<Limit>(kLimitNames, bit(Limit::always) | bit(Limit::round) | bit(Limit::match));
      artifact.use = read_program(table["use"], Owner::card);
      artifact.traits = read_traits(table["traits"], Home::artifact, artifact.limit);
      if (artifact.use == 0 && artifact.traits.empty()) {
        table.refuse("an artifact must have 'use' or 'traits', or both");
      }
      if (artifact.use != 0 && artifact.limit == Limit::always) {
        table["limit"].refuse("'limit' must be one of round, match where there is a 'use'");
      }
    });
  }

  void read_characters(const ContentValue& characters) {
    characters.each(kMaxPlayers, kMostCharacters, "characters", [&](const ContentValue& table) {
      table.expect("a character", {"id", "name", "uses", "traits"});
      Character character;
      character.id = read_id(table, character_id(static_cast<int>(cards_.characters.size())));
      character.name = table["name"].text();
      if (table["uses"].there()) {
        table["uses"].each(1, character.uses.capacity(), "lists of operations", [&](const ContentValue& list) {
          const std::uint8_t program = read_program(list, Owner::card);
          if (program == 0) list.refuse("a power must be a list of 1 to 4 operations");
          character.uses.push_back(program);
        });
      }
      character.traits = read_traits(table["traits"], Home::character, Limit::always);
      if (character.uses.empty() && character.traits.empty()) {
        table.refuse("a character must have 'uses' or 'traits', or both");
      }
      cards_.characters.push_back(std::move(character));
    });
  }

  void read_objectives(const ContentValue& objectives) {
    objectives.each(2 * kMaxPlayers, kMostObjectives, "objectives", [&](const ContentValue& table) {
      table.expect("an objective", {"id", "title", "counter", "levels"});
      Objective objective;
      objective.id = read_id(table, objective_id(static_cast<int>(cards_.objectives.size())));
      objective.title = table["title"].text();
      objective.counter = table["counter"].word<Counter>(kCounterNames);
      std::size_t level = 0;
      table["levels"].each(objective.levels.size(), objective.levels.size(), "numbers",
                           [&](const ContentValue& number) {
                             objective.levels[level] = byte(number.number(1, 100));
                             if (level > 0 && objective.levels[level] <= objective.levels[level - 1])
                               number.refuse("'levels' must rise");
                             ++level;
                           });
      cards_.objectives.push_back(std::move(objective));
    });
  }

  // The id stands there for people; what it must be, its place says.
  static std::string read_id(const ContentValue& table, std::string id) {
    static_cast<void>(table["id"].word(1, [&](std::size_t) { return std::string_view(id); }));
    return id;
  }

  static std::uint8_t read_copies(const ContentValue& table) {
    return byte(table["copies"].number_or(1, 0, kMostCopies));
  }

  template <class Enum, std::size_t kCount>
  static Enum read_kind(const ContentValue& value, const std::array<Form, kCount>& forms) {
    return static_cast<Enum>(value.word(kCount, [&](std::size_t i) { return forms[i].name; }));
  }

  static void expect_cards(const ContentValue& list, int count, int fewest, int most) {
    if (count < fewest || count > most) {
      list.refuse(line("there are ", count, " cards with all copies; allowed: ", fewest, " to ", most));
    }
  }

  static std::uint8_t read_faces(const ContentValue& list) {
    std::uint8_t faces = 0;
    if (!list.there()) return faces;
    list.each(1, 6, "faces of a die", [&](const ContentValue& item) {
      const int face = 1 << (item.number(1, 6) - 1);
      if ((faces & face) != 0) item.refuse("each face can be there once");
      faces = byte(faces | face);
    });
    return faces;
  }

  // `table` has the fields of an amount, and perhaps others.
  static Amount read_amount(const ContentValue& table, Of of) {
    const auto read = [&](std::string_view field) { return byte(table[field].number_or(0, 1, kMostAmount)); };
    Amount amount;
    amount.goods.fill(read("each"));
    for (const Good good : kEveryGood) {
      const ContentValue field = table[kGoodNames[at(good)]];
      if (!field.there()) continue;
      if (table["each"].there()) field.refuse("'each' stands for all five types; no type can be beside it");
      amount.goods[at(good)] = byte(field.number(1, kMostAmount));
    }
    amount.crystals = read("crystals");
    amount.choice = read("choice");
    amount.one_type = read("one_type");
    amount.two_types = read("two_types");
    if (amount.nothing()) table.refuse(line("how much of what? allowed: ", list_of(amount_fields(of))));
    if (of == Of::price && amount.choice > 0 && amount.one_type > 0) {
      table["one_type"].refuse("what is paid may have 'choice' or 'one_type', not both");
    }
    return amount;
  }

  static Amount read_whole_amount(const ContentValue& table, std::string_view what, Of of) {
    table.expect(what, amount_fields(of));
    return read_amount(table, of);
  }

  static Amount read_price(const ContentValue& price) {
    return price.there() ? read_whole_amount(price, "a price", Of::price) : Amount{};
  }

  static Effect read_effect(const ContentValue& table, Owner owner) {
    Effect effect;
    effect.op = static_cast<Op>(table["do"].word(kOps.size(), [&](std::size_t i) {
      return (kOps[i].owners & bit(owner)) != 0 ? kOps[i].name : std::string_view();
    }));
    const OpForm& form = kOps[index(effect.op)];
    std::vector<std::string_view> fields{"do"};
    for (const std::string_view field : amount_fields(form.amount)) fields.push_back(field);
    if (form.high > 0) fields.emplace_back("number");
    if (effect.op == Op::swap_goods) fields.insert(fields.end(), {"give", "get"});
    table.expect(line("'", form.name, "'"), fields);
    if (form.high > 0) effect.number = read_number(table, form.low, form.high);
    if (form.amount != Of::nothing) effect.amount = read_amount(table, form.amount);
    if (effect.op == Op::swap_goods) {
      effect.amount = read_whole_amount(table["give"], "'give'", Of::goods);
      effect.other = read_whole_amount(table["get"], "'get'", Of::goods);
    }
    return effect;
  }

  static std::uint8_t read_number(const ContentValue& table, int low, int high) {
    const ContentValue number = table["number"];
    return byte(low == 0 ? number.number_or(0, low, high) : number.number(low, high));
  }

  // The number of a list of `fewest` operations or more; that of none is 0.
  std::uint8_t read_program(const ContentValue& list, Owner owner, std::size_t fewest = 1) {
    if (!list.there()) return 0;
    Program program;
    list.each(fewest, program.capacity(), "operations",
              [&](const ContentValue& item) { program.push_back(read_effect(item, owner)); });
    for (const Effect& effect : program) {
      const OpForm& form = kOps[index(effect.op)];
      if (form.alone && program.size() > 1)
        list.refuse(line("'", form.name, "' must be the only operation of its list"));
    }
    if (program.empty()) return 0;
    if (cards_.programs.size() == kMostPrograms) {
      list.refuse(line("there are ", kMostPrograms - 1, " lists of operations already; allowed: no more"));
      return 0;
    }
    cards_.programs.push_back(program);
    return byte(static_cast<int>(cards_.programs.size()) - 1);
  }

  Traits read_traits(const ContentValue& list, Home home, Limit limit) {
    Traits traits;
    if (!list.there()) return traits;
    const bool several = home == Home::slot || home == Home::artifact || home == Home::character;
    list.each(1, several ? traits.capacity() : 1, several ? "traits" : "trait", [&](const ContentValue& table) {
      const std::size_t number = table["do"].word(kTraits.size(), [&](std::size_t i) {
        return (kTraits[i].homes & bit(home)) != 0 ? kTraits[i].name : std::string_view();
      });
      const TraitForm& form = kTraits[number];
      std::vector<std::string_view> fields{"do"};
      if (form.high > 0) fields.emplace_back("number");
      table.expect(line("'", form.name, "'"), fields);
      Trait trait{static_cast<Ability>(number), 0};
      if (form.high > 0) trait.number = read_number(table, form.low, form.high);
      if (form.limited && limit == Limit::always) {
        table["do"].refuse(line("'", form.name, "' needs another limit than 'always'"));
      }
      const auto same = [&](const Trait& other) { return other.ability == trait.ability; };
      const bool known = (seen_[number] & bit(home)) != 0;
      if (std::any_of(traits.begin(), traits.end(), same) || (known && (form.once || home == Home::artifact))) {
        table["do"].refuse(line("'", form.name, "' is there already; allowed: once"));
      }
      seen_[number] |= bit(home);
      traits.push_back(trait);
    });
    return traits;
  }

  std::optional<Error> mistake_;
  Cards cards_;
  std::array<unsigned, kTraits.size()> seen_{};  // by ability: on which homes there is one
};

}  // namespace

std::string quest_id(int quest) { return line("Q", padded(quest + 1, 3)); }
std::string active_event_id(int event) { return line("EA", padded(event + 1, 2)); }
std::string all_event_id(int event) { return line("EP", padded(event + 1, 2)); }
std::string objective_id(int objective) { return line("B", padded(objective + 1, 2)); }
std::string character_id(int character) { return line("C", character + 1); }
std::string artifact_id(int period) { return line("R", padded(period, 2)); }
std::string action_id(int action) {
  constexpr std::array<std::string_view, kSeries> kSeriesNames{"AO", "AS", "AX"};
  return line(kSeriesNames[static_cast<std::size_t>(action / kMostOfSeries)], padded(action % kMostOfSeries + 1, 2));
}

Result<Cards> read_cards(const Json& content) { return Reader().read(content); }

}  // namespace tempora::timequest
