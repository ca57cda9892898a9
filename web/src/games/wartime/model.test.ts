import { describe, expect, it } from 'vitest';
import type { Move } from '../types';
import { TYPES } from './geometry';
import { actionsOf, arcAt, inOrder, named, openDegrees, pieceAt, pieceOf, placesOf, plainMoves, reachOf, sortedFrom, takenAt, targetsOf, type Asked, type Player, type WarTimeView } from './model';

const player: Player = { cash: 100, income: 100, discs: 0, out: null, stock: Object.fromEntries(TYPES.map((type) => [type, 1])) as Player['stock'], forts: 8, score: 800, buildings: 1, units: 1 };
const viewOf = (asked: Asked | null, own: WarTimeView['own'] = null): WarTimeView => ({
  players: 2,
  options: { map: 'open', rounds: 80, start_cash: 0, fort_attack: true, super_range: 'three' },
  map: { width: 8000, height: 4800, ground: 'open', areas: [], starts: [[1500, 2400], [6500, 2400]] },
  prices: Object.fromEntries([...TYPES, 'fort'].map((type) => [type, 100])) as WarTimeView['prices'],
  counts: Object.fromEntries([...TYPES, 'fort', 'disc'].map((type) => [type, 2])) as WarTimeView['counts'],
  sale: { building: 100, disc: 100 },
  round: 3,
  first: 0,
  active: 0,
  spent: 0,
  reward: false,
  bank: 5000,
  pieces: {
    '0.fact.1': { x: 1000, y: 1000, facing: 0 },
    '0.tank.1': { x: 2000, y: 1000, facing: 90 },
    '0.truck.1': { x: 3000, y: 1000, facing: 0 },
    '0.inf.2': { x: 3000, y: 1000, facing: 0, aboard: '0.truck.1' },
    '1.inf.1': { x: 2000, y: 1260, facing: 0 },
    '1.well.1': { x: 2600, y: 2000, facing: 0, fort: true },
  },
  seats: { 0: player, 1: player },
  asked,
  owing: asked ? [asked.seat] : [],
  own,
});

describe('pieces', () => {
  it('are named by seat, type and serial, and listed in the order of the book', () => {
    expect(named('1.inf.9')).toEqual({ id: '1.inf.9', seat: 1, type: 'inf', serial: 9 });
    expect(inOrder(['1.cc.1', '0.jet.1', '0.well.2', '0.dozer.1', '0.well.1'].map(named)).map(({ id }) => id)).toEqual(['0.dozer.1', '0.well.1', '0.well.2', '0.jet.1', '1.cc.1']);
  });
  it('are found under the pointer, the small one before the large one', () => {
    const view = viewOf(null);
    expect(pieceAt(view, [1180, 1180], 0)?.id).toBe('0.fact.1');
    expect(pieceAt(view, [1230, 1180], 0)).toBeUndefined();
    expect(pieceAt(view, [1230, 1180], 60)?.id).toBe('0.fact.1');
    // The tank looks north: it is as wide as it was long.
    expect(pieceAt(view, [2000, 1180], 0)?.id).toBe('0.tank.1');
    expect(pieceAt(view, [2180, 1000], 0)).toBeUndefined();
    expect(pieceAt(view, [2000, 1215], 40)?.id).toBe('1.inf.1');
    expect(pieceAt(view, [3000, 1000], 0)?.id).toBe('0.inf.2');
    expect(pieceAt(view, [2830, 2000], 0)?.id).toBe('1.well.1');
  });
  it('are taken in hand one below the other, those aboard by their carrier', () => {
    const view = viewOf(null);
    const both = { ...view, pieces: { ...view.pieces, '0.field.1': { x: 5000, y: 1000, facing: 0 }, '0.jet.1': { x: 5000, y: 1000, facing: 0, parked: '0.field.1' } } };
    expect([null, '0.jet.1', '0.field.1', '0.tank.1'].map((held) => takenAt(both, [5000, 1000], 0, held))).toEqual(['0.jet.1', '0.field.1', null, '0.jet.1']);
    expect([null, '0.truck.1'].map((held) => takenAt(view, [3000, 1000], 0, held))).toEqual(['0.truck.1', null]);
    expect(takenAt(view, [7000, 4000], 0, null)).toBeNull();
  });
  it('are sorted by their distance from one of them', () => {
    expect(sortedFrom(viewOf(null), '0.tank.1').map(({ piece, far }) => [piece.id, far])).toEqual([
      ['0.tank.1', null],
      ['1.inf.1', 260],
      ['0.fact.1', 1000],
      ['0.truck.1', 1000],
      ['0.inf.2', 1000],
      ['1.well.1', Math.hypot(600, 1000)],
    ]);
  });
});

describe('the actions of a piece', () => {
  const own: WarTimeView['own'] = {
    seat: 0,
    reach: { '0.tank.1': { attack: { '1.inf.1': [10, 1, 6, 6] } } },
    denied: { '0.fact.1': { 'build boat': ['WT-7.24', 'room'], fort_attack: ['WT-7.7', 'no_fort'] } },
  };
  const legal: Move[] = [{ do: 'pass' }, { do: 'build', piece: '0.fact.1', type: 'truck' }, { do: 'fortify', piece: '0.fact.1' }, { do: 'move', piece: '0.tank.1' }, { do: 'attack', piece: '0.tank.1' }];
  const view = viewOf({ what: 'act', seat: 0 }, own);
  it('are those listed and those that are not, with the reason', () => {
    const found = actionsOf(view, legal, '0.fact.1');
    expect(found.map(({ key }) => key)).toEqual(['fort_attack', 'build boat', 'build truck', 'fortify']);
    expect(found[1]).toMatchObject({ name: 'build', type: 'boat', move: null, denied: { rule: 'WT-7.24', reason: 'room' } });
    expect(found[2]).toMatchObject({ move: legal[1], denied: null });
  });
  it('come with what they could reach', () => {
    const [, attack] = actionsOf(view, legal, '0.tank.1');
    expect(attack!.targets).toEqual({ '1.inf.1': [10, 1, 6, 6] });
    expect(reachOf(view, attack!, 'tank')).toBe(1200);
    expect(reachOf(view, { name: 'move', targets: null }, 'jet')).toBe(2400);
    expect(reachOf(view, { name: 'attack_air', targets: {} }, 'batt')).toBe(2400);
    expect(reachOf(view, { name: 'attack', targets: {} }, 'super')).toBe(3600);
    expect(reachOf({ ...view, options: { ...view.options, super_range: 'any' } }, { name: 'attack', targets: {} }, 'super')).toBeNull();
  });
  it('leave the answers that no piece gives', () => {
    expect(plainMoves(legal)).toEqual([{ do: 'pass' }]);
  });
});

describe('what is asked', () => {
  it('offers the places that are listed, and what would stand there', () => {
    const places: [number, number, number][] = [[0, 1380, 1000], [45, 1325, 1325]];
    const legal: Move[] = [{ do: 'at', angle: 0 }, { do: 'at', angle: 45 }];
    const asked = (type: 'tank' | 'inf'): Asked => ({ what: 'place', seat: 0, piece: '0.fact.1', type, second: false, places });
    expect(placesOf(viewOf(asked('tank')), legal).map(({ x, y, facing }) => [x, y, facing])).toEqual([[1380, 1000, 0], [1325, 1325, 45]]);
    expect(placesOf(viewOf(asked('inf')), legal).map(({ facing }) => facing)).toEqual([0, 0]);
    expect(placesOf(viewOf(asked('tank')), [legal[1]!])).toHaveLength(1);
    const plots: Asked = { what: 'cc', seat: 0, plots: [[5, 1500, 2400]] };
    expect(placesOf(viewOf(plots), [{ do: 'plot', plot: 5 }])).toMatchObject([{ type: 'cc', x: 1500, y: 2400, plot: 5 }]);
    const unload: Asked = { what: 'unload', seat: 0, piece: '0.truck.1', infantry: '0.inf.2', dice: [1], places: [[10, 1, 3400, 1070]], left: 1 };
    expect(placesOf(viewOf(unload), [{ do: 'stop' }, { do: 'put', angle: 10, step: 1 }])).toMatchObject([{ type: 'inf', x: 3400, step: 1 }]);
  });
  it('names targets in reach first, then those that a better roll would reach', () => {
    const asked: Asked = { what: 'target', seat: 0, piece: '0.tank.1', action: 'attack', dice: [2], reach: 400, gaps: { '1.well.1': 700, '1.inf.1': 10 }, shots: 0 };
    expect(targetsOf(viewOf(asked), [{ do: 'hold' }, { do: 'hit', target: '1.inf.1' }])).toEqual([
      { id: '1.inf.1', gap: 10, move: { do: 'hit', target: '1.inf.1' } },
      { id: '1.well.1', gap: 700, move: null },
    ]);
  });
  it('opens and closes directions by arcs', () => {
    const arcs = [{ from: 0, to: 2 }, { from: 3, to: 358, why: 'overlap' as const }, { from: 359, to: 359, parks: '0.field.1' }];
    expect(openDegrees(arcs)).toEqual([0, 1, 2, 359]);
    expect(arcAt(arcs, 358)?.why).toBe('overlap');
    expect(arcAt(arcs, 359)?.parks).toBe('0.field.1');
  });
  it('knows a piece aboard by its host', () => {
    expect(pieceOf(viewOf(null), '0.inf.2')).toMatchObject({ host: '0.truck.1', type: 'inf' });
    expect(pieceOf(viewOf(null), '0.inf.3')).toBeUndefined();
  });
});
