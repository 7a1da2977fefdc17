/** @jest-environment node */
import { attributeOf, proximityOf, type WordPlaces } from '@/platform/search/query/match-criteria';
import { singular } from '@/platform/search/query/plurals';
import { RecordSet } from '@/platform/search/index/record-set';
import { runQuery } from '@/platform/search/query/run-query';
import { SearchIndex } from '@/platform/search/index/search-index';
import type { IndexSettings } from '@/platform/search/index/settings';

type Fields = Record<string, string | string[] | number>;

/** IDs in the engine's order for a query of some records under some settings. */
function order(settings: IndexSettings, records: Record<string, Fields>, query: string): string[] {
  const documents = Object.entries(records).map(([objectID, fields]) => ({ objectID, ...fields }));
  const answer = runQuery(new SearchIndex('one', settings, new RecordSet(documents), null), {
    query,
  });
  return answer.ok
    ? (answer.value.hits as { objectID: string }[]).map(({ objectID }) => objectID)
    : [answer.error];
}

describe('singular and plural', () => {
  it.each([
    ['roses', 'rose'],
    ['rose', 'rose'],
    ['lilies', 'lily'],
    ['lily', 'lily'],
    ['daisies', 'daisy'],
    ['wreaths', 'wreath'],
    ['wreath', 'wreath'],
    ['boxes', 'box'],
    ['branches', 'branch'],
    ['bushes', 'bush'],
    ['cacti', 'cactus'],
    ['cactus', 'cactus'],
    ['leaves', 'leaf'],
    ['olives', 'olive'],
    ['hibiscus', 'hibiscus'],
    ['grass', 'grass'],
    ['grasses', 'grass'],
    ['vases', 'vase'],
    ['ferns', 'fern'],
    ['iris', 'iris'],
    ['peonies', 'peony'],
    ['candles', 'candle'],
    ['gas', 'gas'],
    ['bus', 'bus'],
    ['children', 'child'],
  ])('%s is %s', (word, one) => {
    expect(singular(word)).toBe(one);
  });
});

describe('the ranking criteria, as the vendor documents them', () => {
  const text = {
    searchableAttributes: ['title', 'tags', 'unordered(about)'],
    customRanking: ['asc(place)'],
  };

  it.each<[string, IndexSettings, Record<string, Fields>, string, string[]]>([
    [
      'attribute: an earlier one of the list',
      text,
      { a: { about: 'fern' }, b: { tags: ['fern'] }, c: { title: 'fern' } },
      'fern',
      ['c', 'b', 'a'],
    ],
    [
      'attribute: an earlier place where it is ordered',
      text,
      { a: { title: 'old red fern', place: 1 }, b: { title: 'fern in red', place: 2 } },
      'fern',
      ['b', 'a'],
    ],
    [
      'attribute: any place where it is unordered',
      text,
      { a: { about: 'old red fern', place: 1 }, b: { about: 'fern in red', place: 2 } },
      'fern',
      ['a', 'b'],
    ],
    [
      'attribute: any place where two share a rank',
      { ...text, searchableAttributes: ['title,about'], exactOnSingleWordQuery: 'none' },
      { a: { title: 'old fern', place: 1 }, b: { about: 'fern', place: 2 } },
      'fern',
      ['a', 'b'],
    ],
    [
      'proximity: words side by side',
      text,
      { a: { title: 'red long stem rose', place: 1 }, b: { title: 'one red rose', place: 2 } },
      'red rose',
      ['b', 'a'],
    ],
    [
      'proximity: words in their order',
      text,
      { a: { title: 'rose red', place: 1 }, b: { title: 'a red rose', place: 2 } },
      'red rose',
      ['b', 'a'],
    ],
    [
      'proximity: words of one attribute before those of two',
      text,
      { a: { title: 'rose', tags: ['red'], place: 1 }, b: { about: 'a red rose', place: 2 } },
      'red rose',
      ['b', 'a'],
    ],
    [
      'proximity: two values of a list are not near',
      text,
      { a: { tags: ['red', 'rose'], place: 1 }, b: { tags: ['red and white rose'], place: 2 } },
      'red rose',
      ['b', 'a'],
    ],
    [
      'minProximity: near enough is equal',
      { ...text, minProximity: 3, searchableAttributes: ['unordered(title)'] },
      { a: { title: 'red stem rose', place: 1 }, b: { title: 'red rose', place: 2 } },
      'red rose',
      ['a', 'b'],
    ],
    [
      'attributeCriteriaComputedBy sum: every word counts',
      { ...text, attributeCriteriaComputedBy: 'sum', ranking: ['attribute', 'custom'] },
      {
        a: { title: 'rose', about: 'red', place: 1 },
        b: { title: 'a rose', tags: ['red'], place: 2 },
      },
      'rose red',
      ['b', 'a'],
    ],
    [
      'best: the best word alone',
      { ...text, attributeCriteriaComputedBy: 'best', ranking: ['attribute', 'custom'] },
      {
        a: { title: 'rose', about: 'red', place: 1 },
        b: { title: 'rose', tags: ['red'], place: 2 },
      },
      'rose red',
      ['a', 'b'],
    ],
    [
      'exact: by default only a whole attribute, of one word',
      text,
      {
        a: { title: 'fern pot', place: 1 },
        b: { title: 'fern', place: 2 },
        c: { title: 'ferns', place: 0 },
      },
      'fern',
      ['b', 'c', 'a'],
    ],
    [
      'exactOnSingleWordQuery word: a whole word',
      { ...text, exactOnSingleWordQuery: 'word' },
      { a: { title: 'fernery', place: 1 }, b: { title: 'fern pot', place: 2 } },
      'fern',
      ['b', 'a'],
    ],
    [
      'exactOnSingleWordQuery none: nothing',
      { ...text, exactOnSingleWordQuery: 'none' },
      { a: { title: 'fernery', place: 1 }, b: { title: 'fern', place: 2 } },
      'fern',
      ['a', 'b'],
    ],
    [
      'exact: the more whole words',
      text,
      { a: { title: 'pots for ferns', place: 1 }, b: { title: 'pots for fern', place: 2 } },
      'pots fern',
      ['b', 'a'],
    ],
    [
      'disableExactOnAttributes: never there',
      {
        searchableAttributes: ['about,title'],
        exactOnSingleWordQuery: 'word',
        disableExactOnAttributes: ['about'],
        customRanking: ['asc(place)'],
      },
      {
        a: { about: 'fern', place: 2 },
        b: { title: 'fern', place: 3 },
        c: { title: 'fernery', place: 1 },
      },
      'fern',
      ['b', 'c', 'a'],
    ],
    [
      'custom: last',
      text,
      { a: { title: 'fern', place: 2 }, b: { title: 'fern', place: 1 } },
      'fern',
      ['b', 'a'],
    ],
    [
      'ignorePlurals off: the other number is not found',
      { ...text, queryType: 'prefixNone' },
      { a: { title: 'lilies' }, b: { title: 'lily' } },
      'lily',
      ['b'],
    ],
    [
      'ignorePlurals: the other number is found, and as exact',
      { ...text, ignorePlurals: ['en'] },
      { a: { title: 'lilies', place: 1 }, b: { title: 'lily', place: 2 } },
      'lily',
      ['a', 'b'],
    ],
    [
      'ignorePlurals of another language: not',
      { ...text, ignorePlurals: ['fr'], queryType: 'prefixNone' },
      { a: { title: 'lilies' } },
      'lily',
      [],
    ],
    [
      'alternativesAsExact: without plurals the word itself is first',
      { ...text, ignorePlurals: true, alternativesAsExact: ['singleWordSynonym'] },
      { a: { title: 'lilies', place: 1 }, b: { title: 'lily', place: 2 } },
      'lily',
      ['b', 'a'],
    ],
    [
      'another order of the criteria',
      { ...text, ranking: ['exact', 'attribute', 'custom'], exactOnSingleWordQuery: 'word' },
      { a: { title: 'fernery' }, b: { tags: ['fern'] } },
      'fern',
      ['b', 'a'],
    ],
  ])('%s', (_name, settings, records, query, ids) => {
    expect(order(settings, records, query)).toEqual(ids);
  });
});

describe('where words stand', () => {
  const places = (rank: number, ordered: boolean, ...of: number[][]): WordPlaces => ({
    attribute: { name: `a${rank}`, rank, ordered },
    places: of,
  });

  it.each<[string, WordPlaces[], number, number]>([
    ['side by side', [places(0, true, [1], [2])], 2, 1],
    ['the other way round', [places(0, true, [2], [1])], 2, 2],
    ['far', [places(0, true, [0], [30])], 2, 8],
    ['in two attributes', [places(0, true, [0], []), places(1, true, [], [1])], 2, 8],
    ['three words', [places(0, true, [0], [1], [4])], 3, 4],
    ['the nearest of several', [places(0, true, [0, 9], [5, 10])], 2, 1],
  ])('%s', (_name, found, words, distance) => {
    expect(proximityOf(found, words, 1)).toBe(distance);
  });

  it.each<[string, 'best' | 'minProximity' | 'sum', number]>([
    ['best', 'best', 0],
    ['that of the nearest words', 'minProximity', 1001],
    ['sum', 'sum', 1002],
  ])('the attribute: %s', (_name, rule, score) => {
    expect(attributeOf([places(0, true, [0], []), places(1, true, [1], [2])], 2, rule)).toBe(score);
  });
});
