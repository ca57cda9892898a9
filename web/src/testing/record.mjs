// What the games' record.mjs share: real views of matches among bots, each the first moment that is as it is wanted. The same
// program makes the same files.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = process.argv[2] ?? join(import.meta.dirname, '../../../build/release/cli/tempora');
const SEED = '1';
const run = (...words) => execFileSync(program, words, { encoding: 'utf8', maxBuffer: 2 ** 28 });

/** A finished match, line by line, as a seat, `spectator` or `archive` sees it. */
export const replayed = (file, as) => run('replay', file, '--as', String(as), '--json').trim().split('\n').map((line) => JSON.parse(line));

/** Plays the kinds of matches by name, and hands the logs of each, in the order of their matches, to `use`. */
export function withMatches(game, kinds, use) {
  const folder = mkdtempSync(join(tmpdir(), `tempora-${game}-`));
  try {
    for (const [kind, { players, bots, option, matches }] of Object.entries(kinds)) {
      const options = option.flatMap((one) => ['--option', one]);
      run('sim', game, '--players', String(players), '--seed', SEED, '--matches', String(matches), '--bots', bots, ...options, '--log', join(folder, kind));
      use(kind, players, readdirSync(join(folder, kind)).sort().map((file) => join(folder, kind, file)));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const write = (views, name, recording) => writeFileSync(join(views, `${name}.json`), `${JSON.stringify(recording)}\n`);

// Who looks: whoever is asked then, somebody else while others are asked, or a spectator.
const LOOKS = {
  asked: ({ view, seat }) => view.owing.includes(seat),
  other: ({ view, seat }) => view.owing.length > 0 && !view.owing.includes(seat),
  spectator: ({ seat }) => seat === 'spectator',
};
/** As far as everybody sees it. */
const mayBe = ({ who, what }, moment) => LOOKS[who](moment) && (what === null || moment.view.asked?.what === what);

const wanted = (who) => (name, matches, what, fits = () => true) => ({ name, matches, who, what, fits });
/** A moment in a kind of matches: `what` is asked then, or null; `fits` says what else it must be like. */
export const asked = wanted('asked');
export const other = wanted('other');
export const watched = wanted('spectator');

/** Something has happened since the last moment with which facts begin anew. */
export const has = (what) => ({ facts }) => facts.some((group) => group.facts.some((fact) => fact.what === what));

/** The moments of a match as that seat, or a spectator, sees it. */
function momentsOf(file, seat, beginsAnew) {
  const moments = [];
  let facts = [];
  for (const { view, told, legal = [] } of replayed(file, seat)) {
    if (told) facts = [...facts, told];
    moments.push({ view, seat, facts, legal });
    if (beginsAnew(view)) facts = [];
  }
  return moments;
}

/** Makes the recordings in `views` anew: who looks (`as`), the view, the groups of facts since the last view that `beginsAnew`,
 *  what this seat may answer (`legal`), and the move that was played next (not at the end). */
export function record({ game, matches, views, wanted, beginsAnew }) {
  let open = wanted;
  for (const file of readdirSync(views)) rmSync(join(views, file));
  withMatches(game, matches, (kind, players, files) => {
    for (const file of files) {
      const here = open.filter((one) => one.matches === kind);
      if (here.length === 0) return;
      const everybody = momentsOf(file, 'spectator', beginsAnew);
      const moves = replayed(file, 'archive').map(({ move }) => move);
      for (const seat of ['spectator', ...Array(players).keys()]) {
        const sought = here.filter((one) => open.includes(one) && everybody.some((moment) => mayBe(one, { ...moment, seat })));
        if (sought.length === 0) continue;
        const moments = seat === 'spectator' ? everybody : momentsOf(file, seat, beginsAnew);
        for (const one of sought) {
          const at = moments.findIndex((moment) => mayBe(one, moment) && one.fits(moment));
          if (at < 0) continue;
          open = open.filter((still) => still !== one);
          const { view, facts, legal } = moments[at];
          write(views, one.name, { as: seat, view, facts, legal, next: moves[at + 1] ?? null });
        }
      }
    }
  });
  if (open.length > 0) throw new Error(`no moment for ${open.map(({ name }) => name).join(', ')}`);
}
