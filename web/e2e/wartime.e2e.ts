// WarTime through the real server, as people play it.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { screenshot, seriousFaults } from './browser';
import { addUp, rawIdsOn, showAgain } from './checks';
import { eventOf, fillWithBots, sayReady, stage, start, type Visitor } from './visitors';

const { visitor, open, makeTable, playBots: stagePlay } = stage();
const board = '[data-testid=wartime-board]';
const SHORT = { rounds: '10', start_cash: '500' };
const playBots = (who: Visitor, players: number, options: Record<string, string> = {}) => stagePlay(who, players, { game: 'wartime', options: { ...SHORT, ...options } });
/** From the game's page into a match against bots, in any language. */
async function playAtOnce(who: Visitor): Promise<void> {
  await open(who, '/game/wartime');
  await who.page.locator('.actions .primary').click();
  await who.page.waitForSelector(board);
}

const isOver = async (page: Page) => (await page.locator('dialog table').count()) > 0;
/** What is asked of this page's seat, once something is, or null when the match is over. */
async function askedOf(page: Page): Promise<string | null> {
  await page.waitForSelector(`${board}[data-asked], dialog table`, { timeout: 60_000 });
  return (await isOver(page)) ? null : page.locator(board).getAttribute('data-asked');
}
const happened = (page: Page, before: number) =>
  page.waitForFunction((event) => Number(document.querySelector<HTMLElement>('.play')?.dataset.event) > event || document.querySelector('dialog table') !== null, before);
const DO_IT = '.prompt .actions .primary';

/** A point on the map in pixels of the page that a pointer reaches: not below the buttons. */
async function freePoint(page: Page, points: readonly { x: number; y: number }[]): Promise<{ x: number; y: number } | undefined> {
  const [field, zoom] = [(await page.locator('[data-field]').boundingBox())!, (await page.locator('.zoom').boundingBox())!];
  return points.find(({ x, y }) => x > field.x + 4 && y > field.y + 4 && x < field.x + field.width - 4 && y < field.y + field.height - 4 && !(x > zoom.x - 4 && y > zoom.y - 4));
}
const centresOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((list) =>
    list.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
/** Points of the ring, from east on. */
async function ringPoints(page: Page): Promise<{ x: number; y: number }[]> {
  const { x, y, width, height } = (await page.locator('.dial .disc').boundingBox())!;
  return Array.from({ length: 24 }, (_, k) => ({ x: x + (width / 2) * (1 + Math.cos((k * Math.PI) / 12)), y: y + (height / 2) * (1 - Math.sin((k * Math.PI) / 12)) }));
}

type Press = (page: Page, at: { x: number; y: number }) => Promise<void>;
const click: Press = async (page, { x, y }) => {
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
};
const tap: Press = (page, { x, y }) => page.touchscreen.tap(x, y);

/** Answers what is asked by pointing at the thing itself, and confirms. */
async function answer(page: Page, asked: string, press: Press, used: Map<string, number>): Promise<void> {
  const count = (what: string) => used.set(what, (used.get(what) ?? 0) + 1);
  const before = await eventOf(page);
  const others = page.locator('[data-plain]');
  count(asked);
  if (asked === 'act') {
    // The piece, then the action, that was used least.
    if ((await page.locator('.acts .act').count()) === 0) {
      const pieces = await page.locator('.rows .row.can').evaluateAll((list) => list.map((each) => (each as HTMLElement).dataset.piece!));
      const least = pieces.toSorted((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0))[0];
      if (least) {
        count(least);
        await page.locator(`.rows [data-piece="${least}"]`).click();
      }
    }
    const actions = await page.locator('.acts .act').evaluateAll((list) => list.map((each) => (each as HTMLElement).dataset.action!));
    const wanted = actions.filter((action) => action !== 'sell').toSorted((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0))[0];
    if (wanted) {
      count(wanted);
      await page.locator(`.acts [data-action="${wanted}"]`).click();
    } else await page.locator('[data-plain=pass]').click();
  } else if (asked === 'move') {
    const at = (await page.locator('.dial .open').count()) > 0 ? await freePoint(page, await ringPoints(page)) : undefined;
    if (at) await press(page, at);
    else await page.locator('[data-plain=stay]').click();
  } else if ((await page.locator('circle.dot').count()) > 0) {
    const at = await freePoint(page, await centresOf(page, 'circle.dot'));
    if (at) await press(page, at);
    else await page.locator('.acts [data-go]').click();
  } else if ((await page.locator('.rows .row.can').count()) > 0 && asked !== 'more') await page.locator('.rows .row.can').first().click();
  else await others.first().click();
  await page.locator(DO_IT).click();
  await happened(page, before);
}
async function playOut(page: Page, press: Press): Promise<Map<string, number>> {
  const used = new Map<string, number>();
  for (let asked = await askedOf(page); asked; asked = await askedOf(page)) await answer(page, asked, press, used);
  return used;
}
/** To the first action of the first own turn. */
async function toAct(page: Page): Promise<void> {
  for (let asked = await askedOf(page); asked !== 'act'; asked = await askedOf(page)) await answer(page, asked!, click, new Map());
}

describe('WarTime', () => {
  it('is played by mouse at a full table, watched by somebody else', async () => {
    const who = await visitor({ width: 1440, height: 900 });
    const { page } = who;
    const path = await makeTable(who, 6, { game: 'wartime', options: SHORT });
    const watcher = await visitor({ width: 1440, height: 900 });
    await open(watcher, path);
    await fillWithBots(who);
    await sayReady(who);
    await start(who);
    await Promise.all([page, watcher.page].map((each) => each.waitForSelector(board)));
    const used = await playOut(page, click);
    console.info([...used].map(([what, times]) => `${what} ${times}`).join(', '));
    for (const what of ['cc', 'dozer', 'well', 'act', 'move', 'place']) expect(used.get(what) ?? 0, what).toBeGreaterThan(0);
    await addUp(page, 6);
    await screenshot(page, 'wartime-end');
    expect(await seriousFaults(page)).toEqual([]);
    await watcher.page.waitForSelector('dialog table');
    expect(await watcher.page.locator(`${board}[data-asked]`).count()).toBe(0);
    await showAgain(page, board, '.acts .act, .acts [data-plain], .acts [data-go]');
    expect([...who.errors, ...watcher.errors]).toEqual([]);
  });

  it('is played by keyboard alone', async () => {
    const who = await visitor();
    const { page } = who;
    await playBots(who, 2);
    const press = async (selector: string) => {
      for (let step = 0; step < 400; step += 1) {
        await page.keyboard.press('Tab');
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return page.keyboard.press('Enter');
      }
      throw new Error(`the keyboard does not reach ${selector}`);
    };
    let moved = 0;
    for (let asked = await askedOf(page); asked; asked = await askedOf(page)) {
      const before = await eventOf(page);
      const pointing = (await page.locator('.dial .open, circle.dot').count()) > 0;
      if (pointing) {
        await page.locator('[data-field]').focus();
        await page.keyboard.press('Shift+ArrowRight');
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('Enter');
        moved += 1;
      } else if (asked === 'act') {
        const dozer = '.rows .row.can[data-piece*=".dozer."]';
        const has = (await page.locator(dozer).count()) > 0;
        await press(has ? dozer : '.rows .row.can');
        if (has) await press('[data-action=move]');
        else await press((await page.locator('.acts .act:not([data-action=sell])').count()) > 0 ? '.acts .act:not([data-action=sell])' : '[data-plain=pass]');
      } else if ((await page.locator('.rows .row.can').count()) > 0 && asked !== 'more') await press('.rows .row.can');
      else await press('[data-plain]');
      await press(DO_IT);
      await happened(page, before);
    }
    expect(moved).toBeGreaterThan(5);
    expect(who.errors).toEqual([]);
  });

  it('is played by touch on a telephone, in German', async () => {
    const who = await visitor({ width: 360, height: 740, touch: true, locale: 'de-DE' });
    const { page } = who;
    await playAtOnce(who);
    const used = new Map<string, number>();
    for (let asked = await askedOf(page); asked && (used.get('move') ?? 0) < 3; asked = await askedOf(page)) {
      await answer(page, asked, tap, used);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    }
    expect(await rawIdsOn(page, 'wartime')).toEqual([]);
    expect(await seriousFaults(page)).toEqual([]);
    await screenshot(page, 'wartime-touch');
    expect(who.errors).toEqual([]);
  });

  it('says why not, goes on after a reload, and turns by the ring', async () => {
    const who = await visitor({ width: 1440, height: 900 });
    const { page } = who;
    await playBots(who, 2);
    await toAct(page);
    // An action that is not listed says the reason and the rule.
    await page.locator('.rows [data-piece$=".cc.1"].can').click();
    const denied = page.locator('[data-denied]').first();
    await denied.focus();
    await denied.hover();
    await page.locator('.acts .why .rule').waitFor();
    expect(await page.locator('.acts .why').innerText()).toMatch(/WT-\d/);
    await page.keyboard.press('Escape');
    await page.reload();
    await page.waitForSelector(`${board}[data-asked=act]`);
    const dozer = page.locator('.rows [data-piece$=".dozer.1"].can');
    await dozer.click();
    await page.locator('[data-action=move]').click();
    await page.locator(DO_IT).click();
    await page.waitForSelector(`${board}[data-asked=move]`);
    const at = (await freePoint(page, await ringPoints(page)))!;
    await page.mouse.move(at.x, at.y);
    await page.waitForSelector('.dial .outline');
    await screenshot(page, 'wartime-ring');
    await page.locator('[data-field]').focus();
    const degree = async () => Number(/\d+/.exec((await page.locator('.slider span').innerText())!)![0]);
    const first = await degree();
    await page.keyboard.press('ArrowRight');
    expect(await degree()).not.toBe(first);
    expect(who.errors).toEqual([]);
  });

  it('is never mirrored, and speaks Hebrew around the map', async () => {
    const who = await visitor({ locale: 'he-IL' });
    const { page } = who;
    await playAtOnce(who);
    await askedOf(page);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    expect(await page.locator('[data-field]').evaluate((field) => getComputedStyle(field).direction)).toBe('ltr');
    expect(await rawIdsOn(page, 'wartime')).toEqual([]);
    expect(await seriousFaults(page)).toEqual([]);
    await screenshot(page, 'wartime-hebrew');
    expect(who.errors).toEqual([]);
  });
});
