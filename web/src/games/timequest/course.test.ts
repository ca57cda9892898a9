import { describe, expect, it } from 'vitest';
import type { Move, OutlookAnswer } from '../types';
import { Course } from './course.svelte';
import type { TimeQuestView } from './model';

const trade: Move = { do: 'trade' };
const partner: Move = { do: 'player', player: 1 };

/** A table whose outlook answers by path. */
function table(answers: Record<string, Partial<OutlookAnswer>>) {
  const [sent, proposed, asked]: [Move[][], (Move[] | null)[], string[]] = [[], [], []];
  const view = { asked: { what: 'menu' }, owing: [0], seats: { 0: { crystals: 3 } } } as unknown as TimeQuestView;
  const course = new Course({
    view: () => view,
    legal: () => [trade],
    seat: () => 0,
    outlook: async (moves) => {
      asked.push(JSON.stringify(moves));
      return { type: 'outlook', id: '', ...answers[JSON.stringify(moves)] };
    },
    send: async (moves) => {
      sent.push(moves);
      return true;
    },
    propose: (moves) => void proposed.push(moves),
  });
  return { course, sent, proposed, asked };
}
const asks = (what: string, legal: Move[]): Partial<OutlookAnswer> => ({ patch: { asked: { what } }, legal });

describe('a course of steps', () => {
  it('shows the next question as it would be, and nothing is sent', async () => {
    const { course, sent } = table({ [JSON.stringify([trade])]: asks('trade', [partner]) });
    await course.choose(trade);
    expect(course.view.asked?.what).toBe('trade');
    expect(course.view.seats[0]!.crystals).toBe(3);
    expect(course.legal).toEqual([partner]);
    expect(course.path).toEqual([trade]);
    expect(sent).toEqual([]);
  });

  it('goes back a step', async () => {
    const { course } = table({ [JSON.stringify([trade])]: asks('trade', [partner]) });
    await course.choose(trade);
    course.back();
    expect(course.path).toEqual([]);
    expect(course.view.asked?.what).toBe('menu');
    expect(course.legal).toEqual([trade]);
  });

  it('sends the whole path at once when it is complete', async () => {
    const { course, sent } = table({ [JSON.stringify([trade])]: asks('trade', [partner]), [JSON.stringify([trade, partner])]: asks('menu', [trade]) });
    await course.choose(trade);
    await course.choose(partner);
    expect(sent).toEqual([[trade, partner]]);
  });

  it('offers first what ends before a die, a card or another’s decision', async () => {
    const { course, sent, proposed } = table({ [JSON.stringify([trade])]: { ...asks('trade', [partner]), cut: true } });
    await course.choose(trade);
    expect(sent).toEqual([]);
    expect(proposed).toEqual([[trade]]);
  });

  it('ends where something new begins, though the same player is asked', async () => {
    const pick: Move = { do: 'character', character: 'C1' };
    const { course, sent } = table({ [JSON.stringify([pick])]: asks('draft', [{ do: 'goods', goods: [3, 3, 1, 0, 0] }]) });
    await course.choose(pick);
    expect(course.path).toEqual([]);
    expect(sent).toEqual([[pick]]);
  });

  it('says why something may not be done, and keeps the steps', async () => {
    const refusal = { code: 'illegal', text: '', rule: 'TQ-9.1' };
    const { course, sent } = table({ [JSON.stringify([trade])]: { refusal } });
    await course.wish(trade);
    expect(course.refusal).toEqual(refusal);
    expect(sent).toEqual([]);
    course.clear();
    expect(course.refusal).toBeNull();
  });

  it('does nothing of what was wished for before something else', async () => {
    const refusal = { code: 'illegal', text: '', rule: 'TQ-9.1' };
    const { course, sent } = table({ [JSON.stringify([trade])]: asks('menu', [trade]), [JSON.stringify([partner])]: { refusal } });
    const chosen = course.choose(trade);
    expect(course.choosing).toBe(true);
    course.leave();
    expect(course.choosing).toBe(false);
    expect(await chosen).toBe(false);
    expect(sent).toEqual([]);
    expect(await course.choose(trade)).toBe(true);
    expect(course.choosing).toBe(false);
    expect(sent).toEqual([[trade]]);
    await course.wish(partner);
    expect(course.refusal).toEqual(refusal);
    course.leave();
    expect(course.refusal).toBeNull();
  });

  it('asks once for what it knows already', async () => {
    const { course, asked } = table({ [JSON.stringify([trade])]: asks('trade', [partner]) });
    await course.foresee([trade]);
    await course.choose(trade);
    expect(asked).toHaveLength(1);
  });
});
