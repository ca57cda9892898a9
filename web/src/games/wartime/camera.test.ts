import { afterEach, describe, expect, it, vi } from 'vitest';
import { Camera } from './camera.svelte';

function camera(): Camera {
  const found = new Camera(() => ({ width: 8300, height: 5100 }));
  [found.width, found.height] = [830, 600];
  return found;
}
const isWhole = (one: Camera): boolean => one.scale <= one.least * 1.001;
const close = (found: readonly number[], wanted: readonly number[]): void => found.forEach((value, k) => expect(value).toBeCloseTo(wanted[k]!, 3));

describe('the window on the table', () => {
  it('shows the whole table first, its middle in the middle', () => {
    const one = camera();
    const { scale, centre } = one;
    expect(isWhole(one)).toBe(true);
    expect(scale).toBeCloseTo(830 / (8300 * 1.02));
    close(centre, [4000, 2400]);
  });
  it('has north above', () => {
    const one = camera();
    expect(one.toScreen([4000, 2500])[1]).toBeLessThan(one.toScreen([4000, 2400])[1]);
    close(one.toTable(one.toScreen([1234, 567])), [1234, 567]);
  });
  it('keeps the point under the pointer when it zooms', () => {
    const one = camera();
    one.zoom(3);
    const fixed = one.toTable([300, 200]);
    one.zoom(1.4, [300, 200]);
    close(one.toTable([300, 200]), fixed);
    one.zoom(1 / 1000, [300, 200]);
    expect(isWhole(one)).toBe(true);
  });
  it('never leaves the table', () => {
    const one = camera();
    one.zoom(4);
    one.pan(99999, -99999);
    // But for a strip, so that buttons cover nothing.
    const [left, bottom] = one.toTable([0, 600]);
    close([left, bottom], [-150 - 52 / one.scale, -150 - 52 / one.scale]);
    one.zoom(1000);
    expect(one.scale).toBe(one.most);
  });
  it('goes to a question and back, unless it was moved meanwhile', () => {
    const one = camera();
    one.frame([1500, 2400], 600, false);
    expect(one.scale).toBeGreaterThan(0.3);
    const [x, y] = one.toScreen([1500, 2400]);
    close([x, y], [415, (600 - 52) / 2]);
    one.back(false);
    expect(isWhole(one)).toBe(true);
    one.frame([1500, 2400], 600, false);
    one.pan(10, 0);
    one.back(false);
    expect(isWhole(one)).toBe(false);
  });
  it('stays where it is if the question is in sight and large enough', () => {
    const one = camera();
    one.frame([4000, 2600], 1900, false);
    expect(isWhole(one)).toBe(true);
  });
  it('follows what others do where it is near, and returns', () => {
    const one = camera();
    one.follow([7900, 4700], false);
    expect(isWhole(one)).toBe(true);
    one.zoom(4, [0, 600]);
    const here = one.centre;
    one.follow([7000, 4000], false);
    one.follow([6000, 4000], false);
    expect(one.toScreen([6000, 4000])[0]).toBeGreaterThan(0);
    one.back(false);
    close(one.centre, here);
  });
});

describe('a window that glides', () => {
  afterEach(() => void vi.useRealTimers());
  it('gets where it goes, whatever is shown meanwhile', () => {
    vi.useFakeTimers();
    const one = camera();
    one.frame([1500, 2400], 600, true);
    vi.advanceTimersByTime(400);
    expect(one.scale).toBeGreaterThan(0.3);
    one.back(true);
    vi.advanceTimersByTime(100);
    one.follow([7900, 4700], true);
    vi.advanceTimersByTime(400);
    expect(isWhole(one)).toBe(true);
  });
});
