import type { GameReports } from '../types';
import End from './End.svelte';
import type { WarTimeView } from './model';
import { statistics } from './statistics';
import { textView } from './text';

const reports: GameReports<WarTimeView> = { End, textView, statistics };

export default reports;
