// What the parts of the board read off a view alike.

import { sameMove } from '../../lib/moves';
import type { Move } from '../types';
import { periodContent } from './content';
import { GOODS, NO_GOODS, type Good, type Goods, type Id, type TimeQuestView } from './model';

/** The number of a character's head, or null before it is chosen. */
export const characterNumber = (character: Id | null | undefined): number | null => (character == null ? null : Number(character.slice(1)));
export const includes = (list: readonly Move[], move: Move): boolean => list.some((one) => sameMove(one, move));

/** Says whether a mouse rests on the thing, or the keyboard is there. A finger only presses: nothing may change under it before. */
export const pointing = (onpoint: (over: boolean) => void) => ({
  onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && onpoint(true),
  onpointerleave: () => onpoint(false),
  onfocus: (event: FocusEvent) => (event.currentTarget as Element).matches(':focus-visible') && onpoint(true),
  onblur: () => onpoint(false),
});

/** What collecting brings if the bank has it: two of one gain and one of the other. */
export function collected(tile: number, twice: Good): Goods {
  const gains = periodContent(tile)?.gains ?? [];
  return GOODS.map((good) => (gains.some((one) => one === good) ? (good === twice ? 2 : 1) : 0)) as Goods;
}
/** A payment of a quest in the types of the period where it is completed. */
export function paymentAt(tile: number, x: number, y: number): Goods {
  const period = periodContent(tile);
  return period ? (GOODS.map((good) => (good === period.x ? x : 0) + (good === period.y ? y : 0)) as Goods) : NO_GOODS;
}
/** Of what so many of each type there may be in the mix that is asked for. */
export function capsOf(view: TimeQuestView, seat: number): readonly number[] {
  const { asked } = view;
  if (asked?.what !== 'mix') return NO_GOODS;
  const player = view.seats[seat];
  if (asked.for === 'gain') return view.bank.goods;
  const held = (asked.for === 'regain' ? player?.paid : player?.goods) ?? NO_GOODS;
  return asked.for === 'regain' ? held.map((count, k) => Math.min(count, view.bank.goods[k]!)) : held;
}

/** Questions that are answered where the thing lies: on the ring, on a player, in the market. They don't cover it. */
const ON_BOARD = new Set(['menu', 'jump', 'slip', 'duellist', 'lay', 'push', 'raid', 'swap_places', 'bury', 'melt', 'free_quest', 'hunt', 'lose_quest', 'loop', 'discard', 'replace', 'way', 'quest', 'collect', 'extra', 'refund']);
export const answeredOnBoard = (view: TimeQuestView): boolean => ON_BOARD.has(view.asked?.what ?? 'menu');
/** Questions whose answers can be taken back while others think: an answer is marked first, and then given. */
const SECRET = new Set(['draft', 'choose_objective', 'all_event', 'bets', 'battle']);
export const answeredInSecret = (view: TimeQuestView): boolean => SECRET.has(view.asked?.what ?? 'menu');
