// Makes the recordings beside it anew: real views of matches among bots, each the first moment that is as it is wanted. After a
// change of the rules or of the views:
//   node web/src/testing/khronos/record.mjs [the built program]
// The same program makes the same files. A recording: who looks (`as`), the view, the one before as a merge patch on it (without
// what could be done then), the groups of facts between the two, and the move that was played next (not at the end).

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = process.argv[2] ?? join(import.meta.dirname, '../../../../build/release/cli/tempora');
const run = (...words) => execFileSync(program, words, { encoding: 'utf8', maxBuffer: 2 ** 28 });
const lines = (text) => text.trim().split('\n').map((line) => JSON.parse(line));

const LANDS = {
  valley: { players: 3, bots: 'greedy', option: ['map=valley'] },
  holdem: { players: 3, bots: 'random', option: ['map=valley', 'holdem=on'] },
  glen: { players: 2, bots: 'greedy', option: ['map=glen'] },
  crowded: { players: 4, bots: 'greedy', option: ['map=glen'] },
  delta: { players: 4, bots: 'greedy', option: ['map=delta'] },
};
const SEED = '1';
const MATCHES = '40';

const has = (moment, what, why) => moment.facts.some((group) => group.facts.some((fact) => fact.what === what && (!why || fact.why === why)));
const at = (step) => (moment) => moment.view.step === step;
const acts = (round) => (moment) => moment.view.step === 'act' && moment.view.round >= round;
const mayAll = ({ view }) => {
  const may = view.own?.may;
  return may && [may.build, may.upgrade, may.demolish, may.populate, may.renovate].every((places) => places.length > 0);
};

// [name, land, who looks: a seat, 'asked' (whoever is asked then), 'active', 'other' (neither) or 'spectator', what it must be like]
const WANTED = [
  ['start', 'valley', 'asked', acts(1)],
  ['middle', 'valley', 'asked', (moment) => acts(3)(moment) && mayAll(moment)],
  ['grown', 'glen', 'spectator', (moment) => has(moment, 'grown') && has(moment, 'vanished') && has(moment, 'shadow')],
  ['displaced', 'glen', 'active', (moment) => has(moment, 'displaced') && at('act')(moment)],
  ['no-tile', 'valley', 'other', (moment) => has(moment, 'stopped', 'tile')],
  ['no-domains', 'valley', 'spectator', (moment) => has(moment, 'stopped', 'domains')],
  ['no-hierarchy', 'glen', 'active', (moment) => has(moment, 'stopped', 'hierarchy')],
  ['stay', 'glen', 'asked', at('stay')],
  ['place', 'valley', 'asked', (moment) => at('place')(moment) && moment.view.owes !== moment.view.active && has(moment, 'conflict')],
  ['waiting', 'glen', 'active', (moment) => at('place')(moment) && moment.view.owes !== moment.view.active],
  ['downsized', 'glen', 'spectator', (moment) => has(moment, 'downsized') && at('act')(moment)],
  ['destroyed', 'glen', 'active', (moment) => has(moment, 'destroyed')],
  ['keep-cube', 'crowded', 'asked', at('keep_cube')],
  ['row', 'glen', 'asked', at('row')],
  ['grow', 'glen', 'asked', at('grow')],
  ['extra', 'glen', 'asked', at('extra')],
  ['share', 'glen', 'asked', at('share')],
  ['populated', 'glen', 'active', (moment) => has(moment, 'populated') && at('act')(moment)],
  ['discard', 'glen', 'asked', (moment) => at('discard')(moment) && moment.view.round === 4],
  ['exchange', 'holdem', 'asked', (moment) => at('exchange')(moment) && moment.view.round > 1],
  ['swap', 'holdem', 'asked', at('swap')],
  ['give', 'holdem', 'asked', at('give')],
  ['known', 'holdem', 'other', (moment) => acts(2)(moment) && has(moment, 'gave')],
  ['wide', 'delta', 'asked', acts(3)],
  ['end', 'glen', 'asked', at('over')],
];

// A moment shows what one whole action did: the board before it is that at the last `act`.
function* moments(file, seat) {
  const seen = lines(run('replay', file, '--as', String(seat), '--json'));
  const moves = lines(run('replay', file, '--as', 'archive', '--json'));
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

const folder = mkdtempSync(join(tmpdir(), 'tempora-khronos-'));
try {
  for (const [name, { players, bots, option }] of Object.entries(LANDS)) {
    const options = option.flatMap((one) => ['--option', one]);
    run('sim', 'khronos', '--players', String(players), '--seed', SEED, '--matches', MATCHES, '--bots', bots, ...options, '--log', join(folder, name));
  }
  for (const [name, land, who, fits] of WANTED) {
    const files = readdirSync(join(folder, land)).sort().map((file) => join(folder, land, file));
    const found = find(files, LANDS[land].players, who, fits);
    if (!found) throw new Error(`no moment for ${name} in ${MATCHES} matches of ${land}`);
    const { as, view, before, facts, next } = found;
    writeFileSync(join(import.meta.dirname, 'views', `${name}.json`), `${JSON.stringify({ as, view, before: patchOf(view, { ...before, own: view.own }), facts, next })}\n`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
