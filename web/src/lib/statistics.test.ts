import { describe, expect, it } from 'vitest';
import type { Replay, ReplayFrame } from './protocol';
import { seatFigures } from './statistics';

const START = 1_790_000_000_000;
const frame = (event: number, seat: number, seconds: number, decision?: number, more: Partial<ReplayFrame> = {}): ReplayFrame => ({
  event,
  seat,
  by: 'person',
  time: START + 1000 * seconds,
  decision,
  facts: [],
  ...more,
});
const replay = (frames: ReplayFrame[], started = START): Replay => ({
  setup: { game: 'any', players: 2, options: {}, names: ['Ada', 'Bert'], started, match: 'm1' },
  as: 'archive',
  closed: true,
  dice: { seed: '1' },
  frames: [{ event: 0, match: {}, facts: [] }, ...frames],
  result: null,
});

describe('seatFigures', () => {
  it('measures each decision from the moment since which it was owed', () => {
    const figures = seatFigures(replay([frame(1, 0, 4, 0), frame(2, 1, 5), frame(3, 1, 10, 1), frame(4, 0, 12, 3)]));
    // What seat 1 said in between answers nothing, and takes nothing from its time.
    expect(figures).toEqual([
      { decisions: 2, answeredFor: 0, mean: 3000, longest: 4000 },
      { decisions: 1, answeredFor: 0, mean: 6000, longest: 6000 },
    ]);
  });

  it('counts what a bot or the clock answered, without its time', () => {
    const [ada] = seatFigures(replay([frame(1, 0, 4, 0, { by: 'clock' }), frame(2, 0, 5, 1, { by: 'bot' }), frame(3, 0, 9, 2)]));
    expect(ada).toEqual({ decisions: 3, answeredFor: 2, mean: 4000, longest: 4000 });
  });

  it('counts several moves of one answer once', () => {
    const [ada] = seatFigures(replay([frame(1, 0, 4, 0), frame(2, 0, 4, 1), frame(3, 0, 4, 2), frame(4, 0, 6, 3)]));
    expect(ada).toEqual({ decisions: 2, answeredFor: 0, mean: 3000, longest: 4000 });
  });

  it('leaves out what was taken back', () => {
    const [ada] = seatFigures(replay([frame(1, 0, 4, 0), frame(2, 0, 5, undefined, { undo: 0 }), frame(3, 0, 7, 2)]));
    expect(ada).toEqual({ decisions: 1, answeredFor: 0, mean: 2000, longest: 2000 });
  });

  it('knows no time in a simulated match', () => {
    const bots = { by: 'bot' as const, time: 0 };
    expect(seatFigures(replay([frame(1, 0, 0, 0, bots), frame(2, 0, 0, 1, bots)], 0))).toEqual([
      { decisions: 2, answeredFor: 2, mean: null, longest: null },
      { decisions: 0, answeredFor: 0, mean: null, longest: null },
    ]);
  });
});
