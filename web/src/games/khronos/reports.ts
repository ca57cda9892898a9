import type { GameReports } from '../types';
import End from './End.svelte';
import type { KhronosView } from './model';
import { statistics } from './statistics';
import { textView } from './text';

const reports: GameReports<KhronosView> = { End, textView, statistics };

export default reports;
