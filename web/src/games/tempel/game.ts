import type { GameModule } from '../types';
import Board from './Board.svelte';
import { MARKS } from './marks';
import Mine from './Mine.svelte';
import type { TempelView } from './model';
import SeatBadge from './SeatBadge.svelte';
import { describeFact, describeMove, describeResult, prompt, waiting } from './words';

const tempel: GameModule<TempelView> = {
  id: 'tempel',
  Board,
  Mine,
  SeatBadge,
  accent: { light: '#8a5a0b', dark: '#e9b44c' },
  marks: MARKS,
  prompt,
  waiting,
  describeFact,
  describeMove,
  describeResult,
};

export default tempel;
