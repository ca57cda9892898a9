// Names of things and amounts in the reader's language.

import type { Translate } from '../types';
import { encounterOf, MISSIONS, missionHalf, SPECIALISTS, spaceContent, type Amount, type Sign, type Trade } from './content';
import { boardOf, type Action, type Colour, type Half, type Id, type SteamTimeView } from './model';

const NAME_OF_SIGN: Partial<Record<Sign, string>> = { '*': 'any' };
export const signName = (sign: Sign): string => NAME_OF_SIGN[sign] ?? sign;
export const amountText = (t: Translate, amount: Amount): string =>
  amount.length > 0 ? amount.map(([sign, count]) => t(`steamtime-amount-${signName(sign)}`, { count })).join(', ') : t('steamtime-nothing');
export const tradeText = (t: Translate, { cost, gain }: Trade): string =>
  cost.length > 0 ? t('steamtime-trade', { cost: amountText(t, cost), gain: amountText(t, gain) }) : amountText(t, gain);

export const colourName = (t: Translate, colour: Colour): string => t(`steamtime-colour-${colour}`);
export const generatorName = (t: Translate, colour: Colour): string => t(`steamtime-generator-${colour}`);
export const actionName = (t: Translate, action: Action): string => t(`steamtime-action-${action}`);
export const boardName = (t: Translate, board: number): string => t(`steamtime-board-name-${board}`);
export const spaceName = (t: Translate, view: Pick<SteamTimeView, 'players'>, space: Id): string =>
  t('steamtime-space', { board: boardName(t, boardOf(space)), action: actionName(t, spaceContent(view, space).does) });

/** An expedition, an encounter, a mission, a specialist, an upgrade by its id. */
export function cardName(t: Translate, card: Id): string {
  if (/^[IV]+-/.test(card)) return t(`steamtime-expedition-${card}`);
  if (card.startsWith('M')) return t('steamtime-mission', { id: card });
  return t(`steamtime-card-${card}`);
}
export const upgradeName = (t: Translate, upgrade: Id): string => t('steamtime-upgrade', { id: upgrade });

/** What a mission asks for, and its esteem. */
export const missionText = (t: Translate, mission: Id, half: Half): string => (MISSIONS.has(mission) ? tradeText(t, missionHalf(mission, half)) : mission);
export const specialistText = (t: Translate, specialist: Id): string => {
  const { does, action = 'mission', number = 1 } = SPECIALISTS.get(specialist) ?? { does: 'no_marks' as const };
  return t(`steamtime-specialist-${does}`, { action: actionName(t, action), count: number });
};
export function encounterText(t: Translate, card: Id): string {
  const { top, bottom, purple } = encounterOf(card);
  return t(purple ? 'steamtime-encounter-purple' : 'steamtime-encounter-blue', { top: tradeText(t, top), bottom: tradeText(t, bottom) });
}
