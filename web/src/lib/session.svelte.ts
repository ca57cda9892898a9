import type { Personal as PersonalNotes } from './personal.svelte';
import { api } from './api';
import { Connection, randomId, type Outcome, type Status, type Timers } from './connection';
import { bearWitness, promised, promisedBefore } from './dice';
import { merge } from './merge';
import { Personal } from './personal.svelte';
import { Recap } from './recap.svelte';
import type {
  ChatLine,
  Done,
  FactGroup,
  GameView,
  HintAnswer,
  Move,
  OutlookAnswer,
  PathsAnswer,
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
  /** The events of the last absence, first and last, for the log to mark. */
  missed = $state.raw<{ first: number; last: number } | null>(null);
  /** Somebody looks at this page. */
  looking = $state(document.visibilityState === 'visible');
  past = $state.raw<Past | null>(null);
  status = $state<Status>('connecting');
  refusal = $state.raw<Refusal | null>(null);
  /** Commands on their way. */
  pending = $state(0);
  personal = $state.raw<PersonalNotes | null>(null);

  /** Shows what was missed. */
  readonly recap: Recap;

  private readonly connection: Connection;
  private contributed = '';
  /** The last event that somebody saw at this device, null where none is known. */
  private seen: number | null = null;
  private readonly back = () => this.connection.hurry();
  private readonly watch = () => {
    this.looking = document.visibilityState === 'visible';
    if (this.looking) this.connection.hurry();
  };

  constructor(
    readonly code: string,
    languages: string[],
    /** Lines and events that came just now, not those of a reload. */
    private readonly onNews: (facts: FactGroup[], chat: ChatLine[]) => void,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const address = `${scheme}//${location.host}/api/tables/${encodeURIComponent(code)}/socket`;
    const timers: Timers = {
      set: (action, ms) => window.setTimeout(action, ms),
      clear: (handle) => window.clearTimeout(handle),
    };
    this.recap = new Recap({ show: (group) => this.showMissed(group), end: () => this.present(), timers });
    this.connection = new Connection({
      open: () => new WebSocket(address) as never,
      timers,
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
    document.addEventListener('visibilitychange', this.watch);
    // The socket needs an identity; where the server is away, the connection goes on trying.
    await api.me().catch(() => null);
    this.connection.start();
  }

  stop(): void {
    removeEventListener('online', this.back);
    document.removeEventListener('visibilitychange', this.watch);
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
    // Whoever plays on has seen enough of what was missed.
    if (this.recap.total > 0) this.recap.skip();
    // Optional moves answer nothing that is owed.
    const answers = you.decision == null ? {} : { answers: you.decision };
    return (await this.command('play', { seat: you.viewer, ...answers, moves })) !== null;
  }

  async outlook(moves: Move[]): Promise<OutlookAnswer> {
    const answer = await this.connection.outlook(moves);
    return 'type' in answer ? answer : { type: 'outlook', id: randomId(), refusal: answer.refusal };
  }

  async paths(moves: Move[] = []): Promise<PathsAnswer> {
    const answer = await this.connection.paths(moves);
    return 'type' in answer ? answer : { type: 'paths', id: randomId(), refusal: answer.refusal };
  }

  async hint(): Promise<HintAnswer | null> {
    const answer = await this.connection.hint();
    if ('type' in answer && !answer.refusal) return answer;
    if (answer.refusal) says.refuse(answer.refusal);
    return null;
  }

  /** Puts a past moment on the board; null is the present. */
  async look(event: number | null): Promise<void> {
    if (this.recap.playing) this.recap.skip();
    if (event === null) this.present();
    else await this.show(event, []);
  }

  private async show(event: number, facts: FactGroup[], still: () => boolean = () => true): Promise<boolean> {
    const answer = await this.connection.moment(event);
    if ('type' in answer && answer.match) {
      if (still()) this.past = { event, view: answer.match, facts };
      return true;
    }
    if (answer.refusal) says.refuse(answer.refusal);
    return false;
  }

  private async showMissed(group: FactGroup): Promise<boolean> {
    const shown = await this.show(group.event, [group], () => this.recap.playing);
    if (shown) this.see(group.event);
    return shown;
  }

  /** Puts the present on the board; what led to it is not drawn again. */
  private present(): void {
    this.past = null;
    this.fresh = [];
    this.see(this.groups.at(-1)?.event);
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
    const sameMatch = known?.table.match === message.doc.table.match;
    // Another seat at the same device has another view of the same events: nothing of the former one may stay.
    const sameView = sameMatch && known?.you.viewer === message.doc.you.viewer;
    this.groups = join(sameView ? this.groups : [], message.facts ?? []);
    this.chat = joinChat(this.chat, message.chat ?? []);
    this.fresh = [];
    if (!known) this.seen = kept<number>(this.seenKey());
    else if (!sameMatch) this.seen = -1;
    else if (!sameView) this.recap.skip();
    // A fresh table has nothing that could have been missed.
    const { seen } = this;
    const away = seen === null ? [] : this.groups.filter((group) => group.event > seen);
    if (away.length === 0) this.see(this.groups.at(-1)?.event);
    else this.miss(away, sameView ? known : null);
  }

  private takeUpdate(message: Update): void {
    const groups = message.facts ?? [];
    const lines = message.chat ?? [];
    const known = this.doc;
    if (message.patch !== undefined) this.become(merge(this.doc, message.patch) as TableDocument);
    const sameMatch = this.doc?.table.match === known?.table.match;
    if (!sameMatch) {
      this.groups = [];
      this.seen = null;
    }
    if (groups.length > 0) {
      this.groups = join(this.groups, groups);
      if (!this.looking || this.recap.playing) {
        this.miss(groups, sameMatch ? known : null);
      } else {
        this.fresh = groups;
        this.see(groups.at(-1)!.event);
      }
    }
    if (lines.length > 0) this.chat = joinChat(this.chat, lines);
    if (groups.length > 0 || lines.length > 0) this.onNews(groups, lines);
  }

  /** These events happened while nobody looked: the board stays as it was, until they are shown. */
  private miss(groups: FactGroup[], before: TableDocument | null): void {
    const first = this.recap.total > 0 ? this.missed?.first : undefined;
    this.recap.add(groups);
    if (this.recap.total === 0) return;
    this.missed = { first: first ?? groups[0]!.event, last: groups.at(-1)!.event };
    if (!this.past && before?.match) this.past = { event: this.seen ?? before.you.event, view: before.match, facts: [] };
  }

  private see(event: number | undefined): void {
    if (event === undefined) return;
    this.seen = event;
    keep(this.seenKey(), event);
  }

  private become(doc: TableDocument): void {
    const { table } = doc;
    if (!this.personal || this.doc?.table.number !== table.number) {
      if (this.doc) this.recap.skip();
      this.missed = null;
      this.personal = new Personal(table.code, table.number);
    }
    this.doc = doc;
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
export function takenBack(groups: Pick<FactGroup, 'event' | 'undo'>[]): Set<number> {
  const gone = new Set<number>();
  for (const group of groups) {
    if (group.undo === undefined) continue;
    for (const other of groups) if (other.event > group.undo && other.event < group.event) gone.add(other.event);
  }
  return gone;
}
