import type { Timers } from './connection';
import type { FactGroup } from './protocol';

export interface RecapParts {
  /** Puts the moment of this event on the board, with what happened in it; false where that can't be had. */
  show(group: FactGroup): Promise<boolean>;
  /** Puts the present back on the board. */
  end(): void;
  timers: Timers;
}

const PACE_MS = 1200;
const SHORTEST_PACE_MS = 300;
const WHOLE_MS = 20_000;

/** How long each of so many events stays: long absences are told faster. */
export const paceOf = (count: number): number => Math.max(SHORTEST_PACE_MS, Math.min(PACE_MS, WHOLE_MS / count));

/**
 * "What happened since you looked": what a person missed, shown event by event until it has caught up or is skipped. Knows
 * nothing of any game: a board draws each event as it draws one that comes just now.
 */
export class Recap {
  /** Missed and not shown yet, oldest first. */
  waiting = $state.raw<FactGroup[]>([]);
  playing = $state(false);
  /** How many were shown. */
  shown = $state(0);

  readonly total = $derived(this.shown + this.waiting.length);
  private timer: number | null = null;
  private pace: number | null = null;
  private asking = false;

  constructor(private readonly parts: RecapParts) {}

  /** What was missed, or what happens while it is shown. Events that wait already or say nothing to this reader are left out. */
  add(groups: FactGroup[]): void {
    const last = this.waiting.at(-1)?.event ?? -1;
    const says = (group: FactGroup) => group.facts.length > 0 || group.undo !== undefined;
    this.waiting = [...this.waiting, ...groups.filter((group) => group.event > last && says(group))];
  }

  /** Milliseconds for each event; null: each waits for `next`. */
  play(pace: number | null): void {
    if (this.playing || this.waiting.length === 0) return;
    this.playing = true;
    this.pace = pace;
    void this.next();
  }

  /** The next event at once; after the last one, the present. */
  async next(): Promise<void> {
    if (!this.playing || this.asking) return;
    this.stopTimer();
    const [group, ...rest] = this.waiting;
    if (!group) {
      this.skip();
      return;
    }
    this.asking = true;
    const shown = await this.parts.show(group);
    this.asking = false;
    if (!this.playing) return;
    if (!shown) {
      this.skip();
      return;
    }
    // More may have come while the moment was asked for.
    this.waiting = [...rest, ...this.waiting.slice(rest.length + 1)];
    this.shown += 1;
    if (this.pace !== null) this.timer = this.parts.timers.set(() => void this.next(), this.pace);
  }

  /** Goes to the present, and forgets what was not shown. */
  skip(): void {
    this.stopTimer();
    this.playing = false;
    this.waiting = [];
    this.shown = 0;
    this.parts.end();
  }

  private stopTimer(): void {
    if (this.timer !== null) this.parts.timers.clear(this.timer);
    this.timer = null;
  }
}
