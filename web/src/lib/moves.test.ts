import { expect, it } from 'vitest';
import { sameMove } from './moves';

it('moves are the same if all their fields are', () => {
  expect(sameMove({ do: 'go', angle: 4 }, { angle: 4, do: 'go' })).toBe(true);
  expect(sameMove({ do: 'bet', goods: [1, 0] }, { do: 'bet', goods: [1, 0] })).toBe(true);
  for (const other of [null, undefined, { do: 'go' }, { do: 'go', angle: 5 }, { do: 'go', angle: 4, far: true }]) expect(sameMove({ do: 'go', angle: 4 }, other)).toBe(false);
  for (const goods of [[0, 1], [1], [1, 0, 0], 10]) expect(sameMove({ do: 'bet', goods: [1, 0] }, { do: 'bet', goods })).toBe(false);
});
