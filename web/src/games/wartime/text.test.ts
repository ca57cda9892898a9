import { describe, expect, it } from 'vitest';
import { seatsOf } from '../../lib/players';
import { LANGUAGES, listening, messagesOf, RECORDINGS, recording, translate, wordsOf } from '../../testing/wartime/fixtures';
import { piecesOf, playerOf } from './model';
import { statistics } from './statistics';
import { textView } from './text';

describe('the text view', () => {
  it.each(LANGUAGES)('says every recorded moment without a gap, and no message is left over: %s', (language) => {
    const { t, said } = listening(translate(language));
    for (const recorded of Object.values(RECORDINGS)) {
      for (const { heading, lines } of textView(recorded.view, { ...wordsOf(language, recorded), t })) {
        expect(heading).toBeTruthy();
        for (const line of lines) expect(line).not.toMatch(/undefined|NaN|null|\{|, ,|^\s*$/);
      }
    }
    const { view } = recording('act');
    textView({ ...view, spent: 1, reward: true, seats: { ...view.seats, 0: { ...playerOf(view, 0)!, out: 1 } } }, { ...wordsOf(language, recording('act')), t });
    expect(messagesOf('wartime-text-').filter((id) => !said.has(id))).toEqual([]);
  });
  it('names every piece in play, where it stands and whose it is', () => {
    const recorded = recording('act');
    const sections = textView(recorded.view, wordsOf('en', recorded));
    const of = (name: string): string[] => sections.find(({ heading }) => heading === `Pieces of ${name}`)?.lines ?? [];
    expect(of('Ada').length + of('Benedikt').length).toBe(piecesOf(recorded.view).length);
    expect(of('Ada').join('\n')).toMatch(/command centre A1 at [\d.]+, [\d.]+ mm/);
  });
  it('says which directions are open, and why the others are not', () => {
    const recorded = recording('move');
    const lines = textView(recorded.view, wordsOf('en', recorded)).find(({ heading }) => heading === 'What is asked')!.lines;
    expect(lines.some((line) => /° to \d+°: open/.test(line))).toBe(true);
    expect(lines.some((line) => /it would overlap .+ [A-F]\d/.test(line))).toBe(true);
  });
});

describe('statistics', () => {
  it('tell what a match came to for each seat', () => {
    const recorded = recording('end');
    const found = statistics(recorded.view, wordsOf('en', recorded));
    expect(found[0]!.bySeat).toEqual(seatsOf(recorded.view).map((seat) => playerOf(recorded.view, seat)!.score));
    expect(statistics({ ...recorded.view, seats: {} }, wordsOf('en', recorded))[0]!.bySeat).toEqual([null, null]);
  });
  it.each(LANGUAGES)('have no name that is left over: %s', (language) => {
    const { t, said } = listening(translate(language));
    statistics(recording('end').view, { ...wordsOf(language, recording('end')), t });
    expect(messagesOf('wartime-statistics-').filter((id) => !said.has(id))).toEqual([]);
  });
});
