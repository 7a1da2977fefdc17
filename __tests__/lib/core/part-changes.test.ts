import { partChanges } from '@/lib/core/part-changes';

type Step = Record<string, unknown> | number;

describe('partChanges', () => {
  it.each<[what: string, steps: Step[], told: string[]]>([
    ['nothing before the first reading', [5000], []],
    ['nothing for the first reading', [{ a: 1 }, 5000], []],
    [
      'nothing for the same again',
      [{ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 }, 5000],
      [],
    ],
    ['what is another', [{ a: 1, b: 2 }, { a: 1, b: 3 }, 5000], ['b']],
    ['what is new, and what is gone', [{ a: 1, b: 2 }, { b: 2, c: 3 }, 5000], ['a', 'c']],
    ['what changed unnoticed in between', [{ a: 1 }, { a: 2 }, { a: 2, b: 1 }, 5000], ['a', 'b']],
    [
      'what changed back: copies may have been made of either',
      [{ a: 1 }, { a: 2 }, { a: 1 }, 5000],
      ['a'],
    ],
    ['the same once more within ten seconds', [{ a: 1 }, { a: 2 }, 5000, 15_000], ['a']],
    ['and no longer', [{ a: 1 }, { a: 2 }, 5000, 15_001], []],
    ['a new change anew', [{ a: 1 }, { a: 2 }, 5000, { a: 3 }, 30_000], ['a']],
    [
      'only the new one when the old one is over',
      [{ a: 1, b: 1 }, { a: 2, b: 1 }, 5000, { a: 2, b: 2 }, 30_000],
      ['b'],
    ],
    [
      'names of every object as any other',
      [{}, { __proto__x: 1, constructor: 2 }, 5000],
      ['__proto__x', 'constructor'],
    ],
  ])('%s', (_what, steps, told) => {
    const changes = partChanges();
    let last: string[] = [];
    for (const step of steps) {
      if (typeof step === 'number') last = changes.changedParts(step);
      else changes.note(step);
    }
    expect(last.toSorted()).toEqual(told);
  });
});
