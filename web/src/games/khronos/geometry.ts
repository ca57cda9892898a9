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

type Step = [down: number, right: number];

/** Where the river goes on from a square: to its neighbours, and corner to corner where no other square lies between. */
function linksOf(land: Land, { row, column }: Square): Step[] {
  const straight = ([[-1, 0], [0, -1], [0, 1], [1, 0]] as Step[]).filter(([down, right]) => is(land, row + down, column + right, '~'));
  const corners = ([[-1, -1], [-1, 1], [1, -1], [1, 1]] as Step[]).filter(
    ([down, right]) => is(land, row + down, column + right, '~') && !is(land, row + down, column, '~') && !is(land, row, column + right, '~'),
  );
  return [...straight, ...corners];
}

/** The way off the map from a square at which the river ends. */
function wayOut(land: Land, square: Square): Step | null {
  if (linksOf(land, square).length > 1) return null;
  const { row, column } = square;
  if (row === 0) return [-1, 0];
  if (row === land.height - 1) return [1, 0];
  if (column === 0) return [0, -1];
  return column === land.width - 1 ? [0, 1] : null;
}

/** A path for strokes that runs through all river squares, from the edge of the map to its other edge. */
export function riverPath(land: Land): string {
  const parts: string[] = [];
  for (const square of squaresWith(land, '~')) {
    const [x, y] = [square.column + 0.5, square.row + 0.5];
    const links = linksOf(land, square);
    const out = wayOut(land, square);
    // The last two squares side by side at the edge: the river leaves straight between them instead of turning twice.
    if (out && links.length === 1 && isAside(links[0]!, out) && linksOf(land, next(square, links[0]!)).length === 2) continue;
    const mouth = links.length === 2 ? links.find((link) => isAside(link, wayOut(land, next(square, link)))) : undefined;
    if (mouth) {
      const [down, right] = links.find((link) => link !== mouth)!;
      const [outDown, outRight] = wayOut(land, next(square, mouth))!;
      const [cx, cy] = [x + mouth[1] / 2, y + mouth[0] / 2];
      parts.push(`M${x + right / 2} ${y + down / 2}C${x} ${y} ${cx} ${cy} ${cx + outRight / 2} ${cy + outDown / 2}`);
      continue;
    }
    const ends = [...links, ...(out ? [out] : [])].map(([down, right]): [number, number] => [x + right / 2, y + down / 2]);
    const [a, b] = ends;
    if (ends.length === 2 && a && b) parts.push(`M${a[0]} ${a[1]}Q${x} ${y} ${b[0]} ${b[1]}`);
    else for (const [ex, ey] of ends) parts.push(`M${x} ${y}L${ex} ${ey}`);
    if (ends.length === 0) parts.push(`M${x} ${y}h0.01`);
  }
  return parts.join('');
}

const next = ({ row, column }: Square, [down, right]: Step): Square => ({ row: row + down, column: column + right });
const isAside = (link: Step, out: Step | null): boolean => out !== null && link[0] * out[0] + link[1] * out[1] === 0;

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
