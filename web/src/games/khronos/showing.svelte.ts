// Shows what happened age by age, at a pace that can be skipped. The board's state is the new one at once; only the picture
// follows behind.

import type { FactGroup } from '../types';
import type { Age, KhronosView } from './model';
import { stagesOf, viewAt, type Stage } from './stages';

const PACE = 1100;

export class Showing {
  #playing = $state.raw<{ from: KhronosView; to: KhronosView; stages: Stage[]; at: number } | null>(null);
  #lit = $state.raw<Stage[]>([]);
  #before: KhronosView;
  #timer = 0;

  constructor(view: KhronosView) {
    this.#before = view;
  }

  /** A new view and the facts that led to it; none after a jump in time. */
  update(to: KhronosView, facts: readonly FactGroup[], motion: boolean): void {
    const from = this.#before;
    if (from === to) return;
    this.#before = to;
    this.finish();
    this.#lit = facts.length === 0 ? [] : stagesOf(from, to, facts.flatMap((group) => group.facts));
    if (!motion || this.#lit.length < 2) return;
    this.#playing = { from, to, stages: this.#lit, at: 0 };
    this.#timer = window.setTimeout(() => this.#next(), PACE);
  }

  /** Shows the end at once. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#playing = null;
  }

  #next(): void {
    const playing = this.#playing;
    if (!playing || playing.at + 1 >= playing.stages.length) return this.finish();
    this.#playing = { ...playing, at: playing.at + 1 };
    this.#timer = window.setTimeout(() => this.#next(), PACE);
  }

  /** The stage that plays; null when all is shown. */
  get now(): Stage | null {
    return this.#playing?.stages[this.#playing.at] ?? null;
  }
  /** The first stage of the last update, playing or not. */
  get first(): Stage | null {
    return this.#lit[0] ?? null;
  }
  /** The picture's view. */
  viewFor(view: KhronosView): KhronosView {
    const playing = this.#playing;
    return playing ? viewAt(playing.from, playing.to, playing.stages, playing.at) : view;
  }
  /** What is lit in an age: as soon as its stage has been reached. */
  stageOf(age: Age): Stage | null {
    const at = this.#lit.findIndex((stage) => stage.age === age);
    return at < 0 || (this.#playing && at > this.#playing.at) ? null : this.#lit[at]!;
  }
}
