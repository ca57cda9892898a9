// Documents as the server would send them, written by hand for tests of the pages.

import type {
  CatalogueGame,
  ChatLine,
  FactGroup,
  GameView,
  MyMatch,
  MyStatistics,
  MyTable,
  OpenTable,
  Replay,
  Seat,
  TableDocument,
  You,
} from '../lib/protocol';

export const CODE = 'K7QFM2XA';
const hex = (digit: string) => digit.repeat(64);

export const catalogue: { games: CatalogueGame[] } = {
  games: [
    {
      id: 'tempel',
      name: 'Tempel des Schreckens',
      players: { min: 3, max: 10 },
      groups: ['adventurers', 'guardians'],
      bots: ['random', 'greedy'],
      rules_version: 1,
      content: hex('0'),
      options: [
        { name: 'announcements', kind: 'choice', values: ['on', 'off'], default: 'on', help: 'Whether players may announce.' },
        { name: 'first_keyholder', kind: 'seat', also: ['random'], default: 'random', help: 'Who holds the key first.' },
        { name: 'reveal_count', kind: 'choice', values: ['hidden', 'known'], default: 'hidden', help: 'Whether the number is known.' },
      ],
      phrases: ['trust', 'doubt', 'open', 'avoid'].map((id) => ({ id, about: true })),
    },
  ],
};

export const myTables: MyTable[] = [
  { code: CODE, game: 'tempel', phase: 'playing', waiting: true, seats: ['Ada', 'Bert', 'דנה', 'Emil', 'Fiona'], n: 42 },
  { code: 'ZZ22YY33', game: 'tempel', phase: 'lobby', waiting: false, seats: ['Ada', null, null], n: 3 },
];
export const openTables: OpenTable[] = [
  { code: 'OP3NT4BL', game: 'tempel', players: 6, taken: 2, host: 'Gustav', options: {} },
];
export const myMatches: MyMatch[] = [
  { match: 'm1', game: 'tempel', ended: 1_790_000_000_000, players: ['Ada', 'Bert', 'דנה', 'Emil', 'Fiona'], seat: 0, place: 1, outcome: 'TD-4.1', code: CODE },
  { match: 'm2', game: 'tempel', ended: 1_789_000_000_000, players: ['Ada', 'Bert', 'Emil'], seat: 0, place: null, outcome: 'agreed', code: CODE },
];

export const myStatistics: MyStatistics = {
  players: [
    { players: 3, played: 4, won: 1 },
    { players: 5, played: 12, won: 7 },
  ],
  stopped: 1,
  length: 780_000,
};

const person = (number: number, name: string, more: Partial<Seat> = {}): Seat => ({
  kind: 'person',
  person: number,
  name,
  ready: true,
  away: null,
  conceded: false,
  stand_in: null,
  ...more,
});
const bot = (name: string): Seat => ({ kind: 'bot', name, level: 'greedy' });

const you: You = {
  person: 0,
  seats: [0],
  viewer: 0,
  host: true,
  owes: [],
  decision: null,
  legal: [],
  optional: [],
  undo: null,
  event: 0,
  owing: [],
};

export const lobby: TableDocument = {
  table: {
    code: CODE,
    game: 'tempel',
    options: { announcements: 'on', first_keyholder: 'random', reveal_count: 'hidden' },
    players: 5,
    phase: 'lobby',
    match: null,
    number: 1,
    host: 0,
    locked: false,
    spectators: true,
    open: false,
    hints: true,
    away: 120,
    clock: { kind: 'none', seconds: 60, increment: 0 },
    people: {
      0: { name: 'Ada', seat: [0], connected: true, muted: false },
      1: { name: 'Bert', seat: [1], connected: true, muted: false },
      2: { name: 'Zuschauerin', seat: [], connected: true, muted: false },
    },
    watching: 1,
    seats: { 0: person(0, 'Ada'), 1: person(1, 'Bert', { ready: false }), 2: bot('Cleo'), 3: { kind: 'empty' }, 4: { kind: 'empty' } },
    request: null,
    claim: null,
    dealing: null,
    dice: null,
    result: null,
    rematch: null,
  },
  match: null,
  you,
};

const chambers = {
  0: ['down', 'gold', 'down', 'down'],
  1: ['down', 'down', 'down', 'empty'],
  2: ['down', 'down', 'down', 'down'],
  3: ['down', 'down', 'down', 'down'],
  4: ['down', 'down', 'down', 'down'],
};
const view: GameView = {
  players: 5,
  round: 2,
  each: 4,
  keyholder: 0,
  left: 3,
  temple: { gold: 7, fire: 2, empty: 16 },
  opened: { gold: 3, fire: 1, empty: 3 },
  pile: { adventurers: 3, guardians: 2, out: 0 },
  announcing: true,
  limits: { gold: 7, fire: 2, total: 4, left: [2, 2, 3, 3, 2] },
  chambers,
  openings: {
    1: [3, 1, 0, 'gold', 1],
    2: [1, 0, 2, 'empty', 1],
    3: [0, 2, 4, 'fire', 1],
    4: [2, 4, 1, 'gold', 1],
    5: [4, 1, 3, 'empty', 1],
    6: [1, 0, 1, 'gold', 2],
    7: [0, 1, 3, 'empty', 2],
  },
  announcements: { 1: [1, 2, 0, 1, 0], 2: [2, 1, 0, 1, 1], 3: [0, 1, 0, 2, 5], 4: [1, 2, 0, 2, 6], 5: [4, null, null, 2, 6] },
  own: { seat: 0, role: 'adventurer', dealt: { 1: [1, 0, 4], 2: [1, 1, 2] }, down: [0, 1, 2] },
  end: null,
};

const legal = [1, 2, 3, 4].flatMap((seat) =>
  chambers[seat as 1].flatMap((card, place) => (card === 'down' ? [{ do: 'open', seat, place }] : [])),
);

export const playing: TableDocument = {
  table: {
    ...lobby.table,
    phase: 'playing',
    match: 'm7',
    clock: { kind: 'move', seconds: 60, increment: 0 },
    seats: {
      0: person(0, 'Ada', { clock: { left: 42_000, running: true, at: 1_790_000_000_000 } }),
      1: person(1, 'Bert'),
      2: person(3, 'דנה', { away: 1_790_000_000_000 }),
      3: bot('Emil'),
      4: bot('Maximiliane von Hohenburg'),
    },
    dice: { commitment: hex('a'), commitments: { 0: hex('b') }, contributions: { 0: hex('c') } },
  },
  match: view,
  you: {
    ...you,
    owes: [0],
    decision: 14,
    legal,
    optional: [0, 1, 2, 3, 4].map((gold) => ({ do: 'announce', gold, fire: 0 })),
    undo: null,
    event: 14,
    owing: [0],
  },
};

export const groups: FactGroup[] = [
  {
    event: 0,
    facts: [{ what: 'roles', role: 'adventurer' }, { what: 'key', seat: 3 }, { what: 'deal', round: 1, each: 5, gold: 1, fire: 0, empty: 4 }],
  },
  { event: 1, seat: 1, by: 'person', facts: [{ what: 'announced', seat: 1, gold: 2, fire: 0 }] },
  { event: 2, seat: 3, by: 'bot', facts: [{ what: 'opened', by: 3, seat: 1, place: 0, card: 'gold' }] },
  { event: 3, seat: 1, by: 'person', facts: [{ what: 'opened', by: 1, seat: 0, place: 2, card: 'empty' }] },
  { event: 4, seat: 0, by: 'person', facts: [{ what: 'opened', by: 0, seat: 2, place: 4, card: 'fire' }] },
  { event: 5, seat: 2, by: 'clock', facts: [{ what: 'opened', by: 2, seat: 4, place: 1, card: 'gold' }] },
  {
    event: 6,
    seat: 4,
    by: 'bot',
    facts: [
      { what: 'opened', by: 4, seat: 1, place: 3, card: 'empty' },
      { what: 'round_over', round: 1 },
      { what: 'deal', round: 2, each: 4, gold: 1, fire: 1, empty: 2 },
    ],
  },
  { event: 7, seat: 1, by: 'person', facts: [{ what: 'opened', by: 1, seat: 0, place: 1, card: 'gold' }] },
  { event: 8, seat: 0, by: 'person', facts: [{ what: 'opened', by: 0, seat: 1, place: 3, card: 'empty' }] },
];

export const chat: ChatLine[] = [
  { id: 1, person: 1, name: 'Bert', seat: 1, text: 'Hallo zusammen! <b>kein HTML</b>' },
  { id: 2, person: 0, name: 'Ada', seat: 0, phrase: 'trust', about: 1 },
  { id: 3, notice: 'nudge', seat: 0, by: 1 },
];

const roles = ['adventurer', 'guardian', 'adventurer', 'guardian', 'adventurer'];
const endView: GameView = {
  ...view,
  opened: { gold: 7, fire: 1, empty: 5 },
  end: {
    roles,
    out: [],
    dealt: {
      1: [[1, 0, 4], [2, 0, 3], [1, 1, 3], [1, 1, 3], [2, 0, 3]],
      2: [[1, 1, 2], [1, 0, 3], [1, 0, 3], [1, 0, 3], [1, 0, 3]],
    },
    rest: {
      0: ['empty', 'empty', 'fire'],
      1: ['empty', 'empty', 'empty'],
      2: ['empty', 'empty', 'empty', 'empty'],
      3: ['empty', 'empty', 'empty', 'empty'],
      4: ['empty', 'empty', 'empty', 'empty'],
    },
    rule: 'TD-4.1',
    group: 'adventurers',
  },
};

export const over: TableDocument = {
  table: {
    ...playing.table,
    phase: 'over',
    clock: { kind: 'none' },
    result: {
      places: [1, 4, 1, 4, 1],
      rule: 'TD-4.1',
      group: 'adventurers',
      scores: [1, 0, 1, 0, 1].map((amount) => [{ line: 'win', amount }]),
    },
    rematch: { wanted: [1] },
  },
  match: endView,
  you: { ...you, event: 21 },
};

export const replay: Replay = {
  setup: {
    game: 'tempel',
    players: 5,
    options: {},
    names: ['Ada', 'Bert', 'דנה', 'Emil', 'Fiona'],
    started: 1_790_000_000_000,
    match: 'm7',
  },
  as: 'archive',
  closed: true,
  dice: { seed: '7' },
  frames: [
    { event: 0, match: { ...view, openings: {}, announcements: {}, round: 1, each: 5 }, facts: groups[0]!.facts },
    ...groups.slice(1, -1).map((group, index) => ({ ...group, time: 1_790_000_000_000 + 7000 * index ** 2, decision: index, patch: { left: 3 } })),
    { ...groups.at(-1)!, time: 1_790_001_000_000, patch: endView },
  ],
  result: over.table.result!,
};
