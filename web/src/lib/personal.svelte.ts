import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Marks } from '../games/types';
import { keep, kept } from './storage';

/** Marks and notes of one reader about one match, and whom he does not want to read. Kept on this device only. */
export class Personal implements Marks {
  private readonly marks: SvelteMap<number, string>;
  readonly muted: SvelteSet<number>;
  note: string;
  private readonly key: string;

  constructor(code: string, number: number) {
    this.key = `personal.${code}.${number}`;
    const saved = kept<{ marks: [number, string][]; note: string; muted: number[] }>(this.key);
    this.marks = new SvelteMap(saved?.marks ?? []);
    this.muted = new SvelteSet(saved?.muted ?? []);
    this.note = $state(saved?.note ?? '');
  }

  of(seat: number): string | null {
    return this.marks.get(seat) ?? null;
  }

  set(seat: number, mark: string | null): void {
    if (mark === null) this.marks.delete(seat);
    else this.marks.set(seat, mark);
    this.save();
  }

  setNote(text: string): void {
    this.note = text;
    this.save();
  }

  setMuted(person: number, muted: boolean): void {
    if (muted) this.muted.add(person);
    else this.muted.delete(person);
    this.save();
  }

  private save(): void {
    keep(this.key, { marks: [...this.marks], note: this.note, muted: [...this.muted] });
  }
}
