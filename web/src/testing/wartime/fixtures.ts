// Moments of real matches, made by record.mjs, and the words to tell them.

import type { WarTimeView } from '../../games/wartime/model';
import { asked, type Asked } from '../recordings';
import { gameWords } from '../translate';

/** The facts are those since the last question of a turn. */
export type Recording = Asked<WarTimeView>;

export const { RECORDINGS, recording, youOf } = asked(import.meta.glob<Recording>('./views/*.json', { eager: true, import: 'default' }));
export const { LANGUAGES, translate, wordsFor, wordsOf, messagesOf } = gameWords('wartime');
export { listening } from '../translate';
