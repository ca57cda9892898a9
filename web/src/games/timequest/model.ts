// The view, the moves and the facts of TimeQuest in the shapes of docs/protocol.md, and what a board reads off them without a
// rule of its own.

import { seatsOf } from '../../lib/players';
import type { Fact, Move } from '../types';

// Resources, periods, cards.

/** The resources in type order (TQ-0.1); every `Goods` has this order. */
export const GOODS = ['food', 'gold', 'knowledge', 'cloth', 'stone'] as const;
export type Good = (typeof GOODS)[number];
export type Goods = [food: number, gold: number, knowledge: number, cloth: number, stone: number];
export const NO_GOODS: Goods = [0, 0, 0, 0, 0];
export const countOf = (goods: readonly number[]): number => goods.reduce((sum, count) => sum + count, 0);
/** The types of which there is any, in type order, with how many. */
export const goodsOf = (goods: readonly number[]): [Good, number][] => GOODS.flatMap((good, k) => ((goods[k] ?? 0) > 0 ? [[good, goods[k]!] as [Good, number]] : []));
export const countedAs = (good: Good, count = 1): Goods => GOODS.map((one) => (one === good ? count : 0)) as Goods;

/** Tile 0 is the Void, 1 to 10 are the periods. */
export const VOID = 0;
export const PERIODS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const LEVELS = ['easy', 'moderate', 'difficult'] as const;
export type Level = (typeof LEVELS)[number];
/** Decks that are looked at; `all` is that of All Player Events of the next round. A move names one by its place here. */
export const DECKS = ['quests', 'events', 'all'] as const;
export type DeckName = (typeof DECKS)[number];
export const SLOTS = 2;
export const HAND = 3;

/** Ids: quests Q001 …, Active Player Events EA01 …, All Player Events EP01 …, action cards AO01 … AS01 … AX01 …, artifacts'
 *  powers R01 … R10, characters C1 …, objectives B01 … */
export type Id = string;
/** What pays or re-rolls or blocks: an action card, an artifact's power, the voucher of EP13, or nothing but crystals. */
export type Means = Id | 'voucher' | 'none';
export const periodOfArtifact = (artifact: Id): number => Number(artifact.slice(1));
export const artifactOfPeriod = (period: number): Id => `R${String(period).padStart(2, '0')}`;

// Moves: the answers to every question.

type Does<Act extends string, Fields = unknown> = { do: Act } & Fields;
export type TimeQuestMove =
  // In the menu of a turn.
  | Does<'end' | 'collect' | 'draw' | 'enter_void' | 'trade' | 'attempt'>
  | Does<'move' | 'free_move', { to: number }>
  | Does<'quest' | 'artifact', { quest: Id }>
  | Does<'fight' | 'duel', { player: number }>
  /** `play`: of the hand; `use_card`: in a slot. */
  | Does<'play' | 'use_card', { card: Id }>
  | Does<'event', { event: Id }>
  | Does<'use_artifact', { artifact: Id }>
  // Answers to everything else.
  | Does<'yes' | 'no' | 'bottom' | 'shield' | 'think_again'>
  | Does<'character', { character: Id }>
  | Does<'objective', { objective: Id }>
  | Does<'goods', { goods: Goods }>
  | Does<'good' | 'bounty', { good: Good }>
  | Does<'two_goods', { good: Good; and: Good }>
  | Does<'number' | 'dice' | 'option' | 'deck', { number: number }>
  /** Which of the character's powers. */
  | Does<'use_character', { number: number }>
  | Does<'player', { player: number }>
  | Does<'tile', { tile: number }>
  /** Of which gain two, of the other one. */
  | Does<'side', { twice: Good }>
  | Does<'payment', { x: number; y: number; with: Means; and: Means }>
  | Does<'way', { with: Means; crystals: number }>
  | Does<'card', { card: Id }>
  | Does<'any_quest', { quest: Id }>
  | Does<'any_event', { event: Id }>
  | Does<'offer', { good: Good; count: number }>
  /** No bet has spot 0 and no stake. */
  | Does<'bet', { goods: Goods; spot: number }>
  | Does<'wager', { spot: number; crystals: number }>
  | Does<'reroll', { with: Means; die: number }>
  | Does<'block' | 'fail', { with: Means }>
  | Does<'meet', { goods: Goods; crystals: number }>
  | Does<'order', { first: number; second: number; third: number; deck: number }>;
export type Act = TimeQuestMove['do'];
export const asMove = (move: Move): TimeQuestMove => move as unknown as TimeQuestMove;

// The view.

export interface Slot {
  card: Id;
  used: boolean;
  charges: number;
  side_b: boolean;
}
export interface Hand {
  cards: number;
  /** Those of `cards` that the viewer knows. */
  known: Id[];
  /** Cards outside the hand limit, besides `cards`. */
  marked: number;
  known_marked: Id[];
}
export interface OpenEvent {
  event: Id;
  /** Its goal was met by a die; else it is paid for when it is used. */
  won: boolean;
}
export interface Player {
  character?: Id | null;
  tile: number;
  /** The status on the Void; false: adjacent. */
  portal: boolean;
  /** The Crystal Collection Token. */
  face_up: boolean;
  goods: Goods;
  crystals: number;
  /** By quest card, whether its power is used in this round (R08: in this match). */
  artifacts: Record<Id, boolean>;
  slots: Slot[];
  set: Id[];
  events: OpenEvent[];
  barred: ('food' | 'collect' | 'move')[];
  voucher: boolean;
  /** The round from which Guardian's Choice can be used again. */
  ready: number;
  /** In the Time Bank, and the round at whose end it comes back; 0: none. */
  deposit: Goods;
  due: number;
  /** What EA10 could give back. */
  paid: Goods;
  last: Act;
  quests: number;
  fights_won: number;
  /** Goals of All Player Events, and of Active Player Events. */
  goals_met: number;
  event_goals_met: number;
  /** In which no more was given than received. */
  fair_trades: number;
  cards_played: number;
  hand: Hand;
  /** In the event place; hidden from the others. */
  event_place?: Id | 'hidden' | null;
  /** Those that the viewer knows; the first is the one kept. */
  objectives: Id[];
  hidden_objectives: number;
  objective_shown: boolean;
  /** What the known objective has counted, and the level reached. */
  counted: number;
  level: number;
  score: number;
}
export interface Period {
  /** Visits left; 0: closed. */
  visits: number;
  /** Who owns the Temporal Engineer there, and who laid the Time Lock. */
  engineer?: number | null;
  lock?: number | null;
}
export interface DeckView {
  size: number;
  /** Cards that the viewer knows, by how many lie above each. */
  known: Record<string, Id>;
}
export interface Offer {
  to: number;
  give: Good;
  given: number;
  ask: Good;
  asked: number;
}

type Asks<What extends string, Fields = unknown> = { what: What } & Fields;
/** An aimed card: whom (0), what (1), what for (2). */
type Aimed = { stage: number; at?: number; give?: Good; given?: number };
export type Asked =
  | Asks<
      | 'pick'
      | 'choose_objective'
      | 'draft'
      | 'menu'
      | 'battle'
      | 'guardian'
      | 'all_event'
      | 'loop'
      | 'jump'
      | 'slip'
      | 'duellist'
      | 'treasure'
      | 'bury'
      | 'lose_quest'
      | 'free_quest'
      | 'hunt'
      | 'collect'
      | 'bets'
    >
  /** `left` of any type; with `good`: how many of that type, the types before are `chosen`. */
  | Asks<'mix', { for: 'gain' | 'lose' | 'pay' | 'regain'; left: number; good?: Good; chosen: Goods }>
  | Asks<'one_type', { for: 'gain' | 'pay'; count: number }>
  | Asks<'two_types', { count: number }>
  | Asks<'exchange', { stage: number; give?: Good; get?: Good }>
  | Asks<'extra' | 'refund', { with: Means; count: number }>
  | Asks<'quest' | 'artifact' | 'expert', { quest: Id }>
  | Asks<'use_now', { event: Id }>
  | Asks<'way', { to: number }>
  /** Stage 0: with whom, 1: what is given, 2: what is asked, 3: whether `to` accepts. */
  | Asks<'trade', { stage: number; from: number; to?: number; give?: Good; given?: number; ask?: Good; asked?: number }>
  | Asks<'push' | 'raid' | 'forced_trade' | 'swap_places', Aimed>
  /** Of a card that is aimed at whoever is asked: what it does; of an outcome of an event nothing. */
  | Asks<'block', { of?: 'push' | 'raid' | 'forced_trade' | 'swap_places'; by?: number; tile?: number; good?: Good; count?: number; give?: Good; given?: number; ask?: Good }>
  | Asks<'lay' | 'replace', { card: Id }>
  | Asks<'discard', { marked: boolean }>
  /** `own`, `opponent`: where in `dice` their dice lie. */
  | Asks<'reroll', { arena: boolean; dice: number; own: number; opponent: number }>
  | Asks<'prize', { items: number }>
  /** Stage 1: whether it is accepted, 2: which resource for declining, 5: which artifact is lost. */
  | Asks<'duel', { stage: number; from: number; to: number }>
  | Asks<'void_roll', { from: number }>
  | Asks<'melt', { times: number }>
  | Asks<'look' | 'keep', { count: number }>
  | Asks<'order', { deck: DeckName; count: number }>
  | Asks<'vision', { deck?: DeckName }>;
export type What = Asked['what'];

export interface TimeQuestView extends Record<string, unknown> {
  players: number;
  options: { end: number; visits: number; points: number; rounds: number; objectives: number; offers: number; anywhere: boolean; holding_limit: boolean };
  round: number;
  level: Level;
  first: number;
  active?: number | null;
  final_round?: number | null;
  by_limit: boolean;
  periods: Record<string, Period>;
  /** Resource Beacons beside the map. */
  beacons: number;
  bank: { goods: Goods; crystals: number };
  display: Id[];
  explorers: Id[];
  discards: { quests: Id[]; events: Record<Id, number>; actions: Record<Id, number> };
  decks: Record<'quests' | 'events' | 'actions' | Level, DeckView>;
  seats: Record<string, Player>;
  turn: {
    points: number;
    spent: number;
    acted: boolean;
    free_locked: boolean;
    free_move: boolean;
    duelled: boolean;
    power_used: boolean;
    free_acts: number;
  };
  /** The All Player Event of the round, while it is carried out. */
  event?: Id | null;
  /** Who is on the tile of Guardian's Choice; without a type they are shielded. */
  guardian?: { seats: number[]; bounty?: Good | null } | null;
  /** Quests shown that are neither here nor there. */
  handled: Id[];
  offers: Offer[];
  /** What was chosen last in the menu: the card, the event or the artifact's power that does it, or the quest that it is about. */
  cause?: Id | null;
  asked?: Asked | null;
  owing: number[];
  /** Who has answered a secret question. */
  answered: number[];
  /** All answers, once they are shown. */
  answers: Record<string, Move>;
  stakes: Record<string, { spot: number; goods: Goods }>;
  /** By seat in the Arena, a duel and the lottery; else the first, or the first two. */
  dice: number[];
  /** In the Arena: who challenged, and whom. */
  fighters?: readonly number[];
  /** Time Reversal could take the latest action back. */
  reversible: boolean;
  /** What each tied player has after the battle. */
  battle: Record<string, number>;
  own?: {
    seat: number;
    answer?: Move | null;
    quests: Record<Id, { complete: boolean; acquire: boolean; resources: number }>;
    /** Where a Move could go, and for how many crystals at least. */
    moves: Record<string, { crystals: number; several: boolean }>;
  } | null;
}

export const playerOf = (view: TimeQuestView, seat: number): Player | undefined => view.seats[seat];
/** In the order in which they take their turns. */
export const tableOrder = (view: TimeQuestView): number[] => seatsOf(view).map((k) => (view.first + k) % view.players);
/** Whoever is asked and hasn't answered. */
export const isAsked = (view: TimeQuestView, seat: number): boolean => view.owing.includes(seat);
const SECRET: readonly What[] = ['choose_objective', 'draft', 'all_event', 'bets', 'battle'];
/** All who are asked answer in secret, at the same time (TQ-24.4). */
export const isSecret = (view: TimeQuestView): boolean => view.asked != null && SECRET.includes(view.asked.what);
export const isOver = (view: TimeQuestView): boolean => view.asked == null;

// The map.

export const periodAt = (view: TimeQuestView, tile: number): Period | undefined => view.periods[tile];
export const isClosed = (view: TimeQuestView, tile: number): boolean => tile !== VOID && periodAt(view, tile)?.visits === 0;
export const isLocked = (view: TimeQuestView, tile: number): boolean => periodAt(view, tile)?.lock != null;
export const isOpen = (view: TimeQuestView, tile: number): boolean => tile !== VOID && !isClosed(view, tile) && !isLocked(view, tile);
export const closedCount = (view: TimeQuestView): number => PERIODS.filter((period) => isClosed(view, period)).length;
export const travellersAt = (view: TimeQuestView, tile: number): number[] => seatsOf(view).filter((seat) => playerOf(view, seat)?.tile === tile);
/** The deck from which next round's All Player Event comes (TQ-6.4). */
export const levelOfRound = (view: TimeQuestView, round: number): Level => LEVELS[Math.min(LEVELS.length - 1, Math.floor((Math.max(1, round) - 1) / (view.options.end + 1)))]!;

/** The deck that a card is looked at in; of the All Player Events that of the next round. */
export const deckOf = (view: TimeQuestView, deck: DeckName): DeckView => view.decks[deck === 'all' ? levelOfRound(view, view.round + 1) : deck];

// Which moves of a list belong to which thing on the board.

export interface Choices {
  tiles: Map<number, TimeQuestMove[]>;
  players: Map<number, TimeQuestMove[]>;
  goods: Map<Good, TimeQuestMove[]>;
  /** By id: quests, events, cards, artifacts' powers, characters, objectives. */
  cards: Map<Id, TimeQuestMove[]>;
  /** By what they do, all of them. */
  acts: Map<Act, TimeQuestMove[]>;
}

export type Subject = { tile: number } | { player: number } | { good: Good } | { card: Id };
/** The thing on the board that a move is about, or null: it needs a button of its own. */
export function subjectOf(move: TimeQuestMove): Subject | null {
  switch (move.do) {
    case 'move':
    case 'free_move':
      return { tile: move.to };
    case 'tile':
      return { tile: move.tile };
    case 'enter_void':
      return { tile: VOID };
    case 'fight':
    case 'duel':
    case 'player':
      return { player: move.player };
    case 'good':
    case 'bounty':
    case 'offer':
      return { good: move.good };
    case 'side':
      return { good: move.twice };
    case 'quest':
    case 'artifact':
    case 'any_quest':
      return { card: move.quest };
    case 'play':
    case 'use_card':
    case 'card':
      return { card: move.card };
    case 'event':
    case 'any_event':
      return { card: move.event };
    case 'use_artifact':
      return { card: move.artifact };
    case 'character':
      return { card: move.character };
    case 'objective':
      return { card: move.objective };
    case 'reroll':
    case 'block':
    case 'fail':
      return move.with === 'none' ? null : { card: move.with };
    default:
      return null;
  }
}

/** The moves of a list by the things that they are about. */
export function choicesOf(legal: readonly Move[]): Choices {
  const choices: Choices = { tiles: new Map(), players: new Map(), goods: new Map(), cards: new Map(), acts: new Map() };
  const add = <Key>(map: Map<Key, TimeQuestMove[]>, key: Key, move: TimeQuestMove): void => void map.set(key, [...(map.get(key) ?? []), move]);
  for (const one of legal) {
    const move = asMove(one);
    add(choices.acts, move.do, move);
    const subject = subjectOf(move);
    if (!subject) continue;
    if ('tile' in subject) add(choices.tiles, subject.tile, move);
    else if ('player' in subject) add(choices.players, subject.player, move);
    else if ('good' in subject) add(choices.goods, subject.good, move);
    else add(choices.cards, subject.card, move);
  }
  return choices;
}

// The facts of a match, in the order of rules_facts.cpp.

interface Amounts {
  seat: number;
  goods: Goods;
  crystals: number;
}
interface Traded {
  seat: number;
  to: number;
  give: Good;
  given: number;
  ask: Good;
  asked: number;
}
/** null stands for a card that the viewer doesn't see, or for nobody. */
interface Facts {
  first_player: { seat: number };
  picked: { seat: number; character: Id };
  explorer: { seat: number; quest: Id };
  objective: { seat: number; objective: Id | null };
  answered: { seat: number; answered: boolean };
  drafted: Amounts;
  round: { round: number; first: number };
  final_round: { round: number };
  turn: { seat: number; round: number };
  turn_ended: { seat: number };
  penalty: { seat: number; to: number | null };
  limit: { seat: number };
  objective_shown: { seat: number; objective: Id };
  wagered: { seat: number; spot: number; stake: number; left: number };
  over: unknown;
  moved: { seat: number; from: number; to: number; by_portal: boolean };
  free_move: { seat: number; from: number; to: number };
  arrived: { seat: number; tile: number; left: number };
  closed: { tile: number };
  entered_void: { seat: number; from: number; by_portal: boolean };
  gained: Amounts;
  lost: Amounts;
  paid: Amounts;
  given: { seat: number; to: number; good: Good; count: number };
  passed: { seat: number; to: number; goods: Goods };
  points: { seat: number; more: number; left: number };
  collects: { seat: number; tile: number; twice: Good };
  quest: { seat: number; quest: Id; tile: number };
  face: { seat: number; up: boolean };
  refilled: { quest: Id };
  artifact: { seat: number; quest: Id };
  drew: { seat: number; card: Id | null; marked: boolean };
  discarded: { seat: number; card: Id };
  reversed: { seat: number; act: Act; subject: number };
  die: { seat: number | null; die: number };
  rerolled: { seat: number; with: Means; of: number; was: number; die: number };
  played: { seat: number; card: Id };
  laid: { seat: number; card: Id; tile: number };
  /** `tile` is −1 for a card beside the map. */
  lifted: { card: Id; tile: number };
  replaced: { seat: number; card: Id };
  used: { seat: number; with: Means };
  used_up: { seat: number; card: Id };
  power: { seat: number; character: Id };
  aimed: { seat: number; at: number };
  blocked: { seat: number; with: Means };
  passed_on: { seat: number; to: number; card: Id };
  turned_over: { seat: number; card: Id; side_b: boolean };
  shuffled: { deck: 'quests' | 'events' | 'actions'; cards: number };
  looked: { seat: number; deck: DeckName; count: number; cards: Id[] };
  ordered: { seat: number; deck: DeckName; count: number };
  vision: { seat: number; deck: DeckName; card: Id };
  turned_up: { seat: number; event: Id };
  put_under: { deck: DeckName; card: Id };
  shown_quest: { seat: number; quest: Id };
  melted: { seat: number; quest: Id };
  lost_quest: { seat: number; quest: Id };
  barred: { seat: number; from: 'food' | 'collect' | 'move' };
  voucher: { seat: number };
  event_drawn: { seat: number; event: Id; kept: boolean };
  event_won: { seat: number; event: Id };
  event_open: { seat: number; event: Id };
  event_failed: { seat: number; event: Id };
  event_used: { seat: number; event: Id };
  event_kept: { seat: number; event: Id | null };
  offered: Traded;
  traded: Traded;
  declined: { seat: number; to: number };
  challenged: { seat: number; to: number; for: 'fight' | 'duel' };
  bet: { seat: number; spot: number; goods: Goods };
  fight_won: { seat: number; over: number; with: number; against: number; by: number };
  fight_drawn: { seat: number; and: number; with: number };
  bet_paid: { seat: number; spot: number; right: boolean };
  duel_accepted: { seat: number; from: number };
  duel_declined: { seat: number; from: number };
  duel_won: { seat: number; over: number; quest: Id };
  all_event: { round: number; event: Id };
  guardian: { seat: number; bounty: Good | null };
  met: Amounts;
  failed: { seat: number; with: Means };
  option: { seat: number; number: number };
  deposited: { seat: number; goods: Goods };
  staked: { seat: number; good: Good };
  bid: { seat: number; number: number };
  repeats: { seat: number };
  stays_out: { seat: number };
  lottery: { seat: number | null };
  auction: { quest: Id };
  auctioned: { seat: number | null; quest: Id; bid: number };
}
export type FactName = keyof Facts;
export type FactOf<Name extends FactName> = { what: Name } & Facts[Name];
export type TimeQuestFact = { [Name in FactName]: FactOf<Name> }[FactName];
export const asFact = (fact: Fact): TimeQuestFact => fact as unknown as TimeQuestFact;
