// What a part of the board means, and the rule behind it. Names are those of data-help: "cash", "type-tank", "action-attack".

import type { Translate } from '../types';
import { isBuilding, type Type } from './geometry';
import type { WarTimeView } from './model';
import { dashed, typeName } from './words';

const RULES: Readonly<Record<string, string>> = {
  round: 'WT-10.5',
  turn: 'WT-6.8',
  bank: 'WT-5.2',
  dice: 'WT-1.7',
  cash: 'WT-2.8',
  income: 'WT-6.1',
  discs: 'WT-6.4',
  stock: 'WT-1.5',
  forts: 'WT-7.29',
  score: 'WT-10.6',
};
const ACTION_RULES: Readonly<Record<string, string>> = {
  move: 'WT-7.4',
  attack: 'WT-7.7',
  attack_air: 'WT-7.7',
  attack_ground: 'WT-7.7',
  fort_attack: 'WT-7.7',
  capture: 'WT-7.17',
  embark: 'WT-7.19',
  disembark: 'WT-7.21',
  build: 'WT-7.23',
  fortify: 'WT-7.29',
  sell: 'WT-7.31',
};

export function explain(t: Translate, view: WarTimeView, name: string): { text: string; rule: string } {
  const [kind, what] = [name.split('-', 1)[0]!, name.slice(name.indexOf('-') + 1)];
  if (kind === 'type') {
    const type = what as Type;
    const price = t(isBuilding(type) ? 'wartime-help-price-sale' : 'wartime-help-price', { price: view.prices[type], sale: view.sale.building });
    return { text: `${typeName(t, type)}: ${t(`wartime-help-type-${type}`)} ${price}`, rule: 'WT-2.6' };
  }
  if (kind === 'action') return { text: t(`wartime-help-action-${dashed(what)}`), rule: ACTION_RULES[what] ?? 'WT-7.1' };
  return { text: t(`wartime-help-${name}`), rule: RULES[name] ?? 'WT-1.1' };
}
