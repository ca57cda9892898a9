import { expect, test } from 'vitest';
import { CONTENT, costAt, periodOf, QUESTS } from './content';

test('the content is that of the rules', () => {
  expect(CONTENT.quests).toHaveLength(100);
  expect(CONTENT.periods).toHaveLength(10);
  expect(CONTENT.void_rows).toHaveLength(6);
  expect(CONTENT.all_player_events).toHaveLength(25);
  expect(QUESTS.get('Q015')).toEqual({ id: 'Q015', period: 2, x: 5, y: 1, crystals: 3 });
  expect(costAt('Q015', 5)).toEqual([['stone', 5], ['cloth', 1]]);
  expect(periodOf('Q100')).toBe(10);
});
