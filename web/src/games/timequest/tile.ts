// A tile in words, for those who can't see it: the same as the picture.

import { nameOf } from '../../lib/players';
import type { Move, Words } from '../types';
import { goodName, tileName } from './cards';
import { periodContent } from './content';
import { choicesOf, isClosed, isLocked, travellersAt, VOID, type TimeQuestView } from './model';
import { moveText } from './words';

export function tileText(view: TimeQuestView, tile: number, words: Words, legal: readonly Move[]): string {
  const { t } = words;
  const content = periodContent(tile);
  const period = view.periods[tile];
  const parts = [tileName(t, tile)];
  if (isClosed(view, tile)) parts.push(t('timequest-board-closed'));
  else if (tile !== VOID) parts.push(t('timequest-board-visits', { count: period?.visits ?? 0 }));
  if (isLocked(view, tile)) parts.push(t('timequest-board-locked'));
  if (period?.engineer != null) parts.push(t('timequest-board-engineer', { name: nameOf(words, period.engineer) }));
  if (content) {
    const [one, two] = content.gains;
    parts.push(t('timequest-board-tile', { one: goodName(t, one), two: goodName(t, two), x: goodName(t, content.x), y: goodName(t, content.y) }));
  }
  const here = travellersAt(view, tile).map((seat) => nameOf(words, seat));
  if (here.length > 0) parts.push(t('timequest-board-here', { names: here.join(', ') }));
  const moves = choicesOf(legal).tiles.get(tile) ?? [];
  const cost = view.own?.moves[tile];
  for (const move of moves) {
    const text = moveText(move, view, words);
    parts.push(move.do === 'move' && cost ? t('timequest-board-for-crystals', { move: text, count: cost.crystals }) : text);
  }
  return parts.join('. ');
}
