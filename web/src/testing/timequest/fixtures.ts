// Moments of real matches, made by record.mjs, and the words to tell them.

import type { TimeQuestView } from '../../games/timequest/model';
import type { FactGroup, Move, Translate, Words, You } from '../../games/types';
import { seatInfos } from '../tempel/fixtures';
import { translator } from '../translate';

export interface Recording {
  as: number | 'spectator';
  view: TimeQuestView;
  /** What happened since the last choice before it. */
  facts: FactGroup[];
  /** What may be answered; empty where nothing is asked. */
  legal: Move[];
  /** What was played next; null at the end. */
  next: Move | null;
}

export const RECORDINGS: Record<string, Recording> = Object.fromEntries(
  Object.entries(import.meta.glob<Recording>('./views/*.json', { eager: true, import: 'default' })).map(([path, recorded]) => [path.slice('./views/'.length, -'.json'.length), recorded]),
);

export function recording(name: string): Recording {
  const found = RECORDINGS[name];
  if (!found) throw new Error(`no recording ${name}; there are ${Object.keys(RECORDINGS).join(', ')}`);
  return found;
}

/** What the shell would say of the one who looks. */
export function youOf(recorded: Recording): You {
  const { as, view, facts } = recorded;
  const seated = typeof as === 'number';
  const owes = seated && view.owing.includes(as);
  const event = facts.at(-1)?.event ?? 0;
  return {
    person: seated ? 0 : null,
    seats: seated ? [as] : [],
    viewer: as,
    host: seated,
    owes: owes ? [as] : [],
    decision: owes ? event : null,
    legal: recorded.legal,
    optional: [],
    undo: null,
    event,
    owing: view.owing,
  };
}

const languages = import.meta.glob<string>('../../games/timequest/messages/*.ftl', { eager: true, query: '?raw', import: 'default' });

/** The messages of TimeQuest by language. */
export const MESSAGES: Record<string, string> = Object.fromEntries(Object.entries(languages).map(([path, text]) => [/(\w+)\.ftl$/.exec(path)![1]!, text]));
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
