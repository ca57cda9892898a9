import type { Personal as PersonalNotes } from './personal.svelte';
import { api } from './api';
import { Connection, randomId, type Outcome, type Status } from './connection';
import { bearWitness, promised, promisedBefore } from './dice';
import { merge } from './merge';
import { Personal } from './personal.svelte';
import type {
  ChatLine,
  Done,
  FactGroup,
  GameView,
  HintAnswer,
  Move,
  OutlookAnswer,
  Refusal,
  State,
  TableDocument,
  Update,
} from './protocol';
import { says } from './says.svelte';
import { keep, kept } from './storage';

/** A past moment on the board instead of the present. */
export interface Past {
  event: number;
  view: GameView;
  facts: FactGroup[];
}

/** One table as this browser knows it. Documents are replaced, never changed in place. */
export class TableSession {
  doc = $state.raw<TableDocument | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** The events of the match, oldest first. */
  groups = $state.raw<FactGroup[]>([]);
  /** What the last update brought, to animate once. */
  fresh = $state.raw<FactGroup[]>([]);
  /** What happened while this browser was away, until it was looked at. */
  missed = $state.raw<FactGroup[]>([]);
  past = $state.raw<Past | null>(null);
  status = $state<Status>('connecting');
  refusal = $state.raw<Refusal | null>(null);
  /** Commands on their way. */
  pending = $state(0);
  personal = $state.raw<PersonalNotes | null>(null);

  private readonly connection: Connection;
  private contributed = '';
  private readonly back = () => this.connection.hurry();

  constructor(
    readonly code: string,
    languages: string[],
    /** Lines and events that came just now, not those of a reload. */
    private readonly onNews: (facts: FactGroup[], chat: ChatLine[]) => void,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const address = `${scheme}//${location.host}/api/tables/${encodeURIComponent(code)}/socket`;
    this.connection = new Connection({
      open: () => new WebSocket(address) as never,
      timers: { set: (action, ms) => window.setTimeout(action, ms), clear: (handle) => window.clearTimeout(handle) },
      languages,
      onState: (message) => this.takeState(message),
      onUpdate: (message) => this.takeUpdate(message),
      onStatus: (status, refusal) => {
        this.status = status;
        this.refusal = refusal ?? null;
      },
      diagnose: () => api.socketRefusal(code),
    });
  }

  async start(): Promise<void> {
    addEventListener('online', this.back);
    document.addEventListener('visibilitychange', this.back);
    // The socket needs an identity; where the server is away, the connection goes on trying.
    await api.me().catch(() => null);
    this.connection.start();
  }

  stop(): void {
    removeEventListener('online', this.back);
    document.removeEventListener('visibilitychange', this.back);
    this.connection.stop();
  }

  /** Sends a command; a refusal is said at the edge of the screen, and the answer is null then. */
  async command(name: string, fields: Record<string, unknown> = {}): Promise<Done | null> {
    this.pending += 1;
    const outcome: Outcome = await this.connection.command({ name, ...fields });
    this.pending -= 1;
    if ('done' in outcome) return outcome.done;
    says.refuse(outcome.refusal);
    return null;
  }

  async play(moves: Move[]): Promise<boolean> {
    const you = this.doc?.you;
    if (!you || typeof you.viewer !== 'number') return false;
    // Optional moves answer nothing that is owed.
    const answers = you.decision == null ? {} : { answers: you.decision };
    return (await this.command('play', { seat: you.viewer, ...answers, moves })) !== null;
  }

  async outlook(moves: Move[]): Promise<OutlookAnswer> {
    const answer = await this.connection.outlook(moves);
    return 'type' in answer ? answer : { type: 'outlook', id: randomId(), refusal: answer.refusal };
  }

  async hint(): Promise<HintAnswer | null> {
    const answer = await this.connection.hint();
    if ('type' in answer && !answer.refusal) return answer;
    if (answer.refusal) says.refuse(answer.refusal);
    return null;
  }

  /** Puts a past moment on the board; null is the present. */
  async look(event: number | null, facts: FactGroup[] = []): Promise<void> {
    if (event === null) {
      this.past = null;
      return;
    }
    const answer = await this.connection.moment(event);
    if ('type' in answer && answer.match) this.past = { event, view: answer.match, facts };
    else if (answer.refusal) says.refuse(answer.refusal);
  }

  lift(seat: number | null): void {
    this.connection.lift(seat);
  }

  /** Says ready, with this browser's promise for the dice. */
  ready(ready: boolean): Promise<Done | null> {
    const table = this.doc!.table;
    return this.command('ready', ready ? { ready, commitment: promised(table.code, table.number).commitment } : { ready });
  }

  private takeState(message: State): void {
    const known = this.doc;
    this.become(message.doc);
    const before = this.groups.at(-1)?.event ?? kept<number>(this.seenKey()) ?? 0;
    // Another seat at the same device has another view of the same events: nothing of the former one may stay.
    const same = known?.table.match === message.doc.table.match && known?.you.viewer === message.doc.you.viewer;
    this.groups = join(same ? this.groups : [], message.facts ?? []);
    this.chat = joinChat(this.chat, message.chat ?? []);
    this.fresh = [];
    const away = (message.facts ?? []).filter((group) => group.event > before);
    // A fresh table has nothing that could have been missed.
    if (away.length > 0 && before > 0) this.missed = away;
    this.remember();
  }

  private takeUpdate(message: Update): void {
    const groups = message.facts ?? [];
    const lines = message.chat ?? [];
    const match = this.doc?.table.match;
    if (message.patch !== undefined) this.become(merge(this.doc, message.patch) as TableDocument);
    if (this.doc?.table.match !== match) this.groups = [];
    if (groups.length > 0) {
      this.groups = join(this.groups, groups);
      this.fresh = groups;
      this.remember();
    }
    if (lines.length > 0) this.chat = joinChat(this.chat, lines);
    if (groups.length > 0 || lines.length > 0) this.onNews(groups, lines);
  }

  private become(doc: TableDocument): void {
    const before = this.doc?.table;
    this.doc = doc;
    const table = doc.table;
    if (!this.personal || before?.number !== table.number) {
      this.personal = new Personal(table.code, table.number);
      this.past = null;
      this.missed = [];
    }
    if (table.phase === 'dealing') this.contribute(doc);
    else this.contributed = '';
    if (table.match && table.dice?.commitment) {
      const own = doc.you.seats.length > 0 ? promisedBefore(table.code, table.number) : null;
      bearWitness(table.match, { commitment: table.dice.commitment, own });
    }
  }

  /** Shows this browser's bytes once all promises lie open. */
  private contribute({ table, you }: TableDocument): void {
    const missing = table.dealing?.missing ?? [];
    const own = promisedBefore(table.code, table.number);
    const round = `${table.number} ${table.dealing?.since}`;
    if (!own || this.contributed === round || !you.seats.some((seat) => missing.includes(seat))) return;
    this.contributed = round;
    void this.command('contribute', { bytes: own.bytes });
  }

  private remember(): void {
    const last = this.groups.at(-1);
    if (last) keep(this.seenKey(), last.event);
  }

  private seenKey(): string {
    return `seen.${this.doc?.table.match ?? this.code}`;
  }
}

/** Groups by event, each once, in order. */
function join(known: FactGroup[], added: FactGroup[]): FactGroup[] {
  const byEvent = new Map(known.map((group) => [group.event, group]));
  for (const group of added) byEvent.set(group.event, group);
  return [...byEvent.values()].sort((a, b) => a.event - b.event);
}

function joinChat(known: ChatLine[], added: ChatLine[]): ChatLine[] {
  const byId = new Map(known.map((line) => [line.id, line]));
  for (const line of added) byId.set(line.id, line);
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** The events that an undo took back: those after the event to which it goes, up to itself. */
export function takenBack(groups: FactGroup[]): Set<number> {
  const gone = new Set<number>();
  for (const group of groups) {
    if (group.undo === undefined) continue;
    for (const other of groups) if (other.event > group.undo && other.event < group.event) gone.add(other.event);
  }
  return gone;
}
