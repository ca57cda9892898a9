// Makes the recordings beside it anew, after a change of the rules or of the views:
//   node web/src/testing/khronos/record.mjs [the built program]
// A recording: who looks (`as`), the view, the one before as a merge patch on it (without what could be done then), the groups
// of facts between the two, and the move that was played next (not at the end).

import { join } from 'node:path';
import { has, replayed, withMatches, write } from '../record.mjs';

const LANDS = {
  valley: { players: 3, bots: 'greedy', option: ['map=valley'], matches: 40 },
  holdem: { players: 3, bots: 'random', option: ['map=valley', 'holdem=on'], matches: 40 },
  glen: { players: 2, bots: 'greedy', option: ['map=glen'], matches: 40 },
  crowded: { players: 4, bots: 'greedy', option: ['map=glen'], matches: 40 },
  delta: { players: 4, bots: 'greedy', option: ['map=delta'], matches: 40 },
};

const stopped = (why) => ({ facts }) => facts.some((group) => group.facts.some((fact) => fact.what === 'stopped' && fact.why === why));
const all = (...conditions) => (moment) => conditions.every((fits) => fits(moment));
const at = (step) => (moment) => moment.view.step === step;
const round = (number) => ({ view }) => view.round === number;
const late = ({ view }) => view.round > 1;
/** Somebody is asked who is not at turn. */
const others = ({ view }) => view.owes !== view.active;
const acts = (first) => (moment) => moment.view.step === 'act' && moment.view.round >= first;
const mayAll = ({ view }) => {
  const may = view.own?.may;
  return may && [may.build, may.upgrade, may.demolish, may.populate, may.renovate].every((places) => places.length > 0);
};

// [name, land, who looks: a seat, 'asked' (whoever is asked then), 'active', 'other' (neither) or 'spectator', what it must be like]
const WANTED = [
  ['start', 'valley', 'asked', acts(1)],
  ['middle', 'valley', 'asked', all(acts(3), mayAll)],
  ['grown', 'glen', 'spectator', all(has('grown'), has('vanished'), has('shadow'))],
  ['displaced', 'glen', 'active', all(has('displaced'), at('act'))],
  ['no-tile', 'valley', 'other', stopped('tile')],
  ['no-domains', 'valley', 'spectator', stopped('domains')],
  ['no-hierarchy', 'glen', 'active', stopped('hierarchy')],
  ['stay', 'glen', 'asked', at('stay')],
  ['place', 'valley', 'asked', all(at('place'), others, has('conflict'))],
  ['waiting', 'glen', 'active', all(at('place'), others)],
  ['downsized', 'glen', 'spectator', all(has('downsized'), at('act'))],
  ['destroyed', 'glen', 'active', has('destroyed')],
  ['keep-cube', 'crowded', 'asked', at('keep_cube')],
  ['row', 'glen', 'asked', at('row')],
  ['grow', 'glen', 'asked', at('grow')],
  ['extra', 'glen', 'asked', at('extra')],
  ['share', 'glen', 'asked', at('share')],
  ['populated', 'glen', 'active', all(has('populated'), at('act'))],
  ['discard', 'glen', 'asked', all(at('discard'), round(4))],
  ['exchange', 'holdem', 'asked', all(at('exchange'), late)],
  ['swap', 'holdem', 'asked', at('swap')],
  ['give', 'holdem', 'asked', at('give')],
  ['known', 'holdem', 'other', all(acts(2), has('gave'))],
  ['wide', 'delta', 'asked', acts(3)],
  ['end', 'glen', 'asked', at('over')],
];

// A moment shows what one whole action did: the board before it is that at the last `act`.
function* moments(file, seat) {
  const seen = replayed(file, seat);
  const moves = replayed(file, 'archive');
  let [before, facts] = [seen[0].view, []];
  for (const [k, { view, told }] of seen.entries()) {
    if (told) facts = [...facts, told];
    yield { view, before, facts, next: moves[k + 1]?.move };
    if (view.step === 'act') [before, facts] = [view, []];
  }
}

// The merge patch that turns one value into another (RFC 7386).
function patchOf(from, to) {
  const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject(from) || !isObject(to)) return to;
  const patch = {};
  for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
    if (to[key] === undefined) patch[key] = null;
    else if (JSON.stringify(from[key]) !== JSON.stringify(to[key])) patch[key] = patchOf(from[key], to[key]);
  }
  return patch;
}

const asks = { asked: ({ owes }) => owes, active: ({ active }) => active, other: ({ owes, active, players }) => [...Array(players).keys()].find((seat) => seat !== owes && seat !== active) };

function find(files, players, who, fits) {
  const viewers = who === 'spectator' ? [who] : [...Array(players).keys()];
  for (const file of files) {
    for (const as of viewers) {
      for (const moment of moments(file, as)) {
        // A seat by what it does then; at the end nobody is asked, and the first one looks.
        const seat = who === 'spectator' ? who : (asks[who](moment.view) ?? 0);
        if (seat === as && fits(moment)) return { as, ...moment };
      }
    }
  }
  return null;
}

withMatches('khronos', LANDS, (kind, players, files) => {
  for (const [name, , who, fits] of WANTED.filter(([, land]) => land === kind)) {
    const found = find(files, players, who, fits);
    if (!found) throw new Error(`no moment for ${name} in the matches of ${kind}`);
    const { as, view, before, facts, next } = found;
    write(join(import.meta.dirname, 'views'), name, { as, view, before: patchOf(view, { ...before, own: view.own }), facts, next });
  }
});
