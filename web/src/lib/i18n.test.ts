import { afterEach, describe, expect, it } from 'vitest';
import { formatList, t, translation } from './i18n.svelte';
import { settings } from './settings.svelte';

const isolated = (name: string) => `\u2068${name}\u2069`;
const speak = async (tag: string) => {
  settings.set('language', tag);
  await translation.load();
};

describe('formatList', () => {
  afterEach(() => speak('system'));

  it.each([
    ['en', `${isolated('Ada')}, ${isolated('Bert')}, and ${isolated('דנה')}`],
    ['de', `${isolated('Ada')}, ${isolated('Bert')} und ${isolated('דנה')}`],
    ['he', `${isolated('Ada')}, ${isolated('Bert')} ו${isolated('דנה')}`],
  ])('keeps each name of a list by itself: %s', async (tag, list) => {
    await speak(tag);
    expect(formatList(['Ada', 'Bert', 'דנה'])).toBe(list);
    expect(formatList(['Ada'])).toBe(isolated('Ada'));
    expect(formatList([])).toBe('');
  });
});

describe('Hebrew', () => {
  afterEach(() => speak('system'));

  it.each([
    [0, 'אין צופים'],
    [1, 'צופה אחד'],
    [2, 'שני צופים'],
    [3, `${isolated('3')} צופים`],
    [20, `${isolated('20')} צופים`],
  ])('counts one, two and more in its own way: %i', async (count, sentence) => {
    await speak('he');
    expect(t('watching', { count })).toBe(sentence);
  });
});
