// Where the eleven tiles of the circle lie: an elliptic ring in pixels, the Void below, the periods clockwise from its left.

export const TILES = 11;

export interface Point {
  x: number;
  y: number;
}
export interface Sector {
  tile: number;
  /** Its outline. */
  path: string;
  /** The rectangle around it, into which its scene is fitted. */
  box: { x: number; y: number; width: number; height: number };
  middle: Point;
  /** Where its name begins: near the outer rim. */
  outer: Point;
  inner: Point;
}
export interface Ring {
  width: number;
  height: number;
  centre: Point;
  sectors: Sector[];
  /** A point of the ring: `tile` may lie between two tiles, `depth` is 0 on the inner and 1 on the outer rim. */
  at(tile: number, depth: number): Point;
  /** What is free within the ring: the largest rectangle with that height. */
  room(height: number): { width: number; height: number };
}

const STEPS = 720;
const EDGE = 3;
const GAP = 2.5;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The ring in a box of that size, with sectors so thick at the sides and above. */
export function ringIn(width: number, height: number, side: number, above: number): Ring {
  const centre = { x: width / 2, y: height / 2 };
  const [a, b] = [width / 2 - EDGE, height / 2 - EDGE];
  const on = (turn: number, depth: number): Point => ({
    x: centre.x + (a - side * (1 - depth)) * Math.cos(turn),
    y: centre.y + (b - above * (1 - depth)) * Math.sin(turn),
  });
  // Tiles are equally long along the middle of the ring, so the turn at which one begins is found by walking along it.
  const lengths = [0];
  const turnOf = (step: number): number => Math.PI / 2 + (step / STEPS) * 2 * Math.PI;
  for (let step = 1; step <= STEPS; step += 1) {
    const [from, to] = [on(turnOf(step - 1), 0.5), on(turnOf(step), 0.5)];
    lengths.push(lengths[step - 1]! + Math.hypot(to.x - from.x, to.y - from.y));
  }
  const whole = lengths[STEPS]!;
  const turnAt = (share: number): number => {
    const full = Math.floor(share);
    const length = (share - full) * whole;
    let step = lengths.findIndex((each) => each >= length);
    if (step < 1) step = 1;
    const [before, after] = [lengths[step - 1]!, lengths[step]!];
    return turnOf(step - 1 + (length - before) / (after - before)) + full * 2 * Math.PI;
  };
  const at = (tile: number, depth: number): Point => on(turnAt(tile / TILES), depth);

  const sectors = Array.from({ length: TILES }, (_, tile): Sector => {
    const gap = GAP / whole;
    const [from, to] = [turnAt((tile - 0.5) / TILES + gap), turnAt((tile + 0.5) / TILES - gap)];
    const PARTS = 14;
    const edge = (depth: number): Point[] => Array.from({ length: PARTS + 1 }, (_, k) => on(from + ((to - from) * k) / PARTS, depth));
    const outline = [...edge(1), ...edge(0).reverse()];
    const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return {
      tile,
      path: `M${outline.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`,
      box: { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top },
      middle: at(tile, 0.5),
      outer: at(tile, 0.82),
      inner: at(tile, 0.16),
    };
  });
  return {
    width,
    height,
    centre,
    sectors,
    at,
    room(wanted) {
      const [inA, inB] = [a - side - 6, b - above - 6];
      const half = Math.min(wanted / 2, inB);
      return { width: Math.max(0, 2 * inA * Math.sqrt(Math.max(0, 1 - (half / inB) ** 2))), height: half * 2 };
    },
  };
}

/** The way that a traveller takes from tile to tile, as places along the ring: from the Void to the nearer end, else never through it. */
export function wayAlong(from: number, to: number): [number, number] {
  if (from === 0 && to > TILES / 2) return [TILES, to];
  if (to === 0 && from > TILES / 2) return [from, TILES];
  return [from, to];
}
