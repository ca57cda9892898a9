// What people do at a table besides moving: through the real server, each in a browser of their own.

import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { screenshot, seriousFaults } from './browser';
import { board, eventOf, fillWithBots, happened, openDoor, sayReady, stage, start, turnAway, type Visitor } from './visitors';

const { server, visitor, open, makeTable, sit } = stage();

/** Ada's table. With ten players no match ends by its first openings, whatever lies there; nobody announces in between. */
async function prepareTable(host: Visitor): Promise<string> {
  const path = await makeTable(host, 10);
  await host.page.getByLabel('First keyholder').selectOption('0');
  await host.page.getByLabel('Announcements').selectOption('off');
  return path;
}

/** Ada, who begins with the key, Bert, and bots, at the start of a match. */
async function begin(prepare: (host: Visitor) => Promise<void> = async () => undefined) {
  const host = await visitor();
  const path = await prepareTable(host);
  await prepare(host);
  const guest = await visitor();
  await sit(guest, path, 'Bert');
  await fillWithBots(host);
  await sayReady(host);
  await sayReady(guest);
  await start(host);
  await Promise.all([host, guest].map((who) => who.page.waitForSelector(board)));
  await host.page.waitForSelector('.prompt.owes');
  return { host, guest, path, both: [host, guest] };
}
const noErrors = (...visitors: Visitor[]) => {
  for (const who of visitors) expect(who.errors).toEqual([]);
};
const seat = (who: Visitor, name: string) => who.page.locator('.rail li', { hasText: name });
const aboutSeat = (who: Visitor, name: string) => seat(who, name).locator('button').click();
const dialogButton = (who: Visitor, label: string | RegExp) => who.page.locator('dialog button', { hasText: label });
/** A sentence as it is shown: what is put in, here in braces, is isolated for readers of both directions. */
const isolated = (text: string) => `\u2068${text}\u2069`;
const sentence = (text: string) => text.replaceAll(/\{(.*?)\}/g, (_, value: string) => isolated(value));
const notice = (who: Visitor, text: string) => who.page.locator('.chat .notice', { hasText: sentence(text) });
const showChat = (who: Visitor) => who.page.locator('#tab-chat').click();
/** Bert’s doors: whoever opens one gives Bert the key. */
const doorsOf = (name: string) => `.seat:has(.name:text-is("${name}")) .door.can`;

describe('a seat', () => {
  it('is conceded, after a second thought; a bot plays on', async () => {
    const { host, guest } = await begin();
    await openDoor(host, doorsOf('Bert')); // Bert has the key: nobody plays while Ada concedes
    await guest.page.waitForSelector('.prompt.owes');
    await showChat(guest);
    await aboutSeat(host, 'Ada');
    await dialogButton(host, 'Concede').click();
    await dialogButton(host, 'Back').click();
    await dialogButton(host, 'Concede').click();
    await dialogButton(host, 'Yes, concede').click();
    await notice(guest, '{Ada} concedes: a bot plays on').waitFor();
    await seat(guest, 'Ada').locator('[title=bot]').waitFor();
    // Ada can't take the seat back, and the bot opens in her place.
    await aboutSeat(host, 'Ada');
    expect(await dialogButton(host, 'Concede').count()).toBe(0);
    expect(await dialogButton(host, 'Take my seat back').count()).toBe(0);
    const before = await eventOf(guest.page);
    await openDoor(guest, doorsOf('Ada'));
    await happened(guest.page, before + 1);
    noErrors(host, guest);
  });

  it('is handed to a bot and taken back', async () => {
    const { host, guest } = await begin();
    await openDoor(host, doorsOf('Bert')); // Bert has the key: nobody plays meanwhile
    await guest.page.waitForSelector('.prompt.owes');
    await showChat(guest);
    await aboutSeat(host, 'Ada');
    await dialogButton(host, sentence('Bot: {Clever}')).click();
    await notice(guest, 'The seat of {Ada} was handed over to {Clever}').waitFor();
    await seat(guest, 'Ada').locator('[title=bot]').waitFor();
    await aboutSeat(host, 'Ada');
    await dialogButton(host, 'Take my seat back').click();
    await notice(guest, '{Ada} is back at the own seat').waitFor();
    await seat(guest, 'Ada').locator('[title=bot]').waitFor({ state: 'detached' });
    noErrors(host, guest);
  });

  it('is handed to somebody who watches, and given back', async () => {
    const { host, guest, path } = await begin();
    const watcher = await visitor();
    // A name comes from another table.
    await makeTable(watcher, 3, { name: 'Wanda' });
    await open(watcher, path);
    await watcher.page.waitForSelector(board);
    expect(await watcher.page.locator('.rail li.mine').count()).toBe(0);
    await aboutSeat(host, 'Ada');
    await dialogButton(host, 'Wanda').click();
    await watcher.page.waitForSelector('.rail li.mine');
    await watcher.page.waitForSelector('.prompt.owes');
    // Whoever has handed the seat over sees its secrets no more.
    await host.page.waitForSelector('.rail li.mine', { state: 'detached' });
    expect(await host.page.locator('.below .mine').count()).toBe(0);
    await openDoor(watcher, doorsOf('Bert'));
    await aboutSeat(host, 'Wanda');
    await screenshot(host.page, 'seat-lent');
    await dialogButton(host, 'Take my seat back').click();
    await host.page.waitForSelector('.rail li.mine');
    await watcher.page.waitForSelector('.rail li.mine', { state: 'detached' });
    noErrors(host, guest, watcher);
  });
});

describe('a move', () => {
  it('is taken back when the others agree, and stays when they refuse', async () => {
    const { host, guest } = await begin();
    await showChat(host);
    await openDoor(host, doorsOf('Bert'));
    await guest.page.waitForSelector('.prompt.owes');
    const asks = guest.page.locator('.bar', { hasText: sentence('{Ada} asks to take the last move back') });
    const ask = () => host.page.locator('.prompt button', { hasText: 'Ask to undo' }).click();
    await ask();
    await asks.waitFor();
    expect(await asks.textContent()).toContain('Something was learned since');
    await host.page.locator('.bar', { hasText: sentence(`Waiting for {${isolated('Bert')}}`) }).waitFor();
    await screenshot(guest.page, 'undo-asked');
    expect(await seriousFaults(guest.page)).toEqual([]);
    await asks.locator('button', { hasText: 'Refuse' }).click();
    await notice(host, '{Bert} declines: {undo}').waitFor();
    await asks.waitFor({ state: 'detached' });
    expect(await host.page.locator('.prompt.owes').count()).toBe(0);
    // The same question at once is not asked again.
    await ask();
    await host.page.locator('.saying.bad').waitFor();
    expect(await asks.count()).toBe(0);

    // After another event it may be asked again.
    await openDoor(guest, doorsOf('Ada'));
    await host.page.waitForSelector('.prompt.owes');
    await ask();
    await asks.locator('button', { hasText: 'Agree' }).click();
    await asks.waitFor({ state: 'detached' });
    await host.page.locator('#tab-log').click();
    await host.page.locator('.log li', { hasText: 'The last moves were taken back' }).waitFor();
    expect(await host.page.locator('.log li.gone').count()).toBeGreaterThan(0);
    expect(await host.page.locator('.log li.gone', { hasText: sentence('{Ada} opens door') }).count()).toBe(1);
    await host.page.waitForSelector('.prompt.owes');
    noErrors(host, guest);
  });
});

describe('time', () => {
  it('runs for whoever is to move, and a bot decides when it has run out', async () => {
    const { host, guest } = await begin(async ({ page }) => {
      await page.locator('summary', { hasText: 'Table settings' }).click();
      await page.getByLabel('Clock').selectOption('move');
      await page.getByLabel('Seconds', { exact: true }).fill('5');
      await page.keyboard.press('Tab');
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[id$=-seconds]')?.value === '5');
    });
    const clock = seat(guest, 'Ada').locator('.clock');
    expect(await clock.getAttribute('role')).toBe('timer');
    await seat(guest, 'Ada').locator('.clock.running.low').waitFor();
    const [first] = (await clock.textContent())!.match(/0:0[1-5]/)!;
    await guest.page.waitForFunction(
      (shown) => [...document.querySelectorAll('.clock.running')].some((each) => each.textContent! < shown),
      first,
    );
    expect(await seat(guest, 'Bert').locator('.clock.running').count()).toBe(0);
    await screenshot(guest.page, 'clock-running');
    // One watches the chat, the other the log: with so little time a whole match may soon be over, and its end lie above both.
    await showChat(guest);
    await notice(guest, '{Ada}’s time ran out').waitFor();
    await host.page.locator('.log .chip', { hasText: 'time ran out' }).first().waitFor();
    noErrors(host, guest);
  });

  it('may be short for others: whoever is waited for is nudged, with a notification where that is wanted', async () => {
    const fake = await visitor();
    await fake.page.addInitScript(() => {
      const shown: string[] = [];
      class FakeNotification {
        static permission = 'default';
        static requestPermission() {
          FakeNotification.permission = 'granted';
          return Promise.resolve('granted');
        }
        onclick: (() => void) | null = null;
        constructor(title: string, options: { body: string }) {
          shown.push(`${title}: ${options.body}`);
          Object.assign(window, { lastNotification: this });
        }
        close() {
          shown.push('closed');
        }
      }
      Object.assign(window, { Notification: FakeNotification, notificationsShown: shown });
    });
    const shown = () => fake.page.evaluate(() => (window as unknown as { notificationsShown: string[] }).notificationsShown);
    const host = await visitor();
    const path = await prepareTable(host);
    await sit(fake, path, 'Bert');
    // Asked for, never forced.
    expect(await fake.page.evaluate(() => Notification.permission)).toBe('default');
    await fake.page.locator('nav button', { hasText: 'Settings' }).click();
    await fake.page.getByLabel('Notifications of the browser').check();
    await fake.page.waitForFunction(() => Notification.permission === 'granted');
    await fake.page.keyboard.press('Escape');
    await fillWithBots(host);
    await sayReady(host);
    await sayReady(fake);
    await start(host);
    await host.page.waitForSelector('.prompt.owes');
    await fake.page.waitForSelector(board);
    expect(await fake.page.title()).not.toContain('●');

    // While the page is looked at, a notification would only be in the way.
    await openDoor(host, doorsOf('Bert'));
    await fake.page.waitForSelector('.prompt.owes');
    expect(await fake.page.title()).toContain('●');
    expect(await fake.page.locator('link[rel=icon]').getAttribute('href')).toBe('/icon-waiting.svg');
    expect(await shown()).toEqual([]);
    await host.page.locator('.prompt button', { hasText: 'Nudge' }).click();
    await showChat(fake);
    await notice(fake, '{Ada} reminds {Bert}').waitFor();
    expect(await shown()).toEqual([]);

    await openDoor(fake, doorsOf('Ada'));
    await host.page.waitForSelector('.prompt.owes');
    await turnAway(fake, true);
    await openDoor(host, doorsOf('Bert'));
    await fake.page.waitForFunction(() => (window as unknown as { notificationsShown: string[] }).notificationsShown.length > 0);
    expect(await shown()).toEqual([expect.stringMatching(/Tempel des Schreckens: It is your turn/)]);
    await fake.page.evaluate(() => (window as unknown as { lastNotification: Notification }).lastNotification.onclick!(new Event('click')));
    expect((await shown()).at(-1)).toBe('closed');
    noErrors(host, fake);
  });
});

describe('a start', () => {
  it('goes without the part of a device that stays silent', async () => {
    const host = await visitor();
    const path = await makeTable(host, 3);
    const guest = await visitor();
    // Bert’s device promises its part of the dice, and never shows it.
    await guest.page.routeWebSocket('**/socket', (socket) => {
      const upstream = socket.connectToServer();
      socket.onMessage((message) => {
        if (!String(message).includes('"contribute"')) upstream.send(message);
      });
    });
    await sit(guest, path, 'Bert');
    await fillWithBots(host);
    await sayReady(host);
    await sayReady(guest);
    await start(host);
    await host.page.locator('.dealing', { hasText: sentence(`Still missing: the part of {${isolated('Bert')}}`) }).waitFor();
    await screenshot(host.page, 'dealing');
    expect(await host.page.locator('.dealing button').count()).toBe(0);
    await host.page.locator('.dealing button', { hasText: 'Start without' }).click();
    await Promise.all([host, guest].map((who) => who.page.waitForSelector(board)));
    await showChat(guest);
    await notice(guest, `The match started without the part of {${isolated('Bert')}}`).waitFor();
    noErrors(host, guest);
  });
});

describe('talk', () => {
  it('of somebody without a seat is stopped by the host, for all, and allowed again', async () => {
    const { host, guest, path } = await begin();
    const watcher = await visitor();
    await open(watcher, path);
    await watcher.page.waitForSelector(board);
    for (const who of [host, guest, watcher]) await showChat(who);
    const say = async (text: string) => {
      await watcher.page.locator('.chat input').fill(text);
      await watcher.page.keyboard.press('Enter');
    };
    await say('I see something!');
    await guest.page.locator('.line', { hasText: 'I see something!' }).waitFor();
    const openMenu = async (who: Visitor) => {
      await who.page.locator('.tools .button').click();
      await who.page.locator('dialog h3', { hasText: 'One person watches' }).waitFor();
    };
    await openMenu(guest);
    expect(await dialogButton(guest, 'Mute for all').count()).toBe(0);
    await guest.page.keyboard.press('Escape');
    await openMenu(host);
    await dialogButton(host, 'Mute for all').click();
    await watcher.page.locator('.chat', { hasText: 'The host has muted you' }).waitFor();
    expect(await watcher.page.locator('.chat input').count()).toBe(0);
    await screenshot(host.page, 'menu-muted');
    await dialogButton(host, 'allow again').click();
    await watcher.page.waitForSelector('.chat input');
    await say('Thank you.');
    await guest.page.locator('.line', { hasText: 'Thank you.' }).waitFor();
    noErrors(host, guest, watcher);
  });

  it('to oneself stays on this device: notes and marks are there after a reload, and are sent to nobody', async () => {
    const { host, guest } = await begin();
    await host.page.locator('#tab-notes').click();
    await host.page.locator('.notes textarea').fill('Bert smiled at the fire.');
    await aboutSeat(host, 'Bert');
    await dialogButton(host, 'Guardian?').click();
    await host.page.keyboard.press('Escape');
    await seat(host, 'Bert').locator('.mark').waitFor();
    await host.page.reload();
    await host.page.waitForSelector(board);
    expect(await seat(host, 'Bert').locator('.mark').getAttribute('title')).toBe('Guardian?');
    await host.page.locator('#tab-notes').click();
    expect(await host.page.locator('.notes textarea').inputValue()).toBe('Bert smiled at the fire.');
    expect(host.sent.join()).not.toMatch(/smiled|guardian/);
    expect(await seat(guest, 'Bert').locator('.mark').count()).toBe(0);
    noErrors(host, guest);
  });
});

describe('the link', () => {
  it('is copied, or handed to what the device shares by', async () => {
    const host = await visitor();
    await host.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const path = await makeTable(host, 3);
    const link = host.page.getByLabel('Link for friends');
    await host.page.locator('.invite button', { hasText: 'Copy' }).click();
    await host.page.locator('.saying', { hasText: 'Copied.' }).waitFor();
    expect(await host.page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
    expect(new URL(await link.inputValue()).pathname).toBe(path);
    expect(await host.page.locator('.invite button', { hasText: 'Share' }).count()).toBe(0);

    const phone = await visitor({ width: 360, height: 740 });
    await phone.page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      navigator.share = (what) => {
        shared.push(what);
        // The second time the person changes their mind.
        return shared.length === 1 ? Promise.resolve() : Promise.reject(new DOMException('', 'AbortError'));
      };
    });
    await open(phone, path);
    const share = phone.page.locator('.invite button', { hasText: 'Share' });
    await share.click();
    await share.click();
    const url = await phone.page.getByLabel('Link for friends').inputValue();
    expect(await phone.page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)).toEqual([{ url }, { url }]);
    expect(await phone.page.locator('.saying').count()).toBe(0);
    await screenshot(phone.page, 'invite-phone');
    noErrors(host, phone);
  });

  it('is copied over plain http as well, where browsers have no clipboard for pages', async () => {
    const who = await visitor();
    await who.page.goto(`${server.at(hostname())}/game/tempel?still`);
    await who.page.locator('#name').fill('Ada');
    await who.page.locator('form.new button[type=submit]').click();
    await who.page.waitForSelector('.chairs');
    expect(await who.page.evaluate(() => 'clipboard' in navigator && navigator.clipboard !== undefined)).toBe(false);
    const link = await who.page.getByLabel('Link for friends').inputValue();
    await who.page.locator('.invite button', { hasText: 'Copy' }).click();
    await who.page.locator('.saying', { hasText: 'Copied.' }).waitFor();
    await who.page.locator('.chat input').focus();
    await who.page.keyboard.press('Control+V');
    expect(await who.page.locator('.chat input').inputValue()).toBe(link);
    noErrors(who);
  });
});

describe('what happened since somebody looked', () => {
  it('is offered after a reload where no motion is wanted, step by step, and marked in the log', async () => {
    const { host, guest, path } = await begin();
    await openDoor(host, doorsOf('Bert'));
    await guest.page.waitForSelector('.prompt.owes');
    const seen = await eventOf(host.page);
    await host.page.goto('about:blank');
    await openDoor(guest, doorsOf('Ada'));
    await open(host, path);
    await host.page.waitForSelector(board);
    const missed = (await eventOf(host.page)) - seen;
    expect(missed).toBeGreaterThan(0);
    // It is only an offer: the present can be played.
    await host.page.waitForSelector('.door.can');
    await screenshot(host.page, 'missed-offered');
    expect(await host.page.locator('.log .since').count()).toBe(1);
    expect(await host.page.locator('.log li.missed').count()).toBe(missed);
    await host.page.locator('.below .missed button', { hasText: 'Show' }).click();
    // Where the board grows under the mouse, it would explain itself and cover the buttons.
    await host.page.mouse.move(0, 0);
    for (let at = 1; at <= missed; at += 1) {
      await host.page.locator('.prompt', { hasText: sentence(`Since you looked: {${at}} of {${missed}}`) }).waitFor();
      expect(await host.page.locator('.door.can').count()).toBe(0);
      if (at === 1) {
        await screenshot(host.page, 'missed-shown');
        expect(await seriousFaults(host.page)).toEqual([]);
      }
      if (at < missed) await host.page.locator('.prompt button', { hasText: 'Next' }).click();
    }
    await host.page.locator('.prompt button', { hasText: 'Back to the present' }).click();
    await host.page.waitForSelector('.door.can');
    expect(await host.page.locator('.below .missed button').count()).toBe(0);
    expect(await host.page.locator('.log .since').count()).toBe(1);
    noErrors(host, guest);
  });

  it('plays by itself when a hidden tab is looked at again, and is skipped by a key', async () => {
    const { host, guest } = await begin();
    await guest.page.clock.install();
    // With motion, as most people have it.
    await guest.page.evaluate(() => sessionStorage.clear());
    await guest.page.goto(guest.page.url().replace('?still', ''));
    await guest.page.waitForSelector(board);
    const progress = guest.page.locator('.prompt', { hasText: 'Since you looked' });
    const lastOpening = () => guest.page.locator('.last .visually-hidden').textContent();
    const turn = async () => {
      await turnAway(guest, true);
      await openDoor(host, doorsOf('Bert'));
      await guest.page.waitForFunction(() => document.title.includes('●'));
    };

    await turn();
    // The board waits as it was.
    expect(await guest.page.locator('.last.none').count()).toBe(1);
    await turnAway(guest, false);
    await progress.waitFor();
    expect(await lastOpening()).toContain('Ada');
    expect(await guest.page.locator('.door.can').count()).toBe(0);
    await guest.page.clock.fastForward(1300);
    await guest.page.waitForSelector('.door.can');
    expect(await progress.count()).toBe(0);

    await openDoor(guest, doorsOf('Ada'));
    await host.page.waitForSelector('.prompt.owes');
    await turn();
    await turnAway(guest, false);
    await progress.waitFor();
    await guest.page.keyboard.press('Escape');
    await guest.page.waitForSelector('.door.can');
    expect(await progress.count()).toBe(0);
    noErrors(host, guest);
  });
});
