// Where everything lies on the board, as pixels from its upper left corner: computed from its width alone, so that the key can
// fly and a door can be found without asking the browser to measure anything.

import { clockwise } from './model';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a seat's name and doors lie. */
export interface Place extends Box {
  /** Doors above the name: the seats nearest to the reader. */
  doorsFirst: boolean;
  /** Doors beside the name, where the screen is narrow: width of the name's part, else 0. */
  beside: number;
}

export interface Layout {
  /** Around the clearing, or one below the other where the screen is narrow. */
  kind: 'ring' | 'list';
  height: number;
  door: { width: number; height: number; gap: number };
  /** From right to left: names and doors begin at the right. Around the clearing clockwise stays clockwise. */
  mirrored: boolean;
  /** By seat. */
  seats: Place[];
  /** The middle of the clearing. */
  centre: Place;
}

export const PLATE = 44;
export const KEY = 44;
/** Between doors: at least, and where there is room for a glow around each. */
const GAP = 4;
const WIDE_GAP = 8;
const PADDING = 6;
/** Doors side by side in the first round, the widest. */
const DOORS = 5;
/** Between rows of seats: at least, and where nothing presses. */
const ROW_GAP = 8;
const LOOSE_GAP = 22;
const LEAST_DOOR = 44;
const RATIO = 1.24;
/** Least width of a name with its announcement below, beside the doors. */
const LEAST_NAME = 112;
/** Height of the strip above a list that shows the last opening. */
const STRIP = 56;

// Around the clearing, clockwise from the reader's own place: column as a share of the free width, and row.
type Spot = [column: number, row: number];
const RINGS: Record<number, Spot[]> = {
  3: [[0.5, 2], [0.04, 0.4], [0.96, 0.4]],
  4: [[0.5, 2], [0, 1], [0.5, 0], [1, 1]],
  5: [[0.5, 2], [0, 1], [0.1, 0], [0.9, 0], [1, 1]],
  6: [[0.5, 2], [0, 1.25], [0, 0.2], [0.5, 0], [1, 0.2], [1, 1.25]],
  7: [[0.5, 3], [0, 2], [0, 1], [0.1, 0], [0.9, 0], [1, 1], [1, 2]],
  8: [[0.5, 3], [0, 2.3], [0, 1.25], [0, 0.2], [0.5, 0], [1, 0.2], [1, 1.25], [1, 2.3]],
  9: [[0.5, 3], [0, 3], [0, 2], [0, 1], [0.12, 0], [0.88, 0], [1, 1], [1, 2], [1, 3]],
  10: [[0.5, 3], [0, 3], [0, 2], [0, 1], [0, 0], [0.5, 0], [1, 0], [1, 1], [1, 2], [1, 3]],
};
/** Seats side by side in the fullest row. */
const columns = (players: number): number => (players <= 5 || players === 7 ? 2 : 3);

const gapFor = (door: number): number => (door > 52 ? WIDE_GAP : GAP);
const clusterWidth = (door: number, doors = DOORS): number => doors * door + (doors - 1) * gapFor(door) + 2 * PADDING;
const LEAST_CLUSTER = clusterWidth(LEAST_DOOR);
/** Wide enough for a long name with key and announcement. */
const EASY_CLUSTER = 288;
const clusterHeight = (door: number): number => PLATE + GAP + Math.round(door * RATIO) + 2 * PADDING;
/** The widest door of which `doors` fit side by side into `width`. */
function doorFor(width: number, doors: number, greatest: number): number {
  let door = greatest;
  while (door > LEAST_DOOR && clusterWidth(door, doors) > width) --door;
  return door;
}

/** The layout of a board for 3 to 10 players with `each` doors before everybody, `width` pixels wide; seat `bottom` is nearest to
 *  the reader. Where a `height` is given, a ring fills it, with smaller doors if need be; a list scrolls. */
export function arrange(players: number, bottom: number, width: number, each: number, height?: number, mirrored = false): Layout {
  const across = columns(players);
  // Two seats side by side stand in from the edges, three do not.
  const least = across === 2 ? Math.ceil(LEAST_CLUSTER * 2.26) : 3 * LEAST_CLUSTER + 8;
  return width >= least ? ring(players, bottom, width, each, across, mirrored, height) : list(players, bottom, width, each, mirrored);
}

function ring(players: number, bottom: number, width: number, each: number, across: number, mirrored: boolean, room?: number): Layout {
  const spots = RINGS[players] ?? [];
  const rows = Math.max(...spots.map(([, row]) => row));
  const share = Math.floor((width - (across - 1) * 12) / across);
  const least = (door: number): number => rows * (clusterHeight(door) + ROW_GAP) + clusterHeight(door);
  let door = doorFor(Math.min(share, width * 0.37), Math.max(each, 4), players > 7 ? 70 : 84);
  while (room !== undefined && door > LEAST_DOOR && least(door) > room) --door;
  const w = Math.max(LEAST_CLUSTER, Math.min(EASY_CLUSTER, share, Math.floor(width * 0.44)), clusterWidth(door, each));
  const h = clusterHeight(door);
  // A wide clearing keeps the shape of a clearing; a narrow one keeps the seats apart.
  const shape = room === undefined ? Math.min(width * 0.6, 700) : Math.min(room, width * 0.8);
  const step = Math.max(h + (room === undefined ? LOOSE_GAP : ROW_GAP), (shape - h) / rows);
  const height = Math.round(rows * step + h);
  const seats: Place[] = [];
  spots.forEach(([column, row], k) => {
    seats[(bottom + k) % players] = {
      x: Math.round(column * (width - w)),
      y: Math.round(row * step),
      width: w,
      height: h,
      doorsFirst: row === rows,
      beside: 0,
    };
  });
  const inner = across === 2 && players !== 3 ? width - 2 * w - 24 : width - 2 * w - 32;
  const centreWidth = Math.max(180, Math.min(340, inner));
  const top = players === 3 ? 0.7 * step : h + 8;
  const floor = rows * step - 8;
  const centreHeight = Math.min(floor - top, 300);
  return {
    kind: 'ring',
    height,
    door: { width: door, height: Math.round(door * RATIO), gap: gapFor(door) },
    mirrored,
    seats,
    centre: {
      x: Math.round((width - centreWidth) / 2),
      y: Math.round(top + (floor - top - centreHeight) / 2),
      width: centreWidth,
      height: Math.round(centreHeight),
      doorsFirst: false,
      beside: 0,
    },
  };
}

function list(players: number, bottom: number, width: number, each: number, mirrored: boolean): Layout {
  const across = width >= 2 * LEAST_CLUSTER + 8 ? 2 : 1;
  const w = Math.floor((width - (across - 1) * 8) / across);
  const side = across === 1 && w - clusterWidth(LEAST_DOOR, each) >= LEAST_NAME;
  const door = side ? doorFor(w - LEAST_NAME, each, 52) : doorFor(w, Math.max(each, 4), 64);
  const beside = side ? w - clusterWidth(door, each) : 0;
  const h = clusterHeight(door) - (side ? PLATE + GAP : 0);
  const rows = Math.ceil(players / across);
  const seats: Place[] = [];
  clockwise(players, bottom).forEach((seat, k) => {
    const alone = across === 2 && k === players - 1 && players % 2 === 1;
    const column = mirrored ? across - 1 - (k % across) : k % across;
    seats[seat] = {
      x: alone ? Math.round((width - w) / 2) : column * (w + 8),
      y: STRIP + 8 + Math.floor(k / across) * (h + 8),
      width: w,
      height: h,
      doorsFirst: false,
      beside,
    };
  });
  return {
    kind: 'list',
    height: STRIP + rows * (h + 8),
    door: { width: door, height: Math.round(door * RATIO), gap: gapFor(door) },
    mirrored,
    seats,
    centre: { x: 0, y: 0, width, height: STRIP, doorsFirst: false, beside: 0 },
  };
}

/** The middle of a door, for walking from door to door. */
export function doorCentre(layout: Layout, seat: number, place: number, doors: number): { x: number; y: number } {
  const box = layout.seats[seat] ?? layout.centre;
  const { width, height, gap } = layout.door;
  const row = doors * width + (doors - 1) * gap;
  const aside = layout.mirrored ? PADDING : box.width - PADDING - row;
  const from = box.x + (box.beside > 0 ? aside : (box.width - row) / 2);
  const column = layout.mirrored ? doors - 1 - place : place;
  const above = box.doorsFirst || box.beside > 0 ? 0 : PLATE + GAP;
  return { x: from + column * (width + gap) + width / 2, y: box.y + PADDING + above + height / 2 };
}

/** The upper left corner of the key, `KEY` pixels wide, at the end of the name of the seat that holds it. */
export function keyAt(layout: Layout, seat: number): { x: number; y: number } {
  const box = layout.seats[seat] ?? layout.centre;
  const beside = box.beside > 0;
  const from = beside ? box.beside - 40 : box.width - KEY;
  const down = beside ? box.height - 46 : box.doorsFirst ? box.height - PLATE - 8 : 4;
  return { x: box.x + (layout.mirrored ? box.width - KEY - from : from), y: box.y + down };
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The nearest of `doors` in a direction from one of them, or null at the edge. */
export function neighbour<T extends { x: number; y: number }>(from: T, doors: readonly T[], direction: Direction): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const door of doors) {
    const [dx, dy] = [door.x - from.x, door.y - from.y];
    const [ahead, aside] = direction === 'left' ? [-dx, dy] : direction === 'right' ? [dx, dy] : direction === 'up' ? [-dy, dx] : [dy, dx];
    // More ahead than aside, and what lies straight ahead before what lies nearer but aside.
    if (ahead < 8 || Math.abs(aside) > ahead * 2.4) continue;
    const distance = ahead + 2 * Math.abs(aside);
    if (distance < least) [best, least] = [door, distance];
  }
  return best;
}
