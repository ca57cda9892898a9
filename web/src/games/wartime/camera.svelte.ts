// Which part of the table is seen, and how large. The table is never mirrored.

import { FRAME, type Point } from './geometry';

/** The part of the window that stays free around the table when the whole of it is shown. */
const MARGIN = 0.02;
/** Pixels that dice and buttons cover at the lower edge. So far what lies at an edge of the table can be moved out from below. */
export const CONTROLS = 52;
/** 38 mm are at most so many pixels. */
const CLOSEST = 190 / 380;
/** And at least so many where a piece is looked at. */
const NEAR = 56 / 380;
/** Pixels from the edge of the window within which a point is not in good sight. */
const EDGE = 40;

interface Sight {
  scale: number;
  /** In the middle of the window. */
  point: Point;
}

export class Camera {
  /** Of the window, in pixels. */
  width = $state(0);
  height = $state(0);
  /** Pixels to a unit; 0: the whole table. */
  #scale = $state(0);
  #x = $state(0);
  #y = $state(0);
  #gliding = 0;
  /** Where the window glides to. */
  #goal: Sight | null = null;
  /** Where the window was before it went somewhere by itself. */
  #before: Sight | null = null;
  readonly #size: () => { width: number; height: number };

  /** @param size of the table with its frame. */
  constructor(size: () => { width: number; height: number }) {
    this.#size = size;
  }

  get least(): number {
    const { width, height } = this.#size();
    return Math.max(0.001, Math.min(this.width / (width * (1 + MARGIN)), this.height / (height * (1 + MARGIN))));
  }
  get most(): number {
    return Math.max(CLOSEST, this.least);
  }
  get scale(): number {
    return this.#scale === 0 ? this.least : Math.min(this.most, Math.max(this.least, this.#scale));
  }
  /** The point of the table in the middle of the window. Where the table is smaller than the window it lies in the middle. */
  get centre(): Point {
    return this.#onTable(this.scale, [this.#x, this.#y]);
  }
  #onTable(scale: number, [x, y]: Point): Point {
    const { width, height } = this.#size();
    const within = (at: number, size: number, pixels: number): number => {
      const seen = pixels / scale;
      const beyond = CONTROLS / scale;
      return seen >= size ? size / 2 : Math.min(size - seen / 2 + beyond, Math.max(seen / 2 - beyond, at));
    };
    return [within(x + FRAME, width, this.width) - FRAME, within(y + FRAME, height, this.height) - FRAME];
  }
  /** What is seen, or soon will be. */
  get #sight(): Sight {
    return this.#goal ?? { scale: this.scale, point: this.centre };
  }
  #isWhole(scale: number): boolean {
    return scale <= this.least * 1.001;
  }
  /** For the group of everything that lies on the table. */
  get transform(): string {
    const [x, y] = this.centre;
    const s = this.scale;
    return `matrix(${s} 0 0 ${-s} ${this.width / 2 - x * s} ${this.height / 2 + y * s})`;
  }
  toScreen(point: Point): Point {
    return this.#seen({ scale: this.scale, point: this.centre }, point);
  }
  #seen({ scale, point: [cx, cy] }: Sight, [x, y]: Point): Point {
    return [this.width / 2 + (x - cx) * scale, this.height / 2 - (y - cy) * scale];
  }
  toTable([px, py]: Point): Point {
    const [cx, cy] = this.centre;
    return [cx + (px - this.width / 2) / this.scale, cy - (py - this.height / 2) / this.scale];
  }

  #set(scale: number, [x, y]: Point): void {
    this.#scale = Math.min(this.most, Math.max(this.least, scale));
    [this.#x, this.#y] = [x, y];
    // Nothing is kept that lies beyond the edge: the way back begins at once.
    [this.#x, this.#y] = this.centre;
    if (this.#scale <= this.least) this.#scale = 0;
  }
  /** Larger or smaller; the point under these pixels stays where it is. */
  zoom(factor: number, at: Point = [this.width / 2, this.height / 2]): void {
    this.#stay();
    this.#before = null;
    const fixed = this.toTable(at);
    const scale = Math.min(this.most, Math.max(this.least, this.scale * factor));
    this.#set(scale, [fixed[0] - (at[0] - this.width / 2) / scale, fixed[1] + (at[1] - this.height / 2) / scale]);
  }
  pan(dx: number, dy: number): void {
    this.#stay();
    this.#before = null;
    const [x, y] = this.centre;
    this.#set(this.scale, [x - dx / this.scale, y + dy / this.scale]);
  }
  fit(motion: boolean): void {
    this.#before = null;
    this.#glide(this.least, this.centre, motion);
  }
  /** Brings a point near, and what lies there so large that it can be made out. */
  goTo(point: Point, motion: boolean): void {
    this.#glide(Math.max(this.scale, NEAR), point, motion);
  }
  /** Moves only if the point is not well within the window. */
  show(point: Point, motion: boolean): void {
    const sight = this.#sight;
    const [px, py] = this.#seen(sight, point);
    const inside = px > EDGE && py > EDGE && px < this.width - EDGE && py < this.height - EDGE;
    if (!inside) this.#glide(sight.scale, point, motion);
  }
  /** Shows what others do; `back` returns. */
  follow(point: Point, motion: boolean): void {
    if (this.#isWhole(this.#sight.scale)) return;
    this.#before ??= this.#sight;
    this.show(point, motion);
  }
  /** Brings a circle into the window, so large that a finger can point along it; `back` returns. */
  frame(point: Point, radius: number, motion: boolean): void {
    const sight = this.#sight;
    const [px, py] = this.#seen(sight, point);
    const free = this.height - CONTROLS;
    const [r, half] = [radius * sight.scale, Math.min(this.width, free) / 2];
    const inside = px - r > 0 && py - r > 0 && px + r < this.width && py + r < free;
    const small = r < Math.min(130, half * 0.6);
    if (inside && !small) return;
    this.#before ??= sight;
    const fitting = Math.max(this.least, Math.min(this.most, (half * 0.96) / radius));
    const scale = small ? fitting : Math.min(sight.scale, fitting);
    this.#glide(scale, [point[0], point[1] - CONTROLS / 2 / scale], motion);
  }
  /** Returns to where the window was before it went by itself, unless it was moved since. */
  back(motion: boolean): void {
    const before = this.#before;
    this.#before = null;
    if (before) this.#glide(before.scale, before.point, motion);
  }
  #stay(): void {
    cancelAnimationFrame(this.#gliding);
    this.#goal = null;
  }
  #glide(scale: number, point: Point, motion: boolean): void {
    this.#stay();
    if (!motion) return this.#set(scale, point);
    const [from, start] = [this.centre, this.scale];
    const to = this.#onTable(scale, point);
    this.#goal = { scale, point: to };
    const begun = performance.now();
    const step = (now: number): void => {
      const k = Math.min(1, (now - begun) / 260);
      const e = 1 - (1 - k) ** 3;
      this.#set(start * (scale / start) ** e, [from[0] + (to[0] - from[0]) * e, from[1] + (to[1] - from[1]) * e]);
      if (k < 1) this.#gliding = requestAnimationFrame(step);
      else this.#goal = null;
    };
    this.#gliding = requestAnimationFrame(step);
  }
}
