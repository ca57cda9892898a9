// Makes the recordings beside it anew, after a change of the rules or of the views:
//   node web/src/testing/timequest/record.mjs [the built program]
// Facts begin with the menu, or with a question to all.

import { join } from 'node:path';
import { asked, has, other, record, watched } from '../record.mjs';

const MATCHES = {
  three: { players: 3, bots: 'greedy', option: [], matches: 4 },
  goals: { players: 4, bots: 'greedy', option: ['objectives=two'], matches: 2 },
  five: { players: 5, bots: 'random', option: ['objectives=one'], matches: 100 },
  tied: { players: 2, bots: 'random', option: ['rounds=5', 'crystals=5'], matches: 40 },
};

const owner = ({ view, seat }) => view.seats[seat];
const rich = (moment) => {
  const player = owner(moment);
  return moment.view.round > 5 && moment.view.explorers.length === 0 && player.slots.length > 0 && Object.keys(player.artifacts).length > 1 && player.hand.cards > 0;
};
const stage = (number) => ({ view }) => view.asked.stage === number;
const event = (id) => ({ view }) => view.event === id;
const forWhat = (what) => ({ view }) => view.asked.for === what;

const WANTED = [
  asked('pick', 'three', 'pick'),
  asked('draft', 'three', 'draft'),
  asked('keep-objective', 'goals', 'choose_objective'),
  asked('first-turn', 'three', 'menu'),
  asked('rich', 'three', 'menu', rich),
  asked('goals', 'goals', 'menu', (moment) => moment.view.round > 8 && owner(moment).level > 0),
  other('waiting', 'three', 'menu', has('arrived')),
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
  asked('block-aimed', 'five', 'block', ({ view }) => view.asked.by !== undefined),

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

record({
  game: 'timequest',
  matches: MATCHES,
  views: join(import.meta.dirname, 'views'),
  wanted: WANTED,
  beginsAnew: ({ asked: now, owing }) => now?.what === 'menu' || owing.length > 1,
});
