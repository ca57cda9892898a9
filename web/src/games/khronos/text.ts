// The board as headings and lines, and each square in words: everything that the picture shows, for those who read or hear it.

import { nameOf } from '../../lib/players';
import type { TextSection, Words } from '../types';
import { AGES, buildingAt, buildingsOf, covers, domainOf, nameOfSquare, SIZES, TYPES, type Age, type KhronosView, type Square, type Standing, type Target, type Tool } from './model';
import { ageName, buildingName, cardsText, standingText, toolName } from './words';

const TERRAIN: Record<string, string> = { '.': 'plain', H: 'plain', '~': 'river', f: 'forest', '^': 'mountain' };

const cubesText = (words: Words, cubes: number[]): string => cubes.flatMap((count, seat) => (count > 0 ? [`${nameOf(words, seat)} ${count}`] : [])).join(', ');

/** A building with all that is marked on it. */
function buildingText(building: Standing, age: Age, words: Words): string {
  const { t } = words;
  const isTile = building.type !== 'civil' && age === 'reason';
  return [
    standingText(words, building),
    ...(building.printed ? [t('khronos-cell-printed')] : []),
    ...(building.ruin ? [t('khronos-cell-ruin')] : isTile ? [t('khronos-cell-renovated')] : []),
    ...(building.top ? [t('khronos-cell-top')] : []),
    ...(building.cubes ? [t('khronos-cell-cubes', { list: cubesText(words, building.cubes) })] : []),
  ].join(', ');
}

/** What lies on a square, in lines: the square, what stands there, its domain. */
export function squareLines(view: KhronosView, age: Age, square: Square, words: Words): string[] {
  const { t } = words;
  const sign = view.land.rows[square.row]?.[square.column] ?? '.';
  const building = buildingAt(view.ages[age], square);
  const lines = [t('khronos-cell', { square: nameOfSquare(square), terrain: t(`khronos-terrain-${TERRAIN[sign] ?? 'plain'}`) })];
  if (!building) return [...lines, t('khronos-free')];
  const [military, religious, civil] = view.ages[age].domains[building.domain]?.power ?? [0, 0, 0];
  return [...lines, buildingText(building, age, words), t('khronos-cell-domain', { square: building.domain, military, religious, civil })];
}

/** A square in one sentence, with whether it may be chosen, by the tool in hand or as an answer. */
export function squareText(view: KhronosView, age: Age, square: Square, words: Words, tool: Tool | null, targets: readonly Target[]): string {
  const lines = squareLines(view, age, square, words);
  if (tool?.kind === 'agent') return lines.join('; ');
  const name = nameOfSquare(square);
  if (!tool) {
    const may = targets.some((target) => target.age === age && (target.square === name || (view.step !== 'place' && view.step !== 'grow' && covers(target, square))));
    return (may ? [...lines, words.t('khronos-cell-choice')] : lines).join('; ');
  }
  const can = targets.some((target) => target.age === age && (target.square === name || (tool.kind !== 'build' && covers(target, square))));
  return [...lines, words.t(can ? 'khronos-cell-can' : 'khronos-cell-cannot', { tool: toolName(words.t, tool) })].join('; ');
}

export function textView(view: KhronosView, words: Words): TextSection[] {
  const { t } = words;
  const sections = [
    { heading: t('khronos-text-match'), lines: match(view, words) },
    { heading: t('khronos-text-players'), lines: words.seats.map(({ seat }) => player(view, seat, words)) },
    { heading: t('khronos-text-own'), lines: own(view, words) },
    ...AGES.map((age) => ({ heading: t('khronos-text-age', { age: ageName(t, age) }), lines: domains(view, age, words) })),
    { heading: t('khronos-text-stock'), lines: stock(view, words) },
    { heading: t('khronos-text-land', { name: view.land.name }), lines: view.land.rows.map((row, k) => `${k + 1} ${row}`) },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

function match(view: KhronosView, words: Words): string[] {
  const { t } = words;
  return [
    t('khronos-round', { round: view.round }),
    ...(view.step === 'over' ? [t('khronos-prompt-over')] : [t('khronos-text-active', { name: nameOf(words, view.active), first: nameOf(words, view.first) })]),
    t('khronos-pile', { count: view.pile }),
    t('khronos-discards', { cards: cardsText(t, view.discards) }),
    ...(view.row ? [`${t('khronos-row')}: ${cardsText(t, view.row)}`] : []),
  ];
}

function player(view: KhronosView, seat: number, words: Words): string {
  const { t } = words;
  const one = view.seats[seat];
  if (!one) return '';
  const [might, faith, reason] = one.income as [number, number, number];
  const agents = one.agents.map(({ age, uses }) => t('khronos-text-agent', { age: ageName(t, age), uses })).join(', ');
  return [
    t('khronos-text-player', { name: nameOf(words, seat), ecus: one.ecus, cubes: one.cubes, cards: one.cards, agents }),
    ...(one.known ? [t('khronos-text-known', { cards: cardsText(t, one.known) })] : []),
    t('khronos-text-income', { might, faith, reason }),
  ].join('; ');
}

function own(view: KhronosView, words: Words): string[] {
  const hand = view.own ? view.seats[view.own.seat]?.hand : null;
  return hand && !words.covered ? [`${words.t('khronos-hand')}: ${cardsText(words.t, hand)}`] : [];
}

function domains(view: KhronosView, age: Age, words: Words): string[] {
  const { t } = words;
  const seen = view.ages[age];
  const names = [...new Set(buildingsOf(seen).map(({ domain }) => domain))];
  return names.map((square) => {
    const { power, income } = seen.domains[square] ?? { power: [0, 0, 0], income: [] };
    const paid = cubesText(words, income);
    return [
      t('khronos-text-domain', { square, military: power[0], religious: power[1], civil: power[2] }),
      ...(paid ? [t('khronos-text-pays', { list: paid })] : []),
      ...domainOf(seen, square).map((building) => buildingText(building, age, words)),
    ].join('; ');
  });
}

const stock = (view: KhronosView, { t }: Words): string[] =>
  TYPES.flatMap((type) => SIZES.map((size) => t('khronos-text-stock-line', { building: buildingName(t, type, size), count: view.stock[type][size - 1] ?? 0 })));
