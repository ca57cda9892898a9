import type { Replay, ReplayFrame } from './protocol';
import { takenBack } from './session.svelte';

/** What one seat did in a match, whatever the game. Times in milliseconds, null where none were measured. */
export interface SeatFigures {
  /** Decisions that this seat answered, those taken back left out; several moves that answer one decision count once. */
  decisions: number;
  /** Of these, those which a bot or the clock answered. */
  answeredFor: number;
  /** How long the person thought, for each decision in the mean and at most. */
  mean: number | null;
  longest: number | null;
}

/** By seat. */
export function seatFigures({ setup, frames }: Replay): SeatFigures[] {
  const byEvent = new Map<number, ReplayFrame>(frames.map((frame) => [frame.event, frame]));
  const gone = takenBack(frames);
  // Simulated matches know no time.
  const timeOf = (frame: ReplayFrame | undefined) => frame?.time || setup.started || null;
  return Array.from({ length: setup.players }, (_, seat) => {
    const thought: number[] = [];
    let decisions = 0;
    let answeredFor = 0;
    for (const frame of frames) {
      if (frame.seat !== seat || frame.decision === undefined || gone.has(frame.event)) continue;
      const owed = byEvent.get(frame.decision);
      const [from, to] = [timeOf(owed), timeOf(frame)];
      // The next move of the same answer.
      if (owed?.seat === seat && owed.decision !== undefined && from === to && from !== null) continue;
      decisions += 1;
      if (frame.by !== 'person') answeredFor += 1;
      else if (from !== null && to !== null) thought.push(to - from);
    }
    const sum = thought.reduce((total, each) => total + each, 0);
    return {
      decisions,
      answeredFor,
      mean: thought.length > 0 ? sum / thought.length : null,
      longest: thought.length > 0 ? Math.max(...thought) : null,
    };
  });
}
