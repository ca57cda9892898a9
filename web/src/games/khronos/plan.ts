// From a place to a whole path: asks the server's outlook, answers the small steps in between by a sensible default, and
// says where there was a choice.

import { merge } from '../../lib/merge';
import type { Fact, Move, OutlookAnswer, Refusal } from '../types';
import type { Cards, KhronosView } from './model';

/** A step in which there is a real choice: which cards pay for the terrain, or which agent gives how many uses. */
export interface Question {
  step: 'extra' | 'share';
  options: Move[];
  chosen: Move;
}

/** What would follow if a path were played. */
export interface Foresight {
  path: Move[];
  questions: Question[];
  facts: Fact[];
  after: KhronosView;
  /** Another player has to choose, or something is drawn, before it ends: it can't be taken back. */
  final: boolean;
}
export type Preview = { foresight: Foresight } | { refusal: Refusal };

/** The default among the answers to a small step. */
export function usualAnswer(view: KhronosView, seat: number, options: readonly Move[]): Move {
  const player = view.seats[seat];
  const score = (move: Move): number => {
    if (move.do === 'extra') {
      // Of what there is most, so that the rest of the hand stays mixed.
      const left = (player?.hand ?? [0, 0, 0]).map((held, k) => held - ((move.cards as Cards)[k] ?? 0));
      return -Math.max(...left);
    }
    // The agent who has least left, so that the other may still go elsewhere with both uses.
    const left = (player?.agents ?? []).map(({ uses }, k) => uses - ((move.uses as number[])[k] ?? 0));
    return Math.max(...left);
  };
  return options.reduce((best, move) => (score(move) > score(best) ? move : best));
}

/** Follows a path through its small steps. `answers`: what the player has chosen for them, by step. */
export async function foresee(
  view: KhronosView,
  seat: number,
  path: Move[],
  answers: Partial<Record<Question['step'], Move>>,
  outlook: (moves: Move[]) => Promise<OutlookAnswer>,
): Promise<Preview> {
  const questions: Question[] = [];
  const moves = [...path];
  for (;;) {
    const answer = await outlook(moves);
    if (answer.refusal) return { refusal: answer.refusal };
    const after = merge(view, answer.patch ?? {}) as KhronosView;
    const options = answer.legal ?? [];
    const step = after.step === 'extra' || after.step === 'share' ? after.step : null;
    if (step && options.length > 0 && !answer.cut) {
      const wanted = answers[step];
      const chosen = options.find((option) => JSON.stringify(option) === JSON.stringify(wanted)) ?? usualAnswer(after, seat, options);
      questions.push({ step, options, chosen });
      moves.push(chosen);
      continue;
    }
    return { foresight: { path: moves, questions, facts: answer.facts ?? [], after, final: answer.cut === true || !view.undo } };
  }
}

/** How the ecus of a seat change by these facts. */
export const ecusOf = (facts: readonly Fact[], seat: number): number =>
  facts.filter((fact) => fact.what === 'ecus' && fact.seat === seat).reduce((sum, fact) => sum + Number(fact.change), 0);

