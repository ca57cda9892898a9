import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, listening, messagesOf, RECORDINGS, recording, translate, wordsFor, wordsOf } from '../../testing/steamtime/fixtures';
import type { Fact, Move } from '../types';
import { CONTENT } from './content';
import { explain, RULE_OF } from './explain';
import type { Asked, SteamTimeView } from './model';
import { sounds, soundsOf } from './sounds';
import { describeFact, describeMove, describePath, describeResult, moveText, paymentText, prompt, REFUSED, refusalText, waiting } from './words';

const ROOT = join(import.meta.dirname, '../../../..');
/** The rules that the book has. */
const book = [...readFileSync(join(ROOT, 'docs/rules/steamtime.md'), 'utf8').matchAll(/\*\*(ST-\d+\.\d+)/g)].map(([, rule]) => rule);
const en = wordsFor(translate('en'));

const FACTS: [Fact, string | null][] = [
  [{ what: 'first_player', seat: 1 }, 'Benedikt goes first.'],
  [{ what: 'round', round: 2, first: 1 }, 'Round 2 begins; Benedikt goes first.'],
  [{ what: 'filled', space: '5.2', crystals: [1, 0, 0, 0, 0, 0] }, null],
  [{ what: 'laid_mission', space: '5.1', mission: 'M1' }, null],
  [{ what: 'laid_upgrade', space: '5.3', upgrade: 'I-A' }, null],
  [{ what: 'laid_expedition', space: '5.5', expedition: 'I-A' }, null],
  [{ what: 'effort', round: 1, effort: 'α1' }, 'Effort card α1 is turned up.'],
  [{ what: 'income', seat: 1 }, 'Benedikt takes income.'],
  [{ what: 'turn', seat: 1, round: 2 }, 'The turn of Benedikt.'],
  [{ what: 'skipped', seat: 1, withdrawn: false }, 'Benedikt has nothing to do.'],
  [{ what: 'skipped', seat: 1, withdrawn: true }, 'Benedikt skips and has withdrawn.'],
  [{ what: 'tile', seat: 1 }, 'Benedikt takes the first-player tile.'],
  [{ what: 'scoring', seat: 1 }, 'The missions are revealed; Benedikt begins.'],
  [{ what: 'completed', seat: 1, mission: 'M1', half: 'bottom' }, 'Benedikt completes Mission M1: 2 green → 5 esteem.'],
  [{ what: 'placed', seat: 1, space: '5.2' }, 'Benedikt goes to Machu Picchu: Deposit.'],
  [{ what: 'mr_time', seat: 1, space: '5.4' }, 'Benedikt sends Mr. TIME to Machu Picchu: Gold.'],
  [{ what: 'declined', seat: 1 }, 'Benedikt declines the bonus action.'],
  [{ what: 'took_mission', seat: 1, mission: 'M31' }, 'Benedikt takes Mission M31: 1 upgrade, 2 crystals of any kind → 9 esteem.'],
  [{ what: 'shuffled' }, 'The discarded encounters are shuffled.'],
  [{ what: 'drew', seat: 1, cards: ['N3', 'N10'] }, 'Benedikt meets Bi Sheng, Hypatia.'],
  [{ what: 'chose', seat: 1, card: 'N10' }, 'Benedikt chooses Hypatia.'],
  [{ what: 'acted', seat: 1, card: 'N10', half: 'bottom' }, 'Benedikt, Hypatia: 1 green → 6 esteem.'],
  [{ what: 'declined_act', seat: 1, card: 'N10' }, 'Benedikt does nothing with Hypatia.'],
  [{ what: 'upgrade', seat: 1, upgrade: 'III-C' }, 'Benedikt adds Upgrade III-C.'],
  [{ what: 'expedition', seat: 1, expedition: 'II-A', discoveries: [] }, 'Benedikt goes on the expedition Atlantis.'],
  [{ what: 'expedition', seat: 1, expedition: 'II-A', discoveries: [0, 2] }, 'Benedikt goes on the expedition Atlantis with 2 discoveries.'],
  [{ what: 'bought', seat: 1, space: '5.2', colour: 'BK' }, 'Benedikt buys a crystal (black): Machu Picchu: Deposit.'],
  [{ what: 'took_free', seat: 1, space: '5.2', colour: 'BK' }, 'Benedikt takes a free crystal (black): Machu Picchu: Deposit.'],
  [{ what: 'crystal', seat: 1, into: 'BK', time: false }, 'Benedikt places a crystal: Laboratory (black).'],
  [{ what: 'crystal', seat: 1, into: 'BK', time: true }, 'Benedikt places a TIME-crystal: Laboratory.'],
  [{ what: 'stopped', seat: 1 }, 'Benedikt forfeits the rest.'],
  [{ what: 'paid_crystal', seat: 1, from: 'PK', time: false }, 'Benedikt pays a crystal: Time Portal (pink).'],
  [{ what: 'paid_crystal', seat: 1, from: 'PK', time: true }, 'Benedikt pays a TIME-crystal: Time Portal.'],
  [{ what: 'esteem', seat: 1, count: 3, from: 'bridge' }, 'Benedikt: +3 esteem (Bridge, when taking missions).'],
  [{ what: 'gold', seat: 1, count: 7 }, 'Benedikt: +7 gold.'],
  [{ what: 'steam', seat: 1, count: 2 }, 'Benedikt: +2 steam.'],
  [{ what: 'portal', seat: 1, count: 1 }, 'Benedikt: 1 step on the portal track.'],
  [{ what: 'bonus_action', seat: 1, count: 1 }, 'Benedikt gains a bonus action.'],
  [{ what: 'paid_gold', seat: 1, count: 2 }, 'Benedikt pays 2 gold.'],
  [{ what: 'paid_steam', seat: 1, count: 1 }, 'Benedikt pays 1 steam.'],
  [{ what: 'sabotage', seat: 1, space: '5.1' }, 'Benedikt places a saboteur: Machu Picchu: Mission.'],
  [{ what: 'toll', seat: 1, space: '5.1' }, 'Benedikt pays off a saboteur: Machu Picchu: Mission.'],
  [{ what: 'specialist', seat: 1, specialist: 'P3' }, 'Benedikt plays Alchemist.'],
  [{ what: 'drew_specialist', seat: 1, specialist: null }, 'Benedikt draws a specialist.'],
  [{ what: 'drew_specialist', seat: 0, specialist: 'P3' }, 'You draw Alchemist.'],
];

describe('facts', () => {
  it.each(FACTS)('%j: %s', (fact, sentence) => expect(describeFact(fact, en)).toBe(sentence));
  it('are all told, in every language, and no sentence is left over', () => {
    for (const language of LANGUAGES) {
      const { t, said } = listening(translate(language));
      for (const [fact] of FACTS) describeFact(fact, wordsFor(t));
      for (const recorded of Object.values(RECORDINGS)) for (const { facts } of recorded.facts) for (const fact of facts) expect(describeFact(fact, { ...wordsOf(language, recorded), t }) ?? '').not.toMatch(/undefined|NaN|\{/);
      expect(messagesOf('steamtime-fact-').filter((id) => !said.has(id)), language).toEqual([]);
    }
  });
  it('are those of the protocol', () => {
    const source = readFileSync(join(ROOT, 'games/steamtime/rules_facts.cpp'), 'utf8');
    const names = [...source.matchAll(/\{What::\w+, "(\w+)"/g)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(30);
    expect([...new Set(FACTS.map(([{ what }]) => what))].toSorted()).toEqual(names.toSorted());
  });
  it('keep a covered specialist', () => {
    expect(describeFact({ what: 'drew_specialist', seat: 0, specialist: 'P3' }, { ...en, covered: true })).toBe('Ada draws a specialist.');
  });
});

const MOVES: [Move, string][] = [
  [{ do: 'place', space: '5.2' }, 'airship: Machu Picchu: Deposit'],
  [{ do: 'sabotage', space: '5.2' }, 'saboteur: Machu Picchu: Deposit'],
  [{ do: 'bonus', space: '5.2' }, 'Mr. TIME: Machu Picchu: Deposit'],
  [{ do: 'tile' }, 'take the first-player tile'],
  [{ do: 'skip' }, 'skip'],
  [{ do: 'specialist', specialist: 'P1' }, 'play Helmsman'],
  [{ do: 'none' }, 'neither action'],
  [{ do: 'card', card: 'N1' }, 'choose Alfred Nobel'],
  [{ do: 'top' }, 'the top action'],
  [{ do: 'bottom' }, 'the bottom action'],
  [{ do: 'pay', from: 'GN' }, 'pay: Bridge'],
  [{ do: 'pay', from: 'steam' }, 'pay: steam alone'],
  [{ do: 'buy', colour: 'OR' }, 'buy a crystal (orange)'],
  [{ do: 'stop' }, 'enough'],
  [{ do: 'gain', what: 'colour', into: 'GN' }, 'crystal (green): Bridge'],
  [{ do: 'gain', what: 'time', into: 'GN' }, 'TIME-crystal: Bridge (green)'],
  [{ do: 'gain', what: 'any', into: 'GN' }, 'of your choice (green): Bridge'],
  [{ do: 'gain', what: 'free', into: 'GN', space: '9.3' }, 'free crystal (green): Taj Mahal'],
  [{ do: 'discover', number: 1 }, 'discovery 2'],
  [{ do: 'esteem', steam: 4 }, 'turn 4 steam into esteem'],
  [{ do: 'esteem', steam: 0 }, 'turn no steam'],
  [{ do: 'time' }, 'turn 1 steam into a TIME-crystal'],
  [{ do: 'decline' }, 'no bonus action'],
  [{ do: 'mission', number: 0, half: 'top' }, 'complete mission number 1'],
  [{ do: 'done' }, 'complete no more missions'],
];
describe('moves', () => {
  it.each(MOVES)('%j: %s', (move, text) => expect(describeMove(move, en)).toBe(text));
  it('are told by what is asked, and no message is left over', () => {
    for (const language of LANGUAGES) {
      const { t, said } = listening(translate(language));
      for (const [move] of MOVES) describeMove(move, wordsFor(t));
      for (const recorded of Object.values(RECORDINGS)) for (const move of recorded.legal) expect(moveText(move, recorded.view, { ...wordsOf(language, recorded), t })).not.toMatch(/undefined|NaN|\{/);
      expect(messagesOf('steamtime-move-').filter((id) => !said.has(id)), language).toEqual([]);
    }
  });
  it('say what an action, a discovery, a mission is', () => {
    const { view } = recording('act');
    const asked: Asked = { what: 'choose_act', card: 'N2' };
    expect(moveText({ do: 'bottom' }, { ...view, asked }, en)).toBe('1 crystal of any kind → 6 esteem');
    const { view: end } = recording('missions');
    const mission = end.seats[String(end.owing[0])]!.missions[0]!.mission;
    expect(moveText({ do: 'mission', number: 0, half: 'top' }, end, en)).toContain(`complete Mission ${mission}: `);
  });
  it('of a payment are told together, with their steam', () => {
    const { view } = recording('pay');
    const asked: Asked = { what: 'pay', owed: [1, 1, 0, 0, 0, 0, 0, 0, 0] };
    const pays = [{ do: 'pay', from: 'GN' }, { do: 'pay', from: 'GN' }];
    expect(describePath(pays, { ...view, asked }, en)).toBe('pay 2 × Bridge, 1 steam');
    expect(describePath([{ do: 'place', space: '5.3' }, ...pays], recording('rich').view, en)).toBe('airship: Machu Picchu: Upgrade: pay 2 × Bridge');
    expect(describePath([{ do: 'skip' }], recording('rich').view, en)).toBe('skip');
    expect(paymentText(en.t, [['BU', 1], ['steam', 1]], 1)).toBe('Engine Room, 1 steam');
  });
});

describe('questions', () => {
  it('are all asked, in every language, and none is left over', () => {
    for (const language of LANGUAGES) {
      const { t, said } = listening(translate(language));
      for (const recorded of Object.values(RECORDINGS)) {
        const words = { ...wordsOf(language, recorded), t };
        expect(prompt(recorded.view, recorded.view.owing[0] ?? 0, words)).not.toMatch(/undefined|NaN|\{/);
        expect(waiting(recorded.view, recorded.view.owing, words)).toBeTruthy();
      }
      const { view } = recording('buy');
      if (view.asked?.what === 'buy') for (const bought of [0, 1]) prompt({ ...view, asked: { ...view.asked, bought } }, 0, wordsFor(t));
      expect(messagesOf('steamtime-prompt-').filter((id) => !said.has(id)), language).toEqual([]);
    }
  });
  it('name who is waited for', () => {
    const { view } = recording('rich');
    expect(waiting(view, [1], en)).toBe(`Round ${view.round}: the turn of Benedikt.`);
    expect(waiting(recording('pay').view, [1], en)).toBe('Benedikt decides.');
    expect(waiting(view, [], en)).toBe('Waiting.');
    expect(waiting(recording('end').view, [], en)).toBe('The match is over.');
  });
  it('end with the result', () => {
    expect(describeResult({ places: [1, 2], rule: 'ST-17.12', scores: [[], []] }, en)).toContain('most esteem wins');
    expect(describeResult({ stopped: 'agreement' } as unknown as Parameters<typeof describeResult>[0], en)).toBe('The match was stopped.');
  });
});

describe('refusals', () => {
  const refusal = (rule: string, causes: number[] = []) => ({ code: 'illegal', text: 'why', rule, causes });
  const { view } = recording('rich');
  it('have sentences of their own, and none is left over', () => {
    for (const language of LANGUAGES) {
      const { t, said } = listening(translate(language));
      for (const rule of [...REFUSED, 'ST-20.3']) refusalText(t, refusal(rule, [13]), view);
      for (const code of Object.keys(view.spaces)) refusalText(t, refusal('ST-8.5', [Number(code.replace('.', ''))]), view);
      expect(messagesOf('steamtime-why-').filter((id) => !said.has(id)), language).toEqual([]);
    }
  });
  it('are rules of the book', () => {
    for (const rule of REFUSED) expect(book).toContain(rule);
  });
  it('say how much is lacking, and how high', () => {
    const seat = view.own!.seat;
    const own = { seat, spaces: { '5.3': { place: false, use: false, payable: false, deficit: 2 } } };
    const lacking: SteamTimeView = { ...view, own, seats: { ...view.seats, [seat]: { ...view.seats[seat]!, highest: 4 } } };
    expect(refusalText(en.t, refusal('ST-11.7', [53]), lacking)).toContain('You lack 2 of its crystals');
    expect(refusalText(en.t, refusal('ST-8.2', [13]), lacking)).toContain('higher than position 4');
    expect(refusalText(en.t, { code: 'malformed', text: 'odd' }, view)).toBe('odd');
  });
});

describe('help', () => {
  const parts = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.svelte')).map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join('\n');
  it.each(LANGUAGES)('explains every name that the board uses, by a rule of the book: %s', (language) => {
    const { t, said } = listening(translate(language));
    const names = [...new Set([...parts.matchAll(/data-help="(\w+)"/g)].map(([, name]) => name!)), 'skip'];
    expect(names.toSorted()).toEqual(Object.keys(RULE_OF).toSorted());
    const cards = [...CONTENT.encounters, ...CONTENT.missions, ...CONTENT.specialists].map(({ id }) => `card-${id}`);
    const spaces = ['1.1', '1.2', '1.3', '1.4', '2.3', '2.4'].map((space) => `space-${space}`);
    for (const name of [...names, ...cards, ...spaces, ...CONTENT.expeditions.flatMap(({ id }) => [`expedition-${id}`, `upgrade-${id}`]), ...Object.keys(CONTENT.generators).map((colour) => `generator-${colour}`)]) {
      const { text, rule } = explain(t, 3, name);
      expect(text).not.toMatch(/undefined|NaN|\{/);
      expect(book).toContain(rule);
    }
    expect(messagesOf('steamtime-help-').filter((id) => !said.has(id))).toEqual([]);
  });
});

describe('sounds', () => {
  it('follow the facts, each once in a row, and have names', () => {
    expect(soundsOf(FACTS.map(([fact]) => fact)).length).toBeGreaterThan(5);
    expect(soundsOf([{ what: 'gold' }, { what: 'gold' }, { what: 'turn' }, { what: 'steam' }])).toEqual(['gold', 'steam']);
    expect(sounds.names.map((name) => `steamtime-sound-${name}`).toSorted()).toEqual(messagesOf('steamtime-sound-').toSorted());
  });
});
