import type { FactGroup, GameView, Move, You } from '../games/types';

/** A moment of a real match, made by a game's record.mjs. */
export interface Recording<View extends GameView = GameView> {
  as: number | 'spectator';
  view: View;
  /** What the board shows before the facts, where that was recorded. */
  before?: View;
  facts: FactGroup[];
  /** What was played next; null at the end. */
  next: Move | null;
}

/** Recordings by the names of their files. */
export const byName = <Recorded>(files: Record<string, Recorded>): Record<string, Recorded> =>
  Object.fromEntries(Object.entries(files).map(([path, recorded]) => [/([\w-]+)\.json$/.exec(path)![1]!, recorded]));

export function named<Recorded>(recordings: Record<string, Recorded>, name: string): Recorded {
  const found = recordings[name];
  if (!found) throw new Error(`no recording ${name}; there are ${Object.keys(recordings).join(', ')}`);
  return found;
}

/** What the shell would say of the one who looks, when these seats owe an answer and this one could give these. */
export function youAt({ as, facts }: Pick<Recording, 'as' | 'facts'>, owing: number[], legal: Move[]): You {
  const seated = typeof as === 'number';
  const owes = seated && owing.includes(as);
  const event = facts.at(-1)?.event ?? 0;
  return {
    person: seated ? 0 : null,
    seats: seated ? [as] : [],
    viewer: as,
    host: seated,
    owes: owes ? [as] : [],
    decision: owes ? event : null,
    legal: owes ? legal : [],
    optional: [],
    undo: null,
    event,
    owing,
  };
}

/** A moment with what may be answered then; nothing where nothing is asked. */
export interface Asked<View extends GameView = GameView> extends Recording<View> {
  legal: Move[];
}
/** The moments of a game whose views say who owes an answer. */
export function asked<View extends GameView & { owing: number[] }>(files: Record<string, Asked<View>>) {
  const RECORDINGS = byName(files);
  return {
    RECORDINGS,
    recording: (name: string): Asked<View> => named(RECORDINGS, name),
    /** What the shell would say of the one who looks. */
    youOf: (recorded: Asked<View>): You => youAt(recorded, recorded.view.owing, recorded.legal),
  };
}

/** The places of seats by their scores; the same score shares a place. */
export const placesBy = (seats: readonly { score: number }[]): number[] => seats.map(({ score }) => 1 + seats.filter((other) => other.score > score).length);
