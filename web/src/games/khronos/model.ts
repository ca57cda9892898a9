// The view of Khronos in the shapes of docs/protocol.md, and what a board reads off it without a rule of its own: which
// footprints a tool may choose, which path of moves they mean, and how two views differ.

import type { Fact, Move, Refusal } from '../types';

export type Age = 'might' | 'faith' | 'reason';
export type Type = 'military' | 'religious' | 'civil';
export type Size = 1 | 2 | 3;
/** Cards by type: Military, Religious, Civil. */
export type Cards = [military: number, religious: number, civil: number];

export const AGES: readonly Age[] = ['might', 'faith', 'reason'];
export const TYPES: readonly Type[] = ['military', 'religious', 'civil'];
export const SIZES: readonly Size[] = [1, 2, 3];
export const ROUNDS = 7;
export const NO_CARDS: Cards = [0, 0, 0];

export interface Building {
  type: Type;
  size: Size;
  owner?: number;
  ruin?: boolean;
  /** In Reason: cubes by player, of the population or of a renovation begun. */
  cubes?: number[];
  /** Of its domain: the first square in reading order. */
  domain: string;
  printed?: boolean;
  /** The top of its type in its domain. */
  top?: boolean;
}
export interface Domain {
  power: Cards;
  /** What each player would collect for it now. */
  income: number[];
}
export interface AgeView {
  buildings: Record<string, Building>;
  domains: Record<string, Domain>;
}
export interface Agent {
  age: Age;
  uses: number;
}
/** Where the ecus of a player came from and went; the lines add up to them. */
export const LINES = ['start', 'buildings', 'might', 'faith', 'reason', 'exchanges', 'moves', 'demolitions'] as const;
export interface Player {
  ecus: number;
  ledger: Record<(typeof LINES)[number], number>;
  cubes: number;
  /** How many cards he holds. */
  cards: number;
  /** Those that everybody saw going to the hand. */
  known?: Cards;
  agents: Agent[];
  /** What he would collect now by age, wherever his agents stand. */
  income: number[];
  hand?: Cards;
}
export interface Land {
  name: string;
  width: number;
  height: number;
  rows: string[];
}
export type Step =
  | 'exchange'
  | 'swap'
  | 'give'
  | 'act'
  | 'row'
  | 'column'
  | 'which'
  | 'grow'
  | 'extra'
  | 'share'
  | 'stay'
  | 'place'
  | 'keep_cube'
  | 'discard'
  | 'over';

/** Everything that the viewer may do at the moment, with its places. */
export interface Choices {
  /** Anchors: a number for each row, in which bit 0 is column A. */
  build: { age: Age; type: Type; size: Size; anchors: number[] }[];
  upgrade: { age: Age; from: string; size: Size; anchors: string[] }[];
  demolish: { age: Age; square: string }[];
  populate: string[];
  renovate: string[];
}

export interface KhronosView extends Record<string, unknown> {
  players: number;
  land: Land;
  round: number;
  first: number;
  active: number;
  step: Step;
  owes?: number | null;
  action?: { do: string; age?: Age; type?: Type; size?: Size; from?: string; to?: string; taken?: Cards; cost?: number; extra?: number } | null;
  /** stay, place, keep_cube: how far the resolution has come. */
  resolving?: Age | null;
  /** place: the building that is made smaller. */
  loser?: { age: Age; square: string } | null;
  /** keep_cube: the building in Reason whose cubes are chosen from, and the players who have most there. */
  cubes?: { square: string; tied: number[] } | null;
  /** Whether steps may be taken back. */
  undo: boolean;
  ages: Record<Age, AgeView>;
  seats: Record<string, Player>;
  stock: Record<Type, number[]>;
  pile: number;
  discards: Cards;
  row?: Cards | null;
  own?: { seat: number; may?: Choices | null } | null;
}

// Squares.

export interface Square {
  row: number;
  column: number;
}
export const squareOf = (name: string): Square => ({ column: name.charCodeAt(0) - 65, row: Number(name.slice(1)) - 1 });
export const columnName = (column: number): string => String.fromCharCode(65 + column);
export const nameOfSquare = ({ row, column }: Square): string => `${columnName(column)}${row + 1}`;
export const isOnMap = (land: Land, { row, column }: Square): boolean => row >= 0 && column >= 0 && row < land.height && column < land.width;
/** The names of the squares that the refusal of a wish names as its causes. */
export const causesOf = (land: Land, refusal: Refusal): string[] =>
  (refusal.causes ?? []).map((number) => nameOfSquare({ row: Math.floor(number / land.width), column: number % land.width }));

export interface Footprint {
  square: string;
  size: number;
}
export function covers({ square, size }: Footprint, { row, column }: Square): boolean {
  const anchor = squareOf(square);
  return row >= anchor.row && column >= anchor.column && row < anchor.row + size && column < anchor.column + size;
}
export function overlap(a: Footprint, b: Footprint): boolean {
  const [p, q] = [squareOf(a.square), squareOf(b.square)];
  return p.row < q.row + b.size && q.row < p.row + a.size && p.column < q.column + b.size && q.column < p.column + a.size;
}

export interface Standing extends Building {
  square: string;
}
/** The buildings of an age in reading order. */
export function buildingsOf(age: AgeView): Standing[] {
  return Object.entries(age.buildings)
    .map(([square, building]) => ({ square, ...building }))
    .sort((a, b) => order(a.square) - order(b.square));
}
/** The place of a square in reading order. */
export const order = (name: string): number => {
  const { row, column } = squareOf(name);
  return row * 32 + column;
};
export const buildingAt = (age: AgeView, square: Square): Standing | null =>
  buildingsOf(age).find((building) => covers(building, square)) ?? null;
export const domainOf = (age: AgeView, name: string): Standing[] => buildingsOf(age).filter((building) => building.domain === name);

/** Whose building is the top of the type that counts in that age; in Reason who has most cubes, perhaps several;
 *  several elsewhere only while a conflict is settled. */
export function rulersOf(age: Age, view: AgeView, domain: string): number[] {
  const members = domainOf(view, domain);
  if (age !== 'reason') {
    const type = age === 'might' ? 'military' : 'religious';
    return members.filter((building) => building.top && building.type === type && building.owner !== undefined).map((building) => building.owner!);
  }
  const cubes: number[] = [];
  for (const building of members) {
    if (building.ruin || building.type !== 'civil') continue;
    building.cubes?.forEach((count, seat) => (cubes[seat] = (cubes[seat] ?? 0) + count));
  }
  const most = Math.max(0, ...cubes.filter((count) => count !== undefined));
  return most === 0 ? [] : cubes.flatMap((count, seat) => (count === most ? [seat] : []));
}

/** How many domains of an age a seat rules, and how many buildings there carry a cube of it. */
export const ruledBy = (view: KhronosView, age: Age, seat: number): number =>
  Object.keys(view.ages[age].domains).filter((domain) => rulersOf(age, view.ages[age], domain).includes(seat)).length;
export const standingOf = (view: KhronosView, age: Age, seat: number): number =>
  buildingsOf(view.ages[age]).filter((building) => building.owner === seat || (building.cubes?.[seat] ?? 0) > 0).length;

export const countOf = (cards: Cards): number => cards[0] + cards[1] + cards[2];
export const cardsOfHand = (cards: Cards): Type[] => TYPES.flatMap((type, k) => Array<Type>(cards[k] ?? 0).fill(type));
/** KH-2.3, as printed on every tile. */
export const valueOf = (size: Size): number => (size === 3 ? 4 : size);

// Tools: what the pointer does on a map.

export type Tool =
  | { kind: 'build'; type: Type; size: Size }
  | { kind: 'demolish' | 'populate' | 'renovate' }
  | { kind: 'agent'; agent: number };
export const sameTool = (a: Tool | null, b: Tool | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A place on a map with what would be done there. */
export interface Target extends Footprint {
  age: Age;
  path: Move[];
}

const buildPath = (age: Age, type: Type, size: Size, { row, column }: Square): Move[] => [
  { do: 'build', age, type, size },
  { do: 'row', row: row + 1 },
  { do: 'column', column: columnName(column) },
];
const upgradePath = (age: Age, from: string, size: Size, square: string): Move[] => [
  { do: 'upgrade', age },
  { do: 'which', square: from },
  { do: 'grow', size, square },
];

/** All places where a tool may be used, by age and anchor. */
export function targetsOf(view: KhronosView, tool: Tool): Target[] {
  const may = view.own?.may;
  if (!may) return [];
  const standing = (age: Age, square: string): Building | undefined => view.ages[age].buildings[square];
  switch (tool.kind) {
    case 'build': {
      const { type, size } = tool;
      const fresh = may.build
        .filter((one) => one.type === type && one.size === size)
        .flatMap(({ age, anchors }) =>
          anchors.flatMap((bits, row) =>
            Array.from({ length: view.land.width }, (_, column) => column)
              .filter((column) => ((bits >> column) & 1) === 1)
              .map((column): Target => ({ age, square: nameOfSquare({ row, column }), size, path: buildPath(age, type, size, { row, column }) })),
          ),
        );
      const larger = may.upgrade
        .filter(({ age, from, size: to }) => to === size && standing(age, from)?.type === type)
        .flatMap(({ age, from, anchors }) => anchors.map((square): Target => ({ age, square, size, path: upgradePath(age, from, size, square) })));
      return [...fresh, ...larger];
    }
    case 'demolish':
      return may.demolish.map(({ age, square }) => ({ age, square, size: 1, path: atPath(tool.kind, age, square, standing(age, square)) }));
    case 'populate':
    case 'renovate':
      return may[tool.kind].map((square) => {
        const building = standing('reason', square);
        return { age: 'reason', square, size: building?.size ?? 1, path: atPath(tool.kind, 'reason', square, building) };
      });
    case 'agent':
      return [];
  }
}

function atPath(kind: 'demolish' | 'populate' | 'renovate', age: Age, square: string, building: Building | undefined): Move[] {
  const type = building?.type ?? 'military';
  const begin: Move = kind === 'demolish' ? { do: kind, age, type } : kind === 'renovate' ? { do: kind, type } : { do: kind };
  return [begin, { do: 'which', square }];
}

/** The wish of a tool at a place where it may not be used, to hear why. Null: there is nothing to ask. */
export function wishOf(view: KhronosView, tool: Tool, age: Age, square: Square): Target | null {
  const name = nameOfSquare(square);
  if (tool.kind === 'agent') return null;
  const here = buildingAt(view.ages[age], square);
  if (tool.kind !== 'build') {
    const at = here?.square ?? name;
    return { age, square: at, size: here?.size ?? 1, path: atPath(tool.kind, age, at, here ?? undefined) };
  }
  const { type, size } = tool;
  const under = buildingsOf(view.ages[age]).find((building) => building.type === type && building.size < size && overlap(building, { square: name, size }));
  return { age, square: name, size, path: under ? upgradePath(age, under.square, size, name) : buildPath(age, type, size, square) };
}

/** The anchor of a footprint whose middle is nearest to a point; the point counts in squares. */
export function anchorAround(land: Land, size: number, x: number, y: number): Square {
  const within = (value: number, most: number): number => Math.max(0, Math.min(most - size, Math.round(value - size / 2)));
  return { row: within(y, land.height), column: within(x, land.width) };
}

/** The target that a point means: the one whose middle is nearest, if the point lies in it or close by. */
export function targetAt(targets: readonly Target[], age: Age, x: number, y: number): Target | null {
  let best: Target | null = null;
  let least = Infinity;
  for (const target of targets) {
    if (target.age !== age) continue;
    const { row, column } = squareOf(target.square);
    const [dx, dy] = [column + target.size / 2 - x, row + target.size / 2 - y];
    const reach = Math.max(Math.abs(dx), Math.abs(dy));
    // Half a square beyond what the pointer would choose by itself, so that an edge needs no aiming.
    if (reach > target.size / 2 || (target.size > 1 && reach > 1)) continue;
    const distance = dx * dx + dy * dy;
    if (distance < least) [best, least] = [target, distance];
  }
  return best;
}

/** Tools that have a place on this square, each with the one nearest to its middle. */
export function possibleAt(view: KhronosView, age: Age, square: Square): { tool: Tool; target: Target }[] {
  const tools: Tool[] = [
    { kind: 'populate' },
    { kind: 'renovate' },
    ...TYPES.flatMap((type) => SIZES.map((size): Tool => ({ kind: 'build', type, size }))),
    { kind: 'demolish' },
  ];
  return tools.flatMap((tool) => {
    const around = targetsOf(view, tool).filter((target) => target.age === age && covers(target, square));
    const target = targetAt(around, age, square.column + 0.5, square.row + 0.5) ?? around[0];
    return target ? [{ tool, target }] : [];
  });
}

// Two views compared, to show what would become of a choice.

export interface Change {
  added: Standing[];
  removed: Standing[];
  /** Domains after it that hold buildings of several before, by name. */
  joined: string[];
  /** Domains before it whose buildings lie in several after. */
  divided: string[];
}

export function changeOf(before: AgeView, after: AgeView): Change {
  const same = (a: Building | undefined, b: Building | undefined): boolean =>
    !!a && !!b && a.type === b.type && a.size === b.size && a.owner === b.owner && !!a.ruin === !!b.ruin && !!a.printed === !!b.printed;
  const added = buildingsOf(after).filter((building) => !same(before.buildings[building.square], building));
  const removed = buildingsOf(before).filter((building) => !same(after.buildings[building.square], building));
  const kept = buildingsOf(after).filter((building) => same(before.buildings[building.square], building));
  const from = new Map<string, Set<string>>();
  const into = new Map<string, Set<string>>();
  const note = (map: Map<string, Set<string>>, key: string, value: string): void => void map.set(key, (map.get(key) ?? new Set()).add(value));
  for (const { square, domain } of kept) {
    note(from, domain, before.buildings[square]!.domain);
    note(into, before.buildings[square]!.domain, domain);
  }
  const several = (map: Map<string, Set<string>>): string[] => [...map].filter(([, others]) => others.size > 1).map(([name]) => name);
  return { added, removed, joined: several(from), divided: several(into) };
}

/** In which age a fact happened; null for what concerns no age. */
export function ageOf(fact: Fact): Age | null {
  if (fact.what === 'populated' || fact.what === 'renovating' || fact.what === 'renovated' || fact.what === 'cube_stays') return 'reason';
  if (fact.what === 'moved' || fact.what === 'income') return null;
  return AGES.includes(fact.age as Age) ? (fact.age as Age) : null;
}
