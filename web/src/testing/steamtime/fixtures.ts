// Moments of real matches, made by record.mjs, and the words to tell them.

import type { SteamTimeView } from '../../games/steamtime/model';
import type { Move, Translate, Words, You } from '../../games/types';
import { byName, named, youAt, type Recording as Recorded } from '../recordings';
import { seatInfos } from '../seats';
import { messagesOfGame, translator } from '../translate';

/** The facts are those since the last question of a turn. */
export interface Recording extends Recorded<SteamTimeView> {
  /** What may be answered; empty where nothing is asked. */
  legal: Move[];
}

export const RECORDINGS = byName(import.meta.glob<Recording>('./views/*.json', { eager: true, import: 'default' }));
export const recording = (name: string): Recording => named(RECORDINGS, name);

/** What the shell would say of the one who looks. */
export const youOf = (recorded: Recording): You => youAt(recorded, recorded.view.owing, recorded.legal);

/** The messages of Steam Time by language. */
export const MESSAGES = messagesOfGame('steamtime');
export const LANGUAGES = Object.keys(MESSAGES);
export const translate = (language: string): Translate => translator(language, MESSAGES[language]!);

/** Notes which messages are said. */
export function listening(t: Translate): { t: Translate; said: Set<string> } {
  const said = new Set<string>();
  return { said, t: (id, args) => (said.add(id), t(id, args)) };
}
export const messagesOf = (family: string): string[] => [...MESSAGES.en!.matchAll(/^([\w-]+) =/gm)].map(([, id]) => id!).filter((id) => id.startsWith(family));

/** Ada, Benedikt, Chiara and Dov. */
export const wordsFor = (t: Translate, players = 4, viewer: number | null = 0): Words => ({ t, seats: seatInfos(players, viewer), viewer });
export const wordsOf = (language: string, { as, view }: Pick<Recording, 'as' | 'view'>): Words => wordsFor(translate(language), view.players, typeof as === 'number' ? as : null);
