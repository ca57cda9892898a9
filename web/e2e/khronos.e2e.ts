// Khronos through the real server, as people play it.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { screenshot, seriousFaults } from './browser';
import { addUp, rawIdsOn, showAgain } from './checks';
import { eventOf, fillWithBots, sayReady, stage, start, type Visitor } from './visitors';

const { server, visitor, open, makeTable, sit, playBots: stagePlay } = stage();
const board = '[data-testid=khronos-board]';
const owedOrOver = '[data-step], dialog table';

const isOver = async (page: Page) => (await page.locator('dialog table').count()) > 0;
const stepOf = (page: Page) => page.locator(board).getAttribute('data-step');

interface Moment {
  event: number;
  step: string | null;
}
const momentOf = async (page: Page): Promise<Moment> => ({ event: await eventOf(page), step: await stepOf(page) });
/** Where a page asks to do what is pinned or offered. While it is being done they are disabled. */
const BUTTONS = ['.consequences .primary', '.prompt .actions .primary'];
/** What a page does after something was chosen: it asks to do what is pinned or offered, or it has happened, be it only that
 *  the next step is asked. `asked`: where it has asked before. */
const answer = async (page: Page, before: Moment, asked: string[] = []): Promise<string> => {
  const found = await page.waitForFunction(
    ({ event, step, buttons }) => {
      const now = document.querySelector<HTMLElement>('[data-testid=khronos-board]');
      const happened =
        Number(document.querySelector<HTMLElement>('.play')?.dataset.event) > event ||
        (now !== null && (now.dataset.step ?? null) !== step) ||
        document.querySelector('dialog table') !== null;
      if (happened) return 'happened';
      return buttons.find((button) => document.querySelector(`${button}:enabled`) !== null);
    },
    { ...before, buttons: BUTTONS.filter((button) => !asked.includes(button)) },
  );
  return String(await found.jsonValue());
};
const happened = async (page: Page, before: Moment): Promise<void> => {
  expect(await answer(page, before, BUTTONS)).toBe('happened');
};

interface Spot {
  age: string;
  x: number;
  y: number;
}
/** Where a click on a large map would choose something now, in pixels of the page. */
const spotsOn = (page: Page): Promise<Spot[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.map:not(.plain)')].flatMap((map) => {
      const marks = map.querySelector('.spots')?.getAttribute('d');
      const squares = map.querySelector<HTMLElement>('.squares');
      if (!marks || !squares) return [];
      const frame = squares.getBoundingClientRect();
      const side = frame.width / Number(squares.getAttribute('aria-colcount'));
      return [...marks.matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({
        age: squares.dataset.map!,
        x: frame.x + Number(x) * side,
        y: frame.y + Number(y) * side,
      }));
    }),
  );

/** What is pinned or offered is done. */
async function confirm(page: Page, before: Moment, press = (button: string) => page.locator(button).click()): Promise<void> {
  const asked: string[] = [];
  for (;;) {
    const button = await answer(page, before, asked);
    if (button === 'happened') return;
    await press(button);
    asked.push(button);
  }
}

async function takeTool(page: Page, which = 0): Promise<void> {
  await page.locator('.tool:not(.none)').nth(which).click();
}

/** Chooses a place on a map by mouse, after its consequence has been seen. */
async function choosePlace(page: Page, which: number): Promise<Spot> {
  const before = await momentOf(page);
  const spots = await spotsOn(page);
  expect(spots.length).toBeGreaterThan(0);
  const spot = spots[which % spots.length]!;
  await page.mouse.move(spot.x, spot.y);
  await page.waitForSelector('.consequences .sums');
  await page.mouse.click(spot.x, spot.y);
  await confirm(page, before);
  return spot;
}

const keepCards = async (page: Page) => {
  const before = await momentOf(page);
  await page.locator('.hand .primary').click();
  await happened(page, before);
};
async function endTurn(page: Page, discard = false): Promise<void> {
  const before = await momentOf(page);
  await page.locator('.hand [data-help=end]').click();
  if (discard) await page.locator('.hand .card').first().click();
  await page.locator('.hand .primary').click();
  await happened(page, before);
}
const playBots = (who: Visitor, players: number, options: Record<string, string> = {}) => stagePlay(who, players, { game: 'khronos', options });
/** The turn is at its actions. */
async function begin(page: Page): Promise<void> {
  await page.waitForSelector('[data-step]');
  for (;;) {
    const step = await stepOf(page);
    if (step === 'act') return;
    if (step === 'exchange' || step === 'swap') await keepCards(page);
    else throw new Error(`not at a turn's begin: ${step}`);
  }
}

/** Sends an own agent to an age. */
async function travel(page: Page, age: string): Promise<void> {
  const before = await momentOf(page);
  await page.locator('[data-agent]').first().click();
  await page.locator(`[data-go=${age}], [data-enlarge=${age}]`).first().click();
  await happened(page, before);
}

/** Plays a match to its end by mouse, and tries every kind of action that there is. */
async function playByMouse({ page }: Visitor): Promise<Map<string, number>> {
  const used = new Map<string, number>();
  const count = (what: string) => used.set(what, (used.get(what) ?? 0) + 1);
  let round = '';
  let actions = 0;
  for (;;) {
    await page.waitForSelector(owedOrOver, { timeout: 60_000 });
    if (await isOver(page)) return used;
    const step = (await stepOf(page))!;
    const now = (await page.locator('.strip [data-help=round] strong').textContent())!;
    if (now !== round) [round, actions] = [now, 0];
    if (step === 'exchange') {
      if (used.has(step)) await keepCards(page);
      else {
        const before = await momentOf(page);
        await page.locator('.hand .card').first().click();
        await page.locator('.hand .buttons .button:not(.primary)').click();
        await confirm(page, before);
        count(step);
      }
      continue;
    }
    if (step !== 'act') {
      count(step);
      const before = await momentOf(page);
      if (step === 'keep_cube') {
        await page.locator('.choices .button').first().click();
        await confirm(page, before);
      } else await choosePlace(page, 0);
      continue;
    }
    // The tool that was used least; from the second turn on somebody lives in Reason, too.
    const tools = await page.locator('.tool:not(.none)').evaluateAll((list) =>
      list.map((tool, index) => ({ index, kind: (tool.closest('[data-help^=tool-]') as HTMLElement).dataset.help! })),
    );
    tools.sort((a, b) => (used.get(a.kind) ?? 0) - (used.get(b.kind) ?? 0));
    if (used.size > 2 && !used.has('travel') && actions === 0 && (await page.locator('[data-agent]').count()) > 0) {
      await travel(page, 'reason');
      count('travel');
      actions += 1;
    } else if (tools.length > 0 && actions < 4) {
      await takeTool(page, tools[0]!.index);
      await choosePlace(page, used.size * 7 + actions * 3);
      count(tools[0]!.kind);
      actions += 1;
    } else {
      const discard = !used.has('discard') && (await page.locator('.hand .card').count()) > 0;
      await endTurn(page, discard);
      if (discard) count('discard');
    }
  }
}

/** What a browser was told of hands that aren't its own seat's. */
function handsIn(frames: string[], own: number | null): unknown[] {
  const found: unknown[] = [];
  const search = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'seats' && inner && !Array.isArray(inner)) {
        for (const [seat, player] of Object.entries(inner as Record<string, Record<string, unknown> | null>)) {
          if (Number(seat) !== own && player?.hand !== undefined) found.push(player);
        }
      }
      if (own === null && key === 'may' && inner !== null) found.push(inner);
      search(inner);
    }
    const fact = value as Record<string, unknown>;
    if (fact.what === 'drew' && fact.seat !== own && fact.cards !== undefined) found.push(fact);
  };
  for (const frame of frames) search(JSON.parse(frame));
  return found;
}

/** The button that takes a step back without asking anybody. */
const freeUndo = (page: Page) => page.locator('.prompt .actions .button', { hasText: /^\s*(Undo|Zurücknehmen)\s*$/ });

describe('Khronos', () => {
  it('is played by mouse at a full table, and a spectator sees no hand', async () => {
    const who = await visitor({ width: 1440, height: 900 });
    const { page } = who;
    const path = await makeTable(who, 4, { game: 'khronos' });
    const watcher = await visitor({ width: 1440, height: 900 });
    await open(watcher, path);
    await fillWithBots(who);
    await sayReady(who);
    await start(who);
    await Promise.all([page, watcher.page].map((each) => each.waitForSelector(board)));

    const used = await playByMouse(who);
    console.info([...used].map(([kind, times]) => `${kind} ${times}`).join(', '));
    for (const kind of ['tool-military', 'tool-religious', 'tool-civil']) expect(used.get(kind) ?? 0, kind).toBeGreaterThan(0);
    // What else there is depends on cards that nobody chose; most of it comes up in seven turns.
    const others = ['tool-demolish', 'tool-populate', 'tool-renovate', 'travel', 'exchange', 'discard'].filter((kind) => used.has(kind));
    expect(others.length, others.join(', ')).toBeGreaterThanOrEqual(3);

    await addUp(page, 4);
    expect(await page.locator('dialog .end .map').count()).toBe(3);
    await screenshot(page, 'khronos-end');
    expect(await seriousFaults(page)).toEqual([]);

    await watcher.page.waitForSelector('dialog table');
    expect(watcher.frames.length).toBeGreaterThan(20);
    expect(handsIn(watcher.frames, null)).toEqual([]);

    await showAgain(page, board, '.tool:enabled');
    expect([...who.errors, ...watcher.errors]).toEqual([]);
  });

  it('is played by two with the open row, and nothing of a hand leaks', async () => {
    const [ada, bert] = [await visitor(), await visitor({ locale: 'de-DE' })];
    const path = await makeTable(ada, 2, { game: 'khronos', options: { holdem: 'on', map: 'glen', first: 'P1' } });
    await sit(bert, path, 'Bert');
    await sayReady(ada);
    await sayReady(bert);
    await start(ada);
    for (let round = 0; round < 2; round += 1) {
      for (const { page } of [ada, bert]) {
        await page.waitForSelector('[data-step=exchange], [data-step=swap]');
        if ((await stepOf(page)) === 'exchange') await keepCards(page);
        await page.waitForSelector('[data-step=swap]');
        const before = await momentOf(page);
        await page.locator('.row .card.can').first().click();
        const [swap] = await page.locator('.hand .buttons .button:not(.primary)').all();
        expect(await swap!.isDisabled()).toBe(true);
        await page.locator('[data-help=hand] .card').first().click();
        await swap!.click();
        await happened(page, before);
        await page.waitForSelector('[data-step=act]');

        // A step is taken back, as far as the last draw.
        const tool = page.locator('.tool:not(.none)').first();
        if (await tool.count()) {
          const built = await eventOf(page);
          await tool.click();
          await choosePlace(page, 3);
          expect(await eventOf(page)).toBeGreaterThan(built);
          const hand = await page.locator('[data-help=hand] .card').count();
          await freeUndo(page).click();
          await page.waitForFunction((cards) => document.querySelectorAll('[data-help=hand] .card').length > cards, hand);
        }
        await endTurn(page);
        // What lies behind the draw stays as it is, unless the other agrees.
        expect(await freeUndo(page).count()).toBe(0);
      }
    }
    await ada.page.waitForSelector('[data-step]');
    expect(await rawIdsOn(bert.page, 'khronos')).toEqual([]);
    expect(handsIn(ada.frames, 0)).toEqual([]);
    expect(handsIn(bert.frames, 1)).toEqual([]);
    expect(ada.frames.join('')).toContain('"hand":');
    for (const frame of [...ada.frames, ...bert.frames]) expect(frame).not.toContain('"forced"');
    // A swap comes to the other as a whole, whether giving left a choice or not.
    const takes = ada.frames.filter((frame) => frame.includes('"what":"swapped"') && frame.includes('"seat":1'));
    expect(takes.length).toBeGreaterThan(0);
    for (const frame of takes) expect(frame).toContain('"what":"gave"');
    expect([...ada.errors, ...bert.errors]).toEqual([]);
  });

  it('is played by keyboard alone', async () => {
    const who = await visitor();
    const { page } = who;
    await playBots(who, 2, { map: 'glen' });
    const tabTo = async (selector: string) => {
      for (let step = 0; step < 120; step += 1) {
        await page.keyboard.press('Tab');
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
      }
      throw new Error(`the keyboard does not reach ${selector}`);
    };
    const press = async (selector: string) => {
      await tabTo(selector);
      await page.keyboard.press('Enter');
    };
    /** With the focus on a map: the next place that may be chosen, and what would follow. */
    const chooseOnMap = async () => {
      const before = await momentOf(page);
      await tabTo('.squares.targeting');
      await page.keyboard.press('n');
      await page.waitForSelector('.consequences .sums');
      await page.keyboard.press('Enter');
      await confirm(page, before, press);
    };
    let built = 0;
    for (;;) {
      await page.waitForSelector(owedOrOver, { timeout: 60_000 });
      if (await isOver(page)) break;
      const before = await momentOf(page);
      const step = await stepOf(page);
      if (step === 'exchange') {
        await press('.hand .primary');
        await happened(page, before);
      } else if (step === 'keep_cube') {
        await press('.choices .button');
        await happened(page, before);
      } else if (step === 'stay' || step === 'place') await chooseOnMap();
      else {
        if ((await page.locator('.tool:not(.none)').count()) > 0 && built < 6) {
          await press('.tool:not(.none)');
          await chooseOnMap();
          built += 1;
          if ((await stepOf(page)) !== 'act') continue;
        }
        const at = await momentOf(page);
        await press('.hand [data-help=end]');
        await press('.hand .primary');
        await happened(page, at);
      }
    }
    expect(built).toBeGreaterThan(2);
    expect(who.errors).toEqual([]);
  });

  it('says why not, with the rule and what is in the way', async () => {
    const who = await visitor({ width: 1440, height: 900 });
    const { page } = who;
    await playBots(who, 2, { first: 'P1' });
    await begin(page);
    await takeTool(page);
    // E4 holds a printed hamlet.
    const frame = (await page.locator('[data-map=might]').boundingBox())!;
    const [x, y] = [frame.x + (4.5 / 16) * frame.width, frame.y + (3.5 / 20) * frame.height];
    await page.mouse.move(x, y);
    await page.waitForSelector('.consequences .no');
    await page.mouse.click(x, y);
    // It stays when the pointer goes on to its rule.
    await page.mouse.move(frame.x + 20, frame.y + frame.height - 20);
    expect(await page.locator('.consequences .no').innerText()).toContain('KH-7.8');
    expect(await page.locator('.might path.cause').count()).toBe(1);
    await screenshot(page, 'khronos-why-not');
    await page.locator('.consequences .rule').click();
    await page.locator('[id$="KH-7.8"]').waitFor();
    await page.locator('[data-map=might]').focus();
    await page.keyboard.press('Escape');
    expect(await page.locator('.consequences').count()).toBe(0);

    // Enter on one map builds nothing where the cursor stood on another.
    await page.keyboard.press('n');
    await page.waitForSelector('.consequences .sums');
    const before = await momentOf(page);
    await page.locator('[data-map=faith]').focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.consequences .no');
    expect(await page.locator('.consequences').innerText()).toContain('KH-7.1');
    expect(await momentOf(page)).toEqual(before);
    expect(who.errors).toEqual([]);
  });

  it('shows the resolution age by age, at a pace that can be skipped', async () => {
    const who = await visitor({ width: 1440, height: 900 });
    const { page } = who;
    await playBots(who, 2, { first: 'P1' });
    await begin(page);
    const buildLarge = async () => {
      const before = await momentOf(page);
      await page.locator('.kind:not(.others) .tool:nth-child(2):not(.none)').first().click();
      const spots = (await spotsOn(page)).filter(({ age }) => age === 'might');
      const spot = spots[Math.floor(spots.length / 2)]!;
      await page.mouse.click(spot.x, spot.y);
      await confirm(page, before);
    };
    // Without motion nothing plays.
    await buildLarge();
    expect(await page.locator('[data-skip]').count()).toBe(0);
    await freeUndo(page).click();
    await page.waitForSelector('[data-step=act]');
    // With it the ages follow each other.
    await page.clock.install();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(page.url().split('?')[0]!);
    await page.waitForSelector('[data-step=act]');
    await page.clock.pauseAt(Date.now() + 60_000);
    await buildLarge();
    for (const age of ['might', 'faith', 'reason']) {
      await page.waitForSelector(`.age.${age}.playing`);
      expect(await page.locator('.caption h3').textContent()).toBe(age[0]!.toUpperCase() + age.slice(1));
      await page.clock.runFor(1100);
    }
    await page.waitForSelector('[data-skip]', { state: 'detached' });
    await freeUndo(page).click();
    await page.waitForSelector('.tool:not(.none)');
    await buildLarge();
    await page.waitForSelector('.age.might.playing');
    await page.locator('[data-skip]').click();
    expect(await page.locator('[data-skip], .age.playing').count()).toBe(0);
    expect(who.errors).toEqual([]);
  });

  it('goes on after a reload', async () => {
    const who = await visitor();
    const { page } = who;
    await playBots(who, 3, { map: 'delta' });
    await begin(page);
    await takeTool(page);
    await choosePlace(page, 5);
    await page.waitForSelector('[data-step]');
    const look = () => page.evaluate(() => [document.querySelector('.rail')!.textContent, document.querySelectorAll('.map .building').length, document.querySelectorAll('.hand .card').length]);
    const before = await look();
    await page.reload();
    await page.waitForSelector('[data-step]');
    expect(await look()).toEqual(before);
    expect(who.errors).toEqual([]);
  });

  it.each(['de-DE', 'he-IL'])('is played by touch on a phone: %s', async (locale) => {
    const who = await visitor({ locale, width: 360, height: 740, touch: true });
    const { page } = who;
    await page.goto(`${server.origin}/game/khronos?still`);
    await page.locator('.actions .primary').tap();
    await page.waitForSelector('[data-step]');
    for (let turn = 0; turn < 2; turn += 1) {
      await page.waitForSelector('[data-step=exchange], [data-step=act]', { timeout: 60_000 });
      if ((await stepOf(page)) === 'exchange') {
        const before = await momentOf(page);
        await page.locator('.hand .primary').tap();
        await happened(page, before);
      }
      await page.waitForSelector('[data-step=act]');
      const tool = page.locator('.tool:not(.none)').first();
      if (await tool.count()) {
        const before = await momentOf(page);
        await tool.tap();
        // A finger has no hover: the consequence is pinned first, and then done.
        const dock = (await page.locator('.dock').boundingBox())!;
        const spot = (await spotsOn(page)).find(({ y }) => y < dock.y - 60 && y > 300)!;
        await page.touchscreen.tap(spot.x, spot.y);
        await page.waitForSelector('.consequences .primary');
        expect(await momentOf(page)).toEqual(before);
        for (const scheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: scheme });
          await screenshot(page, `khronos-phone-${scheme}-${locale}`);
          expect(await seriousFaults(page)).toEqual([]);
        }
        await page.locator('.consequences .primary').tap();
        await confirm(page, before);
        await page.waitForSelector('[data-step]');
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      expect(await rawIdsOn(page, 'khronos')).toEqual([]);
      if ((await stepOf(page)) !== 'act') break;
      const before = await momentOf(page);
      await page.locator('.hand [data-help=end]').tap();
      await page.locator('.hand .primary').tap();
      await happened(page, before);
    }
    // All three ages are tabs.
    await page.locator('[data-tab=reason]').tap();
    expect(await page.locator('[data-map]').getAttribute('data-map')).toBe('reason');
    expect(who.errors).toEqual([]);
  });

  it('has nothing that axe calls serious: its layouts, light and dark', async () => {
    for (const width of [1440, 768]) {
      const who = await visitor({ width, height: 900 });
      const { page } = who;
      await page.goto(`${server.origin}/game/khronos?still`);
      await page.locator('.actions .primary').click();
      await begin(page);
      await page.locator('[data-help=income]').first().click();
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        expect(await seriousFaults(page)).toEqual([]);
        if (width > 1000) {
          await page.locator('[data-layout]').click();
          expect(await seriousFaults(page)).toEqual([]);
        }
        await screenshot(page, `khronos-${width}-${scheme}`);
      }
      expect(who.errors).toEqual([]);
    }
  });
});
