import { describe, expect, it, vi } from 'vitest';
import { recording } from '../../testing/khronos/fixtures';
import type { Move, OutlookAnswer } from '../types';
import type { KhronosView } from './model';
import { ecusOf, foresee, usualAnswer } from './plan';

const { view } = recording('start');
const PATH: Move[] = [{ do: 'build', age: 'might', type: 'military', size: 2 }, { do: 'row', row: 16 }, { do: 'column', column: 'A' }];
const EXTRA: Move[] = [{ do: 'extra', cards: [1, 0, 0] }, { do: 'extra', cards: [0, 1, 0] }, { do: 'extra', cards: [0, 0, 1] }];
const SHARE: Move[] = [{ do: 'share', uses: [2, 1] }, { do: 'share', uses: [1, 2] }];
const FACTS = [{ what: 'paid', seat: 0 }, { what: 'built', age: 'might', square: 'A16', type: 'military', size: 2, owner: 0 }];

const answer = (more: Partial<OutlookAnswer>): OutlookAnswer => ({ type: 'outlook', id: 'o', facts: [], patch: {}, legal: [], cut: false, ...more });
/** A server that asks for the terrain, then for the agents, and then builds. */
const server = (last: Partial<OutlookAnswer> = {}) =>
  vi.fn(async (moves: Move[]): Promise<OutlookAnswer> => {
    const has = (step: string): boolean => moves.some((move) => move.do === step);
    if (!has('extra')) return answer({ patch: { step: 'extra' }, legal: EXTRA });
    if (!has('share')) return answer({ patch: { step: 'share' }, legal: SHARE });
    return answer({ patch: { step: 'act', seats: { 0: { ecus: 9 } } }, facts: FACTS, legal: [{ do: 'end' }], ...last });
  });
/** The viewer's hand and agents in that view. */
const holding = (hand: [number, number, number], uses: [number, number]): KhronosView => ({
  ...view,
  seats: { ...view.seats, 0: { ...view.seats[0]!, hand, agents: uses.map((left) => ({ age: 'might', uses: left })) } },
});

describe('foresee', () => {
  it('follows a path through its small steps to the end', async () => {
    const outlook = server();
    const seen = await foresee(holding([3, 2, 0], [2, 2]), 0, PATH, {}, outlook);
    if (!('foresight' in seen)) throw new Error('refused');
    const { path, questions, facts, after, final } = seen.foresight;
    expect(path.slice(0, 3)).toEqual(PATH);
    expect(path.map((move) => move.do)).toEqual(['build', 'row', 'column', 'extra', 'share']);
    expect(questions.map(({ step, options }) => [step, options])).toEqual([['extra', EXTRA], ['share', SHARE]]);
    expect(questions.map(({ chosen }) => chosen)).toEqual(path.slice(3));
    expect(facts).toEqual(FACTS);
    expect(after.seats[0]!.ecus).toBe(9);
    expect(after.land).toBe(view.land);
    expect(final).toBe(false);
    expect(outlook).toHaveBeenCalledTimes(3);
  });

  it('takes what the player has chosen', async () => {
    const seen = await foresee(holding([3, 2, 0], [2, 2]), 0, PATH, { extra: EXTRA[2]!, share: SHARE[1]! }, server());
    expect('foresight' in seen && seen.foresight.path.slice(3)).toEqual([EXTRA[2], SHARE[1]]);
  });

  it('falls back where that is no longer possible', async () => {
    const seen = await foresee(holding([1, 3, 0], [2, 2]), 0, PATH, { extra: { do: 'extra', cards: [0, 0, 2] } }, server());
    expect('foresight' in seen && seen.foresight.questions[0]!.chosen).toEqual(EXTRA[1]);
  });

  it('hands on a refusal, at once or behind a small step', async () => {
    const refusal = { code: 'illegal', text: 'no', rule: 'KH-8.4', causes: [3] };
    expect(await foresee(view, 0, PATH, {}, async () => answer({ refusal }))).toEqual({ refusal });
    const outlook = server();
    outlook.mockImplementationOnce(async () => answer({ patch: { step: 'extra' }, legal: EXTRA })).mockImplementationOnce(async () => answer({ refusal }));
    expect(await foresee(view, 0, PATH, {}, outlook)).toEqual({ refusal });
  });

  it('is final where it is cut off, or where nothing is taken back', async () => {
    const ending = async (from: KhronosView, cut: boolean) => {
      const seen = await foresee(from, 0, PATH, {}, server({ cut }));
      return 'foresight' in seen && seen.foresight.final;
    };
    expect(await ending(view, false)).toBe(false);
    expect(await ending(view, true)).toBe(true);
    expect(await ending({ ...view, undo: false }, false)).toBe(true);
  });

  it('asks nothing that is cut off or has no answers, and nothing of the steps of others', async () => {
    for (const last of [{ patch: { step: 'extra' }, legal: EXTRA, cut: true }, { patch: { step: 'share' }, legal: [] }, { patch: { step: 'stay' }, legal: [{ do: 'stay', square: 'A1' }] }]) {
      const outlook = vi.fn(async () => answer(last));
      const seen = await foresee(view, 0, PATH, {}, outlook);
      expect('foresight' in seen && seen.foresight.questions).toEqual([]);
      expect(outlook).toHaveBeenCalledTimes(1);
    }
  });

  it('leaves the path as it was given', async () => {
    const path = [...PATH];
    await foresee(view, 0, path, {}, server());
    expect(path).toEqual(PATH);
  });
});

describe('usualAnswer', () => {
  it('pays the terrain with what there is most of', () => {
    expect(usualAnswer(holding([1, 3, 2], [2, 2]), 0, EXTRA)).toBe(EXTRA[1]);
    expect(usualAnswer(holding([0, 1, 4], [2, 2]), 0, EXTRA)).toBe(EXTRA[2]);
  });
  it('leaves one agent as many uses as it can', () => {
    expect(usualAnswer(holding([2, 0, 0], [1, 2]), 0, [{ do: 'share', uses: [0, 1] }, { do: 'share', uses: [1, 0] }])).toEqual({ do: 'share', uses: [1, 0] });
    expect(usualAnswer(holding([2, 0, 0], [2, 1]), 0, [{ do: 'share', uses: [1, 0] }, { do: 'share', uses: [0, 1] }])).toEqual({ do: 'share', uses: [0, 1] });
  });
});

describe('ecusOf', () => {
  it('counts the ecus of one seat', () => {
    const facts = [{ what: 'ecus', seat: 0, change: 2 }, { what: 'ecus', seat: 1, change: 5 }, { what: 'ecus', seat: 0, change: -1 }, { what: 'income', seat: 0, ecus: 3 }];
    expect(ecusOf(facts, 0)).toBe(1);
    expect(ecusOf([], 0)).toBe(0);
  });
});
