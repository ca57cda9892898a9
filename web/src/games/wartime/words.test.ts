import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, listening, messagesOf, RECORDINGS, recording, translate, wordsFor, wordsOf } from '../../testing/wartime/fixtures';
import type { Fact, Move } from '../types';
import { explain } from './explain';
import { TYPES } from './geometry';
import { actionsOf, type Asked, type WarTimeView } from './model';
import { sounds, soundsOf } from './sounds';
import { actionName, arcText, deniedText, describeFact, describeMove, describeResult, prompt, waiting } from './words';

const ROOT = join(import.meta.dirname, '../../../..');
const en = wordsFor(translate('en'));
const place = { x: 1000, y: 1000, facing: 0 };

const FACTS: [Fact, string | null][] = [
  [{ what: 'first', seat: 1 }, 'Benedikt begins.'],
  [{ what: 'placed', piece: '1.cc.1', ...place }, 'Benedikt places command centre B1.'],
  [{ what: 'round', round: 2 }, 'Round 2 begins.'],
  [{ what: 'turn', seat: 1, round: 2 }, 'The turn of Benedikt.'],
  [{ what: 'income', seat: 1, amount: 200 }, 'Benedikt: income 200.'],
  [{ what: 'passed', seat: 1 }, 'Benedikt passes.'],
  [{ what: 'roll', piece: '1.tank.1', action: 'move', dice: [4] }, 'Benedikt, tank B1: Move, rolled 4.'],
  [{ what: 'roll', piece: '1.batt.1', action: 'attack_air', dice: [4, 3] }, 'Benedikt, missile battery B1: Attack in the air, rolled 4 + 3 = 7.'],
  [{ what: 'moved', piece: '1.tank.1', from: { x: 1000, y: 1800, facing: 0 }, ...place }, 'Tank B1 moves 80 mm.'],
  [{ what: 'stayed', piece: '1.tank.1' }, 'Tank B1 stays.'],
  [{ what: 'parked', piece: '1.jet.1', field: '1.field.2' }, 'Fighter jet B1 parks on airfield B2.'],
  [{ what: 'shot', piece: '1.tank.1', target: '0.well.1' }, 'Tank B1 hits oil well A1.'],
  [{ what: 'held', piece: '1.tank.1' }, 'Tank B1 does not shoot.'],
  [{ what: 'lost_fort', piece: '0.well.1' }, 'Oil well A1 loses its fort.'],
  [{ what: 'destroyed', piece: '0.well.1', by: '1.tank.1' }, 'Benedikt destroys oil well A1.'],
  [{ what: 'captured', piece: '0.well.1', as: '1.well.2', by: '1.inf.3' }, 'Benedikt captures oil well A1 with infantry B3; it is now oil well B2.'],
  [{ what: 'missed', piece: '1.inf.3', target: '0.well.1' }, 'Infantry B3 does not reach oil well A1.'],
  [{ what: 'returned', piece: '0.jet.1' }, 'Fighter jet A1 returns to stock.'],
  [{ what: 'crashed', piece: '0.jet.1' }, 'Fighter jet A1 finds no airfield and crashes.'],
  [{ what: 'boarded', piece: '0.inf.1', carrier: '0.boat.1' }, 'Infantry A1 goes aboard boat A1.'],
  [{ what: 'landed', piece: '0.inf.1', carrier: '0.boat.1', ...place }, 'Infantry A1 leaves boat A1.'],
  [{ what: 'built', piece: '0.well.2', by: '0.dozer.1', ...place }, 'Bulldozer A1 builds oil well A2.'],
  [{ what: 'paid', seat: 0, amount: 100 }, null],
  [{ what: 'fortified', piece: '0.well.2' }, 'Oil well A2 gets a fort.'],
  [{ what: 'sold', piece: '0.well.2', amount: 100 }, 'Ada sells oil well A2 for 100.'],
  [{ what: 'sold_disc', seat: 0, amount: 100 }, 'Ada sells a disc for 100.'],
  [{ what: 'spent', seat: 0 }, 'Ada spends a disc for another action.'],
  [{ what: 'reward', seat: 0 }, 'Ada takes a disc as reward.'],
  [{ what: 'out', seat: 0, order: 1, cash: 100, discs: 0 }, 'Ada has no piece left and is out.'],
  [{ what: 'over', end: 'last_standing' }, 'One player is left: the match is over.'],
  [{ what: 'over', end: 'round_limit' }, 'The last round is played: the match is over.'],
];
describe('facts', () => {
  it.each(FACTS)('%j: %s', (fact, sentence) => expect(describeFact(fact, en)).toBe(sentence));
  it.each(LANGUAGES)('are all told, and no sentence is left over: %s', (language) => {
    const { t, said } = listening(translate(language));
    for (const [fact] of FACTS) describeFact(fact, wordsFor(t));
    for (const recorded of Object.values(RECORDINGS)) for (const { facts } of recorded.facts) for (const fact of facts) expect(describeFact(fact, { ...wordsOf(language, recorded), t }) ?? '').not.toMatch(/undefined|NaN|\{/);
    expect(messagesOf('wartime-fact-').filter((id) => !said.has(id))).toEqual([]);
  });
  it('are those of the rules', () => {
    const source = readFileSync(join(ROOT, 'games/wartime/rules_facts.cpp'), 'utf8');
    const names = [.../kWhatNames\{([\s\S]*?)\}/.exec(source)![1]!.matchAll(/"(\w+)"/g)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(20);
    expect([...new Set(FACTS.map(([{ what }]) => what))].toSorted()).toEqual([...new Set(names)].toSorted());
  });
  it('are heard, each kind once in a row', () => {
    expect(soundsOf([{ what: 'roll' }, { what: 'roll' }, { what: 'shot' }, { what: 'destroyed' }, { what: 'turn' }])).toEqual(['die', 'shot', 'boom']);
    for (const sound of sounds.names) expect(translate('en')(`wartime-sound-${sound}`)).toBeTruthy();
  });
});

const MOVES: [Move, string][] = [
  [{ do: 'plot', plot: 5 }, 'plot 5'],
  [{ do: 'dir', angle: 45 }, 'bulldozer at 45°'],
  [{ do: 'pass' }, 'pass'],
  [{ do: 'sell_disc' }, 'sell a disc'],
  [{ do: 'move', piece: '0.tank.1' }, 'tank A1: Move'],
  [{ do: 'attack_ground', piece: '0.batt.1' }, 'missile battery A1: Attack on the ground'],
  [{ do: 'build', piece: '0.barr.1', type: 'inf' }, 'barracks A1 builds: infantry'],
  [{ do: 'stay' }, 'stay'],
  [{ do: 'go', angle: 37 }, 'go in direction 37°'],
  [{ do: 'hold' }, 'hold fire'],
  [{ do: 'hit', target: '1.well.1' }, 'hit oil well B1'],
  [{ do: 'take', target: '1.well.1' }, 'capture oil well B1'],
  [{ do: 'stop' }, 'that is all'],
  [{ do: 'load', piece: '0.inf.1' }, 'take infantry A1 aboard'],
  [{ do: 'put', angle: 40, step: 2 }, 'set down at 40°, 40 mm off'],
  [{ do: 'at', angle: 90 }, 'place at 90°'],
  [{ do: 'land', piece: '0.field.1' }, 'land on airfield A1'],
  [{ do: 'end' }, 'end the turn'],
  [{ do: 'spend' }, 'spend a disc for another action'],
];
describe('moves', () => {
  it.each(MOVES)('%j: %s', (move, sentence) => expect(describeMove(move, en)).toBe(sentence));
  it.each(LANGUAGES)('are all said, and no sentence is left over: %s', (language) => {
    const { t, said } = listening(translate(language));
    for (const [move] of MOVES) describeMove(move, wordsFor(t));
    for (const { legal } of Object.values(RECORDINGS)) for (const move of legal) expect(describeMove(move, wordsFor(t))).not.toMatch(/undefined|NaN|\{/);
    expect(messagesOf('wartime-move-').filter((id) => !said.has(id))).toEqual([]);
  });
});

const question = (asked: Record<string, unknown>): WarTimeView => ({ ...recording('act').view, asked: { seat: 0, piece: '0.tank.1', dice: [3], reach: 600, gaps: {}, arcs: [], places: [], plots: [], fields: [], left: 1, ...asked } as unknown as Asked, owing: [0] });
const QUESTIONS: [Record<string, unknown>, RegExp][] = [
  [{ what: 'cc' }, /command centre/],
  [{ what: 'dozer' }, /bulldozer/],
  [{ what: 'well' }, /oil well/],
  [{ what: 'act' }, /^Your turn/],
  [{ what: 'move' }, /^Tank A1 rolled 3: 60 mm, exactly/],
  [{ what: 'target', action: 'attack' }, /^Tank A1 rolled 3: reach 60 mm/],
  [{ what: 'target', action: 'attack', piece: '0.super.1', dice: [], reach: 3600 }, /^Super weapon A1 reaches 360 mm/],
  [{ what: 'target', action: 'attack', piece: '0.super.1', dice: [], reach: null }, /whole table/],
  [{ what: 'take' }, /captures/],
  [{ what: 'load' }, /Room for 1/],
  [{ what: 'unload', infantry: '0.inf.2' }, /infantry A2/],
  [{ what: 'place', type: 'well', second: false }, /oil well/],
  [{ what: 'place', type: 'inf', second: true }, /second/],
  [{ what: 'land' }, /airfield/],
  [{ what: 'more' }, /1 left/],
];
describe('questions', () => {
  it.each(QUESTIONS)('%j: %s', (asked, sentence) => expect(prompt(question(asked), 0, en)).toMatch(sentence));
  it.each(LANGUAGES)('are asked of the one and told the others, and nothing is left over: %s', (language) => {
    const { t, said } = listening(translate(language));
    const words = wordsFor(t);
    for (const [asked] of QUESTIONS) {
      expect(prompt(question(asked), 0, words)).not.toMatch(/undefined|NaN|\{/);
      expect(waiting(question(asked), [0], words)).not.toMatch(/undefined|NaN|\{/);
    }
    const over = { ...recording('act').view, asked: null };
    for (const text of [prompt(over, 0, words), waiting(over, [], words), waiting(question({ what: 'act' }), [], words), waiting({ ...over, asked: { what: 'act', seat: 0 } }, [0], words)]) expect(text).toBeTruthy();
    expect(messagesOf('wartime-prompt-').filter((id) => !said.has(id))).toEqual([]);
    expect(messagesOf('wartime-waiting').filter((id) => !said.has(id))).toEqual([]);
  });
  it('end by a rule', () => {
    expect(describeResult({ places: [1, 2], rule: 'WT-10.3', scores: [] }, en)).toMatch(/One player/);
    expect(describeResult({ places: [1, 2], rule: 'WT-10.5', scores: [] }, en)).toMatch(/round limit/);
    expect(describeResult({ stopped: 'agreed' }, en)).toMatch(/stopped/);
  });
});

describe('what is not possible', () => {
  const source = readFileSync(join(ROOT, 'games/wartime/view.cpp'), 'utf8') + readFileSync(join(ROOT, 'docs/protocol.md'), 'utf8');
  it.each(LANGUAGES)('has a reason for each that the rules name: %s', (language) => {
    const { t, said } = listening(translate(language));
    const listed = /the reasons are([\s\S]*?)\.\n/.exec(source)?.[1] ?? '';
    const reasons = [...listed.matchAll(/`(\w+)`/g)].map(([, reason]) => reason!);
    expect(reasons.length).toBeGreaterThan(10);
    for (const reason of reasons) expect(deniedText(t, reason)).toBeTruthy();
    for (const why of ['table', 'terrain', 'line', 'overlap'] as const) expect(arcText(t, { from: 0, to: 1, why, causes: ['1.well.1'] })).toBeTruthy();
    arcText(t, { from: 0, to: 1, why: 'overlap' });
    expect(messagesOf('wartime-denied-').filter((id) => !said.has(id))).toEqual([]);
    expect(messagesOf('wartime-why-').filter((id) => !said.has(id))).toEqual([]);
  });
  it('is said of every action recorded', () => {
    for (const { view, legal, as } of Object.values(RECORDINGS)) {
      if (view.asked?.what !== 'act' || view.asked.seat !== as) continue;
      for (const id of Object.keys(view.own?.denied ?? {}).filter(Boolean)) {
        for (const action of actionsOf(view, legal, id)) {
          expect(actionName(en.t, action)).toBeTruthy();
          expect(action.move !== null || action.denied !== null).toBe(true);
          if (action.denied) expect(deniedText(en.t, action.denied.reason)).toBeTruthy();
        }
      }
    }
  });
});

describe('help', () => {
  it.each(LANGUAGES)('explains every type, action and figure by a rule of the book: %s', (language) => {
    const book = readFileSync(join(ROOT, 'docs/rules/wartime.md'), 'utf8');
    const { t, said } = listening(translate(language));
    const { view } = recording('act');
    const names = [
      ...TYPES.map((type) => `type-${type}`),
      ...['move', 'attack', 'attack_air', 'attack_ground', 'fort_attack', 'capture', 'embark', 'disembark', 'build', 'fortify', 'sell'].map((name) => `action-${name}`),
      ...['round', 'turn', 'bank', 'dice', 'cash', 'income', 'discs', 'stock', 'forts', 'score'],
    ];
    for (const name of names) {
      const { text, rule } = explain(t, view, name);
      expect(text).toBeTruthy();
      expect(book).toContain(`**${rule} `);
    }
    expect(messagesOf('wartime-help-').filter((id) => !said.has(id))).toEqual([]);
  });
});
