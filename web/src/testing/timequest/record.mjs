// Makes the recordings beside it anew: real views of matches among bots, each the first moment that is as it is wanted. After a
// change of the rules or of the views:
//   node web/src/testing/timequest/record.mjs [the built program]
// The same program makes the same files. A recording: who looks (`as`), the view, the groups of facts since the menu or the
// question to all before it, what this seat may answer (`legal`), and the move that was played next (not at the end).

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
  five: { players: 5, bots: 'random', option: ['objectives=one'], matches: 100 },
  tied: { players: 2, bots: 'random', option: ['rounds=5', 'crystals=5'], matches: 40 },
};
const SEED = '1';

const has = (moment, what) => moment.facts.some((group) => group.facts.some((fact) => fact.what === what));
const owner = ({ view, seat }) => view.seats[seat];
const rich = (moment) => {
  const player = owner(moment);
  return moment.view.round > 5 && moment.view.explorers.length === 0 && player.slots.length > 0 && Object.keys(player.artifacts).length > 1 && player.hand.cards > 0;
};
const stage = (number) => ({ view }) => view.asked.stage === number;
const event = (id) => ({ view }) => view.event === id;
const forWhat = (what) => ({ view }) => view.asked.for === what;

// Who looks: whoever is asked then, somebody else while others are asked, or a spectator.
const LOOKS = {
  asked: ({ view, seat }) => view.owing.includes(seat),
  other: ({ view, seat }) => view.owing.length > 0 && !view.owing.includes(seat),
  spectator: ({ seat }) => seat === 'spectator',
};
const any = () => true;
// `what` is asked then, or null; `fits` says what else it must be like.
const wanted = (who) => (name, matches, what, fits = any) => ({ name, matches, who, what, fits });
const asked = wanted('asked');
const other = wanted('other');
const watched = wanted('spectator');

const WANTED = [
  asked('pick', 'three', 'pick'),
  asked('draft', 'three', 'draft'),
  asked('keep-objective', 'goals', 'choose_objective'),
  asked('first-turn', 'three', 'menu'),
  asked('rich', 'three', 'menu', rich),
  asked('goals', 'goals', 'menu', (moment) => moment.view.round > 8 && owner(moment).level > 0),
  other('waiting', 'three', 'menu', (moment) => has(moment, 'arrived')),
  asked('explorers', 'five', 'menu', (moment) => owner(moment).character === 'C5' && moment.view.explorers.length > 0),
  asked('collect', 'three', 'collect'),
  asked('payment', 'five', 'quest'),
  asked('artifact', 'five', 'artifact'),
  asked('way', 'five', 'way'),

  asked('event', 'three', 'all_event', ({ view }) => view.answered.length > 0),
  other('answered', 'five', 'all_event', ({ view }) => view.answered.length > 2),
  asked('bank', 'five', 'all_event', event('EP10')),
  asked('lottery', 'five', 'all_event', event('EP22')),
  asked('auction', 'five', 'all_event', event('EP25')),
  asked('loop', 'five', 'loop'),
  asked('jump', 'five', 'jump'),
  asked('slip', 'five', 'slip'),
  asked('duellist', 'five', 'duellist'),
  asked('guardian', 'five', 'guardian'),
  watched('shielded', 'five', null, ({ view }) => view.guardian != null),

  asked('keep', 'five', 'keep'),
  asked('use-now', 'five', 'use_now'),
  asked('treasure', 'five', 'treasure'),
  asked('free-quest', 'five', 'free_quest'),
  asked('lose-quest', 'five', 'lose_quest'),
  asked('hunt', 'five', 'hunt'),
  asked('bury', 'five', 'bury'),
  asked('melt', 'five', 'melt'),
  asked('void', 'five', 'void_roll'),
  asked('reroll', 'five', 'reroll'),
  asked('block', 'five', 'block'),

  asked('mix', 'five', 'mix', ({ view }) => view.asked.good),
  asked('mix-lose', 'five', 'mix', forWhat('lose')),
  asked('mix-pay', 'five', 'mix', forWhat('pay')),
  asked('one-type', 'five', 'one_type'),
  asked('two-types', 'five', 'two_types'),
  asked('exchange-give', 'five', 'exchange', stage(0)),
  asked('exchange-count', 'five', 'exchange', stage(2)),
  asked('expert', 'five', 'expert'),
  asked('extra', 'five', 'extra'),
  asked('refund', 'five', 'refund'),

  asked('lay', 'five', 'lay'),
  asked('replace', 'five', 'replace'),
  asked('discard', 'five', 'discard'),
  asked('push', 'five', 'push', stage(0)),
  asked('push-where', 'five', 'push', stage(1)),
  asked('raid', 'five', 'raid', stage(1)),
  asked('forced-trade', 'five', 'forced_trade', stage(1)),
  asked('forced-trade-what', 'five', 'forced_trade', stage(2)),
  asked('swap-places', 'five', 'swap_places'),
  asked('look', 'five', 'look'),
  asked('order', 'five', 'order', ({ view }) => view.asked.count === 3),
  asked('vision', 'five', 'vision'),
  asked('vision-card', 'five', 'vision', ({ view }) => view.asked.deck),

  asked('trade-who', 'five', 'trade', stage(0)),
  asked('trade-give', 'five', 'trade', stage(1)),
  asked('trade-ask', 'five', 'trade', stage(2)),
  asked('offer', 'five', 'trade', stage(3)),
  asked('bets', 'five', 'bets'),
  watched('fight', 'five', 'prize', ({ view }) => Object.keys(view.stakes).length > 0),
  asked('prize', 'five', 'prize'),
  asked('duel', 'five', 'duel', stage(1)),
  asked('duel-decline', 'five', 'duel', stage(2)),
  asked('duel-lost', 'five', 'duel', stage(5)),

  other('kept', 'five', null, ({ view }) => Object.values(view.seats).some(({ event_place }) => event_place === 'hidden')),
  watched('locked', 'five', null, ({ view }) => Object.values(view.periods).some(({ lock, engineer }) => lock !== null || engineer !== null)),
  watched('banked', 'five', null, ({ view }) => Object.values(view.seats).some(({ due }) => due > 0)),
  asked('battle', 'tied', 'battle'),
  watched('fought', 'tied', null, ({ view }) => view.asked === null && Object.keys(view.battle).length > 0),
  watched('end', 'goals', null, ({ view }) => view.asked === null),
];

/** The moments of a match as that seat, or a spectator, sees it. */
function momentsOf(file, seat) {
  const seen = lines(run('replay', file, '--as', String(seat), '--json'));
  const moments = [];
  let facts = [];
  for (const { view, told, legal = [] } of seen) {
    if (told) facts = [...facts, told];
    moments.push({ view, seat, facts, legal });
    if (view.asked?.what === 'menu' || view.owing.length > 1) facts = [];
  }
  return moments;
}
/** As far as everybody sees it. */
const mayBe = ({ who, what }, moment) => LOOKS[who](moment) && (what === null || moment.view.asked?.what === what);

const folder = mkdtempSync(join(tmpdir(), 'tempora-timequest-'));
const views = join(import.meta.dirname, 'views');
try {
  let open = WANTED;
  for (const file of readdirSync(views)) rmSync(join(views, file));
  for (const [kind, { players, bots, option, matches }] of Object.entries(MATCHES)) {
    const options = option.flatMap((one) => ['--option', one]);
    run('sim', 'timequest', '--players', String(players), '--seed', SEED, '--matches', String(matches), '--bots', bots, ...options, '--log', join(folder, kind));
    const files = readdirSync(join(folder, kind)).map((file) => join(folder, kind, file)).sort((one, two) => one.length - two.length || (one < two ? -1 : 1));
    for (const file of files) {
      const here = open.filter((one) => one.matches === kind);
      if (here.length === 0) break;
      const everybody = momentsOf(file, 'spectator');
      const moves = lines(run('replay', file, '--as', 'archive', '--json')).map(({ move }) => move);
      for (const seat of ['spectator', ...Array(players).keys()]) {
        const sought = here.filter((one) => open.includes(one) && everybody.some((moment) => mayBe(one, { ...moment, seat })));
        if (sought.length === 0) continue;
        const moments = seat === 'spectator' ? everybody : momentsOf(file, seat);
        for (const one of sought) {
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
