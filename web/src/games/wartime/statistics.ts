// What a match came to for each seat.

import { seatsOf } from '../../lib/players';
import type { SeatStatistic, Words } from '../types';
import { playerOf, type Player, type WarTimeView } from './model';

export function statistics(view: WarTimeView, { t }: Words): SeatStatistic[] {
  const figures: readonly [name: string, figure: (player: Player) => number | null][] = [
    ['score', ({ score }) => score],
    ['buildings', ({ buildings }) => buildings],
    ['units', ({ units }) => units],
    ['forts', ({ forts }) => view.counts.fort - forts],
    ['discs', ({ discs }) => discs],
    ['cash', ({ cash }) => cash],
    ['out', ({ out }) => out ?? null],
  ];
  return figures.map(([name, figure]) => ({
    name: t(`wartime-statistics-${name}`),
    bySeat: seatsOf(view).map((seat) => {
      const player = playerOf(view, seat);
      return player ? figure(player) : null;
    }),
  }));
}
