// What explains itself on the board, and the rule behind it. An element has data-help="space-<id>" for a space,
// "card-<id>" for an encounter, a mission, a specialist, "upgrade-<id>", "expedition-<id>", "generator-<colour>", or one of the
// names below, which say steamtime-help-<name>.

import type { Translate } from '../types';
import { amountText, cardName, colourName, encounterText, generatorName, missionText, spaceName, specialistText, upgradeName } from './cards';
import { discoveriesOf, findOf, marksOf, spaceContent, upgradeIncome } from './content';
import { actionOf, type Action, type Colour } from './model';

export const RULE_OF: Record<string, string> = {
  round: 'ST-5.1',
  effort: 'ST-25.2',
  bank: 'ST-1.5',
  mine: 'ST-1.6',
  bag: 'ST-16.1',
  first: 'ST-14.1',
  tile: 'ST-14.2',
  skip: 'ST-7.5',
  steam: 'ST-11.6',
  portal: 'ST-13.1',
  esteem: 'ST-17.10',
  gold: 'ST-2.8',
  hangar: 'ST-8.2',
  missions: 'ST-17.1',
  upgrades: 'ST-6.2',
  expeditions: 'ST-9.16',
  saboteur: 'ST-18.2',
};
const RULE_OF_ACTION: Record<Action, string> = { mission: 'ST-9.2', encounter: 'ST-9.4', deposit: 'ST-9.9', upgrade: 'ST-9.12', gold: 'ST-9.14', expedition: 'ST-9.16' };

function cardHelp(t: Translate, card: string): { text: string; rule: string } {
  const said = (text: string, rule: string): { text: string; rule: string } => ({ text: t('steamtime-help-card', { name: cardName(t, card), text }), rule });
  if (card.startsWith('N')) return said(encounterText(t, card), 'ST-25.5');
  return card.startsWith('P') ? said(specialistText(t, card), 'ST-19.9') : said(missionText(t, card, 'top'), 'ST-25.6');
}

/** What an element with data-help="<name>" says, and the rule behind it. `players`: of the match. */
export function explain(t: Translate, players: number, name: string): { text: string; rule: string } {
  const [kind, id = ''] = [name.split('-')[0], name.slice(name.indexOf('-') + 1)];
  switch (id === name ? '' : kind) {
    case 'space': {
      const { does } = spaceContent({ players }, id);
      return { text: t('steamtime-help-space', { space: spaceName(t, { players }, id), text: t(`steamtime-help-action-${does}`) }), rule: RULE_OF_ACTION[does] };
    }
    case 'card':
      return cardHelp(t, id);
    case 'upgrade':
      return { text: t('steamtime-help-upgrade', { name: upgradeName(t, id), what: amountText(t, upgradeIncome(id)) }), rule: 'ST-25.3' };
    case 'expedition':
      return { text: t('steamtime-help-expedition', { name: cardName(t, id), find: amountText(t, findOf(id)), list: discoveriesOf(id).map((one) => amountText(t, one)).join('; ') }), rule: 'ST-25.4' };
    case 'generator': {
      const colour = id as Colour;
      const text = t('steamtime-help-generator', { name: generatorName(t, colour), colour: colourName(t, colour), count: marksOf(colour).length, marked: marksOf(colour).filter((mark) => mark > 0).length });
      return { text: `${text} ${t(`steamtime-help-bonus-${actionOf(colour)}`)}`, rule: 'ST-2.3' };
    }
    default:
      return { text: t(`steamtime-help-${name}`), rule: RULE_OF[name] ?? 'ST-1.1' };
  }
}
