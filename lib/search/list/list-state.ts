import { searchIndexes } from '@/lib/config/search-indexes';
import { filterKeyOf } from '@/lib/routes/filter-keys';
import type { ListChoice } from '@/lib/catalogue/category/list-address';
import { facetDefinitions } from '../facets';
import { sortChoices, sortIndex } from './sort';

/** A refined view as InstantSearch keeps it for one index. */
export interface ListUiState {
  refinementList?: Record<string, string[]>;
  range?: Record<string, string>;
  sortBy?: string;
  page?: number;
}

/** A choice and its page (from 1) as InstantSearch's state; nothing is named that is not chosen. */
export function uiStateOf(choice: ListChoice, page: number): ListUiState {
  const lists = facetDefinitions.flatMap(({ attribute }) => {
    const values = choice.filters[filterKeyOf(attribute)] ?? [];
    return values.length > 0 ? [[attribute, values] as const] : [];
  });
  const { min, max } = choice.price;
  return {
    ...(lists.length > 0 ? { refinementList: Object.fromEntries(lists) } : {}),
    ...(min !== null || max !== null ? { range: { Price: `${min ?? ''}:${max ?? ''}` } } : {}),
    ...(choice.sort ? { sortBy: sortIndex(choice.sort) ?? searchIndexes.products } : {}),
    ...(page > 1 ? { page } : {}),
  };
}

/** The way back: what is chosen in InstantSearch's state, values in a fixed order. */
export function choiceOfUiState({
  refinementList = {},
  range = {},
  sortBy,
}: ListUiState): ListChoice {
  const [min, max] = (range.Price ?? '').split(':');
  const filters = facetDefinitions.flatMap(({ attribute }) => {
    const values = refinementList[attribute] ?? [];
    return values.length > 0 ? [[filterKeyOf(attribute), [...values].sort()] as const] : [];
  });
  return {
    filters: Object.fromEntries(filters),
    price: { min: min ? Number(min) : null, max: max ? Number(max) : null },
    sort: sortChoices.find(({ index }) => index === sortBy)?.value ?? null,
  };
}
