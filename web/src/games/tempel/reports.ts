import type { GameReports } from '../types';
import End from './End.svelte';
import type { TempelView } from './model';
import { statistics } from './statistics';
import { textView } from './text';

const reports: GameReports<TempelView> = { End, textView, statistics };

export default reports;
