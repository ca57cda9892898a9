import { describe, expect, it } from 'vitest';
import { factsOf, RECORDINGS, recording } from '../../testing/khronos/fixtures';
import type { Move } from '../types';
import {
  AGES,
  ageOf,
  anchorAround,
  buildingAt,
  buildingsOf,
  cardsOfHand,
  causesOf,
  changeOf,
  covers,
  isOnMap,
  nameOfSquare,
  overlap,
  possibleAt,
  rulersOf,
  sameTool,
  SIZES,
  squareOf,
  targetAt,
  targetsOf,
  TYPES,
  valueOf,
  wishOf,
  type AgeView,
  type Building,
  type Choices,
  type Target,
  type Tool,
} from './model';

const BUILDS: Tool[] = TYPES.flatMap((type) => SIZES.map((size): Tool => ({ kind: 'build', type, size })));
const TOOLS: Tool[] = [...BUILDS, { kind: 'demolish' }, { kind: 'populate' }, { kind: 'renovate' }];
const ACTING = Object.entries(RECORDINGS).filter(([, { view }]) => view.own?.may);

describe('squares', () => {
  it('are named by column and row', () => {
    expect(squareOf('M12')).toEqual({ row: 11, column: 12 });
    for (let row = 0; row < 24; ++row) for (let column = 0; column < 24; ++column) expect(squareOf(nameOfSquare({ row, column }))).toEqual({ row, column });
  });
  it('lie on the map or beyond', () => {
    const { land } = recording('start').view;
    const corners: [number, number][] = [[0, 0], [19, 15], [-1, 0], [0, -1], [20, 0], [0, 16]];
    expect(corners.map(([row, column]) => isOnMap(land, { row, column }))).toEqual([true, true, false, false, false, false]);
  });
  it('cause a refusal by their numbers in reading order', () => {
    const { land } = recording('start').view;
    expect(causesOf(land, { code: 'illegal', text: '', causes: [0, 15, 16, 109] })).toEqual(['A1', 'P1', 'A2', 'N7']);
    expect(causesOf(land, { code: 'illegal', text: '' })).toEqual([]);
  });
});

describe('footprints', () => {
  it('cover their squares and no more', () => {
    const covered: string[] = [];
    for (let row = 0; row < 6; ++row) for (let column = 0; column < 6; ++column) if (covers({ square: 'B3', size: 2 }, { row, column })) covered.push(nameOfSquare({ row, column }));
    expect(covered).toEqual(['B3', 'C3', 'B4', 'C4']);
  });
  it('overlap where one square is in both', () => {
    const at = (square: string, size: number) => overlap({ square: 'C3', size: 2 }, { square, size });
    expect(['B2', 'E3', 'C5', 'A1', 'D4'].map((square) => at(square, 1))).toEqual([false, false, false, false, true]);
    expect(at('B2', 2)).toBe(true);
    expect(at('A1', 2)).toBe(false);
    expect(at('A1', 3)).toBe(true);
    expect(overlap({ square: 'C1', size: 2 }, { square: 'C3', size: 1 })).toBe(false);
    expect(overlap({ square: 'A3', size: 2 }, { square: 'C3', size: 1 })).toBe(false);
    expect(overlap({ square: 'C5', size: 2 }, { square: 'C3', size: 2 })).toBe(false);
    expect(overlap({ square: 'E3', size: 2 }, { square: 'C3', size: 2 })).toBe(false);
  });
  it('are found by any square of theirs, in reading order', () => {
    const age = recording('middle').view.ages.might;
    const list = buildingsOf(age);
    const numbers = list.map(({ square }) => squareOf(square).row * 100 + squareOf(square).column);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    for (const building of list) {
      const { row, column } = squareOf(building.square);
      expect(buildingAt(age, { row: row + building.size - 1, column: column + building.size - 1 })?.square).toBe(building.square);
    }
    expect(buildingAt(age, { row: 19, column: 0 })).toBeNull();
  });
});

describe('cards', () => {
  it('lie by type', () => expect(cardsOfHand([2, 0, 1])).toEqual(['military', 'military', 'civil']));
  it('pay for a value', () => expect(SIZES.map(valueOf)).toEqual([1, 2, 4]));
});

/** What may be done, read back from the paths of the targets. */
function readBack(targets: Target[], { width, height }: { width: number; height: number }): Choices {
  const may: Choices = { build: [], upgrade: [], demolish: [], populate: [], renovate: [] };
  for (const { path } of targets) {
    const [act, ...rest] = path as (Move & { age: 'might'; type: 'civil'; size: 1; row: number; column: string; square: string })[];
    const [first, second] = rest;
    if (act!.do === 'build') {
      const { age, type, size } = act!;
      let entry = may.build.find((one) => one.age === age && one.type === type && one.size === size);
      if (!entry) may.build.push((entry = { age, type, size, anchors: Array<number>(height).fill(0) }));
      const column = second!.column.charCodeAt(0) - 65;
      expect(column).toBeLessThan(width);
      entry.anchors[first!.row - 1]! += 2 ** column;
    } else if (act!.do === 'upgrade') {
      const { size, square } = second!;
      const from = first!.square;
      let entry = may.upgrade.find((one) => one.age === act!.age && one.from === from && one.size === size);
      if (!entry) may.upgrade.push((entry = { age: act!.age, from, size, anchors: [] }));
      entry.anchors.push(square);
    } else if (act!.do === 'demolish') may.demolish.push({ age: act!.age, square: first!.square });
    else may[act!.do as 'populate' | 'renovate'].push(first!.square);
  }
  return may;
}
const sorted = (may: Choices): Record<string, string[]> => Object.fromEntries(Object.entries(may).map(([kind, list]) => [kind, list.map((one: unknown) => JSON.stringify(one, ['age', 'type', 'from', 'size', 'square', 'anchors'])).sort()]));

describe('targetsOf', () => {
  it.each(ACTING)('has every place that the view names, and no other: %s', (_, { view }) => {
    const targets = TOOLS.flatMap((tool) => targetsOf(view, tool));
    expect(sorted(readBack(targets, view.land))).toEqual(sorted(view.own!.may!));
    for (const tool of TOOLS) {
      for (const { age, square, size, path } of targetsOf(view, tool)) {
        if (tool.kind === 'build') expect(size).toBe(tool.size);
        else expect(size).toBe(view.ages[age].buildings[square]!.size);
        if (path[0]!.type) expect(path[0]!.type).toBe(tool.kind === 'build' ? tool.type : view.ages[age].buildings[square]!.type);
      }
    }
  });
  it('was tried on all kinds of actions', () => {
    expect(ACTING.length).toBeGreaterThan(4);
    for (const kind of ['build', 'upgrade', 'demolish', 'populate', 'renovate'] as const) expect(ACTING.some(([, { view }]) => view.own!.may![kind].length > 0)).toBe(true);
  });
  it('has none for an agent, and none where another plays', () => {
    expect(targetsOf(recording('start').view, { kind: 'agent', agent: 0 })).toEqual([]);
    for (const tool of TOOLS) expect(targetsOf(recording('known').view, tool)).toEqual([]);
  });
});

describe('wishOf', () => {
  const { view } = recording('middle');
  it('is the path itself where a tool may be used', () => {
    for (const tool of TOOLS) {
      for (const target of targetsOf(view, tool)) {
        const wish = wishOf(view, tool, target.age, squareOf(target.square));
        // Where a larger building may replace several, the wish is for one of them.
        expect(targetsOf(view, tool).some(({ path }) => JSON.stringify(path) === JSON.stringify(wish?.path))).toBe(true);
        expect(wish).toMatchObject({ age: target.age, square: target.square, size: target.size });
      }
    }
  });
  it('is to build where nothing lies, to upgrade what lies there smaller', () => {
    const keep: Tool = { kind: 'build', type: 'civil', size: 2 };
    expect(wishOf(view, keep, 'might', squareOf('E13'))?.path).toEqual([{ do: 'build', age: 'might', type: 'civil', size: 2 }, { do: 'row', row: 13 }, { do: 'column', column: 'E' }]);
    expect(wishOf(view, keep, 'might', squareOf('A7'))?.path).toEqual([{ do: 'upgrade', age: 'might' }, { do: 'which', square: 'B8' }, { do: 'grow', size: 2, square: 'A7' }]);
    expect(wishOf(view, { ...keep, type: 'military' }, 'might', squareOf('A7'))?.path[0]).toMatchObject({ do: 'build' });
    expect(wishOf(view, { ...keep, size: 1 }, 'might', squareOf('B8'))?.path[0]).toMatchObject({ do: 'build' });
  });
  it('names the building under the pointer, by its anchor', () => {
    const large = buildingsOf(view.ages.reason).find(({ size, ruin }) => size > 1 && ruin)!;
    const { row, column } = squareOf(large.square);
    expect(wishOf(view, { kind: 'renovate' }, 'reason', { row: row + 1, column: column + 1 })).toEqual({
      age: 'reason',
      square: large.square,
      size: large.size,
      path: [{ do: 'renovate', type: large.type }, { do: 'which', square: large.square }],
    });
    expect(wishOf(view, { kind: 'populate' }, 'reason', { row: 18, column: 8 })?.path).toEqual([{ do: 'populate' }, { do: 'which', square: 'I19' }]);
    expect(wishOf(view, { kind: 'demolish' }, 'faith', squareOf('B8'))?.path[0]).toEqual({ do: 'demolish', age: 'faith', type: 'civil' });
    expect(wishOf(view, { kind: 'agent', agent: 1 }, 'faith', squareOf('B8'))).toBeNull();
  });
});

describe('pointing', () => {
  const target = (square: string, size: number, age: 'might' | 'faith' = 'might'): Target => ({ age, square, size, path: [] });
  it('keeps a footprint around the pointer on the map', () => {
    const { land } = recording('start').view;
    expect(anchorAround(land, 2, 5.2, 3.9)).toEqual({ row: 3, column: 4 });
    expect(anchorAround(land, 1, 5.9, 3.1)).toEqual({ row: 3, column: 5 });
    expect(anchorAround(land, 3, 0, 0)).toEqual({ row: 0, column: 0 });
    expect(anchorAround(land, 3, 15.9, 19.9)).toEqual({ row: 17, column: 13 });
  });
  it('means the target whose middle is nearest', () => {
    const list = [target('B2', 2), target('C2', 2), target('B2', 2, 'faith')];
    expect(targetAt(list, 'might', 2.4, 2.1)?.square).toBe('B2');
    expect(targetAt(list, 'might', 2.6, 2.1)?.square).toBe('C2');
    expect(targetAt(list, 'faith', 2.1, 2.1)).toBe(list[2]);
    expect(targetAt(list, 'reason', 2.1, 2.1)).toBeNull();
  });
  it('means none that is too far', () => {
    expect(targetAt([target('B2', 1)], 'might', 2.01, 1.5)).toBeNull();
    expect(targetAt([target('B2', 1)], 'might', 1.99, 1.5)).not.toBeNull();
    expect(targetAt([target('B2', 3)], 'might', 3.6, 2.5)).toBeNull();
    expect(targetAt([target('B2', 3)], 'might', 3.4, 2.5)).not.toBeNull();
  });
  it('finds at its own middle every target of a real board', () => {
    const { view } = recording('wide');
    for (const tool of TOOLS) {
      const all = targetsOf(view, tool);
      for (const one of all) {
        const { row, column } = squareOf(one.square);
        expect(targetAt(all, one.age, column + one.size / 2, row + one.size / 2)).toMatchObject({ age: one.age, square: one.square, size: one.size });
      }
    }
  });
  it('lists what is possible on a square, each tool once', () => {
    const { view } = recording('middle');
    const [place] = view.own!.may!.populate;
    const found = possibleAt(view, 'reason', squareOf(place!));
    expect(found.map(({ tool }) => tool.kind)).toContain('populate');
    for (const age of ['might', 'faith'] as const) {
      for (let row = 0; row < view.land.height; ++row) {
        for (let column = 0; column < view.land.width; ++column) {
          const square = { row, column };
          const there = possibleAt(view, age, square);
          for (const { tool, target: one } of there) {
            expect(covers(one, square)).toBe(true);
            expect(targetsOf(view, tool)).toContainEqual(one);
          }
          for (const tool of TOOLS) {
            const any = targetsOf(view, tool).some((one) => one.age === age && covers(one, square));
            expect(there.filter((one) => sameTool(one.tool, tool))).toHaveLength(any ? 1 : 0);
          }
        }
        row += 4;
      }
    }
  });
});

describe('rulersOf', () => {
  const domainWith = (buildings: Record<string, Partial<Building>>): AgeView => ({
    buildings: Object.fromEntries(Object.entries(buildings).map(([square, building]) => [square, { type: 'military', size: 1, domain: 'A1', ...building }])),
    domains: {},
  });
  it('is who owns the top of the type that counts', () => {
    const buildings = { A1: { owner: 1, top: true }, B1: { owner: 2, top: true, type: 'religious' as const }, C1: { owner: 3 }, E5: { owner: 0, top: true, domain: 'E5' } };
    expect(rulersOf('might', domainWith(buildings), 'A1')).toEqual([1]);
    expect(rulersOf('faith', domainWith(buildings), 'A1')).toEqual([2]);
  });
  it('is in Reason whoever has most people, not cubes on ruins', () => {
    const buildings = { A1: { type: 'civil' as const, cubes: [1, 0, 1] }, B1: { type: 'civil' as const, cubes: [0, 1, 0] }, C1: { ruin: true, cubes: [0, 3, 0] } };
    expect(rulersOf('reason', domainWith(buildings), 'A1')).toEqual([0, 1, 2]);
    expect(rulersOf('reason', domainWith({ ...buildings, D1: { type: 'civil', cubes: [0, 0, 1] } }), 'A1')).toEqual([2]);
    expect(rulersOf('reason', domainWith({ A1: {} }), 'A1')).toEqual([]);
  });
  it.each(Object.entries(RECORDINGS))('agrees with whom the match would pay: %s', (_, { view: seen }) => {
    for (const age of AGES) {
      for (const [name, { power, income }] of Object.entries(seen.ages[age].domains)) {
        const pays = age === 'reason' ? power[0] + power[1] : power[2];
        const paid = income.flatMap((ecus, seat) => (ecus > 0 ? [seat] : []));
        const rulers = pays > 0 ? rulersOf(age, seen.ages[age], name) : [];
        // While a conflict is being settled several are equally high, and nobody would be paid for both.
        if (seen.resolving == null) expect(paid).toEqual(rulers);
        else expect(rulers).toEqual(expect.arrayContaining(paid));
      }
    }
  });
});

describe('changeOf', () => {
  const age = (...buildings: [string, string][]): AgeView => ({ buildings: Object.fromEntries(buildings.map(([square, domain]) => [square, { type: 'civil', size: 1, domain }])), domains: {} });
  it('is nothing between equal boards', () => {
    for (const { view } of Object.values(RECORDINGS)) for (const name of AGES) expect(changeOf(view.ages[name], view.ages[name])).toEqual({ added: [], removed: [], joined: [], divided: [] });
  });
  it('tells which domains join', () => {
    const change = changeOf(age(['A1', 'A1'], ['C1', 'C1']), age(['A1', 'A1'], ['B1', 'A1'], ['C1', 'A1']));
    expect(change).toMatchObject({ removed: [], joined: ['A1'], divided: [] });
    expect(change.added.map(({ square }) => square)).toEqual(['B1']);
  });
  it('tells which domains divide', () => {
    const change = changeOf(age(['A1', 'A1'], ['B1', 'A1'], ['C1', 'A1']), age(['A1', 'A1'], ['C1', 'C1']));
    expect(change).toMatchObject({ added: [], joined: [], divided: ['A1'] });
    expect(change.removed.map(({ square }) => square)).toEqual(['B1']);
  });
  it('tells of a building that is another now', () => {
    const one = (building: Partial<Building>): AgeView => ({ buildings: { A1: { type: 'military', size: 2, domain: 'A1', owner: 1, ...building } }, domains: {} });
    for (const other of [{ owner: 2 }, { type: 'religious' as const }, { size: 1 as const }, { ruin: true }, { printed: true }]) {
      const { added, removed } = changeOf(one({}), one(other));
      expect([added, removed].map((list) => list.map(({ square }) => square))).toEqual([['A1'], ['A1']]);
    }
    expect(changeOf(one({}), one({ top: true, cubes: [1] }))).toMatchObject({ added: [], removed: [] });
  });
  it('takes a domain that is only named anew for the same one', () => {
    expect(changeOf(age(['B2', 'B2'], ['C2', 'B2']), age(['B1', 'B1'], ['B2', 'B1'], ['C2', 'B1']))).toMatchObject({ joined: [], divided: [] });
  });
  it.each(['displaced', 'grown', 'downsized', 'no-tile', 'no-hierarchy', 'destroyed'])('agrees with the facts of a real resolution: %s', (name) => {
    const one = recording(name);
    const facts = factsOf(one);
    const change = Object.fromEntries(AGES.map((at) => [at, changeOf(one.before.ages[at], one.view.ages[at])]));
    let seen = 0;
    for (const fact of facts) {
      const where = ageOf(fact);
      if (!where) continue;
      const has = (list: 'added' | 'removed'): boolean => change[where]![list].some(({ square, type }) => square === fact.square && type === fact.type);
      const later = facts.slice(facts.indexOf(fact) + 1).some((other) => other.age === where && other.square === fact.square);
      if (['built', 'grown', 'shadow'].includes(fact.what) && !later) (expect(has('added'), JSON.stringify(fact)).toBe(true), (seen += 1));
      if (['displaced', 'vanished'].includes(fact.what)) (expect(has('removed'), JSON.stringify(fact)).toBe(true), (seen += 1));
    }
    expect(seen).toBeGreaterThan(0);
  });
});

describe('ageOf', () => {
  it('knows where a fact happened', () => {
    expect(ageOf({ what: 'shadow', age: 'faith' })).toBe('faith');
    expect(ageOf({ what: 'populated', square: 'A1' })).toBe('reason');
    expect(ageOf({ what: 'cube_stays', square: 'A1' })).toBe('reason');
    expect(ageOf({ what: 'moved', age: 'faith' })).toBeNull();
    expect(ageOf({ what: 'income', age: 'faith' })).toBeNull();
    expect(ageOf({ what: 'turn', seat: 1 })).toBeNull();
  });
});
