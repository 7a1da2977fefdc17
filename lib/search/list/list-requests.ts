import { searchIndexes } from '@/lib/config/search-indexes';
import { listLimits } from '@/lib/config/list-limits';
import { cardFactAttributes } from '@/lib/catalogue/product/card-line';
import type { ListChoice } from '@/lib/catalogue/category/list-address';
import type { FacetAttribute } from '@/lib/core/facets';
import { facetDefinitions } from '../facets';
import { classFilter, productFilters, type ProductScope } from './product-filters';
import { sortIndex, type sortChoices } from './sort';
import { filterKeyOf } from '@/lib/routes/filter-keys';

/** Facet filters of a choice: values of one facet are alternatives, facets narrow each other. */
export function facetFilters(choice: ListChoice): string[][] {
  return facetDefinitions.flatMap(({ attribute }) => {
    const values = choice.filters[filterKeyOf(attribute)] ?? [];
    return values.length > 0 ? [values.map((value) => `${attribute}:${value}`)] : [];
  });
}

/** Price bounds (dollars) as numeric filters. */
export function priceFilters({ price }: ListChoice): string[] {
  return [
    ...(price.min === null ? [] : [`Price >= ${price.min}`]),
    ...(price.max === null ? [] : [`Price <= ${price.max}`]),
  ];
}

/** The index of a list's order (specification A7). */
export type ListIndex = (typeof sortChoices)[number]['index'];

/** One query of a list as the browser may ask it: what narrows it, never what the shop's standing filters say. */
export interface ListRequest {
  index: ListIndex;
  /** Counted from 0. */
  page: number;
  /** No hits: only the counts of the facets. */
  countsOnly: boolean;
  facets: (FacetAttribute | 'Price')[];
  /** Values of one group are alternatives, groups narrow each other: `Color:Red`. */
  facetFilters: string[][];
  /** `Price >= 25`. */
  numericFilters: string[];
}

/** Everything a list asks to be counted: the facets of specification A7, and the price for its bounds. */
export const countedFacets: ListRequest['facets'] = [
  ...facetDefinitions.map(({ attribute }) => attribute),
  'Price',
];

/**
 * The queries of a page (from 1) of a list: the list itself, then one for each facet and price that is chosen, without that choice, which
 * counts what else could be chosen instead. InstantSearch asks the same in the browser. `listPageOf` reads the answers.
 */
export function listRequests(choice: ListChoice, page: number): [ListRequest, ...ListRequest[]] {
  const chosen = facetFilters(choice);
  const numericFilters = priceFilters(choice);
  const list: ListRequest = {
    index: sortIndex(choice.sort) ?? searchIndexes.products,
    page: page - 1,
    countsOnly: false,
    facets: countedFacets,
    facetFilters: chosen,
    numericFilters,
  };
  const counts = { ...list, page: 0, countsOnly: true };
  return [
    list,
    ...chosen.map((group): ListRequest => ({
      ...counts,
      facets: [group[0]?.split(':')[0] as FacetAttribute],
      facetFilters: chosen.filter((other) => other !== group),
    })),
    ...(numericFilters.length > 0
      ? [{ ...counts, facets: ['Price' as const], numericFilters: [] }]
      : []),
  ];
}

/** What a card needs of a record: descriptions and most facet values stay where they are. */
const cardAttributes = [
  'ID',
  'ProductCode',
  'title',
  'PriceMin',
  'PriceMax',
  'RetailMin',
  'RetailMax',
  'PercentOff',
  'SizeCount',
  'ColorCount',
  'StockBand',
  'ReleaseDate1',
  'IsFeatured',
  'IsLilacGrown',
  'IsLilacExclusive',
  'IsWorkShopEvent',
  'Image',
  'ImageAlt',
  'ColorPictures',
  'Size',
  'StemCount',
  'Brand',
  'DeliveryClass',
  ...cardFactAttributes,
];

/** A facet filter whose value is meant as it is: one that begins with a dash would leave out what has it. */
const meantAsIs = (filter: string) => filter.replace(/^([^:]*:)-/, '$1\\-');

/** A list's query in the search engine's own words, with the standing filters of specification A7 in every one of them; of delivery `classes` alone where they are named. */
export function toSearchQuery(
  scope: ProductScope,
  request: ListRequest,
  nowSeconds: number,
  classes: readonly string[] | null = null,
) {
  return {
    indexName: request.index,
    ...(scope.query === undefined ? {} : { query: scope.query }),
    filters: [productFilters(scope, nowSeconds), ...(classes ? [classFilter(classes)] : [])].join(
      ' AND ',
    ),
    distinct: true,
    facetingAfterDistinct: true,
    facets: [...request.facets, ...(request.countsOnly ? [] : ['DeliveryClass'])],
    facetFilters: request.facetFilters.map((group) => group.map(meantAsIs)),
    numericFilters: request.numericFilters,
    hitsPerPage: request.countsOnly ? 0 : listLimits.searchHitsPerPage,
    page: request.page,
    attributesToRetrieve: cardAttributes,
    attributesToHighlight: [],
    clickAnalytics: !request.countsOnly,
  };
}
