import { bestMatches } from '@/lib/search/best-match';

const hit = (objectID: string, ProductCode: string, BestAlgoliaMatch?: boolean) => ({
  objectID,
  ProductCode,
  ...(BestAlgoliaMatch === undefined ? {} : { BestAlgoliaMatch }),
});

it.each([
  ['nothing', [], []],
  ['one of each product code', [hit('a1', 'a'), hit('b1', 'b')], ['a1', 'b1']],
  [
    'the first of a product code, in the order of the answer',
    [hit('b2', 'b'), hit('a1', 'a'), hit('b1', 'b')],
    ['b2', 'a1'],
  ],
  [
    'what the index marks otherwise is left out',
    [hit('a1', 'a', false), hit('a2', 'a', true), hit('b1', 'b', false)],
    ['a2'],
  ],
])('keeps %s', (_, hits, kept) => {
  const best = bestMatches(hits);
  expect(best.map(({ objectID }) => objectID)).toEqual(kept);
  expect(best.every(({ BestAlgoliaMatch }) => BestAlgoliaMatch)).toBe(true);
});
