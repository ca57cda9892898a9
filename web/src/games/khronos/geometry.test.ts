import { describe, expect, it } from 'vitest';
import { RECORDINGS } from '../../testing/khronos/fixtures';
import { footprintsPath, groundPath, jitter, outlinePath, riverPath, squaresWith } from './geometry';
import { buildingsOf, covers, nameOfSquare, AGES, type Footprint, type Land } from './model';

const LANDS: Record<string, Land> = Object.fromEntries(Object.values(RECORDINGS).map(({ view }) => [view.land.name, view.land]));
const landOf = (...rows: string[]): Land => ({ name: 'drawn', width: rows[0]!.length, height: rows.length, rows });

type Point = [x: number, y: number];

/** The closed loops of an outline. */
const loopsOf = (path: string): Point[][] =>
  path.split('Z').filter(Boolean).map((loop) => loop.slice(1).split('L').map((point) => point.split(' ').map(Number) as Point));
/** The area within, holes taken off: loops around a hole run the other way. */
const areaOf = (path: string): number =>
  loopsOf(path).reduce((sum, loop) => sum + loop.reduce((part, [x, y], k) => part + (x * loop[(k + 1) % loop.length]![1] - loop[(k + 1) % loop.length]![0] * y) / 2, 0), 0);

describe('outlinePath', () => {
  it('follows the border clockwise', () => {
    expect(outlinePath([{ square: 'B3', size: 1 }])).toBe('M1 2L2 2L2 3L1 3L1 2Z');
    expect(outlinePath([])).toBe('');
  });

  it('goes around a hole as well', () => {
    const ring = ['A1', 'B1', 'C1', 'A2', 'C2', 'A3', 'B3', 'C3'].map((square) => ({ square, size: 1 }));
    expect(loopsOf(outlinePath(ring))).toHaveLength(2);
    expect(areaOf(outlinePath(ring))).toBe(8);
  });

  it('leaves nothing out where two squares meet at a corner', () => expect(areaOf(outlinePath([{ square: 'A1', size: 1 }, { square: 'B2', size: 2 }]))).toBe(5));

  it('encloses the squares of every domain recorded, and draws no line inside', () => {
    for (const { view } of Object.values(RECORDINGS)) {
      for (const age of AGES) {
        const all: Footprint[] = buildingsOf(view.ages[age]);
        const squares = all.reduce((sum, { size }) => sum + size * size, 0);
        const path = outlinePath(all);
        expect(areaOf(path)).toBe(squares);
        const inside = (x: number, y: number): boolean => all.some((one) => covers(one, { row: Math.floor(y), column: Math.floor(x) }));
        for (const loop of loopsOf(path)) {
          for (const [k, [x, y]] of loop.slice(0, -1).entries()) {
            const [toX, toY] = loop[k + 1]!;
            const [mx, my] = [(x + toX) / 2, (y + toY) / 2];
            // On the right of an edge lies the domain, on its left something else.
            expect([inside(mx - (toY - y) / 2, my + (toX - x) / 2), inside(mx + (toY - y) / 2, my - (toX - x) / 2)]).toEqual([true, false]);
          }
        }
      }
    }
  });
});

describe('riverPath', () => {
  const numbers = (path: string): number[] => path.match(/-?[\d.]+/g)!.map(Number);
  const pieces = (path: string): string[] => path.split('M').filter(Boolean).map((piece) => `M${piece}`);
  const ends = (piece: string): [Point, Point] => {
    const all = numbers(piece);
    return [[all[0]!, all[1]!], [all.at(-2)!, all.at(-1)!]];
  };
  /** How a piece runs where it ends: from its last control point. */
  const leaves = (piece: string): Point => {
    const [cx, cy, x, y] = numbers(piece).slice(-4) as [number, number, number, number];
    return [x - cx, y - cy];
  };

  it('has the maps that are there', () => expect(Object.keys(LANDS).sort()).toEqual(['delta', 'glen', 'valley']));

  it.each(['valley', 'glen', 'delta'])('runs through every square of river: %s', (name) => {
    const land = LANDS[name]!;
    const points = pieces(riverPath(land)).flatMap((piece) => {
      const at = numbers(piece);
      return Array.from({ length: at.length / 2 }, (_, k): Point => [at[2 * k]!, at[2 * k + 1]!]);
    });
    const touched = (row: number, column: number): boolean => points.some(([x, y]) => x >= column && x <= column + 1 && y >= row && y <= row + 1);
    expect(squaresWith(land, '~').filter(({ row, column }) => !touched(row, column)).map(nameOfSquare)).toEqual([]);
  });

  it.each([['valley', 20], ['glen', 14]] as const)('is one stroke to the lower edge of %s, and leaves it straight', (name, height) => {
    const path = pieces(riverPath(LANDS[name]!));
    const open = new Map<string, number>();
    for (const end of path.flatMap(ends)) open.set(String(end), (open.get(String(end)) ?? 0) + 1);
    const loose = [...open].filter(([, count]) => count === 1).map(([point]) => point.split(',').map(Number) as Point);
    expect([...open.values()].every((count) => count <= 2)).toBe(true);
    // At the upper edge or in the hills, and at the lower edge.
    expect(loose).toHaveLength(2);
    const last = path.filter((piece) => ends(piece)[1][1] === height);
    expect(last).toHaveLength(1);
    const [dx, dy] = leaves(last[0]!);
    expect(dx).toBe(0);
    expect(dy).toBeGreaterThan(0);
  });

  it('ends between two squares that lie side by side at the edge', () => {
    expect(riverPath(landOf('.~', '~~'))).toBe('M1.5 1Q1.5 0.5 1.5 0M1.5 1C1.5 1.5 1 1.5 1 2');
    expect(riverPath(landOf('~~.', '.~.', '.~.'))).toBe('M1.5 1C1.5 0.5 1 0.5 1 0M1.5 1Q1.5 1.5 1.5 2M1.5 2Q1.5 2.5 1.5 3');
  });

  it('goes from corner to corner, parts, and may be a pond', () => {
    expect(riverPath(landOf('~.', '.~'))).toBe('M1 1Q0.5 0.5 0.5 0M1 1Q1.5 1.5 1.5 2');
    expect(riverPath(landOf('.~.', '~~~', '...'))).toContain('M1.5 1.5L1.5 1');
    expect(riverPath(landOf('...', '.~.', '...'))).toBe('M1.5 1.5h0.01');
  });
});

describe('small shapes', () => {
  it('are drawn square by square', () => {
    expect(groundPath([{ row: 2, column: 1 }])).toBe('M1 2h1v1h-1Z');
    expect(footprintsPath([{ square: 'B3', size: 2 }], 0.25)).toBe('M1.25 2.25h1.5v1.5h-1.5Z');
  });
  it('are jittered alike whenever they are drawn', () => {
    const [a, b, c] = [jitter({ row: 3, column: 4 }, 1), jitter({ row: 3, column: 4 }, 1), jitter({ row: 4, column: 3 }, 1)];
    expect(a).toBe(b);
    expect(a).not.toBe(c);
    expect(a >= 0 && a < 1).toBe(true);
  });
});
