import { describe, expect, it } from 'vitest';
import { MESSAGES, RECORDINGS, recording, wordsOf, type Recording } from '../../testing/khronos/fixtures';
import { AGES, buildingsOf, squareOf, targetsOf, TYPES, type KhronosView } from './model';
import { squareLines, squareText, textView } from './text';

const text = (view: KhronosView, one: Recording, language = 'en'): string => JSON.stringify(textView(view, wordsOf(language, one)));

type Path = (string | number)[];
function leaves(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return value === null ? [] : [path];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

const OTHER: Record<string, string> = { might: 'faith', faith: 'reason', reason: 'might', military: 'religious', religious: 'civil', civil: 'military' };
/** The view with another value at one place. */
function changed(view: KhronosView, path: Path): KhronosView {
  const copy = structuredClone(view) as Record<string, unknown>;
  let inner = copy;
  for (const key of path.slice(0, -1)) inner = inner[key] as Record<string, unknown>;
  const key = String(path.at(-1));
  const old = inner[key];
  const isSize = path[0] === 'ages' && key === 'size';
  inner[key] = typeof old === 'number' ? (isSize ? (old % 3) + 1 : old === 0 ? 1 : old - 1) : typeof old === 'boolean' ? !old : (OTHER[String(old)] ?? `${String(old)}x`);
  return copy as KhronosView;
}

// What is no board: what is asked (the prompt says it), what may be done, and whether steps are taken back; the size of the land is seen
// in its rows. In which domain a building lies is told by where it is listed. What a resolution remembers of where a building
// came from and which is made smaller (`origin`, `power`, `loses`, `downsized`) ends with it. The ledger is for the sheet at the end and for
// statistics. At the end nobody is to play.
const silent = ([first, second, third, , part]: Path, view: KhronosView): boolean =>
  (view.step === 'over' && ['first', 'active'].includes(String(first))) ||
  ['step', 'owes', 'action', 'resolving', 'loser', 'cubes', 'undo', 'own', 'players', 'downsized'].includes(String(first)) || (first === 'land' && second !== 'rows' && second !== 'name') || third === 'ledger' || ['domain', 'origin', 'power', 'loses'].includes(String(part));

describe('the text view', () => {
  it.each(Object.keys(RECORDINGS))('tells everything that the picture shows: %s', (name) => {
    const one = recording(name);
    const told = text(one.view, one);
    const paths = leaves(one.view).filter((path) => !silent(path, one.view));
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => text(changed(one.view, path), one) === told).map((path) => path.join('.'))).toEqual([]);
  });

  it.each(Object.keys(MESSAGES))('can be said: %s', (language) => {
    for (const one of Object.values(RECORDINGS)) {
      for (const { heading, lines } of textView(one.view, wordsOf(language, one))) {
        expect(heading).toBeTruthy();
        expect(lines.every((line) => line.length > 0)).toBe(true);
      }
    }
  });

  it('lists every building in its domain', () => {
    const one = recording('middle');
    const sections = textView(one.view, wordsOf('en', one));
    for (const [k, age] of AGES.entries()) {
      const lines = sections.find(({ heading }) => heading === ['Might', 'Faith', 'Reason'][k])!.lines;
      expect(lines).toHaveLength(Object.keys(one.view.ages[age].domains).length);
      for (const building of buildingsOf(one.view.ages[age])) {
        const line = lines.find((each) => each.startsWith(`Domain ${building.domain}:`))!;
        expect(line).toContain(` on ${building.square}`);
      }
    }
  });

  it('tells the own hand to nobody else, and not while it is covered', () => {
    const one = recording('start');
    const [mine, covered] = [textView(one.view, wordsOf('en', one)), textView(one.view, { ...wordsOf('en', one), covered: true })];
    expect(mine.find(({ heading }) => heading === 'Mine')!.lines[0]).toMatch(/^Your hand: \d/);
    expect(JSON.stringify(covered)).not.toContain('Your hand');
    for (const name of ['downsized', 'no-domains', 'grown']) expect(text(recording(name).view, recording(name))).not.toContain('Your hand');
  });
});

describe('a square', () => {
  const one = recording('middle');
  const words = wordsOf('en', one);
  it('says its land, what stands there and its domain', () => {
    expect(squareLines(one.view, 'might', squareOf('A20'), words)).toEqual(['A20, mountain', 'free']);
    expect(squareLines(one.view, 'might', squareOf('I3'), words)).toEqual(['I3, river', 'free']);
    expect(squareLines(one.view, 'might', squareOf('A16'), words)).toEqual(['A16, forest', 'free']);
    expect(squareLines(one.view, 'might', squareOf('B8'), words)).toEqual(['B8, plain', 'Hamlet on B8, printed hamlet', 'domain of B8: 0 Military, 0 Religious, 1 Civil']);
  });
  it('says what a ruin is, and what is a ruin no longer', () => {
    const words3 = wordsOf('en', one);
    for (const building of buildingsOf(one.view.ages.reason)) {
      const [, line] = squareLines(one.view, 'reason', squareOf(building.square), words3);
      expect(line!.includes('ruin')).toBe(building.ruin === true);
      expect(line!.includes('renovated')).toBe(building.type !== 'civil' && !building.ruin);
      expect(line!.includes('cubes: ')).toBe(building.cubes !== undefined);
    }
  });
  it('says whether the tool in hand may be used there', () => {
    for (const type of TYPES) {
      const tool = { kind: 'build', type, size: 1 } as const;
      const targets = targetsOf(one.view, tool);
      const [place] = targets;
      if (place) expect(squareText(one.view, place.age, squareOf(place.square), words, tool, targets)).toContain('; possible here: ');
      expect(squareText(one.view, 'reason', squareOf('A20'), words, tool, targets)).toContain('; not possible here: ');
    }
    expect(squareText(one.view, 'might', squareOf('A20'), words, null, [])).toBe('A20, mountain; free');
    expect(squareText(one.view, 'might', squareOf('A20'), words, { kind: 'agent', agent: 0 }, [])).toBe('A20, mountain; free');
  });
  it('means a whole building where a tool works on buildings', () => {
    const tool = { kind: 'renovate' } as const;
    const targets = targetsOf(one.view, tool);
    const large = targets.find(({ size }) => size > 1)!;
    const { row, column } = squareOf(large.square);
    expect(squareText(one.view, 'reason', { row: row + 1, column: column + 1 }, words, tool, targets)).toContain('; possible here: Renovate');
  });
});
