import { describe, expect, it } from 'vitest';
import { arcPath, cornersOf, degreesTo, distance, grownPath, nearestDegree, nearestPoints, pointAt, shapeOf, turn, TYPES, type Lying } from './geometry';

const lying = (type: Lying['type'], x: number, y: number, facing = 0, fort = false): Lying => ({ type, x, y, facing, fort });
const rounded = (points: readonly (readonly number[])[]): number[][] => points.map((point) => point.map(Math.round));

describe('the pictures of pieces', () => {
  it('lie where the rule book says: E6, E7', () => {
    expect(rounded(cornersOf(lying('tank', 3693, 2800, 30)))).toEqual([[3573, 2627], [3903, 2817], [3813, 2973], [3483, 2783]]);
    expect(rounded(cornersOf(lying('boat', 1000, 1000, 90)))).toEqual([[1090, 810], [1090, 1120], [1000, 1190], [910, 1120], [910, 810]]);
  });
  it('are convex, counter-clockwise', () => {
    for (const type of TYPES) {
      const { core } = shapeOf(type);
      core.forEach(([x, y], k) => {
        const [[u, v], [s, t]] = [core[(k + 1) % core.length]!, core[(k + 2) % core.length]!];
        if (core.length > 2) expect((u - x) * (t - v) - (v - y) * (s - u)).toBeGreaterThan(0);
      });
    }
  });
  it('show the gap between them: E16, E19, E20, E22, E23', () => {
    const gap = (one: Lying, other: Lying): number => distance(...nearestPoints(one, other));
    expect(gap(lying('tank', 1000, 1000), lying('well', 2180, 1000))).toBeCloseTo(800);
    expect(gap(lying('inf', 1000, 1000), lying('inf', 1432, 1576))).toBeCloseTo(600);
    expect(gap(lying('barr', 1000, 1000, 0, true), lying('well', 1670, 1750))).toBeCloseTo(400);
    // Corners are whole numbers in the rules, not here.
    expect(Math.abs(gap(lying('tank', 3693, 2800, 30), lying('boat', 4500, 3400, 200)) - 624)).toBeLessThan(1);
    expect(Math.abs(gap(lying('tank', 3693, 2800, 30), lying('inf', 4200, 2500)) - 375)).toBeLessThan(1);
  });
  it('grow by a reach around their corners', () => {
    const numbers = (path: string): number[] => path.match(/-?[\d.]+/g)!.map(Number);
    const around = numbers(grownPath(lying('well', 0, 0), 600));
    expect(Math.max(...around)).toBe(790);
    expect(Math.min(...around)).toBe(-790);
    expect(Math.max(...numbers(grownPath(lying('inf', 0, 0), 600)))).toBe(660);
  });
});

describe('directions', () => {
  it('count from east, against the clock', () => {
    expect(degreesTo([0, 0], [0, 5])).toBe(90);
    expect(degreesTo([0, 0], [5, -5])).toBe(315);
    expect(rounded([pointAt([3000, 2400], 800, 30)])).toEqual([[3693, 2800]]);
    expect(turn(350, 10)).toBe(20);
  });
  it('snap to the nearest that is open', () => {
    expect(nearestDegree([10, 350], 1)).toBe(10);
    expect(nearestDegree([10, 350], 359)).toBe(350);
    expect(nearestDegree([], 5)).toBeNull();
  });
  it('draw the long way around where that is meant', () => {
    expect(arcPath([0, 0], 100, 0, 270)).toContain(' 1 1 ');
    expect(arcPath([0, 0], 100, 0, 90)).toContain(' 0 1 ');
  });
});
