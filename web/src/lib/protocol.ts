// The types of docs/protocol.md, as the browser sees them. A merge patch turns null into "absent", so whatever may be null may be
// absent too: compare with == null.

export type Phase = 'lobby' | 'dealing' | 'playing' | 'paused' | 'over' | 'stopped';
export type BotLevel = string;
/** What the server answers as a game's own view; each game gives it a type of its own. */
export type GameView = Record<string, unknown>;
export type Move = Record<string, unknown>;
export type Fact = { what: string } & Record<string, unknown>;
export type Viewer = number | 'spectator' | 'archive';

export interface FactGroup {
  event: number;
  seat?: number;
  by?: 'person' | 'bot' | 'clock' | 'host';
  facts: Fact[];
  /** The event takes the match back to just after this one. */
  undo?: number;
}

export interface Refusal {
  code: string;
  text: string;
  rule?: string;
  /** What on the board is in the way, in the game's own numbers. */
  causes?: number[];
}

export type Option = { name: string; help: string } & (
  | { kind: 'choice'; values: string[]; default: string }
  | { kind: 'range'; min: number; max: number; default: number }
  | { kind: 'seat'; also: string[]; default: string | number }
  | { kind: 'order'; values: string[]; default: string[] }
);

export interface CatalogueGame {
  id: string;
  name: string;
  players: { min: number; max: number };
  groups: string[];
  bots: BotLevel[];
  rules_version: string | number;
  content: string;
  options: Option[];
  /** Ready phrases of the chat, besides those of every table. */
  phrases: Phrase[];
}

export interface Phrase {
  id: string;
  /** It speaks of a seat, which must be named. */
  about: boolean;
}

export interface ClockSetting {
  kind: 'none' | 'move' | 'fischer';
  seconds?: number;
  increment?: number;
}

export interface Person {
  name: string;
  seat: number[];
  connected: boolean;
  muted: boolean;
}

export interface SeatClock {
  /** Milliseconds left at the moment `at` (Unix milliseconds). */
  left: number;
  running: boolean;
  at: number;
}

export interface Seat {
  kind: 'person' | 'bot' | 'empty';
  person?: number;
  /** Whose seat it is, where somebody else plays it. */
  owner?: number;
  name?: string;
  level?: BotLevel;
  ready?: boolean;
  /** Unix milliseconds since when the owner is away. */
  away?: number | null;
  conceded?: boolean;
  stand_in?: BotLevel | null;
  clock?: SeatClock;
}

export interface Request {
  id: string | number;
  what: 'undo' | 'stop' | 'pause' | 'resume';
  by: number;
  to?: number;
  learned?: boolean;
  agreed: number[];
  needed: number[];
}

export interface Dealing {
  commitment: string;
  missing: number[];
  since: number;
  late: boolean;
}

export interface Dice {
  commitment: string;
  commitments: Record<string, string>;
  contributions: Record<string, string>;
  secret?: string;
}

export interface ScoreLine {
  line: string;
  amount: number;
}

export interface Outcome {
  places: number[];
  rule: string;
  group?: string;
  scores: ScoreLine[][];
}
export interface Stopped {
  stopped: 'agreed' | 'abandoned' | 'operator';
}
export type Result = Outcome | Stopped;

export interface Table {
  code: string;
  game: string;
  options: Record<string, unknown>;
  players: number;
  phase: Phase;
  match?: string | null;
  number: number;
  host: number;
  locked: boolean;
  spectators: boolean;
  open: boolean;
  hints: boolean;
  /** Seconds after which an absent owner's seat may be handed on. */
  away: number;
  clock: ClockSetting;
  people: Record<string, Person>;
  watching: number;
  seats: Record<string, Seat>;
  request?: Request | null;
  claim?: { seat: number; name: string } | null;
  dealing?: Dealing | null;
  dice?: Dice | null;
  result?: Result | null;
  rematch?: { wanted: number[] } | null;
}

export interface You {
  person?: number | null;
  seats: number[];
  viewer: number | 'spectator';
  host: boolean;
  owes: number[];
  decision?: number | null;
  legal: Move[];
  optional: Move[];
  undo?: null | 'free' | 'ask';
  event: number;
  /** Seats that everybody waits for. */
  owing: number[];
}

export interface TableDocument {
  table: Table;
  match?: GameView | null;
  you: You;
}

export interface ChatLine {
  id: number;
  person?: number;
  name?: string;
  seat?: number | null;
  text?: string;
  phrase?: string;
  about?: number | null;
  /** A line of the table itself. */
  notice?: string;
  [detail: string]: unknown;
}

export interface State {
  type: 'state';
  n: number;
  doc: TableDocument;
  facts?: FactGroup[];
  chat?: ChatLine[];
}
export interface Update {
  type: 'update';
  n: number;
  facts?: FactGroup[];
  patch?: unknown;
  chat?: ChatLine[];
}
export interface Done {
  type: 'done';
  id: string;
  n: number;
  secret?: string;
}
export interface Refused {
  type: 'refused';
  id?: string;
  refusal: Refusal;
}
export interface OutlookAnswer {
  type: 'outlook';
  id: string;
  facts?: Fact[];
  /** Merge patch against the document's `match`. */
  patch?: unknown;
  legal?: Move[];
  /** It ends before a draw, a reveal or another's decision. */
  cut?: boolean;
  refusal?: Refusal;
}
export interface PathsAnswer {
  type: 'paths';
  id: string;
  /** The whole paths of what the seat owes. */
  paths?: Move[][];
  /** There are others besides these. */
  more?: boolean;
  refusal?: Refusal;
}
export interface HintAnswer {
  type: 'hint';
  id: string;
  move?: Move;
  weights?: [Move, number][];
  refusal?: Refusal;
}
export interface MomentAnswer {
  type: 'moment';
  id: string;
  event: number;
  match?: GameView;
  refusal?: Refusal;
}
export interface Closed {
  type: 'closed';
  refusal: Refusal;
}
export interface Pong {
  type: 'pong';
}
export type ServerMessage =
  | State
  | Update
  | Done
  | Refused
  | OutlookAnswer
  | PathsAnswer
  | HintAnswer
  | MomentAnswer
  | Closed
  | Pong;

/** A command without its id: `{"name":"ready","ready":true,…}`. */
export type Command = { name: string } & Record<string, unknown>;

export interface MyTable {
  code: string;
  game: string;
  phase: Phase;
  waiting: boolean;
  seats: (string | null)[];
  n: number;
}
export interface MyMatch {
  match: string;
  game: string;
  ended: number;
  players: string[];
  seat: number | null;
  place: number | null;
  outcome: string;
  code: string;
}
/** A person's matches of one game. */
export interface MyStatistics {
  /** By the number of players, without matches that were stopped. */
  players: { players: number; played: number; won: number }[];
  stopped: number;
  /** Mean length in milliseconds. */
  length: number | null;
}
export interface OpenTable {
  code: string;
  game: string;
  players: number;
  taken: number;
  host: string;
  options: Record<string, unknown>;
}

export interface ReplayFrame {
  event: number;
  /** The whole view; only in the first frame. */
  match?: GameView;
  seat?: number;
  by?: FactGroup['by'];
  time?: number;
  /** The event at which the seat began to owe what it answers here. */
  decision?: number;
  facts: Fact[];
  patch?: unknown;
  undo?: number;
}
export interface Replay {
  setup: {
    game: string;
    players: number;
    options: Record<string, unknown>;
    names: string[];
    started: number;
    match: string;
  };
  as: Viewer;
  closed: boolean;
  dice: Dice | { seed: string };
  frames: ReplayFrame[];
  result: Result | null;
}
