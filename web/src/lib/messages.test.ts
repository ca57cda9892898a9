import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { bestLanguage, LANGUAGES, Messages } from './messages';

// Every message of a complete language is there, with the same placeables, and none is left over.

const SOURCE = join(import.meta.dirname, '..');

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

/** Ids with the names of the variables in each. */
function messagesOf(path: string): Map<string, string> {
  const text = readFileSync(path, 'utf8');
  const found = new Map<string, string>();
  let current = '';
  for (const line of text.split('\n')) {
    const start = /^([a-zA-Z][\w-]*)\s*=/.exec(line);
    if (start) current = start[1]!;
    else if (!/^\s/.test(line)) current = '';
    if (current) found.set(current, (found.get(current) ?? '') + line + '\n');
  }
  for (const [id, body] of found) {
    const names = [...body.matchAll(/\$([\w-]+)/g)].map((match) => match[1]!);
    found.set(id, [...new Set(names)].sort().join(' '));
  }
  return found;
}

const sources = filesUnder(SOURCE)
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

interface Uses {
  ids: Set<string>;
  prefixes: Set<string>;
}

/** The ids that these sources say: as 'id', or `prefix-${…}` for a family of them. */
function usesIn(texts: string[]): Uses {
  const ids = new Set<string>();
  const prefixes = new Set<string>();
  for (const text of texts) {
    for (const match of text.matchAll(/['"]([a-z][\w-]*)['"]/g)) ids.add(match[1]!);
    for (const match of text.matchAll(/`([a-z][\w-]*-)\$\{/g)) prefixes.add(match[1]!);
  }
  return { ids, prefixes };
}
const isUsed = (uses: Uses, id: string) =>
  uses.ids.has(id) || [...uses.prefixes].some((prefix) => id.startsWith(prefix) && id.length > prefix.length);

const games = readdirSync(join(SOURCE, 'games')).filter((name) => statSync(join(SOURCE, 'games', name)).isDirectory());
interface Place {
  name: string;
  /** Of the shell none. */
  game?: string;
  folder: string;
  texts: typeof sources;
}
const places: Place[] = [
  { name: 'the shell', folder: join(SOURCE, 'messages'), texts: sources.filter(({ path }) => !path.includes('/games/')) },
  ...games.flatMap((game) => {
    const folder = join(SOURCE, 'games', game, 'messages');
    const texts = sources.filter(({ path }) => path.includes(`/games/${game}/`));
    const later = { name: `${game}, later`, game, folder: join(folder, 'later'), texts };
    return [{ name: game, game, folder, texts }, ...(existsSync(later.folder) ? [later] : [])];
  }),
];
const filesIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith('.ftl'));
/** What games/types.ts asks of a game's messages; the shell says them by names that the catalogue gives. */
const asked = ['name', 'tagline', 'minutes', 'option-', 'group-', 'mark-', 'score-', 'phrase-'];

describe.each(places)('messages of $name', ({ game, folder, texts }) => {
  const english = messagesOf(join(folder, 'en.ftl'));
  const uses = usesIn(texts.map(({ text }) => text));

  it('can be read whole', () => {
    for (const file of filesIn(folder)) {
      const resource = new FluentResource(readFileSync(join(folder, file), 'utf8'));
      const ids = resource.body.map((entry) => entry.id);
      expect(ids.toSorted(), file).toEqual([...messagesOf(join(folder, file)).keys()].toSorted());
      expect(new FluentBundle('en').addResource(resource), file).toEqual([]);
    }
  });

  it.each(LANGUAGES.filter((language) => language.tag !== 'en'))('$tag has what it must have', ({ tag, complete }) => {
    if (!filesIn(folder).includes(`${tag}.ftl`)) {
      expect(complete, `${tag}.ftl is missing`).toBe(false);
      return;
    }
    const own = messagesOf(join(folder, `${tag}.ftl`));
    if (complete) expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [id, variables] of own) expect(`${id}: ${variables}`).toBe(`${id}: ${english.get(id)}`);
  });

  it('has no message that nobody says', () => {
    const left = [...english.keys()].filter(
      (id) => !isUsed(uses, id) && !(game && asked.some((part) => id.startsWith(`${game}-${part}`))),
    );
    expect(left).toEqual([]);
  });

  it('has every message that is said', () => {
    const said = texts.flatMap(({ text }) =>
      [...text.matchAll(/(?:\bt\(\s*'|<T id=")([a-z][\w-]*)['"]/g)].map((match) => match[1]!),
    );
    const known = places.filter((place) => place.game === game).flatMap((place) => [...messagesOf(join(place.folder, 'en.ftl')).keys()]);
    expect([...new Set(said)].filter((id) => !known.includes(id))).toEqual([]);
  });
});

/** What is loaded with this file: what it imports, and so on. */
function loadedWith(start: string): string[] {
  const found = [start];
  for (const path of found) {
    const text = readFileSync(path, 'utf8');
    for (const [, name] of text.matchAll(/^\s*(?:import|export) (?!type)[^;]*?from '(\.[^']*)'/gm)) {
      const imported = [name!, `${name}.ts`].map((each) => join(dirname(path), each)).find((each) => /\.(ts|svelte)$/.test(each) && existsSync(each));
      if (imported && !found.includes(imported)) found.push(imported);
    }
  }
  return found;
}

describe.each(places.filter(({ folder }) => folder.endsWith('/later')))('messages of $name', ({ game, folder }) => {
  it('are said by nothing that the board begins with', () => {
    const first = loadedWith(join(SOURCE, 'games', game!, 'game.ts')).filter((path) => path.includes(`/games/${game}/`));
    expect(first.length).toBeGreaterThan(5);
    const uses = usesIn(first.map((path) => readFileSync(path, 'utf8')));
    const later = [...messagesOf(join(folder, 'en.ftl')).keys()];
    expect(later.filter((id) => isUsed(uses, id))).toEqual([]);
    // And somebody else says them.
    expect(isUsed(usesIn(loadedWith(join(SOURCE, 'games', game!, 'reports.ts')).map((path) => readFileSync(path, 'utf8'))), later.at(-1)!)).toBe(true);
  });
});

describe('families of messages', () => {
  const english = messagesOf(join(SOURCE, 'messages', 'en.ftl'));
  it('a sentence for every refusal of docs/protocol.md', () => {
    const protocol = readFileSync(join(SOURCE, '../../docs/protocol.md'), 'utf8');
    const section = /## 7\. Refusals\n([\s\S]*?)\n## /.exec(protocol)![1]!;
    const codes = [...section.matchAll(/`([a-z_]+)`/g)].map((match) => match[1]!);
    expect(codes.length).toBeGreaterThan(30);
    for (const code of codes) expect([...english.keys()]).toContain(`refusal-${code}`);
  });
});

describe('Messages', () => {
  const hebrew = LANGUAGES.find((language) => language.tag === 'he')!;
  it('says what the language has and falls back to English, naming it', () => {
    const messages = new Messages(hebrew);
    messages.add('en', 'back = Back\nclose = Close');
    messages.add('he', 'back = חזרה');
    expect(messages.say('back')).toEqual({ text: 'חזרה', language: hebrew });
    expect(messages.say('close')).toMatchObject({ text: 'Close', language: { tag: 'en', dir: 'ltr' } });
    expect(messages.say('nothing').text).toBe('nothing');
  });

  it('isolates names, whatever direction they have', () => {
    const messages = new Messages(LANGUAGES[0]!);
    messages.add('en', 'opened = { $name } opens.');
    expect(messages.say('opened', { name: 'דנה' }).text).toBe('\u2068דנה\u2069 opens.');
  });
});

describe('bestLanguage', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['iw-IL'], 'he'],
    [['fr', 'nl-BE'], 'nl'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('%j: %s', (wishes, tag) => {
    expect(bestLanguage(wishes).tag).toBe(tag);
  });
});
