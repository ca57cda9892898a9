import type { GameModule } from '../types';
import Board from './Board.svelte';
import type { WarTimeView } from './model';
import SeatBadge from './SeatBadge.svelte';
import { describeFact, describeMove, describeResult, prompt, waiting } from './words';

const wartime: GameModule<WarTimeView> = {
  id: 'wartime',
  Board,
  SeatBadge,
  accent: { light: '#0b6e6e', dark: '#5cc8c2' },
  zoomsItself: true,
  prompt,
  waiting,
  describeFact,
  describeMove,
  describeResult,
};
export default wartime;
