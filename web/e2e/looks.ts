// Pages in three widths, light and dark, from documents that no server made: nothing runs over the edge, axe finds nothing
// serious, and the pictures are kept to be looked at.

import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatLine, FactGroup, TableDocument, You } from '../src/lib/protocol';
import * as fixtures from '../src/testing/fixtures';
import { launch, screenshot, seriousFaults, SIZES } from './browser';

export interface Table {
  /** The last event that this browser saw before. */
  seen?: number;
  doc: TableDocument;
  facts?: FactGroup[];
  chat?: ChatLine[];
}

async function answerApi(page: Page, table: Table | null): Promise<void> {
  const answers: Record<string, unknown> = {
    '/api/catalogue': fixtures.catalogue,
    '/api/me': { name: 'Ada', devices: 1 },
    '/api/me/tables': fixtures.myTables,
    '/api/tables': fixtures.openTables,
    '/api/me/matches': fixtures.myMatches,
    '/api/me/statistics': fixtures.myStatistics,
    '/api/me/devices': [
      { id: 'd1', current: true, label: 'Chromium on Linux', created: 1_790_000_000_000, seen: 1_790_000_000_000 },
      { id: 'd2', label: 'Firefox on Android', created: 1_780_000_000_000, seen: 1_789_000_000_000 },
    ],
    '/api/address': { url: 'http://192.168.1.20:8080' },
    '/api/matches/m7/replay': fixtures.replay,
  };
  await page.route('**/api/**', (route) => {
    const answer = answers[new URL(route.request().url()).pathname];
    return answer === undefined ? route.fulfill({ status: 404, json: {} }) : route.fulfill({ json: answer });
  });
  await page.routeWebSocket('**/api/tables/*/socket', (socket) => {
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string };
      if (!table) return;
      if (message.type === 'hello') socket.send(JSON.stringify({ type: 'state', n: 42, ...table }));
      if (message.type === 'moment') socket.send(JSON.stringify({ ...message, match: table.doc.match }));
    });
  });
}

/** A recorded moment of a game as a document of a table. */
export function tableAt(game: string, { view, facts }: { view: { players: number } & Record<string, unknown>; facts: FactGroup[] }, you: You): Table {
  const { playing } = fixtures;
  const seats = Object.fromEntries(Object.entries(playing.table.seats).filter(([seat]) => Number(seat) < view.players));
  return { doc: { table: { ...playing.table, game, options: {}, players: view.players, seats }, match: view, you }, facts };
}

export interface Look {
  name: string;
  path: string;
  table?: Table;
  ready: string;
  /** What is clicked before the picture is taken. */
  click?: string;
}
/** A page with the board of a table. */
export const boardLook = (game: string, name: string, table: Table): Look => ({
  name: `${game}-${name}`,
  path: `/t/${fixtures.CODE}`,
  table,
  ready: table.doc.table.result ? 'dialog table' : `[data-testid=${game}-board]`,
});

const [wide, middle, narrow] = SIZES;
// What axe finds depends on width and scheme, and hardly on the words: every pair is searched once.
const LOOKS = [
  { locale: 'en-GB', searched: false, looks: [[wide, 'light'], [narrow, 'light']] },
  { locale: 'de-DE', searched: true, looks: [[wide, 'dark'], [middle, 'light'], [narrow, 'dark']] },
  { locale: 'he-IL', searched: true, looks: [[wide, 'light'], [middle, 'dark'], [narrow, 'light']] },
] as const;

/** Tests of these pages: each is opened once in a language, and then looked at in several widths. */
export function lookAt(pages: Look[]): void {
  let server: PreviewServer;
  let browser: Browser;
  let origin: string;
  beforeAll(async () => {
    server = await preview({ root: join(import.meta.dirname, '..'), preview: { port: 0, strictPort: false }, logLevel: 'error' });
    origin = `http://localhost:${(server.httpServer.address() as AddressInfo).port}`;
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  describe.each(pages)('$name', ({ name, path, table, ready, click }) => {
    it.each(LOOKS)('$locale', async ({ locale, searched, looks }) => {
      const context = await browser.newContext({ viewport: looks[0][0], colorScheme: looks[0][1], locale });
      try {
        const page = await context.newPage();
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(String(error)));
        await answerApi(page, table ?? null);
        if (table?.seen !== undefined) {
          const { match } = table.doc.table;
          await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [`tempora.seen.${match}`, String(table.seen)]);
        }
        await page.goto(`${origin}${path.replace(/(#|$)/, '?still$1')}`);
        if (click) await page.locator(click).click();
        await page.waitForSelector(ready, { timeout: 10_000 }).catch((error: unknown) => errors.push(String(error)));
        await page.evaluate(() => document.fonts.ready);
        expect(await page.evaluate(() => document.documentElement.dir)).toBe(locale === 'he-IL' ? 'rtl' : 'ltr');
        for (const [size, theme] of looks) {
          await page.setViewportSize(size);
          await page.emulateMedia({ colorScheme: theme });
          // What follows the size of its frame has been drawn two frames later.
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          const here = `${name}-${size.name}-${theme}-${locale.slice(0, 2)}`;
          await screenshot(page, here);
          const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          expect(over, `pixels over the edge: ${here}`).toBe(0);
          if (searched) expect(await seriousFaults(page), here).toEqual([]);
        }
        expect(errors).toEqual([]);
      } finally {
        await context.close();
      }
    });
  });
}
