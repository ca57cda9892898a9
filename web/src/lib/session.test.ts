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

  describe('what happened since somebody looked', () => {
    const look = (how: 'visible' | 'hidden') => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(how);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const at = (event: number): FactGroup => ({ event, seat: 2, by: 'person', facts: [{ what: 'key', seat: 1 }] });
    const happens = (event: number, n: number) =>
      socket.say({ type: 'update', n, facts: [at(event)], patch: { match: { moment: event } } });
    const waiting = () => session.recap.waiting.map((group) => group.event);
    const last = groups.at(-1)!.event;
    const answerMoment = () => {
      const { id, event } = socket.sentOfType('moment').at(-1)! as { id: string; event: number };
      socket.say({ type: 'moment', id, event, match: { moment: event } });
      return new Promise((resolve) => setTimeout(resolve));
    };
    afterEach(() => vi.restoreAllMocks());

    it('is nothing at the first visit, and what came after the last event after a reload', async () => {
      state(playing, groups.slice(0, 4));
      expect(waiting()).toEqual([]);
      session.stop();
      session = new TableSession('K7QFM2XA', ['en'], () => undefined);
      await session.start();
      socket.accept();
      state(playing, groups);
      expect(waiting()).toEqual(groups.slice(4).map((group) => group.event));
      expect(session.missed).toEqual({ first: groups[4]!.event, last });
      expect(session.groups).toEqual(groups);
      // Nothing of before is known any more: the board waits for the first moment.
      expect(session.past).toBeNull();
    });

    it('after a lost connection, the board stays as it was until each event is shown', async () => {
      state(playing, groups);
      happens(last + 1, 11);
      expect(session.fresh).toHaveLength(1);
      state({ ...playing, match: { moment: last + 3 } }, [at(last + 2), at(last + 3)], 20);
      expect(waiting()).toEqual([last + 2, last + 3]);
      expect(session.past).toMatchObject({ event: last + 1, view: { moment: last + 1 }, facts: [] });
      session.recap.play(null);
      await answerMoment();
      expect(session.past).toMatchObject({ event: last + 2, view: { moment: last + 2 }, facts: [at(last + 2)] });
      void session.recap.next();
      await answerMoment();
      void session.recap.next();
      expect(session.past).toBeNull();
      // The board has drawn it all: nothing is drawn twice.
      expect(session.fresh).toEqual([]);
      happens(last + 4, 21);
      expect(session.fresh).toEqual([at(last + 4)]);
    });

    it('in a hidden tab, events wait for somebody to look; what comes while they are shown is shown after them', async () => {
      state(playing, groups);
      look('hidden');
      happens(last + 1, 11);
      happens(last + 2, 12);
      expect([session.looking, waiting(), session.fresh]).toEqual([false, [last + 1, last + 2], []]);
      expect(session.past?.view).toEqual(playing.match);
      look('visible');
      expect(session.looking).toBe(true);
      session.recap.play(null);
      await answerMoment();
      happens(last + 3, 13);
      expect([waiting(), session.fresh]).toEqual([[last + 2, last + 3], []]);
      expect(session.missed).toEqual({ first: last + 1, last: last + 3 });
      session.recap.skip();
      expect([session.past, waiting()]).toEqual([null, []]);
      expect(session.doc?.match?.moment).toBe(last + 3);
    });

    it('is told once, also when the connection breaks in a hidden tab', () => {
      state(playing, groups);
      look('hidden');
      happens(last + 1, 11);
      state({ ...playing, match: { moment: last + 2 } }, [at(last + 1), at(last + 2)], 12);
      expect(waiting()).toEqual([last + 1, last + 2]);
    });

    it('is remembered from where it was broken off', async () => {
      state(playing, groups);
      look('hidden');
      happens(last + 1, 11);
      happens(last + 2, 12);
      look('visible');
      session.recap.play(null);
      await answerMoment();
      session.stop();
      session = new TableSession('K7QFM2XA', ['en'], () => undefined);
      await session.start();
      socket.accept();
      state(playing, [...groups, at(last + 1), at(last + 2)], 12);
      expect(waiting()).toEqual([last + 2]);
    });

    it('is no secret of another seat: passing the device on ends it', () => {
      state(playing, groups);
      state({ ...playing, match: { moment: last + 1 } }, [at(last + 1)], 20);
      state({ ...playing, you: { ...playing.you, viewer: 'spectator' } }, groups, 20);
      expect([waiting(), session.past]).toEqual([[], null]);
    });

    it('is over for whoever plays on or looks elsewhere', async () => {
      state(playing, groups);
      state({ ...playing, match: { moment: last + 1 } }, [at(last + 1)], 20);
      void session.play([{ do: 'open', seat: 1, place: 0 }]);
      expect([waiting(), session.past]).toEqual([[], null]);
      state(playing, [at(last + 2), at(last + 3)], 21);
      session.recap.play(null);
      await answerMoment();
      void session.look(last);
      await answerMoment();
      expect([waiting(), session.past?.event, session.past?.facts]).toEqual([[], last, []]);
    });

    it('begins anew with a match that began meanwhile', () => {
      state({ ...lobby, table: { ...lobby.table, match: null } });
      look('hidden');
      socket.say({ type: 'update', n: 11, facts: [at(0), at(1)], patch: { table: { phase: 'playing', match: 'm9' }, match: { moment: 1 } } });
      expect([waiting(), session.past]).toEqual([[0, 1], null]);
    });
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
