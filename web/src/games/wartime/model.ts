// The view of WarTime as docs/protocol.md describes it, and what is read off it.

import { sameMove } from '../../lib/moves';
import type { GameView, Move } from '../types';
import { distance, isBuilding, shapeOf, TYPES, type Lying, type Point, type Type } from './geometry';

/** seat.type.serial */
export type PieceId = string;
export interface Piece {
  x: number;
  y: number;
  facing: number;
  fort?: boolean;
  aboard?: PieceId;
  parked?: PieceId;
}
export interface Player {
  cash: number;
  income: number;
  discs: number;
  out?: number | null;
  stock: Record<Type, number>;
  forts: number;
  score: number;
  buildings: number;
  units: number;
}
export interface Arc {
  from: number;
  to: number;
  why?: 'table' | 'terrain' | 'line' | 'overlap';
  rule?: string;
  causes?: PieceId[];
  parks?: PieceId;
}
export type ActionName = 'move' | 'attack' | 'attack_air' | 'attack_ground' | 'fort_attack' | 'capture' | 'embark' | 'disembark' | 'fortify' | 'sell' | 'build';
type Gaps = Record<PieceId, number>;
export type Asked = { seat: number } & (
  | { what: 'cc' | 'well'; plots: [plot: number, x: number, y: number][] }
  | { what: 'dozer'; places: [angle: number, x: number, y: number][] }
  | { what: 'act' }
  | { what: 'move'; piece: PieceId; dice: number[]; reach: number; arcs: Arc[] }
  | { what: 'target'; piece: PieceId; action: ActionName; dice: number[]; reach?: number | null; gaps: Gaps; shots: number; barred?: PieceId | null }
  | { what: 'take'; piece: PieceId; reach: number; gaps: Gaps }
  | { what: 'load'; piece: PieceId; dice: number[]; reach: number; gaps: Gaps; left: number }
  | { what: 'unload'; piece: PieceId; infantry: PieceId; dice: number[]; places: [angle: number, step: number, x: number, y: number][]; left: number }
  | { what: 'place'; piece: PieceId; type: Type; second: boolean; places: [angle: number, x: number, y: number][] }
  | { what: 'land'; piece: PieceId; fields: PieceId[] }
  | { what: 'more'; left: number }
);
/** Gap, least roll, and how many of how many equally likely rolls reach it. */
export type Chance = [gap: number, least: number, ways: number, of: number];
export interface WarTimeView extends GameView {
  players: number;
  options: { map: string; rounds: number; start_cash: number; fort_attack: boolean; super_range: string };
  map: { width: number; height: number; ground: 'open' | 'land' | 'sea'; areas: Point[][]; starts: Point[] };
  prices: Record<Type | 'fort', number>;
  counts: Record<Type | 'fort' | 'disc', number>;
  sale: { building: number; disc: number };
  round: number;
  first: number;
  active?: number | null;
  spent: number;
  reward: boolean;
  bank: number;
  pieces: Record<PieceId, Piece>;
  seats: Record<string, Player>;
  asked?: Asked | null;
  owing: number[];
  own?: { seat: number; reach: Record<PieceId, Partial<Record<string, Record<PieceId, Chance>>>>; denied: Record<PieceId, Record<string, [rule: string, reason: string]>> } | null;
  over?: string | null;
}

export interface Named {
  id: PieceId;
  seat: number;
  type: Type;
  serial: number;
}
export function named(id: PieceId): Named {
  const [seat, type, serial] = id.split('.');
  return { id, seat: Number(seat), type: type as Type, serial: Number(serial) };
}
/** A piece in play with its name, and its host where it is aboard or parked. */
export interface Standing extends Piece, Named {
  host?: PieceId;
}
const order = ({ seat, type, serial }: Named): number => seat * 10_000 + TYPES.indexOf(type) * 100 + serial;
/** In piece order (WT-1.6). */
export const inOrder = <One extends Named>(list: readonly One[]): One[] => [...list].sort((a, b) => order(a) - order(b));

export function pieceOf(view: WarTimeView, id: PieceId | null | undefined): Standing | undefined {
  const piece = id == null ? undefined : view.pieces[id];
  if (!piece || id == null) return undefined;
  const host = piece.aboard ?? piece.parked;
  return { ...piece, ...named(id), ...(host ? { host } : {}) };
}
// Asked for many times of each view.
const listed = new WeakMap<object, readonly Standing[]>();
/** All pieces in play, in piece order. */
export function piecesOf(view: WarTimeView): readonly Standing[] {
  const known = listed.get(view.pieces) ?? inOrder(Object.keys(view.pieces).map((id) => pieceOf(view, id)!));
  listed.set(view.pieces, known);
  return known;
}
export const aboardOf = (view: WarTimeView, carrier: PieceId): Standing[] => piecesOf(view).filter(({ aboard }) => aboard === carrier);
export const parkedOn = (view: WarTimeView, field: PieceId): Standing | undefined => piecesOf(view).find(({ parked }) => parked === field);
export const playerOf = (view: WarTimeView, seat: number): Player | undefined => view.seats[seat];
export const isOver = (view: WarTimeView): boolean => view.over != null;
export const stockOf = (player: Player): number => Object.values(player.stock).reduce((sum, count) => sum + count, 0);


// Actions.

/** An action that a piece of this kind has: listed, or not, and why. */
export interface Action {
  /** As in `own.denied`: "build boat". */
  key: string;
  name: ActionName;
  type?: Type;
  move: Move | null;
  denied: { rule: string; reason: string } | null;
  /** What it could reach before the roll. */
  targets: Record<PieceId, Chance> | null;
}
const ACTION_ORDER: readonly string[] = ['move', 'attack', 'attack_air', 'attack_ground', 'fort_attack', 'capture', 'embark', 'disembark', ...TYPES.map((type) => `build ${type}`), 'fortify', 'sell'];
const keyOf = (move: Move): string => (move.do === 'build' ? `build ${String(move.type)}` : String(move.do));

/** What a piece could do, in the order of the rules: what is listed, and what is not. */
export function actionsOf(view: WarTimeView, legal: readonly Move[], id: PieceId): Action[] {
  const listed = new Map(legal.filter((move) => move.piece === id).map((move) => [keyOf(move), move]));
  const denied = view.own?.denied[id] ?? {};
  const keys = [...new Set([...listed.keys(), ...Object.keys(denied)])].sort((a, b) => ACTION_ORDER.indexOf(a) - ACTION_ORDER.indexOf(b));
  return keys.map((key) => {
    const [name, type] = key.split(' ') as [ActionName, Type | undefined];
    const no = denied[key];
    return { key, name, ...(type ? { type } : {}), move: listed.get(key) ?? null, denied: no ? { rule: no[0], reason: no[1] } : null, targets: view.own?.reach[id]?.[key] ?? null };
  });
}
/** The largest reach of an action, null where it has none or any. */
export function reachOf(view: WarTimeView, { name, targets }: Pick<Action, 'name' | 'targets'>, type: Type): number | null {
  if (name === 'move' || name === 'disembark') return type === 'jet' && name === 'move' ? 2400 : 1200;
  if (!targets && !['attack', 'attack_air', 'attack_ground', 'fort_attack', 'capture', 'embark'].includes(name)) return null;
  if (name === 'attack_air') return 2400;
  if (type === 'super' && name === 'attack') return view.options.super_range === 'any' ? null : 3600;
  return 1200;
}
export const priceOf = (view: WarTimeView, { name, type }: Pick<Action, 'name' | 'type'>): number | null =>
  name === 'build' && type ? view.prices[type] : name === 'fortify' ? view.prices.fort : name === 'sell' ? -view.sale.building : null;

// What is asked.

/** A legal place: a move, and what would lie where. */
export interface Place extends Lying {
  key: string;
  move: Move;
  /** Degrees, steps or the plot's number, for those who read it. */
  angle?: number;
  step?: number;
  plot?: number;
}
/** A piece that may be hit, taken, loaded or landed on, or could have been with a better roll. */
export interface Target {
  id: PieceId;
  gap: number | null;
  move: Move | null;
}
const targetField = { target: ['hit', 'target'], take: ['take', 'target'], load: ['load', 'piece'], land: ['land', 'piece'] } as const;

export function placesOf(view: WarTimeView, legal: readonly Move[]): Place[] {
  const { asked } = view;
  if (!asked) return [];
  const find = (wish: Move): Move | undefined => legal.find((move) => sameMove(move, wish));
  const made = (move: Move, lying: Lying, more: Partial<Place>): Place[] => {
    const found = find(move);
    return found ? [{ ...lying, ...more, move: found, key: JSON.stringify(found) }] : [];
  };
  switch (asked.what) {
    case 'cc':
    case 'well':
      return asked.plots.flatMap(([plot, x, y]) => made({ do: 'plot', plot }, { type: asked.what as Type, x, y, facing: 0 }, { plot }));
    case 'dozer':
      return asked.places.flatMap(([angle, x, y]) => made({ do: 'dir', angle }, { type: 'dozer', x, y, facing: angle }, { angle }));
    case 'place':
      return asked.places.flatMap(([angle, x, y]) => made({ do: 'at', angle }, { type: asked.type, x, y, facing: isBuilding(asked.type) || asked.type === 'inf' ? 0 : angle }, { angle }));
    case 'unload':
      return asked.places.flatMap(([angle, step, x, y]) => made({ do: 'put', angle, step }, { type: 'inf', x, y, facing: 0 }, { angle, step }));
    default:
      return [];
  }
}
/** Nearest first; those in reach before the others. */
export function targetsOf(view: WarTimeView, legal: readonly Move[]): Target[] {
  const { asked } = view;
  if (!asked) return [];
  if (asked.what === 'land') return asked.fields.map((id) => ({ id, gap: null, move: legal.find((move) => move.do === 'land' && move.piece === id) ?? null }));
  if (asked.what !== 'target' && asked.what !== 'take' && asked.what !== 'load') return [];
  const [verb, field] = targetField[asked.what];
  return Object.entries(asked.gaps)
    .map(([id, gap]) => ({ id, gap, move: legal.find((move) => move.do === verb && move[field] === id) ?? null }))
    .sort((a, b) => Number(b.move !== null) - Number(a.move !== null) || a.gap - b.gap);
}
/** Answers that no place on the map shows: pass, sell a disc, stay, hold, stop, end, spend. */
export const plainMoves = (legal: readonly Move[]): Move[] => legal.filter((move) => ['pass', 'sell_disc', 'stay', 'hold', 'stop', 'end', 'spend'].includes(String(move.do)));

/** The arc in which a whole degree lies. */
export const arcAt = (arcs: readonly Arc[], degree: number): Arc | undefined => arcs.find(({ from, to }) => degree >= from && degree <= to);
export const openDegrees = (arcs: readonly Arc[]): number[] => arcs.filter(({ why }) => !why).flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, k) => from + k));
/** The same piece after a move in this direction. */
export const movedTo = (piece: Standing, x: number, y: number, degree: number): Lying => ({ type: piece.type, x, y, facing: piece.type === 'inf' ? 0 : degree });

/** Pieces by their distance from one of them, or in piece order. */
export function sortedFrom(view: WarTimeView, id: PieceId | null): { piece: Standing; far: number | null }[] {
  const from = pieceOf(view, id);
  const all = piecesOf(view);
  if (!from) return all.map((piece) => ({ piece, far: null }));
  return all
    .map((piece) => ({ piece, far: piece.id === from.id ? -1 : distance([from.x, from.y], [piece.x, piece.y]) }))
    .sort((a, b) => a.far - b.far)
    .map(({ piece, far }) => ({ piece, far: far < 0 ? null : far }));
}

/** The pieces under a point, the topmost first, with some room around each for fingers. */
export function piecesAt(view: WarTimeView, [x, y]: Point, room: number): Standing[] {
  const hits = piecesOf(view).flatMap((piece) => {
    const { core, radius } = shapeOf(piece.type, piece.fort);
    const [dx, dy] = [x - piece.x, y - piece.y];
    const angle = (-piece.facing * Math.PI) / 180;
    const [u, v] = [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)];
    const [w, h] = [Math.max(...core.map(([a]) => Math.abs(a))) + radius, Math.max(...core.map(([, b]) => Math.abs(b))) + radius];
    const off = Math.max(Math.abs(u) - w, Math.abs(v) - h);
    return off <= room ? [{ piece, off: Math.max(0, off), rank: piece.host ? 0 : piece.type === 'inf' ? 1 : isBuilding(piece.type) ? 3 : 2 }] : [];
  });
  return hits.sort((a, b) => a.off - b.off || a.rank - b.rank).map(({ piece }) => piece);
}
export const pieceAt = (view: WarTimeView, point: Point, room: number): Standing | undefined => piecesAt(view, point, room)[0];
/** What a click there takes in hand, when this is in hand: the topmost piece, with each further click the next below it, then
 *  none. Whoever is aboard is reached by the carrier. */
export function takenAt(view: WarTimeView, point: Point, room: number, held: PieceId | null): PieceId | null {
  const stack = [...new Set(piecesAt(view, point, room).map(({ id, aboard }) => aboard ?? id))];
  return stack[stack.indexOf(held ?? '') + 1] ?? null;
}
