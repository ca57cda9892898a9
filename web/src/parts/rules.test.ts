import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { translation } from '../lib/i18n.svelte';
import { ENGLISH, LANGUAGES } from '../lib/messages';
import { settings } from '../lib/settings.svelte';
import RulesText, { loadBook } from './RulesText.svelte';

const FOLDER = join(import.meta.dirname, '../../../docs/rules');
const editions = readdirSync(FOLDER).flatMap((file) => {
  const [, game, tag] = /^(\w+)\.(\w+)\.md$/.exec(file) ?? [];
  return game && tag ? [{ file, game, tag }] : [];
});
const german = LANGUAGES.find(({ tag }) => tag === 'de')!;
const hebrew = LANGUAGES.find(({ tag }) => tag === 'he')!;
const dutch = LANGUAGES.find(({ tag }) => tag === 'nl')!;

/** The numbers that head a section, a rule or an example, in their order. */
const rulesOf = (text: string) => [...text.matchAll(/^ *(?:#+ |- \*\*|\d+\. \*\*)([A-Z]{2}-\d+(?:\.\d+)*)/gm)].map((match) => match[1]);
/** All figures of the tables, row by row, and the options' names and values. */
const figuresOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.replaceAll(/(\d),(\d)/g, '$1.$2').match(/\d[\d./]*|`\w+`/g) ?? []);

describe.each(editions)('$file', ({ file, game, tag }) => {
  const english = readFileSync(join(FOLDER, `${game}.md`), 'utf8');
  const own = readFileSync(join(FOLDER, file), 'utf8');
  it('is in a language of this client, and has the rules and the figures of the English edition', () => {
    expect(LANGUAGES.map((language) => language.tag)).toContain(tag);
    expect(rulesOf(english).length).toBeGreaterThan(10);
    expect(rulesOf(own)).toEqual(rulesOf(english));
    expect(figuresOf(own)).toEqual(figuresOf(english));
  });
});

describe('the rule book', () => {
  afterEach(async () => {
    settings.set('language', 'system');
    await translation.load();
  });

  it('is in the language of the reader where there is such an edition, else in English', async () => {
    expect((await loadBook('tempel', german))?.language).toBe(german);
    expect((await loadBook('tempel', german))?.text).toContain('# Tempel des Schreckens: die Regeln');
    expect((await loadBook('tempel', hebrew))?.language).toBe(hebrew);
    expect((await loadBook('tempel', hebrew))?.text).toContain('# מקדש האימה: החוקים');
    expect((await loadBook('tempel', dutch))?.language).toBe(dutch);
    expect((await loadBook('tempel', dutch))?.text).toContain('# Tempel des Schreckens: de regels');
    expect((await loadBook('timequest', hebrew))?.text).toContain('# מסע בזמן: החוקים');
    expect((await loadBook('timequest', { ...german, tag: 'fr' }))?.language).toBe(ENGLISH);
    expect((await loadBook('tempel', ENGLISH))?.text).toContain('# Tempel des Schreckens: the rules');
  });

  it.each(['nothing', 'tempel.de', 'text-only', '../rules/tempel'])('is no game’s: %s', async (game) => {
    expect(await loadBook(game, german)).toBeNull();
  });

  it.each([
    ['tempel', 'de', 'de', 'TD-10.12', false],
    ['tempel', 'he', 'he', 'TD-10.12', false],
    ['tempel', 'nl', 'nl', 'TD-10.12', false],
    ['timequest', 'nl', 'nl', 'TQ-2.5', false],
    ['timequest', 'he', 'he', 'TQ-2.5', false],
    ['timequest', 'he', 'en', 'TQ-2.5', true],
  ] as const)('%s says to a reader of %s, in %s, that it is in another language only where it is', async (game, wish, tag, rule, told) => {
    settings.set('language', wish);
    await translation.load();
    const target = document.createElement('div');
    const page = mount(RulesText, { target, props: { book: (await loadBook(game, LANGUAGES.find((language) => language.tag === tag)!))! } });
    flushSync();
    expect(target.querySelector('.book')!.getAttribute('lang')).toBe(tag);
    expect(target.querySelector('.book')!.getAttribute('dir')).toBe(tag === 'he' ? 'rtl' : 'ltr');
    expect(target.querySelector('.note') !== null).toBe(told);
    expect(target.querySelector(`[id="${rule}"]`)?.tagName).toBe('LI');
    await unmount(page);
  });

  it('has every rule of its own at an anchor, also a rule below a rule', async () => {
    const book = (await loadBook('timequest', ENGLISH))!;
    const target = document.createElement('div');
    const page = mount(RulesText, { target, props: { book } });
    flushSync();
    expect([...target.querySelectorAll('[id]')].map((part) => part.id)).toEqual(rulesOf(book.text));
    await unmount(page);
  });
});
