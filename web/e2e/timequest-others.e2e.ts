// TimeQuest where others, or another time, come into it: who watches, what was missed, one device for two, a page that is loaded
// again in the middle of something, and a match that is looked at afterwards.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { screenshot } from './browser';
import { PROGRAM } from './server';
import { look, reload, throughTheirEyes, throughTheRounds } from './checks';
import { board, mouse, timequest, type Kind } from './timequest';
import { offered, Traveller } from './traveller';
import { eventOf, fillWithBots, sayReady, stage, start, together, turnAway, type Visitor } from './visitors';

const { server, visitor, open, makeTable, sit } = stage();
const SHORT = { end: '3', visits: '2', rounds: '5', characters: 'none' };
const asking = (what: string) => `${board}[data-asked=${what}]`;
const isAsked = async ({ page }: Visitor, what: string) => (await page.locator(asking(what)).count()) > 0;
/** The match of these people, Ada first, with the first question on their pages. */
async function play(people: Visitor[]): Promise<string> {
  const [ada, ...guests] = people as [Visitor, ...Visitor[]];
  const path = await makeTable(ada, people.length, { game: 'timequest', options: SHORT });
  for (const [k, guest] of guests.entries()) await sit(guest, path, ['Bert', 'Cleo'][k]!);
  for (const who of people) await sayReady(who);
  await start(ada);
  for (const { page } of people) await page.waitForSelector(board);
  return path;
}
/** Whoever of them is asked answers, one after another, until `done` says that somebody is where the test wants him. */
async function playUntil<Found>(people: Visitor[], wish: Kind, done: () => Promise<Found | null>): Promise<Found> {
  const travellers = people.map(({ page }) => new Traveller(timequest, page, mouse, 2));
  for (let step = 0; step < 120; step += 1) {
    const found = await done();
    if (found) return found;
    const traveller = await Promise.any(travellers.map(async (each) => ((await offered(timequest, each.page)) ? each : Promise.reject(new Error('over')))));
    if (await done()) continue;
    await traveller.step(wish);
  }
  throw new Error('it never came to that');
}
const SHOWN = ['.arena', '.event'];

describe('TimeQuest', () => {
  it('goes on after a reload in the middle of bets, of answers in secret and of a trade that is composed', async () => {
    const people = [await visitor(), await visitor(), await visitor()];
    await play(people);
    const all = async (what: string) => {
      const asked = [];
      for (const who of people) if (await isAsked(who, what)) asked.push(who);
      return asked;
    };

    // Secret answers: one has answered, another has not.
    await Promise.all(people.map(({ page }) => page.waitForSelector(asking('draft'))));
    const [answered, thinking] = people as [Visitor, Visitor, Visitor];
    await new Traveller(timequest, answered.page, mouse).step();
    while (await isAsked(answered, 'draft')) await new Traveller(timequest, answered.page, mouse).step();
    await answered.page.waitForSelector('[data-optional]');
    await together(await eventOf(answered.page), people);
    await reload(answered.page, board, ...SHOWN);
    expect(await answered.page.locator('[data-optional]').count()).toBeGreaterThan(0);
    await reload(thinking.page, board, ...SHOWN);
    expect(await isAsked(thinking, 'draft')).toBe(true);

    // A trade that is composed is gone, and nothing of it was sent.
    const trader = await playUntil(people, 'collect', async () => {
      for (const who of await all('menu')) if (await who.page.locator('[data-do=trade].can').count()) return who;
      return null;
    });
    const event = await eventOf(trader.page);
    const before = await look(trader.page, board, ...SHOWN);
    await new Traveller(timequest, trader.page, mouse).step('trade');
    await trader.page.waitForSelector(`${board}:not([data-steps="0"])`);
    await trader.page.reload();
    await trader.page.waitForSelector(`${board}[data-steps="0"]:has(section.own)`);
    expect(await eventOf(trader.page)).toBe(event);
    await expect.poll(() => look(trader.page, board, ...SHOWN)).toEqual(before);

    // A fight, and the third has to bet.
    const bettor = await playUntil(people, 'fight', async () => (await all('bets'))[0] ?? null);
    expect(await bettor.page.locator('.arena .fighter').count()).toBe(2);
    await reload(bettor.page, board, ...SHOWN);
    expect(await isAsked(bettor, 'bets')).toBe(true);
    expect(people.flatMap(({ errors }) => errors)).toEqual([]);
  });

  it('tells what was missed at a pace that can be skipped, and who watches sees all that is open and nothing to press', async () => {
    const people = [await visitor(), await visitor()];
    const watcher = await visitor();
    const [ada, bert] = people as [Visitor, Visitor];
    const path = await play(people);
    await open(watcher, path);
    await watcher.page.waitForSelector(board);
    const actor = await playUntil(people, 'collect', async () => {
      for (const who of people) if (await isAsked(who, 'menu')) return who;
      return null;
    });
    const away = actor === ada ? bert : ada;

    await together(await eventOf(actor.page), [watcher]);
    expect(await watcher.page.locator(`${board} section.own, ${board} .can, ${board} .target`).count()).toBe(0);
    await watcher.page.locator('[data-player]').first().click();
    await watcher.page.waitForSelector('.about');
    expect(await watcher.page.locator('.about .can').count()).toBe(0);
    await screenshot(watcher.page, 'timequest-watched');

    // With motion, as most people have it.
    await away.page.clock.install();
    await away.page.evaluate(() => sessionStorage.clear());
    await away.page.goto(away.page.url().split('?')[0]!);
    await away.page.waitForSelector(board);
    const progress = away.page.locator('.prompt', { hasText: 'Since you looked' });
    const traveller = new Traveller(timequest, actor.page, mouse);
    /** Somebody acts while this tab isn't looked at, and then it is. */
    const act = async (kind: Kind) => {
      await turnAway(away, true);
      const before = await eventOf(actor.page);
      while ((await eventOf(actor.page)) === before) await traveller.step(kind);
      const now = await eventOf(actor.page);
      await turnAway(away, false);
      await progress.waitFor();
      return now;
    };
    const first = await act('draw');
    await screenshot(away.page, 'timequest-missed');
    for (let k = 0; k < 20 && (await progress.count()); k += 1) await away.page.clock.runFor(1300);
    expect(await progress.count()).toBe(0);
    expect(await eventOf(away.page)).toBeGreaterThanOrEqual(first);

    const second = await act('draw');
    await away.page.keyboard.press('Escape');
    await progress.waitFor({ state: 'detached' });
    expect(await eventOf(away.page)).toBeGreaterThanOrEqual(second);
    expect(await away.page.locator('.flight').count()).toBe(0);
    expect([ada, bert, watcher].flatMap(({ errors }) => errors)).toEqual([]);
  });

  it('is played by two at one device, and no hand lies open when it is passed on', async () => {
    const who = await visitor();
    const { page } = who;
    await makeTable(who, 3, { game: 'timequest', options: SHORT });
    await page.locator('button', { hasText: 'One more player at this device' }).click();
    await page.locator('#sit-name').fill('Bert');
    await page.locator('.sit button[type=submit]').click();
    await page.waitForFunction(() => document.querySelectorAll('.chair.mine').length === 2);
    await fillWithBots(who);
    await sayReady(who);
    await start(who);
    const traveller = new Traveller(timequest, page, mouse, 1);
    const lifted: string[] = [];
    for (let step = 0; step < 60 && lifted.length < 5; step += 1) {
      await page.waitForSelector(`.curtain button, ${board}[data-asked], dialog table`);
      if (await page.locator('.curtain button').count()) {
        // What was the other's is taken back; until then the curtain hides it.
        await expect.poll(() => page.locator('section.own, .question, .card.can').count()).toBe(0);
        lifted.push((await page.locator('.curtain').getAttribute('aria-label'))!);
        if (lifted.length === 2) await screenshot(page, 'timequest-curtain');
        await page.locator('.curtain button').click();
        await page.waitForSelector(`${board}[data-asked]:has(section.own)`);
      }
      if (!(await traveller.step('collect'))) break;
    }
    expect(new Set(lifted).size).toBe(2);
    expect(who.errors).toEqual([]);
  });

  it('is looked at afterwards: round by round, as each seat saw it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tempora-timequest-'));
    try {
      execFileSync(PROGRAM, ['sim', 'timequest', '--players', '4', '--matches', '1', '--seed', '3', '--option', 'objectives=two', '--log', folder]);
      const who = await visitor({ width: 1440, height: 900 });
      const { page } = who;
      await page.goto(`${server.origin}/replay?still`);
      await page.locator('input[type=file]').setInputFiles({ name: 'match.ndjson', mimeType: 'text/plain', buffer: readFileSync(join(folder, 'match-0.jsonl')) });
      await page.waitForSelector(board);
      await throughTheRounds(page, { round: `${board} .timeline strong`, offers: `${board} .can, ${board} .target` });
      await screenshot(page, 'timequest-replay');
      // However long the log is, the board stays in sight.
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
      await throughTheirEyes(page, board, 'section.own');
      expect(who.errors).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
