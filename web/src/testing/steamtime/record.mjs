// Makes the recordings beside it anew: real views of matches among bots, each the first moment that is as it is wanted. After a
// change of the rules or of the views:
//   node web/src/testing/steamtime/record.mjs [the built program]
// The same program makes the same files. A recording: who looks (`as`), the view, the groups of facts since the last question of
// a turn, what this seat may answer (`legal`), and the move that was played next (not at the end).

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = process.argv[2] ?? join(import.meta.dirname, '../../../../build/release/cli/tempora');
const run = (...words) => execFileSync(program, words, { encoding: 'utf8', maxBuffer: 2 ** 28 });
const lines = (text) => text.trim().split('\n').map((line) => JSON.parse(line));

const MATCHES = {
  two: { players: 2, bots: 'random', option: ['steam_payment=mint', 'mission_halves=either'], matches: 3 },
  three: { players: 3, bots: 'greedy', option: [], matches: 3 },
  modules: { players: 4, bots: 'random', option: ['sabotage=on', 'specialists=on'], matches: 8 },
};
const SEED = '1';

const has = (what) => (moment) => moment.facts.some((group) => group.facts.some((fact) => fact.what === what));
const late = ({ view, seat }) => view.round > 3 && view.seats[seat].missions.length > 1 && view.seats[seat].upgrades.length > 0;
const several = ({ legal }) => legal.length > 1;
// `what` is asked then of the one who looks; null: at the end, or of somebody else, as a spectator sees it.
const WANTED = [
  ['first-turn', 'three', 'menu'],
  ['rich', 'three', 'menu', late],
  ['pay', 'three', 'pay', several],
  ['discover', 'three', 'discover'],
  ['buy', 'three', 'buy'],
  ['gain', 'three', 'gain', several],
  ['card', 'three', 'card'],
  ['act', 'three', 'choose_act'],
  ['tile', 'three', 'tile'],
  ['bonus', 'three', 'bonus'],
  ['missions', 'three', 'missions'],
  ['end', 'three', null, ({ view }) => view.asked === null],
  ['mint', 'two', 'pay', ({ legal }) => legal.some(({ from }) => from === 'steam')],
  ['halves', 'two', 'missions'],
  ['purple', 'modules', 'purple'],
  ['rainbow', 'modules', 'rainbow'],
  ['sabotage', 'modules', 'sabotage'],
  ['specialist', 'modules', 'specialist'],
  ['toll', 'modules', 'toll'],
  ['watched', 'modules', null, has('mr_time')],
].map(([name, matches, what, fits = () => true]) => ({ name, matches, what, fits }));

/** The moments of a match as that seat, or a spectator, sees it. */
function momentsOf(file, seat) {
  const moments = [];
  let facts = [];
  for (const { view, told, legal = [] } of lines(run('replay', file, '--as', String(seat), '--json'))) {
    if (told) facts = [...facts, told];
    moments.push({ view, seat, facts, legal });
    if (view.asked?.what === 'menu' || view.asked?.what === 'specialist') facts = [];
  }
  return moments;
}
const mayBe = ({ what }, { view, seat }) => (what === null ? seat === 'spectator' : view.asked?.what === what && view.owing.includes(seat));

const folder = mkdtempSync(join(tmpdir(), 'tempora-steamtime-'));
const views = join(import.meta.dirname, 'views');
try {
  let open = WANTED;
  for (const file of readdirSync(views)) rmSync(join(views, file));
  for (const [kind, { players, bots, option, matches }] of Object.entries(MATCHES)) {
    const options = option.flatMap((one) => ['--option', one]);
    run('sim', 'steamtime', '--players', String(players), '--seed', SEED, '--matches', String(matches), '--bots', bots, ...options, '--log', join(folder, kind));
    const files = readdirSync(join(folder, kind)).map((file) => join(folder, kind, file)).sort((one, two) => one.length - two.length || (one < two ? -1 : 1));
    for (const file of files) {
      if (!open.some((one) => one.matches === kind)) break;
      const moves = lines(run('replay', file, '--as', 'archive', '--json')).map(({ move }) => move);
      for (const seat of ['spectator', ...Array(players).keys()]) {
        const moments = momentsOf(file, seat);
        for (const one of open.filter(({ matches: from }) => from === kind)) {
          const at = moments.findIndex((moment) => mayBe(one, moment) && one.fits(moment));
          if (at < 0) continue;
          open = open.filter((other) => other !== one);
          const { view, facts, legal } = moments[at];
          writeFileSync(join(views, `${one.name}.json`), `${JSON.stringify({ as: seat, view, facts, legal, next: moves[at + 1] ?? null })}\n`);
        }
      }
    }
  }
  if (open.length > 0) throw new Error(`no moment for ${open.map(({ name }) => name).join(', ')}`);
} finally {
  rmSync(folder, { recursive: true });
}
