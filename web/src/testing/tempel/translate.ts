import german from '../../games/tempel/messages/de.ftl?raw';
import english from '../../games/tempel/messages/en.ftl?raw';
import type { Translate } from '../../games/types';
import { translator } from '../translate';

export const MESSAGES = { en: english, de: german } as const;

/** Tempel's messages in one language. */
export const translate = (language: keyof typeof MESSAGES): Translate => translator(language, MESSAGES[language]);
