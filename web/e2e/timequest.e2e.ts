// TimeQuest through the real server, as people play it.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { screenshot, seriousFaults } from './browser';
import { addUp, factsIn, rawIdsOn, showAgain, type Json } from './checks';
import { board, keyboard, MENU, mouse, timequest, type Kind } from './timequest';
import { FINISH, offered, press, touch, Traveller } from './traveller';
import { eventOf, fillWithBots, sayReady, stage, start, type Visitor } from './visitors';

const { server, visitor, open, makeTable, sit, playBots: stagePlay } = stage();
const SHORT = { end: '3', visits: '2', rounds: '5' };

const playBots = (who: Visitor, players: number, options: Record<string, string> = {}) => stagePlay(who, players, { game: 'timequest', options: { ...SHORT, ...options } });
/** Answers what comes before the menu of an own turn. */
async function toMenu(traveller: Traveller<Kind>): Promise<void> {
  for (;;) {
    const offer = await offered(timequest, traveller.page);
    if (!offer) throw new Error('the match is over before the turn');
    if (offer.menu) return;
    await traveller.step();
  }
}
/** One of these pages is asked something, and offers it. */
const whoIsAsked = (players: Traveller<Kind>[]) => Promise.race(players.map(async (each) => ((await offered(timequest, each.page)) ? each : null)));
/** This page is asked nothing any more, or it is the menu. */
const atRest = (page: Page) => page.waitForFunction((board) => [undefined, 'menu'].includes(document.querySelector<HTMLElement>(board)?.dataset.asked), board);

/** How many resources of each type the own seat has, as it is read out. */
const goodsOf = async (page: Page): Promise<number[]> => (await page.locator('.own [data-help=goods] b').allTextContents()).map(Number);

/** What a browser was told of the hands, objectives and draws of others. */
function secretsIn(frames: string[], own: number | null): Json[] {
  const found: Json[] = [];
  for (const each of factsIn(frames)) {
    const seats = each.seats;
    if (seats && !Array.isArray(seats)) {
      for (const [seat, player] of Object.entries(seats as Record<string, Json | null>)) {
        if (Number(seat) === own || !player) continue;
        const hand = player.hand as { known?: string[] | null } | null | undefined;
        if (hand?.known?.length) found.push(player);
        if ((player.objectives as string[] | null | undefined)?.length && !player.objective_shown) found.push(player);
      }
    }
    if (own === null && each.own) found.push(each);
    if ((each.what === 'drew' && each.seat !== own && each.card) || (each.what === 'objective' && each.seat !== own && each.objective)) found.push(each);
  }
  return found;
}
/** Answers to a secret question, wherever they stand. */
const answersIn = (frames: string[]): Json[] =>
  [...factsIn(frames)].filter(
    (each) =>
      (typeof each.do === 'string' && ['bet', 'goods', 'objective'].includes(each.do)) ||
      (typeof each.what === 'string' && ['bet', 'drafted'].includes(each.what)) ||
      (each.stakes && Object.keys(each.stakes).length > 0) ||
      (each.answers && Object.keys(each.answers).length > 0),
  );

describe('TimeQuest', () => {
  it('is played by mouse at a full table, added up, and shown again', async () => {
    const who = await visitor({ width: 1440, height: 900 });
    const { page } = who;
    await playBots(who, 5, { objectives: 'one' });
    const traveller = new Traveller(timequest, page, mouse);
    while (await traveller.step());
    const { asked, used } = traveller;
    console.info([...asked, ...used].map(([what, times]) => `${what} ${times}`).join(', '));
    for (const what of ['pick', 'draft', 'menu']) expect(asked.get(what) ?? 0, what).toBeGreaterThan(0);
    for (const kind of ['collect', 'move', 'draw', 'end']) expect(used.get(kind) ?? 0, kind).toBeGreaterThan(0);
    expect(await rawIdsOn(page, 'timequest')).toEqual([]);

    await addUp(page, 5);
    await screenshot(page, 'timequest-end');
    expect(await seriousFaults(page)).toEqual([]);

    await showAgain(page, board, `${board} .can, ${board} .target`);
    expect(who.errors).toEqual([]);
  });

  it('is played by keyboard alone', async () => {
    const who = await visitor();
    await playBots(who, 2);
    const traveller = new Traveller(timequest, who.page, keyboard, 3);
    while (await traveller.step());
    console.info([...traveller.asked, ...traveller.used].map(([what, times]) => `${what} ${times}`).join(', '));
    for (const what of ['pick', 'draft', 'menu']) expect(traveller.asked.get(what) ?? 0, what).toBeGreaterThan(0);
    for (const kind of ['collect', 'move']) expect(traveller.used.get(kind) ?? 0, kind).toBeGreaterThan(0);
    expect(who.errors).toEqual([]);
  });

  it('lets two trade: what is offered is accepted, or declined', async () => {
    const [ada, bert] = [await visitor(), await visitor({ locale: 'de-DE' })];
    const path = await makeTable(ada, 2, { game: 'timequest', options: { ...SHORT, characters: 'none' } });
    await sit(bert, path, 'Bert');
    await sayReady(ada);
    await sayReady(bert);
    await start(ada);
    const players = [new Traveller(timequest, ada.page, mouse), new Traveller(timequest, bert.page, mouse)];

    /** Whoever is at the menu offers something, and the other answers. */
    async function trade(answer: 'yes' | 'no'): Promise<[number[][], number[][]]> {
      for (;;) {
        const one = (await whoIsAsked(players))!;
        const other = players.find((each) => each !== one)!;
        const offer = (await offered(timequest, one.page))!;
        if (!offer.menu || !offer.kinds.trade) {
          await one.step();
          continue;
        }
        const before = [await goodsOf(one.page), await goodsOf(other.page)];
        await one.step('trade');
        // A step is taken back before anything is sent.
        const event = await eventOf(one.page);
        await one.page.locator('[data-back]').click();
        await one.page.waitForSelector(`${board}[data-steps="0"]`);
        expect(await eventOf(one.page)).toBe(event);
        await one.step('trade');
        while (!(await other.page.locator(`${board}[data-asked=trade]`).count())) {
          const steps = await offered(timequest, one.page, 2000).catch(() => null);
          if (steps?.press) await one.step();
        }
        await other.page.waitForSelector('.talk .bubble');
        expect(await other.page.locator('.question .answer').count()).toBe(2);
        await screenshot(other.page, `timequest-trade-${answer}`);
        await press(timequest, other.page, mouse, `.question .answer[data-move=${answer}]`);
        while ((await offered(timequest, other.page, 2000).catch(() => null))?.asked === 'trade') await press(timequest, other.page, mouse, FINISH[0]!);
        await one.page.waitForSelector(`${board}[data-asked=menu]`);
        await atRest(other.page);
        return [before, [await goodsOf(one.page), await goodsOf(other.page)]];
      }
    }
    const sum = (goods: number[][]) => goods[0]!.map((count, k) => count + goods[1]![k]!);
    const [held, swapped] = await trade('yes');
    expect(swapped).not.toEqual(held);
    expect(sum(swapped)).toEqual(sum(held));
    const [before, after] = await trade('no');
    expect(after).toEqual(before);
    for (const { frames } of [ada, bert]) {
      // What would follow is told, too, to who asks for it.
      const told = [...factsIn(frames.filter((frame) => !frame.includes('"type":"outlook"')))].map(({ what }) => what);
      expect(told.filter((what) => what === 'offered').length).toBe(2);
      expect(told.filter((what) => what === 'traded').length).toBe(1);
      expect(told.filter((what) => what === 'declined').length).toBe(1);
    }
    expect(await rawIdsOn(bert.page, 'timequest')).toEqual([]);
    expect([...ada.errors, ...bert.errors]).toEqual([]);
  });

  it('keeps answers, bets, hands and objectives to those whose they are', async () => {
    const [ada, bert, cleo, watcher] = [await visitor(), await visitor(), await visitor(), await visitor()];
    const path = await makeTable(ada, 4, { game: 'timequest', options: { ...SHORT, characters: 'none', objectives: 'two' } });
    await sit(bert, path, 'Bert');
    await sit(cleo, path, 'Cleo');
    await open(watcher, path);
    await fillWithBots(ada);
    const people = [ada, bert, cleo];
    for (const who of people) await sayReady(who);
    await start(ada);
    await watcher.page.waitForSelector(board);
    const players = people.map(({ page }) => new Traveller(timequest, page, mouse));
    const all = [...people, watcher];

    /** The people who are asked this answer one after another, and nobody is told before the last has. */
    async function answerInSecret(asked: string, answering: Visitor[], answer: (page: Page) => Promise<void>): Promise<void> {
      const [last, ...first] = answering as [Visitor, ...Visitor[]];
      await last.page.waitForSelector(`${board}[data-asked=${asked}]`);
      // What another composes meanwhile stays.
      const composing = asked === 'draft';
      if (composing) await last.page.locator('.question .token.can').first().click();
      for (const who of first) {
        const others = all.filter((each) => each !== who);
        const told = others.map(({ frames }) => frames.length);
        const event = await eventOf(watcher.page);
        await who.page.waitForSelector(`${board}[data-asked=${asked}]`);
        await answer(who.page);
        await who.page.waitForSelector('[data-optional]');
        await watcher.page.waitForFunction((before) => Number(document.querySelector<HTMLElement>('.play')!.dataset.event) > before, event);
        await last.page.waitForFunction((now) => Number(document.querySelector<HTMLElement>('.play')!.dataset.event) >= now, await eventOf(who.page));
        for (const [k, { frames }] of others.entries()) {
          const since = frames.slice(told[k]);
          expect(since.length).toBeGreaterThan(0);
          expect(answersIn(since), asked).toEqual([]);
        }
      }
      if (composing) {
        expect(await last.page.locator('.chooser strong').allTextContents()).toContain('1');
        await last.page.locator('.chooser .less:enabled').first().click();
      }
      await answer(last.page);
      await last.page.waitForFunction(([board, asked]) => document.querySelector<HTMLElement>(board!)?.dataset.asked !== asked, [board, asked]);
    }
    const answerByMouse = async (page: Page, asked: string): Promise<void> => {
      const traveller = players[people.findIndex((each) => each.page === page)]!;
      while (await page.locator(`${board}[data-asked=${asked}]`).count()) {
        const offer = await offered(timequest, page, 3000).catch(() => null);
        if (offer?.asked === asked) await traveller.step();
      }
    };
    await answerInSecret('choose_objective', people, (page) => answerByMouse(page, 'choose_objective'));
    await answerInSecret('draft', people, (page) => answerByMouse(page, 'draft'));
    await expect.poll(() => answersIn(watcher.frames).some(({ what }) => what === 'drafted')).toBe(true);

    // A fight: whoever is at the menu challenges the bot, and two of the people bet.
    const betting = async () => (await Promise.all(people.map(async (who) => ((await who.page.locator(`${board}[data-asked=bets]`).count()) > 0 ? [who] : [])))).flat();
    for (;;) {
      const bettors = await betting();
      if (bettors.length > 1) {
        await answerInSecret('bets', bettors, (page) => answerByMouse(page, 'bets'));
        break;
      }
      const one = await whoIsAsked(players);
      if (!one) throw new Error('the match ended without a fight');
      if ((await betting()).length > 1) continue;
      const offer = (await offered(timequest, one.page))!;
      if (offer.press === '.tray .line .button.can') await press(timequest, one.page, mouse, offer.press, offer.count - 1);
      else await one.step('fight');
    }
    await watcher.page.waitForSelector(board);
    await expect.poll(() => answersIn(watcher.frames).filter(({ what }) => what === 'bet').length).toBeGreaterThanOrEqual(2);
    for (const [seat, { frames }] of people.entries()) expect(secretsIn(frames, seat)).toEqual([]);
    expect(secretsIn(watcher.frames, null)).toEqual([]);
    // The same search finds what is one's own.
    for (const { frames } of people) expect(secretsIn(frames, 3).length).toBeGreaterThan(0);
    expect(all.flatMap(({ errors }) => errors)).toEqual([]);
  });

  it('says why not, with the rule', async () => {
    const who = await visitor({ width: 1440, height: 900 });
    const { page } = who;
    await playBots(who, 2);
    await toMenu(new Traveller(timequest, page, mouse));
    const event = await eventOf(page);
    for (const selector of ['[data-do=artifact]:not(.can)', '[data-tile]:not(.target)']) {
      const wish = page.locator(`${board} ${selector}`).first();
      await wish.focus();
      await page.keyboard.press('Enter');
      await page.waitForSelector('.tray .no .rule');
      expect(await page.locator('.tray .no .rule').textContent()).toMatch(/^TQ-\d+/);
      expect(await page.locator('.tray .no').innerText()).not.toContain('timequest-');
      await screenshot(page, 'timequest-why-not');
      await page.keyboard.press('Escape');
      await page.waitForSelector('.tray .no', { state: 'detached' });
    }
    await page.locator('[data-do=artifact]:not(.can)').first().click();
    const named = page.locator('.tray .no .rule');
    const rule = (await named.textContent())!;
    await named.click();
    await page.locator(`[id$="${rule}"]`).waitFor();
    expect(await eventOf(page)).toBe(event);
    expect(who.errors).toEqual([]);
  });

  it.each(['nl-NL', 'he-IL'])('is played by touch on a phone: %s', async (locale) => {
    const who = await visitor({ locale, width: 360, height: 740, touch: true });
    const { page } = who;
    await page.goto(`${server.origin}/game/timequest?still`);
    await page.locator('.actions .primary').tap();
    await page.waitForSelector(board);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(locale === 'he-IL' ? 'rtl' : 'ltr');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale.slice(0, 2));
    const traveller = new Traveller(timequest, page, touch, 3);
    const seen = new Set<string>();
    for (let turns = 0; turns < 2; ) {
      const offer = await offered(timequest, page);
      if (!offer) break;
      if (!seen.has(offer.asked)) {
        seen.add(offer.asked);
        await screenshot(page, `timequest-phone-${offer.asked}-${locale}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), offer.asked).toBeLessThanOrEqual(360);
        expect(await rawIdsOn(page, 'timequest'), offer.asked).toEqual([]);
      }
      const ended = traveller.used.get('end') ?? 0;
      await traveller.step();
      turns += (traveller.used.get('end') ?? 0) - ended;
    }
    for (const what of ['pick', 'draft', 'menu']) expect(seen).toContain(what);
    expect(who.errors).toEqual([]);
  });

  it.each([360, 600])('moves nothing from under the pointer when it says what would follow, %i px wide', async (width) => {
    const who = await visitor({ width, height: 740 });
    const { page } = who;
    await playBots(who, 3);
    const traveller = new Traveller(timequest, page, mouse);
    // Where a paid way and a free one lead.
    const twice = MENU.move.split(', ').map((tile) => `${tile}[aria-label*="crystal"][aria-label*="Free Move"]`).join(', ');
    for (;;) {
      await toMenu(traveller);
      if (await page.locator(twice).count()) break;
      await traveller.step('end');
    }
    const event = await eventOf(page);
    /** Points to it until what would follow is said. */
    async function pointTo(selector: string): Promise<void> {
      await page.mouse.move(0, 0);
      await page.waitForSelector('.preview', { state: 'detached' });
      const thing = page.locator(selector).first();
      await thing.scrollIntoViewIfNeeded();
      const before = await thing.boundingBox();
      await thing.hover();
      await page.waitForSelector('.preview');
      expect(await thing.boundingBox(), selector).toEqual(before);
      await screenshot(page, `timequest-preview-${width}`);
    }
    await pointTo(twice);
    await press(timequest, page, mouse, twice);
    await pointTo('.tray .line .button.can');
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction((before) => Number(document.querySelector<HTMLElement>('.play')!.dataset.event) > before || document.querySelector('.prompt .actions .primary') !== null, event);
    expect(who.errors).toEqual([]);
  });

  it('moves nothing where motion is not wanted', async () => {
    const who = await visitor({ width: 1440, height: 900 });
    const { page } = who;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const path = await playBots(who, 3);
    const moving = () => page.evaluate((board) => document.querySelector(board)!.getAnimations({ subtree: true }).length, board);
    await page.goto(new URL(path, page.url()).href);
    const traveller = new Traveller(timequest, page, mouse);
    await toMenu(traveller);
    for (const kind of ['collect', 'draw', 'move'] satisfies Kind[]) {
      await traveller.step(kind);
      expect(await moving()).toBe(0);
      if (!(await offered(timequest, page))) break;
    }
    // Where it is wanted, the Void turns.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await page.waitForSelector(board);
    expect(await moving()).toBeGreaterThan(0);
    expect(who.errors).toEqual([]);
  });

  it.each([1440, 360])('has nothing that axe calls serious, light and dark: %i', async (width) => {
    const who = await visitor({ width, height: width > 1000 ? 900 : 740, touch: width < 1000 });
    const { page } = who;
    await playBots(who, 4, { objectives: 'two' });
    const traveller = new Traveller(timequest, page, width < 1000 ? touch : mouse);
    const look = async (what: string) => {
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        await screenshot(page, `timequest-${width}-${what}-${scheme}`);
        expect(await seriousFaults(page), `${what}, ${scheme}`).toEqual([]);
      }
    };
    const seen = new Set<string>();
    for (;;) {
      const offer = await offered(timequest, page);
      if (!offer) throw new Error('the match is over before the turn');
      if (!seen.has(offer.asked)) await look(offer.asked);
      seen.add(offer.asked);
      if (offer.menu) break;
      await traveller.step();
    }
    for (const what of ['pick', 'choose_objective', 'draft', 'menu']) expect(seen).toContain(what);
    // A question within a choice, and what is public of another.
    await traveller.step('fight');
    await look('choosing');
    await page.locator('[data-back]').click();
    await page.locator('[data-player]').first().click();
    await page.waitForSelector('.about');
    await look('person');
    expect(who.errors).toEqual([]);
  });
});
