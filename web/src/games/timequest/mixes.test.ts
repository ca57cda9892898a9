import { describe, expect, it } from 'vitest';
import { add, isMix, mayAdd, mixesOf, numbersFor, take } from './mixes';
import { NO_GOODS, type Goods } from './model';

describe('a mix', () => {
  const mixes: Goods[] = [
    [2, 0, 0, 0, 0],
    [1, 1, 0, 0, 0],
  ];

  it('takes a token only if it can still become one of those that are possible', () => {
    expect(mayAdd(mixes, NO_GOODS, 0)).toBe(true);
    expect(mayAdd(mixes, NO_GOODS, 2)).toBe(false);
    expect(mayAdd(mixes, [1, 1, 0, 0, 0], 0)).toBe(false);
    expect(mayAdd(mixes, [0, 1, 0, 0, 0], 0)).toBe(true);
  });

  it('is complete when it is one of them', () => {
    expect(isMix(mixes, [1, 1, 0, 0, 0])).toBe(true);
    expect(isMix(mixes, [1, 0, 0, 0, 0])).toBe(false);
  });

  it('counts up and down, never below nothing', () => {
    expect(add(NO_GOODS, 3)).toEqual([0, 0, 0, 1, 0]);
    expect(take([0, 0, 0, 1, 0], 3)).toEqual(NO_GOODS);
    expect(take(NO_GOODS, 3)).toEqual(NO_GOODS);
  });
});

describe('all mixes', () => {
  it('have so many resources, and no more of a type than there are', () => {
    const found = mixesOf([2, 1, 0, 0, 3], 4);
    expect(found).toHaveLength(5);
    for (const mix of found) {
      expect(mix.reduce((sum, count) => sum + count, 0)).toBe(4);
      expect(mix.every((count, k) => count <= [2, 1, 0, 0, 3][k]!)).toBe(true);
    }
  });

  it('are as many as the book says for three of five types', () => {
    expect(mixesOf([9, 9, 9, 9, 9], 3)).toHaveLength(35);
  });
});

describe('a mix answered type by type', () => {
  it('names a number only where more than one is possible', () => {
    // Of 5 out of 3 Food, 4 Gold and 1 Stone. Without Food all the rest is needed.
    expect(numbersFor([0, 4, 0, 0, 1], [3, 4, 0, 0, 1], 0)).toEqual([{ do: 'number', number: 0 }]);
    expect(numbersFor([2, 2, 0, 0, 1], [3, 4, 0, 0, 1], 0)).toEqual([
      { do: 'number', number: 2 },
      { do: 'number', number: 2 },
    ]);
  });

  it('goes on from the type that is asked for', () => {
    expect(numbersFor([0, 0, 2, 1, 1], [0, 0, 4, 4, 4], 2)).toEqual([
      { do: 'number', number: 2 },
      { do: 'number', number: 1 },
    ]);
  });

  it('says nothing where everything is taken', () => {
    expect(numbersFor([2, 2, 0, 0, 0], [2, 2, 0, 0, 0], 0)).toEqual([]);
  });
});
