// Makes the recordings beside it anew, after a change of the rules or of the views:
//   node web/src/testing/steamtime/record.mjs [the built program]
// Facts begin with a question of a turn.

import { join } from 'node:path';
import { asked, has, record, watched } from '../record.mjs';

const MATCHES = {
  two: { players: 2, bots: 'random', option: ['steam_payment=mint', 'mission_halves=either'], matches: 3 },
  three: { players: 3, bots: 'greedy', option: [], matches: 3 },
  modules: { players: 4, bots: 'random', option: ['sabotage=on', 'specialists=on'], matches: 8 },
};

const late = ({ view, seat }) => view.round > 3 && view.seats[seat].missions.length > 1 && view.seats[seat].upgrades.length > 0;
const several = ({ legal }) => legal.length > 1;
const WANTED = [
  asked('first-turn', 'three', 'menu'),
  asked('rich', 'three', 'menu', late),
  asked('pay', 'three', 'pay', several),
  asked('discover', 'three', 'discover'),
  asked('buy', 'three', 'buy'),
  asked('gain', 'three', 'gain', several),
  asked('card', 'three', 'card'),
  asked('act', 'three', 'choose_act'),
  asked('tile', 'three', 'tile'),
  asked('bonus', 'three', 'bonus'),
  asked('missions', 'three', 'missions'),
  watched('end', 'three', null, ({ view }) => view.asked === null),
  asked('mint', 'two', 'pay', ({ legal }) => legal.some(({ from }) => from === 'steam')),
  asked('halves', 'two', 'missions'),
  asked('purple', 'modules', 'purple'),
  asked('rainbow', 'modules', 'rainbow'),
  asked('sabotage', 'modules', 'sabotage'),
  asked('specialist', 'modules', 'specialist'),
  asked('toll', 'modules', 'toll'),
  watched('watched', 'modules', null, has('mr_time')),
];

record({
  game: 'steamtime',
  matches: MATCHES,
  views: join(import.meta.dirname, 'views'),
  wanted: WANTED,
  beginsAnew: ({ asked: now }) => now?.what === 'menu' || now?.what === 'specialist',
});
