// Moments of real matches, made by record.mjs.

import type { KhronosView } from '../../games/khronos/model';
import type { Move, You } from '../../games/types';
import { merge } from '../../lib/merge';
import { byName, named, youAt, type Recording as Recorded } from '../recordings';
import { gameWords } from '../translate';

export type Recording = Recorded<KhronosView> & { before: KhronosView };

const files = import.meta.glob<Omit<Recording, 'before'> & { before: unknown }>('./views/*.json', { eager: true, import: 'default' });

/** What happened came after the `act` before, which is without what could be done then. */
export const RECORDINGS: Record<string, Recording> = Object.fromEntries(
  Object.entries(byName(files)).map(([name, recorded]) => [
    name,
    { ...recorded, next: recorded.next ?? null, before: merge(recorded.view, recorded.before) as KhronosView },
  ]),
);
export const recording = (name: string): Recording => named(RECORDINGS, name);
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
export const youOf = (recorded: Recording): You => youAt(recorded, recorded.view.owes == null ? [] : [recorded.view.owes], legalOf(recorded));

export const { MESSAGES, translate, wordsOf } = gameWords('khronos');
