// What a match came to for each seat.

import { seatsOf } from '../../lib/players';
import type { SeatStatistic, Words } from '../types';
import { playerOf, type Player, type TimeQuestView } from './model';

const FIGURES: readonly [name: string, figure: (player: Player) => number][] = [
  ['quests', ({ quests }) => quests],
  ['artifacts', ({ artifacts }) => Object.keys(artifacts).length],
  ['crystals', ({ crystals }) => crystals],
  ['fights', ({ fights_won }) => fights_won],
  ['trades', ({ fair_trades }) => fair_trades],
  ['goals', ({ goals_met }) => goals_met],
  ['events', ({ event_goals_met }) => event_goals_met],
  ['cards', ({ cards_played }) => cards_played],
];

export function statistics(view: TimeQuestView, { t }: Words): SeatStatistic[] {
  const each = (figure: (player: Player) => number): (number | null)[] =>
    seatsOf(view).map((seat) => {
      const player = playerOf(view, seat);
      return player ? figure(player) : null;
    });
  const all = FIGURES.map(([name, figure]) => ({ name: t(`timequest-statistics-${name}`), bySeat: each(figure) }));
  if (view.options.objectives > 0) all.push({ name: t('timequest-statistics-objective'), bySeat: each(({ level }) => level) });
  return all;
}
