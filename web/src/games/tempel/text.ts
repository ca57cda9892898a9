// The board as headings and lines: everything that the picture shows, for those who read or hear it.

import { nameOf } from '../../lib/players';
import type { TextSection, Words } from '../types';
import { inOrder, memory, newest, openings, type Counts, type TempelView } from './model';
import { countsText, saidText, wonText } from './words';

export function textView(view: TempelView, words: Words): TextSection[] {
  const { t } = words;
  const sections = [
    { heading: t('tempel-text-temple'), lines: temple(view, words) },
    { heading: t('tempel-text-seats'), lines: Array.from({ length: view.players }, (_, seat) => player(view, seat, words)) },
    { heading: t('tempel-text-own'), lines: own(view, words) },
    { heading: t('tempel-text-memory'), lines: remembered(view, words) },
    { heading: t('tempel-text-openings'), lines: opened(view, words) },
    { heading: t('tempel-text-end'), lines: end(view, words) },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

function temple(view: TempelView, words: Words): string[] {
  const { t } = words;
  const { pile, limits } = view;
  return [
    t('tempel-frieze-round', { round: view.round }),
    t('tempel-frieze-left', { left: view.left }),
    ...(['gold', 'fire', 'empty'] as const).map((card) => t(`tempel-frieze-${card}`, { opened: view.opened[card], total: view.temple[card] })),
    t('tempel-text-key', { name: nameOf(words, view.keyholder) }),
    t('tempel-text-each', { each: view.each }),
    t(pile.out > 0 ? 'tempel-pile-out' : 'tempel-pile', { adventurers: pile.adventurers, guardians: pile.guardians }),
    view.announcing ? t('tempel-text-highest', { gold: limits.gold, fire: limits.fire, total: limits.total }) : t('tempel-announce-off'),
  ];
}

function player(view: TempelView, seat: number, words: Words): string {
  const { t } = words;
  const doors = (view.chambers[seat] ?? []).map((card, place) => `${place + 1} ${t(`tempel-card-${card}`)}`).join(', ');
  const word = newest(view)[seat];
  return [
    nameOf(words, seat) + (seat === words.viewer ? ` (${t('tempel-you')})` : ''),
    ...(view.keyholder === seat ? [t('tempel-keyholder')] : []),
    t('tempel-text-doors', { doors }),
    ...(word ? [t('tempel-text-said', { said: saidText(t, word.said) })] : []),
  ].join(' · ');
}

function own({ own: mine, limits, announcing }: TempelView, { t }: Words): string[] {
  if (!mine) return [];
  const [gold, fire, empty] = mine.down;
  return [
    `${t('tempel-own-role')}: ${t(`tempel-role-${mine.role}`)}`,
    ...Object.entries(mine.dealt).map(([round, [g, f, e]]) => t('tempel-text-dealt', { round, gold: g, fire: f, empty: e })),
    t('tempel-text-down', { gold, fire, empty }),
    ...(announcing ? [t('tempel-text-limits', { left: limits.left[mine.seat] ?? 0 })] : []),
  ];
}

function remembered(view: TempelView, words: Words): string[] {
  const { t } = words;
  return memory(view).flatMap((rounds, seat) =>
    rounds
      .filter(({ said, found }) => said.length > 0 || found.gold + found.fire + found.empty > 0)
      .map(({ round, said, found, refuted }) => {
        const spoken = said.map((one) => t('tempel-text-said-after', { said: saidText(t, one.said), before: one.before })).join('; ');
        const counts: Counts = [found.gold, found.fire, found.empty];
        return (
          `${nameOf(words, seat)}, ${t('tempel-round-n', { round })}: ${spoken || t('tempel-nothing-said')}; ` +
          `${t('tempel-memory-found')} ${countsText(t, counts)}${refuted ? ` (${t('tempel-memory-refuted')})` : ''}`
        );
      }),
  );
}

function opened(view: TempelView, words: Words): string[] {
  const { t } = words;
  return openings(view).map(({ by, seat, place, card, round }) => {
    const line = t('tempel-fact-opened', { by: nameOf(words, by), name: nameOf(words, seat), place: place + 1, card });
    return `${t('tempel-round-n', { round })}: ${line}`;
  });
}

function end(view: TempelView, words: Words): string[] {
  const { t } = words;
  if (!view.end) return [];
  const { roles, out, dealt, rest, rule } = view.end;
  return [
    `${wonText(t, rule)} (${t('tempel-rule', { rule })})`,
    ...roles.map((role, seat) => t('tempel-text-role', { name: nameOf(words, seat), role: t(`tempel-role-${role}`) })),
    ...out.map((role) => `${t('tempel-end-out')}: ${t(`tempel-role-${role}`)}`),
    ...inOrder(dealt).flatMap((held, k) =>
      held.map((counts, seat) => t('tempel-text-held', { name: nameOf(words, seat), round: k + 1, counts: countsText(t, counts) })),
    ),
    ...roles.flatMap((_, seat) => {
      const left = rest[seat] ?? [];
      return left.length > 0 ? [t('tempel-text-rest', { name: nameOf(words, seat), doors: left.map((card) => t(`tempel-card-${card}`)).join(', ') })] : [];
    }),
  ];
}
