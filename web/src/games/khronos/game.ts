import type { GameModule } from '../types';
import Board from './Board.svelte';
import type { KhronosView } from './model';
import SeatBadge from './SeatBadge.svelte';
import { describeFact, describeMove, describePath, describeResult, prompt, waiting } from './words';

const khronos: GameModule<KhronosView> = {
  id: 'khronos',
  Board,
  SeatBadge,
  zoomsItself: true,
  accent: { light: '#0b6e6e', dark: '#5cc8c2' },
  prompt,
  waiting,
  describeFact,
  describeMove,
  describePath,
  describeResult,
};

export default khronos;
