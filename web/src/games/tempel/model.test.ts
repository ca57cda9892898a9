import { describe, expect, it } from 'vitest';
import { Referee } from '../../testing/tempel/fixtures';
import { allowed, bounds, closed, forbidden, hasWon, inOrder, lastOpening, mayAnnounce, memory, newest, type TempelView } from './model';

const started = (players = 5, openings = 0): Referee => {
  const referee = new Referee(players, 7);
  referee.advance(openings);
  return referee;
};

describe('what may be opened', () => {
  it('is exactly what the server allows, for the keyholder alone', () => {
    for (let players = 3; players <= 10; ++players) {
      const referee = started(players, players - 2);
      for (let seat = 0; seat < players; ++seat) {
        const [view, you] = [referee.view(seat), referee.you(seat)];
        const open = Object.entries(view.chambers).flatMap(([owner, row]) => row.map((_, place) => [Number(owner), place] as const));
        const clickable = open.filter(([owner, place]) => forbidden(view, you, true, owner, place) === null);
        expect(clickable).toEqual(open.filter(([owner, place]) => allowed(you, owner, place)));
        expect(clickable.length > 0).toBe(seat === view.keyholder && !view.end);
      }
    }
  });

  it('says why not, with the rule', () => {
    const referee = started(5, 1);
    const key = referee.keyholder;
    const [view, you] = [referee.view(key), referee.you(key)];
    const other = (key + 1) % 5;
    expect(forbidden(view, you, true, key, view.chambers[key]?.indexOf('down') ?? -1)).toEqual({ id: 'no-own', rule: 'TD-3.4' });
    expect(forbidden(view, you, true, key, view.chambers[key]?.findIndex((card) => card !== 'down') ?? -1)).toEqual({ id: 'no-open', rule: 'TD-3.4' });
    expect(forbidden(view, referee.you(other), true, (other + 1) % 5, 0)?.id).toBe('no-key');
    expect(forbidden(referee.view('spectator'), referee.you('spectator'), true, other, 0)?.id).toBe('no-seat');
    expect(forbidden(view, you, false, other, 0)?.id).toBe('no-now');
    referee.advance(40);
    expect(forbidden(referee.view(key), referee.you(key), true, other, 0)).toEqual({ id: 'no-over', rule: 'TD-4' });
  });
});

describe('announcements', () => {
  it('stay within the match and what was dealt (TD-3.3)', () => {
    const view = started(10, 0).view(0);
    expect(bounds(view, 0, 0)).toEqual({ gold: 5, fire: 3 });
    expect(bounds(view, 4, 0)).toEqual({ gold: 5, fire: 1 });
    expect(bounds(view, 0, 3)).toEqual({ gold: 2, fire: 3 });
    const late = { ...view, limits: { ...view.limits, gold: 3, fire: 3, total: 3 } };
    expect(bounds(late, 2, 1)).toEqual({ gold: 2, fire: 1 });
  });

  it('end after the third of a round, at a silent table and for spectators', () => {
    const referee = new Referee(4, 3);
    for (let k = 0; k < 3; ++k) {
      expect(mayAnnounce(referee.view(1), referee.you(1))).toBe(true);
      referee.play(1, { do: 'announce', gold: k, fire: 0 });
    }
    expect(mayAnnounce(referee.view(1), referee.you(1))).toBe(false);
    expect(mayAnnounce(referee.view('spectator'), referee.you('spectator'))).toBe(false);
    const silent = new Referee(4, 3, false);
    expect(mayAnnounce(silent.view(1), silent.you(1))).toBe(false);
  });

  it('shows the newest of this round only', () => {
    const referee = new Referee(4, 3);
    referee.play(2, { do: 'announce', gold: 2, fire: 0 });
    referee.play(2, { do: 'announce', silent: true });
    expect(newest(referee.view(0))).toMatchObject([null, null, { said: null, before: 0, round: 1 }, null]);
    const next = { ...referee.view(0), round: 2 };
    expect(newest(next)).toEqual([null, null, null, null]);
  });
});

describe('the memory', () => {
  const view = (openings: TempelView['openings'], announcements: TempelView['announcements'], round = 2): TempelView => ({
    ...new Referee(4, 1).view('spectator'),
    round,
    openings,
    announcements,
  });

  it('holds what was said against what was found, by round', () => {
    const lines = memory(view({ 1: [0, 1, 2, 'gold', 1], 2: [1, 2, 0, 'fire', 1], 3: [2, 1, 0, 'empty', 1] }, { 1: [1, 2, 0, 1, 0], 2: [1, 1, 1, 2, 4] }))[1] ?? [];
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({ round: 1, each: 5, found: { gold: 1, fire: 0, empty: 1 }, refuted: false });
    expect(lines[1]).toMatchObject({ round: 2, each: 4, found: { gold: 0, fire: 0, empty: 0 }, refuted: false });
    expect(lines[1]?.said[0]?.before).toBe(4);
  });

  it('finds words that cannot be true: too much gold, too much fire, too much emptiness', () => {
    const refuted = (card: 'gold' | 'fire' | 'empty', said: [number, number]) =>
      memory(view({ 1: [0, 1, 0, card, 1] }, { 1: [1, ...said, 1, 0] }))[1]?.[0]?.refuted;
    expect([refuted('gold', [0, 1]), refuted('gold', [1, 1])]).toEqual([true, false]);
    expect([refuted('fire', [1, 0]), refuted('fire', [1, 1])]).toEqual([true, false]);
    expect([refuted('empty', [4, 1]), refuted('empty', [4, 0])]).toEqual([true, false]);
  });

  it('takes the last numbers, whatever was said about silence after them', () => {
    const lines = memory(view({ 1: [0, 1, 0, 'gold', 1] }, { 1: [1, 3, 0, 1, 0], 2: [1, 0, 0, 1, 0], 3: [1, null, null, 1, 0] }, 1))[1] ?? [];
    expect(lines[0]?.refuted).toBe(true);
    expect(lines[0]?.said.map(({ said }) => said)).toEqual([{ gold: 3, fire: 0 }, { gold: 0, fire: 0 }, null]);
  });
});

describe('the view', () => {
  it('is read in the order of numbers, not of letters', () => {
    expect(inOrder({ 10: 'j', 9: 'i', 2: 'b', 1: 'a' })).toEqual(['a', 'b', 'i', 'j']);
  });

  it('counts closed doors and what remains', () => {
    const referee = started(6, 8);
    const view = referee.view(0);
    const down = Array.from({ length: 6 }, (_, seat) => closed(view, seat));
    expect(down.reduce((sum, each) => sum + each)).toBe(6 * 4 - 2);
    expect(lastOpening(view)?.seat).toBe(view.keyholder);
    expect(lastOpening(started(6).view(0))).toBeNull();
  });

  it('knows who has won', () => {
    const referee = started(5, 20);
    expect(hasWon(started(5).view(0))).toBeNull();
    expect(hasWon(referee.view('spectator'))).toBeNull();
    referee.roles.forEach((role, seat) => expect(hasWon(referee.view(seat))).toBe(referee.view(seat).end?.group === `${role}s`));
  });
});
