import type { SeatInfo } from '../games/types';
import { formatList, t, tIfAny } from '../lib/i18n.svelte';
import { levelName } from '../lib/names';
import type { ChatLine } from '../lib/protocol';

/** What the table itself says in its chat, in the reader's language. */
export function noticeText(line: ChatLine, seats: SeatInfo[]): string {
  const id = `notice-${line.notice}`;
  if (tIfAny(id) === null) return String(line.notice);
  const nameOf = (value: unknown) => (typeof value === 'number' ? (seats[value]?.name ?? '') : String(value ?? ''));
  return t(`notice-${line.notice}`, {
    name: line.name ?? nameOf(line.seat),
    seat: nameOf(line.seat),
    names: formatList(Array.isArray(line.seats) ? line.seats.map(nameOf) : []),
    by: nameOf(line.by),
    to: typeof line.level === 'string' ? levelName(line.level) : nameOf(line.to),
    what: typeof line.what === 'string' ? t(`request-${line.what}`) : '',
  });
}
