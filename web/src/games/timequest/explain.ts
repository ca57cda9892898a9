// What explains itself on the board, and the rule behind it. An element has data-help="card-<id>" for a card, a power, a
// character or an objective, "tile-<number>" for a place, or one of the names below, which say timequest-help-<name>.

import type { Translate } from '../types';
import { cardName, goodName, tileName } from './cards';
import { ALL_EVENTS, periodContent } from './content';
import { cardText, kindOf, kindText } from './effects';
import { VOID } from './model';

export const RULE_OF: Record<string, string> = {
  goods: 'TQ-0.1',
  crystals: 'TQ-16.1',
  points: 'TQ-7.1',
  token: 'TQ-8.3.2',
  explorers: 'TQ-17.5',
  bank: 'TQ-3.1',
  round: 'TQ-6.1',
  level: 'TQ-6.4',
  final: 'TQ-15.2',
  first: 'TQ-6.3',
  hand: 'TQ-9.3',
  place: 'TQ-9.6',
  voucher: 'TQ-20.5',
  barred: 'TQ-20.5',
  deposit: 'TQ-20.2',
  collect: 'TQ-8.2',
  draw: 'TQ-8.5',
  fight: 'TQ-8.6',
  enter_void: 'TQ-8.7',
  duel: 'TQ-8.9',
  trade: 'TQ-9.1',
  end: 'TQ-7.3',
};

const RULE_OF_KIND: Record<string, string> = { Q: 'TQ-18.4', EA: 'TQ-19.1', AO: 'TQ-21.1', AS: 'TQ-21.2', AX: 'TQ-21.3', R: 'TQ-14.8', B: 'TQ-22.1' };

/** The rule that says what a card does. */
export function ruleOfCard(id: string): string {
  const kind = kindOf(id);
  if (kind === 'C') return `TQ-17.${Math.min(6, Number(id.slice(1)))}`;
  if (kind !== 'EP') return RULE_OF_KIND[kind] ?? 'TQ-1.1';
  // Those with a goal stand in one table, the others in the next; Chrono Thief and the Duel of the Ages have one (TQ-20.6).
  const ask = ALL_EVENTS.get(id)?.ask ?? 'goal';
  return ask === 'goal' || ask === 'die' ? 'TQ-20.1' : 'TQ-20.2';
}

function tileText(t: Translate, tile: number): string {
  const period = periodContent(tile);
  if (!period) return t('timequest-help-void', { name: tileName(t, VOID) });
  const [one, two] = period.gains;
  return t('timequest-help-period', { name: tileName(t, tile), x: goodName(t, period.x), y: goodName(t, period.y), one: goodName(t, one), two: goodName(t, two) });
}

/** What an element with data-help="<name>" says, and the rule behind it. */
export function explain(t: Translate, name: string): { text: string; rule: string } {
  const [kind, id = ''] = [name.split('-')[0], name.slice(name.indexOf('-') + 1)];
  if (kind === 'card' && id !== name) return { text: t('timequest-help-card', { name: cardName(t, id), kind: kindText(t, id), text: cardText(t, id) }), rule: ruleOfCard(id) };
  if (kind === 'tile') return { text: tileText(t, Number(id)), rule: Number(id) === VOID ? 'TQ-12.4' : 'TQ-2.2' };
  return { text: t(`timequest-help-${name}`), rule: RULE_OF[name] ?? 'TQ-1.1' };
}
