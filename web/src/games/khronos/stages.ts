// The resolution of an action age by age, from its facts: which age changes when, and what to light and to let go there.

import type { Fact } from '../types';
import { AGES, ageOf, changeOf, type Age, type Footprint, type KhronosView, type Standing } from './model';

export interface Stage {
  age: Age;
  facts: Fact[];
  /** What came to this age. */
  fresh: Footprint[];
  /** What left it. */
  gone: Standing[];
  /** Where the shadow did not come. */
  stopped: Footprint | null;
}

const COMES = new Set(['built', 'grown', 'shadow', 'downsized', 'shrunk', 'stays']);

/** The stages of what happened between two views. Empty: nothing stands differently. */
export function stagesOf(before: KhronosView, after: KhronosView, facts: readonly Fact[]): Stage[] {
  const told = facts.find((fact) => fact.what === 'built' || fact.what === 'grown');
  // After an answer within a resolution the building stands already.
  const { action } = before;
  const root = told ? { square: String(told.square), size: Number(told.size) } : action?.to ? { square: action.to, size: action.size ?? 1 } : null;
  return AGES.flatMap((age): Stage[] => {
    const told = facts.filter((fact) => ageOf(fact) === age);
    const { added, removed } = changeOf(before.ages[age], after.ages[age]);
    if (told.length === 0 && added.length === 0 && removed.length === 0) return [];
    const lit = told.filter((fact) => COMES.has(fact.what)).map((fact): Footprint => ({ square: String(fact.square), size: Number(fact.size) }));
    const cubes = told.flatMap((fact): Footprint[] => {
      const square = String(fact.square);
      const building = after.ages.reason.buildings[square];
      return building && ['populated', 'renovating', 'renovated', 'cube_stays'].includes(fact.what) ? [{ square, size: building.size }] : [];
    });
    const isStopped = root && told.some((fact) => fact.what === 'stopped');
    return [
      {
        age,
        facts: told,
        fresh: unique([...lit, ...cubes]),
        gone: removed.filter((building) => !building.printed),
        stopped: isStopped ? root : null,
      },
    ];
  });
}

function unique(footprints: Footprint[]): Footprint[] {
  return [...new Map(footprints.map((one) => [one.square, one])).values()];
}

/** The view while a stage plays: its age and all before it are as they will be, the later ones as they were. */
export function viewAt(before: KhronosView, after: KhronosView, stages: readonly Stage[], at: number): KhronosView {
  const later = new Set(stages.slice(at + 1).map((stage) => stage.age));
  const ages = Object.fromEntries(AGES.map((age) => [age, later.has(age) ? before.ages[age] : after.ages[age]])) as KhronosView['ages'];
  return { ...after, ages };
}
