import { mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { TYPES } from '../geometry';
import Die from './Die.svelte';
import Piece, { detailAt } from './Piece.svelte';
import Sprite from './Sprite.svelte';

function draw(make: (target: HTMLElement) => Record<string, unknown>): HTMLElement {
  const target = document.createElement('div');
  const mounted = make(target);
  const copy = target.cloneNode(true) as HTMLElement;
  void unmount(mounted);
  return copy;
}
const sprite = draw((target) => mount(Sprite, { target }));
const shapesOf = (id: string): string =>
  [...sprite.querySelectorAll(`#${id} :is(path, circle, ellipse, rect)`)].map((part) => ['d', 'cx', 'cy', 'r', 'x', 'y', 'width', 'height', 'transform'].map((name) => part.getAttribute(name)).join(' ')).join('\n');

describe('the pieces', () => {
  it.each(['', '-far'])('are told apart without their colours%s', (far) => {
    const shapes = [...TYPES, 'fort'].map((type) => shapesOf(`wt-${type}${far}`));
    for (const shape of shapes) expect(shape).not.toBe('');
    expect(new Set(shapes).size).toBe(shapes.length);
  });
  it('are sketches where they are small, and have letters where there is room', () => {
    expect([12, 30, 120].map((pixels) => detailAt(pixels / 380))).toEqual([0, 1, 2]);
    const drawn = (type: 'well' | 'tank', detail: 0 | 1 | 2): HTMLElement => draw((target) => mount(Piece, { target, props: { type, seat: 2, serial: 1, colour: 'red', detail } }));
    expect(drawn('well', 0).innerHTML).toContain('#wt-well-far');
    expect(drawn('well', 0).textContent).not.toContain('C1');
    expect(drawn('well', 1).textContent).toContain('C1');
    expect(drawn('tank', 1).textContent).not.toContain('C1');
    expect(drawn('tank', 2).textContent).toContain('C1');
  });
});

describe('the die', () => {
  it('has opposite faces that add up to seven', () => {
    const faces = [...draw((target) => mount(Die, { target, props: { value: 1, colour: 'red' } })).querySelectorAll<HTMLElement>('.face')];
    const pips = new Map(faces.map((face) => [face.getAttribute('style'), face.querySelectorAll('circle').length]));
    const sum = (one: string, other: string): number => [one, other].reduce((total, turn) => total + ([...pips].find(([style]) => style!.includes(turn))?.[1] ?? 0), 0);
    expect([...pips.values()].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(sum('rotateY(90deg)', 'rotateY(-90deg)')).toBe(7);
    expect(sum('rotateX(90deg)', 'rotateX(-90deg)')).toBe(7);
  });
});
