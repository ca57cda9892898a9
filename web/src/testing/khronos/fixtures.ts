// Moments of real matches, made by record.mjs.

import type { KhronosView } from '../../games/khronos/model';
import type { FactGroup, Move, Translate, Words, You } from '../../games/types';
import { merge } from '../../lib/merge';
import { seatInfos } from '../tempel/fixtures';
import { translator } from '../translate';

export interface Recording {
  as: number | 'spectator';
  view: KhronosView;
  /** At the `act` before; without what could be done then. */
  before: KhronosView;
  /** What happened between the two. */
  facts: FactGroup[];
  /** What was played next; null at the end. */
  next: Move | null;
}

const files = import.meta.glob<Omit<Recording, 'before'> & { before: unknown }>('./views/*.json', { eager: true, import: 'default' });

export const RECORDINGS: Record<string, Recording> = Object.fromEntries(
  Object.entries(files).map(([path, recorded]) => [
    path.slice('./views/'.length, -'.json'.length),
    { ...recorded, next: recorded.next ?? null, before: merge(recorded.view, recorded.before) as KhronosView },
  ]),
);

export function recording(name: string): Recording {
  const found = RECORDINGS[name];
  if (!found) throw new Error(`no recording ${name}; there are ${Object.keys(RECORDINGS).join(', ')}`);
  return found;
}
export const factsOf = ({ facts }: Recording) => facts.flatMap((group) => group.facts);

/** The moves that a recording tells of: at `act` by their first step, else the one that was played. */
function legalOf({ view, as, next }: Recording): Move[] {
  const may = view.own?.may;
  if (!may || typeof as !== 'number') return next ? [next] : [];
  const player = view.seats[as]!;
  const moves = player.ecus === 0 ? [] : player.agents.flatMap((agent, k) => (['might', 'faith', 'reason'] as const).filter((age) => age !== agent.age).map((age) => ({ do: 'move', agent: k + 1, age })));
  return [...moves, ...may.build.map(({ age, type, size }) => ({ do: 'build', age, type, size })), { do: 'end' }];
}

/** What the shell would say of the one who looks. */
export function youOf(recorded: Recording): You {
  const { as, view } = recorded;
  const seated = typeof as === 'number';
  const owes = seated && view.owes === as;
  const event = recorded.facts.at(-1)?.event ?? 0;
  return {
    person: seated ? 0 : null,
    seats: seated ? [as] : [],
    viewer: as,
    host: seated,
    owes: owes ? [as] : [],
    decision: owes ? event : null,
    legal: owes ? legalOf(recorded) : [],
    optional: [],
    undo: null,
    event,
    owing: view.owes == null ? [] : [view.owes],
  };
}

const languages = import.meta.glob<string>('../../games/khronos/messages/*.ftl', { eager: true, query: '?raw', import: 'default' });

/** The messages of Khronos by language. */
export const MESSAGES: Record<string, string> = Object.fromEntries(Object.entries(languages).map(([path, text]) => [/(\w+)\.ftl$/.exec(path)![1]!, text]));
export const translate = (language: string): Translate => translator(language, MESSAGES[language]!);

/** Ada, Benedikt, Chiara and Dov. */
export const wordsOf = (language: string, { as, view }: Pick<Recording, 'as' | 'view'>): Words => {
  const viewer = typeof as === 'number' ? as : null;
  return { t: translate(language), seats: seatInfos(view.players, viewer), viewer };
};
