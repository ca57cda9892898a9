// The board as headings and lines: everything that the picture shows, for those who read or hear it.

import { nameOf } from '../../lib/players';
import type { TextSection, Words } from '../types';
import { amountText, cardName, colourName, encounterText, generatorName, missionText, spaceName, specialistText, upgradeName } from './cards';
import { costAt, costOf, crystalsAmount, depositAt, discoveriesOf, EFFORTS, extraOf, findOf, marksOf, missionHalf, spaceContent, upgradeIncome } from './content';
import { ACTIONS, actionOf, COLOURS, effortOf, halvesOf, playerOf, saboteursAt, spacesOf, type Id, type Player, type SteamTimeView } from './model';
import { bonusAt, discoveriesAt, lackOf } from './reckoning';

/** A space in one line: what is done there, what lies there, costs and gives, and who stands there. */
export function spaceLine(view: SteamTimeView, space: Id, words: Words): string {
  const { t } = words;
  const content = spaceContent(view, space);
  const { lies = null, airship = null } = view.spaces[space] ?? {};
  const prospect = view.own?.spaces[space];
  const player = view.own ? playerOf(view, view.own.seat) : undefined;
  const parts = [spaceName(t, view, space)];
  if (content.does === 'encounter') parts.push(t('steamtime-text-draws', { count: content.count ?? 0 }));
  if (content.does === 'gold') parts.push(amountText(t, [['g', content.count ?? 0]]));
  if (content.does === 'deposit') parts.push(t('steamtime-text-lies', { what: amountText(t, crystalsAmount(depositAt(view, space))) }));
  if (lies && content.does === 'mission') parts.push(`${cardName(t, lies)}: ${missionText(t, lies, 'top')}`);
  if (lies && content.does === 'upgrade') parts.push(`${upgradeName(t, lies)}: ${amountText(t, upgradeIncome(lies))}`);
  if (lies && content.does === 'expedition') parts.push(`${cardName(t, lies)}: ${amountText(t, findOf(lies))}`);
  if (lies && (content.does === 'upgrade' || content.does === 'expedition')) {
    parts.push(t('steamtime-text-cost', { what: amountText(t, costAt(view, space)) }));
    if (prospect) parts.push(t(prospect.payable === false ? 'steamtime-board-lacks' : 'steamtime-board-payable', { count: prospect.deficit ?? 0 }));
    if (content.does === 'expedition' && player) parts.push(t('steamtime-text-discoveries', { count: discoveriesAt(view, space, player) }));
  }
  if (!lies && (content.does === 'mission' || content.does === 'upgrade' || content.does === 'expedition')) parts.push(t('steamtime-board-taken'));
  if (extraOf(content).length > 0) parts.push(t('steamtime-text-extra', { what: amountText(t, extraOf(content)) }));
  if (player && bonusAt(view, space, player).length > 0) parts.push(t('steamtime-text-bonus', { what: amountText(t, bonusAt(view, space, player)) }));
  if (airship !== null) parts.push(t('steamtime-text-airship', { name: nameOf(words, airship) }));
  for (const seat of saboteursAt(view, space)) parts.push(t('steamtime-text-saboteur', { name: nameOf(words, seat) }));
  if (prospect && !prospect.place) parts.push(t('steamtime-text-closed'));
  return parts.join('; ');
}

function missionLines(view: SteamTimeView, player: Player, words: Words): string[] {
  const { t } = words;
  return player.missions.flatMap(({ mission, done }) =>
    halvesOf(view).map((half) => {
      const lack = lackOf(player, missionHalf(mission, half));
      const state = done ? t('steamtime-board-done') : lack.length === 0 ? t('steamtime-board-complete') : t('steamtime-board-missing', { what: amountText(t, lack) });
      return `${cardName(t, mission)}: ${missionText(t, mission, half)}; ${state}`;
    }),
  );
}

function machineLines(player: Player, { t }: Words): string[] {
  return COLOURS.map((colour, k) => {
    const [coloured, time] = player.generators[k] ?? [0, 0];
    return t('steamtime-board-generator', { name: generatorName(t, colour), coloured, time, slots: marksOf(colour).length, bonus: player.bonuses[ACTIONS.indexOf(actionOf(colour))] ?? 0 });
  });
}

function playerLines(view: SteamTimeView, seat: number, words: Words): string[] {
  const { t } = words;
  const player = playerOf(view, seat);
  if (!player) return [];
  const top = player.pile.at(-1);
  const known = view.own?.seat === seat && words.covered ? [] : player.hand.known;
  return [
    amountText(t, [['e', player.score], ['g', player.gold], ['s', player.steam]]),
    [t('steamtime-board-portal-at', { number: player.portal }), t('steamtime-board-hangar', { count: player.hangar }), ...(player.withdrawn ? [t('steamtime-board-withdrawn')] : []), ...(player.highest > 0 ? [t('steamtime-text-highest', { position: player.highest })] : [])].join('; '),
    ...machineLines(player, words),
    ...player.upgrades.map((upgrade, k) => `${upgradeName(t, upgrade)}: ${amountText(t, upgradeIncome(upgrade))}${k < player.upgrades_spent ? `; ${t('steamtime-board-spent')}` : ''}`),
    ...player.expeditions.map((expedition, k) => `${cardName(t, expedition)}${k < player.expeditions_spent ? `; ${t('steamtime-board-spent')}` : ''}`),
    ...missionLines(view, player, words),
    ...(top ? [t('steamtime-text-specialist', { card: cardName(t, top), text: specialistText(t, top) })] : []),
    ...(view.options.specialists ? [t('steamtime-board-specialists', { hand: player.hand.cards, deck: player.deck }), ...known.map((card) => `${cardName(t, card)}: ${specialistText(t, card)}`)] : []),
  ];
}

function match(view: SteamTimeView, words: Words): string[] {
  const { t } = words;
  const { asked } = view;
  return [
    t('steamtime-board-round', { round: view.round }),
    t('steamtime-board-first-is', { name: nameOf(words, view.first) }),
    view.holder == null ? t('steamtime-board-tile-free') : t('steamtime-board-tile-of', { name: nameOf(words, view.holder) }),
    ...(view.active == null ? [] : [t('steamtime-fact-turn', { name: nameOf(words, view.active) })]),
    ...(view.owed_actions > 0 ? [t('steamtime-text-owed', { count: view.owed_actions })] : []),
    ...(asked?.what === 'card' ? asked.cards.map((card) => `${cardName(t, card)}: ${encounterText(t, card)}`) : []),
    ...(asked?.what === 'choose_act' || asked?.what === 'purple' ? [`${cardName(t, asked.card)}: ${encounterText(t, asked.card)}`] : []),
    ...(asked?.what === 'discover' ? discoveriesOf(view.spaces[asked.space]?.lies ?? '').map((found, k) => `${t('steamtime-move-discover', { number: k + 1 })}: ${amountText(t, found)}`) : []),
  ];
}

export function textView(view: SteamTimeView, words: Words): TextSection[] {
  const { t } = words;
  const effort = effortOf(view);
  const letters = Object.keys(EFFORTS.get(effort) ?? {}).filter((key) => key !== 'id');
  return [
    { heading: t('steamtime-text-match'), lines: match(view, words) },
    { heading: t('steamtime-board-effort', { effort }), lines: letters.map((letter) => `${letter}: ${amountText(t, crystalsAmount(costOf(effort, letter)))}`) },
    { heading: t('steamtime-board-stream'), lines: view.stream.toReversed().flatMap((board, k) => spacesOf(view, board).map((space) => `${t('steamtime-board-position', { position: view.stream.length - k })}: ${spaceLine(view, space, words)}`)) },
    ...words.seats.map(({ seat }) => ({ heading: nameOf(words, seat), lines: playerLines(view, seat, words) })),
    {
      heading: t('steamtime-text-supply'),
      lines: [
        t('steamtime-text-bag', { what: COLOURS.map((colour, k) => `${colourName(t, colour)} ${view.bag[k]}`).join(', ') }),
        t('steamtime-text-bank', { what: amountText(t, [['g', view.bank], ['T', view.mine]]) }),
        t('steamtime-text-encounters', { deck: view.encounters.length, discards: view.encounter_discards.length }),
      ],
    },
  ].filter(({ lines }) => lines.length > 0);
}
