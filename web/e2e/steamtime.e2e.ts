// Steam Time through the real server, as people play it.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { screenshot, seriousFaults } from './browser';
import { addUp, factsIn, look, rawIdsOn, showAgain, throughTheirEyes, throughTheRounds, type Json } from './checks';
import { board, GENERATOR, keyboard, PAYMENT, SPACE, steamtime, type Kind } from './steamtime';
import { mouse, touch, Traveller } from './traveller';
import { eventOf, fillWithBots, sayReady, stage, start, together, turnAway } from './visitors';

const { server, visitor, open, makeTable, sit, playBots } = stage();
const MODULES = { sabotage: 'on', specialists: 'on' };
const OFFERS = `${board} ${SPACE}, ${board} button.can`;
const ROUND = `${board} strong[data-help=round]`;
const asking = (what: string) => `${board}[data-asked=${what}]`;

/** What a browser was told of the specialists in hands that aren't its own, and of the order of a deck. */
function secretsIn(frames: string[], own: number | null): Json[] {
  const inOrder = (deck: unknown): boolean => !Array.isArray(deck) || deck.every((card, k) => k === 0 || Number(String(deck[k - 1]).slice(1)) < Number(String(card).slice(1)));
  return [...factsIn(frames)].filter((each) => {
    const seats = each.seats && !Array.isArray(each.seats) ? Object.entries(each.seats as Record<string, Json | null>) : [];
    return (
      seats.some(([seat, player]) => Number(seat) !== own && (player?.hand as { known?: string[] } | undefined)?.known?.length) ||
      (own === null && each.own) ||
      (each.what === 'drew_specialist' && each.seat !== own && each.specialist) ||
      (Array.isArray(each.encounters) && !(inOrder(each.encounters) && inOrder(each.missions)))
    );
  });
}
/** Questions that look unlike each other. */
const LOOKS = ['menu', 'pay', 'card', 'purple', 'gain', 'missions'];
/** Nothing that axe calls serious, in the menu on the whole page, else where it is asked; and no message is missing. */
async function lookAt(page: Page, asked: string, name: string, schemes: ('light' | 'dark')[]): Promise<void> {
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    await screenshot(page, `steamtime-${name}-${asked}-${scheme}`);
    expect(await seriousFaults(page, asked === 'menu' ? undefined : `${board} [role=group][aria-live]`), `${asked}, ${scheme}`).toEqual([]);
  }
  expect(await rawIdsOn(page, 'steamtime'), asked).toEqual([]);
}
/** Plays until that is asked; what is wished for in a turn comes first. */
async function playUntil(traveller: Traveller<Kind>, what: string, ...wishes: Kind[]): Promise<void> {
  for (;;) {
    const offer = await traveller.offered();
    if (!offer) throw new Error(`the match is over before ${what}`);
    if (offer.asked === what) return;
    await traveller.step(...wishes);
  }
}

describe('Steam Time', () => {
  it('is played by mouse at a full table with both modules, watched, added up mission by mission, and shown again', async () => {
    const [who, watcher] = [await visitor({ width: 1440, height: 900 }), await visitor({ width: 1440, height: 900 })];
    const { page } = who;
    // Who goes first finds the first player's tile still free.
    const path = await makeTable(who, 4, { game: 'steamtime', options: { ...MODULES, first_player: '0' } });
    await open(watcher, path);
    await fillWithBots(who);
    await sayReady(who);
    await start(who);
    await Promise.all([page, watcher.page].map((each) => each.waitForSelector(board)));
    expect(await watcher.page.locator(`${OFFERS}, ${board} section.own`).count()).toBe(0);
    // The watcher is told everything, and need not draw it.
    await turnAway(watcher, true);

    const traveller = new Traveller(steamtime, page, mouse);
    const tried: Kind[] = ['tile', 'upgrade', 'expedition', 'mission', 'space'];
    for (let turns = 0; ; ) {
      const offer = await traveller.offered();
      if (!offer) break;
      if (LOOKS.includes(offer.asked) && !traveller.asked.has(offer.asked)) await lookAt(page, offer.asked, '1440', ['light', 'dark']);
      turns += offer.menu ? 1 : 0;
      const untried = tried.filter((kind) => !traveller.used.has(kind));
      // When all has been tried, mostly the others play on.
      await traveller.step(...(turns > 8 && untried.length === 0 ? (['skip'] as const) : untried));
    }
    const { asked, used } = traveller;
    console.info([...asked, ...used].map(([what, times]) => `${what} ${times}`).join(', '));
    for (const what of ['specialist', 'sabotage', 'menu']) expect(asked.get(what) ?? 0, what).toBeGreaterThan(0);
    // The dice of the table may deny one thing or another.
    expect(tried.filter((kind) => used.has(kind)).length).toBeGreaterThan(2);

    // Line by line, and of the missions one by one.
    const scores = await addUp(page, 4);
    const players = page.locator('dialog section[aria-label="The missions of all"] > *');
    expect(await players.count()).toBe(4);
    for (const player of await players.all()) {
      const name = (await player.locator('h3').textContent())!.trim();
      const missions = await player.locator('li[data-help^=card-M]').allTextContents();
      const esteem = missions.filter((mission) => mission.includes('completed')).map((mission) => Number(/→ \D*(\d+)\D* esteem/.exec(mission)![1]));
      expect(esteem.reduce((sum, each) => sum + each, 0), name).toBe(scores.get(name)!.get('Missions') ?? 0);
    }
    await screenshot(page, 'steamtime-end');
    expect(await seriousFaults(page)).toEqual([]);

    await turnAway(watcher, false);
    await watcher.page.waitForSelector('dialog table');
    expect(watcher.frames.length).toBeGreaterThan(20);
    expect(secretsIn(watcher.frames, null)).toEqual([]);
    expect(secretsIn(who.frames, 0)).toEqual([]);
    // The same search finds what is one's own.
    expect(secretsIn(who.frames, 1).length).toBeGreaterThan(0);

    await showAgain(page, board, OFFERS);
    await throughTheRounds(page, { round: ROUND, offers: OFFERS });
    await screenshot(page, 'steamtime-replay');
    // However long the log is, the board stays in sight.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
    await throughTheirEyes(page, board, 'section.own');
    expect([...who.errors, ...watcher.errors]).toEqual([]);
  });

  it('is played by keyboard alone, through the first round and a payment', async () => {
    const who = await visitor();
    const { page } = who;
    await playBots(who, 2, { game: 'steamtime', options: { first_player: '0' } });
    const traveller = new Traveller(steamtime, page, keyboard);
    const round = async () => Number((await page.locator(ROUND).textContent())!.match(/\d+/)![0]);
    while (!(traveller.asked.has('pay') && (await round()) > 1)) await traveller.step('expedition', 'upgrade', 'mission');
    expect(who.errors).toEqual([]);
  });

  it('is played by two: a payment is composed crystal by crystal, taken back, and gone after a reload, and nobody sees the other’s hand', async () => {
    const [ada, bert] = [await visitor({ width: 1440, height: 900 }), await visitor({ locale: 'de-DE' })];
    const path = await makeTable(ada, 2, { game: 'steamtime', options: MODULES });
    await sit(bert, path, 'Bert');
    for (const who of [ada, bert]) await sayReady(who);
    await start(ada);
    const people = [ada, bert].map((who, seat) => ({ ...who, seat, traveller: new Traveller(steamtime, who.page, mouse) }));
    const WISHES = ['expedition', 'upgrade', 'mission'] as const;
    const whoIsAsked = () => Promise.race(people.map(async (one) => ((await one.traveller.offered()) ? one : Promise.reject(new Error('the match is over')))));

    // Whoever is asked goes on, until somebody has paid the first of several crystals.
    let payer: (typeof people)[number];
    let event: number;
    let before: unknown[];
    for (;;) {
      payer = await whoIsAsked();
      const { page, traveller } = payer;
      event = await eventOf(page);
      before = await look(page, board, '[data-space]');
      await traveller.step(...WISHES);
      if (!(await page.locator(`${board}[data-asked=pay]:not([data-steps="0"])`).count())) continue;
      await traveller.offered();
      await traveller.press(GENERATOR);
      if (await page.locator(`${board}[data-asked=pay][data-steps="2"]`).count()) break;
    }
    const { page, traveller, seat } = payer;
    const composed = async () => ((await traveller.offered()), look(page, board, PAYMENT));
    const half = await composed();
    await screenshot(page, 'steamtime-composing');

    // A step is taken back; the same one again leads to the same ways to pay what is left.
    await page.locator('[data-back]').last().click();
    await page.waitForSelector(`${board}[data-steps="1"]`);
    expect(await composed()).not.toEqual(half);
    await traveller.press(GENERATOR);
    expect(await composed()).toEqual(half);

    // Nothing was sent: after a reload the turn begins as it began.
    await page.reload();
    await page.waitForSelector(`${asking('menu')}[data-steps="0"]:has(section.own)`);
    expect(await eventOf(page)).toBe(event);
    await expect.poll(() => look(page, board, '[data-space]')).toEqual(before);

    // What can't be done says why, with its rule.
    await page.locator('[data-space][aria-disabled=true]').first().click({ force: true });
    const rule = page.locator('[role=status] button', { hasText: /^ST-\d+/ });
    const named = (await rule.textContent())!;
    await screenshot(page, 'steamtime-why-not');
    await rule.click();
    await page.locator(`[id$="${named}"]`).waitFor();
    await page.keyboard.press('Escape');
    expect(await eventOf(page)).toBe(event);

    // A whole payment; the other is told what it was for, crystal by crystal.
    await playUntil(traveller, 'pay', ...WISHES);
    while ((await eventOf(page)) === event) await traveller.step();
    await together(await eventOf(page), people);
    const told = [...factsIn(people[1 - seat]!.frames)].filter((fact) => fact.seat === seat);
    for (const what of ['placed', 'paid_crystal']) expect(told.map((fact) => fact.what)).toContain(what);
    expect(told.some(({ what }) => what === 'upgrade' || what === 'expedition')).toBe(true);
    for (const { seat, frames } of people) {
      expect(secretsIn(frames, seat)).toEqual([]);
      expect(secretsIn(frames, 1 - seat).length).toBeGreaterThan(0);
    }
    expect(await rawIdsOn(bert.page, 'steamtime')).toEqual([]);
    expect([...ada.errors, ...bert.errors]).toEqual([]);
  });

  it.each(['nl-NL', 'he-IL'])('is played by touch on a phone: %s', async (locale) => {
    const who = await visitor({ locale, width: 360, height: 740, touch: true });
    const { page } = who;
    await page.goto(`${server.origin}/game/steamtime?still`);
    await page.locator('.actions .primary').tap();
    await page.waitForSelector(board);
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([locale.slice(0, 2), locale === 'he-IL' ? 'rtl' : 'ltr']);
    const traveller = new Traveller(steamtime, page, touch);
    const looked = new Set<string>();
    const turns = () => [...traveller.used.values()].reduce((sum, each) => sum + each, 0);
    while (turns() < 2) {
      const offer = (await traveller.offered())!;
      if (LOOKS.includes(offer.asked) && !looked.has(offer.asked)) {
        looked.add(offer.asked);
        await lookAt(page, offer.asked, `phone-${locale}`, [locale === 'nl-NL' ? 'light' : 'dark']);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), offer.asked).toBeLessThanOrEqual(360);
      }
      await traveller.step(...(turns() === 0 ? (['upgrade', 'expedition'] as const) : []));
    }
    expect(looked).toContain('menu');
    expect(who.errors).toEqual([]);
  });
});
