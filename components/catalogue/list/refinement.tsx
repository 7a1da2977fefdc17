'use client';

import type { UiState, SearchClient } from 'instantsearch.js';
import { useEffect, useMemo, useRef } from 'react';
import {
  useHits,
  useInstantSearch,
  usePagination,
  useRange,
  useRefinementList,
  useSortBy,
} from 'react-instantsearch';
import { InstantSearchNext, createInstantSearchNextInstance } from 'react-instantsearch-nextjs';
import { searchIndexes } from '@/lib/config/search-indexes';
import { listPath } from '@/lib/catalogue/category/list-address';
import type { ListPlace } from '@/lib/catalogue/category/list-place';
import { facetDefinitions } from '@/lib/search/facets';
import type { ListAnswer, ListAnswers } from '@/lib/search/list/list-answer';
import { listPageOf } from '@/lib/search/list/list-page';
import { choiceOfUiState, uiStateOf, type ListUiState } from '@/lib/search/list/list-state';
import { scopeOf } from '@/lib/search/list/product-filters';
import { sortChoices } from '@/lib/search/list/sort';

import { type ListView, type RequestedView, choiceInAddress } from './list-view';
import { errorText } from '@/lib/core/error-texts';
import { shopFetch } from '@/components/browser/shop-fetch';
import type { ListIndex, ListRequest } from '@/lib/search/list/list-requests';
import type { ProductScope } from '@/lib/search/list/product-filters';

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
function listSearchClient(scope: ProductScope): SearchClient {
  const answers = new Map<string, Promise<ListAnswers>>();
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
      const answer = answers.get(key) ?? ask(requests);
      answers.set(key, answer);
      answer.catch(() => answers.delete(key));
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

interface RefinementProps {
  place: ListPlace;
  /** The view asked for last; a new object is a new question. */
  wanted: RequestedView;
  onView: (change: Partial<ListView>) => void;
}

const indexName = searchIndexes.products;
const sortItems = sortChoices.map(({ index, label }) => ({ value: index, label }));

/** InstantSearch behind a list: it keeps the state and the address, asks, and hands each answer up. It shows nothing itself. */
export default function Refinement({ place, wanted, onView }: RefinementProps) {
  const [client, instance] = useMemo(
    () => [listSearchClient(scopeOf(place)), createInstantSearchNextInstance()],
    [place],
  );
  const routing = useMemo(
    () => ({
      router: listRouter(place),
      stateMapping: {
        stateToRoute: (state: UiState) => state,
        routeToState: (state: UiState) => state,
      },
    }),
    [place],
  );
  return (
    <InstantSearchNext<UiState, UiState>
      searchClient={client}
      indexName={indexName}
      routing={routing}
      instance={instance}
      future={{ preserveSharedStateOnUnmount: true }}
      ignoreMultipleHooksWarning
    >
      {facetDefinitions.map(({ attribute }) => (
        <FacetWidget key={attribute} attribute={attribute} />
      ))}
      <Bridge wanted={wanted} onView={onView} />
    </InstantSearchNext>
  );
}

function FacetWidget({ attribute }: { attribute: string }) {
  useRefinementList({ attribute, limit: 100, operator: 'or' });
  return null;
}

function Bridge({ wanted, onView }: Pick<RefinementProps, 'wanted' | 'onView'>) {
  useRange({ attribute: 'Price' });
  useSortBy({ items: sortItems });
  usePagination();
  useHits();
  const { results, status, error, indexUiState, setIndexUiState } = useInstantSearch({
    catchError: true,
  });
  const latestWanted = useRef(wanted);

  useEffect(() => {
    if (latestWanted.current === wanted) return;
    latestWanted.current = wanted;
    setIndexUiState((state) => ({
      ...uiStateOf(wanted.choice, wanted.page),
      configure: state.configure,
    }));
  }, [wanted, setIndexUiState]);

  useEffect(() => {
    const choice = choiceOfUiState(indexUiState as ListUiState);
    if (status === 'error' || error) return onView({ list: null, choice, busy: false });
    // Before the first answer InstantSearch shows an artificial one.
    const answers =
      results && !results.__isArtificial ? (results._rawResults as unknown as ListAnswer[]) : [];
    const [main, ...others] = answers;
    if (status !== 'idle' || !main) return onView({ choice, busy: true });
    onView({ choice, busy: false, list: listPageOf([main, ...others]) });
  }, [results, status, error, indexUiState, onView]);
  return null;
}

/**
 * Keeps address and state of a list in step while the list is what the address names: on the way to another page InstantSearch hears of the new
 * address before the list goes, and would write the list's own over it.
 */
function listRouter(place: ListPlace) {
  let uiState: UiState = {};
  return {
    writeDelay: 0,
    cleanUrlOnDispose: false,
    createURL: ({ routeState }: { routeState: UiState }) =>
      addressOf(place, routeState[indexName] ?? {}),
    parseURL: (): UiState => {
      const fromAddress = choiceInAddress(place);
      if (fromAddress) uiState = { [indexName]: uiStateOf(fromAddress.choice, fromAddress.page) };
      return uiState;
    },
    push: (url: string) => {
      if (choiceInAddress(place)) window.history.pushState({}, '', url);
    },
  };
}

function addressOf(place: ListPlace, state: ListUiState): string {
  return `${window.location.origin}${listPath(place, choiceOfUiState(state), state.page ?? 1)}`;
}
