// Makes the recordings beside it anew, after a change of the rules or of the views:
//   node web/src/testing/wartime/record.mjs [the built program]
// Facts begin with a question of a turn.

import { join } from 'node:path';
import { asked, has, other, record, watched } from '../record.mjs';

const MATCHES = {
  two: { players: 2, bots: 'random', option: ['start_cash=500'], matches: 12 },
  lake: { players: 3, bots: 'random', option: ['map=lake', 'start_cash=500', 'rounds=40'], matches: 6 },
  islands: { players: 4, bots: 'random', option: ['map=islands', 'start_cash=500', 'rounds=30'], matches: 4 },
  cargo: { players: 2, bots: 'random', option: ['rounds=300', 'start_cash=500'], matches: 24 },
  six: { players: 6, bots: 'random', option: ['rounds=25', 'start_cash=500'], matches: 2 },
};

const several = ({ legal }) => legal.length > 3;
const rich = ({ view, seat }) => view.round > 12 && Object.keys(view.own?.reach ?? {}).length > 0 && Object.keys(view.pieces).filter((id) => id.startsWith(`${seat}.`)).length > 6;
const closed = ({ view }) => view.asked.arcs.some(({ why }) => why === 'overlap') && view.asked.arcs.some(({ why }) => !why);
const WANTED = [
  asked('first', 'two', 'cc'),
  asked('dozer', 'two', 'dozer'),
  asked('well', 'two', 'well'),
  asked('act', 'two', 'act', rich),
  asked('move', 'two', 'move', closed),
  asked('jet', 'two', 'move', ({ view }) => view.asked.arcs.some(({ parks }) => parks)),
  asked('place', 'two', 'place', ({ view }) => !view.asked.second && view.asked.type === 'well'),
  asked('second', 'two', 'place', ({ view }) => view.asked.second),
  asked('more', 'two', 'more'),
  asked('target', 'two', 'target', several),
  asked('take', 'two', 'take'),
  watched('shot', 'two', 'act', has('shot')),
  other('waiting', 'two', 'move'),
  watched('end', 'two', null, ({ view }) => view.over !== null),
  asked('lake', 'lake', 'act', rich),
  asked('line', 'lake', 'move', ({ view }) => view.asked.arcs.some(({ why }) => why === 'line') && view.asked.arcs.some(({ why }) => why === 'terrain')),
  asked('load', 'cargo', 'load'),
  asked('unload', 'cargo', 'unload', several),
  asked('islands', 'islands', 'act', rich),
  watched('six', 'six', 'act', ({ view }) => view.round > 20),
];

record({
  game: 'wartime',
  matches: MATCHES,
  views: join(import.meta.dirname, 'views'),
  wanted: WANTED,
  beginsAnew: ({ asked: now }) => now?.what === 'act',
});
