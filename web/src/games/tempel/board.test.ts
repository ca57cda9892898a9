import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seatInfos } from '../../testing/seats';
import { Referee } from '../../testing/tempel/fixtures';
import { translate } from '../../testing/tempel/translate';
import type { BoardProps, Move } from '../types';
import Board from './Board.svelte';
import End from './End.svelte';
import Mine from './Mine.svelte';
import type { TempelView } from './model';
import SeatBadge from './SeatBadge.svelte';

// Paintings carry no information of their own, and jsdom takes a second to parse them.
vi.mock('./art/Scene.svelte', () => ({ default: () => {} }));
vi.mock('./art/Sprite.svelte', () => ({ default: () => {} }));

const t = translate('en');
let shown: Record<string, unknown>[] = [];

function props(referee: Referee, viewer: number | 'spectator', more: Partial<BoardProps<TempelView>> = {}): BoardProps<TempelView> {
  const noted = new Map<number, string>();
  return {
    view: referee.view(viewer),
    you: referee.you(viewer),
    seats: seatInfos(referee.players, viewer === 'spectator' ? null : viewer),
    bottom: viewer === 'spectator' ? 0 : viewer,
    facts: [],
    live: !referee.over,
    busy: false,
    send: vi.fn(async () => true),
    propose: vi.fn(),
    proposed: null,
    hint: null,
    outlook: vi.fn(),
    paths: vi.fn(),
    showRule: vi.fn(),
    t,
    settings: { sound: false, motion: false, confirm: true, peek: false },
    marks: { of: (seat) => noted.get(seat) ?? null, set: (seat, mark) => void (mark ? noted.set(seat, mark) : noted.delete(seat)) },
    ...more,
  };
}

function show<Props extends object>(component: Component<Props>, given: Props): HTMLElement {
  const target = document.body.appendChild(document.createElement('div'));
  shown.push(mount(component as Component, { target, props: given }));
  flushSync();
  return target;
}

const door = (root: ParentNode, seat: number, place: number): HTMLButtonElement => {
  const found = root.querySelector<HTMLButtonElement>(`[data-door="${seat}-${place}"]`);
  if (!found) throw new Error(`no door ${seat}-${place}`);
  return found;
};

const turn = (players = 5, seed = 7): { referee: Referee; key: number } => {
  const referee = new Referee(players, seed);
  referee.advance(1);
  return { referee, key: referee.keyholder };
};

beforeEach(() => {
  // jsdom has no layout: the board then takes its least width.
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} });
});
afterEach(async () => {
  await Promise.all(shown.map((one) => unmount(one)));
  shown = [];
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('the board', () => {
  it.each([3, 4, 5, 6, 7, 8, 9, 10])('lets exactly the legal doors glow: %i players', (players) => {
    const { referee, key } = turn(players);
    const root = show(Board, props(referee, key));
    const glowing = [...root.querySelectorAll('.door.can')].map((one) => one.getAttribute('data-door')).sort();
    expect(glowing).toEqual(referee.legal().map((move) => `${move.seat}-${move.place}`).sort());
    expect(root.querySelectorAll('[data-door]')).toHaveLength(players * 5);
    expect(root.querySelectorAll('[data-door][tabindex="0"]')).toHaveLength(1);
  });

  it('offers a door first and opens it when it is touched again', () => {
    const { referee, key } = turn();
    const move = referee.legal()[3] as Move & { seat: number; place: number };
    const first = props(referee, key);
    door(show(Board, first), move.seat, move.place).click();
    expect(first.propose).toHaveBeenCalledExactlyOnceWith([move]);
    expect(first.send).not.toHaveBeenCalled();

    const second = props(referee, key, { proposed: [move] });
    const chosen = door(show(Board, second), move.seat, move.place);
    expect(chosen.classList).toContain('chosen');
    chosen.click();
    expect(second.send).toHaveBeenCalledExactlyOnceWith([move]);
  });

  // RULE("TD-3.4")
  it('says why an own door stays closed, with the rule', () => {
    const { referee, key } = turn();
    const given = props(referee, key);
    const root = show(Board, given);
    const place = given.view.chambers[key]?.indexOf('down') ?? 0;
    door(root, key, place).click();
    flushSync();
    expect(given.propose).not.toHaveBeenCalled();
    const tip = root.querySelector('.tip');
    expect(tip?.textContent).toContain('The keyholder never opens an own door.');
    expect(tip?.querySelector('a')?.getAttribute('href')).toBe('/rules/tempel#TD-3.4');
    tip?.querySelector('a')?.click();
    expect(given.showRule).toHaveBeenCalledExactlyOnceWith('TD-3.4');
  });

  it.each(['for others', 'for spectators', 'in the past', 'while a command is on its way', 'after the end'])('does nothing %s', (when) => {
    const { referee, key } = turn();
    if (when === 'after the end') referee.advance(20);
    const viewer = when === 'for others' ? (key + 1) % 5 : when === 'for spectators' ? 'spectator' : referee.keyholder;
    const given = props(referee, viewer, when === 'in the past' ? { live: false } : when === 'while a command is on its way' ? { busy: true } : {});
    const root = show(Board, given);
    expect(root.querySelectorAll('.door.can')).toHaveLength(0);
    root.querySelectorAll<HTMLButtonElement>('[data-door]').forEach((one) => one.click());
    expect(given.propose).not.toHaveBeenCalled();
    expect(given.send).not.toHaveBeenCalled();
  });

  it('is walked by arrows', () => {
    const { referee, key } = turn();
    const root = show(Board, props(referee, key));
    const start = root.querySelector<HTMLElement>('[data-door][tabindex="0"]');
    start?.focus();
    for (const [pressed, moved] of [['ArrowRight', true], ['ArrowLeft', true], ['ArrowDown', true], ['x', false]] as const) {
      const before = document.activeElement;
      before?.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
      flushSync();
      expect(document.activeElement !== before).toBe(moved);
      expect(root.querySelectorAll('[data-door][tabindex="0"]')).toHaveLength(1);
      expect(document.activeElement?.getAttribute('tabindex')).toBe('0');
    }
  });

  it('names every door and its state', () => {
    const { referee, key } = turn();
    const given = props(referee, key);
    const root = show(Board, given);
    const names = new Set<string | null>();
    for (const [seat, row] of Object.entries(given.view.chambers)) {
      row.forEach((card, place) => {
        const name = door(root, Number(seat), place).getAttribute('aria-label');
        expect(name).toContain(t(`tempel-card-${card}`));
        names.add(name);
      });
    }
    expect(names.size).toBe(25);
  });

  // RULE("TD-12")
  it('marks the keyholder, the announcements and the private marks', () => {
    const referee = new Referee(4, 3);
    referee.play(1, { do: 'announce', gold: 2, fire: 1 });
    referee.play(2, { do: 'announce', silent: true });
    const given = props(referee, 0);
    given.marks.set(3, 'guardian');
    const root = show(Board, given);
    const plates: Record<string, string> = Object.fromEntries([...root.querySelectorAll('.plate')].map((plate) => [plate.querySelector('.name')?.textContent ?? '', plate.textContent ?? '']));
    expect(plates.Benedikt).toContain('2 gold, 1 fire');
    expect(plates.Chiara).toContain('not telling');
    expect(plates.Dov).toContain('Guardian?');
    const holders = Object.entries(plates).filter(([, text]) => text.includes('holds the key')).map(([name]) => name);
    expect(holders).toEqual([given.seats[referee.keyholder]?.name]);
  });

  // RULE("TD-12")
  it('shows all roles and all chambers at the end, and no secret before', () => {
    const referee = new Referee(5, 7);
    referee.advance(3);
    expect(show(Board, props(referee, 'spectator')).querySelectorAll('.role, .unopened')).toHaveLength(0);
    referee.advance(20);
    const given = props(referee, 'spectator');
    const root = show(Board, given);
    expect(root.querySelectorAll('.role')).toHaveLength(5);
    const closed = Object.values(given.view.chambers).flat().filter((card) => card === 'down').length;
    expect(root.querySelectorAll('.unopened')).toHaveLength(closed);
  });
});

describe('what is mine', () => {
  // RULE("TD-12")
  it('stays covered until one peeks', () => {
    const referee = new Referee(5, 2);
    const root = show(Mine, props(referee, 2));
    const role = t(`tempel-role-${referee.roles[2]}`);
    expect(root.textContent).not.toContain(role);
    root.querySelector<HTMLButtonElement>('.peek')?.click();
    flushSync();
    expect(root.textContent).toContain(role);
    root.querySelector<HTMLButtonElement>('.peek')?.click();
    flushSync();
    expect(root.textContent).not.toContain(role);
    expect(show(Mine, props(referee, 2, { settings: { sound: false, motion: false, confirm: true, peek: true } })).textContent).toContain(role);
  });

  it('announces within the bounds only', () => {
    const referee = new Referee(5, 2);
    const given = props(referee, 2);
    const root = show(Mine, given);
    const button = (label: string): HTMLButtonElement => root.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`) as HTMLButtonElement;
    const press = (label: string, times: number): void => {
      for (let k = 0; k < times; ++k) {
        button(label).click();
        flushSync();
      }
    };
    expect(button('Less gold').disabled).toBe(true);
    press('More fire', 9);
    press('More gold', 9);
    expect(button('More gold').disabled && button('More fire').disabled).toBe(true);
    root.querySelector<HTMLButtonElement>('.say')?.click();
    expect(given.propose).toHaveBeenLastCalledWith([{ do: 'announce', gold: 3, fire: 2 }]);
    press('Less fire', 1);
    press('More gold', 9);
    root.querySelector<HTMLButtonElement>('.say')?.click();
    expect(given.propose).toHaveBeenLastCalledWith([{ do: 'announce', gold: 4, fire: 1 }]);
    root.querySelector<HTMLButtonElement>('.silent')?.click();
    expect(given.propose).toHaveBeenLastCalledWith([{ do: 'announce', silent: true }]);
  });

  it('draws advice to announce, with its numbers set', () => {
    const referee = new Referee(5, 2);
    const numbers = show(Mine, props(referee, 2, { hint: { do: 'announce', gold: 2, fire: 1 } }));
    expect([...numbers.querySelectorAll('.hinted')].map((one) => one.className)).toEqual([expect.stringContaining('say')]);
    expect([...numbers.querySelectorAll('output')].map((one) => one.textContent?.trim())).toEqual(['2', '1']);
    const silence = show(Mine, props(referee, 2, { hint: { do: 'announce', silent: true } }));
    expect([...silence.querySelectorAll('.hinted')].map((one) => one.className)).toEqual([expect.stringContaining('silent')]);
    const door = show(Mine, props(referee, 2, { hint: { do: 'open', seat: 1, place: 0 } }));
    expect(door.querySelectorAll('.hinted')).toHaveLength(0);
  });

  it('says so where nothing may be announced', () => {
    const silent = show(Mine, props(new Referee(5, 2, false), 2));
    expect(silent.textContent).toContain(t('tempel-announce-off'));
    const referee = new Referee(5, 2);
    for (let k = 0; k < 3; ++k) referee.play(2, { do: 'announce', silent: true });
    const root = show(Mine, props(referee, 2));
    expect(root.textContent).toContain(t('tempel-announce-left', { left: 0 }));
    expect([...root.querySelectorAll<HTMLButtonElement>('.controls button')].every(({ disabled }) => disabled)).toBe(true);
  });
});

describe('rail and reveal', () => {
  it('shows what is public of a seat', () => {
    const referee = new Referee(5, 2);
    referee.play(1, { do: 'announce', gold: 1, fire: 0 });
    expect(show(SeatBadge, { view: referee.view(0), seat: 1, t }).textContent).toContain('1 gold, 0 fire');
    expect(show(SeatBadge, { view: referee.view(0), seat: 2, t }).textContent).toContain('has not spoken');
  });

  // RULE("TD-12")
  it('sets what was said against what was held', () => {
    const referee = new Referee(4, 3);
    const [gold, fire] = referee.view(1).own?.dealt[1] ?? [0, 0];
    referee.play(1, { do: 'announce', gold, fire });
    referee.play(1, { do: 'announce', gold: gold + 1, fire });
    referee.advance(16);
    const view = referee.view('spectator');
    const root = show(End, { view, seats: seatInfos(4, null), t, result: { places: [], rule: view.end?.rule ?? '', scores: [] } });
    const row = [...root.querySelectorAll('tbody tr')].find((one) => one.textContent?.includes('Benedikt'));
    const verdicts = [...(row?.querySelectorAll('td')[0]?.querySelectorAll('.verdict') ?? [])].map((one) => one.textContent?.trim());
    expect(verdicts.slice(0, 2)).toEqual(['✓ true', '✗ not true']);
    expect(root.querySelectorAll('.roles li')).toHaveLength(4 + view.pile.out);
    expect(root.textContent).toContain(`${view.opened.gold} of ${view.temple.gold} gold`);
  });
});
