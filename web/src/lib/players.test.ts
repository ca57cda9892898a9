import { describe, expect, it } from 'vitest';
import { seatInfos } from '../testing/seats';
import { byPlace } from './players';

describe('byPlace', () => {
  const seats = seatInfos(4, null);
  const order = (places: number[]) => byPlace(seats, { places, rule: '', scores: [] }).map(({ seat }) => seat);
  it('puts the best first, and those who share a place in the order of their seats', () => {
    expect(order([3, 1, 4, 2])).toEqual([1, 3, 0, 2]);
    expect(order([3, 1, 1, 3])).toEqual([1, 2, 0, 3]);
  });
  it('leaves a match without places in the order of seats', () => {
    expect(byPlace(seats, { stopped: 'agreed' })).toEqual(seats);
  });
});
