import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { chromium, type Browser, type Page } from 'playwright-core';

/** Where the screenshots go. */
export const OUTPUT = process.env.TEMPORA_TEST_OUTPUT ?? join(import.meta.dirname, '../test-output');
mkdirSync(OUTPUT, { recursive: true });

export const SIZES = [
  { name: '1440', width: 1440, height: 900 },
  { name: '768', width: 768, height: 1024 },
  { name: '360', width: 360, height: 740 },
] as const;

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.TEMPORA_CHROMIUM ?? '/usr/bin/chromium',
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What axe calls serious or critical on this page, or within a part of it, as one line each. No page has frames, so it is run in
 *  the page itself; and only what it finds fault with is described: both save most of the time. */
export async function seriousFaults(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(STANDARDS).setLegacyMode();
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations
    .filter((violation) => violation.impact === 'serious' || violation.impact === 'critical')
    .map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).slice(0, 4).join(' | ')}`);
}

export const screenshot = (page: Page, name: string) => page.screenshot({ path: join(OUTPUT, `${name}.png`) });
