// Moments of real matches, made by record.mjs, and the words to tell them.

import type { TimeQuestView } from '../../games/timequest/model';
import { asked, type Asked } from '../recordings';
import { gameWords } from '../translate';

/** The facts are those since the last choice before it. */
export type Recording = Asked<TimeQuestView>;

export const { RECORDINGS, recording, youOf } = asked(import.meta.glob<Recording>('./views/*.json', { eager: true, import: 'default' }));
export const { LANGUAGES, translate, wordsFor, wordsOf, messagesOf } = gameWords('timequest');
export { listening } from '../translate';
