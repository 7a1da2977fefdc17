/** @jest-environment node */
import { byteCache } from '@/lib/cache/kept';

const entry = (size: number) => ({ size });

describe('values up to a number of bytes', () => {
  it('go when memory ends, the one unused longest first', () => {
    const kept = byteCache(40);
    for (const key of ['a', 'b', 'c', 'd']) kept.set(key, entry(10));
    kept.get('a');
    kept.set('e', entry(10));
    expect(['a', 'b', 'c', 'd', 'e'].filter((key) => kept.get(key))).toEqual(['a', 'c', 'd', 'e']);
  });

  it('count once under their key, and not at all when they are gone', () => {
    const kept = byteCache(40);
    for (let turn = 0; turn < 10; turn += 1) kept.set('a', entry(10));
    kept.set('b', entry(10));
    kept.delete('b');
    kept.delete('b');
    for (const key of ['c', 'd', 'e']) kept.set(key, entry(10));
    expect(['a', 'c', 'd', 'e'].every((key) => kept.get(key))).toBe(true);
  });

  it('are kept when they take nothing', () => {
    const kept = byteCache(40);
    kept.set('a', entry(0));
    expect(kept.get('a')).toEqual(entry(0));
  });

  it('are not kept when one alone would push out many', () => {
    const kept = byteCache(40);
    kept.set('a', entry(10));
    kept.set('a', entry(11));
    expect(kept.get('a')).toBeUndefined();
  });
});
