// Drives TimeQuest's board by what it offers, by mouse, by keyboard or by touch: the table's dice and cards are its own.

import type { Page } from 'playwright-core';

export const board = '[data-testid=timequest-board]';

/** Presses one of the things that a selector names. */
export type Hand = (page: Page, selector: string, which?: number) => Promise<void>;

export const mouse: Hand = async (page, selector, which = 0) => {
  const found = page.locator(selector).nth(which);
  // A tile of the circle is clicked in the middle of its sector; its picture reaches beyond.
  const edge = found.locator('.edge');
  const sector = (await edge.count()) ? await edge.boundingBox() : null;
  if (sector) await page.mouse.click(sector.x + sector.width / 2, sector.y + sector.height / 2);
  else await found.click();
};
export const touch: Hand = (page, selector, which = 0) => page.locator(selector).nth(which).tap();

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 160; step += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}
/** Tab, and on the circle the arrows; then Enter. */
export const keyboard: Hand = async (page, selector) => {
  const circle = selector.includes('.tile');
  await tabTo(page, circle ? '[data-tile]' : selector);
  for (let step = 0; circle && step < 11; step += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
};

/** The kinds of choices in the menu of a turn. */
export const MENU = {
  quest: '[data-do=quest].can',
  artifact: '[data-do=artifact].can',
  fight: '[data-do=fight].can',
  trade: '[data-do=trade].can',
  duel: '[data-do=duel].can',
  play: '.own .plate.can',
  power: '.own .artifact.can',
  character: '.own .who.can',
  move: '.tile.target, .strip .tile.can',
  collect: '[data-do=collect].can',
  draw: '[data-do=draw].can',
  end: '[data-do=end].can',
} as const;
export type Kind = keyof typeof MENU;

/** What finishes what was begun, before anything else is begun. */
export const FINISH = ['.prompt .actions .primary', '.question .primary'];
/** What answers a question, or makes a part of the answer. */
const ANSWERS = [
  '.tray .line .button.can',
  '.question .answer.can:not([aria-pressed=true])',
  '.question .token.can',
  '.question .turn.can:not([aria-pressed=true])',
  '.card.can .whole',
  MENU.move,
  '.person.can',
  '.own .plate.can',
  '.question [data-no-bet]',
];

export interface Offer {
  /** What the table asks; inside a choice of the menu still `menu`. */
  asked: string;
  /** The menu is open: a choice begins. */
  menu: boolean;
  /** What may be chosen there, and on how many things. */
  kinds: Partial<Record<Kind, number>>;
  /** What goes on with what was begun. */
  press: string;
  count: number;
}

/** All that may change when something is pressed; or, with what it was before, whether it has changed, and is not about to change. */
const picture = (before: string | null): string | boolean => {
  const now = document.querySelector<HTMLElement>('[data-testid=timequest-board]');
  if (before !== null && now?.ariaBusy === 'true') return false;
  const found = [
    document.querySelector<HTMLElement>('.play')?.dataset.event,
    now?.dataset.asked,
    now?.dataset.steps,
    document.querySelectorAll('.prompt .actions .primary, .tray .line .button.can, dialog table').length,
    document.querySelector('.question')?.outerHTML,
    document.querySelector('.tray .no')?.textContent,
  ].join('|');
  return before === null ? found : found !== before;
};

/** Waits until this page is asked something, or the match is over: then null. */
export async function offered(page: Page, timeout = 60_000): Promise<Offer | null> {
  const found = await page.waitForFunction(
    ({ board, finish, answers, menu }) => {
      if (document.querySelector('dialog table')) return { over: true as const };
      const now = document.querySelector<HTMLElement>(board);
      const asked = now?.dataset.asked;
      if (!now || !asked || now.ariaBusy === 'true') return null;
      const open = (selector: string) => document.querySelectorAll(selector.split(', ').map((one) => `${one}:not(:disabled)`).join(', ')).length;
      const chosen = document.querySelector('.tray .line .button.can, .prompt .actions .primary') !== null;
      const inMenu = asked === 'menu' && now.dataset.steps === '0' && !chosen;
      const kinds = inMenu ? Object.entries(menu).map(([kind, selector]) => [kind, open(selector)] as const).filter(([, count]) => count > 0) : [];
      const press = inMenu ? '' : ([...finish, ...answers].find((each) => open(each) > 0) ?? '');
      if (press === '' && kinds.length === 0) return null;
      return { over: false as const, asked, menu: inMenu, kinds, press, count: press === '' ? 0 : open(press) };
    },
    { board, finish: FINISH, answers: ANSWERS, menu: MENU },
    { timeout },
  );
  const offer = (await found.jsonValue())!;
  return offer.over ? null : { ...offer, kinds: Object.fromEntries(offer.kinds) };
}

/** Presses, and waits until something has come of it; that it is refused is a fault. */
export async function press(page: Page, hand: Hand, selector: string, which = 0): Promise<void> {
  const enabled = selector.split(', ').map((one) => `${one}:not(:disabled)`).join(', ');
  const before = String(await page.evaluate(picture, null));
  const what = await page.locator(enabled).evaluateAll((all, k) => all[k]?.getAttribute('aria-label') ?? all[k]?.textContent, which);
  await hand(page, enabled, which);
  await page.waitForFunction(picture, before);
  const refusal = page.locator('.tray .no');
  if (await refusal.count()) throw new Error(`${selector} was offered (${what}), but: ${await refusal.textContent()}`);
}


/** Plays for one page, now this and now that, so that a match sees much of the board. */
export class Traveller {
  readonly asked = new Map<string, number>();
  readonly used = new Map<string, number>();
  #acts = 0;
  #count = 0;

  constructor(
    readonly page: Page,
    readonly hand: Hand,
    /** Choices of a turn, at most. */
    readonly most = 6,
  ) {}

  /** Answers what is asked; false when the match is over. `wish`: what is chosen in the menu when it is offered. */
  async step(wish?: Kind): Promise<Offer | null> {
    const offer = await offered(this.page);
    if (!offer) return null;
    this.#count += 1;
    this.asked.set(offer.asked, (this.asked.get(offer.asked) ?? 0) + 1);
    if (!offer.menu) {
      await press(this.page, this.hand, offer.press, this.#count % offer.count);
      return offer;
    }
    const kind = wish && offer.kinds[wish] ? wish : this.#next(Object.keys(offer.kinds) as Kind[]);
    this.#acts = kind === 'end' ? 0 : this.#acts + 1;
    this.used.set(kind, (this.used.get(kind) ?? 0) + 1);
    await press(this.page, this.hand, MENU[kind], this.#count % offer.kinds[kind]!);
    return offer;
  }
  /** What was used least, and the end of the turn when there was enough. */
  #next(kinds: Kind[]): Kind {
    const others = kinds.filter((kind) => kind !== 'end');
    if (others.length === 0 || (this.#acts >= this.most && kinds.includes('end'))) return 'end';
    return others.reduce((one, other) => ((this.used.get(other) ?? 0) < (this.used.get(one) ?? 0) ? other : one));
  }
}
