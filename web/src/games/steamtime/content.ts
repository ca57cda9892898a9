// What stands on the boards, cards and tiles of Steam Time: games/steamtime/content/*.toml, as the rules read it. How it is
// written, games/steamtime/content/README.md says; names stand in the messages.

import { boardOf, COLOURS, effortOf, placeOf, type Action, type Colour, type Crystals, type Id, type SteamTimeView } from './model';

/** The signs of amounts. */
export const SIGNS = ['e', 'g', 's', 'p', ...COLOURS, 'T', '*', 'D', 'R', 'U', 'X'] as const;
export type Sign = (typeof SIGNS)[number];
/** What is received or paid, by sign, in the order in which it is written. */
export type Amount = [sign: Sign, count: number][];
export interface Trade {
  cost: Amount;
  gain: Amount;
}

/** Reads "4e + 2g"; nothing of "-". */
export function amountOf(text: string): Amount {
  if (text.trim() === '-') return [];
  return text.split('+').map((part) => {
    const [, count, sign] = /^(\d*)\s*(\S+)$/.exec(part.trim())!;
    return [sign as Sign, count ? Number(count) : 1];
  });
}
/** Reads "2g -> 5e". */
export function tradeOf(text: string): Trade {
  const [first, second] = text.split('->');
  return second === undefined ? { cost: [], gain: amountOf(first!) } : { cost: amountOf(first!), gain: amountOf(second) };
}

export interface SpaceContent {
  does: Action;
  /** Cards drawn, slots, or gold taken. */
  count?: number;
  extra?: string;
}
interface EncounterContent {
  id: Id;
  top: string;
  bottom?: string;
  purple?: string;
}
export interface SpecialistContent {
  id: Id;
  does: 'counts_more' | 'no_marks' | 'same_board' | 'mr_time';
  action?: Action;
  number?: number;
}
type EffortContent = { id: Id } & Record<string, string>;
interface Content {
  generators: Record<Colour, { marks: number[] }>;
  boards: Partial<Record<'two_players' | 'three_players' | 'four_players', SpaceContent[]>>[];
  alpha: EffortContent[];
  omega: EffortContent[];
  upgrades: Record<string, Record<string, string>>;
  expeditions: { id: Id; find: string; discoveries: string[] }[];
  encounters: EncounterContent[];
  missions: { id: Id; top: string; bottom: string }[];
  specialists: SpecialistContent[];
}

const files = import.meta.glob<Partial<Content>>('../../../../games/steamtime/content/*.toml', { eager: true, import: 'default' });
export const CONTENT = Object.assign({}, ...Object.values(files)) as Content;

const byId = <Card extends { id: Id }>(cards: readonly Card[]): ReadonlyMap<Id, Card> => new Map(cards.map((card) => [card.id, card]));
export const EFFORTS = byId([...CONTENT.alpha, ...CONTENT.omega]);
export const EXPEDITIONS = byId(CONTENT.expeditions);
export const ENCOUNTERS = byId(CONTENT.encounters);
export const MISSIONS = byId(CONTENT.missions);
export const SPECIALISTS = byId(CONTENT.specialists);

/** The gold that filling each slot of a generator costs, from the left. */
export const marksOf = (colour: Colour): readonly number[] => CONTENT.generators[colour].marks;

const SIDES = ['two_players', 'three_players', 'four_players'] as const;
/** What a space does and gives. */
export function spaceContent(view: Pick<SteamTimeView, 'players'>, space: Id): SpaceContent {
  const side = SIDES[view.players - 2];
  return (side && CONTENT.boards[boardOf(space) - 1]?.[side]?.[placeOf(space) - 1]) ?? { does: 'mission' };
}
export const extraOf = ({ extra }: SpaceContent): Amount => (extra === undefined ? [] : amountOf(extra));

/** The crystals that lie on a deposit. */
export function depositAt(view: SteamTimeView, space: Id): Crystals | undefined {
  const deposits = Object.keys(view.spaces)
    .sort((a, b) => boardOf(a) - boardOf(b) || placeOf(a) - placeOf(b))
    .filter((one) => spaceContent(view, one).does === 'deposit');
  return view.deposits[deposits.indexOf(space)];
}

/** "III" and "C" of "III-C". */
export const roundOf = (card: Id): string => card.split('-')[0]!;
export const letterOf = (card: Id): string => card.split('-')[1] ?? '';
/** What a letter costs by an effort card, six numbers. */
export function costOf(effort: Id, letter: string): Crystals {
  const need = amountOf(EFFORTS.get(effort)?.[letter] ?? '-');
  return COLOURS.map((colour) => need.find(([sign]) => sign === colour)?.[1] ?? 0) as Crystals;
}
export const crystalsAmount = (crystals: Crystals | undefined): Amount => (crystals ?? []).flatMap((count, k): Amount => (count > 0 ? [[COLOURS[k]!, count]] : []));
/** What the upgrade or expedition that lies on a space costs now. */
export function costAt(view: SteamTimeView, space: Id): Amount {
  const { does } = spaceContent(view, space);
  const lies = view.spaces[space]?.lies;
  return lies && (does === 'upgrade' || does === 'expedition') ? crystalsAmount(costOf(effortOf(view), letterOf(lies))) : [];
}
export const upgradeIncome = (upgrade: Id): Amount => amountOf(CONTENT.upgrades[roundOf(upgrade)]?.[letterOf(upgrade)] ?? '-');
export const findOf = (expedition: Id): Amount => amountOf(EXPEDITIONS.get(expedition)?.find ?? '-');
export const discoveriesOf = (expedition: Id): Amount[] => (EXPEDITIONS.get(expedition)?.discoveries ?? []).map(amountOf);
/** An encounter's actions; the lower one is blue, or purple and for the others. */
export function encounterOf(card: Id): { top: Trade; bottom: Trade; purple: boolean } {
  const { top = '-', bottom, purple } = ENCOUNTERS.get(card) ?? { id: card };
  return { top: tradeOf(top), bottom: tradeOf(bottom ?? purple ?? '-'), purple: purple !== undefined };
}
export const missionHalf = (mission: Id, half: 'top' | 'bottom'): Trade => tradeOf(MISSIONS.get(mission)?.[half] ?? '-');
export const esteemOf = (gain: Amount): number => gain.find(([sign]) => sign === 'e')?.[1] ?? 0;
