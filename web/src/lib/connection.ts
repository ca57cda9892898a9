import type {
  Command,
  Done,
  HintAnswer,
  MomentAnswer,
  Move,
  OutlookAnswer,
  PathsAnswer,
  Refusal,
  ServerMessage,
  State,
  Update,
} from './protocol';

/** What this needs of a WebSocket. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export interface Timers {
  set(action: () => void, milliseconds: number): number;
  clear(handle: number): void;
}

export type Status = 'connecting' | 'live' | 'lost' | 'closed';

export interface ConnectionParts {
  open(): SocketLike;
  timers: Timers;
  languages: string[];
  onState(message: State): void;
  onUpdate(message: Update): void;
  onStatus(status: Status, refusal?: Refusal): void;
  /** A socket could not even be opened: asks why; a refusal ends the attempts. */
  diagnose?(): Promise<Refusal | null>;
}

export type Outcome = { done: Done } | { refusal: Refusal };
type Question = { type: 'outlook' | 'paths'; moves: Move[] } | { type: 'hint' } | { type: 'moment'; event: number };
type Answer = OutlookAnswer | PathsAnswer | HintAnswer | MomentAnswer;

const OFFLINE: Refusal = { code: 'offline', text: 'There is no connection to the server at the moment.' };
/** Refusals after which trying again is of no use. */
const FINAL = new Set(['table_unknown', 'no_spectators', 'set_aside', 'origin', 'table_locked']);
const RETRY_MS = [300, 1000, 2000, 4000, 8000];
const PING_MS = 20_000;
const PONG_MS = 10_000;

const identifiers = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function randomId(length = 20): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => identifiers[byte & 63]).join('');
}

/**
 * One table's socket: numbers without gaps, commands that are done once however often the line breaks, and reconnecting by
 * itself. Knows nothing of what documents mean.
 */
export class Connection {
  /** Number of the last record seen, null before the first state. */
  n: number | null = null;

  private socket: SocketLike | null = null;
  private status: Status = 'connecting';
  private awaitingState = true;
  private attempt = 0;
  private retry: number | null = null;
  private heartbeat: number | null = null;
  private opened = false;
  private readonly commands = new Map<string, { text: string; socket: SocketLike | null; resolve(o: Outcome): void }>();
  private readonly questions = new Map<string, (answer: Answer | { refusal: Refusal }) => void>();

  constructor(private readonly parts: ConnectionParts) {}

  start(): void {
    this.connect();
  }

  /** Ends the connection for good. */
  stop(): void {
    this.end('closed');
  }

  /** The network or the page came back: do not wait for the next attempt. */
  hurry(): void {
    if (this.status !== 'lost' || this.retry === null) return;
    this.parts.timers.clear(this.retry);
    this.connect();
  }

  /** Sends a command now or once the line is back; the promise ends with the server's answer and never rejects. */
  command(command: Command): Promise<Outcome> {
    if (this.status === 'closed') return Promise.resolve({ refusal: OFFLINE });
    const id = randomId();
    return new Promise((resolve) => {
      const entry = { text: JSON.stringify({ type: 'command', id, ...command }), socket: null, resolve };
      this.commands.set(id, entry);
      this.flush();
    });
  }

  outlook(moves: Move[]): Promise<OutlookAnswer | { refusal: Refusal }> {
    return this.ask({ type: 'outlook', moves }) as Promise<OutlookAnswer | { refusal: Refusal }>;
  }
  /** The whole paths of what the seat owes that begin with these moves. */
  paths(moves: Move[] = []): Promise<PathsAnswer | { refusal: Refusal }> {
    return this.ask({ type: 'paths', moves }) as Promise<PathsAnswer | { refusal: Refusal }>;
  }
  hint(): Promise<HintAnswer | { refusal: Refusal }> {
    return this.ask({ type: 'hint' }) as Promise<HintAnswer | { refusal: Refusal }>;
  }
  moment(event: number): Promise<MomentAnswer | { refusal: Refusal }> {
    return this.ask({ type: 'moment', event }) as Promise<MomentAnswer | { refusal: Refusal }>;
  }
  /** Hot seat: asks for the view of this seat, or for the public one. */
  lift(seat: number | null): void {
    if (this.status === 'live') this.transmit({ type: 'lift', seat });
  }

  private ask(question: Question): Promise<Answer | { refusal: Refusal }> {
    if (this.status !== 'live') return Promise.resolve({ refusal: OFFLINE });
    const id = randomId();
    return new Promise((resolve) => {
      this.questions.set(id, resolve);
      this.transmit({ ...question, id });
    });
  }

  private connect(): void {
    this.retry = null;
    const socket = this.parts.open();
    this.socket = socket;
    this.awaitingState = true;
    this.opened = false;
    socket.onopen = () => {
      this.opened = true;
      this.hello();
      this.beat();
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.socket) void this.lose();
    };
  }

  private hello(): void {
    this.awaitingState = true;
    const last = this.n === null ? {} : { last: this.n };
    this.transmit({ type: 'hello', ...last, languages: this.parts.languages });
  }

  private receive(message: ServerMessage): void {
    this.beat();
    switch (message.type) {
      case 'state':
        this.awaitingState = false;
        this.n = message.n;
        this.attempt = 0;
        this.parts.onState(message);
        this.setStatus('live');
        this.flush();
        return;
      case 'update':
        // Between a gap and the state that heals it, updates are of no use: the state holds them.
        if (this.awaitingState || this.n === null || message.n < this.n) return;
        if (message.n > this.n + 1) {
          this.hello();
          return;
        }
        this.n = message.n;
        this.parts.onUpdate(message);
        return;
      case 'done': {
        const entry = this.commands.get(message.id);
        this.commands.delete(message.id);
        entry?.resolve({ done: message });
        return;
      }
      case 'refused': {
        if (message.id === undefined) return;
        const entry = this.commands.get(message.id);
        this.commands.delete(message.id);
        entry?.resolve({ refusal: message.refusal });
        this.questions.get(message.id)?.({ refusal: message.refusal });
        this.questions.delete(message.id);
        return;
      }
      case 'outlook':
      case 'paths':
      case 'hint':
      case 'moment':
        this.questions.get(message.id)?.(message);
        this.questions.delete(message.id);
        return;
      case 'closed':
        if (FINAL.has(message.refusal.code)) this.end('closed', message.refusal);
        return;
      case 'pong':
        return;
    }
  }

  /** Sends what is not yet on its way over this socket, in the order in which it was asked for. */
  private flush(): void {
    if (this.awaitingState || !this.socket) return;
    for (const entry of this.commands.values()) {
      if (entry.socket === this.socket) continue;
      entry.socket = this.socket;
      this.socket.send(entry.text);
    }
  }

  private transmit(message: object): void {
    this.socket?.send(JSON.stringify(message));
  }

  private beat(): void {
    if (this.heartbeat !== null) this.parts.timers.clear(this.heartbeat);
    this.heartbeat = this.parts.timers.set(() => {
      this.transmit({ type: 'ping' });
      this.heartbeat = this.parts.timers.set(() => {
        const socket = this.socket;
        void this.lose();
        socket?.close();
      }, PONG_MS);
    }, PING_MS);
  }

  private async lose(): Promise<void> {
    const neverOpened = !this.opened;
    this.drop();
    this.setStatus('lost');
    if (neverOpened && this.parts.diagnose) {
      const refusal = await this.parts.diagnose();
      if (refusal && FINAL.has(refusal.code)) {
        this.end('closed', refusal);
        return;
      }
    }
    if (this.status !== 'lost' || this.retry !== null) return;
    const wait = RETRY_MS[Math.min(this.attempt, RETRY_MS.length - 1)]!;
    this.attempt += 1;
    this.retry = this.parts.timers.set(() => this.connect(), wait);
  }

  private drop(): void {
    if (this.heartbeat !== null) this.parts.timers.clear(this.heartbeat);
    this.heartbeat = null;
    this.socket = null;
    this.awaitingState = true;
    for (const resolve of this.questions.values()) resolve({ refusal: OFFLINE });
    this.questions.clear();
  }

  private end(status: 'closed', refusal?: Refusal): void {
    const socket = this.socket;
    this.drop();
    if (this.retry !== null) this.parts.timers.clear(this.retry);
    this.retry = null;
    for (const entry of this.commands.values()) entry.resolve({ refusal: refusal ?? OFFLINE });
    this.commands.clear();
    this.setStatus(status, refusal);
    socket?.close();
  }

  private setStatus(status: Status, refusal?: Refusal): void {
    if (status === this.status) return;
    this.status = status;
    this.parts.onStatus(status, refusal);
  }
}
