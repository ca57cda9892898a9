import { mount, unmount, type Component } from 'svelte';
import { describe, expect, it } from 'vitest';
import { CONTENT, EFFORTS, ENCOUNTERS, EXPEDITIONS, marksOf, SPECIALISTS } from '../content';
import { ACTIONS, COLOURS } from '../model';
import Airship from './Airship.svelte';
import Crystal from './Crystal.svelte';
import EffortDial from './EffortDial.svelte';
import EncounterMedallion, { TRAITS } from './EncounterMedallion.svelte';
import EsteemGauge from './EsteemGauge.svelte';
import ExpeditionScene, { sceneryOf } from './ExpeditionScene.svelte';
import FirstTile from './FirstTile.svelte';
import GeneratorEmblem from './GeneratorEmblem.svelte';
import GeneratorRow from './GeneratorRow.svelte';
import { GLYPHS } from './glyphs';
import Monument from './Monument.svelte';
import MrTime from './MrTime.svelte';
import PortalGauge from './PortalGauge.svelte';
import Saboteur from './Saboteur.svelte';
import Sign from './Sign.svelte';
import SpecialistEmblem from './SpecialistEmblem.svelte';
import SteamGauge from './SteamGauge.svelte';
import Stream from './Stream.svelte';
import UpgradePlate from './UpgradePlate.svelte';

/** The svg element that a drawing puts on the page. */
function draw<Props extends Record<string, any>>(drawing: Component<Props>, props: NoInfer<Props>): SVGSVGElement {
  const target = document.createElement('div');
  const mounted = mount(drawing, { target, props });
  const svg = target.querySelector('svg')!;
  void unmount(mounted);
  return svg;
}
/** What is left of a drawing for somebody who sees no colours at all. */
const shapesOf = (svg: SVGSVGElement): string => [...svg.querySelectorAll('path, circle, ellipse, rect')].map((part) => ['d', 'cx', 'cy', 'r', 'transform'].map((name) => part.getAttribute(name)).join(' ')).join('\n');
/** How often an outline is in a drawing. */
const drawn = (svg: SVGSVGElement, d: string): number => [...svg.querySelectorAll('path')].filter((path) => path.getAttribute('d') === d).length;

const upgrades = Object.entries(CONTENT.upgrades).flatMap(([round, tiles]) => Object.keys(tiles).map((letter) => `${round}-${letter}`));
const signs = [...ACTIONS, 'g', 's', 'p', 'e', 'U', 'X'] as const;
const seat = { colour: 'var(--player-1)', shape: 1 };
const families: Readonly<Record<string, () => SVGSVGElement[]>> = {
  crystals: () => ([...COLOURS, 'T', '*', 'R', 'D'] as const).map((kind) => draw(Crystal, { kind })),
  signs: () => signs.map((kind) => draw(Sign, { kind })),
  generators: () => COLOURS.map((colour) => draw(GeneratorEmblem, { colour })),
  monuments: () => CONTENT.boards.map((_, k) => draw(Monument, { board: k + 1 })),
  specialists: () => [...SPECIALISTS.keys()].map((id) => draw(SpecialistEmblem, { id })),
  encounters: () => [...ENCOUNTERS.keys()].map((id) => draw(EncounterMedallion, { id })),
  upgrades: () => upgrades.map((id) => draw(UpgradePlate, { id })),
  airships: () => Array.from({ length: 10 }, (_, shape) => draw(Airship, { ...seat, shape })),
  saboteurs: () => Array.from({ length: 10 }, (_, shape) => draw(Saboteur, { ...seat, shape })),
  figures: () => [draw(MrTime, {}), draw(FirstTile, {})],
  others: () => [draw(Stream, {}), draw(SteamGauge, { value: 1 }), draw(PortalGauge, { value: 1 }), draw(EsteemGauge, { value: 1 }), draw(EffortDial, { id: 'α1' }), draw(ExpeditionScene, { id: 'I-A' })],
};

describe.each(Object.keys(families))('the drawings of %s', (name) => {
  const drawings = families[name]!();
  it('are told apart without their colours', () => {
    expect(new Set(drawings.map(shapesOf)).size).toBe(drawings.length);
  });
  it('say nothing of themselves: labels come from the board', () => {
    for (const svg of drawings) {
      expect(svg.getAttribute('aria-hidden')).toBe('true');
      expect(svg.querySelectorAll('text')).toHaveLength(0);
      expect(svg.textContent?.trim()).toBe('');
    }
  });
});

it('names a drawing that has a label', () => {
  const svg = draw(Crystal, { kind: 'GN', label: 'green crystal' });
  expect([svg.getAttribute('role'), svg.getAttribute('aria-label'), svg.getAttribute('aria-hidden')]).toEqual(['img', 'green crystal', null]);
});

it('gives no two drawings on a page the same id', () => {
  const target = document.createElement('div');
  const mounted = [1, 1, 2].map((board) => mount(Monument, { target, props: { board } }));
  mounted.push(mount(Stream, { target }), mount(Stream, { target }));
  const ids = [...target.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(7);
  expect(ids).toHaveLength(7);
  for (const one of mounted) void unmount(one);
});

describe('a generator', () => {
  const row = (filling: [number, number]): SVGSVGElement => draw(GeneratorRow, { colour: 'GN', marks: marksOf('GN'), filling });
  it.each<[[number, number], number, number, number]>([
    [[0, 0], 0, 0, 2],
    [[2, 1], 2, 1, 2],
    [[3, 1], 3, 1, 1],
    [[2, 3], 2, 3, 0],
  ])('with %j holds its crystals and marks the slots that still cost gold', (filling, green, time, marked) => {
    const svg = row(filling);
    expect([drawn(svg, GLYPHS.G), drawn(svg, GLYPHS.T), drawn(svg, GLYPHS['−2'])]).toEqual([green, time, marked]);
  });
  it('fills from the left, TIME-crystals last', () => {
    const crystals = [...row([1, 1]).querySelectorAll('svg')].filter((svg) => drawn(svg, GLYPHS.G) + drawn(svg, GLYPHS.T) > 0);
    const [green, time] = crystals.map((svg) => [drawn(svg, GLYPHS.G), Number(svg.getAttribute('x'))]);
    expect([green![0], time![0]]).toEqual([1, 0]);
    expect(green![1]).toBeLessThan(time![1]!);
  });
});

describe('the gauges', () => {
  const turned = (svg: SVGSVGElement): string => svg.querySelector<SVGGElement>('.needle, .disc, .hand')!.style.transform;
  it('show steam from the lower left to the lower right', () => {
    expect([0, 5, 10].map((value) => turned(draw(SteamGauge, { value })))).toEqual(['rotate(-135deg)', 'rotate(0deg)', 'rotate(135deg)']);
  });
  it('show the portal once around its five places', () => {
    expect([0, 1, 4].map((value) => turned(draw(PortalGauge, { value })))).toEqual(['rotate(0deg)', 'rotate(72deg)', 'rotate(288deg)']);
  });
  it('show esteem on sixty places, and a star for the tile 60 and two for 120', () => {
    const stars = (value: number): number => [...draw(EsteemGauge, { value }).querySelectorAll('[transform^="translate"]')].length;
    expect([0, 59, 60, 119, 120, 400].map(stars)).toEqual([0, 0, 1, 1, 2, 2]);
    expect(turned(draw(EsteemGauge, { value: 15 }))).toBe('rotate(90deg)');
  });
});

describe('cards', () => {
  it('draw each of the 24 persons with traits of their own', () => {
    expect(TRAITS).toHaveLength(ENCOUNTERS.size);
    expect(new Set(TRAITS.map(String)).size).toBe(ENCOUNTERS.size);
  });
  it('lead each expedition somewhere, and use all six sceneries', () => {
    const sceneries = [...EXPEDITIONS.keys()].map(sceneryOf);
    expect(sceneries).not.toContain(undefined);
    expect(new Set(sceneries).size).toBe(6);
    expect([sceneryOf('I-F'), sceneryOf('II-C'), sceneryOf('VI-A'), sceneryOf('I-G')]).toEqual(['machine', 'garden', undefined, undefined]);
  });
  it('show on an effort card as many hands as each letter costs', () => {
    const hands = (id: string): number => draw(EffortDial, { id }).querySelectorAll('path[transform^="rotate"]').length;
    for (const [id, letters] of EFFORTS) expect(hands(id)).toBe(letters['A']!.split('+').length);
  });
  it('turn a spent upgrade face down', () => {
    expect(drawn(draw(UpgradePlate, { id: 'III-C' }), GLYPHS.C)).toBe(1);
    expect(drawn(draw(UpgradePlate, { id: 'III-C', spent: true }), GLYPHS.C)).toBe(0);
  });
});
