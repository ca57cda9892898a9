// The board as headings and lines: everything that the picture shows, for those who read or hear it.

import { nameOf, seatsOf } from '../../lib/players';
import type { TextSection, Words } from '../types';
import { TYPES } from './geometry';
import { pieceOf, piecesOf, playerOf, type Standing, type WarTimeView } from './model';
import { arcText, length, letterOf, pieceName, prompt, stateText, typeName, waiting } from './words';

/** A piece in one line: where it stands, how it is turned, what it is like. */
export function pieceLine(view: WarTimeView, piece: Standing, { t }: Words): string {
  const state = stateText(t, view, piece);
  const turned = piece.facing > 0 ? t('wartime-text-facing', { angle: piece.facing }) : '';
  return [t('wartime-text-place', { piece: pieceName(t, piece.id), x: piece.x / 10, y: piece.y / 10 }), turned, state].filter(Boolean).join(', ');
}

function askedLines(view: WarTimeView, words: Words): string[] {
  const { t } = words;
  const { asked } = view;
  if (!asked) return [];
  const first = asked.seat === words.viewer ? prompt(view, asked.seat, words) : waiting(view, view.owing, words);
  if (asked.what === 'move') {
    const arcs = asked.arcs.map((arc) =>
      arc.why
        ? t('wartime-text-arc-closed', { from: arc.from, to: arc.to, why: arcText(t, arc) })
        : arc.parks
          ? t('wartime-text-arc-parks', { from: arc.from, to: arc.to, piece: pieceName(t, arc.parks) })
          : t('wartime-text-arc-open', { from: arc.from, to: arc.to }),
    );
    return [first, ...arcs];
  }
  if ('gaps' in asked) {
    const gaps = Object.entries(asked.gaps).sort(([, a], [, b]) => a - b);
    return [first, ...gaps.map(([id, gap]) => t('wartime-text-gap', { piece: pieceName(t, id), length: length(t, gap) }))];
  }
  if (asked.what === 'land') return [first, ...asked.fields.map((id) => pieceLine(view, pieceOf(view, id)!, words))];
  return [first];
}

export function textView(view: WarTimeView, words: Words): TextSection[] {
  const { t } = words;
  const match = [
    view.round > 0 ? t('wartime-round', { round: view.round, limit: view.options.rounds }) : t('wartime-round-setup'),
    ...(view.active == null ? [] : [t('wartime-turn-of', { name: nameOf(words, view.active) })]),
    ...(view.spent > 0 ? [t('wartime-spent', { count: view.spent })] : []),
    ...(view.reward ? [t('wartime-reward-earned')] : []),
    t('wartime-bank', { cash: view.bank }),
    t('wartime-text-map', { width: view.map.width / 10, height: view.map.height / 10, map: t(`wartime-option-map-${view.options.map}`) }),
    ...(view.over == null ? [] : [t('wartime-prompt-over')]),
  ];
  const players = seatsOf(view).flatMap((seat) => {
    const player = playerOf(view, seat);
    if (!player) return [];
    const [letter, name] = [letterOf(seat), nameOf(words, seat)];
    if (player.out != null) return [t('wartime-text-out', { letter, name })];
    const stock = TYPES.filter((type) => (player.stock[type] ?? 0) > 0).map((type) => t('wartime-text-stock-item', { type: typeName(t, type), count: player.stock[type] }));
    return [
      t('wartime-text-player', { letter, name, cash: player.cash, income: player.income, discs: player.discs, forts: player.forts, score: player.score }),
      t('wartime-text-stock', { name, list: stock.join(', ') }),
    ];
  });
  const all = piecesOf(view);
  const sections = [
    { heading: t('wartime-text-match'), lines: match },
    { heading: t('wartime-text-asked'), lines: askedLines(view, words) },
    { heading: t('wartime-text-players'), lines: players },
    ...seatsOf(view).map((seat) => ({ heading: t('wartime-text-pieces', { name: nameOf(words, seat) }), lines: all.filter((piece) => piece.seat === seat).map((piece) => pieceLine(view, piece, words)) })),
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}
