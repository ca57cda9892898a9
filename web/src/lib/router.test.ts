import { describe, expect, it } from 'vitest';
import { parse } from './router.svelte';

describe('parse', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/game/tempel', { page: 'game', game: 'tempel' }],
    ['/t/AB12CD34', { page: 'table', code: 'AB12CD34' }],
    ['/replay', { page: 'replay', match: null }],
    ['/replay/m%201', { page: 'replay', match: 'm 1' }],
    ['/matches', { page: 'matches' }],
    ['/rules/tempel', { page: 'rules', game: 'tempel' }],
    ['/devices', { page: 'devices' }],
    ['/devices/7', { page: 'unknown' }],
    ['/t/AB/more', { page: 'unknown' }],
    ['/t/%E0%A4%A', { page: 'table', code: '%E0%A4%A' }],
    ['/elsewhere', { page: 'unknown' }],
  ])('%s', (path, route) => {
    expect(parse(path)).toEqual(route);
  });
});
