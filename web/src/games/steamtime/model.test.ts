import { describe, expect, it } from 'vitest';
import { seatsOf } from '../../lib/players';
import { RECORDINGS, recording, youOf } from '../../testing/steamtime/fixtures';
import { spaceContent } from './content';
import { ACTIONS, actionOf, asMove, boardOf, choicesOf, COLOURS, crystalsOf, effortOf, esteemTile, isAsked, isOver, isPaying, placeOf, playerOf, saboteursAt, spacesOf } from './model';

describe('the stream', () => {
  it('has its boards from the bottom up, their spaces from the left', () => {
    const { view } = recording('first-turn');
    expect(view.stream).toHaveLength(6);
    expect(view.stream.flatMap((board) => spacesOf(view, board)).toSorted()).toEqual(Object.keys(view.spaces).toSorted());
    expect(spacesOf(view, view.stream[0]!).map(placeOf)).toEqual([1, 2, 3, 4]);
    expect(boardOf('9.4')).toBe(9);
    expect(effortOf(view)).toMatch(/^α/);
  });
  it('knows whose saboteurs stand on a space', () => {
    const { view } = recording('toll');
    const space = view.asked?.what === 'toll' ? view.asked.space : '';
    const there = saboteursAt(view, space);
    expect(there.length).toBeGreaterThan(0);
    for (const seat of there) expect(playerOf(view, seat)!.saboteur).toBe(space);
  });
});

describe('choices', () => {
  it('belong to the thing that they are about, none to two', () => {
    for (const { legal } of Object.values(RECORDINGS)) {
      const { spaces, generators, missions } = choicesOf(legal);
      const found = [...spaces.values(), ...generators.values(), ...missions.values()].flat();
      const own = ['tile', 'skip', 'none', 'top', 'bottom', 'stop', 'time', 'decline', 'done', 'discover', 'esteem', 'card', 'specialist'];
      const others = legal.filter((move) => own.includes(asMove(move).do) || move.from === 'steam');
      expect(found.length + others.length).toBe(legal.length);
    }
  });
  it('are the spaces of a turn that an airship may go to', () => {
    const { view, legal } = recording('rich');
    const places = Object.entries(view.own!.spaces).flatMap(([space, { place }]) => (place ? [space] : []));
    expect([...choicesOf(legal).spaces.keys()].toSorted()).toEqual(places.toSorted());
  });
  it('about a free crystal are its generator and where it lies', () => {
    const { spaces, generators } = choicesOf([{ do: 'gain', what: 'free', into: 'BK', space: '4.2' }, { do: 'gain', what: 'colour', into: 'BK' }]);
    expect([...spaces]).toEqual([['4.2', [{ do: 'gain', what: 'free', into: 'BK', space: '4.2' }]]]);
    expect(generators.get('BK')).toHaveLength(2);
  });
  it('of a payment are its generators', () => {
    const { view, legal } = recording('pay');
    expect(isPaying(view)).toBe(true);
    expect([...choicesOf(legal).generators.keys()]).toEqual(legal.map((move) => move.from));
  });
});

describe('small answers', () => {
  it('about generators, moves and the end', () => {
    expect(COLOURS.map(actionOf)).toEqual(ACTIONS);
    expect([0, 59, 60, 119, 120, 200].map(esteemTile)).toEqual([0, 0, 60, 60, 120, 120]);
    expect(isOver(recording('end').view)).toBe(true);
    const asked = recording('rich');
    expect(isAsked(asked.view, asked.as as number)).toBe(true);
    expect(youOf(asked).legal).toEqual(asked.legal);
    expect(seatsOf(asked.view)).toEqual([0, 1, 2]);
  });
  it('count all crystals, TIME-crystals too', () => {
    const { view } = recording('rich');
    for (const seat of seatsOf(view)) expect(crystalsOf(playerOf(view, seat)!)).toBe(playerOf(view, seat)!.generators.flat().reduce((sum, count) => sum + count, 0));
    for (const [space, { payable }] of Object.entries(view.own!.spaces)) expect(payable !== undefined).toBe(['upgrade', 'expedition'].includes(spaceContent(view, space).does) && view.spaces[space]!.lies !== null);
  });
});
