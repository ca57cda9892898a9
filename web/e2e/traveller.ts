// Drives a game's board by what it offers, by mouse, by keyboard or by touch: the table's dice and cards are its own.

import type { Page } from 'playwright-core';

/** Presses one of the things that a selector names. */
export type Hand = (page: Page, selector: string, which?: number) => Promise<void>;

export const mouse: Hand = (page, selector, which = 0) => page.locator(selector).nth(which).click();
export const touch: Hand = (page, selector, which = 0) => page.locator(selector).nth(which).tap();

/** Tab; within a `field` of things the arrows; then Enter. */
export function keyboard(field: string): Hand {
  return async (page, selector) => {
    const isAt = (wanted: string) => page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted);
    const go = async (key: string, wanted: string, most: number): Promise<boolean> => {
      for (let step = 0; step < most; step += 1) {
        await page.keyboard.press(key);
        if (await isAt(wanted)) return true;
      }
      return false;
    };
    const [inField, things] = await page.locator(selector).first().evaluate((found, all) => [found.matches(all), document.querySelectorAll(all).length] as const, field);
    const reached =
      (await go('Tab', inField ? field : selector, 160)) &&
      (!inField || (await isAt(selector)) || (await go('ArrowRight', selector, things)) || (await go('ArrowLeft', selector, things)));
    if (!reached) throw new Error(`the keyboard does not reach ${selector}`);
    await page.keyboard.press('Enter');
  };
}

/** How a game's board is driven. */
export interface Drive<Kind extends string> {
  board: string;
  /** What begins a choice in the menu of a turn, by its kind. */
  menu: Record<Kind, string>;
  /** What ends the turn: chosen when there was enough, or nothing else is left. */
  last: NoInfer<Kind>;
  /** What answers a question, or makes a part of the answer, the first that is there. */
  answers: string[];
  /** What is being asked is not ready to be answered while this is there. */
  pending?: string;
  /** What else than the question changes when a part of an answer is made, its first. */
  parts?: string;
}

/** What finishes what was begun, before anything else is begun. */
export const FINISH = ['.prompt .actions .primary', '.tray .line .button.can'];

export interface Offer<Kind extends string> {
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

const enabled = (selector: string): string => selector.split(', ').map((one) => `${one}:not(:disabled)`).join(', ');

/** Waits until this page is asked something, or the match is over: then null. */
export async function offered<Kind extends string>({ board, menu, answers, pending }: Drive<Kind>, page: Page, timeout = 60_000): Promise<Offer<Kind> | null> {
  const all = (selectors: readonly string[]) => selectors.map((selector) => [selector, enabled(selector)] as const);
  const kindsOf = Object.entries<string>(menu).map(([kind, selector]) => [kind as Kind, enabled(selector)] as const);
  const found = await page.waitForFunction(
    ({ board, finish, answers, menu, pending }) => {
      if (document.querySelector('dialog table')) return { over: true as const };
      const now = document.querySelector<HTMLElement>(board);
      const asked = now?.dataset.asked;
      if (!now || !asked || now.ariaBusy === 'true' || (pending && document.querySelector(pending))) return null;
      const open = (selector: string) => document.querySelectorAll(selector).length;
      const inMenu = asked === 'menu' && now.dataset.steps === '0' && open(finish.map(([selector]) => selector).join(', ')) === 0;
      const kinds = inMenu ? menu.map(([kind, selector]) => [kind, open(selector)] as const).filter(([, count]) => count > 0) : [];
      const [press, ready] = (inMenu ? undefined : [...finish, ...answers].find(([, selector]) => open(selector) > 0)) ?? ['', ''];
      if (press === '' && kinds.length === 0) return null;
      return { over: false as const, asked, menu: inMenu, kinds, press, count: press === '' ? 0 : open(ready) };
    },
    { board, finish: all(FINISH), answers: all(answers), menu: kindsOf, pending },
    { timeout },
  );
  const offer = (await found.jsonValue())!;
  return offer.over ? null : { ...offer, kinds: Object.fromEntries(offer.kinds) as Offer<Kind>['kinds'] };
}

/** All that may change when something is pressed; or, with what it was before, whether it has changed, and is not about to change. */
const picture = ({ board, parts, before }: { board: string; parts?: string; before: string | null }): string | boolean => {
  const now = document.querySelector<HTMLElement>(board);
  if (before !== null && now?.ariaBusy === 'true') return false;
  const found = [
    document.querySelector<HTMLElement>('.play')?.dataset.event,
    now?.dataset.asked,
    now?.dataset.steps,
    document.querySelectorAll('.prompt .actions .primary, .tray .line .button.can, dialog table').length,
    parts && document.querySelector(parts)?.outerHTML.replaceAll(' disabled=""', ''),
    document.querySelector('.tray .no')?.textContent,
  ].join('|');
  return before === null ? found : found !== before;
};

/** Presses, and waits until something has come of it; that it is refused is a fault. */
export async function press<Kind extends string>({ board, parts }: Drive<Kind>, page: Page, hand: Hand, selector: string, which = 0): Promise<void> {
  const ready = enabled(selector);
  const before = String(await page.evaluate(picture, { board, parts, before: null }));
  const what = await page.locator(ready).evaluateAll((all, k) => all[k]?.getAttribute('aria-label') ?? all[k]?.textContent, which);
  await hand(page, ready, which);
  await page.waitForFunction(picture, { board, parts, before }).catch(() => {
    throw new Error(`${selector} was pressed (${what}), and nothing came of it`);
  });
  const refusal = page.locator('.tray .no');
  if (await refusal.count()) throw new Error(`${selector} was offered (${what}), but: ${await refusal.textContent()}`);
}

/** Plays for one page, now this and now that, so that a match sees much of the board. */
export class Traveller<Kind extends string> {
  readonly asked = new Map<string, number>();
  readonly used = new Map<string, number>();
  #acts = 0;
  #count = 0;

  constructor(
    readonly drive: Drive<Kind>,
    readonly page: Page,
    readonly hand: Hand,
    /** Choices of a turn, at most. */
    readonly most = 6,
  ) {}

  /** Waits until this page is asked something, or the match is over: then null. */
  offered(timeout?: number): Promise<Offer<Kind> | null> {
    return offered(this.drive, this.page, timeout);
  }
  press(selector: string, which?: number): Promise<void> {
    return press(this.drive, this.page, this.hand, selector, which);
  }
  /** Answers what is asked; null when the match is over. `wishes`: what is chosen in the menu, the first that is offered. */
  async step(...wishes: Kind[]): Promise<Offer<Kind> | null> {
    const offer = await this.offered();
    if (!offer) return null;
    this.#count += 1;
    this.asked.set(offer.asked, (this.asked.get(offer.asked) ?? 0) + 1);
    if (!offer.menu) {
      await this.press(offer.press, this.#count % offer.count);
      return offer;
    }
    const kind = wishes.find((wish) => offer.kinds[wish]) ?? this.#next(Object.keys(offer.kinds) as Kind[]);
    this.#acts = kind === this.drive.last ? 0 : this.#acts + 1;
    this.used.set(kind, (this.used.get(kind) ?? 0) + 1);
    await this.press(this.drive.menu[kind], this.#count % offer.kinds[kind]!);
    return offer;
  }
  /** What was used least, and the end of the turn when there was enough. */
  #next(kinds: Kind[]): Kind {
    const { last } = this.drive;
    const others = kinds.filter((kind) => kind !== last);
    if (others.length === 0 || (this.#acts >= this.most && kinds.includes(last))) return last;
    return others.reduce((one, other) => ((this.used.get(other) ?? 0) < (this.used.get(one) ?? 0) ? other : one));
  }
}
