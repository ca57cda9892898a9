import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { factsOf, MESSAGES, RECORDINGS, recording, translate, wordsOf } from '../../testing/khronos/fixtures';
import type { Fact, Move, Words } from '../types';
import { RULE_OF } from './explain';
import type { KhronosView, Step } from './model';
import { soundsOf } from './sounds';
import { cardsText, describeFact, describeMove, describePath, describeResult, prompt, refusalText, RULE_OF_FACT, RULE_OF_STOP, standingText, toolName, waiting } from './words';

const ROOT = join(import.meta.dirname, '../../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const words = (language: string): Words => wordsOf(language, { as: 0, view: { players: 4 } as KhronosView });
const LANGUAGES = Object.keys(MESSAGES);

/** What the protocol says of Khronos, and the rules that its book has. */
const PROTOCOL = /### Khronos\n([^]*)/.exec(read('docs/protocol.md'))![1]!;
const RULES = new Set([...read('docs/rules/khronos.md').matchAll(/\*\*(KH-\d+\.\d+) /g)].map(([, rule]) => rule!));

const building = { age: 'faith', square: 'M5', type: 'military', size: 2, owner: 1 };
const FACTS: [Fact, string, string][] = [
  [{ what: 'row', cards: [1, 0, 2] }, 'In the row lie 1 Military, 2 Civil.', 'In der Auslage liegen 1 Militär, 2 Zivil.'],
  [{ what: 'first', seat: 2 }, 'Chiara begins each round.', 'Chiara beginnt jede Runde.'],
  [{ what: 'shuffled', count: 33 }, '33 cards are shuffled.', '33 Karten werden gemischt.'],
  [{ what: 'drew', seat: 1, count: 4 }, 'Benedikt draws 4 cards.', 'Benedikt zieht 4 Karten.'],
  [{ what: 'drew', seat: 1, count: 1 }, 'Benedikt draws a card.', 'Benedikt zieht eine Karte.'],
  [{ what: 'drew', seat: 0, count: 3, cards: [0, 2, 1] }, 'Ada draws 2 Religious, 1 Civil.', 'Ada zieht 2 Religion, 1 Zivil.'],
  [{ what: 'turn', seat: 3, round: 4 }, 'Round 4: the turn of Dov.', 'Runde 4: Dov ist am Zug.'],
  [{ what: 'exchanged', seat: 1, cards: [2, 0, 0] }, 'Benedikt exchanges 2 Military.', 'Benedikt tauscht 2 Militär.'],
  [{ what: 'swapped', seat: 1, type: 'civil', count: 2 }, 'Benedikt takes 2 Civil from the row.', 'Benedikt nimmt 2 Zivil aus der Auslage.'],
  [{ what: 'gave', seat: 1, cards: [0, 1, 1] }, 'Benedikt puts 1 Religious, 1 Civil into the row.', 'Benedikt legt 1 Religion, 1 Zivil in die Auslage.'],
  [{ what: 'moved', seat: 2, agent: 1, age: 'reason' }, 'Chiara sends agent 1 to Reason.', 'Chiara schickt Agent 1 ins Zeitalter Vernunft.'],
  [{ what: 'paid', seat: 2, cards: [3, 0, 0], uses: [2, 1] }, 'Chiara spends 3 Military.', 'Chiara gibt 3 Militär aus.'],
  [{ what: 'ecus', seat: 2, change: 2, now: 5 }, 'Chiara gains 2 and has 5 ecus.', 'Chiara bekommt 2 und hat 5 Ecus.'],
  [{ what: 'ecus', seat: 2, change: -1, now: 1 }, 'Chiara pays 1 and has 1 ecu.', 'Chiara zahlt 1 und hat 1 Ecu.'],
  [{ what: 'built', ...building }, 'Built in Faith: Keep of Benedikt on M5.', 'Gebaut (Glaube): Feste von Benedikt auf M5.'],
  [{ what: 'grown', ...building, size: 3 }, 'Upgraded in Faith: Castle of Benedikt on M5.', 'Ausgebaut (Glaube): Burg von Benedikt auf M5.'],
  [{ what: 'demolished', ...building, size: 1 }, 'Demolished in Faith: Watch Tower of Benedikt on M5.', 'Abgerissen (Glaube): Wachturm von Benedikt auf M5.'],
  [{ what: 'populated', seat: 0, square: 'N7' }, 'Ada populates N7.', 'Ada besiedelt N7.'],
  [{ what: 'renovating', seat: 0, square: 'N7' }, 'Ada begins to renovate N7.', 'Ada beginnt N7 zu renovieren.'],
  [{ what: 'renovated', seat: 0, square: 'N7' }, 'Ada finishes the renovation of N7.', 'Ada vollendet die Renovierung von N7.'],
  [{ what: 'shadow', ...building }, 'Its shadow comes to Faith: Keep of Benedikt on M5.', 'Der Schatten erscheint (Glaube): Feste von Benedikt auf M5.'],
  [{ what: 'stopped', age: 'faith', why: 'tile' }, 'No shadow in Faith: no such tile is left in stock.', 'Kein Schatten (Glaube): kein solches Plättchen ist im Vorrat.'],
  [{ what: 'stopped', age: 'faith', why: 'cube' }, 'No shadow in Faith: its owner has no cube left.', 'Kein Schatten (Glaube): der Besitzer hat keinen Würfel mehr.'],
  [{ what: 'stopped', age: 'faith', why: 'domains' }, 'No shadow in Faith: it would connect different domains.', 'Kein Schatten (Glaube): er verbände verschiedene Gebiete.'],
  [{ what: 'stopped', age: 'faith', why: 'hierarchy' }, 'No shadow in Faith: it would be as high as the top there.', 'Kein Schatten (Glaube): er wäre so hoch wie die Spitze dort.'],
  [{ what: 'displaced', ...building }, 'Contradiction in Faith: Keep of Benedikt on M5 goes.', 'Widerspruch (Glaube): Feste von Benedikt auf M5 verschwindet.'],
  [{ what: 'vanished', age: 'reason', square: 'M5', type: 'religious', size: 2 }, 'It never existed, so Monastery on M5 goes in Reason.', 'Es gab es nie (Vernunft): Kloster auf M5 verschwindet.'],
  [{ what: 'cube_stays', seat: 3, square: 'N7' }, 'One cube of Dov stays on N7.', 'Ein Würfel von Dov bleibt auf N7.'],
  [{ what: 'conflict', age: 'faith', type: 'military', contenders: 2 }, 'Conflict in Faith: 2 buildings (Military) are equally high.', 'Konflikt (Glaube): 2 Gebäude (Militär) sind gleich hoch.'],
  [{ what: 'stays', ...building }, 'Keep of Benedikt on M5 stays in Faith.', 'Es bleibt (Glaube): Feste von Benedikt auf M5.'],
  [{ what: 'downsized', ...building, size: 1 }, 'Made smaller in Faith: now Watch Tower of Benedikt on M5.', 'Verkleinert (Glaube): nun Wachturm von Benedikt auf M5.'],
  [{ what: 'destroyed', ...building, size: 1 }, 'Destroyed in Faith: Watch Tower of Benedikt on M5.', 'Zerstört (Glaube): Wachturm von Benedikt auf M5.'],
  [{ what: 'shrunk', ...building, size: 2 }, 'The smaller shadow in Faith: Keep of Benedikt on M5.', 'Der kleinere Schatten (Glaube): Feste von Benedikt auf M5.'],
  [{ what: 'discarded', seat: 0, cards: [0, 0, 0] }, 'Ada discards no card.', 'Ada wirft ab: keine Karte.'],
  [{ what: 'income', seat: 0, age: 'might', ecus: 3 }, 'Income of Ada in Might: 3.', 'Einkommen von Ada (Macht): 3.'],
  [{ what: 'over' }, 'Seven rounds are over: most ecus win.', 'Sieben Runden sind vorbei: Die meisten Ecus gewinnen.'],
];

describe('the log', () => {
  it.each(FACTS)('%j', (fact, english, german) => {
    expect(describeFact(fact, words('en'))).toBe(english);
    expect(describeFact(fact, words('de'))).toBe(german);
  });

  it('knows every fact that the protocol lists', () => {
    const table = /\| fact \|[^]*?\n\n/.exec(PROTOCOL)![0];
    const listed = table.split('\n').flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, what]) => what!));
    expect(listed).toHaveLength(30);
    expect([...new Set(FACTS.map(([{ what }]) => what))].sort()).toEqual(listed.sort());
    const reasons = [.../`why`: ([^:]*?):/.exec(PROTOCOL)![1]!.matchAll(/`(\w+)`/g)].map(([, why]) => why!);
    expect(Object.keys(RULE_OF_STOP).sort()).toEqual(reasons.sort());
  });

  it.each(LANGUAGES)('has a sentence for all that was recorded: %s', (language) => {
    for (const one of Object.values(RECORDINGS)) for (const fact of factsOf(one)) expect(describeFact(fact, wordsOf(language, one))).toBeTruthy();
    for (const [fact] of FACTS) expect(describeFact(fact, words(language))).toBeTruthy();
  });

  it('says no cards of a hand that is covered', () => {
    const fact = { what: 'drew', seat: 0, count: 3, cards: [0, 2, 1] };
    expect(describeFact(fact, { ...words('en'), covered: true })).toBe('Ada draws 3 cards.');
  });

  it('leaves out what this game does not know', () => expect(describeFact({ what: 'undone' }, words('en'))).toBeNull());
});

const MOVES: [Move, string, string][] = [
  [{ do: 'keep' }, 'keep all cards', 'alle Karten behalten'],
  [{ do: 'exchange', cards: [0, 1, 1] }, 'exchange 1 Religious, 1 Civil for 2 ecus', '1 Religion, 1 Zivil für 2 Ecus tauschen'],
  [{ do: 'pass' }, 'pass', 'passen'],
  [{ do: 'swap', type: 'military', count: 2 }, 'take 2 Military from the row', '2 Militär aus der Auslage nehmen'],
  [{ do: 'give', cards: [0, 2, 0] }, 'give 2 Religious to the row', '2 Religion in die Auslage geben'],
  [{ do: 'move', agent: 1, age: 'faith' }, 'agent 1 goes to Faith', 'Agent 1 geht nach: Glaube'],
  [{ do: 'build', age: 'might', type: 'military', size: 2 }, 'Keep in Might', 'Feste, Zeitalter Macht'],
  [{ do: 'upgrade', age: 'might' }, 'upgrade in Might', 'ausbauen, Zeitalter Macht'],
  [{ do: 'demolish', age: 'might', type: 'civil' }, 'demolish (Civil) in Might', 'abreißen (Zivil), Zeitalter Macht'],
  [{ do: 'populate' }, 'populate', 'besiedeln'],
  [{ do: 'renovate', type: 'religious' }, 'renovate (Religious)', 'renovieren (Religion)'],
  [{ do: 'end' }, 'end the turn', 'den Zug beenden'],
  [{ do: 'row', row: 5 }, 'row 5', 'Reihe 5'],
  [{ do: 'column', column: 'M' }, 'column M', 'Spalte M'],
  [{ do: 'which', square: 'N7' }, 'on N7', 'auf N7'],
  [{ do: 'grow', size: 3, square: 'M4' }, 'to size 3 on M4', 'auf Größe 3, M4'],
  [{ do: 'extra', cards: [0, 0, 1] }, 'pay the terrain with 1 Civil', 'das Gelände mit 1 Zivil bezahlen'],
  [{ do: 'share', uses: [2, 1] }, 'agent 1 gives 2, agent 2 gives 1', 'Agent 1 gibt 2, Agent 2 gibt 1'],
  [{ do: 'stay', square: 'G16' }, 'G16 stays', 'G16 bleibt'],
  [{ do: 'place', square: 'E12' }, 'place it on E12', 'auf E12 setzen'],
  [{ do: 'keep_cube', seat: 2 }, 'the cube of Chiara stays', 'der Würfel von Chiara bleibt'],
  [{ do: 'discard', cards: [1, 0, 0] }, 'discard 1 Military', '1 Militär abwerfen'],
];

describe('moves', () => {
  it.each(MOVES)('%j', (move, english, german) => {
    expect(describeMove(move, words('en'))).toBe(english);
    expect(describeMove(move, words('de'))).toBe(german);
  });

  it('knows every move that the protocol lists', () => {
    const listed = new Set([...PROTOCOL.matchAll(/\{"do":"(\w+)"/g)].map(([, name]) => name!));
    expect(listed.size).toBe(22);
    expect(MOVES.map(([move]) => String(move.do)).sort()).toEqual([...listed].sort());
  });

  it.each(LANGUAGES)('can be said: %s', (language) => {
    for (const [move] of MOVES) expect(describeMove(move, words(language))).toBeTruthy();
  });
});

describe('a whole path', () => {
  const { view } = recording('middle');
  const spoken = (path: Move[], language = 'en'): string => describePath(path, view, wordsOf(language, recording('middle')));
  const build = (row: number, column: string): Move[] => [{ do: 'build', age: 'might', type: 'military', size: 2 }, { do: 'row', row }, { do: 'column', column }];

  it('is one sentence with its cost', () => {
    expect(spoken(build(13, 'E'))).toBe('build Keep in Might on E13, for 2 Military');
    expect(spoken(build(13, 'E'), 'de')).toBe('Feste auf E13 bauen, Zeitalter Macht, für 2 Militär');
  });

  it('names what the terrain costs, or that it costs', () => {
    // Forest lies on A16.
    expect(spoken(build(16, 'A'))).toBe('build Keep in Might on A16, for 2 Military, and what the terrain costs');
    expect(spoken([...build(16, 'A'), { do: 'extra', cards: [0, 1, 0] }, { do: 'share', uses: [2, 1] }])).toBe(
      'build Keep in Might on A16, for 2 Military, pay the terrain with 1 Religious, agent 1 gives 2, agent 2 gives 1',
    );
  });

  it('says what becomes of what', () => {
    const upgrade: Move[] = [{ do: 'upgrade', age: 'might' }, { do: 'which', square: 'B8' }, { do: 'grow', size: 3, square: 'A7' }];
    expect(spoken(upgrade)).toBe('upgrade Hamlet on B8 in Might to City on A7, for 3 Civil');
    expect(spoken([{ do: 'demolish', age: 'might', type: 'civil' }, { do: 'which', square: 'B8' }])).toBe('demolish Hamlet on B8 in Might, for 1 Civil and 1 ecu');
    expect(spoken([{ do: 'populate' }, { do: 'which', square: 'B8' }])).toBe('populate Hamlet on B8, for 1 Civil');
    const ruin = view.own!.may!.renovate[0]!;
    expect(spoken([{ do: 'renovate', type: view.ages.reason.buildings[ruin]!.type }, { do: 'which', square: ruin }])).toMatch(new RegExp(`^renovate \\w+ on ${ruin}, for 1 \\w+$`));
  });

  it('is else its moves one after the other', () => {
    expect(spoken([{ do: 'swap', type: 'civil', count: 1 }, { do: 'give', cards: [1, 0, 0] }])).toBe('take 1 Civil from the row, give 1 Military to the row');
    expect(spoken([{ do: 'upgrade', age: 'might' }])).toBe('upgrade in Might');
    expect(spoken([])).toBe('');
  });

  it.each(LANGUAGES)('can be said: %s', (language) => {
    expect(spoken(build(16, 'A'), language)).toContain('A16');
    for (const action of ['demolish', 'populate', 'renovate']) expect(spoken([{ do: action, age: 'might', type: 'civil' }, { do: 'which', square: 'B8' }], language)).toContain('B8');
    expect(spoken([{ do: 'upgrade', age: 'might' }, { do: 'which', square: 'B8' }, { do: 'grow', size: 3, square: 'A7' }], language)).toContain('A7');
  });
});

describe('refusals', () => {
  const source = read('games/khronos/rules_refuse.cpp');
  const named = [...new Set([...source.matchAll(/"(KH-\d+\.\d+)"/g)].map(([, rule]) => rule!))].sort();

  it.each(LANGUAGES)('have a sentence for each rule that forbids something: %s', (language) => {
    expect(named.length).toBeGreaterThan(20);
    const silent = named.filter((rule) => refusalText(translate(language), { code: 'illegal', text: 'the line of the server', rule }) === 'the line of the server');
    expect(silent).toEqual([]);
  });
  it('fall back to the line of the server', () => {
    expect(refusalText(translate('en'), { code: 'stale', text: 'too late' })).toBe('too late');
    expect(refusalText(translate('en'), { code: 'illegal', text: 'one line', rule: 'KH-8.4' })).toBe('It would connect different domains.');
  });
  it('name rules that the book has', () => {
    const rules = [...named, ...Object.values(RULE_OF_FACT), ...Object.values(RULE_OF_STOP), ...Object.values(RULE_OF)];
    expect(rules.filter((rule) => !RULES.has(rule))).toEqual([]);
  });
  it('and facts link a rule only where there is such a fact', () => {
    const known = new Set(FACTS.map(([{ what }]) => what));
    expect(Object.keys(RULE_OF_FACT).filter((what) => !known.has(what))).toEqual([]);
    expect([...new Set(Object.values(RECORDINGS).flatMap(factsOf).filter((fact) => fact.age !== undefined && !['moved', 'income'].includes(fact.what)).map(({ what }) => what))].filter((what) => !RULE_OF_FACT[what])).toEqual(['stopped']);
  });
});

describe('prompts and names', () => {
  const STEPS: Step[] = ['exchange', 'swap', 'give', 'act', 'row', 'column', 'which', 'grow', 'extra', 'share', 'stay', 'place', 'keep_cube', 'discard', 'over'];
  it.each(LANGUAGES)('ask for each step in words of its own: %s', (language) => {
    const asked = STEPS.map((step) => prompt({ ...recording('start').view, step }, 0, words(language)));
    expect(new Set(asked).size).toBe(STEPS.length);
    for (const step of new Set([...PROTOCOL.matchAll(/^\| ((?:`\w+`(?:, )?)+) \| `\{"do"/gm)].flatMap(([, names]) => names!.match(/\w+/g)!))) expect(STEPS).toContain(step);
  });
  it('say whom everybody waits for', () => {
    const { view } = recording('waiting');
    expect(waiting(view, [1], words('en'))).toBe('Benedikt chooses where a smaller building goes.');
    expect(waiting({ ...view, step: 'act' }, [0], words('en'))).toBe(`Round ${view.round}: Ada is to play.`);
    expect(waiting(view, [], words('en'))).toBe('The match goes on.');
  });
  it('name buildings, cards and tools', () => {
    const en = words('en');
    expect(standingText(en, { type: 'civil', size: 3, square: 'C4' })).toBe('City on C4');
    expect(cardsText(en.t, [0, 0, 0])).toBe('no card');
    expect(toolName(en.t, { kind: 'build', type: 'religious', size: 3 })).toBe('Abbey');
    expect(toolName(en.t, { kind: 'renovate' })).toBe('Renovate');
    expect(describeResult({ stopped: 'agreed' }, en)).toBe('The match was stopped.');
    expect(describeResult({ places: [1], rule: 'KH-14.1', scores: [] }, en)).toBe('Seven rounds are over: most ecus win.');
  });
});

describe('explanations', () => {
  const components = import.meta.glob<string>('./*.svelte', { query: '?raw', import: 'default', eager: true });
  // What a name with a part in braces may become.
  const PARTS: Record<string, string[]> = { age: ['might', 'faith', 'reason'], type: ['military', 'religious', 'civil'], kind: ['demolish', 'populate', 'renovate'] };
  const names = new Set(
    Object.values(components).flatMap((text) =>
      [...text.matchAll(/data-help="([^"]*)"/g)].flatMap(([, name]) => {
        const part = /\{(\w+)\}/.exec(name!);
        return part ? PARTS[part[1]!]!.map((value) => name!.replace(part[0], value)) : [name!];
      }),
    ),
  );

  it('are written plainly, so that this test sees them all', () => {
    const all = Object.values(components).join('').match(/data-help=/g)!.length;
    expect(Object.values(components).flatMap((text) => [...text.matchAll(/data-help="[^"]+"/g)])).toHaveLength(all);
  });
  it.each(LANGUAGES)('are there with a rule for whatever asks for one: %s', (language) => {
    expect(names.size).toBeGreaterThan(15);
    expect([...names].filter((name) => !RULE_OF[name])).toEqual([]);
    for (const name of Object.keys(RULE_OF)) expect(translate(language)(`khronos-help-${name}`)).toBeTruthy();
  });
  it('are all asked for', () => expect(Object.keys(RULE_OF).filter((name) => !names.has(name))).toEqual([]));
});

describe('sounds', () => {
  it('follow the facts, alike ones once', () => {
    expect(soundsOf(factsOf(recording('displaced')))).toEqual(['build', 'gone', 'shadow']);
    expect(soundsOf([{ what: 'income', ecus: 0 }, { what: 'income', ecus: 2 }, { what: 'income', ecus: 1 }, { what: 'over' }])).toEqual(['coins', 'win']);
    expect(soundsOf([{ what: 'moved' }, { what: 'swapped' }, { what: 'gave' }, { what: 'discarded' }, { what: 'turn' }])).toEqual(['move', 'card']);
  });
});
