import { describe, expect, it } from 'vitest';
import { seatsOf } from '../../lib/players';
import { LANGUAGES, listening, messagesOf, RECORDINGS, recording, translate, wordsOf } from '../../testing/steamtime/fixtures';
import { spaceContent } from './content';
import { playerOf, SOURCES } from './model';
import { statistics } from './statistics';
import { spaceLine, textView } from './text';

describe('the text view', () => {
  it.each(LANGUAGES)('says every recorded moment without a gap, and no message is left over: %s', (language) => {
    const { t, said } = listening(translate(language));
    for (const recorded of Object.values(RECORDINGS)) {
      for (const { heading, lines } of textView(recorded.view, { ...wordsOf(language, recorded), t })) {
        expect(heading).toBeTruthy();
        for (const line of lines) expect(line).not.toMatch(/undefined|NaN|null|\{|; ;|^\s*$/);
      }
    }
    const view = { ...recording('rich').view, owed_actions: 2 };
    textView(view, { ...wordsOf(language, recording('rich')), t });
    expect(messagesOf('steamtime-text-').filter((id) => !said.has(id))).toEqual([]);
  });
  it('names every space, and every player', () => {
    const recorded = recording('rich');
    const sections = textView(recorded.view, wordsOf('en', recorded));
    expect(sections.find(({ heading }) => heading.startsWith('The stream'))!.lines).toHaveLength(Object.keys(recorded.view.spaces).length);
    expect(sections.map(({ heading }) => heading)).toEqual(expect.arrayContaining(['Ada', 'Benedikt', 'Chiara', 'Supply']));
  });
  it('says of a space what it costs and gives the reader now', () => {
    const recorded = recording('first-turn');
    const words = wordsOf('en', recorded);
    const expedition = Object.keys(recorded.view.spaces).find((space) => spaceContent(recorded.view, space).does === 'expedition')!;
    expect(spaceLine(recorded.view, expedition, words)).toMatch(/Expedition; .*costs .*; (not payable|payable), .*discoveries for you now: \d/);
    const gold = Object.keys(recorded.view.spaces).find((space) => spaceContent(recorded.view, space).does === 'gold')!;
    expect(spaceLine(recorded.view, gold, words)).toMatch(/Gold; \d gold.*your bonus now: \d gold/);
  });
  it('keeps specialists in hand covered, and those of others', () => {
    const recorded = recording('specialist');
    const words = wordsOf('en', recorded);
    const linesOf = (covered: boolean): string[] => textView(recorded.view, { ...words, covered }).flatMap(({ lines }) => lines);
    const hand = playerOf(recorded.view, recorded.as as number)!.hand.known;
    expect(hand.length).toBeGreaterThan(0);
    expect(linesOf(false).length - linesOf(true).length).toBe(hand.length);
  });
});

describe('statistics', () => {
  it('tell where esteem came from, and what is left', () => {
    const recorded = recording('end');
    const found = statistics(recorded.view, wordsOf('en', recorded));
    const sum = found.slice(0, SOURCES.length).reduce((total, { bySeat }) => total.map((count, k) => count + Number(bySeat[k])), seatsOf(recorded.view).map(() => 0));
    expect(sum).toEqual(seatsOf(recorded.view).map((seat) => playerOf(recorded.view, seat)!.score));
    expect(statistics({ ...recorded.view, seats: {} }, wordsOf('en', recorded))[0]!.bySeat).toEqual([null, null, null]);
  });
  it.each(LANGUAGES)('have no name that is left over: %s', (language) => {
    const { t, said } = listening(translate(language));
    statistics(recording('end').view, { ...wordsOf(language, recording('end')), t });
    expect(messagesOf('steamtime-statistics-').filter((id) => !said.has(id))).toEqual([]);
    expect(messagesOf('steamtime-score-').filter((id) => !said.has(id))).toEqual([]);
  });
});
