import { beforeEach, describe, expect, it } from 'vitest';
import { FakeSocket, FakeTimers } from '../testing/socket';
import { Connection, type Status } from './connection';
import type { Refusal, State, TableDocument, Update } from './protocol';

const doc = {} as TableDocument;
const state = (n: number): State => ({ type: 'state', n, doc });
const update = (n: number): Update => ({ type: 'update', n, patch: { seen: n } });

describe('Connection', () => {
  let sockets: FakeSocket[];
  let timers: FakeTimers;
  let states: State[];
  let updates: Update[];
  let statuses: [Status, Refusal?][];
  let diagnosis: Refusal | null;
  let connection: Connection;
  const socket = () => sockets.at(-1)!;

  beforeEach(() => {
    sockets = [];
    timers = new FakeTimers();
    states = [];
    updates = [];
    statuses = [];
    diagnosis = null;
    connection = new Connection({
      open: () => {
        sockets.push(new FakeSocket());
        return socket();
      },
      timers,
      languages: ['de'],
      onState: (message) => states.push(message),
      onUpdate: (message) => updates.push(message),
      onStatus: (status, refusal) => statuses.push([status, refusal]),
      diagnose: () => Promise.resolve(diagnosis),
    });
    connection.start();
  });

  const live = (n = 5) => {
    socket().accept();
    socket().say(state(n));
  };
  const reconnect = () => {
    socket().break();
    timers.advance(300);
    socket().accept();
  };

  it('says hello first, without a number the first time', () => {
    expect(socket().sent).toEqual([]);
    socket().accept();
    expect(socket().sent).toEqual([{ type: 'hello', languages: ['de'] }]);
  });

  it('takes updates without gap, and those that carry no new record', () => {
    live();
    socket().say(update(6));
    socket().say(update(6));
    socket().say(update(7));
    expect(updates.map((message) => message.n)).toEqual([6, 6, 7]);
    expect(connection.n).toBe(7);
  });

  it('ignores what is older than the state', () => {
    live();
    socket().say(update(4));
    expect(updates).toEqual([]);
  });

  it('asks again after a gap and takes nothing until the state has come', () => {
    live();
    socket().say(update(8));
    socket().say(update(9));
    expect(updates).toEqual([]);
    expect(socket().sentOfType('hello').at(-1)).toEqual({ type: 'hello', last: 5, languages: ['de'] });
    expect(socket().sentOfType('hello')).toHaveLength(2);
    socket().say(state(9));
    socket().say(update(10));
    expect(updates.map((message) => message.n)).toEqual([10]);
  });

  it('holds commands back until the state is there', async () => {
    const outcome = connection.command({ name: 'nudge', seat: 1 });
    expect(socket().sent).toEqual([]);
    live();
    const sent = socket().sentOfType('command')[0]!;
    expect(sent).toMatchObject({ name: 'nudge', seat: 1 });
    expect(sent.id).toMatch(/^[A-Za-z0-9_-]{1,40}$/);
    socket().say({ type: 'done', id: sent.id as string, n: 6 });
    expect(await outcome).toEqual({ done: { type: 'done', id: sent.id, n: 6 } });
  });

  it('gives a refusal back', async () => {
    live();
    const outcome = connection.command({ name: 'start' });
    const id = socket().sentOfType('command')[0]!.id as string;
    const refusal = { code: 'not_host', text: 'Only the host may start.' };
    socket().say({ type: 'refused', id, refusal });
    expect(await outcome).toEqual({ refusal });
  });

  it('sends an unanswered command again with the same id after a break, and an answered one never', async () => {
    live();
    void connection.command({ name: 'chat', text: 'first' });
    const second = connection.command({ name: 'chat', text: 'second' });
    const [one, two] = sockets[0]!.sentOfType('command');
    socket().say({ type: 'done', id: one!.id as string, n: 6 });
    reconnect();
    expect(socket().sentOfType('command')).toEqual([]);
    expect(socket().sentOfType('hello')[0]).toMatchObject({ last: 5 });
    socket().say(state(7));
    expect(socket().sentOfType('command')).toEqual([two]);
    socket().say({ type: 'done', id: two!.id as string, n: 7 });
    expect(await second).toMatchObject({ done: { n: 7 } });
    reconnect();
    socket().say(state(7));
    expect(socket().sentOfType('command')).toEqual([]);
  });

  it('does not send a command twice over the same socket when a gap is healed', () => {
    live();
    void connection.command({ name: 'start' });
    socket().say(update(9));
    socket().say(state(9));
    expect(socket().sentOfType('command')).toHaveLength(1);
  });

  it('waits longer from try to try and starts anew after success', () => {
    live();
    const opened = () => sockets.length;
    socket().break();
    timers.advance(299);
    expect(opened()).toBe(1);
    timers.advance(1);
    expect(opened()).toBe(2);
    socket().accept();
    socket().break();
    timers.advance(999);
    expect(opened()).toBe(2);
    timers.advance(1);
    expect(opened()).toBe(3);
    live();
    socket().break();
    timers.advance(300);
    expect(opened()).toBe(4);
  });

  it('hurries when the network is back', () => {
    live();
    socket().break();
    connection.hurry();
    expect(sockets).toHaveLength(2);
    timers.advance(10_000);
    expect(sockets).toHaveLength(2);
  });

  it('notices a dead line by an unanswered ping', () => {
    live();
    timers.advance(20_000);
    expect(socket().sentOfType('ping')).toHaveLength(1);
    socket().say({ type: 'pong' });
    timers.advance(20_000);
    expect(socket().sentOfType('ping')).toHaveLength(2);
    timers.advance(10_000);
    expect(sockets[0]!.closed).toBe(true);
    expect(statuses.at(-1)?.[0]).toBe('lost');
    timers.advance(300);
    expect(sockets).toHaveLength(2);
  });

  it('ends for good where the server says that there is no such table', async () => {
    live();
    const outcome = connection.command({ name: 'start' });
    const refusal = { code: 'table_unknown', text: 'There is no such table.' };
    socket().say({ type: 'closed', refusal });
    socket().break();
    timers.advance(60_000);
    expect(sockets).toHaveLength(1);
    expect(statuses.at(-1)).toEqual(['closed', refusal]);
    expect(await outcome).toEqual({ refusal });
    expect(await connection.command({ name: 'start' })).toMatchObject({ refusal: { code: 'offline' } });
  });

  it('asks why where a socket does not open', async () => {
    diagnosis = { code: 'table_unknown', text: 'There is no such table.' };
    socket().break();
    await Promise.resolve();
    await Promise.resolve();
    expect(statuses.at(-1)).toEqual(['closed', diagnosis]);
    timers.advance(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('answers questions by id and gives them up when the line breaks', async () => {
    live();
    const hint = connection.hint();
    const moment = connection.moment(12);
    const paths = connection.paths([{ do: 'build' }]);
    const whole = socket().sentOfType('paths')[0]!;
    expect(whole).toMatchObject({ moves: [{ do: 'build' }] });
    socket().say({ type: 'paths', id: whole.id as string, paths: [[{ do: 'build' }, { do: 'at', place: 3 }]], more: false });
    expect(await paths).toMatchObject({ paths: [[{ do: 'build' }, { place: 3 }]], more: false });
    const asked = socket().sentOfType('moment')[0]!;
    expect(asked).toMatchObject({ event: 12 });
    socket().say({ type: 'moment', id: asked.id as string, event: 12, match: { round: 1 } });
    expect(await moment).toMatchObject({ match: { round: 1 } });
    socket().break();
    expect(await hint).toMatchObject({ refusal: { code: 'offline' } });
  });
});
