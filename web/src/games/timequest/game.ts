import type { GameModule } from '../types';
import Board from './Board.svelte';
import End from './End.svelte';
import type { TimeQuestView } from './model';
import SeatBadge from './SeatBadge.svelte';
import { statistics } from './statistics';
import { textView } from './text';
import { describeFact, describeMove, describePath, describeResult, prompt, waiting } from './words';

const timequest: GameModule<TimeQuestView> = {
  id: 'timequest',
  Board,
  SeatBadge,
  End,
  zoomsItself: true,
  accent: { light: '#3d4694', dark: '#8fb4ff' },
  prompt,
  waiting,
  describeFact,
  describeMove,
  describePath,
  describeResult,
  textView,
  statistics,
};

export default timequest;
