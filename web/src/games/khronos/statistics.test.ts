import { describe, expect, it } from 'vitest';
import { recording, wordsOf } from '../../testing/khronos/fixtures';
import { statistics } from './statistics';

const end = recording('end');
const { view } = end;
const figures = Object.fromEntries(statistics(view, wordsOf('en', end)).map(({ name, bySeat }) => [name, bySeat as number[]]));
const seats = Object.values(view.seats);

describe('statistics of a match', () => {
  it('say where the ecus came from and went', () => {
    const lines = ['At the start', 'Bonuses for building', 'Income in Might', 'Income in Faith', 'Income in Reason', 'Exchanges', 'Agents’ travels', 'Demolitions'];
    const sums = seats.map((_, seat) => lines.reduce((total, line) => total + figures[line]![seat]!, 0));
    expect(sums).toEqual(seats.map(({ ecus }) => ecus));
    expect(figures['At the start']).toEqual(seats.map(() => 4));
  });

  it('count what stands of each', () => {
    const owned = (age: 'might' | 'faith', seat: number) => Object.values(view.ages[age].buildings).filter(({ owner }) => owner === seat).length;
    expect(figures['Buildings in Might']).toEqual(seats.map((_, seat) => owned('might', seat)));
    expect(figures['Buildings in Faith']).toEqual(seats.map((_, seat) => owned('faith', seat)));
    // In Might and Faith one rules a domain, or nobody.
    for (const age of ['Might', 'Faith']) {
      const ruled = figures[`Domains ruled in ${age}`]!.reduce((total, one) => total + one, 0);
      expect(ruled).toBeGreaterThan(0);
      expect(ruled).toBeLessThanOrEqual(Object.keys(view.ages[age.toLowerCase() as 'might' | 'faith'].domains).length);
    }
  });
});
