import { describe, expect, it } from 'vitest';
import { recording, RECORDINGS } from '../../testing/steamtime/fixtures';
import type { Move } from '../types';
import { amountOf, costOf, depositAt, missionHalf, spaceContent, tradeOf } from './content';
import { COLOURS, playerOf, type Asked, type Crystals, type Filling, type PaidFrom, type Player } from './model';
import { bonusAt, discoveriesAt, givesAt, lackOf, paymentsOf, sumOf } from './reckoning';

const pays = (...from: PaidFrom[]): Move[] => from.map((one) => ({ do: 'pay', from: one }));
const pay = (...owed: Crystals): Asked => ({ what: 'pay', owed: [...owed, 0, 0, 0] });

describe('payments', () => {
  it('are each listed once, whatever their order, with the least steam', () => {
    // GN + BU from Bridge and Engine Room: each its own colour, or both recoloured.
    const paths = [pays('BU', 'GN'), pays('GN', 'BU'), pays('PK', 'BU'), pays('BU', 'PK')];
    expect(paymentsOf(paths, pay(1, 1, 0, 0, 0, 0))).toEqual([
      { path: pays('GN', 'BU'), from: [['GN', 1], ['BU', 1]], steam: 0 },
      { path: pays('PK', 'BU'), from: [['BU', 1], ['PK', 1]], steam: 1 },
    ]);
  });
  it('count steam that pays alone, and several of a generator', () => {
    expect(paymentsOf([pays('steam', 'GN'), pays('GN', 'GN')], pay(1, 1, 0, 0, 0, 0)).map(({ from, steam }) => [from, steam])).toEqual([
      [[['GN', 2]], 1],
      [[['GN', 1], ['steam', 1]], 2],
    ]);
  });
  it('end where something else is asked', () => {
    const toll: Asked = { what: 'toll', space: '3.1', left: 1 };
    expect(paymentsOf([pays('GN', 'BU'), pays('GN', 'PK'), pays('OR', 'BU')], toll)).toEqual([
      { path: pays('GN'), from: [['GN', 1]], steam: 0 },
      { path: pays('OR'), from: [['OR', 1]], steam: 0 },
    ]);
    expect(paymentsOf([pays('GN', 'BU'), pays('BU', 'GN')], { what: 'rainbow', left: 2 })).toHaveLength(1);
    expect(paymentsOf([[]], { what: 'menu' })).toEqual([{ path: [], from: [], steam: 0 }]);
  });
});

/** A player of a real match with these things instead. */
function playerWith(more: Partial<Player>): Player {
  const none: Filling[] = COLOURS.map(() => [0, 0]);
  return { ...playerOf(recording('rich').view, 0)!, generators: none, gold: 0, steam: 0, upgrades: [], expeditions: [], upgrades_spent: 0, expeditions_spent: 0, missions: [], ...more };
}

describe('what a player lacks', () => {
  it('is counted colour by colour, TIME-crystals as their generator’s', () => {
    const player = playerWith({ generators: [[2, 1], [0, 0], [1, 0], [0, 0], [0, 0], [0, 0]], gold: 3, steam: 1, upgrades: ['I-A', 'I-B'], upgrades_spent: 1 });
    expect(lackOf(player, tradeOf('3GN -> 10e'))).toEqual([]);
    expect(lackOf(player, tradeOf('2BK + 1BU -> 8e'))).toEqual([['BK', 1], ['BU', 1]]);
    expect(lackOf(player, tradeOf('5g + 3s -> 8e'))).toEqual([['g', 2], ['s', 2]]);
    expect(lackOf(player, tradeOf('2U + 1X -> 9e'))).toEqual([['U', 1], ['X', 1]]);
    expect(lackOf(player, tradeOf('4R -> 10e'))).toEqual([]);
    // Those of any kind come after those of a colour.
    expect(lackOf(player, tradeOf('2GN + 3R -> 9e'))).toEqual([['R', 1]]);
  });
  it('agrees with the rules on every mission that may be completed', () => {
    for (const { view, legal, as } of Object.values(RECORDINGS)) {
      if (view.asked?.what !== 'missions' || typeof as !== 'number') continue;
      const player = playerOf(view, as)!;
      const halves = view.options.mission_halves === 'either' ? (['top', 'bottom'] as const) : (['top'] as const);
      const payable = player.missions.flatMap(({ mission, done }, number) => (done ? [] : halves.flatMap((half) => (lackOf(player, missionHalf(mission, half)).length === 0 ? [`${number} ${half}`] : []))));
      expect(payable).toEqual(legal.filter((move) => move.do === 'mission').map(({ number, half }) => `${Number(number)} ${String(half)}`));
      expect(legal).toContainEqual(view.own?.best?.moves[0]);
    }
  });
});

describe('what a space gives', () => {
  const { view } = recording('first-turn');
  const player = { ...playerOf(view, 0)!, bonuses: [1, 2, 3, 0, 2, 1] };
  const space = (does: string): string => Object.keys(view.spaces).find((one) => spaceContent(view, one).does === does)!;
  it('is the bonus of its generator, as far as there is any', () => {
    expect(bonusAt(view, space('mission'), player)).toEqual([['e', 1]]);
    expect(bonusAt(view, space('encounter'), player)).toEqual([['s', 2]]);
    expect(bonusAt(view, space('deposit'), player)).toEqual([['T', 3]]);
    expect(bonusAt({ ...view, mine: 2 }, space('deposit'), player)).toEqual([['T', 2]]);
    expect(bonusAt({ ...view, mine: 0 }, space('deposit'), player)).toEqual([]);
    expect(bonusAt(view, space('upgrade'), player)).toEqual([]);
    expect(bonusAt(view, space('gold'), player)).toEqual([['g', 4]]);
    expect(bonusAt(view, space('expedition'), player)).toEqual([]);
    expect(discoveriesAt(view, space('expedition'), player)).toBe(1);
    expect(discoveriesAt(view, space('expedition'), { ...player, bonuses: [0, 0, 0, 0, 0, 6] })).toBe(4);
  });
  it('adds gold, extra and bonus', () => {
    expect(givesAt({ ...view, players: 4 }, '7.4', player)).toEqual([['g', 9], ['s', 1]]);
    expect(givesAt({ ...view, players: 4 }, '7.4')).toEqual([['g', 5], ['s', 1]]);
    // No more than the bank has (ST-1.5).
    expect(givesAt({ ...view, players: 4, bank: 6 }, '7.4', player)).toEqual([['g', 6], ['s', 1]]);
    expect(givesAt({ ...view, players: 4, bank: 0 }, '7.4', player)).toEqual([['s', 1]]);
    expect(sumOf([['e', 1]], [['g', 2], ['e', 3]])).toEqual([['e', 4], ['g', 2]]);
  });
});

describe('the content', () => {
  it('is that of the rules', () => {
    expect(amountOf('4e + GN')).toEqual([['e', 4], ['GN', 1]]);
    expect(amountOf('-')).toEqual([]);
    expect(tradeOf('2g -> 2*')).toEqual({ cost: [['g', 2]], gain: [['*', 2]] });
    expect(costOf('Ω1', 'A')).toEqual([1, 0, 0, 1, 0, 1]);
    expect(spaceContent({ players: 2 }, '5.1')).toEqual({ does: 'mission', extra: '1s' });
  });
  it('finds the crystals of each deposit', () => {
    const { view } = recording('first-turn');
    const told = Object.values(RECORDINGS).flatMap(({ view: seen, facts }) => facts.flatMap((group) => group.facts.flatMap((fact) => (fact.what === 'filled' ? [{ view: seen, fact }] : []))));
    // What was filled since is what lies there, less what was bought.
    expect(told.length).toBeGreaterThan(3);
    for (const { view: seen, fact } of told) expect(depositAt(seen, String(fact.space))!.every((count, k) => count <= (fact.crystals as Crystals)[k]!)).toBe(true);
    for (const space of Object.keys(view.spaces)) expect(depositAt(view, space) !== undefined).toBe(spaceContent(view, space).does === 'deposit');
  });
});
