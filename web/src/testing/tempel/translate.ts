import type { Translate } from '../../games/types';
import { messagesOfGame, translator } from '../translate';

/** The messages of Tempel by language. */
export const MESSAGES = messagesOfGame('tempel');
export const translate = (language: string): Translate => translator(language, MESSAGES[language]!);
