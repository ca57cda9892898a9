// TimeQuest: the rules, docs/rules/timequest.md.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/game.hpp"
#include "games/timequest/cards.hpp"
#include "games/timequest/facts.hpp"
#include "games/timequest/moves.hpp"
#include "games/timequest/state.hpp"
#include "games/timequest/view.hpp"

namespace tempora::timequest {

// The options of a match (TQ-28).
struct Options {
  int closed_to_end = 4;  // T
  int visits = 4;         // L
  int points = 4;         // action points a turn
  int rounds = 17;        // R
  int crystals = 3;       // at the start
  int objectives = 0;     // dealt to each
  enum class Characters : std::uint8_t { choose, random, none } characters = Characters::choose;
  int cooldown = 3;  // of Guardian's Choice
  bool anywhere = false;
  bool holding_limit = true;
  int offers = 3;
  bool battle = true;  // for first place
};

// A way of paying a Move (TQ-8.1.5).
struct Way {
  Means means;
  std::uint8_t crystals = 0;
  bool by_portal = false;  // TQ-8.1.4
  bool operator==(const Way&) const = default;
};
using Ways = FixedVector<Way, 10>;

// The nearest possible destinations (TQ-4.3); 0 where there is none. From the Void `low` lies on the side of 10 and
// `high` on the side of 1 (TQ-4.5).
struct Neighbours {
  int low = 0;
  int high = 0;
  [[nodiscard]] constexpr bool has(int tile) const { return tile != 0 && (tile == low || tile == high); }
  [[nodiscard]] constexpr bool empty() const { return low == 0 && high == 0; }
};

class Rules {
 public:
  using State = timequest::State;
  using Move = timequest::Move;
  using View = timequest::View;

  static const GameInfo& info();
  static std::string_view content_hash();
  static Result<Rules> create(const Setup& setup);

  [[nodiscard]] int players() const { return players_; }
  [[nodiscard]] const Cards& cards() const { return cards_; }
  [[nodiscard]] const Options& options() const { return options_; }
  State start(Dealer& dealer, Journal& journal) const;
  [[nodiscard]] SeatSet owing(const State& state) const;
  void legal(const State& state, Seat seat, MoveList<Move>& moves) const;
  // A secret answer may be taken back while others think.
  void optional(const State& state, Seat seat, MoveList<Move>& moves) const;
  // TQ-24.1
  [[nodiscard]] bool asks(const State& state, Seat seat) const;
  void play(State& state, Seat seat, Move move, Dealer& dealer, Journal& journal) const;
  [[nodiscard]] std::optional<Refusal> refuse(const State& state, Seat seat, std::span<const Move> wish) const;
  [[nodiscard]] std::optional<Outcome> outcome(const State& state) const;
  [[nodiscard]] View view(const State& state, Viewer viewer) const;
  [[nodiscard]] State imagine(const State& state, Viewer viewer, Dealer& dealer) const;
  void check(const State& state) const;
  [[nodiscard]] int group_of(const State& /*state*/, Seat /*seat*/) const { return -1; }
  [[nodiscard]] std::vector<Feature> hidden_features(const State& state) const;
  // A path of moves ends where a turn's menu is asked, or another's decision.
  [[nodiscard]] bool at_rest(const State& state, Seat /*seat*/) const {
    return state.agenda.top().what == Do::menu || state.secrets.open();
  }

  static Result<Move> read_move(const Json& json) { return timequest::read_move(json); }
  static void write_fact(const Fact& fact, JsonWriter& json);

  // TQ-25.1
  static constexpr int kMostUndosATurn = 10;
  [[nodiscard]] int turn(const State& state) const;
  // For statistics: who had which character, artifact, card and event.
  [[nodiscard]] std::vector<Tally> tallies(const State& state) const;

  // TQ-4.3
  [[nodiscard]] Neighbours neighbours(const State& state, int tile) const;
  [[nodiscard]] Ways ways(const State& state, Seat seat, int to) const;
  // The quest cards of that period's title (TQ-18.3).
  [[nodiscard]] Bits cards_of_period(int period) const { return period_cards_[static_cast<std::size_t>(period)]; }
  // Whether the Explorer's Quests are the seat's (TQ-17.5).
  [[nodiscard]] bool is_explorer(const State& state, Seat seat) const {
    return power_number(state, seat, Ability::explorer) > 0;
  }
  // TQ-14.2, TQ-14.4
  [[nodiscard]] int artifacts_of(const State& state, Seat seat) const {
    return state.now.players[seat].artifacts.size();
  }
  [[nodiscard]] int different_artifacts(const State& state, Seat seat) const;
  [[nodiscard]] bool artifact_ready(const State& state, Seat seat, int period) const;
  [[nodiscard]] int resources_due(const State& state, Seat seat, int less) const;
  [[nodiscard]] int price_lowered(const State& state, Seat seat, int quest) const;
  [[nodiscard]] bool can_complete(const State& state, Seat seat, int quest, bool free) const;
  [[nodiscard]] bool can_acquire(const State& state, Seat seat, int quest, int less, bool anywhere) const;
  // TQ-16.1, with the objective only where everybody sees it.
  [[nodiscard]] int score(const State& state, Seat seat) const;
  [[nodiscard]] int leftover(const State& state, Seat seat) const;
  // TQ-22
  [[nodiscard]] int counted(const State& state, Seat seat, Counter counter) const;
  [[nodiscard]] int level_of(const State& state, Seat seat, int objective) const;
  [[nodiscard]] int closed_periods(const State& state) const;
  // TQ-6.4: 0 Easy, 1 Moderate, 2 Difficult.
  [[nodiscard]] int level_of_round(int round) const;

 private:
  Rules() = default;

  // What gives an ability, and its number.
  struct Ready {
    Means means;
    std::uint8_t number = 0;
    bool operator==(const Ready&) const = default;
  };
  using AllReady = FixedVector<Ready, kMostSet + kSlots + kPeriods>;

  // The course of a match (rules.cpp).
  void take_answer(State& state, Seat seat, Move move, Dealer& dealer, Journal& journal) const;
  void proceed(State& state, Dealer& dealer, Journal& journal) const;
  bool advance(State& state, Dealer& dealer, Journal& journal) const;
  void list(const State& state, const Task& task, Seat seat, MoveList<Move>& moves) const;
  void answer(State& state, Seat seat, Move move, Dealer& dealer, Journal& journal) const;
  [[nodiscard]] bool is_secret(const State& state) const;
  void ask_in_secret(State& state, SeatSet seats) const;
  [[nodiscard]] SeatSet everybody() const { return SeatSet::first(players_); }
  [[nodiscard]] Seat left_of(Seat seat) const { return static_cast<Seat>((seat + 1) % players_); }
  template <class Visit>
  void in_table_order(const State& state, Visit&& visit) const {  // TQ-0.3
    for (int i = 0; i < players_; ++i) visit(static_cast<Seat>((state.first + i) % players_));
  }
  void push(State& state, Do what, Seat seat, int a = 0, int b = 0, int c = 0, int d = 0) const;
  void push_for_all(State& state, Do what) const;
  void set_up(State& state, Dealer& dealer, Journal& journal) const;
  bool advance_objectives(State& state, Dealer& dealer, Journal& journal) const;
  void begin_round(State& state, Journal& journal) const;
  void begin_turn(State& state, Seat seat, Dealer& dealer, Journal& journal) const;
  void end_turn(State& state, Seat seat, Journal& journal) const;
  void pay_penalty(State& state, Seat seat, Journal& journal) const;
  void end_round(State& state, Dealer& dealer, Journal& journal) const;

  // Supply, and what cards give (rules_supply.cpp).
  void gain(State& state, Seat seat, const Goods& goods, int crystals, Journal& journal, bool collecting = false) const;
  void gain_good(State& state, Seat seat, Good good, int count, Journal& journal, bool collecting = false) const;
  void lose(State& state, Seat seat, const Goods& goods, int crystals, Journal& journal) const;
  void pay(State& state, Seat seat, const Goods& goods, int crystals, Journal& journal, bool recorded) const;
  void receive(State& state, Seat seat, Good good, int count) const;
  void note_crystals(State& state, Seat seat) const;
  [[nodiscard]] bool can_pay(const State& state, Seat seat, const Amount& amount) const;
  [[nodiscard]] bool can_gain(const State& state, const Amount& amount) const;
  void give(State& state, Seat seat, const Amount& amount, Journal& journal) const;
  void take(State& state, Seat seat, const Amount& amount, Journal& journal) const;
  void charge(State& state, Seat seat, const Amount& amount, bool recorded, Journal& journal) const;
  [[nodiscard]] Goods mix_caps(const State& state, Seat seat, Mix mode) const;
  void begin_mix(State& state, Seat seat, Mix mode, int count, Journal& journal) const;
  void settle_mix(State& state, Journal& journal) const;
  void list_mix(const State& state, const Task& task, MoveList<Move>& moves) const;
  void answer_mix(State& state, Move move, Journal& journal) const;
  void finish_mix(State& state, Seat seat, Mix mode, const Goods& goods, Journal& journal) const;
  void list_exchange(const State& state, const Task& task, MoveList<Move>& moves) const;
  void answer_exchange(State& state, Move move, Journal& journal) const;
  void add_bonus(State& state, Journal& journal) const;
  [[nodiscard]] bool has_artifact(const State& state, Seat seat, int period) const;
  [[nodiscard]] bool slot_ready(const Slot& slot) const;
  [[nodiscard]] AllReady ready(const State& state, Seat seat, Ability ability) const;
  [[nodiscard]] bool has(const State& state, Seat seat, Ability ability) const;
  void use(State& state, Seat seat, Means means, Journal& journal) const;
  [[nodiscard]] int power_number(const State& state, Seat seat, Ability ability) const;
  [[nodiscard]] AllReady protections(const State& state, Seat seat, Threat threat) const;

  // Decks (rules_decks.cpp, rules_looking.cpp).
  [[nodiscard]] std::size_t display_places() const { return players_ <= 3 ? 4 : 3; }  // TQ-5.2
  template <class Cards, class PutBack, class Zones>
  bool fill(State& state, Cards& deck, int pile, PutBack&& put_back, Zones&& zones, Dealer& dealer,
            Journal& journal) const;
  bool fill_quests(State& state, Dealer& dealer, Journal& journal) const;
  bool fill_events(State& state, Dealer& dealer, Journal& journal) const;
  bool fill_actions(State& state, Dealer& dealer, Journal& journal) const;
  [[nodiscard]] bool can_draw_quest(const State& state) const;
  [[nodiscard]] bool can_draw_event(const State& state) const;
  [[nodiscard]] bool can_draw_action(const State& state) const;
  std::optional<int> draw_quest(State& state, Dealer& dealer, Journal& journal) const;
  std::optional<int> draw_event_card(State& state, Dealer& dealer, Journal& journal) const;
  void draw_action(State& state, Seat seat, bool marked, Dealer& dealer, Journal& journal) const;
  void refill_display(State& state, Dealer& dealer, Journal& journal) const;
  void put_quest_under(State& state, int quest, Journal& journal) const;
  void discard_quest(State& state, int quest) const;
  void discard_action(State& state, int card) const;
  void discard_event(State& state, int event) const;
  [[nodiscard]] Bits hand_kinds(const State& state, Seat seat) const;
  void leave_hand(State& state, Seat seat, int card, std::optional<bool> marked = std::nullopt) const;
  void discard_from_hand(State& state, Seat seat, int card, bool marked, Journal& journal) const;
  void list_decks_to_look_at(const State& state, bool quests, MoveList<Move>& moves) const;
  [[nodiscard]] int next_level(const State& state) const;
  int look_at(State& state, Seat seat, int deck, int count, Journal& journal) const;
  void look_and_order(State& state, Seat seat, int deck, int count, Journal& journal) const;
  void list_decks(const State& state, const Task& task, MoveList<Move>& moves) const;
  void answer_decks(State& state, Seat seat, Move move, Dealer& dealer, Journal& journal) const;
  void keep_event(State& state, Seat seat, int count, int kept, Journal& journal) const;
  int clear_event_place(State& state, Seat seat) const;
  void put_handled_under(State& state, Journal& journal) const;
  template <class Visit>
  auto with_deck(State& state, int deck, Visit&& visit) const;

  // The turn menu and the actions (rules_actions.cpp).
  void list_menu(const State& state, Seat seat, MoveList<Move>& moves) const;
  void list_free_acts(const State& state, Seat seat, MoveList<Move>& moves) const;
  void choose(State& state, Seat seat, Move move, Dealer& dealer, Journal& journal) const;
  [[nodiscard]] bool can_enter_void(const State& state, Seat seat) const;
  [[nodiscard]] int void_points(const State& state, Seat seat) const;
  [[nodiscard]] bool can_use_slot(const State& state, Seat seat, const Slot& slot) const;
  void spend(State& state, int points) const;
  void begin_deed(State& state, Act act, int subject, int card) const;
  [[nodiscard]] bool forbids(const State& state, Act act, int subject = 0) const;
  [[nodiscard]] bool is_reversal(int card) const;
  [[nodiscard]] bool has_reversal(const State& state, Seat seat) const;
  void reverse(State& state, Seat seat, Journal& journal) const;
  [[nodiscard]] bool can_collect(const State& state, Seat seat) const;
  [[nodiscard]] bool can_gain_good(const State& state, Seat seat, Good good) const;
  void begin_collect(State& state, Seat seat, int times, bool action) const;
  void answer_collect(State& state, Move move, Journal& journal) const;
  bool advance_collect(State& state) const;
  void list_extra(const State& state, const Task& task, MoveList<Move>& moves) const;
  void use_extra(State& state, const Task& task, Journal& journal) const;
  // Quests that a seat can use: those of the display, and its own Explorer's Quests (TQ-17.5).
  template <class Visit>
  void for_each_quest_at_hand(const State& state, Seat seat, Visit&& visit) const {
    for (const std::uint8_t quest : state.now.display) visit(quest);
    if (state.now.explorers.empty() || !is_explorer(state, seat)) return;
    for (const std::uint8_t quest : state.now.explorers) visit(quest);
  }
  template <class Visit>
  bool for_each_payment(const State& state, Seat seat, int quest, Visit&& visit) const;
  void list_payments(const State& state, const Task& task, MoveList<Move>& moves) const;
  void begin_quest(State& state, Seat seat, int quest) const;
  void complete(State& state, Seat seat, int quest, Move payment, Dealer& dealer, Journal& journal) const;
  void take_away(State& state, int quest, Dealer& dealer, Journal& journal) const;
  bool advance_artifact(State& state, Dealer& dealer, Journal& journal) const;
  void own_artifact(State& state, Seat seat, int quest) const;

  // Movement and the Void (rules_movement.cpp).
  [[nodiscard]] bool is_possible(const State& state, int tile) const;
  [[nodiscard]] bool is_locked(const State& state, int tile) const;
  void list_moves(const State& state, Seat seat, MoveList<Move>& moves) const;
  void move_now(State& state, Seat seat, int to, Journal& journal) const;
  void go(State& state, Seat seat, int to, const Way& way, Journal& journal) const;
  bool put_token(State& state, Seat seat, int tile, Seat but, Journal& journal) const;
  void arrive(State& state, Seat seat, int tile, bool by_event, Journal& journal) const;
  void ask_slips(State& state, Seat seat, int tile) const;
  [[nodiscard]] bool can_jump(const State& state, Seat seat, bool to_neighbour) const;
  void list_jumps(const State& state, const Task& task, MoveList<Move>& moves) const;
  void answer_jump(State& state, Move move, Journal& journal) const;
  void step_at_random(State& state, Seat seat, Dealer& dealer, Journal& journal) const;
  void enter_void(State& state, Seat seat, bool portal, Journal& journal) const;
  bool advance_void(State& state, Dealer& dealer, Journal& journal) const;

  // Dice, Arena, duel (rules_dice.cpp).
  int roll(State& state, std::size_t die, Seat seat, Dealer& dealer, Journal& journal) const;
  void ask_reroll(State& state, Seat seat, Reroll kind, int dice, int first = 0, int opponent = 0) const;
  [[nodiscard]] AllReady reroll_means(const State& state, const Task& task) const;
  void list_rerolls(const State& state, const Task& task, MoveList<Move>& moves) const;
  void answer_reroll(State& state, Move move, Dealer& dealer, Journal& journal) const;
  bool advance_fight(State& state, Dealer& dealer, Journal& journal) const;
  int arena_bonus(State& state, Seat seat, Journal& journal) const;
  void drop_set(State& state, Seat seat, Ability ability, Journal& journal) const;
  void begin_prize(State& state, Seat winner, int items, Journal& journal) const;
  void answer_prize(State& state, Move move, Journal& journal) const;
  void list_bets(const State& state, Seat seat, MoveList<Move>& moves) const;
  void take_stakes(State& state, Journal& journal) const;
  void pay_bets(State& state, int difference, Seat challenger, Journal& journal) const;
  void pass_on_duellist(State& state, Seat loser, Seat winner, Journal& journal) const;
  bool advance_duel(State& state, Dealer& dealer, Journal& journal) const;
  void list_duel(const State& state, const Task& task, MoveList<Move>& moves) const;
  void answer_duel(State& state, Move move, Journal& journal) const;

  // Trade (rules_trade.cpp).
  template <class Visit>
  bool for_each_offer(const State& state, Seat seat, Seat partner, Visit&& visit) const;
  [[nodiscard]] bool can_offer(const State& state, Seat seat, Seat partner) const;
  [[nodiscard]] bool can_trade(const State& state, Seat seat) const;
  void list_trade(const State& state, const Task& task, MoveList<Move>& moves) const;
  void answer_trade(State& state, Move move, Journal& journal) const;
  void trade(State& state, Seat seat, const TradeOffer& offer, bool agreed, Journal& journal) const;
  void note_trade(Player& player, Seat partner) const;

  // What cards do (rules_cards.cpp).
  [[nodiscard]] bool can_do(const State& state, Seat seat, const Effect& effect) const;
  [[nodiscard]] bool can_run(const State& state, Seat seat, int program) const;
  void run(State& state, Seat seat, int program, bool by_event = false) const;
  void do_effect(State& state, const Task& task, const Effect& effect, Dealer& dealer, Journal& journal) const;
  [[nodiscard]] bool can_play(const State& state, Seat seat, int card) const;
  void play_card(State& state, Seat seat, int card, Journal& journal) const;
  void fill_slot(State& state, Seat seat, int card, bool passed_on) const;
  void replace_slot(State& state, Seat seat, int card, int gone, Journal& journal) const;
  void drop_empty(State& state, Seat seat, Journal& journal) const;
  void tidy_slots(State& state, Seat seat) const;
  // The card with that ability, of which there is one, and its number.
  [[nodiscard]] int card_with(Ability ability) const { return card_with_[static_cast<std::size_t>(ability)]; }
  [[nodiscard]] int number_with(Ability ability) const;
  void lift_lock(State& state, int period, Journal& journal) const;
  void lift_beacon(State& state, Journal& journal) const;
  [[nodiscard]] bool can_use_event(const State& state, Seat seat, int event) const;
  void list_targets(const State& state, const Task& task, MoveList<Move>& moves) const;
  void answer_target(State& state, Seat seat, Move move, Journal& journal) const;
  bool advance_aimed(State& state, Journal& journal) const;
  void ask_block(State& state, Seat target, Threat threat) const;
  [[nodiscard]] bool can_force_trade(const State& state, Seat seat, Seat other) const;
  [[nodiscard]] bool can_swap(const State& state, Seat seat, Seat other) const;
  void swap_places(State& state, Seat seat, Seat other, Journal& journal) const;

  // Events (rules_events.cpp).
  bool advance_event(State& state, Dealer& dealer, Journal& journal) const;
  void use_open_event(State& state, Seat seat, int event, Journal& journal) const;
  void use_event(State& state, Seat seat, int event, Journal& journal) const;
  bool advance_all_event(State& state, Dealer& dealer, Journal& journal) const;
  void push_outcomes(State& state) const;
  [[nodiscard]] SeatSet who_answers(const State& state) const;
  void list_answers(const State& state, Seat seat, MoveList<Move>& moves) const;
  void list_goal(const State& state, Seat seat, const AllEvent& event, MoveList<Move>& moves) const;
  void list_failures(const State& state, Seat seat, MoveList<Move>& moves) const;
  [[nodiscard]] Threat threat_of(const State& state) const;
  [[nodiscard]] bool is_shielded(const State& state, Seat seat) const {
    return state.bounty == kNone && state.guarded.contains(seat);
  }
  void list_guardian(const State& state, MoveList<Move>& moves) const;
  void answer_guardian(State& state, Seat seat, Move move, Journal& journal) const;
  void show_answers(State& state, Journal& journal) const;
  void carry_out(State& state, Seat seat, Journal& journal) const;
  void meet_goal(State& state, Seat seat, Journal& journal) const;
  bool advance_die_outcome(State& state, Dealer& dealer, Journal& journal) const;
  void ripple(State& state, Journal& journal) const;
  bool advance_lottery(State& state, Dealer& dealer, Journal& journal) const;
  void hold_auction(State& state, Journal& journal) const;
  void list_loop(const State& state, Seat seat, MoveList<Move>& moves) const;
  void answer_loop(State& state, Seat seat, Move move, Dealer& dealer, Journal& journal) const;

  // Score and end (rules_end.cpp).
  [[nodiscard]] int objective_bonus(const State& state, Seat seat) const;
  void claim(State& state, Journal& journal) const;
  using Reached = std::array<std::uint32_t, kMaxPlayers>;
  [[nodiscard]] Reached reached(const State& state) const;
  void note_what_stays_hidden(const State& state, const Reached& before, Journal& journal) const;
  void show_objective(State& state, Seat seat, Journal& journal) const;
  void show_all_objectives(State& state, Journal& journal) const;
  void finish(State& state, Journal& journal) const;
  void end_match(State& state, Journal& journal) const;
  [[nodiscard]] SeatSet tied_for_first(const State& state) const;
  void list_wagers(const State& state, Seat seat, MoveList<Move>& moves) const;
  void resolve_battle(State& state, Dealer& dealer, Journal& journal) const;
  [[nodiscard]] std::vector<int> places(const State& state) const;

  // Views and imagination (view.cpp, rules_imagine.cpp).
  void look_around(const State& state, Seat seat, View& view) const;
  void imagine_objectives(State& state, Viewer viewer, Dealer& dealer) const;
  void imagine_deed(State& state, Viewer viewer, Dealer& dealer) const;

  // Why not (rules_refuse.cpp).
  [[nodiscard]] Refusal why_not(const State& state, Seat seat, Move move) const;
  [[nodiscard]] Refusal why_not_in_menu(const State& state, Seat seat, Move move) const;

  int players_ = 0;
  Options options_;
  Cards cards_;
  std::array<Bits, kTiles> period_cards_{};            // quest cards by the period of their title
  std::array<std::uint8_t, kMostEventKinds> shown_{};  // crystals shown on an Active Player Event (TQ-19.2)
  std::array<std::uint8_t, 32> card_with_{};           // the action card of a kind of which there is one, by ability
  std::uint8_t deposit_times_ = 2;                     // of EP10
  Bits lasting_;                                       // artifacts that are used once in a match
};

}  // namespace tempora::timequest
