// Facts, moves, questions and refusals of this game as sentences in the reader's language.

import { nameOf } from '../../lib/players';
import type { Fact, Move, Result, Translate, Words } from '../types';
import { LETTERS } from './art/Piece.svelte';
import { PIP, type Type } from './geometry';
import { aboardOf, named, parkedOn, type Action, type Arc, type PieceId, type Standing, type WarTimeView } from './model';

export const letterOf = (seat: number): string => LETTERS[seat] ?? '';
export const typeName = (t: Translate, type: Type): string => t(`wartime-type-${type}`);
/** "tank A2": the letter says whose it is. */
export function pieceName(t: Translate, id: PieceId): string {
  const { seat, type, serial } = named(id);
  return t('wartime-piece', { type: typeName(t, type), label: `${letterOf(seat)}${serial}` });
}
/** Tenths of a millimetre as millimetres. */
export const length = (t: Translate, units: number): string => t('wartime-mm', { length: Math.round(units) / 10 });
/** Messages have dashes where the rules' names have underscores. */
export const dashed = (name: string): string => name.replaceAll('_', '-');
export function actionName(t: Translate, { name, type }: Pick<Action, 'name' | 'type'>): string {
  return name === 'build' && type ? t(type === 'inf' ? 'wartime-action-build-inf' : 'wartime-action-build', { type: typeName(t, type) }) : t(`wartime-action-${dashed(name)}`);
}
export const diceText = (dice: readonly number[]): string => (dice.length > 1 ? `${dice.join(' + ')} = ${dice.reduce((a, b) => a + b, 0)}` : dice.join(''));

/** What a piece is like now, besides its name: "with a fort; infantry aboard: 2". */
export function stateText(t: Translate, view: WarTimeView, piece: Standing): string {
  const aboard = aboardOf(view, piece.id).length;
  const parked = parkedOn(view, piece.id);
  return [
    ...(piece.fort ? [t('wartime-state-fort')] : []),
    ...(aboard > 0 ? [t('wartime-state-carries', { count: aboard })] : []),
    ...(parked ? [t('wartime-state-holds', { piece: pieceName(t, parked.id) })] : []),
    ...(piece.aboard ? [t('wartime-state-aboard', { piece: pieceName(t, piece.aboard) })] : []),
    ...(piece.parked ? [t('wartime-state-parked', { piece: pieceName(t, piece.parked) })] : []),
    ...(piece.type === 'jet' && !piece.parked ? [t('wartime-state-airborne')] : []),
  ].join(', ');
}

/** Why a direction is closed. */
export function arcText(t: Translate, arc: Arc): string {
  const causes = (arc.causes ?? []).map((id) => pieceName(t, id)).join(', ');
  return arc.why === 'overlap' && causes ? t('wartime-why-overlap', { pieces: causes }) : t(`wartime-why-${arc.why === 'overlap' ? 'occupied' : arc.why ?? 'line'}`);
}
/** Why an action is not listed. */
export const deniedText = (t: Translate, reason: string): string => t(`wartime-denied-${dashed(reason)}`);

// Facts.

/** The fields of all facts, by what they mean wherever they stand. */
interface Told {
  seat?: number;
  piece?: PieceId;
  target?: PieceId;
  by?: PieceId;
  as?: PieceId;
  field?: PieceId;
  carrier?: PieceId;
  amount?: number;
  round?: number;
  dice?: number[];
  action?: string;
  from?: { x: number; y: number };
  x?: number;
  y?: number;
  end?: string;
  [more: string]: unknown;
}
/** Names of pieces begin with small letters in some languages; a sentence doesn't. Marks of direction may stand before it. */
const sentence = (text: string): string => text.replace(/^[\u2066-\u2069]*\p{Ll}/u, (first) => first.toLocaleUpperCase());

export function describeFact(fact: Fact, words: Words): string | null {
  const text = factText(fact, words);
  return text === null ? null : sentence(text);
}
function factText(fact: Fact, words: Words): string | null {
  const { t } = words;
  const told = fact as unknown as Told;
  const piece = (id: PieceId | undefined): string => (id ? pieceName(t, id) : '');
  const seat = told.seat ?? (told.piece ? named(told.piece).seat : undefined);
  const args = {
    name: seat === undefined ? '' : nameOf(words, seat),
    piece: piece(told.piece),
    target: piece(told.target ?? told.as),
    by: piece(told.by),
    host: piece(told.field ?? told.carrier),
    amount: told.amount ?? 0,
    round: told.round ?? 0,
  };
  switch (fact.what) {
    case 'passed':
    case 'first':
    case 'placed':
    case 'round':
    case 'turn':
    case 'income':
    case 'stayed':
    case 'parked':
    case 'shot':
    case 'held':
    case 'lost_fort':
    case 'missed':
    case 'returned':
    case 'crashed':
    case 'boarded':
    case 'landed':
    case 'fortified':
    case 'sold':
    case 'sold_disc':
    case 'spent':
    case 'reward':
    case 'built':
    case 'out':
      return t(`wartime-fact-${dashed(fact.what)}`, args);
    case 'destroyed':
    case 'captured':
      return t(`wartime-fact-${fact.what}`, { ...args, name: told.by ? nameOf(words, named(told.by).seat) : '' });
    case 'roll':
      return t('wartime-fact-roll', { ...args, action: t(`wartime-action-${dashed(told.action ?? 'move')}`), dice: diceText(told.dice ?? []) });
    case 'moved':
      return t('wartime-fact-moved', { ...args, length: length(t, Math.hypot((told.x ?? 0) - (told.from?.x ?? 0), (told.y ?? 0) - (told.from?.y ?? 0))) });
    case 'over':
      return t(told.end === 'last_standing' ? 'wartime-fact-over-last-standing' : 'wartime-fact-over-round-limit');
    // What is paid is said by what it is paid for.
    default:
      return null;
  }
}

// Moves.

export function describeMove(move: Move, { t }: Words): string {
  const [piece, target] = [move.piece, move.target].map((id) => (typeof id === 'string' ? pieceName(t, id) : ''));
  const args = { piece: piece!, target: target!, angle: Number(move.angle ?? 0), plot: Number(move.plot ?? 0), length: length(t, Number(move.step ?? 0) * PIP) };
  switch (move.do) {
    case 'build':
      return t('wartime-move-build', { ...args, type: typeName(t, move.type as Type) });
    case 'load':
    case 'land':
    case 'plot':
    case 'dir':
    case 'go':
    case 'hit':
    case 'take':
    case 'put':
    case 'at':
      return t(`wartime-move-${move.do}`, args);
    case 'pass':
    case 'sell_disc':
    case 'stay':
    case 'hold':
    case 'stop':
    case 'end':
    case 'spend':
      return t(`wartime-move-${dashed(move.do)}`);
    default:
      return t('wartime-move-action', { ...args, action: t(`wartime-action-${dashed(String(move.do))}`) });
  }
}

// Questions.

export const prompt = (view: WarTimeView, _seat: number, words: Words): string => sentence(question(view, words));
function question(view: WarTimeView, { t }: Words): string {
  const { asked } = view;
  if (!asked) return t('wartime-prompt-over');
  const name = 'piece' in asked ? pieceName(t, asked.piece) : '';
  switch (asked.what) {
    case 'move':
      return t('wartime-prompt-move', { piece: name, dice: diceText(asked.dice), length: length(t, asked.reach) });
    case 'target':
      return asked.reach == null ? t('wartime-prompt-target-any', { piece: name }) : asked.dice.length === 0 ? t('wartime-prompt-target-super', { piece: name, length: length(t, asked.reach) }) : t('wartime-prompt-target', { piece: name, dice: diceText(asked.dice), length: length(t, asked.reach) });
    case 'load':
      return t('wartime-prompt-load', { piece: name, dice: diceText(asked.dice), count: asked.left });
    case 'unload':
      return t('wartime-prompt-unload', { piece: name, dice: diceText(asked.dice), infantry: pieceName(t, asked.infantry) });
    case 'place':
      return t(asked.second ? 'wartime-prompt-place-second' : 'wartime-prompt-place', { type: typeName(t, asked.type), piece: name });
    case 'more':
      return t('wartime-prompt-more', { count: asked.left });
    default:
      return t(`wartime-prompt-${asked.what}`, { piece: name });
  }
}
export function waiting(view: WarTimeView, owing: number[], words: Words): string {
  const { t } = words;
  const [seat] = owing;
  if (!view.asked || seat === undefined) return t(view.asked ? 'wartime-waiting' : 'wartime-prompt-over');
  const { what } = view.asked;
  const name = nameOf(words, seat);
  if (what === 'cc' || what === 'dozer' || what === 'well') return t('wartime-waiting-places', { name, type: typeName(t, what) });
  return 'piece' in view.asked ? t('wartime-waiting-piece', { name, piece: pieceName(t, view.asked.piece) }) : t('wartime-waiting-turn', { name });
}
export function describeResult(result: Result, { t }: Words): string {
  if ('stopped' in result) return t('wartime-stopped');
  return t(result.rule === 'WT-10.5' ? 'wartime-result-round-limit' : 'wartime-result-last-standing');
}
