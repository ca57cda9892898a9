// Facts, moves and results of this game as sentences in the reader's language.

import { nameOf } from '../../lib/players';
import type { Fact, Move, Result, Words } from '../types';
import { isAnnouncement, isOpen, type Card, type Counts, type Role, type TempelView } from './model';


/** What somebody said, as "2 gold, 0 fire" or "not telling". */
export const saidText = (t: Words['t'], said: { gold: number; fire: number } | null): string => (said ? t('tempel-said', said) : t('tempel-silent'));

export const countsText = (t: Words['t'], [gold, fire, empty]: Counts): string => t('tempel-counts', { gold, fire, empty });

const REASONS: Record<string, string> = { 'TD-4.1': 'tempel-won-gold', 'TD-4.2': 'tempel-won-fire', 'TD-4.3': 'tempel-won-time' };

/** How the match was won, by the rule that ended it. */
export const wonText = (t: Words['t'], rule: string): string => t(REASONS[rule] ?? 'tempel-won-time');

type Told = Fact & { seat: number; by: number; place: number; round: number; each: number; gold?: number; fire?: number; empty?: number; role?: Role; card: Card; rule: string };

export function describeFact(fact: Fact, words: Words): string | null {
  const { t } = words;
  const { seat, by, place, round, each, gold, fire, empty, role, card, rule } = fact as Told;
  switch (fact.what) {
    case 'roles':
      return role && !words.covered ? t('tempel-fact-role', { role: t(`tempel-role-${role}`) }) : t('tempel-fact-roles');
    case 'key':
      return t('tempel-fact-key', { name: nameOf(words, seat) });
    case 'deal':
      return words.covered || gold === undefined || fire === undefined || empty === undefined
        ? t('tempel-fact-deal', { round, each })
        : t('tempel-fact-dealt', { round, each, gold, fire, empty });
    case 'opened':
      return t('tempel-fact-opened', { by: nameOf(words, by), name: nameOf(words, seat), place: place + 1, card });
    case 'round_over':
      return t('tempel-fact-round_over', { round });
    case 'announced':
      return gold === undefined || fire === undefined
        ? t('tempel-fact-silent', { name: nameOf(words, seat) })
        : t('tempel-fact-announced', { name: nameOf(words, seat), gold, fire });
    case 'won':
      return wonText(t, rule);
    default:
      return null;
  }
}

export function describeMove(move: Move, words: Words): string {
  const { t } = words;
  if (isOpen(move)) return t('tempel-move-open', { name: nameOf(words, move.seat), place: move.place + 1 });
  if (!isAnnouncement(move)) return '';
  return 'silent' in move ? t('tempel-move-silent') : t('tempel-move-announce', { gold: move.gold, fire: move.fire });
}

export const describeResult = (result: Result, { t }: Words): string => ('stopped' in result ? t('tempel-stopped') : wonText(t, result.rule));

export const prompt = (_view: TempelView, _seat: number, { t }: Words): string => t('tempel-prompt-open');

export function waiting(_view: TempelView, owing: number[], words: Words): string {
  const [seat] = owing;
  return seat === undefined ? words.t('tempel-waiting') : words.t('tempel-waiting-open', { name: nameOf(words, seat) });
}
