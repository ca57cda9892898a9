import type { Fact, FactGroup, GameModule, Words } from '../games/types';

/** Whether `more` says all that `fact` says, and something besides. */
function saysMore(more: Fact, fact: Fact): boolean {
  const entries = Object.entries(fact);
  return (
    Object.keys(more).length > entries.length &&
    entries.every(([key, value]) => JSON.stringify(more[key]) === JSON.stringify(value))
  );
}

/**
 * What an event says in the reader's language. A fact told to everybody and once more, with more, to the reader alone is
 * said once.
 */
export function linesOf(group: FactGroup | undefined, module: GameModule, words: Words): string[] {
  const facts = group?.facts ?? [];
  return facts
    .filter((fact) => !facts.some((other) => saysMore(other, fact)))
    .map((fact) => module.describeFact(fact, words))
    .filter((line) => line !== null);
}
