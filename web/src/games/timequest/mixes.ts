// Choosing a mix of resources with + and −, out of the mixes that are listed.

import type { Move } from '../types';
import { countOf, GOODS, type Goods } from './model';

const fits = (part: readonly number[], whole: readonly number[]): boolean => part.every((count, k) => count <= whole[k]!);
const plus = (goods: readonly number[], k: number, change: number): Goods => goods.map((count, i) => (i === k ? count + change : count)) as Goods;

/** Whether one more of a type can still become one of the mixes. */
export const mayAdd = (mixes: readonly Goods[], chosen: Goods, k: number): boolean => mixes.some((mix) => fits(plus(chosen, k, 1), mix));
export const isMix = (mixes: readonly Goods[], chosen: Goods): boolean => mixes.some((mix) => mix.every((count, k) => count === chosen[k]));
export const add = (chosen: Goods, k: number): Goods => plus(chosen, k, 1);
export const take = (chosen: Goods, k: number): Goods => (chosen[k]! > 0 ? plus(chosen, k, -1) : chosen);

/** All mixes of `count` with at most `caps` of each type. */
export function mixesOf(caps: readonly number[], count: number): Goods[] {
  const found: Goods[] = [];
  const choose = (k: number, left: number, before: number[]): void => {
    if (k === GOODS.length - 1) {
      if (left <= caps[k]!) found.push([...before, left] as Goods);
      return;
    }
    for (let number = 0; number <= Math.min(caps[k]!, left); number += 1) choose(k + 1, left - number, [...before, number]);
  };
  choose(0, count, []);
  return found;
}

/** The answers, type by type from `first` on, that make this mix out of `caps` (TQ-3.6): where only one number is possible it
 *  is not asked for. */
export function numbersFor(mix: Goods, caps: readonly number[], first: number): Move[] {
  const moves: Move[] = [];
  let left = countOf(mix.slice(first));
  for (let k = first; k < GOODS.length && left > 0; k += 1) {
    const [low, high] = [Math.max(0, left - countOf(caps.slice(k + 1))), Math.min(caps[k]!, left)];
    if (low < high) moves.push({ do: 'number', number: mix[k]! });
    left -= mix[k]!;
  }
  return moves;
}
