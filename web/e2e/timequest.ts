// How TimeQuest's board is driven.

import { keyboard as keys, mouse as click, type Drive, type Hand } from './traveller';

export const board = '[data-testid=timequest-board]';

export const mouse: Hand = async (page, selector, which = 0) => {
  // A tile of the circle is clicked in the middle of its sector; its picture reaches beyond.
  const edge = page.locator(selector).nth(which).locator('.edge');
  const sector = (await edge.count()) ? await edge.boundingBox() : null;
  if (sector) await page.mouse.click(sector.x + sector.width / 2, sector.y + sector.height / 2);
  else await click(page, selector, which);
};
export const keyboard = keys('[data-tile]');

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

export const timequest: Drive<Kind> = {
  board,
  menu: MENU,
  last: 'end',
  answers: [
    '.question .primary',
    '.question .answer.can:not([aria-pressed=true])',
    '.question .token.can',
    '.question .turn.can:not([aria-pressed=true])',
    '.card.can .whole',
    MENU.move,
    '.person.can',
    '.own .plate.can',
    '.question [data-no-bet]',
  ],
  parts: '.question',
};
