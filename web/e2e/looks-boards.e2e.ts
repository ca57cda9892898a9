// The boards of the games at recorded moments, and the ends of their matches.

import * as khronos from '../src/testing/khronos/fixtures';
import { placesBy } from '../src/testing/recordings';
import * as steamtime from '../src/testing/steamtime/fixtures';
import * as timequest from '../src/testing/timequest/fixtures';
import * as wartime from '../src/testing/wartime/fixtures';
import { boardLook, lookAt, tableAt, type Table } from './looks';

type Lines = { line: string; amount: number }[];

const khronosAt = (name: string): Table => tableAt('khronos', khronos.recording(name), khronos.youOf(khronos.recording(name)));
const steamtimeAt = (name: string): Table => tableAt('steamtime', steamtime.recording(name), steamtime.youOf(steamtime.recording(name)));
const timequestAt = (name: string): Table => tableAt('timequest', timequest.recording(name), timequest.youOf(timequest.recording(name)));
const wartimeAt = (name: string): Table => tableAt('wartime', wartime.recording(name), wartime.youOf(wartime.recording(name)));

/** The end of a match, with the score sheet. */
function endOf<Player extends { score: number }>(at: Table, rule: string, seats: Record<string, Player>, linesOf: (player: Player) => Lines): Table {
  const players = Object.values(seats);
  const result = {
    places: placesBy(players),
    rule,
    scores: players.map(linesOf),
  };
  return { ...at, doc: { ...at.doc, table: { ...at.doc.table, phase: 'over', clock: { kind: 'none' }, result } } };
}
const timequestEnd = endOf(timequestAt('end'), 'TQ-15.2', timequest.recording('end').view.seats, ({ artifacts, crystals, level }) => [
  { line: 'artifacts', amount: Object.keys(artifacts).length },
  { line: 'crystals', amount: Math.floor(crystals / 6) },
  { line: 'objective', amount: level },
]);
const steamtimeEnd = endOf(steamtimeAt('end'), 'ST-17.12', steamtime.recording('end').view.seats, ({ esteem }) =>
  Object.entries(esteem).map(([line, amount]) => ({ line, amount })),
);
const wartimeEnd = endOf(wartimeAt('end'), 'WT-10.5', wartime.recording('end').view.seats, ({ score, cash }) => [
  { line: 'buildings', amount: score - cash },
  { line: 'cash', amount: cash },
]);

lookAt([
  ...['middle', 'stay', 'swap', 'waiting', 'wide'].map((name) => boardLook('khronos', name, khronosAt(name))),
  ...['rich', 'answered', 'fight', 'offer'].map((name) => boardLook('timequest', name, timequestAt(name))),
  boardLook('timequest', 'end', timequestEnd),
  ...['rich', 'pay', 'card', 'sabotage', 'missions'].map((name) => boardLook('steamtime', name, steamtimeAt(name))),
  boardLook('steamtime', 'end', steamtimeEnd),
  ...['act', 'move', 'target', 'six'].map((name) => boardLook('wartime', name, wartimeAt(name))),
  boardLook('wartime', 'end', wartimeEnd),
]);
