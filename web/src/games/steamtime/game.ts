import type { GameModule } from '../types';
import Board from './Board.svelte';
import type { SteamTimeView } from './model';
import SeatBadge from './SeatBadge.svelte';
import { describeFact, describeMove, describePath, describeResult, prompt, waiting } from './words';

const steamtime: GameModule<SteamTimeView> = {
  id: 'steamtime',
  Board,
  SeatBadge,
  zoomsItself: true,
  accent: { light: '#7a4a14', dark: '#e0b455' },
  prompt,
  waiting,
  describeFact,
  describeMove,
  describePath,
  describeResult,
};

export default steamtime;
