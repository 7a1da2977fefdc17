import { searchIndexes } from '@/lib/config/search-indexes';
import { localPlatform } from '@/lib/config/local-platform';
import type { BackEnd } from '../../back-end';
import type { Measured } from './measure';
import { ask } from './visitor';

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
  const { appId, searchKey } = localPlatform.search;
  const headers = {
    'content-type': 'application/json',
    'x-algolia-application-id': appId,
    'x-algolia-api-key': searchKey,
  };
  const search = async (query: string) => {
    const body = JSON.stringify({
      requests: [
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
      ],
    });
    return (
      await ask<{ results: { nbHits: number }[] }>(backEnd, 'search', '/1/indexes/*/queries', {
        method: 'POST',
        headers,
        body,
      })
    ).results;
  };
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
