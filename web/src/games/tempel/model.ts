// What the board knows about a match beyond the bare view: which doors may be opened and why others may not, what may be
// announced, and what the table remembers. Pure functions of the view; the shapes are those of docs/protocol.md §8.

import type { Fact, Move, You } from '../types';

export type Card = 'gold' | 'fire' | 'empty';
export type Role = 'adventurer' | 'guardian';
/** How many chambers hold gold, fire and nothing, in this order. */
export type Counts = [gold: number, fire: number, empty: number];

export interface End {
  roles: Role[];
  out: Role[];
  /** By round: what each seat was dealt. */
  dealt: Record<string, Counts[]>;
  /** By seat: what still lies face down, sorted. */
  rest: Record<string, Card[]>;
  rule: string;
  group: 'adventurers' | 'guardians';
}

export interface TempelView extends Record<string, unknown> {
  players: number;
  round: number;
  /** Chambers dealt to each player this round. */
  each: number;
  keyholder: number;
  /** Openings left in this round. */
  left: number;
  temple: Record<Card, number>;
  opened: Record<Card, number>;
  pile: { adventurers: number; guardians: number; out: number };
  announcing: boolean;
  limits: { gold: number; fire: number; total: number; left: number[] };
  chambers: Record<string, ('down' | Card)[]>;
  openings: Record<string, [by: number, seat: number, place: number, card: Card, round: number]>;
  announcements: Record<string, [seat: number, gold: number | null, fire: number | null, round: number, before: number]>;
  own: null | { seat: number; role: Role; dealt: Record<string, Counts>; down: Counts };
  end: null | End;
}

export type OpenMove = { do: 'open'; seat: number; place: number };
export type AnnounceMove = { do: 'announce'; gold: number; fire: number } | { do: 'announce'; silent: true };

export const ROUNDS = 4;
export const CARDS: readonly Card[] = ['gold', 'fire', 'empty'];

/** Chambers dealt to each player in a round (TD-3.1): 5, 4, 3, 2. */
export const dealtEach = (round: number): number => 6 - round;

/** A list that the protocol sends as an object with numbers as keys, in the order of its keys. */
export function inOrder<T>(list: Record<string, T>): T[] {
  return Object.entries(list)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, item]) => item);
}

export interface Opening {
  by: number;
  seat: number;
  place: number;
  card: Card;
  round: number;
}

export const openings = (view: TempelView): Opening[] =>
  inOrder(view.openings).map(([by, seat, place, card, round]) => ({ by, seat, place, card, round }));

export const lastOpening = (view: TempelView): Opening | null => openings(view).at(-1) ?? null;

/** What somebody said: numbers, or nothing in so many words. */
export interface Announcement {
  seat: number;
  round: number;
  /** Null: "not telling". */
  said: { gold: number; fire: number } | null;
  /** Openings of the whole match before it was said. */
  before: number;
}

export const announcements = (view: TempelView): Announcement[] =>
  inOrder(view.announcements).map(([seat, gold, fire, round, before]) => ({
    seat,
    round,
    said: gold === null || fire === null ? null : { gold, fire },
    before,
  }));

/** By seat: the newest announcement of this round, or null where a seat has made none. */
export function newest(view: TempelView): (Announcement | null)[] {
  const bySeat = Array<Announcement | null>(view.players).fill(null);
  for (const one of announcements(view)) if (one.round === view.round) bySeat[one.seat] = one;
  return bySeat;
}

/** Closed doors of a seat in this round. */
export const closed = (view: TempelView, seat: number): number => (view.chambers[seat] ?? []).filter((card) => card === 'down').length;

/** Whether the server takes this move now. */
export const allowed = (you: You, seat: number, place: number): boolean =>
  you.legal.some((move) => move.do === 'open' && move.seat === seat && move.place === place);

/** Why a door cannot be opened by this viewer now: message id without the game's prefix, and the rule. Null: it can. */
export function forbidden(view: TempelView, you: You, live: boolean, seat: number, place: number): { id: string; rule: string } | null {
  if (view.end) return { id: 'no-over', rule: 'TD-4' };
  if (view.chambers[seat]?.[place] !== 'down') return { id: 'no-open', rule: 'TD-3.4' };
  if (you.viewer === 'spectator') return { id: 'no-seat', rule: 'TD-3.4' };
  if (view.keyholder !== you.viewer) return { id: 'no-key', rule: 'TD-3.4' };
  if (seat === you.viewer) return { id: 'no-own', rule: 'TD-3.4' };
  return live && allowed(you, seat, place) ? null : { id: 'no-now', rule: 'TD-3.4' };
}

/** Highest gold and fire that may be announced beside each other (TD-3.3). */
export function bounds(view: TempelView, gold: number, fire: number): { gold: number; fire: number } {
  const { limits } = view;
  return { gold: Math.min(limits.gold, limits.total - fire), fire: Math.min(limits.fire, limits.total - gold) };
}

/** Whether this viewer may announce now. */
export const mayAnnounce = (view: TempelView, you: You): boolean =>
  typeof you.viewer === 'number' && view.announcing && (view.limits.left[you.viewer] ?? 0) > 0 && you.optional.some((move) => move.do === 'announce');

/** One line of the table's memory: a seat in a round. */
export interface Memory {
  round: number;
  /** Chambers the seat was dealt. */
  each: number;
  /** Everything said, oldest first. */
  said: Announcement[];
  /** What was opened before this seat. */
  found: Record<Card, number>;
  /** What was opened cannot be squared with the last numbers said. */
  refuted: boolean;
}

/** What the table remembers: by seat, its rounds from the first to the present one. */
export function memory(view: TempelView): Memory[][] {
  const all = Array.from({ length: view.players }, () =>
    Array.from({ length: view.round }, (_, k): Memory => ({
      round: k + 1,
      each: dealtEach(k + 1),
      said: [],
      found: { gold: 0, fire: 0, empty: 0 },
      refuted: false,
    })),
  );
  for (const { seat, round, card } of openings(view)) {
    const entry = all[seat]?.[round - 1];
    if (entry) entry.found[card] += 1;
  }
  for (const one of announcements(view)) all[one.seat]?.[one.round - 1]?.said.push(one);
  for (const entry of all.flat()) {
    const last = entry.said.findLast((one) => one.said)?.said;
    const { found, each } = entry;
    entry.refuted = !!last && (found.gold > last.gold || found.fire > last.fire || found.empty > each - last.gold - last.fire);
  }
  return all;
}

/** The seats clockwise, beginning left of the one at the bottom and ending with it. */
export const clockwise = (players: number, bottom: number): number[] => Array.from({ length: players }, (_, k) => (bottom + 1 + k) % players);

/** Whether the viewer's side has won; null for a spectator or before the end. */
export const hasWon = (view: TempelView): boolean | null => (view.end && view.own ? view.end.group === `${view.own.role}s` : null);

export const isOpen = (move: Move | Fact | null | undefined): move is OpenMove => move?.do === 'open';
export const isAnnouncement = (move: Move | null | undefined): move is AnnounceMove => move?.do === 'announce';
