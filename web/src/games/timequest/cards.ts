// The names of things, amounts and what a list of operations does: said of cards from their content, so that it stays right when
// the content changes.

import type { Translate } from '../types';
import type { Amount, Operation } from './content';
import { goodsOf, GOODS, type Good, type Id, type Means, type Slot } from './model';

export const goodName = (t: Translate, good: Good): string => t(`timequest-good-${good}`);
export const cardName = (t: Translate, card: Id): string => t(`timequest-card-${card}`);
export const tileName = (t: Translate, tile: number): string => t(`timequest-period-${tile}`);
export const meansName = (t: Translate, means: Means): string => (means === 'voucher' ? t('timequest-voucher') : cardName(t, means));
export const crystalsText = (t: Translate, count: number): string => t('timequest-amount-crystals', { count });
export const goodText = (t: Translate, good: Good, count: number): string => t('timequest-amount', { count, thing: goodName(t, good) });

/** "2 Food, 1 Gold, 3 crystals", or "nothing". */
export function goodsText(t: Translate, goods: readonly number[], crystals = 0): string {
  const parts = goodsOf(goods).map(([good, count]) => goodText(t, good, count));
  if (crystals > 0) parts.push(crystalsText(t, crystals));
  return parts.length > 0 ? parts.join(', ') : t('timequest-nothing');
}

export function amountText(t: Translate, amount: Amount): string {
  const parts = GOODS.flatMap((good) => (amount[good] ? [goodText(t, good, amount[good])] : []));
  for (const kind of ['each', 'crystals', 'choice', 'one_type', 'two_types'] as const) {
    const count = amount[kind];
    if (count) parts.push(t(`timequest-amount-${kind}`, { count }));
  }
  return parts.join(', ');
}

const operationText = (t: Translate, operation: Operation): string =>
  t(`timequest-op-${operation.do}`, { count: operation.number ?? 0, what: amountText(t, operation.give ?? operation), get: amountText(t, operation.get ?? {}) });
const priceText = (t: Translate, price: Amount): string => t('timequest-pay', { what: amountText(t, price) });

/** What a list of operations does, with its price. */
export const programText = (t: Translate, program: readonly Operation[], price?: Amount): string =>
  [...(price ? [priceText(t, price)] : []), ...program.map((operation) => operationText(t, operation))].join(' ');

/** A card in a slot with its state. */
export function slotText(t: Translate, { card, used, charges, side_b }: Slot): string {
  const state = [
    ...(charges > 0 ? [t('timequest-board-charges', { count: charges })] : []),
    ...(side_b ? [t('timequest-board-side', { side: 'B' })] : []),
    ...(used ? [t('timequest-board-used')] : []),
  ];
  return state.length > 0 ? `${cardName(t, card)} (${state.join(', ')})` : cardName(t, card);
}
