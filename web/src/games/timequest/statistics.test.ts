import { expect, it } from 'vitest';
import { seatsOf } from '../../lib/players';
import { LANGUAGES, messagesOf, recording, translate, wordsOf } from '../../testing/timequest/fixtures';
import { playerOf } from './model';
import { statistics } from './statistics';

it('tells of each seat what it came to', () => {
  const { view } = recording('end');
  const figures = new Map(statistics(view, wordsOf('en', recording('end'))).map(({ name, bySeat }) => [name, bySeat]));
  const each = (figure: (seat: number) => number): number[] => seatsOf(view).map(figure);
  expect(figures.get('Artifacts')).toEqual(each((seat) => Object.keys(playerOf(view, seat)!.artifacts).length));
  expect(figures.get('Quests completed')).toEqual(each((seat) => playerOf(view, seat)!.quests));
  expect(figures.get('Crystals in the end')).toEqual(each((seat) => playerOf(view, seat)!.crystals));
  expect(figures.get('Goals of Active Player Events met')).toEqual(each((seat) => playerOf(view, seat)!.event_goals_met));
  expect(figures.get('Level of the objective')).toEqual(each((seat) => playerOf(view, seat)!.level));
});

it('leaves objectives out where none are in play, and a seat that isn’t there', () => {
  const { view } = recording('fought');
  const words = wordsOf('en', recording('fought'));
  expect(statistics(view, words).map(({ name }) => name)).not.toContain('Level of the objective');
  expect(statistics({ ...view, seats: {} }, words)[0]!.bySeat).toEqual([null, null]);
});

it.each(LANGUAGES)('has no name that is left over: %s', (language) => {
  const names = statistics(recording('end').view, wordsOf(language, recording('end'))).map(({ name }) => name);
  expect(names.toSorted()).toEqual(messagesOf('timequest-statistics-').map((id) => translate(language)(id)).toSorted());
});
