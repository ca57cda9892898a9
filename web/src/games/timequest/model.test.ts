import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { seatsOf } from '../../lib/players';
import { RECORDINGS, recording, youOf } from '../../testing/timequest/fixtures';
import { CONTENT, costAt, isSlotCard, periodOf, powersOf, QUESTS } from './content';
import {
  artifactOfPeriod,
  choicesOf,
  closedCount,
  countOf,
  goodsOf,
  isAsked,
  isClosed,
  isLocked,
  isOpen,
  isOver,
  isSecret,
  levelOfRound,
  PERIODS,
  playerOf,
  tableOrder,
  travellersAt,
  VOID,
  type Period,
  type TimeQuestView,
} from './model';

describe('the content', () => {
  it('is that of the rules', () => {
    expect(CONTENT.quests).toHaveLength(100);
    expect(CONTENT.periods).toHaveLength(10);
    expect(CONTENT.void_rows).toHaveLength(6);
    expect(CONTENT.all_player_events).toHaveLength(25);
    expect(CONTENT.bank).toEqual({ goods: 30, crystals: 60 });
    expect(QUESTS.get('Q015')).toEqual({ id: 'Q015', period: 2, x: 5, y: 1, crystals: 3 });
    expect(periodOf('Q100')).toBe(10);
    expect([isSlotCard('AS01'), isSlotCard('AX02'), isSlotCard('AO06')]).toEqual([true, true, false]);
  });
  it('says what a quest costs where one stands', () => {
    expect(costAt('Q015', 5)).toEqual([['stone', 5], ['cloth', 1]]);
    expect(costAt('Q015', VOID)).toEqual([]);
  });
  it('has the powers of artifacts once each', () => {
    const player = { ...playerOf(recording('rich').view, 0)!, artifacts: { Q001: false, Q002: true, Q100: false } };
    expect(powersOf(player)).toEqual([
      { artifact: 'R01', period: 1, used: true },
      { artifact: 'R10', period: 10, used: false },
    ]);
  });
});

describe('resources', () => {
  it('come in type order', () => {
    expect(goodsOf([2, 0, 0, 0, 1])).toEqual([['food', 2], ['stone', 1]]);
    expect(countOf([2, 0, 0, 0, 1])).toBe(3);
    expect(artifactOfPeriod(3)).toBe('R03');
  });
});

/** A view with these periods closed and locked. */
function withMap(closed: number[], locked: number[] = []): TimeQuestView {
  const periods = Object.fromEntries(PERIODS.map((period): [number, Period] => [period, { visits: closed.includes(period) ? 0 : 3, lock: locked.includes(period) ? 1 : null }]));
  return { ...recording('first-turn').view, periods };
}

describe('the map', () => {
  it('knows what is closed and locked', () => {
    const view = withMap([2, 3], [5]);
    expect(closedCount(view)).toBe(2);
    expect([2, 5, 6, VOID].map((tile) => isOpen(view, tile))).toEqual([false, false, true, false]);
    expect([isClosed(view, 2), isClosed(view, VOID), isLocked(view, 5), isLocked(view, VOID)]).toEqual([true, false, true, false]);
  });
  it('has everybody on one tile', () => {
    for (const { view } of Object.values(RECORDINGS)) {
      const there = [VOID, ...PERIODS].flatMap((tile) => travellersAt(view, tile));
      expect(there.toSorted()).toEqual(seatsOf(view));
    }
  });
});

describe('turns and questions', () => {
  it('go round the table from the first player', () => expect(tableOrder({ ...recording('first-turn').view, players: 4, first: 2 })).toEqual([2, 3, 0, 1]));
  it('are secret where all answer at once', () => {
    const secret = Object.entries(RECORDINGS).filter(([, { view }]) => isSecret(view)).map(([name]) => name);
    expect(secret).toEqual(expect.arrayContaining(['draft', 'keep-objective', 'event', 'answered', 'bets', 'auction', 'battle']));
    expect(secret).not.toContain('rich');
    // Who has answered is never asked any more.
    for (const { view } of Object.values(RECORDINGS)) expect(view.answered.filter((seat) => isAsked(view, seat))).toEqual([]);
    expect([isOver(recording('end').view), isOver(recording('rich').view)]).toEqual([true, false]);
  });
  it('come to who looks', () => {
    const { view, as } = recording('rich');
    expect(isAsked(view, as as number)).toBe(true);
    expect(youOf(recording('rich')).owes).toEqual([as]);
    expect(youOf(recording('waiting')).owes).toEqual([]);
  });
  it('get harder with the rounds', () => {
    const view = recording('first-turn').view;
    expect([1, 5, 6, 10, 11, 17].map((round) => levelOfRound(view, round))).toEqual(['easy', 'easy', 'moderate', 'moderate', 'difficult', 'difficult']);
    for (const { view: seen } of Object.values(RECORDINGS)) expect(levelOfRound(seen, seen.round)).toBe(seen.level);
  });
});

describe('choices', () => {
  it('lie on what they are about', () => {
    const { tiles, players, goods, cards, acts } = choicesOf([
      { do: 'move', to: 5 },
      { do: 'free_move', to: 5 },
      { do: 'enter_void' },
      { do: 'quest', quest: 'Q015' },
      { do: 'artifact', quest: 'Q015' },
      { do: 'fight', player: 2 },
      { do: 'duel', player: 2 },
      { do: 'play', card: 'AO06' },
      { do: 'use_artifact', artifact: 'R08' },
      { do: 'offer', good: 'food', count: 1 },
      { do: 'offer', good: 'food', count: 2 },
      { do: 'fail', with: 'none' },
      { do: 'fail', with: 'AS15' },
      { do: 'collect' },
      { do: 'end' },
    ]);
    expect(tiles.get(5)!.map((move) => move.do)).toEqual(['move', 'free_move']);
    expect(tiles.get(VOID)!.map((move) => move.do)).toEqual(['enter_void']);
    expect(cards.get('Q015')!.map((move) => move.do)).toEqual(['quest', 'artifact']);
    expect(players.get(2)!.map((move) => move.do)).toEqual(['fight', 'duel']);
    expect(goods.get('food')).toHaveLength(2);
    expect([...cards.keys()]).toEqual(['Q015', 'AO06', 'R08', 'AS15']);
    expect(acts.get('fail')).toHaveLength(2);
    expect([...acts.keys()]).toContain('collect');
  });
});

describe('the recordings', () => {
  it('have the fields that the rules write, and no others', () => {
    const written = readFileSync(join(import.meta.dirname, '../../../../games/timequest/view.cpp'), 'utf8');
    for (const { view } of Object.values(RECORDINGS)) {
      for (const key of Object.keys(view)) expect(written).toContain(`"${key}"`);
      for (const key of Object.keys(playerOf(view, 0)!)) expect(written).toContain(`"${key}"`);
    }
    const { view } = recording('rich');
    expect(Object.keys(view.own!)).toEqual(['seat', 'answer', 'quests', 'moves']);
  });
});
