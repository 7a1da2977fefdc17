import { Makings } from '@/lib/cache/makings';

const open = null;

describe('when a copy was begun', () => {
  it.each<[string, (makings: Makings) => void, number | undefined]>([
    ['at the look that found nothing', (it) => it.looked('a', 10, open), 10],
    ['at the first of several looks that found nothing', (it) => [10, 20, 30].forEach((at) => it.looked('a', at, open)), 10],
    ['at the look that found a copy at its end', (it) => it.looked('a', 10, 10), 10],
    ['never, when the copy serves', (it) => it.looked('a', 10, 11), undefined],
    ['after the last copy that served', (it) => { it.looked('a', 10, open); it.looked('a', 20, 99); it.looked('a', 99, 99); }, 99],
    ['never, when another was looked for', (it) => it.looked('b', 10, open), undefined],
    ['never, when it was filed already', (it) => { it.looked('a', 10, open); it.filed('a'); }, undefined],
    ['anew after it was filed', (it) => { it.looked('a', 10, open); it.filed('a'); it.looked('a', 40, open); }, 40],
  ])('%s', (_name, looks, begun) => {
    const makings = new Makings();
    looks(makings);
    expect(makings.filed('a')).toBe(begun);
  });

  it('forgets the oldest when there are too many', () => {
    const makings = new Makings(2);
    for (const [index, key] of ['a', 'b', 'c'].entries()) makings.looked(key, index, open);
    expect(['a', 'b', 'c'].map((key) => makings.filed(key))).toEqual([undefined, 1, 2]);
  });
});
