#include "games/steamtime/components.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/content_value.hpp"

namespace tempora::steamtime {
namespace {

constexpr int kMostSteps = 4;     // portal steps of one action: with more, bonus actions might not end (ST-23.2)
constexpr int kMostAirships = 3;  // ST-23.1 counts the turns with so many
constexpr int kMostOfAction = std::min(kMostDeposits, kMostOnBoard);  // spaces on which something lies
constexpr int kMostCards = 3;                                         // encounters drawn at once
constexpr int kMostGold = 200;                                        // in all, and
constexpr int kMostCrystals = 250;  // of each kind: what lies together fits into a byte
constexpr int kMostOfColour = 60;
constexpr int kMostIncome = 250;  // of all upgrades together, of each sign
constexpr int kMostMark = 9;
constexpr int kMostMore = 3;  // crystals that a specialist adds

constexpr std::array<std::string_view, kRounds> kRoundNames{"I", "II", "III", "IV", "V"};
constexpr std::array<std::string_view, kLetters> kLetterNames{"A", "B", "C", "D", "E", "F"};
constexpr std::array<std::string_view, kMaxPlayers + 1> kSideNames{"", "", "two_players", "three_players",
                                                                   "four_players"};
constexpr std::array<std::string_view, 4> kTalentNames{"counts_more", "no_marks", "same_board", "mr_time"};
static_assert(kTalentNames.size() == static_cast<std::size_t>(Talent::mr_time) + 1);

// A sign of the short notation, and how many of it one amount may have.
struct Sign {
  std::string_view code;
  int most = 0;
};

// Gains, in the order of their fields.
constexpr std::array kGainSigns{Sign{"e", 50},
                                Sign{"g", 30},
                                Sign{"s", kSteamTrack},
                                Sign{"p", kMostSteps},
                                Sign{kColourCodes[0], kMostSlots},
                                Sign{kColourCodes[1], kMostSlots},
                                Sign{kColourCodes[2], kMostSlots},
                                Sign{kColourCodes[3], kMostSlots},
                                Sign{kColourCodes[4], kMostSlots},
                                Sign{kColourCodes[5], kMostSlots},
                                Sign{"T", kMostSlots},
                                Sign{"*", kMostSlots},
                                Sign{"D", kMostSlots}};
// `gains` is Gains or const Gains.
template <class Of>
constexpr auto gain_numbers(Of& gains) {
  auto& [esteem, gold, steam, portal, crystals, time, any, free] = gains;
  return std::array{&esteem,      &gold,        &steam,       &portal, &crystals[0], &crystals[1], &crystals[2],
                    &crystals[3], &crystals[4], &crystals[5], &time,   &any,         &free};
}

// Costs, in the order of their fields.
constexpr std::array kCostSigns{Sign{"g", 60},
                                Sign{"s", kSteamTrack},
                                Sign{kColourCodes[0], kMostSlots},
                                Sign{kColourCodes[1], kMostSlots},
                                Sign{kColourCodes[2], kMostSlots},
                                Sign{kColourCodes[3], kMostSlots},
                                Sign{kColourCodes[4], kMostSlots},
                                Sign{kColourCodes[5], kMostSlots},
                                Sign{"R", kColours* kMostSlots},
                                Sign{"U", 9},
                                Sign{"X", 9}};
constexpr auto cost_numbers(Cost& cost) {
  auto& [gold, steam, crystals, rainbow, upgrades, expeditions] = cost;
  return std::array{&gold,        &steam,       &crystals[0], &crystals[1], &crystals[2], &crystals[3],
                    &crystals[4], &crystals[5], &rainbow,     &upgrades,    &expeditions};
}

// Signs as bits, in the order above.
constexpr unsigned kColourBits = (1U << kColours) - 1;
constexpr unsigned kAllGains = (1U << kGainSigns.size()) - 1;
constexpr unsigned kEsteem = 1U << 0U;
constexpr unsigned kSteam = 1U << 2U;
constexpr unsigned kPortal = 1U << 3U;
constexpr unsigned kNoPortal = kAllGains & ~kPortal;                     // outside the own turn (ST-13.7)
constexpr unsigned kStartGains = 1U << 1U | kSteam | kColourBits << 4U;  // gold, steam, crystals
constexpr unsigned kAllCosts = (1U << kCostSigns.size()) - 1;
constexpr unsigned kCrystalCosts = kColourBits << 2U;
constexpr unsigned kTradeCosts = (1U << 9U) - 1;  // neither upgrades nor expeditions

std::string_view trimmed(std::string_view text) {
  const auto begin = text.find_first_not_of(' ');
  return begin == std::string_view::npos ? "" : text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

// Amounts with "+" between them, each a number, which may be left out if it is 1, and one of the signs whose bits are
// in `allowed`.
template <std::size_t kCount>
Result<std::array<std::uint8_t, kCount>> read_amounts(std::string_view text, const std::array<Sign, kCount>& signs,
                                                      unsigned allowed) {
  std::array<std::uint8_t, kCount> numbers{};
  text = trimmed(text);
  if (text.empty() || text == "-") return numbers;
  for (std::size_t end = 0; end != std::string_view::npos; text.remove_prefix(end == text.npos ? 0 : end + 1)) {
    end = text.find('+');
    const std::string_view amount = trimmed(text.substr(0, end));
    const std::size_t digits = std::min(amount.find_first_not_of("0123456789"), amount.size());
    const std::string_view code = trimmed(amount.substr(digits));
    std::size_t sign = 0;
    while (sign < kCount && ((allowed >> sign & 1U) == 0 || signs[sign].code != code)) ++sign;
    if (sign == kCount) {
      std::vector<std::string_view> codes;
      for (std::size_t i = 0; i < kCount; ++i) {
        if ((allowed >> i & 1U) != 0) codes.push_back(signs[i].code);
      }
      return error(line("'", excerpt(amount), "' is not known here; allowed: a number and one of ", list_of(codes)));
    }
    int number = digits == 0 ? 1 : 0;
    for (const char digit : amount.substr(0, digits)) number = std::min(10 * number + (digit - '0'), 1000);
    if (number < 1 || number > signs[sign].most) {
      return error(line("'", excerpt(amount), "' must have a number from 1 to ", signs[sign].most));
    }
    if (numbers[sign] != 0) return error(line("'", code, "' is there twice; allowed: once"));
    numbers[sign] = byte(number);
  }
  return numbers;
}

Result<Gains> parse_gains(std::string_view text, unsigned allowed) {
  const auto numbers = read_amounts(text, kGainSigns, allowed);
  if (!numbers) return tl::make_unexpected(numbers.error());
  Gains gains;
  const auto places = gain_numbers(gains);
  for (std::size_t i = 0; i < places.size(); ++i) *places[i] = (*numbers)[i];
  return gains;
}

Result<Cost> parse_cost(std::string_view text, unsigned allowed) {
  const auto numbers = read_amounts(text, kCostSigns, allowed);
  if (!numbers) return tl::make_unexpected(numbers.error());
  Cost cost;
  const auto places = cost_numbers(cost);
  for (std::size_t i = 0; i < places.size(); ++i) *places[i] = (*numbers)[i];
  return cost;
}

class Reader {
 public:
  Result<Components> read(const Json& json) {
    const ContentValue content(json, mistake_);
    content.expect("the content", {"supply", "start", "generators", "boards", "alpha", "omega", "upgrades",
                                   "expeditions", "encounters", "missions", "specialists"});
    read_generators(content["generators"]);
    read_supply(content["supply"]);
    read_start(content["start"]);
    read_efforts(content["alpha"], "α", 2, components_.alpha);  // rounds 1 and 2
    read_efforts(content["omega"], "Ω", 3, components_.omega);  // rounds 3 to 5
    read_upgrades(content["upgrades"]);
    read_expeditions(content["expeditions"]);
    read_encounters(content["encounters"]);
    read_missions(content["missions"]);
    read_specialists(content["specialists"]);
    read_boards(content["boards"]);
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
      const int laid = kRounds * spaces_[static_cast<std::size_t>(players)][index(Action::mission)];
      const int missions = static_cast<int>(components_.missions.size());
      if (missions < laid) {
        content["missions"].refuse(line("there are ", missions, " missions; allowed: at least ", laid,
                                        ", as many as five rounds with ", players, " players lay out"));
      }
    }
    if (mistake_) return tl::make_unexpected(*mistake_);
    return std::move(components_);
  }

 private:
  static constexpr std::size_t index(Action action) { return static_cast<std::size_t>(action); }

  void read_generators(const ContentValue& generators) {
    generators.expect("'generators'", kColourCodes);
    for (std::size_t colour = 0; colour < kColours; ++colour) {
      const ContentValue table = generators[kColourCodes[colour]];
      table.expect(line("'", kColourCodes[colour], "'"), {"name", "marks"});
      GeneratorSlots& generator = components_.generators[colour];
      generator.name = table["name"].text();
      table["marks"].each(1, kMostSlots, "numbers, one for each slot", [&](const ContentValue& mark) {
        generator.marks.push_back(byte(mark.number(0, kMostMark)));
      });
    }
    const std::size_t pink = at(generator_of(Action::upgrade));
    const int slots = this->slots(pink);
    if (slots > kMostSteps) {
      generators[kColourCodes[pink]].refuse(
          line("each crystal is a portal step, and there are ", slots, " slots; allowed: 4"));
    }
    steps_[index(Action::upgrade)] = slots;
  }

  void read_supply(const ContentValue& table) {
    table.expect("'supply'", {"gold", "time", "crystals"});
    Supply& supply = components_.supply;
    supply.gold = table["gold"].number(0, kMostGold);
    supply.time = table["time"].number(0, kMostCrystals);
    const ContentValue crystals = table["crystals"];
    crystals.expect("'crystals'", kColourCodes);
    int all = 0;
    for (std::size_t colour = 0; colour < kColours; ++colour) {
      supply.crystals[colour] = byte(crystals[kColourCodes[colour]].number(0, kMostOfColour));
      all += supply.crystals[colour];
    }
    if (all > kMostCrystals) crystals.refuse(line("there are ", all, " coloured crystals; allowed: ", kMostCrystals));
  }

  void read_start(const ContentValue& table) {
    table.expect("'start'", {"airships", "everybody", "later"});
    Supply& supply = components_.supply;
    supply.airships = table["airships"].number(1, kMostAirships);
    const Gains everybody = gains(table["everybody"], kStartGains, Nothing::allowed);
    supply.start_gold = everybody.gold;
    supply.start_steam = everybody.steam;
    supply.start_crystals = everybody.crystals;
    std::size_t place = 0;
    Gains all;
    table["later"].each(kMaxPlayers, kMaxPlayers, "amounts, one for each place in the turn order",
                        [&](const ContentValue& item) {
                          Gains start = gains(item, kStartGains, Nothing::allowed);
                          supply.later[place++] = start;
                          start += everybody;
                          check_start(item, start);
                          all += start;
                        });
    const auto limit = [&](std::string_view what, int number, int most) {
      if (number > most) table.refuse(line("four players start with ", number, " ", what, "; there are ", most));
    };
    limit("gold", all.gold, supply.gold);
    for (std::size_t colour = 0; colour < kColours; ++colour) {
      limit(kColourCodes[colour], all.crystals[colour], supply.crystals[colour]);
    }
  }

  void check_start(const ContentValue& item, const Gains& start) const {
    const auto limit = [&](std::string_view what, int number, int most) {
      if (number > most) item.refuse(line("with 'everybody' these are ", number, " ", what, "; allowed: ", most));
    };
    limit("steam", start.steam, kSteamTrack);
    for (std::size_t colour = 0; colour < kColours; ++colour) {
      limit(kColourCodes[colour], start.crystals[colour], slots(colour));
    }
  }

  void read_efforts(const ContentValue& list, std::string_view series, std::size_t fewest,
                    std::vector<Effort>& efforts) {
    list.each(fewest, kMostEfforts, "effort cards", [&](const ContentValue& table) {
      table.expect("an effort card", {"id"}, kLetterNames);
      Effort effort;
      expect_id(table, line(series, efforts.size() + 1));
      for (std::size_t letter = 0; letter < kLetters; ++letter) {
        effort.costs[letter] = cost(table[kLetterNames[letter]], kCrystalCosts).crystals;
      }
      efforts.push_back(effort);
    });
  }

  void read_upgrades(const ContentValue& upgrades) {
    upgrades.expect("'upgrades'", kRoundNames);
    std::array<int, kGainSigns.size()> sums{};
    for (std::size_t round = 0; round < kRounds; ++round) {
      const ContentValue table = upgrades[kRoundNames[round]];
      table.expect(line("'", kRoundNames[round], "'"), kLetterNames);
      for (std::size_t letter = 0; letter < kLetters; ++letter) {
        const Gains income = gains(table[kLetterNames[letter]], kNoPortal);
        const auto numbers = gain_numbers(income);
        for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += *numbers[i];
        components_.upgrades[round][letter] = income;
      }
    }
    for (std::size_t i = 0; i < sums.size(); ++i) {
      if (sums[i] > kMostIncome) {
        upgrades.refuse(line("all upgrades together pay ", sums[i], kGainSigns[i].code, "; allowed: ", kMostIncome,
                             " of each sign"));
      }
    }
  }

  void read_expeditions(const ContentValue& expeditions) {
    constexpr std::size_t kAll = kRounds * kLetters;
    int card = 0;
    expeditions.each(kAll, kAll, "expeditions, six for each round", [&](const ContentValue& table) {
      table.expect("an expedition", {"id", "name", "find", "discoveries"});
      Expedition expedition;
      expect_id(table, card_id(card));
      expedition.name = table["name"].text();
      expedition.find = gains(table["find"], kAllGains);
      int steps = expedition.find.portal;
      std::size_t place = 0;
      table["discoveries"].each(kDiscoveries, kDiscoveries, "discoveries", [&](const ContentValue& item) {
        expedition.discoveries[place] = gains(item, kAllGains);
        steps += expedition.discoveries[place++].portal;
      });
      if (steps > kMostSteps) {
        table.refuse(line("an expedition gives at most 4 portal steps with all discoveries; these are ", steps));
      }
      int& most = steps_[index(Action::expedition)];
      most = std::max(most, steps);
      components_.expeditions[static_cast<std::size_t>(round_of(card) - 1)][static_cast<std::size_t>(letter_of(card))] =
          std::move(expedition);
      ++card;
    });
  }

  void read_encounters(const ContentValue& encounters) {
    encounters.each(kMostCards, kMostEncounters, "encounters", [&](const ContentValue& table) {
      table.expect("an encounter", {"id", "name", "top", "bottom", "purple"});
      Encounter encounter;
      expect_id(table, encounter_id(static_cast<int>(components_.encounters.size())));
      encounter.name = table["name"].text();
      encounter.purple = table["purple"].there();
      if (encounter.purple == table["bottom"].there())
        table.refuse("an encounter must have either 'bottom' or 'purple'");
      encounter.top = trade(table["top"], kTradeCosts, kAllGains);
      encounter.bottom = encounter.purple ? trade(table["purple"], kTradeCosts, kNoPortal)
                                          : trade(table["bottom"], kTradeCosts, kAllGains);
      int& most = steps_[index(Action::encounter)];
      for (const Trade* half : {&encounter.top, &encounter.bottom}) most = std::max<int>(most, half->gains.portal);
      components_.encounters.push_back(std::move(encounter));
    });
  }

  void read_missions(const ContentValue& missions) {
    missions.each(1, kMostMissions, "missions", [&](const ContentValue& table) {
      table.expect("a mission", {"id", "top", "bottom"});
      expect_id(table, mission_id(static_cast<int>(components_.missions.size())));
      components_.missions.push_back({goal(table["top"]), goal(table["bottom"])});
    });
  }

  void read_specialists(const ContentValue& specialists) {
    specialists.each(2, kMostSpecialists, "specialists", [&](const ContentValue& table) {
      Specialist specialist;
      specialist.talent = table["does"].word<Talent>(kTalentNames);
      const std::string what =
          line("a specialist that does '", kTalentNames[static_cast<std::size_t>(specialist.talent)], "'");
      const bool counts = specialist.talent == Talent::counts_more;
      table.expect(what, counts ? ContentValue::Fields{"id", "name", "does", "action", "number"}
                                : ContentValue::Fields{"id", "name", "does"});
      expect_id(table, specialist_id(static_cast<int>(components_.specialists.size())));
      specialist.name = table["name"].text();
      if (counts) {
        specialist.action = table["action"].word<Action>(kActionNames);
        specialist.number = byte(table["number"].number(1, kMostMore));
      }
      if (specialist.talent == Talent::mr_time) specialist.number = 1;  // ST-23.2 counts with one
      if (counts && specialist.action == Action::upgrade) {
        const int steps = slots(at(generator_of(Action::upgrade))) + specialist.number;
        if (steps > kMostSteps) {
          table["number"].refuse(
              line("with the slots of the generator these are ", steps, " portal steps; allowed: 4"));
        }
        int& most = steps_[index(Action::upgrade)];
        most = std::max(most, steps);
      }
      components_.specialists.push_back(std::move(specialist));
    });
  }

  void read_boards(const ContentValue& boards) {
    std::array<int, kMaxPlayers + 1> used{};
    std::size_t number = 0;
    boards.each(kBoards, kBoards, "boards", [&](const ContentValue& table) {
      table.expect("a board", {"name"}, kSideNames);
      Board& board = components_.boards[number++];
      board.name = table["name"].text();
      int sides = 0;
      for (std::size_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
        const ContentValue side = table[kSideNames[players]];
        if (!side.there()) continue;
        ++sides;
        if (++used[players] > kStream) side.refuse(line("there are six boards for ", players, " players already"));
        side.each(players + 1, players + 1, "spaces", [&](const ContentValue& space) {
          board.sides[players].spaces.push_back(read_space(space, players));
        });
      }
      if (sides != 2)
        table.refuse(line("a board must have two sides, for two numbers of players; this one has ", sides));
    });
  }

  Space read_space(const ContentValue& table, std::size_t players) {
    Space space;
    space.action = table["does"].word<Action>(kActionNames);
    // By action: the most of `count`, 0 if there is none.
    constexpr std::array<int, kActions> kMostCount{0, kMostCards, kMostDeposit, 0, 30, 0};
    const int most = kMostCount[index(space.action)];
    table.expect(line("a space that does '", kActionNames[index(space.action)], "'"),
                 most > 0 ? ContentValue::Fields{"does", "count", "extra"} : ContentValue::Fields{"does", "extra"});
    if (most > 0) space.count = byte(table["count"].number(1, most));
    if (const ContentValue extra = table["extra"]; extra.there()) {
      space.extra = gains(extra, kEsteem | kSteam | kPortal, Nothing::allowed);
      const int steps = steps_[index(space.action)];
      if (space.extra.portal + steps > kMostSteps) {
        extra.refuse(line("the action itself gives up to ", steps, " portal steps; allowed: 4 in all"));
      }
    }
    const bool keeps = space.action != Action::encounter && space.action != Action::gold;
    if (++spaces_[players][index(space.action)] > kMostOfAction && keeps) {
      table.refuse(line("there are ", kMostOfAction, " spaces that do '", kActionNames[index(space.action)], "' for ",
                        players, " players already; allowed: no more"));
    }
    return space;
  }

  // The id stands there for people; what it must be, its place says.
  static void expect_id(const ContentValue& table, const std::string& id) {
    static_cast<void>(table["id"].word(1, [&](std::size_t) { return std::string_view(id); }));
  }

  enum class Nothing { refused, allowed };

  // What `read` makes of a text; a default value where it complains or there is no text.
  template <class Of, class Read>
  static Of notation(const ContentValue& value, std::string_view example, Nothing nothing, Read&& read) {
    const std::optional<std::string> text = value.any_text();
    if (!text) {
      value.refuse(line(value.name(), " must be a text such as ", example));
      return {};
    }
    Result<Of> result = read(*text);
    if (!result) {
      value.refuse(line(value.name(), ": ", result.error().text));
      return {};
    }
    if (nothing == Nothing::refused && *result == Of{}) {
      value.refuse(line(value.name(), " must not be nothing; write for example ", example));
    }
    return *result;
  }

  static Gains gains(const ContentValue& value, unsigned allowed, Nothing nothing = Nothing::refused) {
    return notation<Gains>(value, "4e + GN", nothing,
                           [&](std::string_view text) { return parse_gains(text, allowed); });
  }

  static Cost cost(const ContentValue& value, unsigned allowed) {
    return notation<Cost>(value, "GN + BU", Nothing::refused,
                          [&](std::string_view text) { return parse_cost(text, allowed); });
  }

  static Trade trade(const ContentValue& value, unsigned costs, unsigned allowed) {
    constexpr std::string_view kArrow = "->";
    Trade trade;
    trade.gains = notation<Gains>(value, "2g -> 5e", Nothing::refused, [&](std::string_view text) -> Result<Gains> {
      if (const std::size_t arrow = text.find(kArrow); arrow != std::string_view::npos) {
        const auto cost = parse_cost(text.substr(0, arrow), costs);
        if (!cost) return tl::make_unexpected(cost.error());
        trade.cost = *cost;
        text.remove_prefix(arrow + kArrow.size());
      }
      return parse_gains(text, allowed);
    });
    return trade;
  }

  static Goal goal(const ContentValue& value) {
    const Trade spent = trade(value, kAllCosts, kEsteem);
    if (spent.cost == Cost{}) value.refuse(line(value.name(), " must cost something; write for example 3GN -> 10e"));
    return {spent.cost, spent.gains.esteem};
  }

  [[nodiscard]] int slots(std::size_t colour) const {
    return static_cast<int>(components_.generators[colour].marks.size());
  }

  std::optional<Error> mistake_;
  Components components_;
  std::array<int, kActions> steps_{};                                // the most portal steps of each action
  std::array<std::array<int, kActions>, kMaxPlayers + 1> spaces_{};  // by players and action
};

}  // namespace

Gains& Gains::operator+=(const Gains& other) {
  const auto numbers = gain_numbers(*this);
  const auto more = gain_numbers(other);
  for (std::size_t i = 0; i < numbers.size(); ++i) *numbers[i] = byte(*numbers[i] + *more[i]);
  return *this;
}

Result<Gains> read_gains(std::string_view text) { return parse_gains(text, kAllGains); }
Result<Cost> read_cost(std::string_view text) { return parse_cost(text, kAllCosts); }

std::string card_id(int card) {
  return line(kRoundNames[static_cast<std::size_t>(round_of(card) - 1)], "-",
              kLetterNames[static_cast<std::size_t>(letter_of(card))]);
}
std::string effort_id(int card) { return line(card < kMostEfforts ? "α" : "Ω", card % kMostEfforts + 1); }
std::string encounter_id(int card) { return line("N", card + 1); }
std::string mission_id(int card) { return line("M", card + 1); }
std::string specialist_id(int card) { return line("P", card + 1); }

Result<Components> read_components(const Json& content) { return Reader().read(content); }

}  // namespace tempora::steamtime
