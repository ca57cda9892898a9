// Whole matches through the real server, as people play them.

import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { screenshot, seriousFaults } from './browser';
import { board, eventOf, fillWithBots, happened, openDoor, playByMouse, sayReady, stage, start, type Visitor } from './visitors';

const { server, visitor, open, makeTable, sit } = stage();

describe('a match', () => {
  it('is played by five people at one table by mouse, and a spectator sees nothing hidden', async () => {
    const host = await visitor();
    const path = await makeTable(host, 5);
    const names = ['Bert', 'דנה', 'Emil', 'Fiona'];
    const guests: Visitor[] = [];
    for (const name of names) {
      const guest = await visitor();
      await sit(guest, path, name);
      guests.push(guest);
    }
    const watcher = await visitor();
    await open(watcher, path);
    const players = [host, ...guests];
    for (const who of players) await sayReady(who);
    await screenshot(host.page, 'match-lobby');
    await start(host);
    await Promise.all([...players, watcher].map((who) => who.page.waitForSelector(board)));
    await screenshot(host.page, 'match-start');

    const moves = await playByMouse(players);
    expect(moves).toBeGreaterThanOrEqual(2);
    expect(moves).toBeLessThanOrEqual(20);
    await Promise.all([...players, watcher].map((who) => who.page.waitForSelector('dialog table')));
    await screenshot(host.page, 'match-end');

    const last = watcher.frames.findIndex((frame) => frame.includes('"end":{'));
    expect(last).toBeGreaterThan(0);
    for (const frame of watcher.frames.slice(0, last)) {
      expect(frame).not.toMatch(/"role":|"own":\{|"dealt":|"secret":/);
    }
    expect(watcher.frames[last]).toMatch(/"roles":\[/);

    await host.page.locator('dialog button', { hasText: 'Check the dice' }).click();
    await host.page.waitForSelector('.findings li');
    expect(await host.page.locator('.findings li.good').count()).toBe(6);
    expect(await host.page.locator('.findings li.bad').count()).toBe(0);
    for (const who of [...players, watcher]) expect(who.errors).toEqual([]);

    // Rematch: everybody is asked again, at the same table.
    for (const who of players) await who.page.locator('dialog button', { hasText: 'Rematch' }).click();
    await Promise.all([...players, watcher].map((who) => who.page.waitForSelector('.chairs')));
    expect(await watcher.page.locator('.chair .name').allTextContents()).toEqual(['Fiona', 'Ada', 'Bert', 'דנה', 'Emil']);
  });

  it('is played against bots by keyboard alone', async () => {
    const { page, errors } = await visitor();
    await page.goto(`${server.origin}/?still`);
    const tabTo = async (selector: string) => {
      for (let step = 0; step < 80; step += 1) {
        await page.keyboard.press('Tab');
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
      }
      throw new Error(`the keyboard does not reach ${selector}`);
    };
    await page.waitForSelector('a.cover');
    await tabTo('a.cover');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.actions .primary');
    await tabTo('.actions .primary');
    await page.keyboard.press('Enter');
    await page.waitForSelector(board);
    for (;;) {
      await page.waitForSelector('.prompt.owes .sentence, dialog table', { timeout: 60_000 });
      if (await page.locator('dialog table').count()) break;
      const before = await eventOf(page);
      await tabTo('.door');
      for (let step = 0; step < 30; step += 1) {
        if (await page.evaluate(() => document.activeElement?.matches('.door.can') ?? false)) break;
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Enter');
      await tabTo('.prompt .actions .primary');
      await page.keyboard.press('Enter');
      await happened(page, before);
    }
    expect(await seriousFaults(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('goes on after a reload and after a crash of the server', async () => {
    const who = await visitor({ locale: 'de-DE' });
    const { page, errors } = who;
    await page.goto(`${server.origin}/game/tempel?still`);
    await page.locator('.actions .primary').click();
    await page.waitForSelector('.prompt.owes .sentence, dialog table');
    const lines = await page.locator('.log li').count();
    await page.reload();
    await page.waitForSelector(board);
    await page.waitForFunction((count) => document.querySelectorAll('.log li').length >= count, lines);
    await server.kill();
    await page.waitForSelector('.lost');
    await server.start();
    await page.waitForSelector('.lost', { state: 'detached' });
    await playByMouse([who]);
    expect(await page.locator('dialog h2').textContent()).toBe('Die Partie ist zu Ende');
    expect(errors).toEqual([]);
  });

  it('is played by two at one device, behind a curtain', async () => {
    const who = await visitor();
    const { page, errors } = who;
    const path = await makeTable(who, 3);
    await page.locator('button', { hasText: 'One more player at this device' }).click();
    await page.locator('#sit-name').fill('Bert');
    await page.locator('.sit button[type=submit]').click();
    await page.waitForFunction(() => document.querySelectorAll('.chair.mine').length === 2);
    await fillWithBots(who);
    await sayReady(who);
    await start(who);
    await page.waitForSelector(board);
    expect(new URL(page.url()).pathname).toBe(path);
    for (;;) {
      await page.waitForSelector('.curtain button, .prompt.owes .sentence, dialog table');
      if (await page.locator('dialog table').count()) break;
      if (await page.locator('.curtain button').count()) {
        // Nothing private was sent to this device while the curtain is down.
        await expect.poll(() => page.locator('.below .mine').count()).toBe(0);
        await page.locator('.curtain button').click();
        await page.waitForSelector('.prompt.owes .sentence');
      }
      await openDoor(who);
    }
    expect(errors).toEqual([]);
  });

  it('is played on a phone, over plain http by the machine’s own name, and looked at again', async () => {
    const who = await visitor({ width: 360, height: 740 });
    const { page, errors } = who;
    await page.goto(`${server.at(hostname())}/game/tempel?still`);
    await page.locator('.actions .primary').click();
    await page.waitForSelector(board);
    await screenshot(page, 'match-phone');
    await playByMouse([who]);
    await page.locator('dialog a', { hasText: 'Replay' }).click();
    await page.waitForSelector('input[type=range]');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('a', { hasText: 'Download the log' }).click(),
    ]);
    const log = readFileSync(await download.path(), 'utf8');
    expect(log.split('\n').filter(Boolean).length).toBeGreaterThan(5);

    await page.locator('button', { hasText: 'Statistics' }).click();
    expect(await page.locator('dialog tbody tr').count()).toBe(5);
    const decisions = await page.locator('dialog tbody tr td:nth-child(2)').allTextContents();
    const openings = log.split('\n').filter((line) => line.includes('"do":"open"')).length;
    expect(decisions.map(Number).reduce((sum, each) => sum + each, 0)).toBe(openings);
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.locator('button[aria-label="To the end"]').click();
    const end = await page.locator('.controls .sentence').textContent();
    await page.goto(`${server.at(hostname())}/replay`);
    await page.locator('input[type=file]').setInputFiles({ name: 'match.ndjson', mimeType: 'text/plain', buffer: Buffer.from(log) });
    await page.waitForSelector('input[type=range]');
    await page.locator('button[aria-label="To the end"]').click();
    expect(await page.locator('.controls .sentence').textContent()).toBe(end);
    expect(await seriousFaults(page)).toEqual([]);

    // The game's page counts it.
    await page.goto(`${server.at(hostname())}/game/tempel`);
    await page.waitForSelector('.statistics dd');
    expect(await page.locator('.statistics dd').first().textContent()).toBe('1');
    expect(errors).toEqual([]);
  });
});

describe('at the table', () => {
  it('people talk, pause, look back, ask for a hint and take over a seat by link', async () => {
    const host = await visitor();
    const path = await makeTable(host, 3);
    const guest = await visitor({ locale: 'de-DE' });
    await sit(guest, path, 'Bert');
    await fillWithBots(host);
    await sayReady(host);
    await sayReady(guest);
    await start(host);
    await Promise.all([host, guest].map((who) => who.page.waitForSelector(board)));

    // A phrase is read in each reader's language; typed text is text.
    await host.page.locator('#tab-chat').click();
    await guest.page.locator('#tab-chat').click();
    await host.page.locator('.chat summary').click();
    await host.page.locator('.phrase', { hasText: 'Good luck!' }).click();
    await guest.page.locator('.line', { hasText: 'Viel Glück!' }).waitFor();
    await guest.page.locator('.chat input').fill('<img src=x onerror=alert(1)>');
    await guest.page.keyboard.press('Enter');
    await host.page.locator('.line', { hasText: '<img src=x onerror=alert(1)>' }).waitFor();
    expect(await host.page.locator('.line img').count()).toBe(0);

    // A pause by agreement.
    await guest.page.locator('.tools .button').click();
    await guest.page.locator('dialog button', { hasText: 'Pause vorschlagen' }).click();
    await host.page.locator('.bar button', { hasText: 'Agree' }).click();
    await host.page.locator('.sentence', { hasText: 'paused' }).waitFor();
    await host.page.locator('.tools .button').click();
    await host.page.locator('dialog button', { hasText: 'Suggest going on' }).click();
    await guest.page.locator('.bar button', { hasText: 'Einverstanden' }).click();
    await host.page.locator('.sentence', { hasText: 'paused' }).waitFor({ state: 'detached' });

    // A hint for whoever owes, then the first moment and back.
    const mover = await Promise.race(
      [host, guest].map((who) => who.page.waitForSelector('.prompt.owes').then(() => who)),
    );
    await mover.page.locator('.prompt .actions .button').first().click();
    await mover.page.locator('.words .small svg').waitFor();
    await host.page.locator('#tab-log').click();
    await host.page.locator('.log button').first().click();
    await host.page.locator('.sentence', { hasText: 'You are looking at moment' }).waitFor();
    expect(await host.page.locator('.door.can').count()).toBe(0);
    await host.page.locator('.prompt .primary').click();
    await host.page.locator('.sentence', { hasText: 'You are looking at moment' }).waitFor({ state: 'detached' });

    // A one-time link to the guest's seat; the device that holds it is asked.
    await host.page.locator('.rail button', { hasText: 'Bert' }).click();
    await host.page.locator('dialog button', { hasText: 'Make a link' }).click();
    const link = new URL(await host.page.locator('dialog input[readonly]').inputValue());
    await screenshot(host.page, 'seat-dialog');
    const newcomer = await visitor();
    await newcomer.page.goto(`${server.origin}${link.pathname}?still${link.hash}`);
    await newcomer.page.locator('dialog .primary').click();
    await guest.page.locator('.bar button', { hasText: 'Einverstanden' }).click();
    await newcomer.page.waitForSelector('.rail li.mine');
    await guest.page.waitForSelector('.rail li.mine', { state: 'detached' });
    for (const who of [host, guest, newcomer]) expect(who.errors).toEqual([]);
  });

  it('a second device joins by its link and finds the tables of the first', async () => {
    const first = await visitor();
    const path = await makeTable(first, 4, { name: 'Vera' });
    await open(first, '/devices');
    await first.page.locator('button', { hasText: 'Make a link' }).click();
    const link = new URL(await first.page.locator('input[readonly]').inputValue());
    const second = await visitor();
    await second.page.goto(`${server.origin}${link.pathname}?still${link.hash}`);
    await second.page.locator('.button.primary', { hasText: 'Join this device' }).click();
    await second.page.waitForFunction(() => document.querySelectorAll('.list li').length === 2);
    await second.page.locator('a.mark').click();
    await second.page.locator(`a.entry[href="${path}"]`).waitFor();
    expect(second.errors).toEqual([]);
  });

  it('is played in Hebrew from right to left, with names of both directions', async () => {
    const who = await visitor({ locale: 'he-IL' });
    const { page } = who;
    await open(who, '/game/tempel');
    await page.locator('#name').fill('Ada (1)');
    await page.locator('#players').selectOption('3');
    await page.locator('form.new button[type=submit]').click();
    await page.waitForSelector('.chairs');
    const guest = await visitor();
    await sit(guest, new URL(page.url()).pathname, 'דנה');
    await page.locator('button', { hasText: 'בוט לכיסא הפנוי' }).click();
    await sayReady(who);
    await sayReady(guest);
    await page.locator('.mine button.large', { hasText: 'להתחיל' }).click();
    await Promise.all([page, guest.page].map((each) => each.waitForSelector(board)));

    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    // The first door of a row lies at the right, and an arrow goes the way it points.
    const at = async (place: number) => (await page.locator(`[data-door="0-${place}"]`).boundingBox())!.x;
    expect(await at(0)).toBeGreaterThan(await at(1));
    await page.locator('[data-door="0-0"]').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.door)).toBe('0-1');
    // The rail of the players begins where reading begins.
    const middle = async (selector: string) => {
      const box = (await page.locator(selector).first().boundingBox())!;
      return box.x + box.width / 2;
    };
    expect(await middle('.rail .player')).toBeGreaterThan(await middle(board));
    await screenshot(page, 'hebrew-table');

    await playByMouse([who, guest]);
    await page.waitForSelector('dialog table');
    expect(await page.locator('dialog h2').first().textContent()).toBe('המשחק נגמר');
    // Nothing on the page is left in English.
    expect(await page.locator('[lang=en]').count()).toBe(0);
    expect(await page.locator('.log').getAttribute('lang')).toBe('he');
    expect(await seriousFaults(page)).toEqual([]);
    await screenshot(page, 'hebrew-end');
    expect([...who.errors, ...guest.errors]).toEqual([]);
  });
});

describe('the first visit', () => {
  it.each([
    ['tempel', 'en-GB'],
    ['tempel', 'he-IL'],
    ['khronos', 'en-GB'],
    ['khronos', 'he-IL'],
    ['timequest', 'en-GB'],
    ['timequest', 'de-DE'],
    ['timequest', 'nl-NL'],
    ['timequest', 'he-IL'],
    ['steamtime', 'en-GB'],
    ['steamtime', 'de-DE'],
    ['steamtime', 'nl-NL'],
    ['steamtime', 'he-IL'],
    ['wartime', 'en-GB'],
    ['wartime', 'he-IL'],
  ])('costs at most 200 kB up to the first playable board: %s, %s', async (game, locale) => {
    const { page } = await visitor({ locale });
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const sizes = new Map<string, number>();
    const addresses = new Map<string, string>();
    network.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      sizes.set(addresses.get(requestId) ?? requestId, encodedDataLength),
    );
    await page.goto(`${server.origin}/?still`);
    await page.locator(`a.cover[href="/game/${game}"]`).click();
    await page.locator('.actions .primary').click();
    await page.waitForSelector(`[data-testid=${game}-board]`);
    await page.evaluate(() => document.fonts.ready);
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    console.info(`first visit to a playable board, ${game}, ${locale}: ${(bytes / 1000).toFixed(1)} kB`);
    for (const [address, size] of [...sizes].sort((a, b) => b[1] - a[1]).slice(0, 12)) {
      console.info(`  ${(size / 1000).toFixed(1)} kB ${new URL(address, server.origin).pathname}`);
    }
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(200_000);
  });
});
