import type { GameReports } from '../types';
import End from './End.svelte';
import type { TimeQuestView } from './model';
import { statistics } from './statistics';
import { textView } from './text';

const reports: GameReports<TimeQuestView> = { End, textView, statistics };

export default reports;
