// Makes the recordings beside it anew: real views of matches among bots, each the first moment that is as it is wanted. After a
// change of the rules or of the views:
//   node web/src/testing/timequest/record.mjs [the built program]
// The same program makes the same files. A recording: who looks (`as`), the view, the groups of facts since the menu or the
// question to all before it, and the move that was played next (not at the end).

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = process.argv[2] ?? join(import.meta.dirname, '../../../../build/release/cli/tempora');
const run = (...words) => execFileSync(program, words, { encoding: 'utf8', maxBuffer: 2 ** 28 });
const lines = (text) => text.trim().split('\n').map((line) => JSON.parse(line));

const MATCHES = {
  three: { players: 3, bots: 'greedy', option: [], matches: 4 },
  goals: { players: 4, bots: 'greedy', option: ['objectives=two'], matches: 2 },
  five: { players: 5, bots: 'random', option: ['objectives=one'], matches: 8 },
  tied: { players: 2, bots: 'random', option: ['rounds=5', 'crystals=5'], matches: 40 },
};
const SEED = '1';

const has = (moment, what) => moment.facts.some((group) => group.facts.some((fact) => fact.what === what));
const asks = (what, fits = () => true) => (moment) => moment.view.asked?.what === what && fits(moment);
const stage = (number) => ({ view }) => view.asked.stage === number;
const owner = ({ view, seat }) => view.seats[seat];
const rich = (moment) => {
  const player = owner(moment);
  return moment.view.round > 5 && player.slots.length > 0 && Object.keys(player.artifacts).length > 1 && player.hand.cards > 0 && moment.view.own.quests;
};

// [name, matches, who looks: 'asked' (whoever is asked then), 'other' (somebody else) or 'spectator', what it must be like]
const WANTED = [
  ['pick', 'three', 'asked', asks('pick')],
  ['draft', 'three', 'asked', asks('draft')],
  ['keep-objective', 'goals', 'asked', asks('choose_objective')],
  ['first-turn', 'three', 'asked', asks('menu')],
  ['rich', 'three', 'asked', (moment) => asks('menu')(moment) && rich(moment)],
  ['goals', 'goals', 'asked', (moment) => asks('menu')(moment) && moment.view.round > 8 && owner(moment).level > 0],
  ['waiting', 'three', 'other', (moment) => asks('menu')(moment) && has(moment, 'arrived')],
  ['event', 'three', 'asked', asks('all_event', ({ view }) => view.answered.length > 0)],
  ['answered', 'five', 'other', asks('all_event', ({ view }) => view.answered.length > 2)],
  ['guardian', 'five', 'asked', asks('guardian')],
  ['shielded', 'five', 'spectator', ({ view }) => view.guardian != null],
  ['offer', 'five', 'asked', asks('trade', stage(3))],
  ['bets', 'five', 'asked', asks('bets')],
  ['fight', 'five', 'spectator', (moment) => asks('prize')(moment) && Object.keys(moment.view.stakes).length > 0],
  ['duel', 'five', 'asked', asks('duel', stage(1))],
  ['void', 'five', 'asked', asks('void_roll')],
  ['reroll', 'five', 'asked', asks('reroll')],
  ['block', 'five', 'asked', asks('block')],
  ['mix', 'five', 'asked', asks('mix', ({ view }) => view.asked.good)],
  ['payment', 'five', 'asked', asks('quest')],
  ['way', 'five', 'asked', asks('way')],
  ['order', 'five', 'asked', asks('order', ({ view }) => view.asked.count === 3)],
  ['keep', 'five', 'asked', asks('keep')],
  ['treasure', 'five', 'asked', asks('treasure')],
  ['vision', 'five', 'asked', asks('vision', ({ view }) => view.asked.deck)],
  ['kept', 'five', 'other', ({ view }) => Object.values(view.seats).some(({ event_place }) => event_place === 'hidden')],
  ['explorers', 'five', 'asked', asks('menu', ({ view, seat }) => view.seats[seat].character === 'C5' && view.explorers.length > 0)],
  ['locked', 'five', 'spectator', ({ view }) => Object.values(view.periods).some(({ lock, engineer }) => lock !== null || engineer !== null)],
  ['banked', 'three', 'spectator', ({ view }) => Object.values(view.seats).some(({ due }) => due > 0)],
  ['auction', 'five', 'asked', asks('all_event', ({ view }) => view.event === 'EP25')],
  ['battle', 'tied', 'asked', asks('battle')],
  ['fought', 'tied', 'spectator', ({ view }) => view.asked === null && Object.keys(view.battle).length > 0],
  ['end', 'goals', 'spectator', ({ view }) => view.asked === null],
];

function* moments(file, seat) {
  const seen = lines(run('replay', file, '--as', String(seat), '--json'));
  const moves = lines(run('replay', file, '--as', 'archive', '--json'));
  let facts = [];
  for (const [k, { view, told }] of seen.entries()) {
    if (told) facts = [...facts, told];
    yield { view, seat, facts, next: moves[k + 1]?.move };
    if (view.asked?.what === 'menu' || view.owing.length > 1) facts = [];
  }
}

const looks = { asked: ({ view, seat }) => view.owing.includes(seat), other: ({ view, seat }) => view.owing.length > 0 && !view.owing.includes(seat), spectator: () => true };

const folder = mkdtempSync(join(tmpdir(), 'tempora-timequest-'));
try {
  const open = new Set(WANTED);
  for (const [kind, { players, bots, option, matches }] of Object.entries(MATCHES)) {
    const options = option.flatMap((one) => ['--option', one]);
    run('sim', 'timequest', '--players', String(players), '--seed', SEED, '--matches', String(matches), '--bots', bots, ...options, '--log', join(folder, kind));
    const files = readdirSync(join(folder, kind)).map((file) => join(folder, kind, file)).sort((one, two) => one.length - two.length || (one < two ? -1 : 1));
    for (const file of files) {
      for (const seat of ['spectator', ...Array(players).keys()]) {
        const wanted = [...open].filter(([, where, who]) => where === kind && (who === 'spectator') === (seat === 'spectator'));
        if (wanted.length === 0) continue;
        for (const moment of moments(file, seat)) {
          for (const one of wanted) {
            const [name, , who, fits] = one;
            if (!open.has(one) || !looks[who](moment) || !fits(moment)) continue;
            open.delete(one);
            const { view, facts, next = null } = moment;
            writeFileSync(join(import.meta.dirname, 'views', `${name}.json`), `${JSON.stringify({ as: seat, view, facts, next })}\n`);
          }
        }
      }
    }
  }
  if (open.size > 0) throw new Error(`no moment for ${[...open].map(([name]) => name).join(', ')}`);
} finally {
  rmSync(folder, { recursive: true });
}
