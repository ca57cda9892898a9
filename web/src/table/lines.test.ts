import { describe, expect, it } from 'vitest';
import type { GameModule, Words } from '../games/types';
import { linesOf } from './lines';

const module = { describeFact: (fact: { what: string }) => (fact.what === 'quiet' ? null : JSON.stringify(fact)) } as unknown as GameModule;
const words = {} as Words;
const lines = (...facts: ({ what: string } & Record<string, unknown>)[]) => linesOf({ event: 1, facts }, module, words);

describe('linesOf', () => {
  it('says a fact once where the reader was told more of it', () => {
    expect(lines({ what: 'deal', each: 5 }, { what: 'deal', each: 5, gold: 2 })).toEqual(['{"what":"deal","each":5,"gold":2}']);
  });
  it('keeps facts that differ, and equal ones', () => {
    expect(lines({ what: 'key', seat: 1 }, { what: 'key', seat: 2, by: 1 }, { what: 'key', seat: 2, by: 1 })).toHaveLength(3);
  });
  it('leaves out what needs no line', () => {
    expect(lines({ what: 'quiet' })).toEqual([]);
    expect(linesOf(undefined, module, words)).toEqual([]);
  });
});
