// What a match came to for each seat: where its ecus came from and went, and what stands of it.

import type { SeatStatistic, Words } from '../types';
import { AGES, LINES, ruledBy, standingOf, type KhronosView } from './model';
import { ageName } from './words';

export function statistics(view: KhronosView, { t }: Words): SeatStatistic[] {
  const each = (belongs: (seat: number) => number): number[] => Array.from({ length: view.players }, (_, seat) => belongs(seat));
  return [
    ...LINES.map((line) => ({ name: t(`khronos-score-${line}`), bySeat: each((seat) => view.seats[seat]?.ledger[line] ?? 0) })),
    ...AGES.map((age) => ({ name: t('khronos-statistics-standing', { age: ageName(t, age) }), bySeat: each((seat) => standingOf(view, age, seat)) })),
    ...AGES.map((age) => ({ name: t('khronos-statistics-ruled', { age: ageName(t, age) }), bySeat: each((seat) => ruledBy(view, age, seat)) })),
  ];
}
