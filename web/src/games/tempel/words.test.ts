import { describe, expect, it } from 'vitest';
import { FluentResource } from '@fluent/bundle';
import { seatInfos } from '../../testing/seats';
import { MESSAGES, translate } from '../../testing/tempel/translate';
import type { Fact, Move, Words } from '../types';
import { RULE_OF } from './explain';
import tempel from './game';
import { soundsOf } from './sounds';
import { describeFact, describeMove, describeResult, prompt, waiting } from './words';
import { Referee } from '../../testing/tempel/fixtures';

const words = (language: 'en' | 'de'): Words => ({ t: translate(language), seats: seatInfos(5, 0), viewer: 0 });

const FACTS: [Fact, string, string][] = [
  [{ what: 'roles' }, 'The roles are dealt.', 'Die Rollen sind verteilt.'],
  [{ what: 'roles', role: 'guardian' }, 'The roles are dealt. You are: Guardian.', 'Die Rollen sind verteilt. Deine: Wächter.'],
  [{ what: 'key', seat: 2 }, 'Chiara has the key.', 'Chiara hat den Schlüssel.'],
  [{ what: 'deal', round: 2, each: 4 }, 'Round 2: everybody is dealt 4 chambers.', 'Runde 2: Alle bekommen 4 Kammern.'],
  [
    { what: 'deal', round: 2, each: 4, gold: 1, fire: 0, empty: 3 },
    'Round 2: everybody is dealt 4 chambers. Yours: 1 gold, 0 fire, 3 empty.',
    'Runde 2: Alle bekommen 4 Kammern. Deine: 1 Gold, 0 Feuer, 3 leer.',
  ],
  [{ what: 'opened', by: 0, seat: 3, place: 2, card: 'gold' }, 'Ada opens door 3 of Dov: gold!', 'Ada öffnet Tür 3 von Dov: Gold!'],
  [{ what: 'opened', by: 3, seat: 0, place: 0, card: 'fire' }, 'Dov opens door 1 of Ada: fire!', 'Dov öffnet Tür 1 von Ada: Feuer!'],
  [{ what: 'opened', by: 3, seat: 1, place: 4, card: 'empty' }, 'Dov opens door 5 of Benedikt: empty.', 'Dov öffnet Tür 5 von Benedikt: leer.'],
  [{ what: 'round_over', round: 1 }, 'Round 1 is over.', 'Runde 1 ist vorbei.'],
  [{ what: 'announced', seat: 1, gold: 2, fire: 0 }, 'Benedikt announces 2 gold and 0 fire.', 'Benedikt sagt 2 Gold und 0 Feuer an.'],
  [{ what: 'announced', seat: 1, silent: true }, 'Benedikt is not telling.', 'Benedikt will nichts ansagen.'],
  [{ what: 'won', rule: 'TD-4.1', group: 'adventurers' }, 'All gold is found: the adventurers win.', 'Alles Gold ist gefunden: Die Abenteurer gewinnen.'],
  [{ what: 'won', rule: 'TD-4.2', group: 'guardians' }, 'All fire is out: the guardians win.', 'Alles Feuer ist ausgebrochen: Die Wächter gewinnen.'],
  [
    { what: 'won', rule: 'TD-4.3', group: 'guardians' },
    'Four rounds are over and gold is still hidden: the guardians win.',
    'Vier Runden sind vorbei und Gold liegt noch verborgen: Die Wächter gewinnen.',
  ],
];

describe('the log', () => {
  it.each(FACTS)('%j', (fact, english, german) => {
    expect(describeFact(fact, words('en'))).toBe(english);
    expect(describeFact(fact, words('de'))).toBe(german);
  });

  it('leaves out what this game does not know', () => expect(describeFact({ what: 'undone' }, words('en'))).toBeNull());
});

describe('prompts, wishes and results', () => {
  const view = new Referee(5, 1).view(0);
  it('speaks both languages', () => {
    const [en, de] = [words('en'), words('de')];
    expect(describeMove({ do: 'open', seat: 4, place: 0 }, en)).toBe('Open door 1 of Emilia-Sophie');
    expect(describeMove({ do: 'announce', gold: 3, fire: 1 }, de)).toBe('3 Gold und 1 Feuer ansagen');
    expect(describeMove({ do: 'announce', silent: true } as Move, en)).toBe('Say that you are not telling');
    expect(prompt(view, 0, de)).toContain('Schlüssel');
    expect(waiting(view, [1], en)).toBe('Benedikt holds the key and opens a door.');
    expect(waiting(view, [], en)).toBe('The match goes on.');
    expect(describeResult({ places: [1], rule: 'TD-4.1', scores: [] }, en)).toContain('adventurers win');
    expect(describeResult({ stopped: 'agreed' }, de)).toBe('Die Partie wurde abgebrochen.');
  });
});

describe('the messages', () => {
  const ids = (language: 'en' | 'de') => new FluentResource(MESSAGES[language]!).body.map(({ id }) => id).sort();
  const variables = (language: 'en' | 'de') =>
    Object.fromEntries(
      new FluentResource(MESSAGES[language]!).body.map(({ id, value }) => [id, [...new Set([...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name]) => name))].sort()]),
    );

  it('are the same in both languages, with the same arguments, each named once', () => {
    expect(ids('de')).toEqual(ids('en'));
    expect(new Set(ids('en')).size).toBe(ids('en').length);
    expect(variables('de')).toEqual(variables('en'));
  });

  it('hold what the shell asks of a game', () => {
    const known = new Set(ids('en'));
    const wanted = [
      'tempel-name', 'tempel-tagline', 'tempel-minutes', 'tempel-score-win', 'tempel-group-adventurers', 'tempel-group-guardians',
      ...['announcements', 'first_keyholder', 'reveal_count'].flatMap((option) => [`tempel-option-${option}`, `tempel-option-${option}-help`]),
      ...['announcements-on', 'announcements-off', 'first_keyholder-random', 'reveal_count-hidden', 'reveal_count-known'].map((value) => `tempel-option-${value}`),
      ...(tempel.marks ?? []).map(({ id }) => `tempel-mark-${id}`),
      ...['trust', 'doubt', 'open', 'avoid'].map((id) => `tempel-phrase-${id}`),
      ...Object.keys(RULE_OF).map((id) => `tempel-help-${id}`),
    ];
    expect(wanted.filter((id) => !known.has(id))).toEqual([]);
  });

  it('are all used, and everything used is there', () => {
    const sources = import.meta.glob<string>(['./*.ts', './*.svelte', '!./*.test.ts'], { query: '?raw', import: 'default', eager: true });
    const code = Object.values(sources).join('\n');
    const literal = new Set([...code.matchAll(/['"`](tempel-[a-z_][\w-]*)['"`]/g)].map(([, id]) => id as string).filter((id) => !/-(scene|cover)/.test(id)));
    const drawn = new Set(['tempel-key', 'tempel-board']);
    const known = new Set(ids('en'));
    expect([...literal].filter((id) => !known.has(id) && !drawn.has(id))).toEqual([]);
    const built = /^tempel-(name|tagline|minutes|option-|group-|score-|phrase-|mark-|card-|role-|help-|sound-|no-|frieze-|statistics-found-|less-|more-|gold$|fire$)/;
    expect([...known].filter((id) => !literal.has(id) && !built.test(id))).toEqual([]);
  });
});

describe('sounds', () => {
  it('follow the facts', () => {
    const facts: Fact[] = [{ what: 'opened', card: 'gold' }, { what: 'key', seat: 1 }, { what: 'announced', seat: 0 }, { what: 'won' }];
    expect(soundsOf(facts, true)).toEqual(['door', 'gold', 'key', 'win']);
    expect(soundsOf(facts.slice(3), false)).toEqual(['loss']);
    expect(soundsOf(facts.slice(3), null)).toEqual(['win']);
  });
});
