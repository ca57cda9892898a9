import type { GameReports } from '../types';
import End from './End.svelte';
import type { SteamTimeView } from './model';
import { statistics } from './statistics';
import { textView } from './text';

const reports: GameReports<SteamTimeView> = { End, textView, statistics };

export default reports;
