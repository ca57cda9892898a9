import { describe, expect, it } from 'vitest';
import { merge } from './merge';

describe('merge', () => {
  // The example cases of RFC 7386, appendix A.
  const cases: [unknown, unknown, unknown][] = [
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [['a', 'b'], ['c', 'd'], ['c', 'd']],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ a: 'foo' }, 'bar', 'bar'],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ];
  it.each(cases)('%j with %j gives %j', (target, patch, expected) => {
    expect(merge(target, patch)).toEqual(expected);
  });

  it('leaves the target as it was and shares what is untouched', () => {
    const target = { a: { deep: 1 }, b: { deep: 2 } };
    const before = structuredClone(target);
    const result = merge(target, { b: { deep: 3 } }) as typeof target;
    expect(target).toEqual(before);
    expect(result.a).toBe(target.a);
  });

  it('does not touch prototypes', () => {
    const result = merge({}, JSON.parse('{"__proto__":{"polluted":1}}')) as Record<string, unknown>;
    expect(result.polluted).toBeUndefined();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
