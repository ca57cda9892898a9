// What the tests of several games look at.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventOf } from './visitors';

/** Names of messages that a reader would see or hear in place of the message. */
export const rawIdsOn = (page: Page, game: string): Promise<string[]> =>
  page.evaluate((game) => {
    const heard = [...document.querySelectorAll('[aria-label], [title]')].flatMap((each) => [each.getAttribute('aria-label'), each.getAttribute('title')]);
    return [document.body.innerText, ...heard].flatMap((text) => text?.match(new RegExp(`${game}-[a-z-]+`, 'g')) ?? []);
  }, game);

export type Json = Record<string, unknown>;
/** Everything in what a browser was told, but what it may do itself. */
export function* factsIn(frames: string[]): Generator<Json> {
  function* search(value: unknown): Generator<Json> {
    if (typeof value !== 'object' || value === null) return;
    yield value as Json;
    for (const [key, inner] of Object.entries(value)) if (key !== 'legal' && key !== 'optional') yield* search(inner);
  }
  for (const frame of frames) yield* search(JSON.parse(frame));
}

/** In the sheet at the end every player's lines add up to the score. By the players' names, what they got by the lines' names. */
export async function addUp(page: Page, players: number): Promise<Map<string, Map<string, number>>> {
  const sheet = page.locator('dialog table').first();
  const textsOf = async (cells: string) => (await sheet.locator(cells).allTextContents()).map((text) => text.trim());
  const [, ...names] = await textsOf('thead th');
  expect(names.length).toBe(players);
  const lines = await textsOf('tbody th');
  // Thousands are set off in English.
  const amountOf = (text: string): number => Number(text.replaceAll(',', ''));
  const sums = (await textsOf('tfoot strong')).map(amountOf);
  const found = new Map<string, Map<string, number>>();
  for (const [column, name] of names.entries()) {
    const amounts = (await textsOf(`tbody td:nth-of-type(${column + 1})`)).map(amountOf);
    expect(amounts.reduce((total, each) => total + each, 0), name).toBe(sums[column]);
    found.set(name, new Map(lines.map((line, k) => [line, amounts[k]!])));
  }
  return found;
}

/** From the end of a match to its replay, which shows the end again and offers nothing: `offers` is what would be pressed. */
export async function showAgain(page: Page, board: string, offers: string): Promise<void> {
  await page.locator('dialog a', { hasText: 'Replay' }).click();
  await page.waitForSelector('input[type=range]');
  await page.waitForSelector(board);
  await page.locator('button[aria-label="To the end"]').click();
  const end = await page.locator('.rail').innerText();
  await page.locator('input[type=range]').focus();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowLeft');
  expect(await page.locator(offers).count()).toBe(0);
  await page.locator('button[aria-label="To the end"]').click();
  expect(await page.locator('.rail').innerText()).toBe(end);
}

/** Goes through a replay: in each part of it a later round is shown, and nothing is offered. */
export async function throughTheRounds(page: Page, { round, offers }: { round: string; offers: string }): Promise<void> {
  const slider = page.locator('input[type=range]');
  const last = Number(await slider.getAttribute('max'));
  let before = 0;
  for (const part of [0.1, 0.4, 0.7, 1]) {
    const at = Math.floor(last * part);
    await slider.fill(String(at));
    await page.waitForFunction((at) => document.querySelector('.slide span')!.textContent!.startsWith(`${at} `), at);
    const now = Number((await page.locator(round).textContent())!.match(/\d+/)![0]);
    expect(now).toBeGreaterThan(before);
    before = now;
    expect(await page.locator(offers).count()).toBe(0);
  }
}

/** Looks at a replay with the eyes of each seat and of who watched: `own` is what only a seat sees. */
export async function throughTheirEyes(page: Page, board: string, own: string): Promise<void> {
  const eyes = await page.locator('#as option').evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
  expect(eyes.length).toBeGreaterThan(2);
  for (const as of eyes) {
    await page.locator('#as').selectOption(as);
    await page.waitForSelector(board);
    expect(await page.locator(`${board} ${own}`).count()).toBe(/^\d$/.test(as) ? 1 : 0);
  }
}

/** What the board shows of the present: of the players, of oneself, of what is asked, and what else is named. */
export const look = (page: Page, board: string, ...others: string[]): Promise<unknown[]> =>
  page.evaluate(
    ({ board, parts }) => {
      const text = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.textContent?.replaceAll(/\s+/g, ' ').trim());
      return [...parts.map(text), document.querySelector<HTMLElement>(board)!.dataset.asked];
    },
    { board, parts: ['.rail', `${board} section.own`, '.prompt .sentence', ...others.map((other) => `${board} ${other}`)] },
  );

/** After a reload the board shows what it has shown before. */
export async function reload(page: Page, board: string, ...others: string[]): Promise<void> {
  const [before, event] = [await look(page, board, ...others), await eventOf(page)];
  await page.reload();
  await page.waitForSelector(`${board}:has(section.own)`);
  await page.waitForFunction((event) => Number(document.querySelector<HTMLElement>('.play')?.dataset.event) >= event, event);
  await expect.poll(() => look(page, board, ...others)).toEqual(before);
}
