import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Effects, effectsOf } from './effects.svelte';
import type { WarTimeView } from './model';

const view = (pieces: WarTimeView['pieces']): WarTimeView => ({ pieces }) as WarTimeView;
const tank = { x: 1000, y: 1000, facing: 0 };
const before = view({ '0.tank.1': tank, '1.well.1': { x: 1800, y: 1000, facing: 0 } });
const after = view({ '0.tank.1': tank });
const shot = [
  { what: 'roll', piece: '0.tank.1', action: 'attack', dice: [4] },
  { what: 'shot', piece: '0.tank.1', target: '1.well.1' },
  { what: 'destroyed', piece: '1.well.1', by: '0.tank.1' },
];

describe('what happened', () => {
  it('is a shot, and smoke once it has hit; what is destroyed stays until then', () => {
    const found = effectsOf(shot, before, after);
    expect(found.map(({ effect }) => effect.kind)).toEqual(['shot', 'remains', 'burst']);
    expect(found[0]).toMatchObject({ at: 0, effect: { from: [1000, 1000], to: [1800, 1000] } });
    expect(found[1]!.effect).toMatchObject({ kind: 'remains', wait: found[2]!.at });
    expect(found[2]).toMatchObject({ effect: { at: [1800, 1000] } });
  });
  it('is a trail with the stick along it', () => {
    const moved = [{ what: 'moved', piece: '0.tank.1', from: { x: 1000, y: 200, facing: 0 }, x: 1000, y: 1000, facing: 90 }];
    expect(effectsOf(moved, before, after)).toMatchObject([{ effect: { kind: 'trail', from: [1000, 200], to: [1000, 1000], angle: 90, sticks: 1 } }]);
  });
  it('is marked where something new stands', () => {
    expect(effectsOf([{ what: 'built', piece: '0.tank.1', by: '0.fact.1' }], before, after)).toMatchObject([{ effect: { kind: 'fresh', lying: { type: 'tank' } } }]);
  });
  it('is a capture once its die has come to rest: what was there fades into what is there now', () => {
    const captured = [{ what: 'roll', piece: '0.inf.1', action: 'capture', dice: [4] }, { what: 'captured', piece: '1.well.1', as: '0.well.2', by: '0.inf.1' }];
    const found = effectsOf(captured, before, view({ '0.tank.1': tank, '0.well.2': { x: 1800, y: 1000, facing: 0 } }));
    expect(found).toMatchObject([{ at: 0, effect: { kind: 'remains', piece: { id: '1.well.1' }, wait: found[1]!.at } }, { effect: { kind: 'fresh', lying: { id: '0.well.2' } } }]);
    expect(found[1]!.at).toBeGreaterThan(600);
  });
  it('is one burst where a fort and what stands in it are lost together', () => {
    const fortified = view({ ...before.pieces, '1.well.1': { x: 1800, y: 1000, facing: 0, fort: true } });
    const both = effectsOf([...shot.slice(1, 2), { what: 'lost_fort', piece: '1.well.1' }, ...shot.slice(2)], fortified, after);
    expect(both.map(({ effect }) => effect.kind)).toEqual(['shot', 'remains', 'burst']);
    const one = effectsOf([...shot.slice(1, 2), { what: 'lost_fort', piece: '1.well.1' }], fortified, before);
    expect(one.map(({ effect }) => effect.kind)).toEqual(['shot', 'remains', 'burst']);
  });
  it('tells nothing of what only the log says', () => {
    expect(effectsOf([{ what: 'turn', seat: 0 }, { what: 'income', seat: 0, amount: 100 }], before, after)).toEqual([]);
  });
});

describe('its pictures', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  it('come and go by themselves', () => {
    const effects = new Effects();
    effects.play(shot, before, after, true);
    expect(effects.list.map(({ kind }) => kind)).toEqual(['remains', 'shot']);
    vi.advanceTimersByTime(320);
    expect(effects.list.map(({ kind }) => kind)).toContain('burst');
    vi.advanceTimersByTime(5000);
    expect(effects.list).toEqual([]);
  });
  it('stand still without motion, and end when the board goes', () => {
    const effects = new Effects();
    effects.play(shot, before, after, false);
    expect(effects.list.map(({ kind }) => kind)).toEqual(['burst']);
    effects.clear();
    expect(effects.list).toEqual([]);
    vi.advanceTimersByTime(5000);
    expect(effects.list).toEqual([]);
  });
});
