import { describe, expect, it } from 'vitest';
import { seatInfos } from '../../testing/seats';
import { Referee } from '../../testing/tempel/fixtures';
import { translate } from '../../testing/tempel/translate';
import { statistics } from './statistics';

const of = (referee: Referee) =>
  Object.fromEntries(
    statistics(referee.view('spectator'), { t: translate('en'), seats: seatInfos(referee.players, null), viewer: null }).map(({ name, bySeat }) => [name, bySeat as number[]]),
  );
const sum = (values: number[] | undefined) => values?.reduce((total, each) => total + each, 0);

describe('statistics of a match', () => {
  it('say what each seat opened, said, and how much of that was true', () => {
    const referee = new Referee(4, 3);
    const [gold, fire] = referee.view(1).own!.dealt[1]!;
    referee.play(1, { do: 'announce', gold, fire });
    referee.play(1, { do: 'announce', gold: gold + 1, fire });
    referee.play(1, { do: 'announce', silent: true });
    expect(of(referee)).toEqual({ 'Gold opened': [0, 0, 0, 0], 'Fire opened': [0, 0, 0, 0], 'Empty opened': [0, 0, 0, 0], Announcements: [0, 3, 0, 0] });
    const first = referee.keyholder;
    referee.advance(1);
    const opened = referee.view('spectator').openings[1]!;
    const name = { gold: 'Gold opened', fire: 'Fire opened', empty: 'Empty opened' }[opened[3]];
    expect(of(referee)[name]![first]).toBe(1);
    referee.advance(16);
    const view = referee.view('spectator');
    const figures = of(referee);
    expect(sum(figures['Gold opened'])).toBe(view.opened.gold);
    expect(sum(figures['Fire opened'])).toBe(view.opened.fire);
    expect(sum(figures['Empty opened'])).toBe(view.opened.empty);
    expect(sum(figures.Announcements)).toBe(Object.keys(view.announcements).length);
    const truths = Object.values(view.announcements).filter(([seat, g, f, round]) => {
      const held = view.end!.dealt[round]![seat]!;
      return g === held[0] && f === held[1];
    });
    expect(figures['True ones']).toEqual([0, 1, 2, 3].map((seat) => truths.filter(([speaker]) => speaker === seat).length));
    expect(figures['True ones']![1]).toBeGreaterThanOrEqual(1);
  });

  it('say nothing of announcements where there are none', () => {
    const referee = new Referee(4, 3, false);
    referee.advance(16);
    expect(Object.keys(of(referee))).toEqual(['Gold opened', 'Fire opened', 'Empty opened']);
  });
});
