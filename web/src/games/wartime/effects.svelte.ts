// What just happened, as short pictures over the table: shots, smoke, trails, outlines of what is new. The table itself already
// shows their end.

import type { Fact } from '../types';
import { degreesTo, distance, sticksFor, type Lying, type Point } from './geometry';
import { pieceOf, type PieceId, type Standing, type WarTimeView } from './model';

type Picture =
  | { kind: 'trail'; from: Point; to: Point; seat: number; angle: number; sticks: number }
  | { kind: 'shot'; from: Point; to: Point }
  /** What is gone: it still stands there for `wait` milliseconds, then fades. */
  | { kind: 'remains'; piece: Standing; wait: number; fade: number }
  | { kind: 'burst'; at: Point; size: number }
  | { kind: 'fresh'; lying: Lying };
export type Effect = Picture & { key: number };
/** Milliseconds from one event to the next, of a shot on its way, and for how long what happened stays marked. */
const PACE = 320;
const FLIGHT = 300;
const MARKED = 2200;
/** In which a die comes to rest, a piece is lost in fire and smoke, and one turns into the colour of who captured it. */
const ROLL = 640;
const FALL = 180;
const TURN = 650;

type Timed = { at: number; until: number; effect: Picture };
/** The pictures of some facts, by the milliseconds at which they begin and end. */
export function effectsOf(facts: readonly Fact[], before: WarTimeView, after: WarTimeView): Timed[] {
  const found: Timed[] = [];
  let now = 0;
  const destroyed = new Set(facts.flatMap(({ what, piece }) => (what === 'destroyed' ? [piece] : [])));
  const where = (id: unknown): Standing | undefined => pieceOf(before, id as PieceId) ?? pieceOf(after, id as PieceId);
  const add = (at: number, length: number, effect: Picture): void => void found.push({ at, until: at + length, effect });
  /** Until now it stood there. Whoever was aboard is not seen beside the carrier. */
  const leave = (piece: Standing, fade: number): void => {
    if (!piece.aboard) add(0, now + fade, { kind: 'remains', piece, wait: now, fade });
  };
  for (const fact of facts) {
    const piece = where(fact.piece);
    const point: Point = piece ? [piece.x, piece.y] : [0, 0];
    switch (fact.what) {
      case 'roll':
        // Any other roll is told before what comes of it.
        if (fact.action === 'capture') now += ROLL;
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
        break;
      }
      case 'destroyed':
      case 'crashed':
      case 'lost_fort':
        if (!piece || (fact.what === 'lost_fort' && destroyed.has(fact.piece))) break;
        leave(piece, FALL);
        add(now, MARKED, { kind: 'burst', at: point, size: piece.type === 'inf' ? 0.55 : piece.fort ? 1.25 : piece.host ? 0.6 : 1 });
        break;
      case 'captured': {
        const made = pieceOf(after, fact.as as PieceId);
        if (piece) leave(piece, TURN);
        if (made) add(now, MARKED, { kind: 'fresh', lying: made });
        break;
      }
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
      // What is gone lies below all that happens to it.
      this.#later(motion ? at : 0, () => (this.#list = effect.kind === 'remains' ? [one, ...this.#list] : [...this.#list, one]));
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
