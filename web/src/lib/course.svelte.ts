// A decision of several steps, composed before anything is sent: each step asks the server what would follow. "Back" takes the
// last step away; the whole path is sent at once.

import type { Fact, GameView, Move, OutlookAnswer, Refusal } from '../games/types';
import { merge } from './merge';

interface Step<View> {
  moves: Move[];
  view: View;
  legal: Move[];
}
/** What would follow from a wish: facts, and the next question of the same player, or why it may not be. */
export interface Foresight<View> {
  path: Move[];
  facts: Fact[];
  view: View;
  legal: Move[];
  /** Something else is asked of the same player before the choice is complete. */
  goesOn: boolean;
  /** It ends before a die, a card or another's decision, and can't be taken back. */
  final: boolean;
}
export type Outlook<View> = { foresight: Foresight<View> } | { refusal: Refusal };

/** What a course asks of the board that it belongs to. */
export interface CourseTable<View> {
  view(): View;
  legal(): Move[];
  seat(): number | null;
  outlook(moves: Move[]): Promise<OutlookAnswer>;
  send(moves: Move[]): Promise<boolean>;
  propose(moves: Move[] | null): void;
  /** What is asked of the seat in this view is a further step of what is being chosen; else something new begins with it. */
  continues(view: View, seat: number): boolean;
}

export class Course<View extends GameView> {
  #steps = $state.raw<Step<View>[]>([]);
  #refusal = $state.raw<Refusal | null>(null);
  #choosing = $state(false);
  #table: CourseTable<View>;
  #known = new Map<string, Promise<Outlook<View>>>();
  #turn = 0;

  constructor(table: CourseTable<View>) {
    this.#table = table;
  }

  /** The question that is open now, as it would be after the steps taken. */
  get view(): View {
    return this.#steps.at(-1)?.view ?? this.#table.view();
  }
  get legal(): Move[] {
    return this.#steps.at(-1)?.legal ?? this.#table.legal();
  }
  get path(): Move[] {
    return this.#steps.flatMap((step) => step.moves);
  }
  get refusal(): Refusal | null {
    return this.#refusal;
  }
  /** What would follow from the step that was chosen is not known yet. */
  get choosing(): boolean {
    return this.#choosing;
  }

  /** What these moves would bring after the steps taken. */
  foresee(moves: Move[]): Promise<Outlook<View>> {
    const path = [...this.path, ...moves];
    const key = JSON.stringify(path);
    const known = this.#known.get(key) ?? this.#ask(path);
    this.#known.set(key, known);
    return known;
  }
  async #ask(path: Move[]): Promise<Outlook<View>> {
    const before = this.#table.view();
    const answer = await this.#table.outlook(path);
    if (answer.refusal) return { refusal: answer.refusal };
    const view = merge(before, answer.patch ?? {}) as View;
    const seat = this.#table.seat();
    const goesOn = !answer.cut && (answer.legal?.length ?? 0) > 0 && seat !== null && this.#table.continues(view, seat);
    return { foresight: { path, facts: answer.facts ?? [], view, legal: answer.legal ?? [], goesOn, final: answer.cut === true } };
  }

  /** Takes a step. The last one sends the path; where it can't be taken back, it is offered first. False if something else was
      wanted before it was known what would follow. */
  async choose(...moves: Move[]): Promise<boolean> {
    this.leave();
    const turn = this.#turn;
    this.#choosing = true;
    const outlook = await this.foresee(moves);
    if (turn !== this.#turn) return false;
    this.#choosing = false;
    if ('refusal' in outlook) {
      this.#refusal = outlook.refusal;
      return true;
    }
    const { foresight } = outlook;
    if (foresight.goesOn) this.#steps = [...this.#steps, { moves, view: foresight.view, legal: foresight.legal }];
    else if (foresight.final) this.#table.propose(foresight.path);
    else await this.#table.send(foresight.path);
    return true;
  }
  /** Says why something that isn't listed may not be done. */
  async wish(move: Move): Promise<void> {
    this.leave();
    const turn = this.#turn;
    const outlook = await this.foresee([move]);
    if (turn === this.#turn && 'refusal' in outlook) this.#refusal = outlook.refusal;
  }
  /** Something else is wanted: what was wished for is not done when its answer comes, and its refusal is told no more. */
  leave(): void {
    this.#turn += 1;
    this.#choosing = false;
    this.#refusal = null;
  }
  /** Takes the last step away. */
  back(): void {
    this.leave();
    this.#table.propose(null);
    this.#steps = this.#steps.slice(0, -1);
  }
  /** Forgets all steps: the match has gone on, or something else is wanted. */
  clear(): void {
    this.leave();
    this.#steps = [];
    this.#known.clear();
  }
}
