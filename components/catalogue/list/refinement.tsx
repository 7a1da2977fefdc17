'use client';

import { useEffect, useMemo, useRef } from 'react';
import {
  useConfigure,
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
import { listPageOfResults } from '@/lib/search/list/from-instantsearch';
import { choiceOfUiState, uiStateOf, type ListUiState } from '@/lib/search/list/list-state';
import { scopeOf } from '@/lib/search/list/product-filters';
import { sortChoices } from '@/lib/search/list/sort';

import { listSearchClient } from './list-search-client';
import { type ListView, type RequestedView, choiceInAddress } from './list-view';

interface RefinementProps {
  place: ListPlace;
  /** The view asked for last; a new object is a new question. */
  wanted: RequestedView;
  onView: (change: Partial<ListView>) => void;
}

type UiState = ReturnType<typeof useInstantSearch>['uiState'];

const indexName = searchIndexes.products;
/** What has no filter of its own and is counted of the list: when things arrive depends on it. */
const countedBeside = { facets: ['DeliveryClass'] };
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
  useConfigure(countedBeside);
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
    // Before the first answer InstantSearch shows an artificial one (Algolia's guide "Conditional display").
    if (status !== 'idle' || results.__isArtificial) return onView({ choice, busy: true });
    onView({ choice, busy: false, list: listPageOfResults(results) });
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
