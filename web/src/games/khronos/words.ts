// Facts, moves, steps and refusals of this game as sentences in the reader's language.

import { nameOf } from '../../lib/players';
import type { Fact, Move, Refusal, Result, Translate, Words } from '../types';
import { covers, TYPES, valueOf, type Age, type Cards, type KhronosView, type Size, type Tool, type Type } from './model';

export const ageName = (t: Translate, age: Age): string => t(`khronos-age-${age}`);
export const buildingName = (t: Translate, type: Type, size: Size): string => t(`khronos-building-${type}-${size}`);

/** "2 Military, 1 Civil", or "no card". */
export function cardsText(t: Translate, cards: Cards): string {
  const parts = TYPES.flatMap((type, k) => ((cards[k] ?? 0) > 0 ? [t(`khronos-cards-${type}`, { count: cards[k]! })] : []));
  return parts.length > 0 ? parts.join(', ') : t('khronos-no-cards');
}

type Told = Fact & {
  seat: number;
  age: Age;
  type: Type;
  size: Size;
  owner?: number;
  square: string;
  count: number;
  cards?: Cards;
  round: number;
  agent: number;
  uses: number[];
  change: number;
  now: number;
  why: string;
  contenders: number;
  ecus: number;
};

/** A building with its owner and place: "Keep of Ada, M5". */
export function standingText(words: Words, { type, size, owner, square }: { type: Type; size: Size; owner?: number; square: string }): string {
  const { t } = words;
  const building = buildingName(t, type, size);
  return owner === undefined ? t('khronos-standing', { building, square }) : t('khronos-standing-of', { building, square, name: nameOf(words, owner) });
}

export function describeFact(fact: Fact, words: Words): string | null {
  const { t } = words;
  const told = fact as Told;
  const { seat, age, square, count, cards, round, agent, change, now, why, contenders, ecus } = told;
  const name = seat === undefined ? '' : nameOf(words, seat);
  const building = (): string => standingText(words, told);
  switch (fact.what) {
    case 'row':
      return t('khronos-fact-row', { cards: cardsText(t, cards ?? [0, 0, 0]) });
    case 'first':
      return t('khronos-fact-first', { name });
    case 'shuffled':
      return t('khronos-fact-shuffled', { count });
    case 'drew':
      return cards && !words.covered ? t('khronos-fact-drew-own', { name, cards: cardsText(t, cards) }) : t('khronos-fact-drew', { name, count });
    case 'turn':
      return t('khronos-fact-turn', { name, round });
    case 'exchanged':
      return t('khronos-fact-exchanged', { name, cards: cardsText(t, cards!) });
    case 'swapped':
      return t('khronos-fact-swapped', { name, cards: t(`khronos-cards-${told.type}`, { count }) });
    case 'gave':
      return t('khronos-fact-gave', { name, cards: cardsText(t, cards!) });
    case 'moved':
      return t('khronos-fact-moved', { name, agent, age: ageName(t, age) });
    case 'paid':
      return t('khronos-fact-paid', { name, cards: cardsText(t, cards!) });
    case 'ecus':
      return change >= 0 ? t('khronos-fact-ecus-gained', { name, change, now }) : t('khronos-fact-ecus-paid', { name, change: -change, now });
    case 'built':
    case 'grown':
    case 'demolished':
    case 'shadow':
    case 'displaced':
    case 'vanished':
    case 'stays':
    case 'downsized':
    case 'destroyed':
    case 'shrunk':
      return t(`khronos-fact-${fact.what}`, { age: ageName(t, age), building: building() });
    case 'populated':
    case 'renovating':
    case 'renovated':
    case 'cube_stays':
      return t(`khronos-fact-${fact.what}`, { name, square });
    case 'stopped':
      return t('khronos-fact-stopped', { age: ageName(t, age), why: t(`khronos-stop-${why}`) });
    case 'conflict':
      return t('khronos-fact-conflict', { age: ageName(t, age), type: t(`khronos-type-${told.type}`), contenders });
    case 'discarded':
      return t('khronos-fact-discarded', { name, cards: cardsText(t, cards!) });
    case 'income':
      return t('khronos-fact-income', { name, age: ageName(t, age), ecus });
    case 'over':
      return t('khronos-fact-over');
    default:
      return null;
  }
}

/** The rule behind a fact of a resolution, to link it. */
export const RULE_OF_FACT: Record<string, string> = {
  built: 'KH-7.7',
  grown: 'KH-7.12',
  demolished: 'KH-7.17',
  shadow: 'KH-9.1',
  displaced: 'KH-9.6',
  vanished: 'KH-9.7',
  cube_stays: 'KH-9.8',
  conflict: 'KH-10.4',
  stays: 'KH-10.4',
  downsized: 'KH-11.1',
  destroyed: 'KH-11.1',
  shrunk: 'KH-11.3',
  populated: 'KH-7.19',
  renovating: 'KH-7.20',
  renovated: 'KH-7.20',
};

/** The rule that keeps a shadow away. */
export const RULE_OF_STOP: Record<string, string> = { tile: 'KH-9.3', cube: 'KH-9.3', domains: 'KH-9.4', hierarchy: 'KH-9.4' };

/** Why a wish is refused, in the reader's language; the server's own line where a rule has no sentence here. */
export function refusalText(t: Translate, refusal: Refusal): string {
  const known: Record<string, string> = {
    'KH-2.7': 'khronos-why-tile',
    'KH-2.12': 'khronos-why-cube',
    'KH-6.3': 'khronos-why-exchange',
    'KH-6.4': 'khronos-why-row',
    'KH-6.6': 'khronos-why-discard',
    'KH-7.1': 'khronos-why-agent',
    'KH-7.2': 'khronos-why-uses',
    'KH-7.3': 'khronos-why-age',
    'KH-7.5': 'khronos-why-cards',
    'KH-7.6': 'khronos-why-move',
    'KH-7.8': 'khronos-why-free',
    'KH-7.12': 'khronos-why-upgrade',
    'KH-7.14': 'khronos-why-cover',
    'KH-7.15': 'khronos-why-tile',
    'KH-7.17': 'khronos-why-demolish',
    'KH-7.19': 'khronos-why-populate',
    'KH-7.20': 'khronos-why-renovate',
    'KH-8.1': 'khronos-why-river',
    'KH-8.2': 'khronos-why-terrain',
    'KH-8.4': 'khronos-why-domains',
    'KH-8.6': 'khronos-why-hierarchy',
    'KH-9.8': 'khronos-why-cubes',
    'KH-10.4': 'khronos-why-stay',
    'KH-11.2': 'khronos-why-place',
    'KH-14.1': 'khronos-why-over',
    'KH-15.1': 'khronos-why-now',
  };
  const id = known[refusal.rule ?? ''];
  return id ? t(id) : refusal.text;
}

/** What a tool does, for its button and for the place that is aimed at. */
export function toolName(t: Translate, tool: Tool): string {
  if (tool.kind === 'build') return buildingName(t, tool.type, tool.size);
  return t(`khronos-tool-${tool.kind}`);
}

type Wished = Move & { age: Age; type: Type; size: Size; square: string; cards: Cards; uses: number[]; agent: number; count: number; row: number; column: string; seat: number };

export function describeMove(move: Move, words: Words): string {
  const { t } = words;
  const { age, type, size, square, cards, uses, agent, count, row, column, seat } = move as Wished;
  switch (move.do) {
    case 'end':
    case 'keep':
    case 'pass':
    case 'populate':
      return t(`khronos-move-${move.do}`);
    case 'exchange':
    case 'give':
    case 'extra':
    case 'discard':
      return t(`khronos-move-${move.do}`, { cards: cardsText(t, cards) });
    case 'swap':
      return t('khronos-move-swap', { cards: t(`khronos-cards-${type}`, { count }) });
    case 'move':
      return t('khronos-move-move', { agent, age: ageName(t, age) });
    case 'build':
      return t('khronos-move-build', { building: buildingName(t, type, size), age: ageName(t, age) });
    case 'upgrade':
      return t('khronos-move-upgrade', { age: ageName(t, age) });
    case 'demolish':
      return t('khronos-move-demolish', { type: t(`khronos-type-${type}`), age: ageName(t, age) });
    case 'renovate':
      return t('khronos-move-renovate', { type: t(`khronos-type-${type}`) });
    case 'row':
      return t('khronos-move-row', { row });
    case 'column':
      return t('khronos-move-column', { column });
    case 'which':
    case 'stay':
    case 'place':
      return t(`khronos-move-${move.do}`, { square });
    case 'grow':
      return t('khronos-move-grow', { size, square });
    case 'share':
      return t('khronos-move-share', { one: uses[0] ?? 0, two: uses[1] ?? 0 });
    case 'keep_cube':
      return t('khronos-move-keep_cube', { name: nameOf(words, seat) });
    default:
      return '';
  }
}

/** A whole action as one wish, with what it costs: "build Keep in Might on M5, for 2 Military". */
export function describePath(path: Move[], view: KhronosView, words: Words): string {
  const { t } = words;
  const step = (name: string): Wished | undefined => path.find((move) => move.do === name) as Wished | undefined;
  const action = path[0] as Wished | undefined;
  const [row, column, which, grow] = [step('row'), step('column'), step('which'), step('grow')];
  const age = action?.do === 'populate' || action?.do === 'renovate' ? 'reason' : action?.age;
  const cards = (type: Type, count: number): string => t(`khronos-cards-${type}`, { count });
  // How it is paid, where that was chosen.
  const chosen = [step('extra'), step('share')].flatMap((move) => (move ? [describeMove(move, words)] : []));
  const terrain = (square: string, size: Size): string[] => (!step('extra') && isRough(view, square, size) ? [t('khronos-path-terrain')] : []);

  if (action?.do === 'build' && age && row && column) {
    const { type, size } = action;
    const square = `${column.column}${row.row}`;
    const what = t('khronos-path-build', { building: buildingName(t, type, size), age: ageName(t, age), square, cards: cards(type, valueOf(size)) });
    return [what, ...terrain(square, size), ...chosen].join(', ');
  }
  const old = age && which ? view.ages[age].buildings[which.square] : undefined;
  if (!action || !age || !which || !old) return path.map((move) => describeMove(move, words)).join(', ');
  const standing = standingText(words, { ...old, square: which.square });
  if (grow) {
    const { size, square } = grow;
    const building = buildingName(t, old.type, size);
    const what = t('khronos-path-upgrade', { old: standing, building, age: ageName(t, age), square, cards: cards(old.type, valueOf(size) - valueOf(old.size)) });
    return [what, ...terrain(square, size), ...chosen].join(', ');
  }
  return [t(`khronos-path-${action.do}`, { building: standing, age: ageName(t, age), cards: cards(old.type, 1) }), ...chosen].join(', ');
}

/** Whether forest or mountain lies under it, which may cost cards (KH-8.2). */
const isRough = ({ land }: KhronosView, square: string, size: Size): boolean =>
  land.rows.some((line, row) => [...line].some((sign, column) => 'f^'.includes(sign) && covers({ square, size }, { row, column })));

export const describeResult = (result: Result, { t }: Words): string => ('stopped' in result ? t('khronos-stopped') : t('khronos-fact-over'));

export const prompt = (view: KhronosView, _seat: number, { t }: Words): string => t(`khronos-prompt-${view.step}`);

export function waiting(view: KhronosView, owing: number[], words: Words): string {
  const [seat] = owing;
  if (seat === undefined) return words.t('khronos-waiting');
  const name = nameOf(words, seat);
  return view.step === 'place' ? words.t('khronos-waiting-place', { name }) : words.t('khronos-waiting-turn', { name, round: view.round });
}
