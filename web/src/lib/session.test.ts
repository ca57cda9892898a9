import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../testing/socket';
import { groups, lobby, playing } from '../testing/fixtures';
import { promised, witnessOf } from './dice';
import type { ChatLine, FactGroup, TableDocument } from './protocol';
import { TableSession, takenBack } from './session.svelte';

describe('TableSession', () => {
  let socket: FakeSocket;
  let session: TableSession;
  let news: [FactGroup[], ChatLine[]][];

  beforeEach(async () => {
    localStorage.clear();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"name":"Ada","devices":1}')));
    vi.stubGlobal('WebSocket', function (address: string) {
      expect(address).toMatch(/^ws:\/\/.*\/api\/tables\/K7QFM2XA\/socket$/);
      socket = new FakeSocket();
      return socket;
    });
    news = [];
    session = new TableSession('K7QFM2XA', ['en'], (facts, chat) => news.push([facts, chat]));
    await session.start();
    socket.accept();
  });
  afterEach(() => {
    session.stop();
    vi.unstubAllGlobals();
  });

  const state = (doc: TableDocument, facts: FactGroup[] = [], n = 10) => socket.say({ type: 'state', n, doc, facts });
  const sent = (name: string) => socket.sentOfType('command').filter((message) => message.name === name);
  const answerLast = (name: string) => socket.say({ type: 'done', id: sent(name).at(-1)!.id as string, n: 11 });

  it('patches document, log and chat, and says what is new', () => {
    state(playing, groups);
    expect(session.groups).toHaveLength(groups.length);
    expect(session.fresh).toEqual([]);
    const group: FactGroup = { event: 15, seat: 2, by: 'person', facts: [{ what: 'key', seat: 1 }] };
    socket.say({ type: 'update', n: 11, facts: [group], patch: { match: { keyholder: 1 }, you: { decision: null } }, chat: [{ id: 9, text: 'a' }] });
    expect(session.doc?.match?.keyholder).toBe(1);
    expect(session.doc?.you.decision).toBeUndefined();
    expect(session.doc?.table).toEqual(playing.table);
    expect(session.groups.at(-1)).toEqual(group);
    expect(session.fresh).toEqual([group]);
    expect(session.chat.map((line) => line.id)).toEqual([9]);
    expect(news).toEqual([[[group], [{ id: 9, text: 'a' }]]]);
  });

  it('keeps no event of a view that this device no longer shows', () => {
    state(playing, groups);
    const publicGroups = [{ ...groups[0]!, facts: [{ what: 'roles' }] }];
    state({ ...playing, you: { ...playing.you, viewer: 'spectator' } }, publicGroups);
    expect(session.groups).toEqual(publicGroups);
  });

  it('tells what happened since this browser last looked, even after a reload', () => {
    state(playing, groups.slice(0, 4));
    expect(session.missed).toEqual([]);
    socket.say({ type: 'update', n: 13 });
    state(playing, groups.slice(4), 20);
    expect(session.missed).toEqual(groups.slice(4));
    expect(session.groups).toEqual(groups);
  });

  it('plays for the seat that it shows and names the decision only where one is owed', async () => {
    state(playing);
    const done = session.play([{ do: 'open', seat: 1, place: 0 }]);
    expect(sent('play')[0]).toMatchObject({ seat: 0, answers: 14, moves: [{ do: 'open', seat: 1, place: 0 }] });
    answerLast('play');
    expect(await done).toBe(true);
    state({ ...playing, you: { ...playing.you, decision: null } });
    void session.play([{ do: 'announce', silent: true }]);
    expect(sent('play')[1]).not.toHaveProperty('answers');
    state({ ...playing, you: { ...playing.you, viewer: 'spectator' } });
    expect(await session.play([{ do: 'open', seat: 1, place: 0 }])).toBe(false);
  });

  it('promises its part of the dice, shows it when asked, once, and bears witness', () => {
    state(lobby);
    void session.ready(true);
    const { bytes, commitment } = promised('K7QFM2XA', 1);
    expect(sent('ready')[0]).toMatchObject({ ready: true, commitment });
    const dealing = { commitment: 'a'.repeat(64), missing: [0, 1], since: 5, late: false };
    state({ ...lobby, table: { ...lobby.table, phase: 'dealing', dealing } });
    state({ ...lobby, table: { ...lobby.table, phase: 'dealing', dealing } });
    expect(sent('contribute')).toHaveLength(1);
    expect(sent('contribute')[0]).toMatchObject({ bytes });
    state(playing);
    expect(witnessOf('m7')).toEqual({ commitment: 'a'.repeat(64), own: { bytes, commitment } });
    // A server that changes its promise afterwards does not change what was seen.
    state({ ...playing, table: { ...playing.table, dice: { ...playing.table.dice!, commitment: 'f'.repeat(64) } } });
    expect(witnessOf('m7')?.commitment).toBe('a'.repeat(64));
  });

  it('keeps its part to itself while nobody asks for it', () => {
    state(lobby);
    void session.ready(true);
    const dealing = { commitment: 'a'.repeat(64), missing: [1], since: 5, late: false };
    state({ ...lobby, table: { ...lobby.table, phase: 'dealing', dealing } });
    expect(sent('contribute')).toEqual([]);
  });

  it('begins a new log with a new match', () => {
    state(playing, groups);
    const first: FactGroup = { event: 0, facts: [{ what: 'roles' }] };
    socket.say({ type: 'update', n: 11, facts: [first], patch: { table: { match: 'm8', number: 2 } } });
    expect(session.groups).toEqual([first]);
  });
});

describe('takenBack', () => {
  it('strikes what lies between the event gone back to and the undo', () => {
    const line = (event: number, undo?: number): FactGroup => ({ event, facts: [], ...(undo === undefined ? {} : { undo }) });
    expect([...takenBack([line(0), line(1), line(2), line(3, 1), line(4)])]).toEqual([2]);
    expect([...takenBack([line(0), line(1), line(2, 1)])]).toEqual([]);
  });
});
