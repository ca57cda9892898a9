import type { GameModule } from '../types';
import Board from './Board.svelte';
import End from './End.svelte';
import { MARKS } from './marks';
import Mine from './Mine.svelte';
import type { TempelView } from './model';
import SeatBadge from './SeatBadge.svelte';
import { statistics } from './statistics';
import { textView } from './text';
import { describeFact, describeMove, describeResult, prompt, waiting } from './words';

const tempel: GameModule<TempelView> = {
  id: 'tempel',
  Board,
  Mine,
  SeatBadge,
  End,
  accent: { light: '#8a5a0b', dark: '#e9b44c' },
  marks: MARKS,
  prompt,
  waiting,
  describeFact,
  describeMove,
  describeResult,
  textView,
  statistics,
};

export default tempel;
