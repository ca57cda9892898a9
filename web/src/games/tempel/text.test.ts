import { describe, expect, it } from 'vitest';
import { seatInfos } from '../../testing/seats';
import { Referee } from '../../testing/tempel/fixtures';
import { translate } from '../../testing/tempel/translate';
import type { TempelView } from './model';
import { textView } from './text';

const text = (view: TempelView, viewer: number | null, language: 'en' | 'de' = 'en'): string =>
  JSON.stringify(textView(view, { t: translate(language), seats: seatInfos(view.players, viewer), viewer }));

type Path = (string | number)[];

function leaves(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return value === null ? [] : [path];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

const OTHER: Record<string, string> = { down: 'gold', gold: 'fire', fire: 'empty', empty: 'gold', adventurer: 'guardian', guardian: 'adventurer', 'TD-4.1': 'TD-4.2', 'TD-4.2': 'TD-4.3', 'TD-4.3': 'TD-4.1' };

/** The view with another value at one place. */
function changed(view: TempelView, path: Path): TempelView {
  const copy = structuredClone(view) as Record<string, unknown>;
  let inner = copy;
  for (const key of path.slice(0, -1)) inner = inner[key] as Record<string, unknown>;
  const key = String(path.at(-1));
  const old = inner[key];
  inner[key] = typeof old === 'number' ? (old === 0 ? 1 : old - 1) : typeof old === 'boolean' ? !old : OTHER[String(old)];
  return copy as TempelView;
}

// What is no information of its own: the number of cards out is one or none; who has won follows from the rule; the own seat
// is told by "you"; how often others may still speak follows from what they said.
const silent = (path: Path, view: TempelView): boolean =>
  /^(end,group|own,seat)$/.test(path.join()) || (path[0] === 'limits' && path[1] === 'left' && Number(path[2]) !== view.own?.seat);

describe('the text view', () => {
  for (const [players, openings, viewer] of [[3, 4, 1], [5, 0, 0], [5, 7, 2], [10, 33, 9], [4, 16, 3], [7, 12, 'spectator'], [9, 36, 'spectator']] as const) {
    it(`tells everything: ${players} players, ${openings} openings, ${viewer}`, () => {
      const referee = new Referee(players, 3);
      referee.advance(openings);
      const view = referee.view(viewer);
      const seat = viewer === 'spectator' ? null : viewer;
      const told = text(view, seat);
      const paths = leaves(view).filter((path) => !silent(path, view));
      expect(paths.length).toBeGreaterThan(30);
      if (openings > 0) expect(paths.some(([where, , part]) => where === 'announcements' && part === '3')).toBe(true);
      expect(paths.filter((path) => text(changed(view, path), seat) === told).map((path) => path.join('.'))).toEqual([]);
    });
  }

  it('speaks German as well', () => {
    const referee = new Referee(5, 2);
    referee.advance(20);
    expect(text(referee.view(0), 0, 'de')).toContain('Im Rollenstapel: 3 Abenteurer und 2 Wächter.');
  });

  it('tells a spectator of no role before the end', () => {
    const referee = new Referee(5, 2);
    referee.advance(3);
    const sections = textView(referee.view('spectator'), { t: translate('en'), seats: seatInfos(5, null), viewer: null });
    expect(sections.map(({ heading }) => heading)).toEqual(['Temple', 'Players', 'Memory', 'Openings']);
    expect(JSON.stringify(sections)).not.toContain('Your role');
  });
});
