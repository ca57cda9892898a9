import type { GameModule } from '../types';
import Board from './Board.svelte';
import type { TimeQuestView } from './model';
import SeatBadge from './SeatBadge.svelte';
import { describeFact, describeMove, describePath, describeResult, prompt, waiting } from './words';

const timequest: GameModule<TimeQuestView> = {
  id: 'timequest',
  Board,
  SeatBadge,
  zoomsItself: true,
  accent: { light: '#3d4694', dark: '#8fb4ff' },
  prompt,
  waiting,
  describeFact,
  describeMove,
  describePath,
  describeResult,
};

export default timequest;
