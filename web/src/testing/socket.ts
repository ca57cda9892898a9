import type { SocketLike, Timers } from '../lib/connection';
import type { ServerMessage } from '../lib/protocol';

/** A socket whose other end is the test. */
export class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  accept(): void {
    this.onopen?.();
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(): void {
    this.onclose?.();
  }
  sentOfType(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type);
  }
}

/** Time that only the test moves. */
export class FakeTimers implements Timers {
  private now = 0;
  private next = 1;
  private readonly waiting = new Map<number, { at: number; action: () => void }>();

  set(action: () => void, milliseconds: number): number {
    this.waiting.set(this.next, { at: this.now + milliseconds, action });
    return this.next++;
  }
  clear(handle: number): void {
    this.waiting.delete(handle);
  }
  advance(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const due = [...this.waiting].filter(([, timer]) => timer.at <= end).sort((a, b) => a[1].at - b[1].at)[0];
      if (!due) break;
      this.waiting.delete(due[0]);
      this.now = due[1].at;
      due[1].action();
    }
    this.now = end;
  }
}
