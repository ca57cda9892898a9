import { loadReports } from '../games';
import type { GameReports } from '../games/types';
import { translation } from './i18n.svelte';

/** A game's reports, once what they say is there. */
export async function reportsOf(game: string): Promise<GameReports> {
  const [reports] = await Promise.all([loadReports(game), translation.loadLater(game)]);
  return reports;
}
