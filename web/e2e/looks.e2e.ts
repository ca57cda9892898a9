// Every page in three widths, light and dark, from documents written by hand: nothing runs over the edge, axe finds nothing
// serious, and the pictures are kept to be looked at.

import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatLine, FactGroup, TableDocument, You } from '../src/lib/protocol';
import * as fixtures from '../src/testing/fixtures';
import * as khronos from '../src/testing/khronos/fixtures';
import * as timequest from '../src/testing/timequest/fixtures';
import { launch, screenshot, seriousFaults, SIZES } from './browser';

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

interface Table {
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

const chat = fixtures.chat;
const facts = fixtures.groups;
/** A recorded moment of a game as a document of a table. */
function tableAt(game: string, { view, facts }: { view: { players: number } & Record<string, unknown>; facts: FactGroup[] }, you: You): Table {
  const { playing } = fixtures;
  const seats = Object.fromEntries(Object.entries(playing.table.seats).filter(([seat]) => Number(seat) < view.players));
  return { doc: { table: { ...playing.table, game, options: {}, players: view.players, seats }, match: view, you }, facts };
}
const khronosAt = (name: string): Table => tableAt('khronos', khronos.recording(name), khronos.youOf(khronos.recording(name)));
const timequestAt = (name: string): Table => tableAt('timequest', timequest.recording(name), timequest.youOf(timequest.recording(name)));
/** The end of TimeQuest, with the score sheet. */
function timequestEnd(): Table {
  const at = timequestAt('end');
  const players = Object.values(timequest.recording('end').view.seats);
  const result = {
    places: players.map(({ score }) => 1 + players.filter((other) => other.score > score).length),
    rule: 'TQ-15.2',
    scores: players.map(({ artifacts, crystals, level }) => [
      { line: 'artifacts', amount: Object.keys(artifacts).length },
      { line: 'crystals', amount: Math.floor(crystals / 6) },
      { line: 'objective', amount: level },
    ]),
  };
  return { ...at, doc: { ...at.doc, table: { ...at.doc.table, phase: 'over', clock: { kind: 'none' }, result } } };
}
interface Look {
  name: string;
  path: string;
  table?: Table;
  ready: string;
  /** What is clicked before the picture is taken. */
  click?: string;
}
const pages: Look[] = [
  { name: 'home', path: '/', ready: '.cover svg' },
  { name: 'game', path: '/game/tempel', ready: '.new' },
  { name: 'lobby', path: `/t/${fixtures.CODE}`, table: { doc: fixtures.lobby, chat }, ready: '.chairs' },
  { name: 'table', path: `/t/${fixtures.CODE}`, table: { doc: fixtures.playing, facts, chat }, ready: '[data-testid=tempel-board]' },
  { name: 'end', path: `/t/${fixtures.CODE}`, table: { doc: fixtures.over, facts, chat }, ready: 'dialog table' },
  { name: 'replay', path: '/replay/m7', ready: '[data-testid=tempel-board]' },
  {
    name: 'missed',
    path: `/t/${fixtures.CODE}`,
    table: { doc: fixtures.playing, facts, chat, seen: 5 },
    ready: '.prompt .primary',
    click: '.below .missed .button:not(.plain)',
  },
  { name: 'statistics', path: '/replay/m7', ready: 'dialog table', click: '.foot .button >> nth=0' },
  { name: 'upload', path: '/replay', ready: 'input[type=file]' },
  { name: 'matches', path: '/matches', ready: '.entry' },
  { name: 'rules', path: '/rules/tempel#TD-3.4', ready: '.book h3' },
  { name: 'devices', path: '/devices', ready: '.list li' },
  ...['middle', 'stay', 'swap', 'waiting', 'wide'].map((name) => ({
    name: `khronos-${name}`,
    path: `/t/${fixtures.CODE}`,
    table: khronosAt(name),
    ready: '[data-testid=khronos-board]',
  })),
  ...['rich', 'answered', 'fight', 'offer'].map((name) => ({
    name: `timequest-${name}`,
    path: `/t/${fixtures.CODE}`,
    table: timequestAt(name),
    ready: '[data-testid=timequest-board]',
  })),
  { name: 'timequest-end', path: `/t/${fixtures.CODE}`, table: timequestEnd(), ready: 'dialog table' },
  { name: 'unknown', path: '/nowhere', ready: 'h1' },
];
const [wide, middle, narrow] = SIZES;
const looks = [
  { ...wide, theme: 'light', locale: 'en-GB' },
  { ...wide, theme: 'dark', locale: 'de-DE' },
  { ...middle, theme: 'light', locale: 'de-DE' },
  { ...narrow, theme: 'light', locale: 'en-GB' },
  { ...narrow, theme: 'dark', locale: 'de-DE' },
  { ...wide, theme: 'light', locale: 'he-IL' },
  { ...middle, theme: 'dark', locale: 'he-IL' },
  { ...narrow, theme: 'light', locale: 'he-IL' },
] as const;

describe.each(pages)('$name', ({ name, path, table, ready, click }) => {
  it.each(looks.map((look) => ({ ...look, size: look.name })))(
    '$size $theme $locale',
    async ({ width, height, theme, locale, size }) => {
      const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, locale });
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
        await screenshot(page, `${name}-${size}-${theme}-${locale.slice(0, 2)}`);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(over, 'pixels over the edge').toBe(0);
        expect(await page.evaluate(() => document.documentElement.dir)).toBe(locale === 'he-IL' ? 'rtl' : 'ltr');
        expect(errors).toEqual([]);
        expect(await seriousFaults(page)).toEqual([]);
      } finally {
        await context.close();
      }
    },
  );
});
