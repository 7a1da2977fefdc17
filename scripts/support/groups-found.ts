import { localPlatform } from '@/lib/config/local-platform';

/** Product groups the search stand-in at `platformUrl` finds: a shop is not quick because it stocked half. */
export async function groupsFound(platformUrl: string): Promise<number> {
  const { appId, searchKey } = localPlatform.search;
  const answer = await fetch(`${platformUrl}/search/1/indexes/products/query`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': appId,
      'x-algolia-api-key': searchKey,
    },
    body: JSON.stringify({ query: '', filters: 'IsWorkShopEvent:false', hitsPerPage: 0 }),
  });
  const { nbHits = 0 } = (await answer.json()) as { nbHits?: number };
  return nbHits;
}
