// What just happened, as short pictures over the table: shots, smoke, trails, outlines of what is new. The table itself already
// shows their end.

import type { Fact } from '../types';
import { degreesTo, distance, sticksFor, type Lying, type Point } from './geometry';
import { pieceOf, type PieceId, type Standing, type WarTimeView } from './model';

type Picture =
  | { kind: 'trail'; from: Point; to: Point; seat: number; angle: number; sticks: number }
  | { kind: 'shot'; from: Point; to: Point }
  | { kind: 'remains'; piece: Standing; fades: boolean }
  | { kind: 'burst'; at: Point; size: number }
  | { kind: 'fresh'; lying: Lying };
export type Effect = Picture & { key: number };
/** Milliseconds from one event to the next, of a shot on its way, and for how long what happened stays marked. */
const PACE = 320;
const FLIGHT = 300;
const MARKED = 2200;

type Timed = { at: number; until: number; effect: Picture };
/** The pictures of some facts, by the milliseconds at which they begin and end. */
export function effectsOf(facts: readonly Fact[], before: WarTimeView, after: WarTimeView): Timed[] {
  const found: Timed[] = [];
  let now = 0;
  let hit = false;
  const where = (id: unknown): Standing | undefined => pieceOf(before, id as PieceId) ?? pieceOf(after, id as PieceId);
  const add = (at: number, length: number, effect: Picture): void => void found.push({ at, until: at + length, effect });
  for (const fact of facts) {
    const piece = where(fact.piece);
    const point: Point = piece ? [piece.x, piece.y] : [0, 0];
    switch (fact.what) {
      case 'roll':
      case 'turn':
        hit = false;
        break;
      case 'moved': {
        const { x, y } = fact.from as { x: number; y: number };
        const [from, to]: [Point, Point] = [[x, y], [Number(fact.x), Number(fact.y)]];
        add(now, MARKED, { kind: 'trail', from, to, seat: piece?.seat ?? 0, angle: degreesTo(from, to), sticks: sticksFor(distance(from, to)) });
        now += PACE;
        break;
      }
      case 'shot': {
        const target = where(fact.target);
        if (piece && target) add(now, FLIGHT + 260, { kind: 'shot', from: point, to: [target.x, target.y] });
        now += FLIGHT;
        hit = true;
        break;
      }
      case 'destroyed':
      case 'crashed':
      case 'lost_fort':
        if (!piece) break;
        if (hit) add(0, now, { kind: 'remains', piece, fades: false });
        add(now, MARKED, { kind: 'burst', at: point, size: piece.type === 'inf' ? 0.55 : fact.what === 'lost_fort' ? 1.25 : piece.host ? 0.6 : 1 });
        break;
      case 'captured':
        if (piece) {
          add(0, now + 700, { kind: 'remains', piece, fades: true });
          add(now, MARKED, { kind: 'fresh', lying: { type: piece.type, x: point[0], y: point[1], facing: 0 } });
        }
        break;
      case 'built':
      case 'placed':
      case 'fortified':
      case 'landed': {
        const made = pieceOf(after, fact.piece as PieceId);
        if (made) add(now, MARKED, { kind: 'fresh', lying: made });
        break;
      }
    }
  }
  return found;
}

export class Effects {
  #list = $state.raw<readonly Effect[]>([]);
  #next = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  get list(): readonly Effect[] {
    return this.#list;
  }
  /** Without motion what happened stays marked for a while, all at once. */
  play(facts: readonly Fact[], before: WarTimeView, after: WarTimeView, motion: boolean): void {
    for (const { at, until, effect } of effectsOf(facts, before, after)) {
      if (!motion && (effect.kind === 'remains' || effect.kind === 'shot')) continue;
      const one = { ...effect, key: this.#next++ };
      this.#later(motion ? at : 0, () => (this.#list = [...this.#list, one]));
      this.#later(motion ? until : MARKED, () => (this.#list = this.#list.filter((other) => other !== one)));
    }
  }
  #later(wait: number, act: () => void): void {
    if (wait === 0) return act();
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, wait);
    this.#timers.add(timer);
  }
  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#list = [];
  }
}
