import type { SearchClient } from 'instantsearch.js';
import { errorText } from '@/lib/core/error-texts';
import { shopFetch } from '@/components/browser/shop-fetch';
import type { ListAnswers } from '@/lib/search/list-answer';
import type { ListIndex, ListRequest } from '@/lib/search/list-requests';
import type { ProductScope } from '@/lib/search/product-filters';

interface HelperQuery {
  indexName: string;
  params?: {
    page?: number;
    hitsPerPage?: number;
    facets?: string | string[];
    facetFilters?: (string | string[])[];
    numericFilters?: (string | string[])[];
  };
}

/** A search client for InstantSearch that asks the shop's own handler; equal queries are asked once. Throws what a refusal says. */
export function listSearchClient(scope: ProductScope): SearchClient {
  const known = new Map<string, Promise<ListAnswers>>();
  const ask = async (requests: ListRequest[]): Promise<ListAnswers> => {
    const answer = await shopFetch<ListAnswers>('POST', '/api/search/products', {
      scope,
      requests,
    });
    if (!answer.ok) throw new Error(answer.error.text);
    if (!answer.value.results) throw new Error(errorText({ code: 'upstream-unavailable' }));
    return answer.value;
  };
  return {
    search: async (queries: readonly HelperQuery[]) => {
      const requests = queries.map(requestOf);
      const key = JSON.stringify(requests);
      const answer = known.get(key) ?? ask(requests);
      known.set(key, answer);
      answer.catch(() => known.delete(key));
      return answer;
    },
  } as unknown as SearchClient;
}

/** One of the helper's queries in the words of the handler. */
export function requestOf({ indexName, params = {} }: HelperQuery): ListRequest {
  return {
    index: indexName as ListIndex,
    page: params.page ?? 0,
    countsOnly: params.hitsPerPage === 0,
    facets: [params.facets ?? []].flat() as ListRequest['facets'],
    facetFilters: (params.facetFilters ?? []).map((group) => [group].flat()),
    numericFilters: (params.numericFilters ?? [])
      .flat()
      .map((bound) => bound.replace(/^Price\s*([<>]=)\s*/, 'Price $1 ')),
  };
}
