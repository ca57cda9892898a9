// What the board says of costs and bonuses besides the view: ways to pay, what a mission lacks, and what a space gives now.

import type { Move } from '../types';
import { discoveriesOf, extraOf, spaceContent, type Amount, type Trade } from './content';
import { ACTIONS, asMove, COLOURS, crystalsOf, filled, type Action, type Asked, type Colour, type Id, type PaidFrom, type Player, type SteamTimeView } from './model';

/** One way to pay, whatever the order of its crystals. */
export interface Payment {
  path: Move[];
  /** How many come from where. */
  from: [PaidFrom, number][];
  steam: number;
}

/** What is owed, crystal by crystal: a colour, or null for any. */
function owedBy(asked: Asked): (Colour | null)[] {
  if (asked.what === 'pay') return COLOURS.flatMap((colour, k) => Array.from({ length: asked.owed[k] ?? 0 }, () => colour));
  return asked.what === 'toll' || asked.what === 'rainbow' ? Array.from({ length: asked.left }, () => null) : [];
}

/** The different ways to pay what is asked among whole paths, each once, those with least steam first. Of paths that take the
 *  same crystals the one with least steam stands for all: the others only waste it. What a path does after the payment is left
 *  out. */
export function paymentsOf(paths: readonly Move[][], asked: Asked): Payment[] {
  const owed = owedBy(asked);
  const found = new Map<string, Payment>();
  for (const whole of paths) {
    const path = whole.slice(0, owed.length);
    const sources = path.map(asMove).flatMap((move) => (move.do === 'pay' ? [move.from] : []));
    const steam = sources.filter((source, k) => source === 'steam' || (owed[k] != null && owed[k] !== source)).length;
    const from = [...COLOURS, 'steam' as const].flatMap((source): [PaidFrom, number][] => {
      const count = sources.filter((one) => one === source).length;
      return count > 0 ? [[source, count]] : [];
    });
    const key = JSON.stringify(from);
    const known = found.get(key);
    if (!known || steam < known.steam) found.set(key, { path, from, steam });
  }
  return [...found.values()].sort((one, other) => one.steam - other.steam);
}

/** What a player lacks of a cost that steam can't recolour: a mission, an encounter. Crystals of any kind come after those of a
 *  fixed colour (ST-11.10). */
export function lackOf(player: Player, { cost }: Pick<Trade, 'cost'>): Amount {
  const lack: Amount = [];
  let fixed = 0;
  const need = (sign: Amount[number][0], count: number, held: number): void => {
    if (held < count) lack.push([sign, count - held]);
  };
  for (const [sign, count] of cost) {
    const colour = COLOURS.findIndex((one) => one === sign);
    if (colour >= 0) {
      const held = filled(player.generators[colour] ?? [0, 0]);
      fixed += Math.min(held, count);
      need(sign, count, held);
    } else if (sign === 'g') need(sign, count, player.gold);
    else if (sign === 's') need(sign, count, player.steam);
    else if (sign === 'U') need(sign, count, player.upgrades.length - player.upgrades_spent);
    else if (sign === 'X') need(sign, count, player.expeditions.length - player.expeditions_spent);
  }
  const any = cost.find(([sign]) => sign === 'R')?.[1] ?? 0;
  if (any > 0) need('R', any, crystalsOf(player) - fixed);
  return lack;
}

/** As much of an amount as mine and bank hold. */
function asLeft({ mine, bank }: SteamTimeView, amount: Amount): Amount {
  const most: Partial<Record<Amount[number][0], number>> = { T: mine, g: bank };
  return amount.map(([sign, count]): Amount[number] => [sign, Math.min(count, most[sign] ?? count)]).filter(([, count]) => count > 0);
}

/** What the bonus of a space gives a player now, before the action changes anything; nothing where it is 0. */
export function bonusAt(view: SteamTimeView, space: Id, player: Player): Amount {
  const { does } = spaceContent(view, space);
  const count = player.bonuses[ACTIONS.indexOf(does)] ?? 0;
  return asLeft(view, bonusOf(does, count));
}
function bonusOf(does: Action, count: number): Amount {
  switch (does) {
    case 'mission':
      return [['e', count]];
    case 'encounter':
      return [['s', count]];
    case 'deposit':
      return [['T', count]];
    case 'upgrade':
      return [['p', count]];
    case 'gold':
      return [['g', 2 * count]];
    case 'expedition':
      return [];
  }
}
/** How many discoveries a player makes there now, before paying. */
export const discoveriesAt = (view: SteamTimeView, space: Id, player: Player): number =>
  Math.min(discoveriesOf(view.spaces[space]?.lies ?? '').length, player.bonuses[ACTIONS.indexOf('expedition')] ?? 0);

/** Amounts together, each sign once, in the order in which the signs come. */
export function sumOf(...amounts: readonly Amount[]): Amount {
  const sum: Amount = [];
  for (const [sign, count] of amounts.flat()) {
    const known = sum.find(([one]) => one === sign);
    if (known) known[1] += count;
    else sum.push([sign, count]);
  }
  return sum;
}
/** What a space gives for sure besides what is chosen there: gold, extra and bonus together. */
export function givesAt(view: SteamTimeView, space: Id, player?: Player): Amount {
  const content = spaceContent(view, space);
  const base: Amount = content.does === 'gold' ? [['g', content.count ?? 0]] : [];
  return asLeft(view, sumOf(base, extraOf(content), player ? bonusAt(view, space, player) : []));
}
