import type { InstantSearchProps } from 'react-instantsearch';
import { shopFetch } from '@/components/browser/shop-fetch';
import { facetAttributes } from '@/lib/core/facets';
import { errorText } from '@/lib/core/errors/error-texts';
import type { ListAnswer, ListAnswers } from '@/lib/search/list/list-answer';
import type { ListIndex, ListRequest } from '@/lib/search/list/list-requests';
import type { ProductScope } from '@/lib/search/list/product-filters';

type SearchClient = NonNullable<InstantSearchProps['searchClient']>;

type Filters = string | Filters[];

interface HelperQuery {
  indexName: string;
  params?: {
    page?: number;
    hitsPerPage?: number;
    facets?: string | string[];
    facetFilters?: Filters;
    numericFilters?: Filters;
  };
}

/** A search client for InstantSearch that asks the shop's own handler; equal queries are asked once. Throws what a refusal says. */
export function listSearchClient(scope: ProductScope): SearchClient {
  const answers = new Map<string, Promise<ListAnswer[]>>();
  const ask = async (requests: ListRequest[]) => {
    const answer = await shopFetch<ListAnswers>('POST', '/api/search/products', {
      scope,
      requests,
    });
    if (!answer.ok) throw new Error(answer.error.text);
    if (!answer.value.results) throw new Error(errorText({ code: 'upstream-unavailable' }));
    return answer.value.results;
  };
  return {
    search: async (queries: readonly HelperQuery[]) => {
      const requests = queries.map(requestOf);
      const key = JSON.stringify(requests);
      const answer = answers.get(key) ?? ask(requests);
      answers.set(key, answer);
      answer.catch(() => answers.delete(key));
      return {
        results: (await answer).map((each) => ({ ...each, queryID: each.queryID ?? undefined })),
      };
    },
  };
}

/** One of the helper's queries in the words of the handler. */
export function requestOf({ indexName, params = {} }: HelperQuery): ListRequest {
  return {
    index: indexName as ListIndex,
    page: params.page ?? 0,
    countsOnly: params.hitsPerPage === 0,
    facets: [params.facets ?? []].flat().filter(isCounted),
    facetFilters: partsOf(params.facetFilters ?? []).map(flat),
    numericFilters: flat(params.numericFilters ?? []).map((bound) =>
      bound.replace(/^Price\s*([<>]=)\s*/, 'Price $1 '),
    ),
  };
}

/** Delivery classes are none: the handler counts them of every list by itself. */
const isCounted = (facet: string): facet is ListRequest['facets'][number] =>
  facet === 'Price' || facetAttributes.some((attribute) => attribute === facet);

const partsOf = (filters: Filters) => (typeof filters === 'string' ? [filters] : filters);

const flat = (filters: Filters): string[] =>
  typeof filters === 'string' ? [filters] : filters.flatMap(flat);
