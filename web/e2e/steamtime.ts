// How Steam Time's board is driven.

import { keyboard as keys, type Drive } from './traveller';

export const board = '[data-testid=steamtime-board]';

/** A space that may be chosen. */
export const SPACE = '[data-space][aria-disabled=false]';
/** The kinds of choices in the menu of a turn: spaces by what lies there. */
export const MENU = {
  upgrade: `${SPACE}[data-help^=upgrade-]`,
  expedition: `${SPACE}[data-help^=expedition-]`,
  mission: `${SPACE}[data-help^=card-]`,
  space: `${SPACE}[data-help^=space-]`,
  tile: '[data-move=tile]:not([aria-disabled=true])',
  skip: '[data-move=skip]',
} as const;
export type Kind = keyof typeof MENU;

/** A whole payment; and a generator that gives a crystal, or gets one. */
export const PAYMENT = '[data-payment]';
export const GENERATOR = 'button[data-generator]';

export const steamtime: Drive<Kind> = {
  board,
  menu: MENU,
  last: 'skip',
  answers: [PAYMENT, 'button[data-mission]', 'button[data-card]', SPACE, '[data-move]:not([aria-disabled=true])', GENERATOR],
  // The ways to pay are reckoned after the question is there.
  pending: ['pay', 'rainbow', 'toll'].map((asked) => `${board}[data-asked=${asked}]:not(:has(${PAYMENT}))`).join(', '),
  parts: `${board} .answers`,
};

export const keyboard = keys('[data-space]');
