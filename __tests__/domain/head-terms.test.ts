/** @jest-environment node */
import { searchIndexes } from '@/lib/config/search-indexes';
import { limits } from '@/lib/config/limits';
import { indexTime } from '@/lib/search/list/product-filters';
import type { ProductRecord } from '@/lib/search/record';
import {
  contentRequest,
  eventRequest,
  productRequest,
  suggestionRequest,
} from '@/lib/search/site-requests';
import { curated } from '@/platform/search/index/curation';
import { RecordSet } from '@/platform/search/index/record-set';
import { runQuery } from '@/platform/search/query/run-query';
import { SearchIndex } from '@/platform/search/index/search-index';
import { buildStock } from '@/platform/stock/stock';
import type { SearchIndexStock } from '@/platform/stock/stock-shape';
import { syntheticBatches } from '@/platform/stock/synthetic/synthetic-batches';
import { processorMs } from '@/__tests__/support/processor-ms';
import { headTerms } from './head-terms';

const now = new Date('2026-11-23T18:00:00Z');
const time = indexTime(now);

/** Indexes of the demo shop, on the stand-in's engine. */
function indexesOf(stock: readonly SearchIndexStock[]): Map<string, SearchIndex> {
  return new Map(
    stock.map(({ name, settings, records, rules = [], synonyms = [] }) => {
      const index = new SearchIndex(name, settings, new RecordSet(records), null);
      const ruled = curated(
        index,
        'rules',
        rules.map((put) => ({ put })),
      );
      Object.assign(
        index,
        curated(
          ruled,
          'synonyms',
          synonyms.map((put) => ({ put })),
        ),
      );
      index.warm();
      return [name, index];
    }),
  );
}

const demo = buildStock({ now }).search;
const shops = new Map([['of the demo shop', indexesOf(demo)]]);
const engineOf = (
  indexes: ReadonlyMap<string, SearchIndex>,
  name: string = searchIndexes.products,
) => indexes.get(name) ?? new SearchIndex(name, {}, new RecordSet([]), null);

function first(index: SearchIndex, query: string, most = 5): ProductRecord[] {
  const answer = runQuery(index, { ...productRequest(query, time, most) });
  if (!answer.ok) throw new Error(answer.error);
  return answer.value.hits as ProductRecord[];
}

beforeAll(() => {
  const products = demo.find(({ name }) => name === searchIndexes.products);
  const more = [...syntheticBatches({ now, count: 20_000 - (products?.records.length ?? 0) })];
  shops.set(
    'of 20,000',
    indexesOf(
      demo.map((index) =>
        index === products
          ? { ...index, records: [...index.records, ...more.flatMap(({ records }) => records)] }
          : index,
      ),
    ),
  );
});

it('the table has fifty terms or more, each once', () => {
  const terms = new Set(headTerms.map(({ query }) => query));
  expect([terms.size >= 50, terms.size]).toEqual([true, headTerms.length]);
});

describe.each(['of the demo shop', 'of 20,000'])('the first five products %s', (shop) => {
  it.each(headTerms)('for $query', ({ query, wanted, shelves, never = [], sold = 5 }) => {
    const hits = first(engineOf(shops.get(shop) ?? new Map()), query);
    const names = hits.map(({ title }) => title);
    expect(hits.length).toBeGreaterThanOrEqual(Math.min(5, sold));
    expect(wanted.filter((name) => !names.some((title) => title.includes(name)))).toEqual([]);
    expect(names.filter((title) => never.some((name) => title.includes(name)))).toEqual([]);
    expect(
      hits
        .slice(0, sold)
        .filter(({ CategoryIDs }) => !CategoryIDs.some((id) => shelves.includes(id)))
        .map(({ title }) => title),
    ).toEqual([]);
  });
});

it('shows for lilac every lilac before what is named after one, and no gift card for the name of the house', () => {
  const names = first(engineOf(shops.get('of the demo shop') ?? new Map()), 'lilac', 20).map(
    ({ title }) => title,
  );
  const grows = names.map((title) => !/Candle|Ornament/.test(title));
  expect(names).toContain('Japanese Tree Lilac');
  expect(names).toContain('Lilac Week Candle');
  expect(names.filter((title) => title.includes('Gift Card'))).toEqual([]);
  expect(grows).toEqual([...grows].sort((a, b) => Number(b) - Number(a)));
});

/** Milliseconds of processor time of one quick search: its four queries. */
function timeOf(indexes: ReadonlyMap<string, SearchIndex>, query: string): number {
  return processorMs(() => {
    for (const request of [
      productRequest(query, time, limits.quickProductHits),
      eventRequest(query, time),
      contentRequest(query, limits.quickRows.mobile),
      suggestionRequest(query, limits.quickSuggestions.desktop),
    ])
      runQuery(engineOf(indexes, request.indexName), { ...request });
  });
}

it('answers the quick search within 25 ms at 20,000 products', () => {
  const indexes = shops.get('of 20,000') ?? new Map<string, SearchIndex>();
  const { records } = engineOf(indexes);
  const record = records.at(0);
  // What a neighbour on the machine takes is not the engine's: the least of each term counts, and a busy machine has ten rounds for it.
  const least = headTerms.map(() => Infinity);
  for (let round = 0; round < 10 && !(median(least) < 25); round += 1) {
    // A write forgets what was worked out before.
    if (record) records.put(record);
    headTerms.forEach(({ query }, at) => {
      least[at] = Math.min(least[at] ?? Infinity, timeOf(indexes, query));
    });
  }
  expect(median(least)).toBeLessThan(25);
});

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;
}
