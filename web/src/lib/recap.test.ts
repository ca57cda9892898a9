import { beforeEach, describe, expect, it } from 'vitest';
import { FakeTimers } from '../testing/socket';
import type { FactGroup } from './protocol';
import { paceOf, Recap } from './recap.svelte';

const group = (event: number, more: Partial<FactGroup> = {}): FactGroup => ({ event, facts: [{ what: 'anything' }], ...more });

describe('Recap', () => {
  let timers: FakeTimers;
  let recap: Recap;
  let board: (number | 'present')[];
  let there: boolean;
  /** Lets the board's answers arrive. */
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  const after = async (milliseconds: number) => {
    timers.advance(milliseconds);
    await settle();
  };

  beforeEach(() => {
    timers = new FakeTimers();
    board = [];
    there = true;
    recap = new Recap({
      show: ({ event }) => {
        if (there) board.push(event);
        return Promise.resolve(there);
      },
      end: () => board.push('present'),
      timers,
    });
  });

  it('shows event after event at its pace, and then the present', async () => {
    recap.add([group(4), group(5), group(7)]);
    expect([recap.playing, recap.total, board]).toEqual([false, 3, []]);
    recap.play(1000);
    await settle();
    expect([recap.playing, recap.shown, recap.total, board]).toEqual([true, 1, 3, [4]]);
    await after(999);
    expect(board).toEqual([4]);
    await after(1);
    expect(board).toEqual([4, 5]);
    await after(2000);
    await after(1000);
    expect([recap.playing, recap.total, board]).toEqual([false, 0, [4, 5, 7, 'present']]);
    await after(60_000);
    expect(board).toHaveLength(4);
  });

  it('is skipped at any time', async () => {
    recap.add([group(4), group(5)]);
    recap.play(1000);
    await settle();
    recap.skip();
    await after(60_000);
    expect([recap.playing, recap.total, board]).toEqual([false, 0, [4, 'present']]);
  });

  it('is skipped while a moment is still on its way', async () => {
    recap.add([group(4), group(5)]);
    recap.play(1000);
    recap.skip();
    await after(60_000);
    expect([recap.playing, recap.total, board]).toEqual([false, 0, [4, 'present']]);
  });

  it('goes on at once by hand, and only by hand where no pace is wanted', async () => {
    recap.add([group(4), group(5)]);
    recap.play(null);
    await after(60_000);
    expect(board).toEqual([4]);
    await recap.next();
    await after(60_000);
    expect([recap.playing, board]).toEqual([true, [4, 5]]);
    await recap.next();
    expect([recap.playing, board]).toEqual([false, [4, 5, 'present']]);
  });

  it('a step by hand begins the pace anew', async () => {
    recap.add([group(4), group(5), group(6)]);
    recap.play(1000);
    await after(900);
    await recap.next();
    await after(900);
    expect(board).toEqual([4, 5]);
    await after(100);
    expect(board).toEqual([4, 5, 6]);
  });

  it('takes in what happens meanwhile, each event once, and leaves out what says nothing', async () => {
    recap.add([group(4)]);
    recap.play(1000);
    recap.add([group(5), group(6, { facts: [] })]);
    recap.add([group(5), group(7, { facts: [], undo: 4 })]);
    await settle();
    await after(1000);
    await after(1000);
    await after(1000);
    expect(board).toEqual([4, 5, 7, 'present']);
  });

  it('ends where a moment can’t be had', async () => {
    recap.add([group(4), group(5)]);
    there = false;
    recap.play(1000);
    await settle();
    expect([recap.playing, recap.total, board]).toEqual([false, 0, ['present']]);
  });

  it('has nothing to play where nothing was missed', () => {
    recap.add([group(6, { facts: [] })]);
    recap.play(1000);
    expect([recap.playing, board]).toEqual([false, []]);
  });
});

it('long absences are told faster, and no event is too short to be seen', () => {
  expect([1, 10, 16].map(paceOf)).toEqual([1200, 1200, 1200]);
  expect(paceOf(40)).toBe(500);
  expect(paceOf(200)).toBe(300);
});
