// What stands on the periods, cards and powers of TimeQuest: games/timequest/content/*.toml, as the rules read it. How it is
// written, and what each operation and trait means, games/timequest/content/README.md says; names stand in the messages.

import { artifactOfPeriod, type Good, type Id, type Level, type Player } from './model';

/** What is paid, gained or lost. */
export type Amount = Partial<Record<Good | 'each' | 'crystals' | 'choice' | 'one_type' | 'two_types', number>>;
export interface Operation extends Amount {
  do: string;
  number?: number;
  /** swap_goods */
  give?: Amount;
  get?: Amount;
}
export interface Trait {
  do: string;
  number?: number;
}
export interface PeriodContent {
  x: Good;
  y: Good;
  gains: [Good, Good];
}
export interface Quest {
  id: Id;
  /** Of its title, and so of the artifact. */
  period: number;
  /** What it costs, in the types X and Y of the period where it is completed. */
  x: number;
  y: number;
  crystals: number;
}
/** An Active Player Event. Its goal is a die with these faces, or a price. */
export interface ActiveEvent {
  id: Id;
  copies?: number;
  die?: number[];
  price?: Amount;
  use: Operation[];
}
export interface AllEvent {
  id: Id;
  level: Level;
  ask?: 'goal' | 'die' | 'table' | 'offers' | 'bank' | 'ripples' | 'lottery' | 'loop' | 'auction';
  optional?: boolean;
  theft?: boolean;
  price?: Amount;
  die?: number[];
  met?: Operation[];
  not_met?: Operation[];
  table?: Operation[][];
  starred?: number[];
  offers?: { price?: Amount; get: Operation[] }[];
  most?: number;
  times?: number;
}
export interface ActionCard {
  id: Id;
  copies?: number;
  place?: 'discards' | 'set' | 'slot' | 'period' | 'beside';
  limit?: 'always' | 'turn' | 'round' | 'charges';
  charges?: number;
  two_sided?: boolean;
  price?: Amount;
  use?: Operation[];
  traits?: Trait[];
}
export interface Artifact {
  id: Id;
  limit: 'always' | 'round' | 'match';
  use?: Operation[];
  traits?: Trait[];
}
export interface Character {
  id: Id;
  uses?: Operation[][];
  traits?: Trait[];
}
export interface Objective {
  id: Id;
  counter: string;
  levels: [number, number, number];
}
/** What the die in the Void brings. */
export interface VoidRow {
  x?: number;
  y?: number;
  crystals?: number;
}

interface Content {
  bank: { goods: number; crystals: number };
  periods: PeriodContent[];
  void_rows: VoidRow[];
  quests: Quest[];
  active_events: ActiveEvent[];
  all_player_events: AllEvent[];
  action_cards: ActionCard[];
  artifacts: Artifact[];
  characters: Character[];
  objectives: Objective[];
}

const files = import.meta.glob<Partial<Content>>('../../../../games/timequest/content/*.toml', { eager: true, import: 'default' });
export const CONTENT = Object.assign({}, ...Object.values(files)) as Content;

const byId = <Card extends { id: Id }>(cards: readonly Card[]): ReadonlyMap<Id, Card> => new Map(cards.map((card) => [card.id, card]));
export const QUESTS = byId(CONTENT.quests);
export const ACTIVE_EVENTS = byId(CONTENT.active_events);
export const ALL_EVENTS = byId(CONTENT.all_player_events);
export const ACTION_CARDS = byId(CONTENT.action_cards);
export const ARTIFACTS = byId(CONTENT.artifacts);
export const CHARACTERS = byId(CONTENT.characters);
export const OBJECTIVES = byId(CONTENT.objectives);

/** A period 1 to 10; undefined for the Void. */
export const periodContent = (tile: number): PeriodContent | undefined => CONTENT.periods[tile - 1];
/** What a quest costs where it is completed, in the order X, Y; nothing on the Void. */
export function costAt(quest: Id, tile: number): [Good, number][] {
  const [card, period] = [QUESTS.get(quest), periodContent(tile)];
  return card && period ? [[period.x, card.x], [period.y, card.y]] : [];
}
/** The period of a quest card's title. */
export const periodOf = (quest: Id): number => QUESTS.get(quest)?.period ?? 0;
/** The powers that a player has, once each, in the order of the periods, and whether each is used (TQ-14.8). */
export function powersOf(player: Player): { artifact: Id; period: number; used: boolean }[] {
  const used = new Map<number, boolean>();
  for (const [quest, isUsed] of Object.entries(player.artifacts)) used.set(periodOf(quest), isUsed || (used.get(periodOf(quest)) ?? false));
  return [...used].sort(([a], [b]) => a - b).map(([period, isUsed]) => ({ artifact: artifactOfPeriod(period), period, used: isUsed }));
}
/** Whether a card waits in a slot, once it is played. */
export const isSlotCard = (card: Id): boolean => ACTION_CARDS.get(card)?.place === 'slot';
