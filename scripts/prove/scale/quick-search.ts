import { searchIndexes } from '@/lib/config/search-indexes';
import type { BackEnd } from '../../back-end';
import type { Measured } from './measure';
import { askSearch } from './visitor';

const words = [
  'rose',
  'ros',
  'orch',
  'tulip bouquet',
  'planter',
  'fern',
  'hydrangea',
  'garden',
  'lilly',
  'wreath',
  'red',
  'gif',
  'succulent',
  'peony',
  'soil',
];

/** The header's quick search: five queries in one call, another word each time (specification A9: 40 hits for the product query). */
export async function quickSearch(backEnd: BackEnd): Promise<Measured[]> {
  const search = (query: string) =>
    askSearch<{ nbHits: number }>(backEnd, [
      {
        indexName: searchIndexes.products,
        query,
        hitsPerPage: 40,
        distinct: true,
        facetFilters: ['IsWorkShopEvent:false'],
        clickAnalytics: true,
      },
      {
        indexName: searchIndexes.products,
        query,
        hitsPerPage: 5,
        facetFilters: ['IsWorkShopEvent:true', 'IsDefaultProduct:true'],
        distinct: true,
        clickAnalytics: true,
      },
      { indexName: searchIndexes.content, query, hitsPerPage: 5 },
      { indexName: searchIndexes.suggestions, query, hitsPerPage: 3 },
      { indexName: searchIndexes.products, query, hitsPerPage: 0, facets: ['*'] },
    ]);
  if ((await search('rose')).length !== 5)
    throw new Error('The quick search does not answer five results.');
  return [
    {
      name: 'quick search over five indexes',
      limitMs: 25,
      run: async (round) => {
        await search(words[round % words.length] ?? '');
      },
    },
  ];
}
