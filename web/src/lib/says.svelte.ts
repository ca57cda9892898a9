import { Refused } from './api';
import { t, tIfAny } from './i18n.svelte';
import type { Refusal } from './protocol';

export interface Saying {
  id: number;
  text: string;
  kind: 'calm' | 'bad';
}

/** What the server's refusal means, in the reader's language. */
export function refusalText(refusal: Refusal): string {
  const own = tIfAny(`refusal-${refusal.code}`);
  const text = own ?? refusal.text;
  return refusal.rule ? t('refusal-with-rule', { text, rule: refusal.rule }) : text;
}

export function errorText(error: unknown): string {
  return error instanceof Refused ? refusalText(error.refusal) : String(error);
}

/** Short words at the edge of the screen that go away by themselves. */
class Says {
  list = $state.raw<Saying[]>([]);
  private next = 1;

  say(text: string, kind: Saying['kind'] = 'calm'): void {
    const id = this.next++;
    this.list = [...this.list.filter((other) => other.text !== text), { id, text, kind }].slice(-3);
    setTimeout(() => this.dismiss(id), kind === 'bad' ? 8000 : 5000);
  }
  refuse(refusal: Refusal): void {
    this.say(refusalText(refusal), 'bad');
  }
  fail(error: unknown): void {
    this.say(errorText(error), 'bad');
  }
  dismiss(id: number): void {
    this.list = this.list.filter((saying) => saying.id !== id);
  }
}

export const says = new Says();
