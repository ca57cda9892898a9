// Persons with a browser of their own each, at a real server.

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launch } from './browser';
import { TestServer } from './server';

export interface Visitor {
  page: Page;
  /** What came through the table's socket, and what was sent. */
  frames: string[];
  sent: string[];
  errors: string[];
}

export interface VisitorWish {
  locale?: string;
  width?: number;
  height?: number;
  touch?: boolean;
}

export interface TableWish {
  name?: string;
  game?: string;
  /** Options of the game by name; those that are left out keep their defaults. */
  options?: Record<string, string>;
}

/** For the tests of one file: a server and a browser; what `visitor` opens is closed after each test. */
export function stage() {
  const server = new TestServer();
  let browser: Browser;
  let contexts: BrowserContext[] = [];

  beforeAll(async () => {
    await server.start();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await server.end();
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });

  async function visitor({ locale = 'en-GB', width = 1280, height = 860, touch = false }: VisitorWish = {}): Promise<Visitor> {
    const context = await browser.newContext({ viewport: { width, height }, locale, hasTouch: touch });
    contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const frames: string[] = [];
    const sent: string[] = [];
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
      socket.on('framesent', ({ payload }) => sent.push(String(payload)));
    });
    return { page, frames, sent, errors };
  }

  /** Opens a page without motion. */
  const open = (who: Visitor, path: string, origin = server.origin) => who.page.goto(`${origin}${path}?still`);

  /** The host's table for so many players, its address. */
  async function makeTable(host: Visitor, players: number, { name = 'Ada', game = 'tempel', options = {} }: TableWish = {}): Promise<string> {
    await open(host, `/game/${game}`);
    await host.page.locator('#name').fill(name);
    await host.page.locator('#players').selectOption(String(players));
    for (const [option, value] of Object.entries(options)) {
      const field = host.page.locator(`form.new [id$="-${option}"]`);
      if (await field.evaluate((found) => found instanceof HTMLSelectElement)) await field.selectOption(value);
      else {
        await field.fill(value);
        await field.blur();
      }
    }
    await host.page.locator('form.new button[type=submit]').click();
    await host.page.waitForSelector('.chairs');
    return new URL(host.page.url()).pathname;
  }
  async function sit(who: Visitor, path: string, name: string): Promise<void> {
    await open(who, path);
    await who.page.locator('#sit-name').fill(name);
    await who.page.locator('.sit button[type=submit]').click();
    await who.page.waitForSelector('.chair.mine');
  }
  /** The host's table for so many, the others bots, whose match has begun; its address. */
  async function playBots(host: Visitor, players: number, wish: TableWish & { game: string }): Promise<string> {
    const path = await makeTable(host, players, wish);
    await fillWithBots(host);
    await sayReady(host);
    await start(host);
    await host.page.waitForSelector(`[data-testid=${wish.game}-board]`);
    return path;
  }
  return { server, visitor, open, makeTable, sit, playBots };
}

export const board = '[data-testid=tempel-board]';
export const sayReady = (who: Visitor) => who.page.locator('.mine button.large').first().click();
export const start = (host: Visitor) => host.page.locator('.mine button.large', { hasText: 'Start' }).click();
export const fillWithBots = (host: Visitor) => host.page.locator('button', { hasText: /A bot for the empty chair|Bots for the/ }).click();

/** The number of the last event that the page knows. */
export const eventOf = async (page: Page) => Number(await page.locator('.play').getAttribute('data-event'));
/** A later event is known, or the match is over: whatever was sent has happened. */
export const happened = (page: Page, before: number) =>
  page.waitForFunction(
    (event) =>
      Number(document.querySelector<HTMLElement>('.play')?.dataset.event) > event || document.querySelector('dialog table'),
    before,
  );

/** Who owes opens a door by mouse: the first of those that `doors` names. */
export async function openDoor(who: Visitor, doors = '.door.can', which = 0): Promise<void> {
  const before = await eventOf(who.page);
  const found = who.page.locator(doors);
  await found.nth(which % (await found.count())).click();
  await who.page.locator('.prompt .actions .primary').click();
  await happened(who.page, before);
}

/** All know what this page knows. */
export const together = async (event: number, all: Visitor[]): Promise<void> => {
  for (const { page } of all) await page.waitForFunction((least) => Number(document.querySelector<HTMLElement>('.play')?.dataset.event) >= least, event);
};

/** Whoever owes opens a door by mouse, until the match is over for all. */
export async function playByMouse(players: Visitor[]): Promise<number> {
  for (let moves = 0; ; moves += 1) {
    const who = await Promise.race(
      players.map(async (each) => {
        await each.page.waitForSelector('.prompt.owes .sentence, dialog table', { timeout: 60_000 });
        return each;
      }),
    );
    if (await who.page.locator('dialog table').count()) return moves;
    await openDoor(who, '.door.can', moves);
  }
}

/** The page believes that its tab is hidden, or looked at again. */
export async function turnAway(who: Visitor, hidden: boolean): Promise<void> {
  await who.page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden ? 'hidden' : 'visible');
}
