// What a match came to for each seat: what it opened, and how much it said of what it held.

import type { SeatStatistic, Words } from '../types';
import { announcements, CARDS, openings, type TempelView } from './model';

export function statistics(view: TempelView, { t }: Words): SeatStatistic[] {
  const count = (belongs: (seat: number) => number): number[] => Array.from({ length: view.players }, (_, seat) => belongs(seat));
  const said = announcements(view);
  const { end } = view;
  const figures: SeatStatistic[] = CARDS.map((card) => ({
    name: t(`tempel-statistics-found-${card}`),
    bySeat: count((seat) => openings(view).filter((one) => one.by === seat && one.card === card).length),
  }));
  if (!view.announcing) return figures;
  figures.push({ name: t('tempel-statistics-announced'), bySeat: count((seat) => said.filter((one) => one.seat === seat).length) });
  // Who told the truth is known at the end only.
  if (!end) return figures;
  const isTrue = (seat: number) =>
    said.filter((one) => {
      const held = end.dealt[one.round]?.[seat];
      return one.seat === seat && one.said && held && one.said.gold === held[0] && one.said.fire === held[1];
    }).length;
  return [...figures, { name: t('tempel-statistics-true'), bySeat: count(isTrue) }];
}
