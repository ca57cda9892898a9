// Where things lie on a map. One square is one unit; x grows with the columns, y with the rows.

import { squareOf, type Footprint, type Land, type Square } from './model';

/** A number from 0 to 1 that is always the same for a square and a purpose. */
export function jitter({ row, column }: Square, purpose: number): number {
  const n = Math.sin(row * 127.1 + column * 311.7 + purpose * 74.7) * 43758.5453;
  return n - Math.floor(n);
}

export function squaresWith(land: Land, terrain: string): Square[] {
  return land.rows.flatMap((line, row) => [...line].flatMap((sign, column) => (sign === terrain ? [{ row, column }] : [])));
}

const is = (land: Land, row: number, column: number, terrain: string): boolean => land.rows[row]?.[column] === terrain;

/** A path for strokes that runs through all river squares, from the edge of the map to its other edge. */
export function riverPath(land: Land): string {
  const parts: string[] = [];
  for (const { row, column } of squaresWith(land, '~')) {
    const [x, y] = [column + 0.5, row + 0.5];
    const ends: [number, number][] = [];
    const link = (dr: number, dc: number): void => {
      if (is(land, row + dr, column + dc, '~')) ends.push([x + dc / 2, y + dr / 2]);
    };
    link(-1, 0);
    link(0, -1);
    link(0, 1);
    link(1, 0);
    // Corner to corner, where no other square lies between.
    for (const [dr, dc] of [[-1, -1], [-1, 1], [1, -1], [1, 1]] as const) {
      if (!is(land, row + dr, column, '~') && !is(land, row, column + dc, '~')) link(dr, dc);
    }
    if (ends.length < 2) {
      if (row === 0) ends.push([x, 0]);
      else if (row === land.height - 1) ends.push([x, land.height]);
      else if (column === 0) ends.push([0, y]);
      else if (column === land.width - 1) ends.push([land.width, y]);
    }
    const [a, b] = ends;
    if (ends.length === 2 && a && b) parts.push(`M${a[0]} ${a[1]}Q${x} ${y} ${b[0]} ${b[1]}`);
    else for (const [ex, ey] of ends) parts.push(`M${x} ${y}L${ex} ${ey}`);
    if (ends.length === 0) parts.push(`M${x} ${y}h0.01`);
  }
  return parts.join('');
}

/** All squares of a terrain as one path of squares, for a soft patch of ground below its signs. */
export const groundPath = (squares: readonly Square[]): string => squares.map(({ row, column }) => `M${column} ${row}h1v1h-1Z`).join('');

/** Footprints as one path, drawn a little larger by its stroke. */
export const footprintsPath = (footprints: readonly Footprint[], inset = 0): string =>
  footprints
    .map(({ square, size }) => {
      const { row, column } = squareOf(square);
      const side = size - 2 * inset;
      return `M${column + inset} ${row + inset}h${side}v${side}h${-side}Z`;
    })
    .join('');

/** The outline around a set of squares, as one path that follows their common border. */
export function outlinePath(footprints: readonly Footprint[]): string {
  const inside = new Set<string>();
  for (const { square, size } of footprints) {
    const { row, column } = squareOf(square);
    for (let r = 0; r < size; ++r) for (let c = 0; c < size; ++c) inside.add(`${row + r},${column + c}`);
  }
  // Edges run clockwise around the inside: each begins where another ends.
  const edges = new Map<string, [number, number][]>();
  const edge = (x: number, y: number, toX: number, toY: number): void => {
    const key = `${x},${y}`;
    edges.set(key, [...(edges.get(key) ?? []), [toX, toY]]);
  };
  for (const key of inside) {
    const [row, column] = key.split(',').map(Number) as [number, number];
    if (!inside.has(`${row - 1},${column}`)) edge(column, row, column + 1, row);
    if (!inside.has(`${row},${column + 1}`)) edge(column + 1, row, column + 1, row + 1);
    if (!inside.has(`${row + 1},${column}`)) edge(column + 1, row + 1, column, row + 1);
    if (!inside.has(`${row},${column - 1}`)) edge(column, row + 1, column, row);
  }
  let path = '';
  for (;;) {
    const start = edges.keys().next().value;
    if (start === undefined) return path;
    let at = start;
    path += `M${at.replace(',', ' ')}`;
    do {
      const next = edges.get(at)!;
      const [x, y] = next.pop()!;
      if (next.length === 0) edges.delete(at);
      at = `${x},${y}`;
      path += `L${x} ${y}`;
    } while (at !== start);
    path += 'Z';
  }
}
