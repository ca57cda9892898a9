// What a match came to for each seat.

import { seatsOf } from '../../lib/players';
import type { SeatStatistic, Words } from '../types';
import { crystalsOf, playerOf, SOURCES, type Player, type SteamTimeView } from './model';

const FIGURES: readonly [name: string, figure: (player: Player) => number][] = [
  ['upgrades', ({ upgrades }) => upgrades.length],
  ['expeditions', ({ expeditions }) => expeditions.length],
  ['missions', ({ missions }) => missions.length],
  ['completed', ({ missions }) => missions.filter(({ done }) => done).length],
  ['crystals', crystalsOf],
  ['gold', ({ gold }) => gold],
  ['steam', ({ steam }) => steam],
];

export function statistics(view: SteamTimeView, { t }: Words): SeatStatistic[] {
  const each = (figure: (player: Player) => number): (number | null)[] =>
    seatsOf(view).map((seat) => {
      const player = playerOf(view, seat);
      return player ? figure(player) : null;
    });
  return [
    ...SOURCES.map((source) => ({ name: t('steamtime-statistics-esteem', { from: t(`steamtime-score-${source}`) }), bySeat: each(({ esteem }) => esteem[source] ?? 0) })),
    ...FIGURES.map(([name, figure]) => ({ name: t(`steamtime-statistics-${name}`), bySeat: each(figure) })),
  ];
}
