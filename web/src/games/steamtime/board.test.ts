import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recording, translate, wordsFor, youOf } from '../../testing/steamtime/fixtures';
import type { BoardProps, BoardSettings, Move, OutlookAnswer } from '../types';
import Board from './Board.svelte';
import { spaceContent } from './content';
import type { SteamTimeView } from './model';

// Paintings carry no information of their own, and jsdom takes a second to parse them.
vi.mock('./art/Monument.svelte', () => ({ default: () => {} }));
vi.mock('./art/GeneratorRow.svelte', () => ({ default: () => {} }));

let shown: Record<string, unknown>[] = [];
afterEach(async () => {
  await Promise.all(shown.map((one) => unmount(one)));
  shown = [];
  document.body.replaceChildren();
});

/** What follows a move that isn't asked any further. */
const done: OutlookAnswer = { type: 'outlook', id: '', facts: [], patch: {}, legal: [] };
const pay = (...from: string[]): Move[] => from.map((one) => ({ do: 'pay', from: one }));

/** The board at a recorded moment, with what the server would answer. */
function show(name: string, answers: { legal?: Move[]; paths?: Move[][]; outlook?: (moves: Move[]) => OutlookAnswer }, settings: Partial<BoardSettings> = {}) {
  const recorded = recording(name);
  const t = translate('en');
  const given = {
    view: recorded.view,
    you: { ...youOf(recorded), ...(answers.legal ? { legal: answers.legal } : {}) },
    seats: wordsFor(t, recorded.view.players, recorded.as as number).seats,
    bottom: recorded.as as number,
    facts: [],
    live: true,
    busy: false,
    send: vi.fn(async () => true),
    propose: vi.fn(),
    proposed: null,
    hint: null,
    outlook: async (moves) => answers.outlook?.(moves) ?? done,
    paths: async () => ({ type: 'paths', id: '', paths: answers.paths ?? [] }),
    compose: vi.fn(),
    showRule: vi.fn(),
    t,
    settings: { sound: false, motion: false, confirm: true, peek: true, ...settings },
    marks: { of: () => null, set: () => undefined },
  } satisfies BoardProps<SteamTimeView>;
  const root = document.body.appendChild(document.createElement('div'));
  shown.push(mount(Board, { target: root, props: given }));
  flushSync();
  return { root, given };
}
const all = (root: ParentNode, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];

describe('a payment', () => {
  it('is offered once for each way, the cheapest first, and paid as a whole', async () => {
    const { root, given } = show('pay', { paths: [pay('GN', 'GY'), pay('BK', 'GY'), pay('GY', 'GN')] });
    await vi.waitFor(() => expect(all(root, '[data-payment]')).toHaveLength(2));
    all(root, '[data-payment]')[0]!.click();
    await vi.waitFor(() => expect(given.send).toHaveBeenCalledExactlyOnceWith(pay('BK', 'GY')));
  });
  it('shows few ways at first, and all of them when they are asked for', async () => {
    const ways = ['GN', 'BU', 'BK', 'PK'].flatMap((one) => ['GY', 'OR', 'GN'].map((other) => pay(one, other)));
    const { root } = show('pay', { paths: ways });
    await vi.waitFor(() => expect(all(root, '[data-payment]')).toHaveLength(6));
    all(root, '[data-payment] ~ button:not([data-payment])')[0]!.click();
    flushSync();
    expect(all(root, '[data-payment]')).toHaveLength(new Set(ways.map((way) => way.map(({ from }) => from).sort().join())).size);
  });
  it.each([true, false])('that leaves no choice is made by itself: %s', async (automatic) => {
    const { root, given } = show('pay', { paths: [pay('BK', 'GY')] }, { automatic });
    await vi.waitFor(() => expect(all(root, '[data-payment]')).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve));
    expect(given.send.mock.calls).toEqual(automatic ? [[pay('BK', 'GY')]] : []);
  });
});

it('tells the shell what is asked while a decision is composed, and takes the last step back', async () => {
  const legal = pay('BK', 'GY');
  const { root, given } = show('rich', { outlook: () => ({ ...done, patch: { asked: { what: 'pay', owed: [0, 0, 1, 0, 1, 0, 0, 0, 0] } }, legal }) });
  all(root, '.space.expedition.can')[0]!.click();
  await vi.waitFor(() => expect(given.compose.mock.lastCall?.[0]?.view.asked?.what).toBe('pay'));
  given.compose.mock.lastCall![0].back();
  flushSync();
  expect(given.compose).toHaveBeenLastCalledWith(null);
  expect(given.send).not.toHaveBeenCalled();
});

it('takes a free crystal by a click where it lies, and asks which where several lie', async () => {
  const view = recording('gain').view;
  const [one, other] = Object.keys(view.spaces).filter((space) => spaceContent(view, space).does === 'deposit');
  const free = (into: string, space: string): Move => ({ do: 'gain', what: 'free', into, space });
  const { root, given } = show('gain', { legal: [free('GN', one!), free('GN', other!), free('BK', other!)] });
  expect(all(root, '.space.can').map(({ dataset }) => dataset.space).sort()).toEqual([one, other].sort());
  // A colour is one answer, wherever it may come from.
  expect(all(root, '[data-move=gain]')).toHaveLength(2);
  all(root, `[data-space="${other}"]`)[0]!.click();
  flushSync();
  expect(given.send).not.toHaveBeenCalled();
  all(root, '[data-move=gain]')[1]!.click();
  await vi.waitFor(() => expect(given.send).toHaveBeenCalledExactlyOnceWith([free('BK', other!)]));
});
