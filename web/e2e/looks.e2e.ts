// The pages of the shell, with Tempel at the table, from documents written by hand.

import * as fixtures from '../src/testing/fixtures';
import { lookAt } from './looks';

const { chat, groups: facts } = fixtures;

lookAt([
  { name: 'home', path: '/', ready: '.cover svg' },
  { name: 'game', path: '/game/tempel', ready: '.new' },
  { name: 'lobby', path: `/t/${fixtures.CODE}`, table: { doc: fixtures.lobby, chat }, ready: '.chairs' },
  { name: 'table', path: `/t/${fixtures.CODE}`, table: { doc: fixtures.playing, facts, chat }, ready: '[data-testid=tempel-board]' },
  { name: 'end', path: `/t/${fixtures.CODE}`, table: { doc: fixtures.over, facts, chat }, ready: 'dialog table' },
  { name: 'replay', path: '/replay/m7', ready: '[data-testid=tempel-board]' },
  {
    name: 'missed',
    path: `/t/${fixtures.CODE}`,
    table: { doc: fixtures.playing, facts, chat, seen: 5 },
    ready: '.prompt .primary',
    click: '.below .missed .button:not(.plain)',
  },
  { name: 'statistics', path: '/replay/m7', ready: 'dialog table', click: '.foot .button >> nth=0' },
  { name: 'upload', path: '/replay', ready: 'input[type=file]' },
  { name: 'matches', path: '/matches', ready: '.entry' },
  { name: 'rules', path: '/rules/tempel#TD-3.4', ready: '.book h3' },
  { name: 'devices', path: '/devices', ready: '.list li' },
  { name: 'unknown', path: '/nowhere', ready: 'h1' },
]);
