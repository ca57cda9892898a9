import { describe, expect, it } from 'vitest';
import { ringIn, TILES, wayAlong } from './ring';

const SIZES: [number, number, number, number][] = [
  [760, 500, 128, 104],
  [510, 560, 90, 84],
  [460, 300, 92, 72],
];

describe.each(SIZES)('the ring in %i × %i', (width, height, side, above) => {
  const ring = ringIn(width, height, side, above);

  it('has the Void below, the first period at its left and the last at its right', () => {
    const [start, first, last] = [ring.sectors[0]!, ring.sectors[1]!, ring.sectors[TILES - 1]!];
    expect(ring.sectors.map(({ tile }) => tile)).toEqual(Array.from({ length: TILES }, (_, tile) => tile));
    expect(start.middle.x).toBeCloseTo(width / 2, 0);
    expect(start.middle.y).toBeGreaterThan(height / 2);
    expect(first.middle.x).toBeLessThan(width / 2);
    expect(last.middle.x).toBeCloseTo(width - first.middle.x, 0);
  });

  it('stays in its box', () => {
    for (const { box } of ring.sectors) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
  });

  it('has tiles of equal length, wide enough for a finger', () => {
    const lengths = ring.sectors.map((_, tile) => {
      const points = Array.from({ length: 41 }, (_, k) => ring.at(tile - 0.5 + k / 40, 0.5));
      return points.slice(1).reduce((sum, point, k) => sum + Math.hypot(point.x - points[k]!.x, point.y - points[k]!.y), 0);
    });
    expect(Math.min(...lengths)).toBeGreaterThan(44);
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.02);
  });

  it('comes round to where it began', () => {
    const [once, twice] = [ring.at(0, 0.5), ring.at(TILES, 0.5)];
    expect(twice.x).toBeCloseTo(once.x, 3);
    expect(twice.y).toBeCloseTo(once.y, 3);
  });
});

describe('a traveller', () => {
  it('leaves the Void to the nearer side, and comes back by it', () => {
    expect(wayAlong(0, 1)).toEqual([0, 1]);
    expect(wayAlong(0, 10)).toEqual([TILES, 10]);
    expect(wayAlong(10, 0)).toEqual([10, TILES]);
    expect(wayAlong(1, 0)).toEqual([1, 0]);
  });

  it('never walks through the Void from period to period', () => {
    expect(wayAlong(10, 1)).toEqual([10, 1]);
    expect(wayAlong(1, 10)).toEqual([1, 10]);
  });
});
